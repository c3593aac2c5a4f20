#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___view___SquareView_traverse(serai___games___merv___view___SquareViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_square);
    Py_VISIT(self->_district);
    Py_VISIT(self->_action);
    Py_VISIT(self->_colour);
    Py_VISIT(self->_building);
    Py_VISIT(self->_soldier);
    Py_VISIT(self->_upgrade);
    Py_VISIT(self->_ransom);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___view___SquareView_clear(PyObject *cpy_r_self)
{
    serai___games___merv___view___SquareViewObject *self = (serai___games___merv___view___SquareViewObject *)cpy_r_self;
    Py_CLEAR(self->_square);
    Py_CLEAR(self->_district);
    Py_CLEAR(self->_action);
    Py_CLEAR(self->_colour);
    Py_CLEAR(self->_building);
    Py_CLEAR(self->_soldier);
    Py_CLEAR(self->_upgrade);
    Py_CLEAR(self->_ransom);
    return 0;
}

static int32_t CPyDef_merv___view___SquareView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___view___SquareViewObject *self = (serai___games___merv___view___SquareViewObject *)cpy_r_self;
    Py_CLEAR(self->_square);
    Py_CLEAR(self->_district);
    Py_CLEAR(self->_action);
    Py_CLEAR(self->_colour);
    Py_CLEAR(self->_building);
    Py_CLEAR(self->_soldier);
    Py_CLEAR(self->_upgrade);
    Py_CLEAR(self->_ransom);
    return 0;
}

static void
merv___view___SquareView_dealloc(serai___games___merv___view___SquareViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___view___SquareView_dealloc)
    CPyDef_merv___view___SquareView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___view_____mypyc__SquareView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___view___SquareView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
merv___view___SquareView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___view___SquareView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___view_____mypyc__SquareView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___view___SquareView_vtable[1];
static bool
CPyDef_merv___view___SquareView_trait_vtable_setup(void)
{
    CPyVTableItem merv___view___SquareView_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___view___SquareView_vtable, merv___view___SquareView_vtable_scratch, sizeof(merv___view___SquareView_vtable));
    return 1;
}

static bool
CPyDef_merv___view___SquareView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___view___SquareView_get_square(serai___games___merv___view___SquareViewObject *self, void *closure);
static int
merv___view___SquareView_set_square(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SquareView_get_district(serai___games___merv___view___SquareViewObject *self, void *closure);
static int
merv___view___SquareView_set_district(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SquareView_get_action(serai___games___merv___view___SquareViewObject *self, void *closure);
static int
merv___view___SquareView_set_action(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SquareView_get_colour(serai___games___merv___view___SquareViewObject *self, void *closure);
static int
merv___view___SquareView_set_colour(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SquareView_get_building(serai___games___merv___view___SquareViewObject *self, void *closure);
static int
merv___view___SquareView_set_building(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SquareView_get_soldier(serai___games___merv___view___SquareViewObject *self, void *closure);
static int
merv___view___SquareView_set_soldier(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SquareView_get_upgrade(serai___games___merv___view___SquareViewObject *self, void *closure);
static int
merv___view___SquareView_set_upgrade(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SquareView_get_attacked(serai___games___merv___view___SquareViewObject *self, void *closure);
static int
merv___view___SquareView_set_attacked(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SquareView_get_ransom(serai___games___merv___view___SquareViewObject *self, void *closure);
static int
merv___view___SquareView_set_ransom(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SquareView_get_falls(serai___games___merv___view___SquareViewObject *self, void *closure);
static int
merv___view___SquareView_set_falls(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___view___SquareView_getseters[] = {
    {"square",
     (getter)merv___view___SquareView_get_square, (setter)merv___view___SquareView_set_square,
     NULL, NULL},
    {"district",
     (getter)merv___view___SquareView_get_district, (setter)merv___view___SquareView_set_district,
     NULL, NULL},
    {"action",
     (getter)merv___view___SquareView_get_action, (setter)merv___view___SquareView_set_action,
     NULL, NULL},
    {"colour",
     (getter)merv___view___SquareView_get_colour, (setter)merv___view___SquareView_set_colour,
     NULL, NULL},
    {"building",
     (getter)merv___view___SquareView_get_building, (setter)merv___view___SquareView_set_building,
     NULL, NULL},
    {"soldier",
     (getter)merv___view___SquareView_get_soldier, (setter)merv___view___SquareView_set_soldier,
     NULL, NULL},
    {"upgrade",
     (getter)merv___view___SquareView_get_upgrade, (setter)merv___view___SquareView_set_upgrade,
     NULL, NULL},
    {"attacked",
     (getter)merv___view___SquareView_get_attacked, (setter)merv___view___SquareView_set_attacked,
     NULL, NULL},
    {"ransom",
     (getter)merv___view___SquareView_get_ransom, (setter)merv___view___SquareView_set_ransom,
     NULL, NULL},
    {"falls",
     (getter)merv___view___SquareView_get_falls, (setter)merv___view___SquareView_set_falls,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___view___SquareView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___view_____mypyc__SquareView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___view___SquareView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "SquareView",
    .tp_new = merv___view___SquareView_new,
    .tp_dealloc = (destructor)merv___view___SquareView_dealloc,
    .tp_traverse = (traverseproc)merv___view___SquareView_traverse,
    .tp_clear = (inquiry)CPyDef_merv___view___SquareView_clear,
    .tp_getset = merv___view___SquareView_getseters,
    .tp_methods = merv___view___SquareView_methods,
    .tp_basicsize = sizeof(serai___games___merv___view___SquareViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("SquareView()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___view___SquareView_template = &CPyType_merv___view___SquareView_template_;

PyObject *CPyDef_merv___view_____mypyc__SquareView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___view___SquareViewObject *self;
    self = (serai___games___merv___view___SquareViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___view___SquareView_vtable;
    self->_attacked = 2;
    self->_falls = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___view___SquareView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_merv___view_____mypyc__SquareView_setup((PyObject *)CPyType_merv___view___SquareView);
    if (self == NULL)
        return NULL;
    int res = CPyType_merv___view___SquareView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___view___SquareView_get_square(serai___games___merv___view___SquareViewObject *self, void *closure)
{
    if (unlikely(self->_square == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'square' of 'SquareView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_square);
    PyObject *retval = self->_square;
    return retval;
}

static int
merv___view___SquareView_set_square(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SquareView' object attribute 'square' cannot be deleted");
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
    if (self->_square != NULL) {
        CPy_DECREF(self->_square);
    }
    self->_square = tmp;
    return 0;
}

static PyObject *
merv___view___SquareView_get_district(serai___games___merv___view___SquareViewObject *self, void *closure)
{
    if (unlikely(self->_district == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'district' of 'SquareView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_district);
    PyObject *retval = self->_district;
    return retval;
}

static int
merv___view___SquareView_set_district(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SquareView' object attribute 'district' cannot be deleted");
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
    if (self->_district != NULL) {
        CPy_DECREF(self->_district);
    }
    self->_district = tmp;
    return 0;
}

static PyObject *
merv___view___SquareView_get_action(serai___games___merv___view___SquareViewObject *self, void *closure)
{
    if (unlikely(self->_action == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'action' of 'SquareView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_action);
    PyObject *retval = self->_action;
    return retval;
}

static int
merv___view___SquareView_set_action(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SquareView' object attribute 'action' cannot be deleted");
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
merv___view___SquareView_get_colour(serai___games___merv___view___SquareViewObject *self, void *closure)
{
    if (unlikely(self->_colour == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colour' of 'SquareView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_colour);
    PyObject *retval = self->_colour;
    return retval;
}

static int
merv___view___SquareView_set_colour(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SquareView' object attribute 'colour' cannot be deleted");
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
merv___view___SquareView_get_building(serai___games___merv___view___SquareViewObject *self, void *closure)
{
    if (unlikely(self->_building == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'building' of 'SquareView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_building);
    PyObject *retval = self->_building;
    return retval;
}

static int
merv___view___SquareView_set_building(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SquareView' object attribute 'building' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3732;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3732;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL3732: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_building != NULL) {
        CPy_DECREF(self->_building);
    }
    self->_building = tmp;
    return 0;
}

static PyObject *
merv___view___SquareView_get_soldier(serai___games___merv___view___SquareViewObject *self, void *closure)
{
    if (unlikely(self->_soldier == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'soldier' of 'SquareView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_soldier);
    PyObject *retval = self->_soldier;
    return retval;
}

static int
merv___view___SquareView_set_soldier(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SquareView' object attribute 'soldier' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3733;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3733;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL3733: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_soldier != NULL) {
        CPy_DECREF(self->_soldier);
    }
    self->_soldier = tmp;
    return 0;
}

static PyObject *
merv___view___SquareView_get_upgrade(serai___games___merv___view___SquareViewObject *self, void *closure)
{
    if (unlikely(self->_upgrade == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'upgrade' of 'SquareView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_upgrade);
    PyObject *retval = self->_upgrade;
    return retval;
}

static int
merv___view___SquareView_set_upgrade(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SquareView' object attribute 'upgrade' cannot be deleted");
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
    if (self->_upgrade != NULL) {
        CPy_DECREF(self->_upgrade);
    }
    self->_upgrade = tmp;
    return 0;
}

static PyObject *
merv___view___SquareView_get_attacked(serai___games___merv___view___SquareViewObject *self, void *closure)
{
    if (unlikely(self->_attacked == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'attacked' of 'SquareView' undefined");
        return NULL;
    }
    PyObject *retval = self->_attacked ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___view___SquareView_set_attacked(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SquareView' object attribute 'attacked' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_attacked = tmp;
    return 0;
}

static PyObject *
merv___view___SquareView_get_ransom(serai___games___merv___view___SquareViewObject *self, void *closure)
{
    if (unlikely(self->_ransom == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ransom' of 'SquareView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ransom);
    PyObject *retval = self->_ransom;
    return retval;
}

static int
merv___view___SquareView_set_ransom(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SquareView' object attribute 'ransom' cannot be deleted");
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
    if (self->_ransom != NULL) {
        CPy_DECREF(self->_ransom);
    }
    self->_ransom = tmp;
    return 0;
}

static PyObject *
merv___view___SquareView_get_falls(serai___games___merv___view___SquareViewObject *self, void *closure)
{
    if (unlikely(self->_falls == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'falls' of 'SquareView' undefined");
        return NULL;
    }
    PyObject *retval = self->_falls ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___view___SquareView_set_falls(serai___games___merv___view___SquareViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SquareView' object attribute 'falls' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_falls = tmp;
    return 0;
}

static int
merv___view___YieldView_traverse(serai___games___merv___view___YieldViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_zone);
    Py_VISIT(self->_square);
    Py_VISIT(self->_mine);
    Py_VISIT(self->_owner);
    Py_VISIT(self->_theirs);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___view___YieldView_clear(PyObject *cpy_r_self)
{
    serai___games___merv___view___YieldViewObject *self = (serai___games___merv___view___YieldViewObject *)cpy_r_self;
    Py_CLEAR(self->_zone);
    Py_CLEAR(self->_square);
    Py_CLEAR(self->_mine);
    Py_CLEAR(self->_owner);
    Py_CLEAR(self->_theirs);
    return 0;
}

static int32_t CPyDef_merv___view___YieldView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___view___YieldViewObject *self = (serai___games___merv___view___YieldViewObject *)cpy_r_self;
    Py_CLEAR(self->_zone);
    Py_CLEAR(self->_square);
    Py_CLEAR(self->_mine);
    Py_CLEAR(self->_owner);
    Py_CLEAR(self->_theirs);
    return 0;
}

static void
merv___view___YieldView_dealloc(serai___games___merv___view___YieldViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___view___YieldView_dealloc)
    CPyDef_merv___view___YieldView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___view_____mypyc__YieldView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___view___YieldView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
merv___view___YieldView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___view___YieldView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___view_____mypyc__YieldView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___view___YieldView_vtable[1];
static bool
CPyDef_merv___view___YieldView_trait_vtable_setup(void)
{
    CPyVTableItem merv___view___YieldView_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___view___YieldView_vtable, merv___view___YieldView_vtable_scratch, sizeof(merv___view___YieldView_vtable));
    return 1;
}

static bool
CPyDef_merv___view___YieldView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___view___YieldView_get_zone(serai___games___merv___view___YieldViewObject *self, void *closure);
static int
merv___view___YieldView_set_zone(serai___games___merv___view___YieldViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___YieldView_get_square(serai___games___merv___view___YieldViewObject *self, void *closure);
static int
merv___view___YieldView_set_square(serai___games___merv___view___YieldViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___YieldView_get_mine(serai___games___merv___view___YieldViewObject *self, void *closure);
static int
merv___view___YieldView_set_mine(serai___games___merv___view___YieldViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___YieldView_get_owner(serai___games___merv___view___YieldViewObject *self, void *closure);
static int
merv___view___YieldView_set_owner(serai___games___merv___view___YieldViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___YieldView_get_theirs(serai___games___merv___view___YieldViewObject *self, void *closure);
static int
merv___view___YieldView_set_theirs(serai___games___merv___view___YieldViewObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___view___YieldView_getseters[] = {
    {"zone",
     (getter)merv___view___YieldView_get_zone, (setter)merv___view___YieldView_set_zone,
     NULL, NULL},
    {"square",
     (getter)merv___view___YieldView_get_square, (setter)merv___view___YieldView_set_square,
     NULL, NULL},
    {"mine",
     (getter)merv___view___YieldView_get_mine, (setter)merv___view___YieldView_set_mine,
     NULL, NULL},
    {"owner",
     (getter)merv___view___YieldView_get_owner, (setter)merv___view___YieldView_set_owner,
     NULL, NULL},
    {"theirs",
     (getter)merv___view___YieldView_get_theirs, (setter)merv___view___YieldView_set_theirs,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___view___YieldView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___view_____mypyc__YieldView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___view___YieldView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "YieldView",
    .tp_new = merv___view___YieldView_new,
    .tp_dealloc = (destructor)merv___view___YieldView_dealloc,
    .tp_traverse = (traverseproc)merv___view___YieldView_traverse,
    .tp_clear = (inquiry)CPyDef_merv___view___YieldView_clear,
    .tp_getset = merv___view___YieldView_getseters,
    .tp_methods = merv___view___YieldView_methods,
    .tp_basicsize = sizeof(serai___games___merv___view___YieldViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("YieldView()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___view___YieldView_template = &CPyType_merv___view___YieldView_template_;

PyObject *CPyDef_merv___view_____mypyc__YieldView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___view___YieldViewObject *self;
    self = (serai___games___merv___view___YieldViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___view___YieldView_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___view___YieldView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_merv___view_____mypyc__YieldView_setup((PyObject *)CPyType_merv___view___YieldView);
    if (self == NULL)
        return NULL;
    int res = CPyType_merv___view___YieldView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___view___YieldView_get_zone(serai___games___merv___view___YieldViewObject *self, void *closure)
{
    if (unlikely(self->_zone == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'zone' of 'YieldView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_zone);
    PyObject *retval = self->_zone;
    return retval;
}

static int
merv___view___YieldView_set_zone(serai___games___merv___view___YieldViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'YieldView' object attribute 'zone' cannot be deleted");
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
    if (self->_zone != NULL) {
        CPy_DECREF(self->_zone);
    }
    self->_zone = tmp;
    return 0;
}

static PyObject *
merv___view___YieldView_get_square(serai___games___merv___view___YieldViewObject *self, void *closure)
{
    if (unlikely(self->_square == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'square' of 'YieldView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_square);
    PyObject *retval = self->_square;
    return retval;
}

static int
merv___view___YieldView_set_square(serai___games___merv___view___YieldViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'YieldView' object attribute 'square' cannot be deleted");
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
    if (self->_square != NULL) {
        CPy_DECREF(self->_square);
    }
    self->_square = tmp;
    return 0;
}

static PyObject *
merv___view___YieldView_get_mine(serai___games___merv___view___YieldViewObject *self, void *closure)
{
    if (unlikely(self->_mine == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'mine' of 'YieldView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_mine);
    PyObject *retval = self->_mine;
    return retval;
}

static int
merv___view___YieldView_set_mine(serai___games___merv___view___YieldViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'YieldView' object attribute 'mine' cannot be deleted");
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
    if (self->_mine != NULL) {
        CPy_DECREF(self->_mine);
    }
    self->_mine = tmp;
    return 0;
}

static PyObject *
merv___view___YieldView_get_owner(serai___games___merv___view___YieldViewObject *self, void *closure)
{
    if (unlikely(self->_owner == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'owner' of 'YieldView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_owner);
    PyObject *retval = self->_owner;
    return retval;
}

static int
merv___view___YieldView_set_owner(serai___games___merv___view___YieldViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'YieldView' object attribute 'owner' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3734;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3734;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL3734: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_owner != NULL) {
        CPy_DECREF(self->_owner);
    }
    self->_owner = tmp;
    return 0;
}

static PyObject *
merv___view___YieldView_get_theirs(serai___games___merv___view___YieldViewObject *self, void *closure)
{
    if (unlikely(self->_theirs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'theirs' of 'YieldView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_theirs);
    PyObject *retval = self->_theirs;
    return retval;
}

static int
merv___view___YieldView_set_theirs(serai___games___merv___view___YieldViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'YieldView' object attribute 'theirs' cannot be deleted");
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
    if (self->_theirs != NULL) {
        CPy_DECREF(self->_theirs);
    }
    self->_theirs = tmp;
    return 0;
}

static int
merv___view___CardView_traverse(serai___games___merv___view___CardViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_spice);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___view___CardView_clear(PyObject *cpy_r_self)
{
    serai___games___merv___view___CardViewObject *self = (serai___games___merv___view___CardViewObject *)cpy_r_self;
    Py_CLEAR(self->_spice);
    return 0;
}

static int32_t CPyDef_merv___view___CardView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___view___CardViewObject *self = (serai___games___merv___view___CardViewObject *)cpy_r_self;
    Py_CLEAR(self->_spice);
    return 0;
}

static void
merv___view___CardView_dealloc(serai___games___merv___view___CardViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___view___CardView_dealloc)
    CPyDef_merv___view___CardView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___view_____mypyc__CardView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___view___CardView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
merv___view___CardView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___view___CardView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___view_____mypyc__CardView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___view___CardView_vtable[1];
static bool
CPyDef_merv___view___CardView_trait_vtable_setup(void)
{
    CPyVTableItem merv___view___CardView_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___view___CardView_vtable, merv___view___CardView_vtable_scratch, sizeof(merv___view___CardView_vtable));
    return 1;
}

static bool
CPyDef_merv___view___CardView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___view___CardView_get_spice(serai___games___merv___view___CardViewObject *self, void *closure);
static int
merv___view___CardView_set_spice(serai___games___merv___view___CardViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___CardView_get_camel(serai___games___merv___view___CardViewObject *self, void *closure);
static int
merv___view___CardView_set_camel(serai___games___merv___view___CardViewObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___view___CardView_getseters[] = {
    {"spice",
     (getter)merv___view___CardView_get_spice, (setter)merv___view___CardView_set_spice,
     NULL, NULL},
    {"camel",
     (getter)merv___view___CardView_get_camel, (setter)merv___view___CardView_set_camel,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___view___CardView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___view_____mypyc__CardView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___view___CardView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "CardView",
    .tp_new = merv___view___CardView_new,
    .tp_dealloc = (destructor)merv___view___CardView_dealloc,
    .tp_traverse = (traverseproc)merv___view___CardView_traverse,
    .tp_clear = (inquiry)CPyDef_merv___view___CardView_clear,
    .tp_getset = merv___view___CardView_getseters,
    .tp_methods = merv___view___CardView_methods,
    .tp_basicsize = sizeof(serai___games___merv___view___CardViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("CardView()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___view___CardView_template = &CPyType_merv___view___CardView_template_;

PyObject *CPyDef_merv___view_____mypyc__CardView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___view___CardViewObject *self;
    self = (serai___games___merv___view___CardViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___view___CardView_vtable;
    self->_camel = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___view___CardView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_merv___view_____mypyc__CardView_setup((PyObject *)CPyType_merv___view___CardView);
    if (self == NULL)
        return NULL;
    int res = CPyType_merv___view___CardView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___view___CardView_get_spice(serai___games___merv___view___CardViewObject *self, void *closure)
{
    if (unlikely(self->_spice == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spice' of 'CardView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_spice);
    PyObject *retval = self->_spice;
    return retval;
}

static int
merv___view___CardView_set_spice(serai___games___merv___view___CardViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CardView' object attribute 'spice' cannot be deleted");
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
    if (self->_spice != NULL) {
        CPy_DECREF(self->_spice);
    }
    self->_spice = tmp;
    return 0;
}

static PyObject *
merv___view___CardView_get_camel(serai___games___merv___view___CardViewObject *self, void *closure)
{
    if (unlikely(self->_camel == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'camel' of 'CardView' undefined");
        return NULL;
    }
    PyObject *retval = self->_camel ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___view___CardView_set_camel(serai___games___merv___view___CardViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CardView' object attribute 'camel' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_camel = tmp;
    return 0;
}

static int
merv___view___CityView_traverse(serai___games___merv___view___CityViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_city);
    Py_VISIT(self->_posts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___view___CityView_clear(PyObject *cpy_r_self)
{
    serai___games___merv___view___CityViewObject *self = (serai___games___merv___view___CityViewObject *)cpy_r_self;
    Py_CLEAR(self->_city);
    Py_CLEAR(self->_posts);
    return 0;
}

static int32_t CPyDef_merv___view___CityView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___view___CityViewObject *self = (serai___games___merv___view___CityViewObject *)cpy_r_self;
    Py_CLEAR(self->_city);
    Py_CLEAR(self->_posts);
    return 0;
}

static void
merv___view___CityView_dealloc(serai___games___merv___view___CityViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___view___CityView_dealloc)
    CPyDef_merv___view___CityView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___view_____mypyc__CityView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___view___CityView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
merv___view___CityView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___view___CityView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___view_____mypyc__CityView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___view___CityView_vtable[1];
static bool
CPyDef_merv___view___CityView_trait_vtable_setup(void)
{
    CPyVTableItem merv___view___CityView_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___view___CityView_vtable, merv___view___CityView_vtable_scratch, sizeof(merv___view___CityView_vtable));
    return 1;
}

static bool
CPyDef_merv___view___CityView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___view___CityView_get_city(serai___games___merv___view___CityViewObject *self, void *closure);
static int
merv___view___CityView_set_city(serai___games___merv___view___CityViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___CityView_get_posts(serai___games___merv___view___CityViewObject *self, void *closure);
static int
merv___view___CityView_set_posts(serai___games___merv___view___CityViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___CityView_get_camel(serai___games___merv___view___CityViewObject *self, void *closure);
static int
merv___view___CityView_set_camel(serai___games___merv___view___CityViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___CityView_get_road_camel(serai___games___merv___view___CityViewObject *self, void *closure);
static int
merv___view___CityView_set_road_camel(serai___games___merv___view___CityViewObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___view___CityView_getseters[] = {
    {"city",
     (getter)merv___view___CityView_get_city, (setter)merv___view___CityView_set_city,
     NULL, NULL},
    {"posts",
     (getter)merv___view___CityView_get_posts, (setter)merv___view___CityView_set_posts,
     NULL, NULL},
    {"camel",
     (getter)merv___view___CityView_get_camel, (setter)merv___view___CityView_set_camel,
     NULL, NULL},
    {"road_camel",
     (getter)merv___view___CityView_get_road_camel, (setter)merv___view___CityView_set_road_camel,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___view___CityView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___view_____mypyc__CityView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___view___CityView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "CityView",
    .tp_new = merv___view___CityView_new,
    .tp_dealloc = (destructor)merv___view___CityView_dealloc,
    .tp_traverse = (traverseproc)merv___view___CityView_traverse,
    .tp_clear = (inquiry)CPyDef_merv___view___CityView_clear,
    .tp_getset = merv___view___CityView_getseters,
    .tp_methods = merv___view___CityView_methods,
    .tp_basicsize = sizeof(serai___games___merv___view___CityViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("CityView()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___view___CityView_template = &CPyType_merv___view___CityView_template_;

PyObject *CPyDef_merv___view_____mypyc__CityView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___view___CityViewObject *self;
    self = (serai___games___merv___view___CityViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___view___CityView_vtable;
    self->_camel = 2;
    self->_road_camel = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___view___CityView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_merv___view_____mypyc__CityView_setup((PyObject *)CPyType_merv___view___CityView);
    if (self == NULL)
        return NULL;
    int res = CPyType_merv___view___CityView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___view___CityView_get_city(serai___games___merv___view___CityViewObject *self, void *closure)
{
    if (unlikely(self->_city == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'city' of 'CityView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_city);
    PyObject *retval = self->_city;
    return retval;
}

static int
merv___view___CityView_set_city(serai___games___merv___view___CityViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CityView' object attribute 'city' cannot be deleted");
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
    if (self->_city != NULL) {
        CPy_DECREF(self->_city);
    }
    self->_city = tmp;
    return 0;
}

static PyObject *
merv___view___CityView_get_posts(serai___games___merv___view___CityViewObject *self, void *closure)
{
    if (unlikely(self->_posts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'posts' of 'CityView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_posts);
    PyObject *retval = self->_posts;
    return retval;
}

static int
merv___view___CityView_set_posts(serai___games___merv___view___CityViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CityView' object attribute 'posts' cannot be deleted");
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
    if (self->_posts != NULL) {
        CPy_DECREF(self->_posts);
    }
    self->_posts = tmp;
    return 0;
}

static PyObject *
merv___view___CityView_get_camel(serai___games___merv___view___CityViewObject *self, void *closure)
{
    if (unlikely(self->_camel == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'camel' of 'CityView' undefined");
        return NULL;
    }
    PyObject *retval = self->_camel ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___view___CityView_set_camel(serai___games___merv___view___CityViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CityView' object attribute 'camel' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_camel = tmp;
    return 0;
}

static PyObject *
merv___view___CityView_get_road_camel(serai___games___merv___view___CityViewObject *self, void *closure)
{
    if (unlikely(self->_road_camel == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'road_camel' of 'CityView' undefined");
        return NULL;
    }
    PyObject *retval = self->_road_camel ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___view___CityView_set_road_camel(serai___games___merv___view___CityViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CityView' object attribute 'road_camel' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_road_camel = tmp;
    return 0;
}

static int
merv___view___PileView_traverse(serai___games___merv___view___PileViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_pile);
    Py_VISIT(self->_top);
    if (CPyTagged_CheckLong(self->_left)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_left));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___view___PileView_clear(PyObject *cpy_r_self)
{
    serai___games___merv___view___PileViewObject *self = (serai___games___merv___view___PileViewObject *)cpy_r_self;
    Py_CLEAR(self->_pile);
    Py_CLEAR(self->_top);
    if (CPyTagged_CheckLong(self->_left)) {
        CPyTagged __tmp = self->_left;
        self->_left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_merv___view___PileView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___view___PileViewObject *self = (serai___games___merv___view___PileViewObject *)cpy_r_self;
    Py_CLEAR(self->_pile);
    Py_CLEAR(self->_top);
    if (CPyTagged_CheckLong(self->_left)) {
        CPyTagged __tmp = self->_left;
        self->_left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
merv___view___PileView_dealloc(serai___games___merv___view___PileViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___view___PileView_dealloc)
    CPyDef_merv___view___PileView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___view_____mypyc__PileView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___view___PileView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
merv___view___PileView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___view___PileView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___view_____mypyc__PileView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___view___PileView_vtable[1];
static bool
CPyDef_merv___view___PileView_trait_vtable_setup(void)
{
    CPyVTableItem merv___view___PileView_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___view___PileView_vtable, merv___view___PileView_vtable_scratch, sizeof(merv___view___PileView_vtable));
    return 1;
}

static bool
CPyDef_merv___view___PileView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___view___PileView_get_pile(serai___games___merv___view___PileViewObject *self, void *closure);
static int
merv___view___PileView_set_pile(serai___games___merv___view___PileViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PileView_get_top(serai___games___merv___view___PileViewObject *self, void *closure);
static int
merv___view___PileView_set_top(serai___games___merv___view___PileViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PileView_get_left(serai___games___merv___view___PileViewObject *self, void *closure);
static int
merv___view___PileView_set_left(serai___games___merv___view___PileViewObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___view___PileView_getseters[] = {
    {"pile",
     (getter)merv___view___PileView_get_pile, (setter)merv___view___PileView_set_pile,
     NULL, NULL},
    {"top",
     (getter)merv___view___PileView_get_top, (setter)merv___view___PileView_set_top,
     NULL, NULL},
    {"left",
     (getter)merv___view___PileView_get_left, (setter)merv___view___PileView_set_left,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___view___PileView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___view_____mypyc__PileView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___view___PileView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "PileView",
    .tp_new = merv___view___PileView_new,
    .tp_dealloc = (destructor)merv___view___PileView_dealloc,
    .tp_traverse = (traverseproc)merv___view___PileView_traverse,
    .tp_clear = (inquiry)CPyDef_merv___view___PileView_clear,
    .tp_getset = merv___view___PileView_getseters,
    .tp_methods = merv___view___PileView_methods,
    .tp_basicsize = sizeof(serai___games___merv___view___PileViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("PileView()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___view___PileView_template = &CPyType_merv___view___PileView_template_;

PyObject *CPyDef_merv___view_____mypyc__PileView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___view___PileViewObject *self;
    self = (serai___games___merv___view___PileViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___view___PileView_vtable;
    self->_left = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___view___PileView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_merv___view_____mypyc__PileView_setup((PyObject *)CPyType_merv___view___PileView);
    if (self == NULL)
        return NULL;
    int res = CPyType_merv___view___PileView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___view___PileView_get_pile(serai___games___merv___view___PileViewObject *self, void *closure)
{
    if (unlikely(self->_pile == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pile' of 'PileView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pile);
    PyObject *retval = self->_pile;
    return retval;
}

static int
merv___view___PileView_set_pile(serai___games___merv___view___PileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PileView' object attribute 'pile' cannot be deleted");
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
    if (self->_pile != NULL) {
        CPy_DECREF(self->_pile);
    }
    self->_pile = tmp;
    return 0;
}

static PyObject *
merv___view___PileView_get_top(serai___games___merv___view___PileViewObject *self, void *closure)
{
    if (unlikely(self->_top == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'top' of 'PileView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_top);
    PyObject *retval = self->_top;
    return retval;
}

static int
merv___view___PileView_set_top(serai___games___merv___view___PileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PileView' object attribute 'top' cannot be deleted");
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
    if (self->_top != NULL) {
        CPy_DECREF(self->_top);
    }
    self->_top = tmp;
    return 0;
}

static PyObject *
merv___view___PileView_get_left(serai___games___merv___view___PileViewObject *self, void *closure)
{
    if (unlikely(self->_left == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'left' of 'PileView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_left);
    PyObject *retval = CPyTagged_StealAsObject(self->_left);
    return retval;
}

static int
merv___view___PileView_set_left(serai___games___merv___view___PileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PileView' object attribute 'left' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_left != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_left);
    }
    self->_left = tmp;
    return 0;
}

static int
merv___view___PlayerView_traverse(serai___games___merv___view___PlayerViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_cubes);
    if (CPyTagged_CheckLong(self->_points)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_points));
    }
    if (CPyTagged_CheckLong(self->_total)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_total));
    }
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
    if (CPyTagged_CheckLong(self->_spice_points)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_spice_points));
    }
    if (CPyTagged_CheckLong(self->_spice_limit)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_spice_limit));
    }
    Py_VISIT(self->_courtiers);
    Py_VISIT(self->_mosque);
    if (CPyTagged_CheckLong(self->_mosque_level)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_mosque_level));
    }
    Py_VISIT(self->_contracts);
    Py_VISIT(self->_discoveries);
    Py_VISIT(self->_bonus_tiles);
    if (CPyTagged_CheckLong(self->_buildings)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_buildings));
    }
    if (CPyTagged_CheckLong(self->_servants)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_servants));
    }
    if (CPyTagged_CheckLong(self->_posts)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_posts));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___view___PlayerView_clear(PyObject *cpy_r_self)
{
    serai___games___merv___view___PlayerViewObject *self = (serai___games___merv___view___PlayerViewObject *)cpy_r_self;
    Py_CLEAR(self->_cubes);
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_total)) {
        CPyTagged __tmp = self->_total;
        self->_total = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
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
    if (CPyTagged_CheckLong(self->_spice_points)) {
        CPyTagged __tmp = self->_spice_points;
        self->_spice_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_spice_limit)) {
        CPyTagged __tmp = self->_spice_limit;
        self->_spice_limit = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_courtiers);
    Py_CLEAR(self->_mosque);
    if (CPyTagged_CheckLong(self->_mosque_level)) {
        CPyTagged __tmp = self->_mosque_level;
        self->_mosque_level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_contracts);
    Py_CLEAR(self->_discoveries);
    Py_CLEAR(self->_bonus_tiles);
    if (CPyTagged_CheckLong(self->_buildings)) {
        CPyTagged __tmp = self->_buildings;
        self->_buildings = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_servants)) {
        CPyTagged __tmp = self->_servants;
        self->_servants = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_posts)) {
        CPyTagged __tmp = self->_posts;
        self->_posts = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_merv___view___PlayerView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___view___PlayerViewObject *self = (serai___games___merv___view___PlayerViewObject *)cpy_r_self;
    Py_CLEAR(self->_cubes);
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_total)) {
        CPyTagged __tmp = self->_total;
        self->_total = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
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
    if (CPyTagged_CheckLong(self->_spice_points)) {
        CPyTagged __tmp = self->_spice_points;
        self->_spice_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_spice_limit)) {
        CPyTagged __tmp = self->_spice_limit;
        self->_spice_limit = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_courtiers);
    Py_CLEAR(self->_mosque);
    if (CPyTagged_CheckLong(self->_mosque_level)) {
        CPyTagged __tmp = self->_mosque_level;
        self->_mosque_level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_contracts);
    Py_CLEAR(self->_discoveries);
    Py_CLEAR(self->_bonus_tiles);
    if (CPyTagged_CheckLong(self->_buildings)) {
        CPyTagged __tmp = self->_buildings;
        self->_buildings = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_servants)) {
        CPyTagged __tmp = self->_servants;
        self->_servants = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_posts)) {
        CPyTagged __tmp = self->_posts;
        self->_posts = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
merv___view___PlayerView_dealloc(serai___games___merv___view___PlayerViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___view___PlayerView_dealloc)
    CPyDef_merv___view___PlayerView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___view_____mypyc__PlayerView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___view___PlayerView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
merv___view___PlayerView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___view___PlayerView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___view_____mypyc__PlayerView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___view___PlayerView_vtable[1];
static bool
CPyDef_merv___view___PlayerView_trait_vtable_setup(void)
{
    CPyVTableItem merv___view___PlayerView_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___view___PlayerView_vtable, merv___view___PlayerView_vtable_scratch, sizeof(merv___view___PlayerView_vtable));
    return 1;
}

static bool
CPyDef_merv___view___PlayerView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___view___PlayerView_get_cubes(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_cubes(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_points(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_points(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_total(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_total(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_favour(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_favour(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_influence(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_influence(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_camels(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_camels(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_scrolls(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_scrolls(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_common(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_common(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_rare(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_rare(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_locked_scrolls(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_locked_scrolls(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_locked_common(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_locked_common(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_locked_rare(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_locked_rare(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_spices(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_spices(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_spice_points(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_spice_points(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_spice_limit(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_spice_limit(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_courtiers(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_courtiers(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_mosque(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_mosque(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_mosque_level(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_mosque_level(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_contracts(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_contracts(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_discoveries(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_discoveries(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_bonus_tiles(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_bonus_tiles(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_buildings(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_buildings(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_servants(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_servants(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___PlayerView_get_posts(serai___games___merv___view___PlayerViewObject *self, void *closure);
static int
merv___view___PlayerView_set_posts(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___view___PlayerView_getseters[] = {
    {"cubes",
     (getter)merv___view___PlayerView_get_cubes, (setter)merv___view___PlayerView_set_cubes,
     NULL, NULL},
    {"points",
     (getter)merv___view___PlayerView_get_points, (setter)merv___view___PlayerView_set_points,
     NULL, NULL},
    {"total",
     (getter)merv___view___PlayerView_get_total, (setter)merv___view___PlayerView_set_total,
     NULL, NULL},
    {"favour",
     (getter)merv___view___PlayerView_get_favour, (setter)merv___view___PlayerView_set_favour,
     NULL, NULL},
    {"influence",
     (getter)merv___view___PlayerView_get_influence, (setter)merv___view___PlayerView_set_influence,
     NULL, NULL},
    {"camels",
     (getter)merv___view___PlayerView_get_camels, (setter)merv___view___PlayerView_set_camels,
     NULL, NULL},
    {"scrolls",
     (getter)merv___view___PlayerView_get_scrolls, (setter)merv___view___PlayerView_set_scrolls,
     NULL, NULL},
    {"common",
     (getter)merv___view___PlayerView_get_common, (setter)merv___view___PlayerView_set_common,
     NULL, NULL},
    {"rare",
     (getter)merv___view___PlayerView_get_rare, (setter)merv___view___PlayerView_set_rare,
     NULL, NULL},
    {"locked_scrolls",
     (getter)merv___view___PlayerView_get_locked_scrolls, (setter)merv___view___PlayerView_set_locked_scrolls,
     NULL, NULL},
    {"locked_common",
     (getter)merv___view___PlayerView_get_locked_common, (setter)merv___view___PlayerView_set_locked_common,
     NULL, NULL},
    {"locked_rare",
     (getter)merv___view___PlayerView_get_locked_rare, (setter)merv___view___PlayerView_set_locked_rare,
     NULL, NULL},
    {"spices",
     (getter)merv___view___PlayerView_get_spices, (setter)merv___view___PlayerView_set_spices,
     NULL, NULL},
    {"spice_points",
     (getter)merv___view___PlayerView_get_spice_points, (setter)merv___view___PlayerView_set_spice_points,
     NULL, NULL},
    {"spice_limit",
     (getter)merv___view___PlayerView_get_spice_limit, (setter)merv___view___PlayerView_set_spice_limit,
     NULL, NULL},
    {"courtiers",
     (getter)merv___view___PlayerView_get_courtiers, (setter)merv___view___PlayerView_set_courtiers,
     NULL, NULL},
    {"mosque",
     (getter)merv___view___PlayerView_get_mosque, (setter)merv___view___PlayerView_set_mosque,
     NULL, NULL},
    {"mosque_level",
     (getter)merv___view___PlayerView_get_mosque_level, (setter)merv___view___PlayerView_set_mosque_level,
     NULL, NULL},
    {"contracts",
     (getter)merv___view___PlayerView_get_contracts, (setter)merv___view___PlayerView_set_contracts,
     NULL, NULL},
    {"discoveries",
     (getter)merv___view___PlayerView_get_discoveries, (setter)merv___view___PlayerView_set_discoveries,
     NULL, NULL},
    {"bonus_tiles",
     (getter)merv___view___PlayerView_get_bonus_tiles, (setter)merv___view___PlayerView_set_bonus_tiles,
     NULL, NULL},
    {"buildings",
     (getter)merv___view___PlayerView_get_buildings, (setter)merv___view___PlayerView_set_buildings,
     NULL, NULL},
    {"servants",
     (getter)merv___view___PlayerView_get_servants, (setter)merv___view___PlayerView_set_servants,
     NULL, NULL},
    {"posts",
     (getter)merv___view___PlayerView_get_posts, (setter)merv___view___PlayerView_set_posts,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___view___PlayerView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___view_____mypyc__PlayerView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___view___PlayerView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "PlayerView",
    .tp_new = merv___view___PlayerView_new,
    .tp_dealloc = (destructor)merv___view___PlayerView_dealloc,
    .tp_traverse = (traverseproc)merv___view___PlayerView_traverse,
    .tp_clear = (inquiry)CPyDef_merv___view___PlayerView_clear,
    .tp_getset = merv___view___PlayerView_getseters,
    .tp_methods = merv___view___PlayerView_methods,
    .tp_basicsize = sizeof(serai___games___merv___view___PlayerViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("PlayerView()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___view___PlayerView_template = &CPyType_merv___view___PlayerView_template_;

PyObject *CPyDef_merv___view_____mypyc__PlayerView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___view___PlayerViewObject *self;
    self = (serai___games___merv___view___PlayerViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___view___PlayerView_vtable;
    self->_points = CPY_INT_TAG;
    self->_total = CPY_INT_TAG;
    self->_favour = CPY_INT_TAG;
    self->_influence = CPY_INT_TAG;
    self->_camels = CPY_INT_TAG;
    self->_scrolls = CPY_INT_TAG;
    self->_common = CPY_INT_TAG;
    self->_rare = CPY_INT_TAG;
    self->_locked_scrolls = CPY_INT_TAG;
    self->_locked_common = CPY_INT_TAG;
    self->_locked_rare = CPY_INT_TAG;
    self->_spice_points = CPY_INT_TAG;
    self->_spice_limit = CPY_INT_TAG;
    self->_mosque_level = CPY_INT_TAG;
    self->_buildings = CPY_INT_TAG;
    self->_servants = CPY_INT_TAG;
    self->_posts = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___view___PlayerView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_merv___view_____mypyc__PlayerView_setup((PyObject *)CPyType_merv___view___PlayerView);
    if (self == NULL)
        return NULL;
    int res = CPyType_merv___view___PlayerView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___view___PlayerView_get_cubes(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_cubes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cubes' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cubes);
    PyObject *retval = self->_cubes;
    return retval;
}

static int
merv___view___PlayerView_set_cubes(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'cubes' cannot be deleted");
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
    if (self->_cubes != NULL) {
        CPy_DECREF(self->_cubes);
    }
    self->_cubes = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_points(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_points == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'points' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_points);
    PyObject *retval = CPyTagged_StealAsObject(self->_points);
    return retval;
}

static int
merv___view___PlayerView_set_points(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'points' cannot be deleted");
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
merv___view___PlayerView_get_total(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_total == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'total' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_total);
    PyObject *retval = CPyTagged_StealAsObject(self->_total);
    return retval;
}

static int
merv___view___PlayerView_set_total(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'total' cannot be deleted");
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

static PyObject *
merv___view___PlayerView_get_favour(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_favour == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'favour' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_favour);
    PyObject *retval = CPyTagged_StealAsObject(self->_favour);
    return retval;
}

static int
merv___view___PlayerView_set_favour(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'favour' cannot be deleted");
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
merv___view___PlayerView_get_influence(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_influence == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_influence);
    PyObject *retval = CPyTagged_StealAsObject(self->_influence);
    return retval;
}

static int
merv___view___PlayerView_set_influence(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'influence' cannot be deleted");
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
merv___view___PlayerView_get_camels(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_camels == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'camels' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_camels);
    PyObject *retval = CPyTagged_StealAsObject(self->_camels);
    return retval;
}

static int
merv___view___PlayerView_set_camels(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'camels' cannot be deleted");
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
merv___view___PlayerView_get_scrolls(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_scrolls == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scrolls' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_scrolls);
    PyObject *retval = CPyTagged_StealAsObject(self->_scrolls);
    return retval;
}

static int
merv___view___PlayerView_set_scrolls(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'scrolls' cannot be deleted");
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
merv___view___PlayerView_get_common(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_common == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'common' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_common);
    PyObject *retval = CPyTagged_StealAsObject(self->_common);
    return retval;
}

static int
merv___view___PlayerView_set_common(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'common' cannot be deleted");
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
merv___view___PlayerView_get_rare(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_rare == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rare' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_rare);
    PyObject *retval = CPyTagged_StealAsObject(self->_rare);
    return retval;
}

static int
merv___view___PlayerView_set_rare(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'rare' cannot be deleted");
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
merv___view___PlayerView_get_locked_scrolls(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_locked_scrolls == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'locked_scrolls' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_locked_scrolls);
    PyObject *retval = CPyTagged_StealAsObject(self->_locked_scrolls);
    return retval;
}

static int
merv___view___PlayerView_set_locked_scrolls(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'locked_scrolls' cannot be deleted");
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
merv___view___PlayerView_get_locked_common(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_locked_common == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'locked_common' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_locked_common);
    PyObject *retval = CPyTagged_StealAsObject(self->_locked_common);
    return retval;
}

static int
merv___view___PlayerView_set_locked_common(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'locked_common' cannot be deleted");
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
merv___view___PlayerView_get_locked_rare(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_locked_rare == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'locked_rare' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_locked_rare);
    PyObject *retval = CPyTagged_StealAsObject(self->_locked_rare);
    return retval;
}

static int
merv___view___PlayerView_set_locked_rare(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'locked_rare' cannot be deleted");
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
merv___view___PlayerView_get_spices(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_spices == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spices' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_spices);
    PyObject *retval = self->_spices;
    return retval;
}

static int
merv___view___PlayerView_set_spices(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'spices' cannot be deleted");
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
    if (self->_spices != NULL) {
        CPy_DECREF(self->_spices);
    }
    self->_spices = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_spice_points(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_spice_points == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spice_points' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_spice_points);
    PyObject *retval = CPyTagged_StealAsObject(self->_spice_points);
    return retval;
}

static int
merv___view___PlayerView_set_spice_points(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'spice_points' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_spice_points != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_spice_points);
    }
    self->_spice_points = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_spice_limit(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_spice_limit == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spice_limit' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_spice_limit);
    PyObject *retval = CPyTagged_StealAsObject(self->_spice_limit);
    return retval;
}

static int
merv___view___PlayerView_set_spice_limit(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'spice_limit' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_spice_limit != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_spice_limit);
    }
    self->_spice_limit = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_courtiers(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_courtiers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'courtiers' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_courtiers);
    PyObject *retval = self->_courtiers;
    return retval;
}

static int
merv___view___PlayerView_set_courtiers(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'courtiers' cannot be deleted");
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
    if (self->_courtiers != NULL) {
        CPy_DECREF(self->_courtiers);
    }
    self->_courtiers = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_mosque(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_mosque == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'mosque' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_mosque);
    PyObject *retval = self->_mosque;
    return retval;
}

static int
merv___view___PlayerView_set_mosque(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'mosque' cannot be deleted");
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
    if (self->_mosque != NULL) {
        CPy_DECREF(self->_mosque);
    }
    self->_mosque = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_mosque_level(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_mosque_level == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'mosque_level' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_mosque_level);
    PyObject *retval = CPyTagged_StealAsObject(self->_mosque_level);
    return retval;
}

static int
merv___view___PlayerView_set_mosque_level(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'mosque_level' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_mosque_level != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_mosque_level);
    }
    self->_mosque_level = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_contracts(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_contracts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'contracts' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_contracts);
    PyObject *retval = self->_contracts;
    return retval;
}

static int
merv___view___PlayerView_set_contracts(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'contracts' cannot be deleted");
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
    if (self->_contracts != NULL) {
        CPy_DECREF(self->_contracts);
    }
    self->_contracts = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_discoveries(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_discoveries == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discoveries' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_discoveries);
    PyObject *retval = self->_discoveries;
    return retval;
}

static int
merv___view___PlayerView_set_discoveries(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'discoveries' cannot be deleted");
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
    if (self->_discoveries != NULL) {
        CPy_DECREF(self->_discoveries);
    }
    self->_discoveries = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_bonus_tiles(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_bonus_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bonus_tiles' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bonus_tiles);
    PyObject *retval = self->_bonus_tiles;
    return retval;
}

static int
merv___view___PlayerView_set_bonus_tiles(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'bonus_tiles' cannot be deleted");
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
    if (self->_bonus_tiles != NULL) {
        CPy_DECREF(self->_bonus_tiles);
    }
    self->_bonus_tiles = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_buildings(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_buildings == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'buildings' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_buildings);
    PyObject *retval = CPyTagged_StealAsObject(self->_buildings);
    return retval;
}

static int
merv___view___PlayerView_set_buildings(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'buildings' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_buildings != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_buildings);
    }
    self->_buildings = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_servants(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_servants == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'servants' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_servants);
    PyObject *retval = CPyTagged_StealAsObject(self->_servants);
    return retval;
}

static int
merv___view___PlayerView_set_servants(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'servants' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_servants != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_servants);
    }
    self->_servants = tmp;
    return 0;
}

static PyObject *
merv___view___PlayerView_get_posts(serai___games___merv___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_posts == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'posts' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_posts);
    PyObject *retval = CPyTagged_StealAsObject(self->_posts);
    return retval;
}

static int
merv___view___PlayerView_set_posts(serai___games___merv___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'posts' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_posts != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_posts);
    }
    self->_posts = tmp;
    return 0;
}

static int
merv___view___SoloView_traverse(serai___games___merv___view___SoloViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_card);
    Py_VISIT(self->_deck);
    Py_VISIT(self->_discard);
    Py_VISIT(self->_removed);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___view___SoloView_clear(PyObject *cpy_r_self)
{
    serai___games___merv___view___SoloViewObject *self = (serai___games___merv___view___SoloViewObject *)cpy_r_self;
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_deck);
    Py_CLEAR(self->_discard);
    Py_CLEAR(self->_removed);
    return 0;
}

static int32_t CPyDef_merv___view___SoloView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___view___SoloViewObject *self = (serai___games___merv___view___SoloViewObject *)cpy_r_self;
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_deck);
    Py_CLEAR(self->_discard);
    Py_CLEAR(self->_removed);
    return 0;
}

static void
merv___view___SoloView_dealloc(serai___games___merv___view___SoloViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___view___SoloView_dealloc)
    CPyDef_merv___view___SoloView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___view_____mypyc__SoloView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___view___SoloView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
merv___view___SoloView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___view___SoloView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___view_____mypyc__SoloView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___view___SoloView_vtable[1];
static bool
CPyDef_merv___view___SoloView_trait_vtable_setup(void)
{
    CPyVTableItem merv___view___SoloView_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___view___SoloView_vtable, merv___view___SoloView_vtable_scratch, sizeof(merv___view___SoloView_vtable));
    return 1;
}

static bool
CPyDef_merv___view___SoloView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___view___SoloView_get_card(serai___games___merv___view___SoloViewObject *self, void *closure);
static int
merv___view___SoloView_set_card(serai___games___merv___view___SoloViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SoloView_get_deck(serai___games___merv___view___SoloViewObject *self, void *closure);
static int
merv___view___SoloView_set_deck(serai___games___merv___view___SoloViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SoloView_get_discard(serai___games___merv___view___SoloViewObject *self, void *closure);
static int
merv___view___SoloView_set_discard(serai___games___merv___view___SoloViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___SoloView_get_removed(serai___games___merv___view___SoloViewObject *self, void *closure);
static int
merv___view___SoloView_set_removed(serai___games___merv___view___SoloViewObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___view___SoloView_getseters[] = {
    {"card",
     (getter)merv___view___SoloView_get_card, (setter)merv___view___SoloView_set_card,
     NULL, NULL},
    {"deck",
     (getter)merv___view___SoloView_get_deck, (setter)merv___view___SoloView_set_deck,
     NULL, NULL},
    {"discard",
     (getter)merv___view___SoloView_get_discard, (setter)merv___view___SoloView_set_discard,
     NULL, NULL},
    {"removed",
     (getter)merv___view___SoloView_get_removed, (setter)merv___view___SoloView_set_removed,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___view___SoloView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___view_____mypyc__SoloView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___view___SoloView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "SoloView",
    .tp_new = merv___view___SoloView_new,
    .tp_dealloc = (destructor)merv___view___SoloView_dealloc,
    .tp_traverse = (traverseproc)merv___view___SoloView_traverse,
    .tp_clear = (inquiry)CPyDef_merv___view___SoloView_clear,
    .tp_getset = merv___view___SoloView_getseters,
    .tp_methods = merv___view___SoloView_methods,
    .tp_basicsize = sizeof(serai___games___merv___view___SoloViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("SoloView()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___view___SoloView_template = &CPyType_merv___view___SoloView_template_;

PyObject *CPyDef_merv___view_____mypyc__SoloView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___view___SoloViewObject *self;
    self = (serai___games___merv___view___SoloViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___view___SoloView_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___view___SoloView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_merv___view_____mypyc__SoloView_setup((PyObject *)CPyType_merv___view___SoloView);
    if (self == NULL)
        return NULL;
    int res = CPyType_merv___view___SoloView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___view___SoloView_get_card(serai___games___merv___view___SoloViewObject *self, void *closure)
{
    if (unlikely(self->_card == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'card' of 'SoloView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_card);
    PyObject *retval = self->_card;
    return retval;
}

static int
merv___view___SoloView_set_card(serai___games___merv___view___SoloViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SoloView' object attribute 'card' cannot be deleted");
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
    if (self->_card != NULL) {
        CPy_DECREF(self->_card);
    }
    self->_card = tmp;
    return 0;
}

static PyObject *
merv___view___SoloView_get_deck(serai___games___merv___view___SoloViewObject *self, void *closure)
{
    if (unlikely(self->_deck == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deck' of 'SoloView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_deck);
    PyObject *retval = self->_deck;
    return retval;
}

static int
merv___view___SoloView_set_deck(serai___games___merv___view___SoloViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SoloView' object attribute 'deck' cannot be deleted");
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
    if (self->_deck != NULL) {
        CPy_DECREF(self->_deck);
    }
    self->_deck = tmp;
    return 0;
}

static PyObject *
merv___view___SoloView_get_discard(serai___games___merv___view___SoloViewObject *self, void *closure)
{
    if (unlikely(self->_discard == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discard' of 'SoloView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_discard);
    PyObject *retval = self->_discard;
    return retval;
}

static int
merv___view___SoloView_set_discard(serai___games___merv___view___SoloViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SoloView' object attribute 'discard' cannot be deleted");
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

static PyObject *
merv___view___SoloView_get_removed(serai___games___merv___view___SoloViewObject *self, void *closure)
{
    if (unlikely(self->_removed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'removed' of 'SoloView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_removed);
    PyObject *retval = self->_removed;
    return retval;
}

static int
merv___view___SoloView_set_removed(serai___games___merv___view___SoloViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SoloView' object attribute 'removed' cannot be deleted");
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

static int
merv___view___View_traverse(serai___games___merv___view___ViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_phase);
    if (CPyTagged_CheckLong(self->_year)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_year));
    }
    if (CPyTagged_CheckLong(self->_round)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_round));
    }
    Py_VISIT(self->_order);
    Py_VISIT(self->_master);
    Py_VISIT(self->_zones);
    Py_VISIT(self->_queue);
    Py_VISIT(self->_queue_camels);
    Py_VISIT(self->_city);
    Py_VISIT(self->_active);
    Py_VISIT(self->_yields);
    Py_VISIT(self->_threatened);
    Py_VISIT(self->_action);
    Py_VISIT(self->_ramparts);
    Py_VISIT(self->_reserve);
    Py_VISIT(self->_market);
    Py_VISIT(self->_market_camels);
    Py_VISIT(self->_row);
    if (CPyTagged_CheckLong(self->_deck)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_deck));
    }
    Py_VISIT(self->_cities);
    Py_VISIT(self->_mosque_camels);
    Py_VISIT(self->_piles);
    Py_VISIT(self->_discoveries);
    Py_VISIT(self->_bonus_tiles);
    Py_VISIT(self->_upgrades);
    if (CPyTagged_CheckLong(self->_courtier_camels)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_courtier_camels));
    }
    Py_VISIT(self->_courtier_buildings);
    Py_VISIT(self->_players);
    Py_VISIT(self->_solo);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___view___View_clear(PyObject *cpy_r_self)
{
    serai___games___merv___view___ViewObject *self = (serai___games___merv___view___ViewObject *)cpy_r_self;
    Py_CLEAR(self->_phase);
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
    Py_CLEAR(self->_master);
    Py_CLEAR(self->_zones);
    Py_CLEAR(self->_queue);
    Py_CLEAR(self->_queue_camels);
    Py_CLEAR(self->_city);
    Py_CLEAR(self->_active);
    Py_CLEAR(self->_yields);
    Py_CLEAR(self->_threatened);
    Py_CLEAR(self->_action);
    Py_CLEAR(self->_ramparts);
    Py_CLEAR(self->_reserve);
    Py_CLEAR(self->_market);
    Py_CLEAR(self->_market_camels);
    Py_CLEAR(self->_row);
    if (CPyTagged_CheckLong(self->_deck)) {
        CPyTagged __tmp = self->_deck;
        self->_deck = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_cities);
    Py_CLEAR(self->_mosque_camels);
    Py_CLEAR(self->_piles);
    Py_CLEAR(self->_discoveries);
    Py_CLEAR(self->_bonus_tiles);
    Py_CLEAR(self->_upgrades);
    if (CPyTagged_CheckLong(self->_courtier_camels)) {
        CPyTagged __tmp = self->_courtier_camels;
        self->_courtier_camels = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_courtier_buildings);
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_solo);
    return 0;
}

static int32_t CPyDef_merv___view___View_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___view___ViewObject *self = (serai___games___merv___view___ViewObject *)cpy_r_self;
    Py_CLEAR(self->_phase);
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
    Py_CLEAR(self->_master);
    Py_CLEAR(self->_zones);
    Py_CLEAR(self->_queue);
    Py_CLEAR(self->_queue_camels);
    Py_CLEAR(self->_city);
    Py_CLEAR(self->_active);
    Py_CLEAR(self->_yields);
    Py_CLEAR(self->_threatened);
    Py_CLEAR(self->_action);
    Py_CLEAR(self->_ramparts);
    Py_CLEAR(self->_reserve);
    Py_CLEAR(self->_market);
    Py_CLEAR(self->_market_camels);
    Py_CLEAR(self->_row);
    if (CPyTagged_CheckLong(self->_deck)) {
        CPyTagged __tmp = self->_deck;
        self->_deck = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_cities);
    Py_CLEAR(self->_mosque_camels);
    Py_CLEAR(self->_piles);
    Py_CLEAR(self->_discoveries);
    Py_CLEAR(self->_bonus_tiles);
    Py_CLEAR(self->_upgrades);
    if (CPyTagged_CheckLong(self->_courtier_camels)) {
        CPyTagged __tmp = self->_courtier_camels;
        self->_courtier_camels = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_courtier_buildings);
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_solo);
    return 0;
}

static void
merv___view___View_dealloc(serai___games___merv___view___ViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___view___View_dealloc)
    CPyDef_merv___view___View_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___view_____mypyc__View_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___view___View(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
merv___view___View_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___view___View) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___view_____mypyc__View_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___view___View_vtable[1];
static bool
CPyDef_merv___view___View_trait_vtable_setup(void)
{
    CPyVTableItem merv___view___View_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___view___View_vtable, merv___view___View_vtable_scratch, sizeof(merv___view___View_vtable));
    return 1;
}

static bool
CPyDef_merv___view___View_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___view___View_get_phase(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_phase(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_year(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_year(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_round(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_round(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_order(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_order(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_master(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_master(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_zones(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_zones(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_queue(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_queue(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_queue_camels(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_queue_camels(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_city(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_city(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_active(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_active(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_yields(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_yields(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_threatened(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_threatened(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_action(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_action(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_ramparts(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_ramparts(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_reserve(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_reserve(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_market(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_market(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_market_camels(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_market_camels(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_market_used(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_market_used(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_discount_used(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_discount_used(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_convert_used(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_convert_used(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_row(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_row(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_deck(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_deck(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_cities(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_cities(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_mosque_camels(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_mosque_camels(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_piles(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_piles(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_discoveries(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_discoveries(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_bonus_tiles(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_bonus_tiles(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_upgrades(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_upgrades(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_courtier_camels(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_courtier_camels(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_courtier_buildings(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_courtier_buildings(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_players(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_players(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
merv___view___View_get_solo(serai___games___merv___view___ViewObject *self, void *closure);
static int
merv___view___View_set_solo(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___view___View_getseters[] = {
    {"phase",
     (getter)merv___view___View_get_phase, (setter)merv___view___View_set_phase,
     NULL, NULL},
    {"year",
     (getter)merv___view___View_get_year, (setter)merv___view___View_set_year,
     NULL, NULL},
    {"round",
     (getter)merv___view___View_get_round, (setter)merv___view___View_set_round,
     NULL, NULL},
    {"order",
     (getter)merv___view___View_get_order, (setter)merv___view___View_set_order,
     NULL, NULL},
    {"master",
     (getter)merv___view___View_get_master, (setter)merv___view___View_set_master,
     NULL, NULL},
    {"zones",
     (getter)merv___view___View_get_zones, (setter)merv___view___View_set_zones,
     NULL, NULL},
    {"queue",
     (getter)merv___view___View_get_queue, (setter)merv___view___View_set_queue,
     NULL, NULL},
    {"queue_camels",
     (getter)merv___view___View_get_queue_camels, (setter)merv___view___View_set_queue_camels,
     NULL, NULL},
    {"city",
     (getter)merv___view___View_get_city, (setter)merv___view___View_set_city,
     NULL, NULL},
    {"active",
     (getter)merv___view___View_get_active, (setter)merv___view___View_set_active,
     NULL, NULL},
    {"yields",
     (getter)merv___view___View_get_yields, (setter)merv___view___View_set_yields,
     NULL, NULL},
    {"threatened",
     (getter)merv___view___View_get_threatened, (setter)merv___view___View_set_threatened,
     NULL, NULL},
    {"action",
     (getter)merv___view___View_get_action, (setter)merv___view___View_set_action,
     NULL, NULL},
    {"ramparts",
     (getter)merv___view___View_get_ramparts, (setter)merv___view___View_set_ramparts,
     NULL, NULL},
    {"reserve",
     (getter)merv___view___View_get_reserve, (setter)merv___view___View_set_reserve,
     NULL, NULL},
    {"market",
     (getter)merv___view___View_get_market, (setter)merv___view___View_set_market,
     NULL, NULL},
    {"market_camels",
     (getter)merv___view___View_get_market_camels, (setter)merv___view___View_set_market_camels,
     NULL, NULL},
    {"market_used",
     (getter)merv___view___View_get_market_used, (setter)merv___view___View_set_market_used,
     NULL, NULL},
    {"discount_used",
     (getter)merv___view___View_get_discount_used, (setter)merv___view___View_set_discount_used,
     NULL, NULL},
    {"convert_used",
     (getter)merv___view___View_get_convert_used, (setter)merv___view___View_set_convert_used,
     NULL, NULL},
    {"row",
     (getter)merv___view___View_get_row, (setter)merv___view___View_set_row,
     NULL, NULL},
    {"deck",
     (getter)merv___view___View_get_deck, (setter)merv___view___View_set_deck,
     NULL, NULL},
    {"cities",
     (getter)merv___view___View_get_cities, (setter)merv___view___View_set_cities,
     NULL, NULL},
    {"mosque_camels",
     (getter)merv___view___View_get_mosque_camels, (setter)merv___view___View_set_mosque_camels,
     NULL, NULL},
    {"piles",
     (getter)merv___view___View_get_piles, (setter)merv___view___View_set_piles,
     NULL, NULL},
    {"discoveries",
     (getter)merv___view___View_get_discoveries, (setter)merv___view___View_set_discoveries,
     NULL, NULL},
    {"bonus_tiles",
     (getter)merv___view___View_get_bonus_tiles, (setter)merv___view___View_set_bonus_tiles,
     NULL, NULL},
    {"upgrades",
     (getter)merv___view___View_get_upgrades, (setter)merv___view___View_set_upgrades,
     NULL, NULL},
    {"courtier_camels",
     (getter)merv___view___View_get_courtier_camels, (setter)merv___view___View_set_courtier_camels,
     NULL, NULL},
    {"courtier_buildings",
     (getter)merv___view___View_get_courtier_buildings, (setter)merv___view___View_set_courtier_buildings,
     NULL, NULL},
    {"players",
     (getter)merv___view___View_get_players, (setter)merv___view___View_set_players,
     NULL, NULL},
    {"solo",
     (getter)merv___view___View_get_solo, (setter)merv___view___View_set_solo,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___view___View_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___view_____mypyc__View_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___view___View_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "View",
    .tp_new = merv___view___View_new,
    .tp_dealloc = (destructor)merv___view___View_dealloc,
    .tp_traverse = (traverseproc)merv___view___View_traverse,
    .tp_clear = (inquiry)CPyDef_merv___view___View_clear,
    .tp_getset = merv___view___View_getseters,
    .tp_methods = merv___view___View_methods,
    .tp_basicsize = sizeof(serai___games___merv___view___ViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("View()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___view___View_template = &CPyType_merv___view___View_template_;

PyObject *CPyDef_merv___view_____mypyc__View_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___view___ViewObject *self;
    self = (serai___games___merv___view___ViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___view___View_vtable;
    self->_year = CPY_INT_TAG;
    self->_round = CPY_INT_TAG;
    self->_market_used = 2;
    self->_discount_used = 2;
    self->_convert_used = 2;
    self->_deck = CPY_INT_TAG;
    self->_courtier_camels = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___view___View(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_merv___view_____mypyc__View_setup((PyObject *)CPyType_merv___view___View);
    if (self == NULL)
        return NULL;
    int res = CPyType_merv___view___View->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___view___View_get_phase(serai___games___merv___view___ViewObject *self, void *closure)
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
merv___view___View_set_phase(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
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
merv___view___View_get_year(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_year == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'year' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_year);
    PyObject *retval = CPyTagged_StealAsObject(self->_year);
    return retval;
}

static int
merv___view___View_set_year(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'year' cannot be deleted");
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
merv___view___View_get_round(serai___games___merv___view___ViewObject *self, void *closure)
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
merv___view___View_set_round(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
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
merv___view___View_get_order(serai___games___merv___view___ViewObject *self, void *closure)
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
merv___view___View_set_order(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
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
merv___view___View_get_master(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_master == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'master' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_master);
    PyObject *retval = self->_master;
    return retval;
}

static int
merv___view___View_set_master(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'master' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3735;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3735;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL3735: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_master != NULL) {
        CPy_DECREF(self->_master);
    }
    self->_master = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_zones(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_zones == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'zones' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_zones);
    PyObject *retval = self->_zones;
    return retval;
}

static int
merv___view___View_set_zones(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'zones' cannot be deleted");
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
    if (self->_zones != NULL) {
        CPy_DECREF(self->_zones);
    }
    self->_zones = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_queue(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_queue == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'queue' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_queue);
    PyObject *retval = self->_queue;
    return retval;
}

static int
merv___view___View_set_queue(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'queue' cannot be deleted");
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
    if (self->_queue != NULL) {
        CPy_DECREF(self->_queue);
    }
    self->_queue = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_queue_camels(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_queue_camels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'queue_camels' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_queue_camels);
    PyObject *retval = self->_queue_camels;
    return retval;
}

static int
merv___view___View_set_queue_camels(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'queue_camels' cannot be deleted");
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
    if (self->_queue_camels != NULL) {
        CPy_DECREF(self->_queue_camels);
    }
    self->_queue_camels = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_city(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_city == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'city' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_city);
    PyObject *retval = self->_city;
    return retval;
}

static int
merv___view___View_set_city(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'city' cannot be deleted");
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
    if (self->_city != NULL) {
        CPy_DECREF(self->_city);
    }
    self->_city = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_active(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_active == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'active' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_active);
    PyObject *retval = self->_active;
    return retval;
}

static int
merv___view___View_set_active(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'active' cannot be deleted");
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
    if (self->_active != NULL) {
        CPy_DECREF(self->_active);
    }
    self->_active = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_yields(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_yields == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'yields' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_yields);
    PyObject *retval = self->_yields;
    return retval;
}

static int
merv___view___View_set_yields(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'yields' cannot be deleted");
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
    if (self->_yields != NULL) {
        CPy_DECREF(self->_yields);
    }
    self->_yields = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_threatened(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_threatened == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'threatened' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_threatened);
    PyObject *retval = self->_threatened;
    return retval;
}

static int
merv___view___View_set_threatened(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'threatened' cannot be deleted");
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
    if (self->_threatened != NULL) {
        CPy_DECREF(self->_threatened);
    }
    self->_threatened = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_action(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_action == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'action' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_action);
    PyObject *retval = self->_action;
    return retval;
}

static int
merv___view___View_set_action(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'action' cannot be deleted");
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
merv___view___View_get_ramparts(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_ramparts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ramparts' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ramparts);
    PyObject *retval = self->_ramparts;
    return retval;
}

static int
merv___view___View_set_ramparts(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'ramparts' cannot be deleted");
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
    if (self->_ramparts != NULL) {
        CPy_DECREF(self->_ramparts);
    }
    self->_ramparts = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_reserve(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_reserve == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reserve' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_reserve);
    PyObject *retval = self->_reserve;
    return retval;
}

static int
merv___view___View_set_reserve(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'reserve' cannot be deleted");
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
    if (self->_reserve != NULL) {
        CPy_DECREF(self->_reserve);
    }
    self->_reserve = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_market(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_market == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'market' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_market);
    PyObject *retval = self->_market;
    return retval;
}

static int
merv___view___View_set_market(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'market' cannot be deleted");
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
    if (self->_market != NULL) {
        CPy_DECREF(self->_market);
    }
    self->_market = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_market_camels(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_market_camels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'market_camels' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_market_camels);
    PyObject *retval = self->_market_camels;
    return retval;
}

static int
merv___view___View_set_market_camels(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'market_camels' cannot be deleted");
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
    if (self->_market_camels != NULL) {
        CPy_DECREF(self->_market_camels);
    }
    self->_market_camels = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_market_used(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_market_used == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'market_used' of 'View' undefined");
        return NULL;
    }
    PyObject *retval = self->_market_used ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___view___View_set_market_used(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'market_used' cannot be deleted");
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
merv___view___View_get_discount_used(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_discount_used == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discount_used' of 'View' undefined");
        return NULL;
    }
    PyObject *retval = self->_discount_used ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___view___View_set_discount_used(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'discount_used' cannot be deleted");
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
merv___view___View_get_convert_used(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_convert_used == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'convert_used' of 'View' undefined");
        return NULL;
    }
    PyObject *retval = self->_convert_used ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___view___View_set_convert_used(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'convert_used' cannot be deleted");
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
merv___view___View_get_row(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_row == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'row' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_row);
    PyObject *retval = self->_row;
    return retval;
}

static int
merv___view___View_set_row(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'row' cannot be deleted");
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
    if (self->_row != NULL) {
        CPy_DECREF(self->_row);
    }
    self->_row = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_deck(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_deck == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deck' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_deck);
    PyObject *retval = CPyTagged_StealAsObject(self->_deck);
    return retval;
}

static int
merv___view___View_set_deck(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'deck' cannot be deleted");
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
merv___view___View_get_cities(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_cities == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cities' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cities);
    PyObject *retval = self->_cities;
    return retval;
}

static int
merv___view___View_set_cities(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'cities' cannot be deleted");
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
    if (self->_cities != NULL) {
        CPy_DECREF(self->_cities);
    }
    self->_cities = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_mosque_camels(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_mosque_camels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'mosque_camels' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_mosque_camels);
    PyObject *retval = self->_mosque_camels;
    return retval;
}

static int
merv___view___View_set_mosque_camels(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'mosque_camels' cannot be deleted");
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
    if (self->_mosque_camels != NULL) {
        CPy_DECREF(self->_mosque_camels);
    }
    self->_mosque_camels = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_piles(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_piles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'piles' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_piles);
    PyObject *retval = self->_piles;
    return retval;
}

static int
merv___view___View_set_piles(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'piles' cannot be deleted");
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
    if (self->_piles != NULL) {
        CPy_DECREF(self->_piles);
    }
    self->_piles = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_discoveries(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_discoveries == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discoveries' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_discoveries);
    PyObject *retval = self->_discoveries;
    return retval;
}

static int
merv___view___View_set_discoveries(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'discoveries' cannot be deleted");
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
    if (self->_discoveries != NULL) {
        CPy_DECREF(self->_discoveries);
    }
    self->_discoveries = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_bonus_tiles(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_bonus_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bonus_tiles' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bonus_tiles);
    PyObject *retval = self->_bonus_tiles;
    return retval;
}

static int
merv___view___View_set_bonus_tiles(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'bonus_tiles' cannot be deleted");
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
    if (self->_bonus_tiles != NULL) {
        CPy_DECREF(self->_bonus_tiles);
    }
    self->_bonus_tiles = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_upgrades(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_upgrades == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'upgrades' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_upgrades);
    PyObject *retval = self->_upgrades;
    return retval;
}

static int
merv___view___View_set_upgrades(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'upgrades' cannot be deleted");
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
    if (self->_upgrades != NULL) {
        CPy_DECREF(self->_upgrades);
    }
    self->_upgrades = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_courtier_camels(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_courtier_camels == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'courtier_camels' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_courtier_camels);
    PyObject *retval = CPyTagged_StealAsObject(self->_courtier_camels);
    return retval;
}

static int
merv___view___View_set_courtier_camels(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'courtier_camels' cannot be deleted");
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
merv___view___View_get_courtier_buildings(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_courtier_buildings == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'courtier_buildings' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_courtier_buildings);
    PyObject *retval = self->_courtier_buildings;
    return retval;
}

static int
merv___view___View_set_courtier_buildings(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'courtier_buildings' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3736;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3736;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL3736: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_courtier_buildings != NULL) {
        CPy_DECREF(self->_courtier_buildings);
    }
    self->_courtier_buildings = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_players(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_players == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'players' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_players);
    PyObject *retval = self->_players;
    return retval;
}

static int
merv___view___View_set_players(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'players' cannot be deleted");
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
    if (self->_players != NULL) {
        CPy_DECREF(self->_players);
    }
    self->_players = tmp;
    return 0;
}

static PyObject *
merv___view___View_get_solo(serai___games___merv___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_solo == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'solo' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_solo);
    PyObject *retval = self->_solo;
    return retval;
}

static int
merv___view___View_set_solo(serai___games___merv___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'solo' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_merv___view___SoloView)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3737;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL3737;
    CPy_TypeError("serai.games.merv.view.SoloView or None", value); 
    tmp = NULL;
__LL3737: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_solo != NULL) {
        CPy_DECREF(self->_solo);
    }
    self->_solo = tmp;
    return 0;
}
static PyMethodDef merv___viewmodule_methods[] = {
    {"observe", (PyCFunction)CPyPy_merv___view___observe, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("observe(t, seat)\n--\n\n") /* docstring */},
    {"seen_by", (PyCFunction)CPyPy_merv___view___seen_by, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seen_by(t, common, seat)\n--\n\n") /* docstring */},
    {"redeal", (PyCFunction)CPyPy_merv___view___redeal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("redeal(t, seat, seed)\n--\n\n") /* docstring */},
    {"_city", (PyCFunction)CPyPy_merv___view____city, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_city(t)\n--\n\n") /* docstring */},
    {"_yields", (PyCFunction)CPyPy_merv___view____yields, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_yields(t)\n--\n\n") /* docstring */},
    {"_cubes", (PyCFunction)CPyPy_merv___view____cubes, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_cubes(counts)\n--\n\n") /* docstring */},
    {"_player", (PyCFunction)CPyPy_merv___view____player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player(t, seat, player)\n--\n\n") /* docstring */},
    {"_solo", (PyCFunction)CPyPy_merv___view____solo, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_solo(t)\n--\n\n") /* docstring */},
    {"_owner", (PyCFunction)CPyPy_merv___view____owner, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_owner(owner)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___view__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___view__internal, "__name__");
    CPyStatic_merv___view___globals = PyModule_GetDict(CPyModule_serai___games___merv___view__internal);
    if (unlikely(CPyStatic_merv___view___globals == NULL))
        goto fail;
    char result = CPyDef_merv___view_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___view__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___view___SquareView);
    Py_CLEAR(CPyType_merv___view___YieldView);
    Py_CLEAR(CPyType_merv___view___CardView);
    Py_CLEAR(CPyType_merv___view___CityView);
    Py_CLEAR(CPyType_merv___view___PileView);
    Py_CLEAR(CPyType_merv___view___PlayerView);
    Py_CLEAR(CPyType_merv___view___SoloView);
    Py_CLEAR(CPyType_merv___view___View);
    return -1;
}
int CPyExec_serai___games___merv___view(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___view__impl, &CPyImportState_serai___games___merv___view, &CPyModule_serai___games___merv___view);
}
static struct PyModuleDef merv___viewmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.view",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___viewmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___view(void)
{
    if (CPyModule_serai___games___merv___view__internal) {
        Py_INCREF(CPyModule_serai___games___merv___view__internal);
        return CPyModule_serai___games___merv___view__internal;
    }
    CPyModule_serai___games___merv___view__internal = PyModule_Create(&merv___viewmodule);
    return CPyModule_serai___games___merv___view__internal;
}

PyObject *CPyInit_serai___games___merv___view(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___view__internal) {
        Py_INCREF(CPyModule_serai___games___merv___view__internal);
        return CPyModule_serai___games___merv___view__internal;
    }
    CPyModule_serai___games___merv___view__internal = PyModule_Create(&merv___viewmodule);
    if (unlikely(CPyModule_serai___games___merv___view__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.view");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___view__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___view__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___view__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___view(CPyModule_serai___games___merv___view__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___view__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.view");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___view__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___view___observe(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    tuple_T5OOOOO cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_zone;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    CPyTagged cpy_r_r67;
    int64_t cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject **cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    tuple_T6OOOOOO cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_r106;
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
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    tuple_T2OI cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyTagged cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    int32_t cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyPtr cpy_r_r138;
    int64_t cpy_r_r139;
    int64_t cpy_r_r140;
    char cpy_r_r141;
    CPyTagged cpy_r_piece;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    CPyTagged cpy_r_r152;
    int64_t cpy_r_r153;
    PyObject *cpy_r_r154;
    tuple_T2OO cpy_r_r155;
    char cpy_r_r156;
    CPyTagged cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject **cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    char cpy_r_r170;
    char cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject **cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    tuple_T2II cpy_r_r186;
    CPyTagged cpy_r_r187;
    CPyTagged cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    CPyPtr cpy_r_r205;
    int64_t cpy_r_r206;
    CPyTagged cpy_r_r207;
    PyObject *cpy_r_r208;
    CPyTagged cpy_r_r209;
    PyObject *cpy_r_r210;
    CPyPtr cpy_r_r211;
    int64_t cpy_r_r212;
    int64_t cpy_r_r213;
    char cpy_r_r214;
    CPyTagged cpy_r_city;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    CPyPtr cpy_r_r219;
    int64_t cpy_r_r220;
    CPyTagged cpy_r_r221;
    CPyTagged cpy_r_r222;
    CPyTagged cpy_r_seat_2;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    CPyTagged cpy_r_r226;
    CPyTagged cpy_r_r227;
    CPyTagged cpy_r_r228;
    char cpy_r_r229;
    PyObject *cpy_r_r230;
    int32_t cpy_r_r231;
    char cpy_r_r232;
    CPyTagged cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    CPyTagged cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    CPyTagged cpy_r_r241;
    char cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    int32_t cpy_r_r248;
    char cpy_r_r249;
    CPyTagged cpy_r_r250;
    int64_t cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject **cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    tuple_T2OI cpy_r_r266;
    PyObject *cpy_r_r267;
    CPyTagged cpy_r_r268;
    char cpy_r_r269;
    int32_t cpy_r_r270;
    char cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    CPyTagged cpy_r_r275;
    PyObject *cpy_r_r276;
    CPyPtr cpy_r_r277;
    int64_t cpy_r_r278;
    int64_t cpy_r_r279;
    char cpy_r_r280;
    CPyTagged cpy_r_pile;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    CPyTagged cpy_r_r283;
    char cpy_r_r284;
    PyObject *cpy_r_r285;
    CPyTagged cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    CPyPtr cpy_r_r294;
    int64_t cpy_r_r295;
    CPyTagged cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    CPyTagged cpy_r_r299;
    CPyTagged cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    int32_t cpy_r_r305;
    char cpy_r_r306;
    CPyTagged cpy_r_r307;
    int64_t cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject **cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    tuple_T2OI cpy_r_r323;
    PyObject *cpy_r_r324;
    CPyTagged cpy_r_r325;
    PyObject *cpy_r_r326;
    int32_t cpy_r_r327;
    char cpy_r_r328;
    char cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject **cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    tuple_T2OI cpy_r_r343;
    PyObject *cpy_r_r344;
    CPyTagged cpy_r_r345;
    PyObject *cpy_r_r346;
    int32_t cpy_r_r347;
    char cpy_r_r348;
    char cpy_r_r349;
    PyObject *cpy_r_r350;
    CPyTagged cpy_r_r351;
    tuple_T5OOOOO cpy_r_r352;
    char cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    CPyTagged cpy_r_colour;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    CPyTagged cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    CPyTagged cpy_r_r363;
    CPyTagged cpy_r_r364;
    PyObject *cpy_r_r365;
    int32_t cpy_r_r366;
    char cpy_r_r367;
    CPyTagged cpy_r_r368;
    char cpy_r_r369;
    CPyTagged cpy_r_r370;
    PyObject *cpy_r_r371;
    CPyTagged cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    char cpy_r_r375;
    CPyTagged cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    CPyTagged cpy_r_r381;
    PyObject *cpy_r_r382;
    int64_t cpy_r_r383;
    CPyPtr cpy_r_r384;
    int64_t cpy_r_r385;
    char cpy_r_r386;
    CPyTagged cpy_r_seat_3;
    CPyPtr cpy_r_r387;
    CPyPtr cpy_r_r388;
    int64_t cpy_r_r389;
    CPyPtr cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    int32_t cpy_r_r394;
    char cpy_r_r395;
    CPyTagged cpy_r_r396;
    int64_t cpy_r_r397;
    PyObject *cpy_r_r398;
    char cpy_r_r399;
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
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject *cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    PyObject *cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    PyObject *cpy_r_r436;
    PyObject *cpy_r_r437;
    PyObject *cpy_r_r438;
    PyObject *cpy_r_r439;
    PyObject *cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "book", 162, CPyStatic_merv___view___globals);
        goto CPyL272;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatic_merv___names___PHASES;
    if (unlikely(cpy_r_r1.f0 == NULL)) {
        goto CPyL273;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PHASES\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 164, CPyStatic_merv___view___globals);
        goto CPyL272;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "phase", 164, CPyStatic_merv___view___globals);
        goto CPyL274;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL5: ;
    CPy_INCREF(cpy_r_r1.f0);
    CPy_INCREF(cpy_r_r1.f1);
    CPy_INCREF(cpy_r_r1.f2);
    CPy_INCREF(cpy_r_r1.f3);
    CPy_INCREF(cpy_r_r1.f4);
    cpy_r_r4 = PyTuple_New(5);
    if (unlikely(cpy_r_r4 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3738 = cpy_r_r1.f0;
    PyTuple_SET_ITEM(cpy_r_r4, 0, __tmp3738);
    PyObject *__tmp3739 = cpy_r_r1.f1;
    PyTuple_SET_ITEM(cpy_r_r4, 1, __tmp3739);
    PyObject *__tmp3740 = cpy_r_r1.f2;
    PyTuple_SET_ITEM(cpy_r_r4, 2, __tmp3740);
    PyObject *__tmp3741 = cpy_r_r1.f3;
    PyTuple_SET_ITEM(cpy_r_r4, 3, __tmp3741);
    PyObject *__tmp3742 = cpy_r_r1.f4;
    PyTuple_SET_ITEM(cpy_r_r4, 4, __tmp3742);
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_r4, cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 164, CPyStatic_merv___view___globals);
        goto CPyL274;
    }
    if (likely(PyUnicode_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 164, CPyStatic_merv___view___globals, "str", cpy_r_r5);
        goto CPyL274;
    }
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_year;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "year", 165, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
CPyL8: ;
    cpy_r_r8 = CPyTagged_Add(cpy_r_r7, 2);
    cpy_r_r9 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_year_ids;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "year_ids", 165, CPyStatic_merv___view___globals);
        goto CPyL276;
    }
    CPy_INCREF(cpy_r_r9);
CPyL9: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    CPy_DECREF(cpy_r_r9);
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = cpy_r_r12 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL11;
    cpy_r_r15 = cpy_r_r8 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL12;
CPyL11: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_r8);
    if (cpy_r_r17) {
        goto CPyL277;
    } else
        goto CPyL14;
CPyL12: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_r8;
    if (cpy_r_r18) {
        goto CPyL277;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r19 = cpy_r_r12;
    goto CPyL15;
CPyL14: ;
    cpy_r_r19 = cpy_r_r8;
CPyL15: ;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "round", 166, CPyStatic_merv___view___globals);
        goto CPyL278;
    }
CPyL16: ;
    cpy_r_r21 = CPyTagged_Add(cpy_r_r20, 2);
    cpy_r_r22 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "order", 167, CPyStatic_merv___view___globals);
        goto CPyL279;
    }
    CPy_INCREF(cpy_r_r22);
CPyL17: ;
    cpy_r_r23 = PyList_AsTuple(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 167, CPyStatic_merv___view___globals);
        goto CPyL279;
    }
    cpy_r_r24 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_at;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "at", 168, CPyStatic_merv___view___globals);
        goto CPyL280;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL19: ;
    cpy_r_r25 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "order", 168, CPyStatic_merv___view___globals);
        goto CPyL281;
    }
CPyL20: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r27 << 1;
    cpy_r_r29 = cpy_r_r24 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (cpy_r_r30) goto CPyL22;
    cpy_r_r31 = cpy_r_r28 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL23;
CPyL22: ;
    cpy_r_r33 = CPyTagged_IsLt_(cpy_r_r24, cpy_r_r28);
    cpy_r_r34 = cpy_r_r33;
    goto CPyL24;
CPyL23: ;
    cpy_r_r35 = (Py_ssize_t)cpy_r_r24 < (Py_ssize_t)cpy_r_r28;
    cpy_r_r34 = cpy_r_r35;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r24);
    if (!cpy_r_r34) goto CPyL30;
    cpy_r_r36 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "order", 168, CPyStatic_merv___view___globals);
        goto CPyL280;
    }
CPyL26: ;
    cpy_r_r37 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_at;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "at", 168, CPyStatic_merv___view___globals);
        goto CPyL280;
    }
CPyL27: ;
    cpy_r_r38 = CPyList_GetItem(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 168, CPyStatic_merv___view___globals);
        goto CPyL280;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 168, CPyStatic_merv___view___globals);
        goto CPyL280;
    }
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40;
    goto CPyL31;
CPyL30: ;
    cpy_r_r42 = Py_None;
    CPy_INCREF(cpy_r_r42);
    cpy_r_r41 = cpy_r_r42;
CPyL31: ;
    cpy_r_r43 = PyDict_New();
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 169, CPyStatic_merv___view___globals);
        goto CPyL282;
    }
    cpy_r_r44 = 0;
    cpy_r_r45 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "zones", 169, CPyStatic_merv___view___globals);
        goto CPyL283;
    }
    CPy_INCREF(cpy_r_r45);
CPyL33: ;
    cpy_r_r46 = 0;
CPyL34: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL284;
    cpy_r_zone = cpy_r_r44;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r46 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 169, CPyStatic_merv___view___globals);
        goto CPyL285;
    }
    cpy_r_r56 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_zones;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "zones", 169, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
CPyL37: ;
    cpy_r_r57 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "round", 169, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
CPyL38: ;
    cpy_r_r58 = CPyList_GetItemBorrow(cpy_r_r56, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 169, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    if (likely(PyList_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 169, CPyStatic_merv___view___globals, "list", cpy_r_r58);
        goto CPyL286;
    }
    cpy_r_r60 = CPyList_GetItem(cpy_r_r59, cpy_r_zone);
    CPyTagged_DECREF(cpy_r_zone);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 169, CPyStatic_merv___view___globals);
        goto CPyL287;
    }
    if (likely(PyTuple_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 169, CPyStatic_merv___view___globals, "tuple", cpy_r_r60);
        goto CPyL287;
    }
    cpy_r_r62 = CPySequenceTuple_GetItem(cpy_r_r61, 0);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 169, CPyStatic_merv___view___globals);
        goto CPyL287;
    }
    if (likely(PyUnicode_Check(cpy_r_r62)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 169, CPyStatic_merv___view___globals, "str", cpy_r_r62);
        goto CPyL287;
    }
    cpy_r_r64 = CPyDef_merv___view____owner(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 169, CPyStatic_merv___view___globals);
        goto CPyL288;
    }
    cpy_r_r65 = PyDict_SetItem(cpy_r_r43, cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 169, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r67 = cpy_r_r44 + 2;
    cpy_r_r44 = cpy_r_r67;
    cpy_r_r68 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r68;
    goto CPyL34;
CPyL47: ;
    cpy_r_r69 = CPyStatic_merv___view___globals;
    cpy_r_r70 = CPyStatics[2288]; /* '_owner' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 170, CPyStatic_merv___view___globals);
        goto CPyL283;
    }
    cpy_r_r72 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "queue", 170, CPyStatic_merv___view___globals);
        goto CPyL290;
    }
    CPy_INCREF(cpy_r_r72);
CPyL49: ;
    cpy_r_r73 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r74 = CPyStatics[2289]; /* 'map' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 170, CPyStatic_merv___view___globals);
        goto CPyL291;
    }
    PyObject *cpy_r_r76[2] = {cpy_r_r71, cpy_r_r72};
    cpy_r_r77 = (PyObject **)&cpy_r_r76;
    cpy_r_r78 = PyObject_Vectorcall(cpy_r_r75, cpy_r_r77, 2, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 170, CPyStatic_merv___view___globals);
        goto CPyL291;
    }
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r79 = PySequence_Tuple(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 170, CPyStatic_merv___view___globals);
        goto CPyL283;
    }
    cpy_r_r80 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue_camels;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "queue_camels", 171, CPyStatic_merv___view___globals);
        goto CPyL292;
    }
    CPy_INCREF(cpy_r_r80);
CPyL53: ;
    cpy_r_r81 = PyList_AsTuple(cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 171, CPyStatic_merv___view___globals);
        goto CPyL292;
    }
    cpy_r_r82 = CPyDef_merv___view____city(cpy_r_t);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 172, CPyStatic_merv___view___globals);
        goto CPyL293;
    }
    cpy_r_r83 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_square;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "square", 173, CPyStatic_merv___view___globals);
        goto CPyL294;
    }
CPyL56: ;
    cpy_r_r84 = (Py_ssize_t)cpy_r_r83 != -2;
    if (!cpy_r_r84) goto CPyL62;
    cpy_r_r85 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_square_ids;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "square_ids", 173, CPyStatic_merv___view___globals);
        goto CPyL294;
    }
    CPy_INCREF(cpy_r_r85);
CPyL58: ;
    cpy_r_r86 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_square;
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "square", 173, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    CPyTagged_INCREF(cpy_r_r86);
CPyL59: ;
    cpy_r_r87 = CPySequenceTuple_GetItem(cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r85);
    CPyTagged_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 173, CPyStatic_merv___view___globals);
        goto CPyL294;
    }
    if (likely(PyUnicode_Check(cpy_r_r87)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 173, CPyStatic_merv___view___globals, "str", cpy_r_r87);
        goto CPyL294;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL63;
CPyL62: ;
    cpy_r_r90 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r90);
    cpy_r_r89 = cpy_r_r90;
CPyL63: ;
    cpy_r_r91 = CPyDef_merv___view____yields(cpy_r_t);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 174, CPyStatic_merv___view___globals);
        goto CPyL296;
    }
    cpy_r_r92 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "phase", 175, CPyStatic_merv___view___globals);
        goto CPyL297;
    }
CPyL65: ;
    cpy_r_r93 = cpy_r_r92 == 4;
    if (!cpy_r_r93) goto CPyL73;
    cpy_r_r94 = CPyDef_invasion___threatened(cpy_r_t);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 175, CPyStatic_merv___view___globals);
        goto CPyL297;
    }
    cpy_r_r95 = (Py_ssize_t)cpy_r_r94 != -2;
    CPyTagged_DECREF(cpy_r_r94);
    if (!cpy_r_r95) goto CPyL73;
    cpy_r_r96 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_square_ids;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "square_ids", 175, CPyStatic_merv___view___globals);
        goto CPyL297;
    }
    CPy_INCREF(cpy_r_r96);
CPyL69: ;
    cpy_r_r97 = CPyDef_invasion___threatened(cpy_r_t);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 175, CPyStatic_merv___view___globals);
        goto CPyL298;
    }
    cpy_r_r98 = CPySequenceTuple_GetItem(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    CPyTagged_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 175, CPyStatic_merv___view___globals);
        goto CPyL297;
    }
    if (likely(PyUnicode_Check(cpy_r_r98)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 175, CPyStatic_merv___view___globals, "str", cpy_r_r98);
        goto CPyL297;
    }
    cpy_r_r100 = cpy_r_r99;
    goto CPyL74;
CPyL73: ;
    cpy_r_r101 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r101);
    cpy_r_r100 = cpy_r_r101;
CPyL74: ;
    cpy_r_r102 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "action", 176, CPyStatic_merv___view___globals);
        goto CPyL299;
    }
CPyL75: ;
    cpy_r_r103 = (Py_ssize_t)cpy_r_r102 != -2;
    if (!cpy_r_r103) goto CPyL83;
    cpy_r_r104 = CPyStatic_merv___names___ACTIONS;
    if (unlikely(cpy_r_r104.f0 == NULL)) {
        goto CPyL300;
    } else
        goto CPyL79;
CPyL77: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r105 = 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 176, CPyStatic_merv___view___globals);
        goto CPyL272;
    }
    CPy_Unreachable();
CPyL79: ;
    cpy_r_r106 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "action", 176, CPyStatic_merv___view___globals);
        goto CPyL299;
    }
    CPyTagged_INCREF(cpy_r_r106);
CPyL80: ;
    CPy_INCREF(cpy_r_r104.f0);
    CPy_INCREF(cpy_r_r104.f1);
    CPy_INCREF(cpy_r_r104.f2);
    CPy_INCREF(cpy_r_r104.f3);
    CPy_INCREF(cpy_r_r104.f4);
    CPy_INCREF(cpy_r_r104.f5);
    cpy_r_r107 = PyTuple_New(6);
    if (unlikely(cpy_r_r107 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3743 = cpy_r_r104.f0;
    PyTuple_SET_ITEM(cpy_r_r107, 0, __tmp3743);
    PyObject *__tmp3744 = cpy_r_r104.f1;
    PyTuple_SET_ITEM(cpy_r_r107, 1, __tmp3744);
    PyObject *__tmp3745 = cpy_r_r104.f2;
    PyTuple_SET_ITEM(cpy_r_r107, 2, __tmp3745);
    PyObject *__tmp3746 = cpy_r_r104.f3;
    PyTuple_SET_ITEM(cpy_r_r107, 3, __tmp3746);
    PyObject *__tmp3747 = cpy_r_r104.f4;
    PyTuple_SET_ITEM(cpy_r_r107, 4, __tmp3747);
    PyObject *__tmp3748 = cpy_r_r104.f5;
    PyTuple_SET_ITEM(cpy_r_r107, 5, __tmp3748);
    cpy_r_r108 = CPySequenceTuple_GetItem(cpy_r_r107, cpy_r_r106);
    CPy_DECREF(cpy_r_r107);
    CPyTagged_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 176, CPyStatic_merv___view___globals);
        goto CPyL299;
    }
    if (likely(PyUnicode_Check(cpy_r_r108)))
        cpy_r_r109 = cpy_r_r108;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 176, CPyStatic_merv___view___globals, "str", cpy_r_r108);
        goto CPyL299;
    }
    cpy_r_r110 = cpy_r_r109;
    goto CPyL84;
CPyL83: ;
    cpy_r_r111 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r111);
    cpy_r_r110 = cpy_r_r111;
CPyL84: ;
    cpy_r_r112 = PyDict_New();
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 177, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r113 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_slot_ids;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "slot_ids", 178, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
    CPy_INCREF(cpy_r_r113);
CPyL86: ;
    cpy_r_r114 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ramparts;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "ramparts", 178, CPyStatic_merv___view___globals);
        goto CPyL303;
    }
    CPy_INCREF(cpy_r_r114);
CPyL87: ;
    cpy_r_r115 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r116 = CPyStatics[36]; /* 'zip' */
    cpy_r_r117 = CPyObject_GetAttr(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 178, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r118 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r119[3] = {cpy_r_r113, cpy_r_r114, cpy_r_r118};
    cpy_r_r120 = (PyObject **)&cpy_r_r119;
    cpy_r_r121 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r122 = PyObject_Vectorcall(cpy_r_r117, cpy_r_r120, 2, cpy_r_r121);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 178, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    CPy_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r114);
    cpy_r_r123 = PyObject_GetIter(cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 177, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
CPyL90: ;
    cpy_r_r124 = PyIter_Next(cpy_r_r123);
    if (cpy_r_r124 == NULL) goto CPyL305;
    PyObject *__tmp3749;
    if (unlikely(!(PyTuple_Check(cpy_r_r124) && PyTuple_GET_SIZE(cpy_r_r124) == 2))) {
        __tmp3749 = NULL;
        goto __LL3750;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r124, 0))))
        __tmp3749 = PyTuple_GET_ITEM(cpy_r_r124, 0);
    else {
        __tmp3749 = NULL;
    }
    if (__tmp3749 == NULL) goto __LL3750;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r124, 1))))
        __tmp3749 = PyTuple_GET_ITEM(cpy_r_r124, 1);
    else {
        __tmp3749 = NULL;
    }
    if (__tmp3749 == NULL) goto __LL3750;
    __tmp3749 = cpy_r_r124;
__LL3750: ;
    if (unlikely(__tmp3749 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r124); cpy_r_r125 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp3751 = PyTuple_GET_ITEM(cpy_r_r124, 0);
        CPy_INCREF(__tmp3751);
        PyObject *__tmp3752;
        if (likely(PyUnicode_Check(__tmp3751)))
            __tmp3752 = __tmp3751;
        else {
            CPy_TypeError("str", __tmp3751); 
            __tmp3752 = NULL;
        }
        cpy_r_r125.f0 = __tmp3752;
        PyObject *__tmp3753 = PyTuple_GET_ITEM(cpy_r_r124, 1);
        CPyTagged __tmp3754;
        if (likely(PyLong_Check(__tmp3753)))
            __tmp3754 = CPyTagged_FromObject(__tmp3753);
        else {
            goto __LL3755;
        }
        cpy_r_r125.f1 = __tmp3754;
    }
    goto __LL3756;
__LL3755: ;
    CPy_DECREF(cpy_r_r125.f0);
    cpy_r_r125 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL3756;
__LL3756: ;
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 177, CPyStatic_merv___view___globals);
        goto CPyL306;
    }
    cpy_r_r126 = cpy_r_r125.f0;
    CPy_INCREF(cpy_r_r126);
    cpy_r_r127 = cpy_r_r125.f1;
    CPyTagged_INCREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r125.f0);
    CPyTagged_DECREF(cpy_r_r125.f1);
    cpy_r_r128 = (Py_ssize_t)cpy_r_r127 != -2;
    if (!cpy_r_r128) goto CPyL307;
    cpy_r_r129 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_rampart_ids;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "rampart_ids", 178, CPyStatic_merv___view___globals);
        goto CPyL308;
    }
    CPy_INCREF(cpy_r_r129);
CPyL94: ;
    cpy_r_r130 = CPySequenceTuple_GetItem(cpy_r_r129, cpy_r_r127);
    CPy_DECREF(cpy_r_r129);
    CPyTagged_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 178, CPyStatic_merv___view___globals);
        goto CPyL309;
    }
    if (likely(PyUnicode_Check(cpy_r_r130)))
        cpy_r_r131 = cpy_r_r130;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 178, CPyStatic_merv___view___globals, "str", cpy_r_r130);
        goto CPyL309;
    }
    cpy_r_r132 = PyDict_SetItem(cpy_r_r112, cpy_r_r126, cpy_r_r131);
    CPy_DECREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r131);
    cpy_r_r133 = cpy_r_r132 >= 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 177, CPyStatic_merv___view___globals);
        goto CPyL306;
    } else
        goto CPyL90;
CPyL97: ;
    cpy_r_r134 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 177, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
    cpy_r_r135 = PyList_New(0);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 180, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
    cpy_r_r136 = 0;
    cpy_r_r137 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_rampart_ids;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "rampart_ids", 180, CPyStatic_merv___view___globals);
        goto CPyL310;
    }
    CPy_INCREF(cpy_r_r137);
CPyL100: ;
    cpy_r_r138 = (CPyPtr)((CPyPtr)cpy_r_r137 + offsetof(PyVarObject, ob_size));
    cpy_r_r139 = *(int64_t *)cpy_r_r138;
    cpy_r_r140 = 0;
CPyL101: ;
    cpy_r_r141 = cpy_r_r140 < cpy_r_r139;
    if (!cpy_r_r141) goto CPyL311;
    cpy_r_piece = cpy_r_r136;
    cpy_r_r142 = CPySequenceTuple_GetItemUnsafe(cpy_r_r137, cpy_r_r140);
    if (likely(PyUnicode_Check(cpy_r_r142)))
        cpy_r_r143 = cpy_r_r142;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 180, CPyStatic_merv___view___globals, "str", cpy_r_r142);
        goto CPyL312;
    }
    cpy_r_r144 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ramparts;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "ramparts", 180, CPyStatic_merv___view___globals);
        goto CPyL313;
    }
    CPy_INCREF(cpy_r_r144);
CPyL104: ;
    cpy_r_r145 = CPyTagged_StealAsObject(cpy_r_piece);
    cpy_r_r146 = PySequence_Contains(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    CPy_DECREF(cpy_r_r145);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 180, CPyStatic_merv___view___globals);
        goto CPyL314;
    }
    cpy_r_r148 = cpy_r_r146;
    cpy_r_r149 = cpy_r_r148 ^ 1;
    if (!cpy_r_r149) goto CPyL315;
    cpy_r_r150 = PyList_Append(cpy_r_r135, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    cpy_r_r151 = cpy_r_r150 >= 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 180, CPyStatic_merv___view___globals);
        goto CPyL316;
    }
CPyL107: ;
    cpy_r_r152 = cpy_r_r136 + 2;
    cpy_r_r136 = cpy_r_r152;
    cpy_r_r153 = cpy_r_r140 + 1;
    cpy_r_r140 = cpy_r_r153;
    goto CPyL101;
CPyL108: ;
    cpy_r_r154 = PyList_AsTuple(cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 180, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
    cpy_r_r155 = CPyStatic_merv___names___SIDES;
    if (unlikely(cpy_r_r155.f0 == NULL)) {
        goto CPyL317;
    } else
        goto CPyL112;
CPyL110: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r156 = 0;
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 181, CPyStatic_merv___view___globals);
        goto CPyL272;
    }
    CPy_Unreachable();
CPyL112: ;
    cpy_r_r157 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market;
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "market", 181, CPyStatic_merv___view___globals);
        goto CPyL318;
    }
    CPyTagged_INCREF(cpy_r_r157);
CPyL113: ;
    CPy_INCREF(cpy_r_r155.f0);
    CPy_INCREF(cpy_r_r155.f1);
    cpy_r_r158 = PyTuple_New(2);
    if (unlikely(cpy_r_r158 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3757 = cpy_r_r155.f0;
    PyTuple_SET_ITEM(cpy_r_r158, 0, __tmp3757);
    PyObject *__tmp3758 = cpy_r_r155.f1;
    PyTuple_SET_ITEM(cpy_r_r158, 1, __tmp3758);
    cpy_r_r159 = CPySequenceTuple_GetItem(cpy_r_r158, cpy_r_r157);
    CPy_DECREF(cpy_r_r158);
    CPyTagged_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 181, CPyStatic_merv___view___globals);
        goto CPyL318;
    }
    if (likely(PyUnicode_Check(cpy_r_r159)))
        cpy_r_r160 = cpy_r_r159;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 181, CPyStatic_merv___view___globals, "str", cpy_r_r159);
        goto CPyL318;
    }
    cpy_r_r161 = (PyObject *)&PyBool_Type;
    cpy_r_r162 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "market_camels", 182, CPyStatic_merv___view___globals);
        goto CPyL319;
    }
    CPy_INCREF(cpy_r_r162);
CPyL116: ;
    cpy_r_r163 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r164 = CPyStatics[2289]; /* 'map' */
    cpy_r_r165 = CPyObject_GetAttr(cpy_r_r163, cpy_r_r164);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 182, CPyStatic_merv___view___globals);
        goto CPyL320;
    }
    PyObject *cpy_r_r166[2] = {cpy_r_r161, cpy_r_r162};
    cpy_r_r167 = (PyObject **)&cpy_r_r166;
    cpy_r_r168 = PyObject_Vectorcall(cpy_r_r165, cpy_r_r167, 2, 0);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 182, CPyStatic_merv___view___globals);
        goto CPyL320;
    }
    CPy_DECREF(cpy_r_r162);
    cpy_r_r169 = PySequence_Tuple(cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 182, CPyStatic_merv___view___globals);
        goto CPyL319;
    }
    cpy_r_r170 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_used;
    if (unlikely(cpy_r_r170 == 2)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "market_used", 183, CPyStatic_merv___view___globals);
        goto CPyL321;
    }
CPyL120: ;
    cpy_r_r171 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discount_used;
    if (unlikely(cpy_r_r171 == 2)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "discount_used", 184, CPyStatic_merv___view___globals);
        goto CPyL321;
    }
CPyL121: ;
    cpy_r_r172 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_convert_used;
    if (unlikely(cpy_r_r172 == 2)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "convert_used", 185, CPyStatic_merv___view___globals);
        goto CPyL321;
    }
CPyL122: ;
    cpy_r_r173 = PyList_New(0);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 187, CPyStatic_merv___view___globals);
        goto CPyL321;
    }
    cpy_r_r174 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "row", 188, CPyStatic_merv___view___globals);
        goto CPyL322;
    }
    CPy_INCREF(cpy_r_r174);
CPyL124: ;
    cpy_r_r175 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "row_camels", 188, CPyStatic_merv___view___globals);
        goto CPyL323;
    }
    CPy_INCREF(cpy_r_r175);
CPyL125: ;
    cpy_r_r176 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r177 = CPyStatics[36]; /* 'zip' */
    cpy_r_r178 = CPyObject_GetAttr(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 188, CPyStatic_merv___view___globals);
        goto CPyL324;
    }
    cpy_r_r179 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r180[3] = {cpy_r_r174, cpy_r_r175, cpy_r_r179};
    cpy_r_r181 = (PyObject **)&cpy_r_r180;
    cpy_r_r182 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r183 = PyObject_Vectorcall(cpy_r_r178, cpy_r_r181, 2, cpy_r_r182);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 188, CPyStatic_merv___view___globals);
        goto CPyL324;
    }
    CPy_DECREF(cpy_r_r174);
    CPy_DECREF(cpy_r_r175);
    cpy_r_r184 = PyObject_GetIter(cpy_r_r183);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 187, CPyStatic_merv___view___globals);
        goto CPyL322;
    }
CPyL128: ;
    cpy_r_r185 = PyIter_Next(cpy_r_r184);
    if (cpy_r_r185 == NULL) goto CPyL325;
    PyObject *__tmp3759;
    if (unlikely(!(PyTuple_Check(cpy_r_r185) && PyTuple_GET_SIZE(cpy_r_r185) == 2))) {
        __tmp3759 = NULL;
        goto __LL3760;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r185, 0))))
        __tmp3759 = PyTuple_GET_ITEM(cpy_r_r185, 0);
    else {
        __tmp3759 = NULL;
    }
    if (__tmp3759 == NULL) goto __LL3760;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r185, 1))))
        __tmp3759 = PyTuple_GET_ITEM(cpy_r_r185, 1);
    else {
        __tmp3759 = NULL;
    }
    if (__tmp3759 == NULL) goto __LL3760;
    __tmp3759 = cpy_r_r185;
__LL3760: ;
    if (unlikely(__tmp3759 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r185); cpy_r_r186 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3761 = PyTuple_GET_ITEM(cpy_r_r185, 0);
        CPyTagged __tmp3762;
        if (likely(PyLong_Check(__tmp3761)))
            __tmp3762 = CPyTagged_FromObject(__tmp3761);
        else {
            goto __LL3763;
        }
        cpy_r_r186.f0 = __tmp3762;
        PyObject *__tmp3764 = PyTuple_GET_ITEM(cpy_r_r185, 1);
        CPyTagged __tmp3765;
        if (likely(PyLong_Check(__tmp3764)))
            __tmp3765 = CPyTagged_FromObject(__tmp3764);
        else {
            goto __LL3766;
        }
        cpy_r_r186.f1 = __tmp3765;
    }
    goto __LL3767;
__LL3763: ;
    cpy_r_r186 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3767;
__LL3766: ;
    CPyTagged_DECREF(cpy_r_r186.f0);
    cpy_r_r186 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3767;
__LL3767: ;
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r186.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 187, CPyStatic_merv___view___globals);
        goto CPyL326;
    }
    cpy_r_r187 = cpy_r_r186.f0;
    CPyTagged_INCREF(cpy_r_r187);
    cpy_r_r188 = cpy_r_r186.f1;
    CPyTagged_INCREF(cpy_r_r188);
    CPyTagged_DECREF(cpy_r_r186.f0);
    CPyTagged_DECREF(cpy_r_r186.f1);
    cpy_r_r189 = (Py_ssize_t)cpy_r_r187 != -2;
    if (!cpy_r_r189) goto CPyL327;
    cpy_r_r190 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_spice_ids;
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "spice_ids", 187, CPyStatic_merv___view___globals);
        goto CPyL328;
    }
    CPy_INCREF(cpy_r_r190);
CPyL132: ;
    cpy_r_r191 = CPySequenceTuple_GetItem(cpy_r_r190, cpy_r_r187);
    CPy_DECREF(cpy_r_r190);
    CPyTagged_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 187, CPyStatic_merv___view___globals);
        goto CPyL329;
    }
    if (likely(PyUnicode_Check(cpy_r_r191)))
        cpy_r_r192 = cpy_r_r191;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 187, CPyStatic_merv___view___globals, "str", cpy_r_r191);
        goto CPyL329;
    }
    cpy_r_r193 = cpy_r_r192;
    goto CPyL136;
CPyL135: ;
    cpy_r_r194 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r194);
    cpy_r_r193 = cpy_r_r194;
CPyL136: ;
    cpy_r_r195 = cpy_r_r188 != 0;
    CPyTagged_DECREF(cpy_r_r188);
    cpy_r_r196 = cpy_r_r195 ? Py_True : Py_False;
    cpy_r_r197 = PyTuple_Pack(2, cpy_r_r193, cpy_r_r196);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 187, CPyStatic_merv___view___globals);
        goto CPyL326;
    }
    cpy_r_r198 = PyDict_New();
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 187, CPyStatic_merv___view___globals);
        goto CPyL330;
    }
    cpy_r_r199 = CPyDef_merv___view___CardView(cpy_r_r197, cpy_r_r198);
    CPy_DECREF(cpy_r_r197);
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 187, CPyStatic_merv___view___globals);
        goto CPyL326;
    }
    cpy_r_r200 = PyList_Append(cpy_r_r173, cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 187, CPyStatic_merv___view___globals);
        goto CPyL326;
    } else
        goto CPyL128;
CPyL140: ;
    cpy_r_r202 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 187, CPyStatic_merv___view___globals);
        goto CPyL322;
    }
    cpy_r_r203 = PyList_AsTuple(cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 186, CPyStatic_merv___view___globals);
        goto CPyL321;
    }
    cpy_r_r204 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "deck", 190, CPyStatic_merv___view___globals);
        goto CPyL331;
    }
CPyL143: ;
    cpy_r_r205 = (CPyPtr)((CPyPtr)cpy_r_r204 + offsetof(PyVarObject, ob_size));
    cpy_r_r206 = *(int64_t *)cpy_r_r205;
    cpy_r_r207 = cpy_r_r206 << 1;
    cpy_r_r208 = PyList_New(0);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 192, CPyStatic_merv___view___globals);
        goto CPyL331;
    }
    cpy_r_r209 = 0;
    cpy_r_r210 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_city_ids;
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "city_ids", 198, CPyStatic_merv___view___globals);
        goto CPyL332;
    }
    CPy_INCREF(cpy_r_r210);
CPyL145: ;
    cpy_r_r211 = (CPyPtr)((CPyPtr)cpy_r_r210 + offsetof(PyVarObject, ob_size));
    cpy_r_r212 = *(int64_t *)cpy_r_r211;
    cpy_r_r213 = 0;
CPyL146: ;
    cpy_r_r214 = cpy_r_r213 < cpy_r_r212;
    if (!cpy_r_r214) goto CPyL333;
    cpy_r_city = cpy_r_r209;
    cpy_r_r215 = CPySequenceTuple_GetItemUnsafe(cpy_r_r210, cpy_r_r213);
    if (likely(PyUnicode_Check(cpy_r_r215)))
        cpy_r_r216 = cpy_r_r215;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 192, CPyStatic_merv___view___globals, "str", cpy_r_r215);
        goto CPyL334;
    }
    cpy_r_r217 = PyList_New(0);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 194, CPyStatic_merv___view___globals);
        goto CPyL335;
    }
    cpy_r_r218 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "players", 194, CPyStatic_merv___view___globals);
        goto CPyL336;
    }
CPyL150: ;
    cpy_r_r219 = (CPyPtr)((CPyPtr)cpy_r_r218 + offsetof(PyVarObject, ob_size));
    cpy_r_r220 = *(int64_t *)cpy_r_r219;
    cpy_r_r221 = cpy_r_r220 << 1;
    cpy_r_r222 = 0;
    cpy_r_seat_2 = cpy_r_r222;
    CPyTagged_DECREF(cpy_r_seat_2);
CPyL151: ;
    cpy_r_r223 = (Py_ssize_t)cpy_r_r222 < (Py_ssize_t)cpy_r_r221;
    if (!cpy_r_r223) goto CPyL159;
    cpy_r_seat_2 = cpy_r_r222;
    cpy_r_r224 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "posts", 194, CPyStatic_merv___view___globals);
        goto CPyL337;
    }
CPyL153: ;
    cpy_r_r225 = CPyList_GetItem(cpy_r_r224, cpy_r_city);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 194, CPyStatic_merv___view___globals);
        goto CPyL337;
    }
    if (likely(PyLong_Check(cpy_r_r225)))
        cpy_r_r226 = CPyTagged_FromObject(cpy_r_r225);
    else {
        CPy_TypeError("int", cpy_r_r225); cpy_r_r226 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r226 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 194, CPyStatic_merv___view___globals);
        goto CPyL337;
    }
    cpy_r_r227 = CPyTagged_Rshift(cpy_r_r226, cpy_r_seat_2);
    CPyTagged_DECREF(cpy_r_r226);
    if (unlikely(cpy_r_r227 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 194, CPyStatic_merv___view___globals);
        goto CPyL337;
    }
    cpy_r_r228 = CPyTagged_And(cpy_r_r227, 2);
    CPyTagged_DECREF(cpy_r_r227);
    cpy_r_r229 = cpy_r_r228 != 0;
    CPyTagged_DECREF(cpy_r_r228);
    if (!cpy_r_r229) goto CPyL338;
    cpy_r_r230 = CPyTagged_StealAsObject(cpy_r_seat_2);
    cpy_r_r231 = PyList_Append(cpy_r_r217, cpy_r_r230);
    CPy_DECREF(cpy_r_r230);
    cpy_r_r232 = cpy_r_r231 >= 0;
    if (unlikely(!cpy_r_r232)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 194, CPyStatic_merv___view___globals);
        goto CPyL336;
    }
CPyL158: ;
    cpy_r_r233 = cpy_r_r222 + 2;
    cpy_r_r222 = cpy_r_r233;
    goto CPyL151;
CPyL159: ;
    cpy_r_r234 = PyList_AsTuple(cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 194, CPyStatic_merv___view___globals);
        goto CPyL335;
    }
    cpy_r_r235 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_city_camels;
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "city_camels", 195, CPyStatic_merv___view___globals);
        goto CPyL339;
    }
CPyL161: ;
    cpy_r_r236 = CPyList_GetItem(cpy_r_r235, cpy_r_city);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 195, CPyStatic_merv___view___globals);
        goto CPyL339;
    }
    if (likely(PyLong_Check(cpy_r_r236)))
        cpy_r_r237 = CPyTagged_FromObject(cpy_r_r236);
    else {
        CPy_TypeError("int", cpy_r_r236); cpy_r_r237 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r236);
    if (unlikely(cpy_r_r237 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 195, CPyStatic_merv___view___globals);
        goto CPyL339;
    }
    cpy_r_r238 = cpy_r_r237 != 0;
    CPyTagged_DECREF(cpy_r_r237);
    cpy_r_r239 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_roads;
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "roads", 196, CPyStatic_merv___view___globals);
        goto CPyL339;
    }
CPyL164: ;
    cpy_r_r240 = CPyList_GetItem(cpy_r_r239, cpy_r_city);
    CPyTagged_DECREF(cpy_r_city);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 196, CPyStatic_merv___view___globals);
        goto CPyL340;
    }
    if (likely(PyLong_Check(cpy_r_r240)))
        cpy_r_r241 = CPyTagged_FromObject(cpy_r_r240);
    else {
        CPy_TypeError("int", cpy_r_r240); cpy_r_r241 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r241 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 196, CPyStatic_merv___view___globals);
        goto CPyL340;
    }
    cpy_r_r242 = cpy_r_r241 != 0;
    CPyTagged_DECREF(cpy_r_r241);
    cpy_r_r243 = cpy_r_r238 ? Py_True : Py_False;
    cpy_r_r244 = cpy_r_r242 ? Py_True : Py_False;
    cpy_r_r245 = PyTuple_Pack(4, cpy_r_r216, cpy_r_r234, cpy_r_r243, cpy_r_r244);
    CPy_DECREF(cpy_r_r216);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 192, CPyStatic_merv___view___globals);
        goto CPyL341;
    }
    cpy_r_r246 = PyDict_New();
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 192, CPyStatic_merv___view___globals);
        goto CPyL342;
    }
    cpy_r_r247 = CPyDef_merv___view___CityView(cpy_r_r245, cpy_r_r246);
    CPy_DECREF(cpy_r_r245);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 192, CPyStatic_merv___view___globals);
        goto CPyL341;
    }
    cpy_r_r248 = PyList_Append(cpy_r_r208, cpy_r_r247);
    CPy_DECREF(cpy_r_r247);
    cpy_r_r249 = cpy_r_r248 >= 0;
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 192, CPyStatic_merv___view___globals);
        goto CPyL341;
    }
    cpy_r_r250 = cpy_r_r209 + 2;
    cpy_r_r209 = cpy_r_r250;
    cpy_r_r251 = cpy_r_r213 + 1;
    cpy_r_r213 = cpy_r_r251;
    goto CPyL146;
CPyL171: ;
    cpy_r_r252 = PyList_AsTuple(cpy_r_r208);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 191, CPyStatic_merv___view___globals);
        goto CPyL331;
    }
    cpy_r_r253 = PyList_New(0);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 200, CPyStatic_merv___view___globals);
        goto CPyL343;
    }
    cpy_r_r254 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_space_ids;
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "space_ids", 200, CPyStatic_merv___view___globals);
        goto CPyL344;
    }
    CPy_INCREF(cpy_r_r254);
CPyL174: ;
    cpy_r_r255 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_mosque_camels;
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "mosque_camels", 200, CPyStatic_merv___view___globals);
        goto CPyL345;
    }
    CPy_INCREF(cpy_r_r255);
CPyL175: ;
    cpy_r_r256 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r257 = CPyStatics[36]; /* 'zip' */
    cpy_r_r258 = CPyObject_GetAttr(cpy_r_r256, cpy_r_r257);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 200, CPyStatic_merv___view___globals);
        goto CPyL346;
    }
    cpy_r_r259 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r260[3] = {cpy_r_r254, cpy_r_r255, cpy_r_r259};
    cpy_r_r261 = (PyObject **)&cpy_r_r260;
    cpy_r_r262 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r263 = PyObject_Vectorcall(cpy_r_r258, cpy_r_r261, 2, cpy_r_r262);
    CPy_DECREF(cpy_r_r258);
    if (unlikely(cpy_r_r263 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 200, CPyStatic_merv___view___globals);
        goto CPyL346;
    }
    CPy_DECREF(cpy_r_r254);
    CPy_DECREF(cpy_r_r255);
    cpy_r_r264 = PyObject_GetIter(cpy_r_r263);
    CPy_DECREF(cpy_r_r263);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 200, CPyStatic_merv___view___globals);
        goto CPyL344;
    }
CPyL178: ;
    cpy_r_r265 = PyIter_Next(cpy_r_r264);
    if (cpy_r_r265 == NULL) goto CPyL347;
    PyObject *__tmp3768;
    if (unlikely(!(PyTuple_Check(cpy_r_r265) && PyTuple_GET_SIZE(cpy_r_r265) == 2))) {
        __tmp3768 = NULL;
        goto __LL3769;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r265, 0))))
        __tmp3768 = PyTuple_GET_ITEM(cpy_r_r265, 0);
    else {
        __tmp3768 = NULL;
    }
    if (__tmp3768 == NULL) goto __LL3769;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r265, 1))))
        __tmp3768 = PyTuple_GET_ITEM(cpy_r_r265, 1);
    else {
        __tmp3768 = NULL;
    }
    if (__tmp3768 == NULL) goto __LL3769;
    __tmp3768 = cpy_r_r265;
__LL3769: ;
    if (unlikely(__tmp3768 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r265); cpy_r_r266 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp3770 = PyTuple_GET_ITEM(cpy_r_r265, 0);
        CPy_INCREF(__tmp3770);
        PyObject *__tmp3771;
        if (likely(PyUnicode_Check(__tmp3770)))
            __tmp3771 = __tmp3770;
        else {
            CPy_TypeError("str", __tmp3770); 
            __tmp3771 = NULL;
        }
        cpy_r_r266.f0 = __tmp3771;
        PyObject *__tmp3772 = PyTuple_GET_ITEM(cpy_r_r265, 1);
        CPyTagged __tmp3773;
        if (likely(PyLong_Check(__tmp3772)))
            __tmp3773 = CPyTagged_FromObject(__tmp3772);
        else {
            goto __LL3774;
        }
        cpy_r_r266.f1 = __tmp3773;
    }
    goto __LL3775;
__LL3774: ;
    CPy_DECREF(cpy_r_r266.f0);
    cpy_r_r266 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL3775;
__LL3775: ;
    CPy_DECREF(cpy_r_r265);
    if (unlikely(cpy_r_r266.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 200, CPyStatic_merv___view___globals);
        goto CPyL348;
    }
    cpy_r_r267 = cpy_r_r266.f0;
    CPy_INCREF(cpy_r_r267);
    cpy_r_r268 = cpy_r_r266.f1;
    CPyTagged_INCREF(cpy_r_r268);
    CPy_DECREF(cpy_r_r266.f0);
    CPyTagged_DECREF(cpy_r_r266.f1);
    cpy_r_r269 = cpy_r_r268 != 0;
    CPyTagged_DECREF(cpy_r_r268);
    if (!cpy_r_r269) goto CPyL349;
    cpy_r_r270 = PyList_Append(cpy_r_r253, cpy_r_r267);
    CPy_DECREF(cpy_r_r267);
    cpy_r_r271 = cpy_r_r270 >= 0;
    if (unlikely(!cpy_r_r271)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 200, CPyStatic_merv___view___globals);
        goto CPyL348;
    } else
        goto CPyL178;
CPyL182: ;
    cpy_r_r272 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r272)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 200, CPyStatic_merv___view___globals);
        goto CPyL344;
    }
    cpy_r_r273 = PyList_AsTuple(cpy_r_r253);
    CPy_DECREF(cpy_r_r253);
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 200, CPyStatic_merv___view___globals);
        goto CPyL343;
    }
    cpy_r_r274 = PyList_New(0);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 202, CPyStatic_merv___view___globals);
        goto CPyL350;
    }
    cpy_r_r275 = 0;
    cpy_r_r276 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_pile_ids;
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "pile_ids", 207, CPyStatic_merv___view___globals);
        goto CPyL351;
    }
    CPy_INCREF(cpy_r_r276);
CPyL186: ;
    cpy_r_r277 = (CPyPtr)((CPyPtr)cpy_r_r276 + offsetof(PyVarObject, ob_size));
    cpy_r_r278 = *(int64_t *)cpy_r_r277;
    cpy_r_r279 = 0;
CPyL187: ;
    cpy_r_r280 = cpy_r_r279 < cpy_r_r278;
    if (!cpy_r_r280) goto CPyL352;
    cpy_r_pile = cpy_r_r275;
    cpy_r_r281 = CPySequenceTuple_GetItemUnsafe(cpy_r_r276, cpy_r_r279);
    if (likely(PyUnicode_Check(cpy_r_r281)))
        cpy_r_r282 = cpy_r_r281;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 202, CPyStatic_merv___view___globals, "str", cpy_r_r281);
        goto CPyL353;
    }
    cpy_r_r283 = CPyDef_contracts___top_contract(cpy_r_t, cpy_r_pile);
    if (unlikely(cpy_r_r283 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 204, CPyStatic_merv___view___globals);
        goto CPyL354;
    }
    cpy_r_r284 = (Py_ssize_t)cpy_r_r283 != -2;
    CPyTagged_DECREF(cpy_r_r283);
    if (!cpy_r_r284) goto CPyL196;
    cpy_r_r285 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_ids;
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "contract_ids", 204, CPyStatic_merv___view___globals);
        goto CPyL354;
    }
    CPy_INCREF(cpy_r_r285);
CPyL192: ;
    cpy_r_r286 = CPyDef_contracts___top_contract(cpy_r_t, cpy_r_pile);
    if (unlikely(cpy_r_r286 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 204, CPyStatic_merv___view___globals);
        goto CPyL355;
    }
    cpy_r_r287 = CPySequenceTuple_GetItem(cpy_r_r285, cpy_r_r286);
    CPy_DECREF(cpy_r_r285);
    CPyTagged_DECREF(cpy_r_r286);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 204, CPyStatic_merv___view___globals);
        goto CPyL354;
    }
    if (likely(PyUnicode_Check(cpy_r_r287)))
        cpy_r_r288 = cpy_r_r287;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 204, CPyStatic_merv___view___globals, "str", cpy_r_r287);
        goto CPyL354;
    }
    cpy_r_r289 = cpy_r_r288;
    goto CPyL197;
CPyL196: ;
    cpy_r_r290 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r290);
    cpy_r_r289 = cpy_r_r290;
CPyL197: ;
    cpy_r_r291 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_piles;
    if (unlikely(cpy_r_r291 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "piles", 205, CPyStatic_merv___view___globals);
        goto CPyL356;
    }
CPyL198: ;
    cpy_r_r292 = CPyList_GetItemBorrow(cpy_r_r291, cpy_r_pile);
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 205, CPyStatic_merv___view___globals);
        goto CPyL356;
    }
    if (likely(PyList_Check(cpy_r_r292)))
        cpy_r_r293 = cpy_r_r292;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 205, CPyStatic_merv___view___globals, "list", cpy_r_r292);
        goto CPyL356;
    }
    cpy_r_r294 = (CPyPtr)((CPyPtr)cpy_r_r293 + offsetof(PyVarObject, ob_size));
    cpy_r_r295 = *(int64_t *)cpy_r_r294;
    cpy_r_r296 = cpy_r_r295 << 1;
    cpy_r_r297 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r297 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "piles", 205, CPyStatic_merv___view___globals);
        goto CPyL356;
    }
CPyL201: ;
    cpy_r_r298 = CPyList_GetItemBorrow(cpy_r_r297, cpy_r_pile);
    if (unlikely(cpy_r_r298 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 205, CPyStatic_merv___view___globals);
        goto CPyL356;
    }
    if (likely(PyLong_Check(cpy_r_r298)))
        cpy_r_r299 = CPyTagged_FromObject(cpy_r_r298);
    else {
        CPy_TypeError("int", cpy_r_r298); cpy_r_r299 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r299 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 205, CPyStatic_merv___view___globals);
        goto CPyL356;
    }
    cpy_r_r300 = CPyTagged_Subtract(cpy_r_r296, cpy_r_r299);
    CPyTagged_DECREF(cpy_r_r299);
    CPyTagged_DECREF(cpy_r_pile);
    cpy_r_r301 = CPyTagged_StealAsObject(cpy_r_r300);
    cpy_r_r302 = PyTuple_Pack(3, cpy_r_r282, cpy_r_r289, cpy_r_r301);
    CPy_DECREF(cpy_r_r282);
    CPy_DECREF(cpy_r_r289);
    CPy_DECREF(cpy_r_r301);
    if (unlikely(cpy_r_r302 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 202, CPyStatic_merv___view___globals);
        goto CPyL357;
    }
    cpy_r_r303 = PyDict_New();
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 202, CPyStatic_merv___view___globals);
        goto CPyL358;
    }
    cpy_r_r304 = CPyDef_merv___view___PileView(cpy_r_r302, cpy_r_r303);
    CPy_DECREF(cpy_r_r302);
    CPy_DECREF(cpy_r_r303);
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 202, CPyStatic_merv___view___globals);
        goto CPyL357;
    }
    cpy_r_r305 = PyList_Append(cpy_r_r274, cpy_r_r304);
    CPy_DECREF(cpy_r_r304);
    cpy_r_r306 = cpy_r_r305 >= 0;
    if (unlikely(!cpy_r_r306)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 202, CPyStatic_merv___view___globals);
        goto CPyL357;
    }
    cpy_r_r307 = cpy_r_r275 + 2;
    cpy_r_r275 = cpy_r_r307;
    cpy_r_r308 = cpy_r_r279 + 1;
    cpy_r_r279 = cpy_r_r308;
    goto CPyL187;
CPyL208: ;
    cpy_r_r309 = PyList_AsTuple(cpy_r_r274);
    CPy_DECREF(cpy_r_r274);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 201, CPyStatic_merv___view___globals);
        goto CPyL350;
    }
    cpy_r_r310 = PyDict_New();
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 209, CPyStatic_merv___view___globals);
        goto CPyL359;
    }
    cpy_r_r311 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_discovery_ids;
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "discovery_ids", 209, CPyStatic_merv___view___globals);
        goto CPyL360;
    }
    CPy_INCREF(cpy_r_r311);
CPyL211: ;
    cpy_r_r312 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "discoveries", 209, CPyStatic_merv___view___globals);
        goto CPyL361;
    }
    CPy_INCREF(cpy_r_r312);
CPyL212: ;
    cpy_r_r313 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r314 = CPyStatics[36]; /* 'zip' */
    cpy_r_r315 = CPyObject_GetAttr(cpy_r_r313, cpy_r_r314);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 209, CPyStatic_merv___view___globals);
        goto CPyL362;
    }
    cpy_r_r316 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r317[3] = {cpy_r_r311, cpy_r_r312, cpy_r_r316};
    cpy_r_r318 = (PyObject **)&cpy_r_r317;
    cpy_r_r319 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r320 = PyObject_Vectorcall(cpy_r_r315, cpy_r_r318, 2, cpy_r_r319);
    CPy_DECREF(cpy_r_r315);
    if (unlikely(cpy_r_r320 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 209, CPyStatic_merv___view___globals);
        goto CPyL362;
    }
    CPy_DECREF(cpy_r_r311);
    CPy_DECREF(cpy_r_r312);
    cpy_r_r321 = PyObject_GetIter(cpy_r_r320);
    CPy_DECREF(cpy_r_r320);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 209, CPyStatic_merv___view___globals);
        goto CPyL360;
    }
CPyL215: ;
    cpy_r_r322 = PyIter_Next(cpy_r_r321);
    if (cpy_r_r322 == NULL) goto CPyL363;
    PyObject *__tmp3776;
    if (unlikely(!(PyTuple_Check(cpy_r_r322) && PyTuple_GET_SIZE(cpy_r_r322) == 2))) {
        __tmp3776 = NULL;
        goto __LL3777;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r322, 0))))
        __tmp3776 = PyTuple_GET_ITEM(cpy_r_r322, 0);
    else {
        __tmp3776 = NULL;
    }
    if (__tmp3776 == NULL) goto __LL3777;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r322, 1))))
        __tmp3776 = PyTuple_GET_ITEM(cpy_r_r322, 1);
    else {
        __tmp3776 = NULL;
    }
    if (__tmp3776 == NULL) goto __LL3777;
    __tmp3776 = cpy_r_r322;
__LL3777: ;
    if (unlikely(__tmp3776 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r322); cpy_r_r323 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp3778 = PyTuple_GET_ITEM(cpy_r_r322, 0);
        CPy_INCREF(__tmp3778);
        PyObject *__tmp3779;
        if (likely(PyUnicode_Check(__tmp3778)))
            __tmp3779 = __tmp3778;
        else {
            CPy_TypeError("str", __tmp3778); 
            __tmp3779 = NULL;
        }
        cpy_r_r323.f0 = __tmp3779;
        PyObject *__tmp3780 = PyTuple_GET_ITEM(cpy_r_r322, 1);
        CPyTagged __tmp3781;
        if (likely(PyLong_Check(__tmp3780)))
            __tmp3781 = CPyTagged_FromObject(__tmp3780);
        else {
            goto __LL3782;
        }
        cpy_r_r323.f1 = __tmp3781;
    }
    goto __LL3783;
__LL3782: ;
    CPy_DECREF(cpy_r_r323.f0);
    cpy_r_r323 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL3783;
__LL3783: ;
    CPy_DECREF(cpy_r_r322);
    if (unlikely(cpy_r_r323.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 209, CPyStatic_merv___view___globals);
        goto CPyL364;
    }
    cpy_r_r324 = cpy_r_r323.f0;
    CPy_INCREF(cpy_r_r324);
    cpy_r_r325 = cpy_r_r323.f1;
    CPyTagged_INCREF(cpy_r_r325);
    CPy_DECREF(cpy_r_r323.f0);
    CPyTagged_DECREF(cpy_r_r323.f1);
    cpy_r_r326 = CPyDef_merv___view____owner(cpy_r_r325);
    CPyTagged_DECREF(cpy_r_r325);
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 209, CPyStatic_merv___view___globals);
        goto CPyL365;
    }
    cpy_r_r327 = PyDict_SetItem(cpy_r_r310, cpy_r_r324, cpy_r_r326);
    CPy_DECREF(cpy_r_r324);
    CPy_DECREF(cpy_r_r326);
    cpy_r_r328 = cpy_r_r327 >= 0;
    if (unlikely(!cpy_r_r328)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 209, CPyStatic_merv___view___globals);
        goto CPyL364;
    } else
        goto CPyL215;
CPyL219: ;
    cpy_r_r329 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 209, CPyStatic_merv___view___globals);
        goto CPyL360;
    }
    cpy_r_r330 = PyDict_New();
    if (unlikely(cpy_r_r330 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 210, CPyStatic_merv___view___globals);
        goto CPyL360;
    }
    cpy_r_r331 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_bonus_tile_ids;
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "bonus_tile_ids", 210, CPyStatic_merv___view___globals);
        goto CPyL366;
    }
    CPy_INCREF(cpy_r_r331);
CPyL222: ;
    cpy_r_r332 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_bonus_tiles;
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "bonus_tiles", 210, CPyStatic_merv___view___globals);
        goto CPyL367;
    }
    CPy_INCREF(cpy_r_r332);
CPyL223: ;
    cpy_r_r333 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r334 = CPyStatics[36]; /* 'zip' */
    cpy_r_r335 = CPyObject_GetAttr(cpy_r_r333, cpy_r_r334);
    if (unlikely(cpy_r_r335 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 210, CPyStatic_merv___view___globals);
        goto CPyL368;
    }
    cpy_r_r336 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r337[3] = {cpy_r_r331, cpy_r_r332, cpy_r_r336};
    cpy_r_r338 = (PyObject **)&cpy_r_r337;
    cpy_r_r339 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r340 = PyObject_Vectorcall(cpy_r_r335, cpy_r_r338, 2, cpy_r_r339);
    CPy_DECREF(cpy_r_r335);
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 210, CPyStatic_merv___view___globals);
        goto CPyL368;
    }
    CPy_DECREF(cpy_r_r331);
    CPy_DECREF(cpy_r_r332);
    cpy_r_r341 = PyObject_GetIter(cpy_r_r340);
    CPy_DECREF(cpy_r_r340);
    if (unlikely(cpy_r_r341 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 210, CPyStatic_merv___view___globals);
        goto CPyL366;
    }
CPyL226: ;
    cpy_r_r342 = PyIter_Next(cpy_r_r341);
    if (cpy_r_r342 == NULL) goto CPyL369;
    PyObject *__tmp3784;
    if (unlikely(!(PyTuple_Check(cpy_r_r342) && PyTuple_GET_SIZE(cpy_r_r342) == 2))) {
        __tmp3784 = NULL;
        goto __LL3785;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r342, 0))))
        __tmp3784 = PyTuple_GET_ITEM(cpy_r_r342, 0);
    else {
        __tmp3784 = NULL;
    }
    if (__tmp3784 == NULL) goto __LL3785;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r342, 1))))
        __tmp3784 = PyTuple_GET_ITEM(cpy_r_r342, 1);
    else {
        __tmp3784 = NULL;
    }
    if (__tmp3784 == NULL) goto __LL3785;
    __tmp3784 = cpy_r_r342;
__LL3785: ;
    if (unlikely(__tmp3784 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r342); cpy_r_r343 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp3786 = PyTuple_GET_ITEM(cpy_r_r342, 0);
        CPy_INCREF(__tmp3786);
        PyObject *__tmp3787;
        if (likely(PyUnicode_Check(__tmp3786)))
            __tmp3787 = __tmp3786;
        else {
            CPy_TypeError("str", __tmp3786); 
            __tmp3787 = NULL;
        }
        cpy_r_r343.f0 = __tmp3787;
        PyObject *__tmp3788 = PyTuple_GET_ITEM(cpy_r_r342, 1);
        CPyTagged __tmp3789;
        if (likely(PyLong_Check(__tmp3788)))
            __tmp3789 = CPyTagged_FromObject(__tmp3788);
        else {
            goto __LL3790;
        }
        cpy_r_r343.f1 = __tmp3789;
    }
    goto __LL3791;
__LL3790: ;
    CPy_DECREF(cpy_r_r343.f0);
    cpy_r_r343 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL3791;
__LL3791: ;
    CPy_DECREF(cpy_r_r342);
    if (unlikely(cpy_r_r343.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 210, CPyStatic_merv___view___globals);
        goto CPyL370;
    }
    cpy_r_r344 = cpy_r_r343.f0;
    CPy_INCREF(cpy_r_r344);
    cpy_r_r345 = cpy_r_r343.f1;
    CPyTagged_INCREF(cpy_r_r345);
    CPy_DECREF(cpy_r_r343.f0);
    CPyTagged_DECREF(cpy_r_r343.f1);
    cpy_r_r346 = CPyDef_merv___view____owner(cpy_r_r345);
    CPyTagged_DECREF(cpy_r_r345);
    if (unlikely(cpy_r_r346 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 210, CPyStatic_merv___view___globals);
        goto CPyL371;
    }
    cpy_r_r347 = PyDict_SetItem(cpy_r_r330, cpy_r_r344, cpy_r_r346);
    CPy_DECREF(cpy_r_r344);
    CPy_DECREF(cpy_r_r346);
    cpy_r_r348 = cpy_r_r347 >= 0;
    if (unlikely(!cpy_r_r348)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 210, CPyStatic_merv___view___globals);
        goto CPyL370;
    } else
        goto CPyL226;
CPyL230: ;
    cpy_r_r349 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r349)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 210, CPyStatic_merv___view___globals);
        goto CPyL366;
    }
    cpy_r_r350 = PyDict_New();
    if (unlikely(cpy_r_r350 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 211, CPyStatic_merv___view___globals);
        goto CPyL366;
    }
    cpy_r_r351 = 0;
    cpy_r_r352 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r352.f0 == NULL)) {
        goto CPyL372;
    } else
        goto CPyL235;
CPyL233: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r353 = 0;
    if (unlikely(!cpy_r_r353)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 211, CPyStatic_merv___view___globals);
        goto CPyL272;
    }
    CPy_Unreachable();
CPyL235: ;
    CPy_INCREF(cpy_r_r352.f0);
    CPy_INCREF(cpy_r_r352.f1);
    CPy_INCREF(cpy_r_r352.f2);
    CPy_INCREF(cpy_r_r352.f3);
    CPy_INCREF(cpy_r_r352.f4);
    cpy_r_r354 = PyTuple_New(5);
    if (unlikely(cpy_r_r354 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3792 = cpy_r_r352.f0;
    PyTuple_SET_ITEM(cpy_r_r354, 0, __tmp3792);
    PyObject *__tmp3793 = cpy_r_r352.f1;
    PyTuple_SET_ITEM(cpy_r_r354, 1, __tmp3793);
    PyObject *__tmp3794 = cpy_r_r352.f2;
    PyTuple_SET_ITEM(cpy_r_r354, 2, __tmp3794);
    PyObject *__tmp3795 = cpy_r_r352.f3;
    PyTuple_SET_ITEM(cpy_r_r354, 3, __tmp3795);
    PyObject *__tmp3796 = cpy_r_r352.f4;
    PyTuple_SET_ITEM(cpy_r_r354, 4, __tmp3796);
    cpy_r_r355 = PyObject_GetIter(cpy_r_r354);
    CPy_DECREF(cpy_r_r354);
    if (unlikely(cpy_r_r355 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 211, CPyStatic_merv___view___globals);
        goto CPyL373;
    }
CPyL236: ;
    cpy_r_r356 = PyIter_Next(cpy_r_r355);
    if (cpy_r_r356 == NULL) goto CPyL374;
    cpy_r_colour = cpy_r_r351;
    if (likely(PyUnicode_Check(cpy_r_r356)))
        cpy_r_r357 = cpy_r_r356;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 211, CPyStatic_merv___view___globals, "str", cpy_r_r356);
        goto CPyL375;
    }
    cpy_r_r358 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_upgrade_count;
    if (unlikely(cpy_r_r358 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Book", "upgrade_count", 211, CPyStatic_merv___view___globals);
        goto CPyL376;
    }
CPyL239: ;
    cpy_r_r359 = CPyList_GetItem(cpy_r_r358, cpy_r_colour);
    if (unlikely(cpy_r_r359 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 211, CPyStatic_merv___view___globals);
        goto CPyL376;
    }
    if (likely(PyLong_Check(cpy_r_r359)))
        cpy_r_r360 = CPyTagged_FromObject(cpy_r_r359);
    else {
        CPy_TypeError("int", cpy_r_r359); cpy_r_r360 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r359);
    if (unlikely(cpy_r_r360 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 211, CPyStatic_merv___view___globals);
        goto CPyL376;
    }
    cpy_r_r361 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r361 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "upgrades", 211, CPyStatic_merv___view___globals);
        goto CPyL377;
    }
    CPy_INCREF(cpy_r_r361);
CPyL242: ;
    cpy_r_r362 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r363 = CPyList_Count(cpy_r_r361, cpy_r_r362);
    CPy_DECREF(cpy_r_r361);
    CPy_DECREF(cpy_r_r362);
    if (unlikely(cpy_r_r363 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 211, CPyStatic_merv___view___globals);
        goto CPyL378;
    }
    cpy_r_r364 = CPyTagged_Subtract(cpy_r_r360, cpy_r_r363);
    CPyTagged_DECREF(cpy_r_r360);
    cpy_r_r365 = CPyTagged_StealAsObject(cpy_r_r364);
    cpy_r_r366 = PyDict_SetItem(cpy_r_r350, cpy_r_r357, cpy_r_r365);
    CPy_DECREF(cpy_r_r357);
    CPy_DECREF(cpy_r_r365);
    cpy_r_r367 = cpy_r_r366 >= 0;
    if (unlikely(!cpy_r_r367)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 211, CPyStatic_merv___view___globals);
        goto CPyL379;
    }
    cpy_r_r368 = cpy_r_r351 + 2;
    cpy_r_r351 = cpy_r_r368;
    goto CPyL236;
CPyL245: ;
    cpy_r_r369 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r369)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 211, CPyStatic_merv___view___globals);
        goto CPyL373;
    }
    cpy_r_r370 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_courtier_camels;
    if (unlikely(cpy_r_r370 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "courtier_camels", 212, CPyStatic_merv___view___globals);
        goto CPyL373;
    }
    CPyTagged_INCREF(cpy_r_r370);
CPyL247: ;
    cpy_r_r371 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_with_courtier;
    if (unlikely(cpy_r_r371 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'with_courtier' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r371);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r371 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 213, CPyStatic_merv___view___globals);
        goto CPyL380;
    }
CPyL248: ;
    cpy_r_r372 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_humans;
    if (unlikely(cpy_r_r372 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "humans", 213, CPyStatic_merv___view___globals);
        goto CPyL381;
    }
    CPyTagged_INCREF(cpy_r_r372);
CPyL249: ;
    cpy_r_r373 = CPyTagged_StealAsObject(cpy_r_r372);
    cpy_r_r374 = CPyDict_GetItem(cpy_r_r371, cpy_r_r373);
    CPy_DECREF(cpy_r_r371);
    CPy_DECREF(cpy_r_r373);
    if (unlikely(cpy_r_r374 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 213, CPyStatic_merv___view___globals);
        goto CPyL380;
    }
    if (unlikely(!PyBool_Check(cpy_r_r374))) {
        CPy_TypeError("bool", cpy_r_r374); cpy_r_r375 = 2;
    } else
        cpy_r_r375 = cpy_r_r374 == Py_True;
    CPy_DECREF(cpy_r_r374);
    if (unlikely(cpy_r_r375 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 213, CPyStatic_merv___view___globals);
        goto CPyL380;
    }
    if (!cpy_r_r375) goto CPyL254;
    cpy_r_r376 = CPyDef_merv___table___Table___buildings_left(cpy_r_t, 8);
    if (unlikely(cpy_r_r376 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 213, CPyStatic_merv___view___globals);
        goto CPyL380;
    }
    cpy_r_r377 = CPyTagged_StealAsObject(cpy_r_r376);
    cpy_r_r378 = cpy_r_r377;
    goto CPyL255;
CPyL254: ;
    cpy_r_r379 = Py_None;
    CPy_INCREF(cpy_r_r379);
    cpy_r_r378 = cpy_r_r379;
CPyL255: ;
    cpy_r_r380 = PyList_New(0);
    if (unlikely(cpy_r_r380 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 214, CPyStatic_merv___view___globals);
        goto CPyL382;
    }
    cpy_r_r381 = 0;
    cpy_r_r382 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r382 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "players", 214, CPyStatic_merv___view___globals);
        goto CPyL383;
    }
    CPy_INCREF(cpy_r_r382);
CPyL257: ;
    cpy_r_r383 = 0;
CPyL258: ;
    cpy_r_r384 = (CPyPtr)((CPyPtr)cpy_r_r382 + offsetof(PyVarObject, ob_size));
    cpy_r_r385 = *(int64_t *)cpy_r_r384;
    cpy_r_r386 = cpy_r_r383 < cpy_r_r385;
    if (!cpy_r_r386) goto CPyL384;
    cpy_r_seat_3 = cpy_r_r381;
    cpy_r_r387 = (CPyPtr)((CPyPtr)cpy_r_r382 + offsetof(PyListObject, ob_item));
    cpy_r_r388 = *(CPyPtr *)cpy_r_r387;
    cpy_r_r389 = cpy_r_r383 * 8;
    cpy_r_r390 = cpy_r_r388 + cpy_r_r389;
    cpy_r_r391 = *(PyObject * *)cpy_r_r390;
    CPy_INCREF(cpy_r_r391);
    if (likely(Py_TYPE(cpy_r_r391) == CPyType_merv___table___Player))
        cpy_r_r392 = cpy_r_r391;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "observe", 214, CPyStatic_merv___view___globals, "serai.games.merv.table.Player", cpy_r_r391);
        goto CPyL385;
    }
    cpy_r_r393 = CPyDef_merv___view____player(cpy_r_t, cpy_r_seat_3, cpy_r_r392);
    CPyTagged_DECREF(cpy_r_seat_3);
    CPy_DECREF(cpy_r_r392);
    if (unlikely(cpy_r_r393 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 214, CPyStatic_merv___view___globals);
        goto CPyL386;
    }
    cpy_r_r394 = PyList_Append(cpy_r_r380, cpy_r_r393);
    CPy_DECREF(cpy_r_r393);
    cpy_r_r395 = cpy_r_r394 >= 0;
    if (unlikely(!cpy_r_r395)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 214, CPyStatic_merv___view___globals);
        goto CPyL386;
    }
    cpy_r_r396 = cpy_r_r381 + 2;
    cpy_r_r381 = cpy_r_r396;
    cpy_r_r397 = cpy_r_r383 + 1;
    cpy_r_r383 = cpy_r_r397;
    goto CPyL258;
CPyL263: ;
    cpy_r_r398 = PyList_AsTuple(cpy_r_r380);
    CPy_DECREF(cpy_r_r380);
    if (unlikely(cpy_r_r398 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 214, CPyStatic_merv___view___globals);
        goto CPyL382;
    }
    cpy_r_r399 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo;
    if (unlikely(cpy_r_r399 == 2)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "observe", "Table", "solo", 215, CPyStatic_merv___view___globals);
        goto CPyL387;
    }
CPyL265: ;
    if (!cpy_r_r399) goto CPyL268;
CPyL266: ;
    cpy_r_r400 = CPyDef_merv___view____solo(cpy_r_t);
    if (unlikely(cpy_r_r400 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 215, CPyStatic_merv___view___globals);
        goto CPyL387;
    }
    cpy_r_r401 = cpy_r_r400;
    goto CPyL269;
CPyL268: ;
    cpy_r_r402 = Py_None;
    CPy_INCREF(cpy_r_r402);
    cpy_r_r401 = cpy_r_r402;
CPyL269: ;
    cpy_r_r403 = CPyStatics[989]; /* 'phase' */
    cpy_r_r404 = CPyStatics[1560]; /* 'year' */
    cpy_r_r405 = CPyStatics[854]; /* 'round' */
    cpy_r_r406 = CPyStatics[990]; /* 'order' */
    cpy_r_r407 = CPyStatics[2027]; /* 'master' */
    cpy_r_r408 = CPyStatics[1614]; /* 'zones' */
    cpy_r_r409 = CPyStatics[1848]; /* 'queue' */
    cpy_r_r410 = CPyStatics[2028]; /* 'queue_camels' */
    cpy_r_r411 = CPyStatics[1291]; /* 'city' */
    cpy_r_r412 = CPyStatics[1074]; /* 'active' */
    cpy_r_r413 = CPyStatics[2290]; /* 'yields' */
    cpy_r_r414 = CPyStatics[2029]; /* 'threatened' */
    cpy_r_r415 = CPyStatics[334]; /* 'action' */
    cpy_r_r416 = CPyStatics[1505]; /* 'ramparts' */
    cpy_r_r417 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r418 = CPyStatics[1880]; /* 'market' */
    cpy_r_r419 = CPyStatics[2031]; /* 'market_camels' */
    cpy_r_r420 = CPyStatics[2032]; /* 'market_used' */
    cpy_r_r421 = CPyStatics[2033]; /* 'discount_used' */
    cpy_r_r422 = CPyStatics[2034]; /* 'convert_used' */
    cpy_r_r423 = CPyStatics[1592]; /* 'row' */
    cpy_r_r424 = CPyStatics[994]; /* 'deck' */
    cpy_r_r425 = CPyStatics[2037]; /* 'cities' */
    cpy_r_r426 = CPyStatics[1701]; /* 'mosque_camels' */
    cpy_r_r427 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r428 = CPyStatics[1527]; /* 'discoveries' */
    cpy_r_r429 = CPyStatics[2042]; /* 'bonus_tiles' */
    cpy_r_r430 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r431 = CPyStatics[2043]; /* 'courtier_camels' */
    cpy_r_r432 = CPyStatics[2044]; /* 'courtier_buildings' */
    cpy_r_r433 = CPyStatics[317]; /* 'players' */
    cpy_r_r434 = CPyStatics[2045]; /* 'solo' */
    cpy_r_r435 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r436 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r437 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r438 = cpy_r_r170 ? Py_True : Py_False;
    cpy_r_r439 = cpy_r_r171 ? Py_True : Py_False;
    cpy_r_r440 = cpy_r_r172 ? Py_True : Py_False;
    cpy_r_r441 = CPyTagged_StealAsObject(cpy_r_r207);
    cpy_r_r442 = CPyTagged_StealAsObject(cpy_r_r370);
    cpy_r_r443 = CPyDict_Build(32, cpy_r_r403, cpy_r_r6, cpy_r_r404, cpy_r_r436, cpy_r_r405, cpy_r_r437, cpy_r_r406, cpy_r_r23, cpy_r_r407, cpy_r_r41, cpy_r_r408, cpy_r_r43, cpy_r_r409, cpy_r_r79, cpy_r_r410, cpy_r_r81, cpy_r_r411, cpy_r_r82, cpy_r_r412, cpy_r_r89, cpy_r_r413, cpy_r_r91, cpy_r_r414, cpy_r_r100, cpy_r_r415, cpy_r_r110, cpy_r_r416, cpy_r_r112, cpy_r_r417, cpy_r_r154, cpy_r_r418, cpy_r_r160, cpy_r_r419, cpy_r_r169, cpy_r_r420, cpy_r_r438, cpy_r_r421, cpy_r_r439, cpy_r_r422, cpy_r_r440, cpy_r_r423, cpy_r_r203, cpy_r_r424, cpy_r_r441, cpy_r_r425, cpy_r_r252, cpy_r_r426, cpy_r_r273, cpy_r_r427, cpy_r_r309, cpy_r_r428, cpy_r_r310, cpy_r_r429, cpy_r_r330, cpy_r_r430, cpy_r_r350, cpy_r_r431, cpy_r_r442, cpy_r_r432, cpy_r_r378, cpy_r_r433, cpy_r_r398, cpy_r_r434, cpy_r_r401);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r436);
    CPy_DECREF(cpy_r_r437);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r100);
    CPy_DECREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r160);
    CPy_DECREF(cpy_r_r169);
    CPy_DECREF(cpy_r_r203);
    CPy_DECREF(cpy_r_r441);
    CPy_DECREF(cpy_r_r252);
    CPy_DECREF(cpy_r_r273);
    CPy_DECREF(cpy_r_r309);
    CPy_DECREF(cpy_r_r310);
    CPy_DECREF(cpy_r_r330);
    CPy_DECREF(cpy_r_r350);
    CPy_DECREF(cpy_r_r442);
    CPy_DECREF(cpy_r_r378);
    CPy_DECREF(cpy_r_r398);
    CPy_DECREF(cpy_r_r401);
    if (unlikely(cpy_r_r443 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 163, CPyStatic_merv___view___globals);
        goto CPyL388;
    }
    cpy_r_r444 = CPyDef_merv___view___View(cpy_r_r435, cpy_r_r443);
    CPy_DECREF(cpy_r_r435);
    CPy_DECREF(cpy_r_r443);
    if (unlikely(cpy_r_r444 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 163, CPyStatic_merv___view___globals);
        goto CPyL272;
    }
    return cpy_r_r444;
CPyL272: ;
    cpy_r_r445 = NULL;
    return cpy_r_r445;
CPyL273: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL274: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL272;
CPyL275: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL272;
CPyL276: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL272;
CPyL277: ;
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL13;
CPyL278: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL272;
CPyL279: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL272;
CPyL280: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL272;
CPyL281: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL272;
CPyL282: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    goto CPyL272;
CPyL283: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    goto CPyL272;
CPyL284: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL47;
CPyL285: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_zone);
    goto CPyL272;
CPyL286: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_zone);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL272;
CPyL287: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL272;
CPyL288: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r63);
    goto CPyL272;
CPyL289: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r45);
    goto CPyL272;
CPyL290: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r71);
    goto CPyL272;
CPyL291: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    goto CPyL272;
CPyL292: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    goto CPyL272;
CPyL293: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    goto CPyL272;
CPyL294: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    goto CPyL272;
CPyL295: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r85);
    goto CPyL272;
CPyL296: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    goto CPyL272;
CPyL297: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    goto CPyL272;
CPyL298: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r96);
    goto CPyL272;
CPyL299: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    goto CPyL272;
CPyL300: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    goto CPyL77;
CPyL301: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    goto CPyL272;
CPyL302: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    goto CPyL272;
CPyL303: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r113);
    goto CPyL272;
CPyL304: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    goto CPyL272;
CPyL305: ;
    CPy_DECREF(cpy_r_r123);
    goto CPyL97;
CPyL306: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r123);
    goto CPyL272;
CPyL307: ;
    CPy_DECREF(cpy_r_r126);
    CPyTagged_DECREF(cpy_r_r127);
    goto CPyL90;
CPyL308: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r126);
    CPyTagged_DecRef(cpy_r_r127);
    goto CPyL272;
CPyL309: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r126);
    goto CPyL272;
CPyL310: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r135);
    goto CPyL272;
CPyL311: ;
    CPy_DECREF(cpy_r_r137);
    goto CPyL108;
CPyL312: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r137);
    CPyTagged_DecRef(cpy_r_piece);
    goto CPyL272;
CPyL313: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r137);
    CPyTagged_DecRef(cpy_r_piece);
    CPy_DecRef(cpy_r_r143);
    goto CPyL272;
CPyL314: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r143);
    goto CPyL272;
CPyL315: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL107;
CPyL316: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r137);
    goto CPyL272;
CPyL317: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    goto CPyL110;
CPyL318: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    goto CPyL272;
CPyL319: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    goto CPyL272;
CPyL320: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r162);
    goto CPyL272;
CPyL321: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    goto CPyL272;
CPyL322: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r173);
    goto CPyL272;
CPyL323: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r174);
    goto CPyL272;
CPyL324: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r175);
    goto CPyL272;
CPyL325: ;
    CPy_DECREF(cpy_r_r184);
    goto CPyL140;
CPyL326: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r184);
    goto CPyL272;
CPyL327: ;
    CPyTagged_DECREF(cpy_r_r187);
    goto CPyL135;
CPyL328: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r184);
    CPyTagged_DecRef(cpy_r_r187);
    CPyTagged_DecRef(cpy_r_r188);
    goto CPyL272;
CPyL329: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r184);
    CPyTagged_DecRef(cpy_r_r188);
    goto CPyL272;
CPyL330: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r184);
    CPy_DecRef(cpy_r_r197);
    goto CPyL272;
CPyL331: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    goto CPyL272;
CPyL332: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r208);
    goto CPyL272;
CPyL333: ;
    CPy_DECREF(cpy_r_r210);
    goto CPyL171;
CPyL334: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_city);
    goto CPyL272;
CPyL335: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_city);
    CPy_DecRef(cpy_r_r216);
    goto CPyL272;
CPyL336: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_city);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r217);
    goto CPyL272;
CPyL337: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_city);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r217);
    CPyTagged_DecRef(cpy_r_seat_2);
    goto CPyL272;
CPyL338: ;
    CPyTagged_DECREF(cpy_r_seat_2);
    goto CPyL158;
CPyL339: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_city);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r234);
    goto CPyL272;
CPyL340: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r234);
    goto CPyL272;
CPyL341: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    goto CPyL272;
CPyL342: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r245);
    goto CPyL272;
CPyL343: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    goto CPyL272;
CPyL344: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r253);
    goto CPyL272;
CPyL345: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r253);
    CPy_DecRef(cpy_r_r254);
    goto CPyL272;
CPyL346: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r253);
    CPy_DecRef(cpy_r_r254);
    CPy_DecRef(cpy_r_r255);
    goto CPyL272;
CPyL347: ;
    CPy_DECREF(cpy_r_r264);
    goto CPyL182;
CPyL348: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r253);
    CPy_DecRef(cpy_r_r264);
    goto CPyL272;
CPyL349: ;
    CPy_DECREF(cpy_r_r267);
    goto CPyL178;
CPyL350: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    goto CPyL272;
CPyL351: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r274);
    goto CPyL272;
CPyL352: ;
    CPy_DECREF(cpy_r_r276);
    goto CPyL208;
CPyL353: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r276);
    CPyTagged_DecRef(cpy_r_pile);
    goto CPyL272;
CPyL354: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r276);
    CPyTagged_DecRef(cpy_r_pile);
    CPy_DecRef(cpy_r_r282);
    goto CPyL272;
CPyL355: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r276);
    CPyTagged_DecRef(cpy_r_pile);
    CPy_DecRef(cpy_r_r282);
    CPy_DecRef(cpy_r_r285);
    goto CPyL272;
CPyL356: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r276);
    CPyTagged_DecRef(cpy_r_pile);
    CPy_DecRef(cpy_r_r282);
    CPy_DecRef(cpy_r_r289);
    goto CPyL272;
CPyL357: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r276);
    goto CPyL272;
CPyL358: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r276);
    CPy_DecRef(cpy_r_r302);
    goto CPyL272;
CPyL359: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    goto CPyL272;
CPyL360: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    goto CPyL272;
CPyL361: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r311);
    goto CPyL272;
CPyL362: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r311);
    CPy_DecRef(cpy_r_r312);
    goto CPyL272;
CPyL363: ;
    CPy_DECREF(cpy_r_r321);
    goto CPyL219;
CPyL364: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r321);
    goto CPyL272;
CPyL365: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r321);
    CPy_DecRef(cpy_r_r324);
    goto CPyL272;
CPyL366: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    goto CPyL272;
CPyL367: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r331);
    goto CPyL272;
CPyL368: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r331);
    CPy_DecRef(cpy_r_r332);
    goto CPyL272;
CPyL369: ;
    CPy_DECREF(cpy_r_r341);
    goto CPyL230;
CPyL370: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r341);
    goto CPyL272;
CPyL371: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r341);
    CPy_DecRef(cpy_r_r344);
    goto CPyL272;
CPyL372: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    goto CPyL233;
CPyL373: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    goto CPyL272;
CPyL374: ;
    CPy_DECREF(cpy_r_r355);
    goto CPyL245;
CPyL375: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPy_DecRef(cpy_r_r355);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL272;
CPyL376: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPy_DecRef(cpy_r_r355);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r357);
    goto CPyL272;
CPyL377: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPy_DecRef(cpy_r_r355);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r357);
    CPyTagged_DecRef(cpy_r_r360);
    goto CPyL272;
CPyL378: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPy_DecRef(cpy_r_r355);
    CPy_DecRef(cpy_r_r357);
    CPyTagged_DecRef(cpy_r_r360);
    goto CPyL272;
CPyL379: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPy_DecRef(cpy_r_r355);
    goto CPyL272;
CPyL380: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPyTagged_DecRef(cpy_r_r370);
    goto CPyL272;
CPyL381: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPyTagged_DecRef(cpy_r_r370);
    CPy_DecRef(cpy_r_r371);
    goto CPyL272;
CPyL382: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPyTagged_DecRef(cpy_r_r370);
    CPy_DecRef(cpy_r_r378);
    goto CPyL272;
CPyL383: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPyTagged_DecRef(cpy_r_r370);
    CPy_DecRef(cpy_r_r378);
    CPy_DecRef(cpy_r_r380);
    goto CPyL272;
CPyL384: ;
    CPy_DECREF(cpy_r_r382);
    goto CPyL263;
CPyL385: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPyTagged_DecRef(cpy_r_r370);
    CPy_DecRef(cpy_r_r378);
    CPy_DecRef(cpy_r_r380);
    CPy_DecRef(cpy_r_r382);
    CPyTagged_DecRef(cpy_r_seat_3);
    goto CPyL272;
CPyL386: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPyTagged_DecRef(cpy_r_r370);
    CPy_DecRef(cpy_r_r378);
    CPy_DecRef(cpy_r_r380);
    CPy_DecRef(cpy_r_r382);
    goto CPyL272;
CPyL387: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r309);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r350);
    CPyTagged_DecRef(cpy_r_r370);
    CPy_DecRef(cpy_r_r378);
    CPy_DecRef(cpy_r_r398);
    goto CPyL272;
CPyL388: ;
    CPy_DecRef(cpy_r_r435);
    goto CPyL272;
}
        
        PyObject *CPyPy_merv___view___observe(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:observe", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_merv___view___observe(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/view.py", "observe", 161, CPyStatic_merv___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___view___seen_by(PyObject *cpy_r_t, PyObject *cpy_r_common, CPyTagged cpy_r_seat) {
    CPy_INCREF(cpy_r_common);
    return cpy_r_common;
}
        
        PyObject *CPyPy_merv___view___seen_by(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "common", "seat", 0};
            static CPyArg_Parser parser = {"OOO:seen_by", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_common;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_common, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_common;
            if (likely(Py_TYPE(obj_common) == CPyType_merv___view___View))
                arg_common = obj_common;
            else {
                CPy_TypeError("serai.games.merv.view.View", obj_common); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_merv___view___seen_by(arg_t, arg_common, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/view.py", "seen_by", 219, CPyStatic_merv___view___globals);
            return NULL;
        }
        
char CPyDef_merv___view___redeal(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    cpy_r_r0 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r1 = CPyStatics[1170]; /* 'redeal ' */
    cpy_r_r2 = CPyStr_Build(2, cpy_r_r1, cpy_r_seed);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "redeal", 225, CPyStatic_merv___view___globals);
        goto CPyL13;
    }
    cpy_r_r3 = CPyDef_chance___Chance___seeded(cpy_r_r0, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "redeal", 225, CPyStatic_merv___view___globals);
        goto CPyL13;
    }
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "redeal", "Table", "deck", 226, CPyStatic_merv___view___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r4);
CPyL3: ;
    cpy_r_r5 = CPySequence_Sort(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "redeal", 226, CPyStatic_merv___view___globals);
        goto CPyL14;
    }
    cpy_r_r6 = CPyDef_chance___Chance___shuffle(cpy_r_r3, cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "redeal", 227, CPyStatic_merv___view___globals);
        goto CPyL15;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_deck = cpy_r_r5;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "redeal", 228, CPyStatic_merv___view___globals);
        goto CPyL14;
    }
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo;
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "redeal", "Table", "solo", 229, CPyStatic_merv___view___globals);
        goto CPyL14;
    }
CPyL7: ;
    if (!cpy_r_r8) goto CPyL16;
CPyL8: ;
    cpy_r_r9 = CPyDef_deck___deal_anew(cpy_r_t, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "redeal", 230, CPyStatic_merv___view___globals);
        goto CPyL13;
    }
CPyL9: ;
    cpy_r_r10 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r11 = CPyStatics[2291]; /* 'chance ' */
    cpy_r_r12 = CPyStr_Build(2, cpy_r_r11, cpy_r_seed);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "redeal", 231, CPyStatic_merv___view___globals);
        goto CPyL13;
    }
    cpy_r_r13 = CPyDef_chance___Chance___seeded(cpy_r_r10, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "redeal", 231, CPyStatic_merv___view___globals);
        goto CPyL13;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_chance != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_chance);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_chance = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "redeal", 231, CPyStatic_merv___view___globals);
        goto CPyL13;
    }
    return 1;
CPyL13: ;
    cpy_r_r15 = 2;
    return cpy_r_r15;
CPyL14: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL13;
CPyL16: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL9;
}
        
        PyObject *CPyPy_merv___view___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "seed", 0};
            static CPyArg_Parser parser = {"OOO:redeal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
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
            char retval = CPyDef_merv___view___redeal(arg_t, arg_seat, arg_seed);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/view.py", "redeal", 223, CPyStatic_merv___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___view____city(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_at;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T6OOOOOO cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    tuple_T5OOOOO cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    tuple_T5OOOOO cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    tuple_T5OOOOO cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
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
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    int32_t cpy_r_r119;
    char cpy_r_r120;
    CPyTagged cpy_r_r121;
    int64_t cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "book", 235, CPyStatic_merv___view___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_invasion___attacked_squares(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 236, CPyStatic_merv___view___globals);
        goto CPyL100;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 238, CPyStatic_merv___view___globals);
        goto CPyL101;
    }
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_square_ids;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Book", "square_ids", 250, CPyStatic_merv___view___globals);
        goto CPyL102;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = 0;
CPyL5: ;
    cpy_r_r8 = cpy_r_r7 < cpy_r_r6;
    if (!cpy_r_r8) goto CPyL103;
    cpy_r_at = cpy_r_r3;
    cpy_r_r9 = CPySequenceTuple_GetItemUnsafe(cpy_r_r4, cpy_r_r7);
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_city", 238, CPyStatic_merv___view___globals, "str", cpy_r_r9);
        goto CPyL104;
    }
    cpy_r_r11 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_market_square;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Book", "market_square", 251, CPyStatic_merv___view___globals);
        goto CPyL105;
    }
CPyL8: ;
    cpy_r_r12 = cpy_r_at & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL10;
    cpy_r_r14 = CPyTagged_IsEq_(cpy_r_at, cpy_r_r11);
    cpy_r_r15 = cpy_r_r14 ^ 1;
    if (cpy_r_r15) {
        goto CPyL11;
    } else
        goto CPyL106;
CPyL10: ;
    cpy_r_r16 = cpy_r_at != cpy_r_r11;
    if (!cpy_r_r16) goto CPyL106;
CPyL11: ;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_district_ids;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Book", "district_ids", 240, CPyStatic_merv___view___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r17);
CPyL12: ;
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "tiles", 240, CPyStatic_merv___view___globals);
        goto CPyL107;
    }
CPyL13: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r18, cpy_r_at);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 240, CPyStatic_merv___view___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 240, CPyStatic_merv___view___globals);
        goto CPyL107;
    }
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r17, cpy_r_r20);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 240, CPyStatic_merv___view___globals);
        goto CPyL105;
    }
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_city", 240, CPyStatic_merv___view___globals, "str", cpy_r_r21);
        goto CPyL105;
    }
    cpy_r_r23 = CPyStatic_merv___names___ACTIONS;
    if (unlikely(cpy_r_r23.f0 == NULL)) {
        goto CPyL108;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 241, CPyStatic_merv___view___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r25 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_district_action;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Book", "district_action", 241, CPyStatic_merv___view___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r25);
CPyL21: ;
    cpy_r_r26 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "tiles", 241, CPyStatic_merv___view___globals);
        goto CPyL110;
    }
CPyL22: ;
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_at);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 241, CPyStatic_merv___view___globals);
        goto CPyL110;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 241, CPyStatic_merv___view___globals);
        goto CPyL110;
    }
    cpy_r_r29 = CPyList_GetItem(cpy_r_r25, cpy_r_r28);
    CPy_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 241, CPyStatic_merv___view___globals);
        goto CPyL109;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 241, CPyStatic_merv___view___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r23.f0);
    CPy_INCREF(cpy_r_r23.f1);
    CPy_INCREF(cpy_r_r23.f2);
    CPy_INCREF(cpy_r_r23.f3);
    CPy_INCREF(cpy_r_r23.f4);
    CPy_INCREF(cpy_r_r23.f5);
    cpy_r_r31 = PyTuple_New(6);
    if (unlikely(cpy_r_r31 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3797 = cpy_r_r23.f0;
    PyTuple_SET_ITEM(cpy_r_r31, 0, __tmp3797);
    PyObject *__tmp3798 = cpy_r_r23.f1;
    PyTuple_SET_ITEM(cpy_r_r31, 1, __tmp3798);
    PyObject *__tmp3799 = cpy_r_r23.f2;
    PyTuple_SET_ITEM(cpy_r_r31, 2, __tmp3799);
    PyObject *__tmp3800 = cpy_r_r23.f3;
    PyTuple_SET_ITEM(cpy_r_r31, 3, __tmp3800);
    PyObject *__tmp3801 = cpy_r_r23.f4;
    PyTuple_SET_ITEM(cpy_r_r31, 4, __tmp3801);
    PyObject *__tmp3802 = cpy_r_r23.f5;
    PyTuple_SET_ITEM(cpy_r_r31, 5, __tmp3802);
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r31, cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 241, CPyStatic_merv___view___globals);
        goto CPyL109;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_city", 241, CPyStatic_merv___view___globals, "str", cpy_r_r32);
        goto CPyL109;
    }
    cpy_r_r34 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r34.f0 == NULL)) {
        goto CPyL111;
    } else
        goto CPyL31;
CPyL29: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r35 = 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 242, CPyStatic_merv___view___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r36 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_district_colour;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Book", "district_colour", 242, CPyStatic_merv___view___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r36);
CPyL32: ;
    cpy_r_r37 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "tiles", 242, CPyStatic_merv___view___globals);
        goto CPyL113;
    }
CPyL33: ;
    cpy_r_r38 = CPyList_GetItemBorrow(cpy_r_r37, cpy_r_at);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 242, CPyStatic_merv___view___globals);
        goto CPyL113;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 242, CPyStatic_merv___view___globals);
        goto CPyL113;
    }
    cpy_r_r40 = CPyList_GetItem(cpy_r_r36, cpy_r_r39);
    CPy_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 242, CPyStatic_merv___view___globals);
        goto CPyL112;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 242, CPyStatic_merv___view___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r34.f0);
    CPy_INCREF(cpy_r_r34.f1);
    CPy_INCREF(cpy_r_r34.f2);
    CPy_INCREF(cpy_r_r34.f3);
    CPy_INCREF(cpy_r_r34.f4);
    cpy_r_r42 = PyTuple_New(5);
    if (unlikely(cpy_r_r42 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3803 = cpy_r_r34.f0;
    PyTuple_SET_ITEM(cpy_r_r42, 0, __tmp3803);
    PyObject *__tmp3804 = cpy_r_r34.f1;
    PyTuple_SET_ITEM(cpy_r_r42, 1, __tmp3804);
    PyObject *__tmp3805 = cpy_r_r34.f2;
    PyTuple_SET_ITEM(cpy_r_r42, 2, __tmp3805);
    PyObject *__tmp3806 = cpy_r_r34.f3;
    PyTuple_SET_ITEM(cpy_r_r42, 3, __tmp3806);
    PyObject *__tmp3807 = cpy_r_r34.f4;
    PyTuple_SET_ITEM(cpy_r_r42, 4, __tmp3807);
    cpy_r_r43 = CPySequenceTuple_GetItem(cpy_r_r42, cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 242, CPyStatic_merv___view___globals);
        goto CPyL112;
    }
    if (likely(PyUnicode_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_city", 242, CPyStatic_merv___view___globals, "str", cpy_r_r43);
        goto CPyL112;
    }
    cpy_r_r45 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "owners", 243, CPyStatic_merv___view___globals);
        goto CPyL114;
    }
CPyL40: ;
    cpy_r_r46 = CPyList_GetItem(cpy_r_r45, cpy_r_at);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 243, CPyStatic_merv___view___globals);
        goto CPyL114;
    }
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 243, CPyStatic_merv___view___globals);
        goto CPyL114;
    }
    cpy_r_r48 = CPyDef_merv___view____owner(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 243, CPyStatic_merv___view___globals);
        goto CPyL114;
    }
    cpy_r_r49 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "soldiers", 244, CPyStatic_merv___view___globals);
        goto CPyL115;
    }
CPyL44: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_at);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 244, CPyStatic_merv___view___globals);
        goto CPyL115;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 244, CPyStatic_merv___view___globals);
        goto CPyL115;
    }
    cpy_r_r52 = CPyDef_merv___view____owner(cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 244, CPyStatic_merv___view___globals);
        goto CPyL115;
    }
    cpy_r_r53 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "upgrades", 245, CPyStatic_merv___view___globals);
        goto CPyL116;
    }
CPyL48: ;
    cpy_r_r54 = CPyList_GetItemBorrow(cpy_r_r53, cpy_r_at);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 245, CPyStatic_merv___view___globals);
        goto CPyL116;
    }
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 245, CPyStatic_merv___view___globals);
        goto CPyL116;
    }
    cpy_r_r56 = (Py_ssize_t)cpy_r_r55 != -2;
    CPyTagged_DECREF(cpy_r_r55);
    if (!cpy_r_r56) goto CPyL60;
    cpy_r_r57 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r57.f0 == NULL)) {
        goto CPyL117;
    } else
        goto CPyL54;
CPyL52: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r58 = 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 245, CPyStatic_merv___view___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r59 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "upgrades", 245, CPyStatic_merv___view___globals);
        goto CPyL116;
    }
CPyL55: ;
    cpy_r_r60 = CPyList_GetItem(cpy_r_r59, cpy_r_at);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 245, CPyStatic_merv___view___globals);
        goto CPyL116;
    }
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 245, CPyStatic_merv___view___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r57.f0);
    CPy_INCREF(cpy_r_r57.f1);
    CPy_INCREF(cpy_r_r57.f2);
    CPy_INCREF(cpy_r_r57.f3);
    CPy_INCREF(cpy_r_r57.f4);
    cpy_r_r62 = PyTuple_New(5);
    if (unlikely(cpy_r_r62 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3808 = cpy_r_r57.f0;
    PyTuple_SET_ITEM(cpy_r_r62, 0, __tmp3808);
    PyObject *__tmp3809 = cpy_r_r57.f1;
    PyTuple_SET_ITEM(cpy_r_r62, 1, __tmp3809);
    PyObject *__tmp3810 = cpy_r_r57.f2;
    PyTuple_SET_ITEM(cpy_r_r62, 2, __tmp3810);
    PyObject *__tmp3811 = cpy_r_r57.f3;
    PyTuple_SET_ITEM(cpy_r_r62, 3, __tmp3811);
    PyObject *__tmp3812 = cpy_r_r57.f4;
    PyTuple_SET_ITEM(cpy_r_r62, 4, __tmp3812);
    cpy_r_r63 = CPySequenceTuple_GetItem(cpy_r_r62, cpy_r_r61);
    CPy_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 245, CPyStatic_merv___view___globals);
        goto CPyL116;
    }
    if (likely(PyUnicode_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_city", 245, CPyStatic_merv___view___globals, "str", cpy_r_r63);
        goto CPyL116;
    }
    cpy_r_r65 = cpy_r_r64;
    goto CPyL61;
CPyL60: ;
    cpy_r_r66 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r66);
    cpy_r_r65 = cpy_r_r66;
CPyL61: ;
    CPyTagged_INCREF(cpy_r_at);
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_at);
    cpy_r_r68 = PySequence_Contains(cpy_r_r1, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 246, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
    cpy_r_r70 = cpy_r_r68;
    if (cpy_r_r70) goto CPyL64;
    cpy_r_r71 = cpy_r_r70;
    goto CPyL72;
CPyL64: ;
    cpy_r_r72 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "phase", 246, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
CPyL65: ;
    cpy_r_r73 = cpy_r_r72 != 4;
    if (!cpy_r_r73) goto CPyL67;
    cpy_r_r74 = cpy_r_r73;
    goto CPyL71;
CPyL67: ;
    cpy_r_r75 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ransoms;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "ransoms", 246, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
CPyL68: ;
    cpy_r_r76 = CPyList_GetItemBorrow(cpy_r_r75, cpy_r_at);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 246, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r77 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 246, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
    cpy_r_r78 = (Py_ssize_t)cpy_r_r77 == -2;
    CPyTagged_DECREF(cpy_r_r77);
    cpy_r_r74 = cpy_r_r78;
CPyL71: ;
    cpy_r_r71 = cpy_r_r74;
CPyL72: ;
    cpy_r_r79 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ransoms;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "ransoms", 247, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
CPyL73: ;
    cpy_r_r80 = CPyList_GetItemBorrow(cpy_r_r79, cpy_r_at);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 247, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 247, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
    cpy_r_r82 = cpy_r_r81 & 1;
    cpy_r_r83 = cpy_r_r82 != 0;
    if (cpy_r_r83) goto CPyL77;
    cpy_r_r84 = 0 & 1;
    cpy_r_r85 = cpy_r_r84 != 0;
    if (!cpy_r_r85) goto CPyL78;
CPyL77: ;
    cpy_r_r86 = CPyTagged_IsLt_(cpy_r_r81, 0);
    cpy_r_r87 = cpy_r_r86 ^ 1;
    cpy_r_r88 = cpy_r_r87;
    goto CPyL79;
CPyL78: ;
    cpy_r_r89 = (Py_ssize_t)cpy_r_r81 >= (Py_ssize_t)0;
    cpy_r_r88 = cpy_r_r89;
CPyL79: ;
    CPyTagged_DECREF(cpy_r_r81);
    if (!cpy_r_r88) goto CPyL89;
    cpy_r_r90 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r90.f0 == NULL)) {
        goto CPyL119;
    } else
        goto CPyL83;
CPyL81: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r91 = 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 247, CPyStatic_merv___view___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL83: ;
    cpy_r_r92 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ransoms;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "ransoms", 247, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
CPyL84: ;
    cpy_r_r93 = CPyList_GetItem(cpy_r_r92, cpy_r_at);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 247, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r93)))
        cpy_r_r94 = CPyTagged_FromObject(cpy_r_r93);
    else {
        CPy_TypeError("int", cpy_r_r93); cpy_r_r94 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 247, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r90.f0);
    CPy_INCREF(cpy_r_r90.f1);
    CPy_INCREF(cpy_r_r90.f2);
    CPy_INCREF(cpy_r_r90.f3);
    CPy_INCREF(cpy_r_r90.f4);
    cpy_r_r95 = PyTuple_New(5);
    if (unlikely(cpy_r_r95 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3813 = cpy_r_r90.f0;
    PyTuple_SET_ITEM(cpy_r_r95, 0, __tmp3813);
    PyObject *__tmp3814 = cpy_r_r90.f1;
    PyTuple_SET_ITEM(cpy_r_r95, 1, __tmp3814);
    PyObject *__tmp3815 = cpy_r_r90.f2;
    PyTuple_SET_ITEM(cpy_r_r95, 2, __tmp3815);
    PyObject *__tmp3816 = cpy_r_r90.f3;
    PyTuple_SET_ITEM(cpy_r_r95, 3, __tmp3816);
    PyObject *__tmp3817 = cpy_r_r90.f4;
    PyTuple_SET_ITEM(cpy_r_r95, 4, __tmp3817);
    cpy_r_r96 = CPySequenceTuple_GetItem(cpy_r_r95, cpy_r_r94);
    CPy_DECREF(cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 247, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
    if (likely(PyUnicode_Check(cpy_r_r96)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_city", 247, CPyStatic_merv___view___globals, "str", cpy_r_r96);
        goto CPyL118;
    }
    cpy_r_r98 = cpy_r_r97;
    goto CPyL90;
CPyL89: ;
    cpy_r_r99 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r99);
    cpy_r_r98 = cpy_r_r99;
CPyL90: ;
    cpy_r_r100 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ransoms;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_city", "Table", "ransoms", 248, CPyStatic_merv___view___globals);
        goto CPyL120;
    }
CPyL91: ;
    cpy_r_r101 = CPyList_GetItemBorrow(cpy_r_r100, cpy_r_at);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 248, CPyStatic_merv___view___globals);
        goto CPyL120;
    }
    if (likely(PyLong_Check(cpy_r_r101)))
        cpy_r_r102 = CPyTagged_FromObject(cpy_r_r101);
    else {
        CPy_TypeError("int", cpy_r_r101); cpy_r_r102 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 248, CPyStatic_merv___view___globals);
        goto CPyL120;
    }
    cpy_r_r103 = (Py_ssize_t)cpy_r_r102 == -4;
    CPyTagged_DECREF(cpy_r_r102);
    CPyTagged_DECREF(cpy_r_at);
    cpy_r_r104 = CPyStatics[1450]; /* 'square' */
    cpy_r_r105 = CPyStatics[1745]; /* 'district' */
    cpy_r_r106 = CPyStatics[334]; /* 'action' */
    cpy_r_r107 = CPyStatics[336]; /* 'colour' */
    cpy_r_r108 = CPyStatics[2046]; /* 'building' */
    cpy_r_r109 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r110 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r111 = CPyStatics[2292]; /* 'attacked' */
    cpy_r_r112 = CPyStatics[1825]; /* 'ransom' */
    cpy_r_r113 = CPyStatics[2047]; /* 'falls' */
    cpy_r_r114 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r115 = cpy_r_r71 ? Py_True : Py_False;
    cpy_r_r116 = cpy_r_r103 ? Py_True : Py_False;
    cpy_r_r117 = CPyDict_Build(10, cpy_r_r104, cpy_r_r10, cpy_r_r105, cpy_r_r22, cpy_r_r106, cpy_r_r33, cpy_r_r107, cpy_r_r44, cpy_r_r108, cpy_r_r48, cpy_r_r109, cpy_r_r52, cpy_r_r110, cpy_r_r65, cpy_r_r111, cpy_r_r115, cpy_r_r112, cpy_r_r98, cpy_r_r113, cpy_r_r116);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 238, CPyStatic_merv___view___globals);
        goto CPyL121;
    }
    cpy_r_r118 = CPyDef_merv___view___SquareView(cpy_r_r114, cpy_r_r117);
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 238, CPyStatic_merv___view___globals);
        goto CPyL122;
    }
    cpy_r_r119 = PyList_Append(cpy_r_r2, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    cpy_r_r120 = cpy_r_r119 >= 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 238, CPyStatic_merv___view___globals);
        goto CPyL122;
    }
CPyL96: ;
    cpy_r_r121 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r121;
    cpy_r_r122 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r122;
    goto CPyL5;
CPyL97: ;
    cpy_r_r123 = PyList_AsTuple(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 237, CPyStatic_merv___view___globals);
        goto CPyL99;
    }
    return cpy_r_r123;
CPyL99: ;
    cpy_r_r124 = NULL;
    return cpy_r_r124;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL99;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL99;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL99;
CPyL103: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    goto CPyL97;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL99;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    goto CPyL99;
CPyL106: ;
    CPyTagged_DECREF(cpy_r_at);
    CPy_DECREF(cpy_r_r10);
    goto CPyL96;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    goto CPyL99;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    goto CPyL18;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    goto CPyL99;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    goto CPyL99;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    goto CPyL29;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    goto CPyL99;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r36);
    goto CPyL99;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r44);
    goto CPyL99;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    goto CPyL99;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    goto CPyL99;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    goto CPyL52;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r65);
    goto CPyL99;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r65);
    goto CPyL81;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r98);
    goto CPyL99;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r114);
    goto CPyL99;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL99;
}
        
        PyObject *CPyPy_merv___view____city(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_city", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___view____city(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/view.py", "_city", 234, CPyStatic_merv___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___view____yields(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_me;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    tuple_T0 cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyPtr cpy_r_r34;
    CPyPtr cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_zone;
    CPyPtr cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    PyObject *cpy_r_zones;
    PyObject *cpy_r_r56;
    int64_t cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    CPyPtr cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    CPyPtr cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
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
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
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
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    int32_t cpy_r_r104;
    char cpy_r_r105;
    int64_t cpy_r_r106;
    int64_t cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "phase", 257, CPyStatic_merv___view___globals);
        goto CPyL75;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 == 0;
    if (!cpy_r_r1) goto CPyL14;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_at;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "at", 257, CPyStatic_merv___view___globals);
        goto CPyL75;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "order", 257, CPyStatic_merv___view___globals);
        goto CPyL76;
    }
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r2 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL6;
    cpy_r_r9 = cpy_r_r6 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL7;
CPyL6: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r6);
    cpy_r_r12 = cpy_r_r11;
    goto CPyL8;
CPyL7: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r6;
    cpy_r_r12 = cpy_r_r13;
CPyL8: ;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r12) goto CPyL14;
    cpy_r_r14 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "order", 257, CPyStatic_merv___view___globals);
        goto CPyL75;
    }
CPyL10: ;
    cpy_r_r15 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_at;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "at", 257, CPyStatic_merv___view___globals);
        goto CPyL75;
    }
CPyL11: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 257, CPyStatic_merv___view___globals);
        goto CPyL75;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 257, CPyStatic_merv___view___globals);
        goto CPyL75;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL15;
CPyL14: ;
    cpy_r_r18 = -2;
CPyL15: ;
    cpy_r_me = cpy_r_r18;
    cpy_r_r19 = CPyDef_merv___table___Table___is_human(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 258, CPyStatic_merv___view___globals);
        goto CPyL77;
    }
    if (!cpy_r_r19) goto CPyL78;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_square;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "square", 258, CPyStatic_merv___view___globals);
        goto CPyL77;
    }
CPyL18: ;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r20 != -2;
    if (cpy_r_r21) {
        goto CPyL78;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r22.empty_struct_error_flag = 0;
    cpy_r_r23 = CPyTuple_LoadEmptyTupleConstant();
    return cpy_r_r23;
CPyL20: ;
    cpy_r_r24 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "zones", 260, CPyStatic_merv___view___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r24);
CPyL21: ;
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_me);
    cpy_r_r26 = PySequence_Contains(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 260, CPyStatic_merv___view___globals);
        goto CPyL77;
    }
    cpy_r_r28 = cpy_r_r26;
    if (!cpy_r_r28) goto CPyL27;
    cpy_r_r29 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "zones", 260, CPyStatic_merv___view___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r29);
CPyL24: ;
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_me);
    cpy_r_r31 = CPyList_Index(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 260, CPyStatic_merv___view___globals);
        goto CPyL77;
    }
    cpy_r_r32 = PyList_New(1);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 260, CPyStatic_merv___view___globals);
        goto CPyL79;
    }
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyListObject, ob_item));
    cpy_r_r35 = *(CPyPtr *)cpy_r_r34;
    *(PyObject * *)cpy_r_r35 = cpy_r_r33;
    cpy_r_r36 = cpy_r_r32;
    goto CPyL36;
CPyL27: ;
    cpy_r_r37 = PyList_New(0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 260, CPyStatic_merv___view___globals);
        goto CPyL77;
    }
    cpy_r_r38 = 0;
    cpy_r_r39 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "zones", 260, CPyStatic_merv___view___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r39);
CPyL29: ;
    cpy_r_r40 = 0;
CPyL30: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r40 < cpy_r_r42;
    if (!cpy_r_r43) goto CPyL81;
    cpy_r_zone = cpy_r_r38;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyListObject, ob_item));
    cpy_r_r45 = *(CPyPtr *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r40 * 8;
    cpy_r_r47 = cpy_r_r45 + cpy_r_r46;
    cpy_r_r48 = *(PyObject * *)cpy_r_r47;
    CPy_INCREF(cpy_r_r48);
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 260, CPyStatic_merv___view___globals);
        goto CPyL82;
    }
    cpy_r_r50 = (Py_ssize_t)cpy_r_r49 == -2;
    CPyTagged_DECREF(cpy_r_r49);
    if (!cpy_r_r50) goto CPyL83;
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_zone);
    cpy_r_r52 = PyList_Append(cpy_r_r37, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 260, CPyStatic_merv___view___globals);
        goto CPyL84;
    }
CPyL34: ;
    cpy_r_r54 = cpy_r_r38 + 2;
    cpy_r_r38 = cpy_r_r54;
    cpy_r_r55 = cpy_r_r40 + 1;
    cpy_r_r40 = cpy_r_r55;
    goto CPyL30;
CPyL35: ;
    cpy_r_r36 = cpy_r_r37;
CPyL36: ;
    cpy_r_zones = cpy_r_r36;
    cpy_r_r56 = PyList_New(0);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 261, CPyStatic_merv___view___globals);
        goto CPyL85;
    }
    cpy_r_r57 = 0;
CPyL38: ;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_zones + offsetof(PyVarObject, ob_size));
    cpy_r_r59 = *(int64_t *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r57 < cpy_r_r59;
    if (!cpy_r_r60) goto CPyL86;
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_zones + offsetof(PyListObject, ob_item));
    cpy_r_r62 = *(CPyPtr *)cpy_r_r61;
    cpy_r_r63 = cpy_r_r57 * 8;
    cpy_r_r64 = cpy_r_r62 + cpy_r_r63;
    cpy_r_r65 = *(PyObject * *)cpy_r_r64;
    CPy_INCREF(cpy_r_r65);
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 262, CPyStatic_merv___view___globals);
        goto CPyL87;
    }
    cpy_r_r67 = CPyDef_production___districts_for(cpy_r_t, cpy_r_me, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 263, CPyStatic_merv___view___globals);
        goto CPyL88;
    }
    cpy_r_r68 = 0;
CPyL42: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r68 < cpy_r_r70;
    if (!cpy_r_r71) goto CPyL89;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r68 * 8;
    cpy_r_r75 = cpy_r_r73 + cpy_r_r74;
    cpy_r_r76 = *(PyObject * *)cpy_r_r75;
    CPy_INCREF(cpy_r_r76);
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r77 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 263, CPyStatic_merv___view___globals);
        goto CPyL90;
    }
    cpy_r_r78 = CPyDef_production___production_of(cpy_r_t, cpy_r_me, cpy_r_r66, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 264, CPyStatic_merv___view___globals);
        goto CPyL91;
    }
    cpy_r_r79 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "book", 267, CPyStatic_merv___view___globals);
        goto CPyL92;
    }
CPyL46: ;
    cpy_r_r80 = ((serai___games___merv___book___BookObject *)cpy_r_r79)->_zones;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Book", "zones", 267, CPyStatic_merv___view___globals);
        goto CPyL92;
    }
CPyL47: ;
    cpy_r_r81 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "round", 267, CPyStatic_merv___view___globals);
        goto CPyL92;
    }
CPyL48: ;
    cpy_r_r82 = CPyList_GetItemBorrow(cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 267, CPyStatic_merv___view___globals);
        goto CPyL92;
    }
    if (likely(PyList_Check(cpy_r_r82)))
        cpy_r_r83 = cpy_r_r82;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_yields", 267, CPyStatic_merv___view___globals, "list", cpy_r_r82);
        goto CPyL92;
    }
    cpy_r_r84 = CPyList_GetItem(cpy_r_r83, cpy_r_r66);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 267, CPyStatic_merv___view___globals);
        goto CPyL92;
    }
    if (likely(PyTuple_Check(cpy_r_r84)))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_yields", 267, CPyStatic_merv___view___globals, "tuple", cpy_r_r84);
        goto CPyL92;
    }
    cpy_r_r86 = CPySequenceTuple_GetItem(cpy_r_r85, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 267, CPyStatic_merv___view___globals);
        goto CPyL92;
    }
    if (likely(PyUnicode_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_yields", 267, CPyStatic_merv___view___globals, "str", cpy_r_r86);
        goto CPyL92;
    }
    cpy_r_r88 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Table", "book", 268, CPyStatic_merv___view___globals);
        goto CPyL93;
    }
CPyL55: ;
    cpy_r_r89 = ((serai___games___merv___book___BookObject *)cpy_r_r88)->_square_ids;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_yields", "Book", "square_ids", 268, CPyStatic_merv___view___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r89);
CPyL56: ;
    cpy_r_r90 = CPySequenceTuple_GetItem(cpy_r_r89, cpy_r_r77);
    CPy_DECREF(cpy_r_r89);
    CPyTagged_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 268, CPyStatic_merv___view___globals);
        goto CPyL94;
    }
    if (likely(PyUnicode_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_yields", 268, CPyStatic_merv___view___globals, "str", cpy_r_r90);
        goto CPyL94;
    }
    cpy_r_r92 = CPySequenceTuple_GetItem(cpy_r_r78, 0);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 269, CPyStatic_merv___view___globals);
        goto CPyL95;
    }
    if (likely(PyList_Check(cpy_r_r92)))
        cpy_r_r93 = cpy_r_r92;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_yields", 269, CPyStatic_merv___view___globals, "list", cpy_r_r92);
        goto CPyL95;
    }
    cpy_r_r94 = CPyDef_merv___view____cubes(cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 269, CPyStatic_merv___view___globals);
        goto CPyL95;
    }
    cpy_r_r95 = CPySequenceTuple_GetItem(cpy_r_r78, 2);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 270, CPyStatic_merv___view___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r95)))
        cpy_r_r96 = CPyTagged_FromObject(cpy_r_r95);
    else {
        CPy_TypeError("int", cpy_r_r95); cpy_r_r96 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 270, CPyStatic_merv___view___globals);
        goto CPyL96;
    }
    cpy_r_r97 = CPyDef_merv___view____owner(cpy_r_r96);
    CPyTagged_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 270, CPyStatic_merv___view___globals);
        goto CPyL96;
    }
    cpy_r_r98 = CPySequenceTuple_GetItem(cpy_r_r78, 4);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 271, CPyStatic_merv___view___globals);
        goto CPyL97;
    }
    if (likely(PyList_Check(cpy_r_r98)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_yields", 271, CPyStatic_merv___view___globals, "list", cpy_r_r98);
        goto CPyL97;
    }
    cpy_r_r100 = CPyDef_merv___view____cubes(cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 271, CPyStatic_merv___view___globals);
        goto CPyL97;
    }
    cpy_r_r101 = PyTuple_Pack(5, cpy_r_r87, cpy_r_r91, cpy_r_r94, cpy_r_r97, cpy_r_r100);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 266, CPyStatic_merv___view___globals);
        goto CPyL90;
    }
    cpy_r_r102 = PyDict_New();
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 266, CPyStatic_merv___view___globals);
        goto CPyL98;
    }
    cpy_r_r103 = CPyDef_merv___view___YieldView(cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 266, CPyStatic_merv___view___globals);
        goto CPyL90;
    }
    cpy_r_r104 = PyList_Append(cpy_r_r56, cpy_r_r103);
    CPy_DECREF(cpy_r_r103);
    cpy_r_r105 = cpy_r_r104 >= 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 265, CPyStatic_merv___view___globals);
        goto CPyL90;
    }
    cpy_r_r106 = cpy_r_r68 + 1;
    cpy_r_r68 = cpy_r_r106;
    goto CPyL42;
CPyL72: ;
    cpy_r_r107 = cpy_r_r57 + 1;
    cpy_r_r57 = cpy_r_r107;
    goto CPyL38;
CPyL73: ;
    cpy_r_r108 = PyList_AsTuple(cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 274, CPyStatic_merv___view___globals);
        goto CPyL75;
    }
    return cpy_r_r108;
CPyL75: ;
    cpy_r_r109 = NULL;
    return cpy_r_r109;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL75;
CPyL77: ;
    CPyTagged_DecRef(cpy_r_me);
    goto CPyL75;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_me);
    goto CPyL19;
CPyL79: ;
    CPyTagged_DecRef(cpy_r_me);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL75;
CPyL80: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r37);
    goto CPyL75;
CPyL81: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL35;
CPyL82: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_zone);
    goto CPyL75;
CPyL83: ;
    CPyTagged_DECREF(cpy_r_zone);
    goto CPyL34;
CPyL84: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r39);
    goto CPyL75;
CPyL85: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    goto CPyL75;
CPyL86: ;
    CPyTagged_DECREF(cpy_r_me);
    CPy_DECREF(cpy_r_zones);
    goto CPyL73;
CPyL87: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    goto CPyL75;
CPyL88: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL75;
CPyL89: ;
    CPyTagged_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    goto CPyL72;
CPyL90: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    goto CPyL75;
CPyL91: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r77);
    goto CPyL75;
CPyL92: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    goto CPyL75;
CPyL93: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r87);
    goto CPyL75;
CPyL94: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r87);
    goto CPyL75;
CPyL95: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r91);
    goto CPyL75;
CPyL96: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r94);
    goto CPyL75;
CPyL97: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r97);
    goto CPyL75;
CPyL98: ;
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_zones);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r101);
    goto CPyL75;
}
        
        PyObject *CPyPy_merv___view____yields(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_yields", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___view____yields(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/view.py", "_yields", 255, CPyStatic_merv___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___view____cubes(PyObject *cpy_r_counts) {
    PyObject *cpy_r_r0;
    tuple_T5OOOOO cpy_r_r1;
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
    tuple_T2OI cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_cubes", 278, CPyStatic_merv___view___globals);
        goto CPyL13;
    }
    cpy_r_r1 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r1.f0 == NULL)) {
        goto CPyL14;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_cubes", 278, CPyStatic_merv___view___globals);
        goto CPyL13;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[36]; /* 'zip' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_cubes", 278, CPyStatic_merv___view___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r1.f0);
    CPy_INCREF(cpy_r_r1.f1);
    CPy_INCREF(cpy_r_r1.f2);
    CPy_INCREF(cpy_r_r1.f3);
    CPy_INCREF(cpy_r_r1.f4);
    cpy_r_r6 = PyTuple_New(5);
    if (unlikely(cpy_r_r6 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3818 = cpy_r_r1.f0;
    PyTuple_SET_ITEM(cpy_r_r6, 0, __tmp3818);
    PyObject *__tmp3819 = cpy_r_r1.f1;
    PyTuple_SET_ITEM(cpy_r_r6, 1, __tmp3819);
    PyObject *__tmp3820 = cpy_r_r1.f2;
    PyTuple_SET_ITEM(cpy_r_r6, 2, __tmp3820);
    PyObject *__tmp3821 = cpy_r_r1.f3;
    PyTuple_SET_ITEM(cpy_r_r6, 3, __tmp3821);
    PyObject *__tmp3822 = cpy_r_r1.f4;
    PyTuple_SET_ITEM(cpy_r_r6, 4, __tmp3822);
    cpy_r_r7 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r8[3] = {cpy_r_r6, cpy_r_counts, cpy_r_r7};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r9, 2, cpy_r_r10);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_cubes", 278, CPyStatic_merv___view___globals);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r6);
    cpy_r_r12 = PyObject_GetIter(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_cubes", 278, CPyStatic_merv___view___globals);
        goto CPyL15;
    }
CPyL7: ;
    cpy_r_r13 = PyIter_Next(cpy_r_r12);
    if (cpy_r_r13 == NULL) goto CPyL17;
    PyObject *__tmp3823;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        __tmp3823 = NULL;
        goto __LL3824;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 0))))
        __tmp3823 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        __tmp3823 = NULL;
    }
    if (__tmp3823 == NULL) goto __LL3824;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r13, 1))))
        __tmp3823 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        __tmp3823 = NULL;
    }
    if (__tmp3823 == NULL) goto __LL3824;
    __tmp3823 = cpy_r_r13;
__LL3824: ;
    if (unlikely(__tmp3823 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r13); cpy_r_r14 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp3825 = PyTuple_GET_ITEM(cpy_r_r13, 0);
        CPy_INCREF(__tmp3825);
        PyObject *__tmp3826;
        if (likely(PyUnicode_Check(__tmp3825)))
            __tmp3826 = __tmp3825;
        else {
            CPy_TypeError("str", __tmp3825); 
            __tmp3826 = NULL;
        }
        cpy_r_r14.f0 = __tmp3826;
        PyObject *__tmp3827 = PyTuple_GET_ITEM(cpy_r_r13, 1);
        CPyTagged __tmp3828;
        if (likely(PyLong_Check(__tmp3827)))
            __tmp3828 = CPyTagged_FromObject(__tmp3827);
        else {
            goto __LL3829;
        }
        cpy_r_r14.f1 = __tmp3828;
    }
    goto __LL3830;
__LL3829: ;
    CPy_DECREF(cpy_r_r14.f0);
    cpy_r_r14 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL3830;
__LL3830: ;
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_cubes", 278, CPyStatic_merv___view___globals);
        goto CPyL18;
    }
    cpy_r_r15 = cpy_r_r14.f0;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r14.f1;
    CPyTagged_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r14.f0);
    CPyTagged_DECREF(cpy_r_r14.f1);
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL19;
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r19 = PyDict_SetItem(cpy_r_r0, cpy_r_r15, cpy_r_r18);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_cubes", 278, CPyStatic_merv___view___globals);
        goto CPyL18;
    } else
        goto CPyL7;
CPyL11: ;
    cpy_r_r21 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_cubes", 278, CPyStatic_merv___view___globals);
        goto CPyL15;
    }
    return cpy_r_r0;
CPyL13: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL13;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL13;
CPyL17: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL11;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    goto CPyL13;
CPyL19: ;
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r16);
    goto CPyL7;
}
        
        PyObject *CPyPy_merv___view____cubes(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"counts", 0};
            static CPyArg_Parser parser = {"O:_cubes", kwlist, 0};
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_counts)) {
                return NULL;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___view____cubes(arg_counts);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/view.py", "_cubes", 277, CPyStatic_merv___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___view____player(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    tuple_T5OOOOO cpy_r_r1;
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    PyObject *cpy_r_r71;
    int64_t cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    CPyPtr cpy_r_r76;
    CPyPtr cpy_r_r77;
    int64_t cpy_r_r78;
    CPyPtr cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    int64_t cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject **cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    tuple_T2OI cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    int64_t cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    int32_t cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject **cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    tuple_T2OI cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyTagged cpy_r_r126;
    int64_t cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    int32_t cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    CPyTagged cpy_r_r137;
    CPyTagged cpy_r_r138;
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
    PyObject *cpy_r_r153;
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
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Table", "book", 282, CPyStatic_merv___view___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r1.f0 == NULL)) {
        goto CPyL93;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 284, CPyStatic_merv___view___globals);
        goto CPyL92;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_cubes;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "cubes", 284, CPyStatic_merv___view___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r3);
CPyL5: ;
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[36]; /* 'zip' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 284, CPyStatic_merv___view___globals);
        goto CPyL95;
    }
    CPy_INCREF(cpy_r_r1.f0);
    CPy_INCREF(cpy_r_r1.f1);
    CPy_INCREF(cpy_r_r1.f2);
    CPy_INCREF(cpy_r_r1.f3);
    CPy_INCREF(cpy_r_r1.f4);
    cpy_r_r7 = PyTuple_New(5);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3831 = cpy_r_r1.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp3831);
    PyObject *__tmp3832 = cpy_r_r1.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp3832);
    PyObject *__tmp3833 = cpy_r_r1.f2;
    PyTuple_SET_ITEM(cpy_r_r7, 2, __tmp3833);
    PyObject *__tmp3834 = cpy_r_r1.f3;
    PyTuple_SET_ITEM(cpy_r_r7, 3, __tmp3834);
    PyObject *__tmp3835 = cpy_r_r1.f4;
    PyTuple_SET_ITEM(cpy_r_r7, 4, __tmp3835);
    cpy_r_r8 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r9[3] = {cpy_r_r7, cpy_r_r3, cpy_r_r8};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r10, 2, cpy_r_r11);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 284, CPyStatic_merv___view___globals);
        goto CPyL96;
    }
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r13 = CPyDict_FromAny(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 284, CPyStatic_merv___view___globals);
        goto CPyL94;
    }
    cpy_r_r14 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_points;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "points", 285, CPyStatic_merv___view___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r14);
CPyL9: ;
    cpy_r_r15 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r16 = CPyStatics[105]; /* 'sum' */
    cpy_r_r17 = CPyObject_GetAttr(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 285, CPyStatic_merv___view___globals);
        goto CPyL98;
    }
    PyObject *cpy_r_r18[1] = {cpy_r_r14};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r19, 1, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 285, CPyStatic_merv___view___globals);
        goto CPyL98;
    }
    CPy_DECREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 285, CPyStatic_merv___view___globals);
        goto CPyL97;
    }
    cpy_r_r22 = CPyDef_merv___scoring___total(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 286, CPyStatic_merv___view___globals);
        goto CPyL99;
    }
    cpy_r_r23 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_favour;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "favour", 287, CPyStatic_merv___view___globals);
        goto CPyL100;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL14: ;
    cpy_r_r24 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "influence", 288, CPyStatic_merv___view___globals);
        goto CPyL101;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL15: ;
    cpy_r_r25 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_camels;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "camels", 289, CPyStatic_merv___view___globals);
        goto CPyL102;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL16: ;
    cpy_r_r26 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_scrolls;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "scrolls", 290, CPyStatic_merv___view___globals);
        goto CPyL103;
    }
    CPyTagged_INCREF(cpy_r_r26);
CPyL17: ;
    cpy_r_r27 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_common;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "common", 291, CPyStatic_merv___view___globals);
        goto CPyL104;
    }
    CPyTagged_INCREF(cpy_r_r27);
CPyL18: ;
    cpy_r_r28 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_rare;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "rare", 292, CPyStatic_merv___view___globals);
        goto CPyL105;
    }
    CPyTagged_INCREF(cpy_r_r28);
CPyL19: ;
    cpy_r_r29 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_scrolls;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "locked_scrolls", 293, CPyStatic_merv___view___globals);
        goto CPyL106;
    }
    CPyTagged_INCREF(cpy_r_r29);
CPyL20: ;
    cpy_r_r30 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_common;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "locked_common", 294, CPyStatic_merv___view___globals);
        goto CPyL107;
    }
    CPyTagged_INCREF(cpy_r_r30);
CPyL21: ;
    cpy_r_r31 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_rare;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "locked_rare", 295, CPyStatic_merv___view___globals);
        goto CPyL108;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL22: ;
    cpy_r_r32 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_spice_ids;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Book", "spice_ids", 296, CPyStatic_merv___view___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r32);
CPyL23: ;
    cpy_r_r33 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_spices;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "spices", 296, CPyStatic_merv___view___globals);
        goto CPyL110;
    }
    CPy_INCREF(cpy_r_r33);
CPyL24: ;
    cpy_r_r34 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r35 = CPyStatics[36]; /* 'zip' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 296, CPyStatic_merv___view___globals);
        goto CPyL111;
    }
    cpy_r_r37 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r38[3] = {cpy_r_r32, cpy_r_r33, cpy_r_r37};
    cpy_r_r39 = (PyObject **)&cpy_r_r38;
    cpy_r_r40 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r41 = PyObject_Vectorcall(cpy_r_r36, cpy_r_r39, 2, cpy_r_r40);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 296, CPyStatic_merv___view___globals);
        goto CPyL111;
    }
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r42 = CPyDict_FromAny(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 296, CPyStatic_merv___view___globals);
        goto CPyL109;
    }
    cpy_r_r43 = CPyDef_merv___scoring___spice_points(cpy_r_t, cpy_r_player);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 297, CPyStatic_merv___view___globals);
        goto CPyL112;
    }
    cpy_r_r44 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_spice_limit;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Book", "spice_limit", 298, CPyStatic_merv___view___globals);
        goto CPyL113;
    }
CPyL29: ;
    cpy_r_r45 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "influence", 298, CPyStatic_merv___view___globals);
        goto CPyL113;
    }
CPyL30: ;
    cpy_r_r46 = CPyList_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 298, CPyStatic_merv___view___globals);
        goto CPyL113;
    }
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 298, CPyStatic_merv___view___globals);
        goto CPyL113;
    }
    cpy_r_r48 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_ids;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Book", "room_ids", 299, CPyStatic_merv___view___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r48);
CPyL33: ;
    cpy_r_r49 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_courtiers;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "courtiers", 299, CPyStatic_merv___view___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r49);
CPyL34: ;
    cpy_r_r50 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r51 = CPyStatics[36]; /* 'zip' */
    cpy_r_r52 = CPyObject_GetAttr(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 299, CPyStatic_merv___view___globals);
        goto CPyL116;
    }
    cpy_r_r53 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r54[3] = {cpy_r_r48, cpy_r_r49, cpy_r_r53};
    cpy_r_r55 = (PyObject **)&cpy_r_r54;
    cpy_r_r56 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r57 = PyObject_Vectorcall(cpy_r_r52, cpy_r_r55, 2, cpy_r_r56);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 299, CPyStatic_merv___view___globals);
        goto CPyL116;
    }
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r58 = CPyDict_FromAny(cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 299, CPyStatic_merv___view___globals);
        goto CPyL114;
    }
    cpy_r_r59 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_mosque;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "mosque", 300, CPyStatic_merv___view___globals);
        goto CPyL117;
    }
CPyL38: ;
    cpy_r_r60 = (Py_ssize_t)cpy_r_r59 != -2;
    if (!cpy_r_r60) goto CPyL44;
    cpy_r_r61 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_space_ids;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Book", "space_ids", 300, CPyStatic_merv___view___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r61);
CPyL40: ;
    cpy_r_r62 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_mosque;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "mosque", 300, CPyStatic_merv___view___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r62);
CPyL41: ;
    cpy_r_r63 = CPySequenceTuple_GetItem(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 300, CPyStatic_merv___view___globals);
        goto CPyL117;
    }
    if (likely(PyUnicode_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_player", 300, CPyStatic_merv___view___globals, "str", cpy_r_r63);
        goto CPyL117;
    }
    cpy_r_r65 = cpy_r_r64;
    goto CPyL45;
CPyL44: ;
    cpy_r_r66 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r66);
    cpy_r_r65 = cpy_r_r66;
CPyL45: ;
    cpy_r_r67 = CPyDef_merv___table___Table___mosque_level(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 301, CPyStatic_merv___view___globals);
        goto CPyL119;
    }
    cpy_r_r68 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_contracts;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Player", "contracts", 302, CPyStatic_merv___view___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r68);
CPyL47: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = PyTuple_New(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 302, CPyStatic_merv___view___globals);
        goto CPyL121;
    }
    cpy_r_r72 = 0;
CPyL49: ;
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r74 = *(int64_t *)cpy_r_r73;
    cpy_r_r75 = cpy_r_r72 < cpy_r_r74;
    if (!cpy_r_r75) goto CPyL122;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyListObject, ob_item));
    cpy_r_r77 = *(CPyPtr *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r72 * 8;
    cpy_r_r79 = cpy_r_r77 + cpy_r_r78;
    cpy_r_r80 = *(PyObject * *)cpy_r_r79;
    CPy_INCREF(cpy_r_r80);
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 302, CPyStatic_merv___view___globals);
        goto CPyL123;
    }
    cpy_r_r82 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_ids;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Book", "contract_ids", 302, CPyStatic_merv___view___globals);
        goto CPyL124;
    }
    CPy_INCREF(cpy_r_r82);
CPyL52: ;
    cpy_r_r83 = CPySequenceTuple_GetItem(cpy_r_r82, cpy_r_r81);
    CPy_DECREF(cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 302, CPyStatic_merv___view___globals);
        goto CPyL123;
    }
    if (likely(PyUnicode_Check(cpy_r_r83)))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_player", 302, CPyStatic_merv___view___globals, "str", cpy_r_r83);
        goto CPyL123;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r71, cpy_r_r72, cpy_r_r84);
    cpy_r_r85 = cpy_r_r72 + 1;
    cpy_r_r72 = cpy_r_r85;
    goto CPyL49;
CPyL56: ;
    cpy_r_r86 = PyList_New(0);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 303, CPyStatic_merv___view___globals);
        goto CPyL125;
    }
    cpy_r_r87 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_discovery_ids;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Book", "discovery_ids", 303, CPyStatic_merv___view___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r87);
CPyL58: ;
    cpy_r_r88 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Table", "discoveries", 303, CPyStatic_merv___view___globals);
        goto CPyL127;
    }
    CPy_INCREF(cpy_r_r88);
CPyL59: ;
    cpy_r_r89 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r90 = CPyStatics[36]; /* 'zip' */
    cpy_r_r91 = CPyObject_GetAttr(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 303, CPyStatic_merv___view___globals);
        goto CPyL128;
    }
    cpy_r_r92 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r93[3] = {cpy_r_r87, cpy_r_r88, cpy_r_r92};
    cpy_r_r94 = (PyObject **)&cpy_r_r93;
    cpy_r_r95 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r96 = PyObject_Vectorcall(cpy_r_r91, cpy_r_r94, 2, cpy_r_r95);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 303, CPyStatic_merv___view___globals);
        goto CPyL128;
    }
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r97 = PyObject_GetIter(cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 303, CPyStatic_merv___view___globals);
        goto CPyL126;
    }
CPyL62: ;
    cpy_r_r98 = PyIter_Next(cpy_r_r97);
    if (cpy_r_r98 == NULL) goto CPyL129;
    PyObject *__tmp3836;
    if (unlikely(!(PyTuple_Check(cpy_r_r98) && PyTuple_GET_SIZE(cpy_r_r98) == 2))) {
        __tmp3836 = NULL;
        goto __LL3837;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r98, 0))))
        __tmp3836 = PyTuple_GET_ITEM(cpy_r_r98, 0);
    else {
        __tmp3836 = NULL;
    }
    if (__tmp3836 == NULL) goto __LL3837;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r98, 1))))
        __tmp3836 = PyTuple_GET_ITEM(cpy_r_r98, 1);
    else {
        __tmp3836 = NULL;
    }
    if (__tmp3836 == NULL) goto __LL3837;
    __tmp3836 = cpy_r_r98;
__LL3837: ;
    if (unlikely(__tmp3836 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r98); cpy_r_r99 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp3838 = PyTuple_GET_ITEM(cpy_r_r98, 0);
        CPy_INCREF(__tmp3838);
        PyObject *__tmp3839;
        if (likely(PyUnicode_Check(__tmp3838)))
            __tmp3839 = __tmp3838;
        else {
            CPy_TypeError("str", __tmp3838); 
            __tmp3839 = NULL;
        }
        cpy_r_r99.f0 = __tmp3839;
        PyObject *__tmp3840 = PyTuple_GET_ITEM(cpy_r_r98, 1);
        CPyTagged __tmp3841;
        if (likely(PyLong_Check(__tmp3840)))
            __tmp3841 = CPyTagged_FromObject(__tmp3840);
        else {
            goto __LL3842;
        }
        cpy_r_r99.f1 = __tmp3841;
    }
    goto __LL3843;
__LL3842: ;
    CPy_DECREF(cpy_r_r99.f0);
    cpy_r_r99 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL3843;
__LL3843: ;
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 303, CPyStatic_merv___view___globals);
        goto CPyL130;
    }
    cpy_r_r100 = cpy_r_r99.f0;
    CPy_INCREF(cpy_r_r100);
    cpy_r_r101 = cpy_r_r99.f1;
    CPyTagged_INCREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r99.f0);
    CPyTagged_DECREF(cpy_r_r99.f1);
    cpy_r_r102 = cpy_r_r101 & 1;
    cpy_r_r103 = cpy_r_r102 != 0;
    if (!cpy_r_r103) goto CPyL66;
    cpy_r_r104 = CPyTagged_IsEq_(cpy_r_r101, cpy_r_seat);
    cpy_r_r105 = cpy_r_r104;
    goto CPyL67;
CPyL66: ;
    cpy_r_r106 = cpy_r_r101 == cpy_r_seat;
    cpy_r_r105 = cpy_r_r106;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_r101);
    if (!cpy_r_r105) goto CPyL131;
    cpy_r_r107 = PyList_Append(cpy_r_r86, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    cpy_r_r108 = cpy_r_r107 >= 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 303, CPyStatic_merv___view___globals);
        goto CPyL130;
    } else
        goto CPyL62;
CPyL69: ;
    cpy_r_r109 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 303, CPyStatic_merv___view___globals);
        goto CPyL126;
    }
    cpy_r_r110 = PyList_AsTuple(cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 303, CPyStatic_merv___view___globals);
        goto CPyL125;
    }
    cpy_r_r111 = PyList_New(0);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 304, CPyStatic_merv___view___globals);
        goto CPyL132;
    }
    cpy_r_r112 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_bonus_tile_ids;
    if (unlikely(cpy_r_r112 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'bonus_tile_ids' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r112);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 304, CPyStatic_merv___view___globals);
        goto CPyL133;
    }
CPyL73: ;
    cpy_r_r113 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_bonus_tiles;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_player", "Table", "bonus_tiles", 304, CPyStatic_merv___view___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r113);
CPyL74: ;
    cpy_r_r114 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r115 = CPyStatics[36]; /* 'zip' */
    cpy_r_r116 = CPyObject_GetAttr(cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 304, CPyStatic_merv___view___globals);
        goto CPyL135;
    }
    cpy_r_r117 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r118[3] = {cpy_r_r112, cpy_r_r113, cpy_r_r117};
    cpy_r_r119 = (PyObject **)&cpy_r_r118;
    cpy_r_r120 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r121 = PyObject_Vectorcall(cpy_r_r116, cpy_r_r119, 2, cpy_r_r120);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 304, CPyStatic_merv___view___globals);
        goto CPyL135;
    }
    CPy_DECREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r113);
    cpy_r_r122 = PyObject_GetIter(cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 304, CPyStatic_merv___view___globals);
        goto CPyL133;
    }
CPyL77: ;
    cpy_r_r123 = PyIter_Next(cpy_r_r122);
    if (cpy_r_r123 == NULL) goto CPyL136;
    PyObject *__tmp3844;
    if (unlikely(!(PyTuple_Check(cpy_r_r123) && PyTuple_GET_SIZE(cpy_r_r123) == 2))) {
        __tmp3844 = NULL;
        goto __LL3845;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r123, 0))))
        __tmp3844 = PyTuple_GET_ITEM(cpy_r_r123, 0);
    else {
        __tmp3844 = NULL;
    }
    if (__tmp3844 == NULL) goto __LL3845;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r123, 1))))
        __tmp3844 = PyTuple_GET_ITEM(cpy_r_r123, 1);
    else {
        __tmp3844 = NULL;
    }
    if (__tmp3844 == NULL) goto __LL3845;
    __tmp3844 = cpy_r_r123;
__LL3845: ;
    if (unlikely(__tmp3844 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r123); cpy_r_r124 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp3846 = PyTuple_GET_ITEM(cpy_r_r123, 0);
        CPy_INCREF(__tmp3846);
        PyObject *__tmp3847;
        if (likely(PyUnicode_Check(__tmp3846)))
            __tmp3847 = __tmp3846;
        else {
            CPy_TypeError("str", __tmp3846); 
            __tmp3847 = NULL;
        }
        cpy_r_r124.f0 = __tmp3847;
        PyObject *__tmp3848 = PyTuple_GET_ITEM(cpy_r_r123, 1);
        CPyTagged __tmp3849;
        if (likely(PyLong_Check(__tmp3848)))
            __tmp3849 = CPyTagged_FromObject(__tmp3848);
        else {
            goto __LL3850;
        }
        cpy_r_r124.f1 = __tmp3849;
    }
    goto __LL3851;
__LL3850: ;
    CPy_DECREF(cpy_r_r124.f0);
    cpy_r_r124 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL3851;
__LL3851: ;
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 304, CPyStatic_merv___view___globals);
        goto CPyL137;
    }
    cpy_r_r125 = cpy_r_r124.f0;
    CPy_INCREF(cpy_r_r125);
    cpy_r_r126 = cpy_r_r124.f1;
    CPyTagged_INCREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r124.f0);
    CPyTagged_DECREF(cpy_r_r124.f1);
    cpy_r_r127 = cpy_r_r126 & 1;
    cpy_r_r128 = cpy_r_r127 != 0;
    if (!cpy_r_r128) goto CPyL81;
    cpy_r_r129 = CPyTagged_IsEq_(cpy_r_r126, cpy_r_seat);
    cpy_r_r130 = cpy_r_r129;
    goto CPyL82;
CPyL81: ;
    cpy_r_r131 = cpy_r_r126 == cpy_r_seat;
    cpy_r_r130 = cpy_r_r131;
CPyL82: ;
    CPyTagged_DECREF(cpy_r_r126);
    if (!cpy_r_r130) goto CPyL138;
    cpy_r_r132 = PyList_Append(cpy_r_r111, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    cpy_r_r133 = cpy_r_r132 >= 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 304, CPyStatic_merv___view___globals);
        goto CPyL137;
    } else
        goto CPyL77;
CPyL84: ;
    cpy_r_r134 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 304, CPyStatic_merv___view___globals);
        goto CPyL133;
    }
    cpy_r_r135 = PyList_AsTuple(cpy_r_r111);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 304, CPyStatic_merv___view___globals);
        goto CPyL139;
    }
    cpy_r_r136 = CPyDef_merv___table___Table___buildings_left(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 305, CPyStatic_merv___view___globals);
        goto CPyL140;
    }
    cpy_r_r137 = CPyDef_merv___table___Table___servants_left(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r137 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 306, CPyStatic_merv___view___globals);
        goto CPyL141;
    }
    cpy_r_r138 = CPyDef_merv___table___Table___posts_left(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 307, CPyStatic_merv___view___globals);
        goto CPyL142;
    }
    cpy_r_r139 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r140 = CPyStatics[65]; /* 'points' */
    cpy_r_r141 = CPyStatics[1012]; /* 'total' */
    cpy_r_r142 = CPyStatics[1799]; /* 'favour' */
    cpy_r_r143 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r144 = CPyStatics[1464]; /* 'camels' */
    cpy_r_r145 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r146 = CPyStatics[1338]; /* 'common' */
    cpy_r_r147 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r148 = CPyStatics[2048]; /* 'locked_scrolls' */
    cpy_r_r149 = CPyStatics[2049]; /* 'locked_common' */
    cpy_r_r150 = CPyStatics[2050]; /* 'locked_rare' */
    cpy_r_r151 = CPyStatics[1514]; /* 'spices' */
    cpy_r_r152 = CPyStatics[1422]; /* 'spice_points' */
    cpy_r_r153 = CPyStatics[1631]; /* 'spice_limit' */
    cpy_r_r154 = CPyStatics[2051]; /* 'courtiers' */
    cpy_r_r155 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r156 = CPyStatics[1867]; /* 'mosque_level' */
    cpy_r_r157 = CPyStatics[1546]; /* 'contracts' */
    cpy_r_r158 = CPyStatics[1527]; /* 'discoveries' */
    cpy_r_r159 = CPyStatics[2042]; /* 'bonus_tiles' */
    cpy_r_r160 = CPyStatics[1465]; /* 'buildings' */
    cpy_r_r161 = CPyStatics[1466]; /* 'servants' */
    cpy_r_r162 = CPyStatics[2039]; /* 'posts' */
    cpy_r_r163 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r164 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r165 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r166 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r167 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r168 = CPyTagged_StealAsObject(cpy_r_r25);
    cpy_r_r169 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r170 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r171 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r172 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r173 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r174 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r175 = CPyTagged_StealAsObject(cpy_r_r43);
    cpy_r_r176 = CPyTagged_StealAsObject(cpy_r_r47);
    cpy_r_r177 = CPyTagged_StealAsObject(cpy_r_r67);
    cpy_r_r178 = CPyTagged_StealAsObject(cpy_r_r136);
    cpy_r_r179 = CPyTagged_StealAsObject(cpy_r_r137);
    cpy_r_r180 = CPyTagged_StealAsObject(cpy_r_r138);
    cpy_r_r181 = CPyDict_Build(24, cpy_r_r139, cpy_r_r13, cpy_r_r140, cpy_r_r164, cpy_r_r141, cpy_r_r165, cpy_r_r142, cpy_r_r166, cpy_r_r143, cpy_r_r167, cpy_r_r144, cpy_r_r168, cpy_r_r145, cpy_r_r169, cpy_r_r146, cpy_r_r170, cpy_r_r147, cpy_r_r171, cpy_r_r148, cpy_r_r172, cpy_r_r149, cpy_r_r173, cpy_r_r150, cpy_r_r174, cpy_r_r151, cpy_r_r42, cpy_r_r152, cpy_r_r175, cpy_r_r153, cpy_r_r176, cpy_r_r154, cpy_r_r58, cpy_r_r155, cpy_r_r65, cpy_r_r156, cpy_r_r177, cpy_r_r157, cpy_r_r71, cpy_r_r158, cpy_r_r110, cpy_r_r159, cpy_r_r135, cpy_r_r160, cpy_r_r178, cpy_r_r161, cpy_r_r179, cpy_r_r162, cpy_r_r180);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r164);
    CPy_DECREF(cpy_r_r165);
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r167);
    CPy_DECREF(cpy_r_r168);
    CPy_DECREF(cpy_r_r169);
    CPy_DECREF(cpy_r_r170);
    CPy_DECREF(cpy_r_r171);
    CPy_DECREF(cpy_r_r172);
    CPy_DECREF(cpy_r_r173);
    CPy_DECREF(cpy_r_r174);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r175);
    CPy_DECREF(cpy_r_r176);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r177);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r178);
    CPy_DECREF(cpy_r_r179);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 283, CPyStatic_merv___view___globals);
        goto CPyL143;
    }
    cpy_r_r182 = CPyDef_merv___view___PlayerView(cpy_r_r163, cpy_r_r181);
    CPy_DECREF(cpy_r_r163);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 283, CPyStatic_merv___view___globals);
        goto CPyL92;
    }
    return cpy_r_r182;
CPyL92: ;
    cpy_r_r183 = NULL;
    return cpy_r_r183;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL92;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL92;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    goto CPyL92;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    goto CPyL92;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL92;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL92;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL92;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL92;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL92;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL92;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL92;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL92;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL92;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL92;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL92;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL92;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL92;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL92;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    goto CPyL92;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL92;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL92;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL92;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    goto CPyL92;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    goto CPyL92;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r61);
    goto CPyL92;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    goto CPyL92;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL92;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r68);
    goto CPyL92;
CPyL122: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL56;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    goto CPyL92;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL92;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    goto CPyL92;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r86);
    goto CPyL92;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r87);
    goto CPyL92;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r88);
    goto CPyL92;
CPyL129: ;
    CPy_DECREF(cpy_r_r97);
    goto CPyL69;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r97);
    goto CPyL92;
CPyL131: ;
    CPy_DECREF(cpy_r_r100);
    goto CPyL62;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r110);
    goto CPyL92;
CPyL133: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r111);
    goto CPyL92;
CPyL134: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r111);
    CPy_DecRef(cpy_r_r112);
    goto CPyL92;
CPyL135: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r111);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r113);
    goto CPyL92;
CPyL136: ;
    CPy_DECREF(cpy_r_r122);
    goto CPyL84;
CPyL137: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r111);
    CPy_DecRef(cpy_r_r122);
    goto CPyL92;
CPyL138: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL77;
CPyL139: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r110);
    goto CPyL92;
CPyL140: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r135);
    goto CPyL92;
CPyL141: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL92;
CPyL142: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_r136);
    CPyTagged_DecRef(cpy_r_r137);
    goto CPyL92;
CPyL143: ;
    CPy_DecRef(cpy_r_r163);
    goto CPyL92;
}
        
        PyObject *CPyPy_merv___view____player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "player", 0};
            static CPyArg_Parser parser = {"OOO:_player", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_merv___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.merv.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___view____player(arg_t, arg_seat, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/view.py", "_player", 281, CPyStatic_merv___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___view____solo(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int64_t cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyPtr cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_solo", "Table", "book", 312, CPyStatic_merv___view___globals);
        goto CPyL41;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_solo_ids;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_solo", "Book", "solo_ids", 312, CPyStatic_merv___view___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_solo", "Table", "solo_card", 314, CPyStatic_merv___view___globals);
        goto CPyL42;
    }
CPyL3: ;
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 != -2;
    if (!cpy_r_r3) goto CPyL8;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_solo", "Table", "solo_card", 314, CPyStatic_merv___view___globals);
        goto CPyL42;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_r1, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 314, CPyStatic_merv___view___globals);
        goto CPyL42;
    }
    if (likely(PyUnicode_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_solo", 314, CPyStatic_merv___view___globals, "str", cpy_r_r5);
        goto CPyL42;
    }
    cpy_r_r7 = cpy_r_r6;
    goto CPyL9;
CPyL8: ;
    cpy_r_r8 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r8);
    cpy_r_r7 = cpy_r_r8;
CPyL9: ;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_solo", "Table", "solo_deck", 315, CPyStatic_merv___view___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = PyList_New(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 315, CPyStatic_merv___view___globals);
        goto CPyL44;
    }
    cpy_r_r13 = 0;
CPyL12: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL45;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r13 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    CPy_INCREF(cpy_r_r21);
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 315, CPyStatic_merv___view___globals);
        goto CPyL46;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r1, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 315, CPyStatic_merv___view___globals);
        goto CPyL46;
    }
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_solo", 315, CPyStatic_merv___view___globals, "str", cpy_r_r23);
        goto CPyL46;
    }
    CPyList_SetItemUnsafe(cpy_r_r12, cpy_r_r13, cpy_r_r24);
    cpy_r_r25 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r25;
    goto CPyL12;
CPyL18: ;
    cpy_r_r26 = CPySequence_Sort(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 315, CPyStatic_merv___view___globals);
        goto CPyL43;
    }
    cpy_r_r27 = PyList_AsTuple(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 315, CPyStatic_merv___view___globals);
        goto CPyL43;
    }
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_solo", "Table", "solo_discard", 316, CPyStatic_merv___view___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r28);
CPyL21: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = PyTuple_New(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 316, CPyStatic_merv___view___globals);
        goto CPyL48;
    }
    cpy_r_r32 = 0;
CPyL23: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r32 < cpy_r_r34;
    if (!cpy_r_r35) goto CPyL49;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r32 * 8;
    cpy_r_r39 = cpy_r_r37 + cpy_r_r38;
    cpy_r_r40 = *(PyObject * *)cpy_r_r39;
    CPy_INCREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 316, CPyStatic_merv___view___globals);
        goto CPyL50;
    }
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r1, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 316, CPyStatic_merv___view___globals);
        goto CPyL50;
    }
    if (likely(PyUnicode_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_solo", 316, CPyStatic_merv___view___globals, "str", cpy_r_r42);
        goto CPyL50;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r31, cpy_r_r32, cpy_r_r43);
    cpy_r_r44 = cpy_r_r32 + 1;
    cpy_r_r32 = cpy_r_r44;
    goto CPyL23;
CPyL29: ;
    cpy_r_r45 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_removed;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/view.py", "_solo", "Table", "solo_removed", 317, CPyStatic_merv___view___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r45);
CPyL30: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = PyTuple_New(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 317, CPyStatic_merv___view___globals);
        goto CPyL52;
    }
    cpy_r_r49 = 0;
CPyL32: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r49 < cpy_r_r51;
    if (!cpy_r_r52) goto CPyL53;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r49 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(PyObject * *)cpy_r_r56;
    CPy_INCREF(cpy_r_r57);
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 317, CPyStatic_merv___view___globals);
        goto CPyL54;
    }
    cpy_r_r59 = CPySequenceTuple_GetItem(cpy_r_r1, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 317, CPyStatic_merv___view___globals);
        goto CPyL54;
    }
    if (likely(PyUnicode_Check(cpy_r_r59)))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/view.py", "_solo", 317, CPyStatic_merv___view___globals, "str", cpy_r_r59);
        goto CPyL54;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r48, cpy_r_r49, cpy_r_r60);
    cpy_r_r61 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r61;
    goto CPyL32;
CPyL38: ;
    cpy_r_r62 = CPyStatics[390]; /* 'card' */
    cpy_r_r63 = CPyStatics[994]; /* 'deck' */
    cpy_r_r64 = CPyStatics[995]; /* 'discard' */
    cpy_r_r65 = CPyStatics[996]; /* 'removed' */
    cpy_r_r66 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r67 = CPyDict_Build(4, cpy_r_r62, cpy_r_r7, cpy_r_r63, cpy_r_r27, cpy_r_r64, cpy_r_r31, cpy_r_r65, cpy_r_r48);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 313, CPyStatic_merv___view___globals);
        goto CPyL55;
    }
    cpy_r_r68 = CPyDef_merv___view___SoloView(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 313, CPyStatic_merv___view___globals);
        goto CPyL41;
    }
    return cpy_r_r68;
CPyL41: ;
    cpy_r_r69 = NULL;
    return cpy_r_r69;
CPyL42: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL41;
CPyL43: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    goto CPyL41;
CPyL44: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    goto CPyL41;
CPyL45: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL18;
CPyL46: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r12);
    goto CPyL41;
CPyL47: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r27);
    goto CPyL41;
CPyL48: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    goto CPyL41;
CPyL49: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL29;
CPyL50: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r31);
    goto CPyL41;
CPyL51: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r31);
    goto CPyL41;
CPyL52: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r45);
    goto CPyL41;
CPyL53: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r45);
    goto CPyL38;
CPyL54: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    goto CPyL41;
CPyL55: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL41;
}
        
        PyObject *CPyPy_merv___view____solo(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_solo", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___view____solo(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/view.py", "_solo", 311, CPyStatic_merv___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___view____owner(CPyTagged cpy_r_owner) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = (Py_ssize_t)cpy_r_owner == -2;
    if (!cpy_r_r0) goto CPyL2;
    cpy_r_r1 = Py_None;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = cpy_r_r1;
    goto CPyL3;
CPyL2: ;
    CPyTagged_INCREF(cpy_r_owner);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_owner);
    cpy_r_r2 = cpy_r_r3;
CPyL3: ;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___view____owner(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"owner", 0};
            static CPyArg_Parser parser = {"O:_owner", kwlist, 0};
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_owner)) {
                return NULL;
            }
            CPyTagged arg_owner;
            if (likely(PyLong_Check(obj_owner)))
                arg_owner = CPyTagged_BorrowFromObject(obj_owner);
            else {
                CPy_TypeError("int", obj_owner); goto fail;
            }
            PyObject *retval = CPyDef_merv___view____owner(arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/view.py", "_owner", 321, CPyStatic_merv___view___globals);
            return NULL;
        }
        
char CPyDef_merv___view_____top_level__(void) {
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
    void *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    void *cpy_r_r156;
    void *cpy_r_r157;
    PyObject **cpy_r_r158;
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
    void *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    void *cpy_r_r178;
    void *cpy_r_r179;
    PyObject **cpy_r_r180;
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
    char cpy_r_r196;
    char cpy_r_r197;
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
    int32_t cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    int32_t cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    tuple_T0 cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    int32_t cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    int32_t cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    int32_t cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    int32_t cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    int32_t cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    int32_t cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    int32_t cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    int32_t cpy_r_r250;
    char cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    int32_t cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    int32_t cpy_r_r258;
    char cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    int32_t cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    int32_t cpy_r_r266;
    char cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    int32_t cpy_r_r270;
    char cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject **cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    char cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    char cpy_r_r286;
    char cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    int32_t cpy_r_r295;
    char cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    int32_t cpy_r_r299;
    char cpy_r_r300;
    PyObject *cpy_r_r301;
    tuple_T0 cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    int32_t cpy_r_r307;
    char cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    int32_t cpy_r_r311;
    char cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    int32_t cpy_r_r315;
    char cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    int32_t cpy_r_r319;
    char cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    int32_t cpy_r_r323;
    char cpy_r_r324;
    char cpy_r_r325;
    PyObject *cpy_r_r326;
    int32_t cpy_r_r327;
    char cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    int32_t cpy_r_r331;
    char cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    int32_t cpy_r_r335;
    char cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject **cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    char cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    char cpy_r_r351;
    char cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    int32_t cpy_r_r357;
    char cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    int32_t cpy_r_r361;
    char cpy_r_r362;
    PyObject *cpy_r_r363;
    tuple_T0 cpy_r_r364;
    PyObject *cpy_r_r365;
    PyObject *cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    int32_t cpy_r_r369;
    char cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject *cpy_r_r372;
    int32_t cpy_r_r373;
    char cpy_r_r374;
    char cpy_r_r375;
    PyObject *cpy_r_r376;
    int32_t cpy_r_r377;
    char cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    int32_t cpy_r_r381;
    char cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    int32_t cpy_r_r385;
    char cpy_r_r386;
    PyObject *cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject **cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    char cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    char cpy_r_r401;
    char cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    PyObject *cpy_r_r408;
    int32_t cpy_r_r409;
    char cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    int32_t cpy_r_r413;
    char cpy_r_r414;
    PyObject *cpy_r_r415;
    tuple_T0 cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    int32_t cpy_r_r421;
    char cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    int32_t cpy_r_r425;
    char cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    int32_t cpy_r_r429;
    char cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    int32_t cpy_r_r433;
    char cpy_r_r434;
    char cpy_r_r435;
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
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject **cpy_r_r452;
    PyObject *cpy_r_r453;
    PyObject *cpy_r_r454;
    PyObject *cpy_r_r455;
    char cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    char cpy_r_r461;
    char cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject *cpy_r_r467;
    int32_t cpy_r_r468;
    char cpy_r_r469;
    PyObject *cpy_r_r470;
    PyObject *cpy_r_r471;
    int32_t cpy_r_r472;
    char cpy_r_r473;
    PyObject *cpy_r_r474;
    tuple_T0 cpy_r_r475;
    PyObject *cpy_r_r476;
    PyObject *cpy_r_r477;
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
    char cpy_r_r490;
    PyObject *cpy_r_r491;
    int32_t cpy_r_r492;
    char cpy_r_r493;
    PyObject *cpy_r_r494;
    PyObject *cpy_r_r495;
    int32_t cpy_r_r496;
    char cpy_r_r497;
    PyObject *cpy_r_r498;
    PyObject *cpy_r_r499;
    int32_t cpy_r_r500;
    char cpy_r_r501;
    PyObject *cpy_r_r502;
    PyObject *cpy_r_r503;
    PyObject *cpy_r_r504;
    PyObject *cpy_r_r505;
    PyObject **cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    PyObject *cpy_r_r510;
    char cpy_r_r511;
    PyObject *cpy_r_r512;
    PyObject *cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    char cpy_r_r516;
    char cpy_r_r517;
    PyObject *cpy_r_r518;
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
    PyObject *cpy_r_r537;
    PyObject *cpy_r_r538;
    PyObject *cpy_r_r539;
    PyObject *cpy_r_r540;
    PyObject *cpy_r_r541;
    PyObject *cpy_r_r542;
    PyObject *cpy_r_r543;
    int32_t cpy_r_r544;
    char cpy_r_r545;
    PyObject *cpy_r_r546;
    PyObject *cpy_r_r547;
    int32_t cpy_r_r548;
    char cpy_r_r549;
    PyObject *cpy_r_r550;
    tuple_T0 cpy_r_r551;
    PyObject *cpy_r_r552;
    PyObject *cpy_r_r553;
    PyObject *cpy_r_r554;
    PyObject *cpy_r_r555;
    int32_t cpy_r_r556;
    char cpy_r_r557;
    PyObject *cpy_r_r558;
    PyObject *cpy_r_r559;
    int32_t cpy_r_r560;
    char cpy_r_r561;
    PyObject *cpy_r_r562;
    PyObject *cpy_r_r563;
    int32_t cpy_r_r564;
    char cpy_r_r565;
    PyObject *cpy_r_r566;
    PyObject *cpy_r_r567;
    int32_t cpy_r_r568;
    char cpy_r_r569;
    PyObject *cpy_r_r570;
    PyObject *cpy_r_r571;
    int32_t cpy_r_r572;
    char cpy_r_r573;
    PyObject *cpy_r_r574;
    PyObject *cpy_r_r575;
    int32_t cpy_r_r576;
    char cpy_r_r577;
    PyObject *cpy_r_r578;
    PyObject *cpy_r_r579;
    int32_t cpy_r_r580;
    char cpy_r_r581;
    PyObject *cpy_r_r582;
    PyObject *cpy_r_r583;
    int32_t cpy_r_r584;
    char cpy_r_r585;
    PyObject *cpy_r_r586;
    PyObject *cpy_r_r587;
    int32_t cpy_r_r588;
    char cpy_r_r589;
    PyObject *cpy_r_r590;
    PyObject *cpy_r_r591;
    int32_t cpy_r_r592;
    char cpy_r_r593;
    PyObject *cpy_r_r594;
    PyObject *cpy_r_r595;
    int32_t cpy_r_r596;
    char cpy_r_r597;
    PyObject *cpy_r_r598;
    PyObject *cpy_r_r599;
    int32_t cpy_r_r600;
    char cpy_r_r601;
    PyObject *cpy_r_r602;
    PyObject *cpy_r_r603;
    int32_t cpy_r_r604;
    char cpy_r_r605;
    PyObject *cpy_r_r606;
    PyObject *cpy_r_r607;
    int32_t cpy_r_r608;
    char cpy_r_r609;
    PyObject *cpy_r_r610;
    PyObject *cpy_r_r611;
    int32_t cpy_r_r612;
    char cpy_r_r613;
    PyObject *cpy_r_r614;
    PyObject *cpy_r_r615;
    int32_t cpy_r_r616;
    char cpy_r_r617;
    PyObject *cpy_r_r618;
    PyObject *cpy_r_r619;
    int32_t cpy_r_r620;
    char cpy_r_r621;
    PyObject *cpy_r_r622;
    PyObject *cpy_r_r623;
    int32_t cpy_r_r624;
    char cpy_r_r625;
    PyObject *cpy_r_r626;
    PyObject *cpy_r_r627;
    int32_t cpy_r_r628;
    char cpy_r_r629;
    PyObject *cpy_r_r630;
    PyObject *cpy_r_r631;
    int32_t cpy_r_r632;
    char cpy_r_r633;
    PyObject *cpy_r_r634;
    PyObject *cpy_r_r635;
    int32_t cpy_r_r636;
    char cpy_r_r637;
    PyObject *cpy_r_r638;
    PyObject *cpy_r_r639;
    int32_t cpy_r_r640;
    char cpy_r_r641;
    PyObject *cpy_r_r642;
    PyObject *cpy_r_r643;
    int32_t cpy_r_r644;
    char cpy_r_r645;
    PyObject *cpy_r_r646;
    PyObject *cpy_r_r647;
    int32_t cpy_r_r648;
    char cpy_r_r649;
    char cpy_r_r650;
    PyObject *cpy_r_r651;
    int32_t cpy_r_r652;
    char cpy_r_r653;
    PyObject *cpy_r_r654;
    PyObject *cpy_r_r655;
    int32_t cpy_r_r656;
    char cpy_r_r657;
    PyObject *cpy_r_r658;
    PyObject *cpy_r_r659;
    int32_t cpy_r_r660;
    char cpy_r_r661;
    PyObject *cpy_r_r662;
    PyObject *cpy_r_r663;
    PyObject *cpy_r_r664;
    PyObject *cpy_r_r665;
    PyObject **cpy_r_r667;
    PyObject *cpy_r_r668;
    PyObject *cpy_r_r669;
    PyObject *cpy_r_r670;
    char cpy_r_r671;
    PyObject *cpy_r_r672;
    PyObject *cpy_r_r673;
    PyObject *cpy_r_r674;
    PyObject *cpy_r_r675;
    char cpy_r_r676;
    char cpy_r_r677;
    PyObject *cpy_r_r678;
    PyObject *cpy_r_r679;
    PyObject *cpy_r_r680;
    PyObject *cpy_r_r681;
    PyObject *cpy_r_r682;
    PyObject *cpy_r_r683;
    int32_t cpy_r_r684;
    char cpy_r_r685;
    PyObject *cpy_r_r686;
    PyObject *cpy_r_r687;
    int32_t cpy_r_r688;
    char cpy_r_r689;
    PyObject *cpy_r_r690;
    tuple_T0 cpy_r_r691;
    PyObject *cpy_r_r692;
    PyObject *cpy_r_r693;
    PyObject *cpy_r_r694;
    PyObject *cpy_r_r695;
    int32_t cpy_r_r696;
    char cpy_r_r697;
    PyObject *cpy_r_r698;
    PyObject *cpy_r_r699;
    int32_t cpy_r_r700;
    char cpy_r_r701;
    PyObject *cpy_r_r702;
    PyObject *cpy_r_r703;
    int32_t cpy_r_r704;
    char cpy_r_r705;
    PyObject *cpy_r_r706;
    PyObject *cpy_r_r707;
    int32_t cpy_r_r708;
    char cpy_r_r709;
    char cpy_r_r710;
    PyObject *cpy_r_r711;
    int32_t cpy_r_r712;
    char cpy_r_r713;
    PyObject *cpy_r_r714;
    PyObject *cpy_r_r715;
    int32_t cpy_r_r716;
    char cpy_r_r717;
    PyObject *cpy_r_r718;
    PyObject *cpy_r_r719;
    int32_t cpy_r_r720;
    char cpy_r_r721;
    PyObject *cpy_r_r722;
    PyObject *cpy_r_r723;
    PyObject *cpy_r_r724;
    PyObject *cpy_r_r725;
    PyObject **cpy_r_r727;
    PyObject *cpy_r_r728;
    PyObject *cpy_r_r729;
    PyObject *cpy_r_r730;
    char cpy_r_r731;
    PyObject *cpy_r_r732;
    PyObject *cpy_r_r733;
    PyObject *cpy_r_r734;
    PyObject *cpy_r_r735;
    char cpy_r_r736;
    char cpy_r_r737;
    PyObject *cpy_r_r738;
    PyObject *cpy_r_r739;
    PyObject *cpy_r_r740;
    PyObject *cpy_r_r741;
    PyObject *cpy_r_r742;
    PyObject *cpy_r_r743;
    PyObject *cpy_r_r744;
    PyObject *cpy_r_r745;
    PyObject *cpy_r_r746;
    PyObject *cpy_r_r747;
    PyObject *cpy_r_r748;
    PyObject *cpy_r_r749;
    PyObject *cpy_r_r750;
    PyObject *cpy_r_r751;
    PyObject *cpy_r_r752;
    PyObject *cpy_r_r753;
    PyObject *cpy_r_r754;
    PyObject *cpy_r_r755;
    PyObject *cpy_r_r756;
    PyObject *cpy_r_r757;
    PyObject *cpy_r_r758;
    PyObject *cpy_r_r759;
    PyObject *cpy_r_r760;
    PyObject *cpy_r_r761;
    PyObject *cpy_r_r762;
    PyObject *cpy_r_r763;
    PyObject *cpy_r_r764;
    PyObject *cpy_r_r765;
    PyObject *cpy_r_r766;
    PyObject *cpy_r_r767;
    PyObject *cpy_r_r768;
    PyObject *cpy_r_r769;
    PyObject *cpy_r_r770;
    PyObject *cpy_r_r771;
    int32_t cpy_r_r772;
    char cpy_r_r773;
    PyObject *cpy_r_r774;
    PyObject *cpy_r_r775;
    int32_t cpy_r_r776;
    char cpy_r_r777;
    PyObject *cpy_r_r778;
    tuple_T0 cpy_r_r779;
    PyObject *cpy_r_r780;
    PyObject *cpy_r_r781;
    PyObject *cpy_r_r782;
    PyObject *cpy_r_r783;
    int32_t cpy_r_r784;
    char cpy_r_r785;
    PyObject *cpy_r_r786;
    PyObject *cpy_r_r787;
    int32_t cpy_r_r788;
    char cpy_r_r789;
    PyObject *cpy_r_r790;
    PyObject *cpy_r_r791;
    int32_t cpy_r_r792;
    char cpy_r_r793;
    PyObject *cpy_r_r794;
    PyObject *cpy_r_r795;
    int32_t cpy_r_r796;
    char cpy_r_r797;
    PyObject *cpy_r_r798;
    PyObject *cpy_r_r799;
    int32_t cpy_r_r800;
    char cpy_r_r801;
    PyObject *cpy_r_r802;
    PyObject *cpy_r_r803;
    int32_t cpy_r_r804;
    char cpy_r_r805;
    PyObject *cpy_r_r806;
    PyObject *cpy_r_r807;
    int32_t cpy_r_r808;
    char cpy_r_r809;
    PyObject *cpy_r_r810;
    PyObject *cpy_r_r811;
    int32_t cpy_r_r812;
    char cpy_r_r813;
    PyObject *cpy_r_r814;
    PyObject *cpy_r_r815;
    int32_t cpy_r_r816;
    char cpy_r_r817;
    PyObject *cpy_r_r818;
    PyObject *cpy_r_r819;
    int32_t cpy_r_r820;
    char cpy_r_r821;
    PyObject *cpy_r_r822;
    PyObject *cpy_r_r823;
    int32_t cpy_r_r824;
    char cpy_r_r825;
    PyObject *cpy_r_r826;
    PyObject *cpy_r_r827;
    int32_t cpy_r_r828;
    char cpy_r_r829;
    PyObject *cpy_r_r830;
    PyObject *cpy_r_r831;
    int32_t cpy_r_r832;
    char cpy_r_r833;
    PyObject *cpy_r_r834;
    PyObject *cpy_r_r835;
    int32_t cpy_r_r836;
    char cpy_r_r837;
    PyObject *cpy_r_r838;
    PyObject *cpy_r_r839;
    int32_t cpy_r_r840;
    char cpy_r_r841;
    PyObject *cpy_r_r842;
    PyObject *cpy_r_r843;
    int32_t cpy_r_r844;
    char cpy_r_r845;
    PyObject *cpy_r_r846;
    PyObject *cpy_r_r847;
    int32_t cpy_r_r848;
    char cpy_r_r849;
    PyObject *cpy_r_r850;
    PyObject *cpy_r_r851;
    int32_t cpy_r_r852;
    char cpy_r_r853;
    PyObject *cpy_r_r854;
    PyObject *cpy_r_r855;
    int32_t cpy_r_r856;
    char cpy_r_r857;
    PyObject *cpy_r_r858;
    PyObject *cpy_r_r859;
    int32_t cpy_r_r860;
    char cpy_r_r861;
    PyObject *cpy_r_r862;
    PyObject *cpy_r_r863;
    int32_t cpy_r_r864;
    char cpy_r_r865;
    PyObject *cpy_r_r866;
    PyObject *cpy_r_r867;
    int32_t cpy_r_r868;
    char cpy_r_r869;
    PyObject *cpy_r_r870;
    PyObject *cpy_r_r871;
    int32_t cpy_r_r872;
    char cpy_r_r873;
    PyObject *cpy_r_r874;
    PyObject *cpy_r_r875;
    int32_t cpy_r_r876;
    char cpy_r_r877;
    PyObject *cpy_r_r878;
    PyObject *cpy_r_r879;
    int32_t cpy_r_r880;
    char cpy_r_r881;
    PyObject *cpy_r_r882;
    PyObject *cpy_r_r883;
    int32_t cpy_r_r884;
    char cpy_r_r885;
    PyObject *cpy_r_r886;
    PyObject *cpy_r_r887;
    int32_t cpy_r_r888;
    char cpy_r_r889;
    PyObject *cpy_r_r890;
    PyObject *cpy_r_r891;
    int32_t cpy_r_r892;
    char cpy_r_r893;
    PyObject *cpy_r_r894;
    PyObject *cpy_r_r895;
    int32_t cpy_r_r896;
    char cpy_r_r897;
    PyObject *cpy_r_r898;
    PyObject *cpy_r_r899;
    int32_t cpy_r_r900;
    char cpy_r_r901;
    PyObject *cpy_r_r902;
    PyObject *cpy_r_r903;
    int32_t cpy_r_r904;
    char cpy_r_r905;
    PyObject *cpy_r_r906;
    PyObject *cpy_r_r907;
    int32_t cpy_r_r908;
    char cpy_r_r909;
    char cpy_r_r910;
    PyObject *cpy_r_r911;
    int32_t cpy_r_r912;
    char cpy_r_r913;
    PyObject *cpy_r_r914;
    PyObject *cpy_r_r915;
    int32_t cpy_r_r916;
    char cpy_r_r917;
    PyObject *cpy_r_r918;
    PyObject *cpy_r_r919;
    int32_t cpy_r_r920;
    char cpy_r_r921;
    PyObject *cpy_r_r922;
    PyObject *cpy_r_r923;
    PyObject *cpy_r_r924;
    PyObject *cpy_r_r925;
    PyObject **cpy_r_r927;
    PyObject *cpy_r_r928;
    PyObject *cpy_r_r929;
    PyObject *cpy_r_r930;
    char cpy_r_r931;
    char cpy_r_r932;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 1, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 1, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___view___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 3, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5113]; /* ('dataclass',) */
    cpy_r_r12 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r13 = CPyStatic_merv___view___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 5, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r15 = (void *)&CPyModule_dataclasses;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___merv___automa___deck;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___merv___automa___deck;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[1356]; /* 'serai.games.merv.automa.deck' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 7, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___merv___automa___deck;
    cpy_r_r25 = CPyExec_serai___games___merv___automa___deck;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___merv___automa___deck__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 7, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 7, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[1356]; /* 'serai.games.merv.automa.deck' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 7, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5311]; /* ('deal_anew',) */
    cpy_r_r36 = CPyStatic_merv___view___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 7, CPyStatic_merv___view___globals);
        goto CPyL275;
    } else
        goto CPyL276;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___merv___contracts;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___merv___contracts;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 8, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___merv___contracts;
    cpy_r_r47 = CPyExec_serai___games___merv___contracts;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___merv___contracts__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 8, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 8, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 8, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5275]; /* ('top_contract',) */
    cpy_r_r58 = CPyStatic_merv___view___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 8, CPyStatic_merv___view___globals);
        goto CPyL275;
    } else
        goto CPyL277;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___merv___invasion;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___merv___invasion;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1836]; /* 'serai.games.merv.invasion' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 9, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___merv___invasion;
    cpy_r_r69 = CPyExec_serai___games___merv___invasion;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___merv___invasion__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 9, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 9, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1836]; /* 'serai.games.merv.invasion' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 9, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5312]; /* ('attacked_squares', 'threatened') */
    cpy_r_r80 = CPyStatic_merv___view___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 9, CPyStatic_merv___view___globals);
        goto CPyL275;
    } else
        goto CPyL278;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 10, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r91 = CPyExec_serai___games___merv___names;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 10, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 10, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 10, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5313]; /* ('ACTIONS', 'COURTIER', 'CUBES', 'FALLS', 'INVASION', 'NO_ACTION', 'NOBODY', 'NONE', 'PHASES', 'SIDES', 'TURNS') */
    cpy_r_r102 = CPyStatic_merv___view___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 10, CPyStatic_merv___view___globals);
        goto CPyL275;
    } else
        goto CPyL279;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___merv___production;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___merv___production;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[1943]; /* 'serai.games.merv.production' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 23, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___merv___production;
    cpy_r_r113 = CPyExec_serai___games___merv___production;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___merv___production__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 23, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 23, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[1943]; /* 'serai.games.merv.production' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 23, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5294]; /* ('districts_for', 'production_of') */
    cpy_r_r124 = CPyStatic_merv___view___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 23, CPyStatic_merv___view___globals);
        goto CPyL275;
    } else
        goto CPyL280;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___merv___scoring;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___merv___scoring;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 24, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___merv___scoring;
    cpy_r_r135 = CPyExec_serai___games___merv___scoring;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___merv___scoring__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 24, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 24, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 24, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5314]; /* ('spice_points', 'total') */
    cpy_r_r146 = CPyStatic_merv___view___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 24, CPyStatic_merv___view___globals);
        goto CPyL275;
    } else
        goto CPyL281;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r149 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 25, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r157 = CPyExec_serai___games___merv___table;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 25, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 25, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 25, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r168 = CPyStatic_merv___view___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 25, CPyStatic_merv___view___globals);
        goto CPyL275;
    } else
        goto CPyL282;
CPyL62: ;
    cpy_r_r170 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r171 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r172 = CPyModuleLockAPI_serai;
    cpy_r_r173 = CPyImport_IsInitialized(cpy_r_r171);
    if (!cpy_r_r173) goto CPyL65;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 26, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r177 = cpy_r_r176;
    goto CPyL69;
CPyL65: ;
    cpy_r_r178 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r179 = CPyExec_serai___kernel___chance;
    cpy_r_r180 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 26, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r184 = CPyStatics[8]; /* '__file__' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 26, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r186 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r187 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r188 = CPyImport_ImportNative(cpy_r_r187, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r185, cpy_r_r186, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 26, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r177 = cpy_r_r188;
CPyL69: ;
    cpy_r_r189 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r190 = CPyStatic_merv___view___globals;
    cpy_r_r191 = CPyImport_GetNativeAttrs(cpy_r_r177, cpy_r_r189, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 26, CPyStatic_merv___view___globals);
        goto CPyL275;
    } else
        goto CPyL283;
CPyL70: ;
    cpy_r_r192 = NULL;
    cpy_r_r193 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r194 = (PyObject *)CPyType_merv___view___SquareView_template;
    cpy_r_r195 = CPyType_FromTemplate(cpy_r_r194, cpy_r_r192, cpy_r_r193);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r196 = CPyDef_merv___view___SquareView_trait_vtable_setup();
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL284;
    }
    cpy_r_r197 = CPyDef_merv___view___SquareView_coroutine_setup(cpy_r_r195);
    if (unlikely(cpy_r_r197 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL284;
    }
    cpy_r_r198 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r199 = CPyStatics[1450]; /* 'square' */
    cpy_r_r200 = CPyStatics[1745]; /* 'district' */
    cpy_r_r201 = CPyStatics[334]; /* 'action' */
    cpy_r_r202 = CPyStatics[336]; /* 'colour' */
    cpy_r_r203 = CPyStatics[2046]; /* 'building' */
    cpy_r_r204 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r205 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r206 = CPyStatics[2292]; /* 'attacked' */
    cpy_r_r207 = CPyStatics[1825]; /* 'ransom' */
    cpy_r_r208 = CPyStatics[2047]; /* 'falls' */
    cpy_r_r209 = PyTuple_Pack(10, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL284;
    }
    cpy_r_r210 = PyObject_SetAttr(cpy_r_r195, cpy_r_r198, cpy_r_r209);
    CPy_DECREF(cpy_r_r209);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL284;
    }
    CPyType_merv___view___SquareView = (PyTypeObject *)cpy_r_r195;
    CPy_INCREF(CPyType_merv___view___SquareView);
    cpy_r_r212 = CPyStatic_merv___view___globals;
    cpy_r_r213 = CPyStatics[2295]; /* 'SquareView' */
    cpy_r_r214 = PyDict_SetItem(cpy_r_r212, cpy_r_r213, cpy_r_r195);
    cpy_r_r215 = cpy_r_r214 >= 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL284;
    }
    cpy_r_r216 = PyDict_New();
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL284;
    }
    cpy_r_r217.empty_struct_error_flag = 0;
    cpy_r_r218 = PyDict_New();
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL285;
    }
    cpy_r_r219 = (PyObject *)&PyType_Type;
    cpy_r_r220 = (PyObject *)&PyUnicode_Type;
    cpy_r_r221 = CPyStatics[1450]; /* 'square' */
    cpy_r_r222 = PyDict_SetItem(cpy_r_r218, cpy_r_r221, cpy_r_r220);
    cpy_r_r223 = cpy_r_r222 >= 0;
    if (unlikely(!cpy_r_r223)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 33, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r224 = (PyObject *)&PyUnicode_Type;
    cpy_r_r225 = CPyStatics[1745]; /* 'district' */
    cpy_r_r226 = PyDict_SetItem(cpy_r_r218, cpy_r_r225, cpy_r_r224);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 34, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r228 = (PyObject *)&PyUnicode_Type;
    cpy_r_r229 = CPyStatics[334]; /* 'action' */
    cpy_r_r230 = PyDict_SetItem(cpy_r_r218, cpy_r_r229, cpy_r_r228);
    cpy_r_r231 = cpy_r_r230 >= 0;
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 35, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r232 = (PyObject *)&PyUnicode_Type;
    cpy_r_r233 = CPyStatics[336]; /* 'colour' */
    cpy_r_r234 = PyDict_SetItem(cpy_r_r218, cpy_r_r233, cpy_r_r232);
    cpy_r_r235 = cpy_r_r234 >= 0;
    if (unlikely(!cpy_r_r235)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 36, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r236 = (PyObject *)&PyType_Type;
    cpy_r_r237 = CPyStatics[2046]; /* 'building' */
    cpy_r_r238 = PyDict_SetItem(cpy_r_r218, cpy_r_r237, cpy_r_r236);
    cpy_r_r239 = cpy_r_r238 >= 0;
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 37, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r240 = (PyObject *)&PyType_Type;
    cpy_r_r241 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r242 = PyDict_SetItem(cpy_r_r218, cpy_r_r241, cpy_r_r240);
    cpy_r_r243 = cpy_r_r242 >= 0;
    if (unlikely(!cpy_r_r243)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 38, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r244 = (PyObject *)&PyUnicode_Type;
    cpy_r_r245 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r246 = PyDict_SetItem(cpy_r_r218, cpy_r_r245, cpy_r_r244);
    cpy_r_r247 = cpy_r_r246 >= 0;
    if (unlikely(!cpy_r_r247)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 39, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r248 = (PyObject *)&PyBool_Type;
    cpy_r_r249 = CPyStatics[2292]; /* 'attacked' */
    cpy_r_r250 = PyDict_SetItem(cpy_r_r218, cpy_r_r249, cpy_r_r248);
    cpy_r_r251 = cpy_r_r250 >= 0;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 40, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r252 = (PyObject *)&PyUnicode_Type;
    cpy_r_r253 = CPyStatics[1825]; /* 'ransom' */
    cpy_r_r254 = PyDict_SetItem(cpy_r_r218, cpy_r_r253, cpy_r_r252);
    cpy_r_r255 = cpy_r_r254 >= 0;
    if (unlikely(!cpy_r_r255)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 41, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r256 = (PyObject *)&PyBool_Type;
    cpy_r_r257 = CPyStatics[2047]; /* 'falls' */
    cpy_r_r258 = PyDict_SetItem(cpy_r_r218, cpy_r_r257, cpy_r_r256);
    cpy_r_r259 = cpy_r_r258 >= 0;
    if (unlikely(!cpy_r_r259)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 42, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r260 = CPy_InitSubclass(cpy_r_r195);
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r261 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r262 = CPyDict_SetItem(cpy_r_r216, cpy_r_r261, cpy_r_r218);
    cpy_r_r263 = cpy_r_r262 >= 0;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r264 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r265 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r266 = CPyDict_SetItem(cpy_r_r216, cpy_r_r265, cpy_r_r264);
    cpy_r_r267 = cpy_r_r266 >= 0;
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r268 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r269 = CPyStatics[70]; /* '__module__' */
    cpy_r_r270 = CPyDict_SetItem(cpy_r_r216, cpy_r_r269, cpy_r_r268);
    cpy_r_r271 = cpy_r_r270 >= 0;
    if (unlikely(!cpy_r_r271)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r272 = CPyStatic_merv___view___globals;
    cpy_r_r273 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r274 = CPyDict_GetItem(cpy_r_r272, cpy_r_r273);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 29, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r275 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r276[1] = {cpy_r_r275};
    cpy_r_r277 = (PyObject **)&cpy_r_r276;
    cpy_r_r278 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r279 = PyObject_Vectorcall(cpy_r_r274, cpy_r_r277, 0, cpy_r_r278);
    CPy_DECREF(cpy_r_r274);
    if (unlikely(cpy_r_r279 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 29, CPyStatic_merv___view___globals);
        goto CPyL286;
    }
    cpy_r_r280 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r281 = CPyDataclass_SleightOfHand(cpy_r_r279, cpy_r_r195, cpy_r_r216, cpy_r_r218, cpy_r_r280);
    CPy_DECREF(cpy_r_r279);
    CPy_DECREF(cpy_r_r195);
    CPy_DECREF(cpy_r_r216);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(!cpy_r_r281)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 30, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r282 = NULL;
    cpy_r_r283 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r284 = (PyObject *)CPyType_merv___view___YieldView_template;
    cpy_r_r285 = CPyType_FromTemplate(cpy_r_r284, cpy_r_r282, cpy_r_r283);
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r286 = CPyDef_merv___view___YieldView_trait_vtable_setup();
    if (unlikely(cpy_r_r286 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL287;
    }
    cpy_r_r287 = CPyDef_merv___view___YieldView_coroutine_setup(cpy_r_r285);
    if (unlikely(cpy_r_r287 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL287;
    }
    cpy_r_r288 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r289 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r290 = CPyStatics[1450]; /* 'square' */
    cpy_r_r291 = CPyStatics[1941]; /* 'mine' */
    cpy_r_r292 = CPyStatics[544]; /* 'owner' */
    cpy_r_r293 = CPyStatics[1942]; /* 'theirs' */
    cpy_r_r294 = PyTuple_Pack(5, cpy_r_r289, cpy_r_r290, cpy_r_r291, cpy_r_r292, cpy_r_r293);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL287;
    }
    cpy_r_r295 = PyObject_SetAttr(cpy_r_r285, cpy_r_r288, cpy_r_r294);
    CPy_DECREF(cpy_r_r294);
    cpy_r_r296 = cpy_r_r295 >= 0;
    if (unlikely(!cpy_r_r296)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL287;
    }
    CPyType_merv___view___YieldView = (PyTypeObject *)cpy_r_r285;
    CPy_INCREF(CPyType_merv___view___YieldView);
    cpy_r_r297 = CPyStatic_merv___view___globals;
    cpy_r_r298 = CPyStatics[2296]; /* 'YieldView' */
    cpy_r_r299 = PyDict_SetItem(cpy_r_r297, cpy_r_r298, cpy_r_r285);
    cpy_r_r300 = cpy_r_r299 >= 0;
    if (unlikely(!cpy_r_r300)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL287;
    }
    cpy_r_r301 = PyDict_New();
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL287;
    }
    cpy_r_r302.empty_struct_error_flag = 0;
    cpy_r_r303 = PyDict_New();
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL288;
    }
    cpy_r_r304 = (PyObject *)&PyType_Type;
    cpy_r_r305 = (PyObject *)&PyUnicode_Type;
    cpy_r_r306 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r307 = PyDict_SetItem(cpy_r_r303, cpy_r_r306, cpy_r_r305);
    cpy_r_r308 = cpy_r_r307 >= 0;
    if (unlikely(!cpy_r_r308)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 49, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r309 = (PyObject *)&PyUnicode_Type;
    cpy_r_r310 = CPyStatics[1450]; /* 'square' */
    cpy_r_r311 = PyDict_SetItem(cpy_r_r303, cpy_r_r310, cpy_r_r309);
    cpy_r_r312 = cpy_r_r311 >= 0;
    if (unlikely(!cpy_r_r312)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 50, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r313 = (PyObject *)&PyDict_Type;
    cpy_r_r314 = CPyStatics[1941]; /* 'mine' */
    cpy_r_r315 = PyDict_SetItem(cpy_r_r303, cpy_r_r314, cpy_r_r313);
    cpy_r_r316 = cpy_r_r315 >= 0;
    if (unlikely(!cpy_r_r316)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 51, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r317 = (PyObject *)&PyType_Type;
    cpy_r_r318 = CPyStatics[544]; /* 'owner' */
    cpy_r_r319 = PyDict_SetItem(cpy_r_r303, cpy_r_r318, cpy_r_r317);
    cpy_r_r320 = cpy_r_r319 >= 0;
    if (unlikely(!cpy_r_r320)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 52, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r321 = (PyObject *)&PyDict_Type;
    cpy_r_r322 = CPyStatics[1942]; /* 'theirs' */
    cpy_r_r323 = PyDict_SetItem(cpy_r_r303, cpy_r_r322, cpy_r_r321);
    cpy_r_r324 = cpy_r_r323 >= 0;
    if (unlikely(!cpy_r_r324)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 53, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r325 = CPy_InitSubclass(cpy_r_r285);
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r326 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r327 = CPyDict_SetItem(cpy_r_r301, cpy_r_r326, cpy_r_r303);
    cpy_r_r328 = cpy_r_r327 >= 0;
    if (unlikely(!cpy_r_r328)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r329 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r330 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r331 = CPyDict_SetItem(cpy_r_r301, cpy_r_r330, cpy_r_r329);
    cpy_r_r332 = cpy_r_r331 >= 0;
    if (unlikely(!cpy_r_r332)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r333 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r334 = CPyStatics[70]; /* '__module__' */
    cpy_r_r335 = CPyDict_SetItem(cpy_r_r301, cpy_r_r334, cpy_r_r333);
    cpy_r_r336 = cpy_r_r335 >= 0;
    if (unlikely(!cpy_r_r336)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r337 = CPyStatic_merv___view___globals;
    cpy_r_r338 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r339 = CPyDict_GetItem(cpy_r_r337, cpy_r_r338);
    if (unlikely(cpy_r_r339 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 45, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r340 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r341[1] = {cpy_r_r340};
    cpy_r_r342 = (PyObject **)&cpy_r_r341;
    cpy_r_r343 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r344 = PyObject_Vectorcall(cpy_r_r339, cpy_r_r342, 0, cpy_r_r343);
    CPy_DECREF(cpy_r_r339);
    if (unlikely(cpy_r_r344 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 45, CPyStatic_merv___view___globals);
        goto CPyL289;
    }
    cpy_r_r345 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r346 = CPyDataclass_SleightOfHand(cpy_r_r344, cpy_r_r285, cpy_r_r301, cpy_r_r303, cpy_r_r345);
    CPy_DECREF(cpy_r_r344);
    CPy_DECREF(cpy_r_r285);
    CPy_DECREF(cpy_r_r301);
    CPy_DECREF(cpy_r_r303);
    if (unlikely(!cpy_r_r346)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 46, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r347 = NULL;
    cpy_r_r348 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r349 = (PyObject *)CPyType_merv___view___CardView_template;
    cpy_r_r350 = CPyType_FromTemplate(cpy_r_r349, cpy_r_r347, cpy_r_r348);
    if (unlikely(cpy_r_r350 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r351 = CPyDef_merv___view___CardView_trait_vtable_setup();
    if (unlikely(cpy_r_r351 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL290;
    }
    cpy_r_r352 = CPyDef_merv___view___CardView_coroutine_setup(cpy_r_r350);
    if (unlikely(cpy_r_r352 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL290;
    }
    cpy_r_r353 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r354 = CPyStatics[1223]; /* 'spice' */
    cpy_r_r355 = CPyStatics[1811]; /* 'camel' */
    cpy_r_r356 = PyTuple_Pack(2, cpy_r_r354, cpy_r_r355);
    if (unlikely(cpy_r_r356 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL290;
    }
    cpy_r_r357 = PyObject_SetAttr(cpy_r_r350, cpy_r_r353, cpy_r_r356);
    CPy_DECREF(cpy_r_r356);
    cpy_r_r358 = cpy_r_r357 >= 0;
    if (unlikely(!cpy_r_r358)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL290;
    }
    CPyType_merv___view___CardView = (PyTypeObject *)cpy_r_r350;
    CPy_INCREF(CPyType_merv___view___CardView);
    cpy_r_r359 = CPyStatic_merv___view___globals;
    cpy_r_r360 = CPyStatics[2297]; /* 'CardView' */
    cpy_r_r361 = PyDict_SetItem(cpy_r_r359, cpy_r_r360, cpy_r_r350);
    cpy_r_r362 = cpy_r_r361 >= 0;
    if (unlikely(!cpy_r_r362)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL290;
    }
    cpy_r_r363 = PyDict_New();
    if (unlikely(cpy_r_r363 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL290;
    }
    cpy_r_r364.empty_struct_error_flag = 0;
    cpy_r_r365 = PyDict_New();
    if (unlikely(cpy_r_r365 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL291;
    }
    cpy_r_r366 = (PyObject *)&PyType_Type;
    cpy_r_r367 = (PyObject *)&PyUnicode_Type;
    cpy_r_r368 = CPyStatics[1223]; /* 'spice' */
    cpy_r_r369 = PyDict_SetItem(cpy_r_r365, cpy_r_r368, cpy_r_r367);
    cpy_r_r370 = cpy_r_r369 >= 0;
    if (unlikely(!cpy_r_r370)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 60, CPyStatic_merv___view___globals);
        goto CPyL292;
    }
    cpy_r_r371 = (PyObject *)&PyBool_Type;
    cpy_r_r372 = CPyStatics[1811]; /* 'camel' */
    cpy_r_r373 = PyDict_SetItem(cpy_r_r365, cpy_r_r372, cpy_r_r371);
    cpy_r_r374 = cpy_r_r373 >= 0;
    if (unlikely(!cpy_r_r374)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 61, CPyStatic_merv___view___globals);
        goto CPyL292;
    }
    cpy_r_r375 = CPy_InitSubclass(cpy_r_r350);
    if (unlikely(!cpy_r_r375)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL292;
    }
    cpy_r_r376 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r377 = CPyDict_SetItem(cpy_r_r363, cpy_r_r376, cpy_r_r365);
    cpy_r_r378 = cpy_r_r377 >= 0;
    if (unlikely(!cpy_r_r378)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL292;
    }
    cpy_r_r379 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r380 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r381 = CPyDict_SetItem(cpy_r_r363, cpy_r_r380, cpy_r_r379);
    cpy_r_r382 = cpy_r_r381 >= 0;
    if (unlikely(!cpy_r_r382)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL292;
    }
    cpy_r_r383 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r384 = CPyStatics[70]; /* '__module__' */
    cpy_r_r385 = CPyDict_SetItem(cpy_r_r363, cpy_r_r384, cpy_r_r383);
    cpy_r_r386 = cpy_r_r385 >= 0;
    if (unlikely(!cpy_r_r386)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL292;
    }
    cpy_r_r387 = CPyStatic_merv___view___globals;
    cpy_r_r388 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r389 = CPyDict_GetItem(cpy_r_r387, cpy_r_r388);
    if (unlikely(cpy_r_r389 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 56, CPyStatic_merv___view___globals);
        goto CPyL292;
    }
    cpy_r_r390 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r391[1] = {cpy_r_r390};
    cpy_r_r392 = (PyObject **)&cpy_r_r391;
    cpy_r_r393 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r394 = PyObject_Vectorcall(cpy_r_r389, cpy_r_r392, 0, cpy_r_r393);
    CPy_DECREF(cpy_r_r389);
    if (unlikely(cpy_r_r394 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 56, CPyStatic_merv___view___globals);
        goto CPyL292;
    }
    cpy_r_r395 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r396 = CPyDataclass_SleightOfHand(cpy_r_r394, cpy_r_r350, cpy_r_r363, cpy_r_r365, cpy_r_r395);
    CPy_DECREF(cpy_r_r394);
    CPy_DECREF(cpy_r_r350);
    CPy_DECREF(cpy_r_r363);
    CPy_DECREF(cpy_r_r365);
    if (unlikely(!cpy_r_r396)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 57, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r397 = NULL;
    cpy_r_r398 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r399 = (PyObject *)CPyType_merv___view___CityView_template;
    cpy_r_r400 = CPyType_FromTemplate(cpy_r_r399, cpy_r_r397, cpy_r_r398);
    if (unlikely(cpy_r_r400 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r401 = CPyDef_merv___view___CityView_trait_vtable_setup();
    if (unlikely(cpy_r_r401 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL293;
    }
    cpy_r_r402 = CPyDef_merv___view___CityView_coroutine_setup(cpy_r_r400);
    if (unlikely(cpy_r_r402 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL293;
    }
    cpy_r_r403 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r404 = CPyStatics[1291]; /* 'city' */
    cpy_r_r405 = CPyStatics[2039]; /* 'posts' */
    cpy_r_r406 = CPyStatics[1811]; /* 'camel' */
    cpy_r_r407 = CPyStatics[2038]; /* 'road_camel' */
    cpy_r_r408 = PyTuple_Pack(4, cpy_r_r404, cpy_r_r405, cpy_r_r406, cpy_r_r407);
    if (unlikely(cpy_r_r408 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL293;
    }
    cpy_r_r409 = PyObject_SetAttr(cpy_r_r400, cpy_r_r403, cpy_r_r408);
    CPy_DECREF(cpy_r_r408);
    cpy_r_r410 = cpy_r_r409 >= 0;
    if (unlikely(!cpy_r_r410)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL293;
    }
    CPyType_merv___view___CityView = (PyTypeObject *)cpy_r_r400;
    CPy_INCREF(CPyType_merv___view___CityView);
    cpy_r_r411 = CPyStatic_merv___view___globals;
    cpy_r_r412 = CPyStatics[2298]; /* 'CityView' */
    cpy_r_r413 = PyDict_SetItem(cpy_r_r411, cpy_r_r412, cpy_r_r400);
    cpy_r_r414 = cpy_r_r413 >= 0;
    if (unlikely(!cpy_r_r414)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL293;
    }
    cpy_r_r415 = PyDict_New();
    if (unlikely(cpy_r_r415 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL293;
    }
    cpy_r_r416.empty_struct_error_flag = 0;
    cpy_r_r417 = PyDict_New();
    if (unlikely(cpy_r_r417 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL294;
    }
    cpy_r_r418 = (PyObject *)&PyType_Type;
    cpy_r_r419 = (PyObject *)&PyUnicode_Type;
    cpy_r_r420 = CPyStatics[1291]; /* 'city' */
    cpy_r_r421 = PyDict_SetItem(cpy_r_r417, cpy_r_r420, cpy_r_r419);
    cpy_r_r422 = cpy_r_r421 >= 0;
    if (unlikely(!cpy_r_r422)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 68, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    cpy_r_r423 = (PyObject *)&PyTuple_Type;
    cpy_r_r424 = CPyStatics[2039]; /* 'posts' */
    cpy_r_r425 = PyDict_SetItem(cpy_r_r417, cpy_r_r424, cpy_r_r423);
    cpy_r_r426 = cpy_r_r425 >= 0;
    if (unlikely(!cpy_r_r426)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 69, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    cpy_r_r427 = (PyObject *)&PyBool_Type;
    cpy_r_r428 = CPyStatics[1811]; /* 'camel' */
    cpy_r_r429 = PyDict_SetItem(cpy_r_r417, cpy_r_r428, cpy_r_r427);
    cpy_r_r430 = cpy_r_r429 >= 0;
    if (unlikely(!cpy_r_r430)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 70, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    cpy_r_r431 = (PyObject *)&PyBool_Type;
    cpy_r_r432 = CPyStatics[2038]; /* 'road_camel' */
    cpy_r_r433 = PyDict_SetItem(cpy_r_r417, cpy_r_r432, cpy_r_r431);
    cpy_r_r434 = cpy_r_r433 >= 0;
    if (unlikely(!cpy_r_r434)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 71, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    cpy_r_r435 = CPy_InitSubclass(cpy_r_r400);
    if (unlikely(!cpy_r_r435)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    cpy_r_r436 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r437 = CPyDict_SetItem(cpy_r_r415, cpy_r_r436, cpy_r_r417);
    cpy_r_r438 = cpy_r_r437 >= 0;
    if (unlikely(!cpy_r_r438)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    cpy_r_r439 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r440 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r441 = CPyDict_SetItem(cpy_r_r415, cpy_r_r440, cpy_r_r439);
    cpy_r_r442 = cpy_r_r441 >= 0;
    if (unlikely(!cpy_r_r442)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    cpy_r_r443 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r444 = CPyStatics[70]; /* '__module__' */
    cpy_r_r445 = CPyDict_SetItem(cpy_r_r415, cpy_r_r444, cpy_r_r443);
    cpy_r_r446 = cpy_r_r445 >= 0;
    if (unlikely(!cpy_r_r446)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    cpy_r_r447 = CPyStatic_merv___view___globals;
    cpy_r_r448 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r449 = CPyDict_GetItem(cpy_r_r447, cpy_r_r448);
    if (unlikely(cpy_r_r449 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 64, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    cpy_r_r450 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r451[1] = {cpy_r_r450};
    cpy_r_r452 = (PyObject **)&cpy_r_r451;
    cpy_r_r453 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r454 = PyObject_Vectorcall(cpy_r_r449, cpy_r_r452, 0, cpy_r_r453);
    CPy_DECREF(cpy_r_r449);
    if (unlikely(cpy_r_r454 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 64, CPyStatic_merv___view___globals);
        goto CPyL295;
    }
    cpy_r_r455 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r456 = CPyDataclass_SleightOfHand(cpy_r_r454, cpy_r_r400, cpy_r_r415, cpy_r_r417, cpy_r_r455);
    CPy_DECREF(cpy_r_r454);
    CPy_DECREF(cpy_r_r400);
    CPy_DECREF(cpy_r_r415);
    CPy_DECREF(cpy_r_r417);
    if (unlikely(!cpy_r_r456)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 65, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r457 = NULL;
    cpy_r_r458 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r459 = (PyObject *)CPyType_merv___view___PileView_template;
    cpy_r_r460 = CPyType_FromTemplate(cpy_r_r459, cpy_r_r457, cpy_r_r458);
    if (unlikely(cpy_r_r460 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r461 = CPyDef_merv___view___PileView_trait_vtable_setup();
    if (unlikely(cpy_r_r461 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL296;
    }
    cpy_r_r462 = CPyDef_merv___view___PileView_coroutine_setup(cpy_r_r460);
    if (unlikely(cpy_r_r462 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL296;
    }
    cpy_r_r463 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r464 = CPyStatics[1547]; /* 'pile' */
    cpy_r_r465 = CPyStatics[1513]; /* 'top' */
    cpy_r_r466 = CPyStatics[439]; /* 'left' */
    cpy_r_r467 = PyTuple_Pack(3, cpy_r_r464, cpy_r_r465, cpy_r_r466);
    if (unlikely(cpy_r_r467 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL296;
    }
    cpy_r_r468 = PyObject_SetAttr(cpy_r_r460, cpy_r_r463, cpy_r_r467);
    CPy_DECREF(cpy_r_r467);
    cpy_r_r469 = cpy_r_r468 >= 0;
    if (unlikely(!cpy_r_r469)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL296;
    }
    CPyType_merv___view___PileView = (PyTypeObject *)cpy_r_r460;
    CPy_INCREF(CPyType_merv___view___PileView);
    cpy_r_r470 = CPyStatic_merv___view___globals;
    cpy_r_r471 = CPyStatics[2299]; /* 'PileView' */
    cpy_r_r472 = PyDict_SetItem(cpy_r_r470, cpy_r_r471, cpy_r_r460);
    cpy_r_r473 = cpy_r_r472 >= 0;
    if (unlikely(!cpy_r_r473)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL296;
    }
    cpy_r_r474 = PyDict_New();
    if (unlikely(cpy_r_r474 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL296;
    }
    cpy_r_r475.empty_struct_error_flag = 0;
    cpy_r_r476 = PyDict_New();
    if (unlikely(cpy_r_r476 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL297;
    }
    cpy_r_r477 = (PyObject *)&PyType_Type;
    cpy_r_r478 = (PyObject *)&PyUnicode_Type;
    cpy_r_r479 = CPyStatics[1547]; /* 'pile' */
    cpy_r_r480 = PyDict_SetItem(cpy_r_r476, cpy_r_r479, cpy_r_r478);
    cpy_r_r481 = cpy_r_r480 >= 0;
    if (unlikely(!cpy_r_r481)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 78, CPyStatic_merv___view___globals);
        goto CPyL298;
    }
    cpy_r_r482 = (PyObject *)&PyUnicode_Type;
    cpy_r_r483 = CPyStatics[1513]; /* 'top' */
    cpy_r_r484 = PyDict_SetItem(cpy_r_r476, cpy_r_r483, cpy_r_r482);
    cpy_r_r485 = cpy_r_r484 >= 0;
    if (unlikely(!cpy_r_r485)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 79, CPyStatic_merv___view___globals);
        goto CPyL298;
    }
    cpy_r_r486 = (PyObject *)&PyLong_Type;
    cpy_r_r487 = CPyStatics[439]; /* 'left' */
    cpy_r_r488 = PyDict_SetItem(cpy_r_r476, cpy_r_r487, cpy_r_r486);
    cpy_r_r489 = cpy_r_r488 >= 0;
    if (unlikely(!cpy_r_r489)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 80, CPyStatic_merv___view___globals);
        goto CPyL298;
    }
    cpy_r_r490 = CPy_InitSubclass(cpy_r_r460);
    if (unlikely(!cpy_r_r490)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL298;
    }
    cpy_r_r491 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r492 = CPyDict_SetItem(cpy_r_r474, cpy_r_r491, cpy_r_r476);
    cpy_r_r493 = cpy_r_r492 >= 0;
    if (unlikely(!cpy_r_r493)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL298;
    }
    cpy_r_r494 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r495 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r496 = CPyDict_SetItem(cpy_r_r474, cpy_r_r495, cpy_r_r494);
    cpy_r_r497 = cpy_r_r496 >= 0;
    if (unlikely(!cpy_r_r497)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL298;
    }
    cpy_r_r498 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r499 = CPyStatics[70]; /* '__module__' */
    cpy_r_r500 = CPyDict_SetItem(cpy_r_r474, cpy_r_r499, cpy_r_r498);
    cpy_r_r501 = cpy_r_r500 >= 0;
    if (unlikely(!cpy_r_r501)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL298;
    }
    cpy_r_r502 = CPyStatic_merv___view___globals;
    cpy_r_r503 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r504 = CPyDict_GetItem(cpy_r_r502, cpy_r_r503);
    if (unlikely(cpy_r_r504 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 74, CPyStatic_merv___view___globals);
        goto CPyL298;
    }
    cpy_r_r505 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r506[1] = {cpy_r_r505};
    cpy_r_r507 = (PyObject **)&cpy_r_r506;
    cpy_r_r508 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r509 = PyObject_Vectorcall(cpy_r_r504, cpy_r_r507, 0, cpy_r_r508);
    CPy_DECREF(cpy_r_r504);
    if (unlikely(cpy_r_r509 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 74, CPyStatic_merv___view___globals);
        goto CPyL298;
    }
    cpy_r_r510 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r511 = CPyDataclass_SleightOfHand(cpy_r_r509, cpy_r_r460, cpy_r_r474, cpy_r_r476, cpy_r_r510);
    CPy_DECREF(cpy_r_r509);
    CPy_DECREF(cpy_r_r460);
    CPy_DECREF(cpy_r_r474);
    CPy_DECREF(cpy_r_r476);
    if (unlikely(!cpy_r_r511)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 75, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r512 = NULL;
    cpy_r_r513 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r514 = (PyObject *)CPyType_merv___view___PlayerView_template;
    cpy_r_r515 = CPyType_FromTemplate(cpy_r_r514, cpy_r_r512, cpy_r_r513);
    if (unlikely(cpy_r_r515 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r516 = CPyDef_merv___view___PlayerView_trait_vtable_setup();
    if (unlikely(cpy_r_r516 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL299;
    }
    cpy_r_r517 = CPyDef_merv___view___PlayerView_coroutine_setup(cpy_r_r515);
    if (unlikely(cpy_r_r517 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL299;
    }
    cpy_r_r518 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r519 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r520 = CPyStatics[65]; /* 'points' */
    cpy_r_r521 = CPyStatics[1012]; /* 'total' */
    cpy_r_r522 = CPyStatics[1799]; /* 'favour' */
    cpy_r_r523 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r524 = CPyStatics[1464]; /* 'camels' */
    cpy_r_r525 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r526 = CPyStatics[1338]; /* 'common' */
    cpy_r_r527 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r528 = CPyStatics[2048]; /* 'locked_scrolls' */
    cpy_r_r529 = CPyStatics[2049]; /* 'locked_common' */
    cpy_r_r530 = CPyStatics[2050]; /* 'locked_rare' */
    cpy_r_r531 = CPyStatics[1514]; /* 'spices' */
    cpy_r_r532 = CPyStatics[1422]; /* 'spice_points' */
    cpy_r_r533 = CPyStatics[1631]; /* 'spice_limit' */
    cpy_r_r534 = CPyStatics[2051]; /* 'courtiers' */
    cpy_r_r535 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r536 = CPyStatics[1867]; /* 'mosque_level' */
    cpy_r_r537 = CPyStatics[1546]; /* 'contracts' */
    cpy_r_r538 = CPyStatics[1527]; /* 'discoveries' */
    cpy_r_r539 = CPyStatics[2042]; /* 'bonus_tiles' */
    cpy_r_r540 = CPyStatics[1465]; /* 'buildings' */
    cpy_r_r541 = CPyStatics[1466]; /* 'servants' */
    cpy_r_r542 = CPyStatics[2039]; /* 'posts' */
    cpy_r_r543 = PyTuple_Pack(24, cpy_r_r519, cpy_r_r520, cpy_r_r521, cpy_r_r522, cpy_r_r523, cpy_r_r524, cpy_r_r525, cpy_r_r526, cpy_r_r527, cpy_r_r528, cpy_r_r529, cpy_r_r530, cpy_r_r531, cpy_r_r532, cpy_r_r533, cpy_r_r534, cpy_r_r535, cpy_r_r536, cpy_r_r537, cpy_r_r538, cpy_r_r539, cpy_r_r540, cpy_r_r541, cpy_r_r542);
    if (unlikely(cpy_r_r543 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL299;
    }
    cpy_r_r544 = PyObject_SetAttr(cpy_r_r515, cpy_r_r518, cpy_r_r543);
    CPy_DECREF(cpy_r_r543);
    cpy_r_r545 = cpy_r_r544 >= 0;
    if (unlikely(!cpy_r_r545)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL299;
    }
    CPyType_merv___view___PlayerView = (PyTypeObject *)cpy_r_r515;
    CPy_INCREF(CPyType_merv___view___PlayerView);
    cpy_r_r546 = CPyStatic_merv___view___globals;
    cpy_r_r547 = CPyStatics[2300]; /* 'PlayerView' */
    cpy_r_r548 = PyDict_SetItem(cpy_r_r546, cpy_r_r547, cpy_r_r515);
    cpy_r_r549 = cpy_r_r548 >= 0;
    if (unlikely(!cpy_r_r549)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL299;
    }
    cpy_r_r550 = PyDict_New();
    if (unlikely(cpy_r_r550 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL299;
    }
    cpy_r_r551.empty_struct_error_flag = 0;
    cpy_r_r552 = PyDict_New();
    if (unlikely(cpy_r_r552 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL300;
    }
    cpy_r_r553 = (PyObject *)&PyType_Type;
    cpy_r_r554 = (PyObject *)&PyDict_Type;
    cpy_r_r555 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r556 = PyDict_SetItem(cpy_r_r552, cpy_r_r555, cpy_r_r554);
    cpy_r_r557 = cpy_r_r556 >= 0;
    if (unlikely(!cpy_r_r557)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 87, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r558 = (PyObject *)&PyLong_Type;
    cpy_r_r559 = CPyStatics[65]; /* 'points' */
    cpy_r_r560 = PyDict_SetItem(cpy_r_r552, cpy_r_r559, cpy_r_r558);
    cpy_r_r561 = cpy_r_r560 >= 0;
    if (unlikely(!cpy_r_r561)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 88, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r562 = (PyObject *)&PyLong_Type;
    cpy_r_r563 = CPyStatics[1012]; /* 'total' */
    cpy_r_r564 = PyDict_SetItem(cpy_r_r552, cpy_r_r563, cpy_r_r562);
    cpy_r_r565 = cpy_r_r564 >= 0;
    if (unlikely(!cpy_r_r565)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 89, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r566 = (PyObject *)&PyLong_Type;
    cpy_r_r567 = CPyStatics[1799]; /* 'favour' */
    cpy_r_r568 = PyDict_SetItem(cpy_r_r552, cpy_r_r567, cpy_r_r566);
    cpy_r_r569 = cpy_r_r568 >= 0;
    if (unlikely(!cpy_r_r569)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 90, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r570 = (PyObject *)&PyLong_Type;
    cpy_r_r571 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r572 = PyDict_SetItem(cpy_r_r552, cpy_r_r571, cpy_r_r570);
    cpy_r_r573 = cpy_r_r572 >= 0;
    if (unlikely(!cpy_r_r573)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 91, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r574 = (PyObject *)&PyLong_Type;
    cpy_r_r575 = CPyStatics[1464]; /* 'camels' */
    cpy_r_r576 = PyDict_SetItem(cpy_r_r552, cpy_r_r575, cpy_r_r574);
    cpy_r_r577 = cpy_r_r576 >= 0;
    if (unlikely(!cpy_r_r577)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 92, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r578 = (PyObject *)&PyLong_Type;
    cpy_r_r579 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r580 = PyDict_SetItem(cpy_r_r552, cpy_r_r579, cpy_r_r578);
    cpy_r_r581 = cpy_r_r580 >= 0;
    if (unlikely(!cpy_r_r581)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 93, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r582 = (PyObject *)&PyLong_Type;
    cpy_r_r583 = CPyStatics[1338]; /* 'common' */
    cpy_r_r584 = PyDict_SetItem(cpy_r_r552, cpy_r_r583, cpy_r_r582);
    cpy_r_r585 = cpy_r_r584 >= 0;
    if (unlikely(!cpy_r_r585)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 94, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r586 = (PyObject *)&PyLong_Type;
    cpy_r_r587 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r588 = PyDict_SetItem(cpy_r_r552, cpy_r_r587, cpy_r_r586);
    cpy_r_r589 = cpy_r_r588 >= 0;
    if (unlikely(!cpy_r_r589)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 95, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r590 = (PyObject *)&PyLong_Type;
    cpy_r_r591 = CPyStatics[2048]; /* 'locked_scrolls' */
    cpy_r_r592 = PyDict_SetItem(cpy_r_r552, cpy_r_r591, cpy_r_r590);
    cpy_r_r593 = cpy_r_r592 >= 0;
    if (unlikely(!cpy_r_r593)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 96, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r594 = (PyObject *)&PyLong_Type;
    cpy_r_r595 = CPyStatics[2049]; /* 'locked_common' */
    cpy_r_r596 = PyDict_SetItem(cpy_r_r552, cpy_r_r595, cpy_r_r594);
    cpy_r_r597 = cpy_r_r596 >= 0;
    if (unlikely(!cpy_r_r597)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 97, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r598 = (PyObject *)&PyLong_Type;
    cpy_r_r599 = CPyStatics[2050]; /* 'locked_rare' */
    cpy_r_r600 = PyDict_SetItem(cpy_r_r552, cpy_r_r599, cpy_r_r598);
    cpy_r_r601 = cpy_r_r600 >= 0;
    if (unlikely(!cpy_r_r601)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 98, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r602 = (PyObject *)&PyDict_Type;
    cpy_r_r603 = CPyStatics[1514]; /* 'spices' */
    cpy_r_r604 = PyDict_SetItem(cpy_r_r552, cpy_r_r603, cpy_r_r602);
    cpy_r_r605 = cpy_r_r604 >= 0;
    if (unlikely(!cpy_r_r605)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 99, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r606 = (PyObject *)&PyLong_Type;
    cpy_r_r607 = CPyStatics[1422]; /* 'spice_points' */
    cpy_r_r608 = PyDict_SetItem(cpy_r_r552, cpy_r_r607, cpy_r_r606);
    cpy_r_r609 = cpy_r_r608 >= 0;
    if (unlikely(!cpy_r_r609)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 100, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r610 = (PyObject *)&PyLong_Type;
    cpy_r_r611 = CPyStatics[1631]; /* 'spice_limit' */
    cpy_r_r612 = PyDict_SetItem(cpy_r_r552, cpy_r_r611, cpy_r_r610);
    cpy_r_r613 = cpy_r_r612 >= 0;
    if (unlikely(!cpy_r_r613)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 101, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r614 = (PyObject *)&PyDict_Type;
    cpy_r_r615 = CPyStatics[2051]; /* 'courtiers' */
    cpy_r_r616 = PyDict_SetItem(cpy_r_r552, cpy_r_r615, cpy_r_r614);
    cpy_r_r617 = cpy_r_r616 >= 0;
    if (unlikely(!cpy_r_r617)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 102, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r618 = (PyObject *)&PyUnicode_Type;
    cpy_r_r619 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r620 = PyDict_SetItem(cpy_r_r552, cpy_r_r619, cpy_r_r618);
    cpy_r_r621 = cpy_r_r620 >= 0;
    if (unlikely(!cpy_r_r621)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 103, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r622 = (PyObject *)&PyLong_Type;
    cpy_r_r623 = CPyStatics[1867]; /* 'mosque_level' */
    cpy_r_r624 = PyDict_SetItem(cpy_r_r552, cpy_r_r623, cpy_r_r622);
    cpy_r_r625 = cpy_r_r624 >= 0;
    if (unlikely(!cpy_r_r625)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 104, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r626 = (PyObject *)&PyTuple_Type;
    cpy_r_r627 = CPyStatics[1546]; /* 'contracts' */
    cpy_r_r628 = PyDict_SetItem(cpy_r_r552, cpy_r_r627, cpy_r_r626);
    cpy_r_r629 = cpy_r_r628 >= 0;
    if (unlikely(!cpy_r_r629)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 105, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r630 = (PyObject *)&PyTuple_Type;
    cpy_r_r631 = CPyStatics[1527]; /* 'discoveries' */
    cpy_r_r632 = PyDict_SetItem(cpy_r_r552, cpy_r_r631, cpy_r_r630);
    cpy_r_r633 = cpy_r_r632 >= 0;
    if (unlikely(!cpy_r_r633)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 106, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r634 = (PyObject *)&PyTuple_Type;
    cpy_r_r635 = CPyStatics[2042]; /* 'bonus_tiles' */
    cpy_r_r636 = PyDict_SetItem(cpy_r_r552, cpy_r_r635, cpy_r_r634);
    cpy_r_r637 = cpy_r_r636 >= 0;
    if (unlikely(!cpy_r_r637)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 107, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r638 = (PyObject *)&PyLong_Type;
    cpy_r_r639 = CPyStatics[1465]; /* 'buildings' */
    cpy_r_r640 = PyDict_SetItem(cpy_r_r552, cpy_r_r639, cpy_r_r638);
    cpy_r_r641 = cpy_r_r640 >= 0;
    if (unlikely(!cpy_r_r641)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 108, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r642 = (PyObject *)&PyLong_Type;
    cpy_r_r643 = CPyStatics[1466]; /* 'servants' */
    cpy_r_r644 = PyDict_SetItem(cpy_r_r552, cpy_r_r643, cpy_r_r642);
    cpy_r_r645 = cpy_r_r644 >= 0;
    if (unlikely(!cpy_r_r645)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 109, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r646 = (PyObject *)&PyLong_Type;
    cpy_r_r647 = CPyStatics[2039]; /* 'posts' */
    cpy_r_r648 = PyDict_SetItem(cpy_r_r552, cpy_r_r647, cpy_r_r646);
    cpy_r_r649 = cpy_r_r648 >= 0;
    if (unlikely(!cpy_r_r649)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 110, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r650 = CPy_InitSubclass(cpy_r_r515);
    if (unlikely(!cpy_r_r650)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r651 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r652 = CPyDict_SetItem(cpy_r_r550, cpy_r_r651, cpy_r_r552);
    cpy_r_r653 = cpy_r_r652 >= 0;
    if (unlikely(!cpy_r_r653)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r654 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r655 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r656 = CPyDict_SetItem(cpy_r_r550, cpy_r_r655, cpy_r_r654);
    cpy_r_r657 = cpy_r_r656 >= 0;
    if (unlikely(!cpy_r_r657)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r658 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r659 = CPyStatics[70]; /* '__module__' */
    cpy_r_r660 = CPyDict_SetItem(cpy_r_r550, cpy_r_r659, cpy_r_r658);
    cpy_r_r661 = cpy_r_r660 >= 0;
    if (unlikely(!cpy_r_r661)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r662 = CPyStatic_merv___view___globals;
    cpy_r_r663 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r664 = CPyDict_GetItem(cpy_r_r662, cpy_r_r663);
    if (unlikely(cpy_r_r664 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 83, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r665 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r666[1] = {cpy_r_r665};
    cpy_r_r667 = (PyObject **)&cpy_r_r666;
    cpy_r_r668 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r669 = PyObject_Vectorcall(cpy_r_r664, cpy_r_r667, 0, cpy_r_r668);
    CPy_DECREF(cpy_r_r664);
    if (unlikely(cpy_r_r669 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 83, CPyStatic_merv___view___globals);
        goto CPyL301;
    }
    cpy_r_r670 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r671 = CPyDataclass_SleightOfHand(cpy_r_r669, cpy_r_r515, cpy_r_r550, cpy_r_r552, cpy_r_r670);
    CPy_DECREF(cpy_r_r669);
    CPy_DECREF(cpy_r_r515);
    CPy_DECREF(cpy_r_r550);
    CPy_DECREF(cpy_r_r552);
    if (unlikely(!cpy_r_r671)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 84, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r672 = NULL;
    cpy_r_r673 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r674 = (PyObject *)CPyType_merv___view___SoloView_template;
    cpy_r_r675 = CPyType_FromTemplate(cpy_r_r674, cpy_r_r672, cpy_r_r673);
    if (unlikely(cpy_r_r675 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r676 = CPyDef_merv___view___SoloView_trait_vtable_setup();
    if (unlikely(cpy_r_r676 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
    cpy_r_r677 = CPyDef_merv___view___SoloView_coroutine_setup(cpy_r_r675);
    if (unlikely(cpy_r_r677 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
    cpy_r_r678 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r679 = CPyStatics[390]; /* 'card' */
    cpy_r_r680 = CPyStatics[994]; /* 'deck' */
    cpy_r_r681 = CPyStatics[995]; /* 'discard' */
    cpy_r_r682 = CPyStatics[996]; /* 'removed' */
    cpy_r_r683 = PyTuple_Pack(4, cpy_r_r679, cpy_r_r680, cpy_r_r681, cpy_r_r682);
    if (unlikely(cpy_r_r683 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
    cpy_r_r684 = PyObject_SetAttr(cpy_r_r675, cpy_r_r678, cpy_r_r683);
    CPy_DECREF(cpy_r_r683);
    cpy_r_r685 = cpy_r_r684 >= 0;
    if (unlikely(!cpy_r_r685)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
    CPyType_merv___view___SoloView = (PyTypeObject *)cpy_r_r675;
    CPy_INCREF(CPyType_merv___view___SoloView);
    cpy_r_r686 = CPyStatic_merv___view___globals;
    cpy_r_r687 = CPyStatics[2301]; /* 'SoloView' */
    cpy_r_r688 = PyDict_SetItem(cpy_r_r686, cpy_r_r687, cpy_r_r675);
    cpy_r_r689 = cpy_r_r688 >= 0;
    if (unlikely(!cpy_r_r689)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
    cpy_r_r690 = PyDict_New();
    if (unlikely(cpy_r_r690 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL302;
    }
    cpy_r_r691.empty_struct_error_flag = 0;
    cpy_r_r692 = PyDict_New();
    if (unlikely(cpy_r_r692 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL303;
    }
    cpy_r_r693 = (PyObject *)&PyType_Type;
    cpy_r_r694 = (PyObject *)&PyUnicode_Type;
    cpy_r_r695 = CPyStatics[390]; /* 'card' */
    cpy_r_r696 = PyDict_SetItem(cpy_r_r692, cpy_r_r695, cpy_r_r694);
    cpy_r_r697 = cpy_r_r696 >= 0;
    if (unlikely(!cpy_r_r697)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 117, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r698 = (PyObject *)&PyTuple_Type;
    cpy_r_r699 = CPyStatics[994]; /* 'deck' */
    cpy_r_r700 = PyDict_SetItem(cpy_r_r692, cpy_r_r699, cpy_r_r698);
    cpy_r_r701 = cpy_r_r700 >= 0;
    if (unlikely(!cpy_r_r701)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 118, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r702 = (PyObject *)&PyTuple_Type;
    cpy_r_r703 = CPyStatics[995]; /* 'discard' */
    cpy_r_r704 = PyDict_SetItem(cpy_r_r692, cpy_r_r703, cpy_r_r702);
    cpy_r_r705 = cpy_r_r704 >= 0;
    if (unlikely(!cpy_r_r705)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 119, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r706 = (PyObject *)&PyTuple_Type;
    cpy_r_r707 = CPyStatics[996]; /* 'removed' */
    cpy_r_r708 = PyDict_SetItem(cpy_r_r692, cpy_r_r707, cpy_r_r706);
    cpy_r_r709 = cpy_r_r708 >= 0;
    if (unlikely(!cpy_r_r709)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 120, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r710 = CPy_InitSubclass(cpy_r_r675);
    if (unlikely(!cpy_r_r710)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r711 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r712 = CPyDict_SetItem(cpy_r_r690, cpy_r_r711, cpy_r_r692);
    cpy_r_r713 = cpy_r_r712 >= 0;
    if (unlikely(!cpy_r_r713)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r714 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r715 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r716 = CPyDict_SetItem(cpy_r_r690, cpy_r_r715, cpy_r_r714);
    cpy_r_r717 = cpy_r_r716 >= 0;
    if (unlikely(!cpy_r_r717)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r718 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r719 = CPyStatics[70]; /* '__module__' */
    cpy_r_r720 = CPyDict_SetItem(cpy_r_r690, cpy_r_r719, cpy_r_r718);
    cpy_r_r721 = cpy_r_r720 >= 0;
    if (unlikely(!cpy_r_r721)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r722 = CPyStatic_merv___view___globals;
    cpy_r_r723 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r724 = CPyDict_GetItem(cpy_r_r722, cpy_r_r723);
    if (unlikely(cpy_r_r724 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 113, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r725 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r726[1] = {cpy_r_r725};
    cpy_r_r727 = (PyObject **)&cpy_r_r726;
    cpy_r_r728 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r729 = PyObject_Vectorcall(cpy_r_r724, cpy_r_r727, 0, cpy_r_r728);
    CPy_DECREF(cpy_r_r724);
    if (unlikely(cpy_r_r729 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 113, CPyStatic_merv___view___globals);
        goto CPyL304;
    }
    cpy_r_r730 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r731 = CPyDataclass_SleightOfHand(cpy_r_r729, cpy_r_r675, cpy_r_r690, cpy_r_r692, cpy_r_r730);
    CPy_DECREF(cpy_r_r729);
    CPy_DECREF(cpy_r_r675);
    CPy_DECREF(cpy_r_r690);
    CPy_DECREF(cpy_r_r692);
    if (unlikely(!cpy_r_r731)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 114, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r732 = NULL;
    cpy_r_r733 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r734 = (PyObject *)CPyType_merv___view___View_template;
    cpy_r_r735 = CPyType_FromTemplate(cpy_r_r734, cpy_r_r732, cpy_r_r733);
    if (unlikely(cpy_r_r735 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    cpy_r_r736 = CPyDef_merv___view___View_trait_vtable_setup();
    if (unlikely(cpy_r_r736 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL305;
    }
    cpy_r_r737 = CPyDef_merv___view___View_coroutine_setup(cpy_r_r735);
    if (unlikely(cpy_r_r737 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL305;
    }
    cpy_r_r738 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r739 = CPyStatics[989]; /* 'phase' */
    cpy_r_r740 = CPyStatics[1560]; /* 'year' */
    cpy_r_r741 = CPyStatics[854]; /* 'round' */
    cpy_r_r742 = CPyStatics[990]; /* 'order' */
    cpy_r_r743 = CPyStatics[2027]; /* 'master' */
    cpy_r_r744 = CPyStatics[1614]; /* 'zones' */
    cpy_r_r745 = CPyStatics[1848]; /* 'queue' */
    cpy_r_r746 = CPyStatics[2028]; /* 'queue_camels' */
    cpy_r_r747 = CPyStatics[1291]; /* 'city' */
    cpy_r_r748 = CPyStatics[1074]; /* 'active' */
    cpy_r_r749 = CPyStatics[2290]; /* 'yields' */
    cpy_r_r750 = CPyStatics[2029]; /* 'threatened' */
    cpy_r_r751 = CPyStatics[334]; /* 'action' */
    cpy_r_r752 = CPyStatics[1505]; /* 'ramparts' */
    cpy_r_r753 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r754 = CPyStatics[1880]; /* 'market' */
    cpy_r_r755 = CPyStatics[2031]; /* 'market_camels' */
    cpy_r_r756 = CPyStatics[2032]; /* 'market_used' */
    cpy_r_r757 = CPyStatics[2033]; /* 'discount_used' */
    cpy_r_r758 = CPyStatics[2034]; /* 'convert_used' */
    cpy_r_r759 = CPyStatics[1592]; /* 'row' */
    cpy_r_r760 = CPyStatics[994]; /* 'deck' */
    cpy_r_r761 = CPyStatics[2037]; /* 'cities' */
    cpy_r_r762 = CPyStatics[1701]; /* 'mosque_camels' */
    cpy_r_r763 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r764 = CPyStatics[1527]; /* 'discoveries' */
    cpy_r_r765 = CPyStatics[2042]; /* 'bonus_tiles' */
    cpy_r_r766 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r767 = CPyStatics[2043]; /* 'courtier_camels' */
    cpy_r_r768 = CPyStatics[2044]; /* 'courtier_buildings' */
    cpy_r_r769 = CPyStatics[317]; /* 'players' */
    cpy_r_r770 = CPyStatics[2045]; /* 'solo' */
    cpy_r_r771 = PyTuple_Pack(32, cpy_r_r739, cpy_r_r740, cpy_r_r741, cpy_r_r742, cpy_r_r743, cpy_r_r744, cpy_r_r745, cpy_r_r746, cpy_r_r747, cpy_r_r748, cpy_r_r749, cpy_r_r750, cpy_r_r751, cpy_r_r752, cpy_r_r753, cpy_r_r754, cpy_r_r755, cpy_r_r756, cpy_r_r757, cpy_r_r758, cpy_r_r759, cpy_r_r760, cpy_r_r761, cpy_r_r762, cpy_r_r763, cpy_r_r764, cpy_r_r765, cpy_r_r766, cpy_r_r767, cpy_r_r768, cpy_r_r769, cpy_r_r770);
    if (unlikely(cpy_r_r771 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL305;
    }
    cpy_r_r772 = PyObject_SetAttr(cpy_r_r735, cpy_r_r738, cpy_r_r771);
    CPy_DECREF(cpy_r_r771);
    cpy_r_r773 = cpy_r_r772 >= 0;
    if (unlikely(!cpy_r_r773)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL305;
    }
    CPyType_merv___view___View = (PyTypeObject *)cpy_r_r735;
    CPy_INCREF(CPyType_merv___view___View);
    cpy_r_r774 = CPyStatic_merv___view___globals;
    cpy_r_r775 = CPyStatics[1177]; /* 'View' */
    cpy_r_r776 = PyDict_SetItem(cpy_r_r774, cpy_r_r775, cpy_r_r735);
    cpy_r_r777 = cpy_r_r776 >= 0;
    if (unlikely(!cpy_r_r777)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL305;
    }
    cpy_r_r778 = PyDict_New();
    if (unlikely(cpy_r_r778 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL305;
    }
    cpy_r_r779.empty_struct_error_flag = 0;
    cpy_r_r780 = PyDict_New();
    if (unlikely(cpy_r_r780 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL306;
    }
    cpy_r_r781 = (PyObject *)&PyType_Type;
    cpy_r_r782 = (PyObject *)&PyUnicode_Type;
    cpy_r_r783 = CPyStatics[989]; /* 'phase' */
    cpy_r_r784 = PyDict_SetItem(cpy_r_r780, cpy_r_r783, cpy_r_r782);
    cpy_r_r785 = cpy_r_r784 >= 0;
    if (unlikely(!cpy_r_r785)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 127, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r786 = (PyObject *)&PyLong_Type;
    cpy_r_r787 = CPyStatics[1560]; /* 'year' */
    cpy_r_r788 = PyDict_SetItem(cpy_r_r780, cpy_r_r787, cpy_r_r786);
    cpy_r_r789 = cpy_r_r788 >= 0;
    if (unlikely(!cpy_r_r789)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 128, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r790 = (PyObject *)&PyLong_Type;
    cpy_r_r791 = CPyStatics[854]; /* 'round' */
    cpy_r_r792 = PyDict_SetItem(cpy_r_r780, cpy_r_r791, cpy_r_r790);
    cpy_r_r793 = cpy_r_r792 >= 0;
    if (unlikely(!cpy_r_r793)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 129, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r794 = (PyObject *)&PyTuple_Type;
    cpy_r_r795 = CPyStatics[990]; /* 'order' */
    cpy_r_r796 = PyDict_SetItem(cpy_r_r780, cpy_r_r795, cpy_r_r794);
    cpy_r_r797 = cpy_r_r796 >= 0;
    if (unlikely(!cpy_r_r797)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 130, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r798 = (PyObject *)&PyType_Type;
    cpy_r_r799 = CPyStatics[2027]; /* 'master' */
    cpy_r_r800 = PyDict_SetItem(cpy_r_r780, cpy_r_r799, cpy_r_r798);
    cpy_r_r801 = cpy_r_r800 >= 0;
    if (unlikely(!cpy_r_r801)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 131, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r802 = (PyObject *)&PyDict_Type;
    cpy_r_r803 = CPyStatics[1614]; /* 'zones' */
    cpy_r_r804 = PyDict_SetItem(cpy_r_r780, cpy_r_r803, cpy_r_r802);
    cpy_r_r805 = cpy_r_r804 >= 0;
    if (unlikely(!cpy_r_r805)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 132, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r806 = (PyObject *)&PyTuple_Type;
    cpy_r_r807 = CPyStatics[1848]; /* 'queue' */
    cpy_r_r808 = PyDict_SetItem(cpy_r_r780, cpy_r_r807, cpy_r_r806);
    cpy_r_r809 = cpy_r_r808 >= 0;
    if (unlikely(!cpy_r_r809)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 133, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r810 = (PyObject *)&PyTuple_Type;
    cpy_r_r811 = CPyStatics[2028]; /* 'queue_camels' */
    cpy_r_r812 = PyDict_SetItem(cpy_r_r780, cpy_r_r811, cpy_r_r810);
    cpy_r_r813 = cpy_r_r812 >= 0;
    if (unlikely(!cpy_r_r813)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 134, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r814 = (PyObject *)&PyTuple_Type;
    cpy_r_r815 = CPyStatics[1291]; /* 'city' */
    cpy_r_r816 = PyDict_SetItem(cpy_r_r780, cpy_r_r815, cpy_r_r814);
    cpy_r_r817 = cpy_r_r816 >= 0;
    if (unlikely(!cpy_r_r817)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 135, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r818 = (PyObject *)&PyUnicode_Type;
    cpy_r_r819 = CPyStatics[1074]; /* 'active' */
    cpy_r_r820 = PyDict_SetItem(cpy_r_r780, cpy_r_r819, cpy_r_r818);
    cpy_r_r821 = cpy_r_r820 >= 0;
    if (unlikely(!cpy_r_r821)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 136, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r822 = (PyObject *)&PyTuple_Type;
    cpy_r_r823 = CPyStatics[2290]; /* 'yields' */
    cpy_r_r824 = PyDict_SetItem(cpy_r_r780, cpy_r_r823, cpy_r_r822);
    cpy_r_r825 = cpy_r_r824 >= 0;
    if (unlikely(!cpy_r_r825)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 137, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r826 = (PyObject *)&PyUnicode_Type;
    cpy_r_r827 = CPyStatics[2029]; /* 'threatened' */
    cpy_r_r828 = PyDict_SetItem(cpy_r_r780, cpy_r_r827, cpy_r_r826);
    cpy_r_r829 = cpy_r_r828 >= 0;
    if (unlikely(!cpy_r_r829)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 138, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r830 = (PyObject *)&PyUnicode_Type;
    cpy_r_r831 = CPyStatics[334]; /* 'action' */
    cpy_r_r832 = PyDict_SetItem(cpy_r_r780, cpy_r_r831, cpy_r_r830);
    cpy_r_r833 = cpy_r_r832 >= 0;
    if (unlikely(!cpy_r_r833)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 139, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r834 = (PyObject *)&PyDict_Type;
    cpy_r_r835 = CPyStatics[1505]; /* 'ramparts' */
    cpy_r_r836 = PyDict_SetItem(cpy_r_r780, cpy_r_r835, cpy_r_r834);
    cpy_r_r837 = cpy_r_r836 >= 0;
    if (unlikely(!cpy_r_r837)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 140, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r838 = (PyObject *)&PyTuple_Type;
    cpy_r_r839 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r840 = PyDict_SetItem(cpy_r_r780, cpy_r_r839, cpy_r_r838);
    cpy_r_r841 = cpy_r_r840 >= 0;
    if (unlikely(!cpy_r_r841)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 141, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r842 = (PyObject *)&PyUnicode_Type;
    cpy_r_r843 = CPyStatics[1880]; /* 'market' */
    cpy_r_r844 = PyDict_SetItem(cpy_r_r780, cpy_r_r843, cpy_r_r842);
    cpy_r_r845 = cpy_r_r844 >= 0;
    if (unlikely(!cpy_r_r845)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 142, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r846 = (PyObject *)&PyTuple_Type;
    cpy_r_r847 = CPyStatics[2031]; /* 'market_camels' */
    cpy_r_r848 = PyDict_SetItem(cpy_r_r780, cpy_r_r847, cpy_r_r846);
    cpy_r_r849 = cpy_r_r848 >= 0;
    if (unlikely(!cpy_r_r849)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 143, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r850 = (PyObject *)&PyBool_Type;
    cpy_r_r851 = CPyStatics[2032]; /* 'market_used' */
    cpy_r_r852 = PyDict_SetItem(cpy_r_r780, cpy_r_r851, cpy_r_r850);
    cpy_r_r853 = cpy_r_r852 >= 0;
    if (unlikely(!cpy_r_r853)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 144, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r854 = (PyObject *)&PyBool_Type;
    cpy_r_r855 = CPyStatics[2033]; /* 'discount_used' */
    cpy_r_r856 = PyDict_SetItem(cpy_r_r780, cpy_r_r855, cpy_r_r854);
    cpy_r_r857 = cpy_r_r856 >= 0;
    if (unlikely(!cpy_r_r857)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 145, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r858 = (PyObject *)&PyBool_Type;
    cpy_r_r859 = CPyStatics[2034]; /* 'convert_used' */
    cpy_r_r860 = PyDict_SetItem(cpy_r_r780, cpy_r_r859, cpy_r_r858);
    cpy_r_r861 = cpy_r_r860 >= 0;
    if (unlikely(!cpy_r_r861)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 146, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r862 = (PyObject *)&PyTuple_Type;
    cpy_r_r863 = CPyStatics[1592]; /* 'row' */
    cpy_r_r864 = PyDict_SetItem(cpy_r_r780, cpy_r_r863, cpy_r_r862);
    cpy_r_r865 = cpy_r_r864 >= 0;
    if (unlikely(!cpy_r_r865)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 147, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r866 = (PyObject *)&PyLong_Type;
    cpy_r_r867 = CPyStatics[994]; /* 'deck' */
    cpy_r_r868 = PyDict_SetItem(cpy_r_r780, cpy_r_r867, cpy_r_r866);
    cpy_r_r869 = cpy_r_r868 >= 0;
    if (unlikely(!cpy_r_r869)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 148, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r870 = (PyObject *)&PyTuple_Type;
    cpy_r_r871 = CPyStatics[2037]; /* 'cities' */
    cpy_r_r872 = PyDict_SetItem(cpy_r_r780, cpy_r_r871, cpy_r_r870);
    cpy_r_r873 = cpy_r_r872 >= 0;
    if (unlikely(!cpy_r_r873)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 149, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r874 = (PyObject *)&PyTuple_Type;
    cpy_r_r875 = CPyStatics[1701]; /* 'mosque_camels' */
    cpy_r_r876 = PyDict_SetItem(cpy_r_r780, cpy_r_r875, cpy_r_r874);
    cpy_r_r877 = cpy_r_r876 >= 0;
    if (unlikely(!cpy_r_r877)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 150, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r878 = (PyObject *)&PyTuple_Type;
    cpy_r_r879 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r880 = PyDict_SetItem(cpy_r_r780, cpy_r_r879, cpy_r_r878);
    cpy_r_r881 = cpy_r_r880 >= 0;
    if (unlikely(!cpy_r_r881)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 151, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r882 = (PyObject *)&PyDict_Type;
    cpy_r_r883 = CPyStatics[1527]; /* 'discoveries' */
    cpy_r_r884 = PyDict_SetItem(cpy_r_r780, cpy_r_r883, cpy_r_r882);
    cpy_r_r885 = cpy_r_r884 >= 0;
    if (unlikely(!cpy_r_r885)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 152, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r886 = (PyObject *)&PyDict_Type;
    cpy_r_r887 = CPyStatics[2042]; /* 'bonus_tiles' */
    cpy_r_r888 = PyDict_SetItem(cpy_r_r780, cpy_r_r887, cpy_r_r886);
    cpy_r_r889 = cpy_r_r888 >= 0;
    if (unlikely(!cpy_r_r889)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 153, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r890 = (PyObject *)&PyDict_Type;
    cpy_r_r891 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r892 = PyDict_SetItem(cpy_r_r780, cpy_r_r891, cpy_r_r890);
    cpy_r_r893 = cpy_r_r892 >= 0;
    if (unlikely(!cpy_r_r893)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 154, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r894 = (PyObject *)&PyLong_Type;
    cpy_r_r895 = CPyStatics[2043]; /* 'courtier_camels' */
    cpy_r_r896 = PyDict_SetItem(cpy_r_r780, cpy_r_r895, cpy_r_r894);
    cpy_r_r897 = cpy_r_r896 >= 0;
    if (unlikely(!cpy_r_r897)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 155, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r898 = (PyObject *)&PyType_Type;
    cpy_r_r899 = CPyStatics[2044]; /* 'courtier_buildings' */
    cpy_r_r900 = PyDict_SetItem(cpy_r_r780, cpy_r_r899, cpy_r_r898);
    cpy_r_r901 = cpy_r_r900 >= 0;
    if (unlikely(!cpy_r_r901)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 156, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r902 = (PyObject *)&PyTuple_Type;
    cpy_r_r903 = CPyStatics[317]; /* 'players' */
    cpy_r_r904 = PyDict_SetItem(cpy_r_r780, cpy_r_r903, cpy_r_r902);
    cpy_r_r905 = cpy_r_r904 >= 0;
    if (unlikely(!cpy_r_r905)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 157, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r906 = (PyObject *)&PyType_Type;
    cpy_r_r907 = CPyStatics[2045]; /* 'solo' */
    cpy_r_r908 = PyDict_SetItem(cpy_r_r780, cpy_r_r907, cpy_r_r906);
    cpy_r_r909 = cpy_r_r908 >= 0;
    if (unlikely(!cpy_r_r909)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 158, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r910 = CPy_InitSubclass(cpy_r_r735);
    if (unlikely(!cpy_r_r910)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r911 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r912 = CPyDict_SetItem(cpy_r_r778, cpy_r_r911, cpy_r_r780);
    cpy_r_r913 = cpy_r_r912 >= 0;
    if (unlikely(!cpy_r_r913)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r914 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r915 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r916 = CPyDict_SetItem(cpy_r_r778, cpy_r_r915, cpy_r_r914);
    cpy_r_r917 = cpy_r_r916 >= 0;
    if (unlikely(!cpy_r_r917)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r918 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r919 = CPyStatics[70]; /* '__module__' */
    cpy_r_r920 = CPyDict_SetItem(cpy_r_r778, cpy_r_r919, cpy_r_r918);
    cpy_r_r921 = cpy_r_r920 >= 0;
    if (unlikely(!cpy_r_r921)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r922 = CPyStatic_merv___view___globals;
    cpy_r_r923 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r924 = CPyDict_GetItem(cpy_r_r922, cpy_r_r923);
    if (unlikely(cpy_r_r924 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 123, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r925 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r926[1] = {cpy_r_r925};
    cpy_r_r927 = (PyObject **)&cpy_r_r926;
    cpy_r_r928 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r929 = PyObject_Vectorcall(cpy_r_r924, cpy_r_r927, 0, cpy_r_r928);
    CPy_DECREF(cpy_r_r924);
    if (unlikely(cpy_r_r929 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 123, CPyStatic_merv___view___globals);
        goto CPyL307;
    }
    cpy_r_r930 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r931 = CPyDataclass_SleightOfHand(cpy_r_r929, cpy_r_r735, cpy_r_r778, cpy_r_r780, cpy_r_r930);
    CPy_DECREF(cpy_r_r929);
    CPy_DECREF(cpy_r_r735);
    CPy_DECREF(cpy_r_r778);
    CPy_DECREF(cpy_r_r780);
    if (unlikely(!cpy_r_r931)) {
        CPy_AddTraceback("src/serai/games/merv/view.py", "<module>", 124, CPyStatic_merv___view___globals);
        goto CPyL275;
    }
    return 1;
CPyL275: ;
    cpy_r_r932 = 2;
    return cpy_r_r932;
CPyL276: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL277: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL278: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL279: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL280: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL281: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL282: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL283: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL70;
CPyL284: ;
    CPy_DecRef(cpy_r_r195);
    goto CPyL275;
CPyL285: ;
    CPy_DecRef(cpy_r_r195);
    CPy_DecRef(cpy_r_r216);
    goto CPyL275;
CPyL286: ;
    CPy_DecRef(cpy_r_r195);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r218);
    goto CPyL275;
CPyL287: ;
    CPy_DecRef(cpy_r_r285);
    goto CPyL275;
CPyL288: ;
    CPy_DecRef(cpy_r_r285);
    CPy_DecRef(cpy_r_r301);
    goto CPyL275;
CPyL289: ;
    CPy_DecRef(cpy_r_r285);
    CPy_DecRef(cpy_r_r301);
    CPy_DecRef(cpy_r_r303);
    goto CPyL275;
CPyL290: ;
    CPy_DecRef(cpy_r_r350);
    goto CPyL275;
CPyL291: ;
    CPy_DecRef(cpy_r_r350);
    CPy_DecRef(cpy_r_r363);
    goto CPyL275;
CPyL292: ;
    CPy_DecRef(cpy_r_r350);
    CPy_DecRef(cpy_r_r363);
    CPy_DecRef(cpy_r_r365);
    goto CPyL275;
CPyL293: ;
    CPy_DecRef(cpy_r_r400);
    goto CPyL275;
CPyL294: ;
    CPy_DecRef(cpy_r_r400);
    CPy_DecRef(cpy_r_r415);
    goto CPyL275;
CPyL295: ;
    CPy_DecRef(cpy_r_r400);
    CPy_DecRef(cpy_r_r415);
    CPy_DecRef(cpy_r_r417);
    goto CPyL275;
CPyL296: ;
    CPy_DecRef(cpy_r_r460);
    goto CPyL275;
CPyL297: ;
    CPy_DecRef(cpy_r_r460);
    CPy_DecRef(cpy_r_r474);
    goto CPyL275;
CPyL298: ;
    CPy_DecRef(cpy_r_r460);
    CPy_DecRef(cpy_r_r474);
    CPy_DecRef(cpy_r_r476);
    goto CPyL275;
CPyL299: ;
    CPy_DecRef(cpy_r_r515);
    goto CPyL275;
CPyL300: ;
    CPy_DecRef(cpy_r_r515);
    CPy_DecRef(cpy_r_r550);
    goto CPyL275;
CPyL301: ;
    CPy_DecRef(cpy_r_r515);
    CPy_DecRef(cpy_r_r550);
    CPy_DecRef(cpy_r_r552);
    goto CPyL275;
CPyL302: ;
    CPy_DecRef(cpy_r_r675);
    goto CPyL275;
CPyL303: ;
    CPy_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r690);
    goto CPyL275;
CPyL304: ;
    CPy_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r690);
    CPy_DecRef(cpy_r_r692);
    goto CPyL275;
CPyL305: ;
    CPy_DecRef(cpy_r_r735);
    goto CPyL275;
CPyL306: ;
    CPy_DecRef(cpy_r_r735);
    CPy_DecRef(cpy_r_r778);
    goto CPyL275;
CPyL307: ;
    CPy_DecRef(cpy_r_r735);
    CPy_DecRef(cpy_r_r778);
    CPy_DecRef(cpy_r_r780);
    goto CPyL275;
}

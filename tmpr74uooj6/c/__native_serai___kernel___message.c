#include "__native_serai.h"
#include "__native_internal_serai.h"

static Py_ssize_t CPyDunder___hash__message___Message(PyObject *self) {
    CPyTagged retval = CPyDef_message___Message_____hash__(self);
    if (retval == CPY_INT_TAG) {
        return -1;
    }
    Py_ssize_t val = CPyTagged_AsSsize_t(retval);
    CPyTagged_DECREF(retval);
    if (PyErr_Occurred()) return -1;
    if (val == -1) return -2;
    return val;
}
static int
message___Message_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static PyObject *CPyDunder__RichCompare_message___Message(PyObject *obj_lhs, PyObject *obj_rhs, int op) {
    switch (op) {
        case Py_EQ: {
            PyObject *arg_lhs;
            if (likely((Py_TYPE(obj_lhs) == CPyType_message___Event) || (Py_TYPE(obj_lhs) == CPyType_message___Message)))
                arg_lhs = obj_lhs;
            else {
                CPy_TypeError("serai.kernel.message.Message", obj_lhs); 
                return NULL;
            }
            PyObject *arg_rhs = obj_rhs;
            return CPyDef_message___Message_____eq__(arg_lhs, arg_rhs);
        }
        case Py_NE: {
            PyObject *arg_lhs;
            if (likely((Py_TYPE(obj_lhs) == CPyType_message___Event) || (Py_TYPE(obj_lhs) == CPyType_message___Message)))
                arg_lhs = obj_lhs;
            else {
                CPy_TypeError("serai.kernel.message.Message", obj_lhs); 
                return NULL;
            }
            PyObject *arg_rhs = obj_rhs;
            return CPyDef_message___Message_____ne__(arg_lhs, arg_rhs);
        }
    }
    Py_INCREF(Py_NotImplemented);
    return Py_NotImplemented;
}
static int
message___Message_traverse(serai___kernel___message___MessageObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_key);
    Py_VISIT(self->_arguments);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_message___Message_clear(PyObject *cpy_r_self)
{
    serai___kernel___message___MessageObject *self = (serai___kernel___message___MessageObject *)cpy_r_self;
    Py_CLEAR(self->_key);
    Py_CLEAR(self->_arguments);
    return 0;
}

static int32_t CPyDef_message___Message_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___message___MessageObject *self = (serai___kernel___message___MessageObject *)cpy_r_self;
    Py_CLEAR(self->_key);
    Py_CLEAR(self->_arguments);
    return 0;
}

static void
message___Message_dealloc(serai___kernel___message___MessageObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, message___Message_dealloc)
    CPyDef_message___Message_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_message_____mypyc__Message_setup(PyObject *cpy_r_type);
PyObject *CPyDef_message___Message(PyObject *cpy_r_key, PyObject *cpy_r_arguments);

static PyObject *
message___Message_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_message___Message) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_message_____mypyc__Message_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_message___Message_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem message___Message_vtable[5];
static bool
CPyDef_message___Message_trait_vtable_setup(void)
{
    CPyVTableItem message___Message_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_message___Message_____init__,
        (CPyVTableItem)CPyDef_message___Message_____repr__,
        (CPyVTableItem)CPyDef_message___Message_____eq__,
        (CPyVTableItem)CPyDef_message___Message_____hash__,
        (CPyVTableItem)CPyDef_message___Message_____ne__,
    };
    memcpy(message___Message_vtable, message___Message_vtable_scratch, sizeof(message___Message_vtable));
    return 1;
}

static bool
CPyDef_message___Message_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
message___Message_get_key(serai___kernel___message___MessageObject *self, void *closure);
static int
message___Message_set_key(serai___kernel___message___MessageObject *self, PyObject *value, void *closure);
static PyObject *
message___Message_get_arguments(serai___kernel___message___MessageObject *self, void *closure);
static int
message___Message_set_arguments(serai___kernel___message___MessageObject *self, PyObject *value, void *closure);

static PyGetSetDef message___Message_getseters[] = {
    {"key",
     (getter)message___Message_get_key, (setter)message___Message_set_key,
     NULL, NULL},
    {"arguments",
     (getter)message___Message_get_arguments, (setter)message___Message_set_arguments,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef message___Message_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_message_____mypyc__Message_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_message___Message_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, key, arguments=None)\n--\n\n")},
    {"__repr__",
     (PyCFunction)CPyPy_message___Message_____repr__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__repr__($self, /)\n--\n\n")},
    {"__eq__",
     (PyCFunction)CPyPy_message___Message_____eq__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__eq__($self, other, /)\n--\n\n")},
    {"__hash__",
     (PyCFunction)CPyPy_message___Message_____hash__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__hash__($self)\n--\n\n")},
    {"__ne__",
     (PyCFunction)CPyPy_message___Message_____ne__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__ne__($rhs)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_message___Message_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Message",
    .tp_new = message___Message_new,
    .tp_dealloc = (destructor)message___Message_dealloc,
    .tp_traverse = (traverseproc)message___Message_traverse,
    .tp_clear = (inquiry)CPyDef_message___Message_clear,
    .tp_getset = message___Message_getseters,
    .tp_methods = message___Message_methods,
    .tp_hash = CPyDunder___hash__message___Message,
    .tp_init = message___Message_init,
    .tp_repr = CPyDef_message___Message_____repr__,
    .tp_richcompare = CPyDunder__RichCompare_message___Message,
    .tp_basicsize = sizeof(serai___kernel___message___MessageObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Message(key, arguments=None)\n--\n\n"),
};
static PyTypeObject *CPyType_message___Message_template = &CPyType_message___Message_template_;

PyObject *CPyDef_message_____mypyc__Message_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___message___MessageObject *self;
    self = (serai___kernel___message___MessageObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = message___Message_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_message___Message(PyObject *cpy_r_key, PyObject *cpy_r_arguments)
{
    PyObject *self = CPyDef_message_____mypyc__Message_setup((PyObject *)CPyType_message___Message);
    if (self == NULL)
        return NULL;
    char res = CPyDef_message___Message_____init__(self, cpy_r_key, cpy_r_arguments);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
message___Message_get_key(serai___kernel___message___MessageObject *self, void *closure)
{
    if (unlikely(self->_key == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'key' of 'Message' undefined");
        return NULL;
    }
    CPy_INCREF(self->_key);
    PyObject *retval = self->_key;
    return retval;
}

static int
message___Message_set_key(serai___kernel___message___MessageObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Message' object attribute 'key' cannot be deleted");
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
    if (self->_key != NULL) {
        CPy_DECREF(self->_key);
    }
    self->_key = tmp;
    return 0;
}

static PyObject *
message___Message_get_arguments(serai___kernel___message___MessageObject *self, void *closure)
{
    if (unlikely(self->_arguments == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'arguments' of 'Message' undefined");
        return NULL;
    }
    CPy_INCREF(self->_arguments);
    PyObject *retval = self->_arguments;
    return retval;
}

static int
message___Message_set_arguments(serai___kernel___message___MessageObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Message' object attribute 'arguments' cannot be deleted");
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
    if (self->_arguments != NULL) {
        CPy_DECREF(self->_arguments);
    }
    self->_arguments = tmp;
    return 0;
}

static Py_ssize_t CPyDunder___hash__message___SeatName(PyObject *self) {
    CPyTagged retval = CPyDef_message___SeatName_____hash__(self);
    if (retval == CPY_INT_TAG) {
        return -1;
    }
    Py_ssize_t val = CPyTagged_AsSsize_t(retval);
    CPyTagged_DECREF(retval);
    if (PyErr_Occurred()) return -1;
    if (val == -1) return -2;
    return val;
}
static int
message___SeatName_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static PyObject *CPyDunder__RichCompare_message___SeatName(PyObject *obj_lhs, PyObject *obj_rhs, int op) {
    switch (op) {
        case Py_EQ: {
            PyObject *arg_lhs;
            if (likely(Py_TYPE(obj_lhs) == CPyType_message___SeatName))
                arg_lhs = obj_lhs;
            else {
                CPy_TypeError("serai.kernel.message.SeatName", obj_lhs); 
                return NULL;
            }
            PyObject *arg_rhs = obj_rhs;
            return CPyDef_message___SeatName_____eq__(arg_lhs, arg_rhs);
        }
        case Py_NE: {
            PyObject *arg_lhs;
            if (likely(Py_TYPE(obj_lhs) == CPyType_message___SeatName))
                arg_lhs = obj_lhs;
            else {
                CPy_TypeError("serai.kernel.message.SeatName", obj_lhs); 
                return NULL;
            }
            PyObject *arg_rhs = obj_rhs;
            return CPyDef_message___SeatName_____ne__(arg_lhs, arg_rhs);
        }
    }
    Py_INCREF(Py_NotImplemented);
    return Py_NotImplemented;
}
static int
message___SeatName_traverse(serai___kernel___message___SeatNameObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seat));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_message___SeatName_clear(PyObject *cpy_r_self)
{
    serai___kernel___message___SeatNameObject *self = (serai___kernel___message___SeatNameObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_message___SeatName_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___message___SeatNameObject *self = (serai___kernel___message___SeatNameObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
message___SeatName_dealloc(serai___kernel___message___SeatNameObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, message___SeatName_dealloc)
    CPyDef_message___SeatName_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_message_____mypyc__SeatName_setup(PyObject *cpy_r_type);
PyObject *CPyDef_message___SeatName(CPyTagged cpy_r_seat);

static PyObject *
message___SeatName_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_message___SeatName) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_message_____mypyc__SeatName_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_message___SeatName_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem message___SeatName_vtable[5];
static bool
CPyDef_message___SeatName_trait_vtable_setup(void)
{
    CPyVTableItem message___SeatName_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_message___SeatName_____init__,
        (CPyVTableItem)CPyDef_message___SeatName_____repr__,
        (CPyVTableItem)CPyDef_message___SeatName_____eq__,
        (CPyVTableItem)CPyDef_message___SeatName_____hash__,
        (CPyVTableItem)CPyDef_message___SeatName_____ne__,
    };
    memcpy(message___SeatName_vtable, message___SeatName_vtable_scratch, sizeof(message___SeatName_vtable));
    return 1;
}

static bool
CPyDef_message___SeatName_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
message___SeatName_get_seat(serai___kernel___message___SeatNameObject *self, void *closure);
static int
message___SeatName_set_seat(serai___kernel___message___SeatNameObject *self, PyObject *value, void *closure);

static PyGetSetDef message___SeatName_getseters[] = {
    {"seat",
     (getter)message___SeatName_get_seat, (setter)message___SeatName_set_seat,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef message___SeatName_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_message_____mypyc__SeatName_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_message___SeatName_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, seat)\n--\n\n")},
    {"__repr__",
     (PyCFunction)CPyPy_message___SeatName_____repr__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__repr__($self, /)\n--\n\n")},
    {"__eq__",
     (PyCFunction)CPyPy_message___SeatName_____eq__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__eq__($self, other, /)\n--\n\n")},
    {"__hash__",
     (PyCFunction)CPyPy_message___SeatName_____hash__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__hash__($self)\n--\n\n")},
    {"__ne__",
     (PyCFunction)CPyPy_message___SeatName_____ne__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__ne__($rhs)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_message___SeatName_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "SeatName",
    .tp_new = message___SeatName_new,
    .tp_dealloc = (destructor)message___SeatName_dealloc,
    .tp_traverse = (traverseproc)message___SeatName_traverse,
    .tp_clear = (inquiry)CPyDef_message___SeatName_clear,
    .tp_getset = message___SeatName_getseters,
    .tp_methods = message___SeatName_methods,
    .tp_hash = CPyDunder___hash__message___SeatName,
    .tp_init = message___SeatName_init,
    .tp_repr = CPyDef_message___SeatName_____repr__,
    .tp_richcompare = CPyDunder__RichCompare_message___SeatName,
    .tp_basicsize = sizeof(serai___kernel___message___SeatNameObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("SeatName(seat)\n--\n\n"),
};
static PyTypeObject *CPyType_message___SeatName_template = &CPyType_message___SeatName_template_;

PyObject *CPyDef_message_____mypyc__SeatName_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___message___SeatNameObject *self;
    self = (serai___kernel___message___SeatNameObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = message___SeatName_vtable;
    self->_seat = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_message___SeatName(CPyTagged cpy_r_seat)
{
    PyObject *self = CPyDef_message_____mypyc__SeatName_setup((PyObject *)CPyType_message___SeatName);
    if (self == NULL)
        return NULL;
    char res = CPyDef_message___SeatName_____init__(self, cpy_r_seat);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
message___SeatName_get_seat(serai___kernel___message___SeatNameObject *self, void *closure)
{
    if (unlikely(self->_seat == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seat' of 'SeatName' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seat);
    PyObject *retval = CPyTagged_StealAsObject(self->_seat);
    return retval;
}

static int
message___SeatName_set_seat(serai___kernel___message___SeatNameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SeatName' object attribute 'seat' cannot be deleted");
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

static int
message___Hidden_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
message___Hidden_traverse(serai___kernel___message___HiddenObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_value);
    Py_VISIT(self->_seats);
    Py_VISIT(self->_instead);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_message___Hidden_clear(PyObject *cpy_r_self)
{
    serai___kernel___message___HiddenObject *self = (serai___kernel___message___HiddenObject *)cpy_r_self;
    Py_CLEAR(self->_value);
    Py_CLEAR(self->_seats);
    Py_CLEAR(self->_instead);
    return 0;
}

static int32_t CPyDef_message___Hidden_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___message___HiddenObject *self = (serai___kernel___message___HiddenObject *)cpy_r_self;
    Py_CLEAR(self->_value);
    Py_CLEAR(self->_seats);
    Py_CLEAR(self->_instead);
    return 0;
}

static void
message___Hidden_dealloc(serai___kernel___message___HiddenObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, message___Hidden_dealloc)
    CPyDef_message___Hidden_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_message_____mypyc__Hidden_setup(PyObject *cpy_r_type);
PyObject *CPyDef_message___Hidden(PyObject *cpy_r_value, PyObject *cpy_r_seats, PyObject *cpy_r_instead);

static PyObject *
message___Hidden_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_message___Hidden) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_message_____mypyc__Hidden_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_message___Hidden_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem message___Hidden_vtable[1];
static bool
CPyDef_message___Hidden_trait_vtable_setup(void)
{
    CPyVTableItem message___Hidden_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_message___Hidden_____init__,
    };
    memcpy(message___Hidden_vtable, message___Hidden_vtable_scratch, sizeof(message___Hidden_vtable));
    return 1;
}

static bool
CPyDef_message___Hidden_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
message___Hidden_get_value(serai___kernel___message___HiddenObject *self, void *closure);
static int
message___Hidden_set_value(serai___kernel___message___HiddenObject *self, PyObject *value, void *closure);
static PyObject *
message___Hidden_get_seats(serai___kernel___message___HiddenObject *self, void *closure);
static int
message___Hidden_set_seats(serai___kernel___message___HiddenObject *self, PyObject *value, void *closure);
static PyObject *
message___Hidden_get_instead(serai___kernel___message___HiddenObject *self, void *closure);
static int
message___Hidden_set_instead(serai___kernel___message___HiddenObject *self, PyObject *value, void *closure);

static PyGetSetDef message___Hidden_getseters[] = {
    {"value",
     (getter)message___Hidden_get_value, (setter)message___Hidden_set_value,
     NULL, NULL},
    {"seats",
     (getter)message___Hidden_get_seats, (setter)message___Hidden_set_seats,
     NULL, NULL},
    {"instead",
     (getter)message___Hidden_get_instead, (setter)message___Hidden_set_instead,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef message___Hidden_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_message_____mypyc__Hidden_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_message___Hidden_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, value, seats, instead=\'hidden\')\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_message___Hidden_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Hidden",
    .tp_new = message___Hidden_new,
    .tp_dealloc = (destructor)message___Hidden_dealloc,
    .tp_traverse = (traverseproc)message___Hidden_traverse,
    .tp_clear = (inquiry)CPyDef_message___Hidden_clear,
    .tp_getset = message___Hidden_getseters,
    .tp_methods = message___Hidden_methods,
    .tp_init = message___Hidden_init,
    .tp_basicsize = sizeof(serai___kernel___message___HiddenObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Hidden(value, seats, instead=\'hidden\')\n--\n\n"),
};
static PyTypeObject *CPyType_message___Hidden_template = &CPyType_message___Hidden_template_;

PyObject *CPyDef_message_____mypyc__Hidden_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___message___HiddenObject *self;
    self = (serai___kernel___message___HiddenObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = message___Hidden_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_message___Hidden(PyObject *cpy_r_value, PyObject *cpy_r_seats, PyObject *cpy_r_instead)
{
    PyObject *self = CPyDef_message_____mypyc__Hidden_setup((PyObject *)CPyType_message___Hidden);
    if (self == NULL)
        return NULL;
    char res = CPyDef_message___Hidden_____init__(self, cpy_r_value, cpy_r_seats, cpy_r_instead);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
message___Hidden_get_value(serai___kernel___message___HiddenObject *self, void *closure)
{
    if (unlikely(self->_value == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'value' of 'Hidden' undefined");
        return NULL;
    }
    CPy_INCREF(self->_value);
    PyObject *retval = self->_value;
    return retval;
}

static int
message___Hidden_set_value(serai___kernel___message___HiddenObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Hidden' object attribute 'value' cannot be deleted");
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
message___Hidden_get_seats(serai___kernel___message___HiddenObject *self, void *closure)
{
    if (unlikely(self->_seats == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seats' of 'Hidden' undefined");
        return NULL;
    }
    CPy_INCREF(self->_seats);
    PyObject *retval = self->_seats;
    return retval;
}

static int
message___Hidden_set_seats(serai___kernel___message___HiddenObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Hidden' object attribute 'seats' cannot be deleted");
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
    if (self->_seats != NULL) {
        CPy_DECREF(self->_seats);
    }
    self->_seats = tmp;
    return 0;
}

static PyObject *
message___Hidden_get_instead(serai___kernel___message___HiddenObject *self, void *closure)
{
    if (unlikely(self->_instead == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'instead' of 'Hidden' undefined");
        return NULL;
    }
    CPy_INCREF(self->_instead);
    PyObject *retval = self->_instead;
    return retval;
}

static int
message___Hidden_set_instead(serai___kernel___message___HiddenObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Hidden' object attribute 'instead' cannot be deleted");
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
    if (self->_instead != NULL) {
        CPy_DECREF(self->_instead);
    }
    self->_instead = tmp;
    return 0;
}

static Py_ssize_t CPyDunder___hash__message___Event(PyObject *self) {
    CPyTagged retval = CPyDef_message___Message_____hash__(self);
    if (retval == CPY_INT_TAG) {
        return -1;
    }
    Py_ssize_t val = CPyTagged_AsSsize_t(retval);
    CPyTagged_DECREF(retval);
    if (PyErr_Occurred()) return -1;
    if (val == -1) return -2;
    return val;
}
static int
message___Event_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static PyObject *CPyDunder__RichCompare_message___Event(PyObject *obj_lhs, PyObject *obj_rhs, int op) {
    switch (op) {
        case Py_EQ: {
            PyObject *arg_lhs;
            if (likely((Py_TYPE(obj_lhs) == CPyType_message___Event) || (Py_TYPE(obj_lhs) == CPyType_message___Message)))
                arg_lhs = obj_lhs;
            else {
                CPy_TypeError("serai.kernel.message.Message", obj_lhs); 
                return NULL;
            }
            PyObject *arg_rhs = obj_rhs;
            return CPyDef_message___Message_____eq__(arg_lhs, arg_rhs);
        }
        case Py_NE: {
            PyObject *arg_lhs;
            if (likely((Py_TYPE(obj_lhs) == CPyType_message___Event) || (Py_TYPE(obj_lhs) == CPyType_message___Message)))
                arg_lhs = obj_lhs;
            else {
                CPy_TypeError("serai.kernel.message.Message", obj_lhs); 
                return NULL;
            }
            PyObject *arg_rhs = obj_rhs;
            return CPyDef_message___Message_____ne__(arg_lhs, arg_rhs);
        }
    }
    Py_INCREF(Py_NotImplemented);
    return Py_NotImplemented;
}
static int
message___Event_traverse(serai___kernel___message___EventObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_key);
    Py_VISIT(self->_arguments);
    if (CPyTagged_CheckLong(self->_seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seat));
    }
    Py_VISIT(self->_rule);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_message___Event_clear(PyObject *cpy_r_self)
{
    serai___kernel___message___EventObject *self = (serai___kernel___message___EventObject *)cpy_r_self;
    Py_CLEAR(self->_key);
    Py_CLEAR(self->_arguments);
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_rule);
    return 0;
}

static int32_t CPyDef_message___Event_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___message___EventObject *self = (serai___kernel___message___EventObject *)cpy_r_self;
    Py_CLEAR(self->_key);
    Py_CLEAR(self->_arguments);
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_rule);
    return 0;
}

static void
message___Event_dealloc(serai___kernel___message___EventObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, message___Event_dealloc)
    CPyDef_message___Event_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_message_____mypyc__Event_setup(PyObject *cpy_r_type);
PyObject *CPyDef_message___Event(PyObject *cpy_r_key, CPyTagged cpy_r_seat, PyObject *cpy_r_rule, PyObject *cpy_r_arguments);

static PyObject *
message___Event_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_message___Event) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_message_____mypyc__Event_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_message___Event_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem message___Event_vtable[7];
static bool
CPyDef_message___Event_trait_vtable_setup(void)
{
    CPyVTableItem message___Event_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_message___Event_____init__,
        (CPyVTableItem)CPyDef_message___Message_____repr__,
        (CPyVTableItem)CPyDef_message___Message_____eq__,
        (CPyVTableItem)CPyDef_message___Message_____hash__,
        (CPyVTableItem)CPyDef_message___Message_____ne__,
        (CPyVTableItem)CPyDef_message___Event_____init__,
        (CPyVTableItem)CPyDef_message___Event___seen_by,
    };
    memcpy(message___Event_vtable, message___Event_vtable_scratch, sizeof(message___Event_vtable));
    return 1;
}

static bool
CPyDef_message___Event_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
message___Event_get_seat(serai___kernel___message___EventObject *self, void *closure);
static int
message___Event_set_seat(serai___kernel___message___EventObject *self, PyObject *value, void *closure);
static PyObject *
message___Event_get_rule(serai___kernel___message___EventObject *self, void *closure);
static int
message___Event_set_rule(serai___kernel___message___EventObject *self, PyObject *value, void *closure);

static PyGetSetDef message___Event_getseters[] = {
    {"seat",
     (getter)message___Event_get_seat, (setter)message___Event_set_seat,
     NULL, NULL},
    {"rule",
     (getter)message___Event_get_rule, (setter)message___Event_set_rule,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef message___Event_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_message_____mypyc__Event_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_message___Event_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, key, seat, rule, arguments)\n--\n\n")},
    {"seen_by",
     (PyCFunction)CPyPy_message___Event___seen_by,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seen_by($self, viewer)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_message___Event_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Event",
    .tp_new = message___Event_new,
    .tp_dealloc = (destructor)message___Event_dealloc,
    .tp_traverse = (traverseproc)message___Event_traverse,
    .tp_clear = (inquiry)CPyDef_message___Event_clear,
    .tp_getset = message___Event_getseters,
    .tp_methods = message___Event_methods,
    .tp_hash = CPyDunder___hash__message___Event,
    .tp_init = message___Event_init,
    .tp_richcompare = CPyDunder__RichCompare_message___Event,
    .tp_basicsize = sizeof(serai___kernel___message___EventObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Event(key, seat, rule, arguments)\n--\n\n"),
};
static PyTypeObject *CPyType_message___Event_template = &CPyType_message___Event_template_;

PyObject *CPyDef_message_____mypyc__Event_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___message___EventObject *self;
    self = (serai___kernel___message___EventObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = message___Event_vtable;
    self->_seat = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_message___Event(PyObject *cpy_r_key, CPyTagged cpy_r_seat, PyObject *cpy_r_rule, PyObject *cpy_r_arguments)
{
    PyObject *self = CPyDef_message_____mypyc__Event_setup((PyObject *)CPyType_message___Event);
    if (self == NULL)
        return NULL;
    char res = CPyDef_message___Event_____init__(self, cpy_r_key, cpy_r_seat, cpy_r_rule, cpy_r_arguments);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
message___Event_get_seat(serai___kernel___message___EventObject *self, void *closure)
{
    if (unlikely(self->_seat == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seat' of 'Event' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seat);
    PyObject *retval = CPyTagged_StealAsObject(self->_seat);
    return retval;
}

static int
message___Event_set_seat(serai___kernel___message___EventObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Event' object attribute 'seat' cannot be deleted");
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
message___Event_get_rule(serai___kernel___message___EventObject *self, void *closure)
{
    if (unlikely(self->_rule == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rule' of 'Event' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rule);
    PyObject *retval = self->_rule;
    return retval;
}

static int
message___Event_set_rule(serai___kernel___message___EventObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Event' object attribute 'rule' cannot be deleted");
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
static PyMethodDef messagemodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___message__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___message__internal, "__name__");
    CPyStatic_message___globals = PyModule_GetDict(CPyModule_serai___kernel___message__internal);
    if (unlikely(CPyStatic_message___globals == NULL))
        goto fail;
    char result = CPyDef_message_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___message__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_message___Message);
    Py_CLEAR(CPyType_message___SeatName);
    Py_CLEAR(CPyType_message___Hidden);
    Py_CLEAR(CPyType_message___Event);
    return -1;
}
int CPyExec_serai___kernel___message(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___message__impl, &CPyImportState_serai___kernel___message, &CPyModule_serai___kernel___message);
}
static struct PyModuleDef messagemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.message",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    messagemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___message(void)
{
    if (CPyModule_serai___kernel___message__internal) {
        Py_INCREF(CPyModule_serai___kernel___message__internal);
        return CPyModule_serai___kernel___message__internal;
    }
    CPyModule_serai___kernel___message__internal = PyModule_Create(&messagemodule);
    return CPyModule_serai___kernel___message__internal;
}

PyObject *CPyInit_serai___kernel___message(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___message__internal) {
        Py_INCREF(CPyModule_serai___kernel___message__internal);
        return CPyModule_serai___kernel___message__internal;
    }
    CPyModule_serai___kernel___message__internal = PyModule_Create(&messagemodule);
    if (unlikely(CPyModule_serai___kernel___message__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.message");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___message__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___message__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___message__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___message(CPyModule_serai___kernel___message__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___message__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.message");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___message__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_message___Message_____init__(PyObject *cpy_r_self, PyObject *cpy_r_key, PyObject *cpy_r_arguments) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    if (cpy_r_arguments != NULL) goto CPyL9;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_arguments = cpy_r_r0;
CPyL2: ;
    CPy_INCREF(cpy_r_key);
    ((serai___kernel___message___MessageObject *)cpy_r_self)->_key = cpy_r_key;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_arguments != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL10;
    if (likely(cpy_r_arguments != Py_None))
        cpy_r_r3 = cpy_r_arguments;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "__init__", 21, CPyStatic_message___globals, "dict", cpy_r_arguments);
        goto CPyL8;
    }
    cpy_r_r4 = cpy_r_r3;
    goto CPyL7;
CPyL5: ;
    cpy_r_r5 = PyDict_New();
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__init__", 21, CPyStatic_message___globals);
        goto CPyL8;
    }
    cpy_r_r4 = cpy_r_r5;
CPyL7: ;
    ((serai___kernel___message___MessageObject *)cpy_r_self)->_arguments = cpy_r_r4;
    return 1;
CPyL8: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
CPyL9: ;
    CPy_INCREF(cpy_r_arguments);
    goto CPyL2;
CPyL10: ;
    CPy_DECREF(cpy_r_arguments);
    goto CPyL5;
}
        
        PyObject *CPyPy_message___Message_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"key", "arguments", 0};
            PyObject *obj_key;
            PyObject *obj_arguments = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O|O", "__init__", kwlist, &obj_key, &obj_arguments)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_message___Event) || (Py_TYPE(obj_self) == CPyType_message___Message)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.Message", obj_self); 
                goto fail;
            }
            PyObject *arg_key;
            if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
            }
            PyObject *arg_arguments;
            if (obj_arguments == NULL) {
                arg_arguments = NULL;
                goto __LL9031;
            }
            if (PyDict_Check(obj_arguments))
                arg_arguments = obj_arguments;
            else {
                arg_arguments = NULL;
            }
            if (arg_arguments != NULL) goto __LL9031;
            if (obj_arguments == Py_None)
                arg_arguments = obj_arguments;
            else {
                arg_arguments = NULL;
            }
            if (arg_arguments != NULL) goto __LL9031;
            CPy_TypeError("dict or None", obj_arguments); 
            goto fail;
__LL9031: ;
            char retval = CPyDef_message___Message_____init__(arg_self, arg_key, arg_arguments);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__init__", 19, CPyStatic_message___globals);
            return NULL;
        }
        
PyObject *CPyDef_message___Message_____repr__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T4CIOO cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject **cpy_r_r17;
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
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    cpy_r_r0 = CPyStatics[157]; /* ', ' */
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals);
        goto CPyL16;
    }
    cpy_r_r2 = ((serai___kernel___message___MessageObject *)cpy_r_self)->_arguments;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = 0;
    cpy_r_r4 = PyDict_Size(cpy_r_r2);
    cpy_r_r5 = CPyDict_GetItemsIter(cpy_r_r2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals);
        goto CPyL17;
    }
CPyL2: ;
    cpy_r_r6 = CPyDict_NextItem(cpy_r_r5, cpy_r_r3);
    cpy_r_r7 = cpy_r_r6.f1;
    cpy_r_r3 = cpy_r_r7;
    cpy_r_r8 = cpy_r_r6.f0;
    if (!cpy_r_r8) goto CPyL18;
    cpy_r_r9 = cpy_r_r6.f2;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_r6.f3;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r6.f2);
    CPy_DECREF(cpy_r_r6.f3);
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r11 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals, "str", cpy_r_r9);
        goto CPyL19;
    }
    cpy_r_r12 = CPyStatics[151]; /* '' */
    cpy_r_r13 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r14 = CPyStatics[151]; /* '' */
    cpy_r_r15 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r16[3] = {cpy_r_r13, cpy_r_r11, cpy_r_r14};
    cpy_r_r17 = (PyObject **)&cpy_r_r16;
    cpy_r_r18 = PyObject_VectorcallMethod(cpy_r_r15, cpy_r_r17, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals);
        goto CPyL20;
    }
    CPy_DECREF(cpy_r_r11);
    if (likely(PyUnicode_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals, "str", cpy_r_r18);
        goto CPyL21;
    }
    cpy_r_r20 = CPyStatics[161]; /* '=' */
    cpy_r_r21 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r22 = CPyStatics[151]; /* '' */
    cpy_r_r23 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r24[3] = {cpy_r_r21, cpy_r_r10, cpy_r_r22};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_VectorcallMethod(cpy_r_r23, cpy_r_r25, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_r10);
    if (likely(PyUnicode_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals, "str", cpy_r_r26);
        goto CPyL23;
    }
    cpy_r_r28 = PyList_New(3);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals);
        goto CPyL24;
    }
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r30 = *(CPyPtr *)cpy_r_r29;
    *(PyObject * *)cpy_r_r30 = cpy_r_r19;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r31 = cpy_r_r30 + 8;
    *(PyObject * *)cpy_r_r31 = cpy_r_r20;
    cpy_r_r32 = cpy_r_r30 + 16;
    *(PyObject * *)cpy_r_r32 = cpy_r_r27;
    cpy_r_r33 = PyUnicode_Join(cpy_r_r12, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals);
        goto CPyL25;
    }
    cpy_r_r34 = PyList_Append(cpy_r_r1, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals);
        goto CPyL25;
    }
    cpy_r_r36 = CPyDict_CheckSize(cpy_r_r2, cpy_r_r4);
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals);
        goto CPyL25;
    } else
        goto CPyL2;
CPyL12: ;
    cpy_r_r37 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals);
        goto CPyL26;
    }
    cpy_r_r38 = PyUnicode_Join(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 24, CPyStatic_message___globals);
        goto CPyL16;
    }
    cpy_r_r39 = ((serai___kernel___message___MessageObject *)cpy_r_self)->_key;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = CPyStatics[4022]; /* '(' */
    cpy_r_r41 = CPyStatics[3481]; /* ')' */
    cpy_r_r42 = CPyStr_Build(4, cpy_r_r39, cpy_r_r40, cpy_r_r38, cpy_r_r41);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 25, CPyStatic_message___globals);
        goto CPyL16;
    }
    return cpy_r_r42;
CPyL16: ;
    cpy_r_r43 = NULL;
    return cpy_r_r43;
CPyL17: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL16;
CPyL18: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6.f2);
    CPy_DECREF(cpy_r_r6.f3);
    goto CPyL12;
CPyL19: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r10);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    goto CPyL16;
CPyL22: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r19);
    goto CPyL16;
CPyL23: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r19);
    goto CPyL16;
CPyL24: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r27);
    goto CPyL16;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL16;
CPyL26: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL16;
}
        
        PyObject *CPyPy_message___Message_____repr__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__repr__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_message___Event) || (Py_TYPE(obj_self) == CPyType_message___Message)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.Message", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_message___Message_____repr__(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 23, CPyStatic_message___globals);
            return NULL;
        }
        
PyObject *CPyDef_message___Message_____eq__(PyObject *cpy_r_self, PyObject *cpy_r_other) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T2OO cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T2OO cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = (PyObject *)CPyType_message___Event;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_other + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL2;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL3;
CPyL2: ;
    cpy_r_r5 = (PyObject *)CPyType_message___Message;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_other + offsetof(PyObject, ob_type));
    cpy_r_r7 = *(PyObject * *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 == cpy_r_r5;
    cpy_r_r4 = cpy_r_r8;
CPyL3: ;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r9 = cpy_r_r4;
    goto CPyL14;
CPyL5: ;
    cpy_r_r10 = ((serai___kernel___message___MessageObject *)cpy_r_self)->_key;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = ((serai___kernel___message___MessageObject *)cpy_r_self)->_arguments;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12.f0 = cpy_r_r10;
    cpy_r_r12.f1 = cpy_r_r11;
    if (likely((Py_TYPE(cpy_r_other) == CPyType_message___Event) || (Py_TYPE(cpy_r_other) == CPyType_message___Message)))
        cpy_r_r13 = cpy_r_other;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "__eq__", 28, CPyStatic_message___globals, "serai.kernel.message.Message", cpy_r_other);
        goto CPyL16;
    }
    cpy_r_r14 = ((serai___kernel___message___MessageObject *)cpy_r_r13)->_key;
    CPy_INCREF(cpy_r_r14);
    if (likely((Py_TYPE(cpy_r_other) == CPyType_message___Event) || (Py_TYPE(cpy_r_other) == CPyType_message___Message)))
        cpy_r_r15 = cpy_r_other;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "__eq__", 28, CPyStatic_message___globals, "serai.kernel.message.Message", cpy_r_other);
        goto CPyL17;
    }
    cpy_r_r16 = ((serai___kernel___message___MessageObject *)cpy_r_r15)->_arguments;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17.f0 = cpy_r_r14;
    cpy_r_r17.f1 = cpy_r_r16;
    cpy_r_r18 = cpy_r_r12.f0;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = cpy_r_r12.f1;
    CPy_INCREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r12.f0);
    CPy_DECREF(cpy_r_r12.f1);
    cpy_r_r20 = cpy_r_r17.f0;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = cpy_r_r17.f1;
    CPy_INCREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r17.f0);
    CPy_DECREF(cpy_r_r17.f1);
    cpy_r_r22 = CPyStr_Equal(cpy_r_r18, cpy_r_r20);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r20);
    if (!cpy_r_r22) goto CPyL18;
    cpy_r_r23 = PyObject_RichCompare(cpy_r_r19, cpy_r_r21, 2);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__eq__", 28, CPyStatic_message___globals);
        goto CPyL15;
    }
    cpy_r_r24 = PyObject_IsTrue(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__eq__", 28, CPyStatic_message___globals);
        goto CPyL15;
    }
    cpy_r_r26 = cpy_r_r24;
    if (cpy_r_r26) goto CPyL12;
CPyL11: ;
    cpy_r_r27 = 0;
    goto CPyL13;
CPyL12: ;
    cpy_r_r27 = 1;
CPyL13: ;
    cpy_r_r9 = cpy_r_r27;
CPyL14: ;
    cpy_r_r28 = cpy_r_r9 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r28);
    return cpy_r_r28;
CPyL15: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL16: ;
    CPy_DecRef(cpy_r_r12.f0);
    CPy_DecRef(cpy_r_r12.f1);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r12.f0);
    CPy_DecRef(cpy_r_r12.f1);
    CPy_DecRef(cpy_r_r14);
    goto CPyL15;
CPyL18: ;
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r21);
    goto CPyL11;
}
        
        PyObject *CPyPy_message___Message_____eq__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"other", 0};
            static CPyArg_Parser parser = {"O:__eq__", kwlist, 0};
            PyObject *obj_other;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_message___Event) || (Py_TYPE(obj_self) == CPyType_message___Message)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.Message", obj_self); 
                goto fail;
            }
            PyObject *arg_other = obj_other;
            PyObject *retval = CPyDef_message___Message_____eq__(arg_self, arg_other);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__eq__", 27, CPyStatic_message___globals);
            return NULL;
        }
        
CPyTagged CPyDef_message___Message_____hash__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T4CIOO cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T2OO cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    tuple_T2OO cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    cpy_r_r0 = ((serai___kernel___message___MessageObject *)cpy_r_self)->_key;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 31, CPyStatic_message___globals);
        goto CPyL13;
    }
    cpy_r_r2 = ((serai___kernel___message___MessageObject *)cpy_r_self)->_arguments;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = 0;
    cpy_r_r4 = PyDict_Size(cpy_r_r2);
    cpy_r_r5 = CPyDict_GetItemsIter(cpy_r_r2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 31, CPyStatic_message___globals);
        goto CPyL14;
    }
CPyL2: ;
    cpy_r_r6 = CPyDict_NextItem(cpy_r_r5, cpy_r_r3);
    cpy_r_r7 = cpy_r_r6.f1;
    cpy_r_r3 = cpy_r_r7;
    cpy_r_r8 = cpy_r_r6.f0;
    if (!cpy_r_r8) goto CPyL15;
    cpy_r_r9 = cpy_r_r6.f2;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_r6.f3;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r6.f2);
    CPy_DECREF(cpy_r_r6.f3);
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r11 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "__hash__", 31, CPyStatic_message___globals, "str", cpy_r_r9);
        goto CPyL16;
    }
    cpy_r_r12 = PyObject_Repr(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 31, CPyStatic_message___globals);
        goto CPyL17;
    }
    cpy_r_r13.f0 = cpy_r_r11;
    cpy_r_r13.f1 = cpy_r_r12;
    cpy_r_r14 = PyTuple_New(2);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9032 = cpy_r_r13.f0;
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp9032);
    PyObject *__tmp9033 = cpy_r_r13.f1;
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp9033);
    cpy_r_r15 = PyList_Append(cpy_r_r1, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 31, CPyStatic_message___globals);
        goto CPyL18;
    }
    cpy_r_r17 = CPyDict_CheckSize(cpy_r_r2, cpy_r_r4);
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 31, CPyStatic_message___globals);
        goto CPyL18;
    } else
        goto CPyL2;
CPyL7: ;
    cpy_r_r18 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 31, CPyStatic_message___globals);
        goto CPyL19;
    }
    cpy_r_r19 = CPySequence_Sort(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 31, CPyStatic_message___globals);
        goto CPyL13;
    }
    cpy_r_r20 = PyList_AsTuple(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 31, CPyStatic_message___globals);
        goto CPyL13;
    }
    cpy_r_r21.f0 = cpy_r_r0;
    cpy_r_r21.f1 = cpy_r_r20;
    cpy_r_r22 = PyTuple_New(2);
    if (unlikely(cpy_r_r22 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9034 = cpy_r_r21.f0;
    PyTuple_SET_ITEM(cpy_r_r22, 0, __tmp9034);
    PyObject *__tmp9035 = cpy_r_r21.f1;
    PyTuple_SET_ITEM(cpy_r_r22, 1, __tmp9035);
    cpy_r_r23 = CPyObject_Hash(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 31, CPyStatic_message___globals);
        goto CPyL12;
    }
    return cpy_r_r23;
CPyL12: ;
    cpy_r_r24 = CPY_INT_TAG;
    return cpy_r_r24;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL12;
CPyL15: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6.f2);
    CPy_DECREF(cpy_r_r6.f3);
    goto CPyL7;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    goto CPyL12;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    goto CPyL12;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL12;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL12;
}
        
        PyObject *CPyPy_message___Message_____hash__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__hash__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_message___Event) || (Py_TYPE(obj_self) == CPyType_message___Message)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.Message", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_message___Message_____hash__(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 30, CPyStatic_message___globals);
            return NULL;
        }
        
PyObject *CPyDef_message___Message_____ne__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_rhs) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = CPyDef_message___Message_____eq__(cpy_r___mypyc_self__, cpy_r_rhs);
    if (cpy_r_r0 == NULL) goto CPyL10;
    cpy_r_r1 = (PyObject *)&_Py_NotImplementedStruct;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
    if (cpy_r_r2) goto CPyL11;
    cpy_r_r3 = Py_True;
    cpy_r_r4 = cpy_r_r0 == cpy_r_r3;
    if (cpy_r_r4) {
        goto CPyL12;
    } else
        goto CPyL4;
CPyL3: ;
    cpy_r_r5 = 0;
    goto CPyL8;
CPyL4: ;
    cpy_r_r6 = Py_False;
    cpy_r_r7 = cpy_r_r0 == cpy_r_r6;
    if (cpy_r_r7) {
        goto CPyL13;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r5 = 1;
    goto CPyL8;
CPyL6: ;
    cpy_r_r8 = PyObject_Not(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (!cpy_r_r9) goto CPyL10;
    cpy_r_r10 = cpy_r_r8;
    cpy_r_r5 = cpy_r_r10;
CPyL8: ;
    cpy_r_r11 = cpy_r_r5 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r11);
    return cpy_r_r11;
CPyL9: ;
    CPy_INCREF(cpy_r_r1);
    return cpy_r_r1;
CPyL10: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL11: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL9;
CPyL12: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL3;
CPyL13: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_message___Message_____ne__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"rhs", 0};
            static CPyArg_Parser parser = {"O:__ne__", kwlist, 0};
            PyObject *obj_rhs;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_rhs)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_message___Event) || (Py_TYPE(obj___mypyc_self__) == CPyType_message___Message)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.message.Message", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_rhs = obj_rhs;
            PyObject *retval = CPyDef_message___Message_____ne__(arg___mypyc_self__, arg_rhs);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__ne__", -1, CPyStatic_message___globals);
            return NULL;
        }
        
char CPyDef_message___SeatName_____init__(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    CPyTagged_INCREF(cpy_r_seat);
    ((serai___kernel___message___SeatNameObject *)cpy_r_self)->_seat = cpy_r_seat;
    return 1;
}
        
        PyObject *CPyPy_message___SeatName_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_message___SeatName))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.SeatName", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            char retval = CPyDef_message___SeatName_____init__(arg_self, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__init__", 39, CPyStatic_message___globals);
            return NULL;
        }
        
PyObject *CPyDef_message___SeatName_____repr__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyStatics[4759]; /* 'seat ' */
    cpy_r_r1 = ((serai___kernel___message___SeatNameObject *)cpy_r_self)->_seat;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyTagged_Str(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 43, CPyStatic_message___globals);
        goto CPyL3;
    }
    cpy_r_r3 = CPyStr_Build(2, cpy_r_r0, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 43, CPyStatic_message___globals);
        goto CPyL3;
    }
    return cpy_r_r3;
CPyL3: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_message___SeatName_____repr__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__repr__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_message___SeatName))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.SeatName", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_message___SeatName_____repr__(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__repr__", 42, CPyStatic_message___globals);
            return NULL;
        }
        
PyObject *CPyDef_message___SeatName_____eq__(PyObject *cpy_r_self, PyObject *cpy_r_other) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    cpy_r_r0 = (PyObject *)CPyType_message___SeatName;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_other + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (cpy_r_r3) goto CPyL2;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL7;
CPyL2: ;
    cpy_r_r5 = ((serai___kernel___message___SeatNameObject *)cpy_r_self)->_seat;
    if (likely(Py_TYPE(cpy_r_other) == CPyType_message___SeatName))
        cpy_r_r6 = cpy_r_other;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "__eq__", 46, CPyStatic_message___globals, "serai.kernel.message.SeatName", cpy_r_other);
        goto CPyL8;
    }
    cpy_r_r7 = ((serai___kernel___message___SeatNameObject *)cpy_r_r6)->_seat;
    cpy_r_r8 = cpy_r_r5 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL5;
    cpy_r_r10 = CPyTagged_IsEq_(cpy_r_r5, cpy_r_r7);
    cpy_r_r11 = cpy_r_r10;
    goto CPyL6;
CPyL5: ;
    cpy_r_r12 = cpy_r_r5 == cpy_r_r7;
    cpy_r_r11 = cpy_r_r12;
CPyL6: ;
    cpy_r_r4 = cpy_r_r11;
CPyL7: ;
    cpy_r_r13 = cpy_r_r4 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL8: ;
    cpy_r_r14 = NULL;
    return cpy_r_r14;
}
        
        PyObject *CPyPy_message___SeatName_____eq__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"other", 0};
            static CPyArg_Parser parser = {"O:__eq__", kwlist, 0};
            PyObject *obj_other;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_message___SeatName))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.SeatName", obj_self); 
                goto fail;
            }
            PyObject *arg_other = obj_other;
            PyObject *retval = CPyDef_message___SeatName_____eq__(arg_self, arg_other);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__eq__", 45, CPyStatic_message___globals);
            return NULL;
        }
        
CPyTagged CPyDef_message___SeatName_____hash__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    tuple_T2OI cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = CPyStatics[63]; /* 'seat' */
    cpy_r_r1 = ((serai___kernel___message___SeatNameObject *)cpy_r_self)->_seat;
    CPyTagged_INCREF(cpy_r_r1);
    CPy_INCREF(cpy_r_r0);
    cpy_r_r2.f0 = cpy_r_r0;
    cpy_r_r2.f1 = cpy_r_r1;
    cpy_r_r3 = PyTuple_New(2);
    if (unlikely(cpy_r_r3 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9036 = cpy_r_r2.f0;
    PyTuple_SET_ITEM(cpy_r_r3, 0, __tmp9036);
    PyObject *__tmp9037 = CPyTagged_StealAsObject(cpy_r_r2.f1);
    PyTuple_SET_ITEM(cpy_r_r3, 1, __tmp9037);
    cpy_r_r4 = CPyObject_Hash(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 49, CPyStatic_message___globals);
        goto CPyL2;
    }
    return cpy_r_r4;
CPyL2: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_message___SeatName_____hash__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__hash__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_message___SeatName))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.SeatName", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_message___SeatName_____hash__(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__hash__", 48, CPyStatic_message___globals);
            return NULL;
        }
        
PyObject *CPyDef_message___SeatName_____ne__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_rhs) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = CPyDef_message___SeatName_____eq__(cpy_r___mypyc_self__, cpy_r_rhs);
    if (cpy_r_r0 == NULL) goto CPyL10;
    cpy_r_r1 = (PyObject *)&_Py_NotImplementedStruct;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
    if (cpy_r_r2) goto CPyL11;
    cpy_r_r3 = Py_True;
    cpy_r_r4 = cpy_r_r0 == cpy_r_r3;
    if (cpy_r_r4) {
        goto CPyL12;
    } else
        goto CPyL4;
CPyL3: ;
    cpy_r_r5 = 0;
    goto CPyL8;
CPyL4: ;
    cpy_r_r6 = Py_False;
    cpy_r_r7 = cpy_r_r0 == cpy_r_r6;
    if (cpy_r_r7) {
        goto CPyL13;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r5 = 1;
    goto CPyL8;
CPyL6: ;
    cpy_r_r8 = PyObject_Not(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (!cpy_r_r9) goto CPyL10;
    cpy_r_r10 = cpy_r_r8;
    cpy_r_r5 = cpy_r_r10;
CPyL8: ;
    cpy_r_r11 = cpy_r_r5 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r11);
    return cpy_r_r11;
CPyL9: ;
    CPy_INCREF(cpy_r_r1);
    return cpy_r_r1;
CPyL10: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL11: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL9;
CPyL12: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL3;
CPyL13: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_message___SeatName_____ne__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"rhs", 0};
            static CPyArg_Parser parser = {"O:__ne__", kwlist, 0};
            PyObject *obj_rhs;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_rhs)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_message___SeatName))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.message.SeatName", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_rhs = obj_rhs;
            PyObject *retval = CPyDef_message___SeatName_____ne__(arg___mypyc_self__, arg_rhs);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__ne__", -1, CPyStatic_message___globals);
            return NULL;
        }
        
char CPyDef_message___Hidden_____init__(PyObject *cpy_r_self, PyObject *cpy_r_value, PyObject *cpy_r_seats, PyObject *cpy_r_instead) {
    PyObject *cpy_r_r0;
    if (cpy_r_instead != NULL) goto CPyL3;
    cpy_r_r0 = CPyStatics[4760]; /* 'hidden' */
    CPy_INCREF(cpy_r_r0);
    cpy_r_instead = cpy_r_r0;
CPyL2: ;
    CPy_INCREF(cpy_r_value);
    ((serai___kernel___message___HiddenObject *)cpy_r_self)->_value = cpy_r_value;
    CPy_INCREF(cpy_r_seats);
    ((serai___kernel___message___HiddenObject *)cpy_r_self)->_seats = cpy_r_seats;
    ((serai___kernel___message___HiddenObject *)cpy_r_self)->_instead = cpy_r_instead;
    return 1;
CPyL3: ;
    CPy_INCREF(cpy_r_instead);
    goto CPyL2;
}
        
        PyObject *CPyPy_message___Hidden_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"value", "seats", "instead", 0};
            PyObject *obj_value;
            PyObject *obj_seats;
            PyObject *obj_instead = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO|O", "__init__", kwlist, &obj_value, &obj_seats, &obj_instead)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_message___Hidden))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.Hidden", obj_self); 
                goto fail;
            }
            PyObject *arg_value = obj_value;
            PyObject * arg_seats;
            if (likely(PyTuple_Check(obj_seats)))
                arg_seats = obj_seats;
            else {
                CPy_TypeError("tuple", obj_seats); 
                goto fail;
            }
            PyObject *arg_instead;
            if (obj_instead == NULL) {
                arg_instead = NULL;
            } else if (likely(PyUnicode_Check(obj_instead)))
                arg_instead = obj_instead;
            else {
                CPy_TypeError("str", obj_instead); 
                goto fail;
            }
            char retval = CPyDef_message___Hidden_____init__(arg_self, arg_value, arg_seats, arg_instead);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__init__", 57, CPyStatic_message___globals);
            return NULL;
        }
        
char CPyDef_message___Event_____init__(PyObject *cpy_r_self, PyObject *cpy_r_key, CPyTagged cpy_r_seat, PyObject *cpy_r_rule, PyObject *cpy_r_arguments) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_message___Message_____init__(cpy_r_self, cpy_r_key, cpy_r_arguments);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "__init__", 69, CPyStatic_message___globals);
        goto CPyL2;
    }
    CPyTagged_INCREF(cpy_r_seat);
    ((serai___kernel___message___EventObject *)cpy_r_self)->_seat = cpy_r_seat;
    CPy_INCREF(cpy_r_rule);
    ((serai___kernel___message___EventObject *)cpy_r_self)->_rule = cpy_r_rule;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_message___Event_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"key", "seat", "rule", "arguments", 0};
            PyObject *obj_key;
            PyObject *obj_seat;
            PyObject *obj_rule;
            PyObject *obj_arguments;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOO", "__init__", kwlist, &obj_key, &obj_seat, &obj_rule, &obj_arguments)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_message___Event))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.Event", obj_self); 
                goto fail;
            }
            PyObject *arg_key;
            if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_arguments;
            if (likely(PyDict_Check(obj_arguments)))
                arg_arguments = obj_arguments;
            else {
                CPy_TypeError("dict", obj_arguments); 
                goto fail;
            }
            char retval = CPyDef_message___Event_____init__(arg_self, arg_key, arg_seat, arg_rule, arg_arguments);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "__init__", 68, CPyStatic_message___globals);
            return NULL;
        }
        
PyObject *CPyDef_message___Event___seen_by(PyObject *cpy_r_self, CPyTagged cpy_r_viewer) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T3CIO cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T4CIOO cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    cpy_r_r0 = 0;
    cpy_r_r1 = ((serai___kernel___message___EventObject *)cpy_r_self)->_arguments;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = 0;
    cpy_r_r3 = PyDict_Size(cpy_r_r1);
    cpy_r_r4 = CPyDict_GetValuesIter(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 75, CPyStatic_message___globals);
        goto CPyL27;
    }
CPyL1: ;
    cpy_r_r5 = CPyDict_NextValue(cpy_r_r4, cpy_r_r2);
    cpy_r_r6 = cpy_r_r5.f1;
    cpy_r_r2 = cpy_r_r6;
    cpy_r_r7 = cpy_r_r5.f0;
    if (!cpy_r_r7) goto CPyL28;
    cpy_r_r8 = cpy_r_r5.f2;
    CPy_INCREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r5.f2);
    cpy_r_r9 = (PyObject *)CPyType_message___Hidden;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyObject, ob_type));
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_DECREF(cpy_r_r8);
    cpy_r_r12 = cpy_r_r11 == cpy_r_r9;
    if (cpy_r_r12) {
        goto CPyL29;
    } else
        goto CPyL4;
CPyL3: ;
    cpy_r_r0 = 1;
    goto CPyL6;
CPyL4: ;
    cpy_r_r13 = CPyDict_CheckSize(cpy_r_r1, cpy_r_r3);
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 75, CPyStatic_message___globals);
        goto CPyL30;
    } else
        goto CPyL1;
CPyL5: ;
    cpy_r_r14 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 75, CPyStatic_message___globals);
        goto CPyL26;
    }
CPyL6: ;
    if (cpy_r_r0) goto CPyL8;
    CPy_INCREF(cpy_r_self);
    return cpy_r_self;
CPyL8: ;
    cpy_r_r15 = PyDict_New();
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 77, CPyStatic_message___globals);
        goto CPyL26;
    }
    cpy_r_r16 = ((serai___kernel___message___EventObject *)cpy_r_self)->_arguments;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = 0;
    cpy_r_r18 = PyDict_Size(cpy_r_r16);
    cpy_r_r19 = CPyDict_GetItemsIter(cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 78, CPyStatic_message___globals);
        goto CPyL31;
    }
CPyL10: ;
    cpy_r_r20 = CPyDict_NextItem(cpy_r_r19, cpy_r_r17);
    cpy_r_r21 = cpy_r_r20.f1;
    cpy_r_r17 = cpy_r_r21;
    cpy_r_r22 = cpy_r_r20.f0;
    if (!cpy_r_r22) goto CPyL32;
    cpy_r_r23 = cpy_r_r20.f2;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = cpy_r_r20.f3;
    CPy_INCREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r20.f2);
    CPy_DECREF(cpy_r_r20.f3);
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r25 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "seen_by", 78, CPyStatic_message___globals, "str", cpy_r_r23);
        goto CPyL33;
    }
    cpy_r_r26 = (PyObject *)CPyType_message___Hidden;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyObject, ob_type));
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r28 == cpy_r_r26;
    if (!cpy_r_r29) goto CPyL21;
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_message___Hidden))
        cpy_r_r30 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "seen_by", 80, CPyStatic_message___globals, "serai.kernel.message.Hidden", cpy_r_r24);
        goto CPyL34;
    }
    cpy_r_r31 = ((serai___kernel___message___HiddenObject *)cpy_r_r30)->_seats;
    CPy_INCREF(cpy_r_r31);
    CPyTagged_INCREF(cpy_r_viewer);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_viewer);
    cpy_r_r33 = PySequence_Contains(cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 80, CPyStatic_message___globals);
        goto CPyL34;
    }
    cpy_r_r35 = cpy_r_r33;
    if (!cpy_r_r35) goto CPyL18;
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_message___Hidden))
        cpy_r_r36 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "seen_by", 80, CPyStatic_message___globals, "serai.kernel.message.Hidden", cpy_r_r24);
        goto CPyL34;
    }
    cpy_r_r37 = ((serai___kernel___message___HiddenObject *)cpy_r_r36)->_value;
    CPy_INCREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37;
    goto CPyL20;
CPyL18: ;
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_message___Hidden))
        cpy_r_r39 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/message.py", "seen_by", 80, CPyStatic_message___globals, "serai.kernel.message.Hidden", cpy_r_r24);
        goto CPyL34;
    }
    cpy_r_r40 = ((serai___kernel___message___HiddenObject *)cpy_r_r39)->_instead;
    CPy_INCREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r40;
CPyL20: ;
    cpy_r_r41 = CPyDict_SetItem(cpy_r_r15, cpy_r_r25, cpy_r_r38);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 80, CPyStatic_message___globals);
        goto CPyL35;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r43 = CPyDict_SetItem(cpy_r_r15, cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 82, CPyStatic_message___globals);
        goto CPyL35;
    }
CPyL22: ;
    cpy_r_r45 = CPyDict_CheckSize(cpy_r_r16, cpy_r_r18);
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 78, CPyStatic_message___globals);
        goto CPyL35;
    } else
        goto CPyL10;
CPyL23: ;
    cpy_r_r46 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 78, CPyStatic_message___globals);
        goto CPyL36;
    }
    cpy_r_r47 = ((serai___kernel___message___EventObject *)cpy_r_self)->_key;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = ((serai___kernel___message___EventObject *)cpy_r_self)->_seat;
    CPyTagged_INCREF(cpy_r_r48);
    cpy_r_r49 = ((serai___kernel___message___EventObject *)cpy_r_self)->_rule;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r50 = CPyDef_message___Event(cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r15);
    CPy_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 83, CPyStatic_message___globals);
        goto CPyL26;
    }
    return cpy_r_r50;
CPyL26: ;
    cpy_r_r51 = NULL;
    return cpy_r_r51;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL26;
CPyL28: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5.f2);
    goto CPyL5;
CPyL29: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    goto CPyL3;
CPyL30: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL26;
CPyL31: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL26;
CPyL32: ;
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r20.f2);
    CPy_DECREF(cpy_r_r20.f3);
    goto CPyL23;
CPyL33: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r24);
    goto CPyL26;
CPyL34: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r24);
    goto CPyL26;
CPyL35: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    goto CPyL26;
CPyL36: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL26;
}
        
        PyObject *CPyPy_message___Event___seen_by(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"viewer", 0};
            static CPyArg_Parser parser = {"O:seen_by", kwlist, 0};
            PyObject *obj_viewer;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_viewer)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_message___Event))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.message.Event", obj_self); 
                goto fail;
            }
            CPyTagged arg_viewer;
            if (likely(PyLong_Check(obj_viewer)))
                arg_viewer = CPyTagged_BorrowFromObject(obj_viewer);
            else {
                CPy_TypeError("int", obj_viewer); goto fail;
            }
            PyObject *retval = CPyDef_message___Event___seen_by(arg_self, arg_viewer);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/message.py", "seen_by", 73, CPyStatic_message___globals);
            return NULL;
        }
        
char CPyDef_message_____top_level__(void) {
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
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    int32_t cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    int32_t cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 1, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 1, CPyStatic_message___globals);
        goto CPyL38;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_message___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 7, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5000]; /* ('Any',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_message___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 9, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_message___globals;
    cpy_r_r17 = CPyStatics[92]; /* 'Any' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 11, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r19 = CPyStatic_message___globals;
    cpy_r_r20 = CPyStatics[420]; /* 'Argument' */
    cpy_r_r21 = CPyDict_SetItem(cpy_r_r19, cpy_r_r20, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 11, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r23 = NULL;
    cpy_r_r24 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r25 = (PyObject *)CPyType_message___Message_template;
    cpy_r_r26 = CPyType_FromTemplate(cpy_r_r25, cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 14, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r27 = CPyDef_message___Message_trait_vtable_setup();
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 14, CPyStatic_message___globals);
        goto CPyL39;
    }
    cpy_r_r28 = CPyDef_message___Message_coroutine_setup(cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 14, CPyStatic_message___globals);
        goto CPyL39;
    }
    cpy_r_r29 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r30 = CPyStatics[30]; /* 'key' */
    cpy_r_r31 = CPyStatics[4529]; /* 'arguments' */
    cpy_r_r32 = PyTuple_Pack(2, cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 14, CPyStatic_message___globals);
        goto CPyL39;
    }
    cpy_r_r33 = PyObject_SetAttr(cpy_r_r26, cpy_r_r29, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 14, CPyStatic_message___globals);
        goto CPyL39;
    }
    CPyType_message___Message = (PyTypeObject *)cpy_r_r26;
    CPy_INCREF(CPyType_message___Message);
    cpy_r_r35 = CPyStatic_message___globals;
    cpy_r_r36 = CPyStatics[59]; /* 'Message' */
    cpy_r_r37 = PyDict_SetItem(cpy_r_r35, cpy_r_r36, cpy_r_r26);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 14, CPyStatic_message___globals);
        goto CPyL39;
    }
    cpy_r_r39 = CPy_InitSubclass(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 14, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r40 = NULL;
    cpy_r_r41 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r42 = (PyObject *)CPyType_message___SeatName_template;
    cpy_r_r43 = CPyType_FromTemplate(cpy_r_r42, cpy_r_r40, cpy_r_r41);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 34, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r44 = CPyDef_message___SeatName_trait_vtable_setup();
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 34, CPyStatic_message___globals);
        goto CPyL40;
    }
    cpy_r_r45 = CPyDef_message___SeatName_coroutine_setup(cpy_r_r43);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 34, CPyStatic_message___globals);
        goto CPyL40;
    }
    cpy_r_r46 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r47 = CPyStatics[63]; /* 'seat' */
    cpy_r_r48 = PyTuple_Pack(1, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 34, CPyStatic_message___globals);
        goto CPyL40;
    }
    cpy_r_r49 = PyObject_SetAttr(cpy_r_r43, cpy_r_r46, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 34, CPyStatic_message___globals);
        goto CPyL40;
    }
    CPyType_message___SeatName = (PyTypeObject *)cpy_r_r43;
    CPy_INCREF(CPyType_message___SeatName);
    cpy_r_r51 = CPyStatic_message___globals;
    cpy_r_r52 = CPyStatics[556]; /* 'SeatName' */
    cpy_r_r53 = PyDict_SetItem(cpy_r_r51, cpy_r_r52, cpy_r_r43);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 34, CPyStatic_message___globals);
        goto CPyL40;
    }
    cpy_r_r55 = CPy_InitSubclass(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 34, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r56 = NULL;
    cpy_r_r57 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r58 = (PyObject *)CPyType_message___Hidden_template;
    cpy_r_r59 = CPyType_FromTemplate(cpy_r_r58, cpy_r_r56, cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 52, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r60 = CPyDef_message___Hidden_trait_vtable_setup();
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 52, CPyStatic_message___globals);
        goto CPyL41;
    }
    cpy_r_r61 = CPyDef_message___Hidden_coroutine_setup(cpy_r_r59);
    if (unlikely(cpy_r_r61 == 2)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 52, CPyStatic_message___globals);
        goto CPyL41;
    }
    cpy_r_r62 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r63 = CPyStatics[337]; /* 'value' */
    cpy_r_r64 = CPyStatics[620]; /* 'seats' */
    cpy_r_r65 = CPyStatics[2637]; /* 'instead' */
    cpy_r_r66 = PyTuple_Pack(3, cpy_r_r63, cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 52, CPyStatic_message___globals);
        goto CPyL41;
    }
    cpy_r_r67 = PyObject_SetAttr(cpy_r_r59, cpy_r_r62, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r68 = cpy_r_r67 >= 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 52, CPyStatic_message___globals);
        goto CPyL41;
    }
    CPyType_message___Hidden = (PyTypeObject *)cpy_r_r59;
    CPy_INCREF(CPyType_message___Hidden);
    cpy_r_r69 = CPyStatic_message___globals;
    cpy_r_r70 = CPyStatics[4010]; /* 'Hidden' */
    cpy_r_r71 = PyDict_SetItem(cpy_r_r69, cpy_r_r70, cpy_r_r59);
    cpy_r_r72 = cpy_r_r71 >= 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 52, CPyStatic_message___globals);
        goto CPyL41;
    }
    cpy_r_r73 = CPy_InitSubclass(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 52, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r74 = (PyObject *)CPyType_message___Message;
    cpy_r_r75 = PyTuple_Pack(1, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 63, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r76 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r77 = (PyObject *)CPyType_message___Event_template;
    cpy_r_r78 = CPyType_FromTemplate(cpy_r_r77, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 63, CPyStatic_message___globals);
        goto CPyL38;
    }
    cpy_r_r79 = CPyDef_message___Event_trait_vtable_setup();
    if (unlikely(cpy_r_r79 == 2)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 63, CPyStatic_message___globals);
        goto CPyL42;
    }
    cpy_r_r80 = CPyDef_message___Event_coroutine_setup(cpy_r_r78);
    if (unlikely(cpy_r_r80 == 2)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 63, CPyStatic_message___globals);
        goto CPyL42;
    }
    cpy_r_r81 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r82 = CPyStatics[63]; /* 'seat' */
    cpy_r_r83 = CPyStatics[2779]; /* 'rule' */
    cpy_r_r84 = CPyStatics[30]; /* 'key' */
    cpy_r_r85 = CPyStatics[4529]; /* 'arguments' */
    cpy_r_r86 = PyTuple_Pack(4, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 63, CPyStatic_message___globals);
        goto CPyL42;
    }
    cpy_r_r87 = PyObject_SetAttr(cpy_r_r78, cpy_r_r81, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r88 = cpy_r_r87 >= 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 63, CPyStatic_message___globals);
        goto CPyL42;
    }
    CPyType_message___Event = (PyTypeObject *)cpy_r_r78;
    CPy_INCREF(CPyType_message___Event);
    cpy_r_r89 = CPyStatic_message___globals;
    cpy_r_r90 = CPyStatics[4733]; /* 'Event' */
    cpy_r_r91 = PyDict_SetItem(cpy_r_r89, cpy_r_r90, cpy_r_r78);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 63, CPyStatic_message___globals);
        goto CPyL42;
    }
    cpy_r_r93 = CPy_InitSubclass(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/kernel/message.py", "<module>", 63, CPyStatic_message___globals);
        goto CPyL38;
    }
    return 1;
CPyL38: ;
    cpy_r_r94 = 2;
    return cpy_r_r94;
CPyL39: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL38;
CPyL40: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL38;
CPyL41: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL38;
CPyL42: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL38;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendwayfarers___automa___actions___act_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions___act_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions___act_gen,
};
static int
wayfarers___automa___actions___act_gen_traverse(serai___games___wayfarers___automa___actions___act_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    Py_VISIT(self->___mypyc_generator_frame_attribute__effect);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5);
    Py_VISIT(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    Py_VISIT(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions___act_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions___act_genObject *self = (serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions___act_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions___act_genObject *self = (serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    return 0;
}

static void
wayfarers___automa___actions___act_gen_dealloc(serai___games___wayfarers___automa___actions___act_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions___act_gen_free_instance == NULL) {
        wayfarers___automa___actions___act_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0);
        self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3);
        self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
        self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_1 = -113;
        Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions___act_gen_dealloc)
    CPyDef_wayfarers___automa___actions___act_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc__act_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions___act_gen(void);

static PyObject *
wayfarers___automa___actions___act_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions___act_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc__act_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions___act_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions___act_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions___act_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___act_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___act_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___act_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___act_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___act_gen___close,
    };
    memcpy(wayfarers___automa___actions___act_gen_vtable, wayfarers___automa___actions___act_gen_vtable_scratch, sizeof(wayfarers___automa___actions___act_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions___act_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions___act_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc__act_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions___act_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions___act_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions___act_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions___act_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions___act_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions___act_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "act_gen",
    .tp_new = wayfarers___automa___actions___act_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions___act_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions___act_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions___act_gen_clear,
    .tp_methods = wayfarers___automa___actions___act_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions___act_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions___act_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions___act_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions___act_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("act_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions___act_gen_template = &CPyType_wayfarers___automa___actions___act_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc__act_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions___act_genObject *self;
    if (wayfarers___automa___actions___act_gen_free_instance != NULL) {
        self = wayfarers___automa___actions___act_gen_free_instance;
        wayfarers___automa___actions___act_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions___act_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions___act_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1 = -113;
    self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4 = -113;
    self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_1 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions___act_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc__act_gen_setup((PyObject *)CPyType_wayfarers___automa___actions___act_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___actions____icon_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions____icon_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions____icon_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions____icon_gen,
};
static int
wayfarers___automa___actions____icon_gen_traverse(serai___games___wayfarers___automa___actions____icon_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    Py_VISIT(self->___mypyc_generator_frame_attribute__icon);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions____icon_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____icon_genObject *self = (serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__icon);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions____icon_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____icon_genObject *self = (serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__icon);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5);
    return 0;
}

static void
wayfarers___automa___actions____icon_gen_dealloc(serai___games___wayfarers___automa___actions____icon_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions____icon_gen_free_instance == NULL) {
        wayfarers___automa___actions____icon_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__icon);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions____icon_gen_dealloc)
    CPyDef_wayfarers___automa___actions____icon_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_icon_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions____icon_gen(void);

static PyObject *
wayfarers___automa___actions____icon_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions____icon_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_icon_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions____icon_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions____icon_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions____icon_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____icon_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____icon_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____icon_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____icon_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____icon_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____icon_gen___close,
    };
    memcpy(wayfarers___automa___actions____icon_gen_vtable, wayfarers___automa___actions____icon_gen_vtable_scratch, sizeof(wayfarers___automa___actions____icon_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions____icon_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions____icon_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc___3_icon_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____icon_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions____icon_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____icon_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions____icon_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions____icon_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions____icon_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_icon_gen",
    .tp_new = wayfarers___automa___actions____icon_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions____icon_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions____icon_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions____icon_gen_clear,
    .tp_methods = wayfarers___automa___actions____icon_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions____icon_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions____icon_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions____icon_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions____icon_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_icon_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions____icon_gen_template = &CPyType_wayfarers___automa___actions____icon_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_icon_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions____icon_genObject *self;
    if (wayfarers___automa___actions____icon_gen_free_instance != NULL) {
        self = wayfarers___automa___actions____icon_gen_free_instance;
        wayfarers___automa___actions____icon_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions____icon_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions____icon_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions____icon_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_icon_gen_setup((PyObject *)CPyType_wayfarers___automa___actions____icon_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___actions___move_marker_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions___move_marker_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions___move_marker_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions___move_marker_gen,
};
static int
wayfarers___automa___actions___move_marker_gen_traverse(serai___games___wayfarers___automa___actions___move_marker_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__steps));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions___move_marker_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions___move_marker_genObject *self = (serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
        self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0;
        self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0;
        self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions___move_marker_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions___move_marker_genObject *self = (serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
        self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0;
        self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0;
        self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
wayfarers___automa___actions___move_marker_gen_dealloc(serai___games___wayfarers___automa___actions___move_marker_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions___move_marker_gen_free_instance == NULL) {
        wayfarers___automa___actions___move_marker_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
            self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0;
            self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1);
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0;
            self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions___move_marker_gen_dealloc)
    CPyDef_wayfarers___automa___actions___move_marker_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc__move_marker_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions___move_marker_gen(void);

static PyObject *
wayfarers___automa___actions___move_marker_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions___move_marker_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc__move_marker_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions___move_marker_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions___move_marker_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions___move_marker_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___move_marker_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___move_marker_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___move_marker_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___move_marker_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___move_marker_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___move_marker_gen___close,
    };
    memcpy(wayfarers___automa___actions___move_marker_gen_vtable, wayfarers___automa___actions___move_marker_gen_vtable_scratch, sizeof(wayfarers___automa___actions___move_marker_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions___move_marker_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions___move_marker_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc__move_marker_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions___move_marker_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions___move_marker_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions___move_marker_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions___move_marker_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions___move_marker_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions___move_marker_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "move_marker_gen",
    .tp_new = wayfarers___automa___actions___move_marker_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions___move_marker_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions___move_marker_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions___move_marker_gen_clear,
    .tp_methods = wayfarers___automa___actions___move_marker_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions___move_marker_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions___move_marker_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions___move_marker_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions___move_marker_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("move_marker_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions___move_marker_gen_template = &CPyType_wayfarers___automa___actions___move_marker_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc__move_marker_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions___move_marker_genObject *self;
    if (wayfarers___automa___actions___move_marker_gen_free_instance != NULL) {
        self = wayfarers___automa___actions___move_marker_gen_free_instance;
        wayfarers___automa___actions___move_marker_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions___move_marker_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions___move_marker_gen_vtable;
    self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions___move_marker_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc__move_marker_gen_setup((PyObject *)CPyType_wayfarers___automa___actions___move_marker_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___actions___track_bonus_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions___track_bonus_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions___track_bonus_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions___track_bonus_gen,
};
static int
wayfarers___automa___actions___track_bonus_gen_traverse(serai___games___wayfarers___automa___actions___track_bonus_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions___track_bonus_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions___track_bonus_genObject *self = (serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions___track_bonus_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions___track_bonus_genObject *self = (serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0);
    return 0;
}

static void
wayfarers___automa___actions___track_bonus_gen_dealloc(serai___games___wayfarers___automa___actions___track_bonus_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions___track_bonus_gen_free_instance == NULL) {
        wayfarers___automa___actions___track_bonus_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions___track_bonus_gen_dealloc)
    CPyDef_wayfarers___automa___actions___track_bonus_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc__track_bonus_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions___track_bonus_gen(void);

static PyObject *
wayfarers___automa___actions___track_bonus_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions___track_bonus_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc__track_bonus_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions___track_bonus_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions___track_bonus_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions___track_bonus_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___track_bonus_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___track_bonus_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___track_bonus_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___track_bonus_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___track_bonus_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___track_bonus_gen___close,
    };
    memcpy(wayfarers___automa___actions___track_bonus_gen_vtable, wayfarers___automa___actions___track_bonus_gen_vtable_scratch, sizeof(wayfarers___automa___actions___track_bonus_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions___track_bonus_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions___track_bonus_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc__track_bonus_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions___track_bonus_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions___track_bonus_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions___track_bonus_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions___track_bonus_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions___track_bonus_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions___track_bonus_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "track_bonus_gen",
    .tp_new = wayfarers___automa___actions___track_bonus_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions___track_bonus_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions___track_bonus_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions___track_bonus_gen_clear,
    .tp_methods = wayfarers___automa___actions___track_bonus_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions___track_bonus_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions___track_bonus_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions___track_bonus_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions___track_bonus_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("track_bonus_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions___track_bonus_gen_template = &CPyType_wayfarers___automa___actions___track_bonus_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc__track_bonus_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions___track_bonus_genObject *self;
    if (wayfarers___automa___actions___track_bonus_gen_free_instance != NULL) {
        self = wayfarers___automa___actions___track_bonus_gen_free_instance;
        wayfarers___automa___actions___track_bonus_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions___track_bonus_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions___track_bonus_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions___track_bonus_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc__track_bonus_gen_setup((PyObject *)CPyType_wayfarers___automa___actions___track_bonus_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___actions____acquire_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions____acquire_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions____acquire_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions____acquire_gen,
};
static int
wayfarers___automa___actions____acquire_gen_traverse(serai___games___wayfarers___automa___actions____acquire_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__row));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions____acquire_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____acquire_genObject *self = (serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
        self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions____acquire_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____acquire_genObject *self = (serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
        self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0);
    return 0;
}

static void
wayfarers___automa___actions____acquire_gen_dealloc(serai___games___wayfarers___automa___actions____acquire_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions____acquire_gen_free_instance == NULL) {
        wayfarers___automa___actions____acquire_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__row)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__row;
            self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions____acquire_gen_dealloc)
    CPyDef_wayfarers___automa___actions____acquire_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_acquire_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions____acquire_gen(void);

static PyObject *
wayfarers___automa___actions____acquire_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions____acquire_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_acquire_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions____acquire_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions____acquire_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions____acquire_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____acquire_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____acquire_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____acquire_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____acquire_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____acquire_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____acquire_gen___close,
    };
    memcpy(wayfarers___automa___actions____acquire_gen_vtable, wayfarers___automa___actions____acquire_gen_vtable_scratch, sizeof(wayfarers___automa___actions____acquire_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions____acquire_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions____acquire_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc___3_acquire_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____acquire_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions____acquire_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____acquire_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions____acquire_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions____acquire_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions____acquire_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_acquire_gen",
    .tp_new = wayfarers___automa___actions____acquire_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions____acquire_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions____acquire_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions____acquire_gen_clear,
    .tp_methods = wayfarers___automa___actions____acquire_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions____acquire_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions____acquire_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions____acquire_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions____acquire_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_acquire_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions____acquire_gen_template = &CPyType_wayfarers___automa___actions____acquire_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_acquire_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions____acquire_genObject *self;
    if (wayfarers___automa___actions____acquire_gen_free_instance != NULL) {
        self = wayfarers___automa___actions____acquire_gen_free_instance;
        wayfarers___automa___actions____acquire_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions____acquire_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions____acquire_gen_vtable;
    self->___mypyc_generator_frame_attribute__row = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions____acquire_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_acquire_gen_setup((PyObject *)CPyType_wayfarers___automa___actions____acquire_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___actions___place_worker_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions___place_worker_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions___place_worker_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions___place_worker_gen,
};
static int
wayfarers___automa___actions___place_worker_gen_traverse(serai___games___wayfarers___automa___actions___place_worker_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__colour)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__colour));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__candidates);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions___place_worker_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions___place_worker_genObject *self = (serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__colour)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__colour;
        self->___mypyc_generator_frame_attribute__colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__candidates);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions___place_worker_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions___place_worker_genObject *self = (serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__colour)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__colour;
        self->___mypyc_generator_frame_attribute__colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__candidates);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1);
    return 0;
}

static void
wayfarers___automa___actions___place_worker_gen_dealloc(serai___games___wayfarers___automa___actions___place_worker_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions___place_worker_gen_free_instance == NULL) {
        wayfarers___automa___actions___place_worker_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__colour)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__colour;
            self->___mypyc_generator_frame_attribute__colour = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__colour = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__candidates);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions___place_worker_gen_dealloc)
    CPyDef_wayfarers___automa___actions___place_worker_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc__place_worker_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions___place_worker_gen(void);

static PyObject *
wayfarers___automa___actions___place_worker_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions___place_worker_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc__place_worker_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions___place_worker_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions___place_worker_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions___place_worker_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___place_worker_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___place_worker_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___place_worker_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___place_worker_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___place_worker_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___place_worker_gen___close,
    };
    memcpy(wayfarers___automa___actions___place_worker_gen_vtable, wayfarers___automa___actions___place_worker_gen_vtable_scratch, sizeof(wayfarers___automa___actions___place_worker_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions___place_worker_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions___place_worker_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc__place_worker_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions___place_worker_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions___place_worker_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions___place_worker_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions___place_worker_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions___place_worker_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions___place_worker_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "place_worker_gen",
    .tp_new = wayfarers___automa___actions___place_worker_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions___place_worker_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions___place_worker_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions___place_worker_gen_clear,
    .tp_methods = wayfarers___automa___actions___place_worker_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions___place_worker_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions___place_worker_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions___place_worker_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions___place_worker_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("place_worker_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions___place_worker_gen_template = &CPyType_wayfarers___automa___actions___place_worker_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc__place_worker_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions___place_worker_genObject *self;
    if (wayfarers___automa___actions___place_worker_gen_free_instance != NULL) {
        self = wayfarers___automa___actions___place_worker_gen_free_instance;
        wayfarers___automa___actions___place_worker_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions___place_worker_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions___place_worker_gen_vtable;
    self->___mypyc_generator_frame_attribute__colour = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions___place_worker_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc__place_worker_gen_setup((PyObject *)CPyType_wayfarers___automa___actions___place_worker_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___actions____retrieve_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions____retrieve_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions____retrieve_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions____retrieve_gen,
};
static int
wayfarers___automa___actions____retrieve_gen_traverse(serai___games___wayfarers___automa___actions____retrieve_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    Py_VISIT(self->___mypyc_generator_frame_attribute__candidates);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions____retrieve_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____retrieve_genObject *self = (serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__candidates);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions____retrieve_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____retrieve_genObject *self = (serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__candidates);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1);
    return 0;
}

static void
wayfarers___automa___actions____retrieve_gen_dealloc(serai___games___wayfarers___automa___actions____retrieve_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions____retrieve_gen_free_instance == NULL) {
        wayfarers___automa___actions____retrieve_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__candidates);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions____retrieve_gen_dealloc)
    CPyDef_wayfarers___automa___actions____retrieve_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_retrieve_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions____retrieve_gen(void);

static PyObject *
wayfarers___automa___actions____retrieve_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions____retrieve_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_retrieve_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions____retrieve_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions____retrieve_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions____retrieve_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____retrieve_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____retrieve_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____retrieve_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____retrieve_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____retrieve_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____retrieve_gen___close,
    };
    memcpy(wayfarers___automa___actions____retrieve_gen_vtable, wayfarers___automa___actions____retrieve_gen_vtable_scratch, sizeof(wayfarers___automa___actions____retrieve_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions____retrieve_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions____retrieve_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc___3_retrieve_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____retrieve_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions____retrieve_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____retrieve_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions____retrieve_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions____retrieve_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions____retrieve_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_retrieve_gen",
    .tp_new = wayfarers___automa___actions____retrieve_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions____retrieve_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions____retrieve_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions____retrieve_gen_clear,
    .tp_methods = wayfarers___automa___actions____retrieve_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions____retrieve_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions____retrieve_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions____retrieve_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions____retrieve_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_retrieve_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions____retrieve_gen_template = &CPyType_wayfarers___automa___actions____retrieve_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_retrieve_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions____retrieve_genObject *self;
    if (wayfarers___automa___actions____retrieve_gen_free_instance != NULL) {
        self = wayfarers___automa___actions____retrieve_gen_free_instance;
        wayfarers___automa___actions____retrieve_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions____retrieve_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions____retrieve_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions____retrieve_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_retrieve_gen_setup((PyObject *)CPyType_wayfarers___automa___actions____retrieve_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___actions____accepted_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions____accepted_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions____accepted_gen,
};
static int
wayfarers___automa___actions____accepted_gen_traverse(serai___games___wayfarers___automa___actions____accepted_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__candidates);
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__place));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__card);
    Py_VISIT(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions____accepted_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____accepted_genObject *self = (serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__candidates);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__card);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions____accepted_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____accepted_genObject *self = (serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__candidates);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
        self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__card);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    return 0;
}

static void
wayfarers___automa___actions____accepted_gen_dealloc(serai___games___wayfarers___automa___actions____accepted_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions____accepted_gen_free_instance == NULL) {
        wayfarers___automa___actions____accepted_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__candidates);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_1 = CPY_INT_TAG;
        self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2 = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__place)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__place;
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__card);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions____accepted_gen_dealloc)
    CPyDef_wayfarers___automa___actions____accepted_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_accepted_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions____accepted_gen(void);

static PyObject *
wayfarers___automa___actions____accepted_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions____accepted_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_accepted_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions____accepted_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions____accepted_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions____accepted_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____accepted_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____accepted_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____accepted_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____accepted_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____accepted_gen___close,
    };
    memcpy(wayfarers___automa___actions____accepted_gen_vtable, wayfarers___automa___actions____accepted_gen_vtable_scratch, sizeof(wayfarers___automa___actions____accepted_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions____accepted_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions____accepted_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc___3_accepted_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____accepted_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions____accepted_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____accepted_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions____accepted_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions____accepted_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions____accepted_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_accepted_gen",
    .tp_new = wayfarers___automa___actions____accepted_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions____accepted_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions____accepted_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions____accepted_gen_clear,
    .tp_methods = wayfarers___automa___actions____accepted_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions____accepted_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions____accepted_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions____accepted_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions____accepted_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_accepted_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions____accepted_gen_template = &CPyType_wayfarers___automa___actions____accepted_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_accepted_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions____accepted_genObject *self;
    if (wayfarers___automa___actions____accepted_gen_free_instance != NULL) {
        self = wayfarers___automa___actions____accepted_gen_free_instance;
        wayfarers___automa___actions____accepted_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions____accepted_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions____accepted_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_1 = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2 = -113;
    self->___mypyc_generator_frame_attribute__place = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions____accepted_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_accepted_gen_setup((PyObject *)CPyType_wayfarers___automa___actions____accepted_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___actions____upgrade_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions____upgrade_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions____upgrade_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions____upgrade_gen,
};
static int
wayfarers___automa___actions____upgrade_gen_traverse(serai___games___wayfarers___automa___actions____upgrade_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    Py_VISIT(self->___mypyc_generator_frame_attribute__kind);
    Py_VISIT(self->___mypyc_generator_frame_attribute__covered);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions____upgrade_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____upgrade_genObject *self = (serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__kind);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__covered);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions____upgrade_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____upgrade_genObject *self = (serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__kind);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__covered);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2);
    return 0;
}

static void
wayfarers___automa___actions____upgrade_gen_dealloc(serai___games___wayfarers___automa___actions____upgrade_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions____upgrade_gen_free_instance == NULL) {
        wayfarers___automa___actions____upgrade_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__kind);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__covered);
        self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions____upgrade_gen_dealloc)
    CPyDef_wayfarers___automa___actions____upgrade_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_upgrade_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions____upgrade_gen(void);

static PyObject *
wayfarers___automa___actions____upgrade_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions____upgrade_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_upgrade_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions____upgrade_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions____upgrade_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions____upgrade_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____upgrade_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____upgrade_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____upgrade_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____upgrade_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____upgrade_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____upgrade_gen___close,
    };
    memcpy(wayfarers___automa___actions____upgrade_gen_vtable, wayfarers___automa___actions____upgrade_gen_vtable_scratch, sizeof(wayfarers___automa___actions____upgrade_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions____upgrade_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions____upgrade_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc___3_upgrade_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____upgrade_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions____upgrade_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____upgrade_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions____upgrade_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions____upgrade_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions____upgrade_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_upgrade_gen",
    .tp_new = wayfarers___automa___actions____upgrade_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions____upgrade_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions____upgrade_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions____upgrade_gen_clear,
    .tp_methods = wayfarers___automa___actions____upgrade_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions____upgrade_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions____upgrade_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions____upgrade_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions____upgrade_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_upgrade_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions____upgrade_gen_template = &CPyType_wayfarers___automa___actions____upgrade_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_upgrade_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions____upgrade_genObject *self;
    if (wayfarers___automa___actions____upgrade_gen_free_instance != NULL) {
        self = wayfarers___automa___actions____upgrade_gen_free_instance;
        wayfarers___automa___actions____upgrade_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions____upgrade_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions____upgrade_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions____upgrade_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_upgrade_gen_setup((PyObject *)CPyType_wayfarers___automa___actions____upgrade_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___actions___journal_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions___journal_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions___journal_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions___journal_gen,
};
static int
wayfarers___automa___actions___journal_gen_traverse(serai___games___wayfarers___automa___actions___journal_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__price)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__price));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions___journal_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions___journal_genObject *self = (serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__price)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__price;
        self->___mypyc_generator_frame_attribute__price = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions___journal_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions___journal_genObject *self = (serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__price)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__price;
        self->___mypyc_generator_frame_attribute__price = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2);
    return 0;
}

static void
wayfarers___automa___actions___journal_gen_dealloc(serai___games___wayfarers___automa___actions___journal_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions___journal_gen_free_instance == NULL) {
        wayfarers___automa___actions___journal_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__price)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__price;
            self->___mypyc_generator_frame_attribute__price = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__price = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions___journal_gen_dealloc)
    CPyDef_wayfarers___automa___actions___journal_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc__journal_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions___journal_gen(void);

static PyObject *
wayfarers___automa___actions___journal_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions___journal_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc__journal_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions___journal_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions___journal_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions___journal_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___journal_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___journal_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___journal_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___journal_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___journal_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions___journal_gen___close,
    };
    memcpy(wayfarers___automa___actions___journal_gen_vtable, wayfarers___automa___actions___journal_gen_vtable_scratch, sizeof(wayfarers___automa___actions___journal_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions___journal_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions___journal_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc__journal_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions___journal_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions___journal_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions___journal_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions___journal_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions___journal_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions___journal_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "journal_gen",
    .tp_new = wayfarers___automa___actions___journal_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions___journal_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions___journal_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions___journal_gen_clear,
    .tp_methods = wayfarers___automa___actions___journal_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions___journal_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions___journal_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions___journal_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions___journal_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("journal_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions___journal_gen_template = &CPyType_wayfarers___automa___actions___journal_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc__journal_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions___journal_genObject *self;
    if (wayfarers___automa___actions___journal_gen_free_instance != NULL) {
        self = wayfarers___automa___actions___journal_gen_free_instance;
        wayfarers___automa___actions___journal_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions___journal_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions___journal_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__price = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions___journal_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc__journal_gen_setup((PyObject *)CPyType_wayfarers___automa___actions___journal_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwayfarers___automa___actions____step_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_wayfarers___automa___actions____step_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods wayfarers___automa___actions____step_gen_as_async = {
    .am_send = CPyDunder_am_sendwayfarers___automa___actions____step_gen,
};
static int
wayfarers___automa___actions____step_gen_traverse(serai___games___wayfarers___automa___actions____step_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__target)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__target));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___automa___actions____step_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____step_genObject *self = (serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__target)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__target;
        self->___mypyc_generator_frame_attribute__target = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0);
    return 0;
}

static int32_t CPyDef_wayfarers___automa___actions____step_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___automa___actions____step_genObject *self = (serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__target)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__target;
        self->___mypyc_generator_frame_attribute__target = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0);
    return 0;
}

static void
wayfarers___automa___actions____step_gen_dealloc(serai___games___wayfarers___automa___actions____step_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___automa___actions____step_gen_free_instance == NULL) {
        wayfarers___automa___actions____step_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__automa);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__target)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__target;
            self->___mypyc_generator_frame_attribute__target = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__target = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___automa___actions____step_gen_dealloc)
    CPyDef_wayfarers___automa___actions____step_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_step_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___automa___actions____step_gen(void);

static PyObject *
wayfarers___automa___actions____step_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___automa___actions____step_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_step_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___automa___actions____step_gen_vtable[6];
static bool
CPyDef_wayfarers___automa___actions____step_gen_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___automa___actions____step_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____step_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____step_gen_____next__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____step_gen___send,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____step_gen_____iter__,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____step_gen___throw,
        (CPyVTableItem)CPyDef_wayfarers___automa___actions____step_gen___close,
    };
    memcpy(wayfarers___automa___actions____step_gen_vtable, wayfarers___automa___actions____step_gen_vtable_scratch, sizeof(wayfarers___automa___actions____step_gen_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___automa___actions____step_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___automa___actions____step_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___automa___actions_____mypyc___3_step_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____step_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_wayfarers___automa___actions____step_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_wayfarers___automa___actions____step_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_wayfarers___automa___actions____step_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_wayfarers___automa___actions____step_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___automa___actions____step_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_step_gen",
    .tp_new = wayfarers___automa___actions____step_gen_new,
    .tp_dealloc = (destructor)wayfarers___automa___actions____step_gen_dealloc,
    .tp_traverse = (traverseproc)wayfarers___automa___actions____step_gen_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___automa___actions____step_gen_clear,
    .tp_methods = wayfarers___automa___actions____step_gen_methods,
    .tp_iter = CPyDef_wayfarers___automa___actions____step_gen_____iter__,
    .tp_iternext = CPyDef_wayfarers___automa___actions____step_gen_____next__,
    .tp_as_async = &wayfarers___automa___actions____step_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___automa___actions____step_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_step_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___automa___actions____step_gen_template = &CPyType_wayfarers___automa___actions____step_gen_template_;

PyObject *CPyDef_wayfarers___automa___actions_____mypyc___3_step_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___automa___actions____step_genObject *self;
    if (wayfarers___automa___actions____step_gen_free_instance != NULL) {
        self = wayfarers___automa___actions____step_gen_free_instance;
        wayfarers___automa___actions____step_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___automa___actions____step_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___automa___actions____step_gen_vtable;
    self->___mypyc_generator_frame_attribute__target = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___automa___actions____step_gen(void)
{
    PyObject *self = CPyDef_wayfarers___automa___actions_____mypyc___3_step_gen_setup((PyObject *)CPyType_wayfarers___automa___actions____step_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef wayfarers___automa___actionsmodule_methods[] = {
    {"act", (PyCFunction)CPyPy_wayfarers___automa___actions___act, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("act(t, automa, effect)\n--\n\n") /* docstring */},
    {"_icon", (PyCFunction)CPyPy_wayfarers___automa___actions____icon, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_icon(t, automa, icon)\n--\n\n") /* docstring */},
    {"move_marker", (PyCFunction)CPyPy_wayfarers___automa___actions___move_marker, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("move_marker(t, automa, steps, rule)\n--\n\n") /* docstring */},
    {"track_bonus", (PyCFunction)CPyPy_wayfarers___automa___actions___track_bonus, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("track_bonus(t, automa, rule)\n--\n\n") /* docstring */},
    {"add_comets", (PyCFunction)CPyPy_wayfarers___automa___actions___add_comets, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add_comets(t, automa, steps)\n--\n\n") /* docstring */},
    {"_influence_guild", (PyCFunction)CPyPy_wayfarers___automa___actions____influence_guild, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_influence_guild(t, automa, guild)\n--\n\n") /* docstring */},
    {"_influence_card", (PyCFunction)CPyPy_wayfarers___automa___actions____influence_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_influence_card(t, automa)\n--\n\n") /* docstring */},
    {"_acquire", (PyCFunction)CPyPy_wayfarers___automa___actions____acquire, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_acquire(t, automa, row)\n--\n\n") /* docstring */},
    {"_take_top_card", (PyCFunction)CPyPy_wayfarers___automa___actions____take_top_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_take_top_card(t, automa, row)\n--\n\n") /* docstring */},
    {"place_worker", (PyCFunction)CPyPy_wayfarers___automa___actions___place_worker, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_worker(t, automa, colour, candidates)\n--\n\n") /* docstring */},
    {"_retrieve", (PyCFunction)CPyPy_wayfarers___automa___actions____retrieve, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_retrieve(t, automa)\n--\n\n") /* docstring */},
    {"_accepted", (PyCFunction)CPyPy_wayfarers___automa___actions____accepted, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_accepted(t, candidates)\n--\n\n") /* docstring */},
    {"_answer_obstacle", (PyCFunction)CPyPy_wayfarers___automa___actions____answer_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_answer_obstacle(t, last, option)\n--\n\n") /* docstring */},
    {"_upgrade", (PyCFunction)CPyPy_wayfarers___automa___actions____upgrade, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_upgrade(t, automa, kind)\n--\n\n") /* docstring */},
    {"journal", (PyCFunction)CPyPy_wayfarers___automa___actions___journal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("journal(t, automa)\n--\n\n") /* docstring */},
    {"_step", (PyCFunction)CPyPy_wayfarers___automa___actions____step, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_step(t, automa, target)\n--\n\n") /* docstring */},
    {"_seat", (PyCFunction)CPyPy_wayfarers___automa___actions____seat, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_seat(t)\n--\n\n") /* docstring */},
    {"tell", (PyCFunction)CPyPy_wayfarers___automa___actions___tell, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tell(t, key, rule, **arguments)\n--\n\n") /* docstring */},
    {"_tell_why", (PyCFunction)CPyPy_wayfarers___automa___actions____tell_why, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tell_why(t, rule, choice, why)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___automa___actions__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___automa___actions__internal, "__name__");
    CPyStatic_wayfarers___automa___actions___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___automa___actions__internal);
    if (unlikely(CPyStatic_wayfarers___automa___actions___globals == NULL))
        goto fail;
    CPyType_wayfarers___automa___actions___act_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions___act_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions___act_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions___act_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___actions____icon_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions____icon_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions____icon_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions____icon_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___actions___move_marker_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions___move_marker_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions___move_marker_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions___move_marker_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___actions___track_bonus_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions___track_bonus_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions___track_bonus_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions___track_bonus_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___actions____acquire_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions____acquire_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions____acquire_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions____acquire_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___actions___place_worker_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions___place_worker_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions___place_worker_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions___place_worker_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___actions____retrieve_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions____retrieve_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions____retrieve_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions____retrieve_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___actions____accepted_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions____accepted_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions____accepted_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions____accepted_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___actions____upgrade_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions____upgrade_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions____upgrade_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions____upgrade_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___actions___journal_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions___journal_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions___journal_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions___journal_gen_trait_vtable_setup();
    CPyType_wayfarers___automa___actions____step_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___automa___actions____step_gen_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___automa___actions____step_gen))
        goto fail;
    CPyDef_wayfarers___automa___actions____step_gen_trait_vtable_setup();
    char result = CPyDef_wayfarers___automa___actions_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___automa___actions__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___automa___actions___act_gen);
    Py_CLEAR(CPyType_wayfarers___automa___actions____icon_gen);
    Py_CLEAR(CPyType_wayfarers___automa___actions___move_marker_gen);
    Py_CLEAR(CPyType_wayfarers___automa___actions___track_bonus_gen);
    Py_CLEAR(CPyType_wayfarers___automa___actions____acquire_gen);
    Py_CLEAR(CPyType_wayfarers___automa___actions___place_worker_gen);
    Py_CLEAR(CPyType_wayfarers___automa___actions____retrieve_gen);
    Py_CLEAR(CPyType_wayfarers___automa___actions____accepted_gen);
    Py_CLEAR(CPyType_wayfarers___automa___actions____upgrade_gen);
    Py_CLEAR(CPyType_wayfarers___automa___actions___journal_gen);
    Py_CLEAR(CPyType_wayfarers___automa___actions____step_gen);
    return -1;
}
int CPyExec_serai___games___wayfarers___automa___actions(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___automa___actions__impl, &CPyImportState_serai___games___wayfarers___automa___actions, &CPyModule_serai___games___wayfarers___automa___actions);
}
static struct PyModuleDef wayfarers___automa___actionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.automa.actions",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___automa___actionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___automa___actions(void)
{
    if (CPyModule_serai___games___wayfarers___automa___actions__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___automa___actions__internal);
        return CPyModule_serai___games___wayfarers___automa___actions__internal;
    }
    CPyModule_serai___games___wayfarers___automa___actions__internal = PyModule_Create(&wayfarers___automa___actionsmodule);
    return CPyModule_serai___games___wayfarers___automa___actions__internal;
}

PyObject *CPyInit_serai___games___wayfarers___automa___actions(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___automa___actions__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___automa___actions__internal);
        return CPyModule_serai___games___wayfarers___automa___actions__internal;
    }
    CPyModule_serai___games___wayfarers___automa___actions__internal = PyModule_Create(&wayfarers___automa___actionsmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___automa___actions__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.automa.actions");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___automa___actions__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___automa___actions__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___automa___actions__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___automa___actions(CPyModule_serai___games___wayfarers___automa___actions__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___automa___actions__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.automa.actions");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___automa___actions__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    tuple_T3OOO cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    int64_t cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject **cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    tuple_T3OOO cpy_r_r95;
    PyObject **cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    int64_t cpy_r_r106;
    int64_t cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyPtr cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject **cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    tuple_T3OOO cpy_r_r135;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject **cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    CPyPtr cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyPtr cpy_r_r159;
    int64_t cpy_r_r160;
    int64_t cpy_r_r161;
    char cpy_r_r162;
    int64_t cpy_r_r163;
    PyObject *cpy_r_r164;
    CPyPtr cpy_r_r165;
    CPyPtr cpy_r_r166;
    int64_t cpy_r_r167;
    CPyPtr cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject **cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    tuple_T3OOO cpy_r_r189;
    PyObject **cpy_r_r190;
    PyObject *cpy_r_r191;
    char cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject **cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    int64_t cpy_r_r200;
    int64_t cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    char cpy_r_r204;
    int32_t cpy_r_r205;
    char cpy_r_r206;
    int32_t cpy_r_r207;
    PyObject *cpy_r_r208;
    char cpy_r_r209;
    char cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
    char cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    char cpy_r_r219;
    PyObject *cpy_r_r220;
    char cpy_r_r221;
    PyObject *cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    char cpy_r_r229;
    PyObject *cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    char cpy_r_r249;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r16 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL138;
CPyL1: ;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_type != cpy_r_r17;
    if (!cpy_r_r18) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 30, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r19 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "effect", 32, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL5: ;
    cpy_r_r20 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyObject, ob_type));
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 == cpy_r_r20;
    if (!cpy_r_r23) goto CPyL33;
    cpy_r_r24 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "t", 33, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL7: ;
    cpy_r_r25 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "automa", 33, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL8: ;
    cpy_r_r26 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "effect", 33, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL9: ;
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_kernel___effects___Choice))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 33, CPyStatic_wayfarers___automa___actions___globals, "serai.kernel.effects.Choice", cpy_r_r26);
        goto CPyL137;
    }
    cpy_r_r28 = ((serai___kernel___effects___ChoiceObject *)cpy_r_r27)->_parts;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = CPySequenceTuple_GetItem(cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 33, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r29, CPyType_kernel___effects___Effect)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 33, CPyStatic_wayfarers___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r29);
        goto CPyL137;
    }
    cpy_r_r31 = CPyDef_wayfarers___automa___actions___act(cpy_r_r24, cpy_r_r25, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 33, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r31;
    cpy_r_r32 = 1;
    if (!cpy_r_r32) goto CPyL137;
    cpy_r_r33 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = NULL;
    cpy_r_r1 = cpy_r_r35;
    cpy_r_r36 = (PyObject **)&cpy_r_r1;
    cpy_r_r37 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0;
    cpy_r_r38 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r37, cpy_r_r34, cpy_r_r34, cpy_r_r34, cpy_r_r33, cpy_r_r36);
    if (cpy_r_r38 != NULL) goto CPyL146;
    cpy_r_r39 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 33, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL147;
    }
    cpy_r_r40 = cpy_r_r1;
    CPy_DECREF(cpy_r_r40);
    cpy_r_r41 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r41;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 33, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    } else
        goto CPyL132;
CPyL17: ;
    cpy_r_r43 = cpy_r_r38;
CPyL18: ;
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r43;
CPyL19: ;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = cpy_r_type != cpy_r_r45;
    if (!cpy_r_r46) goto CPyL148;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 33, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL23;
    } else
        goto CPyL149;
CPyL21: ;
    CPy_Unreachable();
CPyL22: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL29;
CPyL23: ;
    cpy_r_r47 = CPy_CatchError();
    cpy_r_r48 = (PyObject **)&cpy_r_r3;
    cpy_r_r49 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0;
    cpy_r_r50 = CPy_YieldFromErrorHandle(cpy_r_r49, cpy_r_r48);
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 33, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL150;
    }
    if (cpy_r_r50) goto CPyL26;
    cpy_r_r43 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r47);
    CPy_DecRef(cpy_r_r47.f0);
    CPy_DecRef(cpy_r_r47.f1);
    CPy_DecRef(cpy_r_r47.f2);
    goto CPyL18;
CPyL26: ;
    cpy_r_r40 = cpy_r_r3;
    CPy_DecRef(cpy_r_r40);
    CPy_RestoreExcInfo(cpy_r_r47);
    CPy_DecRef(cpy_r_r47.f0);
    CPy_DecRef(cpy_r_r47.f1);
    CPy_DecRef(cpy_r_r47.f2);
    goto CPyL132;
CPyL27: ;
    CPy_RestoreExcInfo(cpy_r_r47);
    CPy_DecRef(cpy_r_r47.f0);
    CPy_DecRef(cpy_r_r47.f1);
    CPy_DecRef(cpy_r_r47.f2);
    cpy_r_r51 = CPy_KeepPropagating();
    if (!cpy_r_r51) goto CPyL137;
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r52 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r53 = NULL;
    cpy_r_r1 = cpy_r_r53;
    cpy_r_r54 = (PyObject **)&cpy_r_r1;
    cpy_r_r55 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_0;
    cpy_r_r56 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r55, cpy_r_r52, cpy_r_r52, cpy_r_r52, cpy_r_arg, cpy_r_r54);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r56 == NULL) {
        goto CPyL31;
    } else
        goto CPyL151;
CPyL30: ;
    cpy_r_r43 = cpy_r_r56;
    goto CPyL18;
CPyL31: ;
    cpy_r_r57 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 33, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL147;
    }
    cpy_r_r40 = cpy_r_r1;
    CPy_DECREF(cpy_r_r40);
    goto CPyL132;
CPyL33: ;
    cpy_r_r58 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "effect", 34, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL34: ;
    cpy_r_r59 = (PyObject *)CPyType_kernel___effects___Several;
    cpy_r_r60 = CPy_TypeCheck(cpy_r_r58, cpy_r_r59);
    if (!cpy_r_r60) goto CPyL67;
    cpy_r_r61 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "effect", 35, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL36: ;
    if (likely(PyObject_TypeCheck(cpy_r_r61, CPyType_kernel___effects___Several)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 35, CPyStatic_wayfarers___automa___actions___globals, "serai.kernel.effects.Several", cpy_r_r61);
        goto CPyL137;
    }
    cpy_r_r63 = ((serai___kernel___effects___SeveralObject *)cpy_r_r62)->_parts;
    CPy_INCREF(cpy_r_r63);
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r63;
    cpy_r_r64 = 1;
    cpy_r_r65 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0;
    if (unlikely(cpy_r_r65 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0' of 'act_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r65);
    }
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    CPy_DECREF(cpy_r_r65);
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_1 = cpy_r_r67;
    cpy_r_r68 = 1;
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1 = 0;
    cpy_r_r69 = 1;
    if (!cpy_r_r69) goto CPyL152;
CPyL38: ;
    cpy_r_r70 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1;
    if (unlikely(cpy_r_r70 == -113)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1", 35, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL152;
    }
CPyL39: ;
    cpy_r_r71 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_1;
    if (unlikely(cpy_r_r71 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_1' of 'act_gen' undefined");
    }
    cpy_r_r72 = cpy_r_r70 < cpy_r_r71;
    if (!cpy_r_r72) goto CPyL153;
    cpy_r_r73 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1;
    if (unlikely(cpy_r_r73 == -113)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1", 35, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL152;
    }
CPyL41: ;
    cpy_r_r74 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0;
    if (unlikely(cpy_r_r74 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0' of 'act_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r74);
    }
    cpy_r_r75 = CPySequenceTuple_GetItemUnsafe(cpy_r_r74, cpy_r_r73);
    CPy_DECREF(cpy_r_r74);
    if (likely(PyObject_TypeCheck(cpy_r_r75, CPyType_kernel___effects___Effect)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 35, CPyStatic_wayfarers___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r75);
        goto CPyL152;
    }
    cpy_r_r77 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "t", 36, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL154;
    }
CPyL43: ;
    cpy_r_r78 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "automa", 36, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL154;
    }
CPyL44: ;
    cpy_r_r79 = CPyDef_wayfarers___automa___actions___act(cpy_r_r77, cpy_r_r78, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 36, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL152;
    }
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r79;
    cpy_r_r80 = 1;
    if (!cpy_r_r80) goto CPyL152;
    cpy_r_r81 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r82 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r83 = NULL;
    cpy_r_r5 = cpy_r_r83;
    cpy_r_r84 = (PyObject **)&cpy_r_r5;
    cpy_r_r85 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2;
    cpy_r_r86 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r85, cpy_r_r82, cpy_r_r82, cpy_r_r82, cpy_r_r81, cpy_r_r84);
    if (cpy_r_r86 != NULL) goto CPyL155;
    cpy_r_r87 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 36, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL156;
    }
    cpy_r_r88 = cpy_r_r5;
    CPy_DECREF(cpy_r_r88);
    cpy_r_r89 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r89;
    cpy_r_r90 = 1;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 36, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL152;
    } else
        goto CPyL65;
CPyL49: ;
    cpy_r_r91 = cpy_r_r86;
CPyL50: ;
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r91;
CPyL51: ;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = cpy_r_type != cpy_r_r93;
    if (!cpy_r_r94) goto CPyL157;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 36, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL55;
    } else
        goto CPyL158;
CPyL53: ;
    CPy_Unreachable();
CPyL54: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL61;
CPyL55: ;
    cpy_r_r95 = CPy_CatchError();
    cpy_r_r96 = (PyObject **)&cpy_r_r7;
    cpy_r_r97 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2;
    cpy_r_r98 = CPy_YieldFromErrorHandle(cpy_r_r97, cpy_r_r96);
    if (unlikely(cpy_r_r98 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 36, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL159;
    }
    if (cpy_r_r98) {
        goto CPyL58;
    } else
        goto CPyL160;
CPyL57: ;
    cpy_r_r91 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r95);
    CPy_DecRef(cpy_r_r95.f0);
    CPy_DecRef(cpy_r_r95.f1);
    CPy_DecRef(cpy_r_r95.f2);
    goto CPyL50;
CPyL58: ;
    cpy_r_r88 = cpy_r_r7;
    CPy_DecRef(cpy_r_r88);
    CPy_RestoreExcInfo(cpy_r_r95);
    CPy_DecRef(cpy_r_r95.f0);
    CPy_DecRef(cpy_r_r95.f1);
    CPy_DecRef(cpy_r_r95.f2);
    goto CPyL65;
CPyL59: ;
    CPy_RestoreExcInfo(cpy_r_r95);
    CPy_DecRef(cpy_r_r95.f0);
    CPy_DecRef(cpy_r_r95.f1);
    CPy_DecRef(cpy_r_r95.f2);
    cpy_r_r99 = CPy_KeepPropagating();
    if (!cpy_r_r99) goto CPyL137;
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = NULL;
    cpy_r_r5 = cpy_r_r101;
    cpy_r_r102 = (PyObject **)&cpy_r_r5;
    cpy_r_r103 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_2;
    cpy_r_r104 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r103, cpy_r_r100, cpy_r_r100, cpy_r_r100, cpy_r_arg, cpy_r_r102);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r104 == NULL) {
        goto CPyL63;
    } else
        goto CPyL161;
CPyL62: ;
    cpy_r_r91 = cpy_r_r104;
    goto CPyL50;
CPyL63: ;
    cpy_r_r105 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 36, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL156;
    }
    cpy_r_r88 = cpy_r_r5;
    CPy_DECREF(cpy_r_r88);
CPyL65: ;
    cpy_r_r106 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1;
    if (unlikely(cpy_r_r106 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1' of 'act_gen' undefined");
    }
    if (cpy_r_r106 == -113) goto CPyL152;
CPyL66: ;
    cpy_r_r107 = cpy_r_r106 + 1;
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_1 = cpy_r_r107;
    cpy_r_r108 = 1;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 35, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL152;
    } else
        goto CPyL38;
CPyL67: ;
    cpy_r_r109 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "effect", 37, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL68: ;
    cpy_r_r110 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r111 = (CPyPtr)((CPyPtr)cpy_r_r109 + offsetof(PyObject, ob_type));
    cpy_r_r112 = *(PyObject * *)cpy_r_r111;
    cpy_r_r113 = cpy_r_r112 == cpy_r_r110;
    if (!cpy_r_r113) goto CPyL94;
    cpy_r_r114 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "t", 38, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL70: ;
    cpy_r_r115 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "automa", 38, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL71: ;
    cpy_r_r116 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "effect", 38, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL72: ;
    if (likely(Py_TYPE(cpy_r_r116) == CPyType_kernel___effects___Arrow))
        cpy_r_r117 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 38, CPyStatic_wayfarers___automa___actions___globals, "serai.kernel.effects.Arrow", cpy_r_r116);
        goto CPyL137;
    }
    cpy_r_r118 = ((serai___kernel___effects___ArrowObject *)cpy_r_r117)->_gain;
    CPy_INCREF(cpy_r_r118);
    cpy_r_r119 = CPyDef_wayfarers___automa___actions___act(cpy_r_r114, cpy_r_r115, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 38, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3 = cpy_r_r119;
    cpy_r_r120 = 1;
    if (!cpy_r_r120) goto CPyL137;
    cpy_r_r121 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r122 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r123 = NULL;
    cpy_r_r9 = cpy_r_r123;
    cpy_r_r124 = (PyObject **)&cpy_r_r9;
    cpy_r_r125 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3;
    cpy_r_r126 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r125, cpy_r_r122, cpy_r_r122, cpy_r_r122, cpy_r_r121, cpy_r_r124);
    if (cpy_r_r126 != NULL) goto CPyL162;
    cpy_r_r127 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 38, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL163;
    }
    cpy_r_r128 = cpy_r_r9;
    CPy_DECREF(cpy_r_r128);
    cpy_r_r129 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3 = cpy_r_r129;
    cpy_r_r130 = 1;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 38, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    } else
        goto CPyL132;
CPyL78: ;
    cpy_r_r131 = cpy_r_r126;
CPyL79: ;
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r131;
CPyL80: ;
    cpy_r_r133 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r134 = cpy_r_type != cpy_r_r133;
    if (!cpy_r_r134) goto CPyL164;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 38, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL84;
    } else
        goto CPyL165;
CPyL82: ;
    CPy_Unreachable();
CPyL83: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL90;
CPyL84: ;
    cpy_r_r135 = CPy_CatchError();
    cpy_r_r136 = (PyObject **)&cpy_r_r11;
    cpy_r_r137 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3;
    cpy_r_r138 = CPy_YieldFromErrorHandle(cpy_r_r137, cpy_r_r136);
    if (unlikely(cpy_r_r138 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 38, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL166;
    }
    if (cpy_r_r138) goto CPyL87;
    cpy_r_r131 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r135);
    CPy_DecRef(cpy_r_r135.f0);
    CPy_DecRef(cpy_r_r135.f1);
    CPy_DecRef(cpy_r_r135.f2);
    goto CPyL79;
CPyL87: ;
    cpy_r_r128 = cpy_r_r11;
    CPy_DecRef(cpy_r_r128);
    CPy_RestoreExcInfo(cpy_r_r135);
    CPy_DecRef(cpy_r_r135.f0);
    CPy_DecRef(cpy_r_r135.f1);
    CPy_DecRef(cpy_r_r135.f2);
    goto CPyL132;
CPyL88: ;
    CPy_RestoreExcInfo(cpy_r_r135);
    CPy_DecRef(cpy_r_r135.f0);
    CPy_DecRef(cpy_r_r135.f1);
    CPy_DecRef(cpy_r_r135.f2);
    cpy_r_r139 = CPy_KeepPropagating();
    if (!cpy_r_r139) goto CPyL137;
    CPy_Unreachable();
CPyL90: ;
    cpy_r_r140 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r141 = NULL;
    cpy_r_r9 = cpy_r_r141;
    cpy_r_r142 = (PyObject **)&cpy_r_r9;
    cpy_r_r143 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_3;
    cpy_r_r144 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r143, cpy_r_r140, cpy_r_r140, cpy_r_r140, cpy_r_arg, cpy_r_r142);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r144 == NULL) {
        goto CPyL92;
    } else
        goto CPyL167;
CPyL91: ;
    cpy_r_r131 = cpy_r_r144;
    goto CPyL79;
CPyL92: ;
    cpy_r_r145 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 38, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL163;
    }
    cpy_r_r128 = cpy_r_r9;
    CPy_DECREF(cpy_r_r128);
    goto CPyL132;
CPyL94: ;
    cpy_r_r146 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "effect", 40, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL95: ;
    cpy_r_r147 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r148 = (CPyPtr)((CPyPtr)cpy_r_r146 + offsetof(PyObject, ob_type));
    cpy_r_r149 = *(PyObject * *)cpy_r_r148;
    cpy_r_r150 = cpy_r_r149 == cpy_r_r147;
    if (cpy_r_r150) goto CPyL98;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r151 = 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 40, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
    CPy_Unreachable();
CPyL98: ;
    cpy_r_r152 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "t", 41, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL99: ;
    cpy_r_r153 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "effect", 41, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
CPyL100: ;
    CPy_INCREF(cpy_r_r153);
    if (likely(Py_TYPE(cpy_r_r153) == CPyType_kernel___effects___Call))
        cpy_r_r154 = cpy_r_r153;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 41, CPyStatic_wayfarers___automa___actions___globals, "serai.kernel.effects.Call", cpy_r_r153);
        goto CPyL137;
    }
    cpy_r_r155 = CPyDef_wayfarers___automa___choices___icons(cpy_r_r152, cpy_r_r154);
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r155;
    cpy_r_r156 = 1;
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 41, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL137;
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4 = 0;
    cpy_r_r157 = 1;
    if (!cpy_r_r157) goto CPyL168;
CPyL103: ;
    cpy_r_r158 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2;
    if (unlikely(cpy_r_r158 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2' of 'act_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r158);
    }
    cpy_r_r159 = (CPyPtr)((CPyPtr)cpy_r_r158 + offsetof(PyVarObject, ob_size));
    cpy_r_r160 = *(int64_t *)cpy_r_r159;
    CPy_DECREF(cpy_r_r158);
    cpy_r_r161 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4;
    if (unlikely(cpy_r_r161 == -113)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4", 41, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL168;
    }
CPyL104: ;
    cpy_r_r162 = cpy_r_r161 < cpy_r_r160;
    if (!cpy_r_r162) goto CPyL169;
    cpy_r_r163 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4;
    if (unlikely(cpy_r_r163 == -113)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4", 41, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL168;
    }
CPyL106: ;
    cpy_r_r164 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2;
    if (unlikely(cpy_r_r164 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2' of 'act_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r164);
    }
    cpy_r_r165 = (CPyPtr)((CPyPtr)cpy_r_r164 + offsetof(PyListObject, ob_item));
    cpy_r_r166 = *(CPyPtr *)cpy_r_r165;
    cpy_r_r167 = cpy_r_r163 * 8;
    cpy_r_r168 = cpy_r_r166 + cpy_r_r167;
    cpy_r_r169 = *(PyObject * *)cpy_r_r168;
    CPy_INCREF(cpy_r_r169);
    CPy_DECREF(cpy_r_r164);
    if (likely(Py_TYPE(cpy_r_r169) == CPyType_kernel___effects___Call))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 41, CPyStatic_wayfarers___automa___actions___globals, "serai.kernel.effects.Call", cpy_r_r169);
        goto CPyL168;
    }
    cpy_r_r171 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "t", 42, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL170;
    }
CPyL108: ;
    cpy_r_r172 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "act", "act_gen", "automa", 42, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL170;
    }
CPyL109: ;
    cpy_r_r173 = CPyDef_wayfarers___automa___actions____icon(cpy_r_r171, cpy_r_r172, cpy_r_r170);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 42, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL168;
    }
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5 = cpy_r_r173;
    cpy_r_r174 = 1;
    if (!cpy_r_r174) goto CPyL168;
    cpy_r_r175 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r176 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r177 = NULL;
    cpy_r_r13 = cpy_r_r177;
    cpy_r_r178 = (PyObject **)&cpy_r_r13;
    cpy_r_r179 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5;
    cpy_r_r180 = CPyDef_wayfarers___automa___actions____icon_gen_____mypyc_generator_helper__(cpy_r_r179, cpy_r_r176, cpy_r_r176, cpy_r_r176, cpy_r_r175, cpy_r_r178);
    if (cpy_r_r180 != NULL) goto CPyL171;
    cpy_r_r181 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 42, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL172;
    }
    cpy_r_r182 = cpy_r_r13;
    CPy_DECREF(cpy_r_r182);
    cpy_r_r183 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5 = cpy_r_r183;
    cpy_r_r184 = 1;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 42, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL168;
    } else
        goto CPyL130;
CPyL114: ;
    cpy_r_r185 = cpy_r_r180;
CPyL115: ;
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r185;
CPyL116: ;
    cpy_r_r187 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r188 = cpy_r_type != cpy_r_r187;
    if (!cpy_r_r188) goto CPyL173;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 42, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    } else
        goto CPyL174;
CPyL118: ;
    CPy_Unreachable();
CPyL119: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL126;
CPyL120: ;
    cpy_r_r189 = CPy_CatchError();
    cpy_r_r190 = (PyObject **)&cpy_r_r15;
    cpy_r_r191 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5;
    cpy_r_r192 = CPy_YieldFromErrorHandle(cpy_r_r191, cpy_r_r190);
    if (unlikely(cpy_r_r192 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 42, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL175;
    }
    if (cpy_r_r192) {
        goto CPyL123;
    } else
        goto CPyL176;
CPyL122: ;
    cpy_r_r185 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r189);
    CPy_DecRef(cpy_r_r189.f0);
    CPy_DecRef(cpy_r_r189.f1);
    CPy_DecRef(cpy_r_r189.f2);
    goto CPyL115;
CPyL123: ;
    cpy_r_r182 = cpy_r_r15;
    CPy_DecRef(cpy_r_r182);
    CPy_RestoreExcInfo(cpy_r_r189);
    CPy_DecRef(cpy_r_r189.f0);
    CPy_DecRef(cpy_r_r189.f1);
    CPy_DecRef(cpy_r_r189.f2);
    goto CPyL130;
CPyL124: ;
    CPy_RestoreExcInfo(cpy_r_r189);
    CPy_DecRef(cpy_r_r189.f0);
    CPy_DecRef(cpy_r_r189.f1);
    CPy_DecRef(cpy_r_r189.f2);
    cpy_r_r193 = CPy_KeepPropagating();
    if (!cpy_r_r193) goto CPyL137;
    CPy_Unreachable();
CPyL126: ;
    cpy_r_r194 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r195 = NULL;
    cpy_r_r13 = cpy_r_r195;
    cpy_r_r196 = (PyObject **)&cpy_r_r13;
    cpy_r_r197 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_5;
    cpy_r_r198 = CPyDef_wayfarers___automa___actions____icon_gen_____mypyc_generator_helper__(cpy_r_r197, cpy_r_r194, cpy_r_r194, cpy_r_r194, cpy_r_arg, cpy_r_r196);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r198 == NULL) {
        goto CPyL128;
    } else
        goto CPyL177;
CPyL127: ;
    cpy_r_r185 = cpy_r_r198;
    goto CPyL115;
CPyL128: ;
    cpy_r_r199 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 42, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL172;
    }
    cpy_r_r182 = cpy_r_r13;
    CPy_DECREF(cpy_r_r182);
CPyL130: ;
    cpy_r_r200 = ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4;
    if (unlikely(cpy_r_r200 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4' of 'act_gen' undefined");
    }
    if (cpy_r_r200 == -113) goto CPyL168;
CPyL131: ;
    cpy_r_r201 = cpy_r_r200 + 1;
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___act_gen_4 = cpy_r_r201;
    cpy_r_r202 = 1;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 41, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL168;
    } else
        goto CPyL103;
CPyL132: ;
    cpy_r_r203 = Py_None;
    CPy_INCREF(cpy_r_r203);
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r205 = CPyDef_wayfarers___automa___actions___act_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL136;
    CPyGen_SetStopIterationValue(cpy_r_r203);
    CPy_DECREF(cpy_r_r203);
    if (!0) goto CPyL145;
    CPy_Unreachable();
CPyL136: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r203;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL137: ;
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r207 = CPyDef_wayfarers___automa___actions___act_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r208 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r208;
CPyL138: ;
    cpy_r_r209 = cpy_r_r16 == 0;
    if (cpy_r_r209) goto CPyL178;
    cpy_r_r210 = cpy_r_r16 == 1;
    if (cpy_r_r210) {
        goto CPyL179;
    } else
        goto CPyL180;
CPyL140: ;
    cpy_r_r211 = cpy_r_r16 == 2;
    if (cpy_r_r211) {
        goto CPyL181;
    } else
        goto CPyL182;
CPyL141: ;
    cpy_r_r212 = cpy_r_r16 == 3;
    if (cpy_r_r212) {
        goto CPyL183;
    } else
        goto CPyL184;
CPyL142: ;
    cpy_r_r213 = cpy_r_r16 == 4;
    if (cpy_r_r213) {
        goto CPyL116;
    } else
        goto CPyL185;
CPyL143: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r214 = 0;
    if (unlikely(!cpy_r_r214)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 30, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL145;
    }
    CPy_Unreachable();
CPyL145: ;
    cpy_r_r215 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r215;
CPyL146: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL17;
CPyL147: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL137;
CPyL148: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL22;
CPyL149: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL21;
CPyL150: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL27;
CPyL151: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL30;
CPyL152: ;
    cpy_r_r216 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r216;
    cpy_r_r217 = 1;
    goto CPyL137;
CPyL153: ;
    cpy_r_r218 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r218;
    cpy_r_r219 = 1;
    goto CPyL132;
CPyL154: ;
    cpy_r_r220 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r220;
    cpy_r_r221 = 1;
    CPy_DecRef(cpy_r_r76);
    goto CPyL137;
CPyL155: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL49;
CPyL156: ;
    CPy_XDecRef(cpy_r_r5);
    cpy_r_r222 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r222;
    cpy_r_r223 = 1;
    goto CPyL137;
CPyL157: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL54;
CPyL158: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL53;
CPyL159: ;
    CPy_XDecRef(cpy_r_r7);
    cpy_r_r224 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r224;
    cpy_r_r225 = 1;
    goto CPyL59;
CPyL160: ;
    goto CPyL57;
CPyL161: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL62;
CPyL162: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL78;
CPyL163: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL137;
CPyL164: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL83;
CPyL165: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL82;
CPyL166: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL88;
CPyL167: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL91;
CPyL168: ;
    cpy_r_r226 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r226;
    cpy_r_r227 = 1;
    goto CPyL137;
CPyL169: ;
    cpy_r_r228 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r228;
    cpy_r_r229 = 1;
    goto CPyL132;
CPyL170: ;
    cpy_r_r230 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r230;
    cpy_r_r231 = 1;
    CPy_DecRef(cpy_r_r170);
    goto CPyL137;
CPyL171: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL114;
CPyL172: ;
    CPy_XDecRef(cpy_r_r13);
    cpy_r_r232 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r232;
    cpy_r_r233 = 1;
    goto CPyL137;
CPyL173: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL119;
CPyL174: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL118;
CPyL175: ;
    CPy_XDecRef(cpy_r_r15);
    cpy_r_r234 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r234;
    cpy_r_r235 = 1;
    goto CPyL124;
CPyL176: ;
    goto CPyL122;
CPyL177: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL127;
CPyL178: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    cpy_r_r236 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r236;
    cpy_r_r237 = 1;
    cpy_r_r238 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r238;
    cpy_r_r239 = 1;
    goto CPyL1;
CPyL179: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    cpy_r_r240 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r240;
    cpy_r_r241 = 1;
    cpy_r_r242 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r242;
    cpy_r_r243 = 1;
    goto CPyL19;
CPyL180: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL140;
CPyL181: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    cpy_r_r244 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r244;
    cpy_r_r245 = 1;
    goto CPyL51;
CPyL182: ;
    CPy_XDECREF(cpy_r_r7);
    cpy_r_r246 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_0 = cpy_r_r246;
    cpy_r_r247 = 1;
    goto CPyL141;
CPyL183: ;
    CPy_XDECREF(cpy_r_r15);
    cpy_r_r248 = NULL;
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___act_gen_2 = cpy_r_r248;
    cpy_r_r249 = 1;
    goto CPyL80;
CPyL184: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL142;
CPyL185: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL143;
}
        
PyObject *CPyDef_wayfarers___automa___actions___act_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___act_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___act_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___act_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___act_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions___act_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___act_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___act_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___act_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___act_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___act_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.act_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions___act_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___act_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions___act_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6285 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6285);
    PyObject *__tmp6286 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6286);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___act_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___act_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.act_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___act_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___act(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions___act_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 30, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 30, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 30, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_effect);
    if (((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect);
    }
    ((serai___games___wayfarers___automa___actions___act_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect = cpy_r_effect;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 30, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    return cpy_r_r0;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___act(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "effect", 0};
            static CPyArg_Parser parser = {"OOO:act", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___act(arg_t, arg_automa, arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "act", 30, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____icon_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    tuple_T3OOO cpy_r_r51;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
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
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject **cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    tuple_T3OOO cpy_r_r102;
    PyObject **cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject **cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    tuple_T5OOOOO cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject **cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyTagged cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject **cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    tuple_T3OOO cpy_r_r156;
    PyObject **cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject **cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    tuple_T3OOO cpy_r_r192;
    PyObject **cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject **cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject **cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    char cpy_r_r222;
    tuple_T3OOO cpy_r_r223;
    PyObject **cpy_r_r224;
    PyObject *cpy_r_r225;
    char cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject **cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    CPyTagged cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject **cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    char cpy_r_r259;
    PyObject *cpy_r_r260;
    char cpy_r_r261;
    tuple_T3OOO cpy_r_r262;
    PyObject **cpy_r_r263;
    PyObject *cpy_r_r264;
    char cpy_r_r265;
    char cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject **cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    char cpy_r_r274;
    int32_t cpy_r_r275;
    char cpy_r_r276;
    int32_t cpy_r_r277;
    PyObject *cpy_r_r278;
    char cpy_r_r279;
    char cpy_r_r280;
    char cpy_r_r281;
    char cpy_r_r282;
    char cpy_r_r283;
    char cpy_r_r284;
    char cpy_r_r285;
    char cpy_r_r286;
    PyObject *cpy_r_r287;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r24 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL200;
CPyL1: ;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_type != cpy_r_r25;
    if (!cpy_r_r26) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 45, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r27 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__icon;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "icon", 46, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL5: ;
    cpy_r_r28 = ((serai___kernel___effects___CallObject *)cpy_r_r27)->_verb;
    cpy_r_r29 = ((serai___kernel___effects___VerbObject *)cpy_r_r28)->_name;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r31 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r30, 6);
    if (cpy_r_r31) {
        goto CPyL210;
    } else
        goto CPyL29;
CPyL6: ;
    cpy_r_r32 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 48, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL7: ;
    cpy_r_r33 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 48, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL8: ;
    cpy_r_r34 = CPyStatics[3714]; /* 'WF-AI-12' */
    cpy_r_r35 = CPyDef_wayfarers___automa___actions___move_marker(cpy_r_r32, cpy_r_r33, 2, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 48, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0 = cpy_r_r35;
    cpy_r_r36 = 1;
    if (!cpy_r_r36) goto CPyL199;
    cpy_r_r37 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = NULL;
    cpy_r_r1 = cpy_r_r39;
    cpy_r_r40 = (PyObject **)&cpy_r_r1;
    cpy_r_r41 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0;
    cpy_r_r42 = CPyDef_wayfarers___automa___actions___move_marker_gen_____mypyc_generator_helper__(cpy_r_r41, cpy_r_r38, cpy_r_r38, cpy_r_r38, cpy_r_r37, cpy_r_r40);
    if (cpy_r_r42 != NULL) goto CPyL211;
    cpy_r_r43 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 48, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL212;
    }
    cpy_r_r44 = cpy_r_r1;
    CPy_DECREF(cpy_r_r44);
    cpy_r_r45 = NULL;
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0 = cpy_r_r45;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 48, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    } else
        goto CPyL194;
CPyL13: ;
    cpy_r_r47 = cpy_r_r42;
CPyL14: ;
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL15: ;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = cpy_r_type != cpy_r_r49;
    if (!cpy_r_r50) goto CPyL213;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 48, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL19;
    } else
        goto CPyL214;
CPyL17: ;
    CPy_Unreachable();
CPyL18: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL25;
CPyL19: ;
    cpy_r_r51 = CPy_CatchError();
    cpy_r_r52 = (PyObject **)&cpy_r_r3;
    cpy_r_r53 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0;
    cpy_r_r54 = CPy_YieldFromErrorHandle(cpy_r_r53, cpy_r_r52);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 48, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL215;
    }
    if (cpy_r_r54) goto CPyL22;
    cpy_r_r47 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    goto CPyL14;
CPyL22: ;
    cpy_r_r44 = cpy_r_r3;
    CPy_DecRef(cpy_r_r44);
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    goto CPyL194;
CPyL23: ;
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    cpy_r_r55 = CPy_KeepPropagating();
    if (!cpy_r_r55) goto CPyL199;
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = NULL;
    cpy_r_r1 = cpy_r_r57;
    cpy_r_r58 = (PyObject **)&cpy_r_r1;
    cpy_r_r59 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_0;
    cpy_r_r60 = CPyDef_wayfarers___automa___actions___move_marker_gen_____mypyc_generator_helper__(cpy_r_r59, cpy_r_r56, cpy_r_r56, cpy_r_r56, cpy_r_arg, cpy_r_r58);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r60 == NULL) {
        goto CPyL27;
    } else
        goto CPyL216;
CPyL26: ;
    cpy_r_r47 = cpy_r_r60;
    goto CPyL14;
CPyL27: ;
    cpy_r_r61 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 48, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL212;
    }
    cpy_r_r44 = cpy_r_r1;
    CPy_DECREF(cpy_r_r44);
    goto CPyL194;
CPyL29: ;
    cpy_r_r62 = CPyStatics[3715]; /* 'comet' */
    cpy_r_r63 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r62, 5);
    if (cpy_r_r63) {
        goto CPyL217;
    } else
        goto CPyL33;
CPyL30: ;
    cpy_r_r64 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 50, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL31: ;
    cpy_r_r65 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 50, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL32: ;
    cpy_r_r66 = CPyDef_wayfarers___automa___actions___add_comets(cpy_r_r64, cpy_r_r65, 2);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 50, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    } else
        goto CPyL194;
CPyL33: ;
    cpy_r_r67 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r68 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r67, 5);
    if (cpy_r_r68) {
        goto CPyL218;
    } else
        goto CPyL41;
CPyL34: ;
    cpy_r_r69 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 52, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL35: ;
    cpy_r_r70 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 52, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL36: ;
    cpy_r_r71 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__icon;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "icon", 52, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL37: ;
    cpy_r_r72 = ((serai___kernel___effects___CallObject *)cpy_r_r71)->_words;
    CPy_INCREF(cpy_r_r72);
    cpy_r_r73 = CPySequenceTuple_GetItem(cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 52, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    if (PyLong_Check(cpy_r_r73))
        cpy_r_r74 = cpy_r_r73;
    else {
        cpy_r_r74 = NULL;
    }
    if (cpy_r_r74 != NULL) goto __LL6287;
    if (PyUnicode_Check(cpy_r_r73))
        cpy_r_r74 = cpy_r_r73;
    else {
        cpy_r_r74 = NULL;
    }
    if (cpy_r_r74 != NULL) goto __LL6287;
    if (unlikely(!(PyTuple_Check(cpy_r_r73) && PyTuple_GET_SIZE(cpy_r_r73) == 2))) {
        cpy_r_r74 = NULL;
        goto __LL6288;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r73, 0))))
        cpy_r_r74 = PyTuple_GET_ITEM(cpy_r_r73, 0);
    else {
        cpy_r_r74 = NULL;
    }
    if (cpy_r_r74 == NULL) goto __LL6288;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r73, 1))))
        cpy_r_r74 = PyTuple_GET_ITEM(cpy_r_r73, 1);
    else {
        cpy_r_r74 = NULL;
    }
    if (cpy_r_r74 == NULL) goto __LL6288;
    cpy_r_r74 = cpy_r_r73;
__LL6288: ;
    if (cpy_r_r74 != NULL) goto __LL6287;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 52, CPyStatic_wayfarers___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r73);
    goto CPyL199;
__LL6287: ;
    cpy_r_r75 = PyObject_Str(cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 52, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    cpy_r_r76 = CPyDef_wayfarers___automa___actions____influence_guild(cpy_r_r69, cpy_r_r70, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 52, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    } else
        goto CPyL194;
CPyL41: ;
    cpy_r_r77 = CPyStatics[3716]; /* 'influence_card' */
    cpy_r_r78 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r77, 14);
    if (cpy_r_r78) {
        goto CPyL219;
    } else
        goto CPyL45;
CPyL42: ;
    cpy_r_r79 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 54, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL43: ;
    cpy_r_r80 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 54, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL44: ;
    cpy_r_r81 = CPyDef_wayfarers___automa___actions____influence_card(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 54, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    } else
        goto CPyL194;
CPyL45: ;
    cpy_r_r82 = CPyStatics[3717]; /* 'retrieve_worker' */
    cpy_r_r83 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r82, 15);
    if (cpy_r_r83) {
        goto CPyL220;
    } else
        goto CPyL69;
CPyL46: ;
    cpy_r_r84 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 56, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL47: ;
    cpy_r_r85 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 56, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL48: ;
    cpy_r_r86 = CPyDef_wayfarers___automa___actions____retrieve(cpy_r_r84, cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 56, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1 = cpy_r_r86;
    cpy_r_r87 = 1;
    if (!cpy_r_r87) goto CPyL199;
    cpy_r_r88 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r89 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r90 = NULL;
    cpy_r_r5 = cpy_r_r90;
    cpy_r_r91 = (PyObject **)&cpy_r_r5;
    cpy_r_r92 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1;
    cpy_r_r93 = CPyDef_wayfarers___automa___actions____retrieve_gen_____mypyc_generator_helper__(cpy_r_r92, cpy_r_r89, cpy_r_r89, cpy_r_r89, cpy_r_r88, cpy_r_r91);
    if (cpy_r_r93 != NULL) goto CPyL221;
    cpy_r_r94 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 56, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL222;
    }
    cpy_r_r95 = cpy_r_r5;
    CPy_DECREF(cpy_r_r95);
    cpy_r_r96 = NULL;
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1 = cpy_r_r96;
    cpy_r_r97 = 1;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 56, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    } else
        goto CPyL194;
CPyL53: ;
    cpy_r_r98 = cpy_r_r93;
CPyL54: ;
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r98;
CPyL55: ;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = cpy_r_type != cpy_r_r100;
    if (!cpy_r_r101) goto CPyL223;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 56, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL59;
    } else
        goto CPyL224;
CPyL57: ;
    CPy_Unreachable();
CPyL58: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL65;
CPyL59: ;
    cpy_r_r102 = CPy_CatchError();
    cpy_r_r103 = (PyObject **)&cpy_r_r7;
    cpy_r_r104 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1;
    cpy_r_r105 = CPy_YieldFromErrorHandle(cpy_r_r104, cpy_r_r103);
    if (unlikely(cpy_r_r105 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 56, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL225;
    }
    if (cpy_r_r105) goto CPyL62;
    cpy_r_r98 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r102);
    CPy_DecRef(cpy_r_r102.f0);
    CPy_DecRef(cpy_r_r102.f1);
    CPy_DecRef(cpy_r_r102.f2);
    goto CPyL54;
CPyL62: ;
    cpy_r_r95 = cpy_r_r7;
    CPy_DecRef(cpy_r_r95);
    CPy_RestoreExcInfo(cpy_r_r102);
    CPy_DecRef(cpy_r_r102.f0);
    CPy_DecRef(cpy_r_r102.f1);
    CPy_DecRef(cpy_r_r102.f2);
    goto CPyL194;
CPyL63: ;
    CPy_RestoreExcInfo(cpy_r_r102);
    CPy_DecRef(cpy_r_r102.f0);
    CPy_DecRef(cpy_r_r102.f1);
    CPy_DecRef(cpy_r_r102.f2);
    cpy_r_r106 = CPy_KeepPropagating();
    if (!cpy_r_r106) goto CPyL199;
    CPy_Unreachable();
CPyL65: ;
    cpy_r_r107 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r108 = NULL;
    cpy_r_r5 = cpy_r_r108;
    cpy_r_r109 = (PyObject **)&cpy_r_r5;
    cpy_r_r110 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_1;
    cpy_r_r111 = CPyDef_wayfarers___automa___actions____retrieve_gen_____mypyc_generator_helper__(cpy_r_r110, cpy_r_r107, cpy_r_r107, cpy_r_r107, cpy_r_arg, cpy_r_r109);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r111 == NULL) {
        goto CPyL67;
    } else
        goto CPyL226;
CPyL66: ;
    cpy_r_r98 = cpy_r_r111;
    goto CPyL54;
CPyL67: ;
    cpy_r_r112 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 56, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL222;
    }
    cpy_r_r95 = cpy_r_r5;
    CPy_DECREF(cpy_r_r95);
    goto CPyL194;
CPyL69: ;
    cpy_r_r113 = CPyStatics[3718]; /* 'acquire' */
    cpy_r_r114 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r113, 7);
    if (cpy_r_r114) {
        goto CPyL227;
    } else
        goto CPyL111;
CPyL70: ;
    cpy_r_r115 = CPyStatic_wayfarers___names___ROWS;
    if (likely(cpy_r_r115.f0 != NULL)) goto CPyL73;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r116 = 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 58, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    CPy_Unreachable();
CPyL73: ;
    cpy_r_r117 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__icon;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "icon", 58, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL74: ;
    cpy_r_r118 = ((serai___kernel___effects___CallObject *)cpy_r_r117)->_words;
    CPy_INCREF(cpy_r_r118);
    cpy_r_r119 = CPySequenceTuple_GetItem(cpy_r_r118, 0);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 58, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    if (PyLong_Check(cpy_r_r119))
        cpy_r_r120 = cpy_r_r119;
    else {
        cpy_r_r120 = NULL;
    }
    if (cpy_r_r120 != NULL) goto __LL6289;
    if (PyUnicode_Check(cpy_r_r119))
        cpy_r_r120 = cpy_r_r119;
    else {
        cpy_r_r120 = NULL;
    }
    if (cpy_r_r120 != NULL) goto __LL6289;
    if (unlikely(!(PyTuple_Check(cpy_r_r119) && PyTuple_GET_SIZE(cpy_r_r119) == 2))) {
        cpy_r_r120 = NULL;
        goto __LL6290;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r119, 0))))
        cpy_r_r120 = PyTuple_GET_ITEM(cpy_r_r119, 0);
    else {
        cpy_r_r120 = NULL;
    }
    if (cpy_r_r120 == NULL) goto __LL6290;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r119, 1))))
        cpy_r_r120 = PyTuple_GET_ITEM(cpy_r_r119, 1);
    else {
        cpy_r_r120 = NULL;
    }
    if (cpy_r_r120 == NULL) goto __LL6290;
    cpy_r_r120 = cpy_r_r119;
__LL6290: ;
    if (cpy_r_r120 != NULL) goto __LL6289;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 58, CPyStatic_wayfarers___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r119);
    goto CPyL199;
__LL6289: ;
    cpy_r_r121 = PyObject_Str(cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 58, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    cpy_r_r122 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r115.f0);
    CPy_INCREF(cpy_r_r115.f1);
    CPy_INCREF(cpy_r_r115.f2);
    CPy_INCREF(cpy_r_r115.f3);
    CPy_INCREF(cpy_r_r115.f4);
    cpy_r_r123 = PyTuple_New(5);
    if (unlikely(cpy_r_r123 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6291 = cpy_r_r115.f0;
    PyTuple_SET_ITEM(cpy_r_r123, 0, __tmp6291);
    PyObject *__tmp6292 = cpy_r_r115.f1;
    PyTuple_SET_ITEM(cpy_r_r123, 1, __tmp6292);
    PyObject *__tmp6293 = cpy_r_r115.f2;
    PyTuple_SET_ITEM(cpy_r_r123, 2, __tmp6293);
    PyObject *__tmp6294 = cpy_r_r115.f3;
    PyTuple_SET_ITEM(cpy_r_r123, 3, __tmp6294);
    PyObject *__tmp6295 = cpy_r_r115.f4;
    PyTuple_SET_ITEM(cpy_r_r123, 4, __tmp6295);
    PyObject *cpy_r_r124[2] = {cpy_r_r123, cpy_r_r121};
    cpy_r_r125 = (PyObject **)&cpy_r_r124;
    cpy_r_r126 = PyObject_VectorcallMethod(cpy_r_r122, cpy_r_r125, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 58, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL228;
    }
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r121);
    if (likely(PyLong_Check(cpy_r_r126)))
        cpy_r_r127 = CPyTagged_FromObject(cpy_r_r126);
    else {
        CPy_TypeError("int", cpy_r_r126); cpy_r_r127 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 58, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    cpy_r_r128 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__icon;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "icon", 59, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL229;
    }
CPyL80: ;
    cpy_r_r129 = ((serai___kernel___effects___CallObject *)cpy_r_r128)->_words;
    CPy_INCREF(cpy_r_r129);
    cpy_r_r130 = CPySequenceTuple_GetItem(cpy_r_r129, -2);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 59, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL229;
    }
    if (PyLong_Check(cpy_r_r130))
        cpy_r_r131 = cpy_r_r130;
    else {
        cpy_r_r131 = NULL;
    }
    if (cpy_r_r131 != NULL) goto __LL6296;
    if (PyUnicode_Check(cpy_r_r130))
        cpy_r_r131 = cpy_r_r130;
    else {
        cpy_r_r131 = NULL;
    }
    if (cpy_r_r131 != NULL) goto __LL6296;
    if (unlikely(!(PyTuple_Check(cpy_r_r130) && PyTuple_GET_SIZE(cpy_r_r130) == 2))) {
        cpy_r_r131 = NULL;
        goto __LL6297;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r130, 0))))
        cpy_r_r131 = PyTuple_GET_ITEM(cpy_r_r130, 0);
    else {
        cpy_r_r131 = NULL;
    }
    if (cpy_r_r131 == NULL) goto __LL6297;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r130, 1))))
        cpy_r_r131 = PyTuple_GET_ITEM(cpy_r_r130, 1);
    else {
        cpy_r_r131 = NULL;
    }
    if (cpy_r_r131 == NULL) goto __LL6297;
    cpy_r_r131 = cpy_r_r130;
__LL6297: ;
    if (cpy_r_r131 != NULL) goto __LL6296;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 59, CPyStatic_wayfarers___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r130);
    goto CPyL229;
__LL6296: ;
    cpy_r_r132 = CPyStatics[3719]; /* 'draw3' */
    cpy_r_r133 = PyObject_RichCompare(cpy_r_r131, cpy_r_r132, 2);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 59, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL229;
    }
    if (unlikely(!PyBool_Check(cpy_r_r133))) {
        CPy_TypeError("bool", cpy_r_r133); cpy_r_r134 = 2;
    } else
        cpy_r_r134 = cpy_r_r133 == Py_True;
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 59, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL229;
    }
    if (!cpy_r_r134) goto CPyL88;
    cpy_r_r135 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 60, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL229;
    }
CPyL86: ;
    cpy_r_r136 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 60, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL229;
    }
CPyL87: ;
    cpy_r_r137 = CPyDef_wayfarers___automa___actions____take_top_card(cpy_r_r135, cpy_r_r136, cpy_r_r127);
    CPyTagged_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r137 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 60, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    } else
        goto CPyL194;
CPyL88: ;
    cpy_r_r138 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 62, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL229;
    }
CPyL89: ;
    cpy_r_r139 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 62, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL229;
    }
CPyL90: ;
    cpy_r_r140 = CPyDef_wayfarers___automa___actions____acquire(cpy_r_r138, cpy_r_r139, cpy_r_r127);
    CPyTagged_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 62, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2 = cpy_r_r140;
    cpy_r_r141 = 1;
    if (!cpy_r_r141) goto CPyL199;
    cpy_r_r142 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r143 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r144 = NULL;
    cpy_r_r9 = cpy_r_r144;
    cpy_r_r145 = (PyObject **)&cpy_r_r9;
    cpy_r_r146 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2;
    cpy_r_r147 = CPyDef_wayfarers___automa___actions____acquire_gen_____mypyc_generator_helper__(cpy_r_r146, cpy_r_r143, cpy_r_r143, cpy_r_r143, cpy_r_r142, cpy_r_r145);
    if (cpy_r_r147 != NULL) goto CPyL230;
    cpy_r_r148 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 62, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL231;
    }
    cpy_r_r149 = cpy_r_r9;
    CPy_DECREF(cpy_r_r149);
    cpy_r_r150 = NULL;
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2 = cpy_r_r150;
    cpy_r_r151 = 1;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 62, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    } else
        goto CPyL194;
CPyL95: ;
    cpy_r_r152 = cpy_r_r147;
CPyL96: ;
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r152;
CPyL97: ;
    cpy_r_r154 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r155 = cpy_r_type != cpy_r_r154;
    if (!cpy_r_r155) goto CPyL232;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 62, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    } else
        goto CPyL233;
CPyL99: ;
    CPy_Unreachable();
CPyL100: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL107;
CPyL101: ;
    cpy_r_r156 = CPy_CatchError();
    cpy_r_r157 = (PyObject **)&cpy_r_r11;
    cpy_r_r158 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2;
    cpy_r_r159 = CPy_YieldFromErrorHandle(cpy_r_r158, cpy_r_r157);
    if (unlikely(cpy_r_r159 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 62, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL234;
    }
    if (cpy_r_r159) goto CPyL104;
    cpy_r_r152 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r156);
    CPy_DecRef(cpy_r_r156.f0);
    CPy_DecRef(cpy_r_r156.f1);
    CPy_DecRef(cpy_r_r156.f2);
    goto CPyL96;
CPyL104: ;
    cpy_r_r149 = cpy_r_r11;
    CPy_DecRef(cpy_r_r149);
    CPy_RestoreExcInfo(cpy_r_r156);
    CPy_DecRef(cpy_r_r156.f0);
    CPy_DecRef(cpy_r_r156.f1);
    CPy_DecRef(cpy_r_r156.f2);
    goto CPyL194;
CPyL105: ;
    CPy_RestoreExcInfo(cpy_r_r156);
    CPy_DecRef(cpy_r_r156.f0);
    CPy_DecRef(cpy_r_r156.f1);
    CPy_DecRef(cpy_r_r156.f2);
    cpy_r_r160 = CPy_KeepPropagating();
    if (!cpy_r_r160) goto CPyL199;
    CPy_Unreachable();
CPyL107: ;
    cpy_r_r161 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r162 = NULL;
    cpy_r_r9 = cpy_r_r162;
    cpy_r_r163 = (PyObject **)&cpy_r_r9;
    cpy_r_r164 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_2;
    cpy_r_r165 = CPyDef_wayfarers___automa___actions____acquire_gen_____mypyc_generator_helper__(cpy_r_r164, cpy_r_r161, cpy_r_r161, cpy_r_r161, cpy_r_arg, cpy_r_r163);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r165 == NULL) {
        goto CPyL109;
    } else
        goto CPyL235;
CPyL108: ;
    cpy_r_r152 = cpy_r_r165;
    goto CPyL96;
CPyL109: ;
    cpy_r_r166 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 62, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL231;
    }
    cpy_r_r149 = cpy_r_r9;
    CPy_DECREF(cpy_r_r149);
    goto CPyL194;
CPyL111: ;
    cpy_r_r167 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r168 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r167, 7);
    if (cpy_r_r168) {
        goto CPyL236;
    } else
        goto CPyL139;
CPyL112: ;
    cpy_r_r169 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL113: ;
    cpy_r_r170 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL114: ;
    cpy_r_r171 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__icon;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "icon", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL115: ;
    cpy_r_r172 = ((serai___kernel___effects___CallObject *)cpy_r_r171)->_words;
    CPy_INCREF(cpy_r_r172);
    cpy_r_r173 = CPySequenceTuple_GetItem(cpy_r_r172, 0);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    if (PyLong_Check(cpy_r_r173))
        cpy_r_r174 = cpy_r_r173;
    else {
        cpy_r_r174 = NULL;
    }
    if (cpy_r_r174 != NULL) goto __LL6298;
    if (PyUnicode_Check(cpy_r_r173))
        cpy_r_r174 = cpy_r_r173;
    else {
        cpy_r_r174 = NULL;
    }
    if (cpy_r_r174 != NULL) goto __LL6298;
    if (unlikely(!(PyTuple_Check(cpy_r_r173) && PyTuple_GET_SIZE(cpy_r_r173) == 2))) {
        cpy_r_r174 = NULL;
        goto __LL6299;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r173, 0))))
        cpy_r_r174 = PyTuple_GET_ITEM(cpy_r_r173, 0);
    else {
        cpy_r_r174 = NULL;
    }
    if (cpy_r_r174 == NULL) goto __LL6299;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r173, 1))))
        cpy_r_r174 = PyTuple_GET_ITEM(cpy_r_r173, 1);
    else {
        cpy_r_r174 = NULL;
    }
    if (cpy_r_r174 == NULL) goto __LL6299;
    cpy_r_r174 = cpy_r_r173;
__LL6299: ;
    if (cpy_r_r174 != NULL) goto __LL6298;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 64, CPyStatic_wayfarers___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r173);
    goto CPyL199;
__LL6298: ;
    cpy_r_r175 = PyObject_Str(cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    cpy_r_r176 = CPyDef_wayfarers___automa___actions____upgrade(cpy_r_r169, cpy_r_r170, cpy_r_r175);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3 = cpy_r_r176;
    cpy_r_r177 = 1;
    if (!cpy_r_r177) goto CPyL199;
    cpy_r_r178 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r179 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r180 = NULL;
    cpy_r_r13 = cpy_r_r180;
    cpy_r_r181 = (PyObject **)&cpy_r_r13;
    cpy_r_r182 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3;
    cpy_r_r183 = CPyDef_wayfarers___automa___actions____upgrade_gen_____mypyc_generator_helper__(cpy_r_r182, cpy_r_r179, cpy_r_r179, cpy_r_r179, cpy_r_r178, cpy_r_r181);
    if (cpy_r_r183 != NULL) goto CPyL237;
    cpy_r_r184 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL238;
    }
    cpy_r_r185 = cpy_r_r13;
    CPy_DECREF(cpy_r_r185);
    cpy_r_r186 = NULL;
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3 = cpy_r_r186;
    cpy_r_r187 = 1;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    } else
        goto CPyL194;
CPyL123: ;
    cpy_r_r188 = cpy_r_r183;
CPyL124: ;
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r188;
CPyL125: ;
    cpy_r_r190 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r191 = cpy_r_type != cpy_r_r190;
    if (!cpy_r_r191) goto CPyL239;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL129;
    } else
        goto CPyL240;
CPyL127: ;
    CPy_Unreachable();
CPyL128: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL135;
CPyL129: ;
    cpy_r_r192 = CPy_CatchError();
    cpy_r_r193 = (PyObject **)&cpy_r_r15;
    cpy_r_r194 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3;
    cpy_r_r195 = CPy_YieldFromErrorHandle(cpy_r_r194, cpy_r_r193);
    if (unlikely(cpy_r_r195 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL241;
    }
    if (cpy_r_r195) goto CPyL132;
    cpy_r_r188 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r192);
    CPy_DecRef(cpy_r_r192.f0);
    CPy_DecRef(cpy_r_r192.f1);
    CPy_DecRef(cpy_r_r192.f2);
    goto CPyL124;
CPyL132: ;
    cpy_r_r185 = cpy_r_r15;
    CPy_DecRef(cpy_r_r185);
    CPy_RestoreExcInfo(cpy_r_r192);
    CPy_DecRef(cpy_r_r192.f0);
    CPy_DecRef(cpy_r_r192.f1);
    CPy_DecRef(cpy_r_r192.f2);
    goto CPyL194;
CPyL133: ;
    CPy_RestoreExcInfo(cpy_r_r192);
    CPy_DecRef(cpy_r_r192.f0);
    CPy_DecRef(cpy_r_r192.f1);
    CPy_DecRef(cpy_r_r192.f2);
    cpy_r_r196 = CPy_KeepPropagating();
    if (!cpy_r_r196) goto CPyL199;
    CPy_Unreachable();
CPyL135: ;
    cpy_r_r197 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r198 = NULL;
    cpy_r_r13 = cpy_r_r198;
    cpy_r_r199 = (PyObject **)&cpy_r_r13;
    cpy_r_r200 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_3;
    cpy_r_r201 = CPyDef_wayfarers___automa___actions____upgrade_gen_____mypyc_generator_helper__(cpy_r_r200, cpy_r_r197, cpy_r_r197, cpy_r_r197, cpy_r_arg, cpy_r_r199);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r201 == NULL) {
        goto CPyL137;
    } else
        goto CPyL242;
CPyL136: ;
    cpy_r_r188 = cpy_r_r201;
    goto CPyL124;
CPyL137: ;
    cpy_r_r202 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 64, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL238;
    }
    cpy_r_r185 = cpy_r_r13;
    CPy_DECREF(cpy_r_r185);
    goto CPyL194;
CPyL139: ;
    cpy_r_r203 = CPyStatics[3720]; /* 'journal' */
    cpy_r_r204 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r203, 7);
    if (cpy_r_r204) {
        goto CPyL243;
    } else
        goto CPyL163;
CPyL140: ;
    cpy_r_r205 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 66, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL141: ;
    cpy_r_r206 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 66, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL142: ;
    cpy_r_r207 = CPyDef_wayfarers___automa___actions___journal(cpy_r_r205, cpy_r_r206);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 66, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4 = cpy_r_r207;
    cpy_r_r208 = 1;
    if (!cpy_r_r208) goto CPyL199;
    cpy_r_r209 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r210 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r211 = NULL;
    cpy_r_r17 = cpy_r_r211;
    cpy_r_r212 = (PyObject **)&cpy_r_r17;
    cpy_r_r213 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4;
    cpy_r_r214 = CPyDef_wayfarers___automa___actions___journal_gen_____mypyc_generator_helper__(cpy_r_r213, cpy_r_r210, cpy_r_r210, cpy_r_r210, cpy_r_r209, cpy_r_r212);
    if (cpy_r_r214 != NULL) goto CPyL244;
    cpy_r_r215 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 66, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL245;
    }
    cpy_r_r216 = cpy_r_r17;
    CPy_DECREF(cpy_r_r216);
    cpy_r_r217 = NULL;
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4 = cpy_r_r217;
    cpy_r_r218 = 1;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 66, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    } else
        goto CPyL194;
CPyL147: ;
    cpy_r_r219 = cpy_r_r214;
CPyL148: ;
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r219;
CPyL149: ;
    cpy_r_r221 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r222 = cpy_r_type != cpy_r_r221;
    if (!cpy_r_r222) goto CPyL246;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 66, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL153;
    } else
        goto CPyL247;
CPyL151: ;
    CPy_Unreachable();
CPyL152: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL159;
CPyL153: ;
    cpy_r_r223 = CPy_CatchError();
    cpy_r_r224 = (PyObject **)&cpy_r_r19;
    cpy_r_r225 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4;
    cpy_r_r226 = CPy_YieldFromErrorHandle(cpy_r_r225, cpy_r_r224);
    if (unlikely(cpy_r_r226 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 66, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL248;
    }
    if (cpy_r_r226) goto CPyL156;
    cpy_r_r219 = cpy_r_r19;
    CPy_RestoreExcInfo(cpy_r_r223);
    CPy_DecRef(cpy_r_r223.f0);
    CPy_DecRef(cpy_r_r223.f1);
    CPy_DecRef(cpy_r_r223.f2);
    goto CPyL148;
CPyL156: ;
    cpy_r_r216 = cpy_r_r19;
    CPy_DecRef(cpy_r_r216);
    CPy_RestoreExcInfo(cpy_r_r223);
    CPy_DecRef(cpy_r_r223.f0);
    CPy_DecRef(cpy_r_r223.f1);
    CPy_DecRef(cpy_r_r223.f2);
    goto CPyL194;
CPyL157: ;
    CPy_RestoreExcInfo(cpy_r_r223);
    CPy_DecRef(cpy_r_r223.f0);
    CPy_DecRef(cpy_r_r223.f1);
    CPy_DecRef(cpy_r_r223.f2);
    cpy_r_r227 = CPy_KeepPropagating();
    if (!cpy_r_r227) goto CPyL199;
    CPy_Unreachable();
CPyL159: ;
    cpy_r_r228 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r229 = NULL;
    cpy_r_r17 = cpy_r_r229;
    cpy_r_r230 = (PyObject **)&cpy_r_r17;
    cpy_r_r231 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_4;
    cpy_r_r232 = CPyDef_wayfarers___automa___actions___journal_gen_____mypyc_generator_helper__(cpy_r_r231, cpy_r_r228, cpy_r_r228, cpy_r_r228, cpy_r_arg, cpy_r_r230);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r232 == NULL) {
        goto CPyL161;
    } else
        goto CPyL249;
CPyL160: ;
    cpy_r_r219 = cpy_r_r232;
    goto CPyL148;
CPyL161: ;
    cpy_r_r233 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 66, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL245;
    }
    cpy_r_r216 = cpy_r_r17;
    CPy_DECREF(cpy_r_r216);
    goto CPyL194;
CPyL163: ;
    cpy_r_r234 = CPyStatics[3721]; /* 'focus' */
    cpy_r_r235 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r234, 5);
    CPy_DECREF(cpy_r_r29);
    if (!cpy_r_r235) goto CPyL194;
    cpy_r_r236 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL165: ;
    cpy_r_r237 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL166: ;
    cpy_r_r238 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "t", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL167: ;
    cpy_r_r239 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r238)->_book;
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "Table", "book", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL168: ;
    cpy_r_r240 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r239)->_ai_boards;
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "Book", "ai_boards", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL169: ;
    cpy_r_r241 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "_icon_gen", "automa", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL170: ;
    cpy_r_r242 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r241)->_board;
    if (unlikely(cpy_r_r242 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_icon", "Automa", "board", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
CPyL171: ;
    cpy_r_r243 = CPyList_GetItemBorrow(cpy_r_r240, cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    if (likely(Py_TYPE(cpy_r_r243) == CPyType_wayfarers___printed___AiBoard))
        cpy_r_r244 = cpy_r_r243;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 68, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.AiBoard", cpy_r_r243);
        goto CPyL199;
    }
    cpy_r_r245 = ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r244)->_focus;
    CPy_INCREF(cpy_r_r245);
    cpy_r_r246 = CPyDef_wayfarers___automa___actions___act(cpy_r_r236, cpy_r_r237, cpy_r_r245);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    }
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5 = cpy_r_r246;
    cpy_r_r247 = 1;
    if (!cpy_r_r247) goto CPyL199;
    cpy_r_r248 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r249 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r250 = NULL;
    cpy_r_r21 = cpy_r_r250;
    cpy_r_r251 = (PyObject **)&cpy_r_r21;
    cpy_r_r252 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5;
    cpy_r_r253 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r252, cpy_r_r249, cpy_r_r249, cpy_r_r249, cpy_r_r248, cpy_r_r251);
    if (cpy_r_r253 != NULL) goto CPyL250;
    cpy_r_r254 = cpy_r_r21 != 0;
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL251;
    }
    cpy_r_r255 = cpy_r_r21;
    CPy_DECREF(cpy_r_r255);
    cpy_r_r256 = NULL;
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5 = cpy_r_r256;
    cpy_r_r257 = 1;
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL199;
    } else
        goto CPyL194;
CPyL178: ;
    cpy_r_r258 = cpy_r_r253;
CPyL179: ;
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 6;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r258;
CPyL180: ;
    cpy_r_r260 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r261 = cpy_r_type != cpy_r_r260;
    if (!cpy_r_r261) goto CPyL252;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL184;
    } else
        goto CPyL253;
CPyL182: ;
    CPy_Unreachable();
CPyL183: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL190;
CPyL184: ;
    cpy_r_r262 = CPy_CatchError();
    cpy_r_r263 = (PyObject **)&cpy_r_r23;
    cpy_r_r264 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5;
    cpy_r_r265 = CPy_YieldFromErrorHandle(cpy_r_r264, cpy_r_r263);
    if (unlikely(cpy_r_r265 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL254;
    }
    if (cpy_r_r265) goto CPyL187;
    cpy_r_r258 = cpy_r_r23;
    CPy_RestoreExcInfo(cpy_r_r262);
    CPy_DecRef(cpy_r_r262.f0);
    CPy_DecRef(cpy_r_r262.f1);
    CPy_DecRef(cpy_r_r262.f2);
    goto CPyL179;
CPyL187: ;
    cpy_r_r255 = cpy_r_r23;
    CPy_DecRef(cpy_r_r255);
    CPy_RestoreExcInfo(cpy_r_r262);
    CPy_DecRef(cpy_r_r262.f0);
    CPy_DecRef(cpy_r_r262.f1);
    CPy_DecRef(cpy_r_r262.f2);
    goto CPyL194;
CPyL188: ;
    CPy_RestoreExcInfo(cpy_r_r262);
    CPy_DecRef(cpy_r_r262.f0);
    CPy_DecRef(cpy_r_r262.f1);
    CPy_DecRef(cpy_r_r262.f2);
    cpy_r_r266 = CPy_KeepPropagating();
    if (!cpy_r_r266) goto CPyL199;
    CPy_Unreachable();
CPyL190: ;
    cpy_r_r267 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r268 = NULL;
    cpy_r_r21 = cpy_r_r268;
    cpy_r_r269 = (PyObject **)&cpy_r_r21;
    cpy_r_r270 = ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____icon_gen_5;
    cpy_r_r271 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r270, cpy_r_r267, cpy_r_r267, cpy_r_r267, cpy_r_arg, cpy_r_r269);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r271 == NULL) {
        goto CPyL192;
    } else
        goto CPyL255;
CPyL191: ;
    cpy_r_r258 = cpy_r_r271;
    goto CPyL179;
CPyL192: ;
    cpy_r_r272 = cpy_r_r21 != 0;
    if (unlikely(!cpy_r_r272)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 68, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL251;
    }
    cpy_r_r255 = cpy_r_r21;
    CPy_DECREF(cpy_r_r255);
CPyL194: ;
    cpy_r_r273 = Py_None;
    CPy_INCREF(cpy_r_r273);
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r275 = CPyDef_wayfarers___automa___actions____icon_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL198;
    CPyGen_SetStopIterationValue(cpy_r_r273);
    CPy_DECREF(cpy_r_r273);
    if (!0) goto CPyL209;
    CPy_Unreachable();
CPyL198: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r273;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL199: ;
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r277 = CPyDef_wayfarers___automa___actions____icon_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r278 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r278;
CPyL200: ;
    cpy_r_r279 = cpy_r_r24 == 0;
    if (cpy_r_r279) goto CPyL256;
    cpy_r_r280 = cpy_r_r24 == 1;
    if (cpy_r_r280) {
        goto CPyL257;
    } else
        goto CPyL258;
CPyL202: ;
    cpy_r_r281 = cpy_r_r24 == 2;
    if (cpy_r_r281) {
        goto CPyL259;
    } else
        goto CPyL260;
CPyL203: ;
    cpy_r_r282 = cpy_r_r24 == 3;
    if (cpy_r_r282) {
        goto CPyL261;
    } else
        goto CPyL262;
CPyL204: ;
    cpy_r_r283 = cpy_r_r24 == 4;
    if (cpy_r_r283) {
        goto CPyL263;
    } else
        goto CPyL264;
CPyL205: ;
    cpy_r_r284 = cpy_r_r24 == 5;
    if (cpy_r_r284) {
        goto CPyL265;
    } else
        goto CPyL266;
CPyL206: ;
    cpy_r_r285 = cpy_r_r24 == 6;
    if (cpy_r_r285) {
        goto CPyL180;
    } else
        goto CPyL267;
CPyL207: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r286 = 0;
    if (unlikely(!cpy_r_r286)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 45, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL209;
    }
    CPy_Unreachable();
CPyL209: ;
    cpy_r_r287 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r287;
CPyL210: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL6;
CPyL211: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL13;
CPyL212: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL199;
CPyL213: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL18;
CPyL214: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL17;
CPyL215: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL23;
CPyL216: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL26;
CPyL217: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL30;
CPyL218: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL34;
CPyL219: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL42;
CPyL220: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL46;
CPyL221: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL53;
CPyL222: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL199;
CPyL223: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL58;
CPyL224: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL57;
CPyL225: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL63;
CPyL226: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL66;
CPyL227: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL70;
CPyL228: ;
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r123);
    goto CPyL199;
CPyL229: ;
    CPyTagged_DecRef(cpy_r_r127);
    goto CPyL199;
CPyL230: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL95;
CPyL231: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL199;
CPyL232: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL100;
CPyL233: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL99;
CPyL234: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL105;
CPyL235: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL108;
CPyL236: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL112;
CPyL237: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL123;
CPyL238: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL199;
CPyL239: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL128;
CPyL240: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL127;
CPyL241: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL133;
CPyL242: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL136;
CPyL243: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL140;
CPyL244: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL147;
CPyL245: ;
    CPy_XDecRef(cpy_r_r17);
    goto CPyL199;
CPyL246: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL152;
CPyL247: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL151;
CPyL248: ;
    CPy_XDecRef(cpy_r_r19);
    goto CPyL157;
CPyL249: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL160;
CPyL250: ;
    CPy_XDECREF(cpy_r_r21);
    goto CPyL178;
CPyL251: ;
    CPy_XDecRef(cpy_r_r21);
    goto CPyL199;
CPyL252: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL183;
CPyL253: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL182;
CPyL254: ;
    CPy_XDecRef(cpy_r_r23);
    goto CPyL188;
CPyL255: ;
    CPy_XDECREF(cpy_r_r21);
    goto CPyL191;
CPyL256: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL1;
CPyL257: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL15;
CPyL258: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL202;
CPyL259: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL55;
CPyL260: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL203;
CPyL261: ;
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL97;
CPyL262: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL204;
CPyL263: ;
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL125;
CPyL264: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL205;
CPyL265: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL149;
CPyL266: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL206;
CPyL267: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL207;
}
        
PyObject *CPyDef_wayfarers___automa___actions____icon_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____icon_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____icon_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____icon_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._icon_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____icon_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____icon_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____icon_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____icon_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____icon_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._icon_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions____icon_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____icon_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____icon_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____icon_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._icon_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____icon_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____icon_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____icon_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____icon_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____icon_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._icon_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions____icon_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____icon_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions____icon_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6300 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6300);
    PyObject *__tmp6301 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6301);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____icon_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____icon_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._icon_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____icon_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____icon(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_icon) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions____icon_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 45, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 45, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 45, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_icon);
    if (((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__icon != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__icon);
    }
    ((serai___games___wayfarers___automa___actions____icon_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__icon = cpy_r_icon;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 45, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    return cpy_r_r0;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____icon(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "icon", 0};
            static CPyArg_Parser parser = {"OOO:_icon", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_icon;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_icon)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_icon;
            if (likely(Py_TYPE(obj_icon) == CPyType_kernel___effects___Call))
                arg_icon = obj_icon;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_icon); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____icon(arg_t, arg_automa, arg_icon);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_icon", 45, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___move_marker_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    tuple_T3OOO cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    int32_t cpy_r_r72;
    char cpy_r_r73;
    int32_t cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    char cpy_r_r85;
    CPyTagged cpy_r_r86;
    char cpy_r_r87;
    CPyTagged cpy_r_r88;
    char cpy_r_r89;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL58;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 71, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "steps", 73, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL57;
    }
CPyL5: ;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL11;
    cpy_r_r9 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "t", 74, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL57;
    }
CPyL7: ;
    cpy_r_r10 = CPyStatics[2508]; /* 'event-ai-marker' */
    cpy_r_r11 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "rule", 74, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL57;
    }
CPyL8: ;
    cpy_r_r12 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "steps", 74, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL57;
    }
CPyL9: ;
    cpy_r_r13 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r15 = CPyDict_Build(1, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 74, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL57;
    }
    cpy_r_r16 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r9, cpy_r_r10, cpy_r_r11, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 74, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL57;
    }
CPyL11: ;
    cpy_r_r17 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'steps' of 'move_marker_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r17);
    }
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 75, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL57;
    }
CPyL12: ;
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0 = 0;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 75, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
    cpy_r_r20 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0", 75, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
CPyL14: ;
    CPyTagged_INCREF(cpy_r_r20);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r__ = cpy_r_r21;
    CPy_DECREF(cpy_r__);
CPyL15: ;
    cpy_r_r22 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0", 75, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
CPyL16: ;
    cpy_r_r23 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0' of 'move_marker_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r23);
    }
    cpy_r_r24 = cpy_r_r22 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL18;
    cpy_r_r26 = cpy_r_r23 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL19;
CPyL18: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_r22, cpy_r_r23);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL20;
CPyL19: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r22 < (Py_ssize_t)cpy_r_r23;
    cpy_r_r29 = cpy_r_r30;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r23);
    if (!cpy_r_r29) goto CPyL64;
    cpy_r_r31 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0", 75, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
CPyL22: ;
    CPyTagged_INCREF(cpy_r_r31);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r__ = cpy_r_r32;
    CPy_DECREF(cpy_r__);
    cpy_r_r33 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "automa", 76, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
CPyL23: ;
    cpy_r_r34 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "t", 76, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
CPyL24: ;
    cpy_r_r35 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r34)->_book;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "Table", "book", 76, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r35);
CPyL25: ;
    cpy_r_r36 = CPyDef_wayfarers___table___Automa___advance(cpy_r_r33, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 76, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
    if (!cpy_r_r36) goto CPyL50;
    cpy_r_r37 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "t", 77, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
CPyL28: ;
    cpy_r_r38 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "automa", 77, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
CPyL29: ;
    cpy_r_r39 = CPyStatics[3722]; /* 'WF-AI-06' */
    cpy_r_r40 = CPyDef_wayfarers___automa___actions___track_bonus(cpy_r_r37, cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 77, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1 = cpy_r_r40;
    cpy_r_r41 = 1;
    if (!cpy_r_r41) goto CPyL63;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = NULL;
    cpy_r_r1 = cpy_r_r44;
    cpy_r_r45 = (PyObject **)&cpy_r_r1;
    cpy_r_r46 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1;
    cpy_r_r47 = CPyDef_wayfarers___automa___actions___track_bonus_gen_____mypyc_generator_helper__(cpy_r_r46, cpy_r_r43, cpy_r_r43, cpy_r_r43, cpy_r_r42, cpy_r_r45);
    if (cpy_r_r47 != NULL) goto CPyL65;
    cpy_r_r48 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 77, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL66;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r50 = NULL;
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1 = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 77, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    } else
        goto CPyL50;
CPyL34: ;
    cpy_r_r52 = cpy_r_r47;
CPyL35: ;
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL36: ;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = cpy_r_type != cpy_r_r54;
    if (!cpy_r_r55) goto CPyL67;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 77, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL40;
    } else
        goto CPyL68;
CPyL38: ;
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL46;
CPyL40: ;
    cpy_r_r56 = CPy_CatchError();
    cpy_r_r57 = (PyObject **)&cpy_r_r3;
    cpy_r_r58 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1;
    cpy_r_r59 = CPy_YieldFromErrorHandle(cpy_r_r58, cpy_r_r57);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 77, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
    if (cpy_r_r59) {
        goto CPyL43;
    } else
        goto CPyL70;
CPyL42: ;
    cpy_r_r52 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL35;
CPyL43: ;
    cpy_r_r49 = cpy_r_r3;
    CPy_DecRef(cpy_r_r49);
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    goto CPyL50;
CPyL44: ;
    CPy_RestoreExcInfo(cpy_r_r56);
    CPy_DecRef(cpy_r_r56.f0);
    CPy_DecRef(cpy_r_r56.f1);
    CPy_DecRef(cpy_r_r56.f2);
    cpy_r_r60 = CPy_KeepPropagating();
    if (!cpy_r_r60) goto CPyL57;
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_1;
    cpy_r_r65 = CPyDef_wayfarers___automa___actions___track_bonus_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_arg, cpy_r_r63);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r65 == NULL) {
        goto CPyL48;
    } else
        goto CPyL71;
CPyL47: ;
    cpy_r_r52 = cpy_r_r65;
    goto CPyL35;
CPyL48: ;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 77, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL66;
    }
    cpy_r_r49 = cpy_r_r1;
    CPy_DECREF(cpy_r_r49);
CPyL50: ;
    cpy_r_r67 = ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "move_marker", "move_marker_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0", 75, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    }
CPyL51: ;
    cpy_r_r68 = CPyTagged_Add(cpy_r_r67, 2);
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___move_marker_gen_0 = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 75, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL63;
    } else
        goto CPyL15;
CPyL52: ;
    cpy_r_r70 = Py_None;
    CPy_INCREF(cpy_r_r70);
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r72 = CPyDef_wayfarers___automa___actions___move_marker_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL56;
    CPyGen_SetStopIterationValue(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (!0) goto CPyL62;
    CPy_Unreachable();
CPyL56: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r70;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL57: ;
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r74 = CPyDef_wayfarers___automa___actions___move_marker_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r75 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r75;
CPyL58: ;
    cpy_r_r76 = cpy_r_r4 == 0;
    if (cpy_r_r76) goto CPyL72;
    cpy_r_r77 = cpy_r_r4 == 1;
    if (cpy_r_r77) {
        goto CPyL36;
    } else
        goto CPyL73;
CPyL60: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r78 = 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 71, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL62: ;
    cpy_r_r79 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r79;
CPyL63: ;
    cpy_r_r80 = CPY_INT_TAG;
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = cpy_r_r80;
    cpy_r_r81 = 1;
    goto CPyL57;
CPyL64: ;
    cpy_r_r82 = CPY_INT_TAG;
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = cpy_r_r82;
    cpy_r_r83 = 1;
    goto CPyL52;
CPyL65: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL34;
CPyL66: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r84 = CPY_INT_TAG;
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = cpy_r_r84;
    cpy_r_r85 = 1;
    goto CPyL57;
CPyL67: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL39;
CPyL68: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL38;
CPyL69: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r86 = CPY_INT_TAG;
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = cpy_r_r86;
    cpy_r_r87 = 1;
    goto CPyL44;
CPyL70: ;
    goto CPyL42;
CPyL71: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL47;
CPyL72: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r88 = CPY_INT_TAG;
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions___move_marker_gen_0 = cpy_r_r88;
    cpy_r_r89 = 1;
    goto CPyL1;
CPyL73: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL60;
}
        
PyObject *CPyDef_wayfarers___automa___actions___move_marker_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___move_marker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___move_marker_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___move_marker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.move_marker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___move_marker_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___move_marker_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___move_marker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___move_marker_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___move_marker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.move_marker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions___move_marker_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___move_marker_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___move_marker_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___move_marker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.move_marker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___move_marker_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___move_marker_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___move_marker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___move_marker_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___move_marker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.move_marker_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions___move_marker_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___move_marker_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions___move_marker_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6302 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6302);
    PyObject *__tmp6303 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6303);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___move_marker_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___move_marker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.move_marker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___move_marker_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___move_marker(PyObject *cpy_r_t, PyObject *cpy_r_automa, CPyTagged cpy_r_steps, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions___move_marker_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 71, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 71, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 71, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_steps);
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__steps != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__steps);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__steps = cpy_r_steps;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 71, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___games___wayfarers___automa___actions___move_marker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 71, CPyStatic_wayfarers___automa___actions___globals);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___move_marker(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "steps", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:move_marker", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_steps;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_steps, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___move_marker(arg_t, arg_automa, arg_steps, arg_rule);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "move_marker", 71, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___track_bonus_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject **cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    tuple_T3OOO cpy_r_r39;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    int32_t cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL44;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 80, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL43;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "track_bonus", "track_bonus_gen", "t", 81, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL43;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "track_bonus", "Table", "book", 81, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL43;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r8)->_ai_boards;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "track_bonus", "Book", "ai_boards", 81, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL43;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "track_bonus", "track_bonus_gen", "automa", 81, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL43;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r10)->_board;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "track_bonus", "Automa", "board", 81, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL43;
    }
CPyL9: ;
    cpy_r_r12 = CPyList_GetItemBorrow(cpy_r_r9, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 81, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL43;
    }
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_wayfarers___printed___AiBoard))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 81, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.AiBoard", cpy_r_r12);
        goto CPyL43;
    }
    cpy_r_r14 = ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r13)->_track_bonus;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "track_bonus", "track_bonus_gen", "t", 82, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL49;
    }
CPyL12: ;
    cpy_r_r16 = CPyStatics[3723]; /* 'event-ai-track-bonus' */
    cpy_r_r17 = ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "track_bonus", "track_bonus_gen", "rule", 82, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL49;
    }
CPyL13: ;
    cpy_r_r18 = CPyStatics[602]; /* 'effect' */
    cpy_r_r19 = CPyDict_Build(1, cpy_r_r18, cpy_r_r14);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 82, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL49;
    }
    cpy_r_r20 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r15, cpy_r_r16, cpy_r_r17, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 82, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL49;
    }
    cpy_r_r21 = ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "track_bonus", "track_bonus_gen", "t", 83, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL49;
    }
CPyL16: ;
    cpy_r_r22 = ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "track_bonus", "track_bonus_gen", "automa", 83, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL49;
    }
CPyL17: ;
    cpy_r_r23 = CPyDef_wayfarers___automa___actions___act(cpy_r_r21, cpy_r_r22, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 83, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL43;
    }
    if (((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0 = cpy_r_r23;
    cpy_r_r24 = 1;
    if (!cpy_r_r24) goto CPyL43;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = NULL;
    cpy_r_r1 = cpy_r_r27;
    cpy_r_r28 = (PyObject **)&cpy_r_r1;
    cpy_r_r29 = ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0;
    cpy_r_r30 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r29, cpy_r_r26, cpy_r_r26, cpy_r_r26, cpy_r_r25, cpy_r_r28);
    if (cpy_r_r30 != NULL) goto CPyL50;
    cpy_r_r31 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 83, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL51;
    }
    cpy_r_r32 = cpy_r_r1;
    CPy_DECREF(cpy_r_r32);
    cpy_r_r33 = NULL;
    if (((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0 = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 83, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL43;
    } else
        goto CPyL38;
CPyL22: ;
    cpy_r_r35 = cpy_r_r30;
CPyL23: ;
    ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r35;
CPyL24: ;
    cpy_r_r37 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r38 = cpy_r_type != cpy_r_r37;
    if (!cpy_r_r38) goto CPyL52;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 83, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL28;
    } else
        goto CPyL53;
CPyL26: ;
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL34;
CPyL28: ;
    cpy_r_r39 = CPy_CatchError();
    cpy_r_r40 = (PyObject **)&cpy_r_r3;
    cpy_r_r41 = ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0;
    cpy_r_r42 = CPy_YieldFromErrorHandle(cpy_r_r41, cpy_r_r40);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 83, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL54;
    }
    if (cpy_r_r42) goto CPyL31;
    cpy_r_r35 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r39);
    CPy_DecRef(cpy_r_r39.f0);
    CPy_DecRef(cpy_r_r39.f1);
    CPy_DecRef(cpy_r_r39.f2);
    goto CPyL23;
CPyL31: ;
    cpy_r_r32 = cpy_r_r3;
    CPy_DecRef(cpy_r_r32);
    CPy_RestoreExcInfo(cpy_r_r39);
    CPy_DecRef(cpy_r_r39.f0);
    CPy_DecRef(cpy_r_r39.f1);
    CPy_DecRef(cpy_r_r39.f2);
    goto CPyL38;
CPyL32: ;
    CPy_RestoreExcInfo(cpy_r_r39);
    CPy_DecRef(cpy_r_r39.f0);
    CPy_DecRef(cpy_r_r39.f1);
    CPy_DecRef(cpy_r_r39.f2);
    cpy_r_r43 = CPy_KeepPropagating();
    if (!cpy_r_r43) goto CPyL43;
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r44 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r45 = NULL;
    cpy_r_r1 = cpy_r_r45;
    cpy_r_r46 = (PyObject **)&cpy_r_r1;
    cpy_r_r47 = ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___track_bonus_gen_0;
    cpy_r_r48 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r47, cpy_r_r44, cpy_r_r44, cpy_r_r44, cpy_r_arg, cpy_r_r46);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r48 == NULL) {
        goto CPyL36;
    } else
        goto CPyL55;
CPyL35: ;
    cpy_r_r35 = cpy_r_r48;
    goto CPyL23;
CPyL36: ;
    cpy_r_r49 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 83, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL51;
    }
    cpy_r_r32 = cpy_r_r1;
    CPy_DECREF(cpy_r_r32);
CPyL38: ;
    cpy_r_r50 = Py_None;
    CPy_INCREF(cpy_r_r50);
    ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r52 = CPyDef_wayfarers___automa___actions___track_bonus_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL42;
    CPyGen_SetStopIterationValue(cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (!0) goto CPyL48;
    CPy_Unreachable();
CPyL42: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r50;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL43: ;
    ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r54 = CPyDef_wayfarers___automa___actions___track_bonus_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r55 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r55;
CPyL44: ;
    cpy_r_r56 = cpy_r_r4 == 0;
    if (cpy_r_r56) goto CPyL56;
    cpy_r_r57 = cpy_r_r4 == 1;
    if (cpy_r_r57) {
        goto CPyL24;
    } else
        goto CPyL57;
CPyL46: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r58 = 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 80, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL48;
    }
    CPy_Unreachable();
CPyL48: ;
    cpy_r_r59 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r59;
CPyL49: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL43;
CPyL50: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL22;
CPyL51: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL43;
CPyL52: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL27;
CPyL53: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL26;
CPyL54: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL32;
CPyL55: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL35;
CPyL56: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL57: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL46;
}
        
PyObject *CPyDef_wayfarers___automa___actions___track_bonus_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___track_bonus_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___track_bonus_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___track_bonus_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.track_bonus_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___track_bonus_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___track_bonus_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___track_bonus_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___track_bonus_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___track_bonus_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.track_bonus_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions___track_bonus_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___track_bonus_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___track_bonus_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___track_bonus_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.track_bonus_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___track_bonus_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___track_bonus_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___track_bonus_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___track_bonus_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___track_bonus_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.track_bonus_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions___track_bonus_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___track_bonus_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions___track_bonus_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6304 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6304);
    PyObject *__tmp6305 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6305);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___track_bonus_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___track_bonus_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.track_bonus_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___track_bonus_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___track_bonus(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions___track_bonus_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 80, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 80, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 80, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___games___wayfarers___automa___actions___track_bonus_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 80, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    return cpy_r_r0;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___track_bonus(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "rule", 0};
            static CPyArg_Parser parser = {"OOO:track_bonus", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___track_bonus(arg_t, arg_automa, arg_rule);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "track_bonus", 80, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___actions___add_comets(PyObject *cpy_r_t, PyObject *cpy_r_automa, CPyTagged cpy_r_steps) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    cpy_r_r0 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_comets;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "add_comets", "Automa", "comets", 88, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = CPyTagged_Add(cpy_r_r0, cpy_r_steps);
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "add_comets", "Table", "book", 88, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL16;
    }
CPyL2: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_constants;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyStatics[3724]; /* 'comet_track' */
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "add_comets", 88, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "add_comets", 88, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL16;
    }
    cpy_r_r7 = cpy_r_r6 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL6;
    cpy_r_r9 = cpy_r_r1 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL7;
CPyL6: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r6, cpy_r_r1);
    if (cpy_r_r11) {
        goto CPyL17;
    } else
        goto CPyL18;
CPyL7: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r6 < (Py_ssize_t)cpy_r_r1;
    if (cpy_r_r12) {
        goto CPyL17;
    } else
        goto CPyL18;
CPyL8: ;
    cpy_r_r13 = cpy_r_r6;
    goto CPyL10;
CPyL9: ;
    cpy_r_r13 = cpy_r_r1;
CPyL10: ;
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_comets != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_comets);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_comets = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "add_comets", 88, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL15;
    }
    cpy_r_r15 = CPyStatics[3725]; /* 'event-ai-comet' */
    cpy_r_r16 = CPyStatics[3726]; /* 'WF-AI-14' */
    cpy_r_r17 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_comets;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "add_comets", "Automa", "comets", 89, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL15;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL12: ;
    cpy_r_r18 = CPyStatics[31]; /* 'n' */
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r20 = CPyDict_Build(1, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "add_comets", 89, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL15;
    }
    cpy_r_r21 = CPyDef_wayfarers___automa___actions___tell(cpy_r_t, cpy_r_r15, cpy_r_r16, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "add_comets", 89, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r6);
    goto CPyL9;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___add_comets(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "steps", 0};
            static CPyArg_Parser parser = {"OOO:add_comets", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_steps;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_steps)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            char retval = CPyDef_wayfarers___automa___actions___add_comets(arg_t, arg_automa, arg_steps);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "add_comets", 86, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___actions____influence_guild(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_guild) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
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
    tuple_T3III cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    tuple_T3III cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_number;
    tuple_T3OOO cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_rule;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    tuple_T3OOO cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    cpy_r_r0 = CPyStatics[819]; /* 'any' */
    cpy_r_r1 = CPyStr_EqualLiteral(cpy_r_guild, cpy_r_r0, 3);
    if (!cpy_r_r1) goto CPyL22;
    cpy_r_r2 = CPyDef_wayfarers___automa___choices___colour_order(cpy_r_t);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 95, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL44;
    }
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL45;
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
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 95, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL46;
    }
    cpy_r_r13 = CPyStatic_wayfarers___automa___choices___CYCLE_GUILDS;
    if (unlikely(cpy_r_r13.f0 == CPY_INT_TAG)) {
        goto CPyL47;
    } else
        goto CPyL8;
CPyL6: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CYCLE_GUILDS\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 95, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL8: ;
    cpy_r_r15 = cpy_r_r12 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL10;
    cpy_r_r17 = 6 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL11;
CPyL10: ;
    cpy_r_r19 = CPyTagged_IsLt_(cpy_r_r12, 6);
    if (cpy_r_r19) {
        goto CPyL48;
    } else
        goto CPyL49;
CPyL11: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)6;
    if (cpy_r_r20) {
        goto CPyL48;
    } else
        goto CPyL49;
CPyL12: ;
    goto CPyL16;
CPyL13: ;
    cpy_r_r21 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r21;
    goto CPyL3;
CPyL14: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 95, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r23 = CPyStatic_wayfarers___automa___choices___CYCLE_GUILDS;
    if (unlikely(cpy_r_r23.f0 == CPY_INT_TAG)) {
        goto CPyL50;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CYCLE_GUILDS\" was not set");
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 96, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL19: ;
    CPyTagged_INCREF(cpy_r_r23.f0);
    CPyTagged_INCREF(cpy_r_r23.f1);
    CPyTagged_INCREF(cpy_r_r23.f2);
    cpy_r_r25 = PyTuple_New(3);
    if (unlikely(cpy_r_r25 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6306 = CPyTagged_StealAsObject(cpy_r_r23.f0);
    PyTuple_SET_ITEM(cpy_r_r25, 0, __tmp6306);
    PyObject *__tmp6307 = CPyTagged_StealAsObject(cpy_r_r23.f1);
    PyTuple_SET_ITEM(cpy_r_r25, 1, __tmp6307);
    PyObject *__tmp6308 = CPyTagged_StealAsObject(cpy_r_r23.f2);
    PyTuple_SET_ITEM(cpy_r_r25, 2, __tmp6308);
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r25, cpy_r_r12);
    CPy_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 96, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 96, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL44;
    }
    cpy_r_number = cpy_r_r27;
    goto CPyL28;
CPyL22: ;
    cpy_r_r28 = CPyStatic_wayfarers___names___GUILDS;
    if (likely(cpy_r_r28.f0 != NULL)) goto CPyL25;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 98, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r30 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r28.f0);
    CPy_INCREF(cpy_r_r28.f1);
    CPy_INCREF(cpy_r_r28.f2);
    cpy_r_r31 = PyTuple_New(3);
    if (unlikely(cpy_r_r31 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6309 = cpy_r_r28.f0;
    PyTuple_SET_ITEM(cpy_r_r31, 0, __tmp6309);
    PyObject *__tmp6310 = cpy_r_r28.f1;
    PyTuple_SET_ITEM(cpy_r_r31, 1, __tmp6310);
    PyObject *__tmp6311 = cpy_r_r28.f2;
    PyTuple_SET_ITEM(cpy_r_r31, 2, __tmp6311);
    PyObject *cpy_r_r32[2] = {cpy_r_r31, cpy_r_guild};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = PyObject_VectorcallMethod(cpy_r_r30, cpy_r_r33, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 98, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL51;
    }
    CPy_DECREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 98, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL44;
    }
    cpy_r_number = cpy_r_r35;
CPyL28: ;
    cpy_r_r36 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_guilds;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", "Automa", "guilds", 99, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r36);
CPyL29: ;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r36, cpy_r_number);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 99, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL53;
    }
    cpy_r_r38 = CPyStatics[4897]; /* 1 */
    cpy_r_r39 = PyNumber_InPlaceAdd(cpy_r_r37, cpy_r_r38);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 99, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL53;
    }
    cpy_r_r40 = CPyList_SetItem(cpy_r_r36, cpy_r_number, cpy_r_r39);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 99, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL52;
    }
    cpy_r_r41 = CPyStatics[819]; /* 'any' */
    cpy_r_r42 = CPyStr_EqualLiteral(cpy_r_guild, cpy_r_r41, 3);
    if (!cpy_r_r42) goto CPyL34;
    cpy_r_r43 = CPyStatics[3727]; /* 'WF-AI-37' */
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = cpy_r_r43;
    goto CPyL35;
CPyL34: ;
    cpy_r_r45 = CPyStatics[3714]; /* 'WF-AI-12' */
    CPy_INCREF(cpy_r_r45);
    cpy_r_r44 = cpy_r_r45;
CPyL35: ;
    cpy_r_rule = cpy_r_r44;
    cpy_r_r46 = CPyStatics[2870]; /* 'event-guild' */
    cpy_r_r47 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r48 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r48.f0 == NULL)) {
        goto CPyL54;
    } else
        goto CPyL38;
CPyL36: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r49 = 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 101, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL38: ;
    CPy_INCREF(cpy_r_r48.f0);
    CPy_INCREF(cpy_r_r48.f1);
    CPy_INCREF(cpy_r_r48.f2);
    cpy_r_r50 = PyTuple_New(3);
    if (unlikely(cpy_r_r50 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6312 = cpy_r_r48.f0;
    PyTuple_SET_ITEM(cpy_r_r50, 0, __tmp6312);
    PyObject *__tmp6313 = cpy_r_r48.f1;
    PyTuple_SET_ITEM(cpy_r_r50, 1, __tmp6313);
    PyObject *__tmp6314 = cpy_r_r48.f2;
    PyTuple_SET_ITEM(cpy_r_r50, 2, __tmp6314);
    cpy_r_r51 = CPySequenceTuple_GetItem(cpy_r_r50, cpy_r_number);
    CPy_DECREF(cpy_r_r50);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 101, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL55;
    }
    if (likely(PyUnicode_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 101, CPyStatic_wayfarers___automa___actions___globals, "str", cpy_r_r51);
        goto CPyL55;
    }
    cpy_r_r53 = CPyStr_Build(2, cpy_r_r47, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 101, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL55;
    }
    cpy_r_r54 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r55 = CPyDict_Build(1, cpy_r_r54, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 101, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL55;
    }
    cpy_r_r56 = CPyDef_wayfarers___automa___actions___tell(cpy_r_t, cpy_r_r46, cpy_r_rule, cpy_r_r55);
    CPy_DECREF(cpy_r_rule);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 101, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL44;
    }
    return 1;
CPyL44: ;
    cpy_r_r57 = 2;
    return cpy_r_r57;
CPyL45: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL14;
CPyL46: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL44;
CPyL47: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL6;
CPyL48: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL12;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL13;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL17;
CPyL51: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL44;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL44;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r36);
    goto CPyL44;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_rule);
    goto CPyL36;
CPyL55: ;
    CPy_DecRef(cpy_r_rule);
    goto CPyL44;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____influence_guild(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "guild", 0};
            static CPyArg_Parser parser = {"OOO:_influence_guild", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_guild)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_guild;
            if (likely(PyUnicode_Check(obj_guild)))
                arg_guild = obj_guild;
            else {
                CPy_TypeError("str", obj_guild); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___automa___actions____influence_guild(arg_t, arg_automa, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_guild", 92, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___actions____influence_card(PyObject *cpy_r_t, PyObject *cpy_r_automa) {
    tuple_T2IO cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
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
    cpy_r_r0 = CPyDef_wayfarers___automa___choices___influence_choice(cpy_r_t);
    if (unlikely(cpy_r_r0.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 105, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL26;
    }
    cpy_r_r1 = cpy_r_r0.f0;
    cpy_r_r2 = cpy_r_r0.f1;
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = cpy_r_r3 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL3;
    cpy_r_r7 = 0 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL4;
CPyL3: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r3, 0);
    cpy_r_r10 = cpy_r_r9 ^ 1;
    if (cpy_r_r10) {
        goto CPyL5;
    } else
        goto CPyL27;
CPyL4: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r3 >= (Py_ssize_t)0;
    if (!cpy_r_r11) goto CPyL27;
CPyL5: ;
    cpy_r_r12 = CPyStatics[3729]; /* 'WF-AI-36' */
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_influence_card", "Table", "book", 107, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL28;
    }
CPyL6: ;
    cpy_r_r14 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r13)->_cards;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_influence_card", "Table", "display", 107, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL29;
    }
CPyL7: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r3);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 107, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 107, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL29;
    }
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 107, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL30;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_wayfarers___printed___Card))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 107, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.Card", cpy_r_r18);
        goto CPyL30;
    }
    cpy_r_r20 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r19)->_id;
    CPy_INCREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r21 = CPyDef_wayfarers___automa___actions____tell_why(cpy_r_t, cpy_r_r12, cpy_r_r20, cpy_r_r4);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 107, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL31;
    }
    cpy_r_r22 = CPyDef_wayfarers___automa___actions____seat(cpy_r_t);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 108, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL31;
    }
    cpy_r_r23 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_influence_card", "Table", "display_influence", 108, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r23);
CPyL14: ;
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r25 = CPyList_SetItem(cpy_r_r23, cpy_r_r3, cpy_r_r24);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 108, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL31;
    }
    cpy_r_r26 = CPyStatics[3730]; /* 'event-influence-card' */
    cpy_r_r27 = CPyStatics[3729]; /* 'WF-AI-36' */
    cpy_r_r28 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_influence_card", "Table", "book", 109, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL31;
    }
CPyL16: ;
    cpy_r_r29 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r28)->_cards;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_influence_card", "Table", "display", 109, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
CPyL17: ;
    cpy_r_r31 = CPyList_GetItemBorrow(cpy_r_r30, cpy_r_r3);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 109, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 109, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    cpy_r_r33 = CPyList_GetItemBorrow(cpy_r_r29, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 109, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL34;
    }
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_wayfarers___printed___Card))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 109, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.Card", cpy_r_r33);
        goto CPyL34;
    }
    cpy_r_r35 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r34)->_id;
    CPy_INCREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_r36 = CPyStatics[390]; /* 'card' */
    cpy_r_r37 = CPyDict_Build(1, cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 109, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL26;
    }
    cpy_r_r38 = CPyDef_wayfarers___automa___actions___tell(cpy_r_t, cpy_r_r26, cpy_r_r27, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 109, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL26;
    } else
        goto CPyL25;
CPyL23: ;
    cpy_r_r39 = CPyStatics[2453]; /* 'event-ai-nothing' */
    cpy_r_r40 = CPyStatics[3729]; /* 'WF-AI-36' */
    cpy_r_r41 = PyDict_New();
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 111, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL26;
    }
    cpy_r_r42 = CPyDef_wayfarers___automa___actions___tell(cpy_r_t, cpy_r_r39, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 111, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL26;
    }
CPyL25: ;
    return 1;
CPyL26: ;
    cpy_r_r43 = 2;
    return cpy_r_r43;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    goto CPyL23;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL26;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    goto CPyL26;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL26;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL26;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL26;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r29);
    goto CPyL26;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL26;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____influence_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", 0};
            static CPyArg_Parser parser = {"OO:_influence_card", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___automa___actions____influence_card(arg_t, arg_automa);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_influence_card", 104, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____acquire_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    int32_t cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject **cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    tuple_T3OOO cpy_r_r39;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
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
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    tuple_T3OOO cpy_r_r75;
    char cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_colour;
    char cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    tuple_T3OOO cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    int32_t cpy_r_r115;
    char cpy_r_r116;
    int32_t cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL93;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 117, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 118, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__row;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "row", 118, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
CPyL6: ;
    cpy_r_r9 = CPyDef_wayfarers___automa___choices___acquirable(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 118, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) {
        goto CPyL16;
    } else
        goto CPyL98;
CPyL8: ;
    cpy_r_r14 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 120, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
CPyL9: ;
    cpy_r_r15 = CPyStatics[2453]; /* 'event-ai-nothing' */
    cpy_r_r16 = CPyStatics[3731]; /* 'WF-AI-31' */
    cpy_r_r17 = PyDict_New();
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 120, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
    cpy_r_r18 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r14, cpy_r_r15, cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 120, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
    cpy_r_r19 = Py_None;
    CPy_INCREF(cpy_r_r19);
    ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r21 = CPyDef_wayfarers___automa___actions____acquire_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL15;
    CPyGen_SetStopIterationValue(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (!0) goto CPyL97;
    CPy_Unreachable();
CPyL15: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r19;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL16: ;
    cpy_r_r22 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 122, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
CPyL17: ;
    cpy_r_r23 = CPyDef_wayfarers___automa___actions____accepted(cpy_r_r22, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 122, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
    if (((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0 = cpy_r_r23;
    cpy_r_r24 = 1;
    if (!cpy_r_r24) goto CPyL92;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = NULL;
    cpy_r_r1 = cpy_r_r27;
    cpy_r_r28 = (PyObject **)&cpy_r_r1;
    cpy_r_r29 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0;
    cpy_r_r30 = CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(cpy_r_r29, cpy_r_r26, cpy_r_r26, cpy_r_r26, cpy_r_r25, cpy_r_r28);
    if (cpy_r_r30 != NULL) goto CPyL100;
    cpy_r_r31 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 122, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r32 = cpy_r_r1;
    cpy_r_r33 = NULL;
    if (((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0 = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 122, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL102;
    } else
        goto CPyL38;
CPyL22: ;
    cpy_r_r35 = cpy_r_r30;
CPyL23: ;
    ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r35;
CPyL24: ;
    cpy_r_r37 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r38 = cpy_r_type != cpy_r_r37;
    if (!cpy_r_r38) goto CPyL103;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 122, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL28;
    } else
        goto CPyL104;
CPyL26: ;
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL34;
CPyL28: ;
    cpy_r_r39 = CPy_CatchError();
    cpy_r_r40 = (PyObject **)&cpy_r_r3;
    cpy_r_r41 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0;
    cpy_r_r42 = CPy_YieldFromErrorHandle(cpy_r_r41, cpy_r_r40);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 122, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL105;
    }
    if (cpy_r_r42) goto CPyL31;
    cpy_r_r35 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r39);
    CPy_DecRef(cpy_r_r39.f0);
    CPy_DecRef(cpy_r_r39.f1);
    CPy_DecRef(cpy_r_r39.f2);
    goto CPyL23;
CPyL31: ;
    cpy_r_r32 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r39);
    CPy_DecRef(cpy_r_r39.f0);
    CPy_DecRef(cpy_r_r39.f1);
    CPy_DecRef(cpy_r_r39.f2);
    goto CPyL38;
CPyL32: ;
    CPy_RestoreExcInfo(cpy_r_r39);
    CPy_DecRef(cpy_r_r39.f0);
    CPy_DecRef(cpy_r_r39.f1);
    CPy_DecRef(cpy_r_r39.f2);
    cpy_r_r43 = CPy_KeepPropagating();
    if (!cpy_r_r43) goto CPyL92;
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r44 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r45 = NULL;
    cpy_r_r1 = cpy_r_r45;
    cpy_r_r46 = (PyObject **)&cpy_r_r1;
    cpy_r_r47 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____acquire_gen_0;
    cpy_r_r48 = CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(cpy_r_r47, cpy_r_r44, cpy_r_r44, cpy_r_r44, cpy_r_arg, cpy_r_r46);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r48 == NULL) {
        goto CPyL36;
    } else
        goto CPyL106;
CPyL35: ;
    cpy_r_r35 = cpy_r_r48;
    goto CPyL23;
CPyL36: ;
    cpy_r_r49 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 122, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r32 = cpy_r_r1;
CPyL38: ;
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 122, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
    cpy_r_r51 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 123, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL107;
    }
CPyL40: ;
    cpy_r_r52 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r51)->_display;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "Table", "display", 123, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL107;
    }
CPyL41: ;
    cpy_r_r53 = CPyList_GetItem(cpy_r_r52, cpy_r_r50);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 123, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 123, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL107;
    }
    cpy_r_r55 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 124, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
CPyL44: ;
    cpy_r_r56 = CPyStatics[3732]; /* 'event-acquire' */
    cpy_r_r57 = CPyStatics[3731]; /* 'WF-AI-31' */
    cpy_r_r58 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 124, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
CPyL45: ;
    cpy_r_r59 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r58)->_book;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "Table", "book", 124, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
CPyL46: ;
    cpy_r_r60 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r59)->_cards;
    cpy_r_r61 = CPyList_GetItemBorrow(cpy_r_r60, cpy_r_r54);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 124, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
    if (likely(Py_TYPE(cpy_r_r61) == CPyType_wayfarers___printed___Card))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 124, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.Card", cpy_r_r61);
        goto CPyL108;
    }
    cpy_r_r63 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r62)->_id;
    CPy_INCREF(cpy_r_r63);
    cpy_r_r64 = CPyStatics[390]; /* 'card' */
    cpy_r_r65 = CPyDict_Build(1, cpy_r_r64, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 124, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
    cpy_r_r66 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 124, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
    cpy_r_r67 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 125, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
CPyL51: ;
    cpy_r_r68 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r67)->_display_workers;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "Table", "display_workers", 125, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
CPyL52: ;
    cpy_r_r69 = CPyList_GetItem(cpy_r_r68, cpy_r_r50);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 125, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r69)))
        cpy_r_r70 = CPyTagged_FromObject(cpy_r_r69);
    else {
        CPy_TypeError("int", cpy_r_r69); cpy_r_r70 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 125, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
    cpy_r_r71 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 126, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
CPyL55: ;
    cpy_r_r72 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r71)->_display_workers;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "Table", "display_workers", 126, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r72);
CPyL56: ;
    cpy_r_r73 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r73);
    cpy_r_r74 = CPyList_SetItem(cpy_r_r72, cpy_r_r50, cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 126, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
    cpy_r_r75 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r75.f0 == NULL)) {
        goto CPyL110;
    } else
        goto CPyL60;
CPyL58: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r76 = 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 127, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r77 = 0;
    cpy_r_colour = cpy_r_r77;
    CPyTagged_DECREF(cpy_r_colour);
CPyL61: ;
    cpy_r_r78 = (Py_ssize_t)cpy_r_r77 < (Py_ssize_t)6;
    if (!cpy_r_r78) goto CPyL111;
    cpy_r_colour = cpy_r_r77;
    cpy_r_r79 = CPyTagged_Rshift(cpy_r_r70, cpy_r_colour);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 128, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r80 = CPyTagged_And(cpy_r_r79, 2);
    CPyTagged_DECREF(cpy_r_r79);
    cpy_r_r81 = cpy_r_r80 != 0;
    CPyTagged_DECREF(cpy_r_r80);
    if (!cpy_r_r81) goto CPyL113;
    cpy_r_r82 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "automa", 129, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL112;
    }
CPyL65: ;
    cpy_r_r83 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r82)->_workers;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "Automa", "workers", 129, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r83);
CPyL66: ;
    cpy_r_r84 = CPyList_GetItem(cpy_r_r83, cpy_r_colour);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 129, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL114;
    }
    cpy_r_r85 = CPyStatics[4897]; /* 1 */
    cpy_r_r86 = PyNumber_InPlaceAdd(cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 129, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL114;
    }
    cpy_r_r87 = CPyList_SetItem(cpy_r_r83, cpy_r_colour, cpy_r_r86);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 129, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r88 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 130, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL112;
    }
CPyL70: ;
    cpy_r_r89 = CPyStatics[3733]; /* 'event-worker-with-card' */
    cpy_r_r90 = CPyStatics[3734]; /* 'WF-AI-30' */
    cpy_r_r91 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r92 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r92.f0 == NULL)) {
        goto CPyL115;
    } else
        goto CPyL73;
CPyL71: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r93 = 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 130, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
    CPy_Unreachable();
CPyL73: ;
    CPy_INCREF(cpy_r_r92.f0);
    CPy_INCREF(cpy_r_r92.f1);
    CPy_INCREF(cpy_r_r92.f2);
    cpy_r_r94 = PyTuple_New(3);
    if (unlikely(cpy_r_r94 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6315 = cpy_r_r92.f0;
    PyTuple_SET_ITEM(cpy_r_r94, 0, __tmp6315);
    PyObject *__tmp6316 = cpy_r_r92.f1;
    PyTuple_SET_ITEM(cpy_r_r94, 1, __tmp6316);
    PyObject *__tmp6317 = cpy_r_r92.f2;
    PyTuple_SET_ITEM(cpy_r_r94, 2, __tmp6317);
    cpy_r_r95 = CPySequenceTuple_GetItem(cpy_r_r94, cpy_r_colour);
    CPy_DECREF(cpy_r_r94);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 130, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
    if (likely(PyUnicode_Check(cpy_r_r95)))
        cpy_r_r96 = cpy_r_r95;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 130, CPyStatic_wayfarers___automa___actions___globals, "str", cpy_r_r95);
        goto CPyL109;
    }
    cpy_r_r97 = CPyStr_Build(2, cpy_r_r91, cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 130, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
    cpy_r_r98 = CPyStatics[336]; /* 'colour' */
    cpy_r_r99 = CPyDict_Build(1, cpy_r_r98, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 130, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
    cpy_r_r100 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r88, cpy_r_r89, cpy_r_r90, cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 130, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
CPyL78: ;
    cpy_r_r101 = cpy_r_r77 + 2;
    cpy_r_r77 = cpy_r_r101;
    goto CPyL61;
CPyL79: ;
    cpy_r_r102 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 131, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
CPyL80: ;
    cpy_r_r103 = CPyDef_wayfarers___effects___influence___return_influence(cpy_r_r102, cpy_r_r50);
    if (unlikely(cpy_r_r103 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 131, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
    cpy_r_r104 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "t", 132, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
CPyL82: ;
    cpy_r_r105 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r104)->_display;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "Table", "display", 132, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r105);
CPyL83: ;
    cpy_r_r106 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r106);
    cpy_r_r107 = CPyList_SetItem(cpy_r_r105, cpy_r_r50, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 132, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
    cpy_r_r108 = ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "_acquire_gen", "automa", 133, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
CPyL85: ;
    cpy_r_r109 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r108)->_cards;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_acquire", "Automa", "cards", 133, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r109);
CPyL86: ;
    cpy_r_r110 = CPyTagged_StealAsObject(cpy_r_r54);
    cpy_r_r111 = PyList_Append(cpy_r_r109, cpy_r_r110);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r110);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 133, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL92;
    }
    cpy_r_r113 = Py_None;
    CPy_INCREF(cpy_r_r113);
    ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r115 = CPyDef_wayfarers___automa___actions____acquire_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL91;
    CPyGen_SetStopIterationValue(cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    if (!0) goto CPyL97;
    CPy_Unreachable();
CPyL91: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r113;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL92: ;
    ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r117 = CPyDef_wayfarers___automa___actions____acquire_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r118 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r118;
CPyL93: ;
    cpy_r_r119 = cpy_r_r4 == 0;
    if (cpy_r_r119) goto CPyL117;
    cpy_r_r120 = cpy_r_r4 == 1;
    if (cpy_r_r120) {
        goto CPyL24;
    } else
        goto CPyL118;
CPyL95: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r121 = 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 117, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL97: ;
    cpy_r_r122 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r122;
CPyL98: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL8;
CPyL99: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL92;
CPyL100: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL22;
CPyL101: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL92;
CPyL102: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL92;
CPyL103: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL27;
CPyL104: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL26;
CPyL105: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL32;
CPyL106: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL35;
CPyL107: ;
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL92;
CPyL108: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL92;
CPyL109: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL92;
CPyL110: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL58;
CPyL111: ;
    CPyTagged_DECREF(cpy_r_r70);
    goto CPyL79;
CPyL112: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL92;
CPyL113: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL78;
CPyL114: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r83);
    goto CPyL92;
CPyL115: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL71;
CPyL116: ;
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL92;
CPyL117: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL118: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL95;
}
        
PyObject *CPyDef_wayfarers___automa___actions____acquire_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____acquire_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____acquire_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____acquire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._acquire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____acquire_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____acquire_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____acquire_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____acquire_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____acquire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._acquire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions____acquire_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____acquire_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____acquire_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____acquire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._acquire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____acquire_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____acquire_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____acquire_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____acquire_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____acquire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._acquire_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions____acquire_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____acquire_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions____acquire_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6318 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6318);
    PyObject *__tmp6319 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6319);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____acquire_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____acquire_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._acquire_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____acquire_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____acquire(PyObject *cpy_r_t, PyObject *cpy_r_automa, CPyTagged cpy_r_row) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions____acquire_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 117, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 117, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 117, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_row);
    if (((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__row != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__row);
    }
    ((serai___games___wayfarers___automa___actions____acquire_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__row = cpy_r_row;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 117, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    return cpy_r_r0;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____acquire(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "row", 0};
            static CPyArg_Parser parser = {"OOO:_acquire", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_row;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_row)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____acquire(arg_t, arg_automa, arg_row);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_acquire", 117, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___actions____take_top_card(PyObject *cpy_r_t, PyObject *cpy_r_automa, CPyTagged cpy_r_row) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", "Table", "decks", 138, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_row);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 138, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 138, CPyStatic_wayfarers___automa___actions___globals, "list", cpy_r_r1);
        goto CPyL33;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r4 << 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) {
        goto CPyL7;
    } else
        goto CPyL34;
CPyL4: ;
    cpy_r_r7 = CPyStatics[2453]; /* 'event-ai-nothing' */
    cpy_r_r8 = CPyStatics[3735]; /* 'WF-AI-21' */
    cpy_r_r9 = PyDict_New();
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 140, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    cpy_r_r10 = CPyDef_wayfarers___automa___actions___tell(cpy_r_t, cpy_r_r7, cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 140, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    return 1;
CPyL7: ;
    cpy_r_r11 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_cards;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", "Automa", "cards", 142, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r11);
CPyL8: ;
    cpy_r_r12 = CPyList_GetItemShort(cpy_r_r2, -2);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 142, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 142, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL36;
    }
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r15 = PyList_Append(cpy_r_r11, cpy_r_r14);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 142, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL35;
    }
    cpy_r_r17 = CPyList_GetSlice(cpy_r_r2, 0, -2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 143, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    if (likely(PyList_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 143, CPyStatic_wayfarers___automa___actions___globals, "list", cpy_r_r17);
        goto CPyL33;
    }
    cpy_r_r19 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", "Table", "decks", 143, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r19);
CPyL14: ;
    cpy_r_r20 = CPyList_SetItem(cpy_r_r19, cpy_r_row, cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 143, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    cpy_r_r21 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", "Table", "known", 144, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
CPyL16: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_row);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 144, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    if (likely(PyList_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 144, CPyStatic_wayfarers___automa___actions___globals, "list", cpy_r_r22);
        goto CPyL33;
    }
    cpy_r_r24 = CPyList_GetSlice(cpy_r_r23, 0, -2);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 144, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    if (likely(PyList_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 144, CPyStatic_wayfarers___automa___actions___globals, "list", cpy_r_r24);
        goto CPyL33;
    }
    cpy_r_r26 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", "Table", "known", 144, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r26);
CPyL21: ;
    cpy_r_r27 = CPyList_SetItem(cpy_r_r26, cpy_r_row, cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 144, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    cpy_r_r28 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", "Table", "reveals", 145, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
CPyL23: ;
    cpy_r_r29 = CPyTagged_Add(cpy_r_r28, 2);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 145, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    cpy_r_r31 = CPyStatics[3736]; /* 'event-ai-top-card' */
    cpy_r_r32 = CPyStatics[3735]; /* 'WF-AI-21' */
    cpy_r_r33 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", "Table", "book", 146, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
CPyL25: ;
    cpy_r_r34 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r33)->_cards;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_cards;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", "Automa", "cards", 146, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL39;
    }
CPyL26: ;
    cpy_r_r36 = CPyList_GetItemShortBorrow(cpy_r_r35, -2);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 146, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL39;
    }
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 146, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL39;
    }
    cpy_r_r38 = CPyList_GetItemBorrow(cpy_r_r34, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 146, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL40;
    }
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_wayfarers___printed___Card))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 146, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.Card", cpy_r_r38);
        goto CPyL40;
    }
    cpy_r_r40 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r39)->_id;
    CPy_INCREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r41 = CPyStatics[390]; /* 'card' */
    cpy_r_r42 = CPyDict_Build(1, cpy_r_r41, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 146, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    cpy_r_r43 = CPyDef_wayfarers___automa___actions___tell(cpy_r_t, cpy_r_r31, cpy_r_r32, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 146, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    return 1;
CPyL33: ;
    cpy_r_r44 = 2;
    return cpy_r_r44;
CPyL34: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL4;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL33;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r11);
    goto CPyL33;
CPyL37: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL33;
CPyL38: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL33;
CPyL39: ;
    CPy_DecRef(cpy_r_r34);
    goto CPyL33;
CPyL40: ;
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL33;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____take_top_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "row", 0};
            static CPyArg_Parser parser = {"OOO:_take_top_card", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_row;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_row)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            char retval = CPyDef_wayfarers___automa___actions____take_top_card(arg_t, arg_automa, arg_row);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_take_top_card", 136, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___place_worker_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    tuple_T3OOO cpy_r_r29;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    tuple_T3OOO cpy_r_r75;
    char cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    tuple_T3OOO cpy_r_r109;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject **cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    int32_t cpy_r_r122;
    char cpy_r_r123;
    int32_t cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL98;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 149, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "t", 150, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL97;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "candidates", 150, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL97;
    }
CPyL6: ;
    cpy_r_r13 = CPyDef_wayfarers___automa___actions____accepted(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 150, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL97;
    }
    if (((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0 = cpy_r_r13;
    cpy_r_r14 = 1;
    if (!cpy_r_r14) goto CPyL97;
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r17 = NULL;
    cpy_r_r1 = cpy_r_r17;
    cpy_r_r18 = (PyObject **)&cpy_r_r1;
    cpy_r_r19 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0;
    cpy_r_r20 = CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(cpy_r_r19, cpy_r_r16, cpy_r_r16, cpy_r_r16, cpy_r_r15, cpy_r_r18);
    if (cpy_r_r20 != NULL) goto CPyL104;
    cpy_r_r21 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 150, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL105;
    }
    cpy_r_r22 = cpy_r_r1;
    cpy_r_r23 = NULL;
    if (((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0);
    }
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0 = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 150, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL106;
    } else
        goto CPyL27;
CPyL11: ;
    cpy_r_r25 = cpy_r_r20;
CPyL12: ;
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r25;
CPyL13: ;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = cpy_r_type != cpy_r_r27;
    if (!cpy_r_r28) goto CPyL107;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 150, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL17;
    } else
        goto CPyL108;
CPyL15: ;
    CPy_Unreachable();
CPyL16: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL23;
CPyL17: ;
    cpy_r_r29 = CPy_CatchError();
    cpy_r_r30 = (PyObject **)&cpy_r_r3;
    cpy_r_r31 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0;
    cpy_r_r32 = CPy_YieldFromErrorHandle(cpy_r_r31, cpy_r_r30);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 150, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
    if (cpy_r_r32) goto CPyL20;
    cpy_r_r25 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r29);
    CPy_DecRef(cpy_r_r29.f0);
    CPy_DecRef(cpy_r_r29.f1);
    CPy_DecRef(cpy_r_r29.f2);
    goto CPyL12;
CPyL20: ;
    cpy_r_r22 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r29);
    CPy_DecRef(cpy_r_r29.f0);
    CPy_DecRef(cpy_r_r29.f1);
    CPy_DecRef(cpy_r_r29.f2);
    goto CPyL27;
CPyL21: ;
    CPy_RestoreExcInfo(cpy_r_r29);
    CPy_DecRef(cpy_r_r29.f0);
    CPy_DecRef(cpy_r_r29.f1);
    CPy_DecRef(cpy_r_r29.f2);
    cpy_r_r33 = CPy_KeepPropagating();
    if (!cpy_r_r33) goto CPyL97;
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = NULL;
    cpy_r_r1 = cpy_r_r35;
    cpy_r_r36 = (PyObject **)&cpy_r_r1;
    cpy_r_r37 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_0;
    cpy_r_r38 = CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(cpy_r_r37, cpy_r_r34, cpy_r_r34, cpy_r_r34, cpy_r_arg, cpy_r_r36);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r38 == NULL) {
        goto CPyL25;
    } else
        goto CPyL110;
CPyL24: ;
    cpy_r_r25 = cpy_r_r38;
    goto CPyL12;
CPyL25: ;
    cpy_r_r39 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 150, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL105;
    }
    cpy_r_r22 = cpy_r_r1;
CPyL27: ;
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 150, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL97;
    }
    cpy_r_r41 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "automa", 151, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL29: ;
    cpy_r_r42 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r41)->_workers;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "Automa", "workers", 151, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r42);
CPyL30: ;
    cpy_r_r43 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "colour", 151, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL112;
    }
CPyL31: ;
    cpy_r_r44 = CPyList_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 151, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r45 = CPyStatics[4897]; /* 1 */
    cpy_r_r46 = PyNumber_InPlaceSubtract(cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 151, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL112;
    }
    cpy_r_r47 = CPyList_SetItem(cpy_r_r42, cpy_r_r43, cpy_r_r46);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 151, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r48 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "t", 152, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL35: ;
    cpy_r_r49 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r48)->_display_workers;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "Table", "display_workers", 152, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r49);
CPyL36: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_r40);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 152, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL113;
    }
    cpy_r_r51 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "colour", 152, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL114;
    }
CPyL38: ;
    cpy_r_r52 = CPyTagged_Lshift(2, cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 152, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL114;
    }
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_r52);
    cpy_r_r54 = PyNumber_InPlaceOr(cpy_r_r50, cpy_r_r53);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 152, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL113;
    }
    cpy_r_r55 = CPyList_SetItem(cpy_r_r49, cpy_r_r40, cpy_r_r54);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 152, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r56 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "t", 153, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL42: ;
    CPyTagged_INCREF(cpy_r_r40);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r56)->_placed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r56)->_placed);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r56)->_placed = cpy_r_r40;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 153, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r58 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "colour", 154, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL44: ;
    cpy_r_r59 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "t", 154, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL45: ;
    CPyTagged_INCREF(cpy_r_r58);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r59)->_placed_worker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r59)->_placed_worker);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r59)->_placed_worker = cpy_r_r58;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 154, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r61 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "t", 155, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL47: ;
    cpy_r_r62 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r61)->_book;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "Table", "book", 155, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL48: ;
    cpy_r_r63 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r62)->_cards;
    CPy_INCREF(cpy_r_r63);
    cpy_r_r64 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "t", 155, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL115;
    }
CPyL49: ;
    cpy_r_r65 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r64)->_display;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "Table", "display", 155, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL115;
    }
CPyL50: ;
    cpy_r_r66 = CPyList_GetItemBorrow(cpy_r_r65, cpy_r_r40);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 155, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL115;
    }
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 155, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL115;
    }
    cpy_r_r68 = CPyList_GetItemBorrow(cpy_r_r63, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 155, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
    if (likely(Py_TYPE(cpy_r_r68) == CPyType_wayfarers___printed___Card))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 155, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.Card", cpy_r_r68);
        goto CPyL116;
    }
    cpy_r_r70 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r69)->_id;
    CPy_INCREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r67);
    cpy_r_r71 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "t", 156, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL55: ;
    cpy_r_r72 = CPyStatics[3686]; /* 'event-place-worker' */
    cpy_r_r73 = CPyStatics[3737]; /* 'WF-AI-20' */
    cpy_r_r74 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r75 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r75.f0 == NULL)) {
        goto CPyL118;
    } else
        goto CPyL58;
CPyL56: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r76 = 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 156, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL58: ;
    cpy_r_r77 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__colour;
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "colour", 156, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL59: ;
    CPy_INCREF(cpy_r_r75.f0);
    CPy_INCREF(cpy_r_r75.f1);
    CPy_INCREF(cpy_r_r75.f2);
    cpy_r_r78 = PyTuple_New(3);
    if (unlikely(cpy_r_r78 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6320 = cpy_r_r75.f0;
    PyTuple_SET_ITEM(cpy_r_r78, 0, __tmp6320);
    PyObject *__tmp6321 = cpy_r_r75.f1;
    PyTuple_SET_ITEM(cpy_r_r78, 1, __tmp6321);
    PyObject *__tmp6322 = cpy_r_r75.f2;
    PyTuple_SET_ITEM(cpy_r_r78, 2, __tmp6322);
    cpy_r_r79 = CPySequenceTuple_GetItem(cpy_r_r78, cpy_r_r77);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 156, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    if (likely(PyUnicode_Check(cpy_r_r79)))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 156, CPyStatic_wayfarers___automa___actions___globals, "str", cpy_r_r79);
        goto CPyL117;
    }
    cpy_r_r81 = CPyStr_Build(2, cpy_r_r74, cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 156, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    cpy_r_r82 = CPyStatics[336]; /* 'colour' */
    cpy_r_r83 = CPyStatics[390]; /* 'card' */
    cpy_r_r84 = CPyDict_Build(2, cpy_r_r82, cpy_r_r81, cpy_r_r83, cpy_r_r70);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 156, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r85 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r71, cpy_r_r72, cpy_r_r73, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 156, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r86 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "t", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL65: ;
    cpy_r_r87 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "automa", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL66: ;
    cpy_r_r88 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "place_worker_gen", "t", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL67: ;
    cpy_r_r89 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r88)->_book;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "Table", "book", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL68: ;
    cpy_r_r90 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r89)->_slot_action;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "place_worker", "Book", "slot_action", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
CPyL69: ;
    cpy_r_r91 = CPyList_GetItem(cpy_r_r90, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL97;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r91, CPyType_kernel___effects___Effect)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 157, CPyStatic_wayfarers___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r91);
        goto CPyL97;
    }
    cpy_r_r93 = CPyDef_wayfarers___automa___actions___act(cpy_r_r86, cpy_r_r87, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL97;
    }
    if (((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1);
    }
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1 = cpy_r_r93;
    cpy_r_r94 = 1;
    if (!cpy_r_r94) goto CPyL97;
    cpy_r_r95 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r96 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r97 = NULL;
    cpy_r_r5 = cpy_r_r97;
    cpy_r_r98 = (PyObject **)&cpy_r_r5;
    cpy_r_r99 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1;
    cpy_r_r100 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r99, cpy_r_r96, cpy_r_r96, cpy_r_r96, cpy_r_r95, cpy_r_r98);
    if (cpy_r_r100 != NULL) goto CPyL119;
    cpy_r_r101 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
    cpy_r_r102 = cpy_r_r5;
    CPy_DECREF(cpy_r_r102);
    cpy_r_r103 = NULL;
    if (((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1);
    }
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1 = cpy_r_r103;
    cpy_r_r104 = 1;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL97;
    } else
        goto CPyL92;
CPyL76: ;
    cpy_r_r105 = cpy_r_r100;
CPyL77: ;
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r105;
CPyL78: ;
    cpy_r_r107 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r108 = cpy_r_type != cpy_r_r107;
    if (!cpy_r_r108) goto CPyL121;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL82;
    } else
        goto CPyL122;
CPyL80: ;
    CPy_Unreachable();
CPyL81: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL88;
CPyL82: ;
    cpy_r_r109 = CPy_CatchError();
    cpy_r_r110 = (PyObject **)&cpy_r_r7;
    cpy_r_r111 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1;
    cpy_r_r112 = CPy_YieldFromErrorHandle(cpy_r_r111, cpy_r_r110);
    if (unlikely(cpy_r_r112 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    }
    if (cpy_r_r112) goto CPyL85;
    cpy_r_r105 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r109);
    CPy_DecRef(cpy_r_r109.f0);
    CPy_DecRef(cpy_r_r109.f1);
    CPy_DecRef(cpy_r_r109.f2);
    goto CPyL77;
CPyL85: ;
    cpy_r_r102 = cpy_r_r7;
    CPy_DecRef(cpy_r_r102);
    CPy_RestoreExcInfo(cpy_r_r109);
    CPy_DecRef(cpy_r_r109.f0);
    CPy_DecRef(cpy_r_r109.f1);
    CPy_DecRef(cpy_r_r109.f2);
    goto CPyL92;
CPyL86: ;
    CPy_RestoreExcInfo(cpy_r_r109);
    CPy_DecRef(cpy_r_r109.f0);
    CPy_DecRef(cpy_r_r109.f1);
    CPy_DecRef(cpy_r_r109.f2);
    cpy_r_r113 = CPy_KeepPropagating();
    if (!cpy_r_r113) goto CPyL97;
    CPy_Unreachable();
CPyL88: ;
    cpy_r_r114 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r115 = NULL;
    cpy_r_r5 = cpy_r_r115;
    cpy_r_r116 = (PyObject **)&cpy_r_r5;
    cpy_r_r117 = ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___place_worker_gen_1;
    cpy_r_r118 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r117, cpy_r_r114, cpy_r_r114, cpy_r_r114, cpy_r_arg, cpy_r_r116);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r118 == NULL) {
        goto CPyL90;
    } else
        goto CPyL124;
CPyL89: ;
    cpy_r_r105 = cpy_r_r118;
    goto CPyL77;
CPyL90: ;
    cpy_r_r119 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 157, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
    cpy_r_r102 = cpy_r_r5;
    CPy_DECREF(cpy_r_r102);
CPyL92: ;
    cpy_r_r120 = Py_None;
    CPy_INCREF(cpy_r_r120);
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r122 = CPyDef_wayfarers___automa___actions___place_worker_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL96;
    CPyGen_SetStopIterationValue(cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    if (!0) goto CPyL103;
    CPy_Unreachable();
CPyL96: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r120;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL97: ;
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r124 = CPyDef_wayfarers___automa___actions___place_worker_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r125 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r125;
CPyL98: ;
    cpy_r_r126 = cpy_r_r8 == 0;
    if (cpy_r_r126) goto CPyL125;
    cpy_r_r127 = cpy_r_r8 == 1;
    if (cpy_r_r127) {
        goto CPyL126;
    } else
        goto CPyL127;
CPyL100: ;
    cpy_r_r128 = cpy_r_r8 == 2;
    if (cpy_r_r128) {
        goto CPyL78;
    } else
        goto CPyL128;
CPyL101: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r129 = 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 149, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL103;
    }
    CPy_Unreachable();
CPyL103: ;
    cpy_r_r130 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r130;
CPyL104: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL11;
CPyL105: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL97;
CPyL106: ;
    CPy_DecRef(cpy_r_r22);
    goto CPyL97;
CPyL107: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL16;
CPyL108: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL109: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL21;
CPyL110: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL111: ;
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL97;
CPyL112: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r42);
    goto CPyL97;
CPyL113: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r49);
    goto CPyL97;
CPyL114: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL97;
CPyL115: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r63);
    goto CPyL97;
CPyL116: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL97;
CPyL117: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r70);
    goto CPyL97;
CPyL118: ;
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r70);
    goto CPyL56;
CPyL119: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL76;
CPyL120: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL97;
CPyL121: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL81;
CPyL122: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL80;
CPyL123: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL86;
CPyL124: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL89;
CPyL125: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL126: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL13;
CPyL127: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL100;
CPyL128: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL101;
}
        
PyObject *CPyDef_wayfarers___automa___actions___place_worker_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___place_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___place_worker_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___place_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.place_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___place_worker_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___place_worker_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___place_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___place_worker_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___place_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.place_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions___place_worker_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___place_worker_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___place_worker_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___place_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.place_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___place_worker_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___place_worker_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___place_worker_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___place_worker_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___place_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.place_worker_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions___place_worker_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___place_worker_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions___place_worker_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6323 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6323);
    PyObject *__tmp6324 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6324);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___place_worker_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___place_worker_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.place_worker_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___place_worker_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___place_worker(PyObject *cpy_r_t, PyObject *cpy_r_automa, CPyTagged cpy_r_colour, PyObject *cpy_r_candidates) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions___place_worker_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 149, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 149, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 149, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_colour);
    if (((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__colour);
    }
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__colour = cpy_r_colour;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 149, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_candidates);
    if (((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__candidates != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__candidates);
    }
    ((serai___games___wayfarers___automa___actions___place_worker_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__candidates = cpy_r_candidates;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 149, CPyStatic_wayfarers___automa___actions___globals);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___place_worker(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "colour", "candidates", 0};
            static CPyArg_Parser parser = {"OOOO:place_worker", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_colour;
            PyObject *obj_candidates;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_colour, &obj_candidates)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *arg_candidates;
            if (likely(PyList_Check(obj_candidates)))
                arg_candidates = obj_candidates;
            else {
                CPy_TypeError("list", obj_candidates); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___place_worker(arg_t, arg_automa, arg_colour, arg_candidates);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "place_worker", 149, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____retrieve_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    int32_t cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    tuple_T2II cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    tuple_T3OOO cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    int64_t cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyPtr cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    CPyPtr cpy_r_r90;
    PyObject *cpy_r_r91;
    tuple_T2II cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    int64_t cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    int64_t cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    tuple_T3OOO cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    int32_t cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL100;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 160, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "t", 161, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_wayfarers___automa___choices___retrievable(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 161, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    if (((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates);
    }
    ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 161, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r10 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "candidates", 161, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
CPyL8: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r12 << 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL17;
    cpy_r_r15 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "t", 163, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
CPyL10: ;
    cpy_r_r16 = CPyStatics[2453]; /* 'event-ai-nothing' */
    cpy_r_r17 = CPyStatics[3738]; /* 'WF-AI-23' */
    cpy_r_r18 = PyDict_New();
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 163, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r19 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r15, cpy_r_r16, cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 163, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r20 = Py_None;
    CPy_INCREF(cpy_r_r20);
    ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r22 = CPyDef_wayfarers___automa___actions____retrieve_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL16;
    CPyGen_SetStopIterationValue(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (!0) goto CPyL104;
    CPy_Unreachable();
CPyL16: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r20;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL17: ;
    cpy_r_r23 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "t", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
CPyL18: ;
    cpy_r_r24 = (PyObject *)&PyDict_Type;
    cpy_r_r25 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "candidates", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
CPyL19: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = PyList_New(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r29 = 0;
CPyL21: ;
    cpy_r_r30 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "candidates", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL105;
    }
CPyL22: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r29 < cpy_r_r32;
    if (!cpy_r_r33) goto CPyL27;
    cpy_r_r34 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "candidates", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL105;
    }
CPyL24: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r29 * 8;
    cpy_r_r38 = cpy_r_r36 + cpy_r_r37;
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    CPy_INCREF(cpy_r_r39);
    PyObject *__tmp6325;
    if (unlikely(!(PyTuple_Check(cpy_r_r39) && PyTuple_GET_SIZE(cpy_r_r39) == 2))) {
        __tmp6325 = NULL;
        goto __LL6326;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r39, 0))))
        __tmp6325 = PyTuple_GET_ITEM(cpy_r_r39, 0);
    else {
        __tmp6325 = NULL;
    }
    if (__tmp6325 == NULL) goto __LL6326;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r39, 1))))
        __tmp6325 = PyTuple_GET_ITEM(cpy_r_r39, 1);
    else {
        __tmp6325 = NULL;
    }
    if (__tmp6325 == NULL) goto __LL6326;
    __tmp6325 = cpy_r_r39;
__LL6326: ;
    if (unlikely(__tmp6325 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r39); cpy_r_r40 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp6327 = PyTuple_GET_ITEM(cpy_r_r39, 0);
        CPyTagged __tmp6328;
        if (likely(PyLong_Check(__tmp6327)))
            __tmp6328 = CPyTagged_FromObject(__tmp6327);
        else {
            goto __LL6329;
        }
        cpy_r_r40.f0 = __tmp6328;
        PyObject *__tmp6330 = PyTuple_GET_ITEM(cpy_r_r39, 1);
        CPyTagged __tmp6331;
        if (likely(PyLong_Check(__tmp6330)))
            __tmp6331 = CPyTagged_FromObject(__tmp6330);
        else {
            goto __LL6332;
        }
        cpy_r_r40.f1 = __tmp6331;
    }
    goto __LL6333;
__LL6329: ;
    cpy_r_r40 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6333;
__LL6332: ;
    CPyTagged_DECREF(cpy_r_r40.f0);
    cpy_r_r40 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6333;
__LL6333: ;
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL105;
    }
    cpy_r_r41 = cpy_r_r40.f0;
    CPyTagged_INCREF(cpy_r_r41);
    cpy_r_r42 = cpy_r_r40.f1;
    CPyTagged_INCREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r40.f0);
    CPyTagged_DECREF(cpy_r_r40.f1);
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r42);
    CPy_DECREF(cpy_r_r43);
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r41);
    CPyList_SetItemUnsafe(cpy_r_r28, cpy_r_r29, cpy_r_r44);
    cpy_r_r45 = cpy_r_r29 + 1;
    cpy_r_r29 = cpy_r_r45;
    goto CPyL21;
CPyL27: ;
    cpy_r_r46 = PyObject_GetIter(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r47 = CPyStatics[1227]; /* 'fromkeys' */
    PyObject *cpy_r_r48[2] = {cpy_r_r24, cpy_r_r46};
    cpy_r_r49 = (PyObject **)&cpy_r_r48;
    cpy_r_r50 = PyObject_VectorcallMethod(cpy_r_r47, cpy_r_r49, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL106;
    }
    CPy_DECREF(cpy_r_r46);
    if (likely(PyDict_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals, "dict", cpy_r_r50);
        goto CPyL99;
    }
    cpy_r_r52 = PySequence_List(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r53 = CPyDef_wayfarers___automa___actions____accepted(cpy_r_r23, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    if (((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1);
    }
    ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1 = cpy_r_r53;
    cpy_r_r54 = 1;
    if (!cpy_r_r54) goto CPyL99;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = NULL;
    cpy_r_r1 = cpy_r_r57;
    cpy_r_r58 = (PyObject **)&cpy_r_r1;
    cpy_r_r59 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1;
    cpy_r_r60 = CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(cpy_r_r59, cpy_r_r56, cpy_r_r56, cpy_r_r56, cpy_r_r55, cpy_r_r58);
    if (cpy_r_r60 != NULL) goto CPyL107;
    cpy_r_r61 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
    cpy_r_r62 = cpy_r_r1;
    cpy_r_r63 = NULL;
    if (((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1);
    }
    ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1 = cpy_r_r63;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    } else
        goto CPyL52;
CPyL36: ;
    cpy_r_r65 = cpy_r_r60;
CPyL37: ;
    ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r65;
CPyL38: ;
    cpy_r_r67 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r68 = cpy_r_type != cpy_r_r67;
    if (!cpy_r_r68) goto CPyL110;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL42;
    } else
        goto CPyL111;
CPyL40: ;
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL48;
CPyL42: ;
    cpy_r_r69 = CPy_CatchError();
    cpy_r_r70 = (PyObject **)&cpy_r_r3;
    cpy_r_r71 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1;
    cpy_r_r72 = CPy_YieldFromErrorHandle(cpy_r_r71, cpy_r_r70);
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL112;
    }
    if (cpy_r_r72) goto CPyL45;
    cpy_r_r65 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    goto CPyL37;
CPyL45: ;
    cpy_r_r62 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    goto CPyL52;
CPyL46: ;
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    cpy_r_r73 = CPy_KeepPropagating();
    if (!cpy_r_r73) goto CPyL99;
    CPy_Unreachable();
CPyL48: ;
    cpy_r_r74 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r75 = NULL;
    cpy_r_r1 = cpy_r_r75;
    cpy_r_r76 = (PyObject **)&cpy_r_r1;
    cpy_r_r77 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____retrieve_gen_1;
    cpy_r_r78 = CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(cpy_r_r77, cpy_r_r74, cpy_r_r74, cpy_r_r74, cpy_r_arg, cpy_r_r76);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r78 == NULL) {
        goto CPyL50;
    } else
        goto CPyL113;
CPyL49: ;
    cpy_r_r65 = cpy_r_r78;
    goto CPyL37;
CPyL50: ;
    cpy_r_r79 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL108;
    }
    cpy_r_r62 = cpy_r_r1;
CPyL52: ;
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r80 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r80 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 165, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r81 = 0;
CPyL54: ;
    cpy_r_r82 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "candidates", 166, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL114;
    }
CPyL55: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r81 < cpy_r_r84;
    if (!cpy_r_r85) goto CPyL115;
    cpy_r_r86 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "candidates", 166, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL114;
    }
CPyL57: ;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r86 + offsetof(PyListObject, ob_item));
    cpy_r_r88 = *(CPyPtr *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r81 * 8;
    cpy_r_r90 = cpy_r_r88 + cpy_r_r89;
    cpy_r_r91 = *(PyObject * *)cpy_r_r90;
    CPy_INCREF(cpy_r_r91);
    PyObject *__tmp6334;
    if (unlikely(!(PyTuple_Check(cpy_r_r91) && PyTuple_GET_SIZE(cpy_r_r91) == 2))) {
        __tmp6334 = NULL;
        goto __LL6335;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r91, 0))))
        __tmp6334 = PyTuple_GET_ITEM(cpy_r_r91, 0);
    else {
        __tmp6334 = NULL;
    }
    if (__tmp6334 == NULL) goto __LL6335;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r91, 1))))
        __tmp6334 = PyTuple_GET_ITEM(cpy_r_r91, 1);
    else {
        __tmp6334 = NULL;
    }
    if (__tmp6334 == NULL) goto __LL6335;
    __tmp6334 = cpy_r_r91;
__LL6335: ;
    if (unlikely(__tmp6334 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r91); cpy_r_r92 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp6336 = PyTuple_GET_ITEM(cpy_r_r91, 0);
        CPyTagged __tmp6337;
        if (likely(PyLong_Check(__tmp6336)))
            __tmp6337 = CPyTagged_FromObject(__tmp6336);
        else {
            goto __LL6338;
        }
        cpy_r_r92.f0 = __tmp6337;
        PyObject *__tmp6339 = PyTuple_GET_ITEM(cpy_r_r91, 1);
        CPyTagged __tmp6340;
        if (likely(PyLong_Check(__tmp6339)))
            __tmp6340 = CPyTagged_FromObject(__tmp6339);
        else {
            goto __LL6341;
        }
        cpy_r_r92.f1 = __tmp6340;
    }
    goto __LL6342;
__LL6338: ;
    cpy_r_r92 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6342;
__LL6341: ;
    CPyTagged_DECREF(cpy_r_r92.f0);
    cpy_r_r92 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6342;
__LL6342: ;
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 166, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL114;
    }
    cpy_r_r93 = cpy_r_r92.f0;
    CPyTagged_INCREF(cpy_r_r93);
    cpy_r_r94 = cpy_r_r92.f1;
    CPyTagged_INCREF(cpy_r_r94);
    CPyTagged_DECREF(cpy_r_r92.f0);
    CPyTagged_DECREF(cpy_r_r92.f1);
    cpy_r_r95 = cpy_r_r93 & 1;
    cpy_r_r96 = cpy_r_r95 != 0;
    if (!cpy_r_r96) goto CPyL60;
    cpy_r_r97 = CPyTagged_IsEq_(cpy_r_r93, cpy_r_r80);
    cpy_r_r98 = cpy_r_r97;
    goto CPyL61;
CPyL60: ;
    cpy_r_r99 = cpy_r_r93 == cpy_r_r80;
    cpy_r_r98 = cpy_r_r99;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_r93);
    if (!cpy_r_r98) goto CPyL116;
    goto CPyL66;
CPyL63: ;
    cpy_r_r100 = cpy_r_r81 + 1;
    cpy_r_r81 = cpy_r_r100;
    goto CPyL54;
CPyL64: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r101 = 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 166, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL66: ;
    cpy_r_r102 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "t", 167, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL67: ;
    cpy_r_r103 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r102)->_display_workers;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "Table", "display_workers", 167, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r103);
CPyL68: ;
    cpy_r_r104 = CPyList_GetItem(cpy_r_r103, cpy_r_r80);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 167, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL118;
    }
    cpy_r_r105 = CPyTagged_Lshift(2, cpy_r_r94);
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 167, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL119;
    }
    cpy_r_r106 = CPyTagged_Invert(cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r105);
    cpy_r_r107 = CPyTagged_StealAsObject(cpy_r_r106);
    cpy_r_r108 = PyNumber_InPlaceAnd(cpy_r_r104, cpy_r_r107);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 167, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL118;
    }
    cpy_r_r109 = CPyList_SetItem(cpy_r_r103, cpy_r_r80, cpy_r_r108);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 167, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    cpy_r_r110 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "automa", 168, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL73: ;
    cpy_r_r111 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r110)->_workers;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "Automa", "workers", 168, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r111);
CPyL74: ;
    cpy_r_r112 = CPyList_GetItem(cpy_r_r111, cpy_r_r94);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 168, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
    cpy_r_r113 = CPyStatics[4897]; /* 1 */
    cpy_r_r114 = PyNumber_InPlaceAdd(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 168, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
    cpy_r_r115 = CPyList_SetItem(cpy_r_r111, cpy_r_r94, cpy_r_r114);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 168, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    cpy_r_r116 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "t", 169, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL78: ;
    cpy_r_r117 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r116)->_book;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "Table", "book", 169, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL79: ;
    cpy_r_r118 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r117)->_cards;
    CPy_INCREF(cpy_r_r118);
    cpy_r_r119 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "t", 169, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL121;
    }
CPyL80: ;
    cpy_r_r120 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r119)->_display;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "Table", "display", 169, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL121;
    }
CPyL81: ;
    cpy_r_r121 = CPyList_GetItemBorrow(cpy_r_r120, cpy_r_r80);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 169, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL121;
    }
    if (likely(PyLong_Check(cpy_r_r121)))
        cpy_r_r122 = CPyTagged_FromObject(cpy_r_r121);
    else {
        CPy_TypeError("int", cpy_r_r121); cpy_r_r122 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 169, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL121;
    }
    cpy_r_r123 = CPyList_GetItemBorrow(cpy_r_r118, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 169, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL122;
    }
    if (likely(Py_TYPE(cpy_r_r123) == CPyType_wayfarers___printed___Card))
        cpy_r_r124 = cpy_r_r123;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 169, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.Card", cpy_r_r123);
        goto CPyL122;
    }
    cpy_r_r125 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r124)->_id;
    CPy_INCREF(cpy_r_r125);
    CPyTagged_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r118);
    CPyTagged_DECREF(cpy_r_r122);
    cpy_r_r126 = ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_retrieve", "_retrieve_gen", "t", 170, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    }
CPyL86: ;
    cpy_r_r127 = CPyStatics[3739]; /* 'event-retrieve' */
    cpy_r_r128 = CPyStatics[3738]; /* 'WF-AI-23' */
    cpy_r_r129 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r130 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r130.f0 == NULL)) {
        goto CPyL124;
    } else
        goto CPyL89;
CPyL87: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r131 = 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 170, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    CPy_Unreachable();
CPyL89: ;
    CPy_INCREF(cpy_r_r130.f0);
    CPy_INCREF(cpy_r_r130.f1);
    CPy_INCREF(cpy_r_r130.f2);
    cpy_r_r132 = PyTuple_New(3);
    if (unlikely(cpy_r_r132 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6343 = cpy_r_r130.f0;
    PyTuple_SET_ITEM(cpy_r_r132, 0, __tmp6343);
    PyObject *__tmp6344 = cpy_r_r130.f1;
    PyTuple_SET_ITEM(cpy_r_r132, 1, __tmp6344);
    PyObject *__tmp6345 = cpy_r_r130.f2;
    PyTuple_SET_ITEM(cpy_r_r132, 2, __tmp6345);
    cpy_r_r133 = CPySequenceTuple_GetItem(cpy_r_r132, cpy_r_r94);
    CPy_DECREF(cpy_r_r132);
    CPyTagged_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 170, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
    if (likely(PyUnicode_Check(cpy_r_r133)))
        cpy_r_r134 = cpy_r_r133;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 170, CPyStatic_wayfarers___automa___actions___globals, "str", cpy_r_r133);
        goto CPyL125;
    }
    cpy_r_r135 = CPyStr_Build(2, cpy_r_r129, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 170, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
    cpy_r_r136 = CPyStatics[336]; /* 'colour' */
    cpy_r_r137 = CPyStatics[390]; /* 'card' */
    cpy_r_r138 = CPyDict_Build(2, cpy_r_r136, cpy_r_r135, cpy_r_r137, cpy_r_r125);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 170, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r139 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 170, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL99;
    }
    cpy_r_r140 = Py_None;
    CPy_INCREF(cpy_r_r140);
    ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r142 = CPyDef_wayfarers___automa___actions____retrieve_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL98;
    CPyGen_SetStopIterationValue(cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    if (!0) goto CPyL104;
    CPy_Unreachable();
CPyL98: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r140;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL99: ;
    ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r144 = CPyDef_wayfarers___automa___actions____retrieve_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r145 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r145;
CPyL100: ;
    cpy_r_r146 = cpy_r_r4 == 0;
    if (cpy_r_r146) goto CPyL126;
    cpy_r_r147 = cpy_r_r4 == 1;
    if (cpy_r_r147) {
        goto CPyL38;
    } else
        goto CPyL127;
CPyL102: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r148 = 0;
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 160, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL104;
    }
    CPy_Unreachable();
CPyL104: ;
    cpy_r_r149 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r149;
CPyL105: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL99;
CPyL106: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL99;
CPyL107: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL36;
CPyL108: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL99;
CPyL109: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL99;
CPyL110: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL41;
CPyL111: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL40;
CPyL112: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL46;
CPyL113: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL49;
CPyL114: ;
    CPyTagged_DecRef(cpy_r_r80);
    goto CPyL99;
CPyL115: ;
    CPyTagged_DECREF(cpy_r_r80);
    goto CPyL64;
CPyL116: ;
    CPyTagged_DECREF(cpy_r_r94);
    goto CPyL63;
CPyL117: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL99;
CPyL118: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r103);
    goto CPyL99;
CPyL119: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r104);
    goto CPyL99;
CPyL120: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r111);
    goto CPyL99;
CPyL121: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r118);
    goto CPyL99;
CPyL122: ;
    CPyTagged_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_r122);
    goto CPyL99;
CPyL123: ;
    CPyTagged_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r125);
    goto CPyL99;
CPyL124: ;
    CPyTagged_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r125);
    goto CPyL87;
CPyL125: ;
    CPy_DecRef(cpy_r_r125);
    goto CPyL99;
CPyL126: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL127: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL102;
}
        
PyObject *CPyDef_wayfarers___automa___actions____retrieve_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____retrieve_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____retrieve_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____retrieve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._retrieve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____retrieve_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____retrieve_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____retrieve_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____retrieve_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____retrieve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._retrieve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions____retrieve_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____retrieve_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____retrieve_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____retrieve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._retrieve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____retrieve_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____retrieve_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____retrieve_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____retrieve_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____retrieve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._retrieve_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions____retrieve_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____retrieve_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions____retrieve_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6346 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6346);
    PyObject *__tmp6347 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6347);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____retrieve_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____retrieve_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._retrieve_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____retrieve_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____retrieve(PyObject *cpy_r_t, PyObject *cpy_r_automa) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions____retrieve_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 160, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL4;
    }
    ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 160, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___actions____retrieve_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 160, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    return cpy_r_r0;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____retrieve(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", 0};
            static CPyArg_Parser parser = {"OO:_retrieve", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____retrieve(arg_t, arg_automa);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_retrieve", 160, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    int32_t cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_last;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    tuple_T4OOOO cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
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
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_silver;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_allowed;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    CPyTagged cpy_r_r121;
    CPyTagged cpy_r_amount;
    CPyTagged cpy_r_r122;
    CPyTagged cpy_r_r123;
    char cpy_r_r124;
    CPyTagged cpy_r_r125;
    CPyTagged cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_resource;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_key;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    CPyTagged cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    int32_t cpy_r_r149;
    CPyTagged cpy_r_r150;
    CPyTagged cpy_r_r151;
    char cpy_r_r152;
    int64_t cpy_r_r153;
    int64_t cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject **cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    int32_t cpy_r_r164;
    PyObject *cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
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
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL118;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 173, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "t", 175, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Table", "book", 175, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Book", "options", 175, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 175, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_1 = 0;
    cpy_r_r7 = 1;
    if (!cpy_r_r7) goto CPyL117;
    cpy_r_r8 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates;
    if (unlikely(cpy_r_r8 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'candidates' of '_accepted_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r8);
    }
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL10: ;
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2 = 0;
    cpy_r_r10 = 1;
    if (!cpy_r_r10) goto CPyL123;
CPyL11: ;
    cpy_r_r11 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0;
    if (unlikely(cpy_r_r11 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0' of '_accepted_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r11);
    }
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    CPy_DECREF(cpy_r_r11);
    cpy_r_r14 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2;
    if (unlikely(cpy_r_r14 == -113)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    }
CPyL12: ;
    cpy_r_r15 = cpy_r_r14 < cpy_r_r13;
    if (!cpy_r_r15) goto CPyL124;
    cpy_r_r16 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_1;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_1", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    }
CPyL14: ;
    cpy_r_number = cpy_r_r16;
    cpy_r_r17 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2;
    if (unlikely(cpy_r_r17 == -113)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
CPyL15: ;
    cpy_r_r18 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0;
    if (unlikely(cpy_r_r18 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0' of '_accepted_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r18);
    }
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r17 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r18);
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place = cpy_r_r24;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r26 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "t", 177, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
CPyL18: ;
    cpy_r_r27 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r26)->_display_influence;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Table", "display_influence", 177, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
CPyL19: ;
    cpy_r_r28 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "place", 177, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
CPyL20: ;
    cpy_r_r29 = CPyList_GetItemBorrow(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 177, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 177, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r31 = cpy_r_r30 != 0;
    CPyTagged_DECREF(cpy_r_r30);
    cpy_r_r32 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "place", 177, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
CPyL23: ;
    if (cpy_r_r31) {
        goto CPyL127;
    } else
        goto CPyL30;
CPyL24: ;
    cpy_r_r33 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "place", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL25: ;
    CPyTagged_INCREF(cpy_r_r33);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r33);
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r36 = CPyDef_wayfarers___automa___actions____accepted_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL29;
    CPyGen_SetStopIterationValue(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (!0) goto CPyL122;
    CPy_Unreachable();
CPyL29: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r34;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL30: ;
    cpy_r_r37 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__candidates;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "candidates", 179, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
CPyL31: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r39 << 1;
    cpy_r_r41 = CPyTagged_Subtract(cpy_r_r40, 2);
    cpy_r_r42 = cpy_r_number & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (!cpy_r_r43) goto CPyL33;
    cpy_r_r44 = CPyTagged_IsEq_(cpy_r_number, cpy_r_r41);
    cpy_r_r45 = cpy_r_r44;
    goto CPyL34;
CPyL33: ;
    cpy_r_r46 = cpy_r_number == cpy_r_r41;
    cpy_r_r45 = cpy_r_r46;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_number);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_last = cpy_r_r45;
    cpy_r_r47 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "options", 181, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL35: ;
    cpy_r_r48 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r47)->_allow_silver;
    CPy_INCREF(cpy_r_r48);
    cpy_r_r49 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "options", 181, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL128;
    }
CPyL36: ;
    cpy_r_r50 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r49)->_allow_provision;
    CPy_INCREF(cpy_r_r50);
    cpy_r_r51 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "options", 181, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL129;
    }
CPyL37: ;
    cpy_r_r52 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r51)->_refuse_silver;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "options", 181, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL130;
    }
CPyL38: ;
    cpy_r_r54 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r53)->_refuse_provision;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r55.f0 = cpy_r_r48;
    cpy_r_r55.f1 = cpy_r_r50;
    cpy_r_r55.f2 = cpy_r_r52;
    cpy_r_r55.f3 = cpy_r_r54;
    cpy_r_r56 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r57 = CPyStatics[3740]; /* '_answer_obstacle' */
    cpy_r_r58 = CPyDict_GetItem(cpy_r_r56, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 182, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL131;
    }
    cpy_r_r59 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "t", 182, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL132;
    }
CPyL40: ;
    cpy_r_r60 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r61 = CPyStatics[1944]; /* 'partial' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 182, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL132;
    }
    cpy_r_r63 = cpy_r_last ? Py_True : Py_False;
    PyObject *cpy_r_r64[3] = {cpy_r_r58, cpy_r_r59, cpy_r_r63};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = PyObject_Vectorcall(cpy_r_r62, cpy_r_r65, 3, 0);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 182, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL132;
    }
    CPy_DECREF(cpy_r_r58);
    cpy_r_r67 = PyTuple_New(4);
    if (unlikely(cpy_r_r67 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6348 = cpy_r_r55.f0;
    PyTuple_SET_ITEM(cpy_r_r67, 0, __tmp6348);
    PyObject *__tmp6349 = cpy_r_r55.f1;
    PyTuple_SET_ITEM(cpy_r_r67, 1, __tmp6349);
    PyObject *__tmp6350 = cpy_r_r55.f2;
    PyTuple_SET_ITEM(cpy_r_r67, 2, __tmp6350);
    PyObject *__tmp6351 = cpy_r_r55.f3;
    PyTuple_SET_ITEM(cpy_r_r67, 3, __tmp6351);
    cpy_r_r68 = NULL;
    cpy_r_r69 = NULL;
    cpy_r_r70 = CPyDef_offer___Offer(cpy_r_r67, cpy_r_r66, cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 180, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    cpy_r_r71 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "t", 184, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL133;
    }
CPyL44: ;
    cpy_r_r72 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r71)->_book;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Table", "book", 184, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL133;
    }
CPyL45: ;
    cpy_r_r73 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r72)->_cards;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r74 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "t", 184, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL134;
    }
CPyL46: ;
    cpy_r_r75 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r74)->_display;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Table", "display", 184, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL134;
    }
CPyL47: ;
    cpy_r_r76 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "place", 184, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL134;
    }
CPyL48: ;
    cpy_r_r77 = CPyList_GetItemBorrow(cpy_r_r75, cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 184, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL134;
    }
    if (likely(PyLong_Check(cpy_r_r77)))
        cpy_r_r78 = CPyTagged_FromObject(cpy_r_r77);
    else {
        CPy_TypeError("int", cpy_r_r77); cpy_r_r78 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 184, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL134;
    }
    cpy_r_r79 = CPyList_GetItemBorrow(cpy_r_r73, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 184, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL135;
    }
    if (likely(Py_TYPE(cpy_r_r79) == CPyType_wayfarers___printed___Card))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 184, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.Card", cpy_r_r79);
        goto CPyL135;
    }
    cpy_r_r81 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r80)->_id;
    CPy_INCREF(cpy_r_r81);
    cpy_r_r82 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "place", 184, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL136;
    }
CPyL53: ;
    CPy_DECREF(cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r78);
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card = cpy_r_r81;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 184, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL133;
    }
    cpy_r_r84 = CPyStatics[2454]; /* 'ai-wants' */
    cpy_r_r85 = CPyStatics[3741]; /* 'WF-AI-39' */
    cpy_r_r86 = CPyStatics[390]; /* 'card' */
    cpy_r_r87 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "card", 185, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL133;
    }
CPyL55: ;
    cpy_r_r88 = CPyDict_Build(1, cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 185, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL133;
    }
    cpy_r_r89 = NULL;
    cpy_r_r90 = 2;
    cpy_r_r91 = CPyDef_decision___ask(0, cpy_r_r84, cpy_r_r85, cpy_r_r70, cpy_r_r88, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 185, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r91;
CPyL58: ;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = cpy_r_type != cpy_r_r93;
    if (cpy_r_r94) {
        goto CPyL137;
    } else
        goto CPyL61;
CPyL59: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 185, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    CPy_Unreachable();
CPyL61: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r95 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 185, CPyStatic_wayfarers___automa___actions___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL123;
    }
    cpy_r_r96 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "t", 186, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL138;
    }
CPyL63: ;
    cpy_r_r97 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r96)->_players;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Table", "players", 186, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL138;
    }
CPyL64: ;
    cpy_r_r98 = CPyList_GetItemShort(cpy_r_r97, 0);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 186, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL138;
    }
    if (likely(Py_TYPE(cpy_r_r98) == CPyType_wayfarers___table___Player))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 186, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.table.Player", cpy_r_r98);
        goto CPyL138;
    }
    cpy_r_r100 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "options", 187, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL139;
    }
CPyL67: ;
    cpy_r_r101 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r100)->_allow_silver;
    CPy_INCREF(cpy_r_r101);
    cpy_r_r102 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "options", 187, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL140;
    }
CPyL68: ;
    cpy_r_r103 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r102)->_refuse_silver;
    CPy_INCREF(cpy_r_r103);
    cpy_r_r104 = cpy_r_r95 == cpy_r_r101;
    CPy_DECREF(cpy_r_r101);
    if (cpy_r_r104) goto CPyL141;
    cpy_r_r105 = cpy_r_r95 == cpy_r_r103;
    CPy_DECREF(cpy_r_r103);
    if (cpy_r_r105) goto CPyL71;
    cpy_r_r106 = 0;
    goto CPyL72;
CPyL71: ;
    cpy_r_r106 = 1;
CPyL72: ;
    cpy_r_silver = cpy_r_r106;
    cpy_r_r107 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "options", 188, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL139;
    }
CPyL73: ;
    cpy_r_r108 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r107)->_allow_silver;
    CPy_INCREF(cpy_r_r108);
    cpy_r_r109 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "options", 188, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL142;
    }
CPyL74: ;
    cpy_r_r110 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r109)->_allow_provision;
    CPy_INCREF(cpy_r_r110);
    cpy_r_r111 = cpy_r_r95 == cpy_r_r108;
    CPy_DECREF(cpy_r_r108);
    if (cpy_r_r111) goto CPyL143;
    cpy_r_r112 = cpy_r_r95 == cpy_r_r110;
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r110);
    if (cpy_r_r112) goto CPyL77;
    cpy_r_r113 = 0;
    goto CPyL78;
CPyL77: ;
    cpy_r_r113 = 1;
CPyL78: ;
    cpy_r_allowed = cpy_r_r113;
    if (!cpy_r_allowed) goto CPyL82;
    cpy_r_r114 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "t", 189, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL144;
    }
CPyL80: ;
    cpy_r_r115 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r114)->_book;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Table", "book", 189, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL144;
    }
CPyL81: ;
    cpy_r_r116 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r115)->_fee;
    CPyTagged_INCREF(cpy_r_r116);
    cpy_r_r117 = cpy_r_r116;
    goto CPyL85;
CPyL82: ;
    cpy_r_r118 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "t", 189, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL144;
    }
CPyL83: ;
    cpy_r_r119 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r118)->_book;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Table", "book", 189, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL144;
    }
CPyL84: ;
    cpy_r_r120 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r119)->_fee;
    CPyTagged_INCREF(cpy_r_r120);
    cpy_r_r121 = CPyTagged_Negate(cpy_r_r120);
    CPyTagged_DECREF(cpy_r_r120);
    cpy_r_r117 = cpy_r_r121;
CPyL85: ;
    cpy_r_amount = cpy_r_r117;
    if (!cpy_r_silver) goto CPyL88;
    cpy_r_r122 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r99)->_silver;
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Player", "silver", 191, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL145;
    }
CPyL87: ;
    cpy_r_r123 = CPyTagged_Add(cpy_r_r122, cpy_r_amount);
    CPyTagged_DECREF(cpy_r_amount);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r99)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r99)->_silver);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r99)->_silver = cpy_r_r123;
    cpy_r_r124 = 1;
    CPy_DECREF(cpy_r_r99);
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 191, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    } else
        goto CPyL90;
CPyL88: ;
    cpy_r_r125 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r99)->_provision;
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Player", "provision", 193, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL145;
    }
CPyL89: ;
    cpy_r_r126 = CPyTagged_Add(cpy_r_r125, cpy_r_amount);
    CPyTagged_DECREF(cpy_r_amount);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r99)->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r99)->_provision);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r99)->_provision = cpy_r_r126;
    cpy_r_r127 = 1;
    CPy_DECREF(cpy_r_r99);
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 193, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    }
CPyL90: ;
    if (!cpy_r_silver) goto CPyL92;
    cpy_r_r128 = CPyStatics[2441]; /* 'silver' */
    CPy_INCREF(cpy_r_r128);
    cpy_r_r129 = cpy_r_r128;
    goto CPyL93;
CPyL92: ;
    cpy_r_r130 = CPyStatics[3742]; /* 'provision' */
    CPy_INCREF(cpy_r_r130);
    cpy_r_r129 = cpy_r_r130;
CPyL93: ;
    cpy_r_resource = cpy_r_r129;
    if (!cpy_r_allowed) goto CPyL95;
    cpy_r_r131 = CPyStatics[2456]; /* 'event-ai-allowed' */
    CPy_INCREF(cpy_r_r131);
    cpy_r_r132 = cpy_r_r131;
    goto CPyL96;
CPyL95: ;
    cpy_r_r133 = CPyStatics[2458]; /* 'event-ai-refused' */
    CPy_INCREF(cpy_r_r133);
    cpy_r_r132 = cpy_r_r133;
CPyL96: ;
    cpy_r_key = cpy_r_r132;
    cpy_r_r134 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "t", 196, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL146;
    }
CPyL97: ;
    cpy_r_r135 = CPyStatics[3741]; /* 'WF-AI-39' */
    cpy_r_r136 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "t", 196, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL146;
    }
CPyL98: ;
    cpy_r_r137 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r136)->_book;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "Table", "book", 196, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL146;
    }
CPyL99: ;
    cpy_r_r138 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r137)->_fee;
    CPyTagged_INCREF(cpy_r_r138);
    cpy_r_r139 = CPyStatics[390]; /* 'card' */
    cpy_r_r140 = CPyStatics[759]; /* 'resource' */
    cpy_r_r141 = CPyStatics[31]; /* 'n' */
    cpy_r_r142 = CPyTagged_StealAsObject(cpy_r_r138);
    cpy_r_r143 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__card;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "card", 196, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL147;
    }
CPyL100: ;
    cpy_r_r144 = CPyDict_Build(3, cpy_r_r139, cpy_r_r143, cpy_r_r140, cpy_r_resource, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_resource);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 196, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL148;
    }
    cpy_r_r145 = CPyDef_kernel___table___Table___tell(cpy_r_r134, cpy_r_key, 0, cpy_r_r135, cpy_r_r144);
    CPy_DECREF(cpy_r_key);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 196, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    }
    if (cpy_r_allowed) {
        goto CPyL149;
    } else
        goto CPyL109;
CPyL103: ;
    cpy_r_r146 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__place;
    if (unlikely(cpy_r_r146 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "place", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL104: ;
    CPyTagged_INCREF(cpy_r_r146);
    cpy_r_r147 = CPyTagged_StealAsObject(cpy_r_r146);
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r149 = CPyDef_wayfarers___automa___actions____accepted_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL108;
    CPyGen_SetStopIterationValue(cpy_r_r147);
    CPy_DECREF(cpy_r_r147);
    if (!0) goto CPyL122;
    CPy_Unreachable();
CPyL108: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r147;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL109: ;
    cpy_r_r150 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_1;
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_accepted", "_accepted_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_1", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    }
CPyL110: ;
    cpy_r_r151 = cpy_r_r150 + 2;
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_1 = cpy_r_r151;
    cpy_r_r152 = 1;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    }
    cpy_r_r153 = ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2;
    if (unlikely(cpy_r_r153 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2' of '_accepted_gen' undefined");
    }
    if (cpy_r_r153 == -113) goto CPyL123;
CPyL112: ;
    cpy_r_r154 = cpy_r_r153 + 1;
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____accepted_gen_2 = cpy_r_r154;
    cpy_r_r155 = 1;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 176, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    } else
        goto CPyL11;
CPyL113: ;
    cpy_r_r156 = CPyStatics[3743]; /* 'the last candidate cannot be refused' */
    cpy_r_r157 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r158 = CPyStatics[3744]; /* 'AssertionError' */
    cpy_r_r159 = CPyObject_GetAttr(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 199, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    PyObject *cpy_r_r160[1] = {cpy_r_r156};
    cpy_r_r161 = (PyObject **)&cpy_r_r160;
    cpy_r_r162 = PyObject_Vectorcall(cpy_r_r159, cpy_r_r161, 1, 0);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 199, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    CPy_Raise(cpy_r_r162);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 199, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
    CPy_Unreachable();
CPyL117: ;
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r164 = CPyDef_wayfarers___automa___actions____accepted_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r165 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r165;
CPyL118: ;
    cpy_r_r166 = cpy_r_r0 == 0;
    if (cpy_r_r166) goto CPyL150;
    cpy_r_r167 = cpy_r_r0 == 1;
    if (cpy_r_r167) {
        goto CPyL58;
    } else
        goto CPyL151;
CPyL120: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r168 = 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 173, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL122;
    }
    CPy_Unreachable();
CPyL122: ;
    cpy_r_r169 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r169;
CPyL123: ;
    cpy_r_r170 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r170;
    cpy_r_r171 = 1;
    goto CPyL117;
CPyL124: ;
    cpy_r_r172 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r172;
    cpy_r_r173 = 1;
    goto CPyL113;
CPyL125: ;
    cpy_r_r174 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r174;
    cpy_r_r175 = 1;
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL117;
CPyL126: ;
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL117;
CPyL127: ;
    CPyTagged_DECREF(cpy_r_number);
    goto CPyL24;
CPyL128: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL117;
CPyL129: ;
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r50);
    goto CPyL117;
CPyL130: ;
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r52);
    goto CPyL117;
CPyL131: ;
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    CPy_DecRef(cpy_r_r55.f3);
    goto CPyL117;
CPyL132: ;
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    CPy_DecRef(cpy_r_r55.f3);
    CPy_DecRef(cpy_r_r58);
    goto CPyL117;
CPyL133: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL117;
CPyL134: ;
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r73);
    goto CPyL117;
CPyL135: ;
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL117;
CPyL136: ;
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r81);
    goto CPyL117;
CPyL137: ;
    cpy_r_r176 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r176;
    cpy_r_r177 = 1;
    goto CPyL59;
CPyL138: ;
    cpy_r_r178 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r178;
    cpy_r_r179 = 1;
    CPy_DecRef(cpy_r_r95);
    goto CPyL117;
CPyL139: ;
    cpy_r_r180 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r180;
    cpy_r_r181 = 1;
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r99);
    goto CPyL117;
CPyL140: ;
    cpy_r_r182 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r182;
    cpy_r_r183 = 1;
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r101);
    goto CPyL117;
CPyL141: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL71;
CPyL142: ;
    cpy_r_r184 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r184;
    cpy_r_r185 = 1;
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r108);
    goto CPyL117;
CPyL143: ;
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r110);
    goto CPyL77;
CPyL144: ;
    cpy_r_r186 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r186;
    cpy_r_r187 = 1;
    CPy_DecRef(cpy_r_r99);
    goto CPyL117;
CPyL145: ;
    cpy_r_r188 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r188;
    cpy_r_r189 = 1;
    CPy_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_amount);
    goto CPyL117;
CPyL146: ;
    cpy_r_r190 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r190;
    cpy_r_r191 = 1;
    CPy_DecRef(cpy_r_resource);
    CPy_DecRef(cpy_r_key);
    goto CPyL117;
CPyL147: ;
    cpy_r_r192 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r192;
    cpy_r_r193 = 1;
    CPy_DecRef(cpy_r_resource);
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r142);
    goto CPyL117;
CPyL148: ;
    cpy_r_r194 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r194;
    cpy_r_r195 = 1;
    CPy_DecRef(cpy_r_key);
    goto CPyL117;
CPyL149: ;
    cpy_r_r196 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r196;
    cpy_r_r197 = 1;
    goto CPyL103;
CPyL150: ;
    cpy_r_r198 = NULL;
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___wayfarers___automa___actions____accepted_gen_0 = cpy_r_r198;
    cpy_r_r199 = 1;
    goto CPyL1;
CPyL151: ;
    goto CPyL120;
}
        
PyObject *CPyDef_wayfarers___automa___actions____accepted_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____accepted_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____accepted_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._accepted_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____accepted_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____accepted_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____accepted_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____accepted_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._accepted_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions____accepted_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____accepted_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____accepted_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____accepted_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._accepted_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____accepted_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____accepted_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____accepted_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____accepted_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____accepted_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._accepted_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions____accepted_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____accepted_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions____accepted_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6352 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6352);
    PyObject *__tmp6353 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6353);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____accepted_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____accepted_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._accepted_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____accepted_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____accepted(PyObject *cpy_r_t, PyObject *cpy_r_candidates) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions____accepted_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 173, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL4;
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 173, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_candidates);
    if (((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__candidates != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__candidates);
    }
    ((serai___games___wayfarers___automa___actions____accepted_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__candidates = cpy_r_candidates;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 173, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    return cpy_r_r0;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____accepted(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "candidates", 0};
            static CPyArg_Parser parser = {"OO:_accepted", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_candidates;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_candidates)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_candidates;
            if (likely(PyList_Check(obj_candidates)))
                arg_candidates = obj_candidates;
            else {
                CPy_TypeError("list", obj_candidates); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____accepted(arg_t, arg_candidates);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_accepted", 173, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____answer_obstacle(PyObject *cpy_r_t, char cpy_r_last, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_has;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", "Table", "book", 204, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL30;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", "Book", "options", 204, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_allow_silver;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (cpy_r_r3) goto CPyL31;
    cpy_r_r4 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_allow_provision;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_option == cpy_r_r4;
    CPy_DECREF(cpy_r_r4);
    if (cpy_r_r5) {
        goto CPyL31;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r6 = Py_None;
    CPy_INCREF(cpy_r_r6);
    return cpy_r_r6;
CPyL5: ;
    if (cpy_r_last) {
        goto CPyL32;
    } else
        goto CPyL10;
CPyL6: ;
    cpy_r_r7 = CPyStatic_wayfarers___reasons___LAST_CANDIDATE;
    if (likely(cpy_r_r7 != NULL)) goto CPyL9;
    PyErr_SetString(PyExc_NameError, "value for final name \"LAST_CANDIDATE\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", 208, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL9: ;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL10: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", "Table", "players", 209, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
CPyL11: ;
    cpy_r_r10 = CPyList_GetItemShort(cpy_r_r9, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", 209, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_wayfarers___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", 209, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.table.Player", cpy_r_r10);
        goto CPyL33;
    }
    cpy_r_r12 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_refuse_silver;
    CPy_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r13 = cpy_r_option == cpy_r_r12;
    CPy_DECREF(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL16;
    cpy_r_r14 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_silver;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'silver' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r14);
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", 210, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL30;
    }
CPyL15: ;
    cpy_r_r15 = cpy_r_r14;
    goto CPyL18;
CPyL16: ;
    cpy_r_r16 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_provision;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'provision' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r16);
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", 210, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL30;
    }
CPyL17: ;
    cpy_r_r15 = cpy_r_r16;
CPyL18: ;
    cpy_r_has = cpy_r_r15;
    cpy_r_r17 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", "Table", "book", 211, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL34;
    }
CPyL19: ;
    cpy_r_r18 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r17)->_fee;
    cpy_r_r19 = cpy_r_has & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL21;
    cpy_r_r21 = cpy_r_r18 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL22;
CPyL21: ;
    cpy_r_r23 = CPyTagged_IsLt_(cpy_r_has, cpy_r_r18);
    cpy_r_r24 = cpy_r_r23 ^ 1;
    cpy_r_r25 = cpy_r_r24;
    goto CPyL23;
CPyL22: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_has >= (Py_ssize_t)cpy_r_r18;
    cpy_r_r25 = cpy_r_r26;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_has);
    if (!cpy_r_r25) goto CPyL25;
    cpy_r_r27 = Py_None;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL29;
CPyL25: ;
    cpy_r_r29 = CPyStatic_wayfarers___reasons___NEED_ANY_RESOURCE;
    if (likely(cpy_r_r29 != NULL)) goto CPyL28;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_ANY_RESOURCE\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", 211, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL28: ;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r28 = cpy_r_r29;
CPyL29: ;
    return cpy_r_r28;
CPyL30: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL31: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL4;
CPyL32: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL6;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL30;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_has);
    goto CPyL30;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____answer_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "last", "option", 0};
            static CPyArg_Parser parser = {"OOO:_answer_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_last;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_last, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            char arg_last;
            if (unlikely(!PyBool_Check(obj_last))) {
                CPy_TypeError("bool", obj_last); goto fail;
            } else
                arg_last = obj_last == Py_True;
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____answer_obstacle(arg_t, arg_last, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_answer_obstacle", 202, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____upgrade_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2IO cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    tuple_T5OOOOO cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_rule;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    int32_t cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
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
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyTagged cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    int32_t cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyPtr cpy_r_r103;
    int64_t cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    int64_t cpy_r_r108;
    CPyPtr cpy_r_r109;
    CPyPtr cpy_r_r110;
    int64_t cpy_r_r111;
    CPyPtr cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject **cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    tuple_T3OOO cpy_r_r133;
    PyObject **cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject **cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    int64_t cpy_r_r144;
    int64_t cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    int32_t cpy_r_r149;
    char cpy_r_r150;
    int32_t cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL111;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 217, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "t", 219, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "automa", 219, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "kind", 219, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
CPyL7: ;
    cpy_r_r10 = CPyDef_wayfarers___automa___choices___tile_choice(cpy_r_r7, cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 219, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
    cpy_r_r11 = cpy_r_r10.f0;
    cpy_r_r12 = cpy_r_r10.f1;
    cpy_r_r13 = cpy_r_r11;
    cpy_r_r14 = cpy_r_r12;
    cpy_r_r15 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__kind;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "kind", 220, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
CPyL9: ;
    cpy_r_r16 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r16.f0 == NULL)) {
        goto CPyL117;
    } else
        goto CPyL12;
CPyL10: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 220, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r18 = cpy_r_r16.f4;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = CPyStr_Equal(cpy_r_r15, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (!cpy_r_r19) goto CPyL14;
    cpy_r_r20 = CPyStatics[3745]; /* 'WF-AI-33' */
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = cpy_r_r20;
    goto CPyL15;
CPyL14: ;
    cpy_r_r22 = CPyStatics[3746]; /* 'WF-AI-32' */
    CPy_INCREF(cpy_r_r22);
    cpy_r_r21 = cpy_r_r22;
CPyL15: ;
    cpy_r_rule = cpy_r_r21;
    cpy_r_r23 = cpy_r_r13 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL17;
    cpy_r_r25 = 0 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL18;
CPyL17: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r13, 0);
    if (cpy_r_r27) {
        goto CPyL118;
    } else
        goto CPyL27;
CPyL18: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r13 < (Py_ssize_t)0;
    if (cpy_r_r28) {
        goto CPyL118;
    } else
        goto CPyL27;
CPyL19: ;
    cpy_r_r29 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "t", 222, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL119;
    }
CPyL20: ;
    cpy_r_r30 = CPyStatics[2453]; /* 'event-ai-nothing' */
    cpy_r_r31 = PyDict_New();
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 222, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL119;
    }
    cpy_r_r32 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r29, cpy_r_r30, cpy_r_rule, cpy_r_r31);
    CPy_DECREF(cpy_r_rule);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 222, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
    cpy_r_r33 = Py_None;
    CPy_INCREF(cpy_r_r33);
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r35 = CPyDef_wayfarers___automa___actions____upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL26;
    CPyGen_SetStopIterationValue(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (!0) goto CPyL115;
    CPy_Unreachable();
CPyL26: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r33;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL27: ;
    cpy_r_r36 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "t", 224, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
CPyL28: ;
    cpy_r_r37 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r36)->_tiles;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "Table", "tiles", 224, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r37);
CPyL29: ;
    cpy_r_r38 = CPyList_GetItem(cpy_r_r37, cpy_r_r13);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 224, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL121;
    }
    cpy_r_r39 = CPyStatics[4897]; /* 1 */
    cpy_r_r40 = PyNumber_InPlaceSubtract(cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 224, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL121;
    }
    cpy_r_r41 = CPyList_SetItem(cpy_r_r37, cpy_r_r13, cpy_r_r40);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 224, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
    cpy_r_r42 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "automa", 225, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
CPyL33: ;
    cpy_r_r43 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r42)->_tiles;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "Automa", "tiles", 225, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r43);
CPyL34: ;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r45 = PyList_Append(cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 225, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
    cpy_r_r47 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "t", 226, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
CPyL36: ;
    cpy_r_r48 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r47)->_book;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "Table", "book", 226, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
CPyL37: ;
    cpy_r_r49 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r48)->_tiles;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "Book", "tiles", 226, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
CPyL38: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 226, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL122;
    }
    if (likely(Py_TYPE(cpy_r_r50) == CPyType_wayfarers___printed___Tile))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 226, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r50);
        goto CPyL122;
    }
    cpy_r_r52 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "t", 227, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL123;
    }
CPyL41: ;
    cpy_r_r53 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r51)->_id;
    CPy_INCREF(cpy_r_r53);
    cpy_r_r54 = CPyDef_wayfarers___automa___actions____tell_why(cpy_r_r52, cpy_r_rule, cpy_r_r53, cpy_r_r14);
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 227, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL124;
    }
    cpy_r_r55 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "t", 228, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL124;
    }
CPyL43: ;
    cpy_r_r56 = CPyStatics[3747]; /* 'event-ai-tile' */
    cpy_r_r57 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r51)->_id;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r58 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r59 = CPyDict_Build(1, cpy_r_r58, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 228, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL124;
    }
    cpy_r_r60 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r55, cpy_r_r56, cpy_r_rule, cpy_r_r59);
    CPy_DECREF(cpy_r_rule);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 228, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
    cpy_r_r61 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "t", 229, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
CPyL46: ;
    cpy_r_r62 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r61)->_book;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "Table", "book", 229, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
CPyL47: ;
    cpy_r_r63 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r62)->_ai_boards;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "Book", "ai_boards", 229, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
CPyL48: ;
    cpy_r_r64 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "automa", 229, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
CPyL49: ;
    cpy_r_r65 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r64)->_board;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "Automa", "board", 229, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
CPyL50: ;
    cpy_r_r66 = CPyList_GetItemBorrow(cpy_r_r63, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 229, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
    if (likely(Py_TYPE(cpy_r_r66) == CPyType_wayfarers___printed___AiBoard))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 229, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.AiBoard", cpy_r_r66);
        goto CPyL125;
    }
    cpy_r_r68 = ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r67)->_bonuses;
    CPy_INCREF(cpy_r_r68);
    cpy_r_r69 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "automa", 230, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
CPyL53: ;
    cpy_r_r70 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r69)->_path;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "Automa", "path", 230, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL126;
    }
    CPyTagged_INCREF(cpy_r_r70);
CPyL54: ;
    cpy_r_r71 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r51)->_width;
    CPyTagged_INCREF(cpy_r_r71);
    cpy_r_r72 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r51)->_height;
    CPyTagged_INCREF(cpy_r_r72);
    cpy_r_r73 = CPyTagged_Multiply(cpy_r_r71, cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r71);
    CPyTagged_DECREF(cpy_r_r72);
    cpy_r_r74 = CPyTagged_Add(cpy_r_r70, cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r73);
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r76 << 1;
    cpy_r_r78 = cpy_r_r74 & 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (cpy_r_r79) goto CPyL56;
    cpy_r_r80 = cpy_r_r77 & 1;
    cpy_r_r81 = cpy_r_r80 != 0;
    if (!cpy_r_r81) goto CPyL57;
CPyL56: ;
    cpy_r_r82 = CPyTagged_IsLt_(cpy_r_r77, cpy_r_r74);
    if (cpy_r_r82) {
        goto CPyL127;
    } else
        goto CPyL128;
CPyL57: ;
    cpy_r_r83 = (Py_ssize_t)cpy_r_r74 > (Py_ssize_t)cpy_r_r77;
    if (cpy_r_r83) {
        goto CPyL127;
    } else
        goto CPyL128;
CPyL58: ;
    cpy_r_r84 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "t", 232, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL125;
    }
CPyL59: ;
    cpy_r_r85 = CPyStatics[3748]; /* 'event-ai-tile-beside' */
    cpy_r_r86 = CPyStatics[3749]; /* 'WF-AI-35' */
    cpy_r_r87 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r51)->_id;
    CPy_INCREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r88 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r89 = CPyDict_Build(1, cpy_r_r88, cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 232, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
    cpy_r_r90 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r84, cpy_r_r85, cpy_r_r86, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 232, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
    cpy_r_r91 = Py_None;
    CPy_INCREF(cpy_r_r91);
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r93 = CPyDef_wayfarers___automa___actions____upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL65;
    CPyGen_SetStopIterationValue(cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    if (!0) goto CPyL115;
    CPy_Unreachable();
CPyL65: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r91;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL66: ;
    cpy_r_r94 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "automa", 234, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL129;
    }
CPyL67: ;
    cpy_r_r95 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r94)->_path;
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "Automa", "path", 234, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL129;
    }
    CPyTagged_INCREF(cpy_r_r95);
CPyL68: ;
    cpy_r_r96 = CPyList_GetSlice(cpy_r_r68, cpy_r_r95, cpy_r_r74);
    CPy_DECREF(cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 234, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL130;
    }
    if (likely(PyList_Check(cpy_r_r96)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 234, CPyStatic_wayfarers___automa___actions___globals, "list", cpy_r_r96);
        goto CPyL130;
    }
    if (((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__covered != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__covered);
    }
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__covered = cpy_r_r97;
    cpy_r_r98 = 1;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 234, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL130;
    }
    cpy_r_r99 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "automa", 235, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL130;
    }
CPyL72: ;
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r99)->_path != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r99)->_path);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r99)->_path = cpy_r_r74;
    cpy_r_r100 = 1;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 235, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1 = 0;
    cpy_r_r101 = 1;
    if (!cpy_r_r101) goto CPyL110;
CPyL74: ;
    cpy_r_r102 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__covered;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "covered", 236, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
CPyL75: ;
    cpy_r_r103 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyVarObject, ob_size));
    cpy_r_r104 = *(int64_t *)cpy_r_r103;
    cpy_r_r105 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1;
    if (unlikely(cpy_r_r105 == -113)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1", 236, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
CPyL76: ;
    cpy_r_r106 = cpy_r_r105 < cpy_r_r104;
    if (!cpy_r_r106) goto CPyL105;
    cpy_r_r107 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__covered;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "covered", 236, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
CPyL78: ;
    cpy_r_r108 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1;
    if (unlikely(cpy_r_r108 == -113)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "__mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1", 236, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
CPyL79: ;
    cpy_r_r109 = (CPyPtr)((CPyPtr)cpy_r_r107 + offsetof(PyListObject, ob_item));
    cpy_r_r110 = *(CPyPtr *)cpy_r_r109;
    cpy_r_r111 = cpy_r_r108 * 8;
    cpy_r_r112 = cpy_r_r110 + cpy_r_r111;
    cpy_r_r113 = *(PyObject * *)cpy_r_r112;
    CPy_INCREF(cpy_r_r113);
    if (likely(PyObject_TypeCheck(cpy_r_r113, CPyType_kernel___effects___Effect)))
        cpy_r_r114 = cpy_r_r113;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 236, CPyStatic_wayfarers___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r113);
        goto CPyL110;
    }
    cpy_r_r115 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "t", 237, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL131;
    }
CPyL81: ;
    cpy_r_r116 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_upgrade", "_upgrade_gen", "automa", 237, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL131;
    }
CPyL82: ;
    cpy_r_r117 = CPyDef_wayfarers___automa___actions___act(cpy_r_r115, cpy_r_r116, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 237, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    }
    if (((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2);
    }
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2 = cpy_r_r117;
    cpy_r_r118 = 1;
    if (!cpy_r_r118) goto CPyL110;
    cpy_r_r119 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r120 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r121 = NULL;
    cpy_r_r1 = cpy_r_r121;
    cpy_r_r122 = (PyObject **)&cpy_r_r1;
    cpy_r_r123 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2;
    cpy_r_r124 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r123, cpy_r_r120, cpy_r_r120, cpy_r_r120, cpy_r_r119, cpy_r_r122);
    if (cpy_r_r124 != NULL) goto CPyL132;
    cpy_r_r125 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 237, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL133;
    }
    cpy_r_r126 = cpy_r_r1;
    CPy_DECREF(cpy_r_r126);
    cpy_r_r127 = NULL;
    if (((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2);
    }
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2 = cpy_r_r127;
    cpy_r_r128 = 1;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 237, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    } else
        goto CPyL103;
CPyL87: ;
    cpy_r_r129 = cpy_r_r124;
CPyL88: ;
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r129;
CPyL89: ;
    cpy_r_r131 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r132 = cpy_r_type != cpy_r_r131;
    if (!cpy_r_r132) goto CPyL134;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 237, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL93;
    } else
        goto CPyL135;
CPyL91: ;
    CPy_Unreachable();
CPyL92: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL99;
CPyL93: ;
    cpy_r_r133 = CPy_CatchError();
    cpy_r_r134 = (PyObject **)&cpy_r_r3;
    cpy_r_r135 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2;
    cpy_r_r136 = CPy_YieldFromErrorHandle(cpy_r_r135, cpy_r_r134);
    if (unlikely(cpy_r_r136 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 237, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL136;
    }
    if (cpy_r_r136) goto CPyL96;
    cpy_r_r129 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r133);
    CPy_DecRef(cpy_r_r133.f0);
    CPy_DecRef(cpy_r_r133.f1);
    CPy_DecRef(cpy_r_r133.f2);
    goto CPyL88;
CPyL96: ;
    cpy_r_r126 = cpy_r_r3;
    CPy_DecRef(cpy_r_r126);
    CPy_RestoreExcInfo(cpy_r_r133);
    CPy_DecRef(cpy_r_r133.f0);
    CPy_DecRef(cpy_r_r133.f1);
    CPy_DecRef(cpy_r_r133.f2);
    goto CPyL103;
CPyL97: ;
    CPy_RestoreExcInfo(cpy_r_r133);
    CPy_DecRef(cpy_r_r133.f0);
    CPy_DecRef(cpy_r_r133.f1);
    CPy_DecRef(cpy_r_r133.f2);
    cpy_r_r137 = CPy_KeepPropagating();
    if (!cpy_r_r137) goto CPyL110;
    CPy_Unreachable();
CPyL99: ;
    cpy_r_r138 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r139 = NULL;
    cpy_r_r1 = cpy_r_r139;
    cpy_r_r140 = (PyObject **)&cpy_r_r1;
    cpy_r_r141 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_2;
    cpy_r_r142 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r141, cpy_r_r138, cpy_r_r138, cpy_r_r138, cpy_r_arg, cpy_r_r140);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r142 == NULL) {
        goto CPyL101;
    } else
        goto CPyL137;
CPyL100: ;
    cpy_r_r129 = cpy_r_r142;
    goto CPyL88;
CPyL101: ;
    cpy_r_r143 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 237, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL133;
    }
    cpy_r_r126 = cpy_r_r1;
    CPy_DECREF(cpy_r_r126);
CPyL103: ;
    cpy_r_r144 = ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1;
    if (unlikely(cpy_r_r144 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1' of '_upgrade_gen' undefined");
    }
    if (cpy_r_r144 == -113) goto CPyL110;
CPyL104: ;
    cpy_r_r145 = cpy_r_r144 + 1;
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____upgrade_gen_1 = cpy_r_r145;
    cpy_r_r146 = 1;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 236, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL110;
    } else
        goto CPyL74;
CPyL105: ;
    cpy_r_r147 = Py_None;
    CPy_INCREF(cpy_r_r147);
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r149 = CPyDef_wayfarers___automa___actions____upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL109;
    CPyGen_SetStopIterationValue(cpy_r_r147);
    CPy_DECREF(cpy_r_r147);
    if (!0) goto CPyL115;
    CPy_Unreachable();
CPyL109: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r147;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL110: ;
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r151 = CPyDef_wayfarers___automa___actions____upgrade_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r152 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r152;
CPyL111: ;
    cpy_r_r153 = cpy_r_r4 == 0;
    if (cpy_r_r153) goto CPyL138;
    cpy_r_r154 = cpy_r_r4 == 1;
    if (cpy_r_r154) {
        goto CPyL89;
    } else
        goto CPyL139;
CPyL113: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r155 = 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 217, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL115: ;
    cpy_r_r156 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r156;
CPyL116: ;
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL110;
CPyL117: ;
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL10;
CPyL118: ;
    CPyTagged_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    goto CPyL19;
CPyL119: ;
    CPy_DecRef(cpy_r_rule);
    goto CPyL110;
CPyL120: ;
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_rule);
    goto CPyL110;
CPyL121: ;
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r37);
    goto CPyL110;
CPyL122: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_rule);
    goto CPyL110;
CPyL123: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r51);
    goto CPyL110;
CPyL124: ;
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r51);
    goto CPyL110;
CPyL125: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL110;
CPyL126: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r68);
    goto CPyL110;
CPyL127: ;
    CPy_DECREF(cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r74);
    goto CPyL58;
CPyL128: ;
    CPy_DECREF(cpy_r_r51);
    goto CPyL66;
CPyL129: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL110;
CPyL130: ;
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL110;
CPyL131: ;
    CPy_DecRef(cpy_r_r114);
    goto CPyL110;
CPyL132: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL87;
CPyL133: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL110;
CPyL134: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL92;
CPyL135: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL91;
CPyL136: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL97;
CPyL137: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL100;
CPyL138: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL139: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL113;
}
        
PyObject *CPyDef_wayfarers___automa___actions____upgrade_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____upgrade_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____upgrade_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____upgrade_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____upgrade_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions____upgrade_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____upgrade_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____upgrade_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____upgrade_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____upgrade_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____upgrade_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____upgrade_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._upgrade_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions____upgrade_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____upgrade_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions____upgrade_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6354 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6354);
    PyObject *__tmp6355 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6355);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____upgrade_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____upgrade_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._upgrade_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____upgrade_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____upgrade(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_kind) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions____upgrade_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 217, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 217, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 217, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_kind);
    if (((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__kind != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__kind);
    }
    ((serai___games___wayfarers___automa___actions____upgrade_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__kind = cpy_r_kind;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 217, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    return cpy_r_r0;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____upgrade(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "kind", 0};
            static CPyArg_Parser parser = {"OOO:_upgrade", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_kind;
            if (likely(PyUnicode_Check(obj_kind)))
                arg_kind = obj_kind;
            else {
                CPy_TypeError("str", obj_kind); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____upgrade(arg_t, arg_automa, arg_kind);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_upgrade", 217, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___journal_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    int32_t cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    tuple_T3OOO cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    tuple_T3OOO cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    tuple_T3OOO cpy_r_r116;
    PyObject **cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject **cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    int32_t cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL102;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 243, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "t", 245, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "automa", 245, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
CPyL6: ;
    cpy_r_r13 = CPyDef_wayfarers___automa___choices___next_space(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 245, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = cpy_r_r13 == cpy_r_r14;
    if (cpy_r_r15) {
        goto CPyL108;
    } else
        goto CPyL16;
CPyL8: ;
    cpy_r_r16 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "t", 247, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
CPyL9: ;
    cpy_r_r17 = CPyStatics[2453]; /* 'event-ai-nothing' */
    cpy_r_r18 = CPyStatics[3750]; /* 'WF-AI-25' */
    cpy_r_r19 = PyDict_New();
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 247, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r20 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 247, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r21 = Py_None;
    CPy_INCREF(cpy_r_r21);
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r23 = CPyDef_wayfarers___automa___actions___journal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL15;
    CPyGen_SetStopIterationValue(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (!0) goto CPyL107;
    CPy_Unreachable();
CPyL15: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r21;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL16: ;
    cpy_r_r24 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "t", 249, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
CPyL17: ;
    cpy_r_r25 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "automa", 249, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
CPyL18: ;
    cpy_r_r26 = CPyDef_wayfarers___automa___choices___second_step_price(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 249, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
    if (((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price);
    }
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 249, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
    cpy_r_r28 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "t", 250, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
CPyL21: ;
    cpy_r_r29 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "automa", 250, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL109;
    }
CPyL22: ;
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 250, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r31 = CPyDef_wayfarers___automa___actions____step(cpy_r_r28, cpy_r_r29, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 250, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    if (((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1);
    }
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1 = cpy_r_r31;
    cpy_r_r32 = 1;
    if (!cpy_r_r32) goto CPyL101;
    cpy_r_r33 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = NULL;
    cpy_r_r1 = cpy_r_r35;
    cpy_r_r36 = (PyObject **)&cpy_r_r1;
    cpy_r_r37 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1;
    cpy_r_r38 = CPyDef_wayfarers___automa___actions____step_gen_____mypyc_generator_helper__(cpy_r_r37, cpy_r_r34, cpy_r_r34, cpy_r_r34, cpy_r_r33, cpy_r_r36);
    if (cpy_r_r38 != NULL) goto CPyL110;
    cpy_r_r39 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 250, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r40 = cpy_r_r1;
    CPy_DECREF(cpy_r_r40);
    cpy_r_r41 = NULL;
    if (((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1);
    }
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1 = cpy_r_r41;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 250, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    } else
        goto CPyL44;
CPyL28: ;
    cpy_r_r43 = cpy_r_r38;
CPyL29: ;
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r43;
CPyL30: ;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = cpy_r_type != cpy_r_r45;
    if (!cpy_r_r46) goto CPyL112;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 250, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL34;
    } else
        goto CPyL113;
CPyL32: ;
    CPy_Unreachable();
CPyL33: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL40;
CPyL34: ;
    cpy_r_r47 = CPy_CatchError();
    cpy_r_r48 = (PyObject **)&cpy_r_r3;
    cpy_r_r49 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1;
    cpy_r_r50 = CPy_YieldFromErrorHandle(cpy_r_r49, cpy_r_r48);
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 250, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL114;
    }
    if (cpy_r_r50) goto CPyL37;
    cpy_r_r43 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r47);
    CPy_DecRef(cpy_r_r47.f0);
    CPy_DecRef(cpy_r_r47.f1);
    CPy_DecRef(cpy_r_r47.f2);
    goto CPyL29;
CPyL37: ;
    cpy_r_r40 = cpy_r_r3;
    CPy_DecRef(cpy_r_r40);
    CPy_RestoreExcInfo(cpy_r_r47);
    CPy_DecRef(cpy_r_r47.f0);
    CPy_DecRef(cpy_r_r47.f1);
    CPy_DecRef(cpy_r_r47.f2);
    goto CPyL44;
CPyL38: ;
    CPy_RestoreExcInfo(cpy_r_r47);
    CPy_DecRef(cpy_r_r47.f0);
    CPy_DecRef(cpy_r_r47.f1);
    CPy_DecRef(cpy_r_r47.f2);
    cpy_r_r51 = CPy_KeepPropagating();
    if (!cpy_r_r51) goto CPyL101;
    CPy_Unreachable();
CPyL40: ;
    cpy_r_r52 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r53 = NULL;
    cpy_r_r1 = cpy_r_r53;
    cpy_r_r54 = (PyObject **)&cpy_r_r1;
    cpy_r_r55 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_1;
    cpy_r_r56 = CPyDef_wayfarers___automa___actions____step_gen_____mypyc_generator_helper__(cpy_r_r55, cpy_r_r52, cpy_r_r52, cpy_r_r52, cpy_r_arg, cpy_r_r54);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r56 == NULL) {
        goto CPyL42;
    } else
        goto CPyL115;
CPyL41: ;
    cpy_r_r43 = cpy_r_r56;
    goto CPyL29;
CPyL42: ;
    cpy_r_r57 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 250, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL111;
    }
    cpy_r_r40 = cpy_r_r1;
    CPy_DECREF(cpy_r_r40);
CPyL44: ;
    cpy_r_r58 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "t", 251, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
CPyL45: ;
    cpy_r_r59 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "automa", 251, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
CPyL46: ;
    cpy_r_r60 = CPyDef_wayfarers___automa___choices___next_space(cpy_r_r58, cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 251, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r61 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "automa", 252, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
CPyL48: ;
    cpy_r_r62 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r61)->_guilds;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "Automa", "guilds", 252, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
CPyL49: ;
    cpy_r_r63 = CPyList_GetItemShortBorrow(cpy_r_r62, 0);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 252, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 252, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
    cpy_r_r65 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "price", 252, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL117;
    }
CPyL52: ;
    cpy_r_r66 = cpy_r_r64 & 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    if (cpy_r_r67) goto CPyL54;
    cpy_r_r68 = cpy_r_r65 & 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    if (!cpy_r_r69) goto CPyL55;
CPyL54: ;
    cpy_r_r70 = CPyTagged_IsLt_(cpy_r_r64, cpy_r_r65);
    cpy_r_r71 = cpy_r_r70 ^ 1;
    cpy_r_r72 = cpy_r_r71;
    goto CPyL56;
CPyL55: ;
    cpy_r_r73 = (Py_ssize_t)cpy_r_r64 >= (Py_ssize_t)cpy_r_r65;
    cpy_r_r72 = cpy_r_r73;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r64);
    if (!cpy_r_r72) goto CPyL118;
    cpy_r_r74 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r75 = cpy_r_r60 != cpy_r_r74;
    if (!cpy_r_r75) goto CPyL118;
    cpy_r_r76 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "automa", 253, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
CPyL59: ;
    cpy_r_r77 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r76)->_guilds;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "Automa", "guilds", 253, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r77);
CPyL60: ;
    cpy_r_r78 = CPyList_GetItemShort(cpy_r_r77, 0);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 253, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL119;
    }
    cpy_r_r79 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "price", 249, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL120;
    }
CPyL62: ;
    CPyTagged_INCREF(cpy_r_r79);
    cpy_r_r80 = CPyTagged_StealAsObject(cpy_r_r79);
    cpy_r_r81 = PyNumber_InPlaceSubtract(cpy_r_r78, cpy_r_r80);
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 253, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL119;
    }
    cpy_r_r82 = CPyList_SetItem(cpy_r_r77, 0, cpy_r_r81);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 253, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
    cpy_r_r83 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "t", 254, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
CPyL65: ;
    cpy_r_r84 = CPyStatics[3751]; /* 'event-spend-influence' */
    cpy_r_r85 = CPyStatics[3752]; /* 'WF-AI-28' */
    cpy_r_r86 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r87 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r87.f0 == NULL)) {
        goto CPyL121;
    } else
        goto CPyL68;
CPyL66: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r88 = 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 254, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL68: ;
    cpy_r_r89 = cpy_r_r87.f0;
    CPy_INCREF(cpy_r_r89);
    cpy_r_r90 = CPyStr_Build(2, cpy_r_r86, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 254, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
    cpy_r_r91 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r92 = CPyStatics[31]; /* 'n' */
    cpy_r_r93 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price;
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "price", 249, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL122;
    }
CPyL70: ;
    CPyTagged_INCREF(cpy_r_r93);
    cpy_r_r94 = CPyTagged_StealAsObject(cpy_r_r93);
    cpy_r_r95 = CPyDict_Build(2, cpy_r_r91, cpy_r_r90, cpy_r_r92, cpy_r_r94);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 254, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
    cpy_r_r96 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 254, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
    cpy_r_r97 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "t", 255, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
CPyL73: ;
    cpy_r_r98 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "journal", "journal_gen", "automa", 255, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL116;
    }
CPyL74: ;
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r99 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r99 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 255, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    cpy_r_r100 = CPyDef_wayfarers___automa___actions____step(cpy_r_r97, cpy_r_r98, cpy_r_r99);
    CPyTagged_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 255, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    }
    if (((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2 = cpy_r_r100;
    cpy_r_r101 = 1;
    if (!cpy_r_r101) goto CPyL101;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r104 = NULL;
    cpy_r_r5 = cpy_r_r104;
    cpy_r_r105 = (PyObject **)&cpy_r_r5;
    cpy_r_r106 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2;
    cpy_r_r107 = CPyDef_wayfarers___automa___actions____step_gen_____mypyc_generator_helper__(cpy_r_r106, cpy_r_r103, cpy_r_r103, cpy_r_r103, cpy_r_r102, cpy_r_r105);
    if (cpy_r_r107 != NULL) goto CPyL123;
    cpy_r_r108 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 255, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL124;
    }
    cpy_r_r109 = cpy_r_r5;
    CPy_DECREF(cpy_r_r109);
    cpy_r_r110 = NULL;
    if (((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2);
    }
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2 = cpy_r_r110;
    cpy_r_r111 = 1;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 255, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL101;
    } else
        goto CPyL96;
CPyL80: ;
    cpy_r_r112 = cpy_r_r107;
CPyL81: ;
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r112;
CPyL82: ;
    cpy_r_r114 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r115 = cpy_r_type != cpy_r_r114;
    if (!cpy_r_r115) goto CPyL125;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 255, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL86;
    } else
        goto CPyL126;
CPyL84: ;
    CPy_Unreachable();
CPyL85: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL92;
CPyL86: ;
    cpy_r_r116 = CPy_CatchError();
    cpy_r_r117 = (PyObject **)&cpy_r_r7;
    cpy_r_r118 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2;
    cpy_r_r119 = CPy_YieldFromErrorHandle(cpy_r_r118, cpy_r_r117);
    if (unlikely(cpy_r_r119 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 255, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL127;
    }
    if (cpy_r_r119) goto CPyL89;
    cpy_r_r112 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r116);
    CPy_DecRef(cpy_r_r116.f0);
    CPy_DecRef(cpy_r_r116.f1);
    CPy_DecRef(cpy_r_r116.f2);
    goto CPyL81;
CPyL89: ;
    cpy_r_r109 = cpy_r_r7;
    CPy_DecRef(cpy_r_r109);
    CPy_RestoreExcInfo(cpy_r_r116);
    CPy_DecRef(cpy_r_r116.f0);
    CPy_DecRef(cpy_r_r116.f1);
    CPy_DecRef(cpy_r_r116.f2);
    goto CPyL96;
CPyL90: ;
    CPy_RestoreExcInfo(cpy_r_r116);
    CPy_DecRef(cpy_r_r116.f0);
    CPy_DecRef(cpy_r_r116.f1);
    CPy_DecRef(cpy_r_r116.f2);
    cpy_r_r120 = CPy_KeepPropagating();
    if (!cpy_r_r120) goto CPyL101;
    CPy_Unreachable();
CPyL92: ;
    cpy_r_r121 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r122 = NULL;
    cpy_r_r5 = cpy_r_r122;
    cpy_r_r123 = (PyObject **)&cpy_r_r5;
    cpy_r_r124 = ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions___journal_gen_2;
    cpy_r_r125 = CPyDef_wayfarers___automa___actions____step_gen_____mypyc_generator_helper__(cpy_r_r124, cpy_r_r121, cpy_r_r121, cpy_r_r121, cpy_r_arg, cpy_r_r123);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r125 == NULL) {
        goto CPyL94;
    } else
        goto CPyL128;
CPyL93: ;
    cpy_r_r112 = cpy_r_r125;
    goto CPyL81;
CPyL94: ;
    cpy_r_r126 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 255, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL124;
    }
    cpy_r_r109 = cpy_r_r5;
    CPy_DECREF(cpy_r_r109);
CPyL96: ;
    cpy_r_r127 = Py_None;
    CPy_INCREF(cpy_r_r127);
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r129 = CPyDef_wayfarers___automa___actions___journal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL100;
    CPyGen_SetStopIterationValue(cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    if (!0) goto CPyL107;
    CPy_Unreachable();
CPyL100: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r127;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL101: ;
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r131 = CPyDef_wayfarers___automa___actions___journal_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r132 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r132;
CPyL102: ;
    cpy_r_r133 = cpy_r_r8 == 0;
    if (cpy_r_r133) goto CPyL129;
    cpy_r_r134 = cpy_r_r8 == 1;
    if (cpy_r_r134) {
        goto CPyL130;
    } else
        goto CPyL131;
CPyL104: ;
    cpy_r_r135 = cpy_r_r8 == 2;
    if (cpy_r_r135) {
        goto CPyL82;
    } else
        goto CPyL132;
CPyL105: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r136 = 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 243, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL107;
    }
    CPy_Unreachable();
CPyL107: ;
    cpy_r_r137 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r137;
CPyL108: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL8;
CPyL109: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL101;
CPyL110: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL28;
CPyL111: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL101;
CPyL112: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL33;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL32;
CPyL114: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL38;
CPyL115: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL41;
CPyL116: ;
    CPy_DecRef(cpy_r_r60);
    goto CPyL101;
CPyL117: ;
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL101;
CPyL118: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL96;
CPyL119: ;
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r77);
    goto CPyL101;
CPyL120: ;
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    goto CPyL101;
CPyL121: ;
    CPy_DecRef(cpy_r_r60);
    goto CPyL66;
CPyL122: ;
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r90);
    goto CPyL101;
CPyL123: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL80;
CPyL124: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL101;
CPyL125: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL85;
CPyL126: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL84;
CPyL127: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL90;
CPyL128: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL93;
CPyL129: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL130: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL30;
CPyL131: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL104;
CPyL132: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL105;
}
        
PyObject *CPyDef_wayfarers___automa___actions___journal_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___journal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___journal_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___journal_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___journal_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___journal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___journal_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions___journal_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___journal_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___journal_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___journal_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___journal_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions___journal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___journal_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.journal_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions___journal_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___journal_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions___journal_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6356 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6356);
    PyObject *__tmp6357 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6357);
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
        
        PyObject *CPyPy_wayfarers___automa___actions___journal_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions___journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions.journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___journal_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions___journal(PyObject *cpy_r_t, PyObject *cpy_r_automa) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions___journal_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 243, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL4;
    }
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 243, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___actions___journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 243, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    return cpy_r_r0;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___journal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", 0};
            static CPyArg_Parser parser = {"OO:journal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions___journal(arg_t, arg_automa);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "journal", 243, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____step_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    tuple_T3OOO cpy_r_r68;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    int32_t cpy_r_r81;
    char cpy_r_r82;
    int32_t cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL70;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 258, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__target;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "target", 259, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "automa", 259, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL6: ;
    CPyTagged_INCREF(cpy_r_r7);
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r8)->_marker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r8)->_marker);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r8)->_marker = cpy_r_r7;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 259, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
    cpy_r_r10 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "t", 260, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r10)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "Table", "book", 260, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r11)->_track;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "Book", "track", 260, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__target;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "target", 260, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL11: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 260, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_wayfarers___printed___Space))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 260, CPyStatic_wayfarers___automa___actions___globals, "serai.games.wayfarers.printed.Space", cpy_r_r14);
        goto CPyL69;
    }
    cpy_r_r16 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "t", 261, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL75;
    }
CPyL14: ;
    cpy_r_r17 = CPyStatics[3753]; /* 'event-journal' */
    cpy_r_r18 = CPyStatics[3750]; /* 'WF-AI-25' */
    cpy_r_r19 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r15)->_id;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = CPyStatics[613]; /* 'space' */
    cpy_r_r21 = CPyDict_Build(1, cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 261, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL75;
    }
    cpy_r_r22 = CPyDef_wayfarers___automa___actions___tell(cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 261, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL75;
    }
    cpy_r_r23 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r15)->_column;
    cpy_r_r24 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "t", 262, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL75;
    }
CPyL17: ;
    cpy_r_r25 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r24)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "Table", "book", 262, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL75;
    }
CPyL18: ;
    cpy_r_r26 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r25)->_last_column;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "Book", "last_column", 262, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL75;
    }
CPyL19: ;
    cpy_r_r27 = cpy_r_r23 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL21;
    cpy_r_r29 = CPyTagged_IsEq_(cpy_r_r23, cpy_r_r26);
    cpy_r_r30 = cpy_r_r29;
    goto CPyL22;
CPyL21: ;
    cpy_r_r31 = cpy_r_r23 == cpy_r_r26;
    cpy_r_r30 = cpy_r_r31;
CPyL22: ;
    CPy_DECREF(cpy_r_r15);
    if (!cpy_r_r30) goto CPyL27;
    cpy_r_r32 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "t", 263, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL24: ;
    cpy_r_r33 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "t", 263, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL25: ;
    cpy_r_r34 = CPyDef_wayfarers___automa___actions____seat(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 263, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
    cpy_r_r35 = CPyDef_journal___trigger_end(cpy_r_r32, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 263, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL27: ;
    cpy_r_r36 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "t", 264, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL28: ;
    cpy_r_r37 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "t", 264, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL29: ;
    cpy_r_r38 = CPyDef_wayfarers___automa___actions____seat(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 264, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
    cpy_r_r39 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__target;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "target", 264, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL76;
    }
CPyL31: ;
    cpy_r_r40 = CPyDef_journal___take_track_worker(cpy_r_r36, cpy_r_r38, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 264, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
    if (!cpy_r_r40) goto CPyL38;
    cpy_r_r41 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "automa", 265, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL34: ;
    cpy_r_r42 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r41)->_workers;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "Automa", "workers", 265, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r42);
CPyL35: ;
    cpy_r_r43 = CPyList_GetItemShort(cpy_r_r42, 0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 265, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL77;
    }
    cpy_r_r44 = CPyStatics[4897]; /* 1 */
    cpy_r_r45 = PyNumber_InPlaceAdd(cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 265, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL77;
    }
    cpy_r_r46 = CPyList_SetItem(cpy_r_r42, 0, cpy_r_r45);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 265, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL38: ;
    cpy_r_r47 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "t", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL39: ;
    cpy_r_r48 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__automa;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "automa", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL40: ;
    cpy_r_r49 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "t", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL41: ;
    cpy_r_r50 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__target;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_step", "_step_gen", "target", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
CPyL42: ;
    cpy_r_r51 = CPyDef_journal___reward(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
    cpy_r_r52 = CPyDef_wayfarers___automa___actions___act(cpy_r_r47, cpy_r_r48, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    }
    if (((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0 = cpy_r_r52;
    cpy_r_r53 = 1;
    if (!cpy_r_r53) goto CPyL69;
    cpy_r_r54 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = NULL;
    cpy_r_r1 = cpy_r_r56;
    cpy_r_r57 = (PyObject **)&cpy_r_r1;
    cpy_r_r58 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0;
    cpy_r_r59 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r58, cpy_r_r55, cpy_r_r55, cpy_r_r55, cpy_r_r54, cpy_r_r57);
    if (cpy_r_r59 != NULL) goto CPyL78;
    cpy_r_r60 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r61 = cpy_r_r1;
    CPy_DECREF(cpy_r_r61);
    cpy_r_r62 = NULL;
    if (((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0);
    }
    ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0 = cpy_r_r62;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL69;
    } else
        goto CPyL64;
CPyL48: ;
    cpy_r_r64 = cpy_r_r59;
CPyL49: ;
    ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r64;
CPyL50: ;
    cpy_r_r66 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r67 = cpy_r_type != cpy_r_r66;
    if (!cpy_r_r67) goto CPyL80;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL54;
    } else
        goto CPyL81;
CPyL52: ;
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL60;
CPyL54: ;
    cpy_r_r68 = CPy_CatchError();
    cpy_r_r69 = (PyObject **)&cpy_r_r3;
    cpy_r_r70 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0;
    cpy_r_r71 = CPy_YieldFromErrorHandle(cpy_r_r70, cpy_r_r69);
    if (unlikely(cpy_r_r71 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL82;
    }
    if (cpy_r_r71) goto CPyL57;
    cpy_r_r64 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r68);
    CPy_DecRef(cpy_r_r68.f0);
    CPy_DecRef(cpy_r_r68.f1);
    CPy_DecRef(cpy_r_r68.f2);
    goto CPyL49;
CPyL57: ;
    cpy_r_r61 = cpy_r_r3;
    CPy_DecRef(cpy_r_r61);
    CPy_RestoreExcInfo(cpy_r_r68);
    CPy_DecRef(cpy_r_r68.f0);
    CPy_DecRef(cpy_r_r68.f1);
    CPy_DecRef(cpy_r_r68.f2);
    goto CPyL64;
CPyL58: ;
    CPy_RestoreExcInfo(cpy_r_r68);
    CPy_DecRef(cpy_r_r68.f0);
    CPy_DecRef(cpy_r_r68.f1);
    CPy_DecRef(cpy_r_r68.f2);
    cpy_r_r72 = CPy_KeepPropagating();
    if (!cpy_r_r72) goto CPyL69;
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = NULL;
    cpy_r_r1 = cpy_r_r74;
    cpy_r_r75 = (PyObject **)&cpy_r_r1;
    cpy_r_r76 = ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___automa___actions____step_gen_0;
    cpy_r_r77 = CPyDef_wayfarers___automa___actions___act_gen_____mypyc_generator_helper__(cpy_r_r76, cpy_r_r73, cpy_r_r73, cpy_r_r73, cpy_r_arg, cpy_r_r75);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r77 == NULL) {
        goto CPyL62;
    } else
        goto CPyL83;
CPyL61: ;
    cpy_r_r64 = cpy_r_r77;
    goto CPyL49;
CPyL62: ;
    cpy_r_r78 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 266, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL79;
    }
    cpy_r_r61 = cpy_r_r1;
    CPy_DECREF(cpy_r_r61);
CPyL64: ;
    cpy_r_r79 = Py_None;
    CPy_INCREF(cpy_r_r79);
    ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r81 = CPyDef_wayfarers___automa___actions____step_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL68;
    CPyGen_SetStopIterationValue(cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    if (!0) goto CPyL74;
    CPy_Unreachable();
CPyL68: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r79;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL69: ;
    ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r83 = CPyDef_wayfarers___automa___actions____step_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r84 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r84;
CPyL70: ;
    cpy_r_r85 = cpy_r_r4 == 0;
    if (cpy_r_r85) goto CPyL84;
    cpy_r_r86 = cpy_r_r4 == 1;
    if (cpy_r_r86) {
        goto CPyL50;
    } else
        goto CPyL85;
CPyL72: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r87 = 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 258, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL74;
    }
    CPy_Unreachable();
CPyL74: ;
    cpy_r_r88 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r88;
CPyL75: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL69;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL69;
CPyL77: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL69;
CPyL78: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL48;
CPyL79: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL69;
CPyL80: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL53;
CPyL81: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL52;
CPyL82: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL58;
CPyL83: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL61;
CPyL84: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL85: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL72;
}
        
PyObject *CPyDef_wayfarers___automa___actions____step_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____step_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____step_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____step_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__next__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____step_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____step_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____step_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_wayfarers___automa___actions____step_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "send", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____step_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____step_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____step_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "__iter__", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____step_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_wayfarers___automa___actions____step_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____step_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._step_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_wayfarers___automa___actions____step_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "throw", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____step_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_wayfarers___automa___actions____step_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6358 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6358);
    PyObject *__tmp6359 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6359);
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
        
        PyObject *CPyPy_wayfarers___automa___actions____step_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___automa___actions____step_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.automa.actions._step_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____step_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "close", -1, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___automa___actions____step(PyObject *cpy_r_t, PyObject *cpy_r_automa, CPyTagged cpy_r_target) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions____step_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 258, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 258, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_automa);
    if (((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa);
    }
    ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__automa = cpy_r_automa;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 258, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_target);
    if (((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__target != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__target);
    }
    ((serai___games___wayfarers___automa___actions____step_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__target = cpy_r_target;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 258, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL6;
    }
    return cpy_r_r0;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____step(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "target", 0};
            static CPyArg_Parser parser = {"OOO:_step", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_target;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_target)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            CPyTagged arg_target;
            if (likely(PyLong_Check(obj_target)))
                arg_target = CPyTagged_BorrowFromObject(obj_target);
            else {
                CPy_TypeError("int", obj_target); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___automa___actions____step(arg_t, arg_automa, arg_target);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_step", 258, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___automa___actions____seat(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/automa/actions.py", "_seat", "Table", "players", 270, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    return cpy_r_r3;
CPyL2: ;
    cpy_r_r4 = CPY_INT_TAG;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____seat(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_seat", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___automa___actions____seat(arg_t);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_seat", 269, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___actions___tell(PyObject *cpy_r_t, PyObject *cpy_r_key, PyObject *cpy_r_rule, PyObject *cpy_r_arguments) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = CPyDef_wayfarers___automa___actions____seat(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "tell", 274, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyStatics[1928]; /* 'tell' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_t, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "tell", 274, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL8;
    }
    cpy_r_r3 = PyDict_New();
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "tell", 274, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL9;
    }
    cpy_r_r4 = CPyDict_UpdateInDisplay(cpy_r_r3, cpy_r_arguments);
    cpy_r_r5 = cpy_r_r4 >= 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "tell", 274, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL10;
    }
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_r0);
    cpy_r_r7 = PyTuple_Pack(3, cpy_r_key, cpy_r_r6, cpy_r_rule);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "tell", 274, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL11;
    }
    cpy_r_r8 = PyObject_Call(cpy_r_r2, cpy_r_r7, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "tell", 274, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL7;
    } else
        goto CPyL12;
CPyL6: ;
    return 1;
CPyL7: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
CPyL8: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL7;
CPyL10: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL7;
CPyL11: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL7;
CPyL12: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL6;
}
        
        PyObject *CPyPy_wayfarers___automa___actions___tell(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "key", "rule", 0};
            static CPyArg_Parser parser = {"%OOO:tell", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_key;
            PyObject *obj_rule;
            PyObject *obj_arguments;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, NULL, &obj_arguments, &obj_t, &obj_key, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_key;
            if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_arguments = obj_arguments;
            char retval = CPyDef_wayfarers___automa___actions___tell(arg_t, arg_key, arg_rule, arg_arguments);
            CPy_DECREF(obj_arguments);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_DECREF(obj_arguments);
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "tell", 273, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___actions____tell_why(PyObject *cpy_r_t, PyObject *cpy_r_rule, PyObject *cpy_r_choice, PyObject *cpy_r_why) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = CPyStatics[3754]; /* 'why-only' */
    cpy_r_r1 = CPyStr_EqualLiteral(cpy_r_why, cpy_r_r0, 8);
    cpy_r_r2 = cpy_r_r1 == 0;
    if (!cpy_r_r2) goto CPyL3;
    cpy_r_r3 = CPyStatics[3755]; /* 'event-ai-prefers' */
    cpy_r_r4 = CPyStatics[1345]; /* 'choice' */
    cpy_r_r5 = CPyStatics[546]; /* 'why' */
    cpy_r_r6 = CPyDict_Build(2, cpy_r_r4, cpy_r_choice, cpy_r_r5, cpy_r_why);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_tell_why", 280, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL4;
    }
    cpy_r_r7 = CPyDef_wayfarers___automa___actions___tell(cpy_r_t, cpy_r_r3, cpy_r_rule, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_tell_why", 280, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL4;
    }
CPyL3: ;
    return 1;
CPyL4: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_wayfarers___automa___actions____tell_why(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "rule", "choice", "why", 0};
            static CPyArg_Parser parser = {"OOOO:_tell_why", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_rule;
            PyObject *obj_choice;
            PyObject *obj_why;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_rule, &obj_choice, &obj_why)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_choice;
            if (likely(PyUnicode_Check(obj_choice)))
                arg_choice = obj_choice;
            else {
                CPy_TypeError("str", obj_choice); 
                goto fail;
            }
            PyObject *arg_why;
            if (likely(PyUnicode_Check(obj_why)))
                arg_why = obj_why;
            else {
                CPy_TypeError("str", obj_why); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___automa___actions____tell_why(arg_t, arg_rule, arg_choice, arg_why);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "_tell_why", 277, CPyStatic_wayfarers___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___automa___actions_____top_level__(void) {
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
    void *cpy_r_r192;
    void *cpy_r_r193;
    void *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    void *cpy_r_r200;
    void *cpy_r_r201;
    PyObject **cpy_r_r202;
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
    void *cpy_r_r214;
    void *cpy_r_r215;
    void *cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    void *cpy_r_r222;
    void *cpy_r_r223;
    PyObject **cpy_r_r224;
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
    char cpy_r_r236;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 1, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 1, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 3, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5273]; /* ('partial',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 5, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___automa___choices;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___automa___choices;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3756]; /* 'serai.games.wayfarers.automa.choices' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 7, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___automa___choices;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___automa___choices;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___automa___choices__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 7, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 7, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3756]; /* 'serai.games.wayfarers.automa.choices' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 7, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5570]; /* ('CYCLE_GUILDS', 'HUMAN', 'acquirable', 'colour_order', 'icons', 'influence_choice', 'next_space', 'retrievable', 'second_step_price', 'tile_choice') */
    cpy_r_r36 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 7, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    } else
        goto CPyL88;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___effects___acquire;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___effects___acquire;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3764]; /* 'serai.games.wayfarers.effects.acquire' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 19, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___effects___acquire;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___effects___acquire;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___acquire__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 19, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 19, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3764]; /* 'serai.games.wayfarers.effects.acquire' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 19, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5571]; /* ('DRAW',) */
    cpy_r_r58 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 19, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    } else
        goto CPyL89;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___effects___influence;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___effects___influence;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 20, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___effects___influence;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___effects___influence;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___influence__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 20, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 20, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 20, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5572]; /* ('return_influence',) */
    cpy_r_r80 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 20, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    } else
        goto CPyL90;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___wayfarers___effects___journal;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___wayfarers___effects___journal;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[3767]; /* 'serai.games.wayfarers.effects.journal' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 21, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___wayfarers___effects___journal;
    cpy_r_r91 = CPyExec_serai___games___wayfarers___effects___journal;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___journal__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 21, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 21, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[3767]; /* 'serai.games.wayfarers.effects.journal' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 21, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5573]; /* ('reward', 'take_track_worker', 'trigger_end') */
    cpy_r_r102 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 21, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    } else
        goto CPyL91;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 22, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r113 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 22, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 22, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 22, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5574]; /* ('BLACK', 'GREEN_WORKER', 'GUILDS', 'ROWS', 'SPECIAL_TILE', 'TILE_TYPES', 'WORKERS') */
    cpy_r_r124 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 22, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    } else
        goto CPyL92;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 23, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r135 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 23, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 23, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 23, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5575]; /* ('LAST_CANDIDATE', 'NEED_ANY_RESOURCE') */
    cpy_r_r146 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 23, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    } else
        goto CPyL93;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r149 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 24, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r157 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 24, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 24, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 24, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5576]; /* ('NO_CARD', 'Automa', 'Table') */
    cpy_r_r168 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 24, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    } else
        goto CPyL94;
CPyL62: ;
    cpy_r_r170 = (void *)&CPyModule_serai___kernel___criteria;
    cpy_r_r171 = (void *)&CPyImportState_serai___kernel___criteria;
    cpy_r_r172 = CPyModuleLockAPI_serai;
    cpy_r_r173 = CPyImport_IsInitialized(cpy_r_r171);
    if (!cpy_r_r173) goto CPyL65;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 25, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r177 = cpy_r_r176;
    goto CPyL69;
CPyL65: ;
    cpy_r_r178 = CPyInitOnly_serai___kernel___criteria;
    cpy_r_r179 = CPyExec_serai___kernel___criteria;
    cpy_r_r180 = (PyObject **)&CPyModule_serai___kernel___criteria__internal;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 25, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r184 = CPyStatics[8]; /* '__file__' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 25, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r186 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r187 = CPyStatics[555]; /* 'serai.kernel.criteria' */
    cpy_r_r188 = CPyImport_ImportNative(cpy_r_r187, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r185, cpy_r_r186, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 25, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r177 = cpy_r_r188;
CPyL69: ;
    cpy_r_r189 = CPyStatics[5577]; /* ('ONLY',) */
    cpy_r_r190 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r191 = CPyImport_GetNativeAttrs(cpy_r_r177, cpy_r_r189, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 25, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    } else
        goto CPyL95;
CPyL70: ;
    cpy_r_r192 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r193 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r194 = CPyModuleLockAPI_serai;
    cpy_r_r195 = CPyImport_IsInitialized(cpy_r_r193);
    if (!cpy_r_r195) goto CPyL73;
    cpy_r_r196 = PyImport_GetModuleDict();
    cpy_r_r197 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r198 = CPyDict_GetItem(cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 26, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r199 = cpy_r_r198;
    goto CPyL77;
CPyL73: ;
    cpy_r_r200 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r201 = CPyExec_serai___kernel___decision;
    cpy_r_r202 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r203 = PyImport_GetModuleDict();
    cpy_r_r204 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 26, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r206 = CPyStatics[8]; /* '__file__' */
    cpy_r_r207 = CPyObject_GetAttr(cpy_r_r205, cpy_r_r206);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 26, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r208 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r209 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r210 = CPyImport_ImportNative(cpy_r_r209, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r207, cpy_r_r208, 0);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 26, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r199 = cpy_r_r210;
CPyL77: ;
    cpy_r_r211 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r212 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r213 = CPyImport_GetNativeAttrs(cpy_r_r199, cpy_r_r211, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 26, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    } else
        goto CPyL96;
CPyL78: ;
    cpy_r_r214 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r215 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r216 = CPyModuleLockAPI_serai;
    cpy_r_r217 = CPyImport_IsInitialized(cpy_r_r215);
    if (!cpy_r_r217) goto CPyL81;
    cpy_r_r218 = PyImport_GetModuleDict();
    cpy_r_r219 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r220 = CPyDict_GetItem(cpy_r_r218, cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 27, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r221 = cpy_r_r220;
    goto CPyL85;
CPyL81: ;
    cpy_r_r222 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r223 = CPyExec_serai___kernel___effects;
    cpy_r_r224 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r225 = PyImport_GetModuleDict();
    cpy_r_r226 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r227 = CPyDict_GetItem(cpy_r_r225, cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 27, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r228 = CPyStatics[8]; /* '__file__' */
    cpy_r_r229 = CPyObject_GetAttr(cpy_r_r227, cpy_r_r228);
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 27, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r230 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r231 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r232 = CPyImport_ImportNative(cpy_r_r231, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r214, cpy_r_r215, cpy_r_r216, cpy_r_r229, cpy_r_r230, 0);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 27, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    }
    cpy_r_r221 = cpy_r_r232;
CPyL85: ;
    cpy_r_r233 = CPyStatics[5578]; /* ('Arrow', 'Call', 'Choice', 'Effect', 'Several') */
    cpy_r_r234 = CPyStatic_wayfarers___automa___actions___globals;
    cpy_r_r235 = CPyImport_GetNativeAttrs(cpy_r_r221, cpy_r_r233, cpy_r_r233, cpy_r_r234);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/automa/actions.py", "<module>", 27, CPyStatic_wayfarers___automa___actions___globals);
        goto CPyL87;
    } else
        goto CPyL97;
CPyL86: ;
    return 1;
CPyL87: ;
    cpy_r_r236 = 2;
    return cpy_r_r236;
CPyL88: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL89: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL90: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL91: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL92: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL93: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL94: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL95: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL70;
CPyL96: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL78;
CPyL97: ;
    CPy_DECREF(cpy_r_r235);
    goto CPyL86;
}

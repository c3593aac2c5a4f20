#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef wayfarers___thinking___weights___WeightsError_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___thinking___weights___WeightsError_traverse(serai___games___wayfarers___thinking___weights___WeightsErrorObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_wayfarers___thinking___weights___WeightsError->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___thinking___weights___WeightsError_clear_subtype(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___weights___WeightsErrorObject *self = (serai___games___wayfarers___thinking___weights___WeightsErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___thinking___weights___WeightsError_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_wayfarers___thinking___weights___WeightsError_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_wayfarers___thinking___weights___WeightsError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_wayfarers___thinking___weights___WeightsError_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___weights___WeightsErrorObject *self = (serai___games___wayfarers___thinking___weights___WeightsErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___thinking___weights___WeightsError_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_wayfarers___thinking___weights___WeightsError_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_wayfarers___thinking___weights___WeightsError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
wayfarers___thinking___weights___WeightsError_dealloc(serai___games___wayfarers___thinking___weights___WeightsErrorObject *self)
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
    CPyDef_wayfarers___thinking___weights___WeightsError_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_wayfarers___thinking___weights___WeightsError->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_wayfarers___thinking___weights___WeightsError->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef wayfarers___thinking___weights___WeightsError_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___thinking___weights___WeightsError_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___thinking___weights___WeightsError_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "WeightsError",
    .tp_dealloc = (destructor)wayfarers___thinking___weights___WeightsError_dealloc,
    .tp_traverse = (traverseproc)wayfarers___thinking___weights___WeightsError_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___thinking___weights___WeightsError_clear,
    .tp_getset = wayfarers___thinking___weights___WeightsError_getseters,
    .tp_methods = wayfarers___thinking___weights___WeightsError_methods,
    .tp_members = wayfarers___thinking___weights___WeightsError_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("WeightsError()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___thinking___weights___WeightsError_template = &CPyType_wayfarers___thinking___weights___WeightsError_template_;


static int
wayfarers___thinking___weights___Weights_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___thinking___weights___Weights_traverse(serai___games___wayfarers___thinking___weights___WeightsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_effects);
    Py_VISIT(self->_steady);
    Py_VISIT(self->_steady_a_turn);
    Py_VISIT(self->_moving);
    Py_VISIT(self->_moving_a_turn);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___thinking___weights___Weights_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___weights___WeightsObject *self = (serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self;
    Py_CLEAR(self->_effects);
    Py_CLEAR(self->_steady);
    Py_CLEAR(self->_steady_a_turn);
    Py_CLEAR(self->_moving);
    Py_CLEAR(self->_moving_a_turn);
    return 0;
}

static int32_t CPyDef_wayfarers___thinking___weights___Weights_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___weights___WeightsObject *self = (serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self;
    Py_CLEAR(self->_effects);
    Py_CLEAR(self->_steady);
    Py_CLEAR(self->_steady_a_turn);
    Py_CLEAR(self->_moving);
    Py_CLEAR(self->_moving_a_turn);
    return 0;
}

static void
wayfarers___thinking___weights___Weights_dealloc(serai___games___wayfarers___thinking___weights___WeightsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___thinking___weights___Weights_dealloc)
    CPyDef_wayfarers___thinking___weights___Weights_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___thinking___weights_____mypyc__Weights_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___thinking___weights___Weights(PyObject *cpy_r_plain);

static PyObject *
wayfarers___thinking___weights___Weights_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___thinking___weights___Weights) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___thinking___weights_____mypyc__Weights_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___thinking___weights___Weights_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___thinking___weights___Weights_vtable[1];
static bool
CPyDef_wayfarers___thinking___weights___Weights_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___thinking___weights___Weights_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___thinking___weights___Weights_____init__,
    };
    memcpy(wayfarers___thinking___weights___Weights_vtable, wayfarers___thinking___weights___Weights_vtable_scratch, sizeof(wayfarers___thinking___weights___Weights_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___thinking___weights___Weights_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_silver(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_silver(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_provision(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_provision(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_guild(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_guild(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_influence(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_influence(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_on_card(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_on_card(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_worker(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_worker(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_die(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_die(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_free(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_free(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_turns_a_column(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_turns_a_column(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_last_turns(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_last_turns(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_usual_length(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_usual_length(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_tags_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_tags_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_cards_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_cards_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_triggers(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_triggers(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_column(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_column(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_open_link(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_open_link(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_automa_pace(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_automa_pace(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_engine(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_engine(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_rich(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_rich(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_riches_lost(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_riches_lost(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_richest(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_richest(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_useful_influence(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_useful_influence(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_late(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_late(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_late_for_dice(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_late_for_dice(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_discount(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_discount(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_between_rests(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_between_rests(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_long(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_long(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_longest(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_longest(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_hope_lost(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_hope_lost(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_towards_set(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_towards_set(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_set_growth(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_set_growth(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_least_growth(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_least_growth(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_safe_lead(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_safe_lead(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_lead_counts(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_lead_counts(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_rivalry(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_rivalry(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_rivalry_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_rivalry_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_safe_goal(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_safe_goal(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_goal_kept(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_goal_kept(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_goal_reached(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_goal_reached(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_goal_effort(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_goal_effort(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_further_slots(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_further_slots(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_further_slot_share(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_further_slot_share(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_pickiness(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_pickiness(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_paid(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_paid(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_choice(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_choice(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_least_deal(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_least_deal(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_cheaper(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_cheaper(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_unknown_effect(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_unknown_effect(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_die_back(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_die_back(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_asleep(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_asleep(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_any_tile(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_any_tile(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_trade_first(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_trade_first(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_effects(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_effects(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_steady(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_steady(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_steady_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_steady_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_moving(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_moving(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___weights___Weights_get_moving_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure);
static int
wayfarers___thinking___weights___Weights_set_moving_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___thinking___weights___Weights_getseters[] = {
    {"silver",
     (getter)wayfarers___thinking___weights___Weights_get_silver, (setter)wayfarers___thinking___weights___Weights_set_silver,
     NULL, NULL},
    {"provision",
     (getter)wayfarers___thinking___weights___Weights_get_provision, (setter)wayfarers___thinking___weights___Weights_set_provision,
     NULL, NULL},
    {"guild",
     (getter)wayfarers___thinking___weights___Weights_get_guild, (setter)wayfarers___thinking___weights___Weights_set_guild,
     NULL, NULL},
    {"influence",
     (getter)wayfarers___thinking___weights___Weights_get_influence, (setter)wayfarers___thinking___weights___Weights_set_influence,
     NULL, NULL},
    {"on_card",
     (getter)wayfarers___thinking___weights___Weights_get_on_card, (setter)wayfarers___thinking___weights___Weights_set_on_card,
     NULL, NULL},
    {"worker",
     (getter)wayfarers___thinking___weights___Weights_get_worker, (setter)wayfarers___thinking___weights___Weights_set_worker,
     NULL, NULL},
    {"die",
     (getter)wayfarers___thinking___weights___Weights_get_die, (setter)wayfarers___thinking___weights___Weights_set_die,
     NULL, NULL},
    {"free",
     (getter)wayfarers___thinking___weights___Weights_get_free, (setter)wayfarers___thinking___weights___Weights_set_free,
     NULL, NULL},
    {"turns_a_column",
     (getter)wayfarers___thinking___weights___Weights_get_turns_a_column, (setter)wayfarers___thinking___weights___Weights_set_turns_a_column,
     NULL, NULL},
    {"last_turns",
     (getter)wayfarers___thinking___weights___Weights_get_last_turns, (setter)wayfarers___thinking___weights___Weights_set_last_turns,
     NULL, NULL},
    {"usual_length",
     (getter)wayfarers___thinking___weights___Weights_get_usual_length, (setter)wayfarers___thinking___weights___Weights_set_usual_length,
     NULL, NULL},
    {"tags_a_turn",
     (getter)wayfarers___thinking___weights___Weights_get_tags_a_turn, (setter)wayfarers___thinking___weights___Weights_set_tags_a_turn,
     NULL, NULL},
    {"cards_a_turn",
     (getter)wayfarers___thinking___weights___Weights_get_cards_a_turn, (setter)wayfarers___thinking___weights___Weights_set_cards_a_turn,
     NULL, NULL},
    {"triggers",
     (getter)wayfarers___thinking___weights___Weights_get_triggers, (setter)wayfarers___thinking___weights___Weights_set_triggers,
     NULL, NULL},
    {"column",
     (getter)wayfarers___thinking___weights___Weights_get_column, (setter)wayfarers___thinking___weights___Weights_set_column,
     NULL, NULL},
    {"open_link",
     (getter)wayfarers___thinking___weights___Weights_get_open_link, (setter)wayfarers___thinking___weights___Weights_set_open_link,
     NULL, NULL},
    {"automa_pace",
     (getter)wayfarers___thinking___weights___Weights_get_automa_pace, (setter)wayfarers___thinking___weights___Weights_set_automa_pace,
     NULL, NULL},
    {"engine",
     (getter)wayfarers___thinking___weights___Weights_get_engine, (setter)wayfarers___thinking___weights___Weights_set_engine,
     NULL, NULL},
    {"rich",
     (getter)wayfarers___thinking___weights___Weights_get_rich, (setter)wayfarers___thinking___weights___Weights_set_rich,
     NULL, NULL},
    {"riches_lost",
     (getter)wayfarers___thinking___weights___Weights_get_riches_lost, (setter)wayfarers___thinking___weights___Weights_set_riches_lost,
     NULL, NULL},
    {"richest",
     (getter)wayfarers___thinking___weights___Weights_get_richest, (setter)wayfarers___thinking___weights___Weights_set_richest,
     NULL, NULL},
    {"useful_influence",
     (getter)wayfarers___thinking___weights___Weights_get_useful_influence, (setter)wayfarers___thinking___weights___Weights_set_useful_influence,
     NULL, NULL},
    {"late",
     (getter)wayfarers___thinking___weights___Weights_get_late, (setter)wayfarers___thinking___weights___Weights_set_late,
     NULL, NULL},
    {"late_for_dice",
     (getter)wayfarers___thinking___weights___Weights_get_late_for_dice, (setter)wayfarers___thinking___weights___Weights_set_late_for_dice,
     NULL, NULL},
    {"discount",
     (getter)wayfarers___thinking___weights___Weights_get_discount, (setter)wayfarers___thinking___weights___Weights_set_discount,
     NULL, NULL},
    {"between_rests",
     (getter)wayfarers___thinking___weights___Weights_get_between_rests, (setter)wayfarers___thinking___weights___Weights_set_between_rests,
     NULL, NULL},
    {"long",
     (getter)wayfarers___thinking___weights___Weights_get_long, (setter)wayfarers___thinking___weights___Weights_set_long,
     NULL, NULL},
    {"longest",
     (getter)wayfarers___thinking___weights___Weights_get_longest, (setter)wayfarers___thinking___weights___Weights_set_longest,
     NULL, NULL},
    {"hope_lost",
     (getter)wayfarers___thinking___weights___Weights_get_hope_lost, (setter)wayfarers___thinking___weights___Weights_set_hope_lost,
     NULL, NULL},
    {"towards_set",
     (getter)wayfarers___thinking___weights___Weights_get_towards_set, (setter)wayfarers___thinking___weights___Weights_set_towards_set,
     NULL, NULL},
    {"set_growth",
     (getter)wayfarers___thinking___weights___Weights_get_set_growth, (setter)wayfarers___thinking___weights___Weights_set_set_growth,
     NULL, NULL},
    {"least_growth",
     (getter)wayfarers___thinking___weights___Weights_get_least_growth, (setter)wayfarers___thinking___weights___Weights_set_least_growth,
     NULL, NULL},
    {"safe_lead",
     (getter)wayfarers___thinking___weights___Weights_get_safe_lead, (setter)wayfarers___thinking___weights___Weights_set_safe_lead,
     NULL, NULL},
    {"lead_counts",
     (getter)wayfarers___thinking___weights___Weights_get_lead_counts, (setter)wayfarers___thinking___weights___Weights_set_lead_counts,
     NULL, NULL},
    {"rivalry",
     (getter)wayfarers___thinking___weights___Weights_get_rivalry, (setter)wayfarers___thinking___weights___Weights_set_rivalry,
     NULL, NULL},
    {"rivalry_a_turn",
     (getter)wayfarers___thinking___weights___Weights_get_rivalry_a_turn, (setter)wayfarers___thinking___weights___Weights_set_rivalry_a_turn,
     NULL, NULL},
    {"safe_goal",
     (getter)wayfarers___thinking___weights___Weights_get_safe_goal, (setter)wayfarers___thinking___weights___Weights_set_safe_goal,
     NULL, NULL},
    {"goal_kept",
     (getter)wayfarers___thinking___weights___Weights_get_goal_kept, (setter)wayfarers___thinking___weights___Weights_set_goal_kept,
     NULL, NULL},
    {"goal_reached",
     (getter)wayfarers___thinking___weights___Weights_get_goal_reached, (setter)wayfarers___thinking___weights___Weights_set_goal_reached,
     NULL, NULL},
    {"goal_effort",
     (getter)wayfarers___thinking___weights___Weights_get_goal_effort, (setter)wayfarers___thinking___weights___Weights_set_goal_effort,
     NULL, NULL},
    {"further_slots",
     (getter)wayfarers___thinking___weights___Weights_get_further_slots, (setter)wayfarers___thinking___weights___Weights_set_further_slots,
     NULL, NULL},
    {"further_slot_share",
     (getter)wayfarers___thinking___weights___Weights_get_further_slot_share, (setter)wayfarers___thinking___weights___Weights_set_further_slot_share,
     NULL, NULL},
    {"pickiness",
     (getter)wayfarers___thinking___weights___Weights_get_pickiness, (setter)wayfarers___thinking___weights___Weights_set_pickiness,
     NULL, NULL},
    {"paid",
     (getter)wayfarers___thinking___weights___Weights_get_paid, (setter)wayfarers___thinking___weights___Weights_set_paid,
     NULL, NULL},
    {"choice",
     (getter)wayfarers___thinking___weights___Weights_get_choice, (setter)wayfarers___thinking___weights___Weights_set_choice,
     NULL, NULL},
    {"least_deal",
     (getter)wayfarers___thinking___weights___Weights_get_least_deal, (setter)wayfarers___thinking___weights___Weights_set_least_deal,
     NULL, NULL},
    {"cheaper",
     (getter)wayfarers___thinking___weights___Weights_get_cheaper, (setter)wayfarers___thinking___weights___Weights_set_cheaper,
     NULL, NULL},
    {"unknown_effect",
     (getter)wayfarers___thinking___weights___Weights_get_unknown_effect, (setter)wayfarers___thinking___weights___Weights_set_unknown_effect,
     NULL, NULL},
    {"die_back",
     (getter)wayfarers___thinking___weights___Weights_get_die_back, (setter)wayfarers___thinking___weights___Weights_set_die_back,
     NULL, NULL},
    {"asleep",
     (getter)wayfarers___thinking___weights___Weights_get_asleep, (setter)wayfarers___thinking___weights___Weights_set_asleep,
     NULL, NULL},
    {"any_tile",
     (getter)wayfarers___thinking___weights___Weights_get_any_tile, (setter)wayfarers___thinking___weights___Weights_set_any_tile,
     NULL, NULL},
    {"trade_first",
     (getter)wayfarers___thinking___weights___Weights_get_trade_first, (setter)wayfarers___thinking___weights___Weights_set_trade_first,
     NULL, NULL},
    {"effects",
     (getter)wayfarers___thinking___weights___Weights_get_effects, (setter)wayfarers___thinking___weights___Weights_set_effects,
     NULL, NULL},
    {"steady",
     (getter)wayfarers___thinking___weights___Weights_get_steady, (setter)wayfarers___thinking___weights___Weights_set_steady,
     NULL, NULL},
    {"steady_a_turn",
     (getter)wayfarers___thinking___weights___Weights_get_steady_a_turn, (setter)wayfarers___thinking___weights___Weights_set_steady_a_turn,
     NULL, NULL},
    {"moving",
     (getter)wayfarers___thinking___weights___Weights_get_moving, (setter)wayfarers___thinking___weights___Weights_set_moving,
     NULL, NULL},
    {"moving_a_turn",
     (getter)wayfarers___thinking___weights___Weights_get_moving_a_turn, (setter)wayfarers___thinking___weights___Weights_set_moving_a_turn,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___thinking___weights___Weights_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___thinking___weights_____mypyc__Weights_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___thinking___weights___Weights_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, plain)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___thinking___weights___Weights_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Weights",
    .tp_new = wayfarers___thinking___weights___Weights_new,
    .tp_dealloc = (destructor)wayfarers___thinking___weights___Weights_dealloc,
    .tp_traverse = (traverseproc)wayfarers___thinking___weights___Weights_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___thinking___weights___Weights_clear,
    .tp_getset = wayfarers___thinking___weights___Weights_getseters,
    .tp_methods = wayfarers___thinking___weights___Weights_methods,
    .tp_init = wayfarers___thinking___weights___Weights_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___thinking___weights___WeightsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Weights(plain)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___thinking___weights___Weights_template = &CPyType_wayfarers___thinking___weights___Weights_template_;

PyObject *CPyDef_wayfarers___thinking___weights_____mypyc__Weights_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___thinking___weights___WeightsObject *self;
    self = (serai___games___wayfarers___thinking___weights___WeightsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___thinking___weights___Weights_vtable;
    self->bitmap = 0;
    self->bitmap2 = 0;
    self->_silver = -113.0;
    self->_provision = -113.0;
    self->_guild = -113.0;
    self->_influence = -113.0;
    self->_on_card = -113.0;
    self->_worker = -113.0;
    self->_die = -113.0;
    self->_free = -113.0;
    self->_turns_a_column = -113.0;
    self->_last_turns = -113.0;
    self->_usual_length = -113.0;
    self->_tags_a_turn = -113.0;
    self->_cards_a_turn = -113.0;
    self->_triggers = -113.0;
    self->_column = -113.0;
    self->_open_link = -113.0;
    self->_automa_pace = -113.0;
    self->_engine = -113.0;
    self->_rich = -113.0;
    self->_riches_lost = -113.0;
    self->_richest = -113.0;
    self->_useful_influence = -113.0;
    self->_late = -113.0;
    self->_late_for_dice = -113.0;
    self->_discount = -113.0;
    self->_between_rests = -113.0;
    self->_long = -113.0;
    self->_longest = -113.0;
    self->_hope_lost = -113.0;
    self->_towards_set = -113.0;
    self->_set_growth = -113.0;
    self->_least_growth = -113.0;
    self->_safe_lead = -113.0;
    self->_lead_counts = -113.0;
    self->_rivalry = -113.0;
    self->_rivalry_a_turn = -113.0;
    self->_safe_goal = -113.0;
    self->_goal_kept = -113.0;
    self->_goal_reached = -113.0;
    self->_goal_effort = -113.0;
    self->_further_slots = -113.0;
    self->_further_slot_share = -113.0;
    self->_pickiness = -113.0;
    self->_paid = -113.0;
    self->_choice = -113.0;
    self->_least_deal = -113.0;
    self->_cheaper = -113.0;
    self->_unknown_effect = -113.0;
    self->_die_back = -113.0;
    self->_asleep = -113.0;
    self->_any_tile = -113.0;
    self->_trade_first = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___thinking___weights___Weights(PyObject *cpy_r_plain)
{
    PyObject *self = CPyDef_wayfarers___thinking___weights_____mypyc__Weights_setup((PyObject *)CPyType_wayfarers___thinking___weights___Weights);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___thinking___weights___Weights_____init__(self, cpy_r_plain);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_silver(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_silver == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 1)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'silver' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_silver);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_silver(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'silver' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_silver = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 1;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_provision(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_provision == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'provision' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_provision);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_provision(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'provision' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_provision = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 2;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_guild(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_guild == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 4)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guild' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_guild);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_guild(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'guild' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_guild = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 4;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_influence(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_influence == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 8)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_influence);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_influence(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'influence' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_influence = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 8;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_on_card(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_on_card == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 16)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'on_card' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_on_card);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_on_card(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'on_card' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_on_card = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 16;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_worker(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_worker == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 32)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'worker' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_worker);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_worker(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'worker' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_worker = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 32;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_die(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_die == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'die' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_die);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_die(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'die' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_die = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 64;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_free(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_free == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 128)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'free' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_free);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_free(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'free' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_free = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 128;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_turns_a_column(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_turns_a_column == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 256)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'turns_a_column' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_turns_a_column);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_turns_a_column(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'turns_a_column' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_turns_a_column = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 256;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_last_turns(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_last_turns == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 512)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'last_turns' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_last_turns);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_last_turns(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'last_turns' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_last_turns = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 512;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_usual_length(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_usual_length == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 1024)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'usual_length' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_usual_length);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_usual_length(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'usual_length' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_usual_length = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 1024;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_tags_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_tags_a_turn == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 2048)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tags_a_turn' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_tags_a_turn);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_tags_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'tags_a_turn' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_tags_a_turn = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 2048;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_cards_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_cards_a_turn == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 4096)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards_a_turn' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_cards_a_turn);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_cards_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'cards_a_turn' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_cards_a_turn = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 4096;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_triggers(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_triggers == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 8192)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'triggers' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_triggers);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_triggers(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'triggers' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_triggers = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 8192;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_column(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_column == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 16384)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'column' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_column);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_column(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'column' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_column = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 16384;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_open_link(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_open_link == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 32768)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'open_link' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_open_link);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_open_link(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'open_link' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_open_link = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 32768;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_automa_pace(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_automa_pace == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 65536)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'automa_pace' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_automa_pace);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_automa_pace(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'automa_pace' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_automa_pace = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 65536;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_engine(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_engine == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 131072)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'engine' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_engine);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_engine(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'engine' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_engine = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 131072;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_rich(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_rich == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 262144)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rich' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_rich);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_rich(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'rich' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_rich = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 262144;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_riches_lost(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_riches_lost == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 524288)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'riches_lost' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_riches_lost);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_riches_lost(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'riches_lost' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_riches_lost = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 524288;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_richest(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_richest == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 1048576)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'richest' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_richest);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_richest(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'richest' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_richest = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 1048576;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_useful_influence(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_useful_influence == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 2097152)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'useful_influence' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_useful_influence);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_useful_influence(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'useful_influence' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_useful_influence = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 2097152;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_late(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_late == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 4194304)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'late' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_late);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_late(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'late' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_late = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 4194304;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_late_for_dice(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_late_for_dice == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 8388608)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'late_for_dice' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_late_for_dice);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_late_for_dice(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'late_for_dice' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_late_for_dice = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 8388608;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_discount(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_discount == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 16777216)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discount' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_discount);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_discount(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'discount' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_discount = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 16777216;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_between_rests(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_between_rests == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 33554432)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'between_rests' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_between_rests);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_between_rests(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'between_rests' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_between_rests = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 33554432;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_long(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_long == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 67108864)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'long' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_long);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_long(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'long' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_long = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 67108864;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_longest(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_longest == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 134217728)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'longest' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_longest);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_longest(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'longest' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_longest = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 134217728;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_hope_lost(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_hope_lost == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 268435456)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'hope_lost' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_hope_lost);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_hope_lost(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'hope_lost' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_hope_lost = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 268435456;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_towards_set(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_towards_set == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 536870912)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'towards_set' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_towards_set);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_towards_set(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'towards_set' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_towards_set = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 536870912;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_set_growth(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_set_growth == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 1073741824)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'set_growth' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_set_growth);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_set_growth(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'set_growth' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_set_growth = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 1073741824;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_least_growth(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_least_growth == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap & 2147483648)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'least_growth' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_least_growth);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_least_growth(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'least_growth' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_least_growth = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap |= 2147483648;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_safe_lead(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_safe_lead == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 1)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'safe_lead' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_safe_lead);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_safe_lead(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'safe_lead' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_safe_lead = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 1;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_lead_counts(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_lead_counts == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'lead_counts' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_lead_counts);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_lead_counts(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'lead_counts' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_lead_counts = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 2;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_rivalry(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_rivalry == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 4)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rivalry' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_rivalry);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_rivalry(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'rivalry' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_rivalry = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 4;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_rivalry_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_rivalry_a_turn == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 8)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rivalry_a_turn' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_rivalry_a_turn);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_rivalry_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'rivalry_a_turn' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_rivalry_a_turn = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 8;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_safe_goal(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_safe_goal == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 16)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'safe_goal' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_safe_goal);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_safe_goal(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'safe_goal' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_safe_goal = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 16;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_goal_kept(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_goal_kept == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 32)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'goal_kept' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_goal_kept);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_goal_kept(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'goal_kept' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_goal_kept = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 32;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_goal_reached(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_goal_reached == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 64)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'goal_reached' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_goal_reached);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_goal_reached(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'goal_reached' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_goal_reached = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 64;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_goal_effort(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_goal_effort == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 128)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'goal_effort' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_goal_effort);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_goal_effort(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'goal_effort' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_goal_effort = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 128;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_further_slots(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_further_slots == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 256)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'further_slots' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_further_slots);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_further_slots(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'further_slots' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_further_slots = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 256;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_further_slot_share(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_further_slot_share == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 512)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'further_slot_share' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_further_slot_share);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_further_slot_share(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'further_slot_share' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_further_slot_share = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 512;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_pickiness(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_pickiness == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 1024)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pickiness' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_pickiness);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_pickiness(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'pickiness' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_pickiness = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 1024;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_paid(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_paid == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 2048)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'paid' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_paid);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_paid(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'paid' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_paid = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 2048;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_choice(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_choice == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 4096)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'choice' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_choice);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_choice(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'choice' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_choice = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 4096;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_least_deal(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_least_deal == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 8192)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'least_deal' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_least_deal);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_least_deal(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'least_deal' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_least_deal = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 8192;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_cheaper(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_cheaper == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 16384)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cheaper' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_cheaper);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_cheaper(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'cheaper' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_cheaper = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 16384;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_unknown_effect(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_unknown_effect == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 32768)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'unknown_effect' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_unknown_effect);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_unknown_effect(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'unknown_effect' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_unknown_effect = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 32768;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_die_back(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_die_back == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 65536)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'die_back' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_die_back);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_die_back(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'die_back' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_die_back = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 65536;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_asleep(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_asleep == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 131072)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asleep' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_asleep);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_asleep(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'asleep' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_asleep = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 131072;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_any_tile(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_any_tile == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 262144)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'any_tile' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_any_tile);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_any_tile(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'any_tile' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_any_tile = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 262144;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_trade_first(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_trade_first == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 & 524288)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'trade_first' of 'Weights' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_trade_first);
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_trade_first(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'trade_first' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_trade_first = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___wayfarers___thinking___weights___WeightsObject *)self)->bitmap2 |= 524288;
    }
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_effects(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_effects == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'effects' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_effects);
    PyObject *retval = self->_effects;
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_effects(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'effects' cannot be deleted");
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
    if (self->_effects != NULL) {
        CPy_DECREF(self->_effects);
    }
    self->_effects = tmp;
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_steady(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_steady == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'steady' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_steady);
    PyObject *retval = self->_steady;
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_steady(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'steady' cannot be deleted");
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
    if (self->_steady != NULL) {
        CPy_DECREF(self->_steady);
    }
    self->_steady = tmp;
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_steady_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_steady_a_turn == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'steady_a_turn' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_steady_a_turn);
    PyObject *retval = self->_steady_a_turn;
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_steady_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'steady_a_turn' cannot be deleted");
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
    if (self->_steady_a_turn != NULL) {
        CPy_DECREF(self->_steady_a_turn);
    }
    self->_steady_a_turn = tmp;
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_moving(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_moving == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'moving' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_moving);
    PyObject *retval = self->_moving;
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_moving(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'moving' cannot be deleted");
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
    if (self->_moving != NULL) {
        CPy_DECREF(self->_moving);
    }
    self->_moving = tmp;
    return 0;
}

static PyObject *
wayfarers___thinking___weights___Weights_get_moving_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_moving_a_turn == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'moving_a_turn' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_moving_a_turn);
    PyObject *retval = self->_moving_a_turn;
    return retval;
}

static int
wayfarers___thinking___weights___Weights_set_moving_a_turn(serai___games___wayfarers___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'moving_a_turn' cannot be deleted");
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
    if (self->_moving_a_turn != NULL) {
        CPy_DECREF(self->_moving_a_turn);
    }
    self->_moving_a_turn = tmp;
    return 0;
}
static PyMethodDef wayfarers___thinking___weightsmodule_methods[] = {
    {"weights", (PyCFunction)CPyPy_wayfarers___thinking___weights___weights, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("weights()\n--\n\n") /* docstring */},
    {"_all", (PyCFunction)CPyPy_wayfarers___thinking___weights____all, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_all(plain, section, names)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___thinking___weights__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___thinking___weights__internal, "__name__");
    CPyStatic_wayfarers___thinking___weights___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___thinking___weights__internal);
    if (unlikely(CPyStatic_wayfarers___thinking___weights___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___thinking___weights_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___weights__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f2);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f3);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f4);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f5);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f6);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f7);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f8);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f9);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f10);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f11);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f12);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f13);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f14);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f15);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f16);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f17);
    CPyStatic_wayfarers___thinking___weights___NUMBERS = (tuple_T18OOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f0);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f1);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f2);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f3);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f4);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f5);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f6);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f7);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f8);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f9);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f10);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f11);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f12);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f13);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f14);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f15);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f16);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f17);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f18);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f19);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f20);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f21);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f22);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f23);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f24);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f25);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f26);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f27);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f28);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f29);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f30);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f31);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f32);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___FIXED.f33);
    CPyStatic_wayfarers___thinking___weights___FIXED = (tuple_T34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f2);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f3);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f4);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f5);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f6);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f7);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f8);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f9);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f10);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f11);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f12);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f13);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f14);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f15);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f16);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f17);
    CPyStatic_wayfarers___thinking___weights___EFFECTS = (tuple_T18OOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    Py_CLEAR(CPyType_wayfarers___thinking___weights___WeightsError);
    Py_CLEAR(CPyType_wayfarers___thinking___weights___Weights);
    return -1;
}
int CPyExec_serai___games___wayfarers___thinking___weights(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___thinking___weights__impl, &CPyImportState_serai___games___wayfarers___thinking___weights, &CPyModule_serai___games___wayfarers___thinking___weights);
}
static struct PyModuleDef wayfarers___thinking___weightsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.thinking.weights",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___thinking___weightsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___thinking___weights(void)
{
    if (CPyModule_serai___games___wayfarers___thinking___weights__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___weights__internal);
        return CPyModule_serai___games___wayfarers___thinking___weights__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___weights__internal = PyModule_Create(&wayfarers___thinking___weightsmodule);
    return CPyModule_serai___games___wayfarers___thinking___weights__internal;
}

PyObject *CPyInit_serai___games___wayfarers___thinking___weights(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___thinking___weights__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___weights__internal);
        return CPyModule_serai___games___wayfarers___thinking___weights__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___weights__internal = PyModule_Create(&wayfarers___thinking___weightsmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___thinking___weights__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.weights");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___thinking___weights__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___thinking___weights__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___thinking___weights__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___thinking___weights(CPyModule_serai___games___wayfarers___thinking___weights__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___thinking___weights__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.weights");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___weights__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_wayfarers___thinking___weights___Weights_____init__(PyObject *cpy_r_self, PyObject *cpy_r_plain) {
    PyObject *cpy_r_r0;
    tuple_T18OOOOOOOOOOOOOOOOOO cpy_r_r1;
    char cpy_r_r2;
    tuple_T2OT18OOOOOOOOOOOOOOOOOO cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r5;
    char cpy_r_r6;
    tuple_T2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r7;
    tuple_T2T2OT18OOOOOOOOOOOOOOOOOOT2OT34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T2OO cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T2OO cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject **cpy_r_r28;
    PyObject *cpy_r_r29;
    double cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    tuple_T18OOOOOOOOOOOOOOOOOO cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    tuple_T2OO cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    double cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    tuple_T32OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r66;
    char cpy_r_r67;
    tuple_T23OOOOOOOOOOOOOOOOOOOOOOO cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    tuple_T55OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    tuple_T32OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r79;
    char cpy_r_r80;
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
    PyObject *cpy_r_r92;
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
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    int64_t cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject **cpy_r_r124;
    PyObject *cpy_r_r125;
    double cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    int64_t cpy_r_r130;
    char cpy_r_r131;
    tuple_T32OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
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
    int64_t cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject **cpy_r_r177;
    PyObject *cpy_r_r178;
    double cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    int64_t cpy_r_r183;
    char cpy_r_r184;
    tuple_T23OOOOOOOOOOOOOOOOOOOOOOO cpy_r_r185;
    char cpy_r_r186;
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
    int64_t cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject **cpy_r_r221;
    PyObject *cpy_r_r222;
    double cpy_r_r223;
    char cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    int64_t cpy_r_r227;
    char cpy_r_r228;
    tuple_T23OOOOOOOOOOOOOOOOOOOOOOO cpy_r_r229;
    char cpy_r_r230;
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
    int64_t cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject **cpy_r_r265;
    PyObject *cpy_r_r266;
    double cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    int64_t cpy_r_r271;
    char cpy_r_r272;
    char cpy_r_r273;
    cpy_r_r0 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r1 = CPyStatic_wayfarers___thinking___weights___NUMBERS;
    if (likely(cpy_r_r1.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"NUMBERS\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 97, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL3: ;
    CPy_INCREF(cpy_r_r0);
    CPy_INCREF(cpy_r_r1.f0);
    CPy_INCREF(cpy_r_r1.f1);
    CPy_INCREF(cpy_r_r1.f2);
    CPy_INCREF(cpy_r_r1.f3);
    CPy_INCREF(cpy_r_r1.f4);
    CPy_INCREF(cpy_r_r1.f5);
    CPy_INCREF(cpy_r_r1.f6);
    CPy_INCREF(cpy_r_r1.f7);
    CPy_INCREF(cpy_r_r1.f8);
    CPy_INCREF(cpy_r_r1.f9);
    CPy_INCREF(cpy_r_r1.f10);
    CPy_INCREF(cpy_r_r1.f11);
    CPy_INCREF(cpy_r_r1.f12);
    CPy_INCREF(cpy_r_r1.f13);
    CPy_INCREF(cpy_r_r1.f14);
    CPy_INCREF(cpy_r_r1.f15);
    CPy_INCREF(cpy_r_r1.f16);
    CPy_INCREF(cpy_r_r1.f17);
    cpy_r_r3.f0 = cpy_r_r0;
    cpy_r_r3.f1 = cpy_r_r1;
    cpy_r_r4 = CPyStatics[4371]; /* 'fixed' */
    cpy_r_r5 = CPyStatic_wayfarers___thinking___weights___FIXED;
    if (unlikely(cpy_r_r5.f0 == NULL)) {
        goto CPyL114;
    } else
        goto CPyL6;
CPyL4: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIXED\" was not set");
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 97, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL6: ;
    CPy_INCREF(cpy_r_r4);
    CPy_INCREF(cpy_r_r5.f0);
    CPy_INCREF(cpy_r_r5.f1);
    CPy_INCREF(cpy_r_r5.f2);
    CPy_INCREF(cpy_r_r5.f3);
    CPy_INCREF(cpy_r_r5.f4);
    CPy_INCREF(cpy_r_r5.f5);
    CPy_INCREF(cpy_r_r5.f6);
    CPy_INCREF(cpy_r_r5.f7);
    CPy_INCREF(cpy_r_r5.f8);
    CPy_INCREF(cpy_r_r5.f9);
    CPy_INCREF(cpy_r_r5.f10);
    CPy_INCREF(cpy_r_r5.f11);
    CPy_INCREF(cpy_r_r5.f12);
    CPy_INCREF(cpy_r_r5.f13);
    CPy_INCREF(cpy_r_r5.f14);
    CPy_INCREF(cpy_r_r5.f15);
    CPy_INCREF(cpy_r_r5.f16);
    CPy_INCREF(cpy_r_r5.f17);
    CPy_INCREF(cpy_r_r5.f18);
    CPy_INCREF(cpy_r_r5.f19);
    CPy_INCREF(cpy_r_r5.f20);
    CPy_INCREF(cpy_r_r5.f21);
    CPy_INCREF(cpy_r_r5.f22);
    CPy_INCREF(cpy_r_r5.f23);
    CPy_INCREF(cpy_r_r5.f24);
    CPy_INCREF(cpy_r_r5.f25);
    CPy_INCREF(cpy_r_r5.f26);
    CPy_INCREF(cpy_r_r5.f27);
    CPy_INCREF(cpy_r_r5.f28);
    CPy_INCREF(cpy_r_r5.f29);
    CPy_INCREF(cpy_r_r5.f30);
    CPy_INCREF(cpy_r_r5.f31);
    CPy_INCREF(cpy_r_r5.f32);
    CPy_INCREF(cpy_r_r5.f33);
    cpy_r_r7.f0 = cpy_r_r4;
    cpy_r_r7.f1 = cpy_r_r5;
    cpy_r_r8.f0 = cpy_r_r3;
    cpy_r_r8.f1 = cpy_r_r7;
    cpy_r_r9 = PyTuple_New(2);
    if (unlikely(cpy_r_r9 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8119 = PyTuple_New(2);
    if (unlikely(__tmp8119 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8120 = cpy_r_r8.f0.f0;
    PyTuple_SET_ITEM(__tmp8119, 0, __tmp8120);
    PyObject *__tmp8121 = PyTuple_New(18);
    if (unlikely(__tmp8121 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8122 = cpy_r_r8.f0.f1.f0;
    PyTuple_SET_ITEM(__tmp8121, 0, __tmp8122);
    PyObject *__tmp8123 = cpy_r_r8.f0.f1.f1;
    PyTuple_SET_ITEM(__tmp8121, 1, __tmp8123);
    PyObject *__tmp8124 = cpy_r_r8.f0.f1.f2;
    PyTuple_SET_ITEM(__tmp8121, 2, __tmp8124);
    PyObject *__tmp8125 = cpy_r_r8.f0.f1.f3;
    PyTuple_SET_ITEM(__tmp8121, 3, __tmp8125);
    PyObject *__tmp8126 = cpy_r_r8.f0.f1.f4;
    PyTuple_SET_ITEM(__tmp8121, 4, __tmp8126);
    PyObject *__tmp8127 = cpy_r_r8.f0.f1.f5;
    PyTuple_SET_ITEM(__tmp8121, 5, __tmp8127);
    PyObject *__tmp8128 = cpy_r_r8.f0.f1.f6;
    PyTuple_SET_ITEM(__tmp8121, 6, __tmp8128);
    PyObject *__tmp8129 = cpy_r_r8.f0.f1.f7;
    PyTuple_SET_ITEM(__tmp8121, 7, __tmp8129);
    PyObject *__tmp8130 = cpy_r_r8.f0.f1.f8;
    PyTuple_SET_ITEM(__tmp8121, 8, __tmp8130);
    PyObject *__tmp8131 = cpy_r_r8.f0.f1.f9;
    PyTuple_SET_ITEM(__tmp8121, 9, __tmp8131);
    PyObject *__tmp8132 = cpy_r_r8.f0.f1.f10;
    PyTuple_SET_ITEM(__tmp8121, 10, __tmp8132);
    PyObject *__tmp8133 = cpy_r_r8.f0.f1.f11;
    PyTuple_SET_ITEM(__tmp8121, 11, __tmp8133);
    PyObject *__tmp8134 = cpy_r_r8.f0.f1.f12;
    PyTuple_SET_ITEM(__tmp8121, 12, __tmp8134);
    PyObject *__tmp8135 = cpy_r_r8.f0.f1.f13;
    PyTuple_SET_ITEM(__tmp8121, 13, __tmp8135);
    PyObject *__tmp8136 = cpy_r_r8.f0.f1.f14;
    PyTuple_SET_ITEM(__tmp8121, 14, __tmp8136);
    PyObject *__tmp8137 = cpy_r_r8.f0.f1.f15;
    PyTuple_SET_ITEM(__tmp8121, 15, __tmp8137);
    PyObject *__tmp8138 = cpy_r_r8.f0.f1.f16;
    PyTuple_SET_ITEM(__tmp8121, 16, __tmp8138);
    PyObject *__tmp8139 = cpy_r_r8.f0.f1.f17;
    PyTuple_SET_ITEM(__tmp8121, 17, __tmp8139);
    PyTuple_SET_ITEM(__tmp8119, 1, __tmp8121);
    PyTuple_SET_ITEM(cpy_r_r9, 0, __tmp8119);
    PyObject *__tmp8140 = PyTuple_New(2);
    if (unlikely(__tmp8140 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8141 = cpy_r_r8.f1.f0;
    PyTuple_SET_ITEM(__tmp8140, 0, __tmp8141);
    PyObject *__tmp8142 = PyTuple_New(34);
    if (unlikely(__tmp8142 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8143 = cpy_r_r8.f1.f1.f0;
    PyTuple_SET_ITEM(__tmp8142, 0, __tmp8143);
    PyObject *__tmp8144 = cpy_r_r8.f1.f1.f1;
    PyTuple_SET_ITEM(__tmp8142, 1, __tmp8144);
    PyObject *__tmp8145 = cpy_r_r8.f1.f1.f2;
    PyTuple_SET_ITEM(__tmp8142, 2, __tmp8145);
    PyObject *__tmp8146 = cpy_r_r8.f1.f1.f3;
    PyTuple_SET_ITEM(__tmp8142, 3, __tmp8146);
    PyObject *__tmp8147 = cpy_r_r8.f1.f1.f4;
    PyTuple_SET_ITEM(__tmp8142, 4, __tmp8147);
    PyObject *__tmp8148 = cpy_r_r8.f1.f1.f5;
    PyTuple_SET_ITEM(__tmp8142, 5, __tmp8148);
    PyObject *__tmp8149 = cpy_r_r8.f1.f1.f6;
    PyTuple_SET_ITEM(__tmp8142, 6, __tmp8149);
    PyObject *__tmp8150 = cpy_r_r8.f1.f1.f7;
    PyTuple_SET_ITEM(__tmp8142, 7, __tmp8150);
    PyObject *__tmp8151 = cpy_r_r8.f1.f1.f8;
    PyTuple_SET_ITEM(__tmp8142, 8, __tmp8151);
    PyObject *__tmp8152 = cpy_r_r8.f1.f1.f9;
    PyTuple_SET_ITEM(__tmp8142, 9, __tmp8152);
    PyObject *__tmp8153 = cpy_r_r8.f1.f1.f10;
    PyTuple_SET_ITEM(__tmp8142, 10, __tmp8153);
    PyObject *__tmp8154 = cpy_r_r8.f1.f1.f11;
    PyTuple_SET_ITEM(__tmp8142, 11, __tmp8154);
    PyObject *__tmp8155 = cpy_r_r8.f1.f1.f12;
    PyTuple_SET_ITEM(__tmp8142, 12, __tmp8155);
    PyObject *__tmp8156 = cpy_r_r8.f1.f1.f13;
    PyTuple_SET_ITEM(__tmp8142, 13, __tmp8156);
    PyObject *__tmp8157 = cpy_r_r8.f1.f1.f14;
    PyTuple_SET_ITEM(__tmp8142, 14, __tmp8157);
    PyObject *__tmp8158 = cpy_r_r8.f1.f1.f15;
    PyTuple_SET_ITEM(__tmp8142, 15, __tmp8158);
    PyObject *__tmp8159 = cpy_r_r8.f1.f1.f16;
    PyTuple_SET_ITEM(__tmp8142, 16, __tmp8159);
    PyObject *__tmp8160 = cpy_r_r8.f1.f1.f17;
    PyTuple_SET_ITEM(__tmp8142, 17, __tmp8160);
    PyObject *__tmp8161 = cpy_r_r8.f1.f1.f18;
    PyTuple_SET_ITEM(__tmp8142, 18, __tmp8161);
    PyObject *__tmp8162 = cpy_r_r8.f1.f1.f19;
    PyTuple_SET_ITEM(__tmp8142, 19, __tmp8162);
    PyObject *__tmp8163 = cpy_r_r8.f1.f1.f20;
    PyTuple_SET_ITEM(__tmp8142, 20, __tmp8163);
    PyObject *__tmp8164 = cpy_r_r8.f1.f1.f21;
    PyTuple_SET_ITEM(__tmp8142, 21, __tmp8164);
    PyObject *__tmp8165 = cpy_r_r8.f1.f1.f22;
    PyTuple_SET_ITEM(__tmp8142, 22, __tmp8165);
    PyObject *__tmp8166 = cpy_r_r8.f1.f1.f23;
    PyTuple_SET_ITEM(__tmp8142, 23, __tmp8166);
    PyObject *__tmp8167 = cpy_r_r8.f1.f1.f24;
    PyTuple_SET_ITEM(__tmp8142, 24, __tmp8167);
    PyObject *__tmp8168 = cpy_r_r8.f1.f1.f25;
    PyTuple_SET_ITEM(__tmp8142, 25, __tmp8168);
    PyObject *__tmp8169 = cpy_r_r8.f1.f1.f26;
    PyTuple_SET_ITEM(__tmp8142, 26, __tmp8169);
    PyObject *__tmp8170 = cpy_r_r8.f1.f1.f27;
    PyTuple_SET_ITEM(__tmp8142, 27, __tmp8170);
    PyObject *__tmp8171 = cpy_r_r8.f1.f1.f28;
    PyTuple_SET_ITEM(__tmp8142, 28, __tmp8171);
    PyObject *__tmp8172 = cpy_r_r8.f1.f1.f29;
    PyTuple_SET_ITEM(__tmp8142, 29, __tmp8172);
    PyObject *__tmp8173 = cpy_r_r8.f1.f1.f30;
    PyTuple_SET_ITEM(__tmp8142, 30, __tmp8173);
    PyObject *__tmp8174 = cpy_r_r8.f1.f1.f31;
    PyTuple_SET_ITEM(__tmp8142, 31, __tmp8174);
    PyObject *__tmp8175 = cpy_r_r8.f1.f1.f32;
    PyTuple_SET_ITEM(__tmp8142, 32, __tmp8175);
    PyObject *__tmp8176 = cpy_r_r8.f1.f1.f33;
    PyTuple_SET_ITEM(__tmp8142, 33, __tmp8176);
    PyTuple_SET_ITEM(__tmp8140, 1, __tmp8142);
    PyTuple_SET_ITEM(cpy_r_r9, 1, __tmp8140);
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 97, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
CPyL7: ;
    cpy_r_r11 = PyIter_Next(cpy_r_r10);
    if (cpy_r_r11 == NULL) goto CPyL115;
    PyObject *__tmp8177;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 2))) {
        __tmp8177 = NULL;
        goto __LL8178;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        __tmp8177 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        __tmp8177 = NULL;
    }
    if (__tmp8177 == NULL) goto __LL8178;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        __tmp8177 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        __tmp8177 = NULL;
    }
    if (__tmp8177 == NULL) goto __LL8178;
    __tmp8177 = cpy_r_r11;
__LL8178: ;
    if (unlikely(__tmp8177 == NULL)) {
        CPy_TypeError("tuple[str, tuple]", cpy_r_r11); cpy_r_r12 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp8179 = PyTuple_GET_ITEM(cpy_r_r11, 0);
        CPy_INCREF(__tmp8179);
        PyObject *__tmp8180;
        if (likely(PyUnicode_Check(__tmp8179)))
            __tmp8180 = __tmp8179;
        else {
            CPy_TypeError("str", __tmp8179); 
            __tmp8180 = NULL;
        }
        cpy_r_r12.f0 = __tmp8180;
        PyObject *__tmp8181 = PyTuple_GET_ITEM(cpy_r_r11, 1);
        CPy_INCREF(__tmp8181);
        PyObject * __tmp8182;
        if (likely(PyTuple_Check(__tmp8181)))
            __tmp8182 = __tmp8181;
        else {
            CPy_TypeError("tuple", __tmp8181); 
            __tmp8182 = NULL;
        }
        cpy_r_r12.f1 = __tmp8182;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 97, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL116;
    }
    cpy_r_r13 = cpy_r_r12.f0;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r12.f1;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r12.f0);
    CPy_DECREF(cpy_r_r12.f1);
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 18))) {
        cpy_r_r15 = NULL;
        goto __LL8184;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 1))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 2))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 2);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 3))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 3);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 4))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 4);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 5))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 5);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 6))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 6);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 7))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 7);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 8))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 8);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 9))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 9);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 10))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 10);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 11))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 11);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 12))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 12);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 13))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 13);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 14))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 14);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 15))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 15);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 16))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 16);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 17))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 17);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8184;
    cpy_r_r15 = cpy_r_r14;
__LL8184: ;
    if (cpy_r_r15 != NULL) goto __LL8183;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 34))) {
        cpy_r_r15 = NULL;
        goto __LL8185;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 1))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 2))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 2);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 3))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 3);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 4))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 4);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 5))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 5);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 6))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 6);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 7))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 7);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 8))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 8);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 9))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 9);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 10))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 10);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 11))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 11);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 12))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 12);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 13))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 13);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 14))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 14);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 15))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 15);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 16))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 16);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 17))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 17);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 18))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 18);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 19))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 19);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 20))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 20);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 21))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 21);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 22))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 22);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 23))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 23);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 24))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 24);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 25))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 25);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 26))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 26);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 27))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 27);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 28))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 28);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 29))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 29);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 30))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 30);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 31))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 31);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 32))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 32);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 33))))
        cpy_r_r15 = PyTuple_GET_ITEM(cpy_r_r14, 33);
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 == NULL) goto __LL8185;
    cpy_r_r15 = cpy_r_r14;
__LL8185: ;
    if (cpy_r_r15 != NULL) goto __LL8183;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 97, CPyStatic_wayfarers___thinking___weights___globals, "union[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str], tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]", cpy_r_r14);
    goto CPyL117;
__LL8183: ;
    cpy_r_r16 = CPyDef_wayfarers___thinking___weights____all(cpy_r_plain, cpy_r_r13, cpy_r_r15);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 98, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL116;
    }
    cpy_r_r17 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r18[1] = {cpy_r_r16};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_VectorcallMethod(cpy_r_r17, cpy_r_r19, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 98, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL118;
    }
    CPy_DECREF(cpy_r_r16);
    cpy_r_r21 = PyObject_GetIter(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 98, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL116;
    }
CPyL13: ;
    cpy_r_r22 = PyIter_Next(cpy_r_r21);
    if (cpy_r_r22 == NULL) goto CPyL119;
    PyObject *__tmp8186;
    if (unlikely(!(PyTuple_Check(cpy_r_r22) && PyTuple_GET_SIZE(cpy_r_r22) == 2))) {
        __tmp8186 = NULL;
        goto __LL8187;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r22, 0))))
        __tmp8186 = PyTuple_GET_ITEM(cpy_r_r22, 0);
    else {
        __tmp8186 = NULL;
    }
    if (__tmp8186 == NULL) goto __LL8187;
    __tmp8186 = PyTuple_GET_ITEM(cpy_r_r22, 1);
    if (__tmp8186 == NULL) goto __LL8187;
    __tmp8186 = cpy_r_r22;
__LL8187: ;
    if (unlikely(__tmp8186 == NULL)) {
        CPy_TypeError("tuple[str, object]", cpy_r_r22); cpy_r_r23 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp8188 = PyTuple_GET_ITEM(cpy_r_r22, 0);
        CPy_INCREF(__tmp8188);
        PyObject *__tmp8189;
        if (likely(PyUnicode_Check(__tmp8188)))
            __tmp8189 = __tmp8188;
        else {
            CPy_TypeError("str", __tmp8188); 
            __tmp8189 = NULL;
        }
        cpy_r_r23.f0 = __tmp8189;
        PyObject *__tmp8190 = PyTuple_GET_ITEM(cpy_r_r22, 1);
        CPy_INCREF(__tmp8190);
        PyObject *__tmp8191;
        __tmp8191 = __tmp8190;
        cpy_r_r23.f1 = __tmp8191;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 98, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL120;
    }
    cpy_r_r24 = cpy_r_r23.f0;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = cpy_r_r23.f1;
    CPy_INCREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r23.f0);
    CPy_DECREF(cpy_r_r23.f1);
    cpy_r_r26 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r27[1] = {cpy_r_r25};
    cpy_r_r28 = (PyObject **)&cpy_r_r27;
    cpy_r_r29 = PyObject_Vectorcall(cpy_r_r26, cpy_r_r28, 1, 0);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 99, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL121;
    }
    CPy_DECREF(cpy_r_r25);
    cpy_r_r30 = PyFloat_AsDouble(cpy_r_r29);
    if (cpy_r_r30 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r29); cpy_r_r30 = -113.0;
    }
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 == -113.0;
    if (unlikely(cpy_r_r31)) goto CPyL18;
CPyL17: ;
    cpy_r_r32 = PyFloat_FromDouble(cpy_r_r30);
    cpy_r_r33 = PyObject_SetAttr(cpy_r_self, cpy_r_r24, cpy_r_r32);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 99, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL120;
    } else
        goto CPyL13;
CPyL18: ;
    cpy_r_r35 = PyErr_Occurred();
    if (unlikely(cpy_r_r35 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 99, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL122;
    } else
        goto CPyL17;
CPyL19: ;
    cpy_r_r36 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 98, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL116;
    } else
        goto CPyL7;
CPyL20: ;
    cpy_r_r37 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 97, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    cpy_r_r38 = PyDict_New();
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    cpy_r_r39 = CPyStatics[3162]; /* 'effects' */
    cpy_r_r40 = CPyStatic_wayfarers___thinking___weights___EFFECTS;
    if (unlikely(cpy_r_r40.f0 == NULL)) {
        goto CPyL123;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"EFFECTS\" was not set");
    cpy_r_r41 = 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL25: ;
    CPy_INCREF(cpy_r_r40.f0);
    CPy_INCREF(cpy_r_r40.f1);
    CPy_INCREF(cpy_r_r40.f2);
    CPy_INCREF(cpy_r_r40.f3);
    CPy_INCREF(cpy_r_r40.f4);
    CPy_INCREF(cpy_r_r40.f5);
    CPy_INCREF(cpy_r_r40.f6);
    CPy_INCREF(cpy_r_r40.f7);
    CPy_INCREF(cpy_r_r40.f8);
    CPy_INCREF(cpy_r_r40.f9);
    CPy_INCREF(cpy_r_r40.f10);
    CPy_INCREF(cpy_r_r40.f11);
    CPy_INCREF(cpy_r_r40.f12);
    CPy_INCREF(cpy_r_r40.f13);
    CPy_INCREF(cpy_r_r40.f14);
    CPy_INCREF(cpy_r_r40.f15);
    CPy_INCREF(cpy_r_r40.f16);
    CPy_INCREF(cpy_r_r40.f17);
    cpy_r_r42 = PyTuple_New(18);
    if (unlikely(cpy_r_r42 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8192 = cpy_r_r40.f0;
    PyTuple_SET_ITEM(cpy_r_r42, 0, __tmp8192);
    PyObject *__tmp8193 = cpy_r_r40.f1;
    PyTuple_SET_ITEM(cpy_r_r42, 1, __tmp8193);
    PyObject *__tmp8194 = cpy_r_r40.f2;
    PyTuple_SET_ITEM(cpy_r_r42, 2, __tmp8194);
    PyObject *__tmp8195 = cpy_r_r40.f3;
    PyTuple_SET_ITEM(cpy_r_r42, 3, __tmp8195);
    PyObject *__tmp8196 = cpy_r_r40.f4;
    PyTuple_SET_ITEM(cpy_r_r42, 4, __tmp8196);
    PyObject *__tmp8197 = cpy_r_r40.f5;
    PyTuple_SET_ITEM(cpy_r_r42, 5, __tmp8197);
    PyObject *__tmp8198 = cpy_r_r40.f6;
    PyTuple_SET_ITEM(cpy_r_r42, 6, __tmp8198);
    PyObject *__tmp8199 = cpy_r_r40.f7;
    PyTuple_SET_ITEM(cpy_r_r42, 7, __tmp8199);
    PyObject *__tmp8200 = cpy_r_r40.f8;
    PyTuple_SET_ITEM(cpy_r_r42, 8, __tmp8200);
    PyObject *__tmp8201 = cpy_r_r40.f9;
    PyTuple_SET_ITEM(cpy_r_r42, 9, __tmp8201);
    PyObject *__tmp8202 = cpy_r_r40.f10;
    PyTuple_SET_ITEM(cpy_r_r42, 10, __tmp8202);
    PyObject *__tmp8203 = cpy_r_r40.f11;
    PyTuple_SET_ITEM(cpy_r_r42, 11, __tmp8203);
    PyObject *__tmp8204 = cpy_r_r40.f12;
    PyTuple_SET_ITEM(cpy_r_r42, 12, __tmp8204);
    PyObject *__tmp8205 = cpy_r_r40.f13;
    PyTuple_SET_ITEM(cpy_r_r42, 13, __tmp8205);
    PyObject *__tmp8206 = cpy_r_r40.f14;
    PyTuple_SET_ITEM(cpy_r_r42, 14, __tmp8206);
    PyObject *__tmp8207 = cpy_r_r40.f15;
    PyTuple_SET_ITEM(cpy_r_r42, 15, __tmp8207);
    PyObject *__tmp8208 = cpy_r_r40.f16;
    PyTuple_SET_ITEM(cpy_r_r42, 16, __tmp8208);
    PyObject *__tmp8209 = cpy_r_r40.f17;
    PyTuple_SET_ITEM(cpy_r_r42, 17, __tmp8209);
    cpy_r_r43 = CPyDef_wayfarers___thinking___weights____all(cpy_r_plain, cpy_r_r39, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL124;
    }
    cpy_r_r44 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r45[1] = {cpy_r_r43};
    cpy_r_r46 = (PyObject **)&cpy_r_r45;
    cpy_r_r47 = PyObject_VectorcallMethod(cpy_r_r44, cpy_r_r46, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL125;
    }
    CPy_DECREF(cpy_r_r43);
    cpy_r_r48 = PyObject_GetIter(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL124;
    }
CPyL28: ;
    cpy_r_r49 = PyIter_Next(cpy_r_r48);
    if (cpy_r_r49 == NULL) goto CPyL126;
    PyObject *__tmp8210;
    if (unlikely(!(PyTuple_Check(cpy_r_r49) && PyTuple_GET_SIZE(cpy_r_r49) == 2))) {
        __tmp8210 = NULL;
        goto __LL8211;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r49, 0))))
        __tmp8210 = PyTuple_GET_ITEM(cpy_r_r49, 0);
    else {
        __tmp8210 = NULL;
    }
    if (__tmp8210 == NULL) goto __LL8211;
    __tmp8210 = PyTuple_GET_ITEM(cpy_r_r49, 1);
    if (__tmp8210 == NULL) goto __LL8211;
    __tmp8210 = cpy_r_r49;
__LL8211: ;
    if (unlikely(__tmp8210 == NULL)) {
        CPy_TypeError("tuple[str, object]", cpy_r_r49); cpy_r_r50 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp8212 = PyTuple_GET_ITEM(cpy_r_r49, 0);
        CPy_INCREF(__tmp8212);
        PyObject *__tmp8213;
        if (likely(PyUnicode_Check(__tmp8212)))
            __tmp8213 = __tmp8212;
        else {
            CPy_TypeError("str", __tmp8212); 
            __tmp8213 = NULL;
        }
        cpy_r_r50.f0 = __tmp8213;
        PyObject *__tmp8214 = PyTuple_GET_ITEM(cpy_r_r49, 1);
        CPy_INCREF(__tmp8214);
        PyObject *__tmp8215;
        __tmp8215 = __tmp8214;
        cpy_r_r50.f1 = __tmp8215;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL127;
    }
    cpy_r_r51 = cpy_r_r50.f0;
    CPy_INCREF(cpy_r_r51);
    cpy_r_r52 = cpy_r_r50.f1;
    CPy_INCREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r50.f0);
    CPy_DECREF(cpy_r_r50.f1);
    cpy_r_r53 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r54[1] = {cpy_r_r52};
    cpy_r_r55 = (PyObject **)&cpy_r_r54;
    cpy_r_r56 = PyObject_Vectorcall(cpy_r_r53, cpy_r_r55, 1, 0);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL128;
    }
    CPy_DECREF(cpy_r_r52);
    cpy_r_r57 = PyFloat_AsDouble(cpy_r_r56);
    if (cpy_r_r57 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r56); cpy_r_r57 = -113.0;
    }
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 == -113.0;
    if (unlikely(cpy_r_r58)) goto CPyL33;
CPyL32: ;
    cpy_r_r59 = PyFloat_FromDouble(cpy_r_r57);
    cpy_r_r60 = PyDict_SetItem(cpy_r_r38, cpy_r_r51, cpy_r_r59);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL127;
    } else
        goto CPyL28;
CPyL33: ;
    cpy_r_r62 = PyErr_Occurred();
    if (unlikely(cpy_r_r62 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL129;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r63 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL124;
    }
    if (((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_effects != NULL) {
        CPy_DECREF(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_effects);
    }
    ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_effects = cpy_r_r38;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 100, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    cpy_r_r65 = CPyStatics[3464]; /* 'features' */
    cpy_r_r66 = CPyStatic_wayfarers___thinking___features___STEADY;
    if (likely(cpy_r_r66.f0 != NULL)) goto CPyL39;
    PyErr_SetString(PyExc_NameError, "value for final name \"STEADY\" was not set");
    cpy_r_r67 = 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 101, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL39: ;
    cpy_r_r68 = CPyStatic_wayfarers___thinking___features___MOVING;
    if (likely(cpy_r_r68.f0 != NULL)) goto CPyL42;
    PyErr_SetString(PyExc_NameError, "value for final name \"MOVING\" was not set");
    cpy_r_r69 = 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 101, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r70 = PyList_New(0);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 101, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r66.f0);
    CPy_INCREF(cpy_r_r66.f1);
    CPy_INCREF(cpy_r_r66.f2);
    CPy_INCREF(cpy_r_r66.f3);
    CPy_INCREF(cpy_r_r66.f4);
    CPy_INCREF(cpy_r_r66.f5);
    CPy_INCREF(cpy_r_r66.f6);
    CPy_INCREF(cpy_r_r66.f7);
    CPy_INCREF(cpy_r_r66.f8);
    CPy_INCREF(cpy_r_r66.f9);
    CPy_INCREF(cpy_r_r66.f10);
    CPy_INCREF(cpy_r_r66.f11);
    CPy_INCREF(cpy_r_r66.f12);
    CPy_INCREF(cpy_r_r66.f13);
    CPy_INCREF(cpy_r_r66.f14);
    CPy_INCREF(cpy_r_r66.f15);
    CPy_INCREF(cpy_r_r66.f16);
    CPy_INCREF(cpy_r_r66.f17);
    CPy_INCREF(cpy_r_r66.f18);
    CPy_INCREF(cpy_r_r66.f19);
    CPy_INCREF(cpy_r_r66.f20);
    CPy_INCREF(cpy_r_r66.f21);
    CPy_INCREF(cpy_r_r66.f22);
    CPy_INCREF(cpy_r_r66.f23);
    CPy_INCREF(cpy_r_r66.f24);
    CPy_INCREF(cpy_r_r66.f25);
    CPy_INCREF(cpy_r_r66.f26);
    CPy_INCREF(cpy_r_r66.f27);
    CPy_INCREF(cpy_r_r66.f28);
    CPy_INCREF(cpy_r_r66.f29);
    CPy_INCREF(cpy_r_r66.f30);
    CPy_INCREF(cpy_r_r66.f31);
    cpy_r_r71 = PyTuple_New(32);
    if (unlikely(cpy_r_r71 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8216 = cpy_r_r66.f0;
    PyTuple_SET_ITEM(cpy_r_r71, 0, __tmp8216);
    PyObject *__tmp8217 = cpy_r_r66.f1;
    PyTuple_SET_ITEM(cpy_r_r71, 1, __tmp8217);
    PyObject *__tmp8218 = cpy_r_r66.f2;
    PyTuple_SET_ITEM(cpy_r_r71, 2, __tmp8218);
    PyObject *__tmp8219 = cpy_r_r66.f3;
    PyTuple_SET_ITEM(cpy_r_r71, 3, __tmp8219);
    PyObject *__tmp8220 = cpy_r_r66.f4;
    PyTuple_SET_ITEM(cpy_r_r71, 4, __tmp8220);
    PyObject *__tmp8221 = cpy_r_r66.f5;
    PyTuple_SET_ITEM(cpy_r_r71, 5, __tmp8221);
    PyObject *__tmp8222 = cpy_r_r66.f6;
    PyTuple_SET_ITEM(cpy_r_r71, 6, __tmp8222);
    PyObject *__tmp8223 = cpy_r_r66.f7;
    PyTuple_SET_ITEM(cpy_r_r71, 7, __tmp8223);
    PyObject *__tmp8224 = cpy_r_r66.f8;
    PyTuple_SET_ITEM(cpy_r_r71, 8, __tmp8224);
    PyObject *__tmp8225 = cpy_r_r66.f9;
    PyTuple_SET_ITEM(cpy_r_r71, 9, __tmp8225);
    PyObject *__tmp8226 = cpy_r_r66.f10;
    PyTuple_SET_ITEM(cpy_r_r71, 10, __tmp8226);
    PyObject *__tmp8227 = cpy_r_r66.f11;
    PyTuple_SET_ITEM(cpy_r_r71, 11, __tmp8227);
    PyObject *__tmp8228 = cpy_r_r66.f12;
    PyTuple_SET_ITEM(cpy_r_r71, 12, __tmp8228);
    PyObject *__tmp8229 = cpy_r_r66.f13;
    PyTuple_SET_ITEM(cpy_r_r71, 13, __tmp8229);
    PyObject *__tmp8230 = cpy_r_r66.f14;
    PyTuple_SET_ITEM(cpy_r_r71, 14, __tmp8230);
    PyObject *__tmp8231 = cpy_r_r66.f15;
    PyTuple_SET_ITEM(cpy_r_r71, 15, __tmp8231);
    PyObject *__tmp8232 = cpy_r_r66.f16;
    PyTuple_SET_ITEM(cpy_r_r71, 16, __tmp8232);
    PyObject *__tmp8233 = cpy_r_r66.f17;
    PyTuple_SET_ITEM(cpy_r_r71, 17, __tmp8233);
    PyObject *__tmp8234 = cpy_r_r66.f18;
    PyTuple_SET_ITEM(cpy_r_r71, 18, __tmp8234);
    PyObject *__tmp8235 = cpy_r_r66.f19;
    PyTuple_SET_ITEM(cpy_r_r71, 19, __tmp8235);
    PyObject *__tmp8236 = cpy_r_r66.f20;
    PyTuple_SET_ITEM(cpy_r_r71, 20, __tmp8236);
    PyObject *__tmp8237 = cpy_r_r66.f21;
    PyTuple_SET_ITEM(cpy_r_r71, 21, __tmp8237);
    PyObject *__tmp8238 = cpy_r_r66.f22;
    PyTuple_SET_ITEM(cpy_r_r71, 22, __tmp8238);
    PyObject *__tmp8239 = cpy_r_r66.f23;
    PyTuple_SET_ITEM(cpy_r_r71, 23, __tmp8239);
    PyObject *__tmp8240 = cpy_r_r66.f24;
    PyTuple_SET_ITEM(cpy_r_r71, 24, __tmp8240);
    PyObject *__tmp8241 = cpy_r_r66.f25;
    PyTuple_SET_ITEM(cpy_r_r71, 25, __tmp8241);
    PyObject *__tmp8242 = cpy_r_r66.f26;
    PyTuple_SET_ITEM(cpy_r_r71, 26, __tmp8242);
    PyObject *__tmp8243 = cpy_r_r66.f27;
    PyTuple_SET_ITEM(cpy_r_r71, 27, __tmp8243);
    PyObject *__tmp8244 = cpy_r_r66.f28;
    PyTuple_SET_ITEM(cpy_r_r71, 28, __tmp8244);
    PyObject *__tmp8245 = cpy_r_r66.f29;
    PyTuple_SET_ITEM(cpy_r_r71, 29, __tmp8245);
    PyObject *__tmp8246 = cpy_r_r66.f30;
    PyTuple_SET_ITEM(cpy_r_r71, 30, __tmp8246);
    PyObject *__tmp8247 = cpy_r_r66.f31;
    PyTuple_SET_ITEM(cpy_r_r71, 31, __tmp8247);
    cpy_r_r72 = CPyList_Extend(cpy_r_r70, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 101, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL130;
    } else
        goto CPyL131;
CPyL44: ;
    CPy_INCREF(cpy_r_r68.f0);
    CPy_INCREF(cpy_r_r68.f1);
    CPy_INCREF(cpy_r_r68.f2);
    CPy_INCREF(cpy_r_r68.f3);
    CPy_INCREF(cpy_r_r68.f4);
    CPy_INCREF(cpy_r_r68.f5);
    CPy_INCREF(cpy_r_r68.f6);
    CPy_INCREF(cpy_r_r68.f7);
    CPy_INCREF(cpy_r_r68.f8);
    CPy_INCREF(cpy_r_r68.f9);
    CPy_INCREF(cpy_r_r68.f10);
    CPy_INCREF(cpy_r_r68.f11);
    CPy_INCREF(cpy_r_r68.f12);
    CPy_INCREF(cpy_r_r68.f13);
    CPy_INCREF(cpy_r_r68.f14);
    CPy_INCREF(cpy_r_r68.f15);
    CPy_INCREF(cpy_r_r68.f16);
    CPy_INCREF(cpy_r_r68.f17);
    CPy_INCREF(cpy_r_r68.f18);
    CPy_INCREF(cpy_r_r68.f19);
    CPy_INCREF(cpy_r_r68.f20);
    CPy_INCREF(cpy_r_r68.f21);
    CPy_INCREF(cpy_r_r68.f22);
    cpy_r_r73 = PyTuple_New(23);
    if (unlikely(cpy_r_r73 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8248 = cpy_r_r68.f0;
    PyTuple_SET_ITEM(cpy_r_r73, 0, __tmp8248);
    PyObject *__tmp8249 = cpy_r_r68.f1;
    PyTuple_SET_ITEM(cpy_r_r73, 1, __tmp8249);
    PyObject *__tmp8250 = cpy_r_r68.f2;
    PyTuple_SET_ITEM(cpy_r_r73, 2, __tmp8250);
    PyObject *__tmp8251 = cpy_r_r68.f3;
    PyTuple_SET_ITEM(cpy_r_r73, 3, __tmp8251);
    PyObject *__tmp8252 = cpy_r_r68.f4;
    PyTuple_SET_ITEM(cpy_r_r73, 4, __tmp8252);
    PyObject *__tmp8253 = cpy_r_r68.f5;
    PyTuple_SET_ITEM(cpy_r_r73, 5, __tmp8253);
    PyObject *__tmp8254 = cpy_r_r68.f6;
    PyTuple_SET_ITEM(cpy_r_r73, 6, __tmp8254);
    PyObject *__tmp8255 = cpy_r_r68.f7;
    PyTuple_SET_ITEM(cpy_r_r73, 7, __tmp8255);
    PyObject *__tmp8256 = cpy_r_r68.f8;
    PyTuple_SET_ITEM(cpy_r_r73, 8, __tmp8256);
    PyObject *__tmp8257 = cpy_r_r68.f9;
    PyTuple_SET_ITEM(cpy_r_r73, 9, __tmp8257);
    PyObject *__tmp8258 = cpy_r_r68.f10;
    PyTuple_SET_ITEM(cpy_r_r73, 10, __tmp8258);
    PyObject *__tmp8259 = cpy_r_r68.f11;
    PyTuple_SET_ITEM(cpy_r_r73, 11, __tmp8259);
    PyObject *__tmp8260 = cpy_r_r68.f12;
    PyTuple_SET_ITEM(cpy_r_r73, 12, __tmp8260);
    PyObject *__tmp8261 = cpy_r_r68.f13;
    PyTuple_SET_ITEM(cpy_r_r73, 13, __tmp8261);
    PyObject *__tmp8262 = cpy_r_r68.f14;
    PyTuple_SET_ITEM(cpy_r_r73, 14, __tmp8262);
    PyObject *__tmp8263 = cpy_r_r68.f15;
    PyTuple_SET_ITEM(cpy_r_r73, 15, __tmp8263);
    PyObject *__tmp8264 = cpy_r_r68.f16;
    PyTuple_SET_ITEM(cpy_r_r73, 16, __tmp8264);
    PyObject *__tmp8265 = cpy_r_r68.f17;
    PyTuple_SET_ITEM(cpy_r_r73, 17, __tmp8265);
    PyObject *__tmp8266 = cpy_r_r68.f18;
    PyTuple_SET_ITEM(cpy_r_r73, 18, __tmp8266);
    PyObject *__tmp8267 = cpy_r_r68.f19;
    PyTuple_SET_ITEM(cpy_r_r73, 19, __tmp8267);
    PyObject *__tmp8268 = cpy_r_r68.f20;
    PyTuple_SET_ITEM(cpy_r_r73, 20, __tmp8268);
    PyObject *__tmp8269 = cpy_r_r68.f21;
    PyTuple_SET_ITEM(cpy_r_r73, 21, __tmp8269);
    PyObject *__tmp8270 = cpy_r_r68.f22;
    PyTuple_SET_ITEM(cpy_r_r73, 22, __tmp8270);
    cpy_r_r74 = CPyList_Extend(cpy_r_r70, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 101, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL130;
    } else
        goto CPyL132;
CPyL45: ;
    cpy_r_r75 = PyList_AsTuple(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 101, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    PyObject *__tmp8271;
    if (unlikely(!(PyTuple_Check(cpy_r_r75) && PyTuple_GET_SIZE(cpy_r_r75) == 55))) {
        __tmp8271 = NULL;
        goto __LL8272;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 0))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 0);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 1))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 1);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 2))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 2);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 3))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 3);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 4))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 4);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 5))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 5);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 6))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 6);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 7))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 7);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 8))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 8);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 9))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 9);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 10))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 10);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 11))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 11);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 12))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 12);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 13))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 13);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 14))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 14);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 15))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 15);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 16))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 16);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 17))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 17);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 18))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 18);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 19))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 19);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 20))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 20);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 21))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 21);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 22))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 22);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 23))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 23);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 24))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 24);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 25))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 25);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 26))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 26);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 27))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 27);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 28))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 28);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 29))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 29);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 30))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 30);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 31))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 31);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 32))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 32);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 33))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 33);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 34))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 34);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 35))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 35);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 36))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 36);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 37))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 37);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 38))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 38);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 39))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 39);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 40))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 40);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 41))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 41);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 42))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 42);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 43))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 43);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 44))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 44);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 45))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 45);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 46))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 46);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 47))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 47);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 48))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 48);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 49))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 49);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 50))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 50);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 51))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 51);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 52))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 52);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 53))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 53);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r75, 54))))
        __tmp8271 = PyTuple_GET_ITEM(cpy_r_r75, 54);
    else {
        __tmp8271 = NULL;
    }
    if (__tmp8271 == NULL) goto __LL8272;
    __tmp8271 = cpy_r_r75;
__LL8272: ;
    if (unlikely(__tmp8271 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]", cpy_r_r75); cpy_r_r76 = (tuple_T55OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp8273 = PyTuple_GET_ITEM(cpy_r_r75, 0);
        CPy_INCREF(__tmp8273);
        PyObject *__tmp8274;
        if (likely(PyUnicode_Check(__tmp8273)))
            __tmp8274 = __tmp8273;
        else {
            CPy_TypeError("str", __tmp8273); 
            __tmp8274 = NULL;
        }
        cpy_r_r76.f0 = __tmp8274;
        PyObject *__tmp8275 = PyTuple_GET_ITEM(cpy_r_r75, 1);
        CPy_INCREF(__tmp8275);
        PyObject *__tmp8276;
        if (likely(PyUnicode_Check(__tmp8275)))
            __tmp8276 = __tmp8275;
        else {
            CPy_TypeError("str", __tmp8275); 
            __tmp8276 = NULL;
        }
        cpy_r_r76.f1 = __tmp8276;
        PyObject *__tmp8277 = PyTuple_GET_ITEM(cpy_r_r75, 2);
        CPy_INCREF(__tmp8277);
        PyObject *__tmp8278;
        if (likely(PyUnicode_Check(__tmp8277)))
            __tmp8278 = __tmp8277;
        else {
            CPy_TypeError("str", __tmp8277); 
            __tmp8278 = NULL;
        }
        cpy_r_r76.f2 = __tmp8278;
        PyObject *__tmp8279 = PyTuple_GET_ITEM(cpy_r_r75, 3);
        CPy_INCREF(__tmp8279);
        PyObject *__tmp8280;
        if (likely(PyUnicode_Check(__tmp8279)))
            __tmp8280 = __tmp8279;
        else {
            CPy_TypeError("str", __tmp8279); 
            __tmp8280 = NULL;
        }
        cpy_r_r76.f3 = __tmp8280;
        PyObject *__tmp8281 = PyTuple_GET_ITEM(cpy_r_r75, 4);
        CPy_INCREF(__tmp8281);
        PyObject *__tmp8282;
        if (likely(PyUnicode_Check(__tmp8281)))
            __tmp8282 = __tmp8281;
        else {
            CPy_TypeError("str", __tmp8281); 
            __tmp8282 = NULL;
        }
        cpy_r_r76.f4 = __tmp8282;
        PyObject *__tmp8283 = PyTuple_GET_ITEM(cpy_r_r75, 5);
        CPy_INCREF(__tmp8283);
        PyObject *__tmp8284;
        if (likely(PyUnicode_Check(__tmp8283)))
            __tmp8284 = __tmp8283;
        else {
            CPy_TypeError("str", __tmp8283); 
            __tmp8284 = NULL;
        }
        cpy_r_r76.f5 = __tmp8284;
        PyObject *__tmp8285 = PyTuple_GET_ITEM(cpy_r_r75, 6);
        CPy_INCREF(__tmp8285);
        PyObject *__tmp8286;
        if (likely(PyUnicode_Check(__tmp8285)))
            __tmp8286 = __tmp8285;
        else {
            CPy_TypeError("str", __tmp8285); 
            __tmp8286 = NULL;
        }
        cpy_r_r76.f6 = __tmp8286;
        PyObject *__tmp8287 = PyTuple_GET_ITEM(cpy_r_r75, 7);
        CPy_INCREF(__tmp8287);
        PyObject *__tmp8288;
        if (likely(PyUnicode_Check(__tmp8287)))
            __tmp8288 = __tmp8287;
        else {
            CPy_TypeError("str", __tmp8287); 
            __tmp8288 = NULL;
        }
        cpy_r_r76.f7 = __tmp8288;
        PyObject *__tmp8289 = PyTuple_GET_ITEM(cpy_r_r75, 8);
        CPy_INCREF(__tmp8289);
        PyObject *__tmp8290;
        if (likely(PyUnicode_Check(__tmp8289)))
            __tmp8290 = __tmp8289;
        else {
            CPy_TypeError("str", __tmp8289); 
            __tmp8290 = NULL;
        }
        cpy_r_r76.f8 = __tmp8290;
        PyObject *__tmp8291 = PyTuple_GET_ITEM(cpy_r_r75, 9);
        CPy_INCREF(__tmp8291);
        PyObject *__tmp8292;
        if (likely(PyUnicode_Check(__tmp8291)))
            __tmp8292 = __tmp8291;
        else {
            CPy_TypeError("str", __tmp8291); 
            __tmp8292 = NULL;
        }
        cpy_r_r76.f9 = __tmp8292;
        PyObject *__tmp8293 = PyTuple_GET_ITEM(cpy_r_r75, 10);
        CPy_INCREF(__tmp8293);
        PyObject *__tmp8294;
        if (likely(PyUnicode_Check(__tmp8293)))
            __tmp8294 = __tmp8293;
        else {
            CPy_TypeError("str", __tmp8293); 
            __tmp8294 = NULL;
        }
        cpy_r_r76.f10 = __tmp8294;
        PyObject *__tmp8295 = PyTuple_GET_ITEM(cpy_r_r75, 11);
        CPy_INCREF(__tmp8295);
        PyObject *__tmp8296;
        if (likely(PyUnicode_Check(__tmp8295)))
            __tmp8296 = __tmp8295;
        else {
            CPy_TypeError("str", __tmp8295); 
            __tmp8296 = NULL;
        }
        cpy_r_r76.f11 = __tmp8296;
        PyObject *__tmp8297 = PyTuple_GET_ITEM(cpy_r_r75, 12);
        CPy_INCREF(__tmp8297);
        PyObject *__tmp8298;
        if (likely(PyUnicode_Check(__tmp8297)))
            __tmp8298 = __tmp8297;
        else {
            CPy_TypeError("str", __tmp8297); 
            __tmp8298 = NULL;
        }
        cpy_r_r76.f12 = __tmp8298;
        PyObject *__tmp8299 = PyTuple_GET_ITEM(cpy_r_r75, 13);
        CPy_INCREF(__tmp8299);
        PyObject *__tmp8300;
        if (likely(PyUnicode_Check(__tmp8299)))
            __tmp8300 = __tmp8299;
        else {
            CPy_TypeError("str", __tmp8299); 
            __tmp8300 = NULL;
        }
        cpy_r_r76.f13 = __tmp8300;
        PyObject *__tmp8301 = PyTuple_GET_ITEM(cpy_r_r75, 14);
        CPy_INCREF(__tmp8301);
        PyObject *__tmp8302;
        if (likely(PyUnicode_Check(__tmp8301)))
            __tmp8302 = __tmp8301;
        else {
            CPy_TypeError("str", __tmp8301); 
            __tmp8302 = NULL;
        }
        cpy_r_r76.f14 = __tmp8302;
        PyObject *__tmp8303 = PyTuple_GET_ITEM(cpy_r_r75, 15);
        CPy_INCREF(__tmp8303);
        PyObject *__tmp8304;
        if (likely(PyUnicode_Check(__tmp8303)))
            __tmp8304 = __tmp8303;
        else {
            CPy_TypeError("str", __tmp8303); 
            __tmp8304 = NULL;
        }
        cpy_r_r76.f15 = __tmp8304;
        PyObject *__tmp8305 = PyTuple_GET_ITEM(cpy_r_r75, 16);
        CPy_INCREF(__tmp8305);
        PyObject *__tmp8306;
        if (likely(PyUnicode_Check(__tmp8305)))
            __tmp8306 = __tmp8305;
        else {
            CPy_TypeError("str", __tmp8305); 
            __tmp8306 = NULL;
        }
        cpy_r_r76.f16 = __tmp8306;
        PyObject *__tmp8307 = PyTuple_GET_ITEM(cpy_r_r75, 17);
        CPy_INCREF(__tmp8307);
        PyObject *__tmp8308;
        if (likely(PyUnicode_Check(__tmp8307)))
            __tmp8308 = __tmp8307;
        else {
            CPy_TypeError("str", __tmp8307); 
            __tmp8308 = NULL;
        }
        cpy_r_r76.f17 = __tmp8308;
        PyObject *__tmp8309 = PyTuple_GET_ITEM(cpy_r_r75, 18);
        CPy_INCREF(__tmp8309);
        PyObject *__tmp8310;
        if (likely(PyUnicode_Check(__tmp8309)))
            __tmp8310 = __tmp8309;
        else {
            CPy_TypeError("str", __tmp8309); 
            __tmp8310 = NULL;
        }
        cpy_r_r76.f18 = __tmp8310;
        PyObject *__tmp8311 = PyTuple_GET_ITEM(cpy_r_r75, 19);
        CPy_INCREF(__tmp8311);
        PyObject *__tmp8312;
        if (likely(PyUnicode_Check(__tmp8311)))
            __tmp8312 = __tmp8311;
        else {
            CPy_TypeError("str", __tmp8311); 
            __tmp8312 = NULL;
        }
        cpy_r_r76.f19 = __tmp8312;
        PyObject *__tmp8313 = PyTuple_GET_ITEM(cpy_r_r75, 20);
        CPy_INCREF(__tmp8313);
        PyObject *__tmp8314;
        if (likely(PyUnicode_Check(__tmp8313)))
            __tmp8314 = __tmp8313;
        else {
            CPy_TypeError("str", __tmp8313); 
            __tmp8314 = NULL;
        }
        cpy_r_r76.f20 = __tmp8314;
        PyObject *__tmp8315 = PyTuple_GET_ITEM(cpy_r_r75, 21);
        CPy_INCREF(__tmp8315);
        PyObject *__tmp8316;
        if (likely(PyUnicode_Check(__tmp8315)))
            __tmp8316 = __tmp8315;
        else {
            CPy_TypeError("str", __tmp8315); 
            __tmp8316 = NULL;
        }
        cpy_r_r76.f21 = __tmp8316;
        PyObject *__tmp8317 = PyTuple_GET_ITEM(cpy_r_r75, 22);
        CPy_INCREF(__tmp8317);
        PyObject *__tmp8318;
        if (likely(PyUnicode_Check(__tmp8317)))
            __tmp8318 = __tmp8317;
        else {
            CPy_TypeError("str", __tmp8317); 
            __tmp8318 = NULL;
        }
        cpy_r_r76.f22 = __tmp8318;
        PyObject *__tmp8319 = PyTuple_GET_ITEM(cpy_r_r75, 23);
        CPy_INCREF(__tmp8319);
        PyObject *__tmp8320;
        if (likely(PyUnicode_Check(__tmp8319)))
            __tmp8320 = __tmp8319;
        else {
            CPy_TypeError("str", __tmp8319); 
            __tmp8320 = NULL;
        }
        cpy_r_r76.f23 = __tmp8320;
        PyObject *__tmp8321 = PyTuple_GET_ITEM(cpy_r_r75, 24);
        CPy_INCREF(__tmp8321);
        PyObject *__tmp8322;
        if (likely(PyUnicode_Check(__tmp8321)))
            __tmp8322 = __tmp8321;
        else {
            CPy_TypeError("str", __tmp8321); 
            __tmp8322 = NULL;
        }
        cpy_r_r76.f24 = __tmp8322;
        PyObject *__tmp8323 = PyTuple_GET_ITEM(cpy_r_r75, 25);
        CPy_INCREF(__tmp8323);
        PyObject *__tmp8324;
        if (likely(PyUnicode_Check(__tmp8323)))
            __tmp8324 = __tmp8323;
        else {
            CPy_TypeError("str", __tmp8323); 
            __tmp8324 = NULL;
        }
        cpy_r_r76.f25 = __tmp8324;
        PyObject *__tmp8325 = PyTuple_GET_ITEM(cpy_r_r75, 26);
        CPy_INCREF(__tmp8325);
        PyObject *__tmp8326;
        if (likely(PyUnicode_Check(__tmp8325)))
            __tmp8326 = __tmp8325;
        else {
            CPy_TypeError("str", __tmp8325); 
            __tmp8326 = NULL;
        }
        cpy_r_r76.f26 = __tmp8326;
        PyObject *__tmp8327 = PyTuple_GET_ITEM(cpy_r_r75, 27);
        CPy_INCREF(__tmp8327);
        PyObject *__tmp8328;
        if (likely(PyUnicode_Check(__tmp8327)))
            __tmp8328 = __tmp8327;
        else {
            CPy_TypeError("str", __tmp8327); 
            __tmp8328 = NULL;
        }
        cpy_r_r76.f27 = __tmp8328;
        PyObject *__tmp8329 = PyTuple_GET_ITEM(cpy_r_r75, 28);
        CPy_INCREF(__tmp8329);
        PyObject *__tmp8330;
        if (likely(PyUnicode_Check(__tmp8329)))
            __tmp8330 = __tmp8329;
        else {
            CPy_TypeError("str", __tmp8329); 
            __tmp8330 = NULL;
        }
        cpy_r_r76.f28 = __tmp8330;
        PyObject *__tmp8331 = PyTuple_GET_ITEM(cpy_r_r75, 29);
        CPy_INCREF(__tmp8331);
        PyObject *__tmp8332;
        if (likely(PyUnicode_Check(__tmp8331)))
            __tmp8332 = __tmp8331;
        else {
            CPy_TypeError("str", __tmp8331); 
            __tmp8332 = NULL;
        }
        cpy_r_r76.f29 = __tmp8332;
        PyObject *__tmp8333 = PyTuple_GET_ITEM(cpy_r_r75, 30);
        CPy_INCREF(__tmp8333);
        PyObject *__tmp8334;
        if (likely(PyUnicode_Check(__tmp8333)))
            __tmp8334 = __tmp8333;
        else {
            CPy_TypeError("str", __tmp8333); 
            __tmp8334 = NULL;
        }
        cpy_r_r76.f30 = __tmp8334;
        PyObject *__tmp8335 = PyTuple_GET_ITEM(cpy_r_r75, 31);
        CPy_INCREF(__tmp8335);
        PyObject *__tmp8336;
        if (likely(PyUnicode_Check(__tmp8335)))
            __tmp8336 = __tmp8335;
        else {
            CPy_TypeError("str", __tmp8335); 
            __tmp8336 = NULL;
        }
        cpy_r_r76.f31 = __tmp8336;
        PyObject *__tmp8337 = PyTuple_GET_ITEM(cpy_r_r75, 32);
        CPy_INCREF(__tmp8337);
        PyObject *__tmp8338;
        if (likely(PyUnicode_Check(__tmp8337)))
            __tmp8338 = __tmp8337;
        else {
            CPy_TypeError("str", __tmp8337); 
            __tmp8338 = NULL;
        }
        cpy_r_r76.f32 = __tmp8338;
        PyObject *__tmp8339 = PyTuple_GET_ITEM(cpy_r_r75, 33);
        CPy_INCREF(__tmp8339);
        PyObject *__tmp8340;
        if (likely(PyUnicode_Check(__tmp8339)))
            __tmp8340 = __tmp8339;
        else {
            CPy_TypeError("str", __tmp8339); 
            __tmp8340 = NULL;
        }
        cpy_r_r76.f33 = __tmp8340;
        PyObject *__tmp8341 = PyTuple_GET_ITEM(cpy_r_r75, 34);
        CPy_INCREF(__tmp8341);
        PyObject *__tmp8342;
        if (likely(PyUnicode_Check(__tmp8341)))
            __tmp8342 = __tmp8341;
        else {
            CPy_TypeError("str", __tmp8341); 
            __tmp8342 = NULL;
        }
        cpy_r_r76.f34 = __tmp8342;
        PyObject *__tmp8343 = PyTuple_GET_ITEM(cpy_r_r75, 35);
        CPy_INCREF(__tmp8343);
        PyObject *__tmp8344;
        if (likely(PyUnicode_Check(__tmp8343)))
            __tmp8344 = __tmp8343;
        else {
            CPy_TypeError("str", __tmp8343); 
            __tmp8344 = NULL;
        }
        cpy_r_r76.f35 = __tmp8344;
        PyObject *__tmp8345 = PyTuple_GET_ITEM(cpy_r_r75, 36);
        CPy_INCREF(__tmp8345);
        PyObject *__tmp8346;
        if (likely(PyUnicode_Check(__tmp8345)))
            __tmp8346 = __tmp8345;
        else {
            CPy_TypeError("str", __tmp8345); 
            __tmp8346 = NULL;
        }
        cpy_r_r76.f36 = __tmp8346;
        PyObject *__tmp8347 = PyTuple_GET_ITEM(cpy_r_r75, 37);
        CPy_INCREF(__tmp8347);
        PyObject *__tmp8348;
        if (likely(PyUnicode_Check(__tmp8347)))
            __tmp8348 = __tmp8347;
        else {
            CPy_TypeError("str", __tmp8347); 
            __tmp8348 = NULL;
        }
        cpy_r_r76.f37 = __tmp8348;
        PyObject *__tmp8349 = PyTuple_GET_ITEM(cpy_r_r75, 38);
        CPy_INCREF(__tmp8349);
        PyObject *__tmp8350;
        if (likely(PyUnicode_Check(__tmp8349)))
            __tmp8350 = __tmp8349;
        else {
            CPy_TypeError("str", __tmp8349); 
            __tmp8350 = NULL;
        }
        cpy_r_r76.f38 = __tmp8350;
        PyObject *__tmp8351 = PyTuple_GET_ITEM(cpy_r_r75, 39);
        CPy_INCREF(__tmp8351);
        PyObject *__tmp8352;
        if (likely(PyUnicode_Check(__tmp8351)))
            __tmp8352 = __tmp8351;
        else {
            CPy_TypeError("str", __tmp8351); 
            __tmp8352 = NULL;
        }
        cpy_r_r76.f39 = __tmp8352;
        PyObject *__tmp8353 = PyTuple_GET_ITEM(cpy_r_r75, 40);
        CPy_INCREF(__tmp8353);
        PyObject *__tmp8354;
        if (likely(PyUnicode_Check(__tmp8353)))
            __tmp8354 = __tmp8353;
        else {
            CPy_TypeError("str", __tmp8353); 
            __tmp8354 = NULL;
        }
        cpy_r_r76.f40 = __tmp8354;
        PyObject *__tmp8355 = PyTuple_GET_ITEM(cpy_r_r75, 41);
        CPy_INCREF(__tmp8355);
        PyObject *__tmp8356;
        if (likely(PyUnicode_Check(__tmp8355)))
            __tmp8356 = __tmp8355;
        else {
            CPy_TypeError("str", __tmp8355); 
            __tmp8356 = NULL;
        }
        cpy_r_r76.f41 = __tmp8356;
        PyObject *__tmp8357 = PyTuple_GET_ITEM(cpy_r_r75, 42);
        CPy_INCREF(__tmp8357);
        PyObject *__tmp8358;
        if (likely(PyUnicode_Check(__tmp8357)))
            __tmp8358 = __tmp8357;
        else {
            CPy_TypeError("str", __tmp8357); 
            __tmp8358 = NULL;
        }
        cpy_r_r76.f42 = __tmp8358;
        PyObject *__tmp8359 = PyTuple_GET_ITEM(cpy_r_r75, 43);
        CPy_INCREF(__tmp8359);
        PyObject *__tmp8360;
        if (likely(PyUnicode_Check(__tmp8359)))
            __tmp8360 = __tmp8359;
        else {
            CPy_TypeError("str", __tmp8359); 
            __tmp8360 = NULL;
        }
        cpy_r_r76.f43 = __tmp8360;
        PyObject *__tmp8361 = PyTuple_GET_ITEM(cpy_r_r75, 44);
        CPy_INCREF(__tmp8361);
        PyObject *__tmp8362;
        if (likely(PyUnicode_Check(__tmp8361)))
            __tmp8362 = __tmp8361;
        else {
            CPy_TypeError("str", __tmp8361); 
            __tmp8362 = NULL;
        }
        cpy_r_r76.f44 = __tmp8362;
        PyObject *__tmp8363 = PyTuple_GET_ITEM(cpy_r_r75, 45);
        CPy_INCREF(__tmp8363);
        PyObject *__tmp8364;
        if (likely(PyUnicode_Check(__tmp8363)))
            __tmp8364 = __tmp8363;
        else {
            CPy_TypeError("str", __tmp8363); 
            __tmp8364 = NULL;
        }
        cpy_r_r76.f45 = __tmp8364;
        PyObject *__tmp8365 = PyTuple_GET_ITEM(cpy_r_r75, 46);
        CPy_INCREF(__tmp8365);
        PyObject *__tmp8366;
        if (likely(PyUnicode_Check(__tmp8365)))
            __tmp8366 = __tmp8365;
        else {
            CPy_TypeError("str", __tmp8365); 
            __tmp8366 = NULL;
        }
        cpy_r_r76.f46 = __tmp8366;
        PyObject *__tmp8367 = PyTuple_GET_ITEM(cpy_r_r75, 47);
        CPy_INCREF(__tmp8367);
        PyObject *__tmp8368;
        if (likely(PyUnicode_Check(__tmp8367)))
            __tmp8368 = __tmp8367;
        else {
            CPy_TypeError("str", __tmp8367); 
            __tmp8368 = NULL;
        }
        cpy_r_r76.f47 = __tmp8368;
        PyObject *__tmp8369 = PyTuple_GET_ITEM(cpy_r_r75, 48);
        CPy_INCREF(__tmp8369);
        PyObject *__tmp8370;
        if (likely(PyUnicode_Check(__tmp8369)))
            __tmp8370 = __tmp8369;
        else {
            CPy_TypeError("str", __tmp8369); 
            __tmp8370 = NULL;
        }
        cpy_r_r76.f48 = __tmp8370;
        PyObject *__tmp8371 = PyTuple_GET_ITEM(cpy_r_r75, 49);
        CPy_INCREF(__tmp8371);
        PyObject *__tmp8372;
        if (likely(PyUnicode_Check(__tmp8371)))
            __tmp8372 = __tmp8371;
        else {
            CPy_TypeError("str", __tmp8371); 
            __tmp8372 = NULL;
        }
        cpy_r_r76.f49 = __tmp8372;
        PyObject *__tmp8373 = PyTuple_GET_ITEM(cpy_r_r75, 50);
        CPy_INCREF(__tmp8373);
        PyObject *__tmp8374;
        if (likely(PyUnicode_Check(__tmp8373)))
            __tmp8374 = __tmp8373;
        else {
            CPy_TypeError("str", __tmp8373); 
            __tmp8374 = NULL;
        }
        cpy_r_r76.f50 = __tmp8374;
        PyObject *__tmp8375 = PyTuple_GET_ITEM(cpy_r_r75, 51);
        CPy_INCREF(__tmp8375);
        PyObject *__tmp8376;
        if (likely(PyUnicode_Check(__tmp8375)))
            __tmp8376 = __tmp8375;
        else {
            CPy_TypeError("str", __tmp8375); 
            __tmp8376 = NULL;
        }
        cpy_r_r76.f51 = __tmp8376;
        PyObject *__tmp8377 = PyTuple_GET_ITEM(cpy_r_r75, 52);
        CPy_INCREF(__tmp8377);
        PyObject *__tmp8378;
        if (likely(PyUnicode_Check(__tmp8377)))
            __tmp8378 = __tmp8377;
        else {
            CPy_TypeError("str", __tmp8377); 
            __tmp8378 = NULL;
        }
        cpy_r_r76.f52 = __tmp8378;
        PyObject *__tmp8379 = PyTuple_GET_ITEM(cpy_r_r75, 53);
        CPy_INCREF(__tmp8379);
        PyObject *__tmp8380;
        if (likely(PyUnicode_Check(__tmp8379)))
            __tmp8380 = __tmp8379;
        else {
            CPy_TypeError("str", __tmp8379); 
            __tmp8380 = NULL;
        }
        cpy_r_r76.f53 = __tmp8380;
        PyObject *__tmp8381 = PyTuple_GET_ITEM(cpy_r_r75, 54);
        CPy_INCREF(__tmp8381);
        PyObject *__tmp8382;
        if (likely(PyUnicode_Check(__tmp8381)))
            __tmp8382 = __tmp8381;
        else {
            CPy_TypeError("str", __tmp8381); 
            __tmp8382 = NULL;
        }
        cpy_r_r76.f54 = __tmp8382;
    }
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 101, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    cpy_r_r77 = PyTuple_New(55);
    if (unlikely(cpy_r_r77 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8383 = cpy_r_r76.f0;
    PyTuple_SET_ITEM(cpy_r_r77, 0, __tmp8383);
    PyObject *__tmp8384 = cpy_r_r76.f1;
    PyTuple_SET_ITEM(cpy_r_r77, 1, __tmp8384);
    PyObject *__tmp8385 = cpy_r_r76.f2;
    PyTuple_SET_ITEM(cpy_r_r77, 2, __tmp8385);
    PyObject *__tmp8386 = cpy_r_r76.f3;
    PyTuple_SET_ITEM(cpy_r_r77, 3, __tmp8386);
    PyObject *__tmp8387 = cpy_r_r76.f4;
    PyTuple_SET_ITEM(cpy_r_r77, 4, __tmp8387);
    PyObject *__tmp8388 = cpy_r_r76.f5;
    PyTuple_SET_ITEM(cpy_r_r77, 5, __tmp8388);
    PyObject *__tmp8389 = cpy_r_r76.f6;
    PyTuple_SET_ITEM(cpy_r_r77, 6, __tmp8389);
    PyObject *__tmp8390 = cpy_r_r76.f7;
    PyTuple_SET_ITEM(cpy_r_r77, 7, __tmp8390);
    PyObject *__tmp8391 = cpy_r_r76.f8;
    PyTuple_SET_ITEM(cpy_r_r77, 8, __tmp8391);
    PyObject *__tmp8392 = cpy_r_r76.f9;
    PyTuple_SET_ITEM(cpy_r_r77, 9, __tmp8392);
    PyObject *__tmp8393 = cpy_r_r76.f10;
    PyTuple_SET_ITEM(cpy_r_r77, 10, __tmp8393);
    PyObject *__tmp8394 = cpy_r_r76.f11;
    PyTuple_SET_ITEM(cpy_r_r77, 11, __tmp8394);
    PyObject *__tmp8395 = cpy_r_r76.f12;
    PyTuple_SET_ITEM(cpy_r_r77, 12, __tmp8395);
    PyObject *__tmp8396 = cpy_r_r76.f13;
    PyTuple_SET_ITEM(cpy_r_r77, 13, __tmp8396);
    PyObject *__tmp8397 = cpy_r_r76.f14;
    PyTuple_SET_ITEM(cpy_r_r77, 14, __tmp8397);
    PyObject *__tmp8398 = cpy_r_r76.f15;
    PyTuple_SET_ITEM(cpy_r_r77, 15, __tmp8398);
    PyObject *__tmp8399 = cpy_r_r76.f16;
    PyTuple_SET_ITEM(cpy_r_r77, 16, __tmp8399);
    PyObject *__tmp8400 = cpy_r_r76.f17;
    PyTuple_SET_ITEM(cpy_r_r77, 17, __tmp8400);
    PyObject *__tmp8401 = cpy_r_r76.f18;
    PyTuple_SET_ITEM(cpy_r_r77, 18, __tmp8401);
    PyObject *__tmp8402 = cpy_r_r76.f19;
    PyTuple_SET_ITEM(cpy_r_r77, 19, __tmp8402);
    PyObject *__tmp8403 = cpy_r_r76.f20;
    PyTuple_SET_ITEM(cpy_r_r77, 20, __tmp8403);
    PyObject *__tmp8404 = cpy_r_r76.f21;
    PyTuple_SET_ITEM(cpy_r_r77, 21, __tmp8404);
    PyObject *__tmp8405 = cpy_r_r76.f22;
    PyTuple_SET_ITEM(cpy_r_r77, 22, __tmp8405);
    PyObject *__tmp8406 = cpy_r_r76.f23;
    PyTuple_SET_ITEM(cpy_r_r77, 23, __tmp8406);
    PyObject *__tmp8407 = cpy_r_r76.f24;
    PyTuple_SET_ITEM(cpy_r_r77, 24, __tmp8407);
    PyObject *__tmp8408 = cpy_r_r76.f25;
    PyTuple_SET_ITEM(cpy_r_r77, 25, __tmp8408);
    PyObject *__tmp8409 = cpy_r_r76.f26;
    PyTuple_SET_ITEM(cpy_r_r77, 26, __tmp8409);
    PyObject *__tmp8410 = cpy_r_r76.f27;
    PyTuple_SET_ITEM(cpy_r_r77, 27, __tmp8410);
    PyObject *__tmp8411 = cpy_r_r76.f28;
    PyTuple_SET_ITEM(cpy_r_r77, 28, __tmp8411);
    PyObject *__tmp8412 = cpy_r_r76.f29;
    PyTuple_SET_ITEM(cpy_r_r77, 29, __tmp8412);
    PyObject *__tmp8413 = cpy_r_r76.f30;
    PyTuple_SET_ITEM(cpy_r_r77, 30, __tmp8413);
    PyObject *__tmp8414 = cpy_r_r76.f31;
    PyTuple_SET_ITEM(cpy_r_r77, 31, __tmp8414);
    PyObject *__tmp8415 = cpy_r_r76.f32;
    PyTuple_SET_ITEM(cpy_r_r77, 32, __tmp8415);
    PyObject *__tmp8416 = cpy_r_r76.f33;
    PyTuple_SET_ITEM(cpy_r_r77, 33, __tmp8416);
    PyObject *__tmp8417 = cpy_r_r76.f34;
    PyTuple_SET_ITEM(cpy_r_r77, 34, __tmp8417);
    PyObject *__tmp8418 = cpy_r_r76.f35;
    PyTuple_SET_ITEM(cpy_r_r77, 35, __tmp8418);
    PyObject *__tmp8419 = cpy_r_r76.f36;
    PyTuple_SET_ITEM(cpy_r_r77, 36, __tmp8419);
    PyObject *__tmp8420 = cpy_r_r76.f37;
    PyTuple_SET_ITEM(cpy_r_r77, 37, __tmp8420);
    PyObject *__tmp8421 = cpy_r_r76.f38;
    PyTuple_SET_ITEM(cpy_r_r77, 38, __tmp8421);
    PyObject *__tmp8422 = cpy_r_r76.f39;
    PyTuple_SET_ITEM(cpy_r_r77, 39, __tmp8422);
    PyObject *__tmp8423 = cpy_r_r76.f40;
    PyTuple_SET_ITEM(cpy_r_r77, 40, __tmp8423);
    PyObject *__tmp8424 = cpy_r_r76.f41;
    PyTuple_SET_ITEM(cpy_r_r77, 41, __tmp8424);
    PyObject *__tmp8425 = cpy_r_r76.f42;
    PyTuple_SET_ITEM(cpy_r_r77, 42, __tmp8425);
    PyObject *__tmp8426 = cpy_r_r76.f43;
    PyTuple_SET_ITEM(cpy_r_r77, 43, __tmp8426);
    PyObject *__tmp8427 = cpy_r_r76.f44;
    PyTuple_SET_ITEM(cpy_r_r77, 44, __tmp8427);
    PyObject *__tmp8428 = cpy_r_r76.f45;
    PyTuple_SET_ITEM(cpy_r_r77, 45, __tmp8428);
    PyObject *__tmp8429 = cpy_r_r76.f46;
    PyTuple_SET_ITEM(cpy_r_r77, 46, __tmp8429);
    PyObject *__tmp8430 = cpy_r_r76.f47;
    PyTuple_SET_ITEM(cpy_r_r77, 47, __tmp8430);
    PyObject *__tmp8431 = cpy_r_r76.f48;
    PyTuple_SET_ITEM(cpy_r_r77, 48, __tmp8431);
    PyObject *__tmp8432 = cpy_r_r76.f49;
    PyTuple_SET_ITEM(cpy_r_r77, 49, __tmp8432);
    PyObject *__tmp8433 = cpy_r_r76.f50;
    PyTuple_SET_ITEM(cpy_r_r77, 50, __tmp8433);
    PyObject *__tmp8434 = cpy_r_r76.f51;
    PyTuple_SET_ITEM(cpy_r_r77, 51, __tmp8434);
    PyObject *__tmp8435 = cpy_r_r76.f52;
    PyTuple_SET_ITEM(cpy_r_r77, 52, __tmp8435);
    PyObject *__tmp8436 = cpy_r_r76.f53;
    PyTuple_SET_ITEM(cpy_r_r77, 53, __tmp8436);
    PyObject *__tmp8437 = cpy_r_r76.f54;
    PyTuple_SET_ITEM(cpy_r_r77, 54, __tmp8437);
    cpy_r_r78 = CPyDef_wayfarers___thinking___weights____all(cpy_r_plain, cpy_r_r65, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 101, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    cpy_r_r79 = CPyStatic_wayfarers___thinking___features___STEADY;
    if (unlikely(cpy_r_r79.f0 == NULL)) {
        goto CPyL133;
    } else
        goto CPyL51;
CPyL49: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"STEADY\" was not set");
    cpy_r_r80 = 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 102, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r81 = cpy_r_r79.f0;
    CPy_INCREF(cpy_r_r81);
    cpy_r_r82 = cpy_r_r79.f1;
    CPy_INCREF(cpy_r_r82);
    cpy_r_r83 = cpy_r_r79.f2;
    CPy_INCREF(cpy_r_r83);
    cpy_r_r84 = cpy_r_r79.f3;
    CPy_INCREF(cpy_r_r84);
    cpy_r_r85 = cpy_r_r79.f4;
    CPy_INCREF(cpy_r_r85);
    cpy_r_r86 = cpy_r_r79.f5;
    CPy_INCREF(cpy_r_r86);
    cpy_r_r87 = cpy_r_r79.f6;
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88 = cpy_r_r79.f7;
    CPy_INCREF(cpy_r_r88);
    cpy_r_r89 = cpy_r_r79.f8;
    CPy_INCREF(cpy_r_r89);
    cpy_r_r90 = cpy_r_r79.f9;
    CPy_INCREF(cpy_r_r90);
    cpy_r_r91 = cpy_r_r79.f10;
    CPy_INCREF(cpy_r_r91);
    cpy_r_r92 = cpy_r_r79.f11;
    CPy_INCREF(cpy_r_r92);
    cpy_r_r93 = cpy_r_r79.f12;
    CPy_INCREF(cpy_r_r93);
    cpy_r_r94 = cpy_r_r79.f13;
    CPy_INCREF(cpy_r_r94);
    cpy_r_r95 = cpy_r_r79.f14;
    CPy_INCREF(cpy_r_r95);
    cpy_r_r96 = cpy_r_r79.f15;
    CPy_INCREF(cpy_r_r96);
    cpy_r_r97 = cpy_r_r79.f16;
    CPy_INCREF(cpy_r_r97);
    cpy_r_r98 = cpy_r_r79.f17;
    CPy_INCREF(cpy_r_r98);
    cpy_r_r99 = cpy_r_r79.f18;
    CPy_INCREF(cpy_r_r99);
    cpy_r_r100 = cpy_r_r79.f19;
    CPy_INCREF(cpy_r_r100);
    cpy_r_r101 = cpy_r_r79.f20;
    CPy_INCREF(cpy_r_r101);
    cpy_r_r102 = cpy_r_r79.f21;
    CPy_INCREF(cpy_r_r102);
    cpy_r_r103 = cpy_r_r79.f22;
    CPy_INCREF(cpy_r_r103);
    cpy_r_r104 = cpy_r_r79.f23;
    CPy_INCREF(cpy_r_r104);
    cpy_r_r105 = cpy_r_r79.f24;
    CPy_INCREF(cpy_r_r105);
    cpy_r_r106 = cpy_r_r79.f25;
    CPy_INCREF(cpy_r_r106);
    cpy_r_r107 = cpy_r_r79.f26;
    CPy_INCREF(cpy_r_r107);
    cpy_r_r108 = cpy_r_r79.f27;
    CPy_INCREF(cpy_r_r108);
    cpy_r_r109 = cpy_r_r79.f28;
    CPy_INCREF(cpy_r_r109);
    cpy_r_r110 = cpy_r_r79.f29;
    CPy_INCREF(cpy_r_r110);
    cpy_r_r111 = cpy_r_r79.f30;
    CPy_INCREF(cpy_r_r111);
    cpy_r_r112 = cpy_r_r79.f31;
    CPy_INCREF(cpy_r_r112);
    cpy_r_r113 = PyTuple_Pack(32, cpy_r_r81, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r103, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r92);
    CPy_DECREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r96);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r98);
    CPy_DECREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r100);
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r102);
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r105);
    CPy_DECREF(cpy_r_r106);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r111);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 102, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL134;
    }
    cpy_r_r114 = PyList_New(32);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 102, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL135;
    }
    cpy_r_r115 = 0;
    goto CPyL55;
CPyL54: ;
    cpy_r_r116 = cpy_r_r115 < 32;
    if (!cpy_r_r116) goto CPyL136;
CPyL55: ;
    cpy_r_r117 = CPySequenceTuple_GetItemUnsafe(cpy_r_r113, cpy_r_r115);
    if (likely(PyUnicode_Check(cpy_r_r117)))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 102, CPyStatic_wayfarers___thinking___weights___globals, "str", cpy_r_r117);
        goto CPyL137;
    }
    cpy_r_r119 = PyObject_GetItem(cpy_r_r78, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 102, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL137;
    }
    cpy_r_r120 = CPyStatics[4896]; /* 0 */
    cpy_r_r121 = PyObject_GetItem(cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 102, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL137;
    }
    cpy_r_r122 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r123[1] = {cpy_r_r121};
    cpy_r_r124 = (PyObject **)&cpy_r_r123;
    cpy_r_r125 = PyObject_Vectorcall(cpy_r_r122, cpy_r_r124, 1, 0);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 102, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL138;
    }
    CPy_DECREF(cpy_r_r121);
    cpy_r_r126 = PyFloat_AsDouble(cpy_r_r125);
    if (cpy_r_r126 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r125); cpy_r_r126 = -113.0;
    }
    CPy_DECREF(cpy_r_r125);
    cpy_r_r127 = cpy_r_r126 == -113.0;
    if (unlikely(cpy_r_r127)) goto CPyL61;
CPyL60: ;
    cpy_r_r128 = PyFloat_FromDouble(cpy_r_r126);
    CPyList_SetItemUnsafe(cpy_r_r114, cpy_r_r115, cpy_r_r128);
    goto CPyL62;
CPyL61: ;
    cpy_r_r129 = PyErr_Occurred();
    if (unlikely(cpy_r_r129 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 102, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL137;
    } else
        goto CPyL60;
CPyL62: ;
    cpy_r_r130 = cpy_r_r115 + 1;
    cpy_r_r115 = cpy_r_r130;
    goto CPyL54;
CPyL63: ;
    if (((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_steady != NULL) {
        CPy_DECREF(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_steady);
    }
    ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_steady = cpy_r_r114;
    cpy_r_r131 = 1;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 102, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL134;
    }
    cpy_r_r132 = CPyStatic_wayfarers___thinking___features___STEADY;
    if (unlikely(cpy_r_r132.f0 == NULL)) {
        goto CPyL139;
    } else
        goto CPyL67;
CPyL65: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"STEADY\" was not set");
    cpy_r_r133 = 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 103, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r134 = cpy_r_r132.f0;
    CPy_INCREF(cpy_r_r134);
    cpy_r_r135 = cpy_r_r132.f1;
    CPy_INCREF(cpy_r_r135);
    cpy_r_r136 = cpy_r_r132.f2;
    CPy_INCREF(cpy_r_r136);
    cpy_r_r137 = cpy_r_r132.f3;
    CPy_INCREF(cpy_r_r137);
    cpy_r_r138 = cpy_r_r132.f4;
    CPy_INCREF(cpy_r_r138);
    cpy_r_r139 = cpy_r_r132.f5;
    CPy_INCREF(cpy_r_r139);
    cpy_r_r140 = cpy_r_r132.f6;
    CPy_INCREF(cpy_r_r140);
    cpy_r_r141 = cpy_r_r132.f7;
    CPy_INCREF(cpy_r_r141);
    cpy_r_r142 = cpy_r_r132.f8;
    CPy_INCREF(cpy_r_r142);
    cpy_r_r143 = cpy_r_r132.f9;
    CPy_INCREF(cpy_r_r143);
    cpy_r_r144 = cpy_r_r132.f10;
    CPy_INCREF(cpy_r_r144);
    cpy_r_r145 = cpy_r_r132.f11;
    CPy_INCREF(cpy_r_r145);
    cpy_r_r146 = cpy_r_r132.f12;
    CPy_INCREF(cpy_r_r146);
    cpy_r_r147 = cpy_r_r132.f13;
    CPy_INCREF(cpy_r_r147);
    cpy_r_r148 = cpy_r_r132.f14;
    CPy_INCREF(cpy_r_r148);
    cpy_r_r149 = cpy_r_r132.f15;
    CPy_INCREF(cpy_r_r149);
    cpy_r_r150 = cpy_r_r132.f16;
    CPy_INCREF(cpy_r_r150);
    cpy_r_r151 = cpy_r_r132.f17;
    CPy_INCREF(cpy_r_r151);
    cpy_r_r152 = cpy_r_r132.f18;
    CPy_INCREF(cpy_r_r152);
    cpy_r_r153 = cpy_r_r132.f19;
    CPy_INCREF(cpy_r_r153);
    cpy_r_r154 = cpy_r_r132.f20;
    CPy_INCREF(cpy_r_r154);
    cpy_r_r155 = cpy_r_r132.f21;
    CPy_INCREF(cpy_r_r155);
    cpy_r_r156 = cpy_r_r132.f22;
    CPy_INCREF(cpy_r_r156);
    cpy_r_r157 = cpy_r_r132.f23;
    CPy_INCREF(cpy_r_r157);
    cpy_r_r158 = cpy_r_r132.f24;
    CPy_INCREF(cpy_r_r158);
    cpy_r_r159 = cpy_r_r132.f25;
    CPy_INCREF(cpy_r_r159);
    cpy_r_r160 = cpy_r_r132.f26;
    CPy_INCREF(cpy_r_r160);
    cpy_r_r161 = cpy_r_r132.f27;
    CPy_INCREF(cpy_r_r161);
    cpy_r_r162 = cpy_r_r132.f28;
    CPy_INCREF(cpy_r_r162);
    cpy_r_r163 = cpy_r_r132.f29;
    CPy_INCREF(cpy_r_r163);
    cpy_r_r164 = cpy_r_r132.f30;
    CPy_INCREF(cpy_r_r164);
    cpy_r_r165 = cpy_r_r132.f31;
    CPy_INCREF(cpy_r_r165);
    cpy_r_r166 = PyTuple_Pack(32, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r138, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r142, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r147, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r160, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r164, cpy_r_r165);
    CPy_DECREF(cpy_r_r134);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r136);
    CPy_DECREF(cpy_r_r137);
    CPy_DECREF(cpy_r_r138);
    CPy_DECREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r140);
    CPy_DECREF(cpy_r_r141);
    CPy_DECREF(cpy_r_r142);
    CPy_DECREF(cpy_r_r143);
    CPy_DECREF(cpy_r_r144);
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r147);
    CPy_DECREF(cpy_r_r148);
    CPy_DECREF(cpy_r_r149);
    CPy_DECREF(cpy_r_r150);
    CPy_DECREF(cpy_r_r151);
    CPy_DECREF(cpy_r_r152);
    CPy_DECREF(cpy_r_r153);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r155);
    CPy_DECREF(cpy_r_r156);
    CPy_DECREF(cpy_r_r157);
    CPy_DECREF(cpy_r_r158);
    CPy_DECREF(cpy_r_r159);
    CPy_DECREF(cpy_r_r160);
    CPy_DECREF(cpy_r_r161);
    CPy_DECREF(cpy_r_r162);
    CPy_DECREF(cpy_r_r163);
    CPy_DECREF(cpy_r_r164);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 103, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL134;
    }
    cpy_r_r167 = PyList_New(32);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 103, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL140;
    }
    cpy_r_r168 = 0;
    goto CPyL71;
CPyL70: ;
    cpy_r_r169 = cpy_r_r168 < 32;
    if (!cpy_r_r169) goto CPyL141;
CPyL71: ;
    cpy_r_r170 = CPySequenceTuple_GetItemUnsafe(cpy_r_r166, cpy_r_r168);
    if (likely(PyUnicode_Check(cpy_r_r170)))
        cpy_r_r171 = cpy_r_r170;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 103, CPyStatic_wayfarers___thinking___weights___globals, "str", cpy_r_r170);
        goto CPyL142;
    }
    cpy_r_r172 = PyObject_GetItem(cpy_r_r78, cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 103, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL142;
    }
    cpy_r_r173 = CPyStatics[4897]; /* 1 */
    cpy_r_r174 = PyObject_GetItem(cpy_r_r172, cpy_r_r173);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 103, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL142;
    }
    cpy_r_r175 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r176[1] = {cpy_r_r174};
    cpy_r_r177 = (PyObject **)&cpy_r_r176;
    cpy_r_r178 = PyObject_Vectorcall(cpy_r_r175, cpy_r_r177, 1, 0);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 103, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL143;
    }
    CPy_DECREF(cpy_r_r174);
    cpy_r_r179 = PyFloat_AsDouble(cpy_r_r178);
    if (cpy_r_r179 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r178); cpy_r_r179 = -113.0;
    }
    CPy_DECREF(cpy_r_r178);
    cpy_r_r180 = cpy_r_r179 == -113.0;
    if (unlikely(cpy_r_r180)) goto CPyL77;
CPyL76: ;
    cpy_r_r181 = PyFloat_FromDouble(cpy_r_r179);
    CPyList_SetItemUnsafe(cpy_r_r167, cpy_r_r168, cpy_r_r181);
    goto CPyL78;
CPyL77: ;
    cpy_r_r182 = PyErr_Occurred();
    if (unlikely(cpy_r_r182 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 103, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL142;
    } else
        goto CPyL76;
CPyL78: ;
    cpy_r_r183 = cpy_r_r168 + 1;
    cpy_r_r168 = cpy_r_r183;
    goto CPyL70;
CPyL79: ;
    if (((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_steady_a_turn != NULL) {
        CPy_DECREF(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_steady_a_turn);
    }
    ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_steady_a_turn = cpy_r_r167;
    cpy_r_r184 = 1;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 103, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL134;
    }
    cpy_r_r185 = CPyStatic_wayfarers___thinking___features___MOVING;
    if (unlikely(cpy_r_r185.f0 == NULL)) {
        goto CPyL144;
    } else
        goto CPyL83;
CPyL81: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"MOVING\" was not set");
    cpy_r_r186 = 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 104, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL83: ;
    cpy_r_r187 = cpy_r_r185.f0;
    CPy_INCREF(cpy_r_r187);
    cpy_r_r188 = cpy_r_r185.f1;
    CPy_INCREF(cpy_r_r188);
    cpy_r_r189 = cpy_r_r185.f2;
    CPy_INCREF(cpy_r_r189);
    cpy_r_r190 = cpy_r_r185.f3;
    CPy_INCREF(cpy_r_r190);
    cpy_r_r191 = cpy_r_r185.f4;
    CPy_INCREF(cpy_r_r191);
    cpy_r_r192 = cpy_r_r185.f5;
    CPy_INCREF(cpy_r_r192);
    cpy_r_r193 = cpy_r_r185.f6;
    CPy_INCREF(cpy_r_r193);
    cpy_r_r194 = cpy_r_r185.f7;
    CPy_INCREF(cpy_r_r194);
    cpy_r_r195 = cpy_r_r185.f8;
    CPy_INCREF(cpy_r_r195);
    cpy_r_r196 = cpy_r_r185.f9;
    CPy_INCREF(cpy_r_r196);
    cpy_r_r197 = cpy_r_r185.f10;
    CPy_INCREF(cpy_r_r197);
    cpy_r_r198 = cpy_r_r185.f11;
    CPy_INCREF(cpy_r_r198);
    cpy_r_r199 = cpy_r_r185.f12;
    CPy_INCREF(cpy_r_r199);
    cpy_r_r200 = cpy_r_r185.f13;
    CPy_INCREF(cpy_r_r200);
    cpy_r_r201 = cpy_r_r185.f14;
    CPy_INCREF(cpy_r_r201);
    cpy_r_r202 = cpy_r_r185.f15;
    CPy_INCREF(cpy_r_r202);
    cpy_r_r203 = cpy_r_r185.f16;
    CPy_INCREF(cpy_r_r203);
    cpy_r_r204 = cpy_r_r185.f17;
    CPy_INCREF(cpy_r_r204);
    cpy_r_r205 = cpy_r_r185.f18;
    CPy_INCREF(cpy_r_r205);
    cpy_r_r206 = cpy_r_r185.f19;
    CPy_INCREF(cpy_r_r206);
    cpy_r_r207 = cpy_r_r185.f20;
    CPy_INCREF(cpy_r_r207);
    cpy_r_r208 = cpy_r_r185.f21;
    CPy_INCREF(cpy_r_r208);
    cpy_r_r209 = cpy_r_r185.f22;
    CPy_INCREF(cpy_r_r209);
    cpy_r_r210 = PyTuple_Pack(23, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r191, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r208, cpy_r_r209);
    CPy_DECREF(cpy_r_r187);
    CPy_DECREF(cpy_r_r188);
    CPy_DECREF(cpy_r_r189);
    CPy_DECREF(cpy_r_r190);
    CPy_DECREF(cpy_r_r191);
    CPy_DECREF(cpy_r_r192);
    CPy_DECREF(cpy_r_r193);
    CPy_DECREF(cpy_r_r194);
    CPy_DECREF(cpy_r_r195);
    CPy_DECREF(cpy_r_r196);
    CPy_DECREF(cpy_r_r197);
    CPy_DECREF(cpy_r_r198);
    CPy_DECREF(cpy_r_r199);
    CPy_DECREF(cpy_r_r200);
    CPy_DECREF(cpy_r_r201);
    CPy_DECREF(cpy_r_r202);
    CPy_DECREF(cpy_r_r203);
    CPy_DECREF(cpy_r_r204);
    CPy_DECREF(cpy_r_r205);
    CPy_DECREF(cpy_r_r206);
    CPy_DECREF(cpy_r_r207);
    CPy_DECREF(cpy_r_r208);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 104, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL134;
    }
    cpy_r_r211 = PyList_New(23);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 104, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL145;
    }
    cpy_r_r212 = 0;
    goto CPyL87;
CPyL86: ;
    cpy_r_r213 = cpy_r_r212 < 23;
    if (!cpy_r_r213) goto CPyL146;
CPyL87: ;
    cpy_r_r214 = CPySequenceTuple_GetItemUnsafe(cpy_r_r210, cpy_r_r212);
    if (likely(PyUnicode_Check(cpy_r_r214)))
        cpy_r_r215 = cpy_r_r214;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 104, CPyStatic_wayfarers___thinking___weights___globals, "str", cpy_r_r214);
        goto CPyL147;
    }
    cpy_r_r216 = PyObject_GetItem(cpy_r_r78, cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 104, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL147;
    }
    cpy_r_r217 = CPyStatics[4896]; /* 0 */
    cpy_r_r218 = PyObject_GetItem(cpy_r_r216, cpy_r_r217);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 104, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL147;
    }
    cpy_r_r219 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r220[1] = {cpy_r_r218};
    cpy_r_r221 = (PyObject **)&cpy_r_r220;
    cpy_r_r222 = PyObject_Vectorcall(cpy_r_r219, cpy_r_r221, 1, 0);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 104, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL148;
    }
    CPy_DECREF(cpy_r_r218);
    cpy_r_r223 = PyFloat_AsDouble(cpy_r_r222);
    if (cpy_r_r223 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r222); cpy_r_r223 = -113.0;
    }
    CPy_DECREF(cpy_r_r222);
    cpy_r_r224 = cpy_r_r223 == -113.0;
    if (unlikely(cpy_r_r224)) goto CPyL93;
CPyL92: ;
    cpy_r_r225 = PyFloat_FromDouble(cpy_r_r223);
    CPyList_SetItemUnsafe(cpy_r_r211, cpy_r_r212, cpy_r_r225);
    goto CPyL94;
CPyL93: ;
    cpy_r_r226 = PyErr_Occurred();
    if (unlikely(cpy_r_r226 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 104, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL147;
    } else
        goto CPyL92;
CPyL94: ;
    cpy_r_r227 = cpy_r_r212 + 1;
    cpy_r_r212 = cpy_r_r227;
    goto CPyL86;
CPyL95: ;
    if (((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_moving != NULL) {
        CPy_DECREF(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_moving);
    }
    ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_moving = cpy_r_r211;
    cpy_r_r228 = 1;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 104, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL134;
    }
    cpy_r_r229 = CPyStatic_wayfarers___thinking___features___MOVING;
    if (unlikely(cpy_r_r229.f0 == NULL)) {
        goto CPyL149;
    } else
        goto CPyL99;
CPyL97: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"MOVING\" was not set");
    cpy_r_r230 = 0;
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 105, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL99: ;
    cpy_r_r231 = cpy_r_r229.f0;
    CPy_INCREF(cpy_r_r231);
    cpy_r_r232 = cpy_r_r229.f1;
    CPy_INCREF(cpy_r_r232);
    cpy_r_r233 = cpy_r_r229.f2;
    CPy_INCREF(cpy_r_r233);
    cpy_r_r234 = cpy_r_r229.f3;
    CPy_INCREF(cpy_r_r234);
    cpy_r_r235 = cpy_r_r229.f4;
    CPy_INCREF(cpy_r_r235);
    cpy_r_r236 = cpy_r_r229.f5;
    CPy_INCREF(cpy_r_r236);
    cpy_r_r237 = cpy_r_r229.f6;
    CPy_INCREF(cpy_r_r237);
    cpy_r_r238 = cpy_r_r229.f7;
    CPy_INCREF(cpy_r_r238);
    cpy_r_r239 = cpy_r_r229.f8;
    CPy_INCREF(cpy_r_r239);
    cpy_r_r240 = cpy_r_r229.f9;
    CPy_INCREF(cpy_r_r240);
    cpy_r_r241 = cpy_r_r229.f10;
    CPy_INCREF(cpy_r_r241);
    cpy_r_r242 = cpy_r_r229.f11;
    CPy_INCREF(cpy_r_r242);
    cpy_r_r243 = cpy_r_r229.f12;
    CPy_INCREF(cpy_r_r243);
    cpy_r_r244 = cpy_r_r229.f13;
    CPy_INCREF(cpy_r_r244);
    cpy_r_r245 = cpy_r_r229.f14;
    CPy_INCREF(cpy_r_r245);
    cpy_r_r246 = cpy_r_r229.f15;
    CPy_INCREF(cpy_r_r246);
    cpy_r_r247 = cpy_r_r229.f16;
    CPy_INCREF(cpy_r_r247);
    cpy_r_r248 = cpy_r_r229.f17;
    CPy_INCREF(cpy_r_r248);
    cpy_r_r249 = cpy_r_r229.f18;
    CPy_INCREF(cpy_r_r249);
    cpy_r_r250 = cpy_r_r229.f19;
    CPy_INCREF(cpy_r_r250);
    cpy_r_r251 = cpy_r_r229.f20;
    CPy_INCREF(cpy_r_r251);
    cpy_r_r252 = cpy_r_r229.f21;
    CPy_INCREF(cpy_r_r252);
    cpy_r_r253 = cpy_r_r229.f22;
    CPy_INCREF(cpy_r_r253);
    cpy_r_r254 = PyTuple_Pack(23, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r234, cpy_r_r235, cpy_r_r236, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r248, cpy_r_r249, cpy_r_r250, cpy_r_r251, cpy_r_r252, cpy_r_r253);
    CPy_DECREF(cpy_r_r231);
    CPy_DECREF(cpy_r_r232);
    CPy_DECREF(cpy_r_r233);
    CPy_DECREF(cpy_r_r234);
    CPy_DECREF(cpy_r_r235);
    CPy_DECREF(cpy_r_r236);
    CPy_DECREF(cpy_r_r237);
    CPy_DECREF(cpy_r_r238);
    CPy_DECREF(cpy_r_r239);
    CPy_DECREF(cpy_r_r240);
    CPy_DECREF(cpy_r_r241);
    CPy_DECREF(cpy_r_r242);
    CPy_DECREF(cpy_r_r243);
    CPy_DECREF(cpy_r_r244);
    CPy_DECREF(cpy_r_r245);
    CPy_DECREF(cpy_r_r246);
    CPy_DECREF(cpy_r_r247);
    CPy_DECREF(cpy_r_r248);
    CPy_DECREF(cpy_r_r249);
    CPy_DECREF(cpy_r_r250);
    CPy_DECREF(cpy_r_r251);
    CPy_DECREF(cpy_r_r252);
    CPy_DECREF(cpy_r_r253);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 105, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL134;
    }
    cpy_r_r255 = PyList_New(23);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 105, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL150;
    }
    cpy_r_r256 = 0;
    goto CPyL103;
CPyL102: ;
    cpy_r_r257 = cpy_r_r256 < 23;
    if (!cpy_r_r257) goto CPyL151;
CPyL103: ;
    cpy_r_r258 = CPySequenceTuple_GetItemUnsafe(cpy_r_r254, cpy_r_r256);
    if (likely(PyUnicode_Check(cpy_r_r258)))
        cpy_r_r259 = cpy_r_r258;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 105, CPyStatic_wayfarers___thinking___weights___globals, "str", cpy_r_r258);
        goto CPyL152;
    }
    cpy_r_r260 = PyObject_GetItem(cpy_r_r78, cpy_r_r259);
    CPy_DECREF(cpy_r_r259);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 105, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL152;
    }
    cpy_r_r261 = CPyStatics[4897]; /* 1 */
    cpy_r_r262 = PyObject_GetItem(cpy_r_r260, cpy_r_r261);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r262 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 105, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL152;
    }
    cpy_r_r263 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r264[1] = {cpy_r_r262};
    cpy_r_r265 = (PyObject **)&cpy_r_r264;
    cpy_r_r266 = PyObject_Vectorcall(cpy_r_r263, cpy_r_r265, 1, 0);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 105, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL153;
    }
    CPy_DECREF(cpy_r_r262);
    cpy_r_r267 = PyFloat_AsDouble(cpy_r_r266);
    if (cpy_r_r267 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r266); cpy_r_r267 = -113.0;
    }
    CPy_DECREF(cpy_r_r266);
    cpy_r_r268 = cpy_r_r267 == -113.0;
    if (unlikely(cpy_r_r268)) goto CPyL109;
CPyL108: ;
    cpy_r_r269 = PyFloat_FromDouble(cpy_r_r267);
    CPyList_SetItemUnsafe(cpy_r_r255, cpy_r_r256, cpy_r_r269);
    goto CPyL110;
CPyL109: ;
    cpy_r_r270 = PyErr_Occurred();
    if (unlikely(cpy_r_r270 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 105, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL108;
CPyL110: ;
    cpy_r_r271 = cpy_r_r256 + 1;
    cpy_r_r256 = cpy_r_r271;
    goto CPyL102;
CPyL111: ;
    if (((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_moving_a_turn != NULL) {
        CPy_DECREF(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_moving_a_turn);
    }
    ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_self)->_moving_a_turn = cpy_r_r255;
    cpy_r_r272 = 1;
    if (unlikely(!cpy_r_r272)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 105, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL113;
    }
    return 1;
CPyL113: ;
    cpy_r_r273 = 2;
    return cpy_r_r273;
CPyL114: ;
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1.f0);
    CPy_DecRef(cpy_r_r3.f1.f1);
    CPy_DecRef(cpy_r_r3.f1.f2);
    CPy_DecRef(cpy_r_r3.f1.f3);
    CPy_DecRef(cpy_r_r3.f1.f4);
    CPy_DecRef(cpy_r_r3.f1.f5);
    CPy_DecRef(cpy_r_r3.f1.f6);
    CPy_DecRef(cpy_r_r3.f1.f7);
    CPy_DecRef(cpy_r_r3.f1.f8);
    CPy_DecRef(cpy_r_r3.f1.f9);
    CPy_DecRef(cpy_r_r3.f1.f10);
    CPy_DecRef(cpy_r_r3.f1.f11);
    CPy_DecRef(cpy_r_r3.f1.f12);
    CPy_DecRef(cpy_r_r3.f1.f13);
    CPy_DecRef(cpy_r_r3.f1.f14);
    CPy_DecRef(cpy_r_r3.f1.f15);
    CPy_DecRef(cpy_r_r3.f1.f16);
    CPy_DecRef(cpy_r_r3.f1.f17);
    goto CPyL4;
CPyL115: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL20;
CPyL116: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL113;
CPyL117: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    goto CPyL113;
CPyL118: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r16);
    goto CPyL113;
CPyL119: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL19;
CPyL120: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r21);
    goto CPyL113;
CPyL121: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL113;
CPyL122: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    goto CPyL113;
CPyL123: ;
    CPy_DecRef(cpy_r_r38);
    goto CPyL23;
CPyL124: ;
    CPy_DecRef(cpy_r_r38);
    goto CPyL113;
CPyL125: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r43);
    goto CPyL113;
CPyL126: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL34;
CPyL127: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r48);
    goto CPyL113;
CPyL128: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r52);
    goto CPyL113;
CPyL129: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r51);
    goto CPyL113;
CPyL130: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL113;
CPyL131: ;
    CPy_DECREF(cpy_r_r72);
    goto CPyL44;
CPyL132: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL45;
CPyL133: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL49;
CPyL134: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL113;
CPyL135: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r113);
    goto CPyL113;
CPyL136: ;
    CPy_DECREF(cpy_r_r113);
    goto CPyL63;
CPyL137: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    goto CPyL113;
CPyL138: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r121);
    goto CPyL113;
CPyL139: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL65;
CPyL140: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r166);
    goto CPyL113;
CPyL141: ;
    CPy_DECREF(cpy_r_r166);
    goto CPyL79;
CPyL142: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    goto CPyL113;
CPyL143: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r174);
    goto CPyL113;
CPyL144: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL81;
CPyL145: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r210);
    goto CPyL113;
CPyL146: ;
    CPy_DECREF(cpy_r_r210);
    goto CPyL95;
CPyL147: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r211);
    goto CPyL113;
CPyL148: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r218);
    goto CPyL113;
CPyL149: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL97;
CPyL150: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r254);
    goto CPyL113;
CPyL151: ;
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r254);
    goto CPyL111;
CPyL152: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r254);
    CPy_DecRef(cpy_r_r255);
    goto CPyL113;
CPyL153: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r254);
    CPy_DecRef(cpy_r_r255);
    CPy_DecRef(cpy_r_r262);
    goto CPyL113;
}
        
        PyObject *CPyPy_wayfarers___thinking___weights___Weights_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"plain", 0};
            PyObject *obj_plain;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_plain)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___weights___Weights))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.weights.Weights", obj_self); 
                goto fail;
            }
            PyObject *arg_plain = obj_plain;
            char retval = CPyDef_wayfarers___thinking___weights___Weights_____init__(arg_self, arg_plain);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "__init__", 96, CPyStatic_wayfarers___thinking___weights___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___weights___weights(void) {
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
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = CPyStatics[3631]; /* 'serai.games.wayfarers' */
    cpy_r_r1 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r2 = CPyStatics[108]; /* 'files' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 111, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL11;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 111, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL11;
    }
    cpy_r_r7 = CPyStatics[110]; /* 'thinking' */
    cpy_r_r8 = PyNumber_TrueDivide(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 111, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL11;
    }
    cpy_r_r9 = CPyStatics[1137]; /* 'weights.toml' */
    cpy_r_r10 = PyNumber_TrueDivide(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 111, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL11;
    }
    cpy_r_r11 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r12 = CPyStatics[113]; /* 'read_text' */
    PyObject *cpy_r_r13[2] = {cpy_r_r10, cpy_r_r11};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_VectorcallMethod(cpy_r_r12, cpy_r_r14, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 111, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r10);
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 111, CPyStatic_wayfarers___thinking___weights___globals, "str", cpy_r_r15);
        goto CPyL11;
    }
    cpy_r_r17 = CPyImport_GetModuleCache(&CPyModule_tomllib);
    cpy_r_r18 = CPyStatics[115]; /* 'loads' */
    cpy_r_r19 = CPyObject_GetAttr(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 111, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL13;
    }
    PyObject *cpy_r_r20[1] = {cpy_r_r16};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r19, cpy_r_r21, 1, 0);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 111, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r16);
    if (likely(PyDict_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 111, CPyStatic_wayfarers___thinking___weights___globals, "dict", cpy_r_r22);
        goto CPyL11;
    }
    cpy_r_r24 = CPyDef_wayfarers___thinking___weights___Weights(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 111, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL11;
    }
    return cpy_r_r24;
CPyL11: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL12: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL11;
CPyL13: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL11;
}
        
        PyObject *CPyPy_wayfarers___thinking___weights___weights(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":weights", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___weights___weights();
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "weights", 109, CPyStatic_wayfarers___thinking___weights___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___weights____all(PyObject *cpy_r_plain, PyObject *cpy_r_section, PyObject *cpy_r_names) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 115, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL15;
    }
    cpy_r_r1 = CPyStatics[88]; /* 'get' */
    PyObject *cpy_r_r2[3] = {cpy_r_plain, cpy_r_section, cpy_r_r0};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_VectorcallMethod(cpy_r_r1, cpy_r_r3, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 115, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r5 = PySet_New(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 116, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL17;
    }
    cpy_r_r6 = PySet_New(cpy_r_names);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 116, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL18;
    }
    cpy_r_r7 = PyNumber_Xor(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 116, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL17;
    }
    if (likely(PySet_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 116, CPyStatic_wayfarers___thinking___weights___globals, "set", cpy_r_r7);
        goto CPyL17;
    }
    cpy_r_r9 = CPySequence_Sort(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 116, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL17;
    }
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) {
        goto CPyL19;
    } else
        goto CPyL20;
CPyL8: ;
    cpy_r_r14 = CPyStatics[2201]; /* 'weights: [' */
    cpy_r_r15 = CPyStatics[2202]; /* '] should have exactly its names; look at ' */
    cpy_r_r16 = CPyStatics[157]; /* ', ' */
    cpy_r_r17 = PyUnicode_Join(cpy_r_r16, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 118, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL15;
    }
    cpy_r_r18 = CPyStr_Build(4, cpy_r_r14, cpy_r_section, cpy_r_r15, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 118, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL15;
    }
    cpy_r_r19 = (PyObject *)CPyType_wayfarers___thinking___weights___WeightsError;
    PyObject *cpy_r_r20[1] = {cpy_r_r18};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r19, cpy_r_r21, 1, 0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 118, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r18);
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_wayfarers___thinking___weights___WeightsError))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 118, CPyStatic_wayfarers___thinking___weights___globals, "serai.games.wayfarers.thinking.weights.WeightsError", cpy_r_r22);
        goto CPyL15;
    }
    CPy_Raise(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 118, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL14: ;
    return cpy_r_r4;
CPyL15: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL15;
CPyL19: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL8;
CPyL20: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL14;
CPyL21: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL15;
}
        
        PyObject *CPyPy_wayfarers___thinking___weights____all(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"plain", "section", "names", 0};
            static CPyArg_Parser parser = {"OOO:_all", kwlist, 0};
            PyObject *obj_plain;
            PyObject *obj_section;
            PyObject *obj_names;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_plain, &obj_section, &obj_names)) {
                return NULL;
            }
            PyObject *arg_plain = obj_plain;
            PyObject *arg_section;
            if (likely(PyUnicode_Check(obj_section)))
                arg_section = obj_section;
            else {
                CPy_TypeError("str", obj_section); 
                goto fail;
            }
            PyObject * arg_names;
            if (likely(PyTuple_Check(obj_names)))
                arg_names = obj_names;
            else {
                CPy_TypeError("tuple", obj_names); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___weights____all(arg_plain, arg_section, arg_names);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "_all", 114, CPyStatic_wayfarers___thinking___weights___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___thinking___weights_____top_level__(void) {
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
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    void *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    void *cpy_r_r40;
    void *cpy_r_r41;
    void *cpy_r_r42;
    void *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
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
    PyObject *cpy_r_r65;
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
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    tuple_T18OOOOOOOOOOOOOOOOOO cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    int32_t cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
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
    tuple_T34OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r121;
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
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    tuple_T18OOOOOOOOOOOOOOOOOO cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    int32_t cpy_r_r149;
    char cpy_r_r150;
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
    int32_t cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    int32_t cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    char cpy_r_r172;
    char cpy_r_r173;
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
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    int32_t cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    int32_t cpy_r_r237;
    char cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject **cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    int32_t cpy_r_r251;
    char cpy_r_r252;
    char cpy_r_r253;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 1, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 1, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 7, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_tomllib;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {9};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[4995]; /* (('tomllib', 'tomllib', 'tomllib'),) */
    cpy_r_r17 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r18 = CPyStatics[4372]; /* 'src/serai/games/wayfarers/thinking/weights.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL40;
    cpy_r_r21 = CPyStatics[5180]; /* ('Mapping',) */
    cpy_r_r22 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r23 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 10, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r25 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r27 = CPyStatics[127]; /* 'functools' */
    cpy_r_r28 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 11, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r30 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r32 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r33 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 12, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r35 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatics[5295]; /* ('Any', 'Final') */
    cpy_r_r37 = CPyStatics[47]; /* 'typing' */
    cpy_r_r38 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r39 = CPyImport_ImportFromMany(cpy_r_r37, cpy_r_r36, cpy_r_r36, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 13, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r40 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r40, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = (void *)&CPyModule_serai___games___wayfarers___thinking___features;
    cpy_r_r42 = (void *)&CPyImportState_serai___games___wayfarers___thinking___features;
    cpy_r_r43 = CPyModuleLockAPI_serai;
    cpy_r_r44 = CPyImport_IsInitialized(cpy_r_r42);
    if (!cpy_r_r44) goto CPyL13;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[4309]; /* 'serai.games.wayfarers.thinking.features' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 15, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r48 = cpy_r_r47;
    goto CPyL17;
CPyL13: ;
    cpy_r_r49 = CPyInitOnly_serai___games___wayfarers___thinking___features;
    cpy_r_r50 = CPyExec_serai___games___wayfarers___thinking___features;
    cpy_r_r51 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___features__internal;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 15, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r55 = CPyStatics[8]; /* '__file__' */
    cpy_r_r56 = CPyObject_GetAttr(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 15, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r57 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r58 = CPyStatics[4309]; /* 'serai.games.wayfarers.thinking.features' */
    cpy_r_r59 = CPyImport_ImportNative(cpy_r_r58, cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r56, cpy_r_r57, 0);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 15, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r48 = cpy_r_r59;
CPyL17: ;
    cpy_r_r60 = CPyStatics[5657]; /* ('MOVING', 'STEADY') */
    cpy_r_r61 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r62 = CPyImport_GetNativeAttrs(cpy_r_r48, cpy_r_r60, cpy_r_r60, cpy_r_r61);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 15, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    } else
        goto CPyL41;
CPyL18: ;
    cpy_r_r63 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r64 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r65 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r66 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r67 = CPyStatics[4373]; /* 'on_card' */
    cpy_r_r68 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r69 = CPyStatics[543]; /* 'die' */
    cpy_r_r70 = CPyStatics[1331]; /* 'free' */
    cpy_r_r71 = CPyStatics[4374]; /* 'turns_a_column' */
    cpy_r_r72 = CPyStatics[4375]; /* 'last_turns' */
    cpy_r_r73 = CPyStatics[4376]; /* 'usual_length' */
    cpy_r_r74 = CPyStatics[4377]; /* 'tags_a_turn' */
    cpy_r_r75 = CPyStatics[3212]; /* 'cards_a_turn' */
    cpy_r_r76 = CPyStatics[4160]; /* 'triggers' */
    cpy_r_r77 = CPyStatics[1582]; /* 'column' */
    cpy_r_r78 = CPyStatics[4378]; /* 'open_link' */
    cpy_r_r79 = CPyStatics[1119]; /* 'automa_pace' */
    cpy_r_r80 = CPyStatics[4379]; /* 'engine' */
    CPy_INCREF(cpy_r_r63);
    CPy_INCREF(cpy_r_r64);
    CPy_INCREF(cpy_r_r65);
    CPy_INCREF(cpy_r_r66);
    CPy_INCREF(cpy_r_r67);
    CPy_INCREF(cpy_r_r68);
    CPy_INCREF(cpy_r_r69);
    CPy_INCREF(cpy_r_r70);
    CPy_INCREF(cpy_r_r71);
    CPy_INCREF(cpy_r_r72);
    CPy_INCREF(cpy_r_r73);
    CPy_INCREF(cpy_r_r74);
    CPy_INCREF(cpy_r_r75);
    CPy_INCREF(cpy_r_r76);
    CPy_INCREF(cpy_r_r77);
    CPy_INCREF(cpy_r_r78);
    CPy_INCREF(cpy_r_r79);
    CPy_INCREF(cpy_r_r80);
    cpy_r_r81.f0 = cpy_r_r63;
    cpy_r_r81.f1 = cpy_r_r64;
    cpy_r_r81.f2 = cpy_r_r65;
    cpy_r_r81.f3 = cpy_r_r66;
    cpy_r_r81.f4 = cpy_r_r67;
    cpy_r_r81.f5 = cpy_r_r68;
    cpy_r_r81.f6 = cpy_r_r69;
    cpy_r_r81.f7 = cpy_r_r70;
    cpy_r_r81.f8 = cpy_r_r71;
    cpy_r_r81.f9 = cpy_r_r72;
    cpy_r_r81.f10 = cpy_r_r73;
    cpy_r_r81.f11 = cpy_r_r74;
    cpy_r_r81.f12 = cpy_r_r75;
    cpy_r_r81.f13 = cpy_r_r76;
    cpy_r_r81.f14 = cpy_r_r77;
    cpy_r_r81.f15 = cpy_r_r78;
    cpy_r_r81.f16 = cpy_r_r79;
    cpy_r_r81.f17 = cpy_r_r80;
    CPyStatic_wayfarers___thinking___weights___NUMBERS = cpy_r_r81;
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f0);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f1);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f2);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f3);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f4);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f5);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f6);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f7);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f8);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f9);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f10);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f11);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f12);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f13);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f14);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f15);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f16);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___NUMBERS.f17);
    cpy_r_r82 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r83 = CPyStatics[2241]; /* 'NUMBERS' */
    cpy_r_r84 = PyTuple_New(18);
    if (unlikely(cpy_r_r84 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8438 = cpy_r_r81.f0;
    PyTuple_SET_ITEM(cpy_r_r84, 0, __tmp8438);
    PyObject *__tmp8439 = cpy_r_r81.f1;
    PyTuple_SET_ITEM(cpy_r_r84, 1, __tmp8439);
    PyObject *__tmp8440 = cpy_r_r81.f2;
    PyTuple_SET_ITEM(cpy_r_r84, 2, __tmp8440);
    PyObject *__tmp8441 = cpy_r_r81.f3;
    PyTuple_SET_ITEM(cpy_r_r84, 3, __tmp8441);
    PyObject *__tmp8442 = cpy_r_r81.f4;
    PyTuple_SET_ITEM(cpy_r_r84, 4, __tmp8442);
    PyObject *__tmp8443 = cpy_r_r81.f5;
    PyTuple_SET_ITEM(cpy_r_r84, 5, __tmp8443);
    PyObject *__tmp8444 = cpy_r_r81.f6;
    PyTuple_SET_ITEM(cpy_r_r84, 6, __tmp8444);
    PyObject *__tmp8445 = cpy_r_r81.f7;
    PyTuple_SET_ITEM(cpy_r_r84, 7, __tmp8445);
    PyObject *__tmp8446 = cpy_r_r81.f8;
    PyTuple_SET_ITEM(cpy_r_r84, 8, __tmp8446);
    PyObject *__tmp8447 = cpy_r_r81.f9;
    PyTuple_SET_ITEM(cpy_r_r84, 9, __tmp8447);
    PyObject *__tmp8448 = cpy_r_r81.f10;
    PyTuple_SET_ITEM(cpy_r_r84, 10, __tmp8448);
    PyObject *__tmp8449 = cpy_r_r81.f11;
    PyTuple_SET_ITEM(cpy_r_r84, 11, __tmp8449);
    PyObject *__tmp8450 = cpy_r_r81.f12;
    PyTuple_SET_ITEM(cpy_r_r84, 12, __tmp8450);
    PyObject *__tmp8451 = cpy_r_r81.f13;
    PyTuple_SET_ITEM(cpy_r_r84, 13, __tmp8451);
    PyObject *__tmp8452 = cpy_r_r81.f14;
    PyTuple_SET_ITEM(cpy_r_r84, 14, __tmp8452);
    PyObject *__tmp8453 = cpy_r_r81.f15;
    PyTuple_SET_ITEM(cpy_r_r84, 15, __tmp8453);
    PyObject *__tmp8454 = cpy_r_r81.f16;
    PyTuple_SET_ITEM(cpy_r_r84, 16, __tmp8454);
    PyObject *__tmp8455 = cpy_r_r81.f17;
    PyTuple_SET_ITEM(cpy_r_r84, 17, __tmp8455);
    cpy_r_r85 = CPyDict_SetItem(cpy_r_r82, cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    cpy_r_r86 = cpy_r_r85 >= 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 17, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r87 = CPyStatics[4380]; /* 'rich' */
    cpy_r_r88 = CPyStatics[4381]; /* 'riches_lost' */
    cpy_r_r89 = CPyStatics[4382]; /* 'richest' */
    cpy_r_r90 = CPyStatics[4383]; /* 'useful_influence' */
    cpy_r_r91 = CPyStatics[4384]; /* 'late' */
    cpy_r_r92 = CPyStatics[4385]; /* 'late_for_dice' */
    cpy_r_r93 = CPyStatics[1531]; /* 'discount' */
    cpy_r_r94 = CPyStatics[4386]; /* 'between_rests' */
    cpy_r_r95 = CPyStatics[4387]; /* 'long' */
    cpy_r_r96 = CPyStatics[4388]; /* 'longest' */
    cpy_r_r97 = CPyStatics[4389]; /* 'hope_lost' */
    cpy_r_r98 = CPyStatics[4340]; /* 'towards_set' */
    cpy_r_r99 = CPyStatics[4390]; /* 'set_growth' */
    cpy_r_r100 = CPyStatics[4391]; /* 'least_growth' */
    cpy_r_r101 = CPyStatics[4392]; /* 'safe_lead' */
    cpy_r_r102 = CPyStatics[4393]; /* 'lead_counts' */
    cpy_r_r103 = CPyStatics[4394]; /* 'rivalry' */
    cpy_r_r104 = CPyStatics[4395]; /* 'rivalry_a_turn' */
    cpy_r_r105 = CPyStatics[4396]; /* 'safe_goal' */
    cpy_r_r106 = CPyStatics[4397]; /* 'goal_kept' */
    cpy_r_r107 = CPyStatics[4398]; /* 'goal_reached' */
    cpy_r_r108 = CPyStatics[4399]; /* 'goal_effort' */
    cpy_r_r109 = CPyStatics[4400]; /* 'further_slots' */
    cpy_r_r110 = CPyStatics[4401]; /* 'further_slot_share' */
    cpy_r_r111 = CPyStatics[4402]; /* 'pickiness' */
    cpy_r_r112 = CPyStatics[2172]; /* 'paid' */
    cpy_r_r113 = CPyStatics[1345]; /* 'choice' */
    cpy_r_r114 = CPyStatics[4403]; /* 'least_deal' */
    cpy_r_r115 = CPyStatics[4404]; /* 'cheaper' */
    cpy_r_r116 = CPyStatics[4405]; /* 'unknown_effect' */
    cpy_r_r117 = CPyStatics[4406]; /* 'die_back' */
    cpy_r_r118 = CPyStatics[4407]; /* 'asleep' */
    cpy_r_r119 = CPyStatics[4408]; /* 'any_tile' */
    cpy_r_r120 = CPyStatics[4409]; /* 'trade_first' */
    CPy_INCREF(cpy_r_r87);
    CPy_INCREF(cpy_r_r88);
    CPy_INCREF(cpy_r_r89);
    CPy_INCREF(cpy_r_r90);
    CPy_INCREF(cpy_r_r91);
    CPy_INCREF(cpy_r_r92);
    CPy_INCREF(cpy_r_r93);
    CPy_INCREF(cpy_r_r94);
    CPy_INCREF(cpy_r_r95);
    CPy_INCREF(cpy_r_r96);
    CPy_INCREF(cpy_r_r97);
    CPy_INCREF(cpy_r_r98);
    CPy_INCREF(cpy_r_r99);
    CPy_INCREF(cpy_r_r100);
    CPy_INCREF(cpy_r_r101);
    CPy_INCREF(cpy_r_r102);
    CPy_INCREF(cpy_r_r103);
    CPy_INCREF(cpy_r_r104);
    CPy_INCREF(cpy_r_r105);
    CPy_INCREF(cpy_r_r106);
    CPy_INCREF(cpy_r_r107);
    CPy_INCREF(cpy_r_r108);
    CPy_INCREF(cpy_r_r109);
    CPy_INCREF(cpy_r_r110);
    CPy_INCREF(cpy_r_r111);
    CPy_INCREF(cpy_r_r112);
    CPy_INCREF(cpy_r_r113);
    CPy_INCREF(cpy_r_r114);
    CPy_INCREF(cpy_r_r115);
    CPy_INCREF(cpy_r_r116);
    CPy_INCREF(cpy_r_r117);
    CPy_INCREF(cpy_r_r118);
    CPy_INCREF(cpy_r_r119);
    CPy_INCREF(cpy_r_r120);
    cpy_r_r121.f0 = cpy_r_r87;
    cpy_r_r121.f1 = cpy_r_r88;
    cpy_r_r121.f2 = cpy_r_r89;
    cpy_r_r121.f3 = cpy_r_r90;
    cpy_r_r121.f4 = cpy_r_r91;
    cpy_r_r121.f5 = cpy_r_r92;
    cpy_r_r121.f6 = cpy_r_r93;
    cpy_r_r121.f7 = cpy_r_r94;
    cpy_r_r121.f8 = cpy_r_r95;
    cpy_r_r121.f9 = cpy_r_r96;
    cpy_r_r121.f10 = cpy_r_r97;
    cpy_r_r121.f11 = cpy_r_r98;
    cpy_r_r121.f12 = cpy_r_r99;
    cpy_r_r121.f13 = cpy_r_r100;
    cpy_r_r121.f14 = cpy_r_r101;
    cpy_r_r121.f15 = cpy_r_r102;
    cpy_r_r121.f16 = cpy_r_r103;
    cpy_r_r121.f17 = cpy_r_r104;
    cpy_r_r121.f18 = cpy_r_r105;
    cpy_r_r121.f19 = cpy_r_r106;
    cpy_r_r121.f20 = cpy_r_r107;
    cpy_r_r121.f21 = cpy_r_r108;
    cpy_r_r121.f22 = cpy_r_r109;
    cpy_r_r121.f23 = cpy_r_r110;
    cpy_r_r121.f24 = cpy_r_r111;
    cpy_r_r121.f25 = cpy_r_r112;
    cpy_r_r121.f26 = cpy_r_r113;
    cpy_r_r121.f27 = cpy_r_r114;
    cpy_r_r121.f28 = cpy_r_r115;
    cpy_r_r121.f29 = cpy_r_r116;
    cpy_r_r121.f30 = cpy_r_r117;
    cpy_r_r121.f31 = cpy_r_r118;
    cpy_r_r121.f32 = cpy_r_r119;
    cpy_r_r121.f33 = cpy_r_r120;
    CPyStatic_wayfarers___thinking___weights___FIXED = cpy_r_r121;
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f0);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f1);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f2);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f3);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f4);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f5);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f6);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f7);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f8);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f9);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f10);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f11);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f12);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f13);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f14);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f15);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f16);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f17);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f18);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f19);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f20);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f21);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f22);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f23);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f24);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f25);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f26);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f27);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f28);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f29);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f30);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f31);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f32);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___FIXED.f33);
    cpy_r_r122 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r123 = CPyStatics[4410]; /* 'FIXED' */
    cpy_r_r124 = PyTuple_New(34);
    if (unlikely(cpy_r_r124 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8456 = cpy_r_r121.f0;
    PyTuple_SET_ITEM(cpy_r_r124, 0, __tmp8456);
    PyObject *__tmp8457 = cpy_r_r121.f1;
    PyTuple_SET_ITEM(cpy_r_r124, 1, __tmp8457);
    PyObject *__tmp8458 = cpy_r_r121.f2;
    PyTuple_SET_ITEM(cpy_r_r124, 2, __tmp8458);
    PyObject *__tmp8459 = cpy_r_r121.f3;
    PyTuple_SET_ITEM(cpy_r_r124, 3, __tmp8459);
    PyObject *__tmp8460 = cpy_r_r121.f4;
    PyTuple_SET_ITEM(cpy_r_r124, 4, __tmp8460);
    PyObject *__tmp8461 = cpy_r_r121.f5;
    PyTuple_SET_ITEM(cpy_r_r124, 5, __tmp8461);
    PyObject *__tmp8462 = cpy_r_r121.f6;
    PyTuple_SET_ITEM(cpy_r_r124, 6, __tmp8462);
    PyObject *__tmp8463 = cpy_r_r121.f7;
    PyTuple_SET_ITEM(cpy_r_r124, 7, __tmp8463);
    PyObject *__tmp8464 = cpy_r_r121.f8;
    PyTuple_SET_ITEM(cpy_r_r124, 8, __tmp8464);
    PyObject *__tmp8465 = cpy_r_r121.f9;
    PyTuple_SET_ITEM(cpy_r_r124, 9, __tmp8465);
    PyObject *__tmp8466 = cpy_r_r121.f10;
    PyTuple_SET_ITEM(cpy_r_r124, 10, __tmp8466);
    PyObject *__tmp8467 = cpy_r_r121.f11;
    PyTuple_SET_ITEM(cpy_r_r124, 11, __tmp8467);
    PyObject *__tmp8468 = cpy_r_r121.f12;
    PyTuple_SET_ITEM(cpy_r_r124, 12, __tmp8468);
    PyObject *__tmp8469 = cpy_r_r121.f13;
    PyTuple_SET_ITEM(cpy_r_r124, 13, __tmp8469);
    PyObject *__tmp8470 = cpy_r_r121.f14;
    PyTuple_SET_ITEM(cpy_r_r124, 14, __tmp8470);
    PyObject *__tmp8471 = cpy_r_r121.f15;
    PyTuple_SET_ITEM(cpy_r_r124, 15, __tmp8471);
    PyObject *__tmp8472 = cpy_r_r121.f16;
    PyTuple_SET_ITEM(cpy_r_r124, 16, __tmp8472);
    PyObject *__tmp8473 = cpy_r_r121.f17;
    PyTuple_SET_ITEM(cpy_r_r124, 17, __tmp8473);
    PyObject *__tmp8474 = cpy_r_r121.f18;
    PyTuple_SET_ITEM(cpy_r_r124, 18, __tmp8474);
    PyObject *__tmp8475 = cpy_r_r121.f19;
    PyTuple_SET_ITEM(cpy_r_r124, 19, __tmp8475);
    PyObject *__tmp8476 = cpy_r_r121.f20;
    PyTuple_SET_ITEM(cpy_r_r124, 20, __tmp8476);
    PyObject *__tmp8477 = cpy_r_r121.f21;
    PyTuple_SET_ITEM(cpy_r_r124, 21, __tmp8477);
    PyObject *__tmp8478 = cpy_r_r121.f22;
    PyTuple_SET_ITEM(cpy_r_r124, 22, __tmp8478);
    PyObject *__tmp8479 = cpy_r_r121.f23;
    PyTuple_SET_ITEM(cpy_r_r124, 23, __tmp8479);
    PyObject *__tmp8480 = cpy_r_r121.f24;
    PyTuple_SET_ITEM(cpy_r_r124, 24, __tmp8480);
    PyObject *__tmp8481 = cpy_r_r121.f25;
    PyTuple_SET_ITEM(cpy_r_r124, 25, __tmp8481);
    PyObject *__tmp8482 = cpy_r_r121.f26;
    PyTuple_SET_ITEM(cpy_r_r124, 26, __tmp8482);
    PyObject *__tmp8483 = cpy_r_r121.f27;
    PyTuple_SET_ITEM(cpy_r_r124, 27, __tmp8483);
    PyObject *__tmp8484 = cpy_r_r121.f28;
    PyTuple_SET_ITEM(cpy_r_r124, 28, __tmp8484);
    PyObject *__tmp8485 = cpy_r_r121.f29;
    PyTuple_SET_ITEM(cpy_r_r124, 29, __tmp8485);
    PyObject *__tmp8486 = cpy_r_r121.f30;
    PyTuple_SET_ITEM(cpy_r_r124, 30, __tmp8486);
    PyObject *__tmp8487 = cpy_r_r121.f31;
    PyTuple_SET_ITEM(cpy_r_r124, 31, __tmp8487);
    PyObject *__tmp8488 = cpy_r_r121.f32;
    PyTuple_SET_ITEM(cpy_r_r124, 32, __tmp8488);
    PyObject *__tmp8489 = cpy_r_r121.f33;
    PyTuple_SET_ITEM(cpy_r_r124, 33, __tmp8489);
    cpy_r_r125 = CPyDict_SetItem(cpy_r_r122, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    cpy_r_r126 = cpy_r_r125 >= 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 21, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r127 = CPyStatics[4411]; /* 'acquire_land' */
    cpy_r_r128 = CPyStatics[4412]; /* 'acquire_water' */
    cpy_r_r129 = CPyStatics[4413]; /* 'acquire_space' */
    cpy_r_r130 = CPyStatics[4414]; /* 'acquire_townsfolk' */
    cpy_r_r131 = CPyStatics[4415]; /* 'acquire_inspiration' */
    cpy_r_r132 = CPyStatics[4416]; /* 'upgrade_basic' */
    cpy_r_r133 = CPyStatics[4417]; /* 'upgrade_land' */
    cpy_r_r134 = CPyStatics[4418]; /* 'upgrade_water' */
    cpy_r_r135 = CPyStatics[4419]; /* 'upgrade_space' */
    cpy_r_r136 = CPyStatics[4420]; /* 'upgrade_special' */
    cpy_r_r137 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r138 = CPyStatics[3716]; /* 'influence_card' */
    cpy_r_r139 = CPyStatics[3951]; /* 'move_influence' */
    cpy_r_r140 = CPyStatics[3720]; /* 'journal' */
    cpy_r_r141 = CPyStatics[3717]; /* 'retrieve_worker' */
    cpy_r_r142 = CPyStatics[3953]; /* 'refresh' */
    cpy_r_r143 = CPyStatics[3709]; /* 'adjust' */
    cpy_r_r144 = CPyStatics[3954]; /* 'new_die' */
    CPy_INCREF(cpy_r_r127);
    CPy_INCREF(cpy_r_r128);
    CPy_INCREF(cpy_r_r129);
    CPy_INCREF(cpy_r_r130);
    CPy_INCREF(cpy_r_r131);
    CPy_INCREF(cpy_r_r132);
    CPy_INCREF(cpy_r_r133);
    CPy_INCREF(cpy_r_r134);
    CPy_INCREF(cpy_r_r135);
    CPy_INCREF(cpy_r_r136);
    CPy_INCREF(cpy_r_r137);
    CPy_INCREF(cpy_r_r138);
    CPy_INCREF(cpy_r_r139);
    CPy_INCREF(cpy_r_r140);
    CPy_INCREF(cpy_r_r141);
    CPy_INCREF(cpy_r_r142);
    CPy_INCREF(cpy_r_r143);
    CPy_INCREF(cpy_r_r144);
    cpy_r_r145.f0 = cpy_r_r127;
    cpy_r_r145.f1 = cpy_r_r128;
    cpy_r_r145.f2 = cpy_r_r129;
    cpy_r_r145.f3 = cpy_r_r130;
    cpy_r_r145.f4 = cpy_r_r131;
    cpy_r_r145.f5 = cpy_r_r132;
    cpy_r_r145.f6 = cpy_r_r133;
    cpy_r_r145.f7 = cpy_r_r134;
    cpy_r_r145.f8 = cpy_r_r135;
    cpy_r_r145.f9 = cpy_r_r136;
    cpy_r_r145.f10 = cpy_r_r137;
    cpy_r_r145.f11 = cpy_r_r138;
    cpy_r_r145.f12 = cpy_r_r139;
    cpy_r_r145.f13 = cpy_r_r140;
    cpy_r_r145.f14 = cpy_r_r141;
    cpy_r_r145.f15 = cpy_r_r142;
    cpy_r_r145.f16 = cpy_r_r143;
    cpy_r_r145.f17 = cpy_r_r144;
    CPyStatic_wayfarers___thinking___weights___EFFECTS = cpy_r_r145;
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f0);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f1);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f2);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f3);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f4);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f5);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f6);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f7);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f8);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f9);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f10);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f11);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f12);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f13);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f14);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f15);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f16);
    CPy_INCREF(CPyStatic_wayfarers___thinking___weights___EFFECTS.f17);
    cpy_r_r146 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r147 = CPyStatics[4421]; /* 'EFFECTS' */
    cpy_r_r148 = PyTuple_New(18);
    if (unlikely(cpy_r_r148 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8490 = cpy_r_r145.f0;
    PyTuple_SET_ITEM(cpy_r_r148, 0, __tmp8490);
    PyObject *__tmp8491 = cpy_r_r145.f1;
    PyTuple_SET_ITEM(cpy_r_r148, 1, __tmp8491);
    PyObject *__tmp8492 = cpy_r_r145.f2;
    PyTuple_SET_ITEM(cpy_r_r148, 2, __tmp8492);
    PyObject *__tmp8493 = cpy_r_r145.f3;
    PyTuple_SET_ITEM(cpy_r_r148, 3, __tmp8493);
    PyObject *__tmp8494 = cpy_r_r145.f4;
    PyTuple_SET_ITEM(cpy_r_r148, 4, __tmp8494);
    PyObject *__tmp8495 = cpy_r_r145.f5;
    PyTuple_SET_ITEM(cpy_r_r148, 5, __tmp8495);
    PyObject *__tmp8496 = cpy_r_r145.f6;
    PyTuple_SET_ITEM(cpy_r_r148, 6, __tmp8496);
    PyObject *__tmp8497 = cpy_r_r145.f7;
    PyTuple_SET_ITEM(cpy_r_r148, 7, __tmp8497);
    PyObject *__tmp8498 = cpy_r_r145.f8;
    PyTuple_SET_ITEM(cpy_r_r148, 8, __tmp8498);
    PyObject *__tmp8499 = cpy_r_r145.f9;
    PyTuple_SET_ITEM(cpy_r_r148, 9, __tmp8499);
    PyObject *__tmp8500 = cpy_r_r145.f10;
    PyTuple_SET_ITEM(cpy_r_r148, 10, __tmp8500);
    PyObject *__tmp8501 = cpy_r_r145.f11;
    PyTuple_SET_ITEM(cpy_r_r148, 11, __tmp8501);
    PyObject *__tmp8502 = cpy_r_r145.f12;
    PyTuple_SET_ITEM(cpy_r_r148, 12, __tmp8502);
    PyObject *__tmp8503 = cpy_r_r145.f13;
    PyTuple_SET_ITEM(cpy_r_r148, 13, __tmp8503);
    PyObject *__tmp8504 = cpy_r_r145.f14;
    PyTuple_SET_ITEM(cpy_r_r148, 14, __tmp8504);
    PyObject *__tmp8505 = cpy_r_r145.f15;
    PyTuple_SET_ITEM(cpy_r_r148, 15, __tmp8505);
    PyObject *__tmp8506 = cpy_r_r145.f16;
    PyTuple_SET_ITEM(cpy_r_r148, 16, __tmp8506);
    PyObject *__tmp8507 = cpy_r_r145.f17;
    PyTuple_SET_ITEM(cpy_r_r148, 17, __tmp8507);
    cpy_r_r149 = CPyDict_SetItem(cpy_r_r146, cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    cpy_r_r150 = cpy_r_r149 >= 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 28, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r151 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r152 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r153 = CPyObject_GetAttr(cpy_r_r151, cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 35, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r154 = PyTuple_Pack(1, cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 35, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r155 = CPyStatics[3645]; /* 'serai.games.wayfarers.thinking.weights' */
    cpy_r_r156 = (PyObject *)CPyType_wayfarers___thinking___weights___WeightsError_template;
    cpy_r_r157 = CPyType_FromTemplate(cpy_r_r156, cpy_r_r154, cpy_r_r155);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 35, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r158 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r159 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r160 = PyTuple_Pack(1, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 35, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL42;
    }
    cpy_r_r161 = PyObject_SetAttr(cpy_r_r157, cpy_r_r158, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 35, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL42;
    }
    CPyType_wayfarers___thinking___weights___WeightsError = (PyTypeObject *)cpy_r_r157;
    CPy_INCREF(CPyType_wayfarers___thinking___weights___WeightsError);
    cpy_r_r163 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r164 = CPyStatics[2242]; /* 'WeightsError' */
    cpy_r_r165 = PyDict_SetItem(cpy_r_r163, cpy_r_r164, cpy_r_r157);
    cpy_r_r166 = cpy_r_r165 >= 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 35, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL42;
    }
    cpy_r_r167 = CPy_InitSubclass(cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 35, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r168 = NULL;
    cpy_r_r169 = CPyStatics[3645]; /* 'serai.games.wayfarers.thinking.weights' */
    cpy_r_r170 = (PyObject *)CPyType_wayfarers___thinking___weights___Weights_template;
    cpy_r_r171 = CPyType_FromTemplate(cpy_r_r170, cpy_r_r168, cpy_r_r169);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 39, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r172 = CPyDef_wayfarers___thinking___weights___Weights_trait_vtable_setup();
    if (unlikely(cpy_r_r172 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 39, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL43;
    }
    cpy_r_r173 = CPyDef_wayfarers___thinking___weights___Weights_coroutine_setup(cpy_r_r171);
    if (unlikely(cpy_r_r173 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 39, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL43;
    }
    cpy_r_r174 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r175 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r176 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r177 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r178 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r179 = CPyStatics[4373]; /* 'on_card' */
    cpy_r_r180 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r181 = CPyStatics[543]; /* 'die' */
    cpy_r_r182 = CPyStatics[1331]; /* 'free' */
    cpy_r_r183 = CPyStatics[4374]; /* 'turns_a_column' */
    cpy_r_r184 = CPyStatics[4375]; /* 'last_turns' */
    cpy_r_r185 = CPyStatics[4376]; /* 'usual_length' */
    cpy_r_r186 = CPyStatics[4377]; /* 'tags_a_turn' */
    cpy_r_r187 = CPyStatics[3212]; /* 'cards_a_turn' */
    cpy_r_r188 = CPyStatics[4160]; /* 'triggers' */
    cpy_r_r189 = CPyStatics[1582]; /* 'column' */
    cpy_r_r190 = CPyStatics[4378]; /* 'open_link' */
    cpy_r_r191 = CPyStatics[1119]; /* 'automa_pace' */
    cpy_r_r192 = CPyStatics[4379]; /* 'engine' */
    cpy_r_r193 = CPyStatics[4380]; /* 'rich' */
    cpy_r_r194 = CPyStatics[4381]; /* 'riches_lost' */
    cpy_r_r195 = CPyStatics[4382]; /* 'richest' */
    cpy_r_r196 = CPyStatics[4383]; /* 'useful_influence' */
    cpy_r_r197 = CPyStatics[4384]; /* 'late' */
    cpy_r_r198 = CPyStatics[4385]; /* 'late_for_dice' */
    cpy_r_r199 = CPyStatics[1531]; /* 'discount' */
    cpy_r_r200 = CPyStatics[4386]; /* 'between_rests' */
    cpy_r_r201 = CPyStatics[4387]; /* 'long' */
    cpy_r_r202 = CPyStatics[4388]; /* 'longest' */
    cpy_r_r203 = CPyStatics[4389]; /* 'hope_lost' */
    cpy_r_r204 = CPyStatics[4340]; /* 'towards_set' */
    cpy_r_r205 = CPyStatics[4390]; /* 'set_growth' */
    cpy_r_r206 = CPyStatics[4391]; /* 'least_growth' */
    cpy_r_r207 = CPyStatics[4392]; /* 'safe_lead' */
    cpy_r_r208 = CPyStatics[4393]; /* 'lead_counts' */
    cpy_r_r209 = CPyStatics[4394]; /* 'rivalry' */
    cpy_r_r210 = CPyStatics[4395]; /* 'rivalry_a_turn' */
    cpy_r_r211 = CPyStatics[4396]; /* 'safe_goal' */
    cpy_r_r212 = CPyStatics[4397]; /* 'goal_kept' */
    cpy_r_r213 = CPyStatics[4398]; /* 'goal_reached' */
    cpy_r_r214 = CPyStatics[4399]; /* 'goal_effort' */
    cpy_r_r215 = CPyStatics[4400]; /* 'further_slots' */
    cpy_r_r216 = CPyStatics[4401]; /* 'further_slot_share' */
    cpy_r_r217 = CPyStatics[4402]; /* 'pickiness' */
    cpy_r_r218 = CPyStatics[2172]; /* 'paid' */
    cpy_r_r219 = CPyStatics[1345]; /* 'choice' */
    cpy_r_r220 = CPyStatics[4403]; /* 'least_deal' */
    cpy_r_r221 = CPyStatics[4404]; /* 'cheaper' */
    cpy_r_r222 = CPyStatics[4405]; /* 'unknown_effect' */
    cpy_r_r223 = CPyStatics[4406]; /* 'die_back' */
    cpy_r_r224 = CPyStatics[4407]; /* 'asleep' */
    cpy_r_r225 = CPyStatics[4408]; /* 'any_tile' */
    cpy_r_r226 = CPyStatics[4409]; /* 'trade_first' */
    cpy_r_r227 = CPyStatics[3162]; /* 'effects' */
    cpy_r_r228 = CPyStatics[4422]; /* 'steady' */
    cpy_r_r229 = CPyStatics[4423]; /* 'steady_a_turn' */
    cpy_r_r230 = CPyStatics[4424]; /* 'moving' */
    cpy_r_r231 = CPyStatics[4425]; /* 'moving_a_turn' */
    cpy_r_r232 = PyTuple_Pack(57, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r191, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r208, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r213, cpy_r_r214, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r230, cpy_r_r231);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 39, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL43;
    }
    cpy_r_r233 = PyObject_SetAttr(cpy_r_r171, cpy_r_r174, cpy_r_r232);
    CPy_DECREF(cpy_r_r232);
    cpy_r_r234 = cpy_r_r233 >= 0;
    if (unlikely(!cpy_r_r234)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 39, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL43;
    }
    CPyType_wayfarers___thinking___weights___Weights = (PyTypeObject *)cpy_r_r171;
    CPy_INCREF(CPyType_wayfarers___thinking___weights___Weights);
    cpy_r_r235 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r236 = CPyStatics[299]; /* 'Weights' */
    cpy_r_r237 = PyDict_SetItem(cpy_r_r235, cpy_r_r236, cpy_r_r171);
    cpy_r_r238 = cpy_r_r237 >= 0;
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 39, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL43;
    }
    cpy_r_r239 = CPy_InitSubclass(cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 39, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r240 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r241 = CPyStatics[267]; /* 'weights' */
    cpy_r_r242 = CPyDict_GetItem(cpy_r_r240, cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 108, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r243 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r244 = CPyStatics[126]; /* 'cache' */
    cpy_r_r245 = CPyDict_GetItem(cpy_r_r243, cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 108, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL44;
    }
    PyObject *cpy_r_r246[1] = {cpy_r_r242};
    cpy_r_r247 = (PyObject **)&cpy_r_r246;
    cpy_r_r248 = PyObject_Vectorcall(cpy_r_r245, cpy_r_r247, 1, 0);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 108, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL44;
    }
    CPy_DECREF(cpy_r_r242);
    cpy_r_r249 = CPyStatic_wayfarers___thinking___weights___globals;
    cpy_r_r250 = CPyStatics[267]; /* 'weights' */
    cpy_r_r251 = PyDict_SetItem(cpy_r_r249, cpy_r_r250, cpy_r_r248);
    CPy_DECREF(cpy_r_r248);
    cpy_r_r252 = cpy_r_r251 >= 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/weights.py", "<module>", 108, CPyStatic_wayfarers___thinking___weights___globals);
        goto CPyL40;
    }
    return 1;
CPyL40: ;
    cpy_r_r253 = 2;
    return cpy_r_r253;
CPyL41: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL18;
CPyL42: ;
    CPy_DecRef(cpy_r_r157);
    goto CPyL40;
CPyL43: ;
    CPy_DecRef(cpy_r_r171);
    goto CPyL40;
CPyL44: ;
    CPy_DecRef(cpy_r_r242);
    goto CPyL40;
}

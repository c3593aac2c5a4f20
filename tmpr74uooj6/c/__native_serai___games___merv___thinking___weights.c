#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef merv___thinking___weights___WeightsError_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___thinking___weights___WeightsError_traverse(serai___games___merv___thinking___weights___WeightsErrorObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_merv___thinking___weights___WeightsError->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_merv___thinking___weights___WeightsError_clear_subtype(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___weights___WeightsErrorObject *self = (serai___games___merv___thinking___weights___WeightsErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_merv___thinking___weights___WeightsError_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_merv___thinking___weights___WeightsError_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_merv___thinking___weights___WeightsError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_merv___thinking___weights___WeightsError_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___weights___WeightsErrorObject *self = (serai___games___merv___thinking___weights___WeightsErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_merv___thinking___weights___WeightsError_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_merv___thinking___weights___WeightsError_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_merv___thinking___weights___WeightsError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
merv___thinking___weights___WeightsError_dealloc(serai___games___merv___thinking___weights___WeightsErrorObject *self)
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
    CPyDef_merv___thinking___weights___WeightsError_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_merv___thinking___weights___WeightsError->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_merv___thinking___weights___WeightsError->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef merv___thinking___weights___WeightsError_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___thinking___weights___WeightsError_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___thinking___weights___WeightsError_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "WeightsError",
    .tp_dealloc = (destructor)merv___thinking___weights___WeightsError_dealloc,
    .tp_traverse = (traverseproc)merv___thinking___weights___WeightsError_traverse,
    .tp_clear = (inquiry)CPyDef_merv___thinking___weights___WeightsError_clear,
    .tp_getset = merv___thinking___weights___WeightsError_getseters,
    .tp_methods = merv___thinking___weights___WeightsError_methods,
    .tp_members = merv___thinking___weights___WeightsError_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("WeightsError()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___thinking___weights___WeightsError_template = &CPyType_merv___thinking___weights___WeightsError_template_;


static int
merv___thinking___weights___Weights_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
merv___thinking___weights___Weights_traverse(serai___games___merv___thinking___weights___WeightsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_contract_shares);
    if (CPyTagged_CheckLong(self->_most_courtiers)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_most_courtiers));
    }
    Py_VISIT(self->_items_for_contracts);
    Py_VISIT(self->_building);
    Py_VISIT(self->_one_shot);
    Py_VISIT(self->_player);
    Py_VISIT(self->_magistrate);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___thinking___weights___Weights_clear(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___weights___WeightsObject *self = (serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self;
    Py_CLEAR(self->_contract_shares);
    if (CPyTagged_CheckLong(self->_most_courtiers)) {
        CPyTagged __tmp = self->_most_courtiers;
        self->_most_courtiers = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_items_for_contracts);
    Py_CLEAR(self->_building);
    Py_CLEAR(self->_one_shot);
    Py_CLEAR(self->_player);
    Py_CLEAR(self->_magistrate);
    return 0;
}

static int32_t CPyDef_merv___thinking___weights___Weights_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___weights___WeightsObject *self = (serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self;
    Py_CLEAR(self->_contract_shares);
    if (CPyTagged_CheckLong(self->_most_courtiers)) {
        CPyTagged __tmp = self->_most_courtiers;
        self->_most_courtiers = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_items_for_contracts);
    Py_CLEAR(self->_building);
    Py_CLEAR(self->_one_shot);
    Py_CLEAR(self->_player);
    Py_CLEAR(self->_magistrate);
    return 0;
}

static void
merv___thinking___weights___Weights_dealloc(serai___games___merv___thinking___weights___WeightsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___thinking___weights___Weights_dealloc)
    CPyDef_merv___thinking___weights___Weights_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___thinking___weights_____mypyc__Weights_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___thinking___weights___Weights(PyObject *cpy_r_plain);

static PyObject *
merv___thinking___weights___Weights_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___thinking___weights___Weights) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___thinking___weights_____mypyc__Weights_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___thinking___weights___Weights_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___thinking___weights___Weights_vtable[1];
static bool
CPyDef_merv___thinking___weights___Weights_trait_vtable_setup(void)
{
    CPyVTableItem merv___thinking___weights___Weights_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___thinking___weights___Weights_____init__,
    };
    memcpy(merv___thinking___weights___Weights_vtable, merv___thinking___weights___Weights_vtable_scratch, sizeof(merv___thinking___weights___Weights_vtable));
    return 1;
}

static bool
CPyDef_merv___thinking___weights___Weights_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___thinking___weights___Weights_get_useful_cubes(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_useful_cubes(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_useful_camels(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_useful_camels(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_high_influence_from(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_high_influence_from(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_high_level_from(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_high_level_from(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_white_cube(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_white_cube(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_contract_effort(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_contract_effort(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_contract_reward(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_contract_reward(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_contract_shares(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_contract_shares(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_contract_hurry(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_contract_hurry(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_influence_effort(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_influence_effort(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_rare_effort(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_rare_effort(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_most_courtiers(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_most_courtiers(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_pair(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_pair(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_soldier(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_soldier(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_free_courtier(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_free_courtier(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_free_rampart(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_free_rampart(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_later_paid(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_later_paid(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_later_unpaid(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_later_unpaid(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_mark_share(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_mark_share(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_track_points(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_track_points(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_items_for_contracts(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_items_for_contracts(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_last_contracts(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_last_contracts(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_unpaid_contract(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_unpaid_contract(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_high_level_share(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_high_level_share(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_post_camel(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_post_camel(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_post(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_post(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_building_line(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_building_line(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_building(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_building(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_bonus_tile(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_bonus_tile(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_one_shot(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_one_shot(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_player(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_player(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Weights_get_magistrate(serai___games___merv___thinking___weights___WeightsObject *self, void *closure);
static int
merv___thinking___weights___Weights_set_magistrate(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___thinking___weights___Weights_getseters[] = {
    {"useful_cubes",
     (getter)merv___thinking___weights___Weights_get_useful_cubes, (setter)merv___thinking___weights___Weights_set_useful_cubes,
     NULL, NULL},
    {"useful_camels",
     (getter)merv___thinking___weights___Weights_get_useful_camels, (setter)merv___thinking___weights___Weights_set_useful_camels,
     NULL, NULL},
    {"high_influence_from",
     (getter)merv___thinking___weights___Weights_get_high_influence_from, (setter)merv___thinking___weights___Weights_set_high_influence_from,
     NULL, NULL},
    {"high_level_from",
     (getter)merv___thinking___weights___Weights_get_high_level_from, (setter)merv___thinking___weights___Weights_set_high_level_from,
     NULL, NULL},
    {"white_cube",
     (getter)merv___thinking___weights___Weights_get_white_cube, (setter)merv___thinking___weights___Weights_set_white_cube,
     NULL, NULL},
    {"contract_effort",
     (getter)merv___thinking___weights___Weights_get_contract_effort, (setter)merv___thinking___weights___Weights_set_contract_effort,
     NULL, NULL},
    {"contract_reward",
     (getter)merv___thinking___weights___Weights_get_contract_reward, (setter)merv___thinking___weights___Weights_set_contract_reward,
     NULL, NULL},
    {"contract_shares",
     (getter)merv___thinking___weights___Weights_get_contract_shares, (setter)merv___thinking___weights___Weights_set_contract_shares,
     NULL, NULL},
    {"contract_hurry",
     (getter)merv___thinking___weights___Weights_get_contract_hurry, (setter)merv___thinking___weights___Weights_set_contract_hurry,
     NULL, NULL},
    {"influence_effort",
     (getter)merv___thinking___weights___Weights_get_influence_effort, (setter)merv___thinking___weights___Weights_set_influence_effort,
     NULL, NULL},
    {"rare_effort",
     (getter)merv___thinking___weights___Weights_get_rare_effort, (setter)merv___thinking___weights___Weights_set_rare_effort,
     NULL, NULL},
    {"most_courtiers",
     (getter)merv___thinking___weights___Weights_get_most_courtiers, (setter)merv___thinking___weights___Weights_set_most_courtiers,
     NULL, NULL},
    {"pair",
     (getter)merv___thinking___weights___Weights_get_pair, (setter)merv___thinking___weights___Weights_set_pair,
     NULL, NULL},
    {"soldier",
     (getter)merv___thinking___weights___Weights_get_soldier, (setter)merv___thinking___weights___Weights_set_soldier,
     NULL, NULL},
    {"free_courtier",
     (getter)merv___thinking___weights___Weights_get_free_courtier, (setter)merv___thinking___weights___Weights_set_free_courtier,
     NULL, NULL},
    {"free_rampart",
     (getter)merv___thinking___weights___Weights_get_free_rampart, (setter)merv___thinking___weights___Weights_set_free_rampart,
     NULL, NULL},
    {"later_paid",
     (getter)merv___thinking___weights___Weights_get_later_paid, (setter)merv___thinking___weights___Weights_set_later_paid,
     NULL, NULL},
    {"later_unpaid",
     (getter)merv___thinking___weights___Weights_get_later_unpaid, (setter)merv___thinking___weights___Weights_set_later_unpaid,
     NULL, NULL},
    {"mark_share",
     (getter)merv___thinking___weights___Weights_get_mark_share, (setter)merv___thinking___weights___Weights_set_mark_share,
     NULL, NULL},
    {"track_points",
     (getter)merv___thinking___weights___Weights_get_track_points, (setter)merv___thinking___weights___Weights_set_track_points,
     NULL, NULL},
    {"items_for_contracts",
     (getter)merv___thinking___weights___Weights_get_items_for_contracts, (setter)merv___thinking___weights___Weights_set_items_for_contracts,
     NULL, NULL},
    {"last_contracts",
     (getter)merv___thinking___weights___Weights_get_last_contracts, (setter)merv___thinking___weights___Weights_set_last_contracts,
     NULL, NULL},
    {"unpaid_contract",
     (getter)merv___thinking___weights___Weights_get_unpaid_contract, (setter)merv___thinking___weights___Weights_set_unpaid_contract,
     NULL, NULL},
    {"high_level_share",
     (getter)merv___thinking___weights___Weights_get_high_level_share, (setter)merv___thinking___weights___Weights_set_high_level_share,
     NULL, NULL},
    {"post_camel",
     (getter)merv___thinking___weights___Weights_get_post_camel, (setter)merv___thinking___weights___Weights_set_post_camel,
     NULL, NULL},
    {"post",
     (getter)merv___thinking___weights___Weights_get_post, (setter)merv___thinking___weights___Weights_set_post,
     NULL, NULL},
    {"building_line",
     (getter)merv___thinking___weights___Weights_get_building_line, (setter)merv___thinking___weights___Weights_set_building_line,
     NULL, NULL},
    {"building",
     (getter)merv___thinking___weights___Weights_get_building, (setter)merv___thinking___weights___Weights_set_building,
     NULL, NULL},
    {"bonus_tile",
     (getter)merv___thinking___weights___Weights_get_bonus_tile, (setter)merv___thinking___weights___Weights_set_bonus_tile,
     NULL, NULL},
    {"one_shot",
     (getter)merv___thinking___weights___Weights_get_one_shot, (setter)merv___thinking___weights___Weights_set_one_shot,
     NULL, NULL},
    {"player",
     (getter)merv___thinking___weights___Weights_get_player, (setter)merv___thinking___weights___Weights_set_player,
     NULL, NULL},
    {"magistrate",
     (getter)merv___thinking___weights___Weights_get_magistrate, (setter)merv___thinking___weights___Weights_set_magistrate,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___thinking___weights___Weights_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___thinking___weights_____mypyc__Weights_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___thinking___weights___Weights_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, plain)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___thinking___weights___Weights_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Weights",
    .tp_new = merv___thinking___weights___Weights_new,
    .tp_dealloc = (destructor)merv___thinking___weights___Weights_dealloc,
    .tp_traverse = (traverseproc)merv___thinking___weights___Weights_traverse,
    .tp_clear = (inquiry)CPyDef_merv___thinking___weights___Weights_clear,
    .tp_getset = merv___thinking___weights___Weights_getseters,
    .tp_methods = merv___thinking___weights___Weights_methods,
    .tp_init = merv___thinking___weights___Weights_init,
    .tp_basicsize = sizeof(serai___games___merv___thinking___weights___WeightsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Weights(plain)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___thinking___weights___Weights_template = &CPyType_merv___thinking___weights___Weights_template_;

PyObject *CPyDef_merv___thinking___weights_____mypyc__Weights_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___thinking___weights___WeightsObject *self;
    self = (serai___games___merv___thinking___weights___WeightsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___thinking___weights___Weights_vtable;
    self->_useful_cubes = -113.0;
    self->_useful_camels = -113.0;
    self->_high_influence_from = -113.0;
    self->_high_level_from = -113.0;
    self->_white_cube = -113.0;
    self->_contract_effort = -113.0;
    self->_contract_reward = -113.0;
    self->_contract_hurry = -113.0;
    self->_influence_effort = -113.0;
    self->_rare_effort = -113.0;
    self->_most_courtiers = CPY_INT_TAG;
    self->_pair = -113.0;
    self->_soldier = -113.0;
    self->_free_courtier = -113.0;
    self->_free_rampart = -113.0;
    self->_later_paid = -113.0;
    self->_later_unpaid = -113.0;
    self->_mark_share = -113.0;
    self->_track_points = -113.0;
    self->_last_contracts = -113.0;
    self->_unpaid_contract = -113.0;
    self->_high_level_share = -113.0;
    self->_post_camel = -113.0;
    self->_post = -113.0;
    self->_building_line = -113.0;
    self->_bonus_tile = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___thinking___weights___Weights(PyObject *cpy_r_plain)
{
    PyObject *self = CPyDef_merv___thinking___weights_____mypyc__Weights_setup((PyObject *)CPyType_merv___thinking___weights___Weights);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___thinking___weights___Weights_____init__(self, cpy_r_plain);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___thinking___weights___Weights_get_useful_cubes(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_useful_cubes);
    return retval;
}

static int
merv___thinking___weights___Weights_set_useful_cubes(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'useful_cubes' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_useful_cubes = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_useful_camels(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_useful_camels);
    return retval;
}

static int
merv___thinking___weights___Weights_set_useful_camels(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'useful_camels' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_useful_camels = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_high_influence_from(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_high_influence_from);
    return retval;
}

static int
merv___thinking___weights___Weights_set_high_influence_from(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'high_influence_from' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_high_influence_from = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_high_level_from(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_high_level_from);
    return retval;
}

static int
merv___thinking___weights___Weights_set_high_level_from(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'high_level_from' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_high_level_from = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_white_cube(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_white_cube);
    return retval;
}

static int
merv___thinking___weights___Weights_set_white_cube(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'white_cube' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_white_cube = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_contract_effort(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_contract_effort);
    return retval;
}

static int
merv___thinking___weights___Weights_set_contract_effort(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'contract_effort' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_contract_effort = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_contract_reward(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_contract_reward);
    return retval;
}

static int
merv___thinking___weights___Weights_set_contract_reward(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'contract_reward' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_contract_reward = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_contract_shares(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_contract_shares == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'contract_shares' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_contract_shares);
    PyObject *retval = self->_contract_shares;
    return retval;
}

static int
merv___thinking___weights___Weights_set_contract_shares(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'contract_shares' cannot be deleted");
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
    if (self->_contract_shares != NULL) {
        CPy_DECREF(self->_contract_shares);
    }
    self->_contract_shares = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_contract_hurry(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_contract_hurry);
    return retval;
}

static int
merv___thinking___weights___Weights_set_contract_hurry(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'contract_hurry' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_contract_hurry = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_influence_effort(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_influence_effort);
    return retval;
}

static int
merv___thinking___weights___Weights_set_influence_effort(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'influence_effort' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_influence_effort = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_rare_effort(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_rare_effort);
    return retval;
}

static int
merv___thinking___weights___Weights_set_rare_effort(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'rare_effort' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_rare_effort = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_most_courtiers(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_most_courtiers == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'most_courtiers' of 'Weights' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_most_courtiers);
    PyObject *retval = CPyTagged_StealAsObject(self->_most_courtiers);
    return retval;
}

static int
merv___thinking___weights___Weights_set_most_courtiers(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'most_courtiers' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_most_courtiers != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_most_courtiers);
    }
    self->_most_courtiers = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_pair(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_pair);
    return retval;
}

static int
merv___thinking___weights___Weights_set_pair(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'pair' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_pair = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_soldier(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_soldier);
    return retval;
}

static int
merv___thinking___weights___Weights_set_soldier(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'soldier' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_soldier = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_free_courtier(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_free_courtier);
    return retval;
}

static int
merv___thinking___weights___Weights_set_free_courtier(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'free_courtier' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_free_courtier = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_free_rampart(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_free_rampart);
    return retval;
}

static int
merv___thinking___weights___Weights_set_free_rampart(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'free_rampart' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_free_rampart = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_later_paid(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_later_paid);
    return retval;
}

static int
merv___thinking___weights___Weights_set_later_paid(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'later_paid' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_later_paid = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_later_unpaid(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_later_unpaid);
    return retval;
}

static int
merv___thinking___weights___Weights_set_later_unpaid(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'later_unpaid' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_later_unpaid = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_mark_share(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_mark_share);
    return retval;
}

static int
merv___thinking___weights___Weights_set_mark_share(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'mark_share' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_mark_share = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_track_points(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_track_points);
    return retval;
}

static int
merv___thinking___weights___Weights_set_track_points(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'track_points' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_track_points = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_items_for_contracts(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_items_for_contracts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'items_for_contracts' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_items_for_contracts);
    PyObject *retval = self->_items_for_contracts;
    return retval;
}

static int
merv___thinking___weights___Weights_set_items_for_contracts(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'items_for_contracts' cannot be deleted");
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
    if (self->_items_for_contracts != NULL) {
        CPy_DECREF(self->_items_for_contracts);
    }
    self->_items_for_contracts = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_last_contracts(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_last_contracts);
    return retval;
}

static int
merv___thinking___weights___Weights_set_last_contracts(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'last_contracts' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_last_contracts = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_unpaid_contract(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_unpaid_contract);
    return retval;
}

static int
merv___thinking___weights___Weights_set_unpaid_contract(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'unpaid_contract' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_unpaid_contract = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_high_level_share(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_high_level_share);
    return retval;
}

static int
merv___thinking___weights___Weights_set_high_level_share(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'high_level_share' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_high_level_share = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_post_camel(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_post_camel);
    return retval;
}

static int
merv___thinking___weights___Weights_set_post_camel(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'post_camel' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_post_camel = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_post(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_post);
    return retval;
}

static int
merv___thinking___weights___Weights_set_post(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'post' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_post = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_building_line(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_building_line);
    return retval;
}

static int
merv___thinking___weights___Weights_set_building_line(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'building_line' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_building_line = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_building(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_building == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'building' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_building);
    PyObject *retval = self->_building;
    return retval;
}

static int
merv___thinking___weights___Weights_set_building(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'building' cannot be deleted");
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
    if (self->_building != NULL) {
        CPy_DECREF(self->_building);
    }
    self->_building = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_bonus_tile(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_bonus_tile);
    return retval;
}

static int
merv___thinking___weights___Weights_set_bonus_tile(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'bonus_tile' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_bonus_tile = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_one_shot(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_one_shot == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'one_shot' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_one_shot);
    PyObject *retval = self->_one_shot;
    return retval;
}

static int
merv___thinking___weights___Weights_set_one_shot(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'one_shot' cannot be deleted");
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
    if (self->_one_shot != NULL) {
        CPy_DECREF(self->_one_shot);
    }
    self->_one_shot = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_player(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_player == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'player' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_player);
    PyObject *retval = self->_player;
    return retval;
}

static int
merv___thinking___weights___Weights_set_player(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'player' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_merv___thinking___weights___Worth))
        tmp = value;
    else {
        CPy_TypeError("serai.games.merv.thinking.weights.Worth", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_player != NULL) {
        CPy_DECREF(self->_player);
    }
    self->_player = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Weights_get_magistrate(serai___games___merv___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_magistrate == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'magistrate' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_magistrate);
    PyObject *retval = self->_magistrate;
    return retval;
}

static int
merv___thinking___weights___Weights_set_magistrate(serai___games___merv___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'magistrate' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_merv___thinking___weights___Worth))
        tmp = value;
    else {
        CPy_TypeError("serai.games.merv.thinking.weights.Worth", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_magistrate != NULL) {
        CPy_DECREF(self->_magistrate);
    }
    self->_magistrate = tmp;
    return 0;
}

static int
merv___thinking___weights___Worth_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
merv___thinking___weights___Worth_traverse(serai___games___merv___thinking___weights___WorthObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__always);
    Py_VISIT(self->__a_turn);
    Py_VISIT(self->__rests);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___thinking___weights___Worth_clear(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___weights___WorthObject *self = (serai___games___merv___thinking___weights___WorthObject *)cpy_r_self;
    Py_CLEAR(self->__always);
    Py_CLEAR(self->__a_turn);
    Py_CLEAR(self->__rests);
    return 0;
}

static int32_t CPyDef_merv___thinking___weights___Worth_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___weights___WorthObject *self = (serai___games___merv___thinking___weights___WorthObject *)cpy_r_self;
    Py_CLEAR(self->__always);
    Py_CLEAR(self->__a_turn);
    Py_CLEAR(self->__rests);
    return 0;
}

static void
merv___thinking___weights___Worth_dealloc(serai___games___merv___thinking___weights___WorthObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___thinking___weights___Worth_dealloc)
    CPyDef_merv___thinking___weights___Worth_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___thinking___weights_____mypyc__Worth_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___thinking___weights___Worth(PyObject *cpy_r_features, PyObject *cpy_r_rests);

static PyObject *
merv___thinking___weights___Worth_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___thinking___weights___Worth) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___thinking___weights_____mypyc__Worth_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___thinking___weights___Worth_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___thinking___weights___Worth_vtable[3];
static bool
CPyDef_merv___thinking___weights___Worth_trait_vtable_setup(void)
{
    CPyVTableItem merv___thinking___weights___Worth_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___thinking___weights___Worth_____init__,
        (CPyVTableItem)CPyDef_merv___thinking___weights___Worth___at,
        (CPyVTableItem)CPyDef_merv___thinking___weights___Worth___rest,
    };
    memcpy(merv___thinking___weights___Worth_vtable, merv___thinking___weights___Worth_vtable_scratch, sizeof(merv___thinking___weights___Worth_vtable));
    return 1;
}

static bool
CPyDef_merv___thinking___weights___Worth_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___thinking___weights___Worth_get__always(serai___games___merv___thinking___weights___WorthObject *self, void *closure);
static int
merv___thinking___weights___Worth_set__always(serai___games___merv___thinking___weights___WorthObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Worth_get__a_turn(serai___games___merv___thinking___weights___WorthObject *self, void *closure);
static int
merv___thinking___weights___Worth_set__a_turn(serai___games___merv___thinking___weights___WorthObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___weights___Worth_get__rests(serai___games___merv___thinking___weights___WorthObject *self, void *closure);
static int
merv___thinking___weights___Worth_set__rests(serai___games___merv___thinking___weights___WorthObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___thinking___weights___Worth_getseters[] = {
    {"_always",
     (getter)merv___thinking___weights___Worth_get__always, (setter)merv___thinking___weights___Worth_set__always,
     NULL, NULL},
    {"_a_turn",
     (getter)merv___thinking___weights___Worth_get__a_turn, (setter)merv___thinking___weights___Worth_set__a_turn,
     NULL, NULL},
    {"_rests",
     (getter)merv___thinking___weights___Worth_get__rests, (setter)merv___thinking___weights___Worth_set__rests,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___thinking___weights___Worth_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___thinking___weights_____mypyc__Worth_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___thinking___weights___Worth_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, features, rests)\n--\n\n")},
    {"at",
     (PyCFunction)CPyPy_merv___thinking___weights___Worth___at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("at($self, turns)\n--\n\n")},
    {"rest",
     (PyCFunction)CPyPy_merv___thinking___weights___Worth___rest,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rest($self, turns)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___thinking___weights___Worth_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Worth",
    .tp_new = merv___thinking___weights___Worth_new,
    .tp_dealloc = (destructor)merv___thinking___weights___Worth_dealloc,
    .tp_traverse = (traverseproc)merv___thinking___weights___Worth_traverse,
    .tp_clear = (inquiry)CPyDef_merv___thinking___weights___Worth_clear,
    .tp_getset = merv___thinking___weights___Worth_getseters,
    .tp_methods = merv___thinking___weights___Worth_methods,
    .tp_init = merv___thinking___weights___Worth_init,
    .tp_basicsize = sizeof(serai___games___merv___thinking___weights___WorthObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Worth(features, rests)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___thinking___weights___Worth_template = &CPyType_merv___thinking___weights___Worth_template_;

PyObject *CPyDef_merv___thinking___weights_____mypyc__Worth_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___thinking___weights___WorthObject *self;
    self = (serai___games___merv___thinking___weights___WorthObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___thinking___weights___Worth_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___thinking___weights___Worth(PyObject *cpy_r_features, PyObject *cpy_r_rests)
{
    PyObject *self = CPyDef_merv___thinking___weights_____mypyc__Worth_setup((PyObject *)CPyType_merv___thinking___weights___Worth);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___thinking___weights___Worth_____init__(self, cpy_r_features, cpy_r_rests);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___thinking___weights___Worth_get__always(serai___games___merv___thinking___weights___WorthObject *self, void *closure)
{
    if (unlikely(self->__always == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_always' of 'Worth' undefined");
        return NULL;
    }
    CPy_INCREF(self->__always);
    PyObject *retval = self->__always;
    return retval;
}

static int
merv___thinking___weights___Worth_set__always(serai___games___merv___thinking___weights___WorthObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Worth' object attribute '_always' cannot be deleted");
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
    if (self->__always != NULL) {
        CPy_DECREF(self->__always);
    }
    self->__always = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Worth_get__a_turn(serai___games___merv___thinking___weights___WorthObject *self, void *closure)
{
    if (unlikely(self->__a_turn == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_a_turn' of 'Worth' undefined");
        return NULL;
    }
    CPy_INCREF(self->__a_turn);
    PyObject *retval = self->__a_turn;
    return retval;
}

static int
merv___thinking___weights___Worth_set__a_turn(serai___games___merv___thinking___weights___WorthObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Worth' object attribute '_a_turn' cannot be deleted");
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
    if (self->__a_turn != NULL) {
        CPy_DECREF(self->__a_turn);
    }
    self->__a_turn = tmp;
    return 0;
}

static PyObject *
merv___thinking___weights___Worth_get__rests(serai___games___merv___thinking___weights___WorthObject *self, void *closure)
{
    if (unlikely(self->__rests == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_rests' of 'Worth' undefined");
        return NULL;
    }
    CPy_INCREF(self->__rests);
    PyObject *retval = self->__rests;
    return retval;
}

static int
merv___thinking___weights___Worth_set__rests(serai___games___merv___thinking___weights___WorthObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Worth' object attribute '_rests' cannot be deleted");
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
    if (self->__rests != NULL) {
        CPy_DECREF(self->__rests);
    }
    self->__rests = tmp;
    return 0;
}
static PyMethodDef merv___thinking___weightsmodule_methods[] = {
    {"weights", (PyCFunction)CPyPy_merv___thinking___weights___weights, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("weights()\n--\n\n") /* docstring */},
    {"plain_weights", (PyCFunction)CPyPy_merv___thinking___weights___plain_weights, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("plain_weights()\n--\n\n") /* docstring */},
    {"_all", (PyCFunction)CPyPy_merv___thinking___weights____all, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_all(plain, section, names)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___thinking___weights__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___thinking___weights__internal, "__name__");
    CPyStatic_merv___thinking___weights___globals = PyModule_GetDict(CPyModule_serai___games___merv___thinking___weights__internal);
    if (unlikely(CPyStatic_merv___thinking___weights___globals == NULL))
        goto fail;
    char result = CPyDef_merv___thinking___weights_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___thinking___weights__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f0);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f1);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f2);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f3);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f4);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f5);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f6);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f7);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f8);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f9);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f10);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f11);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f12);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f13);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f14);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f15);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f16);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f17);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f18);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f19);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f20);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f21);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f22);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f23);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f24);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f25);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f26);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f27);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f28);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f29);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f30);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f31);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f32);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f33);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f34);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f35);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f36);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f37);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f38);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f39);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f40);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f41);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f42);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f43);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f44);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f45);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f46);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f47);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___FEATURES.f48);
    CPyStatic_merv___thinking___weights___FEATURES = (tuple_T49OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f0);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f1);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f2);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f3);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f4);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f5);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f6);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f7);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f8);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f9);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f10);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f11);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f12);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f13);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f14);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f15);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f16);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f17);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f18);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f19);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f20);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f21);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f22);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f23);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f24);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f25);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f26);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f27);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f28);
    CPy_XDECREF(CPyStatic_merv___thinking___weights___NUMBERS.f29);
    CPyStatic_merv___thinking___weights___NUMBERS = (tuple_T30OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    Py_CLEAR(CPyType_merv___thinking___weights___WeightsError);
    Py_CLEAR(CPyType_merv___thinking___weights___Weights);
    Py_CLEAR(CPyType_merv___thinking___weights___Worth);
    return -1;
}
int CPyExec_serai___games___merv___thinking___weights(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___thinking___weights__impl, &CPyImportState_serai___games___merv___thinking___weights, &CPyModule_serai___games___merv___thinking___weights);
}
static struct PyModuleDef merv___thinking___weightsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.thinking.weights",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___thinking___weightsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___thinking___weights(void)
{
    if (CPyModule_serai___games___merv___thinking___weights__internal) {
        Py_INCREF(CPyModule_serai___games___merv___thinking___weights__internal);
        return CPyModule_serai___games___merv___thinking___weights__internal;
    }
    CPyModule_serai___games___merv___thinking___weights__internal = PyModule_Create(&merv___thinking___weightsmodule);
    return CPyModule_serai___games___merv___thinking___weights__internal;
}

PyObject *CPyInit_serai___games___merv___thinking___weights(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___thinking___weights__internal) {
        Py_INCREF(CPyModule_serai___games___merv___thinking___weights__internal);
        return CPyModule_serai___games___merv___thinking___weights__internal;
    }
    CPyModule_serai___games___merv___thinking___weights__internal = PyModule_Create(&merv___thinking___weightsmodule);
    if (unlikely(CPyModule_serai___games___merv___thinking___weights__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.thinking.weights");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___thinking___weights__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___thinking___weights__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___thinking___weights__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___thinking___weights(CPyModule_serai___games___merv___thinking___weights__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___thinking___weights__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.thinking.weights");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___thinking___weights__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___thinking___weights___Weights_____init__(PyObject *cpy_r_self, PyObject *cpy_r_plain) {
    PyObject *cpy_r_r0;
    tuple_T30OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    double cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    double cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    double cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    double cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    double cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    double cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    double cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    double cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject **cpy_r_r84;
    PyObject *cpy_r_r85;
    double cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject **cpy_r_r93;
    PyObject *cpy_r_r94;
    double cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject **cpy_r_r109;
    PyObject *cpy_r_r110;
    double cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject **cpy_r_r118;
    PyObject *cpy_r_r119;
    double cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject **cpy_r_r127;
    PyObject *cpy_r_r128;
    double cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
    double cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject **cpy_r_r145;
    PyObject *cpy_r_r146;
    double cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject **cpy_r_r154;
    PyObject *cpy_r_r155;
    double cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    double cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject **cpy_r_r172;
    PyObject *cpy_r_r173;
    double cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject **cpy_r_r184;
    PyObject *cpy_r_r185;
    double cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject **cpy_r_r193;
    PyObject *cpy_r_r194;
    double cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject **cpy_r_r202;
    PyObject *cpy_r_r203;
    double cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject **cpy_r_r211;
    PyObject *cpy_r_r212;
    double cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject **cpy_r_r220;
    PyObject *cpy_r_r221;
    double cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject **cpy_r_r229;
    PyObject *cpy_r_r230;
    double cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject **cpy_r_r241;
    PyObject *cpy_r_r242;
    double cpy_r_r243;
    char cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    tuple_T49OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r250;
    char cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    tuple_T49OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    char cpy_r_r271;
    cpy_r_r0 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r1 = CPyStatic_merv___thinking___weights___NUMBERS;
    if (likely(cpy_r_r1.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"NUMBERS\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 40, CPyStatic_merv___thinking___weights___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL3: ;
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
    CPy_INCREF(cpy_r_r1.f18);
    CPy_INCREF(cpy_r_r1.f19);
    CPy_INCREF(cpy_r_r1.f20);
    CPy_INCREF(cpy_r_r1.f21);
    CPy_INCREF(cpy_r_r1.f22);
    CPy_INCREF(cpy_r_r1.f23);
    CPy_INCREF(cpy_r_r1.f24);
    CPy_INCREF(cpy_r_r1.f25);
    CPy_INCREF(cpy_r_r1.f26);
    CPy_INCREF(cpy_r_r1.f27);
    CPy_INCREF(cpy_r_r1.f28);
    CPy_INCREF(cpy_r_r1.f29);
    cpy_r_r3 = PyTuple_New(30);
    if (unlikely(cpy_r_r3 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3477 = cpy_r_r1.f0;
    PyTuple_SET_ITEM(cpy_r_r3, 0, __tmp3477);
    PyObject *__tmp3478 = cpy_r_r1.f1;
    PyTuple_SET_ITEM(cpy_r_r3, 1, __tmp3478);
    PyObject *__tmp3479 = cpy_r_r1.f2;
    PyTuple_SET_ITEM(cpy_r_r3, 2, __tmp3479);
    PyObject *__tmp3480 = cpy_r_r1.f3;
    PyTuple_SET_ITEM(cpy_r_r3, 3, __tmp3480);
    PyObject *__tmp3481 = cpy_r_r1.f4;
    PyTuple_SET_ITEM(cpy_r_r3, 4, __tmp3481);
    PyObject *__tmp3482 = cpy_r_r1.f5;
    PyTuple_SET_ITEM(cpy_r_r3, 5, __tmp3482);
    PyObject *__tmp3483 = cpy_r_r1.f6;
    PyTuple_SET_ITEM(cpy_r_r3, 6, __tmp3483);
    PyObject *__tmp3484 = cpy_r_r1.f7;
    PyTuple_SET_ITEM(cpy_r_r3, 7, __tmp3484);
    PyObject *__tmp3485 = cpy_r_r1.f8;
    PyTuple_SET_ITEM(cpy_r_r3, 8, __tmp3485);
    PyObject *__tmp3486 = cpy_r_r1.f9;
    PyTuple_SET_ITEM(cpy_r_r3, 9, __tmp3486);
    PyObject *__tmp3487 = cpy_r_r1.f10;
    PyTuple_SET_ITEM(cpy_r_r3, 10, __tmp3487);
    PyObject *__tmp3488 = cpy_r_r1.f11;
    PyTuple_SET_ITEM(cpy_r_r3, 11, __tmp3488);
    PyObject *__tmp3489 = cpy_r_r1.f12;
    PyTuple_SET_ITEM(cpy_r_r3, 12, __tmp3489);
    PyObject *__tmp3490 = cpy_r_r1.f13;
    PyTuple_SET_ITEM(cpy_r_r3, 13, __tmp3490);
    PyObject *__tmp3491 = cpy_r_r1.f14;
    PyTuple_SET_ITEM(cpy_r_r3, 14, __tmp3491);
    PyObject *__tmp3492 = cpy_r_r1.f15;
    PyTuple_SET_ITEM(cpy_r_r3, 15, __tmp3492);
    PyObject *__tmp3493 = cpy_r_r1.f16;
    PyTuple_SET_ITEM(cpy_r_r3, 16, __tmp3493);
    PyObject *__tmp3494 = cpy_r_r1.f17;
    PyTuple_SET_ITEM(cpy_r_r3, 17, __tmp3494);
    PyObject *__tmp3495 = cpy_r_r1.f18;
    PyTuple_SET_ITEM(cpy_r_r3, 18, __tmp3495);
    PyObject *__tmp3496 = cpy_r_r1.f19;
    PyTuple_SET_ITEM(cpy_r_r3, 19, __tmp3496);
    PyObject *__tmp3497 = cpy_r_r1.f20;
    PyTuple_SET_ITEM(cpy_r_r3, 20, __tmp3497);
    PyObject *__tmp3498 = cpy_r_r1.f21;
    PyTuple_SET_ITEM(cpy_r_r3, 21, __tmp3498);
    PyObject *__tmp3499 = cpy_r_r1.f22;
    PyTuple_SET_ITEM(cpy_r_r3, 22, __tmp3499);
    PyObject *__tmp3500 = cpy_r_r1.f23;
    PyTuple_SET_ITEM(cpy_r_r3, 23, __tmp3500);
    PyObject *__tmp3501 = cpy_r_r1.f24;
    PyTuple_SET_ITEM(cpy_r_r3, 24, __tmp3501);
    PyObject *__tmp3502 = cpy_r_r1.f25;
    PyTuple_SET_ITEM(cpy_r_r3, 25, __tmp3502);
    PyObject *__tmp3503 = cpy_r_r1.f26;
    PyTuple_SET_ITEM(cpy_r_r3, 26, __tmp3503);
    PyObject *__tmp3504 = cpy_r_r1.f27;
    PyTuple_SET_ITEM(cpy_r_r3, 27, __tmp3504);
    PyObject *__tmp3505 = cpy_r_r1.f28;
    PyTuple_SET_ITEM(cpy_r_r3, 28, __tmp3505);
    PyObject *__tmp3506 = cpy_r_r1.f29;
    PyTuple_SET_ITEM(cpy_r_r3, 29, __tmp3506);
    cpy_r_r4 = CPyDef_merv___thinking___weights____all(cpy_r_plain, cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 40, CPyStatic_merv___thinking___weights___globals);
        goto CPyL132;
    }
    cpy_r_r5 = CPyStatics[2177]; /* 'useful_cubes' */
    cpy_r_r6 = PyObject_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 41, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    }
    cpy_r_r7 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r8[1] = {cpy_r_r6};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r9, 1, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 41, CPyStatic_merv___thinking___weights___globals);
        goto CPyL134;
    }
    CPy_DECREF(cpy_r_r6);
    cpy_r_r11 = PyFloat_AsDouble(cpy_r_r10);
    if (cpy_r_r11 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r10); cpy_r_r11 = -113.0;
    }
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 == -113.0;
    if (unlikely(cpy_r_r12)) goto CPyL8;
CPyL7: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_useful_cubes = cpy_r_r11;
    cpy_r_r13 = CPyStatics[2178]; /* 'useful_camels' */
    cpy_r_r14 = PyObject_GetItem(cpy_r_r4, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 42, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r15 = PyErr_Occurred();
    if (unlikely(cpy_r_r15 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 41, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r16 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r17[1] = {cpy_r_r14};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = PyObject_Vectorcall(cpy_r_r16, cpy_r_r18, 1, 0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 42, CPyStatic_merv___thinking___weights___globals);
        goto CPyL135;
    }
    CPy_DECREF(cpy_r_r14);
    cpy_r_r20 = PyFloat_AsDouble(cpy_r_r19);
    if (cpy_r_r20 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r19); cpy_r_r20 = -113.0;
    }
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 == -113.0;
    if (unlikely(cpy_r_r21)) goto CPyL12;
CPyL11: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_useful_camels = cpy_r_r20;
    cpy_r_r22 = CPyStatics[2179]; /* 'high_influence_from' */
    cpy_r_r23 = PyObject_GetItem(cpy_r_r4, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 43, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL13;
CPyL12: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 42, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL11;
CPyL13: ;
    cpy_r_r25 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r26[1] = {cpy_r_r23};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_Vectorcall(cpy_r_r25, cpy_r_r27, 1, 0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 43, CPyStatic_merv___thinking___weights___globals);
        goto CPyL136;
    }
    CPy_DECREF(cpy_r_r23);
    cpy_r_r29 = PyFloat_AsDouble(cpy_r_r28);
    if (cpy_r_r29 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r28); cpy_r_r29 = -113.0;
    }
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 == -113.0;
    if (unlikely(cpy_r_r30)) goto CPyL16;
CPyL15: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_high_influence_from = cpy_r_r29;
    cpy_r_r31 = CPyStatics[2180]; /* 'high_level_from' */
    cpy_r_r32 = PyObject_GetItem(cpy_r_r4, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 44, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL17;
CPyL16: ;
    cpy_r_r33 = PyErr_Occurred();
    if (unlikely(cpy_r_r33 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 43, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r34 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r35[1] = {cpy_r_r32};
    cpy_r_r36 = (PyObject **)&cpy_r_r35;
    cpy_r_r37 = PyObject_Vectorcall(cpy_r_r34, cpy_r_r36, 1, 0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 44, CPyStatic_merv___thinking___weights___globals);
        goto CPyL137;
    }
    CPy_DECREF(cpy_r_r32);
    cpy_r_r38 = PyFloat_AsDouble(cpy_r_r37);
    if (cpy_r_r38 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r37); cpy_r_r38 = -113.0;
    }
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 == -113.0;
    if (unlikely(cpy_r_r39)) goto CPyL20;
CPyL19: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_high_level_from = cpy_r_r38;
    cpy_r_r40 = CPyStatics[2181]; /* 'white_cube' */
    cpy_r_r41 = PyObject_GetItem(cpy_r_r4, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 45, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL21;
CPyL20: ;
    cpy_r_r42 = PyErr_Occurred();
    if (unlikely(cpy_r_r42 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 44, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r43 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r44[1] = {cpy_r_r41};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r43, cpy_r_r45, 1, 0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 45, CPyStatic_merv___thinking___weights___globals);
        goto CPyL138;
    }
    CPy_DECREF(cpy_r_r41);
    cpy_r_r47 = PyFloat_AsDouble(cpy_r_r46);
    if (cpy_r_r47 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r46); cpy_r_r47 = -113.0;
    }
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 == -113.0;
    if (unlikely(cpy_r_r48)) goto CPyL24;
CPyL23: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_white_cube = cpy_r_r47;
    cpy_r_r49 = CPyStatics[2182]; /* 'contract_effort' */
    cpy_r_r50 = PyObject_GetItem(cpy_r_r4, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 46, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL25;
CPyL24: ;
    cpy_r_r51 = PyErr_Occurred();
    if (unlikely(cpy_r_r51 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 45, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL23;
CPyL25: ;
    cpy_r_r52 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r53[1] = {cpy_r_r50};
    cpy_r_r54 = (PyObject **)&cpy_r_r53;
    cpy_r_r55 = PyObject_Vectorcall(cpy_r_r52, cpy_r_r54, 1, 0);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 46, CPyStatic_merv___thinking___weights___globals);
        goto CPyL139;
    }
    CPy_DECREF(cpy_r_r50);
    cpy_r_r56 = PyFloat_AsDouble(cpy_r_r55);
    if (cpy_r_r56 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r55); cpy_r_r56 = -113.0;
    }
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 == -113.0;
    if (unlikely(cpy_r_r57)) goto CPyL28;
CPyL27: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_contract_effort = cpy_r_r56;
    cpy_r_r58 = CPyStatics[1687]; /* 'contract_reward' */
    cpy_r_r59 = PyObject_GetItem(cpy_r_r4, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 47, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL29;
CPyL28: ;
    cpy_r_r60 = PyErr_Occurred();
    if (unlikely(cpy_r_r60 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 46, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r61 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r62[1] = {cpy_r_r59};
    cpy_r_r63 = (PyObject **)&cpy_r_r62;
    cpy_r_r64 = PyObject_Vectorcall(cpy_r_r61, cpy_r_r63, 1, 0);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 47, CPyStatic_merv___thinking___weights___globals);
        goto CPyL140;
    }
    CPy_DECREF(cpy_r_r59);
    cpy_r_r65 = PyFloat_AsDouble(cpy_r_r64);
    if (cpy_r_r65 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r64); cpy_r_r65 = -113.0;
    }
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 == -113.0;
    if (unlikely(cpy_r_r66)) goto CPyL32;
CPyL31: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_contract_reward = cpy_r_r65;
    cpy_r_r67 = CPyStatics[2183]; /* 'contract_shares' */
    cpy_r_r68 = PyObject_GetItem(cpy_r_r4, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 48, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL33;
CPyL32: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 47, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL31;
CPyL33: ;
    if (likely(PyList_Check(cpy_r_r68)))
        cpy_r_r70 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 48, CPyStatic_merv___thinking___weights___globals, "list", cpy_r_r68);
        goto CPyL133;
    }
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_contract_shares = cpy_r_r70;
    cpy_r_r71 = CPyStatics[2184]; /* 'contract_hurry' */
    cpy_r_r72 = PyObject_GetItem(cpy_r_r4, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 49, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    }
    cpy_r_r73 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r74[1] = {cpy_r_r72};
    cpy_r_r75 = (PyObject **)&cpy_r_r74;
    cpy_r_r76 = PyObject_Vectorcall(cpy_r_r73, cpy_r_r75, 1, 0);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 49, CPyStatic_merv___thinking___weights___globals);
        goto CPyL141;
    }
    CPy_DECREF(cpy_r_r72);
    cpy_r_r77 = PyFloat_AsDouble(cpy_r_r76);
    if (cpy_r_r77 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r76); cpy_r_r77 = -113.0;
    }
    CPy_DECREF(cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 == -113.0;
    if (unlikely(cpy_r_r78)) goto CPyL38;
CPyL37: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_contract_hurry = cpy_r_r77;
    cpy_r_r79 = CPyStatics[2185]; /* 'influence_effort' */
    cpy_r_r80 = PyObject_GetItem(cpy_r_r4, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 50, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL39;
CPyL38: ;
    cpy_r_r81 = PyErr_Occurred();
    if (unlikely(cpy_r_r81 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 49, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL37;
CPyL39: ;
    cpy_r_r82 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r83[1] = {cpy_r_r80};
    cpy_r_r84 = (PyObject **)&cpy_r_r83;
    cpy_r_r85 = PyObject_Vectorcall(cpy_r_r82, cpy_r_r84, 1, 0);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 50, CPyStatic_merv___thinking___weights___globals);
        goto CPyL142;
    }
    CPy_DECREF(cpy_r_r80);
    cpy_r_r86 = PyFloat_AsDouble(cpy_r_r85);
    if (cpy_r_r86 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r85); cpy_r_r86 = -113.0;
    }
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 == -113.0;
    if (unlikely(cpy_r_r87)) goto CPyL42;
CPyL41: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_influence_effort = cpy_r_r86;
    cpy_r_r88 = CPyStatics[2186]; /* 'rare_effort' */
    cpy_r_r89 = PyObject_GetItem(cpy_r_r4, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 51, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL43;
CPyL42: ;
    cpy_r_r90 = PyErr_Occurred();
    if (unlikely(cpy_r_r90 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 50, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL41;
CPyL43: ;
    cpy_r_r91 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r92[1] = {cpy_r_r89};
    cpy_r_r93 = (PyObject **)&cpy_r_r92;
    cpy_r_r94 = PyObject_Vectorcall(cpy_r_r91, cpy_r_r93, 1, 0);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 51, CPyStatic_merv___thinking___weights___globals);
        goto CPyL143;
    }
    CPy_DECREF(cpy_r_r89);
    cpy_r_r95 = PyFloat_AsDouble(cpy_r_r94);
    if (cpy_r_r95 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r94); cpy_r_r95 = -113.0;
    }
    CPy_DECREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 == -113.0;
    if (unlikely(cpy_r_r96)) goto CPyL46;
CPyL45: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_rare_effort = cpy_r_r95;
    cpy_r_r97 = CPyStatics[2187]; /* 'most_courtiers' */
    cpy_r_r98 = PyObject_GetItem(cpy_r_r4, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 52, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL47;
CPyL46: ;
    cpy_r_r99 = PyErr_Occurred();
    if (unlikely(cpy_r_r99 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 51, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL45;
CPyL47: ;
    cpy_r_r100 = (PyObject *)&PyLong_Type;
    PyObject *cpy_r_r101[1] = {cpy_r_r98};
    cpy_r_r102 = (PyObject **)&cpy_r_r101;
    cpy_r_r103 = PyObject_Vectorcall(cpy_r_r100, cpy_r_r102, 1, 0);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 52, CPyStatic_merv___thinking___weights___globals);
        goto CPyL144;
    }
    CPy_DECREF(cpy_r_r98);
    if (likely(PyLong_Check(cpy_r_r103)))
        cpy_r_r104 = CPyTagged_FromObject(cpy_r_r103);
    else {
        CPy_TypeError("int", cpy_r_r103); cpy_r_r104 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 52, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    }
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_most_courtiers = cpy_r_r104;
    cpy_r_r105 = CPyStatics[1228]; /* 'pair' */
    cpy_r_r106 = PyObject_GetItem(cpy_r_r4, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 53, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    }
    cpy_r_r107 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r108[1] = {cpy_r_r106};
    cpy_r_r109 = (PyObject **)&cpy_r_r108;
    cpy_r_r110 = PyObject_Vectorcall(cpy_r_r107, cpy_r_r109, 1, 0);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 53, CPyStatic_merv___thinking___weights___globals);
        goto CPyL145;
    }
    CPy_DECREF(cpy_r_r106);
    cpy_r_r111 = PyFloat_AsDouble(cpy_r_r110);
    if (cpy_r_r111 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r110); cpy_r_r111 = -113.0;
    }
    CPy_DECREF(cpy_r_r110);
    cpy_r_r112 = cpy_r_r111 == -113.0;
    if (unlikely(cpy_r_r112)) goto CPyL53;
CPyL52: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_pair = cpy_r_r111;
    cpy_r_r113 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r114 = PyObject_GetItem(cpy_r_r4, cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 54, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL54;
CPyL53: ;
    cpy_r_r115 = PyErr_Occurred();
    if (unlikely(cpy_r_r115 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 53, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r116 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r117[1] = {cpy_r_r114};
    cpy_r_r118 = (PyObject **)&cpy_r_r117;
    cpy_r_r119 = PyObject_Vectorcall(cpy_r_r116, cpy_r_r118, 1, 0);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 54, CPyStatic_merv___thinking___weights___globals);
        goto CPyL146;
    }
    CPy_DECREF(cpy_r_r114);
    cpy_r_r120 = PyFloat_AsDouble(cpy_r_r119);
    if (cpy_r_r120 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r119); cpy_r_r120 = -113.0;
    }
    CPy_DECREF(cpy_r_r119);
    cpy_r_r121 = cpy_r_r120 == -113.0;
    if (unlikely(cpy_r_r121)) goto CPyL57;
CPyL56: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_soldier = cpy_r_r120;
    cpy_r_r122 = CPyStatics[1764]; /* 'free_courtier' */
    cpy_r_r123 = PyObject_GetItem(cpy_r_r4, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 55, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL58;
CPyL57: ;
    cpy_r_r124 = PyErr_Occurred();
    if (unlikely(cpy_r_r124 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 54, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL56;
CPyL58: ;
    cpy_r_r125 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r126[1] = {cpy_r_r123};
    cpy_r_r127 = (PyObject **)&cpy_r_r126;
    cpy_r_r128 = PyObject_Vectorcall(cpy_r_r125, cpy_r_r127, 1, 0);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 55, CPyStatic_merv___thinking___weights___globals);
        goto CPyL147;
    }
    CPy_DECREF(cpy_r_r123);
    cpy_r_r129 = PyFloat_AsDouble(cpy_r_r128);
    if (cpy_r_r129 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r128); cpy_r_r129 = -113.0;
    }
    CPy_DECREF(cpy_r_r128);
    cpy_r_r130 = cpy_r_r129 == -113.0;
    if (unlikely(cpy_r_r130)) goto CPyL61;
CPyL60: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_free_courtier = cpy_r_r129;
    cpy_r_r131 = CPyStatics[1766]; /* 'free_rampart' */
    cpy_r_r132 = PyObject_GetItem(cpy_r_r4, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 56, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL62;
CPyL61: ;
    cpy_r_r133 = PyErr_Occurred();
    if (unlikely(cpy_r_r133 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 55, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL60;
CPyL62: ;
    cpy_r_r134 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r135[1] = {cpy_r_r132};
    cpy_r_r136 = (PyObject **)&cpy_r_r135;
    cpy_r_r137 = PyObject_Vectorcall(cpy_r_r134, cpy_r_r136, 1, 0);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 56, CPyStatic_merv___thinking___weights___globals);
        goto CPyL148;
    }
    CPy_DECREF(cpy_r_r132);
    cpy_r_r138 = PyFloat_AsDouble(cpy_r_r137);
    if (cpy_r_r138 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r137); cpy_r_r138 = -113.0;
    }
    CPy_DECREF(cpy_r_r137);
    cpy_r_r139 = cpy_r_r138 == -113.0;
    if (unlikely(cpy_r_r139)) goto CPyL65;
CPyL64: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_free_rampart = cpy_r_r138;
    cpy_r_r140 = CPyStatics[2188]; /* 'later_paid' */
    cpy_r_r141 = PyObject_GetItem(cpy_r_r4, cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 57, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL66;
CPyL65: ;
    cpy_r_r142 = PyErr_Occurred();
    if (unlikely(cpy_r_r142 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 56, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL64;
CPyL66: ;
    cpy_r_r143 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r144[1] = {cpy_r_r141};
    cpy_r_r145 = (PyObject **)&cpy_r_r144;
    cpy_r_r146 = PyObject_Vectorcall(cpy_r_r143, cpy_r_r145, 1, 0);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 57, CPyStatic_merv___thinking___weights___globals);
        goto CPyL149;
    }
    CPy_DECREF(cpy_r_r141);
    cpy_r_r147 = PyFloat_AsDouble(cpy_r_r146);
    if (cpy_r_r147 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r146); cpy_r_r147 = -113.0;
    }
    CPy_DECREF(cpy_r_r146);
    cpy_r_r148 = cpy_r_r147 == -113.0;
    if (unlikely(cpy_r_r148)) goto CPyL69;
CPyL68: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_later_paid = cpy_r_r147;
    cpy_r_r149 = CPyStatics[2189]; /* 'later_unpaid' */
    cpy_r_r150 = PyObject_GetItem(cpy_r_r4, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 58, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL70;
CPyL69: ;
    cpy_r_r151 = PyErr_Occurred();
    if (unlikely(cpy_r_r151 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 57, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL68;
CPyL70: ;
    cpy_r_r152 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r153[1] = {cpy_r_r150};
    cpy_r_r154 = (PyObject **)&cpy_r_r153;
    cpy_r_r155 = PyObject_Vectorcall(cpy_r_r152, cpy_r_r154, 1, 0);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 58, CPyStatic_merv___thinking___weights___globals);
        goto CPyL150;
    }
    CPy_DECREF(cpy_r_r150);
    cpy_r_r156 = PyFloat_AsDouble(cpy_r_r155);
    if (cpy_r_r156 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r155); cpy_r_r156 = -113.0;
    }
    CPy_DECREF(cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 == -113.0;
    if (unlikely(cpy_r_r157)) goto CPyL73;
CPyL72: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_later_unpaid = cpy_r_r156;
    cpy_r_r158 = CPyStatics[2190]; /* 'mark_share' */
    cpy_r_r159 = PyObject_GetItem(cpy_r_r4, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 59, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL74;
CPyL73: ;
    cpy_r_r160 = PyErr_Occurred();
    if (unlikely(cpy_r_r160 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 58, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL72;
CPyL74: ;
    cpy_r_r161 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r162[1] = {cpy_r_r159};
    cpy_r_r163 = (PyObject **)&cpy_r_r162;
    cpy_r_r164 = PyObject_Vectorcall(cpy_r_r161, cpy_r_r163, 1, 0);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 59, CPyStatic_merv___thinking___weights___globals);
        goto CPyL151;
    }
    CPy_DECREF(cpy_r_r159);
    cpy_r_r165 = PyFloat_AsDouble(cpy_r_r164);
    if (cpy_r_r165 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r164); cpy_r_r165 = -113.0;
    }
    CPy_DECREF(cpy_r_r164);
    cpy_r_r166 = cpy_r_r165 == -113.0;
    if (unlikely(cpy_r_r166)) goto CPyL77;
CPyL76: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_mark_share = cpy_r_r165;
    cpy_r_r167 = CPyStatics[2191]; /* 'track_points' */
    cpy_r_r168 = PyObject_GetItem(cpy_r_r4, cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 60, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL78;
CPyL77: ;
    cpy_r_r169 = PyErr_Occurred();
    if (unlikely(cpy_r_r169 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 59, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL76;
CPyL78: ;
    cpy_r_r170 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r171[1] = {cpy_r_r168};
    cpy_r_r172 = (PyObject **)&cpy_r_r171;
    cpy_r_r173 = PyObject_Vectorcall(cpy_r_r170, cpy_r_r172, 1, 0);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 60, CPyStatic_merv___thinking___weights___globals);
        goto CPyL152;
    }
    CPy_DECREF(cpy_r_r168);
    cpy_r_r174 = PyFloat_AsDouble(cpy_r_r173);
    if (cpy_r_r174 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r173); cpy_r_r174 = -113.0;
    }
    CPy_DECREF(cpy_r_r173);
    cpy_r_r175 = cpy_r_r174 == -113.0;
    if (unlikely(cpy_r_r175)) goto CPyL81;
CPyL80: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_track_points = cpy_r_r174;
    cpy_r_r176 = CPyStatics[2192]; /* 'items_for_contracts' */
    cpy_r_r177 = PyObject_GetItem(cpy_r_r4, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 61, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL82;
CPyL81: ;
    cpy_r_r178 = PyErr_Occurred();
    if (unlikely(cpy_r_r178 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 60, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL80;
CPyL82: ;
    if (likely(PyList_Check(cpy_r_r177)))
        cpy_r_r179 = cpy_r_r177;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 61, CPyStatic_merv___thinking___weights___globals, "list", cpy_r_r177);
        goto CPyL133;
    }
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_items_for_contracts = cpy_r_r179;
    cpy_r_r180 = CPyStatics[2193]; /* 'last_contracts' */
    cpy_r_r181 = PyObject_GetItem(cpy_r_r4, cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 62, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    }
    cpy_r_r182 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r183[1] = {cpy_r_r181};
    cpy_r_r184 = (PyObject **)&cpy_r_r183;
    cpy_r_r185 = PyObject_Vectorcall(cpy_r_r182, cpy_r_r184, 1, 0);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 62, CPyStatic_merv___thinking___weights___globals);
        goto CPyL153;
    }
    CPy_DECREF(cpy_r_r181);
    cpy_r_r186 = PyFloat_AsDouble(cpy_r_r185);
    if (cpy_r_r186 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r185); cpy_r_r186 = -113.0;
    }
    CPy_DECREF(cpy_r_r185);
    cpy_r_r187 = cpy_r_r186 == -113.0;
    if (unlikely(cpy_r_r187)) goto CPyL87;
CPyL86: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_last_contracts = cpy_r_r186;
    cpy_r_r188 = CPyStatics[2194]; /* 'unpaid_contract' */
    cpy_r_r189 = PyObject_GetItem(cpy_r_r4, cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 63, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL88;
CPyL87: ;
    cpy_r_r190 = PyErr_Occurred();
    if (unlikely(cpy_r_r190 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 62, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL86;
CPyL88: ;
    cpy_r_r191 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r192[1] = {cpy_r_r189};
    cpy_r_r193 = (PyObject **)&cpy_r_r192;
    cpy_r_r194 = PyObject_Vectorcall(cpy_r_r191, cpy_r_r193, 1, 0);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 63, CPyStatic_merv___thinking___weights___globals);
        goto CPyL154;
    }
    CPy_DECREF(cpy_r_r189);
    cpy_r_r195 = PyFloat_AsDouble(cpy_r_r194);
    if (cpy_r_r195 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r194); cpy_r_r195 = -113.0;
    }
    CPy_DECREF(cpy_r_r194);
    cpy_r_r196 = cpy_r_r195 == -113.0;
    if (unlikely(cpy_r_r196)) goto CPyL91;
CPyL90: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_unpaid_contract = cpy_r_r195;
    cpy_r_r197 = CPyStatics[2195]; /* 'high_level_share' */
    cpy_r_r198 = PyObject_GetItem(cpy_r_r4, cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 64, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL92;
CPyL91: ;
    cpy_r_r199 = PyErr_Occurred();
    if (unlikely(cpy_r_r199 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 63, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL90;
CPyL92: ;
    cpy_r_r200 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r201[1] = {cpy_r_r198};
    cpy_r_r202 = (PyObject **)&cpy_r_r201;
    cpy_r_r203 = PyObject_Vectorcall(cpy_r_r200, cpy_r_r202, 1, 0);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 64, CPyStatic_merv___thinking___weights___globals);
        goto CPyL155;
    }
    CPy_DECREF(cpy_r_r198);
    cpy_r_r204 = PyFloat_AsDouble(cpy_r_r203);
    if (cpy_r_r204 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r203); cpy_r_r204 = -113.0;
    }
    CPy_DECREF(cpy_r_r203);
    cpy_r_r205 = cpy_r_r204 == -113.0;
    if (unlikely(cpy_r_r205)) goto CPyL95;
CPyL94: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_high_level_share = cpy_r_r204;
    cpy_r_r206 = CPyStatics[2196]; /* 'post_camel' */
    cpy_r_r207 = PyObject_GetItem(cpy_r_r4, cpy_r_r206);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 65, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL96;
CPyL95: ;
    cpy_r_r208 = PyErr_Occurred();
    if (unlikely(cpy_r_r208 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 64, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL94;
CPyL96: ;
    cpy_r_r209 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r210[1] = {cpy_r_r207};
    cpy_r_r211 = (PyObject **)&cpy_r_r210;
    cpy_r_r212 = PyObject_Vectorcall(cpy_r_r209, cpy_r_r211, 1, 0);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 65, CPyStatic_merv___thinking___weights___globals);
        goto CPyL156;
    }
    CPy_DECREF(cpy_r_r207);
    cpy_r_r213 = PyFloat_AsDouble(cpy_r_r212);
    if (cpy_r_r213 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r212); cpy_r_r213 = -113.0;
    }
    CPy_DECREF(cpy_r_r212);
    cpy_r_r214 = cpy_r_r213 == -113.0;
    if (unlikely(cpy_r_r214)) goto CPyL99;
CPyL98: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_post_camel = cpy_r_r213;
    cpy_r_r215 = CPyStatics[1292]; /* 'post' */
    cpy_r_r216 = PyObject_GetItem(cpy_r_r4, cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 66, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL100;
CPyL99: ;
    cpy_r_r217 = PyErr_Occurred();
    if (unlikely(cpy_r_r217 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 65, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL98;
CPyL100: ;
    cpy_r_r218 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r219[1] = {cpy_r_r216};
    cpy_r_r220 = (PyObject **)&cpy_r_r219;
    cpy_r_r221 = PyObject_Vectorcall(cpy_r_r218, cpy_r_r220, 1, 0);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 66, CPyStatic_merv___thinking___weights___globals);
        goto CPyL157;
    }
    CPy_DECREF(cpy_r_r216);
    cpy_r_r222 = PyFloat_AsDouble(cpy_r_r221);
    if (cpy_r_r222 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r221); cpy_r_r222 = -113.0;
    }
    CPy_DECREF(cpy_r_r221);
    cpy_r_r223 = cpy_r_r222 == -113.0;
    if (unlikely(cpy_r_r223)) goto CPyL103;
CPyL102: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_post = cpy_r_r222;
    cpy_r_r224 = CPyStatics[2197]; /* 'building_line' */
    cpy_r_r225 = PyObject_GetItem(cpy_r_r4, cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 67, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL104;
CPyL103: ;
    cpy_r_r226 = PyErr_Occurred();
    if (unlikely(cpy_r_r226 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 66, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL102;
CPyL104: ;
    cpy_r_r227 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r228[1] = {cpy_r_r225};
    cpy_r_r229 = (PyObject **)&cpy_r_r228;
    cpy_r_r230 = PyObject_Vectorcall(cpy_r_r227, cpy_r_r229, 1, 0);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 67, CPyStatic_merv___thinking___weights___globals);
        goto CPyL158;
    }
    CPy_DECREF(cpy_r_r225);
    cpy_r_r231 = PyFloat_AsDouble(cpy_r_r230);
    if (cpy_r_r231 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r230); cpy_r_r231 = -113.0;
    }
    CPy_DECREF(cpy_r_r230);
    cpy_r_r232 = cpy_r_r231 == -113.0;
    if (unlikely(cpy_r_r232)) goto CPyL107;
CPyL106: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_building_line = cpy_r_r231;
    cpy_r_r233 = CPyStatics[2046]; /* 'building' */
    cpy_r_r234 = PyObject_GetItem(cpy_r_r4, cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 68, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL108;
CPyL107: ;
    cpy_r_r235 = PyErr_Occurred();
    if (unlikely(cpy_r_r235 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 67, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL106;
CPyL108: ;
    if (likely(PyList_Check(cpy_r_r234)))
        cpy_r_r236 = cpy_r_r234;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 68, CPyStatic_merv___thinking___weights___globals, "list", cpy_r_r234);
        goto CPyL133;
    }
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_building = cpy_r_r236;
    cpy_r_r237 = CPyStatics[1921]; /* 'bonus_tile' */
    cpy_r_r238 = PyObject_GetItem(cpy_r_r4, cpy_r_r237);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 69, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    }
    cpy_r_r239 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r240[1] = {cpy_r_r238};
    cpy_r_r241 = (PyObject **)&cpy_r_r240;
    cpy_r_r242 = PyObject_Vectorcall(cpy_r_r239, cpy_r_r241, 1, 0);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 69, CPyStatic_merv___thinking___weights___globals);
        goto CPyL159;
    }
    CPy_DECREF(cpy_r_r238);
    cpy_r_r243 = PyFloat_AsDouble(cpy_r_r242);
    if (cpy_r_r243 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r242); cpy_r_r243 = -113.0;
    }
    CPy_DECREF(cpy_r_r242);
    cpy_r_r244 = cpy_r_r243 == -113.0;
    if (unlikely(cpy_r_r244)) goto CPyL113;
CPyL112: ;
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_bonus_tile = cpy_r_r243;
    cpy_r_r245 = CPyStatics[736]; /* 'one_shot' */
    cpy_r_r246 = PyObject_GetItem(cpy_r_r4, cpy_r_r245);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 70, CPyStatic_merv___thinking___weights___globals);
        goto CPyL132;
    } else
        goto CPyL114;
CPyL113: ;
    cpy_r_r247 = PyErr_Occurred();
    if (unlikely(cpy_r_r247 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 69, CPyStatic_merv___thinking___weights___globals);
        goto CPyL133;
    } else
        goto CPyL112;
CPyL114: ;
    if (likely(PyList_Check(cpy_r_r246)))
        cpy_r_r248 = cpy_r_r246;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 70, CPyStatic_merv___thinking___weights___globals, "list", cpy_r_r246);
        goto CPyL132;
    }
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_one_shot = cpy_r_r248;
    cpy_r_r249 = CPyStatics[2198]; /* 'player' */
    cpy_r_r250 = CPyStatic_merv___thinking___weights___FEATURES;
    if (likely(cpy_r_r250.f0 != NULL)) goto CPyL118;
    PyErr_SetString(PyExc_NameError, "value for final name \"FEATURES\" was not set");
    cpy_r_r251 = 0;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 71, CPyStatic_merv___thinking___weights___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL118: ;
    CPy_INCREF(cpy_r_r250.f0);
    CPy_INCREF(cpy_r_r250.f1);
    CPy_INCREF(cpy_r_r250.f2);
    CPy_INCREF(cpy_r_r250.f3);
    CPy_INCREF(cpy_r_r250.f4);
    CPy_INCREF(cpy_r_r250.f5);
    CPy_INCREF(cpy_r_r250.f6);
    CPy_INCREF(cpy_r_r250.f7);
    CPy_INCREF(cpy_r_r250.f8);
    CPy_INCREF(cpy_r_r250.f9);
    CPy_INCREF(cpy_r_r250.f10);
    CPy_INCREF(cpy_r_r250.f11);
    CPy_INCREF(cpy_r_r250.f12);
    CPy_INCREF(cpy_r_r250.f13);
    CPy_INCREF(cpy_r_r250.f14);
    CPy_INCREF(cpy_r_r250.f15);
    CPy_INCREF(cpy_r_r250.f16);
    CPy_INCREF(cpy_r_r250.f17);
    CPy_INCREF(cpy_r_r250.f18);
    CPy_INCREF(cpy_r_r250.f19);
    CPy_INCREF(cpy_r_r250.f20);
    CPy_INCREF(cpy_r_r250.f21);
    CPy_INCREF(cpy_r_r250.f22);
    CPy_INCREF(cpy_r_r250.f23);
    CPy_INCREF(cpy_r_r250.f24);
    CPy_INCREF(cpy_r_r250.f25);
    CPy_INCREF(cpy_r_r250.f26);
    CPy_INCREF(cpy_r_r250.f27);
    CPy_INCREF(cpy_r_r250.f28);
    CPy_INCREF(cpy_r_r250.f29);
    CPy_INCREF(cpy_r_r250.f30);
    CPy_INCREF(cpy_r_r250.f31);
    CPy_INCREF(cpy_r_r250.f32);
    CPy_INCREF(cpy_r_r250.f33);
    CPy_INCREF(cpy_r_r250.f34);
    CPy_INCREF(cpy_r_r250.f35);
    CPy_INCREF(cpy_r_r250.f36);
    CPy_INCREF(cpy_r_r250.f37);
    CPy_INCREF(cpy_r_r250.f38);
    CPy_INCREF(cpy_r_r250.f39);
    CPy_INCREF(cpy_r_r250.f40);
    CPy_INCREF(cpy_r_r250.f41);
    CPy_INCREF(cpy_r_r250.f42);
    CPy_INCREF(cpy_r_r250.f43);
    CPy_INCREF(cpy_r_r250.f44);
    CPy_INCREF(cpy_r_r250.f45);
    CPy_INCREF(cpy_r_r250.f46);
    CPy_INCREF(cpy_r_r250.f47);
    CPy_INCREF(cpy_r_r250.f48);
    cpy_r_r252 = PyTuple_New(49);
    if (unlikely(cpy_r_r252 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3507 = cpy_r_r250.f0;
    PyTuple_SET_ITEM(cpy_r_r252, 0, __tmp3507);
    PyObject *__tmp3508 = cpy_r_r250.f1;
    PyTuple_SET_ITEM(cpy_r_r252, 1, __tmp3508);
    PyObject *__tmp3509 = cpy_r_r250.f2;
    PyTuple_SET_ITEM(cpy_r_r252, 2, __tmp3509);
    PyObject *__tmp3510 = cpy_r_r250.f3;
    PyTuple_SET_ITEM(cpy_r_r252, 3, __tmp3510);
    PyObject *__tmp3511 = cpy_r_r250.f4;
    PyTuple_SET_ITEM(cpy_r_r252, 4, __tmp3511);
    PyObject *__tmp3512 = cpy_r_r250.f5;
    PyTuple_SET_ITEM(cpy_r_r252, 5, __tmp3512);
    PyObject *__tmp3513 = cpy_r_r250.f6;
    PyTuple_SET_ITEM(cpy_r_r252, 6, __tmp3513);
    PyObject *__tmp3514 = cpy_r_r250.f7;
    PyTuple_SET_ITEM(cpy_r_r252, 7, __tmp3514);
    PyObject *__tmp3515 = cpy_r_r250.f8;
    PyTuple_SET_ITEM(cpy_r_r252, 8, __tmp3515);
    PyObject *__tmp3516 = cpy_r_r250.f9;
    PyTuple_SET_ITEM(cpy_r_r252, 9, __tmp3516);
    PyObject *__tmp3517 = cpy_r_r250.f10;
    PyTuple_SET_ITEM(cpy_r_r252, 10, __tmp3517);
    PyObject *__tmp3518 = cpy_r_r250.f11;
    PyTuple_SET_ITEM(cpy_r_r252, 11, __tmp3518);
    PyObject *__tmp3519 = cpy_r_r250.f12;
    PyTuple_SET_ITEM(cpy_r_r252, 12, __tmp3519);
    PyObject *__tmp3520 = cpy_r_r250.f13;
    PyTuple_SET_ITEM(cpy_r_r252, 13, __tmp3520);
    PyObject *__tmp3521 = cpy_r_r250.f14;
    PyTuple_SET_ITEM(cpy_r_r252, 14, __tmp3521);
    PyObject *__tmp3522 = cpy_r_r250.f15;
    PyTuple_SET_ITEM(cpy_r_r252, 15, __tmp3522);
    PyObject *__tmp3523 = cpy_r_r250.f16;
    PyTuple_SET_ITEM(cpy_r_r252, 16, __tmp3523);
    PyObject *__tmp3524 = cpy_r_r250.f17;
    PyTuple_SET_ITEM(cpy_r_r252, 17, __tmp3524);
    PyObject *__tmp3525 = cpy_r_r250.f18;
    PyTuple_SET_ITEM(cpy_r_r252, 18, __tmp3525);
    PyObject *__tmp3526 = cpy_r_r250.f19;
    PyTuple_SET_ITEM(cpy_r_r252, 19, __tmp3526);
    PyObject *__tmp3527 = cpy_r_r250.f20;
    PyTuple_SET_ITEM(cpy_r_r252, 20, __tmp3527);
    PyObject *__tmp3528 = cpy_r_r250.f21;
    PyTuple_SET_ITEM(cpy_r_r252, 21, __tmp3528);
    PyObject *__tmp3529 = cpy_r_r250.f22;
    PyTuple_SET_ITEM(cpy_r_r252, 22, __tmp3529);
    PyObject *__tmp3530 = cpy_r_r250.f23;
    PyTuple_SET_ITEM(cpy_r_r252, 23, __tmp3530);
    PyObject *__tmp3531 = cpy_r_r250.f24;
    PyTuple_SET_ITEM(cpy_r_r252, 24, __tmp3531);
    PyObject *__tmp3532 = cpy_r_r250.f25;
    PyTuple_SET_ITEM(cpy_r_r252, 25, __tmp3532);
    PyObject *__tmp3533 = cpy_r_r250.f26;
    PyTuple_SET_ITEM(cpy_r_r252, 26, __tmp3533);
    PyObject *__tmp3534 = cpy_r_r250.f27;
    PyTuple_SET_ITEM(cpy_r_r252, 27, __tmp3534);
    PyObject *__tmp3535 = cpy_r_r250.f28;
    PyTuple_SET_ITEM(cpy_r_r252, 28, __tmp3535);
    PyObject *__tmp3536 = cpy_r_r250.f29;
    PyTuple_SET_ITEM(cpy_r_r252, 29, __tmp3536);
    PyObject *__tmp3537 = cpy_r_r250.f30;
    PyTuple_SET_ITEM(cpy_r_r252, 30, __tmp3537);
    PyObject *__tmp3538 = cpy_r_r250.f31;
    PyTuple_SET_ITEM(cpy_r_r252, 31, __tmp3538);
    PyObject *__tmp3539 = cpy_r_r250.f32;
    PyTuple_SET_ITEM(cpy_r_r252, 32, __tmp3539);
    PyObject *__tmp3540 = cpy_r_r250.f33;
    PyTuple_SET_ITEM(cpy_r_r252, 33, __tmp3540);
    PyObject *__tmp3541 = cpy_r_r250.f34;
    PyTuple_SET_ITEM(cpy_r_r252, 34, __tmp3541);
    PyObject *__tmp3542 = cpy_r_r250.f35;
    PyTuple_SET_ITEM(cpy_r_r252, 35, __tmp3542);
    PyObject *__tmp3543 = cpy_r_r250.f36;
    PyTuple_SET_ITEM(cpy_r_r252, 36, __tmp3543);
    PyObject *__tmp3544 = cpy_r_r250.f37;
    PyTuple_SET_ITEM(cpy_r_r252, 37, __tmp3544);
    PyObject *__tmp3545 = cpy_r_r250.f38;
    PyTuple_SET_ITEM(cpy_r_r252, 38, __tmp3545);
    PyObject *__tmp3546 = cpy_r_r250.f39;
    PyTuple_SET_ITEM(cpy_r_r252, 39, __tmp3546);
    PyObject *__tmp3547 = cpy_r_r250.f40;
    PyTuple_SET_ITEM(cpy_r_r252, 40, __tmp3547);
    PyObject *__tmp3548 = cpy_r_r250.f41;
    PyTuple_SET_ITEM(cpy_r_r252, 41, __tmp3548);
    PyObject *__tmp3549 = cpy_r_r250.f42;
    PyTuple_SET_ITEM(cpy_r_r252, 42, __tmp3549);
    PyObject *__tmp3550 = cpy_r_r250.f43;
    PyTuple_SET_ITEM(cpy_r_r252, 43, __tmp3550);
    PyObject *__tmp3551 = cpy_r_r250.f44;
    PyTuple_SET_ITEM(cpy_r_r252, 44, __tmp3551);
    PyObject *__tmp3552 = cpy_r_r250.f45;
    PyTuple_SET_ITEM(cpy_r_r252, 45, __tmp3552);
    PyObject *__tmp3553 = cpy_r_r250.f46;
    PyTuple_SET_ITEM(cpy_r_r252, 46, __tmp3553);
    PyObject *__tmp3554 = cpy_r_r250.f47;
    PyTuple_SET_ITEM(cpy_r_r252, 47, __tmp3554);
    PyObject *__tmp3555 = cpy_r_r250.f48;
    PyTuple_SET_ITEM(cpy_r_r252, 48, __tmp3555);
    cpy_r_r253 = CPyDef_merv___thinking___weights____all(cpy_r_plain, cpy_r_r249, cpy_r_r252);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 71, CPyStatic_merv___thinking___weights___globals);
        goto CPyL132;
    }
    cpy_r_r254 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r255 = PyObject_GetItem(cpy_r_plain, cpy_r_r254);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 71, CPyStatic_merv___thinking___weights___globals);
        goto CPyL160;
    }
    cpy_r_r256 = CPyStatics[2198]; /* 'player' */
    cpy_r_r257 = PyObject_GetItem(cpy_r_r255, cpy_r_r256);
    CPy_DECREF(cpy_r_r255);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 71, CPyStatic_merv___thinking___weights___globals);
        goto CPyL160;
    }
    if (likely(PyList_Check(cpy_r_r257)))
        cpy_r_r258 = cpy_r_r257;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 71, CPyStatic_merv___thinking___weights___globals, "list", cpy_r_r257);
        goto CPyL160;
    }
    cpy_r_r259 = CPyDef_merv___thinking___weights___Worth(cpy_r_r253, cpy_r_r258);
    CPy_DECREF(cpy_r_r253);
    CPy_DECREF(cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 71, CPyStatic_merv___thinking___weights___globals);
        goto CPyL132;
    }
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_player = cpy_r_r259;
    cpy_r_r260 = CPyStatics[1327]; /* 'magistrate' */
    cpy_r_r261 = CPyStatic_merv___thinking___weights___FEATURES;
    if (likely(cpy_r_r261.f0 != NULL)) goto CPyL126;
    PyErr_SetString(PyExc_NameError, "value for final name \"FEATURES\" was not set");
    cpy_r_r262 = 0;
    if (unlikely(!cpy_r_r262)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 72, CPyStatic_merv___thinking___weights___globals);
        goto CPyL132;
    }
    CPy_Unreachable();
CPyL126: ;
    CPy_INCREF(cpy_r_r261.f0);
    CPy_INCREF(cpy_r_r261.f1);
    CPy_INCREF(cpy_r_r261.f2);
    CPy_INCREF(cpy_r_r261.f3);
    CPy_INCREF(cpy_r_r261.f4);
    CPy_INCREF(cpy_r_r261.f5);
    CPy_INCREF(cpy_r_r261.f6);
    CPy_INCREF(cpy_r_r261.f7);
    CPy_INCREF(cpy_r_r261.f8);
    CPy_INCREF(cpy_r_r261.f9);
    CPy_INCREF(cpy_r_r261.f10);
    CPy_INCREF(cpy_r_r261.f11);
    CPy_INCREF(cpy_r_r261.f12);
    CPy_INCREF(cpy_r_r261.f13);
    CPy_INCREF(cpy_r_r261.f14);
    CPy_INCREF(cpy_r_r261.f15);
    CPy_INCREF(cpy_r_r261.f16);
    CPy_INCREF(cpy_r_r261.f17);
    CPy_INCREF(cpy_r_r261.f18);
    CPy_INCREF(cpy_r_r261.f19);
    CPy_INCREF(cpy_r_r261.f20);
    CPy_INCREF(cpy_r_r261.f21);
    CPy_INCREF(cpy_r_r261.f22);
    CPy_INCREF(cpy_r_r261.f23);
    CPy_INCREF(cpy_r_r261.f24);
    CPy_INCREF(cpy_r_r261.f25);
    CPy_INCREF(cpy_r_r261.f26);
    CPy_INCREF(cpy_r_r261.f27);
    CPy_INCREF(cpy_r_r261.f28);
    CPy_INCREF(cpy_r_r261.f29);
    CPy_INCREF(cpy_r_r261.f30);
    CPy_INCREF(cpy_r_r261.f31);
    CPy_INCREF(cpy_r_r261.f32);
    CPy_INCREF(cpy_r_r261.f33);
    CPy_INCREF(cpy_r_r261.f34);
    CPy_INCREF(cpy_r_r261.f35);
    CPy_INCREF(cpy_r_r261.f36);
    CPy_INCREF(cpy_r_r261.f37);
    CPy_INCREF(cpy_r_r261.f38);
    CPy_INCREF(cpy_r_r261.f39);
    CPy_INCREF(cpy_r_r261.f40);
    CPy_INCREF(cpy_r_r261.f41);
    CPy_INCREF(cpy_r_r261.f42);
    CPy_INCREF(cpy_r_r261.f43);
    CPy_INCREF(cpy_r_r261.f44);
    CPy_INCREF(cpy_r_r261.f45);
    CPy_INCREF(cpy_r_r261.f46);
    CPy_INCREF(cpy_r_r261.f47);
    CPy_INCREF(cpy_r_r261.f48);
    cpy_r_r263 = PyTuple_New(49);
    if (unlikely(cpy_r_r263 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3556 = cpy_r_r261.f0;
    PyTuple_SET_ITEM(cpy_r_r263, 0, __tmp3556);
    PyObject *__tmp3557 = cpy_r_r261.f1;
    PyTuple_SET_ITEM(cpy_r_r263, 1, __tmp3557);
    PyObject *__tmp3558 = cpy_r_r261.f2;
    PyTuple_SET_ITEM(cpy_r_r263, 2, __tmp3558);
    PyObject *__tmp3559 = cpy_r_r261.f3;
    PyTuple_SET_ITEM(cpy_r_r263, 3, __tmp3559);
    PyObject *__tmp3560 = cpy_r_r261.f4;
    PyTuple_SET_ITEM(cpy_r_r263, 4, __tmp3560);
    PyObject *__tmp3561 = cpy_r_r261.f5;
    PyTuple_SET_ITEM(cpy_r_r263, 5, __tmp3561);
    PyObject *__tmp3562 = cpy_r_r261.f6;
    PyTuple_SET_ITEM(cpy_r_r263, 6, __tmp3562);
    PyObject *__tmp3563 = cpy_r_r261.f7;
    PyTuple_SET_ITEM(cpy_r_r263, 7, __tmp3563);
    PyObject *__tmp3564 = cpy_r_r261.f8;
    PyTuple_SET_ITEM(cpy_r_r263, 8, __tmp3564);
    PyObject *__tmp3565 = cpy_r_r261.f9;
    PyTuple_SET_ITEM(cpy_r_r263, 9, __tmp3565);
    PyObject *__tmp3566 = cpy_r_r261.f10;
    PyTuple_SET_ITEM(cpy_r_r263, 10, __tmp3566);
    PyObject *__tmp3567 = cpy_r_r261.f11;
    PyTuple_SET_ITEM(cpy_r_r263, 11, __tmp3567);
    PyObject *__tmp3568 = cpy_r_r261.f12;
    PyTuple_SET_ITEM(cpy_r_r263, 12, __tmp3568);
    PyObject *__tmp3569 = cpy_r_r261.f13;
    PyTuple_SET_ITEM(cpy_r_r263, 13, __tmp3569);
    PyObject *__tmp3570 = cpy_r_r261.f14;
    PyTuple_SET_ITEM(cpy_r_r263, 14, __tmp3570);
    PyObject *__tmp3571 = cpy_r_r261.f15;
    PyTuple_SET_ITEM(cpy_r_r263, 15, __tmp3571);
    PyObject *__tmp3572 = cpy_r_r261.f16;
    PyTuple_SET_ITEM(cpy_r_r263, 16, __tmp3572);
    PyObject *__tmp3573 = cpy_r_r261.f17;
    PyTuple_SET_ITEM(cpy_r_r263, 17, __tmp3573);
    PyObject *__tmp3574 = cpy_r_r261.f18;
    PyTuple_SET_ITEM(cpy_r_r263, 18, __tmp3574);
    PyObject *__tmp3575 = cpy_r_r261.f19;
    PyTuple_SET_ITEM(cpy_r_r263, 19, __tmp3575);
    PyObject *__tmp3576 = cpy_r_r261.f20;
    PyTuple_SET_ITEM(cpy_r_r263, 20, __tmp3576);
    PyObject *__tmp3577 = cpy_r_r261.f21;
    PyTuple_SET_ITEM(cpy_r_r263, 21, __tmp3577);
    PyObject *__tmp3578 = cpy_r_r261.f22;
    PyTuple_SET_ITEM(cpy_r_r263, 22, __tmp3578);
    PyObject *__tmp3579 = cpy_r_r261.f23;
    PyTuple_SET_ITEM(cpy_r_r263, 23, __tmp3579);
    PyObject *__tmp3580 = cpy_r_r261.f24;
    PyTuple_SET_ITEM(cpy_r_r263, 24, __tmp3580);
    PyObject *__tmp3581 = cpy_r_r261.f25;
    PyTuple_SET_ITEM(cpy_r_r263, 25, __tmp3581);
    PyObject *__tmp3582 = cpy_r_r261.f26;
    PyTuple_SET_ITEM(cpy_r_r263, 26, __tmp3582);
    PyObject *__tmp3583 = cpy_r_r261.f27;
    PyTuple_SET_ITEM(cpy_r_r263, 27, __tmp3583);
    PyObject *__tmp3584 = cpy_r_r261.f28;
    PyTuple_SET_ITEM(cpy_r_r263, 28, __tmp3584);
    PyObject *__tmp3585 = cpy_r_r261.f29;
    PyTuple_SET_ITEM(cpy_r_r263, 29, __tmp3585);
    PyObject *__tmp3586 = cpy_r_r261.f30;
    PyTuple_SET_ITEM(cpy_r_r263, 30, __tmp3586);
    PyObject *__tmp3587 = cpy_r_r261.f31;
    PyTuple_SET_ITEM(cpy_r_r263, 31, __tmp3587);
    PyObject *__tmp3588 = cpy_r_r261.f32;
    PyTuple_SET_ITEM(cpy_r_r263, 32, __tmp3588);
    PyObject *__tmp3589 = cpy_r_r261.f33;
    PyTuple_SET_ITEM(cpy_r_r263, 33, __tmp3589);
    PyObject *__tmp3590 = cpy_r_r261.f34;
    PyTuple_SET_ITEM(cpy_r_r263, 34, __tmp3590);
    PyObject *__tmp3591 = cpy_r_r261.f35;
    PyTuple_SET_ITEM(cpy_r_r263, 35, __tmp3591);
    PyObject *__tmp3592 = cpy_r_r261.f36;
    PyTuple_SET_ITEM(cpy_r_r263, 36, __tmp3592);
    PyObject *__tmp3593 = cpy_r_r261.f37;
    PyTuple_SET_ITEM(cpy_r_r263, 37, __tmp3593);
    PyObject *__tmp3594 = cpy_r_r261.f38;
    PyTuple_SET_ITEM(cpy_r_r263, 38, __tmp3594);
    PyObject *__tmp3595 = cpy_r_r261.f39;
    PyTuple_SET_ITEM(cpy_r_r263, 39, __tmp3595);
    PyObject *__tmp3596 = cpy_r_r261.f40;
    PyTuple_SET_ITEM(cpy_r_r263, 40, __tmp3596);
    PyObject *__tmp3597 = cpy_r_r261.f41;
    PyTuple_SET_ITEM(cpy_r_r263, 41, __tmp3597);
    PyObject *__tmp3598 = cpy_r_r261.f42;
    PyTuple_SET_ITEM(cpy_r_r263, 42, __tmp3598);
    PyObject *__tmp3599 = cpy_r_r261.f43;
    PyTuple_SET_ITEM(cpy_r_r263, 43, __tmp3599);
    PyObject *__tmp3600 = cpy_r_r261.f44;
    PyTuple_SET_ITEM(cpy_r_r263, 44, __tmp3600);
    PyObject *__tmp3601 = cpy_r_r261.f45;
    PyTuple_SET_ITEM(cpy_r_r263, 45, __tmp3601);
    PyObject *__tmp3602 = cpy_r_r261.f46;
    PyTuple_SET_ITEM(cpy_r_r263, 46, __tmp3602);
    PyObject *__tmp3603 = cpy_r_r261.f47;
    PyTuple_SET_ITEM(cpy_r_r263, 47, __tmp3603);
    PyObject *__tmp3604 = cpy_r_r261.f48;
    PyTuple_SET_ITEM(cpy_r_r263, 48, __tmp3604);
    cpy_r_r264 = CPyDef_merv___thinking___weights____all(cpy_r_plain, cpy_r_r260, cpy_r_r263);
    CPy_DECREF(cpy_r_r263);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 72, CPyStatic_merv___thinking___weights___globals);
        goto CPyL132;
    }
    cpy_r_r265 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r266 = PyObject_GetItem(cpy_r_plain, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 72, CPyStatic_merv___thinking___weights___globals);
        goto CPyL161;
    }
    cpy_r_r267 = CPyStatics[1327]; /* 'magistrate' */
    cpy_r_r268 = PyObject_GetItem(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 72, CPyStatic_merv___thinking___weights___globals);
        goto CPyL161;
    }
    if (likely(PyList_Check(cpy_r_r268)))
        cpy_r_r269 = cpy_r_r268;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 72, CPyStatic_merv___thinking___weights___globals, "list", cpy_r_r268);
        goto CPyL161;
    }
    cpy_r_r270 = CPyDef_merv___thinking___weights___Worth(cpy_r_r264, cpy_r_r269);
    CPy_DECREF(cpy_r_r264);
    CPy_DECREF(cpy_r_r269);
    if (unlikely(cpy_r_r270 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 72, CPyStatic_merv___thinking___weights___globals);
        goto CPyL132;
    }
    ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_self)->_magistrate = cpy_r_r270;
    return 1;
CPyL132: ;
    cpy_r_r271 = 2;
    return cpy_r_r271;
CPyL133: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL132;
CPyL134: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL132;
CPyL135: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    goto CPyL132;
CPyL136: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r23);
    goto CPyL132;
CPyL137: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r32);
    goto CPyL132;
CPyL138: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r41);
    goto CPyL132;
CPyL139: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r50);
    goto CPyL132;
CPyL140: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r59);
    goto CPyL132;
CPyL141: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r72);
    goto CPyL132;
CPyL142: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r80);
    goto CPyL132;
CPyL143: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r89);
    goto CPyL132;
CPyL144: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r98);
    goto CPyL132;
CPyL145: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r106);
    goto CPyL132;
CPyL146: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r114);
    goto CPyL132;
CPyL147: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r123);
    goto CPyL132;
CPyL148: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r132);
    goto CPyL132;
CPyL149: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r141);
    goto CPyL132;
CPyL150: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r150);
    goto CPyL132;
CPyL151: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r159);
    goto CPyL132;
CPyL152: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r168);
    goto CPyL132;
CPyL153: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r181);
    goto CPyL132;
CPyL154: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r189);
    goto CPyL132;
CPyL155: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r198);
    goto CPyL132;
CPyL156: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r207);
    goto CPyL132;
CPyL157: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r216);
    goto CPyL132;
CPyL158: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r225);
    goto CPyL132;
CPyL159: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r238);
    goto CPyL132;
CPyL160: ;
    CPy_DecRef(cpy_r_r253);
    goto CPyL132;
CPyL161: ;
    CPy_DecRef(cpy_r_r264);
    goto CPyL132;
}
        
        PyObject *CPyPy_merv___thinking___weights___Weights_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"plain", 0};
            PyObject *obj_plain;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_plain)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___weights___Weights))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.weights.Weights", obj_self); 
                goto fail;
            }
            PyObject *arg_plain = obj_plain;
            char retval = CPyDef_merv___thinking___weights___Weights_____init__(arg_self, arg_plain);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 39, CPyStatic_merv___thinking___weights___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___weights___Worth_____init__(PyObject *cpy_r_self, PyObject *cpy_r_features, PyObject *cpy_r_rests) {
    tuple_T49OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r0;
    char cpy_r_r1;
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
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
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
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    double cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    int64_t cpy_r_r64;
    tuple_T49OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r65;
    char cpy_r_r66;
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
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    int64_t cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    double cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int64_t cpy_r_r129;
    char cpy_r_r130;
    cpy_r_r0 = CPyStatic_merv___thinking___weights___FEATURES;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"FEATURES\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 79, CPyStatic_merv___thinking___weights___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = cpy_r_r0.f0;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = cpy_r_r0.f1;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = cpy_r_r0.f2;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r0.f3;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = cpy_r_r0.f4;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = cpy_r_r0.f5;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = cpy_r_r0.f6;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = cpy_r_r0.f7;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_r0.f8;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r0.f9;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = cpy_r_r0.f10;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_r0.f11;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r0.f12;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r0.f13;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r0.f14;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r0.f15;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = cpy_r_r0.f16;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = cpy_r_r0.f17;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = cpy_r_r0.f18;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = cpy_r_r0.f19;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = cpy_r_r0.f20;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r23 = cpy_r_r0.f21;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = cpy_r_r0.f22;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = cpy_r_r0.f23;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = cpy_r_r0.f24;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = cpy_r_r0.f25;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = cpy_r_r0.f26;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = cpy_r_r0.f27;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = cpy_r_r0.f28;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = cpy_r_r0.f29;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = cpy_r_r0.f30;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33 = cpy_r_r0.f31;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = cpy_r_r0.f32;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = cpy_r_r0.f33;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = cpy_r_r0.f34;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37 = cpy_r_r0.f35;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = cpy_r_r0.f36;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r39 = cpy_r_r0.f37;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = cpy_r_r0.f38;
    CPy_INCREF(cpy_r_r40);
    cpy_r_r41 = cpy_r_r0.f39;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42 = cpy_r_r0.f40;
    CPy_INCREF(cpy_r_r42);
    cpy_r_r43 = cpy_r_r0.f41;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = cpy_r_r0.f42;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = cpy_r_r0.f43;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46 = cpy_r_r0.f44;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47 = cpy_r_r0.f45;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = cpy_r_r0.f46;
    CPy_INCREF(cpy_r_r48);
    cpy_r_r49 = cpy_r_r0.f47;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r50 = cpy_r_r0.f48;
    CPy_INCREF(cpy_r_r50);
    cpy_r_r51 = PyTuple_Pack(49, cpy_r_r2, cpy_r_r3, cpy_r_r4, cpy_r_r5, cpy_r_r6, cpy_r_r7, cpy_r_r8, cpy_r_r9, cpy_r_r10, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r15, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r32, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 79, CPyStatic_merv___thinking___weights___globals);
        goto CPyL31;
    }
    cpy_r_r52 = PyList_New(49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 79, CPyStatic_merv___thinking___weights___globals);
        goto CPyL32;
    }
    cpy_r_r53 = 0;
    goto CPyL7;
CPyL6: ;
    cpy_r_r54 = cpy_r_r53 < 49;
    if (!cpy_r_r54) goto CPyL33;
CPyL7: ;
    cpy_r_r55 = CPySequenceTuple_GetItemUnsafe(cpy_r_r51, cpy_r_r53);
    if (likely(PyUnicode_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 79, CPyStatic_merv___thinking___weights___globals, "str", cpy_r_r55);
        goto CPyL34;
    }
    cpy_r_r57 = PyObject_GetItem(cpy_r_features, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 79, CPyStatic_merv___thinking___weights___globals);
        goto CPyL34;
    }
    if (likely(PyList_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 79, CPyStatic_merv___thinking___weights___globals, "list", cpy_r_r57);
        goto CPyL34;
    }
    cpy_r_r59 = CPyList_GetItemShort(cpy_r_r58, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 79, CPyStatic_merv___thinking___weights___globals);
        goto CPyL34;
    }
    cpy_r_r60 = PyFloat_AsDouble(cpy_r_r59);
    if (cpy_r_r60 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r59); cpy_r_r60 = -113.0;
    }
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 == -113.0;
    if (unlikely(cpy_r_r61)) goto CPyL13;
CPyL12: ;
    cpy_r_r62 = PyFloat_FromDouble(cpy_r_r60);
    CPyList_SetItemUnsafe(cpy_r_r52, cpy_r_r53, cpy_r_r62);
    goto CPyL14;
CPyL13: ;
    cpy_r_r63 = PyErr_Occurred();
    if (unlikely(cpy_r_r63 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 79, CPyStatic_merv___thinking___weights___globals);
        goto CPyL34;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r64 = cpy_r_r53 + 1;
    cpy_r_r53 = cpy_r_r64;
    goto CPyL6;
CPyL15: ;
    ((serai___games___merv___thinking___weights___WorthObject *)cpy_r_self)->__always = cpy_r_r52;
    cpy_r_r65 = CPyStatic_merv___thinking___weights___FEATURES;
    if (likely(cpy_r_r65.f0 != NULL)) goto CPyL18;
    PyErr_SetString(PyExc_NameError, "value for final name \"FEATURES\" was not set");
    cpy_r_r66 = 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 80, CPyStatic_merv___thinking___weights___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL18: ;
    cpy_r_r67 = cpy_r_r65.f0;
    CPy_INCREF(cpy_r_r67);
    cpy_r_r68 = cpy_r_r65.f1;
    CPy_INCREF(cpy_r_r68);
    cpy_r_r69 = cpy_r_r65.f2;
    CPy_INCREF(cpy_r_r69);
    cpy_r_r70 = cpy_r_r65.f3;
    CPy_INCREF(cpy_r_r70);
    cpy_r_r71 = cpy_r_r65.f4;
    CPy_INCREF(cpy_r_r71);
    cpy_r_r72 = cpy_r_r65.f5;
    CPy_INCREF(cpy_r_r72);
    cpy_r_r73 = cpy_r_r65.f6;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r74 = cpy_r_r65.f7;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = cpy_r_r65.f8;
    CPy_INCREF(cpy_r_r75);
    cpy_r_r76 = cpy_r_r65.f9;
    CPy_INCREF(cpy_r_r76);
    cpy_r_r77 = cpy_r_r65.f10;
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78 = cpy_r_r65.f11;
    CPy_INCREF(cpy_r_r78);
    cpy_r_r79 = cpy_r_r65.f12;
    CPy_INCREF(cpy_r_r79);
    cpy_r_r80 = cpy_r_r65.f13;
    CPy_INCREF(cpy_r_r80);
    cpy_r_r81 = cpy_r_r65.f14;
    CPy_INCREF(cpy_r_r81);
    cpy_r_r82 = cpy_r_r65.f15;
    CPy_INCREF(cpy_r_r82);
    cpy_r_r83 = cpy_r_r65.f16;
    CPy_INCREF(cpy_r_r83);
    cpy_r_r84 = cpy_r_r65.f17;
    CPy_INCREF(cpy_r_r84);
    cpy_r_r85 = cpy_r_r65.f18;
    CPy_INCREF(cpy_r_r85);
    cpy_r_r86 = cpy_r_r65.f19;
    CPy_INCREF(cpy_r_r86);
    cpy_r_r87 = cpy_r_r65.f20;
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88 = cpy_r_r65.f21;
    CPy_INCREF(cpy_r_r88);
    cpy_r_r89 = cpy_r_r65.f22;
    CPy_INCREF(cpy_r_r89);
    cpy_r_r90 = cpy_r_r65.f23;
    CPy_INCREF(cpy_r_r90);
    cpy_r_r91 = cpy_r_r65.f24;
    CPy_INCREF(cpy_r_r91);
    cpy_r_r92 = cpy_r_r65.f25;
    CPy_INCREF(cpy_r_r92);
    cpy_r_r93 = cpy_r_r65.f26;
    CPy_INCREF(cpy_r_r93);
    cpy_r_r94 = cpy_r_r65.f27;
    CPy_INCREF(cpy_r_r94);
    cpy_r_r95 = cpy_r_r65.f28;
    CPy_INCREF(cpy_r_r95);
    cpy_r_r96 = cpy_r_r65.f29;
    CPy_INCREF(cpy_r_r96);
    cpy_r_r97 = cpy_r_r65.f30;
    CPy_INCREF(cpy_r_r97);
    cpy_r_r98 = cpy_r_r65.f31;
    CPy_INCREF(cpy_r_r98);
    cpy_r_r99 = cpy_r_r65.f32;
    CPy_INCREF(cpy_r_r99);
    cpy_r_r100 = cpy_r_r65.f33;
    CPy_INCREF(cpy_r_r100);
    cpy_r_r101 = cpy_r_r65.f34;
    CPy_INCREF(cpy_r_r101);
    cpy_r_r102 = cpy_r_r65.f35;
    CPy_INCREF(cpy_r_r102);
    cpy_r_r103 = cpy_r_r65.f36;
    CPy_INCREF(cpy_r_r103);
    cpy_r_r104 = cpy_r_r65.f37;
    CPy_INCREF(cpy_r_r104);
    cpy_r_r105 = cpy_r_r65.f38;
    CPy_INCREF(cpy_r_r105);
    cpy_r_r106 = cpy_r_r65.f39;
    CPy_INCREF(cpy_r_r106);
    cpy_r_r107 = cpy_r_r65.f40;
    CPy_INCREF(cpy_r_r107);
    cpy_r_r108 = cpy_r_r65.f41;
    CPy_INCREF(cpy_r_r108);
    cpy_r_r109 = cpy_r_r65.f42;
    CPy_INCREF(cpy_r_r109);
    cpy_r_r110 = cpy_r_r65.f43;
    CPy_INCREF(cpy_r_r110);
    cpy_r_r111 = cpy_r_r65.f44;
    CPy_INCREF(cpy_r_r111);
    cpy_r_r112 = cpy_r_r65.f45;
    CPy_INCREF(cpy_r_r112);
    cpy_r_r113 = cpy_r_r65.f46;
    CPy_INCREF(cpy_r_r113);
    cpy_r_r114 = cpy_r_r65.f47;
    CPy_INCREF(cpy_r_r114);
    cpy_r_r115 = cpy_r_r65.f48;
    CPy_INCREF(cpy_r_r115);
    cpy_r_r116 = PyTuple_Pack(49, cpy_r_r67, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r81, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r103, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r115);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r80);
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
    CPy_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 80, CPyStatic_merv___thinking___weights___globals);
        goto CPyL31;
    }
    cpy_r_r117 = PyList_New(49);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 80, CPyStatic_merv___thinking___weights___globals);
        goto CPyL35;
    }
    cpy_r_r118 = 0;
    goto CPyL22;
CPyL21: ;
    cpy_r_r119 = cpy_r_r118 < 49;
    if (!cpy_r_r119) goto CPyL36;
CPyL22: ;
    cpy_r_r120 = CPySequenceTuple_GetItemUnsafe(cpy_r_r116, cpy_r_r118);
    if (likely(PyUnicode_Check(cpy_r_r120)))
        cpy_r_r121 = cpy_r_r120;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 80, CPyStatic_merv___thinking___weights___globals, "str", cpy_r_r120);
        goto CPyL37;
    }
    cpy_r_r122 = PyObject_GetItem(cpy_r_features, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 80, CPyStatic_merv___thinking___weights___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r122)))
        cpy_r_r123 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 80, CPyStatic_merv___thinking___weights___globals, "list", cpy_r_r122);
        goto CPyL37;
    }
    cpy_r_r124 = CPyList_GetItemShort(cpy_r_r123, 2);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 80, CPyStatic_merv___thinking___weights___globals);
        goto CPyL37;
    }
    cpy_r_r125 = PyFloat_AsDouble(cpy_r_r124);
    if (cpy_r_r125 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r124); cpy_r_r125 = -113.0;
    }
    CPy_DECREF(cpy_r_r124);
    cpy_r_r126 = cpy_r_r125 == -113.0;
    if (unlikely(cpy_r_r126)) goto CPyL28;
CPyL27: ;
    cpy_r_r127 = PyFloat_FromDouble(cpy_r_r125);
    CPyList_SetItemUnsafe(cpy_r_r117, cpy_r_r118, cpy_r_r127);
    goto CPyL29;
CPyL28: ;
    cpy_r_r128 = PyErr_Occurred();
    if (unlikely(cpy_r_r128 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 80, CPyStatic_merv___thinking___weights___globals);
        goto CPyL37;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r129 = cpy_r_r118 + 1;
    cpy_r_r118 = cpy_r_r129;
    goto CPyL21;
CPyL30: ;
    ((serai___games___merv___thinking___weights___WorthObject *)cpy_r_self)->__a_turn = cpy_r_r117;
    CPy_INCREF(cpy_r_rests);
    ((serai___games___merv___thinking___weights___WorthObject *)cpy_r_self)->__rests = cpy_r_rests;
    return 1;
CPyL31: ;
    cpy_r_r130 = 2;
    return cpy_r_r130;
CPyL32: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL31;
CPyL33: ;
    CPy_DECREF(cpy_r_r51);
    goto CPyL15;
CPyL34: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r52);
    goto CPyL31;
CPyL35: ;
    CPy_DecRef(cpy_r_r116);
    goto CPyL31;
CPyL36: ;
    CPy_DECREF(cpy_r_r116);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r117);
    goto CPyL31;
}
        
        PyObject *CPyPy_merv___thinking___weights___Worth_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"features", "rests", 0};
            PyObject *obj_features;
            PyObject *obj_rests;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_features, &obj_rests)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___weights___Worth))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.weights.Worth", obj_self); 
                goto fail;
            }
            PyObject *arg_features = obj_features;
            PyObject *arg_rests;
            if (likely(PyList_Check(obj_rests)))
                arg_rests = obj_rests;
            else {
                CPy_TypeError("list", obj_rests); 
                goto fail;
            }
            char retval = CPyDef_merv___thinking___weights___Worth_____init__(arg_self, arg_features, arg_rests);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "__init__", 78, CPyStatic_merv___thinking___weights___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___thinking___weights___Worth___at(PyObject *cpy_r_self, CPyTagged cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T2FF cpy_r_r13;
    double cpy_r_r14;
    char cpy_r_r15;
    double cpy_r_r16;
    double cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    double cpy_r_r21;
    double cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "at", 85, CPyStatic_merv___thinking___weights___globals);
        goto CPyL12;
    }
    cpy_r_r1 = ((serai___games___merv___thinking___weights___WorthObject *)cpy_r_self)->__always;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___merv___thinking___weights___WorthObject *)cpy_r_self)->__a_turn;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[36]; /* 'zip' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "at", 85, CPyStatic_merv___thinking___weights___globals);
        goto CPyL13;
    }
    cpy_r_r6 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r7[3] = {cpy_r_r1, cpy_r_r2, cpy_r_r6};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r8, 2, cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "at", 85, CPyStatic_merv___thinking___weights___globals);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r11 = PyObject_GetIter(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "at", 85, CPyStatic_merv___thinking___weights___globals);
        goto CPyL14;
    }
CPyL4: ;
    cpy_r_r12 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r12 == NULL) goto CPyL15;
    PyObject *__tmp3605;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        __tmp3605 = NULL;
        goto __LL3606;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        __tmp3605 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        __tmp3605 = NULL;
    }
    if (__tmp3605 == NULL) goto __LL3606;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        __tmp3605 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        __tmp3605 = NULL;
    }
    if (__tmp3605 == NULL) goto __LL3606;
    __tmp3605 = cpy_r_r12;
__LL3606: ;
    if (unlikely(__tmp3605 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r12); cpy_r_r13 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp3607 = PyTuple_GET_ITEM(cpy_r_r12, 0);
        double __tmp3608;
        __tmp3608 = PyFloat_AsDouble(__tmp3607);
        if (__tmp3608 == -1.0 && PyErr_Occurred()) {
            goto __LL3609;
        }
        cpy_r_r13.f0 = __tmp3608;
        PyObject *__tmp3610 = PyTuple_GET_ITEM(cpy_r_r12, 1);
        double __tmp3611;
        __tmp3611 = PyFloat_AsDouble(__tmp3610);
        if (__tmp3611 == -1.0 && PyErr_Occurred()) {
            goto __LL3612;
        }
        cpy_r_r13.f1 = __tmp3611;
    }
    goto __LL3613;
__LL3609: ;
    cpy_r_r13 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL3613;
__LL3612: ;
    cpy_r_r13 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL3613;
__LL3613: ;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13.f0;
    cpy_r_r15 = cpy_r_r14 == -113.0;
    if (unlikely(cpy_r_r15)) goto CPyL7;
CPyL6: ;
    cpy_r_r16 = cpy_r_r13.f0;
    cpy_r_r17 = cpy_r_r13.f1;
    cpy_r_r18 = CPyFloat_FromTagged(cpy_r_turns);
    cpy_r_r19 = cpy_r_r18 == -113.0;
    if (unlikely(cpy_r_r19)) {
        goto CPyL9;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r20 = PyErr_Occurred();
    if (unlikely(cpy_r_r20 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "at", 85, CPyStatic_merv___thinking___weights___globals);
        goto CPyL16;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r21 = cpy_r_r18 * cpy_r_r17;
    cpy_r_r22 = cpy_r_r16 + cpy_r_r21;
    cpy_r_r23 = PyFloat_FromDouble(cpy_r_r22);
    cpy_r_r24 = PyList_Append(cpy_r_r0, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "at", 85, CPyStatic_merv___thinking___weights___globals);
        goto CPyL16;
    } else
        goto CPyL4;
CPyL9: ;
    cpy_r_r26 = PyErr_Occurred();
    if (unlikely(cpy_r_r26 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "at", 85, CPyStatic_merv___thinking___weights___globals);
        goto CPyL16;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r27 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "at", 85, CPyStatic_merv___thinking___weights___globals);
        goto CPyL14;
    }
    return cpy_r_r0;
CPyL12: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL12;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL15: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL10;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL12;
}
        
        PyObject *CPyPy_merv___thinking___weights___Worth___at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"turns", 0};
            static CPyArg_Parser parser = {"O:at", kwlist, 0};
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___weights___Worth))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.weights.Worth", obj_self); 
                goto fail;
            }
            CPyTagged arg_turns;
            if (likely(PyLong_Check(obj_turns)))
                arg_turns = CPyTagged_BorrowFromObject(obj_turns);
            else {
                CPy_TypeError("int", obj_turns); goto fail;
            }
            PyObject *retval = CPyDef_merv___thinking___weights___Worth___at(arg_self, arg_turns);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "at", 83, CPyStatic_merv___thinking___weights___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___weights___Worth___rest(PyObject *cpy_r_self, CPyTagged cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    double cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    double cpy_r_r17;
    cpy_r_r0 = ((serai___games___merv___thinking___weights___WorthObject *)cpy_r_self)->__rests;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___thinking___weights___WorthObject *)cpy_r_self)->__rests;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = CPyTagged_Subtract(cpy_r_r4, 2);
    cpy_r_r6 = cpy_r_r5 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL2;
    cpy_r_r8 = cpy_r_turns & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL3;
CPyL2: ;
    cpy_r_r10 = CPyTagged_IsLt_(cpy_r_r5, cpy_r_turns);
    if (cpy_r_r10) {
        goto CPyL4;
    } else
        goto CPyL11;
CPyL3: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r5 < (Py_ssize_t)cpy_r_turns;
    if (!cpy_r_r11) goto CPyL11;
CPyL4: ;
    cpy_r_r12 = cpy_r_r5;
    goto CPyL6;
CPyL5: ;
    CPyTagged_INCREF(cpy_r_turns);
    cpy_r_r12 = cpy_r_turns;
CPyL6: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r0, cpy_r_r12);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "rest", 89, CPyStatic_merv___thinking___weights___globals);
        goto CPyL10;
    }
    cpy_r_r14 = PyFloat_AsDouble(cpy_r_r13);
    if (cpy_r_r14 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r13); cpy_r_r14 = -113.0;
    }
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r14 == -113.0;
    if (unlikely(cpy_r_r15)) goto CPyL9;
CPyL8: ;
    return cpy_r_r14;
CPyL9: ;
    cpy_r_r16 = PyErr_Occurred();
    if (unlikely(cpy_r_r16 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "rest", 89, CPyStatic_merv___thinking___weights___globals);
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r17 = -113.0;
    return cpy_r_r17;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL5;
}
        
        PyObject *CPyPy_merv___thinking___weights___Worth___rest(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"turns", 0};
            static CPyArg_Parser parser = {"O:rest", kwlist, 0};
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___weights___Worth))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.weights.Worth", obj_self); 
                goto fail;
            }
            CPyTagged arg_turns;
            if (likely(PyLong_Check(obj_turns)))
                arg_turns = CPyTagged_BorrowFromObject(obj_turns);
            else {
                CPy_TypeError("int", obj_turns); goto fail;
            }
            double retval = CPyDef_merv___thinking___weights___Worth___rest(arg_self, arg_turns);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "rest", 87, CPyStatic_merv___thinking___weights___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___thinking___weights___weights(void) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPyDef_merv___thinking___weights___plain_weights();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "weights", 95, CPyStatic_merv___thinking___weights___globals);
        goto CPyL3;
    }
    cpy_r_r1 = CPyDef_merv___thinking___weights___Weights(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "weights", 95, CPyStatic_merv___thinking___weights___globals);
        goto CPyL3;
    }
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___thinking___weights___weights(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":weights", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *retval = CPyDef_merv___thinking___weights___weights();
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "weights", 93, CPyStatic_merv___thinking___weights___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___thinking___weights___plain_weights(void) {
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
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = CPyStatics[2200]; /* 'serai.games.merv.thinking' */
    cpy_r_r1 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r2 = CPyStatics[108]; /* 'files' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "plain_weights", 100, CPyStatic_merv___thinking___weights___globals);
        goto CPyL9;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "plain_weights", 100, CPyStatic_merv___thinking___weights___globals);
        goto CPyL9;
    }
    cpy_r_r7 = CPyStatics[1137]; /* 'weights.toml' */
    cpy_r_r8 = PyNumber_TrueDivide(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "plain_weights", 100, CPyStatic_merv___thinking___weights___globals);
        goto CPyL9;
    }
    cpy_r_r9 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r10 = CPyStatics[113]; /* 'read_text' */
    PyObject *cpy_r_r11[2] = {cpy_r_r8, cpy_r_r9};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = PyObject_VectorcallMethod(cpy_r_r10, cpy_r_r12, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "plain_weights", 100, CPyStatic_merv___thinking___weights___globals);
        goto CPyL10;
    }
    CPy_DECREF(cpy_r_r8);
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "plain_weights", 100, CPyStatic_merv___thinking___weights___globals, "str", cpy_r_r13);
        goto CPyL9;
    }
    cpy_r_r15 = CPyImport_GetModuleCache(&CPyModule_tomllib);
    cpy_r_r16 = CPyStatics[115]; /* 'loads' */
    cpy_r_r17 = CPyObject_GetAttr(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "plain_weights", 100, CPyStatic_merv___thinking___weights___globals);
        goto CPyL11;
    }
    PyObject *cpy_r_r18[1] = {cpy_r_r14};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r19, 1, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "plain_weights", 100, CPyStatic_merv___thinking___weights___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r14);
    if (likely(PyDict_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "plain_weights", 100, CPyStatic_merv___thinking___weights___globals, "dict", cpy_r_r20);
        goto CPyL9;
    }
    return cpy_r_r21;
CPyL9: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL10: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL9;
}
        
        PyObject *CPyPy_merv___thinking___weights___plain_weights(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":plain_weights", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *retval = CPyDef_merv___thinking___weights___plain_weights();
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "plain_weights", 98, CPyStatic_merv___thinking___weights___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___thinking___weights____all(PyObject *cpy_r_plain, PyObject *cpy_r_section, PyObject *cpy_r_names) {
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
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 104, CPyStatic_merv___thinking___weights___globals);
        goto CPyL15;
    }
    cpy_r_r1 = CPyStatics[88]; /* 'get' */
    PyObject *cpy_r_r2[3] = {cpy_r_plain, cpy_r_section, cpy_r_r0};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_VectorcallMethod(cpy_r_r1, cpy_r_r3, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 104, CPyStatic_merv___thinking___weights___globals);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r5 = PySet_New(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 105, CPyStatic_merv___thinking___weights___globals);
        goto CPyL17;
    }
    cpy_r_r6 = PySet_New(cpy_r_names);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 105, CPyStatic_merv___thinking___weights___globals);
        goto CPyL18;
    }
    cpy_r_r7 = PyNumber_Xor(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 105, CPyStatic_merv___thinking___weights___globals);
        goto CPyL17;
    }
    if (likely(PySet_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "_all", 105, CPyStatic_merv___thinking___weights___globals, "set", cpy_r_r7);
        goto CPyL17;
    }
    cpy_r_r9 = CPySequence_Sort(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 105, CPyStatic_merv___thinking___weights___globals);
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
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 107, CPyStatic_merv___thinking___weights___globals);
        goto CPyL15;
    }
    cpy_r_r18 = CPyStr_Build(4, cpy_r_r14, cpy_r_section, cpy_r_r15, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 107, CPyStatic_merv___thinking___weights___globals);
        goto CPyL15;
    }
    cpy_r_r19 = (PyObject *)CPyType_merv___thinking___weights___WeightsError;
    PyObject *cpy_r_r20[1] = {cpy_r_r18};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r19, cpy_r_r21, 1, 0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 107, CPyStatic_merv___thinking___weights___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r18);
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_merv___thinking___weights___WeightsError))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/weights.py", "_all", 107, CPyStatic_merv___thinking___weights___globals, "serai.games.merv.thinking.weights.WeightsError", cpy_r_r22);
        goto CPyL15;
    }
    CPy_Raise(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 107, CPyStatic_merv___thinking___weights___globals);
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
        
        PyObject *CPyPy_merv___thinking___weights____all(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___thinking___weights____all(arg_plain, arg_section, arg_names);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "_all", 103, CPyStatic_merv___thinking___weights___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___weights_____top_level__(void) {
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
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
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
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    tuple_T49OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    int32_t cpy_r_r94;
    char cpy_r_r95;
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
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    tuple_T30OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    int32_t cpy_r_r130;
    char cpy_r_r131;
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
    int32_t cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
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
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    int32_t cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    int32_t cpy_r_r193;
    char cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    int32_t cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    int32_t cpy_r_r211;
    char cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject **cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    int32_t cpy_r_r225;
    char cpy_r_r226;
    char cpy_r_r227;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 1, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 1, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 6, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_tomllib;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {8};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[4995]; /* (('tomllib', 'tomllib', 'tomllib'),) */
    cpy_r_r17 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r18 = CPyStatics[2203]; /* 'src/serai/games/merv/thinking/weights.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL38;
    cpy_r_r21 = CPyStatics[5180]; /* ('Mapping',) */
    cpy_r_r22 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r23 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 9, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r25 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r27 = CPyStatics[127]; /* 'functools' */
    cpy_r_r28 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 10, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r30 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r32 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r33 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 11, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r35 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatics[5295]; /* ('Any', 'Final') */
    cpy_r_r37 = CPyStatics[47]; /* 'typing' */
    cpy_r_r38 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r39 = CPyImport_ImportFromMany(cpy_r_r37, cpy_r_r36, cpy_r_r36, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 12, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r40 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r40, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = CPyStatics[2204]; /* 'palace_next' */
    cpy_r_r42 = CPyStatics[2205]; /* 'palace_later' */
    cpy_r_r43 = CPyStatics[2206]; /* 'unpaid_next' */
    cpy_r_r44 = CPyStatics[2207]; /* 'unpaid_later' */
    cpy_r_r45 = CPyStatics[2208]; /* 'courtier_turns' */
    cpy_r_r46 = CPyStatics[2209]; /* 'city_safe' */
    cpy_r_r47 = CPyStatics[2210]; /* 'city_ransom' */
    cpy_r_r48 = CPyStatics[2211]; /* 'city_open' */
    cpy_r_r49 = CPyStatics[2212]; /* 'walled_later' */
    cpy_r_r50 = CPyStatics[2213]; /* 'open_later' */
    cpy_r_r51 = CPyStatics[2214]; /* 'favour_next' */
    cpy_r_r52 = CPyStatics[2215]; /* 'favour_later' */
    cpy_r_r53 = CPyStatics[2216]; /* 'favour_spare' */
    cpy_r_r54 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r55 = CPyStatics[2217]; /* 'spare_cubes' */
    cpy_r_r56 = CPyStatics[2218]; /* 'white_cubes' */
    cpy_r_r57 = CPyStatics[1464]; /* 'camels' */
    cpy_r_r58 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r59 = CPyStatics[2219]; /* 'high_influence' */
    cpy_r_r60 = CPyStatics[1631]; /* 'spice_limit' */
    cpy_r_r61 = CPyStatics[1632]; /* 'contract_level' */
    cpy_r_r62 = CPyStatics[1546]; /* 'contracts' */
    cpy_r_r63 = CPyStatics[2220]; /* 'free_scrolls' */
    cpy_r_r64 = CPyStatics[2221]; /* 'free_common' */
    cpy_r_r65 = CPyStatics[2222]; /* 'free_rare' */
    cpy_r_r66 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r67 = CPyStatics[2223]; /* 'goods' */
    cpy_r_r68 = CPyStatics[993]; /* 'cards' */
    cpy_r_r69 = CPyStatics[1867]; /* 'mosque_level' */
    cpy_r_r70 = CPyStatics[2224]; /* 'high_level' */
    cpy_r_r71 = CPyStatics[2225]; /* 'discount_caravansary' */
    cpy_r_r72 = CPyStatics[2226]; /* 'discount_palace' */
    cpy_r_r73 = CPyStatics[2227]; /* 'discount_trade' */
    cpy_r_r74 = CPyStatics[2228]; /* 'discount_mosque' */
    cpy_r_r75 = CPyStatics[2229]; /* 'conversions' */
    cpy_r_r76 = CPyStatics[2230]; /* 'best_lines' */
    cpy_r_r77 = CPyStatics[2231]; /* 'next_line' */
    cpy_r_r78 = CPyStatics[2232]; /* 'courtier_lines' */
    cpy_r_r79 = CPyStatics[1465]; /* 'buildings' */
    cpy_r_r80 = CPyStatics[2233]; /* 'bonus_upgrades' */
    cpy_r_r81 = CPyStatics[2234]; /* 'white_upgrades' */
    cpy_r_r82 = CPyStatics[2235]; /* 'inner_posts' */
    cpy_r_r83 = CPyStatics[2236]; /* 'outer_posts' */
    cpy_r_r84 = CPyStatics[2237]; /* 'single_spices' */
    cpy_r_r85 = CPyStatics[2051]; /* 'courtiers' */
    cpy_r_r86 = CPyStatics[649]; /* 'place' */
    cpy_r_r87 = CPyStatics[2042]; /* 'bonus_tiles' */
    cpy_r_r88 = CPyStatics[2238]; /* 'automa_lines' */
    cpy_r_r89 = CPyStatics[2239]; /* 'next_courtier' */
    CPy_INCREF(cpy_r_r41);
    CPy_INCREF(cpy_r_r42);
    CPy_INCREF(cpy_r_r43);
    CPy_INCREF(cpy_r_r44);
    CPy_INCREF(cpy_r_r45);
    CPy_INCREF(cpy_r_r46);
    CPy_INCREF(cpy_r_r47);
    CPy_INCREF(cpy_r_r48);
    CPy_INCREF(cpy_r_r49);
    CPy_INCREF(cpy_r_r50);
    CPy_INCREF(cpy_r_r51);
    CPy_INCREF(cpy_r_r52);
    CPy_INCREF(cpy_r_r53);
    CPy_INCREF(cpy_r_r54);
    CPy_INCREF(cpy_r_r55);
    CPy_INCREF(cpy_r_r56);
    CPy_INCREF(cpy_r_r57);
    CPy_INCREF(cpy_r_r58);
    CPy_INCREF(cpy_r_r59);
    CPy_INCREF(cpy_r_r60);
    CPy_INCREF(cpy_r_r61);
    CPy_INCREF(cpy_r_r62);
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
    CPy_INCREF(cpy_r_r81);
    CPy_INCREF(cpy_r_r82);
    CPy_INCREF(cpy_r_r83);
    CPy_INCREF(cpy_r_r84);
    CPy_INCREF(cpy_r_r85);
    CPy_INCREF(cpy_r_r86);
    CPy_INCREF(cpy_r_r87);
    CPy_INCREF(cpy_r_r88);
    CPy_INCREF(cpy_r_r89);
    cpy_r_r90.f0 = cpy_r_r41;
    cpy_r_r90.f1 = cpy_r_r42;
    cpy_r_r90.f2 = cpy_r_r43;
    cpy_r_r90.f3 = cpy_r_r44;
    cpy_r_r90.f4 = cpy_r_r45;
    cpy_r_r90.f5 = cpy_r_r46;
    cpy_r_r90.f6 = cpy_r_r47;
    cpy_r_r90.f7 = cpy_r_r48;
    cpy_r_r90.f8 = cpy_r_r49;
    cpy_r_r90.f9 = cpy_r_r50;
    cpy_r_r90.f10 = cpy_r_r51;
    cpy_r_r90.f11 = cpy_r_r52;
    cpy_r_r90.f12 = cpy_r_r53;
    cpy_r_r90.f13 = cpy_r_r54;
    cpy_r_r90.f14 = cpy_r_r55;
    cpy_r_r90.f15 = cpy_r_r56;
    cpy_r_r90.f16 = cpy_r_r57;
    cpy_r_r90.f17 = cpy_r_r58;
    cpy_r_r90.f18 = cpy_r_r59;
    cpy_r_r90.f19 = cpy_r_r60;
    cpy_r_r90.f20 = cpy_r_r61;
    cpy_r_r90.f21 = cpy_r_r62;
    cpy_r_r90.f22 = cpy_r_r63;
    cpy_r_r90.f23 = cpy_r_r64;
    cpy_r_r90.f24 = cpy_r_r65;
    cpy_r_r90.f25 = cpy_r_r66;
    cpy_r_r90.f26 = cpy_r_r67;
    cpy_r_r90.f27 = cpy_r_r68;
    cpy_r_r90.f28 = cpy_r_r69;
    cpy_r_r90.f29 = cpy_r_r70;
    cpy_r_r90.f30 = cpy_r_r71;
    cpy_r_r90.f31 = cpy_r_r72;
    cpy_r_r90.f32 = cpy_r_r73;
    cpy_r_r90.f33 = cpy_r_r74;
    cpy_r_r90.f34 = cpy_r_r75;
    cpy_r_r90.f35 = cpy_r_r76;
    cpy_r_r90.f36 = cpy_r_r77;
    cpy_r_r90.f37 = cpy_r_r78;
    cpy_r_r90.f38 = cpy_r_r79;
    cpy_r_r90.f39 = cpy_r_r80;
    cpy_r_r90.f40 = cpy_r_r81;
    cpy_r_r90.f41 = cpy_r_r82;
    cpy_r_r90.f42 = cpy_r_r83;
    cpy_r_r90.f43 = cpy_r_r84;
    cpy_r_r90.f44 = cpy_r_r85;
    cpy_r_r90.f45 = cpy_r_r86;
    cpy_r_r90.f46 = cpy_r_r87;
    cpy_r_r90.f47 = cpy_r_r88;
    cpy_r_r90.f48 = cpy_r_r89;
    CPyStatic_merv___thinking___weights___FEATURES = cpy_r_r90;
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f0);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f1);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f2);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f3);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f4);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f5);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f6);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f7);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f8);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f9);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f10);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f11);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f12);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f13);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f14);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f15);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f16);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f17);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f18);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f19);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f20);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f21);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f22);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f23);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f24);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f25);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f26);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f27);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f28);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f29);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f30);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f31);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f32);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f33);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f34);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f35);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f36);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f37);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f38);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f39);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f40);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f41);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f42);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f43);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f44);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f45);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f46);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f47);
    CPy_INCREF(CPyStatic_merv___thinking___weights___FEATURES.f48);
    cpy_r_r91 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r92 = CPyStatics[2240]; /* 'FEATURES' */
    cpy_r_r93 = PyTuple_New(49);
    if (unlikely(cpy_r_r93 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3614 = cpy_r_r90.f0;
    PyTuple_SET_ITEM(cpy_r_r93, 0, __tmp3614);
    PyObject *__tmp3615 = cpy_r_r90.f1;
    PyTuple_SET_ITEM(cpy_r_r93, 1, __tmp3615);
    PyObject *__tmp3616 = cpy_r_r90.f2;
    PyTuple_SET_ITEM(cpy_r_r93, 2, __tmp3616);
    PyObject *__tmp3617 = cpy_r_r90.f3;
    PyTuple_SET_ITEM(cpy_r_r93, 3, __tmp3617);
    PyObject *__tmp3618 = cpy_r_r90.f4;
    PyTuple_SET_ITEM(cpy_r_r93, 4, __tmp3618);
    PyObject *__tmp3619 = cpy_r_r90.f5;
    PyTuple_SET_ITEM(cpy_r_r93, 5, __tmp3619);
    PyObject *__tmp3620 = cpy_r_r90.f6;
    PyTuple_SET_ITEM(cpy_r_r93, 6, __tmp3620);
    PyObject *__tmp3621 = cpy_r_r90.f7;
    PyTuple_SET_ITEM(cpy_r_r93, 7, __tmp3621);
    PyObject *__tmp3622 = cpy_r_r90.f8;
    PyTuple_SET_ITEM(cpy_r_r93, 8, __tmp3622);
    PyObject *__tmp3623 = cpy_r_r90.f9;
    PyTuple_SET_ITEM(cpy_r_r93, 9, __tmp3623);
    PyObject *__tmp3624 = cpy_r_r90.f10;
    PyTuple_SET_ITEM(cpy_r_r93, 10, __tmp3624);
    PyObject *__tmp3625 = cpy_r_r90.f11;
    PyTuple_SET_ITEM(cpy_r_r93, 11, __tmp3625);
    PyObject *__tmp3626 = cpy_r_r90.f12;
    PyTuple_SET_ITEM(cpy_r_r93, 12, __tmp3626);
    PyObject *__tmp3627 = cpy_r_r90.f13;
    PyTuple_SET_ITEM(cpy_r_r93, 13, __tmp3627);
    PyObject *__tmp3628 = cpy_r_r90.f14;
    PyTuple_SET_ITEM(cpy_r_r93, 14, __tmp3628);
    PyObject *__tmp3629 = cpy_r_r90.f15;
    PyTuple_SET_ITEM(cpy_r_r93, 15, __tmp3629);
    PyObject *__tmp3630 = cpy_r_r90.f16;
    PyTuple_SET_ITEM(cpy_r_r93, 16, __tmp3630);
    PyObject *__tmp3631 = cpy_r_r90.f17;
    PyTuple_SET_ITEM(cpy_r_r93, 17, __tmp3631);
    PyObject *__tmp3632 = cpy_r_r90.f18;
    PyTuple_SET_ITEM(cpy_r_r93, 18, __tmp3632);
    PyObject *__tmp3633 = cpy_r_r90.f19;
    PyTuple_SET_ITEM(cpy_r_r93, 19, __tmp3633);
    PyObject *__tmp3634 = cpy_r_r90.f20;
    PyTuple_SET_ITEM(cpy_r_r93, 20, __tmp3634);
    PyObject *__tmp3635 = cpy_r_r90.f21;
    PyTuple_SET_ITEM(cpy_r_r93, 21, __tmp3635);
    PyObject *__tmp3636 = cpy_r_r90.f22;
    PyTuple_SET_ITEM(cpy_r_r93, 22, __tmp3636);
    PyObject *__tmp3637 = cpy_r_r90.f23;
    PyTuple_SET_ITEM(cpy_r_r93, 23, __tmp3637);
    PyObject *__tmp3638 = cpy_r_r90.f24;
    PyTuple_SET_ITEM(cpy_r_r93, 24, __tmp3638);
    PyObject *__tmp3639 = cpy_r_r90.f25;
    PyTuple_SET_ITEM(cpy_r_r93, 25, __tmp3639);
    PyObject *__tmp3640 = cpy_r_r90.f26;
    PyTuple_SET_ITEM(cpy_r_r93, 26, __tmp3640);
    PyObject *__tmp3641 = cpy_r_r90.f27;
    PyTuple_SET_ITEM(cpy_r_r93, 27, __tmp3641);
    PyObject *__tmp3642 = cpy_r_r90.f28;
    PyTuple_SET_ITEM(cpy_r_r93, 28, __tmp3642);
    PyObject *__tmp3643 = cpy_r_r90.f29;
    PyTuple_SET_ITEM(cpy_r_r93, 29, __tmp3643);
    PyObject *__tmp3644 = cpy_r_r90.f30;
    PyTuple_SET_ITEM(cpy_r_r93, 30, __tmp3644);
    PyObject *__tmp3645 = cpy_r_r90.f31;
    PyTuple_SET_ITEM(cpy_r_r93, 31, __tmp3645);
    PyObject *__tmp3646 = cpy_r_r90.f32;
    PyTuple_SET_ITEM(cpy_r_r93, 32, __tmp3646);
    PyObject *__tmp3647 = cpy_r_r90.f33;
    PyTuple_SET_ITEM(cpy_r_r93, 33, __tmp3647);
    PyObject *__tmp3648 = cpy_r_r90.f34;
    PyTuple_SET_ITEM(cpy_r_r93, 34, __tmp3648);
    PyObject *__tmp3649 = cpy_r_r90.f35;
    PyTuple_SET_ITEM(cpy_r_r93, 35, __tmp3649);
    PyObject *__tmp3650 = cpy_r_r90.f36;
    PyTuple_SET_ITEM(cpy_r_r93, 36, __tmp3650);
    PyObject *__tmp3651 = cpy_r_r90.f37;
    PyTuple_SET_ITEM(cpy_r_r93, 37, __tmp3651);
    PyObject *__tmp3652 = cpy_r_r90.f38;
    PyTuple_SET_ITEM(cpy_r_r93, 38, __tmp3652);
    PyObject *__tmp3653 = cpy_r_r90.f39;
    PyTuple_SET_ITEM(cpy_r_r93, 39, __tmp3653);
    PyObject *__tmp3654 = cpy_r_r90.f40;
    PyTuple_SET_ITEM(cpy_r_r93, 40, __tmp3654);
    PyObject *__tmp3655 = cpy_r_r90.f41;
    PyTuple_SET_ITEM(cpy_r_r93, 41, __tmp3655);
    PyObject *__tmp3656 = cpy_r_r90.f42;
    PyTuple_SET_ITEM(cpy_r_r93, 42, __tmp3656);
    PyObject *__tmp3657 = cpy_r_r90.f43;
    PyTuple_SET_ITEM(cpy_r_r93, 43, __tmp3657);
    PyObject *__tmp3658 = cpy_r_r90.f44;
    PyTuple_SET_ITEM(cpy_r_r93, 44, __tmp3658);
    PyObject *__tmp3659 = cpy_r_r90.f45;
    PyTuple_SET_ITEM(cpy_r_r93, 45, __tmp3659);
    PyObject *__tmp3660 = cpy_r_r90.f46;
    PyTuple_SET_ITEM(cpy_r_r93, 46, __tmp3660);
    PyObject *__tmp3661 = cpy_r_r90.f47;
    PyTuple_SET_ITEM(cpy_r_r93, 47, __tmp3661);
    PyObject *__tmp3662 = cpy_r_r90.f48;
    PyTuple_SET_ITEM(cpy_r_r93, 48, __tmp3662);
    cpy_r_r94 = CPyDict_SetItem(cpy_r_r91, cpy_r_r92, cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    cpy_r_r95 = cpy_r_r94 >= 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 14, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r96 = CPyStatics[2177]; /* 'useful_cubes' */
    cpy_r_r97 = CPyStatics[2178]; /* 'useful_camels' */
    cpy_r_r98 = CPyStatics[2179]; /* 'high_influence_from' */
    cpy_r_r99 = CPyStatics[2180]; /* 'high_level_from' */
    cpy_r_r100 = CPyStatics[2181]; /* 'white_cube' */
    cpy_r_r101 = CPyStatics[2182]; /* 'contract_effort' */
    cpy_r_r102 = CPyStatics[1687]; /* 'contract_reward' */
    cpy_r_r103 = CPyStatics[2183]; /* 'contract_shares' */
    cpy_r_r104 = CPyStatics[2184]; /* 'contract_hurry' */
    cpy_r_r105 = CPyStatics[2185]; /* 'influence_effort' */
    cpy_r_r106 = CPyStatics[2186]; /* 'rare_effort' */
    cpy_r_r107 = CPyStatics[2187]; /* 'most_courtiers' */
    cpy_r_r108 = CPyStatics[1228]; /* 'pair' */
    cpy_r_r109 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r110 = CPyStatics[1764]; /* 'free_courtier' */
    cpy_r_r111 = CPyStatics[1766]; /* 'free_rampart' */
    cpy_r_r112 = CPyStatics[2188]; /* 'later_paid' */
    cpy_r_r113 = CPyStatics[2189]; /* 'later_unpaid' */
    cpy_r_r114 = CPyStatics[2190]; /* 'mark_share' */
    cpy_r_r115 = CPyStatics[2191]; /* 'track_points' */
    cpy_r_r116 = CPyStatics[2192]; /* 'items_for_contracts' */
    cpy_r_r117 = CPyStatics[2193]; /* 'last_contracts' */
    cpy_r_r118 = CPyStatics[2194]; /* 'unpaid_contract' */
    cpy_r_r119 = CPyStatics[2195]; /* 'high_level_share' */
    cpy_r_r120 = CPyStatics[2196]; /* 'post_camel' */
    cpy_r_r121 = CPyStatics[1292]; /* 'post' */
    cpy_r_r122 = CPyStatics[2197]; /* 'building_line' */
    cpy_r_r123 = CPyStatics[2046]; /* 'building' */
    cpy_r_r124 = CPyStatics[1921]; /* 'bonus_tile' */
    cpy_r_r125 = CPyStatics[736]; /* 'one_shot' */
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
    CPy_INCREF(cpy_r_r121);
    CPy_INCREF(cpy_r_r122);
    CPy_INCREF(cpy_r_r123);
    CPy_INCREF(cpy_r_r124);
    CPy_INCREF(cpy_r_r125);
    cpy_r_r126.f0 = cpy_r_r96;
    cpy_r_r126.f1 = cpy_r_r97;
    cpy_r_r126.f2 = cpy_r_r98;
    cpy_r_r126.f3 = cpy_r_r99;
    cpy_r_r126.f4 = cpy_r_r100;
    cpy_r_r126.f5 = cpy_r_r101;
    cpy_r_r126.f6 = cpy_r_r102;
    cpy_r_r126.f7 = cpy_r_r103;
    cpy_r_r126.f8 = cpy_r_r104;
    cpy_r_r126.f9 = cpy_r_r105;
    cpy_r_r126.f10 = cpy_r_r106;
    cpy_r_r126.f11 = cpy_r_r107;
    cpy_r_r126.f12 = cpy_r_r108;
    cpy_r_r126.f13 = cpy_r_r109;
    cpy_r_r126.f14 = cpy_r_r110;
    cpy_r_r126.f15 = cpy_r_r111;
    cpy_r_r126.f16 = cpy_r_r112;
    cpy_r_r126.f17 = cpy_r_r113;
    cpy_r_r126.f18 = cpy_r_r114;
    cpy_r_r126.f19 = cpy_r_r115;
    cpy_r_r126.f20 = cpy_r_r116;
    cpy_r_r126.f21 = cpy_r_r117;
    cpy_r_r126.f22 = cpy_r_r118;
    cpy_r_r126.f23 = cpy_r_r119;
    cpy_r_r126.f24 = cpy_r_r120;
    cpy_r_r126.f25 = cpy_r_r121;
    cpy_r_r126.f26 = cpy_r_r122;
    cpy_r_r126.f27 = cpy_r_r123;
    cpy_r_r126.f28 = cpy_r_r124;
    cpy_r_r126.f29 = cpy_r_r125;
    CPyStatic_merv___thinking___weights___NUMBERS = cpy_r_r126;
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f0);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f1);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f2);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f3);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f4);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f5);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f6);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f7);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f8);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f9);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f10);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f11);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f12);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f13);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f14);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f15);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f16);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f17);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f18);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f19);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f20);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f21);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f22);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f23);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f24);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f25);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f26);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f27);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f28);
    CPy_INCREF(CPyStatic_merv___thinking___weights___NUMBERS.f29);
    cpy_r_r127 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r128 = CPyStatics[2241]; /* 'NUMBERS' */
    cpy_r_r129 = PyTuple_New(30);
    if (unlikely(cpy_r_r129 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3663 = cpy_r_r126.f0;
    PyTuple_SET_ITEM(cpy_r_r129, 0, __tmp3663);
    PyObject *__tmp3664 = cpy_r_r126.f1;
    PyTuple_SET_ITEM(cpy_r_r129, 1, __tmp3664);
    PyObject *__tmp3665 = cpy_r_r126.f2;
    PyTuple_SET_ITEM(cpy_r_r129, 2, __tmp3665);
    PyObject *__tmp3666 = cpy_r_r126.f3;
    PyTuple_SET_ITEM(cpy_r_r129, 3, __tmp3666);
    PyObject *__tmp3667 = cpy_r_r126.f4;
    PyTuple_SET_ITEM(cpy_r_r129, 4, __tmp3667);
    PyObject *__tmp3668 = cpy_r_r126.f5;
    PyTuple_SET_ITEM(cpy_r_r129, 5, __tmp3668);
    PyObject *__tmp3669 = cpy_r_r126.f6;
    PyTuple_SET_ITEM(cpy_r_r129, 6, __tmp3669);
    PyObject *__tmp3670 = cpy_r_r126.f7;
    PyTuple_SET_ITEM(cpy_r_r129, 7, __tmp3670);
    PyObject *__tmp3671 = cpy_r_r126.f8;
    PyTuple_SET_ITEM(cpy_r_r129, 8, __tmp3671);
    PyObject *__tmp3672 = cpy_r_r126.f9;
    PyTuple_SET_ITEM(cpy_r_r129, 9, __tmp3672);
    PyObject *__tmp3673 = cpy_r_r126.f10;
    PyTuple_SET_ITEM(cpy_r_r129, 10, __tmp3673);
    PyObject *__tmp3674 = cpy_r_r126.f11;
    PyTuple_SET_ITEM(cpy_r_r129, 11, __tmp3674);
    PyObject *__tmp3675 = cpy_r_r126.f12;
    PyTuple_SET_ITEM(cpy_r_r129, 12, __tmp3675);
    PyObject *__tmp3676 = cpy_r_r126.f13;
    PyTuple_SET_ITEM(cpy_r_r129, 13, __tmp3676);
    PyObject *__tmp3677 = cpy_r_r126.f14;
    PyTuple_SET_ITEM(cpy_r_r129, 14, __tmp3677);
    PyObject *__tmp3678 = cpy_r_r126.f15;
    PyTuple_SET_ITEM(cpy_r_r129, 15, __tmp3678);
    PyObject *__tmp3679 = cpy_r_r126.f16;
    PyTuple_SET_ITEM(cpy_r_r129, 16, __tmp3679);
    PyObject *__tmp3680 = cpy_r_r126.f17;
    PyTuple_SET_ITEM(cpy_r_r129, 17, __tmp3680);
    PyObject *__tmp3681 = cpy_r_r126.f18;
    PyTuple_SET_ITEM(cpy_r_r129, 18, __tmp3681);
    PyObject *__tmp3682 = cpy_r_r126.f19;
    PyTuple_SET_ITEM(cpy_r_r129, 19, __tmp3682);
    PyObject *__tmp3683 = cpy_r_r126.f20;
    PyTuple_SET_ITEM(cpy_r_r129, 20, __tmp3683);
    PyObject *__tmp3684 = cpy_r_r126.f21;
    PyTuple_SET_ITEM(cpy_r_r129, 21, __tmp3684);
    PyObject *__tmp3685 = cpy_r_r126.f22;
    PyTuple_SET_ITEM(cpy_r_r129, 22, __tmp3685);
    PyObject *__tmp3686 = cpy_r_r126.f23;
    PyTuple_SET_ITEM(cpy_r_r129, 23, __tmp3686);
    PyObject *__tmp3687 = cpy_r_r126.f24;
    PyTuple_SET_ITEM(cpy_r_r129, 24, __tmp3687);
    PyObject *__tmp3688 = cpy_r_r126.f25;
    PyTuple_SET_ITEM(cpy_r_r129, 25, __tmp3688);
    PyObject *__tmp3689 = cpy_r_r126.f26;
    PyTuple_SET_ITEM(cpy_r_r129, 26, __tmp3689);
    PyObject *__tmp3690 = cpy_r_r126.f27;
    PyTuple_SET_ITEM(cpy_r_r129, 27, __tmp3690);
    PyObject *__tmp3691 = cpy_r_r126.f28;
    PyTuple_SET_ITEM(cpy_r_r129, 28, __tmp3691);
    PyObject *__tmp3692 = cpy_r_r126.f29;
    PyTuple_SET_ITEM(cpy_r_r129, 29, __tmp3692);
    cpy_r_r130 = CPyDict_SetItem(cpy_r_r127, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r131 = cpy_r_r130 >= 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 23, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r132 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r133 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r134 = CPyObject_GetAttr(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 32, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r135 = PyTuple_Pack(1, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 32, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r136 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r137 = (PyObject *)CPyType_merv___thinking___weights___WeightsError_template;
    cpy_r_r138 = CPyType_FromTemplate(cpy_r_r137, cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 32, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r139 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r140 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r141 = PyTuple_Pack(1, cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 32, CPyStatic_merv___thinking___weights___globals);
        goto CPyL39;
    }
    cpy_r_r142 = PyObject_SetAttr(cpy_r_r138, cpy_r_r139, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 32, CPyStatic_merv___thinking___weights___globals);
        goto CPyL39;
    }
    CPyType_merv___thinking___weights___WeightsError = (PyTypeObject *)cpy_r_r138;
    CPy_INCREF(CPyType_merv___thinking___weights___WeightsError);
    cpy_r_r144 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r145 = CPyStatics[2242]; /* 'WeightsError' */
    cpy_r_r146 = PyDict_SetItem(cpy_r_r144, cpy_r_r145, cpy_r_r138);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 32, CPyStatic_merv___thinking___weights___globals);
        goto CPyL39;
    }
    cpy_r_r148 = CPy_InitSubclass(cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 32, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r149 = NULL;
    cpy_r_r150 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r151 = (PyObject *)CPyType_merv___thinking___weights___Weights_template;
    cpy_r_r152 = CPyType_FromTemplate(cpy_r_r151, cpy_r_r149, cpy_r_r150);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 36, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r153 = CPyDef_merv___thinking___weights___Weights_trait_vtable_setup();
    if (unlikely(cpy_r_r153 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 36, CPyStatic_merv___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r154 = CPyDef_merv___thinking___weights___Weights_coroutine_setup(cpy_r_r152);
    if (unlikely(cpy_r_r154 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 36, CPyStatic_merv___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r155 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r156 = CPyStatics[2177]; /* 'useful_cubes' */
    cpy_r_r157 = CPyStatics[2178]; /* 'useful_camels' */
    cpy_r_r158 = CPyStatics[2179]; /* 'high_influence_from' */
    cpy_r_r159 = CPyStatics[2180]; /* 'high_level_from' */
    cpy_r_r160 = CPyStatics[2181]; /* 'white_cube' */
    cpy_r_r161 = CPyStatics[2182]; /* 'contract_effort' */
    cpy_r_r162 = CPyStatics[1687]; /* 'contract_reward' */
    cpy_r_r163 = CPyStatics[2183]; /* 'contract_shares' */
    cpy_r_r164 = CPyStatics[2184]; /* 'contract_hurry' */
    cpy_r_r165 = CPyStatics[2185]; /* 'influence_effort' */
    cpy_r_r166 = CPyStatics[2186]; /* 'rare_effort' */
    cpy_r_r167 = CPyStatics[2187]; /* 'most_courtiers' */
    cpy_r_r168 = CPyStatics[1228]; /* 'pair' */
    cpy_r_r169 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r170 = CPyStatics[1764]; /* 'free_courtier' */
    cpy_r_r171 = CPyStatics[1766]; /* 'free_rampart' */
    cpy_r_r172 = CPyStatics[2188]; /* 'later_paid' */
    cpy_r_r173 = CPyStatics[2189]; /* 'later_unpaid' */
    cpy_r_r174 = CPyStatics[2190]; /* 'mark_share' */
    cpy_r_r175 = CPyStatics[2191]; /* 'track_points' */
    cpy_r_r176 = CPyStatics[2192]; /* 'items_for_contracts' */
    cpy_r_r177 = CPyStatics[2193]; /* 'last_contracts' */
    cpy_r_r178 = CPyStatics[2194]; /* 'unpaid_contract' */
    cpy_r_r179 = CPyStatics[2195]; /* 'high_level_share' */
    cpy_r_r180 = CPyStatics[2196]; /* 'post_camel' */
    cpy_r_r181 = CPyStatics[1292]; /* 'post' */
    cpy_r_r182 = CPyStatics[2197]; /* 'building_line' */
    cpy_r_r183 = CPyStatics[2046]; /* 'building' */
    cpy_r_r184 = CPyStatics[1921]; /* 'bonus_tile' */
    cpy_r_r185 = CPyStatics[736]; /* 'one_shot' */
    cpy_r_r186 = CPyStatics[2198]; /* 'player' */
    cpy_r_r187 = CPyStatics[1327]; /* 'magistrate' */
    cpy_r_r188 = PyTuple_Pack(32, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r160, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r164, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r169, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 36, CPyStatic_merv___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r189 = PyObject_SetAttr(cpy_r_r152, cpy_r_r155, cpy_r_r188);
    CPy_DECREF(cpy_r_r188);
    cpy_r_r190 = cpy_r_r189 >= 0;
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 36, CPyStatic_merv___thinking___weights___globals);
        goto CPyL40;
    }
    CPyType_merv___thinking___weights___Weights = (PyTypeObject *)cpy_r_r152;
    CPy_INCREF(CPyType_merv___thinking___weights___Weights);
    cpy_r_r191 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r192 = CPyStatics[299]; /* 'Weights' */
    cpy_r_r193 = PyDict_SetItem(cpy_r_r191, cpy_r_r192, cpy_r_r152);
    cpy_r_r194 = cpy_r_r193 >= 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 36, CPyStatic_merv___thinking___weights___globals);
        goto CPyL40;
    }
    cpy_r_r195 = CPy_InitSubclass(cpy_r_r152);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(!cpy_r_r195)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 36, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r196 = NULL;
    cpy_r_r197 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r198 = (PyObject *)CPyType_merv___thinking___weights___Worth_template;
    cpy_r_r199 = CPyType_FromTemplate(cpy_r_r198, cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 75, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r200 = CPyDef_merv___thinking___weights___Worth_trait_vtable_setup();
    if (unlikely(cpy_r_r200 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 75, CPyStatic_merv___thinking___weights___globals);
        goto CPyL41;
    }
    cpy_r_r201 = CPyDef_merv___thinking___weights___Worth_coroutine_setup(cpy_r_r199);
    if (unlikely(cpy_r_r201 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 75, CPyStatic_merv___thinking___weights___globals);
        goto CPyL41;
    }
    cpy_r_r202 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r203 = CPyStatics[2243]; /* '_always' */
    cpy_r_r204 = CPyStatics[2244]; /* '_a_turn' */
    cpy_r_r205 = CPyStatics[2245]; /* '_rests' */
    cpy_r_r206 = PyTuple_Pack(3, cpy_r_r203, cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 75, CPyStatic_merv___thinking___weights___globals);
        goto CPyL41;
    }
    cpy_r_r207 = PyObject_SetAttr(cpy_r_r199, cpy_r_r202, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r208 = cpy_r_r207 >= 0;
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 75, CPyStatic_merv___thinking___weights___globals);
        goto CPyL41;
    }
    CPyType_merv___thinking___weights___Worth = (PyTypeObject *)cpy_r_r199;
    CPy_INCREF(CPyType_merv___thinking___weights___Worth);
    cpy_r_r209 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r210 = CPyStatics[2246]; /* 'Worth' */
    cpy_r_r211 = PyDict_SetItem(cpy_r_r209, cpy_r_r210, cpy_r_r199);
    cpy_r_r212 = cpy_r_r211 >= 0;
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 75, CPyStatic_merv___thinking___weights___globals);
        goto CPyL41;
    }
    cpy_r_r213 = CPy_InitSubclass(cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 75, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r214 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r215 = CPyStatics[267]; /* 'weights' */
    cpy_r_r216 = CPyDict_GetItem(cpy_r_r214, cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 92, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r217 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r218 = CPyStatics[126]; /* 'cache' */
    cpy_r_r219 = CPyDict_GetItem(cpy_r_r217, cpy_r_r218);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 92, CPyStatic_merv___thinking___weights___globals);
        goto CPyL42;
    }
    PyObject *cpy_r_r220[1] = {cpy_r_r216};
    cpy_r_r221 = (PyObject **)&cpy_r_r220;
    cpy_r_r222 = PyObject_Vectorcall(cpy_r_r219, cpy_r_r221, 1, 0);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 92, CPyStatic_merv___thinking___weights___globals);
        goto CPyL42;
    }
    CPy_DECREF(cpy_r_r216);
    cpy_r_r223 = CPyStatic_merv___thinking___weights___globals;
    cpy_r_r224 = CPyStatics[267]; /* 'weights' */
    cpy_r_r225 = PyDict_SetItem(cpy_r_r223, cpy_r_r224, cpy_r_r222);
    CPy_DECREF(cpy_r_r222);
    cpy_r_r226 = cpy_r_r225 >= 0;
    if (unlikely(!cpy_r_r226)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/weights.py", "<module>", 92, CPyStatic_merv___thinking___weights___globals);
        goto CPyL38;
    }
    return 1;
CPyL38: ;
    cpy_r_r227 = 2;
    return cpy_r_r227;
CPyL39: ;
    CPy_DecRef(cpy_r_r138);
    goto CPyL38;
CPyL40: ;
    CPy_DecRef(cpy_r_r152);
    goto CPyL38;
CPyL41: ;
    CPy_DecRef(cpy_r_r199);
    goto CPyL38;
CPyL42: ;
    CPy_DecRef(cpy_r_r216);
    goto CPyL38;
}

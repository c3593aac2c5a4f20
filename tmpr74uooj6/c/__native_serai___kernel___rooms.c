#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
rooms___Rooms_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef rooms___Rooms_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___rooms___RoomsObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___rooms___RoomsObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
rooms___Rooms_traverse(serai___kernel___rooms___RoomsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_table);
    Py_VISIT(self->_set_up);
    Py_VISIT(self->_next_turn);
    Py_VISIT(self->_score);
    Py_VISIT(self->_winners);
    Py_VISIT(self->_observe);
    Py_VISIT(self->_seen_by);
    Py_VISIT(self->_look);
    Py_VISIT(self->_redeal);
    Py_VISIT(self->_consequences);
    Py_VISIT(self->_schema);
    Py_VISIT(self->_arrange);
    Py_VISIT(self->_faults);
    Py_VISIT(self->_catalogue);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___rooms___RoomsObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___rooms___RoomsObject))));
    return rv;
}

static int32_t CPyDef_rooms___Rooms_clear(PyObject *cpy_r_self)
{
    serai___kernel___rooms___RoomsObject *self = (serai___kernel___rooms___RoomsObject *)cpy_r_self;
    Py_CLEAR(self->_table);
    Py_CLEAR(self->_set_up);
    Py_CLEAR(self->_next_turn);
    Py_CLEAR(self->_score);
    Py_CLEAR(self->_winners);
    Py_CLEAR(self->_observe);
    Py_CLEAR(self->_seen_by);
    Py_CLEAR(self->_look);
    Py_CLEAR(self->_redeal);
    Py_CLEAR(self->_consequences);
    Py_CLEAR(self->_schema);
    Py_CLEAR(self->_arrange);
    Py_CLEAR(self->_faults);
    Py_CLEAR(self->_catalogue);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___rooms___RoomsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___rooms___RoomsObject))));
    return 0;
}

static int32_t CPyDef_rooms___Rooms_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___rooms___RoomsObject *self = (serai___kernel___rooms___RoomsObject *)cpy_r_self;
    Py_CLEAR(self->_table);
    Py_CLEAR(self->_set_up);
    Py_CLEAR(self->_next_turn);
    Py_CLEAR(self->_score);
    Py_CLEAR(self->_winners);
    Py_CLEAR(self->_observe);
    Py_CLEAR(self->_seen_by);
    Py_CLEAR(self->_look);
    Py_CLEAR(self->_redeal);
    Py_CLEAR(self->_consequences);
    Py_CLEAR(self->_schema);
    Py_CLEAR(self->_arrange);
    Py_CLEAR(self->_faults);
    Py_CLEAR(self->_catalogue);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___rooms___RoomsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___rooms___RoomsObject))));
    return 0;
}

static void
rooms___Rooms_dealloc(serai___kernel___rooms___RoomsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, rooms___Rooms_dealloc)
    CPyDef_rooms___Rooms_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_rooms_____mypyc__Rooms_setup(PyObject *cpy_r_type);
PyObject *CPyDef_rooms___Rooms(PyObject *cpy_r_table, PyObject *cpy_r_set_up, PyObject *cpy_r_next_turn, PyObject *cpy_r_score, PyObject *cpy_r_winners, PyObject *cpy_r_observe, PyObject *cpy_r_seen_by, PyObject *cpy_r_look, PyObject *cpy_r_redeal, PyObject *cpy_r_consequences, PyObject *cpy_r_schema, PyObject *cpy_r_arrange, PyObject *cpy_r_faults, PyObject *cpy_r_catalogue);

static PyObject *
rooms___Rooms_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_rooms___Rooms) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_rooms_____mypyc__Rooms_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_rooms___Rooms_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem rooms___Rooms_vtable[1];
static bool
CPyDef_rooms___Rooms_trait_vtable_setup(void)
{
    CPyVTableItem rooms___Rooms_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_rooms___Rooms_____init__,
    };
    memcpy(rooms___Rooms_vtable, rooms___Rooms_vtable_scratch, sizeof(rooms___Rooms_vtable));
    return 1;
}

static bool
CPyDef_rooms___Rooms_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
rooms___Rooms_get_table(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_set_up(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_next_turn(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_score(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_winners(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_observe(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_seen_by(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_look(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_redeal(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_consequences(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_schema(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_arrange(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_faults(serai___kernel___rooms___RoomsObject *self, void *closure);
static PyObject *
rooms___Rooms_get_catalogue(serai___kernel___rooms___RoomsObject *self, void *closure);

static PyGetSetDef rooms___Rooms_getseters[] = {
    {"table",
     (getter)rooms___Rooms_get_table, NULL,
     NULL, NULL},
    {"set_up",
     (getter)rooms___Rooms_get_set_up, NULL,
     NULL, NULL},
    {"next_turn",
     (getter)rooms___Rooms_get_next_turn, NULL,
     NULL, NULL},
    {"score",
     (getter)rooms___Rooms_get_score, NULL,
     NULL, NULL},
    {"winners",
     (getter)rooms___Rooms_get_winners, NULL,
     NULL, NULL},
    {"observe",
     (getter)rooms___Rooms_get_observe, NULL,
     NULL, NULL},
    {"seen_by",
     (getter)rooms___Rooms_get_seen_by, NULL,
     NULL, NULL},
    {"look",
     (getter)rooms___Rooms_get_look, NULL,
     NULL, NULL},
    {"redeal",
     (getter)rooms___Rooms_get_redeal, NULL,
     NULL, NULL},
    {"consequences",
     (getter)rooms___Rooms_get_consequences, NULL,
     NULL, NULL},
    {"schema",
     (getter)rooms___Rooms_get_schema, NULL,
     NULL, NULL},
    {"arrange",
     (getter)rooms___Rooms_get_arrange, NULL,
     NULL, NULL},
    {"faults",
     (getter)rooms___Rooms_get_faults, NULL,
     NULL, NULL},
    {"catalogue",
     (getter)rooms___Rooms_get_catalogue, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef rooms___Rooms_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_rooms_____mypyc__Rooms_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_rooms___Rooms_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, table, set_up, next_turn, score, winners, observe, seen_by, look, redeal, consequences, schema, arrange, faults, catalogue)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_rooms___Rooms_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Rooms",
    .tp_new = rooms___Rooms_new,
    .tp_dealloc = (destructor)rooms___Rooms_dealloc,
    .tp_traverse = (traverseproc)rooms___Rooms_traverse,
    .tp_clear = (inquiry)CPyDef_rooms___Rooms_clear,
    .tp_getset = rooms___Rooms_getseters,
    .tp_methods = rooms___Rooms_methods,
    .tp_init = rooms___Rooms_init,
    .tp_members = rooms___Rooms_members,
    .tp_basicsize = sizeof(serai___kernel___rooms___RoomsObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___rooms___RoomsObject),
    .tp_weaklistoffset = sizeof(serai___kernel___rooms___RoomsObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Rooms(table, set_up, next_turn, score, winners, observe, seen_by, look, redeal, consequences, schema, arrange, faults, catalogue)\n--\n\n"),
};
static PyTypeObject *CPyType_rooms___Rooms_template = &CPyType_rooms___Rooms_template_;

PyObject *CPyDef_rooms_____mypyc__Rooms_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___rooms___RoomsObject *self;
    self = (serai___kernel___rooms___RoomsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = rooms___Rooms_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_rooms___Rooms(PyObject *cpy_r_table, PyObject *cpy_r_set_up, PyObject *cpy_r_next_turn, PyObject *cpy_r_score, PyObject *cpy_r_winners, PyObject *cpy_r_observe, PyObject *cpy_r_seen_by, PyObject *cpy_r_look, PyObject *cpy_r_redeal, PyObject *cpy_r_consequences, PyObject *cpy_r_schema, PyObject *cpy_r_arrange, PyObject *cpy_r_faults, PyObject *cpy_r_catalogue)
{
    PyObject *self = CPyDef_rooms_____mypyc__Rooms_setup((PyObject *)CPyType_rooms___Rooms);
    if (self == NULL)
        return NULL;
    char res = CPyDef_rooms___Rooms_____init__(self, cpy_r_table, cpy_r_set_up, cpy_r_next_turn, cpy_r_score, cpy_r_winners, cpy_r_observe, cpy_r_seen_by, cpy_r_look, cpy_r_redeal, cpy_r_consequences, cpy_r_schema, cpy_r_arrange, cpy_r_faults, cpy_r_catalogue);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
rooms___Rooms_get_table(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_table == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'table' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_table);
    PyObject *retval = self->_table;
    return retval;
}

static PyObject *
rooms___Rooms_get_set_up(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_set_up == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'set_up' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_set_up);
    PyObject *retval = self->_set_up;
    return retval;
}

static PyObject *
rooms___Rooms_get_next_turn(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_next_turn == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'next_turn' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_next_turn);
    PyObject *retval = self->_next_turn;
    return retval;
}

static PyObject *
rooms___Rooms_get_score(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_score == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'score' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_score);
    PyObject *retval = self->_score;
    return retval;
}

static PyObject *
rooms___Rooms_get_winners(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_winners == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'winners' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_winners);
    PyObject *retval = self->_winners;
    return retval;
}

static PyObject *
rooms___Rooms_get_observe(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_observe == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'observe' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_observe);
    PyObject *retval = self->_observe;
    return retval;
}

static PyObject *
rooms___Rooms_get_seen_by(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_seen_by == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seen_by' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_seen_by);
    PyObject *retval = self->_seen_by;
    return retval;
}

static PyObject *
rooms___Rooms_get_look(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_look == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'look' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_look);
    PyObject *retval = self->_look;
    return retval;
}

static PyObject *
rooms___Rooms_get_redeal(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_redeal == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'redeal' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_redeal);
    PyObject *retval = self->_redeal;
    return retval;
}

static PyObject *
rooms___Rooms_get_consequences(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_consequences == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'consequences' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_consequences);
    PyObject *retval = self->_consequences;
    return retval;
}

static PyObject *
rooms___Rooms_get_schema(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_schema == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'schema' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_schema);
    PyObject *retval = self->_schema;
    return retval;
}

static PyObject *
rooms___Rooms_get_arrange(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_arrange == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'arrange' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_arrange);
    PyObject *retval = self->_arrange;
    return retval;
}

static PyObject *
rooms___Rooms_get_faults(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_faults == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'faults' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_faults);
    PyObject *retval = self->_faults;
    return retval;
}

static PyObject *
rooms___Rooms_get_catalogue(serai___kernel___rooms___RoomsObject *self, void *closure)
{
    if (unlikely(self->_catalogue == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'catalogue' of 'Rooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_catalogue);
    PyObject *retval = self->_catalogue;
    return retval;
}

static int
rooms___GameInRooms_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef rooms___GameInRooms_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___rooms___GameInRoomsObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___rooms___GameInRoomsObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
rooms___GameInRooms_traverse(serai___kernel___rooms___GameInRoomsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_name);
    Py_VISIT(self->_expansions);
    if (CPyTagged_CheckLong(self->_rules_version)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_rules_version));
    }
    Py_VISIT(self->_players);
    Py_VISIT(self->_settings);
    Py_VISIT(self->_vocabulary);
    Py_VISIT(self->_content_digest);
    Py_VISIT(self->_rule_ids);
    Py_VISIT(self->_chapters);
    Py_VISIT(self->_texts);
    Py_VISIT(self->_guide);
    Py_VISIT(self->_stage);
    Py_VISIT(self->_book);
    Py_VISIT(self->_parts);
    Py_VISIT(self->__rooms);
    Py_VISIT(self->__catalogue);
    Py_VISIT(self->__appraise);
    Py_VISIT(self->__priors);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___rooms___GameInRoomsObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___rooms___GameInRoomsObject))));
    return rv;
}

static int32_t CPyDef_rooms___GameInRooms_clear(PyObject *cpy_r_self)
{
    serai___kernel___rooms___GameInRoomsObject *self = (serai___kernel___rooms___GameInRoomsObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    Py_CLEAR(self->_expansions);
    if (CPyTagged_CheckLong(self->_rules_version)) {
        CPyTagged __tmp = self->_rules_version;
        self->_rules_version = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_settings);
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_content_digest);
    Py_CLEAR(self->_rule_ids);
    Py_CLEAR(self->_chapters);
    Py_CLEAR(self->_texts);
    Py_CLEAR(self->_guide);
    Py_CLEAR(self->_stage);
    Py_CLEAR(self->_book);
    Py_CLEAR(self->_parts);
    Py_CLEAR(self->__rooms);
    Py_CLEAR(self->__catalogue);
    Py_CLEAR(self->__appraise);
    Py_CLEAR(self->__priors);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___rooms___GameInRoomsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___rooms___GameInRoomsObject))));
    return 0;
}

static int32_t CPyDef_rooms___GameInRooms_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___rooms___GameInRoomsObject *self = (serai___kernel___rooms___GameInRoomsObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    Py_CLEAR(self->_expansions);
    if (CPyTagged_CheckLong(self->_rules_version)) {
        CPyTagged __tmp = self->_rules_version;
        self->_rules_version = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_settings);
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_content_digest);
    Py_CLEAR(self->_rule_ids);
    Py_CLEAR(self->_chapters);
    Py_CLEAR(self->_texts);
    Py_CLEAR(self->_guide);
    Py_CLEAR(self->_stage);
    Py_CLEAR(self->_book);
    Py_CLEAR(self->_parts);
    Py_CLEAR(self->__rooms);
    Py_CLEAR(self->__catalogue);
    Py_CLEAR(self->__appraise);
    Py_CLEAR(self->__priors);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___rooms___GameInRoomsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___rooms___GameInRoomsObject))));
    return 0;
}

static void
rooms___GameInRooms_dealloc(serai___kernel___rooms___GameInRoomsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, rooms___GameInRooms_dealloc)
    CPyDef_rooms___GameInRooms_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_rooms_____mypyc__GameInRooms_setup(PyObject *cpy_r_type);
PyObject *CPyDef_rooms___GameInRooms(PyObject *cpy_r_rooms, PyObject *cpy_r_book, PyObject *cpy_r_vocabulary, PyObject *cpy_r_content_digest, PyObject *cpy_r_texts);

static PyObject *
rooms___GameInRooms_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_rooms___GameInRooms) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_rooms_____mypyc__GameInRooms_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_rooms___GameInRooms_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem rooms___GameInRooms_vtable[47];
static bool
CPyDef_rooms___GameInRooms_trait_vtable_setup(void)
{
    CPyVTableItem rooms___GameInRooms_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_rooms___GameInRooms___setup,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___turn,
        (CPyVTableItem)CPyDef_game___Game___is_over,
        (CPyVTableItem)CPyDef_game___Game___seats,
        (CPyVTableItem)CPyDef_game___Game___automas,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___load_table,
        (CPyVTableItem)CPyDef_game___Game___renewed,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___observe,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___seen_by,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___consequences,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___look,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___redeal,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___score,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___winners,
        (CPyVTableItem)CPyDef_game___Game___automas_surprise,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___appraise,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___priors,
        (CPyVTableItem)CPyDef_game___Game___holdings,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___schema__Game_glue,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___portrait,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___arrange,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___faults,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___component_ids,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___catalogue,
        (CPyVTableItem)CPyDef_game___Game___describe,
        (CPyVTableItem)CPyDef_rooms___GameInRooms_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_rooms___GameInRooms_____init__,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___think_by,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___setup,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___load_table,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___turn,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___score,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___winners,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___observe,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___seen_by,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___look,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___redeal,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___consequences,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___appraise,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___priors,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___schema,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___portrait,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___arrange,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___faults,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___component_ids,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___catalogue,
        (CPyVTableItem)CPyDef_rooms___GameInRooms_____mypyc_defaults_setup,
    };
    memcpy(rooms___GameInRooms_vtable, rooms___GameInRooms_vtable_scratch, sizeof(rooms___GameInRooms_vtable));
    return 1;
}

static bool
CPyDef_rooms___GameInRooms_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
rooms___GameInRooms_get_book(serai___kernel___rooms___GameInRoomsObject *self, void *closure);
static int
rooms___GameInRooms_set_book(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure);
static PyObject *
rooms___GameInRooms_get_parts(serai___kernel___rooms___GameInRoomsObject *self, void *closure);
static int
rooms___GameInRooms_set_parts(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure);
static PyObject *
rooms___GameInRooms_get__rooms(serai___kernel___rooms___GameInRoomsObject *self, void *closure);
static int
rooms___GameInRooms_set__rooms(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure);
static PyObject *
rooms___GameInRooms_get__catalogue(serai___kernel___rooms___GameInRoomsObject *self, void *closure);
static int
rooms___GameInRooms_set__catalogue(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure);
static PyObject *
rooms___GameInRooms_get__appraise(serai___kernel___rooms___GameInRoomsObject *self, void *closure);
static int
rooms___GameInRooms_set__appraise(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure);
static PyObject *
rooms___GameInRooms_get__priors(serai___kernel___rooms___GameInRoomsObject *self, void *closure);
static int
rooms___GameInRooms_set__priors(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure);

static PyGetSetDef rooms___GameInRooms_getseters[] = {
    {"book",
     (getter)rooms___GameInRooms_get_book, (setter)rooms___GameInRooms_set_book,
     NULL, NULL},
    {"parts",
     (getter)rooms___GameInRooms_get_parts, (setter)rooms___GameInRooms_set_parts,
     NULL, NULL},
    {"_rooms",
     (getter)rooms___GameInRooms_get__rooms, (setter)rooms___GameInRooms_set__rooms,
     NULL, NULL},
    {"_catalogue",
     (getter)rooms___GameInRooms_get__catalogue, (setter)rooms___GameInRooms_set__catalogue,
     NULL, NULL},
    {"_appraise",
     (getter)rooms___GameInRooms_get__appraise, (setter)rooms___GameInRooms_set__appraise,
     NULL, NULL},
    {"_priors",
     (getter)rooms___GameInRooms_get__priors, (setter)rooms___GameInRooms_set__priors,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef rooms___GameInRooms_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_rooms_____mypyc__GameInRooms_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_rooms___GameInRooms_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, rooms, book, vocabulary, content_digest, texts)\n--\n\n")},
    {"think_by",
     (PyCFunction)CPyPy_rooms___GameInRooms___think_by,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("think_by($self, appraise, priors)\n--\n\n")},
    {"setup",
     (PyCFunction)CPyPy_rooms___GameInRooms___setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("setup($self, players, settings, seed)\n--\n\n")},
    {"load_table",
     (PyCFunction)CPyPy_rooms___GameInRooms___load_table,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("load_table($self, plain)\n--\n\n")},
    {"turn",
     (PyCFunction)CPyPy_rooms___GameInRooms___turn,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turn($self, table)\n--\n\n")},
    {"score",
     (PyCFunction)CPyPy_rooms___GameInRooms___score,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score($self, table, seat)\n--\n\n")},
    {"winners",
     (PyCFunction)CPyPy_rooms___GameInRooms___winners,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("winners($self, table)\n--\n\n")},
    {"observe",
     (PyCFunction)CPyPy_rooms___GameInRooms___observe,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("observe($self, table, seat)\n--\n\n")},
    {"seen_by",
     (PyCFunction)CPyPy_rooms___GameInRooms___seen_by,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seen_by($self, table, common, seat)\n--\n\n")},
    {"look",
     (PyCFunction)CPyPy_rooms___GameInRooms___look,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("look($self, table, seat, sheet)\n--\n\n")},
    {"redeal",
     (PyCFunction)CPyPy_rooms___GameInRooms___redeal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("redeal($self, table, seat, seed)\n--\n\n")},
    {"consequences",
     (PyCFunction)CPyPy_rooms___GameInRooms___consequences,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("consequences($self, table)\n--\n\n")},
    {"appraise",
     (PyCFunction)CPyPy_rooms___GameInRooms___appraise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("appraise($self, table, seat)\n--\n\n")},
    {"priors",
     (PyCFunction)CPyPy_rooms___GameInRooms___priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("priors($self, table, decision)\n--\n\n")},
    {"schema",
     (PyCFunction)CPyPy_rooms___GameInRooms___schema,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("schema($self, table)\n--\n\n")},
    {"portrait",
     (PyCFunction)CPyPy_rooms___GameInRooms___portrait,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("portrait($self, table)\n--\n\n")},
    {"arrange",
     (PyCFunction)CPyPy_rooms___GameInRooms___arrange,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("arrange($self, table, given)\n--\n\n")},
    {"faults",
     (PyCFunction)CPyPy_rooms___GameInRooms___faults,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("faults($self, table)\n--\n\n")},
    {"component_ids",
     (PyCFunction)CPyPy_rooms___GameInRooms___component_ids,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("component_ids($self)\n--\n\n")},
    {"catalogue",
     (PyCFunction)CPyPy_rooms___GameInRooms___catalogue,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("catalogue($self)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_rooms___GameInRooms_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_rooms___GameInRooms_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "GameInRooms",
    .tp_new = rooms___GameInRooms_new,
    .tp_dealloc = (destructor)rooms___GameInRooms_dealloc,
    .tp_traverse = (traverseproc)rooms___GameInRooms_traverse,
    .tp_clear = (inquiry)CPyDef_rooms___GameInRooms_clear,
    .tp_getset = rooms___GameInRooms_getseters,
    .tp_methods = rooms___GameInRooms_methods,
    .tp_init = rooms___GameInRooms_init,
    .tp_members = rooms___GameInRooms_members,
    .tp_basicsize = sizeof(serai___kernel___rooms___GameInRoomsObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___rooms___GameInRoomsObject),
    .tp_weaklistoffset = sizeof(serai___kernel___rooms___GameInRoomsObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("GameInRooms(rooms, book, vocabulary, content_digest, texts)\n--\n\n"),
};
static PyTypeObject *CPyType_rooms___GameInRooms_template = &CPyType_rooms___GameInRooms_template_;

PyObject *CPyDef_rooms_____mypyc__GameInRooms_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___rooms___GameInRoomsObject *self;
    self = (serai___kernel___rooms___GameInRoomsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = rooms___GameInRooms_vtable;
    self->_rules_version = CPY_INT_TAG;
    if (CPyDef_rooms___GameInRooms_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_rooms___GameInRooms(PyObject *cpy_r_rooms, PyObject *cpy_r_book, PyObject *cpy_r_vocabulary, PyObject *cpy_r_content_digest, PyObject *cpy_r_texts)
{
    PyObject *self = CPyDef_rooms_____mypyc__GameInRooms_setup((PyObject *)CPyType_rooms___GameInRooms);
    if (self == NULL)
        return NULL;
    char res = CPyDef_rooms___GameInRooms_____init__(self, cpy_r_rooms, cpy_r_book, cpy_r_vocabulary, cpy_r_content_digest, cpy_r_texts);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
rooms___GameInRooms_get_book(serai___kernel___rooms___GameInRoomsObject *self, void *closure)
{
    if (unlikely(self->_book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'book' of 'GameInRooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_book);
    PyObject *retval = self->_book;
    return retval;
}

static int
rooms___GameInRooms_set_book(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GameInRooms' object attribute 'book' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_book != NULL) {
        CPy_DECREF(self->_book);
    }
    self->_book = tmp;
    return 0;
}

static PyObject *
rooms___GameInRooms_get_parts(serai___kernel___rooms___GameInRoomsObject *self, void *closure)
{
    if (unlikely(self->_parts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'parts' of 'GameInRooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->_parts);
    PyObject *retval = self->_parts;
    return retval;
}

static int
rooms___GameInRooms_set_parts(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GameInRooms' object attribute 'parts' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_parts != NULL) {
        CPy_DECREF(self->_parts);
    }
    self->_parts = tmp;
    return 0;
}

static PyObject *
rooms___GameInRooms_get__rooms(serai___kernel___rooms___GameInRoomsObject *self, void *closure)
{
    if (unlikely(self->__rooms == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_rooms' of 'GameInRooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->__rooms);
    PyObject *retval = self->__rooms;
    return retval;
}

static int
rooms___GameInRooms_set__rooms(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GameInRooms' object attribute '_rooms' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_rooms___Rooms))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.rooms.Rooms", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__rooms != NULL) {
        CPy_DECREF(self->__rooms);
    }
    self->__rooms = tmp;
    return 0;
}

static PyObject *
rooms___GameInRooms_get__catalogue(serai___kernel___rooms___GameInRoomsObject *self, void *closure)
{
    if (unlikely(self->__catalogue == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_catalogue' of 'GameInRooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->__catalogue);
    PyObject *retval = self->__catalogue;
    return retval;
}

static int
rooms___GameInRooms_set__catalogue(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GameInRooms' object attribute '_catalogue' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->__catalogue != NULL) {
        CPy_DECREF(self->__catalogue);
    }
    self->__catalogue = tmp;
    return 0;
}

static PyObject *
rooms___GameInRooms_get__appraise(serai___kernel___rooms___GameInRoomsObject *self, void *closure)
{
    if (unlikely(self->__appraise == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_appraise' of 'GameInRooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->__appraise);
    PyObject *retval = self->__appraise;
    return retval;
}

static int
rooms___GameInRooms_set__appraise(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GameInRooms' object attribute '_appraise' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->__appraise != NULL) {
        CPy_DECREF(self->__appraise);
    }
    self->__appraise = tmp;
    return 0;
}

static PyObject *
rooms___GameInRooms_get__priors(serai___kernel___rooms___GameInRoomsObject *self, void *closure)
{
    if (unlikely(self->__priors == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_priors' of 'GameInRooms' undefined");
        return NULL;
    }
    CPy_INCREF(self->__priors);
    PyObject *retval = self->__priors;
    return retval;
}

static int
rooms___GameInRooms_set__priors(serai___kernel___rooms___GameInRoomsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GameInRooms' object attribute '_priors' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->__priors != NULL) {
        CPy_DECREF(self->__priors);
    }
    self->__priors = tmp;
    return 0;
}
static PyMethodDef roomsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___rooms__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___rooms__internal, "__name__");
    CPyStatic_rooms___globals = PyModule_GetDict(CPyModule_serai___kernel___rooms__internal);
    if (unlikely(CPyStatic_rooms___globals == NULL))
        goto fail;
    char result = CPyDef_rooms_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___rooms__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_rooms___Rooms);
    Py_CLEAR(CPyType_rooms___GameInRooms);
    return -1;
}
int CPyExec_serai___kernel___rooms(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___rooms__impl, &CPyImportState_serai___kernel___rooms, &CPyModule_serai___kernel___rooms);
}
static struct PyModuleDef roomsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.rooms",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    roomsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___rooms(void)
{
    if (CPyModule_serai___kernel___rooms__internal) {
        Py_INCREF(CPyModule_serai___kernel___rooms__internal);
        return CPyModule_serai___kernel___rooms__internal;
    }
    CPyModule_serai___kernel___rooms__internal = PyModule_Create(&roomsmodule);
    return CPyModule_serai___kernel___rooms__internal;
}

PyObject *CPyInit_serai___kernel___rooms(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___rooms__internal) {
        Py_INCREF(CPyModule_serai___kernel___rooms__internal);
        return CPyModule_serai___kernel___rooms__internal;
    }
    CPyModule_serai___kernel___rooms__internal = PyModule_Create(&roomsmodule);
    if (unlikely(CPyModule_serai___kernel___rooms__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.rooms");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___rooms__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___rooms__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___rooms__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___rooms(CPyModule_serai___kernel___rooms__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___rooms__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.rooms");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___rooms__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_rooms___Rooms_____init__(PyObject *cpy_r_self, PyObject *cpy_r_table, PyObject *cpy_r_set_up, PyObject *cpy_r_next_turn, PyObject *cpy_r_score, PyObject *cpy_r_winners, PyObject *cpy_r_observe, PyObject *cpy_r_seen_by, PyObject *cpy_r_look, PyObject *cpy_r_redeal, PyObject *cpy_r_consequences, PyObject *cpy_r_schema, PyObject *cpy_r_arrange, PyObject *cpy_r_faults, PyObject *cpy_r_catalogue) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPy_INCREF(cpy_r_table);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_table != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_table);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_table = cpy_r_table;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 42, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_set_up);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_set_up != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_set_up);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_set_up = cpy_r_set_up;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 43, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_next_turn);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_next_turn != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_next_turn);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_next_turn = cpy_r_next_turn;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 44, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_score);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_score != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_score);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_score = cpy_r_score;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 45, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_winners);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_winners != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_winners);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_winners = cpy_r_winners;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 46, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_observe);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_observe != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_observe);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_observe = cpy_r_observe;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 47, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_seen_by);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_seen_by != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_seen_by);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_seen_by = cpy_r_seen_by;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 48, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_look);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_look != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_look);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_look = cpy_r_look;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 49, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_redeal);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_redeal != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_redeal);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_redeal = cpy_r_redeal;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 50, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_consequences);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_consequences != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_consequences);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_consequences = cpy_r_consequences;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 51, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_schema);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_schema != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_schema);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_schema = cpy_r_schema;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 52, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_arrange);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_arrange != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_arrange);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_arrange = cpy_r_arrange;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 53, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_faults);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_faults != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_faults);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_faults = cpy_r_faults;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 54, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_catalogue);
    if (((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_catalogue != NULL) {
        CPy_DECREF(((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_catalogue);
    }
    ((serai___kernel___rooms___RoomsObject *)cpy_r_self)->_catalogue = cpy_r_catalogue;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 55, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
}
        
        PyObject *CPyPy_rooms___Rooms_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "set_up", "next_turn", "score", "winners", "observe", "seen_by", "look", "redeal", "consequences", "schema", "arrange", "faults", "catalogue", 0};
            PyObject *obj_table;
            PyObject *obj_set_up;
            PyObject *obj_next_turn;
            PyObject *obj_score;
            PyObject *obj_winners;
            PyObject *obj_observe;
            PyObject *obj_seen_by;
            PyObject *obj_look;
            PyObject *obj_redeal;
            PyObject *obj_consequences;
            PyObject *obj_schema;
            PyObject *obj_arrange;
            PyObject *obj_faults;
            PyObject *obj_catalogue;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOOOOOOOOOOOO", "__init__", kwlist, &obj_table, &obj_set_up, &obj_next_turn, &obj_score, &obj_winners, &obj_observe, &obj_seen_by, &obj_look, &obj_redeal, &obj_consequences, &obj_schema, &obj_arrange, &obj_faults, &obj_catalogue)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_rooms___Rooms))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.Rooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table = obj_table;
            PyObject *arg_set_up = obj_set_up;
            PyObject *arg_next_turn = obj_next_turn;
            PyObject *arg_score = obj_score;
            PyObject *arg_winners = obj_winners;
            PyObject *arg_observe = obj_observe;
            PyObject *arg_seen_by = obj_seen_by;
            PyObject *arg_look = obj_look;
            PyObject *arg_redeal = obj_redeal;
            PyObject *arg_consequences = obj_consequences;
            PyObject *arg_schema = obj_schema;
            PyObject *arg_arrange = obj_arrange;
            PyObject *arg_faults = obj_faults;
            PyObject *arg_catalogue = obj_catalogue;
            char retval = CPyDef_rooms___Rooms_____init__(arg_self, arg_table, arg_set_up, arg_next_turn, arg_score, arg_winners, arg_observe, arg_seen_by, arg_look, arg_redeal, arg_consequences, arg_schema, arg_arrange, arg_faults, arg_catalogue);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 25, CPyStatic_rooms___globals);
            return NULL;
        }
        
char CPyDef_rooms___GameInRooms_____init__(PyObject *cpy_r_self, PyObject *cpy_r_rooms, PyObject *cpy_r_book, PyObject *cpy_r_vocabulary, PyObject *cpy_r_content_digest, PyObject *cpy_r_texts) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    CPy_INCREF(cpy_r_book);
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_book != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_book);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_book = cpy_r_book;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 64, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_vocabulary);
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_vocabulary != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_vocabulary);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_vocabulary = cpy_r_vocabulary;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 65, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_content_digest);
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_content_digest != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_content_digest);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_content_digest = cpy_r_content_digest;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 66, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_texts);
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_texts != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_texts);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_texts = cpy_r_texts;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 67, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    cpy_r_r4 = CPyDef_game___rule_ids_of(cpy_r_texts);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 68, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_rule_ids != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_rule_ids);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_rule_ids = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 68, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    cpy_r_r6 = CPyDef_game___chapters_of(cpy_r_texts);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 69, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_chapters != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_chapters);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_chapters = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 69, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    cpy_r_r8 = PyDict_New();
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 70, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_parts != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_parts);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_parts = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 70, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_rooms);
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms = cpy_r_rooms;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 71, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    cpy_r_r11 = ((serai___kernel___rooms___RoomsObject *)cpy_r_rooms)->_catalogue;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "__init__", "Rooms", "catalogue", 72, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r11);
CPyL12: ;
    PyObject *cpy_r_r12[1] = {cpy_r_book};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r13, 1, 0);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 72, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__catalogue != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__catalogue);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__catalogue = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 72, CPyStatic_rooms___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r16 = 2;
    return cpy_r_r16;
}
        
        PyObject *CPyPy_rooms___GameInRooms_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"rooms", "book", "vocabulary", "content_digest", "texts", 0};
            PyObject *obj_rooms;
            PyObject *obj_book;
            PyObject *obj_vocabulary;
            PyObject *obj_content_digest;
            PyObject *obj_texts;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOOO", "__init__", kwlist, &obj_rooms, &obj_book, &obj_vocabulary, &obj_content_digest, &obj_texts)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_rooms;
            if (likely(Py_TYPE(obj_rooms) == CPyType_rooms___Rooms))
                arg_rooms = obj_rooms;
            else {
                CPy_TypeError("serai.kernel.rooms.Rooms", obj_rooms); 
                goto fail;
            }
            PyObject *arg_book = obj_book;
            PyObject *arg_vocabulary;
            if (likely(Py_TYPE(obj_vocabulary) == CPyType_option___Vocabulary))
                arg_vocabulary = obj_vocabulary;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_vocabulary); 
                goto fail;
            }
            PyObject *arg_content_digest;
            if (likely(PyUnicode_Check(obj_content_digest)))
                arg_content_digest = obj_content_digest;
            else {
                CPy_TypeError("str", obj_content_digest); 
                goto fail;
            }
            PyObject * arg_texts;
            if (likely(PyTuple_Check(obj_texts)))
                arg_texts = obj_texts;
            else {
                CPy_TypeError("tuple", obj_texts); 
                goto fail;
            }
            char retval = CPyDef_rooms___GameInRooms_____init__(arg_self, arg_rooms, arg_book, arg_vocabulary, arg_content_digest, arg_texts);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "__init__", 61, CPyStatic_rooms___globals);
            return NULL;
        }
        
char CPyDef_rooms___GameInRooms___think_by(PyObject *cpy_r_self, PyObject *cpy_r_appraise, PyObject *cpy_r_priors) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_appraise);
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__appraise != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__appraise);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__appraise = cpy_r_appraise;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "think_by", 80, CPyStatic_rooms___globals);
        goto CPyL3;
    }
    CPy_INCREF(cpy_r_priors);
    if (((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__priors != NULL) {
        CPy_DECREF(((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__priors);
    }
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__priors = cpy_r_priors;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "think_by", 81, CPyStatic_rooms___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_rooms___GameInRooms___think_by(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"appraise", "priors", 0};
            static CPyArg_Parser parser = {"OO:think_by", kwlist, 0};
            PyObject *obj_appraise;
            PyObject *obj_priors;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_appraise, &obj_priors)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_appraise = obj_appraise;
            PyObject *arg_priors = obj_priors;
            char retval = CPyDef_rooms___GameInRooms___think_by(arg_self, arg_appraise, arg_priors);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "think_by", 74, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___setup(PyObject *cpy_r_self, CPyTagged cpy_r_players, PyObject *cpy_r_settings, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "setup", "GameInRooms", "_rooms", 84, CPyStatic_rooms___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "setup", "GameInRooms", "book", 84, CPyStatic_rooms___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_set_up;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'set_up' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "setup", 84, CPyStatic_rooms___globals);
        goto CPyL8;
    }
CPyL3: ;
    CPyTagged_INCREF(cpy_r_players);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_players);
    PyObject *cpy_r_r4[4] = {cpy_r_r1, cpy_r_r3, cpy_r_settings, cpy_r_seed};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r2, cpy_r_r5, 4, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "setup", 84, CPyStatic_rooms___globals);
        goto CPyL9;
    }
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    if (likely(PyObject_TypeCheck(cpy_r_r6, CPyType_kernel___table___Table)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/rooms.py", "setup", 84, CPyStatic_rooms___globals, "serai.kernel.table.Table", cpy_r_r6);
        goto CPyL6;
    }
    return cpy_r_r7;
CPyL6: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL6;
}
        
        PyObject *CPyPy_rooms___GameInRooms___setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"players", "settings", "seed", 0};
            static CPyArg_Parser parser = {"OOO:setup", kwlist, 0};
            PyObject *obj_players;
            PyObject *obj_settings;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_players, &obj_settings, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            CPyTagged arg_players;
            if (likely(PyLong_Check(obj_players)))
                arg_players = CPyTagged_BorrowFromObject(obj_players);
            else {
                CPy_TypeError("int", obj_players); goto fail;
            }
            PyObject *arg_settings = obj_settings;
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___setup(arg_self, arg_players, arg_settings, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "setup", 83, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___load_table(PyObject *cpy_r_self, PyObject *cpy_r_plain) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_read;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "load_table", "GameInRooms", "_rooms", 87, CPyStatic_rooms___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_table;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "load_table", "Rooms", "table", 87, CPyStatic_rooms___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_parts;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "load_table", "GameInRooms", "parts", 87, CPyStatic_rooms___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyStatics[237]; /* 'load' */
    PyObject *cpy_r_r4[3] = {cpy_r_r1, cpy_r_plain, cpy_r_r2};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_VectorcallMethod(cpy_r_r3, cpy_r_r5, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "load_table", 87, CPyStatic_rooms___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (likely(PyObject_TypeCheck(cpy_r_r6, CPyType_kernel___table___Table)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/rooms.py", "load_table", 87, CPyStatic_rooms___globals, "serai.kernel.table.Table", cpy_r_r6);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r7);
    cpy_r_read = cpy_r_r7;
    cpy_r_r8 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "load_table", "GameInRooms", "book", 89, CPyStatic_rooms___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = CPyStatics[318]; /* 'book' */
    cpy_r_r10 = PyObject_SetAttr(cpy_r_read, cpy_r_r9, cpy_r_r8);
    CPy_DECREF(cpy_r_read);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "load_table", 89, CPyStatic_rooms___globals);
        goto CPyL13;
    }
    cpy_r_r12 = Py_None;
    CPy_INCREF(cpy_r_r12);
    if (((serai___kernel___table___TableObject *)cpy_r_r7)->_story != NULL) {
        CPy_DECREF(((serai___kernel___table___TableObject *)cpy_r_r7)->_story);
    }
    ((serai___kernel___table___TableObject *)cpy_r_r7)->_story = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "load_table", 90, CPyStatic_rooms___globals);
        goto CPyL13;
    }
    return cpy_r_r7;
CPyL9: ;
    cpy_r_r14 = NULL;
    return cpy_r_r14;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL9;
CPyL12: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_read);
    goto CPyL9;
CPyL13: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL9;
}
        
        PyObject *CPyPy_rooms___GameInRooms___load_table(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"plain", 0};
            static CPyArg_Parser parser = {"O:load_table", kwlist, 0};
            PyObject *obj_plain;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_plain)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_plain = obj_plain;
            PyObject *retval = CPyDef_rooms___GameInRooms___load_table(arg_self, arg_plain);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "load_table", 86, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___turn(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "turn", "GameInRooms", "_rooms", 94, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_next_turn;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'next_turn' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "turn", 94, CPyStatic_rooms___globals);
        goto CPyL4;
    }
CPyL2: ;
    PyObject *cpy_r_r2[1] = {cpy_r_table};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r3, 1, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "turn", 94, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_rooms___GameInRooms___turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:turn", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___turn(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "turn", 93, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___score(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "score", "GameInRooms", "_rooms", 97, CPyStatic_rooms___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_score;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'score' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "score", 97, CPyStatic_rooms___globals);
        goto CPyL5;
    }
CPyL2: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_seat);
    PyObject *cpy_r_r3[2] = {cpy_r_table, cpy_r_r2};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r4, 2, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "score", 97, CPyStatic_rooms___globals);
        goto CPyL6;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/rooms.py", "score", 97, CPyStatic_rooms___globals, "list", cpy_r_r5);
        goto CPyL5;
    }
    return cpy_r_r6;
CPyL5: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL6: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL5;
}
        
        PyObject *CPyPy_rooms___GameInRooms___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:score", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___score(arg_self, arg_table, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "score", 96, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___winners(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "winners", "GameInRooms", "_rooms", 100, CPyStatic_rooms___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_winners;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'winners' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "winners", 100, CPyStatic_rooms___globals);
        goto CPyL5;
    }
CPyL2: ;
    PyObject *cpy_r_r2[1] = {cpy_r_table};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r3, 1, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "winners", 100, CPyStatic_rooms___globals);
        goto CPyL5;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/rooms.py", "winners", 100, CPyStatic_rooms___globals, "list", cpy_r_r4);
        goto CPyL5;
    }
    return cpy_r_r5;
CPyL5: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_rooms___GameInRooms___winners(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:winners", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___winners(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "winners", 99, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___observe(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "observe", "GameInRooms", "_rooms", 103, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_observe;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'observe' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "observe", 103, CPyStatic_rooms___globals);
        goto CPyL4;
    }
CPyL2: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_seat);
    PyObject *cpy_r_r3[2] = {cpy_r_table, cpy_r_r2};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r4, 2, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "observe", 103, CPyStatic_rooms___globals);
        goto CPyL5;
    }
    CPy_DECREF(cpy_r_r2);
    return cpy_r_r5;
CPyL4: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL5: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL4;
}
        
        PyObject *CPyPy_rooms___GameInRooms___observe(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:observe", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___observe(arg_self, arg_table, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "observe", 102, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___seen_by(PyObject *cpy_r_self, PyObject *cpy_r_table, PyObject *cpy_r_common, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "seen_by", "GameInRooms", "_rooms", 106, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_seen_by;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seen_by' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "seen_by", 106, CPyStatic_rooms___globals);
        goto CPyL4;
    }
CPyL2: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_seat);
    PyObject *cpy_r_r3[3] = {cpy_r_table, cpy_r_common, cpy_r_r2};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r4, 3, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "seen_by", 106, CPyStatic_rooms___globals);
        goto CPyL5;
    }
    CPy_DECREF(cpy_r_r2);
    return cpy_r_r5;
CPyL4: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL5: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL4;
}
        
        PyObject *CPyPy_rooms___GameInRooms___seen_by(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "common", "seat", 0};
            static CPyArg_Parser parser = {"OOO:seen_by", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_common;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_common, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *arg_common = obj_common;
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___seen_by(arg_self, arg_table, arg_common, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "seen_by", 105, CPyStatic_rooms___globals);
            return NULL;
        }
        
char CPyDef_rooms___GameInRooms___look(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "look", "GameInRooms", "_rooms", 109, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_look;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'look' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "look", 109, CPyStatic_rooms___globals);
        goto CPyL4;
    }
CPyL2: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_seat);
    PyObject *cpy_r_r3[3] = {cpy_r_table, cpy_r_r2, cpy_r_sheet};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r4, 3, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "look", 109, CPyStatic_rooms___globals);
        goto CPyL5;
    } else
        goto CPyL6;
CPyL3: ;
    CPy_DECREF(cpy_r_r2);
    return 1;
CPyL4: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
CPyL5: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL4;
CPyL6: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL3;
}
        
        PyObject *CPyPy_rooms___GameInRooms___look(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:look", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_rooms___GameInRooms___look(arg_self, arg_table, arg_seat, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "look", 108, CPyStatic_rooms___globals);
            return NULL;
        }
        
char CPyDef_rooms___GameInRooms___redeal(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "redeal", "GameInRooms", "_rooms", 112, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_redeal;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'redeal' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "redeal", 112, CPyStatic_rooms___globals);
        goto CPyL4;
    }
CPyL2: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_seat);
    PyObject *cpy_r_r3[3] = {cpy_r_table, cpy_r_r2, cpy_r_seed};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r4, 3, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "redeal", 112, CPyStatic_rooms___globals);
        goto CPyL5;
    } else
        goto CPyL6;
CPyL3: ;
    CPy_DECREF(cpy_r_r2);
    return 1;
CPyL4: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
CPyL5: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL4;
CPyL6: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL3;
}
        
        PyObject *CPyPy_rooms___GameInRooms___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", "seed", 0};
            static CPyArg_Parser parser = {"OOO:redeal", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
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
            char retval = CPyDef_rooms___GameInRooms___redeal(arg_self, arg_table, arg_seat, arg_seed);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "redeal", 111, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___consequences(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "consequences", "GameInRooms", "_rooms", 115, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_consequences;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'consequences' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "consequences", 115, CPyStatic_rooms___globals);
        goto CPyL4;
    }
CPyL2: ;
    PyObject *cpy_r_r2[1] = {cpy_r_table};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r3, 1, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "consequences", 115, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_rooms___GameInRooms___consequences(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:consequences", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___consequences(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "consequences", 114, CPyStatic_rooms___globals);
            return NULL;
        }
        
double CPyDef_rooms___GameInRooms___appraise(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    double cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__appraise;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "appraise", "GameInRooms", "_appraise", 118, CPyStatic_rooms___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_seat);
    PyObject *cpy_r_r2[2] = {cpy_r_table, cpy_r_r1};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r0, cpy_r_r3, 2, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "appraise", 118, CPyStatic_rooms___globals);
        goto CPyL6;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = PyFloat_AsDouble(cpy_r_r4);
    if (cpy_r_r5 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r4); cpy_r_r5 = -113.0;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 == -113.0;
    if (unlikely(cpy_r_r6)) goto CPyL4;
CPyL3: ;
    return cpy_r_r5;
CPyL4: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "appraise", 118, CPyStatic_rooms___globals);
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r8 = -113.0;
    return cpy_r_r8;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_rooms___GameInRooms___appraise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:appraise", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double retval = CPyDef_rooms___GameInRooms___appraise(arg_self, arg_table, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "appraise", 117, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___priors(PyObject *cpy_r_self, PyObject *cpy_r_table, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject **cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__priors;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "priors", "GameInRooms", "_priors", 121, CPyStatic_rooms___globals);
        goto CPyL3;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    PyObject *cpy_r_r1[2] = {cpy_r_table, cpy_r_decision};
    cpy_r_r2 = (PyObject **)&cpy_r_r1;
    cpy_r_r3 = PyObject_Vectorcall(cpy_r_r0, cpy_r_r2, 2, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "priors", 121, CPyStatic_rooms___globals);
        goto CPyL3;
    }
    return cpy_r_r3;
CPyL3: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_rooms___GameInRooms___priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "decision", 0};
            static CPyArg_Parser parser = {"OO:priors", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___priors(arg_self, arg_table, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "priors", 120, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___schema(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "schema", "GameInRooms", "_rooms", 124, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_schema;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'schema' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "schema", 124, CPyStatic_rooms___globals);
        goto CPyL4;
    }
CPyL2: ;
    PyObject *cpy_r_r2[1] = {cpy_r_table};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r3, 1, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "schema", 124, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_rooms___GameInRooms___schema(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:schema", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___schema(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "schema", 123, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___schema__Game_glue(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_rooms___GameInRooms___schema(cpy_r_self, cpy_r_table);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_rooms___GameInRooms___schema__Game_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:schema__Game_glue", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___schema__Game_glue(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "schema__Game_glue", -1, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___portrait(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "portrait", "GameInRooms", "_rooms", 127, CPyStatic_rooms___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_schema;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'schema' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "portrait", 127, CPyStatic_rooms___globals);
        goto CPyL6;
    }
CPyL2: ;
    PyObject *cpy_r_r2[1] = {cpy_r_table};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r3, 1, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "portrait", 127, CPyStatic_rooms___globals);
        goto CPyL6;
    }
    cpy_r_r5 = CPyStatics[4676]; /* 'say' */
    PyObject *cpy_r_r6[2] = {cpy_r_r4, cpy_r_table};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_VectorcallMethod(cpy_r_r5, cpy_r_r7, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "portrait", 127, CPyStatic_rooms___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r4);
    if (likely(PyDict_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/rooms.py", "portrait", 127, CPyStatic_rooms___globals, "dict", cpy_r_r8);
        goto CPyL6;
    }
    return cpy_r_r9;
CPyL6: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL7: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL6;
}
        
        PyObject *CPyPy_rooms___GameInRooms___portrait(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:portrait", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___portrait(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "portrait", 126, CPyStatic_rooms___globals);
            return NULL;
        }
        
char CPyDef_rooms___GameInRooms___arrange(PyObject *cpy_r_self, PyObject *cpy_r_table, PyObject *cpy_r_given) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "arrange", "GameInRooms", "_rooms", 130, CPyStatic_rooms___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_arrange;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'arrange' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "arrange", 130, CPyStatic_rooms___globals);
        goto CPyL4;
    }
CPyL2: ;
    PyObject *cpy_r_r2[2] = {cpy_r_table, cpy_r_given};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r3, 2, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "arrange", 130, CPyStatic_rooms___globals);
        goto CPyL4;
    } else
        goto CPyL5;
CPyL3: ;
    return 1;
CPyL4: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
CPyL5: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL3;
}
        
        PyObject *CPyPy_rooms___GameInRooms___arrange(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "given", 0};
            static CPyArg_Parser parser = {"OO:arrange", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_given;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_given)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *arg_given = obj_given;
            char retval = CPyDef_rooms___GameInRooms___arrange(arg_self, arg_table, arg_given);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "arrange", 129, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___faults(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "faults", "GameInRooms", "_rooms", 133, CPyStatic_rooms___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___rooms___RoomsObject *)cpy_r_r0)->_faults;
    if (unlikely(cpy_r_r1 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'faults' of 'Rooms' undefined");
    } else {
        CPy_INCREF(cpy_r_r1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "faults", 133, CPyStatic_rooms___globals);
        goto CPyL5;
    }
CPyL2: ;
    PyObject *cpy_r_r2[1] = {cpy_r_table};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r3, 1, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "faults", 133, CPyStatic_rooms___globals);
        goto CPyL5;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/rooms.py", "faults", 133, CPyStatic_rooms___globals, "list", cpy_r_r4);
        goto CPyL5;
    }
    return cpy_r_r5;
CPyL5: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_rooms___GameInRooms___faults(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:faults", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___faults(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "faults", 132, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___component_ids(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "component_ids", 136, CPyStatic_rooms___globals);
        goto CPyL10;
    }
    cpy_r_r1 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__catalogue;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "component_ids", "GameInRooms", "_catalogue", 136, CPyStatic_rooms___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = PyObject_GetIter(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "component_ids", 136, CPyStatic_rooms___globals);
        goto CPyL11;
    }
CPyL3: ;
    cpy_r_r3 = PyIter_Next(cpy_r_r2);
    if (cpy_r_r3 == NULL) goto CPyL12;
    if (likely(PyTuple_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/rooms.py", "component_ids", 136, CPyStatic_rooms___globals, "tuple", cpy_r_r3);
        goto CPyL13;
    }
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_r4, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "component_ids", 136, CPyStatic_rooms___globals);
        goto CPyL13;
    }
    if (likely(PyUnicode_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/rooms.py", "component_ids", 136, CPyStatic_rooms___globals, "str", cpy_r_r5);
        goto CPyL13;
    }
    cpy_r_r7 = PyList_Append(cpy_r_r0, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "component_ids", 136, CPyStatic_rooms___globals);
        goto CPyL13;
    } else
        goto CPyL3;
CPyL8: ;
    cpy_r_r9 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "component_ids", 136, CPyStatic_rooms___globals);
        goto CPyL11;
    }
    return cpy_r_r0;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
}
        
        PyObject *CPyPy_rooms___GameInRooms___component_ids(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":component_ids", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___component_ids(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "component_ids", 135, CPyStatic_rooms___globals);
            return NULL;
        }
        
PyObject *CPyDef_rooms___GameInRooms___catalogue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = ((serai___kernel___rooms___GameInRoomsObject *)cpy_r_self)->__catalogue;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/rooms.py", "catalogue", "GameInRooms", "_catalogue", 139, CPyStatic_rooms___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_rooms___GameInRooms___catalogue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":catalogue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_rooms___GameInRooms)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_rooms___GameInRooms___catalogue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "catalogue", 138, CPyStatic_rooms___globals);
            return NULL;
        }
        
char CPyDef_rooms___GameInRooms_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T0 cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r___mypyc_self__)->_expansions = cpy_r_r1;
    cpy_r_r2.empty_struct_error_flag = 0;
    cpy_r_r3 = CPyTuple_LoadEmptyTupleConstant();
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r___mypyc_self__)->_chapters = cpy_r_r3;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r___mypyc_self__)->_guide = cpy_r_r4;
    cpy_r_r5 = CPyStatics[271]; /* 'beta' */
    CPy_INCREF(cpy_r_r5);
    ((serai___kernel___rooms___GameInRoomsObject *)cpy_r___mypyc_self__)->_stage = cpy_r_r5;
    return 1;
}
        
        PyObject *CPyPy_rooms___GameInRooms_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(PyObject_TypeCheck(obj___mypyc_self__, CPyType_rooms___GameInRooms)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.rooms.GameInRooms", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_rooms___GameInRooms_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/rooms.py", "__mypyc_defaults_setup", -1, CPyStatic_rooms___globals);
            return NULL;
        }
        
char CPyDef_rooms_____top_level__(void) {
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
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    void *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject **cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    int32_t cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    tuple_T2OO cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    char cpy_r_r147;
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
    int32_t cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    int32_t cpy_r_r169;
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
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    tuple_T2OO cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    char cpy_r_r194;
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
    int32_t cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    int32_t cpy_r_r220;
    char cpy_r_r221;
    char cpy_r_r222;
    char cpy_r_r223;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 1, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 1, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_rooms___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 7, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5725]; /* ('Callable', 'Mapping', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_rooms___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 9, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5371]; /* ('Traversable',) */
    cpy_r_r17 = CPyStatics[2647]; /* 'importlib.resources.abc' */
    cpy_r_r18 = CPyStatic_rooms___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 10, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r20 = (void *)&CPyModule_importlib___resources___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5697]; /* ('Any', 'Final', 'Generic', 'TypeVar') */
    cpy_r_r22 = CPyStatics[47]; /* 'typing' */
    cpy_r_r23 = CPyStatic_rooms___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 11, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r25 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r27 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 13, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r35 = CPyExec_serai___kernel___decision;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 13, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 13, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 13, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[5707]; /* ('Decision', 'Rules', 'Vocabulary') */
    cpy_r_r46 = CPyStatic_rooms___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 13, CPyStatic_rooms___globals);
        goto CPyL71;
    } else
        goto CPyL72;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r49 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 14, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___kernel___game;
    cpy_r_r57 = CPyExec_serai___kernel___game;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 14, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 14, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 14, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[5726]; /* ('Component', 'Game', 'ScoreItem', 'T', 'chapters_of', 'rule_ids_of') */
    cpy_r_r68 = CPyStatic_rooms___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 14, CPyStatic_rooms___globals);
        goto CPyL71;
    } else
        goto CPyL73;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___kernel___sheet;
    cpy_r_r71 = (void *)&CPyImportState_serai___kernel___sheet;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 15, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___kernel___sheet;
    cpy_r_r79 = CPyExec_serai___kernel___sheet;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___kernel___sheet__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 15, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 15, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 15, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[5494]; /* ('Sheet',) */
    cpy_r_r90 = CPyStatic_rooms___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 15, CPyStatic_rooms___globals);
        goto CPyL71;
    } else
        goto CPyL74;
CPyL32: ;
    cpy_r_r92 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r93 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r94 = CPyModuleLockAPI_serai;
    cpy_r_r95 = CPyImport_IsInitialized(cpy_r_r93);
    if (!cpy_r_r95) goto CPyL35;
    cpy_r_r96 = PyImport_GetModuleDict();
    cpy_r_r97 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 16, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r99 = cpy_r_r98;
    goto CPyL39;
CPyL35: ;
    cpy_r_r100 = CPyInitOnly_serai___kernel___state;
    cpy_r_r101 = CPyExec_serai___kernel___state;
    cpy_r_r102 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 16, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r106 = CPyStatics[8]; /* '__file__' */
    cpy_r_r107 = CPyObject_GetAttr(cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 16, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r108 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r109 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r110 = CPyImport_ImportNative(cpy_r_r109, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r107, cpy_r_r108, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 16, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r99 = cpy_r_r110;
CPyL39: ;
    cpy_r_r111 = CPyStatics[5727]; /* ('Plain', 'State') */
    cpy_r_r112 = CPyStatic_rooms___globals;
    cpy_r_r113 = CPyImport_GetNativeAttrs(cpy_r_r99, cpy_r_r111, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 16, CPyStatic_rooms___globals);
        goto CPyL71;
    } else
        goto CPyL75;
CPyL40: ;
    cpy_r_r114 = CPyStatics[5710]; /* ('Schema',) */
    cpy_r_r115 = CPyStatics[3184]; /* 'serai.kernel.words' */
    cpy_r_r116 = CPyStatic_rooms___globals;
    cpy_r_r117 = CPyImport_ImportFromMany(cpy_r_r115, cpy_r_r114, cpy_r_r114, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 17, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r118 = (void *)&CPyModule_serai___kernel___words;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r118, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    cpy_r_r119 = CPyStatics[1866]; /* 'B' */
    cpy_r_r120 = CPyStatic_rooms___globals;
    cpy_r_r121 = CPyStatics[4521]; /* 'TypeVar' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 19, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    PyObject *cpy_r_r123[1] = {cpy_r_r119};
    cpy_r_r124 = (PyObject **)&cpy_r_r123;
    cpy_r_r125 = PyObject_Vectorcall(cpy_r_r122, cpy_r_r124, 1, 0);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 19, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r126 = CPyStatic_rooms___globals;
    cpy_r_r127 = CPyStatics[1866]; /* 'B' */
    cpy_r_r128 = CPyDict_SetItem(cpy_r_r126, cpy_r_r127, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    cpy_r_r129 = cpy_r_r128 >= 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 19, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r130 = CPyStatic_rooms___globals;
    cpy_r_r131 = CPyStatics[4590]; /* 'Generic' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r133 = CPyStatic_rooms___globals;
    cpy_r_r134 = CPyStatics[4593]; /* 'T' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL76;
    }
    cpy_r_r136 = CPyStatic_rooms___globals;
    cpy_r_r137 = CPyStatics[1866]; /* 'B' */
    cpy_r_r138 = CPyDict_GetItem(cpy_r_r136, cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL77;
    }
    cpy_r_r139.f0 = cpy_r_r135;
    cpy_r_r139.f1 = cpy_r_r138;
    cpy_r_r140 = PyTuple_New(2);
    if (unlikely(cpy_r_r140 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9349 = cpy_r_r139.f0;
    PyTuple_SET_ITEM(cpy_r_r140, 0, __tmp9349);
    PyObject *__tmp9350 = cpy_r_r139.f1;
    PyTuple_SET_ITEM(cpy_r_r140, 1, __tmp9350);
    cpy_r_r141 = PyObject_GetItem(cpy_r_r132, cpy_r_r140);
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r142 = PyTuple_Pack(1, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r143 = CPyStatics[302]; /* 'serai.kernel.rooms' */
    cpy_r_r144 = (PyObject *)CPyType_rooms___Rooms_template;
    cpy_r_r145 = CPyType_FromTemplate(cpy_r_r144, cpy_r_r142, cpy_r_r143);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r146 = CPyDef_rooms___Rooms_trait_vtable_setup();
    if (unlikely(cpy_r_r146 == 2)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL78;
    }
    cpy_r_r147 = CPyDef_rooms___Rooms_coroutine_setup(cpy_r_r145);
    if (unlikely(cpy_r_r147 == 2)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL78;
    }
    cpy_r_r148 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r149 = CPyStatics[4737]; /* 'table' */
    cpy_r_r150 = CPyStatics[305]; /* 'set_up' */
    cpy_r_r151 = CPyStatics[306]; /* 'next_turn' */
    cpy_r_r152 = CPyStatics[72]; /* 'score' */
    cpy_r_r153 = CPyStatics[307]; /* 'winners' */
    cpy_r_r154 = CPyStatics[308]; /* 'observe' */
    cpy_r_r155 = CPyStatics[309]; /* 'seen_by' */
    cpy_r_r156 = CPyStatics[310]; /* 'look' */
    cpy_r_r157 = CPyStatics[311]; /* 'redeal' */
    cpy_r_r158 = CPyStatics[276]; /* 'consequences' */
    cpy_r_r159 = CPyStatics[312]; /* 'schema' */
    cpy_r_r160 = CPyStatics[313]; /* 'arrange' */
    cpy_r_r161 = CPyStatics[277]; /* 'faults' */
    cpy_r_r162 = CPyStatics[273]; /* 'catalogue' */
    cpy_r_r163 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r164 = PyTuple_Pack(15, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r160, cpy_r_r161, cpy_r_r162, cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL78;
    }
    cpy_r_r165 = PyObject_SetAttr(cpy_r_r145, cpy_r_r148, cpy_r_r164);
    CPy_DECREF(cpy_r_r164);
    cpy_r_r166 = cpy_r_r165 >= 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL78;
    }
    CPyType_rooms___Rooms = (PyTypeObject *)cpy_r_r145;
    CPy_INCREF(CPyType_rooms___Rooms);
    cpy_r_r167 = CPyStatic_rooms___globals;
    cpy_r_r168 = CPyStatics[304]; /* 'Rooms' */
    cpy_r_r169 = PyDict_SetItem(cpy_r_r167, cpy_r_r168, cpy_r_r145);
    cpy_r_r170 = cpy_r_r169 >= 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL78;
    }
    cpy_r_r171 = CPy_InitSubclass(cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 22, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r172 = (PyObject *)CPyType_game___Game;
    cpy_r_r173 = CPyStatic_rooms___globals;
    cpy_r_r174 = CPyStatics[4593]; /* 'T' */
    cpy_r_r175 = CPyDict_GetItem(cpy_r_r173, cpy_r_r174);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r176 = PyObject_GetItem(cpy_r_r172, cpy_r_r175);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r177 = CPyStatic_rooms___globals;
    cpy_r_r178 = CPyStatics[4590]; /* 'Generic' */
    cpy_r_r179 = CPyDict_GetItem(cpy_r_r177, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL79;
    }
    cpy_r_r180 = CPyStatic_rooms___globals;
    cpy_r_r181 = CPyStatics[4593]; /* 'T' */
    cpy_r_r182 = CPyDict_GetItem(cpy_r_r180, cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL80;
    }
    cpy_r_r183 = CPyStatic_rooms___globals;
    cpy_r_r184 = CPyStatics[1866]; /* 'B' */
    cpy_r_r185 = CPyDict_GetItem(cpy_r_r183, cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL81;
    }
    cpy_r_r186.f0 = cpy_r_r182;
    cpy_r_r186.f1 = cpy_r_r185;
    cpy_r_r187 = PyTuple_New(2);
    if (unlikely(cpy_r_r187 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9351 = cpy_r_r186.f0;
    PyTuple_SET_ITEM(cpy_r_r187, 0, __tmp9351);
    PyObject *__tmp9352 = cpy_r_r186.f1;
    PyTuple_SET_ITEM(cpy_r_r187, 1, __tmp9352);
    cpy_r_r188 = PyObject_GetItem(cpy_r_r179, cpy_r_r187);
    CPy_DECREF(cpy_r_r179);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL79;
    }
    cpy_r_r189 = PyTuple_Pack(2, cpy_r_r176, cpy_r_r188);
    CPy_DECREF(cpy_r_r176);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r190 = CPyStatics[302]; /* 'serai.kernel.rooms' */
    cpy_r_r191 = (PyObject *)CPyType_rooms___GameInRooms_template;
    cpy_r_r192 = CPyType_FromTemplate(cpy_r_r191, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    cpy_r_r193 = CPyDef_rooms___GameInRooms_trait_vtable_setup();
    if (unlikely(cpy_r_r193 == 2)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL82;
    }
    cpy_r_r194 = CPyDef_rooms___GameInRooms_coroutine_setup(cpy_r_r192);
    if (unlikely(cpy_r_r194 == 2)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL82;
    }
    cpy_r_r195 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r196 = CPyStatics[318]; /* 'book' */
    cpy_r_r197 = CPyStatics[319]; /* 'parts' */
    cpy_r_r198 = CPyStatics[320]; /* '_rooms' */
    cpy_r_r199 = CPyStatics[321]; /* '_catalogue' */
    cpy_r_r200 = CPyStatics[322]; /* '_appraise' */
    cpy_r_r201 = CPyStatics[323]; /* '_priors' */
    cpy_r_r202 = CPyStatics[315]; /* 'name' */
    cpy_r_r203 = CPyStatics[324]; /* 'expansions' */
    cpy_r_r204 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r205 = CPyStatics[317]; /* 'players' */
    cpy_r_r206 = CPyStatics[325]; /* 'settings' */
    cpy_r_r207 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r208 = CPyStatics[327]; /* 'content_digest' */
    cpy_r_r209 = CPyStatics[328]; /* 'rule_ids' */
    cpy_r_r210 = CPyStatics[329]; /* 'chapters' */
    cpy_r_r211 = CPyStatics[330]; /* 'texts' */
    cpy_r_r212 = CPyStatics[331]; /* 'guide' */
    cpy_r_r213 = CPyStatics[332]; /* 'stage' */
    cpy_r_r214 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r215 = PyTuple_Pack(19, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r208, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL82;
    }
    cpy_r_r216 = PyObject_SetAttr(cpy_r_r192, cpy_r_r195, cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
    cpy_r_r217 = cpy_r_r216 >= 0;
    if (unlikely(!cpy_r_r217)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL82;
    }
    CPyType_rooms___GameInRooms = (PyTypeObject *)cpy_r_r192;
    CPy_INCREF(CPyType_rooms___GameInRooms);
    cpy_r_r218 = CPyStatic_rooms___globals;
    cpy_r_r219 = CPyStatics[303]; /* 'GameInRooms' */
    cpy_r_r220 = PyDict_SetItem(cpy_r_r218, cpy_r_r219, cpy_r_r192);
    cpy_r_r221 = cpy_r_r220 >= 0;
    if (unlikely(!cpy_r_r221)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL82;
    }
    cpy_r_r222 = CPy_InitSubclass(cpy_r_r192);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/kernel/rooms.py", "<module>", 58, CPyStatic_rooms___globals);
        goto CPyL71;
    }
    return 1;
CPyL71: ;
    cpy_r_r223 = 2;
    return cpy_r_r223;
CPyL72: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL73: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL74: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL75: ;
    CPy_DECREF(cpy_r_r113);
    goto CPyL40;
CPyL76: ;
    CPy_DecRef(cpy_r_r132);
    goto CPyL71;
CPyL77: ;
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r135);
    goto CPyL71;
CPyL78: ;
    CPy_DecRef(cpy_r_r145);
    goto CPyL71;
CPyL79: ;
    CPy_DecRef(cpy_r_r176);
    goto CPyL71;
CPyL80: ;
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r179);
    goto CPyL71;
CPyL81: ;
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r179);
    CPy_DecRef(cpy_r_r182);
    goto CPyL71;
CPyL82: ;
    CPy_DecRef(cpy_r_r192);
    goto CPyL71;
}

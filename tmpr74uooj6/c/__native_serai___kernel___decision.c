#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
decision___Decision_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
decision___Decision_traverse(serai___kernel___decision___DecisionObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seat));
    }
    Py_VISIT(self->_key);
    Py_VISIT(self->_rule);
    Py_VISIT(self->_offer);
    Py_VISIT(self->__listing);
    Py_VISIT(self->__options);
    Py_VISIT(self->_arguments);
    Py_VISIT(self->__note);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_decision___Decision_clear(PyObject *cpy_r_self)
{
    serai___kernel___decision___DecisionObject *self = (serai___kernel___decision___DecisionObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_key);
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_offer);
    Py_CLEAR(self->__listing);
    Py_CLEAR(self->__options);
    Py_CLEAR(self->_arguments);
    Py_CLEAR(self->__note);
    return 0;
}

static int32_t CPyDef_decision___Decision_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___decision___DecisionObject *self = (serai___kernel___decision___DecisionObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_key);
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_offer);
    Py_CLEAR(self->__listing);
    Py_CLEAR(self->__options);
    Py_CLEAR(self->_arguments);
    Py_CLEAR(self->__note);
    return 0;
}

static void
decision___Decision_dealloc(serai___kernel___decision___DecisionObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, decision___Decision_dealloc)
    CPyDef_decision___Decision_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_decision_____mypyc__Decision_setup(PyObject *cpy_r_type);
PyObject *CPyDef_decision___Decision(CPyTagged cpy_r_seat, PyObject *cpy_r_key, PyObject *cpy_r_rule, PyObject *cpy_r_options, PyObject *cpy_r_arguments, PyObject *cpy_r_note, char cpy_r_shown);

static PyObject *
decision___Decision_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_decision___Decision) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_decision_____mypyc__Decision_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_decision___Decision_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem decision___Decision_vtable[7];
static bool
CPyDef_decision___Decision_trait_vtable_setup(void)
{
    CPyVTableItem decision___Decision_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_decision___Decision_____init__,
        (CPyVTableItem)CPyDef_decision___Decision___options,
        (CPyVTableItem)CPyDef_decision___Decision___note,
        (CPyVTableItem)CPyDef_decision___Decision___refusals,
        (CPyVTableItem)CPyDef_decision___Decision___message,
        (CPyVTableItem)CPyDef_decision___Decision___find,
        (CPyVTableItem)CPyDef_decision___Decision_____repr__,
    };
    memcpy(decision___Decision_vtable, decision___Decision_vtable_scratch, sizeof(decision___Decision_vtable));
    return 1;
}

static bool
CPyDef_decision___Decision_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
decision___Decision_get_seat(serai___kernel___decision___DecisionObject *self, void *closure);
static int
decision___Decision_set_seat(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure);
static PyObject *
decision___Decision_get_key(serai___kernel___decision___DecisionObject *self, void *closure);
static int
decision___Decision_set_key(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure);
static PyObject *
decision___Decision_get_rule(serai___kernel___decision___DecisionObject *self, void *closure);
static int
decision___Decision_set_rule(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure);
static PyObject *
decision___Decision_get_offer(serai___kernel___decision___DecisionObject *self, void *closure);
static int
decision___Decision_set_offer(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure);
static PyObject *
decision___Decision_get__listing(serai___kernel___decision___DecisionObject *self, void *closure);
static int
decision___Decision_set__listing(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure);
static PyObject *
decision___Decision_get__options(serai___kernel___decision___DecisionObject *self, void *closure);
static int
decision___Decision_set__options(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure);
static PyObject *
decision___Decision_get_arguments(serai___kernel___decision___DecisionObject *self, void *closure);
static int
decision___Decision_set_arguments(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure);
static PyObject *
decision___Decision_get__note(serai___kernel___decision___DecisionObject *self, void *closure);
static int
decision___Decision_set__note(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure);
static PyObject *
decision___Decision_get_shown(serai___kernel___decision___DecisionObject *self, void *closure);
static int
decision___Decision_set_shown(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure);
static PyObject *
decision___Decision_get_options(serai___kernel___decision___DecisionObject *self, void *closure);
static PyObject *
decision___Decision_get_message(serai___kernel___decision___DecisionObject *self, void *closure);

static PyGetSetDef decision___Decision_getseters[] = {
    {"seat",
     (getter)decision___Decision_get_seat, (setter)decision___Decision_set_seat,
     NULL, NULL},
    {"key",
     (getter)decision___Decision_get_key, (setter)decision___Decision_set_key,
     NULL, NULL},
    {"rule",
     (getter)decision___Decision_get_rule, (setter)decision___Decision_set_rule,
     NULL, NULL},
    {"offer",
     (getter)decision___Decision_get_offer, (setter)decision___Decision_set_offer,
     NULL, NULL},
    {"_listing",
     (getter)decision___Decision_get__listing, (setter)decision___Decision_set__listing,
     NULL, NULL},
    {"_options",
     (getter)decision___Decision_get__options, (setter)decision___Decision_set__options,
     NULL, NULL},
    {"arguments",
     (getter)decision___Decision_get_arguments, (setter)decision___Decision_set_arguments,
     NULL, NULL},
    {"_note",
     (getter)decision___Decision_get__note, (setter)decision___Decision_set__note,
     NULL, NULL},
    {"shown",
     (getter)decision___Decision_get_shown, (setter)decision___Decision_set_shown,
     NULL, NULL},
    {"options",
     (getter)decision___Decision_get_options,
    NULL, NULL, NULL},
    {"message",
     (getter)decision___Decision_get_message,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef decision___Decision_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_decision_____mypyc__Decision_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_decision___Decision_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, seat, key, rule, options, arguments, note, shown)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_decision___Decision___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"refusals",
     (PyCFunction)CPyPy_decision___Decision___refusals,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("refusals($self)\n--\n\n")},
    {"find",
     (PyCFunction)CPyPy_decision___Decision___find,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("find($self, id)\n--\n\n")},
    {"__repr__",
     (PyCFunction)CPyPy_decision___Decision_____repr__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__repr__($self, /)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_decision___Decision_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Decision",
    .tp_new = decision___Decision_new,
    .tp_dealloc = (destructor)decision___Decision_dealloc,
    .tp_traverse = (traverseproc)decision___Decision_traverse,
    .tp_clear = (inquiry)CPyDef_decision___Decision_clear,
    .tp_getset = decision___Decision_getseters,
    .tp_methods = decision___Decision_methods,
    .tp_init = decision___Decision_init,
    .tp_repr = CPyDef_decision___Decision_____repr__,
    .tp_basicsize = sizeof(serai___kernel___decision___DecisionObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Decision(seat, key, rule, options, arguments, note, shown)\n--\n\n"),
};
static PyTypeObject *CPyType_decision___Decision_template = &CPyType_decision___Decision_template_;

PyObject *CPyDef_decision_____mypyc__Decision_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___decision___DecisionObject *self;
    self = (serai___kernel___decision___DecisionObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = decision___Decision_vtable;
    self->_seat = CPY_INT_TAG;
    self->_shown = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_decision___Decision(CPyTagged cpy_r_seat, PyObject *cpy_r_key, PyObject *cpy_r_rule, PyObject *cpy_r_options, PyObject *cpy_r_arguments, PyObject *cpy_r_note, char cpy_r_shown)
{
    PyObject *self = CPyDef_decision_____mypyc__Decision_setup((PyObject *)CPyType_decision___Decision);
    if (self == NULL)
        return NULL;
    char res = CPyDef_decision___Decision_____init__(self, cpy_r_seat, cpy_r_key, cpy_r_rule, cpy_r_options, cpy_r_arguments, cpy_r_note, cpy_r_shown);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
decision___Decision_get_seat(serai___kernel___decision___DecisionObject *self, void *closure)
{
    if (unlikely(self->_seat == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seat' of 'Decision' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seat);
    PyObject *retval = CPyTagged_StealAsObject(self->_seat);
    return retval;
}

static int
decision___Decision_set_seat(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Decision' object attribute 'seat' cannot be deleted");
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
decision___Decision_get_key(serai___kernel___decision___DecisionObject *self, void *closure)
{
    if (unlikely(self->_key == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'key' of 'Decision' undefined");
        return NULL;
    }
    CPy_INCREF(self->_key);
    PyObject *retval = self->_key;
    return retval;
}

static int
decision___Decision_set_key(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Decision' object attribute 'key' cannot be deleted");
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
decision___Decision_get_rule(serai___kernel___decision___DecisionObject *self, void *closure)
{
    if (unlikely(self->_rule == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rule' of 'Decision' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rule);
    PyObject *retval = self->_rule;
    return retval;
}

static int
decision___Decision_set_rule(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Decision' object attribute 'rule' cannot be deleted");
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

static PyObject *
decision___Decision_get_offer(serai___kernel___decision___DecisionObject *self, void *closure)
{
    if (unlikely(self->_offer == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'offer' of 'Decision' undefined");
        return NULL;
    }
    CPy_INCREF(self->_offer);
    PyObject *retval = self->_offer;
    return retval;
}

static int
decision___Decision_set_offer(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Decision' object attribute 'offer' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyObject_TypeCheck(value, CPyType_offer___Offer))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8712;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8712;
    CPy_TypeError("serai.kernel.offer.Offer or None", value); 
    tmp = NULL;
__LL8712: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_offer != NULL) {
        CPy_DECREF(self->_offer);
    }
    self->_offer = tmp;
    return 0;
}

static PyObject *
decision___Decision_get__listing(serai___kernel___decision___DecisionObject *self, void *closure)
{
    if (unlikely(self->__listing == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_listing' of 'Decision' undefined");
        return NULL;
    }
    CPy_INCREF(self->__listing);
    PyObject *retval = self->__listing;
    return retval;
}

static int
decision___Decision_set__listing(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Decision' object attribute '_listing' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    tmp = value;
    if (tmp != NULL) goto __LL8713;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8713;
    CPy_TypeError("object or None", value); 
    tmp = NULL;
__LL8713: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__listing != NULL) {
        CPy_DECREF(self->__listing);
    }
    self->__listing = tmp;
    return 0;
}

static PyObject *
decision___Decision_get__options(serai___kernel___decision___DecisionObject *self, void *closure)
{
    if (unlikely(self->__options == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_options' of 'Decision' undefined");
        return NULL;
    }
    CPy_INCREF(self->__options);
    PyObject *retval = self->__options;
    return retval;
}

static int
decision___Decision_set__options(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Decision' object attribute '_options' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    tmp = value;
    if (tmp != NULL) goto __LL8714;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8714;
    CPy_TypeError("object or None", value); 
    tmp = NULL;
__LL8714: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__options != NULL) {
        CPy_DECREF(self->__options);
    }
    self->__options = tmp;
    return 0;
}

static PyObject *
decision___Decision_get_arguments(serai___kernel___decision___DecisionObject *self, void *closure)
{
    if (unlikely(self->_arguments == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'arguments' of 'Decision' undefined");
        return NULL;
    }
    CPy_INCREF(self->_arguments);
    PyObject *retval = self->_arguments;
    return retval;
}

static int
decision___Decision_set_arguments(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Decision' object attribute 'arguments' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyDict_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8715;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8715;
    CPy_TypeError("dict or None", value); 
    tmp = NULL;
__LL8715: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_arguments != NULL) {
        CPy_DECREF(self->_arguments);
    }
    self->_arguments = tmp;
    return 0;
}

static PyObject *
decision___Decision_get__note(serai___kernel___decision___DecisionObject *self, void *closure)
{
    if (unlikely(self->__note == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_note' of 'Decision' undefined");
        return NULL;
    }
    CPy_INCREF(self->__note);
    PyObject *retval = self->__note;
    return retval;
}

static int
decision___Decision_set__note(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Decision' object attribute '_note' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    tmp = value;
    if (tmp != NULL) goto __LL8716;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8716;
    CPy_TypeError("object or None", value); 
    tmp = NULL;
__LL8716: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__note != NULL) {
        CPy_DECREF(self->__note);
    }
    self->__note = tmp;
    return 0;
}

static PyObject *
decision___Decision_get_shown(serai___kernel___decision___DecisionObject *self, void *closure)
{
    PyObject *retval = self->_shown ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
decision___Decision_set_shown(serai___kernel___decision___DecisionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Decision' object attribute 'shown' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_shown = tmp;
    return 0;
}

static PyObject *
decision___Decision_get_options(serai___kernel___decision___DecisionObject *self, void *closure)
{
    return CPyDef_decision___Decision___options((PyObject *) self);
}

static PyObject *
decision___Decision_get_message(serai___kernel___decision___DecisionObject *self, void *closure)
{
    return CPyDef_decision___Decision___message((PyObject *) self);
}
static PyMethodDef decisionmodule_methods[] = {
    {"ask", (PyCFunction)CPyPy_decision___ask, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask(seat, key, rule, options, arguments=None, note=None, shown=False)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___decision__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___decision__internal, "__name__");
    CPyStatic_decision___globals = PyModule_GetDict(CPyModule_serai___kernel___decision__internal);
    if (unlikely(CPyStatic_decision___globals == NULL))
        goto fail;
    char result = CPyDef_decision_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___decision__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_decision___Decision);
    return -1;
}
int CPyExec_serai___kernel___decision(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___decision__impl, &CPyImportState_serai___kernel___decision, &CPyModule_serai___kernel___decision);
}
static struct PyModuleDef decisionmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.decision",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    decisionmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___decision(void)
{
    if (CPyModule_serai___kernel___decision__internal) {
        Py_INCREF(CPyModule_serai___kernel___decision__internal);
        return CPyModule_serai___kernel___decision__internal;
    }
    CPyModule_serai___kernel___decision__internal = PyModule_Create(&decisionmodule);
    return CPyModule_serai___kernel___decision__internal;
}

PyObject *CPyInit_serai___kernel___decision(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___decision__internal) {
        Py_INCREF(CPyModule_serai___kernel___decision__internal);
        return CPyModule_serai___kernel___decision__internal;
    }
    CPyModule_serai___kernel___decision__internal = PyModule_Create(&decisionmodule);
    if (unlikely(CPyModule_serai___kernel___decision__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.decision");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___decision__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___decision__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___decision__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___decision(CPyModule_serai___kernel___decision__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___decision__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.decision");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___decision__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_decision___Decision_____init__(PyObject *cpy_r_self, CPyTagged cpy_r_seat, PyObject *cpy_r_key, PyObject *cpy_r_rule, PyObject *cpy_r_options, PyObject *cpy_r_arguments, PyObject *cpy_r_note, char cpy_r_shown) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged_INCREF(cpy_r_seat);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_seat = cpy_r_seat;
    CPy_INCREF(cpy_r_key);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_key = cpy_r_key;
    CPy_INCREF(cpy_r_rule);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_rule = cpy_r_rule;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_offer = cpy_r_r0;
    cpy_r_r1 = Py_None;
    CPy_INCREF(cpy_r_r1);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__listing = cpy_r_r1;
    cpy_r_r2 = Py_None;
    CPy_INCREF(cpy_r_r2);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__options = cpy_r_r2;
    cpy_r_r3 = (PyObject *)CPyType_offer___Offer;
    cpy_r_r4 = CPy_TypeCheck(cpy_r_options, cpy_r_r3);
    if (!cpy_r_r4) goto CPyL3;
    CPy_INCREF(cpy_r_options);
    if (likely(PyObject_TypeCheck(cpy_r_options, CPyType_offer___Offer)))
        cpy_r_r5 = cpy_r_options;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/decision.py", "__init__", 50, CPyStatic_decision___globals, "serai.kernel.offer.Offer", cpy_r_options);
        goto CPyL11;
    }
    CPy_DECREF(((serai___kernel___decision___DecisionObject *)cpy_r_self)->_offer);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_offer = cpy_r_r5;
    goto CPyL10;
CPyL3: ;
    cpy_r_r7 = PyList_Check(cpy_r_options);
    if (cpy_r_r7) goto CPyL5;
    cpy_r_r8 = PyTuple_Check(cpy_r_options);
    if (!cpy_r_r8) goto CPyL6;
CPyL5: ;
    if (1) {
        goto CPyL7;
    } else
        goto CPyL9;
CPyL6: ;
    if (!0) goto CPyL9;
CPyL7: ;
    CPy_INCREF(cpy_r_options);
    if (PyList_Check(cpy_r_options))
        cpy_r_r9 = cpy_r_options;
    else {
        cpy_r_r9 = NULL;
    }
    if (cpy_r_r9 != NULL) goto __LL8717;
    if (PyTuple_Check(cpy_r_options))
        cpy_r_r9 = cpy_r_options;
    else {
        cpy_r_r9 = NULL;
    }
    if (cpy_r_r9 != NULL) goto __LL8717;
    CPy_TypeErrorTraceback("src/serai/kernel/decision.py", "__init__", 52, CPyStatic_decision___globals, "union[list, tuple]", cpy_r_options);
    goto CPyL11;
__LL8717: ;
    CPy_DECREF(((serai___kernel___decision___DecisionObject *)cpy_r_self)->__options);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__options = cpy_r_r9;
    goto CPyL10;
CPyL9: ;
    CPy_INCREF(cpy_r_options);
    CPy_DECREF(((serai___kernel___decision___DecisionObject *)cpy_r_self)->__listing);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__listing = cpy_r_options;
CPyL10: ;
    CPy_INCREF(cpy_r_arguments);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_arguments = cpy_r_arguments;
    CPy_INCREF(cpy_r_note);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__note = cpy_r_note;
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_shown = cpy_r_shown;
    return 1;
CPyL11: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_decision___Decision_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", "key", "rule", "options", "arguments", "note", "shown", 0};
            PyObject *obj_seat;
            PyObject *obj_key;
            PyObject *obj_rule;
            PyObject *obj_options;
            PyObject *obj_arguments;
            PyObject *obj_note;
            PyObject *obj_shown;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOOOOO", "__init__", kwlist, &obj_seat, &obj_key, &obj_rule, &obj_options, &obj_arguments, &obj_note, &obj_shown)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_decision___Decision))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
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
            PyObject *arg_options;
            if (PyList_Check(obj_options))
                arg_options = obj_options;
            else {
                arg_options = NULL;
            }
            if (arg_options != NULL) goto __LL8718;
            if (PyTuple_Check(obj_options))
                arg_options = obj_options;
            else {
                arg_options = NULL;
            }
            if (arg_options != NULL) goto __LL8718;
            arg_options = obj_options;
            if (arg_options != NULL) goto __LL8718;
            if (PyObject_TypeCheck(obj_options, CPyType_offer___Offer))
                arg_options = obj_options;
            else {
                arg_options = NULL;
            }
            if (arg_options != NULL) goto __LL8718;
            CPy_TypeError("union[list, tuple, object, serai.kernel.offer.Offer]", obj_options); 
            goto fail;
__LL8718: ;
            PyObject *arg_arguments;
            if (PyDict_Check(obj_arguments))
                arg_arguments = obj_arguments;
            else {
                arg_arguments = NULL;
            }
            if (arg_arguments != NULL) goto __LL8719;
            if (obj_arguments == Py_None)
                arg_arguments = obj_arguments;
            else {
                arg_arguments = NULL;
            }
            if (arg_arguments != NULL) goto __LL8719;
            CPy_TypeError("dict or None", obj_arguments); 
            goto fail;
__LL8719: ;
            PyObject *arg_note;
            arg_note = obj_note;
            if (arg_note != NULL) goto __LL8720;
            if (obj_note == Py_None)
                arg_note = obj_note;
            else {
                arg_note = NULL;
            }
            if (arg_note != NULL) goto __LL8720;
            CPy_TypeError("object or None", obj_note); 
            goto fail;
__LL8720: ;
            char arg_shown;
            if (unlikely(!PyBool_Check(obj_shown))) {
                CPy_TypeError("bool", obj_shown); goto fail;
            } else
                arg_shown = obj_shown == Py_True;
            char retval = CPyDef_decision___Decision_____init__(arg_self, arg_seat, arg_key, arg_rule, arg_options, arg_arguments, arg_note, arg_shown);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/decision.py", "__init__", 33, CPyStatic_decision___globals);
            return NULL;
        }
        
PyObject *CPyDef_decision___Decision___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_options;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__options;
    CPy_INCREF(cpy_r_r0);
    cpy_r_options = cpy_r_r0;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_options == cpy_r_r1;
    if (cpy_r_r2) {
        goto CPyL13;
    } else
        goto CPyL11;
CPyL1: ;
    cpy_r_r3 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_offer;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_r3 != cpy_r_r4;
    if (!cpy_r_r5) goto CPyL5;
    cpy_r_r6 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_offer;
    CPy_INCREF(cpy_r_r6);
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/decision.py", "options", 65, CPyStatic_decision___globals, "serai.kernel.offer.Offer", cpy_r_r6);
        goto CPyL12;
    }
    cpy_r_r8 = CPY_GET_METHOD(cpy_r_r7, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r7); /* options */
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "options", 65, CPyStatic_decision___globals);
        goto CPyL12;
    }
    cpy_r_options = cpy_r_r8;
    goto CPyL10;
CPyL5: ;
    cpy_r_r9 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__listing;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_r9 != cpy_r_r10;
    if (cpy_r_r11) goto CPyL8;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "options", 67, CPyStatic_decision___globals);
        goto CPyL12;
    }
    CPy_Unreachable();
CPyL8: ;
    cpy_r_r13 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__listing;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r13, 0, 0, 0);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "options", 68, CPyStatic_decision___globals);
        goto CPyL12;
    }
    cpy_r_options = cpy_r_r14;
CPyL10: ;
    CPy_INCREF(cpy_r_options);
    CPy_DECREF(((serai___kernel___decision___DecisionObject *)cpy_r_self)->__options);
    ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__options = cpy_r_options;
CPyL11: ;
    return cpy_r_options;
CPyL12: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
CPyL13: ;
    CPy_DECREF(cpy_r_options);
    goto CPyL1;
}
        
        PyObject *CPyPy_decision___Decision___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_decision___Decision))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_decision___Decision___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/decision.py", "options", 60, CPyStatic_decision___globals);
            return NULL;
        }
        
PyObject *CPyDef_decision___Decision___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__note;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    cpy_r_r3 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->__note;
    CPy_INCREF(cpy_r_r3);
    PyObject *cpy_r_r4[1] = {cpy_r_option};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "note", 75, CPyStatic_decision___globals);
        goto CPyL10;
    }
    if ((Py_TYPE(cpy_r_r6) == CPyType_message___Event) || (Py_TYPE(cpy_r_r6) == CPyType_message___Message))
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL8721;
    if (cpy_r_r6 == Py_None)
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL8721;
    CPy_TypeErrorTraceback("src/serai/kernel/decision.py", "note", 75, CPyStatic_decision___globals, "serai.kernel.message.Message or None", cpy_r_r6);
    goto CPyL10;
__LL8721: ;
    return cpy_r_r7;
CPyL4: ;
    cpy_r_r8 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_offer;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_r8 != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL8;
    cpy_r_r11 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_offer;
    CPy_INCREF(cpy_r_r11);
    if (likely(cpy_r_r11 != Py_None))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/decision.py", "note", 76, CPyStatic_decision___globals, "serai.kernel.offer.Offer", cpy_r_r11);
        goto CPyL10;
    }
    cpy_r_r13 = CPY_GET_METHOD(cpy_r_r12, CPyType_offer___Offer, 5, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r12, cpy_r_option); /* note */
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "note", 76, CPyStatic_decision___globals);
        goto CPyL10;
    }
    cpy_r_r14 = cpy_r_r13;
    goto CPyL9;
CPyL8: ;
    cpy_r_r15 = Py_None;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r14 = cpy_r_r15;
CPyL9: ;
    return cpy_r_r14;
CPyL10: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
}
        
        PyObject *CPyPy_decision___Decision___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_decision___Decision))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_decision___Decision___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/decision.py", "note", 72, CPyStatic_decision___globals);
            return NULL;
        }
        
PyObject *CPyDef_decision___Decision___refusals(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_offer;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    cpy_r_r3 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_offer;
    CPy_INCREF(cpy_r_r3);
    if (likely(cpy_r_r3 != Py_None))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/decision.py", "refusals", 80, CPyStatic_decision___globals, "serai.kernel.offer.Offer", cpy_r_r3);
        goto CPyL7;
    }
    cpy_r_r5 = CPY_GET_METHOD(cpy_r_r4, CPyType_offer___Offer, 3, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r4); /* refusals */
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "refusals", 80, CPyStatic_decision___globals);
        goto CPyL7;
    }
    cpy_r_r6 = cpy_r_r5;
    goto CPyL6;
CPyL4: ;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "refusals", 80, CPyStatic_decision___globals);
        goto CPyL7;
    }
    cpy_r_r6 = cpy_r_r7;
CPyL6: ;
    return cpy_r_r6;
CPyL7: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_decision___Decision___refusals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":refusals", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_decision___Decision))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_decision___Decision___refusals(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/decision.py", "refusals", 78, CPyStatic_decision___globals);
            return NULL;
        }
        
PyObject *CPyDef_decision___Decision___message(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyStatics[4518]; /* 'ask-' */
    cpy_r_r1 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_key;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStr_Build(2, cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "message", 85, CPyStatic_decision___globals);
        goto CPyL3;
    }
    cpy_r_r3 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_arguments;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyDef_message___Message(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "message", 85, CPyStatic_decision___globals);
        goto CPyL3;
    }
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_decision___Decision___message(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":message", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_decision___Decision))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_decision___Decision___message(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/decision.py", "message", 83, CPyStatic_decision___globals);
            return NULL;
        }
        
PyObject *CPyDef_decision___Decision___find(PyObject *cpy_r_self, PyObject *cpy_r_id) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_decision___Decision___options(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "find", 89, CPyStatic_decision___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = PyObject_GetIter(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "find", 89, CPyStatic_decision___globals);
        goto CPyL8;
    }
CPyL2: ;
    cpy_r_r2 = PyIter_Next(cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL9;
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_option___Option))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/decision.py", "find", 89, CPyStatic_decision___globals, "serai.kernel.option.Option", cpy_r_r2);
        goto CPyL10;
    }
    cpy_r_r4 = ((serai___kernel___option___OptionObject *)cpy_r_r3)->_id;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyStr_Equal(cpy_r_r4, cpy_r_id);
    CPy_DECREF(cpy_r_r4);
    if (cpy_r_r5) {
        goto CPyL11;
    } else
        goto CPyL12;
CPyL5: ;
    return cpy_r_r3;
CPyL6: ;
    cpy_r_r6 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "find", 89, CPyStatic_decision___globals);
        goto CPyL8;
    }
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL8: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL9: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL6;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL11: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL5;
CPyL12: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL2;
}
        
        PyObject *CPyPy_decision___Decision___find(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", 0};
            static CPyArg_Parser parser = {"O:find", kwlist, 0};
            PyObject *obj_id;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_id)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_decision___Decision))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *retval = CPyDef_decision___Decision___find(arg_self, arg_id);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/decision.py", "find", 87, CPyStatic_decision___globals);
            return NULL;
        }
        
PyObject *CPyDef_decision___Decision_____repr__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_key;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[4519]; /* ' for seat ' */
    cpy_r_r2 = ((serai___kernel___decision___DecisionObject *)cpy_r_self)->_seat;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyTagged_Str(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "__repr__", 95, CPyStatic_decision___globals);
        goto CPyL12;
    }
    cpy_r_r4 = CPyStatics[118]; /* ': ' */
    cpy_r_r5 = CPyStatics[157]; /* ', ' */
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "__repr__", 95, CPyStatic_decision___globals);
        goto CPyL13;
    }
    cpy_r_r7 = CPyDef_decision___Decision___options(cpy_r_self);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "__repr__", 95, CPyStatic_decision___globals);
        goto CPyL14;
    }
CPyL3: ;
    cpy_r_r8 = PyObject_GetIter(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "__repr__", 95, CPyStatic_decision___globals);
        goto CPyL14;
    }
CPyL4: ;
    cpy_r_r9 = PyIter_Next(cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL15;
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_option___Option))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/decision.py", "__repr__", 95, CPyStatic_decision___globals, "serai.kernel.option.Option", cpy_r_r9);
        goto CPyL16;
    }
    cpy_r_r11 = ((serai___kernel___option___OptionObject *)cpy_r_r10)->_id;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = PyList_Append(cpy_r_r6, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "__repr__", 95, CPyStatic_decision___globals);
        goto CPyL16;
    } else
        goto CPyL4;
CPyL7: ;
    cpy_r_r14 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "__repr__", 95, CPyStatic_decision___globals);
        goto CPyL14;
    }
    cpy_r_r15 = PyUnicode_Join(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "__repr__", 95, CPyStatic_decision___globals);
        goto CPyL13;
    }
    cpy_r_r16 = CPyStr_Build(5, cpy_r_r0, cpy_r_r1, cpy_r_r3, cpy_r_r4, cpy_r_r15);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "__repr__", 95, CPyStatic_decision___globals);
        goto CPyL11;
    }
    return cpy_r_r16;
CPyL11: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL11;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL11;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL11;
CPyL15: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL7;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL11;
}
        
        PyObject *CPyPy_decision___Decision_____repr__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__repr__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_decision___Decision))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_decision___Decision_____repr__(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/decision.py", "__repr__", 94, CPyStatic_decision___globals);
            return NULL;
        }
        
PyObject *CPyDef_decision___ask(CPyTagged cpy_r_seat, PyObject *cpy_r_key, PyObject *cpy_r_rule, PyObject *cpy_r_options, PyObject *cpy_r_arguments, PyObject *cpy_r_note, char cpy_r_shown) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    if (cpy_r_arguments != NULL) goto CPyL9;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_arguments = cpy_r_r0;
CPyL2: ;
    if (cpy_r_note != NULL) goto CPyL10;
    cpy_r_r1 = Py_None;
    CPy_INCREF(cpy_r_r1);
    cpy_r_note = cpy_r_r1;
CPyL4: ;
    if (cpy_r_shown != 2) goto CPyL6;
    cpy_r_shown = 0;
CPyL6: ;
    cpy_r_r2 = CPyDef_decision___Decision(cpy_r_seat, cpy_r_key, cpy_r_rule, cpy_r_options, cpy_r_arguments, cpy_r_note, cpy_r_shown);
    CPy_DECREF(cpy_r_arguments);
    CPy_DECREF(cpy_r_note);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "ask", 116, CPyStatic_decision___globals);
        goto CPyL8;
    }
    return cpy_r_r2;
CPyL8: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
CPyL9: ;
    CPy_INCREF(cpy_r_arguments);
    goto CPyL2;
CPyL10: ;
    CPy_INCREF(cpy_r_note);
    goto CPyL4;
}
        
        PyObject *CPyPy_decision___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"seat", "key", "rule", "options", "arguments", "note", "shown", 0};
            static CPyArg_Parser parser = {"OOOO|OOO:ask", kwlist, 0};
            PyObject *obj_seat;
            PyObject *obj_key;
            PyObject *obj_rule;
            PyObject *obj_options;
            PyObject *obj_arguments = NULL;
            PyObject *obj_note = NULL;
            PyObject *obj_shown = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_key, &obj_rule, &obj_options, &obj_arguments, &obj_note, &obj_shown)) {
                return NULL;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
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
            PyObject *arg_options;
            if (PyList_Check(obj_options))
                arg_options = obj_options;
            else {
                arg_options = NULL;
            }
            if (arg_options != NULL) goto __LL8722;
            if (PyTuple_Check(obj_options))
                arg_options = obj_options;
            else {
                arg_options = NULL;
            }
            if (arg_options != NULL) goto __LL8722;
            arg_options = obj_options;
            if (arg_options != NULL) goto __LL8722;
            if (PyObject_TypeCheck(obj_options, CPyType_offer___Offer))
                arg_options = obj_options;
            else {
                arg_options = NULL;
            }
            if (arg_options != NULL) goto __LL8722;
            CPy_TypeError("union[list, tuple, object, serai.kernel.offer.Offer]", obj_options); 
            goto fail;
__LL8722: ;
            PyObject *arg_arguments;
            if (obj_arguments == NULL) {
                arg_arguments = NULL;
                goto __LL8723;
            }
            if (PyDict_Check(obj_arguments))
                arg_arguments = obj_arguments;
            else {
                arg_arguments = NULL;
            }
            if (arg_arguments != NULL) goto __LL8723;
            if (obj_arguments == Py_None)
                arg_arguments = obj_arguments;
            else {
                arg_arguments = NULL;
            }
            if (arg_arguments != NULL) goto __LL8723;
            CPy_TypeError("dict or None", obj_arguments); 
            goto fail;
__LL8723: ;
            PyObject *arg_note;
            if (obj_note == NULL) {
                arg_note = NULL;
                goto __LL8724;
            }
            arg_note = obj_note;
            if (arg_note != NULL) goto __LL8724;
            if (obj_note == Py_None)
                arg_note = obj_note;
            else {
                arg_note = NULL;
            }
            if (arg_note != NULL) goto __LL8724;
            CPy_TypeError("object or None", obj_note); 
            goto fail;
__LL8724: ;
            char arg_shown;
            if (obj_shown == NULL) {
                arg_shown = 2;
            } else if (unlikely(!PyBool_Check(obj_shown))) {
                CPy_TypeError("bool", obj_shown); goto fail;
            } else
                arg_shown = obj_shown == Py_True;
            PyObject *retval = CPyDef_decision___ask(arg_seat, arg_key, arg_rule, arg_options, arg_arguments, arg_note, arg_shown);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/decision.py", "ask", 102, CPyStatic_decision___globals);
            return NULL;
        }
        
char CPyDef_decision_____top_level__(void) {
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
    void *cpy_r_r21;
    void *cpy_r_r22;
    void *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    void *cpy_r_r29;
    void *cpy_r_r30;
    PyObject **cpy_r_r31;
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
    void *cpy_r_r43;
    void *cpy_r_r44;
    void *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    void *cpy_r_r51;
    void *cpy_r_r52;
    PyObject **cpy_r_r53;
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
    void *cpy_r_r65;
    void *cpy_r_r66;
    void *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    void *cpy_r_r73;
    void *cpy_r_r74;
    PyObject **cpy_r_r75;
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
    void *cpy_r_r87;
    void *cpy_r_r88;
    void *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    void *cpy_r_r95;
    void *cpy_r_r96;
    PyObject **cpy_r_r97;
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
    void *cpy_r_r109;
    void *cpy_r_r110;
    void *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    void *cpy_r_r117;
    void *cpy_r_r118;
    PyObject **cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    void *cpy_r_r131;
    void *cpy_r_r132;
    void *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    void *cpy_r_r139;
    void *cpy_r_r140;
    PyObject **cpy_r_r141;
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
    void *cpy_r_r153;
    void *cpy_r_r154;
    void *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    void *cpy_r_r161;
    void *cpy_r_r162;
    PyObject **cpy_r_r163;
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
    PyObject **cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    int32_t cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
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
    int32_t cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    int32_t cpy_r_r207;
    char cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    tuple_T3OOO cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    int32_t cpy_r_r223;
    char cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    tuple_T3OOO cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    int32_t cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 1, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 1, CPyStatic_decision___globals);
        goto CPyL81;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_decision___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 8, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5686]; /* ('Callable', 'Generator', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_decision___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 10, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5687]; /* ('TypeAlias', 'TypeVar') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_decision___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 11, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r22 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 13, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___kernel___message;
    cpy_r_r30 = CPyExec_serai___kernel___message;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 13, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 13, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 13, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5334]; /* ('Argument', 'Message') */
    cpy_r_r41 = CPyStatic_decision___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 13, CPyStatic_decision___globals);
        goto CPyL81;
    } else
        goto CPyL82;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r44 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 14, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r52 = CPyExec_serai___kernel___offer;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 14, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 14, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 14, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5688]; /* ('Candidates', 'Note') */
    cpy_r_r63 = CPyStatic_decision___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 14, CPyStatic_decision___globals);
        goto CPyL81;
    } else
        goto CPyL83;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r66 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 15, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r74 = CPyExec_serai___kernel___offer;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 15, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 15, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 15, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5689]; /* ('Offer',) */
    cpy_r_r85 = CPyStatic_decision___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 15, CPyStatic_decision___globals);
        goto CPyL81;
    } else
        goto CPyL84;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___kernel___option;
    cpy_r_r88 = (void *)&CPyImportState_serai___kernel___option;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 16, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___kernel___option;
    cpy_r_r96 = CPyExec_serai___kernel___option;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___kernel___option__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 16, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 16, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 16, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[4986]; /* ('Option',) */
    cpy_r_r107 = CPyStatic_decision___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 16, CPyStatic_decision___globals);
        goto CPyL81;
    } else
        goto CPyL85;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___kernel___option;
    cpy_r_r110 = (void *)&CPyImportState_serai___kernel___option;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 17, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___kernel___option;
    cpy_r_r118 = CPyExec_serai___kernel___option;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___kernel___option__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 17, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 17, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 17, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5112]; /* ('Reason',) */
    cpy_r_r129 = CPyStatic_decision___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 17, CPyStatic_decision___globals);
        goto CPyL81;
    } else
        goto CPyL86;
CPyL47: ;
    cpy_r_r131 = (void *)&CPyModule_serai___kernel___option;
    cpy_r_r132 = (void *)&CPyImportState_serai___kernel___option;
    cpy_r_r133 = CPyModuleLockAPI_serai;
    cpy_r_r134 = CPyImport_IsInitialized(cpy_r_r132);
    if (!cpy_r_r134) goto CPyL50;
    cpy_r_r135 = PyImport_GetModuleDict();
    cpy_r_r136 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r137 = CPyDict_GetItem(cpy_r_r135, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 18, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r138 = cpy_r_r137;
    goto CPyL54;
CPyL50: ;
    cpy_r_r139 = CPyInitOnly_serai___kernel___option;
    cpy_r_r140 = CPyExec_serai___kernel___option;
    cpy_r_r141 = (PyObject **)&CPyModule_serai___kernel___option__internal;
    cpy_r_r142 = PyImport_GetModuleDict();
    cpy_r_r143 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 18, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r145 = CPyStatics[8]; /* '__file__' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 18, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r147 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r148 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r149 = CPyImport_ImportNative(cpy_r_r148, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r146, cpy_r_r147, 0);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 18, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r138 = cpy_r_r149;
CPyL54: ;
    cpy_r_r150 = CPyStatics[5690]; /* ('Refusal',) */
    cpy_r_r151 = CPyStatic_decision___globals;
    cpy_r_r152 = CPyImport_GetNativeAttrs(cpy_r_r138, cpy_r_r150, cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 18, CPyStatic_decision___globals);
        goto CPyL81;
    } else
        goto CPyL87;
CPyL55: ;
    cpy_r_r153 = (void *)&CPyModule_serai___kernel___option;
    cpy_r_r154 = (void *)&CPyImportState_serai___kernel___option;
    cpy_r_r155 = CPyModuleLockAPI_serai;
    cpy_r_r156 = CPyImport_IsInitialized(cpy_r_r154);
    if (!cpy_r_r156) goto CPyL58;
    cpy_r_r157 = PyImport_GetModuleDict();
    cpy_r_r158 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r159 = CPyDict_GetItem(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 19, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r160 = cpy_r_r159;
    goto CPyL62;
CPyL58: ;
    cpy_r_r161 = CPyInitOnly_serai___kernel___option;
    cpy_r_r162 = CPyExec_serai___kernel___option;
    cpy_r_r163 = (PyObject **)&CPyModule_serai___kernel___option__internal;
    cpy_r_r164 = PyImport_GetModuleDict();
    cpy_r_r165 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r166 = CPyDict_GetItem(cpy_r_r164, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 19, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r167 = CPyStatics[8]; /* '__file__' */
    cpy_r_r168 = CPyObject_GetAttr(cpy_r_r166, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 19, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r169 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r170 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r171 = CPyImport_ImportNative(cpy_r_r170, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r168, cpy_r_r169, 0);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 19, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r160 = cpy_r_r171;
CPyL62: ;
    cpy_r_r172 = CPyStatics[5375]; /* ('Vocabulary',) */
    cpy_r_r173 = CPyStatic_decision___globals;
    cpy_r_r174 = CPyImport_GetNativeAttrs(cpy_r_r160, cpy_r_r172, cpy_r_r172, cpy_r_r173);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 19, CPyStatic_decision___globals);
        goto CPyL81;
    } else
        goto CPyL88;
CPyL63: ;
    cpy_r_r175 = CPyStatics[4526]; /* 'R' */
    cpy_r_r176 = CPyStatic_decision___globals;
    cpy_r_r177 = CPyStatics[4521]; /* 'TypeVar' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 21, CPyStatic_decision___globals);
        goto CPyL81;
    }
    PyObject *cpy_r_r179[1] = {cpy_r_r175};
    cpy_r_r180 = (PyObject **)&cpy_r_r179;
    cpy_r_r181 = PyObject_Vectorcall(cpy_r_r178, cpy_r_r180, 1, 0);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 21, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r182 = CPyStatic_decision___globals;
    cpy_r_r183 = CPyStatics[4526]; /* 'R' */
    cpy_r_r184 = CPyDict_SetItem(cpy_r_r182, cpy_r_r183, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    cpy_r_r185 = cpy_r_r184 >= 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 21, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r186 = NULL;
    cpy_r_r187 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r188 = (PyObject *)CPyType_decision___Decision_template;
    cpy_r_r189 = CPyType_FromTemplate(cpy_r_r188, cpy_r_r186, cpy_r_r187);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 24, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r190 = CPyDef_decision___Decision_trait_vtable_setup();
    if (unlikely(cpy_r_r190 == 2)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 24, CPyStatic_decision___globals);
        goto CPyL89;
    }
    cpy_r_r191 = CPyDef_decision___Decision_coroutine_setup(cpy_r_r189);
    if (unlikely(cpy_r_r191 == 2)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 24, CPyStatic_decision___globals);
        goto CPyL89;
    }
    cpy_r_r192 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r193 = CPyStatics[63]; /* 'seat' */
    cpy_r_r194 = CPyStatics[30]; /* 'key' */
    cpy_r_r195 = CPyStatics[2779]; /* 'rule' */
    cpy_r_r196 = CPyStatics[4527]; /* 'offer' */
    cpy_r_r197 = CPyStatics[4528]; /* '_listing' */
    cpy_r_r198 = CPyStatics[2783]; /* '_options' */
    cpy_r_r199 = CPyStatics[4529]; /* 'arguments' */
    cpy_r_r200 = CPyStatics[383]; /* '_note' */
    cpy_r_r201 = CPyStatics[772]; /* 'shown' */
    cpy_r_r202 = PyTuple_Pack(9, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 24, CPyStatic_decision___globals);
        goto CPyL89;
    }
    cpy_r_r203 = PyObject_SetAttr(cpy_r_r189, cpy_r_r192, cpy_r_r202);
    CPy_DECREF(cpy_r_r202);
    cpy_r_r204 = cpy_r_r203 >= 0;
    if (unlikely(!cpy_r_r204)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 24, CPyStatic_decision___globals);
        goto CPyL89;
    }
    CPyType_decision___Decision = (PyTypeObject *)cpy_r_r189;
    CPy_INCREF(CPyType_decision___Decision);
    cpy_r_r205 = CPyStatic_decision___globals;
    cpy_r_r206 = CPyStatics[94]; /* 'Decision' */
    cpy_r_r207 = PyDict_SetItem(cpy_r_r205, cpy_r_r206, cpy_r_r189);
    cpy_r_r208 = cpy_r_r207 >= 0;
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 24, CPyStatic_decision___globals);
        goto CPyL89;
    }
    cpy_r_r209 = CPy_InitSubclass(cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 24, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r210 = CPyStatic_decision___globals;
    cpy_r_r211 = CPyStatics[4520]; /* 'Generator' */
    cpy_r_r212 = CPyDict_GetItem(cpy_r_r210, cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 98, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r213 = (PyObject *)CPyType_decision___Decision;
    cpy_r_r214 = (PyObject *)CPyType_option___Option;
    cpy_r_r215 = CPyStatic_decision___globals;
    cpy_r_r216 = CPyStatics[4526]; /* 'R' */
    cpy_r_r217 = CPyDict_GetItem(cpy_r_r215, cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 98, CPyStatic_decision___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r213);
    CPy_INCREF(cpy_r_r214);
    cpy_r_r218.f0 = cpy_r_r213;
    cpy_r_r218.f1 = cpy_r_r214;
    cpy_r_r218.f2 = cpy_r_r217;
    cpy_r_r219 = PyTuple_New(3);
    if (unlikely(cpy_r_r219 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8725 = cpy_r_r218.f0;
    PyTuple_SET_ITEM(cpy_r_r219, 0, __tmp8725);
    PyObject *__tmp8726 = cpy_r_r218.f1;
    PyTuple_SET_ITEM(cpy_r_r219, 1, __tmp8726);
    PyObject *__tmp8727 = cpy_r_r218.f2;
    PyTuple_SET_ITEM(cpy_r_r219, 2, __tmp8727);
    cpy_r_r220 = PyObject_GetItem(cpy_r_r212, cpy_r_r219);
    CPy_DECREF(cpy_r_r212);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 98, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r221 = CPyStatic_decision___globals;
    cpy_r_r222 = CPyStatics[493]; /* 'Asking' */
    cpy_r_r223 = CPyDict_SetItem(cpy_r_r221, cpy_r_r222, cpy_r_r220);
    CPy_DECREF(cpy_r_r220);
    cpy_r_r224 = cpy_r_r223 >= 0;
    if (unlikely(!cpy_r_r224)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 98, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r225 = CPyStatic_decision___globals;
    cpy_r_r226 = CPyStatics[4520]; /* 'Generator' */
    cpy_r_r227 = CPyDict_GetItem(cpy_r_r225, cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 99, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r228 = (PyObject *)CPyType_decision___Decision;
    cpy_r_r229 = (PyObject *)CPyType_option___Option;
    cpy_r_r230 = Py_None;
    CPy_INCREF(cpy_r_r228);
    CPy_INCREF(cpy_r_r229);
    CPy_INCREF(cpy_r_r230);
    cpy_r_r231.f0 = cpy_r_r228;
    cpy_r_r231.f1 = cpy_r_r229;
    cpy_r_r231.f2 = cpy_r_r230;
    cpy_r_r232 = PyTuple_New(3);
    if (unlikely(cpy_r_r232 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8728 = cpy_r_r231.f0;
    PyTuple_SET_ITEM(cpy_r_r232, 0, __tmp8728);
    PyObject *__tmp8729 = cpy_r_r231.f1;
    PyTuple_SET_ITEM(cpy_r_r232, 1, __tmp8729);
    PyObject *__tmp8730 = cpy_r_r231.f2;
    PyTuple_SET_ITEM(cpy_r_r232, 2, __tmp8730);
    cpy_r_r233 = PyObject_GetItem(cpy_r_r227, cpy_r_r232);
    CPy_DECREF(cpy_r_r227);
    CPy_DECREF(cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 99, CPyStatic_decision___globals);
        goto CPyL81;
    }
    cpy_r_r234 = CPyStatic_decision___globals;
    cpy_r_r235 = CPyStatics[372]; /* 'Rules' */
    cpy_r_r236 = CPyDict_SetItem(cpy_r_r234, cpy_r_r235, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/kernel/decision.py", "<module>", 99, CPyStatic_decision___globals);
        goto CPyL81;
    }
    return 1;
CPyL81: ;
    cpy_r_r238 = 2;
    return cpy_r_r238;
CPyL82: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL83: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL84: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL85: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL86: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL87: ;
    CPy_DECREF(cpy_r_r152);
    goto CPyL55;
CPyL88: ;
    CPy_DECREF(cpy_r_r174);
    goto CPyL63;
CPyL89: ;
    CPy_DecRef(cpy_r_r189);
    goto CPyL81;
CPyL90: ;
    CPy_DecRef(cpy_r_r212);
    goto CPyL81;
}

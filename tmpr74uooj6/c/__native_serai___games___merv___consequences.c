#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___consequences___Consequences_traverse(serai___games___merv___consequences___ConsequencesObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_waiting);
    Py_VISIT(self->_passing);
    if (CPyTagged_CheckLong(self->_queue_round)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_queue_round));
    }
    Py_VISIT(self->_next_camel);
    Py_VISIT(self->_in_reach);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___consequences___Consequences_clear(PyObject *cpy_r_self)
{
    serai___games___merv___consequences___ConsequencesObject *self = (serai___games___merv___consequences___ConsequencesObject *)cpy_r_self;
    Py_CLEAR(self->_waiting);
    Py_CLEAR(self->_passing);
    if (CPyTagged_CheckLong(self->_queue_round)) {
        CPyTagged __tmp = self->_queue_round;
        self->_queue_round = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_next_camel);
    Py_CLEAR(self->_in_reach);
    return 0;
}

static int32_t CPyDef_merv___consequences___Consequences_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___consequences___ConsequencesObject *self = (serai___games___merv___consequences___ConsequencesObject *)cpy_r_self;
    Py_CLEAR(self->_waiting);
    Py_CLEAR(self->_passing);
    if (CPyTagged_CheckLong(self->_queue_round)) {
        CPyTagged __tmp = self->_queue_round;
        self->_queue_round = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_next_camel);
    Py_CLEAR(self->_in_reach);
    return 0;
}

static void
merv___consequences___Consequences_dealloc(serai___games___merv___consequences___ConsequencesObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___consequences___Consequences_dealloc)
    CPyDef_merv___consequences___Consequences_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___consequences_____mypyc__Consequences_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___consequences___Consequences(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
merv___consequences___Consequences_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___consequences___Consequences) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___consequences_____mypyc__Consequences_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___consequences___Consequences_vtable[1];
static bool
CPyDef_merv___consequences___Consequences_trait_vtable_setup(void)
{
    CPyVTableItem merv___consequences___Consequences_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___consequences___Consequences_vtable, merv___consequences___Consequences_vtable_scratch, sizeof(merv___consequences___Consequences_vtable));
    return 1;
}

static bool
CPyDef_merv___consequences___Consequences_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___consequences___Consequences_get_waiting(serai___games___merv___consequences___ConsequencesObject *self, void *closure);
static int
merv___consequences___Consequences_set_waiting(serai___games___merv___consequences___ConsequencesObject *self, PyObject *value, void *closure);
static PyObject *
merv___consequences___Consequences_get_passing(serai___games___merv___consequences___ConsequencesObject *self, void *closure);
static int
merv___consequences___Consequences_set_passing(serai___games___merv___consequences___ConsequencesObject *self, PyObject *value, void *closure);
static PyObject *
merv___consequences___Consequences_get_queue_round(serai___games___merv___consequences___ConsequencesObject *self, void *closure);
static int
merv___consequences___Consequences_set_queue_round(serai___games___merv___consequences___ConsequencesObject *self, PyObject *value, void *closure);
static PyObject *
merv___consequences___Consequences_get_next_camel(serai___games___merv___consequences___ConsequencesObject *self, void *closure);
static int
merv___consequences___Consequences_set_next_camel(serai___games___merv___consequences___ConsequencesObject *self, PyObject *value, void *closure);
static PyObject *
merv___consequences___Consequences_get_in_reach(serai___games___merv___consequences___ConsequencesObject *self, void *closure);
static int
merv___consequences___Consequences_set_in_reach(serai___games___merv___consequences___ConsequencesObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___consequences___Consequences_getseters[] = {
    {"waiting",
     (getter)merv___consequences___Consequences_get_waiting, (setter)merv___consequences___Consequences_set_waiting,
     NULL, NULL},
    {"passing",
     (getter)merv___consequences___Consequences_get_passing, (setter)merv___consequences___Consequences_set_passing,
     NULL, NULL},
    {"queue_round",
     (getter)merv___consequences___Consequences_get_queue_round, (setter)merv___consequences___Consequences_set_queue_round,
     NULL, NULL},
    {"next_camel",
     (getter)merv___consequences___Consequences_get_next_camel, (setter)merv___consequences___Consequences_set_next_camel,
     NULL, NULL},
    {"in_reach",
     (getter)merv___consequences___Consequences_get_in_reach, (setter)merv___consequences___Consequences_set_in_reach,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___consequences___Consequences_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___consequences_____mypyc__Consequences_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___consequences___Consequences_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Consequences",
    .tp_new = merv___consequences___Consequences_new,
    .tp_dealloc = (destructor)merv___consequences___Consequences_dealloc,
    .tp_traverse = (traverseproc)merv___consequences___Consequences_traverse,
    .tp_clear = (inquiry)CPyDef_merv___consequences___Consequences_clear,
    .tp_getset = merv___consequences___Consequences_getseters,
    .tp_methods = merv___consequences___Consequences_methods,
    .tp_basicsize = sizeof(serai___games___merv___consequences___ConsequencesObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Consequences()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___consequences___Consequences_template = &CPyType_merv___consequences___Consequences_template_;

PyObject *CPyDef_merv___consequences_____mypyc__Consequences_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___consequences___ConsequencesObject *self;
    self = (serai___games___merv___consequences___ConsequencesObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___consequences___Consequences_vtable;
    self->_queue_round = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___consequences___Consequences(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_merv___consequences_____mypyc__Consequences_setup((PyObject *)CPyType_merv___consequences___Consequences);
    if (self == NULL)
        return NULL;
    int res = CPyType_merv___consequences___Consequences->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___consequences___Consequences_get_waiting(serai___games___merv___consequences___ConsequencesObject *self, void *closure)
{
    if (unlikely(self->_waiting == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'waiting' of 'Consequences' undefined");
        return NULL;
    }
    CPy_INCREF(self->_waiting);
    PyObject *retval = self->_waiting;
    return retval;
}

static int
merv___consequences___Consequences_set_waiting(serai___games___merv___consequences___ConsequencesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Consequences' object attribute 'waiting' cannot be deleted");
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
merv___consequences___Consequences_get_passing(serai___games___merv___consequences___ConsequencesObject *self, void *closure)
{
    if (unlikely(self->_passing == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'passing' of 'Consequences' undefined");
        return NULL;
    }
    CPy_INCREF(self->_passing);
    PyObject *retval = self->_passing;
    return retval;
}

static int
merv___consequences___Consequences_set_passing(serai___games___merv___consequences___ConsequencesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Consequences' object attribute 'passing' cannot be deleted");
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
    if (self->_passing != NULL) {
        CPy_DECREF(self->_passing);
    }
    self->_passing = tmp;
    return 0;
}

static PyObject *
merv___consequences___Consequences_get_queue_round(serai___games___merv___consequences___ConsequencesObject *self, void *closure)
{
    if (unlikely(self->_queue_round == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'queue_round' of 'Consequences' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_queue_round);
    PyObject *retval = CPyTagged_StealAsObject(self->_queue_round);
    return retval;
}

static int
merv___consequences___Consequences_set_queue_round(serai___games___merv___consequences___ConsequencesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Consequences' object attribute 'queue_round' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_queue_round != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_queue_round);
    }
    self->_queue_round = tmp;
    return 0;
}

static PyObject *
merv___consequences___Consequences_get_next_camel(serai___games___merv___consequences___ConsequencesObject *self, void *closure)
{
    if (unlikely(self->_next_camel == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'next_camel' of 'Consequences' undefined");
        return NULL;
    }
    CPy_INCREF(self->_next_camel);
    PyObject *retval = self->_next_camel;
    return retval;
}

static int
merv___consequences___Consequences_set_next_camel(serai___games___merv___consequences___ConsequencesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Consequences' object attribute 'next_camel' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL2062;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL2062;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL2062: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_next_camel != NULL) {
        CPy_DECREF(self->_next_camel);
    }
    self->_next_camel = tmp;
    return 0;
}

static PyObject *
merv___consequences___Consequences_get_in_reach(serai___games___merv___consequences___ConsequencesObject *self, void *closure)
{
    if (unlikely(self->_in_reach == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'in_reach' of 'Consequences' undefined");
        return NULL;
    }
    CPy_INCREF(self->_in_reach);
    PyObject *retval = self->_in_reach;
    return retval;
}

static int
merv___consequences___Consequences_set_in_reach(serai___games___merv___consequences___ConsequencesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Consequences' object attribute 'in_reach' cannot be deleted");
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
    if (self->_in_reach != NULL) {
        CPy_DECREF(self->_in_reach);
    }
    self->_in_reach = tmp;
    return 0;
}
static PyMethodDef merv___consequencesmodule_methods[] = {
    {"consequences", (PyCFunction)CPyPy_merv___consequences___consequences, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("consequences(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___consequences__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___consequences__internal, "__name__");
    CPyStatic_merv___consequences___globals = PyModule_GetDict(CPyModule_serai___games___merv___consequences__internal);
    if (unlikely(CPyStatic_merv___consequences___globals == NULL))
        goto fail;
    char result = CPyDef_merv___consequences_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___consequences__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___consequences___Consequences);
    return -1;
}
int CPyExec_serai___games___merv___consequences(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___consequences__impl, &CPyImportState_serai___games___merv___consequences, &CPyModule_serai___games___merv___consequences);
}
static struct PyModuleDef merv___consequencesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.consequences",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___consequencesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___consequences(void)
{
    if (CPyModule_serai___games___merv___consequences__internal) {
        Py_INCREF(CPyModule_serai___games___merv___consequences__internal);
        return CPyModule_serai___games___merv___consequences__internal;
    }
    CPyModule_serai___games___merv___consequences__internal = PyModule_Create(&merv___consequencesmodule);
    return CPyModule_serai___games___merv___consequences__internal;
}

PyObject *CPyInit_serai___games___merv___consequences(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___consequences__internal) {
        Py_INCREF(CPyModule_serai___games___merv___consequences__internal);
        return CPyModule_serai___games___merv___consequences__internal;
    }
    CPyModule_serai___games___merv___consequences__internal = PyModule_Create(&merv___consequencesmodule);
    if (unlikely(CPyModule_serai___games___merv___consequences__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.consequences");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___consequences__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___consequences__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___consequences__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___consequences(CPyModule_serai___games___merv___consequences__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___consequences__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.consequences");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___consequences__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___consequences___consequences(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_in_round;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    PyObject *cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_place;
    char cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
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
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/consequences.py", "consequences", "Table", "phase", 25, CPyStatic_merv___consequences___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 == 0;
    if (cpy_r_r1) goto CPyL42;
    cpy_r_r2 = cpy_r_r0 == 4;
    if (cpy_r_r2) goto CPyL42;
    cpy_r_r3 = cpy_r_r0 == 6;
    CPyTagged_DECREF(cpy_r_r0);
    if (cpy_r_r3) goto CPyL5;
    cpy_r_r4 = 0;
    goto CPyL6;
CPyL5: ;
    cpy_r_r4 = 1;
CPyL6: ;
    cpy_r_in_round = cpy_r_r4;
    cpy_r_r5 = CPyDef_caravansary___first_without_camel(cpy_r_t);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 26, CPyStatic_merv___consequences___globals);
        goto CPyL41;
    }
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/consequences.py", "consequences", "Table", "order", 28, CPyStatic_merv___consequences___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = PyTuple_New(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 28, CPyStatic_merv___consequences___globals);
        goto CPyL44;
    }
    cpy_r_r10 = 0;
CPyL10: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL45;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r10 * 8;
    cpy_r_r17 = cpy_r_r15 + cpy_r_r16;
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 28, CPyStatic_merv___consequences___globals);
        goto CPyL46;
    }
    if (!cpy_r_in_round) goto CPyL47;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/consequences.py", "consequences", "Table", "zones", 28, CPyStatic_merv___consequences___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r20);
CPyL14: ;
    CPyTagged_INCREF(cpy_r_r19);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r22 = PySequence_Contains(cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 28, CPyStatic_merv___consequences___globals);
        goto CPyL48;
    }
    cpy_r_r24 = cpy_r_r22;
    cpy_r_r25 = cpy_r_r24 ^ 1;
    if (!cpy_r_r25) goto CPyL47;
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r27 = cpy_r_r26;
    goto CPyL18;
CPyL17: ;
    cpy_r_r28 = Py_None;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r27 = cpy_r_r28;
CPyL18: ;
    CPySequenceTuple_SetItemUnsafe(cpy_r_r9, cpy_r_r10, cpy_r_r27);
    cpy_r_r29 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r29;
    goto CPyL10;
CPyL20: ;
    cpy_r_r30 = CPyDef_queue___free_slots(cpy_r_t);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 29, CPyStatic_merv___consequences___globals);
        goto CPyL49;
    }
    cpy_r_r31 = PyList_AsTuple(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 29, CPyStatic_merv___consequences___globals);
        goto CPyL49;
    }
    cpy_r_r32 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/consequences.py", "consequences", "Table", "round", 30, CPyStatic_merv___consequences___globals);
        goto CPyL50;
    }
CPyL23: ;
    cpy_r_r33 = CPyTagged_Add(cpy_r_r32, 2);
    cpy_r_r34 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/consequences.py", "consequences", "Table", "book", 30, CPyStatic_merv___consequences___globals);
        goto CPyL51;
    }
CPyL24: ;
    cpy_r_r35 = ((serai___games___merv___book___BookObject *)cpy_r_r34)->_rounds;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/consequences.py", "consequences", "Book", "rounds", 30, CPyStatic_merv___consequences___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_r35);
CPyL25: ;
    cpy_r_r36 = CPyTagged_Remainder(cpy_r_r33, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 30, CPyStatic_merv___consequences___globals);
        goto CPyL50;
    }
    cpy_r_r37 = CPyTagged_Add(cpy_r_r36, 2);
    CPyTagged_DECREF(cpy_r_r36);
    cpy_r_r38 = (Py_ssize_t)cpy_r_r5 != -2;
    if (!cpy_r_r38) goto CPyL52;
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r40 = cpy_r_r39;
    goto CPyL29;
CPyL28: ;
    cpy_r_r41 = Py_None;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r40 = cpy_r_r41;
CPyL29: ;
    cpy_r_r42 = PyList_New(0);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 32, CPyStatic_merv___consequences___globals);
        goto CPyL53;
    }
    cpy_r_r43 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/consequences.py", "consequences", "Table", "row", 32, CPyStatic_merv___consequences___globals);
        goto CPyL54;
    }
CPyL31: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r45 << 1;
    cpy_r_r47 = 0;
    cpy_r_place = cpy_r_r47;
    CPyTagged_DECREF(cpy_r_place);
CPyL32: ;
    cpy_r_r48 = (Py_ssize_t)cpy_r_r47 < (Py_ssize_t)cpy_r_r46;
    if (!cpy_r_r48) goto CPyL37;
    cpy_r_place = cpy_r_r47;
    cpy_r_r49 = CPyDef_caravansary___is_in_reach(cpy_r_t, cpy_r_place);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 32, CPyStatic_merv___consequences___globals);
        goto CPyL55;
    }
    if (!cpy_r_r49) goto CPyL56;
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r51 = PyList_Append(cpy_r_r42, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 32, CPyStatic_merv___consequences___globals);
        goto CPyL54;
    }
CPyL36: ;
    cpy_r_r53 = cpy_r_r47 + 2;
    cpy_r_r47 = cpy_r_r53;
    goto CPyL32;
CPyL37: ;
    cpy_r_r54 = PyList_AsTuple(cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 32, CPyStatic_merv___consequences___globals);
        goto CPyL53;
    }
    cpy_r_r55 = CPyStatics[997]; /* 'waiting' */
    cpy_r_r56 = CPyStatics[1720]; /* 'passing' */
    cpy_r_r57 = CPyStatics[1721]; /* 'queue_round' */
    cpy_r_r58 = CPyStatics[1722]; /* 'next_camel' */
    cpy_r_r59 = CPyStatics[1723]; /* 'in_reach' */
    cpy_r_r60 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r61 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r_r62 = CPyDict_Build(5, cpy_r_r55, cpy_r_r9, cpy_r_r56, cpy_r_r31, cpy_r_r57, cpy_r_r61, cpy_r_r58, cpy_r_r40, cpy_r_r59, cpy_r_r54);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 27, CPyStatic_merv___consequences___globals);
        goto CPyL57;
    }
    cpy_r_r63 = CPyDef_merv___consequences___Consequences(cpy_r_r60, cpy_r_r62);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 27, CPyStatic_merv___consequences___globals);
        goto CPyL41;
    }
    return cpy_r_r63;
CPyL41: ;
    cpy_r_r64 = NULL;
    return cpy_r_r64;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL41;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL41;
CPyL45: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL20;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    goto CPyL41;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_r19);
    goto CPyL17;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL41;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    goto CPyL41;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    goto CPyL41;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL41;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL28;
CPyL53: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r40);
    goto CPyL41;
CPyL54: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r42);
    goto CPyL41;
CPyL55: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL41;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL36;
CPyL57: ;
    CPy_DecRef(cpy_r_r60);
    goto CPyL41;
}
        
        PyObject *CPyPy_merv___consequences___consequences(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:consequences", kwlist, 0};
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
            PyObject *retval = CPyDef_merv___consequences___consequences(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/consequences.py", "consequences", 24, CPyStatic_merv___consequences___globals);
            return NULL;
        }
        
char CPyDef_merv___consequences_____top_level__(void) {
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
    char cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    tuple_T0 cpy_r_r124;
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
    int32_t cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    int32_t cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    int32_t cpy_r_r145;
    char cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    int32_t cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    int32_t cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject **cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    char cpy_r_r169;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 1, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 1, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___consequences___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 3, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5113]; /* ('dataclass',) */
    cpy_r_r12 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r13 = CPyStatic_merv___consequences___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 5, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r15 = (void *)&CPyModule_dataclasses;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___merv___actions___caravansary;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___merv___actions___caravansary;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[1197]; /* 'serai.games.merv.actions.caravansary' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 7, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___merv___actions___caravansary;
    cpy_r_r25 = CPyExec_serai___games___merv___actions___caravansary;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___merv___actions___caravansary__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 7, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 7, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[1197]; /* 'serai.games.merv.actions.caravansary' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 7, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5242]; /* ('first_without_camel', 'is_in_reach') */
    cpy_r_r36 = CPyStatic_merv___consequences___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 7, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    } else
        goto CPyL60;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 8, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r47 = CPyExec_serai___games___merv___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 8, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 8, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 8, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5243]; /* ('INVASION', 'NONE', 'SCORING', 'TURNS') */
    cpy_r_r58 = CPyStatic_merv___consequences___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 8, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    } else
        goto CPyL61;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___merv___queue;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___merv___queue;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1728]; /* 'serai.games.merv.queue' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 9, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___merv___queue;
    cpy_r_r69 = CPyExec_serai___games___merv___queue;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___merv___queue__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 9, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 9, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1728]; /* 'serai.games.merv.queue' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 9, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5244]; /* ('free_slots',) */
    cpy_r_r80 = CPyStatic_merv___consequences___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 9, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    } else
        goto CPyL62;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 10, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r91 = CPyExec_serai___games___merv___table;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 10, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 10, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 10, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r102 = CPyStatic_merv___consequences___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 10, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    } else
        goto CPyL63;
CPyL38: ;
    cpy_r_r104 = NULL;
    cpy_r_r105 = CPyStatics[1180]; /* 'serai.games.merv.consequences' */
    cpy_r_r106 = (PyObject *)CPyType_merv___consequences___Consequences_template;
    cpy_r_r107 = CPyType_FromTemplate(cpy_r_r106, cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r108 = CPyDef_merv___consequences___Consequences_trait_vtable_setup();
    if (unlikely(cpy_r_r108 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL64;
    }
    cpy_r_r109 = CPyDef_merv___consequences___Consequences_coroutine_setup(cpy_r_r107);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL64;
    }
    cpy_r_r110 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r111 = CPyStatics[997]; /* 'waiting' */
    cpy_r_r112 = CPyStatics[1720]; /* 'passing' */
    cpy_r_r113 = CPyStatics[1721]; /* 'queue_round' */
    cpy_r_r114 = CPyStatics[1722]; /* 'next_camel' */
    cpy_r_r115 = CPyStatics[1723]; /* 'in_reach' */
    cpy_r_r116 = PyTuple_Pack(5, cpy_r_r111, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL64;
    }
    cpy_r_r117 = PyObject_SetAttr(cpy_r_r107, cpy_r_r110, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL64;
    }
    CPyType_merv___consequences___Consequences = (PyTypeObject *)cpy_r_r107;
    CPy_INCREF(CPyType_merv___consequences___Consequences);
    cpy_r_r119 = CPyStatic_merv___consequences___globals;
    cpy_r_r120 = CPyStatics[778]; /* 'Consequences' */
    cpy_r_r121 = PyDict_SetItem(cpy_r_r119, cpy_r_r120, cpy_r_r107);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL64;
    }
    cpy_r_r123 = PyDict_New();
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL64;
    }
    cpy_r_r124.empty_struct_error_flag = 0;
    cpy_r_r125 = PyDict_New();
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL65;
    }
    cpy_r_r126 = (PyObject *)&PyType_Type;
    cpy_r_r127 = (PyObject *)&PyTuple_Type;
    cpy_r_r128 = CPyStatics[997]; /* 'waiting' */
    cpy_r_r129 = PyDict_SetItem(cpy_r_r125, cpy_r_r128, cpy_r_r127);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 17, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r131 = (PyObject *)&PyTuple_Type;
    cpy_r_r132 = CPyStatics[1720]; /* 'passing' */
    cpy_r_r133 = PyDict_SetItem(cpy_r_r125, cpy_r_r132, cpy_r_r131);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 18, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r135 = (PyObject *)&PyLong_Type;
    cpy_r_r136 = CPyStatics[1721]; /* 'queue_round' */
    cpy_r_r137 = PyDict_SetItem(cpy_r_r125, cpy_r_r136, cpy_r_r135);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 19, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r139 = (PyObject *)&PyType_Type;
    cpy_r_r140 = CPyStatics[1722]; /* 'next_camel' */
    cpy_r_r141 = PyDict_SetItem(cpy_r_r125, cpy_r_r140, cpy_r_r139);
    cpy_r_r142 = cpy_r_r141 >= 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 20, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r143 = (PyObject *)&PyTuple_Type;
    cpy_r_r144 = CPyStatics[1723]; /* 'in_reach' */
    cpy_r_r145 = PyDict_SetItem(cpy_r_r125, cpy_r_r144, cpy_r_r143);
    cpy_r_r146 = cpy_r_r145 >= 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 21, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r147 = CPy_InitSubclass(cpy_r_r107);
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r148 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r149 = CPyDict_SetItem(cpy_r_r123, cpy_r_r148, cpy_r_r125);
    cpy_r_r150 = cpy_r_r149 >= 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r151 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r152 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r153 = CPyDict_SetItem(cpy_r_r123, cpy_r_r152, cpy_r_r151);
    cpy_r_r154 = cpy_r_r153 >= 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r155 = CPyStatics[1180]; /* 'serai.games.merv.consequences' */
    cpy_r_r156 = CPyStatics[70]; /* '__module__' */
    cpy_r_r157 = CPyDict_SetItem(cpy_r_r123, cpy_r_r156, cpy_r_r155);
    cpy_r_r158 = cpy_r_r157 >= 0;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r159 = CPyStatic_merv___consequences___globals;
    cpy_r_r160 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 13, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r162 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r163[1] = {cpy_r_r162};
    cpy_r_r164 = (PyObject **)&cpy_r_r163;
    cpy_r_r165 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r166 = PyObject_Vectorcall(cpy_r_r161, cpy_r_r164, 0, cpy_r_r165);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 13, CPyStatic_merv___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r167 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r168 = CPyDataclass_SleightOfHand(cpy_r_r166, cpy_r_r107, cpy_r_r123, cpy_r_r125, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/merv/consequences.py", "<module>", 14, CPyStatic_merv___consequences___globals);
        goto CPyL59;
    }
    return 1;
CPyL59: ;
    cpy_r_r169 = 2;
    return cpy_r_r169;
CPyL60: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL61: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL62: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL63: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL64: ;
    CPy_DecRef(cpy_r_r107);
    goto CPyL59;
CPyL65: ;
    CPy_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r123);
    goto CPyL59;
CPyL66: ;
    CPy_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r125);
    goto CPyL59;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___reasons___Missing_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static PyObject *CPyDunder___getitem__scholars___reasons___Missing(PyObject *obj_self, PyObject *obj_number) {
    PyObject *arg_self;
    if (likely(Py_TYPE(obj_self) == CPyType_scholars___reasons___Missing))
        arg_self = obj_self;
    else {
        CPy_TypeError("serai.games.scholars.reasons.Missing", obj_self); 
        return NULL;
    }
    CPyTagged arg_number;
    if (likely(PyLong_Check(obj_number)))
        arg_number = CPyTagged_BorrowFromObject(obj_number);
    else {
        CPy_TypeError("int", obj_number); return NULL;
    }
    return CPyDef_scholars___reasons___Missing_____getitem__(arg_self, arg_number);
}
static PyMappingMethods scholars___reasons___Missing_as_mapping = {
    .mp_subscript = CPyDunder___getitem__scholars___reasons___Missing,
};
static int
scholars___reasons___Missing_traverse(serai___games___scholars___reasons___MissingObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__rule);
    Py_VISIT(self->__key);
    Py_VISIT(self->__made);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___reasons___Missing_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___reasons___MissingObject *self = (serai___games___scholars___reasons___MissingObject *)cpy_r_self;
    Py_CLEAR(self->__rule);
    Py_CLEAR(self->__key);
    Py_CLEAR(self->__made);
    return 0;
}

static int32_t CPyDef_scholars___reasons___Missing_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___reasons___MissingObject *self = (serai___games___scholars___reasons___MissingObject *)cpy_r_self;
    Py_CLEAR(self->__rule);
    Py_CLEAR(self->__key);
    Py_CLEAR(self->__made);
    return 0;
}

static void
scholars___reasons___Missing_dealloc(serai___games___scholars___reasons___MissingObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___reasons___Missing_dealloc)
    CPyDef_scholars___reasons___Missing_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___reasons_____mypyc__Missing_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___reasons___Missing(PyObject *cpy_r_rule, PyObject *cpy_r_key);

static PyObject *
scholars___reasons___Missing_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___reasons___Missing) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___reasons_____mypyc__Missing_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_scholars___reasons___Missing_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___reasons___Missing_vtable[2];
static bool
CPyDef_scholars___reasons___Missing_trait_vtable_setup(void)
{
    CPyVTableItem scholars___reasons___Missing_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___reasons___Missing_____init__,
        (CPyVTableItem)CPyDef_scholars___reasons___Missing_____getitem__,
    };
    memcpy(scholars___reasons___Missing_vtable, scholars___reasons___Missing_vtable_scratch, sizeof(scholars___reasons___Missing_vtable));
    return 1;
}

static bool
CPyDef_scholars___reasons___Missing_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___reasons___Missing_get__rule(serai___games___scholars___reasons___MissingObject *self, void *closure);
static int
scholars___reasons___Missing_set__rule(serai___games___scholars___reasons___MissingObject *self, PyObject *value, void *closure);
static PyObject *
scholars___reasons___Missing_get__key(serai___games___scholars___reasons___MissingObject *self, void *closure);
static int
scholars___reasons___Missing_set__key(serai___games___scholars___reasons___MissingObject *self, PyObject *value, void *closure);
static PyObject *
scholars___reasons___Missing_get__made(serai___games___scholars___reasons___MissingObject *self, void *closure);
static int
scholars___reasons___Missing_set__made(serai___games___scholars___reasons___MissingObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___reasons___Missing_getseters[] = {
    {"_rule",
     (getter)scholars___reasons___Missing_get__rule, (setter)scholars___reasons___Missing_set__rule,
     NULL, NULL},
    {"_key",
     (getter)scholars___reasons___Missing_get__key, (setter)scholars___reasons___Missing_set__key,
     NULL, NULL},
    {"_made",
     (getter)scholars___reasons___Missing_get__made, (setter)scholars___reasons___Missing_set__made,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___reasons___Missing_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___reasons_____mypyc__Missing_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_scholars___reasons___Missing_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, rule, key)\n--\n\n")},
    {"__getitem__",
     (PyCFunction)CPyPy_scholars___reasons___Missing_____getitem__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__getitem__($self, number, /)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___reasons___Missing_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Missing",
    .tp_new = scholars___reasons___Missing_new,
    .tp_dealloc = (destructor)scholars___reasons___Missing_dealloc,
    .tp_traverse = (traverseproc)scholars___reasons___Missing_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___reasons___Missing_clear,
    .tp_getset = scholars___reasons___Missing_getseters,
    .tp_methods = scholars___reasons___Missing_methods,
    .tp_init = scholars___reasons___Missing_init,
    .tp_as_mapping = &scholars___reasons___Missing_as_mapping,
    .tp_basicsize = sizeof(serai___games___scholars___reasons___MissingObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Missing(rule, key)\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___reasons___Missing_template = &CPyType_scholars___reasons___Missing_template_;

PyObject *CPyDef_scholars___reasons_____mypyc__Missing_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___reasons___MissingObject *self;
    self = (serai___games___scholars___reasons___MissingObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___reasons___Missing_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___reasons___Missing(PyObject *cpy_r_rule, PyObject *cpy_r_key)
{
    PyObject *self = CPyDef_scholars___reasons_____mypyc__Missing_setup((PyObject *)CPyType_scholars___reasons___Missing);
    if (self == NULL)
        return NULL;
    char res = CPyDef_scholars___reasons___Missing_____init__(self, cpy_r_rule, cpy_r_key);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___reasons___Missing_get__rule(serai___games___scholars___reasons___MissingObject *self, void *closure)
{
    if (unlikely(self->__rule == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_rule' of 'Missing' undefined");
        return NULL;
    }
    CPy_INCREF(self->__rule);
    PyObject *retval = self->__rule;
    return retval;
}

static int
scholars___reasons___Missing_set__rule(serai___games___scholars___reasons___MissingObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Missing' object attribute '_rule' cannot be deleted");
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
    if (self->__rule != NULL) {
        CPy_DECREF(self->__rule);
    }
    self->__rule = tmp;
    return 0;
}

static PyObject *
scholars___reasons___Missing_get__key(serai___games___scholars___reasons___MissingObject *self, void *closure)
{
    if (unlikely(self->__key == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_key' of 'Missing' undefined");
        return NULL;
    }
    CPy_INCREF(self->__key);
    PyObject *retval = self->__key;
    return retval;
}

static int
scholars___reasons___Missing_set__key(serai___games___scholars___reasons___MissingObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Missing' object attribute '_key' cannot be deleted");
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
    if (self->__key != NULL) {
        CPy_DECREF(self->__key);
    }
    self->__key = tmp;
    return 0;
}

static PyObject *
scholars___reasons___Missing_get__made(serai___games___scholars___reasons___MissingObject *self, void *closure)
{
    if (unlikely(self->__made == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_made' of 'Missing' undefined");
        return NULL;
    }
    CPy_INCREF(self->__made);
    PyObject *retval = self->__made;
    return retval;
}

static int
scholars___reasons___Missing_set__made(serai___games___scholars___reasons___MissingObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Missing' object attribute '_made' cannot be deleted");
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
    if (self->__made != NULL) {
        CPy_DECREF(self->__made);
    }
    self->__made = tmp;
    return 0;
}
static PyMethodDef scholars___reasonsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___reasons__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___reasons__internal, "__name__");
    CPyStatic_scholars___reasons___globals = PyModule_GetDict(CPyModule_serai___games___scholars___reasons__internal);
    if (unlikely(CPyStatic_scholars___reasons___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___reasons_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___reasons__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_scholars___reasons___NEED_SILVER);
    CPyStatic_scholars___reasons___NEED_SILVER = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NEED_GOLD);
    CPyStatic_scholars___reasons___NEED_GOLD = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NEED_WORKERS);
    CPyStatic_scholars___reasons___NEED_WORKERS = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NEED_VALUE);
    CPyStatic_scholars___reasons___NEED_VALUE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NEED_TRAVEL_VALUE);
    CPyStatic_scholars___reasons___NEED_TRAVEL_VALUE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NEED_RESEARCH_VALUE);
    CPyStatic_scholars___reasons___NEED_RESEARCH_VALUE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NEED_COLOUR);
    CPyStatic_scholars___reasons___NEED_COLOUR = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_CARD_IN_HAND);
    CPyStatic_scholars___reasons___NO_CARD_IN_HAND = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_DIE_IN_HAND);
    CPyStatic_scholars___reasons___NO_DIE_IN_HAND = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___SLOT_TAKEN);
    CPyStatic_scholars___reasons___SLOT_TAKEN = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___SLOT_CLOSED);
    CPyStatic_scholars___reasons___SLOT_CLOSED = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NOTHING_TO_REST);
    CPyStatic_scholars___reasons___NOTHING_TO_REST = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_SUCH_WORKER);
    CPyStatic_scholars___reasons___NO_SUCH_WORKER = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___DIE_HAS_WORKERS);
    CPyStatic_scholars___reasons___DIE_HAS_WORKERS = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_DIE_THERE);
    CPyStatic_scholars___reasons___NO_DIE_THERE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___MAIN_DONE);
    CPyStatic_scholars___reasons___MAIN_DONE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___EFFECT_DONE);
    CPyStatic_scholars___reasons___EFFECT_DONE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___OTHER_COLUMN);
    CPyStatic_scholars___reasons___OTHER_COLUMN = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___EFFECT_IN_VAIN);
    CPyStatic_scholars___reasons___EFFECT_IN_VAIN = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___PILE_EMPTY);
    CPyStatic_scholars___reasons___PILE_EMPTY = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_TRANSLATOR_IN_REACH);
    CPyStatic_scholars___reasons___NO_TRANSLATOR_IN_REACH = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_AFFORDABLE_ROOM);
    CPyStatic_scholars___reasons___NO_AFFORDABLE_ROOM = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___ROOM_TAKEN);
    CPyStatic_scholars___reasons___ROOM_TAKEN = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_INFLUENCE);
    CPyStatic_scholars___reasons___NO_INFLUENCE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_SCROLL_TO_INFLUENCE);
    CPyStatic_scholars___reasons___NO_SCROLL_TO_INFLUENCE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___COLUMN_FULL);
    CPyStatic_scholars___reasons___COLUMN_FULL = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_DIE_LEFT);
    CPyStatic_scholars___reasons___NO_DIE_LEFT = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_WHITE_DIE);
    CPyStatic_scholars___reasons___NO_WHITE_DIE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_DIE_TO_DRAW);
    CPyStatic_scholars___reasons___NO_DIE_TO_DRAW = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_GOLD_TO_MOVE);
    CPyStatic_scholars___reasons___NO_GOLD_TO_MOVE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___GOLD_FULL);
    CPyStatic_scholars___reasons___GOLD_FULL = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_GOLD_THERE);
    CPyStatic_scholars___reasons___NO_GOLD_THERE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NOBODY_THERE);
    CPyStatic_scholars___reasons___NOBODY_THERE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_SCROLL_THERE);
    CPyStatic_scholars___reasons___NO_SCROLL_THERE = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___WRONG_GUILD);
    CPyStatic_scholars___reasons___WRONG_GUILD = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NEED_GUILD_COLOUR);
    CPyStatic_scholars___reasons___NEED_GUILD_COLOUR = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___NO_CHAIN);
    CPyStatic_scholars___reasons___NO_CHAIN = NULL;
    CPy_XDECREF(CPyStatic_scholars___reasons___LAST_CANDIDATE);
    CPyStatic_scholars___reasons___LAST_CANDIDATE = NULL;
    Py_CLEAR(CPyType_scholars___reasons___Missing);
    return -1;
}
int CPyExec_serai___games___scholars___reasons(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___reasons__impl, &CPyImportState_serai___games___scholars___reasons, &CPyModule_serai___games___scholars___reasons);
}
static struct PyModuleDef scholars___reasonsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.reasons",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___reasonsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___reasons(void)
{
    if (CPyModule_serai___games___scholars___reasons__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___reasons__internal);
        return CPyModule_serai___games___scholars___reasons__internal;
    }
    CPyModule_serai___games___scholars___reasons__internal = PyModule_Create(&scholars___reasonsmodule);
    return CPyModule_serai___games___scholars___reasons__internal;
}

PyObject *CPyInit_serai___games___scholars___reasons(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___reasons__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___reasons__internal);
        return CPyModule_serai___games___scholars___reasons__internal;
    }
    CPyModule_serai___games___scholars___reasons__internal = PyModule_Create(&scholars___reasonsmodule);
    if (unlikely(CPyModule_serai___games___scholars___reasons__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.reasons");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___reasons__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___reasons__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___reasons__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___reasons(CPyModule_serai___games___scholars___reasons__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___reasons__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.reasons");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___reasons__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___reasons___Missing_____init__(PyObject *cpy_r_self, PyObject *cpy_r_rule, PyObject *cpy_r_key) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    CPy_INCREF(cpy_r_rule);
    ((serai___games___scholars___reasons___MissingObject *)cpy_r_self)->__rule = cpy_r_rule;
    CPy_INCREF(cpy_r_key);
    ((serai___games___scholars___reasons___MissingObject *)cpy_r_self)->__key = cpy_r_key;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "__init__", 16, CPyStatic_scholars___reasons___globals);
        goto CPyL2;
    }
    ((serai___games___scholars___reasons___MissingObject *)cpy_r_self)->__made = cpy_r_r0;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___reasons___Missing_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"rule", "key", 0};
            PyObject *obj_rule;
            PyObject *obj_key;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_rule, &obj_key)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___reasons___Missing))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.reasons.Missing", obj_self); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_key;
            if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
            }
            char retval = CPyDef_scholars___reasons___Missing_____init__(arg_self, arg_rule, arg_key);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/reasons.py", "__init__", 13, CPyStatic_scholars___reasons___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___reasons___Missing_____getitem__(PyObject *cpy_r_self, CPyTagged cpy_r_number) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_reason;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = ((serai___games___scholars___reasons___MissingObject *)cpy_r_self)->__made;
    CPy_INCREF(cpy_r_r0);
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r2 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "__getitem__", 19, CPyStatic_scholars___reasons___globals);
        goto CPyL8;
    }
    if (Py_TYPE(cpy_r_r2) == CPyType_option___Reason)
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL5327;
    if (cpy_r_r2 == Py_None)
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL5327;
    CPy_TypeErrorTraceback("src/serai/games/scholars/reasons.py", "__getitem__", 19, CPyStatic_scholars___reasons___globals, "serai.kernel.option.Reason or None", cpy_r_r2);
    goto CPyL8;
__LL5327: ;
    cpy_r_reason = cpy_r_r3;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_reason == cpy_r_r4;
    if (cpy_r_r5) {
        goto CPyL9;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r6 = ((serai___games___scholars___reasons___MissingObject *)cpy_r_self)->__rule;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = ((serai___games___scholars___reasons___MissingObject *)cpy_r_self)->__key;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r10 = CPyDict_Build(1, cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "__getitem__", 21, CPyStatic_scholars___reasons___globals);
        goto CPyL10;
    }
    cpy_r_r11 = CPyDef_option___Reason(cpy_r_r6, cpy_r_r7, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "__getitem__", 21, CPyStatic_scholars___reasons___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r11);
    cpy_r_reason = cpy_r_r11;
    cpy_r_r12 = ((serai___games___scholars___reasons___MissingObject *)cpy_r_self)->__made;
    CPy_INCREF(cpy_r_r12);
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r14 = CPyDict_SetItem(cpy_r_r12, cpy_r_r13, cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r15 = cpy_r_r14 >= 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "__getitem__", 21, CPyStatic_scholars___reasons___globals);
        goto CPyL11;
    }
CPyL6: ;
    if (likely(cpy_r_reason != Py_None))
        cpy_r_r16 = cpy_r_reason;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/reasons.py", "__getitem__", 22, CPyStatic_scholars___reasons___globals, "serai.kernel.option.Reason", cpy_r_reason);
        goto CPyL8;
    }
    return cpy_r_r16;
CPyL8: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL9: ;
    CPy_DECREF(cpy_r_reason);
    goto CPyL3;
CPyL10: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL8;
CPyL11: ;
    CPy_DecRef(cpy_r_reason);
    goto CPyL8;
}
        
        PyObject *CPyPy_scholars___reasons___Missing_____getitem__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"number", 0};
            static CPyArg_Parser parser = {"O:__getitem__", kwlist, 0};
            PyObject *obj_number;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_number)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___reasons___Missing))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.reasons.Missing", obj_self); 
                goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            PyObject *retval = CPyDef_scholars___reasons___Missing_____getitem__(arg_self, arg_number);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/reasons.py", "__getitem__", 18, CPyStatic_scholars___reasons___globals);
            return NULL;
        }
        
char CPyDef_scholars___reasons_____top_level__(void) {
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
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
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
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    int32_t cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    int32_t cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    int32_t cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    int32_t cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
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
    int32_t cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    int32_t cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    int32_t cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    int32_t cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    int32_t cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    int32_t cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    int32_t cpy_r_r208;
    char cpy_r_r209;
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
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    int32_t cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    int32_t cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    int32_t cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    int32_t cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    int32_t cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    int32_t cpy_r_r264;
    char cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    int32_t cpy_r_r272;
    char cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    int32_t cpy_r_r280;
    char cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    int32_t cpy_r_r288;
    char cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    int32_t cpy_r_r296;
    char cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    int32_t cpy_r_r304;
    char cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    int32_t cpy_r_r312;
    char cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    int32_t cpy_r_r320;
    char cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    int32_t cpy_r_r328;
    char cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    int32_t cpy_r_r336;
    char cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    int32_t cpy_r_r344;
    char cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    int32_t cpy_r_r352;
    char cpy_r_r353;
    char cpy_r_r354;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 1, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 1, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___reasons___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 3, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_scholars___reasons___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 5, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r17 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 7, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r25 = CPyExec_serai___kernel___decision;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 7, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 7, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 7, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5112]; /* ('Reason',) */
    cpy_r_r36 = CPyStatic_scholars___reasons___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 7, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    } else
        goto CPyL131;
CPyL14: ;
    cpy_r_r38 = NULL;
    cpy_r_r39 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r40 = (PyObject *)CPyType_scholars___reasons___Missing_template;
    cpy_r_r41 = CPyType_FromTemplate(cpy_r_r40, cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 10, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r42 = CPyDef_scholars___reasons___Missing_trait_vtable_setup();
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 10, CPyStatic_scholars___reasons___globals);
        goto CPyL132;
    }
    cpy_r_r43 = CPyDef_scholars___reasons___Missing_coroutine_setup(cpy_r_r41);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 10, CPyStatic_scholars___reasons___globals);
        goto CPyL132;
    }
    cpy_r_r44 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r45 = CPyStatics[3308]; /* '_rule' */
    cpy_r_r46 = CPyStatics[3309]; /* '_key' */
    cpy_r_r47 = CPyStatics[3310]; /* '_made' */
    cpy_r_r48 = PyTuple_Pack(3, cpy_r_r45, cpy_r_r46, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 10, CPyStatic_scholars___reasons___globals);
        goto CPyL132;
    }
    cpy_r_r49 = PyObject_SetAttr(cpy_r_r41, cpy_r_r44, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 10, CPyStatic_scholars___reasons___globals);
        goto CPyL132;
    }
    CPyType_scholars___reasons___Missing = (PyTypeObject *)cpy_r_r41;
    CPy_INCREF(CPyType_scholars___reasons___Missing);
    cpy_r_r51 = CPyStatic_scholars___reasons___globals;
    cpy_r_r52 = CPyStatics[3311]; /* 'Missing' */
    cpy_r_r53 = PyDict_SetItem(cpy_r_r51, cpy_r_r52, cpy_r_r41);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 10, CPyStatic_scholars___reasons___globals);
        goto CPyL132;
    }
    cpy_r_r55 = CPy_InitSubclass(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 10, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r56 = CPyStatics[2744]; /* 'SC-WORK-06' */
    cpy_r_r57 = CPyStatics[3312]; /* 'need-silver' */
    cpy_r_r58 = CPyDef_scholars___reasons___Missing(cpy_r_r56, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 25, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NEED_SILVER = cpy_r_r58;
    CPy_INCREF(CPyStatic_scholars___reasons___NEED_SILVER);
    cpy_r_r59 = CPyStatic_scholars___reasons___globals;
    cpy_r_r60 = CPyStatics[2425]; /* 'NEED_SILVER' */
    cpy_r_r61 = CPyDict_SetItem(cpy_r_r59, cpy_r_r60, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 25, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r63 = CPyStatics[2744]; /* 'SC-WORK-06' */
    cpy_r_r64 = CPyStatics[3313]; /* 'need-gold' */
    cpy_r_r65 = CPyDef_scholars___reasons___Missing(cpy_r_r63, cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 26, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NEED_GOLD = cpy_r_r65;
    CPy_INCREF(CPyStatic_scholars___reasons___NEED_GOLD);
    cpy_r_r66 = CPyStatic_scholars___reasons___globals;
    cpy_r_r67 = CPyStatics[2351]; /* 'NEED_GOLD' */
    cpy_r_r68 = CPyDict_SetItem(cpy_r_r66, cpy_r_r67, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 26, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r70 = CPyStatics[2744]; /* 'SC-WORK-06' */
    cpy_r_r71 = CPyStatics[3314]; /* 'need-workers' */
    cpy_r_r72 = CPyDef_scholars___reasons___Missing(cpy_r_r70, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 27, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NEED_WORKERS = cpy_r_r72;
    CPy_INCREF(CPyStatic_scholars___reasons___NEED_WORKERS);
    cpy_r_r73 = CPyStatic_scholars___reasons___globals;
    cpy_r_r74 = CPyStatics[2833]; /* 'NEED_WORKERS' */
    cpy_r_r75 = CPyDict_SetItem(cpy_r_r73, cpy_r_r74, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 27, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r77 = CPyStatics[3315]; /* 'SC-REC-01' */
    cpy_r_r78 = CPyStatics[3096]; /* 'need-value' */
    cpy_r_r79 = CPyDef_scholars___reasons___Missing(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 28, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NEED_VALUE = cpy_r_r79;
    CPy_INCREF(CPyStatic_scholars___reasons___NEED_VALUE);
    cpy_r_r80 = CPyStatic_scholars___reasons___globals;
    cpy_r_r81 = CPyStatics[1113]; /* 'NEED_VALUE' */
    cpy_r_r82 = CPyDict_SetItem(cpy_r_r80, cpy_r_r81, cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    cpy_r_r83 = cpy_r_r82 >= 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 28, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r84 = CPyStatics[2402]; /* 'SC-TRAV-01' */
    cpy_r_r85 = CPyStatics[3096]; /* 'need-value' */
    cpy_r_r86 = CPyDef_scholars___reasons___Missing(cpy_r_r84, cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 29, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NEED_TRAVEL_VALUE = cpy_r_r86;
    CPy_INCREF(CPyStatic_scholars___reasons___NEED_TRAVEL_VALUE);
    cpy_r_r87 = CPyStatic_scholars___reasons___globals;
    cpy_r_r88 = CPyStatics[2426]; /* 'NEED_TRAVEL_VALUE' */
    cpy_r_r89 = CPyDict_SetItem(cpy_r_r87, cpy_r_r88, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 29, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r91 = CPyStatics[2344]; /* 'SC-RES-01' */
    cpy_r_r92 = CPyStatics[3096]; /* 'need-value' */
    cpy_r_r93 = CPyDef_scholars___reasons___Missing(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 30, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NEED_RESEARCH_VALUE = cpy_r_r93;
    CPy_INCREF(CPyStatic_scholars___reasons___NEED_RESEARCH_VALUE);
    cpy_r_r94 = CPyStatic_scholars___reasons___globals;
    cpy_r_r95 = CPyStatics[2352]; /* 'NEED_RESEARCH_VALUE' */
    cpy_r_r96 = CPyDict_SetItem(cpy_r_r94, cpy_r_r95, cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    cpy_r_r97 = cpy_r_r96 >= 0;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 30, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r98 = CPyStatics[2344]; /* 'SC-RES-01' */
    cpy_r_r99 = CPyStatics[3316]; /* 'need-colour' */
    cpy_r_r100 = PyDict_New();
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 31, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r101 = CPyDef_option___Reason(cpy_r_r98, cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 31, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NEED_COLOUR = cpy_r_r101;
    CPy_INCREF(CPyStatic_scholars___reasons___NEED_COLOUR);
    cpy_r_r102 = CPyStatic_scholars___reasons___globals;
    cpy_r_r103 = CPyStatics[2350]; /* 'NEED_COLOUR' */
    cpy_r_r104 = CPyDict_SetItem(cpy_r_r102, cpy_r_r103, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    cpy_r_r105 = cpy_r_r104 >= 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 31, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r106 = CPyStatics[3317]; /* 'SC-TURN-02' */
    cpy_r_r107 = CPyStatics[3318]; /* 'no-card-in-hand' */
    cpy_r_r108 = PyDict_New();
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 32, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r109 = CPyDef_option___Reason(cpy_r_r106, cpy_r_r107, cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 32, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_CARD_IN_HAND = cpy_r_r109;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_CARD_IN_HAND);
    cpy_r_r110 = CPyStatic_scholars___reasons___globals;
    cpy_r_r111 = CPyStatics[3319]; /* 'NO_CARD_IN_HAND' */
    cpy_r_r112 = CPyDict_SetItem(cpy_r_r110, cpy_r_r111, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    cpy_r_r113 = cpy_r_r112 >= 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 32, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r114 = CPyStatics[3317]; /* 'SC-TURN-02' */
    cpy_r_r115 = CPyStatics[3320]; /* 'no-die-in-hand' */
    cpy_r_r116 = PyDict_New();
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 33, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r117 = CPyDef_option___Reason(cpy_r_r114, cpy_r_r115, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 33, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_DIE_IN_HAND = cpy_r_r117;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_DIE_IN_HAND);
    cpy_r_r118 = CPyStatic_scholars___reasons___globals;
    cpy_r_r119 = CPyStatics[3321]; /* 'NO_DIE_IN_HAND' */
    cpy_r_r120 = CPyDict_SetItem(cpy_r_r118, cpy_r_r119, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 33, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r122 = CPyStatics[3322]; /* 'SC-WORK-01' */
    cpy_r_r123 = CPyStatics[2016]; /* 'slot-taken' */
    cpy_r_r124 = PyDict_New();
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 34, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r125 = CPyDef_option___Reason(cpy_r_r122, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 34, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___SLOT_TAKEN = cpy_r_r125;
    CPy_INCREF(CPyStatic_scholars___reasons___SLOT_TAKEN);
    cpy_r_r126 = CPyStatic_scholars___reasons___globals;
    cpy_r_r127 = CPyStatics[1317]; /* 'SLOT_TAKEN' */
    cpy_r_r128 = CPyDict_SetItem(cpy_r_r126, cpy_r_r127, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    cpy_r_r129 = cpy_r_r128 >= 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 34, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r130 = CPyStatics[2848]; /* 'SC-GOAL-06' */
    cpy_r_r131 = CPyStatics[3323]; /* 'slot-closed' */
    cpy_r_r132 = PyDict_New();
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 35, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r133 = CPyDef_option___Reason(cpy_r_r130, cpy_r_r131, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 35, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___SLOT_CLOSED = cpy_r_r133;
    CPy_INCREF(CPyStatic_scholars___reasons___SLOT_CLOSED);
    cpy_r_r134 = CPyStatic_scholars___reasons___globals;
    cpy_r_r135 = CPyStatics[3324]; /* 'SLOT_CLOSED' */
    cpy_r_r136 = CPyDict_SetItem(cpy_r_r134, cpy_r_r135, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    cpy_r_r137 = cpy_r_r136 >= 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 35, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r138 = CPyStatics[2354]; /* 'SC-REST-01' */
    cpy_r_r139 = CPyStatics[3325]; /* 'nothing-to-rest' */
    cpy_r_r140 = PyDict_New();
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 36, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r141 = CPyDef_option___Reason(cpy_r_r138, cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 36, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NOTHING_TO_REST = cpy_r_r141;
    CPy_INCREF(CPyStatic_scholars___reasons___NOTHING_TO_REST);
    cpy_r_r142 = CPyStatic_scholars___reasons___globals;
    cpy_r_r143 = CPyStatics[3326]; /* 'NOTHING_TO_REST' */
    cpy_r_r144 = CPyDict_SetItem(cpy_r_r142, cpy_r_r143, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    cpy_r_r145 = cpy_r_r144 >= 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 36, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r146 = CPyStatics[3327]; /* 'SC-COL-05' */
    cpy_r_r147 = CPyStatics[3328]; /* 'no-such-worker' */
    cpy_r_r148 = PyDict_New();
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 37, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r149 = CPyDef_option___Reason(cpy_r_r146, cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 37, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_SUCH_WORKER = cpy_r_r149;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_SUCH_WORKER);
    cpy_r_r150 = CPyStatic_scholars___reasons___globals;
    cpy_r_r151 = CPyStatics[3329]; /* 'NO_SUCH_WORKER' */
    cpy_r_r152 = CPyDict_SetItem(cpy_r_r150, cpy_r_r151, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    cpy_r_r153 = cpy_r_r152 >= 0;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 37, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r154 = CPyStatics[3327]; /* 'SC-COL-05' */
    cpy_r_r155 = CPyStatics[3330]; /* 'die-has-workers' */
    cpy_r_r156 = PyDict_New();
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 38, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r157 = CPyDef_option___Reason(cpy_r_r154, cpy_r_r155, cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 38, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___DIE_HAS_WORKERS = cpy_r_r157;
    CPy_INCREF(CPyStatic_scholars___reasons___DIE_HAS_WORKERS);
    cpy_r_r158 = CPyStatic_scholars___reasons___globals;
    cpy_r_r159 = CPyStatics[3331]; /* 'DIE_HAS_WORKERS' */
    cpy_r_r160 = CPyDict_SetItem(cpy_r_r158, cpy_r_r159, cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    cpy_r_r161 = cpy_r_r160 >= 0;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 38, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r162 = CPyStatics[3327]; /* 'SC-COL-05' */
    cpy_r_r163 = CPyStatics[3332]; /* 'no-die-there' */
    cpy_r_r164 = PyDict_New();
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 39, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r165 = CPyDef_option___Reason(cpy_r_r162, cpy_r_r163, cpy_r_r164);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 39, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_DIE_THERE = cpy_r_r165;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_DIE_THERE);
    cpy_r_r166 = CPyStatic_scholars___reasons___globals;
    cpy_r_r167 = CPyStatics[3333]; /* 'NO_DIE_THERE' */
    cpy_r_r168 = CPyDict_SetItem(cpy_r_r166, cpy_r_r167, cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    cpy_r_r169 = cpy_r_r168 >= 0;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 39, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r170 = CPyStatics[3334]; /* 'SC-WORK-03' */
    cpy_r_r171 = CPyStatics[3335]; /* 'main-done' */
    cpy_r_r172 = PyDict_New();
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 40, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r173 = CPyDef_option___Reason(cpy_r_r170, cpy_r_r171, cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 40, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___MAIN_DONE = cpy_r_r173;
    CPy_INCREF(CPyStatic_scholars___reasons___MAIN_DONE);
    cpy_r_r174 = CPyStatic_scholars___reasons___globals;
    cpy_r_r175 = CPyStatics[3336]; /* 'MAIN_DONE' */
    cpy_r_r176 = CPyDict_SetItem(cpy_r_r174, cpy_r_r175, cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    cpy_r_r177 = cpy_r_r176 >= 0;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 40, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r178 = CPyStatics[3334]; /* 'SC-WORK-03' */
    cpy_r_r179 = CPyStatics[3337]; /* 'effect-done' */
    cpy_r_r180 = PyDict_New();
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 41, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r181 = CPyDef_option___Reason(cpy_r_r178, cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 41, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___EFFECT_DONE = cpy_r_r181;
    CPy_INCREF(CPyStatic_scholars___reasons___EFFECT_DONE);
    cpy_r_r182 = CPyStatic_scholars___reasons___globals;
    cpy_r_r183 = CPyStatics[3235]; /* 'EFFECT_DONE' */
    cpy_r_r184 = CPyDict_SetItem(cpy_r_r182, cpy_r_r183, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    cpy_r_r185 = cpy_r_r184 >= 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 41, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r186 = CPyStatics[3338]; /* 'SC-RET-06' */
    cpy_r_r187 = CPyStatics[3339]; /* 'other-column' */
    cpy_r_r188 = PyDict_New();
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 42, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r189 = CPyDef_option___Reason(cpy_r_r186, cpy_r_r187, cpy_r_r188);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 42, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___OTHER_COLUMN = cpy_r_r189;
    CPy_INCREF(CPyStatic_scholars___reasons___OTHER_COLUMN);
    cpy_r_r190 = CPyStatic_scholars___reasons___globals;
    cpy_r_r191 = CPyStatics[3340]; /* 'OTHER_COLUMN' */
    cpy_r_r192 = CPyDict_SetItem(cpy_r_r190, cpy_r_r191, cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    cpy_r_r193 = cpy_r_r192 >= 0;
    if (unlikely(!cpy_r_r193)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 42, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r194 = CPyStatics[2744]; /* 'SC-WORK-06' */
    cpy_r_r195 = CPyStatics[3341]; /* 'effect-in-vain' */
    cpy_r_r196 = PyDict_New();
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 43, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r197 = CPyDef_option___Reason(cpy_r_r194, cpy_r_r195, cpy_r_r196);
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 43, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___EFFECT_IN_VAIN = cpy_r_r197;
    CPy_INCREF(CPyStatic_scholars___reasons___EFFECT_IN_VAIN);
    cpy_r_r198 = CPyStatic_scholars___reasons___globals;
    cpy_r_r199 = CPyStatics[3014]; /* 'EFFECT_IN_VAIN' */
    cpy_r_r200 = CPyDict_SetItem(cpy_r_r198, cpy_r_r199, cpy_r_r197);
    CPy_DECREF(cpy_r_r197);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 43, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r202 = CPyStatics[3342]; /* 'SC-LIM-06' */
    cpy_r_r203 = CPyStatics[1984]; /* 'pile-empty' */
    cpy_r_r204 = PyDict_New();
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 44, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r205 = CPyDef_option___Reason(cpy_r_r202, cpy_r_r203, cpy_r_r204);
    CPy_DECREF(cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 44, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___PILE_EMPTY = cpy_r_r205;
    CPy_INCREF(CPyStatic_scholars___reasons___PILE_EMPTY);
    cpy_r_r206 = CPyStatic_scholars___reasons___globals;
    cpy_r_r207 = CPyStatics[1732]; /* 'PILE_EMPTY' */
    cpy_r_r208 = CPyDict_SetItem(cpy_r_r206, cpy_r_r207, cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    cpy_r_r209 = cpy_r_r208 >= 0;
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 44, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r210 = CPyStatics[3315]; /* 'SC-REC-01' */
    cpy_r_r211 = CPyStatics[3343]; /* 'no-translator-in-reach' */
    cpy_r_r212 = PyDict_New();
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 45, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r213 = CPyDef_option___Reason(cpy_r_r210, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 45, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_TRANSLATOR_IN_REACH = cpy_r_r213;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_TRANSLATOR_IN_REACH);
    cpy_r_r214 = CPyStatic_scholars___reasons___globals;
    cpy_r_r215 = CPyStatics[2343]; /* 'NO_TRANSLATOR_IN_REACH' */
    cpy_r_r216 = CPyDict_SetItem(cpy_r_r214, cpy_r_r215, cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    cpy_r_r217 = cpy_r_r216 >= 0;
    if (unlikely(!cpy_r_r217)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 45, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r218 = CPyStatics[3344]; /* 'SC-REC-05' */
    cpy_r_r219 = CPyStatics[3345]; /* 'no-affordable-room' */
    cpy_r_r220 = PyDict_New();
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 46, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r221 = CPyDef_option___Reason(cpy_r_r218, cpy_r_r219, cpy_r_r220);
    CPy_DECREF(cpy_r_r220);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 46, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_AFFORDABLE_ROOM = cpy_r_r221;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_AFFORDABLE_ROOM);
    cpy_r_r222 = CPyStatic_scholars___reasons___globals;
    cpy_r_r223 = CPyStatics[2842]; /* 'NO_AFFORDABLE_ROOM' */
    cpy_r_r224 = CPyDict_SetItem(cpy_r_r222, cpy_r_r223, cpy_r_r221);
    CPy_DECREF(cpy_r_r221);
    cpy_r_r225 = cpy_r_r224 >= 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 46, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r226 = CPyStatics[2840]; /* 'SC-REC-04' */
    cpy_r_r227 = CPyStatics[3346]; /* 'room-taken' */
    cpy_r_r228 = PyDict_New();
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 47, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r229 = CPyDef_option___Reason(cpy_r_r226, cpy_r_r227, cpy_r_r228);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 47, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___ROOM_TAKEN = cpy_r_r229;
    CPy_INCREF(CPyStatic_scholars___reasons___ROOM_TAKEN);
    cpy_r_r230 = CPyStatic_scholars___reasons___globals;
    cpy_r_r231 = CPyStatics[2843]; /* 'ROOM_TAKEN' */
    cpy_r_r232 = CPyDict_SetItem(cpy_r_r230, cpy_r_r231, cpy_r_r229);
    CPy_DECREF(cpy_r_r229);
    cpy_r_r233 = cpy_r_r232 >= 0;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 47, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r234 = CPyStatics[2877]; /* 'SC-LIM-05' */
    cpy_r_r235 = CPyStatics[3347]; /* 'no-influence' */
    cpy_r_r236 = PyDict_New();
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 48, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r237 = CPyDef_option___Reason(cpy_r_r234, cpy_r_r235, cpy_r_r236);
    CPy_DECREF(cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 48, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_INFLUENCE = cpy_r_r237;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_INFLUENCE);
    cpy_r_r238 = CPyStatic_scholars___reasons___globals;
    cpy_r_r239 = CPyStatics[2819]; /* 'NO_INFLUENCE' */
    cpy_r_r240 = CPyDict_SetItem(cpy_r_r238, cpy_r_r239, cpy_r_r237);
    CPy_DECREF(cpy_r_r237);
    cpy_r_r241 = cpy_r_r240 >= 0;
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 48, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r242 = CPyStatics[2816]; /* 'SC-INF-03' */
    cpy_r_r243 = CPyStatics[3348]; /* 'no-scroll-to-influence' */
    cpy_r_r244 = PyDict_New();
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 49, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r245 = CPyDef_option___Reason(cpy_r_r242, cpy_r_r243, cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 49, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_SCROLL_TO_INFLUENCE = cpy_r_r245;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_SCROLL_TO_INFLUENCE);
    cpy_r_r246 = CPyStatic_scholars___reasons___globals;
    cpy_r_r247 = CPyStatics[2820]; /* 'NO_SCROLL_TO_INFLUENCE' */
    cpy_r_r248 = CPyDict_SetItem(cpy_r_r246, cpy_r_r247, cpy_r_r245);
    CPy_DECREF(cpy_r_r245);
    cpy_r_r249 = cpy_r_r248 >= 0;
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 49, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r250 = CPyStatics[3349]; /* 'SC-TRAV-05' */
    cpy_r_r251 = CPyStatics[3350]; /* 'column-full' */
    cpy_r_r252 = PyDict_New();
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 50, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r253 = CPyDef_option___Reason(cpy_r_r250, cpy_r_r251, cpy_r_r252);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 50, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___COLUMN_FULL = cpy_r_r253;
    CPy_INCREF(CPyStatic_scholars___reasons___COLUMN_FULL);
    cpy_r_r254 = CPyStatic_scholars___reasons___globals;
    cpy_r_r255 = CPyStatics[2424]; /* 'COLUMN_FULL' */
    cpy_r_r256 = CPyDict_SetItem(cpy_r_r254, cpy_r_r255, cpy_r_r253);
    CPy_DECREF(cpy_r_r253);
    cpy_r_r257 = cpy_r_r256 >= 0;
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 50, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r258 = CPyStatics[3351]; /* 'SC-LIM-03' */
    cpy_r_r259 = CPyStatics[3352]; /* 'no-die-left' */
    cpy_r_r260 = PyDict_New();
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 51, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r261 = CPyDef_option___Reason(cpy_r_r258, cpy_r_r259, cpy_r_r260);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 51, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_DIE_LEFT = cpy_r_r261;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_DIE_LEFT);
    cpy_r_r262 = CPyStatic_scholars___reasons___globals;
    cpy_r_r263 = CPyStatics[2795]; /* 'NO_DIE_LEFT' */
    cpy_r_r264 = CPyDict_SetItem(cpy_r_r262, cpy_r_r263, cpy_r_r261);
    CPy_DECREF(cpy_r_r261);
    cpy_r_r265 = cpy_r_r264 >= 0;
    if (unlikely(!cpy_r_r265)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 51, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r266 = CPyStatics[2787]; /* 'SC-EFF-04' */
    cpy_r_r267 = CPyStatics[3353]; /* 'no-white-die' */
    cpy_r_r268 = PyDict_New();
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 52, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r269 = CPyDef_option___Reason(cpy_r_r266, cpy_r_r267, cpy_r_r268);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 52, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_WHITE_DIE = cpy_r_r269;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_WHITE_DIE);
    cpy_r_r270 = CPyStatic_scholars___reasons___globals;
    cpy_r_r271 = CPyStatics[2797]; /* 'NO_WHITE_DIE' */
    cpy_r_r272 = CPyDict_SetItem(cpy_r_r270, cpy_r_r271, cpy_r_r269);
    CPy_DECREF(cpy_r_r269);
    cpy_r_r273 = cpy_r_r272 >= 0;
    if (unlikely(!cpy_r_r273)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 52, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r274 = CPyStatics[2726]; /* 'SC-DICE-02' */
    cpy_r_r275 = CPyStatics[3354]; /* 'no-die-to-draw' */
    cpy_r_r276 = PyDict_New();
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 53, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r277 = CPyDef_option___Reason(cpy_r_r274, cpy_r_r275, cpy_r_r276);
    CPy_DECREF(cpy_r_r276);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 53, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_DIE_TO_DRAW = cpy_r_r277;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_DIE_TO_DRAW);
    cpy_r_r278 = CPyStatic_scholars___reasons___globals;
    cpy_r_r279 = CPyStatics[2796]; /* 'NO_DIE_TO_DRAW' */
    cpy_r_r280 = CPyDict_SetItem(cpy_r_r278, cpy_r_r279, cpy_r_r277);
    CPy_DECREF(cpy_r_r277);
    cpy_r_r281 = cpy_r_r280 >= 0;
    if (unlikely(!cpy_r_r281)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 53, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r282 = CPyStatics[2799]; /* 'SC-INF-02' */
    cpy_r_r283 = CPyStatics[3355]; /* 'no-gold-to-move' */
    cpy_r_r284 = PyDict_New();
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 54, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r285 = CPyDef_option___Reason(cpy_r_r282, cpy_r_r283, cpy_r_r284);
    CPy_DECREF(cpy_r_r284);
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 54, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_GOLD_TO_MOVE = cpy_r_r285;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_GOLD_TO_MOVE);
    cpy_r_r286 = CPyStatic_scholars___reasons___globals;
    cpy_r_r287 = CPyStatics[2813]; /* 'NO_GOLD_TO_MOVE' */
    cpy_r_r288 = CPyDict_SetItem(cpy_r_r286, cpy_r_r287, cpy_r_r285);
    CPy_DECREF(cpy_r_r285);
    cpy_r_r289 = cpy_r_r288 >= 0;
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 54, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r290 = CPyStatics[3356]; /* 'SC-TRANS-04' */
    cpy_r_r291 = CPyStatics[3357]; /* 'gold-full' */
    cpy_r_r292 = PyDict_New();
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 55, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r293 = CPyDef_option___Reason(cpy_r_r290, cpy_r_r291, cpy_r_r292);
    CPy_DECREF(cpy_r_r292);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 55, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___GOLD_FULL = cpy_r_r293;
    CPy_INCREF(CPyStatic_scholars___reasons___GOLD_FULL);
    cpy_r_r294 = CPyStatic_scholars___reasons___globals;
    cpy_r_r295 = CPyStatics[2811]; /* 'GOLD_FULL' */
    cpy_r_r296 = CPyDict_SetItem(cpy_r_r294, cpy_r_r295, cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
    cpy_r_r297 = cpy_r_r296 >= 0;
    if (unlikely(!cpy_r_r297)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 55, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r298 = CPyStatics[2799]; /* 'SC-INF-02' */
    cpy_r_r299 = CPyStatics[3358]; /* 'no-gold-there' */
    cpy_r_r300 = PyDict_New();
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 56, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r301 = CPyDef_option___Reason(cpy_r_r298, cpy_r_r299, cpy_r_r300);
    CPy_DECREF(cpy_r_r300);
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 56, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_GOLD_THERE = cpy_r_r301;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_GOLD_THERE);
    cpy_r_r302 = CPyStatic_scholars___reasons___globals;
    cpy_r_r303 = CPyStatics[2812]; /* 'NO_GOLD_THERE' */
    cpy_r_r304 = CPyDict_SetItem(cpy_r_r302, cpy_r_r303, cpy_r_r301);
    CPy_DECREF(cpy_r_r301);
    cpy_r_r305 = cpy_r_r304 >= 0;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 56, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r306 = CPyStatics[2799]; /* 'SC-INF-02' */
    cpy_r_r307 = CPyStatics[3359]; /* 'nobody-there' */
    cpy_r_r308 = PyDict_New();
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 57, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r309 = CPyDef_option___Reason(cpy_r_r306, cpy_r_r307, cpy_r_r308);
    CPy_DECREF(cpy_r_r308);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 57, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NOBODY_THERE = cpy_r_r309;
    CPy_INCREF(CPyStatic_scholars___reasons___NOBODY_THERE);
    cpy_r_r310 = CPyStatic_scholars___reasons___globals;
    cpy_r_r311 = CPyStatics[2814]; /* 'NOBODY_THERE' */
    cpy_r_r312 = CPyDict_SetItem(cpy_r_r310, cpy_r_r311, cpy_r_r309);
    CPy_DECREF(cpy_r_r309);
    cpy_r_r313 = cpy_r_r312 >= 0;
    if (unlikely(!cpy_r_r313)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 57, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r314 = CPyStatics[3360]; /* 'SC-TRANS-01' */
    cpy_r_r315 = CPyStatics[3361]; /* 'no-scroll-there' */
    cpy_r_r316 = PyDict_New();
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 58, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r317 = CPyDef_option___Reason(cpy_r_r314, cpy_r_r315, cpy_r_r316);
    CPy_DECREF(cpy_r_r316);
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 58, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_SCROLL_THERE = cpy_r_r317;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_SCROLL_THERE);
    cpy_r_r318 = CPyStatic_scholars___reasons___globals;
    cpy_r_r319 = CPyStatics[2399]; /* 'NO_SCROLL_THERE' */
    cpy_r_r320 = CPyDict_SetItem(cpy_r_r318, cpy_r_r319, cpy_r_r317);
    CPy_DECREF(cpy_r_r317);
    cpy_r_r321 = cpy_r_r320 >= 0;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 58, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r322 = CPyStatics[3360]; /* 'SC-TRANS-01' */
    cpy_r_r323 = CPyStatics[3362]; /* 'wrong-guild' */
    cpy_r_r324 = PyDict_New();
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 59, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r325 = CPyDef_option___Reason(cpy_r_r322, cpy_r_r323, cpy_r_r324);
    CPy_DECREF(cpy_r_r324);
    if (unlikely(cpy_r_r325 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 59, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___WRONG_GUILD = cpy_r_r325;
    CPy_INCREF(CPyStatic_scholars___reasons___WRONG_GUILD);
    cpy_r_r326 = CPyStatic_scholars___reasons___globals;
    cpy_r_r327 = CPyStatics[2400]; /* 'WRONG_GUILD' */
    cpy_r_r328 = CPyDict_SetItem(cpy_r_r326, cpy_r_r327, cpy_r_r325);
    CPy_DECREF(cpy_r_r325);
    cpy_r_r329 = cpy_r_r328 >= 0;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 59, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r330 = CPyStatics[3360]; /* 'SC-TRANS-01' */
    cpy_r_r331 = CPyStatics[3363]; /* 'need-guild-colour' */
    cpy_r_r332 = PyDict_New();
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 60, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r333 = CPyDef_option___Reason(cpy_r_r330, cpy_r_r331, cpy_r_r332);
    CPy_DECREF(cpy_r_r332);
    if (unlikely(cpy_r_r333 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 60, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NEED_GUILD_COLOUR = cpy_r_r333;
    CPy_INCREF(CPyStatic_scholars___reasons___NEED_GUILD_COLOUR);
    cpy_r_r334 = CPyStatic_scholars___reasons___globals;
    cpy_r_r335 = CPyStatics[2397]; /* 'NEED_GUILD_COLOUR' */
    cpy_r_r336 = CPyDict_SetItem(cpy_r_r334, cpy_r_r335, cpy_r_r333);
    CPy_DECREF(cpy_r_r333);
    cpy_r_r337 = cpy_r_r336 >= 0;
    if (unlikely(!cpy_r_r337)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 60, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r338 = CPyStatics[3364]; /* 'SC-TRANS-07' */
    cpy_r_r339 = CPyStatics[3365]; /* 'no-chain' */
    cpy_r_r340 = PyDict_New();
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 61, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r341 = CPyDef_option___Reason(cpy_r_r338, cpy_r_r339, cpy_r_r340);
    CPy_DECREF(cpy_r_r340);
    if (unlikely(cpy_r_r341 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 61, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___NO_CHAIN = cpy_r_r341;
    CPy_INCREF(CPyStatic_scholars___reasons___NO_CHAIN);
    cpy_r_r342 = CPyStatic_scholars___reasons___globals;
    cpy_r_r343 = CPyStatics[2398]; /* 'NO_CHAIN' */
    cpy_r_r344 = CPyDict_SetItem(cpy_r_r342, cpy_r_r343, cpy_r_r341);
    CPy_DECREF(cpy_r_r341);
    cpy_r_r345 = cpy_r_r344 >= 0;
    if (unlikely(!cpy_r_r345)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 61, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r346 = CPyStatics[2455]; /* 'SC-SOLO-24' */
    cpy_r_r347 = CPyStatics[3366]; /* 'last-candidate' */
    cpy_r_r348 = PyDict_New();
    if (unlikely(cpy_r_r348 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 62, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    cpy_r_r349 = CPyDef_option___Reason(cpy_r_r346, cpy_r_r347, cpy_r_r348);
    CPy_DECREF(cpy_r_r348);
    if (unlikely(cpy_r_r349 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 62, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    CPyStatic_scholars___reasons___LAST_CANDIDATE = cpy_r_r349;
    CPy_INCREF(CPyStatic_scholars___reasons___LAST_CANDIDATE);
    cpy_r_r350 = CPyStatic_scholars___reasons___globals;
    cpy_r_r351 = CPyStatics[2481]; /* 'LAST_CANDIDATE' */
    cpy_r_r352 = CPyDict_SetItem(cpy_r_r350, cpy_r_r351, cpy_r_r349);
    CPy_DECREF(cpy_r_r349);
    cpy_r_r353 = cpy_r_r352 >= 0;
    if (unlikely(!cpy_r_r353)) {
        CPy_AddTraceback("src/serai/games/scholars/reasons.py", "<module>", 62, CPyStatic_scholars___reasons___globals);
        goto CPyL130;
    }
    return 1;
CPyL130: ;
    cpy_r_r354 = 2;
    return cpy_r_r354;
CPyL131: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL132: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL130;
}

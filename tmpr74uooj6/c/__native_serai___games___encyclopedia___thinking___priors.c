#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___thinking___priors___Priors_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
encyclopedia___thinking___priors___Priors_traverse(serai___games___encyclopedia___thinking___priors___PriorsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    Py_VISIT(self->__slots);
    Py_VISIT(self->__prior);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___thinking___priors___Priors_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___thinking___priors___PriorsObject *self = (serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__slots);
    Py_CLEAR(self->__prior);
    return 0;
}

static int32_t CPyDef_encyclopedia___thinking___priors___Priors_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___thinking___priors___PriorsObject *self = (serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__slots);
    Py_CLEAR(self->__prior);
    return 0;
}

static void
encyclopedia___thinking___priors___Priors_dealloc(serai___games___encyclopedia___thinking___priors___PriorsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___thinking___priors___Priors_dealloc)
    CPyDef_encyclopedia___thinking___priors___Priors_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___thinking___priors_____mypyc__Priors_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___thinking___priors___Priors(PyObject *cpy_r_book, PyObject *cpy_r_weights);

static PyObject *
encyclopedia___thinking___priors___Priors_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___thinking___priors___Priors) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___thinking___priors_____mypyc__Priors_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_encyclopedia___thinking___priors___Priors_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem encyclopedia___thinking___priors___Priors_vtable[8];
static bool
CPyDef_encyclopedia___thinking___priors___Priors_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___thinking___priors___Priors_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___thinking___priors___Priors_____init__,
        (CPyVTableItem)CPyDef_encyclopedia___thinking___priors___Priors___of,
        (CPyVTableItem)CPyDef_encyclopedia___thinking___priors___Priors____add_action_priors,
        (CPyVTableItem)CPyDef_encyclopedia___thinking___priors___Priors____add_die_priors,
        (CPyVTableItem)CPyDef_encyclopedia___thinking___priors___Priors____add_type_priors,
        (CPyVTableItem)CPyDef_encyclopedia___thinking___priors___Priors____add_research_priors,
        (CPyVTableItem)CPyDef_encyclopedia___thinking___priors___Priors____add_raise_priors,
        (CPyVTableItem)CPyDef_encyclopedia___thinking___priors___Priors____give_up_seals,
    };
    memcpy(encyclopedia___thinking___priors___Priors_vtable, encyclopedia___thinking___priors___Priors_vtable_scratch, sizeof(encyclopedia___thinking___priors___Priors_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___thinking___priors___Priors_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___thinking___priors___Priors_get__book(serai___games___encyclopedia___thinking___priors___PriorsObject *self, void *closure);
static int
encyclopedia___thinking___priors___Priors_set__book(serai___games___encyclopedia___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___priors___Priors_get__weights(serai___games___encyclopedia___thinking___priors___PriorsObject *self, void *closure);
static int
encyclopedia___thinking___priors___Priors_set__weights(serai___games___encyclopedia___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___priors___Priors_get__slots(serai___games___encyclopedia___thinking___priors___PriorsObject *self, void *closure);
static int
encyclopedia___thinking___priors___Priors_set__slots(serai___games___encyclopedia___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___priors___Priors_get__prior(serai___games___encyclopedia___thinking___priors___PriorsObject *self, void *closure);
static int
encyclopedia___thinking___priors___Priors_set__prior(serai___games___encyclopedia___thinking___priors___PriorsObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___thinking___priors___Priors_getseters[] = {
    {"_book",
     (getter)encyclopedia___thinking___priors___Priors_get__book, (setter)encyclopedia___thinking___priors___Priors_set__book,
     NULL, NULL},
    {"_weights",
     (getter)encyclopedia___thinking___priors___Priors_get__weights, (setter)encyclopedia___thinking___priors___Priors_set__weights,
     NULL, NULL},
    {"_slots",
     (getter)encyclopedia___thinking___priors___Priors_get__slots, (setter)encyclopedia___thinking___priors___Priors_set__slots,
     NULL, NULL},
    {"_prior",
     (getter)encyclopedia___thinking___priors___Priors_get__prior, (setter)encyclopedia___thinking___priors___Priors_set__prior,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___thinking___priors___Priors_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___thinking___priors_____mypyc__Priors_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_encyclopedia___thinking___priors___Priors_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_encyclopedia___thinking___priors___Priors___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, t, decision)\n--\n\n")},
    {"_add_action_priors",
     (PyCFunction)CPyPy_encyclopedia___thinking___priors___Priors____add_action_priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_action_priors($self, t, decision, priors)\n--\n\n")},
    {"_add_die_priors",
     (PyCFunction)CPyPy_encyclopedia___thinking___priors___Priors____add_die_priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_die_priors($self, t, decision, priors)\n--\n\n")},
    {"_add_type_priors",
     (PyCFunction)CPyPy_encyclopedia___thinking___priors___Priors____add_type_priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_type_priors($self, decision, priors)\n--\n\n")},
    {"_add_research_priors",
     (PyCFunction)CPyPy_encyclopedia___thinking___priors___Priors____add_research_priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_research_priors($self, t, decision, priors)\n--\n\n")},
    {"_add_raise_priors",
     (PyCFunction)CPyPy_encyclopedia___thinking___priors___Priors____add_raise_priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_raise_priors($self, t, decision, priors)\n--\n\n")},
    {"_give_up_seals",
     (PyCFunction)CPyPy_encyclopedia___thinking___priors___Priors____give_up_seals,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_give_up_seals($self, decision, priors)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___thinking___priors___Priors_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Priors",
    .tp_new = encyclopedia___thinking___priors___Priors_new,
    .tp_dealloc = (destructor)encyclopedia___thinking___priors___Priors_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___thinking___priors___Priors_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___thinking___priors___Priors_clear,
    .tp_getset = encyclopedia___thinking___priors___Priors_getseters,
    .tp_methods = encyclopedia___thinking___priors___Priors_methods,
    .tp_init = encyclopedia___thinking___priors___Priors_init,
    .tp_basicsize = sizeof(serai___games___encyclopedia___thinking___priors___PriorsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Priors(book, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___thinking___priors___Priors_template = &CPyType_encyclopedia___thinking___priors___Priors_template_;

PyObject *CPyDef_encyclopedia___thinking___priors_____mypyc__Priors_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___thinking___priors___PriorsObject *self;
    self = (serai___games___encyclopedia___thinking___priors___PriorsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___thinking___priors___Priors_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___thinking___priors___Priors(PyObject *cpy_r_book, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_encyclopedia___thinking___priors_____mypyc__Priors_setup((PyObject *)CPyType_encyclopedia___thinking___priors___Priors);
    if (self == NULL)
        return NULL;
    char res = CPyDef_encyclopedia___thinking___priors___Priors_____init__(self, cpy_r_book, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___thinking___priors___Priors_get__book(serai___games___encyclopedia___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
encyclopedia___thinking___priors___Priors_set__book(serai___games___encyclopedia___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_encyclopedia___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.encyclopedia.book.Book", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__book != NULL) {
        CPy_DECREF(self->__book);
    }
    self->__book = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___priors___Priors_get__weights(serai___games___encyclopedia___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__weights == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_weights' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__weights);
    PyObject *retval = self->__weights;
    return retval;
}

static int
encyclopedia___thinking___priors___Priors_set__weights(serai___games___encyclopedia___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_weights' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_encyclopedia___thinking___weights___Weights))
        tmp = value;
    else {
        CPy_TypeError("serai.games.encyclopedia.thinking.weights.Weights", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__weights != NULL) {
        CPy_DECREF(self->__weights);
    }
    self->__weights = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___priors___Priors_get__slots(serai___games___encyclopedia___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__slots == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_slots' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__slots);
    PyObject *retval = self->__slots;
    return retval;
}

static int
encyclopedia___thinking___priors___Priors_set__slots(serai___games___encyclopedia___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_slots' cannot be deleted");
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
    if (self->__slots != NULL) {
        CPy_DECREF(self->__slots);
    }
    self->__slots = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___priors___Priors_get__prior(serai___games___encyclopedia___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__prior == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_prior' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__prior);
    PyObject *retval = self->__prior;
    return retval;
}

static int
encyclopedia___thinking___priors___Priors_set__prior(serai___games___encyclopedia___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_prior' cannot be deleted");
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
    if (self->__prior != NULL) {
        CPy_DECREF(self->__prior);
    }
    self->__prior = tmp;
    return 0;
}
static PyMethodDef encyclopedia___thinking___priorsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___thinking___priors__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___thinking___priors__internal, "__name__");
    CPyStatic_encyclopedia___thinking___priors___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___thinking___priors__internal);
    if (unlikely(CPyStatic_encyclopedia___thinking___priors___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___thinking___priors_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___thinking___priors__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_encyclopedia___thinking___priors___RAISES.f0);
    CPy_XDECREF(CPyStatic_encyclopedia___thinking___priors___RAISES.f1);
    CPyStatic_encyclopedia___thinking___priors___RAISES = (tuple_T2OO) { NULL, NULL };
    CPy_XDECREF(CPyStatic_encyclopedia___thinking___priors___NEED_VALUE.f0);
    CPy_XDECREF(CPyStatic_encyclopedia___thinking___priors___NEED_VALUE.f1);
    CPy_XDECREF(CPyStatic_encyclopedia___thinking___priors___NEED_VALUE.f2);
    CPyStatic_encyclopedia___thinking___priors___NEED_VALUE = (tuple_T3OOO) { NULL, NULL, NULL };
    Py_CLEAR(CPyType_encyclopedia___thinking___priors___Priors);
    return -1;
}
int CPyExec_serai___games___encyclopedia___thinking___priors(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___thinking___priors__impl, &CPyImportState_serai___games___encyclopedia___thinking___priors, &CPyModule_serai___games___encyclopedia___thinking___priors);
}
static struct PyModuleDef encyclopedia___thinking___priorsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.thinking.priors",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___thinking___priorsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___thinking___priors(void)
{
    if (CPyModule_serai___games___encyclopedia___thinking___priors__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___thinking___priors__internal);
        return CPyModule_serai___games___encyclopedia___thinking___priors__internal;
    }
    CPyModule_serai___games___encyclopedia___thinking___priors__internal = PyModule_Create(&encyclopedia___thinking___priorsmodule);
    return CPyModule_serai___games___encyclopedia___thinking___priors__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___thinking___priors(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___thinking___priors__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___thinking___priors__internal);
        return CPyModule_serai___games___encyclopedia___thinking___priors__internal;
    }
    CPyModule_serai___games___encyclopedia___thinking___priors__internal = PyModule_Create(&encyclopedia___thinking___priorsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___thinking___priors__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.thinking.priors");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___thinking___priors__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___thinking___priors__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___thinking___priors__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___thinking___priors(CPyModule_serai___games___encyclopedia___thinking___priors__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___thinking___priors__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.thinking.priors");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___thinking___priors__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___priors___Priors_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    double cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    double cpy_r_r38;
    double cpy_r_r39;
    char cpy_r_r40;
    double cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    double cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    double cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    int64_t cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    CPyPtr cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    CPyPtr cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    double cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    CPy_INCREF(cpy_r_book);
    ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__weights = cpy_r_weights;
    cpy_r_r0 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_slot_gains;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "__init__", "Book", "slot_gains", 27, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL33;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemShort(cpy_r_r0, 0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 27, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL33;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 27, CPyStatic_encyclopedia___thinking___priors___globals, "list", cpy_r_r1);
        goto CPyL33;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = PyList_New(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 27, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL34;
    }
    cpy_r_r6 = 0;
CPyL5: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL35;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 27, CPyStatic_encyclopedia___thinking___priors___globals, "tuple", cpy_r_r14);
        goto CPyL36;
    }
    cpy_r_r16 = CPyDef_encyclopedia___thinking___weights___Weights___of_gains(cpy_r_weights, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 == -113.0;
    if (unlikely(cpy_r_r17)) goto CPyL9;
CPyL8: ;
    cpy_r_r18 = PyFloat_FromDouble(cpy_r_r16);
    CPyList_SetItemUnsafe(cpy_r_r5, cpy_r_r6, cpy_r_r18);
    goto CPyL10;
CPyL9: ;
    cpy_r_r19 = PyErr_Occurred();
    if (unlikely(cpy_r_r19 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 27, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL36;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r20 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r20;
    goto CPyL5;
CPyL11: ;
    ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__slots = cpy_r_r5;
    cpy_r_r21 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_options;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "__init__", "Book", "options", 28, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r21);
CPyL12: ;
    cpy_r_r22 = PyList_New(1);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 29, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL37;
    }
    cpy_r_r23 = PyFloat_FromDouble(0.0);
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    *(PyObject * *)cpy_r_r25 = cpy_r_r23;
    cpy_r_r26 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r21)->_vocabulary;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = CPyDef_option___Vocabulary_____len__(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 29, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL38;
    }
    cpy_r_r28 = cpy_r_r27 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (cpy_r_r29) goto CPyL16;
    cpy_r_r30 = 0 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL17;
CPyL16: ;
    cpy_r_r32 = CPyTagged_IsLt_(cpy_r_r27, 0);
    cpy_r_r33 = cpy_r_r32 ^ 1;
    if (cpy_r_r33) {
        goto CPyL20;
    } else
        goto CPyL39;
CPyL17: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r27 >= (Py_ssize_t)0;
    if (cpy_r_r34) {
        goto CPyL20;
    } else
        goto CPyL39;
CPyL18: ;
    PyErr_SetString(PyExc_ValueError, "__len__() should return >= 0");
    cpy_r_r35 = 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 29, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r36 = CPySequence_Multiply(cpy_r_r22, cpy_r_r27);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 29, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL37;
    }
    cpy_r_r37 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_bank_coins;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "__init__", "Book", "bank_coins", 30, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL40;
    }
    CPyTagged_INCREF(cpy_r_r37);
CPyL22: ;
    cpy_r_r38 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_coin;
    cpy_r_r39 = CPyFloat_FromTagged(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r40 = cpy_r_r39 == -113.0;
    if (unlikely(cpy_r_r40)) goto CPyL24;
CPyL23: ;
    cpy_r_r41 = cpy_r_r39 * cpy_r_r38;
    cpy_r_r42 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r21)->_bank;
    cpy_r_r43 = ((serai___kernel___option___OptionObject *)cpy_r_r42)->_index;
    CPyTagged_INCREF(cpy_r_r43);
    cpy_r_r44 = PyFloat_FromDouble(cpy_r_r41);
    cpy_r_r45 = CPyList_SetItem(cpy_r_r36, cpy_r_r43, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r43);
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 30, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL40;
    } else
        goto CPyL25;
CPyL24: ;
    cpy_r_r46 = PyErr_Occurred();
    if (unlikely(cpy_r_r46 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 30, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL40;
    } else
        goto CPyL23;
CPyL25: ;
    cpy_r_r47 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_expert;
    cpy_r_r48 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r21)->_university;
    cpy_r_r49 = ((serai___kernel___option___OptionObject *)cpy_r_r48)->_index;
    CPyTagged_INCREF(cpy_r_r49);
    cpy_r_r50 = PyFloat_FromDouble(cpy_r_r47);
    cpy_r_r51 = CPyList_SetItem(cpy_r_r36, cpy_r_r49, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r49);
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 31, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL40;
    }
    cpy_r_r52 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_animal;
    cpy_r_r53 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r21)->_academy;
    cpy_r_r54 = ((serai___kernel___option___OptionObject *)cpy_r_r53)->_index;
    CPyTagged_INCREF(cpy_r_r54);
    cpy_r_r55 = PyFloat_FromDouble(cpy_r_r52);
    cpy_r_r56 = CPyList_SetItem(cpy_r_r36, cpy_r_r54, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 32, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL40;
    }
    cpy_r_r57 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r21)->_publish;
    CPy_INCREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r58 = 0;
CPyL28: ;
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r60 = *(int64_t *)cpy_r_r59;
    cpy_r_r61 = cpy_r_r58 < cpy_r_r60;
    if (!cpy_r_r61) goto CPyL41;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyListObject, ob_item));
    cpy_r_r63 = *(CPyPtr *)cpy_r_r62;
    cpy_r_r64 = cpy_r_r58 * 8;
    cpy_r_r65 = cpy_r_r63 + cpy_r_r64;
    cpy_r_r66 = *(PyObject * *)cpy_r_r65;
    CPy_INCREF(cpy_r_r66);
    if (likely(Py_TYPE(cpy_r_r66) == CPyType_option___Option))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 33, CPyStatic_encyclopedia___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r66);
        goto CPyL42;
    }
    cpy_r_r68 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_seal;
    cpy_r_r69 = ((serai___kernel___option___OptionObject *)cpy_r_r67)->_index;
    CPyTagged_INCREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r70 = PyFloat_FromDouble(cpy_r_r68);
    cpy_r_r71 = CPyList_SetItem(cpy_r_r36, cpy_r_r69, cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 34, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL42;
    }
    cpy_r_r72 = cpy_r_r58 + 1;
    cpy_r_r58 = cpy_r_r72;
    goto CPyL28;
CPyL32: ;
    ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__prior = cpy_r_r36;
    return 1;
CPyL33: ;
    cpy_r_r73 = 2;
    return cpy_r_r73;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL33;
CPyL35: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL11;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL33;
CPyL37: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL33;
CPyL38: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    goto CPyL33;
CPyL39: ;
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r27);
    goto CPyL18;
CPyL40: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r36);
    goto CPyL33;
CPyL41: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL32;
CPyL42: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r57);
    goto CPyL33;
}
        
        PyObject *CPyPy_encyclopedia___thinking___priors___Priors_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_encyclopedia___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___thinking___priors___Priors_____init__(arg_self, arg_book, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "__init__", 24, CPyStatic_encyclopedia___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___thinking___priors___Priors___of(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    double cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    tuple_T2OO cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T3OOO cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    cpy_r_r0 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__prior;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 40, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL41;
    }
    cpy_r_r2 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 40, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL42;
    }
CPyL2: ;
    cpy_r_r3 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 40, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL42;
    }
CPyL3: ;
    cpy_r_r4 = PyIter_Next(cpy_r_r3);
    if (cpy_r_r4 == NULL) goto CPyL43;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_option___Option))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 40, CPyStatic_encyclopedia___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r4);
        goto CPyL44;
    }
    cpy_r_r6 = ((serai___kernel___option___OptionObject *)cpy_r_r5)->_index;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r0, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 40, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL45;
    }
    cpy_r_r8 = PyFloat_AsDouble(cpy_r_r7);
    if (cpy_r_r8 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r7); cpy_r_r8 = -113.0;
    }
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 == -113.0;
    if (unlikely(cpy_r_r9)) goto CPyL8;
CPyL7: ;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r10 = PyFloat_FromDouble(cpy_r_r8);
    cpy_r_r11 = PyList_Append(cpy_r_r1, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 40, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL44;
    } else
        goto CPyL3;
CPyL8: ;
    cpy_r_r13 = PyErr_Occurred();
    if (unlikely(cpy_r_r13 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 40, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL45;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r14 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 40, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL46;
    }
    cpy_r_r15 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "of", "Table", "die", 41, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL47;
    }
CPyL11: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 != -2;
    if (!cpy_r_r16) goto CPyL14;
    cpy_r_r17 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPyStatics[334]; /* 'action' */
    cpy_r_r19 = CPyStr_EqualLiteral(cpy_r_r17, cpy_r_r18, 6);
    CPy_DECREF(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL14;
    cpy_r_r20 = CPyDef_encyclopedia___thinking___priors___Priors____add_action_priors(cpy_r_self, cpy_r_t, cpy_r_decision, cpy_r_r1);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 42, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL47;
    } else
        goto CPyL28;
CPyL14: ;
    cpy_r_r21 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = CPyStatics[543]; /* 'die' */
    cpy_r_r23 = CPyStr_EqualLiteral(cpy_r_r21, cpy_r_r22, 3);
    CPy_DECREF(cpy_r_r21);
    if (!cpy_r_r23) goto CPyL16;
    cpy_r_r24 = CPyDef_encyclopedia___thinking___priors___Priors____add_die_priors(cpy_r_self, cpy_r_t, cpy_r_decision, cpy_r_r1);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 44, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL47;
    } else
        goto CPyL28;
CPyL16: ;
    cpy_r_r25 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyStatics[470]; /* 'highest-type' */
    cpy_r_r27 = CPyStr_EqualLiteral(cpy_r_r25, cpy_r_r26, 12);
    CPy_DECREF(cpy_r_r25);
    if (!cpy_r_r27) goto CPyL18;
    cpy_r_r28 = CPyDef_encyclopedia___thinking___priors___Priors____add_type_priors(cpy_r_self, cpy_r_decision, cpy_r_r1);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 46, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL47;
    } else
        goto CPyL28;
CPyL18: ;
    cpy_r_r29 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPyStatics[437]; /* 'research' */
    cpy_r_r31 = CPyStr_EqualLiteral(cpy_r_r29, cpy_r_r30, 8);
    CPy_DECREF(cpy_r_r29);
    if (!cpy_r_r31) goto CPyL20;
    cpy_r_r32 = CPyDef_encyclopedia___thinking___priors___Priors____add_research_priors(cpy_r_self, cpy_r_t, cpy_r_decision, cpy_r_r1);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 48, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL47;
    } else
        goto CPyL28;
CPyL20: ;
    cpy_r_r33 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = CPyStatic_encyclopedia___thinking___priors___RAISES;
    if (unlikely(cpy_r_r34.f0 == NULL)) {
        goto CPyL48;
    } else
        goto CPyL23;
CPyL21: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"RAISES\" was not set");
    cpy_r_r35 = 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 49, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r36 = cpy_r_r34.f0;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37 = cpy_r_r34.f1;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = CPyStr_Equal(cpy_r_r33, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (cpy_r_r38) goto CPyL49;
    cpy_r_r39 = CPyStr_Equal(cpy_r_r33, cpy_r_r37);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r37);
    if (cpy_r_r39) goto CPyL26;
    if (0) {
        goto CPyL27;
    } else
        goto CPyL28;
CPyL26: ;
    if (!1) goto CPyL28;
CPyL27: ;
    cpy_r_r40 = CPyDef_encyclopedia___thinking___priors___Priors____add_raise_priors(cpy_r_self, cpy_r_t, cpy_r_decision, cpy_r_r1);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 50, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL47;
    }
CPyL28: ;
    cpy_r_r41 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42 = CPyStatic_encyclopedia___thinking___priors___NEED_VALUE;
    if (unlikely(cpy_r_r42.f0 == NULL)) {
        goto CPyL50;
    } else
        goto CPyL31;
CPyL29: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_VALUE\" was not set");
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 51, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r44 = cpy_r_r42.f0;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = cpy_r_r42.f1;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46 = cpy_r_r42.f2;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47 = CPyStr_Equal(cpy_r_r41, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r48 = cpy_r_r47 == 0;
    if (!cpy_r_r48) goto CPyL51;
    cpy_r_r49 = CPyStr_Equal(cpy_r_r41, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r50 = cpy_r_r49 == 0;
    if (!cpy_r_r50) goto CPyL52;
    cpy_r_r51 = CPyStr_Equal(cpy_r_r41, cpy_r_r46);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r52 = cpy_r_r51 == 0;
    if (!cpy_r_r52) goto CPyL35;
    if (1) {
        goto CPyL36;
    } else
        goto CPyL39;
CPyL35: ;
    if (!0) goto CPyL39;
CPyL36: ;
    cpy_r_r53 = CPyDef_encyclopedia___thinking___features___is_last_round(cpy_r_t);
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 51, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL47;
    }
    if (cpy_r_r53) goto CPyL39;
    cpy_r_r54 = CPyDef_encyclopedia___thinking___priors___Priors____give_up_seals(cpy_r_self, cpy_r_decision, cpy_r_r1);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 52, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL47;
    }
CPyL39: ;
    return cpy_r_r1;
CPyL40: ;
    cpy_r_r55 = NULL;
    return cpy_r_r55;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL40;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL40;
CPyL43: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL9;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL40;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL40;
CPyL46: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL40;
CPyL47: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL40;
CPyL48: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r33);
    goto CPyL21;
CPyL49: ;
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r37);
    goto CPyL26;
CPyL50: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r41);
    goto CPyL29;
CPyL51: ;
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    goto CPyL35;
CPyL52: ;
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r46);
    goto CPyL35;
}
        
        PyObject *CPyPy_encyclopedia___thinking___priors___Priors___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___thinking___priors___Priors___of(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "of", 37, CPyStatic_encyclopedia___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___priors___Priors____add_action_priors(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision, PyObject *cpy_r_priors) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_table;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    double cpy_r_r30;
    double cpy_r_r31;
    char cpy_r_r32;
    double cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    double cpy_r_r56;
    double cpy_r_r57;
    char cpy_r_r58;
    double cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    cpy_r_r0 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", "Book", "options", 58, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", "Table", "players", 59, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL49;
    }
CPyL2: ;
    cpy_r_r3 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 59, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 59, CPyStatic_encyclopedia___thinking___priors___globals, "serai.games.encyclopedia.table.Player", cpy_r_r4);
        goto CPyL49;
    }
    cpy_r_r6 = CPyDef_boosts___die_value(cpy_r_t, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 59, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL49;
    }
    cpy_r_r7 = 0;
    cpy_r_r8 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 60, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL50;
    }
CPyL6: ;
    cpy_r_r9 = PyObject_GetIter(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 60, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL50;
    }
CPyL7: ;
    cpy_r_r10 = PyIter_Next(cpy_r_r9);
    if (cpy_r_r10 == NULL) goto CPyL51;
    cpy_r_place = cpy_r_r7;
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_option___Option))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 60, CPyStatic_encyclopedia___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r10);
        goto CPyL52;
    }
    cpy_r_r12 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_embassy;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_r11 == cpy_r_r12;
    CPy_DECREF(cpy_r_r12);
    if (cpy_r_r13) {
        goto CPyL53;
    } else
        goto CPyL24;
CPyL10: ;
    cpy_r_r14 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_embassy_tokens;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", "Book", "embassy_tokens", 62, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r14);
CPyL11: ;
    cpy_r_table = cpy_r_r14;
    cpy_r_r15 = CPyList_GetItem(cpy_r_priors, cpy_r_place);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 63, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL54;
    }
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_table + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = CPyTagged_Subtract(cpy_r_r18, 2);
    cpy_r_r20 = cpy_r_r19 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (cpy_r_r21) goto CPyL14;
    cpy_r_r22 = cpy_r_r6 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL15;
CPyL14: ;
    cpy_r_r24 = CPyTagged_IsLt_(cpy_r_r19, cpy_r_r6);
    if (cpy_r_r24) {
        goto CPyL16;
    } else
        goto CPyL55;
CPyL15: ;
    cpy_r_r25 = (Py_ssize_t)cpy_r_r19 < (Py_ssize_t)cpy_r_r6;
    if (!cpy_r_r25) goto CPyL55;
CPyL16: ;
    cpy_r_r26 = cpy_r_r19;
    goto CPyL18;
CPyL17: ;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_r26 = cpy_r_r6;
CPyL18: ;
    cpy_r_r27 = CPyList_GetItem(cpy_r_table, cpy_r_r26);
    CPy_DECREF(cpy_r_table);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 63, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 63, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL56;
    }
    cpy_r_r29 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r30 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r29)->_token;
    cpy_r_r31 = CPyFloat_FromTagged(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r28);
    cpy_r_r32 = cpy_r_r31 == -113.0;
    if (unlikely(cpy_r_r32)) goto CPyL22;
CPyL21: ;
    cpy_r_r33 = cpy_r_r31 * cpy_r_r30;
    cpy_r_r34 = PyFloat_FromDouble(cpy_r_r33);
    cpy_r_r35 = PyNumber_InPlaceAdd(cpy_r_r15, cpy_r_r34);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 63, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL52;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 63, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL56;
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r37 = CPyList_SetItem(cpy_r_priors, cpy_r_place, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 63, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL57;
    } else
        goto CPyL44;
CPyL24: ;
    cpy_r_r38 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_academy;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r39 = cpy_r_r11 == cpy_r_r38;
    CPy_DECREF(cpy_r_r38);
    if (cpy_r_r39) {
        goto CPyL58;
    } else
        goto CPyL39;
CPyL25: ;
    cpy_r_r40 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_academy_reputation;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", "Book", "academy_reputation", 65, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r40);
CPyL26: ;
    cpy_r_table = cpy_r_r40;
    cpy_r_r41 = CPyList_GetItem(cpy_r_priors, cpy_r_place);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 66, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL54;
    }
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_table + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r43 << 1;
    cpy_r_r45 = CPyTagged_Subtract(cpy_r_r44, 2);
    cpy_r_r46 = cpy_r_r45 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL29;
    cpy_r_r48 = cpy_r_r6 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL30;
CPyL29: ;
    cpy_r_r50 = CPyTagged_IsLt_(cpy_r_r45, cpy_r_r6);
    if (cpy_r_r50) {
        goto CPyL31;
    } else
        goto CPyL59;
CPyL30: ;
    cpy_r_r51 = (Py_ssize_t)cpy_r_r45 < (Py_ssize_t)cpy_r_r6;
    if (!cpy_r_r51) goto CPyL59;
CPyL31: ;
    cpy_r_r52 = cpy_r_r45;
    goto CPyL33;
CPyL32: ;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_r52 = cpy_r_r6;
CPyL33: ;
    cpy_r_r53 = CPyList_GetItem(cpy_r_table, cpy_r_r52);
    CPy_DECREF(cpy_r_table);
    CPyTagged_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 66, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL60;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 66, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL60;
    }
    cpy_r_r55 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r56 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r55)->_reputation;
    cpy_r_r57 = CPyFloat_FromTagged(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    cpy_r_r58 = cpy_r_r57 == -113.0;
    if (unlikely(cpy_r_r58)) goto CPyL37;
CPyL36: ;
    cpy_r_r59 = cpy_r_r57 * cpy_r_r56;
    cpy_r_r60 = PyFloat_FromDouble(cpy_r_r59);
    cpy_r_r61 = PyNumber_InPlaceAdd(cpy_r_r41, cpy_r_r60);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 66, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL52;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_r62 = PyErr_Occurred();
    if (unlikely(cpy_r_r62 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 66, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL60;
    } else
        goto CPyL36;
CPyL38: ;
    cpy_r_r63 = CPyList_SetItem(cpy_r_priors, cpy_r_place, cpy_r_r61);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 66, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL57;
    } else
        goto CPyL44;
CPyL39: ;
    cpy_r_r64 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_expedition;
    CPy_INCREF(cpy_r_r64);
    cpy_r_r65 = PySequence_Contains(cpy_r_r64, cpy_r_r11);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 67, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL52;
    }
    cpy_r_r67 = cpy_r_r65;
    if (!cpy_r_r67) goto CPyL61;
    cpy_r_r68 = CPyList_GetItem(cpy_r_priors, cpy_r_place);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 68, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL52;
    }
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r6);
    cpy_r_r70 = PyNumber_InPlaceAdd(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 68, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL52;
    }
    cpy_r_r71 = CPyList_SetItem(cpy_r_priors, cpy_r_place, cpy_r_r70);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 68, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL57;
    }
CPyL44: ;
    cpy_r_r72 = cpy_r_r7 + 2;
    cpy_r_r7 = cpy_r_r72;
    goto CPyL7;
CPyL45: ;
    cpy_r_r73 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 60, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL47;
    }
    return 1;
CPyL47: ;
    cpy_r_r74 = 2;
    return cpy_r_r74;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL47;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL47;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL47;
CPyL51: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r9);
    goto CPyL45;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL47;
CPyL53: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL10;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_table);
    goto CPyL47;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r19);
    goto CPyL17;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r15);
    goto CPyL47;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    goto CPyL47;
CPyL58: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL25;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_r45);
    goto CPyL32;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r41);
    goto CPyL47;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL44;
}
        
        PyObject *CPyPy_encyclopedia___thinking___priors___Priors____add_action_priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", "priors", 0};
            static CPyArg_Parser parser = {"OOO:_add_action_priors", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            PyObject *obj_priors;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision, &obj_priors)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *arg_priors;
            if (likely(PyList_Check(obj_priors)))
                arg_priors = obj_priors;
            else {
                CPy_TypeError("list", obj_priors); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___thinking___priors___Priors____add_action_priors(arg_self, arg_t, arg_decision, arg_priors);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_action_priors", 55, CPyStatic_encyclopedia___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___priors___Priors____add_die_priors(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision, PyObject *cpy_r_priors) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    double cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    int32_t cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    CPyTagged cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    cpy_r_r0 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", "Table", "players", 73, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL56;
    }
CPyL1: ;
    cpy_r_r2 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 73, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL56;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_encyclopedia___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 73, CPyStatic_encyclopedia___thinking___priors___globals, "serai.games.encyclopedia.table.Player", cpy_r_r3);
        goto CPyL56;
    }
    cpy_r_r5 = PyList_New(1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 74, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL57;
    }
    cpy_r_r6 = CPyStatics[4896]; /* 0 */
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    CPy_INCREF(cpy_r_r6);
    *(PyObject * *)cpy_r_r8 = cpy_r_r6;
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_continents;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", "Book", "continents", 74, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r9);
CPyL5: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    CPy_DECREF(cpy_r_r9);
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = CPySequence_Multiply(cpy_r_r5, cpy_r_r12);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 74, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL57;
    }
    cpy_r_r14 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_study;
    if (unlikely(cpy_r_r14 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'study' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r14);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 75, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL59;
    }
CPyL7: ;
    cpy_r_r15 = 0;
CPyL8: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL60;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 75, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL61;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", "Book", "animal_continent", 76, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL62;
    }
CPyL11: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 76, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL61;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 76, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL61;
    }
    cpy_r_r28 = CPyList_GetItem(cpy_r_r13, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 76, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL63;
    }
    cpy_r_r29 = CPyStatics[4897]; /* 1 */
    cpy_r_r30 = PyNumber_InPlaceAdd(cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 76, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL63;
    }
    cpy_r_r31 = CPyList_SetItem(cpy_r_r13, cpy_r_r27, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 76, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL61;
    }
    cpy_r_r32 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r32;
    goto CPyL8;
CPyL17: ;
    cpy_r_r33 = 0;
    cpy_r_r34 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 77, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL59;
    }
CPyL18: ;
    cpy_r_r35 = PyObject_GetIter(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 77, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL59;
    }
CPyL19: ;
    cpy_r_r36 = PyIter_Next(cpy_r_r35);
    if (cpy_r_r36 == NULL) goto CPyL64;
    cpy_r_place = cpy_r_r33;
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_option___Option))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 77, CPyStatic_encyclopedia___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r36);
        goto CPyL65;
    }
    cpy_r_r38 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", "Book", "options", 78, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL66;
    }
CPyL22: ;
    cpy_r_r39 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r38)->_die;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = PySequence_Contains(cpy_r_r39, cpy_r_r37);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 78, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL66;
    }
    cpy_r_r42 = cpy_r_r40;
    if (!cpy_r_r42) goto CPyL67;
    cpy_r_r43 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", "Table", "places", 79, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL66;
    }
CPyL25: ;
    cpy_r_r44 = ((serai___kernel___option___OptionObject *)cpy_r_r37)->_value;
    cpy_r_r45 = PyObject_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 79, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL66;
    }
    cpy_r_r46 = CPyStatics[4895]; /* 10 */
    cpy_r_r47 = PyNumber_Divmod(cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 79, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL66;
    }
    cpy_r_r48 = PyObject_GetIter(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 79, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL66;
    }
    cpy_r_r49 = PyIter_Next(cpy_r_r48);
    if (cpy_r_r49 == NULL) {
        goto CPyL68;
    } else
        goto CPyL31;
CPyL29: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 79, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r51 = PyIter_Next(cpy_r_r48);
    if (cpy_r_r51 == NULL) {
        goto CPyL69;
    } else
        goto CPyL34;
CPyL32: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r52 = 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 79, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r53 = PyIter_Next(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (cpy_r_r53 == NULL) {
        goto CPyL37;
    } else
        goto CPyL70;
CPyL35: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r54 = 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 79, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r55 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", "Table", "values", 80, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL71;
    }
CPyL38: ;
    cpy_r_r56 = ((serai___kernel___option___OptionObject *)cpy_r_r37)->_value;
    cpy_r_r57 = PyObject_GetItem(cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 80, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL71;
    }
    cpy_r_r58 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r59 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r58)->_alike;
    cpy_r_r60 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_die_colour;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", "Book", "die_colour", 80, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL72;
    }
CPyL40: ;
    cpy_r_r61 = ((serai___kernel___option___OptionObject *)cpy_r_r37)->_value;
    cpy_r_r62 = PyObject_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 80, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL72;
    }
    cpy_r_r63 = PyObject_GetItem(cpy_r_r13, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 80, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL72;
    }
    CPy_DECREF(cpy_r_r37);
    cpy_r_r64 = PyFloat_FromDouble(cpy_r_r59);
    cpy_r_r65 = PyNumber_Multiply(cpy_r_r64, cpy_r_r63);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 80, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL73;
    }
    cpy_r_r66 = PyNumber_Add(cpy_r_r57, cpy_r_r65);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 80, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL74;
    }
    cpy_r_r67 = CPyList_SetItem(cpy_r_priors, cpy_r_place, cpy_r_r66);
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 80, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL74;
    }
    cpy_r_r68 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r68);
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r68);
    cpy_r_r70 = PyObject_RichCompare(cpy_r_r49, cpy_r_r69, 3);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 81, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL75;
    }
    cpy_r_r71 = PyObject_IsTrue(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 >= 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 81, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL75;
    }
    cpy_r_r73 = cpy_r_r71;
    if (!cpy_r_r73) goto CPyL76;
    cpy_r_r74 = CPyList_GetItem(cpy_r_priors, cpy_r_place);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 82, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL75;
    }
    cpy_r_r75 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__slots;
    cpy_r_r76 = PyObject_GetItem(cpy_r_r75, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 82, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL77;
    }
    cpy_r_r77 = PyNumber_InPlaceSubtract(cpy_r_r74, cpy_r_r76);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 82, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL65;
    }
    cpy_r_r78 = CPyList_SetItem(cpy_r_priors, cpy_r_place, cpy_r_r77);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 82, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL78;
    }
CPyL52: ;
    cpy_r_r79 = cpy_r_r33 + 2;
    cpy_r_r33 = cpy_r_r79;
    goto CPyL19;
CPyL53: ;
    cpy_r_r80 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 77, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL55;
    }
    return 1;
CPyL55: ;
    cpy_r_r81 = 2;
    return cpy_r_r81;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL55;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL55;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL55;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    goto CPyL55;
CPyL60: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL17;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL55;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL55;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL55;
CPyL64: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r35);
    goto CPyL53;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL55;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r37);
    goto CPyL55;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r37);
    goto CPyL52;
CPyL68: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r48);
    goto CPyL29;
CPyL69: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r49);
    goto CPyL32;
CPyL70: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r53);
    goto CPyL35;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    goto CPyL55;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r57);
    goto CPyL55;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r57);
    goto CPyL55;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    goto CPyL55;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r51);
    goto CPyL55;
CPyL76: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r51);
    goto CPyL52;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r74);
    goto CPyL55;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r35);
    goto CPyL55;
}
        
        PyObject *CPyPy_encyclopedia___thinking___priors___Priors____add_die_priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", "priors", 0};
            static CPyArg_Parser parser = {"OOO:_add_die_priors", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            PyObject *obj_priors;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision, &obj_priors)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *arg_priors;
            if (likely(PyList_Check(obj_priors)))
                arg_priors = obj_priors;
            else {
                CPy_TypeError("list", obj_priors); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___thinking___priors___Priors____add_die_priors(arg_self, arg_t, arg_decision, arg_priors);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_die_priors", 70, CPyStatic_encyclopedia___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___priors___Priors____add_type_priors(PyObject *cpy_r_self, PyObject *cpy_r_decision, PyObject *cpy_r_priors) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_highest;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    cpy_r_r0 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", "Book", "options", 86, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL25;
    }
CPyL1: ;
    cpy_r_r2 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_type;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 87, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL26;
    }
    cpy_r_r4 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 87, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL27;
    }
CPyL3: ;
    cpy_r_r5 = PyObject_GetIter(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 87, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL27;
    }
CPyL4: ;
    cpy_r_r6 = PyIter_Next(cpy_r_r5);
    if (cpy_r_r6 == NULL) goto CPyL28;
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_option___Option))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 87, CPyStatic_encyclopedia___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r6);
        goto CPyL29;
    }
    cpy_r_r8 = PySequence_Contains(cpy_r_r2, cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 87, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL30;
    }
    cpy_r_r10 = cpy_r_r8;
    if (!cpy_r_r10) goto CPyL31;
    cpy_r_r11 = ((serai___kernel___option___OptionObject *)cpy_r_r7)->_value;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r12 = PyList_Append(cpy_r_r3, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 87, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL29;
    } else
        goto CPyL4;
CPyL9: ;
    cpy_r_r14 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 87, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL27;
    }
    cpy_r_r15 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r16 = CPyStatics[39]; /* 'max' */
    cpy_r_r17 = CPyObject_GetAttr(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 87, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL27;
    }
    cpy_r_r18 = CPyStatics[4896]; /* 0 */
    PyObject *cpy_r_r19[2] = {cpy_r_r3, cpy_r_r18};
    cpy_r_r20 = (PyObject **)&cpy_r_r19;
    cpy_r_r21 = CPyStatics[4979]; /* ('default',) */
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r20, 1, cpy_r_r21);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 87, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL27;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_highest = cpy_r_r22;
    cpy_r_r23 = 0;
    cpy_r_r24 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 88, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL32;
    }
CPyL13: ;
    cpy_r_r25 = PyObject_GetIter(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 88, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL32;
    }
CPyL14: ;
    cpy_r_r26 = PyIter_Next(cpy_r_r25);
    if (cpy_r_r26 == NULL) goto CPyL33;
    cpy_r_place = cpy_r_r23;
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_option___Option))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 88, CPyStatic_encyclopedia___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r26);
        goto CPyL34;
    }
    cpy_r_r28 = PySequence_Contains(cpy_r_r2, cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 89, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL35;
    }
    cpy_r_r30 = cpy_r_r28;
    if (!cpy_r_r30) goto CPyL36;
    cpy_r_r31 = ((serai___kernel___option___OptionObject *)cpy_r_r27)->_value;
    CPy_INCREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r32 = PyObject_RichCompare(cpy_r_r31, cpy_r_highest, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 89, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL34;
    }
    cpy_r_r33 = PyObject_IsTrue(cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 89, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL34;
    }
    cpy_r_r35 = cpy_r_r33;
    if (!cpy_r_r35) goto CPyL37;
    cpy_r_r36 = PyFloat_FromDouble(-INFINITY);
    cpy_r_r37 = CPyList_SetItem(cpy_r_priors, cpy_r_place, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 90, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL38;
    }
CPyL22: ;
    cpy_r_r38 = cpy_r_r23 + 2;
    cpy_r_r23 = cpy_r_r38;
    goto CPyL14;
CPyL23: ;
    cpy_r_r39 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 88, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL25;
    }
    return 1;
CPyL25: ;
    cpy_r_r40 = 2;
    return cpy_r_r40;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL25;
CPyL27: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL25;
CPyL28: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL9;
CPyL29: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL25;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL25;
CPyL31: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL4;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_highest);
    goto CPyL25;
CPyL33: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_highest);
    CPy_DECREF(cpy_r_r25);
    goto CPyL23;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_highest);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL25;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_highest);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r27);
    goto CPyL25;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r27);
    goto CPyL22;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL22;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_highest);
    CPy_DecRef(cpy_r_r25);
    goto CPyL25;
}
        
        PyObject *CPyPy_encyclopedia___thinking___priors___Priors____add_type_priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"decision", "priors", 0};
            static CPyArg_Parser parser = {"OO:_add_type_priors", kwlist, 0};
            PyObject *obj_decision;
            PyObject *obj_priors;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_decision, &obj_priors)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *arg_priors;
            if (likely(PyList_Check(obj_priors)))
                arg_priors = obj_priors;
            else {
                CPy_TypeError("list", obj_priors); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___thinking___priors___Priors____add_type_priors(arg_self, arg_decision, arg_priors);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_type_priors", 84, CPyStatic_encyclopedia___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___priors___Priors____add_research_priors(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision, PyObject *cpy_r_priors) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_dearest;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    tuple_T2II cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_kind;
    char cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_r62;
    char cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_enough;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    CPyTagged cpy_r_r89;
    CPyTagged cpy_r_r90;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    CPyTagged cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    cpy_r_r0 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Book", "options", 95, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Table", "players", 96, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL85;
    }
CPyL2: ;
    cpy_r_r3 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 96, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL85;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 96, CPyStatic_encyclopedia___thinking___priors___globals, "serai.games.encyclopedia.table.Player", cpy_r_r4);
        goto CPyL85;
    }
    cpy_r_r6 = CPyDef_completion___expedition_value(cpy_r_t, cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 97, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL86;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Table", "spent", 97, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL87;
    }
CPyL6: ;
    cpy_r_r8 = CPyTagged_Subtract(cpy_r_r6, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r9 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_arguments;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_r9 != cpy_r_r10;
    if (cpy_r_r11) {
        goto CPyL9;
    } else
        goto CPyL88;
CPyL7: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 98, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL83;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r13 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_continents;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Book", "continents", 99, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r13);
CPyL10: ;
    cpy_r_r14 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_arguments;
    CPy_INCREF(cpy_r_r14);
    if (likely(cpy_r_r14 != Py_None))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 99, CPyStatic_encyclopedia___thinking___priors___globals, "dict", cpy_r_r14);
        goto CPyL90;
    }
    cpy_r_r16 = CPyStatics[440]; /* 'continent' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 99, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL90;
    }
    cpy_r_r18 = PyObject_Str(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 99, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL90;
    }
    cpy_r_r19 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r20[2] = {cpy_r_r13, cpy_r_r18};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_VectorcallMethod(cpy_r_r19, cpy_r_r21, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 99, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL91;
    }
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r18);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 99, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL89;
    }
    cpy_r_dearest = 0;
    cpy_r_r24 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r5)->_study;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Player", "study", 101, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r24);
CPyL16: ;
    cpy_r_r25 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r5)->_cubes;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Player", "cubes", 101, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r25);
CPyL17: ;
    cpy_r_r26 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r27 = CPyStatics[36]; /* 'zip' */
    cpy_r_r28 = CPyObject_GetAttr(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 101, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL94;
    }
    cpy_r_r29 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r30[3] = {cpy_r_r24, cpy_r_r25, cpy_r_r29};
    cpy_r_r31 = (PyObject **)&cpy_r_r30;
    cpy_r_r32 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r33 = PyObject_Vectorcall(cpy_r_r28, cpy_r_r31, 2, cpy_r_r32);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 101, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL94;
    }
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r34 = PyObject_GetIter(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 101, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL92;
    }
CPyL20: ;
    cpy_r_r35 = PyIter_Next(cpy_r_r34);
    if (cpy_r_r35 == NULL) goto CPyL95;
    PyObject *__tmp878;
    if (unlikely(!(PyTuple_Check(cpy_r_r35) && PyTuple_GET_SIZE(cpy_r_r35) == 2))) {
        __tmp878 = NULL;
        goto __LL879;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r35, 0))))
        __tmp878 = PyTuple_GET_ITEM(cpy_r_r35, 0);
    else {
        __tmp878 = NULL;
    }
    if (__tmp878 == NULL) goto __LL879;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r35, 1))))
        __tmp878 = PyTuple_GET_ITEM(cpy_r_r35, 1);
    else {
        __tmp878 = NULL;
    }
    if (__tmp878 == NULL) goto __LL879;
    __tmp878 = cpy_r_r35;
__LL879: ;
    if (unlikely(__tmp878 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r35); cpy_r_r36 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp880 = PyTuple_GET_ITEM(cpy_r_r35, 0);
        CPyTagged __tmp881;
        if (likely(PyLong_Check(__tmp880)))
            __tmp881 = CPyTagged_FromObject(__tmp880);
        else {
            goto __LL882;
        }
        cpy_r_r36.f0 = __tmp881;
        PyObject *__tmp883 = PyTuple_GET_ITEM(cpy_r_r35, 1);
        CPyTagged __tmp884;
        if (likely(PyLong_Check(__tmp883)))
            __tmp884 = CPyTagged_FromObject(__tmp883);
        else {
            goto __LL885;
        }
        cpy_r_r36.f1 = __tmp884;
    }
    goto __LL886;
__LL882: ;
    cpy_r_r36 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL886;
__LL885: ;
    CPyTagged_DECREF(cpy_r_r36.f0);
    cpy_r_r36 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL886;
__LL886: ;
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 101, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL96;
    }
    cpy_r_r37 = cpy_r_r36.f0;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_r38 = cpy_r_r36.f1;
    CPyTagged_INCREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r36.f0);
    CPyTagged_DECREF(cpy_r_r36.f1);
    cpy_r_r39 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Book", "animal_continent", 102, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL97;
    }
CPyL23: ;
    cpy_r_r40 = CPyList_GetItemBorrow(cpy_r_r39, cpy_r_r37);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 102, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL97;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 102, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL97;
    }
    cpy_r_r42 = cpy_r_r41 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (!cpy_r_r43) goto CPyL27;
    cpy_r_r44 = CPyTagged_IsEq_(cpy_r_r41, cpy_r_r23);
    cpy_r_r45 = cpy_r_r44;
    goto CPyL28;
CPyL27: ;
    cpy_r_r46 = cpy_r_r41 == cpy_r_r23;
    cpy_r_r45 = cpy_r_r46;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r37);
    if (!cpy_r_r45) goto CPyL98;
    cpy_r_r47 = 0;
    cpy_r_kind = cpy_r_r47;
    CPyTagged_DECREF(cpy_r_kind);
CPyL30: ;
    cpy_r_r48 = (Py_ssize_t)cpy_r_r47 < (Py_ssize_t)8;
    if (!cpy_r_r48) goto CPyL98;
    cpy_r_kind = cpy_r_r47;
    cpy_r_r49 = CPyTagged_Rshift(cpy_r_r38, cpy_r_kind);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 104, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL99;
    }
    cpy_r_r50 = CPyTagged_And(cpy_r_r49, 2);
    CPyTagged_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 != 0;
    CPyTagged_DECREF(cpy_r_r50);
    if (cpy_r_r51) goto CPyL100;
    cpy_r_r52 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_cost;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Book", "cost", 105, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL99;
    }
CPyL34: ;
    cpy_r_r53 = CPyList_GetItem(cpy_r_r52, cpy_r_kind);
    CPyTagged_DECREF(cpy_r_kind);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 105, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL101;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 105, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL101;
    }
    cpy_r_r55 = cpy_r_r54 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (cpy_r_r56) goto CPyL38;
    cpy_r_r57 = cpy_r_dearest & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL39;
CPyL38: ;
    cpy_r_r59 = CPyTagged_IsLt_(cpy_r_dearest, cpy_r_r54);
    if (cpy_r_r59) {
        goto CPyL102;
    } else
        goto CPyL103;
CPyL39: ;
    cpy_r_r60 = (Py_ssize_t)cpy_r_r54 > (Py_ssize_t)cpy_r_dearest;
    if (cpy_r_r60) {
        goto CPyL102;
    } else
        goto CPyL103;
CPyL40: ;
    cpy_r_r61 = cpy_r_r54;
    goto CPyL42;
CPyL41: ;
    cpy_r_r61 = cpy_r_dearest;
CPyL42: ;
    cpy_r_dearest = cpy_r_r61;
CPyL43: ;
    cpy_r_r62 = cpy_r_r47 + 2;
    cpy_r_r47 = cpy_r_r62;
    goto CPyL30;
CPyL44: ;
    cpy_r_r63 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 101, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r64 = 0 & 1;
    cpy_r_r65 = cpy_r_r64 != 0;
    if (cpy_r_r65) goto CPyL47;
    cpy_r_r66 = cpy_r_dearest & 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    if (!cpy_r_r67) goto CPyL48;
CPyL47: ;
    cpy_r_r68 = CPyTagged_IsLt_(0, cpy_r_dearest);
    cpy_r_r69 = cpy_r_r68;
    goto CPyL49;
CPyL48: ;
    cpy_r_r70 = (Py_ssize_t)0 < (Py_ssize_t)cpy_r_dearest;
    cpy_r_r69 = cpy_r_r70;
CPyL49: ;
    if (cpy_r_r69) {
        goto CPyL51;
    } else
        goto CPyL105;
CPyL50: ;
    cpy_r_r71 = cpy_r_r69;
    goto CPyL56;
CPyL51: ;
    cpy_r_r72 = cpy_r_dearest & 1;
    cpy_r_r73 = cpy_r_r72 != 0;
    if (cpy_r_r73) goto CPyL53;
    cpy_r_r74 = cpy_r_r8 & 1;
    cpy_r_r75 = cpy_r_r74 != 0;
    if (!cpy_r_r75) goto CPyL54;
CPyL53: ;
    cpy_r_r76 = CPyTagged_IsLt_(cpy_r_r8, cpy_r_dearest);
    cpy_r_r77 = cpy_r_r76 ^ 1;
    cpy_r_r78 = cpy_r_r77;
    goto CPyL55;
CPyL54: ;
    cpy_r_r79 = (Py_ssize_t)cpy_r_dearest <= (Py_ssize_t)cpy_r_r8;
    cpy_r_r78 = cpy_r_r79;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_dearest);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r71 = cpy_r_r78;
CPyL56: ;
    cpy_r_enough = cpy_r_r71;
    cpy_r_r80 = 0;
    cpy_r_r81 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 107, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL86;
    }
CPyL57: ;
    cpy_r_r82 = PyObject_GetIter(cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 107, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL86;
    }
CPyL58: ;
    cpy_r_r83 = PyIter_Next(cpy_r_r82);
    if (cpy_r_r83 == NULL) goto CPyL106;
    cpy_r_place = cpy_r_r80;
    if (likely(Py_TYPE(cpy_r_r83) == CPyType_option___Option))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 107, CPyStatic_encyclopedia___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r83);
        goto CPyL107;
    }
    cpy_r_r85 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_boost_coin;
    CPy_INCREF(cpy_r_r85);
    cpy_r_r86 = cpy_r_r84 == cpy_r_r85;
    CPy_DECREF(cpy_r_r85);
    if (!cpy_r_r86) goto CPyL62;
    if (cpy_r_enough) goto CPyL108;
CPyL62: ;
    cpy_r_r87 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_boost_token;
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88 = cpy_r_r84 == cpy_r_r87;
    CPy_DECREF(cpy_r_r87);
    if (!cpy_r_r88) goto CPyL70;
    if (cpy_r_enough) goto CPyL108;
    cpy_r_r89 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r5)->_coins;
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Player", "coins", 110, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL109;
    }
CPyL65: ;
    cpy_r_r90 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_token_value;
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Book", "token_value", 110, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL109;
    }
CPyL66: ;
    cpy_r_r91 = cpy_r_r89 & 1;
    cpy_r_r92 = cpy_r_r91 != 0;
    if (cpy_r_r92) goto CPyL68;
    cpy_r_r93 = cpy_r_r90 & 1;
    cpy_r_r94 = cpy_r_r93 != 0;
    if (!cpy_r_r94) goto CPyL69;
CPyL68: ;
    cpy_r_r95 = CPyTagged_IsLt_(cpy_r_r89, cpy_r_r90);
    cpy_r_r96 = cpy_r_r95 ^ 1;
    if (cpy_r_r96) {
        goto CPyL108;
    } else
        goto CPyL70;
CPyL69: ;
    cpy_r_r97 = (Py_ssize_t)cpy_r_r89 >= (Py_ssize_t)cpy_r_r90;
    if (cpy_r_r97) goto CPyL108;
CPyL70: ;
    cpy_r_r98 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_boost_seal;
    CPy_INCREF(cpy_r_r98);
    cpy_r_r99 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_seal_coins;
    CPy_INCREF(cpy_r_r99);
    cpy_r_r100 = cpy_r_r84 == cpy_r_r98;
    CPy_DECREF(cpy_r_r98);
    if (cpy_r_r100) goto CPyL110;
    cpy_r_r101 = cpy_r_r84 == cpy_r_r99;
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r99);
    if (cpy_r_r101) goto CPyL73;
    if (0) {
        goto CPyL74;
    } else
        goto CPyL111;
CPyL73: ;
    if (!1) goto CPyL111;
CPyL74: ;
    if (cpy_r_enough) goto CPyL79;
    cpy_r_r102 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r5)->_coins;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Player", "coins", 111, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL107;
    }
    CPyTagged_INCREF(cpy_r_r102);
CPyL76: ;
    cpy_r_r103 = cpy_r_r102 != 0;
    CPyTagged_DECREF(cpy_r_r102);
    if (cpy_r_r103) goto CPyL79;
    cpy_r_r104 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r5)->_tokens;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", "Player", "tokens", 111, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL107;
    }
    CPyTagged_INCREF(cpy_r_r104);
CPyL78: ;
    cpy_r_r105 = cpy_r_r104 != 0;
    CPyTagged_DECREF(cpy_r_r104);
    if (!cpy_r_r105) goto CPyL111;
CPyL79: ;
    cpy_r_r106 = PyFloat_FromDouble(-INFINITY);
    cpy_r_r107 = CPyList_SetItem(cpy_r_priors, cpy_r_place, cpy_r_r106);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 113, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL112;
    }
CPyL80: ;
    cpy_r_r108 = cpy_r_r80 + 2;
    cpy_r_r80 = cpy_r_r108;
    goto CPyL58;
CPyL81: ;
    cpy_r_r109 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 107, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL83;
    }
    return 1;
CPyL83: ;
    cpy_r_r110 = 2;
    return cpy_r_r110;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL83;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL83;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL83;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL83;
CPyL88: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL7;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL83;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r13);
    goto CPyL83;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    goto CPyL83;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_dearest);
    goto CPyL83;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_dearest);
    CPy_DecRef(cpy_r_r24);
    goto CPyL83;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_dearest);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL83;
CPyL95: ;
    CPyTagged_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r34);
    goto CPyL44;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_dearest);
    CPy_DecRef(cpy_r_r34);
    goto CPyL83;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_dearest);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL83;
CPyL98: ;
    CPyTagged_DECREF(cpy_r_r38);
    goto CPyL20;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_dearest);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL83;
CPyL100: ;
    CPyTagged_DECREF(cpy_r_kind);
    goto CPyL43;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_dearest);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL83;
CPyL102: ;
    CPyTagged_DECREF(cpy_r_dearest);
    goto CPyL40;
CPyL103: ;
    CPyTagged_DECREF(cpy_r_r54);
    goto CPyL41;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_dearest);
    goto CPyL83;
CPyL105: ;
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_dearest);
    goto CPyL50;
CPyL106: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r82);
    goto CPyL81;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL83;
CPyL108: ;
    CPy_DECREF(cpy_r_r84);
    goto CPyL79;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r84);
    goto CPyL83;
CPyL110: ;
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r99);
    goto CPyL73;
CPyL111: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL80;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r82);
    goto CPyL83;
}
        
        PyObject *CPyPy_encyclopedia___thinking___priors___Priors____add_research_priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", "priors", 0};
            static CPyArg_Parser parser = {"OOO:_add_research_priors", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            PyObject *obj_priors;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision, &obj_priors)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *arg_priors;
            if (likely(PyList_Check(obj_priors)))
                arg_priors = obj_priors;
            else {
                CPy_TypeError("list", obj_priors); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___thinking___priors___Priors____add_research_priors(arg_self, arg_t, arg_decision, arg_priors);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_research_priors", 92, CPyStatic_encyclopedia___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___priors___Priors____add_raise_priors(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision, PyObject *cpy_r_priors) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_table;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_near;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    cpy_r_r0 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", "Book", "options", 117, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyStatics[1109]; /* 'raise-embassy' */
    cpy_r_r4 = CPyStr_EqualLiteral(cpy_r_r2, cpy_r_r3, 13);
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r4) goto CPyL4;
    cpy_r_r5 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r6 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r5)->_embassy_tokens;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", "Book", "embassy_tokens", 118, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r6);
CPyL3: ;
    cpy_r_r7 = cpy_r_r6;
    goto CPyL6;
CPyL4: ;
    cpy_r_r8 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r8)->_academy_reputation;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", "Book", "academy_reputation", 118, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r9);
CPyL5: ;
    cpy_r_r7 = cpy_r_r9;
CPyL6: ;
    cpy_r_table = cpy_r_r7;
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", "Table", "players", 119, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL43;
    }
CPyL7: ;
    cpy_r_r11 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 119, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL43;
    }
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_encyclopedia___table___Player))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 119, CPyStatic_encyclopedia___thinking___priors___globals, "serai.games.encyclopedia.table.Player", cpy_r_r12);
        goto CPyL43;
    }
    cpy_r_r14 = CPyDef_boosts___die_value(cpy_r_t, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 119, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL43;
    }
    cpy_r_r15 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r16 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r15)->_most_coins;
    cpy_r_r17 = CPyTagged_Add(cpy_r_r14, cpy_r_r16);
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_table + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = CPyTagged_Subtract(cpy_r_r20, 2);
    cpy_r_r22 = cpy_r_r21 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL12;
    cpy_r_r24 = cpy_r_r17 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL13;
CPyL12: ;
    cpy_r_r26 = CPyTagged_IsLt_(cpy_r_r21, cpy_r_r17);
    if (cpy_r_r26) {
        goto CPyL44;
    } else
        goto CPyL45;
CPyL13: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r21 < (Py_ssize_t)cpy_r_r17;
    if (cpy_r_r27) {
        goto CPyL44;
    } else
        goto CPyL45;
CPyL14: ;
    cpy_r_r28 = cpy_r_r21;
    goto CPyL16;
CPyL15: ;
    cpy_r_r28 = cpy_r_r17;
CPyL16: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_table, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 121, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 121, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL46;
    }
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_table + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = CPyTagged_Subtract(cpy_r_r33, 2);
    cpy_r_r35 = cpy_r_r34 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (cpy_r_r36) goto CPyL20;
    cpy_r_r37 = cpy_r_r14 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (!cpy_r_r38) goto CPyL21;
CPyL20: ;
    cpy_r_r39 = CPyTagged_IsLt_(cpy_r_r34, cpy_r_r14);
    if (cpy_r_r39) {
        goto CPyL47;
    } else
        goto CPyL48;
CPyL21: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r34 < (Py_ssize_t)cpy_r_r14;
    if (cpy_r_r40) {
        goto CPyL47;
    } else
        goto CPyL48;
CPyL22: ;
    cpy_r_r41 = cpy_r_r34;
    goto CPyL24;
CPyL23: ;
    cpy_r_r41 = cpy_r_r14;
CPyL24: ;
    cpy_r_r42 = CPyList_GetItemBorrow(cpy_r_table, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 121, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 121, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL49;
    }
    cpy_r_r44 = cpy_r_r30 & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) goto CPyL28;
    cpy_r_r46 = cpy_r_r43 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL29;
CPyL28: ;
    cpy_r_r48 = CPyTagged_IsLt_(cpy_r_r43, cpy_r_r30);
    cpy_r_r49 = cpy_r_r48;
    goto CPyL30;
CPyL29: ;
    cpy_r_r50 = (Py_ssize_t)cpy_r_r30 > (Py_ssize_t)cpy_r_r43;
    cpy_r_r49 = cpy_r_r50;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_table);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_near = cpy_r_r49;
    cpy_r_r51 = 0;
    cpy_r_r52 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 122, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL42;
    }
CPyL31: ;
    cpy_r_r53 = PyObject_GetIter(cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 122, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL42;
    }
CPyL32: ;
    cpy_r_r54 = PyIter_Next(cpy_r_r53);
    if (cpy_r_r54 == NULL) goto CPyL50;
    cpy_r_place = cpy_r_r51;
    if (likely(Py_TYPE(cpy_r_r54) == CPyType_option___Option))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 122, CPyStatic_encyclopedia___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r54);
        goto CPyL51;
    }
    cpy_r_r56 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_done;
    CPy_INCREF(cpy_r_r56);
    cpy_r_r57 = cpy_r_r55 == cpy_r_r56;
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 ^ 1;
    if (!cpy_r_r58) goto CPyL52;
    cpy_r_r59 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_boost_coin;
    CPy_INCREF(cpy_r_r59);
    cpy_r_r60 = cpy_r_r55 == cpy_r_r59;
    CPy_DECREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r59);
    if (!cpy_r_r60) goto CPyL37;
    if (cpy_r_near) goto CPyL53;
CPyL37: ;
    cpy_r_r61 = PyFloat_FromDouble(-INFINITY);
    cpy_r_r62 = CPyList_SetItem(cpy_r_priors, cpy_r_place, cpy_r_r61);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 124, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL54;
    }
CPyL38: ;
    cpy_r_r63 = cpy_r_r51 + 2;
    cpy_r_r51 = cpy_r_r63;
    goto CPyL32;
CPyL39: ;
    cpy_r_r64 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 122, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL41;
    }
    return 1;
CPyL41: ;
    cpy_r_r65 = 2;
    return cpy_r_r65;
CPyL42: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL41;
CPyL43: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_table);
    goto CPyL41;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL15;
CPyL46: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_table);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL41;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL22;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r34);
    goto CPyL23;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_table);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL41;
CPyL50: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r53);
    goto CPyL39;
CPyL51: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL41;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r55);
    goto CPyL38;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL38;
CPyL54: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r53);
    goto CPyL41;
}
        
        PyObject *CPyPy_encyclopedia___thinking___priors___Priors____add_raise_priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", "priors", 0};
            static CPyArg_Parser parser = {"OOO:_add_raise_priors", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            PyObject *obj_priors;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision, &obj_priors)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *arg_priors;
            if (likely(PyList_Check(obj_priors)))
                arg_priors = obj_priors;
            else {
                CPy_TypeError("list", obj_priors); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___thinking___priors___Priors____add_raise_priors(arg_self, arg_t, arg_decision, arg_priors);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_add_raise_priors", 115, CPyStatic_encyclopedia___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___priors___Priors____give_up_seals(PyObject *cpy_r_self, PyObject *cpy_r_decision, PyObject *cpy_r_priors) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    cpy_r_r0 = ((serai___games___encyclopedia___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/priors.py", "_give_up_seals", "Book", "options", 128, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = 0;
    cpy_r_r3 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_give_up_seals", 129, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL13;
    }
CPyL2: ;
    cpy_r_r4 = PyObject_GetIter(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_give_up_seals", 129, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL13;
    }
CPyL3: ;
    cpy_r_r5 = PyIter_Next(cpy_r_r4);
    if (cpy_r_r5 == NULL) goto CPyL14;
    cpy_r_place = cpy_r_r2;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_option___Option))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_give_up_seals", 129, CPyStatic_encyclopedia___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r5);
        goto CPyL15;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_seal_coins;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = cpy_r_r6 == cpy_r_r7;
    CPy_DECREF(cpy_r_r7);
    if (cpy_r_r8) goto CPyL16;
    cpy_r_r9 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_recolour_seal;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = PySequence_Contains(cpy_r_r9, cpy_r_r6);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_give_up_seals", 130, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL15;
    }
    cpy_r_r12 = cpy_r_r10;
    if (!cpy_r_r12) goto CPyL17;
CPyL8: ;
    cpy_r_r13 = PyFloat_FromDouble(-INFINITY);
    cpy_r_r14 = CPyList_SetItem(cpy_r_priors, cpy_r_place, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_give_up_seals", 131, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL18;
    }
CPyL9: ;
    cpy_r_r15 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r15;
    goto CPyL3;
CPyL10: ;
    cpy_r_r16 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_give_up_seals", 129, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL12;
    }
    return 1;
CPyL12: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    goto CPyL10;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL12;
CPyL16: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL8;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL9;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL12;
}
        
        PyObject *CPyPy_encyclopedia___thinking___priors___Priors____give_up_seals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"decision", "priors", 0};
            static CPyArg_Parser parser = {"OO:_give_up_seals", kwlist, 0};
            PyObject *obj_decision;
            PyObject *obj_priors;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_decision, &obj_priors)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *arg_priors;
            if (likely(PyList_Check(obj_priors)))
                arg_priors = obj_priors;
            else {
                CPy_TypeError("list", obj_priors); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___thinking___priors___Priors____give_up_seals(arg_self, arg_decision, arg_priors);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "_give_up_seals", 126, CPyStatic_encyclopedia___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___priors_____top_level__(void) {
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
    void *cpy_r_r175;
    void *cpy_r_r176;
    void *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    void *cpy_r_r183;
    void *cpy_r_r184;
    PyObject **cpy_r_r185;
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
    tuple_T2OO cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    int32_t cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    tuple_T3OOO cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    int32_t cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    char cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    int32_t cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    int32_t cpy_r_r230;
    char cpy_r_r231;
    char cpy_r_r232;
    char cpy_r_r233;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 1, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 1, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 3, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5016]; /* ('inf',) */
    cpy_r_r12 = CPyStatics[130]; /* 'math' */
    cpy_r_r13 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 5, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r15 = (void *)&CPyModule_math;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 6, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___encyclopedia___book;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___encyclopedia___book;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 8, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___encyclopedia___book;
    cpy_r_r30 = CPyExec_serai___games___encyclopedia___book;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___encyclopedia___book__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 8, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 8, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 8, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r41 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 8, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    } else
        goto CPyL82;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 9, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r52 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 9, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 9, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 9, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5062]; /* ('die_value',) */
    cpy_r_r63 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 9, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    } else
        goto CPyL83;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r66 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 10, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r74 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 10, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 10, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 10, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5154]; /* ('expedition_value',) */
    cpy_r_r85 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 10, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    } else
        goto CPyL84;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r88 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 11, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r96 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 11, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 11, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 11, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5175]; /* ('NOTHING_THERE', 'RESEARCH_TYPES', 'SEAT_STRIDE') */
    cpy_r_r107 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 11, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    } else
        goto CPyL85;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r110 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 12, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r118 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 12, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 12, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 12, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r129 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 12, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    } else
        goto CPyL86;
CPyL47: ;
    cpy_r_r131 = (void *)&CPyModule_serai___games___encyclopedia___thinking___features;
    cpy_r_r132 = (void *)&CPyImportState_serai___games___encyclopedia___thinking___features;
    cpy_r_r133 = CPyModuleLockAPI_serai;
    cpy_r_r134 = CPyImport_IsInitialized(cpy_r_r132);
    if (!cpy_r_r134) goto CPyL50;
    cpy_r_r135 = PyImport_GetModuleDict();
    cpy_r_r136 = CPyStatics[1096]; /* 'serai.games.encyclopedia.thinking.features' */
    cpy_r_r137 = CPyDict_GetItem(cpy_r_r135, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 13, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r138 = cpy_r_r137;
    goto CPyL54;
CPyL50: ;
    cpy_r_r139 = CPyInitOnly_serai___games___encyclopedia___thinking___features;
    cpy_r_r140 = CPyExec_serai___games___encyclopedia___thinking___features;
    cpy_r_r141 = (PyObject **)&CPyModule_serai___games___encyclopedia___thinking___features__internal;
    cpy_r_r142 = PyImport_GetModuleDict();
    cpy_r_r143 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 13, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r145 = CPyStatics[8]; /* '__file__' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 13, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r147 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r148 = CPyStatics[1096]; /* 'serai.games.encyclopedia.thinking.features' */
    cpy_r_r149 = CPyImport_ImportNative(cpy_r_r148, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r146, cpy_r_r147, 0);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 13, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r138 = cpy_r_r149;
CPyL54: ;
    cpy_r_r150 = CPyStatics[5176]; /* ('is_last_round',) */
    cpy_r_r151 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r152 = CPyImport_GetNativeAttrs(cpy_r_r138, cpy_r_r150, cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 13, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    } else
        goto CPyL87;
CPyL55: ;
    cpy_r_r153 = (void *)&CPyModule_serai___games___encyclopedia___thinking___weights;
    cpy_r_r154 = (void *)&CPyImportState_serai___games___encyclopedia___thinking___weights;
    cpy_r_r155 = CPyModuleLockAPI_serai;
    cpy_r_r156 = CPyImport_IsInitialized(cpy_r_r154);
    if (!cpy_r_r156) goto CPyL58;
    cpy_r_r157 = PyImport_GetModuleDict();
    cpy_r_r158 = CPyStatics[298]; /* 'serai.games.encyclopedia.thinking.weights' */
    cpy_r_r159 = CPyDict_GetItem(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 14, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r160 = cpy_r_r159;
    goto CPyL62;
CPyL58: ;
    cpy_r_r161 = CPyInitOnly_serai___games___encyclopedia___thinking___weights;
    cpy_r_r162 = CPyExec_serai___games___encyclopedia___thinking___weights;
    cpy_r_r163 = (PyObject **)&CPyModule_serai___games___encyclopedia___thinking___weights__internal;
    cpy_r_r164 = PyImport_GetModuleDict();
    cpy_r_r165 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r166 = CPyDict_GetItem(cpy_r_r164, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 14, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r167 = CPyStatics[8]; /* '__file__' */
    cpy_r_r168 = CPyObject_GetAttr(cpy_r_r166, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 14, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r169 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r170 = CPyStatics[298]; /* 'serai.games.encyclopedia.thinking.weights' */
    cpy_r_r171 = CPyImport_ImportNative(cpy_r_r170, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r168, cpy_r_r169, 0);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 14, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r160 = cpy_r_r171;
CPyL62: ;
    cpy_r_r172 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r173 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r174 = CPyImport_GetNativeAttrs(cpy_r_r160, cpy_r_r172, cpy_r_r172, cpy_r_r173);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 14, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    } else
        goto CPyL88;
CPyL63: ;
    cpy_r_r175 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r176 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r177 = CPyModuleLockAPI_serai;
    cpy_r_r178 = CPyImport_IsInitialized(cpy_r_r176);
    if (!cpy_r_r178) goto CPyL66;
    cpy_r_r179 = PyImport_GetModuleDict();
    cpy_r_r180 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r181 = CPyDict_GetItem(cpy_r_r179, cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 15, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r182 = cpy_r_r181;
    goto CPyL70;
CPyL66: ;
    cpy_r_r183 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r184 = CPyExec_serai___kernel___decision;
    cpy_r_r185 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r186 = PyImport_GetModuleDict();
    cpy_r_r187 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r188 = CPyDict_GetItem(cpy_r_r186, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 15, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r189 = CPyStatics[8]; /* '__file__' */
    cpy_r_r190 = CPyObject_GetAttr(cpy_r_r188, cpy_r_r189);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 15, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r191 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r192 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r193 = CPyImport_ImportNative(cpy_r_r192, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r190, cpy_r_r191, 0);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 15, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r182 = cpy_r_r193;
CPyL70: ;
    cpy_r_r194 = CPyStatics[5177]; /* ('Decision',) */
    cpy_r_r195 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r196 = CPyImport_GetNativeAttrs(cpy_r_r182, cpy_r_r194, cpy_r_r194, cpy_r_r195);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 15, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    } else
        goto CPyL89;
CPyL71: ;
    cpy_r_r197 = CPyStatics[1109]; /* 'raise-embassy' */
    cpy_r_r198 = CPyStatics[1111]; /* 'raise-academy' */
    CPy_INCREF(cpy_r_r197);
    CPy_INCREF(cpy_r_r198);
    cpy_r_r199.f0 = cpy_r_r197;
    cpy_r_r199.f1 = cpy_r_r198;
    CPyStatic_encyclopedia___thinking___priors___RAISES = cpy_r_r199;
    CPy_INCREF(CPyStatic_encyclopedia___thinking___priors___RAISES.f0);
    CPy_INCREF(CPyStatic_encyclopedia___thinking___priors___RAISES.f1);
    cpy_r_r200 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r201 = CPyStatics[1112]; /* 'RAISES' */
    cpy_r_r202 = PyTuple_New(2);
    if (unlikely(cpy_r_r202 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp887 = cpy_r_r199.f0;
    PyTuple_SET_ITEM(cpy_r_r202, 0, __tmp887);
    PyObject *__tmp888 = cpy_r_r199.f1;
    PyTuple_SET_ITEM(cpy_r_r202, 1, __tmp888);
    cpy_r_r203 = CPyDict_SetItem(cpy_r_r200, cpy_r_r201, cpy_r_r202);
    CPy_DECREF(cpy_r_r202);
    cpy_r_r204 = cpy_r_r203 >= 0;
    if (unlikely(!cpy_r_r204)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 17, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r205 = CPyStatics[437]; /* 'research' */
    cpy_r_r206 = CPyStatics[470]; /* 'highest-type' */
    cpy_r_r207 = CPyStatics[336]; /* 'colour' */
    CPy_INCREF(cpy_r_r205);
    CPy_INCREF(cpy_r_r206);
    CPy_INCREF(cpy_r_r207);
    cpy_r_r208.f0 = cpy_r_r205;
    cpy_r_r208.f1 = cpy_r_r206;
    cpy_r_r208.f2 = cpy_r_r207;
    CPyStatic_encyclopedia___thinking___priors___NEED_VALUE = cpy_r_r208;
    CPy_INCREF(CPyStatic_encyclopedia___thinking___priors___NEED_VALUE.f0);
    CPy_INCREF(CPyStatic_encyclopedia___thinking___priors___NEED_VALUE.f1);
    CPy_INCREF(CPyStatic_encyclopedia___thinking___priors___NEED_VALUE.f2);
    cpy_r_r209 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r210 = CPyStatics[1113]; /* 'NEED_VALUE' */
    cpy_r_r211 = PyTuple_New(3);
    if (unlikely(cpy_r_r211 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp889 = cpy_r_r208.f0;
    PyTuple_SET_ITEM(cpy_r_r211, 0, __tmp889);
    PyObject *__tmp890 = cpy_r_r208.f1;
    PyTuple_SET_ITEM(cpy_r_r211, 1, __tmp890);
    PyObject *__tmp891 = cpy_r_r208.f2;
    PyTuple_SET_ITEM(cpy_r_r211, 2, __tmp891);
    cpy_r_r212 = CPyDict_SetItem(cpy_r_r209, cpy_r_r210, cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    cpy_r_r213 = cpy_r_r212 >= 0;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 18, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r214 = NULL;
    cpy_r_r215 = CPyStatics[296]; /* 'serai.games.encyclopedia.thinking.priors' */
    cpy_r_r216 = (PyObject *)CPyType_encyclopedia___thinking___priors___Priors_template;
    cpy_r_r217 = CPyType_FromTemplate(cpy_r_r216, cpy_r_r214, cpy_r_r215);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 21, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r218 = CPyDef_encyclopedia___thinking___priors___Priors_trait_vtable_setup();
    if (unlikely(cpy_r_r218 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 21, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL90;
    }
    cpy_r_r219 = CPyDef_encyclopedia___thinking___priors___Priors_coroutine_setup(cpy_r_r217);
    if (unlikely(cpy_r_r219 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 21, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL90;
    }
    cpy_r_r220 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r221 = CPyStatics[1102]; /* '_book' */
    cpy_r_r222 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r223 = CPyStatics[1108]; /* '_slots' */
    cpy_r_r224 = CPyStatics[1114]; /* '_prior' */
    cpy_r_r225 = PyTuple_Pack(4, cpy_r_r221, cpy_r_r222, cpy_r_r223, cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 21, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL90;
    }
    cpy_r_r226 = PyObject_SetAttr(cpy_r_r217, cpy_r_r220, cpy_r_r225);
    CPy_DECREF(cpy_r_r225);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 21, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL90;
    }
    CPyType_encyclopedia___thinking___priors___Priors = (PyTypeObject *)cpy_r_r217;
    CPy_INCREF(CPyType_encyclopedia___thinking___priors___Priors);
    cpy_r_r228 = CPyStatic_encyclopedia___thinking___priors___globals;
    cpy_r_r229 = CPyStatics[297]; /* 'Priors' */
    cpy_r_r230 = PyDict_SetItem(cpy_r_r228, cpy_r_r229, cpy_r_r217);
    cpy_r_r231 = cpy_r_r230 >= 0;
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 21, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL90;
    }
    cpy_r_r232 = CPy_InitSubclass(cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(!cpy_r_r232)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/priors.py", "<module>", 21, CPyStatic_encyclopedia___thinking___priors___globals);
        goto CPyL81;
    }
    return 1;
CPyL81: ;
    cpy_r_r233 = 2;
    return cpy_r_r233;
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
    CPy_DECREF(cpy_r_r196);
    goto CPyL71;
CPyL90: ;
    CPy_DecRef(cpy_r_r217);
    goto CPyL81;
}

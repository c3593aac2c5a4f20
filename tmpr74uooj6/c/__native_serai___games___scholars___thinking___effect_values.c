#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___thinking___effect_values___EffectValues_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
scholars___thinking___effect_values___EffectValues_traverse(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    Py_VISIT(self->__kept);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___thinking___effect_values___EffectValues_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___effect_values___EffectValuesObject *self = (serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__kept);
    return 0;
}

static int32_t CPyDef_scholars___thinking___effect_values___EffectValues_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___effect_values___EffectValuesObject *self = (serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__kept);
    return 0;
}

static void
scholars___thinking___effect_values___EffectValues_dealloc(serai___games___scholars___thinking___effect_values___EffectValuesObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___thinking___effect_values___EffectValues_dealloc)
    CPyDef_scholars___thinking___effect_values___EffectValues_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___thinking___effect_values_____mypyc__EffectValues_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___thinking___effect_values___EffectValues(PyObject *cpy_r_book, PyObject *cpy_r_weights);

static PyObject *
scholars___thinking___effect_values___EffectValues_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___thinking___effect_values___EffectValues) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___thinking___effect_values_____mypyc__EffectValues_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_scholars___thinking___effect_values___EffectValues_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___thinking___effect_values___EffectValues_vtable[7];
static bool
CPyDef_scholars___thinking___effect_values___EffectValues_trait_vtable_setup(void)
{
    CPyVTableItem scholars___thinking___effect_values___EffectValues_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___thinking___effect_values___EffectValues_____init__,
        (CPyVTableItem)CPyDef_scholars___thinking___effect_values___EffectValues___of,
        (CPyVTableItem)CPyDef_scholars___thinking___effect_values___EffectValues___hand_size,
        (CPyVTableItem)CPyDef_scholars___thinking___effect_values___EffectValues____made,
        (CPyVTableItem)CPyDef_scholars___thinking___effect_values___EffectValues____cost,
        (CPyVTableItem)CPyDef_scholars___thinking___effect_values___EffectValues____call,
        (CPyVTableItem)CPyDef_scholars___thinking___effect_values___EffectValues____die,
    };
    memcpy(scholars___thinking___effect_values___EffectValues_vtable, scholars___thinking___effect_values___EffectValues_vtable_scratch, sizeof(scholars___thinking___effect_values___EffectValues_vtable));
    return 1;
}

static bool
CPyDef_scholars___thinking___effect_values___EffectValues_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___thinking___effect_values___EffectValues_get__book(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, void *closure);
static int
scholars___thinking___effect_values___EffectValues_set__book(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___effect_values___EffectValues_get__weights(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, void *closure);
static int
scholars___thinking___effect_values___EffectValues_set__weights(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___effect_values___EffectValues_get__kept(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, void *closure);
static int
scholars___thinking___effect_values___EffectValues_set__kept(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___thinking___effect_values___EffectValues_getseters[] = {
    {"_book",
     (getter)scholars___thinking___effect_values___EffectValues_get__book, (setter)scholars___thinking___effect_values___EffectValues_set__book,
     NULL, NULL},
    {"_weights",
     (getter)scholars___thinking___effect_values___EffectValues_get__weights, (setter)scholars___thinking___effect_values___EffectValues_set__weights,
     NULL, NULL},
    {"_kept",
     (getter)scholars___thinking___effect_values___EffectValues_get__kept, (setter)scholars___thinking___effect_values___EffectValues_set__kept,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___thinking___effect_values___EffectValues_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___thinking___effect_values_____mypyc__EffectValues_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_scholars___thinking___effect_values___EffectValues_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_scholars___thinking___effect_values___EffectValues___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, effect)\n--\n\n")},
    {"hand_size",
     (PyCFunction)CPyPy_scholars___thinking___effect_values___EffectValues___hand_size,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("hand_size($self, effect)\n--\n\n")},
    {"_made",
     (PyCFunction)CPyPy_scholars___thinking___effect_values___EffectValues____made,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_made($self, effect)\n--\n\n")},
    {"_cost",
     (PyCFunction)CPyPy_scholars___thinking___effect_values___EffectValues____cost,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_cost($self, call)\n--\n\n")},
    {"_call",
     (PyCFunction)CPyPy_scholars___thinking___effect_values___EffectValues____call,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_call($self, call)\n--\n\n")},
    {"_die",
     (PyCFunction)CPyPy_scholars___thinking___effect_values___EffectValues____die,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_die($self, name)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___thinking___effect_values___EffectValues_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "EffectValues",
    .tp_new = scholars___thinking___effect_values___EffectValues_new,
    .tp_dealloc = (destructor)scholars___thinking___effect_values___EffectValues_dealloc,
    .tp_traverse = (traverseproc)scholars___thinking___effect_values___EffectValues_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___thinking___effect_values___EffectValues_clear,
    .tp_getset = scholars___thinking___effect_values___EffectValues_getseters,
    .tp_methods = scholars___thinking___effect_values___EffectValues_methods,
    .tp_init = scholars___thinking___effect_values___EffectValues_init,
    .tp_basicsize = sizeof(serai___games___scholars___thinking___effect_values___EffectValuesObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("EffectValues(book, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___thinking___effect_values___EffectValues_template = &CPyType_scholars___thinking___effect_values___EffectValues_template_;

PyObject *CPyDef_scholars___thinking___effect_values_____mypyc__EffectValues_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___thinking___effect_values___EffectValuesObject *self;
    self = (serai___games___scholars___thinking___effect_values___EffectValuesObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___thinking___effect_values___EffectValues_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___thinking___effect_values___EffectValues(PyObject *cpy_r_book, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_scholars___thinking___effect_values_____mypyc__EffectValues_setup((PyObject *)CPyType_scholars___thinking___effect_values___EffectValues);
    if (self == NULL)
        return NULL;
    char res = CPyDef_scholars___thinking___effect_values___EffectValues_____init__(self, cpy_r_book, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___thinking___effect_values___EffectValues_get__book(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'EffectValues' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
scholars___thinking___effect_values___EffectValues_set__book(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'EffectValues' object attribute '_book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.book.Book", value); 
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
scholars___thinking___effect_values___EffectValues_get__weights(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, void *closure)
{
    if (unlikely(self->__weights == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_weights' of 'EffectValues' undefined");
        return NULL;
    }
    CPy_INCREF(self->__weights);
    PyObject *retval = self->__weights;
    return retval;
}

static int
scholars___thinking___effect_values___EffectValues_set__weights(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'EffectValues' object attribute '_weights' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___thinking___weights___Weights))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.thinking.weights.Weights", value); 
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
scholars___thinking___effect_values___EffectValues_get__kept(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, void *closure)
{
    if (unlikely(self->__kept == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_kept' of 'EffectValues' undefined");
        return NULL;
    }
    CPy_INCREF(self->__kept);
    PyObject *retval = self->__kept;
    return retval;
}

static int
scholars___thinking___effect_values___EffectValues_set__kept(serai___games___scholars___thinking___effect_values___EffectValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'EffectValues' object attribute '_kept' cannot be deleted");
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
    if (self->__kept != NULL) {
        CPy_DECREF(self->__kept);
    }
    self->__kept = tmp;
    return 0;
}
static PyMethodDef scholars___thinking___effect_valuesmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___thinking___effect_values__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___thinking___effect_values__internal, "__name__");
    CPyStatic_scholars___thinking___effect_values___globals = PyModule_GetDict(CPyModule_serai___games___scholars___thinking___effect_values__internal);
    if (unlikely(CPyStatic_scholars___thinking___effect_values___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___thinking___effect_values_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___thinking___effect_values__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___thinking___effect_values___EffectValues);
    return -1;
}
int CPyExec_serai___games___scholars___thinking___effect_values(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___thinking___effect_values__impl, &CPyImportState_serai___games___scholars___thinking___effect_values, &CPyModule_serai___games___scholars___thinking___effect_values);
}
static struct PyModuleDef scholars___thinking___effect_valuesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.thinking.effect_values",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___thinking___effect_valuesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___thinking___effect_values(void)
{
    if (CPyModule_serai___games___scholars___thinking___effect_values__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___effect_values__internal);
        return CPyModule_serai___games___scholars___thinking___effect_values__internal;
    }
    CPyModule_serai___games___scholars___thinking___effect_values__internal = PyModule_Create(&scholars___thinking___effect_valuesmodule);
    return CPyModule_serai___games___scholars___thinking___effect_values__internal;
}

PyObject *CPyInit_serai___games___scholars___thinking___effect_values(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___thinking___effect_values__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___effect_values__internal);
        return CPyModule_serai___games___scholars___thinking___effect_values__internal;
    }
    CPyModule_serai___games___scholars___thinking___effect_values__internal = PyModule_Create(&scholars___thinking___effect_valuesmodule);
    if (unlikely(CPyModule_serai___games___scholars___thinking___effect_values__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.thinking.effect_values");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___thinking___effect_values__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___thinking___effect_values__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___thinking___effect_values__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___thinking___effect_values(CPyModule_serai___games___scholars___thinking___effect_values__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___thinking___effect_values__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.thinking.effect_values");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___thinking___effect_values__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___thinking___effect_values___EffectValues_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    CPy_INCREF(cpy_r_book);
    ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__weights = cpy_r_weights;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "__init__", 19, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL2;
    }
    ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__kept = cpy_r_r0;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___thinking___effect_values___EffectValues_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___effect_values___EffectValues))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_scholars___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.scholars.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            char retval = CPyDef_scholars___thinking___effect_values___EffectValues_____init__(arg_self, arg_book, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "__init__", 16, CPyStatic_scholars___thinking___effect_values___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___effect_values___EffectValues___of(PyObject *cpy_r_self, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_value;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    double cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    double cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    double cpy_r_r16;
    cpy_r_r0 = ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__kept;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_effect);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "of", 22, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL9;
    }
    if (CPyFloat_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL5593;
    if (cpy_r_r1 == Py_None)
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL5593;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "of", 22, CPyStatic_scholars___thinking___effect_values___globals, "float or None", cpy_r_r1);
    goto CPyL9;
__LL5593: ;
    cpy_r_value = cpy_r_r2;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_value == cpy_r_r3;
    if (cpy_r_r4) {
        goto CPyL10;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r5 = CPyDef_scholars___thinking___effect_values___EffectValues____made(cpy_r_self, cpy_r_effect);
    cpy_r_r6 = cpy_r_r5 == -113.0;
    if (unlikely(cpy_r_r6)) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = PyFloat_FromDouble(cpy_r_r5);
    cpy_r_value = cpy_r_r7;
    cpy_r_r8 = ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__kept;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = PyFloat_FromDouble(cpy_r_r5);
    cpy_r_r10 = CPyDict_SetItem(cpy_r_r8, cpy_r_effect, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "of", 24, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL11;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r12 = PyErr_Occurred();
    if (unlikely(cpy_r_r12 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "of", 24, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL9;
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r13 = PyFloat_AsDouble(cpy_r_value);
    if (cpy_r_r13 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_value); cpy_r_r13 = -113.0;
    }
    CPy_DECREF(cpy_r_value);
    cpy_r_r14 = cpy_r_r13 == -113.0;
    if (unlikely(cpy_r_r14)) goto CPyL8;
CPyL7: ;
    return cpy_r_r13;
CPyL8: ;
    cpy_r_r15 = PyErr_Occurred();
    if (unlikely(cpy_r_r15 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "of", 25, CPyStatic_scholars___thinking___effect_values___globals);
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r16 = -113.0;
    return cpy_r_r16;
CPyL10: ;
    CPy_DECREF(cpy_r_value);
    goto CPyL3;
CPyL11: ;
    CPy_DecRef(cpy_r_value);
    goto CPyL9;
}
        
        PyObject *CPyPy_scholars___thinking___effect_values___EffectValues___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:of", kwlist, 0};
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___effect_values___EffectValues))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", obj_self); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___effect_values___EffectValues___of(arg_self, arg_effect);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "of", 21, CPyStatic_scholars___thinking___effect_values___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___thinking___effect_values___EffectValues___hand_size(PyObject *cpy_r_self, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    CPyTagged cpy_r_r21;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL13;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r4 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "hand_size", 29, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL14;
    }
    cpy_r_r5 = ((serai___kernel___effects___CallObject *)cpy_r_r4)->_verb;
    cpy_r_r6 = ((serai___kernel___effects___VerbObject *)cpy_r_r5)->_name;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyStatics[642]; /* 'refill' */
    cpy_r_r8 = CPyStr_EqualLiteral(cpy_r_r6, cpy_r_r7, 6);
    CPy_DECREF(cpy_r_r6);
    if (!cpy_r_r8) goto CPyL13;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r9 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "hand_size", 30, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL14;
    }
    cpy_r_r10 = ((serai___kernel___effects___CallObject *)cpy_r_r9)->_words;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = 0;
CPyL5: ;
    cpy_r_r14 = cpy_r_r13 < cpy_r_r12;
    if (!cpy_r_r14) goto CPyL15;
    cpy_r_r15 = CPySequenceTuple_GetItemUnsafe(cpy_r_r10, cpy_r_r13);
    if (PyLong_Check(cpy_r_r15))
        cpy_r_r16 = cpy_r_r15;
    else {
        cpy_r_r16 = NULL;
    }
    if (cpy_r_r16 != NULL) goto __LL5594;
    if (PyUnicode_Check(cpy_r_r15))
        cpy_r_r16 = cpy_r_r15;
    else {
        cpy_r_r16 = NULL;
    }
    if (cpy_r_r16 != NULL) goto __LL5594;
    if (unlikely(!(PyTuple_Check(cpy_r_r15) && PyTuple_GET_SIZE(cpy_r_r15) == 2))) {
        cpy_r_r16 = NULL;
        goto __LL5595;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r15, 0))))
        cpy_r_r16 = PyTuple_GET_ITEM(cpy_r_r15, 0);
    else {
        cpy_r_r16 = NULL;
    }
    if (cpy_r_r16 == NULL) goto __LL5595;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r15, 1))))
        cpy_r_r16 = PyTuple_GET_ITEM(cpy_r_r15, 1);
    else {
        cpy_r_r16 = NULL;
    }
    if (cpy_r_r16 == NULL) goto __LL5595;
    cpy_r_r16 = cpy_r_r15;
__LL5595: ;
    if (cpy_r_r16 != NULL) goto __LL5594;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "hand_size", 30, CPyStatic_scholars___thinking___effect_values___globals, "union[int, str, tuple[str, int]]", cpy_r_r15);
    goto CPyL16;
__LL5594: ;
    cpy_r_r17 = PyLong_Check(cpy_r_r16);
    if (cpy_r_r17) {
        goto CPyL17;
    } else
        goto CPyL18;
CPyL8: ;
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "hand_size", 30, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL14;
    }
    cpy_r_r19 = cpy_r_r18;
    goto CPyL12;
CPyL10: ;
    cpy_r_r20 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r20;
    goto CPyL5;
CPyL11: ;
    cpy_r_r19 = 0;
CPyL12: ;
    return cpy_r_r19;
CPyL13: ;
    return 0;
CPyL14: ;
    cpy_r_r21 = CPY_INT_TAG;
    return cpy_r_r21;
CPyL15: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL11;
CPyL16: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL8;
CPyL18: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL10;
}
        
        PyObject *CPyPy_scholars___thinking___effect_values___EffectValues___hand_size(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:hand_size", kwlist, 0};
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___effect_values___EffectValues))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", obj_self); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            CPyTagged retval = CPyDef_scholars___thinking___effect_values___EffectValues___hand_size(arg_self, arg_effect);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "hand_size", 27, CPyStatic_scholars___thinking___effect_values___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___effect_values___EffectValues____made(PyObject *cpy_r_self, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    double cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int64_t cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    double cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    double cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int64_t cpy_r_r58;
    double cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyPtr cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    double cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    double cpy_r_r73;
    char cpy_r_r74;
    double cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    double cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyPtr cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    double cpy_r_r87;
    char cpy_r_r88;
    double cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    double cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyPtr cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    double cpy_r_r100;
    char cpy_r_r101;
    double cpy_r_r102;
    PyObject *cpy_r_r103;
    double cpy_r_r104;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL5;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r4 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 35, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL63;
    }
    cpy_r_r5 = CPyDef_scholars___thinking___effect_values___EffectValues____call(cpy_r_self, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 == -113.0;
    if (unlikely(cpy_r_r6)) goto CPyL4;
CPyL3: ;
    return cpy_r_r5;
CPyL4: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 35, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL63;
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r8 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 == cpy_r_r8;
    if (!cpy_r_r11) goto CPyL20;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Choice))
        cpy_r_r12 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 37, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Choice", cpy_r_effect);
        goto CPyL63;
    }
    cpy_r_r13 = ((serai___kernel___effects___ChoiceObject *)cpy_r_r12)->_parts;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = PyList_New(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 37, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL64;
    }
    cpy_r_r17 = 0;
CPyL9: ;
    cpy_r_r18 = cpy_r_r17 < cpy_r_r15;
    if (!cpy_r_r18) goto CPyL65;
    cpy_r_r19 = CPySequenceTuple_GetItemUnsafe(cpy_r_r13, cpy_r_r17);
    if (likely(PyObject_TypeCheck(cpy_r_r19, CPyType_kernel___effects___Effect)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 37, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Effect", cpy_r_r19);
        goto CPyL66;
    }
    cpy_r_r21 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_self, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 == -113.0;
    if (unlikely(cpy_r_r22)) goto CPyL13;
CPyL12: ;
    cpy_r_r23 = PyFloat_FromDouble(cpy_r_r21);
    CPyList_SetItemUnsafe(cpy_r_r16, cpy_r_r17, cpy_r_r23);
    goto CPyL14;
CPyL13: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 37, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL66;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r25 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r25;
    goto CPyL9;
CPyL15: ;
    cpy_r_r26 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r27 = CPyStatics[39]; /* 'max' */
    cpy_r_r28 = CPyObject_GetAttr(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 37, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL67;
    }
    PyObject *cpy_r_r29[1] = {cpy_r_r16};
    cpy_r_r30 = (PyObject **)&cpy_r_r29;
    cpy_r_r31 = PyObject_Vectorcall(cpy_r_r28, cpy_r_r30, 1, 0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 37, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL67;
    }
    CPy_DECREF(cpy_r_r16);
    cpy_r_r32 = PyFloat_AsDouble(cpy_r_r31);
    if (cpy_r_r32 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r31); cpy_r_r32 = -113.0;
    }
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 == -113.0;
    if (unlikely(cpy_r_r33)) goto CPyL19;
CPyL18: ;
    return cpy_r_r32;
CPyL19: ;
    cpy_r_r34 = PyErr_Occurred();
    if (unlikely(cpy_r_r34 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 37, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL63;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r35 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r37 = *(PyObject * *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r37 == cpy_r_r35;
    if (!cpy_r_r38) goto CPyL22;
    if (cpy_r_r38) {
        goto CPyL23;
    } else
        goto CPyL37;
CPyL22: ;
    cpy_r_r39 = (PyObject *)CPyType_kernel___effects___Several;
    cpy_r_r40 = CPy_TypeCheck(cpy_r_effect, cpy_r_r39);
    if (!cpy_r_r40) goto CPyL37;
CPyL23: ;
    cpy_r_r41 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r41);
    if (CPyFloat_Check(cpy_r_r41))
        cpy_r_r42 = cpy_r_r41;
    else {
        cpy_r_r42 = NULL;
    }
    if (cpy_r_r42 != NULL) goto __LL5596;
    if (PyLong_Check(cpy_r_r41))
        cpy_r_r42 = cpy_r_r41;
    else {
        cpy_r_r42 = NULL;
    }
    if (cpy_r_r42 != NULL) goto __LL5596;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 39, CPyStatic_scholars___thinking___effect_values___globals, "union[float, int]", cpy_r_r41);
    goto CPyL63;
__LL5596: ;
    cpy_r_r43 = cpy_r_r42;
    if (likely(PyObject_TypeCheck(cpy_r_effect, CPyType_kernel___effects___Several)))
        cpy_r_r44 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 39, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Several", cpy_r_effect);
        goto CPyL68;
    }
    cpy_r_r45 = ((serai___kernel___effects___SeveralObject *)cpy_r_r44)->_parts;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = 0;
CPyL26: ;
    cpy_r_r49 = cpy_r_r48 < cpy_r_r47;
    if (!cpy_r_r49) goto CPyL69;
    cpy_r_r50 = CPySequenceTuple_GetItemUnsafe(cpy_r_r45, cpy_r_r48);
    if (likely(PyObject_TypeCheck(cpy_r_r50, CPyType_kernel___effects___Effect)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 39, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Effect", cpy_r_r50);
        goto CPyL70;
    }
    cpy_r_r52 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_self, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 == -113.0;
    if (unlikely(cpy_r_r53)) goto CPyL30;
CPyL29: ;
    cpy_r_r54 = PyFloat_FromDouble(cpy_r_r52);
    cpy_r_r55 = PyNumber_Add(cpy_r_r43, cpy_r_r54);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 39, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL31;
CPyL30: ;
    cpy_r_r56 = PyErr_Occurred();
    if (unlikely(cpy_r_r56 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 39, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL70;
    } else
        goto CPyL29;
CPyL31: ;
    if (CPyFloat_Check(cpy_r_r55))
        cpy_r_r57 = cpy_r_r55;
    else {
        cpy_r_r57 = NULL;
    }
    if (cpy_r_r57 != NULL) goto __LL5597;
    if (PyLong_Check(cpy_r_r55))
        cpy_r_r57 = cpy_r_r55;
    else {
        cpy_r_r57 = NULL;
    }
    if (cpy_r_r57 != NULL) goto __LL5597;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 39, CPyStatic_scholars___thinking___effect_values___globals, "union[float, int]", cpy_r_r55);
    goto CPyL71;
__LL5597: ;
    cpy_r_r43 = cpy_r_r57;
    cpy_r_r58 = cpy_r_r48 + 1;
    cpy_r_r48 = cpy_r_r58;
    goto CPyL26;
CPyL34: ;
    cpy_r_r59 = PyFloat_AsDouble(cpy_r_r43);
    if (cpy_r_r59 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r43); cpy_r_r59 = -113.0;
    }
    CPy_DECREF(cpy_r_r43);
    cpy_r_r60 = cpy_r_r59 == -113.0;
    if (unlikely(cpy_r_r60)) goto CPyL36;
CPyL35: ;
    return cpy_r_r59;
CPyL36: ;
    cpy_r_r61 = PyErr_Occurred();
    if (unlikely(cpy_r_r61 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 39, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL63;
    } else
        goto CPyL35;
CPyL37: ;
    cpy_r_r62 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r64 = *(PyObject * *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r64 == cpy_r_r62;
    if (!cpy_r_r65) goto CPyL48;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r66 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 41, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Arrow", cpy_r_effect);
        goto CPyL63;
    }
    cpy_r_r67 = ((serai___kernel___effects___ArrowObject *)cpy_r_r66)->_gain;
    CPy_INCREF(cpy_r_r67);
    cpy_r_r68 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_self, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r69 = cpy_r_r68 == -113.0;
    if (unlikely(cpy_r_r69)) goto CPyL41;
CPyL40: ;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r70 = cpy_r_effect;
    else {
        CPy_TypeError("serai.kernel.effects.Arrow", cpy_r_effect); 
        cpy_r_r70 = NULL;
    }
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 41, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL63;
    } else
        goto CPyL42;
CPyL41: ;
    cpy_r_r71 = PyErr_Occurred();
    if (unlikely(cpy_r_r71 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 41, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL63;
    } else
        goto CPyL40;
CPyL42: ;
    cpy_r_r72 = ((serai___kernel___effects___ArrowObject *)cpy_r_r70)->_cost;
    CPy_INCREF(cpy_r_r72);
    cpy_r_r73 = CPyDef_scholars___thinking___effect_values___EffectValues____cost(cpy_r_self, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 == -113.0;
    if (unlikely(cpy_r_r74)) goto CPyL44;
CPyL43: ;
    cpy_r_r75 = cpy_r_r68 - cpy_r_r73;
    cpy_r_r76 = cpy_r_r75 > 0.0;
    if (cpy_r_r76) {
        goto CPyL45;
    } else
        goto CPyL46;
CPyL44: ;
    cpy_r_r77 = PyErr_Occurred();
    if (unlikely(cpy_r_r77 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 41, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL63;
    } else
        goto CPyL43;
CPyL45: ;
    cpy_r_r78 = cpy_r_r75;
    goto CPyL47;
CPyL46: ;
    cpy_r_r78 = 0.0;
CPyL47: ;
    return cpy_r_r78;
CPyL48: ;
    cpy_r_r79 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r81 = *(PyObject * *)cpy_r_r80;
    cpy_r_r82 = cpy_r_r81 == cpy_r_r79;
    if (!cpy_r_r82) goto CPyL56;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Repeat))
        cpy_r_r83 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 43, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Repeat", cpy_r_effect);
        goto CPyL63;
    }
    cpy_r_r84 = ((serai___kernel___effects___RepeatObject *)cpy_r_r83)->_times;
    CPyTagged_INCREF(cpy_r_r84);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Repeat))
        cpy_r_r85 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 43, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Repeat", cpy_r_effect);
        goto CPyL72;
    }
    cpy_r_r86 = ((serai___kernel___effects___RepeatObject *)cpy_r_r85)->_part;
    CPy_INCREF(cpy_r_r86);
    cpy_r_r87 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_self, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r88 = cpy_r_r87 == -113.0;
    if (unlikely(cpy_r_r88)) goto CPyL53;
CPyL52: ;
    cpy_r_r89 = CPyFloat_FromTagged(cpy_r_r84);
    CPyTagged_DECREF(cpy_r_r84);
    cpy_r_r90 = cpy_r_r89 == -113.0;
    if (unlikely(cpy_r_r90)) {
        goto CPyL55;
    } else
        goto CPyL54;
CPyL53: ;
    cpy_r_r91 = PyErr_Occurred();
    if (unlikely(cpy_r_r91 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 43, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL72;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r92 = cpy_r_r89 * cpy_r_r87;
    return cpy_r_r92;
CPyL55: ;
    cpy_r_r93 = PyErr_Occurred();
    if (unlikely(cpy_r_r93 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 43, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL63;
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r94 = (PyObject *)CPyType_kernel___effects___Maybe;
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r96 = *(PyObject * *)cpy_r_r95;
    cpy_r_r97 = cpy_r_r96 == cpy_r_r94;
    if (!cpy_r_r97) goto CPyL61;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Maybe))
        cpy_r_r98 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 44, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Maybe", cpy_r_effect);
        goto CPyL63;
    }
    cpy_r_r99 = ((serai___kernel___effects___MaybeObject *)cpy_r_r98)->_part;
    CPy_INCREF(cpy_r_r99);
    cpy_r_r100 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_self, cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    cpy_r_r101 = cpy_r_r100 == -113.0;
    if (unlikely(cpy_r_r101)) goto CPyL60;
CPyL59: ;
    cpy_r_r102 = cpy_r_r100;
    goto CPyL62;
CPyL60: ;
    cpy_r_r103 = PyErr_Occurred();
    if (unlikely(cpy_r_r103 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 44, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL63;
    } else
        goto CPyL59;
CPyL61: ;
    cpy_r_r102 = 0.0;
CPyL62: ;
    return cpy_r_r102;
CPyL63: ;
    cpy_r_r104 = -113.0;
    return cpy_r_r104;
CPyL64: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL63;
CPyL65: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL15;
CPyL66: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL63;
CPyL67: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL63;
CPyL68: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL63;
CPyL69: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL34;
CPyL70: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r45);
    goto CPyL63;
CPyL71: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL63;
CPyL72: ;
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL63;
}
        
        PyObject *CPyPy_scholars___thinking___effect_values___EffectValues____made(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:_made", kwlist, 0};
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___effect_values___EffectValues))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", obj_self); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___effect_values___EffectValues____made(arg_self, arg_effect);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_made", 33, CPyStatic_scholars___thinking___effect_values___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___effect_values___EffectValues____cost(PyObject *cpy_r_self, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    double cpy_r_r2;
    PyObject *cpy_r_r3;
    double cpy_r_r4;
    PyObject *cpy_r_r5;
    double cpy_r_r6;
    PyObject *cpy_r_r7;
    double cpy_r_r8;
    double cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    tuple_T2OI cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    double cpy_r_r29;
    char cpy_r_r30;
    double cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    double cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int64_t cpy_r_r39;
    double cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    double cpy_r_r43;
    cpy_r_r0 = ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r2 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_silver;
    cpy_r_r3 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r4 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_gold;
    cpy_r_r5 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r6 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_worker;
    cpy_r_r7 = CPyStatics[2747]; /* 'white_die' */
    cpy_r_r8 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_white_die;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r9 = -cpy_r_r8;
    cpy_r_r10 = PyFloat_FromDouble(cpy_r_r2);
    cpy_r_r11 = PyFloat_FromDouble(cpy_r_r4);
    cpy_r_r12 = PyFloat_FromDouble(cpy_r_r6);
    cpy_r_r13 = PyFloat_FromDouble(cpy_r_r9);
    cpy_r_r14 = CPyDict_Build(4, cpy_r_r1, cpy_r_r10, cpy_r_r3, cpy_r_r11, cpy_r_r5, cpy_r_r12, cpy_r_r7, cpy_r_r13);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_cost", 48, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL17;
    }
    cpy_r_r15 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r15);
    if (CPyFloat_Check(cpy_r_r15))
        cpy_r_r16 = cpy_r_r15;
    else {
        cpy_r_r16 = NULL;
    }
    if (cpy_r_r16 != NULL) goto __LL5598;
    if (PyLong_Check(cpy_r_r15))
        cpy_r_r16 = cpy_r_r15;
    else {
        cpy_r_r16 = NULL;
    }
    if (cpy_r_r16 != NULL) goto __LL5598;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_cost", 54, CPyStatic_scholars___thinking___effect_values___globals, "union[float, int]", cpy_r_r15);
    goto CPyL18;
__LL5598: ;
    cpy_r_r17 = cpy_r_r16;
    cpy_r_r18 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_pairs;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = 0;
CPyL3: ;
    cpy_r_r22 = cpy_r_r21 < cpy_r_r20;
    if (!cpy_r_r22) goto CPyL19;
    cpy_r_r23 = CPySequenceTuple_GetItemUnsafe(cpy_r_r18, cpy_r_r21);
    PyObject *__tmp5599;
    if (unlikely(!(PyTuple_Check(cpy_r_r23) && PyTuple_GET_SIZE(cpy_r_r23) == 2))) {
        __tmp5599 = NULL;
        goto __LL5600;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r23, 0))))
        __tmp5599 = PyTuple_GET_ITEM(cpy_r_r23, 0);
    else {
        __tmp5599 = NULL;
    }
    if (__tmp5599 == NULL) goto __LL5600;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r23, 1))))
        __tmp5599 = PyTuple_GET_ITEM(cpy_r_r23, 1);
    else {
        __tmp5599 = NULL;
    }
    if (__tmp5599 == NULL) goto __LL5600;
    __tmp5599 = cpy_r_r23;
__LL5600: ;
    if (unlikely(__tmp5599 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r23); cpy_r_r24 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp5601 = PyTuple_GET_ITEM(cpy_r_r23, 0);
        CPy_INCREF(__tmp5601);
        PyObject *__tmp5602;
        if (likely(PyUnicode_Check(__tmp5601)))
            __tmp5602 = __tmp5601;
        else {
            CPy_TypeError("str", __tmp5601); 
            __tmp5602 = NULL;
        }
        cpy_r_r24.f0 = __tmp5602;
        PyObject *__tmp5603 = PyTuple_GET_ITEM(cpy_r_r23, 1);
        CPyTagged __tmp5604;
        if (likely(PyLong_Check(__tmp5603)))
            __tmp5604 = CPyTagged_FromObject(__tmp5603);
        else {
            goto __LL5605;
        }
        cpy_r_r24.f1 = __tmp5604;
    }
    goto __LL5606;
__LL5605: ;
    CPy_DECREF(cpy_r_r24.f0);
    cpy_r_r24 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL5606;
__LL5606: ;
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_cost", 54, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL20;
    }
    cpy_r_r25 = cpy_r_r24.f0;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = cpy_r_r24.f1;
    CPyTagged_INCREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r24.f0);
    CPyTagged_DECREF(cpy_r_r24.f1);
    cpy_r_r27 = PyFloat_FromDouble(1.0);
    cpy_r_r28 = CPyDict_Get(cpy_r_r14, cpy_r_r25, cpy_r_r27);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_cost", 54, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL21;
    }
    cpy_r_r29 = PyFloat_AsDouble(cpy_r_r28);
    if (cpy_r_r29 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r28); cpy_r_r29 = -113.0;
    }
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 == -113.0;
    if (unlikely(cpy_r_r30)) goto CPyL8;
CPyL7: ;
    cpy_r_r31 = CPyFloat_FromTagged(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r32 = cpy_r_r31 == -113.0;
    if (unlikely(cpy_r_r32)) {
        goto CPyL10;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r33 = PyErr_Occurred();
    if (unlikely(cpy_r_r33 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_cost", 54, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL21;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r34 = cpy_r_r29 * cpy_r_r31;
    cpy_r_r35 = PyFloat_FromDouble(cpy_r_r34);
    cpy_r_r36 = PyNumber_Add(cpy_r_r17, cpy_r_r35);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_cost", 54, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL22;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r37 = PyErr_Occurred();
    if (unlikely(cpy_r_r37 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_cost", 54, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL20;
    } else
        goto CPyL9;
CPyL11: ;
    if (CPyFloat_Check(cpy_r_r36))
        cpy_r_r38 = cpy_r_r36;
    else {
        cpy_r_r38 = NULL;
    }
    if (cpy_r_r38 != NULL) goto __LL5607;
    if (PyLong_Check(cpy_r_r36))
        cpy_r_r38 = cpy_r_r36;
    else {
        cpy_r_r38 = NULL;
    }
    if (cpy_r_r38 != NULL) goto __LL5607;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_cost", 54, CPyStatic_scholars___thinking___effect_values___globals, "union[float, int]", cpy_r_r36);
    goto CPyL22;
__LL5607: ;
    cpy_r_r17 = cpy_r_r38;
    cpy_r_r39 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r39;
    goto CPyL3;
CPyL14: ;
    cpy_r_r40 = PyFloat_AsDouble(cpy_r_r17);
    if (cpy_r_r40 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r17); cpy_r_r40 = -113.0;
    }
    CPy_DECREF(cpy_r_r17);
    cpy_r_r41 = cpy_r_r40 == -113.0;
    if (unlikely(cpy_r_r41)) goto CPyL16;
CPyL15: ;
    return cpy_r_r40;
CPyL16: ;
    cpy_r_r42 = PyErr_Occurred();
    if (unlikely(cpy_r_r42 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_cost", 54, CPyStatic_scholars___thinking___effect_values___globals);
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r43 = -113.0;
    return cpy_r_r43;
CPyL18: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL17;
CPyL19: ;
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r18);
    goto CPyL14;
CPyL20: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL17;
CPyL22: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    goto CPyL17;
}
        
        PyObject *CPyPy_scholars___thinking___effect_values___EffectValues____cost(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"call", 0};
            static CPyArg_Parser parser = {"O:_cost", kwlist, 0};
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_call)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___effect_values___EffectValues))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", obj_self); 
                goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___effect_values___EffectValues____cost(arg_self, arg_call);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_cost", 46, CPyStatic_scholars___thinking___effect_values___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___effect_values___EffectValues____call(PyObject *cpy_r_self, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_number;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    double cpy_r_r22;
    double cpy_r_r23;
    double cpy_r_r24;
    double cpy_r_r25;
    char cpy_r_r26;
    double cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    double cpy_r_r45;
    double cpy_r_r46;
    double cpy_r_r47;
    double cpy_r_r48;
    char cpy_r_r49;
    double cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    double cpy_r_r59;
    double cpy_r_r60;
    char cpy_r_r61;
    double cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
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
    PyObject **cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    double cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    double cpy_r_r90;
    PyObject *cpy_r_r91;
    double cpy_r_r92;
    PyObject *cpy_r_r93;
    double cpy_r_r94;
    PyObject *cpy_r_r95;
    double cpy_r_r96;
    PyObject *cpy_r_r97;
    double cpy_r_r98;
    PyObject *cpy_r_r99;
    double cpy_r_r100;
    PyObject *cpy_r_r101;
    double cpy_r_r102;
    PyObject *cpy_r_r103;
    double cpy_r_r104;
    PyObject *cpy_r_r105;
    double cpy_r_r106;
    PyObject *cpy_r_r107;
    double cpy_r_r108;
    PyObject *cpy_r_r109;
    double cpy_r_r110;
    PyObject *cpy_r_r111;
    double cpy_r_r112;
    PyObject *cpy_r_r113;
    double cpy_r_r114;
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
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    double cpy_r_r133;
    char cpy_r_r134;
    double cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    double cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    double cpy_r_r142;
    char cpy_r_r143;
    double cpy_r_r144;
    PyObject *cpy_r_r145;
    double cpy_r_r146;
    cpy_r_r0 = ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = 0;
CPyL1: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r3;
    if (!cpy_r_r5) goto CPyL72;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_r1, cpy_r_r4);
    if (PyLong_Check(cpy_r_r6))
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL5608;
    if (PyUnicode_Check(cpy_r_r6))
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL5608;
    if (unlikely(!(PyTuple_Check(cpy_r_r6) && PyTuple_GET_SIZE(cpy_r_r6) == 2))) {
        cpy_r_r7 = NULL;
        goto __LL5609;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 0))))
        cpy_r_r7 = PyTuple_GET_ITEM(cpy_r_r6, 0);
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 == NULL) goto __LL5609;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r6, 1))))
        cpy_r_r7 = PyTuple_GET_ITEM(cpy_r_r6, 1);
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 == NULL) goto __LL5609;
    cpy_r_r7 = cpy_r_r6;
__LL5609: ;
    if (cpy_r_r7 != NULL) goto __LL5608;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 58, CPyStatic_scholars___thinking___effect_values___globals, "union[int, str, tuple[str, int]]", cpy_r_r6);
    goto CPyL73;
__LL5608: ;
    cpy_r_r8 = PyLong_Check(cpy_r_r7);
    if (cpy_r_r8) {
        goto CPyL74;
    } else
        goto CPyL75;
CPyL4: ;
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 58, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL76;
    }
    cpy_r_r10 = cpy_r_r9;
    goto CPyL8;
CPyL6: ;
    cpy_r_r11 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r11;
    goto CPyL1;
CPyL7: ;
    cpy_r_r10 = 2;
CPyL8: ;
    cpy_r_number = cpy_r_r10;
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_verb;
    cpy_r_r13 = ((serai___kernel___effects___VerbObject *)cpy_r_r12)->_name;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = CPyStatics[2749]; /* 'gain_worker' */
    cpy_r_r15 = CPyStr_EqualLiteral(cpy_r_r13, cpy_r_r14, 11);
    if (cpy_r_r15) {
        goto CPyL77;
    } else
        goto CPyL19;
CPyL9: ;
    cpy_r_r16 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r16, 0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 61, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    }
    if (PyLong_Check(cpy_r_r17))
        cpy_r_r18 = cpy_r_r17;
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 != NULL) goto __LL5610;
    if (PyUnicode_Check(cpy_r_r17))
        cpy_r_r18 = cpy_r_r17;
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 != NULL) goto __LL5610;
    if (unlikely(!(PyTuple_Check(cpy_r_r17) && PyTuple_GET_SIZE(cpy_r_r17) == 2))) {
        cpy_r_r18 = NULL;
        goto __LL5611;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r17, 0))))
        cpy_r_r18 = PyTuple_GET_ITEM(cpy_r_r17, 0);
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 == NULL) goto __LL5611;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r17, 1))))
        cpy_r_r18 = PyTuple_GET_ITEM(cpy_r_r17, 1);
    else {
        cpy_r_r18 = NULL;
    }
    if (cpy_r_r18 == NULL) goto __LL5611;
    cpy_r_r18 = cpy_r_r17;
__LL5611: ;
    if (cpy_r_r18 != NULL) goto __LL5610;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 61, CPyStatic_scholars___thinking___effect_values___globals, "union[int, str, tuple[str, int]]", cpy_r_r17);
    goto CPyL78;
__LL5610: ;
    cpy_r_r19 = CPyStatics[1557]; /* 'white' */
    cpy_r_r20 = PyObject_RichCompare(cpy_r_r18, cpy_r_r19, 2);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 61, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    }
    if (unlikely(!PyBool_Check(cpy_r_r20))) {
        CPy_TypeError("bool", cpy_r_r20); cpy_r_r21 = 2;
    } else
        cpy_r_r21 = cpy_r_r20 == Py_True;
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 61, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    }
    if (!cpy_r_r21) goto CPyL15;
    cpy_r_r22 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_white_worker;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL16;
CPyL15: ;
    cpy_r_r24 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_worker;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r23 = cpy_r_r24;
CPyL16: ;
    cpy_r_r25 = CPyFloat_FromTagged(cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    cpy_r_r26 = cpy_r_r25 == -113.0;
    if (unlikely(cpy_r_r26)) goto CPyL18;
CPyL17: ;
    cpy_r_r27 = cpy_r_r25 * cpy_r_r23;
    return cpy_r_r27;
CPyL18: ;
    cpy_r_r28 = PyErr_Occurred();
    if (unlikely(cpy_r_r28 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 61, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL17;
CPyL19: ;
    cpy_r_r29 = CPyStatics[2487]; /* 'gain_die' */
    cpy_r_r30 = CPyStr_EqualLiteral(cpy_r_r13, cpy_r_r29, 8);
    if (cpy_r_r30) {
        goto CPyL79;
    } else
        goto CPyL36;
CPyL20: ;
    cpy_r_r31 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r31, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 63, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    }
    if (PyLong_Check(cpy_r_r32))
        cpy_r_r33 = cpy_r_r32;
    else {
        cpy_r_r33 = NULL;
    }
    if (cpy_r_r33 != NULL) goto __LL5612;
    if (PyUnicode_Check(cpy_r_r32))
        cpy_r_r33 = cpy_r_r32;
    else {
        cpy_r_r33 = NULL;
    }
    if (cpy_r_r33 != NULL) goto __LL5612;
    if (unlikely(!(PyTuple_Check(cpy_r_r32) && PyTuple_GET_SIZE(cpy_r_r32) == 2))) {
        cpy_r_r33 = NULL;
        goto __LL5613;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r32, 0))))
        cpy_r_r33 = PyTuple_GET_ITEM(cpy_r_r32, 0);
    else {
        cpy_r_r33 = NULL;
    }
    if (cpy_r_r33 == NULL) goto __LL5613;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r32, 1))))
        cpy_r_r33 = PyTuple_GET_ITEM(cpy_r_r32, 1);
    else {
        cpy_r_r33 = NULL;
    }
    if (cpy_r_r33 == NULL) goto __LL5613;
    cpy_r_r33 = cpy_r_r32;
__LL5613: ;
    if (cpy_r_r33 != NULL) goto __LL5612;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 63, CPyStatic_scholars___thinking___effect_values___globals, "union[int, str, tuple[str, int]]", cpy_r_r32);
    goto CPyL78;
__LL5612: ;
    cpy_r_r34 = PyObject_Str(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 63, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    }
    cpy_r_r35 = CPyDef_scholars___thinking___effect_values___EffectValues____die(cpy_r_self, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) goto CPyL25;
CPyL24: ;
    cpy_r_r37 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = CPySequenceTuple_GetItem(cpy_r_r37, -2);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 64, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    } else
        goto CPyL26;
CPyL25: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 63, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    } else
        goto CPyL24;
CPyL26: ;
    if (PyLong_Check(cpy_r_r38))
        cpy_r_r40 = cpy_r_r38;
    else {
        cpy_r_r40 = NULL;
    }
    if (cpy_r_r40 != NULL) goto __LL5614;
    if (PyUnicode_Check(cpy_r_r38))
        cpy_r_r40 = cpy_r_r38;
    else {
        cpy_r_r40 = NULL;
    }
    if (cpy_r_r40 != NULL) goto __LL5614;
    if (unlikely(!(PyTuple_Check(cpy_r_r38) && PyTuple_GET_SIZE(cpy_r_r38) == 2))) {
        cpy_r_r40 = NULL;
        goto __LL5615;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r38, 0))))
        cpy_r_r40 = PyTuple_GET_ITEM(cpy_r_r38, 0);
    else {
        cpy_r_r40 = NULL;
    }
    if (cpy_r_r40 == NULL) goto __LL5615;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r38, 1))))
        cpy_r_r40 = PyTuple_GET_ITEM(cpy_r_r38, 1);
    else {
        cpy_r_r40 = NULL;
    }
    if (cpy_r_r40 == NULL) goto __LL5615;
    cpy_r_r40 = cpy_r_r38;
__LL5615: ;
    if (cpy_r_r40 != NULL) goto __LL5614;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 64, CPyStatic_scholars___thinking___effect_values___globals, "union[int, str, tuple[str, int]]", cpy_r_r38);
    goto CPyL78;
__LL5614: ;
    cpy_r_r41 = CPyStatics[987]; /* 'hand' */
    cpy_r_r42 = PyObject_RichCompare(cpy_r_r40, cpy_r_r41, 2);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 64, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    }
    if (unlikely(!PyBool_Check(cpy_r_r42))) {
        CPy_TypeError("bool", cpy_r_r42); cpy_r_r43 = 2;
    } else
        cpy_r_r43 = cpy_r_r42 == Py_True;
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 64, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    }
    if (!cpy_r_r43) goto CPyL80;
    cpy_r_r44 = cpy_r_r35 > 0.0;
    if (!cpy_r_r44) goto CPyL80;
    cpy_r_r45 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_to_hand;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r46 = cpy_r_r45;
    goto CPyL33;
CPyL32: ;
    cpy_r_r46 = 0.0;
CPyL33: ;
    cpy_r_r47 = cpy_r_r35 + cpy_r_r46;
    cpy_r_r48 = CPyFloat_FromTagged(cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    cpy_r_r49 = cpy_r_r48 == -113.0;
    if (unlikely(cpy_r_r49)) goto CPyL35;
CPyL34: ;
    cpy_r_r50 = cpy_r_r48 * cpy_r_r47;
    return cpy_r_r50;
CPyL35: ;
    cpy_r_r51 = PyErr_Occurred();
    if (unlikely(cpy_r_r51 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 64, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL34;
CPyL36: ;
    cpy_r_r52 = CPyStatics[642]; /* 'refill' */
    cpy_r_r53 = CPyStr_EqualLiteral(cpy_r_r13, cpy_r_r52, 6);
    if (cpy_r_r53) {
        goto CPyL81;
    } else
        goto CPyL42;
CPyL37: ;
    cpy_r_r54 = CPyStatic_scholars___thinking___effect_values___globals;
    cpy_r_r55 = CPyStatics[3476]; /* 'USUAL_HAND' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 66, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 66, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL78;
    }
    cpy_r_r58 = CPyTagged_Subtract(cpy_r_number, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_number);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_r59 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_refill;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r60 = CPyFloat_FromTagged(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_r61 = cpy_r_r60 == -113.0;
    if (unlikely(cpy_r_r61)) goto CPyL41;
CPyL40: ;
    cpy_r_r62 = cpy_r_r60 * cpy_r_r59;
    return cpy_r_r62;
CPyL41: ;
    cpy_r_r63 = PyErr_Occurred();
    if (unlikely(cpy_r_r63 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 66, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL40;
CPyL42: ;
    cpy_r_r64 = CPyStatics[2566]; /* 'harvest' */
    cpy_r_r65 = CPyStr_EqualLiteral(cpy_r_r13, cpy_r_r64, 7);
    if (cpy_r_r65) {
        goto CPyL82;
    } else
        goto CPyL58;
CPyL43: ;
    cpy_r_r66 = ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__book;
    cpy_r_r67 = ((serai___games___scholars___book___BookObject *)cpy_r_r66)->_tracks;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/effect_values.py", "_call", "Book", "tracks", 68, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r67);
CPyL44: ;
    cpy_r_r68 = ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__book;
    cpy_r_r69 = ((serai___games___scholars___book___BookObject *)cpy_r_r68)->_words;
    cpy_r_r70 = ((serai___games___scholars___book___WordsObject *)cpy_r_r69)->_tracks;
    CPy_INCREF(cpy_r_r70);
    cpy_r_r71 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r71);
    cpy_r_r72 = CPySequenceTuple_GetItem(cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 68, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL83;
    }
    if (PyLong_Check(cpy_r_r72))
        cpy_r_r73 = cpy_r_r72;
    else {
        cpy_r_r73 = NULL;
    }
    if (cpy_r_r73 != NULL) goto __LL5616;
    if (PyUnicode_Check(cpy_r_r72))
        cpy_r_r73 = cpy_r_r72;
    else {
        cpy_r_r73 = NULL;
    }
    if (cpy_r_r73 != NULL) goto __LL5616;
    if (unlikely(!(PyTuple_Check(cpy_r_r72) && PyTuple_GET_SIZE(cpy_r_r72) == 2))) {
        cpy_r_r73 = NULL;
        goto __LL5617;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r72, 0))))
        cpy_r_r73 = PyTuple_GET_ITEM(cpy_r_r72, 0);
    else {
        cpy_r_r73 = NULL;
    }
    if (cpy_r_r73 == NULL) goto __LL5617;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r72, 1))))
        cpy_r_r73 = PyTuple_GET_ITEM(cpy_r_r72, 1);
    else {
        cpy_r_r73 = NULL;
    }
    if (cpy_r_r73 == NULL) goto __LL5617;
    cpy_r_r73 = cpy_r_r72;
__LL5617: ;
    if (cpy_r_r73 != NULL) goto __LL5616;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 68, CPyStatic_scholars___thinking___effect_values___globals, "union[int, str, tuple[str, int]]", cpy_r_r72);
    goto CPyL83;
__LL5616: ;
    cpy_r_r74 = PyObject_Str(cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 68, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL83;
    }
    cpy_r_r75 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r76[2] = {cpy_r_r70, cpy_r_r74};
    cpy_r_r77 = (PyObject **)&cpy_r_r76;
    cpy_r_r78 = PyObject_VectorcallMethod(cpy_r_r75, cpy_r_r77, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 68, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL84;
    }
    CPy_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r74);
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 68, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL85;
    }
    cpy_r_r80 = CPyList_GetItem(cpy_r_r67, cpy_r_r79);
    CPy_DECREF(cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 68, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL71;
    }
    if (likely(PyTuple_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 68, CPyStatic_scholars___thinking___effect_values___globals, "tuple", cpy_r_r80);
        goto CPyL71;
    }
    cpy_r_r82 = CPySequenceTuple_GetItem(cpy_r_r81, 12);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 69, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL71;
    }
    if (likely(PyTuple_Check(cpy_r_r82)))
        cpy_r_r83 = cpy_r_r82;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 69, CPyStatic_scholars___thinking___effect_values___globals, "tuple", cpy_r_r82);
        goto CPyL71;
    }
    cpy_r_r84 = CPySequenceTuple_GetItem(cpy_r_r83, 0);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 69, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL71;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r84, CPyType_kernel___effects___Effect)))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 69, CPyStatic_scholars___thinking___effect_values___globals, "serai.kernel.effects.Effect", cpy_r_r84);
        goto CPyL71;
    }
    cpy_r_r86 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_self, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 == -113.0;
    if (unlikely(cpy_r_r87)) goto CPyL57;
CPyL56: ;
    return cpy_r_r86;
CPyL57: ;
    cpy_r_r88 = PyErr_Occurred();
    if (unlikely(cpy_r_r88 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 69, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL56;
CPyL58: ;
    cpy_r_r89 = CPyStatics[2473]; /* 'gain_silver' */
    cpy_r_r90 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_silver;
    cpy_r_r91 = CPyStatics[2748]; /* 'gain_gold' */
    cpy_r_r92 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_gold;
    cpy_r_r93 = CPyStatics[2750]; /* 'destroy_white' */
    cpy_r_r94 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_destroy_white;
    cpy_r_r95 = CPyStatics[519]; /* 'draw' */
    cpy_r_r96 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_draw;
    cpy_r_r97 = CPyStatics[2409]; /* 'influence_scroll' */
    cpy_r_r98 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_influence_scroll;
    cpy_r_r99 = CPyStatics[2422]; /* 'influence_guild' */
    cpy_r_r100 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_influence_guild;
    cpy_r_r101 = CPyStatics[2751]; /* 'place_or_take_gold' */
    cpy_r_r102 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_move_gold;
    cpy_r_r103 = CPyStatics[418]; /* 'advance' */
    cpy_r_r104 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_advance;
    cpy_r_r105 = CPyStatics[2465]; /* 'retire_top' */
    cpy_r_r106 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_retire;
    cpy_r_r107 = CPyStatics[2336]; /* 'employ' */
    cpy_r_r108 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_employ;
    cpy_r_r109 = CPyStatics[2588]; /* 'add_value' */
    cpy_r_r110 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_add_value;
    cpy_r_r111 = CPyStatics[2589]; /* 'alt_action' */
    cpy_r_r112 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_other_action;
    cpy_r_r113 = CPyStatics[2753]; /* 'wild_white' */
    cpy_r_r114 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_wild;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r115 = PyFloat_FromDouble(cpy_r_r90);
    cpy_r_r116 = PyFloat_FromDouble(cpy_r_r92);
    cpy_r_r117 = PyFloat_FromDouble(cpy_r_r94);
    cpy_r_r118 = PyFloat_FromDouble(cpy_r_r96);
    cpy_r_r119 = PyFloat_FromDouble(cpy_r_r98);
    cpy_r_r120 = PyFloat_FromDouble(cpy_r_r100);
    cpy_r_r121 = PyFloat_FromDouble(cpy_r_r102);
    cpy_r_r122 = PyFloat_FromDouble(cpy_r_r104);
    cpy_r_r123 = PyFloat_FromDouble(cpy_r_r106);
    cpy_r_r124 = PyFloat_FromDouble(cpy_r_r108);
    cpy_r_r125 = PyFloat_FromDouble(cpy_r_r110);
    cpy_r_r126 = PyFloat_FromDouble(cpy_r_r112);
    cpy_r_r127 = PyFloat_FromDouble(cpy_r_r114);
    cpy_r_r128 = CPyDict_Build(13, cpy_r_r89, cpy_r_r115, cpy_r_r91, cpy_r_r116, cpy_r_r93, cpy_r_r117, cpy_r_r95, cpy_r_r118, cpy_r_r97, cpy_r_r119, cpy_r_r99, cpy_r_r120, cpy_r_r101, cpy_r_r121, cpy_r_r103, cpy_r_r122, cpy_r_r105, cpy_r_r123, cpy_r_r107, cpy_r_r124, cpy_r_r109, cpy_r_r125, cpy_r_r111, cpy_r_r126, cpy_r_r113, cpy_r_r127);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r116);
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r118);
    CPy_DECREF(cpy_r_r119);
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r121);
    CPy_DECREF(cpy_r_r122);
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r125);
    CPy_DECREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 70, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL86;
    }
    cpy_r_r129 = PyDict_Contains(cpy_r_r128, cpy_r_r13);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 77, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL87;
    }
    cpy_r_r131 = cpy_r_r129;
    if (!cpy_r_r131) goto CPyL88;
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r128, cpy_r_r13);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 77, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL89;
    }
    cpy_r_r133 = PyFloat_AsDouble(cpy_r_r132);
    if (cpy_r_r133 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r132); cpy_r_r133 = -113.0;
    }
    CPy_DECREF(cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 == -113.0;
    if (unlikely(cpy_r_r134)) goto CPyL64;
CPyL63: ;
    cpy_r_r135 = cpy_r_r133;
    goto CPyL68;
CPyL64: ;
    cpy_r_r136 = PyErr_Occurred();
    if (unlikely(cpy_r_r136 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 77, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL89;
    } else
        goto CPyL63;
CPyL65: ;
    cpy_r_r137 = ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__book;
    cpy_r_r138 = ((serai___games___scholars___book___BookObject *)cpy_r_r137)->_seams;
    CPy_INCREF(cpy_r_r138);
    cpy_r_r139 = CPY_GET_METHOD(cpy_r_r138, CPyType_scholars___seams___Seams, 37, serai___games___scholars___seams___SeamsObject, double (*)(PyObject *, PyObject *))(cpy_r_r138, cpy_r_r13); /* worth */
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r138);
    cpy_r_r140 = cpy_r_r139 == -113.0;
    if (unlikely(cpy_r_r140)) goto CPyL67;
CPyL66: ;
    cpy_r_r135 = cpy_r_r139;
    goto CPyL68;
CPyL67: ;
    cpy_r_r141 = PyErr_Occurred();
    if (unlikely(cpy_r_r141 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 77, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL89;
    } else
        goto CPyL66;
CPyL68: ;
    cpy_r_r142 = CPyFloat_FromTagged(cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    cpy_r_r143 = cpy_r_r142 == -113.0;
    if (unlikely(cpy_r_r143)) goto CPyL70;
CPyL69: ;
    cpy_r_r144 = cpy_r_r142 * cpy_r_r135;
    return cpy_r_r144;
CPyL70: ;
    cpy_r_r145 = PyErr_Occurred();
    if (unlikely(cpy_r_r145 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 77, CPyStatic_scholars___thinking___effect_values___globals);
    } else
        goto CPyL69;
CPyL71: ;
    cpy_r_r146 = -113.0;
    return cpy_r_r146;
CPyL72: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL7;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL71;
CPyL74: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL4;
CPyL75: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL6;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL71;
CPyL77: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL9;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL71;
CPyL79: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL20;
CPyL80: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL32;
CPyL81: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL37;
CPyL82: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_r13);
    goto CPyL43;
CPyL83: ;
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r70);
    goto CPyL71;
CPyL84: ;
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r74);
    goto CPyL71;
CPyL85: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL71;
CPyL86: ;
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r13);
    goto CPyL71;
CPyL87: ;
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r128);
    goto CPyL71;
CPyL88: ;
    CPy_DECREF(cpy_r_r128);
    goto CPyL65;
CPyL89: ;
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL71;
}
        
        PyObject *CPyPy_scholars___thinking___effect_values___EffectValues____call(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"call", 0};
            static CPyArg_Parser parser = {"O:_call", kwlist, 0};
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_call)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___effect_values___EffectValues))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", obj_self); 
                goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___effect_values___EffectValues____call(arg_self, arg_call);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_call", 56, CPyStatic_scholars___thinking___effect_values___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___effect_values___EffectValues____die(PyObject *cpy_r_self, PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    double cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    double cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    double cpy_r_r23;
    double cpy_r_r24;
    double cpy_r_r25;
    double cpy_r_r26;
    cpy_r_r0 = ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r2 = CPyStr_EqualLiteral(cpy_r_name, cpy_r_r1, 7);
    if (!cpy_r_r2) goto CPyL2;
    cpy_r_r3 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_primary_die;
    CPy_DECREF(cpy_r_r0);
    return cpy_r_r3;
CPyL2: ;
    cpy_r_r4 = ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__book;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_colours;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/effect_values.py", "_die", "Book", "colours", 83, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r5);
CPyL3: ;
    cpy_r_r6 = ((serai___games___scholars___thinking___effect_values___EffectValuesObject *)cpy_r_self)->__book;
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_r6)->_words;
    cpy_r_r8 = ((serai___games___scholars___book___WordsObject *)cpy_r_r7)->_colours;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r10[2] = {cpy_r_r8, cpy_r_name};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_VectorcallMethod(cpy_r_r9, cpy_r_r11, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_die", 83, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL17;
    }
    CPy_DECREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_die", 83, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL18;
    }
    cpy_r_r14 = CPyList_GetItem(cpy_r_r5, cpy_r_r13);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_die", 83, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL16;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_die", 83, CPyStatic_scholars___thinking___effect_values___globals, "tuple", cpy_r_r14);
        goto CPyL16;
    }
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, 2);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_die", 83, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL16;
    }
    if (likely(PyUnicode_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/effect_values.py", "_die", 83, CPyStatic_scholars___thinking___effect_values___globals, "str", cpy_r_r16);
        goto CPyL16;
    }
    cpy_r_r18 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r19 = CPyStr_EqualLiteral(cpy_r_r17, cpy_r_r18, 7);
    if (cpy_r_r19) {
        goto CPyL19;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r20 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_white_die;
    CPy_DECREF(cpy_r_r0);
    return cpy_r_r20;
CPyL11: ;
    cpy_r_r21 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r22 = CPyStr_EqualLiteral(cpy_r_r17, cpy_r_r21, 7);
    CPy_DECREF(cpy_r_r17);
    if (!cpy_r_r22) goto CPyL13;
    cpy_r_r23 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_primary_die;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r24 = cpy_r_r23;
    goto CPyL14;
CPyL13: ;
    cpy_r_r25 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_secondary_die;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r24 = cpy_r_r25;
CPyL14: ;
    return cpy_r_r24;
CPyL15: ;
    cpy_r_r26 = -113.0;
    return cpy_r_r26;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL15;
CPyL19: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL10;
}
        
        PyObject *CPyPy_scholars___thinking___effect_values___EffectValues____die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"O:_die", kwlist, 0};
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_name)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___effect_values___EffectValues))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___effect_values___EffectValues____die(arg_self, arg_name);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "_die", 79, CPyStatic_scholars___thinking___effect_values___globals);
            return NULL;
        }
        
char CPyDef_scholars___thinking___effect_values_____top_level__(void) {
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
    void *cpy_r_r12;
    void *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    void *cpy_r_r19;
    void *cpy_r_r20;
    PyObject **cpy_r_r21;
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
    void *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    void *cpy_r_r41;
    void *cpy_r_r42;
    PyObject **cpy_r_r43;
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
    void *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    void *cpy_r_r63;
    void *cpy_r_r64;
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
    PyObject *cpy_r_r76;
    void *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    void *cpy_r_r85;
    void *cpy_r_r86;
    PyObject **cpy_r_r87;
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
    int32_t cpy_r_r102;
    char cpy_r_r103;
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
    int32_t cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    int32_t cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 1, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 1, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___thinking___effect_values___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 3, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___book;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___book;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 5, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___book;
    cpy_r_r20 = CPyExec_serai___games___scholars___book;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___book__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 5, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 5, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 5, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r31 = CPyStatic_scholars___thinking___effect_values___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 5, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    } else
        goto CPyL47;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 6, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r42 = CPyExec_serai___games___scholars___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 6, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 6, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 6, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5530]; /* ('NEUTRAL', 'PRIMARY') */
    cpy_r_r53 = CPyStatic_scholars___thinking___effect_values___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 6, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    } else
        goto CPyL48;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___thinking___weights;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___thinking___weights;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 7, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___thinking___weights;
    cpy_r_r64 = CPyExec_serai___games___scholars___thinking___weights;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___thinking___weights__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 7, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 7, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 7, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r75 = CPyStatic_scholars___thinking___effect_values___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 7, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    } else
        goto CPyL49;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r78 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 8, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r86 = CPyExec_serai___kernel___effects;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 8, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 8, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 8, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5531]; /* ('Arrow', 'Call', 'Choice', 'Effect', 'InOrder', 'Maybe', 'Repeat', 'Several') */
    cpy_r_r97 = CPyStatic_scholars___thinking___effect_values___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 8, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    } else
        goto CPyL50;
CPyL37: ;
    cpy_r_r99 = CPyStatic_scholars___thinking___effect_values___globals;
    cpy_r_r100 = CPyStatics[3476]; /* 'USUAL_HAND' */
    cpy_r_r101 = CPyStatics[4898]; /* 3 */
    cpy_r_r102 = CPyDict_SetItem(cpy_r_r99, cpy_r_r100, cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 10, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r104 = NULL;
    cpy_r_r105 = CPyStatics[3220]; /* 'serai.games.scholars.thinking.effect_values' */
    cpy_r_r106 = (PyObject *)CPyType_scholars___thinking___effect_values___EffectValues_template;
    cpy_r_r107 = CPyType_FromTemplate(cpy_r_r106, cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 13, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    cpy_r_r108 = CPyDef_scholars___thinking___effect_values___EffectValues_trait_vtable_setup();
    if (unlikely(cpy_r_r108 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 13, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL51;
    }
    cpy_r_r109 = CPyDef_scholars___thinking___effect_values___EffectValues_coroutine_setup(cpy_r_r107);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 13, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL51;
    }
    cpy_r_r110 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r111 = CPyStatics[1102]; /* '_book' */
    cpy_r_r112 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r113 = CPyStatics[3479]; /* '_kept' */
    cpy_r_r114 = PyTuple_Pack(3, cpy_r_r111, cpy_r_r112, cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 13, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL51;
    }
    cpy_r_r115 = PyObject_SetAttr(cpy_r_r107, cpy_r_r110, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    cpy_r_r116 = cpy_r_r115 >= 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 13, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL51;
    }
    CPyType_scholars___thinking___effect_values___EffectValues = (PyTypeObject *)cpy_r_r107;
    CPy_INCREF(CPyType_scholars___thinking___effect_values___EffectValues);
    cpy_r_r117 = CPyStatic_scholars___thinking___effect_values___globals;
    cpy_r_r118 = CPyStatics[3221]; /* 'EffectValues' */
    cpy_r_r119 = PyDict_SetItem(cpy_r_r117, cpy_r_r118, cpy_r_r107);
    cpy_r_r120 = cpy_r_r119 >= 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 13, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL51;
    }
    cpy_r_r121 = CPy_InitSubclass(cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/effect_values.py", "<module>", 13, CPyStatic_scholars___thinking___effect_values___globals);
        goto CPyL46;
    }
    return 1;
CPyL46: ;
    cpy_r_r122 = 2;
    return cpy_r_r122;
CPyL47: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL48: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL49: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL50: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL51: ;
    CPy_DecRef(cpy_r_r107);
    goto CPyL46;
}

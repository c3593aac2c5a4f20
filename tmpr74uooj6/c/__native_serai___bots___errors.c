#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
errors___Errors_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
errors___Errors_traverse(serai___bots___errors___ErrorsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_come);
    Py_VISIT(self->_bias);
    Py_VISIT(self->_low);
    Py_VISIT(self->_high);
    Py_VISIT(self->_lead);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_errors___Errors_clear(PyObject *cpy_r_self)
{
    serai___bots___errors___ErrorsObject *self = (serai___bots___errors___ErrorsObject *)cpy_r_self;
    Py_CLEAR(self->_come);
    Py_CLEAR(self->_bias);
    Py_CLEAR(self->_low);
    Py_CLEAR(self->_high);
    Py_CLEAR(self->_lead);
    return 0;
}

static int32_t CPyDef_errors___Errors_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___errors___ErrorsObject *self = (serai___bots___errors___ErrorsObject *)cpy_r_self;
    Py_CLEAR(self->_come);
    Py_CLEAR(self->_bias);
    Py_CLEAR(self->_low);
    Py_CLEAR(self->_high);
    Py_CLEAR(self->_lead);
    return 0;
}

static void
errors___Errors_dealloc(serai___bots___errors___ErrorsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, errors___Errors_dealloc)
    CPyDef_errors___Errors_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_errors_____mypyc__Errors_setup(PyObject *cpy_r_type);
PyObject *CPyDef_errors___Errors(PyObject *cpy_r_come, PyObject *cpy_r_bias, PyObject *cpy_r_low, PyObject *cpy_r_high, PyObject *cpy_r_lead);

static PyObject *
errors___Errors_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_errors___Errors) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_errors_____mypyc__Errors_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_errors___Errors_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem errors___Errors_vtable[5];
static bool
CPyDef_errors___Errors_trait_vtable_setup(void)
{
    CPyVTableItem errors___Errors_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_errors___Errors_____init__,
        (CPyVTableItem)CPyDef_errors___Errors___between,
        (CPyVTableItem)CPyDef_errors___Errors___forecast,
        (CPyVTableItem)CPyDef_errors___Errors___interval,
        (CPyVTableItem)CPyDef_errors___Errors___chances,
    };
    memcpy(errors___Errors_vtable, errors___Errors_vtable_scratch, sizeof(errors___Errors_vtable));
    return 1;
}

static bool
CPyDef_errors___Errors_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
errors___Errors_get_come(serai___bots___errors___ErrorsObject *self, void *closure);
static int
errors___Errors_set_come(serai___bots___errors___ErrorsObject *self, PyObject *value, void *closure);
static PyObject *
errors___Errors_get_bias(serai___bots___errors___ErrorsObject *self, void *closure);
static int
errors___Errors_set_bias(serai___bots___errors___ErrorsObject *self, PyObject *value, void *closure);
static PyObject *
errors___Errors_get_low(serai___bots___errors___ErrorsObject *self, void *closure);
static int
errors___Errors_set_low(serai___bots___errors___ErrorsObject *self, PyObject *value, void *closure);
static PyObject *
errors___Errors_get_high(serai___bots___errors___ErrorsObject *self, void *closure);
static int
errors___Errors_set_high(serai___bots___errors___ErrorsObject *self, PyObject *value, void *closure);
static PyObject *
errors___Errors_get_lead(serai___bots___errors___ErrorsObject *self, void *closure);
static int
errors___Errors_set_lead(serai___bots___errors___ErrorsObject *self, PyObject *value, void *closure);

static PyGetSetDef errors___Errors_getseters[] = {
    {"come",
     (getter)errors___Errors_get_come, (setter)errors___Errors_set_come,
     NULL, NULL},
    {"bias",
     (getter)errors___Errors_get_bias, (setter)errors___Errors_set_bias,
     NULL, NULL},
    {"low",
     (getter)errors___Errors_get_low, (setter)errors___Errors_set_low,
     NULL, NULL},
    {"high",
     (getter)errors___Errors_get_high, (setter)errors___Errors_set_high,
     NULL, NULL},
    {"lead",
     (getter)errors___Errors_get_lead, (setter)errors___Errors_set_lead,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef errors___Errors_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_errors_____mypyc__Errors_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_errors___Errors_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, come, bias, low, high, lead)\n--\n\n")},
    {"between",
     (PyCFunction)CPyPy_errors___Errors___between,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("between($self, numbers, share)\n--\n\n")},
    {"forecast",
     (PyCFunction)CPyPy_errors___Errors___forecast,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("forecast($self, now, expected, share)\n--\n\n")},
    {"interval",
     (PyCFunction)CPyPy_errors___Errors___interval,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("interval($self, score, share)\n--\n\n")},
    {"chances",
     (PyCFunction)CPyPy_errors___Errors___chances,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("chances($self, scores, share)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_errors___Errors_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Errors",
    .tp_new = errors___Errors_new,
    .tp_dealloc = (destructor)errors___Errors_dealloc,
    .tp_traverse = (traverseproc)errors___Errors_traverse,
    .tp_clear = (inquiry)CPyDef_errors___Errors_clear,
    .tp_getset = errors___Errors_getseters,
    .tp_methods = errors___Errors_methods,
    .tp_init = errors___Errors_init,
    .tp_basicsize = sizeof(serai___bots___errors___ErrorsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Errors(come, bias, low, high, lead)\n--\n\n"),
};
static PyTypeObject *CPyType_errors___Errors_template = &CPyType_errors___Errors_template_;

PyObject *CPyDef_errors_____mypyc__Errors_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___errors___ErrorsObject *self;
    self = (serai___bots___errors___ErrorsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = errors___Errors_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_errors___Errors(PyObject *cpy_r_come, PyObject *cpy_r_bias, PyObject *cpy_r_low, PyObject *cpy_r_high, PyObject *cpy_r_lead)
{
    PyObject *self = CPyDef_errors_____mypyc__Errors_setup((PyObject *)CPyType_errors___Errors);
    if (self == NULL)
        return NULL;
    char res = CPyDef_errors___Errors_____init__(self, cpy_r_come, cpy_r_bias, cpy_r_low, cpy_r_high, cpy_r_lead);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
errors___Errors_get_come(serai___bots___errors___ErrorsObject *self, void *closure)
{
    if (unlikely(self->_come == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'come' of 'Errors' undefined");
        return NULL;
    }
    CPy_INCREF(self->_come);
    PyObject *retval = self->_come;
    return retval;
}

static int
errors___Errors_set_come(serai___bots___errors___ErrorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Errors' object attribute 'come' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_come != NULL) {
        CPy_DECREF(self->_come);
    }
    self->_come = tmp;
    return 0;
}

static PyObject *
errors___Errors_get_bias(serai___bots___errors___ErrorsObject *self, void *closure)
{
    if (unlikely(self->_bias == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bias' of 'Errors' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bias);
    PyObject *retval = self->_bias;
    return retval;
}

static int
errors___Errors_set_bias(serai___bots___errors___ErrorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Errors' object attribute 'bias' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_bias != NULL) {
        CPy_DECREF(self->_bias);
    }
    self->_bias = tmp;
    return 0;
}

static PyObject *
errors___Errors_get_low(serai___bots___errors___ErrorsObject *self, void *closure)
{
    if (unlikely(self->_low == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'low' of 'Errors' undefined");
        return NULL;
    }
    CPy_INCREF(self->_low);
    PyObject *retval = self->_low;
    return retval;
}

static int
errors___Errors_set_low(serai___bots___errors___ErrorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Errors' object attribute 'low' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_low != NULL) {
        CPy_DECREF(self->_low);
    }
    self->_low = tmp;
    return 0;
}

static PyObject *
errors___Errors_get_high(serai___bots___errors___ErrorsObject *self, void *closure)
{
    if (unlikely(self->_high == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'high' of 'Errors' undefined");
        return NULL;
    }
    CPy_INCREF(self->_high);
    PyObject *retval = self->_high;
    return retval;
}

static int
errors___Errors_set_high(serai___bots___errors___ErrorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Errors' object attribute 'high' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_high != NULL) {
        CPy_DECREF(self->_high);
    }
    self->_high = tmp;
    return 0;
}

static PyObject *
errors___Errors_get_lead(serai___bots___errors___ErrorsObject *self, void *closure)
{
    if (unlikely(self->_lead == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'lead' of 'Errors' undefined");
        return NULL;
    }
    CPy_INCREF(self->_lead);
    PyObject *retval = self->_lead;
    return retval;
}

static int
errors___Errors_set_lead(serai___bots___errors___ErrorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Errors' object attribute 'lead' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_lead != NULL) {
        CPy_DECREF(self->_lead);
    }
    self->_lead = tmp;
    return 0;
}
static PyMethodDef errorsmodule_methods[] = {
    {"errors_of", (PyCFunction)CPyPy_errors___errors_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("errors_of(game)\n--\n\n") /* docstring */},
    {"_read", (PyCFunction)CPyPy_errors____read, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read(name)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___bots___errors__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___bots___errors__internal, "__name__");
    CPyStatic_errors___globals = PyModule_GetDict(CPyModule_serai___bots___errors__internal);
    if (unlikely(CPyStatic_errors___globals == NULL))
        goto fail;
    char result = CPyDef_errors_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___bots___errors__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_errors___Errors);
    return -1;
}
int CPyExec_serai___bots___errors(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___bots___errors__impl, &CPyImportState_serai___bots___errors, &CPyModule_serai___bots___errors);
}
static struct PyModuleDef errorsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.bots.errors",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    errorsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___bots___errors(void)
{
    if (CPyModule_serai___bots___errors__internal) {
        Py_INCREF(CPyModule_serai___bots___errors__internal);
        return CPyModule_serai___bots___errors__internal;
    }
    CPyModule_serai___bots___errors__internal = PyModule_Create(&errorsmodule);
    return CPyModule_serai___bots___errors__internal;
}

PyObject *CPyInit_serai___bots___errors(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___bots___errors__internal) {
        Py_INCREF(CPyModule_serai___bots___errors__internal);
        return CPyModule_serai___bots___errors__internal;
    }
    CPyModule_serai___bots___errors__internal = PyModule_Create(&errorsmodule);
    if (unlikely(CPyModule_serai___bots___errors__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.bots.errors");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___bots___errors__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___bots___errors__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___bots___errors__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___bots___errors(CPyModule_serai___bots___errors__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___bots___errors__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.bots.errors");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___bots___errors__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_errors___Errors_____init__(PyObject *cpy_r_self, PyObject *cpy_r_come, PyObject *cpy_r_bias, PyObject *cpy_r_low, PyObject *cpy_r_high, PyObject *cpy_r_lead) {
    CPy_INCREF(cpy_r_come);
    ((serai___bots___errors___ErrorsObject *)cpy_r_self)->_come = cpy_r_come;
    CPy_INCREF(cpy_r_bias);
    ((serai___bots___errors___ErrorsObject *)cpy_r_self)->_bias = cpy_r_bias;
    CPy_INCREF(cpy_r_low);
    ((serai___bots___errors___ErrorsObject *)cpy_r_self)->_low = cpy_r_low;
    CPy_INCREF(cpy_r_high);
    ((serai___bots___errors___ErrorsObject *)cpy_r_self)->_high = cpy_r_high;
    CPy_INCREF(cpy_r_lead);
    ((serai___bots___errors___ErrorsObject *)cpy_r_self)->_lead = cpy_r_lead;
    return 1;
}
        
        PyObject *CPyPy_errors___Errors_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"come", "bias", "low", "high", "lead", 0};
            PyObject *obj_come;
            PyObject *obj_bias;
            PyObject *obj_low;
            PyObject *obj_high;
            PyObject *obj_lead;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOOO", "__init__", kwlist, &obj_come, &obj_bias, &obj_low, &obj_high, &obj_lead)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_errors___Errors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.errors.Errors", obj_self); 
                goto fail;
            }
            PyObject *arg_come = obj_come;
            PyObject *arg_bias = obj_bias;
            PyObject *arg_low = obj_low;
            PyObject *arg_high = obj_high;
            PyObject *arg_lead = obj_lead;
            char retval = CPyDef_errors___Errors_____init__(arg_self, arg_come, arg_bias, arg_low, arg_high, arg_lead);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/errors.py", "__init__", 31, CPyStatic_errors___globals);
            return NULL;
        }
        
double CPyDef_errors___Errors___between(PyObject *cpy_r_self, PyObject *cpy_r_numbers, double cpy_r_share) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    double cpy_r_r4;
    char cpy_r_r5;
    double cpy_r_r6;
    double cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    double cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    double cpy_r_r15;
    char cpy_r_r16;
    double cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    double cpy_r_r20;
    double cpy_r_place;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_left;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    double cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    double cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    double cpy_r_r47;
    char cpy_r_r48;
    double cpy_r_r49;
    double cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    double cpy_r_r53;
    double cpy_r_r54;
    double cpy_r_r55;
    PyObject *cpy_r_r56;
    double cpy_r_r57;
    cpy_r_r0 = CPyStatic_errors___globals;
    cpy_r_r1 = CPyStatics[102]; /* 'TENTHS' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 47, CPyStatic_errors___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 47, CPyStatic_errors___globals);
        goto CPyL35;
    }
    cpy_r_r4 = CPyFloat_FromTagged(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 == -113.0;
    if (unlikely(cpy_r_r5)) goto CPyL4;
CPyL3: ;
    cpy_r_r6 = cpy_r_share * cpy_r_r4;
    cpy_r_r7 = cpy_r_r6 - 0.5;
    cpy_r_r8 = 0.0 > cpy_r_r7;
    if (cpy_r_r8) {
        goto CPyL5;
    } else
        goto CPyL6;
CPyL4: ;
    cpy_r_r9 = PyErr_Occurred();
    if (unlikely(cpy_r_r9 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 47, CPyStatic_errors___globals);
        goto CPyL35;
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r10 = 0.0;
    goto CPyL7;
CPyL6: ;
    cpy_r_r10 = cpy_r_r7;
CPyL7: ;
    cpy_r_r11 = CPyStatic_errors___globals;
    cpy_r_r12 = CPyStatics[102]; /* 'TENTHS' */
    cpy_r_r13 = CPyDict_GetItem(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 47, CPyStatic_errors___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 47, CPyStatic_errors___globals);
        goto CPyL35;
    }
    cpy_r_r15 = CPyFloat_FromTagged(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 == -113.0;
    if (unlikely(cpy_r_r16)) goto CPyL11;
CPyL10: ;
    cpy_r_r17 = cpy_r_r15 - 1.0;
    cpy_r_r18 = cpy_r_r17 < cpy_r_r10;
    if (cpy_r_r18) {
        goto CPyL12;
    } else
        goto CPyL13;
CPyL11: ;
    cpy_r_r19 = PyErr_Occurred();
    if (unlikely(cpy_r_r19 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 47, CPyStatic_errors___globals);
        goto CPyL35;
    } else
        goto CPyL10;
CPyL12: ;
    cpy_r_r20 = cpy_r_r17;
    goto CPyL14;
CPyL13: ;
    cpy_r_r20 = cpy_r_r10;
CPyL14: ;
    cpy_r_place = cpy_r_r20;
    cpy_r_r21 = CPyTagged_FromFloat(cpy_r_place);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 48, CPyStatic_errors___globals);
        goto CPyL35;
    }
    cpy_r_r22 = CPyStatic_errors___globals;
    cpy_r_r23 = CPyStatics[102]; /* 'TENTHS' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 48, CPyStatic_errors___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 48, CPyStatic_errors___globals);
        goto CPyL36;
    }
    cpy_r_r26 = CPyTagged_Subtract(cpy_r_r25, 4);
    CPyTagged_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) goto CPyL19;
    cpy_r_r29 = cpy_r_r21 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL20;
CPyL19: ;
    cpy_r_r31 = CPyTagged_IsLt_(cpy_r_r26, cpy_r_r21);
    if (cpy_r_r31) {
        goto CPyL37;
    } else
        goto CPyL38;
CPyL20: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r26 < (Py_ssize_t)cpy_r_r21;
    if (cpy_r_r32) {
        goto CPyL37;
    } else
        goto CPyL38;
CPyL21: ;
    cpy_r_r33 = cpy_r_r26;
    goto CPyL23;
CPyL22: ;
    cpy_r_r33 = cpy_r_r21;
CPyL23: ;
    cpy_r_left = cpy_r_r33;
    CPyTagged_INCREF(cpy_r_left);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_left);
    cpy_r_r35 = PyObject_GetItem(cpy_r_numbers, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 49, CPyStatic_errors___globals);
        goto CPyL39;
    }
    cpy_r_r36 = PyFloat_AsDouble(cpy_r_r35);
    if (cpy_r_r36 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r35); cpy_r_r36 = -113.0;
    }
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 == -113.0;
    if (unlikely(cpy_r_r37)) goto CPyL26;
CPyL25: ;
    cpy_r_r38 = CPyTagged_Add(cpy_r_left, 2);
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_r38);
    cpy_r_r40 = PyObject_GetItem(cpy_r_numbers, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 49, CPyStatic_errors___globals);
        goto CPyL39;
    } else
        goto CPyL27;
CPyL26: ;
    cpy_r_r41 = PyErr_Occurred();
    if (unlikely(cpy_r_r41 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 49, CPyStatic_errors___globals);
        goto CPyL39;
    } else
        goto CPyL25;
CPyL27: ;
    cpy_r_r42 = PyFloat_AsDouble(cpy_r_r40);
    if (cpy_r_r42 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r40); cpy_r_r42 = -113.0;
    }
    CPy_DECREF(cpy_r_r40);
    cpy_r_r43 = cpy_r_r42 == -113.0;
    if (unlikely(cpy_r_r43)) goto CPyL29;
CPyL28: ;
    CPyTagged_INCREF(cpy_r_left);
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_left);
    cpy_r_r45 = PyObject_GetItem(cpy_r_numbers, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 49, CPyStatic_errors___globals);
        goto CPyL39;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r46 = PyErr_Occurred();
    if (unlikely(cpy_r_r46 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 49, CPyStatic_errors___globals);
        goto CPyL39;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r47 = PyFloat_AsDouble(cpy_r_r45);
    if (cpy_r_r47 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r45); cpy_r_r47 = -113.0;
    }
    CPy_DECREF(cpy_r_r45);
    cpy_r_r48 = cpy_r_r47 == -113.0;
    if (unlikely(cpy_r_r48)) goto CPyL32;
CPyL31: ;
    cpy_r_r49 = cpy_r_r42 - cpy_r_r47;
    cpy_r_r50 = CPyFloat_FromTagged(cpy_r_left);
    CPyTagged_DECREF(cpy_r_left);
    cpy_r_r51 = cpy_r_r50 == -113.0;
    if (unlikely(cpy_r_r51)) {
        goto CPyL34;
    } else
        goto CPyL33;
CPyL32: ;
    cpy_r_r52 = PyErr_Occurred();
    if (unlikely(cpy_r_r52 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 49, CPyStatic_errors___globals);
        goto CPyL39;
    } else
        goto CPyL31;
CPyL33: ;
    cpy_r_r53 = cpy_r_place - cpy_r_r50;
    cpy_r_r54 = cpy_r_r49 * cpy_r_r53;
    cpy_r_r55 = cpy_r_r36 + cpy_r_r54;
    return cpy_r_r55;
CPyL34: ;
    cpy_r_r56 = PyErr_Occurred();
    if (unlikely(cpy_r_r56 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "between", 49, CPyStatic_errors___globals);
    } else
        goto CPyL33;
CPyL35: ;
    cpy_r_r57 = -113.0;
    return cpy_r_r57;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL35;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL21;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r26);
    goto CPyL22;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_left);
    goto CPyL35;
}
        
        PyObject *CPyPy_errors___Errors___between(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"numbers", "share", 0};
            static CPyArg_Parser parser = {"OO:between", kwlist, 0};
            PyObject *obj_numbers;
            PyObject *obj_share;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_numbers, &obj_share)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_errors___Errors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.errors.Errors", obj_self); 
                goto fail;
            }
            PyObject *arg_numbers = obj_numbers;
            double arg_share;
            arg_share = PyFloat_AsDouble(obj_share);
            if (arg_share == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_share); goto fail;
            }
            double retval = CPyDef_errors___Errors___between(arg_self, arg_numbers, arg_share);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/errors.py", "between", 45, CPyStatic_errors___globals);
            return NULL;
        }
        
double CPyDef_errors___Errors___forecast(PyObject *cpy_r_self, double cpy_r_now, double cpy_r_expected, double cpy_r_share) {
    PyObject *cpy_r_r0;
    double cpy_r_r1;
    char cpy_r_r2;
    double cpy_r_r3;
    double cpy_r_r4;
    double cpy_r_r5;
    PyObject *cpy_r_r6;
    double cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    double cpy_r_r10;
    PyObject *cpy_r_r11;
    double cpy_r_r12;
    cpy_r_r0 = ((serai___bots___errors___ErrorsObject *)cpy_r_self)->_come;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_errors___Errors___between(cpy_r_self, cpy_r_r0, cpy_r_share);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 == -113.0;
    if (unlikely(cpy_r_r2)) goto CPyL2;
CPyL1: ;
    cpy_r_r3 = cpy_r_expected - cpy_r_now;
    cpy_r_r4 = cpy_r_r1 * cpy_r_r3;
    cpy_r_r5 = cpy_r_now + cpy_r_r4;
    cpy_r_r6 = ((serai___bots___errors___ErrorsObject *)cpy_r_self)->_bias;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyDef_errors___Errors___between(cpy_r_self, cpy_r_r6, cpy_r_share);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 == -113.0;
    if (unlikely(cpy_r_r8)) {
        goto CPyL4;
    } else
        goto CPyL3;
CPyL2: ;
    cpy_r_r9 = PyErr_Occurred();
    if (unlikely(cpy_r_r9 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "forecast", 53, CPyStatic_errors___globals);
        goto CPyL5;
    } else
        goto CPyL1;
CPyL3: ;
    cpy_r_r10 = cpy_r_r5 + cpy_r_r7;
    return cpy_r_r10;
CPyL4: ;
    cpy_r_r11 = PyErr_Occurred();
    if (unlikely(cpy_r_r11 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "forecast", 53, CPyStatic_errors___globals);
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r12 = -113.0;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_errors___Errors___forecast(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"now", "expected", "share", 0};
            static CPyArg_Parser parser = {"OOO:forecast", kwlist, 0};
            PyObject *obj_now;
            PyObject *obj_expected;
            PyObject *obj_share;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_now, &obj_expected, &obj_share)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_errors___Errors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.errors.Errors", obj_self); 
                goto fail;
            }
            double arg_now;
            arg_now = PyFloat_AsDouble(obj_now);
            if (arg_now == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_now); goto fail;
            }
            double arg_expected;
            arg_expected = PyFloat_AsDouble(obj_expected);
            if (arg_expected == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_expected); goto fail;
            }
            double arg_share;
            arg_share = PyFloat_AsDouble(obj_share);
            if (arg_share == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_share); goto fail;
            }
            double retval = CPyDef_errors___Errors___forecast(arg_self, arg_now, arg_expected, arg_share);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/errors.py", "forecast", 51, CPyStatic_errors___globals);
            return NULL;
        }
        
tuple_T2FF CPyDef_errors___Errors___interval(PyObject *cpy_r_self, double cpy_r_score, double cpy_r_share) {
    PyObject *cpy_r_r0;
    double cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    double cpy_r_r7;
    char cpy_r_r8;
    double cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    double cpy_r_r12;
    double cpy_r_low;
    double cpy_r_r13;
    PyObject *cpy_r_r14;
    double cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    double cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    double cpy_r_r25;
    double cpy_r_r26;
    tuple_T2FF cpy_r_r27;
    tuple_T2FF cpy_r_r28;
    cpy_r_r0 = ((serai___bots___errors___ErrorsObject *)cpy_r_self)->_low;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_errors___Errors___between(cpy_r_self, cpy_r_r0, cpy_r_share);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 == -113.0;
    if (unlikely(cpy_r_r2)) goto CPyL2;
CPyL1: ;
    cpy_r_r3 = CPyStatic_errors___globals;
    cpy_r_r4 = CPyStatics[103]; /* '_LEAST' */
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "interval", 57, CPyStatic_errors___globals);
        goto CPyL17;
    } else
        goto CPyL3;
CPyL2: ;
    cpy_r_r6 = PyErr_Occurred();
    if (unlikely(cpy_r_r6 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "interval", 57, CPyStatic_errors___globals);
        goto CPyL17;
    } else
        goto CPyL1;
CPyL3: ;
    cpy_r_r7 = PyFloat_AsDouble(cpy_r_r5);
    if (cpy_r_r7 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r5); cpy_r_r7 = -113.0;
    }
    CPy_DECREF(cpy_r_r5);
    cpy_r_r8 = cpy_r_r7 == -113.0;
    if (unlikely(cpy_r_r8)) goto CPyL5;
CPyL4: ;
    cpy_r_r9 = -cpy_r_r7;
    cpy_r_r10 = cpy_r_r9 < cpy_r_r1;
    if (cpy_r_r10) {
        goto CPyL6;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r11 = PyErr_Occurred();
    if (unlikely(cpy_r_r11 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "interval", 57, CPyStatic_errors___globals);
        goto CPyL17;
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r12 = cpy_r_r9;
    goto CPyL8;
CPyL7: ;
    cpy_r_r12 = cpy_r_r1;
CPyL8: ;
    cpy_r_low = cpy_r_r12;
    cpy_r_r13 = cpy_r_score + cpy_r_low;
    cpy_r_r14 = ((serai___bots___errors___ErrorsObject *)cpy_r_self)->_high;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = CPyDef_errors___Errors___between(cpy_r_self, cpy_r_r14, cpy_r_share);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 == -113.0;
    if (unlikely(cpy_r_r16)) goto CPyL10;
CPyL9: ;
    cpy_r_r17 = CPyStatic_errors___globals;
    cpy_r_r18 = CPyStatics[103]; /* '_LEAST' */
    cpy_r_r19 = CPyDict_GetItem(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "interval", 58, CPyStatic_errors___globals);
        goto CPyL17;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r20 = PyErr_Occurred();
    if (unlikely(cpy_r_r20 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "interval", 58, CPyStatic_errors___globals);
        goto CPyL17;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r21 = PyFloat_AsDouble(cpy_r_r19);
    if (cpy_r_r21 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r19); cpy_r_r21 = -113.0;
    }
    CPy_DECREF(cpy_r_r19);
    cpy_r_r22 = cpy_r_r21 == -113.0;
    if (unlikely(cpy_r_r22)) goto CPyL13;
CPyL12: ;
    cpy_r_r23 = cpy_r_r21 > cpy_r_r15;
    if (cpy_r_r23) {
        goto CPyL14;
    } else
        goto CPyL15;
CPyL13: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "interval", 58, CPyStatic_errors___globals);
        goto CPyL17;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r25 = cpy_r_r21;
    goto CPyL16;
CPyL15: ;
    cpy_r_r25 = cpy_r_r15;
CPyL16: ;
    cpy_r_r26 = cpy_r_score + cpy_r_r25;
    cpy_r_r27.f0 = cpy_r_r13;
    cpy_r_r27.f1 = cpy_r_r26;
    return cpy_r_r27;
CPyL17: ;
    tuple_T2FF __tmp114 = { -113.0, -113.0 };
    cpy_r_r28 = __tmp114;
    return cpy_r_r28;
}
        
        PyObject *CPyPy_errors___Errors___interval(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"score", "share", 0};
            static CPyArg_Parser parser = {"OO:interval", kwlist, 0};
            PyObject *obj_score;
            PyObject *obj_share;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_score, &obj_share)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_errors___Errors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.errors.Errors", obj_self); 
                goto fail;
            }
            double arg_score;
            arg_score = PyFloat_AsDouble(obj_score);
            if (arg_score == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_score); goto fail;
            }
            double arg_share;
            arg_share = PyFloat_AsDouble(obj_share);
            if (arg_share == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_share); goto fail;
            }
            tuple_T2FF retval = CPyDef_errors___Errors___interval(arg_self, arg_score, arg_share);
            if (retval.f0 == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp115 = PyFloat_FromDouble(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp115);
            PyObject *__tmp116 = PyFloat_FromDouble(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp116);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/errors.py", "interval", 55, CPyStatic_errors___globals);
            return NULL;
        }
        
PyObject *CPyDef_errors___Errors___chances(PyObject *cpy_r_self, PyObject *cpy_r_scores, double cpy_r_share) {
    PyObject *cpy_r_r0;
    double cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    double cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    double cpy_r_r11;
    double cpy_r_spread;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_seat;
    double cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_other;
    double cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    double cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    double cpy_r_r40;
    double cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    double cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    double cpy_r_r54;
    char cpy_r_r55;
    double cpy_r_r56;
    double cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    double cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    CPyTagged cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject **cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    PyObject *cpy_r_r77;
    int64_t cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    CPyPtr cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    CPyPtr cpy_r_r85;
    PyObject *cpy_r_r86;
    double cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    double cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    int64_t cpy_r_r96;
    PyObject *cpy_r_r97;
    cpy_r_r0 = ((serai___bots___errors___ErrorsObject *)cpy_r_self)->_lead;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_errors___Errors___between(cpy_r_self, cpy_r_r0, cpy_r_share);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 == -113.0;
    if (unlikely(cpy_r_r2)) goto CPyL2;
CPyL1: ;
    cpy_r_r3 = CPyStatic_errors___globals;
    cpy_r_r4 = CPyStatics[103]; /* '_LEAST' */
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 62, CPyStatic_errors___globals);
        goto CPyL59;
    } else
        goto CPyL3;
CPyL2: ;
    cpy_r_r6 = PyErr_Occurred();
    if (unlikely(cpy_r_r6 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 62, CPyStatic_errors___globals);
        goto CPyL59;
    } else
        goto CPyL1;
CPyL3: ;
    cpy_r_r7 = PyFloat_AsDouble(cpy_r_r5);
    if (cpy_r_r7 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r5); cpy_r_r7 = -113.0;
    }
    CPy_DECREF(cpy_r_r5);
    cpy_r_r8 = cpy_r_r7 == -113.0;
    if (unlikely(cpy_r_r8)) goto CPyL5;
CPyL4: ;
    cpy_r_r9 = cpy_r_r7 > cpy_r_r1;
    if (cpy_r_r9) {
        goto CPyL6;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r10 = PyErr_Occurred();
    if (unlikely(cpy_r_r10 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 62, CPyStatic_errors___globals);
        goto CPyL59;
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r11 = cpy_r_r7;
    goto CPyL8;
CPyL7: ;
    cpy_r_r11 = cpy_r_r1;
CPyL8: ;
    cpy_r_spread = cpy_r_r11;
    cpy_r_r12 = PyList_New(1);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 63, CPyStatic_errors___globals);
        goto CPyL59;
    }
    cpy_r_r13 = PyFloat_FromDouble(1.0);
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    *(PyObject * *)cpy_r_r15 = cpy_r_r13;
    cpy_r_r16 = CPyObject_Size(cpy_r_scores);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 63, CPyStatic_errors___globals);
        goto CPyL60;
    }
    cpy_r_r17 = CPySequence_Multiply(cpy_r_r12, cpy_r_r16);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 63, CPyStatic_errors___globals);
        goto CPyL59;
    }
    cpy_r_r18 = 0;
    cpy_r_r19 = PyObject_GetIter(cpy_r_scores);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 64, CPyStatic_errors___globals);
        goto CPyL61;
    }
CPyL12: ;
    cpy_r_r20 = PyIter_Next(cpy_r_r19);
    if (cpy_r_r20 == NULL) goto CPyL62;
    cpy_r_seat = cpy_r_r18;
    cpy_r_r21 = PyFloat_AsDouble(cpy_r_r20);
    if (cpy_r_r21 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r20); cpy_r_r21 = -113.0;
    }
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 == -113.0;
    if (unlikely(cpy_r_r22)) goto CPyL15;
CPyL14: ;
    cpy_r_r23 = 0;
    cpy_r_r24 = PyObject_GetIter(cpy_r_scores);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 65, CPyStatic_errors___globals);
        goto CPyL63;
    } else
        goto CPyL16;
CPyL15: ;
    cpy_r_r25 = PyErr_Occurred();
    if (unlikely(cpy_r_r25 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 64, CPyStatic_errors___globals);
        goto CPyL63;
    } else
        goto CPyL14;
CPyL16: ;
    cpy_r_r26 = PyIter_Next(cpy_r_r24);
    if (cpy_r_r26 == NULL) goto CPyL64;
    cpy_r_other = cpy_r_r23;
    cpy_r_r27 = PyFloat_AsDouble(cpy_r_r26);
    if (cpy_r_r27 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r26); cpy_r_r27 = -113.0;
    }
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 == -113.0;
    if (unlikely(cpy_r_r28)) goto CPyL22;
CPyL18: ;
    cpy_r_r29 = cpy_r_other & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL20;
    cpy_r_r31 = CPyTagged_IsEq_(cpy_r_other, cpy_r_seat);
    cpy_r_r32 = cpy_r_r31 ^ 1;
    cpy_r_r33 = cpy_r_r32;
    goto CPyL21;
CPyL20: ;
    cpy_r_r34 = cpy_r_other != cpy_r_seat;
    cpy_r_r33 = cpy_r_r34;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_other);
    if (cpy_r_r33) {
        goto CPyL23;
    } else
        goto CPyL41;
CPyL22: ;
    cpy_r_r35 = PyErr_Occurred();
    if (unlikely(cpy_r_r35 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 65, CPyStatic_errors___globals);
        goto CPyL65;
    } else
        goto CPyL18;
CPyL23: ;
    cpy_r_r36 = CPyList_GetItem(cpy_r_r17, cpy_r_seat);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 67, CPyStatic_errors___globals);
        goto CPyL66;
    }
    cpy_r_r37 = cpy_r_r21 - cpy_r_r27;
    cpy_r_r38 = cpy_r_spread == 0.0;
    if (unlikely(cpy_r_r38)) {
        goto CPyL67;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r39 = 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 67, CPyStatic_errors___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r40 = cpy_r_r37 / cpy_r_spread;
    cpy_r_r41 = CPyFloat_Sqrt(2.0);
    cpy_r_r42 = cpy_r_r41 == -113.0;
    if (unlikely(cpy_r_r42)) goto CPyL29;
CPyL28: ;
    cpy_r_r43 = cpy_r_r41 == 0.0;
    if (unlikely(cpy_r_r43)) {
        goto CPyL68;
    } else
        goto CPyL32;
CPyL29: ;
    cpy_r_r44 = PyErr_Occurred();
    if (unlikely(cpy_r_r44 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 67, CPyStatic_errors___globals);
        goto CPyL69;
    } else
        goto CPyL28;
CPyL30: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 67, CPyStatic_errors___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL32: ;
    cpy_r_r46 = cpy_r_r40 / cpy_r_r41;
    cpy_r_r47 = CPyStatic_errors___globals;
    cpy_r_r48 = CPyStatics[104]; /* 'erf' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 67, CPyStatic_errors___globals);
        goto CPyL69;
    }
    cpy_r_r50 = PyFloat_FromDouble(cpy_r_r46);
    PyObject *cpy_r_r51[1] = {cpy_r_r50};
    cpy_r_r52 = (PyObject **)&cpy_r_r51;
    cpy_r_r53 = PyObject_Vectorcall(cpy_r_r49, cpy_r_r52, 1, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 67, CPyStatic_errors___globals);
        goto CPyL70;
    }
    CPy_DECREF(cpy_r_r50);
    cpy_r_r54 = PyFloat_AsDouble(cpy_r_r53);
    if (cpy_r_r54 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r53); cpy_r_r54 = -113.0;
    }
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 == -113.0;
    if (unlikely(cpy_r_r55)) goto CPyL36;
CPyL35: ;
    cpy_r_r56 = 0.5 * cpy_r_r54;
    cpy_r_r57 = 0.5 + cpy_r_r56;
    cpy_r_r58 = cpy_r_r57 > 1e-09;
    if (cpy_r_r58) {
        goto CPyL37;
    } else
        goto CPyL38;
CPyL36: ;
    cpy_r_r59 = PyErr_Occurred();
    if (unlikely(cpy_r_r59 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 67, CPyStatic_errors___globals);
        goto CPyL69;
    } else
        goto CPyL35;
CPyL37: ;
    cpy_r_r60 = cpy_r_r57;
    goto CPyL39;
CPyL38: ;
    cpy_r_r60 = 1e-09;
CPyL39: ;
    cpy_r_r61 = PyFloat_FromDouble(cpy_r_r60);
    cpy_r_r62 = PyNumber_InPlaceMultiply(cpy_r_r36, cpy_r_r61);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 67, CPyStatic_errors___globals);
        goto CPyL66;
    }
    cpy_r_r63 = CPyList_SetItem(cpy_r_r17, cpy_r_seat, cpy_r_r62);
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 67, CPyStatic_errors___globals);
        goto CPyL66;
    }
CPyL41: ;
    cpy_r_r64 = cpy_r_r23 + 2;
    cpy_r_r23 = cpy_r_r64;
    goto CPyL16;
CPyL42: ;
    cpy_r_r65 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 65, CPyStatic_errors___globals);
        goto CPyL71;
    }
    cpy_r_r66 = cpy_r_r18 + 2;
    cpy_r_r18 = cpy_r_r66;
    goto CPyL12;
CPyL44: ;
    cpy_r_r67 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 64, CPyStatic_errors___globals);
        goto CPyL61;
    }
    cpy_r_r68 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r69 = CPyStatics[105]; /* 'sum' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 68, CPyStatic_errors___globals);
        goto CPyL61;
    }
    PyObject *cpy_r_r71[1] = {cpy_r_r17};
    cpy_r_r72 = (PyObject **)&cpy_r_r71;
    cpy_r_r73 = PyObject_Vectorcall(cpy_r_r70, cpy_r_r72, 1, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 68, CPyStatic_errors___globals);
        goto CPyL61;
    }
    if (CPyFloat_Check(cpy_r_r73))
        cpy_r_r74 = cpy_r_r73;
    else {
        cpy_r_r74 = NULL;
    }
    if (cpy_r_r74 != NULL) goto __LL117;
    if (PyLong_Check(cpy_r_r73))
        cpy_r_r74 = cpy_r_r73;
    else {
        cpy_r_r74 = NULL;
    }
    if (cpy_r_r74 != NULL) goto __LL117;
    CPy_TypeErrorTraceback("src/serai/bots/errors.py", "chances", 68, CPyStatic_errors___globals, "union[float, int]", cpy_r_r73);
    goto CPyL61;
__LL117: ;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = PyList_New(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 69, CPyStatic_errors___globals);
        goto CPyL72;
    }
    cpy_r_r78 = 0;
CPyL50: ;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r80 = *(int64_t *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r78 < cpy_r_r80;
    if (!cpy_r_r81) goto CPyL73;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r83 = *(CPyPtr *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r78 * 8;
    cpy_r_r85 = cpy_r_r83 + cpy_r_r84;
    cpy_r_r86 = *(PyObject * *)cpy_r_r85;
    CPy_INCREF(cpy_r_r86);
    cpy_r_r87 = PyFloat_AsDouble(cpy_r_r86);
    if (cpy_r_r87 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r86); cpy_r_r87 = -113.0;
    }
    CPy_DECREF(cpy_r_r86);
    cpy_r_r88 = cpy_r_r87 == -113.0;
    if (unlikely(cpy_r_r88)) goto CPyL53;
CPyL52: ;
    cpy_r_r89 = PyFloat_FromDouble(cpy_r_r87);
    cpy_r_r90 = PyNumber_TrueDivide(cpy_r_r89, cpy_r_r74);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 69, CPyStatic_errors___globals);
        goto CPyL74;
    } else
        goto CPyL54;
CPyL53: ;
    cpy_r_r91 = PyErr_Occurred();
    if (unlikely(cpy_r_r91 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 69, CPyStatic_errors___globals);
        goto CPyL74;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r92 = PyFloat_AsDouble(cpy_r_r90);
    if (cpy_r_r92 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r90); cpy_r_r92 = -113.0;
    }
    CPy_DECREF(cpy_r_r90);
    cpy_r_r93 = cpy_r_r92 == -113.0;
    if (unlikely(cpy_r_r93)) goto CPyL56;
CPyL55: ;
    cpy_r_r94 = PyFloat_FromDouble(cpy_r_r92);
    CPyList_SetItemUnsafe(cpy_r_r77, cpy_r_r78, cpy_r_r94);
    goto CPyL57;
CPyL56: ;
    cpy_r_r95 = PyErr_Occurred();
    if (unlikely(cpy_r_r95 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "chances", 69, CPyStatic_errors___globals);
        goto CPyL74;
    } else
        goto CPyL55;
CPyL57: ;
    cpy_r_r96 = cpy_r_r78 + 1;
    cpy_r_r78 = cpy_r_r96;
    goto CPyL50;
CPyL58: ;
    return cpy_r_r77;
CPyL59: ;
    cpy_r_r97 = NULL;
    return cpy_r_r97;
CPyL60: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL59;
CPyL61: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL59;
CPyL62: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL44;
CPyL63: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL59;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_seat);
    CPy_DECREF(cpy_r_r24);
    goto CPyL42;
CPyL65: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_other);
    goto CPyL59;
CPyL66: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r24);
    goto CPyL59;
CPyL67: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r36);
    goto CPyL25;
CPyL68: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r36);
    goto CPyL30;
CPyL69: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r36);
    goto CPyL59;
CPyL70: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r50);
    goto CPyL59;
CPyL71: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    goto CPyL59;
CPyL72: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r74);
    goto CPyL59;
CPyL73: ;
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r74);
    goto CPyL58;
CPyL74: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r77);
    goto CPyL59;
}
        
        PyObject *CPyPy_errors___Errors___chances(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"scores", "share", 0};
            static CPyArg_Parser parser = {"OO:chances", kwlist, 0};
            PyObject *obj_scores;
            PyObject *obj_share;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_scores, &obj_share)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_errors___Errors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.errors.Errors", obj_self); 
                goto fail;
            }
            PyObject *arg_scores = obj_scores;
            double arg_share;
            arg_share = PyFloat_AsDouble(obj_share);
            if (arg_share == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_share); goto fail;
            }
            PyObject *retval = CPyDef_errors___Errors___chances(arg_self, arg_scores, arg_share);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/errors.py", "chances", 60, CPyStatic_errors___globals);
            return NULL;
        }
        
PyObject *CPyDef_errors___errors_of(PyObject *cpy_r_game) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___game___GameObject *)cpy_r_game)->_name;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/bots/errors.py", "errors_of", "Game", "name", 74, CPyStatic_errors___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatic_errors___globals;
    cpy_r_r2 = CPyStatics[106]; /* '_read' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "errors_of", 74, CPyStatic_errors___globals);
        goto CPyL6;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "errors_of", 74, CPyStatic_errors___globals);
        goto CPyL6;
    }
    CPy_DECREF(cpy_r_r0);
    if (Py_TYPE(cpy_r_r6) == CPyType_errors___Errors)
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL118;
    if (cpy_r_r6 == Py_None)
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL118;
    CPy_TypeErrorTraceback("src/serai/bots/errors.py", "errors_of", 74, CPyStatic_errors___globals, "serai.bots.errors.Errors or None", cpy_r_r6);
    goto CPyL5;
__LL118: ;
    return cpy_r_r7;
CPyL5: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_errors___errors_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"game", 0};
            static CPyArg_Parser parser = {"O:errors_of", kwlist, 0};
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_game)) {
                return NULL;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *retval = CPyDef_errors___errors_of(arg_game);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/errors.py", "errors_of", 72, CPyStatic_errors___globals);
            return NULL;
        }
        
PyObject *CPyDef_errors____read(PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T3OOO cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    tuple_T3OOO cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    tuple_T5OOOOO cpy_r_r44;
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
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    int32_t cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
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
    cpy_r_r0 = CPyStatics[107]; /* 'serai.games' */
    cpy_r_r1 = CPyStatic_errors___globals;
    cpy_r_r2 = CPyStatics[108]; /* 'files' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 80, CPyStatic_errors___globals);
        goto CPyL11;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 80, CPyStatic_errors___globals);
        goto CPyL11;
    }
    cpy_r_r7 = CPyStatics[109]; /* '+' */
    cpy_r_r8 = PyUnicode_Partition(cpy_r_name, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 80, CPyStatic_errors___globals);
        goto CPyL67;
    }
    PyObject *__tmp119;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 3))) {
        __tmp119 = NULL;
        goto __LL120;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp119 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp119 = NULL;
    }
    if (__tmp119 == NULL) goto __LL120;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 1))))
        __tmp119 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        __tmp119 = NULL;
    }
    if (__tmp119 == NULL) goto __LL120;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 2))))
        __tmp119 = PyTuple_GET_ITEM(cpy_r_r8, 2);
    else {
        __tmp119 = NULL;
    }
    if (__tmp119 == NULL) goto __LL120;
    __tmp119 = cpy_r_r8;
__LL120: ;
    if (unlikely(__tmp119 == NULL)) {
        CPy_TypeError("tuple[str, str, str]", cpy_r_r8); cpy_r_r9 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp121 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        CPy_INCREF(__tmp121);
        PyObject *__tmp122;
        if (likely(PyUnicode_Check(__tmp121)))
            __tmp122 = __tmp121;
        else {
            CPy_TypeError("str", __tmp121); 
            __tmp122 = NULL;
        }
        cpy_r_r9.f0 = __tmp122;
        PyObject *__tmp123 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPy_INCREF(__tmp123);
        PyObject *__tmp124;
        if (likely(PyUnicode_Check(__tmp123)))
            __tmp124 = __tmp123;
        else {
            CPy_TypeError("str", __tmp123); 
            __tmp124 = NULL;
        }
        cpy_r_r9.f1 = __tmp124;
        PyObject *__tmp125 = PyTuple_GET_ITEM(cpy_r_r8, 2);
        CPy_INCREF(__tmp125);
        PyObject *__tmp126;
        if (likely(PyUnicode_Check(__tmp125)))
            __tmp126 = __tmp125;
        else {
            CPy_TypeError("str", __tmp125); 
            __tmp126 = NULL;
        }
        cpy_r_r9.f2 = __tmp126;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 80, CPyStatic_errors___globals);
        goto CPyL67;
    }
    cpy_r_r10 = cpy_r_r9.f0;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r9.f0);
    CPy_DECREF(cpy_r_r9.f1);
    CPy_DECREF(cpy_r_r9.f2);
    cpy_r_r11 = PyNumber_TrueDivide(cpy_r_r6, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 80, CPyStatic_errors___globals);
        goto CPyL11;
    }
    cpy_r_r12 = CPyStatics[110]; /* 'thinking' */
    cpy_r_r13 = PyNumber_TrueDivide(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 80, CPyStatic_errors___globals);
        goto CPyL11;
    }
    cpy_r_r14 = CPyStatics[111]; /* 'forecast.toml' */
    cpy_r_r15 = PyNumber_TrueDivide(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 80, CPyStatic_errors___globals);
        goto CPyL11;
    }
    cpy_r_r16 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r17 = CPyStatics[113]; /* 'read_text' */
    PyObject *cpy_r_r18[2] = {cpy_r_r15, cpy_r_r16};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_VectorcallMethod(cpy_r_r17, cpy_r_r19, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 80, CPyStatic_errors___globals);
        goto CPyL68;
    }
    CPy_DECREF(cpy_r_r15);
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/errors.py", "_read", 80, CPyStatic_errors___globals, "str", cpy_r_r20);
        goto CPyL11;
    }
    goto CPyL18;
CPyL11: ;
    cpy_r_r22 = CPy_CatchError();
    cpy_r_r23 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r24 = CPyStatics[114]; /* 'OSError' */
    cpy_r_r25 = CPyObject_GetAttr(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 81, CPyStatic_errors___globals);
        goto CPyL16;
    }
    cpy_r_r26 = CPy_ExceptionMatches(cpy_r_r25);
    CPy_DecRef(cpy_r_r25);
    if (!cpy_r_r26) goto CPyL14;
    cpy_r_r27 = Py_None;
    CPy_RestoreExcInfo(cpy_r_r22);
    CPy_DecRef(cpy_r_r22.f0);
    CPy_DecRef(cpy_r_r22.f1);
    CPy_DecRef(cpy_r_r22.f2);
    CPy_INCREF(cpy_r_r27);
    return cpy_r_r27;
CPyL14: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL16;
    } else
        goto CPyL69;
CPyL15: ;
    CPy_Unreachable();
CPyL16: ;
    CPy_RestoreExcInfo(cpy_r_r22);
    CPy_DecRef(cpy_r_r22.f0);
    CPy_DecRef(cpy_r_r22.f1);
    CPy_DecRef(cpy_r_r22.f2);
    cpy_r_r28 = CPy_KeepPropagating();
    if (!cpy_r_r28) goto CPyL66;
    CPy_Unreachable();
CPyL18: ;
    cpy_r_r29 = CPyImport_GetModuleCache(&CPyModule_tomllib);
    cpy_r_r30 = CPyStatics[115]; /* 'loads' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 83, CPyStatic_errors___globals);
        goto CPyL70;
    }
    PyObject *cpy_r_r32[1] = {cpy_r_r21};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = PyObject_Vectorcall(cpy_r_r31, cpy_r_r33, 1, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 83, CPyStatic_errors___globals);
        goto CPyL70;
    }
    CPy_DECREF(cpy_r_r21);
    if (likely(PyDict_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/errors.py", "_read", 83, CPyStatic_errors___globals, "dict", cpy_r_r34);
        goto CPyL66;
    }
    cpy_r_r36 = CPyDict_GetWithNone(cpy_r_r35, cpy_r_name);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 83, CPyStatic_errors___globals);
        goto CPyL66;
    }
    cpy_r_found = cpy_r_r36;
    cpy_r_r37 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r38 = cpy_r_found == cpy_r_r37;
    if (cpy_r_r38) {
        goto CPyL71;
    } else
        goto CPyL24;
CPyL23: ;
    cpy_r_r39 = Py_None;
    CPy_INCREF(cpy_r_r39);
    return cpy_r_r39;
CPyL24: ;
    cpy_r_r40 = PyList_New(0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 86, CPyStatic_errors___globals);
        goto CPyL72;
    }
    cpy_r_r41 = CPyStatic_errors___globals;
    cpy_r_r42 = CPyStatics[116]; /* 'LISTS' */
    cpy_r_r43 = CPyDict_GetItem(cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 87, CPyStatic_errors___globals);
        goto CPyL73;
    }
    PyObject *__tmp127;
    if (unlikely(!(PyTuple_Check(cpy_r_r43) && PyTuple_GET_SIZE(cpy_r_r43) == 5))) {
        __tmp127 = NULL;
        goto __LL128;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r43, 0))))
        __tmp127 = PyTuple_GET_ITEM(cpy_r_r43, 0);
    else {
        __tmp127 = NULL;
    }
    if (__tmp127 == NULL) goto __LL128;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r43, 1))))
        __tmp127 = PyTuple_GET_ITEM(cpy_r_r43, 1);
    else {
        __tmp127 = NULL;
    }
    if (__tmp127 == NULL) goto __LL128;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r43, 2))))
        __tmp127 = PyTuple_GET_ITEM(cpy_r_r43, 2);
    else {
        __tmp127 = NULL;
    }
    if (__tmp127 == NULL) goto __LL128;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r43, 3))))
        __tmp127 = PyTuple_GET_ITEM(cpy_r_r43, 3);
    else {
        __tmp127 = NULL;
    }
    if (__tmp127 == NULL) goto __LL128;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r43, 4))))
        __tmp127 = PyTuple_GET_ITEM(cpy_r_r43, 4);
    else {
        __tmp127 = NULL;
    }
    if (__tmp127 == NULL) goto __LL128;
    __tmp127 = cpy_r_r43;
__LL128: ;
    if (unlikely(__tmp127 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str]", cpy_r_r43); cpy_r_r44 = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp129 = PyTuple_GET_ITEM(cpy_r_r43, 0);
        CPy_INCREF(__tmp129);
        PyObject *__tmp130;
        if (likely(PyUnicode_Check(__tmp129)))
            __tmp130 = __tmp129;
        else {
            CPy_TypeError("str", __tmp129); 
            __tmp130 = NULL;
        }
        cpy_r_r44.f0 = __tmp130;
        PyObject *__tmp131 = PyTuple_GET_ITEM(cpy_r_r43, 1);
        CPy_INCREF(__tmp131);
        PyObject *__tmp132;
        if (likely(PyUnicode_Check(__tmp131)))
            __tmp132 = __tmp131;
        else {
            CPy_TypeError("str", __tmp131); 
            __tmp132 = NULL;
        }
        cpy_r_r44.f1 = __tmp132;
        PyObject *__tmp133 = PyTuple_GET_ITEM(cpy_r_r43, 2);
        CPy_INCREF(__tmp133);
        PyObject *__tmp134;
        if (likely(PyUnicode_Check(__tmp133)))
            __tmp134 = __tmp133;
        else {
            CPy_TypeError("str", __tmp133); 
            __tmp134 = NULL;
        }
        cpy_r_r44.f2 = __tmp134;
        PyObject *__tmp135 = PyTuple_GET_ITEM(cpy_r_r43, 3);
        CPy_INCREF(__tmp135);
        PyObject *__tmp136;
        if (likely(PyUnicode_Check(__tmp135)))
            __tmp136 = __tmp135;
        else {
            CPy_TypeError("str", __tmp135); 
            __tmp136 = NULL;
        }
        cpy_r_r44.f3 = __tmp136;
        PyObject *__tmp137 = PyTuple_GET_ITEM(cpy_r_r43, 4);
        CPy_INCREF(__tmp137);
        PyObject *__tmp138;
        if (likely(PyUnicode_Check(__tmp137)))
            __tmp138 = __tmp137;
        else {
            CPy_TypeError("str", __tmp137); 
            __tmp138 = NULL;
        }
        cpy_r_r44.f4 = __tmp138;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 87, CPyStatic_errors___globals);
        goto CPyL73;
    }
    cpy_r_r45 = PyTuple_New(5);
    if (unlikely(cpy_r_r45 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp139 = cpy_r_r44.f0;
    PyTuple_SET_ITEM(cpy_r_r45, 0, __tmp139);
    PyObject *__tmp140 = cpy_r_r44.f1;
    PyTuple_SET_ITEM(cpy_r_r45, 1, __tmp140);
    PyObject *__tmp141 = cpy_r_r44.f2;
    PyTuple_SET_ITEM(cpy_r_r45, 2, __tmp141);
    PyObject *__tmp142 = cpy_r_r44.f3;
    PyTuple_SET_ITEM(cpy_r_r45, 3, __tmp142);
    PyObject *__tmp143 = cpy_r_r44.f4;
    PyTuple_SET_ITEM(cpy_r_r45, 4, __tmp143);
    cpy_r_r46 = PyObject_GetIter(cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 87, CPyStatic_errors___globals);
        goto CPyL73;
    }
CPyL28: ;
    cpy_r_r47 = PyIter_Next(cpy_r_r46);
    if (cpy_r_r47 == NULL) goto CPyL74;
    if (likely(PyUnicode_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/errors.py", "_read", 87, CPyStatic_errors___globals, "str", cpy_r_r47);
        goto CPyL75;
    }
    cpy_r_r49 = PyList_New(0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 88, CPyStatic_errors___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_found);
    cpy_r_r50 = cpy_r_found;
    cpy_r_r51 = PyObject_GetItem(cpy_r_r50, cpy_r_r48);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 88, CPyStatic_errors___globals);
        goto CPyL77;
    }
    cpy_r_r52 = PyObject_GetIter(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 88, CPyStatic_errors___globals);
        goto CPyL77;
    }
CPyL34: ;
    cpy_r_r53 = PyIter_Next(cpy_r_r52);
    if (cpy_r_r53 == NULL) goto CPyL78;
    cpy_r_r54 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r55[1] = {cpy_r_r53};
    cpy_r_r56 = (PyObject **)&cpy_r_r55;
    cpy_r_r57 = PyObject_Vectorcall(cpy_r_r54, cpy_r_r56, 1, 0);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 88, CPyStatic_errors___globals);
        goto CPyL79;
    }
    CPy_DECREF(cpy_r_r53);
    cpy_r_r58 = PyFloat_AsDouble(cpy_r_r57);
    if (cpy_r_r58 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r57); cpy_r_r58 = -113.0;
    }
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 == -113.0;
    if (unlikely(cpy_r_r59)) goto CPyL38;
CPyL37: ;
    cpy_r_r60 = PyFloat_FromDouble(cpy_r_r58);
    cpy_r_r61 = PyList_Append(cpy_r_r49, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 88, CPyStatic_errors___globals);
        goto CPyL80;
    } else
        goto CPyL34;
CPyL38: ;
    cpy_r_r63 = PyErr_Occurred();
    if (unlikely(cpy_r_r63 != NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 88, CPyStatic_errors___globals);
        goto CPyL80;
    } else
        goto CPyL37;
CPyL39: ;
    cpy_r_r64 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 88, CPyStatic_errors___globals);
        goto CPyL77;
    }
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r66 << 1;
    cpy_r_r68 = CPyStatic_errors___globals;
    cpy_r_r69 = CPyStatics[102]; /* 'TENTHS' */
    cpy_r_r70 = CPyDict_GetItem(cpy_r_r68, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 89, CPyStatic_errors___globals);
        goto CPyL81;
    }
    if (likely(PyLong_Check(cpy_r_r70)))
        cpy_r_r71 = CPyTagged_FromObject(cpy_r_r70);
    else {
        CPy_TypeError("int", cpy_r_r70); cpy_r_r71 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 89, CPyStatic_errors___globals);
        goto CPyL81;
    }
    cpy_r_r72 = cpy_r_r67 != cpy_r_r71;
    CPyTagged_DECREF(cpy_r_r71);
    if (cpy_r_r72) {
        goto CPyL82;
    } else
        goto CPyL83;
CPyL43: ;
    cpy_r_r73 = CPyStatics[117]; /* 'forecast.toml of ' */
    cpy_r_r74 = CPyStatics[118]; /* ': ' */
    cpy_r_r75 = CPyStatics[119]; /* ' has ' */
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r78 = cpy_r_r77 << 1;
    cpy_r_r79 = CPyTagged_Str(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 90, CPyStatic_errors___globals);
        goto CPyL84;
    }
    cpy_r_r80 = CPyStatics[120]; /* ' numbers; there are ' */
    cpy_r_r81 = CPyStatic_errors___globals;
    cpy_r_r82 = CPyStatics[102]; /* 'TENTHS' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 90, CPyStatic_errors___globals);
        goto CPyL85;
    }
    if (likely(PyLong_Check(cpy_r_r83)))
        cpy_r_r84 = CPyTagged_FromObject(cpy_r_r83);
    else {
        CPy_TypeError("int", cpy_r_r83); cpy_r_r84 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 90, CPyStatic_errors___globals);
        goto CPyL85;
    }
    cpy_r_r85 = CPyTagged_Str(cpy_r_r84);
    CPyTagged_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 90, CPyStatic_errors___globals);
        goto CPyL85;
    }
    cpy_r_r86 = CPyStatics[121]; /* ' tenths' */
    cpy_r_r87 = CPyStr_Build(9, cpy_r_r73, cpy_r_name, cpy_r_r74, cpy_r_r48, cpy_r_r75, cpy_r_r79, cpy_r_r80, cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 90, CPyStatic_errors___globals);
        goto CPyL66;
    }
    cpy_r_r88 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r89 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r90 = CPyObject_GetAttr(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 90, CPyStatic_errors___globals);
        goto CPyL86;
    }
    PyObject *cpy_r_r91[1] = {cpy_r_r87};
    cpy_r_r92 = (PyObject **)&cpy_r_r91;
    cpy_r_r93 = PyObject_Vectorcall(cpy_r_r90, cpy_r_r92, 1, 0);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 90, CPyStatic_errors___globals);
        goto CPyL86;
    }
    CPy_DECREF(cpy_r_r87);
    CPy_Raise(cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 90, CPyStatic_errors___globals);
        goto CPyL66;
    }
    CPy_Unreachable();
CPyL52: ;
    cpy_r_r94 = PyList_Append(cpy_r_r40, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r95 = cpy_r_r94 >= 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 91, CPyStatic_errors___globals);
        goto CPyL75;
    } else
        goto CPyL28;
CPyL53: ;
    cpy_r_r96 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 87, CPyStatic_errors___globals);
        goto CPyL87;
    }
    cpy_r_r97 = CPyList_GetItemShort(cpy_r_r40, 0);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals);
        goto CPyL87;
    }
    if (likely(PyList_Check(cpy_r_r97)))
        cpy_r_r98 = cpy_r_r97;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals, "list", cpy_r_r97);
        goto CPyL87;
    }
    cpy_r_r99 = CPyList_GetItemShort(cpy_r_r40, 2);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals);
        goto CPyL88;
    }
    if (likely(PyList_Check(cpy_r_r99)))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals, "list", cpy_r_r99);
        goto CPyL88;
    }
    cpy_r_r101 = CPyList_GetItemShort(cpy_r_r40, 4);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals);
        goto CPyL89;
    }
    if (likely(PyList_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals, "list", cpy_r_r101);
        goto CPyL89;
    }
    cpy_r_r103 = CPyList_GetItemShort(cpy_r_r40, 6);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals);
        goto CPyL90;
    }
    if (likely(PyList_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals, "list", cpy_r_r103);
        goto CPyL90;
    }
    cpy_r_r105 = CPyList_GetItemShort(cpy_r_r40, 8);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals);
        goto CPyL91;
    }
    if (likely(PyList_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals, "list", cpy_r_r105);
        goto CPyL91;
    }
    cpy_r_r107 = CPyDef_errors___Errors(cpy_r_r98, cpy_r_r100, cpy_r_r102, cpy_r_r104, cpy_r_r106);
    CPy_DECREF(cpy_r_r98);
    CPy_DECREF(cpy_r_r100);
    CPy_DECREF(cpy_r_r102);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "_read", 92, CPyStatic_errors___globals);
        goto CPyL66;
    }
    return cpy_r_r107;
CPyL66: ;
    cpy_r_r108 = NULL;
    return cpy_r_r108;
CPyL67: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL11;
CPyL68: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL11;
CPyL69: ;
    CPy_DecRef(cpy_r_r22.f0);
    CPy_DecRef(cpy_r_r22.f1);
    CPy_DecRef(cpy_r_r22.f2);
    goto CPyL15;
CPyL70: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL66;
CPyL71: ;
    CPy_DECREF(cpy_r_found);
    goto CPyL23;
CPyL72: ;
    CPy_DecRef(cpy_r_found);
    goto CPyL66;
CPyL73: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r40);
    goto CPyL66;
CPyL74: ;
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r46);
    goto CPyL53;
CPyL75: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r46);
    goto CPyL66;
CPyL76: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    goto CPyL66;
CPyL77: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    goto CPyL66;
CPyL78: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL39;
CPyL79: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    goto CPyL66;
CPyL80: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    goto CPyL66;
CPyL81: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    goto CPyL66;
CPyL82: ;
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r46);
    goto CPyL43;
CPyL83: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL52;
CPyL84: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL66;
CPyL85: ;
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r79);
    goto CPyL66;
CPyL86: ;
    CPy_DecRef(cpy_r_r87);
    goto CPyL66;
CPyL87: ;
    CPy_DecRef(cpy_r_r40);
    goto CPyL66;
CPyL88: ;
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r98);
    goto CPyL66;
CPyL89: ;
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r100);
    goto CPyL66;
CPyL90: ;
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r102);
    goto CPyL66;
CPyL91: ;
    CPy_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r104);
    goto CPyL66;
}
        
        PyObject *CPyPy_errors____read(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"O:_read", kwlist, 0};
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_name)) {
                return NULL;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *retval = CPyDef_errors____read(arg_name);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/errors.py", "_read", 78, CPyStatic_errors___globals);
            return NULL;
        }
        
char CPyDef_errors_____top_level__(void) {
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
    void *cpy_r_r45;
    void *cpy_r_r46;
    void *cpy_r_r47;
    void *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    void *cpy_r_r54;
    void *cpy_r_r55;
    PyObject **cpy_r_r56;
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
    int32_t cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    tuple_T5OOOOO cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    int32_t cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
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
    int32_t cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject **cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 1, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 1, CPyStatic_errors___globals);
        goto CPyL34;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_errors___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 10, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_tomllib;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {12};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[4995]; /* (('tomllib', 'tomllib', 'tomllib'),) */
    cpy_r_r17 = CPyStatic_errors___globals;
    cpy_r_r18 = CPyStatics[124]; /* 'src/serai/bots/errors.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL34;
    cpy_r_r21 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r22 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r23 = CPyStatic_errors___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 13, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r25 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r27 = CPyStatics[127]; /* 'functools' */
    cpy_r_r28 = CPyStatic_errors___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 14, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r30 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r32 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r33 = CPyStatic_errors___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 15, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r35 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatics[4999]; /* ('erf', 'sqrt') */
    cpy_r_r37 = CPyStatics[130]; /* 'math' */
    cpy_r_r38 = CPyStatic_errors___globals;
    cpy_r_r39 = CPyImport_ImportFromMany(cpy_r_r37, cpy_r_r36, cpy_r_r36, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 16, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r40 = (void *)&CPyModule_math;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r40, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = CPyStatics[5000]; /* ('Any',) */
    cpy_r_r42 = CPyStatics[47]; /* 'typing' */
    cpy_r_r43 = CPyStatic_errors___globals;
    cpy_r_r44 = CPyImport_ImportFromMany(cpy_r_r42, cpy_r_r41, cpy_r_r41, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 17, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r45 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r45, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r47 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r48 = CPyModuleLockAPI_serai;
    cpy_r_r49 = CPyImport_IsInitialized(cpy_r_r47);
    if (!cpy_r_r49) goto CPyL14;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 19, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r53 = cpy_r_r52;
    goto CPyL18;
CPyL14: ;
    cpy_r_r54 = CPyInitOnly_serai___kernel___game;
    cpy_r_r55 = CPyExec_serai___kernel___game;
    cpy_r_r56 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r57 = PyImport_GetModuleDict();
    cpy_r_r58 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 19, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r60 = CPyStatics[8]; /* '__file__' */
    cpy_r_r61 = CPyObject_GetAttr(cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 19, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r62 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r63 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r64 = CPyImport_ImportNative(cpy_r_r63, cpy_r_r54, cpy_r_r55, cpy_r_r56, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r61, cpy_r_r62, 0);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 19, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r53 = cpy_r_r64;
CPyL18: ;
    cpy_r_r65 = CPyStatics[5001]; /* ('Game',) */
    cpy_r_r66 = CPyStatic_errors___globals;
    cpy_r_r67 = CPyImport_GetNativeAttrs(cpy_r_r53, cpy_r_r65, cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 19, CPyStatic_errors___globals);
        goto CPyL34;
    } else
        goto CPyL35;
CPyL19: ;
    cpy_r_r68 = CPyStatic_errors___globals;
    cpy_r_r69 = CPyStatics[102]; /* 'TENTHS' */
    cpy_r_r70 = CPyStatics[4895]; /* 10 */
    cpy_r_r71 = CPyDict_SetItem(cpy_r_r68, cpy_r_r69, cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 >= 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 21, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r73 = CPyStatics[131]; /* 'come' */
    cpy_r_r74 = CPyStatics[132]; /* 'bias' */
    cpy_r_r75 = CPyStatics[78]; /* 'low' */
    cpy_r_r76 = CPyStatics[79]; /* 'high' */
    cpy_r_r77 = CPyStatics[73]; /* 'lead' */
    CPy_INCREF(cpy_r_r73);
    CPy_INCREF(cpy_r_r74);
    CPy_INCREF(cpy_r_r75);
    CPy_INCREF(cpy_r_r76);
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78.f0 = cpy_r_r73;
    cpy_r_r78.f1 = cpy_r_r74;
    cpy_r_r78.f2 = cpy_r_r75;
    cpy_r_r78.f3 = cpy_r_r76;
    cpy_r_r78.f4 = cpy_r_r77;
    cpy_r_r79 = CPyStatic_errors___globals;
    cpy_r_r80 = CPyStatics[116]; /* 'LISTS' */
    cpy_r_r81 = PyTuple_New(5);
    if (unlikely(cpy_r_r81 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp144 = cpy_r_r78.f0;
    PyTuple_SET_ITEM(cpy_r_r81, 0, __tmp144);
    PyObject *__tmp145 = cpy_r_r78.f1;
    PyTuple_SET_ITEM(cpy_r_r81, 1, __tmp145);
    PyObject *__tmp146 = cpy_r_r78.f2;
    PyTuple_SET_ITEM(cpy_r_r81, 2, __tmp146);
    PyObject *__tmp147 = cpy_r_r78.f3;
    PyTuple_SET_ITEM(cpy_r_r81, 3, __tmp147);
    PyObject *__tmp148 = cpy_r_r78.f4;
    PyTuple_SET_ITEM(cpy_r_r81, 4, __tmp148);
    cpy_r_r82 = CPyDict_SetItem(cpy_r_r79, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r83 = cpy_r_r82 >= 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 22, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r84 = CPyStatic_errors___globals;
    cpy_r_r85 = CPyStatics[103]; /* '_LEAST' */
    cpy_r_r86 = PyFloat_FromDouble(0.5);
    cpy_r_r87 = CPyDict_SetItem(cpy_r_r84, cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r88 = cpy_r_r87 >= 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 23, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r89 = NULL;
    cpy_r_r90 = CPyStatics[48]; /* 'serai.bots.errors' */
    cpy_r_r91 = (PyObject *)CPyType_errors___Errors_template;
    cpy_r_r92 = CPyType_FromTemplate(cpy_r_r91, cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 26, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r93 = CPyDef_errors___Errors_trait_vtable_setup();
    if (unlikely(cpy_r_r93 == 2)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 26, CPyStatic_errors___globals);
        goto CPyL36;
    }
    cpy_r_r94 = CPyDef_errors___Errors_coroutine_setup(cpy_r_r92);
    if (unlikely(cpy_r_r94 == 2)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 26, CPyStatic_errors___globals);
        goto CPyL36;
    }
    cpy_r_r95 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r96 = CPyStatics[131]; /* 'come' */
    cpy_r_r97 = CPyStatics[132]; /* 'bias' */
    cpy_r_r98 = CPyStatics[78]; /* 'low' */
    cpy_r_r99 = CPyStatics[79]; /* 'high' */
    cpy_r_r100 = CPyStatics[73]; /* 'lead' */
    cpy_r_r101 = PyTuple_Pack(5, cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r99, cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 26, CPyStatic_errors___globals);
        goto CPyL36;
    }
    cpy_r_r102 = PyObject_SetAttr(cpy_r_r92, cpy_r_r95, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 26, CPyStatic_errors___globals);
        goto CPyL36;
    }
    CPyType_errors___Errors = (PyTypeObject *)cpy_r_r92;
    CPy_INCREF(CPyType_errors___Errors);
    cpy_r_r104 = CPyStatic_errors___globals;
    cpy_r_r105 = CPyStatics[49]; /* 'Errors' */
    cpy_r_r106 = PyDict_SetItem(cpy_r_r104, cpy_r_r105, cpy_r_r92);
    cpy_r_r107 = cpy_r_r106 >= 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 26, CPyStatic_errors___globals);
        goto CPyL36;
    }
    cpy_r_r108 = CPy_InitSubclass(cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 26, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r109 = CPyStatic_errors___globals;
    cpy_r_r110 = CPyStatics[106]; /* '_read' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 77, CPyStatic_errors___globals);
        goto CPyL34;
    }
    cpy_r_r112 = CPyStatic_errors___globals;
    cpy_r_r113 = CPyStatics[126]; /* 'cache' */
    cpy_r_r114 = CPyDict_GetItem(cpy_r_r112, cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 77, CPyStatic_errors___globals);
        goto CPyL37;
    }
    PyObject *cpy_r_r115[1] = {cpy_r_r111};
    cpy_r_r116 = (PyObject **)&cpy_r_r115;
    cpy_r_r117 = PyObject_Vectorcall(cpy_r_r114, cpy_r_r116, 1, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 77, CPyStatic_errors___globals);
        goto CPyL37;
    }
    CPy_DECREF(cpy_r_r111);
    cpy_r_r118 = CPyStatic_errors___globals;
    cpy_r_r119 = CPyStatics[106]; /* '_read' */
    cpy_r_r120 = PyDict_SetItem(cpy_r_r118, cpy_r_r119, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/bots/errors.py", "<module>", 77, CPyStatic_errors___globals);
        goto CPyL34;
    }
    return 1;
CPyL34: ;
    cpy_r_r122 = 2;
    return cpy_r_r122;
CPyL35: ;
    CPy_DECREF(cpy_r_r67);
    goto CPyL19;
CPyL36: ;
    CPy_DecRef(cpy_r_r92);
    goto CPyL34;
CPyL37: ;
    CPy_DecRef(cpy_r_r111);
    goto CPyL34;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
kernel___sight___Sight_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
kernel___sight___Sight_traverse(serai___kernel___sight___SightObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_seats)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seats));
    }
    if (CPyTagged_CheckLong(self->__options)) {
        Py_VISIT(CPyTagged_LongAsObject(self->__options));
    }
    Py_VISIT(self->__keys);
    Py_VISIT(self->__key_numbers);
    Py_VISIT(self->__about);
    Py_VISIT(self->__about_numbers);
    Py_VISIT(self->__seatings);
    Py_VISIT(self->_fields);
    if (CPyTagged_CheckLong(self->_size)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_size));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___sight___Sight_clear(PyObject *cpy_r_self)
{
    serai___kernel___sight___SightObject *self = (serai___kernel___sight___SightObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_seats)) {
        CPyTagged __tmp = self->_seats;
        self->_seats = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->__options)) {
        CPyTagged __tmp = self->__options;
        self->__options = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__keys);
    Py_CLEAR(self->__key_numbers);
    Py_CLEAR(self->__about);
    Py_CLEAR(self->__about_numbers);
    Py_CLEAR(self->__seatings);
    Py_CLEAR(self->_fields);
    if (CPyTagged_CheckLong(self->_size)) {
        CPyTagged __tmp = self->_size;
        self->_size = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_kernel___sight___Sight_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___sight___SightObject *self = (serai___kernel___sight___SightObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_seats)) {
        CPyTagged __tmp = self->_seats;
        self->_seats = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->__options)) {
        CPyTagged __tmp = self->__options;
        self->__options = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__keys);
    Py_CLEAR(self->__key_numbers);
    Py_CLEAR(self->__about);
    Py_CLEAR(self->__about_numbers);
    Py_CLEAR(self->__seatings);
    Py_CLEAR(self->_fields);
    if (CPyTagged_CheckLong(self->_size)) {
        CPyTagged __tmp = self->_size;
        self->_size = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
kernel___sight___Sight_dealloc(serai___kernel___sight___SightObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___sight___Sight_dealloc)
    CPyDef_kernel___sight___Sight_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___sight_____mypyc__Sight_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___sight___Sight(PyObject *cpy_r_match);

static PyObject *
kernel___sight___Sight_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___sight___Sight) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___sight_____mypyc__Sight_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___sight___Sight_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___sight___Sight_vtable[4];
static bool
CPyDef_kernel___sight___Sight_trait_vtable_setup(void)
{
    CPyVTableItem kernel___sight___Sight_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___sight___Sight_____init__,
        (CPyVTableItem)CPyDef_kernel___sight___Sight___page,
        (CPyVTableItem)CPyDef_kernel___sight___Sight___mask,
        (CPyVTableItem)CPyDef_kernel___sight___Sight____write,
    };
    memcpy(kernel___sight___Sight_vtable, kernel___sight___Sight_vtable_scratch, sizeof(kernel___sight___Sight_vtable));
    return 1;
}

static bool
CPyDef_kernel___sight___Sight_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___sight___Sight_get_seats(serai___kernel___sight___SightObject *self, void *closure);
static PyObject *
kernel___sight___Sight_get__options(serai___kernel___sight___SightObject *self, void *closure);
static PyObject *
kernel___sight___Sight_get__keys(serai___kernel___sight___SightObject *self, void *closure);
static PyObject *
kernel___sight___Sight_get__key_numbers(serai___kernel___sight___SightObject *self, void *closure);
static PyObject *
kernel___sight___Sight_get__about(serai___kernel___sight___SightObject *self, void *closure);
static PyObject *
kernel___sight___Sight_get__about_numbers(serai___kernel___sight___SightObject *self, void *closure);
static PyObject *
kernel___sight___Sight_get__seatings(serai___kernel___sight___SightObject *self, void *closure);
static PyObject *
kernel___sight___Sight_get_fields(serai___kernel___sight___SightObject *self, void *closure);
static PyObject *
kernel___sight___Sight_get_size(serai___kernel___sight___SightObject *self, void *closure);

static PyGetSetDef kernel___sight___Sight_getseters[] = {
    {"seats",
     (getter)kernel___sight___Sight_get_seats, NULL,
     NULL, NULL},
    {"_options",
     (getter)kernel___sight___Sight_get__options, NULL,
     NULL, NULL},
    {"_keys",
     (getter)kernel___sight___Sight_get__keys, NULL,
     NULL, NULL},
    {"_key_numbers",
     (getter)kernel___sight___Sight_get__key_numbers, NULL,
     NULL, NULL},
    {"_about",
     (getter)kernel___sight___Sight_get__about, NULL,
     NULL, NULL},
    {"_about_numbers",
     (getter)kernel___sight___Sight_get__about_numbers, NULL,
     NULL, NULL},
    {"_seatings",
     (getter)kernel___sight___Sight_get__seatings, NULL,
     NULL, NULL},
    {"fields",
     (getter)kernel___sight___Sight_get_fields, NULL,
     NULL, NULL},
    {"size",
     (getter)kernel___sight___Sight_get_size, NULL,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___sight___Sight_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___sight_____mypyc__Sight_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_kernel___sight___Sight_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, match)\n--\n\n")},
    {"page",
     (PyCFunction)CPyPy_kernel___sight___Sight___page,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("page($self, match, seat)\n--\n\n")},
    {"mask",
     (PyCFunction)CPyPy_kernel___sight___Sight___mask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("mask($self, match, seat)\n--\n\n")},
    {"_write",
     (PyCFunction)CPyPy_kernel___sight___Sight____write,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_write($self, match, seat, sheet)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___sight___Sight_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Sight",
    .tp_new = kernel___sight___Sight_new,
    .tp_dealloc = (destructor)kernel___sight___Sight_dealloc,
    .tp_traverse = (traverseproc)kernel___sight___Sight_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___sight___Sight_clear,
    .tp_getset = kernel___sight___Sight_getseters,
    .tp_methods = kernel___sight___Sight_methods,
    .tp_init = kernel___sight___Sight_init,
    .tp_basicsize = sizeof(serai___kernel___sight___SightObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Sight(match)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___sight___Sight_template = &CPyType_kernel___sight___Sight_template_;

PyObject *CPyDef_kernel___sight_____mypyc__Sight_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___sight___SightObject *self;
    self = (serai___kernel___sight___SightObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___sight___Sight_vtable;
    self->_seats = CPY_INT_TAG;
    self->__options = CPY_INT_TAG;
    self->_size = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___sight___Sight(PyObject *cpy_r_match)
{
    PyObject *self = CPyDef_kernel___sight_____mypyc__Sight_setup((PyObject *)CPyType_kernel___sight___Sight);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___sight___Sight_____init__(self, cpy_r_match);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
kernel___sight___Sight_get_seats(serai___kernel___sight___SightObject *self, void *closure)
{
    if (unlikely(self->_seats == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seats' of 'Sight' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seats);
    PyObject *retval = CPyTagged_StealAsObject(self->_seats);
    return retval;
}

static PyObject *
kernel___sight___Sight_get__options(serai___kernel___sight___SightObject *self, void *closure)
{
    if (unlikely(self->__options == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_options' of 'Sight' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->__options);
    PyObject *retval = CPyTagged_StealAsObject(self->__options);
    return retval;
}

static PyObject *
kernel___sight___Sight_get__keys(serai___kernel___sight___SightObject *self, void *closure)
{
    if (unlikely(self->__keys == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_keys' of 'Sight' undefined");
        return NULL;
    }
    CPy_INCREF(self->__keys);
    PyObject *retval = self->__keys;
    return retval;
}

static PyObject *
kernel___sight___Sight_get__key_numbers(serai___kernel___sight___SightObject *self, void *closure)
{
    if (unlikely(self->__key_numbers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_key_numbers' of 'Sight' undefined");
        return NULL;
    }
    CPy_INCREF(self->__key_numbers);
    PyObject *retval = self->__key_numbers;
    return retval;
}

static PyObject *
kernel___sight___Sight_get__about(serai___kernel___sight___SightObject *self, void *closure)
{
    if (unlikely(self->__about == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_about' of 'Sight' undefined");
        return NULL;
    }
    CPy_INCREF(self->__about);
    PyObject *retval = self->__about;
    return retval;
}

static PyObject *
kernel___sight___Sight_get__about_numbers(serai___kernel___sight___SightObject *self, void *closure)
{
    if (unlikely(self->__about_numbers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_about_numbers' of 'Sight' undefined");
        return NULL;
    }
    CPy_INCREF(self->__about_numbers);
    PyObject *retval = self->__about_numbers;
    return retval;
}

static PyObject *
kernel___sight___Sight_get__seatings(serai___kernel___sight___SightObject *self, void *closure)
{
    if (unlikely(self->__seatings == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_seatings' of 'Sight' undefined");
        return NULL;
    }
    CPy_INCREF(self->__seatings);
    PyObject *retval = self->__seatings;
    return retval;
}

static PyObject *
kernel___sight___Sight_get_fields(serai___kernel___sight___SightObject *self, void *closure)
{
    if (unlikely(self->_fields == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'fields' of 'Sight' undefined");
        return NULL;
    }
    CPy_INCREF(self->_fields);
    PyObject *retval = self->_fields;
    return retval;
}

static PyObject *
kernel___sight___Sight_get_size(serai___kernel___sight___SightObject *self, void *closure)
{
    if (unlikely(self->_size == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'size' of 'Sight' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_size);
    PyObject *retval = CPyTagged_StealAsObject(self->_size);
    return retval;
}
static PyMethodDef kernel___sightmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___sight__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___sight__internal, "__name__");
    CPyStatic_kernel___sight___globals = PyModule_GetDict(CPyModule_serai___kernel___sight__internal);
    if (unlikely(CPyStatic_kernel___sight___globals == NULL))
        goto fail;
    char result = CPyDef_kernel___sight_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___sight__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_kernel___sight___KERNEL_QUESTIONS.f0);
    CPy_XDECREF(CPyStatic_kernel___sight___KERNEL_QUESTIONS.f1);
    CPyStatic_kernel___sight___KERNEL_QUESTIONS = (tuple_T2OO) { NULL, NULL };
    Py_CLEAR(CPyType_kernel___sight___Sight);
    return -1;
}
int CPyExec_serai___kernel___sight(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___sight__impl, &CPyImportState_serai___kernel___sight, &CPyModule_serai___kernel___sight);
}
static struct PyModuleDef kernel___sightmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.sight",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    kernel___sightmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___sight(void)
{
    if (CPyModule_serai___kernel___sight__internal) {
        Py_INCREF(CPyModule_serai___kernel___sight__internal);
        return CPyModule_serai___kernel___sight__internal;
    }
    CPyModule_serai___kernel___sight__internal = PyModule_Create(&kernel___sightmodule);
    return CPyModule_serai___kernel___sight__internal;
}

PyObject *CPyInit_serai___kernel___sight(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___sight__internal) {
        Py_INCREF(CPyModule_serai___kernel___sight__internal);
        return CPyModule_serai___kernel___sight__internal;
    }
    CPyModule_serai___kernel___sight__internal = PyModule_Create(&kernel___sightmodule);
    if (unlikely(CPyModule_serai___kernel___sight__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.sight");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___sight__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___sight__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___sight__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___sight(CPyModule_serai___kernel___sight__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___sight__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.sight");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___sight__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_kernel___sight___Sight_____init__(PyObject *cpy_r_self, PyObject *cpy_r_match) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    tuple_T2OO cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    PyObject *cpy_r_r27;
    tuple_T3CIO cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_number;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    CPyTagged cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    CPyTagged cpy_r_number_2;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
    CPyTagged cpy_r_r78;
    int64_t cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    CPyTagged cpy_r_r89;
    PyObject *cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    CPyTagged cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___game___GameObject *)cpy_r_r0)->_texts;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sight.py", "__init__", "Game", "texts", 26, CPyStatic_kernel___sight___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = CPyStatics[4518]; /* 'ask-' */
    cpy_r_r3 = CPyStatic_kernel___sight___globals;
    cpy_r_r4 = CPyStatics[4675]; /* 'said_in' */
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 26, CPyStatic_kernel___sight___globals);
        goto CPyL61;
    }
    PyObject *cpy_r_r6[2] = {cpy_r_r1, cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 2, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 26, CPyStatic_kernel___sight___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r1);
    if (likely(PyDict_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "__init__", 26, CPyStatic_kernel___sight___globals, "dict", cpy_r_r8);
        goto CPyL60;
    }
    cpy_r_r10 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_table;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sight.py", "__init__", "Match", "table", 27, CPyStatic_kernel___sight___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r10);
CPyL5: ;
    cpy_r_r11 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 3, serai___kernel___game___GameObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r0, cpy_r_r10); /* seats */
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 27, CPyStatic_kernel___sight___globals);
        goto CPyL62;
    }
    ((serai___kernel___sight___SightObject *)cpy_r_self)->_seats = cpy_r_r11;
    cpy_r_r12 = ((serai___kernel___game___GameObject *)cpy_r_r0)->_vocabulary;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sight.py", "__init__", "Game", "vocabulary", 28, CPyStatic_kernel___sight___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r12);
CPyL7: ;
    cpy_r_r13 = CPyDef_option___Vocabulary_____len__(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 28, CPyStatic_kernel___sight___globals);
        goto CPyL62;
    }
    cpy_r_r14 = cpy_r_r13 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) goto CPyL10;
    cpy_r_r16 = 0 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL11;
CPyL10: ;
    cpy_r_r18 = CPyTagged_IsLt_(cpy_r_r13, 0);
    cpy_r_r19 = cpy_r_r18 ^ 1;
    if (cpy_r_r19) {
        goto CPyL14;
    } else
        goto CPyL63;
CPyL11: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r13 >= (Py_ssize_t)0;
    if (cpy_r_r20) {
        goto CPyL14;
    } else
        goto CPyL63;
CPyL12: ;
    PyErr_SetString(PyExc_ValueError, "__len__() should return >= 0");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 28, CPyStatic_kernel___sight___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL14: ;
    ((serai___kernel___sight___SightObject *)cpy_r_self)->__options = cpy_r_r13;
    cpy_r_r22 = CPyStatic_kernel___sight___KERNEL_QUESTIONS;
    if (unlikely(cpy_r_r22.f0 == NULL)) {
        goto CPyL64;
    } else
        goto CPyL17;
CPyL15: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KERNEL_QUESTIONS\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL62;
    }
    cpy_r_r25 = 0;
    cpy_r_r26 = PyDict_Size(cpy_r_r9);
    cpy_r_r27 = CPyDict_GetKeysIter(cpy_r_r9);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL65;
    }
CPyL19: ;
    cpy_r_r28 = CPyDict_NextKey(cpy_r_r27, cpy_r_r25);
    cpy_r_r29 = cpy_r_r28.f1;
    cpy_r_r25 = cpy_r_r29;
    cpy_r_r30 = cpy_r_r28.f0;
    if (!cpy_r_r30) goto CPyL66;
    cpy_r_r31 = cpy_r_r28.f2;
    CPy_INCREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r28.f2);
    if (likely(PyUnicode_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals, "str", cpy_r_r31);
        goto CPyL67;
    }
    cpy_r_r33 = CPyStatics[4518]; /* 'ask-' */
    cpy_r_r34 = CPyStr_GetSlice(cpy_r_r32, 8, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL67;
    }
    if (likely(PyUnicode_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals, "str", cpy_r_r34);
        goto CPyL67;
    }
    cpy_r_r36 = PyList_Append(cpy_r_r24, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL67;
    }
    cpy_r_r38 = CPyDict_CheckSize(cpy_r_r9, cpy_r_r26);
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL67;
    } else
        goto CPyL19;
CPyL25: ;
    cpy_r_r39 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL68;
    }
    cpy_r_r40 = CPySequence_Sort(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL60;
    }
    cpy_r_r41 = PyList_New(0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r22.f0);
    CPy_INCREF(cpy_r_r22.f1);
    cpy_r_r42 = PyTuple_New(2);
    if (unlikely(cpy_r_r42 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9423 = cpy_r_r22.f0;
    PyTuple_SET_ITEM(cpy_r_r42, 0, __tmp9423);
    PyObject *__tmp9424 = cpy_r_r22.f1;
    PyTuple_SET_ITEM(cpy_r_r42, 1, __tmp9424);
    cpy_r_r43 = CPyList_Extend(cpy_r_r41, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL70;
    } else
        goto CPyL71;
CPyL29: ;
    cpy_r_r44 = CPyList_Extend(cpy_r_r41, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL72;
    } else
        goto CPyL73;
CPyL30: ;
    cpy_r_r45 = NULL;
    cpy_r_r46 = CPyDef_sheet___Words(cpy_r_r41, cpy_r_r45);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 29, CPyStatic_kernel___sight___globals);
        goto CPyL60;
    }
    ((serai___kernel___sight___SightObject *)cpy_r_self)->__keys = cpy_r_r46;
    cpy_r_r47 = PyDict_New();
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 30, CPyStatic_kernel___sight___globals);
        goto CPyL60;
    }
    cpy_r_r48 = 0;
    cpy_r_r49 = ((serai___kernel___sight___SightObject *)cpy_r_self)->__keys;
    cpy_r_r50 = ((serai___kernel___sheet___WordsObject *)cpy_r_r49)->_names;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = 0;
CPyL33: ;
    cpy_r_r54 = cpy_r_r53 < cpy_r_r52;
    if (!cpy_r_r54) goto CPyL37;
    cpy_r_number = cpy_r_r48;
    cpy_r_r55 = CPySequenceTuple_GetItemUnsafe(cpy_r_r50, cpy_r_r53);
    if (likely(PyUnicode_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "__init__", 30, CPyStatic_kernel___sight___globals, "str", cpy_r_r55);
        goto CPyL74;
    }
    cpy_r_r57 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r58 = PyDict_SetItem(cpy_r_r47, cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 30, CPyStatic_kernel___sight___globals);
        goto CPyL75;
    }
    cpy_r_r60 = cpy_r_r48 + 2;
    cpy_r_r48 = cpy_r_r60;
    cpy_r_r61 = cpy_r_r53 + 1;
    cpy_r_r53 = cpy_r_r61;
    goto CPyL33;
CPyL37: ;
    ((serai___kernel___sight___SightObject *)cpy_r_self)->__key_numbers = cpy_r_r47;
    cpy_r_r62 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 22, serai___kernel___game___GameObject, PyObject * (*)(PyObject *))(cpy_r_r0); /* component_ids */
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 31, CPyStatic_kernel___sight___globals);
        goto CPyL59;
    }
    cpy_r_r63 = NULL;
    cpy_r_r64 = CPyDef_sheet___Words(cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 31, CPyStatic_kernel___sight___globals);
        goto CPyL59;
    }
    ((serai___kernel___sight___SightObject *)cpy_r_self)->__about = cpy_r_r64;
    cpy_r_r65 = PyDict_New();
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 32, CPyStatic_kernel___sight___globals);
        goto CPyL59;
    }
    cpy_r_r66 = 0;
    cpy_r_r67 = ((serai___kernel___sight___SightObject *)cpy_r_self)->__about;
    cpy_r_r68 = ((serai___kernel___sheet___WordsObject *)cpy_r_r67)->_names;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = 0;
CPyL41: ;
    cpy_r_r72 = cpy_r_r71 < cpy_r_r70;
    if (!cpy_r_r72) goto CPyL45;
    cpy_r_number_2 = cpy_r_r66;
    cpy_r_r73 = CPySequenceTuple_GetItemUnsafe(cpy_r_r68, cpy_r_r71);
    if (likely(PyUnicode_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "__init__", 32, CPyStatic_kernel___sight___globals, "str", cpy_r_r73);
        goto CPyL76;
    }
    cpy_r_r75 = CPyTagged_StealAsObject(cpy_r_number_2);
    cpy_r_r76 = PyDict_SetItem(cpy_r_r65, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 32, CPyStatic_kernel___sight___globals);
        goto CPyL77;
    }
    cpy_r_r78 = cpy_r_r66 + 2;
    cpy_r_r66 = cpy_r_r78;
    cpy_r_r79 = cpy_r_r71 + 1;
    cpy_r_r71 = cpy_r_r79;
    goto CPyL41;
CPyL45: ;
    ((serai___kernel___sight___SightObject *)cpy_r_self)->__about_numbers = cpy_r_r65;
    cpy_r_r80 = PyList_New(0);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 33, CPyStatic_kernel___sight___globals);
        goto CPyL59;
    }
    cpy_r_r81 = ((serai___kernel___sight___SightObject *)cpy_r_self)->_seats;
    cpy_r_r82 = 0;
    CPyTagged_INCREF(cpy_r_r82);
    cpy_r_seat = cpy_r_r82;
    CPyTagged_DECREF(cpy_r_seat);
CPyL47: ;
    cpy_r_r83 = cpy_r_r82 & 1;
    cpy_r_r84 = cpy_r_r83 != 0;
    if (cpy_r_r84) goto CPyL49;
    cpy_r_r85 = cpy_r_r81 & 1;
    cpy_r_r86 = cpy_r_r85 != 0;
    if (!cpy_r_r86) goto CPyL50;
CPyL49: ;
    cpy_r_r87 = CPyTagged_IsLt_(cpy_r_r82, cpy_r_r81);
    if (cpy_r_r87) {
        goto CPyL51;
    } else
        goto CPyL78;
CPyL50: ;
    cpy_r_r88 = (Py_ssize_t)cpy_r_r82 < (Py_ssize_t)cpy_r_r81;
    if (!cpy_r_r88) goto CPyL78;
CPyL51: ;
    CPyTagged_INCREF(cpy_r_r82);
    cpy_r_seat = cpy_r_r82;
    cpy_r_r89 = ((serai___kernel___sight___SightObject *)cpy_r_self)->_seats;
    cpy_r_r90 = CPyDef_sheet___Seating(cpy_r_seat, cpy_r_r89);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 33, CPyStatic_kernel___sight___globals);
        goto CPyL79;
    }
    cpy_r_r91 = PyList_Append(cpy_r_r80, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 33, CPyStatic_kernel___sight___globals);
        goto CPyL79;
    }
    cpy_r_r93 = CPyTagged_Add(cpy_r_r82, 2);
    CPyTagged_DECREF(cpy_r_r82);
    cpy_r_r82 = cpy_r_r93;
    goto CPyL47;
CPyL54: ;
    ((serai___kernel___sight___SightObject *)cpy_r_self)->__seatings = cpy_r_r80;
    cpy_r_r94 = ((serai___kernel___sight___SightObject *)cpy_r_self)->_seats;
    cpy_r_r95 = CPyDef_sheet___Register(cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 34, CPyStatic_kernel___sight___globals);
        goto CPyL59;
    }
    cpy_r_r96 = CPyDef_kernel___sight___Sight____write(cpy_r_self, cpy_r_match, 0, cpy_r_r95);
    if (unlikely(cpy_r_r96 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 35, CPyStatic_kernel___sight___globals);
        goto CPyL80;
    }
    cpy_r_r97 = ((serai___kernel___sheet___RegisterObject *)cpy_r_r95)->_fields;
    CPy_INCREF(cpy_r_r97);
    if (((serai___kernel___sight___SightObject *)cpy_r_self)->_fields != NULL) {
        CPy_DECREF(((serai___kernel___sight___SightObject *)cpy_r_self)->_fields);
    }
    ((serai___kernel___sight___SightObject *)cpy_r_self)->_fields = cpy_r_r97;
    cpy_r_r98 = 1;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 36, CPyStatic_kernel___sight___globals);
        goto CPyL80;
    }
    cpy_r_r99 = ((serai___kernel___sheet___RegisterObject *)cpy_r_r95)->_at;
    CPyTagged_INCREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r95);
    if (((serai___kernel___sight___SightObject *)cpy_r_self)->_size != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___sight___SightObject *)cpy_r_self)->_size);
    }
    ((serai___kernel___sight___SightObject *)cpy_r_self)->_size = cpy_r_r99;
    cpy_r_r100 = 1;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 37, CPyStatic_kernel___sight___globals);
        goto CPyL59;
    }
    return 1;
CPyL59: ;
    cpy_r_r101 = 2;
    return cpy_r_r101;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL59;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL59;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL59;
CPyL63: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL12;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL15;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r24);
    goto CPyL59;
CPyL66: ;
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r28.f2);
    goto CPyL25;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r27);
    goto CPyL59;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    goto CPyL59;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r40);
    goto CPyL59;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    goto CPyL59;
CPyL71: ;
    CPy_DECREF(cpy_r_r43);
    goto CPyL29;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    goto CPyL59;
CPyL73: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL30;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL59;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    goto CPyL59;
CPyL76: ;
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_number_2);
    goto CPyL59;
CPyL77: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL59;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_r82);
    goto CPyL54;
CPyL79: ;
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_r82);
    goto CPyL59;
CPyL80: ;
    CPy_DecRef(cpy_r_r95);
    goto CPyL59;
}
        
        PyObject *CPyPy_kernel___sight___Sight_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"match", 0};
            PyObject *obj_match;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_match)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___sight___Sight))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sight.Sight", obj_self); 
                goto fail;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            char retval = CPyDef_kernel___sight___Sight_____init__(arg_self, arg_match);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sight.py", "__init__", 24, CPyStatic_kernel___sight___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___sight___Sight___page(PyObject *cpy_r_self, PyObject *cpy_r_match, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___sight___SightObject *)cpy_r_self)->__seatings;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "page", 41, CPyStatic_kernel___sight___globals);
        goto CPyL6;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_sheet___Seating))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "page", 41, CPyStatic_kernel___sight___globals, "serai.kernel.sheet.Seating", cpy_r_r1);
        goto CPyL6;
    }
    cpy_r_r3 = CPyDef_sheet___Sheet(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "page", 41, CPyStatic_kernel___sight___globals);
        goto CPyL6;
    }
    cpy_r_r4 = CPyDef_kernel___sight___Sight____write(cpy_r_self, cpy_r_match, cpy_r_seat, cpy_r_r3);
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "page", 42, CPyStatic_kernel___sight___globals);
        goto CPyL7;
    }
    cpy_r_r5 = CPyDef_sheet___Sheet___page(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "page", 43, CPyStatic_kernel___sight___globals);
        goto CPyL6;
    }
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL6;
}
        
        PyObject *CPyPy_kernel___sight___Sight___page(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"match", "seat", 0};
            static CPyArg_Parser parser = {"OO:page", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___sight___Sight))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sight.Sight", obj_self); 
                goto fail;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_kernel___sight___Sight___page(arg_self, arg_match, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sight.py", "page", 39, CPyStatic_kernel___sight___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___sight___Sight___mask(PyObject *cpy_r_self, PyObject *cpy_r_match, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
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
    int32_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = ((serai___kernel___sight___SightObject *)cpy_r_self)->__options;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_r0);
    cpy_r_r2 = PyByteArray_FromObject(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "mask", 47, CPyStatic_kernel___sight___globals);
        goto CPyL15;
    }
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sight.py", "mask", "Match", "decision", 48, CPyStatic_kernel___sight___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_r3 != cpy_r_r4;
    if (!cpy_r_r5) goto CPyL17;
    if (likely(cpy_r_r3 != Py_None))
        cpy_r_r6 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "mask", 49, CPyStatic_kernel___sight___globals, "serai.kernel.decision.Decision", cpy_r_r3);
        goto CPyL18;
    }
    cpy_r_r7 = ((serai___kernel___decision___DecisionObject *)cpy_r_r6)->_seat;
    cpy_r_r8 = cpy_r_r7 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL6;
    cpy_r_r10 = CPyTagged_IsEq_(cpy_r_r7, cpy_r_seat);
    if (cpy_r_r10) {
        goto CPyL7;
    } else
        goto CPyL17;
CPyL6: ;
    cpy_r_r11 = cpy_r_r7 == cpy_r_seat;
    if (!cpy_r_r11) goto CPyL17;
CPyL7: ;
    if (likely(cpy_r_r3 != Py_None))
        cpy_r_r12 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "mask", 50, CPyStatic_kernel___sight___globals, "serai.kernel.decision.Decision", cpy_r_r3);
        goto CPyL16;
    }
    cpy_r_r13 = CPyDef_decision___Decision___options(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "mask", 50, CPyStatic_kernel___sight___globals);
        goto CPyL16;
    }
CPyL9: ;
    cpy_r_r14 = PyObject_GetIter(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "mask", 50, CPyStatic_kernel___sight___globals);
        goto CPyL16;
    }
CPyL10: ;
    cpy_r_r15 = PyIter_Next(cpy_r_r14);
    if (cpy_r_r15 == NULL) goto CPyL19;
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_option___Option))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "mask", 50, CPyStatic_kernel___sight___globals, "serai.kernel.option.Option", cpy_r_r15);
        goto CPyL20;
    }
    cpy_r_r17 = ((serai___kernel___option___OptionObject *)cpy_r_r16)->_index;
    CPyTagged_INCREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r19 = CPyStatics[4897]; /* 1 */
    cpy_r_r20 = PyObject_SetItem(cpy_r_r2, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "mask", 51, CPyStatic_kernel___sight___globals);
        goto CPyL20;
    } else
        goto CPyL10;
CPyL13: ;
    cpy_r_r22 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "mask", 50, CPyStatic_kernel___sight___globals);
        goto CPyL16;
    }
CPyL14: ;
    return cpy_r_r2;
CPyL15: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL16: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL14;
CPyL18: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL15;
CPyL19: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL13;
CPyL20: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    goto CPyL15;
}
        
        PyObject *CPyPy_kernel___sight___Sight___mask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"match", "seat", 0};
            static CPyArg_Parser parser = {"OO:mask", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___sight___Sight))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sight.Sight", obj_self); 
                goto fail;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_kernel___sight___Sight___mask(arg_self, arg_match, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sight.py", "mask", 45, CPyStatic_kernel___sight___globals);
            return NULL;
        }
        
char CPyDef_kernel___sight___Sight____write(PyObject *cpy_r_self, PyObject *cpy_r_match, CPyTagged cpy_r_seat, PyObject *cpy_r_sheet) {
    CPyTagged cpy_r_key;
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    tuple_T3CIO cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    cpy_r_key = -2;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 56, CPyStatic_kernel___sight___globals);
        goto CPyL40;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 57, CPyStatic_kernel___sight___globals);
        goto CPyL41;
    }
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sight.py", "_write", "Match", "decision", 58, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (!cpy_r_r4) goto CPyL43;
    if (likely(cpy_r_r2 != Py_None))
        cpy_r_r5 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "_write", 59, CPyStatic_kernel___sight___globals, "serai.kernel.decision.Decision", cpy_r_r2);
        goto CPyL44;
    }
    cpy_r_r6 = ((serai___kernel___decision___DecisionObject *)cpy_r_r5)->_seat;
    cpy_r_r7 = cpy_r_r6 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL7;
    cpy_r_r9 = CPyTagged_IsEq_(cpy_r_r6, cpy_r_seat);
    if (cpy_r_r9) {
        goto CPyL45;
    } else
        goto CPyL43;
CPyL7: ;
    cpy_r_r10 = cpy_r_r6 == cpy_r_seat;
    if (cpy_r_r10) {
        goto CPyL45;
    } else
        goto CPyL43;
CPyL8: ;
    cpy_r_r11 = ((serai___kernel___sight___SightObject *)cpy_r_self)->__key_numbers;
    if (likely(cpy_r_r2 != Py_None))
        cpy_r_r12 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "_write", 60, CPyStatic_kernel___sight___globals, "serai.kernel.decision.Decision", cpy_r_r2);
        goto CPyL46;
    }
    cpy_r_r13 = ((serai___kernel___decision___DecisionObject *)cpy_r_r12)->_key;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = CPyStatics[4908]; /* -1 */
    cpy_r_r15 = CPyDict_Get(cpy_r_r11, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 60, CPyStatic_kernel___sight___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 60, CPyStatic_kernel___sight___globals);
        goto CPyL46;
    }
    cpy_r_key = cpy_r_r16;
    if (likely(cpy_r_r2 != Py_None))
        cpy_r_r17 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "_write", 61, CPyStatic_kernel___sight___globals, "serai.kernel.decision.Decision", cpy_r_r2);
        goto CPyL44;
    }
    cpy_r_r18 = ((serai___kernel___decision___DecisionObject *)cpy_r_r17)->_arguments;
    CPy_INCREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r19 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r20 = cpy_r_r18 != cpy_r_r19;
    if (!cpy_r_r20) goto CPyL47;
    CPy_INCREF(cpy_r_r18);
    if (likely(cpy_r_r18 != Py_None))
        cpy_r_r21 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "_write", 61, CPyStatic_kernel___sight___globals, "dict", cpy_r_r18);
        goto CPyL48;
    }
    cpy_r_r22 = PyDict_Size(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 << 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL47;
    if (likely(cpy_r_r18 != Py_None))
        cpy_r_r25 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "_write", 63, CPyStatic_kernel___sight___globals, "dict", cpy_r_r18);
        goto CPyL42;
    }
    cpy_r_r26 = 0;
    cpy_r_r27 = PyDict_Size(cpy_r_r25);
    cpy_r_r28 = CPyDict_GetValuesIter(cpy_r_r25);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 63, CPyStatic_kernel___sight___globals);
        goto CPyL49;
    }
CPyL17: ;
    cpy_r_r29 = CPyDict_NextValue(cpy_r_r28, cpy_r_r26);
    cpy_r_r30 = cpy_r_r29.f1;
    cpy_r_r26 = cpy_r_r30;
    cpy_r_r31 = cpy_r_r29.f0;
    if (!cpy_r_r31) goto CPyL50;
    cpy_r_r32 = cpy_r_r29.f2;
    CPy_INCREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r29.f2);
    cpy_r_r33 = PyLong_Check(cpy_r_r32);
    if (!cpy_r_r33) goto CPyL21;
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 65, CPyStatic_kernel___sight___globals);
        goto CPyL51;
    }
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r36 = PyList_Append(cpy_r_r0, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 65, CPyStatic_kernel___sight___globals);
        goto CPyL51;
    } else
        goto CPyL29;
CPyL21: ;
    cpy_r_r38 = PyUnicode_Check(cpy_r_r32);
    if (!cpy_r_r38) goto CPyL52;
    CPy_INCREF(cpy_r_r32);
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r39 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "_write", 66, CPyStatic_kernel___sight___globals, "str", cpy_r_r32);
        goto CPyL53;
    }
    cpy_r_r40 = ((serai___kernel___sight___SightObject *)cpy_r_self)->__about_numbers;
    cpy_r_r41 = PyDict_Contains(cpy_r_r40, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 66, CPyStatic_kernel___sight___globals);
        goto CPyL53;
    }
    cpy_r_r43 = cpy_r_r41;
    if (!cpy_r_r43) goto CPyL52;
    cpy_r_r44 = ((serai___kernel___sight___SightObject *)cpy_r_self)->__about_numbers;
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r45 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "_write", 67, CPyStatic_kernel___sight___globals, "str", cpy_r_r32);
        goto CPyL51;
    }
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 67, CPyStatic_kernel___sight___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 67, CPyStatic_kernel___sight___globals);
        goto CPyL51;
    }
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_r47);
    cpy_r_r49 = PyList_Append(cpy_r_r1, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 67, CPyStatic_kernel___sight___globals);
        goto CPyL51;
    }
CPyL29: ;
    cpy_r_r51 = CPyDict_CheckSize(cpy_r_r25, cpy_r_r27);
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 63, CPyStatic_kernel___sight___globals);
        goto CPyL51;
    } else
        goto CPyL17;
CPyL30: ;
    cpy_r_r52 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 63, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
CPyL31: ;
    cpy_r_r53 = CPyStatics[4865]; /* 'question' */
    cpy_r_r54 = ((serai___kernel___sight___SightObject *)cpy_r_self)->__keys;
    cpy_r_r55 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r53, cpy_r_key, cpy_r_r54); /* word */
    CPyTagged_DECREF(cpy_r_key);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 68, CPyStatic_kernel___sight___globals);
        goto CPyL54;
    }
    cpy_r_r56 = CPyStatics[4866]; /* 'question.numbers' */
    cpy_r_r57 = CPyList_GetSlice(cpy_r_r0, 0, 6);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 69, CPyStatic_kernel___sight___globals);
        goto CPyL55;
    }
    if (likely(PyList_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sight.py", "_write", 69, CPyStatic_kernel___sight___globals, "list", cpy_r_r57);
        goto CPyL55;
    }
    cpy_r_r59 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r56, cpy_r_r58, 6, 120); /* numbers_at */
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 69, CPyStatic_kernel___sight___globals);
        goto CPyL55;
    }
    cpy_r_r60 = CPyStatics[4867]; /* 'question.about' */
    cpy_r_r61 = ((serai___kernel___sight___SightObject *)cpy_r_self)->__about;
    cpy_r_r62 = CPY_INT_TAG;
    cpy_r_r63 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r60, cpy_r_r1, cpy_r_r61, cpy_r_r62); /* bag */
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r63 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 70, CPyStatic_kernel___sight___globals);
        goto CPyL39;
    }
    cpy_r_r64 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r64);
    cpy_r_r65 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_table;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sight.py", "_write", "Match", "table", 71, CPyStatic_kernel___sight___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r65);
CPyL37: ;
    cpy_r_r66 = CPY_GET_METHOD(cpy_r_r64, CPyType_game___Game, 10, serai___kernel___game___GameObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_r64, cpy_r_r65, cpy_r_seat, cpy_r_sheet); /* look */
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 71, CPyStatic_kernel___sight___globals);
        goto CPyL39;
    }
    return 1;
CPyL39: ;
    cpy_r_r67 = 2;
    return cpy_r_r67;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_key);
    goto CPyL39;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r0);
    goto CPyL39;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL39;
CPyL43: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL31;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL39;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_key);
    goto CPyL8;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL39;
CPyL47: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL31;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    goto CPyL39;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    goto CPyL39;
CPyL50: ;
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r29.f2);
    goto CPyL30;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r28);
    goto CPyL39;
CPyL52: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL29;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r32);
    goto CPyL39;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL39;
CPyL55: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL39;
CPyL56: ;
    CPy_DecRef(cpy_r_r64);
    goto CPyL39;
}
        
        PyObject *CPyPy_kernel___sight___Sight____write(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"match", "seat", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:_write", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_seat;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_seat, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___sight___Sight))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sight.Sight", obj_self); 
                goto fail;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
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
            char retval = CPyDef_kernel___sight___Sight____write(arg_self, arg_match, arg_seat, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sight.py", "_write", 54, CPyStatic_kernel___sight___globals);
            return NULL;
        }
        
char CPyDef_kernel___sight_____top_level__(void) {
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
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    int32_t cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    tuple_T2OO cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    int32_t cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int32_t cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    int32_t cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
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
    int32_t cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 1, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 1, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_kernel___sight___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 7, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_kernel___sight___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 9, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r17 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 11, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___kernel___game;
    cpy_r_r25 = CPyExec_serai___kernel___game;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 11, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 11, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 11, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5734]; /* ('said_in',) */
    cpy_r_r36 = CPyStatic_kernel___sight___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 11, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    } else
        goto CPyL43;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___kernel___match;
    cpy_r_r39 = (void *)&CPyImportState_serai___kernel___match;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 12, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___kernel___match;
    cpy_r_r47 = CPyExec_serai___kernel___match;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___kernel___match__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 12, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 12, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 12, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[4993]; /* ('Match',) */
    cpy_r_r58 = CPyStatic_kernel___sight___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 12, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    } else
        goto CPyL44;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___sheet;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___sheet;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 13, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___sheet;
    cpy_r_r69 = CPyExec_serai___kernel___sheet;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___sheet__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 13, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 13, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 13, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5735]; /* ('Field', 'Register', 'Seating', 'Sheet', 'Words') */
    cpy_r_r80 = CPyStatic_kernel___sight___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 13, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    } else
        goto CPyL45;
CPyL30: ;
    cpy_r_r82 = CPyStatics[4518]; /* 'ask-' */
    cpy_r_r83 = CPyStatic_kernel___sight___globals;
    cpy_r_r84 = CPyStatics[4868]; /* 'ASK' */
    cpy_r_r85 = CPyDict_SetItem(cpy_r_r83, cpy_r_r84, cpy_r_r82);
    cpy_r_r86 = cpy_r_r85 >= 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 15, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r87 = CPyStatics[990]; /* 'order' */
    cpy_r_r88 = CPyStatics[980]; /* 'source' */
    CPy_INCREF(cpy_r_r87);
    CPy_INCREF(cpy_r_r88);
    cpy_r_r89.f0 = cpy_r_r87;
    cpy_r_r89.f1 = cpy_r_r88;
    CPyStatic_kernel___sight___KERNEL_QUESTIONS = cpy_r_r89;
    CPy_INCREF(CPyStatic_kernel___sight___KERNEL_QUESTIONS.f0);
    CPy_INCREF(CPyStatic_kernel___sight___KERNEL_QUESTIONS.f1);
    cpy_r_r90 = CPyStatic_kernel___sight___globals;
    cpy_r_r91 = CPyStatics[4869]; /* 'KERNEL_QUESTIONS' */
    cpy_r_r92 = PyTuple_New(2);
    if (unlikely(cpy_r_r92 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9425 = cpy_r_r89.f0;
    PyTuple_SET_ITEM(cpy_r_r92, 0, __tmp9425);
    PyObject *__tmp9426 = cpy_r_r89.f1;
    PyTuple_SET_ITEM(cpy_r_r92, 1, __tmp9426);
    cpy_r_r93 = CPyDict_SetItem(cpy_r_r90, cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    cpy_r_r94 = cpy_r_r93 >= 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 16, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r95 = CPyStatic_kernel___sight___globals;
    cpy_r_r96 = CPyStatics[2241]; /* 'NUMBERS' */
    cpy_r_r97 = CPyStatics[4898]; /* 3 */
    cpy_r_r98 = CPyDict_SetItem(cpy_r_r95, cpy_r_r96, cpy_r_r97);
    cpy_r_r99 = cpy_r_r98 >= 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 17, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r100 = CPyStatic_kernel___sight___globals;
    cpy_r_r101 = CPyStatics[4870]; /* 'MOST' */
    cpy_r_r102 = CPyStatics[4901]; /* 60 */
    cpy_r_r103 = CPyDict_SetItem(cpy_r_r100, cpy_r_r101, cpy_r_r102);
    cpy_r_r104 = cpy_r_r103 >= 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 18, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r105 = NULL;
    cpy_r_r106 = CPyStatics[4871]; /* 'serai.kernel.sight' */
    cpy_r_r107 = (PyObject *)CPyType_kernel___sight___Sight_template;
    cpy_r_r108 = CPyType_FromTemplate(cpy_r_r107, cpy_r_r105, cpy_r_r106);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 21, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    cpy_r_r109 = CPyDef_kernel___sight___Sight_trait_vtable_setup();
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 21, CPyStatic_kernel___sight___globals);
        goto CPyL46;
    }
    cpy_r_r110 = CPyDef_kernel___sight___Sight_coroutine_setup(cpy_r_r108);
    if (unlikely(cpy_r_r110 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 21, CPyStatic_kernel___sight___globals);
        goto CPyL46;
    }
    cpy_r_r111 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r112 = CPyStatics[620]; /* 'seats' */
    cpy_r_r113 = CPyStatics[2783]; /* '_options' */
    cpy_r_r114 = CPyStatics[4872]; /* '_keys' */
    cpy_r_r115 = CPyStatics[4873]; /* '_key_numbers' */
    cpy_r_r116 = CPyStatics[4874]; /* '_about' */
    cpy_r_r117 = CPyStatics[4875]; /* '_about_numbers' */
    cpy_r_r118 = CPyStatics[4876]; /* '_seatings' */
    cpy_r_r119 = CPyStatics[3237]; /* 'fields' */
    cpy_r_r120 = CPyStatics[4852]; /* 'size' */
    cpy_r_r121 = PyTuple_Pack(9, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 21, CPyStatic_kernel___sight___globals);
        goto CPyL46;
    }
    cpy_r_r122 = PyObject_SetAttr(cpy_r_r108, cpy_r_r111, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    cpy_r_r123 = cpy_r_r122 >= 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 21, CPyStatic_kernel___sight___globals);
        goto CPyL46;
    }
    CPyType_kernel___sight___Sight = (PyTypeObject *)cpy_r_r108;
    CPy_INCREF(CPyType_kernel___sight___Sight);
    cpy_r_r124 = CPyStatic_kernel___sight___globals;
    cpy_r_r125 = CPyStatics[4877]; /* 'Sight' */
    cpy_r_r126 = PyDict_SetItem(cpy_r_r124, cpy_r_r125, cpy_r_r108);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 21, CPyStatic_kernel___sight___globals);
        goto CPyL46;
    }
    cpy_r_r128 = CPy_InitSubclass(cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/kernel/sight.py", "<module>", 21, CPyStatic_kernel___sight___globals);
        goto CPyL42;
    }
    return 1;
CPyL42: ;
    cpy_r_r129 = 2;
    return cpy_r_r129;
CPyL43: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL44: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL45: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL46: ;
    CPy_DecRef(cpy_r_r108);
    goto CPyL42;
}

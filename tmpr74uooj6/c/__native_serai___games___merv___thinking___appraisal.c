#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___thinking___appraisal___Appraiser_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
merv___thinking___appraisal___Appraiser_traverse(serai___games___merv___thinking___appraisal___AppraiserObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_survey);
    Py_VISIT(self->__player);
    Py_VISIT(self->__magistrate);
    Py_VISIT(self->__rest);
    Py_VISIT(self->__magistrate_rest);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___thinking___appraisal___Appraiser_clear(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___appraisal___AppraiserObject *self = (serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self;
    Py_CLEAR(self->_survey);
    Py_CLEAR(self->__player);
    Py_CLEAR(self->__magistrate);
    Py_CLEAR(self->__rest);
    Py_CLEAR(self->__magistrate_rest);
    return 0;
}

static int32_t CPyDef_merv___thinking___appraisal___Appraiser_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___appraisal___AppraiserObject *self = (serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self;
    Py_CLEAR(self->_survey);
    Py_CLEAR(self->__player);
    Py_CLEAR(self->__magistrate);
    Py_CLEAR(self->__rest);
    Py_CLEAR(self->__magistrate_rest);
    return 0;
}

static void
merv___thinking___appraisal___Appraiser_dealloc(serai___games___merv___thinking___appraisal___AppraiserObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___thinking___appraisal___Appraiser_dealloc)
    CPyDef_merv___thinking___appraisal___Appraiser_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___thinking___appraisal_____mypyc__Appraiser_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___thinking___appraisal___Appraiser(PyObject *cpy_r_book, PyObject *cpy_r_weights);

static PyObject *
merv___thinking___appraisal___Appraiser_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___thinking___appraisal___Appraiser) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___thinking___appraisal_____mypyc__Appraiser_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___thinking___appraisal___Appraiser_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___thinking___appraisal___Appraiser_vtable[3];
static bool
CPyDef_merv___thinking___appraisal___Appraiser_trait_vtable_setup(void)
{
    CPyVTableItem merv___thinking___appraisal___Appraiser_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___thinking___appraisal___Appraiser_____init__,
        (CPyVTableItem)CPyDef_merv___thinking___appraisal___Appraiser___weights,
        (CPyVTableItem)CPyDef_merv___thinking___appraisal___Appraiser___appraise,
    };
    memcpy(merv___thinking___appraisal___Appraiser_vtable, merv___thinking___appraisal___Appraiser_vtable_scratch, sizeof(merv___thinking___appraisal___Appraiser_vtable));
    return 1;
}

static bool
CPyDef_merv___thinking___appraisal___Appraiser_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___thinking___appraisal___Appraiser_get_survey(serai___games___merv___thinking___appraisal___AppraiserObject *self, void *closure);
static int
merv___thinking___appraisal___Appraiser_set_survey(serai___games___merv___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___appraisal___Appraiser_get__player(serai___games___merv___thinking___appraisal___AppraiserObject *self, void *closure);
static int
merv___thinking___appraisal___Appraiser_set__player(serai___games___merv___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___appraisal___Appraiser_get__magistrate(serai___games___merv___thinking___appraisal___AppraiserObject *self, void *closure);
static int
merv___thinking___appraisal___Appraiser_set__magistrate(serai___games___merv___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___appraisal___Appraiser_get__rest(serai___games___merv___thinking___appraisal___AppraiserObject *self, void *closure);
static int
merv___thinking___appraisal___Appraiser_set__rest(serai___games___merv___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___appraisal___Appraiser_get__magistrate_rest(serai___games___merv___thinking___appraisal___AppraiserObject *self, void *closure);
static int
merv___thinking___appraisal___Appraiser_set__magistrate_rest(serai___games___merv___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___thinking___appraisal___Appraiser_getseters[] = {
    {"survey",
     (getter)merv___thinking___appraisal___Appraiser_get_survey, (setter)merv___thinking___appraisal___Appraiser_set_survey,
     NULL, NULL},
    {"_player",
     (getter)merv___thinking___appraisal___Appraiser_get__player, (setter)merv___thinking___appraisal___Appraiser_set__player,
     NULL, NULL},
    {"_magistrate",
     (getter)merv___thinking___appraisal___Appraiser_get__magistrate, (setter)merv___thinking___appraisal___Appraiser_set__magistrate,
     NULL, NULL},
    {"_rest",
     (getter)merv___thinking___appraisal___Appraiser_get__rest, (setter)merv___thinking___appraisal___Appraiser_set__rest,
     NULL, NULL},
    {"_magistrate_rest",
     (getter)merv___thinking___appraisal___Appraiser_get__magistrate_rest, (setter)merv___thinking___appraisal___Appraiser_set__magistrate_rest,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___thinking___appraisal___Appraiser_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___thinking___appraisal_____mypyc__Appraiser_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___thinking___appraisal___Appraiser_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights)\n--\n\n")},
    {"weights",
     (PyCFunction)CPyPy_merv___thinking___appraisal___Appraiser___weights,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("weights($self, turns)\n--\n\n")},
    {"appraise",
     (PyCFunction)CPyPy_merv___thinking___appraisal___Appraiser___appraise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("appraise($self, t, seat)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___thinking___appraisal___Appraiser_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Appraiser",
    .tp_new = merv___thinking___appraisal___Appraiser_new,
    .tp_dealloc = (destructor)merv___thinking___appraisal___Appraiser_dealloc,
    .tp_traverse = (traverseproc)merv___thinking___appraisal___Appraiser_traverse,
    .tp_clear = (inquiry)CPyDef_merv___thinking___appraisal___Appraiser_clear,
    .tp_getset = merv___thinking___appraisal___Appraiser_getseters,
    .tp_methods = merv___thinking___appraisal___Appraiser_methods,
    .tp_init = merv___thinking___appraisal___Appraiser_init,
    .tp_basicsize = sizeof(serai___games___merv___thinking___appraisal___AppraiserObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Appraiser(book, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___thinking___appraisal___Appraiser_template = &CPyType_merv___thinking___appraisal___Appraiser_template_;

PyObject *CPyDef_merv___thinking___appraisal_____mypyc__Appraiser_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___thinking___appraisal___AppraiserObject *self;
    self = (serai___games___merv___thinking___appraisal___AppraiserObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___thinking___appraisal___Appraiser_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___thinking___appraisal___Appraiser(PyObject *cpy_r_book, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_merv___thinking___appraisal_____mypyc__Appraiser_setup((PyObject *)CPyType_merv___thinking___appraisal___Appraiser);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___thinking___appraisal___Appraiser_____init__(self, cpy_r_book, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___thinking___appraisal___Appraiser_get_survey(serai___games___merv___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->_survey == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'survey' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->_survey);
    PyObject *retval = self->_survey;
    return retval;
}

static int
merv___thinking___appraisal___Appraiser_set_survey(serai___games___merv___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute 'survey' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_merv___thinking___features___Survey))
        tmp = value;
    else {
        CPy_TypeError("serai.games.merv.thinking.features.Survey", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_survey != NULL) {
        CPy_DECREF(self->_survey);
    }
    self->_survey = tmp;
    return 0;
}

static PyObject *
merv___thinking___appraisal___Appraiser_get__player(serai___games___merv___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__player == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_player' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__player);
    PyObject *retval = self->__player;
    return retval;
}

static int
merv___thinking___appraisal___Appraiser_set__player(serai___games___merv___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_player' cannot be deleted");
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
    if (self->__player != NULL) {
        CPy_DECREF(self->__player);
    }
    self->__player = tmp;
    return 0;
}

static PyObject *
merv___thinking___appraisal___Appraiser_get__magistrate(serai___games___merv___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__magistrate == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_magistrate' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__magistrate);
    PyObject *retval = self->__magistrate;
    return retval;
}

static int
merv___thinking___appraisal___Appraiser_set__magistrate(serai___games___merv___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_magistrate' cannot be deleted");
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
    if (self->__magistrate != NULL) {
        CPy_DECREF(self->__magistrate);
    }
    self->__magistrate = tmp;
    return 0;
}

static PyObject *
merv___thinking___appraisal___Appraiser_get__rest(serai___games___merv___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__rest == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_rest' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__rest);
    PyObject *retval = self->__rest;
    return retval;
}

static int
merv___thinking___appraisal___Appraiser_set__rest(serai___games___merv___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_rest' cannot be deleted");
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
    if (self->__rest != NULL) {
        CPy_DECREF(self->__rest);
    }
    self->__rest = tmp;
    return 0;
}

static PyObject *
merv___thinking___appraisal___Appraiser_get__magistrate_rest(serai___games___merv___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__magistrate_rest == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_magistrate_rest' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__magistrate_rest);
    PyObject *retval = self->__magistrate_rest;
    return retval;
}

static int
merv___thinking___appraisal___Appraiser_set__magistrate_rest(serai___games___merv___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_magistrate_rest' cannot be deleted");
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
    if (self->__magistrate_rest != NULL) {
        CPy_DECREF(self->__magistrate_rest);
    }
    self->__magistrate_rest = tmp;
    return 0;
}
static PyMethodDef merv___thinking___appraisalmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___thinking___appraisal__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___thinking___appraisal__internal, "__name__");
    CPyStatic_merv___thinking___appraisal___globals = PyModule_GetDict(CPyModule_serai___games___merv___thinking___appraisal__internal);
    if (unlikely(CPyStatic_merv___thinking___appraisal___globals == NULL))
        goto fail;
    char result = CPyDef_merv___thinking___appraisal_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___thinking___appraisal__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___thinking___appraisal___Appraiser);
    return -1;
}
int CPyExec_serai___games___merv___thinking___appraisal(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___thinking___appraisal__impl, &CPyImportState_serai___games___merv___thinking___appraisal, &CPyModule_serai___games___merv___thinking___appraisal);
}
static struct PyModuleDef merv___thinking___appraisalmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.thinking.appraisal",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___thinking___appraisalmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___thinking___appraisal(void)
{
    if (CPyModule_serai___games___merv___thinking___appraisal__internal) {
        Py_INCREF(CPyModule_serai___games___merv___thinking___appraisal__internal);
        return CPyModule_serai___games___merv___thinking___appraisal__internal;
    }
    CPyModule_serai___games___merv___thinking___appraisal__internal = PyModule_Create(&merv___thinking___appraisalmodule);
    return CPyModule_serai___games___merv___thinking___appraisal__internal;
}

PyObject *CPyInit_serai___games___merv___thinking___appraisal(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___thinking___appraisal__internal) {
        Py_INCREF(CPyModule_serai___games___merv___thinking___appraisal__internal);
        return CPyModule_serai___games___merv___thinking___appraisal__internal;
    }
    CPyModule_serai___games___merv___thinking___appraisal__internal = PyModule_Create(&merv___thinking___appraisalmodule);
    if (unlikely(CPyModule_serai___games___merv___thinking___appraisal__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.thinking.appraisal");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___thinking___appraisal__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___thinking___appraisal__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___thinking___appraisal__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___thinking___appraisal(CPyModule_serai___games___merv___thinking___appraisal__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___thinking___appraisal__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.thinking.appraisal");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___thinking___appraisal__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___thinking___appraisal___Appraiser_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_turns;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_turns_2;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_turns_3;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    double cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_turns_4;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    double cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    int32_t cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    char cpy_r_r67;
    cpy_r_r0 = CPyDef_merv___thinking___features___Survey(cpy_r_book, cpy_r_weights);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 39, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL42;
    }
    ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->_survey = cpy_r_r0;
    cpy_r_r1 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_weights)->_player;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_weights)->_magistrate;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_rounds;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/appraisal.py", "__init__", "Book", "rounds", 41, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL43;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_year_ids;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/appraisal.py", "__init__", "Book", "year_ids", 41, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r4);
CPyL3: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = CPyTagged_Multiply(cpy_r_r3, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r9 = PyList_New(0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 42, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL45;
    }
    cpy_r_r10 = CPyTagged_Add(cpy_r_r8, 2);
    cpy_r_r11 = 0;
    CPyTagged_INCREF(cpy_r_r11);
    cpy_r_turns = cpy_r_r11;
    CPyTagged_DECREF(cpy_r_turns);
CPyL5: ;
    cpy_r_r12 = cpy_r_r11 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL7;
    cpy_r_r14 = cpy_r_r10 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL8;
CPyL7: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_r11, cpy_r_r10);
    if (cpy_r_r16) {
        goto CPyL9;
    } else
        goto CPyL46;
CPyL8: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r11 < (Py_ssize_t)cpy_r_r10;
    if (!cpy_r_r17) goto CPyL46;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_r11);
    cpy_r_turns = cpy_r_r11;
    cpy_r_r18 = CPyDef_merv___thinking___weights___Worth___at(cpy_r_r1, cpy_r_turns);
    CPyTagged_DECREF(cpy_r_turns);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 42, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL47;
    }
    cpy_r_r19 = PyList_Append(cpy_r_r9, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 42, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL47;
    }
    cpy_r_r21 = CPyTagged_Add(cpy_r_r11, 2);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r11 = cpy_r_r21;
    goto CPyL5;
CPyL12: ;
    ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->__player = cpy_r_r9;
    cpy_r_r22 = PyList_New(0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 43, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL45;
    }
    cpy_r_r23 = CPyTagged_Add(cpy_r_r8, 2);
    cpy_r_r24 = 0;
    CPyTagged_INCREF(cpy_r_r24);
    cpy_r_turns_2 = cpy_r_r24;
    CPyTagged_DECREF(cpy_r_turns_2);
CPyL14: ;
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL16;
    cpy_r_r27 = cpy_r_r23 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL17;
CPyL16: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_r24, cpy_r_r23);
    if (cpy_r_r29) {
        goto CPyL18;
    } else
        goto CPyL48;
CPyL17: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r24 < (Py_ssize_t)cpy_r_r23;
    if (!cpy_r_r30) goto CPyL48;
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r24);
    cpy_r_turns_2 = cpy_r_r24;
    cpy_r_r31 = CPyDef_merv___thinking___weights___Worth___at(cpy_r_r2, cpy_r_turns_2);
    CPyTagged_DECREF(cpy_r_turns_2);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 43, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL49;
    }
    cpy_r_r32 = PyList_Append(cpy_r_r22, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 43, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL49;
    }
    cpy_r_r34 = CPyTagged_Add(cpy_r_r24, 2);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r24 = cpy_r_r34;
    goto CPyL14;
CPyL21: ;
    ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->__magistrate = cpy_r_r22;
    cpy_r_r35 = PyList_New(0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 44, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL45;
    }
    cpy_r_r36 = CPyTagged_Add(cpy_r_r8, 2);
    cpy_r_r37 = 0;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_turns_3 = cpy_r_r37;
    CPyTagged_DECREF(cpy_r_turns_3);
CPyL23: ;
    cpy_r_r38 = cpy_r_r37 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL25;
    cpy_r_r40 = cpy_r_r36 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL26;
CPyL25: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r37, cpy_r_r36);
    if (cpy_r_r42) {
        goto CPyL27;
    } else
        goto CPyL50;
CPyL26: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r37 < (Py_ssize_t)cpy_r_r36;
    if (!cpy_r_r43) goto CPyL50;
CPyL27: ;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_turns_3 = cpy_r_r37;
    cpy_r_r44 = CPyDef_merv___thinking___weights___Worth___rest(cpy_r_r1, cpy_r_turns_3);
    CPyTagged_DECREF(cpy_r_turns_3);
    cpy_r_r45 = cpy_r_r44 == -113.0;
    if (unlikely(cpy_r_r45)) goto CPyL29;
CPyL28: ;
    cpy_r_r46 = PyFloat_FromDouble(cpy_r_r44);
    cpy_r_r47 = PyList_Append(cpy_r_r35, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 44, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL51;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r49 = PyErr_Occurred();
    if (unlikely(cpy_r_r49 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 44, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL51;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r50 = CPyTagged_Add(cpy_r_r37, 2);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r37 = cpy_r_r50;
    goto CPyL23;
CPyL31: ;
    ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->__rest = cpy_r_r35;
    cpy_r_r51 = PyList_New(0);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 45, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL52;
    }
    cpy_r_r52 = CPyTagged_Add(cpy_r_r8, 2);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r53 = 0;
    CPyTagged_INCREF(cpy_r_r53);
    cpy_r_turns_4 = cpy_r_r53;
    CPyTagged_DECREF(cpy_r_turns_4);
CPyL33: ;
    cpy_r_r54 = cpy_r_r53 & 1;
    cpy_r_r55 = cpy_r_r54 != 0;
    if (cpy_r_r55) goto CPyL35;
    cpy_r_r56 = cpy_r_r52 & 1;
    cpy_r_r57 = cpy_r_r56 != 0;
    if (!cpy_r_r57) goto CPyL36;
CPyL35: ;
    cpy_r_r58 = CPyTagged_IsLt_(cpy_r_r53, cpy_r_r52);
    if (cpy_r_r58) {
        goto CPyL37;
    } else
        goto CPyL53;
CPyL36: ;
    cpy_r_r59 = (Py_ssize_t)cpy_r_r53 < (Py_ssize_t)cpy_r_r52;
    if (!cpy_r_r59) goto CPyL53;
CPyL37: ;
    CPyTagged_INCREF(cpy_r_r53);
    cpy_r_turns_4 = cpy_r_r53;
    cpy_r_r60 = CPyDef_merv___thinking___weights___Worth___rest(cpy_r_r2, cpy_r_turns_4);
    CPyTagged_DECREF(cpy_r_turns_4);
    cpy_r_r61 = cpy_r_r60 == -113.0;
    if (unlikely(cpy_r_r61)) goto CPyL39;
CPyL38: ;
    cpy_r_r62 = PyFloat_FromDouble(cpy_r_r60);
    cpy_r_r63 = PyList_Append(cpy_r_r51, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r64 = cpy_r_r63 >= 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 45, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL54;
    } else
        goto CPyL40;
CPyL39: ;
    cpy_r_r65 = PyErr_Occurred();
    if (unlikely(cpy_r_r65 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 45, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL54;
    } else
        goto CPyL38;
CPyL40: ;
    cpy_r_r66 = CPyTagged_Add(cpy_r_r53, 2);
    CPyTagged_DECREF(cpy_r_r53);
    cpy_r_r53 = cpy_r_r66;
    goto CPyL33;
CPyL41: ;
    ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->__magistrate_rest = cpy_r_r51;
    return 1;
CPyL42: ;
    cpy_r_r67 = 2;
    return cpy_r_r67;
CPyL43: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL42;
CPyL44: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL42;
CPyL45: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL42;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL12;
CPyL47: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL42;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r24);
    goto CPyL21;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL42;
CPyL50: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r37);
    goto CPyL31;
CPyL51: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL42;
CPyL52: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL42;
CPyL53: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r53);
    goto CPyL41;
CPyL54: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL42;
}
        
        PyObject *CPyPy_merv___thinking___appraisal___Appraiser_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_merv___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.merv.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_merv___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.merv.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            char retval = CPyDef_merv___thinking___appraisal___Appraiser_____init__(arg_self, arg_book, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "__init__", 38, CPyStatic_merv___thinking___appraisal___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___thinking___appraisal___Appraiser___weights(PyObject *cpy_r_self, CPyTagged cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->__player;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_turns);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "weights", 49, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL3;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/appraisal.py", "weights", 49, CPyStatic_merv___thinking___appraisal___globals, "list", cpy_r_r1);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_merv___thinking___appraisal___Appraiser___weights(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"turns", 0};
            static CPyArg_Parser parser = {"O:weights", kwlist, 0};
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            CPyTagged arg_turns;
            if (likely(PyLong_Check(obj_turns)))
                arg_turns = CPyTagged_BorrowFromObject(obj_turns);
            else {
                CPy_TypeError("int", obj_turns); goto fail;
            }
            PyObject *retval = CPyDef_merv___thinking___appraisal___Appraiser___weights(arg_self, arg_turns);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "weights", 47, CPyStatic_merv___thinking___appraisal___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___appraisal___Appraiser___appraise(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    double cpy_r_r1;
    char cpy_r_r2;
    double cpy_r_value;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_automa;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_weights;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    double cpy_r_r23;
    char cpy_r_r24;
    double cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    double cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    double cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    double cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    double cpy_r_r49;
    char cpy_r_r50;
    double cpy_r_r51;
    double cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    double cpy_r_r55;
    cpy_r_r0 = CPyDef_merv___scoring___total(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 53, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL45;
    }
    cpy_r_r1 = CPyFloat_FromTagged(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 == -113.0;
    if (unlikely(cpy_r_r2)) goto CPyL3;
CPyL2: ;
    cpy_r_value = cpy_r_r1;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/appraisal.py", "appraise", "Table", "phase", 54, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL45;
    }
    goto CPyL4;
CPyL3: ;
    cpy_r_r4 = PyErr_Occurred();
    if (unlikely(cpy_r_r4 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 53, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL45;
    } else
        goto CPyL2;
CPyL4: ;
    cpy_r_r5 = cpy_r_r3 == 8;
    if (!cpy_r_r5) goto CPyL6;
    return cpy_r_value;
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->_survey;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyDef_merv___thinking___features___Survey___turns(cpy_r_r6, cpy_r_t, cpy_r_seat);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 56, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL45;
    }
    cpy_r_r8 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 57, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL46;
    }
CPyL8: ;
    cpy_r_r9 = cpy_r_seat & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL10;
    cpy_r_r11 = CPyTagged_IsEq_(cpy_r_seat, cpy_r_r8);
    cpy_r_r12 = cpy_r_r11;
    goto CPyL11;
CPyL10: ;
    cpy_r_r13 = cpy_r_seat == cpy_r_r8;
    cpy_r_r12 = cpy_r_r13;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_automa = cpy_r_r12;
    if (!cpy_r_automa) goto CPyL15;
    cpy_r_r14 = ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->__magistrate;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_r7);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 58, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL46;
    }
    if (likely(PyList_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 58, CPyStatic_merv___thinking___appraisal___globals, "list", cpy_r_r15);
        goto CPyL46;
    }
    cpy_r_r17 = cpy_r_r16;
    goto CPyL18;
CPyL15: ;
    cpy_r_r18 = ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->__player;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r18, cpy_r_r7);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 58, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL46;
    }
    if (likely(PyList_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 58, CPyStatic_merv___thinking___appraisal___globals, "list", cpy_r_r19);
        goto CPyL46;
    }
    cpy_r_r17 = cpy_r_r20;
CPyL18: ;
    cpy_r_weights = cpy_r_r17;
    if (!cpy_r_automa) goto CPyL23;
    cpy_r_r21 = ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->__magistrate_rest;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_r7);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 59, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL47;
    }
    cpy_r_r23 = PyFloat_AsDouble(cpy_r_r22);
    if (cpy_r_r23 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r22); cpy_r_r23 = -113.0;
    }
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 == -113.0;
    if (unlikely(cpy_r_r24)) goto CPyL22;
CPyL21: ;
    cpy_r_r25 = cpy_r_r23;
    goto CPyL27;
CPyL22: ;
    cpy_r_r26 = PyErr_Occurred();
    if (unlikely(cpy_r_r26 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 59, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL47;
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r27 = ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->__rest;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r27, cpy_r_r7);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 59, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL47;
    }
    cpy_r_r29 = PyFloat_AsDouble(cpy_r_r28);
    if (cpy_r_r29 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r28); cpy_r_r29 = -113.0;
    }
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 == -113.0;
    if (unlikely(cpy_r_r30)) goto CPyL26;
CPyL25: ;
    cpy_r_r25 = cpy_r_r29;
    goto CPyL27;
CPyL26: ;
    cpy_r_r31 = PyErr_Occurred();
    if (unlikely(cpy_r_r31 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 59, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL47;
    } else
        goto CPyL25;
CPyL27: ;
    cpy_r_r32 = cpy_r_value + cpy_r_r25;
    cpy_r_value = cpy_r_r32;
    cpy_r_r33 = ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_self)->_survey;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = CPyDef_merv___thinking___features___Survey___features(cpy_r_r33, cpy_r_t, cpy_r_seat, cpy_r_r7);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 60, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL47;
    }
    cpy_r_r35 = cpy_r_r7 != 0;
    CPyTagged_DECREF(cpy_r_r7);
    if (!cpy_r_r35) goto CPyL30;
    cpy_r_r36 = 98;
    goto CPyL31;
CPyL30: ;
    cpy_r_r36 = 20;
CPyL31: ;
    cpy_r_r37 = 0;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_place = cpy_r_r37;
    CPyTagged_DECREF(cpy_r_place);
CPyL32: ;
    cpy_r_r38 = cpy_r_r37 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL34;
    cpy_r_r40 = cpy_r_r36 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL35;
CPyL34: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r37, cpy_r_r36);
    if (cpy_r_r42) {
        goto CPyL36;
    } else
        goto CPyL48;
CPyL35: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r37 < (Py_ssize_t)cpy_r_r36;
    if (!cpy_r_r43) goto CPyL48;
CPyL36: ;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_place = cpy_r_r37;
    cpy_r_r44 = CPyList_GetItem(cpy_r_weights, cpy_r_place);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 62, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL49;
    }
    cpy_r_r45 = PyFloat_AsDouble(cpy_r_r44);
    if (cpy_r_r45 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r44); cpy_r_r45 = -113.0;
    }
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 == -113.0;
    if (unlikely(cpy_r_r46)) goto CPyL39;
CPyL38: ;
    cpy_r_r47 = CPyList_GetItem(cpy_r_r34, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 62, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL50;
    } else
        goto CPyL40;
CPyL39: ;
    cpy_r_r48 = PyErr_Occurred();
    if (unlikely(cpy_r_r48 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 62, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL49;
    } else
        goto CPyL38;
CPyL40: ;
    cpy_r_r49 = PyFloat_AsDouble(cpy_r_r47);
    if (cpy_r_r49 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r47); cpy_r_r49 = -113.0;
    }
    CPy_DECREF(cpy_r_r47);
    cpy_r_r50 = cpy_r_r49 == -113.0;
    if (unlikely(cpy_r_r50)) goto CPyL42;
CPyL41: ;
    cpy_r_r51 = cpy_r_r45 * cpy_r_r49;
    cpy_r_r52 = cpy_r_value + cpy_r_r51;
    cpy_r_value = cpy_r_r52;
    goto CPyL43;
CPyL42: ;
    cpy_r_r53 = PyErr_Occurred();
    if (unlikely(cpy_r_r53 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 62, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL50;
    } else
        goto CPyL41;
CPyL43: ;
    cpy_r_r54 = CPyTagged_Add(cpy_r_r37, 2);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r37 = cpy_r_r54;
    goto CPyL32;
CPyL44: ;
    return cpy_r_value;
CPyL45: ;
    cpy_r_r55 = -113.0;
    return cpy_r_r55;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL45;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_weights);
    goto CPyL45;
CPyL48: ;
    CPy_DECREF(cpy_r_weights);
    CPy_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r37);
    goto CPyL44;
CPyL49: ;
    CPy_DecRef(cpy_r_weights);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL45;
CPyL50: ;
    CPy_DecRef(cpy_r_weights);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL45;
}
        
        PyObject *CPyPy_merv___thinking___appraisal___Appraiser___appraise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:appraise", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double retval = CPyDef_merv___thinking___appraisal___Appraiser___appraise(arg_self, arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "appraise", 51, CPyStatic_merv___thinking___appraisal___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___appraisal_____top_level__(void) {
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
    void *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    void *cpy_r_r107;
    void *cpy_r_r108;
    PyObject **cpy_r_r109;
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
    void *cpy_r_r121;
    void *cpy_r_r122;
    void *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    void *cpy_r_r129;
    void *cpy_r_r130;
    PyObject **cpy_r_r131;
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
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    int32_t cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 1, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 1, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___thinking___appraisal___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 25, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___merv___book;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___merv___book;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[1185]; /* 'serai.games.merv.book' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 27, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___merv___book;
    cpy_r_r20 = CPyExec_serai___games___merv___book;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___merv___book__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 27, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 27, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[1185]; /* 'serai.games.merv.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 27, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r31 = CPyStatic_merv___thinking___appraisal___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 27, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    } else
        goto CPyL62;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 28, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r42 = CPyExec_serai___games___merv___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 28, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 28, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 28, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5026]; /* ('OVER',) */
    cpy_r_r53 = CPyStatic_merv___thinking___appraisal___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 28, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    } else
        goto CPyL63;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___merv___scoring;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___merv___scoring;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 29, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___merv___scoring;
    cpy_r_r64 = CPyExec_serai___games___merv___scoring;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___merv___scoring__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 29, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 29, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 29, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5286]; /* ('total',) */
    cpy_r_r75 = CPyStatic_merv___thinking___appraisal___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 29, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    } else
        goto CPyL64;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 30, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r86 = CPyExec_serai___games___merv___table;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 30, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 30, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 30, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r97 = CPyStatic_merv___thinking___appraisal___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 30, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    } else
        goto CPyL65;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___merv___thinking___features;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___merv___thinking___features;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2106]; /* 'serai.games.merv.thinking.features' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 31, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___merv___thinking___features;
    cpy_r_r108 = CPyExec_serai___games___merv___thinking___features;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___merv___thinking___features__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 31, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 31, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2106]; /* 'serai.games.merv.thinking.features' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 31, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5287]; /* ('COUNT', 'SETTLED', 'Survey') */
    cpy_r_r119 = CPyStatic_merv___thinking___appraisal___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 31, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    } else
        goto CPyL66;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___merv___thinking___weights;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___merv___thinking___weights;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 32, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___merv___thinking___weights;
    cpy_r_r130 = CPyExec_serai___games___merv___thinking___weights;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___merv___thinking___weights__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 32, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 32, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 32, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r141 = CPyStatic_merv___thinking___appraisal___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 32, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    } else
        goto CPyL67;
CPyL53: ;
    cpy_r_r143 = NULL;
    cpy_r_r144 = CPyStatics[1193]; /* 'serai.games.merv.thinking.appraisal' */
    cpy_r_r145 = (PyObject *)CPyType_merv___thinking___appraisal___Appraiser_template;
    cpy_r_r146 = CPyType_FromTemplate(cpy_r_r145, cpy_r_r143, cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 35, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r147 = CPyDef_merv___thinking___appraisal___Appraiser_trait_vtable_setup();
    if (unlikely(cpy_r_r147 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 35, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL68;
    }
    cpy_r_r148 = CPyDef_merv___thinking___appraisal___Appraiser_coroutine_setup(cpy_r_r146);
    if (unlikely(cpy_r_r148 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 35, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL68;
    }
    cpy_r_r149 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r150 = CPyStatics[2110]; /* 'survey' */
    cpy_r_r151 = CPyStatics[2111]; /* '_player' */
    cpy_r_r152 = CPyStatics[2112]; /* '_magistrate' */
    cpy_r_r153 = CPyStatics[2113]; /* '_rest' */
    cpy_r_r154 = CPyStatics[2114]; /* '_magistrate_rest' */
    cpy_r_r155 = PyTuple_Pack(5, cpy_r_r150, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 35, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL68;
    }
    cpy_r_r156 = PyObject_SetAttr(cpy_r_r146, cpy_r_r149, cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 35, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL68;
    }
    CPyType_merv___thinking___appraisal___Appraiser = (PyTypeObject *)cpy_r_r146;
    CPy_INCREF(CPyType_merv___thinking___appraisal___Appraiser);
    cpy_r_r158 = CPyStatic_merv___thinking___appraisal___globals;
    cpy_r_r159 = CPyStatics[295]; /* 'Appraiser' */
    cpy_r_r160 = PyDict_SetItem(cpy_r_r158, cpy_r_r159, cpy_r_r146);
    cpy_r_r161 = cpy_r_r160 >= 0;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 35, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL68;
    }
    cpy_r_r162 = CPy_InitSubclass(cpy_r_r146);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/appraisal.py", "<module>", 35, CPyStatic_merv___thinking___appraisal___globals);
        goto CPyL61;
    }
    return 1;
CPyL61: ;
    cpy_r_r163 = 2;
    return cpy_r_r163;
CPyL62: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL63: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL64: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL65: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL66: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL67: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL68: ;
    CPy_DecRef(cpy_r_r146);
    goto CPyL61;
}

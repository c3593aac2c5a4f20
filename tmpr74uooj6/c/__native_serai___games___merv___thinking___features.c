#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___thinking___features___Survey_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
merv___thinking___features___Survey_traverse(serai___games___merv___thinking___features___SurveyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    if (CPyTagged_CheckLong(self->__years)) {
        Py_VISIT(CPyTagged_LongAsObject(self->__years));
    }
    Py_VISIT(self->__influence_for);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___thinking___features___Survey_clear(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___features___SurveyObject *self = (serai___games___merv___thinking___features___SurveyObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    if (CPyTagged_CheckLong(self->__years)) {
        CPyTagged __tmp = self->__years;
        self->__years = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__influence_for);
    return 0;
}

static int32_t CPyDef_merv___thinking___features___Survey_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___features___SurveyObject *self = (serai___games___merv___thinking___features___SurveyObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    if (CPyTagged_CheckLong(self->__years)) {
        CPyTagged __tmp = self->__years;
        self->__years = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__influence_for);
    return 0;
}

static void
merv___thinking___features___Survey_dealloc(serai___games___merv___thinking___features___SurveyObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___thinking___features___Survey_dealloc)
    CPyDef_merv___thinking___features___Survey_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___thinking___features_____mypyc__Survey_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___thinking___features___Survey(PyObject *cpy_r_book, PyObject *cpy_r_weights);

static PyObject *
merv___thinking___features___Survey_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___thinking___features___Survey) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___thinking___features_____mypyc__Survey_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___thinking___features___Survey_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___thinking___features___Survey_vtable[12];
static bool
CPyDef_merv___thinking___features___Survey_trait_vtable_setup(void)
{
    CPyVTableItem merv___thinking___features___Survey_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey_____init__,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey___turns,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey___phases,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey___features,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey____palace,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey____city,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey____points_by_action,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey____lines,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey____means,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey____next_courtier,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey____progress,
        (CPyVTableItem)CPyDef_merv___thinking___features___Survey____contracts,
    };
    memcpy(merv___thinking___features___Survey_vtable, merv___thinking___features___Survey_vtable_scratch, sizeof(merv___thinking___features___Survey_vtable));
    return 1;
}

static bool
CPyDef_merv___thinking___features___Survey_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___thinking___features___Survey_get__book(serai___games___merv___thinking___features___SurveyObject *self, void *closure);
static int
merv___thinking___features___Survey_set__book(serai___games___merv___thinking___features___SurveyObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___features___Survey_get__weights(serai___games___merv___thinking___features___SurveyObject *self, void *closure);
static int
merv___thinking___features___Survey_set__weights(serai___games___merv___thinking___features___SurveyObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___features___Survey_get__years(serai___games___merv___thinking___features___SurveyObject *self, void *closure);
static int
merv___thinking___features___Survey_set__years(serai___games___merv___thinking___features___SurveyObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___features___Survey_get__influence_for(serai___games___merv___thinking___features___SurveyObject *self, void *closure);
static int
merv___thinking___features___Survey_set__influence_for(serai___games___merv___thinking___features___SurveyObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___thinking___features___Survey_getseters[] = {
    {"_book",
     (getter)merv___thinking___features___Survey_get__book, (setter)merv___thinking___features___Survey_set__book,
     NULL, NULL},
    {"_weights",
     (getter)merv___thinking___features___Survey_get__weights, (setter)merv___thinking___features___Survey_set__weights,
     NULL, NULL},
    {"_years",
     (getter)merv___thinking___features___Survey_get__years, (setter)merv___thinking___features___Survey_set__years,
     NULL, NULL},
    {"_influence_for",
     (getter)merv___thinking___features___Survey_get__influence_for, (setter)merv___thinking___features___Survey_set__influence_for,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___thinking___features___Survey_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___thinking___features_____mypyc__Survey_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___thinking___features___Survey_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights)\n--\n\n")},
    {"turns",
     (PyCFunction)CPyPy_merv___thinking___features___Survey___turns,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turns($self, t, seat)\n--\n\n")},
    {"phases",
     (PyCFunction)CPyPy_merv___thinking___features___Survey___phases,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("phases($self, t)\n--\n\n")},
    {"features",
     (PyCFunction)CPyPy_merv___thinking___features___Survey___features,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("features($self, t, seat, turns)\n--\n\n")},
    {"_palace",
     (PyCFunction)CPyPy_merv___thinking___features___Survey____palace,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_palace($self, t, seat, turns, f)\n--\n\n")},
    {"_city",
     (PyCFunction)CPyPy_merv___thinking___features___Survey____city,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_city($self, t, seat, turns, f)\n--\n\n")},
    {"_points_by_action",
     (PyCFunction)CPyPy_merv___thinking___features___Survey____points_by_action,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_points_by_action($self, t, seat, f)\n--\n\n")},
    {"_lines",
     (PyCFunction)CPyPy_merv___thinking___features___Survey____lines,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_lines($self, t, seat, lines, courtier, f)\n--\n\n")},
    {"_means",
     (PyCFunction)CPyPy_merv___thinking___features___Survey____means,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_means($self, t, seat, player, f)\n--\n\n")},
    {"_next_courtier",
     (PyCFunction)CPyPy_merv___thinking___features___Survey____next_courtier,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_next_courtier($self, t, seat, player)\n--\n\n")},
    {"_progress",
     (PyCFunction)CPyPy_merv___thinking___features___Survey____progress,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_progress($self, t, seat, player, f)\n--\n\n")},
    {"_contracts",
     (PyCFunction)CPyPy_merv___thinking___features___Survey____contracts,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_contracts($self, t, player, turns)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___thinking___features___Survey_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Survey",
    .tp_new = merv___thinking___features___Survey_new,
    .tp_dealloc = (destructor)merv___thinking___features___Survey_dealloc,
    .tp_traverse = (traverseproc)merv___thinking___features___Survey_traverse,
    .tp_clear = (inquiry)CPyDef_merv___thinking___features___Survey_clear,
    .tp_getset = merv___thinking___features___Survey_getseters,
    .tp_methods = merv___thinking___features___Survey_methods,
    .tp_init = merv___thinking___features___Survey_init,
    .tp_basicsize = sizeof(serai___games___merv___thinking___features___SurveyObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Survey(book, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___thinking___features___Survey_template = &CPyType_merv___thinking___features___Survey_template_;

PyObject *CPyDef_merv___thinking___features_____mypyc__Survey_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___thinking___features___SurveyObject *self;
    self = (serai___games___merv___thinking___features___SurveyObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___thinking___features___Survey_vtable;
    self->__years = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___thinking___features___Survey(PyObject *cpy_r_book, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_merv___thinking___features_____mypyc__Survey_setup((PyObject *)CPyType_merv___thinking___features___Survey);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___thinking___features___Survey_____init__(self, cpy_r_book, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___thinking___features___Survey_get__book(serai___games___merv___thinking___features___SurveyObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'Survey' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
merv___thinking___features___Survey_set__book(serai___games___merv___thinking___features___SurveyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Survey' object attribute '_book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_merv___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.merv.book.Book", value); 
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
merv___thinking___features___Survey_get__weights(serai___games___merv___thinking___features___SurveyObject *self, void *closure)
{
    if (unlikely(self->__weights == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_weights' of 'Survey' undefined");
        return NULL;
    }
    CPy_INCREF(self->__weights);
    PyObject *retval = self->__weights;
    return retval;
}

static int
merv___thinking___features___Survey_set__weights(serai___games___merv___thinking___features___SurveyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Survey' object attribute '_weights' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_merv___thinking___weights___Weights))
        tmp = value;
    else {
        CPy_TypeError("serai.games.merv.thinking.weights.Weights", value); 
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
merv___thinking___features___Survey_get__years(serai___games___merv___thinking___features___SurveyObject *self, void *closure)
{
    if (unlikely(self->__years == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_years' of 'Survey' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->__years);
    PyObject *retval = CPyTagged_StealAsObject(self->__years);
    return retval;
}

static int
merv___thinking___features___Survey_set__years(serai___games___merv___thinking___features___SurveyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Survey' object attribute '_years' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->__years != CPY_INT_TAG) {
        CPyTagged_DECREF(self->__years);
    }
    self->__years = tmp;
    return 0;
}

static PyObject *
merv___thinking___features___Survey_get__influence_for(serai___games___merv___thinking___features___SurveyObject *self, void *closure)
{
    if (unlikely(self->__influence_for == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_influence_for' of 'Survey' undefined");
        return NULL;
    }
    CPy_INCREF(self->__influence_for);
    PyObject *retval = self->__influence_for;
    return retval;
}

static int
merv___thinking___features___Survey_set__influence_for(serai___games___merv___thinking___features___SurveyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Survey' object attribute '_influence_for' cannot be deleted");
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
    if (self->__influence_for != NULL) {
        CPy_DECREF(self->__influence_for);
    }
    self->__influence_for = tmp;
    return 0;
}
static PyMethodDef merv___thinking___featuresmodule_methods[] = {
    {"_pays", (PyCFunction)CPyPy_merv___thinking___features____pays, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_pays(cubes, colour)\n--\n\n") /* docstring */},
    {"_place", (PyCFunction)CPyPy_merv___thinking___features____place, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_place(t, seat)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___thinking___features__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___thinking___features__internal, "__name__");
    CPyStatic_merv___thinking___features___globals = PyModule_GetDict(CPyModule_serai___games___merv___thinking___features__internal);
    if (unlikely(CPyStatic_merv___thinking___features___globals == NULL))
        goto fail;
    char result = CPyDef_merv___thinking___features_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___thinking___features__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___thinking___features___Survey);
    return -1;
}
int CPyExec_serai___games___merv___thinking___features(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___thinking___features__impl, &CPyImportState_serai___games___merv___thinking___features, &CPyModule_serai___games___merv___thinking___features);
}
static struct PyModuleDef merv___thinking___featuresmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.thinking.features",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___thinking___featuresmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___thinking___features(void)
{
    if (CPyModule_serai___games___merv___thinking___features__internal) {
        Py_INCREF(CPyModule_serai___games___merv___thinking___features__internal);
        return CPyModule_serai___games___merv___thinking___features__internal;
    }
    CPyModule_serai___games___merv___thinking___features__internal = PyModule_Create(&merv___thinking___featuresmodule);
    return CPyModule_serai___games___merv___thinking___features__internal;
}

PyObject *CPyInit_serai___games___merv___thinking___features(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___thinking___features__internal) {
        Py_INCREF(CPyModule_serai___games___merv___thinking___features__internal);
        return CPyModule_serai___games___merv___thinking___features__internal;
    }
    CPyModule_serai___games___merv___thinking___features__internal = PyModule_Create(&merv___thinking___featuresmodule);
    if (unlikely(CPyModule_serai___games___merv___thinking___features__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.thinking.features");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___thinking___features__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___thinking___features__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___thinking___features__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___thinking___features(CPyModule_serai___games___merv___thinking___features__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___thinking___features__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.thinking.features");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___thinking___features__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___thinking___features___Survey_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_at;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    CPy_INCREF(cpy_r_book);
    ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__weights = cpy_r_weights;
    cpy_r_r0 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_year_ids;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "__init__", "Book", "year_ids", 98, CPyStatic_merv___thinking___features___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__years = cpy_r_r3;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_contract_needs;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "__init__", "Book", "contract_needs", 101, CPyStatic_merv___thinking___features___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r4);
CPyL2: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = PyList_New(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "__init__", 99, CPyStatic_merv___thinking___features___globals);
        goto CPyL23;
    }
    cpy_r_r8 = 0;
CPyL4: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL24;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "__init__", 99, CPyStatic_merv___thinking___features___globals);
        goto CPyL25;
    }
    cpy_r_r18 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_last_influence;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "__init__", "Book", "last_influence", 100, CPyStatic_merv___thinking___features___globals);
        goto CPyL26;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL7: ;
    cpy_r_r19 = 0;
    cpy_r_r20 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_contract_level;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "__init__", "Book", "contract_level", 100, CPyStatic_merv___thinking___features___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r20);
CPyL8: ;
    cpy_r_r21 = 0;
CPyL9: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL28;
    cpy_r_at = cpy_r_r19;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "__init__", 100, CPyStatic_merv___thinking___features___globals);
        goto CPyL29;
    }
    cpy_r_r31 = cpy_r_r30 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (cpy_r_r32) goto CPyL13;
    cpy_r_r33 = cpy_r_r17 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (!cpy_r_r34) goto CPyL14;
CPyL13: ;
    cpy_r_r35 = CPyTagged_IsLt_(cpy_r_r30, cpy_r_r17);
    cpy_r_r36 = cpy_r_r35 ^ 1;
    cpy_r_r37 = cpy_r_r36;
    goto CPyL15;
CPyL14: ;
    cpy_r_r38 = (Py_ssize_t)cpy_r_r30 >= (Py_ssize_t)cpy_r_r17;
    cpy_r_r37 = cpy_r_r38;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r30);
    if (cpy_r_r37) {
        goto CPyL30;
    } else
        goto CPyL31;
CPyL16: ;
    cpy_r_r39 = cpy_r_at;
    goto CPyL19;
CPyL17: ;
    cpy_r_r40 = cpy_r_r19 + 2;
    cpy_r_r19 = cpy_r_r40;
    cpy_r_r41 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r41;
    goto CPyL9;
CPyL18: ;
    cpy_r_r39 = cpy_r_r18;
CPyL19: ;
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r39);
    CPyList_SetItemUnsafe(cpy_r_r7, cpy_r_r8, cpy_r_r42);
    cpy_r_r43 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r43;
    goto CPyL4;
CPyL21: ;
    ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__influence_for = cpy_r_r7;
    return 1;
CPyL22: ;
    cpy_r_r44 = 2;
    return cpy_r_r44;
CPyL23: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL22;
CPyL24: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL22;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r20);
    goto CPyL18;
CPyL29: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL22;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r20);
    goto CPyL16;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_at);
    goto CPyL17;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
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
            char retval = CPyDef_merv___thinking___features___Survey_____init__(arg_self, arg_book, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "__init__", 95, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___thinking___features___Survey___turns(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_waits;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    cpy_r_r0 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_rounds;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "turns", "Book", "rounds", 106, CPyStatic_merv___thinking___features___globals);
        goto CPyL17;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "turns", "Table", "phase", 107, CPyStatic_merv___thinking___features___globals);
        goto CPyL18;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = cpy_r_r2 == 6;
    if (cpy_r_r3) goto CPyL19;
    cpy_r_r4 = cpy_r_r2 == 4;
    CPyTagged_DECREF(cpy_r_r2);
    if (cpy_r_r4) goto CPyL5;
    if (0) {
        goto CPyL6;
    } else
        goto CPyL8;
CPyL5: ;
    if (!1) goto CPyL8;
CPyL6: ;
    cpy_r_r5 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__years;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_year;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "turns", "Table", "year", 108, CPyStatic_merv___thinking___features___globals);
        goto CPyL18;
    }
CPyL7: ;
    cpy_r_r7 = CPyTagged_Subtract(cpy_r_r5, cpy_r_r6);
    cpy_r_r8 = CPyTagged_Subtract(cpy_r_r7, 2);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r9 = CPyTagged_Multiply(cpy_r_r1, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r8);
    return cpy_r_r9;
CPyL8: ;
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "turns", "Table", "phase", 109, CPyStatic_merv___thinking___features___globals);
        goto CPyL18;
    }
CPyL9: ;
    cpy_r_r11 = cpy_r_r10 == 0;
    if (cpy_r_r11) goto CPyL11;
    cpy_r_r12 = cpy_r_r11;
    goto CPyL14;
CPyL11: ;
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "turns", "Table", "zones", 109, CPyStatic_merv___thinking___features___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r13);
CPyL12: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r15 = PySequence_Contains(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "turns", 109, CPyStatic_merv___thinking___features___globals);
        goto CPyL18;
    }
    cpy_r_r17 = cpy_r_r15;
    cpy_r_r18 = cpy_r_r17 ^ 1;
    cpy_r_r12 = cpy_r_r18;
CPyL14: ;
    cpy_r_waits = cpy_r_r12;
    cpy_r_r19 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__years;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_year;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "turns", "Table", "year", 110, CPyStatic_merv___thinking___features___globals);
        goto CPyL18;
    }
CPyL15: ;
    cpy_r_r21 = CPyTagged_Subtract(cpy_r_r19, cpy_r_r20);
    cpy_r_r22 = CPyTagged_Multiply(cpy_r_r1, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r23 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "turns", "Table", "round", 110, CPyStatic_merv___thinking___features___globals);
        goto CPyL20;
    }
CPyL16: ;
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_r22, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r25 = CPyTagged_Subtract(cpy_r_r24, 2);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_waits << 1;
    cpy_r_r27 = cpy_r_r26;
    cpy_r_r28 = CPyTagged_Add(cpy_r_r25, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r27);
    return cpy_r_r28;
CPyL17: ;
    cpy_r_r29 = CPY_INT_TAG;
    return cpy_r_r29;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL17;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL17;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey___turns(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:turns", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
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
            CPyTagged retval = CPyDef_merv___thinking___features___Survey___turns(arg_self, arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "turns", 104, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___thinking___features___Survey___phases(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__years;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_year;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "phases", "Table", "year", 114, CPyStatic_merv___thinking___features___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r2 = CPyTagged_Subtract(cpy_r_r0, cpy_r_r1);
    return cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey___phases(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:phases", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged retval = CPyDef_merv___thinking___features___Survey___phases(arg_self, arg_t);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "phases", 112, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___thinking___features___Survey___features(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    CPyPtr cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    double cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    double cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = PyList_New(1);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 118, CPyStatic_merv___thinking___features___globals);
        goto CPyL23;
    }
    cpy_r_r1 = PyFloat_FromDouble(0.0);
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r3 = *(CPyPtr *)cpy_r_r2;
    *(PyObject * *)cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = CPySequence_Multiply(cpy_r_r0, 98);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 118, CPyStatic_merv___thinking___features___globals);
        goto CPyL23;
    }
    cpy_r_r5 = CPyDef_merv___thinking___features___Survey____palace(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_turns, cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 119, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    }
    cpy_r_r6 = CPyDef_merv___thinking___features___Survey____city(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_turns, cpy_r_r4);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 120, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    }
    cpy_r_r7 = cpy_r_turns != 0;
    if (!cpy_r_r7) goto CPyL22;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "features", "Table", "players", 122, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    }
CPyL6: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_seat);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 122, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_merv___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "features", 122, CPyStatic_merv___thinking___features___globals, "serai.games.merv.table.Player", cpy_r_r9);
        goto CPyL24;
    }
    cpy_r_r11 = CPyDef_merv___thinking___features___Survey____means(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_r10, cpy_r_r4);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 122, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    }
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "features", "Table", "players", 123, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    }
CPyL10: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_seat);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 123, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_merv___table___Player))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "features", 123, CPyStatic_merv___thinking___features___globals, "serai.games.merv.table.Player", cpy_r_r13);
        goto CPyL24;
    }
    cpy_r_r15 = CPyDef_merv___thinking___features___Survey____progress(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_r14, cpy_r_r4);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 123, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    }
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "features", "Table", "players", 124, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    }
CPyL14: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_seat);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 124, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_merv___table___Player))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "features", 124, CPyStatic_merv___thinking___features___globals, "serai.games.merv.table.Player", cpy_r_r17);
        goto CPyL24;
    }
    cpy_r_r19 = CPyDef_merv___thinking___features___Survey____contracts(cpy_r_self, cpy_r_t, cpy_r_r18, cpy_r_turns);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 == -113.0;
    if (unlikely(cpy_r_r20)) goto CPyL18;
CPyL17: ;
    cpy_r_r21 = PyFloat_FromDouble(cpy_r_r19);
    cpy_r_r22 = CPyList_SetItem(cpy_r_r4, 42, cpy_r_r21);
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 124, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    } else
        goto CPyL19;
CPyL18: ;
    cpy_r_r23 = PyErr_Occurred();
    if (unlikely(cpy_r_r23 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 124, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    } else
        goto CPyL17;
CPyL19: ;
    cpy_r_r24 = CPyDef_merv___thinking___features____place(cpy_r_t, cpy_r_seat);
    cpy_r_r25 = cpy_r_r24 == -113.0;
    if (unlikely(cpy_r_r25)) goto CPyL21;
CPyL20: ;
    cpy_r_r26 = PyFloat_FromDouble(cpy_r_r24);
    cpy_r_r27 = CPyList_SetItem(cpy_r_r4, 90, cpy_r_r26);
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 125, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r28 = PyErr_Occurred();
    if (unlikely(cpy_r_r28 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 125, CPyStatic_merv___thinking___features___globals);
        goto CPyL24;
    } else
        goto CPyL20;
CPyL22: ;
    return cpy_r_r4;
CPyL23: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL24: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL23;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey___features(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "turns", 0};
            static CPyArg_Parser parser = {"OOO:features", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
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
            CPyTagged arg_turns;
            if (likely(PyLong_Check(obj_turns)))
                arg_turns = CPyTagged_BorrowFromObject(obj_turns);
            else {
                CPy_TypeError("int", obj_turns); goto fail;
            }
            PyObject *retval = CPyDef_merv___thinking___features___Survey___features(arg_self, arg_t, arg_seat, arg_turns);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "features", 116, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___features___Survey____palace(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_turns, PyObject *cpy_r_f) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_rooms;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_favour;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_courtiers;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    double cpy_r_r57;
    char cpy_r_r58;
    double cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    double cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    double cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    double cpy_r_r70;
    char cpy_r_r71;
    double cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    double cpy_r_r77;
    char cpy_r_r78;
    double cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    double cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    double cpy_r_r85;
    char cpy_r_r86;
    double cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_phase;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    int64_t cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    int64_t cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_r106;
    int64_t cpy_r_r107;
    char cpy_r_r108;
    int64_t cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    CPyTagged cpy_r_r113;
    CPyTagged cpy_r_paid;
    CPyTagged cpy_r_r114;
    char cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject **cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    CPyTagged cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject **cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    CPyTagged cpy_r_r145;
    CPyTagged cpy_r_r146;
    CPyTagged cpy_r_r147;
    int64_t cpy_r_r148;
    char cpy_r_r149;
    int64_t cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    char cpy_r_r153;
    CPyTagged cpy_r_r154;
    CPyTagged cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    CPyTagged cpy_r_r159;
    char cpy_r_r160;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_palace", "Table", "players", 130, CPyStatic_merv___thinking___features___globals);
        goto CPyL103;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 130, CPyStatic_merv___thinking___features___globals);
        goto CPyL103;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_palace", 130, CPyStatic_merv___thinking___features___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL103;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 131, CPyStatic_merv___thinking___features___globals);
        goto CPyL104;
    }
    cpy_r_rooms = cpy_r_r3;
    cpy_r_r4 = 0;
    cpy_r_r5 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_courtiers;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_palace", "Player", "courtiers", 132, CPyStatic_merv___thinking___features___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = 0;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL106;
    cpy_r_room = cpy_r_r4;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 132, CPyStatic_merv___thinking___features___globals);
        goto CPyL107;
    }
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL108;
    cpy_r_r17 = CPyDef_merv___scoring___room_value(cpy_r_t, cpy_r_seat, cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 134, CPyStatic_merv___thinking___features___globals);
        goto CPyL109;
    }
    cpy_r_r18 = PyList_New(1);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 134, CPyStatic_merv___thinking___features___globals);
        goto CPyL110;
    }
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    *(PyObject * *)cpy_r_r21 = cpy_r_r19;
    cpy_r_r22 = CPySequence_Multiply(cpy_r_r18, cpy_r_r15);
    CPy_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 134, CPyStatic_merv___thinking___features___globals);
        goto CPyL111;
    }
    cpy_r_r23 = PySequence_InPlaceConcat(cpy_r_rooms, cpy_r_r22);
    CPy_DECREF(cpy_r_rooms);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 134, CPyStatic_merv___thinking___features___globals);
        goto CPyL112;
    }
    cpy_r_rooms = cpy_r_r23;
CPyL14: ;
    cpy_r_r24 = cpy_r_r4 + 2;
    cpy_r_r4 = cpy_r_r24;
    cpy_r_r25 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r25;
    goto CPyL6;
CPyL15: ;
    cpy_r_r26 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_favour;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'favour' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r26);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 135, CPyStatic_merv___thinking___features___globals);
        goto CPyL113;
    }
CPyL16: ;
    cpy_r_favour = cpy_r_r26;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r28 << 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (cpy_r_r30) {
        goto CPyL19;
    } else
        goto CPyL114;
CPyL17: ;
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_favour);
    cpy_r_r32 = CPyList_SetItem(cpy_r_f, 24, cpy_r_r31);
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 137, CPyStatic_merv___thinking___features___globals);
        goto CPyL103;
    }
    return 1;
CPyL19: ;
    cpy_r_r33 = CPyStatics[2115]; /* 'sort' */
    cpy_r_r34 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r35[2] = {cpy_r_rooms, cpy_r_r34};
    cpy_r_r36 = (PyObject **)&cpy_r_r35;
    cpy_r_r37 = CPyStatics[5108]; /* ('reverse',) */
    cpy_r_r38 = PyObject_VectorcallMethod(cpy_r_r33, cpy_r_r36, 9223372036854775809ULL, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 139, CPyStatic_merv___thinking___features___globals);
        goto CPyL115;
    } else
        goto CPyL116;
CPyL20: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r40 << 1;
    cpy_r_courtiers = cpy_r_r41;
    cpy_r_r42 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__years;
    cpy_r_r43 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_year;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_palace", "Table", "year", 141, CPyStatic_merv___thinking___features___globals);
        goto CPyL117;
    }
CPyL21: ;
    cpy_r_r44 = CPyTagged_Subtract(cpy_r_r42, cpy_r_r43);
    CPyTagged_INCREF(cpy_r_courtiers);
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_courtiers);
    cpy_r_r46 = CPyList_SetItem(cpy_r_f, 88, cpy_r_r45);
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 142, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    }
    cpy_r_r47 = cpy_r_courtiers & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (cpy_r_r48) goto CPyL24;
    cpy_r_r49 = cpy_r_favour & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (!cpy_r_r50) goto CPyL25;
CPyL24: ;
    cpy_r_r51 = CPyTagged_IsLt_(cpy_r_courtiers, cpy_r_favour);
    if (cpy_r_r51) {
        goto CPyL26;
    } else
        goto CPyL27;
CPyL25: ;
    cpy_r_r52 = (Py_ssize_t)cpy_r_courtiers < (Py_ssize_t)cpy_r_favour;
    if (!cpy_r_r52) goto CPyL27;
CPyL26: ;
    CPyTagged_INCREF(cpy_r_courtiers);
    cpy_r_r53 = cpy_r_courtiers;
    goto CPyL28;
CPyL27: ;
    CPyTagged_INCREF(cpy_r_favour);
    cpy_r_r53 = cpy_r_favour;
CPyL28: ;
    cpy_r_r54 = CPyTagged_StealAsObject(cpy_r_r53);
    cpy_r_r55 = CPyList_SetItem(cpy_r_f, 20, cpy_r_r54);
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 143, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    }
    cpy_r_r56 = CPyList_GetItemShort(cpy_r_f, 20);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 144, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    }
    cpy_r_r57 = PyFloat_AsDouble(cpy_r_r56);
    if (cpy_r_r57 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r56); cpy_r_r57 = -113.0;
    }
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 == -113.0;
    if (unlikely(cpy_r_r58)) goto CPyL32;
CPyL31: ;
    cpy_r_r59 = CPyFloat_FromTagged(cpy_r_favour);
    cpy_r_r60 = cpy_r_r59 == -113.0;
    if (unlikely(cpy_r_r60)) {
        goto CPyL34;
    } else
        goto CPyL33;
CPyL32: ;
    cpy_r_r61 = PyErr_Occurred();
    if (unlikely(cpy_r_r61 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 144, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    } else
        goto CPyL31;
CPyL33: ;
    cpy_r_r62 = cpy_r_r59 - cpy_r_r57;
    cpy_r_r63 = CPyTagged_Subtract(cpy_r_r44, 2);
    cpy_r_r64 = CPyTagged_Multiply(cpy_r_courtiers, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r63);
    cpy_r_r65 = CPyFloat_FromTagged(cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 == -113.0;
    if (unlikely(cpy_r_r66)) {
        goto CPyL36;
    } else
        goto CPyL35;
CPyL34: ;
    cpy_r_r67 = PyErr_Occurred();
    if (unlikely(cpy_r_r67 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 144, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    } else
        goto CPyL33;
CPyL35: ;
    cpy_r_r68 = cpy_r_r65 < cpy_r_r62;
    if (cpy_r_r68) {
        goto CPyL37;
    } else
        goto CPyL119;
CPyL36: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 144, CPyStatic_merv___thinking___features___globals);
        goto CPyL120;
    } else
        goto CPyL35;
CPyL37: ;
    cpy_r_r70 = CPyFloat_FromTagged(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r64);
    cpy_r_r71 = cpy_r_r70 == -113.0;
    if (unlikely(cpy_r_r71)) goto CPyL39;
CPyL38: ;
    cpy_r_r72 = cpy_r_r70;
    goto CPyL41;
CPyL39: ;
    cpy_r_r73 = PyErr_Occurred();
    if (unlikely(cpy_r_r73 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 144, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    } else
        goto CPyL38;
CPyL40: ;
    cpy_r_r72 = cpy_r_r62;
CPyL41: ;
    cpy_r_r74 = PyFloat_FromDouble(cpy_r_r72);
    cpy_r_r75 = CPyList_SetItem(cpy_r_f, 22, cpy_r_r74);
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 144, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    }
    cpy_r_r76 = CPyList_GetItemShort(cpy_r_f, 20);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 145, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    }
    cpy_r_r77 = PyFloat_AsDouble(cpy_r_r76);
    if (cpy_r_r77 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r76); cpy_r_r77 = -113.0;
    }
    CPy_DECREF(cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 == -113.0;
    if (unlikely(cpy_r_r78)) goto CPyL45;
CPyL44: ;
    cpy_r_r79 = CPyFloat_FromTagged(cpy_r_favour);
    cpy_r_r80 = cpy_r_r79 == -113.0;
    if (unlikely(cpy_r_r80)) {
        goto CPyL47;
    } else
        goto CPyL46;
CPyL45: ;
    cpy_r_r81 = PyErr_Occurred();
    if (unlikely(cpy_r_r81 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 145, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    } else
        goto CPyL44;
CPyL46: ;
    cpy_r_r82 = cpy_r_r79 - cpy_r_r77;
    cpy_r_r83 = CPyList_GetItemShort(cpy_r_f, 22);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 145, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    } else
        goto CPyL48;
CPyL47: ;
    cpy_r_r84 = PyErr_Occurred();
    if (unlikely(cpy_r_r84 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 145, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    } else
        goto CPyL46;
CPyL48: ;
    cpy_r_r85 = PyFloat_AsDouble(cpy_r_r83);
    if (cpy_r_r85 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r83); cpy_r_r85 = -113.0;
    }
    CPy_DECREF(cpy_r_r83);
    cpy_r_r86 = cpy_r_r85 == -113.0;
    if (unlikely(cpy_r_r86)) goto CPyL50;
CPyL49: ;
    cpy_r_r87 = cpy_r_r82 - cpy_r_r85;
    cpy_r_r88 = PyFloat_FromDouble(cpy_r_r87);
    cpy_r_r89 = CPyList_SetItem(cpy_r_f, 24, cpy_r_r88);
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 145, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    } else
        goto CPyL51;
CPyL50: ;
    cpy_r_r90 = PyErr_Occurred();
    if (unlikely(cpy_r_r90 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 145, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    } else
        goto CPyL49;
CPyL51: ;
    cpy_r_r91 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    cpy_r_r92 = ((serai___games___merv___book___BookObject *)cpy_r_r91)->_rounds;
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_palace", "Book", "rounds", 146, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r92);
CPyL52: ;
    cpy_r_r93 = 0;
    CPyTagged_INCREF(cpy_r_r93);
    cpy_r_phase = cpy_r_r93;
    CPyTagged_DECREF(cpy_r_phase);
CPyL53: ;
    cpy_r_r94 = cpy_r_r93 & 1;
    cpy_r_r95 = cpy_r_r94 != 0;
    if (cpy_r_r95) goto CPyL55;
    cpy_r_r96 = cpy_r_r44 & 1;
    cpy_r_r97 = cpy_r_r96 != 0;
    if (!cpy_r_r97) goto CPyL56;
CPyL55: ;
    cpy_r_r98 = CPyTagged_IsLt_(cpy_r_r93, cpy_r_r44);
    if (cpy_r_r98) {
        goto CPyL57;
    } else
        goto CPyL121;
CPyL56: ;
    cpy_r_r99 = (Py_ssize_t)cpy_r_r93 < (Py_ssize_t)cpy_r_r44;
    if (!cpy_r_r99) goto CPyL121;
CPyL57: ;
    CPyTagged_INCREF(cpy_r_r93);
    cpy_r_phase = cpy_r_r93;
    cpy_r_r100 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 148, CPyStatic_merv___thinking___features___globals);
        goto CPyL122;
    }
CPyL58: ;
    cpy_r_r101 = cpy_r_seat & 1;
    cpy_r_r102 = cpy_r_r101 != 0;
    if (!cpy_r_r102) goto CPyL60;
    cpy_r_r103 = CPyTagged_IsEq_(cpy_r_seat, cpy_r_r100);
    cpy_r_r104 = cpy_r_r103;
    goto CPyL61;
CPyL60: ;
    cpy_r_r105 = cpy_r_seat == cpy_r_r100;
    cpy_r_r104 = cpy_r_r105;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_r100);
    if (!cpy_r_r104) goto CPyL63;
    CPyTagged_INCREF(cpy_r_courtiers);
    cpy_r_r106 = cpy_r_courtiers;
    goto CPyL70;
CPyL63: ;
    cpy_r_r107 = cpy_r_favour & 1;
    cpy_r_r108 = cpy_r_r107 != 0;
    if (cpy_r_r108) goto CPyL65;
    cpy_r_r109 = cpy_r_courtiers & 1;
    cpy_r_r110 = cpy_r_r109 != 0;
    if (!cpy_r_r110) goto CPyL66;
CPyL65: ;
    cpy_r_r111 = CPyTagged_IsLt_(cpy_r_favour, cpy_r_courtiers);
    if (cpy_r_r111) {
        goto CPyL67;
    } else
        goto CPyL68;
CPyL66: ;
    cpy_r_r112 = (Py_ssize_t)cpy_r_favour < (Py_ssize_t)cpy_r_courtiers;
    if (!cpy_r_r112) goto CPyL68;
CPyL67: ;
    CPyTagged_INCREF(cpy_r_favour);
    cpy_r_r113 = cpy_r_favour;
    goto CPyL69;
CPyL68: ;
    CPyTagged_INCREF(cpy_r_courtiers);
    cpy_r_r113 = cpy_r_courtiers;
CPyL69: ;
    cpy_r_r106 = cpy_r_r113;
CPyL70: ;
    cpy_r_paid = cpy_r_r106;
    cpy_r_r114 = CPyTagged_Subtract(cpy_r_favour, cpy_r_paid);
    CPyTagged_DECREF(cpy_r_favour);
    cpy_r_favour = cpy_r_r114;
    cpy_r_r115 = cpy_r_phase != 0;
    if (!cpy_r_r115) goto CPyL72;
    cpy_r_r116 = 2;
    goto CPyL73;
CPyL72: ;
    cpy_r_r116 = 0;
CPyL73: ;
    cpy_r_r117 = CPyList_GetItem(cpy_r_f, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 150, CPyStatic_merv___thinking___features___globals);
        goto CPyL123;
    }
    cpy_r_r118 = CPyList_GetSlice(cpy_r_rooms, 0, cpy_r_paid);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 150, CPyStatic_merv___thinking___features___globals);
        goto CPyL124;
    }
    if (likely(PyList_Check(cpy_r_r118)))
        cpy_r_r119 = cpy_r_r118;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_palace", 150, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r118);
        goto CPyL124;
    }
    cpy_r_r120 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r121 = CPyStatics[105]; /* 'sum' */
    cpy_r_r122 = CPyObject_GetAttr(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 150, CPyStatic_merv___thinking___features___globals);
        goto CPyL125;
    }
    PyObject *cpy_r_r123[1] = {cpy_r_r119};
    cpy_r_r124 = (PyObject **)&cpy_r_r123;
    cpy_r_r125 = PyObject_Vectorcall(cpy_r_r122, cpy_r_r124, 1, 0);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 150, CPyStatic_merv___thinking___features___globals);
        goto CPyL125;
    }
    CPy_DECREF(cpy_r_r119);
    if (CPyFloat_Check(cpy_r_r125))
        cpy_r_r126 = cpy_r_r125;
    else {
        cpy_r_r126 = NULL;
    }
    if (cpy_r_r126 != NULL) goto __LL3135;
    if (PyLong_Check(cpy_r_r125))
        cpy_r_r126 = cpy_r_r125;
    else {
        cpy_r_r126 = NULL;
    }
    if (cpy_r_r126 != NULL) goto __LL3135;
    CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_palace", 150, CPyStatic_merv___thinking___features___globals, "union[float, int]", cpy_r_r125);
    goto CPyL124;
__LL3135: ;
    cpy_r_r127 = PyNumber_InPlaceAdd(cpy_r_r117, cpy_r_r126);
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 150, CPyStatic_merv___thinking___features___globals);
        goto CPyL123;
    }
    cpy_r_r128 = CPyList_SetItem(cpy_r_f, cpy_r_r116, cpy_r_r127);
    CPyTagged_DECREF(cpy_r_r116);
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 150, CPyStatic_merv___thinking___features___globals);
        goto CPyL126;
    }
    cpy_r_r129 = cpy_r_phase != 0;
    if (!cpy_r_r129) goto CPyL83;
    cpy_r_r130 = 6;
    goto CPyL84;
CPyL83: ;
    cpy_r_r130 = 4;
CPyL84: ;
    cpy_r_r131 = CPyList_GetItem(cpy_r_f, cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 151, CPyStatic_merv___thinking___features___globals);
        goto CPyL127;
    }
    cpy_r_r132 = CPyList_GetSlice(cpy_r_rooms, cpy_r_paid, 9223372036854775806LL);
    CPyTagged_DECREF(cpy_r_paid);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 151, CPyStatic_merv___thinking___features___globals);
        goto CPyL128;
    }
    if (likely(PyList_Check(cpy_r_r132)))
        cpy_r_r133 = cpy_r_r132;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_palace", 151, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r132);
        goto CPyL128;
    }
    cpy_r_r134 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r135 = CPyStatics[105]; /* 'sum' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 151, CPyStatic_merv___thinking___features___globals);
        goto CPyL129;
    }
    PyObject *cpy_r_r137[1] = {cpy_r_r133};
    cpy_r_r138 = (PyObject **)&cpy_r_r137;
    cpy_r_r139 = PyObject_Vectorcall(cpy_r_r136, cpy_r_r138, 1, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 151, CPyStatic_merv___thinking___features___globals);
        goto CPyL129;
    }
    CPy_DECREF(cpy_r_r133);
    if (CPyFloat_Check(cpy_r_r139))
        cpy_r_r140 = cpy_r_r139;
    else {
        cpy_r_r140 = NULL;
    }
    if (cpy_r_r140 != NULL) goto __LL3136;
    if (PyLong_Check(cpy_r_r139))
        cpy_r_r140 = cpy_r_r139;
    else {
        cpy_r_r140 = NULL;
    }
    if (cpy_r_r140 != NULL) goto __LL3136;
    CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_palace", 151, CPyStatic_merv___thinking___features___globals, "union[float, int]", cpy_r_r139);
    goto CPyL128;
__LL3136: ;
    cpy_r_r141 = PyNumber_InPlaceAdd(cpy_r_r131, cpy_r_r140);
    CPy_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 151, CPyStatic_merv___thinking___features___globals);
        goto CPyL130;
    }
    cpy_r_r142 = CPyList_SetItem(cpy_r_f, cpy_r_r130, cpy_r_r141);
    CPyTagged_DECREF(cpy_r_r130);
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 151, CPyStatic_merv___thinking___features___globals);
        goto CPyL122;
    }
    cpy_r_r143 = CPyList_GetItemShort(cpy_r_f, 8);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 152, CPyStatic_merv___thinking___features___globals);
        goto CPyL122;
    }
    cpy_r_r144 = CPyTagged_Subtract(cpy_r_r44, 2);
    cpy_r_r145 = CPyTagged_Subtract(cpy_r_r144, cpy_r_phase);
    CPyTagged_DECREF(cpy_r_r144);
    CPyTagged_DECREF(cpy_r_phase);
    cpy_r_r146 = CPyTagged_Multiply(cpy_r_r92, cpy_r_r145);
    CPyTagged_DECREF(cpy_r_r145);
    cpy_r_r147 = CPyTagged_Subtract(cpy_r_turns, cpy_r_r146);
    CPyTagged_DECREF(cpy_r_r146);
    cpy_r_r148 = cpy_r_r147 & 1;
    cpy_r_r149 = cpy_r_r148 != 0;
    if (cpy_r_r149) goto CPyL95;
    cpy_r_r150 = 0 & 1;
    cpy_r_r151 = cpy_r_r150 != 0;
    if (!cpy_r_r151) goto CPyL96;
CPyL95: ;
    cpy_r_r152 = CPyTagged_IsLt_(0, cpy_r_r147);
    if (cpy_r_r152) {
        goto CPyL97;
    } else
        goto CPyL131;
CPyL96: ;
    cpy_r_r153 = (Py_ssize_t)cpy_r_r147 > (Py_ssize_t)0;
    if (!cpy_r_r153) goto CPyL131;
CPyL97: ;
    cpy_r_r154 = cpy_r_r147;
    goto CPyL99;
CPyL98: ;
    cpy_r_r154 = 0;
CPyL99: ;
    cpy_r_r155 = CPyTagged_Multiply(cpy_r_courtiers, cpy_r_r154);
    CPyTagged_DECREF(cpy_r_r154);
    cpy_r_r156 = CPyTagged_StealAsObject(cpy_r_r155);
    cpy_r_r157 = PyNumber_InPlaceAdd(cpy_r_r143, cpy_r_r156);
    CPy_DECREF(cpy_r_r143);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 152, CPyStatic_merv___thinking___features___globals);
        goto CPyL132;
    }
    cpy_r_r158 = CPyList_SetItem(cpy_r_f, 8, cpy_r_r157);
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 152, CPyStatic_merv___thinking___features___globals);
        goto CPyL132;
    }
    cpy_r_r159 = CPyTagged_Add(cpy_r_r93, 2);
    CPyTagged_DECREF(cpy_r_r93);
    cpy_r_r93 = cpy_r_r159;
    goto CPyL53;
CPyL102: ;
    return 1;
CPyL103: ;
    cpy_r_r160 = 2;
    return cpy_r_r160;
CPyL104: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL103;
CPyL105: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_rooms);
    goto CPyL103;
CPyL106: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL15;
CPyL107: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_rooms);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL103;
CPyL108: ;
    CPyTagged_DECREF(cpy_r_room);
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL14;
CPyL109: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_rooms);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL103;
CPyL110: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_rooms);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL103;
CPyL111: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_rooms);
    CPy_DecRef(cpy_r_r5);
    goto CPyL103;
CPyL112: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL103;
CPyL113: ;
    CPy_DecRef(cpy_r_rooms);
    goto CPyL103;
CPyL114: ;
    CPy_DECREF(cpy_r_rooms);
    goto CPyL17;
CPyL115: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    goto CPyL103;
CPyL116: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL20;
CPyL117: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    goto CPyL103;
CPyL118: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL103;
CPyL119: ;
    CPyTagged_DECREF(cpy_r_r64);
    goto CPyL40;
CPyL120: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL103;
CPyL121: ;
    CPy_DECREF(cpy_r_rooms);
    CPyTagged_DECREF(cpy_r_favour);
    CPyTagged_DECREF(cpy_r_courtiers);
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r92);
    CPyTagged_DECREF(cpy_r_r93);
    goto CPyL102;
CPyL122: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_phase);
    goto CPyL103;
CPyL123: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_phase);
    CPyTagged_DecRef(cpy_r_paid);
    CPyTagged_DecRef(cpy_r_r116);
    goto CPyL103;
CPyL124: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_phase);
    CPyTagged_DecRef(cpy_r_paid);
    CPyTagged_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r117);
    goto CPyL103;
CPyL125: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_phase);
    CPyTagged_DecRef(cpy_r_paid);
    CPyTagged_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r119);
    goto CPyL103;
CPyL126: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_phase);
    CPyTagged_DecRef(cpy_r_paid);
    goto CPyL103;
CPyL127: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_phase);
    CPyTagged_DecRef(cpy_r_paid);
    CPyTagged_DecRef(cpy_r_r130);
    goto CPyL103;
CPyL128: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_phase);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    goto CPyL103;
CPyL129: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_phase);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r133);
    goto CPyL103;
CPyL130: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_phase);
    CPyTagged_DecRef(cpy_r_r130);
    goto CPyL103;
CPyL131: ;
    CPyTagged_DECREF(cpy_r_r147);
    goto CPyL98;
CPyL132: ;
    CPy_DecRef(cpy_r_rooms);
    CPyTagged_DecRef(cpy_r_favour);
    CPyTagged_DecRef(cpy_r_courtiers);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r93);
    goto CPyL103;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey____palace(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "turns", "f", 0};
            static CPyArg_Parser parser = {"OOOO:_palace", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_turns;
            PyObject *obj_f;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_turns, &obj_f)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
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
            CPyTagged arg_turns;
            if (likely(PyLong_Check(obj_turns)))
                arg_turns = CPyTagged_BorrowFromObject(obj_turns);
            else {
                CPy_TypeError("int", obj_turns); goto fail;
            }
            PyObject *arg_f;
            if (likely(PyList_Check(obj_f)))
                arg_f = obj_f;
            else {
                CPy_TypeError("list", obj_f); 
                goto fail;
            }
            char retval = CPyDef_merv___thinking___features___Survey____palace(arg_self, arg_t, arg_seat, arg_turns, arg_f);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_palace", 128, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___features___Survey____city(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_turns, PyObject *cpy_r_f) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_danger;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_square;
    CPyPtr cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    double cpy_r_cubes;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    double cpy_r_r80;
    double cpy_r_r81;
    char cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    char cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    char cpy_r_r125;
    CPyTagged cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    CPyTagged cpy_r_r131;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    cpy_r_r0 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_grid;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Book", "grid", 157, CPyStatic_merv___thinking___features___globals);
        goto CPyL108;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__years;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_year;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Table", "year", 158, CPyStatic_merv___thinking___features___globals);
        goto CPyL109;
    }
CPyL2: ;
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r2, cpy_r_r3);
    cpy_r_r5 = CPyTagged_Subtract(cpy_r_r4, 2);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Table", "phase", 159, CPyStatic_merv___thinking___features___globals);
        goto CPyL110;
    }
CPyL3: ;
    cpy_r_r7 = cpy_r_r6 != 6;
    if (cpy_r_r7) goto CPyL5;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL17;
CPyL5: ;
    cpy_r_r9 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_invasion;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Book", "invasion", 159, CPyStatic_merv___thinking___features___globals);
        goto CPyL110;
    }
CPyL6: ;
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_year;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Table", "year", 159, CPyStatic_merv___thinking___features___globals);
        goto CPyL110;
    }
CPyL7: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 159, CPyStatic_merv___thinking___features___globals);
        goto CPyL110;
    }
    if (unlikely(!PyBool_Check(cpy_r_r11))) {
        CPy_TypeError("bool", cpy_r_r11); cpy_r_r12 = 2;
    } else
        cpy_r_r12 = cpy_r_r11 == Py_True;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 159, CPyStatic_merv___thinking___features___globals);
        goto CPyL110;
    }
    if (cpy_r_r12) goto CPyL11;
    cpy_r_r13 = cpy_r_r12;
    goto CPyL16;
CPyL11: ;
    cpy_r_r14 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 159, CPyStatic_merv___thinking___features___globals);
        goto CPyL110;
    }
CPyL12: ;
    cpy_r_r15 = cpy_r_seat & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL14;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_seat, cpy_r_r14);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    cpy_r_r19 = cpy_r_r18;
    goto CPyL15;
CPyL14: ;
    cpy_r_r20 = cpy_r_seat != cpy_r_r14;
    cpy_r_r19 = cpy_r_r20;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r13 = cpy_r_r19;
CPyL16: ;
    cpy_r_r8 = cpy_r_r13;
CPyL17: ;
    cpy_r_danger = cpy_r_r8;
    cpy_r_r21 = CPyDef_merv___thinking___features___Survey____points_by_action(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_f);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 160, CPyStatic_merv___thinking___features___globals);
        goto CPyL110;
    }
    cpy_r_r22 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Table", "players", 161, CPyStatic_merv___thinking___features___globals);
        goto CPyL111;
    }
CPyL19: ;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_seat);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 161, CPyStatic_merv___thinking___features___globals);
        goto CPyL111;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_merv___table___Player))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_city", 161, CPyStatic_merv___thinking___features___globals, "serai.games.merv.table.Player", cpy_r_r23);
        goto CPyL111;
    }
    cpy_r_r25 = ((serai___games___merv___table___PlayerObject *)cpy_r_r24)->_cubes;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Player", "cubes", 161, CPyStatic_merv___thinking___features___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r25);
CPyL22: ;
    cpy_r_r26 = CPyList_GetSlice(cpy_r_r25, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 161, CPyStatic_merv___thinking___features___globals);
        goto CPyL111;
    }
    if (likely(PyList_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_city", 161, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r26);
        goto CPyL111;
    }
    cpy_r_r28 = PyList_New(1);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 162, CPyStatic_merv___thinking___features___globals);
        goto CPyL112;
    }
    cpy_r_r29 = PyFloat_FromDouble(0.0);
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    *(PyObject * *)cpy_r_r31 = cpy_r_r29;
    cpy_r_r32 = CPyTagged_Multiply(4, cpy_r_r1);
    cpy_r_r33 = CPySequence_Multiply(cpy_r_r28, cpy_r_r32);
    CPy_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 162, CPyStatic_merv___thinking___features___globals);
        goto CPyL112;
    }
    cpy_r_r34 = PyList_New(1);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 163, CPyStatic_merv___thinking___features___globals);
        goto CPyL113;
    }
    cpy_r_r35 = CPyStatics[4896]; /* 0 */
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    CPy_INCREF(cpy_r_r35);
    *(PyObject * *)cpy_r_r37 = cpy_r_r35;
    cpy_r_r38 = CPyTagged_Multiply(4, cpy_r_r1);
    cpy_r_r39 = CPySequence_Multiply(cpy_r_r34, cpy_r_r38);
    CPy_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 163, CPyStatic_merv___thinking___features___globals);
        goto CPyL113;
    }
    cpy_r_r40 = 0;
    cpy_r_r41 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Table", "owners", 164, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r41);
CPyL29: ;
    cpy_r_r42 = 0;
CPyL30: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r42 < cpy_r_r44;
    if (!cpy_r_r45) goto CPyL115;
    cpy_r_square = cpy_r_r40;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r47 = *(CPyPtr *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r42 * 8;
    cpy_r_r49 = cpy_r_r47 + cpy_r_r48;
    cpy_r_r50 = *(PyObject * *)cpy_r_r49;
    CPy_INCREF(cpy_r_r50);
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 164, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    cpy_r_r52 = cpy_r_r51 == 8;
    if (!cpy_r_r52) goto CPyL41;
    cpy_r_r53 = CPyTagged_FloorDivide(cpy_r_square, cpy_r_r1);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 166, CPyStatic_merv___thinking___features___globals);
        goto CPyL117;
    }
    cpy_r_r54 = CPyList_GetItem(cpy_r_r39, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 166, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    }
    cpy_r_r55 = CPyStatics[4897]; /* 1 */
    cpy_r_r56 = PyNumber_InPlaceAdd(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 166, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    }
    cpy_r_r57 = CPyList_SetItem(cpy_r_r39, cpy_r_r53, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 166, CPyStatic_merv___thinking___features___globals);
        goto CPyL117;
    }
    cpy_r_r58 = CPyTagged_Remainder(cpy_r_square, cpy_r_r1);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 167, CPyStatic_merv___thinking___features___globals);
        goto CPyL117;
    }
    cpy_r_r59 = CPyTagged_Add(cpy_r_r1, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_r60 = CPyList_GetItem(cpy_r_r39, cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 167, CPyStatic_merv___thinking___features___globals);
        goto CPyL119;
    }
    cpy_r_r61 = CPyStatics[4897]; /* 1 */
    cpy_r_r62 = PyNumber_InPlaceAdd(cpy_r_r60, cpy_r_r61);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 167, CPyStatic_merv___thinking___features___globals);
        goto CPyL119;
    }
    cpy_r_r63 = CPyList_SetItem(cpy_r_r39, cpy_r_r59, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r59);
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 167, CPyStatic_merv___thinking___features___globals);
        goto CPyL117;
    }
CPyL41: ;
    cpy_r_r64 = cpy_r_r51 & 1;
    cpy_r_r65 = cpy_r_r64 != 0;
    if (!cpy_r_r65) goto CPyL43;
    cpy_r_r66 = CPyTagged_IsEq_(cpy_r_r51, cpy_r_seat);
    cpy_r_r67 = cpy_r_r66 ^ 1;
    cpy_r_r68 = cpy_r_r67;
    goto CPyL44;
CPyL43: ;
    cpy_r_r69 = cpy_r_r51 != cpy_r_seat;
    cpy_r_r68 = cpy_r_r69;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r51);
    if (cpy_r_r68) goto CPyL120;
    cpy_r_r70 = CPyList_GetItemShort(cpy_r_f, 76);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 170, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    cpy_r_r71 = CPyStatics[4897]; /* 1 */
    cpy_r_r72 = PyNumber_InPlaceAdd(cpy_r_r70, cpy_r_r71);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 170, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    cpy_r_r73 = CPyList_SetItem(cpy_r_f, 76, cpy_r_r72);
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 170, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    cpy_r_cubes = 1.0;
    cpy_r_r74 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Table", "upgrades", 172, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
CPyL49: ;
    cpy_r_r75 = CPyList_GetItem(cpy_r_r74, cpy_r_square);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 172, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    if (likely(PyLong_Check(cpy_r_r75)))
        cpy_r_r76 = CPyTagged_FromObject(cpy_r_r75);
    else {
        CPy_TypeError("int", cpy_r_r75); cpy_r_r76 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 172, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    cpy_r_r77 = (Py_ssize_t)cpy_r_r76 != -2;
    if (!cpy_r_r77) goto CPyL121;
    cpy_r_r78 = cpy_r_r76 == 8;
    if (!cpy_r_r78) goto CPyL54;
    cpy_r_r79 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__weights;
    cpy_r_r80 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r79)->_white_cube;
    cpy_r_r81 = cpy_r_r80;
    goto CPyL55;
CPyL54: ;
    cpy_r_r81 = 2.0;
CPyL55: ;
    cpy_r_cubes = cpy_r_r81;
    cpy_r_r82 = cpy_r_r76 == 8;
    CPyTagged_DECREF(cpy_r_r76);
    if (!cpy_r_r82) goto CPyL57;
    cpy_r_r83 = 80;
    goto CPyL58;
CPyL57: ;
    cpy_r_r83 = 78;
CPyL58: ;
    cpy_r_r84 = CPyList_GetItem(cpy_r_f, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 175, CPyStatic_merv___thinking___features___globals);
        goto CPyL122;
    }
    cpy_r_r85 = CPyStatics[4897]; /* 1 */
    cpy_r_r86 = PyNumber_InPlaceAdd(cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 175, CPyStatic_merv___thinking___features___globals);
        goto CPyL122;
    }
    cpy_r_r87 = CPyList_SetItem(cpy_r_f, cpy_r_r83, cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r83);
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 175, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
CPyL61: ;
    cpy_r_r88 = CPyTagged_FloorDivide(cpy_r_square, cpy_r_r1);
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 176, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    cpy_r_r89 = CPyList_GetItem(cpy_r_r33, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 176, CPyStatic_merv___thinking___features___globals);
        goto CPyL123;
    }
    cpy_r_r90 = PyFloat_FromDouble(cpy_r_cubes);
    cpy_r_r91 = PyNumber_InPlaceAdd(cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 176, CPyStatic_merv___thinking___features___globals);
        goto CPyL123;
    }
    cpy_r_r92 = CPyList_SetItem(cpy_r_r33, cpy_r_r88, cpy_r_r91);
    CPyTagged_DECREF(cpy_r_r88);
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 176, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    cpy_r_r93 = CPyTagged_Remainder(cpy_r_square, cpy_r_r1);
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 177, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    cpy_r_r94 = CPyTagged_Add(cpy_r_r1, cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r93);
    cpy_r_r95 = CPyList_GetItem(cpy_r_r33, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 177, CPyStatic_merv___thinking___features___globals);
        goto CPyL124;
    }
    cpy_r_r96 = PyFloat_FromDouble(cpy_r_cubes);
    cpy_r_r97 = PyNumber_InPlaceAdd(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 177, CPyStatic_merv___thinking___features___globals);
        goto CPyL124;
    }
    cpy_r_r98 = CPyList_SetItem(cpy_r_r33, cpy_r_r94, cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r94);
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 177, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    cpy_r_r99 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Table", "tiles", 178, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
CPyL70: ;
    cpy_r_r100 = CPyList_GetItem(cpy_r_r99, cpy_r_square);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 178, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    if (likely(PyLong_Check(cpy_r_r100)))
        cpy_r_r101 = CPyTagged_FromObject(cpy_r_r100);
    else {
        CPy_TypeError("int", cpy_r_r100); cpy_r_r101 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 178, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
    cpy_r_r102 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_district_action;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Book", "district_action", 179, CPyStatic_merv___thinking___features___globals);
        goto CPyL125;
    }
CPyL73: ;
    cpy_r_r103 = CPyList_GetItemBorrow(cpy_r_r102, cpy_r_r101);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 179, CPyStatic_merv___thinking___features___globals);
        goto CPyL125;
    }
    if (likely(PyLong_Check(cpy_r_r103)))
        cpy_r_r104 = CPyTagged_FromObject(cpy_r_r103);
    else {
        CPy_TypeError("int", cpy_r_r103); cpy_r_r104 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 179, CPyStatic_merv___thinking___features___globals);
        goto CPyL125;
    }
    cpy_r_r105 = CPyList_GetItem(cpy_r_r21, cpy_r_r104);
    CPyTagged_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 179, CPyStatic_merv___thinking___features___globals);
        goto CPyL125;
    }
    if (likely(PyLong_Check(cpy_r_r105)))
        cpy_r_r106 = CPyTagged_FromObject(cpy_r_r105);
    else {
        CPy_TypeError("int", cpy_r_r105); cpy_r_r106 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 179, CPyStatic_merv___thinking___features___globals);
        goto CPyL125;
    }
    cpy_r_r107 = CPyDef_merv___table___Table___is_walled(cpy_r_t, cpy_r_square);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 180, CPyStatic_merv___thinking___features___globals);
        goto CPyL126;
    }
    if (!cpy_r_r107) goto CPyL80;
    cpy_r_r108 = 16;
    goto CPyL81;
CPyL80: ;
    cpy_r_r108 = 18;
CPyL81: ;
    cpy_r_r109 = CPyList_GetItem(cpy_r_f, cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 181, CPyStatic_merv___thinking___features___globals);
        goto CPyL127;
    }
    cpy_r_r110 = CPyTagged_Multiply(cpy_r_r106, cpy_r_r5);
    cpy_r_r111 = CPyTagged_StealAsObject(cpy_r_r110);
    cpy_r_r112 = PyNumber_InPlaceAdd(cpy_r_r109, cpy_r_r111);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 181, CPyStatic_merv___thinking___features___globals);
        goto CPyL127;
    }
    cpy_r_r113 = CPyList_SetItem(cpy_r_f, cpy_r_r108, cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r108);
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 181, CPyStatic_merv___thinking___features___globals);
        goto CPyL126;
    }
    if (!cpy_r_danger) goto CPyL128;
    if (cpy_r_r107) goto CPyL128;
    cpy_r_r114 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Table", "soldiers", 182, CPyStatic_merv___thinking___features___globals);
        goto CPyL126;
    }
CPyL87: ;
    cpy_r_r115 = CPyList_GetItemBorrow(cpy_r_r114, cpy_r_square);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 182, CPyStatic_merv___thinking___features___globals);
        goto CPyL126;
    }
    if (likely(PyLong_Check(cpy_r_r115)))
        cpy_r_r116 = CPyTagged_FromObject(cpy_r_r115);
    else {
        CPy_TypeError("int", cpy_r_r115); cpy_r_r116 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 182, CPyStatic_merv___thinking___features___globals);
        goto CPyL126;
    }
    cpy_r_r117 = (Py_ssize_t)cpy_r_r116 != -2;
    CPyTagged_DECREF(cpy_r_r116);
    CPyTagged_DECREF(cpy_r_square);
    if (cpy_r_r117) {
        goto CPyL129;
    } else
        goto CPyL93;
CPyL90: ;
    cpy_r_r118 = CPyList_GetItemShort(cpy_r_f, 10);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 183, CPyStatic_merv___thinking___features___globals);
        goto CPyL130;
    }
    cpy_r_r119 = CPyTagged_StealAsObject(cpy_r_r106);
    cpy_r_r120 = PyNumber_InPlaceAdd(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 183, CPyStatic_merv___thinking___features___globals);
        goto CPyL131;
    }
    cpy_r_r121 = CPyList_SetItem(cpy_r_f, 10, cpy_r_r120);
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 183, CPyStatic_merv___thinking___features___globals);
        goto CPyL131;
    } else
        goto CPyL103;
CPyL93: ;
    cpy_r_r122 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_district_colour;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_city", "Book", "district_colour", 185, CPyStatic_merv___thinking___features___globals);
        goto CPyL132;
    }
CPyL94: ;
    cpy_r_r123 = CPyList_GetItem(cpy_r_r122, cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 185, CPyStatic_merv___thinking___features___globals);
        goto CPyL130;
    }
    if (likely(PyLong_Check(cpy_r_r123)))
        cpy_r_r124 = CPyTagged_FromObject(cpy_r_r123);
    else {
        CPy_TypeError("int", cpy_r_r123); cpy_r_r124 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 185, CPyStatic_merv___thinking___features___globals);
        goto CPyL130;
    }
    cpy_r_r125 = CPyDef_merv___thinking___features____pays(cpy_r_r27, cpy_r_r124);
    CPyTagged_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 185, CPyStatic_merv___thinking___features___globals);
        goto CPyL130;
    }
    if (!cpy_r_r125) goto CPyL99;
    cpy_r_r126 = 12;
    goto CPyL100;
CPyL99: ;
    cpy_r_r126 = 14;
CPyL100: ;
    cpy_r_r127 = CPyList_GetItem(cpy_r_f, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 185, CPyStatic_merv___thinking___features___globals);
        goto CPyL133;
    }
    cpy_r_r128 = CPyTagged_StealAsObject(cpy_r_r106);
    cpy_r_r129 = PyNumber_InPlaceAdd(cpy_r_r127, cpy_r_r128);
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 185, CPyStatic_merv___thinking___features___globals);
        goto CPyL134;
    }
    cpy_r_r130 = CPyList_SetItem(cpy_r_f, cpy_r_r126, cpy_r_r129);
    CPyTagged_DECREF(cpy_r_r126);
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 185, CPyStatic_merv___thinking___features___globals);
        goto CPyL131;
    }
CPyL103: ;
    cpy_r_r131 = cpy_r_r40 + 2;
    cpy_r_r40 = cpy_r_r131;
    cpy_r_r132 = cpy_r_r42 + 1;
    cpy_r_r42 = cpy_r_r132;
    goto CPyL30;
CPyL104: ;
    cpy_r_r133 = cpy_r_turns != 0;
    if (!cpy_r_r133) goto CPyL135;
    cpy_r_r134 = CPyDef_merv___thinking___features___Survey____lines(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_r33, cpy_r_r39, cpy_r_f);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r134 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 187, CPyStatic_merv___thinking___features___globals);
        goto CPyL107;
    }
CPyL106: ;
    return 1;
CPyL107: ;
    cpy_r_r135 = 2;
    return cpy_r_r135;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL107;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL107;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL107;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    goto CPyL107;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    goto CPyL107;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    goto CPyL107;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    goto CPyL107;
CPyL115: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r41);
    goto CPyL104;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_square);
    goto CPyL107;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_square);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL107;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_square);
    CPyTagged_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL107;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_square);
    CPyTagged_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL107;
CPyL120: ;
    CPyTagged_DECREF(cpy_r_square);
    goto CPyL103;
CPyL121: ;
    CPyTagged_DECREF(cpy_r_r76);
    goto CPyL61;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_square);
    CPyTagged_DecRef(cpy_r_r83);
    goto CPyL107;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_square);
    CPyTagged_DecRef(cpy_r_r88);
    goto CPyL107;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_square);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL107;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_square);
    CPyTagged_DecRef(cpy_r_r101);
    goto CPyL107;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_square);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r106);
    goto CPyL107;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_square);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r106);
    CPyTagged_DecRef(cpy_r_r108);
    goto CPyL107;
CPyL128: ;
    CPyTagged_DECREF(cpy_r_square);
    CPyTagged_DECREF(cpy_r_r101);
    goto CPyL90;
CPyL129: ;
    CPyTagged_DECREF(cpy_r_r101);
    goto CPyL90;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r106);
    goto CPyL107;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    goto CPyL107;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r106);
    goto CPyL107;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r106);
    CPyTagged_DecRef(cpy_r_r126);
    goto CPyL107;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r126);
    goto CPyL107;
CPyL135: ;
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r39);
    goto CPyL106;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey____city(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "turns", "f", 0};
            static CPyArg_Parser parser = {"OOOO:_city", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_turns;
            PyObject *obj_f;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_turns, &obj_f)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
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
            CPyTagged arg_turns;
            if (likely(PyLong_Check(obj_turns)))
                arg_turns = CPyTagged_BorrowFromObject(obj_turns);
            else {
                CPy_TypeError("int", obj_turns); goto fail;
            }
            PyObject *arg_f;
            if (likely(PyList_Check(obj_f)))
                arg_f = obj_f;
            else {
                CPy_TypeError("list", obj_f); 
                goto fail;
            }
            char retval = CPyDef_merv___thinking___features___Survey____city(arg_self, arg_t, arg_seat, arg_turns, arg_f);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_city", 154, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___thinking___features___Survey____points_by_action(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_f) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    CPyPtr cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_tile;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    tuple_T2II cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_action;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_more;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    tuple_T2II cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    cpy_r_r0 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_building_vp;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_points_by_action", "Book", "building_vp", 192, CPyStatic_merv___thinking___features___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = PyList_New(1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 192, CPyStatic_merv___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r1);
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r5 = *(CPyPtr *)cpy_r_r4;
    *(PyObject * *)cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_district_action;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_points_by_action", "Book", "district_action", 192, CPyStatic_merv___thinking___features___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r6);
CPyL3: ;
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[39]; /* 'max' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 192, CPyStatic_merv___thinking___features___globals);
        goto CPyL40;
    }
    PyObject *cpy_r_r10[1] = {cpy_r_r6};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_r9, cpy_r_r11, 1, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 192, CPyStatic_merv___thinking___features___globals);
        goto CPyL40;
    }
    CPy_DECREF(cpy_r_r6);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 192, CPyStatic_merv___thinking___features___globals);
        goto CPyL39;
    }
    cpy_r_r14 = CPyTagged_Add(cpy_r_r13, 2);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r15 = CPySequence_Multiply(cpy_r_r2, cpy_r_r14);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 192, CPyStatic_merv___thinking___features___globals);
        goto CPyL37;
    }
    cpy_r_r16 = 0;
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_bonus_tiles;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_points_by_action", "Table", "bonus_tiles", 193, CPyStatic_merv___thinking___features___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r17);
CPyL8: ;
    cpy_r_r18 = 0;
CPyL9: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL42;
    cpy_r_tile = cpy_r_r16;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r18 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 193, CPyStatic_merv___thinking___features___globals);
        goto CPyL43;
    }
    cpy_r_r28 = cpy_r_r27 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL13;
    cpy_r_r30 = CPyTagged_IsEq_(cpy_r_r27, cpy_r_seat);
    cpy_r_r31 = cpy_r_r30;
    goto CPyL14;
CPyL13: ;
    cpy_r_r32 = cpy_r_r27 == cpy_r_seat;
    cpy_r_r31 = cpy_r_r32;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r27);
    if (!cpy_r_r31) goto CPyL44;
    cpy_r_r33 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_bonus_tile_vp;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_points_by_action", "Book", "bonus_tile_vp", 195, CPyStatic_merv___thinking___features___globals);
        goto CPyL43;
    }
CPyL16: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_tile);
    CPyTagged_DECREF(cpy_r_tile);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 195, CPyStatic_merv___thinking___features___globals);
        goto CPyL45;
    }
    PyObject *__tmp3137;
    if (unlikely(!(PyTuple_Check(cpy_r_r34) && PyTuple_GET_SIZE(cpy_r_r34) == 2))) {
        __tmp3137 = NULL;
        goto __LL3138;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r34, 0))))
        __tmp3137 = PyTuple_GET_ITEM(cpy_r_r34, 0);
    else {
        __tmp3137 = NULL;
    }
    if (__tmp3137 == NULL) goto __LL3138;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r34, 1))))
        __tmp3137 = PyTuple_GET_ITEM(cpy_r_r34, 1);
    else {
        __tmp3137 = NULL;
    }
    if (__tmp3137 == NULL) goto __LL3138;
    __tmp3137 = cpy_r_r34;
__LL3138: ;
    if (unlikely(__tmp3137 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r34); cpy_r_r35 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3139 = PyTuple_GET_ITEM(cpy_r_r34, 0);
        CPyTagged __tmp3140;
        if (likely(PyLong_Check(__tmp3139)))
            __tmp3140 = CPyTagged_FromObject(__tmp3139);
        else {
            goto __LL3141;
        }
        cpy_r_r35.f0 = __tmp3140;
        PyObject *__tmp3142 = PyTuple_GET_ITEM(cpy_r_r34, 1);
        CPyTagged __tmp3143;
        if (likely(PyLong_Check(__tmp3142)))
            __tmp3143 = CPyTagged_FromObject(__tmp3142);
        else {
            goto __LL3144;
        }
        cpy_r_r35.f1 = __tmp3143;
    }
    goto __LL3145;
__LL3141: ;
    cpy_r_r35 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3145;
__LL3144: ;
    CPyTagged_DECREF(cpy_r_r35.f0);
    cpy_r_r35 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3145;
__LL3145: ;
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 195, CPyStatic_merv___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r36 = cpy_r_r35.f0;
    cpy_r_r37 = cpy_r_r35.f1;
    cpy_r_r38 = cpy_r_r36;
    cpy_r_action = cpy_r_r38;
    cpy_r_r39 = cpy_r_r37;
    cpy_r_more = cpy_r_r39;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r15, cpy_r_action);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 196, CPyStatic_merv___thinking___features___globals);
        goto CPyL46;
    }
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_more);
    cpy_r_r42 = PyNumber_InPlaceAdd(cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 196, CPyStatic_merv___thinking___features___globals);
        goto CPyL47;
    }
    cpy_r_r43 = CPyList_SetItem(cpy_r_r15, cpy_r_action, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_action);
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 196, CPyStatic_merv___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r44 = CPyList_GetItemShort(cpy_r_f, 92);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 197, CPyStatic_merv___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r45 = CPyStatics[4897]; /* 1 */
    cpy_r_r46 = PyNumber_InPlaceAdd(cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 197, CPyStatic_merv___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r47 = CPyList_SetItem(cpy_r_f, 92, cpy_r_r46);
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 197, CPyStatic_merv___thinking___features___globals);
        goto CPyL45;
    }
CPyL24: ;
    cpy_r_r48 = cpy_r_r16 + 2;
    cpy_r_r16 = cpy_r_r48;
    cpy_r_r49 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r49;
    goto CPyL9;
CPyL25: ;
    cpy_r_r50 = CPyDef_merv___table___Table___mosque_level(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 198, CPyStatic_merv___thinking___features___globals);
        goto CPyL41;
    }
    cpy_r_r51 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_mosque_levels;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_points_by_action", "Book", "mosque_levels", 198, CPyStatic_merv___thinking___features___globals);
        goto CPyL48;
    }
CPyL27: ;
    cpy_r_r52 = cpy_r_r50 & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (!cpy_r_r53) goto CPyL29;
    cpy_r_r54 = CPyTagged_IsEq_(cpy_r_r50, cpy_r_r51);
    cpy_r_r55 = cpy_r_r54;
    goto CPyL30;
CPyL29: ;
    cpy_r_r56 = cpy_r_r50 == cpy_r_r51;
    cpy_r_r55 = cpy_r_r56;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r50);
    if (!cpy_r_r55) goto CPyL49;
    cpy_r_r57 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_mosque_top_vp;
    if (unlikely(cpy_r_r57.f0 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'mosque_top_vp' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r57.f0);
        CPyTagged_INCREF(cpy_r_r57.f1);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r57.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 199, CPyStatic_merv___thinking___features___globals);
        goto CPyL50;
    }
CPyL32: ;
    cpy_r_r58 = cpy_r_r57.f0;
    cpy_r_r59 = cpy_r_r57.f1;
    cpy_r_r60 = cpy_r_r58;
    cpy_r_action = cpy_r_r60;
    cpy_r_r61 = cpy_r_r59;
    cpy_r_more = cpy_r_r61;
    cpy_r_r62 = CPyList_GetItem(cpy_r_r15, cpy_r_action);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 200, CPyStatic_merv___thinking___features___globals);
        goto CPyL51;
    }
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_more);
    cpy_r_r64 = PyNumber_InPlaceAdd(cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 200, CPyStatic_merv___thinking___features___globals);
        goto CPyL52;
    }
    cpy_r_r65 = CPyList_SetItem(cpy_r_r15, cpy_r_action, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_action);
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 200, CPyStatic_merv___thinking___features___globals);
        goto CPyL50;
    }
CPyL35: ;
    return cpy_r_r15;
CPyL36: ;
    cpy_r_r66 = NULL;
    return cpy_r_r66;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL36;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL36;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL36;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    goto CPyL36;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    goto CPyL36;
CPyL42: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL25;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_tile);
    goto CPyL36;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_tile);
    goto CPyL24;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    goto CPyL36;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_action);
    CPyTagged_DecRef(cpy_r_more);
    goto CPyL36;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_action);
    goto CPyL36;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL36;
CPyL49: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL35;
CPyL50: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL36;
CPyL51: ;
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_action);
    CPyTagged_DecRef(cpy_r_more);
    goto CPyL36;
CPyL52: ;
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_action);
    goto CPyL36;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey____points_by_action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "f", 0};
            static CPyArg_Parser parser = {"OOO:_points_by_action", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_f;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_f)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
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
            PyObject *arg_f;
            if (likely(PyList_Check(obj_f)))
                arg_f = obj_f;
            else {
                CPy_TypeError("list", obj_f); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___thinking___features___Survey____points_by_action(arg_self, arg_t, arg_seat, arg_f);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_points_by_action", 189, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___features___Survey____lines(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_lines, PyObject *cpy_r_courtier, PyObject *cpy_r_f) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    double cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    double cpy_r_r21;
    char cpy_r_r22;
    tuple_T2FF cpy_r_r23;
    double cpy_r_r24;
    double cpy_r_r25;
    double cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_following;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    double cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject **cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    tuple_T2FI cpy_r_r95;
    double cpy_r_r96;
    CPyTagged cpy_r_r97;
    double cpy_r_r98;
    char cpy_r_r99;
    double cpy_r_r100;
    PyObject *cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject **cpy_r_r112;
    PyObject *cpy_r_r113;
    double cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject **cpy_r_r123;
    PyObject *cpy_r_r124;
    double cpy_r_r125;
    char cpy_r_r126;
    double cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    cpy_r_r0 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_grid;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_lines", "Book", "grid", 204, CPyStatic_merv___thinking___features___globals);
        goto CPyL73;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = CPyList_GetSlice(cpy_r_lines, cpy_r_r1, 9223372036854775806LL);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 205, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
    if (likely(PyList_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_lines", 205, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r2);
        goto CPyL74;
    }
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[39]; /* 'max' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 205, CPyStatic_merv___thinking___features___globals);
        goto CPyL75;
    }
    PyObject *cpy_r_r7[1] = {cpy_r_r3};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r8, 1, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 205, CPyStatic_merv___thinking___features___globals);
        goto CPyL75;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r10 = PyFloat_AsDouble(cpy_r_r9);
    if (cpy_r_r10 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r9); cpy_r_r10 = -113.0;
    }
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 == -113.0;
    if (unlikely(cpy_r_r11)) goto CPyL7;
CPyL6: ;
    cpy_r_r12 = CPyList_GetSlice(cpy_r_lines, 0, cpy_r_r1);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 205, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r13 = PyErr_Occurred();
    if (unlikely(cpy_r_r13 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 205, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    } else
        goto CPyL6;
CPyL8: ;
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r14 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_lines", 205, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r12);
        goto CPyL74;
    }
    cpy_r_r15 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r16 = CPyStatics[39]; /* 'max' */
    cpy_r_r17 = CPyObject_GetAttr(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 205, CPyStatic_merv___thinking___features___globals);
        goto CPyL76;
    }
    PyObject *cpy_r_r18[1] = {cpy_r_r14};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r19, 1, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 205, CPyStatic_merv___thinking___features___globals);
        goto CPyL76;
    }
    CPy_DECREF(cpy_r_r14);
    cpy_r_r21 = PyFloat_AsDouble(cpy_r_r20);
    if (cpy_r_r21 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r20); cpy_r_r21 = -113.0;
    }
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 == -113.0;
    if (unlikely(cpy_r_r22)) goto CPyL13;
CPyL12: ;
    cpy_r_r23.f0 = cpy_r_r10;
    cpy_r_r23.f1 = cpy_r_r21;
    cpy_r_r24 = cpy_r_r23.f0;
    cpy_r_r25 = cpy_r_r23.f1;
    cpy_r_r26 = cpy_r_r24 + cpy_r_r25;
    cpy_r_r27 = PyFloat_FromDouble(cpy_r_r26);
    cpy_r_r28 = CPyList_SetItem(cpy_r_f, 70, cpy_r_r27);
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 206, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r29 = PyErr_Occurred();
    if (unlikely(cpy_r_r29 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 205, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r30 = CPyList_GetSlice(cpy_r_courtier, cpy_r_r1, 9223372036854775806LL);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
    if (likely(PyList_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r30);
        goto CPyL74;
    }
    cpy_r_r32 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r33 = CPyStatics[39]; /* 'max' */
    cpy_r_r34 = CPyObject_GetAttr(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals);
        goto CPyL77;
    }
    PyObject *cpy_r_r35[1] = {cpy_r_r31};
    cpy_r_r36 = (PyObject **)&cpy_r_r35;
    cpy_r_r37 = PyObject_Vectorcall(cpy_r_r34, cpy_r_r36, 1, 0);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals);
        goto CPyL77;
    }
    CPy_DECREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
    cpy_r_r39 = CPyList_GetSlice(cpy_r_courtier, 0, cpy_r_r1);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals);
        goto CPyL78;
    }
    if (likely(PyList_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r39);
        goto CPyL78;
    }
    cpy_r_r41 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r42 = CPyStatics[39]; /* 'max' */
    cpy_r_r43 = CPyObject_GetAttr(cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals);
        goto CPyL79;
    }
    PyObject *cpy_r_r44[1] = {cpy_r_r40};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r43, cpy_r_r45, 1, 0);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals);
        goto CPyL79;
    }
    CPy_DECREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals);
        goto CPyL78;
    }
    cpy_r_r48 = CPyTagged_Add(cpy_r_r38, cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r47);
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r48);
    cpy_r_r50 = CPyList_SetItem(cpy_r_f, 74, cpy_r_r49);
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 207, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
    cpy_r_r51 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_lines", "Table", "round", 208, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
    CPyTagged_INCREF(cpy_r_r51);
CPyL26: ;
    cpy_r_following = cpy_r_r51;
    cpy_r_r52 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_lines", "Table", "phase", 209, CPyStatic_merv___thinking___features___globals);
        goto CPyL80;
    }
CPyL27: ;
    cpy_r_r53 = cpy_r_r52 == 2;
    if (cpy_r_r53) goto CPyL81;
    cpy_r_r54 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_lines", "Table", "phase", 209, CPyStatic_merv___thinking___features___globals);
        goto CPyL80;
    }
CPyL29: ;
    cpy_r_r55 = cpy_r_r54 == 0;
    if (!cpy_r_r55) goto CPyL37;
    cpy_r_r56 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_lines", "Table", "zones", 209, CPyStatic_merv___thinking___features___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r56);
CPyL31: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r57 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r58 = PySequence_Contains(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 209, CPyStatic_merv___thinking___features___globals);
        goto CPyL80;
    }
    cpy_r_r60 = cpy_r_r58;
    if (cpy_r_r60) {
        goto CPyL81;
    } else
        goto CPyL37;
CPyL33: ;
    cpy_r_r61 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_lines", "Table", "round", 210, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
CPyL34: ;
    cpy_r_r62 = CPyTagged_Add(cpy_r_r61, 2);
    cpy_r_r63 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    cpy_r_r64 = ((serai___games___merv___book___BookObject *)cpy_r_r63)->_rounds;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_lines", "Book", "rounds", 210, CPyStatic_merv___thinking___features___globals);
        goto CPyL82;
    }
    CPyTagged_INCREF(cpy_r_r64);
CPyL35: ;
    cpy_r_r65 = CPyTagged_Remainder(cpy_r_r62, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 210, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
    cpy_r_following = cpy_r_r65;
CPyL37: ;
    cpy_r_r66 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    cpy_r_r67 = ((serai___games___merv___book___BookObject *)cpy_r_r66)->_round_line;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_lines", "Book", "round_line", 211, CPyStatic_merv___thinking___features___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r67);
CPyL38: ;
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_following);
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 211, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
    if (likely(PyLong_Check(cpy_r_r69)))
        cpy_r_r70 = CPyTagged_FromObject(cpy_r_r69);
    else {
        CPy_TypeError("int", cpy_r_r69); cpy_r_r70 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 211, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
    cpy_r_r71 = PyTuple_New(2);
    if (unlikely(cpy_r_r71 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3146 = PyFloat_FromDouble(cpy_r_r23.f0);
    PyTuple_SET_ITEM(cpy_r_r71, 0, __tmp3146);
    PyObject *__tmp3147 = PyFloat_FromDouble(cpy_r_r23.f1);
    PyTuple_SET_ITEM(cpy_r_r71, 1, __tmp3147);
    cpy_r_r72 = CPySequenceTuple_GetItem(cpy_r_r71, cpy_r_r70);
    CPy_DECREF(cpy_r_r71);
    CPyTagged_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 211, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
    cpy_r_r73 = PyFloat_AsDouble(cpy_r_r72);
    if (cpy_r_r73 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r72); cpy_r_r73 = -113.0;
    }
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 == -113.0;
    if (unlikely(cpy_r_r74)) goto CPyL43;
CPyL42: ;
    cpy_r_r75 = PyFloat_FromDouble(cpy_r_r73);
    cpy_r_r76 = CPyList_SetItem(cpy_r_f, 72, cpy_r_r75);
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 211, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    } else
        goto CPyL44;
CPyL43: ;
    cpy_r_r77 = PyErr_Occurred();
    if (unlikely(cpy_r_r77 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 211, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    } else
        goto CPyL42;
CPyL44: ;
    cpy_r_r78 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 212, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
CPyL45: ;
    cpy_r_r79 = cpy_r_seat & 1;
    cpy_r_r80 = cpy_r_r79 != 0;
    if (!cpy_r_r80) goto CPyL47;
    cpy_r_r81 = CPyTagged_IsEq_(cpy_r_seat, cpy_r_r78);
    cpy_r_r82 = cpy_r_r81;
    goto CPyL48;
CPyL47: ;
    cpy_r_r83 = cpy_r_seat == cpy_r_r78;
    cpy_r_r82 = cpy_r_r83;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r78);
    if (!cpy_r_r82) goto CPyL83;
    cpy_r_r84 = PyList_New(0);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 213, CPyStatic_merv___thinking___features___globals);
        goto CPyL74;
    }
    cpy_r_r85 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r86 = CPyStatics[36]; /* 'zip' */
    cpy_r_r87 = CPyObject_GetAttr(cpy_r_r85, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 213, CPyStatic_merv___thinking___features___globals);
        goto CPyL84;
    }
    cpy_r_r88 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r89[3] = {cpy_r_lines, cpy_r_courtier, cpy_r_r88};
    cpy_r_r90 = (PyObject **)&cpy_r_r89;
    cpy_r_r91 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r92 = PyObject_Vectorcall(cpy_r_r87, cpy_r_r90, 2, cpy_r_r91);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 213, CPyStatic_merv___thinking___features___globals);
        goto CPyL84;
    }
    cpy_r_r93 = PyObject_GetIter(cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 213, CPyStatic_merv___thinking___features___globals);
        goto CPyL84;
    }
CPyL53: ;
    cpy_r_r94 = PyIter_Next(cpy_r_r93);
    if (cpy_r_r94 == NULL) goto CPyL85;
    PyObject *__tmp3148;
    if (unlikely(!(PyTuple_Check(cpy_r_r94) && PyTuple_GET_SIZE(cpy_r_r94) == 2))) {
        __tmp3148 = NULL;
        goto __LL3149;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r94, 0))))
        __tmp3148 = PyTuple_GET_ITEM(cpy_r_r94, 0);
    else {
        __tmp3148 = NULL;
    }
    if (__tmp3148 == NULL) goto __LL3149;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r94, 1))))
        __tmp3148 = PyTuple_GET_ITEM(cpy_r_r94, 1);
    else {
        __tmp3148 = NULL;
    }
    if (__tmp3148 == NULL) goto __LL3149;
    __tmp3148 = cpy_r_r94;
__LL3149: ;
    if (unlikely(__tmp3148 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r94); cpy_r_r95 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp3150 = PyTuple_GET_ITEM(cpy_r_r94, 0);
        double __tmp3151;
        __tmp3151 = PyFloat_AsDouble(__tmp3150);
        if (__tmp3151 == -1.0 && PyErr_Occurred()) {
            goto __LL3152;
        }
        cpy_r_r95.f0 = __tmp3151;
        PyObject *__tmp3153 = PyTuple_GET_ITEM(cpy_r_r94, 1);
        CPyTagged __tmp3154;
        if (likely(PyLong_Check(__tmp3153)))
            __tmp3154 = CPyTagged_FromObject(__tmp3153);
        else {
            goto __LL3155;
        }
        cpy_r_r95.f1 = __tmp3154;
    }
    goto __LL3156;
__LL3152: ;
    cpy_r_r95 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL3156;
__LL3155: ;
    cpy_r_r95 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL3156;
__LL3156: ;
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 213, CPyStatic_merv___thinking___features___globals);
        goto CPyL86;
    }
    cpy_r_r96 = cpy_r_r95.f0;
    cpy_r_r97 = cpy_r_r95.f1;
    CPyTagged_INCREF(cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r95.f1);
    cpy_r_r98 = CPyFloat_FromTagged(cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r97);
    cpy_r_r99 = cpy_r_r98 == -113.0;
    if (unlikely(cpy_r_r99)) goto CPyL57;
CPyL56: ;
    cpy_r_r100 = cpy_r_r96 + cpy_r_r98;
    cpy_r_r101 = PyFloat_FromDouble(cpy_r_r100);
    cpy_r_r102 = PyList_Append(cpy_r_r84, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 213, CPyStatic_merv___thinking___features___globals);
        goto CPyL86;
    } else
        goto CPyL53;
CPyL57: ;
    cpy_r_r104 = PyErr_Occurred();
    if (unlikely(cpy_r_r104 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 213, CPyStatic_merv___thinking___features___globals);
        goto CPyL86;
    } else
        goto CPyL56;
CPyL58: ;
    cpy_r_r105 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 213, CPyStatic_merv___thinking___features___globals);
        goto CPyL84;
    }
    cpy_r_r106 = CPyList_GetSlice(cpy_r_r84, cpy_r_r1, 9223372036854775806LL);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals);
        goto CPyL87;
    }
    if (likely(PyList_Check(cpy_r_r106)))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r106);
        goto CPyL87;
    }
    cpy_r_r108 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r109 = CPyStatics[39]; /* 'max' */
    cpy_r_r110 = CPyObject_GetAttr(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals);
        goto CPyL88;
    }
    PyObject *cpy_r_r111[1] = {cpy_r_r107};
    cpy_r_r112 = (PyObject **)&cpy_r_r111;
    cpy_r_r113 = PyObject_Vectorcall(cpy_r_r110, cpy_r_r112, 1, 0);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals);
        goto CPyL88;
    }
    CPy_DECREF(cpy_r_r107);
    cpy_r_r114 = PyFloat_AsDouble(cpy_r_r113);
    if (cpy_r_r114 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r113); cpy_r_r114 = -113.0;
    }
    CPy_DECREF(cpy_r_r113);
    cpy_r_r115 = cpy_r_r114 == -113.0;
    if (unlikely(cpy_r_r115)) goto CPyL65;
CPyL64: ;
    cpy_r_r116 = CPyList_GetSlice(cpy_r_r84, 0, cpy_r_r1);
    CPy_DECREF(cpy_r_r84);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals);
        goto CPyL73;
    } else
        goto CPyL66;
CPyL65: ;
    cpy_r_r117 = PyErr_Occurred();
    if (unlikely(cpy_r_r117 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals);
        goto CPyL87;
    } else
        goto CPyL64;
CPyL66: ;
    if (likely(PyList_Check(cpy_r_r116)))
        cpy_r_r118 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r116);
        goto CPyL73;
    }
    cpy_r_r119 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r120 = CPyStatics[39]; /* 'max' */
    cpy_r_r121 = CPyObject_GetAttr(cpy_r_r119, cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals);
        goto CPyL89;
    }
    PyObject *cpy_r_r122[1] = {cpy_r_r118};
    cpy_r_r123 = (PyObject **)&cpy_r_r122;
    cpy_r_r124 = PyObject_Vectorcall(cpy_r_r121, cpy_r_r123, 1, 0);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals);
        goto CPyL89;
    }
    CPy_DECREF(cpy_r_r118);
    cpy_r_r125 = PyFloat_AsDouble(cpy_r_r124);
    if (cpy_r_r125 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r124); cpy_r_r125 = -113.0;
    }
    CPy_DECREF(cpy_r_r124);
    cpy_r_r126 = cpy_r_r125 == -113.0;
    if (unlikely(cpy_r_r126)) goto CPyL71;
CPyL70: ;
    cpy_r_r127 = cpy_r_r114 + cpy_r_r125;
    cpy_r_r128 = PyFloat_FromDouble(cpy_r_r127);
    cpy_r_r129 = CPyList_SetItem(cpy_r_f, 94, cpy_r_r128);
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals);
        goto CPyL73;
    } else
        goto CPyL72;
CPyL71: ;
    cpy_r_r130 = PyErr_Occurred();
    if (unlikely(cpy_r_r130 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 214, CPyStatic_merv___thinking___features___globals);
        goto CPyL73;
    } else
        goto CPyL70;
CPyL72: ;
    return 1;
CPyL73: ;
    cpy_r_r131 = 2;
    return cpy_r_r131;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL73;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL73;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r14);
    goto CPyL73;
CPyL77: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r31);
    goto CPyL73;
CPyL78: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL73;
CPyL79: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r40);
    goto CPyL73;
CPyL80: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_following);
    goto CPyL73;
CPyL81: ;
    CPyTagged_DECREF(cpy_r_following);
    goto CPyL33;
CPyL82: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL73;
CPyL83: ;
    CPyTagged_DECREF(cpy_r_r1);
    goto CPyL72;
CPyL84: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r84);
    goto CPyL73;
CPyL85: ;
    CPy_DECREF(cpy_r_r93);
    goto CPyL58;
CPyL86: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r93);
    goto CPyL73;
CPyL87: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r84);
    goto CPyL73;
CPyL88: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r107);
    goto CPyL73;
CPyL89: ;
    CPy_DecRef(cpy_r_r118);
    goto CPyL73;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey____lines(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "lines", "courtier", "f", 0};
            static CPyArg_Parser parser = {"OOOOO:_lines", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_lines;
            PyObject *obj_courtier;
            PyObject *obj_f;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_lines, &obj_courtier, &obj_f)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
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
            PyObject *arg_lines;
            if (likely(PyList_Check(obj_lines)))
                arg_lines = obj_lines;
            else {
                CPy_TypeError("list", obj_lines); 
                goto fail;
            }
            PyObject *arg_courtier;
            if (likely(PyList_Check(obj_courtier)))
                arg_courtier = obj_courtier;
            else {
                CPy_TypeError("list", obj_courtier); 
                goto fail;
            }
            PyObject *arg_f;
            if (likely(PyList_Check(obj_f)))
                arg_f = obj_f;
            else {
                CPy_TypeError("list", obj_f); 
                goto fail;
            }
            char retval = CPyDef_merv___thinking___features___Survey____lines(arg_self, arg_t, arg_seat, arg_lines, arg_courtier, arg_f);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_lines", 203, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___features___Survey____means(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player, PyObject *cpy_r_f) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    double cpy_r_r11;
    double cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    double cpy_r_r16;
    double cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    double cpy_r_r23;
    char cpy_r_r24;
    double cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    double cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    double cpy_r_r39;
    double cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    double cpy_r_r44;
    double cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    double cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    CPyTagged cpy_r_city;
    CPyPtr cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    char cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    cpy_r_r0 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_cubes;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_means", "Player", "cubes", 217, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyList_GetSlice(cpy_r_r0, 0, 8);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 217, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_means", 217, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r1);
        goto CPyL53;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[105]; /* 'sum' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 217, CPyStatic_merv___thinking___features___globals);
        goto CPyL54;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 217, CPyStatic_merv___thinking___features___globals);
        goto CPyL54;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 217, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    cpy_r_r10 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__weights;
    cpy_r_r11 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r10)->_useful_cubes;
    cpy_r_r12 = CPyFloat_FromTagged(cpy_r_r9);
    cpy_r_r13 = cpy_r_r12 == -113.0;
    if (unlikely(cpy_r_r13)) goto CPyL8;
CPyL7: ;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r12;
    if (cpy_r_r14) {
        goto CPyL9;
    } else
        goto CPyL10;
CPyL8: ;
    cpy_r_r15 = PyErr_Occurred();
    if (unlikely(cpy_r_r15 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 218, CPyStatic_merv___thinking___features___globals);
        goto CPyL55;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r16 = cpy_r_r11;
    goto CPyL13;
CPyL10: ;
    cpy_r_r17 = CPyFloat_FromTagged(cpy_r_r9);
    cpy_r_r18 = cpy_r_r17 == -113.0;
    if (unlikely(cpy_r_r18)) goto CPyL12;
CPyL11: ;
    cpy_r_r16 = cpy_r_r17;
    goto CPyL13;
CPyL12: ;
    cpy_r_r19 = PyErr_Occurred();
    if (unlikely(cpy_r_r19 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 218, CPyStatic_merv___thinking___features___globals);
        goto CPyL55;
    } else
        goto CPyL11;
CPyL13: ;
    cpy_r_r20 = PyFloat_FromDouble(cpy_r_r16);
    cpy_r_r21 = CPyList_SetItem(cpy_r_f, 26, cpy_r_r20);
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 218, CPyStatic_merv___thinking___features___globals);
        goto CPyL55;
    }
    cpy_r_r22 = CPyList_GetItemShort(cpy_r_f, 26);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 219, CPyStatic_merv___thinking___features___globals);
        goto CPyL55;
    }
    cpy_r_r23 = PyFloat_AsDouble(cpy_r_r22);
    if (cpy_r_r23 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r22); cpy_r_r23 = -113.0;
    }
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 == -113.0;
    if (unlikely(cpy_r_r24)) goto CPyL17;
CPyL16: ;
    cpy_r_r25 = CPyFloat_FromTagged(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r26 = cpy_r_r25 == -113.0;
    if (unlikely(cpy_r_r26)) {
        goto CPyL19;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 219, CPyStatic_merv___thinking___features___globals);
        goto CPyL55;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r28 = cpy_r_r25 - cpy_r_r23;
    cpy_r_r29 = PyFloat_FromDouble(cpy_r_r28);
    cpy_r_r30 = CPyList_SetItem(cpy_r_f, 28, cpy_r_r29);
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 219, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r31 = PyErr_Occurred();
    if (unlikely(cpy_r_r31 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 219, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r32 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_cubes;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_means", "Player", "cubes", 220, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
CPyL21: ;
    cpy_r_r33 = CPyList_GetItemShort(cpy_r_r32, 8);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 220, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 220, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r36 = CPyList_SetItem(cpy_r_f, 30, cpy_r_r35);
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 220, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    cpy_r_r37 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_camels;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_means", "Player", "camels", 221, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r37);
CPyL25: ;
    cpy_r_r38 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__weights;
    cpy_r_r39 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r38)->_useful_camels;
    cpy_r_r40 = CPyFloat_FromTagged(cpy_r_r37);
    cpy_r_r41 = cpy_r_r40 == -113.0;
    if (unlikely(cpy_r_r41)) goto CPyL27;
CPyL26: ;
    cpy_r_r42 = cpy_r_r39 < cpy_r_r40;
    if (cpy_r_r42) {
        goto CPyL56;
    } else
        goto CPyL29;
CPyL27: ;
    cpy_r_r43 = PyErr_Occurred();
    if (unlikely(cpy_r_r43 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 221, CPyStatic_merv___thinking___features___globals);
        goto CPyL57;
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r44 = cpy_r_r39;
    goto CPyL32;
CPyL29: ;
    cpy_r_r45 = CPyFloat_FromTagged(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r46 = cpy_r_r45 == -113.0;
    if (unlikely(cpy_r_r46)) goto CPyL31;
CPyL30: ;
    cpy_r_r44 = cpy_r_r45;
    goto CPyL32;
CPyL31: ;
    cpy_r_r47 = PyErr_Occurred();
    if (unlikely(cpy_r_r47 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 221, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r48 = PyFloat_FromDouble(cpy_r_r44);
    cpy_r_r49 = CPyList_SetItem(cpy_r_f, 32, cpy_r_r48);
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 221, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    cpy_r_r50 = CPyDef_merv___thinking___features___Survey____next_courtier(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_player);
    cpy_r_r51 = cpy_r_r50 == -113.0;
    if (unlikely(cpy_r_r51)) goto CPyL35;
CPyL34: ;
    cpy_r_r52 = PyFloat_FromDouble(cpy_r_r50);
    cpy_r_r53 = CPyList_SetItem(cpy_r_f, 96, cpy_r_r52);
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 222, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    } else
        goto CPyL36;
CPyL35: ;
    cpy_r_r54 = PyErr_Occurred();
    if (unlikely(cpy_r_r54 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 222, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    } else
        goto CPyL34;
CPyL36: ;
    cpy_r_r55 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    cpy_r_r56 = ((serai___games___merv___book___BookObject *)cpy_r_r55)->_city_ring;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_means", "Book", "city_ring", 223, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r56);
CPyL37: ;
    cpy_r_r57 = 0;
    cpy_r_r58 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_means", "Table", "posts", 224, CPyStatic_merv___thinking___features___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r58);
CPyL38: ;
    cpy_r_r59 = 0;
CPyL39: ;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r59 < cpy_r_r61;
    if (!cpy_r_r62) goto CPyL59;
    cpy_r_city = cpy_r_r57;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyListObject, ob_item));
    cpy_r_r64 = *(CPyPtr *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r59 * 8;
    cpy_r_r66 = cpy_r_r64 + cpy_r_r65;
    cpy_r_r67 = *(PyObject * *)cpy_r_r66;
    CPy_INCREF(cpy_r_r67);
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 224, CPyStatic_merv___thinking___features___globals);
        goto CPyL60;
    }
    cpy_r_r69 = CPyTagged_Rshift(cpy_r_r68, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 225, CPyStatic_merv___thinking___features___globals);
        goto CPyL60;
    }
    cpy_r_r70 = CPyTagged_And(cpy_r_r69, 2);
    CPyTagged_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 != 0;
    CPyTagged_DECREF(cpy_r_r70);
    if (!cpy_r_r71) goto CPyL61;
    cpy_r_r72 = CPyList_GetItemBorrow(cpy_r_r56, cpy_r_city);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 226, CPyStatic_merv___thinking___features___globals);
        goto CPyL60;
    }
    if (likely(PyLong_Check(cpy_r_r72)))
        cpy_r_r73 = CPyTagged_FromObject(cpy_r_r72);
    else {
        CPy_TypeError("int", cpy_r_r72); cpy_r_r73 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 226, CPyStatic_merv___thinking___features___globals);
        goto CPyL60;
    }
    cpy_r_r74 = cpy_r_r73 == 0;
    CPyTagged_DECREF(cpy_r_r73);
    CPyTagged_DECREF(cpy_r_city);
    if (!cpy_r_r74) goto CPyL47;
    cpy_r_r75 = 82;
    goto CPyL48;
CPyL47: ;
    cpy_r_r75 = 84;
CPyL48: ;
    cpy_r_r76 = CPyList_GetItem(cpy_r_f, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 226, CPyStatic_merv___thinking___features___globals);
        goto CPyL62;
    }
    cpy_r_r77 = CPyStatics[4897]; /* 1 */
    cpy_r_r78 = PyNumber_InPlaceAdd(cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 226, CPyStatic_merv___thinking___features___globals);
        goto CPyL62;
    }
    cpy_r_r79 = CPyList_SetItem(cpy_r_f, cpy_r_r75, cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r75);
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 226, CPyStatic_merv___thinking___features___globals);
        goto CPyL63;
    }
CPyL51: ;
    cpy_r_r80 = cpy_r_r57 + 2;
    cpy_r_r57 = cpy_r_r80;
    cpy_r_r81 = cpy_r_r59 + 1;
    cpy_r_r59 = cpy_r_r81;
    goto CPyL39;
CPyL52: ;
    return 1;
CPyL53: ;
    cpy_r_r82 = 2;
    return cpy_r_r82;
CPyL54: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL53;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL53;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r37);
    goto CPyL28;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL53;
CPyL58: ;
    CPy_DecRef(cpy_r_r56);
    goto CPyL53;
CPyL59: ;
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r58);
    goto CPyL52;
CPyL60: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_city);
    goto CPyL53;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_city);
    goto CPyL51;
CPyL62: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL53;
CPyL63: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r58);
    goto CPyL53;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey____means(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "player", "f", 0};
            static CPyArg_Parser parser = {"OOOO:_means", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            PyObject *obj_f;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player, &obj_f)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
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
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_merv___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.merv.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_f;
            if (likely(PyList_Check(obj_f)))
                arg_f = obj_f;
            else {
                CPy_TypeError("list", obj_f); 
                goto fail;
            }
            char retval = CPyDef_merv___thinking___features___Survey____means(arg_self, arg_t, arg_seat, arg_player, arg_f);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_means", 216, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___features___Survey____next_courtier(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    double cpy_r_best;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_held;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    double cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    double cpy_r_r63;
    CPyTagged cpy_r_r64;
    int64_t cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    double cpy_r_r69;
    char cpy_r_r70;
    double cpy_r_r71;
    PyObject *cpy_r_r72;
    double cpy_r_r73;
    cpy_r_r0 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_courtiers;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_next_courtier", "Player", "courtiers", 231, CPyStatic_merv___thinking___features___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r3 = CPyStatics[105]; /* 'sum' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 231, CPyStatic_merv___thinking___features___globals);
        goto CPyL52;
    }
    PyObject *cpy_r_r5[1] = {cpy_r_r1};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r6, 1, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 231, CPyStatic_merv___thinking___features___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r1);
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 231, CPyStatic_merv___thinking___features___globals);
        goto CPyL51;
    }
    cpy_r_r9 = CPyTagged_Add(cpy_r_r8, 2);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r10 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_favour;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_next_courtier", "Player", "favour", 232, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
CPyL5: ;
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL7;
    cpy_r_r13 = cpy_r_r9 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL8;
CPyL7: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, cpy_r_r9);
    if (cpy_r_r15) {
        goto CPyL54;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)cpy_r_r9;
    if (cpy_r_r16) goto CPyL54;
CPyL9: ;
    cpy_r_r17 = CPyDef_merv___table___Table___servants_left(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 232, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    cpy_r_r18 = cpy_r_r17 != 0;
    CPyTagged_DECREF(cpy_r_r17);
    if (cpy_r_r18) {
        goto CPyL12;
    } else
        goto CPyL54;
CPyL11: ;
    return 0.0;
CPyL12: ;
    cpy_r_best = 0.0;
    cpy_r_r19 = 0;
    cpy_r_r20 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_colour;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_next_courtier", "Book", "room_colour", 235, CPyStatic_merv___thinking___features___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r20);
CPyL13: ;
    cpy_r_r21 = 0;
CPyL14: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL55;
    cpy_r_room = cpy_r_r19;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 235, CPyStatic_merv___thinking___features___globals);
        goto CPyL56;
    }
    cpy_r_r31 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_cubes;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_next_courtier", "Player", "cubes", 236, CPyStatic_merv___thinking___features___globals);
        goto CPyL57;
    }
CPyL17: ;
    cpy_r_r32 = CPyList_GetItem(cpy_r_r31, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 236, CPyStatic_merv___thinking___features___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 236, CPyStatic_merv___thinking___features___globals);
        goto CPyL56;
    }
    cpy_r_r34 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_cubes;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_next_courtier", "Player", "cubes", 236, CPyStatic_merv___thinking___features___globals);
        goto CPyL58;
    }
CPyL20: ;
    cpy_r_r35 = CPyList_GetItemShortBorrow(cpy_r_r34, 8);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 236, CPyStatic_merv___thinking___features___globals);
        goto CPyL58;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 236, CPyStatic_merv___thinking___features___globals);
        goto CPyL58;
    }
    cpy_r_r37 = CPyTagged_Add(cpy_r_r33, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL24;
    cpy_r_r40 = cpy_r_r9 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL25;
CPyL24: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r37, cpy_r_r9);
    if (cpy_r_r42) {
        goto CPyL26;
    } else
        goto CPyL59;
CPyL25: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r37 < (Py_ssize_t)cpy_r_r9;
    if (!cpy_r_r43) goto CPyL59;
CPyL26: ;
    cpy_r_r44 = cpy_r_r37;
    goto CPyL28;
CPyL27: ;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_r44 = cpy_r_r9;
CPyL28: ;
    cpy_r_held = cpy_r_r44;
    cpy_r_r45 = cpy_r_held != 0;
    if (!cpy_r_r45) goto CPyL60;
    cpy_r_r46 = CPyDef_palace___courtiers_in(cpy_r_t, cpy_r_room);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 237, CPyStatic_merv___thinking___features___globals);
        goto CPyL61;
    }
    cpy_r_r47 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_capacity;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_next_courtier", "Book", "room_capacity", 237, CPyStatic_merv___thinking___features___globals);
        goto CPyL62;
    }
CPyL31: ;
    cpy_r_r48 = CPyList_GetItemBorrow(cpy_r_r47, cpy_r_room);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 237, CPyStatic_merv___thinking___features___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 237, CPyStatic_merv___thinking___features___globals);
        goto CPyL62;
    }
    cpy_r_r50 = cpy_r_r46 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (cpy_r_r51) goto CPyL35;
    cpy_r_r52 = cpy_r_r49 & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (!cpy_r_r53) goto CPyL36;
CPyL35: ;
    cpy_r_r54 = CPyTagged_IsLt_(cpy_r_r46, cpy_r_r49);
    cpy_r_r55 = cpy_r_r54;
    goto CPyL37;
CPyL36: ;
    cpy_r_r56 = (Py_ssize_t)cpy_r_r46 < (Py_ssize_t)cpy_r_r49;
    cpy_r_r55 = cpy_r_r56;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r49);
    if (!cpy_r_r55) goto CPyL60;
    cpy_r_r57 = CPyDef_merv___scoring___room_value(cpy_r_t, cpy_r_seat, cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 238, CPyStatic_merv___thinking___features___globals);
        goto CPyL63;
    }
    cpy_r_r58 = CPyTagged_Multiply(cpy_r_r57, cpy_r_held);
    CPyTagged_DECREF(cpy_r_r57);
    CPyTagged_DECREF(cpy_r_held);
    cpy_r_r59 = CPyTagged_TrueDivide(cpy_r_r58, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_r60 = cpy_r_r59 == -113.0;
    if (unlikely(cpy_r_r60)) goto CPyL41;
CPyL40: ;
    cpy_r_r61 = cpy_r_r59 > cpy_r_best;
    if (cpy_r_r61) {
        goto CPyL42;
    } else
        goto CPyL43;
CPyL41: ;
    cpy_r_r62 = PyErr_Occurred();
    if (unlikely(cpy_r_r62 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 238, CPyStatic_merv___thinking___features___globals);
        goto CPyL64;
    } else
        goto CPyL40;
CPyL42: ;
    cpy_r_r63 = cpy_r_r59;
    goto CPyL44;
CPyL43: ;
    cpy_r_r63 = cpy_r_best;
CPyL44: ;
    cpy_r_best = cpy_r_r63;
CPyL45: ;
    cpy_r_r64 = cpy_r_r19 + 2;
    cpy_r_r19 = cpy_r_r64;
    cpy_r_r65 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r65;
    goto CPyL14;
CPyL46: ;
    cpy_r_r66 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__years;
    cpy_r_r67 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_year;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_next_courtier", "Table", "year", 239, CPyStatic_merv___thinking___features___globals);
        goto CPyL50;
    }
CPyL47: ;
    cpy_r_r68 = CPyTagged_Subtract(cpy_r_r66, cpy_r_r67);
    cpy_r_r69 = CPyFloat_FromTagged(cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r68);
    cpy_r_r70 = cpy_r_r69 == -113.0;
    if (unlikely(cpy_r_r70)) goto CPyL49;
CPyL48: ;
    cpy_r_r71 = cpy_r_best * cpy_r_r69;
    return cpy_r_r71;
CPyL49: ;
    cpy_r_r72 = PyErr_Occurred();
    if (unlikely(cpy_r_r72 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 239, CPyStatic_merv___thinking___features___globals);
    } else
        goto CPyL48;
CPyL50: ;
    cpy_r_r73 = -113.0;
    return cpy_r_r73;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL50;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL50;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL50;
CPyL54: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL11;
CPyL55: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r20);
    goto CPyL46;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL50;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL50;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL50;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_r37);
    goto CPyL27;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_room);
    CPyTagged_DECREF(cpy_r_held);
    goto CPyL45;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_held);
    goto CPyL50;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_held);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL50;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_held);
    goto CPyL50;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r20);
    goto CPyL50;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey____next_courtier(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "player", 0};
            static CPyArg_Parser parser = {"OOO:_next_courtier", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
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
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_merv___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.merv.table.Player", obj_player); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___features___Survey____next_courtier(arg_self, arg_t, arg_seat, arg_player);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_next_courtier", 228, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___features___Survey____progress(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player, PyObject *cpy_r_f) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    double cpy_r_r6;
    char cpy_r_r7;
    double cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    double cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    int64_t cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    double cpy_r_r73;
    double cpy_r_r74;
    char cpy_r_r75;
    double cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    double cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    tuple_T4T2IIT2IIT2IIT2II cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    tuple_T2II cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_tile;
    char cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    int64_t cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    int64_t cpy_r_r121;
    CPyPtr cpy_r_r122;
    int64_t cpy_r_r123;
    char cpy_r_r124;
    CPyPtr cpy_r_r125;
    CPyPtr cpy_r_r126;
    int64_t cpy_r_r127;
    CPyPtr cpy_r_r128;
    PyObject *cpy_r_r129;
    tuple_T2II cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyTagged cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    int64_t cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    int64_t cpy_r_r145;
    char cpy_r_r146;
    cpy_r_r0 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "influence", 243, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_r1);
    cpy_r_r3 = CPyList_SetItem(cpy_r_f, 34, cpy_r_r2);
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 244, CPyStatic_merv___thinking___features___globals);
        goto CPyL95;
    }
    cpy_r_r4 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__weights;
    cpy_r_r5 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r4)->_high_influence_from;
    cpy_r_r6 = CPyFloat_FromTagged(cpy_r_r1);
    cpy_r_r7 = cpy_r_r6 == -113.0;
    if (unlikely(cpy_r_r7)) goto CPyL4;
CPyL3: ;
    cpy_r_r8 = cpy_r_r6 - cpy_r_r5;
    cpy_r_r9 = cpy_r_r8 > 0.0;
    if (cpy_r_r9) {
        goto CPyL5;
    } else
        goto CPyL6;
CPyL4: ;
    cpy_r_r10 = PyErr_Occurred();
    if (unlikely(cpy_r_r10 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 245, CPyStatic_merv___thinking___features___globals);
        goto CPyL95;
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r11 = cpy_r_r8;
    goto CPyL7;
CPyL6: ;
    cpy_r_r11 = 0.0;
CPyL7: ;
    cpy_r_r12 = PyFloat_FromDouble(cpy_r_r11);
    cpy_r_r13 = CPyList_SetItem(cpy_r_f, 36, cpy_r_r12);
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 245, CPyStatic_merv___thinking___features___globals);
        goto CPyL95;
    }
    cpy_r_r14 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_spice_limit;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Book", "spice_limit", 246, CPyStatic_merv___thinking___features___globals);
        goto CPyL95;
    }
CPyL9: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_r1);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 246, CPyStatic_merv___thinking___features___globals);
        goto CPyL95;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 246, CPyStatic_merv___thinking___features___globals);
        goto CPyL95;
    }
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r18 = CPyList_SetItem(cpy_r_f, 38, cpy_r_r17);
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 246, CPyStatic_merv___thinking___features___globals);
        goto CPyL95;
    }
    cpy_r_r19 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_level;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Book", "contract_level", 247, CPyStatic_merv___thinking___features___globals);
        goto CPyL95;
    }
CPyL13: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r19, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 247, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 247, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r23 = CPyList_SetItem(cpy_r_f, 40, cpy_r_r22);
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 247, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    cpy_r_r24 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_scrolls;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "scrolls", 248, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
CPyL17: ;
    cpy_r_r25 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_scrolls;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "locked_scrolls", 248, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
CPyL18: ;
    cpy_r_r26 = CPyTagged_Subtract(cpy_r_r24, cpy_r_r25);
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r28 = CPyList_SetItem(cpy_r_f, 44, cpy_r_r27);
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 248, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    cpy_r_r29 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_common;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "common", 249, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
CPyL20: ;
    cpy_r_r30 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_common;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "locked_common", 249, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
CPyL21: ;
    cpy_r_r31 = CPyTagged_Subtract(cpy_r_r29, cpy_r_r30);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r33 = CPyList_SetItem(cpy_r_f, 46, cpy_r_r32);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 249, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    cpy_r_r34 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_rare;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "rare", 250, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
CPyL23: ;
    cpy_r_r35 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_rare;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "locked_rare", 250, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
CPyL24: ;
    cpy_r_r36 = CPyTagged_Subtract(cpy_r_r34, cpy_r_r35);
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r38 = CPyList_SetItem(cpy_r_f, 48, cpy_r_r37);
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 250, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    cpy_r_r39 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_scrolls;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "scrolls", 251, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    CPyTagged_INCREF(cpy_r_r39);
CPyL26: ;
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r_r41 = CPyList_SetItem(cpy_r_f, 50, cpy_r_r40);
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 251, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    cpy_r_r42 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_common;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "common", 252, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
CPyL28: ;
    cpy_r_r43 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_rare;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "rare", 252, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
CPyL29: ;
    cpy_r_r44 = CPyTagged_Add(cpy_r_r42, cpy_r_r43);
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_r44);
    cpy_r_r46 = CPyList_SetItem(cpy_r_f, 52, cpy_r_r45);
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 252, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    cpy_r_r47 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_spices;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "spices", 253, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r47);
CPyL31: ;
    cpy_r_r48 = 0;
CPyL32: ;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r48 < cpy_r_r50;
    if (!cpy_r_r51) goto CPyL96;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r48 * 8;
    cpy_r_r55 = cpy_r_r53 + cpy_r_r54;
    cpy_r_r56 = *(PyObject * *)cpy_r_r55;
    CPy_INCREF(cpy_r_r56);
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 253, CPyStatic_merv___thinking___features___globals);
        goto CPyL97;
    }
    cpy_r_r58 = CPyList_GetItemShort(cpy_r_f, 54);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 254, CPyStatic_merv___thinking___features___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r57);
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r57);
    cpy_r_r60 = PyNumber_InPlaceAdd(cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 254, CPyStatic_merv___thinking___features___globals);
        goto CPyL98;
    }
    cpy_r_r61 = CPyList_SetItem(cpy_r_f, 54, cpy_r_r60);
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 254, CPyStatic_merv___thinking___features___globals);
        goto CPyL98;
    }
    cpy_r_r62 = CPyList_GetItemShort(cpy_r_f, 86);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 255, CPyStatic_merv___thinking___features___globals);
        goto CPyL98;
    }
    cpy_r_r63 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_pair_size;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Book", "pair_size", 255, CPyStatic_merv___thinking___features___globals);
        goto CPyL99;
    }
    CPyTagged_INCREF(cpy_r_r63);
CPyL39: ;
    cpy_r_r64 = CPyTagged_Remainder(cpy_r_r57, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 255, CPyStatic_merv___thinking___features___globals);
        goto CPyL100;
    }
    cpy_r_r65 = CPyTagged_StealAsObject(cpy_r_r64);
    cpy_r_r66 = PyNumber_InPlaceAdd(cpy_r_r62, cpy_r_r65);
    CPy_DECREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 255, CPyStatic_merv___thinking___features___globals);
        goto CPyL97;
    }
    cpy_r_r67 = CPyList_SetItem(cpy_r_f, 86, cpy_r_r66);
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 255, CPyStatic_merv___thinking___features___globals);
        goto CPyL97;
    }
    cpy_r_r68 = cpy_r_r48 + 1;
    cpy_r_r48 = cpy_r_r68;
    goto CPyL32;
CPyL43: ;
    cpy_r_r69 = CPyDef_merv___table___Table___mosque_level(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 256, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    CPyTagged_INCREF(cpy_r_r69);
    cpy_r_r70 = CPyTagged_StealAsObject(cpy_r_r69);
    cpy_r_r71 = CPyList_SetItem(cpy_r_f, 56, cpy_r_r70);
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 257, CPyStatic_merv___thinking___features___globals);
        goto CPyL101;
    }
    cpy_r_r72 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__weights;
    cpy_r_r73 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r72)->_high_level_from;
    cpy_r_r74 = CPyFloat_FromTagged(cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r69);
    cpy_r_r75 = cpy_r_r74 == -113.0;
    if (unlikely(cpy_r_r75)) goto CPyL47;
CPyL46: ;
    cpy_r_r76 = cpy_r_r74 - cpy_r_r73;
    cpy_r_r77 = cpy_r_r76 > 0.0;
    if (cpy_r_r77) {
        goto CPyL48;
    } else
        goto CPyL49;
CPyL47: ;
    cpy_r_r78 = PyErr_Occurred();
    if (unlikely(cpy_r_r78 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 258, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    } else
        goto CPyL46;
CPyL48: ;
    cpy_r_r79 = cpy_r_r76;
    goto CPyL50;
CPyL49: ;
    cpy_r_r79 = 0.0;
CPyL50: ;
    cpy_r_r80 = PyFloat_FromDouble(cpy_r_r79);
    cpy_r_r81 = CPyList_SetItem(cpy_r_f, 58, cpy_r_r80);
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 258, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    cpy_r_r82 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_scrolls;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Player", "scrolls", 259, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    CPyTagged_INCREF(cpy_r_r82);
CPyL52: ;
    cpy_r_r83 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_scrolls_for;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Book", "scrolls_for", 259, CPyStatic_merv___thinking___features___globals);
        goto CPyL102;
    }
CPyL53: ;
    cpy_r_r84 = CPyList_GetItemShortBorrow(cpy_r_r83, 0);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 259, CPyStatic_merv___thinking___features___globals);
        goto CPyL102;
    }
    if (likely(PyLong_Check(cpy_r_r84)))
        cpy_r_r85 = CPyTagged_FromObject(cpy_r_r84);
    else {
        CPy_TypeError("int", cpy_r_r84); cpy_r_r85 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 259, CPyStatic_merv___thinking___features___globals);
        goto CPyL102;
    }
    cpy_r_r86 = cpy_r_r82 & 1;
    cpy_r_r87 = cpy_r_r86 != 0;
    if (cpy_r_r87) goto CPyL57;
    cpy_r_r88 = cpy_r_r85 & 1;
    cpy_r_r89 = cpy_r_r88 != 0;
    if (!cpy_r_r89) goto CPyL58;
CPyL57: ;
    cpy_r_r90 = CPyTagged_IsLt_(cpy_r_r82, cpy_r_r85);
    cpy_r_r91 = cpy_r_r90 ^ 1;
    cpy_r_r92 = cpy_r_r91;
    goto CPyL59;
CPyL58: ;
    cpy_r_r93 = (Py_ssize_t)cpy_r_r82 >= (Py_ssize_t)cpy_r_r85;
    cpy_r_r92 = cpy_r_r93;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r85);
    if (!cpy_r_r92) goto CPyL103;
    cpy_r_r94 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Table", "discoveries", 260, CPyStatic_merv___thinking___features___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r94);
CPyL61: ;
    cpy_r_r95 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r96 = CPyStatics[2116]; /* 'DISCOUNTS' */
    cpy_r_r97 = CPyDict_GetItem(cpy_r_r95, cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 261, CPyStatic_merv___thinking___features___globals);
        goto CPyL104;
    }
    PyObject *__tmp3157;
    if (unlikely(!(PyTuple_Check(cpy_r_r97) && PyTuple_GET_SIZE(cpy_r_r97) == 4))) {
        __tmp3157 = NULL;
        goto __LL3158;
    }
    if (unlikely(!(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r97, 0)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(cpy_r_r97, 0)) == 2))) {
        __tmp3157 = NULL;
        goto __LL3159;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 0), 0))))
        __tmp3157 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 0), 0);
    else {
        __tmp3157 = NULL;
    }
    if (__tmp3157 == NULL) goto __LL3159;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 0), 1))))
        __tmp3157 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 0), 1);
    else {
        __tmp3157 = NULL;
    }
    if (__tmp3157 == NULL) goto __LL3159;
    __tmp3157 = PyTuple_GET_ITEM(cpy_r_r97, 0);
__LL3159: ;
    if (__tmp3157 == NULL) goto __LL3158;
    if (unlikely(!(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r97, 1)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(cpy_r_r97, 1)) == 2))) {
        __tmp3157 = NULL;
        goto __LL3160;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 1), 0))))
        __tmp3157 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 1), 0);
    else {
        __tmp3157 = NULL;
    }
    if (__tmp3157 == NULL) goto __LL3160;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 1), 1))))
        __tmp3157 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 1), 1);
    else {
        __tmp3157 = NULL;
    }
    if (__tmp3157 == NULL) goto __LL3160;
    __tmp3157 = PyTuple_GET_ITEM(cpy_r_r97, 1);
__LL3160: ;
    if (__tmp3157 == NULL) goto __LL3158;
    if (unlikely(!(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r97, 2)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(cpy_r_r97, 2)) == 2))) {
        __tmp3157 = NULL;
        goto __LL3161;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 2), 0))))
        __tmp3157 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 2), 0);
    else {
        __tmp3157 = NULL;
    }
    if (__tmp3157 == NULL) goto __LL3161;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 2), 1))))
        __tmp3157 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 2), 1);
    else {
        __tmp3157 = NULL;
    }
    if (__tmp3157 == NULL) goto __LL3161;
    __tmp3157 = PyTuple_GET_ITEM(cpy_r_r97, 2);
__LL3161: ;
    if (__tmp3157 == NULL) goto __LL3158;
    if (unlikely(!(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r97, 3)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(cpy_r_r97, 3)) == 2))) {
        __tmp3157 = NULL;
        goto __LL3162;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 3), 0))))
        __tmp3157 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 3), 0);
    else {
        __tmp3157 = NULL;
    }
    if (__tmp3157 == NULL) goto __LL3162;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 3), 1))))
        __tmp3157 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r97, 3), 1);
    else {
        __tmp3157 = NULL;
    }
    if (__tmp3157 == NULL) goto __LL3162;
    __tmp3157 = PyTuple_GET_ITEM(cpy_r_r97, 3);
__LL3162: ;
    if (__tmp3157 == NULL) goto __LL3158;
    __tmp3157 = cpy_r_r97;
__LL3158: ;
    if (unlikely(__tmp3157 == NULL)) {
        CPy_TypeError("tuple[tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int]]", cpy_r_r97); cpy_r_r98 = (tuple_T4T2IIT2IIT2IIT2II) { { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG } };
    } else {
        PyObject *__tmp3163 = PyTuple_GET_ITEM(cpy_r_r97, 0);
        tuple_T2II __tmp3164;
        PyObject *__tmp3166;
        if (unlikely(!(PyTuple_Check(__tmp3163) && PyTuple_GET_SIZE(__tmp3163) == 2))) {
            __tmp3166 = NULL;
            goto __LL3167;
        }
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp3163, 0))))
            __tmp3166 = PyTuple_GET_ITEM(__tmp3163, 0);
        else {
            __tmp3166 = NULL;
        }
        if (__tmp3166 == NULL) goto __LL3167;
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp3163, 1))))
            __tmp3166 = PyTuple_GET_ITEM(__tmp3163, 1);
        else {
            __tmp3166 = NULL;
        }
        if (__tmp3166 == NULL) goto __LL3167;
        __tmp3166 = __tmp3163;
__LL3167: ;
        if (unlikely(__tmp3166 == NULL)) {
            goto __LL3165;
        } else {
            PyObject *__tmp3168 = PyTuple_GET_ITEM(__tmp3163, 0);
            CPyTagged __tmp3169;
            if (likely(PyLong_Check(__tmp3168)))
                __tmp3169 = CPyTagged_FromObject(__tmp3168);
            else {
                goto __LL3170;
            }
            __tmp3164.f0 = __tmp3169;
            PyObject *__tmp3171 = PyTuple_GET_ITEM(__tmp3163, 1);
            CPyTagged __tmp3172;
            if (likely(PyLong_Check(__tmp3171)))
                __tmp3172 = CPyTagged_FromObject(__tmp3171);
            else {
                goto __LL3173;
            }
            __tmp3164.f1 = __tmp3172;
        }
        goto __LL3174;
__LL3170: ;
        goto __LL3165;
__LL3173: ;
        CPyTagged_DECREF(__tmp3164.f0);
        goto __LL3165;
__LL3174: ;
        cpy_r_r98.f0 = __tmp3164;
        PyObject *__tmp3175 = PyTuple_GET_ITEM(cpy_r_r97, 1);
        tuple_T2II __tmp3176;
        PyObject *__tmp3178;
        if (unlikely(!(PyTuple_Check(__tmp3175) && PyTuple_GET_SIZE(__tmp3175) == 2))) {
            __tmp3178 = NULL;
            goto __LL3179;
        }
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp3175, 0))))
            __tmp3178 = PyTuple_GET_ITEM(__tmp3175, 0);
        else {
            __tmp3178 = NULL;
        }
        if (__tmp3178 == NULL) goto __LL3179;
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp3175, 1))))
            __tmp3178 = PyTuple_GET_ITEM(__tmp3175, 1);
        else {
            __tmp3178 = NULL;
        }
        if (__tmp3178 == NULL) goto __LL3179;
        __tmp3178 = __tmp3175;
__LL3179: ;
        if (unlikely(__tmp3178 == NULL)) {
            goto __LL3177;
        } else {
            PyObject *__tmp3180 = PyTuple_GET_ITEM(__tmp3175, 0);
            CPyTagged __tmp3181;
            if (likely(PyLong_Check(__tmp3180)))
                __tmp3181 = CPyTagged_FromObject(__tmp3180);
            else {
                goto __LL3182;
            }
            __tmp3176.f0 = __tmp3181;
            PyObject *__tmp3183 = PyTuple_GET_ITEM(__tmp3175, 1);
            CPyTagged __tmp3184;
            if (likely(PyLong_Check(__tmp3183)))
                __tmp3184 = CPyTagged_FromObject(__tmp3183);
            else {
                goto __LL3185;
            }
            __tmp3176.f1 = __tmp3184;
        }
        goto __LL3186;
__LL3182: ;
        goto __LL3177;
__LL3185: ;
        CPyTagged_DECREF(__tmp3176.f0);
        goto __LL3177;
__LL3186: ;
        cpy_r_r98.f1 = __tmp3176;
        PyObject *__tmp3187 = PyTuple_GET_ITEM(cpy_r_r97, 2);
        tuple_T2II __tmp3188;
        PyObject *__tmp3190;
        if (unlikely(!(PyTuple_Check(__tmp3187) && PyTuple_GET_SIZE(__tmp3187) == 2))) {
            __tmp3190 = NULL;
            goto __LL3191;
        }
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp3187, 0))))
            __tmp3190 = PyTuple_GET_ITEM(__tmp3187, 0);
        else {
            __tmp3190 = NULL;
        }
        if (__tmp3190 == NULL) goto __LL3191;
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp3187, 1))))
            __tmp3190 = PyTuple_GET_ITEM(__tmp3187, 1);
        else {
            __tmp3190 = NULL;
        }
        if (__tmp3190 == NULL) goto __LL3191;
        __tmp3190 = __tmp3187;
__LL3191: ;
        if (unlikely(__tmp3190 == NULL)) {
            goto __LL3189;
        } else {
            PyObject *__tmp3192 = PyTuple_GET_ITEM(__tmp3187, 0);
            CPyTagged __tmp3193;
            if (likely(PyLong_Check(__tmp3192)))
                __tmp3193 = CPyTagged_FromObject(__tmp3192);
            else {
                goto __LL3194;
            }
            __tmp3188.f0 = __tmp3193;
            PyObject *__tmp3195 = PyTuple_GET_ITEM(__tmp3187, 1);
            CPyTagged __tmp3196;
            if (likely(PyLong_Check(__tmp3195)))
                __tmp3196 = CPyTagged_FromObject(__tmp3195);
            else {
                goto __LL3197;
            }
            __tmp3188.f1 = __tmp3196;
        }
        goto __LL3198;
__LL3194: ;
        goto __LL3189;
__LL3197: ;
        CPyTagged_DECREF(__tmp3188.f0);
        goto __LL3189;
__LL3198: ;
        cpy_r_r98.f2 = __tmp3188;
        PyObject *__tmp3199 = PyTuple_GET_ITEM(cpy_r_r97, 3);
        tuple_T2II __tmp3200;
        PyObject *__tmp3202;
        if (unlikely(!(PyTuple_Check(__tmp3199) && PyTuple_GET_SIZE(__tmp3199) == 2))) {
            __tmp3202 = NULL;
            goto __LL3203;
        }
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp3199, 0))))
            __tmp3202 = PyTuple_GET_ITEM(__tmp3199, 0);
        else {
            __tmp3202 = NULL;
        }
        if (__tmp3202 == NULL) goto __LL3203;
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp3199, 1))))
            __tmp3202 = PyTuple_GET_ITEM(__tmp3199, 1);
        else {
            __tmp3202 = NULL;
        }
        if (__tmp3202 == NULL) goto __LL3203;
        __tmp3202 = __tmp3199;
__LL3203: ;
        if (unlikely(__tmp3202 == NULL)) {
            goto __LL3201;
        } else {
            PyObject *__tmp3204 = PyTuple_GET_ITEM(__tmp3199, 0);
            CPyTagged __tmp3205;
            if (likely(PyLong_Check(__tmp3204)))
                __tmp3205 = CPyTagged_FromObject(__tmp3204);
            else {
                goto __LL3206;
            }
            __tmp3200.f0 = __tmp3205;
            PyObject *__tmp3207 = PyTuple_GET_ITEM(__tmp3199, 1);
            CPyTagged __tmp3208;
            if (likely(PyLong_Check(__tmp3207)))
                __tmp3208 = CPyTagged_FromObject(__tmp3207);
            else {
                goto __LL3209;
            }
            __tmp3200.f1 = __tmp3208;
        }
        goto __LL3210;
__LL3206: ;
        goto __LL3201;
__LL3209: ;
        CPyTagged_DECREF(__tmp3200.f0);
        goto __LL3201;
__LL3210: ;
        cpy_r_r98.f3 = __tmp3200;
    }
    goto __LL3211;
__LL3165: ;
    cpy_r_r98 = (tuple_T4T2IIT2IIT2IIT2II) { { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG } };
    goto __LL3211;
__LL3177: ;
    CPyTagged_DECREF(cpy_r_r98.f0.f0);
    CPyTagged_DECREF(cpy_r_r98.f0.f1);
    cpy_r_r98 = (tuple_T4T2IIT2IIT2IIT2II) { { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG } };
    goto __LL3211;
__LL3189: ;
    CPyTagged_DECREF(cpy_r_r98.f0.f0);
    CPyTagged_DECREF(cpy_r_r98.f0.f1);
    CPyTagged_DECREF(cpy_r_r98.f1.f0);
    CPyTagged_DECREF(cpy_r_r98.f1.f1);
    cpy_r_r98 = (tuple_T4T2IIT2IIT2IIT2II) { { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG } };
    goto __LL3211;
__LL3201: ;
    CPyTagged_DECREF(cpy_r_r98.f0.f0);
    CPyTagged_DECREF(cpy_r_r98.f0.f1);
    CPyTagged_DECREF(cpy_r_r98.f1.f0);
    CPyTagged_DECREF(cpy_r_r98.f1.f1);
    CPyTagged_DECREF(cpy_r_r98.f2.f0);
    CPyTagged_DECREF(cpy_r_r98.f2.f1);
    cpy_r_r98 = (tuple_T4T2IIT2IIT2IIT2II) { { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG } };
    goto __LL3211;
__LL3211: ;
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98.f0.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 261, CPyStatic_merv___thinking___features___globals);
        goto CPyL104;
    }
    cpy_r_r99 = PyTuple_New(4);
    if (unlikely(cpy_r_r99 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3212 = PyTuple_New(2);
    if (unlikely(__tmp3212 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3213 = CPyTagged_StealAsObject(cpy_r_r98.f0.f0);
    PyTuple_SET_ITEM(__tmp3212, 0, __tmp3213);
    PyObject *__tmp3214 = CPyTagged_StealAsObject(cpy_r_r98.f0.f1);
    PyTuple_SET_ITEM(__tmp3212, 1, __tmp3214);
    PyTuple_SET_ITEM(cpy_r_r99, 0, __tmp3212);
    PyObject *__tmp3215 = PyTuple_New(2);
    if (unlikely(__tmp3215 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3216 = CPyTagged_StealAsObject(cpy_r_r98.f1.f0);
    PyTuple_SET_ITEM(__tmp3215, 0, __tmp3216);
    PyObject *__tmp3217 = CPyTagged_StealAsObject(cpy_r_r98.f1.f1);
    PyTuple_SET_ITEM(__tmp3215, 1, __tmp3217);
    PyTuple_SET_ITEM(cpy_r_r99, 1, __tmp3215);
    PyObject *__tmp3218 = PyTuple_New(2);
    if (unlikely(__tmp3218 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3219 = CPyTagged_StealAsObject(cpy_r_r98.f2.f0);
    PyTuple_SET_ITEM(__tmp3218, 0, __tmp3219);
    PyObject *__tmp3220 = CPyTagged_StealAsObject(cpy_r_r98.f2.f1);
    PyTuple_SET_ITEM(__tmp3218, 1, __tmp3220);
    PyTuple_SET_ITEM(cpy_r_r99, 2, __tmp3218);
    PyObject *__tmp3221 = PyTuple_New(2);
    if (unlikely(__tmp3221 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3222 = CPyTagged_StealAsObject(cpy_r_r98.f3.f0);
    PyTuple_SET_ITEM(__tmp3221, 0, __tmp3222);
    PyObject *__tmp3223 = CPyTagged_StealAsObject(cpy_r_r98.f3.f1);
    PyTuple_SET_ITEM(__tmp3221, 1, __tmp3223);
    PyTuple_SET_ITEM(cpy_r_r99, 3, __tmp3221);
    cpy_r_r100 = PyObject_GetIter(cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 261, CPyStatic_merv___thinking___features___globals);
        goto CPyL104;
    }
CPyL64: ;
    cpy_r_r101 = PyIter_Next(cpy_r_r100);
    if (cpy_r_r101 == NULL) goto CPyL105;
    PyObject *__tmp3224;
    if (unlikely(!(PyTuple_Check(cpy_r_r101) && PyTuple_GET_SIZE(cpy_r_r101) == 2))) {
        __tmp3224 = NULL;
        goto __LL3225;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r101, 0))))
        __tmp3224 = PyTuple_GET_ITEM(cpy_r_r101, 0);
    else {
        __tmp3224 = NULL;
    }
    if (__tmp3224 == NULL) goto __LL3225;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r101, 1))))
        __tmp3224 = PyTuple_GET_ITEM(cpy_r_r101, 1);
    else {
        __tmp3224 = NULL;
    }
    if (__tmp3224 == NULL) goto __LL3225;
    __tmp3224 = cpy_r_r101;
__LL3225: ;
    if (unlikely(__tmp3224 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r101); cpy_r_r102 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3226 = PyTuple_GET_ITEM(cpy_r_r101, 0);
        CPyTagged __tmp3227;
        if (likely(PyLong_Check(__tmp3226)))
            __tmp3227 = CPyTagged_FromObject(__tmp3226);
        else {
            goto __LL3228;
        }
        cpy_r_r102.f0 = __tmp3227;
        PyObject *__tmp3229 = PyTuple_GET_ITEM(cpy_r_r101, 1);
        CPyTagged __tmp3230;
        if (likely(PyLong_Check(__tmp3229)))
            __tmp3230 = CPyTagged_FromObject(__tmp3229);
        else {
            goto __LL3231;
        }
        cpy_r_r102.f1 = __tmp3230;
    }
    goto __LL3232;
__LL3228: ;
    cpy_r_r102 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3232;
__LL3231: ;
    CPyTagged_DECREF(cpy_r_r102.f0);
    cpy_r_r102 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3232;
__LL3232: ;
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 261, CPyStatic_merv___thinking___features___globals);
        goto CPyL106;
    }
    cpy_r_r103 = cpy_r_r102.f0;
    CPyTagged_INCREF(cpy_r_r103);
    cpy_r_r104 = cpy_r_r102.f1;
    CPyTagged_INCREF(cpy_r_r104);
    CPyTagged_DECREF(cpy_r_r102.f0);
    CPyTagged_DECREF(cpy_r_r102.f1);
    cpy_r_r105 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_discount_tile;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_progress", "Book", "discount_tile", 262, CPyStatic_merv___thinking___features___globals);
        goto CPyL107;
    }
CPyL67: ;
    cpy_r_r106 = CPyList_GetItem(cpy_r_r105, cpy_r_r104);
    CPyTagged_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 262, CPyStatic_merv___thinking___features___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r106)))
        cpy_r_r107 = CPyTagged_FromObject(cpy_r_r106);
    else {
        CPy_TypeError("int", cpy_r_r106); cpy_r_r107 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 262, CPyStatic_merv___thinking___features___globals);
        goto CPyL108;
    }
    cpy_r_tile = cpy_r_r107;
    cpy_r_r108 = (Py_ssize_t)cpy_r_tile != -2;
    if (cpy_r_r108) {
        goto CPyL71;
    } else
        goto CPyL109;
CPyL70: ;
    cpy_r_r109 = cpy_r_r108;
    goto CPyL77;
CPyL71: ;
    cpy_r_r110 = CPyList_GetItemBorrow(cpy_r_r94, cpy_r_tile);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 263, CPyStatic_merv___thinking___features___globals);
        goto CPyL110;
    }
    if (likely(PyLong_Check(cpy_r_r110)))
        cpy_r_r111 = CPyTagged_FromObject(cpy_r_r110);
    else {
        CPy_TypeError("int", cpy_r_r110); cpy_r_r111 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 263, CPyStatic_merv___thinking___features___globals);
        goto CPyL110;
    }
    cpy_r_r112 = cpy_r_r111 & 1;
    cpy_r_r113 = cpy_r_r112 != 0;
    if (!cpy_r_r113) goto CPyL75;
    cpy_r_r114 = CPyTagged_IsEq_(cpy_r_r111, cpy_r_seat);
    cpy_r_r115 = cpy_r_r114;
    goto CPyL76;
CPyL75: ;
    cpy_r_r116 = cpy_r_r111 == cpy_r_seat;
    cpy_r_r115 = cpy_r_r116;
CPyL76: ;
    CPyTagged_DECREF(cpy_r_r111);
    CPyTagged_DECREF(cpy_r_tile);
    cpy_r_r109 = cpy_r_r115;
CPyL77: ;
    cpy_r_r117 = cpy_r_r109 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r117);
    cpy_r_r118 = CPyList_SetItem(cpy_r_f, cpy_r_r103, cpy_r_r117);
    CPyTagged_DECREF(cpy_r_r103);
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 263, CPyStatic_merv___thinking___features___globals);
        goto CPyL106;
    } else
        goto CPyL64;
CPyL78: ;
    cpy_r_r119 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 261, CPyStatic_merv___thinking___features___globals);
        goto CPyL104;
    }
    cpy_r_r120 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_convert_tiles;
    if (unlikely(cpy_r_r120 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'convert_tiles' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r120);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 264, CPyStatic_merv___thinking___features___globals);
        goto CPyL111;
    }
CPyL80: ;
    cpy_r_r121 = 0;
CPyL81: ;
    cpy_r_r122 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyVarObject, ob_size));
    cpy_r_r123 = *(int64_t *)cpy_r_r122;
    cpy_r_r124 = cpy_r_r121 < cpy_r_r123;
    if (!cpy_r_r124) goto CPyL112;
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyListObject, ob_item));
    cpy_r_r126 = *(CPyPtr *)cpy_r_r125;
    cpy_r_r127 = cpy_r_r121 * 8;
    cpy_r_r128 = cpy_r_r126 + cpy_r_r127;
    cpy_r_r129 = *(PyObject * *)cpy_r_r128;
    CPy_INCREF(cpy_r_r129);
    PyObject *__tmp3233;
    if (unlikely(!(PyTuple_Check(cpy_r_r129) && PyTuple_GET_SIZE(cpy_r_r129) == 2))) {
        __tmp3233 = NULL;
        goto __LL3234;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r129, 0))))
        __tmp3233 = PyTuple_GET_ITEM(cpy_r_r129, 0);
    else {
        __tmp3233 = NULL;
    }
    if (__tmp3233 == NULL) goto __LL3234;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r129, 1))))
        __tmp3233 = PyTuple_GET_ITEM(cpy_r_r129, 1);
    else {
        __tmp3233 = NULL;
    }
    if (__tmp3233 == NULL) goto __LL3234;
    __tmp3233 = cpy_r_r129;
__LL3234: ;
    if (unlikely(__tmp3233 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r129); cpy_r_r130 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3235 = PyTuple_GET_ITEM(cpy_r_r129, 0);
        CPyTagged __tmp3236;
        if (likely(PyLong_Check(__tmp3235)))
            __tmp3236 = CPyTagged_FromObject(__tmp3235);
        else {
            goto __LL3237;
        }
        cpy_r_r130.f0 = __tmp3236;
        PyObject *__tmp3238 = PyTuple_GET_ITEM(cpy_r_r129, 1);
        CPyTagged __tmp3239;
        if (likely(PyLong_Check(__tmp3238)))
            __tmp3239 = CPyTagged_FromObject(__tmp3238);
        else {
            goto __LL3240;
        }
        cpy_r_r130.f1 = __tmp3239;
    }
    goto __LL3241;
__LL3237: ;
    cpy_r_r130 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3241;
__LL3240: ;
    CPyTagged_DECREF(cpy_r_r130.f0);
    cpy_r_r130 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3241;
__LL3241: ;
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 264, CPyStatic_merv___thinking___features___globals);
        goto CPyL113;
    }
    cpy_r_r131 = cpy_r_r130.f0;
    CPyTagged_INCREF(cpy_r_r131);
    cpy_r_tile = cpy_r_r131;
    cpy_r_r132 = cpy_r_r130.f1;
    CPyTagged_INCREF(cpy_r_r132);
    CPyTagged_DECREF(cpy_r_r130.f0);
    CPyTagged_DECREF(cpy_r_r130.f1);
    cpy_r_r133 = CPyTagged_StealAsObject(cpy_r_r132);
    CPy_DECREF(cpy_r_r133);
    cpy_r_r134 = CPyList_GetItemShort(cpy_r_f, 68);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 265, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r135 = CPyList_GetItemBorrow(cpy_r_r94, cpy_r_tile);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 265, CPyStatic_merv___thinking___features___globals);
        goto CPyL115;
    }
    if (likely(PyLong_Check(cpy_r_r135)))
        cpy_r_r136 = CPyTagged_FromObject(cpy_r_r135);
    else {
        CPy_TypeError("int", cpy_r_r135); cpy_r_r136 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 265, CPyStatic_merv___thinking___features___globals);
        goto CPyL115;
    }
    cpy_r_r137 = cpy_r_r136 & 1;
    cpy_r_r138 = cpy_r_r137 != 0;
    if (!cpy_r_r138) goto CPyL88;
    cpy_r_r139 = CPyTagged_IsEq_(cpy_r_r136, cpy_r_seat);
    cpy_r_r140 = cpy_r_r139;
    goto CPyL89;
CPyL88: ;
    cpy_r_r141 = cpy_r_r136 == cpy_r_seat;
    cpy_r_r140 = cpy_r_r141;
CPyL89: ;
    CPyTagged_DECREF(cpy_r_r136);
    CPyTagged_DECREF(cpy_r_tile);
    cpy_r_r142 = cpy_r_r140 ? Py_True : Py_False;
    cpy_r_r143 = PyNumber_InPlaceAdd(cpy_r_r134, cpy_r_r142);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 265, CPyStatic_merv___thinking___features___globals);
        goto CPyL113;
    }
    cpy_r_r144 = CPyList_SetItem(cpy_r_f, 68, cpy_r_r143);
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 265, CPyStatic_merv___thinking___features___globals);
        goto CPyL113;
    }
    cpy_r_r145 = cpy_r_r121 + 1;
    cpy_r_r121 = cpy_r_r145;
    goto CPyL81;
CPyL92: ;
    return 1;
CPyL93: ;
    cpy_r_r146 = 2;
    return cpy_r_r146;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL93;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL93;
CPyL96: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL43;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    goto CPyL93;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r57);
    goto CPyL93;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r62);
    goto CPyL93;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r62);
    goto CPyL93;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r69);
    goto CPyL93;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r82);
    goto CPyL93;
CPyL103: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL92;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r94);
    goto CPyL93;
CPyL105: ;
    CPy_DECREF(cpy_r_r100);
    goto CPyL78;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r100);
    goto CPyL93;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r104);
    goto CPyL93;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r103);
    goto CPyL93;
CPyL109: ;
    CPyTagged_DECREF(cpy_r_tile);
    goto CPyL70;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_tile);
    goto CPyL93;
CPyL111: ;
    CPy_DecRef(cpy_r_r94);
    goto CPyL93;
CPyL112: ;
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r120);
    goto CPyL92;
CPyL113: ;
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r120);
    goto CPyL93;
CPyL114: ;
    CPy_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_tile);
    CPy_DecRef(cpy_r_r120);
    goto CPyL93;
CPyL115: ;
    CPy_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_tile);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r134);
    goto CPyL93;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey____progress(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "player", "f", 0};
            static CPyArg_Parser parser = {"OOOO:_progress", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            PyObject *obj_f;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player, &obj_f)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
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
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_merv___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.merv.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_f;
            if (likely(PyList_Check(obj_f)))
                arg_f = obj_f;
            else {
                CPy_TypeError("list", obj_f); 
                goto fail;
            }
            char retval = CPyDef_merv___thinking___features___Survey____progress(arg_self, arg_t, arg_seat, arg_player, arg_f);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_progress", 241, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___features___Survey____contracts(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_pile;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    double cpy_r_r60;
    char cpy_r_r61;
    double cpy_r_missing;
    double cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    CPyTagged cpy_r_r73;
    double cpy_r_r74;
    char cpy_r_r75;
    double cpy_r_r76;
    double cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyTagged cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    CPyTagged cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    int64_t cpy_r_r95;
    char cpy_r_r96;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_r102;
    int64_t cpy_r_r103;
    char cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    CPyTagged cpy_r_r109;
    double cpy_r_r110;
    char cpy_r_r111;
    double cpy_r_r112;
    double cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    CPyTagged cpy_r_r118;
    CPyTagged cpy_r_r119;
    int64_t cpy_r_r120;
    char cpy_r_r121;
    int64_t cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    CPyTagged cpy_r_r126;
    double cpy_r_r127;
    char cpy_r_r128;
    double cpy_r_r129;
    double cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    double cpy_r_r135;
    double cpy_r_r136;
    char cpy_r_r137;
    double cpy_r_r138;
    double cpy_r_r139;
    double cpy_r_r140;
    double cpy_r_r141;
    double cpy_r_r142;
    double cpy_r_worth;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    double cpy_r_r145;
    double cpy_r_r146;
    double cpy_r_r147;
    double cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    double cpy_r_r153;
    char cpy_r_r154;
    double cpy_r_r155;
    double cpy_r_r156;
    PyObject *cpy_r_r157;
    int32_t cpy_r_r158;
    char cpy_r_r159;
    CPyTagged cpy_r_r160;
    int64_t cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject **cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    double cpy_r_value;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject **cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    tuple_T2FF cpy_r_r179;
    double cpy_r_r180;
    char cpy_r_r181;
    double cpy_r_r182;
    double cpy_r_r183;
    double cpy_r_r184;
    double cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    double cpy_r_r188;
    cpy_r_r0 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_scrolls;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Player", "scrolls", 271, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
CPyL1: ;
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_scrolls;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Player", "locked_scrolls", 271, CPyStatic_merv___thinking___features___globals);
        goto CPyL116;
    }
CPyL2: ;
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r2, cpy_r_r3);
    cpy_r_r5 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_common;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Player", "common", 272, CPyStatic_merv___thinking___features___globals);
        goto CPyL117;
    }
CPyL3: ;
    cpy_r_r6 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_common;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Player", "locked_common", 272, CPyStatic_merv___thinking___features___globals);
        goto CPyL117;
    }
CPyL4: ;
    cpy_r_r7 = CPyTagged_Subtract(cpy_r_r5, cpy_r_r6);
    cpy_r_r8 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_rare;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Player", "rare", 273, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    }
CPyL5: ;
    cpy_r_r9 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_rare;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Player", "locked_rare", 273, CPyStatic_merv___thinking___features___globals);
        goto CPyL118;
    }
CPyL6: ;
    cpy_r_r10 = CPyTagged_Subtract(cpy_r_r8, cpy_r_r9);
    cpy_r_r11 = cpy_r_r4 != 0;
    if (cpy_r_r11) goto CPyL10;
    cpy_r_r12 = cpy_r_r7 != 0;
    if (cpy_r_r12) goto CPyL10;
    cpy_r_r13 = cpy_r_r10 != 0;
    if (cpy_r_r13) {
        goto CPyL10;
    } else
        goto CPyL119;
CPyL9: ;
    return 0.0;
CPyL10: ;
    cpy_r_r14 = PyList_New(0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 276, CPyStatic_merv___thinking___features___globals);
        goto CPyL120;
    }
    cpy_r_r15 = 0;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Table", "piles", 277, CPyStatic_merv___thinking___features___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r16);
CPyL12: ;
    cpy_r_r17 = 0;
CPyL13: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL122;
    cpy_r_pile = cpy_r_r15;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 277, CPyStatic_merv___thinking___features___globals);
        goto CPyL123;
    }
    cpy_r_r27 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_piles;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Book", "piles", 278, CPyStatic_merv___thinking___features___globals);
        goto CPyL124;
    }
CPyL16: ;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r27, cpy_r_pile);
    CPyTagged_DECREF(cpy_r_pile);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 278, CPyStatic_merv___thinking___features___globals);
        goto CPyL125;
    }
    if (likely(PyList_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 278, CPyStatic_merv___thinking___features___globals, "list", cpy_r_r28);
        goto CPyL125;
    }
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = cpy_r_r26 == cpy_r_r32;
    if (cpy_r_r33) goto CPyL126;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r29, cpy_r_r26);
    CPy_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 281, CPyStatic_merv___thinking___features___globals);
        goto CPyL127;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 281, CPyStatic_merv___thinking___features___globals);
        goto CPyL127;
    }
    cpy_r_r36 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_lock;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Book", "contract_lock", 282, CPyStatic_merv___thinking___features___globals);
        goto CPyL128;
    }
CPyL22: ;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r36, cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 282, CPyStatic_merv___thinking___features___globals);
        goto CPyL128;
    }
    if (likely(PyTuple_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 282, CPyStatic_merv___thinking___features___globals, "tuple", cpy_r_r37);
        goto CPyL128;
    }
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r38, 0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 283, CPyStatic_merv___thinking___features___globals);
        goto CPyL129;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 283, CPyStatic_merv___thinking___features___globals);
        goto CPyL129;
    }
    cpy_r_r41 = CPyTagged_Subtract(cpy_r_r40, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (cpy_r_r43) goto CPyL28;
    cpy_r_r44 = 0 & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (!cpy_r_r45) goto CPyL29;
CPyL28: ;
    cpy_r_r46 = CPyTagged_IsLt_(0, cpy_r_r41);
    if (cpy_r_r46) {
        goto CPyL30;
    } else
        goto CPyL130;
CPyL29: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_r41 > (Py_ssize_t)0;
    if (!cpy_r_r47) goto CPyL130;
CPyL30: ;
    cpy_r_r48 = cpy_r_r41;
    goto CPyL32;
CPyL31: ;
    cpy_r_r48 = 0;
CPyL32: ;
    cpy_r_r49 = CPySequenceTuple_GetItem(cpy_r_r38, 2);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 283, CPyStatic_merv___thinking___features___globals);
        goto CPyL131;
    }
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 283, CPyStatic_merv___thinking___features___globals);
        goto CPyL131;
    }
    cpy_r_r51 = CPyTagged_Subtract(cpy_r_r50, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (cpy_r_r53) goto CPyL36;
    cpy_r_r54 = 0 & 1;
    cpy_r_r55 = cpy_r_r54 != 0;
    if (!cpy_r_r55) goto CPyL37;
CPyL36: ;
    cpy_r_r56 = CPyTagged_IsLt_(0, cpy_r_r51);
    if (cpy_r_r56) {
        goto CPyL38;
    } else
        goto CPyL132;
CPyL37: ;
    cpy_r_r57 = (Py_ssize_t)cpy_r_r51 > (Py_ssize_t)0;
    if (!cpy_r_r57) goto CPyL132;
CPyL38: ;
    cpy_r_r58 = cpy_r_r51;
    goto CPyL40;
CPyL39: ;
    cpy_r_r58 = 0;
CPyL40: ;
    cpy_r_r59 = CPyTagged_Add(cpy_r_r48, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_r60 = CPyFloat_FromTagged(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 == -113.0;
    if (unlikely(cpy_r_r61)) goto CPyL42;
CPyL41: ;
    cpy_r_missing = cpy_r_r60;
    cpy_r_r62 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r1)->_rare_effort;
    cpy_r_r63 = CPySequenceTuple_GetItem(cpy_r_r38, 4);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 284, CPyStatic_merv___thinking___features___globals);
        goto CPyL129;
    } else
        goto CPyL43;
CPyL42: ;
    cpy_r_r64 = PyErr_Occurred();
    if (unlikely(cpy_r_r64 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 283, CPyStatic_merv___thinking___features___globals);
        goto CPyL129;
    } else
        goto CPyL41;
CPyL43: ;
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 284, CPyStatic_merv___thinking___features___globals);
        goto CPyL129;
    }
    cpy_r_r66 = CPyTagged_Subtract(cpy_r_r65, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (cpy_r_r68) goto CPyL46;
    cpy_r_r69 = 0 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (!cpy_r_r70) goto CPyL47;
CPyL46: ;
    cpy_r_r71 = CPyTagged_IsLt_(0, cpy_r_r66);
    if (cpy_r_r71) {
        goto CPyL48;
    } else
        goto CPyL133;
CPyL47: ;
    cpy_r_r72 = (Py_ssize_t)cpy_r_r66 > (Py_ssize_t)0;
    if (!cpy_r_r72) goto CPyL133;
CPyL48: ;
    cpy_r_r73 = cpy_r_r66;
    goto CPyL50;
CPyL49: ;
    cpy_r_r73 = 0;
CPyL50: ;
    cpy_r_r74 = CPyFloat_FromTagged(cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r74 == -113.0;
    if (unlikely(cpy_r_r75)) goto CPyL52;
CPyL51: ;
    cpy_r_r76 = cpy_r_r62 * cpy_r_r74;
    cpy_r_r77 = cpy_r_missing + cpy_r_r76;
    cpy_r_missing = cpy_r_r77;
    cpy_r_r78 = CPySequenceTuple_GetItem(cpy_r_r38, 6);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 285, CPyStatic_merv___thinking___features___globals);
        goto CPyL129;
    } else
        goto CPyL53;
CPyL52: ;
    cpy_r_r79 = PyErr_Occurred();
    if (unlikely(cpy_r_r79 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 284, CPyStatic_merv___thinking___features___globals);
        goto CPyL129;
    } else
        goto CPyL51;
CPyL53: ;
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r80 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r80 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 285, CPyStatic_merv___thinking___features___globals);
        goto CPyL129;
    }
    cpy_r_r81 = CPySequenceTuple_GetItem(cpy_r_r38, 2);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 285, CPyStatic_merv___thinking___features___globals);
        goto CPyL134;
    }
    if (likely(PyLong_Check(cpy_r_r81)))
        cpy_r_r82 = CPyTagged_FromObject(cpy_r_r81);
    else {
        CPy_TypeError("int", cpy_r_r81); cpy_r_r82 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 285, CPyStatic_merv___thinking___features___globals);
        goto CPyL134;
    }
    cpy_r_r83 = CPyTagged_Subtract(cpy_r_r7, cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r82);
    cpy_r_r84 = cpy_r_r83 & 1;
    cpy_r_r85 = cpy_r_r84 != 0;
    if (cpy_r_r85) goto CPyL58;
    cpy_r_r86 = 0 & 1;
    cpy_r_r87 = cpy_r_r86 != 0;
    if (!cpy_r_r87) goto CPyL59;
CPyL58: ;
    cpy_r_r88 = CPyTagged_IsLt_(0, cpy_r_r83);
    if (cpy_r_r88) {
        goto CPyL60;
    } else
        goto CPyL135;
CPyL59: ;
    cpy_r_r89 = (Py_ssize_t)cpy_r_r83 > (Py_ssize_t)0;
    if (!cpy_r_r89) goto CPyL135;
CPyL60: ;
    cpy_r_r90 = cpy_r_r83;
    goto CPyL62;
CPyL61: ;
    cpy_r_r90 = 0;
CPyL62: ;
    cpy_r_r91 = CPyTagged_Subtract(cpy_r_r80, cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r80);
    CPyTagged_DECREF(cpy_r_r90);
    cpy_r_r92 = CPySequenceTuple_GetItem(cpy_r_r38, 4);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 285, CPyStatic_merv___thinking___features___globals);
        goto CPyL136;
    }
    if (likely(PyLong_Check(cpy_r_r92)))
        cpy_r_r93 = CPyTagged_FromObject(cpy_r_r92);
    else {
        CPy_TypeError("int", cpy_r_r92); cpy_r_r93 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 285, CPyStatic_merv___thinking___features___globals);
        goto CPyL136;
    }
    cpy_r_r94 = CPyTagged_Subtract(cpy_r_r10, cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r93);
    cpy_r_r95 = cpy_r_r94 & 1;
    cpy_r_r96 = cpy_r_r95 != 0;
    if (cpy_r_r96) goto CPyL66;
    cpy_r_r97 = 0 & 1;
    cpy_r_r98 = cpy_r_r97 != 0;
    if (!cpy_r_r98) goto CPyL67;
CPyL66: ;
    cpy_r_r99 = CPyTagged_IsLt_(0, cpy_r_r94);
    if (cpy_r_r99) {
        goto CPyL68;
    } else
        goto CPyL137;
CPyL67: ;
    cpy_r_r100 = (Py_ssize_t)cpy_r_r94 > (Py_ssize_t)0;
    if (!cpy_r_r100) goto CPyL137;
CPyL68: ;
    cpy_r_r101 = cpy_r_r94;
    goto CPyL70;
CPyL69: ;
    cpy_r_r101 = 0;
CPyL70: ;
    cpy_r_r102 = CPyTagged_Subtract(cpy_r_r91, cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r91);
    CPyTagged_DECREF(cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 & 1;
    cpy_r_r104 = cpy_r_r103 != 0;
    if (cpy_r_r104) goto CPyL72;
    cpy_r_r105 = 0 & 1;
    cpy_r_r106 = cpy_r_r105 != 0;
    if (!cpy_r_r106) goto CPyL73;
CPyL72: ;
    cpy_r_r107 = CPyTagged_IsLt_(0, cpy_r_r102);
    if (cpy_r_r107) {
        goto CPyL74;
    } else
        goto CPyL138;
CPyL73: ;
    cpy_r_r108 = (Py_ssize_t)cpy_r_r102 > (Py_ssize_t)0;
    if (!cpy_r_r108) goto CPyL138;
CPyL74: ;
    cpy_r_r109 = cpy_r_r102;
    goto CPyL76;
CPyL75: ;
    cpy_r_r109 = 0;
CPyL76: ;
    cpy_r_r110 = CPyFloat_FromTagged(cpy_r_r109);
    CPyTagged_DECREF(cpy_r_r109);
    cpy_r_r111 = cpy_r_r110 == -113.0;
    if (unlikely(cpy_r_r111)) goto CPyL78;
CPyL77: ;
    cpy_r_r112 = cpy_r_missing + cpy_r_r110;
    cpy_r_missing = cpy_r_r112;
    cpy_r_r113 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r1)->_influence_effort;
    cpy_r_r114 = ((serai___games___merv___thinking___features___SurveyObject *)cpy_r_self)->__influence_for;
    cpy_r_r115 = CPyList_GetItemBorrow(cpy_r_r114, cpy_r_r35);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 286, CPyStatic_merv___thinking___features___globals);
        goto CPyL128;
    } else
        goto CPyL79;
CPyL78: ;
    cpy_r_r116 = PyErr_Occurred();
    if (unlikely(cpy_r_r116 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 285, CPyStatic_merv___thinking___features___globals);
        goto CPyL128;
    } else
        goto CPyL77;
CPyL79: ;
    if (likely(PyLong_Check(cpy_r_r115)))
        cpy_r_r117 = CPyTagged_FromObject(cpy_r_r115);
    else {
        CPy_TypeError("int", cpy_r_r115); cpy_r_r117 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 286, CPyStatic_merv___thinking___features___globals);
        goto CPyL128;
    }
    cpy_r_r118 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Player", "influence", 286, CPyStatic_merv___thinking___features___globals);
        goto CPyL139;
    }
CPyL81: ;
    cpy_r_r119 = CPyTagged_Subtract(cpy_r_r117, cpy_r_r118);
    CPyTagged_DECREF(cpy_r_r117);
    cpy_r_r120 = cpy_r_r119 & 1;
    cpy_r_r121 = cpy_r_r120 != 0;
    if (cpy_r_r121) goto CPyL83;
    cpy_r_r122 = 0 & 1;
    cpy_r_r123 = cpy_r_r122 != 0;
    if (!cpy_r_r123) goto CPyL84;
CPyL83: ;
    cpy_r_r124 = CPyTagged_IsLt_(0, cpy_r_r119);
    if (cpy_r_r124) {
        goto CPyL85;
    } else
        goto CPyL140;
CPyL84: ;
    cpy_r_r125 = (Py_ssize_t)cpy_r_r119 > (Py_ssize_t)0;
    if (!cpy_r_r125) goto CPyL140;
CPyL85: ;
    cpy_r_r126 = cpy_r_r119;
    goto CPyL87;
CPyL86: ;
    cpy_r_r126 = 0;
CPyL87: ;
    cpy_r_r127 = CPyFloat_FromTagged(cpy_r_r126);
    CPyTagged_DECREF(cpy_r_r126);
    cpy_r_r128 = cpy_r_r127 == -113.0;
    if (unlikely(cpy_r_r128)) goto CPyL89;
CPyL88: ;
    cpy_r_r129 = cpy_r_r113 * cpy_r_r127;
    cpy_r_r130 = cpy_r_missing + cpy_r_r129;
    cpy_r_missing = cpy_r_r130;
    cpy_r_r131 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_vp;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_contracts", "Book", "contract_vp", 287, CPyStatic_merv___thinking___features___globals);
        goto CPyL128;
    }
    goto CPyL90;
CPyL89: ;
    cpy_r_r132 = PyErr_Occurred();
    if (unlikely(cpy_r_r132 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 286, CPyStatic_merv___thinking___features___globals);
        goto CPyL128;
    } else
        goto CPyL88;
CPyL90: ;
    cpy_r_r133 = CPyList_GetItem(cpy_r_r131, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 287, CPyStatic_merv___thinking___features___globals);
        goto CPyL127;
    }
    if (likely(PyLong_Check(cpy_r_r133)))
        cpy_r_r134 = CPyTagged_FromObject(cpy_r_r133);
    else {
        CPy_TypeError("int", cpy_r_r133); cpy_r_r134 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 287, CPyStatic_merv___thinking___features___globals);
        goto CPyL127;
    }
    cpy_r_r135 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r1)->_contract_reward;
    cpy_r_r136 = CPyFloat_FromTagged(cpy_r_r134);
    CPyTagged_DECREF(cpy_r_r134);
    cpy_r_r137 = cpy_r_r136 == -113.0;
    if (unlikely(cpy_r_r137)) goto CPyL94;
CPyL93: ;
    cpy_r_r138 = cpy_r_r136 + cpy_r_r135;
    cpy_r_r139 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r1)->_contract_effort;
    cpy_r_r140 = 1.0 + cpy_r_missing;
    cpy_r_r141 = cpy_r_r139 * cpy_r_r140;
    cpy_r_r142 = cpy_r_r138 - cpy_r_r141;
    cpy_r_worth = cpy_r_r142;
    cpy_r_r143 = cpy_r_worth > 0.0;
    if (cpy_r_r143) {
        goto CPyL95;
    } else
        goto CPyL104;
CPyL94: ;
    cpy_r_r144 = PyErr_Occurred();
    if (unlikely(cpy_r_r144 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 287, CPyStatic_merv___thinking___features___globals);
        goto CPyL127;
    } else
        goto CPyL93;
CPyL95: ;
    cpy_r_r145 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r1)->_contract_hurry;
    cpy_r_r146 = cpy_r_r145 * cpy_r_missing;
    cpy_r_r147 = 1.0 + cpy_r_r146;
    cpy_r_r148 = CPyFloat_FromTagged(cpy_r_turns);
    cpy_r_r149 = cpy_r_r148 == -113.0;
    if (unlikely(cpy_r_r149)) goto CPyL97;
CPyL96: ;
    cpy_r_r150 = cpy_r_r147 == 0.0;
    if (unlikely(cpy_r_r150)) {
        goto CPyL141;
    } else
        goto CPyL100;
CPyL97: ;
    cpy_r_r151 = PyErr_Occurred();
    if (unlikely(cpy_r_r151 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 289, CPyStatic_merv___thinking___features___globals);
        goto CPyL127;
    } else
        goto CPyL96;
CPyL98: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r152 = 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 289, CPyStatic_merv___thinking___features___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL100: ;
    cpy_r_r153 = cpy_r_r148 / cpy_r_r147;
    cpy_r_r154 = cpy_r_r153 < 1.0;
    if (!cpy_r_r154) goto CPyL102;
    cpy_r_r155 = cpy_r_r153;
    goto CPyL103;
CPyL102: ;
    cpy_r_r155 = 1.0;
CPyL103: ;
    cpy_r_r156 = cpy_r_worth * cpy_r_r155;
    cpy_r_r157 = PyFloat_FromDouble(cpy_r_r156);
    cpy_r_r158 = PyList_Append(cpy_r_r14, cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    cpy_r_r159 = cpy_r_r158 >= 0;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 289, CPyStatic_merv___thinking___features___globals);
        goto CPyL127;
    }
CPyL104: ;
    cpy_r_r160 = cpy_r_r15 + 2;
    cpy_r_r15 = cpy_r_r160;
    cpy_r_r161 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r161;
    goto CPyL13;
CPyL105: ;
    cpy_r_r162 = CPyStatics[2115]; /* 'sort' */
    cpy_r_r163 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r164[2] = {cpy_r_r14, cpy_r_r163};
    cpy_r_r165 = (PyObject **)&cpy_r_r164;
    cpy_r_r166 = CPyStatics[5108]; /* ('reverse',) */
    cpy_r_r167 = PyObject_VectorcallMethod(cpy_r_r162, cpy_r_r165, 9223372036854775809ULL, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 290, CPyStatic_merv___thinking___features___globals);
        goto CPyL142;
    } else
        goto CPyL143;
CPyL106: ;
    cpy_r_value = 0.0;
    cpy_r_r168 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r1)->_contract_shares;
    CPy_INCREF(cpy_r_r168);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r169 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r170 = CPyStatics[36]; /* 'zip' */
    cpy_r_r171 = CPyObject_GetAttr(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 292, CPyStatic_merv___thinking___features___globals);
        goto CPyL144;
    }
    cpy_r_r172 = 0 ? Py_True : Py_False;
    PyObject *cpy_r_r173[3] = {cpy_r_r168, cpy_r_r14, cpy_r_r172};
    cpy_r_r174 = (PyObject **)&cpy_r_r173;
    cpy_r_r175 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r176 = PyObject_Vectorcall(cpy_r_r171, cpy_r_r174, 2, cpy_r_r175);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 292, CPyStatic_merv___thinking___features___globals);
        goto CPyL144;
    }
    CPy_DECREF(cpy_r_r168);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r177 = PyObject_GetIter(cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 292, CPyStatic_merv___thinking___features___globals);
        goto CPyL115;
    }
CPyL109: ;
    cpy_r_r178 = PyIter_Next(cpy_r_r177);
    if (cpy_r_r178 == NULL) goto CPyL145;
    PyObject *__tmp3242;
    if (unlikely(!(PyTuple_Check(cpy_r_r178) && PyTuple_GET_SIZE(cpy_r_r178) == 2))) {
        __tmp3242 = NULL;
        goto __LL3243;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r178, 0))))
        __tmp3242 = PyTuple_GET_ITEM(cpy_r_r178, 0);
    else {
        __tmp3242 = NULL;
    }
    if (__tmp3242 == NULL) goto __LL3243;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r178, 1))))
        __tmp3242 = PyTuple_GET_ITEM(cpy_r_r178, 1);
    else {
        __tmp3242 = NULL;
    }
    if (__tmp3242 == NULL) goto __LL3243;
    __tmp3242 = cpy_r_r178;
__LL3243: ;
    if (unlikely(__tmp3242 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r178); cpy_r_r179 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp3244 = PyTuple_GET_ITEM(cpy_r_r178, 0);
        double __tmp3245;
        __tmp3245 = PyFloat_AsDouble(__tmp3244);
        if (__tmp3245 == -1.0 && PyErr_Occurred()) {
            goto __LL3246;
        }
        cpy_r_r179.f0 = __tmp3245;
        PyObject *__tmp3247 = PyTuple_GET_ITEM(cpy_r_r178, 1);
        double __tmp3248;
        __tmp3248 = PyFloat_AsDouble(__tmp3247);
        if (__tmp3248 == -1.0 && PyErr_Occurred()) {
            goto __LL3249;
        }
        cpy_r_r179.f1 = __tmp3248;
    }
    goto __LL3250;
__LL3246: ;
    cpy_r_r179 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL3250;
__LL3249: ;
    cpy_r_r179 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL3250;
__LL3250: ;
    CPy_DECREF(cpy_r_r178);
    cpy_r_r180 = cpy_r_r179.f0;
    cpy_r_r181 = cpy_r_r180 == -113.0;
    if (unlikely(cpy_r_r181)) goto CPyL112;
CPyL111: ;
    cpy_r_r182 = cpy_r_r179.f0;
    cpy_r_r183 = cpy_r_r179.f1;
    cpy_r_worth = cpy_r_r183;
    cpy_r_r184 = cpy_r_r182 * cpy_r_worth;
    cpy_r_r185 = cpy_r_value + cpy_r_r184;
    cpy_r_value = cpy_r_r185;
    goto CPyL109;
CPyL112: ;
    cpy_r_r186 = PyErr_Occurred();
    if (unlikely(cpy_r_r186 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 292, CPyStatic_merv___thinking___features___globals);
        goto CPyL146;
    } else
        goto CPyL111;
CPyL113: ;
    cpy_r_r187 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 292, CPyStatic_merv___thinking___features___globals);
        goto CPyL115;
    }
    return cpy_r_value;
CPyL115: ;
    cpy_r_r188 = -113.0;
    return cpy_r_r188;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL115;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL115;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL115;
CPyL119: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL9;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL115;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL115;
CPyL122: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r16);
    goto CPyL105;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_pile);
    goto CPyL115;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_pile);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL115;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL115;
CPyL126: ;
    CPyTagged_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r29);
    goto CPyL104;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    goto CPyL115;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL115;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    goto CPyL115;
CPyL130: ;
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL31;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL115;
CPyL132: ;
    CPyTagged_DECREF(cpy_r_r51);
    goto CPyL39;
CPyL133: ;
    CPyTagged_DECREF(cpy_r_r66);
    goto CPyL49;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r80);
    goto CPyL115;
CPyL135: ;
    CPyTagged_DECREF(cpy_r_r83);
    goto CPyL61;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r91);
    goto CPyL115;
CPyL137: ;
    CPyTagged_DECREF(cpy_r_r94);
    goto CPyL69;
CPyL138: ;
    CPyTagged_DECREF(cpy_r_r102);
    goto CPyL75;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r117);
    goto CPyL115;
CPyL140: ;
    CPyTagged_DECREF(cpy_r_r119);
    goto CPyL86;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    goto CPyL98;
CPyL142: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r14);
    goto CPyL115;
CPyL143: ;
    CPy_DECREF(cpy_r_r167);
    goto CPyL106;
CPyL144: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r168);
    goto CPyL115;
CPyL145: ;
    CPy_DECREF(cpy_r_r177);
    goto CPyL113;
CPyL146: ;
    CPy_DecRef(cpy_r_r177);
    goto CPyL115;
}
        
        PyObject *CPyPy_merv___thinking___features___Survey____contracts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "player", "turns", 0};
            static CPyArg_Parser parser = {"OOO:_contracts", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___features___Survey))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.features.Survey", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_merv___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.merv.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_turns;
            if (likely(PyLong_Check(obj_turns)))
                arg_turns = CPyTagged_BorrowFromObject(obj_turns);
            else {
                CPy_TypeError("int", obj_turns); goto fail;
            }
            double retval = CPyDef_merv___thinking___features___Survey____contracts(arg_self, arg_t, arg_player, arg_turns);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_contracts", 267, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___features____pays(PyObject *cpy_r_cubes, CPyTagged cpy_r_colour) {
    tuple_T2II cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r0.f0 = cpy_r_colour;
    cpy_r_r0.f1 = 8;
    cpy_r_r1 = PyTuple_New(2);
    if (unlikely(cpy_r_r1 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3251 = CPyTagged_StealAsObject(cpy_r_r0.f0);
    PyTuple_SET_ITEM(cpy_r_r1, 0, __tmp3251);
    PyObject *__tmp3252 = CPyTagged_StealAsObject(cpy_r_r0.f1);
    PyTuple_SET_ITEM(cpy_r_r1, 1, __tmp3252);
    cpy_r_r2 = PyObject_GetIter(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_pays", 299, CPyStatic_merv___thinking___features___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r3 = PyIter_Next(cpy_r_r2);
    if (cpy_r_r3 == NULL) goto CPyL13;
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_pays", 299, CPyStatic_merv___thinking___features___globals);
        goto CPyL14;
    }
    cpy_r_r5 = CPyList_GetItem(cpy_r_cubes, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_pays", 300, CPyStatic_merv___thinking___features___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_pays", 300, CPyStatic_merv___thinking___features___globals);
        goto CPyL15;
    }
    cpy_r_r7 = cpy_r_r6 != 0;
    CPyTagged_DECREF(cpy_r_r6);
    if (cpy_r_r7) {
        goto CPyL16;
    } else
        goto CPyL17;
CPyL6: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_cubes, cpy_r_r4);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_pays", 301, CPyStatic_merv___thinking___features___globals);
        goto CPyL18;
    }
    cpy_r_r9 = CPyStatics[4897]; /* 1 */
    cpy_r_r10 = PyNumber_InPlaceSubtract(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_pays", 301, CPyStatic_merv___thinking___features___globals);
        goto CPyL18;
    }
    cpy_r_r11 = CPyList_SetItem(cpy_r_cubes, cpy_r_r4, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_pays", 301, CPyStatic_merv___thinking___features___globals);
        goto CPyL12;
    }
    return 1;
CPyL10: ;
    cpy_r_r12 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_pays", 299, CPyStatic_merv___thinking___features___globals);
        goto CPyL12;
    }
    return 0;
CPyL12: ;
    cpy_r_r13 = 2;
    return cpy_r_r13;
CPyL13: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL14: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL12;
CPyL15: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL12;
CPyL16: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL6;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL1;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL12;
}
        
        PyObject *CPyPy_merv___thinking___features____pays(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cubes", "colour", 0};
            static CPyArg_Parser parser = {"OO:_pays", kwlist, 0};
            PyObject *obj_cubes;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_cubes, &obj_colour)) {
                return NULL;
            }
            PyObject *arg_cubes;
            if (likely(PyList_Check(obj_cubes)))
                arg_cubes = obj_cubes;
            else {
                CPy_TypeError("list", obj_cubes); 
                goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            char retval = CPyDef_merv___thinking___features____pays(arg_cubes, arg_colour);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_pays", 297, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___features____place(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    double cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyTagged cpy_r_r24;
    double cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    double cpy_r_r28;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_place", "Table", "phase", 308, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 == 0;
    if (!cpy_r_r1) goto CPyL7;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_place", "Table", "order", 309, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r4 = CPyList_Index(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_place", 309, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    }
    cpy_r_r5 = CPyFloat_FromTagged(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 == -113.0;
    if (unlikely(cpy_r_r6)) goto CPyL6;
CPyL5: ;
    return cpy_r_r5;
CPyL6: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_place", 309, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    } else
        goto CPyL5;
CPyL7: ;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_place", "Table", "phase", 310, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    }
CPyL8: ;
    cpy_r_r9 = cpy_r_r8 == 2;
    if (!cpy_r_r9) goto CPyL17;
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_place", "Table", "queue", 310, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r10);
CPyL10: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r12 = PySequence_Contains(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_place", 310, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    }
    cpy_r_r14 = cpy_r_r12;
    if (!cpy_r_r14) goto CPyL17;
    cpy_r_r15 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_place", "Table", "queue", 311, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r15);
CPyL13: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r17 = CPyList_Index(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_place", 311, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    }
    cpy_r_r18 = CPyFloat_FromTagged(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 == -113.0;
    if (unlikely(cpy_r_r19)) goto CPyL16;
CPyL15: ;
    return cpy_r_r18;
CPyL16: ;
    cpy_r_r20 = PyErr_Occurred();
    if (unlikely(cpy_r_r20 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_place", 311, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r21 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/features.py", "_place", "Table", "queue", 312, CPyStatic_merv___thinking___features___globals);
        goto CPyL21;
    }
CPyL18: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r23 << 1;
    cpy_r_r25 = CPyTagged_TrueDivide(cpy_r_r24, 4);
    cpy_r_r26 = cpy_r_r25 == -113.0;
    if (unlikely(cpy_r_r26)) goto CPyL20;
CPyL19: ;
    return cpy_r_r25;
CPyL20: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_place", 312, CPyStatic_merv___thinking___features___globals);
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r28 = -113.0;
    return cpy_r_r28;
}
        
        PyObject *CPyPy_merv___thinking___features____place(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_place", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
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
            double retval = CPyDef_merv___thinking___features____place(arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "_place", 306, CPyStatic_merv___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___features_____top_level__(void) {
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
    void *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    void *cpy_r_r112;
    void *cpy_r_r113;
    PyObject **cpy_r_r114;
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
    void *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    void *cpy_r_r134;
    void *cpy_r_r135;
    PyObject **cpy_r_r136;
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
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    int32_t cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    int32_t cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    int32_t cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    int32_t cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    int32_t cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    int32_t cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    int32_t cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    int32_t cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    int32_t cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    int32_t cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    int32_t cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    int32_t cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    int32_t cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    int32_t cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    int32_t cpy_r_r241;
    char cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    int32_t cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    int32_t cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    int32_t cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    int32_t cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    int32_t cpy_r_r266;
    char cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    int32_t cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    int32_t cpy_r_r276;
    char cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    int32_t cpy_r_r281;
    char cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    int32_t cpy_r_r286;
    char cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    int32_t cpy_r_r291;
    char cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    int32_t cpy_r_r296;
    char cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    int32_t cpy_r_r301;
    char cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    int32_t cpy_r_r306;
    char cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    int32_t cpy_r_r311;
    char cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    int32_t cpy_r_r316;
    char cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    int32_t cpy_r_r321;
    char cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    int32_t cpy_r_r326;
    char cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    int32_t cpy_r_r331;
    char cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    int32_t cpy_r_r336;
    char cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    int32_t cpy_r_r341;
    char cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    int32_t cpy_r_r346;
    char cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    int32_t cpy_r_r351;
    char cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    int32_t cpy_r_r356;
    char cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    int32_t cpy_r_r361;
    char cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    int32_t cpy_r_r366;
    char cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    int32_t cpy_r_r371;
    char cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    int32_t cpy_r_r376;
    char cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    int32_t cpy_r_r381;
    char cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    int32_t cpy_r_r386;
    char cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    int32_t cpy_r_r391;
    char cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    int32_t cpy_r_r396;
    char cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    int32_t cpy_r_r401;
    char cpy_r_r402;
    tuple_T2II cpy_r_r403;
    tuple_T2II cpy_r_r404;
    tuple_T2II cpy_r_r405;
    tuple_T2II cpy_r_r406;
    tuple_T4T2IIT2IIT2IIT2II cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    int32_t cpy_r_r411;
    char cpy_r_r412;
    PyObject *cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    char cpy_r_r417;
    char cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject *cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    int32_t cpy_r_r425;
    char cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    int32_t cpy_r_r429;
    char cpy_r_r430;
    char cpy_r_r431;
    char cpy_r_r432;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 1, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 1, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 7, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 9, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___merv___actions___palace;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___merv___actions___palace;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 11, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___merv___actions___palace;
    cpy_r_r25 = CPyExec_serai___games___merv___actions___palace;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___merv___actions___palace__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 11, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 11, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 11, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5219]; /* ('courtiers_in',) */
    cpy_r_r36 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 11, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    } else
        goto CPyL115;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___merv___book;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___merv___book;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[1185]; /* 'serai.games.merv.book' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 12, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___merv___book;
    cpy_r_r47 = CPyExec_serai___games___merv___book;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___merv___book__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 12, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 12, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[1185]; /* 'serai.games.merv.book' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 12, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r58 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 12, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    } else
        goto CPyL116;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 13, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r69 = CPyExec_serai___games___merv___names;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 13, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 13, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 13, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5288]; /* ('CARAVANSARY', 'COURTIER', 'INNER', 'INVASION', 'MOSQUE', 'NOBODY', 'NONE', 'PALACE', 'QUEUE', 'SCORING', 'TRADE', 'TURNS', 'WHITE') */
    cpy_r_r80 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 13, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    } else
        goto CPyL117;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___merv___scoring;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___merv___scoring;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 28, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___merv___scoring;
    cpy_r_r91 = CPyExec_serai___games___merv___scoring;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___merv___scoring__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 28, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 28, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 28, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5289]; /* ('room_value',) */
    cpy_r_r102 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 28, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    } else
        goto CPyL118;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 29, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r113 = CPyExec_serai___games___merv___table;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 29, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 29, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 29, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r124 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 29, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    } else
        goto CPyL119;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___merv___thinking___weights;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___merv___thinking___weights;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 30, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___merv___thinking___weights;
    cpy_r_r135 = CPyExec_serai___games___merv___thinking___weights;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___merv___thinking___weights__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 30, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 30, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 30, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r146 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 30, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    } else
        goto CPyL120;
CPyL54: ;
    cpy_r_r148 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r149 = CPyStatics[2117]; /* 'PALACE_NEXT' */
    cpy_r_r150 = CPyStatics[4896]; /* 0 */
    cpy_r_r151 = CPyDict_SetItem(cpy_r_r148, cpy_r_r149, cpy_r_r150);
    cpy_r_r152 = cpy_r_r151 >= 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 32, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r153 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r154 = CPyStatics[2118]; /* 'PALACE_LATER' */
    cpy_r_r155 = CPyStatics[4897]; /* 1 */
    cpy_r_r156 = CPyDict_SetItem(cpy_r_r153, cpy_r_r154, cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 33, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r158 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r159 = CPyStatics[2119]; /* 'UNPAID_NEXT' */
    cpy_r_r160 = CPyStatics[4911]; /* 2 */
    cpy_r_r161 = CPyDict_SetItem(cpy_r_r158, cpy_r_r159, cpy_r_r160);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 34, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r163 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r164 = CPyStatics[2120]; /* 'UNPAID_LATER' */
    cpy_r_r165 = CPyStatics[4898]; /* 3 */
    cpy_r_r166 = CPyDict_SetItem(cpy_r_r163, cpy_r_r164, cpy_r_r165);
    cpy_r_r167 = cpy_r_r166 >= 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 35, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r168 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r169 = CPyStatics[2121]; /* 'COURTIER_TURNS' */
    cpy_r_r170 = CPyStatics[4894]; /* 4 */
    cpy_r_r171 = CPyDict_SetItem(cpy_r_r168, cpy_r_r169, cpy_r_r170);
    cpy_r_r172 = cpy_r_r171 >= 0;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 36, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r173 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r174 = CPyStatics[2122]; /* 'CITY_SAFE' */
    cpy_r_r175 = CPyStatics[4912]; /* 5 */
    cpy_r_r176 = CPyDict_SetItem(cpy_r_r173, cpy_r_r174, cpy_r_r175);
    cpy_r_r177 = cpy_r_r176 >= 0;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 37, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r178 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r179 = CPyStatics[2123]; /* 'CITY_RANSOM' */
    cpy_r_r180 = CPyStatics[4900]; /* 6 */
    cpy_r_r181 = CPyDict_SetItem(cpy_r_r178, cpy_r_r179, cpy_r_r180);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 38, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r183 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r184 = CPyStatics[2124]; /* 'CITY_OPEN' */
    cpy_r_r185 = CPyStatics[4909]; /* 7 */
    cpy_r_r186 = CPyDict_SetItem(cpy_r_r183, cpy_r_r184, cpy_r_r185);
    cpy_r_r187 = cpy_r_r186 >= 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 39, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r188 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r189 = CPyStatics[2125]; /* 'WALLED_LATER' */
    cpy_r_r190 = CPyStatics[4920]; /* 8 */
    cpy_r_r191 = CPyDict_SetItem(cpy_r_r188, cpy_r_r189, cpy_r_r190);
    cpy_r_r192 = cpy_r_r191 >= 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 40, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r193 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r194 = CPyStatics[2126]; /* 'OPEN_LATER' */
    cpy_r_r195 = CPyStatics[4921]; /* 9 */
    cpy_r_r196 = CPyDict_SetItem(cpy_r_r193, cpy_r_r194, cpy_r_r195);
    cpy_r_r197 = cpy_r_r196 >= 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 41, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r198 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r199 = CPyStatics[2108]; /* 'SETTLED' */
    cpy_r_r200 = CPyStatics[4895]; /* 10 */
    cpy_r_r201 = CPyDict_SetItem(cpy_r_r198, cpy_r_r199, cpy_r_r200);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 42, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r203 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r204 = CPyStatics[2127]; /* 'FAVOUR_NEXT' */
    cpy_r_r205 = CPyStatics[4895]; /* 10 */
    cpy_r_r206 = CPyDict_SetItem(cpy_r_r203, cpy_r_r204, cpy_r_r205);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 43, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r208 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r209 = CPyStatics[2128]; /* 'FAVOUR_LATER' */
    cpy_r_r210 = CPyStatics[4924]; /* 11 */
    cpy_r_r211 = CPyDict_SetItem(cpy_r_r208, cpy_r_r209, cpy_r_r210);
    cpy_r_r212 = cpy_r_r211 >= 0;
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 44, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r213 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r214 = CPyStatics[2129]; /* 'FAVOUR_SPARE' */
    cpy_r_r215 = CPyStatics[4925]; /* 12 */
    cpy_r_r216 = CPyDict_SetItem(cpy_r_r213, cpy_r_r214, cpy_r_r215);
    cpy_r_r217 = cpy_r_r216 >= 0;
    if (unlikely(!cpy_r_r217)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 45, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r218 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r219 = CPyStatics[1238]; /* 'CUBES' */
    cpy_r_r220 = CPyStatics[4926]; /* 13 */
    cpy_r_r221 = CPyDict_SetItem(cpy_r_r218, cpy_r_r219, cpy_r_r220);
    cpy_r_r222 = cpy_r_r221 >= 0;
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 46, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r223 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r224 = CPyStatics[2130]; /* 'SPARE_CUBES' */
    cpy_r_r225 = CPyStatics[4927]; /* 14 */
    cpy_r_r226 = CPyDict_SetItem(cpy_r_r223, cpy_r_r224, cpy_r_r225);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 47, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r228 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r229 = CPyStatics[2131]; /* 'WHITE_CUBES' */
    cpy_r_r230 = CPyStatics[4915]; /* 15 */
    cpy_r_r231 = CPyDict_SetItem(cpy_r_r228, cpy_r_r229, cpy_r_r230);
    cpy_r_r232 = cpy_r_r231 >= 0;
    if (unlikely(!cpy_r_r232)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 48, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r233 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r234 = CPyStatics[2132]; /* 'CAMELS' */
    cpy_r_r235 = CPyStatics[4899]; /* 16 */
    cpy_r_r236 = CPyDict_SetItem(cpy_r_r233, cpy_r_r234, cpy_r_r235);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 49, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r238 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r239 = CPyStatics[2133]; /* 'INFLUENCE' */
    cpy_r_r240 = CPyStatics[4928]; /* 17 */
    cpy_r_r241 = CPyDict_SetItem(cpy_r_r238, cpy_r_r239, cpy_r_r240);
    cpy_r_r242 = cpy_r_r241 >= 0;
    if (unlikely(!cpy_r_r242)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 50, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r243 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r244 = CPyStatics[2134]; /* 'HIGH_INFLUENCE' */
    cpy_r_r245 = CPyStatics[4929]; /* 18 */
    cpy_r_r246 = CPyDict_SetItem(cpy_r_r243, cpy_r_r244, cpy_r_r245);
    cpy_r_r247 = cpy_r_r246 >= 0;
    if (unlikely(!cpy_r_r247)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 51, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r248 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r249 = CPyStatics[1216]; /* 'SPICE_LIMIT' */
    cpy_r_r250 = CPyStatics[4930]; /* 19 */
    cpy_r_r251 = CPyDict_SetItem(cpy_r_r248, cpy_r_r249, cpy_r_r250);
    cpy_r_r252 = cpy_r_r251 >= 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 52, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r253 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r254 = CPyStatics[2135]; /* 'CONTRACT_LEVEL' */
    cpy_r_r255 = CPyStatics[4919]; /* 20 */
    cpy_r_r256 = CPyDict_SetItem(cpy_r_r253, cpy_r_r254, cpy_r_r255);
    cpy_r_r257 = cpy_r_r256 >= 0;
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 53, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r258 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r259 = CPyStatics[1235]; /* 'CONTRACTS' */
    cpy_r_r260 = CPyStatics[4931]; /* 21 */
    cpy_r_r261 = CPyDict_SetItem(cpy_r_r258, cpy_r_r259, cpy_r_r260);
    cpy_r_r262 = cpy_r_r261 >= 0;
    if (unlikely(!cpy_r_r262)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 54, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r263 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r264 = CPyStatics[2136]; /* 'FREE_SCROLLS' */
    cpy_r_r265 = CPyStatics[4932]; /* 22 */
    cpy_r_r266 = CPyDict_SetItem(cpy_r_r263, cpy_r_r264, cpy_r_r265);
    cpy_r_r267 = cpy_r_r266 >= 0;
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 55, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r268 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r269 = CPyStatics[2137]; /* 'FREE_COMMON' */
    cpy_r_r270 = CPyStatics[4933]; /* 23 */
    cpy_r_r271 = CPyDict_SetItem(cpy_r_r268, cpy_r_r269, cpy_r_r270);
    cpy_r_r272 = cpy_r_r271 >= 0;
    if (unlikely(!cpy_r_r272)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 56, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r273 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r274 = CPyStatics[2138]; /* 'FREE_RARE' */
    cpy_r_r275 = CPyStatics[4934]; /* 24 */
    cpy_r_r276 = CPyDict_SetItem(cpy_r_r273, cpy_r_r274, cpy_r_r275);
    cpy_r_r277 = cpy_r_r276 >= 0;
    if (unlikely(!cpy_r_r277)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 57, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r278 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r279 = CPyStatics[2139]; /* 'SCROLLS' */
    cpy_r_r280 = CPyStatics[4916]; /* 25 */
    cpy_r_r281 = CPyDict_SetItem(cpy_r_r278, cpy_r_r279, cpy_r_r280);
    cpy_r_r282 = cpy_r_r281 >= 0;
    if (unlikely(!cpy_r_r282)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 58, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r283 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r284 = CPyStatics[2140]; /* 'GOODS' */
    cpy_r_r285 = CPyStatics[4935]; /* 26 */
    cpy_r_r286 = CPyDict_SetItem(cpy_r_r283, cpy_r_r284, cpy_r_r285);
    cpy_r_r287 = cpy_r_r286 >= 0;
    if (unlikely(!cpy_r_r287)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 59, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r288 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r289 = CPyStatics[2141]; /* 'CARDS' */
    cpy_r_r290 = CPyStatics[4936]; /* 27 */
    cpy_r_r291 = CPyDict_SetItem(cpy_r_r288, cpy_r_r289, cpy_r_r290);
    cpy_r_r292 = cpy_r_r291 >= 0;
    if (unlikely(!cpy_r_r292)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 60, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r293 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r294 = CPyStatics[2142]; /* 'MOSQUE_LEVEL' */
    cpy_r_r295 = CPyStatics[4937]; /* 28 */
    cpy_r_r296 = CPyDict_SetItem(cpy_r_r293, cpy_r_r294, cpy_r_r295);
    cpy_r_r297 = cpy_r_r296 >= 0;
    if (unlikely(!cpy_r_r297)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 61, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r298 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r299 = CPyStatics[2143]; /* 'HIGH_LEVEL' */
    cpy_r_r300 = CPyStatics[4938]; /* 29 */
    cpy_r_r301 = CPyDict_SetItem(cpy_r_r298, cpy_r_r299, cpy_r_r300);
    cpy_r_r302 = cpy_r_r301 >= 0;
    if (unlikely(!cpy_r_r302)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 62, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r303 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r304 = CPyStatics[2144]; /* 'DISCOUNT_CARAVANSARY' */
    cpy_r_r305 = CPyStatics[4922]; /* 30 */
    cpy_r_r306 = CPyDict_SetItem(cpy_r_r303, cpy_r_r304, cpy_r_r305);
    cpy_r_r307 = cpy_r_r306 >= 0;
    if (unlikely(!cpy_r_r307)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 63, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r308 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r309 = CPyStatics[2145]; /* 'DISCOUNT_PALACE' */
    cpy_r_r310 = CPyStatics[4939]; /* 31 */
    cpy_r_r311 = CPyDict_SetItem(cpy_r_r308, cpy_r_r309, cpy_r_r310);
    cpy_r_r312 = cpy_r_r311 >= 0;
    if (unlikely(!cpy_r_r312)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 64, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r313 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r314 = CPyStatics[2146]; /* 'DISCOUNT_TRADE' */
    cpy_r_r315 = CPyStatics[4940]; /* 32 */
    cpy_r_r316 = CPyDict_SetItem(cpy_r_r313, cpy_r_r314, cpy_r_r315);
    cpy_r_r317 = cpy_r_r316 >= 0;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 65, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r318 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r319 = CPyStatics[2147]; /* 'DISCOUNT_MOSQUE' */
    cpy_r_r320 = CPyStatics[4941]; /* 33 */
    cpy_r_r321 = CPyDict_SetItem(cpy_r_r318, cpy_r_r319, cpy_r_r320);
    cpy_r_r322 = cpy_r_r321 >= 0;
    if (unlikely(!cpy_r_r322)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 66, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r323 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r324 = CPyStatics[2148]; /* 'CONVERSIONS' */
    cpy_r_r325 = CPyStatics[4942]; /* 34 */
    cpy_r_r326 = CPyDict_SetItem(cpy_r_r323, cpy_r_r324, cpy_r_r325);
    cpy_r_r327 = cpy_r_r326 >= 0;
    if (unlikely(!cpy_r_r327)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 67, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r328 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r329 = CPyStatics[2149]; /* 'BEST_LINES' */
    cpy_r_r330 = CPyStatics[4943]; /* 35 */
    cpy_r_r331 = CPyDict_SetItem(cpy_r_r328, cpy_r_r329, cpy_r_r330);
    cpy_r_r332 = cpy_r_r331 >= 0;
    if (unlikely(!cpy_r_r332)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 68, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r333 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r334 = CPyStatics[2150]; /* 'NEXT_LINE' */
    cpy_r_r335 = CPyStatics[4944]; /* 36 */
    cpy_r_r336 = CPyDict_SetItem(cpy_r_r333, cpy_r_r334, cpy_r_r335);
    cpy_r_r337 = cpy_r_r336 >= 0;
    if (unlikely(!cpy_r_r337)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 69, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r338 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r339 = CPyStatics[2151]; /* 'COURTIER_LINES' */
    cpy_r_r340 = CPyStatics[4945]; /* 37 */
    cpy_r_r341 = CPyDict_SetItem(cpy_r_r338, cpy_r_r339, cpy_r_r340);
    cpy_r_r342 = cpy_r_r341 >= 0;
    if (unlikely(!cpy_r_r342)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 70, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r343 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r344 = CPyStatics[2152]; /* 'BUILDINGS' */
    cpy_r_r345 = CPyStatics[4946]; /* 38 */
    cpy_r_r346 = CPyDict_SetItem(cpy_r_r343, cpy_r_r344, cpy_r_r345);
    cpy_r_r347 = cpy_r_r346 >= 0;
    if (unlikely(!cpy_r_r347)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 71, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r348 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r349 = CPyStatics[2153]; /* 'BONUS_UPGRADES' */
    cpy_r_r350 = CPyStatics[4947]; /* 39 */
    cpy_r_r351 = CPyDict_SetItem(cpy_r_r348, cpy_r_r349, cpy_r_r350);
    cpy_r_r352 = cpy_r_r351 >= 0;
    if (unlikely(!cpy_r_r352)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 72, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r353 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r354 = CPyStatics[2154]; /* 'WHITE_UPGRADES' */
    cpy_r_r355 = CPyStatics[4917]; /* 40 */
    cpy_r_r356 = CPyDict_SetItem(cpy_r_r353, cpy_r_r354, cpy_r_r355);
    cpy_r_r357 = cpy_r_r356 >= 0;
    if (unlikely(!cpy_r_r357)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 73, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r358 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r359 = CPyStatics[2155]; /* 'INNER_POSTS' */
    cpy_r_r360 = CPyStatics[4948]; /* 41 */
    cpy_r_r361 = CPyDict_SetItem(cpy_r_r358, cpy_r_r359, cpy_r_r360);
    cpy_r_r362 = cpy_r_r361 >= 0;
    if (unlikely(!cpy_r_r362)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 74, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r363 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r364 = CPyStatics[2156]; /* 'OUTER_POSTS' */
    cpy_r_r365 = CPyStatics[4949]; /* 42 */
    cpy_r_r366 = CPyDict_SetItem(cpy_r_r363, cpy_r_r364, cpy_r_r365);
    cpy_r_r367 = cpy_r_r366 >= 0;
    if (unlikely(!cpy_r_r367)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 75, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r368 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r369 = CPyStatics[2157]; /* 'SINGLE_SPICES' */
    cpy_r_r370 = CPyStatics[4950]; /* 43 */
    cpy_r_r371 = CPyDict_SetItem(cpy_r_r368, cpy_r_r369, cpy_r_r370);
    cpy_r_r372 = cpy_r_r371 >= 0;
    if (unlikely(!cpy_r_r372)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 76, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r373 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r374 = CPyStatics[2158]; /* 'COURTIERS' */
    cpy_r_r375 = CPyStatics[4951]; /* 44 */
    cpy_r_r376 = CPyDict_SetItem(cpy_r_r373, cpy_r_r374, cpy_r_r375);
    cpy_r_r377 = cpy_r_r376 >= 0;
    if (unlikely(!cpy_r_r377)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 77, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r378 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r379 = CPyStatics[2159]; /* 'PLACE' */
    cpy_r_r380 = CPyStatics[4952]; /* 45 */
    cpy_r_r381 = CPyDict_SetItem(cpy_r_r378, cpy_r_r379, cpy_r_r380);
    cpy_r_r382 = cpy_r_r381 >= 0;
    if (unlikely(!cpy_r_r382)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 78, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r383 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r384 = CPyStatics[2160]; /* 'BONUS_TILES' */
    cpy_r_r385 = CPyStatics[4953]; /* 46 */
    cpy_r_r386 = CPyDict_SetItem(cpy_r_r383, cpy_r_r384, cpy_r_r385);
    cpy_r_r387 = cpy_r_r386 >= 0;
    if (unlikely(!cpy_r_r387)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 79, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r388 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r389 = CPyStatics[2161]; /* 'AUTOMA_LINES' */
    cpy_r_r390 = CPyStatics[4954]; /* 47 */
    cpy_r_r391 = CPyDict_SetItem(cpy_r_r388, cpy_r_r389, cpy_r_r390);
    cpy_r_r392 = cpy_r_r391 >= 0;
    if (unlikely(!cpy_r_r392)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 80, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r393 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r394 = CPyStatics[2162]; /* 'NEXT_COURTIER' */
    cpy_r_r395 = CPyStatics[4955]; /* 48 */
    cpy_r_r396 = CPyDict_SetItem(cpy_r_r393, cpy_r_r394, cpy_r_r395);
    cpy_r_r397 = cpy_r_r396 >= 0;
    if (unlikely(!cpy_r_r397)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 81, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r398 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r399 = CPyStatics[2107]; /* 'COUNT' */
    cpy_r_r400 = CPyStatics[4956]; /* 49 */
    cpy_r_r401 = CPyDict_SetItem(cpy_r_r398, cpy_r_r399, cpy_r_r400);
    cpy_r_r402 = cpy_r_r401 >= 0;
    if (unlikely(!cpy_r_r402)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 82, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r403.f0 = 60;
    cpy_r_r403.f1 = 0;
    cpy_r_r404.f0 = 62;
    cpy_r_r404.f1 = 2;
    cpy_r_r405.f0 = 64;
    cpy_r_r405.f1 = 6;
    cpy_r_r406.f0 = 66;
    cpy_r_r406.f1 = 8;
    cpy_r_r407.f0 = cpy_r_r403;
    cpy_r_r407.f1 = cpy_r_r404;
    cpy_r_r407.f2 = cpy_r_r405;
    cpy_r_r407.f3 = cpy_r_r406;
    cpy_r_r408 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r409 = CPyStatics[2116]; /* 'DISCOUNTS' */
    cpy_r_r410 = PyTuple_New(4);
    if (unlikely(cpy_r_r410 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3253 = PyTuple_New(2);
    if (unlikely(__tmp3253 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3254 = CPyTagged_StealAsObject(cpy_r_r407.f0.f0);
    PyTuple_SET_ITEM(__tmp3253, 0, __tmp3254);
    PyObject *__tmp3255 = CPyTagged_StealAsObject(cpy_r_r407.f0.f1);
    PyTuple_SET_ITEM(__tmp3253, 1, __tmp3255);
    PyTuple_SET_ITEM(cpy_r_r410, 0, __tmp3253);
    PyObject *__tmp3256 = PyTuple_New(2);
    if (unlikely(__tmp3256 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3257 = CPyTagged_StealAsObject(cpy_r_r407.f1.f0);
    PyTuple_SET_ITEM(__tmp3256, 0, __tmp3257);
    PyObject *__tmp3258 = CPyTagged_StealAsObject(cpy_r_r407.f1.f1);
    PyTuple_SET_ITEM(__tmp3256, 1, __tmp3258);
    PyTuple_SET_ITEM(cpy_r_r410, 1, __tmp3256);
    PyObject *__tmp3259 = PyTuple_New(2);
    if (unlikely(__tmp3259 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3260 = CPyTagged_StealAsObject(cpy_r_r407.f2.f0);
    PyTuple_SET_ITEM(__tmp3259, 0, __tmp3260);
    PyObject *__tmp3261 = CPyTagged_StealAsObject(cpy_r_r407.f2.f1);
    PyTuple_SET_ITEM(__tmp3259, 1, __tmp3261);
    PyTuple_SET_ITEM(cpy_r_r410, 2, __tmp3259);
    PyObject *__tmp3262 = PyTuple_New(2);
    if (unlikely(__tmp3262 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3263 = CPyTagged_StealAsObject(cpy_r_r407.f3.f0);
    PyTuple_SET_ITEM(__tmp3262, 0, __tmp3263);
    PyObject *__tmp3264 = CPyTagged_StealAsObject(cpy_r_r407.f3.f1);
    PyTuple_SET_ITEM(__tmp3262, 1, __tmp3264);
    PyTuple_SET_ITEM(cpy_r_r410, 3, __tmp3262);
    cpy_r_r411 = CPyDict_SetItem(cpy_r_r408, cpy_r_r409, cpy_r_r410);
    CPy_DECREF(cpy_r_r410);
    cpy_r_r412 = cpy_r_r411 >= 0;
    if (unlikely(!cpy_r_r412)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 84, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r413 = NULL;
    cpy_r_r414 = CPyStatics[2106]; /* 'serai.games.merv.thinking.features' */
    cpy_r_r415 = (PyObject *)CPyType_merv___thinking___features___Survey_template;
    cpy_r_r416 = CPyType_FromTemplate(cpy_r_r415, cpy_r_r413, cpy_r_r414);
    if (unlikely(cpy_r_r416 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 92, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    cpy_r_r417 = CPyDef_merv___thinking___features___Survey_trait_vtable_setup();
    if (unlikely(cpy_r_r417 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 92, CPyStatic_merv___thinking___features___globals);
        goto CPyL121;
    }
    cpy_r_r418 = CPyDef_merv___thinking___features___Survey_coroutine_setup(cpy_r_r416);
    if (unlikely(cpy_r_r418 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 92, CPyStatic_merv___thinking___features___globals);
        goto CPyL121;
    }
    cpy_r_r419 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r420 = CPyStatics[1102]; /* '_book' */
    cpy_r_r421 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r422 = CPyStatics[2163]; /* '_years' */
    cpy_r_r423 = CPyStatics[2164]; /* '_influence_for' */
    cpy_r_r424 = PyTuple_Pack(4, cpy_r_r420, cpy_r_r421, cpy_r_r422, cpy_r_r423);
    if (unlikely(cpy_r_r424 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 92, CPyStatic_merv___thinking___features___globals);
        goto CPyL121;
    }
    cpy_r_r425 = PyObject_SetAttr(cpy_r_r416, cpy_r_r419, cpy_r_r424);
    CPy_DECREF(cpy_r_r424);
    cpy_r_r426 = cpy_r_r425 >= 0;
    if (unlikely(!cpy_r_r426)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 92, CPyStatic_merv___thinking___features___globals);
        goto CPyL121;
    }
    CPyType_merv___thinking___features___Survey = (PyTypeObject *)cpy_r_r416;
    CPy_INCREF(CPyType_merv___thinking___features___Survey);
    cpy_r_r427 = CPyStatic_merv___thinking___features___globals;
    cpy_r_r428 = CPyStatics[2109]; /* 'Survey' */
    cpy_r_r429 = PyDict_SetItem(cpy_r_r427, cpy_r_r428, cpy_r_r416);
    cpy_r_r430 = cpy_r_r429 >= 0;
    if (unlikely(!cpy_r_r430)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 92, CPyStatic_merv___thinking___features___globals);
        goto CPyL121;
    }
    cpy_r_r431 = CPy_InitSubclass(cpy_r_r416);
    CPy_DECREF(cpy_r_r416);
    if (unlikely(!cpy_r_r431)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/features.py", "<module>", 92, CPyStatic_merv___thinking___features___globals);
        goto CPyL114;
    }
    return 1;
CPyL114: ;
    cpy_r_r432 = 2;
    return cpy_r_r432;
CPyL115: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL116: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL117: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL118: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL119: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL120: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL121: ;
    CPy_DecRef(cpy_r_r416);
    goto CPyL114;
}

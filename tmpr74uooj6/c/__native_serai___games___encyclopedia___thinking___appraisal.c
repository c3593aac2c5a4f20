#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___thinking___appraisal___Appraiser_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
encyclopedia___thinking___appraisal___Appraiser_traverse(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    Py_VISIT(self->__study);
    Py_VISIT(self->__ways);
    Py_VISIT(self->__expert);
    Py_VISIT(self->__one_shot);
    Py_VISIT(self->__slots);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___thinking___appraisal___Appraiser_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self = (serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__study);
    Py_CLEAR(self->__ways);
    Py_CLEAR(self->__expert);
    Py_CLEAR(self->__one_shot);
    Py_CLEAR(self->__slots);
    return 0;
}

static int32_t CPyDef_encyclopedia___thinking___appraisal___Appraiser_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self = (serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__study);
    Py_CLEAR(self->__ways);
    Py_CLEAR(self->__expert);
    Py_CLEAR(self->__one_shot);
    Py_CLEAR(self->__slots);
    return 0;
}

static void
encyclopedia___thinking___appraisal___Appraiser_dealloc(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___thinking___appraisal___Appraiser_dealloc)
    CPyDef_encyclopedia___thinking___appraisal___Appraiser_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___thinking___appraisal_____mypyc__Appraiser_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___thinking___appraisal___Appraiser(PyObject *cpy_r_book, PyObject *cpy_r_weights);

static PyObject *
encyclopedia___thinking___appraisal___Appraiser_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___thinking___appraisal___Appraiser) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___thinking___appraisal_____mypyc__Appraiser_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_encyclopedia___thinking___appraisal___Appraiser_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem encyclopedia___thinking___appraisal___Appraiser_vtable[2];
static bool
CPyDef_encyclopedia___thinking___appraisal___Appraiser_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___thinking___appraisal___Appraiser_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___thinking___appraisal___Appraiser_____init__,
        (CPyVTableItem)CPyDef_encyclopedia___thinking___appraisal___Appraiser___appraise,
    };
    memcpy(encyclopedia___thinking___appraisal___Appraiser_vtable, encyclopedia___thinking___appraisal___Appraiser_vtable_scratch, sizeof(encyclopedia___thinking___appraisal___Appraiser_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___thinking___appraisal___Appraiser_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__book(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure);
static int
encyclopedia___thinking___appraisal___Appraiser_set__book(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__weights(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure);
static int
encyclopedia___thinking___appraisal___Appraiser_set__weights(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__study(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure);
static int
encyclopedia___thinking___appraisal___Appraiser_set__study(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__ways(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure);
static int
encyclopedia___thinking___appraisal___Appraiser_set__ways(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__expert(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure);
static int
encyclopedia___thinking___appraisal___Appraiser_set__expert(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__one_shot(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure);
static int
encyclopedia___thinking___appraisal___Appraiser_set__one_shot(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__slots(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure);
static int
encyclopedia___thinking___appraisal___Appraiser_set__slots(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___thinking___appraisal___Appraiser_getseters[] = {
    {"_book",
     (getter)encyclopedia___thinking___appraisal___Appraiser_get__book, (setter)encyclopedia___thinking___appraisal___Appraiser_set__book,
     NULL, NULL},
    {"_weights",
     (getter)encyclopedia___thinking___appraisal___Appraiser_get__weights, (setter)encyclopedia___thinking___appraisal___Appraiser_set__weights,
     NULL, NULL},
    {"_study",
     (getter)encyclopedia___thinking___appraisal___Appraiser_get__study, (setter)encyclopedia___thinking___appraisal___Appraiser_set__study,
     NULL, NULL},
    {"_ways",
     (getter)encyclopedia___thinking___appraisal___Appraiser_get__ways, (setter)encyclopedia___thinking___appraisal___Appraiser_set__ways,
     NULL, NULL},
    {"_expert",
     (getter)encyclopedia___thinking___appraisal___Appraiser_get__expert, (setter)encyclopedia___thinking___appraisal___Appraiser_set__expert,
     NULL, NULL},
    {"_one_shot",
     (getter)encyclopedia___thinking___appraisal___Appraiser_get__one_shot, (setter)encyclopedia___thinking___appraisal___Appraiser_set__one_shot,
     NULL, NULL},
    {"_slots",
     (getter)encyclopedia___thinking___appraisal___Appraiser_get__slots, (setter)encyclopedia___thinking___appraisal___Appraiser_set__slots,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___thinking___appraisal___Appraiser_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___thinking___appraisal_____mypyc__Appraiser_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_encyclopedia___thinking___appraisal___Appraiser_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights)\n--\n\n")},
    {"appraise",
     (PyCFunction)CPyPy_encyclopedia___thinking___appraisal___Appraiser___appraise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("appraise($self, t, seat)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___thinking___appraisal___Appraiser_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Appraiser",
    .tp_new = encyclopedia___thinking___appraisal___Appraiser_new,
    .tp_dealloc = (destructor)encyclopedia___thinking___appraisal___Appraiser_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___thinking___appraisal___Appraiser_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___thinking___appraisal___Appraiser_clear,
    .tp_getset = encyclopedia___thinking___appraisal___Appraiser_getseters,
    .tp_methods = encyclopedia___thinking___appraisal___Appraiser_methods,
    .tp_init = encyclopedia___thinking___appraisal___Appraiser_init,
    .tp_basicsize = sizeof(serai___games___encyclopedia___thinking___appraisal___AppraiserObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Appraiser(book, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___thinking___appraisal___Appraiser_template = &CPyType_encyclopedia___thinking___appraisal___Appraiser_template_;

PyObject *CPyDef_encyclopedia___thinking___appraisal_____mypyc__Appraiser_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self;
    self = (serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___thinking___appraisal___Appraiser_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___thinking___appraisal___Appraiser(PyObject *cpy_r_book, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_encyclopedia___thinking___appraisal_____mypyc__Appraiser_setup((PyObject *)CPyType_encyclopedia___thinking___appraisal___Appraiser);
    if (self == NULL)
        return NULL;
    char res = CPyDef_encyclopedia___thinking___appraisal___Appraiser_____init__(self, cpy_r_book, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__book(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
encyclopedia___thinking___appraisal___Appraiser_set__book(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_book' cannot be deleted");
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
encyclopedia___thinking___appraisal___Appraiser_get__weights(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__weights == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_weights' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__weights);
    PyObject *retval = self->__weights;
    return retval;
}

static int
encyclopedia___thinking___appraisal___Appraiser_set__weights(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_weights' cannot be deleted");
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
encyclopedia___thinking___appraisal___Appraiser_get__study(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__study == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_study' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__study);
    PyObject *retval = self->__study;
    return retval;
}

static int
encyclopedia___thinking___appraisal___Appraiser_set__study(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_study' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_study___Study))
        tmp = value;
    else {
        CPy_TypeError("serai.games.encyclopedia.thinking.study.Study", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__study != NULL) {
        CPy_DECREF(self->__study);
    }
    self->__study = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__ways(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__ways == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_ways' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__ways);
    PyObject *retval = self->__ways;
    return retval;
}

static int
encyclopedia___thinking___appraisal___Appraiser_set__ways(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_ways' cannot be deleted");
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
    if (self->__ways != NULL) {
        CPy_DECREF(self->__ways);
    }
    self->__ways = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__expert(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__expert == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_expert' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__expert);
    PyObject *retval = self->__expert;
    return retval;
}

static int
encyclopedia___thinking___appraisal___Appraiser_set__expert(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_expert' cannot be deleted");
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
    if (self->__expert != NULL) {
        CPy_DECREF(self->__expert);
    }
    self->__expert = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__one_shot(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__one_shot == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_one_shot' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__one_shot);
    PyObject *retval = self->__one_shot;
    return retval;
}

static int
encyclopedia___thinking___appraisal___Appraiser_set__one_shot(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_one_shot' cannot be deleted");
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
    if (self->__one_shot != NULL) {
        CPy_DECREF(self->__one_shot);
    }
    self->__one_shot = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___appraisal___Appraiser_get__slots(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__slots == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_slots' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__slots);
    PyObject *retval = self->__slots;
    return retval;
}

static int
encyclopedia___thinking___appraisal___Appraiser_set__slots(serai___games___encyclopedia___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_slots' cannot be deleted");
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
static PyMethodDef encyclopedia___thinking___appraisalmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___thinking___appraisal__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___thinking___appraisal__internal, "__name__");
    CPyStatic_encyclopedia___thinking___appraisal___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___thinking___appraisal__internal);
    if (unlikely(CPyStatic_encyclopedia___thinking___appraisal___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___thinking___appraisal_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___thinking___appraisal__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___thinking___appraisal___Appraiser);
    return -1;
}
int CPyExec_serai___games___encyclopedia___thinking___appraisal(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___thinking___appraisal__impl, &CPyImportState_serai___games___encyclopedia___thinking___appraisal, &CPyModule_serai___games___encyclopedia___thinking___appraisal);
}
static struct PyModuleDef encyclopedia___thinking___appraisalmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.thinking.appraisal",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___thinking___appraisalmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___thinking___appraisal(void)
{
    if (CPyModule_serai___games___encyclopedia___thinking___appraisal__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___thinking___appraisal__internal);
        return CPyModule_serai___games___encyclopedia___thinking___appraisal__internal;
    }
    CPyModule_serai___games___encyclopedia___thinking___appraisal__internal = PyModule_Create(&encyclopedia___thinking___appraisalmodule);
    return CPyModule_serai___games___encyclopedia___thinking___appraisal__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___thinking___appraisal(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___thinking___appraisal__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___thinking___appraisal__internal);
        return CPyModule_serai___games___encyclopedia___thinking___appraisal__internal;
    }
    CPyModule_serai___games___encyclopedia___thinking___appraisal__internal = PyModule_Create(&encyclopedia___thinking___appraisalmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___thinking___appraisal__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.thinking.appraisal");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___thinking___appraisal__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___thinking___appraisal__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___thinking___appraisal__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___thinking___appraisal(CPyModule_serai___games___encyclopedia___thinking___appraisal__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___thinking___appraisal__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.thinking.appraisal");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___thinking___appraisal__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___appraisal___Appraiser_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_expert;
    char cpy_r_r8;
    double cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    double cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyPtr cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    double cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    CPy_INCREF(cpy_r_book);
    ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights = cpy_r_weights;
    cpy_r_r0 = CPyDef_study___Study(cpy_r_book, cpy_r_weights);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 31, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL31;
    }
    ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__study = cpy_r_r0;
    cpy_r_r1 = CPyDef_encyclopedia___thinking___features___track_promise(cpy_r_book, cpy_r_weights);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 32, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL31;
    }
    ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__ways = cpy_r_r1;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 33, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL31;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_expert_ids;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", "Book", "expert_ids", 33, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    CPy_DECREF(cpy_r_r3);
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = 0;
    cpy_r_expert = cpy_r_r7;
    CPyTagged_DECREF(cpy_r_expert);
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r7 < (Py_ssize_t)cpy_r_r6;
    if (!cpy_r_r8) goto CPyL10;
    cpy_r_expert = cpy_r_r7;
    cpy_r_r9 = CPyDef_encyclopedia___thinking___features___expert_rate(cpy_r_book, cpy_r_weights, cpy_r_expert);
    CPyTagged_DECREF(cpy_r_expert);
    cpy_r_r10 = cpy_r_r9 == -113.0;
    if (unlikely(cpy_r_r10)) goto CPyL8;
CPyL7: ;
    cpy_r_r11 = PyFloat_FromDouble(cpy_r_r9);
    cpy_r_r12 = PyList_Append(cpy_r_r2, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 33, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL32;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r14 = PyErr_Occurred();
    if (unlikely(cpy_r_r14 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 33, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL32;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r15 = cpy_r_r7 + 2;
    cpy_r_r7 = cpy_r_r15;
    goto CPyL5;
CPyL10: ;
    ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__expert = cpy_r_r2;
    cpy_r_r16 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_use_gains;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", "Book", "use_gains", 34, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r16);
CPyL11: ;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = PyList_New(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 34, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL33;
    }
    cpy_r_r20 = 0;
CPyL13: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL34;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyTuple_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 34, CPyStatic_encyclopedia___thinking___appraisal___globals, "tuple", cpy_r_r28);
        goto CPyL35;
    }
    cpy_r_r30 = CPyDef_encyclopedia___thinking___weights___Weights___of_gains(cpy_r_weights, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 == -113.0;
    if (unlikely(cpy_r_r31)) goto CPyL17;
CPyL16: ;
    cpy_r_r32 = PyFloat_FromDouble(cpy_r_r30);
    CPyList_SetItemUnsafe(cpy_r_r19, cpy_r_r20, cpy_r_r32);
    goto CPyL18;
CPyL17: ;
    cpy_r_r33 = PyErr_Occurred();
    if (unlikely(cpy_r_r33 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 34, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL35;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r34 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r34;
    goto CPyL13;
CPyL19: ;
    ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__one_shot = cpy_r_r19;
    cpy_r_r35 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_slot_gains;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", "Book", "slot_gains", 35, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL31;
    }
CPyL20: ;
    cpy_r_r36 = CPyList_GetItemShort(cpy_r_r35, 0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 35, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL31;
    }
    if (likely(PyList_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 35, CPyStatic_encyclopedia___thinking___appraisal___globals, "list", cpy_r_r36);
        goto CPyL31;
    }
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = PyList_New(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 35, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL36;
    }
    cpy_r_r41 = 0;
CPyL24: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r41 < cpy_r_r43;
    if (!cpy_r_r44) goto CPyL37;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyListObject, ob_item));
    cpy_r_r46 = *(CPyPtr *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r41 * 8;
    cpy_r_r48 = cpy_r_r46 + cpy_r_r47;
    cpy_r_r49 = *(PyObject * *)cpy_r_r48;
    CPy_INCREF(cpy_r_r49);
    if (likely(PyTuple_Check(cpy_r_r49)))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 35, CPyStatic_encyclopedia___thinking___appraisal___globals, "tuple", cpy_r_r49);
        goto CPyL38;
    }
    cpy_r_r51 = CPyDef_encyclopedia___thinking___weights___Weights___of_gains(cpy_r_weights, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 == -113.0;
    if (unlikely(cpy_r_r52)) goto CPyL28;
CPyL27: ;
    cpy_r_r53 = PyFloat_FromDouble(cpy_r_r51);
    CPyList_SetItemUnsafe(cpy_r_r40, cpy_r_r41, cpy_r_r53);
    goto CPyL29;
CPyL28: ;
    cpy_r_r54 = PyErr_Occurred();
    if (unlikely(cpy_r_r54 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 35, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL38;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r55 = cpy_r_r41 + 1;
    cpy_r_r41 = cpy_r_r55;
    goto CPyL24;
CPyL30: ;
    ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__slots = cpy_r_r40;
    return 1;
CPyL31: ;
    cpy_r_r56 = 2;
    return cpy_r_r56;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL31;
CPyL34: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL19;
CPyL35: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    goto CPyL31;
CPyL36: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL31;
CPyL37: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r40);
    goto CPyL31;
}
        
        PyObject *CPyPy_encyclopedia___thinking___appraisal___Appraiser_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.appraisal.Appraiser", obj_self); 
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
            char retval = CPyDef_encyclopedia___thinking___appraisal___Appraiser_____init__(arg_self, arg_book, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "__init__", 28, CPyStatic_encyclopedia___thinking___appraisal___globals);
            return NULL;
        }
        
double CPyDef_encyclopedia___thinking___appraisal___Appraiser___appraise(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    double cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    double cpy_r_r9;
    double cpy_r_r10;
    double cpy_r_r11;
    char cpy_r_r12;
    double cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    double cpy_r_r23;
    char cpy_r_r24;
    double cpy_r_value;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    tuple_T2II cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    CPyPtr cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
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
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_expert;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    int64_t cpy_r_r95;
    PyObject *cpy_r_r96;
    int64_t cpy_r_r97;
    CPyPtr cpy_r_r98;
    int64_t cpy_r_r99;
    char cpy_r_r100;
    CPyPtr cpy_r_r101;
    CPyPtr cpy_r_r102;
    int64_t cpy_r_r103;
    CPyPtr cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    int64_t cpy_r_r117;
    char cpy_r_r118;
    int64_t cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyTagged cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    double cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    double cpy_r_r144;
    double cpy_r_r145;
    double cpy_r_r146;
    double cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    CPyTagged cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    double cpy_r_r159;
    char cpy_r_r160;
    double cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    double cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    int64_t cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    int64_t cpy_r_r172;
    CPyPtr cpy_r_r173;
    int64_t cpy_r_r174;
    char cpy_r_r175;
    CPyPtr cpy_r_r176;
    CPyPtr cpy_r_r177;
    int64_t cpy_r_r178;
    CPyPtr cpy_r_r179;
    PyObject *cpy_r_r180;
    CPyTagged cpy_r_r181;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r182;
    CPyTagged cpy_r_r183;
    double cpy_r_r184;
    char cpy_r_r185;
    double cpy_r_r186;
    PyObject *cpy_r_r187;
    int64_t cpy_r_r188;
    int64_t cpy_r_r189;
    CPyPtr cpy_r_r190;
    int64_t cpy_r_r191;
    char cpy_r_r192;
    CPyPtr cpy_r_r193;
    CPyPtr cpy_r_r194;
    int64_t cpy_r_r195;
    CPyPtr cpy_r_r196;
    PyObject *cpy_r_r197;
    CPyTagged cpy_r_r198;
    PyObject *cpy_r_r199;
    CPyTagged cpy_r_r200;
    double cpy_r_r201;
    char cpy_r_r202;
    double cpy_r_r203;
    PyObject *cpy_r_r204;
    int64_t cpy_r_r205;
    PyObject *cpy_r_r206;
    double cpy_r_r207;
    char cpy_r_r208;
    double cpy_r_r209;
    CPyTagged cpy_r_r210;
    PyObject *cpy_r_r211;
    CPyTagged cpy_r_r212;
    CPyTagged cpy_r_r213;
    CPyTagged cpy_r_r214;
    CPyTagged cpy_r_r215;
    CPyTagged cpy_r_r216;
    double cpy_r_r217;
    CPyTagged cpy_r_r218;
    int64_t cpy_r_r219;
    char cpy_r_r220;
    int64_t cpy_r_r221;
    char cpy_r_r222;
    char cpy_r_r223;
    char cpy_r_r224;
    CPyTagged cpy_r_r225;
    double cpy_r_r226;
    char cpy_r_r227;
    double cpy_r_r228;
    double cpy_r_r229;
    char cpy_r_r230;
    PyObject *cpy_r_r231;
    double cpy_r_r232;
    double cpy_r_r233;
    PyObject *cpy_r_r234;
    CPyTagged cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    double cpy_r_r238;
    char cpy_r_r239;
    double cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    char cpy_r_r243;
    double cpy_r_r244;
    char cpy_r_r245;
    double cpy_r_r246;
    double cpy_r_r247;
    double cpy_r_r248;
    CPyTagged cpy_r_r249;
    char cpy_r_r250;
    char cpy_r_r251;
    CPyTagged cpy_r_r252;
    PyObject *cpy_r_r253;
    int64_t cpy_r_r254;
    CPyPtr cpy_r_r255;
    int64_t cpy_r_r256;
    char cpy_r_r257;
    CPyTagged cpy_r_die;
    CPyPtr cpy_r_r258;
    CPyPtr cpy_r_r259;
    int64_t cpy_r_r260;
    CPyPtr cpy_r_r261;
    PyObject *cpy_r_r262;
    CPyTagged cpy_r_r263;
    int64_t cpy_r_r264;
    char cpy_r_r265;
    int64_t cpy_r_r266;
    char cpy_r_r267;
    char cpy_r_r268;
    char cpy_r_r269;
    char cpy_r_r270;
    char cpy_r_r271;
    int64_t cpy_r_r272;
    char cpy_r_r273;
    int64_t cpy_r_r274;
    char cpy_r_r275;
    char cpy_r_r276;
    char cpy_r_r277;
    char cpy_r_r278;
    CPyTagged cpy_r_r279;
    int64_t cpy_r_r280;
    char cpy_r_r281;
    char cpy_r_r282;
    char cpy_r_r283;
    char cpy_r_r284;
    double cpy_r_r285;
    double cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    CPyTagged cpy_r_r289;
    double cpy_r_r290;
    char cpy_r_r291;
    double cpy_r_r292;
    double cpy_r_r293;
    PyObject *cpy_r_r294;
    CPyTagged cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    double cpy_r_r298;
    char cpy_r_r299;
    double cpy_r_r300;
    double cpy_r_r301;
    PyObject *cpy_r_r302;
    CPyTagged cpy_r_r303;
    int64_t cpy_r_r304;
    double cpy_r_r305;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Table", "players", 39, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL192;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 39, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL192;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 39, CPyStatic_encyclopedia___thinking___appraisal___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL192;
    }
    cpy_r_r3 = CPyDef_encyclopedia___thinking___features___turns_left(cpy_r_t);
    cpy_r_r4 = cpy_r_r3 == -113.0;
    if (unlikely(cpy_r_r4)) goto CPyL5;
CPyL4: ;
    cpy_r_r5 = ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r2);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 42, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL193;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 40, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL194;
    } else
        goto CPyL4;
CPyL6: ;
    if (cpy_r_r6) {
        goto CPyL195;
    } else
        goto CPyL11;
CPyL7: ;
    cpy_r_r8 = CPyDef_encyclopedia___scoring___total(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 43, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL196;
    }
    cpy_r_r9 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r5)->_automa_pace;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r10 = cpy_r_r9 * cpy_r_r3;
    cpy_r_r11 = CPyFloat_FromTagged(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r12 = cpy_r_r11 == -113.0;
    if (unlikely(cpy_r_r12)) goto CPyL10;
CPyL9: ;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r10;
    return cpy_r_r13;
CPyL10: ;
    cpy_r_r14 = PyErr_Occurred();
    if (unlikely(cpy_r_r14 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 43, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL192;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r15 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Table", "phase", 44, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL193;
    }
CPyL12: ;
    cpy_r_r16 = cpy_r_r15 == 10;
    if (cpy_r_r16) {
        goto CPyL197;
    } else
        goto CPyL17;
CPyL13: ;
    cpy_r_r17 = CPyDef_encyclopedia___scoring___total(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 45, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL192;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 45, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL192;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r21 = ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Player", "points", 47, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL198;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL18: ;
    cpy_r_r23 = CPyFloat_FromTagged(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 == -113.0;
    if (unlikely(cpy_r_r24)) goto CPyL20;
CPyL19: ;
    cpy_r_value = cpy_r_r23;
    cpy_r_r25 = PyList_New(0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 48, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL198;
    } else
        goto CPyL21;
CPyL20: ;
    cpy_r_r26 = PyErr_Occurred();
    if (unlikely(cpy_r_r26 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 47, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL198;
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r27 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_loose;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Player", "loose", 49, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL199;
    }
    CPy_INCREF(cpy_r_r27);
CPyL22: ;
    cpy_r_r28 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_fives;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Player", "fives", 49, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r28);
CPyL23: ;
    cpy_r_r29 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r30 = CPyStatics[36]; /* 'zip' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 49, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL201;
    }
    cpy_r_r32 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r33[3] = {cpy_r_r27, cpy_r_r28, cpy_r_r32};
    cpy_r_r34 = (PyObject **)&cpy_r_r33;
    cpy_r_r35 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r36 = PyObject_Vectorcall(cpy_r_r31, cpy_r_r34, 2, cpy_r_r35);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 49, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL201;
    }
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r37 = PyObject_GetIter(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 48, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL199;
    }
CPyL26: ;
    cpy_r_r38 = PyIter_Next(cpy_r_r37);
    if (cpy_r_r38 == NULL) goto CPyL202;
    PyObject *__tmp860;
    if (unlikely(!(PyTuple_Check(cpy_r_r38) && PyTuple_GET_SIZE(cpy_r_r38) == 2))) {
        __tmp860 = NULL;
        goto __LL861;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r38, 0))))
        __tmp860 = PyTuple_GET_ITEM(cpy_r_r38, 0);
    else {
        __tmp860 = NULL;
    }
    if (__tmp860 == NULL) goto __LL861;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r38, 1))))
        __tmp860 = PyTuple_GET_ITEM(cpy_r_r38, 1);
    else {
        __tmp860 = NULL;
    }
    if (__tmp860 == NULL) goto __LL861;
    __tmp860 = cpy_r_r38;
__LL861: ;
    if (unlikely(__tmp860 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r38); cpy_r_r39 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp862 = PyTuple_GET_ITEM(cpy_r_r38, 0);
        CPyTagged __tmp863;
        if (likely(PyLong_Check(__tmp862)))
            __tmp863 = CPyTagged_FromObject(__tmp862);
        else {
            goto __LL864;
        }
        cpy_r_r39.f0 = __tmp863;
        PyObject *__tmp865 = PyTuple_GET_ITEM(cpy_r_r38, 1);
        CPyTagged __tmp866;
        if (likely(PyLong_Check(__tmp865)))
            __tmp866 = CPyTagged_FromObject(__tmp865);
        else {
            goto __LL867;
        }
        cpy_r_r39.f1 = __tmp866;
    }
    goto __LL868;
__LL864: ;
    cpy_r_r39 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL868;
__LL867: ;
    CPyTagged_DECREF(cpy_r_r39.f0);
    cpy_r_r39 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL868;
__LL868: ;
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 48, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL203;
    }
    cpy_r_r40 = cpy_r_r39.f0;
    CPyTagged_INCREF(cpy_r_r40);
    cpy_r_r41 = cpy_r_r39.f1;
    CPyTagged_INCREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r39.f0);
    CPyTagged_DECREF(cpy_r_r39.f1);
    cpy_r_r42 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_cubes_per_token;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "cubes_per_token", 49, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL204;
    }
    CPyTagged_INCREF(cpy_r_r42);
CPyL29: ;
    cpy_r_r43 = CPyTagged_Multiply(cpy_r_r41, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r42);
    cpy_r_r44 = CPyTagged_Add(cpy_r_r40, cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_r44);
    cpy_r_r46 = PyList_Append(cpy_r_r25, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 48, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL203;
    } else
        goto CPyL26;
CPyL30: ;
    cpy_r_r48 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 48, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL199;
    }
    cpy_r_r49 = PyList_New(1);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 51, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL205;
    }
    cpy_r_r50 = CPyStatics[4896]; /* 0 */
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyListObject, ob_item));
    cpy_r_r52 = *(CPyPtr *)cpy_r_r51;
    CPy_INCREF(cpy_r_r50);
    *(PyObject * *)cpy_r_r52 = cpy_r_r50;
    cpy_r_r53 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_continents;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "continents", 51, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL206;
    }
    CPy_INCREF(cpy_r_r53);
CPyL33: ;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyVarObject, ob_size));
    cpy_r_r55 = *(int64_t *)cpy_r_r54;
    CPy_DECREF(cpy_r_r53);
    cpy_r_r56 = cpy_r_r55 << 1;
    cpy_r_r57 = CPySequence_Multiply(cpy_r_r49, cpy_r_r56);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 51, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL205;
    }
    cpy_r_r58 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_collection;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Player", "collection", 52, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL207;
    }
    CPy_INCREF(cpy_r_r58);
CPyL35: ;
    cpy_r_r59 = 0;
CPyL36: ;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r59 < cpy_r_r61;
    if (!cpy_r_r62) goto CPyL208;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 52, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL209;
    }
    cpy_r_r69 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_animal_continent;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "animal_continent", 53, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL210;
    }
CPyL39: ;
    cpy_r_r70 = CPyList_GetItem(cpy_r_r69, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 53, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL209;
    }
    if (likely(PyLong_Check(cpy_r_r70)))
        cpy_r_r71 = CPyTagged_FromObject(cpy_r_r70);
    else {
        CPy_TypeError("int", cpy_r_r70); cpy_r_r71 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 53, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL209;
    }
    cpy_r_r72 = CPyList_GetItem(cpy_r_r57, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 53, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL211;
    }
    cpy_r_r73 = CPyStatics[4897]; /* 1 */
    cpy_r_r74 = PyNumber_InPlaceAdd(cpy_r_r72, cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 53, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL211;
    }
    cpy_r_r75 = CPyList_SetItem(cpy_r_r57, cpy_r_r71, cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r71);
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 53, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL209;
    }
    cpy_r_r76 = cpy_r_r59 + 1;
    cpy_r_r59 = cpy_r_r76;
    goto CPyL36;
CPyL45: ;
    cpy_r_r77 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tucked;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Player", "tucked", 54, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL207;
    }
    CPy_INCREF(cpy_r_r77);
CPyL46: ;
    cpy_r_r78 = 0;
CPyL47: ;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyVarObject, ob_size));
    cpy_r_r80 = *(int64_t *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r78 < cpy_r_r80;
    if (!cpy_r_r81) goto CPyL212;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyListObject, ob_item));
    cpy_r_r83 = *(CPyPtr *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r78 * 8;
    cpy_r_r85 = cpy_r_r83 + cpy_r_r84;
    cpy_r_r86 = *(PyObject * *)cpy_r_r85;
    CPy_INCREF(cpy_r_r86);
    if (likely(PyLong_Check(cpy_r_r86)))
        cpy_r_r87 = CPyTagged_FromObject(cpy_r_r86);
    else {
        CPy_TypeError("int", cpy_r_r86); cpy_r_r87 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 54, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL213;
    }
    cpy_r_expert = cpy_r_r87;
    cpy_r_r88 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_expert_continent;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "expert_continent", 55, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL214;
    }
CPyL50: ;
    cpy_r_r89 = CPyList_GetItem(cpy_r_r88, cpy_r_expert);
    CPyTagged_DECREF(cpy_r_expert);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 55, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL213;
    }
    if (likely(PyLong_Check(cpy_r_r89)))
        cpy_r_r90 = CPyTagged_FromObject(cpy_r_r89);
    else {
        CPy_TypeError("int", cpy_r_r89); cpy_r_r90 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 55, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL213;
    }
    cpy_r_r91 = CPyList_GetItem(cpy_r_r57, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 55, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL215;
    }
    cpy_r_r92 = CPyStatics[4897]; /* 1 */
    cpy_r_r93 = PyNumber_InPlaceAdd(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 55, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL215;
    }
    cpy_r_r94 = CPyList_SetItem(cpy_r_r57, cpy_r_r90, cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r90);
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 55, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL213;
    }
    cpy_r_r95 = cpy_r_r78 + 1;
    cpy_r_r78 = cpy_r_r95;
    goto CPyL47;
CPyL56: ;
    cpy_r_r96 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_active;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Player", "active", 56, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL207;
    }
    CPy_INCREF(cpy_r_r96);
CPyL57: ;
    cpy_r_r97 = 0;
CPyL58: ;
    cpy_r_r98 = (CPyPtr)((CPyPtr)cpy_r_r96 + offsetof(PyVarObject, ob_size));
    cpy_r_r99 = *(int64_t *)cpy_r_r98;
    cpy_r_r100 = cpy_r_r97 < cpy_r_r99;
    if (!cpy_r_r100) goto CPyL216;
    cpy_r_r101 = (CPyPtr)((CPyPtr)cpy_r_r96 + offsetof(PyListObject, ob_item));
    cpy_r_r102 = *(CPyPtr *)cpy_r_r101;
    cpy_r_r103 = cpy_r_r97 * 8;
    cpy_r_r104 = cpy_r_r102 + cpy_r_r103;
    cpy_r_r105 = *(PyObject * *)cpy_r_r104;
    CPy_INCREF(cpy_r_r105);
    if (likely(PyLong_Check(cpy_r_r105)))
        cpy_r_r106 = CPyTagged_FromObject(cpy_r_r105);
    else {
        CPy_TypeError("int", cpy_r_r105); cpy_r_r106 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 56, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL217;
    }
    cpy_r_expert = cpy_r_r106;
    cpy_r_r107 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_expert_continent;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "expert_continent", 57, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
CPyL61: ;
    cpy_r_r108 = CPyList_GetItem(cpy_r_r107, cpy_r_expert);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 57, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
    if (likely(PyLong_Check(cpy_r_r108)))
        cpy_r_r109 = CPyTagged_FromObject(cpy_r_r108);
    else {
        CPy_TypeError("int", cpy_r_r108); cpy_r_r109 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 57, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
    cpy_r_r110 = CPyList_GetItem(cpy_r_r57, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 57, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL219;
    }
    cpy_r_r111 = CPyStatics[4897]; /* 1 */
    cpy_r_r112 = PyNumber_InPlaceAdd(cpy_r_r110, cpy_r_r111);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 57, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL219;
    }
    cpy_r_r113 = CPyList_SetItem(cpy_r_r57, cpy_r_r109, cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r109);
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 57, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
    cpy_r_r114 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_end_category;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "end_category", 58, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
CPyL67: ;
    cpy_r_r115 = CPyList_GetItemBorrow(cpy_r_r114, cpy_r_expert);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 58, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
    if (likely(PyLong_Check(cpy_r_r115)))
        cpy_r_r116 = CPyTagged_FromObject(cpy_r_r115);
    else {
        CPy_TypeError("int", cpy_r_r115); cpy_r_r116 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 58, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
    cpy_r_r117 = cpy_r_r116 & 1;
    cpy_r_r118 = cpy_r_r117 != 0;
    if (cpy_r_r118) goto CPyL71;
    cpy_r_r119 = 0 & 1;
    cpy_r_r120 = cpy_r_r119 != 0;
    if (!cpy_r_r120) goto CPyL72;
CPyL71: ;
    cpy_r_r121 = CPyTagged_IsLt_(cpy_r_r116, 0);
    cpy_r_r122 = cpy_r_r121 ^ 1;
    cpy_r_r123 = cpy_r_r122;
    goto CPyL73;
CPyL72: ;
    cpy_r_r124 = (Py_ssize_t)cpy_r_r116 >= (Py_ssize_t)0;
    cpy_r_r123 = cpy_r_r124;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r116);
    if (!cpy_r_r123) goto CPyL83;
    cpy_r_r125 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_end_category;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "end_category", 59, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
CPyL75: ;
    cpy_r_r126 = CPyList_GetItem(cpy_r_r125, cpy_r_expert);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 59, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
    if (likely(PyLong_Check(cpy_r_r126)))
        cpy_r_r127 = CPyTagged_FromObject(cpy_r_r126);
    else {
        CPy_TypeError("int", cpy_r_r126); cpy_r_r127 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 59, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
    cpy_r_r128 = CPyList_GetItem(cpy_r_r25, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 59, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL220;
    }
    cpy_r_r129 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_end_cubes;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "end_cubes", 59, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL221;
    }
CPyL79: ;
    cpy_r_r130 = CPyList_GetItem(cpy_r_r129, cpy_r_expert);
    CPyTagged_DECREF(cpy_r_expert);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 59, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL222;
    }
    if (likely(PyLong_Check(cpy_r_r130)))
        cpy_r_r131 = CPyTagged_FromObject(cpy_r_r130);
    else {
        CPy_TypeError("int", cpy_r_r130); cpy_r_r131 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 59, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL222;
    }
    cpy_r_r132 = CPyTagged_StealAsObject(cpy_r_r131);
    cpy_r_r133 = PyNumber_InPlaceAdd(cpy_r_r128, cpy_r_r132);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 59, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL223;
    }
    cpy_r_r134 = CPyList_SetItem(cpy_r_r25, cpy_r_r127, cpy_r_r133);
    CPyTagged_DECREF(cpy_r_r127);
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 59, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL217;
    } else
        goto CPyL109;
CPyL83: ;
    cpy_r_r135 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_one_shot;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "one_shot", 60, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
CPyL84: ;
    cpy_r_r136 = CPyList_GetItem(cpy_r_r135, cpy_r_expert);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 60, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
    if (unlikely(!PyBool_Check(cpy_r_r136))) {
        CPy_TypeError("bool", cpy_r_r136); cpy_r_r137 = 2;
    } else
        cpy_r_r137 = cpy_r_r136 == Py_True;
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r137 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 60, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
    if (!cpy_r_r137) goto CPyL94;
    cpy_r_r138 = ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__one_shot;
    cpy_r_r139 = CPyList_GetItem(cpy_r_r138, cpy_r_expert);
    CPyTagged_DECREF(cpy_r_expert);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 61, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL217;
    }
    cpy_r_r140 = PyFloat_AsDouble(cpy_r_r139);
    if (cpy_r_r140 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r139); cpy_r_r140 = -113.0;
    }
    CPy_DECREF(cpy_r_r139);
    cpy_r_r141 = cpy_r_r140 == -113.0;
    if (unlikely(cpy_r_r141)) goto CPyL90;
CPyL89: ;
    cpy_r_r142 = cpy_r_r3 != 0.0;
    if (cpy_r_r142) {
        goto CPyL91;
    } else
        goto CPyL92;
CPyL90: ;
    cpy_r_r143 = PyErr_Occurred();
    if (unlikely(cpy_r_r143 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 61, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL217;
    } else
        goto CPyL89;
CPyL91: ;
    cpy_r_r144 = 1.0;
    goto CPyL93;
CPyL92: ;
    cpy_r_r145 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r5)->_last_use;
    cpy_r_r144 = cpy_r_r145;
CPyL93: ;
    cpy_r_r146 = cpy_r_r140 * cpy_r_r144;
    cpy_r_r147 = cpy_r_value + cpy_r_r146;
    cpy_r_value = cpy_r_r147;
    goto CPyL109;
CPyL94: ;
    cpy_r_r148 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_end_points;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "end_points", 63, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
CPyL95: ;
    cpy_r_r149 = CPyList_GetItem(cpy_r_r148, cpy_r_expert);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 63, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL218;
    }
    if (Py_TYPE(cpy_r_r149) == CPyType_kernel___effects___Call)
        cpy_r_r150 = cpy_r_r149;
    else {
        cpy_r_r150 = NULL;
    }
    if (cpy_r_r150 != NULL) goto __LL869;
    if (cpy_r_r149 == Py_None)
        cpy_r_r150 = cpy_r_r149;
    else {
        cpy_r_r150 = NULL;
    }
    if (cpy_r_r150 != NULL) goto __LL869;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 63, CPyStatic_encyclopedia___thinking___appraisal___globals, "serai.kernel.effects.Call or None", cpy_r_r149);
    goto CPyL218;
__LL869: ;
    cpy_r_r151 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r152 = cpy_r_r150 != cpy_r_r151;
    if (cpy_r_r152) {
        goto CPyL224;
    } else
        goto CPyL225;
CPyL98: ;
    if (likely(cpy_r_r150 != Py_None))
        cpy_r_r153 = cpy_r_r150;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 64, CPyStatic_encyclopedia___thinking___appraisal___globals, "serai.kernel.effects.Call", cpy_r_r150);
        goto CPyL217;
    }
    cpy_r_r154 = CPyDef_encyclopedia___scoring___points_per(cpy_r_r2, cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r154 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 64, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL217;
    }
    cpy_r_r155 = CPyTagged_StealAsObject(cpy_r_r154);
    cpy_r_r156 = cpy_r_r155;
    goto CPyL105;
CPyL101: ;
    cpy_r_r157 = ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__expert;
    cpy_r_r158 = CPyList_GetItem(cpy_r_r157, cpy_r_expert);
    CPyTagged_DECREF(cpy_r_expert);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 64, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL217;
    }
    cpy_r_r159 = PyFloat_AsDouble(cpy_r_r158);
    if (cpy_r_r159 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r158); cpy_r_r159 = -113.0;
    }
    CPy_DECREF(cpy_r_r158);
    cpy_r_r160 = cpy_r_r159 == -113.0;
    if (unlikely(cpy_r_r160)) goto CPyL104;
CPyL103: ;
    cpy_r_r161 = cpy_r_r159 * cpy_r_r3;
    cpy_r_r162 = PyFloat_FromDouble(cpy_r_r161);
    cpy_r_r156 = cpy_r_r162;
    goto CPyL105;
CPyL104: ;
    cpy_r_r163 = PyErr_Occurred();
    if (unlikely(cpy_r_r163 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 64, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL217;
    } else
        goto CPyL103;
CPyL105: ;
    cpy_r_r164 = PyFloat_FromDouble(cpy_r_value);
    cpy_r_r165 = PyNumber_InPlaceAdd(cpy_r_r164, cpy_r_r156);
    CPy_DECREF(cpy_r_r164);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 64, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL217;
    }
    cpy_r_r166 = PyFloat_AsDouble(cpy_r_r165);
    if (cpy_r_r166 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r165); cpy_r_r166 = -113.0;
    }
    CPy_DECREF(cpy_r_r165);
    cpy_r_r167 = cpy_r_r166 == -113.0;
    if (unlikely(cpy_r_r167)) goto CPyL108;
CPyL107: ;
    cpy_r_value = cpy_r_r166;
    goto CPyL109;
CPyL108: ;
    cpy_r_r168 = PyErr_Occurred();
    if (unlikely(cpy_r_r168 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 64, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL217;
    } else
        goto CPyL107;
CPyL109: ;
    cpy_r_r169 = cpy_r_r97 + 1;
    cpy_r_r97 = cpy_r_r169;
    goto CPyL58;
CPyL110: ;
    cpy_r_r170 = ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__study;
    cpy_r_r171 = ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_r170)->_collection;
    CPy_INCREF(cpy_r_r171);
    cpy_r_r172 = 0;
CPyL111: ;
    cpy_r_r173 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r174 = *(int64_t *)cpy_r_r173;
    cpy_r_r175 = cpy_r_r172 < cpy_r_r174;
    if (!cpy_r_r175) goto CPyL119;
    cpy_r_r176 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r177 = *(CPyPtr *)cpy_r_r176;
    cpy_r_r178 = cpy_r_r172 * 8;
    cpy_r_r179 = cpy_r_r177 + cpy_r_r178;
    cpy_r_r180 = *(PyObject * *)cpy_r_r179;
    CPy_INCREF(cpy_r_r180);
    if (likely(PyLong_Check(cpy_r_r180)))
        cpy_r_r181 = CPyTagged_FromObject(cpy_r_r180);
    else {
        CPy_TypeError("int", cpy_r_r180); cpy_r_r181 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 66, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL226;
    }
    cpy_r_count = cpy_r_r181;
    cpy_r_r182 = CPyList_GetItem(cpy_r_r171, cpy_r_count);
    CPyTagged_DECREF(cpy_r_count);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 67, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL226;
    }
    if (likely(PyLong_Check(cpy_r_r182)))
        cpy_r_r183 = CPyTagged_FromObject(cpy_r_r182);
    else {
        CPy_TypeError("int", cpy_r_r182); cpy_r_r183 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r183 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 67, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL226;
    }
    cpy_r_r184 = CPyFloat_FromTagged(cpy_r_r183);
    CPyTagged_DECREF(cpy_r_r183);
    cpy_r_r185 = cpy_r_r184 == -113.0;
    if (unlikely(cpy_r_r185)) goto CPyL117;
CPyL116: ;
    cpy_r_r186 = cpy_r_value + cpy_r_r184;
    cpy_r_value = cpy_r_r186;
    goto CPyL118;
CPyL117: ;
    cpy_r_r187 = PyErr_Occurred();
    if (unlikely(cpy_r_r187 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 67, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL226;
    } else
        goto CPyL116;
CPyL118: ;
    cpy_r_r188 = cpy_r_r172 + 1;
    cpy_r_r172 = cpy_r_r188;
    goto CPyL111;
CPyL119: ;
    cpy_r_r189 = 0;
CPyL120: ;
    cpy_r_r190 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r191 = *(int64_t *)cpy_r_r190;
    cpy_r_r192 = cpy_r_r189 < cpy_r_r191;
    if (!cpy_r_r192) goto CPyL227;
    cpy_r_r193 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyListObject, ob_item));
    cpy_r_r194 = *(CPyPtr *)cpy_r_r193;
    cpy_r_r195 = cpy_r_r189 * 8;
    cpy_r_r196 = cpy_r_r194 + cpy_r_r195;
    cpy_r_r197 = *(PyObject * *)cpy_r_r196;
    CPy_INCREF(cpy_r_r197);
    if (likely(PyLong_Check(cpy_r_r197)))
        cpy_r_r198 = CPyTagged_FromObject(cpy_r_r197);
    else {
        CPy_TypeError("int", cpy_r_r197); cpy_r_r198 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r198 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 68, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL226;
    }
    cpy_r_count = cpy_r_r198;
    cpy_r_r199 = CPyList_GetItem(cpy_r_r171, cpy_r_count);
    CPyTagged_DECREF(cpy_r_count);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 69, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL226;
    }
    if (likely(PyLong_Check(cpy_r_r199)))
        cpy_r_r200 = CPyTagged_FromObject(cpy_r_r199);
    else {
        CPy_TypeError("int", cpy_r_r199); cpy_r_r200 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r200 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 69, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL226;
    }
    cpy_r_r201 = CPyFloat_FromTagged(cpy_r_r200);
    CPyTagged_DECREF(cpy_r_r200);
    cpy_r_r202 = cpy_r_r201 == -113.0;
    if (unlikely(cpy_r_r202)) goto CPyL126;
CPyL125: ;
    cpy_r_r203 = cpy_r_value + cpy_r_r201;
    cpy_r_value = cpy_r_r203;
    goto CPyL127;
CPyL126: ;
    cpy_r_r204 = PyErr_Occurred();
    if (unlikely(cpy_r_r204 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 69, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL226;
    } else
        goto CPyL125;
CPyL127: ;
    cpy_r_r205 = cpy_r_r189 + 1;
    cpy_r_r189 = cpy_r_r205;
    goto CPyL120;
CPyL128: ;
    cpy_r_r206 = ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__study;
    CPy_INCREF(cpy_r_r206);
    cpy_r_r207 = CPyDef_study___Study___promise(cpy_r_r206, cpy_r_t, cpy_r_r2, cpy_r_r25, cpy_r_r57, cpy_r_r3);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r208 = cpy_r_r207 == -113.0;
    if (unlikely(cpy_r_r208)) goto CPyL130;
CPyL129: ;
    cpy_r_r209 = cpy_r_value + cpy_r_r207;
    cpy_r_value = cpy_r_r209;
    cpy_r_r210 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_rounds;
    if (unlikely(cpy_r_r210 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Book", "rounds", 71, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL198;
    }
    goto CPyL131;
CPyL130: ;
    cpy_r_r211 = PyErr_Occurred();
    if (unlikely(cpy_r_r211 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 70, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL198;
    } else
        goto CPyL129;
CPyL131: ;
    cpy_r_r212 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r212 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Table", "round", 71, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL198;
    }
CPyL132: ;
    cpy_r_r213 = CPyTagged_Subtract(cpy_r_r210, cpy_r_r212);
    cpy_r_r214 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals;
    if (unlikely(cpy_r_r214 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Player", "seals", 72, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL228;
    }
    CPyTagged_INCREF(cpy_r_r214);
CPyL133: ;
    cpy_r_r215 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r21)->_final_seal_points;
    if (unlikely(cpy_r_r215 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'final_seal_points' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r215);
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r215 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 72, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL229;
    }
CPyL134: ;
    cpy_r_r216 = CPyTagged_Multiply(cpy_r_r214, cpy_r_r215);
    CPyTagged_DECREF(cpy_r_r214);
    CPyTagged_DECREF(cpy_r_r215);
    cpy_r_r217 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r5)->_extra_action;
    cpy_r_r218 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals;
    if (unlikely(cpy_r_r218 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Player", "seals", 72, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL230;
    }
    CPyTagged_INCREF(cpy_r_r218);
CPyL135: ;
    cpy_r_r219 = cpy_r_r213 & 1;
    cpy_r_r220 = cpy_r_r219 != 0;
    if (cpy_r_r220) goto CPyL137;
    cpy_r_r221 = cpy_r_r218 & 1;
    cpy_r_r222 = cpy_r_r221 != 0;
    if (!cpy_r_r222) goto CPyL138;
CPyL137: ;
    cpy_r_r223 = CPyTagged_IsLt_(cpy_r_r213, cpy_r_r218);
    if (cpy_r_r223) {
        goto CPyL231;
    } else
        goto CPyL232;
CPyL138: ;
    cpy_r_r224 = (Py_ssize_t)cpy_r_r213 < (Py_ssize_t)cpy_r_r218;
    if (cpy_r_r224) {
        goto CPyL231;
    } else
        goto CPyL232;
CPyL139: ;
    cpy_r_r225 = cpy_r_r213;
    goto CPyL141;
CPyL140: ;
    cpy_r_r225 = cpy_r_r218;
CPyL141: ;
    cpy_r_r226 = CPyFloat_FromTagged(cpy_r_r225);
    CPyTagged_DECREF(cpy_r_r225);
    cpy_r_r227 = cpy_r_r226 == -113.0;
    if (unlikely(cpy_r_r227)) goto CPyL143;
CPyL142: ;
    cpy_r_r228 = cpy_r_r217 * cpy_r_r226;
    cpy_r_r229 = CPyFloat_FromTagged(cpy_r_r216);
    CPyTagged_DECREF(cpy_r_r216);
    cpy_r_r230 = cpy_r_r229 == -113.0;
    if (unlikely(cpy_r_r230)) {
        goto CPyL145;
    } else
        goto CPyL144;
CPyL143: ;
    cpy_r_r231 = PyErr_Occurred();
    if (unlikely(cpy_r_r231 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 72, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL233;
    } else
        goto CPyL142;
CPyL144: ;
    cpy_r_r232 = cpy_r_r229 + cpy_r_r228;
    cpy_r_r233 = cpy_r_value + cpy_r_r232;
    cpy_r_value = cpy_r_r233;
    cpy_r_r234 = ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__ways;
    cpy_r_r235 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_reputation;
    if (unlikely(cpy_r_r235 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Player", "reputation", 73, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL193;
    }
    goto CPyL146;
CPyL145: ;
    cpy_r_r236 = PyErr_Occurred();
    if (unlikely(cpy_r_r236 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 72, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL193;
    } else
        goto CPyL144;
CPyL146: ;
    cpy_r_r237 = CPyList_GetItem(cpy_r_r234, cpy_r_r235);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 73, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL193;
    }
    cpy_r_r238 = PyFloat_AsDouble(cpy_r_r237);
    if (cpy_r_r238 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r237); cpy_r_r238 = -113.0;
    }
    CPy_DECREF(cpy_r_r237);
    cpy_r_r239 = cpy_r_r238 == -113.0;
    if (unlikely(cpy_r_r239)) goto CPyL149;
CPyL148: ;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r240 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r5)->_track_turns;
    cpy_r_r241 = cpy_r_r240 == 0.0;
    if (unlikely(cpy_r_r241)) {
        goto CPyL234;
    } else
        goto CPyL152;
CPyL149: ;
    cpy_r_r242 = PyErr_Occurred();
    if (unlikely(cpy_r_r242 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 73, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL193;
    } else
        goto CPyL148;
CPyL150: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r243 = 0;
    if (unlikely(!cpy_r_r243)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 73, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL192;
    }
    CPy_Unreachable();
CPyL152: ;
    cpy_r_r244 = cpy_r_r3 / cpy_r_r240;
    cpy_r_r245 = cpy_r_r244 < 1.0;
    if (!cpy_r_r245) goto CPyL154;
    cpy_r_r246 = cpy_r_r244;
    goto CPyL155;
CPyL154: ;
    cpy_r_r246 = 1.0;
CPyL155: ;
    cpy_r_r247 = cpy_r_r238 * cpy_r_r246;
    cpy_r_r248 = cpy_r_value + cpy_r_r247;
    cpy_r_value = cpy_r_r248;
    cpy_r_r249 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r249 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Table", "phase", 74, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL196;
    }
    CPyTagged_INCREF(cpy_r_r249);
CPyL156: ;
    cpy_r_r250 = cpy_r_r249 == 4;
    if (cpy_r_r250) goto CPyL235;
    cpy_r_r251 = cpy_r_r249 == 6;
    CPyTagged_DECREF(cpy_r_r249);
    if (cpy_r_r251) goto CPyL159;
    if (0) {
        goto CPyL160;
    } else
        goto CPyL236;
CPyL159: ;
    if (!1) goto CPyL236;
CPyL160: ;
    cpy_r_r252 = 0;
    cpy_r_r253 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Table", "places", 75, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r253);
CPyL161: ;
    cpy_r_r254 = 0;
CPyL162: ;
    cpy_r_r255 = (CPyPtr)((CPyPtr)cpy_r_r253 + offsetof(PyVarObject, ob_size));
    cpy_r_r256 = *(int64_t *)cpy_r_r255;
    cpy_r_r257 = cpy_r_r254 < cpy_r_r256;
    if (!cpy_r_r257) goto CPyL237;
    cpy_r_die = cpy_r_r252;
    cpy_r_r258 = (CPyPtr)((CPyPtr)cpy_r_r253 + offsetof(PyListObject, ob_item));
    cpy_r_r259 = *(CPyPtr *)cpy_r_r258;
    cpy_r_r260 = cpy_r_r254 * 8;
    cpy_r_r261 = cpy_r_r259 + cpy_r_r260;
    cpy_r_r262 = *(PyObject * *)cpy_r_r261;
    CPy_INCREF(cpy_r_r262);
    if (likely(PyLong_Check(cpy_r_r262)))
        cpy_r_r263 = CPyTagged_FromObject(cpy_r_r262);
    else {
        CPy_TypeError("int", cpy_r_r262); cpy_r_r263 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r262);
    if (unlikely(cpy_r_r263 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 75, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL238;
    }
    cpy_r_r264 = 0 & 1;
    cpy_r_r265 = cpy_r_r264 != 0;
    if (cpy_r_r265) goto CPyL166;
    cpy_r_r266 = cpy_r_r263 & 1;
    cpy_r_r267 = cpy_r_r266 != 0;
    if (!cpy_r_r267) goto CPyL167;
CPyL166: ;
    cpy_r_r268 = CPyTagged_IsLt_(cpy_r_r263, 0);
    cpy_r_r269 = cpy_r_r268 ^ 1;
    cpy_r_r270 = cpy_r_r269;
    goto CPyL168;
CPyL167: ;
    cpy_r_r271 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r263;
    cpy_r_r270 = cpy_r_r271;
CPyL168: ;
    if (cpy_r_r270) goto CPyL170;
    if (cpy_r_r270) {
        goto CPyL175;
    } else
        goto CPyL239;
CPyL170: ;
    cpy_r_r272 = cpy_r_r263 & 1;
    cpy_r_r273 = cpy_r_r272 != 0;
    if (cpy_r_r273) goto CPyL172;
    cpy_r_r274 = 200 & 1;
    cpy_r_r275 = cpy_r_r274 != 0;
    if (!cpy_r_r275) goto CPyL173;
CPyL172: ;
    cpy_r_r276 = CPyTagged_IsLt_(cpy_r_r263, 200);
    cpy_r_r277 = cpy_r_r276;
    goto CPyL174;
CPyL173: ;
    cpy_r_r278 = (Py_ssize_t)cpy_r_r263 < (Py_ssize_t)200;
    cpy_r_r277 = cpy_r_r278;
CPyL174: ;
    if (!cpy_r_r277) goto CPyL239;
CPyL175: ;
    cpy_r_r279 = CPyTagged_FloorDivide(cpy_r_r263, 20);
    if (unlikely(cpy_r_r279 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 76, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL240;
    }
    cpy_r_r280 = cpy_r_r279 & 1;
    cpy_r_r281 = cpy_r_r280 != 0;
    if (!cpy_r_r281) goto CPyL178;
    cpy_r_r282 = CPyTagged_IsEq_(cpy_r_r279, cpy_r_seat);
    cpy_r_r283 = cpy_r_r282;
    goto CPyL179;
CPyL178: ;
    cpy_r_r284 = cpy_r_r279 == cpy_r_seat;
    cpy_r_r283 = cpy_r_r284;
CPyL179: ;
    CPyTagged_DECREF(cpy_r_r279);
    if (!cpy_r_r283) goto CPyL239;
    cpy_r_r285 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r5)->_taken;
    cpy_r_r286 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r5)->_taken_for_each;
    cpy_r_r287 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", "Table", "values", 77, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL240;
    }
CPyL181: ;
    cpy_r_r288 = CPyList_GetItem(cpy_r_r287, cpy_r_die);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 77, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL241;
    }
    if (likely(PyLong_Check(cpy_r_r288)))
        cpy_r_r289 = CPyTagged_FromObject(cpy_r_r288);
    else {
        CPy_TypeError("int", cpy_r_r288); cpy_r_r289 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r289 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 77, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL241;
    }
    cpy_r_r290 = CPyFloat_FromTagged(cpy_r_r289);
    CPyTagged_DECREF(cpy_r_r289);
    cpy_r_r291 = cpy_r_r290 == -113.0;
    if (unlikely(cpy_r_r291)) goto CPyL185;
CPyL184: ;
    cpy_r_r292 = cpy_r_r286 * cpy_r_r290;
    cpy_r_r293 = cpy_r_r285 + cpy_r_r292;
    cpy_r_r294 = ((serai___games___encyclopedia___thinking___appraisal___AppraiserObject *)cpy_r_self)->__slots;
    CPy_INCREF(cpy_r_r294);
    cpy_r_r295 = CPyTagged_Remainder(cpy_r_r263, 20);
    CPyTagged_DECREF(cpy_r_r263);
    if (unlikely(cpy_r_r295 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 78, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL242;
    } else
        goto CPyL186;
CPyL185: ;
    cpy_r_r296 = PyErr_Occurred();
    if (unlikely(cpy_r_r296 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 77, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL241;
    } else
        goto CPyL184;
CPyL186: ;
    cpy_r_r297 = CPyList_GetItem(cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r294);
    CPyTagged_DECREF(cpy_r_r295);
    if (unlikely(cpy_r_r297 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 78, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL243;
    }
    cpy_r_r298 = PyFloat_AsDouble(cpy_r_r297);
    if (cpy_r_r298 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r297); cpy_r_r298 = -113.0;
    }
    CPy_DECREF(cpy_r_r297);
    cpy_r_r299 = cpy_r_r298 == -113.0;
    if (unlikely(cpy_r_r299)) goto CPyL189;
CPyL188: ;
    cpy_r_r300 = cpy_r_r298 * cpy_r_r293;
    cpy_r_r301 = cpy_r_value + cpy_r_r300;
    cpy_r_value = cpy_r_r301;
    goto CPyL190;
CPyL189: ;
    cpy_r_r302 = PyErr_Occurred();
    if (unlikely(cpy_r_r302 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 78, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL243;
    } else
        goto CPyL188;
CPyL190: ;
    cpy_r_r303 = cpy_r_r252 + 2;
    cpy_r_r252 = cpy_r_r303;
    cpy_r_r304 = cpy_r_r254 + 1;
    cpy_r_r254 = cpy_r_r304;
    goto CPyL162;
CPyL191: ;
    return cpy_r_value;
CPyL192: ;
    cpy_r_r305 = -113.0;
    return cpy_r_r305;
CPyL193: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL192;
CPyL194: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL192;
CPyL195: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL7;
CPyL196: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL192;
CPyL197: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL13;
CPyL198: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    goto CPyL192;
CPyL199: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    goto CPyL192;
CPyL200: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    goto CPyL192;
CPyL201: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    goto CPyL192;
CPyL202: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL30;
CPyL203: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r37);
    goto CPyL192;
CPyL204: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL192;
CPyL205: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    goto CPyL192;
CPyL206: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r49);
    goto CPyL192;
CPyL207: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    goto CPyL192;
CPyL208: ;
    CPy_DECREF(cpy_r_r58);
    goto CPyL45;
CPyL209: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    goto CPyL192;
CPyL210: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r68);
    goto CPyL192;
CPyL211: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL192;
CPyL212: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL56;
CPyL213: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r77);
    goto CPyL192;
CPyL214: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_expert);
    goto CPyL192;
CPyL215: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r90);
    goto CPyL192;
CPyL216: ;
    CPy_DECREF(cpy_r_r96);
    goto CPyL110;
CPyL217: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r96);
    goto CPyL192;
CPyL218: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r96);
    goto CPyL192;
CPyL219: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL192;
CPyL220: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r127);
    goto CPyL192;
CPyL221: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r128);
    goto CPyL192;
CPyL222: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r128);
    goto CPyL192;
CPyL223: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r127);
    goto CPyL192;
CPyL224: ;
    CPyTagged_DECREF(cpy_r_expert);
    goto CPyL98;
CPyL225: ;
    CPy_DECREF(cpy_r_r150);
    goto CPyL101;
CPyL226: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r171);
    goto CPyL192;
CPyL227: ;
    CPy_DECREF(cpy_r_r171);
    goto CPyL128;
CPyL228: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r213);
    goto CPyL192;
CPyL229: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r213);
    CPyTagged_DecRef(cpy_r_r214);
    goto CPyL192;
CPyL230: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r213);
    CPyTagged_DecRef(cpy_r_r216);
    goto CPyL192;
CPyL231: ;
    CPyTagged_DECREF(cpy_r_r218);
    goto CPyL139;
CPyL232: ;
    CPyTagged_DECREF(cpy_r_r213);
    goto CPyL140;
CPyL233: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r216);
    goto CPyL192;
CPyL234: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL150;
CPyL235: ;
    CPyTagged_DECREF(cpy_r_r249);
    goto CPyL159;
CPyL236: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL191;
CPyL237: ;
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r253);
    goto CPyL191;
CPyL238: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r253);
    CPyTagged_DecRef(cpy_r_die);
    goto CPyL192;
CPyL239: ;
    CPyTagged_DECREF(cpy_r_die);
    CPyTagged_DECREF(cpy_r_r263);
    goto CPyL190;
CPyL240: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r253);
    CPyTagged_DecRef(cpy_r_die);
    CPyTagged_DecRef(cpy_r_r263);
    goto CPyL192;
CPyL241: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r253);
    CPyTagged_DecRef(cpy_r_r263);
    goto CPyL192;
CPyL242: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r253);
    CPy_DecRef(cpy_r_r294);
    goto CPyL192;
CPyL243: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r253);
    goto CPyL192;
}
        
        PyObject *CPyPy_encyclopedia___thinking___appraisal___Appraiser___appraise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:appraise", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double retval = CPyDef_encyclopedia___thinking___appraisal___Appraiser___appraise(arg_self, arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "appraise", 37, CPyStatic_encyclopedia___thinking___appraisal___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___appraisal_____top_level__(void) {
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
    void *cpy_r_r143;
    void *cpy_r_r144;
    void *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    void *cpy_r_r151;
    void *cpy_r_r152;
    PyObject **cpy_r_r153;
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
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    int32_t cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    int32_t cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 1, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 1, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___thinking___appraisal___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 14, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___book;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___book;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 16, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___book;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___book;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___book__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 16, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 16, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 16, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r31 = CPyStatic_encyclopedia___thinking___appraisal___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 16, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    } else
        goto CPyL70;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 17, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r42 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 17, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 17, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 17, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5169]; /* ('DICE', 'FIRST_SPACE', 'OVER', 'SEAT_STRIDE', 'TURNS') */
    cpy_r_r53 = CPyStatic_encyclopedia___thinking___appraisal___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 17, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    } else
        goto CPyL71;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___scoring;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___scoring;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[278]; /* 'serai.games.encyclopedia.scoring' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 18, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___scoring;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___scoring;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___scoring__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 18, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 18, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[278]; /* 'serai.games.encyclopedia.scoring' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 18, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5170]; /* ('points_per', 'total') */
    cpy_r_r75 = CPyStatic_encyclopedia___thinking___appraisal___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 18, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    } else
        goto CPyL72;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 19, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 19, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 19, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 19, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r97 = CPyStatic_encyclopedia___thinking___appraisal___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 19, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    } else
        goto CPyL73;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___encyclopedia___thinking___features;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___encyclopedia___thinking___features;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[1096]; /* 'serai.games.encyclopedia.thinking.features' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 20, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___encyclopedia___thinking___features;
    cpy_r_r108 = CPyExec_serai___games___encyclopedia___thinking___features;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___encyclopedia___thinking___features__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 20, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 20, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[1096]; /* 'serai.games.encyclopedia.thinking.features' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 20, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5171]; /* ('expert_rate', 'track_promise', 'turns_left') */
    cpy_r_r119 = CPyStatic_encyclopedia___thinking___appraisal___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 20, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    } else
        goto CPyL74;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___encyclopedia___thinking___study;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___encyclopedia___thinking___study;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[1100]; /* 'serai.games.encyclopedia.thinking.study' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 21, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___encyclopedia___thinking___study;
    cpy_r_r130 = CPyExec_serai___games___encyclopedia___thinking___study;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___encyclopedia___thinking___study__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 21, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 21, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[1100]; /* 'serai.games.encyclopedia.thinking.study' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 21, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5172]; /* ('Study',) */
    cpy_r_r141 = CPyStatic_encyclopedia___thinking___appraisal___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 21, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    } else
        goto CPyL75;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___encyclopedia___thinking___weights;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___encyclopedia___thinking___weights;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[298]; /* 'serai.games.encyclopedia.thinking.weights' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 22, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___encyclopedia___thinking___weights;
    cpy_r_r152 = CPyExec_serai___games___encyclopedia___thinking___weights;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___encyclopedia___thinking___weights__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 22, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 22, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[298]; /* 'serai.games.encyclopedia.thinking.weights' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 22, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r163 = CPyStatic_encyclopedia___thinking___appraisal___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 22, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    } else
        goto CPyL76;
CPyL61: ;
    cpy_r_r165 = NULL;
    cpy_r_r166 = CPyStatics[294]; /* 'serai.games.encyclopedia.thinking.appraisal' */
    cpy_r_r167 = (PyObject *)CPyType_encyclopedia___thinking___appraisal___Appraiser_template;
    cpy_r_r168 = CPyType_FromTemplate(cpy_r_r167, cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 25, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r169 = CPyDef_encyclopedia___thinking___appraisal___Appraiser_trait_vtable_setup();
    if (unlikely(cpy_r_r169 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 25, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL77;
    }
    cpy_r_r170 = CPyDef_encyclopedia___thinking___appraisal___Appraiser_coroutine_setup(cpy_r_r168);
    if (unlikely(cpy_r_r170 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 25, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL77;
    }
    cpy_r_r171 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r172 = CPyStatics[1102]; /* '_book' */
    cpy_r_r173 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r174 = CPyStatics[1104]; /* '_study' */
    cpy_r_r175 = CPyStatics[1105]; /* '_ways' */
    cpy_r_r176 = CPyStatics[1106]; /* '_expert' */
    cpy_r_r177 = CPyStatics[1107]; /* '_one_shot' */
    cpy_r_r178 = CPyStatics[1108]; /* '_slots' */
    cpy_r_r179 = PyTuple_Pack(7, cpy_r_r172, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 25, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL77;
    }
    cpy_r_r180 = PyObject_SetAttr(cpy_r_r168, cpy_r_r171, cpy_r_r179);
    CPy_DECREF(cpy_r_r179);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 25, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL77;
    }
    CPyType_encyclopedia___thinking___appraisal___Appraiser = (PyTypeObject *)cpy_r_r168;
    CPy_INCREF(CPyType_encyclopedia___thinking___appraisal___Appraiser);
    cpy_r_r182 = CPyStatic_encyclopedia___thinking___appraisal___globals;
    cpy_r_r183 = CPyStatics[295]; /* 'Appraiser' */
    cpy_r_r184 = PyDict_SetItem(cpy_r_r182, cpy_r_r183, cpy_r_r168);
    cpy_r_r185 = cpy_r_r184 >= 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 25, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL77;
    }
    cpy_r_r186 = CPy_InitSubclass(cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/appraisal.py", "<module>", 25, CPyStatic_encyclopedia___thinking___appraisal___globals);
        goto CPyL69;
    }
    return 1;
CPyL69: ;
    cpy_r_r187 = 2;
    return cpy_r_r187;
CPyL70: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL71: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL72: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL73: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL74: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL75: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL76: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL77: ;
    CPy_DecRef(cpy_r_r168);
    goto CPyL69;
}

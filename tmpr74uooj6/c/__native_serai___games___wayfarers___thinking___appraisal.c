#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___thinking___appraisal___Appraiser_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___thinking___appraisal___Appraiser_traverse(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    Py_VISIT(self->__engines);
    Py_VISIT(self->__sets);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___thinking___appraisal___Appraiser_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___appraisal___AppraiserObject *self = (serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__engines);
    Py_CLEAR(self->__sets);
    return 0;
}

static int32_t CPyDef_wayfarers___thinking___appraisal___Appraiser_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___appraisal___AppraiserObject *self = (serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__engines);
    Py_CLEAR(self->__sets);
    return 0;
}

static void
wayfarers___thinking___appraisal___Appraiser_dealloc(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___thinking___appraisal___Appraiser_dealloc)
    CPyDef_wayfarers___thinking___appraisal___Appraiser_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___thinking___appraisal_____mypyc__Appraiser_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___thinking___appraisal___Appraiser(PyObject *cpy_r_book, PyObject *cpy_r_weights);

static PyObject *
wayfarers___thinking___appraisal___Appraiser_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___thinking___appraisal___Appraiser) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___thinking___appraisal_____mypyc__Appraiser_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___thinking___appraisal___Appraiser_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___thinking___appraisal___Appraiser_vtable[8];
static bool
CPyDef_wayfarers___thinking___appraisal___Appraiser_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___thinking___appraisal___Appraiser_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___thinking___appraisal___Appraiser_____init__,
        (CPyVTableItem)CPyDef_wayfarers___thinking___appraisal___Appraiser___appraise,
        (CPyVTableItem)CPyDef_wayfarers___thinking___appraisal___Appraiser___turns_left,
        (CPyVTableItem)CPyDef_wayfarers___thinking___appraisal___Appraiser____learned,
        (CPyVTableItem)CPyDef_wayfarers___thinking___appraisal___Appraiser____tags,
        (CPyVTableItem)CPyDef_wayfarers___thinking___appraisal___Appraiser____space,
        (CPyVTableItem)CPyDef_wayfarers___thinking___appraisal___Appraiser____guilds,
        (CPyVTableItem)CPyDef_wayfarers___thinking___appraisal___Appraiser____probability,
    };
    memcpy(wayfarers___thinking___appraisal___Appraiser_vtable, wayfarers___thinking___appraisal___Appraiser_vtable_scratch, sizeof(wayfarers___thinking___appraisal___Appraiser_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___thinking___appraisal___Appraiser_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___thinking___appraisal___Appraiser_get__book(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, void *closure);
static int
wayfarers___thinking___appraisal___Appraiser_set__book(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___appraisal___Appraiser_get__weights(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, void *closure);
static int
wayfarers___thinking___appraisal___Appraiser_set__weights(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___appraisal___Appraiser_get__engines(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, void *closure);
static int
wayfarers___thinking___appraisal___Appraiser_set__engines(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___appraisal___Appraiser_get__sets(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, void *closure);
static int
wayfarers___thinking___appraisal___Appraiser_set__sets(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___thinking___appraisal___Appraiser_getseters[] = {
    {"_book",
     (getter)wayfarers___thinking___appraisal___Appraiser_get__book, (setter)wayfarers___thinking___appraisal___Appraiser_set__book,
     NULL, NULL},
    {"_weights",
     (getter)wayfarers___thinking___appraisal___Appraiser_get__weights, (setter)wayfarers___thinking___appraisal___Appraiser_set__weights,
     NULL, NULL},
    {"_engines",
     (getter)wayfarers___thinking___appraisal___Appraiser_get__engines, (setter)wayfarers___thinking___appraisal___Appraiser_set__engines,
     NULL, NULL},
    {"_sets",
     (getter)wayfarers___thinking___appraisal___Appraiser_get__sets, (setter)wayfarers___thinking___appraisal___Appraiser_set__sets,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___thinking___appraisal___Appraiser_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___thinking___appraisal_____mypyc__Appraiser_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___thinking___appraisal___Appraiser_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights)\n--\n\n")},
    {"appraise",
     (PyCFunction)CPyPy_wayfarers___thinking___appraisal___Appraiser___appraise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("appraise($self, t, seat)\n--\n\n")},
    {"turns_left",
     (PyCFunction)CPyPy_wayfarers___thinking___appraisal___Appraiser___turns_left,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turns_left($self, t, seat)\n--\n\n")},
    {"_learned",
     (PyCFunction)CPyPy_wayfarers___thinking___appraisal___Appraiser____learned,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_learned($self, engine, moving, turns)\n--\n\n")},
    {"_tags",
     (PyCFunction)CPyPy_wayfarers___thinking___appraisal___Appraiser____tags,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tags($self, player, turns)\n--\n\n")},
    {"_space",
     (PyCFunction)CPyPy_wayfarers___thinking___appraisal___Appraiser____space,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_space($self, player, counts, turns)\n--\n\n")},
    {"_guilds",
     (PyCFunction)CPyPy_wayfarers___thinking___appraisal___Appraiser____guilds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_guilds($self, t, seat, turns)\n--\n\n")},
    {"_probability",
     (PyCFunction)CPyPy_wayfarers___thinking___appraisal___Appraiser____probability,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_probability($self, missing, turns)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___thinking___appraisal___Appraiser_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Appraiser",
    .tp_new = wayfarers___thinking___appraisal___Appraiser_new,
    .tp_dealloc = (destructor)wayfarers___thinking___appraisal___Appraiser_dealloc,
    .tp_traverse = (traverseproc)wayfarers___thinking___appraisal___Appraiser_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___thinking___appraisal___Appraiser_clear,
    .tp_getset = wayfarers___thinking___appraisal___Appraiser_getseters,
    .tp_methods = wayfarers___thinking___appraisal___Appraiser_methods,
    .tp_init = wayfarers___thinking___appraisal___Appraiser_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___thinking___appraisal___AppraiserObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Appraiser(book, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___thinking___appraisal___Appraiser_template = &CPyType_wayfarers___thinking___appraisal___Appraiser_template_;

PyObject *CPyDef_wayfarers___thinking___appraisal_____mypyc__Appraiser_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___thinking___appraisal___AppraiserObject *self;
    self = (serai___games___wayfarers___thinking___appraisal___AppraiserObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___thinking___appraisal___Appraiser_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___thinking___appraisal___Appraiser(PyObject *cpy_r_book, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_wayfarers___thinking___appraisal_____mypyc__Appraiser_setup((PyObject *)CPyType_wayfarers___thinking___appraisal___Appraiser);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___thinking___appraisal___Appraiser_____init__(self, cpy_r_book, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___thinking___appraisal___Appraiser_get__book(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, void *closure)
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
wayfarers___thinking___appraisal___Appraiser_set__book(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_wayfarers___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.wayfarers.book.Book", value); 
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
wayfarers___thinking___appraisal___Appraiser_get__weights(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, void *closure)
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
wayfarers___thinking___appraisal___Appraiser_set__weights(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_weights' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_wayfarers___thinking___weights___Weights))
        tmp = value;
    else {
        CPy_TypeError("serai.games.wayfarers.thinking.weights.Weights", value); 
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
wayfarers___thinking___appraisal___Appraiser_get__engines(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__engines == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_engines' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__engines);
    PyObject *retval = self->__engines;
    return retval;
}

static int
wayfarers___thinking___appraisal___Appraiser_set__engines(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_engines' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_engine___Engines))
        tmp = value;
    else {
        CPy_TypeError("serai.games.wayfarers.thinking.engine.Engines", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__engines != NULL) {
        CPy_DECREF(self->__engines);
    }
    self->__engines = tmp;
    return 0;
}

static PyObject *
wayfarers___thinking___appraisal___Appraiser_get__sets(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__sets == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_sets' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__sets);
    PyObject *retval = self->__sets;
    return retval;
}

static int
wayfarers___thinking___appraisal___Appraiser_set__sets(serai___games___wayfarers___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_sets' cannot be deleted");
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
    if (self->__sets != NULL) {
        CPy_DECREF(self->__sets);
    }
    self->__sets = tmp;
    return 0;
}
static PyMethodDef wayfarers___thinking___appraisalmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___thinking___appraisal__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___thinking___appraisal__internal, "__name__");
    CPyStatic_wayfarers___thinking___appraisal___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___thinking___appraisal__internal);
    if (unlikely(CPyStatic_wayfarers___thinking___appraisal___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___thinking___appraisal_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___appraisal__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___thinking___appraisal___Appraiser);
    return -1;
}
int CPyExec_serai___games___wayfarers___thinking___appraisal(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___thinking___appraisal__impl, &CPyImportState_serai___games___wayfarers___thinking___appraisal, &CPyModule_serai___games___wayfarers___thinking___appraisal);
}
static struct PyModuleDef wayfarers___thinking___appraisalmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.thinking.appraisal",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___thinking___appraisalmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___thinking___appraisal(void)
{
    if (CPyModule_serai___games___wayfarers___thinking___appraisal__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___appraisal__internal);
        return CPyModule_serai___games___wayfarers___thinking___appraisal__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___appraisal__internal = PyModule_Create(&wayfarers___thinking___appraisalmodule);
    return CPyModule_serai___games___wayfarers___thinking___appraisal__internal;
}

PyObject *CPyInit_serai___games___wayfarers___thinking___appraisal(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___thinking___appraisal__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___appraisal__internal);
        return CPyModule_serai___games___wayfarers___thinking___appraisal__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___appraisal__internal = PyModule_Create(&wayfarers___thinking___appraisalmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___thinking___appraisal__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.appraisal");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___thinking___appraisal__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___thinking___appraisal__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___thinking___appraisal__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___thinking___appraisal(CPyModule_serai___games___wayfarers___thinking___appraisal__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___thinking___appraisal__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.appraisal");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___appraisal__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_wayfarers___thinking___appraisal___Appraiser_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    double cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    double cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    CPy_INCREF(cpy_r_book);
    ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights = cpy_r_weights;
    cpy_r_r0 = CPyDef_engine___Engines(cpy_r_book, cpy_r_weights);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 36, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL19;
    }
    ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__engines = cpy_r_r0;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_common_sets;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", "Book", "common_sets", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL20;
    }
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL21;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL22;
    }
    cpy_r_r15 = CPyFloat_FromTagged(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 == -113.0;
    if (unlikely(cpy_r_r16)) goto CPyL8;
CPyL7: ;
    cpy_r_r17 = PyFloat_FromDouble(cpy_r_r15);
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r17);
    goto CPyL9;
CPyL8: ;
    cpy_r_r18 = PyErr_Occurred();
    if (unlikely(cpy_r_r18 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL22;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r19 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r19;
    goto CPyL4;
CPyL10: ;
    cpy_r_r20 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_common_sets;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", "Book", "common_sets", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL23;
    }
CPyL11: ;
    cpy_r_r21 = CPyList_GetItemShort(cpy_r_r20, -2);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL23;
    }
    cpy_r_r23 = CPyFloat_FromTagged(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 == -113.0;
    if (unlikely(cpy_r_r24)) goto CPyL15;
CPyL14: ;
    cpy_r_r25 = PyList_New(1);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL23;
    } else
        goto CPyL16;
CPyL15: ;
    cpy_r_r26 = PyErr_Occurred();
    if (unlikely(cpy_r_r26 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL23;
    } else
        goto CPyL14;
CPyL16: ;
    cpy_r_r27 = PyFloat_FromDouble(cpy_r_r23);
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    *(PyObject * *)cpy_r_r29 = cpy_r_r27;
    cpy_r_r30 = CPySequence_Multiply(cpy_r_r25, 120);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL23;
    }
    cpy_r_r31 = PySequence_Concat(cpy_r_r4, cpy_r_r30);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 37, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL19;
    }
    ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__sets = cpy_r_r31;
    return 1;
CPyL19: ;
    cpy_r_r32 = 2;
    return cpy_r_r32;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL19;
CPyL21: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL10;
CPyL22: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL19;
CPyL23: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL19;
}
        
        PyObject *CPyPy_wayfarers___thinking___appraisal___Appraiser_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_wayfarers___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___thinking___appraisal___Appraiser_____init__(arg_self, arg_book, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "__init__", 33, CPyStatic_wayfarers___thinking___appraisal___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___thinking___appraisal___Appraiser___appraise(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    double cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    int64_t cpy_r_r30;
    double cpy_r_r31;
    char cpy_r_r32;
    double cpy_r_r33;
    double cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    double cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    tuple_T4FFFF cpy_r_r45;
    double cpy_r_r46;
    char cpy_r_r47;
    double cpy_r_r48;
    double cpy_r_r49;
    double cpy_r_r50;
    double cpy_r_r51;
    double cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    double cpy_r_r55;
    double cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    double cpy_r_r59;
    double cpy_r_value;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    CPyPtr cpy_r_r66;
    CPyPtr cpy_r_r67;
    int64_t cpy_r_r68;
    CPyPtr cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    tuple_T3III cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    double cpy_r_r80;
    char cpy_r_r81;
    double cpy_r_r82;
    PyObject *cpy_r_r83;
    int64_t cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_on_cards;
    double cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    double cpy_r_r93;
    char cpy_r_r94;
    double cpy_r_r95;
    double cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    double cpy_r_r101;
    char cpy_r_r102;
    double cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    double cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    double cpy_r_r109;
    double cpy_r_r110;
    char cpy_r_r111;
    double cpy_r_r112;
    double cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    double cpy_r_r116;
    double cpy_r_r117;
    double cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    double cpy_r_r124;
    char cpy_r_r125;
    double cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    double cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    double cpy_r_r132;
    double cpy_r_r133;
    char cpy_r_r134;
    double cpy_r_r135;
    double cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    double cpy_r_r139;
    double cpy_r_r140;
    double cpy_r_r141;
    double cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject **cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    double cpy_r_r156;
    char cpy_r_r157;
    double cpy_r_r158;
    double cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    CPyTagged cpy_r_r162;
    PyObject *cpy_r_r163;
    double cpy_r_r164;
    char cpy_r_r165;
    double cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    double cpy_r_r171;
    double cpy_r_r172;
    double cpy_r_r173;
    double cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject **cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    double cpy_r_r187;
    char cpy_r_r188;
    double cpy_r_r189;
    double cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    double cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    double cpy_r_r196;
    double cpy_r_r197;
    double cpy_r_r198;
    double cpy_r_r199;
    double cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    CPyPtr cpy_r_r205;
    int64_t cpy_r_r206;
    CPyTagged cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    double cpy_r_r211;
    char cpy_r_r212;
    double cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    double cpy_r_r219;
    char cpy_r_r220;
    double cpy_r_r221;
    double cpy_r_r222;
    double cpy_r_r223;
    PyObject *cpy_r_r224;
    CPyPtr cpy_r_r225;
    int64_t cpy_r_r226;
    CPyTagged cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    CPyTagged cpy_r_r230;
    CPyTagged cpy_r_r231;
    CPyTagged cpy_r_r232;
    char cpy_r_r233;
    CPyTagged cpy_r_r234;
    int64_t cpy_r_r235;
    char cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    CPyTagged cpy_r_r239;
    CPyTagged cpy_r_r240;
    PyObject *cpy_r_r241;
    CPyPtr cpy_r_r242;
    int64_t cpy_r_r243;
    CPyTagged cpy_r_r244;
    CPyTagged cpy_r_r245;
    PyObject *cpy_r_r246;
    CPyTagged cpy_r_r247;
    int64_t cpy_r_r248;
    char cpy_r_r249;
    int64_t cpy_r_r250;
    char cpy_r_r251;
    char cpy_r_r252;
    char cpy_r_r253;
    CPyTagged cpy_r_r254;
    CPyTagged cpy_r_dice;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    double cpy_r_r258;
    char cpy_r_r259;
    double cpy_r_r260;
    char cpy_r_r261;
    PyObject *cpy_r_r262;
    double cpy_r_r263;
    char cpy_r_r264;
    PyObject *cpy_r_r265;
    double cpy_r_r266;
    char cpy_r_r267;
    PyObject *cpy_r_r268;
    char cpy_r_r269;
    double cpy_r_r270;
    PyObject *cpy_r_r271;
    double cpy_r_r272;
    char cpy_r_r273;
    double cpy_r_r274;
    double cpy_r_r275;
    char cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    CPyTagged cpy_r_r280;
    double cpy_r_r281;
    char cpy_r_r282;
    double cpy_r_r283;
    double cpy_r_r284;
    double cpy_r_r285;
    char cpy_r_r286;
    PyObject *cpy_r_r287;
    double cpy_r_r288;
    double cpy_r_r289;
    double cpy_r_r290;
    CPyTagged cpy_r_r291;
    PyObject *cpy_r_r292;
    char cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    CPyTagged cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    CPyTagged cpy_r_r299;
    PyObject *cpy_r_r300;
    CPyTagged cpy_r_r301;
    CPyTagged cpy_r_r302;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r303;
    char cpy_r_r304;
    int64_t cpy_r_r305;
    char cpy_r_r306;
    char cpy_r_r307;
    char cpy_r_r308;
    int64_t cpy_r_r309;
    char cpy_r_r310;
    char cpy_r_r311;
    char cpy_r_r312;
    char cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    CPyTagged cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    CPyTagged cpy_r_r319;
    PyObject *cpy_r_r320;
    int32_t cpy_r_r321;
    char cpy_r_r322;
    CPyTagged cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject **cpy_r_r328;
    PyObject *cpy_r_r329;
    CPyTagged cpy_r_r330;
    tuple_T2FF cpy_r_r331;
    double cpy_r_r332;
    char cpy_r_r333;
    double cpy_r_r334;
    double cpy_r_r335;
    double cpy_r_r336;
    char cpy_r_r337;
    PyObject *cpy_r_r338;
    CPyTagged cpy_r_r339;
    PyObject *cpy_r_r340;
    CPyTagged cpy_r_r341;
    double cpy_r_r342;
    char cpy_r_r343;
    double cpy_r_r344;
    char cpy_r_r345;
    PyObject *cpy_r_r346;
    double cpy_r_r347;
    char cpy_r_r348;
    PyObject *cpy_r_r349;
    double cpy_r_r350;
    double cpy_r_r351;
    char cpy_r_r352;
    double cpy_r_r353;
    char cpy_r_r354;
    PyObject *cpy_r_r355;
    double cpy_r_r356;
    double cpy_r_late;
    double cpy_r_r357;
    char cpy_r_r358;
    double cpy_r_r359;
    double cpy_r_r360;
    char cpy_r_r361;
    PyObject *cpy_r_r362;
    double cpy_r_r363;
    double cpy_r_r364;
    char cpy_r_r365;
    PyObject *cpy_r_r366;
    double cpy_r_r367;
    double cpy_r_r368;
    double cpy_r_r369;
    double cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject *cpy_r_r372;
    PyObject *cpy_r_r373;
    CPyTagged cpy_r_r374;
    double cpy_r_r375;
    char cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    CPyTagged cpy_r_r380;
    double cpy_r_r381;
    char cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    CPyTagged cpy_r_r386;
    double cpy_r_r387;
    char cpy_r_r388;
    CPyTagged cpy_r_r389;
    PyObject *cpy_r_r390;
    double cpy_r_r391;
    char cpy_r_r392;
    double cpy_r_r393;
    char cpy_r_r394;
    PyObject *cpy_r_r395;
    char cpy_r_r396;
    PyObject *cpy_r_r397;
    double cpy_r_r398;
    CPyTagged cpy_r_r399;
    double cpy_r_r400;
    char cpy_r_r401;
    double cpy_r_r402;
    char cpy_r_r403;
    PyObject *cpy_r_r404;
    char cpy_r_r405;
    PyObject *cpy_r_r406;
    double cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    CPyTagged cpy_r_r410;
    double cpy_r_r411;
    char cpy_r_r412;
    PyObject *cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    CPyTagged cpy_r_r416;
    double cpy_r_r417;
    char cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    CPyTagged cpy_r_r422;
    double cpy_r_r423;
    char cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    CPyPtr cpy_r_r427;
    int64_t cpy_r_r428;
    CPyTagged cpy_r_r429;
    double cpy_r_r430;
    char cpy_r_r431;
    double cpy_r_r432;
    char cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    double cpy_r_r436;
    char cpy_r_r437;
    PyObject *cpy_r_r438;
    PyObject *cpy_r_r439;
    PyObject *cpy_r_r440;
    CPyPtr cpy_r_r441;
    int64_t cpy_r_r442;
    CPyTagged cpy_r_r443;
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    CPyTagged cpy_r_r448;
    int64_t cpy_r_r449;
    char cpy_r_r450;
    int64_t cpy_r_r451;
    char cpy_r_r452;
    char cpy_r_r453;
    char cpy_r_r454;
    char cpy_r_r455;
    char cpy_r_r456;
    double cpy_r_r457;
    double cpy_r_r458;
    char cpy_r_r459;
    CPyTagged cpy_r_r460;
    int64_t cpy_r_r461;
    char cpy_r_r462;
    int64_t cpy_r_r463;
    char cpy_r_r464;
    char cpy_r_r465;
    char cpy_r_r466;
    PyObject *cpy_r_r467;
    CPyTagged cpy_r_r468;
    double cpy_r_r469;
    char cpy_r_r470;
    CPyTagged cpy_r_r471;
    int64_t cpy_r_r472;
    char cpy_r_r473;
    int64_t cpy_r_r474;
    char cpy_r_r475;
    char cpy_r_r476;
    char cpy_r_r477;
    PyObject *cpy_r_r478;
    CPyTagged cpy_r_r479;
    double cpy_r_r480;
    char cpy_r_r481;
    double cpy_r_r482;
    char cpy_r_r483;
    PyObject *cpy_r_r484;
    PyObject *cpy_r_r485;
    PyObject *cpy_r_r486;
    CPyPtr cpy_r_r487;
    int64_t cpy_r_r488;
    CPyTagged cpy_r_r489;
    PyObject *cpy_r_r490;
    PyObject *cpy_r_r491;
    CPyTagged cpy_r_r492;
    CPyTagged cpy_r_r493;
    double cpy_r_r494;
    char cpy_r_r495;
    PyObject *cpy_r_r496;
    PyObject *cpy_r_r497;
    PyObject *cpy_r_r498;
    PyObject *cpy_r_r499;
    PyObject *cpy_r_r500;
    PyObject *cpy_r_r501;
    PyObject *cpy_r_r502;
    PyObject *cpy_r_r503;
    PyObject *cpy_r_r504;
    PyObject *cpy_r_r505;
    PyObject *cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    PyObject *cpy_r_r510;
    PyObject *cpy_r_r511;
    PyObject *cpy_r_r512;
    PyObject *cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    PyObject *cpy_r_r516;
    PyObject *cpy_r_r517;
    PyObject *cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    double cpy_r_r521;
    char cpy_r_r522;
    double cpy_r_r523;
    PyObject *cpy_r_r524;
    double cpy_r_r525;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_wayfarers___thinking___appraisal___Appraiser___turns_left(cpy_r_self, cpy_r_t, cpy_r_seat);
    cpy_r_r2 = cpy_r_r1 == -113.0;
    if (unlikely(cpy_r_r2)) goto CPyL2;
CPyL1: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Table", "players", 43, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL313;
    }
    goto CPyL3;
CPyL2: ;
    cpy_r_r4 = PyErr_Occurred();
    if (unlikely(cpy_r_r4 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 42, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL313;
    } else
        goto CPyL1;
CPyL3: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = cpy_r_seat & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (cpy_r_r9) goto CPyL5;
    cpy_r_r10 = cpy_r_r7 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL6;
CPyL5: ;
    cpy_r_r12 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r7);
    cpy_r_r13 = cpy_r_r12 ^ 1;
    if (cpy_r_r13) {
        goto CPyL7;
    } else
        goto CPyL20;
CPyL6: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r14) goto CPyL20;
CPyL7: ;
    cpy_r_r15 = 0;
    cpy_r_r16 = CPyDef_wayfarers___scoring___automa_score(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 44, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL314;
    }
    cpy_r_r17 = 0;
CPyL9: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL315;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyTuple_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 44, CPyStatic_wayfarers___thinking___appraisal___globals, "tuple", cpy_r_r25);
        goto CPyL316;
    }
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_r26, 2);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 44, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL316;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 44, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL316;
    }
    cpy_r_r29 = CPyTagged_Add(cpy_r_r15, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r28);
    cpy_r_r15 = cpy_r_r29;
    cpy_r_r30 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r30;
    goto CPyL9;
CPyL15: ;
    cpy_r_r31 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_automa_pace;
    if (unlikely(cpy_r_r31 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 65536)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'automa_pace' of 'Weights' undefined");
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r32 = cpy_r_r31 == -113.0;
    if (unlikely(cpy_r_r32)) goto CPyL17;
CPyL16: ;
    cpy_r_r33 = cpy_r_r31 * cpy_r_r1;
    cpy_r_r34 = CPyFloat_FromTagged(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r35 = cpy_r_r34 == -113.0;
    if (unlikely(cpy_r_r35)) {
        goto CPyL19;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 44, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL317;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r37 = cpy_r_r34 + cpy_r_r33;
    return cpy_r_r37;
CPyL19: ;
    cpy_r_r38 = PyErr_Occurred();
    if (unlikely(cpy_r_r38 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 44, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL312;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r39 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Table", "players", 45, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL313;
    }
CPyL21: ;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r39, cpy_r_seat);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 45, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL313;
    }
    if (likely(Py_TYPE(cpy_r_r40) == CPyType_wayfarers___table___Player))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 45, CPyStatic_wayfarers___thinking___appraisal___globals, "serai.games.wayfarers.table.Player", cpy_r_r40);
        goto CPyL313;
    }
    cpy_r_r42 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__engines;
    CPy_INCREF(cpy_r_r42);
    cpy_r_r43 = CPyDef_engine___Engines___of(cpy_r_r42, cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 46, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL318;
    }
    cpy_r_r44 = CPyDef_wayfarers___scoring___all_counts(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 47, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL319;
    }
    cpy_r_r45 = CPyDef_wayfarers___thinking___appraisal___Appraiser____space(cpy_r_self, cpy_r_r41, cpy_r_r44, cpy_r_r1);
    cpy_r_r46 = cpy_r_r45.f0;
    cpy_r_r47 = cpy_r_r46 == -113.0;
    if (unlikely(cpy_r_r47)) goto CPyL27;
CPyL26: ;
    cpy_r_r48 = cpy_r_r45.f0;
    cpy_r_r49 = cpy_r_r45.f1;
    cpy_r_r50 = cpy_r_r45.f2;
    cpy_r_r51 = cpy_r_r45.f3;
    cpy_r_r52 = CPyDef_wayfarers___thinking___appraisal___Appraiser____tags(cpy_r_self, cpy_r_r41, cpy_r_r1);
    cpy_r_r53 = cpy_r_r52 == -113.0;
    if (unlikely(cpy_r_r53)) {
        goto CPyL29;
    } else
        goto CPyL28;
CPyL27: ;
    cpy_r_r54 = PyErr_Occurred();
    if (unlikely(cpy_r_r54 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 48, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL320;
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r55 = cpy_r_r48 + cpy_r_r52;
    cpy_r_r56 = CPyDef_wayfarers___thinking___appraisal___Appraiser____guilds(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_r1);
    cpy_r_r57 = cpy_r_r56 == -113.0;
    if (unlikely(cpy_r_r57)) {
        goto CPyL31;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r58 = PyErr_Occurred();
    if (unlikely(cpy_r_r58 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 49, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL320;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r59 = cpy_r_r55 + cpy_r_r56;
    cpy_r_value = cpy_r_r59;
    cpy_r_r60 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_tiles;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "tiles", 50, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL320;
    }
    CPy_INCREF(cpy_r_r60);
    goto CPyL32;
CPyL31: ;
    cpy_r_r61 = PyErr_Occurred();
    if (unlikely(cpy_r_r61 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 49, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL320;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r62 = 0;
CPyL33: ;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyVarObject, ob_size));
    cpy_r_r64 = *(int64_t *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r62 < cpy_r_r64;
    if (!cpy_r_r65) goto CPyL321;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyListObject, ob_item));
    cpy_r_r67 = *(CPyPtr *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r62 * 8;
    cpy_r_r69 = cpy_r_r67 + cpy_r_r68;
    cpy_r_r70 = *(PyObject * *)cpy_r_r69;
    CPy_INCREF(cpy_r_r70);
    if (likely(PyLong_Check(cpy_r_r70)))
        cpy_r_r71 = CPyTagged_FromObject(cpy_r_r70);
    else {
        CPy_TypeError("int", cpy_r_r70); cpy_r_r71 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 50, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL322;
    }
    cpy_r_r72 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book;
    cpy_r_r73 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r72)->_tiles;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Book", "tiles", 51, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL323;
    }
    CPy_INCREF(cpy_r_r73);
CPyL36: ;
    cpy_r_r74 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = CPyDef_wayfarers___book___Book___tile_parts(cpy_r_r74, cpy_r_r71);
    CPyTagged_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 51, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL324;
    }
    cpy_r_r76 = cpy_r_r75.f0;
    CPyTagged_INCREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r75.f0);
    CPyTagged_DECREF(cpy_r_r75.f1);
    CPyTagged_DECREF(cpy_r_r75.f2);
    cpy_r_r77 = CPyList_GetItemBorrow(cpy_r_r73, cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 51, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL325;
    }
    if (likely(Py_TYPE(cpy_r_r77) == CPyType_wayfarers___printed___Tile))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 51, CPyStatic_wayfarers___thinking___appraisal___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r77);
        goto CPyL325;
    }
    cpy_r_r79 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r78)->_vp;
    CPyTagged_INCREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r76);
    cpy_r_r80 = CPyFloat_FromTagged(cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r79);
    cpy_r_r81 = cpy_r_r80 == -113.0;
    if (unlikely(cpy_r_r81)) goto CPyL41;
CPyL40: ;
    cpy_r_r82 = cpy_r_value + cpy_r_r80;
    cpy_r_value = cpy_r_r82;
    goto CPyL42;
CPyL41: ;
    cpy_r_r83 = PyErr_Occurred();
    if (unlikely(cpy_r_r83 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 51, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL322;
    } else
        goto CPyL40;
CPyL42: ;
    cpy_r_r84 = cpy_r_r62 + 1;
    cpy_r_r62 = cpy_r_r84;
    goto CPyL33;
CPyL43: ;
    cpy_r_r85 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Table", "display_influence", 52, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL320;
    }
    CPy_INCREF(cpy_r_r85);
CPyL44: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r86 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r87 = CPyList_Count(cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 52, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL320;
    }
    cpy_r_on_cards = cpy_r_r87;
    cpy_r_r88 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_late;
    if (unlikely(cpy_r_r88 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 4194304)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'late' of 'Weights' undefined");
    }
    cpy_r_r89 = cpy_r_r88 == -113.0;
    if (unlikely(cpy_r_r89)) goto CPyL47;
CPyL46: ;
    cpy_r_r90 = cpy_r_r88 == 0.0;
    if (unlikely(cpy_r_r90)) {
        goto CPyL326;
    } else
        goto CPyL50;
CPyL47: ;
    cpy_r_r91 = PyErr_Occurred();
    if (unlikely(cpy_r_r91 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 53, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL46;
CPyL48: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r92 = 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 53, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL312;
    }
    CPy_Unreachable();
CPyL50: ;
    cpy_r_r93 = cpy_r_r1 / cpy_r_r88;
    cpy_r_r94 = cpy_r_r93 < 1.0;
    if (!cpy_r_r94) goto CPyL52;
    cpy_r_r95 = cpy_r_r93;
    goto CPyL53;
CPyL52: ;
    cpy_r_r95 = 1.0;
CPyL53: ;
    cpy_r_r96 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_silver;
    if (unlikely(cpy_r_r96 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 1)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'silver' of 'Weights' undefined");
    }
    cpy_r_r97 = cpy_r_r96 == -113.0;
    if (unlikely(cpy_r_r97)) goto CPyL55;
CPyL54: ;
    cpy_r_r98 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_silver;
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "silver", 54, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    CPyTagged_INCREF(cpy_r_r98);
    goto CPyL56;
CPyL55: ;
    cpy_r_r99 = PyErr_Occurred();
    if (unlikely(cpy_r_r99 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 54, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r100 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_silver;
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "silver", 54, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL328;
    }
    CPyTagged_INCREF(cpy_r_r100);
CPyL57: ;
    cpy_r_r101 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_rich;
    if (unlikely(cpy_r_r101 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 262144)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rich' of 'Weights' undefined");
    }
    cpy_r_r102 = cpy_r_r101 == -113.0;
    if (unlikely(cpy_r_r102)) goto CPyL59;
CPyL58: ;
    cpy_r_r103 = CPyFloat_FromTagged(cpy_r_r100);
    CPyTagged_DECREF(cpy_r_r100);
    cpy_r_r104 = cpy_r_r103 == -113.0;
    if (unlikely(cpy_r_r104)) {
        goto CPyL61;
    } else
        goto CPyL60;
CPyL59: ;
    cpy_r_r105 = PyErr_Occurred();
    if (unlikely(cpy_r_r105 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 54, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL329;
    } else
        goto CPyL58;
CPyL60: ;
    cpy_r_r106 = cpy_r_r103 - cpy_r_r101;
    cpy_r_r107 = cpy_r_r106 > 0.0;
    if (cpy_r_r107) {
        goto CPyL62;
    } else
        goto CPyL63;
CPyL61: ;
    cpy_r_r108 = PyErr_Occurred();
    if (unlikely(cpy_r_r108 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 54, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL328;
    } else
        goto CPyL60;
CPyL62: ;
    cpy_r_r109 = cpy_r_r106;
    goto CPyL64;
CPyL63: ;
    cpy_r_r109 = 0.0;
CPyL64: ;
    cpy_r_r110 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_riches_lost;
    if (unlikely(cpy_r_r110 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 524288)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'riches_lost' of 'Weights' undefined");
    }
    cpy_r_r111 = cpy_r_r110 == -113.0;
    if (unlikely(cpy_r_r111)) goto CPyL66;
CPyL65: ;
    cpy_r_r112 = cpy_r_r109 * cpy_r_r110;
    cpy_r_r113 = CPyFloat_FromTagged(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r98);
    cpy_r_r114 = cpy_r_r113 == -113.0;
    if (unlikely(cpy_r_r114)) {
        goto CPyL68;
    } else
        goto CPyL67;
CPyL66: ;
    cpy_r_r115 = PyErr_Occurred();
    if (unlikely(cpy_r_r115 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 54, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL328;
    } else
        goto CPyL65;
CPyL67: ;
    cpy_r_r116 = cpy_r_r113 - cpy_r_r112;
    cpy_r_r117 = cpy_r_r96 * cpy_r_r116;
    cpy_r_r118 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_provision;
    if (unlikely(cpy_r_r118 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'provision' of 'Weights' undefined");
    }
    cpy_r_r119 = cpy_r_r118 == -113.0;
    if (unlikely(cpy_r_r119)) {
        goto CPyL70;
    } else
        goto CPyL69;
CPyL68: ;
    cpy_r_r120 = PyErr_Occurred();
    if (unlikely(cpy_r_r120 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 54, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL67;
CPyL69: ;
    cpy_r_r121 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_provision;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "provision", 55, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    CPyTagged_INCREF(cpy_r_r121);
    goto CPyL71;
CPyL70: ;
    cpy_r_r122 = PyErr_Occurred();
    if (unlikely(cpy_r_r122 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 55, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL69;
CPyL71: ;
    cpy_r_r123 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_provision;
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "provision", 55, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL330;
    }
    CPyTagged_INCREF(cpy_r_r123);
CPyL72: ;
    cpy_r_r124 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_rich;
    if (unlikely(cpy_r_r124 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 262144)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rich' of 'Weights' undefined");
    }
    cpy_r_r125 = cpy_r_r124 == -113.0;
    if (unlikely(cpy_r_r125)) goto CPyL74;
CPyL73: ;
    cpy_r_r126 = CPyFloat_FromTagged(cpy_r_r123);
    CPyTagged_DECREF(cpy_r_r123);
    cpy_r_r127 = cpy_r_r126 == -113.0;
    if (unlikely(cpy_r_r127)) {
        goto CPyL76;
    } else
        goto CPyL75;
CPyL74: ;
    cpy_r_r128 = PyErr_Occurred();
    if (unlikely(cpy_r_r128 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 55, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL331;
    } else
        goto CPyL73;
CPyL75: ;
    cpy_r_r129 = cpy_r_r126 - cpy_r_r124;
    cpy_r_r130 = cpy_r_r129 > 0.0;
    if (cpy_r_r130) {
        goto CPyL77;
    } else
        goto CPyL78;
CPyL76: ;
    cpy_r_r131 = PyErr_Occurred();
    if (unlikely(cpy_r_r131 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 55, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL330;
    } else
        goto CPyL75;
CPyL77: ;
    cpy_r_r132 = cpy_r_r129;
    goto CPyL79;
CPyL78: ;
    cpy_r_r132 = 0.0;
CPyL79: ;
    cpy_r_r133 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_riches_lost;
    if (unlikely(cpy_r_r133 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 524288)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'riches_lost' of 'Weights' undefined");
    }
    cpy_r_r134 = cpy_r_r133 == -113.0;
    if (unlikely(cpy_r_r134)) goto CPyL81;
CPyL80: ;
    cpy_r_r135 = cpy_r_r132 * cpy_r_r133;
    cpy_r_r136 = CPyFloat_FromTagged(cpy_r_r121);
    CPyTagged_DECREF(cpy_r_r121);
    cpy_r_r137 = cpy_r_r136 == -113.0;
    if (unlikely(cpy_r_r137)) {
        goto CPyL83;
    } else
        goto CPyL82;
CPyL81: ;
    cpy_r_r138 = PyErr_Occurred();
    if (unlikely(cpy_r_r138 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 55, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL330;
    } else
        goto CPyL80;
CPyL82: ;
    cpy_r_r139 = cpy_r_r136 - cpy_r_r135;
    cpy_r_r140 = cpy_r_r118 * cpy_r_r139;
    cpy_r_r141 = cpy_r_r117 + cpy_r_r140;
    cpy_r_r142 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_guild;
    if (unlikely(cpy_r_r142 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 4)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'guild' of 'Weights' undefined");
    }
    cpy_r_r143 = cpy_r_r142 == -113.0;
    if (unlikely(cpy_r_r143)) {
        goto CPyL85;
    } else
        goto CPyL84;
CPyL83: ;
    cpy_r_r144 = PyErr_Occurred();
    if (unlikely(cpy_r_r144 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 55, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL82;
CPyL84: ;
    cpy_r_r145 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_guilds;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "guilds", 56, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    CPy_INCREF(cpy_r_r145);
    goto CPyL86;
CPyL85: ;
    cpy_r_r146 = PyErr_Occurred();
    if (unlikely(cpy_r_r146 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 56, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL84;
CPyL86: ;
    cpy_r_r147 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r148 = CPyStatics[105]; /* 'sum' */
    cpy_r_r149 = CPyObject_GetAttr(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 56, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL332;
    }
    PyObject *cpy_r_r150[1] = {cpy_r_r145};
    cpy_r_r151 = (PyObject **)&cpy_r_r150;
    cpy_r_r152 = PyObject_Vectorcall(cpy_r_r149, cpy_r_r151, 1, 0);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 56, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL332;
    }
    CPy_DECREF(cpy_r_r145);
    if (CPyFloat_Check(cpy_r_r152))
        cpy_r_r153 = cpy_r_r152;
    else {
        cpy_r_r153 = NULL;
    }
    if (cpy_r_r153 != NULL) goto __LL7944;
    if (PyLong_Check(cpy_r_r152))
        cpy_r_r153 = cpy_r_r152;
    else {
        cpy_r_r153 = NULL;
    }
    if (cpy_r_r153 != NULL) goto __LL7944;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 56, CPyStatic_wayfarers___thinking___appraisal___globals, "union[float, int]", cpy_r_r152);
    goto CPyL327;
__LL7944: ;
    cpy_r_r154 = PyFloat_FromDouble(cpy_r_r142);
    cpy_r_r155 = PyNumber_Multiply(cpy_r_r154, cpy_r_r153);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 56, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    cpy_r_r156 = PyFloat_AsDouble(cpy_r_r155);
    if (cpy_r_r156 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r155); cpy_r_r156 = -113.0;
    }
    CPy_DECREF(cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 == -113.0;
    if (unlikely(cpy_r_r157)) goto CPyL92;
CPyL91: ;
    cpy_r_r158 = cpy_r_r141 + cpy_r_r156;
    cpy_r_r159 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_influence;
    if (unlikely(cpy_r_r159 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 8)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'influence' of 'Weights' undefined");
    }
    cpy_r_r160 = cpy_r_r159 == -113.0;
    if (unlikely(cpy_r_r160)) {
        goto CPyL94;
    } else
        goto CPyL93;
CPyL92: ;
    cpy_r_r161 = PyErr_Occurred();
    if (unlikely(cpy_r_r161 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 56, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL91;
CPyL93: ;
    cpy_r_r162 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_influence;
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "influence", 57, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    CPyTagged_INCREF(cpy_r_r162);
    goto CPyL95;
CPyL94: ;
    cpy_r_r163 = PyErr_Occurred();
    if (unlikely(cpy_r_r163 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 57, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL93;
CPyL95: ;
    cpy_r_r164 = CPyFloat_FromTagged(cpy_r_r162);
    CPyTagged_DECREF(cpy_r_r162);
    cpy_r_r165 = cpy_r_r164 == -113.0;
    if (unlikely(cpy_r_r165)) goto CPyL97;
CPyL96: ;
    cpy_r_r166 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_useful_influence;
    if (unlikely(cpy_r_r166 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 2097152)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'useful_influence' of 'Weights' undefined");
    }
    cpy_r_r167 = cpy_r_r166 == -113.0;
    if (unlikely(cpy_r_r167)) {
        goto CPyL99;
    } else
        goto CPyL98;
CPyL97: ;
    cpy_r_r168 = PyErr_Occurred();
    if (unlikely(cpy_r_r168 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 57, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL96;
CPyL98: ;
    cpy_r_r169 = cpy_r_r166 < cpy_r_r164;
    if (cpy_r_r169) {
        goto CPyL100;
    } else
        goto CPyL101;
CPyL99: ;
    cpy_r_r170 = PyErr_Occurred();
    if (unlikely(cpy_r_r170 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 57, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL98;
CPyL100: ;
    cpy_r_r171 = cpy_r_r166;
    goto CPyL102;
CPyL101: ;
    cpy_r_r171 = cpy_r_r164;
CPyL102: ;
    cpy_r_r172 = cpy_r_r159 * cpy_r_r171;
    cpy_r_r173 = cpy_r_r158 + cpy_r_r172;
    cpy_r_r174 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_worker;
    if (unlikely(cpy_r_r174 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 32)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'worker' of 'Weights' undefined");
    }
    cpy_r_r175 = cpy_r_r174 == -113.0;
    if (unlikely(cpy_r_r175)) goto CPyL104;
CPyL103: ;
    cpy_r_r176 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_workers;
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "workers", 58, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    CPy_INCREF(cpy_r_r176);
    goto CPyL105;
CPyL104: ;
    cpy_r_r177 = PyErr_Occurred();
    if (unlikely(cpy_r_r177 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 58, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL103;
CPyL105: ;
    cpy_r_r178 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r179 = CPyStatics[105]; /* 'sum' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 58, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL333;
    }
    PyObject *cpy_r_r181[1] = {cpy_r_r176};
    cpy_r_r182 = (PyObject **)&cpy_r_r181;
    cpy_r_r183 = PyObject_Vectorcall(cpy_r_r180, cpy_r_r182, 1, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 58, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL333;
    }
    CPy_DECREF(cpy_r_r176);
    if (CPyFloat_Check(cpy_r_r183))
        cpy_r_r184 = cpy_r_r183;
    else {
        cpy_r_r184 = NULL;
    }
    if (cpy_r_r184 != NULL) goto __LL7945;
    if (PyLong_Check(cpy_r_r183))
        cpy_r_r184 = cpy_r_r183;
    else {
        cpy_r_r184 = NULL;
    }
    if (cpy_r_r184 != NULL) goto __LL7945;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 58, CPyStatic_wayfarers___thinking___appraisal___globals, "union[float, int]", cpy_r_r183);
    goto CPyL327;
__LL7945: ;
    cpy_r_r185 = PyFloat_FromDouble(cpy_r_r174);
    cpy_r_r186 = PyNumber_Multiply(cpy_r_r185, cpy_r_r184);
    CPy_DECREF(cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 58, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    cpy_r_r187 = PyFloat_AsDouble(cpy_r_r186);
    if (cpy_r_r187 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r186); cpy_r_r187 = -113.0;
    }
    CPy_DECREF(cpy_r_r186);
    cpy_r_r188 = cpy_r_r187 == -113.0;
    if (unlikely(cpy_r_r188)) goto CPyL111;
CPyL110: ;
    cpy_r_r189 = cpy_r_r173 + cpy_r_r187;
    cpy_r_r190 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_on_card;
    if (unlikely(cpy_r_r190 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 16)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'on_card' of 'Weights' undefined");
    }
    cpy_r_r191 = cpy_r_r190 == -113.0;
    if (unlikely(cpy_r_r191)) {
        goto CPyL113;
    } else
        goto CPyL112;
CPyL111: ;
    cpy_r_r192 = PyErr_Occurred();
    if (unlikely(cpy_r_r192 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 58, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL110;
CPyL112: ;
    cpy_r_r193 = CPyFloat_FromTagged(cpy_r_on_cards);
    cpy_r_r194 = cpy_r_r193 == -113.0;
    if (unlikely(cpy_r_r194)) {
        goto CPyL115;
    } else
        goto CPyL114;
CPyL113: ;
    cpy_r_r195 = PyErr_Occurred();
    if (unlikely(cpy_r_r195 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 59, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL112;
CPyL114: ;
    cpy_r_r196 = cpy_r_r190 * cpy_r_r193;
    cpy_r_r197 = cpy_r_r189 + cpy_r_r196;
    cpy_r_r198 = cpy_r_r95 * cpy_r_r197;
    cpy_r_r199 = cpy_r_value + cpy_r_r198;
    cpy_r_value = cpy_r_r199;
    cpy_r_r200 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_die;
    if (unlikely(cpy_r_r200 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'die' of 'Weights' undefined");
    }
    cpy_r_r201 = cpy_r_r200 == -113.0;
    if (unlikely(cpy_r_r201)) {
        goto CPyL117;
    } else
        goto CPyL116;
CPyL115: ;
    cpy_r_r202 = PyErr_Occurred();
    if (unlikely(cpy_r_r202 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 59, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL114;
CPyL116: ;
    cpy_r_r203 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_dice;
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "dice", 61, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    goto CPyL118;
CPyL117: ;
    cpy_r_r204 = PyErr_Occurred();
    if (unlikely(cpy_r_r204 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 61, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL116;
CPyL118: ;
    cpy_r_r205 = (CPyPtr)((CPyPtr)cpy_r_r203 + offsetof(PyVarObject, ob_size));
    cpy_r_r206 = *(int64_t *)cpy_r_r205;
    cpy_r_r207 = cpy_r_r206 << 1;
    cpy_r_r208 = PyFloat_FromDouble(cpy_r_r200);
    cpy_r_r209 = CPyTagged_StealAsObject(cpy_r_r207);
    cpy_r_r210 = PyNumber_Multiply(cpy_r_r208, cpy_r_r209);
    CPy_DECREF(cpy_r_r208);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 61, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    cpy_r_r211 = PyFloat_AsDouble(cpy_r_r210);
    if (cpy_r_r211 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r210); cpy_r_r211 = -113.0;
    }
    CPy_DECREF(cpy_r_r210);
    cpy_r_r212 = cpy_r_r211 == -113.0;
    if (unlikely(cpy_r_r212)) goto CPyL121;
CPyL120: ;
    cpy_r_r213 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_late_for_dice;
    if (unlikely(cpy_r_r213 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 8388608)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'late_for_dice' of 'Weights' undefined");
    }
    cpy_r_r214 = cpy_r_r213 == -113.0;
    if (unlikely(cpy_r_r214)) {
        goto CPyL123;
    } else
        goto CPyL122;
CPyL121: ;
    cpy_r_r215 = PyErr_Occurred();
    if (unlikely(cpy_r_r215 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 61, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL120;
CPyL122: ;
    cpy_r_r216 = cpy_r_r213 == 0.0;
    if (unlikely(cpy_r_r216)) {
        goto CPyL334;
    } else
        goto CPyL126;
CPyL123: ;
    cpy_r_r217 = PyErr_Occurred();
    if (unlikely(cpy_r_r217 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 61, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    } else
        goto CPyL122;
CPyL124: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r218 = 0;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 61, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL312;
    }
    CPy_Unreachable();
CPyL126: ;
    cpy_r_r219 = cpy_r_r1 / cpy_r_r213;
    cpy_r_r220 = cpy_r_r219 < 1.0;
    if (!cpy_r_r220) goto CPyL128;
    cpy_r_r221 = cpy_r_r219;
    goto CPyL129;
CPyL128: ;
    cpy_r_r221 = 1.0;
CPyL129: ;
    cpy_r_r222 = cpy_r_r211 * cpy_r_r221;
    cpy_r_r223 = cpy_r_value + cpy_r_r222;
    cpy_r_value = cpy_r_r223;
    cpy_r_r224 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_slot_dice;
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "slot_dice", 62, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
CPyL130: ;
    cpy_r_r225 = (CPyPtr)((CPyPtr)cpy_r_r224 + offsetof(PyVarObject, ob_size));
    cpy_r_r226 = *(int64_t *)cpy_r_r225;
    cpy_r_r227 = cpy_r_r226 << 1;
    cpy_r_r228 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_slot_dice;
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "slot_dice", 62, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    CPy_INCREF(cpy_r_r228);
CPyL131: ;
    cpy_r_r229 = CPyStatics[4896]; /* 0 */
    cpy_r_r230 = CPyList_Count(cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r230 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 62, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL327;
    }
    cpy_r_r231 = CPyTagged_Subtract(cpy_r_r227, cpy_r_r230);
    cpy_r_r232 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r232 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Table", "hand", 62, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL335;
    }
    CPyTagged_INCREF(cpy_r_r232);
CPyL133: ;
    cpy_r_r233 = cpy_r_r232 != 0;
    CPyTagged_DECREF(cpy_r_r232);
    if (!cpy_r_r233) goto CPyL139;
    cpy_r_r234 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r234 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Table", "seat", 62, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL335;
    }
CPyL135: ;
    cpy_r_r235 = cpy_r_r234 & 1;
    cpy_r_r236 = cpy_r_r235 != 0;
    if (!cpy_r_r236) goto CPyL137;
    cpy_r_r237 = CPyTagged_IsEq_(cpy_r_r234, cpy_r_seat);
    if (cpy_r_r237) {
        goto CPyL138;
    } else
        goto CPyL139;
CPyL137: ;
    cpy_r_r238 = cpy_r_r234 == cpy_r_seat;
    if (!cpy_r_r238) goto CPyL139;
CPyL138: ;
    cpy_r_r239 = 2;
    goto CPyL140;
CPyL139: ;
    cpy_r_r239 = 0;
CPyL140: ;
    cpy_r_r240 = CPyTagged_Add(cpy_r_r231, cpy_r_r239);
    CPyTagged_DECREF(cpy_r_r231);
    CPyTagged_DECREF(cpy_r_r239);
    cpy_r_r241 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_dice;
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "dice", 63, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    }
CPyL141: ;
    cpy_r_r242 = (CPyPtr)((CPyPtr)cpy_r_r241 + offsetof(PyVarObject, ob_size));
    cpy_r_r243 = *(int64_t *)cpy_r_r242;
    cpy_r_r244 = cpy_r_r243 << 1;
    cpy_r_r245 = CPyTagged_Add(cpy_r_r244, cpy_r_r240);
    cpy_r_r246 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__engines;
    cpy_r_r247 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_r246)->_most_dice;
    CPyTagged_INCREF(cpy_r_r247);
    cpy_r_r248 = cpy_r_r247 & 1;
    cpy_r_r249 = cpy_r_r248 != 0;
    if (cpy_r_r249) goto CPyL143;
    cpy_r_r250 = cpy_r_r245 & 1;
    cpy_r_r251 = cpy_r_r250 != 0;
    if (!cpy_r_r251) goto CPyL144;
CPyL143: ;
    cpy_r_r252 = CPyTagged_IsLt_(cpy_r_r247, cpy_r_r245);
    if (cpy_r_r252) {
        goto CPyL337;
    } else
        goto CPyL338;
CPyL144: ;
    cpy_r_r253 = (Py_ssize_t)cpy_r_r247 < (Py_ssize_t)cpy_r_r245;
    if (cpy_r_r253) {
        goto CPyL337;
    } else
        goto CPyL338;
CPyL145: ;
    cpy_r_r254 = cpy_r_r247;
    goto CPyL147;
CPyL146: ;
    cpy_r_r254 = cpy_r_r245;
CPyL147: ;
    cpy_r_dice = cpy_r_r254;
    cpy_r_r255 = CPySequenceTuple_GetItem(cpy_r_r43, 0);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 64, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL339;
    }
    if (likely(PyList_Check(cpy_r_r255)))
        cpy_r_r256 = cpy_r_r255;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 64, CPyStatic_wayfarers___thinking___appraisal___globals, "list", cpy_r_r255);
        goto CPyL339;
    }
    cpy_r_r257 = CPyList_GetItem(cpy_r_r256, cpy_r_dice);
    CPy_DECREF(cpy_r_r256);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 64, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL339;
    }
    cpy_r_r258 = PyFloat_AsDouble(cpy_r_r257);
    if (cpy_r_r258 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r257); cpy_r_r258 = -113.0;
    }
    CPy_DECREF(cpy_r_r257);
    cpy_r_r259 = cpy_r_r258 == -113.0;
    if (unlikely(cpy_r_r259)) goto CPyL152;
CPyL151: ;
    cpy_r_r260 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_between_rests;
    if (unlikely(cpy_r_r260 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 33554432)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'between_rests' of 'Weights' undefined");
    }
    cpy_r_r261 = cpy_r_r260 == -113.0;
    if (unlikely(cpy_r_r261)) {
        goto CPyL154;
    } else
        goto CPyL153;
CPyL152: ;
    cpy_r_r262 = PyErr_Occurred();
    if (unlikely(cpy_r_r262 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 64, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL339;
    } else
        goto CPyL151;
CPyL153: ;
    cpy_r_r263 = CPyFloat_FromTagged(cpy_r_dice);
    CPyTagged_DECREF(cpy_r_dice);
    cpy_r_r264 = cpy_r_r263 == -113.0;
    if (unlikely(cpy_r_r264)) {
        goto CPyL156;
    } else
        goto CPyL155;
CPyL154: ;
    cpy_r_r265 = PyErr_Occurred();
    if (unlikely(cpy_r_r265 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 65, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL339;
    } else
        goto CPyL153;
CPyL155: ;
    cpy_r_r266 = cpy_r_r263 + cpy_r_r260;
    cpy_r_r267 = cpy_r_r266 == 0.0;
    if (unlikely(cpy_r_r267)) {
        goto CPyL340;
    } else
        goto CPyL159;
CPyL156: ;
    cpy_r_r268 = PyErr_Occurred();
    if (unlikely(cpy_r_r268 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 65, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    } else
        goto CPyL155;
CPyL157: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r269 = 0;
    if (unlikely(!cpy_r_r269)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 65, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL312;
    }
    CPy_Unreachable();
CPyL159: ;
    cpy_r_r270 = cpy_r_r258 / cpy_r_r266;
    cpy_r_r271 = CPySequenceTuple_GetItem(cpy_r_r43, 2);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 65, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    }
    cpy_r_r272 = PyFloat_AsDouble(cpy_r_r271);
    if (cpy_r_r272 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r271); cpy_r_r272 = -113.0;
    }
    CPy_DECREF(cpy_r_r271);
    cpy_r_r273 = cpy_r_r272 == -113.0;
    if (unlikely(cpy_r_r273)) goto CPyL162;
CPyL161: ;
    cpy_r_r274 = cpy_r_r270 + cpy_r_r272;
    cpy_r_r275 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_discount;
    if (unlikely(cpy_r_r275 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 16777216)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'discount' of 'Weights' undefined");
    }
    cpy_r_r276 = cpy_r_r275 == -113.0;
    if (unlikely(cpy_r_r276)) {
        goto CPyL164;
    } else
        goto CPyL163;
CPyL162: ;
    cpy_r_r277 = PyErr_Occurred();
    if (unlikely(cpy_r_r277 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 65, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    } else
        goto CPyL161;
CPyL163: ;
    cpy_r_r278 = CPySequenceTuple_GetItem(cpy_r_r43, 4);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 65, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    } else
        goto CPyL165;
CPyL164: ;
    cpy_r_r279 = PyErr_Occurred();
    if (unlikely(cpy_r_r279 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 65, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    } else
        goto CPyL163;
CPyL165: ;
    if (likely(PyLong_Check(cpy_r_r278)))
        cpy_r_r280 = CPyTagged_FromObject(cpy_r_r278);
    else {
        CPy_TypeError("int", cpy_r_r278); cpy_r_r280 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r278);
    if (unlikely(cpy_r_r280 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 65, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    }
    cpy_r_r281 = CPyFloat_FromTagged(cpy_r_r280);
    CPyTagged_DECREF(cpy_r_r280);
    cpy_r_r282 = cpy_r_r281 == -113.0;
    if (unlikely(cpy_r_r282)) goto CPyL168;
CPyL167: ;
    cpy_r_r283 = cpy_r_r275 * cpy_r_r281;
    cpy_r_r284 = cpy_r_r274 + cpy_r_r283;
    cpy_r_r285 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_engine;
    if (unlikely(cpy_r_r285 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 131072)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'engine' of 'Weights' undefined");
    }
    cpy_r_r286 = cpy_r_r285 == -113.0;
    if (unlikely(cpy_r_r286)) {
        goto CPyL170;
    } else
        goto CPyL169;
CPyL168: ;
    cpy_r_r287 = PyErr_Occurred();
    if (unlikely(cpy_r_r287 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 65, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    } else
        goto CPyL167;
CPyL169: ;
    cpy_r_r288 = cpy_r_r285 * cpy_r_r284;
    cpy_r_r289 = cpy_r_r288 * cpy_r_r1;
    cpy_r_r290 = cpy_r_value + cpy_r_r289;
    cpy_r_value = cpy_r_r290;
    cpy_r_r291 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r291 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Table", "turns_left", 67, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    }
    CPyTagged_INCREF(cpy_r_r291);
    goto CPyL171;
CPyL170: ;
    cpy_r_r292 = PyErr_Occurred();
    if (unlikely(cpy_r_r292 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 66, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    } else
        goto CPyL169;
CPyL171: ;
    cpy_r_r293 = cpy_r_r291 != 0;
    CPyTagged_DECREF(cpy_r_r291);
    if (cpy_r_r293) {
        goto CPyL173;
    } else
        goto CPyL341;
CPyL172: ;
    return cpy_r_value;
CPyL173: ;
    cpy_r_r294 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book;
    cpy_r_r295 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r294)->_track;
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Book", "track", 69, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    }
CPyL174: ;
    cpy_r_r296 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_marker;
    if (unlikely(cpy_r_r296 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "marker", 69, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    }
CPyL175: ;
    cpy_r_r297 = CPyList_GetItemBorrow(cpy_r_r295, cpy_r_r296);
    if (unlikely(cpy_r_r297 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 69, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL336;
    }
    if (likely(Py_TYPE(cpy_r_r297) == CPyType_wayfarers___printed___Space))
        cpy_r_r298 = cpy_r_r297;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 69, CPyStatic_wayfarers___thinking___appraisal___globals, "serai.games.wayfarers.printed.Space", cpy_r_r297);
        goto CPyL336;
    }
    cpy_r_r299 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r298)->_column;
    CPyTagged_INCREF(cpy_r_r299);
    cpy_r_r300 = PyList_New(0);
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 70, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL342;
    }
    cpy_r_r301 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r301 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 70, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL343;
    }
CPyL179: ;
    cpy_r_r302 = 0;
    CPyTagged_INCREF(cpy_r_r302);
    cpy_r_other = cpy_r_r302;
    CPyTagged_DECREF(cpy_r_other);
CPyL180: ;
    cpy_r_r303 = cpy_r_r302 & 1;
    cpy_r_r304 = cpy_r_r303 != 0;
    if (cpy_r_r304) goto CPyL182;
    cpy_r_r305 = cpy_r_r301 & 1;
    cpy_r_r306 = cpy_r_r305 != 0;
    if (!cpy_r_r306) goto CPyL183;
CPyL182: ;
    cpy_r_r307 = CPyTagged_IsLt_(cpy_r_r302, cpy_r_r301);
    if (cpy_r_r307) {
        goto CPyL184;
    } else
        goto CPyL344;
CPyL183: ;
    cpy_r_r308 = (Py_ssize_t)cpy_r_r302 < (Py_ssize_t)cpy_r_r301;
    if (!cpy_r_r308) goto CPyL344;
CPyL184: ;
    CPyTagged_INCREF(cpy_r_r302);
    cpy_r_other = cpy_r_r302;
    cpy_r_r309 = cpy_r_other & 1;
    cpy_r_r310 = cpy_r_r309 != 0;
    if (!cpy_r_r310) goto CPyL186;
    cpy_r_r311 = CPyTagged_IsEq_(cpy_r_other, cpy_r_seat);
    cpy_r_r312 = cpy_r_r311 ^ 1;
    if (cpy_r_r312) {
        goto CPyL187;
    } else
        goto CPyL345;
CPyL186: ;
    cpy_r_r313 = cpy_r_other != cpy_r_seat;
    if (!cpy_r_r313) goto CPyL345;
CPyL187: ;
    cpy_r_r314 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book;
    cpy_r_r315 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r314)->_track;
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Book", "track", 70, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL346;
    }
    CPy_INCREF(cpy_r_r315);
CPyL188: ;
    cpy_r_r316 = CPyDef_wayfarers___table___Table___marker_of(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r316 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 70, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL347;
    }
    cpy_r_r317 = CPyList_GetItemBorrow(cpy_r_r315, cpy_r_r316);
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 70, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL348;
    }
    if (likely(Py_TYPE(cpy_r_r317) == CPyType_wayfarers___printed___Space))
        cpy_r_r318 = cpy_r_r317;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 70, CPyStatic_wayfarers___thinking___appraisal___globals, "serai.games.wayfarers.printed.Space", cpy_r_r317);
        goto CPyL348;
    }
    cpy_r_r319 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r318)->_column;
    CPyTagged_INCREF(cpy_r_r319);
    CPy_DECREF(cpy_r_r315);
    CPyTagged_DECREF(cpy_r_r316);
    cpy_r_r320 = CPyTagged_StealAsObject(cpy_r_r319);
    cpy_r_r321 = PyList_Append(cpy_r_r300, cpy_r_r320);
    CPy_DECREF(cpy_r_r320);
    cpy_r_r322 = cpy_r_r321 >= 0;
    if (unlikely(!cpy_r_r322)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 70, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL349;
    }
CPyL192: ;
    cpy_r_r323 = CPyTagged_Add(cpy_r_r302, 2);
    CPyTagged_DECREF(cpy_r_r302);
    cpy_r_r302 = cpy_r_r323;
    goto CPyL180;
CPyL193: ;
    cpy_r_r324 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r325 = CPyStatics[39]; /* 'max' */
    cpy_r_r326 = CPyObject_GetAttr(cpy_r_r324, cpy_r_r325);
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 70, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL343;
    }
    PyObject *cpy_r_r327[1] = {cpy_r_r300};
    cpy_r_r328 = (PyObject **)&cpy_r_r327;
    cpy_r_r329 = PyObject_Vectorcall(cpy_r_r326, cpy_r_r328, 1, 0);
    CPy_DECREF(cpy_r_r326);
    if (unlikely(cpy_r_r329 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 70, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL343;
    }
    CPy_DECREF(cpy_r_r300);
    if (likely(PyLong_Check(cpy_r_r329)))
        cpy_r_r330 = CPyTagged_FromObject(cpy_r_r329);
    else {
        CPy_TypeError("int", cpy_r_r329); cpy_r_r330 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r329);
    if (unlikely(cpy_r_r330 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 70, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL342;
    }
    cpy_r_r331 = CPyDef_wayfarers___thinking___features___ways_onwards(cpy_r_t, cpy_r_r41, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r332 = cpy_r_r331.f0;
    cpy_r_r333 = cpy_r_r332 == -113.0;
    if (unlikely(cpy_r_r333)) goto CPyL198;
CPyL197: ;
    cpy_r_r334 = cpy_r_r331.f0;
    cpy_r_r335 = cpy_r_r331.f1;
    cpy_r_r336 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_longest;
    if (unlikely(cpy_r_r336 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 134217728)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'longest' of 'Weights' undefined");
    }
    cpy_r_r337 = cpy_r_r336 == -113.0;
    if (unlikely(cpy_r_r337)) {
        goto CPyL200;
    } else
        goto CPyL199;
CPyL198: ;
    cpy_r_r338 = PyErr_Occurred();
    if (unlikely(cpy_r_r338 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 71, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL197;
CPyL199: ;
    cpy_r_r339 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turn;
    if (unlikely(cpy_r_r339 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Table", "turn", 72, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    CPyTagged_INCREF(cpy_r_r339);
    goto CPyL201;
CPyL200: ;
    cpy_r_r340 = PyErr_Occurred();
    if (unlikely(cpy_r_r340 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 72, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL199;
CPyL201: ;
    cpy_r_r341 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r341 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 72, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL351;
    }
CPyL202: ;
    cpy_r_r342 = CPyTagged_TrueDivide(cpy_r_r339, cpy_r_r341);
    CPyTagged_DECREF(cpy_r_r339);
    CPyTagged_DECREF(cpy_r_r341);
    cpy_r_r343 = cpy_r_r342 == -113.0;
    if (unlikely(cpy_r_r343)) goto CPyL204;
CPyL203: ;
    cpy_r_r344 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_usual_length;
    if (unlikely(cpy_r_r344 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 1024)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'usual_length' of 'Weights' undefined");
    }
    cpy_r_r345 = cpy_r_r344 == -113.0;
    if (unlikely(cpy_r_r345)) {
        goto CPyL206;
    } else
        goto CPyL205;
CPyL204: ;
    cpy_r_r346 = PyErr_Occurred();
    if (unlikely(cpy_r_r346 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 72, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL203;
CPyL205: ;
    cpy_r_r347 = cpy_r_r342 - cpy_r_r344;
    cpy_r_r348 = cpy_r_r347 > 0.0;
    if (cpy_r_r348) {
        goto CPyL207;
    } else
        goto CPyL208;
CPyL206: ;
    cpy_r_r349 = PyErr_Occurred();
    if (unlikely(cpy_r_r349 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 72, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL205;
CPyL207: ;
    cpy_r_r350 = cpy_r_r347;
    goto CPyL209;
CPyL208: ;
    cpy_r_r350 = 0.0;
CPyL209: ;
    cpy_r_r351 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_long;
    if (unlikely(cpy_r_r351 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 67108864)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'long' of 'Weights' undefined");
    }
    cpy_r_r352 = cpy_r_r351 == -113.0;
    if (unlikely(cpy_r_r352)) goto CPyL211;
CPyL210: ;
    cpy_r_r353 = cpy_r_r350 * cpy_r_r351;
    cpy_r_r354 = cpy_r_r353 < cpy_r_r336;
    if (cpy_r_r354) {
        goto CPyL212;
    } else
        goto CPyL213;
CPyL211: ;
    cpy_r_r355 = PyErr_Occurred();
    if (unlikely(cpy_r_r355 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 72, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL210;
CPyL212: ;
    cpy_r_r356 = cpy_r_r353;
    goto CPyL214;
CPyL213: ;
    cpy_r_r356 = cpy_r_r336;
CPyL214: ;
    cpy_r_late = cpy_r_r356;
    cpy_r_r357 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_column;
    if (unlikely(cpy_r_r357 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 16384)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'column' of 'Weights' undefined");
    }
    cpy_r_r358 = cpy_r_r357 == -113.0;
    if (unlikely(cpy_r_r358)) goto CPyL216;
CPyL215: ;
    cpy_r_r359 = cpy_r_r357 + cpy_r_late;
    cpy_r_r360 = CPyFloat_FromTagged(cpy_r_r299);
    cpy_r_r361 = cpy_r_r360 == -113.0;
    if (unlikely(cpy_r_r361)) {
        goto CPyL218;
    } else
        goto CPyL217;
CPyL216: ;
    cpy_r_r362 = PyErr_Occurred();
    if (unlikely(cpy_r_r362 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 73, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL215;
CPyL217: ;
    cpy_r_r363 = cpy_r_r359 * cpy_r_r360;
    cpy_r_r364 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_open_link;
    if (unlikely(cpy_r_r364 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 32768)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'open_link' of 'Weights' undefined");
    }
    cpy_r_r365 = cpy_r_r364 == -113.0;
    if (unlikely(cpy_r_r365)) {
        goto CPyL220;
    } else
        goto CPyL219;
CPyL218: ;
    cpy_r_r366 = PyErr_Occurred();
    if (unlikely(cpy_r_r366 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 73, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL217;
CPyL219: ;
    cpy_r_r367 = cpy_r_r364 + cpy_r_late;
    cpy_r_r368 = cpy_r_r367 * cpy_r_r335;
    cpy_r_r369 = cpy_r_r363 + cpy_r_r368;
    cpy_r_r370 = cpy_r_value + cpy_r_r369;
    cpy_r_value = cpy_r_r370;
    cpy_r_r371 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_guilds;
    if (unlikely(cpy_r_r371 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "guilds", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    goto CPyL221;
CPyL220: ;
    cpy_r_r372 = PyErr_Occurred();
    if (unlikely(cpy_r_r372 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 73, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL219;
CPyL221: ;
    cpy_r_r373 = CPyList_GetItemShort(cpy_r_r371, 0);
    if (unlikely(cpy_r_r373 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    if (likely(PyLong_Check(cpy_r_r373)))
        cpy_r_r374 = CPyTagged_FromObject(cpy_r_r373);
    else {
        CPy_TypeError("int", cpy_r_r373); cpy_r_r374 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r373);
    if (unlikely(cpy_r_r374 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    cpy_r_r375 = CPyFloat_FromTagged(cpy_r_r374);
    CPyTagged_DECREF(cpy_r_r374);
    cpy_r_r376 = cpy_r_r375 == -113.0;
    if (unlikely(cpy_r_r376)) goto CPyL225;
CPyL224: ;
    cpy_r_r377 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_guilds;
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "guilds", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    goto CPyL226;
CPyL225: ;
    cpy_r_r378 = PyErr_Occurred();
    if (unlikely(cpy_r_r378 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL224;
CPyL226: ;
    cpy_r_r379 = CPyList_GetItemShort(cpy_r_r377, 2);
    if (unlikely(cpy_r_r379 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    if (likely(PyLong_Check(cpy_r_r379)))
        cpy_r_r380 = CPyTagged_FromObject(cpy_r_r379);
    else {
        CPy_TypeError("int", cpy_r_r379); cpy_r_r380 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r379);
    if (unlikely(cpy_r_r380 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    cpy_r_r381 = CPyFloat_FromTagged(cpy_r_r380);
    CPyTagged_DECREF(cpy_r_r380);
    cpy_r_r382 = cpy_r_r381 == -113.0;
    if (unlikely(cpy_r_r382)) goto CPyL230;
CPyL229: ;
    cpy_r_r383 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_guilds;
    if (unlikely(cpy_r_r383 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "guilds", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    goto CPyL231;
CPyL230: ;
    cpy_r_r384 = PyErr_Occurred();
    if (unlikely(cpy_r_r384 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL229;
CPyL231: ;
    cpy_r_r385 = CPyList_GetItemShort(cpy_r_r383, 4);
    if (unlikely(cpy_r_r385 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    if (likely(PyLong_Check(cpy_r_r385)))
        cpy_r_r386 = CPyTagged_FromObject(cpy_r_r385);
    else {
        CPy_TypeError("int", cpy_r_r385); cpy_r_r386 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r385);
    if (unlikely(cpy_r_r386 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    cpy_r_r387 = CPyFloat_FromTagged(cpy_r_r386);
    CPyTagged_DECREF(cpy_r_r386);
    cpy_r_r388 = cpy_r_r387 == -113.0;
    if (unlikely(cpy_r_r388)) goto CPyL235;
CPyL234: ;
    cpy_r_r389 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_silver;
    if (unlikely(cpy_r_r389 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "silver", 76, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    CPyTagged_INCREF(cpy_r_r389);
    goto CPyL236;
CPyL235: ;
    cpy_r_r390 = PyErr_Occurred();
    if (unlikely(cpy_r_r390 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 75, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL234;
CPyL236: ;
    cpy_r_r391 = CPyFloat_FromTagged(cpy_r_r389);
    CPyTagged_DECREF(cpy_r_r389);
    cpy_r_r392 = cpy_r_r391 == -113.0;
    if (unlikely(cpy_r_r392)) goto CPyL238;
CPyL237: ;
    cpy_r_r393 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_richest;
    if (unlikely(cpy_r_r393 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 1048576)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'richest' of 'Weights' undefined");
    }
    cpy_r_r394 = cpy_r_r393 == -113.0;
    if (unlikely(cpy_r_r394)) {
        goto CPyL240;
    } else
        goto CPyL239;
CPyL238: ;
    cpy_r_r395 = PyErr_Occurred();
    if (unlikely(cpy_r_r395 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 76, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL237;
CPyL239: ;
    cpy_r_r396 = cpy_r_r393 < cpy_r_r391;
    if (cpy_r_r396) {
        goto CPyL241;
    } else
        goto CPyL242;
CPyL240: ;
    cpy_r_r397 = PyErr_Occurred();
    if (unlikely(cpy_r_r397 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 76, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL239;
CPyL241: ;
    cpy_r_r398 = cpy_r_r393;
    goto CPyL243;
CPyL242: ;
    cpy_r_r398 = cpy_r_r391;
CPyL243: ;
    cpy_r_r399 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_provision;
    if (unlikely(cpy_r_r399 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "provision", 76, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    }
    CPyTagged_INCREF(cpy_r_r399);
CPyL244: ;
    cpy_r_r400 = CPyFloat_FromTagged(cpy_r_r399);
    CPyTagged_DECREF(cpy_r_r399);
    cpy_r_r401 = cpy_r_r400 == -113.0;
    if (unlikely(cpy_r_r401)) goto CPyL246;
CPyL245: ;
    cpy_r_r402 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_richest;
    if (unlikely(cpy_r_r402 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 1048576)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'richest' of 'Weights' undefined");
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r403 = cpy_r_r402 == -113.0;
    if (unlikely(cpy_r_r403)) {
        goto CPyL248;
    } else
        goto CPyL247;
CPyL246: ;
    cpy_r_r404 = PyErr_Occurred();
    if (unlikely(cpy_r_r404 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 76, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL350;
    } else
        goto CPyL245;
CPyL247: ;
    cpy_r_r405 = cpy_r_r402 < cpy_r_r400;
    if (cpy_r_r405) {
        goto CPyL249;
    } else
        goto CPyL250;
CPyL248: ;
    cpy_r_r406 = PyErr_Occurred();
    if (unlikely(cpy_r_r406 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 76, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    } else
        goto CPyL247;
CPyL249: ;
    cpy_r_r407 = cpy_r_r402;
    goto CPyL251;
CPyL250: ;
    cpy_r_r407 = cpy_r_r400;
CPyL251: ;
    cpy_r_r408 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_workers;
    if (unlikely(cpy_r_r408 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "workers", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    }
CPyL252: ;
    cpy_r_r409 = CPyList_GetItemShort(cpy_r_r408, 0);
    if (unlikely(cpy_r_r409 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    }
    if (likely(PyLong_Check(cpy_r_r409)))
        cpy_r_r410 = CPyTagged_FromObject(cpy_r_r409);
    else {
        CPy_TypeError("int", cpy_r_r409); cpy_r_r410 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r409);
    if (unlikely(cpy_r_r410 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    }
    cpy_r_r411 = CPyFloat_FromTagged(cpy_r_r410);
    CPyTagged_DECREF(cpy_r_r410);
    cpy_r_r412 = cpy_r_r411 == -113.0;
    if (unlikely(cpy_r_r412)) goto CPyL256;
CPyL255: ;
    cpy_r_r413 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_workers;
    if (unlikely(cpy_r_r413 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "workers", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    }
    goto CPyL257;
CPyL256: ;
    cpy_r_r414 = PyErr_Occurred();
    if (unlikely(cpy_r_r414 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    } else
        goto CPyL255;
CPyL257: ;
    cpy_r_r415 = CPyList_GetItemShort(cpy_r_r413, 2);
    if (unlikely(cpy_r_r415 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    }
    if (likely(PyLong_Check(cpy_r_r415)))
        cpy_r_r416 = CPyTagged_FromObject(cpy_r_r415);
    else {
        CPy_TypeError("int", cpy_r_r415); cpy_r_r416 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r415);
    if (unlikely(cpy_r_r416 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    }
    cpy_r_r417 = CPyFloat_FromTagged(cpy_r_r416);
    CPyTagged_DECREF(cpy_r_r416);
    cpy_r_r418 = cpy_r_r417 == -113.0;
    if (unlikely(cpy_r_r418)) goto CPyL261;
CPyL260: ;
    cpy_r_r419 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_workers;
    if (unlikely(cpy_r_r419 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "workers", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    }
    goto CPyL262;
CPyL261: ;
    cpy_r_r420 = PyErr_Occurred();
    if (unlikely(cpy_r_r420 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    } else
        goto CPyL260;
CPyL262: ;
    cpy_r_r421 = CPyList_GetItemShort(cpy_r_r419, 4);
    if (unlikely(cpy_r_r421 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    }
    if (likely(PyLong_Check(cpy_r_r421)))
        cpy_r_r422 = CPyTagged_FromObject(cpy_r_r421);
    else {
        CPy_TypeError("int", cpy_r_r421); cpy_r_r422 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r421);
    if (unlikely(cpy_r_r422 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    }
    cpy_r_r423 = CPyFloat_FromTagged(cpy_r_r422);
    CPyTagged_DECREF(cpy_r_r422);
    cpy_r_r424 = cpy_r_r423 == -113.0;
    if (unlikely(cpy_r_r424)) goto CPyL266;
CPyL265: ;
    cpy_r_r425 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_dice;
    if (unlikely(cpy_r_r425 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "dice", 78, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    }
    goto CPyL267;
CPyL266: ;
    cpy_r_r426 = PyErr_Occurred();
    if (unlikely(cpy_r_r426 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 77, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    } else
        goto CPyL265;
CPyL267: ;
    cpy_r_r427 = (CPyPtr)((CPyPtr)cpy_r_r425 + offsetof(PyVarObject, ob_size));
    cpy_r_r428 = *(int64_t *)cpy_r_r427;
    cpy_r_r429 = cpy_r_r428 << 1;
    cpy_r_r430 = CPyFloat_FromTagged(cpy_r_r429);
    cpy_r_r431 = cpy_r_r430 == -113.0;
    if (unlikely(cpy_r_r431)) goto CPyL269;
CPyL268: ;
    cpy_r_r432 = CPyFloat_FromTagged(cpy_r_r240);
    CPyTagged_DECREF(cpy_r_r240);
    cpy_r_r433 = cpy_r_r432 == -113.0;
    if (unlikely(cpy_r_r433)) {
        goto CPyL271;
    } else
        goto CPyL270;
CPyL269: ;
    cpy_r_r434 = PyErr_Occurred();
    if (unlikely(cpy_r_r434 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 78, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL352;
    } else
        goto CPyL268;
CPyL270: ;
    cpy_r_r435 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__engines;
    CPy_INCREF(cpy_r_r435);
    cpy_r_r436 = CPyDef_engine___Engines___dice_value(cpy_r_r435, cpy_r_r41, cpy_r_r43);
    CPy_DECREF(cpy_r_r435);
    cpy_r_r437 = cpy_r_r436 == -113.0;
    if (unlikely(cpy_r_r437)) {
        goto CPyL273;
    } else
        goto CPyL272;
CPyL271: ;
    cpy_r_r438 = PyErr_Occurred();
    if (unlikely(cpy_r_r438 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 78, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL353;
    } else
        goto CPyL270;
CPyL272: ;
    cpy_r_r439 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r41)->_dice;
    if (unlikely(cpy_r_r439 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Player", "dice", 79, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL353;
    }
    goto CPyL274;
CPyL273: ;
    cpy_r_r440 = PyErr_Occurred();
    if (unlikely(cpy_r_r440 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 78, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL353;
    } else
        goto CPyL272;
CPyL274: ;
    cpy_r_r441 = (CPyPtr)((CPyPtr)cpy_r_r439 + offsetof(PyVarObject, ob_size));
    cpy_r_r442 = *(int64_t *)cpy_r_r441;
    cpy_r_r443 = cpy_r_r442 << 1;
    CPy_DECREF(cpy_r_r41);
    cpy_r_r444 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book;
    cpy_r_r445 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r444)->_constants;
    CPy_INCREF(cpy_r_r445);
    cpy_r_r446 = CPyStatics[3521]; /* 'rest_dice' */
    cpy_r_r447 = CPyDict_GetItem(cpy_r_r445, cpy_r_r446);
    CPy_DECREF(cpy_r_r445);
    if (unlikely(cpy_r_r447 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 79, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL354;
    }
    if (likely(PyLong_Check(cpy_r_r447)))
        cpy_r_r448 = CPyTagged_FromObject(cpy_r_r447);
    else {
        CPy_TypeError("int", cpy_r_r447); cpy_r_r448 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r447);
    if (unlikely(cpy_r_r448 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 79, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL354;
    }
    cpy_r_r449 = cpy_r_r443 & 1;
    cpy_r_r450 = cpy_r_r449 != 0;
    if (cpy_r_r450) goto CPyL278;
    cpy_r_r451 = cpy_r_r448 & 1;
    cpy_r_r452 = cpy_r_r451 != 0;
    if (!cpy_r_r452) goto CPyL279;
CPyL278: ;
    cpy_r_r453 = CPyTagged_IsLt_(cpy_r_r448, cpy_r_r443);
    cpy_r_r454 = cpy_r_r453 ^ 1;
    cpy_r_r455 = cpy_r_r454;
    goto CPyL280;
CPyL279: ;
    cpy_r_r456 = (Py_ssize_t)cpy_r_r443 <= (Py_ssize_t)cpy_r_r448;
    cpy_r_r455 = cpy_r_r456;
CPyL280: ;
    CPyTagged_DECREF(cpy_r_r448);
    if (!cpy_r_r455) goto CPyL282;
    cpy_r_r457 = 1.0;
    goto CPyL283;
CPyL282: ;
    cpy_r_r457 = 0.0;
CPyL283: ;
    cpy_r_r458 = CPyFloat_FromTagged(cpy_r_r299);
    cpy_r_r459 = cpy_r_r458 == -113.0;
    if (unlikely(cpy_r_r459)) goto CPyL288;
CPyL284: ;
    cpy_r_r460 = CPyTagged_Subtract(cpy_r_r299, cpy_r_r330);
    cpy_r_r461 = cpy_r_r460 & 1;
    cpy_r_r462 = cpy_r_r461 != 0;
    if (cpy_r_r462) goto CPyL286;
    cpy_r_r463 = 0 & 1;
    cpy_r_r464 = cpy_r_r463 != 0;
    if (!cpy_r_r464) goto CPyL287;
CPyL286: ;
    cpy_r_r465 = CPyTagged_IsLt_(0, cpy_r_r460);
    if (cpy_r_r465) {
        goto CPyL289;
    } else
        goto CPyL355;
CPyL287: ;
    cpy_r_r466 = (Py_ssize_t)cpy_r_r460 > (Py_ssize_t)0;
    if (cpy_r_r466) {
        goto CPyL289;
    } else
        goto CPyL355;
CPyL288: ;
    cpy_r_r467 = PyErr_Occurred();
    if (unlikely(cpy_r_r467 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 80, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL354;
    } else
        goto CPyL284;
CPyL289: ;
    cpy_r_r468 = cpy_r_r460;
    goto CPyL291;
CPyL290: ;
    cpy_r_r468 = 0;
CPyL291: ;
    cpy_r_r469 = CPyFloat_FromTagged(cpy_r_r468);
    CPyTagged_DECREF(cpy_r_r468);
    cpy_r_r470 = cpy_r_r469 == -113.0;
    if (unlikely(cpy_r_r470)) goto CPyL296;
CPyL292: ;
    cpy_r_r471 = CPyTagged_Subtract(cpy_r_r330, cpy_r_r299);
    CPyTagged_DECREF(cpy_r_r330);
    CPyTagged_DECREF(cpy_r_r299);
    cpy_r_r472 = cpy_r_r471 & 1;
    cpy_r_r473 = cpy_r_r472 != 0;
    if (cpy_r_r473) goto CPyL294;
    cpy_r_r474 = 0 & 1;
    cpy_r_r475 = cpy_r_r474 != 0;
    if (!cpy_r_r475) goto CPyL295;
CPyL294: ;
    cpy_r_r476 = CPyTagged_IsLt_(0, cpy_r_r471);
    if (cpy_r_r476) {
        goto CPyL297;
    } else
        goto CPyL356;
CPyL295: ;
    cpy_r_r477 = (Py_ssize_t)cpy_r_r471 > (Py_ssize_t)0;
    if (cpy_r_r477) {
        goto CPyL297;
    } else
        goto CPyL356;
CPyL296: ;
    cpy_r_r478 = PyErr_Occurred();
    if (unlikely(cpy_r_r478 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 80, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL354;
    } else
        goto CPyL292;
CPyL297: ;
    cpy_r_r479 = cpy_r_r471;
    goto CPyL299;
CPyL298: ;
    cpy_r_r479 = 0;
CPyL299: ;
    cpy_r_r480 = CPyFloat_FromTagged(cpy_r_r479);
    CPyTagged_DECREF(cpy_r_r479);
    cpy_r_r481 = cpy_r_r480 == -113.0;
    if (unlikely(cpy_r_r481)) goto CPyL301;
CPyL300: ;
    cpy_r_r482 = CPyFloat_FromTagged(cpy_r_on_cards);
    CPyTagged_DECREF(cpy_r_on_cards);
    cpy_r_r483 = cpy_r_r482 == -113.0;
    if (unlikely(cpy_r_r483)) {
        goto CPyL303;
    } else
        goto CPyL302;
CPyL301: ;
    cpy_r_r484 = PyErr_Occurred();
    if (unlikely(cpy_r_r484 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 80, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL357;
    } else
        goto CPyL300;
CPyL302: ;
    cpy_r_r485 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r485 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Table", "display_workers", 82, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL358;
    }
    goto CPyL304;
CPyL303: ;
    cpy_r_r486 = PyErr_Occurred();
    if (unlikely(cpy_r_r486 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 81, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL358;
    } else
        goto CPyL302;
CPyL304: ;
    cpy_r_r487 = (CPyPtr)((CPyPtr)cpy_r_r485 + offsetof(PyVarObject, ob_size));
    cpy_r_r488 = *(int64_t *)cpy_r_r487;
    cpy_r_r489 = cpy_r_r488 << 1;
    cpy_r_r490 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r490 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", "Table", "display_workers", 82, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL358;
    }
    CPy_INCREF(cpy_r_r490);
CPyL305: ;
    cpy_r_r491 = CPyStatics[4896]; /* 0 */
    cpy_r_r492 = CPyList_Count(cpy_r_r490, cpy_r_r491);
    CPy_DECREF(cpy_r_r490);
    if (unlikely(cpy_r_r492 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 82, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL358;
    }
    cpy_r_r493 = CPyTagged_Subtract(cpy_r_r489, cpy_r_r492);
    cpy_r_r494 = CPyFloat_FromTagged(cpy_r_r493);
    CPyTagged_DECREF(cpy_r_r493);
    cpy_r_r495 = cpy_r_r494 == -113.0;
    if (unlikely(cpy_r_r495)) goto CPyL308;
CPyL307: ;
    cpy_r_r496 = PyFloat_FromDouble(cpy_r_r375);
    cpy_r_r497 = PyFloat_FromDouble(cpy_r_r381);
    cpy_r_r498 = PyFloat_FromDouble(cpy_r_r387);
    cpy_r_r499 = PyFloat_FromDouble(cpy_r_r398);
    cpy_r_r500 = PyFloat_FromDouble(cpy_r_r407);
    cpy_r_r501 = PyFloat_FromDouble(cpy_r_r411);
    cpy_r_r502 = PyFloat_FromDouble(cpy_r_r417);
    cpy_r_r503 = PyFloat_FromDouble(cpy_r_r423);
    cpy_r_r504 = PyFloat_FromDouble(cpy_r_r430);
    cpy_r_r505 = PyFloat_FromDouble(cpy_r_r432);
    cpy_r_r506 = PyFloat_FromDouble(cpy_r_r436);
    cpy_r_r507 = PyFloat_FromDouble(cpy_r_r457);
    cpy_r_r508 = PyFloat_FromDouble(cpy_r_r458);
    cpy_r_r509 = PyFloat_FromDouble(cpy_r_r469);
    cpy_r_r510 = PyFloat_FromDouble(cpy_r_r480);
    cpy_r_r511 = PyFloat_FromDouble(cpy_r_r334);
    cpy_r_r512 = PyFloat_FromDouble(cpy_r_r335);
    cpy_r_r513 = PyFloat_FromDouble(cpy_r_r49);
    cpy_r_r514 = PyFloat_FromDouble(cpy_r_r50);
    cpy_r_r515 = PyFloat_FromDouble(cpy_r_r51);
    cpy_r_r516 = PyFloat_FromDouble(cpy_r_r258);
    cpy_r_r517 = PyFloat_FromDouble(cpy_r_r482);
    cpy_r_r518 = PyFloat_FromDouble(cpy_r_r494);
    cpy_r_r519 = CPyList_Build(23, cpy_r_r496, cpy_r_r497, cpy_r_r498, cpy_r_r499, cpy_r_r500, cpy_r_r501, cpy_r_r502, cpy_r_r503, cpy_r_r504, cpy_r_r505, cpy_r_r506, cpy_r_r507, cpy_r_r508, cpy_r_r509, cpy_r_r510, cpy_r_r511, cpy_r_r512, cpy_r_r513, cpy_r_r514, cpy_r_r515, cpy_r_r516, cpy_r_r517, cpy_r_r518);
    if (unlikely(cpy_r_r519 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 74, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL358;
    } else
        goto CPyL309;
CPyL308: ;
    cpy_r_r520 = PyErr_Occurred();
    if (unlikely(cpy_r_r520 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 82, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL358;
    } else
        goto CPyL307;
CPyL309: ;
    cpy_r_r521 = CPyDef_wayfarers___thinking___appraisal___Appraiser____learned(cpy_r_self, cpy_r_r43, cpy_r_r519, cpy_r_r1);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r519);
    cpy_r_r522 = cpy_r_r521 == -113.0;
    if (unlikely(cpy_r_r522)) goto CPyL311;
CPyL310: ;
    cpy_r_r523 = cpy_r_value + cpy_r_r521;
    return cpy_r_r523;
CPyL311: ;
    cpy_r_r524 = PyErr_Occurred();
    if (unlikely(cpy_r_r524 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 84, CPyStatic_wayfarers___thinking___appraisal___globals);
    } else
        goto CPyL310;
CPyL312: ;
    cpy_r_r525 = -113.0;
    return cpy_r_r525;
CPyL313: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL312;
CPyL314: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL312;
CPyL315: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL15;
CPyL316: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL312;
CPyL317: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL312;
CPyL318: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    goto CPyL312;
CPyL319: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    goto CPyL312;
CPyL320: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    goto CPyL312;
CPyL321: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL43;
CPyL322: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r60);
    goto CPyL312;
CPyL323: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL312;
CPyL324: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r73);
    goto CPyL312;
CPyL325: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r76);
    goto CPyL312;
CPyL326: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    goto CPyL48;
CPyL327: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    goto CPyL312;
CPyL328: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r98);
    goto CPyL312;
CPyL329: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r100);
    goto CPyL312;
CPyL330: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r121);
    goto CPyL312;
CPyL331: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r123);
    goto CPyL312;
CPyL332: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPy_DecRef(cpy_r_r145);
    goto CPyL312;
CPyL333: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPy_DecRef(cpy_r_r176);
    goto CPyL312;
CPyL334: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    goto CPyL124;
CPyL335: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r231);
    goto CPyL312;
CPyL336: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    goto CPyL312;
CPyL337: ;
    CPyTagged_DECREF(cpy_r_r245);
    goto CPyL145;
CPyL338: ;
    CPyTagged_DECREF(cpy_r_r247);
    goto CPyL146;
CPyL339: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    CPyTagged_DecRef(cpy_r_dice);
    goto CPyL312;
CPyL340: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    goto CPyL157;
CPyL341: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_on_cards);
    CPyTagged_DECREF(cpy_r_r240);
    goto CPyL172;
CPyL342: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    CPyTagged_DecRef(cpy_r_r299);
    goto CPyL312;
CPyL343: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    CPyTagged_DecRef(cpy_r_r299);
    CPy_DecRef(cpy_r_r300);
    goto CPyL312;
CPyL344: ;
    CPyTagged_DECREF(cpy_r_r301);
    CPyTagged_DECREF(cpy_r_r302);
    goto CPyL193;
CPyL345: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL192;
CPyL346: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    CPyTagged_DecRef(cpy_r_r299);
    CPy_DecRef(cpy_r_r300);
    CPyTagged_DecRef(cpy_r_r301);
    CPyTagged_DecRef(cpy_r_r302);
    CPyTagged_DecRef(cpy_r_other);
    goto CPyL312;
CPyL347: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    CPyTagged_DecRef(cpy_r_r299);
    CPy_DecRef(cpy_r_r300);
    CPyTagged_DecRef(cpy_r_r301);
    CPyTagged_DecRef(cpy_r_r302);
    CPy_DecRef(cpy_r_r315);
    goto CPyL312;
CPyL348: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    CPyTagged_DecRef(cpy_r_r299);
    CPy_DecRef(cpy_r_r300);
    CPyTagged_DecRef(cpy_r_r301);
    CPyTagged_DecRef(cpy_r_r302);
    CPy_DecRef(cpy_r_r315);
    CPyTagged_DecRef(cpy_r_r316);
    goto CPyL312;
CPyL349: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    CPyTagged_DecRef(cpy_r_r299);
    CPy_DecRef(cpy_r_r300);
    CPyTagged_DecRef(cpy_r_r301);
    CPyTagged_DecRef(cpy_r_r302);
    goto CPyL312;
CPyL350: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    CPyTagged_DecRef(cpy_r_r299);
    CPyTagged_DecRef(cpy_r_r330);
    goto CPyL312;
CPyL351: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    CPyTagged_DecRef(cpy_r_r299);
    CPyTagged_DecRef(cpy_r_r330);
    CPyTagged_DecRef(cpy_r_r339);
    goto CPyL312;
CPyL352: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r240);
    CPyTagged_DecRef(cpy_r_r299);
    CPyTagged_DecRef(cpy_r_r330);
    goto CPyL312;
CPyL353: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r299);
    CPyTagged_DecRef(cpy_r_r330);
    goto CPyL312;
CPyL354: ;
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_on_cards);
    CPyTagged_DecRef(cpy_r_r299);
    CPyTagged_DecRef(cpy_r_r330);
    goto CPyL312;
CPyL355: ;
    CPyTagged_DECREF(cpy_r_r460);
    goto CPyL290;
CPyL356: ;
    CPyTagged_DECREF(cpy_r_r471);
    goto CPyL298;
CPyL357: ;
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_on_cards);
    goto CPyL312;
CPyL358: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL312;
}
        
        PyObject *CPyPy_wayfarers___thinking___appraisal___Appraiser___appraise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:appraise", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double retval = CPyDef_wayfarers___thinking___appraisal___Appraiser___appraise(arg_self, arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "appraise", 39, CPyStatic_wayfarers___thinking___appraisal___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___thinking___appraisal___Appraiser___turns_left(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    double cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyTagged cpy_r_r63;
    double cpy_r_r64;
    char cpy_r_r65;
    double cpy_r_r66;
    double cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    double cpy_r_r73;
    char cpy_r_r74;
    double cpy_r_r75;
    double cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    double cpy_r_r81;
    char cpy_r_r82;
    double cpy_r_r83;
    double cpy_r_r84;
    double cpy_r_r85;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", "Table", "turns_left", 88, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL3;
    cpy_r_r3 = 0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
CPyL3: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_r0, 0);
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (cpy_r_r6) {
        goto CPyL5;
    } else
        goto CPyL24;
CPyL4: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_r0 >= (Py_ssize_t)0;
    if (!cpy_r_r7) goto CPyL24;
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", "Table", "turns_left", 89, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    }
CPyL6: ;
    cpy_r_r9 = cpy_r_r8 == 0;
    if (!cpy_r_r9) goto CPyL8;
    return 0.0;
CPyL8: ;
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", "Table", "seat", 91, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    }
CPyL9: ;
    cpy_r_r11 = CPyTagged_Subtract(cpy_r_seat, cpy_r_r10);
    cpy_r_r12 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 91, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    }
CPyL10: ;
    cpy_r_r13 = CPyTagged_Remainder(cpy_r_r11, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 91, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    }
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", "Table", "turns_left", 92, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL64;
    }
CPyL12: ;
    cpy_r_r15 = CPyTagged_Subtract(cpy_r_r14, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r16 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 92, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL65;
    }
CPyL13: ;
    cpy_r_r17 = CPyTagged_Add(cpy_r_r15, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r18 = CPyTagged_Subtract(cpy_r_r17, 2);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r19 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 92, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL66;
    }
CPyL14: ;
    cpy_r_r20 = CPyTagged_FloorDivide(cpy_r_r18, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 92, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    }
    cpy_r_r21 = cpy_r_r20 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL17;
    cpy_r_r23 = 0 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL18;
CPyL17: ;
    cpy_r_r25 = CPyTagged_IsLt_(0, cpy_r_r20);
    if (cpy_r_r25) {
        goto CPyL19;
    } else
        goto CPyL67;
CPyL18: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_r20 > (Py_ssize_t)0;
    if (!cpy_r_r26) goto CPyL67;
CPyL19: ;
    cpy_r_r27 = cpy_r_r20;
    goto CPyL21;
CPyL20: ;
    cpy_r_r27 = 0;
CPyL21: ;
    cpy_r_r28 = CPyFloat_FromTagged(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 == -113.0;
    if (unlikely(cpy_r_r29)) goto CPyL23;
CPyL22: ;
    return cpy_r_r28;
CPyL23: ;
    cpy_r_r30 = PyErr_Occurred();
    if (unlikely(cpy_r_r30 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 92, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r31 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = PyList_New(0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 94, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL68;
    }
    cpy_r_r33 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 94, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL69;
    }
CPyL26: ;
    cpy_r_r34 = 0;
    CPyTagged_INCREF(cpy_r_r34);
    cpy_r_other = cpy_r_r34;
    CPyTagged_DECREF(cpy_r_other);
CPyL27: ;
    cpy_r_r35 = cpy_r_r34 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (cpy_r_r36) goto CPyL29;
    cpy_r_r37 = cpy_r_r33 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (!cpy_r_r38) goto CPyL30;
CPyL29: ;
    cpy_r_r39 = CPyTagged_IsLt_(cpy_r_r34, cpy_r_r33);
    if (cpy_r_r39) {
        goto CPyL31;
    } else
        goto CPyL70;
CPyL30: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r34 < (Py_ssize_t)cpy_r_r33;
    if (!cpy_r_r40) goto CPyL70;
CPyL31: ;
    CPyTagged_INCREF(cpy_r_r34);
    cpy_r_other = cpy_r_r34;
    cpy_r_r41 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", "Table", "book", 94, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL71;
    }
CPyL32: ;
    cpy_r_r42 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r41)->_track;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", "Book", "track", 94, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r42);
CPyL33: ;
    cpy_r_r43 = CPyDef_wayfarers___table___Table___marker_of(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 94, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL72;
    }
    cpy_r_r44 = CPyList_GetItemBorrow(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 94, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL73;
    }
    if (likely(Py_TYPE(cpy_r_r44) == CPyType_wayfarers___printed___Space))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 94, CPyStatic_wayfarers___thinking___appraisal___globals, "serai.games.wayfarers.printed.Space", cpy_r_r44);
        goto CPyL73;
    }
    cpy_r_r46 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r45)->_column;
    CPyTagged_INCREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_r46);
    cpy_r_r48 = PyList_Append(cpy_r_r32, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 94, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL74;
    }
    cpy_r_r50 = CPyTagged_Add(cpy_r_r34, 2);
    CPyTagged_DECREF(cpy_r_r34);
    cpy_r_r34 = cpy_r_r50;
    goto CPyL27;
CPyL38: ;
    cpy_r_r51 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r52 = CPyStatics[39]; /* 'max' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 94, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL69;
    }
    PyObject *cpy_r_r54[1] = {cpy_r_r32};
    cpy_r_r55 = (PyObject **)&cpy_r_r54;
    cpy_r_r56 = PyObject_Vectorcall(cpy_r_r53, cpy_r_r55, 1, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 94, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL69;
    }
    CPy_DECREF(cpy_r_r32);
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 94, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL68;
    }
    cpy_r_r58 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r31)->_turns_a_column;
    if (unlikely(cpy_r_r58 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r31)->bitmap & 256)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'turns_a_column' of 'Weights' undefined");
    }
    cpy_r_r59 = cpy_r_r58 == -113.0;
    if (unlikely(cpy_r_r59)) goto CPyL43;
CPyL42: ;
    cpy_r_r60 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", "Table", "book", 95, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL75;
    }
    goto CPyL44;
CPyL43: ;
    cpy_r_r61 = PyErr_Occurred();
    if (unlikely(cpy_r_r61 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 95, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL75;
    } else
        goto CPyL42;
CPyL44: ;
    cpy_r_r62 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r60)->_last_column;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", "Book", "last_column", 95, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL75;
    }
CPyL45: ;
    cpy_r_r63 = CPyTagged_Subtract(cpy_r_r62, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_r64 = CPyFloat_FromTagged(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 == -113.0;
    if (unlikely(cpy_r_r65)) goto CPyL47;
CPyL46: ;
    cpy_r_r66 = cpy_r_r58 * cpy_r_r64;
    cpy_r_r67 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r31)->_usual_length;
    if (unlikely(cpy_r_r67 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r31)->bitmap & 1024)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'usual_length' of 'Weights' undefined");
    }
    cpy_r_r68 = cpy_r_r67 == -113.0;
    if (unlikely(cpy_r_r68)) {
        goto CPyL49;
    } else
        goto CPyL48;
CPyL47: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 95, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL68;
    } else
        goto CPyL46;
CPyL48: ;
    cpy_r_r70 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turn;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", "Table", "turn", 96, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL68;
    }
    CPyTagged_INCREF(cpy_r_r70);
    goto CPyL50;
CPyL49: ;
    cpy_r_r71 = PyErr_Occurred();
    if (unlikely(cpy_r_r71 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 96, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL68;
    } else
        goto CPyL48;
CPyL50: ;
    cpy_r_r72 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 96, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL76;
    }
CPyL51: ;
    cpy_r_r73 = CPyTagged_TrueDivide(cpy_r_r70, cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 == -113.0;
    if (unlikely(cpy_r_r74)) goto CPyL53;
CPyL52: ;
    cpy_r_r75 = cpy_r_r67 - cpy_r_r73;
    cpy_r_r76 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r31)->_last_turns;
    if (unlikely(cpy_r_r76 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r31)->bitmap & 512)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'last_turns' of 'Weights' undefined");
    }
    CPy_DECREF(cpy_r_r31);
    cpy_r_r77 = cpy_r_r76 == -113.0;
    if (unlikely(cpy_r_r77)) {
        goto CPyL55;
    } else
        goto CPyL54;
CPyL53: ;
    cpy_r_r78 = PyErr_Occurred();
    if (unlikely(cpy_r_r78 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 96, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL68;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r79 = cpy_r_r75 > 0.0;
    if (cpy_r_r79) {
        goto CPyL56;
    } else
        goto CPyL57;
CPyL55: ;
    cpy_r_r80 = PyErr_Occurred();
    if (unlikely(cpy_r_r80 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 97, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r81 = cpy_r_r75;
    goto CPyL58;
CPyL57: ;
    cpy_r_r81 = 0.0;
CPyL58: ;
    cpy_r_r82 = cpy_r_r81 < cpy_r_r66;
    if (!cpy_r_r82) goto CPyL60;
    cpy_r_r83 = cpy_r_r81;
    goto CPyL61;
CPyL60: ;
    cpy_r_r83 = cpy_r_r66;
CPyL61: ;
    cpy_r_r84 = cpy_r_r76 + cpy_r_r83;
    return cpy_r_r84;
CPyL62: ;
    cpy_r_r85 = -113.0;
    return cpy_r_r85;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL62;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL62;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL62;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL62;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL20;
CPyL68: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL62;
CPyL69: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL62;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r34);
    goto CPyL38;
CPyL71: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_other);
    goto CPyL62;
CPyL72: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r42);
    goto CPyL62;
CPyL73: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL62;
CPyL74: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL62;
CPyL75: ;
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    goto CPyL62;
CPyL76: ;
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL62;
}
        
        PyObject *CPyPy_wayfarers___thinking___appraisal___Appraiser___turns_left(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:turns_left", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double retval = CPyDef_wayfarers___thinking___appraisal___Appraiser___turns_left(arg_self, arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "turns_left", 86, CPyStatic_wayfarers___thinking___appraisal___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___thinking___appraisal___Appraiser____learned(PyObject *cpy_r_self, PyObject *cpy_r_engine, PyObject *cpy_r_moving, double cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    double cpy_r_r9;
    char cpy_r_r10;
    double cpy_r_r11;
    double cpy_r_r12;
    double cpy_r_value;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    double cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    double cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    double cpy_r_r35;
    double cpy_r_r36;
    double cpy_r_r37;
    double cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    int64_t cpy_r_r41;
    double cpy_r_r42;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights;
    cpy_r_r1 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_moving;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", "Weights", "moving", 100, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights;
    cpy_r_r3 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->_moving_a_turn;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", "Weights", "moving_a_turn", 101, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_engine, 10);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", 102, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL24;
    }
    cpy_r_r5 = PyFloat_AsDouble(cpy_r_r4);
    if (cpy_r_r5 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r4); cpy_r_r5 = -113.0;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 == -113.0;
    if (unlikely(cpy_r_r6)) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_engine, 12);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", 102, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL24;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r8 = PyErr_Occurred();
    if (unlikely(cpy_r_r8 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", 102, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL24;
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r9 = PyFloat_AsDouble(cpy_r_r7);
    if (cpy_r_r9 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r7); cpy_r_r9 = -113.0;
    }
    CPy_DECREF(cpy_r_r7);
    cpy_r_r10 = cpy_r_r9 == -113.0;
    if (unlikely(cpy_r_r10)) goto CPyL8;
CPyL7: ;
    cpy_r_r11 = cpy_r_turns * cpy_r_r9;
    cpy_r_r12 = cpy_r_r5 + cpy_r_r11;
    cpy_r_value = cpy_r_r12;
    cpy_r_r13 = 0;
    cpy_r_r14 = 0;
    goto CPyL9;
CPyL8: ;
    cpy_r_r15 = PyErr_Occurred();
    if (unlikely(cpy_r_r15 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", 102, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL24;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_moving + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r14 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL25;
    cpy_r_place = cpy_r_r13;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_moving + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r14 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = PyFloat_AsDouble(cpy_r_r23);
    if (cpy_r_r24 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r23); cpy_r_r24 = -113.0;
    }
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 == -113.0;
    if (unlikely(cpy_r_r25)) goto CPyL12;
CPyL11: ;
    cpy_r_r26 = cpy_r_r24 != 0.0;
    if (cpy_r_r26) {
        goto CPyL13;
    } else
        goto CPyL26;
CPyL12: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", 103, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL27;
    } else
        goto CPyL11;
CPyL13: ;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r1, cpy_r_place);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", 105, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL27;
    }
    cpy_r_r29 = PyFloat_AsDouble(cpy_r_r28);
    if (cpy_r_r29 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r28); cpy_r_r29 = -113.0;
    }
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 == -113.0;
    if (unlikely(cpy_r_r30)) goto CPyL16;
CPyL15: ;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r3, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", 105, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL24;
    } else
        goto CPyL17;
CPyL16: ;
    cpy_r_r32 = PyErr_Occurred();
    if (unlikely(cpy_r_r32 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", 105, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL27;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r33 = PyFloat_AsDouble(cpy_r_r31);
    if (cpy_r_r33 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r31); cpy_r_r33 = -113.0;
    }
    CPy_DECREF(cpy_r_r31);
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) goto CPyL19;
CPyL18: ;
    cpy_r_r35 = cpy_r_turns * cpy_r_r33;
    cpy_r_r36 = cpy_r_r29 + cpy_r_r35;
    cpy_r_r37 = cpy_r_r24 * cpy_r_r36;
    cpy_r_r38 = cpy_r_value + cpy_r_r37;
    cpy_r_value = cpy_r_r38;
    goto CPyL20;
CPyL19: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", 105, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL24;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r40 = cpy_r_r13 + 2;
    cpy_r_r13 = cpy_r_r40;
    cpy_r_r41 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r41;
    goto CPyL9;
CPyL21: ;
    return cpy_r_value;
CPyL22: ;
    cpy_r_r42 = -113.0;
    return cpy_r_r42;
CPyL23: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL22;
CPyL25: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    goto CPyL21;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL20;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL22;
}
        
        PyObject *CPyPy_wayfarers___thinking___appraisal___Appraiser____learned(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"engine", "moving", "turns", 0};
            static CPyArg_Parser parser = {"OOO:_learned", kwlist, 0};
            PyObject *obj_engine;
            PyObject *obj_moving;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_engine, &obj_moving, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject * arg_engine;
            if (likely(PyTuple_Check(obj_engine)))
                arg_engine = obj_engine;
            else {
                CPy_TypeError("tuple", obj_engine); 
                goto fail;
            }
            PyObject *arg_moving;
            if (likely(PyList_Check(obj_moving)))
                arg_moving = obj_moving;
            else {
                CPy_TypeError("list", obj_moving); 
                goto fail;
            }
            double arg_turns;
            arg_turns = PyFloat_AsDouble(obj_turns);
            if (arg_turns == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_turns); goto fail;
            }
            double retval = CPyDef_wayfarers___thinking___appraisal___Appraiser____learned(arg_self, arg_engine, arg_moving, arg_turns);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_learned", 99, CPyStatic_wayfarers___thinking___appraisal___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___thinking___appraisal___Appraiser____tags(PyObject *cpy_r_self, PyObject *cpy_r_player, double cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    double cpy_r_r2;
    char cpy_r_r3;
    double cpy_r_r4;
    double cpy_r_value;
    CPyTagged cpy_r_fewest;
    CPyTagged cpy_r_second;
    tuple_T4OOOO cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_number;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    double cpy_r_r13;
    char cpy_r_r14;
    double cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    double cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    double cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    double cpy_r_r28;
    char cpy_r_r29;
    double cpy_r_r30;
    double cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    double cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    double cpy_r_r38;
    double cpy_r_r39;
    double cpy_r_r40;
    double cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    double cpy_r_r59;
    char cpy_r_r60;
    double cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    double cpy_r_r64;
    double cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    double cpy_r_r68;
    double cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    double cpy_r_r72;
    double cpy_r_r73;
    double cpy_r_towards;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    double cpy_r_r79;
    char cpy_r_r80;
    double cpy_r_r81;
    double cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    double cpy_r_r85;
    double cpy_r_r86;
    PyObject *cpy_r_r87;
    double cpy_r_r88;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__sets;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_tags_a_turn;
    if (unlikely(cpy_r_r2 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 2048)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tags_a_turn' of 'Weights' undefined");
    }
    cpy_r_r3 = cpy_r_r2 == -113.0;
    if (unlikely(cpy_r_r3)) goto CPyL2;
CPyL1: ;
    cpy_r_r4 = cpy_r_r2 * cpy_r_turns;
    cpy_r_value = 0.0;
    cpy_r_fewest = 200;
    cpy_r_second = 200;
    cpy_r_r5 = CPyStatic_wayfarers___names___PRIMARY_TAGS;
    if (unlikely(cpy_r_r5.f0 == NULL)) {
        goto CPyL57;
    } else
        goto CPyL5;
CPyL2: ;
    cpy_r_r6 = PyErr_Occurred();
    if (unlikely(cpy_r_r6 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 112, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL58;
    } else
        goto CPyL1;
CPyL3: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PRIMARY_TAGS\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 115, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL56;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = 0;
    cpy_r_number = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_number);
CPyL6: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)8;
    if (!cpy_r_r9) goto CPyL59;
    cpy_r_number = cpy_r_r8;
    cpy_r_r10 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", "Player", "counts", 116, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL60;
    }
CPyL8: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 116, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL61;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 116, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r13 = CPyFloat_FromTagged(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 == -113.0;
    if (unlikely(cpy_r_r14)) goto CPyL12;
CPyL11: ;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r4;
    cpy_r_r16 = CPyTagged_FromFloat(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 117, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    } else
        goto CPyL13;
CPyL12: ;
    cpy_r_r17 = PyErr_Occurred();
    if (unlikely(cpy_r_r17 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 117, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    } else
        goto CPyL11;
CPyL13: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r1, cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 118, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    }
    cpy_r_r19 = PyFloat_AsDouble(cpy_r_r18);
    if (cpy_r_r19 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r18); cpy_r_r19 = -113.0;
    }
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 == -113.0;
    if (unlikely(cpy_r_r20)) goto CPyL16;
CPyL15: ;
    cpy_r_r21 = CPyTagged_Add(cpy_r_r16, 2);
    cpy_r_r22 = CPyList_GetItem(cpy_r_r1, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 118, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    } else
        goto CPyL17;
CPyL16: ;
    cpy_r_r23 = PyErr_Occurred();
    if (unlikely(cpy_r_r23 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 118, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r24 = PyFloat_AsDouble(cpy_r_r22);
    if (cpy_r_r24 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r22); cpy_r_r24 = -113.0;
    }
    CPy_DECREF(cpy_r_r22);
    cpy_r_r25 = cpy_r_r24 == -113.0;
    if (unlikely(cpy_r_r25)) goto CPyL19;
CPyL18: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r1, cpy_r_r16);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 118, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 118, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r28 = PyFloat_AsDouble(cpy_r_r26);
    if (cpy_r_r28 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r26); cpy_r_r28 = -113.0;
    }
    CPy_DECREF(cpy_r_r26);
    cpy_r_r29 = cpy_r_r28 == -113.0;
    if (unlikely(cpy_r_r29)) goto CPyL22;
CPyL21: ;
    cpy_r_r30 = cpy_r_r24 - cpy_r_r28;
    cpy_r_r31 = CPyFloat_FromTagged(cpy_r_r12);
    cpy_r_r32 = cpy_r_r31 == -113.0;
    if (unlikely(cpy_r_r32)) {
        goto CPyL24;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r33 = PyErr_Occurred();
    if (unlikely(cpy_r_r33 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 118, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r34 = cpy_r_r31 + cpy_r_r4;
    cpy_r_r35 = CPyFloat_FromTagged(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) {
        goto CPyL29;
    } else
        goto CPyL25;
CPyL24: ;
    cpy_r_r37 = PyErr_Occurred();
    if (unlikely(cpy_r_r37 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 118, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    } else
        goto CPyL23;
CPyL25: ;
    cpy_r_r38 = cpy_r_r34 - cpy_r_r35;
    cpy_r_r39 = cpy_r_r30 * cpy_r_r38;
    cpy_r_r40 = cpy_r_r19 + cpy_r_r39;
    cpy_r_r41 = cpy_r_value + cpy_r_r40;
    cpy_r_value = cpy_r_r41;
    cpy_r_r42 = cpy_r_r12 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (cpy_r_r43) goto CPyL27;
    cpy_r_r44 = cpy_r_fewest & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (!cpy_r_r45) goto CPyL28;
CPyL27: ;
    cpy_r_r46 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_fewest);
    if (cpy_r_r46) {
        goto CPyL64;
    } else
        goto CPyL31;
CPyL28: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_fewest;
    if (cpy_r_r47) {
        goto CPyL64;
    } else
        goto CPyL31;
CPyL29: ;
    cpy_r_r48 = PyErr_Occurred();
    if (unlikely(cpy_r_r48 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 118, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    } else
        goto CPyL25;
CPyL30: ;
    cpy_r_r49 = cpy_r_fewest;
    cpy_r_fewest = cpy_r_r12;
    cpy_r_second = cpy_r_r49;
    goto CPyL36;
CPyL31: ;
    cpy_r_r50 = cpy_r_r12 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (cpy_r_r51) goto CPyL33;
    cpy_r_r52 = cpy_r_second & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (!cpy_r_r53) goto CPyL34;
CPyL33: ;
    cpy_r_r54 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_second);
    if (cpy_r_r54) {
        goto CPyL65;
    } else
        goto CPyL66;
CPyL34: ;
    cpy_r_r55 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_second;
    if (cpy_r_r55) {
        goto CPyL65;
    } else
        goto CPyL66;
CPyL35: ;
    cpy_r_second = cpy_r_r12;
CPyL36: ;
    cpy_r_r56 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r56;
    goto CPyL6;
CPyL37: ;
    cpy_r_r57 = cpy_r_turns != 0.0;
    if (!cpy_r_r57) goto CPyL67;
    cpy_r_r58 = CPyTagged_Subtract(cpy_r_second, cpy_r_fewest);
    CPyTagged_DECREF(cpy_r_second);
    cpy_r_r59 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_towards_set;
    if (unlikely(cpy_r_r59 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 536870912)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'towards_set' of 'Weights' undefined");
    }
    cpy_r_r60 = cpy_r_r59 == -113.0;
    if (unlikely(cpy_r_r60)) goto CPyL40;
CPyL39: ;
    cpy_r_r61 = CPyFloat_FromTagged(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_r62 = cpy_r_r61 == -113.0;
    if (unlikely(cpy_r_r62)) {
        goto CPyL42;
    } else
        goto CPyL41;
CPyL40: ;
    cpy_r_r63 = PyErr_Occurred();
    if (unlikely(cpy_r_r63 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 123, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL68;
    } else
        goto CPyL39;
CPyL41: ;
    cpy_r_r64 = cpy_r_r61 * cpy_r_r59;
    cpy_r_r65 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_set_growth;
    if (unlikely(cpy_r_r65 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap & 1073741824)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'set_growth' of 'Weights' undefined");
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r66 = cpy_r_r65 == -113.0;
    if (unlikely(cpy_r_r66)) {
        goto CPyL44;
    } else
        goto CPyL43;
CPyL42: ;
    cpy_r_r67 = PyErr_Occurred();
    if (unlikely(cpy_r_r67 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 123, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL69;
    } else
        goto CPyL41;
CPyL43: ;
    cpy_r_r68 = cpy_r_r4 * cpy_r_r65;
    cpy_r_r69 = cpy_r_r64 + cpy_r_r68;
    cpy_r_r70 = cpy_r_r69 < 1.0;
    if (cpy_r_r70) {
        goto CPyL45;
    } else
        goto CPyL46;
CPyL44: ;
    cpy_r_r71 = PyErr_Occurred();
    if (unlikely(cpy_r_r71 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 123, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    } else
        goto CPyL43;
CPyL45: ;
    cpy_r_r72 = cpy_r_r69;
    goto CPyL47;
CPyL46: ;
    cpy_r_r72 = 1.0;
CPyL47: ;
    cpy_r_r73 = cpy_r_r72;
    goto CPyL49;
CPyL48: ;
    cpy_r_r73 = 0.0;
CPyL49: ;
    cpy_r_towards = cpy_r_r73;
    cpy_r_r74 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book;
    cpy_r_r75 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r74)->_constants;
    CPy_INCREF(cpy_r_r75);
    cpy_r_r76 = CPyStatics[4249]; /* 'unique_set_vp' */
    cpy_r_r77 = CPyDict_GetItem(cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 124, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    if (likely(PyLong_Check(cpy_r_r77)))
        cpy_r_r78 = CPyTagged_FromObject(cpy_r_r77);
    else {
        CPy_TypeError("int", cpy_r_r77); cpy_r_r78 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 124, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r79 = CPyFloat_FromTagged(cpy_r_fewest);
    CPyTagged_DECREF(cpy_r_fewest);
    cpy_r_r80 = cpy_r_r79 == -113.0;
    if (unlikely(cpy_r_r80)) goto CPyL53;
CPyL52: ;
    cpy_r_r81 = cpy_r_r79 + cpy_r_towards;
    cpy_r_r82 = CPyFloat_FromTagged(cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r78);
    cpy_r_r83 = cpy_r_r82 == -113.0;
    if (unlikely(cpy_r_r83)) {
        goto CPyL55;
    } else
        goto CPyL54;
CPyL53: ;
    cpy_r_r84 = PyErr_Occurred();
    if (unlikely(cpy_r_r84 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 124, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL71;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r85 = cpy_r_r82 * cpy_r_r81;
    cpy_r_r86 = cpy_r_value + cpy_r_r85;
    return cpy_r_r86;
CPyL55: ;
    cpy_r_r87 = PyErr_Occurred();
    if (unlikely(cpy_r_r87 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 124, CPyStatic_wayfarers___thinking___appraisal___globals);
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r88 = -113.0;
    return cpy_r_r88;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_fewest);
    CPyTagged_DecRef(cpy_r_second);
    goto CPyL3;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL56;
CPyL59: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL37;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_fewest);
    CPyTagged_DecRef(cpy_r_second);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL56;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_fewest);
    CPyTagged_DecRef(cpy_r_second);
    goto CPyL56;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_fewest);
    CPyTagged_DecRef(cpy_r_second);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL56;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_fewest);
    CPyTagged_DecRef(cpy_r_second);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL56;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_second);
    goto CPyL30;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_second);
    goto CPyL35;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL36;
CPyL67: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_second);
    goto CPyL48;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_fewest);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL56;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_fewest);
    goto CPyL56;
CPyL70: ;
    CPyTagged_DecRef(cpy_r_fewest);
    goto CPyL56;
CPyL71: ;
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL56;
}
        
        PyObject *CPyPy_wayfarers___thinking___appraisal___Appraiser____tags(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", "turns", 0};
            static CPyArg_Parser parser = {"OO:_tags", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            double arg_turns;
            arg_turns = PyFloat_AsDouble(obj_turns);
            if (arg_turns == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_turns); goto fail;
            }
            double retval = CPyDef_wayfarers___thinking___appraisal___Appraiser____tags(arg_self, arg_player, arg_turns);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_tags", 108, CPyStatic_wayfarers___thinking___appraisal___globals);
            return NULL;
        }
        
tuple_T4FFFF CPyDef_wayfarers___thinking___appraisal___Appraiser____space(PyObject *cpy_r_self, PyObject *cpy_r_player, PyObject *cpy_r_counts, double cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    double cpy_r_r3;
    char cpy_r_r4;
    double cpy_r_r5;
    double cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    double cpy_r_r12;
    double cpy_r_r13;
    double cpy_r_share;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    double cpy_r_value;
    double cpy_r_growth;
    double cpy_r_inspired;
    double cpy_r_hoped;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T2II cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    double cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    double cpy_r_r54;
    char cpy_r_r55;
    double cpy_r_r56;
    double cpy_r_r57;
    PyObject *cpy_r_r58;
    double cpy_r_more;
    double cpy_r_r59;
    double cpy_r_r60;
    double cpy_r_points;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    double cpy_r_r66;
    char cpy_r_r67;
    double cpy_r_r68;
    double cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    double cpy_r_r72;
    double cpy_r_r73;
    char cpy_r_r74;
    double cpy_r_r75;
    double cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    double cpy_r_r79;
    double cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    double cpy_r_r83;
    double cpy_r_r84;
    PyObject *cpy_r_r85;
    double cpy_r_r86;
    double cpy_r_r87;
    double cpy_r_r88;
    double cpy_r_r89;
    char cpy_r_r90;
    double cpy_r_r91;
    double cpy_r_r92;
    double cpy_r_r93;
    double cpy_r_r94;
    tuple_T4FFFF cpy_r_r95;
    tuple_T4FFFF cpy_r_r96;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_cards;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->_cards_a_turn;
    if (unlikely(cpy_r_r3 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->bitmap & 4096)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cards_a_turn' of 'Weights' undefined");
    }
    cpy_r_r4 = cpy_r_r3 == -113.0;
    if (unlikely(cpy_r_r4)) goto CPyL2;
CPyL1: ;
    cpy_r_r5 = cpy_r_r3 * cpy_r_turns;
    cpy_r_r6 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->_least_growth;
    if (unlikely(cpy_r_r6 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->bitmap & 2147483648)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'least_growth' of 'Weights' undefined");
    }
    cpy_r_r7 = cpy_r_r6 == -113.0;
    if (unlikely(cpy_r_r7)) {
        goto CPyL4;
    } else
        goto CPyL3;
CPyL2: ;
    cpy_r_r8 = PyErr_Occurred();
    if (unlikely(cpy_r_r8 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 131, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL53;
    } else
        goto CPyL1;
CPyL3: ;
    cpy_r_r9 = cpy_r_r5 > cpy_r_r6;
    if (cpy_r_r9) {
        goto CPyL5;
    } else
        goto CPyL9;
CPyL4: ;
    cpy_r_r10 = PyErr_Occurred();
    if (unlikely(cpy_r_r10 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 132, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL53;
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r11 = cpy_r_r5 < 1.0;
    if (!cpy_r_r11) goto CPyL7;
    cpy_r_r12 = cpy_r_r5;
    goto CPyL8;
CPyL7: ;
    cpy_r_r12 = 1.0;
CPyL8: ;
    cpy_r_r13 = cpy_r_r12;
    goto CPyL10;
CPyL9: ;
    cpy_r_r13 = 0.0;
CPyL10: ;
    cpy_r_share = cpy_r_r13;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_counts + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = PyList_New(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 133, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL53;
    }
    cpy_r_r17 = 0;
CPyL12: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_counts + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL16;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_counts + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 133, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL54;
    }
    cpy_r_r27 = CPyTagged_Add(cpy_r_r26, 2);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    CPyList_SetItemUnsafe(cpy_r_r16, cpy_r_r17, cpy_r_r28);
    cpy_r_r29 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r29;
    goto CPyL12;
CPyL16: ;
    cpy_r_value = 0.0;
    cpy_r_growth = 0.0;
    cpy_r_inspired = 0.0;
    cpy_r_hoped = 0.0;
    cpy_r_r30 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "_space", "Player", "space", 135, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r30);
CPyL17: ;
    cpy_r_r31 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space_inspiration;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "_space", "Player", "space_inspiration", 135, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r31);
CPyL18: ;
    cpy_r_r32 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r33 = CPyStatics[36]; /* 'zip' */
    cpy_r_r34 = CPyObject_GetAttr(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 135, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL57;
    }
    cpy_r_r35 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r36[3] = {cpy_r_r30, cpy_r_r31, cpy_r_r35};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r39 = PyObject_Vectorcall(cpy_r_r34, cpy_r_r37, 2, cpy_r_r38);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 135, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL57;
    }
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r40 = PyObject_GetIter(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 135, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL55;
    }
CPyL21: ;
    cpy_r_r41 = PyIter_Next(cpy_r_r40);
    if (cpy_r_r41 == NULL) goto CPyL58;
    PyObject *__tmp7946;
    if (unlikely(!(PyTuple_Check(cpy_r_r41) && PyTuple_GET_SIZE(cpy_r_r41) == 2))) {
        __tmp7946 = NULL;
        goto __LL7947;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r41, 0))))
        __tmp7946 = PyTuple_GET_ITEM(cpy_r_r41, 0);
    else {
        __tmp7946 = NULL;
    }
    if (__tmp7946 == NULL) goto __LL7947;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r41, 1))))
        __tmp7946 = PyTuple_GET_ITEM(cpy_r_r41, 1);
    else {
        __tmp7946 = NULL;
    }
    if (__tmp7946 == NULL) goto __LL7947;
    __tmp7946 = cpy_r_r41;
__LL7947: ;
    if (unlikely(__tmp7946 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r41); cpy_r_r42 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7948 = PyTuple_GET_ITEM(cpy_r_r41, 0);
        CPyTagged __tmp7949;
        if (likely(PyLong_Check(__tmp7948)))
            __tmp7949 = CPyTagged_FromObject(__tmp7948);
        else {
            goto __LL7950;
        }
        cpy_r_r42.f0 = __tmp7949;
        PyObject *__tmp7951 = PyTuple_GET_ITEM(cpy_r_r41, 1);
        CPyTagged __tmp7952;
        if (likely(PyLong_Check(__tmp7951)))
            __tmp7952 = CPyTagged_FromObject(__tmp7951);
        else {
            goto __LL7953;
        }
        cpy_r_r42.f1 = __tmp7952;
    }
    goto __LL7954;
__LL7950: ;
    cpy_r_r42 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7954;
__LL7953: ;
    CPyTagged_DECREF(cpy_r_r42.f0);
    cpy_r_r42 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7954;
__LL7954: ;
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 135, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL59;
    }
    cpy_r_r43 = cpy_r_r42.f0;
    CPyTagged_INCREF(cpy_r_r43);
    cpy_r_r44 = cpy_r_r42.f1;
    CPyTagged_INCREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r42.f0);
    CPyTagged_DECREF(cpy_r_r42.f1);
    cpy_r_r45 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r43);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 136, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL60;
    }
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_wayfarers___printed___Card))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 136, CPyStatic_wayfarers___thinking___appraisal___globals, "serai.games.wayfarers.printed.Card", cpy_r_r45);
        goto CPyL60;
    }
    cpy_r_r47 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r46)->_vp;
    CPy_INCREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r48 = CPY_GET_METHOD(cpy_r_r47, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r47, cpy_r_counts); /* value */
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 137, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL61;
    }
    cpy_r_r49 = CPyFloat_FromTagged(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 == -113.0;
    if (unlikely(cpy_r_r50)) goto CPyL28;
CPyL27: ;
    cpy_r_r51 = cpy_r_turns != 0.0;
    if (cpy_r_r51) {
        goto CPyL29;
    } else
        goto CPyL62;
CPyL28: ;
    cpy_r_r52 = PyErr_Occurred();
    if (unlikely(cpy_r_r52 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 137, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL61;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r53 = CPY_GET_METHOD(cpy_r_r47, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r47, cpy_r_r16); /* value */
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 138, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    }
    cpy_r_r54 = CPyFloat_FromTagged(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 == -113.0;
    if (unlikely(cpy_r_r55)) goto CPyL32;
CPyL31: ;
    cpy_r_r56 = cpy_r_r54 - cpy_r_r49;
    cpy_r_r57 = cpy_r_r56;
    goto CPyL34;
CPyL32: ;
    cpy_r_r58 = PyErr_Occurred();
    if (unlikely(cpy_r_r58 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 138, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    } else
        goto CPyL31;
CPyL33: ;
    cpy_r_r57 = 0.0;
CPyL34: ;
    cpy_r_more = cpy_r_r57;
    cpy_r_r59 = cpy_r_more * cpy_r_share;
    cpy_r_r60 = cpy_r_r49 + cpy_r_r59;
    cpy_r_points = cpy_r_r60;
    cpy_r_r61 = (Py_ssize_t)cpy_r_r44 != -2;
    if (!cpy_r_r61) goto CPyL64;
    cpy_r_r62 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r44);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 141, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL63;
    }
    if (likely(Py_TYPE(cpy_r_r62) == CPyType_wayfarers___printed___Card))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 141, CPyStatic_wayfarers___thinking___appraisal___globals, "serai.games.wayfarers.printed.Card", cpy_r_r62);
        goto CPyL63;
    }
    cpy_r_r64 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r63)->_goal;
    CPy_INCREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r44);
    cpy_r_r65 = CPyDef_wayfarers___thinking___features___missing_for(cpy_r_r64, cpy_r_counts);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 141, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL59;
    }
    cpy_r_r66 = CPyDef_wayfarers___thinking___appraisal___Appraiser____probability(cpy_r_self, cpy_r_r65, cpy_r_turns);
    cpy_r_r67 = cpy_r_r66 == -113.0;
    if (unlikely(cpy_r_r67)) goto CPyL40;
CPyL39: ;
    cpy_r_r68 = 1.0 + cpy_r_r66;
    cpy_r_r69 = cpy_r_points * cpy_r_r68;
    cpy_r_points = cpy_r_r69;
    cpy_r_r70 = cpy_r_r65 != 0;
    if (cpy_r_r70) {
        goto CPyL41;
    } else
        goto CPyL65;
CPyL40: ;
    cpy_r_r71 = PyErr_Occurred();
    if (unlikely(cpy_r_r71 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 142, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL66;
    } else
        goto CPyL39;
CPyL41: ;
    cpy_r_r72 = cpy_r_r49 + cpy_r_more;
    cpy_r_r73 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->_hope_lost;
    if (unlikely(cpy_r_r73 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->bitmap & 268435456)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'hope_lost' of 'Weights' undefined");
    }
    cpy_r_r74 = cpy_r_r73 == -113.0;
    if (unlikely(cpy_r_r74)) goto CPyL43;
CPyL42: ;
    cpy_r_r75 = -cpy_r_r73;
    cpy_r_r76 = CPyFloat_FromTagged(cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r65);
    cpy_r_r77 = cpy_r_r76 == -113.0;
    if (unlikely(cpy_r_r77)) {
        goto CPyL45;
    } else
        goto CPyL44;
CPyL43: ;
    cpy_r_r78 = PyErr_Occurred();
    if (unlikely(cpy_r_r78 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 144, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL66;
    } else
        goto CPyL42;
CPyL44: ;
    cpy_r_r79 = cpy_r_r75 * cpy_r_r76;
    cpy_r_r80 = CPyFloat_Exp(cpy_r_r79);
    cpy_r_r81 = cpy_r_r80 == -113.0;
    if (unlikely(cpy_r_r81)) {
        goto CPyL47;
    } else
        goto CPyL46;
CPyL45: ;
    cpy_r_r82 = PyErr_Occurred();
    if (unlikely(cpy_r_r82 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 144, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL59;
    } else
        goto CPyL44;
CPyL46: ;
    cpy_r_r83 = cpy_r_r72 * cpy_r_r80;
    cpy_r_r84 = cpy_r_hoped + cpy_r_r83;
    cpy_r_hoped = cpy_r_r84;
    goto CPyL49;
CPyL47: ;
    cpy_r_r85 = PyErr_Occurred();
    if (unlikely(cpy_r_r85 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 144, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL59;
    } else
        goto CPyL46;
CPyL48: ;
    cpy_r_r86 = cpy_r_inspired + cpy_r_r49;
    cpy_r_inspired = cpy_r_r86;
    cpy_r_r87 = cpy_r_more * 2.0;
    cpy_r_more = cpy_r_r87;
CPyL49: ;
    cpy_r_r88 = cpy_r_value + cpy_r_points;
    cpy_r_value = cpy_r_r88;
    cpy_r_r89 = cpy_r_growth + cpy_r_more;
    cpy_r_growth = cpy_r_r89;
    goto CPyL21;
CPyL50: ;
    cpy_r_r90 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 135, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL52;
    }
    cpy_r_r91 = cpy_r_value;
    cpy_r_r92 = cpy_r_growth;
    cpy_r_r93 = cpy_r_inspired;
    cpy_r_r94 = cpy_r_hoped;
    cpy_r_r95.f0 = cpy_r_r91;
    cpy_r_r95.f1 = cpy_r_r92;
    cpy_r_r95.f2 = cpy_r_r93;
    cpy_r_r95.f3 = cpy_r_r94;
    return cpy_r_r95;
CPyL52: ;
    tuple_T4FFFF __tmp7955 = { -113.0, -113.0, -113.0, -113.0 };
    cpy_r_r96 = __tmp7955;
    return cpy_r_r96;
CPyL53: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL52;
CPyL54: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    goto CPyL52;
CPyL55: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    goto CPyL52;
CPyL56: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r30);
    goto CPyL52;
CPyL57: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    goto CPyL52;
CPyL58: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r40);
    goto CPyL50;
CPyL59: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r40);
    goto CPyL52;
CPyL60: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL52;
CPyL61: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r47);
    goto CPyL52;
CPyL62: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL33;
CPyL63: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL52;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_r44);
    goto CPyL49;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_r65);
    goto CPyL48;
CPyL66: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL52;
}
        
        PyObject *CPyPy_wayfarers___thinking___appraisal___Appraiser____space(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", "counts", "turns", 0};
            static CPyArg_Parser parser = {"OOO:_space", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_counts;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_counts, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            double arg_turns;
            arg_turns = PyFloat_AsDouble(obj_turns);
            if (arg_turns == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_turns); goto fail;
            }
            tuple_T4FFFF retval = CPyDef_wayfarers___thinking___appraisal___Appraiser____space(arg_self, arg_player, arg_counts, arg_turns);
            if (retval.f0 == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(4);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp7956 = PyFloat_FromDouble(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp7956);
            PyObject *__tmp7957 = PyFloat_FromDouble(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp7957);
            PyObject *__tmp7958 = PyFloat_FromDouble(retval.f2);
            PyTuple_SET_ITEM(retbox, 2, __tmp7958);
            PyObject *__tmp7959 = PyFloat_FromDouble(retval.f3);
            PyTuple_SET_ITEM(retbox, 3, __tmp7959);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_space", 126, CPyStatic_wayfarers___thinking___appraisal___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___thinking___appraisal___Appraiser____guilds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, double cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    double cpy_r_value;
    tuple_T3OOO cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_guild;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    double cpy_r_r46;
    char cpy_r_r47;
    double cpy_r_chance;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    double cpy_r_r50;
    char cpy_r_r51;
    double cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    double cpy_r_r55;
    double cpy_r_r56;
    double cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    double cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    double cpy_r_r63;
    double cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    double cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    double cpy_r_r71;
    double cpy_r_r72;
    char cpy_r_r73;
    double cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    double cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    double cpy_r_r83;
    char cpy_r_r84;
    double cpy_r_r85;
    double cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    double cpy_r_r89;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_wayfarers___table___Table___guilds_of(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 155, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL62;
    }
    cpy_r_value = 0.0;
    cpy_r_r2 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r2.f0 == NULL)) {
        goto CPyL63;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 157, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL61;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r4 = 0;
    cpy_r_guild = cpy_r_r4;
    CPyTagged_DECREF(cpy_r_guild);
CPyL5: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)6;
    if (!cpy_r_r5) goto CPyL64;
    cpy_r_guild = cpy_r_r4;
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 158, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL65;
    }
    cpy_r_r7 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 158, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL66;
    }
CPyL8: ;
    cpy_r_r8 = 0;
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_other = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_other);
CPyL9: ;
    cpy_r_r9 = cpy_r_r8 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL11;
    cpy_r_r11 = cpy_r_r7 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL12;
CPyL11: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_r8, cpy_r_r7);
    if (cpy_r_r13) {
        goto CPyL13;
    } else
        goto CPyL67;
CPyL12: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r14) goto CPyL67;
CPyL13: ;
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_other = cpy_r_r8;
    cpy_r_r15 = cpy_r_other & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL15;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_other, cpy_r_seat);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    if (cpy_r_r18) {
        goto CPyL16;
    } else
        goto CPyL68;
CPyL15: ;
    cpy_r_r19 = cpy_r_other != cpy_r_seat;
    if (!cpy_r_r19) goto CPyL68;
CPyL16: ;
    cpy_r_r20 = CPyDef_wayfarers___table___Table___guilds_of(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 158, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_guild);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 158, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 158, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL69;
    }
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r24 = PyList_Append(cpy_r_r6, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 158, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL69;
    }
CPyL20: ;
    cpy_r_r26 = CPyTagged_Add(cpy_r_r8, 2);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r8 = cpy_r_r26;
    goto CPyL9;
CPyL21: ;
    cpy_r_r27 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r28 = CPyStatics[39]; /* 'max' */
    cpy_r_r29 = CPyObject_GetAttr(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 158, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL66;
    }
    PyObject *cpy_r_r30[1] = {cpy_r_r6};
    cpy_r_r31 = (PyObject **)&cpy_r_r30;
    cpy_r_r32 = PyObject_Vectorcall(cpy_r_r29, cpy_r_r31, 1, 0);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 158, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r6);
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 158, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL65;
    }
    cpy_r_r34 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_guild);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 159, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 159, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r36 = CPyTagged_Subtract(cpy_r_r35, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r33);
    cpy_r_r37 = cpy_r_r36 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (cpy_r_r38) goto CPyL28;
    cpy_r_r39 = 0 & 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (!cpy_r_r40) goto CPyL29;
CPyL28: ;
    cpy_r_r41 = CPyTagged_IsLt_(0, cpy_r_r36);
    cpy_r_r42 = cpy_r_r41;
    goto CPyL30;
CPyL29: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r36 > (Py_ssize_t)0;
    cpy_r_r42 = cpy_r_r43;
CPyL30: ;
    cpy_r_r44 = cpy_r_r42 << 1;
    cpy_r_r45 = cpy_r_r44;
    cpy_r_r46 = CPyFloat_FromTagged(cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 == -113.0;
    if (unlikely(cpy_r_r47)) goto CPyL32;
CPyL31: ;
    cpy_r_chance = cpy_r_r46;
    cpy_r_r48 = cpy_r_turns != 0.0;
    if (cpy_r_r48) {
        goto CPyL33;
    } else
        goto CPyL71;
CPyL32: ;
    cpy_r_r49 = PyErr_Occurred();
    if (unlikely(cpy_r_r49 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 160, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL72;
    } else
        goto CPyL31;
CPyL33: ;
    cpy_r_r50 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_rivalry;
    if (unlikely(cpy_r_r50 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap2 & 4)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rivalry' of 'Weights' undefined");
    }
    cpy_r_r51 = cpy_r_r50 == -113.0;
    if (unlikely(cpy_r_r51)) goto CPyL35;
CPyL34: ;
    cpy_r_r52 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_rivalry_a_turn;
    if (unlikely(cpy_r_r52 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap2 & 8)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rivalry_a_turn' of 'Weights' undefined");
    }
    cpy_r_r53 = cpy_r_r52 == -113.0;
    if (unlikely(cpy_r_r53)) {
        goto CPyL37;
    } else
        goto CPyL36;
CPyL35: ;
    cpy_r_r54 = PyErr_Occurred();
    if (unlikely(cpy_r_r54 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 162, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL72;
    } else
        goto CPyL34;
CPyL36: ;
    cpy_r_r55 = cpy_r_turns * cpy_r_r52;
    cpy_r_r56 = cpy_r_r50 + cpy_r_r55;
    cpy_r_r57 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_safe_lead;
    if (unlikely(cpy_r_r57 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap2 & 1)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'safe_lead' of 'Weights' undefined");
    }
    cpy_r_r58 = cpy_r_r57 == -113.0;
    if (unlikely(cpy_r_r58)) {
        goto CPyL39;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_r59 = PyErr_Occurred();
    if (unlikely(cpy_r_r59 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 162, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL72;
    } else
        goto CPyL36;
CPyL38: ;
    cpy_r_r60 = CPyFloat_FromTagged(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r36);
    cpy_r_r61 = cpy_r_r60 == -113.0;
    if (unlikely(cpy_r_r61)) {
        goto CPyL41;
    } else
        goto CPyL40;
CPyL39: ;
    cpy_r_r62 = PyErr_Occurred();
    if (unlikely(cpy_r_r62 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 163, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL72;
    } else
        goto CPyL38;
CPyL40: ;
    cpy_r_r63 = cpy_r_r57 - cpy_r_r60;
    cpy_r_r64 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_lead_counts;
    if (unlikely(cpy_r_r64 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap2 & 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'lead_counts' of 'Weights' undefined");
    }
    cpy_r_r65 = cpy_r_r64 == -113.0;
    if (unlikely(cpy_r_r65)) {
        goto CPyL43;
    } else
        goto CPyL42;
CPyL41: ;
    cpy_r_r66 = PyErr_Occurred();
    if (unlikely(cpy_r_r66 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 163, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL65;
    } else
        goto CPyL40;
CPyL42: ;
    cpy_r_r67 = cpy_r_r63 * cpy_r_r64;
    cpy_r_r68 = cpy_r_r56 == 0.0;
    if (unlikely(cpy_r_r68)) {
        goto CPyL73;
    } else
        goto CPyL46;
CPyL43: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 163, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL65;
    } else
        goto CPyL42;
CPyL44: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r70 = 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 163, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL61;
    }
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r71 = cpy_r_r67 / cpy_r_r56;
    cpy_r_r72 = CPyFloat_Exp(cpy_r_r71);
    cpy_r_r73 = cpy_r_r72 == -113.0;
    if (unlikely(cpy_r_r73)) goto CPyL48;
CPyL47: ;
    cpy_r_r74 = 1.0 + cpy_r_r72;
    cpy_r_r75 = cpy_r_r74 == 0.0;
    if (unlikely(cpy_r_r75)) {
        goto CPyL74;
    } else
        goto CPyL51;
CPyL48: ;
    cpy_r_r76 = PyErr_Occurred();
    if (unlikely(cpy_r_r76 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 163, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL65;
    } else
        goto CPyL47;
CPyL49: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r77 = 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 163, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL61;
    }
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r78 = 1.0 / cpy_r_r74;
    cpy_r_chance = cpy_r_r78;
CPyL52: ;
    cpy_r_r79 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", "Table", "book", 164, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL65;
    }
CPyL53: ;
    cpy_r_r80 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r79)->_majority;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", "Book", "majority", 164, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL65;
    }
CPyL54: ;
    cpy_r_r81 = CPyList_GetItem(cpy_r_r80, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 164, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL75;
    }
    if (likely(PyLong_Check(cpy_r_r81)))
        cpy_r_r82 = CPyTagged_FromObject(cpy_r_r81);
    else {
        CPy_TypeError("int", cpy_r_r81); cpy_r_r82 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 164, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL75;
    }
    cpy_r_r83 = CPyFloat_FromTagged(cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r82);
    cpy_r_r84 = cpy_r_r83 == -113.0;
    if (unlikely(cpy_r_r84)) goto CPyL58;
CPyL57: ;
    cpy_r_r85 = cpy_r_r83 * cpy_r_chance;
    cpy_r_r86 = cpy_r_value + cpy_r_r85;
    cpy_r_value = cpy_r_r86;
    goto CPyL59;
CPyL58: ;
    cpy_r_r87 = PyErr_Occurred();
    if (unlikely(cpy_r_r87 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 164, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL75;
    } else
        goto CPyL57;
CPyL59: ;
    cpy_r_r88 = cpy_r_r4 + 2;
    cpy_r_r4 = cpy_r_r88;
    goto CPyL5;
CPyL60: ;
    return cpy_r_value;
CPyL61: ;
    cpy_r_r89 = -113.0;
    return cpy_r_r89;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL61;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL2;
CPyL64: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL60;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL61;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r6);
    goto CPyL61;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL21;
CPyL68: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL20;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL61;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL61;
CPyL71: ;
    CPyTagged_DECREF(cpy_r_r36);
    goto CPyL52;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL61;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL44;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL49;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL61;
}
        
        PyObject *CPyPy_wayfarers___thinking___appraisal___Appraiser____guilds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "turns", 0};
            static CPyArg_Parser parser = {"OOO:_guilds", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double arg_turns;
            arg_turns = PyFloat_AsDouble(obj_turns);
            if (arg_turns == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_turns); goto fail;
            }
            double retval = CPyDef_wayfarers___thinking___appraisal___Appraiser____guilds(arg_self, arg_t, arg_seat, arg_turns);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_guilds", 152, CPyStatic_wayfarers___thinking___appraisal___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___thinking___appraisal___Appraiser____probability(PyObject *cpy_r_self, CPyTagged cpy_r_missing, double cpy_r_turns) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    double cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    double cpy_r_r6;
    double cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    double cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    double cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    double cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    double cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    double cpy_r_r24;
    double cpy_r_r25;
    char cpy_r_r26;
    double cpy_r_r27;
    PyObject *cpy_r_r28;
    double cpy_r_r29;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___appraisal___AppraiserObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = cpy_r_missing != 0;
    if (cpy_r_r1) goto CPyL9;
    cpy_r_r2 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_safe_goal;
    if (unlikely(cpy_r_r2 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap2 & 16)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'safe_goal' of 'Weights' undefined");
    }
    cpy_r_r3 = cpy_r_r2 == -113.0;
    if (unlikely(cpy_r_r3)) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = cpy_r_turns < cpy_r_r2;
    if (cpy_r_r4) {
        goto CPyL24;
    } else
        goto CPyL5;
CPyL3: ;
    cpy_r_r5 = PyErr_Occurred();
    if (unlikely(cpy_r_r5 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_probability", 171, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL25;
    } else
        goto CPyL2;
CPyL4: ;
    cpy_r_r6 = 1.0;
    goto CPyL8;
CPyL5: ;
    cpy_r_r7 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_goal_kept;
    if (unlikely(cpy_r_r7 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap2 & 32)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'goal_kept' of 'Weights' undefined");
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r8 = cpy_r_r7 == -113.0;
    if (unlikely(cpy_r_r8)) goto CPyL7;
CPyL6: ;
    cpy_r_r6 = cpy_r_r7;
    goto CPyL8;
CPyL7: ;
    cpy_r_r9 = PyErr_Occurred();
    if (unlikely(cpy_r_r9 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_probability", 171, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL23;
    } else
        goto CPyL6;
CPyL8: ;
    return cpy_r_r6;
CPyL9: ;
    cpy_r_r10 = cpy_r_turns != 0.0;
    if (cpy_r_r10) {
        goto CPyL11;
    } else
        goto CPyL26;
CPyL10: ;
    return 0.0;
CPyL11: ;
    cpy_r_r11 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_goal_reached;
    if (unlikely(cpy_r_r11 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap2 & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'goal_reached' of 'Weights' undefined");
    }
    cpy_r_r12 = cpy_r_r11 == -113.0;
    if (unlikely(cpy_r_r12)) goto CPyL13;
CPyL12: ;
    cpy_r_r13 = CPyTagged_Negate(cpy_r_missing);
    cpy_r_r14 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->_goal_effort;
    if (unlikely(cpy_r_r14 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r0)->bitmap2 & 128)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'goal_effort' of 'Weights' undefined");
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r15 = cpy_r_r14 == -113.0;
    if (unlikely(cpy_r_r15)) {
        goto CPyL15;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r16 = PyErr_Occurred();
    if (unlikely(cpy_r_r16 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_probability", 174, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL25;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r17 = CPyFloat_FromTagged(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r18 = cpy_r_r17 == -113.0;
    if (unlikely(cpy_r_r18)) {
        goto CPyL17;
    } else
        goto CPyL16;
CPyL15: ;
    cpy_r_r19 = PyErr_Occurred();
    if (unlikely(cpy_r_r19 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_probability", 174, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL27;
    } else
        goto CPyL14;
CPyL16: ;
    cpy_r_r20 = cpy_r_r17 * cpy_r_r14;
    cpy_r_r21 = cpy_r_turns == 0.0;
    if (unlikely(cpy_r_r21)) {
        goto CPyL18;
    } else
        goto CPyL20;
CPyL17: ;
    cpy_r_r22 = PyErr_Occurred();
    if (unlikely(cpy_r_r22 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_probability", 174, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL23;
    } else
        goto CPyL16;
CPyL18: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_probability", 174, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r24 = cpy_r_r20 / cpy_r_turns;
    cpy_r_r25 = CPyFloat_Exp(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 == -113.0;
    if (unlikely(cpy_r_r26)) goto CPyL22;
CPyL21: ;
    cpy_r_r27 = cpy_r_r11 * cpy_r_r25;
    return cpy_r_r27;
CPyL22: ;
    cpy_r_r28 = PyErr_Occurred();
    if (unlikely(cpy_r_r28 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_probability", 174, CPyStatic_wayfarers___thinking___appraisal___globals);
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r29 = -113.0;
    return cpy_r_r29;
CPyL24: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL4;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL23;
CPyL26: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL10;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL23;
}
        
        PyObject *CPyPy_wayfarers___thinking___appraisal___Appraiser____probability(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"missing", "turns", 0};
            static CPyArg_Parser parser = {"OO:_probability", kwlist, 0};
            PyObject *obj_missing;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_missing, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            CPyTagged arg_missing;
            if (likely(PyLong_Check(obj_missing)))
                arg_missing = CPyTagged_BorrowFromObject(obj_missing);
            else {
                CPy_TypeError("int", obj_missing); goto fail;
            }
            double arg_turns;
            arg_turns = PyFloat_AsDouble(obj_turns);
            if (arg_turns == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_turns); goto fail;
            }
            double retval = CPyDef_wayfarers___thinking___appraisal___Appraiser____probability(arg_self, arg_missing, arg_turns);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "_probability", 167, CPyStatic_wayfarers___thinking___appraisal___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___thinking___appraisal_____top_level__(void) {
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
    void *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    void *cpy_r_r156;
    void *cpy_r_r157;
    PyObject **cpy_r_r158;
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
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    char cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    int32_t cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    int32_t cpy_r_r186;
    char cpy_r_r187;
    char cpy_r_r188;
    char cpy_r_r189;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 1, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 1, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___thinking___appraisal___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 17, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5002]; /* ('exp',) */
    cpy_r_r12 = CPyStatics[130]; /* 'math' */
    cpy_r_r13 = CPyStatic_wayfarers___thinking___appraisal___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 19, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r15 = (void *)&CPyModule_math;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___book;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___book;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3637]; /* 'serai.games.wayfarers.book' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 21, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___book;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___book;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___book__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 21, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 21, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3637]; /* 'serai.games.wayfarers.book' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 21, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r36 = CPyStatic_wayfarers___thinking___appraisal___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 21, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    } else
        goto CPyL71;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 22, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 22, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 22, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 22, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5645]; /* ('GUILDS', 'PRIMARY_TAGS') */
    cpy_r_r58 = CPyStatic_wayfarers___thinking___appraisal___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 22, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    } else
        goto CPyL72;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___scoring;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___scoring;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3633]; /* 'serai.games.wayfarers.scoring' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 23, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___scoring;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___scoring;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___scoring__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 23, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 23, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3633]; /* 'serai.games.wayfarers.scoring' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 23, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5646]; /* ('all_counts', 'automa_score') */
    cpy_r_r80 = CPyStatic_wayfarers___thinking___appraisal___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 23, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    } else
        goto CPyL73;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 24, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r91 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 24, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 24, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 24, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5560]; /* ('NO_CARD', 'Player', 'Table') */
    cpy_r_r102 = CPyStatic_wayfarers___thinking___appraisal___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 24, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    } else
        goto CPyL74;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___wayfarers___thinking___engine;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___wayfarers___thinking___engine;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[4306]; /* 'serai.games.wayfarers.thinking.engine' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 25, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___wayfarers___thinking___engine;
    cpy_r_r113 = CPyExec_serai___games___wayfarers___thinking___engine;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___engine__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 25, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 25, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[4306]; /* 'serai.games.wayfarers.thinking.engine' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 25, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5647]; /* ('Engine', 'Engines') */
    cpy_r_r124 = CPyStatic_wayfarers___thinking___appraisal___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 25, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    } else
        goto CPyL75;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___wayfarers___thinking___features;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___wayfarers___thinking___features;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[4309]; /* 'serai.games.wayfarers.thinking.features' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 26, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___wayfarers___thinking___features;
    cpy_r_r135 = CPyExec_serai___games___wayfarers___thinking___features;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___features__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 26, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 26, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[4309]; /* 'serai.games.wayfarers.thinking.features' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 26, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5648]; /* ('missing_for', 'ways_onwards') */
    cpy_r_r146 = CPyStatic_wayfarers___thinking___appraisal___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 26, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    } else
        goto CPyL76;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___games___wayfarers___thinking___weights;
    cpy_r_r149 = (void *)&CPyImportState_serai___games___wayfarers___thinking___weights;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[3645]; /* 'serai.games.wayfarers.thinking.weights' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 27, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___games___wayfarers___thinking___weights;
    cpy_r_r157 = CPyExec_serai___games___wayfarers___thinking___weights;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___weights__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 27, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 27, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[3645]; /* 'serai.games.wayfarers.thinking.weights' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 27, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r168 = CPyStatic_wayfarers___thinking___appraisal___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 27, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    } else
        goto CPyL77;
CPyL62: ;
    cpy_r_r170 = NULL;
    cpy_r_r171 = CPyStatics[3643]; /* 'serai.games.wayfarers.thinking.appraisal' */
    cpy_r_r172 = (PyObject *)CPyType_wayfarers___thinking___appraisal___Appraiser_template;
    cpy_r_r173 = CPyType_FromTemplate(cpy_r_r172, cpy_r_r170, cpy_r_r171);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 30, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    cpy_r_r174 = CPyDef_wayfarers___thinking___appraisal___Appraiser_trait_vtable_setup();
    if (unlikely(cpy_r_r174 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 30, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL78;
    }
    cpy_r_r175 = CPyDef_wayfarers___thinking___appraisal___Appraiser_coroutine_setup(cpy_r_r173);
    if (unlikely(cpy_r_r175 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 30, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL78;
    }
    cpy_r_r176 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r177 = CPyStatics[1102]; /* '_book' */
    cpy_r_r178 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r179 = CPyStatics[4312]; /* '_engines' */
    cpy_r_r180 = CPyStatics[4313]; /* '_sets' */
    cpy_r_r181 = PyTuple_Pack(4, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 30, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL78;
    }
    cpy_r_r182 = PyObject_SetAttr(cpy_r_r173, cpy_r_r176, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    cpy_r_r183 = cpy_r_r182 >= 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 30, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL78;
    }
    CPyType_wayfarers___thinking___appraisal___Appraiser = (PyTypeObject *)cpy_r_r173;
    CPy_INCREF(CPyType_wayfarers___thinking___appraisal___Appraiser);
    cpy_r_r184 = CPyStatic_wayfarers___thinking___appraisal___globals;
    cpy_r_r185 = CPyStatics[295]; /* 'Appraiser' */
    cpy_r_r186 = PyDict_SetItem(cpy_r_r184, cpy_r_r185, cpy_r_r173);
    cpy_r_r187 = cpy_r_r186 >= 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 30, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL78;
    }
    cpy_r_r188 = CPy_InitSubclass(cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/appraisal.py", "<module>", 30, CPyStatic_wayfarers___thinking___appraisal___globals);
        goto CPyL70;
    }
    return 1;
CPyL70: ;
    cpy_r_r189 = 2;
    return cpy_r_r189;
CPyL71: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL72: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL73: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL74: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL75: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL76: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL77: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL78: ;
    CPy_DecRef(cpy_r_r173);
    goto CPyL70;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
study___Study_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
study___Study_traverse(serai___games___encyclopedia___thinking___study___StudyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    Py_VISIT(self->__alike);
    Py_VISIT(self->__cube_points);
    Py_VISIT(self->_collection);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_study___Study_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___thinking___study___StudyObject *self = (serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__alike);
    Py_CLEAR(self->__cube_points);
    Py_CLEAR(self->_collection);
    return 0;
}

static int32_t CPyDef_study___Study_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___thinking___study___StudyObject *self = (serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__alike);
    Py_CLEAR(self->__cube_points);
    Py_CLEAR(self->_collection);
    return 0;
}

static void
study___Study_dealloc(serai___games___encyclopedia___thinking___study___StudyObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, study___Study_dealloc)
    CPyDef_study___Study_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_study_____mypyc__Study_setup(PyObject *cpy_r_type);
PyObject *CPyDef_study___Study(PyObject *cpy_r_book, PyObject *cpy_r_weights);

static PyObject *
study___Study_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_study___Study) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_study_____mypyc__Study_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_study___Study_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem study___Study_vtable[4];
static bool
CPyDef_study___Study_trait_vtable_setup(void)
{
    CPyVTableItem study___Study_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_study___Study_____init__,
        (CPyVTableItem)CPyDef_study___Study___promise,
        (CPyVTableItem)CPyDef_study___Study____publications,
        (CPyVTableItem)CPyDef_study___Study____reach,
    };
    memcpy(study___Study_vtable, study___Study_vtable_scratch, sizeof(study___Study_vtable));
    return 1;
}

static bool
CPyDef_study___Study_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
study___Study_get__book(serai___games___encyclopedia___thinking___study___StudyObject *self, void *closure);
static int
study___Study_set__book(serai___games___encyclopedia___thinking___study___StudyObject *self, PyObject *value, void *closure);
static PyObject *
study___Study_get__weights(serai___games___encyclopedia___thinking___study___StudyObject *self, void *closure);
static int
study___Study_set__weights(serai___games___encyclopedia___thinking___study___StudyObject *self, PyObject *value, void *closure);
static PyObject *
study___Study_get__alike(serai___games___encyclopedia___thinking___study___StudyObject *self, void *closure);
static int
study___Study_set__alike(serai___games___encyclopedia___thinking___study___StudyObject *self, PyObject *value, void *closure);
static PyObject *
study___Study_get__cube_points(serai___games___encyclopedia___thinking___study___StudyObject *self, void *closure);
static int
study___Study_set__cube_points(serai___games___encyclopedia___thinking___study___StudyObject *self, PyObject *value, void *closure);
static PyObject *
study___Study_get_collection(serai___games___encyclopedia___thinking___study___StudyObject *self, void *closure);
static int
study___Study_set_collection(serai___games___encyclopedia___thinking___study___StudyObject *self, PyObject *value, void *closure);

static PyGetSetDef study___Study_getseters[] = {
    {"_book",
     (getter)study___Study_get__book, (setter)study___Study_set__book,
     NULL, NULL},
    {"_weights",
     (getter)study___Study_get__weights, (setter)study___Study_set__weights,
     NULL, NULL},
    {"_alike",
     (getter)study___Study_get__alike, (setter)study___Study_set__alike,
     NULL, NULL},
    {"_cube_points",
     (getter)study___Study_get__cube_points, (setter)study___Study_set__cube_points,
     NULL, NULL},
    {"collection",
     (getter)study___Study_get_collection, (setter)study___Study_set_collection,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef study___Study_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_study_____mypyc__Study_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_study___Study_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights)\n--\n\n")},
    {"promise",
     (PyCFunction)CPyPy_study___Study___promise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("promise($self, t, player, categories, continents, turns)\n--\n\n")},
    {"_publications",
     (PyCFunction)CPyPy_study___Study____publications,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_publications($self, t, player, cubes_there, categories, continents, turns)\n--\n\n")},
    {"_reach",
     (PyCFunction)CPyPy_study___Study____reach,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_reach($self, t, player)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_study___Study_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Study",
    .tp_new = study___Study_new,
    .tp_dealloc = (destructor)study___Study_dealloc,
    .tp_traverse = (traverseproc)study___Study_traverse,
    .tp_clear = (inquiry)CPyDef_study___Study_clear,
    .tp_getset = study___Study_getseters,
    .tp_methods = study___Study_methods,
    .tp_init = study___Study_init,
    .tp_basicsize = sizeof(serai___games___encyclopedia___thinking___study___StudyObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Study(book, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_study___Study_template = &CPyType_study___Study_template_;

PyObject *CPyDef_study_____mypyc__Study_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___thinking___study___StudyObject *self;
    self = (serai___games___encyclopedia___thinking___study___StudyObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = study___Study_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_study___Study(PyObject *cpy_r_book, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_study_____mypyc__Study_setup((PyObject *)CPyType_study___Study);
    if (self == NULL)
        return NULL;
    char res = CPyDef_study___Study_____init__(self, cpy_r_book, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
study___Study_get__book(serai___games___encyclopedia___thinking___study___StudyObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'Study' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
study___Study_set__book(serai___games___encyclopedia___thinking___study___StudyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Study' object attribute '_book' cannot be deleted");
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
study___Study_get__weights(serai___games___encyclopedia___thinking___study___StudyObject *self, void *closure)
{
    if (unlikely(self->__weights == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_weights' of 'Study' undefined");
        return NULL;
    }
    CPy_INCREF(self->__weights);
    PyObject *retval = self->__weights;
    return retval;
}

static int
study___Study_set__weights(serai___games___encyclopedia___thinking___study___StudyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Study' object attribute '_weights' cannot be deleted");
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
study___Study_get__alike(serai___games___encyclopedia___thinking___study___StudyObject *self, void *closure)
{
    if (unlikely(self->__alike == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_alike' of 'Study' undefined");
        return NULL;
    }
    CPy_INCREF(self->__alike);
    PyObject *retval = self->__alike;
    return retval;
}

static int
study___Study_set__alike(serai___games___encyclopedia___thinking___study___StudyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Study' object attribute '_alike' cannot be deleted");
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
    if (self->__alike != NULL) {
        CPy_DECREF(self->__alike);
    }
    self->__alike = tmp;
    return 0;
}

static PyObject *
study___Study_get__cube_points(serai___games___encyclopedia___thinking___study___StudyObject *self, void *closure)
{
    if (unlikely(self->__cube_points == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_cube_points' of 'Study' undefined");
        return NULL;
    }
    CPy_INCREF(self->__cube_points);
    PyObject *retval = self->__cube_points;
    return retval;
}

static int
study___Study_set__cube_points(serai___games___encyclopedia___thinking___study___StudyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Study' object attribute '_cube_points' cannot be deleted");
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
    if (self->__cube_points != NULL) {
        CPy_DECREF(self->__cube_points);
    }
    self->__cube_points = tmp;
    return 0;
}

static PyObject *
study___Study_get_collection(serai___games___encyclopedia___thinking___study___StudyObject *self, void *closure)
{
    if (unlikely(self->_collection == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'collection' of 'Study' undefined");
        return NULL;
    }
    CPy_INCREF(self->_collection);
    PyObject *retval = self->_collection;
    return retval;
}

static int
study___Study_set_collection(serai___games___encyclopedia___thinking___study___StudyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Study' object attribute 'collection' cannot be deleted");
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
    if (self->_collection != NULL) {
        CPy_DECREF(self->_collection);
    }
    self->_collection = tmp;
    return 0;
}
static PyMethodDef studymodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___thinking___study__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___thinking___study__internal, "__name__");
    CPyStatic_study___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___thinking___study__internal);
    if (unlikely(CPyStatic_study___globals == NULL))
        goto fail;
    char result = CPyDef_study_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___thinking___study__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_study___Study);
    return -1;
}
int CPyExec_serai___games___encyclopedia___thinking___study(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___thinking___study__impl, &CPyImportState_serai___games___encyclopedia___thinking___study, &CPyModule_serai___games___encyclopedia___thinking___study);
}
static struct PyModuleDef studymodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.thinking.study",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    studymodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___thinking___study(void)
{
    if (CPyModule_serai___games___encyclopedia___thinking___study__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___thinking___study__internal);
        return CPyModule_serai___games___encyclopedia___thinking___study__internal;
    }
    CPyModule_serai___games___encyclopedia___thinking___study__internal = PyModule_Create(&studymodule);
    return CPyModule_serai___games___encyclopedia___thinking___study__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___thinking___study(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___thinking___study__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___thinking___study__internal);
        return CPyModule_serai___games___encyclopedia___thinking___study__internal;
    }
    CPyModule_serai___games___encyclopedia___thinking___study__internal = PyModule_Create(&studymodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___thinking___study__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.thinking.study");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___thinking___study__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___thinking___study__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___thinking___study__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___thinking___study(CPyModule_serai___games___encyclopedia___thinking___study__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___thinking___study__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.thinking.study");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___thinking___study__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_study___Study_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_kind;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_cubes;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_kind_2;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    CPyTagged cpy_r_r75;
    CPyTagged cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyPtr cpy_r_r85;
    CPyPtr cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    CPy_INCREF(cpy_r_book);
    ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__weights = cpy_r_weights;
    cpy_r_r0 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_ids;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "__init__", "Book", "animal_ids", 27, CPyStatic_study___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = (PyObject *)&PyRange_Type;
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_r3);
    PyObject *cpy_r_r6[1] = {cpy_r_r5};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r7, 1, 0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 27, CPyStatic_study___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r5);
    if (likely(PyRange_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 27, CPyStatic_study___globals, "range", cpy_r_r8);
        goto CPyL60;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_categories;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "__init__", "Book", "animal_categories", 28, CPyStatic_study___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r10);
CPyL4: ;
    cpy_r_r11 = PyList_New(0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 29, CPyStatic_study___globals);
        goto CPyL63;
    }
    cpy_r_r12 = PyObject_GetIter(cpy_r_r9);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 29, CPyStatic_study___globals);
        goto CPyL64;
    }
CPyL6: ;
    cpy_r_r13 = PyIter_Next(cpy_r_r12);
    if (cpy_r_r13 == NULL) goto CPyL65;
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 29, CPyStatic_study___globals);
        goto CPyL66;
    }
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 30, CPyStatic_study___globals);
        goto CPyL67;
    }
    cpy_r_r16 = PyObject_GetIter(cpy_r_r9);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 30, CPyStatic_study___globals);
        goto CPyL68;
    }
CPyL10: ;
    cpy_r_r17 = PyIter_Next(cpy_r_r16);
    if (cpy_r_r17 == NULL) goto CPyL69;
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 30, CPyStatic_study___globals);
        goto CPyL70;
    }
    cpy_r_r19 = 0;
    cpy_r_r20 = 0;
    cpy_r_kind = cpy_r_r20;
    CPyTagged_DECREF(cpy_r_kind);
CPyL13: ;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r20 < (Py_ssize_t)8;
    if (!cpy_r_r21) goto CPyL71;
    cpy_r_kind = cpy_r_r20;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r10, cpy_r_r14);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 31, CPyStatic_study___globals);
        goto CPyL72;
    }
    if (likely(PyTuple_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 31, CPyStatic_study___globals, "tuple", cpy_r_r22);
        goto CPyL72;
    }
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_r23, cpy_r_kind);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 31, CPyStatic_study___globals);
        goto CPyL72;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 31, CPyStatic_study___globals);
        goto CPyL72;
    }
    cpy_r_r26 = CPyList_GetItem(cpy_r_r10, cpy_r_r18);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 31, CPyStatic_study___globals);
        goto CPyL73;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 31, CPyStatic_study___globals, "tuple", cpy_r_r26);
        goto CPyL73;
    }
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, cpy_r_kind);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 31, CPyStatic_study___globals);
        goto CPyL73;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 31, CPyStatic_study___globals);
        goto CPyL73;
    }
    cpy_r_r30 = cpy_r_r25 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL24;
    cpy_r_r32 = CPyTagged_IsEq_(cpy_r_r25, cpy_r_r29);
    cpy_r_r33 = cpy_r_r32;
    goto CPyL25;
CPyL24: ;
    cpy_r_r34 = cpy_r_r25 == cpy_r_r29;
    cpy_r_r33 = cpy_r_r34;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r29);
    if (!cpy_r_r33) goto CPyL74;
    cpy_r_r35 = CPyTagged_Lshift(2, cpy_r_kind);
    CPyTagged_DECREF(cpy_r_kind);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 31, CPyStatic_study___globals);
        goto CPyL75;
    }
    cpy_r_r36 = CPyTagged_Add(cpy_r_r19, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r35);
    cpy_r_r19 = cpy_r_r36;
CPyL28: ;
    cpy_r_r37 = cpy_r_r20 + 2;
    cpy_r_r20 = cpy_r_r37;
    goto CPyL13;
CPyL29: ;
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r39 = PyList_Append(cpy_r_r15, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 30, CPyStatic_study___globals);
        goto CPyL70;
    } else
        goto CPyL10;
CPyL30: ;
    cpy_r_r41 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 30, CPyStatic_study___globals);
        goto CPyL76;
    }
    cpy_r_r42 = PyList_Append(cpy_r_r11, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 29, CPyStatic_study___globals);
        goto CPyL66;
    } else
        goto CPyL6;
CPyL32: ;
    cpy_r_r44 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 29, CPyStatic_study___globals);
        goto CPyL77;
    }
    ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__alike = cpy_r_r11;
    cpy_r_r45 = PyList_New(0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 36, CPyStatic_study___globals);
        goto CPyL60;
    }
    cpy_r_r46 = 0;
    cpy_r_cubes = cpy_r_r46;
    CPyTagged_DECREF(cpy_r_cubes);
CPyL35: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_r46 < (Py_ssize_t)32;
    if (!cpy_r_r47) goto CPyL47;
    cpy_r_cubes = cpy_r_r46;
    cpy_r_r48 = 0;
    cpy_r_r49 = 0;
    cpy_r_kind_2 = cpy_r_r49;
    CPyTagged_DECREF(cpy_r_kind_2);
CPyL37: ;
    cpy_r_r50 = (Py_ssize_t)cpy_r_r49 < (Py_ssize_t)8;
    if (!cpy_r_r50) goto CPyL78;
    cpy_r_kind_2 = cpy_r_r49;
    cpy_r_r51 = CPyTagged_Rshift(cpy_r_cubes, cpy_r_kind_2);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 37, CPyStatic_study___globals);
        goto CPyL79;
    }
    cpy_r_r52 = CPyTagged_And(cpy_r_r51, 2);
    CPyTagged_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 != 0;
    CPyTagged_DECREF(cpy_r_r52);
    if (!cpy_r_r53) goto CPyL80;
    cpy_r_r54 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_publication_points;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "__init__", "Book", "publication_points", 37, CPyStatic_study___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r54);
CPyL41: ;
    cpy_r_r55 = CPyTagged_Add(cpy_r_kind_2, 2);
    CPyTagged_DECREF(cpy_r_kind_2);
    cpy_r_r56 = CPyList_GetItem(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 37, CPyStatic_study___globals);
        goto CPyL81;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 37, CPyStatic_study___globals);
        goto CPyL81;
    }
    cpy_r_r58 = CPyTagged_Add(cpy_r_r48, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_r48 = cpy_r_r58;
CPyL44: ;
    cpy_r_r59 = cpy_r_r49 + 2;
    cpy_r_r49 = cpy_r_r59;
    goto CPyL37;
CPyL45: ;
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_r48);
    cpy_r_r61 = PyList_Append(cpy_r_r45, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 36, CPyStatic_study___globals);
        goto CPyL82;
    }
    cpy_r_r63 = cpy_r_r46 + 2;
    cpy_r_r46 = cpy_r_r63;
    goto CPyL35;
CPyL47: ;
    ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__cube_points = cpy_r_r45;
    cpy_r_r64 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_ids;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "__init__", "Book", "animal_ids", 40, CPyStatic_study___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r64);
CPyL48: ;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    CPy_DECREF(cpy_r_r64);
    cpy_r_r67 = cpy_r_r66 << 1;
    cpy_r_r68 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_expert_ids;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "__init__", "Book", "expert_ids", 40, CPyStatic_study___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r68);
CPyL49: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    CPy_DECREF(cpy_r_r68);
    cpy_r_r71 = cpy_r_r70 << 1;
    cpy_r_r72 = CPyTagged_Add(cpy_r_r67, cpy_r_r71);
    cpy_r_r73 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_cubes;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "__init__", "Book", "cubes", 40, CPyStatic_study___globals);
        goto CPyL83;
    }
CPyL50: ;
    cpy_r_r74 = CPyTagged_Add(cpy_r_r72, cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r72);
    cpy_r_r75 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_five_cube_tokens;
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "__init__", "Book", "five_cube_tokens", 40, CPyStatic_study___globals);
        goto CPyL84;
    }
    CPyTagged_INCREF(cpy_r_r75);
CPyL51: ;
    cpy_r_r76 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_cubes_per_token;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "__init__", "Book", "cubes_per_token", 40, CPyStatic_study___globals);
        goto CPyL85;
    }
    CPyTagged_INCREF(cpy_r_r76);
CPyL52: ;
    cpy_r_r77 = CPyTagged_Multiply(cpy_r_r75, cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r75);
    CPyTagged_DECREF(cpy_r_r76);
    cpy_r_r78 = CPyTagged_Add(cpy_r_r74, cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r77);
    cpy_r_r79 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_collection_points;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "__init__", "Book", "collection_points", 41, CPyStatic_study___globals);
        goto CPyL86;
    }
CPyL53: ;
    cpy_r_r80 = CPyList_GetItemShort(cpy_r_r79, -2);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 41, CPyStatic_study___globals);
        goto CPyL86;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 41, CPyStatic_study___globals);
        goto CPyL86;
    }
    cpy_r_r82 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_collection_points;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "__init__", "Book", "collection_points", 42, CPyStatic_study___globals);
        goto CPyL87;
    }
    CPy_INCREF(cpy_r_r82);
CPyL56: ;
    cpy_r_r83 = PyList_New(1);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 42, CPyStatic_study___globals);
        goto CPyL88;
    }
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_r81);
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_r83 + offsetof(PyListObject, ob_item));
    cpy_r_r86 = *(CPyPtr *)cpy_r_r85;
    *(PyObject * *)cpy_r_r86 = cpy_r_r84;
    cpy_r_r87 = CPySequence_Multiply(cpy_r_r83, cpy_r_r78);
    CPy_DECREF(cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 42, CPyStatic_study___globals);
        goto CPyL89;
    }
    cpy_r_r88 = PySequence_Concat(cpy_r_r82, cpy_r_r87);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 42, CPyStatic_study___globals);
        goto CPyL60;
    }
    ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->_collection = cpy_r_r88;
    return 1;
CPyL60: ;
    cpy_r_r89 = 2;
    return cpy_r_r89;
CPyL61: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL60;
CPyL62: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL60;
CPyL63: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL60;
CPyL64: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL60;
CPyL65: ;
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    goto CPyL32;
CPyL66: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL60;
CPyL67: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL60;
CPyL68: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL60;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r16);
    goto CPyL30;
CPyL70: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL60;
CPyL71: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL29;
CPyL72: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL60;
CPyL73: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_kind);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL60;
CPyL74: ;
    CPyTagged_DECREF(cpy_r_kind);
    goto CPyL28;
CPyL75: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL60;
CPyL76: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL60;
CPyL77: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL60;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_cubes);
    goto CPyL45;
CPyL79: ;
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_cubes);
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_kind_2);
    goto CPyL60;
CPyL80: ;
    CPyTagged_DECREF(cpy_r_kind_2);
    goto CPyL44;
CPyL81: ;
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_cubes);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL60;
CPyL82: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL60;
CPyL83: ;
    CPyTagged_DecRef(cpy_r_r72);
    goto CPyL60;
CPyL84: ;
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL60;
CPyL85: ;
    CPyTagged_DecRef(cpy_r_r74);
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL60;
CPyL86: ;
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL60;
CPyL87: ;
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL60;
CPyL88: ;
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    goto CPyL60;
CPyL89: ;
    CPy_DecRef(cpy_r_r82);
    goto CPyL60;
}
        
        PyObject *CPyPy_study___Study_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_study___Study))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.study.Study", obj_self); 
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
            char retval = CPyDef_study___Study_____init__(arg_self, arg_book, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "__init__", 24, CPyStatic_study___globals);
            return NULL;
        }
        
double CPyDef_study___Study___promise(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_player, PyObject *cpy_r_categories, PyObject *cpy_r_continents, double cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    double cpy_r_r7;
    char cpy_r_r8;
    double cpy_r_means;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    double cpy_r_r39;
    char cpy_r_r40;
    double cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    double cpy_r_r44;
    double cpy_r_r45;
    double cpy_r_value;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    double cpy_r_expeditions;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    double cpy_r_r55;
    double cpy_r_r56;
    double cpy_r_r57;
    char cpy_r_r58;
    double cpy_r_r59;
    double cpy_r_r60;
    double cpy_r_r61;
    double cpy_r_r62;
    double cpy_r_left;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_kind;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    int64_t cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyPtr cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    double cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    double cpy_r_r86;
    char cpy_r_r87;
    double cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    double cpy_r_r97;
    char cpy_r_r98;
    double cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    int64_t cpy_r_r102;
    CPyTagged cpy_r_r103;
    double cpy_r_r104;
    double cpy_r_r105;
    double cpy_r_r106;
    double cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    double cpy_r_r110;
    char cpy_r_r111;
    double cpy_r_r112;
    double cpy_r_r113;
    char cpy_r_r114;
    double cpy_r_r115;
    double cpy_r_r116;
    char cpy_r_r117;
    double cpy_r_r118;
    char cpy_r_r119;
    double cpy_r_r120;
    double cpy_r_r121;
    double cpy_r_chances;
    CPyTagged cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    double cpy_r_r125;
    tuple_T2FI cpy_r_r126;
    double cpy_r_r127;
    CPyTagged cpy_r_r128;
    double cpy_r_r129;
    CPyTagged cpy_r_r130;
    double cpy_r_r131;
    double cpy_r_r132;
    double cpy_r_r133;
    char cpy_r_r134;
    double cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    double cpy_r_r138;
    double cpy_r_r139;
    double cpy_r_r140;
    double cpy_r_r141;
    double cpy_r_r142;
    char cpy_r_r143;
    char cpy_r_r144;
    double cpy_r_r145;
    char cpy_r_r146;
    double cpy_r_r147;
    double cpy_r_early;
    double cpy_r_r148;
    double cpy_r_r149;
    double cpy_r_r150;
    double cpy_r_r151;
    double cpy_r_r152;
    double cpy_r_r153;
    double cpy_r_r154;
    double cpy_r_r155;
    double cpy_r_r156;
    cpy_r_r0 = ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_coins;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Player", "coins", 52, CPyStatic_study___globals);
        goto CPyL104;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL1: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tokens;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Player", "tokens", 52, CPyStatic_study___globals);
        goto CPyL105;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_token_value;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Book", "token_value", 52, CPyStatic_study___globals);
        goto CPyL106;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL3: ;
    cpy_r_r5 = CPyTagged_Multiply(cpy_r_r3, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r6 = CPyTagged_Add(cpy_r_r2, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r7 = CPyFloat_FromTagged(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 == -113.0;
    if (unlikely(cpy_r_r8)) goto CPyL5;
CPyL4: ;
    cpy_r_means = cpy_r_r7;
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Table", "die", 53, CPyStatic_study___globals);
        goto CPyL104;
    }
    goto CPyL6;
CPyL5: ;
    cpy_r_r10 = PyErr_Occurred();
    if (unlikely(cpy_r_r10 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 52, CPyStatic_study___globals);
        goto CPyL104;
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r9 != -2;
    if (!cpy_r_r11) goto CPyL32;
    cpy_r_r12 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Table", "players", 53, CPyStatic_study___globals);
        goto CPyL104;
    }
CPyL8: ;
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Table", "active", 53, CPyStatic_study___globals);
        goto CPyL104;
    }
CPyL9: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 53, CPyStatic_study___globals);
        goto CPyL104;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_encyclopedia___table___Player))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 53, CPyStatic_study___globals, "serai.games.encyclopedia.table.Player", cpy_r_r14);
        goto CPyL104;
    }
    cpy_r_r16 = cpy_r_player == cpy_r_r15;
    CPy_DECREF(cpy_r_r15);
    if (!cpy_r_r16) goto CPyL32;
    cpy_r_r17 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Table", "places", 53, CPyStatic_study___globals);
        goto CPyL104;
    }
CPyL13: ;
    cpy_r_r18 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Table", "die", 53, CPyStatic_study___globals);
        goto CPyL104;
    }
CPyL14: ;
    cpy_r_r19 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 53, CPyStatic_study___globals);
        goto CPyL104;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 53, CPyStatic_study___globals);
        goto CPyL104;
    }
    cpy_r_r21 = cpy_r_r20 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL18;
    cpy_r_r23 = 200 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL19;
CPyL18: ;
    cpy_r_r25 = CPyTagged_IsLt_(cpy_r_r20, 200);
    cpy_r_r26 = cpy_r_r25 ^ 1;
    cpy_r_r27 = cpy_r_r26;
    goto CPyL20;
CPyL19: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r20 >= (Py_ssize_t)200;
    cpy_r_r27 = cpy_r_r28;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r27) goto CPyL32;
    cpy_r_r29 = CPyDef_completion___expedition_value(cpy_r_t, cpy_r_player);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 54, CPyStatic_study___globals);
        goto CPyL104;
    }
    cpy_r_r30 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Table", "spent", 54, CPyStatic_study___globals);
        goto CPyL107;
    }
CPyL23: ;
    cpy_r_r31 = CPyTagged_Subtract(cpy_r_r29, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r32 = cpy_r_r31 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL25;
    cpy_r_r34 = 0 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL26;
CPyL25: ;
    cpy_r_r36 = CPyTagged_IsLt_(0, cpy_r_r31);
    if (cpy_r_r36) {
        goto CPyL27;
    } else
        goto CPyL108;
CPyL26: ;
    cpy_r_r37 = (Py_ssize_t)cpy_r_r31 > (Py_ssize_t)0;
    if (!cpy_r_r37) goto CPyL108;
CPyL27: ;
    cpy_r_r38 = cpy_r_r31;
    goto CPyL29;
CPyL28: ;
    cpy_r_r38 = 0;
CPyL29: ;
    cpy_r_r39 = CPyFloat_FromTagged(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 == -113.0;
    if (unlikely(cpy_r_r40)) goto CPyL31;
CPyL30: ;
    cpy_r_r41 = cpy_r_means + cpy_r_r39;
    cpy_r_means = cpy_r_r41;
    goto CPyL32;
CPyL31: ;
    cpy_r_r42 = PyErr_Occurred();
    if (unlikely(cpy_r_r42 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 54, CPyStatic_study___globals);
        goto CPyL104;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r43 = cpy_r_turns <= 0.0;
    if (cpy_r_r43) {
        goto CPyL109;
    } else
        goto CPyL34;
CPyL33: ;
    cpy_r_r44 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r1)->_final_coin;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r45 = cpy_r_means * cpy_r_r44;
    return cpy_r_r45;
CPyL34: ;
    cpy_r_value = 0.0;
    cpy_r_r46 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_cubes;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Player", "cubes", 58, CPyStatic_study___globals);
        goto CPyL104;
    }
    CPy_INCREF(cpy_r_r46);
CPyL35: ;
    cpy_r_r47 = CPyList_GetSlice(cpy_r_r46, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 58, CPyStatic_study___globals);
        goto CPyL104;
    }
    if (likely(PyList_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 58, CPyStatic_study___globals, "list", cpy_r_r47);
        goto CPyL104;
    }
    cpy_r_expeditions = 0.0;
    cpy_r_r49 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_study;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Player", "study", 60, CPyStatic_study___globals);
        goto CPyL110;
    }
    CPy_INCREF(cpy_r_r49);
CPyL38: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r52 = cpy_r_r51 << 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (!cpy_r_r53) goto CPyL111;
    cpy_r_r54 = cpy_r_turns > 1.0;
    if (!cpy_r_r54) goto CPyL111;
    cpy_r_r55 = cpy_r_turns - 1.0;
    cpy_r_r56 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r1)->_expeditions;
    cpy_r_r57 = cpy_r_r56 * cpy_r_turns;
    cpy_r_r58 = cpy_r_r57 < cpy_r_r55;
    if (!cpy_r_r58) goto CPyL42;
    cpy_r_r59 = cpy_r_r57;
    goto CPyL43;
CPyL42: ;
    cpy_r_r59 = cpy_r_r55;
CPyL43: ;
    cpy_r_expeditions = cpy_r_r59;
    cpy_r_r60 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r1)->_expedition_value;
    cpy_r_r61 = cpy_r_expeditions * cpy_r_r60;
    cpy_r_r62 = cpy_r_r61 + cpy_r_means;
    cpy_r_left = cpy_r_r62;
    cpy_r_r63 = 0;
    cpy_r_kind = cpy_r_r63;
    CPyTagged_DECREF(cpy_r_kind);
CPyL44: ;
    cpy_r_r64 = (Py_ssize_t)cpy_r_r63 < (Py_ssize_t)8;
    if (!cpy_r_r64) goto CPyL112;
    cpy_r_kind = cpy_r_r63;
    cpy_r_r65 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_cost;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Book", "cost", 65, CPyStatic_study___globals);
        goto CPyL113;
    }
CPyL46: ;
    cpy_r_r66 = CPyList_GetItem(cpy_r_r65, cpy_r_kind);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 65, CPyStatic_study___globals);
        goto CPyL113;
    }
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 65, CPyStatic_study___globals);
        goto CPyL113;
    }
    cpy_r_r68 = CPyTagged_Lshift(2, cpy_r_kind);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 66, CPyStatic_study___globals);
        goto CPyL114;
    }
    cpy_r_r69 = 0;
    cpy_r_r70 = 0;
CPyL50: ;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = cpy_r_r70 < cpy_r_r72;
    if (!cpy_r_r73) goto CPyL115;
    cpy_r_place = cpy_r_r69;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyListObject, ob_item));
    cpy_r_r75 = *(CPyPtr *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r70 * 8;
    cpy_r_r77 = cpy_r_r75 + cpy_r_r76;
    cpy_r_r78 = *(PyObject * *)cpy_r_r77;
    CPy_INCREF(cpy_r_r78);
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 67, CPyStatic_study___globals);
        goto CPyL116;
    }
    cpy_r_r80 = CPyTagged_And(cpy_r_r79, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r79);
    cpy_r_r81 = cpy_r_r80 != 0;
    CPyTagged_DECREF(cpy_r_r80);
    if (cpy_r_r81) goto CPyL117;
    cpy_r_r82 = CPyFloat_FromTagged(cpy_r_r67);
    cpy_r_r83 = cpy_r_r82 == -113.0;
    if (unlikely(cpy_r_r83)) goto CPyL55;
CPyL54: ;
    cpy_r_r84 = cpy_r_left >= cpy_r_r82;
    if (cpy_r_r84) {
        goto CPyL56;
    } else
        goto CPyL117;
CPyL55: ;
    cpy_r_r85 = PyErr_Occurred();
    if (unlikely(cpy_r_r85 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 68, CPyStatic_study___globals);
        goto CPyL116;
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r86 = CPyFloat_FromTagged(cpy_r_r67);
    cpy_r_r87 = cpy_r_r86 == -113.0;
    if (unlikely(cpy_r_r87)) goto CPyL58;
CPyL57: ;
    cpy_r_r88 = cpy_r_left - cpy_r_r86;
    cpy_r_left = cpy_r_r88;
    cpy_r_r89 = CPyList_GetItem(cpy_r_r48, cpy_r_place);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 70, CPyStatic_study___globals);
        goto CPyL116;
    } else
        goto CPyL59;
CPyL58: ;
    cpy_r_r90 = PyErr_Occurred();
    if (unlikely(cpy_r_r90 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 69, CPyStatic_study___globals);
        goto CPyL116;
    } else
        goto CPyL57;
CPyL59: ;
    CPyTagged_INCREF(cpy_r_r68);
    cpy_r_r91 = CPyTagged_StealAsObject(cpy_r_r68);
    cpy_r_r92 = PyNumber_InPlaceOr(cpy_r_r89, cpy_r_r91);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 70, CPyStatic_study___globals);
        goto CPyL116;
    }
    cpy_r_r93 = CPyList_SetItem(cpy_r_r48, cpy_r_place, cpy_r_r92);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 70, CPyStatic_study___globals);
        goto CPyL118;
    }
    cpy_r_r94 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_research_points;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Book", "research_points", 71, CPyStatic_study___globals);
        goto CPyL118;
    }
CPyL62: ;
    cpy_r_r95 = CPyList_GetItem(cpy_r_r94, cpy_r_kind);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 71, CPyStatic_study___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r95)))
        cpy_r_r96 = CPyTagged_FromObject(cpy_r_r95);
    else {
        CPy_TypeError("int", cpy_r_r95); cpy_r_r96 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 71, CPyStatic_study___globals);
        goto CPyL118;
    }
    cpy_r_r97 = CPyFloat_FromTagged(cpy_r_r96);
    CPyTagged_DECREF(cpy_r_r96);
    cpy_r_r98 = cpy_r_r97 == -113.0;
    if (unlikely(cpy_r_r98)) goto CPyL66;
CPyL65: ;
    cpy_r_r99 = cpy_r_value + cpy_r_r97;
    cpy_r_value = cpy_r_r99;
    goto CPyL67;
CPyL66: ;
    cpy_r_r100 = PyErr_Occurred();
    if (unlikely(cpy_r_r100 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 71, CPyStatic_study___globals);
        goto CPyL118;
    } else
        goto CPyL65;
CPyL67: ;
    cpy_r_r101 = cpy_r_r69 + 2;
    cpy_r_r69 = cpy_r_r101;
    cpy_r_r102 = cpy_r_r70 + 1;
    cpy_r_r70 = cpy_r_r102;
    goto CPyL50;
CPyL68: ;
    cpy_r_r103 = cpy_r_r63 + 2;
    cpy_r_r63 = cpy_r_r103;
    goto CPyL44;
CPyL69: ;
    cpy_r_r104 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r1)->_research;
    cpy_r_r105 = cpy_r_value * cpy_r_r104;
    cpy_r_value = cpy_r_r105;
    cpy_r_r106 = cpy_r_r62 - cpy_r_left;
    cpy_r_r107 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r1)->_expedition_value;
    cpy_r_r108 = cpy_r_r107 == 0.0;
    if (unlikely(cpy_r_r108)) {
        goto CPyL119;
    } else
        goto CPyL72;
CPyL70: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r109 = 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 74, CPyStatic_study___globals);
        goto CPyL103;
    }
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r110 = cpy_r_r106 / cpy_r_r107;
    cpy_r_r111 = cpy_r_r110 < cpy_r_expeditions;
    if (!cpy_r_r111) goto CPyL74;
    cpy_r_r112 = cpy_r_r110;
    goto CPyL75;
CPyL74: ;
    cpy_r_r112 = cpy_r_expeditions;
CPyL75: ;
    cpy_r_expeditions = cpy_r_r112;
    cpy_r_r113 = cpy_r_r106 - cpy_r_r61;
    cpy_r_r114 = cpy_r_r113 > 0.0;
    if (!cpy_r_r114) goto CPyL77;
    cpy_r_r115 = cpy_r_r113;
    goto CPyL78;
CPyL77: ;
    cpy_r_r115 = 0.0;
CPyL78: ;
    cpy_r_r116 = cpy_r_means - cpy_r_r115;
    cpy_r_r117 = cpy_r_r116 > 0.0;
    if (!cpy_r_r117) goto CPyL80;
    cpy_r_r118 = cpy_r_r116;
    goto CPyL81;
CPyL80: ;
    cpy_r_r118 = 0.0;
CPyL81: ;
    cpy_r_r119 = cpy_r_r118 < cpy_r_means;
    if (!cpy_r_r119) goto CPyL83;
    cpy_r_r120 = cpy_r_r118;
    goto CPyL84;
CPyL83: ;
    cpy_r_r120 = cpy_r_means;
CPyL84: ;
    cpy_r_means = cpy_r_r120;
CPyL85: ;
    cpy_r_r121 = cpy_r_turns - cpy_r_expeditions;
    cpy_r_chances = cpy_r_r121;
    cpy_r_r122 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_seals;
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "promise", "Player", "seals", 77, CPyStatic_study___globals);
        goto CPyL120;
    }
    CPyTagged_INCREF(cpy_r_r122);
CPyL86: ;
    cpy_r_r123 = cpy_r_r122 != 0;
    CPyTagged_DECREF(cpy_r_r122);
    if (!cpy_r_r123) goto CPyL90;
    cpy_r_r124 = CPyDef_encyclopedia___thinking___features___is_last_round(cpy_r_t);
    if (unlikely(cpy_r_r124 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 77, CPyStatic_study___globals);
        goto CPyL120;
    }
    if (!cpy_r_r124) goto CPyL90;
    cpy_r_r125 = cpy_r_chances + 1.0;
    cpy_r_chances = cpy_r_r125;
CPyL90: ;
    cpy_r_r126 = CPyDef_study___Study____publications(cpy_r_self, cpy_r_t, cpy_r_player, cpy_r_r48, cpy_r_categories, cpy_r_continents, cpy_r_chances);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r126.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 79, CPyStatic_study___globals);
        goto CPyL121;
    }
    cpy_r_r127 = cpy_r_r126.f0;
    cpy_r_r128 = cpy_r_r126.f1;
    cpy_r_r129 = cpy_r_r127;
    cpy_r_r130 = cpy_r_r128;
    cpy_r_r131 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r1)->_other_turn;
    cpy_r_r132 = cpy_r_turns - cpy_r_expeditions;
    cpy_r_r133 = CPyFloat_FromTagged(cpy_r_r130);
    CPyTagged_DECREF(cpy_r_r130);
    cpy_r_r134 = cpy_r_r133 == -113.0;
    if (unlikely(cpy_r_r134)) goto CPyL93;
CPyL92: ;
    cpy_r_r135 = cpy_r_r132 - cpy_r_r133;
    cpy_r_r136 = cpy_r_r135 > 0.0;
    if (cpy_r_r136) {
        goto CPyL94;
    } else
        goto CPyL95;
CPyL93: ;
    cpy_r_r137 = PyErr_Occurred();
    if (unlikely(cpy_r_r137 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 80, CPyStatic_study___globals);
        goto CPyL121;
    } else
        goto CPyL92;
CPyL94: ;
    cpy_r_r138 = cpy_r_r135;
    goto CPyL96;
CPyL95: ;
    cpy_r_r138 = 0.0;
CPyL96: ;
    cpy_r_r139 = cpy_r_r131 * cpy_r_r138;
    cpy_r_r140 = cpy_r_r129 + cpy_r_r139;
    cpy_r_r141 = cpy_r_value + cpy_r_r140;
    cpy_r_value = cpy_r_r141;
    cpy_r_r142 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r1)->_early_turns;
    cpy_r_r143 = cpy_r_r142 == 0.0;
    if (unlikely(cpy_r_r143)) {
        goto CPyL122;
    } else
        goto CPyL99;
CPyL97: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r144 = 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 81, CPyStatic_study___globals);
        goto CPyL103;
    }
    CPy_Unreachable();
CPyL99: ;
    cpy_r_r145 = cpy_r_turns / cpy_r_r142;
    cpy_r_r146 = cpy_r_r145 < 1.0;
    if (!cpy_r_r146) goto CPyL101;
    cpy_r_r147 = cpy_r_r145;
    goto CPyL102;
CPyL101: ;
    cpy_r_r147 = 1.0;
CPyL102: ;
    cpy_r_early = cpy_r_r147;
    cpy_r_r148 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r1)->_final_coin;
    cpy_r_r149 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r1)->_spare_value;
    cpy_r_r150 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r1)->_final_coin;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r151 = cpy_r_r149 - cpy_r_r150;
    cpy_r_r152 = cpy_r_r151 * cpy_r_early;
    cpy_r_r153 = cpy_r_r148 + cpy_r_r152;
    cpy_r_r154 = cpy_r_means * cpy_r_r153;
    cpy_r_r155 = cpy_r_value + cpy_r_r154;
    return cpy_r_r155;
CPyL103: ;
    cpy_r_r156 = -113.0;
    return cpy_r_r156;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL103;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL103;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL103;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL103;
CPyL108: ;
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL28;
CPyL109: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL33;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r48);
    goto CPyL103;
CPyL111: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL85;
CPyL112: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL69;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL103;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_kind);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL103;
CPyL115: ;
    CPyTagged_DECREF(cpy_r_kind);
    CPyTagged_DECREF(cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r68);
    goto CPyL68;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_kind);
    CPyTagged_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL103;
CPyL117: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL67;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_kind);
    CPyTagged_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r68);
    goto CPyL103;
CPyL119: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r48);
    goto CPyL70;
CPyL120: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r48);
    goto CPyL103;
CPyL121: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL103;
CPyL122: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL97;
}
        
        PyObject *CPyPy_study___Study___promise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "player", "categories", "continents", "turns", 0};
            static CPyArg_Parser parser = {"OOOOO:promise", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_categories;
            PyObject *obj_continents;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_categories, &obj_continents, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_study___Study))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.study.Study", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_categories;
            if (likely(PyList_Check(obj_categories)))
                arg_categories = obj_categories;
            else {
                CPy_TypeError("list", obj_categories); 
                goto fail;
            }
            PyObject *arg_continents;
            if (likely(PyList_Check(obj_continents)))
                arg_continents = obj_continents;
            else {
                CPy_TypeError("list", obj_continents); 
                goto fail;
            }
            double arg_turns;
            arg_turns = PyFloat_AsDouble(obj_turns);
            if (arg_turns == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_turns); goto fail;
            }
            double retval = CPyDef_study___Study___promise(arg_self, arg_t, arg_player, arg_categories, arg_continents, arg_turns);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "promise", 44, CPyStatic_study___globals);
            return NULL;
        }
        
tuple_T2FI CPyDef_study___Study____publications(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_player, PyObject *cpy_r_cubes_there, PyObject *cpy_r_categories, PyObject *cpy_r_continents, double cpy_r_turns) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_best_reference;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    double cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    double cpy_r_value;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    double cpy_r_r31;
    double cpy_r_r32;
    char cpy_r_r33;
    double cpy_r_r34;
    double cpy_r_r35;
    double cpy_r_r36;
    double cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    double cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    double cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    double cpy_r_r46;
    char cpy_r_r47;
    double cpy_r_r48;
    double cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    double cpy_r_r55;
    CPyTagged cpy_r_r56;
    tuple_T2FI cpy_r_r57;
    double cpy_r_best;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_best_part;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_best_counts;
    int64_t cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    CPyPtr cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    PyObject *cpy_r_r68;
    tuple_T2II cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_continent;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyPtr cpy_r_r92;
    CPyPtr cpy_r_r93;
    PyObject *cpy_r_r94;
    double cpy_r_gain;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_same;
    int64_t cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    char cpy_r_r99;
    CPyPtr cpy_r_r100;
    CPyPtr cpy_r_r101;
    int64_t cpy_r_r102;
    CPyPtr cpy_r_r103;
    PyObject *cpy_r_r104;
    tuple_T2II cpy_r_r105;
    tuple_T2II cpy_r_pair;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    CPyTagged cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    int64_t cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyTagged cpy_r_r126;
    double cpy_r_r127;
    char cpy_r_r128;
    double cpy_r_r129;
    double cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    int32_t cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    CPyTagged cpy_r_r140;
    double cpy_r_r141;
    char cpy_r_r142;
    double cpy_r_r143;
    CPyTagged cpy_r_r144;
    CPyTagged cpy_r_kind;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    CPyTagged cpy_r_r147;
    CPyTagged cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    CPyTagged cpy_r_r154;
    int64_t cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyTagged cpy_r_r157;
    CPyTagged cpy_r_has;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    CPyTagged cpy_r_r160;
    CPyTagged cpy_r_r161;
    CPyTagged cpy_r_r162;
    PyObject *cpy_r_r163;
    CPyTagged cpy_r_r164;
    CPyTagged cpy_r_r165;
    PyObject *cpy_r_r166;
    CPyTagged cpy_r_r167;
    CPyTagged cpy_r_r168;
    double cpy_r_r169;
    char cpy_r_r170;
    double cpy_r_r171;
    CPyTagged cpy_r_r172;
    int64_t cpy_r_r173;
    PyObject *cpy_r_r174;
    CPyPtr cpy_r_r175;
    int64_t cpy_r_r176;
    char cpy_r_r177;
    CPyPtr cpy_r_r178;
    CPyPtr cpy_r_r179;
    int64_t cpy_r_r180;
    CPyPtr cpy_r_r181;
    PyObject *cpy_r_r182;
    CPyTagged cpy_r_r183;
    CPyTagged cpy_r_more;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyTagged cpy_r_r189;
    PyObject *cpy_r_r190;
    CPyTagged cpy_r_r191;
    CPyTagged cpy_r_r192;
    PyObject *cpy_r_r193;
    CPyTagged cpy_r_r194;
    PyObject *cpy_r_r195;
    CPyTagged cpy_r_r196;
    CPyTagged cpy_r_r197;
    double cpy_r_r198;
    char cpy_r_r199;
    double cpy_r_r200;
    PyObject *cpy_r_r201;
    CPyTagged cpy_r_r202;
    int64_t cpy_r_r203;
    char cpy_r_r204;
    double cpy_r_r205;
    int64_t cpy_r_r206;
    double cpy_r_r207;
    double cpy_r_r208;
    char cpy_r_r209;
    double cpy_r_r210;
    CPyTagged cpy_r_r211;
    tuple_T2FI cpy_r_r212;
    double cpy_r_r213;
    double cpy_r_r214;
    CPyTagged cpy_r_r215;
    int64_t cpy_r_r216;
    CPyPtr cpy_r_r217;
    int64_t cpy_r_r218;
    char cpy_r_r219;
    CPyPtr cpy_r_r220;
    CPyPtr cpy_r_r221;
    int64_t cpy_r_r222;
    CPyPtr cpy_r_r223;
    PyObject *cpy_r_r224;
    CPyTagged cpy_r_r225;
    PyObject *cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    CPyTagged cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    char cpy_r_r235;
    CPyTagged cpy_r_r236;
    int64_t cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    CPyTagged cpy_r_r240;
    int64_t cpy_r_r241;
    CPyPtr cpy_r_r242;
    int64_t cpy_r_r243;
    char cpy_r_r244;
    CPyPtr cpy_r_r245;
    CPyPtr cpy_r_r246;
    int64_t cpy_r_r247;
    CPyPtr cpy_r_r248;
    PyObject *cpy_r_r249;
    tuple_T2II cpy_r_r250;
    PyObject *cpy_r_r251;
    int32_t cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    CPyTagged cpy_r_r255;
    PyObject *cpy_r_r256;
    CPyTagged cpy_r_r257;
    int64_t cpy_r_r258;
    char cpy_r_r259;
    char cpy_r_r260;
    char cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    char cpy_r_r265;
    int64_t cpy_r_r266;
    CPyTagged cpy_r_r267;
    double cpy_r_r268;
    CPyTagged cpy_r_r269;
    tuple_T2FI cpy_r_r270;
    tuple_T2FI cpy_r_r271;
    cpy_r_r0 = CPY_INT_TAG;
    cpy_r_best_reference = cpy_r_r0;
    cpy_r_r1 = ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->_collection;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__alike;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__cube_points;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r2)->_joins_from;
    cpy_r_r7 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_animal_continent;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_publications", "Book", "animal_continent", 100, CPyStatic_study___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r7);
CPyL1: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_study;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_publications", "Player", "study", 101, CPyStatic_study___globals);
        goto CPyL165;
    }
    CPy_INCREF(cpy_r_r8);
CPyL2: ;
    cpy_r_r9 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r10 = CPyStatics[36]; /* 'zip' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 101, CPyStatic_study___globals);
        goto CPyL166;
    }
    cpy_r_r12 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r13[3] = {cpy_r_r8, cpy_r_cubes_there, cpy_r_r12};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r16 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r14, 2, cpy_r_r15);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 101, CPyStatic_study___globals);
        goto CPyL166;
    }
    CPy_DECREF(cpy_r_r8);
    cpy_r_r17 = PySequence_List(cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 101, CPyStatic_study___globals);
        goto CPyL165;
    }
    cpy_r_r18 = CPyList_GetSlice(cpy_r_categories, 0, 9223372036854775806LL);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 102, CPyStatic_study___globals);
        goto CPyL167;
    }
    if (likely(PyList_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 102, CPyStatic_study___globals, "list", cpy_r_r18);
        goto CPyL167;
    }
    cpy_r_categories = cpy_r_r19;
    cpy_r_r20 = CPyList_GetSlice(cpy_r_continents, 0, 9223372036854775806LL);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 103, CPyStatic_study___globals);
        goto CPyL168;
    }
    if (likely(PyList_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 103, CPyStatic_study___globals, "list", cpy_r_r20);
        goto CPyL168;
    }
    cpy_r_continents = cpy_r_r21;
    cpy_r_r22 = CPyDef_study___Study____reach(cpy_r_self, cpy_r_t, cpy_r_player);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 104, CPyStatic_study___globals);
        goto CPyL169;
    }
    cpy_r_value = 0.0;
    cpy_r_r23 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r2)->_most_publications;
    CPyTagged_INCREF(cpy_r_r23);
    cpy_r_r24 = 0;
    CPyTagged_INCREF(cpy_r_r24);
    cpy_r_number = cpy_r_r24;
    CPyTagged_DECREF(cpy_r_number);
CPyL11: ;
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL13;
    cpy_r_r27 = cpy_r_r23 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL14;
CPyL13: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_r24, cpy_r_r23);
    if (cpy_r_r29) {
        goto CPyL15;
    } else
        goto CPyL170;
CPyL14: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r24 < (Py_ssize_t)cpy_r_r23;
    if (!cpy_r_r30) goto CPyL170;
CPyL15: ;
    CPyTagged_INCREF(cpy_r_r24);
    cpy_r_number = cpy_r_r24;
    cpy_r_r31 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r2)->_publication_later;
    cpy_r_r32 = CPyFloat_FromTagged(cpy_r_number);
    cpy_r_r33 = cpy_r_r32 == -113.0;
    if (unlikely(cpy_r_r33)) goto CPyL17;
CPyL16: ;
    cpy_r_r34 = cpy_r_r31 * cpy_r_r32;
    cpy_r_r35 = 1.0 + cpy_r_r34;
    cpy_r_r36 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r2)->_publication_happens;
    cpy_r_r37 = CPyFloat_FromTagged(cpy_r_number);
    cpy_r_r38 = cpy_r_r37 == -113.0;
    if (unlikely(cpy_r_r38)) {
        goto CPyL19;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 107, CPyStatic_study___globals);
        goto CPyL171;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r40 = cpy_r_turns - cpy_r_r37;
    cpy_r_r41 = cpy_r_r40 > 0.0;
    if (cpy_r_r41) {
        goto CPyL20;
    } else
        goto CPyL21;
CPyL19: ;
    cpy_r_r42 = PyErr_Occurred();
    if (unlikely(cpy_r_r42 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 108, CPyStatic_study___globals);
        goto CPyL171;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r43 = cpy_r_r40;
    goto CPyL22;
CPyL21: ;
    cpy_r_r43 = 0.0;
CPyL22: ;
    cpy_r_r44 = cpy_r_r35 == 0.0;
    if (unlikely(cpy_r_r44)) {
        goto CPyL172;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 108, CPyStatic_study___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r46 = cpy_r_r43 / cpy_r_r35;
    cpy_r_r47 = cpy_r_r46 < 1.0;
    if (!cpy_r_r47) goto CPyL27;
    cpy_r_r48 = cpy_r_r46;
    goto CPyL28;
CPyL27: ;
    cpy_r_r48 = 1.0;
CPyL28: ;
    cpy_r_r49 = cpy_r_r36 * cpy_r_r48;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r51 << 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (!cpy_r_r53) goto CPyL173;
    cpy_r_r54 = cpy_r_r49 != 0.0;
    if (cpy_r_r54) {
        goto CPyL31;
    } else
        goto CPyL173;
CPyL30: ;
    cpy_r_r55 = cpy_r_value;
    cpy_r_r56 = cpy_r_number;
    cpy_r_r57.f0 = cpy_r_r55;
    cpy_r_r57.f1 = cpy_r_r56;
    return cpy_r_r57;
CPyL31: ;
    cpy_r_best = -1.0;
    cpy_r_r58 = PyList_New(0);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 112, CPyStatic_study___globals);
        goto CPyL171;
    }
    cpy_r_best_part = cpy_r_r58;
    cpy_r_r59 = PyList_New(0);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 113, CPyStatic_study___globals);
        goto CPyL174;
    }
    cpy_r_best_counts = cpy_r_r59;
    cpy_r_r60 = 0;
CPyL34: ;
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    cpy_r_r63 = cpy_r_r60 < cpy_r_r62;
    if (!cpy_r_r63) goto CPyL126;
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r65 = *(CPyPtr *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r60 * 8;
    cpy_r_r67 = cpy_r_r65 + cpy_r_r66;
    cpy_r_r68 = *(PyObject * *)cpy_r_r67;
    CPy_INCREF(cpy_r_r68);
    PyObject *__tmp892;
    if (unlikely(!(PyTuple_Check(cpy_r_r68) && PyTuple_GET_SIZE(cpy_r_r68) == 2))) {
        __tmp892 = NULL;
        goto __LL893;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r68, 0))))
        __tmp892 = PyTuple_GET_ITEM(cpy_r_r68, 0);
    else {
        __tmp892 = NULL;
    }
    if (__tmp892 == NULL) goto __LL893;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r68, 1))))
        __tmp892 = PyTuple_GET_ITEM(cpy_r_r68, 1);
    else {
        __tmp892 = NULL;
    }
    if (__tmp892 == NULL) goto __LL893;
    __tmp892 = cpy_r_r68;
__LL893: ;
    if (unlikely(__tmp892 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r68); cpy_r_r69 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp894 = PyTuple_GET_ITEM(cpy_r_r68, 0);
        CPyTagged __tmp895;
        if (likely(PyLong_Check(__tmp894)))
            __tmp895 = CPyTagged_FromObject(__tmp894);
        else {
            goto __LL896;
        }
        cpy_r_r69.f0 = __tmp895;
        PyObject *__tmp897 = PyTuple_GET_ITEM(cpy_r_r68, 1);
        CPyTagged __tmp898;
        if (likely(PyLong_Check(__tmp897)))
            __tmp898 = CPyTagged_FromObject(__tmp897);
        else {
            goto __LL899;
        }
        cpy_r_r69.f1 = __tmp898;
    }
    goto __LL900;
__LL896: ;
    cpy_r_r69 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL900;
__LL899: ;
    CPyTagged_DECREF(cpy_r_r69.f0);
    cpy_r_r69 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL900;
__LL900: ;
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 114, CPyStatic_study___globals);
        goto CPyL175;
    }
    cpy_r_r70 = cpy_r_r69.f0;
    CPyTagged_INCREF(cpy_r_r70);
    cpy_r_r71 = cpy_r_r69.f1;
    CPyTagged_INCREF(cpy_r_r71);
    CPyTagged_DECREF(cpy_r_r69.f0);
    CPyTagged_DECREF(cpy_r_r69.f1);
    cpy_r_r72 = CPyList_GetItem(cpy_r_r7, cpy_r_r70);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 115, CPyStatic_study___globals);
        goto CPyL176;
    }
    if (likely(PyLong_Check(cpy_r_r72)))
        cpy_r_r73 = CPyTagged_FromObject(cpy_r_r72);
    else {
        CPy_TypeError("int", cpy_r_r72); cpy_r_r73 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 115, CPyStatic_study___globals);
        goto CPyL176;
    }
    cpy_r_continent = cpy_r_r73;
    cpy_r_r74 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_continent);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 116, CPyStatic_study___globals);
        goto CPyL177;
    }
    if (likely(PyLong_Check(cpy_r_r74)))
        cpy_r_r75 = CPyTagged_FromObject(cpy_r_r74);
    else {
        CPy_TypeError("int", cpy_r_r74); cpy_r_r75 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 116, CPyStatic_study___globals);
        goto CPyL177;
    }
    cpy_r_r76 = cpy_r_r75 & 1;
    cpy_r_r77 = cpy_r_r76 != 0;
    if (cpy_r_r77) goto CPyL42;
    cpy_r_r78 = 0 & 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (!cpy_r_r79) goto CPyL43;
CPyL42: ;
    cpy_r_r80 = CPyTagged_IsLt_(cpy_r_r75, 0);
    cpy_r_r81 = cpy_r_r80;
    goto CPyL44;
CPyL43: ;
    cpy_r_r82 = (Py_ssize_t)cpy_r_r75 < (Py_ssize_t)0;
    cpy_r_r81 = cpy_r_r82;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r75);
    if (cpy_r_r81) goto CPyL178;
    cpy_r_r83 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_reference_cube;
    if (unlikely(cpy_r_r83 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_publications", "Table", "reference_cube", 118, CPyStatic_study___globals);
        goto CPyL177;
    }
CPyL46: ;
    if (!cpy_r_r83) goto CPyL179;
CPyL47: ;
    cpy_r_r84 = cpy_r_r71;
    goto CPyL49;
CPyL48: ;
    cpy_r_r84 = 30;
CPyL49: ;
    cpy_r_r85 = CPyList_GetItem(cpy_r_r22, cpy_r_continent);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 118, CPyStatic_study___globals);
        goto CPyL180;
    }
    if (likely(PyLong_Check(cpy_r_r85)))
        cpy_r_r86 = CPyTagged_FromObject(cpy_r_r85);
    else {
        CPy_TypeError("int", cpy_r_r85); cpy_r_r86 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 118, CPyStatic_study___globals);
        goto CPyL180;
    }
    cpy_r_r87 = CPyTagged_And(cpy_r_r84, cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r84);
    CPyTagged_DECREF(cpy_r_r86);
    cpy_r_r88 = CPyList_GetItem(cpy_r_r4, cpy_r_r70);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 119, CPyStatic_study___globals);
        goto CPyL181;
    }
    if (likely(PyList_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 119, CPyStatic_study___globals, "list", cpy_r_r88);
        goto CPyL181;
    }
    cpy_r_r90 = PyList_New(1);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 120, CPyStatic_study___globals);
        goto CPyL182;
    }
    cpy_r_r91 = CPyStatics[4896]; /* 0 */
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r90 + offsetof(PyListObject, ob_item));
    cpy_r_r93 = *(CPyPtr *)cpy_r_r92;
    CPy_INCREF(cpy_r_r91);
    *(PyObject * *)cpy_r_r93 = cpy_r_r91;
    cpy_r_r94 = CPySequence_Multiply(cpy_r_r90, 8);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 120, CPyStatic_study___globals);
        goto CPyL182;
    }
    cpy_r_gain = 0.0;
    cpy_r_r95 = PyList_New(0);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 122, CPyStatic_study___globals);
        goto CPyL183;
    }
    cpy_r_same = 0;
    cpy_r_r96 = 0;
CPyL57: ;
    cpy_r_r97 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r98 = *(int64_t *)cpy_r_r97;
    cpy_r_r99 = cpy_r_r96 < cpy_r_r98;
    if (!cpy_r_r99) goto CPyL184;
    cpy_r_r100 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r101 = *(CPyPtr *)cpy_r_r100;
    cpy_r_r102 = cpy_r_r96 * 8;
    cpy_r_r103 = cpy_r_r101 + cpy_r_r102;
    cpy_r_r104 = *(PyObject * *)cpy_r_r103;
    CPy_INCREF(cpy_r_r104);
    PyObject *__tmp901;
    if (unlikely(!(PyTuple_Check(cpy_r_r104) && PyTuple_GET_SIZE(cpy_r_r104) == 2))) {
        __tmp901 = NULL;
        goto __LL902;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r104, 0))))
        __tmp901 = PyTuple_GET_ITEM(cpy_r_r104, 0);
    else {
        __tmp901 = NULL;
    }
    if (__tmp901 == NULL) goto __LL902;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r104, 1))))
        __tmp901 = PyTuple_GET_ITEM(cpy_r_r104, 1);
    else {
        __tmp901 = NULL;
    }
    if (__tmp901 == NULL) goto __LL902;
    __tmp901 = cpy_r_r104;
__LL902: ;
    if (unlikely(__tmp901 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r104); cpy_r_r105 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp903 = PyTuple_GET_ITEM(cpy_r_r104, 0);
        CPyTagged __tmp904;
        if (likely(PyLong_Check(__tmp903)))
            __tmp904 = CPyTagged_FromObject(__tmp903);
        else {
            goto __LL905;
        }
        cpy_r_r105.f0 = __tmp904;
        PyObject *__tmp906 = PyTuple_GET_ITEM(cpy_r_r104, 1);
        CPyTagged __tmp907;
        if (likely(PyLong_Check(__tmp906)))
            __tmp907 = CPyTagged_FromObject(__tmp906);
        else {
            goto __LL908;
        }
        cpy_r_r105.f1 = __tmp907;
    }
    goto __LL909;
__LL905: ;
    cpy_r_r105 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL909;
__LL908: ;
    CPyTagged_DECREF(cpy_r_r105.f0);
    cpy_r_r105 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL909;
__LL909: ;
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 124, CPyStatic_study___globals);
        goto CPyL185;
    }
    cpy_r_pair = cpy_r_r105;
    cpy_r_r106 = cpy_r_pair.f0;
    cpy_r_r107 = cpy_r_pair.f1;
    CPyTagged_INCREF(cpy_r_pair.f0);
    CPyTagged_INCREF(cpy_r_pair.f1);
    cpy_r_r108 = cpy_r_r106;
    cpy_r_r109 = cpy_r_r107;
    cpy_r_r110 = CPyList_GetItem(cpy_r_r89, cpy_r_r108);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 126, CPyStatic_study___globals);
        goto CPyL186;
    }
    if (likely(PyLong_Check(cpy_r_r110)))
        cpy_r_r111 = CPyTagged_FromObject(cpy_r_r110);
    else {
        CPy_TypeError("int", cpy_r_r110); cpy_r_r111 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 126, CPyStatic_study___globals);
        goto CPyL186;
    }
    cpy_r_r112 = CPyTagged_And(cpy_r_r109, cpy_r_r111);
    CPyTagged_DECREF(cpy_r_r111);
    cpy_r_r113 = CPyTagged_And(cpy_r_r112, cpy_r_r87);
    CPyTagged_DECREF(cpy_r_r112);
    cpy_r_r114 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r108);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 127, CPyStatic_study___globals);
        goto CPyL187;
    }
    if (likely(PyLong_Check(cpy_r_r114)))
        cpy_r_r115 = CPyTagged_FromObject(cpy_r_r114);
    else {
        CPy_TypeError("int", cpy_r_r114); cpy_r_r115 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 127, CPyStatic_study___globals);
        goto CPyL187;
    }
    cpy_r_r116 = cpy_r_r115 & 1;
    cpy_r_r117 = cpy_r_r116 != 0;
    if (!cpy_r_r117) goto CPyL65;
    cpy_r_r118 = CPyTagged_IsEq_(cpy_r_r115, cpy_r_continent);
    cpy_r_r119 = cpy_r_r118;
    goto CPyL66;
CPyL65: ;
    cpy_r_r120 = cpy_r_r115 == cpy_r_continent;
    cpy_r_r119 = cpy_r_r120;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_r115);
    CPyTagged_DECREF(cpy_r_r108);
    if (cpy_r_r119) {
        goto CPyL188;
    } else
        goto CPyL68;
CPyL67: ;
    cpy_r_r121 = CPyTagged_Add(cpy_r_same, 2);
    CPyTagged_DECREF(cpy_r_same);
    cpy_r_same = cpy_r_r121;
    goto CPyL78;
CPyL68: ;
    cpy_r_r122 = cpy_r_r113 != 0;
    if (!cpy_r_r122) goto CPyL189;
    cpy_r_r123 = CPyList_GetItem(cpy_r_r5, cpy_r_r113);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 129, CPyStatic_study___globals);
        goto CPyL190;
    }
    if (likely(PyLong_Check(cpy_r_r123)))
        cpy_r_r124 = CPyTagged_FromObject(cpy_r_r123);
    else {
        CPy_TypeError("int", cpy_r_r123); cpy_r_r124 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 129, CPyStatic_study___globals);
        goto CPyL190;
    }
    cpy_r_r125 = CPyList_GetItem(cpy_r_r5, cpy_r_r109);
    CPyTagged_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 129, CPyStatic_study___globals);
        goto CPyL191;
    }
    if (likely(PyLong_Check(cpy_r_r125)))
        cpy_r_r126 = CPyTagged_FromObject(cpy_r_r125);
    else {
        CPy_TypeError("int", cpy_r_r125); cpy_r_r126 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 129, CPyStatic_study___globals);
        goto CPyL191;
    }
    cpy_r_r127 = CPyFloat_FromTagged(cpy_r_r126);
    CPyTagged_DECREF(cpy_r_r126);
    cpy_r_r128 = cpy_r_r127 == -113.0;
    if (unlikely(cpy_r_r128)) goto CPyL75;
CPyL74: ;
    cpy_r_r129 = cpy_r_r127 * cpy_r_r6;
    cpy_r_r130 = CPyFloat_FromTagged(cpy_r_r124);
    CPyTagged_DECREF(cpy_r_r124);
    cpy_r_r131 = cpy_r_r130 == -113.0;
    if (unlikely(cpy_r_r131)) {
        goto CPyL77;
    } else
        goto CPyL76;
CPyL75: ;
    cpy_r_r132 = PyErr_Occurred();
    if (unlikely(cpy_r_r132 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 129, CPyStatic_study___globals);
        goto CPyL191;
    } else
        goto CPyL74;
CPyL76: ;
    cpy_r_r133 = cpy_r_r130 <= cpy_r_r129;
    if (cpy_r_r133) {
        goto CPyL192;
    } else
        goto CPyL78;
CPyL77: ;
    cpy_r_r134 = PyErr_Occurred();
    if (unlikely(cpy_r_r134 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 129, CPyStatic_study___globals);
        goto CPyL193;
    } else
        goto CPyL76;
CPyL78: ;
    cpy_r_r135 = PyTuple_New(2);
    if (unlikely(cpy_r_r135 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp910 = CPyTagged_StealAsObject(cpy_r_pair.f0);
    PyTuple_SET_ITEM(cpy_r_r135, 0, __tmp910);
    PyObject *__tmp911 = CPyTagged_StealAsObject(cpy_r_pair.f1);
    PyTuple_SET_ITEM(cpy_r_r135, 1, __tmp911);
    cpy_r_r136 = PyList_Append(cpy_r_r95, cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    cpy_r_r137 = cpy_r_r136 >= 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 131, CPyStatic_study___globals);
        goto CPyL194;
    }
    cpy_r_r138 = cpy_r_r113 != 0;
    if (!cpy_r_r138) goto CPyL195;
    cpy_r_r139 = CPyList_GetItem(cpy_r_r5, cpy_r_r113);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 133, CPyStatic_study___globals);
        goto CPyL194;
    }
    if (likely(PyLong_Check(cpy_r_r139)))
        cpy_r_r140 = CPyTagged_FromObject(cpy_r_r139);
    else {
        CPy_TypeError("int", cpy_r_r139); cpy_r_r140 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 133, CPyStatic_study___globals);
        goto CPyL194;
    }
    cpy_r_r141 = CPyFloat_FromTagged(cpy_r_r140);
    CPyTagged_DECREF(cpy_r_r140);
    cpy_r_r142 = cpy_r_r141 == -113.0;
    if (unlikely(cpy_r_r142)) goto CPyL84;
CPyL83: ;
    cpy_r_r143 = cpy_r_gain + cpy_r_r141;
    cpy_r_gain = cpy_r_r143;
    cpy_r_r144 = 0;
    cpy_r_kind = cpy_r_r144;
    CPyTagged_DECREF(cpy_r_kind);
    goto CPyL85;
CPyL84: ;
    cpy_r_r145 = PyErr_Occurred();
    if (unlikely(cpy_r_r145 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 133, CPyStatic_study___globals);
        goto CPyL194;
    } else
        goto CPyL83;
CPyL85: ;
    cpy_r_r146 = (Py_ssize_t)cpy_r_r144 < (Py_ssize_t)8;
    if (!cpy_r_r146) goto CPyL195;
    cpy_r_kind = cpy_r_r144;
    cpy_r_r147 = CPyTagged_Rshift(cpy_r_r113, cpy_r_kind);
    if (unlikely(cpy_r_r147 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 135, CPyStatic_study___globals);
        goto CPyL196;
    }
    cpy_r_r148 = CPyTagged_And(cpy_r_r147, 2);
    CPyTagged_DECREF(cpy_r_r147);
    cpy_r_r149 = cpy_r_r148 != 0;
    CPyTagged_DECREF(cpy_r_r148);
    if (!cpy_r_r149) goto CPyL197;
    cpy_r_r150 = CPyList_GetItem(cpy_r_r94, cpy_r_kind);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 136, CPyStatic_study___globals);
        goto CPyL196;
    }
    cpy_r_r151 = CPyStatics[4897]; /* 1 */
    cpy_r_r152 = PyNumber_InPlaceAdd(cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 136, CPyStatic_study___globals);
        goto CPyL196;
    }
    cpy_r_r153 = CPyList_SetItem(cpy_r_r94, cpy_r_kind, cpy_r_r152);
    CPyTagged_DECREF(cpy_r_kind);
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 136, CPyStatic_study___globals);
        goto CPyL194;
    }
CPyL91: ;
    cpy_r_r154 = cpy_r_r144 + 2;
    cpy_r_r144 = cpy_r_r154;
    goto CPyL85;
CPyL92: ;
    cpy_r_r155 = cpy_r_r96 + 1;
    cpy_r_r96 = cpy_r_r155;
    goto CPyL57;
CPyL93: ;
    cpy_r_r156 = CPyList_GetItem(cpy_r_continents, cpy_r_continent);
    CPyTagged_DECREF(cpy_r_continent);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 137, CPyStatic_study___globals);
        goto CPyL198;
    }
    if (likely(PyLong_Check(cpy_r_r156)))
        cpy_r_r157 = CPyTagged_FromObject(cpy_r_r156);
    else {
        CPy_TypeError("int", cpy_r_r156); cpy_r_r157 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 137, CPyStatic_study___globals);
        goto CPyL198;
    }
    cpy_r_has = cpy_r_r157;
    cpy_r_r158 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_publication_points;
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_publications", "Book", "publication_points", 138, CPyStatic_study___globals);
        goto CPyL199;
    }
CPyL96: ;
    cpy_r_r159 = CPyList_GetItemShort(cpy_r_r158, 0);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 138, CPyStatic_study___globals);
        goto CPyL199;
    }
    if (likely(PyLong_Check(cpy_r_r159)))
        cpy_r_r160 = CPyTagged_FromObject(cpy_r_r159);
    else {
        CPy_TypeError("int", cpy_r_r159); cpy_r_r160 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 138, CPyStatic_study___globals);
        goto CPyL199;
    }
    cpy_r_r161 = CPyTagged_Multiply(cpy_r_same, cpy_r_r160);
    CPyTagged_DECREF(cpy_r_r160);
    cpy_r_r162 = CPyTagged_Add(cpy_r_has, cpy_r_same);
    CPyTagged_DECREF(cpy_r_same);
    cpy_r_r163 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 138, CPyStatic_study___globals);
        goto CPyL200;
    }
    if (likely(PyLong_Check(cpy_r_r163)))
        cpy_r_r164 = CPyTagged_FromObject(cpy_r_r163);
    else {
        CPy_TypeError("int", cpy_r_r163); cpy_r_r164 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r164 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 138, CPyStatic_study___globals);
        goto CPyL200;
    }
    cpy_r_r165 = CPyTagged_Add(cpy_r_r161, cpy_r_r164);
    CPyTagged_DECREF(cpy_r_r161);
    CPyTagged_DECREF(cpy_r_r164);
    CPyTagged_DECREF(cpy_r_r162);
    cpy_r_r166 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_has);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 138, CPyStatic_study___globals);
        goto CPyL201;
    }
    if (likely(PyLong_Check(cpy_r_r166)))
        cpy_r_r167 = CPyTagged_FromObject(cpy_r_r166);
    else {
        CPy_TypeError("int", cpy_r_r166); cpy_r_r167 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 138, CPyStatic_study___globals);
        goto CPyL201;
    }
    cpy_r_r168 = CPyTagged_Subtract(cpy_r_r165, cpy_r_r167);
    CPyTagged_DECREF(cpy_r_r165);
    CPyTagged_DECREF(cpy_r_r167);
    CPyTagged_DECREF(cpy_r_has);
    cpy_r_r169 = CPyFloat_FromTagged(cpy_r_r168);
    CPyTagged_DECREF(cpy_r_r168);
    cpy_r_r170 = cpy_r_r169 == -113.0;
    if (unlikely(cpy_r_r170)) goto CPyL104;
CPyL103: ;
    cpy_r_r171 = cpy_r_gain + cpy_r_r169;
    cpy_r_gain = cpy_r_r171;
    cpy_r_r172 = 0;
    cpy_r_r173 = 0;
    goto CPyL105;
CPyL104: ;
    cpy_r_r174 = PyErr_Occurred();
    if (unlikely(cpy_r_r174 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 138, CPyStatic_study___globals);
        goto CPyL202;
    } else
        goto CPyL103;
CPyL105: ;
    cpy_r_r175 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyVarObject, ob_size));
    cpy_r_r176 = *(int64_t *)cpy_r_r175;
    cpy_r_r177 = cpy_r_r173 < cpy_r_r176;
    if (!cpy_r_r177) goto CPyL123;
    cpy_r_kind = cpy_r_r172;
    cpy_r_r178 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyListObject, ob_item));
    cpy_r_r179 = *(CPyPtr *)cpy_r_r178;
    cpy_r_r180 = cpy_r_r173 * 8;
    cpy_r_r181 = cpy_r_r179 + cpy_r_r180;
    cpy_r_r182 = *(PyObject * *)cpy_r_r181;
    CPy_INCREF(cpy_r_r182);
    if (likely(PyLong_Check(cpy_r_r182)))
        cpy_r_r183 = CPyTagged_FromObject(cpy_r_r182);
    else {
        CPy_TypeError("int", cpy_r_r182); cpy_r_r183 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r183 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 139, CPyStatic_study___globals);
        goto CPyL203;
    }
    cpy_r_more = cpy_r_r183;
    cpy_r_r184 = cpy_r_more != 0;
    if (!cpy_r_r184) goto CPyL204;
    cpy_r_r185 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_animal_categories;
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_publications", "Book", "animal_categories", 141, CPyStatic_study___globals);
        goto CPyL205;
    }
CPyL109: ;
    cpy_r_r186 = CPyList_GetItem(cpy_r_r185, cpy_r_r70);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 141, CPyStatic_study___globals);
        goto CPyL205;
    }
    if (likely(PyTuple_Check(cpy_r_r186)))
        cpy_r_r187 = cpy_r_r186;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 141, CPyStatic_study___globals, "tuple", cpy_r_r186);
        goto CPyL205;
    }
    cpy_r_r188 = CPySequenceTuple_GetItem(cpy_r_r187, cpy_r_kind);
    CPy_DECREF(cpy_r_r187);
    CPyTagged_DECREF(cpy_r_kind);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 141, CPyStatic_study___globals);
        goto CPyL206;
    }
    if (likely(PyLong_Check(cpy_r_r188)))
        cpy_r_r189 = CPyTagged_FromObject(cpy_r_r188);
    else {
        CPy_TypeError("int", cpy_r_r188); cpy_r_r189 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r189 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 141, CPyStatic_study___globals);
        goto CPyL206;
    }
    cpy_r_r190 = CPyList_GetItem(cpy_r_categories, cpy_r_r189);
    CPyTagged_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 141, CPyStatic_study___globals);
        goto CPyL206;
    }
    if (likely(PyLong_Check(cpy_r_r190)))
        cpy_r_r191 = CPyTagged_FromObject(cpy_r_r190);
    else {
        CPy_TypeError("int", cpy_r_r190); cpy_r_r191 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r191 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 141, CPyStatic_study___globals);
        goto CPyL206;
    }
    cpy_r_has = cpy_r_r191;
    cpy_r_r192 = CPyTagged_Add(cpy_r_has, cpy_r_more);
    CPyTagged_DECREF(cpy_r_more);
    cpy_r_r193 = CPyList_GetItem(cpy_r_r3, cpy_r_r192);
    CPyTagged_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 142, CPyStatic_study___globals);
        goto CPyL207;
    }
    if (likely(PyLong_Check(cpy_r_r193)))
        cpy_r_r194 = CPyTagged_FromObject(cpy_r_r193);
    else {
        CPy_TypeError("int", cpy_r_r193); cpy_r_r194 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r194 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 142, CPyStatic_study___globals);
        goto CPyL207;
    }
    cpy_r_r195 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_has);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 142, CPyStatic_study___globals);
        goto CPyL208;
    }
    if (likely(PyLong_Check(cpy_r_r195)))
        cpy_r_r196 = CPyTagged_FromObject(cpy_r_r195);
    else {
        CPy_TypeError("int", cpy_r_r195); cpy_r_r196 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r196 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 142, CPyStatic_study___globals);
        goto CPyL208;
    }
    cpy_r_r197 = CPyTagged_Subtract(cpy_r_r194, cpy_r_r196);
    CPyTagged_DECREF(cpy_r_r194);
    CPyTagged_DECREF(cpy_r_r196);
    CPyTagged_DECREF(cpy_r_has);
    cpy_r_r198 = CPyFloat_FromTagged(cpy_r_r197);
    CPyTagged_DECREF(cpy_r_r197);
    cpy_r_r199 = cpy_r_r198 == -113.0;
    if (unlikely(cpy_r_r199)) goto CPyL121;
CPyL120: ;
    cpy_r_r200 = cpy_r_gain + cpy_r_r198;
    cpy_r_gain = cpy_r_r200;
    goto CPyL122;
CPyL121: ;
    cpy_r_r201 = PyErr_Occurred();
    if (unlikely(cpy_r_r201 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 142, CPyStatic_study___globals);
        goto CPyL202;
    } else
        goto CPyL120;
CPyL122: ;
    cpy_r_r202 = cpy_r_r172 + 2;
    cpy_r_r172 = cpy_r_r202;
    cpy_r_r203 = cpy_r_r173 + 1;
    cpy_r_r173 = cpy_r_r203;
    goto CPyL105;
CPyL123: ;
    cpy_r_r204 = cpy_r_gain > cpy_r_best;
    if (cpy_r_r204) {
        goto CPyL209;
    } else
        goto CPyL210;
CPyL124: ;
    cpy_r_r205 = cpy_r_gain;
    cpy_r_best = cpy_r_r205;
    cpy_r_best_part = cpy_r_r95;
    cpy_r_best_counts = cpy_r_r94;
    cpy_r_best_reference = cpy_r_r70;
CPyL125: ;
    cpy_r_r206 = cpy_r_r60 + 1;
    cpy_r_r60 = cpy_r_r206;
    goto CPyL34;
CPyL126: ;
    cpy_r_r207 = cpy_r_best * cpy_r_r49;
    cpy_r_r208 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r2)->_other_turn;
    cpy_r_r209 = cpy_r_r207 < cpy_r_r208;
    if (cpy_r_r209) {
        goto CPyL211;
    } else
        goto CPyL212;
CPyL127: ;
    cpy_r_r210 = cpy_r_value;
    cpy_r_r211 = cpy_r_number;
    cpy_r_r212.f0 = cpy_r_r210;
    cpy_r_r212.f1 = cpy_r_r211;
    return cpy_r_r212;
CPyL128: ;
    cpy_r_r213 = cpy_r_best * cpy_r_r49;
    cpy_r_r214 = cpy_r_value + cpy_r_r213;
    cpy_r_value = cpy_r_r214;
    cpy_r_r215 = 0;
    cpy_r_r216 = 0;
CPyL129: ;
    cpy_r_r217 = (CPyPtr)((CPyPtr)cpy_r_best_counts + offsetof(PyVarObject, ob_size));
    cpy_r_r218 = *(int64_t *)cpy_r_r217;
    cpy_r_r219 = cpy_r_r216 < cpy_r_r218;
    if (!cpy_r_r219) goto CPyL213;
    cpy_r_kind = cpy_r_r215;
    cpy_r_r220 = (CPyPtr)((CPyPtr)cpy_r_best_counts + offsetof(PyListObject, ob_item));
    cpy_r_r221 = *(CPyPtr *)cpy_r_r220;
    cpy_r_r222 = cpy_r_r216 * 8;
    cpy_r_r223 = cpy_r_r221 + cpy_r_r222;
    cpy_r_r224 = *(PyObject * *)cpy_r_r223;
    CPy_INCREF(cpy_r_r224);
    if (likely(PyLong_Check(cpy_r_r224)))
        cpy_r_r225 = CPyTagged_FromObject(cpy_r_r224);
    else {
        CPy_TypeError("int", cpy_r_r224); cpy_r_r225 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r225 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 148, CPyStatic_study___globals);
        goto CPyL214;
    }
    cpy_r_more = cpy_r_r225;
    cpy_r_r226 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_animal_categories;
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_publications", "Book", "animal_categories", 149, CPyStatic_study___globals);
        goto CPyL215;
    }
CPyL132: ;
    if (cpy_r_best_reference == CPY_INT_TAG) {
        goto CPyL216;
    } else
        goto CPyL135;
CPyL133: ;
    PyErr_SetString(PyExc_UnboundLocalError, "local variable \"best_reference\" referenced before assignment");
    cpy_r_r227 = 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 149, CPyStatic_study___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL135: ;
    cpy_r_r228 = CPyList_GetItem(cpy_r_r226, cpy_r_best_reference);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 149, CPyStatic_study___globals);
        goto CPyL215;
    }
    if (likely(PyTuple_Check(cpy_r_r228)))
        cpy_r_r229 = cpy_r_r228;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 149, CPyStatic_study___globals, "tuple", cpy_r_r228);
        goto CPyL215;
    }
    cpy_r_r230 = CPySequenceTuple_GetItem(cpy_r_r229, cpy_r_kind);
    CPy_DECREF(cpy_r_r229);
    CPyTagged_DECREF(cpy_r_kind);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 149, CPyStatic_study___globals);
        goto CPyL217;
    }
    if (likely(PyLong_Check(cpy_r_r230)))
        cpy_r_r231 = CPyTagged_FromObject(cpy_r_r230);
    else {
        CPy_TypeError("int", cpy_r_r230); cpy_r_r231 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r231 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 149, CPyStatic_study___globals);
        goto CPyL217;
    }
    cpy_r_r232 = CPyList_GetItem(cpy_r_categories, cpy_r_r231);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 149, CPyStatic_study___globals);
        goto CPyL218;
    }
    cpy_r_r233 = CPyTagged_StealAsObject(cpy_r_more);
    cpy_r_r234 = PyNumber_InPlaceAdd(cpy_r_r232, cpy_r_r233);
    CPy_DECREF(cpy_r_r232);
    CPy_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 149, CPyStatic_study___globals);
        goto CPyL219;
    }
    cpy_r_r235 = CPyList_SetItem(cpy_r_categories, cpy_r_r231, cpy_r_r234);
    CPyTagged_DECREF(cpy_r_r231);
    if (unlikely(!cpy_r_r235)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 149, CPyStatic_study___globals);
        goto CPyL220;
    }
    cpy_r_r236 = cpy_r_r215 + 2;
    cpy_r_r215 = cpy_r_r236;
    cpy_r_r237 = cpy_r_r216 + 1;
    cpy_r_r216 = cpy_r_r237;
    goto CPyL129;
CPyL143: ;
    if (cpy_r_best_reference == CPY_INT_TAG) {
        goto CPyL221;
    } else
        goto CPyL146;
CPyL144: ;
    PyErr_SetString(PyExc_UnboundLocalError, "local variable \"best_reference\" referenced before assignment");
    cpy_r_r238 = 0;
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 150, CPyStatic_study___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL146: ;
    cpy_r_r239 = CPyList_GetItem(cpy_r_r7, cpy_r_best_reference);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 150, CPyStatic_study___globals);
        goto CPyL222;
    }
    if (likely(PyLong_Check(cpy_r_r239)))
        cpy_r_r240 = CPyTagged_FromObject(cpy_r_r239);
    else {
        CPy_TypeError("int", cpy_r_r239); cpy_r_r240 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r240 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 150, CPyStatic_study___globals);
        goto CPyL222;
    }
    cpy_r_continent = cpy_r_r240;
    cpy_r_r241 = 0;
CPyL149: ;
    cpy_r_r242 = (CPyPtr)((CPyPtr)cpy_r_best_part + offsetof(PyVarObject, ob_size));
    cpy_r_r243 = *(int64_t *)cpy_r_r242;
    cpy_r_r244 = cpy_r_r241 < cpy_r_r243;
    if (!cpy_r_r244) goto CPyL223;
    cpy_r_r245 = (CPyPtr)((CPyPtr)cpy_r_best_part + offsetof(PyListObject, ob_item));
    cpy_r_r246 = *(CPyPtr *)cpy_r_r245;
    cpy_r_r247 = cpy_r_r241 * 8;
    cpy_r_r248 = cpy_r_r246 + cpy_r_r247;
    cpy_r_r249 = *(PyObject * *)cpy_r_r248;
    CPy_INCREF(cpy_r_r249);
    PyObject *__tmp912;
    if (unlikely(!(PyTuple_Check(cpy_r_r249) && PyTuple_GET_SIZE(cpy_r_r249) == 2))) {
        __tmp912 = NULL;
        goto __LL913;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r249, 0))))
        __tmp912 = PyTuple_GET_ITEM(cpy_r_r249, 0);
    else {
        __tmp912 = NULL;
    }
    if (__tmp912 == NULL) goto __LL913;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r249, 1))))
        __tmp912 = PyTuple_GET_ITEM(cpy_r_r249, 1);
    else {
        __tmp912 = NULL;
    }
    if (__tmp912 == NULL) goto __LL913;
    __tmp912 = cpy_r_r249;
__LL913: ;
    if (unlikely(__tmp912 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r249); cpy_r_r250 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp914 = PyTuple_GET_ITEM(cpy_r_r249, 0);
        CPyTagged __tmp915;
        if (likely(PyLong_Check(__tmp914)))
            __tmp915 = CPyTagged_FromObject(__tmp914);
        else {
            goto __LL916;
        }
        cpy_r_r250.f0 = __tmp915;
        PyObject *__tmp917 = PyTuple_GET_ITEM(cpy_r_r249, 1);
        CPyTagged __tmp918;
        if (likely(PyLong_Check(__tmp917)))
            __tmp918 = CPyTagged_FromObject(__tmp917);
        else {
            goto __LL919;
        }
        cpy_r_r250.f1 = __tmp918;
    }
    goto __LL920;
__LL916: ;
    cpy_r_r250 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL920;
__LL919: ;
    CPyTagged_DECREF(cpy_r_r250.f0);
    cpy_r_r250 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL920;
__LL920: ;
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r250.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 151, CPyStatic_study___globals);
        goto CPyL224;
    }
    cpy_r_pair = cpy_r_r250;
    CPyTagged_INCREF(cpy_r_pair.f0);
    CPyTagged_INCREF(cpy_r_pair.f1);
    cpy_r_r251 = PyTuple_New(2);
    if (unlikely(cpy_r_r251 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp921 = CPyTagged_StealAsObject(cpy_r_pair.f0);
    PyTuple_SET_ITEM(cpy_r_r251, 0, __tmp921);
    PyObject *__tmp922 = CPyTagged_StealAsObject(cpy_r_pair.f1);
    PyTuple_SET_ITEM(cpy_r_r251, 1, __tmp922);
    cpy_r_r252 = CPyList_Remove(cpy_r_r17, cpy_r_r251);
    CPy_DECREF(cpy_r_r251);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 152, CPyStatic_study___globals);
        goto CPyL225;
    }
    cpy_r_r254 = CPyList_GetItem(cpy_r_continents, cpy_r_continent);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 153, CPyStatic_study___globals);
        goto CPyL225;
    }
    cpy_r_r255 = cpy_r_pair.f0;
    CPyTagged_INCREF(cpy_r_r255);
    CPyTagged_DECREF(cpy_r_pair.f0);
    CPyTagged_DECREF(cpy_r_pair.f1);
    cpy_r_r256 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r255);
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 153, CPyStatic_study___globals);
        goto CPyL226;
    }
    if (likely(PyLong_Check(cpy_r_r256)))
        cpy_r_r257 = CPyTagged_FromObject(cpy_r_r256);
    else {
        CPy_TypeError("int", cpy_r_r256); cpy_r_r257 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r257 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 153, CPyStatic_study___globals);
        goto CPyL226;
    }
    cpy_r_r258 = cpy_r_r257 & 1;
    cpy_r_r259 = cpy_r_r258 != 0;
    if (!cpy_r_r259) goto CPyL157;
    cpy_r_r260 = CPyTagged_IsEq_(cpy_r_r257, cpy_r_continent);
    cpy_r_r261 = cpy_r_r260;
    goto CPyL158;
CPyL157: ;
    cpy_r_r262 = cpy_r_r257 == cpy_r_continent;
    cpy_r_r261 = cpy_r_r262;
CPyL158: ;
    CPyTagged_DECREF(cpy_r_r257);
    CPyTagged_DECREF(cpy_r_r255);
    cpy_r_r263 = cpy_r_r261 ? Py_True : Py_False;
    cpy_r_r264 = PyNumber_InPlaceAdd(cpy_r_r254, cpy_r_r263);
    CPy_DECREF(cpy_r_r254);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 153, CPyStatic_study___globals);
        goto CPyL224;
    }
    cpy_r_r265 = CPyList_SetItem(cpy_r_continents, cpy_r_continent, cpy_r_r264);
    if (unlikely(!cpy_r_r265)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 153, CPyStatic_study___globals);
        goto CPyL224;
    }
    cpy_r_r266 = cpy_r_r241 + 1;
    cpy_r_r241 = cpy_r_r266;
    goto CPyL149;
CPyL161: ;
    cpy_r_r267 = CPyTagged_Add(cpy_r_r24, 2);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r24 = cpy_r_r267;
    goto CPyL11;
CPyL162: ;
    cpy_r_r268 = cpy_r_value;
    cpy_r_r269 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r2)->_most_publications;
    CPyTagged_INCREF(cpy_r_r269);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r270.f0 = cpy_r_r268;
    cpy_r_r270.f1 = cpy_r_r269;
    return cpy_r_r270;
CPyL163: ;
    tuple_T2FI __tmp923 = { -113.0, CPY_INT_TAG };
    cpy_r_r271 = __tmp923;
    return cpy_r_r271;
CPyL164: ;
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL163;
CPyL165: ;
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL163;
CPyL166: ;
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL163;
CPyL167: ;
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    goto CPyL163;
CPyL168: ;
    CPy_DecRef(cpy_r_categories);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    goto CPyL163;
CPyL169: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    goto CPyL163;
CPyL170: ;
    CPy_DECREF(cpy_r_categories);
    CPy_DECREF(cpy_r_continents);
    CPyTagged_XDECREF(cpy_r_best_reference);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r24);
    goto CPyL162;
CPyL171: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL163;
CPyL172: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL23;
CPyL173: ;
    CPy_DECREF(cpy_r_categories);
    CPy_DECREF(cpy_r_continents);
    CPyTagged_XDECREF(cpy_r_best_reference);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r24);
    goto CPyL30;
CPyL174: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    goto CPyL163;
CPyL175: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    goto CPyL163;
CPyL176: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL163;
CPyL177: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_continent);
    goto CPyL163;
CPyL178: ;
    CPyTagged_DECREF(cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r71);
    CPyTagged_DECREF(cpy_r_continent);
    goto CPyL125;
CPyL179: ;
    CPyTagged_DECREF(cpy_r_r71);
    goto CPyL48;
CPyL180: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL163;
CPyL181: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    goto CPyL163;
CPyL182: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    goto CPyL163;
CPyL183: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    goto CPyL163;
CPyL184: ;
    CPyTagged_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r89);
    goto CPyL93;
CPyL185: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_same);
    goto CPyL163;
CPyL186: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_same);
    CPyTagged_DecRef(cpy_r_pair.f0);
    CPyTagged_DecRef(cpy_r_pair.f1);
    CPyTagged_DecRef(cpy_r_r108);
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL163;
CPyL187: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_same);
    CPyTagged_DecRef(cpy_r_pair.f0);
    CPyTagged_DecRef(cpy_r_pair.f1);
    CPyTagged_DecRef(cpy_r_r108);
    CPyTagged_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_r113);
    goto CPyL163;
CPyL188: ;
    CPyTagged_DECREF(cpy_r_r109);
    goto CPyL67;
CPyL189: ;
    CPyTagged_DECREF(cpy_r_pair.f0);
    CPyTagged_DECREF(cpy_r_pair.f1);
    CPyTagged_DECREF(cpy_r_r109);
    CPyTagged_DECREF(cpy_r_r113);
    goto CPyL92;
CPyL190: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_same);
    CPyTagged_DecRef(cpy_r_pair.f0);
    CPyTagged_DecRef(cpy_r_pair.f1);
    CPyTagged_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_r113);
    goto CPyL163;
CPyL191: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_same);
    CPyTagged_DecRef(cpy_r_pair.f0);
    CPyTagged_DecRef(cpy_r_pair.f1);
    CPyTagged_DecRef(cpy_r_r113);
    CPyTagged_DecRef(cpy_r_r124);
    goto CPyL163;
CPyL192: ;
    CPyTagged_DECREF(cpy_r_pair.f0);
    CPyTagged_DECREF(cpy_r_pair.f1);
    CPyTagged_DECREF(cpy_r_r113);
    goto CPyL92;
CPyL193: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_same);
    CPyTagged_DecRef(cpy_r_pair.f0);
    CPyTagged_DecRef(cpy_r_pair.f1);
    CPyTagged_DecRef(cpy_r_r113);
    goto CPyL163;
CPyL194: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_same);
    CPyTagged_DecRef(cpy_r_r113);
    goto CPyL163;
CPyL195: ;
    CPyTagged_DECREF(cpy_r_r113);
    goto CPyL92;
CPyL196: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_same);
    CPyTagged_DecRef(cpy_r_r113);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL163;
CPyL197: ;
    CPyTagged_DECREF(cpy_r_kind);
    goto CPyL91;
CPyL198: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_same);
    goto CPyL163;
CPyL199: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_same);
    CPyTagged_DecRef(cpy_r_has);
    goto CPyL163;
CPyL200: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_has);
    CPyTagged_DecRef(cpy_r_r161);
    CPyTagged_DecRef(cpy_r_r162);
    goto CPyL163;
CPyL201: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_has);
    CPyTagged_DecRef(cpy_r_r165);
    goto CPyL163;
CPyL202: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    goto CPyL163;
CPyL203: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL163;
CPyL204: ;
    CPyTagged_DECREF(cpy_r_kind);
    CPyTagged_DECREF(cpy_r_more);
    goto CPyL122;
CPyL205: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_kind);
    CPyTagged_DecRef(cpy_r_more);
    goto CPyL163;
CPyL206: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_more);
    goto CPyL163;
CPyL207: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_has);
    goto CPyL163;
CPyL208: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_has);
    CPyTagged_DecRef(cpy_r_r194);
    goto CPyL163;
CPyL209: ;
    CPyTagged_XDECREF(cpy_r_best_reference);
    CPy_DECREF(cpy_r_best_part);
    CPy_DECREF(cpy_r_best_counts);
    goto CPyL124;
CPyL210: ;
    CPyTagged_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r95);
    goto CPyL125;
CPyL211: ;
    CPy_DECREF(cpy_r_categories);
    CPy_DECREF(cpy_r_continents);
    CPyTagged_XDECREF(cpy_r_best_reference);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_best_part);
    CPy_DECREF(cpy_r_best_counts);
    goto CPyL127;
CPyL212: ;
    CPyTagged_DECREF(cpy_r_number);
    goto CPyL128;
CPyL213: ;
    CPy_DECREF(cpy_r_best_counts);
    goto CPyL143;
CPyL214: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL163;
CPyL215: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_kind);
    CPyTagged_DecRef(cpy_r_more);
    goto CPyL163;
CPyL216: ;
    CPy_DECREF(cpy_r_categories);
    CPy_DECREF(cpy_r_continents);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_best_part);
    CPy_DECREF(cpy_r_best_counts);
    CPyTagged_DECREF(cpy_r_kind);
    CPyTagged_DECREF(cpy_r_more);
    goto CPyL133;
CPyL217: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_more);
    goto CPyL163;
CPyL218: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_more);
    CPyTagged_DecRef(cpy_r_r231);
    goto CPyL163;
CPyL219: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    CPyTagged_DecRef(cpy_r_r231);
    goto CPyL163;
CPyL220: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_best_part);
    CPy_DecRef(cpy_r_best_counts);
    goto CPyL163;
CPyL221: ;
    CPy_DECREF(cpy_r_categories);
    CPy_DECREF(cpy_r_continents);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_best_part);
    goto CPyL144;
CPyL222: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_best_part);
    goto CPyL163;
CPyL223: ;
    CPy_DECREF(cpy_r_best_part);
    CPyTagged_DECREF(cpy_r_continent);
    goto CPyL161;
CPyL224: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_best_part);
    CPyTagged_DecRef(cpy_r_continent);
    goto CPyL163;
CPyL225: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_best_part);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_pair.f0);
    CPyTagged_DecRef(cpy_r_pair.f1);
    goto CPyL163;
CPyL226: ;
    CPy_DecRef(cpy_r_categories);
    CPy_DecRef(cpy_r_continents);
    CPyTagged_XDecRef(cpy_r_best_reference);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_best_part);
    CPyTagged_DecRef(cpy_r_continent);
    CPy_DecRef(cpy_r_r254);
    CPyTagged_DecRef(cpy_r_r255);
    goto CPyL163;
}
        
        PyObject *CPyPy_study___Study____publications(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "player", "cubes_there", "categories", "continents", "turns", 0};
            static CPyArg_Parser parser = {"OOOOOO:_publications", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_cubes_there;
            PyObject *obj_categories;
            PyObject *obj_continents;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_cubes_there, &obj_categories, &obj_continents, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_study___Study))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.study.Study", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_cubes_there;
            if (likely(PyList_Check(obj_cubes_there)))
                arg_cubes_there = obj_cubes_there;
            else {
                CPy_TypeError("list", obj_cubes_there); 
                goto fail;
            }
            PyObject *arg_categories;
            if (likely(PyList_Check(obj_categories)))
                arg_categories = obj_categories;
            else {
                CPy_TypeError("list", obj_categories); 
                goto fail;
            }
            PyObject *arg_continents;
            if (likely(PyList_Check(obj_continents)))
                arg_continents = obj_continents;
            else {
                CPy_TypeError("list", obj_continents); 
                goto fail;
            }
            double arg_turns;
            arg_turns = PyFloat_AsDouble(obj_turns);
            if (arg_turns == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_turns); goto fail;
            }
            tuple_T2FI retval = CPyDef_study___Study____publications(arg_self, arg_t, arg_player, arg_cubes_there, arg_categories, arg_continents, arg_turns);
            if (retval.f1 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp924 = PyFloat_FromDouble(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp924);
            PyObject *__tmp925 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp925);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_publications", 84, CPyStatic_study___globals);
            return NULL;
        }
        
PyObject *CPyDef_study___Study____reach(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    CPyPtr cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_highest;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_die;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    CPyTagged cpy_r_r72;
    int64_t cpy_r_r73;
    CPyTagged cpy_r_r74;
    char cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    PyObject *cpy_r_r78;
    int64_t cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    CPyPtr cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    CPyPtr cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    int64_t cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject **cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyPtr cpy_r_r113;
    CPyPtr cpy_r_r114;
    CPyPtr cpy_r_r115;
    int64_t cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyTagged cpy_r_r119;
    int64_t cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    char cpy_r_r123;
    CPyTagged cpy_r_continent;
    CPyPtr cpy_r_r124;
    CPyPtr cpy_r_r125;
    int64_t cpy_r_r126;
    CPyPtr cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyTagged cpy_r_r129;
    CPyTagged cpy_r_value;
    CPyTagged cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    int64_t cpy_r_r137;
    char cpy_r_r138;
    int64_t cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyTagged cpy_r_r145;
    int64_t cpy_r_r146;
    char cpy_r_r147;
    int64_t cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    CPyTagged cpy_r_r155;
    CPyTagged cpy_r_r156;
    CPyTagged cpy_r_kind;
    char cpy_r_r157;
    CPyTagged cpy_r_r158;
    PyObject *cpy_r_r159;
    CPyTagged cpy_r_r160;
    int64_t cpy_r_r161;
    char cpy_r_r162;
    int64_t cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    CPyTagged cpy_r_r169;
    CPyTagged cpy_r_r170;
    CPyTagged cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    CPyTagged cpy_r_r174;
    int64_t cpy_r_r175;
    PyObject *cpy_r_r176;
    cpy_r_r0 = ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyList_New(1);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 162, CPyStatic_study___globals);
        goto CPyL108;
    }
    cpy_r_r2 = CPyStatics[4915]; /* 15 */
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r4 = *(CPyPtr *)cpy_r_r3;
    CPy_INCREF(cpy_r_r2);
    *(PyObject * *)cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_continents;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Book", "continents", 162, CPyStatic_study___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r5);
CPyL2: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = CPySequence_Multiply(cpy_r_r1, cpy_r_r8);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 162, CPyStatic_study___globals);
        goto CPyL108;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Table", "phase", 163, CPyStatic_study___globals);
        goto CPyL110;
    }
CPyL4: ;
    cpy_r_r11 = cpy_r_r10 != 6;
    if (cpy_r_r11) goto CPyL111;
    cpy_r_r12 = CPyDef_encyclopedia___thinking___features___is_last_round(cpy_r_t);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 163, CPyStatic_study___globals);
        goto CPyL110;
    }
    if (cpy_r_r12) {
        goto CPyL8;
    } else
        goto CPyL111;
CPyL7: ;
    return cpy_r_r9;
CPyL8: ;
    cpy_r_r13 = PyList_New(1);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 165, CPyStatic_study___globals);
        goto CPyL110;
    }
    cpy_r_r14 = CPyStatics[4908]; /* -1 */
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    CPy_INCREF(cpy_r_r14);
    *(PyObject * *)cpy_r_r16 = cpy_r_r14;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r18 << 1;
    cpy_r_r20 = CPySequence_Multiply(cpy_r_r13, cpy_r_r19);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 165, CPyStatic_study___globals);
        goto CPyL110;
    }
    cpy_r_highest = cpy_r_r20;
    cpy_r_r21 = 0;
    cpy_r_r22 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Table", "places", 166, CPyStatic_study___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r22);
CPyL11: ;
    cpy_r_r23 = 0;
CPyL12: ;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r23 < cpy_r_r25;
    if (!cpy_r_r26) goto CPyL113;
    cpy_r_die = cpy_r_r21;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyListObject, ob_item));
    cpy_r_r28 = *(CPyPtr *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r23 * 8;
    cpy_r_r30 = cpy_r_r28 + cpy_r_r29;
    cpy_r_r31 = *(PyObject * *)cpy_r_r30;
    CPy_INCREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 166, CPyStatic_study___globals);
        goto CPyL114;
    }
    cpy_r_r33 = 0 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (cpy_r_r34) goto CPyL16;
    cpy_r_r35 = cpy_r_r32 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL17;
CPyL16: ;
    cpy_r_r37 = CPyTagged_IsLt_(cpy_r_r32, 0);
    cpy_r_r38 = cpy_r_r37 ^ 1;
    cpy_r_r39 = cpy_r_r38;
    goto CPyL18;
CPyL17: ;
    cpy_r_r40 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r32;
    cpy_r_r39 = cpy_r_r40;
CPyL18: ;
    if (cpy_r_r39) {
        goto CPyL20;
    } else
        goto CPyL115;
CPyL19: ;
    if (cpy_r_r39) {
        goto CPyL29;
    } else
        goto CPyL25;
CPyL20: ;
    cpy_r_r41 = cpy_r_r32 & 1;
    cpy_r_r42 = cpy_r_r41 != 0;
    if (cpy_r_r42) goto CPyL22;
    cpy_r_r43 = 200 & 1;
    cpy_r_r44 = cpy_r_r43 != 0;
    if (!cpy_r_r44) goto CPyL23;
CPyL22: ;
    cpy_r_r45 = CPyTagged_IsLt_(cpy_r_r32, 200);
    cpy_r_r46 = cpy_r_r45;
    goto CPyL24;
CPyL23: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_r32 < (Py_ssize_t)200;
    cpy_r_r46 = cpy_r_r47;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r32);
    if (cpy_r_r46) goto CPyL29;
CPyL25: ;
    cpy_r_r48 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Table", "die", 167, CPyStatic_study___globals);
        goto CPyL114;
    }
CPyL26: ;
    cpy_r_r49 = cpy_r_die & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (!cpy_r_r50) goto CPyL28;
    cpy_r_r51 = CPyTagged_IsEq_(cpy_r_die, cpy_r_r48);
    if (cpy_r_r51) {
        goto CPyL29;
    } else
        goto CPyL116;
CPyL28: ;
    cpy_r_r52 = cpy_r_die == cpy_r_r48;
    if (!cpy_r_r52) goto CPyL116;
CPyL29: ;
    cpy_r_r53 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_die_colour;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Book", "die_colour", 168, CPyStatic_study___globals);
        goto CPyL114;
    }
CPyL30: ;
    cpy_r_r54 = CPyList_GetItem(cpy_r_r53, cpy_r_die);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 168, CPyStatic_study___globals);
        goto CPyL114;
    }
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 168, CPyStatic_study___globals);
        goto CPyL114;
    }
    cpy_r_r56 = CPyList_GetItem(cpy_r_highest, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 169, CPyStatic_study___globals);
        goto CPyL117;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 169, CPyStatic_study___globals);
        goto CPyL117;
    }
    cpy_r_r58 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Table", "values", 169, CPyStatic_study___globals);
        goto CPyL118;
    }
CPyL35: ;
    cpy_r_r59 = CPyList_GetItem(cpy_r_r58, cpy_r_die);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 169, CPyStatic_study___globals);
        goto CPyL119;
    }
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 169, CPyStatic_study___globals);
        goto CPyL119;
    }
    cpy_r_r61 = CPyDef_boosts___die_bonus(cpy_r_t, cpy_r_player, cpy_r_r55);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 169, CPyStatic_study___globals);
        goto CPyL120;
    }
    cpy_r_r62 = CPyTagged_Add(cpy_r_r60, cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r61);
    cpy_r_r63 = cpy_r_r62 & 1;
    cpy_r_r64 = cpy_r_r63 != 0;
    if (cpy_r_r64) goto CPyL40;
    cpy_r_r65 = cpy_r_r57 & 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (!cpy_r_r66) goto CPyL41;
CPyL40: ;
    cpy_r_r67 = CPyTagged_IsLt_(cpy_r_r57, cpy_r_r62);
    if (cpy_r_r67) {
        goto CPyL121;
    } else
        goto CPyL122;
CPyL41: ;
    cpy_r_r68 = (Py_ssize_t)cpy_r_r62 > (Py_ssize_t)cpy_r_r57;
    if (cpy_r_r68) {
        goto CPyL121;
    } else
        goto CPyL122;
CPyL42: ;
    cpy_r_r69 = cpy_r_r62;
    goto CPyL44;
CPyL43: ;
    cpy_r_r69 = cpy_r_r57;
CPyL44: ;
    cpy_r_r70 = CPyTagged_StealAsObject(cpy_r_r69);
    cpy_r_r71 = CPyList_SetItem(cpy_r_highest, cpy_r_r55, cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 169, CPyStatic_study___globals);
        goto CPyL123;
    }
CPyL45: ;
    cpy_r_r72 = cpy_r_r21 + 2;
    cpy_r_r21 = cpy_r_r72;
    cpy_r_r73 = cpy_r_r23 + 1;
    cpy_r_r23 = cpy_r_r73;
    goto CPyL12;
CPyL46: ;
    cpy_r_r74 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_seals;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Player", "seals", 170, CPyStatic_study___globals);
        goto CPyL112;
    }
    CPyTagged_INCREF(cpy_r_r74);
CPyL47: ;
    cpy_r_r75 = cpy_r_r74 != 0;
    CPyTagged_DECREF(cpy_r_r74);
    if (!cpy_r_r75) goto CPyL61;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_highest + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = PyList_New(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 171, CPyStatic_study___globals);
        goto CPyL112;
    }
    cpy_r_r79 = 0;
CPyL50: ;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_highest + offsetof(PyVarObject, ob_size));
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    cpy_r_r82 = cpy_r_r79 < cpy_r_r81;
    if (!cpy_r_r82) goto CPyL124;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_highest + offsetof(PyListObject, ob_item));
    cpy_r_r84 = *(CPyPtr *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r79 * 8;
    cpy_r_r86 = cpy_r_r84 + cpy_r_r85;
    cpy_r_r87 = *(PyObject * *)cpy_r_r86;
    CPy_INCREF(cpy_r_r87);
    if (likely(PyLong_Check(cpy_r_r87)))
        cpy_r_r88 = CPyTagged_FromObject(cpy_r_r87);
    else {
        CPy_TypeError("int", cpy_r_r87); cpy_r_r88 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 171, CPyStatic_study___globals);
        goto CPyL125;
    }
    cpy_r_r89 = ((serai___games___encyclopedia___thinking___study___StudyObject *)cpy_r_self)->__weights;
    cpy_r_r90 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_r89)->_extra_die;
    CPyTagged_INCREF(cpy_r_r90);
    cpy_r_r91 = cpy_r_r90 & 1;
    cpy_r_r92 = cpy_r_r91 != 0;
    if (cpy_r_r92) goto CPyL54;
    cpy_r_r93 = cpy_r_r88 & 1;
    cpy_r_r94 = cpy_r_r93 != 0;
    if (!cpy_r_r94) goto CPyL55;
CPyL54: ;
    cpy_r_r95 = CPyTagged_IsLt_(cpy_r_r88, cpy_r_r90);
    if (cpy_r_r95) {
        goto CPyL126;
    } else
        goto CPyL127;
CPyL55: ;
    cpy_r_r96 = (Py_ssize_t)cpy_r_r90 > (Py_ssize_t)cpy_r_r88;
    if (cpy_r_r96) {
        goto CPyL126;
    } else
        goto CPyL127;
CPyL56: ;
    cpy_r_r97 = cpy_r_r90;
    goto CPyL58;
CPyL57: ;
    cpy_r_r97 = cpy_r_r88;
CPyL58: ;
    cpy_r_r98 = CPyTagged_StealAsObject(cpy_r_r97);
    CPyList_SetItemUnsafe(cpy_r_r78, cpy_r_r79, cpy_r_r98);
    cpy_r_r99 = cpy_r_r79 + 1;
    cpy_r_r79 = cpy_r_r99;
    goto CPyL50;
CPyL60: ;
    cpy_r_highest = cpy_r_r78;
CPyL61: ;
    cpy_r_r100 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tokens;
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Player", "tokens", 172, CPyStatic_study___globals);
        goto CPyL112;
    }
    CPyTagged_INCREF(cpy_r_r100);
CPyL62: ;
    cpy_r_r101 = cpy_r_r100 != 0;
    CPyTagged_DECREF(cpy_r_r100);
    if (cpy_r_r101) goto CPyL65;
    cpy_r_r102 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_seals;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Player", "seals", 172, CPyStatic_study___globals);
        goto CPyL112;
    }
    CPyTagged_INCREF(cpy_r_r102);
CPyL64: ;
    cpy_r_r103 = cpy_r_r102 != 0;
    CPyTagged_DECREF(cpy_r_r102);
    if (!cpy_r_r103) goto CPyL71;
CPyL65: ;
    cpy_r_r104 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r105 = CPyStatics[39]; /* 'max' */
    cpy_r_r106 = CPyObject_GetAttr(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 173, CPyStatic_study___globals);
        goto CPyL112;
    }
    PyObject *cpy_r_r107[1] = {cpy_r_highest};
    cpy_r_r108 = (PyObject **)&cpy_r_r107;
    cpy_r_r109 = PyObject_Vectorcall(cpy_r_r106, cpy_r_r108, 1, 0);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 173, CPyStatic_study___globals);
        goto CPyL112;
    }
    if (likely(PyLong_Check(cpy_r_r109)))
        cpy_r_r110 = CPyTagged_FromObject(cpy_r_r109);
    else {
        CPy_TypeError("int", cpy_r_r109); cpy_r_r110 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 173, CPyStatic_study___globals);
        goto CPyL112;
    }
    cpy_r_r111 = PyList_New(1);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 173, CPyStatic_study___globals);
        goto CPyL128;
    }
    cpy_r_r112 = CPyTagged_StealAsObject(cpy_r_r110);
    cpy_r_r113 = (CPyPtr)((CPyPtr)cpy_r_r111 + offsetof(PyListObject, ob_item));
    cpy_r_r114 = *(CPyPtr *)cpy_r_r113;
    *(PyObject * *)cpy_r_r114 = cpy_r_r112;
    cpy_r_r115 = (CPyPtr)((CPyPtr)cpy_r_highest + offsetof(PyVarObject, ob_size));
    cpy_r_r116 = *(int64_t *)cpy_r_r115;
    CPy_DECREF(cpy_r_highest);
    cpy_r_r117 = cpy_r_r116 << 1;
    cpy_r_r118 = CPySequence_Multiply(cpy_r_r111, cpy_r_r117);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 173, CPyStatic_study___globals);
        goto CPyL110;
    }
    cpy_r_highest = cpy_r_r118;
CPyL71: ;
    cpy_r_r119 = 0;
    cpy_r_r120 = 0;
CPyL72: ;
    cpy_r_r121 = (CPyPtr)((CPyPtr)cpy_r_highest + offsetof(PyVarObject, ob_size));
    cpy_r_r122 = *(int64_t *)cpy_r_r121;
    cpy_r_r123 = cpy_r_r120 < cpy_r_r122;
    if (!cpy_r_r123) goto CPyL129;
    cpy_r_continent = cpy_r_r119;
    cpy_r_r124 = (CPyPtr)((CPyPtr)cpy_r_highest + offsetof(PyListObject, ob_item));
    cpy_r_r125 = *(CPyPtr *)cpy_r_r124;
    cpy_r_r126 = cpy_r_r120 * 8;
    cpy_r_r127 = cpy_r_r125 + cpy_r_r126;
    cpy_r_r128 = *(PyObject * *)cpy_r_r127;
    CPy_INCREF(cpy_r_r128);
    if (likely(PyLong_Check(cpy_r_r128)))
        cpy_r_r129 = CPyTagged_FromObject(cpy_r_r128);
    else {
        CPy_TypeError("int", cpy_r_r128); cpy_r_r129 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 174, CPyStatic_study___globals);
        goto CPyL130;
    }
    cpy_r_value = cpy_r_r129;
    cpy_r_r130 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_coins;
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Player", "coins", 175, CPyStatic_study___globals);
        goto CPyL131;
    }
    CPyTagged_INCREF(cpy_r_r130);
CPyL75: ;
    cpy_r_r131 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_coin_value;
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Book", "coin_value", 175, CPyStatic_study___globals);
        goto CPyL132;
    }
    CPyTagged_INCREF(cpy_r_r131);
CPyL76: ;
    cpy_r_r132 = CPyTagged_Multiply(cpy_r_r130, cpy_r_r131);
    CPyTagged_DECREF(cpy_r_r130);
    CPyTagged_DECREF(cpy_r_r131);
    cpy_r_r133 = CPyTagged_Add(cpy_r_value, cpy_r_r132);
    CPyTagged_DECREF(cpy_r_value);
    CPyTagged_DECREF(cpy_r_r132);
    cpy_r_value = cpy_r_r133;
    cpy_r_r134 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_publication_value;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/study.py", "_reach", "Book", "publication_value", 176, CPyStatic_study___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r134);
CPyL77: ;
    cpy_r_r135 = CPyList_GetItemBorrow(cpy_r_highest, cpy_r_continent);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 177, CPyStatic_study___globals);
        goto CPyL133;
    }
    if (likely(PyLong_Check(cpy_r_r135)))
        cpy_r_r136 = CPyTagged_FromObject(cpy_r_r135);
    else {
        CPy_TypeError("int", cpy_r_r135); cpy_r_r136 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 177, CPyStatic_study___globals);
        goto CPyL133;
    }
    cpy_r_r137 = cpy_r_r136 & 1;
    cpy_r_r138 = cpy_r_r137 != 0;
    if (cpy_r_r138) goto CPyL81;
    cpy_r_r139 = 0 & 1;
    cpy_r_r140 = cpy_r_r139 != 0;
    if (!cpy_r_r140) goto CPyL82;
CPyL81: ;
    cpy_r_r141 = CPyTagged_IsLt_(cpy_r_r136, 0);
    cpy_r_r142 = cpy_r_r141;
    goto CPyL83;
CPyL82: ;
    cpy_r_r143 = (Py_ssize_t)cpy_r_r136 < (Py_ssize_t)0;
    cpy_r_r142 = cpy_r_r143;
CPyL83: ;
    CPyTagged_DECREF(cpy_r_r136);
    if (cpy_r_r142) goto CPyL134;
    cpy_r_r144 = CPyList_GetItemShortBorrow(cpy_r_r134, 0);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 177, CPyStatic_study___globals);
        goto CPyL133;
    }
    if (likely(PyLong_Check(cpy_r_r144)))
        cpy_r_r145 = CPyTagged_FromObject(cpy_r_r144);
    else {
        CPy_TypeError("int", cpy_r_r144); cpy_r_r145 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r145 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 177, CPyStatic_study___globals);
        goto CPyL133;
    }
    cpy_r_r146 = cpy_r_value & 1;
    cpy_r_r147 = cpy_r_r146 != 0;
    if (cpy_r_r147) goto CPyL88;
    cpy_r_r148 = cpy_r_r145 & 1;
    cpy_r_r149 = cpy_r_r148 != 0;
    if (!cpy_r_r149) goto CPyL89;
CPyL88: ;
    cpy_r_r150 = CPyTagged_IsLt_(cpy_r_value, cpy_r_r145);
    cpy_r_r151 = cpy_r_r150;
    goto CPyL90;
CPyL89: ;
    cpy_r_r152 = (Py_ssize_t)cpy_r_value < (Py_ssize_t)cpy_r_r145;
    cpy_r_r151 = cpy_r_r152;
CPyL90: ;
    CPyTagged_DECREF(cpy_r_r145);
    if (cpy_r_r151) {
        goto CPyL134;
    } else
        goto CPyL92;
CPyL91: ;
    cpy_r_r153 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r153);
    cpy_r_r154 = CPyList_SetItem(cpy_r_r9, cpy_r_continent, cpy_r_r153);
    CPyTagged_DECREF(cpy_r_continent);
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 178, CPyStatic_study___globals);
        goto CPyL112;
    } else
        goto CPyL105;
CPyL92: ;
    cpy_r_r155 = 0;
    cpy_r_r156 = 0;
    cpy_r_kind = cpy_r_r156;
    CPyTagged_DECREF(cpy_r_kind);
CPyL93: ;
    cpy_r_r157 = (Py_ssize_t)cpy_r_r156 < (Py_ssize_t)8;
    if (!cpy_r_r157) goto CPyL135;
    cpy_r_kind = cpy_r_r156;
    cpy_r_r158 = CPyTagged_Add(cpy_r_kind, 2);
    cpy_r_r159 = CPyList_GetItemBorrow(cpy_r_r134, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 180, CPyStatic_study___globals);
        goto CPyL136;
    }
    if (likely(PyLong_Check(cpy_r_r159)))
        cpy_r_r160 = CPyTagged_FromObject(cpy_r_r159);
    else {
        CPy_TypeError("int", cpy_r_r159); cpy_r_r160 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r160 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 180, CPyStatic_study___globals);
        goto CPyL136;
    }
    cpy_r_r161 = cpy_r_r160 & 1;
    cpy_r_r162 = cpy_r_r161 != 0;
    if (cpy_r_r162) goto CPyL98;
    cpy_r_r163 = cpy_r_value & 1;
    cpy_r_r164 = cpy_r_r163 != 0;
    if (!cpy_r_r164) goto CPyL99;
CPyL98: ;
    cpy_r_r165 = CPyTagged_IsLt_(cpy_r_value, cpy_r_r160);
    cpy_r_r166 = cpy_r_r165 ^ 1;
    cpy_r_r167 = cpy_r_r166;
    goto CPyL100;
CPyL99: ;
    cpy_r_r168 = (Py_ssize_t)cpy_r_r160 <= (Py_ssize_t)cpy_r_value;
    cpy_r_r167 = cpy_r_r168;
CPyL100: ;
    CPyTagged_DECREF(cpy_r_r160);
    CPyTagged_DECREF(cpy_r_r158);
    if (!cpy_r_r167) goto CPyL137;
    cpy_r_r169 = CPyTagged_Lshift(2, cpy_r_kind);
    CPyTagged_DECREF(cpy_r_kind);
    if (unlikely(cpy_r_r169 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 180, CPyStatic_study___globals);
        goto CPyL138;
    }
    cpy_r_r170 = CPyTagged_Add(cpy_r_r155, cpy_r_r169);
    CPyTagged_DECREF(cpy_r_r155);
    CPyTagged_DECREF(cpy_r_r169);
    cpy_r_r155 = cpy_r_r170;
CPyL103: ;
    cpy_r_r171 = cpy_r_r156 + 2;
    cpy_r_r156 = cpy_r_r171;
    goto CPyL93;
CPyL104: ;
    cpy_r_r172 = CPyTagged_StealAsObject(cpy_r_r155);
    cpy_r_r173 = CPyList_SetItem(cpy_r_r9, cpy_r_continent, cpy_r_r172);
    CPyTagged_DECREF(cpy_r_continent);
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 180, CPyStatic_study___globals);
        goto CPyL112;
    }
CPyL105: ;
    cpy_r_r174 = cpy_r_r119 + 2;
    cpy_r_r119 = cpy_r_r174;
    cpy_r_r175 = cpy_r_r120 + 1;
    cpy_r_r120 = cpy_r_r175;
    goto CPyL72;
CPyL106: ;
    return cpy_r_r9;
CPyL107: ;
    cpy_r_r176 = NULL;
    return cpy_r_r176;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL107;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL107;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL107;
CPyL111: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL7;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    goto CPyL107;
CPyL113: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL46;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_die);
    goto CPyL107;
CPyL115: ;
    CPyTagged_DECREF(cpy_r_r32);
    goto CPyL19;
CPyL116: ;
    CPyTagged_DECREF(cpy_r_die);
    goto CPyL45;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_die);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL107;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_die);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r57);
    goto CPyL107;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r57);
    goto CPyL107;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPy_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL107;
CPyL121: ;
    CPyTagged_DECREF(cpy_r_r57);
    goto CPyL42;
CPyL122: ;
    CPyTagged_DECREF(cpy_r_r62);
    goto CPyL43;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPy_DecRef(cpy_r_r22);
    goto CPyL107;
CPyL124: ;
    CPy_DECREF(cpy_r_highest);
    goto CPyL60;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPy_DecRef(cpy_r_r78);
    goto CPyL107;
CPyL126: ;
    CPyTagged_DECREF(cpy_r_r88);
    goto CPyL56;
CPyL127: ;
    CPyTagged_DECREF(cpy_r_r90);
    goto CPyL57;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_r110);
    goto CPyL107;
CPyL129: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_highest);
    goto CPyL106;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_continent);
    goto CPyL107;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL107;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r130);
    goto CPyL107;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r134);
    goto CPyL107;
CPyL134: ;
    CPyTagged_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_r134);
    goto CPyL91;
CPyL135: ;
    CPyTagged_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_r134);
    goto CPyL104;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r134);
    CPyTagged_DecRef(cpy_r_r155);
    CPyTagged_DecRef(cpy_r_kind);
    CPyTagged_DecRef(cpy_r_r158);
    goto CPyL107;
CPyL137: ;
    CPyTagged_DECREF(cpy_r_kind);
    goto CPyL103;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_continent);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r134);
    CPyTagged_DecRef(cpy_r_r155);
    goto CPyL107;
}
        
        PyObject *CPyPy_study___Study____reach(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:_reach", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_study___Study))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.study.Study", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_study___Study____reach(arg_self, arg_t, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "_reach", 156, CPyStatic_study___globals);
            return NULL;
        }
        
char CPyDef_study_____top_level__(void) {
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
    int32_t cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    int32_t cpy_r_r182;
    char cpy_r_r183;
    char cpy_r_r184;
    char cpy_r_r185;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 1, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 1, CPyStatic_study___globals);
        goto CPyL69;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_study___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 10, CPyStatic_study___globals);
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
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 12, CPyStatic_study___globals);
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
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 12, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 12, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 12, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r31 = CPyStatic_study___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 12, CPyStatic_study___globals);
        goto CPyL69;
    } else
        goto CPyL70;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 13, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r42 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 13, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 13, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 13, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5178]; /* ('die_bonus',) */
    cpy_r_r53 = CPyStatic_study___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 13, CPyStatic_study___globals);
        goto CPyL69;
    } else
        goto CPyL71;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 14, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 14, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 14, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 14, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5154]; /* ('expedition_value',) */
    cpy_r_r75 = CPyStatic_study___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 14, CPyStatic_study___globals);
        goto CPyL69;
    } else
        goto CPyL72;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 15, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 15, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 15, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 15, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5179]; /* ('ALL_TYPES', 'FIRST_SPACE', 'NOTHING_THERE', 'RESEARCH_TYPES', 'TURNS') */
    cpy_r_r97 = CPyStatic_study___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 15, CPyStatic_study___globals);
        goto CPyL69;
    } else
        goto CPyL73;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 16, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r108 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 16, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 16, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 16, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r119 = CPyStatic_study___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 16, CPyStatic_study___globals);
        goto CPyL69;
    } else
        goto CPyL74;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___encyclopedia___thinking___features;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___encyclopedia___thinking___features;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[1096]; /* 'serai.games.encyclopedia.thinking.features' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 17, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___encyclopedia___thinking___features;
    cpy_r_r130 = CPyExec_serai___games___encyclopedia___thinking___features;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___encyclopedia___thinking___features__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 17, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 17, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[1096]; /* 'serai.games.encyclopedia.thinking.features' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 17, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5176]; /* ('is_last_round',) */
    cpy_r_r141 = CPyStatic_study___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 17, CPyStatic_study___globals);
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
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 18, CPyStatic_study___globals);
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
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 18, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 18, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[298]; /* 'serai.games.encyclopedia.thinking.weights' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 18, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r163 = CPyStatic_study___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 18, CPyStatic_study___globals);
        goto CPyL69;
    } else
        goto CPyL76;
CPyL61: ;
    cpy_r_r165 = NULL;
    cpy_r_r166 = CPyStatics[1100]; /* 'serai.games.encyclopedia.thinking.study' */
    cpy_r_r167 = (PyObject *)CPyType_study___Study_template;
    cpy_r_r168 = CPyType_FromTemplate(cpy_r_r167, cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 21, CPyStatic_study___globals);
        goto CPyL69;
    }
    cpy_r_r169 = CPyDef_study___Study_trait_vtable_setup();
    if (unlikely(cpy_r_r169 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 21, CPyStatic_study___globals);
        goto CPyL77;
    }
    cpy_r_r170 = CPyDef_study___Study_coroutine_setup(cpy_r_r168);
    if (unlikely(cpy_r_r170 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 21, CPyStatic_study___globals);
        goto CPyL77;
    }
    cpy_r_r171 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r172 = CPyStatics[1102]; /* '_book' */
    cpy_r_r173 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r174 = CPyStatics[1115]; /* '_alike' */
    cpy_r_r175 = CPyStatics[1116]; /* '_cube_points' */
    cpy_r_r176 = CPyStatics[1009]; /* 'collection' */
    cpy_r_r177 = PyTuple_Pack(5, cpy_r_r172, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 21, CPyStatic_study___globals);
        goto CPyL77;
    }
    cpy_r_r178 = PyObject_SetAttr(cpy_r_r168, cpy_r_r171, cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    cpy_r_r179 = cpy_r_r178 >= 0;
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 21, CPyStatic_study___globals);
        goto CPyL77;
    }
    CPyType_study___Study = (PyTypeObject *)cpy_r_r168;
    CPy_INCREF(CPyType_study___Study);
    cpy_r_r180 = CPyStatic_study___globals;
    cpy_r_r181 = CPyStatics[1101]; /* 'Study' */
    cpy_r_r182 = PyDict_SetItem(cpy_r_r180, cpy_r_r181, cpy_r_r168);
    cpy_r_r183 = cpy_r_r182 >= 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 21, CPyStatic_study___globals);
        goto CPyL77;
    }
    cpy_r_r184 = CPy_InitSubclass(cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/study.py", "<module>", 21, CPyStatic_study___globals);
        goto CPyL69;
    }
    return 1;
CPyL69: ;
    cpy_r_r185 = 2;
    return cpy_r_r185;
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

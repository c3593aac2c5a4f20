#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
promise___Promise_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
promise___Promise_traverse(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__shelf);
    Py_VISIT(self->__of);
    Py_VISIT(self->__time);
    Py_VISIT(self->__pages);
    Py_VISIT(self->__ways);
    Py_VISIT(self->__work);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_promise___Promise_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___thinking___promise___PromiseObject *self = (serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self;
    Py_CLEAR(self->__shelf);
    Py_CLEAR(self->__of);
    Py_CLEAR(self->__time);
    Py_CLEAR(self->__pages);
    Py_CLEAR(self->__ways);
    Py_CLEAR(self->__work);
    return 0;
}

static int32_t CPyDef_promise___Promise_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___thinking___promise___PromiseObject *self = (serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self;
    Py_CLEAR(self->__shelf);
    Py_CLEAR(self->__of);
    Py_CLEAR(self->__time);
    Py_CLEAR(self->__pages);
    Py_CLEAR(self->__ways);
    Py_CLEAR(self->__work);
    return 0;
}

static void
promise___Promise_dealloc(serai___games___scholars___myriad___thinking___promise___PromiseObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, promise___Promise_dealloc)
    CPyDef_promise___Promise_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_promise_____mypyc__Promise_setup(PyObject *cpy_r_type);
PyObject *CPyDef_promise___Promise(PyObject *cpy_r_shelf);

static PyObject *
promise___Promise_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_promise___Promise) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_promise_____mypyc__Promise_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_promise___Promise_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem promise___Promise_vtable[9];
static bool
CPyDef_promise___Promise_trait_vtable_setup(void)
{
    CPyVTableItem promise___Promise_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_promise___Promise_____init__,
        (CPyVTableItem)CPyDef_promise___Promise____page,
        (CPyVTableItem)CPyDef_promise___Promise___of,
        (CPyVTableItem)CPyDef_promise___Promise___translation,
        (CPyVTableItem)CPyDef_promise___Promise____turns,
        (CPyVTableItem)CPyDef_promise___Promise____worth_of_pages,
        (CPyVTableItem)CPyDef_promise___Promise____experience,
        (CPyVTableItem)CPyDef_promise___Promise____row,
        (CPyVTableItem)CPyDef_promise___Promise____dice,
    };
    memcpy(promise___Promise_vtable, promise___Promise_vtable_scratch, sizeof(promise___Promise_vtable));
    return 1;
}

static bool
CPyDef_promise___Promise_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
promise___Promise_get__shelf(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure);
static int
promise___Promise_set__shelf(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure);
static PyObject *
promise___Promise_get__of(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure);
static int
promise___Promise_set__of(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure);
static PyObject *
promise___Promise_get__time(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure);
static int
promise___Promise_set__time(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure);
static PyObject *
promise___Promise_get__pages(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure);
static int
promise___Promise_set__pages(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure);
static PyObject *
promise___Promise_get__ways(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure);
static int
promise___Promise_set__ways(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure);
static PyObject *
promise___Promise_get__work(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure);
static int
promise___Promise_set__work(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure);

static PyGetSetDef promise___Promise_getseters[] = {
    {"_shelf",
     (getter)promise___Promise_get__shelf, (setter)promise___Promise_set__shelf,
     NULL, NULL},
    {"_of",
     (getter)promise___Promise_get__of, (setter)promise___Promise_set__of,
     NULL, NULL},
    {"_time",
     (getter)promise___Promise_get__time, (setter)promise___Promise_set__time,
     NULL, NULL},
    {"_pages",
     (getter)promise___Promise_get__pages, (setter)promise___Promise_set__pages,
     NULL, NULL},
    {"_ways",
     (getter)promise___Promise_get__ways, (setter)promise___Promise_set__ways,
     NULL, NULL},
    {"_work",
     (getter)promise___Promise_get__work, (setter)promise___Promise_set__work,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef promise___Promise_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_promise_____mypyc__Promise_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_promise___Promise_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, shelf)\n--\n\n")},
    {"_page",
     (PyCFunction)CPyPy_promise___Promise____page,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_page($self, page, effects)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_promise___Promise___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, t, seat)\n--\n\n")},
    {"translation",
     (PyCFunction)CPyPy_promise___Promise___translation,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translation($self, t, me, value)\n--\n\n")},
    {"_turns",
     (PyCFunction)CPyPy_promise___Promise____turns,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_turns($self, t)\n--\n\n")},
    {"_worth_of_pages",
     (PyCFunction)CPyPy_promise___Promise____worth_of_pages,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_worth_of_pages($self, pages, turns, resolved)\n--\n\n")},
    {"_experience",
     (PyCFunction)CPyPy_promise___Promise____experience,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_experience($self, t, seat, turns)\n--\n\n")},
    {"_row",
     (PyCFunction)CPyPy_promise___Promise____row,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_row($self, t, seat)\n--\n\n")},
    {"_dice",
     (PyCFunction)CPyPy_promise___Promise____dice,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_dice($self, t, seat, turns)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_promise___Promise_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Promise",
    .tp_new = promise___Promise_new,
    .tp_dealloc = (destructor)promise___Promise_dealloc,
    .tp_traverse = (traverseproc)promise___Promise_traverse,
    .tp_clear = (inquiry)CPyDef_promise___Promise_clear,
    .tp_getset = promise___Promise_getseters,
    .tp_methods = promise___Promise_methods,
    .tp_init = promise___Promise_init,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___thinking___promise___PromiseObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Promise(shelf)\n--\n\n"),
};
static PyTypeObject *CPyType_promise___Promise_template = &CPyType_promise___Promise_template_;

PyObject *CPyDef_promise_____mypyc__Promise_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___thinking___promise___PromiseObject *self;
    self = (serai___games___scholars___myriad___thinking___promise___PromiseObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = promise___Promise_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_promise___Promise(PyObject *cpy_r_shelf)
{
    PyObject *self = CPyDef_promise_____mypyc__Promise_setup((PyObject *)CPyType_promise___Promise);
    if (self == NULL)
        return NULL;
    char res = CPyDef_promise___Promise_____init__(self, cpy_r_shelf);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
promise___Promise_get__shelf(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure)
{
    if (unlikely(self->__shelf == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_shelf' of 'Promise' undefined");
        return NULL;
    }
    CPy_INCREF(self->__shelf);
    PyObject *retval = self->__shelf;
    return retval;
}

static int
promise___Promise_set__shelf(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Promise' object attribute '_shelf' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_myriad___book___Shelf))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.myriad.book.Shelf", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__shelf != NULL) {
        CPy_DECREF(self->__shelf);
    }
    self->__shelf = tmp;
    return 0;
}

static PyObject *
promise___Promise_get__of(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure)
{
    if (unlikely(self->__of == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_of' of 'Promise' undefined");
        return NULL;
    }
    CPy_INCREF(self->__of);
    PyObject *retval = self->__of;
    return retval;
}

static int
promise___Promise_set__of(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Promise' object attribute '_of' cannot be deleted");
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
    if (self->__of != NULL) {
        CPy_DECREF(self->__of);
    }
    self->__of = tmp;
    return 0;
}

static PyObject *
promise___Promise_get__time(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure)
{
    if (unlikely(self->__time == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_time' of 'Promise' undefined");
        return NULL;
    }
    CPy_INCREF(self->__time);
    PyObject *retval = self->__time;
    return retval;
}

static int
promise___Promise_set__time(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Promise' object attribute '_time' cannot be deleted");
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
    if (self->__time != NULL) {
        CPy_DECREF(self->__time);
    }
    self->__time = tmp;
    return 0;
}

static PyObject *
promise___Promise_get__pages(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure)
{
    if (unlikely(self->__pages == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_pages' of 'Promise' undefined");
        return NULL;
    }
    CPy_INCREF(self->__pages);
    PyObject *retval = self->__pages;
    return retval;
}

static int
promise___Promise_set__pages(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Promise' object attribute '_pages' cannot be deleted");
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
    if (self->__pages != NULL) {
        CPy_DECREF(self->__pages);
    }
    self->__pages = tmp;
    return 0;
}

static PyObject *
promise___Promise_get__ways(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure)
{
    if (unlikely(self->__ways == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_ways' of 'Promise' undefined");
        return NULL;
    }
    CPy_INCREF(self->__ways);
    PyObject *retval = self->__ways;
    return retval;
}

static int
promise___Promise_set__ways(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Promise' object attribute '_ways' cannot be deleted");
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
    if (self->__ways != NULL) {
        CPy_DECREF(self->__ways);
    }
    self->__ways = tmp;
    return 0;
}

static PyObject *
promise___Promise_get__work(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, void *closure)
{
    if (unlikely(self->__work == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_work' of 'Promise' undefined");
        return NULL;
    }
    CPy_INCREF(self->__work);
    PyObject *retval = self->__work;
    return retval;
}

static int
promise___Promise_set__work(serai___games___scholars___myriad___thinking___promise___PromiseObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Promise' object attribute '_work' cannot be deleted");
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
    if (self->__work != NULL) {
        CPy_DECREF(self->__work);
    }
    self->__work = tmp;
    return 0;
}
static PyMethodDef promisemodule_methods[] = {
    {"numbers", (PyCFunction)CPyPy_promise___numbers, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("numbers()\n--\n\n") /* docstring */},
    {"worth_of", (PyCFunction)CPyPy_promise___worth_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("worth_of(verb)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___thinking___promise__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___thinking___promise__internal, "__name__");
    CPyStatic_promise___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___thinking___promise__internal);
    if (unlikely(CPyStatic_promise___globals == NULL))
        goto fail;
    char result = CPyDef_promise_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___thinking___promise__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_promise___Promise);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___thinking___promise(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___thinking___promise__impl, &CPyImportState_serai___games___scholars___myriad___thinking___promise, &CPyModule_serai___games___scholars___myriad___thinking___promise);
}
static struct PyModuleDef promisemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.thinking.promise",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    promisemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___thinking___promise(void)
{
    if (CPyModule_serai___games___scholars___myriad___thinking___promise__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___thinking___promise__internal);
        return CPyModule_serai___games___scholars___myriad___thinking___promise__internal;
    }
    CPyModule_serai___games___scholars___myriad___thinking___promise__internal = PyModule_Create(&promisemodule);
    return CPyModule_serai___games___scholars___myriad___thinking___promise__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___thinking___promise(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___thinking___promise__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___thinking___promise__internal);
        return CPyModule_serai___games___scholars___myriad___thinking___promise__internal;
    }
    CPyModule_serai___games___scholars___myriad___thinking___promise__internal = PyModule_Create(&promisemodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___thinking___promise__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.thinking.promise");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___thinking___promise__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___thinking___promise__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___thinking___promise__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___thinking___promise(CPyModule_serai___games___scholars___myriad___thinking___promise__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___thinking___promise__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.thinking.promise");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___thinking___promise__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_promise___numbers(void) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    tuple_T4CIOO cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    double cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    cpy_r_r0 = CPyStatics[3205]; /* 'serai.games.scholars.myriad.thinking' */
    cpy_r_r1 = CPyStatic_promise___globals;
    cpy_r_r2 = CPyStatics[108]; /* 'files' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 26, CPyStatic_promise___globals);
        goto CPyL35;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 26, CPyStatic_promise___globals);
        goto CPyL35;
    }
    cpy_r_r7 = CPyStatics[1137]; /* 'weights.toml' */
    cpy_r_r8 = PyNumber_TrueDivide(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 26, CPyStatic_promise___globals);
        goto CPyL35;
    }
    cpy_r_r9 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r10 = CPyStatics[113]; /* 'read_text' */
    PyObject *cpy_r_r11[2] = {cpy_r_r8, cpy_r_r9};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = PyObject_VectorcallMethod(cpy_r_r10, cpy_r_r12, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 26, CPyStatic_promise___globals);
        goto CPyL36;
    }
    CPy_DECREF(cpy_r_r8);
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 26, CPyStatic_promise___globals, "str", cpy_r_r13);
        goto CPyL35;
    }
    cpy_r_r15 = PyDict_New();
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL37;
    }
    cpy_r_r16 = CPyImport_GetModuleCache(&CPyModule_tomllib);
    cpy_r_r17 = CPyStatics[115]; /* 'loads' */
    cpy_r_r18 = CPyObject_GetAttr(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL38;
    }
    PyObject *cpy_r_r19[1] = {cpy_r_r14};
    cpy_r_r20 = (PyObject **)&cpy_r_r19;
    cpy_r_r21 = PyObject_Vectorcall(cpy_r_r18, cpy_r_r20, 1, 0);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL38;
    }
    CPy_DECREF(cpy_r_r14);
    if (likely(PyDict_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals, "dict", cpy_r_r21);
        goto CPyL39;
    }
    cpy_r_r23 = 0;
    cpy_r_r24 = PyDict_Size(cpy_r_r22);
    cpy_r_r25 = CPyDict_GetItemsIter(cpy_r_r22);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL40;
    }
CPyL10: ;
    cpy_r_r26 = CPyDict_NextItem(cpy_r_r25, cpy_r_r23);
    cpy_r_r27 = cpy_r_r26.f1;
    cpy_r_r23 = cpy_r_r27;
    cpy_r_r28 = cpy_r_r26.f0;
    if (!cpy_r_r28) goto CPyL41;
    cpy_r_r29 = cpy_r_r26.f2;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = cpy_r_r26.f3;
    CPy_INCREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r26.f2);
    CPy_DECREF(cpy_r_r26.f3);
    if (likely(PyUnicode_Check(cpy_r_r29)))
        cpy_r_r31 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals, "str", cpy_r_r29);
        goto CPyL42;
    }
    cpy_r_r32 = PyDict_New();
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL43;
    }
    cpy_r_r33 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r34[1] = {cpy_r_r30};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = PyObject_VectorcallMethod(cpy_r_r33, cpy_r_r35, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL44;
    }
    CPy_DECREF(cpy_r_r30);
    cpy_r_r37 = PyObject_GetIter(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL45;
    }
CPyL15: ;
    cpy_r_r38 = PyIter_Next(cpy_r_r37);
    if (cpy_r_r38 == NULL) goto CPyL46;
    cpy_r_r39 = PyObject_GetIter(cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL47;
    }
    cpy_r_r40 = PyIter_Next(cpy_r_r39);
    if (cpy_r_r40 == NULL) {
        goto CPyL48;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r41 = 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r42 = PyIter_Next(cpy_r_r39);
    if (cpy_r_r42 == NULL) {
        goto CPyL49;
    } else
        goto CPyL23;
CPyL21: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r44 = PyIter_Next(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (cpy_r_r44 == NULL) {
        goto CPyL26;
    } else
        goto CPyL50;
CPyL24: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r46 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r47[1] = {cpy_r_r42};
    cpy_r_r48 = (PyObject **)&cpy_r_r47;
    cpy_r_r49 = PyObject_Vectorcall(cpy_r_r46, cpy_r_r48, 1, 0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL51;
    }
    CPy_DECREF(cpy_r_r42);
    cpy_r_r50 = PyFloat_AsDouble(cpy_r_r49);
    if (cpy_r_r50 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r49); cpy_r_r50 = -113.0;
    }
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 == -113.0;
    if (unlikely(cpy_r_r51)) goto CPyL29;
CPyL28: ;
    cpy_r_r52 = PyFloat_FromDouble(cpy_r_r50);
    cpy_r_r53 = PyDict_SetItem(cpy_r_r32, cpy_r_r40, cpy_r_r52);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL47;
    } else
        goto CPyL15;
CPyL29: ;
    cpy_r_r55 = PyErr_Occurred();
    if (unlikely(cpy_r_r55 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL52;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r56 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL45;
    }
    cpy_r_r57 = PyDict_SetItem(cpy_r_r15, cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r58 = cpy_r_r57 >= 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL53;
    }
    cpy_r_r59 = CPyDict_CheckSize(cpy_r_r22, cpy_r_r24);
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL53;
    } else
        goto CPyL10;
CPyL33: ;
    cpy_r_r60 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 27, CPyStatic_promise___globals);
        goto CPyL39;
    }
    return cpy_r_r15;
CPyL35: ;
    cpy_r_r61 = NULL;
    return cpy_r_r61;
CPyL36: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL35;
CPyL37: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL35;
CPyL38: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL35;
CPyL39: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL35;
CPyL40: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r22);
    goto CPyL35;
CPyL41: ;
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26.f2);
    CPy_DECREF(cpy_r_r26.f3);
    goto CPyL33;
CPyL42: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r30);
    goto CPyL35;
CPyL43: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r30);
    goto CPyL35;
CPyL44: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r32);
    goto CPyL35;
CPyL45: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL35;
CPyL46: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL30;
CPyL47: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r37);
    goto CPyL35;
CPyL48: ;
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r39);
    goto CPyL18;
CPyL49: ;
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    goto CPyL21;
CPyL50: ;
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r44);
    goto CPyL24;
CPyL51: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r42);
    goto CPyL35;
CPyL52: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r40);
    goto CPyL35;
CPyL53: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    goto CPyL35;
}
        
        PyObject *CPyPy_promise___numbers(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":numbers", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *retval = CPyDef_promise___numbers();
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "numbers", 24, CPyStatic_promise___globals);
            return NULL;
        }
        
double CPyDef_promise___worth_of(PyObject *cpy_r_verb) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    double cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    double cpy_r_r13;
    cpy_r_r0 = CPyStatic_promise___globals;
    cpy_r_r1 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "worth_of", 32, CPyStatic_promise___globals);
        goto CPyL9;
    }
    cpy_r_r3 = PyObject_Vectorcall(cpy_r_r2, 0, 0, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "worth_of", 32, CPyStatic_promise___globals);
        goto CPyL9;
    }
    if (likely(PyDict_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "worth_of", 32, CPyStatic_promise___globals, "dict", cpy_r_r3);
        goto CPyL9;
    }
    cpy_r_r5 = CPyStatics[3162]; /* 'effects' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "worth_of", 32, CPyStatic_promise___globals);
        goto CPyL9;
    }
    if (likely(PyDict_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "worth_of", 32, CPyStatic_promise___globals, "dict", cpy_r_r6);
        goto CPyL9;
    }
    cpy_r_r8 = PyFloat_FromDouble(0.0);
    cpy_r_r9 = CPyDict_Get(cpy_r_r7, cpy_r_verb, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "worth_of", 32, CPyStatic_promise___globals);
        goto CPyL9;
    }
    cpy_r_r10 = PyFloat_AsDouble(cpy_r_r9);
    if (cpy_r_r10 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r9); cpy_r_r10 = -113.0;
    }
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 == -113.0;
    if (unlikely(cpy_r_r11)) goto CPyL8;
CPyL7: ;
    return cpy_r_r10;
CPyL8: ;
    cpy_r_r12 = PyErr_Occurred();
    if (unlikely(cpy_r_r12 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "worth_of", 32, CPyStatic_promise___globals);
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r13 = -113.0;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_promise___worth_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"verb", 0};
            static CPyArg_Parser parser = {"O:worth_of", kwlist, 0};
            PyObject *obj_verb;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_verb)) {
                return NULL;
            }
            PyObject *arg_verb;
            if (likely(PyUnicode_Check(obj_verb)))
                arg_verb = obj_verb;
            else {
                CPy_TypeError("str", obj_verb); 
                goto fail;
            }
            double retval = CPyDef_promise___worth_of(arg_verb);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "worth_of", 30, CPyStatic_promise___globals);
            return NULL;
        }
        
char CPyDef_promise___Promise_____init__(PyObject *cpy_r_self, PyObject *cpy_r_shelf) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    PyObject *cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    double cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    double cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    int32_t cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    PyObject *cpy_r_r70;
    int64_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    CPyPtr cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    CPyPtr cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    double cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int64_t cpy_r_r98;
    int64_t cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    cpy_r_r0 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatic_promise___globals;
    cpy_r_r2 = CPyStatics[267]; /* 'weights' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 40, CPyStatic_promise___globals);
        goto CPyL58;
    }
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r3, 0, 0, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 40, CPyStatic_promise___globals);
        goto CPyL58;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_scholars___thinking___weights___Weights))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 40, CPyStatic_promise___globals, "serai.games.scholars.thinking.weights.Weights", cpy_r_r4);
        goto CPyL58;
    }
    cpy_r_r6 = CPyDef_scholars___thinking___effect_values___EffectValues(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 40, CPyStatic_promise___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_shelf);
    ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__shelf = cpy_r_shelf;
    cpy_r_r7 = CPyStatic_promise___globals;
    cpy_r_r8 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 42, CPyStatic_promise___globals);
        goto CPyL59;
    }
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r9, 0, 0, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 42, CPyStatic_promise___globals);
        goto CPyL59;
    }
    if (likely(PyDict_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 42, CPyStatic_promise___globals, "dict", cpy_r_r10);
        goto CPyL59;
    }
    cpy_r_r12 = CPyStatics[223]; /* 'promise' */
    cpy_r_r13 = CPyDict_GetItem(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 42, CPyStatic_promise___globals);
        goto CPyL59;
    }
    if (likely(PyDict_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 42, CPyStatic_promise___globals, "dict", cpy_r_r13);
        goto CPyL59;
    }
    ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of = cpy_r_r14;
    cpy_r_r15 = CPyStatic_promise___globals;
    cpy_r_r16 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 43, CPyStatic_promise___globals);
        goto CPyL59;
    }
    cpy_r_r18 = PyObject_Vectorcall(cpy_r_r17, 0, 0, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 43, CPyStatic_promise___globals);
        goto CPyL59;
    }
    if (likely(PyDict_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 43, CPyStatic_promise___globals, "dict", cpy_r_r18);
        goto CPyL59;
    }
    cpy_r_r20 = CPyStatics[201]; /* 'time' */
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 43, CPyStatic_promise___globals);
        goto CPyL59;
    }
    if (likely(PyDict_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 43, CPyStatic_promise___globals, "dict", cpy_r_r21);
        goto CPyL59;
    }
    ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__time = cpy_r_r22;
    cpy_r_r23 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_pages;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = PyList_New(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 44, CPyStatic_promise___globals);
        goto CPyL60;
    }
    cpy_r_r27 = 0;
CPyL16: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r27 < cpy_r_r29;
    if (!cpy_r_r30) goto CPyL61;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyListObject, ob_item));
    cpy_r_r32 = *(CPyPtr *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r27 * 8;
    cpy_r_r34 = cpy_r_r32 + cpy_r_r33;
    cpy_r_r35 = *(PyObject * *)cpy_r_r34;
    CPy_INCREF(cpy_r_r35);
    if (likely(PyTuple_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 44, CPyStatic_promise___globals, "tuple", cpy_r_r35);
        goto CPyL62;
    }
    cpy_r_r37 = CPyDef_promise___Promise____page(cpy_r_self, cpy_r_r36, cpy_r_r6);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 == -113.0;
    if (unlikely(cpy_r_r38)) goto CPyL20;
CPyL19: ;
    cpy_r_r39 = PyFloat_FromDouble(cpy_r_r37);
    CPyList_SetItemUnsafe(cpy_r_r26, cpy_r_r27, cpy_r_r39);
    goto CPyL21;
CPyL20: ;
    cpy_r_r40 = PyErr_Occurred();
    if (unlikely(cpy_r_r40 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 44, CPyStatic_promise___globals);
        goto CPyL62;
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r41 = cpy_r_r27 + 1;
    cpy_r_r27 = cpy_r_r41;
    goto CPyL16;
CPyL22: ;
    if (((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__pages != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__pages);
    }
    ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__pages = cpy_r_r26;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 44, CPyStatic_promise___globals);
        goto CPyL59;
    }
    cpy_r_r43 = PyDict_New();
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 45, CPyStatic_promise___globals);
        goto CPyL59;
    }
    cpy_r_r44 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_shelf)->_translations;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = 0;
CPyL25: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r45 < cpy_r_r47;
    if (!cpy_r_r48) goto CPyL63;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r45 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    CPy_INCREF(cpy_r_r53);
    if (likely(PyTuple_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 45, CPyStatic_promise___globals, "tuple", cpy_r_r53);
        goto CPyL64;
    }
    cpy_r_r55 = CPySequenceTuple_GetItem(cpy_r_r54, 0);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 45, CPyStatic_promise___globals);
        goto CPyL65;
    }
    if (likely(PyUnicode_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 45, CPyStatic_promise___globals, "str", cpy_r_r55);
        goto CPyL65;
    }
    cpy_r_r57 = CPySequenceTuple_GetItem(cpy_r_r54, 6);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 45, CPyStatic_promise___globals);
        goto CPyL66;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r57, CPyType_kernel___effects___Effect)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 45, CPyStatic_promise___globals, "serai.kernel.effects.Effect", cpy_r_r57);
        goto CPyL66;
    }
    cpy_r_r59 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_r6, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r60 = cpy_r_r59 == -113.0;
    if (unlikely(cpy_r_r60)) goto CPyL33;
CPyL32: ;
    cpy_r_r61 = PyFloat_FromDouble(cpy_r_r59);
    cpy_r_r62 = PyDict_SetItem(cpy_r_r43, cpy_r_r56, cpy_r_r61);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r61);
    cpy_r_r63 = cpy_r_r62 >= 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 45, CPyStatic_promise___globals);
        goto CPyL64;
    } else
        goto CPyL34;
CPyL33: ;
    cpy_r_r64 = PyErr_Occurred();
    if (unlikely(cpy_r_r64 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 45, CPyStatic_promise___globals);
        goto CPyL66;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r65 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r65;
    goto CPyL25;
CPyL35: ;
    if (((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__ways != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__ways);
    }
    ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__ways = cpy_r_r43;
    cpy_r_r66 = 1;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 45, CPyStatic_promise___globals);
        goto CPyL59;
    }
    cpy_r_r67 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_action_cards;
    if (unlikely(cpy_r_r67 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'action_cards' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r67);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals);
        goto CPyL67;
    }
CPyL37: ;
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyVarObject, ob_size));
    cpy_r_r69 = *(int64_t *)cpy_r_r68;
    cpy_r_r70 = PyList_New(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals);
        goto CPyL68;
    }
    cpy_r_r71 = 0;
CPyL39: ;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyVarObject, ob_size));
    cpy_r_r73 = *(int64_t *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r71 < cpy_r_r73;
    if (!cpy_r_r74) goto CPyL69;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyListObject, ob_item));
    cpy_r_r76 = *(CPyPtr *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r71 * 8;
    cpy_r_r78 = cpy_r_r76 + cpy_r_r77;
    cpy_r_r79 = *(PyObject * *)cpy_r_r78;
    CPy_INCREF(cpy_r_r79);
    if (likely(PyTuple_Check(cpy_r_r79)))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals, "tuple", cpy_r_r79);
        goto CPyL70;
    }
    cpy_r_r81 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r81);
    if (CPyFloat_Check(cpy_r_r81))
        cpy_r_r82 = cpy_r_r81;
    else {
        cpy_r_r82 = NULL;
    }
    if (cpy_r_r82 != NULL) goto __LL5200;
    if (PyLong_Check(cpy_r_r81))
        cpy_r_r82 = cpy_r_r81;
    else {
        cpy_r_r82 = NULL;
    }
    if (cpy_r_r82 != NULL) goto __LL5200;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals, "union[float, int]", cpy_r_r81);
    goto CPyL71;
__LL5200: ;
    cpy_r_r83 = cpy_r_r82;
    cpy_r_r84 = CPySequenceTuple_GetItem(cpy_r_r80, 4);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals);
        goto CPyL72;
    }
    if (likely(PyTuple_Check(cpy_r_r84)))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals, "tuple", cpy_r_r84);
        goto CPyL72;
    }
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyVarObject, ob_size));
    cpy_r_r87 = *(int64_t *)cpy_r_r86;
    cpy_r_r88 = 0;
CPyL45: ;
    cpy_r_r89 = cpy_r_r88 < cpy_r_r87;
    if (!cpy_r_r89) goto CPyL73;
    cpy_r_r90 = CPySequenceTuple_GetItemUnsafe(cpy_r_r85, cpy_r_r88);
    if (likely(PyObject_TypeCheck(cpy_r_r90, CPyType_kernel___effects___Effect)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals, "serai.kernel.effects.Effect", cpy_r_r90);
        goto CPyL74;
    }
    cpy_r_r92 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_r6, cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    cpy_r_r93 = cpy_r_r92 == -113.0;
    if (unlikely(cpy_r_r93)) goto CPyL49;
CPyL48: ;
    cpy_r_r94 = PyFloat_FromDouble(cpy_r_r92);
    cpy_r_r95 = PyNumber_Add(cpy_r_r83, cpy_r_r94);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals);
        goto CPyL75;
    } else
        goto CPyL50;
CPyL49: ;
    cpy_r_r96 = PyErr_Occurred();
    if (unlikely(cpy_r_r96 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals);
        goto CPyL74;
    } else
        goto CPyL48;
CPyL50: ;
    if (CPyFloat_Check(cpy_r_r95))
        cpy_r_r97 = cpy_r_r95;
    else {
        cpy_r_r97 = NULL;
    }
    if (cpy_r_r97 != NULL) goto __LL5201;
    if (PyLong_Check(cpy_r_r95))
        cpy_r_r97 = cpy_r_r95;
    else {
        cpy_r_r97 = NULL;
    }
    if (cpy_r_r97 != NULL) goto __LL5201;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals, "union[float, int]", cpy_r_r95);
    goto CPyL75;
__LL5201: ;
    cpy_r_r83 = cpy_r_r97;
    cpy_r_r98 = cpy_r_r88 + 1;
    cpy_r_r88 = cpy_r_r98;
    goto CPyL45;
CPyL53: ;
    CPyList_SetItemUnsafe(cpy_r_r70, cpy_r_r71, cpy_r_r83);
    cpy_r_r99 = cpy_r_r71 + 1;
    cpy_r_r71 = cpy_r_r99;
    goto CPyL39;
CPyL55: ;
    if (((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__work != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__work);
    }
    ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__work = cpy_r_r70;
    cpy_r_r100 = 1;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 46, CPyStatic_promise___globals);
        goto CPyL57;
    }
    return 1;
CPyL57: ;
    cpy_r_r101 = 2;
    return cpy_r_r101;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL57;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL57;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r23);
    goto CPyL57;
CPyL61: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL22;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r26);
    goto CPyL57;
CPyL63: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL35;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    goto CPyL57;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r54);
    goto CPyL57;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r56);
    goto CPyL57;
CPyL67: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL57;
CPyL68: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r67);
    goto CPyL57;
CPyL69: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r67);
    goto CPyL55;
CPyL70: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r70);
    goto CPyL57;
CPyL71: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r80);
    goto CPyL57;
CPyL72: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r83);
    goto CPyL57;
CPyL73: ;
    CPy_DECREF(cpy_r_r85);
    goto CPyL53;
CPyL74: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r85);
    goto CPyL57;
CPyL75: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r85);
    goto CPyL57;
}
        
        PyObject *CPyPy_promise___Promise_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"shelf", 0};
            PyObject *obj_shelf;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_shelf)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_promise___Promise))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.thinking.promise.Promise", obj_self); 
                goto fail;
            }
            PyObject *arg_shelf;
            if (likely(Py_TYPE(obj_shelf) == CPyType_myriad___book___Shelf))
                arg_shelf = obj_shelf;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_shelf); 
                goto fail;
            }
            char retval = CPyDef_promise___Promise_____init__(arg_self, arg_shelf);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "__init__", 38, CPyStatic_promise___globals);
            return NULL;
        }
        
double CPyDef_promise___Promise____page(PyObject *cpy_r_self, PyObject *cpy_r_page, PyObject *cpy_r_effects) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    double cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    double cpy_r_r10;
    char cpy_r_r11;
    double cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    double cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
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
    double cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    double cpy_r_often;
    double cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    double cpy_r_r39;
    char cpy_r_r40;
    double cpy_r_r41;
    PyObject *cpy_r_r42;
    double cpy_r_r43;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_page, 14);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 50, CPyStatic_promise___globals);
        goto CPyL30;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r0, CPyType_kernel___effects___Effect)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 50, CPyStatic_promise___globals, "serai.kernel.effects.Effect", cpy_r_r0);
        goto CPyL30;
    }
    cpy_r_r2 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 == -113.0;
    if (unlikely(cpy_r_r3)) goto CPyL4;
CPyL3: ;
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_page, 2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 51, CPyStatic_promise___globals);
        goto CPyL30;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r5 = PyErr_Occurred();
    if (unlikely(cpy_r_r5 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 50, CPyStatic_promise___globals);
        goto CPyL30;
    } else
        goto CPyL3;
CPyL5: ;
    if (unlikely(!PyBool_Check(cpy_r_r4))) {
        CPy_TypeError("bool", cpy_r_r4); cpy_r_r6 = 2;
    } else
        cpy_r_r6 = cpy_r_r4 == Py_True;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 51, CPyStatic_promise___globals);
        goto CPyL30;
    }
    if (!cpy_r_r6) goto CPyL11;
    cpy_r_r7 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyStatics[2917]; /* 'golden' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 52, CPyStatic_promise___globals);
        goto CPyL30;
    }
    cpy_r_r10 = PyFloat_AsDouble(cpy_r_r9);
    if (cpy_r_r10 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r9); cpy_r_r10 = -113.0;
    }
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 == -113.0;
    if (unlikely(cpy_r_r11)) goto CPyL10;
CPyL9: ;
    cpy_r_r12 = cpy_r_r2 * cpy_r_r10;
    return cpy_r_r12;
CPyL10: ;
    cpy_r_r13 = PyErr_Occurred();
    if (unlikely(cpy_r_r13 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 52, CPyStatic_promise___globals);
        goto CPyL30;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_page, 12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals);
        goto CPyL30;
    }
    if (Py_TYPE(cpy_r_r14) == CPyType_kernel___effects___Call)
        cpy_r_r15 = cpy_r_r14;
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 != NULL) goto __LL5202;
    if (cpy_r_r14 == Py_None)
        cpy_r_r15 = cpy_r_r14;
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 != NULL) goto __LL5202;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals, "serai.kernel.effects.Call or None", cpy_r_r14);
    goto CPyL30;
__LL5202: ;
    cpy_r_r16 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r17 = cpy_r_r15 == cpy_r_r16;
    CPy_DECREF(cpy_r_r15);
    if (!cpy_r_r17) goto CPyL15;
    cpy_r_r18 = 1.0;
    goto CPyL26;
CPyL15: ;
    cpy_r_r19 = CPyStatic_promise___globals;
    cpy_r_r20 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals);
        goto CPyL30;
    }
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r21, 0, 0, 0);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals);
        goto CPyL30;
    }
    if (likely(PyDict_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals, "dict", cpy_r_r22);
        goto CPyL30;
    }
    cpy_r_r24 = CPyStatics[3206]; /* 'conditions' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals);
        goto CPyL30;
    }
    if (likely(PyDict_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals, "dict", cpy_r_r25);
        goto CPyL30;
    }
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_page, 12);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r27) == CPyType_kernel___effects___Call))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals, "serai.kernel.effects.Call", cpy_r_r27);
        goto CPyL31;
    }
    cpy_r_r29 = ((serai___kernel___effects___CallObject *)cpy_r_r28)->_verb;
    cpy_r_r30 = ((serai___kernel___effects___VerbObject *)cpy_r_r29)->_name;
    CPy_INCREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r31 = CPyDict_GetItem(cpy_r_r26, cpy_r_r30);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals);
        goto CPyL30;
    }
    cpy_r_r32 = PyFloat_AsDouble(cpy_r_r31);
    if (cpy_r_r32 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r31); cpy_r_r32 = -113.0;
    }
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 == -113.0;
    if (unlikely(cpy_r_r33)) goto CPyL25;
CPyL24: ;
    cpy_r_r18 = cpy_r_r32;
    goto CPyL26;
CPyL25: ;
    cpy_r_r34 = PyErr_Occurred();
    if (unlikely(cpy_r_r34 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 53, CPyStatic_promise___globals);
        goto CPyL30;
    } else
        goto CPyL24;
CPyL26: ;
    cpy_r_often = cpy_r_r18;
    cpy_r_r35 = cpy_r_r2 * cpy_r_often;
    cpy_r_r36 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37 = CPyStatics[3207]; /* 'page_use' */
    cpy_r_r38 = CPyDict_GetItem(cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 54, CPyStatic_promise___globals);
        goto CPyL30;
    }
    cpy_r_r39 = PyFloat_AsDouble(cpy_r_r38);
    if (cpy_r_r39 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r38); cpy_r_r39 = -113.0;
    }
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 == -113.0;
    if (unlikely(cpy_r_r40)) goto CPyL29;
CPyL28: ;
    cpy_r_r41 = cpy_r_r35 * cpy_r_r39;
    return cpy_r_r41;
CPyL29: ;
    cpy_r_r42 = PyErr_Occurred();
    if (unlikely(cpy_r_r42 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 54, CPyStatic_promise___globals);
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r43 = -113.0;
    return cpy_r_r43;
CPyL31: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL30;
}
        
        PyObject *CPyPy_promise___Promise____page(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"page", "effects", 0};
            static CPyArg_Parser parser = {"OO:_page", kwlist, 0};
            PyObject *obj_page;
            PyObject *obj_effects;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_page, &obj_effects)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_promise___Promise))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.thinking.promise.Promise", obj_self); 
                goto fail;
            }
            PyObject * arg_page;
            if (likely(PyTuple_Check(obj_page)))
                arg_page = obj_page;
            else {
                CPy_TypeError("tuple", obj_page); 
                goto fail;
            }
            PyObject *arg_effects;
            if (likely(Py_TYPE(obj_effects) == CPyType_scholars___thinking___effect_values___EffectValues))
                arg_effects = obj_effects;
            else {
                CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", obj_effects); 
                goto fail;
            }
            double retval = CPyDef_promise___Promise____page(arg_self, arg_page, arg_effects);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_page", 48, CPyStatic_promise___globals);
            return NULL;
        }
        
double CPyDef_promise___Promise___of(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    double cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    double cpy_r_value;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    double cpy_r_r32;
    char cpy_r_r33;
    double cpy_r_r34;
    PyObject *cpy_r_r35;
    int64_t cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    double cpy_r_r39;
    char cpy_r_r40;
    double cpy_r_r41;
    double cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    double cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    double cpy_r_r48;
    double cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    double cpy_r_r52;
    double cpy_r_r53;
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
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    double cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    double cpy_r_r90;
    char cpy_r_r91;
    double cpy_r_r92;
    double cpy_r_r93;
    PyObject *cpy_r_r94;
    int64_t cpy_r_r95;
    double cpy_r_r96;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "of", "Table", "turns_left", 57, CPyStatic_promise___globals);
        goto CPyL62;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 == 0;
    if (cpy_r_r1) goto CPyL7;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "of", "Table", "players", 57, CPyStatic_promise___globals);
        goto CPyL62;
    }
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r4 << 1;
    cpy_r_r6 = cpy_r_seat & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL5;
    cpy_r_r8 = cpy_r_r5 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL6;
CPyL5: ;
    cpy_r_r10 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r5);
    cpy_r_r11 = cpy_r_r10 ^ 1;
    if (cpy_r_r11) {
        goto CPyL7;
    } else
        goto CPyL8;
CPyL6: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r5;
    if (!cpy_r_r12) goto CPyL8;
CPyL7: ;
    return 0.0;
CPyL8: ;
    cpy_r_r13 = CPyDef_promise___Promise____turns(cpy_r_self, cpy_r_t);
    cpy_r_r14 = cpy_r_r13 == -113.0;
    if (unlikely(cpy_r_r14)) goto CPyL10;
CPyL9: ;
    cpy_r_r15 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 60, CPyStatic_promise___globals);
        goto CPyL62;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r16 = PyErr_Occurred();
    if (unlikely(cpy_r_r16 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 59, CPyStatic_promise___globals);
        goto CPyL62;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r17 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r15)->_authors;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "of", "Myriad", "authors", 60, CPyStatic_promise___globals);
        goto CPyL63;
    }
CPyL12: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_seat);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 60, CPyStatic_promise___globals);
        goto CPyL63;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_myriad___table___Author))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 60, CPyStatic_promise___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r18);
        goto CPyL63;
    }
    CPy_DECREF(cpy_r_r15);
    cpy_r_value = 0.0;
    cpy_r_r20 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r19)->_pages;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "of", "Author", "pages", 62, CPyStatic_promise___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r20);
CPyL15: ;
    cpy_r_r21 = 0;
CPyL16: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL65;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(PyList_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 62, CPyStatic_promise___globals, "list", cpy_r_r29);
        goto CPyL66;
    }
    cpy_r_r31 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r19)->_resolved;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "of", "Author", "resolved", 63, CPyStatic_promise___globals);
        goto CPyL67;
    }
    CPy_INCREF(cpy_r_r31);
CPyL19: ;
    cpy_r_r32 = CPyDef_promise___Promise____worth_of_pages(cpy_r_self, cpy_r_r30, cpy_r_r13, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 == -113.0;
    if (unlikely(cpy_r_r33)) goto CPyL21;
CPyL20: ;
    cpy_r_r34 = cpy_r_value + cpy_r_r32;
    cpy_r_value = cpy_r_r34;
    goto CPyL22;
CPyL21: ;
    cpy_r_r35 = PyErr_Occurred();
    if (unlikely(cpy_r_r35 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 63, CPyStatic_promise___globals);
        goto CPyL66;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r36 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r36;
    goto CPyL16;
CPyL23: ;
    cpy_r_r37 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r19)->_aside;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "of", "Author", "aside", 64, CPyStatic_promise___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r37);
CPyL24: ;
    cpy_r_r38 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r19)->_resolved;
    if (unlikely(cpy_r_r38 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'resolved' of 'Author' undefined");
    } else {
        CPy_INCREF(cpy_r_r38);
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 64, CPyStatic_promise___globals);
        goto CPyL68;
    }
CPyL25: ;
    cpy_r_r39 = CPyDef_promise___Promise____worth_of_pages(cpy_r_self, cpy_r_r37, cpy_r_r13, cpy_r_r38);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 == -113.0;
    if (unlikely(cpy_r_r40)) goto CPyL27;
CPyL26: ;
    cpy_r_r41 = cpy_r_value + cpy_r_r39;
    cpy_r_value = cpy_r_r41;
    cpy_r_r42 = CPyDef_promise___Promise____experience(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_r13);
    cpy_r_r43 = cpy_r_r42 == -113.0;
    if (unlikely(cpy_r_r43)) {
        goto CPyL29;
    } else
        goto CPyL28;
CPyL27: ;
    cpy_r_r44 = PyErr_Occurred();
    if (unlikely(cpy_r_r44 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 64, CPyStatic_promise___globals);
        goto CPyL62;
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r45 = CPyDef_promise___Promise____row(cpy_r_self, cpy_r_t, cpy_r_seat);
    cpy_r_r46 = cpy_r_r45 == -113.0;
    if (unlikely(cpy_r_r46)) {
        goto CPyL31;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r47 = PyErr_Occurred();
    if (unlikely(cpy_r_r47 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 65, CPyStatic_promise___globals);
        goto CPyL62;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r48 = cpy_r_r42 + cpy_r_r45;
    cpy_r_r49 = CPyDef_promise___Promise____dice(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_r13);
    cpy_r_r50 = cpy_r_r49 == -113.0;
    if (unlikely(cpy_r_r50)) {
        goto CPyL33;
    } else
        goto CPyL32;
CPyL31: ;
    cpy_r_r51 = PyErr_Occurred();
    if (unlikely(cpy_r_r51 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 65, CPyStatic_promise___globals);
        goto CPyL62;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r52 = cpy_r_r48 + cpy_r_r49;
    cpy_r_r53 = cpy_r_value + cpy_r_r52;
    cpy_r_value = cpy_r_r53;
    cpy_r_r54 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "of", "Table", "players", 66, CPyStatic_promise___globals);
        goto CPyL62;
    }
    goto CPyL34;
CPyL33: ;
    cpy_r_r55 = PyErr_Occurred();
    if (unlikely(cpy_r_r55 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 65, CPyStatic_promise___globals);
        goto CPyL62;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r56 = CPyList_GetItem(cpy_r_r54, cpy_r_seat);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 66, CPyStatic_promise___globals);
        goto CPyL62;
    }
    if (likely(Py_TYPE(cpy_r_r56) == CPyType_scholars___table___Player))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 66, CPyStatic_promise___globals, "serai.games.scholars.table.Player", cpy_r_r56);
        goto CPyL62;
    }
    cpy_r_r58 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r57)->_cards;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "of", "Player", "cards", 67, CPyStatic_promise___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r58);
CPyL37: ;
    cpy_r_r59 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r57)->_slots;
    if (unlikely(cpy_r_r59 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'slots' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r59);
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 67, CPyStatic_promise___globals);
        goto CPyL70;
    }
CPyL38: ;
    cpy_r_r60 = PyList_New(0);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 67, CPyStatic_promise___globals);
        goto CPyL71;
    }
    cpy_r_r61 = CPyList_Extend(cpy_r_r60, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 67, CPyStatic_promise___globals);
        goto CPyL72;
    } else
        goto CPyL73;
CPyL40: ;
    cpy_r_r62 = CPyList_Extend(cpy_r_r60, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 67, CPyStatic_promise___globals);
        goto CPyL74;
    } else
        goto CPyL75;
CPyL41: ;
    cpy_r_r63 = PyList_AsTuple(cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 67, CPyStatic_promise___globals);
        goto CPyL62;
    }
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyVarObject, ob_size));
    cpy_r_r65 = *(int64_t *)cpy_r_r64;
    cpy_r_r66 = 0;
CPyL43: ;
    cpy_r_r67 = cpy_r_r66 < cpy_r_r65;
    if (!cpy_r_r67) goto CPyL76;
    cpy_r_r68 = CPySequenceTuple_GetItemUnsafe(cpy_r_r63, cpy_r_r66);
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 67, CPyStatic_promise___globals);
        goto CPyL77;
    }
    cpy_r_r70 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__shelf;
    cpy_r_r71 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r70)->_first_upgrade;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "of", "Shelf", "first_upgrade", 68, CPyStatic_promise___globals);
        goto CPyL78;
    }
CPyL46: ;
    cpy_r_r72 = cpy_r_r69 & 1;
    cpy_r_r73 = cpy_r_r72 != 0;
    if (cpy_r_r73) goto CPyL48;
    cpy_r_r74 = cpy_r_r71 & 1;
    cpy_r_r75 = cpy_r_r74 != 0;
    if (!cpy_r_r75) goto CPyL49;
CPyL48: ;
    cpy_r_r76 = CPyTagged_IsLt_(cpy_r_r69, cpy_r_r71);
    cpy_r_r77 = cpy_r_r76 ^ 1;
    if (cpy_r_r77) {
        goto CPyL50;
    } else
        goto CPyL79;
CPyL49: ;
    cpy_r_r78 = (Py_ssize_t)cpy_r_r69 >= (Py_ssize_t)cpy_r_r71;
    if (!cpy_r_r78) goto CPyL79;
CPyL50: ;
    cpy_r_r79 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__work;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "of", "Promise", "_work", 69, CPyStatic_promise___globals);
        goto CPyL78;
    }
CPyL51: ;
    cpy_r_r80 = CPyList_GetItem(cpy_r_r79, cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 69, CPyStatic_promise___globals);
        goto CPyL77;
    }
    if (CPyFloat_Check(cpy_r_r80))
        cpy_r_r81 = cpy_r_r80;
    else {
        cpy_r_r81 = NULL;
    }
    if (cpy_r_r81 != NULL) goto __LL5203;
    if (PyLong_Check(cpy_r_r80))
        cpy_r_r81 = cpy_r_r80;
    else {
        cpy_r_r81 = NULL;
    }
    if (cpy_r_r81 != NULL) goto __LL5203;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 69, CPyStatic_promise___globals, "union[float, int]", cpy_r_r80);
    goto CPyL77;
__LL5203: ;
    cpy_r_r82 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r82);
    cpy_r_r83 = CPyStatics[3208]; /* 'upgraded_work' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 69, CPyStatic_promise___globals);
        goto CPyL80;
    }
    cpy_r_r85 = PyFloat_AsDouble(cpy_r_r84);
    if (cpy_r_r85 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r84); cpy_r_r85 = -113.0;
    }
    CPy_DECREF(cpy_r_r84);
    cpy_r_r86 = cpy_r_r85 == -113.0;
    if (unlikely(cpy_r_r86)) goto CPyL56;
CPyL55: ;
    cpy_r_r87 = PyFloat_FromDouble(cpy_r_r85);
    cpy_r_r88 = PyNumber_Multiply(cpy_r_r81, cpy_r_r87);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 69, CPyStatic_promise___globals);
        goto CPyL77;
    } else
        goto CPyL57;
CPyL56: ;
    cpy_r_r89 = PyErr_Occurred();
    if (unlikely(cpy_r_r89 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 69, CPyStatic_promise___globals);
        goto CPyL80;
    } else
        goto CPyL55;
CPyL57: ;
    cpy_r_r90 = PyFloat_AsDouble(cpy_r_r88);
    if (cpy_r_r90 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r88); cpy_r_r90 = -113.0;
    }
    CPy_DECREF(cpy_r_r88);
    cpy_r_r91 = cpy_r_r90 == -113.0;
    if (unlikely(cpy_r_r91)) goto CPyL59;
CPyL58: ;
    cpy_r_r92 = cpy_r_r90 * cpy_r_r13;
    cpy_r_r93 = cpy_r_value + cpy_r_r92;
    cpy_r_value = cpy_r_r93;
    goto CPyL60;
CPyL59: ;
    cpy_r_r94 = PyErr_Occurred();
    if (unlikely(cpy_r_r94 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 69, CPyStatic_promise___globals);
        goto CPyL77;
    } else
        goto CPyL58;
CPyL60: ;
    cpy_r_r95 = cpy_r_r66 + 1;
    cpy_r_r66 = cpy_r_r95;
    goto CPyL43;
CPyL61: ;
    return cpy_r_value;
CPyL62: ;
    cpy_r_r96 = -113.0;
    return cpy_r_r96;
CPyL63: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL62;
CPyL64: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL62;
CPyL65: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL23;
CPyL66: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r20);
    goto CPyL62;
CPyL67: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r30);
    goto CPyL62;
CPyL68: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL62;
CPyL69: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL62;
CPyL70: ;
    CPy_DecRef(cpy_r_r58);
    goto CPyL62;
CPyL71: ;
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r59);
    goto CPyL62;
CPyL72: ;
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    goto CPyL62;
CPyL73: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL40;
CPyL74: ;
    CPy_DecRef(cpy_r_r60);
    goto CPyL62;
CPyL75: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL41;
CPyL76: ;
    CPy_DECREF(cpy_r_r63);
    goto CPyL61;
CPyL77: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL62;
CPyL78: ;
    CPy_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_r69);
    goto CPyL62;
CPyL79: ;
    CPyTagged_DECREF(cpy_r_r69);
    goto CPyL60;
CPyL80: ;
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r81);
    goto CPyL62;
}
        
        PyObject *CPyPy_promise___Promise___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_promise___Promise))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.thinking.promise.Promise", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double retval = CPyDef_promise___Promise___of(arg_self, arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "of", 56, CPyStatic_promise___globals);
            return NULL;
        }
        
double CPyDef_promise___Promise___translation(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    CPyPtr cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    double cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    double cpy_r_r65;
    char cpy_r_r66;
    double cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    double cpy_r_r70;
    double cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    int64_t cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    double cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    double cpy_r_r86;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "translation", "Table", "players", 74, CPyStatic_promise___globals);
        goto CPyL49;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 74, CPyStatic_promise___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 74, CPyStatic_promise___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL49;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "translation", "Player", "gold", 74, CPyStatic_promise___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 75, CPyStatic_promise___globals);
        goto CPyL50;
    }
    cpy_r_r5 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__shelf;
    cpy_r_r6 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r5)->_translations;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = 0;
CPyL6: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL51;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 75, CPyStatic_promise___globals, "tuple", cpy_r_r15);
        goto CPyL52;
    }
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r16, 2);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 75, CPyStatic_promise___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 75, CPyStatic_promise___globals);
        goto CPyL53;
    }
    cpy_r_r19 = cpy_r_r18 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL12;
    cpy_r_r21 = cpy_r_value & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL13;
CPyL12: ;
    cpy_r_r23 = CPyTagged_IsLt_(cpy_r_value, cpy_r_r18);
    cpy_r_r24 = cpy_r_r23 ^ 1;
    cpy_r_r25 = cpy_r_r24;
    goto CPyL14;
CPyL13: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_r18 <= (Py_ssize_t)cpy_r_value;
    cpy_r_r25 = cpy_r_r26;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r18);
    if (cpy_r_r25) goto CPyL16;
    if (cpy_r_r25) {
        goto CPyL23;
    } else
        goto CPyL54;
CPyL16: ;
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_r16, 4);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 75, CPyStatic_promise___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 75, CPyStatic_promise___globals);
        goto CPyL53;
    }
    cpy_r_r29 = cpy_r_r28 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (cpy_r_r30) goto CPyL20;
    cpy_r_r31 = cpy_r_r3 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL21;
CPyL20: ;
    cpy_r_r33 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_r28);
    cpy_r_r34 = cpy_r_r33 ^ 1;
    cpy_r_r35 = cpy_r_r34;
    goto CPyL22;
CPyL21: ;
    cpy_r_r36 = (Py_ssize_t)cpy_r_r28 <= (Py_ssize_t)cpy_r_r3;
    cpy_r_r35 = cpy_r_r36;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r28);
    if (!cpy_r_r35) goto CPyL54;
CPyL23: ;
    cpy_r_r37 = PyList_Append(cpy_r_r4, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 75, CPyStatic_promise___globals);
        goto CPyL52;
    }
CPyL24: ;
    cpy_r_r39 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r39;
    goto CPyL6;
CPyL25: ;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r41 = *(int64_t *)cpy_r_r40;
    cpy_r_r42 = PyList_New(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL55;
    }
    cpy_r_r43 = 0;
CPyL27: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r43 < cpy_r_r45;
    if (!cpy_r_r46) goto CPyL56;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r48 = *(CPyPtr *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r43 * 8;
    cpy_r_r50 = cpy_r_r48 + cpy_r_r49;
    cpy_r_r51 = *(PyObject * *)cpy_r_r50;
    CPy_INCREF(cpy_r_r51);
    if (likely(PyTuple_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals, "tuple", cpy_r_r51);
        goto CPyL57;
    }
    cpy_r_r53 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__ways;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "translation", "Promise", "_ways", 76, CPyStatic_promise___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r53);
CPyL30: ;
    cpy_r_r54 = CPySequenceTuple_GetItem(cpy_r_r52, 0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL59;
    }
    if (likely(PyUnicode_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals, "str", cpy_r_r54);
        goto CPyL59;
    }
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r53, cpy_r_r55);
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL58;
    }
    cpy_r_r57 = PyFloat_AsDouble(cpy_r_r56);
    if (cpy_r_r57 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r56); cpy_r_r57 = -113.0;
    }
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 == -113.0;
    if (unlikely(cpy_r_r58)) goto CPyL35;
CPyL34: ;
    cpy_r_r59 = CPySequenceTuple_GetItem(cpy_r_r52, 4);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL57;
    } else
        goto CPyL36;
CPyL35: ;
    cpy_r_r60 = PyErr_Occurred();
    if (unlikely(cpy_r_r60 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL58;
    } else
        goto CPyL34;
CPyL36: ;
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL57;
    }
    cpy_r_r62 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r62);
    cpy_r_r63 = CPyStatics[3209]; /* 'gold_placed' */
    cpy_r_r64 = CPyDict_GetItem(cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL60;
    }
    cpy_r_r65 = PyFloat_AsDouble(cpy_r_r64);
    if (cpy_r_r65 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r64); cpy_r_r65 = -113.0;
    }
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 == -113.0;
    if (unlikely(cpy_r_r66)) goto CPyL40;
CPyL39: ;
    cpy_r_r67 = CPyFloat_FromTagged(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r61);
    cpy_r_r68 = cpy_r_r67 == -113.0;
    if (unlikely(cpy_r_r68)) {
        goto CPyL42;
    } else
        goto CPyL41;
CPyL40: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL60;
    } else
        goto CPyL39;
CPyL41: ;
    cpy_r_r70 = cpy_r_r67 * cpy_r_r65;
    cpy_r_r71 = cpy_r_r57 - cpy_r_r70;
    cpy_r_r72 = PyFloat_FromDouble(cpy_r_r71);
    CPyList_SetItemUnsafe(cpy_r_r42, cpy_r_r43, cpy_r_r72);
    goto CPyL43;
CPyL42: ;
    cpy_r_r73 = PyErr_Occurred();
    if (unlikely(cpy_r_r73 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL57;
    } else
        goto CPyL41;
CPyL43: ;
    cpy_r_r74 = cpy_r_r43 + 1;
    cpy_r_r43 = cpy_r_r74;
    goto CPyL27;
CPyL44: ;
    cpy_r_r75 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r76 = CPyStatics[39]; /* 'max' */
    cpy_r_r77 = CPyObject_GetAttr(cpy_r_r75, cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL61;
    }
    cpy_r_r78 = PyFloat_FromDouble(0.0);
    PyObject *cpy_r_r79[2] = {cpy_r_r42, cpy_r_r78};
    cpy_r_r80 = (PyObject **)&cpy_r_r79;
    cpy_r_r81 = CPyStatics[4979]; /* ('default',) */
    cpy_r_r82 = PyObject_Vectorcall(cpy_r_r77, cpy_r_r80, 1, cpy_r_r81);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r78);
    cpy_r_r83 = PyFloat_AsDouble(cpy_r_r82);
    if (cpy_r_r83 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r82); cpy_r_r83 = -113.0;
    }
    CPy_DECREF(cpy_r_r82);
    cpy_r_r84 = cpy_r_r83 == -113.0;
    if (unlikely(cpy_r_r84)) goto CPyL48;
CPyL47: ;
    return cpy_r_r83;
CPyL48: ;
    cpy_r_r85 = PyErr_Occurred();
    if (unlikely(cpy_r_r85 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 76, CPyStatic_promise___globals);
    } else
        goto CPyL47;
CPyL49: ;
    cpy_r_r86 = -113.0;
    return cpy_r_r86;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL49;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r6);
    goto CPyL25;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL49;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r16);
    goto CPyL49;
CPyL54: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL24;
CPyL55: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL49;
CPyL56: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL44;
CPyL57: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r42);
    goto CPyL49;
CPyL58: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r52);
    goto CPyL49;
CPyL59: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    goto CPyL49;
CPyL60: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL49;
CPyL61: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL49;
CPyL62: ;
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r78);
    goto CPyL49;
}
        
        PyObject *CPyPy_promise___Promise___translation(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "value", 0};
            static CPyArg_Parser parser = {"OOO:translation", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_promise___Promise))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.thinking.promise.Promise", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            double retval = CPyDef_promise___Promise___translation(arg_self, arg_t, arg_me, arg_value);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "translation", 72, CPyStatic_promise___globals);
            return NULL;
        }
        
double CPyDef_promise___Promise____turns(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    double cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    double cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    double cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    double cpy_r_r30;
    double cpy_r_cards;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    double cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    double cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    double cpy_r_r45;
    CPyTagged cpy_r_r46;
    double cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    double cpy_r_r52;
    double cpy_r_r53;
    char cpy_r_r54;
    double cpy_r_r55;
    double cpy_r_r56;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", "Table", "turns_left", 80, CPyStatic_promise___globals);
        goto CPyL39;
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
        goto CPyL10;
CPyL4: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_r0 >= (Py_ssize_t)0;
    if (!cpy_r_r7) goto CPyL10;
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", "Table", "turns_left", 81, CPyStatic_promise___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 81, CPyStatic_promise___globals);
        goto CPyL40;
    }
CPyL7: ;
    cpy_r_r10 = CPyTagged_TrueDivide(cpy_r_r8, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 == -113.0;
    if (unlikely(cpy_r_r11)) goto CPyL9;
CPyL8: ;
    return cpy_r_r10;
CPyL9: ;
    cpy_r_r12 = PyErr_Occurred();
    if (unlikely(cpy_r_r12 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 81, CPyStatic_promise___globals);
        goto CPyL39;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", "Table", "deck", 82, CPyStatic_promise___globals);
        goto CPyL39;
    }
CPyL11: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r15 << 1;
    cpy_r_r17 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__time;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPyStatics[3210]; /* 'cards_below_last_caliph' */
    cpy_r_r19 = CPyDict_GetItem(cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 82, CPyStatic_promise___globals);
        goto CPyL39;
    }
    cpy_r_r20 = PyFloat_AsDouble(cpy_r_r19);
    if (cpy_r_r20 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r19); cpy_r_r20 = -113.0;
    }
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 == -113.0;
    if (unlikely(cpy_r_r21)) goto CPyL14;
CPyL13: ;
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r23 = PyFloat_FromDouble(cpy_r_r20);
    cpy_r_r24 = PyNumber_Subtract(cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 82, CPyStatic_promise___globals);
        goto CPyL39;
    } else
        goto CPyL15;
CPyL14: ;
    cpy_r_r25 = PyErr_Occurred();
    if (unlikely(cpy_r_r25 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 82, CPyStatic_promise___globals);
        goto CPyL39;
    } else
        goto CPyL13;
CPyL15: ;
    cpy_r_r26 = PyFloat_AsDouble(cpy_r_r24);
    if (cpy_r_r26 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r24); cpy_r_r26 = -113.0;
    }
    CPy_DECREF(cpy_r_r24);
    cpy_r_r27 = cpy_r_r26 == -113.0;
    if (unlikely(cpy_r_r27)) goto CPyL17;
CPyL16: ;
    cpy_r_r28 = cpy_r_r26 > 0.0;
    if (cpy_r_r28) {
        goto CPyL18;
    } else
        goto CPyL19;
CPyL17: ;
    cpy_r_r29 = PyErr_Occurred();
    if (unlikely(cpy_r_r29 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 82, CPyStatic_promise___globals);
        goto CPyL39;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r30 = cpy_r_r26;
    goto CPyL20;
CPyL19: ;
    cpy_r_r30 = 0.0;
CPyL20: ;
    cpy_r_cards = cpy_r_r30;
    cpy_r_r31 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__time;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = CPyStatics[3211]; /* 'most_turns' */
    cpy_r_r33 = CPyDict_GetItem(cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 83, CPyStatic_promise___globals);
        goto CPyL39;
    }
    cpy_r_r34 = PyFloat_AsDouble(cpy_r_r33);
    if (cpy_r_r34 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r33); cpy_r_r34 = -113.0;
    }
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 == -113.0;
    if (unlikely(cpy_r_r35)) goto CPyL23;
CPyL22: ;
    cpy_r_r36 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__time;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37 = CPyStatics[3212]; /* 'cards_a_turn' */
    cpy_r_r38 = CPyDict_GetItem(cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 83, CPyStatic_promise___globals);
        goto CPyL39;
    } else
        goto CPyL24;
CPyL23: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 83, CPyStatic_promise___globals);
        goto CPyL39;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r40 = PyFloat_AsDouble(cpy_r_r38);
    if (cpy_r_r40 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r38); cpy_r_r40 = -113.0;
    }
    CPy_DECREF(cpy_r_r38);
    cpy_r_r41 = cpy_r_r40 == -113.0;
    if (unlikely(cpy_r_r41)) goto CPyL26;
CPyL25: ;
    cpy_r_r42 = cpy_r_r40 == 0.0;
    if (unlikely(cpy_r_r42)) {
        goto CPyL27;
    } else
        goto CPyL29;
CPyL26: ;
    cpy_r_r43 = PyErr_Occurred();
    if (unlikely(cpy_r_r43 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 83, CPyStatic_promise___globals);
        goto CPyL39;
    } else
        goto CPyL25;
CPyL27: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r44 = 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 83, CPyStatic_promise___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r45 = cpy_r_cards / cpy_r_r40;
    cpy_r_r46 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 83, CPyStatic_promise___globals);
        goto CPyL39;
    }
CPyL30: ;
    cpy_r_r47 = CPyFloat_FromTagged(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 == -113.0;
    if (unlikely(cpy_r_r48)) goto CPyL32;
CPyL31: ;
    cpy_r_r49 = cpy_r_r47 == 0.0;
    if (unlikely(cpy_r_r49)) {
        goto CPyL33;
    } else
        goto CPyL35;
CPyL32: ;
    cpy_r_r50 = PyErr_Occurred();
    if (unlikely(cpy_r_r50 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 83, CPyStatic_promise___globals);
        goto CPyL39;
    } else
        goto CPyL31;
CPyL33: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r51 = 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 83, CPyStatic_promise___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r52 = cpy_r_r45 / cpy_r_r47;
    cpy_r_r53 = cpy_r_r52 + 1.5;
    cpy_r_r54 = cpy_r_r53 < cpy_r_r34;
    if (!cpy_r_r54) goto CPyL37;
    cpy_r_r55 = cpy_r_r53;
    goto CPyL38;
CPyL37: ;
    cpy_r_r55 = cpy_r_r34;
CPyL38: ;
    return cpy_r_r55;
CPyL39: ;
    cpy_r_r56 = -113.0;
    return cpy_r_r56;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL39;
}
        
        PyObject *CPyPy_promise___Promise____turns(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_turns", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_promise___Promise))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.thinking.promise.Promise", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            double retval = CPyDef_promise___Promise____turns(arg_self, arg_t);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_turns", 78, CPyStatic_promise___globals);
            return NULL;
        }
        
double CPyDef_promise___Promise____worth_of_pages(PyObject *cpy_r_self, PyObject *cpy_r_pages, double cpy_r_turns, PyObject *cpy_r_resolved) {
    double cpy_r_value;
    int64_t cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    CPyPtr cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    double cpy_r_r20;
    double cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    double cpy_r_r30;
    char cpy_r_r31;
    double cpy_r_r32;
    PyObject *cpy_r_r33;
    int64_t cpy_r_r34;
    double cpy_r_r35;
    cpy_r_value = 0.0;
    cpy_r_r0 = 0;
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_pages + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r0 < cpy_r_r2;
    if (!cpy_r_r3) goto CPyL21;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_pages + offsetof(PyListObject, ob_item));
    cpy_r_r5 = *(CPyPtr *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r0 * 8;
    cpy_r_r7 = cpy_r_r5 + cpy_r_r6;
    cpy_r_r8 = *(PyObject * *)cpy_r_r7;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 87, CPyStatic_promise___globals);
        goto CPyL22;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__shelf;
    cpy_r_r11 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r10)->_pages;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_r9);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 88, CPyStatic_promise___globals);
        goto CPyL23;
    }
    if (likely(PyTuple_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 88, CPyStatic_promise___globals, "tuple", cpy_r_r12);
        goto CPyL23;
    }
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r13, 2);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 88, CPyStatic_promise___globals);
        goto CPyL23;
    }
    if (unlikely(!PyBool_Check(cpy_r_r14))) {
        CPy_TypeError("bool", cpy_r_r14); cpy_r_r15 = 2;
    } else
        cpy_r_r15 = cpy_r_r14 == Py_True;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 88, CPyStatic_promise___globals);
        goto CPyL23;
    }
    if (cpy_r_r15) goto CPyL13;
    cpy_r_r16 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__pages;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", "Promise", "_pages", 89, CPyStatic_promise___globals);
        goto CPyL23;
    }
CPyL9: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 89, CPyStatic_promise___globals);
        goto CPyL22;
    }
    cpy_r_r18 = PyFloat_AsDouble(cpy_r_r17);
    if (cpy_r_r18 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r17); cpy_r_r18 = -113.0;
    }
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 == -113.0;
    if (unlikely(cpy_r_r19)) goto CPyL12;
CPyL11: ;
    cpy_r_r20 = cpy_r_r18 * cpy_r_turns;
    cpy_r_r21 = cpy_r_value + cpy_r_r20;
    cpy_r_value = cpy_r_r21;
    goto CPyL20;
CPyL12: ;
    cpy_r_r22 = PyErr_Occurred();
    if (unlikely(cpy_r_r22 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 89, CPyStatic_promise___globals);
        goto CPyL22;
    } else
        goto CPyL11;
CPyL13: ;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r9);
    cpy_r_r24 = PySequence_Contains(cpy_r_resolved, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 90, CPyStatic_promise___globals);
        goto CPyL23;
    }
    cpy_r_r26 = cpy_r_r24;
    cpy_r_r27 = cpy_r_r26 ^ 1;
    if (!cpy_r_r27) goto CPyL24;
    cpy_r_r28 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__pages;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", "Promise", "_pages", 91, CPyStatic_promise___globals);
        goto CPyL23;
    }
CPyL16: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r28, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 91, CPyStatic_promise___globals);
        goto CPyL22;
    }
    cpy_r_r30 = PyFloat_AsDouble(cpy_r_r29);
    if (cpy_r_r30 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r29); cpy_r_r30 = -113.0;
    }
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 == -113.0;
    if (unlikely(cpy_r_r31)) goto CPyL19;
CPyL18: ;
    cpy_r_r32 = cpy_r_value + cpy_r_r30;
    cpy_r_value = cpy_r_r32;
    goto CPyL20;
CPyL19: ;
    cpy_r_r33 = PyErr_Occurred();
    if (unlikely(cpy_r_r33 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 91, CPyStatic_promise___globals);
        goto CPyL22;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r34 = cpy_r_r0 + 1;
    cpy_r_r0 = cpy_r_r34;
    goto CPyL1;
CPyL21: ;
    return cpy_r_value;
CPyL22: ;
    cpy_r_r35 = -113.0;
    return cpy_r_r35;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL22;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL20;
}
        
        PyObject *CPyPy_promise___Promise____worth_of_pages(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"pages", "turns", "resolved", 0};
            static CPyArg_Parser parser = {"OOO:_worth_of_pages", kwlist, 0};
            PyObject *obj_pages;
            PyObject *obj_turns;
            PyObject *obj_resolved;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_pages, &obj_turns, &obj_resolved)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_promise___Promise))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.thinking.promise.Promise", obj_self); 
                goto fail;
            }
            PyObject *arg_pages;
            if (likely(PyList_Check(obj_pages)))
                arg_pages = obj_pages;
            else {
                CPy_TypeError("list", obj_pages); 
                goto fail;
            }
            double arg_turns;
            arg_turns = PyFloat_AsDouble(obj_turns);
            if (arg_turns == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_turns); goto fail;
            }
            PyObject *arg_resolved;
            if (likely(PyList_Check(obj_resolved)))
                arg_resolved = obj_resolved;
            else {
                CPy_TypeError("list", obj_resolved); 
                goto fail;
            }
            double retval = CPyDef_promise___Promise____worth_of_pages(arg_self, arg_pages, arg_turns, arg_resolved);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_worth_of_pages", 85, CPyStatic_promise___globals);
            return NULL;
        }
        
double CPyDef_promise___Promise____experience(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, double cpy_r_turns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    double cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    double cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    double cpy_r_r15;
    double cpy_r_few;
    double cpy_r_r16;
    char cpy_r_r17;
    double cpy_r_r18;
    double cpy_r_near;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    double cpy_r_r22;
    char cpy_r_r23;
    double cpy_r_r24;
    double cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    double cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    double cpy_r_r35;
    double cpy_r_r36;
    double cpy_r_r37;
    double cpy_r_value;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    CPyPtr cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    double cpy_r_r70;
    char cpy_r_r71;
    double cpy_r_r72;
    double cpy_r_r73;
    PyObject *cpy_r_r74;
    double cpy_r_r75;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 96, CPyStatic_promise___globals);
        goto CPyL47;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", "Myriad", "authors", 97, CPyStatic_promise___globals);
        goto CPyL48;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 97, CPyStatic_promise___globals);
        goto CPyL48;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_myriad___table___Author))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 97, CPyStatic_promise___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r2);
        goto CPyL48;
    }
    cpy_r_r4 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_xp;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", "Author", "xp", 97, CPyStatic_promise___globals);
        goto CPyL48;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyFloat_FromTagged(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 == -113.0;
    if (unlikely(cpy_r_r6)) goto CPyL7;
CPyL6: ;
    cpy_r_r7 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyStatics[3213]; /* 'few_xp' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 98, CPyStatic_promise___globals);
        goto CPyL49;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r10 = PyErr_Occurred();
    if (unlikely(cpy_r_r10 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 98, CPyStatic_promise___globals);
        goto CPyL49;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r11 = PyFloat_AsDouble(cpy_r_r9);
    if (cpy_r_r11 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r9); cpy_r_r11 = -113.0;
    }
    CPy_DECREF(cpy_r_r9);
    cpy_r_r12 = cpy_r_r11 == -113.0;
    if (unlikely(cpy_r_r12)) goto CPyL10;
CPyL9: ;
    cpy_r_r13 = cpy_r_r11 < cpy_r_r5;
    if (cpy_r_r13) {
        goto CPyL11;
    } else
        goto CPyL12;
CPyL10: ;
    cpy_r_r14 = PyErr_Occurred();
    if (unlikely(cpy_r_r14 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 98, CPyStatic_promise___globals);
        goto CPyL49;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r15 = cpy_r_r11;
    goto CPyL13;
CPyL12: ;
    cpy_r_r15 = cpy_r_r5;
CPyL13: ;
    cpy_r_few = cpy_r_r15;
    cpy_r_r16 = cpy_r_turns / 3.0;
    cpy_r_r17 = cpy_r_r16 < 1.0;
    if (!cpy_r_r17) goto CPyL15;
    cpy_r_r18 = cpy_r_r16;
    goto CPyL16;
CPyL15: ;
    cpy_r_r18 = 1.0;
CPyL16: ;
    cpy_r_near = cpy_r_r18;
    cpy_r_r19 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 100, CPyStatic_promise___globals);
        goto CPyL49;
    }
    cpy_r_r22 = PyFloat_AsDouble(cpy_r_r21);
    if (cpy_r_r22 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r21); cpy_r_r22 = -113.0;
    }
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 == -113.0;
    if (unlikely(cpy_r_r23)) goto CPyL19;
CPyL18: ;
    cpy_r_r24 = cpy_r_few * cpy_r_r22;
    cpy_r_r25 = CPyFloat_FromTagged(cpy_r_r4);
    cpy_r_r26 = cpy_r_r25 == -113.0;
    if (unlikely(cpy_r_r26)) {
        goto CPyL21;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 100, CPyStatic_promise___globals);
        goto CPyL49;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r28 = cpy_r_r25 - cpy_r_few;
    cpy_r_r29 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPyStatics[3214]; /* 'more_xp' */
    cpy_r_r31 = CPyDict_GetItem(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 100, CPyStatic_promise___globals);
        goto CPyL49;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r32 = PyErr_Occurred();
    if (unlikely(cpy_r_r32 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 100, CPyStatic_promise___globals);
        goto CPyL49;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r33 = PyFloat_AsDouble(cpy_r_r31);
    if (cpy_r_r33 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r31); cpy_r_r33 = -113.0;
    }
    CPy_DECREF(cpy_r_r31);
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) goto CPyL24;
CPyL23: ;
    cpy_r_r35 = cpy_r_r28 * cpy_r_r33;
    cpy_r_r36 = cpy_r_r24 + cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 * cpy_r_near;
    cpy_r_value = cpy_r_r37;
    cpy_r_r38 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__shelf;
    cpy_r_r39 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r38)->_pages;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = 0;
    cpy_r_r41 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r41 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'books' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r41);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 102, CPyStatic_promise___globals);
        goto CPyL50;
    } else
        goto CPyL25;
CPyL24: ;
    cpy_r_r42 = PyErr_Occurred();
    if (unlikely(cpy_r_r42 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 100, CPyStatic_promise___globals);
        goto CPyL49;
    } else
        goto CPyL23;
CPyL25: ;
    cpy_r_r43 = 0;
CPyL26: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r43 < cpy_r_r45;
    if (!cpy_r_r46) goto CPyL51;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r48 = *(CPyPtr *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r43 * 8;
    cpy_r_r50 = cpy_r_r48 + cpy_r_r49;
    cpy_r_r51 = *(PyObject * *)cpy_r_r50;
    CPy_INCREF(cpy_r_r51);
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 102, CPyStatic_promise___globals);
        goto CPyL52;
    }
    cpy_r_r53 = (Py_ssize_t)cpy_r_r52 != -2;
    if (cpy_r_r53) {
        goto CPyL30;
    } else
        goto CPyL53;
CPyL29: ;
    if (cpy_r_r53) {
        goto CPyL54;
    } else
        goto CPyL40;
CPyL30: ;
    cpy_r_r54 = CPyList_GetItem(cpy_r_r39, cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 102, CPyStatic_promise___globals);
        goto CPyL52;
    }
    if (likely(PyTuple_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 102, CPyStatic_promise___globals, "tuple", cpy_r_r54);
        goto CPyL52;
    }
    cpy_r_r56 = CPySequenceTuple_GetItem(cpy_r_r55, 6);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 102, CPyStatic_promise___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 102, CPyStatic_promise___globals);
        goto CPyL52;
    }
    cpy_r_r58 = cpy_r_r57 & 1;
    cpy_r_r59 = cpy_r_r58 != 0;
    if (cpy_r_r59) goto CPyL36;
    cpy_r_r60 = cpy_r_r4 & 1;
    cpy_r_r61 = cpy_r_r60 != 0;
    if (!cpy_r_r61) goto CPyL37;
CPyL36: ;
    cpy_r_r62 = CPyTagged_IsLt_(cpy_r_r4, cpy_r_r57);
    cpy_r_r63 = cpy_r_r62 ^ 1;
    cpy_r_r64 = cpy_r_r63;
    goto CPyL38;
CPyL37: ;
    cpy_r_r65 = (Py_ssize_t)cpy_r_r57 <= (Py_ssize_t)cpy_r_r4;
    cpy_r_r64 = cpy_r_r65;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r57);
    if (cpy_r_r64) {
        goto CPyL54;
    } else
        goto CPyL40;
CPyL39: ;
    cpy_r_r40 = 1;
    goto CPyL41;
CPyL40: ;
    cpy_r_r66 = cpy_r_r43 + 1;
    cpy_r_r43 = cpy_r_r66;
    goto CPyL26;
CPyL41: ;
    if (!cpy_r_r40) goto CPyL46;
    cpy_r_r67 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r67);
    cpy_r_r68 = CPyStatics[3215]; /* 'buyer' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 103, CPyStatic_promise___globals);
        goto CPyL47;
    }
    cpy_r_r70 = PyFloat_AsDouble(cpy_r_r69);
    if (cpy_r_r70 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r69); cpy_r_r70 = -113.0;
    }
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 == -113.0;
    if (unlikely(cpy_r_r71)) goto CPyL45;
CPyL44: ;
    cpy_r_r72 = cpy_r_r70 * cpy_r_near;
    cpy_r_r73 = cpy_r_value + cpy_r_r72;
    cpy_r_value = cpy_r_r73;
    goto CPyL46;
CPyL45: ;
    cpy_r_r74 = PyErr_Occurred();
    if (unlikely(cpy_r_r74 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 103, CPyStatic_promise___globals);
        goto CPyL47;
    } else
        goto CPyL44;
CPyL46: ;
    return cpy_r_value;
CPyL47: ;
    cpy_r_r75 = -113.0;
    return cpy_r_r75;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL47;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL47;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r39);
    goto CPyL47;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r41);
    goto CPyL41;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    goto CPyL47;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r52);
    goto CPyL29;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r41);
    goto CPyL39;
}
        
        PyObject *CPyPy_promise___Promise____experience(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "turns", 0};
            static CPyArg_Parser parser = {"OOO:_experience", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_promise___Promise))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.thinking.promise.Promise", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
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
            double retval = CPyDef_promise___Promise____experience(arg_self, arg_t, arg_seat, arg_turns);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_experience", 94, CPyStatic_promise___globals);
            return NULL;
        }
        
double CPyDef_promise___Promise____row(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
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
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    double cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    double cpy_r_r57;
    char cpy_r_r58;
    double cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    double cpy_r_r62;
    double cpy_r_r63;
    double cpy_r_r64;
    PyObject *cpy_r_r65;
    double cpy_r_r66;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 108, CPyStatic_promise___globals);
        goto CPyL33;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_row", "Myriad", "authors", 108, CPyStatic_promise___globals);
        goto CPyL34;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 108, CPyStatic_promise___globals);
        goto CPyL34;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_myriad___table___Author))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 108, CPyStatic_promise___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r2);
        goto CPyL34;
    }
    cpy_r_r4 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_rows;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_row", "Author", "rows", 108, CPyStatic_promise___globals);
        goto CPyL34;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r5 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__shelf;
    cpy_r_r6 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r5)->_tiles;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = cpy_r_r4 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL7;
    cpy_r_r12 = cpy_r_r9 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL8;
CPyL7: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_r4, cpy_r_r9);
    cpy_r_r15 = cpy_r_r14 ^ 1;
    if (cpy_r_r15) {
        goto CPyL35;
    } else
        goto CPyL10;
CPyL8: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r4 >= (Py_ssize_t)cpy_r_r9;
    if (cpy_r_r16) {
        goto CPyL35;
    } else
        goto CPyL10;
CPyL9: ;
    return 0.0;
CPyL10: ;
    cpy_r_r17 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__shelf;
    cpy_r_r18 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r17)->_columns;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_row", "Shelf", "columns", 111, CPyStatic_promise___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r18);
CPyL11: ;
    cpy_r_r19 = 0;
    cpy_r_r20 = 0;
CPyL12: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL21;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 112, CPyStatic_promise___globals);
        goto CPyL37;
    }
    cpy_r_r30 = CPyDef_rows___column_size(cpy_r_t, cpy_r_seat, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 112, CPyStatic_promise___globals);
        goto CPyL37;
    }
    cpy_r_r31 = cpy_r_r30 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (cpy_r_r32) goto CPyL17;
    cpy_r_r33 = cpy_r_r4 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (!cpy_r_r34) goto CPyL18;
CPyL17: ;
    cpy_r_r35 = CPyTagged_IsLt_(cpy_r_r4, cpy_r_r30);
    cpy_r_r36 = cpy_r_r35;
    goto CPyL19;
CPyL18: ;
    cpy_r_r37 = (Py_ssize_t)cpy_r_r30 > (Py_ssize_t)cpy_r_r4;
    cpy_r_r36 = cpy_r_r37;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r30);
    cpy_r_r38 = cpy_r_r36 << 1;
    cpy_r_r39 = cpy_r_r38;
    cpy_r_r40 = CPyTagged_Add(cpy_r_r19, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r19 = cpy_r_r40;
    cpy_r_r41 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r41;
    goto CPyL12;
CPyL21: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r44 = cpy_r_r43 << 1;
    cpy_r_r45 = CPyTagged_TrueDivide(cpy_r_r19, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r46 = cpy_r_r45 == -113.0;
    if (unlikely(cpy_r_r46)) goto CPyL23;
CPyL22: ;
    cpy_r_r47 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__shelf;
    cpy_r_r48 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r47)->_tiles;
    cpy_r_r49 = CPyList_GetItem(cpy_r_r48, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 113, CPyStatic_promise___globals);
        goto CPyL33;
    } else
        goto CPyL24;
CPyL23: ;
    cpy_r_r50 = PyErr_Occurred();
    if (unlikely(cpy_r_r50 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 112, CPyStatic_promise___globals);
        goto CPyL36;
    } else
        goto CPyL22;
CPyL24: ;
    if (likely(PyTuple_Check(cpy_r_r49)))
        cpy_r_r51 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 113, CPyStatic_promise___globals, "tuple", cpy_r_r49);
        goto CPyL33;
    }
    cpy_r_r52 = CPySequenceTuple_GetItem(cpy_r_r51, 4);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 113, CPyStatic_promise___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 113, CPyStatic_promise___globals);
        goto CPyL33;
    }
    cpy_r_r54 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r55 = CPyStatics[1582]; /* 'column' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 113, CPyStatic_promise___globals);
        goto CPyL38;
    }
    cpy_r_r57 = PyFloat_AsDouble(cpy_r_r56);
    if (cpy_r_r57 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r56); cpy_r_r57 = -113.0;
    }
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 == -113.0;
    if (unlikely(cpy_r_r58)) goto CPyL30;
CPyL29: ;
    cpy_r_r59 = CPyFloat_FromTagged(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r53);
    cpy_r_r60 = cpy_r_r59 == -113.0;
    if (unlikely(cpy_r_r60)) {
        goto CPyL32;
    } else
        goto CPyL31;
CPyL30: ;
    cpy_r_r61 = PyErr_Occurred();
    if (unlikely(cpy_r_r61 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 113, CPyStatic_promise___globals);
        goto CPyL38;
    } else
        goto CPyL29;
CPyL31: ;
    cpy_r_r62 = cpy_r_r59 * cpy_r_r57;
    cpy_r_r63 = cpy_r_r62 * cpy_r_r45;
    cpy_r_r64 = cpy_r_r63 * cpy_r_r45;
    return cpy_r_r64;
CPyL32: ;
    cpy_r_r65 = PyErr_Occurred();
    if (unlikely(cpy_r_r65 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 113, CPyStatic_promise___globals);
    } else
        goto CPyL31;
CPyL33: ;
    cpy_r_r66 = -113.0;
    return cpy_r_r66;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL33;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL9;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL33;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL33;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL33;
}
        
        PyObject *CPyPy_promise___Promise____row(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_row", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_promise___Promise))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.thinking.promise.Promise", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double retval = CPyDef_promise___Promise____row(arg_self, arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_row", 106, CPyStatic_promise___globals);
            return NULL;
        }
        
double CPyDef_promise___Promise____dice(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, double cpy_r_turns) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_in_hand;
    char cpy_r_r27;
    double cpy_r_r28;
    double cpy_r_near;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    double cpy_r_r32;
    char cpy_r_r33;
    double cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    double cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    double cpy_r_r45;
    char cpy_r_r46;
    double cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    double cpy_r_r50;
    double cpy_r_r51;
    double cpy_r_r52;
    PyObject *cpy_r_r53;
    double cpy_r_r54;
    cpy_r_r0 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__shelf;
    cpy_r_r1 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_black;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", "Table", "players", 117, CPyStatic_promise___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_seat);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 117, CPyStatic_promise___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_scholars___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 117, CPyStatic_promise___globals, "serai.games.scholars.table.Player", cpy_r_r3);
        goto CPyL31;
    }
    cpy_r_r5 = 0;
    cpy_r_r6 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_hand;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", "Player", "hand", 118, CPyStatic_promise___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r6);
CPyL4: ;
    cpy_r_r7 = 0;
CPyL5: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL33;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 118, CPyStatic_promise___globals);
        goto CPyL34;
    }
    cpy_r_r17 = CPyDef_scholars___names___colour_of(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 118, CPyStatic_promise___globals);
        goto CPyL34;
    }
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL10;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_r17, cpy_r_r1);
    cpy_r_r21 = cpy_r_r20;
    goto CPyL11;
CPyL10: ;
    cpy_r_r22 = cpy_r_r17 == cpy_r_r1;
    cpy_r_r21 = cpy_r_r22;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r23 = cpy_r_r21 << 1;
    cpy_r_r24 = cpy_r_r23;
    cpy_r_r25 = CPyTagged_Add(cpy_r_r5, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r5 = cpy_r_r25;
    cpy_r_r26 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r26;
    goto CPyL5;
CPyL13: ;
    cpy_r_in_hand = cpy_r_r5;
    cpy_r_r27 = cpy_r_turns < 1.0;
    if (!cpy_r_r27) goto CPyL15;
    cpy_r_r28 = cpy_r_turns;
    goto CPyL16;
CPyL15: ;
    cpy_r_r28 = 1.0;
CPyL16: ;
    cpy_r_near = cpy_r_r28;
    cpy_r_r29 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPyStatics[3216]; /* 'black_in_hand' */
    cpy_r_r31 = CPyDict_GetItem(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 120, CPyStatic_promise___globals);
        goto CPyL35;
    }
    cpy_r_r32 = PyFloat_AsDouble(cpy_r_r31);
    if (cpy_r_r32 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r31); cpy_r_r32 = -113.0;
    }
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 == -113.0;
    if (unlikely(cpy_r_r33)) goto CPyL19;
CPyL18: ;
    cpy_r_r34 = CPyFloat_FromTagged(cpy_r_in_hand);
    CPyTagged_DECREF(cpy_r_in_hand);
    cpy_r_r35 = cpy_r_r34 == -113.0;
    if (unlikely(cpy_r_r35)) {
        goto CPyL21;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 120, CPyStatic_promise___globals);
        goto CPyL35;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r37 = cpy_r_r34 * cpy_r_r32;
    cpy_r_r38 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_bag;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", "Player", "bag", 120, CPyStatic_promise___globals);
        goto CPyL36;
    }
    goto CPyL22;
CPyL21: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 120, CPyStatic_promise___globals);
        goto CPyL36;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r38, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 120, CPyStatic_promise___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 120, CPyStatic_promise___globals);
        goto CPyL37;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r42 = ((serai___games___scholars___myriad___thinking___promise___PromiseObject *)cpy_r_self)->__of;
    CPy_INCREF(cpy_r_r42);
    cpy_r_r43 = CPyStatics[3217]; /* 'black_in_bag' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 120, CPyStatic_promise___globals);
        goto CPyL38;
    }
    cpy_r_r45 = PyFloat_AsDouble(cpy_r_r44);
    if (cpy_r_r45 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r44); cpy_r_r45 = -113.0;
    }
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 == -113.0;
    if (unlikely(cpy_r_r46)) goto CPyL27;
CPyL26: ;
    cpy_r_r47 = CPyFloat_FromTagged(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_r48 = cpy_r_r47 == -113.0;
    if (unlikely(cpy_r_r48)) {
        goto CPyL29;
    } else
        goto CPyL28;
CPyL27: ;
    cpy_r_r49 = PyErr_Occurred();
    if (unlikely(cpy_r_r49 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 120, CPyStatic_promise___globals);
        goto CPyL38;
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r50 = cpy_r_r47 * cpy_r_r45;
    cpy_r_r51 = cpy_r_r37 + cpy_r_r50;
    cpy_r_r52 = cpy_r_r51 * cpy_r_near;
    return cpy_r_r52;
CPyL29: ;
    cpy_r_r53 = PyErr_Occurred();
    if (unlikely(cpy_r_r53 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 120, CPyStatic_promise___globals);
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r54 = -113.0;
    return cpy_r_r54;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL30;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL30;
CPyL33: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL13;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL30;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_in_hand);
    goto CPyL30;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL30;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL30;
}
        
        PyObject *CPyPy_promise___Promise____dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "turns", 0};
            static CPyArg_Parser parser = {"OOO:_dice", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_turns)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_promise___Promise))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.thinking.promise.Promise", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
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
            double retval = CPyDef_promise___Promise____dice(arg_self, arg_t, arg_seat, arg_turns);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "_dice", 115, CPyStatic_promise___globals);
            return NULL;
        }
        
char CPyDef_promise_____top_level__(void) {
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
    void *cpy_r_r31;
    void *cpy_r_r32;
    void *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    void *cpy_r_r53;
    void *cpy_r_r54;
    void *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    void *cpy_r_r75;
    void *cpy_r_r76;
    void *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    void *cpy_r_r97;
    void *cpy_r_r98;
    void *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    PyObject **cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    void *cpy_r_r119;
    void *cpy_r_r120;
    void *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    PyObject **cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    void *cpy_r_r141;
    void *cpy_r_r142;
    void *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    PyObject **cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    void *cpy_r_r163;
    void *cpy_r_r164;
    void *cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    PyObject **cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject **cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    int32_t cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    char cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    int32_t cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    int32_t cpy_r_r216;
    char cpy_r_r217;
    char cpy_r_r218;
    char cpy_r_r219;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 1, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 1, CPyStatic_promise___globals);
        goto CPyL76;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_promise___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 8, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_tomllib;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {10};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[4995]; /* (('tomllib', 'tomllib', 'tomllib'),) */
    cpy_r_r17 = CPyStatic_promise___globals;
    cpy_r_r18 = CPyStatics[3218]; /* 'src/serai/games/scholars/myriad/thinking/promise.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL76;
    cpy_r_r21 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r22 = CPyStatics[127]; /* 'functools' */
    cpy_r_r23 = CPyStatic_promise___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 11, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r25 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r27 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r28 = CPyStatic_promise___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 12, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r30 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = (void *)&CPyModule_serai___games___scholars___myriad___book;
    cpy_r_r32 = (void *)&CPyImportState_serai___games___scholars___myriad___book;
    cpy_r_r33 = CPyModuleLockAPI_serai;
    cpy_r_r34 = CPyImport_IsInitialized(cpy_r_r32);
    if (!cpy_r_r34) goto CPyL11;
    cpy_r_r35 = PyImport_GetModuleDict();
    cpy_r_r36 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r37 = CPyDict_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 14, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r38 = cpy_r_r37;
    goto CPyL15;
CPyL11: ;
    cpy_r_r39 = CPyInitOnly_serai___games___scholars___myriad___book;
    cpy_r_r40 = CPyExec_serai___games___scholars___myriad___book;
    cpy_r_r41 = (PyObject **)&CPyModule_serai___games___scholars___myriad___book__internal;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 14, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r45 = CPyStatics[8]; /* '__file__' */
    cpy_r_r46 = CPyObject_GetAttr(cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 14, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r47 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r48 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r49 = CPyImport_ImportNative(cpy_r_r48, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r31, cpy_r_r32, cpy_r_r33, cpy_r_r46, cpy_r_r47, 0);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 14, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r38 = cpy_r_r49;
CPyL15: ;
    cpy_r_r50 = CPyStatics[5502]; /* ('Page', 'Shelf') */
    cpy_r_r51 = CPyStatic_promise___globals;
    cpy_r_r52 = CPyImport_GetNativeAttrs(cpy_r_r38, cpy_r_r50, cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 14, CPyStatic_promise___globals);
        goto CPyL76;
    } else
        goto CPyL77;
CPyL16: ;
    cpy_r_r53 = (void *)&CPyModule_serai___games___scholars___myriad___rows;
    cpy_r_r54 = (void *)&CPyImportState_serai___games___scholars___myriad___rows;
    cpy_r_r55 = CPyModuleLockAPI_serai;
    cpy_r_r56 = CPyImport_IsInitialized(cpy_r_r54);
    if (!cpy_r_r56) goto CPyL19;
    cpy_r_r57 = PyImport_GetModuleDict();
    cpy_r_r58 = CPyStatics[3124]; /* 'serai.games.scholars.myriad.rows' */
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 15, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r60 = cpy_r_r59;
    goto CPyL23;
CPyL19: ;
    cpy_r_r61 = CPyInitOnly_serai___games___scholars___myriad___rows;
    cpy_r_r62 = CPyExec_serai___games___scholars___myriad___rows;
    cpy_r_r63 = (PyObject **)&CPyModule_serai___games___scholars___myriad___rows__internal;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 15, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r67 = CPyStatics[8]; /* '__file__' */
    cpy_r_r68 = CPyObject_GetAttr(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 15, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r69 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r70 = CPyStatics[3124]; /* 'serai.games.scholars.myriad.rows' */
    cpy_r_r71 = CPyImport_ImportNative(cpy_r_r70, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r53, cpy_r_r54, cpy_r_r55, cpy_r_r68, cpy_r_r69, 0);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 15, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r60 = cpy_r_r71;
CPyL23: ;
    cpy_r_r72 = CPyStatics[5503]; /* ('column_size',) */
    cpy_r_r73 = CPyStatic_promise___globals;
    cpy_r_r74 = CPyImport_GetNativeAttrs(cpy_r_r60, cpy_r_r72, cpy_r_r72, cpy_r_r73);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 15, CPyStatic_promise___globals);
        goto CPyL76;
    } else
        goto CPyL78;
CPyL24: ;
    cpy_r_r75 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r76 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r77 = CPyModuleLockAPI_serai;
    cpy_r_r78 = CPyImport_IsInitialized(cpy_r_r76);
    if (!cpy_r_r78) goto CPyL27;
    cpy_r_r79 = PyImport_GetModuleDict();
    cpy_r_r80 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r81 = CPyDict_GetItem(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 16, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r82 = cpy_r_r81;
    goto CPyL31;
CPyL27: ;
    cpy_r_r83 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r84 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r85 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 16, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r89 = CPyStatics[8]; /* '__file__' */
    cpy_r_r90 = CPyObject_GetAttr(cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 16, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r91 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r92 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r93 = CPyImport_ImportNative(cpy_r_r92, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r75, cpy_r_r76, cpy_r_r77, cpy_r_r90, cpy_r_r91, 0);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 16, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r82 = cpy_r_r93;
CPyL31: ;
    cpy_r_r94 = CPyStatics[5423]; /* ('part',) */
    cpy_r_r95 = CPyStatic_promise___globals;
    cpy_r_r96 = CPyImport_GetNativeAttrs(cpy_r_r82, cpy_r_r94, cpy_r_r94, cpy_r_r95);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 16, CPyStatic_promise___globals);
        goto CPyL76;
    } else
        goto CPyL79;
CPyL32: ;
    cpy_r_r97 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r98 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r99 = CPyModuleLockAPI_serai;
    cpy_r_r100 = CPyImport_IsInitialized(cpy_r_r98);
    if (!cpy_r_r100) goto CPyL35;
    cpy_r_r101 = PyImport_GetModuleDict();
    cpy_r_r102 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r103 = CPyDict_GetItem(cpy_r_r101, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 17, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r104 = cpy_r_r103;
    goto CPyL39;
CPyL35: ;
    cpy_r_r105 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r106 = CPyExec_serai___games___scholars___names;
    cpy_r_r107 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 17, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r111 = CPyStatics[8]; /* '__file__' */
    cpy_r_r112 = CPyObject_GetAttr(cpy_r_r110, cpy_r_r111);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 17, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r113 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r114 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r115 = CPyImport_ImportNative(cpy_r_r114, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r97, cpy_r_r98, cpy_r_r99, cpy_r_r112, cpy_r_r113, 0);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 17, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r104 = cpy_r_r115;
CPyL39: ;
    cpy_r_r116 = CPyStatics[5448]; /* ('NO_CARD', 'colour_of') */
    cpy_r_r117 = CPyStatic_promise___globals;
    cpy_r_r118 = CPyImport_GetNativeAttrs(cpy_r_r104, cpy_r_r116, cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 17, CPyStatic_promise___globals);
        goto CPyL76;
    } else
        goto CPyL80;
CPyL40: ;
    cpy_r_r119 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r120 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r121 = CPyModuleLockAPI_serai;
    cpy_r_r122 = CPyImport_IsInitialized(cpy_r_r120);
    if (!cpy_r_r122) goto CPyL43;
    cpy_r_r123 = PyImport_GetModuleDict();
    cpy_r_r124 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r125 = CPyDict_GetItem(cpy_r_r123, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 18, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r126 = cpy_r_r125;
    goto CPyL47;
CPyL43: ;
    cpy_r_r127 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r128 = CPyExec_serai___games___scholars___table;
    cpy_r_r129 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 18, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r133 = CPyStatics[8]; /* '__file__' */
    cpy_r_r134 = CPyObject_GetAttr(cpy_r_r132, cpy_r_r133);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 18, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r135 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r136 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r137 = CPyImport_ImportNative(cpy_r_r136, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r134, cpy_r_r135, 0);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 18, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r126 = cpy_r_r137;
CPyL47: ;
    cpy_r_r138 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r139 = CPyStatic_promise___globals;
    cpy_r_r140 = CPyImport_GetNativeAttrs(cpy_r_r126, cpy_r_r138, cpy_r_r138, cpy_r_r139);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 18, CPyStatic_promise___globals);
        goto CPyL76;
    } else
        goto CPyL81;
CPyL48: ;
    cpy_r_r141 = (void *)&CPyModule_serai___games___scholars___thinking___effect_values;
    cpy_r_r142 = (void *)&CPyImportState_serai___games___scholars___thinking___effect_values;
    cpy_r_r143 = CPyModuleLockAPI_serai;
    cpy_r_r144 = CPyImport_IsInitialized(cpy_r_r142);
    if (!cpy_r_r144) goto CPyL51;
    cpy_r_r145 = PyImport_GetModuleDict();
    cpy_r_r146 = CPyStatics[3220]; /* 'serai.games.scholars.thinking.effect_values' */
    cpy_r_r147 = CPyDict_GetItem(cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 19, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r148 = cpy_r_r147;
    goto CPyL55;
CPyL51: ;
    cpy_r_r149 = CPyInitOnly_serai___games___scholars___thinking___effect_values;
    cpy_r_r150 = CPyExec_serai___games___scholars___thinking___effect_values;
    cpy_r_r151 = (PyObject **)&CPyModule_serai___games___scholars___thinking___effect_values__internal;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 19, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r155 = CPyStatics[8]; /* '__file__' */
    cpy_r_r156 = CPyObject_GetAttr(cpy_r_r154, cpy_r_r155);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 19, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r157 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r158 = CPyStatics[3220]; /* 'serai.games.scholars.thinking.effect_values' */
    cpy_r_r159 = CPyImport_ImportNative(cpy_r_r158, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r141, cpy_r_r142, cpy_r_r143, cpy_r_r156, cpy_r_r157, 0);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 19, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r148 = cpy_r_r159;
CPyL55: ;
    cpy_r_r160 = CPyStatics[5504]; /* ('EffectValues',) */
    cpy_r_r161 = CPyStatic_promise___globals;
    cpy_r_r162 = CPyImport_GetNativeAttrs(cpy_r_r148, cpy_r_r160, cpy_r_r160, cpy_r_r161);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 19, CPyStatic_promise___globals);
        goto CPyL76;
    } else
        goto CPyL82;
CPyL56: ;
    cpy_r_r163 = (void *)&CPyModule_serai___games___scholars___thinking___weights;
    cpy_r_r164 = (void *)&CPyImportState_serai___games___scholars___thinking___weights;
    cpy_r_r165 = CPyModuleLockAPI_serai;
    cpy_r_r166 = CPyImport_IsInitialized(cpy_r_r164);
    if (!cpy_r_r166) goto CPyL59;
    cpy_r_r167 = PyImport_GetModuleDict();
    cpy_r_r168 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r169 = CPyDict_GetItem(cpy_r_r167, cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 20, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r170 = cpy_r_r169;
    goto CPyL63;
CPyL59: ;
    cpy_r_r171 = CPyInitOnly_serai___games___scholars___thinking___weights;
    cpy_r_r172 = CPyExec_serai___games___scholars___thinking___weights;
    cpy_r_r173 = (PyObject **)&CPyModule_serai___games___scholars___thinking___weights__internal;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 20, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r177 = CPyStatics[8]; /* '__file__' */
    cpy_r_r178 = CPyObject_GetAttr(cpy_r_r176, cpy_r_r177);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 20, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r179 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r180 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r181 = CPyImport_ImportNative(cpy_r_r180, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r163, cpy_r_r164, cpy_r_r165, cpy_r_r178, cpy_r_r179, 0);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 20, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r170 = cpy_r_r181;
CPyL63: ;
    cpy_r_r182 = CPyStatics[5505]; /* ('weights',) */
    cpy_r_r183 = CPyStatic_promise___globals;
    cpy_r_r184 = CPyImport_GetNativeAttrs(cpy_r_r170, cpy_r_r182, cpy_r_r182, cpy_r_r183);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 20, CPyStatic_promise___globals);
        goto CPyL76;
    } else
        goto CPyL83;
CPyL64: ;
    cpy_r_r185 = CPyStatic_promise___globals;
    cpy_r_r186 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r187 = CPyDict_GetItem(cpy_r_r185, cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 23, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r188 = CPyStatic_promise___globals;
    cpy_r_r189 = CPyStatics[126]; /* 'cache' */
    cpy_r_r190 = CPyDict_GetItem(cpy_r_r188, cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 23, CPyStatic_promise___globals);
        goto CPyL84;
    }
    PyObject *cpy_r_r191[1] = {cpy_r_r187};
    cpy_r_r192 = (PyObject **)&cpy_r_r191;
    cpy_r_r193 = PyObject_Vectorcall(cpy_r_r190, cpy_r_r192, 1, 0);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 23, CPyStatic_promise___globals);
        goto CPyL84;
    }
    CPy_DECREF(cpy_r_r187);
    cpy_r_r194 = CPyStatic_promise___globals;
    cpy_r_r195 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r196 = PyDict_SetItem(cpy_r_r194, cpy_r_r195, cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    cpy_r_r197 = cpy_r_r196 >= 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 23, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r198 = NULL;
    cpy_r_r199 = CPyStatics[3175]; /* 'serai.games.scholars.myriad.thinking.promise' */
    cpy_r_r200 = (PyObject *)CPyType_promise___Promise_template;
    cpy_r_r201 = CPyType_FromTemplate(cpy_r_r200, cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 35, CPyStatic_promise___globals);
        goto CPyL76;
    }
    cpy_r_r202 = CPyDef_promise___Promise_trait_vtable_setup();
    if (unlikely(cpy_r_r202 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 35, CPyStatic_promise___globals);
        goto CPyL85;
    }
    cpy_r_r203 = CPyDef_promise___Promise_coroutine_setup(cpy_r_r201);
    if (unlikely(cpy_r_r203 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 35, CPyStatic_promise___globals);
        goto CPyL85;
    }
    cpy_r_r204 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r205 = CPyStatics[3222]; /* '_shelf' */
    cpy_r_r206 = CPyStatics[3223]; /* '_of' */
    cpy_r_r207 = CPyStatics[3224]; /* '_time' */
    cpy_r_r208 = CPyStatics[3225]; /* '_pages' */
    cpy_r_r209 = CPyStatics[1105]; /* '_ways' */
    cpy_r_r210 = CPyStatics[3226]; /* '_work' */
    cpy_r_r211 = PyTuple_Pack(6, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r208, cpy_r_r209, cpy_r_r210);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 35, CPyStatic_promise___globals);
        goto CPyL85;
    }
    cpy_r_r212 = PyObject_SetAttr(cpy_r_r201, cpy_r_r204, cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    cpy_r_r213 = cpy_r_r212 >= 0;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 35, CPyStatic_promise___globals);
        goto CPyL85;
    }
    CPyType_promise___Promise = (PyTypeObject *)cpy_r_r201;
    CPy_INCREF(CPyType_promise___Promise);
    cpy_r_r214 = CPyStatic_promise___globals;
    cpy_r_r215 = CPyStatics[3176]; /* 'Promise' */
    cpy_r_r216 = PyDict_SetItem(cpy_r_r214, cpy_r_r215, cpy_r_r201);
    cpy_r_r217 = cpy_r_r216 >= 0;
    if (unlikely(!cpy_r_r217)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 35, CPyStatic_promise___globals);
        goto CPyL85;
    }
    cpy_r_r218 = CPy_InitSubclass(cpy_r_r201);
    CPy_DECREF(cpy_r_r201);
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/thinking/promise.py", "<module>", 35, CPyStatic_promise___globals);
        goto CPyL76;
    }
    return 1;
CPyL76: ;
    cpy_r_r219 = 2;
    return cpy_r_r219;
CPyL77: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL16;
CPyL78: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL24;
CPyL79: ;
    CPy_DECREF(cpy_r_r96);
    goto CPyL32;
CPyL80: ;
    CPy_DECREF(cpy_r_r118);
    goto CPyL40;
CPyL81: ;
    CPy_DECREF(cpy_r_r140);
    goto CPyL48;
CPyL82: ;
    CPy_DECREF(cpy_r_r162);
    goto CPyL56;
CPyL83: ;
    CPy_DECREF(cpy_r_r184);
    goto CPyL64;
CPyL84: ;
    CPy_DecRef(cpy_r_r187);
    goto CPyL76;
CPyL85: ;
    CPy_DecRef(cpy_r_r201);
    goto CPyL76;
}

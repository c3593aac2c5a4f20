#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
chance___Chance_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
chance___Chance_traverse(serai___kernel___chance___ChanceObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_key)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_key));
    }
    if (CPyTagged_CheckLong(self->_counter)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_counter));
    }
    Py_VISIT(self->_coming);
    Py_VISIT(self->_stream);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_chance___Chance_clear(PyObject *cpy_r_self)
{
    serai___kernel___chance___ChanceObject *self = (serai___kernel___chance___ChanceObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_key)) {
        CPyTagged __tmp = self->_key;
        self->_key = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_counter)) {
        CPyTagged __tmp = self->_counter;
        self->_counter = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_coming);
    Py_CLEAR(self->_stream);
    return 0;
}

static int32_t CPyDef_chance___Chance_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___chance___ChanceObject *self = (serai___kernel___chance___ChanceObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_key)) {
        CPyTagged __tmp = self->_key;
        self->_key = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_counter)) {
        CPyTagged __tmp = self->_counter;
        self->_counter = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_coming);
    Py_CLEAR(self->_stream);
    return 0;
}

static void
chance___Chance_dealloc(serai___kernel___chance___ChanceObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, chance___Chance_dealloc)
    CPyDef_chance___Chance_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_chance_____mypyc__Chance_setup(PyObject *cpy_r_type);
PyObject *CPyDef_chance___Chance(CPyTagged cpy_r_key, CPyTagged cpy_r_counter);

static PyObject *
chance___Chance_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_chance___Chance) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_chance_____mypyc__Chance_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_chance___Chance_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem chance___Chance_vtable[11];
static bool
CPyDef_chance___Chance_trait_vtable_setup(void)
{
    CPyVTableItem chance___Chance_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_chance___Chance_____init__,
        (CPyVTableItem)CPyDef_chance___Chance___seeded,
        (CPyVTableItem)CPyDef_chance___Chance___copy,
        (CPyVTableItem)CPyDef_chance___Chance___word,
        (CPyVTableItem)CPyDef_chance___Chance____strong_word,
        (CPyVTableItem)CPyDef_chance___Chance___below,
        (CPyVTableItem)CPyDef_chance___Chance___die,
        (CPyVTableItem)CPyDef_chance___Chance___shuffle,
    };
    memcpy(chance___Chance_vtable, chance___Chance_vtable_scratch, sizeof(chance___Chance_vtable));
    return 1;
}

static bool
CPyDef_chance___Chance_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
chance___Chance_get_key(serai___kernel___chance___ChanceObject *self, void *closure);
static int
chance___Chance_set_key(serai___kernel___chance___ChanceObject *self, PyObject *value, void *closure);
static PyObject *
chance___Chance_get_counter(serai___kernel___chance___ChanceObject *self, void *closure);
static int
chance___Chance_set_counter(serai___kernel___chance___ChanceObject *self, PyObject *value, void *closure);
static PyObject *
chance___Chance_get_coming(serai___kernel___chance___ChanceObject *self, void *closure);
static int
chance___Chance_set_coming(serai___kernel___chance___ChanceObject *self, PyObject *value, void *closure);
static PyObject *
chance___Chance_get_stream(serai___kernel___chance___ChanceObject *self, void *closure);
static int
chance___Chance_set_stream(serai___kernel___chance___ChanceObject *self, PyObject *value, void *closure);

static PyGetSetDef chance___Chance_getseters[] = {
    {"key",
     (getter)chance___Chance_get_key, (setter)chance___Chance_set_key,
     NULL, NULL},
    {"counter",
     (getter)chance___Chance_get_counter, (setter)chance___Chance_set_counter,
     NULL, NULL},
    {"coming",
     (getter)chance___Chance_get_coming, (setter)chance___Chance_set_coming,
     NULL, NULL},
    {"stream",
     (getter)chance___Chance_get_stream, (setter)chance___Chance_set_stream,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef chance___Chance_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_chance_____mypyc__Chance_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_chance___Chance_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, key=0, counter=0)\n--\n\n")},
    {"seeded",
     (PyCFunction)CPyPy_chance___Chance___seeded,
     METH_FASTCALL | METH_KEYWORDS | METH_CLASS, PyDoc_STR("seeded($cls, seed)\n--\n\n")},
    {"copy",
     (PyCFunction)CPyPy_chance___Chance___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"word",
     (PyCFunction)CPyPy_chance___Chance___word,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("word($self)\n--\n\n")},
    {"_strong_word",
     (PyCFunction)CPyPy_chance___Chance____strong_word,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_strong_word($self)\n--\n\n")},
    {"below",
     (PyCFunction)CPyPy_chance___Chance___below,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("below($self, n)\n--\n\n")},
    {"die",
     (PyCFunction)CPyPy_chance___Chance___die,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("die($self)\n--\n\n")},
    {"shuffle",
     (PyCFunction)CPyPy_chance___Chance___shuffle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shuffle($self, items)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_chance___Chance_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Chance",
    .tp_new = chance___Chance_new,
    .tp_dealloc = (destructor)chance___Chance_dealloc,
    .tp_traverse = (traverseproc)chance___Chance_traverse,
    .tp_clear = (inquiry)CPyDef_chance___Chance_clear,
    .tp_getset = chance___Chance_getseters,
    .tp_methods = chance___Chance_methods,
    .tp_init = chance___Chance_init,
    .tp_basicsize = sizeof(serai___kernel___chance___ChanceObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Chance(key=0, counter=0)\n--\n\n"),
};
static PyTypeObject *CPyType_chance___Chance_template = &CPyType_chance___Chance_template_;

PyObject *CPyDef_chance_____mypyc__Chance_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___chance___ChanceObject *self;
    self = (serai___kernel___chance___ChanceObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = chance___Chance_vtable;
    self->_key = CPY_INT_TAG;
    self->_counter = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_chance___Chance(CPyTagged cpy_r_key, CPyTagged cpy_r_counter)
{
    PyObject *self = CPyDef_chance_____mypyc__Chance_setup((PyObject *)CPyType_chance___Chance);
    if (self == NULL)
        return NULL;
    char res = CPyDef_chance___Chance_____init__(self, cpy_r_key, cpy_r_counter);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
chance___Chance_get_key(serai___kernel___chance___ChanceObject *self, void *closure)
{
    if (unlikely(self->_key == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'key' of 'Chance' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_key);
    PyObject *retval = CPyTagged_StealAsObject(self->_key);
    return retval;
}

static int
chance___Chance_set_key(serai___kernel___chance___ChanceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Chance' object attribute 'key' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_key != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_key);
    }
    self->_key = tmp;
    return 0;
}

static PyObject *
chance___Chance_get_counter(serai___kernel___chance___ChanceObject *self, void *closure)
{
    if (unlikely(self->_counter == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'counter' of 'Chance' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_counter);
    PyObject *retval = CPyTagged_StealAsObject(self->_counter);
    return retval;
}

static int
chance___Chance_set_counter(serai___kernel___chance___ChanceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Chance' object attribute 'counter' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_counter != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_counter);
    }
    self->_counter = tmp;
    return 0;
}

static PyObject *
chance___Chance_get_coming(serai___kernel___chance___ChanceObject *self, void *closure)
{
    if (unlikely(self->_coming == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'coming' of 'Chance' undefined");
        return NULL;
    }
    CPy_INCREF(self->_coming);
    PyObject *retval = self->_coming;
    return retval;
}

static int
chance___Chance_set_coming(serai___kernel___chance___ChanceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Chance' object attribute 'coming' cannot be deleted");
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
    if (self->_coming != NULL) {
        CPy_DECREF(self->_coming);
    }
    self->_coming = tmp;
    return 0;
}

static PyObject *
chance___Chance_get_stream(serai___kernel___chance___ChanceObject *self, void *closure)
{
    if (unlikely(self->_stream == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'stream' of 'Chance' undefined");
        return NULL;
    }
    CPy_INCREF(self->_stream);
    PyObject *retval = self->_stream;
    return retval;
}

static int
chance___Chance_set_stream(serai___kernel___chance___ChanceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Chance' object attribute 'stream' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_stream != NULL) {
        CPy_DECREF(self->_stream);
    }
    self->_stream = tmp;
    return 0;
}
static PyMethodDef chancemodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___chance__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___chance__internal, "__name__");
    CPyStatic_chance___globals = PyModule_GetDict(CPyModule_serai___kernel___chance__internal);
    if (unlikely(CPyStatic_chance___globals == NULL))
        goto fail;
    char result = CPyDef_chance_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___chance__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_chance___Chance);
    return -1;
}
int CPyExec_serai___kernel___chance(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___chance__impl, &CPyImportState_serai___kernel___chance, &CPyModule_serai___kernel___chance);
}
static struct PyModuleDef chancemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.chance",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    chancemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___chance(void)
{
    if (CPyModule_serai___kernel___chance__internal) {
        Py_INCREF(CPyModule_serai___kernel___chance__internal);
        return CPyModule_serai___kernel___chance__internal;
    }
    CPyModule_serai___kernel___chance__internal = PyModule_Create(&chancemodule);
    return CPyModule_serai___kernel___chance__internal;
}

PyObject *CPyInit_serai___kernel___chance(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___chance__internal) {
        Py_INCREF(CPyModule_serai___kernel___chance__internal);
        return CPyModule_serai___kernel___chance__internal;
    }
    CPyModule_serai___kernel___chance__internal = PyModule_Create(&chancemodule);
    if (unlikely(CPyModule_serai___kernel___chance__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.chance");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___chance__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___chance__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___chance__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___chance(CPyModule_serai___kernel___chance__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___chance__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.chance");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___chance__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_chance___Chance_____init__(PyObject *cpy_r_self, CPyTagged cpy_r_key, CPyTagged cpy_r_counter) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    if (cpy_r_key != CPY_INT_TAG) goto CPyL7;
    cpy_r_key = 0;
CPyL2: ;
    if (cpy_r_counter != CPY_INT_TAG) goto CPyL8;
    cpy_r_counter = 0;
CPyL4: ;
    ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_key = cpy_r_key;
    ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_counter = cpy_r_counter;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "__init__", 38, CPyStatic_chance___globals);
        goto CPyL6;
    }
    ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_coming = cpy_r_r0;
    cpy_r_r1 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r1);
    ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_stream = cpy_r_r1;
    return 1;
CPyL6: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_key);
    goto CPyL2;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_counter);
    goto CPyL4;
}
        
        PyObject *CPyPy_chance___Chance_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"key", "counter", 0};
            PyObject *obj_key = NULL;
            PyObject *obj_counter = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "|OO", "__init__", kwlist, &obj_key, &obj_counter)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_chance___Chance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_self); 
                goto fail;
            }
            CPyTagged arg_key;
            if (obj_key == NULL) {
                arg_key = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_key)))
                arg_key = CPyTagged_BorrowFromObject(obj_key);
            else {
                CPy_TypeError("int", obj_key); goto fail;
            }
            CPyTagged arg_counter;
            if (obj_counter == NULL) {
                arg_counter = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_counter)))
                arg_counter = CPyTagged_BorrowFromObject(obj_counter);
            else {
                CPy_TypeError("int", obj_counter); goto fail;
            }
            char retval = CPyDef_chance___Chance_____init__(arg_self, arg_key, arg_counter);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/chance.py", "__init__", 35, CPyStatic_chance___globals);
            return NULL;
        }
        
PyObject *CPyDef_chance___Chance___seeded(PyObject *cpy_r_cls, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    cpy_r_r0 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r1 = CPyStatics[4452]; /* 'surrogatepass' */
    cpy_r_r2 = CPy_Encode(cpy_r_seed, cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 44, CPyStatic_chance___globals);
        goto CPyL19;
    }
    cpy_r_r3 = CPyStatics[4453]; /* 'fair2:' */
    cpy_r_r4 = PyUnicode_Contains(cpy_r_seed, cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 >= 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 45, CPyStatic_chance___globals);
        goto CPyL20;
    }
    cpy_r_r6 = cpy_r_r4;
    if (!cpy_r_r6) goto CPyL10;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_cls, 0, 0, 0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 46, CPyStatic_chance___globals);
        goto CPyL20;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_chance___Chance))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/chance.py", "seeded", 46, CPyStatic_chance___globals, "serai.kernel.chance.Chance", cpy_r_r7);
        goto CPyL20;
    }
    cpy_r_r9 = CPyStatics[4892]; /* b'serai' */
    cpy_r_r10 = CPyStatic_chance___globals;
    cpy_r_r11 = CPyStatics[4454]; /* 'blake2b' */
    cpy_r_r12 = CPyDict_GetItem(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 47, CPyStatic_chance___globals);
        goto CPyL21;
    }
    cpy_r_r13 = CPyStatics[4940]; /* 32 */
    PyObject *cpy_r_r14[3] = {cpy_r_r2, cpy_r_r13, cpy_r_r9};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[5673]; /* ('digest_size', 'person') */
    cpy_r_r17 = PyObject_Vectorcall(cpy_r_r12, cpy_r_r15, 1, cpy_r_r16);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 47, CPyStatic_chance___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r18 = CPyStatics[4456]; /* 'hexdigest' */
    PyObject *cpy_r_r19[1] = {cpy_r_r17};
    cpy_r_r20 = (PyObject **)&cpy_r_r19;
    cpy_r_r21 = PyObject_VectorcallMethod(cpy_r_r18, cpy_r_r20, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 47, CPyStatic_chance___globals);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_r17);
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/chance.py", "seeded", 47, CPyStatic_chance___globals, "str", cpy_r_r21);
        goto CPyL23;
    }
    CPy_DECREF(((serai___kernel___chance___ChanceObject *)cpy_r_r8)->_stream);
    ((serai___kernel___chance___ChanceObject *)cpy_r_r8)->_stream = cpy_r_r22;
    return cpy_r_r8;
CPyL10: ;
    cpy_r_r24 = CPyStatics[4892]; /* b'serai' */
    cpy_r_r25 = CPyStatic_chance___globals;
    cpy_r_r26 = CPyStatics[4454]; /* 'blake2b' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 49, CPyStatic_chance___globals);
        goto CPyL20;
    }
    cpy_r_r28 = CPyStatics[4920]; /* 8 */
    PyObject *cpy_r_r29[3] = {cpy_r_r2, cpy_r_r28, cpy_r_r24};
    cpy_r_r30 = (PyObject **)&cpy_r_r29;
    cpy_r_r31 = CPyStatics[5673]; /* ('digest_size', 'person') */
    cpy_r_r32 = PyObject_Vectorcall(cpy_r_r27, cpy_r_r30, 1, cpy_r_r31);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 49, CPyStatic_chance___globals);
        goto CPyL20;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r33 = CPyStatics[4457]; /* 'digest' */
    PyObject *cpy_r_r34[1] = {cpy_r_r32};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = PyObject_VectorcallMethod(cpy_r_r33, cpy_r_r35, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 49, CPyStatic_chance___globals);
        goto CPyL24;
    }
    CPy_DECREF(cpy_r_r32);
    if (likely(PyBytes_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/chance.py", "seeded", 49, CPyStatic_chance___globals, "bytes", cpy_r_r36);
        goto CPyL19;
    }
    cpy_r_r38 = (PyObject *)&PyLong_Type;
    cpy_r_r39 = CPyStatics[4458]; /* 'big' */
    cpy_r_r40 = CPyStatics[4459]; /* 'from_bytes' */
    PyObject *cpy_r_r41[3] = {cpy_r_r38, cpy_r_r37, cpy_r_r39};
    cpy_r_r42 = (PyObject **)&cpy_r_r41;
    cpy_r_r43 = PyObject_VectorcallMethod(cpy_r_r40, cpy_r_r42, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 50, CPyStatic_chance___globals);
        goto CPyL25;
    }
    CPy_DECREF(cpy_r_r37);
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 50, CPyStatic_chance___globals);
        goto CPyL19;
    }
    cpy_r_r45 = CPyTagged_And(cpy_r_r44, 9223372036854775806LL);
    CPyTagged_DECREF(cpy_r_r44);
    cpy_r_r46 = CPyTagged_StealAsObject(cpy_r_r45);
    PyObject *cpy_r_r47[1] = {cpy_r_r46};
    cpy_r_r48 = (PyObject **)&cpy_r_r47;
    cpy_r_r49 = PyObject_Vectorcall(cpy_r_cls, cpy_r_r48, 1, 0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 50, CPyStatic_chance___globals);
        goto CPyL26;
    }
    CPy_DECREF(cpy_r_r46);
    if (likely(Py_TYPE(cpy_r_r49) == CPyType_chance___Chance))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/chance.py", "seeded", 50, CPyStatic_chance___globals, "serai.kernel.chance.Chance", cpy_r_r49);
        goto CPyL19;
    }
    return cpy_r_r50;
CPyL19: ;
    cpy_r_r51 = NULL;
    return cpy_r_r51;
CPyL20: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    goto CPyL19;
CPyL22: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r17);
    goto CPyL19;
CPyL23: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL19;
CPyL24: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL19;
CPyL25: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL19;
CPyL26: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL19;
}
        
        PyObject *CPyPy_chance___Chance___seeded(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_cls = self;
            static const char * const kwlist[] = {"seed", 0};
            static CPyArg_Parser parser = {"O:seeded", kwlist, 0};
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_cls = obj_cls;
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            PyObject *retval = CPyDef_chance___Chance___seeded(arg_cls, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/chance.py", "seeded", 42, CPyStatic_chance___globals);
            return NULL;
        }
        
PyObject *CPyDef_chance___Chance___copy(PyObject *cpy_r_self) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    cpy_r_r0 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_key;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_counter;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_chance___Chance(cpy_r_r0, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "copy", 53, CPyStatic_chance___globals);
        goto CPyL6;
    }
    cpy_r_r3 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_stream;
    CPy_INCREF(cpy_r_r3);
    CPy_DECREF(((serai___kernel___chance___ChanceObject *)cpy_r_r2)->_stream);
    ((serai___kernel___chance___ChanceObject *)cpy_r_r2)->_stream = cpy_r_r3;
    cpy_r_r5 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_coming;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL5;
    cpy_r_r10 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_coming;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = CPyList_GetSlice(cpy_r_r10, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "copy", 56, CPyStatic_chance___globals);
        goto CPyL7;
    }
    if (likely(PyList_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/chance.py", "copy", 56, CPyStatic_chance___globals, "list", cpy_r_r11);
        goto CPyL7;
    }
    CPy_DECREF(((serai___kernel___chance___ChanceObject *)cpy_r_r2)->_coming);
    ((serai___kernel___chance___ChanceObject *)cpy_r_r2)->_coming = cpy_r_r12;
CPyL5: ;
    return cpy_r_r2;
CPyL6: ;
    cpy_r_r14 = NULL;
    return cpy_r_r14;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_chance___Chance___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_chance___Chance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_chance___Chance___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/chance.py", "copy", 52, CPyStatic_chance___globals);
            return NULL;
        }
        
int64_t CPyDef_chance___Chance___word(PyObject *cpy_r_self) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    void *cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_counter;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    void *cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    int64_t cpy_r_key;
    int64_t cpy_r_r28;
    int64_t cpy_r_r29;
    int64_t cpy_r_r30;
    int64_t cpy_r_r31;
    int64_t cpy_r_x;
    int64_t cpy_r_r32;
    int64_t cpy_r_r33;
    int64_t cpy_r_r34;
    int64_t cpy_r_r35;
    int64_t cpy_r_r36;
    int64_t cpy_r_r37;
    int64_t cpy_r_r38;
    int64_t cpy_r_r39;
    int64_t cpy_r_r40;
    int64_t cpy_r_r41;
    int64_t cpy_r_r42;
    int64_t cpy_r_r43;
    int64_t cpy_r_r44;
    int64_t cpy_r_r45;
    int64_t cpy_r_r46;
    int64_t cpy_r_r47;
    int64_t cpy_r_r48;
    int64_t cpy_r_r49;
    int64_t cpy_r_r50;
    int64_t cpy_r_r51;
    int64_t cpy_r_r52;
    int64_t cpy_r_r53;
    int64_t cpy_r_r54;
    int64_t cpy_r_r55;
    cpy_r_r0 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_counter;
    cpy_r_r1 = CPyTagged_Add(cpy_r_r0, 2);
    CPyTagged_DECREF(((serai___kernel___chance___ChanceObject *)cpy_r_self)->_counter);
    ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_counter = cpy_r_r1;
    cpy_r_r3 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_stream;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyStr_IsTrue(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (!cpy_r_r4) goto CPyL4;
    cpy_r_r5 = CPyDef_chance___Chance____strong_word(cpy_r_self);
    cpy_r_r6 = cpy_r_r5 == -113;
    if (unlikely(cpy_r_r6)) goto CPyL3;
CPyL2: ;
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "word", 63, CPyStatic_chance___globals);
        goto CPyL15;
    } else
        goto CPyL2;
CPyL4: ;
    cpy_r_r8 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_counter;
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_r9 = cpy_r_r8 & 1;
    cpy_r_r10 = cpy_r_r9 == 0;
    if (!cpy_r_r10) goto CPyL6;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r8 >> 1;
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r12 = cpy_r_r11;
    goto CPyL9;
CPyL6: ;
    cpy_r_r13 = cpy_r_r8 ^ 1;
    cpy_r_r14 = (void *)cpy_r_r13;
    cpy_r_r15 = CPyLong_AsInt64(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 == -113;
    if (unlikely(cpy_r_r16)) goto CPyL8;
CPyL7: ;
    cpy_r_r12 = cpy_r_r15;
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL9;
CPyL8: ;
    cpy_r_r17 = PyErr_Occurred();
    if (unlikely(cpy_r_r17 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "word", 64, CPyStatic_chance___globals);
        goto CPyL16;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_counter = cpy_r_r12;
    cpy_r_r18 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_key;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_r19 = cpy_r_r18 & 1;
    cpy_r_r20 = cpy_r_r19 == 0;
    if (!cpy_r_r20) goto CPyL11;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r18 >> 1;
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL14;
CPyL11: ;
    cpy_r_r23 = cpy_r_r18 ^ 1;
    cpy_r_r24 = (void *)cpy_r_r23;
    cpy_r_r25 = CPyLong_AsInt64(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 == -113;
    if (unlikely(cpy_r_r26)) goto CPyL13;
CPyL12: ;
    cpy_r_r22 = cpy_r_r25;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL14;
CPyL13: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "word", 65, CPyStatic_chance___globals);
        goto CPyL17;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_key = cpy_r_r22;
    cpy_r_r28 = cpy_r_counter & 2147483647;
    cpy_r_r29 = cpy_r_r28 * 506952113;
    cpy_r_r30 = cpy_r_r29 ^ cpy_r_key;
    cpy_r_r31 = cpy_r_r30 & 2147483647;
    cpy_r_x = cpy_r_r31;
    cpy_r_r32 = cpy_r_x >> 15;
    cpy_r_r33 = cpy_r_x ^ cpy_r_r32;
    cpy_r_r34 = cpy_r_r33 * 99338859;
    cpy_r_r35 = cpy_r_r34 & 2147483647;
    cpy_r_x = cpy_r_r35;
    cpy_r_r36 = cpy_r_x >> 13;
    cpy_r_r37 = cpy_r_x ^ cpy_r_r36;
    cpy_r_r38 = cpy_r_r37 * 1119006261;
    cpy_r_r39 = cpy_r_r38 & 2147483647;
    cpy_r_x = cpy_r_r39;
    cpy_r_r40 = cpy_r_x >> 16;
    cpy_r_r41 = cpy_r_x ^ cpy_r_r40;
    cpy_r_r42 = cpy_r_key >> 31;
    cpy_r_r43 = cpy_r_r41 ^ cpy_r_r42;
    cpy_r_r44 = cpy_r_r43 & 2147483647;
    cpy_r_x = cpy_r_r44;
    cpy_r_r45 = cpy_r_x >> 15;
    cpy_r_r46 = cpy_r_x ^ cpy_r_r45;
    cpy_r_r47 = cpy_r_r46 * 739982445;
    cpy_r_r48 = cpy_r_r47 & 2147483647;
    cpy_r_x = cpy_r_r48;
    cpy_r_r49 = cpy_r_x >> 12;
    cpy_r_r50 = cpy_r_x ^ cpy_r_r49;
    cpy_r_r51 = cpy_r_r50 * 695872825;
    cpy_r_r52 = cpy_r_r51 & 2147483647;
    cpy_r_x = cpy_r_r52;
    cpy_r_r53 = cpy_r_x >> 15;
    cpy_r_r54 = cpy_r_x ^ cpy_r_r53;
    return cpy_r_r54;
CPyL15: ;
    cpy_r_r55 = -113;
    return cpy_r_r55;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL15;
}
        
        PyObject *CPyPy_chance___Chance___word(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":word", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_chance___Chance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_self); 
                goto fail;
            }
            int64_t retval = CPyDef_chance___Chance___word(arg_self);
            if (retval == -113 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyLong_FromLongLong(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/chance.py", "word", 59, CPyStatic_chance___globals);
            return NULL;
        }
        
int64_t CPyDef_chance___Chance____strong_word(PyObject *cpy_r_self) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    void *cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    int64_t cpy_r_r40;
    cpy_r_r0 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_counter;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyTagged_ToBigEndianBytes(cpy_r_r0, 8, 0);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "_strong_word", 75, CPyStatic_chance___globals);
        goto CPyL15;
    }
    cpy_r_r2 = (PyObject *)&PyBytes_Type;
    cpy_r_r3 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_stream;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyStatics[4460]; /* 'fromhex' */
    PyObject *cpy_r_r5[2] = {cpy_r_r2, cpy_r_r3};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_VectorcallMethod(cpy_r_r4, cpy_r_r6, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "_strong_word", 76, CPyStatic_chance___globals);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r3);
    if (likely(PyBytes_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/chance.py", "_strong_word", 76, CPyStatic_chance___globals, "bytes", cpy_r_r7);
        goto CPyL17;
    }
    cpy_r_r9 = CPyStatics[4892]; /* b'serai' */
    cpy_r_r10 = CPyStatic_chance___globals;
    cpy_r_r11 = CPyStatics[4454]; /* 'blake2b' */
    cpy_r_r12 = CPyDict_GetItem(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "_strong_word", 76, CPyStatic_chance___globals);
        goto CPyL18;
    }
    cpy_r_r13 = CPyStatics[4894]; /* 4 */
    PyObject *cpy_r_r14[4] = {cpy_r_r1, cpy_r_r13, cpy_r_r8, cpy_r_r9};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[5674]; /* ('digest_size', 'key', 'person') */
    cpy_r_r17 = PyObject_Vectorcall(cpy_r_r12, cpy_r_r15, 1, cpy_r_r16);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "_strong_word", 76, CPyStatic_chance___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r18 = CPyStatics[4457]; /* 'digest' */
    PyObject *cpy_r_r19[1] = {cpy_r_r17};
    cpy_r_r20 = (PyObject **)&cpy_r_r19;
    cpy_r_r21 = PyObject_VectorcallMethod(cpy_r_r18, cpy_r_r20, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "_strong_word", 76, CPyStatic_chance___globals);
        goto CPyL19;
    }
    CPy_DECREF(cpy_r_r17);
    if (likely(PyBytes_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/chance.py", "_strong_word", 76, CPyStatic_chance___globals, "bytes", cpy_r_r21);
        goto CPyL15;
    }
    cpy_r_r23 = (PyObject *)&PyLong_Type;
    cpy_r_r24 = CPyStatics[4458]; /* 'big' */
    cpy_r_r25 = CPyStatics[4459]; /* 'from_bytes' */
    PyObject *cpy_r_r26[3] = {cpy_r_r23, cpy_r_r22, cpy_r_r24};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_VectorcallMethod(cpy_r_r25, cpy_r_r27, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "_strong_word", 77, CPyStatic_chance___globals);
        goto CPyL20;
    }
    CPy_DECREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "_strong_word", 77, CPyStatic_chance___globals);
        goto CPyL15;
    }
    cpy_r_r30 = CPyTagged_And(cpy_r_r29, 4294967294LL);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 & 1;
    cpy_r_r32 = cpy_r_r31 == 0;
    if (!cpy_r_r32) goto CPyL11;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r30 >> 1;
    CPyTagged_DECREF(cpy_r_r30);
    cpy_r_r34 = cpy_r_r33;
    goto CPyL14;
CPyL11: ;
    cpy_r_r35 = cpy_r_r30 ^ 1;
    cpy_r_r36 = (void *)cpy_r_r35;
    cpy_r_r37 = CPyLong_AsInt64(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 == -113;
    if (unlikely(cpy_r_r38)) goto CPyL13;
CPyL12: ;
    cpy_r_r34 = cpy_r_r37;
    CPyTagged_DECREF(cpy_r_r30);
    goto CPyL14;
CPyL13: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "_strong_word", 77, CPyStatic_chance___globals);
        goto CPyL21;
    } else
        goto CPyL12;
CPyL14: ;
    return cpy_r_r34;
CPyL15: ;
    cpy_r_r40 = -113;
    return cpy_r_r40;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r22);
    goto CPyL15;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL15;
}
        
        PyObject *CPyPy_chance___Chance____strong_word(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":_strong_word", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_chance___Chance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_self); 
                goto fail;
            }
            int64_t retval = CPyDef_chance___Chance____strong_word(arg_self);
            if (retval == -113 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyLong_FromLongLong(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/chance.py", "_strong_word", 74, CPyStatic_chance___globals);
            return NULL;
        }
        
CPyTagged CPyDef_chance___Chance___below(PyObject *cpy_r_self, CPyTagged cpy_r_n) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    void *cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_size;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    cpy_r_r0 = cpy_r_n & 1;
    cpy_r_r1 = cpy_r_r0 == 0;
    if (!cpy_r_r1) goto CPyL2;
    cpy_r_r2 = (Py_ssize_t)cpy_r_n >> 1;
    cpy_r_r3 = cpy_r_r2;
    goto CPyL5;
CPyL2: ;
    cpy_r_r4 = cpy_r_n ^ 1;
    cpy_r_r5 = (void *)cpy_r_r4;
    cpy_r_r6 = CPyLong_AsInt64(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 == -113;
    if (unlikely(cpy_r_r7)) goto CPyL4;
CPyL3: ;
    cpy_r_r3 = cpy_r_r6;
    goto CPyL5;
CPyL4: ;
    cpy_r_r8 = PyErr_Occurred();
    if (unlikely(cpy_r_r8 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "below", 81, CPyStatic_chance___globals);
        goto CPyL13;
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_size = cpy_r_r3;
    cpy_r_r9 = CPyDef_chance___Chance___word(cpy_r_self);
    cpy_r_r10 = cpy_r_r9 == -113;
    if (unlikely(cpy_r_r10)) goto CPyL7;
CPyL6: ;
    cpy_r_r11 = cpy_r_r9 * cpy_r_size;
    cpy_r_r12 = cpy_r_r11 >> 31;
    cpy_r_r13 = cpy_r_r12 <= 4611686018427387903LL;
    if (cpy_r_r13) {
        goto CPyL8;
    } else
        goto CPyL9;
CPyL7: ;
    cpy_r_r14 = PyErr_Occurred();
    if (unlikely(cpy_r_r14 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "below", 82, CPyStatic_chance___globals);
        goto CPyL13;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r15 = cpy_r_r12 >= -4611686018427387904LL;
    if (cpy_r_r15) goto CPyL11;
CPyL9: ;
    cpy_r_r16 = CPyTagged_FromInt64(cpy_r_r12);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "below", 82, CPyStatic_chance___globals);
        goto CPyL13;
    }
    cpy_r_r17 = cpy_r_r16;
    goto CPyL12;
CPyL11: ;
    cpy_r_r18 = cpy_r_r12 << 1;
    cpy_r_r17 = cpy_r_r18;
CPyL12: ;
    return cpy_r_r17;
CPyL13: ;
    cpy_r_r19 = CPY_INT_TAG;
    return cpy_r_r19;
}
        
        PyObject *CPyPy_chance___Chance___below(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"n", 0};
            static CPyArg_Parser parser = {"O:below", kwlist, 0};
            PyObject *obj_n;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_n)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_chance___Chance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_self); 
                goto fail;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            CPyTagged retval = CPyDef_chance___Chance___below(arg_self, arg_n);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/chance.py", "below", 79, CPyStatic_chance___globals);
            return NULL;
        }
        
CPyTagged CPyDef_chance___Chance___die(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    int64_t cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    cpy_r_r0 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_coming;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
    cpy_r_r5 = ((serai___kernel___chance___ChanceObject *)cpy_r_self)->_coming;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyList_Pop(cpy_r_r5, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "die", 87, CPyStatic_chance___globals);
        goto CPyL12;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "die", 87, CPyStatic_chance___globals);
        goto CPyL12;
    }
    return cpy_r_r7;
CPyL4: ;
    cpy_r_r8 = CPyDef_chance___Chance___word(cpy_r_self);
    cpy_r_r9 = cpy_r_r8 == -113;
    if (unlikely(cpy_r_r9)) goto CPyL6;
CPyL5: ;
    cpy_r_r10 = cpy_r_r8 * 6;
    cpy_r_r11 = cpy_r_r10 >> 31;
    cpy_r_r12 = cpy_r_r11 + 1;
    cpy_r_r13 = cpy_r_r12 <= 4611686018427387903LL;
    if (cpy_r_r13) {
        goto CPyL7;
    } else
        goto CPyL8;
CPyL6: ;
    cpy_r_r14 = PyErr_Occurred();
    if (unlikely(cpy_r_r14 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "die", 88, CPyStatic_chance___globals);
        goto CPyL12;
    } else
        goto CPyL5;
CPyL7: ;
    cpy_r_r15 = cpy_r_r12 >= -4611686018427387904LL;
    if (cpy_r_r15) goto CPyL10;
CPyL8: ;
    cpy_r_r16 = CPyTagged_FromInt64(cpy_r_r12);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "die", 88, CPyStatic_chance___globals);
        goto CPyL12;
    }
    cpy_r_r17 = cpy_r_r16;
    goto CPyL11;
CPyL10: ;
    cpy_r_r18 = cpy_r_r12 << 1;
    cpy_r_r17 = cpy_r_r18;
CPyL11: ;
    return cpy_r_r17;
CPyL12: ;
    cpy_r_r19 = CPY_INT_TAG;
    return cpy_r_r19;
}
        
        PyObject *CPyPy_chance___Chance___die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":die", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_chance___Chance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_chance___Chance___die(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/chance.py", "die", 84, CPyStatic_chance___globals);
            return NULL;
        }
        
char CPyDef_chance___Chance___shuffle(PyObject *cpy_r_self, PyObject *cpy_r_items) {
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_i;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    void *cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_size;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_items + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = cpy_r_r1 << 1;
    cpy_r_r3 = CPyTagged_Subtract(cpy_r_r2, 2);
    cpy_r_r4 = cpy_r_r3;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_i = cpy_r_r4;
    CPyTagged_DECREF(cpy_r_i);
CPyL1: ;
    cpy_r_r5 = cpy_r_r4 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL3;
    cpy_r_r7 = 0 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL4;
CPyL3: ;
    cpy_r_r9 = CPyTagged_IsLt_(0, cpy_r_r4);
    if (cpy_r_r9) {
        goto CPyL5;
    } else
        goto CPyL21;
CPyL4: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r4 > (Py_ssize_t)0;
    if (!cpy_r_r10) goto CPyL21;
CPyL5: ;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_i = cpy_r_r4;
    cpy_r_r11 = CPyTagged_Add(cpy_r_i, 2);
    cpy_r_r12 = cpy_r_r11 & 1;
    cpy_r_r13 = cpy_r_r12 == 0;
    if (!cpy_r_r13) goto CPyL7;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r11 >> 1;
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL10;
CPyL7: ;
    cpy_r_r16 = cpy_r_r11 ^ 1;
    cpy_r_r17 = (void *)cpy_r_r16;
    cpy_r_r18 = CPyLong_AsInt64(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 == -113;
    if (unlikely(cpy_r_r19)) goto CPyL9;
CPyL8: ;
    cpy_r_r15 = cpy_r_r18;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL10;
CPyL9: ;
    cpy_r_r20 = PyErr_Occurred();
    if (unlikely(cpy_r_r20 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "shuffle", 93, CPyStatic_chance___globals);
        goto CPyL22;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_size = cpy_r_r15;
    cpy_r_r21 = CPyDef_chance___Chance___word(cpy_r_self);
    cpy_r_r22 = cpy_r_r21 == -113;
    if (unlikely(cpy_r_r22)) goto CPyL12;
CPyL11: ;
    cpy_r_r23 = cpy_r_r21 * cpy_r_size;
    cpy_r_r24 = cpy_r_r23 >> 31;
    cpy_r_r25 = CPyList_GetItemInt64(cpy_r_items, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "shuffle", 95, CPyStatic_chance___globals);
        goto CPyL23;
    } else
        goto CPyL13;
CPyL12: ;
    cpy_r_r26 = PyErr_Occurred();
    if (unlikely(cpy_r_r26 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "shuffle", 94, CPyStatic_chance___globals);
        goto CPyL23;
    } else
        goto CPyL11;
CPyL13: ;
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "shuffle", 95, CPyStatic_chance___globals);
        goto CPyL23;
    }
    cpy_r_r28 = CPyList_GetItem(cpy_r_items, cpy_r_i);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "shuffle", 95, CPyStatic_chance___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "shuffle", 95, CPyStatic_chance___globals);
        goto CPyL24;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r31 = CPyList_SetItem(cpy_r_items, cpy_r_i, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_i);
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "shuffle", 95, CPyStatic_chance___globals);
        goto CPyL25;
    }
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r33 = CPyList_SetItemInt64(cpy_r_items, cpy_r_r24, cpy_r_r32);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "shuffle", 95, CPyStatic_chance___globals);
        goto CPyL26;
    }
    cpy_r_r34 = CPyTagged_Add(cpy_r_r4, -2);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r4 = cpy_r_r34;
    goto CPyL1;
CPyL19: ;
    return 1;
CPyL20: ;
    cpy_r_r35 = 2;
    return cpy_r_r35;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL19;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_i);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_i);
    goto CPyL20;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_i);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL20;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL20;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL20;
}
        
        PyObject *CPyPy_chance___Chance___shuffle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"items", 0};
            static CPyArg_Parser parser = {"O:shuffle", kwlist, 0};
            PyObject *obj_items;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_items)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_chance___Chance))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_self); 
                goto fail;
            }
            PyObject *arg_items;
            if (likely(PyList_Check(obj_items)))
                arg_items = obj_items;
            else {
                CPy_TypeError("list", obj_items); 
                goto fail;
            }
            char retval = CPyDef_chance___Chance___shuffle(arg_self, arg_items);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/chance.py", "shuffle", 90, CPyStatic_chance___globals);
            return NULL;
        }
        
char CPyDef_chance_____top_level__(void) {
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
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
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
    int32_t cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    tuple_T3OOO cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    tuple_T1O cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 1, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 1, CPyStatic_chance___globals);
        goto CPyL30;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_chance___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 13, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5675]; /* ('blake2b',) */
    cpy_r_r12 = CPyStatics[4461]; /* 'hashlib' */
    cpy_r_r13 = CPyStatic_chance___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 15, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r15 = (void *)&CPyModule_hashlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5153]; /* ('TYPE_CHECKING', 'Final') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_chance___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 16, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r22 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 18, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___kernel___state;
    cpy_r_r30 = CPyExec_serai___kernel___state;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 18, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 18, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 18, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5676]; /* ('State',) */
    cpy_r_r41 = CPyStatic_chance___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 18, CPyStatic_chance___globals);
        goto CPyL30;
    } else
        goto CPyL31;
CPyL15: ;
    cpy_r_r43 = CPyStatic_chance___globals;
    cpy_r_r44 = CPyStatics[4462]; /* '_WORD' */
    cpy_r_r45 = CPyStatics[4968]; /* 2147483647 */
    cpy_r_r46 = CPyDict_SetItem(cpy_r_r43, cpy_r_r44, cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 23, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r48 = CPyStatic_chance___globals;
    cpy_r_r49 = CPyStatics[678]; /* 'DIE_SIDES' */
    cpy_r_r50 = CPyStatics[4900]; /* 6 */
    cpy_r_r51 = CPyDict_SetItem(cpy_r_r48, cpy_r_r49, cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 24, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r53 = CPyStatics[4453]; /* 'fair2:' */
    cpy_r_r54 = CPyStatic_chance___globals;
    cpy_r_r55 = CPyStatics[4463]; /* 'STRONG' */
    cpy_r_r56 = CPyDict_SetItem(cpy_r_r54, cpy_r_r55, cpy_r_r53);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 25, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r58 = (PyObject *)CPyType_state___State;
    cpy_r_r59 = PyTuple_Pack(1, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 28, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r60 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r61 = (PyObject *)CPyType_chance___Chance_template;
    cpy_r_r62 = CPyType_FromTemplate(cpy_r_r61, cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 28, CPyStatic_chance___globals);
        goto CPyL30;
    }
    cpy_r_r63 = CPyDef_chance___Chance_trait_vtable_setup();
    if (unlikely(cpy_r_r63 == 2)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 28, CPyStatic_chance___globals);
        goto CPyL32;
    }
    cpy_r_r64 = CPyDef_chance___Chance_coroutine_setup(cpy_r_r62);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 28, CPyStatic_chance___globals);
        goto CPyL32;
    }
    cpy_r_r65 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r66 = CPyStatics[30]; /* 'key' */
    cpy_r_r67 = CPyStatics[4464]; /* 'counter' */
    cpy_r_r68 = CPyStatics[4465]; /* 'coming' */
    cpy_r_r69 = CPyStatics[4466]; /* 'stream' */
    cpy_r_r70 = PyTuple_Pack(4, cpy_r_r66, cpy_r_r67, cpy_r_r68, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 28, CPyStatic_chance___globals);
        goto CPyL32;
    }
    cpy_r_r71 = PyObject_SetAttr(cpy_r_r62, cpy_r_r65, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 >= 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 28, CPyStatic_chance___globals);
        goto CPyL32;
    }
    CPyType_chance___Chance = (PyTypeObject *)cpy_r_r62;
    CPy_INCREF(CPyType_chance___Chance);
    cpy_r_r73 = CPyStatic_chance___globals;
    cpy_r_r74 = CPyStatics[137]; /* 'Chance' */
    cpy_r_r75 = PyDict_SetItem(cpy_r_r73, cpy_r_r74, cpy_r_r62);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 28, CPyStatic_chance___globals);
        goto CPyL32;
    }
    cpy_r_r77 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r78 = CPyStatics[30]; /* 'key' */
    cpy_r_r79 = CPyStatics[4464]; /* 'counter' */
    cpy_r_r80 = CPyStatics[4465]; /* 'coming' */
    CPy_INCREF(cpy_r_r78);
    CPy_INCREF(cpy_r_r79);
    CPy_INCREF(cpy_r_r80);
    cpy_r_r81.f0 = cpy_r_r78;
    cpy_r_r81.f1 = cpy_r_r79;
    cpy_r_r81.f2 = cpy_r_r80;
    cpy_r_r82 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r83 = PyTuple_New(3);
    if (unlikely(cpy_r_r83 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8641 = cpy_r_r81.f0;
    PyTuple_SET_ITEM(cpy_r_r83, 0, __tmp8641);
    PyObject *__tmp8642 = cpy_r_r81.f1;
    PyTuple_SET_ITEM(cpy_r_r83, 1, __tmp8642);
    PyObject *__tmp8643 = cpy_r_r81.f2;
    PyTuple_SET_ITEM(cpy_r_r83, 2, __tmp8643);
    cpy_r_r84 = PyObject_SetAttr(cpy_r_r77, cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    cpy_r_r85 = cpy_r_r84 >= 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 32, CPyStatic_chance___globals);
        goto CPyL32;
    }
    cpy_r_r86 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r87 = CPyStatics[4466]; /* 'stream' */
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88.f0 = cpy_r_r87;
    cpy_r_r89 = CPyStatics[4467]; /* 'OPTIONAL' */
    cpy_r_r90 = PyTuple_New(1);
    if (unlikely(cpy_r_r90 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8644 = cpy_r_r88.f0;
    PyTuple_SET_ITEM(cpy_r_r90, 0, __tmp8644);
    cpy_r_r91 = PyObject_SetAttr(cpy_r_r86, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 33, CPyStatic_chance___globals);
        goto CPyL32;
    }
    cpy_r_r93 = CPy_InitSubclass(cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/kernel/chance.py", "<module>", 28, CPyStatic_chance___globals);
        goto CPyL30;
    }
    return 1;
CPyL30: ;
    cpy_r_r94 = 2;
    return cpy_r_r94;
CPyL31: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL32: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL30;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
opponent___OpponentFeatures_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
opponent___OpponentFeatures_traverse(serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->_names);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_opponent___OpponentFeatures_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self = (serai___games___scholars___thinking___opponent___OpponentFeaturesObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->_names);
    return 0;
}

static int32_t CPyDef_opponent___OpponentFeatures_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self = (serai___games___scholars___thinking___opponent___OpponentFeaturesObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->_names);
    return 0;
}

static void
opponent___OpponentFeatures_dealloc(serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, opponent___OpponentFeatures_dealloc)
    CPyDef_opponent___OpponentFeatures_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_opponent_____mypyc__OpponentFeatures_setup(PyObject *cpy_r_type);
PyObject *CPyDef_opponent___OpponentFeatures(PyObject *cpy_r_book);

static PyObject *
opponent___OpponentFeatures_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_opponent___OpponentFeatures) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_opponent_____mypyc__OpponentFeatures_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_opponent___OpponentFeatures_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem opponent___OpponentFeatures_vtable[2];
static bool
CPyDef_opponent___OpponentFeatures_trait_vtable_setup(void)
{
    CPyVTableItem opponent___OpponentFeatures_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_opponent___OpponentFeatures_____init__,
        (CPyVTableItem)CPyDef_opponent___OpponentFeatures___of,
    };
    memcpy(opponent___OpponentFeatures_vtable, opponent___OpponentFeatures_vtable_scratch, sizeof(opponent___OpponentFeatures_vtable));
    return 1;
}

static bool
CPyDef_opponent___OpponentFeatures_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
opponent___OpponentFeatures_get__book(serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self, void *closure);
static int
opponent___OpponentFeatures_set__book(serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self, PyObject *value, void *closure);
static PyObject *
opponent___OpponentFeatures_get_names(serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self, void *closure);
static int
opponent___OpponentFeatures_set_names(serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self, PyObject *value, void *closure);

static PyGetSetDef opponent___OpponentFeatures_getseters[] = {
    {"_book",
     (getter)opponent___OpponentFeatures_get__book, (setter)opponent___OpponentFeatures_set__book,
     NULL, NULL},
    {"names",
     (getter)opponent___OpponentFeatures_get_names, (setter)opponent___OpponentFeatures_set_names,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef opponent___OpponentFeatures_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_opponent_____mypyc__OpponentFeatures_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_opponent___OpponentFeatures_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_opponent___OpponentFeatures___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, t)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_opponent___OpponentFeatures_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "OpponentFeatures",
    .tp_new = opponent___OpponentFeatures_new,
    .tp_dealloc = (destructor)opponent___OpponentFeatures_dealloc,
    .tp_traverse = (traverseproc)opponent___OpponentFeatures_traverse,
    .tp_clear = (inquiry)CPyDef_opponent___OpponentFeatures_clear,
    .tp_getset = opponent___OpponentFeatures_getseters,
    .tp_methods = opponent___OpponentFeatures_methods,
    .tp_init = opponent___OpponentFeatures_init,
    .tp_basicsize = sizeof(serai___games___scholars___thinking___opponent___OpponentFeaturesObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("OpponentFeatures(book)\n--\n\n"),
};
static PyTypeObject *CPyType_opponent___OpponentFeatures_template = &CPyType_opponent___OpponentFeatures_template_;

PyObject *CPyDef_opponent_____mypyc__OpponentFeatures_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self;
    self = (serai___games___scholars___thinking___opponent___OpponentFeaturesObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = opponent___OpponentFeatures_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_opponent___OpponentFeatures(PyObject *cpy_r_book)
{
    PyObject *self = CPyDef_opponent_____mypyc__OpponentFeatures_setup((PyObject *)CPyType_opponent___OpponentFeatures);
    if (self == NULL)
        return NULL;
    char res = CPyDef_opponent___OpponentFeatures_____init__(self, cpy_r_book);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
opponent___OpponentFeatures_get__book(serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'OpponentFeatures' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
opponent___OpponentFeatures_set__book(serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'OpponentFeatures' object attribute '_book' cannot be deleted");
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
opponent___OpponentFeatures_get_names(serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self, void *closure)
{
    if (unlikely(self->_names == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'names' of 'OpponentFeatures' undefined");
        return NULL;
    }
    CPy_INCREF(self->_names);
    PyObject *retval = self->_names;
    return retval;
}

static int
opponent___OpponentFeatures_set_names(serai___games___scholars___thinking___opponent___OpponentFeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'OpponentFeatures' object attribute 'names' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_names != NULL) {
        CPy_DECREF(self->_names);
    }
    self->_names = tmp;
    return 0;
}
static PyMethodDef opponentmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___thinking___opponent__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___thinking___opponent__internal, "__name__");
    CPyStatic_opponent___globals = PyModule_GetDict(CPyModule_serai___games___scholars___thinking___opponent__internal);
    if (unlikely(CPyStatic_opponent___globals == NULL))
        goto fail;
    char result = CPyDef_opponent_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___thinking___opponent__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_opponent___OpponentFeatures);
    return -1;
}
int CPyExec_serai___games___scholars___thinking___opponent(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___thinking___opponent__impl, &CPyImportState_serai___games___scholars___thinking___opponent, &CPyModule_serai___games___scholars___thinking___opponent);
}
static struct PyModuleDef opponentmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.thinking.opponent",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    opponentmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___thinking___opponent(void)
{
    if (CPyModule_serai___games___scholars___thinking___opponent__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___opponent__internal);
        return CPyModule_serai___games___scholars___thinking___opponent__internal;
    }
    CPyModule_serai___games___scholars___thinking___opponent__internal = PyModule_Create(&opponentmodule);
    return CPyModule_serai___games___scholars___thinking___opponent__internal;
}

PyObject *CPyInit_serai___games___scholars___thinking___opponent(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___thinking___opponent__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___opponent__internal);
        return CPyModule_serai___games___scholars___thinking___opponent__internal;
    }
    CPyModule_serai___games___scholars___thinking___opponent__internal = PyModule_Create(&opponentmodule);
    if (unlikely(CPyModule_serai___games___scholars___thinking___opponent__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.thinking.opponent");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___thinking___opponent__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___thinking___opponent__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___thinking___opponent__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___thinking___opponent(CPyModule_serai___games___scholars___thinking___opponent__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___thinking___opponent__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.thinking.opponent");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___thinking___opponent__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_opponent___OpponentFeatures_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T18OOOOOOOOOOOOOOOOOO cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    CPy_INCREF(cpy_r_book);
    ((serai___games___scholars___thinking___opponent___OpponentFeaturesObject *)cpy_r_self)->__book = cpy_r_book;
    cpy_r_r0 = CPyStatic_opponent___globals;
    cpy_r_r1 = CPyStatics[3482]; /* 'PLAIN' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 20, CPyStatic_opponent___globals);
        goto CPyL15;
    }
    PyObject *__tmp5857;
    if (unlikely(!(PyTuple_Check(cpy_r_r2) && PyTuple_GET_SIZE(cpy_r_r2) == 18))) {
        __tmp5857 = NULL;
        goto __LL5858;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 0))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 0);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 1))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 1);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 2))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 2);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 3))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 3);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 4))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 4);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 5))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 5);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 6))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 6);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 7))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 7);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 8))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 8);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 9))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 9);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 10))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 10);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 11))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 11);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 12))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 12);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 13))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 13);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 14))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 14);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 15))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 15);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 16))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 16);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 17))))
        __tmp5857 = PyTuple_GET_ITEM(cpy_r_r2, 17);
    else {
        __tmp5857 = NULL;
    }
    if (__tmp5857 == NULL) goto __LL5858;
    __tmp5857 = cpy_r_r2;
__LL5858: ;
    if (unlikely(__tmp5857 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]", cpy_r_r2); cpy_r_r3 = (tuple_T18OOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp5859 = PyTuple_GET_ITEM(cpy_r_r2, 0);
        CPy_INCREF(__tmp5859);
        PyObject *__tmp5860;
        if (likely(PyUnicode_Check(__tmp5859)))
            __tmp5860 = __tmp5859;
        else {
            CPy_TypeError("str", __tmp5859); 
            __tmp5860 = NULL;
        }
        cpy_r_r3.f0 = __tmp5860;
        PyObject *__tmp5861 = PyTuple_GET_ITEM(cpy_r_r2, 1);
        CPy_INCREF(__tmp5861);
        PyObject *__tmp5862;
        if (likely(PyUnicode_Check(__tmp5861)))
            __tmp5862 = __tmp5861;
        else {
            CPy_TypeError("str", __tmp5861); 
            __tmp5862 = NULL;
        }
        cpy_r_r3.f1 = __tmp5862;
        PyObject *__tmp5863 = PyTuple_GET_ITEM(cpy_r_r2, 2);
        CPy_INCREF(__tmp5863);
        PyObject *__tmp5864;
        if (likely(PyUnicode_Check(__tmp5863)))
            __tmp5864 = __tmp5863;
        else {
            CPy_TypeError("str", __tmp5863); 
            __tmp5864 = NULL;
        }
        cpy_r_r3.f2 = __tmp5864;
        PyObject *__tmp5865 = PyTuple_GET_ITEM(cpy_r_r2, 3);
        CPy_INCREF(__tmp5865);
        PyObject *__tmp5866;
        if (likely(PyUnicode_Check(__tmp5865)))
            __tmp5866 = __tmp5865;
        else {
            CPy_TypeError("str", __tmp5865); 
            __tmp5866 = NULL;
        }
        cpy_r_r3.f3 = __tmp5866;
        PyObject *__tmp5867 = PyTuple_GET_ITEM(cpy_r_r2, 4);
        CPy_INCREF(__tmp5867);
        PyObject *__tmp5868;
        if (likely(PyUnicode_Check(__tmp5867)))
            __tmp5868 = __tmp5867;
        else {
            CPy_TypeError("str", __tmp5867); 
            __tmp5868 = NULL;
        }
        cpy_r_r3.f4 = __tmp5868;
        PyObject *__tmp5869 = PyTuple_GET_ITEM(cpy_r_r2, 5);
        CPy_INCREF(__tmp5869);
        PyObject *__tmp5870;
        if (likely(PyUnicode_Check(__tmp5869)))
            __tmp5870 = __tmp5869;
        else {
            CPy_TypeError("str", __tmp5869); 
            __tmp5870 = NULL;
        }
        cpy_r_r3.f5 = __tmp5870;
        PyObject *__tmp5871 = PyTuple_GET_ITEM(cpy_r_r2, 6);
        CPy_INCREF(__tmp5871);
        PyObject *__tmp5872;
        if (likely(PyUnicode_Check(__tmp5871)))
            __tmp5872 = __tmp5871;
        else {
            CPy_TypeError("str", __tmp5871); 
            __tmp5872 = NULL;
        }
        cpy_r_r3.f6 = __tmp5872;
        PyObject *__tmp5873 = PyTuple_GET_ITEM(cpy_r_r2, 7);
        CPy_INCREF(__tmp5873);
        PyObject *__tmp5874;
        if (likely(PyUnicode_Check(__tmp5873)))
            __tmp5874 = __tmp5873;
        else {
            CPy_TypeError("str", __tmp5873); 
            __tmp5874 = NULL;
        }
        cpy_r_r3.f7 = __tmp5874;
        PyObject *__tmp5875 = PyTuple_GET_ITEM(cpy_r_r2, 8);
        CPy_INCREF(__tmp5875);
        PyObject *__tmp5876;
        if (likely(PyUnicode_Check(__tmp5875)))
            __tmp5876 = __tmp5875;
        else {
            CPy_TypeError("str", __tmp5875); 
            __tmp5876 = NULL;
        }
        cpy_r_r3.f8 = __tmp5876;
        PyObject *__tmp5877 = PyTuple_GET_ITEM(cpy_r_r2, 9);
        CPy_INCREF(__tmp5877);
        PyObject *__tmp5878;
        if (likely(PyUnicode_Check(__tmp5877)))
            __tmp5878 = __tmp5877;
        else {
            CPy_TypeError("str", __tmp5877); 
            __tmp5878 = NULL;
        }
        cpy_r_r3.f9 = __tmp5878;
        PyObject *__tmp5879 = PyTuple_GET_ITEM(cpy_r_r2, 10);
        CPy_INCREF(__tmp5879);
        PyObject *__tmp5880;
        if (likely(PyUnicode_Check(__tmp5879)))
            __tmp5880 = __tmp5879;
        else {
            CPy_TypeError("str", __tmp5879); 
            __tmp5880 = NULL;
        }
        cpy_r_r3.f10 = __tmp5880;
        PyObject *__tmp5881 = PyTuple_GET_ITEM(cpy_r_r2, 11);
        CPy_INCREF(__tmp5881);
        PyObject *__tmp5882;
        if (likely(PyUnicode_Check(__tmp5881)))
            __tmp5882 = __tmp5881;
        else {
            CPy_TypeError("str", __tmp5881); 
            __tmp5882 = NULL;
        }
        cpy_r_r3.f11 = __tmp5882;
        PyObject *__tmp5883 = PyTuple_GET_ITEM(cpy_r_r2, 12);
        CPy_INCREF(__tmp5883);
        PyObject *__tmp5884;
        if (likely(PyUnicode_Check(__tmp5883)))
            __tmp5884 = __tmp5883;
        else {
            CPy_TypeError("str", __tmp5883); 
            __tmp5884 = NULL;
        }
        cpy_r_r3.f12 = __tmp5884;
        PyObject *__tmp5885 = PyTuple_GET_ITEM(cpy_r_r2, 13);
        CPy_INCREF(__tmp5885);
        PyObject *__tmp5886;
        if (likely(PyUnicode_Check(__tmp5885)))
            __tmp5886 = __tmp5885;
        else {
            CPy_TypeError("str", __tmp5885); 
            __tmp5886 = NULL;
        }
        cpy_r_r3.f13 = __tmp5886;
        PyObject *__tmp5887 = PyTuple_GET_ITEM(cpy_r_r2, 14);
        CPy_INCREF(__tmp5887);
        PyObject *__tmp5888;
        if (likely(PyUnicode_Check(__tmp5887)))
            __tmp5888 = __tmp5887;
        else {
            CPy_TypeError("str", __tmp5887); 
            __tmp5888 = NULL;
        }
        cpy_r_r3.f14 = __tmp5888;
        PyObject *__tmp5889 = PyTuple_GET_ITEM(cpy_r_r2, 15);
        CPy_INCREF(__tmp5889);
        PyObject *__tmp5890;
        if (likely(PyUnicode_Check(__tmp5889)))
            __tmp5890 = __tmp5889;
        else {
            CPy_TypeError("str", __tmp5889); 
            __tmp5890 = NULL;
        }
        cpy_r_r3.f15 = __tmp5890;
        PyObject *__tmp5891 = PyTuple_GET_ITEM(cpy_r_r2, 16);
        CPy_INCREF(__tmp5891);
        PyObject *__tmp5892;
        if (likely(PyUnicode_Check(__tmp5891)))
            __tmp5892 = __tmp5891;
        else {
            CPy_TypeError("str", __tmp5891); 
            __tmp5892 = NULL;
        }
        cpy_r_r3.f16 = __tmp5892;
        PyObject *__tmp5893 = PyTuple_GET_ITEM(cpy_r_r2, 17);
        CPy_INCREF(__tmp5893);
        PyObject *__tmp5894;
        if (likely(PyUnicode_Check(__tmp5893)))
            __tmp5894 = __tmp5893;
        else {
            CPy_TypeError("str", __tmp5893); 
            __tmp5894 = NULL;
        }
        cpy_r_r3.f17 = __tmp5894;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 20, CPyStatic_opponent___globals);
        goto CPyL15;
    }
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_words;
    cpy_r_r5 = ((serai___games___scholars___book___WordsObject *)cpy_r_r4)->_languages;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = PyList_New(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 20, CPyStatic_opponent___globals);
        goto CPyL16;
    }
    cpy_r_r9 = 0;
CPyL4: ;
    cpy_r_r10 = cpy_r_r9 < cpy_r_r7;
    if (!cpy_r_r10) goto CPyL17;
    cpy_r_r11 = CPySequenceTuple_GetItemUnsafe(cpy_r_r5, cpy_r_r9);
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 20, CPyStatic_opponent___globals, "str", cpy_r_r11);
        goto CPyL18;
    }
    cpy_r_r13 = CPyStatics[3554]; /* 'scrolls:' */
    cpy_r_r14 = CPyStr_Build(2, cpy_r_r13, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 20, CPyStatic_opponent___globals);
        goto CPyL18;
    }
    CPyList_SetItemUnsafe(cpy_r_r8, cpy_r_r9, cpy_r_r14);
    cpy_r_r15 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r15;
    goto CPyL4;
CPyL9: ;
    cpy_r_r16 = PyObject_GetIter(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 20, CPyStatic_opponent___globals);
        goto CPyL19;
    }
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 20, CPyStatic_opponent___globals);
        goto CPyL20;
    }
    cpy_r_r18 = PyTuple_New(18);
    if (unlikely(cpy_r_r18 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5895 = cpy_r_r3.f0;
    PyTuple_SET_ITEM(cpy_r_r18, 0, __tmp5895);
    PyObject *__tmp5896 = cpy_r_r3.f1;
    PyTuple_SET_ITEM(cpy_r_r18, 1, __tmp5896);
    PyObject *__tmp5897 = cpy_r_r3.f2;
    PyTuple_SET_ITEM(cpy_r_r18, 2, __tmp5897);
    PyObject *__tmp5898 = cpy_r_r3.f3;
    PyTuple_SET_ITEM(cpy_r_r18, 3, __tmp5898);
    PyObject *__tmp5899 = cpy_r_r3.f4;
    PyTuple_SET_ITEM(cpy_r_r18, 4, __tmp5899);
    PyObject *__tmp5900 = cpy_r_r3.f5;
    PyTuple_SET_ITEM(cpy_r_r18, 5, __tmp5900);
    PyObject *__tmp5901 = cpy_r_r3.f6;
    PyTuple_SET_ITEM(cpy_r_r18, 6, __tmp5901);
    PyObject *__tmp5902 = cpy_r_r3.f7;
    PyTuple_SET_ITEM(cpy_r_r18, 7, __tmp5902);
    PyObject *__tmp5903 = cpy_r_r3.f8;
    PyTuple_SET_ITEM(cpy_r_r18, 8, __tmp5903);
    PyObject *__tmp5904 = cpy_r_r3.f9;
    PyTuple_SET_ITEM(cpy_r_r18, 9, __tmp5904);
    PyObject *__tmp5905 = cpy_r_r3.f10;
    PyTuple_SET_ITEM(cpy_r_r18, 10, __tmp5905);
    PyObject *__tmp5906 = cpy_r_r3.f11;
    PyTuple_SET_ITEM(cpy_r_r18, 11, __tmp5906);
    PyObject *__tmp5907 = cpy_r_r3.f12;
    PyTuple_SET_ITEM(cpy_r_r18, 12, __tmp5907);
    PyObject *__tmp5908 = cpy_r_r3.f13;
    PyTuple_SET_ITEM(cpy_r_r18, 13, __tmp5908);
    PyObject *__tmp5909 = cpy_r_r3.f14;
    PyTuple_SET_ITEM(cpy_r_r18, 14, __tmp5909);
    PyObject *__tmp5910 = cpy_r_r3.f15;
    PyTuple_SET_ITEM(cpy_r_r18, 15, __tmp5910);
    PyObject *__tmp5911 = cpy_r_r3.f16;
    PyTuple_SET_ITEM(cpy_r_r18, 16, __tmp5911);
    PyObject *__tmp5912 = cpy_r_r3.f17;
    PyTuple_SET_ITEM(cpy_r_r18, 17, __tmp5912);
    cpy_r_r19 = CPyList_Extend(cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 20, CPyStatic_opponent___globals);
        goto CPyL21;
    } else
        goto CPyL22;
CPyL12: ;
    cpy_r_r20 = CPyList_Extend(cpy_r_r17, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 20, CPyStatic_opponent___globals);
        goto CPyL23;
    } else
        goto CPyL24;
CPyL13: ;
    cpy_r_r21 = PyList_AsTuple(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 20, CPyStatic_opponent___globals);
        goto CPyL15;
    }
    ((serai___games___scholars___thinking___opponent___OpponentFeaturesObject *)cpy_r_self)->_names = cpy_r_r21;
    return 1;
CPyL15: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL16: ;
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    CPy_DecRef(cpy_r_r3.f3);
    CPy_DecRef(cpy_r_r3.f4);
    CPy_DecRef(cpy_r_r3.f5);
    CPy_DecRef(cpy_r_r3.f6);
    CPy_DecRef(cpy_r_r3.f7);
    CPy_DecRef(cpy_r_r3.f8);
    CPy_DecRef(cpy_r_r3.f9);
    CPy_DecRef(cpy_r_r3.f10);
    CPy_DecRef(cpy_r_r3.f11);
    CPy_DecRef(cpy_r_r3.f12);
    CPy_DecRef(cpy_r_r3.f13);
    CPy_DecRef(cpy_r_r3.f14);
    CPy_DecRef(cpy_r_r3.f15);
    CPy_DecRef(cpy_r_r3.f16);
    CPy_DecRef(cpy_r_r3.f17);
    CPy_DecRef(cpy_r_r5);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL9;
CPyL18: ;
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    CPy_DecRef(cpy_r_r3.f3);
    CPy_DecRef(cpy_r_r3.f4);
    CPy_DecRef(cpy_r_r3.f5);
    CPy_DecRef(cpy_r_r3.f6);
    CPy_DecRef(cpy_r_r3.f7);
    CPy_DecRef(cpy_r_r3.f8);
    CPy_DecRef(cpy_r_r3.f9);
    CPy_DecRef(cpy_r_r3.f10);
    CPy_DecRef(cpy_r_r3.f11);
    CPy_DecRef(cpy_r_r3.f12);
    CPy_DecRef(cpy_r_r3.f13);
    CPy_DecRef(cpy_r_r3.f14);
    CPy_DecRef(cpy_r_r3.f15);
    CPy_DecRef(cpy_r_r3.f16);
    CPy_DecRef(cpy_r_r3.f17);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    CPy_DecRef(cpy_r_r3.f3);
    CPy_DecRef(cpy_r_r3.f4);
    CPy_DecRef(cpy_r_r3.f5);
    CPy_DecRef(cpy_r_r3.f6);
    CPy_DecRef(cpy_r_r3.f7);
    CPy_DecRef(cpy_r_r3.f8);
    CPy_DecRef(cpy_r_r3.f9);
    CPy_DecRef(cpy_r_r3.f10);
    CPy_DecRef(cpy_r_r3.f11);
    CPy_DecRef(cpy_r_r3.f12);
    CPy_DecRef(cpy_r_r3.f13);
    CPy_DecRef(cpy_r_r3.f14);
    CPy_DecRef(cpy_r_r3.f15);
    CPy_DecRef(cpy_r_r3.f16);
    CPy_DecRef(cpy_r_r3.f17);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    CPy_DecRef(cpy_r_r3.f3);
    CPy_DecRef(cpy_r_r3.f4);
    CPy_DecRef(cpy_r_r3.f5);
    CPy_DecRef(cpy_r_r3.f6);
    CPy_DecRef(cpy_r_r3.f7);
    CPy_DecRef(cpy_r_r3.f8);
    CPy_DecRef(cpy_r_r3.f9);
    CPy_DecRef(cpy_r_r3.f10);
    CPy_DecRef(cpy_r_r3.f11);
    CPy_DecRef(cpy_r_r3.f12);
    CPy_DecRef(cpy_r_r3.f13);
    CPy_DecRef(cpy_r_r3.f14);
    CPy_DecRef(cpy_r_r3.f15);
    CPy_DecRef(cpy_r_r3.f16);
    CPy_DecRef(cpy_r_r3.f17);
    CPy_DecRef(cpy_r_r16);
    goto CPyL15;
CPyL21: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL15;
CPyL22: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL12;
CPyL23: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL15;
CPyL24: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL13;
}
        
        PyObject *CPyPy_opponent___OpponentFeatures_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            PyObject *obj_book;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_opponent___OpponentFeatures))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.opponent.OpponentFeatures", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_opponent___OpponentFeatures_____init__(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "__init__", 18, CPyStatic_opponent___globals);
            return NULL;
        }
        
PyObject *CPyDef_opponent___OpponentFeatures___of(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_seat;
    CPyTagged cpy_r_employed;
    double cpy_r_progress;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    double cpy_r_r46;
    char cpy_r_r47;
    double cpy_r_r48;
    double cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    int64_t cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_controlled;
    CPyTagged cpy_r_present;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_guild;
    CPyPtr cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    CPyTagged cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    CPyTagged cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    int64_t cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyPtr cpy_r_r98;
    int64_t cpy_r_r99;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyPtr cpy_r_r103;
    int64_t cpy_r_r104;
    CPyTagged cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyPtr cpy_r_r123;
    CPyPtr cpy_r_r124;
    CPyPtr cpy_r_r125;
    CPyPtr cpy_r_r126;
    CPyPtr cpy_r_r127;
    CPyPtr cpy_r_r128;
    CPyTagged cpy_r_in_house;
    double cpy_r_house_value;
    PyObject *cpy_r_r129;
    int64_t cpy_r_r130;
    CPyPtr cpy_r_r131;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    CPyPtr cpy_r_r134;
    CPyPtr cpy_r_r135;
    int64_t cpy_r_r136;
    CPyPtr cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyTagged cpy_r_r139;
    char cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    CPyTagged cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    CPyTagged cpy_r_r150;
    double cpy_r_r151;
    char cpy_r_r152;
    double cpy_r_r153;
    PyObject *cpy_r_r154;
    int64_t cpy_r_r155;
    CPyTagged cpy_r_red;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    int64_t cpy_r_r158;
    CPyPtr cpy_r_r159;
    int64_t cpy_r_r160;
    char cpy_r_r161;
    CPyPtr cpy_r_r162;
    CPyPtr cpy_r_r163;
    int64_t cpy_r_r164;
    CPyPtr cpy_r_r165;
    PyObject *cpy_r_r166;
    CPyTagged cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    CPyTagged cpy_r_r177;
    int64_t cpy_r_r178;
    char cpy_r_r179;
    char cpy_r_r180;
    char cpy_r_r181;
    char cpy_r_r182;
    char cpy_r_r183;
    CPyTagged cpy_r_r184;
    CPyTagged cpy_r_r185;
    int64_t cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyPtr cpy_r_r189;
    int64_t cpy_r_r190;
    PyObject *cpy_r_r191;
    int64_t cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r__;
    PyObject *cpy_r_r196;
    int64_t cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int64_t cpy_r_r200;
    CPyPtr cpy_r_r201;
    int64_t cpy_r_r202;
    char cpy_r_r203;
    CPyPtr cpy_r_r204;
    CPyPtr cpy_r_r205;
    int64_t cpy_r_r206;
    CPyPtr cpy_r_r207;
    PyObject *cpy_r_r208;
    CPyTagged cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    int64_t cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    CPyPtr cpy_r_r217;
    int64_t cpy_r_r218;
    CPyTagged cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    CPyPtr cpy_r_r222;
    int64_t cpy_r_r223;
    CPyTagged cpy_r_r224;
    PyObject *cpy_r_r225;
    CPyTagged cpy_r_r226;
    PyObject *cpy_r_r227;
    CPyTagged cpy_r_r228;
    PyObject *cpy_r_r229;
    CPyTagged cpy_r_r230;
    CPyTagged cpy_r_r231;
    CPyTagged cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject **cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    CPyPtr cpy_r_r244;
    int64_t cpy_r_r245;
    CPyTagged cpy_r_r246;
    PyObject *cpy_r_r247;
    CPyPtr cpy_r_r248;
    int64_t cpy_r_r249;
    CPyTagged cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    CPyTagged cpy_r_r253;
    PyObject *cpy_r_r254;
    CPyTagged cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    cpy_r_r0 = ((serai___games___scholars___thinking___opponent___OpponentFeaturesObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "automa", 24, CPyStatic_opponent___globals);
        goto CPyL148;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (cpy_r_r3) {
        goto CPyL4;
    } else
        goto CPyL149;
CPyL2: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 25, CPyStatic_opponent___globals);
        goto CPyL147;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "players", 26, CPyStatic_opponent___globals);
        goto CPyL150;
    }
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_seat = cpy_r_r8;
    cpy_r_employed = 0;
    cpy_r_progress = 0.0;
    cpy_r_r9 = 0;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "owners", 29, CPyStatic_opponent___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r10);
CPyL6: ;
    cpy_r_r11 = 0;
CPyL7: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL152;
    cpy_r_room = cpy_r_r9;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 29, CPyStatic_opponent___globals);
        goto CPyL153;
    }
    cpy_r_r21 = (Py_ssize_t)cpy_r_r20 == -2;
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r21) goto CPyL154;
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "rooms", 30, CPyStatic_opponent___globals);
        goto CPyL153;
    }
CPyL11: ;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_room);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 30, CPyStatic_opponent___globals);
        goto CPyL153;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 30, CPyStatic_opponent___globals);
        goto CPyL153;
    }
    cpy_r_r25 = (Py_ssize_t)cpy_r_r24 != -2;
    CPyTagged_DECREF(cpy_r_r24);
    if (!cpy_r_r25) goto CPyL154;
    cpy_r_r26 = CPyTagged_Add(cpy_r_employed, 2);
    CPyTagged_DECREF(cpy_r_employed);
    cpy_r_employed = cpy_r_r26;
    cpy_r_r27 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "gold", 32, CPyStatic_opponent___globals);
        goto CPyL153;
    }
CPyL15: ;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r27, cpy_r_room);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL153;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL153;
    }
    cpy_r_r30 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_rooms;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Book", "rooms", 32, CPyStatic_opponent___globals);
        goto CPyL155;
    }
CPyL18: ;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r30, cpy_r_room);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL155;
    }
    if (likely(PyTuple_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals, "tuple", cpy_r_r31);
        goto CPyL155;
    }
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_r32, 6);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL155;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL155;
    }
    cpy_r_r35 = CPyTagged_TrueDivide(cpy_r_r29, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) goto CPyL24;
CPyL23: ;
    cpy_r_r37 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Book", "translators", 32, CPyStatic_opponent___globals);
        goto CPyL153;
    }
    CPy_INCREF(cpy_r_r37);
    goto CPyL25;
CPyL24: ;
    cpy_r_r38 = PyErr_Occurred();
    if (unlikely(cpy_r_r38 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL153;
    } else
        goto CPyL23;
CPyL25: ;
    cpy_r_r39 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "rooms", 32, CPyStatic_opponent___globals);
        goto CPyL156;
    }
CPyL26: ;
    cpy_r_r40 = CPyList_GetItemBorrow(cpy_r_r39, cpy_r_room);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL156;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL156;
    }
    cpy_r_r42 = CPyList_GetItem(cpy_r_r37, cpy_r_r41);
    CPy_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL153;
    }
    if (likely(PyTuple_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals, "tuple", cpy_r_r42);
        goto CPyL153;
    }
    CPyTagged_DECREF(cpy_r_room);
    cpy_r_r44 = CPySequenceTuple_GetItem(cpy_r_r43, 8);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL157;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL157;
    }
    cpy_r_r46 = CPyFloat_FromTagged(cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 == -113.0;
    if (unlikely(cpy_r_r47)) goto CPyL34;
CPyL33: ;
    cpy_r_r48 = cpy_r_r35 * cpy_r_r46;
    cpy_r_r49 = cpy_r_progress + cpy_r_r48;
    cpy_r_progress = cpy_r_r49;
    goto CPyL35;
CPyL34: ;
    cpy_r_r50 = PyErr_Occurred();
    if (unlikely(cpy_r_r50 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 32, CPyStatic_opponent___globals);
        goto CPyL157;
    } else
        goto CPyL33;
CPyL35: ;
    cpy_r_r51 = cpy_r_r9 + 2;
    cpy_r_r9 = cpy_r_r51;
    cpy_r_r52 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r52;
    goto CPyL7;
CPyL36: ;
    cpy_r_r53 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_slots;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Book", "caliph_slots", 33, CPyStatic_opponent___globals);
        goto CPyL151;
    }
CPyL37: ;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyVarObject, ob_size));
    cpy_r_r55 = *(int64_t *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r55 << 1;
    cpy_r_r57 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliphs;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "caliphs", 33, CPyStatic_opponent___globals);
        goto CPyL151;
    }
CPyL38: ;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r59 = *(int64_t *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r59 << 1;
    cpy_r_r61 = CPyTagged_Subtract(cpy_r_r56, cpy_r_r60);
    cpy_r_controlled = 0;
    cpy_r_present = 0;
    cpy_r_r62 = 0;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r63 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 35, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL158;
    }
    cpy_r_r64 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r63)->_guilds;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "guilds", 35, CPyStatic_opponent___globals);
        goto CPyL158;
    }
    CPy_INCREF(cpy_r_r64);
CPyL40: ;
    cpy_r_r65 = 0;
CPyL41: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r65 < cpy_r_r67;
    if (!cpy_r_r68) goto CPyL159;
    cpy_r_guild = cpy_r_r62;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyListObject, ob_item));
    cpy_r_r70 = *(CPyPtr *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r65 * 8;
    cpy_r_r72 = cpy_r_r70 + cpy_r_r71;
    cpy_r_r73 = *(PyObject * *)cpy_r_r72;
    CPy_INCREF(cpy_r_r73);
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 35, CPyStatic_opponent___globals);
        goto CPyL160;
    }
    cpy_r_r75 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "control", 36, CPyStatic_opponent___globals);
        goto CPyL161;
    }
CPyL44: ;
    cpy_r_r76 = CPyList_GetItemBorrow(cpy_r_r75, cpy_r_guild);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 36, CPyStatic_opponent___globals);
        goto CPyL161;
    }
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r77 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 36, CPyStatic_opponent___globals);
        goto CPyL161;
    }
    cpy_r_r78 = cpy_r_r77 & 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (!cpy_r_r79) goto CPyL48;
    cpy_r_r80 = CPyTagged_IsEq_(cpy_r_r77, cpy_r_seat);
    cpy_r_r81 = cpy_r_r80;
    goto CPyL49;
CPyL48: ;
    cpy_r_r82 = cpy_r_r77 == cpy_r_seat;
    cpy_r_r81 = cpy_r_r82;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_r77);
    CPyTagged_DECREF(cpy_r_guild);
    if (cpy_r_r81) {
        goto CPyL162;
    } else
        goto CPyL51;
CPyL50: ;
    cpy_r_r83 = CPyTagged_Add(cpy_r_controlled, 2);
    CPyTagged_DECREF(cpy_r_controlled);
    cpy_r_controlled = cpy_r_r83;
    goto CPyL56;
CPyL51: ;
    cpy_r_r84 = cpy_r_r74 & 1;
    cpy_r_r85 = cpy_r_r84 != 0;
    if (cpy_r_r85) goto CPyL53;
    cpy_r_r86 = 0 & 1;
    cpy_r_r87 = cpy_r_r86 != 0;
    if (!cpy_r_r87) goto CPyL54;
CPyL53: ;
    cpy_r_r88 = CPyTagged_IsLt_(0, cpy_r_r74);
    cpy_r_r89 = cpy_r_r88;
    goto CPyL55;
CPyL54: ;
    cpy_r_r90 = (Py_ssize_t)cpy_r_r74 > (Py_ssize_t)0;
    cpy_r_r89 = cpy_r_r90;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r74);
    cpy_r_r91 = cpy_r_r89 << 1;
    cpy_r_r92 = cpy_r_r91;
    cpy_r_r93 = CPyTagged_Add(cpy_r_present, cpy_r_r92);
    CPyTagged_DECREF(cpy_r_present);
    CPyTagged_DECREF(cpy_r_r92);
    cpy_r_present = cpy_r_r93;
CPyL56: ;
    cpy_r_r94 = cpy_r_r62 + 2;
    cpy_r_r62 = cpy_r_r94;
    cpy_r_r95 = cpy_r_r65 + 1;
    cpy_r_r65 = cpy_r_r95;
    goto CPyL41;
CPyL57: ;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r96 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 40, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL163;
    }
    cpy_r_r97 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r96)->_retired;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "retired", 40, CPyStatic_opponent___globals);
        goto CPyL163;
    }
CPyL59: ;
    cpy_r_r98 = (CPyPtr)((CPyPtr)cpy_r_r97 + offsetof(PyVarObject, ob_size));
    cpy_r_r99 = *(int64_t *)cpy_r_r98;
    cpy_r_r100 = cpy_r_r99 << 1;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r101 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 40, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL163;
    }
    cpy_r_r102 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r101)->_languages;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "languages", 40, CPyStatic_opponent___globals);
        goto CPyL163;
    }
CPyL61: ;
    cpy_r_r103 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyVarObject, ob_size));
    cpy_r_r104 = *(int64_t *)cpy_r_r103;
    cpy_r_r105 = cpy_r_r104 << 1;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r106 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 40, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL163;
    }
    cpy_r_r107 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r106)->_markers;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "markers", 40, CPyStatic_opponent___globals);
        goto CPyL163;
    }
    CPyTagged_INCREF(cpy_r_r107);
CPyL63: ;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r108 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 40, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL164;
    }
    cpy_r_r109 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r108)->_guilds;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "guilds", 40, CPyStatic_opponent___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r109);
CPyL65: ;
    cpy_r_r110 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r111 = CPyStatics[105]; /* 'sum' */
    cpy_r_r112 = CPyObject_GetAttr(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 40, CPyStatic_opponent___globals);
        goto CPyL165;
    }
    PyObject *cpy_r_r113[1] = {cpy_r_r109};
    cpy_r_r114 = (PyObject **)&cpy_r_r113;
    cpy_r_r115 = PyObject_Vectorcall(cpy_r_r112, cpy_r_r114, 1, 0);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 40, CPyStatic_opponent___globals);
        goto CPyL165;
    }
    CPy_DECREF(cpy_r_r109);
    if (likely(PyLong_Check(cpy_r_r115)))
        cpy_r_r116 = CPyTagged_FromObject(cpy_r_r115);
    else {
        CPy_TypeError("int", cpy_r_r115); cpy_r_r116 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 40, CPyStatic_opponent___globals);
        goto CPyL164;
    }
    cpy_r_r117 = PyList_New(5);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 40, CPyStatic_opponent___globals);
        goto CPyL166;
    }
    cpy_r_r118 = CPyTagged_StealAsObject(cpy_r_r100);
    cpy_r_r119 = CPyTagged_StealAsObject(cpy_r_r105);
    cpy_r_r120 = CPyTagged_StealAsObject(cpy_r_r107);
    CPyTagged_INCREF(cpy_r_employed);
    cpy_r_r121 = CPyTagged_StealAsObject(cpy_r_employed);
    cpy_r_r122 = CPyTagged_StealAsObject(cpy_r_r116);
    cpy_r_r123 = (CPyPtr)((CPyPtr)cpy_r_r117 + offsetof(PyListObject, ob_item));
    cpy_r_r124 = *(CPyPtr *)cpy_r_r123;
    *(PyObject * *)cpy_r_r124 = cpy_r_r118;
    cpy_r_r125 = cpy_r_r124 + 8;
    *(PyObject * *)cpy_r_r125 = cpy_r_r119;
    cpy_r_r126 = cpy_r_r124 + 16;
    *(PyObject * *)cpy_r_r126 = cpy_r_r120;
    cpy_r_r127 = cpy_r_r124 + 24;
    *(PyObject * *)cpy_r_r127 = cpy_r_r121;
    cpy_r_r128 = cpy_r_r124 + 32;
    *(PyObject * *)cpy_r_r128 = cpy_r_r122;
    cpy_r_in_house = 0;
    cpy_r_house_value = 0.0;
    cpy_r_r129 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "house", 43, CPyStatic_opponent___globals);
        goto CPyL167;
    }
    CPy_INCREF(cpy_r_r129);
CPyL70: ;
    cpy_r_r130 = 0;
CPyL71: ;
    cpy_r_r131 = (CPyPtr)((CPyPtr)cpy_r_r129 + offsetof(PyVarObject, ob_size));
    cpy_r_r132 = *(int64_t *)cpy_r_r131;
    cpy_r_r133 = cpy_r_r130 < cpy_r_r132;
    if (!cpy_r_r133) goto CPyL168;
    cpy_r_r134 = (CPyPtr)((CPyPtr)cpy_r_r129 + offsetof(PyListObject, ob_item));
    cpy_r_r135 = *(CPyPtr *)cpy_r_r134;
    cpy_r_r136 = cpy_r_r130 * 8;
    cpy_r_r137 = cpy_r_r135 + cpy_r_r136;
    cpy_r_r138 = *(PyObject * *)cpy_r_r137;
    CPy_INCREF(cpy_r_r138);
    if (likely(PyLong_Check(cpy_r_r138)))
        cpy_r_r139 = CPyTagged_FromObject(cpy_r_r138);
    else {
        CPy_TypeError("int", cpy_r_r138); cpy_r_r139 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 43, CPyStatic_opponent___globals);
        goto CPyL169;
    }
    cpy_r_r140 = (Py_ssize_t)cpy_r_r139 != -2;
    if (!cpy_r_r140) goto CPyL170;
    cpy_r_r141 = CPyTagged_Add(cpy_r_in_house, 2);
    CPyTagged_DECREF(cpy_r_in_house);
    cpy_r_in_house = cpy_r_r141;
    cpy_r_r142 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_ai_vp;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Book", "ai_vp", 46, CPyStatic_opponent___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r142);
CPyL75: ;
    cpy_r_r143 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Book", "scrolls", 46, CPyStatic_opponent___globals);
        goto CPyL172;
    }
CPyL76: ;
    cpy_r_r144 = CPyList_GetItem(cpy_r_r143, cpy_r_r139);
    CPyTagged_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 46, CPyStatic_opponent___globals);
        goto CPyL173;
    }
    if (likely(PyTuple_Check(cpy_r_r144)))
        cpy_r_r145 = cpy_r_r144;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 46, CPyStatic_opponent___globals, "tuple", cpy_r_r144);
        goto CPyL173;
    }
    cpy_r_r146 = CPySequenceTuple_GetItem(cpy_r_r145, 2);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 46, CPyStatic_opponent___globals);
        goto CPyL173;
    }
    if (likely(PyLong_Check(cpy_r_r146)))
        cpy_r_r147 = CPyTagged_FromObject(cpy_r_r146);
    else {
        CPy_TypeError("int", cpy_r_r146); cpy_r_r147 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r147 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 46, CPyStatic_opponent___globals);
        goto CPyL173;
    }
    cpy_r_r148 = CPyList_GetItem(cpy_r_r142, cpy_r_r147);
    CPy_DECREF(cpy_r_r142);
    CPyTagged_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 46, CPyStatic_opponent___globals);
        goto CPyL169;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r148, CPyType_formula___Formula)))
        cpy_r_r149 = cpy_r_r148;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 46, CPyStatic_opponent___globals, "serai.kernel.formula.Formula", cpy_r_r148);
        goto CPyL169;
    }
    cpy_r_r150 = CPY_GET_METHOD(cpy_r_r149, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r149, cpy_r_r117); /* value */
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 46, CPyStatic_opponent___globals);
        goto CPyL169;
    }
    cpy_r_r151 = CPyFloat_FromTagged(cpy_r_r150);
    CPyTagged_DECREF(cpy_r_r150);
    cpy_r_r152 = cpy_r_r151 == -113.0;
    if (unlikely(cpy_r_r152)) goto CPyL85;
CPyL84: ;
    cpy_r_r153 = cpy_r_house_value + cpy_r_r151;
    cpy_r_house_value = cpy_r_r153;
    goto CPyL86;
CPyL85: ;
    cpy_r_r154 = PyErr_Occurred();
    if (unlikely(cpy_r_r154 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 46, CPyStatic_opponent___globals);
        goto CPyL169;
    } else
        goto CPyL84;
CPyL86: ;
    cpy_r_r155 = cpy_r_r130 + 1;
    cpy_r_r130 = cpy_r_r155;
    goto CPyL71;
CPyL87: ;
    cpy_r_red = 0;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r156 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 48, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL174;
    }
    cpy_r_r157 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r156)->_plans;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "plans", 48, CPyStatic_opponent___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r157);
CPyL89: ;
    cpy_r_r158 = 0;
CPyL90: ;
    cpy_r_r159 = (CPyPtr)((CPyPtr)cpy_r_r157 + offsetof(PyVarObject, ob_size));
    cpy_r_r160 = *(int64_t *)cpy_r_r159;
    cpy_r_r161 = cpy_r_r158 < cpy_r_r160;
    if (!cpy_r_r161) goto CPyL175;
    cpy_r_r162 = (CPyPtr)((CPyPtr)cpy_r_r157 + offsetof(PyListObject, ob_item));
    cpy_r_r163 = *(CPyPtr *)cpy_r_r162;
    cpy_r_r164 = cpy_r_r158 * 8;
    cpy_r_r165 = cpy_r_r163 + cpy_r_r164;
    cpy_r_r166 = *(PyObject * *)cpy_r_r165;
    CPy_INCREF(cpy_r_r166);
    if (likely(PyLong_Check(cpy_r_r166)))
        cpy_r_r167 = CPyTagged_FromObject(cpy_r_r166);
    else {
        CPy_TypeError("int", cpy_r_r166); cpy_r_r167 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 48, CPyStatic_opponent___globals);
        goto CPyL176;
    }
    cpy_r_r168 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_plans;
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Book", "plans", 49, CPyStatic_opponent___globals);
        goto CPyL177;
    }
CPyL93: ;
    cpy_r_r169 = CPyList_GetItem(cpy_r_r168, cpy_r_r167);
    CPyTagged_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 49, CPyStatic_opponent___globals);
        goto CPyL176;
    }
    if (likely(PyTuple_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 49, CPyStatic_opponent___globals, "tuple", cpy_r_r169);
        goto CPyL176;
    }
    cpy_r_r171 = CPySequenceTuple_GetItem(cpy_r_r170, 2);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 49, CPyStatic_opponent___globals);
        goto CPyL176;
    }
    if (likely(PyLong_Check(cpy_r_r171)))
        cpy_r_r172 = CPyTagged_FromObject(cpy_r_r171);
    else {
        CPy_TypeError("int", cpy_r_r171); cpy_r_r172 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 49, CPyStatic_opponent___globals);
        goto CPyL176;
    }
    cpy_r_r173 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_plans;
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Book", "plans", 49, CPyStatic_opponent___globals);
        goto CPyL178;
    }
CPyL98: ;
    cpy_r_r174 = CPyList_GetItemShort(cpy_r_r173, -2);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 49, CPyStatic_opponent___globals);
        goto CPyL178;
    }
    if (likely(PyTuple_Check(cpy_r_r174)))
        cpy_r_r175 = cpy_r_r174;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 49, CPyStatic_opponent___globals, "tuple", cpy_r_r174);
        goto CPyL178;
    }
    cpy_r_r176 = CPySequenceTuple_GetItem(cpy_r_r175, 2);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 49, CPyStatic_opponent___globals);
        goto CPyL178;
    }
    if (likely(PyLong_Check(cpy_r_r176)))
        cpy_r_r177 = CPyTagged_FromObject(cpy_r_r176);
    else {
        CPy_TypeError("int", cpy_r_r176); cpy_r_r177 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 49, CPyStatic_opponent___globals);
        goto CPyL178;
    }
    cpy_r_r178 = cpy_r_r172 & 1;
    cpy_r_r179 = cpy_r_r178 != 0;
    if (!cpy_r_r179) goto CPyL104;
    cpy_r_r180 = CPyTagged_IsEq_(cpy_r_r172, cpy_r_r177);
    cpy_r_r181 = cpy_r_r180;
    goto CPyL105;
CPyL104: ;
    cpy_r_r182 = cpy_r_r172 == cpy_r_r177;
    cpy_r_r181 = cpy_r_r182;
CPyL105: ;
    CPyTagged_DECREF(cpy_r_r172);
    CPyTagged_DECREF(cpy_r_r177);
    cpy_r_r183 = cpy_r_r181 << 1;
    cpy_r_r184 = cpy_r_r183;
    cpy_r_r185 = CPyTagged_Add(cpy_r_red, cpy_r_r184);
    CPyTagged_DECREF(cpy_r_red);
    CPyTagged_DECREF(cpy_r_r184);
    cpy_r_red = cpy_r_r185;
    cpy_r_r186 = cpy_r_r158 + 1;
    cpy_r_r158 = cpy_r_r186;
    goto CPyL90;
CPyL107: ;
    cpy_r_r187 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r188 = ((serai___games___scholars___book___WordsObject *)cpy_r_r187)->_languages;
    CPy_INCREF(cpy_r_r188);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r189 = (CPyPtr)((CPyPtr)cpy_r_r188 + offsetof(PyVarObject, ob_size));
    cpy_r_r190 = *(int64_t *)cpy_r_r189;
    cpy_r_r191 = PyList_New(cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 50, CPyStatic_opponent___globals);
        goto CPyL179;
    }
    cpy_r_r192 = 0;
CPyL109: ;
    cpy_r_r193 = cpy_r_r192 < cpy_r_r190;
    if (!cpy_r_r193) goto CPyL180;
    cpy_r_r194 = CPySequenceTuple_GetItemUnsafe(cpy_r_r188, cpy_r_r192);
    if (likely(PyUnicode_Check(cpy_r_r194)))
        cpy_r_r195 = cpy_r_r194;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 50, CPyStatic_opponent___globals, "str", cpy_r_r194);
        goto CPyL181;
    }
    cpy_r__ = cpy_r_r195;
    CPy_DECREF(cpy_r__);
    cpy_r_r196 = PyFloat_FromDouble(0.0);
    CPyList_SetItemUnsafe(cpy_r_r191, cpy_r_r192, cpy_r_r196);
    cpy_r_r197 = cpy_r_r192 + 1;
    cpy_r_r192 = cpy_r_r197;
    goto CPyL109;
CPyL113: ;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r198 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 51, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL182;
    }
    cpy_r_r199 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r198)->_languages;
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "languages", 51, CPyStatic_opponent___globals);
        goto CPyL182;
    }
    CPy_INCREF(cpy_r_r199);
CPyL115: ;
    cpy_r_r200 = 0;
CPyL116: ;
    cpy_r_r201 = (CPyPtr)((CPyPtr)cpy_r_r199 + offsetof(PyVarObject, ob_size));
    cpy_r_r202 = *(int64_t *)cpy_r_r201;
    cpy_r_r203 = cpy_r_r200 < cpy_r_r202;
    if (!cpy_r_r203) goto CPyL183;
    cpy_r_r204 = (CPyPtr)((CPyPtr)cpy_r_r199 + offsetof(PyListObject, ob_item));
    cpy_r_r205 = *(CPyPtr *)cpy_r_r204;
    cpy_r_r206 = cpy_r_r200 * 8;
    cpy_r_r207 = cpy_r_r205 + cpy_r_r206;
    cpy_r_r208 = *(PyObject * *)cpy_r_r207;
    CPy_INCREF(cpy_r_r208);
    if (likely(PyLong_Check(cpy_r_r208)))
        cpy_r_r209 = CPyTagged_FromObject(cpy_r_r208);
    else {
        CPy_TypeError("int", cpy_r_r208); cpy_r_r209 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 51, CPyStatic_opponent___globals);
        goto CPyL184;
    }
    cpy_r_r210 = CPyList_GetItem(cpy_r_r191, cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 52, CPyStatic_opponent___globals);
        goto CPyL185;
    }
    cpy_r_r211 = PyFloat_FromDouble(1.0);
    cpy_r_r212 = PyNumber_InPlaceAdd(cpy_r_r210, cpy_r_r211);
    CPy_DECREF(cpy_r_r210);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 52, CPyStatic_opponent___globals);
        goto CPyL185;
    }
    cpy_r_r213 = CPyList_SetItem(cpy_r_r191, cpy_r_r209, cpy_r_r212);
    CPyTagged_DECREF(cpy_r_r209);
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 52, CPyStatic_opponent___globals);
        goto CPyL184;
    }
    cpy_r_r214 = cpy_r_r200 + 1;
    cpy_r_r200 = cpy_r_r214;
    goto CPyL116;
CPyL122: ;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r215 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 55, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL182;
    }
    cpy_r_r216 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r215)->_scrolls;
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "scrolls", 55, CPyStatic_opponent___globals);
        goto CPyL182;
    }
CPyL124: ;
    cpy_r_r217 = (CPyPtr)((CPyPtr)cpy_r_r216 + offsetof(PyVarObject, ob_size));
    cpy_r_r218 = *(int64_t *)cpy_r_r217;
    cpy_r_r219 = cpy_r_r218 << 1;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r220 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 56, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL182;
    }
    cpy_r_r221 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r220)->_retired;
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "retired", 56, CPyStatic_opponent___globals);
        goto CPyL182;
    }
CPyL126: ;
    cpy_r_r222 = (CPyPtr)((CPyPtr)cpy_r_r221 + offsetof(PyVarObject, ob_size));
    cpy_r_r223 = *(int64_t *)cpy_r_r222;
    cpy_r_r224 = cpy_r_r223 << 1;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r225 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 57, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL182;
    }
    cpy_r_r226 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r225)->_markers;
    if (unlikely(cpy_r_r226 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "markers", 57, CPyStatic_opponent___globals);
        goto CPyL182;
    }
    CPyTagged_INCREF(cpy_r_r226);
CPyL128: ;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r227 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 58, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL186;
    }
    cpy_r_r228 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r227)->_position;
    if (unlikely(cpy_r_r228 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "position", 58, CPyStatic_opponent___globals);
        goto CPyL186;
    }
    CPyTagged_INCREF(cpy_r_r228);
CPyL130: ;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r229 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 61, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL187;
    }
    cpy_r_r230 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r229)->_dice_sum;
    if (unlikely(cpy_r_r230 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "dice_sum", 61, CPyStatic_opponent___globals);
        goto CPyL187;
    }
    CPyTagged_INCREF(cpy_r_r230);
CPyL132: ;
    cpy_r_r231 = CPyTagged_Multiply(cpy_r_controlled, cpy_r_r61);
    CPyTagged_DECREF(cpy_r_controlled);
    cpy_r_r232 = CPyTagged_Multiply(cpy_r_present, cpy_r_r61);
    CPyTagged_DECREF(cpy_r_present);
    CPyTagged_DECREF(cpy_r_r61);
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r233 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 64, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL188;
    }
    cpy_r_r234 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r233)->_guilds;
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "guilds", 64, CPyStatic_opponent___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r234);
CPyL134: ;
    cpy_r_r235 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r236 = CPyStatics[105]; /* 'sum' */
    cpy_r_r237 = CPyObject_GetAttr(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 64, CPyStatic_opponent___globals);
        goto CPyL189;
    }
    PyObject *cpy_r_r238[1] = {cpy_r_r234};
    cpy_r_r239 = (PyObject **)&cpy_r_r238;
    cpy_r_r240 = PyObject_Vectorcall(cpy_r_r237, cpy_r_r239, 1, 0);
    CPy_DECREF(cpy_r_r237);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 64, CPyStatic_opponent___globals);
        goto CPyL189;
    }
    CPy_DECREF(cpy_r_r234);
    if (CPyFloat_Check(cpy_r_r240))
        cpy_r_r241 = cpy_r_r240;
    else {
        cpy_r_r241 = NULL;
    }
    if (cpy_r_r241 != NULL) goto __LL5913;
    if (PyLong_Check(cpy_r_r240))
        cpy_r_r241 = cpy_r_r240;
    else {
        cpy_r_r241 = NULL;
    }
    if (cpy_r_r241 != NULL) goto __LL5913;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 64, CPyStatic_opponent___globals, "union[float, int]", cpy_r_r240);
    goto CPyL188;
__LL5913: ;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r242 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 67, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL190;
    }
    cpy_r_r243 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r242)->_plans;
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "plans", 67, CPyStatic_opponent___globals);
        goto CPyL190;
    }
CPyL139: ;
    cpy_r_r244 = (CPyPtr)((CPyPtr)cpy_r_r243 + offsetof(PyVarObject, ob_size));
    cpy_r_r245 = *(int64_t *)cpy_r_r244;
    cpy_r_r246 = cpy_r_r245 << 1;
    cpy_r_r247 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "deck", 68, CPyStatic_opponent___globals);
        goto CPyL190;
    }
CPyL140: ;
    cpy_r_r248 = (CPyPtr)((CPyPtr)cpy_r_r247 + offsetof(PyVarObject, ob_size));
    cpy_r_r249 = *(int64_t *)cpy_r_r248;
    cpy_r_r250 = cpy_r_r249 << 1;
    cpy_r_r251 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Table", "rooms", 69, CPyStatic_opponent___globals);
        goto CPyL190;
    }
    CPy_INCREF(cpy_r_r251);
CPyL141: ;
    cpy_r_r252 = CPyStatics[4908]; /* -1 */
    cpy_r_r253 = CPyList_Count(cpy_r_r251, cpy_r_r252);
    CPy_DECREF(cpy_r_r251);
    if (unlikely(cpy_r_r253 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 69, CPyStatic_opponent___globals);
        goto CPyL190;
    }
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r254 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 71, CPyStatic_opponent___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL190;
    }
    cpy_r_r255 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r254)->_influence;
    if (unlikely(cpy_r_r255 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/opponent.py", "of", "Automa", "influence", 71, CPyStatic_opponent___globals);
        goto CPyL190;
    }
    CPyTagged_INCREF(cpy_r_r255);
CPyL144: ;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r256 = PyFloat_FromDouble(1.0);
    cpy_r_r257 = CPyTagged_StealAsObject(cpy_r_r219);
    cpy_r_r258 = CPyTagged_StealAsObject(cpy_r_r224);
    cpy_r_r259 = CPyTagged_StealAsObject(cpy_r_r226);
    cpy_r_r260 = CPyTagged_StealAsObject(cpy_r_r228);
    cpy_r_r261 = CPyTagged_StealAsObject(cpy_r_employed);
    cpy_r_r262 = PyFloat_FromDouble(cpy_r_progress);
    cpy_r_r263 = CPyTagged_StealAsObject(cpy_r_r230);
    cpy_r_r264 = CPyTagged_StealAsObject(cpy_r_r231);
    cpy_r_r265 = CPyTagged_StealAsObject(cpy_r_r232);
    cpy_r_r266 = CPyTagged_StealAsObject(cpy_r_in_house);
    cpy_r_r267 = PyFloat_FromDouble(cpy_r_house_value);
    cpy_r_r268 = CPyTagged_StealAsObject(cpy_r_r246);
    cpy_r_r269 = CPyTagged_StealAsObject(cpy_r_r250);
    cpy_r_r270 = CPyTagged_StealAsObject(cpy_r_r253);
    cpy_r_r271 = CPyTagged_StealAsObject(cpy_r_red);
    cpy_r_r272 = CPyTagged_StealAsObject(cpy_r_r255);
    cpy_r_r273 = CPyList_Build(18, cpy_r_r256, cpy_r_r257, cpy_r_r258, cpy_r_r259, cpy_r_r260, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r264, cpy_r_r265, cpy_r_r241, cpy_r_r266, cpy_r_r267, cpy_r_r268, cpy_r_r269, cpy_r_r270, cpy_r_r271, cpy_r_r272);
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 53, CPyStatic_opponent___globals);
        goto CPyL191;
    }
    cpy_r_r274 = CPyList_Extend(cpy_r_r273, cpy_r_r191);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 53, CPyStatic_opponent___globals);
        goto CPyL192;
    } else
        goto CPyL193;
CPyL146: ;
    return cpy_r_r273;
CPyL147: ;
    cpy_r_r275 = NULL;
    return cpy_r_r275;
CPyL148: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL147;
CPyL149: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL2;
CPyL150: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL147;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_employed);
    goto CPyL147;
CPyL152: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL36;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_employed);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL147;
CPyL154: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL35;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_employed);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL147;
CPyL156: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_employed);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r37);
    goto CPyL147;
CPyL157: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_employed);
    CPy_DecRef(cpy_r_r10);
    goto CPyL147;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    goto CPyL147;
CPyL159: ;
    CPyTagged_DECREF(cpy_r_seat);
    CPy_DECREF(cpy_r_r64);
    goto CPyL57;
CPyL160: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL147;
CPyL161: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL147;
CPyL162: ;
    CPyTagged_DECREF(cpy_r_r74);
    goto CPyL50;
CPyL163: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    goto CPyL147;
CPyL164: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r107);
    goto CPyL147;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r109);
    goto CPyL147;
CPyL166: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_r116);
    goto CPyL147;
CPyL167: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_in_house);
    goto CPyL147;
CPyL168: ;
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r129);
    goto CPyL87;
CPyL169: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_in_house);
    CPy_DecRef(cpy_r_r129);
    goto CPyL147;
CPyL170: ;
    CPyTagged_DECREF(cpy_r_r139);
    goto CPyL86;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_in_house);
    CPy_DecRef(cpy_r_r129);
    CPyTagged_DecRef(cpy_r_r139);
    goto CPyL147;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_in_house);
    CPy_DecRef(cpy_r_r129);
    CPyTagged_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r142);
    goto CPyL147;
CPyL173: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_in_house);
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r142);
    goto CPyL147;
CPyL174: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    goto CPyL147;
CPyL175: ;
    CPy_DECREF(cpy_r_r157);
    goto CPyL107;
CPyL176: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r157);
    goto CPyL147;
CPyL177: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r157);
    CPyTagged_DecRef(cpy_r_r167);
    goto CPyL147;
CPyL178: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r157);
    CPyTagged_DecRef(cpy_r_r172);
    goto CPyL147;
CPyL179: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r188);
    goto CPyL147;
CPyL180: ;
    CPy_DECREF(cpy_r_r188);
    goto CPyL113;
CPyL181: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r188);
    CPy_DecRef(cpy_r_r191);
    goto CPyL147;
CPyL182: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r191);
    goto CPyL147;
CPyL183: ;
    CPy_DECREF(cpy_r_r199);
    goto CPyL122;
CPyL184: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r199);
    goto CPyL147;
CPyL185: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r199);
    CPyTagged_DecRef(cpy_r_r209);
    goto CPyL147;
CPyL186: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r191);
    CPyTagged_DecRef(cpy_r_r226);
    goto CPyL147;
CPyL187: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r191);
    CPyTagged_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r228);
    goto CPyL147;
CPyL188: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r191);
    CPyTagged_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r228);
    CPyTagged_DecRef(cpy_r_r230);
    CPyTagged_DecRef(cpy_r_r231);
    CPyTagged_DecRef(cpy_r_r232);
    goto CPyL147;
CPyL189: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r191);
    CPyTagged_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r228);
    CPyTagged_DecRef(cpy_r_r230);
    CPyTagged_DecRef(cpy_r_r231);
    CPyTagged_DecRef(cpy_r_r232);
    CPy_DecRef(cpy_r_r234);
    goto CPyL147;
CPyL190: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_in_house);
    CPyTagged_DecRef(cpy_r_red);
    CPy_DecRef(cpy_r_r191);
    CPyTagged_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r228);
    CPyTagged_DecRef(cpy_r_r230);
    CPyTagged_DecRef(cpy_r_r231);
    CPyTagged_DecRef(cpy_r_r232);
    CPy_DecRef(cpy_r_r241);
    goto CPyL147;
CPyL191: ;
    CPy_DecRef(cpy_r_r191);
    goto CPyL147;
CPyL192: ;
    CPy_DecRef(cpy_r_r273);
    goto CPyL147;
CPyL193: ;
    CPy_DECREF(cpy_r_r274);
    goto CPyL146;
}
        
        PyObject *CPyPy_opponent___OpponentFeatures___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:of", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_opponent___OpponentFeatures))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.opponent.OpponentFeatures", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_opponent___OpponentFeatures___of(arg_self, arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "of", 22, CPyStatic_opponent___globals);
            return NULL;
        }
        
char CPyDef_opponent_____top_level__(void) {
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
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    tuple_T18OOOOOOOOOOOOOOOOOO cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    int32_t cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 1, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 1, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_opponent___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 3, CPyStatic_opponent___globals);
        goto CPyL38;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 5, CPyStatic_opponent___globals);
        goto CPyL38;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 5, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 5, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 5, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r31 = CPyStatic_opponent___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 5, CPyStatic_opponent___globals);
        goto CPyL38;
    } else
        goto CPyL39;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 6, CPyStatic_opponent___globals);
        goto CPyL38;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 6, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 6, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 6, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r53 = CPyStatic_opponent___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 6, CPyStatic_opponent___globals);
        goto CPyL38;
    } else
        goto CPyL40;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 7, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r64 = CPyExec_serai___games___scholars___table;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 7, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 7, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 7, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r75 = CPyStatic_opponent___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 7, CPyStatic_opponent___globals);
        goto CPyL38;
    } else
        goto CPyL41;
CPyL29: ;
    cpy_r_r77 = CPyStatics[3498]; /* 'one' */
    cpy_r_r78 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r79 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r80 = CPyStatics[3067]; /* 'markers' */
    cpy_r_r81 = CPyStatics[76]; /* 'position' */
    cpy_r_r82 = CPyStatics[2628]; /* 'employed' */
    cpy_r_r83 = CPyStatics[3523]; /* 'progress' */
    cpy_r_r84 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r85 = CPyStatics[3527]; /* 'control_visits' */
    cpy_r_r86 = CPyStatics[3528]; /* 'present_visits' */
    cpy_r_r87 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r88 = CPyStatics[3544]; /* 'in_house' */
    cpy_r_r89 = CPyStatics[3555]; /* 'house_value' */
    cpy_r_r90 = CPyStatics[2694]; /* 'plans' */
    cpy_r_r91 = CPyStatics[994]; /* 'deck' */
    cpy_r_r92 = CPyStatics[3545]; /* 'free_rooms' */
    cpy_r_r93 = CPyStatics[3556]; /* 'red_plans' */
    cpy_r_r94 = CPyStatics[3248]; /* 'stock' */
    CPy_INCREF(cpy_r_r77);
    CPy_INCREF(cpy_r_r78);
    CPy_INCREF(cpy_r_r79);
    CPy_INCREF(cpy_r_r80);
    CPy_INCREF(cpy_r_r81);
    CPy_INCREF(cpy_r_r82);
    CPy_INCREF(cpy_r_r83);
    CPy_INCREF(cpy_r_r84);
    CPy_INCREF(cpy_r_r85);
    CPy_INCREF(cpy_r_r86);
    CPy_INCREF(cpy_r_r87);
    CPy_INCREF(cpy_r_r88);
    CPy_INCREF(cpy_r_r89);
    CPy_INCREF(cpy_r_r90);
    CPy_INCREF(cpy_r_r91);
    CPy_INCREF(cpy_r_r92);
    CPy_INCREF(cpy_r_r93);
    CPy_INCREF(cpy_r_r94);
    cpy_r_r95.f0 = cpy_r_r77;
    cpy_r_r95.f1 = cpy_r_r78;
    cpy_r_r95.f2 = cpy_r_r79;
    cpy_r_r95.f3 = cpy_r_r80;
    cpy_r_r95.f4 = cpy_r_r81;
    cpy_r_r95.f5 = cpy_r_r82;
    cpy_r_r95.f6 = cpy_r_r83;
    cpy_r_r95.f7 = cpy_r_r84;
    cpy_r_r95.f8 = cpy_r_r85;
    cpy_r_r95.f9 = cpy_r_r86;
    cpy_r_r95.f10 = cpy_r_r87;
    cpy_r_r95.f11 = cpy_r_r88;
    cpy_r_r95.f12 = cpy_r_r89;
    cpy_r_r95.f13 = cpy_r_r90;
    cpy_r_r95.f14 = cpy_r_r91;
    cpy_r_r95.f15 = cpy_r_r92;
    cpy_r_r95.f16 = cpy_r_r93;
    cpy_r_r95.f17 = cpy_r_r94;
    cpy_r_r96 = CPyStatic_opponent___globals;
    cpy_r_r97 = CPyStatics[3482]; /* 'PLAIN' */
    cpy_r_r98 = PyTuple_New(18);
    if (unlikely(cpy_r_r98 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5914 = cpy_r_r95.f0;
    PyTuple_SET_ITEM(cpy_r_r98, 0, __tmp5914);
    PyObject *__tmp5915 = cpy_r_r95.f1;
    PyTuple_SET_ITEM(cpy_r_r98, 1, __tmp5915);
    PyObject *__tmp5916 = cpy_r_r95.f2;
    PyTuple_SET_ITEM(cpy_r_r98, 2, __tmp5916);
    PyObject *__tmp5917 = cpy_r_r95.f3;
    PyTuple_SET_ITEM(cpy_r_r98, 3, __tmp5917);
    PyObject *__tmp5918 = cpy_r_r95.f4;
    PyTuple_SET_ITEM(cpy_r_r98, 4, __tmp5918);
    PyObject *__tmp5919 = cpy_r_r95.f5;
    PyTuple_SET_ITEM(cpy_r_r98, 5, __tmp5919);
    PyObject *__tmp5920 = cpy_r_r95.f6;
    PyTuple_SET_ITEM(cpy_r_r98, 6, __tmp5920);
    PyObject *__tmp5921 = cpy_r_r95.f7;
    PyTuple_SET_ITEM(cpy_r_r98, 7, __tmp5921);
    PyObject *__tmp5922 = cpy_r_r95.f8;
    PyTuple_SET_ITEM(cpy_r_r98, 8, __tmp5922);
    PyObject *__tmp5923 = cpy_r_r95.f9;
    PyTuple_SET_ITEM(cpy_r_r98, 9, __tmp5923);
    PyObject *__tmp5924 = cpy_r_r95.f10;
    PyTuple_SET_ITEM(cpy_r_r98, 10, __tmp5924);
    PyObject *__tmp5925 = cpy_r_r95.f11;
    PyTuple_SET_ITEM(cpy_r_r98, 11, __tmp5925);
    PyObject *__tmp5926 = cpy_r_r95.f12;
    PyTuple_SET_ITEM(cpy_r_r98, 12, __tmp5926);
    PyObject *__tmp5927 = cpy_r_r95.f13;
    PyTuple_SET_ITEM(cpy_r_r98, 13, __tmp5927);
    PyObject *__tmp5928 = cpy_r_r95.f14;
    PyTuple_SET_ITEM(cpy_r_r98, 14, __tmp5928);
    PyObject *__tmp5929 = cpy_r_r95.f15;
    PyTuple_SET_ITEM(cpy_r_r98, 15, __tmp5929);
    PyObject *__tmp5930 = cpy_r_r95.f16;
    PyTuple_SET_ITEM(cpy_r_r98, 16, __tmp5930);
    PyObject *__tmp5931 = cpy_r_r95.f17;
    PyTuple_SET_ITEM(cpy_r_r98, 17, __tmp5931);
    cpy_r_r99 = CPyDict_SetItem(cpy_r_r96, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 9, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r101 = NULL;
    cpy_r_r102 = CPyStatics[3467]; /* 'serai.games.scholars.thinking.opponent' */
    cpy_r_r103 = (PyObject *)CPyType_opponent___OpponentFeatures_template;
    cpy_r_r104 = CPyType_FromTemplate(cpy_r_r103, cpy_r_r101, cpy_r_r102);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 15, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    cpy_r_r105 = CPyDef_opponent___OpponentFeatures_trait_vtable_setup();
    if (unlikely(cpy_r_r105 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 15, CPyStatic_opponent___globals);
        goto CPyL42;
    }
    cpy_r_r106 = CPyDef_opponent___OpponentFeatures_coroutine_setup(cpy_r_r104);
    if (unlikely(cpy_r_r106 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 15, CPyStatic_opponent___globals);
        goto CPyL42;
    }
    cpy_r_r107 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r108 = CPyStatics[1102]; /* '_book' */
    cpy_r_r109 = CPyStatics[3553]; /* 'names' */
    cpy_r_r110 = PyTuple_Pack(2, cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 15, CPyStatic_opponent___globals);
        goto CPyL42;
    }
    cpy_r_r111 = PyObject_SetAttr(cpy_r_r104, cpy_r_r107, cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 15, CPyStatic_opponent___globals);
        goto CPyL42;
    }
    CPyType_opponent___OpponentFeatures = (PyTypeObject *)cpy_r_r104;
    CPy_INCREF(CPyType_opponent___OpponentFeatures);
    cpy_r_r113 = CPyStatic_opponent___globals;
    cpy_r_r114 = CPyStatics[3468]; /* 'OpponentFeatures' */
    cpy_r_r115 = PyDict_SetItem(cpy_r_r113, cpy_r_r114, cpy_r_r104);
    cpy_r_r116 = cpy_r_r115 >= 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 15, CPyStatic_opponent___globals);
        goto CPyL42;
    }
    cpy_r_r117 = CPy_InitSubclass(cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/opponent.py", "<module>", 15, CPyStatic_opponent___globals);
        goto CPyL38;
    }
    return 1;
CPyL38: ;
    cpy_r_r118 = 2;
    return cpy_r_r118;
CPyL39: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL40: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL41: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL42: ;
    CPy_DecRef(cpy_r_r104);
    goto CPyL38;
}

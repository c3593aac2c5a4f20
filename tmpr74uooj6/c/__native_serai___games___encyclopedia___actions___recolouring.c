#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
recolouring___RecolourOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef recolouring___RecolourOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
recolouring___RecolourOffer_traverse(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_kind)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_kind));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject))));
    return rv;
}

static int32_t CPyDef_recolouring___RecolourOffer_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *self = (serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_kind)) {
        CPyTagged __tmp = self->_kind;
        self->_kind = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject))));
    return 0;
}

static int32_t CPyDef_recolouring___RecolourOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *self = (serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_kind)) {
        CPyTagged __tmp = self->_kind;
        self->_kind = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject))));
    return 0;
}

static void
recolouring___RecolourOffer_dealloc(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, recolouring___RecolourOffer_dealloc)
    CPyDef_recolouring___RecolourOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_recolouring_____mypyc__RecolourOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_recolouring___RecolourOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_kind);

static PyObject *
recolouring___RecolourOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_recolouring___RecolourOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_recolouring_____mypyc__RecolourOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_recolouring___RecolourOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem recolouring___RecolourOffer_vtable[20];
static bool
CPyDef_recolouring___RecolourOffer_trait_vtable_setup(void)
{
    CPyVTableItem recolouring___RecolourOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer_____init__,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer___likely,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer___others,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer___obstacle,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer_____init__,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer___likely,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer___others,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer___options,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer___obstacle,
        (CPyVTableItem)CPyDef_recolouring___RecolourOffer____useful,
    };
    memcpy(recolouring___RecolourOffer_vtable, recolouring___RecolourOffer_vtable_scratch, sizeof(recolouring___RecolourOffer_vtable));
    return 1;
}

static bool
CPyDef_recolouring___RecolourOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
recolouring___RecolourOffer_get_kind(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *self, void *closure);
static int
recolouring___RecolourOffer_set_kind(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef recolouring___RecolourOffer_getseters[] = {
    {"kind",
     (getter)recolouring___RecolourOffer_get_kind, (setter)recolouring___RecolourOffer_set_kind,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef recolouring___RecolourOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_recolouring_____mypyc__RecolourOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_recolouring___RecolourOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, kind)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_recolouring___RecolourOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_recolouring___RecolourOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_recolouring___RecolourOffer___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_recolouring___RecolourOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"_useful",
     (PyCFunction)CPyPy_recolouring___RecolourOffer____useful,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_useful($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_recolouring___RecolourOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "RecolourOffer",
    .tp_new = recolouring___RecolourOffer_new,
    .tp_dealloc = (destructor)recolouring___RecolourOffer_dealloc,
    .tp_traverse = (traverseproc)recolouring___RecolourOffer_traverse,
    .tp_clear = (inquiry)CPyDef_recolouring___RecolourOffer_clear,
    .tp_getset = recolouring___RecolourOffer_getseters,
    .tp_methods = recolouring___RecolourOffer_methods,
    .tp_init = recolouring___RecolourOffer_init,
    .tp_members = recolouring___RecolourOffer_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("RecolourOffer(t, me, kind)\n--\n\n"),
};
static PyTypeObject *CPyType_recolouring___RecolourOffer_template = &CPyType_recolouring___RecolourOffer_template_;

PyObject *CPyDef_recolouring_____mypyc__RecolourOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *self;
    self = (serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = recolouring___RecolourOffer_vtable;
    self->_me = CPY_INT_TAG;
    self->_kind = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_recolouring___RecolourOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_kind)
{
    PyObject *self = CPyDef_recolouring_____mypyc__RecolourOffer_setup((PyObject *)CPyType_recolouring___RecolourOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_recolouring___RecolourOffer_____init__(self, cpy_r_t, cpy_r_me, cpy_r_kind);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
recolouring___RecolourOffer_get_kind(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *self, void *closure)
{
    if (unlikely(self->_kind == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'kind' of 'RecolourOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_kind);
    PyObject *retval = CPyTagged_StealAsObject(self->_kind);
    return retval;
}

static int
recolouring___RecolourOffer_set_kind(serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RecolourOffer' object attribute 'kind' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_kind != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_kind);
    }
    self->_kind = tmp;
    return 0;
}
static PyMethodDef recolouringmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___actions___recolouring__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___actions___recolouring__internal, "__name__");
    CPyStatic_recolouring___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___actions___recolouring__internal);
    if (unlikely(CPyStatic_recolouring___globals == NULL))
        goto fail;
    char result = CPyDef_recolouring_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___recolouring__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_recolouring___RecolourOffer);
    return -1;
}
int CPyExec_serai___games___encyclopedia___actions___recolouring(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___actions___recolouring__impl, &CPyImportState_serai___games___encyclopedia___actions___recolouring, &CPyModule_serai___games___encyclopedia___actions___recolouring);
}
static struct PyModuleDef recolouringmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.actions.recolouring",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    recolouringmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___actions___recolouring(void)
{
    if (CPyModule_serai___games___encyclopedia___actions___recolouring__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___recolouring__internal);
        return CPyModule_serai___games___encyclopedia___actions___recolouring__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___recolouring__internal = PyModule_Create(&recolouringmodule);
    return CPyModule_serai___games___encyclopedia___actions___recolouring__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___actions___recolouring(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___actions___recolouring__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___recolouring__internal);
        return CPyModule_serai___games___encyclopedia___actions___recolouring__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___recolouring__internal = PyModule_Create(&recolouringmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___actions___recolouring__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.recolouring");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___actions___recolouring__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___actions___recolouring__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___actions___recolouring__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___actions___recolouring(CPyModule_serai___games___encyclopedia___actions___recolouring__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___actions___recolouring__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.recolouring");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___recolouring__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_recolouring___RecolourOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_kind) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = CPyDef_offer___TableOffer_____init__(cpy_r_self, cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "__init__", 25, CPyStatic_recolouring___globals);
        goto CPyL3;
    }
    CPyTagged_INCREF(cpy_r_kind);
    if (((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_kind != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_kind);
    }
    ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_kind = cpy_r_kind;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "__init__", 26, CPyStatic_recolouring___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_recolouring___RecolourOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "kind", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_kind;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_t, &obj_me, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_recolouring___RecolourOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.recolouring.RecolourOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            char retval = CPyDef_recolouring___RecolourOffer_____init__(arg_self, arg_t, arg_me, arg_kind);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "__init__", 24, CPyStatic_recolouring___globals);
            return NULL;
        }
        
PyObject *CPyDef_recolouring___RecolourOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T0 cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "likely", "RecolourOffer", "t", 29, CPyStatic_recolouring___globals);
        goto CPyL24;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "likely", 29, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL24;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "likely", "Table", "book", 29, CPyStatic_recolouring___globals);
        goto CPyL24;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "likely", "Book", "options", 29, CPyStatic_recolouring___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "likely", "RecolourOffer", "t", 30, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Table))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "likely", 30, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Table", cpy_r_r4);
        goto CPyL25;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r5)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "likely", "Table", "players", 30, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "likely", "RecolourOffer", "me", 30, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "likely", 30, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_encyclopedia___table___Player))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "likely", 30, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Player", cpy_r_r8);
        goto CPyL25;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r9)->_seals;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "likely", "Player", "seals", 31, CPyStatic_recolouring___globals);
        goto CPyL26;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = cpy_r_r10 != 0;
    CPyTagged_DECREF(cpy_r_r10);
    if (cpy_r_r11) {
        goto CPyL27;
    } else
        goto CPyL17;
CPyL12: ;
    cpy_r_r12 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_kind;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "likely", "RecolourOffer", "kind", 32, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
CPyL13: ;
    cpy_r_r13 = cpy_r_r12 == 2;
    if (!cpy_r_r13) goto CPyL15;
    cpy_r_r14 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_recolours;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL16;
CPyL15: ;
    cpy_r_r16 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_recolour_seal;
    CPy_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r15 = cpy_r_r16;
CPyL16: ;
    return cpy_r_r15;
CPyL17: ;
    cpy_r_r17 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r9)->_tokens;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tokens' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r17);
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "likely", 33, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
CPyL18: ;
    cpy_r_r18 = cpy_r_r17 != 0;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r18) goto CPyL28;
    cpy_r_r19 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_kind;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "likely", "RecolourOffer", "kind", 33, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
CPyL20: ;
    cpy_r_r20 = cpy_r_r19 == 2;
    if (!cpy_r_r20) goto CPyL28;
    cpy_r_r21 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_recolour_token;
    CPy_INCREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL23;
CPyL22: ;
    cpy_r_r23.empty_struct_error_flag = 0;
    cpy_r_r24 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r22 = cpy_r_r24;
CPyL23: ;
    return cpy_r_r22;
CPyL24: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL25: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    goto CPyL24;
CPyL27: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL12;
CPyL28: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL22;
}
        
        PyObject *CPyPy_recolouring___RecolourOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_recolouring___RecolourOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.recolouring.RecolourOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_recolouring___RecolourOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "likely", 28, CPyStatic_recolouring___globals);
            return NULL;
        }
        
PyObject *CPyDef_recolouring___RecolourOffer___others(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
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
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = CPyDef_recolouring___RecolourOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "others", 36, CPyStatic_recolouring___globals);
        goto CPyL14;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "others", 37, CPyStatic_recolouring___globals);
        goto CPyL15;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "others", "RecolourOffer", "t", 37, CPyStatic_recolouring___globals);
        goto CPyL16;
    }
CPyL3: ;
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_encyclopedia___table___Table))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "others", 37, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Table", cpy_r_r2);
        goto CPyL16;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "others", "Table", "book", 37, CPyStatic_recolouring___globals);
        goto CPyL16;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "others", "Book", "options", 37, CPyStatic_recolouring___globals);
        goto CPyL16;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r5)->_recolours;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = 0;
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL17;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_option___Option))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "others", 37, CPyStatic_recolouring___globals, "serai.kernel.option.Option", cpy_r_r15);
        goto CPyL18;
    }
    cpy_r_r17 = PySequence_Contains(cpy_r_r0, cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "others", 37, CPyStatic_recolouring___globals);
        goto CPyL19;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (!cpy_r_r20) goto CPyL20;
    cpy_r_r21 = PyList_Append(cpy_r_r1, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "others", 37, CPyStatic_recolouring___globals);
        goto CPyL18;
    }
CPyL12: ;
    cpy_r_r23 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r23;
    goto CPyL7;
CPyL13: ;
    return cpy_r_r1;
CPyL14: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL13;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    goto CPyL14;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r16);
    goto CPyL14;
CPyL20: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL12;
}
        
        PyObject *CPyPy_recolouring___RecolourOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_recolouring___RecolourOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.recolouring.RecolourOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_recolouring___RecolourOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "others", 35, CPyStatic_recolouring___globals);
            return NULL;
        }
        
PyObject *CPyDef_recolouring___RecolourOffer___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 40, CPyStatic_recolouring___globals);
        goto CPyL23;
    }
    cpy_r_r1 = CPyDef_recolouring___RecolourOffer___likely(cpy_r_self);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 41, CPyStatic_recolouring___globals);
        goto CPyL24;
    }
    cpy_r_r2 = PyObject_IsTrue(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 41, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
    cpy_r_r4 = cpy_r_r2;
    if (!cpy_r_r4) goto CPyL26;
    cpy_r_r5 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "options", "RecolourOffer", "t", 43, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_encyclopedia___table___Table))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 43, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Table", cpy_r_r5);
        goto CPyL25;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r6)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "options", "Table", "players", 43, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
CPyL7: ;
    cpy_r_r8 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "options", "RecolourOffer", "me", 43, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
CPyL8: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 43, CPyStatic_recolouring___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_encyclopedia___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 43, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Player", cpy_r_r9);
        goto CPyL25;
    }
    cpy_r_r11 = CPyDef_recolouring___RecolourOffer____useful(cpy_r_self);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 44, CPyStatic_recolouring___globals);
        goto CPyL27;
    }
    cpy_r_r12 = PyObject_GetIter(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 45, CPyStatic_recolouring___globals);
        goto CPyL28;
    }
CPyL12: ;
    cpy_r_r13 = PyIter_Next(cpy_r_r12);
    if (cpy_r_r13 == NULL) goto CPyL29;
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_option___Option))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 45, CPyStatic_recolouring___globals, "serai.kernel.option.Option", cpy_r_r13);
        goto CPyL30;
    }
    cpy_r_r15 = ((serai___kernel___option___OptionObject *)cpy_r_r14)->_value;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = PySequence_Contains(cpy_r_r11, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 46, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
    cpy_r_r18 = cpy_r_r16;
    if (!cpy_r_r18) goto CPyL32;
    cpy_r_r19 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "options", "RecolourOffer", "t", 46, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r19);
CPyL17: ;
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_encyclopedia___table___Table))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 46, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Table", cpy_r_r19);
        goto CPyL31;
    }
    cpy_r_r21 = CPyDef_boosts___recolour_obstacle(cpy_r_r20, cpy_r_r10, cpy_r_r14);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 46, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = cpy_r_r21 == cpy_r_r22;
    CPy_DECREF(cpy_r_r21);
    if (!cpy_r_r23) goto CPyL32;
    cpy_r_r24 = PyList_Append(cpy_r_r0, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 47, CPyStatic_recolouring___globals);
        goto CPyL30;
    } else
        goto CPyL12;
CPyL21: ;
    cpy_r_r26 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 45, CPyStatic_recolouring___globals);
        goto CPyL24;
    }
CPyL22: ;
    return cpy_r_r0;
CPyL23: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL23;
CPyL26: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r10);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL23;
CPyL29: ;
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    goto CPyL21;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL23;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    goto CPyL23;
CPyL32: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL12;
}
        
        PyObject *CPyPy_recolouring___RecolourOffer___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_recolouring___RecolourOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.recolouring.RecolourOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_recolouring___RecolourOffer___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "options", 39, CPyStatic_recolouring___globals);
            return NULL;
        }
        
PyObject *CPyDef_recolouring___RecolourOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_kind;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", "RecolourOffer", "kind", 51, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 == 0;
    if (!cpy_r_r1) goto CPyL12;
    cpy_r_r2 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", "RecolourOffer", "t", 51, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
CPyL3: ;
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_encyclopedia___table___Table))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 51, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Table", cpy_r_r2);
        goto CPyL31;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", "Table", "book", 51, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", "Book", "options", 51, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r5)->_recolour_token;
    cpy_r_r7 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r8 = PyObject_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 51, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
    cpy_r_r9 = cpy_r_option == cpy_r_r8;
    CPy_DECREF(cpy_r_r8);
    if (!cpy_r_r9) goto CPyL12;
    cpy_r_r10 = CPyStatic_encyclopedia___reasons___NO_USE;
    if (likely(cpy_r_r10 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_USE\" was not set");
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 52, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r10);
    return cpy_r_r10;
CPyL12: ;
    cpy_r_r12 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", "RecolourOffer", "t", 53, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r12);
CPyL13: ;
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_encyclopedia___table___Table))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 53, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Table", cpy_r_r12);
        goto CPyL31;
    }
    cpy_r_r14 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", "RecolourOffer", "t", 53, CPyStatic_recolouring___globals);
        goto CPyL32;
    }
CPyL15: ;
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_encyclopedia___table___Table))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 53, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Table", cpy_r_r14);
        goto CPyL32;
    }
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r15)->_players;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", "Table", "players", 53, CPyStatic_recolouring___globals);
        goto CPyL32;
    }
CPyL17: ;
    cpy_r_r17 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", "RecolourOffer", "me", 53, CPyStatic_recolouring___globals);
        goto CPyL32;
    }
CPyL18: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 53, CPyStatic_recolouring___globals);
        goto CPyL32;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_encyclopedia___table___Player))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 53, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Player", cpy_r_r18);
        goto CPyL32;
    }
    cpy_r_r20 = CPyDef_boosts___recolour_obstacle(cpy_r_r13, cpy_r_r19, cpy_r_option);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 53, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = cpy_r_r20 != cpy_r_r21;
    if (cpy_r_r22) goto CPyL25;
    cpy_r_r23 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = CPyDef_recolouring___RecolourOffer____useful(cpy_r_self);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 54, CPyStatic_recolouring___globals);
        goto CPyL33;
    }
    cpy_r_r25 = PySequence_Contains(cpy_r_r24, cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 54, CPyStatic_recolouring___globals);
        goto CPyL34;
    }
    cpy_r_r27 = cpy_r_r25;
    if (!cpy_r_r27) goto CPyL35;
CPyL25: ;
    cpy_r_r28 = cpy_r_r20;
    goto CPyL30;
CPyL26: ;
    cpy_r_r29 = CPyStatic_encyclopedia___reasons___NO_USE;
    if (likely(cpy_r_r29 != NULL)) goto CPyL29;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_USE\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 54, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r28 = cpy_r_r29;
CPyL30: ;
    return cpy_r_r28;
CPyL31: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL32: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    goto CPyL31;
CPyL34: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL31;
CPyL35: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL26;
}
        
        PyObject *CPyPy_recolouring___RecolourOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_recolouring___RecolourOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.recolouring.RecolourOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_recolouring___RecolourOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "obstacle", 50, CPyStatic_recolouring___globals);
            return NULL;
        }
        
PyObject *CPyDef_recolouring___RecolourOffer____useful(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_colours;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", "RecolourOffer", "t", 58, CPyStatic_recolouring___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", 58, CPyStatic_recolouring___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL30;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_kind;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", "RecolourOffer", "kind", 59, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
CPyL3: ;
    cpy_r_r3 = cpy_r_r2 == 2;
    if (!cpy_r_r3) goto CPyL7;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", "Table", "book", 59, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r4)->_animal_continent;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", "Book", "animal_continent", 59, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL10;
CPyL7: ;
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", "Table", "book", 59, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r7)->_expert_continent;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", "Book", "expert_continent", 59, CPyStatic_recolouring___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r6 = cpy_r_r8;
CPyL10: ;
    cpy_r_colours = cpy_r_r6;
    cpy_r_r9 = PyList_New(0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", 60, CPyStatic_recolouring___globals);
        goto CPyL32;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___actions___recolouring___RecolourOfferObject *)cpy_r_self)->_kind;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", "RecolourOffer", "kind", 60, CPyStatic_recolouring___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL12: ;
    cpy_r_r11 = CPyDef_encyclopedia___cards___display(cpy_r_r1, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", 60, CPyStatic_recolouring___globals);
        goto CPyL33;
    }
    cpy_r_r12 = 0;
CPyL14: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL34;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r12 * 8;
    cpy_r_r19 = cpy_r_r17 + cpy_r_r18;
    cpy_r_r20 = *(PyObject * *)cpy_r_r19;
    CPy_INCREF(cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", 60, CPyStatic_recolouring___globals);
        goto CPyL35;
    }
    cpy_r_r22 = (Py_ssize_t)cpy_r_r21 != -2;
    if (cpy_r_r22) goto CPyL18;
    if (cpy_r_r22) {
        goto CPyL25;
    } else
        goto CPyL38;
CPyL18: ;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_colours, cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", 60, CPyStatic_recolouring___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", 60, CPyStatic_recolouring___globals);
        goto CPyL36;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_colour;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", "Table", "colour", 60, CPyStatic_recolouring___globals);
        goto CPyL37;
    }
CPyL21: ;
    cpy_r_r26 = cpy_r_r24 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL23;
    cpy_r_r28 = CPyTagged_IsEq_(cpy_r_r24, cpy_r_r25);
    cpy_r_r29 = cpy_r_r28 ^ 1;
    cpy_r_r30 = cpy_r_r29;
    goto CPyL24;
CPyL23: ;
    cpy_r_r31 = cpy_r_r24 != cpy_r_r25;
    cpy_r_r30 = cpy_r_r31;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r24);
    if (!cpy_r_r30) goto CPyL38;
CPyL25: ;
    cpy_r_r32 = CPyList_GetItem(cpy_r_colours, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", 60, CPyStatic_recolouring___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", 60, CPyStatic_recolouring___globals);
        goto CPyL35;
    }
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r35 = PyList_Append(cpy_r_r9, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", 60, CPyStatic_recolouring___globals);
        goto CPyL35;
    }
CPyL28: ;
    cpy_r_r37 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r37;
    goto CPyL14;
CPyL29: ;
    return cpy_r_r9;
CPyL30: ;
    cpy_r_r38 = NULL;
    return cpy_r_r38;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL30;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_colours);
    goto CPyL30;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_colours);
    CPy_DecRef(cpy_r_r9);
    goto CPyL30;
CPyL34: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_colours);
    CPy_DECREF(cpy_r_r11);
    goto CPyL29;
CPyL35: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_colours);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL30;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_colours);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_colours);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL30;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL28;
}
        
        PyObject *CPyPy_recolouring___RecolourOffer____useful(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":_useful", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_recolouring___RecolourOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.recolouring.RecolourOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_recolouring___RecolourOffer____useful(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "_useful", 56, CPyStatic_recolouring___globals);
            return NULL;
        }
        
char CPyDef_recolouring_____top_level__(void) {
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
    void *cpy_r_r17;
    void *cpy_r_r18;
    void *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    void *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    void *cpy_r_r47;
    void *cpy_r_r48;
    PyObject **cpy_r_r49;
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
    PyObject *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    void *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    void *cpy_r_r69;
    void *cpy_r_r70;
    PyObject **cpy_r_r71;
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
    void *cpy_r_r83;
    void *cpy_r_r84;
    void *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    void *cpy_r_r91;
    void *cpy_r_r92;
    PyObject **cpy_r_r93;
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
    PyObject *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    void *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    void *cpy_r_r113;
    void *cpy_r_r114;
    PyObject **cpy_r_r115;
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
    PyObject *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    void *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    void *cpy_r_r135;
    void *cpy_r_r136;
    PyObject **cpy_r_r137;
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
    void *cpy_r_r149;
    void *cpy_r_r150;
    void *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    void *cpy_r_r157;
    void *cpy_r_r158;
    PyObject **cpy_r_r159;
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
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    char cpy_r_r179;
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
    int32_t cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    int32_t cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 1, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 1, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_recolouring___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 3, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_recolouring___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 5, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_recolouring___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 7, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r24 = cpy_r_r23;
    goto CPyL13;
CPyL9: ;
    cpy_r_r25 = CPyInitOnly_serai___games___encyclopedia___reasons;
    cpy_r_r26 = CPyExec_serai___games___encyclopedia___reasons;
    cpy_r_r27 = (PyObject **)&CPyModule_serai___games___encyclopedia___reasons__internal;
    cpy_r_r28 = PyImport_GetModuleDict();
    cpy_r_r29 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r30 = CPyDict_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 7, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 7, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 7, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 7, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 8, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r48 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 8, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 8, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 8, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5076]; /* ('recolour_obstacle',) */
    cpy_r_r59 = CPyStatic_recolouring___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 8, CPyStatic_recolouring___globals);
        goto CPyL72;
    } else
        goto CPyL73;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___encyclopedia___cards;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___encyclopedia___cards;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 9, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___encyclopedia___cards;
    cpy_r_r70 = CPyExec_serai___games___encyclopedia___cards;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___encyclopedia___cards__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 9, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 9, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[400]; /* 'serai.games.encyclopedia.cards' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 9, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5077]; /* ('display',) */
    cpy_r_r81 = CPyStatic_recolouring___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 9, CPyStatic_recolouring___globals);
        goto CPyL72;
    } else
        goto CPyL74;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r84 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 10, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r92 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 10, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 10, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 10, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5078]; /* ('ANIMAL', 'EXPERT', 'NOTHING_THERE') */
    cpy_r_r103 = CPyStatic_recolouring___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 10, CPyStatic_recolouring___globals);
        goto CPyL72;
    } else
        goto CPyL75;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r106 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 11, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r114 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 11, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 11, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 11, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r125 = CPyStatic_recolouring___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 11, CPyStatic_recolouring___globals);
        goto CPyL72;
    } else
        goto CPyL76;
CPyL46: ;
    cpy_r_r127 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r128 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 12, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r136 = CPyExec_serai___kernel___decision;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 12, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 12, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 12, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5079]; /* ('Option', 'Reason') */
    cpy_r_r147 = CPyStatic_recolouring___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 12, CPyStatic_recolouring___globals);
        goto CPyL72;
    } else
        goto CPyL77;
CPyL54: ;
    cpy_r_r149 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r150 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r151 = CPyModuleLockAPI_serai;
    cpy_r_r152 = CPyImport_IsInitialized(cpy_r_r150);
    if (!cpy_r_r152) goto CPyL57;
    cpy_r_r153 = PyImport_GetModuleDict();
    cpy_r_r154 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 13, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL61;
CPyL57: ;
    cpy_r_r157 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r158 = CPyExec_serai___kernel___offer;
    cpy_r_r159 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 13, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 13, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 13, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r169 = CPyStatic_recolouring___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 13, CPyStatic_recolouring___globals);
        goto CPyL72;
    } else
        goto CPyL78;
CPyL62: ;
    cpy_r_r171 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r172 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r173 = PyObject_GetItem(cpy_r_r171, cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 16, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r174 = PyTuple_Pack(1, cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 16, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r175 = CPyStatics[396]; /* 'serai.games.encyclopedia.actions.recolouring' */
    cpy_r_r176 = (PyObject *)CPyType_recolouring___RecolourOffer_template;
    cpy_r_r177 = CPyType_FromTemplate(cpy_r_r176, cpy_r_r174, cpy_r_r175);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 16, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    cpy_r_r178 = CPyDef_recolouring___RecolourOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r178 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 16, CPyStatic_recolouring___globals);
        goto CPyL79;
    }
    cpy_r_r179 = CPyDef_recolouring___RecolourOffer_coroutine_setup(cpy_r_r177);
    if (unlikely(cpy_r_r179 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 16, CPyStatic_recolouring___globals);
        goto CPyL79;
    }
    cpy_r_r180 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r181 = CPyStatics[497]; /* 'kind' */
    cpy_r_r182 = CPyStatics[378]; /* 't' */
    cpy_r_r183 = CPyStatics[379]; /* 'me' */
    cpy_r_r184 = CPyStatics[380]; /* '_likely' */
    cpy_r_r185 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r186 = CPyStatics[382]; /* '_others' */
    cpy_r_r187 = CPyStatics[383]; /* '_note' */
    cpy_r_r188 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r189 = PyTuple_Pack(8, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r187, cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 16, CPyStatic_recolouring___globals);
        goto CPyL79;
    }
    cpy_r_r190 = PyObject_SetAttr(cpy_r_r177, cpy_r_r180, cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    cpy_r_r191 = cpy_r_r190 >= 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 16, CPyStatic_recolouring___globals);
        goto CPyL79;
    }
    CPyType_recolouring___RecolourOffer = (PyTypeObject *)cpy_r_r177;
    CPy_INCREF(CPyType_recolouring___RecolourOffer);
    cpy_r_r192 = CPyStatic_recolouring___globals;
    cpy_r_r193 = CPyStatics[397]; /* 'RecolourOffer' */
    cpy_r_r194 = PyDict_SetItem(cpy_r_r192, cpy_r_r193, cpy_r_r177);
    cpy_r_r195 = cpy_r_r194 >= 0;
    if (unlikely(!cpy_r_r195)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 16, CPyStatic_recolouring___globals);
        goto CPyL79;
    }
    cpy_r_r196 = CPy_InitSubclass(cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/recolouring.py", "<module>", 16, CPyStatic_recolouring___globals);
        goto CPyL72;
    }
    return 1;
CPyL72: ;
    cpy_r_r197 = 2;
    return cpy_r_r197;
CPyL73: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL74: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL75: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL76: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
CPyL77: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL54;
CPyL78: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL79: ;
    CPy_DecRef(cpy_r_r177);
    goto CPyL72;
}

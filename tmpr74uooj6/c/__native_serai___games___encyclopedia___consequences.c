#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___consequences___Consequences_traverse(serai___games___encyclopedia___consequences___ConsequencesObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_collections);
    Py_VISIT(self->_publications);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___consequences___Consequences_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___consequences___ConsequencesObject *self = (serai___games___encyclopedia___consequences___ConsequencesObject *)cpy_r_self;
    Py_CLEAR(self->_collections);
    Py_CLEAR(self->_publications);
    return 0;
}

static int32_t CPyDef_encyclopedia___consequences___Consequences_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___consequences___ConsequencesObject *self = (serai___games___encyclopedia___consequences___ConsequencesObject *)cpy_r_self;
    Py_CLEAR(self->_collections);
    Py_CLEAR(self->_publications);
    return 0;
}

static void
encyclopedia___consequences___Consequences_dealloc(serai___games___encyclopedia___consequences___ConsequencesObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___consequences___Consequences_dealloc)
    CPyDef_encyclopedia___consequences___Consequences_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___consequences_____mypyc__Consequences_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___consequences___Consequences(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
encyclopedia___consequences___Consequences_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___consequences___Consequences) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___consequences_____mypyc__Consequences_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___consequences___Consequences_vtable[1];
static bool
CPyDef_encyclopedia___consequences___Consequences_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___consequences___Consequences_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___consequences___Consequences_vtable, encyclopedia___consequences___Consequences_vtable_scratch, sizeof(encyclopedia___consequences___Consequences_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___consequences___Consequences_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___consequences___Consequences_get_collections(serai___games___encyclopedia___consequences___ConsequencesObject *self, void *closure);
static int
encyclopedia___consequences___Consequences_set_collections(serai___games___encyclopedia___consequences___ConsequencesObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___consequences___Consequences_get_publications(serai___games___encyclopedia___consequences___ConsequencesObject *self, void *closure);
static int
encyclopedia___consequences___Consequences_set_publications(serai___games___encyclopedia___consequences___ConsequencesObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___consequences___Consequences_getseters[] = {
    {"collections",
     (getter)encyclopedia___consequences___Consequences_get_collections, (setter)encyclopedia___consequences___Consequences_set_collections,
     NULL, NULL},
    {"publications",
     (getter)encyclopedia___consequences___Consequences_get_publications, (setter)encyclopedia___consequences___Consequences_set_publications,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___consequences___Consequences_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___consequences_____mypyc__Consequences_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___consequences___Consequences_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Consequences",
    .tp_new = encyclopedia___consequences___Consequences_new,
    .tp_dealloc = (destructor)encyclopedia___consequences___Consequences_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___consequences___Consequences_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___consequences___Consequences_clear,
    .tp_getset = encyclopedia___consequences___Consequences_getseters,
    .tp_methods = encyclopedia___consequences___Consequences_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___consequences___ConsequencesObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Consequences()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___consequences___Consequences_template = &CPyType_encyclopedia___consequences___Consequences_template_;

PyObject *CPyDef_encyclopedia___consequences_____mypyc__Consequences_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___consequences___ConsequencesObject *self;
    self = (serai___games___encyclopedia___consequences___ConsequencesObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___consequences___Consequences_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___consequences___Consequences(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_encyclopedia___consequences_____mypyc__Consequences_setup((PyObject *)CPyType_encyclopedia___consequences___Consequences);
    if (self == NULL)
        return NULL;
    int res = CPyType_encyclopedia___consequences___Consequences->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___consequences___Consequences_get_collections(serai___games___encyclopedia___consequences___ConsequencesObject *self, void *closure)
{
    if (unlikely(self->_collections == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'collections' of 'Consequences' undefined");
        return NULL;
    }
    CPy_INCREF(self->_collections);
    PyObject *retval = self->_collections;
    return retval;
}

static int
encyclopedia___consequences___Consequences_set_collections(serai___games___encyclopedia___consequences___ConsequencesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Consequences' object attribute 'collections' cannot be deleted");
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
    if (self->_collections != NULL) {
        CPy_DECREF(self->_collections);
    }
    self->_collections = tmp;
    return 0;
}

static PyObject *
encyclopedia___consequences___Consequences_get_publications(serai___games___encyclopedia___consequences___ConsequencesObject *self, void *closure)
{
    if (unlikely(self->_publications == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'publications' of 'Consequences' undefined");
        return NULL;
    }
    CPy_INCREF(self->_publications);
    PyObject *retval = self->_publications;
    return retval;
}

static int
encyclopedia___consequences___Consequences_set_publications(serai___games___encyclopedia___consequences___ConsequencesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Consequences' object attribute 'publications' cannot be deleted");
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
    if (self->_publications != NULL) {
        CPy_DECREF(self->_publications);
    }
    self->_publications = tmp;
    return 0;
}
static PyMethodDef encyclopedia___consequencesmodule_methods[] = {
    {"consequences", (PyCFunction)CPyPy_encyclopedia___consequences___consequences, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("consequences(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___consequences__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___consequences__internal, "__name__");
    CPyStatic_encyclopedia___consequences___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___consequences__internal);
    if (unlikely(CPyStatic_encyclopedia___consequences___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___consequences_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___consequences__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___consequences___Consequences);
    return -1;
}
int CPyExec_serai___games___encyclopedia___consequences(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___consequences__impl, &CPyImportState_serai___games___encyclopedia___consequences, &CPyModule_serai___games___encyclopedia___consequences);
}
static struct PyModuleDef encyclopedia___consequencesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.consequences",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___consequencesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___consequences(void)
{
    if (CPyModule_serai___games___encyclopedia___consequences__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___consequences__internal);
        return CPyModule_serai___games___encyclopedia___consequences__internal;
    }
    CPyModule_serai___games___encyclopedia___consequences__internal = PyModule_Create(&encyclopedia___consequencesmodule);
    return CPyModule_serai___games___encyclopedia___consequences__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___consequences(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___consequences__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___consequences__internal);
        return CPyModule_serai___games___encyclopedia___consequences__internal;
    }
    CPyModule_serai___games___encyclopedia___consequences__internal = PyModule_Create(&encyclopedia___consequencesmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___consequences__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.consequences");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___consequences__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___consequences__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___consequences__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___consequences(CPyModule_serai___games___encyclopedia___consequences__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___consequences__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.consequences");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___consequences__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___consequences___consequences(PyObject *cpy_r_t) {
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_number;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    int64_t cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    int64_t cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    CPyPtr cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_number_2;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    int64_t cpy_r_r62;
    int64_t cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/consequences.py", "consequences", "Table", "book", 20, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/consequences.py", "consequences", "Table", "players", 27, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyTuple_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 23, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL39;
    }
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL40;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_encyclopedia___table___Player))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 23, CPyStatic_encyclopedia___consequences___globals, "serai.games.encyclopedia.table.Player", cpy_r_r13);
        goto CPyL41;
    }
    cpy_r_r15 = PyDict_New();
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 23, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL42;
    }
    cpy_r_r16 = 0;
    cpy_r_r17 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_continents;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/consequences.py", "consequences", "Book", "continents", 25, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r17);
CPyL8: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = 0;
CPyL9: ;
    cpy_r_r21 = cpy_r_r20 < cpy_r_r19;
    if (!cpy_r_r21) goto CPyL44;
    cpy_r_number = cpy_r_r16;
    cpy_r_r22 = CPySequenceTuple_GetItemUnsafe(cpy_r_r17, cpy_r_r20);
    if (likely(PyUnicode_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 23, CPyStatic_encyclopedia___consequences___globals, "str", cpy_r_r22);
        goto CPyL45;
    }
    cpy_r_r24 = CPyDef_encyclopedia___scoring___collected_cards(cpy_r_t, cpy_r_r14, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 24, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL46;
    }
    cpy_r_r25 = CPyDef_encyclopedia___scoring___collection_points(cpy_r_t, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 24, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL46;
    }
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r25);
    cpy_r_r27 = PyDict_SetItem(cpy_r_r15, cpy_r_r23, cpy_r_r26);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 23, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL47;
    }
    cpy_r_r29 = cpy_r_r16 + 2;
    cpy_r_r16 = cpy_r_r29;
    cpy_r_r30 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r30;
    goto CPyL9;
CPyL15: ;
    CPySequenceTuple_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r15);
    cpy_r_r31 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r31;
    goto CPyL4;
CPyL17: ;
    cpy_r_r32 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/consequences.py", "consequences", "Table", "players", 35, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r32);
CPyL18: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = PyTuple_New(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 30, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL49;
    }
    cpy_r_r36 = 0;
CPyL20: ;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r36 < cpy_r_r38;
    if (!cpy_r_r39) goto CPyL50;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyListObject, ob_item));
    cpy_r_r41 = *(CPyPtr *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r36 * 8;
    cpy_r_r43 = cpy_r_r41 + cpy_r_r42;
    cpy_r_r44 = *(PyObject * *)cpy_r_r43;
    CPy_INCREF(cpy_r_r44);
    if (likely(Py_TYPE(cpy_r_r44) == CPyType_encyclopedia___table___Player))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 30, CPyStatic_encyclopedia___consequences___globals, "serai.games.encyclopedia.table.Player", cpy_r_r44);
        goto CPyL51;
    }
    cpy_r_r46 = PyDict_New();
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 30, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL52;
    }
    cpy_r_r47 = 0;
    cpy_r_r48 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_category_ids;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/consequences.py", "consequences", "Book", "category_ids", 32, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r48);
CPyL24: ;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    cpy_r_r51 = 0;
CPyL25: ;
    cpy_r_r52 = cpy_r_r51 < cpy_r_r50;
    if (!cpy_r_r52) goto CPyL54;
    cpy_r_number_2 = cpy_r_r47;
    cpy_r_r53 = CPySequenceTuple_GetItemUnsafe(cpy_r_r48, cpy_r_r51);
    if (likely(PyUnicode_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 30, CPyStatic_encyclopedia___consequences___globals, "str", cpy_r_r53);
        goto CPyL55;
    }
    cpy_r_r55 = CPyDef_encyclopedia___scoring___published_cubes(cpy_r_t, cpy_r_r45, cpy_r_number_2);
    CPyTagged_DECREF(cpy_r_number_2);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 33, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL56;
    }
    CPyTagged_INCREF(cpy_r_r55);
    cpy_r_r56 = cpy_r_r55 != 0;
    CPyTagged_DECREF(cpy_r_r55);
    if (!cpy_r_r56) goto CPyL57;
    cpy_r_r57 = CPyDef_encyclopedia___scoring___collection_points(cpy_r_t, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 31, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL56;
    }
    cpy_r_r58 = CPyTagged_StealAsObject(cpy_r_r57);
    cpy_r_r59 = PyDict_SetItem(cpy_r_r46, cpy_r_r54, cpy_r_r58);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r60 = cpy_r_r59 >= 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 30, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL58;
    }
CPyL31: ;
    cpy_r_r61 = cpy_r_r47 + 2;
    cpy_r_r47 = cpy_r_r61;
    cpy_r_r62 = cpy_r_r51 + 1;
    cpy_r_r51 = cpy_r_r62;
    goto CPyL25;
CPyL32: ;
    CPySequenceTuple_SetItemUnsafe(cpy_r_r35, cpy_r_r36, cpy_r_r46);
    cpy_r_r63 = cpy_r_r36 + 1;
    cpy_r_r36 = cpy_r_r63;
    goto CPyL20;
CPyL34: ;
    cpy_r_r64 = CPyStatics[598]; /* 'collections' */
    cpy_r_r65 = CPyStatics[773]; /* 'publications' */
    cpy_r_r66 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r67 = CPyDict_Build(2, cpy_r_r64, cpy_r_r4, cpy_r_r65, cpy_r_r35);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 21, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r68 = CPyDef_encyclopedia___consequences___Consequences(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 21, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL37;
    }
    return cpy_r_r68;
CPyL37: ;
    cpy_r_r69 = NULL;
    return cpy_r_r69;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL37;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL37;
CPyL40: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL17;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL37;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    goto CPyL37;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL37;
CPyL44: ;
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r17);
    goto CPyL15;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL37;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r23);
    goto CPyL37;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    goto CPyL37;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL37;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r32);
    goto CPyL37;
CPyL50: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r32);
    goto CPyL34;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    goto CPyL37;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r45);
    goto CPyL37;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL37;
CPyL54: ;
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r48);
    goto CPyL32;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_number_2);
    goto CPyL37;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r54);
    goto CPyL37;
CPyL57: ;
    CPy_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r55);
    goto CPyL31;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    goto CPyL37;
CPyL59: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL37;
}
        
        PyObject *CPyPy_encyclopedia___consequences___consequences(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:consequences", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___consequences___consequences(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "consequences", 19, CPyStatic_encyclopedia___consequences___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___consequences_____top_level__(void) {
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
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    tuple_T0 cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    int32_t cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int32_t cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 1, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 1, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___consequences___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 3, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5113]; /* ('dataclass',) */
    cpy_r_r12 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r13 = CPyStatic_encyclopedia___consequences___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 5, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r15 = (void *)&CPyModule_dataclasses;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___encyclopedia___scoring;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___encyclopedia___scoring;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[278]; /* 'serai.games.encyclopedia.scoring' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 7, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___encyclopedia___scoring;
    cpy_r_r25 = CPyExec_serai___games___encyclopedia___scoring;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___encyclopedia___scoring__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 7, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 7, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[278]; /* 'serai.games.encyclopedia.scoring' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 7, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5114]; /* ('collected_cards', 'collection_points', 'published_cubes') */
    cpy_r_r36 = CPyStatic_encyclopedia___consequences___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 7, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    } else
        goto CPyL41;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 8, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r47 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 8, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 8, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 8, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r58 = CPyStatic_encyclopedia___consequences___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 8, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    } else
        goto CPyL42;
CPyL22: ;
    cpy_r_r60 = NULL;
    cpy_r_r61 = CPyStatics[275]; /* 'serai.games.encyclopedia.consequences' */
    cpy_r_r62 = (PyObject *)CPyType_encyclopedia___consequences___Consequences_template;
    cpy_r_r63 = CPyType_FromTemplate(cpy_r_r62, cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r64 = CPyDef_encyclopedia___consequences___Consequences_trait_vtable_setup();
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL43;
    }
    cpy_r_r65 = CPyDef_encyclopedia___consequences___Consequences_coroutine_setup(cpy_r_r63);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL43;
    }
    cpy_r_r66 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r67 = CPyStatics[598]; /* 'collections' */
    cpy_r_r68 = CPyStatics[773]; /* 'publications' */
    cpy_r_r69 = PyTuple_Pack(2, cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL43;
    }
    cpy_r_r70 = PyObject_SetAttr(cpy_r_r63, cpy_r_r66, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 >= 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL43;
    }
    CPyType_encyclopedia___consequences___Consequences = (PyTypeObject *)cpy_r_r63;
    CPy_INCREF(CPyType_encyclopedia___consequences___Consequences);
    cpy_r_r72 = CPyStatic_encyclopedia___consequences___globals;
    cpy_r_r73 = CPyStatics[778]; /* 'Consequences' */
    cpy_r_r74 = PyDict_SetItem(cpy_r_r72, cpy_r_r73, cpy_r_r63);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL43;
    }
    cpy_r_r76 = PyDict_New();
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL43;
    }
    cpy_r_r77.empty_struct_error_flag = 0;
    cpy_r_r78 = PyDict_New();
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL44;
    }
    cpy_r_r79 = (PyObject *)&PyType_Type;
    cpy_r_r80 = (PyObject *)&PyTuple_Type;
    cpy_r_r81 = CPyStatics[598]; /* 'collections' */
    cpy_r_r82 = PyDict_SetItem(cpy_r_r78, cpy_r_r81, cpy_r_r80);
    cpy_r_r83 = cpy_r_r82 >= 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 15, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL45;
    }
    cpy_r_r84 = (PyObject *)&PyTuple_Type;
    cpy_r_r85 = CPyStatics[773]; /* 'publications' */
    cpy_r_r86 = PyDict_SetItem(cpy_r_r78, cpy_r_r85, cpy_r_r84);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 16, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL45;
    }
    cpy_r_r88 = CPy_InitSubclass(cpy_r_r63);
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL45;
    }
    cpy_r_r89 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r90 = CPyDict_SetItem(cpy_r_r76, cpy_r_r89, cpy_r_r78);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL45;
    }
    cpy_r_r92 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r93 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r94 = CPyDict_SetItem(cpy_r_r76, cpy_r_r93, cpy_r_r92);
    cpy_r_r95 = cpy_r_r94 >= 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL45;
    }
    cpy_r_r96 = CPyStatics[275]; /* 'serai.games.encyclopedia.consequences' */
    cpy_r_r97 = CPyStatics[70]; /* '__module__' */
    cpy_r_r98 = CPyDict_SetItem(cpy_r_r76, cpy_r_r97, cpy_r_r96);
    cpy_r_r99 = cpy_r_r98 >= 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL45;
    }
    cpy_r_r100 = CPyStatic_encyclopedia___consequences___globals;
    cpy_r_r101 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r102 = CPyDict_GetItem(cpy_r_r100, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 11, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL45;
    }
    cpy_r_r103 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r104[1] = {cpy_r_r103};
    cpy_r_r105 = (PyObject **)&cpy_r_r104;
    cpy_r_r106 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r107 = PyObject_Vectorcall(cpy_r_r102, cpy_r_r105, 0, cpy_r_r106);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 11, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL45;
    }
    cpy_r_r108 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r109 = CPyDataclass_SleightOfHand(cpy_r_r107, cpy_r_r63, cpy_r_r76, cpy_r_r78, cpy_r_r108);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/consequences.py", "<module>", 12, CPyStatic_encyclopedia___consequences___globals);
        goto CPyL40;
    }
    return 1;
CPyL40: ;
    cpy_r_r110 = 2;
    return cpy_r_r110;
CPyL41: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL42: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL43: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL40;
CPyL44: ;
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r76);
    goto CPyL40;
CPyL45: ;
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r78);
    goto CPyL40;
}

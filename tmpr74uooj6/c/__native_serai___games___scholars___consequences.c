#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___consequences___Consequences_traverse(serai___games___scholars___consequences___ConsequencesObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_steps);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___consequences___Consequences_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___consequences___ConsequencesObject *self = (serai___games___scholars___consequences___ConsequencesObject *)cpy_r_self;
    Py_CLEAR(self->_steps);
    return 0;
}

static int32_t CPyDef_scholars___consequences___Consequences_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___consequences___ConsequencesObject *self = (serai___games___scholars___consequences___ConsequencesObject *)cpy_r_self;
    Py_CLEAR(self->_steps);
    return 0;
}

static void
scholars___consequences___Consequences_dealloc(serai___games___scholars___consequences___ConsequencesObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___consequences___Consequences_dealloc)
    CPyDef_scholars___consequences___Consequences_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___consequences_____mypyc__Consequences_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___consequences___Consequences(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___consequences___Consequences_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___consequences___Consequences) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___consequences_____mypyc__Consequences_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___consequences___Consequences_vtable[1];
static bool
CPyDef_scholars___consequences___Consequences_trait_vtable_setup(void)
{
    CPyVTableItem scholars___consequences___Consequences_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___consequences___Consequences_vtable, scholars___consequences___Consequences_vtable_scratch, sizeof(scholars___consequences___Consequences_vtable));
    return 1;
}

static bool
CPyDef_scholars___consequences___Consequences_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___consequences___Consequences_get_steps(serai___games___scholars___consequences___ConsequencesObject *self, void *closure);
static int
scholars___consequences___Consequences_set_steps(serai___games___scholars___consequences___ConsequencesObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___consequences___Consequences_getseters[] = {
    {"steps",
     (getter)scholars___consequences___Consequences_get_steps, (setter)scholars___consequences___Consequences_set_steps,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___consequences___Consequences_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___consequences_____mypyc__Consequences_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___consequences___Consequences_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Consequences",
    .tp_new = scholars___consequences___Consequences_new,
    .tp_dealloc = (destructor)scholars___consequences___Consequences_dealloc,
    .tp_traverse = (traverseproc)scholars___consequences___Consequences_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___consequences___Consequences_clear,
    .tp_getset = scholars___consequences___Consequences_getseters,
    .tp_methods = scholars___consequences___Consequences_methods,
    .tp_basicsize = sizeof(serai___games___scholars___consequences___ConsequencesObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Consequences()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___consequences___Consequences_template = &CPyType_scholars___consequences___Consequences_template_;

PyObject *CPyDef_scholars___consequences_____mypyc__Consequences_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___consequences___ConsequencesObject *self;
    self = (serai___games___scholars___consequences___ConsequencesObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___consequences___Consequences_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___consequences___Consequences(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___consequences_____mypyc__Consequences_setup((PyObject *)CPyType_scholars___consequences___Consequences);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___consequences___Consequences->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___consequences___Consequences_get_steps(serai___games___scholars___consequences___ConsequencesObject *self, void *closure)
{
    if (unlikely(self->_steps == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'steps' of 'Consequences' undefined");
        return NULL;
    }
    CPy_INCREF(self->_steps);
    PyObject *retval = self->_steps;
    return retval;
}

static int
scholars___consequences___Consequences_set_steps(serai___games___scholars___consequences___ConsequencesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Consequences' object attribute 'steps' cannot be deleted");
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
    if (self->_steps != NULL) {
        CPy_DECREF(self->_steps);
    }
    self->_steps = tmp;
    return 0;
}
static PyMethodDef scholars___consequencesmodule_methods[] = {
    {"consequences", (PyCFunction)CPyPy_scholars___consequences___consequences, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("consequences(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___consequences__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___consequences__internal, "__name__");
    CPyStatic_scholars___consequences___globals = PyModule_GetDict(CPyModule_serai___games___scholars___consequences__internal);
    if (unlikely(CPyStatic_scholars___consequences___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___consequences_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___consequences__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___consequences___Consequences);
    return -1;
}
int CPyExec_serai___games___scholars___consequences(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___consequences__impl, &CPyImportState_serai___games___scholars___consequences, &CPyModule_serai___games___scholars___consequences);
}
static struct PyModuleDef scholars___consequencesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.consequences",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___consequencesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___consequences(void)
{
    if (CPyModule_serai___games___scholars___consequences__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___consequences__internal);
        return CPyModule_serai___games___scholars___consequences__internal;
    }
    CPyModule_serai___games___scholars___consequences__internal = PyModule_Create(&scholars___consequencesmodule);
    return CPyModule_serai___games___scholars___consequences__internal;
}

PyObject *CPyInit_serai___games___scholars___consequences(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___consequences__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___consequences__internal);
        return CPyModule_serai___games___scholars___consequences__internal;
    }
    CPyModule_serai___games___scholars___consequences__internal = PyModule_Create(&scholars___consequencesmodule);
    if (unlikely(CPyModule_serai___games___scholars___consequences__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.consequences");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___consequences__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___consequences__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___consequences__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___consequences(CPyModule_serai___games___scholars___consequences__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___consequences__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.consequences");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___consequences__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___consequences___consequences(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_steps;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/consequences.py", "consequences", "Table", "seat", 18, CPyStatic_scholars___consequences___globals);
        goto CPyL36;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/consequences.py", "consequences", "Table", "players", 18, CPyStatic_scholars___consequences___globals);
        goto CPyL37;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = cpy_r_r0 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL4;
    cpy_r_r7 = cpy_r_r4 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL5;
CPyL4: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r0, cpy_r_r4);
    cpy_r_r10 = cpy_r_r9 ^ 1;
    cpy_r_r11 = cpy_r_r10;
    goto CPyL6;
CPyL5: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r0 >= (Py_ssize_t)cpy_r_r4;
    cpy_r_r11 = cpy_r_r12;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r0);
    if (!cpy_r_r11) goto CPyL12;
    cpy_r_r13 = PyDict_New();
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 19, CPyStatic_scholars___consequences___globals);
        goto CPyL36;
    }
    cpy_r_r14 = PyTuple_Pack(1, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 19, CPyStatic_scholars___consequences___globals);
        goto CPyL36;
    }
    cpy_r_r15 = PyDict_New();
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 19, CPyStatic_scholars___consequences___globals);
        goto CPyL38;
    }
    cpy_r_r16 = CPyDef_scholars___consequences___Consequences(cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 19, CPyStatic_scholars___consequences___globals);
        goto CPyL36;
    }
    return cpy_r_r16;
CPyL12: ;
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/consequences.py", "consequences", "Table", "book", 20, CPyStatic_scholars___consequences___globals);
        goto CPyL36;
    }
CPyL13: ;
    cpy_r_r18 = ((serai___games___scholars___book___BookObject *)cpy_r_r17)->_map;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/consequences.py", "consequences", "Book", "map", 20, CPyStatic_scholars___consequences___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r18);
CPyL14: ;
    cpy_r_r19 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/consequences.py", "consequences", "Table", "players", 21, CPyStatic_scholars___consequences___globals);
        goto CPyL39;
    }
CPyL15: ;
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/consequences.py", "consequences", "Table", "seat", 21, CPyStatic_scholars___consequences___globals);
        goto CPyL39;
    }
CPyL16: ;
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 21, CPyStatic_scholars___consequences___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_scholars___table___Player))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/consequences.py", "consequences", 21, CPyStatic_scholars___consequences___globals, "serai.games.scholars.table.Player", cpy_r_r21);
        goto CPyL39;
    }
    cpy_r_r23 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r22)->_place;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/consequences.py", "consequences", "Player", "place", 21, CPyStatic_scholars___consequences___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL19: ;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r25 << 1;
    cpy_r_count = cpy_r_r26;
    cpy_r_r27 = PyDict_New();
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 23, CPyStatic_scholars___consequences___globals);
        goto CPyL40;
    }
    cpy_r_r28 = CPyTagged_Add(cpy_r_count, 2);
    cpy_r_r29 = 2;
    CPyTagged_INCREF(cpy_r_r29);
    cpy_r_steps = cpy_r_r29;
    CPyTagged_DECREF(cpy_r_steps);
CPyL21: ;
    cpy_r_r30 = cpy_r_r29 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (cpy_r_r31) goto CPyL23;
    cpy_r_r32 = cpy_r_r28 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL24;
CPyL23: ;
    cpy_r_r34 = CPyTagged_IsLt_(cpy_r_r29, cpy_r_r28);
    if (cpy_r_r34) {
        goto CPyL25;
    } else
        goto CPyL41;
CPyL24: ;
    cpy_r_r35 = (Py_ssize_t)cpy_r_r29 < (Py_ssize_t)cpy_r_r28;
    if (!cpy_r_r35) goto CPyL41;
CPyL25: ;
    CPyTagged_INCREF(cpy_r_r29);
    cpy_r_steps = cpy_r_r29;
    cpy_r_r36 = CPyTagged_Add(cpy_r_r23, cpy_r_steps);
    cpy_r_r37 = CPyTagged_Remainder(cpy_r_r36, cpy_r_count);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 23, CPyStatic_scholars___consequences___globals);
        goto CPyL42;
    }
    cpy_r_r38 = CPyList_GetItem(cpy_r_r18, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 23, CPyStatic_scholars___consequences___globals);
        goto CPyL42;
    }
    if (likely(PyTuple_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/consequences.py", "consequences", 23, CPyStatic_scholars___consequences___globals, "tuple", cpy_r_r38);
        goto CPyL42;
    }
    cpy_r_r40 = CPySequenceTuple_GetItem(cpy_r_r39, 0);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 23, CPyStatic_scholars___consequences___globals);
        goto CPyL42;
    }
    if (likely(PyUnicode_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/consequences.py", "consequences", 23, CPyStatic_scholars___consequences___globals, "str", cpy_r_r40);
        goto CPyL42;
    }
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_steps);
    cpy_r_r43 = PyDict_SetItem(cpy_r_r27, cpy_r_r41, cpy_r_r42);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 23, CPyStatic_scholars___consequences___globals);
        goto CPyL43;
    }
    cpy_r_r45 = CPyTagged_Add(cpy_r_r29, 2);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r29 = cpy_r_r45;
    goto CPyL21;
CPyL32: ;
    cpy_r_r46 = PyTuple_Pack(1, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 23, CPyStatic_scholars___consequences___globals);
        goto CPyL36;
    }
    cpy_r_r47 = PyDict_New();
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 23, CPyStatic_scholars___consequences___globals);
        goto CPyL44;
    }
    cpy_r_r48 = CPyDef_scholars___consequences___Consequences(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 23, CPyStatic_scholars___consequences___globals);
        goto CPyL36;
    }
    return cpy_r_r48;
CPyL36: ;
    cpy_r_r49 = NULL;
    return cpy_r_r49;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL36;
CPyL38: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL36;
CPyL39: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL36;
CPyL40: ;
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL36;
CPyL41: ;
    CPy_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_count);
    CPyTagged_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL32;
CPyL42: ;
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_steps);
    goto CPyL36;
CPyL43: ;
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL36;
CPyL44: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL36;
}
        
        PyObject *CPyPy_scholars___consequences___consequences(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:consequences", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___consequences___consequences(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/consequences.py", "consequences", 17, CPyStatic_scholars___consequences___globals);
            return NULL;
        }
        
char CPyDef_scholars___consequences_____top_level__(void) {
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
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    tuple_T0 cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    int32_t cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    int32_t cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject **cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 1, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 1, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___consequences___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 3, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5113]; /* ('dataclass',) */
    cpy_r_r12 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r13 = CPyStatic_scholars___consequences___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 5, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    }
    cpy_r_r15 = (void *)&CPyModule_dataclasses;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 7, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r25 = CPyExec_serai___games___scholars___table;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 7, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 7, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 7, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r36 = CPyStatic_scholars___consequences___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 7, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    } else
        goto CPyL32;
CPyL14: ;
    cpy_r_r38 = NULL;
    cpy_r_r39 = CPyStatics[2304]; /* 'serai.games.scholars.consequences' */
    cpy_r_r40 = (PyObject *)CPyType_scholars___consequences___Consequences_template;
    cpy_r_r41 = CPyType_FromTemplate(cpy_r_r40, cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    }
    cpy_r_r42 = CPyDef_scholars___consequences___Consequences_trait_vtable_setup();
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL33;
    }
    cpy_r_r43 = CPyDef_scholars___consequences___Consequences_coroutine_setup(cpy_r_r41);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL33;
    }
    cpy_r_r44 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r45 = CPyStatics[2168]; /* 'steps' */
    cpy_r_r46 = PyTuple_Pack(1, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL33;
    }
    cpy_r_r47 = PyObject_SetAttr(cpy_r_r41, cpy_r_r44, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL33;
    }
    CPyType_scholars___consequences___Consequences = (PyTypeObject *)cpy_r_r41;
    CPy_INCREF(CPyType_scholars___consequences___Consequences);
    cpy_r_r49 = CPyStatic_scholars___consequences___globals;
    cpy_r_r50 = CPyStatics[778]; /* 'Consequences' */
    cpy_r_r51 = PyDict_SetItem(cpy_r_r49, cpy_r_r50, cpy_r_r41);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL33;
    }
    cpy_r_r53 = PyDict_New();
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL33;
    }
    cpy_r_r54.empty_struct_error_flag = 0;
    cpy_r_r55 = PyDict_New();
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL34;
    }
    cpy_r_r56 = (PyObject *)&PyType_Type;
    cpy_r_r57 = (PyObject *)&PyDict_Type;
    cpy_r_r58 = CPyStatics[2168]; /* 'steps' */
    cpy_r_r59 = PyDict_SetItem(cpy_r_r55, cpy_r_r58, cpy_r_r57);
    cpy_r_r60 = cpy_r_r59 >= 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 14, CPyStatic_scholars___consequences___globals);
        goto CPyL35;
    }
    cpy_r_r61 = CPy_InitSubclass(cpy_r_r41);
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL35;
    }
    cpy_r_r62 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r63 = CPyDict_SetItem(cpy_r_r53, cpy_r_r62, cpy_r_r55);
    cpy_r_r64 = cpy_r_r63 >= 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL35;
    }
    cpy_r_r65 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r66 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r67 = CPyDict_SetItem(cpy_r_r53, cpy_r_r66, cpy_r_r65);
    cpy_r_r68 = cpy_r_r67 >= 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL35;
    }
    cpy_r_r69 = CPyStatics[2304]; /* 'serai.games.scholars.consequences' */
    cpy_r_r70 = CPyStatics[70]; /* '__module__' */
    cpy_r_r71 = CPyDict_SetItem(cpy_r_r53, cpy_r_r70, cpy_r_r69);
    cpy_r_r72 = cpy_r_r71 >= 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL35;
    }
    cpy_r_r73 = CPyStatic_scholars___consequences___globals;
    cpy_r_r74 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r75 = CPyDict_GetItem(cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 10, CPyStatic_scholars___consequences___globals);
        goto CPyL35;
    }
    cpy_r_r76 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r77[1] = {cpy_r_r76};
    cpy_r_r78 = (PyObject **)&cpy_r_r77;
    cpy_r_r79 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r80 = PyObject_Vectorcall(cpy_r_r75, cpy_r_r78, 0, cpy_r_r79);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 10, CPyStatic_scholars___consequences___globals);
        goto CPyL35;
    }
    cpy_r_r81 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r82 = CPyDataclass_SleightOfHand(cpy_r_r80, cpy_r_r41, cpy_r_r53, cpy_r_r55, cpy_r_r81);
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/scholars/consequences.py", "<module>", 11, CPyStatic_scholars___consequences___globals);
        goto CPyL31;
    }
    return 1;
CPyL31: ;
    cpy_r_r83 = 2;
    return cpy_r_r83;
CPyL32: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL33: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL31;
CPyL34: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r53);
    goto CPyL31;
CPyL35: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r55);
    goto CPyL31;
}

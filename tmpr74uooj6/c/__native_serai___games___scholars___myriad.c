#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
myriad___MyriadExpansion_traverse(serai___games___scholars___myriad___MyriadExpansionObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_name);
    if (CPyTagged_CheckLong(self->_rules_changes)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_rules_changes));
    }
    Py_VISIT(self->_content);
    Py_VISIT(self->_texts);
    Py_VISIT(self->_guide);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___MyriadExpansion_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___MyriadExpansionObject *self = (serai___games___scholars___myriad___MyriadExpansionObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    if (CPyTagged_CheckLong(self->_rules_changes)) {
        CPyTagged __tmp = self->_rules_changes;
        self->_rules_changes = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_content);
    Py_CLEAR(self->_texts);
    Py_CLEAR(self->_guide);
    return 0;
}

static int32_t CPyDef_myriad___MyriadExpansion_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___MyriadExpansionObject *self = (serai___games___scholars___myriad___MyriadExpansionObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    if (CPyTagged_CheckLong(self->_rules_changes)) {
        CPyTagged __tmp = self->_rules_changes;
        self->_rules_changes = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_content);
    Py_CLEAR(self->_texts);
    Py_CLEAR(self->_guide);
    return 0;
}

static void
myriad___MyriadExpansion_dealloc(serai___games___scholars___myriad___MyriadExpansionObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___MyriadExpansion_dealloc)
    CPyDef_myriad___MyriadExpansion_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad_____mypyc__MyriadExpansion_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___MyriadExpansion(PyObject *cpy_r_package, CPyTagged cpy_r_rules_changes);

static PyObject *
myriad___MyriadExpansion_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___MyriadExpansion) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad_____mypyc__MyriadExpansion_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_expansion___Expansion_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem myriad___MyriadExpansion_vtable[3];
static bool
CPyDef_myriad___MyriadExpansion_trait_vtable_setup(void)
{
    CPyVTableItem myriad___MyriadExpansion_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_expansion___Expansion_____init__,
        (CPyVTableItem)CPyDef_myriad___MyriadExpansion___join,
        (CPyVTableItem)CPyDef_myriad___MyriadExpansion___join,
    };
    memcpy(myriad___MyriadExpansion_vtable, myriad___MyriadExpansion_vtable_scratch, sizeof(myriad___MyriadExpansion_vtable));
    return 1;
}

static bool
CPyDef_myriad___MyriadExpansion_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef myriad___MyriadExpansion_getseters[] = {
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___MyriadExpansion_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad_____mypyc__MyriadExpansion_setup, METH_O, NULL},
    {"join",
     (PyCFunction)CPyPy_myriad___MyriadExpansion___join,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("join($self, before)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___MyriadExpansion_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "MyriadExpansion",
    .tp_new = myriad___MyriadExpansion_new,
    .tp_dealloc = (destructor)myriad___MyriadExpansion_dealloc,
    .tp_traverse = (traverseproc)myriad___MyriadExpansion_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___MyriadExpansion_clear,
    .tp_getset = myriad___MyriadExpansion_getseters,
    .tp_methods = myriad___MyriadExpansion_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___MyriadExpansionObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("MyriadExpansion(package, rules_changes=0)\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___MyriadExpansion_template = &CPyType_myriad___MyriadExpansion_template_;

PyObject *CPyDef_myriad_____mypyc__MyriadExpansion_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___MyriadExpansionObject *self;
    self = (serai___games___scholars___myriad___MyriadExpansionObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___MyriadExpansion_vtable;
    self->_rules_changes = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___MyriadExpansion(PyObject *cpy_r_package, CPyTagged cpy_r_rules_changes)
{
    PyObject *self = CPyDef_myriad_____mypyc__MyriadExpansion_setup((PyObject *)CPyType_myriad___MyriadExpansion);
    if (self == NULL)
        return NULL;
    char res = CPyDef_expansion___Expansion_____init__(self, cpy_r_package, cpy_r_rules_changes);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyMethodDef myriadmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad__internal, "__name__");
    CPyStatic_myriad___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad__internal);
    if (unlikely(CPyStatic_myriad___globals == NULL))
        goto fail;
    char result = CPyDef_myriad_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_myriad___MyriadExpansion);
    return -1;
}
int CPyExec_serai___games___scholars___myriad(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad__impl, &CPyImportState_serai___games___scholars___myriad, &CPyModule_serai___games___scholars___myriad);
}
static struct PyModuleDef myriadmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriadmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad(void)
{
    if (CPyModule_serai___games___scholars___myriad__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad__internal);
        return CPyModule_serai___games___scholars___myriad__internal;
    }
    CPyModule_serai___games___scholars___myriad__internal = PyModule_Create(&myriadmodule);
    return CPyModule_serai___games___scholars___myriad__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad__internal);
        return CPyModule_serai___games___scholars___myriad__internal;
    }
    CPyModule_serai___games___scholars___myriad__internal = PyModule_Create(&myriadmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad");
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
    Py_ssize_t is_pkg = 1;
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad(CPyModule_serai___games___scholars___myriad__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_myriad___MyriadExpansion___join(PyObject *cpy_r_self, PyObject *cpy_r_before) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___seams___MyriadSeams();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "join", 22, CPyStatic_myriad___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___MyriadExpansion___join(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"before", 0};
            static CPyArg_Parser parser = {"O:join", kwlist, 0};
            PyObject *obj_before;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_before)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___MyriadExpansion))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.MyriadExpansion", obj_self); 
                goto fail;
            }
            PyObject *arg_before;
            if (likely((Py_TYPE(obj_before) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_before) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_before) == CPyType_scholars___seams___Seams)))
                arg_before = obj_before;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_before); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___MyriadExpansion___join(arg_self, arg_before);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "join", 21, CPyStatic_myriad___globals);
            return NULL;
        }
        
char CPyDef_myriad_____top_level__(void) {
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
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    int32_t cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int32_t cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 1, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 1, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 12, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___myriad___seams;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___myriad___seams;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2879]; /* 'serai.games.scholars.myriad.seams' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 14, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___myriad___seams;
    cpy_r_r20 = CPyExec_serai___games___scholars___myriad___seams;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___myriad___seams__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 14, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 14, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2879]; /* 'serai.games.scholars.myriad.seams' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 14, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5420]; /* ('MyriadSeams',) */
    cpy_r_r31 = CPyStatic_myriad___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 14, CPyStatic_myriad___globals);
        goto CPyL34;
    } else
        goto CPyL35;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___seams;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___seams;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2315]; /* 'serai.games.scholars.seams' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 15, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___seams;
    cpy_r_r42 = CPyExec_serai___games___scholars___seams;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___seams__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 15, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 15, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2315]; /* 'serai.games.scholars.seams' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 15, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5317]; /* ('ScholarsExpansion', 'Seams') */
    cpy_r_r53 = CPyStatic_myriad___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 15, CPyStatic_myriad___globals);
        goto CPyL34;
    } else
        goto CPyL36;
CPyL21: ;
    cpy_r_r55 = (PyObject *)CPyType_scholars___seams___ScholarsExpansion;
    cpy_r_r56 = PyTuple_Pack(1, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 18, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r57 = CPyStatics[2881]; /* 'serai.games.scholars.myriad' */
    cpy_r_r58 = (PyObject *)CPyType_myriad___MyriadExpansion_template;
    cpy_r_r59 = CPyType_FromTemplate(cpy_r_r58, cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 18, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r60 = CPyDef_myriad___MyriadExpansion_trait_vtable_setup();
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 18, CPyStatic_myriad___globals);
        goto CPyL37;
    }
    cpy_r_r61 = CPyDef_myriad___MyriadExpansion_coroutine_setup(cpy_r_r59);
    if (unlikely(cpy_r_r61 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 18, CPyStatic_myriad___globals);
        goto CPyL37;
    }
    cpy_r_r62 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r63 = CPyStatics[315]; /* 'name' */
    cpy_r_r64 = CPyStatics[2882]; /* 'rules_changes' */
    cpy_r_r65 = CPyStatics[694]; /* 'content' */
    cpy_r_r66 = CPyStatics[330]; /* 'texts' */
    cpy_r_r67 = CPyStatics[331]; /* 'guide' */
    cpy_r_r68 = PyTuple_Pack(5, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 18, CPyStatic_myriad___globals);
        goto CPyL37;
    }
    cpy_r_r69 = PyObject_SetAttr(cpy_r_r59, cpy_r_r62, cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    cpy_r_r70 = cpy_r_r69 >= 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 18, CPyStatic_myriad___globals);
        goto CPyL37;
    }
    CPyType_myriad___MyriadExpansion = (PyTypeObject *)cpy_r_r59;
    CPy_INCREF(CPyType_myriad___MyriadExpansion);
    cpy_r_r71 = CPyStatic_myriad___globals;
    cpy_r_r72 = CPyStatics[2883]; /* 'MyriadExpansion' */
    cpy_r_r73 = PyDict_SetItem(cpy_r_r71, cpy_r_r72, cpy_r_r59);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 18, CPyStatic_myriad___globals);
        goto CPyL37;
    }
    cpy_r_r75 = CPy_InitSubclass(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 18, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r76 = CPyStatic_myriad___globals;
    cpy_r_r77 = CPyStatics[253]; /* '__name__' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 25, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    if (likely(PyUnicode_Check(cpy_r_r78)))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 25, CPyStatic_myriad___globals, "str", cpy_r_r78);
        goto CPyL34;
    }
    cpy_r_r80 = CPyDef_myriad___MyriadExpansion(cpy_r_r79, 2);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 25, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    cpy_r_r81 = CPyStatic_myriad___globals;
    cpy_r_r82 = CPyStatics[2884]; /* 'EXPANSION' */
    cpy_r_r83 = CPyDict_SetItem(cpy_r_r81, cpy_r_r82, cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    cpy_r_r84 = cpy_r_r83 >= 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/__init__.py", "<module>", 25, CPyStatic_myriad___globals);
        goto CPyL34;
    }
    return 1;
CPyL34: ;
    cpy_r_r85 = 2;
    return cpy_r_r85;
CPyL35: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL36: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL37: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL34;
}

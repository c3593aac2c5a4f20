#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef save___SaveError_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
save___SaveError_traverse(serai___kernel___save___SaveErrorObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_save___SaveError->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_save___SaveError_clear_subtype(PyObject *cpy_r_self)
{
    serai___kernel___save___SaveErrorObject *self = (serai___kernel___save___SaveErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_save___SaveError_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_save___SaveError_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_save___SaveError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_save___SaveError_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___kernel___save___SaveErrorObject *self = (serai___kernel___save___SaveErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_save___SaveError_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_save___SaveError_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_save___SaveError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
save___SaveError_dealloc(serai___kernel___save___SaveErrorObject *self)
{
    if (Py_TYPE(self)->tp_finalize) {
        PyObject *type, *value, *traceback;
        PyErr_Fetch(&type, &value, &traceback);
        int res = PyObject_CallFinalizerFromDealloc((PyObject *)self);
        if (PyErr_Occurred() != NULL) {
            PyErr_WriteUnraisable((PyObject *)self);
            res = -1;
        }
        PyErr_Restore(type, value, traceback);
        if (res < 0) {
            goto done;
        }
    }
    PyObject_GC_UnTrack(self);
    CPyDef_save___SaveError_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_save___SaveError->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_save___SaveError->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef save___SaveError_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef save___SaveError_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_save___SaveError_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "SaveError",
    .tp_dealloc = (destructor)save___SaveError_dealloc,
    .tp_traverse = (traverseproc)save___SaveError_traverse,
    .tp_clear = (inquiry)CPyDef_save___SaveError_clear,
    .tp_getset = save___SaveError_getseters,
    .tp_methods = save___SaveError_methods,
    .tp_members = save___SaveError_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("SaveError()\n--\n\n"),
};
static PyTypeObject *CPyType_save___SaveError_template = &CPyType_save___SaveError_template_;


PyMemberDef save___OtherRelease_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
save___OtherRelease_traverse(serai___kernel___save___OtherReleaseObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_save___OtherRelease->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_save___OtherRelease_clear_subtype(PyObject *cpy_r_self)
{
    serai___kernel___save___OtherReleaseObject *self = (serai___kernel___save___OtherReleaseObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_save___OtherRelease_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_save___OtherRelease_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_save___OtherRelease->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_save___OtherRelease_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___kernel___save___OtherReleaseObject *self = (serai___kernel___save___OtherReleaseObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_save___OtherRelease_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_save___OtherRelease_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_save___OtherRelease->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
save___OtherRelease_dealloc(serai___kernel___save___OtherReleaseObject *self)
{
    if (Py_TYPE(self)->tp_finalize) {
        PyObject *type, *value, *traceback;
        PyErr_Fetch(&type, &value, &traceback);
        int res = PyObject_CallFinalizerFromDealloc((PyObject *)self);
        if (PyErr_Occurred() != NULL) {
            PyErr_WriteUnraisable((PyObject *)self);
            res = -1;
        }
        PyErr_Restore(type, value, traceback);
        if (res < 0) {
            goto done;
        }
    }
    PyObject_GC_UnTrack(self);
    CPyDef_save___OtherRelease_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_save___OtherRelease->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_save___OtherRelease->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef save___OtherRelease_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef save___OtherRelease_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_save___OtherRelease_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "OtherRelease",
    .tp_dealloc = (destructor)save___OtherRelease_dealloc,
    .tp_traverse = (traverseproc)save___OtherRelease_traverse,
    .tp_clear = (inquiry)CPyDef_save___OtherRelease_clear,
    .tp_getset = save___OtherRelease_getseters,
    .tp_methods = save___OtherRelease_methods,
    .tp_members = save___OtherRelease_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("OtherRelease()\n--\n\n"),
};
static PyTypeObject *CPyType_save___OtherRelease_template = &CPyType_save___OtherRelease_template_;

static PyMethodDef savemodule_methods[] = {
    {"save", (PyCFunction)CPyPy_save___save, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("save(match)\n--\n\n") /* docstring */},
    {"sealed", (PyCFunction)CPyPy_save___sealed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("sealed(document)\n--\n\n") /* docstring */},
    {"read", (PyCFunction)CPyPy_save___read, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("read(text)\n--\n\n") /* docstring */},
    {"load", (PyCFunction)CPyPy_save___load, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("load(text, game)\n--\n\n") /* docstring */},
    {"load_older", (PyCFunction)CPyPy_save___load_older, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("load_older(text, game)\n--\n\n") /* docstring */},
    {"record_of", (PyCFunction)CPyPy_save___record_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("record_of(document)\n--\n\n") /* docstring */},
    {"_check_game", (PyCFunction)CPyPy_save____check_game, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_check_game(document, game)\n--\n\n") /* docstring */},
    {"_checksum", (PyCFunction)CPyPy_save____checksum, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_checksum(document)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___save__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___save__internal, "__name__");
    CPyStatic_save___globals = PyModule_GetDict(CPyModule_serai___kernel___save__internal);
    if (unlikely(CPyStatic_save___globals == NULL))
        goto fail;
    char result = CPyDef_save_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___save__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_save___SaveError);
    Py_CLEAR(CPyType_save___OtherRelease);
    return -1;
}
int CPyExec_serai___kernel___save(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___save__impl, &CPyImportState_serai___kernel___save, &CPyModule_serai___kernel___save);
}
static struct PyModuleDef savemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.save",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    savemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___save(void)
{
    if (CPyModule_serai___kernel___save__internal) {
        Py_INCREF(CPyModule_serai___kernel___save__internal);
        return CPyModule_serai___kernel___save__internal;
    }
    CPyModule_serai___kernel___save__internal = PyModule_Create(&savemodule);
    return CPyModule_serai___kernel___save__internal;
}

PyObject *CPyInit_serai___kernel___save(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___save__internal) {
        Py_INCREF(CPyModule_serai___kernel___save__internal);
        return CPyModule_serai___kernel___save__internal;
    }
    CPyModule_serai___kernel___save__internal = PyModule_Create(&savemodule);
    if (unlikely(CPyModule_serai___kernel___save__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.save");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___save__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___save__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___save__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___save(CPyModule_serai___kernel___save__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___save__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.save");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___save__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_save___save(PyObject *cpy_r_match) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    PyObject *cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int64_t cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
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
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    PyObject *cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    int32_t cpy_r_r75;
    char cpy_r_r76;
    int64_t cpy_r_r77;
    PyObject *cpy_r_r78;
    int32_t cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    int32_t cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    cpy_r_r0 = CPyStatics[4802]; /* 'serai' */
    cpy_r_r1 = CPyStatic_save___globals;
    cpy_r_r2 = CPyStatics[4803]; /* 'FORMAT' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 62, CPyStatic_save___globals);
        goto CPyL42;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 62, CPyStatic_save___globals);
        goto CPyL42;
    }
    cpy_r_r5 = CPyStatics[4751]; /* 'game' */
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    cpy_r_r7 = ((serai___kernel___game___GameObject *)cpy_r_r6)->_name;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/save.py", "save", "Game", "name", 63, CPyStatic_save___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r7);
CPyL3: ;
    cpy_r_r8 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r9 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    cpy_r_r10 = ((serai___kernel___game___GameObject *)cpy_r_r9)->_rules_version;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/save.py", "save", "Game", "rules_version", 64, CPyStatic_save___globals);
        goto CPyL44;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL4: ;
    cpy_r_r11 = CPyStatics[694]; /* 'content' */
    cpy_r_r12 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    cpy_r_r13 = ((serai___kernel___game___GameObject *)cpy_r_r12)->_content_digest;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/kernel/save.py", "save", "Game", "content_digest", 65, CPyStatic_save___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r13);
CPyL5: ;
    cpy_r_r14 = CPyStatics[317]; /* 'players' */
    cpy_r_r15 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_players;
    CPyTagged_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyStatics[325]; /* 'settings' */
    cpy_r_r17 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_settings;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPyDict_FromAny(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 67, CPyStatic_save___globals);
        goto CPyL46;
    }
    cpy_r_r19 = CPyStatics[4678]; /* 'seed' */
    cpy_r_r20 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_seed;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = CPyStatics[4752]; /* 'given' */
    cpy_r_r22 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_given;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r23 = CPyStatics[1355]; /* 'choices' */
    cpy_r_r24 = CPyDef_match___Match___entries(cpy_r_match);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 70, CPyStatic_save___globals);
        goto CPyL47;
    }
CPyL7: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = PyList_New(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 70, CPyStatic_save___globals);
        goto CPyL48;
    }
    cpy_r_r28 = 0;
CPyL9: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r28 < cpy_r_r30;
    if (!cpy_r_r31) goto CPyL49;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r28 * 8;
    cpy_r_r35 = cpy_r_r33 + cpy_r_r34;
    cpy_r_r36 = *(PyObject * *)cpy_r_r35;
    CPy_INCREF(cpy_r_r36);
    if (Py_TYPE(cpy_r_r36) == CPyType_option___Option)
        cpy_r_r37 = cpy_r_r36;
    else {
        cpy_r_r37 = NULL;
    }
    if (cpy_r_r37 != NULL) goto __LL9353;
    if (PyTuple_Check(cpy_r_r36))
        cpy_r_r37 = cpy_r_r36;
    else {
        cpy_r_r37 = NULL;
    }
    if (cpy_r_r37 != NULL) goto __LL9353;
    CPy_TypeErrorTraceback("src/serai/kernel/save.py", "save", 70, CPyStatic_save___globals, "union[serai.kernel.option.Option, tuple]", cpy_r_r36);
    goto CPyL50;
__LL9353: ;
    cpy_r_r38 = CPyDef_record___choice_of(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 70, CPyStatic_save___globals);
        goto CPyL50;
    }
    CPyList_SetItemUnsafe(cpy_r_r27, cpy_r_r28, cpy_r_r38);
    cpy_r_r39 = cpy_r_r28 + 1;
    cpy_r_r28 = cpy_r_r39;
    goto CPyL9;
CPyL14: ;
    cpy_r_r40 = CPyStatics[4804]; /* 'turn_start' */
    cpy_r_r41 = CPyDef_match___Match___turn_start(cpy_r_match);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 71, CPyStatic_save___globals);
        goto CPyL51;
    }
CPyL15: ;
    cpy_r_r42 = CPyStatics[4737]; /* 'table' */
    cpy_r_r43 = CPyDef_match___Match___turn_table(cpy_r_match);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 72, CPyStatic_save___globals);
        goto CPyL52;
    }
CPyL16: ;
    cpy_r_r44 = CPyDef_state___State___dump(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 72, CPyStatic_save___globals);
        goto CPyL52;
    }
    cpy_r_r45 = CPyStatics[4457]; /* 'digest' */
    cpy_r_r46 = CPyDef_match___Match___digest(cpy_r_match);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 73, CPyStatic_save___globals);
        goto CPyL53;
    }
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_r41);
    cpy_r_r51 = CPyDict_Build(12, cpy_r_r0, cpy_r_r47, cpy_r_r5, cpy_r_r7, cpy_r_r8, cpy_r_r48, cpy_r_r11, cpy_r_r13, cpy_r_r14, cpy_r_r49, cpy_r_r16, cpy_r_r18, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r27, cpy_r_r40, cpy_r_r50, cpy_r_r42, cpy_r_r44, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 61, CPyStatic_save___globals);
        goto CPyL42;
    }
    cpy_r_r52 = CPyDef_match___Match___origin_table(cpy_r_match);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 75, CPyStatic_save___globals);
        goto CPyL54;
    }
CPyL20: ;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = cpy_r_r52 != cpy_r_r53;
    CPy_DECREF(cpy_r_r52);
    if (!cpy_r_r54) goto CPyL40;
    cpy_r_r55 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_earlier;
    CPy_INCREF(cpy_r_r55);
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyVarObject, ob_size));
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    cpy_r_r58 = PyList_New(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals);
        goto CPyL55;
    }
    cpy_r_r59 = 0;
CPyL23: ;
    cpy_r_r60 = cpy_r_r59 < cpy_r_r57;
    if (!cpy_r_r60) goto CPyL56;
    cpy_r_r61 = CPySequenceTuple_GetItemUnsafe(cpy_r_r55, cpy_r_r59);
    if (likely(PyTuple_Check(cpy_r_r61)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals, "tuple", cpy_r_r61);
        goto CPyL57;
    }
    cpy_r_r63 = CPyStatics[4805]; /* '_asdict' */
    PyObject *cpy_r_r64[1] = {cpy_r_r62};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = PyObject_VectorcallMethod(cpy_r_r63, cpy_r_r65, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals);
        goto CPyL58;
    }
    if (likely(PyDict_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals, "dict", cpy_r_r66);
        goto CPyL58;
    }
    cpy_r_r68 = CPyStatics[1355]; /* 'choices' */
    cpy_r_r69 = CPySequenceTuple_GetItem(cpy_r_r62, 4);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals);
        goto CPyL59;
    }
    if (likely(PyTuple_Check(cpy_r_r69)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals, "tuple", cpy_r_r69);
        goto CPyL59;
    }
    cpy_r_r71 = PySequence_List(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals);
        goto CPyL59;
    }
    cpy_r_r72 = PyDict_New();
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals);
        goto CPyL60;
    }
    cpy_r_r73 = CPyDict_UpdateInDisplay(cpy_r_r72, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals);
        goto CPyL61;
    }
    cpy_r_r75 = CPyDict_SetItem(cpy_r_r72, cpy_r_r68, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals);
        goto CPyL62;
    }
    CPyList_SetItemUnsafe(cpy_r_r58, cpy_r_r59, cpy_r_r72);
    cpy_r_r77 = cpy_r_r59 + 1;
    cpy_r_r59 = cpy_r_r77;
    goto CPyL23;
CPyL35: ;
    cpy_r_r78 = CPyStatics[4753]; /* 'earlier' */
    cpy_r_r79 = CPyDict_SetItem(cpy_r_r51, cpy_r_r78, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r80 = cpy_r_r79 >= 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 76, CPyStatic_save___globals);
        goto CPyL54;
    }
    cpy_r_r81 = CPyDef_match___Match___origin_table(cpy_r_match);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 77, CPyStatic_save___globals);
        goto CPyL54;
    }
CPyL37: ;
    if (likely(cpy_r_r81 != Py_None))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "save", 77, CPyStatic_save___globals, "serai.kernel.table.Table", cpy_r_r81);
        goto CPyL54;
    }
    cpy_r_r83 = CPyDef_state___State___dump(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 77, CPyStatic_save___globals);
        goto CPyL54;
    }
    cpy_r_r84 = CPyStatics[4806]; /* 'origin_table' */
    cpy_r_r85 = CPyDict_SetItem(cpy_r_r51, cpy_r_r84, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    cpy_r_r86 = cpy_r_r85 >= 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 77, CPyStatic_save___globals);
        goto CPyL54;
    }
CPyL40: ;
    cpy_r_r87 = CPyDef_save___sealed(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "save", 78, CPyStatic_save___globals);
        goto CPyL42;
    }
    return cpy_r_r87;
CPyL42: ;
    cpy_r_r88 = NULL;
    return cpy_r_r88;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL42;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL42;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL42;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL42;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    goto CPyL42;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r24);
    goto CPyL42;
CPyL49: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL14;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r27);
    goto CPyL42;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r27);
    goto CPyL42;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL42;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r44);
    goto CPyL42;
CPyL54: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL42;
CPyL55: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r55);
    goto CPyL42;
CPyL56: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL35;
CPyL57: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    goto CPyL42;
CPyL58: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r62);
    goto CPyL42;
CPyL59: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r67);
    goto CPyL42;
CPyL60: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r71);
    goto CPyL42;
CPyL61: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    goto CPyL42;
CPyL62: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r72);
    goto CPyL42;
}
        
        PyObject *CPyPy_save___save(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", 0};
            static CPyArg_Parser parser = {"O:save", kwlist, 0};
            PyObject *obj_match;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_match)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject *retval = CPyDef_save___save(arg_match);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/save.py", "save", 59, CPyStatic_save___globals);
            return NULL;
        }
        
PyObject *CPyDef_save___sealed(PyObject *cpy_r_document) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2OO cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = CPyStatics[4807]; /* 'check' */
    cpy_r_r1 = CPyDef_save____checksum(cpy_r_document);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "sealed", 83, CPyStatic_save___globals);
        goto CPyL8;
    }
    cpy_r_r2 = PyDict_New();
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "sealed", 83, CPyStatic_save___globals);
        goto CPyL9;
    }
    cpy_r_r3 = CPyDict_UpdateInDisplay(cpy_r_r2, cpy_r_document);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "sealed", 83, CPyStatic_save___globals);
        goto CPyL10;
    }
    cpy_r_r5 = CPyDict_SetItem(cpy_r_r2, cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "sealed", 83, CPyStatic_save___globals);
        goto CPyL11;
    }
    cpy_r_r7 = CPyStatics[160]; /* ',' */
    cpy_r_r8 = CPyStatics[143]; /* ':' */
    CPy_INCREF(cpy_r_r7);
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9.f0 = cpy_r_r7;
    cpy_r_r9.f1 = cpy_r_r8;
    cpy_r_r10 = CPyImport_GetModuleCache(&CPyModule_json);
    cpy_r_r11 = CPyStatics[4808]; /* 'dumps' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "sealed", 83, CPyStatic_save___globals);
        goto CPyL12;
    }
    cpy_r_r13 = 0 ? Py_True : Py_False;
    cpy_r_r14 = PyTuple_New(2);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9354 = cpy_r_r9.f0;
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp9354);
    PyObject *__tmp9355 = cpy_r_r9.f1;
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp9355);
    PyObject *cpy_r_r15[3] = {cpy_r_r2, cpy_r_r13, cpy_r_r14};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = CPyStatics[5728]; /* ('ensure_ascii', 'separators') */
    cpy_r_r18 = PyObject_Vectorcall(cpy_r_r12, cpy_r_r16, 1, cpy_r_r17);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "sealed", 83, CPyStatic_save___globals);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r14);
    if (likely(PyUnicode_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "sealed", 83, CPyStatic_save___globals, "str", cpy_r_r18);
        goto CPyL8;
    }
    return cpy_r_r19;
CPyL8: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
CPyL11: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
CPyL12: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9.f0);
    CPy_DecRef(cpy_r_r9.f1);
    goto CPyL8;
CPyL13: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    goto CPyL8;
}
        
        PyObject *CPyPy_save___sealed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"document", 0};
            static CPyArg_Parser parser = {"O:sealed", kwlist, 0};
            PyObject *obj_document;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_document)) {
                return NULL;
            }
            PyObject *arg_document;
            if (likely(PyDict_Check(obj_document)))
                arg_document = obj_document;
            else {
                CPy_TypeError("dict", obj_document); 
                goto fail;
            }
            PyObject *retval = CPyDef_save___sealed(arg_document);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/save.py", "sealed", 81, CPyStatic_save___globals);
            return NULL;
        }
        
PyObject *CPyDef_save___read(PyObject *cpy_r_text) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T2OO cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyPtr cpy_r_r74;
    CPyPtr cpy_r_r75;
    CPyPtr cpy_r_r76;
    CPyPtr cpy_r_r77;
    CPyPtr cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject **cpy_r_r82;
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
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    int32_t cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
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
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_missing;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject **cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    int64_t cpy_r_r137;
    PyObject *cpy_r_r138;
    tuple_T4CIOO cpy_r_r139;
    CPyTagged cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    int32_t cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    int32_t cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject **cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_json);
    cpy_r_r1 = CPyStatics[115]; /* 'loads' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 89, CPyStatic_save___globals);
        goto CPyL4;
    }
    PyObject *cpy_r_r3[1] = {cpy_r_text};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_Vectorcall(cpy_r_r2, cpy_r_r4, 1, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 89, CPyStatic_save___globals);
        goto CPyL4;
    }
    goto CPyL15;
CPyL4: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 90, CPyStatic_save___globals);
        goto CPyL13;
    }
    cpy_r_r10 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r11 = CPyStatics[4607]; /* 'RecursionError' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 90, CPyStatic_save___globals);
        goto CPyL101;
    }
    cpy_r_r13.f0 = cpy_r_r9;
    cpy_r_r13.f1 = cpy_r_r12;
    cpy_r_r14 = PyTuple_New(2);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9356 = cpy_r_r13.f0;
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp9356);
    PyObject *__tmp9357 = cpy_r_r13.f1;
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp9357);
    cpy_r_r15 = CPy_ExceptionMatches(cpy_r_r14);
    CPy_DecRef(cpy_r_r14);
    if (!cpy_r_r15) goto CPyL11;
    cpy_r_r16 = CPyStatics[4811]; /* 'this is not a saved match, or it is cut off: it is not a whole JSON document' */
    cpy_r_r17 = (PyObject *)CPyType_save___SaveError;
    PyObject *cpy_r_r18[1] = {cpy_r_r16};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r19, 1, 0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 91, CPyStatic_save___globals);
        goto CPyL13;
    }
    if (likely((Py_TYPE(cpy_r_r20) == CPyType_save___OtherRelease) || (Py_TYPE(cpy_r_r20) == CPyType_save___SaveError)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 91, CPyStatic_save___globals, "serai.kernel.save.SaveError", cpy_r_r20);
        goto CPyL13;
    }
    CPy_Raise(cpy_r_r21);
    CPy_DecRef(cpy_r_r21);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 91, CPyStatic_save___globals);
        goto CPyL13;
    } else
        goto CPyL102;
CPyL10: ;
    CPy_Unreachable();
CPyL11: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL13;
    } else
        goto CPyL103;
CPyL12: ;
    CPy_Unreachable();
CPyL13: ;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    CPy_DecRef(cpy_r_r6.f2);
    cpy_r_r22 = CPy_KeepPropagating();
    if (!cpy_r_r22) goto CPyL100;
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r23 = PyDict_Check(cpy_r_r5);
    if (!cpy_r_r23) goto CPyL104;
    cpy_r_r24 = CPyStatics[4802]; /* 'serai' */
    CPy_INCREF(cpy_r_r5);
    if (likely(PyDict_Check(cpy_r_r5)))
        cpy_r_r25 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 92, CPyStatic_save___globals, "dict", cpy_r_r5);
        goto CPyL105;
    }
    cpy_r_r26 = PyDict_Contains(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 92, CPyStatic_save___globals);
        goto CPyL105;
    }
    cpy_r_r28 = cpy_r_r26;
    cpy_r_r29 = cpy_r_r28 ^ 1;
    if (cpy_r_r29) {
        goto CPyL104;
    } else
        goto CPyL23;
CPyL19: ;
    cpy_r_r30 = CPyStatics[4812]; /* 'this is not a saved match' */
    cpy_r_r31 = (PyObject *)CPyType_save___SaveError;
    PyObject *cpy_r_r32[1] = {cpy_r_r30};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = PyObject_Vectorcall(cpy_r_r31, cpy_r_r33, 1, 0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 93, CPyStatic_save___globals);
        goto CPyL100;
    }
    if (likely((Py_TYPE(cpy_r_r34) == CPyType_save___OtherRelease) || (Py_TYPE(cpy_r_r34) == CPyType_save___SaveError)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 93, CPyStatic_save___globals, "serai.kernel.save.SaveError", cpy_r_r34);
        goto CPyL100;
    }
    CPy_Raise(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 93, CPyStatic_save___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL23: ;
    CPy_INCREF(cpy_r_r5);
    if (likely(PyDict_Check(cpy_r_r5)))
        cpy_r_r36 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 94, CPyStatic_save___globals, "dict", cpy_r_r5);
        goto CPyL105;
    }
    cpy_r_r37 = CPyStatics[4802]; /* 'serai' */
    cpy_r_r38 = CPyDict_GetItem(cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 94, CPyStatic_save___globals);
        goto CPyL105;
    }
    cpy_r_r39 = CPyStatic_save___globals;
    cpy_r_r40 = CPyStatics[4803]; /* 'FORMAT' */
    cpy_r_r41 = CPyDict_GetItem(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 94, CPyStatic_save___globals);
        goto CPyL106;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 94, CPyStatic_save___globals);
        goto CPyL106;
    }
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r42);
    cpy_r_r44 = PyObject_RichCompare(cpy_r_r38, cpy_r_r43, 3);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 94, CPyStatic_save___globals);
        goto CPyL105;
    }
    cpy_r_r45 = PyObject_IsTrue(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 94, CPyStatic_save___globals);
        goto CPyL105;
    }
    cpy_r_r47 = cpy_r_r45;
    if (!cpy_r_r47) goto CPyL44;
    cpy_r_r48 = CPyStatics[151]; /* '' */
    cpy_r_r49 = CPyStatics[4813]; /* 'this match was saved in format ' */
    cpy_r_r50 = CPyStatics[153]; /* '{!r:{}}' */
    if (likely(PyDict_Check(cpy_r_r5)))
        cpy_r_r51 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals, "dict", cpy_r_r5);
        goto CPyL100;
    }
    cpy_r_r52 = CPyStatics[4802]; /* 'serai' */
    cpy_r_r53 = CPyDict_GetItem(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals);
        goto CPyL100;
    }
    cpy_r_r54 = CPyStatics[151]; /* '' */
    cpy_r_r55 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r56[3] = {cpy_r_r50, cpy_r_r53, cpy_r_r54};
    cpy_r_r57 = (PyObject **)&cpy_r_r56;
    cpy_r_r58 = PyObject_VectorcallMethod(cpy_r_r55, cpy_r_r57, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals);
        goto CPyL107;
    }
    CPy_DECREF(cpy_r_r53);
    if (likely(PyUnicode_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals, "str", cpy_r_r58);
        goto CPyL100;
    }
    cpy_r_r60 = CPyStatics[4814]; /* '; this version reads ' */
    cpy_r_r61 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r62 = CPyStatic_save___globals;
    cpy_r_r63 = CPyStatics[4803]; /* 'FORMAT' */
    cpy_r_r64 = CPyDict_GetItem(cpy_r_r62, cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals);
        goto CPyL108;
    }
    cpy_r_r66 = CPyStatics[151]; /* '' */
    cpy_r_r67 = CPyStatics[154]; /* 'format' */
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_r65);
    PyObject *cpy_r_r69[3] = {cpy_r_r61, cpy_r_r68, cpy_r_r66};
    cpy_r_r70 = (PyObject **)&cpy_r_r69;
    cpy_r_r71 = PyObject_VectorcallMethod(cpy_r_r67, cpy_r_r70, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals);
        goto CPyL109;
    }
    CPy_DECREF(cpy_r_r68);
    if (likely(PyUnicode_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals, "str", cpy_r_r71);
        goto CPyL108;
    }
    cpy_r_r73 = PyList_New(4);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals);
        goto CPyL110;
    }
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r73 + offsetof(PyListObject, ob_item));
    cpy_r_r75 = *(CPyPtr *)cpy_r_r74;
    CPy_INCREF(cpy_r_r49);
    *(PyObject * *)cpy_r_r75 = cpy_r_r49;
    cpy_r_r76 = cpy_r_r75 + 8;
    *(PyObject * *)cpy_r_r76 = cpy_r_r59;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r77 = cpy_r_r75 + 16;
    *(PyObject * *)cpy_r_r77 = cpy_r_r60;
    cpy_r_r78 = cpy_r_r75 + 24;
    *(PyObject * *)cpy_r_r78 = cpy_r_r72;
    cpy_r_r79 = PyUnicode_Join(cpy_r_r48, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals);
        goto CPyL100;
    }
    cpy_r_r80 = (PyObject *)CPyType_save___SaveError;
    PyObject *cpy_r_r81[1] = {cpy_r_r79};
    cpy_r_r82 = (PyObject **)&cpy_r_r81;
    cpy_r_r83 = PyObject_Vectorcall(cpy_r_r80, cpy_r_r82, 1, 0);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals);
        goto CPyL111;
    }
    CPy_DECREF(cpy_r_r79);
    if (likely((Py_TYPE(cpy_r_r83) == CPyType_save___OtherRelease) || (Py_TYPE(cpy_r_r83) == CPyType_save___SaveError)))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals, "serai.kernel.save.SaveError", cpy_r_r83);
        goto CPyL100;
    }
    CPy_Raise(cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 95, CPyStatic_save___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL44: ;
    CPy_INCREF(cpy_r_r5);
    if (likely(PyDict_Check(cpy_r_r5)))
        cpy_r_r85 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals, "dict", cpy_r_r5);
        goto CPyL105;
    }
    cpy_r_r86 = PySet_New(cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals);
        goto CPyL105;
    }
    cpy_r_r87 = CPyStatic_save___globals;
    cpy_r_r88 = CPyStatics[4815]; /* '_KEYS' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals);
        goto CPyL112;
    }
    if (likely(PyFrozenSet_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals, "frozenset", cpy_r_r89);
        goto CPyL112;
    }
    cpy_r_r91 = CPyStatic_save___globals;
    cpy_r_r92 = CPyStatics[4815]; /* '_KEYS' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals);
        goto CPyL113;
    }
    if (likely(PyFrozenSet_Check(cpy_r_r93)))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals, "frozenset", cpy_r_r93);
        goto CPyL113;
    }
    cpy_r_r95 = CPyStatic_save___globals;
    cpy_r_r96 = CPyStatics[4816]; /* '_KEYS_OF_EARLIER' */
    cpy_r_r97 = CPyDict_GetItem(cpy_r_r95, cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals);
        goto CPyL114;
    }
    if (likely(PyFrozenSet_Check(cpy_r_r97)))
        cpy_r_r98 = cpy_r_r97;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals, "frozenset", cpy_r_r97);
        goto CPyL114;
    }
    cpy_r_r99 = PyNumber_Or(cpy_r_r94, cpy_r_r98);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals);
        goto CPyL113;
    }
    if (likely(PyFrozenSet_Check(cpy_r_r99)))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals, "frozenset", cpy_r_r99);
        goto CPyL113;
    }
    cpy_r_r101 = PyObject_RichCompare(cpy_r_r86, cpy_r_r90, 3);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals);
        goto CPyL115;
    }
    cpy_r_r102 = PyObject_IsTrue(cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals);
        goto CPyL115;
    }
    cpy_r_r104 = cpy_r_r102;
    if (!cpy_r_r104) goto CPyL116;
    cpy_r_r105 = PyObject_RichCompare(cpy_r_r86, cpy_r_r100, 3);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals);
        goto CPyL105;
    }
    cpy_r_r106 = PyObject_IsTrue(cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    cpy_r_r107 = cpy_r_r106 >= 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 96, CPyStatic_save___globals);
        goto CPyL105;
    }
    cpy_r_r108 = cpy_r_r106;
    if (!cpy_r_r108) goto CPyL61;
    if (1) {
        goto CPyL62;
    } else
        goto CPyL78;
CPyL61: ;
    if (!0) goto CPyL78;
CPyL62: ;
    cpy_r_r109 = CPyStatics[157]; /* ', ' */
    cpy_r_r110 = CPyStatic_save___globals;
    cpy_r_r111 = CPyStatics[4815]; /* '_KEYS' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 97, CPyStatic_save___globals);
        goto CPyL105;
    }
    if (likely(PyFrozenSet_Check(cpy_r_r112)))
        cpy_r_r113 = cpy_r_r112;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 97, CPyStatic_save___globals, "frozenset", cpy_r_r112);
        goto CPyL105;
    }
    if (likely(PyDict_Check(cpy_r_r5)))
        cpy_r_r114 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 97, CPyStatic_save___globals, "dict", cpy_r_r5);
        goto CPyL117;
    }
    cpy_r_r115 = PySet_New(cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 97, CPyStatic_save___globals);
        goto CPyL117;
    }
    cpy_r_r116 = PyNumber_Subtract(cpy_r_r113, cpy_r_r115);
    CPy_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 97, CPyStatic_save___globals);
        goto CPyL100;
    }
    if (likely(PyFrozenSet_Check(cpy_r_r116)))
        cpy_r_r117 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 97, CPyStatic_save___globals, "frozenset", cpy_r_r116);
        goto CPyL100;
    }
    cpy_r_r118 = CPySequence_Sort(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 97, CPyStatic_save___globals);
        goto CPyL100;
    }
    cpy_r_r119 = PyUnicode_Join(cpy_r_r109, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 97, CPyStatic_save___globals);
        goto CPyL100;
    }
    cpy_r_r120 = CPyStr_IsTrue(cpy_r_r119);
    if (!cpy_r_r120) goto CPyL118;
    cpy_r_r121 = cpy_r_r119;
    goto CPyL73;
CPyL72: ;
    cpy_r_r122 = CPyStatics[164]; /* 'nothing' */
    CPy_INCREF(cpy_r_r122);
    cpy_r_r121 = cpy_r_r122;
CPyL73: ;
    cpy_r_missing = cpy_r_r121;
    cpy_r_r123 = CPyStatics[4817]; /* 'the saved match is incomplete or edited (missing: ' */
    cpy_r_r124 = CPyStatics[3481]; /* ')' */
    cpy_r_r125 = CPyStr_Build(3, cpy_r_r123, cpy_r_missing, cpy_r_r124);
    CPy_DECREF(cpy_r_missing);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 98, CPyStatic_save___globals);
        goto CPyL100;
    }
    cpy_r_r126 = (PyObject *)CPyType_save___SaveError;
    PyObject *cpy_r_r127[1] = {cpy_r_r125};
    cpy_r_r128 = (PyObject **)&cpy_r_r127;
    cpy_r_r129 = PyObject_Vectorcall(cpy_r_r126, cpy_r_r128, 1, 0);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 98, CPyStatic_save___globals);
        goto CPyL119;
    }
    CPy_DECREF(cpy_r_r125);
    if (likely((Py_TYPE(cpy_r_r129) == CPyType_save___OtherRelease) || (Py_TYPE(cpy_r_r129) == CPyType_save___SaveError)))
        cpy_r_r130 = cpy_r_r129;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 98, CPyStatic_save___globals, "serai.kernel.save.SaveError", cpy_r_r129);
        goto CPyL100;
    }
    CPy_Raise(cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 98, CPyStatic_save___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL78: ;
    CPy_INCREF(cpy_r_r5);
    if (likely(PyDict_Check(cpy_r_r5)))
        cpy_r_r131 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals, "dict", cpy_r_r5);
        goto CPyL105;
    }
    cpy_r_r132 = CPyStatics[4807]; /* 'check' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL105;
    }
    cpy_r_r134 = PyDict_New();
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r5);
    if (likely(PyDict_Check(cpy_r_r5)))
        cpy_r_r135 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals, "dict", cpy_r_r5);
        goto CPyL121;
    }
    cpy_r_r136 = 0;
    cpy_r_r137 = PyDict_Size(cpy_r_r135);
    cpy_r_r138 = CPyDict_GetItemsIter(cpy_r_r135);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL122;
    }
CPyL83: ;
    cpy_r_r139 = CPyDict_NextItem(cpy_r_r138, cpy_r_r136);
    cpy_r_r140 = cpy_r_r139.f1;
    cpy_r_r136 = cpy_r_r140;
    cpy_r_r141 = cpy_r_r139.f0;
    if (!cpy_r_r141) goto CPyL123;
    cpy_r_r142 = cpy_r_r139.f2;
    CPy_INCREF(cpy_r_r142);
    cpy_r_r143 = cpy_r_r139.f3;
    CPy_INCREF(cpy_r_r143);
    CPy_DECREF(cpy_r_r139.f2);
    CPy_DECREF(cpy_r_r139.f3);
    cpy_r_r144 = CPyStatics[4807]; /* 'check' */
    cpy_r_r145 = PyObject_RichCompare(cpy_r_r142, cpy_r_r144, 3);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL124;
    }
    cpy_r_r146 = PyObject_IsTrue(cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL124;
    }
    cpy_r_r148 = cpy_r_r146;
    if (!cpy_r_r148) goto CPyL125;
    cpy_r_r149 = PyDict_SetItem(cpy_r_r134, cpy_r_r142, cpy_r_r143);
    CPy_DECREF(cpy_r_r142);
    CPy_DECREF(cpy_r_r143);
    cpy_r_r150 = cpy_r_r149 >= 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL126;
    }
CPyL88: ;
    cpy_r_r151 = CPyDict_CheckSize(cpy_r_r135, cpy_r_r137);
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL126;
    } else
        goto CPyL83;
CPyL89: ;
    cpy_r_r152 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL121;
    }
    cpy_r_r153 = CPyDef_save____checksum(cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL120;
    }
    cpy_r_r154 = PyObject_RichCompare(cpy_r_r133, cpy_r_r153, 3);
    CPy_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL105;
    }
    cpy_r_r155 = PyObject_IsTrue(cpy_r_r154);
    CPy_DECREF(cpy_r_r154);
    cpy_r_r156 = cpy_r_r155 >= 0;
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 99, CPyStatic_save___globals);
        goto CPyL105;
    }
    cpy_r_r157 = cpy_r_r155;
    if (cpy_r_r157) {
        goto CPyL127;
    } else
        goto CPyL98;
CPyL94: ;
    cpy_r_r158 = CPyStatics[4818]; /* 'the saved match was damaged or edited: its checksum does not fit' */
    cpy_r_r159 = (PyObject *)CPyType_save___SaveError;
    PyObject *cpy_r_r160[1] = {cpy_r_r158};
    cpy_r_r161 = (PyObject **)&cpy_r_r160;
    cpy_r_r162 = PyObject_Vectorcall(cpy_r_r159, cpy_r_r161, 1, 0);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 100, CPyStatic_save___globals);
        goto CPyL100;
    }
    if (likely((Py_TYPE(cpy_r_r162) == CPyType_save___OtherRelease) || (Py_TYPE(cpy_r_r162) == CPyType_save___SaveError)))
        cpy_r_r163 = cpy_r_r162;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 100, CPyStatic_save___globals, "serai.kernel.save.SaveError", cpy_r_r162);
        goto CPyL100;
    }
    CPy_Raise(cpy_r_r163);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "read", 100, CPyStatic_save___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL98: ;
    if (likely(PyDict_Check(cpy_r_r5)))
        cpy_r_r164 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "read", 101, CPyStatic_save___globals, "dict", cpy_r_r5);
        goto CPyL100;
    }
    return cpy_r_r164;
CPyL100: ;
    cpy_r_r165 = NULL;
    return cpy_r_r165;
CPyL101: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL13;
CPyL102: ;
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    CPy_DecRef(cpy_r_r6.f2);
    goto CPyL10;
CPyL103: ;
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    CPy_DecRef(cpy_r_r6.f2);
    goto CPyL12;
CPyL104: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL19;
CPyL105: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL100;
CPyL106: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r38);
    goto CPyL100;
CPyL107: ;
    CPy_DecRef(cpy_r_r53);
    goto CPyL100;
CPyL108: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL100;
CPyL109: ;
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r68);
    goto CPyL100;
CPyL110: ;
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r72);
    goto CPyL100;
CPyL111: ;
    CPy_DecRef(cpy_r_r79);
    goto CPyL100;
CPyL112: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r86);
    goto CPyL100;
CPyL113: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r90);
    goto CPyL100;
CPyL114: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r94);
    goto CPyL100;
CPyL115: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r100);
    goto CPyL100;
CPyL116: ;
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r100);
    goto CPyL61;
CPyL117: ;
    CPy_DecRef(cpy_r_r113);
    goto CPyL100;
CPyL118: ;
    CPy_DECREF(cpy_r_r119);
    goto CPyL72;
CPyL119: ;
    CPy_DecRef(cpy_r_r125);
    goto CPyL100;
CPyL120: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r133);
    goto CPyL100;
CPyL121: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r134);
    goto CPyL100;
CPyL122: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r135);
    goto CPyL100;
CPyL123: ;
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r138);
    CPy_DECREF(cpy_r_r139.f2);
    CPy_DECREF(cpy_r_r139.f3);
    goto CPyL89;
CPyL124: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r143);
    goto CPyL100;
CPyL125: ;
    CPy_DECREF(cpy_r_r142);
    CPy_DECREF(cpy_r_r143);
    goto CPyL88;
CPyL126: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r138);
    goto CPyL100;
CPyL127: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL94;
}
        
        PyObject *CPyPy_save___read(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"text", 0};
            static CPyArg_Parser parser = {"O:read", kwlist, 0};
            PyObject *obj_text;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_text)) {
                return NULL;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *retval = CPyDef_save___read(arg_text);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/save.py", "read", 86, CPyStatic_save___globals);
            return NULL;
        }
        
PyObject *CPyDef_save___load(PyObject *cpy_r_text, PyObject *cpy_r_game) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject **cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    tuple_T3OOO cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    tuple_T6OOOOOO cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    int32_t cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    cpy_r_r0 = CPyDef_save___read(cpy_r_text);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 106, CPyStatic_save___globals);
        goto CPyL52;
    }
    cpy_r_r1 = CPyDef_save____check_game(cpy_r_r0, cpy_r_game);
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 107, CPyStatic_save___globals);
        goto CPyL53;
    }
    cpy_r_r2 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r0, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 108, CPyStatic_save___globals);
        goto CPyL53;
    }
    cpy_r_r4 = ((serai___kernel___game___GameObject *)cpy_r_game)->_rules_version;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/save.py", "load", "Game", "rules_version", 108, CPyStatic_save___globals);
        goto CPyL54;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r6 = PyObject_RichCompare(cpy_r_r3, cpy_r_r5, 3);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 108, CPyStatic_save___globals);
        goto CPyL53;
    }
    cpy_r_r7 = PyObject_IsTrue(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 108, CPyStatic_save___globals);
        goto CPyL53;
    }
    cpy_r_r9 = cpy_r_r7;
    if (!cpy_r_r9) goto CPyL17;
    cpy_r_r10 = CPyStatics[4819]; /* 'this match follows version ' */
    cpy_r_r11 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r12 = CPyDict_GetItem(cpy_r_r0, cpy_r_r11);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 110, CPyStatic_save___globals);
        goto CPyL52;
    }
    cpy_r_r13 = PyObject_Str(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 110, CPyStatic_save___globals);
        goto CPyL52;
    }
    cpy_r_r14 = CPyStatics[4820]; /* ' of the rules of ' */
    cpy_r_r15 = ((serai___kernel___game___GameObject *)cpy_r_game)->_name;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/kernel/save.py", "load", "Game", "name", 110, CPyStatic_save___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r15);
CPyL10: ;
    cpy_r_r16 = CPyStatics[4821]; /* '; this program has version ' */
    cpy_r_r17 = ((serai___kernel___game___GameObject *)cpy_r_game)->_rules_version;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/save.py", "load", "Game", "rules_version", 111, CPyStatic_save___globals);
        goto CPyL56;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL11: ;
    cpy_r_r18 = CPyTagged_Str(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 110, CPyStatic_save___globals);
        goto CPyL56;
    }
    cpy_r_r19 = CPyStr_Build(6, cpy_r_r10, cpy_r_r13, cpy_r_r14, cpy_r_r15, cpy_r_r16, cpy_r_r18);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 110, CPyStatic_save___globals);
        goto CPyL52;
    }
    cpy_r_r20 = (PyObject *)CPyType_save___OtherRelease;
    PyObject *cpy_r_r21[1] = {cpy_r_r19};
    cpy_r_r22 = (PyObject **)&cpy_r_r21;
    cpy_r_r23 = PyObject_Vectorcall(cpy_r_r20, cpy_r_r22, 1, 0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 109, CPyStatic_save___globals);
        goto CPyL57;
    }
    CPy_DECREF(cpy_r_r19);
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_save___OtherRelease))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "load", 109, CPyStatic_save___globals, "serai.kernel.save.OtherRelease", cpy_r_r23);
        goto CPyL52;
    }
    CPy_Raise(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 109, CPyStatic_save___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r25 = CPyStatics[694]; /* 'content' */
    cpy_r_r26 = CPyDict_GetItem(cpy_r_r0, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 113, CPyStatic_save___globals);
        goto CPyL53;
    }
    cpy_r_r27 = ((serai___kernel___game___GameObject *)cpy_r_game)->_content_digest;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/kernel/save.py", "load", "Game", "content_digest", 113, CPyStatic_save___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r27);
CPyL19: ;
    cpy_r_r28 = PyObject_RichCompare(cpy_r_r26, cpy_r_r27, 3);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 113, CPyStatic_save___globals);
        goto CPyL53;
    }
    cpy_r_r29 = PyObject_IsTrue(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 113, CPyStatic_save___globals);
        goto CPyL53;
    }
    cpy_r_r31 = cpy_r_r29;
    if (cpy_r_r31) {
        goto CPyL59;
    } else
        goto CPyL26;
CPyL22: ;
    cpy_r_r32 = CPyStatics[4822]; /* 'this match was played with other content (cards or boards with other values)' */
    cpy_r_r33 = (PyObject *)CPyType_save___OtherRelease;
    PyObject *cpy_r_r34[1] = {cpy_r_r32};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = PyObject_Vectorcall(cpy_r_r33, cpy_r_r35, 1, 0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 114, CPyStatic_save___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_save___OtherRelease))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "load", 114, CPyStatic_save___globals, "serai.kernel.save.OtherRelease", cpy_r_r36);
        goto CPyL52;
    }
    CPy_Raise(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 114, CPyStatic_save___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r38 = CPyDef_save___record_of(cpy_r_r0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 116, CPyStatic_save___globals);
        goto CPyL60;
    }
    cpy_r_r39 = 2;
    cpy_r_r40 = CPyDef_record___resume(cpy_r_r38, cpy_r_game, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 116, CPyStatic_save___globals);
        goto CPyL60;
    }
    goto CPyL42;
CPyL29: ;
    cpy_r_r41 = CPy_CatchError();
    cpy_r_r42 = CPyStatic_save___globals;
    cpy_r_r43 = CPyStatics[4786]; /* 'BROKEN' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 117, CPyStatic_save___globals);
        goto CPyL40;
    }
    PyObject *__tmp9358;
    if (unlikely(!(PyTuple_Check(cpy_r_r44) && PyTuple_GET_SIZE(cpy_r_r44) == 6))) {
        __tmp9358 = NULL;
        goto __LL9359;
    }
    __tmp9358 = PyTuple_GET_ITEM(cpy_r_r44, 0);
    if (__tmp9358 == NULL) goto __LL9359;
    __tmp9358 = PyTuple_GET_ITEM(cpy_r_r44, 1);
    if (__tmp9358 == NULL) goto __LL9359;
    __tmp9358 = PyTuple_GET_ITEM(cpy_r_r44, 2);
    if (__tmp9358 == NULL) goto __LL9359;
    __tmp9358 = PyTuple_GET_ITEM(cpy_r_r44, 3);
    if (__tmp9358 == NULL) goto __LL9359;
    __tmp9358 = PyTuple_GET_ITEM(cpy_r_r44, 4);
    if (__tmp9358 == NULL) goto __LL9359;
    __tmp9358 = PyTuple_GET_ITEM(cpy_r_r44, 5);
    if (__tmp9358 == NULL) goto __LL9359;
    __tmp9358 = cpy_r_r44;
__LL9359: ;
    if (unlikely(__tmp9358 == NULL)) {
        CPy_TypeError("tuple[object, object, object, object, object, object]", cpy_r_r44); cpy_r_r45 = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp9360 = PyTuple_GET_ITEM(cpy_r_r44, 0);
        CPy_INCREF(__tmp9360);
        PyObject *__tmp9361;
        __tmp9361 = __tmp9360;
        cpy_r_r45.f0 = __tmp9361;
        PyObject *__tmp9362 = PyTuple_GET_ITEM(cpy_r_r44, 1);
        CPy_INCREF(__tmp9362);
        PyObject *__tmp9363;
        __tmp9363 = __tmp9362;
        cpy_r_r45.f1 = __tmp9363;
        PyObject *__tmp9364 = PyTuple_GET_ITEM(cpy_r_r44, 2);
        CPy_INCREF(__tmp9364);
        PyObject *__tmp9365;
        __tmp9365 = __tmp9364;
        cpy_r_r45.f2 = __tmp9365;
        PyObject *__tmp9366 = PyTuple_GET_ITEM(cpy_r_r44, 3);
        CPy_INCREF(__tmp9366);
        PyObject *__tmp9367;
        __tmp9367 = __tmp9366;
        cpy_r_r45.f3 = __tmp9367;
        PyObject *__tmp9368 = PyTuple_GET_ITEM(cpy_r_r44, 4);
        CPy_INCREF(__tmp9368);
        PyObject *__tmp9369;
        __tmp9369 = __tmp9368;
        cpy_r_r45.f4 = __tmp9369;
        PyObject *__tmp9370 = PyTuple_GET_ITEM(cpy_r_r44, 5);
        CPy_INCREF(__tmp9370);
        PyObject *__tmp9371;
        __tmp9371 = __tmp9370;
        cpy_r_r45.f5 = __tmp9371;
    }
    CPy_DecRef(cpy_r_r44);
    if (unlikely(cpy_r_r45.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 117, CPyStatic_save___globals);
        goto CPyL40;
    }
    cpy_r_r46 = PyTuple_New(6);
    if (unlikely(cpy_r_r46 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9372 = cpy_r_r45.f0;
    PyTuple_SET_ITEM(cpy_r_r46, 0, __tmp9372);
    PyObject *__tmp9373 = cpy_r_r45.f1;
    PyTuple_SET_ITEM(cpy_r_r46, 1, __tmp9373);
    PyObject *__tmp9374 = cpy_r_r45.f2;
    PyTuple_SET_ITEM(cpy_r_r46, 2, __tmp9374);
    PyObject *__tmp9375 = cpy_r_r45.f3;
    PyTuple_SET_ITEM(cpy_r_r46, 3, __tmp9375);
    PyObject *__tmp9376 = cpy_r_r45.f4;
    PyTuple_SET_ITEM(cpy_r_r46, 4, __tmp9376);
    PyObject *__tmp9377 = cpy_r_r45.f5;
    PyTuple_SET_ITEM(cpy_r_r46, 5, __tmp9377);
    cpy_r_r47 = CPy_ExceptionMatches(cpy_r_r46);
    CPy_DecRef(cpy_r_r46);
    if (!cpy_r_r47) goto CPyL38;
    cpy_r_r48 = CPy_GetExcValue();
    cpy_r_r49 = CPyStatics[4823]; /* 'the saved match cannot be continued: ' */
    cpy_r_r50 = CPyDef_record___in_words(cpy_r_r48);
    CPy_DecRef(cpy_r_r48);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 118, CPyStatic_save___globals);
        goto CPyL40;
    }
    cpy_r_r51 = CPyStr_Build(2, cpy_r_r49, cpy_r_r50);
    CPy_DecRef(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 118, CPyStatic_save___globals);
        goto CPyL40;
    }
    cpy_r_r52 = (PyObject *)CPyType_save___SaveError;
    PyObject *cpy_r_r53[1] = {cpy_r_r51};
    cpy_r_r54 = (PyObject **)&cpy_r_r53;
    cpy_r_r55 = PyObject_Vectorcall(cpy_r_r52, cpy_r_r54, 1, 0);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 118, CPyStatic_save___globals);
        goto CPyL61;
    }
    CPy_DecRef(cpy_r_r51);
    if (likely((Py_TYPE(cpy_r_r55) == CPyType_save___OtherRelease) || (Py_TYPE(cpy_r_r55) == CPyType_save___SaveError)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "load", 118, CPyStatic_save___globals, "serai.kernel.save.SaveError", cpy_r_r55);
        goto CPyL40;
    }
    CPy_Raise(cpy_r_r56);
    CPy_DecRef(cpy_r_r56);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 118, CPyStatic_save___globals);
        goto CPyL40;
    } else
        goto CPyL62;
CPyL37: ;
    CPy_Unreachable();
CPyL38: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL40;
    } else
        goto CPyL63;
CPyL39: ;
    CPy_Unreachable();
CPyL40: ;
    CPy_RestoreExcInfo(cpy_r_r41);
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    cpy_r_r57 = CPy_KeepPropagating();
    if (!cpy_r_r57) goto CPyL52;
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r58 = CPyDef_match___Match___digest(cpy_r_r40);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 119, CPyStatic_save___globals);
        goto CPyL64;
    }
    cpy_r_r59 = CPyStatics[4457]; /* 'digest' */
    cpy_r_r60 = CPyDict_GetItem(cpy_r_r0, cpy_r_r59);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 119, CPyStatic_save___globals);
        goto CPyL65;
    }
    cpy_r_r61 = PyObject_RichCompare(cpy_r_r58, cpy_r_r60, 3);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 119, CPyStatic_save___globals);
        goto CPyL66;
    }
    cpy_r_r62 = PyObject_IsTrue(cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    cpy_r_r63 = cpy_r_r62 >= 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 119, CPyStatic_save___globals);
        goto CPyL66;
    }
    cpy_r_r64 = cpy_r_r62;
    if (cpy_r_r64) {
        goto CPyL67;
    } else
        goto CPyL51;
CPyL47: ;
    cpy_r_r65 = CPyStatics[4824]; /* 'the saved match plays differently here: its digest does not fit' */
    cpy_r_r66 = (PyObject *)CPyType_save___SaveError;
    PyObject *cpy_r_r67[1] = {cpy_r_r65};
    cpy_r_r68 = (PyObject **)&cpy_r_r67;
    cpy_r_r69 = PyObject_Vectorcall(cpy_r_r66, cpy_r_r68, 1, 0);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 120, CPyStatic_save___globals);
        goto CPyL52;
    }
    if (likely((Py_TYPE(cpy_r_r69) == CPyType_save___OtherRelease) || (Py_TYPE(cpy_r_r69) == CPyType_save___SaveError)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "load", 120, CPyStatic_save___globals, "serai.kernel.save.SaveError", cpy_r_r69);
        goto CPyL52;
    }
    CPy_Raise(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load", 120, CPyStatic_save___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL51: ;
    return cpy_r_r40;
CPyL52: ;
    cpy_r_r71 = NULL;
    return cpy_r_r71;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL52;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL52;
CPyL55: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL52;
CPyL56: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL52;
CPyL57: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL52;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    goto CPyL52;
CPyL59: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL22;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL29;
CPyL61: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL40;
CPyL62: ;
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    goto CPyL37;
CPyL63: ;
    CPy_DecRef(cpy_r_r41.f0);
    CPy_DecRef(cpy_r_r41.f1);
    CPy_DecRef(cpy_r_r41.f2);
    goto CPyL39;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r40);
    goto CPyL52;
CPyL65: ;
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r58);
    goto CPyL52;
CPyL66: ;
    CPy_DecRef(cpy_r_r40);
    goto CPyL52;
CPyL67: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL47;
}
        
        PyObject *CPyPy_save___load(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"text", "game", 0};
            static CPyArg_Parser parser = {"OO:load", kwlist, 0};
            PyObject *obj_text;
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_text, &obj_game)) {
                return NULL;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *retval = CPyDef_save___load(arg_text, arg_game);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/save.py", "load", 104, CPyStatic_save___globals);
            return NULL;
        }
        
PyObject *CPyDef_save___load_older(PyObject *cpy_r_text, PyObject *cpy_r_game) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T3OOO cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_error;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    tuple_T6OOOOOO cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    cpy_r_r0 = CPyDef_save___read(cpy_r_text);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 126, CPyStatic_save___globals);
        goto CPyL32;
    }
    cpy_r_r1 = CPyDef_save____check_game(cpy_r_r0, cpy_r_game);
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 127, CPyStatic_save___globals);
        goto CPyL33;
    }
    cpy_r_r2 = CPyDef_save___record_of(cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 129, CPyStatic_save___globals);
        goto CPyL5;
    }
    cpy_r_r3 = CPyDef_record___carry_over(cpy_r_r2, cpy_r_game);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 129, CPyStatic_save___globals);
        goto CPyL5;
    } else
        goto CPyL34;
CPyL4: ;
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = CPy_CatchError();
    cpy_r_r5 = (PyObject *)CPyType_record___RecordError;
    cpy_r_r6 = CPy_ExceptionMatches(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL35;
    cpy_r_r7 = CPy_GetExcValue();
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_record___RecordError))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "load_older", 130, CPyStatic_save___globals, "serai.kernel.record.RecordError", cpy_r_r7);
        goto CPyL36;
    }
    cpy_r_error = cpy_r_r8;
    cpy_r_r9 = CPyStatics[4819]; /* 'this match follows version ' */
    cpy_r_r10 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r11 = CPyDict_GetItem(cpy_r_r0, cpy_r_r10);
    CPy_DecRef(cpy_r_r0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 132, CPyStatic_save___globals);
        goto CPyL37;
    }
    cpy_r_r12 = PyObject_Str(cpy_r_r11);
    CPy_DecRef(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 132, CPyStatic_save___globals);
        goto CPyL37;
    }
    cpy_r_r13 = CPyStatics[4820]; /* ' of the rules of ' */
    cpy_r_r14 = ((serai___kernel___game___GameObject *)cpy_r_game)->_name;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/kernel/save.py", "load_older", "Game", "name", 132, CPyStatic_save___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r14);
CPyL10: ;
    cpy_r_r15 = CPyStatics[4825]; /* ' and cannot be continued by version ' */
    cpy_r_r16 = ((serai___kernel___game___GameObject *)cpy_r_game)->_rules_version;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/save.py", "load_older", "Game", "rules_version", 133, CPyStatic_save___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL11: ;
    cpy_r_r17 = CPyTagged_Str(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 132, CPyStatic_save___globals);
        goto CPyL39;
    }
    cpy_r_r18 = CPyStatics[118]; /* ': ' */
    cpy_r_r19 = PyObject_Str(cpy_r_error);
    CPy_DecRef(cpy_r_error);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 132, CPyStatic_save___globals);
        goto CPyL40;
    }
    cpy_r_r20 = CPyStr_Build(8, cpy_r_r9, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r15, cpy_r_r17, cpy_r_r18, cpy_r_r19);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 132, CPyStatic_save___globals);
        goto CPyL30;
    }
    cpy_r_r21 = (PyObject *)CPyType_save___SaveError;
    PyObject *cpy_r_r22[1] = {cpy_r_r20};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = PyObject_Vectorcall(cpy_r_r21, cpy_r_r23, 1, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 131, CPyStatic_save___globals);
        goto CPyL41;
    }
    CPy_DecRef(cpy_r_r20);
    if (likely((Py_TYPE(cpy_r_r24) == CPyType_save___OtherRelease) || (Py_TYPE(cpy_r_r24) == CPyType_save___SaveError)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "load_older", 131, CPyStatic_save___globals, "serai.kernel.save.SaveError", cpy_r_r24);
        goto CPyL30;
    }
    CPy_Raise(cpy_r_r25);
    CPy_DecRef(cpy_r_r25);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 131, CPyStatic_save___globals);
        goto CPyL30;
    } else
        goto CPyL42;
CPyL17: ;
    CPy_Unreachable();
CPyL18: ;
    cpy_r_r26 = CPyStatic_save___globals;
    cpy_r_r27 = CPyStatics[4786]; /* 'BROKEN' */
    cpy_r_r28 = CPyDict_GetItem(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 135, CPyStatic_save___globals);
        goto CPyL30;
    }
    PyObject *__tmp9378;
    if (unlikely(!(PyTuple_Check(cpy_r_r28) && PyTuple_GET_SIZE(cpy_r_r28) == 6))) {
        __tmp9378 = NULL;
        goto __LL9379;
    }
    __tmp9378 = PyTuple_GET_ITEM(cpy_r_r28, 0);
    if (__tmp9378 == NULL) goto __LL9379;
    __tmp9378 = PyTuple_GET_ITEM(cpy_r_r28, 1);
    if (__tmp9378 == NULL) goto __LL9379;
    __tmp9378 = PyTuple_GET_ITEM(cpy_r_r28, 2);
    if (__tmp9378 == NULL) goto __LL9379;
    __tmp9378 = PyTuple_GET_ITEM(cpy_r_r28, 3);
    if (__tmp9378 == NULL) goto __LL9379;
    __tmp9378 = PyTuple_GET_ITEM(cpy_r_r28, 4);
    if (__tmp9378 == NULL) goto __LL9379;
    __tmp9378 = PyTuple_GET_ITEM(cpy_r_r28, 5);
    if (__tmp9378 == NULL) goto __LL9379;
    __tmp9378 = cpy_r_r28;
__LL9379: ;
    if (unlikely(__tmp9378 == NULL)) {
        CPy_TypeError("tuple[object, object, object, object, object, object]", cpy_r_r28); cpy_r_r29 = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp9380 = PyTuple_GET_ITEM(cpy_r_r28, 0);
        CPy_INCREF(__tmp9380);
        PyObject *__tmp9381;
        __tmp9381 = __tmp9380;
        cpy_r_r29.f0 = __tmp9381;
        PyObject *__tmp9382 = PyTuple_GET_ITEM(cpy_r_r28, 1);
        CPy_INCREF(__tmp9382);
        PyObject *__tmp9383;
        __tmp9383 = __tmp9382;
        cpy_r_r29.f1 = __tmp9383;
        PyObject *__tmp9384 = PyTuple_GET_ITEM(cpy_r_r28, 2);
        CPy_INCREF(__tmp9384);
        PyObject *__tmp9385;
        __tmp9385 = __tmp9384;
        cpy_r_r29.f2 = __tmp9385;
        PyObject *__tmp9386 = PyTuple_GET_ITEM(cpy_r_r28, 3);
        CPy_INCREF(__tmp9386);
        PyObject *__tmp9387;
        __tmp9387 = __tmp9386;
        cpy_r_r29.f3 = __tmp9387;
        PyObject *__tmp9388 = PyTuple_GET_ITEM(cpy_r_r28, 4);
        CPy_INCREF(__tmp9388);
        PyObject *__tmp9389;
        __tmp9389 = __tmp9388;
        cpy_r_r29.f4 = __tmp9389;
        PyObject *__tmp9390 = PyTuple_GET_ITEM(cpy_r_r28, 5);
        CPy_INCREF(__tmp9390);
        PyObject *__tmp9391;
        __tmp9391 = __tmp9390;
        cpy_r_r29.f5 = __tmp9391;
    }
    CPy_DecRef(cpy_r_r28);
    if (unlikely(cpy_r_r29.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 135, CPyStatic_save___globals);
        goto CPyL30;
    }
    cpy_r_r30 = PyTuple_New(6);
    if (unlikely(cpy_r_r30 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9392 = cpy_r_r29.f0;
    PyTuple_SET_ITEM(cpy_r_r30, 0, __tmp9392);
    PyObject *__tmp9393 = cpy_r_r29.f1;
    PyTuple_SET_ITEM(cpy_r_r30, 1, __tmp9393);
    PyObject *__tmp9394 = cpy_r_r29.f2;
    PyTuple_SET_ITEM(cpy_r_r30, 2, __tmp9394);
    PyObject *__tmp9395 = cpy_r_r29.f3;
    PyTuple_SET_ITEM(cpy_r_r30, 3, __tmp9395);
    PyObject *__tmp9396 = cpy_r_r29.f4;
    PyTuple_SET_ITEM(cpy_r_r30, 4, __tmp9396);
    PyObject *__tmp9397 = cpy_r_r29.f5;
    PyTuple_SET_ITEM(cpy_r_r30, 5, __tmp9397);
    cpy_r_r31 = CPy_ExceptionMatches(cpy_r_r30);
    CPy_DecRef(cpy_r_r30);
    if (!cpy_r_r31) goto CPyL28;
    cpy_r_r32 = CPy_GetExcValue();
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_record___RecordError))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "load_older", 135, CPyStatic_save___globals, "serai.kernel.record.RecordError", cpy_r_r32);
        goto CPyL30;
    }
    cpy_r_error = cpy_r_r33;
    cpy_r_r34 = CPyStatics[4823]; /* 'the saved match cannot be continued: ' */
    cpy_r_r35 = CPyDef_record___in_words(cpy_r_error);
    CPy_DecRef(cpy_r_error);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 136, CPyStatic_save___globals);
        goto CPyL30;
    }
    cpy_r_r36 = CPyStr_Build(2, cpy_r_r34, cpy_r_r35);
    CPy_DecRef(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 136, CPyStatic_save___globals);
        goto CPyL30;
    }
    cpy_r_r37 = (PyObject *)CPyType_save___SaveError;
    PyObject *cpy_r_r38[1] = {cpy_r_r36};
    cpy_r_r39 = (PyObject **)&cpy_r_r38;
    cpy_r_r40 = PyObject_Vectorcall(cpy_r_r37, cpy_r_r39, 1, 0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 136, CPyStatic_save___globals);
        goto CPyL43;
    }
    CPy_DecRef(cpy_r_r36);
    if (likely((Py_TYPE(cpy_r_r40) == CPyType_save___OtherRelease) || (Py_TYPE(cpy_r_r40) == CPyType_save___SaveError)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "load_older", 136, CPyStatic_save___globals, "serai.kernel.save.SaveError", cpy_r_r40);
        goto CPyL30;
    }
    CPy_Raise(cpy_r_r41);
    CPy_DecRef(cpy_r_r41);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 136, CPyStatic_save___globals);
        goto CPyL30;
    } else
        goto CPyL44;
CPyL27: ;
    CPy_Unreachable();
CPyL28: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL30;
    } else
        goto CPyL45;
CPyL29: ;
    CPy_Unreachable();
CPyL30: ;
    CPy_RestoreExcInfo(cpy_r_r4);
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPy_DecRef(cpy_r_r4.f2);
    cpy_r_r42 = CPy_KeepPropagating();
    if (!cpy_r_r42) goto CPyL32;
    CPy_Unreachable();
CPyL32: ;
    cpy_r_r43 = NULL;
    return cpy_r_r43;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL32;
CPyL34: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL4;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL18;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_error);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_error);
    CPy_DecRef(cpy_r_r12);
    goto CPyL30;
CPyL39: ;
    CPy_DecRef(cpy_r_error);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    goto CPyL30;
CPyL40: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    goto CPyL30;
CPyL41: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL30;
CPyL42: ;
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPy_DecRef(cpy_r_r4.f2);
    goto CPyL17;
CPyL43: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL30;
CPyL44: ;
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPy_DecRef(cpy_r_r4.f2);
    goto CPyL27;
CPyL45: ;
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPy_DecRef(cpy_r_r4.f2);
    goto CPyL29;
}
        
        PyObject *CPyPy_save___load_older(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"text", "game", 0};
            static CPyArg_Parser parser = {"OO:load_older", kwlist, 0};
            PyObject *obj_text;
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_text, &obj_game)) {
                return NULL;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *retval = CPyDef_save___load_older(arg_text, arg_game);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/save.py", "load_older", 124, CPyStatic_save___globals);
            return NULL;
        }
        
PyObject *CPyDef_save___record_of(PyObject *cpy_r_document) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T0 cpy_r_r2;
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
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    int64_t cpy_r_r54;
    CPyTagged cpy_r_origin;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyTagged cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    int32_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
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
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL50;
    }
    cpy_r_r1 = CPyStatics[4753]; /* 'earlier' */
    cpy_r_r2.empty_struct_error_flag = 0;
    cpy_r_r3 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r4 = CPyDict_Get(cpy_r_document, cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r5 = PyObject_GetIter(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL51;
    }
CPyL3: ;
    cpy_r_r6 = PyIter_Next(cpy_r_r5);
    if (cpy_r_r6 == NULL) goto CPyL52;
    cpy_r_r7 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r8 = PyObject_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL53;
    }
    cpy_r_r9 = CPyStatics[694]; /* 'content' */
    cpy_r_r10 = PyObject_GetItem(cpy_r_r6, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL54;
    }
    cpy_r_r11 = CPyStatics[1355]; /* 'choices' */
    cpy_r_r12 = PyObject_GetItem(cpy_r_r6, cpy_r_r11);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL55;
    }
    cpy_r_r13 = PySequence_Tuple(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL55;
    }
    cpy_r_r14 = CPyStatic_save___globals;
    cpy_r_r15 = CPyStatics[4734]; /* 'Earlier' */
    cpy_r_r16 = CPyDict_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL56;
    }
    PyObject *cpy_r_r17[3] = {cpy_r_r8, cpy_r_r10, cpy_r_r13};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = PyObject_Vectorcall(cpy_r_r16, cpy_r_r18, 3, 0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL56;
    }
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r13);
    if (likely(PyTuple_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals, "tuple", cpy_r_r19);
        goto CPyL57;
    }
    cpy_r_r21 = PyList_Append(cpy_r_r0, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL57;
    } else
        goto CPyL3;
CPyL12: ;
    cpy_r_r23 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 142, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r24 = PyList_AsTuple(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 141, CPyStatic_save___globals);
        goto CPyL50;
    }
    cpy_r_r25 = CPyStatics[4804]; /* 'turn_start' */
    cpy_r_r26 = CPyDict_GetItem(cpy_r_document, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 144, CPyStatic_save___globals);
        goto CPyL58;
    }
    cpy_r_r27 = CPyStatics[4737]; /* 'table' */
    cpy_r_r28 = CPyDict_GetItem(cpy_r_document, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 144, CPyStatic_save___globals);
        goto CPyL59;
    }
    cpy_r_r29 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r30 = CPyDict_GetItem(cpy_r_document, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 144, CPyStatic_save___globals);
        goto CPyL60;
    }
    cpy_r_r31 = CPyStatic_save___globals;
    cpy_r_r32 = CPyStatics[4796]; /* 'KeptTurn' */
    cpy_r_r33 = CPyDict_GetItem(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 144, CPyStatic_save___globals);
        goto CPyL61;
    }
    PyObject *cpy_r_r34[3] = {cpy_r_r26, cpy_r_r28, cpy_r_r30};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = PyObject_Vectorcall(cpy_r_r33, cpy_r_r35, 3, 0);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 144, CPyStatic_save___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r30);
    if (likely(PyTuple_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "record_of", 144, CPyStatic_save___globals, "tuple", cpy_r_r36);
        goto CPyL58;
    }
    cpy_r_r38 = PyList_New(1);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 144, CPyStatic_save___globals);
        goto CPyL62;
    }
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    *(PyObject * *)cpy_r_r40 = cpy_r_r37;
    cpy_r_r41 = 0;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = 0;
CPyL22: ;
    cpy_r_r45 = cpy_r_r44 < cpy_r_r43;
    if (!cpy_r_r45) goto CPyL28;
    cpy_r_r46 = CPySequenceTuple_GetItemUnsafe(cpy_r_r24, cpy_r_r44);
    if (likely(PyTuple_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "record_of", 145, CPyStatic_save___globals, "tuple", cpy_r_r46);
        goto CPyL63;
    }
    cpy_r_r48 = CPySequenceTuple_GetItem(cpy_r_r47, 4);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 145, CPyStatic_save___globals);
        goto CPyL63;
    }
    if (likely(PyTuple_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "record_of", 145, CPyStatic_save___globals, "tuple", cpy_r_r48);
        goto CPyL63;
    }
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r52 = cpy_r_r51 << 1;
    cpy_r_r53 = CPyTagged_Add(cpy_r_r41, cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_r41 = cpy_r_r53;
    cpy_r_r54 = cpy_r_r44 + 1;
    cpy_r_r44 = cpy_r_r54;
    goto CPyL22;
CPyL28: ;
    cpy_r_origin = cpy_r_r41;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r56 << 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL64;
    cpy_r_r59 = CPyStatics[4804]; /* 'turn_start' */
    cpy_r_r60 = CPyDict_GetItem(cpy_r_document, cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 146, CPyStatic_save___globals);
        goto CPyL65;
    }
    CPyTagged_INCREF(cpy_r_origin);
    cpy_r_r61 = CPyTagged_StealAsObject(cpy_r_origin);
    cpy_r_r62 = PyObject_RichCompare(cpy_r_r60, cpy_r_r61, 3);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 146, CPyStatic_save___globals);
        goto CPyL65;
    }
    cpy_r_r63 = PyObject_IsTrue(cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r64 = cpy_r_r63 >= 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 146, CPyStatic_save___globals);
        goto CPyL65;
    }
    cpy_r_r65 = cpy_r_r63;
    if (!cpy_r_r65) goto CPyL64;
    cpy_r_r66 = CPyStatics[4806]; /* 'origin_table' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_document, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 147, CPyStatic_save___globals);
        goto CPyL65;
    }
    cpy_r_r68 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_document, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 147, CPyStatic_save___globals);
        goto CPyL66;
    }
    cpy_r_r70 = CPyStatic_save___globals;
    cpy_r_r71 = CPyStatics[4796]; /* 'KeptTurn' */
    cpy_r_r72 = CPyDict_GetItem(cpy_r_r70, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 147, CPyStatic_save___globals);
        goto CPyL67;
    }
    cpy_r_r73 = CPyTagged_StealAsObject(cpy_r_origin);
    PyObject *cpy_r_r74[3] = {cpy_r_r73, cpy_r_r67, cpy_r_r69};
    cpy_r_r75 = (PyObject **)&cpy_r_r74;
    cpy_r_r76 = PyObject_Vectorcall(cpy_r_r72, cpy_r_r75, 3, 0);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 147, CPyStatic_save___globals);
        goto CPyL68;
    }
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r69);
    if (likely(PyTuple_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "record_of", 147, CPyStatic_save___globals, "tuple", cpy_r_r76);
        goto CPyL69;
    }
    cpy_r_r78 = CPyList_Insert(cpy_r_r38, 0, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 147, CPyStatic_save___globals);
        goto CPyL69;
    }
CPyL39: ;
    cpy_r_r80 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r81 = CPyDict_GetItem(cpy_r_document, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 149, CPyStatic_save___globals);
        goto CPyL69;
    }
    cpy_r_r82 = CPyStatics[694]; /* 'content' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_document, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 150, CPyStatic_save___globals);
        goto CPyL70;
    }
    cpy_r_r84 = CPyStatics[317]; /* 'players' */
    cpy_r_r85 = CPyDict_GetItem(cpy_r_document, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 151, CPyStatic_save___globals);
        goto CPyL71;
    }
    cpy_r_r86 = CPyStatics[325]; /* 'settings' */
    cpy_r_r87 = CPyDict_GetItem(cpy_r_document, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 152, CPyStatic_save___globals);
        goto CPyL72;
    }
    cpy_r_r88 = CPyStatics[4678]; /* 'seed' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_document, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 153, CPyStatic_save___globals);
        goto CPyL73;
    }
    cpy_r_r90 = CPyStatics[4752]; /* 'given' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_document, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 154, CPyStatic_save___globals);
        goto CPyL74;
    }
    cpy_r_r92 = CPyStatics[1355]; /* 'choices' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_document, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 156, CPyStatic_save___globals);
        goto CPyL75;
    }
    cpy_r_r94 = CPyStatic_save___globals;
    cpy_r_r95 = CPyStatics[4797]; /* 'Record' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 148, CPyStatic_save___globals);
        goto CPyL76;
    }
    PyObject *cpy_r_r97[9] = {
        cpy_r_r81, cpy_r_r83, cpy_r_r85, cpy_r_r87, cpy_r_r89,
        cpy_r_r91, cpy_r_r24, cpy_r_r93, cpy_r_r38
    };
    cpy_r_r98 = (PyObject **)&cpy_r_r97;
    cpy_r_r99 = PyObject_Vectorcall(cpy_r_r96, cpy_r_r98, 9, 0);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 148, CPyStatic_save___globals);
        goto CPyL76;
    }
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r38);
    if (likely(PyTuple_Check(cpy_r_r99)))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "record_of", 148, CPyStatic_save___globals, "tuple", cpy_r_r99);
        goto CPyL50;
    }
    return cpy_r_r100;
CPyL50: ;
    cpy_r_r101 = NULL;
    return cpy_r_r101;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL50;
CPyL52: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL12;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL50;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL50;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    goto CPyL50;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    goto CPyL50;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL50;
CPyL58: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL50;
CPyL59: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    goto CPyL50;
CPyL60: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r28);
    goto CPyL50;
CPyL61: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    goto CPyL50;
CPyL62: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r37);
    goto CPyL50;
CPyL63: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL50;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_origin);
    goto CPyL39;
CPyL65: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_origin);
    goto CPyL50;
CPyL66: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_origin);
    CPy_DecRef(cpy_r_r67);
    goto CPyL50;
CPyL67: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_origin);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r69);
    goto CPyL50;
CPyL68: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r73);
    goto CPyL50;
CPyL69: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    goto CPyL50;
CPyL70: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r81);
    goto CPyL50;
CPyL71: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    goto CPyL50;
CPyL72: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r85);
    goto CPyL50;
CPyL73: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r87);
    goto CPyL50;
CPyL74: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    goto CPyL50;
CPyL75: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    goto CPyL50;
CPyL76: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r93);
    goto CPyL50;
}
        
        PyObject *CPyPy_save___record_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"document", 0};
            static CPyArg_Parser parser = {"O:record_of", kwlist, 0};
            PyObject *obj_document;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_document)) {
                return NULL;
            }
            PyObject *arg_document;
            if (likely(PyDict_Check(obj_document)))
                arg_document = obj_document;
            else {
                CPy_TypeError("dict", obj_document); 
                goto fail;
            }
            PyObject *retval = CPyDef_save___record_of(arg_document);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/save.py", "record_of", 139, CPyStatic_save___globals);
            return NULL;
        }
        
char CPyDef_save____check_game(PyObject *cpy_r_document, PyObject *cpy_r_game) {
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
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    cpy_r_r0 = CPyStatics[4751]; /* 'game' */
    cpy_r_r1 = CPyDict_GetItem(cpy_r_document, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_check_game", 162, CPyStatic_save___globals);
        goto CPyL14;
    }
    cpy_r_r2 = ((serai___kernel___game___GameObject *)cpy_r_game)->_name;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/save.py", "_check_game", "Game", "name", 162, CPyStatic_save___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = PyObject_RichCompare(cpy_r_r1, cpy_r_r2, 3);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_check_game", 162, CPyStatic_save___globals);
        goto CPyL14;
    }
    cpy_r_r4 = PyObject_IsTrue(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 >= 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_check_game", 162, CPyStatic_save___globals);
        goto CPyL14;
    }
    cpy_r_r6 = cpy_r_r4;
    if (!cpy_r_r6) goto CPyL13;
    cpy_r_r7 = CPyStatics[4826]; /* 'this is a match of ' */
    cpy_r_r8 = CPyStatics[4751]; /* 'game' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_document, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_check_game", 163, CPyStatic_save___globals);
        goto CPyL14;
    }
    cpy_r_r10 = PyObject_Str(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_check_game", 163, CPyStatic_save___globals);
        goto CPyL14;
    }
    cpy_r_r11 = CPyStatics[4827]; /* ', not of ' */
    cpy_r_r12 = ((serai___kernel___game___GameObject *)cpy_r_game)->_name;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/kernel/save.py", "_check_game", "Game", "name", 163, CPyStatic_save___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r12);
CPyL8: ;
    cpy_r_r13 = CPyStr_Build(4, cpy_r_r7, cpy_r_r10, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_check_game", 163, CPyStatic_save___globals);
        goto CPyL14;
    }
    cpy_r_r14 = (PyObject *)CPyType_save___SaveError;
    PyObject *cpy_r_r15[1] = {cpy_r_r13};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_Vectorcall(cpy_r_r14, cpy_r_r16, 1, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_check_game", 163, CPyStatic_save___globals);
        goto CPyL17;
    }
    CPy_DECREF(cpy_r_r13);
    if (likely((Py_TYPE(cpy_r_r17) == CPyType_save___OtherRelease) || (Py_TYPE(cpy_r_r17) == CPyType_save___SaveError)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "_check_game", 163, CPyStatic_save___globals, "serai.kernel.save.SaveError", cpy_r_r17);
        goto CPyL14;
    }
    CPy_Raise(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_check_game", 163, CPyStatic_save___globals);
        goto CPyL14;
    }
    CPy_Unreachable();
CPyL13: ;
    return 1;
CPyL14: ;
    cpy_r_r19 = 2;
    return cpy_r_r19;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL14;
CPyL17: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL14;
}
        
        PyObject *CPyPy_save____check_game(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"document", "game", 0};
            static CPyArg_Parser parser = {"OO:_check_game", kwlist, 0};
            PyObject *obj_document;
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_document, &obj_game)) {
                return NULL;
            }
            PyObject *arg_document;
            if (likely(PyDict_Check(obj_document)))
                arg_document = obj_document;
            else {
                CPy_TypeError("dict", obj_document); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            char retval = CPyDef_save____check_game(arg_document, arg_game);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/save.py", "_check_game", 161, CPyStatic_save___globals);
            return NULL;
        }
        
PyObject *CPyDef_save____checksum(PyObject *cpy_r_document) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T2OO cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
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
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = CPyStatics[160]; /* ',' */
    cpy_r_r1 = CPyStatics[143]; /* ':' */
    CPy_INCREF(cpy_r_r0);
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2.f0 = cpy_r_r0;
    cpy_r_r2.f1 = cpy_r_r1;
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_json);
    cpy_r_r4 = CPyStatics[4808]; /* 'dumps' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_checksum", 167, CPyStatic_save___globals);
        goto CPyL10;
    }
    cpy_r_r6 = 1 ? Py_True : Py_False;
    cpy_r_r7 = PyTuple_New(2);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9398 = cpy_r_r2.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp9398);
    PyObject *__tmp9399 = cpy_r_r2.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp9399);
    PyObject *cpy_r_r8[3] = {cpy_r_document, cpy_r_r6, cpy_r_r7};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = CPyStatics[5729]; /* ('sort_keys', 'separators') */
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r9, 1, cpy_r_r10);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_checksum", 167, CPyStatic_save___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r7);
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "_checksum", 167, CPyStatic_save___globals, "str", cpy_r_r11);
        goto CPyL9;
    }
    cpy_r_r13 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r14 = CPyStatics[4452]; /* 'surrogatepass' */
    cpy_r_r15 = CPy_Encode(cpy_r_r12, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_checksum", 168, CPyStatic_save___globals);
        goto CPyL9;
    }
    cpy_r_r16 = CPyStatic_save___globals;
    cpy_r_r17 = CPyStatics[4454]; /* 'blake2b' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_checksum", 168, CPyStatic_save___globals);
        goto CPyL12;
    }
    cpy_r_r19 = CPyStatics[4920]; /* 8 */
    PyObject *cpy_r_r20[2] = {cpy_r_r15, cpy_r_r19};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = CPyStatics[5677]; /* ('digest_size',) */
    cpy_r_r23 = PyObject_Vectorcall(cpy_r_r18, cpy_r_r21, 1, cpy_r_r22);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_checksum", 168, CPyStatic_save___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r15);
    cpy_r_r24 = CPyStatics[4456]; /* 'hexdigest' */
    PyObject *cpy_r_r25[1] = {cpy_r_r23};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_VectorcallMethod(cpy_r_r24, cpy_r_r26, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "_checksum", 168, CPyStatic_save___globals);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r23);
    if (likely(PyUnicode_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/save.py", "_checksum", 168, CPyStatic_save___globals, "str", cpy_r_r27);
        goto CPyL9;
    }
    return cpy_r_r28;
CPyL9: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL10: ;
    CPy_DecRef(cpy_r_r2.f0);
    CPy_DecRef(cpy_r_r2.f1);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL9;
CPyL12: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL9;
CPyL13: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL9;
}
        
        PyObject *CPyPy_save____checksum(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"document", 0};
            static CPyArg_Parser parser = {"O:_checksum", kwlist, 0};
            PyObject *obj_document;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_document)) {
                return NULL;
            }
            PyObject *arg_document;
            if (likely(PyDict_Check(obj_document)))
                arg_document = obj_document;
            else {
                CPy_TypeError("dict", obj_document); 
                goto fail;
            }
            PyObject *retval = CPyDef_save____checksum(arg_document);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/save.py", "_checksum", 166, CPyStatic_save___globals);
            return NULL;
        }
        
char CPyDef_save_____top_level__(void) {
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
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    int32_t cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    tuple_T13OOOOOOOOOOOOO cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    tuple_T2OO cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
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
    int32_t cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    int32_t cpy_r_r145;
    char cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    int32_t cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 1, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 1, CPyStatic_save___globals);
        goto CPyL51;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_save___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 10, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_json;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {12};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[5730]; /* (('json', 'json', 'json'),) */
    cpy_r_r17 = CPyStatic_save___globals;
    cpy_r_r18 = CPyStatics[4829]; /* 'src/serai/kernel/save.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL51;
    cpy_r_r21 = CPyStatics[5675]; /* ('blake2b',) */
    cpy_r_r22 = CPyStatics[4461]; /* 'hashlib' */
    cpy_r_r23 = CPyStatic_save___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 13, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r25 = (void *)&CPyModule_hashlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[5000]; /* ('Any',) */
    cpy_r_r27 = CPyStatics[47]; /* 'typing' */
    cpy_r_r28 = CPyStatic_save___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 14, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r30 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r32 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r33 = CPyModuleLockAPI_serai;
    cpy_r_r34 = CPyImport_IsInitialized(cpy_r_r32);
    if (!cpy_r_r34) goto CPyL11;
    cpy_r_r35 = PyImport_GetModuleDict();
    cpy_r_r36 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r37 = CPyDict_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 16, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r38 = cpy_r_r37;
    goto CPyL15;
CPyL11: ;
    cpy_r_r39 = CPyInitOnly_serai___kernel___game;
    cpy_r_r40 = CPyExec_serai___kernel___game;
    cpy_r_r41 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 16, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r45 = CPyStatics[8]; /* '__file__' */
    cpy_r_r46 = CPyObject_GetAttr(cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 16, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r47 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r48 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r49 = CPyImport_ImportNative(cpy_r_r48, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r31, cpy_r_r32, cpy_r_r33, cpy_r_r46, cpy_r_r47, 0);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 16, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r38 = cpy_r_r49;
CPyL15: ;
    cpy_r_r50 = CPyStatics[5001]; /* ('Game',) */
    cpy_r_r51 = CPyStatic_save___globals;
    cpy_r_r52 = CPyImport_GetNativeAttrs(cpy_r_r38, cpy_r_r50, cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 16, CPyStatic_save___globals);
        goto CPyL51;
    } else
        goto CPyL52;
CPyL16: ;
    cpy_r_r53 = (void *)&CPyModule_serai___kernel___match;
    cpy_r_r54 = (void *)&CPyImportState_serai___kernel___match;
    cpy_r_r55 = CPyModuleLockAPI_serai;
    cpy_r_r56 = CPyImport_IsInitialized(cpy_r_r54);
    if (!cpy_r_r56) goto CPyL19;
    cpy_r_r57 = PyImport_GetModuleDict();
    cpy_r_r58 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 17, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r60 = cpy_r_r59;
    goto CPyL23;
CPyL19: ;
    cpy_r_r61 = CPyInitOnly_serai___kernel___match;
    cpy_r_r62 = CPyExec_serai___kernel___match;
    cpy_r_r63 = (PyObject **)&CPyModule_serai___kernel___match__internal;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 17, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r67 = CPyStatics[8]; /* '__file__' */
    cpy_r_r68 = CPyObject_GetAttr(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 17, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r69 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r70 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r71 = CPyImport_ImportNative(cpy_r_r70, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r53, cpy_r_r54, cpy_r_r55, cpy_r_r68, cpy_r_r69, 0);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 17, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r60 = cpy_r_r71;
CPyL23: ;
    cpy_r_r72 = CPyStatics[5731]; /* ('Earlier', 'Match') */
    cpy_r_r73 = CPyStatic_save___globals;
    cpy_r_r74 = CPyImport_GetNativeAttrs(cpy_r_r60, cpy_r_r72, cpy_r_r72, cpy_r_r73);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 17, CPyStatic_save___globals);
        goto CPyL51;
    } else
        goto CPyL53;
CPyL24: ;
    cpy_r_r75 = (void *)&CPyModule_serai___kernel___record;
    cpy_r_r76 = (void *)&CPyImportState_serai___kernel___record;
    cpy_r_r77 = CPyModuleLockAPI_serai;
    cpy_r_r78 = CPyImport_IsInitialized(cpy_r_r76);
    if (!cpy_r_r78) goto CPyL27;
    cpy_r_r79 = PyImport_GetModuleDict();
    cpy_r_r80 = CPyStatics[4794]; /* 'serai.kernel.record' */
    cpy_r_r81 = CPyDict_GetItem(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 18, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r82 = cpy_r_r81;
    goto CPyL31;
CPyL27: ;
    cpy_r_r83 = CPyInitOnly_serai___kernel___record;
    cpy_r_r84 = CPyExec_serai___kernel___record;
    cpy_r_r85 = (PyObject **)&CPyModule_serai___kernel___record__internal;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 18, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r89 = CPyStatics[8]; /* '__file__' */
    cpy_r_r90 = CPyObject_GetAttr(cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 18, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r91 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r92 = CPyStatics[4794]; /* 'serai.kernel.record' */
    cpy_r_r93 = CPyImport_ImportNative(cpy_r_r92, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r75, cpy_r_r76, cpy_r_r77, cpy_r_r90, cpy_r_r91, 0);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 18, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r82 = cpy_r_r93;
CPyL31: ;
    cpy_r_r94 = CPyStatics[5732]; /* ('BROKEN', 'CarriedOver', 'KeptTurn', 'Record', 'RecordError', 'carry_over', 'choice_of', 'in_words', 'resume') */
    cpy_r_r95 = CPyStatic_save___globals;
    cpy_r_r96 = CPyImport_GetNativeAttrs(cpy_r_r82, cpy_r_r94, cpy_r_r94, cpy_r_r95);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 18, CPyStatic_save___globals);
        goto CPyL51;
    } else
        goto CPyL54;
CPyL32: ;
    cpy_r_r97 = CPyStatic_save___globals;
    cpy_r_r98 = CPyStatics[4803]; /* 'FORMAT' */
    cpy_r_r99 = CPyStatics[4897]; /* 1 */
    cpy_r_r100 = CPyDict_SetItem(cpy_r_r97, cpy_r_r98, cpy_r_r99);
    cpy_r_r101 = cpy_r_r100 >= 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 30, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r102 = CPyStatics[4802]; /* 'serai' */
    cpy_r_r103 = CPyStatics[4751]; /* 'game' */
    cpy_r_r104 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r105 = CPyStatics[694]; /* 'content' */
    cpy_r_r106 = CPyStatics[317]; /* 'players' */
    cpy_r_r107 = CPyStatics[325]; /* 'settings' */
    cpy_r_r108 = CPyStatics[4678]; /* 'seed' */
    cpy_r_r109 = CPyStatics[4752]; /* 'given' */
    cpy_r_r110 = CPyStatics[1355]; /* 'choices' */
    cpy_r_r111 = CPyStatics[4804]; /* 'turn_start' */
    cpy_r_r112 = CPyStatics[4737]; /* 'table' */
    cpy_r_r113 = CPyStatics[4457]; /* 'digest' */
    cpy_r_r114 = CPyStatics[4807]; /* 'check' */
    CPy_INCREF(cpy_r_r102);
    CPy_INCREF(cpy_r_r103);
    CPy_INCREF(cpy_r_r104);
    CPy_INCREF(cpy_r_r105);
    CPy_INCREF(cpy_r_r106);
    CPy_INCREF(cpy_r_r107);
    CPy_INCREF(cpy_r_r108);
    CPy_INCREF(cpy_r_r109);
    CPy_INCREF(cpy_r_r110);
    CPy_INCREF(cpy_r_r111);
    CPy_INCREF(cpy_r_r112);
    CPy_INCREF(cpy_r_r113);
    CPy_INCREF(cpy_r_r114);
    cpy_r_r115.f0 = cpy_r_r102;
    cpy_r_r115.f1 = cpy_r_r103;
    cpy_r_r115.f2 = cpy_r_r104;
    cpy_r_r115.f3 = cpy_r_r105;
    cpy_r_r115.f4 = cpy_r_r106;
    cpy_r_r115.f5 = cpy_r_r107;
    cpy_r_r115.f6 = cpy_r_r108;
    cpy_r_r115.f7 = cpy_r_r109;
    cpy_r_r115.f8 = cpy_r_r110;
    cpy_r_r115.f9 = cpy_r_r111;
    cpy_r_r115.f10 = cpy_r_r112;
    cpy_r_r115.f11 = cpy_r_r113;
    cpy_r_r115.f12 = cpy_r_r114;
    cpy_r_r116 = PyTuple_New(13);
    if (unlikely(cpy_r_r116 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9400 = cpy_r_r115.f0;
    PyTuple_SET_ITEM(cpy_r_r116, 0, __tmp9400);
    PyObject *__tmp9401 = cpy_r_r115.f1;
    PyTuple_SET_ITEM(cpy_r_r116, 1, __tmp9401);
    PyObject *__tmp9402 = cpy_r_r115.f2;
    PyTuple_SET_ITEM(cpy_r_r116, 2, __tmp9402);
    PyObject *__tmp9403 = cpy_r_r115.f3;
    PyTuple_SET_ITEM(cpy_r_r116, 3, __tmp9403);
    PyObject *__tmp9404 = cpy_r_r115.f4;
    PyTuple_SET_ITEM(cpy_r_r116, 4, __tmp9404);
    PyObject *__tmp9405 = cpy_r_r115.f5;
    PyTuple_SET_ITEM(cpy_r_r116, 5, __tmp9405);
    PyObject *__tmp9406 = cpy_r_r115.f6;
    PyTuple_SET_ITEM(cpy_r_r116, 6, __tmp9406);
    PyObject *__tmp9407 = cpy_r_r115.f7;
    PyTuple_SET_ITEM(cpy_r_r116, 7, __tmp9407);
    PyObject *__tmp9408 = cpy_r_r115.f8;
    PyTuple_SET_ITEM(cpy_r_r116, 8, __tmp9408);
    PyObject *__tmp9409 = cpy_r_r115.f9;
    PyTuple_SET_ITEM(cpy_r_r116, 9, __tmp9409);
    PyObject *__tmp9410 = cpy_r_r115.f10;
    PyTuple_SET_ITEM(cpy_r_r116, 10, __tmp9410);
    PyObject *__tmp9411 = cpy_r_r115.f11;
    PyTuple_SET_ITEM(cpy_r_r116, 11, __tmp9411);
    PyObject *__tmp9412 = cpy_r_r115.f12;
    PyTuple_SET_ITEM(cpy_r_r116, 12, __tmp9412);
    cpy_r_r117 = PyFrozenSet_New(cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 31, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r118 = CPyStatic_save___globals;
    cpy_r_r119 = CPyStatics[4815]; /* '_KEYS' */
    cpy_r_r120 = CPyDict_SetItem(cpy_r_r118, cpy_r_r119, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 31, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r122 = CPyStatics[4753]; /* 'earlier' */
    cpy_r_r123 = CPyStatics[4806]; /* 'origin_table' */
    CPy_INCREF(cpy_r_r122);
    CPy_INCREF(cpy_r_r123);
    cpy_r_r124.f0 = cpy_r_r122;
    cpy_r_r124.f1 = cpy_r_r123;
    cpy_r_r125 = PyTuple_New(2);
    if (unlikely(cpy_r_r125 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9413 = cpy_r_r124.f0;
    PyTuple_SET_ITEM(cpy_r_r125, 0, __tmp9413);
    PyObject *__tmp9414 = cpy_r_r124.f1;
    PyTuple_SET_ITEM(cpy_r_r125, 1, __tmp9414);
    cpy_r_r126 = PyFrozenSet_New(cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 48, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r127 = CPyStatic_save___globals;
    cpy_r_r128 = CPyStatics[4816]; /* '_KEYS_OF_EARLIER' */
    cpy_r_r129 = CPyDict_SetItem(cpy_r_r127, cpy_r_r128, cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 48, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r131 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r132 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r133 = CPyObject_GetAttr(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 51, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r134 = PyTuple_Pack(1, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 51, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r135 = CPyStatics[4834]; /* 'serai.kernel.save' */
    cpy_r_r136 = (PyObject *)CPyType_save___SaveError_template;
    cpy_r_r137 = CPyType_FromTemplate(cpy_r_r136, cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 51, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r138 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r139 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r140 = PyTuple_Pack(1, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 51, CPyStatic_save___globals);
        goto CPyL55;
    }
    cpy_r_r141 = PyObject_SetAttr(cpy_r_r137, cpy_r_r138, cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    cpy_r_r142 = cpy_r_r141 >= 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 51, CPyStatic_save___globals);
        goto CPyL55;
    }
    CPyType_save___SaveError = (PyTypeObject *)cpy_r_r137;
    CPy_INCREF(CPyType_save___SaveError);
    cpy_r_r143 = CPyStatic_save___globals;
    cpy_r_r144 = CPyStatics[4835]; /* 'SaveError' */
    cpy_r_r145 = PyDict_SetItem(cpy_r_r143, cpy_r_r144, cpy_r_r137);
    cpy_r_r146 = cpy_r_r145 >= 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 51, CPyStatic_save___globals);
        goto CPyL55;
    }
    cpy_r_r147 = CPy_InitSubclass(cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 51, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r148 = (PyObject *)CPyType_save___SaveError;
    cpy_r_r149 = PyTuple_Pack(1, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 55, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r150 = CPyStatics[4834]; /* 'serai.kernel.save' */
    cpy_r_r151 = (PyObject *)CPyType_save___OtherRelease_template;
    cpy_r_r152 = CPyType_FromTemplate(cpy_r_r151, cpy_r_r149, cpy_r_r150);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 55, CPyStatic_save___globals);
        goto CPyL51;
    }
    cpy_r_r153 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r154 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r155 = PyTuple_Pack(1, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 55, CPyStatic_save___globals);
        goto CPyL56;
    }
    cpy_r_r156 = PyObject_SetAttr(cpy_r_r152, cpy_r_r153, cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 55, CPyStatic_save___globals);
        goto CPyL56;
    }
    CPyType_save___OtherRelease = (PyTypeObject *)cpy_r_r152;
    CPy_INCREF(CPyType_save___OtherRelease);
    cpy_r_r158 = CPyStatic_save___globals;
    cpy_r_r159 = CPyStatics[4836]; /* 'OtherRelease' */
    cpy_r_r160 = PyDict_SetItem(cpy_r_r158, cpy_r_r159, cpy_r_r152);
    cpy_r_r161 = cpy_r_r160 >= 0;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 55, CPyStatic_save___globals);
        goto CPyL56;
    }
    cpy_r_r162 = CPy_InitSubclass(cpy_r_r152);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/kernel/save.py", "<module>", 55, CPyStatic_save___globals);
        goto CPyL51;
    }
    return 1;
CPyL51: ;
    cpy_r_r163 = 2;
    return cpy_r_r163;
CPyL52: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL16;
CPyL53: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL24;
CPyL54: ;
    CPy_DECREF(cpy_r_r96);
    goto CPyL32;
CPyL55: ;
    CPy_DecRef(cpy_r_r137);
    goto CPyL51;
CPyL56: ;
    CPy_DecRef(cpy_r_r152);
    goto CPyL51;
}

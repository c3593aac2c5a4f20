#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef levels___UnknownBot_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
levels___UnknownBot_traverse(serai___bots___levels___UnknownBotObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_levels___UnknownBot->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_levels___UnknownBot_clear_subtype(PyObject *cpy_r_self)
{
    serai___bots___levels___UnknownBotObject *self = (serai___bots___levels___UnknownBotObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_levels___UnknownBot_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_levels___UnknownBot_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_levels___UnknownBot->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_levels___UnknownBot_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___bots___levels___UnknownBotObject *self = (serai___bots___levels___UnknownBotObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_levels___UnknownBot_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_levels___UnknownBot_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_levels___UnknownBot->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
levels___UnknownBot_dealloc(serai___bots___levels___UnknownBotObject *self)
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
    CPyDef_levels___UnknownBot_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_levels___UnknownBot->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_levels___UnknownBot->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef levels___UnknownBot_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef levels___UnknownBot_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_levels___UnknownBot_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "UnknownBot",
    .tp_dealloc = (destructor)levels___UnknownBot_dealloc,
    .tp_traverse = (traverseproc)levels___UnknownBot_traverse,
    .tp_clear = (inquiry)CPyDef_levels___UnknownBot_clear,
    .tp_getset = levels___UnknownBot_getseters,
    .tp_methods = levels___UnknownBot_methods,
    .tp_members = levels___UnknownBot_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("UnknownBot()\n--\n\n"),
};
static PyTypeObject *CPyType_levels___UnknownBot_template = &CPyType_levels___UnknownBot_template_;

static PyMethodDef levelsmodule_methods[] = {
    {"easy", (PyCFunction)CPyPy_levels___easy, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("easy(seed)\n--\n\n") /* docstring */},
    {"medium", (PyCFunction)CPyPy_levels___medium, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("medium(seed)\n--\n\n") /* docstring */},
    {"hard", (PyCFunction)CPyPy_levels___hard, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
    {"expert", (PyCFunction)CPyPy_levels___expert, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
    {"make_bot", (PyCFunction)CPyPy_levels___make_bot, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("make_bot(name, seed)\n--\n\n") /* docstring */},
    {"_numbers", (PyCFunction)CPyPy_levels____numbers, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_numbers(kind, text)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___bots___levels__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___bots___levels__internal, "__name__");
    CPyStatic_levels___globals = PyModule_GetDict(CPyModule_serai___bots___levels__internal);
    if (unlikely(CPyStatic_levels___globals == NULL))
        goto fail;
    char result = CPyDef_levels_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___bots___levels__internal);
    Py_CLEAR(modname);
    CPyStatic_levels___serai___bots___levels___hard___seconds = -113.0;
    CPyStatic_levels___serai___bots___levels___expert___seconds = -113.0;
    Py_CLEAR(CPyType_levels___UnknownBot);
    return -1;
}
int CPyExec_serai___bots___levels(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___bots___levels__impl, &CPyImportState_serai___bots___levels, &CPyModule_serai___bots___levels);
}
static struct PyModuleDef levelsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.bots.levels",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    levelsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___bots___levels(void)
{
    if (CPyModule_serai___bots___levels__internal) {
        Py_INCREF(CPyModule_serai___bots___levels__internal);
        return CPyModule_serai___bots___levels__internal;
    }
    CPyModule_serai___bots___levels__internal = PyModule_Create(&levelsmodule);
    return CPyModule_serai___bots___levels__internal;
}

PyObject *CPyInit_serai___bots___levels(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___bots___levels__internal) {
        Py_INCREF(CPyModule_serai___bots___levels__internal);
        return CPyModule_serai___bots___levels__internal;
    }
    CPyModule_serai___bots___levels__internal = PyModule_Create(&levelsmodule);
    if (unlikely(CPyModule_serai___bots___levels__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.bots.levels");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___bots___levels__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___bots___levels__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___bots___levels__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___bots___levels(CPyModule_serai___bots___levels__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___bots___levels__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.bots.levels");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___bots___levels__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_levels___easy(PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_greedy_bot___GreedyBot(cpy_r_seed, 120, 3.0, 1);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "easy", 24, CPyStatic_levels___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_levels___easy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"seed", 0};
            static CPyArg_Parser parser = {"O:easy", kwlist, 0};
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            PyObject *retval = CPyDef_levels___easy(arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/levels.py", "easy", 22, CPyStatic_levels___globals);
            return NULL;
        }
        
PyObject *CPyDef_levels___medium(PyObject *cpy_r_seed) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPY_INT_TAG;
    cpy_r_r1 = CPyDef_greedy_bot___GreedyBot(cpy_r_seed, cpy_r_r0, 0.0, 0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "medium", 29, CPyStatic_levels___globals);
        goto CPyL2;
    }
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_levels___medium(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"seed", 0};
            static CPyArg_Parser parser = {"O:medium", kwlist, 0};
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            PyObject *retval = CPyDef_levels___medium(arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/levels.py", "medium", 27, CPyStatic_levels___globals);
            return NULL;
        }
        
PyObject *CPyDef_levels___hard(PyObject *cpy_r_seed, double cpy_r_seconds, uint32_t cpy_r___bitmap) {
    uint32_t cpy_r_r0;
    char cpy_r_r1;
    double cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = cpy_r___bitmap & 1;
    cpy_r_r1 = cpy_r_r0 == 0;
    if (!cpy_r_r1) goto CPyL2;
    cpy_r_r2 = CPyStatic_levels___serai___bots___levels___hard___seconds;
    cpy_r_seconds = cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = PyFloat_FromDouble(cpy_r_seconds);
    cpy_r_r5 = CPY_INT_TAG;
    cpy_r_r6 = CPY_INT_TAG;
    cpy_r_r7 = CPY_INT_TAG;
    cpy_r_r8 = CPY_INT_TAG;
    cpy_r_r9 = CPY_INT_TAG;
    cpy_r_r10 = CPyDef_search_bot___SearchBot(cpy_r_seed, cpy_r_r3, cpy_r_r4, cpy_r_r5, cpy_r_r6, cpy_r_r7, cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "hard", 34, CPyStatic_levels___globals);
        goto CPyL4;
    }
    return cpy_r_r10;
CPyL4: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
}
        
        PyObject *CPyPy_levels___hard(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"seed", "seconds", 0};
            static CPyArg_Parser parser = {"O|O:hard", kwlist, 0};
            PyObject *obj_seed;
            PyObject *obj_seconds = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seed, &obj_seconds)) {
                return NULL;
            }
            uint32_t __bitmap = 0;
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            double arg_seconds = -113.0;
            if (obj_seconds != NULL) {
                __bitmap |= 1 << 0;
                arg_seconds = PyFloat_AsDouble(obj_seconds);
                if (arg_seconds == -1.0 && PyErr_Occurred()) {
                    CPy_TypeError("float", obj_seconds); goto fail;
                }
            }
            PyObject *retval = CPyDef_levels___hard(arg_seed, arg_seconds, __bitmap);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/levels.py", "hard", 32, CPyStatic_levels___globals);
            return NULL;
        }
        
PyObject *CPyDef_levels___expert(PyObject *cpy_r_seed, double cpy_r_seconds, uint32_t cpy_r___bitmap) {
    uint32_t cpy_r_r0;
    char cpy_r_r1;
    double cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = cpy_r___bitmap & 1;
    cpy_r_r1 = cpy_r_r0 == 0;
    if (!cpy_r_r1) goto CPyL2;
    cpy_r_r2 = CPyStatic_levels___serai___bots___levels___expert___seconds;
    cpy_r_seconds = cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = PyFloat_FromDouble(cpy_r_seconds);
    cpy_r_r4 = CPY_INT_TAG;
    cpy_r_r5 = CPY_INT_TAG;
    cpy_r_r6 = CPY_INT_TAG;
    cpy_r_r7 = CPY_INT_TAG;
    cpy_r_r8 = CPyDef_search_bot___SearchBot(cpy_r_seed, 64, cpy_r_r3, cpy_r_r4, cpy_r_r5, cpy_r_r6, 20, cpy_r_r7);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "expert", 39, CPyStatic_levels___globals);
        goto CPyL4;
    }
    return cpy_r_r8;
CPyL4: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_levels___expert(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"seed", "seconds", 0};
            static CPyArg_Parser parser = {"O|O:expert", kwlist, 0};
            PyObject *obj_seed;
            PyObject *obj_seconds = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seed, &obj_seconds)) {
                return NULL;
            }
            uint32_t __bitmap = 0;
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            double arg_seconds = -113.0;
            if (obj_seconds != NULL) {
                __bitmap |= 1 << 0;
                arg_seconds = PyFloat_AsDouble(obj_seconds);
                if (arg_seconds == -1.0 && PyErr_Occurred()) {
                    CPy_TypeError("float", obj_seconds); goto fail;
                }
            }
            PyObject *retval = CPyDef_levels___expert(arg_seed, arg_seconds, __bitmap);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/levels.py", "expert", 37, CPyStatic_levels___globals);
            return NULL;
        }
        
PyObject *CPyDef_levels___make_bot(PyObject *cpy_r_name, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T3OOO cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    void *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    void *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject **cpy_r_r53;
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
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject **cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    CPyPtr cpy_r_r74;
    CPyPtr cpy_r_r75;
    CPyPtr cpy_r_r76;
    CPyPtr cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject **cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    int32_t cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    cpy_r_r0 = CPyStatics[143]; /* ':' */
    cpy_r_r1 = PyUnicode_Partition(cpy_r_name, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 75, CPyStatic_levels___globals);
        goto CPyL47;
    }
    PyObject *__tmp164;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 3))) {
        __tmp164 = NULL;
        goto __LL165;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        __tmp164 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        __tmp164 = NULL;
    }
    if (__tmp164 == NULL) goto __LL165;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        __tmp164 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        __tmp164 = NULL;
    }
    if (__tmp164 == NULL) goto __LL165;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 2))))
        __tmp164 = PyTuple_GET_ITEM(cpy_r_r1, 2);
    else {
        __tmp164 = NULL;
    }
    if (__tmp164 == NULL) goto __LL165;
    __tmp164 = cpy_r_r1;
__LL165: ;
    if (unlikely(__tmp164 == NULL)) {
        CPy_TypeError("tuple[str, str, str]", cpy_r_r1); cpy_r_r2 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp166 = PyTuple_GET_ITEM(cpy_r_r1, 0);
        CPy_INCREF(__tmp166);
        PyObject *__tmp167;
        if (likely(PyUnicode_Check(__tmp166)))
            __tmp167 = __tmp166;
        else {
            CPy_TypeError("str", __tmp166); 
            __tmp167 = NULL;
        }
        cpy_r_r2.f0 = __tmp167;
        PyObject *__tmp168 = PyTuple_GET_ITEM(cpy_r_r1, 1);
        CPy_INCREF(__tmp168);
        PyObject *__tmp169;
        if (likely(PyUnicode_Check(__tmp168)))
            __tmp169 = __tmp168;
        else {
            CPy_TypeError("str", __tmp168); 
            __tmp169 = NULL;
        }
        cpy_r_r2.f1 = __tmp169;
        PyObject *__tmp170 = PyTuple_GET_ITEM(cpy_r_r1, 2);
        CPy_INCREF(__tmp170);
        PyObject *__tmp171;
        if (likely(PyUnicode_Check(__tmp170)))
            __tmp171 = __tmp170;
        else {
            CPy_TypeError("str", __tmp170); 
            __tmp171 = NULL;
        }
        cpy_r_r2.f2 = __tmp171;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 75, CPyStatic_levels___globals);
        goto CPyL47;
    }
    cpy_r_r3 = cpy_r_r2.f0;
    cpy_r_r4 = cpy_r_r2.f1;
    cpy_r_r5 = cpy_r_r2.f2;
    cpy_r_r6 = cpy_r_r3;
    cpy_r_r7 = cpy_r_r4;
    cpy_r_r8 = cpy_r_r5;
    cpy_r_r9 = CPyStatics[144]; /* 'stdio' */
    cpy_r_r10 = CPyStr_EqualLiteral(cpy_r_r6, cpy_r_r9, 5);
    if (!cpy_r_r10) goto CPyL8;
    cpy_r_r11 = CPyStr_IsTrue(cpy_r_r7);
    if (cpy_r_r11) {
        goto CPyL48;
    } else
        goto CPyL8;
CPyL4: ;
    cpy_r_r12 = CPyStatics[5005]; /* ('StdioBot',) */
    cpy_r_r13 = CPyStatics[146]; /* 'serai.bots.stdio' */
    cpy_r_r14 = CPyStatic_levels___globals;
    cpy_r_r15 = CPyImport_ImportFromMany(cpy_r_r13, cpy_r_r12, cpy_r_r12, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 77, CPyStatic_levels___globals);
        goto CPyL49;
    }
    cpy_r_r16 = (void *)&CPyModule_serai___bots___stdio;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r16, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = CPyStatic_levels___globals;
    cpy_r_r18 = CPyStatics[145]; /* 'StdioBot' */
    cpy_r_r19 = CPyDict_GetItem(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 79, CPyStatic_levels___globals);
        goto CPyL49;
    }
    PyObject *cpy_r_r20[2] = {cpy_r_r8, cpy_r_seed};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r19, cpy_r_r21, 2, 0);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 79, CPyStatic_levels___globals);
        goto CPyL49;
    }
    CPy_DECREF(cpy_r_r8);
    return cpy_r_r22;
CPyL8: ;
    cpy_r_r23 = CPyStatics[147]; /* 'http' */
    cpy_r_r24 = CPyStatics[148]; /* 'https' */
    cpy_r_r25 = CPyStr_EqualLiteral(cpy_r_r6, cpy_r_r23, 4);
    if (cpy_r_r25) goto CPyL11;
    cpy_r_r26 = CPyStr_EqualLiteral(cpy_r_r6, cpy_r_r24, 5);
    if (cpy_r_r26) goto CPyL11;
    if (0) {
        goto CPyL12;
    } else
        goto CPyL17;
CPyL11: ;
    if (!1) goto CPyL17;
CPyL12: ;
    cpy_r_r27 = CPyStr_IsTrue(cpy_r_r7);
    if (cpy_r_r27) {
        goto CPyL50;
    } else
        goto CPyL17;
CPyL13: ;
    cpy_r_r28 = CPyStatics[5006]; /* ('WebBot',) */
    cpy_r_r29 = CPyStatics[150]; /* 'serai.bots.web' */
    cpy_r_r30 = CPyStatic_levels___globals;
    cpy_r_r31 = CPyImport_ImportFromMany(cpy_r_r29, cpy_r_r28, cpy_r_r28, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 81, CPyStatic_levels___globals);
        goto CPyL47;
    }
    cpy_r_r32 = (void *)&CPyModule_serai___bots___web;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r32, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = CPyStatic_levels___globals;
    cpy_r_r34 = CPyStatics[149]; /* 'WebBot' */
    cpy_r_r35 = CPyDict_GetItem(cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 83, CPyStatic_levels___globals);
        goto CPyL47;
    }
    PyObject *cpy_r_r36[2] = {cpy_r_name, cpy_r_seed};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_Vectorcall(cpy_r_r35, cpy_r_r37, 2, 0);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 83, CPyStatic_levels___globals);
        goto CPyL47;
    }
    return cpy_r_r38;
CPyL17: ;
    cpy_r_r39 = CPyStatic_levels___globals;
    cpy_r_r40 = CPyStatics[18]; /* 'BOTS' */
    cpy_r_r41 = CPyDict_GetItem(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 84, CPyStatic_levels___globals);
        goto CPyL51;
    }
    if (likely(PyDict_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "make_bot", 84, CPyStatic_levels___globals, "dict", cpy_r_r41);
        goto CPyL51;
    }
    cpy_r_r43 = PyDict_Contains(cpy_r_r42, cpy_r_r6);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 84, CPyStatic_levels___globals);
        goto CPyL51;
    }
    cpy_r_r45 = cpy_r_r43;
    cpy_r_r46 = cpy_r_r45 ^ 1;
    if (cpy_r_r46) {
        goto CPyL52;
    } else
        goto CPyL34;
CPyL21: ;
    cpy_r_r47 = CPyStatics[151]; /* '' */
    cpy_r_r48 = CPyStatics[152]; /* 'there is no bot ' */
    cpy_r_r49 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r50 = CPyStatics[151]; /* '' */
    cpy_r_r51 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r52[3] = {cpy_r_r49, cpy_r_r6, cpy_r_r50};
    cpy_r_r53 = (PyObject **)&cpy_r_r52;
    cpy_r_r54 = PyObject_VectorcallMethod(cpy_r_r51, cpy_r_r53, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals);
        goto CPyL53;
    }
    CPy_DECREF(cpy_r_r6);
    if (likely(PyUnicode_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals, "str", cpy_r_r54);
        goto CPyL47;
    }
    cpy_r_r56 = CPyStatics[155]; /* '; bots are ' */
    cpy_r_r57 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r58 = CPyStatics[157]; /* ', ' */
    cpy_r_r59 = CPyStatic_levels___globals;
    cpy_r_r60 = CPyStatics[18]; /* 'BOTS' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals);
        goto CPyL54;
    }
    if (likely(PyDict_Check(cpy_r_r61)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals, "dict", cpy_r_r61);
        goto CPyL54;
    }
    cpy_r_r63 = PyUnicode_Join(cpy_r_r58, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals);
        goto CPyL54;
    }
    cpy_r_r64 = CPyStatics[151]; /* '' */
    cpy_r_r65 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r66[3] = {cpy_r_r57, cpy_r_r63, cpy_r_r64};
    cpy_r_r67 = (PyObject **)&cpy_r_r66;
    cpy_r_r68 = PyObject_VectorcallMethod(cpy_r_r65, cpy_r_r67, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals);
        goto CPyL55;
    }
    CPy_DECREF(cpy_r_r63);
    if (likely(PyUnicode_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals, "str", cpy_r_r68);
        goto CPyL54;
    }
    cpy_r_r70 = CPyStatics[158]; /* ', stdio:COMMAND, http://ADDRESS' */
    cpy_r_r71 = PyList_New(5);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals);
        goto CPyL56;
    }
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    CPy_INCREF(cpy_r_r48);
    *(PyObject * *)cpy_r_r73 = cpy_r_r48;
    cpy_r_r74 = cpy_r_r73 + 8;
    *(PyObject * *)cpy_r_r74 = cpy_r_r55;
    CPy_INCREF(cpy_r_r56);
    cpy_r_r75 = cpy_r_r73 + 16;
    *(PyObject * *)cpy_r_r75 = cpy_r_r56;
    cpy_r_r76 = cpy_r_r73 + 24;
    *(PyObject * *)cpy_r_r76 = cpy_r_r69;
    CPy_INCREF(cpy_r_r70);
    cpy_r_r77 = cpy_r_r73 + 32;
    *(PyObject * *)cpy_r_r77 = cpy_r_r70;
    cpy_r_r78 = PyUnicode_Join(cpy_r_r47, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals);
        goto CPyL47;
    }
    cpy_r_r79 = (PyObject *)CPyType_levels___UnknownBot;
    PyObject *cpy_r_r80[1] = {cpy_r_r78};
    cpy_r_r81 = (PyObject **)&cpy_r_r80;
    cpy_r_r82 = PyObject_Vectorcall(cpy_r_r79, cpy_r_r81, 1, 0);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals);
        goto CPyL57;
    }
    CPy_DECREF(cpy_r_r78);
    if (likely(Py_TYPE(cpy_r_r82) == CPyType_levels___UnknownBot))
        cpy_r_r83 = cpy_r_r82;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals, "serai.bots.levels.UnknownBot", cpy_r_r82);
        goto CPyL47;
    }
    CPy_Raise(cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 85, CPyStatic_levels___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r84 = CPyStatic_levels___globals;
    cpy_r_r85 = CPyStatics[18]; /* 'BOTS' */
    cpy_r_r86 = CPyDict_GetItem(cpy_r_r84, cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 86, CPyStatic_levels___globals);
        goto CPyL51;
    }
    if (likely(PyDict_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "make_bot", 86, CPyStatic_levels___globals, "dict", cpy_r_r86);
        goto CPyL51;
    }
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r87, cpy_r_r6);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 86, CPyStatic_levels___globals);
        goto CPyL51;
    }
    cpy_r_r89 = CPyStr_IsTrue(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (!cpy_r_r89) goto CPyL58;
    cpy_r_r90 = CPyDef_levels____numbers(cpy_r_r6, cpy_r_r8);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 87, CPyStatic_levels___globals);
        goto CPyL59;
    }
    cpy_r_r91 = PyDict_New();
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 87, CPyStatic_levels___globals);
        goto CPyL60;
    }
    cpy_r_r92 = CPyDict_UpdateInDisplay(cpy_r_r91, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    cpy_r_r93 = cpy_r_r92 >= 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 87, CPyStatic_levels___globals);
        goto CPyL61;
    }
    cpy_r_r94 = PyTuple_Pack(1, cpy_r_seed);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 87, CPyStatic_levels___globals);
        goto CPyL61;
    }
    cpy_r_r95 = PyObject_Call(cpy_r_r88, cpy_r_r94, cpy_r_r91);
    CPy_DECREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 87, CPyStatic_levels___globals);
        goto CPyL47;
    }
    cpy_r_r96 = cpy_r_r95;
    goto CPyL46;
CPyL44: ;
    PyObject *cpy_r_r97[1] = {cpy_r_seed};
    cpy_r_r98 = (PyObject **)&cpy_r_r97;
    cpy_r_r99 = PyObject_Vectorcall(cpy_r_r88, cpy_r_r98, 1, 0);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 87, CPyStatic_levels___globals);
        goto CPyL47;
    }
    cpy_r_r96 = cpy_r_r99;
CPyL46: ;
    return cpy_r_r96;
CPyL47: ;
    cpy_r_r100 = NULL;
    return cpy_r_r100;
CPyL48: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    goto CPyL4;
CPyL49: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL47;
CPyL50: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    goto CPyL13;
CPyL51: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL47;
CPyL52: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    goto CPyL21;
CPyL53: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL47;
CPyL54: ;
    CPy_DecRef(cpy_r_r55);
    goto CPyL47;
CPyL55: ;
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r63);
    goto CPyL47;
CPyL56: ;
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r69);
    goto CPyL47;
CPyL57: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL47;
CPyL58: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r8);
    goto CPyL44;
CPyL59: ;
    CPy_DecRef(cpy_r_r88);
    goto CPyL47;
CPyL60: ;
    CPy_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r90);
    goto CPyL47;
CPyL61: ;
    CPy_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r91);
    goto CPyL47;
}
        
        PyObject *CPyPy_levels___make_bot(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", "seed", 0};
            static CPyArg_Parser parser = {"OO:make_bot", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            PyObject *retval = CPyDef_levels___make_bot(arg_name, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/levels.py", "make_bot", 73, CPyStatic_levels___globals);
            return NULL;
        }
        
PyObject *CPyDef_levels____numbers(PyObject *cpy_r_kind, PyObject *cpy_r_text) {
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
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    tuple_T3OOO cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r__;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    tuple_T3OOO cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    tuple_T2OO cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    PyObject *cpy_r_r47;
    tuple_T3CIO cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_wanted;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject **cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject **cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    int64_t cpy_r_r104;
    PyObject *cpy_r_r105;
    cpy_r_r0 = CPyStatic_levels___globals;
    cpy_r_r1 = CPyStatics[159]; /* '_NUMBERS' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 91, CPyStatic_levels___globals);
        goto CPyL60;
    }
    if (likely(PyDict_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "_numbers", 91, CPyStatic_levels___globals, "dict", cpy_r_r2);
        goto CPyL60;
    }
    cpy_r_r4 = PyDict_New();
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 91, CPyStatic_levels___globals);
        goto CPyL61;
    }
    cpy_r_r5 = CPyDict_Get(cpy_r_r3, cpy_r_kind, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 91, CPyStatic_levels___globals);
        goto CPyL60;
    }
    if (likely(PyDict_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "_numbers", 91, CPyStatic_levels___globals, "dict", cpy_r_r5);
        goto CPyL60;
    }
    cpy_r_r7 = PyDict_New();
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 92, CPyStatic_levels___globals);
        goto CPyL62;
    }
    cpy_r_r8 = CPyStatics[160]; /* ',' */
    cpy_r_r9 = PyUnicode_Split(cpy_r_text, cpy_r_r8, -1);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 93, CPyStatic_levels___globals);
        goto CPyL63;
    }
    cpy_r_r10 = 0;
CPyL8: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL64;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r10 * 8;
    cpy_r_r17 = cpy_r_r15 + cpy_r_r16;
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    if (likely(PyUnicode_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "_numbers", 93, CPyStatic_levels___globals, "str", cpy_r_r18);
        goto CPyL65;
    }
    cpy_r_r20 = CPyStatics[161]; /* '=' */
    cpy_r_r21 = PyUnicode_Partition(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 94, CPyStatic_levels___globals);
        goto CPyL66;
    }
    PyObject *__tmp172;
    if (unlikely(!(PyTuple_Check(cpy_r_r21) && PyTuple_GET_SIZE(cpy_r_r21) == 3))) {
        __tmp172 = NULL;
        goto __LL173;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r21, 0))))
        __tmp172 = PyTuple_GET_ITEM(cpy_r_r21, 0);
    else {
        __tmp172 = NULL;
    }
    if (__tmp172 == NULL) goto __LL173;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r21, 1))))
        __tmp172 = PyTuple_GET_ITEM(cpy_r_r21, 1);
    else {
        __tmp172 = NULL;
    }
    if (__tmp172 == NULL) goto __LL173;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r21, 2))))
        __tmp172 = PyTuple_GET_ITEM(cpy_r_r21, 2);
    else {
        __tmp172 = NULL;
    }
    if (__tmp172 == NULL) goto __LL173;
    __tmp172 = cpy_r_r21;
__LL173: ;
    if (unlikely(__tmp172 == NULL)) {
        CPy_TypeError("tuple[str, str, str]", cpy_r_r21); cpy_r_r22 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp174 = PyTuple_GET_ITEM(cpy_r_r21, 0);
        CPy_INCREF(__tmp174);
        PyObject *__tmp175;
        if (likely(PyUnicode_Check(__tmp174)))
            __tmp175 = __tmp174;
        else {
            CPy_TypeError("str", __tmp174); 
            __tmp175 = NULL;
        }
        cpy_r_r22.f0 = __tmp175;
        PyObject *__tmp176 = PyTuple_GET_ITEM(cpy_r_r21, 1);
        CPy_INCREF(__tmp176);
        PyObject *__tmp177;
        if (likely(PyUnicode_Check(__tmp176)))
            __tmp177 = __tmp176;
        else {
            CPy_TypeError("str", __tmp176); 
            __tmp177 = NULL;
        }
        cpy_r_r22.f1 = __tmp177;
        PyObject *__tmp178 = PyTuple_GET_ITEM(cpy_r_r21, 2);
        CPy_INCREF(__tmp178);
        PyObject *__tmp179;
        if (likely(PyUnicode_Check(__tmp178)))
            __tmp179 = __tmp178;
        else {
            CPy_TypeError("str", __tmp178); 
            __tmp179 = NULL;
        }
        cpy_r_r22.f2 = __tmp179;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 94, CPyStatic_levels___globals);
        goto CPyL66;
    }
    cpy_r_r23 = cpy_r_r22.f0;
    cpy_r_r24 = cpy_r_r22.f1;
    cpy_r_r25 = cpy_r_r22.f2;
    cpy_r_r26 = cpy_r_r23;
    cpy_r_r27 = cpy_r_r24;
    cpy_r__ = cpy_r_r27;
    CPy_DECREF(cpy_r__);
    cpy_r_r28 = cpy_r_r25;
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r6, cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 96, CPyStatic_levels___globals);
        goto CPyL67;
    }
    PyObject *cpy_r_r30[1] = {cpy_r_r28};
    cpy_r_r31 = (PyObject **)&cpy_r_r30;
    cpy_r_r32 = PyObject_Vectorcall(cpy_r_r29, cpy_r_r31, 1, 0);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 96, CPyStatic_levels___globals);
        goto CPyL67;
    }
    CPy_DECREF(cpy_r_r28);
    goto CPyL40;
CPyL16: ;
    cpy_r_r33 = CPy_CatchError();
    cpy_r_r34 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r35 = CPyStatics[162]; /* 'KeyError' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 97, CPyStatic_levels___globals);
        goto CPyL68;
    }
    cpy_r_r37 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r38 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r39 = CPyObject_GetAttr(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 97, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r40.f0 = cpy_r_r36;
    cpy_r_r40.f1 = cpy_r_r39;
    cpy_r_r41 = PyTuple_New(2);
    if (unlikely(cpy_r_r41 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp180 = cpy_r_r40.f0;
    PyTuple_SET_ITEM(cpy_r_r41, 0, __tmp180);
    PyObject *__tmp181 = cpy_r_r40.f1;
    PyTuple_SET_ITEM(cpy_r_r41, 1, __tmp181);
    cpy_r_r42 = CPy_ExceptionMatches(cpy_r_r41);
    CPy_DecRef(cpy_r_r41);
    if (!cpy_r_r42) goto CPyL70;
    cpy_r_r43 = CPyStatics[157]; /* ', ' */
    cpy_r_r44 = PyList_New(0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 98, CPyStatic_levels___globals);
        goto CPyL68;
    }
    cpy_r_r45 = 0;
    cpy_r_r46 = PyDict_Size(cpy_r_r6);
    cpy_r_r47 = CPyDict_GetKeysIter(cpy_r_r6);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 98, CPyStatic_levels___globals);
        goto CPyL71;
    }
CPyL21: ;
    cpy_r_r48 = CPyDict_NextKey(cpy_r_r47, cpy_r_r45);
    cpy_r_r49 = cpy_r_r48.f1;
    cpy_r_r45 = cpy_r_r49;
    cpy_r_r50 = cpy_r_r48.f0;
    if (!cpy_r_r50) goto CPyL72;
    cpy_r_r51 = cpy_r_r48.f2;
    CPy_INCREF(cpy_r_r51);
    CPy_DecRef(cpy_r_r48.f2);
    if (likely(PyUnicode_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "_numbers", 98, CPyStatic_levels___globals, "str", cpy_r_r51);
        goto CPyL73;
    }
    cpy_r_r53 = CPyStatics[163]; /* '=N' */
    cpy_r_r54 = CPyStr_Build(2, cpy_r_r52, cpy_r_r53);
    CPy_DecRef(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 98, CPyStatic_levels___globals);
        goto CPyL73;
    }
    cpy_r_r55 = PyList_Append(cpy_r_r44, cpy_r_r54);
    CPy_DecRef(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 98, CPyStatic_levels___globals);
        goto CPyL73;
    }
    cpy_r_r57 = CPyDict_CheckSize(cpy_r_r6, cpy_r_r46);
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 98, CPyStatic_levels___globals);
        goto CPyL73;
    } else
        goto CPyL21;
CPyL26: ;
    cpy_r_r58 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 98, CPyStatic_levels___globals);
        goto CPyL74;
    }
    cpy_r_r59 = PyUnicode_Join(cpy_r_r43, cpy_r_r44);
    CPy_DecRef(cpy_r_r44);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 98, CPyStatic_levels___globals);
        goto CPyL75;
    }
    cpy_r_r60 = CPyStr_IsTrue(cpy_r_r59);
    if (!cpy_r_r60) goto CPyL76;
    cpy_r_r61 = cpy_r_r59;
    goto CPyL31;
CPyL30: ;
    cpy_r_r62 = CPyStatics[164]; /* 'nothing' */
    CPy_INCREF(cpy_r_r62);
    cpy_r_r61 = cpy_r_r62;
CPyL31: ;
    cpy_r_wanted = cpy_r_r61;
    cpy_r_r63 = CPyStatics[143]; /* ':' */
    cpy_r_r64 = CPyStatics[165]; /* ': expected ' */
    cpy_r_r65 = CPyStatics[166]; /* ' after the colon' */
    cpy_r_r66 = CPyStr_Build(6, cpy_r_kind, cpy_r_r63, cpy_r_r19, cpy_r_r64, cpy_r_wanted, cpy_r_r65);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_wanted);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 99, CPyStatic_levels___globals);
        goto CPyL38;
    }
    cpy_r_r67 = (PyObject *)CPyType_levels___UnknownBot;
    PyObject *cpy_r_r68[1] = {cpy_r_r66};
    cpy_r_r69 = (PyObject **)&cpy_r_r68;
    cpy_r_r70 = PyObject_Vectorcall(cpy_r_r67, cpy_r_r69, 1, 0);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 99, CPyStatic_levels___globals);
        goto CPyL77;
    }
    CPy_DecRef(cpy_r_r66);
    if (likely(Py_TYPE(cpy_r_r70) == CPyType_levels___UnknownBot))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "_numbers", 99, CPyStatic_levels___globals, "serai.bots.levels.UnknownBot", cpy_r_r70);
        goto CPyL38;
    }
    CPy_Raise(cpy_r_r71);
    CPy_DecRef(cpy_r_r71);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 99, CPyStatic_levels___globals);
        goto CPyL38;
    } else
        goto CPyL78;
CPyL35: ;
    CPy_Unreachable();
CPyL36: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL38;
    } else
        goto CPyL79;
CPyL37: ;
    CPy_Unreachable();
CPyL38: ;
    CPy_RestoreExcInfo(cpy_r_r33);
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    cpy_r_r72 = CPy_KeepPropagating();
    if (!cpy_r_r72) goto CPyL60;
    CPy_Unreachable();
CPyL40: ;
    cpy_r_r73 = CPyStatic_levels___globals;
    cpy_r_r74 = CPyStatics[103]; /* '_LEAST' */
    cpy_r_r75 = CPyDict_GetItem(cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 100, CPyStatic_levels___globals);
        goto CPyL80;
    }
    if (likely(PyDict_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "_numbers", 100, CPyStatic_levels___globals, "dict", cpy_r_r75);
        goto CPyL80;
    }
    cpy_r_r77 = CPyStatics[4897]; /* 1 */
    cpy_r_r78 = CPyDict_Get(cpy_r_r76, cpy_r_r26, cpy_r_r77);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 100, CPyStatic_levels___globals);
        goto CPyL80;
    }
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 100, CPyStatic_levels___globals);
        goto CPyL80;
    }
    cpy_r_r80 = CPyStatic_levels___globals;
    cpy_r_r81 = CPyStatics[167]; /* 'isfinite' */
    cpy_r_r82 = CPyDict_GetItem(cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 101, CPyStatic_levels___globals);
        goto CPyL81;
    }
    PyObject *cpy_r_r83[1] = {cpy_r_r32};
    cpy_r_r84 = (PyObject **)&cpy_r_r83;
    cpy_r_r85 = PyObject_Vectorcall(cpy_r_r82, cpy_r_r84, 1, 0);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 101, CPyStatic_levels___globals);
        goto CPyL81;
    }
    if (unlikely(!PyBool_Check(cpy_r_r85))) {
        CPy_TypeError("bool", cpy_r_r85); cpy_r_r86 = 2;
    } else
        cpy_r_r86 = cpy_r_r85 == Py_True;
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == 2)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 101, CPyStatic_levels___globals);
        goto CPyL81;
    }
    if (!cpy_r_r86) goto CPyL82;
    CPyTagged_INCREF(cpy_r_r79);
    cpy_r_r87 = CPyTagged_StealAsObject(cpy_r_r79);
    cpy_r_r88 = PyObject_RichCompare(cpy_r_r32, cpy_r_r87, 0);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 101, CPyStatic_levels___globals);
        goto CPyL81;
    }
    cpy_r_r89 = PyObject_IsTrue(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 101, CPyStatic_levels___globals);
        goto CPyL81;
    }
    cpy_r_r91 = cpy_r_r89;
    if (cpy_r_r91) {
        goto CPyL82;
    } else
        goto CPyL83;
CPyL51: ;
    cpy_r_r92 = CPyStatics[143]; /* ':' */
    cpy_r_r93 = CPyStatics[118]; /* ': ' */
    cpy_r_r94 = CPyStatics[168]; /* ' is at least ' */
    cpy_r_r95 = CPyTagged_Str(cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 102, CPyStatic_levels___globals);
        goto CPyL84;
    }
    cpy_r_r96 = CPyStr_Build(7, cpy_r_kind, cpy_r_r92, cpy_r_r19, cpy_r_r93, cpy_r_r26, cpy_r_r94, cpy_r_r95);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 102, CPyStatic_levels___globals);
        goto CPyL60;
    }
    cpy_r_r97 = (PyObject *)CPyType_levels___UnknownBot;
    PyObject *cpy_r_r98[1] = {cpy_r_r96};
    cpy_r_r99 = (PyObject **)&cpy_r_r98;
    cpy_r_r100 = PyObject_Vectorcall(cpy_r_r97, cpy_r_r99, 1, 0);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 102, CPyStatic_levels___globals);
        goto CPyL85;
    }
    CPy_DECREF(cpy_r_r96);
    if (likely(Py_TYPE(cpy_r_r100) == CPyType_levels___UnknownBot))
        cpy_r_r101 = cpy_r_r100;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/levels.py", "_numbers", 102, CPyStatic_levels___globals, "serai.bots.levels.UnknownBot", cpy_r_r100);
        goto CPyL60;
    }
    CPy_Raise(cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 102, CPyStatic_levels___globals);
        goto CPyL60;
    }
    CPy_Unreachable();
CPyL57: ;
    cpy_r_r102 = CPyDict_SetItem(cpy_r_r7, cpy_r_r26, cpy_r_r32);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 103, CPyStatic_levels___globals);
        goto CPyL65;
    }
    cpy_r_r104 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r104;
    goto CPyL8;
CPyL59: ;
    return cpy_r_r7;
CPyL60: ;
    cpy_r_r105 = NULL;
    return cpy_r_r105;
CPyL61: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL60;
CPyL62: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL60;
CPyL63: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL60;
CPyL64: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r9);
    goto CPyL59;
CPyL65: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    goto CPyL60;
CPyL66: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    goto CPyL60;
CPyL67: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r28);
    goto CPyL16;
CPyL68: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r19);
    goto CPyL38;
CPyL69: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    goto CPyL38;
CPyL70: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r19);
    goto CPyL36;
CPyL71: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r44);
    goto CPyL38;
CPyL72: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48.f2);
    goto CPyL26;
CPyL73: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r47);
    goto CPyL38;
CPyL74: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r44);
    goto CPyL38;
CPyL75: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL38;
CPyL76: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL30;
CPyL77: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL38;
CPyL78: ;
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    goto CPyL35;
CPyL79: ;
    CPy_DecRef(cpy_r_r33.f0);
    CPy_DecRef(cpy_r_r33.f1);
    CPy_DecRef(cpy_r_r33.f2);
    goto CPyL37;
CPyL80: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r32);
    goto CPyL60;
CPyL81: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL60;
CPyL82: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r32);
    goto CPyL51;
CPyL83: ;
    CPy_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r79);
    goto CPyL57;
CPyL84: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r26);
    goto CPyL60;
CPyL85: ;
    CPy_DecRef(cpy_r_r96);
    goto CPyL60;
}
        
        PyObject *CPyPy_levels____numbers(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"kind", "text", 0};
            static CPyArg_Parser parser = {"OO:_numbers", kwlist, 0};
            PyObject *obj_kind;
            PyObject *obj_text;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_kind, &obj_text)) {
                return NULL;
            }
            PyObject *arg_kind;
            if (likely(PyUnicode_Check(obj_kind)))
                arg_kind = obj_kind;
            else {
                CPy_TypeError("str", obj_kind); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *retval = CPyDef_levels____numbers(arg_kind, arg_text);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/levels.py", "_numbers", 90, CPyStatic_levels___globals);
            return NULL;
        }
        
char CPyDef_levels_____top_level__(void) {
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
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    void *cpy_r_r27;
    void *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    void *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    void *cpy_r_r70;
    void *cpy_r_r71;
    void *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    PyObject **cpy_r_r80;
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
    void *cpy_r_r92;
    void *cpy_r_r93;
    void *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    PyObject **cpy_r_r102;
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
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    int32_t cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    double cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    double cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    tuple_T4OOOO cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    int32_t cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
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
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    int32_t cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
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
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    int32_t cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    int32_t cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    int32_t cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    int32_t cpy_r_r225;
    char cpy_r_r226;
    char cpy_r_r227;
    char cpy_r_r228;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 1, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 1, CPyStatic_levels___globals);
        goto CPyL69;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_levels___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 7, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5007]; /* ('Callable',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_levels___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 9, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5008]; /* ('isfinite',) */
    cpy_r_r17 = CPyStatics[130]; /* 'math' */
    cpy_r_r18 = CPyStatic_levels___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 10, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r20 = (void *)&CPyModule_math;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5000]; /* ('Any',) */
    cpy_r_r22 = CPyStatics[47]; /* 'typing' */
    cpy_r_r23 = CPyStatic_levels___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 11, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r25 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___bots___bot;
    cpy_r_r27 = (void *)&CPyImportState_serai___bots___bot;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 13, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___bots___bot;
    cpy_r_r35 = CPyExec_serai___bots___bot;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___bots___bot__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 13, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 13, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 13, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[5009]; /* ('Bot',) */
    cpy_r_r46 = CPyStatic_levels___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 13, CPyStatic_levels___globals);
        goto CPyL69;
    } else
        goto CPyL70;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___bots___greedy_bot;
    cpy_r_r49 = (void *)&CPyImportState_serai___bots___greedy_bot;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[15]; /* 'serai.bots.greedy_bot' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 14, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___bots___greedy_bot;
    cpy_r_r57 = CPyExec_serai___bots___greedy_bot;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___bots___greedy_bot__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 14, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 14, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[15]; /* 'serai.bots.greedy_bot' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 14, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[4973]; /* ('GreedyBot',) */
    cpy_r_r68 = CPyStatic_levels___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 14, CPyStatic_levels___globals);
        goto CPyL69;
    } else
        goto CPyL71;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___bots___random_bot;
    cpy_r_r71 = (void *)&CPyImportState_serai___bots___random_bot;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[21]; /* 'serai.bots.random_bot' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 15, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___bots___random_bot;
    cpy_r_r79 = CPyExec_serai___bots___random_bot;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___bots___random_bot__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 15, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 15, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[21]; /* 'serai.bots.random_bot' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 15, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[4975]; /* ('RandomBot',) */
    cpy_r_r90 = CPyStatic_levels___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 15, CPyStatic_levels___globals);
        goto CPyL69;
    } else
        goto CPyL72;
CPyL32: ;
    cpy_r_r92 = (void *)&CPyModule_serai___bots___search_bot;
    cpy_r_r93 = (void *)&CPyImportState_serai___bots___search_bot;
    cpy_r_r94 = CPyModuleLockAPI_serai;
    cpy_r_r95 = CPyImport_IsInitialized(cpy_r_r93);
    if (!cpy_r_r95) goto CPyL35;
    cpy_r_r96 = PyImport_GetModuleDict();
    cpy_r_r97 = CPyStatics[23]; /* 'serai.bots.search_bot' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 16, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r99 = cpy_r_r98;
    goto CPyL39;
CPyL35: ;
    cpy_r_r100 = CPyInitOnly_serai___bots___search_bot;
    cpy_r_r101 = CPyExec_serai___bots___search_bot;
    cpy_r_r102 = (PyObject **)&CPyModule_serai___bots___search_bot__internal;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 16, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r106 = CPyStatics[8]; /* '__file__' */
    cpy_r_r107 = CPyObject_GetAttr(cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 16, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r108 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r109 = CPyStatics[23]; /* 'serai.bots.search_bot' */
    cpy_r_r110 = CPyImport_ImportNative(cpy_r_r109, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r107, cpy_r_r108, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 16, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r99 = cpy_r_r110;
CPyL39: ;
    cpy_r_r111 = CPyStatics[4976]; /* ('SearchBot',) */
    cpy_r_r112 = CPyStatic_levels___globals;
    cpy_r_r113 = CPyImport_GetNativeAttrs(cpy_r_r99, cpy_r_r111, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 16, CPyStatic_levels___globals);
        goto CPyL69;
    } else
        goto CPyL73;
CPyL40: ;
    cpy_r_r114 = CPyStatic_levels___globals;
    cpy_r_r115 = CPyStatics[170]; /* 'LONGEST_ANSWER' */
    cpy_r_r116 = PyFloat_FromDouble(1.5);
    cpy_r_r117 = CPyDict_SetItem(cpy_r_r114, cpy_r_r115, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 18, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r119 = CPyStatic_levels___globals;
    cpy_r_r120 = CPyStatics[171]; /* 'LONGEST_EXPERTISE' */
    cpy_r_r121 = PyFloat_FromDouble(10.0);
    cpy_r_r122 = CPyDict_SetItem(cpy_r_r119, cpy_r_r120, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    cpy_r_r123 = cpy_r_r122 >= 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 19, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r124 = CPyStatic_levels___globals;
    cpy_r_r125 = CPyStatics[170]; /* 'LONGEST_ANSWER' */
    cpy_r_r126 = CPyDict_GetItem(cpy_r_r124, cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 32, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r127 = PyFloat_AsDouble(cpy_r_r126);
    if (cpy_r_r127 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r126); cpy_r_r127 = -113.0;
    }
    CPy_DECREF(cpy_r_r126);
    cpy_r_r128 = cpy_r_r127 == -113.0;
    if (unlikely(cpy_r_r128)) goto CPyL45;
CPyL44: ;
    CPyStatic_levels___serai___bots___levels___hard___seconds = cpy_r_r127;
    cpy_r_r129 = CPyStatic_levels___globals;
    cpy_r_r130 = CPyStatics[171]; /* 'LONGEST_EXPERTISE' */
    cpy_r_r131 = CPyDict_GetItem(cpy_r_r129, cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 37, CPyStatic_levels___globals);
        goto CPyL69;
    } else
        goto CPyL46;
CPyL45: ;
    cpy_r_r132 = PyErr_Occurred();
    if (unlikely(cpy_r_r132 != NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 32, CPyStatic_levels___globals);
        goto CPyL69;
    } else
        goto CPyL44;
CPyL46: ;
    cpy_r_r133 = PyFloat_AsDouble(cpy_r_r131);
    if (cpy_r_r133 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r131); cpy_r_r133 = -113.0;
    }
    CPy_DECREF(cpy_r_r131);
    cpy_r_r134 = cpy_r_r133 == -113.0;
    if (unlikely(cpy_r_r134)) goto CPyL48;
CPyL47: ;
    CPyStatic_levels___serai___bots___levels___expert___seconds = cpy_r_r133;
    cpy_r_r135 = CPyStatics[172]; /* 'easy' */
    cpy_r_r136 = CPyStatics[173]; /* 'medium' */
    cpy_r_r137 = CPyStatics[174]; /* 'hard' */
    cpy_r_r138 = CPyStatics[175]; /* 'expert' */
    CPy_INCREF(cpy_r_r135);
    CPy_INCREF(cpy_r_r136);
    CPy_INCREF(cpy_r_r137);
    CPy_INCREF(cpy_r_r138);
    cpy_r_r139.f0 = cpy_r_r135;
    cpy_r_r139.f1 = cpy_r_r136;
    cpy_r_r139.f2 = cpy_r_r137;
    cpy_r_r139.f3 = cpy_r_r138;
    cpy_r_r140 = CPyStatic_levels___globals;
    cpy_r_r141 = CPyStatics[176]; /* 'LEVELS' */
    cpy_r_r142 = PyTuple_New(4);
    if (unlikely(cpy_r_r142 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp182 = cpy_r_r139.f0;
    PyTuple_SET_ITEM(cpy_r_r142, 0, __tmp182);
    PyObject *__tmp183 = cpy_r_r139.f1;
    PyTuple_SET_ITEM(cpy_r_r142, 1, __tmp183);
    PyObject *__tmp184 = cpy_r_r139.f2;
    PyTuple_SET_ITEM(cpy_r_r142, 2, __tmp184);
    PyObject *__tmp185 = cpy_r_r139.f3;
    PyTuple_SET_ITEM(cpy_r_r142, 3, __tmp185);
    cpy_r_r143 = CPyDict_SetItem(cpy_r_r140, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    cpy_r_r144 = cpy_r_r143 >= 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 42, CPyStatic_levels___globals);
        goto CPyL69;
    } else
        goto CPyL49;
CPyL48: ;
    cpy_r_r145 = PyErr_Occurred();
    if (unlikely(cpy_r_r145 != NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 37, CPyStatic_levels___globals);
        goto CPyL69;
    } else
        goto CPyL47;
CPyL49: ;
    cpy_r_r146 = CPyStatics[177]; /* 'random' */
    cpy_r_r147 = (PyObject *)CPyType_random_bot___RandomBot;
    cpy_r_r148 = CPyStatics[178]; /* 'greedy' */
    cpy_r_r149 = (PyObject *)CPyType_greedy_bot___GreedyBot;
    cpy_r_r150 = CPyStatics[179]; /* 'search' */
    cpy_r_r151 = (PyObject *)CPyType_search_bot___SearchBot;
    cpy_r_r152 = CPyStatics[172]; /* 'easy' */
    cpy_r_r153 = CPyStatic_levels___globals;
    cpy_r_r154 = CPyStatics[172]; /* 'easy' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 47, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r156 = CPyStatics[173]; /* 'medium' */
    cpy_r_r157 = CPyStatic_levels___globals;
    cpy_r_r158 = CPyStatics[173]; /* 'medium' */
    cpy_r_r159 = CPyDict_GetItem(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 48, CPyStatic_levels___globals);
        goto CPyL74;
    }
    cpy_r_r160 = CPyStatics[174]; /* 'hard' */
    cpy_r_r161 = CPyStatic_levels___globals;
    cpy_r_r162 = CPyStatics[174]; /* 'hard' */
    cpy_r_r163 = CPyDict_GetItem(cpy_r_r161, cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 49, CPyStatic_levels___globals);
        goto CPyL75;
    }
    cpy_r_r164 = CPyStatics[175]; /* 'expert' */
    cpy_r_r165 = CPyStatic_levels___globals;
    cpy_r_r166 = CPyStatics[175]; /* 'expert' */
    cpy_r_r167 = CPyDict_GetItem(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 50, CPyStatic_levels___globals);
        goto CPyL76;
    }
    cpy_r_r168 = CPyDict_Build(7, cpy_r_r146, cpy_r_r147, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r152, cpy_r_r155, cpy_r_r156, cpy_r_r159, cpy_r_r160, cpy_r_r163, cpy_r_r164, cpy_r_r167);
    CPy_DECREF(cpy_r_r155);
    CPy_DECREF(cpy_r_r159);
    CPy_DECREF(cpy_r_r163);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 43, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r169 = CPyStatic_levels___globals;
    cpy_r_r170 = CPyStatics[18]; /* 'BOTS' */
    cpy_r_r171 = CPyDict_SetItem(cpy_r_r169, cpy_r_r170, cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    cpy_r_r172 = cpy_r_r171 >= 0;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 43, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r173 = CPyStatics[178]; /* 'greedy' */
    cpy_r_r174 = CPyStatics[180]; /* 'effort' */
    cpy_r_r175 = (PyObject *)&PyLong_Type;
    cpy_r_r176 = CPyStatics[181]; /* 'carelessness' */
    cpy_r_r177 = (PyObject *)&PyFloat_Type;
    cpy_r_r178 = CPyDict_Build(2, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 53, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r179 = CPyStatics[179]; /* 'search' */
    cpy_r_r180 = CPyStatics[182]; /* 'iterations' */
    cpy_r_r181 = (PyObject *)&PyLong_Type;
    cpy_r_r182 = CPyStatics[183]; /* 'seconds' */
    cpy_r_r183 = (PyObject *)&PyFloat_Type;
    cpy_r_r184 = CPyStatics[180]; /* 'effort' */
    cpy_r_r185 = (PyObject *)&PyLong_Type;
    cpy_r_r186 = CPyStatics[184]; /* 'candidates' */
    cpy_r_r187 = (PyObject *)&PyLong_Type;
    cpy_r_r188 = CPyStatics[185]; /* 'playout_effort' */
    cpy_r_r189 = (PyObject *)&PyLong_Type;
    cpy_r_r190 = CPyStatics[186]; /* 'horizon' */
    cpy_r_r191 = (PyObject *)&PyLong_Type;
    cpy_r_r192 = CPyStatics[187]; /* 'going_on' */
    cpy_r_r193 = (PyObject *)&PyLong_Type;
    cpy_r_r194 = CPyDict_Build(7, cpy_r_r180, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r191, cpy_r_r192, cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 54, CPyStatic_levels___globals);
        goto CPyL77;
    }
    cpy_r_r195 = CPyDict_Build(2, cpy_r_r173, cpy_r_r178, cpy_r_r179, cpy_r_r194);
    CPy_DECREF(cpy_r_r178);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 52, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r196 = CPyStatic_levels___globals;
    cpy_r_r197 = CPyStatics[159]; /* '_NUMBERS' */
    cpy_r_r198 = CPyDict_SetItem(cpy_r_r196, cpy_r_r197, cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    cpy_r_r199 = cpy_r_r198 >= 0;
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 52, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r200 = CPyStatics[181]; /* 'carelessness' */
    cpy_r_r201 = CPyStatics[183]; /* 'seconds' */
    cpy_r_r202 = CPyStatics[186]; /* 'horizon' */
    cpy_r_r203 = CPyStatics[4896]; /* 0 */
    cpy_r_r204 = CPyStatics[4896]; /* 0 */
    cpy_r_r205 = CPyStatics[4896]; /* 0 */
    cpy_r_r206 = CPyDict_Build(3, cpy_r_r200, cpy_r_r203, cpy_r_r201, cpy_r_r204, cpy_r_r202, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 66, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r207 = CPyStatic_levels___globals;
    cpy_r_r208 = CPyStatics[103]; /* '_LEAST' */
    cpy_r_r209 = CPyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r210 = cpy_r_r209 >= 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 66, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r211 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r212 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r213 = CPyObject_GetAttr(cpy_r_r211, cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 69, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r214 = PyTuple_Pack(1, cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 69, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r215 = CPyStatics[17]; /* 'serai.bots.levels' */
    cpy_r_r216 = (PyObject *)CPyType_levels___UnknownBot_template;
    cpy_r_r217 = CPyType_FromTemplate(cpy_r_r216, cpy_r_r214, cpy_r_r215);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 69, CPyStatic_levels___globals);
        goto CPyL69;
    }
    cpy_r_r218 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r219 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r220 = PyTuple_Pack(1, cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 69, CPyStatic_levels___globals);
        goto CPyL78;
    }
    cpy_r_r221 = PyObject_SetAttr(cpy_r_r217, cpy_r_r218, cpy_r_r220);
    CPy_DECREF(cpy_r_r220);
    cpy_r_r222 = cpy_r_r221 >= 0;
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 69, CPyStatic_levels___globals);
        goto CPyL78;
    }
    CPyType_levels___UnknownBot = (PyTypeObject *)cpy_r_r217;
    CPy_INCREF(CPyType_levels___UnknownBot);
    cpy_r_r223 = CPyStatic_levels___globals;
    cpy_r_r224 = CPyStatics[19]; /* 'UnknownBot' */
    cpy_r_r225 = PyDict_SetItem(cpy_r_r223, cpy_r_r224, cpy_r_r217);
    cpy_r_r226 = cpy_r_r225 >= 0;
    if (unlikely(!cpy_r_r226)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 69, CPyStatic_levels___globals);
        goto CPyL78;
    }
    cpy_r_r227 = CPy_InitSubclass(cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/bots/levels.py", "<module>", 69, CPyStatic_levels___globals);
        goto CPyL69;
    }
    return 1;
CPyL69: ;
    cpy_r_r228 = 2;
    return cpy_r_r228;
CPyL70: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL71: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL72: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL73: ;
    CPy_DECREF(cpy_r_r113);
    goto CPyL40;
CPyL74: ;
    CPy_DecRef(cpy_r_r155);
    goto CPyL69;
CPyL75: ;
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r159);
    goto CPyL69;
CPyL76: ;
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r159);
    CPy_DecRef(cpy_r_r163);
    goto CPyL69;
CPyL77: ;
    CPy_DecRef(cpy_r_r178);
    goto CPyL69;
CPyL78: ;
    CPy_DecRef(cpy_r_r217);
    goto CPyL69;
}

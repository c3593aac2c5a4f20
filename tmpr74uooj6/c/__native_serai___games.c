#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef games___UnknownGame_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
games___UnknownGame_traverse(serai___games___UnknownGameObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_games___UnknownGame->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_games___UnknownGame_clear_subtype(PyObject *cpy_r_self)
{
    serai___games___UnknownGameObject *self = (serai___games___UnknownGameObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_games___UnknownGame_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_games___UnknownGame_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_games___UnknownGame->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_games___UnknownGame_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___games___UnknownGameObject *self = (serai___games___UnknownGameObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_games___UnknownGame_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_games___UnknownGame_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_games___UnknownGame->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
games___UnknownGame_dealloc(serai___games___UnknownGameObject *self)
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
    CPyDef_games___UnknownGame_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_games___UnknownGame->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_games___UnknownGame->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef games___UnknownGame_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef games___UnknownGame_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_games___UnknownGame_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "UnknownGame",
    .tp_dealloc = (destructor)games___UnknownGame_dealloc,
    .tp_traverse = (traverseproc)games___UnknownGame_traverse,
    .tp_clear = (inquiry)CPyDef_games___UnknownGame_clear,
    .tp_getset = games___UnknownGame_getseters,
    .tp_methods = games___UnknownGame_methods,
    .tp_members = games___UnknownGame_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("UnknownGame()\n--\n\n"),
};
static PyTypeObject *CPyType_games___UnknownGame_template = &CPyType_games___UnknownGame_template_;

static PyMethodDef gamesmodule_methods[] = {
    {"find_game", (PyCFunction)CPyPy_games___find_game, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("find_game(name, content=None, expansions=())\n--\n\n") /* docstring */},
    {"parts_of", (PyCFunction)CPyPy_games___parts_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("parts_of(name, expansions=())\n--\n\n") /* docstring */},
    {"is_known", (PyCFunction)CPyPy_games___is_known, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_known(name)\n--\n\n") /* docstring */},
    {"all_names", (PyCFunction)CPyPy_games___all_names, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("all_names()\n--\n\n") /* docstring */},
    {"names_of", (PyCFunction)CPyPy_games___names_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("names_of(game)\n--\n\n") /* docstring */},
    {"packages_of", (PyCFunction)CPyPy_games___packages_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("packages_of(name)\n--\n\n") /* docstring */},
    {"folder_of", (PyCFunction)CPyPy_games___folder_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("folder_of(name)\n--\n\n") /* docstring */},
    {"_installed", (PyCFunction)CPyPy_games____installed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_installed(*names)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games__internal, "__name__");
    CPyStatic_games___globals = PyModule_GetDict(CPyModule_serai___games__internal);
    if (unlikely(CPyStatic_games___globals == NULL))
        goto fail;
    char result = CPyDef_games_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_games___UnknownGame);
    return -1;
}
int CPyExec_serai___games(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games__impl, &CPyImportState_serai___games, &CPyModule_serai___games);
}
static struct PyModuleDef gamesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    gamesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games(void)
{
    if (CPyModule_serai___games__internal) {
        Py_INCREF(CPyModule_serai___games__internal);
        return CPyModule_serai___games__internal;
    }
    CPyModule_serai___games__internal = PyModule_Create(&gamesmodule);
    return CPyModule_serai___games__internal;
}

PyObject *CPyInit_serai___games(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games__internal) {
        Py_INCREF(CPyModule_serai___games__internal);
        return CPyModule_serai___games__internal;
    }
    CPyModule_serai___games__internal = PyModule_Create(&gamesmodule);
    if (unlikely(CPyModule_serai___games__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games(CPyModule_serai___games__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_games___find_game(PyObject *cpy_r_name, PyObject *cpy_r_content, PyObject *cpy_r_expansions) {
    PyObject *cpy_r_r0;
    tuple_T0 cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T2OO cpy_r_r3;
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
    PyObject *cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    tuple_T2OO cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    tuple_T1O cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    tuple_T0 cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_arguments;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    if (cpy_r_content != NULL) goto CPyL26;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_content = cpy_r_r0;
CPyL2: ;
    if (cpy_r_expansions != NULL) goto CPyL27;
    cpy_r_r1.empty_struct_error_flag = 0;
    cpy_r_r2 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_expansions = cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = CPyDef_games___parts_of(cpy_r_name, cpy_r_expansions);
    CPy_DECREF(cpy_r_expansions);
    if (unlikely(cpy_r_r3.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "find_game", 34, CPyStatic_games___globals);
        goto CPyL28;
    }
    cpy_r_r4 = cpy_r_r3.f0;
    cpy_r_r5 = cpy_r_r3.f1;
    cpy_r_r6 = cpy_r_r4;
    cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = CPyStatic_games___globals;
    cpy_r_r9 = CPyStatics[235]; /* 'GAMES' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "find_game", 35, CPyStatic_games___globals);
        goto CPyL29;
    }
    if (likely(PyDict_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "find_game", 35, CPyStatic_games___globals, "dict", cpy_r_r10);
        goto CPyL29;
    }
    cpy_r_r12 = CPyDict_GetItem(cpy_r_r11, cpy_r_r6);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "find_game", 35, CPyStatic_games___globals);
        goto CPyL30;
    }
    if (likely(PyUnicode_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "find_game", 35, CPyStatic_games___globals, "str", cpy_r_r12);
        goto CPyL30;
    }
    cpy_r_r14 = CPyStatic_games___globals;
    cpy_r_r15 = CPyStatics[236]; /* 'import_module' */
    cpy_r_r16 = CPyDict_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "find_game", 35, CPyStatic_games___globals);
        goto CPyL31;
    }
    PyObject *cpy_r_r17[1] = {cpy_r_r13};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = PyObject_Vectorcall(cpy_r_r16, cpy_r_r18, 1, 0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "find_game", 35, CPyStatic_games___globals);
        goto CPyL31;
    }
    CPy_DECREF(cpy_r_r13);
    cpy_r_r20 = CPyStatics[237]; /* 'load' */
    cpy_r_r21 = CPyObject_GetAttr(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "find_game", 35, CPyStatic_games___globals);
        goto CPyL30;
    }
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r23 << 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL32;
    cpy_r_r26 = cpy_r_content;
    cpy_r_r27.f0 = cpy_r_r26;
    cpy_r_r27.f1 = cpy_r_r7;
    cpy_r_r28 = PyTuple_New(2);
    if (unlikely(cpy_r_r28 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp262 = cpy_r_r27.f0;
    PyTuple_SET_ITEM(cpy_r_r28, 0, __tmp262);
    PyObject *__tmp263 = cpy_r_r27.f1;
    PyTuple_SET_ITEM(cpy_r_r28, 1, __tmp263);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL18;
CPyL14: ;
    cpy_r_r30 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r31 = cpy_r_content != cpy_r_r30;
    if (!cpy_r_r31) goto CPyL33;
    cpy_r_r32 = cpy_r_content;
    cpy_r_r33.f0 = cpy_r_r32;
    cpy_r_r34 = PyTuple_New(1);
    if (unlikely(cpy_r_r34 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp264 = cpy_r_r33.f0;
    PyTuple_SET_ITEM(cpy_r_r34, 0, __tmp264);
    cpy_r_r35 = cpy_r_r34;
    goto CPyL17;
CPyL16: ;
    cpy_r_r36.empty_struct_error_flag = 0;
    cpy_r_r37 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r35 = cpy_r_r37;
CPyL17: ;
    cpy_r_r29 = cpy_r_r35;
CPyL18: ;
    cpy_r_arguments = cpy_r_r29;
    cpy_r_r38 = PySequence_Tuple(cpy_r_arguments);
    CPy_DECREF(cpy_r_arguments);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "find_game", 37, CPyStatic_games___globals);
        goto CPyL34;
    }
    cpy_r_r39 = PyObject_CallObject(cpy_r_r21, cpy_r_r38);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "find_game", 37, CPyStatic_games___globals);
        goto CPyL25;
    }
    cpy_r_r40 = (PyObject *)CPyType_game___Game;
    cpy_r_r41 = CPy_TypeCheck(cpy_r_r39, cpy_r_r40);
    if (cpy_r_r41) {
        goto CPyL23;
    } else
        goto CPyL35;
CPyL21: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r42 = 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "find_game", 38, CPyStatic_games___globals);
        goto CPyL25;
    }
    CPy_Unreachable();
CPyL23: ;
    if (likely(PyObject_TypeCheck(cpy_r_r39, CPyType_game___Game)))
        cpy_r_r43 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "find_game", 39, CPyStatic_games___globals, "serai.kernel.game.Game", cpy_r_r39);
        goto CPyL25;
    }
    return cpy_r_r43;
CPyL25: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL26: ;
    CPy_INCREF(cpy_r_content);
    goto CPyL2;
CPyL27: ;
    CPy_INCREF(cpy_r_expansions);
    goto CPyL4;
CPyL28: ;
    CPy_DecRef(cpy_r_content);
    goto CPyL25;
CPyL29: ;
    CPy_DecRef(cpy_r_content);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL25;
CPyL30: ;
    CPy_DecRef(cpy_r_content);
    CPy_DecRef(cpy_r_r7);
    goto CPyL25;
CPyL31: ;
    CPy_DecRef(cpy_r_content);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r13);
    goto CPyL25;
CPyL32: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL14;
CPyL33: ;
    CPy_DECREF(cpy_r_content);
    goto CPyL16;
CPyL34: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL25;
CPyL35: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL21;
}
        
        PyObject *CPyPy_games___find_game(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", "content", "expansions", 0};
            static CPyArg_Parser parser = {"O|OO:find_game", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_content = NULL;
            PyObject *obj_expansions = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_content, &obj_expansions)) {
                return NULL;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_content;
            if (obj_content == NULL) {
                arg_content = NULL;
                goto __LL265;
            }
            arg_content = obj_content;
            if (arg_content != NULL) goto __LL265;
            if (obj_content == Py_None)
                arg_content = obj_content;
            else {
                arg_content = NULL;
            }
            if (arg_content != NULL) goto __LL265;
            CPy_TypeError("object or None", obj_content); 
            goto fail;
__LL265: ;
            PyObject *arg_expansions;
            if (obj_expansions == NULL) {
                arg_expansions = NULL;
            } else {
                arg_expansions = obj_expansions; 
            }
            PyObject *retval = CPyDef_games___find_game(arg_name, arg_content, arg_expansions);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/__init__.py", "find_game", 29, CPyStatic_games___globals);
            return NULL;
        }
        
tuple_T2OO CPyDef_games___parts_of(PyObject *cpy_r_name, PyObject *cpy_r_expansions) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject **cpy_r_r28;
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
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    CPyPtr cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    tuple_T0 cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    int32_t cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_others;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject **cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject **cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject **cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyPtr cpy_r_r115;
    CPyPtr cpy_r_r116;
    CPyPtr cpy_r_r117;
    CPyPtr cpy_r_r118;
    CPyPtr cpy_r_r119;
    CPyPtr cpy_r_r120;
    CPyPtr cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject **cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    int64_t cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyPtr cpy_r_r130;
    int64_t cpy_r_r131;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    int32_t cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    int32_t cpy_r_r139;
    char cpy_r_r140;
    int64_t cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject **cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject **cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    CPyPtr cpy_r_r164;
    CPyPtr cpy_r_r165;
    CPyPtr cpy_r_r166;
    CPyPtr cpy_r_r167;
    CPyPtr cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject **cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    CPyPtr cpy_r_r176;
    int64_t cpy_r_r177;
    int64_t cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    int32_t cpy_r_r182;
    char cpy_r_r183;
    char cpy_r_r184;
    int32_t cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    int32_t cpy_r_r188;
    char cpy_r_r189;
    int64_t cpy_r_r190;
    PyObject *cpy_r_r191;
    tuple_T2OO cpy_r_r192;
    tuple_T2OO cpy_r_r193;
    if (cpy_r_expansions != NULL) goto CPyL95;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_expansions = cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPyStatics[109]; /* '+' */
    cpy_r_r3 = PyUnicode_Split(cpy_r_name, cpy_r_r2, -1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 44, CPyStatic_games___globals);
        goto CPyL96;
    }
    cpy_r_r4 = PyObject_GetIter(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 44, CPyStatic_games___globals);
        goto CPyL96;
    }
    cpy_r_r5 = PyIter_Next(cpy_r_r4);
    if (cpy_r_r5 == NULL) {
        goto CPyL97;
    } else
        goto CPyL7;
CPyL5: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 44, CPyStatic_games___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL7: ;
    if (likely(PyUnicode_Check(cpy_r_r5)))
        cpy_r_r7 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 44, CPyStatic_games___globals, "str", cpy_r_r5);
        goto CPyL98;
    }
    cpy_r_r8 = PySequence_List(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 44, CPyStatic_games___globals);
        goto CPyL99;
    }
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r11;
    if (cpy_r_r12) {
        goto CPyL12;
    } else
        goto CPyL100;
CPyL10: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 44, CPyStatic_games___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r14 = CPyStatic_games___globals;
    cpy_r_r15 = CPyStatics[235]; /* 'GAMES' */
    cpy_r_r16 = CPyDict_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 45, CPyStatic_games___globals);
        goto CPyL101;
    }
    if (likely(PyDict_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 45, CPyStatic_games___globals, "dict", cpy_r_r16);
        goto CPyL101;
    }
    cpy_r_r18 = PyDict_Contains(cpy_r_r17, cpy_r_r7);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 45, CPyStatic_games___globals);
        goto CPyL101;
    }
    cpy_r_r20 = cpy_r_r18;
    cpy_r_r21 = cpy_r_r20 ^ 1;
    if (cpy_r_r21) {
        goto CPyL102;
    } else
        goto CPyL29;
CPyL16: ;
    cpy_r_r22 = CPyStatics[151]; /* '' */
    cpy_r_r23 = CPyStatics[238]; /* 'there is no game ' */
    cpy_r_r24 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r25 = CPyStatics[151]; /* '' */
    cpy_r_r26 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r27[3] = {cpy_r_r24, cpy_r_r7, cpy_r_r25};
    cpy_r_r28 = (PyObject **)&cpy_r_r27;
    cpy_r_r29 = PyObject_VectorcallMethod(cpy_r_r26, cpy_r_r28, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals);
        goto CPyL103;
    }
    CPy_DECREF(cpy_r_r7);
    if (likely(PyUnicode_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals, "str", cpy_r_r29);
        goto CPyL94;
    }
    cpy_r_r31 = CPyStatics[239]; /* '; games are ' */
    cpy_r_r32 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r33 = CPyStatics[157]; /* ', ' */
    cpy_r_r34 = CPyStatic_games___globals;
    cpy_r_r35 = CPyStatics[235]; /* 'GAMES' */
    cpy_r_r36 = CPyDict_GetItem(cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals);
        goto CPyL104;
    }
    if (likely(PyDict_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals, "dict", cpy_r_r36);
        goto CPyL104;
    }
    cpy_r_r38 = PyUnicode_Join(cpy_r_r33, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals);
        goto CPyL104;
    }
    cpy_r_r39 = CPyStatics[151]; /* '' */
    cpy_r_r40 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r41[3] = {cpy_r_r32, cpy_r_r38, cpy_r_r39};
    cpy_r_r42 = (PyObject **)&cpy_r_r41;
    cpy_r_r43 = PyObject_VectorcallMethod(cpy_r_r40, cpy_r_r42, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals);
        goto CPyL105;
    }
    CPy_DECREF(cpy_r_r38);
    if (likely(PyUnicode_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals, "str", cpy_r_r43);
        goto CPyL104;
    }
    cpy_r_r45 = PyList_New(4);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals);
        goto CPyL106;
    }
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyListObject, ob_item));
    cpy_r_r47 = *(CPyPtr *)cpy_r_r46;
    CPy_INCREF(cpy_r_r23);
    *(PyObject * *)cpy_r_r47 = cpy_r_r23;
    cpy_r_r48 = cpy_r_r47 + 8;
    *(PyObject * *)cpy_r_r48 = cpy_r_r30;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r49 = cpy_r_r47 + 16;
    *(PyObject * *)cpy_r_r49 = cpy_r_r31;
    cpy_r_r50 = cpy_r_r47 + 24;
    *(PyObject * *)cpy_r_r50 = cpy_r_r44;
    cpy_r_r51 = PyUnicode_Join(cpy_r_r22, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals);
        goto CPyL94;
    }
    cpy_r_r52 = (PyObject *)CPyType_games___UnknownGame;
    PyObject *cpy_r_r53[1] = {cpy_r_r51};
    cpy_r_r54 = (PyObject **)&cpy_r_r53;
    cpy_r_r55 = PyObject_Vectorcall(cpy_r_r52, cpy_r_r54, 1, 0);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals);
        goto CPyL107;
    }
    CPy_DECREF(cpy_r_r51);
    if (likely(Py_TYPE(cpy_r_r55) == CPyType_games___UnknownGame))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals, "serai.games.UnknownGame", cpy_r_r55);
        goto CPyL94;
    }
    CPy_Raise(cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 46, CPyStatic_games___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r57 = CPyStatic_games___globals;
    cpy_r_r58 = CPyStatics[240]; /* 'EXPANSIONS' */
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 47, CPyStatic_games___globals);
        goto CPyL101;
    }
    if (likely(PyDict_Check(cpy_r_r59)))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 47, CPyStatic_games___globals, "dict", cpy_r_r59);
        goto CPyL101;
    }
    cpy_r_r61.empty_struct_error_flag = 0;
    cpy_r_r62 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r63 = CPyDict_Get(cpy_r_r60, cpy_r_r7, cpy_r_r62);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 47, CPyStatic_games___globals);
        goto CPyL101;
    }
    if (likely(PyTuple_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 47, CPyStatic_games___globals, "tuple", cpy_r_r63);
        goto CPyL101;
    }
    cpy_r_r65 = PyList_New(0);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 48, CPyStatic_games___globals);
        goto CPyL108;
    }
    cpy_r_r66 = CPyList_Extend(cpy_r_r65, cpy_r_r8);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 48, CPyStatic_games___globals);
        goto CPyL109;
    } else
        goto CPyL110;
CPyL35: ;
    cpy_r_r67 = CPyList_Extend(cpy_r_r65, cpy_r_expansions);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 48, CPyStatic_games___globals);
        goto CPyL109;
    } else
        goto CPyL111;
CPyL36: ;
    cpy_r_r68 = PyList_AsTuple(cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 48, CPyStatic_games___globals);
        goto CPyL108;
    }
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = 0;
CPyL38: ;
    cpy_r_r72 = cpy_r_r71 < cpy_r_r70;
    if (!cpy_r_r72) goto CPyL112;
    cpy_r_r73 = CPySequenceTuple_GetItemUnsafe(cpy_r_r68, cpy_r_r71);
    if (likely(PyUnicode_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 48, CPyStatic_games___globals, "str", cpy_r_r73);
        goto CPyL113;
    }
    cpy_r_r75 = PySequence_Contains(cpy_r_r64, cpy_r_r74);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 49, CPyStatic_games___globals);
        goto CPyL114;
    }
    cpy_r_r77 = cpy_r_r75;
    cpy_r_r78 = cpy_r_r77 ^ 1;
    if (cpy_r_r78) {
        goto CPyL115;
    } else
        goto CPyL116;
CPyL42: ;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r80 = *(int64_t *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r80 << 1;
    cpy_r_r82 = cpy_r_r81 != 0;
    if (!cpy_r_r82) goto CPyL117;
    cpy_r_r83 = CPyStatics[241]; /* 'expansions are ' */
    cpy_r_r84 = CPyStatics[157]; /* ', ' */
    cpy_r_r85 = PyUnicode_Join(cpy_r_r84, cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 50, CPyStatic_games___globals);
        goto CPyL118;
    }
    cpy_r_r86 = CPyStr_Build(2, cpy_r_r83, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 50, CPyStatic_games___globals);
        goto CPyL118;
    }
    cpy_r_r87 = cpy_r_r86;
    goto CPyL47;
CPyL46: ;
    cpy_r_r88 = CPyStatics[242]; /* 'it has none' */
    CPy_INCREF(cpy_r_r88);
    cpy_r_r87 = cpy_r_r88;
CPyL47: ;
    cpy_r_others = cpy_r_r87;
    cpy_r_r89 = CPyStatics[151]; /* '' */
    cpy_r_r90 = CPyStatics[243]; /* 'there is no expansion ' */
    cpy_r_r91 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r92 = CPyStatics[151]; /* '' */
    cpy_r_r93 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r94[3] = {cpy_r_r91, cpy_r_r74, cpy_r_r92};
    cpy_r_r95 = (PyObject **)&cpy_r_r94;
    cpy_r_r96 = PyObject_VectorcallMethod(cpy_r_r93, cpy_r_r95, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals);
        goto CPyL119;
    }
    CPy_DECREF(cpy_r_r74);
    if (likely(PyUnicode_Check(cpy_r_r96)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals, "str", cpy_r_r96);
        goto CPyL120;
    }
    cpy_r_r98 = CPyStatics[244]; /* ' of ' */
    cpy_r_r99 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r100 = CPyStatics[151]; /* '' */
    cpy_r_r101 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r102[3] = {cpy_r_r99, cpy_r_r7, cpy_r_r100};
    cpy_r_r103 = (PyObject **)&cpy_r_r102;
    cpy_r_r104 = PyObject_VectorcallMethod(cpy_r_r101, cpy_r_r103, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals);
        goto CPyL121;
    }
    CPy_DECREF(cpy_r_r7);
    if (likely(PyUnicode_Check(cpy_r_r104)))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals, "str", cpy_r_r104);
        goto CPyL122;
    }
    cpy_r_r106 = CPyStatics[245]; /* '; ' */
    cpy_r_r107 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r108 = CPyStatics[151]; /* '' */
    cpy_r_r109 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r110[3] = {cpy_r_r107, cpy_r_others, cpy_r_r108};
    cpy_r_r111 = (PyObject **)&cpy_r_r110;
    cpy_r_r112 = PyObject_VectorcallMethod(cpy_r_r109, cpy_r_r111, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals);
        goto CPyL123;
    }
    CPy_DECREF(cpy_r_others);
    if (likely(PyUnicode_Check(cpy_r_r112)))
        cpy_r_r113 = cpy_r_r112;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals, "str", cpy_r_r112);
        goto CPyL124;
    }
    cpy_r_r114 = PyList_New(6);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals);
        goto CPyL125;
    }
    cpy_r_r115 = (CPyPtr)((CPyPtr)cpy_r_r114 + offsetof(PyListObject, ob_item));
    cpy_r_r116 = *(CPyPtr *)cpy_r_r115;
    CPy_INCREF(cpy_r_r90);
    *(PyObject * *)cpy_r_r116 = cpy_r_r90;
    cpy_r_r117 = cpy_r_r116 + 8;
    *(PyObject * *)cpy_r_r117 = cpy_r_r97;
    CPy_INCREF(cpy_r_r98);
    cpy_r_r118 = cpy_r_r116 + 16;
    *(PyObject * *)cpy_r_r118 = cpy_r_r98;
    cpy_r_r119 = cpy_r_r116 + 24;
    *(PyObject * *)cpy_r_r119 = cpy_r_r105;
    CPy_INCREF(cpy_r_r106);
    cpy_r_r120 = cpy_r_r116 + 32;
    *(PyObject * *)cpy_r_r120 = cpy_r_r106;
    cpy_r_r121 = cpy_r_r116 + 40;
    *(PyObject * *)cpy_r_r121 = cpy_r_r113;
    cpy_r_r122 = PyUnicode_Join(cpy_r_r89, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals);
        goto CPyL94;
    }
    cpy_r_r123 = (PyObject *)CPyType_games___UnknownGame;
    PyObject *cpy_r_r124[1] = {cpy_r_r122};
    cpy_r_r125 = (PyObject **)&cpy_r_r124;
    cpy_r_r126 = PyObject_Vectorcall(cpy_r_r123, cpy_r_r125, 1, 0);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals);
        goto CPyL126;
    }
    CPy_DECREF(cpy_r_r122);
    if (likely(Py_TYPE(cpy_r_r126) == CPyType_games___UnknownGame))
        cpy_r_r127 = cpy_r_r126;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals, "serai.games.UnknownGame", cpy_r_r126);
        goto CPyL94;
    }
    CPy_Raise(cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 51, CPyStatic_games___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL59: ;
    cpy_r_r128 = cpy_r_r71 + 1;
    cpy_r_r71 = cpy_r_r128;
    goto CPyL38;
CPyL60: ;
    cpy_r_r129 = PyList_New(0);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 52, CPyStatic_games___globals);
        goto CPyL108;
    }
    cpy_r_r130 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r131 = *(int64_t *)cpy_r_r130;
    cpy_r_r132 = 0;
CPyL62: ;
    cpy_r_r133 = cpy_r_r132 < cpy_r_r131;
    if (!cpy_r_r133) goto CPyL68;
    cpy_r_r134 = CPySequenceTuple_GetItemUnsafe(cpy_r_r64, cpy_r_r132);
    if (likely(PyUnicode_Check(cpy_r_r134)))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 52, CPyStatic_games___globals, "str", cpy_r_r134);
        goto CPyL127;
    }
    cpy_r_r136 = PySequence_Contains(cpy_r_r8, cpy_r_r135);
    cpy_r_r137 = cpy_r_r136 >= 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 52, CPyStatic_games___globals);
        goto CPyL128;
    }
    cpy_r_r138 = cpy_r_r136;
    if (!cpy_r_r138) goto CPyL129;
    cpy_r_r139 = PyList_Append(cpy_r_r129, cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    cpy_r_r140 = cpy_r_r139 >= 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 52, CPyStatic_games___globals);
        goto CPyL127;
    }
CPyL67: ;
    cpy_r_r141 = cpy_r_r132 + 1;
    cpy_r_r132 = cpy_r_r141;
    goto CPyL62;
CPyL68: ;
    cpy_r_r142 = PyObject_GetIter(cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 52, CPyStatic_games___globals);
        goto CPyL108;
    }
    cpy_r_r143 = CPyDef_expansion___name_with(cpy_r_r7, cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 52, CPyStatic_games___globals);
        goto CPyL108;
    }
    cpy_r_r144 = CPyStr_Equal(cpy_r_name, cpy_r_r143);
    cpy_r_r145 = cpy_r_r144 == 0;
    if (cpy_r_r145) {
        goto CPyL130;
    } else
        goto CPyL131;
CPyL71: ;
    cpy_r_r146 = CPyStatics[151]; /* '' */
    cpy_r_r147 = CPyStatics[238]; /* 'there is no game ' */
    cpy_r_r148 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r149 = CPyStatics[151]; /* '' */
    cpy_r_r150 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r151[3] = {cpy_r_r148, cpy_r_name, cpy_r_r149};
    cpy_r_r152 = (PyObject **)&cpy_r_r151;
    cpy_r_r153 = PyObject_VectorcallMethod(cpy_r_r150, cpy_r_r152, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 54, CPyStatic_games___globals);
        goto CPyL132;
    }
    if (likely(PyUnicode_Check(cpy_r_r153)))
        cpy_r_r154 = cpy_r_r153;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 54, CPyStatic_games___globals, "str", cpy_r_r153);
        goto CPyL132;
    }
    cpy_r_r155 = CPyStatics[246]; /* ', but ' */
    cpy_r_r156 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r157 = CPyStatics[151]; /* '' */
    cpy_r_r158 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r159[3] = {cpy_r_r156, cpy_r_r143, cpy_r_r157};
    cpy_r_r160 = (PyObject **)&cpy_r_r159;
    cpy_r_r161 = PyObject_VectorcallMethod(cpy_r_r158, cpy_r_r160, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 54, CPyStatic_games___globals);
        goto CPyL133;
    }
    CPy_DECREF(cpy_r_r143);
    if (likely(PyUnicode_Check(cpy_r_r161)))
        cpy_r_r162 = cpy_r_r161;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 54, CPyStatic_games___globals, "str", cpy_r_r161);
        goto CPyL134;
    }
    cpy_r_r163 = PyList_New(4);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 54, CPyStatic_games___globals);
        goto CPyL135;
    }
    cpy_r_r164 = (CPyPtr)((CPyPtr)cpy_r_r163 + offsetof(PyListObject, ob_item));
    cpy_r_r165 = *(CPyPtr *)cpy_r_r164;
    CPy_INCREF(cpy_r_r147);
    *(PyObject * *)cpy_r_r165 = cpy_r_r147;
    cpy_r_r166 = cpy_r_r165 + 8;
    *(PyObject * *)cpy_r_r166 = cpy_r_r154;
    CPy_INCREF(cpy_r_r155);
    cpy_r_r167 = cpy_r_r165 + 16;
    *(PyObject * *)cpy_r_r167 = cpy_r_r155;
    cpy_r_r168 = cpy_r_r165 + 24;
    *(PyObject * *)cpy_r_r168 = cpy_r_r162;
    cpy_r_r169 = PyUnicode_Join(cpy_r_r146, cpy_r_r163);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 54, CPyStatic_games___globals);
        goto CPyL94;
    }
    cpy_r_r170 = (PyObject *)CPyType_games___UnknownGame;
    PyObject *cpy_r_r171[1] = {cpy_r_r169};
    cpy_r_r172 = (PyObject **)&cpy_r_r171;
    cpy_r_r173 = PyObject_Vectorcall(cpy_r_r170, cpy_r_r172, 1, 0);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 54, CPyStatic_games___globals);
        goto CPyL136;
    }
    CPy_DECREF(cpy_r_r169);
    if (likely(Py_TYPE(cpy_r_r173) == CPyType_games___UnknownGame))
        cpy_r_r174 = cpy_r_r173;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 54, CPyStatic_games___globals, "serai.games.UnknownGame", cpy_r_r173);
        goto CPyL94;
    }
    CPy_Raise(cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 54, CPyStatic_games___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL81: ;
    cpy_r_r175 = PyList_New(0);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 55, CPyStatic_games___globals);
        goto CPyL137;
    }
    cpy_r_r176 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r177 = *(int64_t *)cpy_r_r176;
    cpy_r_r178 = 0;
CPyL83: ;
    cpy_r_r179 = cpy_r_r178 < cpy_r_r177;
    if (!cpy_r_r179) goto CPyL138;
    cpy_r_r180 = CPySequenceTuple_GetItemUnsafe(cpy_r_r64, cpy_r_r178);
    if (likely(PyUnicode_Check(cpy_r_r180)))
        cpy_r_r181 = cpy_r_r180;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "parts_of", 55, CPyStatic_games___globals, "str", cpy_r_r180);
        goto CPyL139;
    }
    cpy_r_r182 = PySequence_Contains(cpy_r_r8, cpy_r_r181);
    cpy_r_r183 = cpy_r_r182 >= 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 55, CPyStatic_games___globals);
        goto CPyL140;
    }
    cpy_r_r184 = cpy_r_r182;
    if (!cpy_r_r184) goto CPyL88;
    if (cpy_r_r184) {
        goto CPyL90;
    } else
        goto CPyL141;
CPyL88: ;
    cpy_r_r185 = PySequence_Contains(cpy_r_expansions, cpy_r_r181);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 55, CPyStatic_games___globals);
        goto CPyL140;
    }
    cpy_r_r187 = cpy_r_r185;
    if (!cpy_r_r187) goto CPyL141;
CPyL90: ;
    cpy_r_r188 = PyList_Append(cpy_r_r175, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    cpy_r_r189 = cpy_r_r188 >= 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 55, CPyStatic_games___globals);
        goto CPyL139;
    }
CPyL91: ;
    cpy_r_r190 = cpy_r_r178 + 1;
    cpy_r_r178 = cpy_r_r190;
    goto CPyL83;
CPyL92: ;
    cpy_r_r191 = PyList_AsTuple(cpy_r_r175);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 55, CPyStatic_games___globals);
        goto CPyL142;
    }
    cpy_r_r192.f0 = cpy_r_r7;
    cpy_r_r192.f1 = cpy_r_r191;
    return cpy_r_r192;
CPyL94: ;
    tuple_T2OO __tmp266 = { NULL, NULL };
    cpy_r_r193 = __tmp266;
    return cpy_r_r193;
CPyL95: ;
    CPy_INCREF(cpy_r_expansions);
    goto CPyL2;
CPyL96: ;
    CPy_DecRef(cpy_r_expansions);
    goto CPyL94;
CPyL97: ;
    CPy_DECREF(cpy_r_expansions);
    CPy_DECREF(cpy_r_r4);
    goto CPyL5;
CPyL98: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r4);
    goto CPyL94;
CPyL99: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r7);
    goto CPyL94;
CPyL100: ;
    CPy_DECREF(cpy_r_expansions);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    goto CPyL10;
CPyL101: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL94;
CPyL102: ;
    CPy_DECREF(cpy_r_expansions);
    CPy_DECREF(cpy_r_r8);
    goto CPyL16;
CPyL103: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL94;
CPyL104: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL94;
CPyL105: ;
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r38);
    goto CPyL94;
CPyL106: ;
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r44);
    goto CPyL94;
CPyL107: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL94;
CPyL108: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r64);
    goto CPyL94;
CPyL109: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r65);
    goto CPyL94;
CPyL110: ;
    CPy_DECREF(cpy_r_r66);
    goto CPyL35;
CPyL111: ;
    CPy_DECREF(cpy_r_r67);
    goto CPyL36;
CPyL112: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL60;
CPyL113: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r68);
    goto CPyL94;
CPyL114: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r74);
    goto CPyL94;
CPyL115: ;
    CPy_DECREF(cpy_r_expansions);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r68);
    goto CPyL42;
CPyL116: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL59;
CPyL117: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL46;
CPyL118: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r74);
    goto CPyL94;
CPyL119: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_others);
    goto CPyL94;
CPyL120: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_others);
    goto CPyL94;
CPyL121: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r97);
    goto CPyL94;
CPyL122: ;
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r97);
    goto CPyL94;
CPyL123: ;
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r105);
    goto CPyL94;
CPyL124: ;
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r105);
    goto CPyL94;
CPyL125: ;
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r113);
    goto CPyL94;
CPyL126: ;
    CPy_DecRef(cpy_r_r122);
    goto CPyL94;
CPyL127: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r129);
    goto CPyL94;
CPyL128: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r135);
    goto CPyL94;
CPyL129: ;
    CPy_DECREF(cpy_r_r135);
    goto CPyL67;
CPyL130: ;
    CPy_DECREF(cpy_r_expansions);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r64);
    goto CPyL71;
CPyL131: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL81;
CPyL132: ;
    CPy_DecRef(cpy_r_r143);
    goto CPyL94;
CPyL133: ;
    CPy_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r154);
    goto CPyL94;
CPyL134: ;
    CPy_DecRef(cpy_r_r154);
    goto CPyL94;
CPyL135: ;
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r162);
    goto CPyL94;
CPyL136: ;
    CPy_DecRef(cpy_r_r169);
    goto CPyL94;
CPyL137: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r7);
    goto CPyL94;
CPyL138: ;
    CPy_DECREF(cpy_r_expansions);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r64);
    goto CPyL92;
CPyL139: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r175);
    goto CPyL94;
CPyL140: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r175);
    CPy_DecRef(cpy_r_r181);
    goto CPyL94;
CPyL141: ;
    CPy_DECREF(cpy_r_r181);
    goto CPyL91;
CPyL142: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL94;
}
        
        PyObject *CPyPy_games___parts_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", "expansions", 0};
            static CPyArg_Parser parser = {"O|O:parts_of", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_expansions = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_expansions)) {
                return NULL;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_expansions;
            if (obj_expansions == NULL) {
                arg_expansions = NULL;
            } else {
                arg_expansions = obj_expansions; 
            }
            tuple_T2OO retval = CPyDef_games___parts_of(arg_name, arg_expansions);
            if (retval.f0 == NULL) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp267 = retval.f0;
            PyTuple_SET_ITEM(retbox, 0, __tmp267);
            PyObject *__tmp268 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp268);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/__init__.py", "parts_of", 42, CPyStatic_games___globals);
            return NULL;
        }
        
char CPyDef_games___is_known(PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    tuple_T2OO cpy_r_r1;
    tuple_T3OOO cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = NULL;
    cpy_r_r1 = CPyDef_games___parts_of(cpy_r_name, cpy_r_r0);
    if (unlikely(cpy_r_r1.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "is_known", 61, CPyStatic_games___globals);
    } else
        goto CPyL10;
    cpy_r_r2 = CPy_CatchError();
    cpy_r_r3 = (PyObject *)CPyType_games___UnknownGame;
    cpy_r_r4 = CPy_ExceptionMatches(cpy_r_r3);
    if (!cpy_r_r4) goto CPyL4;
    CPy_RestoreExcInfo(cpy_r_r2);
    CPy_DecRef(cpy_r_r2.f0);
    CPy_DecRef(cpy_r_r2.f1);
    CPy_DecRef(cpy_r_r2.f2);
    return 0;
CPyL4: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL6;
    } else
        goto CPyL11;
CPyL5: ;
    CPy_Unreachable();
CPyL6: ;
    CPy_RestoreExcInfo(cpy_r_r2);
    CPy_DecRef(cpy_r_r2.f0);
    CPy_DecRef(cpy_r_r2.f1);
    CPy_DecRef(cpy_r_r2.f2);
    cpy_r_r5 = CPy_KeepPropagating();
    if (!cpy_r_r5) goto CPyL9;
    CPy_Unreachable();
CPyL8: ;
    return 1;
CPyL9: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
CPyL10: ;
    CPy_DECREF(cpy_r_r1.f0);
    CPy_DECREF(cpy_r_r1.f1);
    goto CPyL8;
CPyL11: ;
    CPy_DecRef(cpy_r_r2.f0);
    CPy_DecRef(cpy_r_r2.f1);
    CPy_DecRef(cpy_r_r2.f2);
    goto CPyL5;
}
        
        PyObject *CPyPy_games___is_known(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"O:is_known", kwlist, 0};
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_name)) {
                return NULL;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            char retval = CPyDef_games___is_known(arg_name);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/__init__.py", "is_known", 58, CPyStatic_games___globals);
            return NULL;
        }
        
PyObject *CPyDef_games___all_names(void) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T3CIO cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "all_names", 69, CPyStatic_games___globals);
        goto CPyL15;
    }
    cpy_r_r1 = CPyStatic_games___globals;
    cpy_r_r2 = CPyStatics[235]; /* 'GAMES' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "all_names", 69, CPyStatic_games___globals);
        goto CPyL16;
    }
    if (likely(PyDict_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "all_names", 69, CPyStatic_games___globals, "dict", cpy_r_r3);
        goto CPyL16;
    }
    cpy_r_r5 = 0;
    cpy_r_r6 = PyDict_Size(cpy_r_r4);
    cpy_r_r7 = CPyDict_GetKeysIter(cpy_r_r4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "all_names", 69, CPyStatic_games___globals);
        goto CPyL17;
    }
CPyL4: ;
    cpy_r_r8 = CPyDict_NextKey(cpy_r_r7, cpy_r_r5);
    cpy_r_r9 = cpy_r_r8.f1;
    cpy_r_r5 = cpy_r_r9;
    cpy_r_r10 = cpy_r_r8.f0;
    if (!cpy_r_r10) goto CPyL18;
    cpy_r_r11 = cpy_r_r8.f2;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r8.f2);
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "all_names", 69, CPyStatic_games___globals, "str", cpy_r_r11);
        goto CPyL19;
    }
    cpy_r_r13 = CPyDef_games___names_of(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "all_names", 69, CPyStatic_games___globals);
        goto CPyL19;
    }
    cpy_r_r14 = 0;
CPyL8: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r14 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL20;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r19 = *(CPyPtr *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r14 * 8;
    cpy_r_r21 = cpy_r_r19 + cpy_r_r20;
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyUnicode_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "all_names", 69, CPyStatic_games___globals, "str", cpy_r_r22);
        goto CPyL21;
    }
    cpy_r_r24 = PyList_Append(cpy_r_r0, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "all_names", 69, CPyStatic_games___globals);
        goto CPyL21;
    }
    cpy_r_r26 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r26;
    goto CPyL8;
CPyL12: ;
    cpy_r_r27 = CPyDict_CheckSize(cpy_r_r4, cpy_r_r6);
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "all_names", 69, CPyStatic_games___globals);
        goto CPyL19;
    } else
        goto CPyL4;
CPyL13: ;
    cpy_r_r28 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "all_names", 69, CPyStatic_games___globals);
        goto CPyL16;
    }
    return cpy_r_r0;
CPyL15: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL18: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8.f2);
    goto CPyL13;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL15;
CPyL20: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL12;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r13);
    goto CPyL15;
}
        
        PyObject *CPyPy_games___all_names(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":all_names", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *retval = CPyDef_games___all_names();
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/__init__.py", "all_names", 67, CPyStatic_games___globals);
            return NULL;
        }
        
PyObject *CPyDef_games___names_of(PyObject *cpy_r_game) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T0 cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_count;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject **cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    PyObject *cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int64_t cpy_r_r48;
    PyObject *cpy_r_r49;
    cpy_r_r0 = CPyStatic_games___globals;
    cpy_r_r1 = CPyStatics[240]; /* 'EXPANSIONS' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 74, CPyStatic_games___globals);
        goto CPyL26;
    }
    if (likely(PyDict_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "names_of", 74, CPyStatic_games___globals, "dict", cpy_r_r2);
        goto CPyL26;
    }
    cpy_r_r4.empty_struct_error_flag = 0;
    cpy_r_r5 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r6 = CPyDict_Get(cpy_r_r3, cpy_r_game, cpy_r_r5);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 74, CPyStatic_games___globals);
        goto CPyL26;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "names_of", 74, CPyStatic_games___globals, "tuple", cpy_r_r6);
        goto CPyL26;
    }
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 75, CPyStatic_games___globals);
        goto CPyL27;
    }
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = CPyTagged_Add(cpy_r_r11, 2);
    cpy_r_r13 = 0;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_count = cpy_r_r13;
    CPyTagged_DECREF(cpy_r_count);
CPyL6: ;
    cpy_r_r14 = cpy_r_r13 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) goto CPyL8;
    cpy_r_r16 = cpy_r_r12 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL9;
CPyL8: ;
    cpy_r_r18 = CPyTagged_IsLt_(cpy_r_r13, cpy_r_r12);
    if (cpy_r_r18) {
        goto CPyL10;
    } else
        goto CPyL28;
CPyL9: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r13 < (Py_ssize_t)cpy_r_r12;
    if (!cpy_r_r19) goto CPyL28;
CPyL10: ;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_count = cpy_r_r13;
    cpy_r_r20 = CPyStatic_games___globals;
    cpy_r_r21 = CPyStatics[247]; /* 'combinations' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 75, CPyStatic_games___globals);
        goto CPyL29;
    }
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_count);
    PyObject *cpy_r_r24[2] = {cpy_r_r7, cpy_r_r23};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_Vectorcall(cpy_r_r22, cpy_r_r25, 2, 0);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 75, CPyStatic_games___globals);
        goto CPyL30;
    }
    CPy_DECREF(cpy_r_r23);
    cpy_r_r27 = PyObject_GetIter(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 75, CPyStatic_games___globals);
        goto CPyL31;
    }
CPyL13: ;
    cpy_r_r28 = PyIter_Next(cpy_r_r27);
    if (cpy_r_r28 == NULL) goto CPyL32;
    if (likely(PyTuple_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "names_of", 75, CPyStatic_games___globals, "tuple", cpy_r_r28);
        goto CPyL33;
    }
    cpy_r_r30 = PyList_Append(cpy_r_r8, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 75, CPyStatic_games___globals);
        goto CPyL33;
    } else
        goto CPyL13;
CPyL16: ;
    cpy_r_r32 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 75, CPyStatic_games___globals);
        goto CPyL31;
    }
    cpy_r_r33 = CPyTagged_Add(cpy_r_r13, 2);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r13 = cpy_r_r33;
    goto CPyL6;
CPyL18: ;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = PyList_New(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 76, CPyStatic_games___globals);
        goto CPyL34;
    }
    cpy_r_r37 = 0;
CPyL20: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r37 < cpy_r_r39;
    if (!cpy_r_r40) goto CPyL35;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r42 = *(CPyPtr *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r37 * 8;
    cpy_r_r44 = cpy_r_r42 + cpy_r_r43;
    cpy_r_r45 = *(PyObject * *)cpy_r_r44;
    CPy_INCREF(cpy_r_r45);
    if (likely(PyTuple_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "names_of", 76, CPyStatic_games___globals, "tuple", cpy_r_r45);
        goto CPyL36;
    }
    cpy_r_r47 = CPyDef_expansion___name_with(cpy_r_game, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 76, CPyStatic_games___globals);
        goto CPyL36;
    }
    CPyList_SetItemUnsafe(cpy_r_r36, cpy_r_r37, cpy_r_r47);
    cpy_r_r48 = cpy_r_r37 + 1;
    cpy_r_r37 = cpy_r_r48;
    goto CPyL20;
CPyL25: ;
    return cpy_r_r36;
CPyL26: ;
    cpy_r_r49 = NULL;
    return cpy_r_r49;
CPyL27: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL26;
CPyL28: ;
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL18;
CPyL29: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL26;
CPyL30: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r23);
    goto CPyL26;
CPyL31: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL26;
CPyL32: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL16;
CPyL33: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r27);
    goto CPyL26;
CPyL34: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL26;
CPyL35: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL25;
CPyL36: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    goto CPyL26;
}
        
        PyObject *CPyPy_games___names_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"game", 0};
            static CPyArg_Parser parser = {"O:names_of", kwlist, 0};
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_game)) {
                return NULL;
            }
            PyObject *arg_game;
            if (likely(PyUnicode_Check(obj_game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("str", obj_game); 
                goto fail;
            }
            PyObject *retval = CPyDef_games___names_of(arg_game);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/__init__.py", "names_of", 72, CPyStatic_games___globals);
            return NULL;
        }
        
PyObject *CPyDef_games___packages_of(PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    tuple_T2OO cpy_r_r1;
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
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    cpy_r_r0 = NULL;
    cpy_r_r1 = CPyDef_games___parts_of(cpy_r_name, cpy_r_r0);
    if (unlikely(cpy_r_r1.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 81, CPyStatic_games___globals);
        goto CPyL20;
    }
    cpy_r_r2 = cpy_r_r1.f0;
    cpy_r_r3 = cpy_r_r1.f1;
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = CPyStatic_games___globals;
    cpy_r_r7 = CPyStatics[235]; /* 'GAMES' */
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals);
        goto CPyL21;
    }
    if (likely(PyDict_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals, "dict", cpy_r_r8);
        goto CPyL21;
    }
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r9, cpy_r_r4);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals);
        goto CPyL21;
    }
    if (likely(PyUnicode_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals, "str", cpy_r_r10);
        goto CPyL21;
    }
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = PyList_New(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals);
        goto CPyL22;
    }
    cpy_r_r15 = 0;
CPyL7: ;
    cpy_r_r16 = cpy_r_r15 < cpy_r_r13;
    if (!cpy_r_r16) goto CPyL23;
    cpy_r_r17 = CPySequenceTuple_GetItemUnsafe(cpy_r_r5, cpy_r_r15);
    if (likely(PyUnicode_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals, "str", cpy_r_r17);
        goto CPyL24;
    }
    cpy_r_r19 = CPyStatic_games___globals;
    cpy_r_r20 = CPyStatics[235]; /* 'GAMES' */
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals);
        goto CPyL25;
    }
    if (likely(PyDict_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals, "dict", cpy_r_r21);
        goto CPyL25;
    }
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r22, cpy_r_r4);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals);
        goto CPyL25;
    }
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals, "str", cpy_r_r23);
        goto CPyL25;
    }
    cpy_r_r25 = CPyStatics[248]; /* '.' */
    cpy_r_r26 = CPyStr_Build(3, cpy_r_r24, cpy_r_r25, cpy_r_r18);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals);
        goto CPyL24;
    }
    CPyList_SetItemUnsafe(cpy_r_r14, cpy_r_r15, cpy_r_r26);
    cpy_r_r27 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r27;
    goto CPyL7;
CPyL16: ;
    cpy_r_r28 = PyObject_GetIter(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals);
        goto CPyL26;
    }
    cpy_r_r29 = PyList_New(1);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals);
        goto CPyL27;
    }
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    *(PyObject * *)cpy_r_r31 = cpy_r_r11;
    cpy_r_r32 = CPyList_Extend(cpy_r_r29, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 82, CPyStatic_games___globals);
        goto CPyL28;
    } else
        goto CPyL29;
CPyL19: ;
    return cpy_r_r29;
CPyL20: ;
    cpy_r_r33 = NULL;
    return cpy_r_r33;
CPyL21: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL20;
CPyL22: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL23: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    goto CPyL16;
CPyL24: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    goto CPyL20;
CPyL26: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL27: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r28);
    goto CPyL20;
CPyL28: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL20;
CPyL29: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL19;
}
        
        PyObject *CPyPy_games___packages_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"O:packages_of", kwlist, 0};
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_name)) {
                return NULL;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *retval = CPyDef_games___packages_of(arg_name);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/__init__.py", "packages_of", 79, CPyStatic_games___globals);
            return NULL;
        }
        
PyObject *CPyDef_games___folder_of(PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_spec;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    cpy_r_r0 = CPyDef_games___packages_of(cpy_r_name);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 87, CPyStatic_games___globals);
        goto CPyL20;
    }
    cpy_r_r1 = CPyList_GetItemShort(cpy_r_r0, -2);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 87, CPyStatic_games___globals);
        goto CPyL20;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "folder_of", 87, CPyStatic_games___globals, "str", cpy_r_r1);
        goto CPyL20;
    }
    cpy_r_r3 = CPyStatic_games___globals;
    cpy_r_r4 = CPyStatics[249]; /* 'find_spec' */
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 87, CPyStatic_games___globals);
        goto CPyL21;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 87, CPyStatic_games___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_spec = cpy_r_r8;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_spec != cpy_r_r9;
    if (cpy_r_r10) goto CPyL7;
    if (cpy_r_r10) {
        goto CPyL13;
    } else
        goto CPyL23;
CPyL7: ;
    CPy_INCREF(cpy_r_spec);
    cpy_r_r11 = cpy_r_spec;
    cpy_r_r12 = CPyStatics[250]; /* 'origin' */
    cpy_r_r13 = CPyObject_GetAttr(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 88, CPyStatic_games___globals);
        goto CPyL22;
    }
    if (PyUnicode_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL269;
    if (cpy_r_r13 == Py_None)
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL269;
    CPy_TypeErrorTraceback("src/serai/games/__init__.py", "folder_of", 88, CPyStatic_games___globals, "str or None", cpy_r_r13);
    goto CPyL22;
__LL269: ;
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = cpy_r_r14 != cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    if (cpy_r_r16) {
        goto CPyL13;
    } else
        goto CPyL23;
CPyL11: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 88, CPyStatic_games___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r18 = cpy_r_spec;
    cpy_r_r19 = CPyStatics[250]; /* 'origin' */
    cpy_r_r20 = CPyObject_GetAttr(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 89, CPyStatic_games___globals);
        goto CPyL20;
    }
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "folder_of", 89, CPyStatic_games___globals, "str", cpy_r_r20);
        goto CPyL20;
    }
    cpy_r_r22 = CPyStatic_games___globals;
    cpy_r_r23 = CPyStatics[251]; /* 'Path' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 89, CPyStatic_games___globals);
        goto CPyL24;
    }
    PyObject *cpy_r_r25[1] = {cpy_r_r21};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_Vectorcall(cpy_r_r24, cpy_r_r26, 1, 0);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 89, CPyStatic_games___globals);
        goto CPyL24;
    }
    CPy_DECREF(cpy_r_r21);
    cpy_r_r28 = CPyStatics[252]; /* 'parent' */
    cpy_r_r29 = CPyObject_GetAttr(cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 89, CPyStatic_games___globals);
        goto CPyL20;
    }
    return cpy_r_r29;
CPyL20: ;
    cpy_r_r30 = NULL;
    return cpy_r_r30;
CPyL21: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL20;
CPyL22: ;
    CPy_DecRef(cpy_r_spec);
    goto CPyL20;
CPyL23: ;
    CPy_DECREF(cpy_r_spec);
    goto CPyL11;
CPyL24: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL20;
}
        
        PyObject *CPyPy_games___folder_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"O:folder_of", kwlist, 0};
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_name)) {
                return NULL;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *retval = CPyDef_games___folder_of(arg_name);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/__init__.py", "folder_of", 85, CPyStatic_games___globals);
            return NULL;
        }
        
PyObject *CPyDef_games____installed(PyObject *cpy_r_names) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T4CIOO cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 93, CPyStatic_games___globals);
        goto CPyL22;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_names + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = cpy_r_r3 < cpy_r_r2;
    if (!cpy_r_r4) goto CPyL9;
    cpy_r_r5 = CPySequenceTuple_GetItemUnsafe(cpy_r_names, cpy_r_r3);
    if (likely(PyUnicode_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "_installed", 93, CPyStatic_games___globals, "str", cpy_r_r5);
        goto CPyL23;
    }
    cpy_r_r7 = CPyStatic_games___globals;
    cpy_r_r8 = CPyStatics[253]; /* '__name__' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 93, CPyStatic_games___globals);
        goto CPyL24;
    }
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "_installed", 93, CPyStatic_games___globals, "str", cpy_r_r9);
        goto CPyL24;
    }
    cpy_r_r11 = CPyStatics[248]; /* '.' */
    cpy_r_r12 = CPyStr_Build(3, cpy_r_r10, cpy_r_r11, cpy_r_r6);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 93, CPyStatic_games___globals);
        goto CPyL24;
    }
    cpy_r_r13 = PyDict_SetItem(cpy_r_r0, cpy_r_r6, cpy_r_r12);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 93, CPyStatic_games___globals);
        goto CPyL23;
    }
    cpy_r_r15 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r15;
    goto CPyL2;
CPyL9: ;
    cpy_r_r16 = PyDict_New();
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 94, CPyStatic_games___globals);
        goto CPyL25;
    }
    cpy_r_r17 = 0;
    cpy_r_r18 = PyDict_Size(cpy_r_r0);
    cpy_r_r19 = CPyDict_GetItemsIter(cpy_r_r0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 94, CPyStatic_games___globals);
        goto CPyL26;
    }
CPyL11: ;
    cpy_r_r20 = CPyDict_NextItem(cpy_r_r19, cpy_r_r17);
    cpy_r_r21 = cpy_r_r20.f1;
    cpy_r_r17 = cpy_r_r21;
    cpy_r_r22 = cpy_r_r20.f0;
    if (!cpy_r_r22) goto CPyL27;
    cpy_r_r23 = cpy_r_r20.f2;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = cpy_r_r20.f3;
    CPy_INCREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r20.f2);
    CPy_DECREF(cpy_r_r20.f3);
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r25 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "_installed", 94, CPyStatic_games___globals, "str", cpy_r_r23);
        goto CPyL28;
    }
    if (likely(PyUnicode_Check(cpy_r_r24)))
        cpy_r_r26 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/__init__.py", "_installed", 94, CPyStatic_games___globals, "str", cpy_r_r24);
        goto CPyL29;
    }
    cpy_r_r27 = CPyStatic_games___globals;
    cpy_r_r28 = CPyStatics[249]; /* 'find_spec' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 94, CPyStatic_games___globals);
        goto CPyL30;
    }
    PyObject *cpy_r_r30[1] = {cpy_r_r26};
    cpy_r_r31 = (PyObject **)&cpy_r_r30;
    cpy_r_r32 = PyObject_Vectorcall(cpy_r_r29, cpy_r_r31, 1, 0);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 94, CPyStatic_games___globals);
        goto CPyL30;
    }
    cpy_r_r33 = PyObject_IsTrue(cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 94, CPyStatic_games___globals);
        goto CPyL30;
    }
    cpy_r_r35 = cpy_r_r33;
    if (!cpy_r_r35) goto CPyL31;
    cpy_r_r36 = PyDict_SetItem(cpy_r_r16, cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 94, CPyStatic_games___globals);
        goto CPyL32;
    }
CPyL19: ;
    cpy_r_r38 = CPyDict_CheckSize(cpy_r_r0, cpy_r_r18);
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 94, CPyStatic_games___globals);
        goto CPyL32;
    } else
        goto CPyL11;
CPyL20: ;
    cpy_r_r39 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 94, CPyStatic_games___globals);
        goto CPyL33;
    }
    return cpy_r_r16;
CPyL22: ;
    cpy_r_r40 = NULL;
    return cpy_r_r40;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    goto CPyL22;
CPyL27: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r20.f2);
    CPy_DECREF(cpy_r_r20.f3);
    goto CPyL20;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r24);
    goto CPyL22;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    goto CPyL22;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL22;
CPyL31: ;
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    goto CPyL19;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    goto CPyL22;
CPyL33: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL22;
}
        
        PyObject *CPyPy_games____installed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {"%:_installed", kwlist, 0};
            PyObject *obj_names;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_names, NULL)) {
                return NULL;
            }
            PyObject *arg_names = obj_names;
            PyObject *retval = CPyDef_games____installed(arg_names);
            CPy_DECREF(obj_names);
            return retval;
fail: ;
            CPy_DECREF(obj_names);
            CPy_AddTraceback("src/serai/games/__init__.py", "_installed", 92, CPyStatic_games___globals);
            return NULL;
        }
        
char CPyDef_games_____top_level__(void) {
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
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    void *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    void *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    void *cpy_r_r40;
    void *cpy_r_r41;
    void *cpy_r_r42;
    void *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    PyObject **cpy_r_r51;
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
    void *cpy_r_r63;
    void *cpy_r_r64;
    void *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    void *cpy_r_r71;
    void *cpy_r_r72;
    PyObject **cpy_r_r73;
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
    int32_t cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    int32_t cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    tuple_T1O cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    int32_t cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 1, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 1, CPyStatic_games___globals);
        goto CPyL40;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_games___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 12, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_games___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 14, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5017]; /* ('import_module',) */
    cpy_r_r17 = CPyStatics[254]; /* 'importlib' */
    cpy_r_r18 = CPyStatic_games___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 15, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r20 = (void *)&CPyModule_importlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5018]; /* ('find_spec',) */
    cpy_r_r22 = CPyStatics[255]; /* 'importlib.util' */
    cpy_r_r23 = CPyStatic_games___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 16, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r25 = (void *)&CPyModule_importlib___util;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[5019]; /* ('combinations',) */
    cpy_r_r27 = CPyStatics[45]; /* 'itertools' */
    cpy_r_r28 = CPyStatic_games___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 17, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r30 = (void *)&CPyModule_itertools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[5020]; /* ('Path',) */
    cpy_r_r32 = CPyStatics[256]; /* 'pathlib' */
    cpy_r_r33 = CPyStatic_games___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 18, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r35 = (void *)&CPyModule_pathlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatics[5000]; /* ('Any',) */
    cpy_r_r37 = CPyStatics[47]; /* 'typing' */
    cpy_r_r38 = CPyStatic_games___globals;
    cpy_r_r39 = CPyImport_ImportFromMany(cpy_r_r37, cpy_r_r36, cpy_r_r36, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 19, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r40 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r40, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = (void *)&CPyModule_serai___kernel___expansion;
    cpy_r_r42 = (void *)&CPyImportState_serai___kernel___expansion;
    cpy_r_r43 = CPyModuleLockAPI_serai;
    cpy_r_r44 = CPyImport_IsInitialized(cpy_r_r42);
    if (!cpy_r_r44) goto CPyL14;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[257]; /* 'serai.kernel.expansion' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 21, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r48 = cpy_r_r47;
    goto CPyL18;
CPyL14: ;
    cpy_r_r49 = CPyInitOnly_serai___kernel___expansion;
    cpy_r_r50 = CPyExec_serai___kernel___expansion;
    cpy_r_r51 = (PyObject **)&CPyModule_serai___kernel___expansion__internal;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 21, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r55 = CPyStatics[8]; /* '__file__' */
    cpy_r_r56 = CPyObject_GetAttr(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 21, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r57 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r58 = CPyStatics[257]; /* 'serai.kernel.expansion' */
    cpy_r_r59 = CPyImport_ImportNative(cpy_r_r58, cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r56, cpy_r_r57, 0);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 21, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r48 = cpy_r_r59;
CPyL18: ;
    cpy_r_r60 = CPyStatics[5021]; /* ('PLUS', 'name_with') */
    cpy_r_r61 = CPyStatic_games___globals;
    cpy_r_r62 = CPyImport_GetNativeAttrs(cpy_r_r48, cpy_r_r60, cpy_r_r60, cpy_r_r61);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 21, CPyStatic_games___globals);
        goto CPyL40;
    } else
        goto CPyL41;
CPyL19: ;
    cpy_r_r63 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r64 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r65 = CPyModuleLockAPI_serai;
    cpy_r_r66 = CPyImport_IsInitialized(cpy_r_r64);
    if (!cpy_r_r66) goto CPyL22;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 22, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r70 = cpy_r_r69;
    goto CPyL26;
CPyL22: ;
    cpy_r_r71 = CPyInitOnly_serai___kernel___game;
    cpy_r_r72 = CPyExec_serai___kernel___game;
    cpy_r_r73 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 22, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r77 = CPyStatics[8]; /* '__file__' */
    cpy_r_r78 = CPyObject_GetAttr(cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 22, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r79 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r80 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r81 = CPyImport_ImportNative(cpy_r_r80, cpy_r_r71, cpy_r_r72, cpy_r_r73, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r78, cpy_r_r79, 0);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 22, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r70 = cpy_r_r81;
CPyL26: ;
    cpy_r_r82 = CPyStatics[5001]; /* ('Game',) */
    cpy_r_r83 = CPyStatic_games___globals;
    cpy_r_r84 = CPyImport_GetNativeAttrs(cpy_r_r70, cpy_r_r82, cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 22, CPyStatic_games___globals);
        goto CPyL40;
    } else
        goto CPyL42;
CPyL27: ;
    cpy_r_r85 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r86 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r87 = CPyObject_GetAttr(cpy_r_r85, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 25, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r88 = PyTuple_Pack(1, cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 25, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r89 = CPyStatics[107]; /* 'serai.games' */
    cpy_r_r90 = (PyObject *)CPyType_games___UnknownGame_template;
    cpy_r_r91 = CPyType_FromTemplate(cpy_r_r90, cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 25, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r92 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r93 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r94 = PyTuple_Pack(1, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 25, CPyStatic_games___globals);
        goto CPyL43;
    }
    cpy_r_r95 = PyObject_SetAttr(cpy_r_r91, cpy_r_r92, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 >= 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 25, CPyStatic_games___globals);
        goto CPyL43;
    }
    CPyType_games___UnknownGame = (PyTypeObject *)cpy_r_r91;
    CPy_INCREF(CPyType_games___UnknownGame);
    cpy_r_r97 = CPyStatic_games___globals;
    cpy_r_r98 = CPyStatics[260]; /* 'UnknownGame' */
    cpy_r_r99 = PyDict_SetItem(cpy_r_r97, cpy_r_r98, cpy_r_r91);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 25, CPyStatic_games___globals);
        goto CPyL43;
    }
    cpy_r_r101 = CPy_InitSubclass(cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 25, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r102 = CPyStatics[261]; /* 'wayfarers' */
    cpy_r_r103 = CPyStatics[262]; /* 'encyclopedia' */
    cpy_r_r104 = CPyStatics[263]; /* 'merv' */
    cpy_r_r105 = CPyStatics[264]; /* 'scholars' */
    cpy_r_r106 = PyTuple_Pack(4, cpy_r_r102, cpy_r_r103, cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 97, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r107 = CPyDef_games____installed(cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 97, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r108 = CPyStatic_games___globals;
    cpy_r_r109 = CPyStatics[235]; /* 'GAMES' */
    cpy_r_r110 = CPyDict_SetItem(cpy_r_r108, cpy_r_r109, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    cpy_r_r111 = cpy_r_r110 >= 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 97, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r112 = CPyStatics[264]; /* 'scholars' */
    cpy_r_r113 = CPyStatics[265]; /* 'myriad' */
    CPy_INCREF(cpy_r_r113);
    cpy_r_r114.f0 = cpy_r_r113;
    cpy_r_r115 = PyTuple_New(1);
    if (unlikely(cpy_r_r115 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp270 = cpy_r_r114.f0;
    PyTuple_SET_ITEM(cpy_r_r115, 0, __tmp270);
    cpy_r_r116 = CPyDict_Build(1, cpy_r_r112, cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 98, CPyStatic_games___globals);
        goto CPyL40;
    }
    cpy_r_r117 = CPyStatic_games___globals;
    cpy_r_r118 = CPyStatics[240]; /* 'EXPANSIONS' */
    cpy_r_r119 = CPyDict_SetItem(cpy_r_r117, cpy_r_r118, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    cpy_r_r120 = cpy_r_r119 >= 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/__init__.py", "<module>", 98, CPyStatic_games___globals);
        goto CPyL40;
    }
    return 1;
CPyL40: ;
    cpy_r_r121 = 2;
    return cpy_r_r121;
CPyL41: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL19;
CPyL42: ;
    CPy_DECREF(cpy_r_r84);
    goto CPyL27;
CPyL43: ;
    CPy_DecRef(cpy_r_r91);
    goto CPyL40;
}

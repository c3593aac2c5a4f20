#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef tracksmodule_methods[] = {
    {"gain_favour", (PyCFunction)CPyPy_tracks___gain_favour, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_favour(t, seat, n, rule=\'MV-EFF-04\')\n--\n\n") /* docstring */},
    {"gain_influence", (PyCFunction)CPyPy_tracks___gain_influence, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_influence(t, seat, n, rule=\'MV-EFF-05\')\n--\n\n") /* docstring */},
    {"gain_points", (PyCFunction)CPyPy_tracks___gain_points, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_points(t, seat, n, source, rule)\n--\n\n") /* docstring */},
    {"_favour_step", (PyCFunction)CPyPy_tracks____favour_step, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_favour_step(t, player)\n--\n\n") /* docstring */},
    {"_influence_step", (PyCFunction)CPyPy_tracks____influence_step, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_influence_step(t, player)\n--\n\n") /* docstring */},
    {"_both_full", (PyCFunction)CPyPy_tracks____both_full, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_both_full(t, seat, source)\n--\n\n") /* docstring */},
    {"_tell_steps", (PyCFunction)CPyPy_tracks____tell_steps, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tell_steps(t, seat, before, n, rule)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___tracks__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___tracks__internal, "__name__");
    CPyStatic_tracks___globals = PyModule_GetDict(CPyModule_serai___games___merv___tracks__internal);
    if (unlikely(CPyStatic_tracks___globals == NULL))
        goto fail;
    char result = CPyDef_tracks_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___tracks__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___merv___tracks(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___tracks__impl, &CPyImportState_serai___games___merv___tracks, &CPyModule_serai___games___merv___tracks);
}
static struct PyModuleDef tracksmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.tracks",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    tracksmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___tracks(void)
{
    if (CPyModule_serai___games___merv___tracks__internal) {
        Py_INCREF(CPyModule_serai___games___merv___tracks__internal);
        return CPyModule_serai___games___merv___tracks__internal;
    }
    CPyModule_serai___games___merv___tracks__internal = PyModule_Create(&tracksmodule);
    return CPyModule_serai___games___merv___tracks__internal;
}

PyObject *CPyInit_serai___games___merv___tracks(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___tracks__internal) {
        Py_INCREF(CPyModule_serai___games___merv___tracks__internal);
        return CPyModule_serai___games___merv___tracks__internal;
    }
    CPyModule_serai___games___merv___tracks__internal = PyModule_Create(&tracksmodule);
    if (unlikely(CPyModule_serai___games___merv___tracks__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.tracks");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___tracks__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___tracks__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___tracks__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___tracks(CPyModule_serai___games___merv___tracks__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___tracks__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.tracks");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___tracks__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_tracks___gain_favour(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_n, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    tuple_T2II cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r__;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    if (cpy_r_rule != NULL) goto CPyL23;
    cpy_r_r0 = CPyStatics[2083]; /* 'MV-EFF-04' */
    CPy_INCREF(cpy_r_r0);
    cpy_r_rule = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_favour", "Table", "players", 11, CPyStatic_tracks___globals);
        goto CPyL24;
    }
CPyL3: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_favour", 11, CPyStatic_tracks___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/tracks.py", "gain_favour", 11, CPyStatic_tracks___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL24;
    }
    cpy_r_r4 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_favour;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_favour", "Player", "favour", 12, CPyStatic_tracks___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_influence;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_favour", "Player", "influence", 12, CPyStatic_tracks___globals);
        goto CPyL26;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL7: ;
    cpy_r_r6.f0 = cpy_r_r4;
    cpy_r_r6.f1 = cpy_r_r5;
    cpy_r_r7 = 0;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r__ = cpy_r_r8;
    CPy_DECREF(cpy_r__);
CPyL8: ;
    cpy_r_r9 = cpy_r_r7 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL10;
    cpy_r_r11 = cpy_r_n & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL11;
CPyL10: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_r7, cpy_r_n);
    if (cpy_r_r13) {
        goto CPyL12;
    } else
        goto CPyL27;
CPyL11: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r7 < (Py_ssize_t)cpy_r_n;
    if (!cpy_r_r14) goto CPyL27;
CPyL12: ;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r__ = cpy_r_r15;
    CPy_DECREF(cpy_r__);
    cpy_r_r16 = CPyDef_tracks____favour_step(cpy_r_t, cpy_r_r3);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_favour", 14, CPyStatic_tracks___globals);
        goto CPyL28;
    }
    if (cpy_r_r16) goto CPyL17;
    cpy_r_r17 = CPyDef_tracks____influence_step(cpy_r_t, cpy_r_r3);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_favour", 14, CPyStatic_tracks___globals);
        goto CPyL28;
    }
    if (cpy_r_r17) goto CPyL17;
    cpy_r_r18 = CPyDef_tracks____both_full(cpy_r_t, cpy_r_seat, 8);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_favour", 15, CPyStatic_tracks___globals);
        goto CPyL28;
    }
CPyL17: ;
    cpy_r_r19 = CPyTagged_Add(cpy_r_r7, 2);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r7 = cpy_r_r19;
    goto CPyL8;
CPyL18: ;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_favour", "Table", "story", 16, CPyStatic_tracks___globals);
        goto CPyL29;
    }
CPyL19: ;
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = cpy_r_r20 != cpy_r_r21;
    if (!cpy_r_r22) goto CPyL30;
    cpy_r_r23 = CPyDef_tracks____tell_steps(cpy_r_t, cpy_r_seat, cpy_r_r6, cpy_r_n, cpy_r_rule);
    CPyTagged_DECREF(cpy_r_r6.f0);
    CPyTagged_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_rule);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_favour", 17, CPyStatic_tracks___globals);
        goto CPyL22;
    }
CPyL21: ;
    return 1;
CPyL22: ;
    cpy_r_r24 = 2;
    return cpy_r_r24;
CPyL23: ;
    CPy_INCREF(cpy_r_rule);
    goto CPyL2;
CPyL24: ;
    CPy_DecRef(cpy_r_rule);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r3);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL22;
CPyL27: ;
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL18;
CPyL28: ;
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL22;
CPyL29: ;
    CPy_DecRef(cpy_r_rule);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    goto CPyL22;
CPyL30: ;
    CPy_DECREF(cpy_r_rule);
    CPyTagged_DECREF(cpy_r_r6.f0);
    CPyTagged_DECREF(cpy_r_r6.f1);
    goto CPyL21;
}
        
        PyObject *CPyPy_tracks___gain_favour(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "n", "rule", 0};
            static CPyArg_Parser parser = {"OOO|O:gain_favour", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_n;
            PyObject *obj_rule = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_n, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            PyObject *arg_rule;
            if (obj_rule == NULL) {
                arg_rule = NULL;
            } else if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_tracks___gain_favour(arg_t, arg_seat, arg_n, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_favour", 9, CPyStatic_tracks___globals);
            return NULL;
        }
        
char CPyDef_tracks___gain_influence(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_n, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    tuple_T2II cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r__;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    if (cpy_r_rule != NULL) goto CPyL23;
    cpy_r_r0 = CPyStatics[2082]; /* 'MV-EFF-05' */
    CPy_INCREF(cpy_r_r0);
    cpy_r_rule = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_influence", "Table", "players", 22, CPyStatic_tracks___globals);
        goto CPyL24;
    }
CPyL3: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_influence", 22, CPyStatic_tracks___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/tracks.py", "gain_influence", 22, CPyStatic_tracks___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL24;
    }
    cpy_r_r4 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_favour;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_influence", "Player", "favour", 23, CPyStatic_tracks___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_influence;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_influence", "Player", "influence", 23, CPyStatic_tracks___globals);
        goto CPyL26;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL7: ;
    cpy_r_r6.f0 = cpy_r_r4;
    cpy_r_r6.f1 = cpy_r_r5;
    cpy_r_r7 = 0;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r__ = cpy_r_r8;
    CPy_DECREF(cpy_r__);
CPyL8: ;
    cpy_r_r9 = cpy_r_r7 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL10;
    cpy_r_r11 = cpy_r_n & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL11;
CPyL10: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_r7, cpy_r_n);
    if (cpy_r_r13) {
        goto CPyL12;
    } else
        goto CPyL27;
CPyL11: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r7 < (Py_ssize_t)cpy_r_n;
    if (!cpy_r_r14) goto CPyL27;
CPyL12: ;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r__ = cpy_r_r15;
    CPy_DECREF(cpy_r__);
    cpy_r_r16 = CPyDef_tracks____influence_step(cpy_r_t, cpy_r_r3);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_influence", 25, CPyStatic_tracks___globals);
        goto CPyL28;
    }
    if (cpy_r_r16) goto CPyL17;
    cpy_r_r17 = CPyDef_tracks____favour_step(cpy_r_t, cpy_r_r3);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_influence", 25, CPyStatic_tracks___globals);
        goto CPyL28;
    }
    if (cpy_r_r17) goto CPyL17;
    cpy_r_r18 = CPyDef_tracks____both_full(cpy_r_t, cpy_r_seat, 6);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_influence", 26, CPyStatic_tracks___globals);
        goto CPyL28;
    }
CPyL17: ;
    cpy_r_r19 = CPyTagged_Add(cpy_r_r7, 2);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r7 = cpy_r_r19;
    goto CPyL8;
CPyL18: ;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_influence", "Table", "story", 27, CPyStatic_tracks___globals);
        goto CPyL29;
    }
CPyL19: ;
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = cpy_r_r20 != cpy_r_r21;
    if (!cpy_r_r22) goto CPyL30;
    cpy_r_r23 = CPyDef_tracks____tell_steps(cpy_r_t, cpy_r_seat, cpy_r_r6, cpy_r_n, cpy_r_rule);
    CPyTagged_DECREF(cpy_r_r6.f0);
    CPyTagged_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_rule);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_influence", 28, CPyStatic_tracks___globals);
        goto CPyL22;
    }
CPyL21: ;
    return 1;
CPyL22: ;
    cpy_r_r24 = 2;
    return cpy_r_r24;
CPyL23: ;
    CPy_INCREF(cpy_r_rule);
    goto CPyL2;
CPyL24: ;
    CPy_DecRef(cpy_r_rule);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r3);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL22;
CPyL27: ;
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL18;
CPyL28: ;
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL22;
CPyL29: ;
    CPy_DecRef(cpy_r_rule);
    CPyTagged_DecRef(cpy_r_r6.f0);
    CPyTagged_DecRef(cpy_r_r6.f1);
    goto CPyL22;
CPyL30: ;
    CPy_DECREF(cpy_r_rule);
    CPyTagged_DECREF(cpy_r_r6.f0);
    CPyTagged_DECREF(cpy_r_r6.f1);
    goto CPyL21;
}
        
        PyObject *CPyPy_tracks___gain_influence(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "n", "rule", 0};
            static CPyArg_Parser parser = {"OOO|O:gain_influence", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_n;
            PyObject *obj_rule = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_n, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            PyObject *arg_rule;
            if (obj_rule == NULL) {
                arg_rule = NULL;
            } else if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_tracks___gain_influence(arg_t, arg_seat, arg_n, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_influence", 20, CPyStatic_tracks___globals);
            return NULL;
        }
        
char CPyDef_tracks___gain_points(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_n, CPyTagged cpy_r_source, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_points", "Table", "players", 33, CPyStatic_tracks___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_points", 33, CPyStatic_tracks___globals);
        goto CPyL13;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/tracks.py", "gain_points", 33, CPyStatic_tracks___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL13;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_points;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_points", "Player", "points", 33, CPyStatic_tracks___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_source);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_points", 33, CPyStatic_tracks___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r6 = PyNumber_InPlaceAdd(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_points", 33, CPyStatic_tracks___globals);
        goto CPyL14;
    }
    cpy_r_r7 = CPyList_SetItem(cpy_r_r3, cpy_r_source, cpy_r_r6);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_points", 33, CPyStatic_tracks___globals);
        goto CPyL13;
    }
    cpy_r_r8 = cpy_r_n != 0;
    if (!cpy_r_r8) goto CPyL12;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "gain_points", "Table", "story", 34, CPyStatic_tracks___globals);
        goto CPyL13;
    }
CPyL9: ;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_r9 != cpy_r_r10;
    if (!cpy_r_r11) goto CPyL12;
    cpy_r_r12 = CPyStatics[2247]; /* 'event-points' */
    cpy_r_r13 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r15 = CPyDict_Build(1, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_points", 35, CPyStatic_tracks___globals);
        goto CPyL13;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r12, cpy_r_seat, cpy_r_rule, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_points", 35, CPyStatic_tracks___globals);
        goto CPyL13;
    }
CPyL12: ;
    return 1;
CPyL13: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
CPyL14: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL13;
}
        
        PyObject *CPyPy_tracks___gain_points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "n", "source", "rule", 0};
            static CPyArg_Parser parser = {"OOOOO:gain_points", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_n;
            PyObject *obj_source;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_n, &obj_source, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            CPyTagged arg_source;
            if (likely(PyLong_Check(obj_source)))
                arg_source = CPyTagged_BorrowFromObject(obj_source);
            else {
                CPy_TypeError("int", obj_source); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_tracks___gain_points(arg_t, arg_seat, arg_n, arg_source, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/tracks.py", "gain_points", 31, CPyStatic_tracks___globals);
            return NULL;
        }
        
char CPyDef_tracks____favour_step(PyObject *cpy_r_t, PyObject *cpy_r_player) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_favour;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_favour_step", "Player", "favour", 39, CPyStatic_tracks___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_favour_step", "Table", "book", 39, CPyStatic_tracks___globals);
        goto CPyL19;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_last_favour;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_favour_step", "Book", "last_favour", 39, CPyStatic_tracks___globals);
        goto CPyL19;
    }
CPyL3: ;
    cpy_r_r3 = cpy_r_r0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL5;
    cpy_r_r5 = CPyTagged_IsEq_(cpy_r_r0, cpy_r_r2);
    if (cpy_r_r5) {
        goto CPyL6;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r6 = cpy_r_r0 == cpy_r_r2;
    if (!cpy_r_r6) goto CPyL7;
CPyL6: ;
    return 0;
CPyL7: ;
    cpy_r_r7 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_favour;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_favour_step", "Player", "favour", 41, CPyStatic_tracks___globals);
        goto CPyL19;
    }
CPyL8: ;
    cpy_r_r8 = CPyTagged_Add(cpy_r_r7, 2);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_player)->_favour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_player)->_favour);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_favour = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_favour_step", 41, CPyStatic_tracks___globals);
        goto CPyL19;
    }
    cpy_r_r10 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_points;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_favour_step", "Player", "points", 42, CPyStatic_tracks___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r10);
CPyL10: ;
    cpy_r_r11 = CPyList_GetItemShort(cpy_r_r10, 8);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_favour_step", 42, CPyStatic_tracks___globals);
        goto CPyL20;
    }
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_favour_step", "Table", "book", 42, CPyStatic_tracks___globals);
        goto CPyL21;
    }
CPyL12: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_favour_vp;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_favour_step", "Book", "favour_vp", 42, CPyStatic_tracks___globals);
        goto CPyL21;
    }
CPyL13: ;
    cpy_r_r14 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_favour;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_favour_step", "Player", "favour", 42, CPyStatic_tracks___globals);
        goto CPyL21;
    }
CPyL14: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_favour_step", 42, CPyStatic_tracks___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_favour_step", 42, CPyStatic_tracks___globals);
        goto CPyL21;
    }
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r18 = PyNumber_InPlaceAdd(cpy_r_r11, cpy_r_r17);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_favour_step", 42, CPyStatic_tracks___globals);
        goto CPyL20;
    }
    cpy_r_r19 = CPyList_SetItem(cpy_r_r10, 8, cpy_r_r18);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_favour_step", 42, CPyStatic_tracks___globals);
        goto CPyL19;
    }
    return 1;
CPyL19: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL20: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL19;
}
        
        PyObject *CPyPy_tracks____favour_step(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:_favour_step", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_merv___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.merv.table.Player", obj_player); 
                goto fail;
            }
            char retval = CPyDef_tracks____favour_step(arg_t, arg_player);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/tracks.py", "_favour_step", 38, CPyStatic_tracks___globals);
            return NULL;
        }
        
char CPyDef_tracks____influence_step(PyObject *cpy_r_t, PyObject *cpy_r_player) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_influence_step", "Player", "influence", 47, CPyStatic_tracks___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_influence_step", "Table", "book", 47, CPyStatic_tracks___globals);
        goto CPyL19;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_last_influence;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_influence_step", "Book", "last_influence", 47, CPyStatic_tracks___globals);
        goto CPyL19;
    }
CPyL3: ;
    cpy_r_r3 = cpy_r_r0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL5;
    cpy_r_r5 = CPyTagged_IsEq_(cpy_r_r0, cpy_r_r2);
    if (cpy_r_r5) {
        goto CPyL6;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r6 = cpy_r_r0 == cpy_r_r2;
    if (!cpy_r_r6) goto CPyL7;
CPyL6: ;
    return 0;
CPyL7: ;
    cpy_r_r7 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_influence_step", "Player", "influence", 49, CPyStatic_tracks___globals);
        goto CPyL19;
    }
CPyL8: ;
    cpy_r_r8 = CPyTagged_Add(cpy_r_r7, 2);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_influence_step", 49, CPyStatic_tracks___globals);
        goto CPyL19;
    }
    cpy_r_r10 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_points;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_influence_step", "Player", "points", 50, CPyStatic_tracks___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r10);
CPyL10: ;
    cpy_r_r11 = CPyList_GetItemShort(cpy_r_r10, 6);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_influence_step", 50, CPyStatic_tracks___globals);
        goto CPyL20;
    }
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_influence_step", "Table", "book", 50, CPyStatic_tracks___globals);
        goto CPyL21;
    }
CPyL12: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_influence_vp;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_influence_step", "Book", "influence_vp", 50, CPyStatic_tracks___globals);
        goto CPyL21;
    }
CPyL13: ;
    cpy_r_r14 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_influence_step", "Player", "influence", 50, CPyStatic_tracks___globals);
        goto CPyL21;
    }
CPyL14: ;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_influence_step", 50, CPyStatic_tracks___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_influence_step", 50, CPyStatic_tracks___globals);
        goto CPyL21;
    }
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r18 = PyNumber_InPlaceAdd(cpy_r_r11, cpy_r_r17);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_influence_step", 50, CPyStatic_tracks___globals);
        goto CPyL20;
    }
    cpy_r_r19 = CPyList_SetItem(cpy_r_r10, 6, cpy_r_r18);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_influence_step", 50, CPyStatic_tracks___globals);
        goto CPyL19;
    }
    return 1;
CPyL19: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL20: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL19;
}
        
        PyObject *CPyPy_tracks____influence_step(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:_influence_step", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_merv___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.merv.table.Player", obj_player); 
                goto fail;
            }
            char retval = CPyDef_tracks____influence_step(arg_t, arg_player);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/tracks.py", "_influence_step", 46, CPyStatic_tracks___globals);
            return NULL;
        }
        
char CPyDef_tracks____both_full(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_source) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    cpy_r_r0 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_both_full", 56, CPyStatic_tracks___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_seat & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (!cpy_r_r2) goto CPyL3;
    cpy_r_r3 = CPyTagged_IsEq_(cpy_r_seat, cpy_r_r0);
    cpy_r_r4 = cpy_r_r3;
    goto CPyL4;
CPyL3: ;
    cpy_r_r5 = cpy_r_seat == cpy_r_r0;
    cpy_r_r4 = cpy_r_r5;
CPyL4: ;
    CPyTagged_DECREF(cpy_r_r0);
    if (!cpy_r_r4) goto CPyL8;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_both_full", "Table", "book", 57, CPyStatic_tracks___globals);
        goto CPyL9;
    }
CPyL6: ;
    cpy_r_r7 = ((serai___games___merv___book___BookObject *)cpy_r_r6)->_full_tracks_vp;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_both_full", "Book", "full_tracks_vp", 57, CPyStatic_tracks___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = CPyStatics[2248]; /* 'MV-SOLO-05' */
    cpy_r_r9 = CPyDef_tracks___gain_points(cpy_r_t, cpy_r_seat, cpy_r_r7, cpy_r_source, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_both_full", 57, CPyStatic_tracks___globals);
        goto CPyL9;
    }
CPyL8: ;
    return 1;
CPyL9: ;
    cpy_r_r10 = 2;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_tracks____both_full(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "source", 0};
            static CPyArg_Parser parser = {"OOO:_both_full", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_source;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_source)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_source;
            if (likely(PyLong_Check(obj_source)))
                arg_source = CPyTagged_BorrowFromObject(obj_source);
            else {
                CPy_TypeError("int", obj_source); goto fail;
            }
            char retval = CPyDef_tracks____both_full(arg_t, arg_seat, arg_source);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/tracks.py", "_both_full", 54, CPyStatic_tracks___globals);
            return NULL;
        }
        
char CPyDef_tracks____tell_steps(PyObject *cpy_r_t, CPyTagged cpy_r_seat, tuple_T2II cpy_r_before, CPyTagged cpy_r_n, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject **cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    CPyTagged cpy_r_points;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject **cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    CPyTagged cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Table", "players", 62, CPyStatic_tracks___globals);
        goto CPyL51;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 62, CPyStatic_tracks___globals);
        goto CPyL51;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 62, CPyStatic_tracks___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL51;
    }
    cpy_r_r3 = cpy_r_before.f0;
    cpy_r_r4 = cpy_r_before.f1;
    CPyTagged_INCREF(cpy_r_before.f0);
    CPyTagged_INCREF(cpy_r_before.f1);
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r4;
    cpy_r_r7 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_favour;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Player", "favour", 64, CPyStatic_tracks___globals);
        goto CPyL52;
    }
CPyL4: ;
    cpy_r_r8 = cpy_r_r7 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (cpy_r_r9) goto CPyL6;
    cpy_r_r10 = cpy_r_r5 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL7;
CPyL6: ;
    cpy_r_r12 = CPyTagged_IsLt_(cpy_r_r5, cpy_r_r7);
    if (cpy_r_r12) {
        goto CPyL8;
    } else
        goto CPyL12;
CPyL7: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r7 > (Py_ssize_t)cpy_r_r5;
    if (!cpy_r_r13) goto CPyL12;
CPyL8: ;
    cpy_r_r14 = CPyStatics[2249]; /* 'event-favour' */
    cpy_r_r15 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_favour;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Player", "favour", 65, CPyStatic_tracks___globals);
        goto CPyL52;
    }
CPyL9: ;
    cpy_r_r16 = CPyTagged_Subtract(cpy_r_r15, cpy_r_r5);
    cpy_r_r17 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_favour;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Player", "favour", 65, CPyStatic_tracks___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL10: ;
    cpy_r_r18 = CPyStatics[31]; /* 'n' */
    cpy_r_r19 = CPyStatics[2250]; /* 'now' */
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r22 = CPyDict_Build(2, cpy_r_r18, cpy_r_r20, cpy_r_r19, cpy_r_r21);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 65, CPyStatic_tracks___globals);
        goto CPyL52;
    }
    cpy_r_r23 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r14, cpy_r_seat, cpy_r_rule, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 65, CPyStatic_tracks___globals);
        goto CPyL52;
    }
CPyL12: ;
    cpy_r_r24 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Player", "influence", 66, CPyStatic_tracks___globals);
        goto CPyL52;
    }
CPyL13: ;
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL15;
    cpy_r_r27 = cpy_r_r6 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL16;
CPyL15: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_r6, cpy_r_r24);
    if (cpy_r_r29) {
        goto CPyL17;
    } else
        goto CPyL21;
CPyL16: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r24 > (Py_ssize_t)cpy_r_r6;
    if (!cpy_r_r30) goto CPyL21;
CPyL17: ;
    cpy_r_r31 = CPyStatics[2251]; /* 'event-influence' */
    cpy_r_r32 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Player", "influence", 67, CPyStatic_tracks___globals);
        goto CPyL52;
    }
CPyL18: ;
    cpy_r_r33 = CPyTagged_Subtract(cpy_r_r32, cpy_r_r6);
    cpy_r_r34 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Player", "influence", 67, CPyStatic_tracks___globals);
        goto CPyL54;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL19: ;
    cpy_r_r35 = CPyStatics[31]; /* 'n' */
    cpy_r_r36 = CPyStatics[2250]; /* 'now' */
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r39 = CPyDict_Build(2, cpy_r_r35, cpy_r_r37, cpy_r_r36, cpy_r_r38);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 67, CPyStatic_tracks___globals);
        goto CPyL52;
    }
    cpy_r_r40 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r31, cpy_r_seat, cpy_r_rule, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 67, CPyStatic_tracks___globals);
        goto CPyL52;
    }
CPyL21: ;
    cpy_r_r41 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_favour;
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Player", "favour", 68, CPyStatic_tracks___globals);
        goto CPyL52;
    }
CPyL22: ;
    cpy_r_r42 = CPyTagged_Subtract(cpy_r_r41, cpy_r_r5);
    cpy_r_r43 = CPyTagged_Subtract(cpy_r_n, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r42);
    cpy_r_r44 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Player", "influence", 68, CPyStatic_tracks___globals);
        goto CPyL55;
    }
CPyL23: ;
    cpy_r_r45 = CPyTagged_Subtract(cpy_r_r44, cpy_r_r6);
    cpy_r_r46 = CPyTagged_Subtract(cpy_r_r43, cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL56;
    cpy_r_r48 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 69, CPyStatic_tracks___globals);
        goto CPyL57;
    }
CPyL25: ;
    cpy_r_r49 = cpy_r_seat & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (!cpy_r_r50) goto CPyL27;
    cpy_r_r51 = CPyTagged_IsEq_(cpy_r_seat, cpy_r_r48);
    cpy_r_r52 = cpy_r_r51 ^ 1;
    cpy_r_r53 = cpy_r_r52;
    goto CPyL28;
CPyL27: ;
    cpy_r_r54 = cpy_r_seat != cpy_r_r48;
    cpy_r_r53 = cpy_r_r54;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r48);
    if (!cpy_r_r53) goto CPyL56;
    cpy_r_r55 = CPyStatics[2252]; /* 'event-steps-lost' */
    cpy_r_r56 = CPyStatics[2253]; /* 'MV-TRK-01' */
    cpy_r_r57 = CPyStatics[31]; /* 'n' */
    cpy_r_r58 = CPyTagged_StealAsObject(cpy_r_r46);
    cpy_r_r59 = CPyDict_Build(1, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 70, CPyStatic_tracks___globals);
        goto CPyL52;
    }
    cpy_r_r60 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r55, cpy_r_seat, cpy_r_r56, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 70, CPyStatic_tracks___globals);
        goto CPyL52;
    }
CPyL31: ;
    cpy_r_r61 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Table", "book", 71, CPyStatic_tracks___globals);
        goto CPyL52;
    }
CPyL32: ;
    cpy_r_r62 = ((serai___games___merv___book___BookObject *)cpy_r_r61)->_favour_vp;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Book", "favour_vp", 71, CPyStatic_tracks___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r62);
CPyL33: ;
    cpy_r_r63 = CPyTagged_Add(cpy_r_r5, 2);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r64 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_favour;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Player", "favour", 71, CPyStatic_tracks___globals);
        goto CPyL58;
    }
CPyL34: ;
    cpy_r_r65 = CPyTagged_Add(cpy_r_r64, 2);
    cpy_r_r66 = CPyList_GetSlice(cpy_r_r62, cpy_r_r63, cpy_r_r65);
    CPy_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 71, CPyStatic_tracks___globals);
        goto CPyL59;
    }
    if (likely(PyList_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 71, CPyStatic_tracks___globals, "list", cpy_r_r66);
        goto CPyL59;
    }
    cpy_r_r68 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r69 = CPyStatics[105]; /* 'sum' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 71, CPyStatic_tracks___globals);
        goto CPyL60;
    }
    PyObject *cpy_r_r71[1] = {cpy_r_r67};
    cpy_r_r72 = (PyObject **)&cpy_r_r71;
    cpy_r_r73 = PyObject_Vectorcall(cpy_r_r70, cpy_r_r72, 1, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 71, CPyStatic_tracks___globals);
        goto CPyL60;
    }
    CPy_DECREF(cpy_r_r67);
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 71, CPyStatic_tracks___globals);
        goto CPyL59;
    }
    cpy_r_points = cpy_r_r74;
    cpy_r_r75 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Table", "book", 72, CPyStatic_tracks___globals);
        goto CPyL61;
    }
CPyL40: ;
    cpy_r_r76 = ((serai___games___merv___book___BookObject *)cpy_r_r75)->_influence_vp;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Book", "influence_vp", 72, CPyStatic_tracks___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r76);
CPyL41: ;
    cpy_r_r77 = CPyTagged_Add(cpy_r_r6, 2);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r78 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/tracks.py", "_tell_steps", "Player", "influence", 72, CPyStatic_tracks___globals);
        goto CPyL62;
    }
CPyL42: ;
    cpy_r_r79 = CPyTagged_Add(cpy_r_r78, 2);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r80 = CPyList_GetSlice(cpy_r_r76, cpy_r_r77, cpy_r_r79);
    CPy_DECREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 72, CPyStatic_tracks___globals);
        goto CPyL63;
    }
    if (likely(PyList_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 72, CPyStatic_tracks___globals, "list", cpy_r_r80);
        goto CPyL63;
    }
    cpy_r_r82 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r83 = CPyStatics[105]; /* 'sum' */
    cpy_r_r84 = CPyObject_GetAttr(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 72, CPyStatic_tracks___globals);
        goto CPyL64;
    }
    PyObject *cpy_r_r85[1] = {cpy_r_r81};
    cpy_r_r86 = (PyObject **)&cpy_r_r85;
    cpy_r_r87 = PyObject_Vectorcall(cpy_r_r84, cpy_r_r86, 1, 0);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 72, CPyStatic_tracks___globals);
        goto CPyL64;
    }
    CPy_DECREF(cpy_r_r81);
    if (likely(PyLong_Check(cpy_r_r87)))
        cpy_r_r88 = CPyTagged_FromObject(cpy_r_r87);
    else {
        CPy_TypeError("int", cpy_r_r87); cpy_r_r88 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 72, CPyStatic_tracks___globals);
        goto CPyL63;
    }
    cpy_r_r89 = CPyTagged_Add(cpy_r_points, cpy_r_r88);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r88);
    cpy_r_points = cpy_r_r89;
    cpy_r_r90 = cpy_r_points != 0;
    if (!cpy_r_r90) goto CPyL65;
    cpy_r_r91 = CPyStatics[2254]; /* 'event-track-points' */
    cpy_r_r92 = CPyStatics[31]; /* 'n' */
    cpy_r_r93 = CPyTagged_StealAsObject(cpy_r_points);
    cpy_r_r94 = CPyDict_Build(1, cpy_r_r92, cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 74, CPyStatic_tracks___globals);
        goto CPyL51;
    }
    cpy_r_r95 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r91, cpy_r_seat, cpy_r_rule, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 74, CPyStatic_tracks___globals);
        goto CPyL51;
    }
CPyL50: ;
    return 1;
CPyL51: ;
    cpy_r_r96 = 2;
    return cpy_r_r96;
CPyL52: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL51;
CPyL53: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL51;
CPyL54: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL51;
CPyL55: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL51;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r46);
    goto CPyL31;
CPyL57: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL51;
CPyL58: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL51;
CPyL59: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL51;
CPyL60: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r67);
    goto CPyL51;
CPyL61: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL51;
CPyL62: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r77);
    goto CPyL51;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL51;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r81);
    goto CPyL51;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_points);
    goto CPyL50;
}
        
        PyObject *CPyPy_tracks____tell_steps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "before", "n", "rule", 0};
            static CPyArg_Parser parser = {"OOOOO:_tell_steps", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_before;
            PyObject *obj_n;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_before, &obj_n, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            tuple_T2II arg_before;
            PyObject *__tmp3693;
            if (unlikely(!(PyTuple_Check(obj_before) && PyTuple_GET_SIZE(obj_before) == 2))) {
                __tmp3693 = NULL;
                goto __LL3694;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_before, 0))))
                __tmp3693 = PyTuple_GET_ITEM(obj_before, 0);
            else {
                __tmp3693 = NULL;
            }
            if (__tmp3693 == NULL) goto __LL3694;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_before, 1))))
                __tmp3693 = PyTuple_GET_ITEM(obj_before, 1);
            else {
                __tmp3693 = NULL;
            }
            if (__tmp3693 == NULL) goto __LL3694;
            __tmp3693 = obj_before;
__LL3694: ;
            if (unlikely(__tmp3693 == NULL)) {
                CPy_TypeError("tuple[int, int]", obj_before); goto fail;
            } else {
                PyObject *__tmp3695 = PyTuple_GET_ITEM(obj_before, 0);
                CPyTagged __tmp3696;
                if (likely(PyLong_Check(__tmp3695)))
                    __tmp3696 = CPyTagged_BorrowFromObject(__tmp3695);
                else {
                    CPy_TypeError("int", __tmp3695); goto __LL3697;
                }
                arg_before.f0 = __tmp3696;
                PyObject *__tmp3698 = PyTuple_GET_ITEM(obj_before, 1);
                CPyTagged __tmp3699;
                if (likely(PyLong_Check(__tmp3698)))
                    __tmp3699 = CPyTagged_BorrowFromObject(__tmp3698);
                else {
                    CPy_TypeError("int", __tmp3698); goto __LL3700;
                }
                arg_before.f1 = __tmp3699;
            }
            goto __LL3701;
__LL3697: ;
            goto fail;
__LL3700: ;
            goto fail;
__LL3701: ;
            CPyTagged arg_n;
            if (likely(PyLong_Check(obj_n)))
                arg_n = CPyTagged_BorrowFromObject(obj_n);
            else {
                CPy_TypeError("int", obj_n); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_tracks____tell_steps(arg_t, arg_seat, arg_before, arg_n, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/tracks.py", "_tell_steps", 60, CPyStatic_tracks___globals);
            return NULL;
        }
        
char CPyDef_tracks_____top_level__(void) {
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
    char cpy_r_r55;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 1, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 1, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_tracks___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 3, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 5, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r20 = CPyExec_serai___games___merv___names;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 5, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 5, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 5, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5296]; /* ('FROM_FAVOUR', 'FROM_INFLUENCE') */
    cpy_r_r31 = CPyStatic_tracks___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 5, CPyStatic_tracks___globals);
        goto CPyL22;
    } else
        goto CPyL23;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 6, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r42 = CPyExec_serai___games___merv___table;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 6, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 6, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 6, CPyStatic_tracks___globals);
        goto CPyL22;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r53 = CPyStatic_tracks___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/tracks.py", "<module>", 6, CPyStatic_tracks___globals);
        goto CPyL22;
    } else
        goto CPyL24;
CPyL21: ;
    return 1;
CPyL22: ;
    cpy_r_r55 = 2;
    return cpy_r_r55;
CPyL23: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL24: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef encyclopedia___thinking___featuresmodule_methods[] = {
    {"turns_left", (PyCFunction)CPyPy_encyclopedia___thinking___features___turns_left, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turns_left(t)\n--\n\n") /* docstring */},
    {"is_last_round", (PyCFunction)CPyPy_encyclopedia___thinking___features___is_last_round, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_last_round(t)\n--\n\n") /* docstring */},
    {"expert_rate", (PyCFunction)CPyPy_encyclopedia___thinking___features___expert_rate, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("expert_rate(book, weights, expert)\n--\n\n") /* docstring */},
    {"track_promise", (PyCFunction)CPyPy_encyclopedia___thinking___features___track_promise, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("track_promise(book, weights)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___thinking___features__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___thinking___features__internal, "__name__");
    CPyStatic_encyclopedia___thinking___features___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___thinking___features__internal);
    if (unlikely(CPyStatic_encyclopedia___thinking___features___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___thinking___features_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___thinking___features__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___encyclopedia___thinking___features(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___thinking___features__impl, &CPyImportState_serai___games___encyclopedia___thinking___features, &CPyModule_serai___games___encyclopedia___thinking___features);
}
static struct PyModuleDef encyclopedia___thinking___featuresmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.thinking.features",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___thinking___featuresmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___thinking___features(void)
{
    if (CPyModule_serai___games___encyclopedia___thinking___features__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___thinking___features__internal);
        return CPyModule_serai___games___encyclopedia___thinking___features__internal;
    }
    CPyModule_serai___games___encyclopedia___thinking___features__internal = PyModule_Create(&encyclopedia___thinking___featuresmodule);
    return CPyModule_serai___games___encyclopedia___thinking___features__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___thinking___features(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___thinking___features__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___thinking___features__internal);
        return CPyModule_serai___games___encyclopedia___thinking___features__internal;
    }
    CPyModule_serai___games___encyclopedia___thinking___features__internal = PyModule_Create(&encyclopedia___thinking___featuresmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___thinking___features__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.thinking.features");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___thinking___features__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___thinking___features__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___thinking___features__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___thinking___features(CPyModule_serai___games___encyclopedia___thinking___features__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___thinking___features__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.thinking.features");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___thinking___features__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
double CPyDef_encyclopedia___thinking___features___turns_left(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
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
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    CPyTagged cpy_r_on_boards;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyTagged cpy_r_r38;
    double cpy_r_r39;
    char cpy_r_r40;
    double cpy_r_now;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    double cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    double cpy_r_r62;
    char cpy_r_r63;
    double cpy_r_r64;
    PyObject *cpy_r_r65;
    double cpy_r_r66;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "turns_left", "Table", "book", 13, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "turns_left", "Table", "phase", 14, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL47;
    }
CPyL2: ;
    cpy_r_r2 = cpy_r_r1 == 6;
    if (!cpy_r_r2) goto CPyL24;
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "turns_left", "Table", "places", 15, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL49;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "turns_left", 15, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL50;
    }
    cpy_r_r15 = 0 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL9;
    cpy_r_r17 = cpy_r_r14 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL10;
CPyL9: ;
    cpy_r_r19 = CPyTagged_IsLt_(cpy_r_r14, 0);
    cpy_r_r20 = cpy_r_r19 ^ 1;
    cpy_r_r21 = cpy_r_r20;
    goto CPyL11;
CPyL10: ;
    cpy_r_r22 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r14;
    cpy_r_r21 = cpy_r_r22;
CPyL11: ;
    if (cpy_r_r21) {
        goto CPyL13;
    } else
        goto CPyL51;
CPyL12: ;
    cpy_r_r23 = cpy_r_r21;
    goto CPyL18;
CPyL13: ;
    cpy_r_r24 = cpy_r_r14 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL15;
    cpy_r_r26 = 200 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL16;
CPyL15: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_r14, 200);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL17;
CPyL16: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r14 < (Py_ssize_t)200;
    cpy_r_r29 = cpy_r_r30;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r23 = cpy_r_r29;
CPyL18: ;
    cpy_r_r31 = cpy_r_r23 << 1;
    cpy_r_r32 = cpy_r_r31;
    cpy_r_r33 = CPyTagged_Add(cpy_r_r3, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_r3 = cpy_r_r33;
    cpy_r_r34 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r34;
    goto CPyL5;
CPyL20: ;
    cpy_r_on_boards = cpy_r_r3;
    cpy_r_r35 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "turns_left", "Table", "order", 16, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL52;
    }
CPyL21: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r37 << 1;
    cpy_r_r39 = CPyTagged_TrueDivide(cpy_r_on_boards, cpy_r_r38);
    CPyTagged_DECREF(cpy_r_on_boards);
    cpy_r_r40 = cpy_r_r39 == -113.0;
    if (unlikely(cpy_r_r40)) goto CPyL23;
CPyL22: ;
    cpy_r_now = cpy_r_r39;
    goto CPyL34;
CPyL23: ;
    cpy_r_r41 = PyErr_Occurred();
    if (unlikely(cpy_r_r41 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "turns_left", 16, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL47;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r42 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "turns_left", "Table", "phase", 17, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL47;
    }
    CPyTagged_INCREF(cpy_r_r42);
CPyL25: ;
    cpy_r_r43 = cpy_r_r42 == 8;
    if (cpy_r_r43) goto CPyL53;
    cpy_r_r44 = cpy_r_r42 == 10;
    CPyTagged_DECREF(cpy_r_r42);
    if (cpy_r_r44) goto CPyL28;
    if (0) {
        goto CPyL29;
    } else
        goto CPyL30;
CPyL28: ;
    if (!1) goto CPyL30;
CPyL29: ;
    cpy_r_now = 0.0;
    goto CPyL34;
CPyL30: ;
    cpy_r_r45 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_dice_drawn;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "turns_left", "Book", "dice_drawn", 20, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL47;
    }
    CPyTagged_INCREF(cpy_r_r45);
CPyL31: ;
    cpy_r_r46 = CPyFloat_FromTagged(cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 == -113.0;
    if (unlikely(cpy_r_r47)) goto CPyL33;
CPyL32: ;
    cpy_r_now = cpy_r_r46;
    goto CPyL34;
CPyL33: ;
    cpy_r_r48 = PyErr_Occurred();
    if (unlikely(cpy_r_r48 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "turns_left", 20, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL47;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r49 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_dice_drawn;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "turns_left", "Book", "dice_drawn", 21, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL47;
    }
    CPyTagged_INCREF(cpy_r_r49);
CPyL35: ;
    cpy_r_r50 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_rounds;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "turns_left", "Book", "rounds", 21, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL54;
    }
CPyL36: ;
    cpy_r_r51 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "turns_left", "Table", "round", 21, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL54;
    }
CPyL37: ;
    cpy_r_r52 = CPyTagged_Subtract(cpy_r_r50, cpy_r_r51);
    cpy_r_r53 = CPyTagged_Subtract(cpy_r_r52, 2);
    CPyTagged_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r54 = cpy_r_r53 & 1;
    cpy_r_r55 = cpy_r_r54 != 0;
    if (cpy_r_r55) goto CPyL39;
    cpy_r_r56 = 0 & 1;
    cpy_r_r57 = cpy_r_r56 != 0;
    if (!cpy_r_r57) goto CPyL40;
CPyL39: ;
    cpy_r_r58 = CPyTagged_IsLt_(0, cpy_r_r53);
    if (cpy_r_r58) {
        goto CPyL41;
    } else
        goto CPyL55;
CPyL40: ;
    cpy_r_r59 = (Py_ssize_t)cpy_r_r53 > (Py_ssize_t)0;
    if (!cpy_r_r59) goto CPyL55;
CPyL41: ;
    cpy_r_r60 = cpy_r_r53;
    goto CPyL43;
CPyL42: ;
    cpy_r_r60 = 0;
CPyL43: ;
    cpy_r_r61 = CPyTagged_Multiply(cpy_r_r49, cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r60);
    cpy_r_r62 = CPyFloat_FromTagged(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r61);
    cpy_r_r63 = cpy_r_r62 == -113.0;
    if (unlikely(cpy_r_r63)) goto CPyL45;
CPyL44: ;
    cpy_r_r64 = cpy_r_now + cpy_r_r62;
    return cpy_r_r64;
CPyL45: ;
    cpy_r_r65 = PyErr_Occurred();
    if (unlikely(cpy_r_r65 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "turns_left", 21, CPyStatic_encyclopedia___thinking___features___globals);
    } else
        goto CPyL44;
CPyL46: ;
    cpy_r_r66 = -113.0;
    return cpy_r_r66;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL46;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL46;
CPyL49: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL20;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL46;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL12;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_on_boards);
    goto CPyL46;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r42);
    goto CPyL28;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL46;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r53);
    goto CPyL42;
}
        
        PyObject *CPyPy_encyclopedia___thinking___features___turns_left(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:turns_left", kwlist, 0};
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
            double retval = CPyDef_encyclopedia___thinking___features___turns_left(arg_t);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "turns_left", 11, CPyStatic_encyclopedia___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___features___is_last_round(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "is_last_round", "Table", "round", 25, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "is_last_round", "Table", "book", 25, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL9;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r1)->_rounds;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "is_last_round", "Book", "rounds", 25, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r3 = CPyTagged_Subtract(cpy_r_r2, 2);
    cpy_r_r4 = cpy_r_r0 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL5;
    cpy_r_r6 = cpy_r_r3 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL6;
CPyL5: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_r0, cpy_r_r3);
    cpy_r_r9 = cpy_r_r8 ^ 1;
    cpy_r_r10 = cpy_r_r9;
    goto CPyL7;
CPyL6: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r0 >= (Py_ssize_t)cpy_r_r3;
    cpy_r_r10 = cpy_r_r11;
CPyL7: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r3);
    return cpy_r_r10;
CPyL8: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
CPyL9: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL8;
}
        
        PyObject *CPyPy_encyclopedia___thinking___features___is_last_round(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:is_last_round", kwlist, 0};
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
            char retval = CPyDef_encyclopedia___thinking___features___is_last_round(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "is_last_round", 24, CPyStatic_encyclopedia___thinking___features___globals);
            return NULL;
        }
        
double CPyDef_encyclopedia___thinking___features___expert_rate(PyObject *cpy_r_book, PyObject *cpy_r_weights, CPyTagged cpy_r_expert) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    double cpy_r_r20;
    PyObject *cpy_r_r21;
    double cpy_r_r22;
    double cpy_r_visits;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    double cpy_r_r26;
    char cpy_r_r27;
    double cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    double cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    double cpy_r_r52;
    char cpy_r_r53;
    double cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    double cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    double cpy_r_r71;
    char cpy_r_r72;
    double cpy_r_r73;
    PyObject *cpy_r_r74;
    double cpy_r_r75;
    double cpy_r_r76;
    double cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    double cpy_r_r81;
    char cpy_r_r82;
    double cpy_r_r83;
    PyObject *cpy_r_r84;
    double cpy_r_r85;
    cpy_r_r0 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_place_location;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", "Book", "place_location", 30, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_expert);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 30, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 30, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = 0 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, 0);
    cpy_r_r8 = cpy_r_r7 ^ 1;
    if (cpy_r_r8) {
        goto CPyL7;
    } else
        goto CPyL63;
CPyL6: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r2 >= (Py_ssize_t)0;
    if (!cpy_r_r9) goto CPyL63;
CPyL7: ;
    cpy_r_r10 = cpy_r_r2 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL9;
    cpy_r_r12 = 10 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL10;
CPyL9: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_r2, 10);
    if (cpy_r_r14) {
        goto CPyL11;
    } else
        goto CPyL64;
CPyL10: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)10;
    if (!cpy_r_r15) goto CPyL64;
CPyL11: ;
    cpy_r_r16 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_visits;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 32, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    cpy_r_r18 = PyFloat_AsDouble(cpy_r_r17);
    if (cpy_r_r18 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r17); cpy_r_r18 = -113.0;
    }
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 == -113.0;
    if (unlikely(cpy_r_r19)) goto CPyL14;
CPyL13: ;
    cpy_r_r20 = cpy_r_r18;
    goto CPyL16;
CPyL14: ;
    cpy_r_r21 = PyErr_Occurred();
    if (unlikely(cpy_r_r21 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 32, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    } else
        goto CPyL13;
CPyL15: ;
    cpy_r_r22 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_expedition_visits;
    cpy_r_r20 = cpy_r_r22;
CPyL16: ;
    cpy_r_visits = cpy_r_r20;
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_place_gains;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", "Book", "place_gains", 33, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
CPyL17: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_expert);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 33, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    if (likely(PyTuple_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 33, CPyStatic_encyclopedia___thinking___features___globals, "tuple", cpy_r_r24);
        goto CPyL62;
    }
    cpy_r_r26 = CPyDef_encyclopedia___thinking___weights___Weights___of_gains(cpy_r_weights, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 == -113.0;
    if (unlikely(cpy_r_r27)) goto CPyL21;
CPyL20: ;
    cpy_r_r28 = cpy_r_visits * cpy_r_r26;
    return cpy_r_r28;
CPyL21: ;
    cpy_r_r29 = PyErr_Occurred();
    if (unlikely(cpy_r_r29 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 33, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r30 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_cube_type;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", "Book", "cube_type", 34, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
CPyL23: ;
    cpy_r_r31 = CPyList_GetItemBorrow(cpy_r_r30, cpy_r_expert);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 34, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 34, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    cpy_r_r33 = cpy_r_r32 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (cpy_r_r34) goto CPyL27;
    cpy_r_r35 = 0 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL28;
CPyL27: ;
    cpy_r_r37 = CPyTagged_IsLt_(cpy_r_r32, 0);
    cpy_r_r38 = cpy_r_r37 ^ 1;
    cpy_r_r39 = cpy_r_r38;
    goto CPyL29;
CPyL28: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r32 >= (Py_ssize_t)0;
    cpy_r_r39 = cpy_r_r40;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r32);
    if (!cpy_r_r39) goto CPyL42;
    cpy_r_r41 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_cubes;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_cube_type;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", "Book", "cube_type", 35, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL65;
    }
CPyL31: ;
    cpy_r_r43 = CPyList_GetItemBorrow(cpy_r_r42, cpy_r_expert);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 35, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL65;
    }
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 35, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL65;
    }
    cpy_r_r45 = CPyList_GetItem(cpy_r_r41, cpy_r_r44);
    CPy_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 35, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    cpy_r_r46 = PyFloat_AsDouble(cpy_r_r45);
    if (cpy_r_r46 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r45); cpy_r_r46 = -113.0;
    }
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 == -113.0;
    if (unlikely(cpy_r_r47)) goto CPyL36;
CPyL35: ;
    cpy_r_r48 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_cube_gains;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", "Book", "cube_gains", 35, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    goto CPyL37;
CPyL36: ;
    cpy_r_r49 = PyErr_Occurred();
    if (unlikely(cpy_r_r49 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 35, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    } else
        goto CPyL35;
CPyL37: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r48, cpy_r_expert);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 35, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    if (likely(PyTuple_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 35, CPyStatic_encyclopedia___thinking___features___globals, "tuple", cpy_r_r50);
        goto CPyL62;
    }
    cpy_r_r52 = CPyDef_encyclopedia___thinking___weights___Weights___of_gains(cpy_r_weights, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 == -113.0;
    if (unlikely(cpy_r_r53)) goto CPyL41;
CPyL40: ;
    cpy_r_r54 = cpy_r_r46 * cpy_r_r52;
    return cpy_r_r54;
CPyL41: ;
    cpy_r_r55 = PyErr_Occurred();
    if (unlikely(cpy_r_r55 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 35, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    } else
        goto CPyL40;
CPyL42: ;
    cpy_r_r56 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_bonus_colour;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", "Book", "bonus_colour", 36, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
CPyL43: ;
    cpy_r_r57 = CPyList_GetItemBorrow(cpy_r_r56, cpy_r_expert);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 36, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 36, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    cpy_r_r59 = cpy_r_r58 & 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (cpy_r_r60) goto CPyL47;
    cpy_r_r61 = 0 & 1;
    cpy_r_r62 = cpy_r_r61 != 0;
    if (!cpy_r_r62) goto CPyL48;
CPyL47: ;
    cpy_r_r63 = CPyTagged_IsLt_(cpy_r_r58, 0);
    cpy_r_r64 = cpy_r_r63 ^ 1;
    cpy_r_r65 = cpy_r_r64;
    goto CPyL49;
CPyL48: ;
    cpy_r_r66 = (Py_ssize_t)cpy_r_r58 >= (Py_ssize_t)0;
    cpy_r_r65 = cpy_r_r66;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_r58);
    if (!cpy_r_r65) goto CPyL56;
    cpy_r_r67 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_bonus_uses;
    cpy_r_r68 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_bonus_value;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", "Book", "bonus_value", 37, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
CPyL51: ;
    cpy_r_r69 = CPyList_GetItem(cpy_r_r68, cpy_r_expert);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 37, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r69)))
        cpy_r_r70 = CPyTagged_FromObject(cpy_r_r69);
    else {
        CPy_TypeError("int", cpy_r_r69); cpy_r_r70 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 37, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    cpy_r_r71 = CPyFloat_FromTagged(cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 == -113.0;
    if (unlikely(cpy_r_r72)) goto CPyL55;
CPyL54: ;
    cpy_r_r73 = cpy_r_r67 * cpy_r_r71;
    return cpy_r_r73;
CPyL55: ;
    cpy_r_r74 = PyErr_Occurred();
    if (unlikely(cpy_r_r74 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 37, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r75 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_expedition_visits;
    cpy_r_r76 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_expedition_share;
    cpy_r_r77 = cpy_r_r75 * cpy_r_r76;
    cpy_r_r78 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_expedition_value;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", "Book", "expedition_value", 38, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
CPyL57: ;
    cpy_r_r79 = CPyList_GetItem(cpy_r_r78, cpy_r_expert);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 38, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r79)))
        cpy_r_r80 = CPyTagged_FromObject(cpy_r_r79);
    else {
        CPy_TypeError("int", cpy_r_r79); cpy_r_r80 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 38, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL62;
    }
    cpy_r_r81 = CPyFloat_FromTagged(cpy_r_r80);
    CPyTagged_DECREF(cpy_r_r80);
    cpy_r_r82 = cpy_r_r81 == -113.0;
    if (unlikely(cpy_r_r82)) goto CPyL61;
CPyL60: ;
    cpy_r_r83 = cpy_r_r77 * cpy_r_r81;
    return cpy_r_r83;
CPyL61: ;
    cpy_r_r84 = PyErr_Occurred();
    if (unlikely(cpy_r_r84 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 38, CPyStatic_encyclopedia___thinking___features___globals);
    } else
        goto CPyL60;
CPyL62: ;
    cpy_r_r85 = -113.0;
    return cpy_r_r85;
CPyL63: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL22;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL15;
CPyL65: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL62;
}
        
        PyObject *CPyPy_encyclopedia___thinking___features___expert_rate(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "weights", "expert", 0};
            static CPyArg_Parser parser = {"OOO:expert_rate", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            PyObject *obj_expert;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_weights, &obj_expert)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_encyclopedia___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            CPyTagged arg_expert;
            if (likely(PyLong_Check(obj_expert)))
                arg_expert = CPyTagged_BorrowFromObject(obj_expert);
            else {
                CPy_TypeError("int", obj_expert); goto fail;
            }
            double retval = CPyDef_encyclopedia___thinking___features___expert_rate(arg_book, arg_weights, arg_expert);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "expert_rate", 28, CPyStatic_encyclopedia___thinking___features___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___thinking___features___track_promise(PyObject *cpy_r_book, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T2OO cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    double cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    double cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    double cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_length;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_space;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    CPyTagged cpy_r_behind;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    double cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyTagged cpy_r_ahead;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    double cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    double cpy_r_r90;
    char cpy_r_r91;
    double cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    double cpy_r_r95;
    CPyTagged cpy_r_r96;
    double cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    double cpy_r_r103;
    double cpy_r_r104;
    double cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 43, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL68;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_bonus_gains;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "track_promise", "Book", "bonus_gains", 45, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_bonus_picks;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/thinking/features.py", "track_promise", "Book", "bonus_picks", 45, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[36]; /* 'zip' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 45, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL71;
    }
    cpy_r_r6 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r7[3] = {cpy_r_r1, cpy_r_r2, cpy_r_r6};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r8, 2, cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 45, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL71;
    }
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r11 = PyObject_GetIter(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 43, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL69;
    }
CPyL6: ;
    cpy_r_r12 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r12 == NULL) goto CPyL72;
    PyObject *__tmp870;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        __tmp870 = NULL;
        goto __LL871;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        __tmp870 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        __tmp870 = NULL;
    }
    if (__tmp870 == NULL) goto __LL871;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        __tmp870 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        __tmp870 = NULL;
    }
    if (__tmp870 == NULL) goto __LL871;
    __tmp870 = cpy_r_r12;
__LL871: ;
    if (unlikely(__tmp870 == NULL)) {
        CPy_TypeError("tuple[tuple, tuple]", cpy_r_r12); cpy_r_r13 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp872 = PyTuple_GET_ITEM(cpy_r_r12, 0);
        CPy_INCREF(__tmp872);
        PyObject * __tmp873;
        if (likely(PyTuple_Check(__tmp872)))
            __tmp873 = __tmp872;
        else {
            CPy_TypeError("tuple", __tmp872); 
            __tmp873 = NULL;
        }
        cpy_r_r13.f0 = __tmp873;
        PyObject *__tmp874 = PyTuple_GET_ITEM(cpy_r_r12, 1);
        CPy_INCREF(__tmp874);
        PyObject * __tmp875;
        if (likely(PyTuple_Check(__tmp874)))
            __tmp875 = __tmp874;
        else {
            CPy_TypeError("tuple", __tmp874); 
            __tmp875 = NULL;
        }
        cpy_r_r13.f1 = __tmp875;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 43, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL73;
    }
    cpy_r_r14 = cpy_r_r13.f0;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r13.f1;
    CPy_INCREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r13.f0);
    CPy_DECREF(cpy_r_r13.f1);
    cpy_r_r16 = CPyDef_encyclopedia___thinking___weights___Weights___of_gains(cpy_r_weights, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 == -113.0;
    if (unlikely(cpy_r_r17)) goto CPyL10;
CPyL9: ;
    cpy_r_r18 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r18);
    if (CPyFloat_Check(cpy_r_r18))
        cpy_r_r19 = cpy_r_r18;
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 != NULL) goto __LL876;
    if (PyLong_Check(cpy_r_r18))
        cpy_r_r19 = cpy_r_r18;
    else {
        cpy_r_r19 = NULL;
    }
    if (cpy_r_r19 != NULL) goto __LL876;
    CPy_TypeError("union[float, int]", cpy_r_r18); 
    cpy_r_r19 = NULL;
__LL876: ;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 44, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL74;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r20 = PyErr_Occurred();
    if (unlikely(cpy_r_r20 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 44, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL74;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r21 = cpy_r_r19;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = 0;
CPyL12: ;
    cpy_r_r25 = cpy_r_r24 < cpy_r_r23;
    if (!cpy_r_r25) goto CPyL75;
    cpy_r_r26 = CPySequenceTuple_GetItemUnsafe(cpy_r_r15, cpy_r_r24);
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 44, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL76;
    }
    cpy_r_r28 = CPyDef_encyclopedia___thinking___weights___Weights___of_card(cpy_r_weights, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 == -113.0;
    if (unlikely(cpy_r_r29)) goto CPyL16;
CPyL15: ;
    cpy_r_r30 = PyFloat_FromDouble(cpy_r_r28);
    cpy_r_r31 = PyNumber_Add(cpy_r_r21, cpy_r_r30);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 44, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL74;
    } else
        goto CPyL17;
CPyL16: ;
    cpy_r_r32 = PyErr_Occurred();
    if (unlikely(cpy_r_r32 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 44, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL76;
    } else
        goto CPyL15;
CPyL17: ;
    if (CPyFloat_Check(cpy_r_r31))
        cpy_r_r33 = cpy_r_r31;
    else {
        cpy_r_r33 = NULL;
    }
    if (cpy_r_r33 != NULL) goto __LL877;
    if (PyLong_Check(cpy_r_r31))
        cpy_r_r33 = cpy_r_r31;
    else {
        cpy_r_r33 = NULL;
    }
    if (cpy_r_r33 != NULL) goto __LL877;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 44, CPyStatic_encyclopedia___thinking___features___globals, "union[float, int]", cpy_r_r31);
    goto CPyL74;
__LL877: ;
    cpy_r_r21 = cpy_r_r33;
    cpy_r_r34 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r34;
    goto CPyL12;
CPyL20: ;
    cpy_r_r35 = PyFloat_FromDouble(cpy_r_r16);
    cpy_r_r36 = PyNumber_Add(cpy_r_r35, cpy_r_r21);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 44, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL73;
    }
    cpy_r_r37 = PyFloat_AsDouble(cpy_r_r36);
    if (cpy_r_r37 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r36); cpy_r_r37 = -113.0;
    }
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 == -113.0;
    if (unlikely(cpy_r_r38)) goto CPyL23;
CPyL22: ;
    cpy_r_r39 = PyFloat_FromDouble(cpy_r_r37);
    cpy_r_r40 = PyList_Append(cpy_r_r0, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 43, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL73;
    } else
        goto CPyL6;
CPyL23: ;
    cpy_r_r42 = PyErr_Occurred();
    if (unlikely(cpy_r_r42 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 44, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL73;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r43 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 43, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL69;
    }
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r45 << 1;
    cpy_r_length = cpy_r_r46;
    cpy_r_r47 = PyList_New(1);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 48, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL77;
    }
    cpy_r_r48 = PyFloat_FromDouble(0.0);
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    *(PyObject * *)cpy_r_r50 = cpy_r_r48;
    cpy_r_r51 = CPySequence_Multiply(cpy_r_r47, cpy_r_length);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 48, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL77;
    }
    cpy_r_r52 = 0;
    CPyTagged_INCREF(cpy_r_r52);
    cpy_r_space = cpy_r_r52;
    CPyTagged_DECREF(cpy_r_space);
CPyL28: ;
    cpy_r_r53 = cpy_r_r52 & 1;
    cpy_r_r54 = cpy_r_r53 != 0;
    if (cpy_r_r54) goto CPyL30;
    cpy_r_r55 = cpy_r_length & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (!cpy_r_r56) goto CPyL31;
CPyL30: ;
    cpy_r_r57 = CPyTagged_IsLt_(cpy_r_r52, cpy_r_length);
    if (cpy_r_r57) {
        goto CPyL32;
    } else
        goto CPyL78;
CPyL31: ;
    cpy_r_r58 = (Py_ssize_t)cpy_r_r52 < (Py_ssize_t)cpy_r_length;
    if (!cpy_r_r58) goto CPyL78;
CPyL32: ;
    CPyTagged_INCREF(cpy_r_r52);
    cpy_r_space = cpy_r_r52;
    cpy_r_behind = 0;
CPyL33: ;
    cpy_r_r59 = CPyTagged_Subtract(cpy_r_space, cpy_r_behind);
    cpy_r_r60 = CPyTagged_Remainder(cpy_r_r59, cpy_r_length);
    CPyTagged_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 51, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL79;
    }
    cpy_r_r61 = CPyList_GetItem(cpy_r_r0, cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 51, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL79;
    }
    cpy_r_r62 = PyFloat_AsDouble(cpy_r_r61);
    if (cpy_r_r62 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r61); cpy_r_r62 = -113.0;
    }
    CPy_DECREF(cpy_r_r61);
    cpy_r_r63 = cpy_r_r62 == -113.0;
    if (unlikely(cpy_r_r63)) goto CPyL37;
CPyL36: ;
    cpy_r_r64 = cpy_r_r62 != 0.0;
    if (cpy_r_r64) {
        goto CPyL43;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_r65 = PyErr_Occurred();
    if (unlikely(cpy_r_r65 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 51, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL79;
    } else
        goto CPyL36;
CPyL38: ;
    cpy_r_r66 = cpy_r_behind & 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    if (cpy_r_r67) goto CPyL40;
    cpy_r_r68 = cpy_r_length & 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    if (!cpy_r_r69) goto CPyL41;
CPyL40: ;
    cpy_r_r70 = CPyTagged_IsLt_(cpy_r_behind, cpy_r_length);
    if (cpy_r_r70) {
        goto CPyL42;
    } else
        goto CPyL43;
CPyL41: ;
    cpy_r_r71 = (Py_ssize_t)cpy_r_behind < (Py_ssize_t)cpy_r_length;
    if (!cpy_r_r71) goto CPyL43;
CPyL42: ;
    cpy_r_r72 = CPyTagged_Add(cpy_r_behind, 2);
    CPyTagged_DECREF(cpy_r_behind);
    cpy_r_behind = cpy_r_r72;
    goto CPyL33;
CPyL43: ;
    cpy_r_ahead = 2;
CPyL44: ;
    cpy_r_r73 = CPyTagged_Add(cpy_r_space, cpy_r_ahead);
    cpy_r_r74 = CPyTagged_Remainder(cpy_r_r73, cpy_r_length);
    CPyTagged_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 54, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL80;
    }
    cpy_r_r75 = CPyList_GetItem(cpy_r_r0, cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 54, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL80;
    }
    cpy_r_r76 = PyFloat_AsDouble(cpy_r_r75);
    if (cpy_r_r76 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r75); cpy_r_r76 = -113.0;
    }
    CPy_DECREF(cpy_r_r75);
    cpy_r_r77 = cpy_r_r76 == -113.0;
    if (unlikely(cpy_r_r77)) goto CPyL48;
CPyL47: ;
    cpy_r_r78 = cpy_r_r76 != 0.0;
    if (cpy_r_r78) {
        goto CPyL54;
    } else
        goto CPyL49;
CPyL48: ;
    cpy_r_r79 = PyErr_Occurred();
    if (unlikely(cpy_r_r79 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 54, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL80;
    } else
        goto CPyL47;
CPyL49: ;
    cpy_r_r80 = cpy_r_ahead & 1;
    cpy_r_r81 = cpy_r_r80 != 0;
    if (cpy_r_r81) goto CPyL51;
    cpy_r_r82 = cpy_r_length & 1;
    cpy_r_r83 = cpy_r_r82 != 0;
    if (!cpy_r_r83) goto CPyL52;
CPyL51: ;
    cpy_r_r84 = CPyTagged_IsLt_(cpy_r_ahead, cpy_r_length);
    if (cpy_r_r84) {
        goto CPyL53;
    } else
        goto CPyL54;
CPyL52: ;
    cpy_r_r85 = (Py_ssize_t)cpy_r_ahead < (Py_ssize_t)cpy_r_length;
    if (!cpy_r_r85) goto CPyL54;
CPyL53: ;
    cpy_r_r86 = CPyTagged_Add(cpy_r_ahead, 2);
    CPyTagged_DECREF(cpy_r_ahead);
    cpy_r_ahead = cpy_r_r86;
    goto CPyL44;
CPyL54: ;
    cpy_r_r87 = CPyTagged_Add(cpy_r_space, cpy_r_ahead);
    cpy_r_r88 = CPyTagged_Remainder(cpy_r_r87, cpy_r_length);
    CPyTagged_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 56, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL80;
    }
    cpy_r_r89 = CPyList_GetItem(cpy_r_r0, cpy_r_r88);
    CPyTagged_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 56, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL80;
    }
    cpy_r_r90 = PyFloat_AsDouble(cpy_r_r89);
    if (cpy_r_r90 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r89); cpy_r_r90 = -113.0;
    }
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 == -113.0;
    if (unlikely(cpy_r_r91)) goto CPyL58;
CPyL57: ;
    cpy_r_r92 = CPyFloat_FromTagged(cpy_r_behind);
    cpy_r_r93 = cpy_r_r92 == -113.0;
    if (unlikely(cpy_r_r93)) {
        goto CPyL60;
    } else
        goto CPyL59;
CPyL58: ;
    cpy_r_r94 = PyErr_Occurred();
    if (unlikely(cpy_r_r94 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 56, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL80;
    } else
        goto CPyL57;
CPyL59: ;
    cpy_r_r95 = cpy_r_r90 * cpy_r_r92;
    cpy_r_r96 = CPyTagged_Add(cpy_r_behind, cpy_r_ahead);
    CPyTagged_DECREF(cpy_r_behind);
    CPyTagged_DECREF(cpy_r_ahead);
    cpy_r_r97 = CPyFloat_FromTagged(cpy_r_r96);
    CPyTagged_DECREF(cpy_r_r96);
    cpy_r_r98 = cpy_r_r97 == -113.0;
    if (unlikely(cpy_r_r98)) {
        goto CPyL62;
    } else
        goto CPyL61;
CPyL60: ;
    cpy_r_r99 = PyErr_Occurred();
    if (unlikely(cpy_r_r99 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 56, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL80;
    } else
        goto CPyL59;
CPyL61: ;
    cpy_r_r100 = cpy_r_r97 == 0.0;
    if (unlikely(cpy_r_r100)) {
        goto CPyL81;
    } else
        goto CPyL65;
CPyL62: ;
    cpy_r_r101 = PyErr_Occurred();
    if (unlikely(cpy_r_r101 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 56, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL82;
    } else
        goto CPyL61;
CPyL63: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r102 = 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 56, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL68;
    }
    CPy_Unreachable();
CPyL65: ;
    cpy_r_r103 = cpy_r_r95 / cpy_r_r97;
    cpy_r_r104 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_weights)->_track_share;
    cpy_r_r105 = cpy_r_r103 * cpy_r_r104;
    cpy_r_r106 = PyFloat_FromDouble(cpy_r_r105);
    cpy_r_r107 = CPyList_SetItem(cpy_r_r51, cpy_r_space, cpy_r_r106);
    CPyTagged_DECREF(cpy_r_space);
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 56, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL83;
    }
    cpy_r_r108 = CPyTagged_Add(cpy_r_r52, 2);
    CPyTagged_DECREF(cpy_r_r52);
    cpy_r_r52 = cpy_r_r108;
    goto CPyL28;
CPyL67: ;
    return cpy_r_r51;
CPyL68: ;
    cpy_r_r109 = NULL;
    return cpy_r_r109;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL68;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL68;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL68;
CPyL72: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL24;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL68;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r15);
    goto CPyL68;
CPyL75: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL20;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r21);
    goto CPyL68;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_length);
    goto CPyL68;
CPyL78: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_length);
    CPyTagged_DECREF(cpy_r_r52);
    goto CPyL67;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_space);
    CPyTagged_DecRef(cpy_r_behind);
    goto CPyL68;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_space);
    CPyTagged_DecRef(cpy_r_behind);
    CPyTagged_DecRef(cpy_r_ahead);
    goto CPyL68;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_space);
    goto CPyL63;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_space);
    goto CPyL68;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL68;
}
        
        PyObject *CPyPy_encyclopedia___thinking___features___track_promise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "weights", 0};
            static CPyArg_Parser parser = {"OO:track_promise", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_encyclopedia___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___thinking___features___track_promise(arg_book, arg_weights);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "track_promise", 41, CPyStatic_encyclopedia___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___features_____top_level__(void) {
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
    void *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    void *cpy_r_r85;
    void *cpy_r_r86;
    PyObject **cpy_r_r87;
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
    char cpy_r_r99;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 1, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 1, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___thinking___features___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 3, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___book;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___book;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 5, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___book;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___book;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___book__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 5, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 5, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 5, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r31 = CPyStatic_encyclopedia___thinking___features___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 5, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    } else
        goto CPyL39;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 6, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r42 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 6, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 6, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 6, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5174]; /* ('EXPEDITION', 'FIRST_SPACE', 'OVER', 'SEALS', 'TURNS') */
    cpy_r_r53 = CPyStatic_encyclopedia___thinking___features___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 6, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    } else
        goto CPyL40;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 7, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 7, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 7, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 7, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r75 = CPyStatic_encyclopedia___thinking___features___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 7, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    } else
        goto CPyL41;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___thinking___weights;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___thinking___weights;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[298]; /* 'serai.games.encyclopedia.thinking.weights' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 8, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___thinking___weights;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___thinking___weights;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___thinking___weights__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 8, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 8, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[298]; /* 'serai.games.encyclopedia.thinking.weights' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 8, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r97 = CPyStatic_encyclopedia___thinking___features___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/features.py", "<module>", 8, CPyStatic_encyclopedia___thinking___features___globals);
        goto CPyL38;
    } else
        goto CPyL42;
CPyL37: ;
    return 1;
CPyL38: ;
    cpy_r_r99 = 2;
    return cpy_r_r99;
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
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
}

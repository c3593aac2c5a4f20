#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef worthmodule_methods[] = {
    {"worth", (PyCFunction)CPyPy_worth___worth, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("worth(match, seat)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___bots___worth__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___bots___worth__internal, "__name__");
    CPyStatic_worth___globals = PyModule_GetDict(CPyModule_serai___bots___worth__internal);
    if (unlikely(CPyStatic_worth___globals == NULL))
        goto fail;
    char result = CPyDef_worth_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___bots___worth__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___bots___worth(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___bots___worth__impl, &CPyImportState_serai___bots___worth, &CPyModule_serai___bots___worth);
}
static struct PyModuleDef worthmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.bots.worth",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    worthmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___bots___worth(void)
{
    if (CPyModule_serai___bots___worth__internal) {
        Py_INCREF(CPyModule_serai___bots___worth__internal);
        return CPyModule_serai___bots___worth__internal;
    }
    CPyModule_serai___bots___worth__internal = PyModule_Create(&worthmodule);
    return CPyModule_serai___bots___worth__internal;
}

PyObject *CPyInit_serai___bots___worth(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___bots___worth__internal) {
        Py_INCREF(CPyModule_serai___bots___worth__internal);
        return CPyModule_serai___bots___worth__internal;
    }
    CPyModule_serai___bots___worth__internal = PyModule_Create(&worthmodule);
    if (unlikely(CPyModule_serai___bots___worth__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.bots.worth");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___bots___worth__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___bots___worth__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___bots___worth__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___bots___worth(CPyModule_serai___bots___worth__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___bots___worth__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.bots.worth");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___bots___worth__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
double CPyDef_worth___worth(PyObject *cpy_r_match, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_table;
    double cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    double cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    double cpy_r_r42;
    char cpy_r_r43;
    double cpy_r_r44;
    double cpy_r_r45;
    PyObject *cpy_r_r46;
    double cpy_r_lead;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    double cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    double cpy_r_r65;
    char cpy_r_r66;
    double cpy_r_r67;
    PyObject *cpy_r_r68;
    double cpy_r_r69;
    double cpy_r_r70;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPY_GET_ATTR(cpy_r_r0, CPyType_game___Game, 14, serai___kernel___game___GameObject, char); /* automas_surprise */
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 13, CPyStatic_worth___globals);
        goto CPyL47;
    }
CPyL1: ;
    if (!cpy_r_r1) goto CPyL6;
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/bots/worth.py", "worth", "Match", "decision", 13, CPyStatic_worth___globals);
        goto CPyL47;
    }
CPyL3: ;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (!cpy_r_r4) goto CPyL6;
    cpy_r_r5 = CPyDef_match___Match___left_table(cpy_r_match);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 13, CPyStatic_worth___globals);
        goto CPyL47;
    }
CPyL5: ;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL8;
CPyL6: ;
    cpy_r_r7 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_table;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/bots/worth.py", "worth", "Match", "table", 13, CPyStatic_worth___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r6 = cpy_r_r7;
CPyL8: ;
    cpy_r_table = cpy_r_r6;
    cpy_r_r8 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 15, serai___kernel___game___GameObject, double (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r0, cpy_r_table, cpy_r_seat); /* appraise */
    cpy_r_r9 = cpy_r_r8 == -113.0;
    if (unlikely(cpy_r_r9)) goto CPyL10;
CPyL9: ;
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 15, CPyStatic_worth___globals);
        goto CPyL48;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r11 = PyErr_Occurred();
    if (unlikely(cpy_r_r11 != NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 14, CPyStatic_worth___globals);
        goto CPyL48;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r12 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 3, serai___kernel___game___GameObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r0, cpy_r_table); /* seats */
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 15, CPyStatic_worth___globals);
        goto CPyL49;
    }
    cpy_r_r13 = 0;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_other = cpy_r_r13;
    CPyTagged_DECREF(cpy_r_other);
CPyL13: ;
    cpy_r_r14 = cpy_r_r13 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) goto CPyL15;
    cpy_r_r16 = cpy_r_r12 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL16;
CPyL15: ;
    cpy_r_r18 = CPyTagged_IsLt_(cpy_r_r13, cpy_r_r12);
    if (cpy_r_r18) {
        goto CPyL17;
    } else
        goto CPyL50;
CPyL16: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r13 < (Py_ssize_t)cpy_r_r12;
    if (!cpy_r_r19) goto CPyL50;
CPyL17: ;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_other = cpy_r_r13;
    cpy_r_r20 = cpy_r_other & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL19;
    cpy_r_r22 = CPyTagged_IsEq_(cpy_r_other, cpy_r_seat);
    cpy_r_r23 = cpy_r_r22 ^ 1;
    if (cpy_r_r23) {
        goto CPyL20;
    } else
        goto CPyL51;
CPyL19: ;
    cpy_r_r24 = cpy_r_other != cpy_r_seat;
    if (!cpy_r_r24) goto CPyL51;
CPyL20: ;
    cpy_r_r25 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 15, serai___kernel___game___GameObject, double (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r0, cpy_r_table, cpy_r_other); /* appraise */
    CPyTagged_DECREF(cpy_r_other);
    cpy_r_r26 = cpy_r_r25 == -113.0;
    if (unlikely(cpy_r_r26)) goto CPyL22;
CPyL21: ;
    cpy_r_r27 = PyFloat_FromDouble(cpy_r_r25);
    cpy_r_r28 = PyList_Append(cpy_r_r10, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 15, CPyStatic_worth___globals);
        goto CPyL52;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r30 = PyErr_Occurred();
    if (unlikely(cpy_r_r30 != NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 15, CPyStatic_worth___globals);
        goto CPyL52;
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r31 = CPyTagged_Add(cpy_r_r13, 2);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r13 = cpy_r_r31;
    goto CPyL13;
CPyL24: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r33 << 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL53;
    cpy_r_r36 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r37 = CPyStatics[39]; /* 'max' */
    cpy_r_r38 = CPyObject_GetAttr(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 16, CPyStatic_worth___globals);
        goto CPyL54;
    }
    PyObject *cpy_r_r39[1] = {cpy_r_r10};
    cpy_r_r40 = (PyObject **)&cpy_r_r39;
    cpy_r_r41 = PyObject_Vectorcall(cpy_r_r38, cpy_r_r40, 1, 0);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 16, CPyStatic_worth___globals);
        goto CPyL54;
    }
    CPy_DECREF(cpy_r_r10);
    cpy_r_r42 = PyFloat_AsDouble(cpy_r_r41);
    if (cpy_r_r42 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r41); cpy_r_r42 = -113.0;
    }
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 == -113.0;
    if (unlikely(cpy_r_r43)) goto CPyL29;
CPyL28: ;
    cpy_r_r44 = cpy_r_r8 - cpy_r_r42;
    cpy_r_r45 = cpy_r_r44;
    goto CPyL31;
CPyL29: ;
    cpy_r_r46 = PyErr_Occurred();
    if (unlikely(cpy_r_r46 != NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 16, CPyStatic_worth___globals);
        goto CPyL48;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r45 = cpy_r_r8;
CPyL31: ;
    cpy_r_lead = cpy_r_r45;
    cpy_r_r47 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/bots/worth.py", "worth", "Match", "decision", 17, CPyStatic_worth___globals);
        goto CPyL48;
    }
CPyL32: ;
    cpy_r_r48 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r49 = cpy_r_r47 == cpy_r_r48;
    if (!cpy_r_r49) goto CPyL55;
    cpy_r_r50 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 13, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r0, cpy_r_table); /* winners */
    CPy_DECREF(cpy_r_table);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 18, CPyStatic_worth___globals);
        goto CPyL46;
    }
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r52 = PySequence_Contains(cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 18, CPyStatic_worth___globals);
        goto CPyL46;
    }
    cpy_r_r54 = cpy_r_r52;
    if (!cpy_r_r54) goto CPyL40;
    cpy_r_r55 = CPyStatic_worth___globals;
    cpy_r_r56 = CPyStatics[234]; /* 'VICTORY' */
    cpy_r_r57 = CPyDict_GetItem(cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 18, CPyStatic_worth___globals);
        goto CPyL46;
    }
    cpy_r_r58 = PyFloat_AsDouble(cpy_r_r57);
    if (cpy_r_r58 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r57); cpy_r_r58 = -113.0;
    }
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 == -113.0;
    if (unlikely(cpy_r_r59)) goto CPyL39;
CPyL38: ;
    cpy_r_r60 = cpy_r_r58;
    goto CPyL44;
CPyL39: ;
    cpy_r_r61 = PyErr_Occurred();
    if (unlikely(cpy_r_r61 != NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 18, CPyStatic_worth___globals);
        goto CPyL46;
    } else
        goto CPyL38;
CPyL40: ;
    cpy_r_r62 = CPyStatic_worth___globals;
    cpy_r_r63 = CPyStatics[234]; /* 'VICTORY' */
    cpy_r_r64 = CPyDict_GetItem(cpy_r_r62, cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 18, CPyStatic_worth___globals);
        goto CPyL46;
    }
    cpy_r_r65 = PyFloat_AsDouble(cpy_r_r64);
    if (cpy_r_r65 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r64); cpy_r_r65 = -113.0;
    }
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 == -113.0;
    if (unlikely(cpy_r_r66)) goto CPyL43;
CPyL42: ;
    cpy_r_r67 = -cpy_r_r65;
    cpy_r_r60 = cpy_r_r67;
    goto CPyL44;
CPyL43: ;
    cpy_r_r68 = PyErr_Occurred();
    if (unlikely(cpy_r_r68 != NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "worth", 18, CPyStatic_worth___globals);
        goto CPyL46;
    } else
        goto CPyL42;
CPyL44: ;
    cpy_r_r69 = cpy_r_lead + cpy_r_r60;
    cpy_r_lead = cpy_r_r69;
CPyL45: ;
    return cpy_r_lead;
CPyL46: ;
    cpy_r_r70 = -113.0;
    return cpy_r_r70;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL46;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_table);
    goto CPyL46;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_table);
    CPy_DecRef(cpy_r_r10);
    goto CPyL46;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL24;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL23;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_table);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL46;
CPyL53: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL30;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_table);
    CPy_DecRef(cpy_r_r10);
    goto CPyL46;
CPyL55: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_table);
    goto CPyL45;
}
        
        PyObject *CPyPy_worth___worth(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "seat", 0};
            static CPyArg_Parser parser = {"OO:worth", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double retval = CPyDef_worth___worth(arg_match, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/worth.py", "worth", 10, CPyStatic_worth___globals);
            return NULL;
        }
        
char CPyDef_worth_____top_level__(void) {
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
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "<module>", 1, CPyStatic_worth___globals);
        goto CPyL15;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "<module>", 1, CPyStatic_worth___globals);
        goto CPyL15;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_worth___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "<module>", 3, CPyStatic_worth___globals);
        goto CPyL15;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___kernel___match;
    cpy_r_r12 = (void *)&CPyImportState_serai___kernel___match;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "<module>", 5, CPyStatic_worth___globals);
        goto CPyL15;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___kernel___match;
    cpy_r_r20 = CPyExec_serai___kernel___match;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___kernel___match__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "<module>", 5, CPyStatic_worth___globals);
        goto CPyL15;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "<module>", 5, CPyStatic_worth___globals);
        goto CPyL15;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "<module>", 5, CPyStatic_worth___globals);
        goto CPyL15;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[4993]; /* ('Match',) */
    cpy_r_r31 = CPyStatic_worth___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "<module>", 5, CPyStatic_worth___globals);
        goto CPyL15;
    } else
        goto CPyL16;
CPyL13: ;
    cpy_r_r33 = CPyStatic_worth___globals;
    cpy_r_r34 = CPyStatics[234]; /* 'VICTORY' */
    cpy_r_r35 = PyFloat_FromDouble(6.0);
    cpy_r_r36 = CPyDict_SetItem(cpy_r_r33, cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/bots/worth.py", "<module>", 7, CPyStatic_worth___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r38 = 2;
    return cpy_r_r38;
CPyL16: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef criteriamodule_methods[] = {
    {"best", (PyCFunction)CPyPy_criteria___best, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("best(candidates, criteria, told=None)\n--\n\n") /* docstring */},
    {"kept", (PyCFunction)CPyPy_criteria___kept, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("kept(candidates, criteria, told=None)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___criteria__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___criteria__internal, "__name__");
    CPyStatic_criteria___globals = PyModule_GetDict(CPyModule_serai___kernel___criteria__internal);
    if (unlikely(CPyStatic_criteria___globals == NULL))
        goto fail;
    char result = CPyDef_criteria_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___criteria__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___kernel___criteria(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___criteria__impl, &CPyImportState_serai___kernel___criteria, &CPyModule_serai___kernel___criteria);
}
static struct PyModuleDef criteriamodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.criteria",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    criteriamodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___criteria(void)
{
    if (CPyModule_serai___kernel___criteria__internal) {
        Py_INCREF(CPyModule_serai___kernel___criteria__internal);
        return CPyModule_serai___kernel___criteria__internal;
    }
    CPyModule_serai___kernel___criteria__internal = PyModule_Create(&criteriamodule);
    return CPyModule_serai___kernel___criteria__internal;
}

PyObject *CPyInit_serai___kernel___criteria(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___criteria__internal) {
        Py_INCREF(CPyModule_serai___kernel___criteria__internal);
        return CPyModule_serai___kernel___criteria__internal;
    }
    CPyModule_serai___kernel___criteria__internal = PyModule_Create(&criteriamodule);
    if (unlikely(CPyModule_serai___kernel___criteria__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.criteria");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___criteria__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___criteria__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___criteria__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___criteria(CPyModule_serai___kernel___criteria__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___criteria__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.criteria");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___criteria__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
tuple_T2IO CPyDef_criteria___best(PyObject *cpy_r_candidates, PyObject *cpy_r_criteria, PyObject *cpy_r_told) {
    PyObject *cpy_r_r0;
    tuple_T2OO cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    tuple_T2IO cpy_r_r8;
    tuple_T2IO cpy_r_r9;
    if (cpy_r_told != NULL) goto CPyL7;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_told = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = CPyDef_criteria___kept(cpy_r_candidates, cpy_r_criteria, cpy_r_told);
    CPy_DECREF(cpy_r_told);
    if (unlikely(cpy_r_r1.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "best", 27, CPyStatic_criteria___globals);
        goto CPyL6;
    }
    cpy_r_r2 = cpy_r_r1.f0;
    cpy_r_r3 = cpy_r_r1.f1;
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = CPyList_GetItemShort(cpy_r_r4, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "best", 28, CPyStatic_criteria___globals);
        goto CPyL8;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "best", 28, CPyStatic_criteria___globals);
        goto CPyL8;
    }
    cpy_r_r8.f0 = cpy_r_r7;
    cpy_r_r8.f1 = cpy_r_r5;
    return cpy_r_r8;
CPyL6: ;
    tuple_T2IO __tmp8683 = { CPY_INT_TAG, NULL };
    cpy_r_r9 = __tmp8683;
    return cpy_r_r9;
CPyL7: ;
    CPy_INCREF(cpy_r_told);
    goto CPyL2;
CPyL8: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL6;
}
        
        PyObject *CPyPy_criteria___best(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"candidates", "criteria", "told", 0};
            static CPyArg_Parser parser = {"OO|O:best", kwlist, 0};
            PyObject *obj_candidates;
            PyObject *obj_criteria;
            PyObject *obj_told = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_candidates, &obj_criteria, &obj_told)) {
                return NULL;
            }
            PyObject *arg_candidates = obj_candidates;
            PyObject *arg_criteria = obj_criteria;
            PyObject *arg_told;
            if (obj_told == NULL) {
                arg_told = NULL;
                goto __LL8684;
            }
            arg_told = obj_told;
            if (arg_told != NULL) goto __LL8684;
            if (obj_told == Py_None)
                arg_told = obj_told;
            else {
                arg_told = NULL;
            }
            if (arg_told != NULL) goto __LL8684;
            CPy_TypeError("object or None", obj_told); 
            goto fail;
__LL8684: ;
            tuple_T2IO retval = CPyDef_criteria___best(arg_candidates, arg_criteria, arg_told);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp8685 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp8685);
            PyObject *__tmp8686 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp8686);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/criteria.py", "best", 22, CPyStatic_criteria___globals);
            return NULL;
        }
        
tuple_T2OO CPyDef_criteria___kept(PyObject *cpy_r_candidates, PyObject *cpy_r_criteria, PyObject *cpy_r_told) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_left;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_decided;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    tuple_T2OO cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    int64_t cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    CPyPtr cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject **cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    tuple_T2II cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    int32_t cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    tuple_T2OO cpy_r_r90;
    tuple_T2OO cpy_r_r91;
    if (cpy_r_told != NULL) goto CPyL42;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_told = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = PySequence_List(cpy_r_candidates);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 35, CPyStatic_criteria___globals);
        goto CPyL43;
    }
    cpy_r_left = cpy_r_r1;
    cpy_r_r2 = CPyStatics[3754]; /* 'why-only' */
    CPy_INCREF(cpy_r_r2);
    cpy_r_decided = cpy_r_r2;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_told != cpy_r_r3;
    if (!cpy_r_r4) goto CPyL6;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_left + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r7 > (Py_ssize_t)2;
    if (!cpy_r_r8) goto CPyL6;
    cpy_r_r9 = CPyStatics[151]; /* '' */
    PyObject *cpy_r_r10[2] = {cpy_r_r9, cpy_r_left};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_told, cpy_r_r11, 2, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 38, CPyStatic_criteria___globals);
        goto CPyL44;
    } else
        goto CPyL45;
CPyL6: ;
    cpy_r_r13 = PyObject_GetIter(cpy_r_criteria);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 39, CPyStatic_criteria___globals);
        goto CPyL44;
    }
CPyL7: ;
    cpy_r_r14 = PyIter_Next(cpy_r_r13);
    if (cpy_r_r14 == NULL) goto CPyL46;
    PyObject *__tmp8687;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 2))) {
        __tmp8687 = NULL;
        goto __LL8688;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        __tmp8687 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        __tmp8687 = NULL;
    }
    if (__tmp8687 == NULL) goto __LL8688;
    __tmp8687 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    if (__tmp8687 == NULL) goto __LL8688;
    __tmp8687 = cpy_r_r14;
__LL8688: ;
    if (unlikely(__tmp8687 == NULL)) {
        CPy_TypeError("tuple[str, object]", cpy_r_r14); cpy_r_r15 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp8689 = PyTuple_GET_ITEM(cpy_r_r14, 0);
        CPy_INCREF(__tmp8689);
        PyObject *__tmp8690;
        if (likely(PyUnicode_Check(__tmp8689)))
            __tmp8690 = __tmp8689;
        else {
            CPy_TypeError("str", __tmp8689); 
            __tmp8690 = NULL;
        }
        cpy_r_r15.f0 = __tmp8690;
        PyObject *__tmp8691 = PyTuple_GET_ITEM(cpy_r_r14, 1);
        CPy_INCREF(__tmp8691);
        PyObject *__tmp8692;
        __tmp8692 = __tmp8691;
        cpy_r_r15.f1 = __tmp8692;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 39, CPyStatic_criteria___globals);
        goto CPyL47;
    }
    cpy_r_r16 = cpy_r_r15.f0;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r15.f1;
    CPy_INCREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r15.f0);
    CPy_DECREF(cpy_r_r15.f1);
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_left + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = cpy_r_r20 == 2;
    if (cpy_r_r21) goto CPyL48;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_left + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = PyList_New(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 42, CPyStatic_criteria___globals);
        goto CPyL49;
    }
    cpy_r_r25 = 0;
CPyL12: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_left + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r25 < cpy_r_r27;
    if (!cpy_r_r28) goto CPyL50;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_left + offsetof(PyListObject, ob_item));
    cpy_r_r30 = *(CPyPtr *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r25 * 8;
    cpy_r_r32 = cpy_r_r30 + cpy_r_r31;
    cpy_r_r33 = *(PyObject * *)cpy_r_r32;
    CPy_INCREF(cpy_r_r33);
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 42, CPyStatic_criteria___globals);
        goto CPyL51;
    }
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r34);
    PyObject *cpy_r_r36[1] = {cpy_r_r35};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r37, 1, 0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 42, CPyStatic_criteria___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r35);
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 42, CPyStatic_criteria___globals);
        goto CPyL51;
    }
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r39);
    CPyList_SetItemUnsafe(cpy_r_r24, cpy_r_r25, cpy_r_r40);
    cpy_r_r41 = cpy_r_r25 + 1;
    cpy_r_r25 = cpy_r_r41;
    goto CPyL12;
CPyL18: ;
    cpy_r_r42 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r43 = CPyStatics[39]; /* 'max' */
    cpy_r_r44 = CPyObject_GetAttr(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 43, CPyStatic_criteria___globals);
        goto CPyL53;
    }
    PyObject *cpy_r_r45[1] = {cpy_r_r24};
    cpy_r_r46 = (PyObject **)&cpy_r_r45;
    cpy_r_r47 = PyObject_Vectorcall(cpy_r_r44, cpy_r_r46, 1, 0);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 43, CPyStatic_criteria___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 43, CPyStatic_criteria___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r48);
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r48);
    cpy_r_r50 = CPyList_Count(cpy_r_r24, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 44, CPyStatic_criteria___globals);
        goto CPyL54;
    }
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_left + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r52 << 1;
    cpy_r_r54 = (Py_ssize_t)cpy_r_r50 < (Py_ssize_t)cpy_r_r53;
    if (cpy_r_r54) {
        goto CPyL55;
    } else
        goto CPyL56;
CPyL23: ;
    cpy_r_r55 = PyList_New(0);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 45, CPyStatic_criteria___globals);
        goto CPyL57;
    }
    cpy_r_r56 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r57 = CPyStatics[36]; /* 'zip' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 45, CPyStatic_criteria___globals);
        goto CPyL58;
    }
    cpy_r_r59 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r60[3] = {cpy_r_left, cpy_r_r24, cpy_r_r59};
    cpy_r_r61 = (PyObject **)&cpy_r_r60;
    cpy_r_r62 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r63 = PyObject_Vectorcall(cpy_r_r58, cpy_r_r61, 2, cpy_r_r62);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 45, CPyStatic_criteria___globals);
        goto CPyL58;
    }
    CPy_DECREF(cpy_r_left);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r64 = PyObject_GetIter(cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 45, CPyStatic_criteria___globals);
        goto CPyL59;
    }
CPyL27: ;
    cpy_r_r65 = PyIter_Next(cpy_r_r64);
    if (cpy_r_r65 == NULL) goto CPyL60;
    PyObject *__tmp8693;
    if (unlikely(!(PyTuple_Check(cpy_r_r65) && PyTuple_GET_SIZE(cpy_r_r65) == 2))) {
        __tmp8693 = NULL;
        goto __LL8694;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r65, 0))))
        __tmp8693 = PyTuple_GET_ITEM(cpy_r_r65, 0);
    else {
        __tmp8693 = NULL;
    }
    if (__tmp8693 == NULL) goto __LL8694;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r65, 1))))
        __tmp8693 = PyTuple_GET_ITEM(cpy_r_r65, 1);
    else {
        __tmp8693 = NULL;
    }
    if (__tmp8693 == NULL) goto __LL8694;
    __tmp8693 = cpy_r_r65;
__LL8694: ;
    if (unlikely(__tmp8693 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r65); cpy_r_r66 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp8695 = PyTuple_GET_ITEM(cpy_r_r65, 0);
        CPyTagged __tmp8696;
        if (likely(PyLong_Check(__tmp8695)))
            __tmp8696 = CPyTagged_FromObject(__tmp8695);
        else {
            goto __LL8697;
        }
        cpy_r_r66.f0 = __tmp8696;
        PyObject *__tmp8698 = PyTuple_GET_ITEM(cpy_r_r65, 1);
        CPyTagged __tmp8699;
        if (likely(PyLong_Check(__tmp8698)))
            __tmp8699 = CPyTagged_FromObject(__tmp8698);
        else {
            goto __LL8700;
        }
        cpy_r_r66.f1 = __tmp8699;
    }
    goto __LL8701;
__LL8697: ;
    cpy_r_r66 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8701;
__LL8700: ;
    CPyTagged_DECREF(cpy_r_r66.f0);
    cpy_r_r66 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8701;
__LL8701: ;
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 45, CPyStatic_criteria___globals);
        goto CPyL61;
    }
    cpy_r_r67 = cpy_r_r66.f0;
    CPyTagged_INCREF(cpy_r_r67);
    cpy_r_r68 = cpy_r_r66.f1;
    CPyTagged_INCREF(cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r66.f0);
    CPyTagged_DECREF(cpy_r_r66.f1);
    cpy_r_r69 = cpy_r_r68 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (!cpy_r_r70) goto CPyL31;
    cpy_r_r71 = CPyTagged_IsEq_(cpy_r_r68, cpy_r_r48);
    cpy_r_r72 = cpy_r_r71;
    goto CPyL32;
CPyL31: ;
    cpy_r_r73 = cpy_r_r68 == cpy_r_r48;
    cpy_r_r72 = cpy_r_r73;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r68);
    if (!cpy_r_r72) goto CPyL62;
    cpy_r_r74 = CPyTagged_StealAsObject(cpy_r_r67);
    cpy_r_r75 = PyList_Append(cpy_r_r55, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 45, CPyStatic_criteria___globals);
        goto CPyL61;
    } else
        goto CPyL27;
CPyL34: ;
    cpy_r_r77 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 45, CPyStatic_criteria___globals);
        goto CPyL63;
    }
    cpy_r_left = cpy_r_r55;
    CPy_INCREF(cpy_r_r16);
    cpy_r_decided = cpy_r_r16;
    cpy_r_r78 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r79 = cpy_r_told != cpy_r_r78;
    if (!cpy_r_r79) goto CPyL64;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_left + offsetof(PyVarObject, ob_size));
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    cpy_r_r82 = cpy_r_r81 << 1;
    cpy_r_r83 = (Py_ssize_t)cpy_r_r82 > (Py_ssize_t)2;
    if (!cpy_r_r83) goto CPyL64;
    PyObject *cpy_r_r84[2] = {cpy_r_r16, cpy_r_left};
    cpy_r_r85 = (PyObject **)&cpy_r_r84;
    cpy_r_r86 = PyObject_Vectorcall(cpy_r_told, cpy_r_r85, 2, 0);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 48, CPyStatic_criteria___globals);
        goto CPyL65;
    } else
        goto CPyL66;
CPyL38: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL7;
CPyL39: ;
    cpy_r_r87 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 39, CPyStatic_criteria___globals);
        goto CPyL67;
    }
CPyL40: ;
    cpy_r_r88 = cpy_r_left;
    cpy_r_r89 = cpy_r_decided;
    cpy_r_r90.f0 = cpy_r_r88;
    cpy_r_r90.f1 = cpy_r_r89;
    return cpy_r_r90;
CPyL41: ;
    tuple_T2OO __tmp8702 = { NULL, NULL };
    cpy_r_r91 = __tmp8702;
    return cpy_r_r91;
CPyL42: ;
    CPy_INCREF(cpy_r_told);
    goto CPyL2;
CPyL43: ;
    CPy_DecRef(cpy_r_told);
    goto CPyL41;
CPyL44: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_decided);
    goto CPyL41;
CPyL45: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL6;
CPyL46: ;
    CPy_DECREF(cpy_r_told);
    CPy_DECREF(cpy_r_r13);
    goto CPyL39;
CPyL47: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_decided);
    CPy_DecRef(cpy_r_r13);
    goto CPyL41;
CPyL48: ;
    CPy_DECREF(cpy_r_told);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    goto CPyL40;
CPyL49: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_decided);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL41;
CPyL50: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL18;
CPyL51: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_decided);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    goto CPyL41;
CPyL52: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_decided);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r35);
    goto CPyL41;
CPyL53: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_decided);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r24);
    goto CPyL41;
CPyL54: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_decided);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL41;
CPyL55: ;
    CPy_DECREF(cpy_r_decided);
    goto CPyL23;
CPyL56: ;
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r48);
    goto CPyL7;
CPyL57: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL41;
CPyL58: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r55);
    goto CPyL41;
CPyL59: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r55);
    goto CPyL41;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r64);
    goto CPyL34;
CPyL61: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r64);
    goto CPyL41;
CPyL62: ;
    CPyTagged_DECREF(cpy_r_r67);
    goto CPyL27;
CPyL63: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r55);
    goto CPyL41;
CPyL64: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL7;
CPyL65: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_decided);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL41;
CPyL66: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL38;
CPyL67: ;
    CPy_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_decided);
    goto CPyL41;
}
        
        PyObject *CPyPy_criteria___kept(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"candidates", "criteria", "told", 0};
            static CPyArg_Parser parser = {"OO|O:kept", kwlist, 0};
            PyObject *obj_candidates;
            PyObject *obj_criteria;
            PyObject *obj_told = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_candidates, &obj_criteria, &obj_told)) {
                return NULL;
            }
            PyObject *arg_candidates = obj_candidates;
            PyObject *arg_criteria = obj_criteria;
            PyObject *arg_told;
            if (obj_told == NULL) {
                arg_told = NULL;
                goto __LL8703;
            }
            arg_told = obj_told;
            if (arg_told != NULL) goto __LL8703;
            if (obj_told == Py_None)
                arg_told = obj_told;
            else {
                arg_told = NULL;
            }
            if (arg_told != NULL) goto __LL8703;
            CPy_TypeError("object or None", obj_told); 
            goto fail;
__LL8703: ;
            tuple_T2OO retval = CPyDef_criteria___kept(arg_candidates, arg_criteria, arg_told);
            if (retval.f0 == NULL) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp8704 = retval.f0;
            PyTuple_SET_ITEM(retbox, 0, __tmp8704);
            PyObject *__tmp8705 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp8705);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/criteria.py", "kept", 31, CPyStatic_criteria___globals);
            return NULL;
        }
        
char CPyDef_criteria_____top_level__(void) {
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
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    tuple_T2OO cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    tuple_T2OO cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    tuple_T2OO cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    int32_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 1, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 1, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_criteria___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 9, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5014]; /* ('Callable', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_criteria___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 11, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5685]; /* ('Final', 'TypeAlias') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_criteria___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 12, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (PyObject *)&PyTuple_Type;
    cpy_r_r22 = (PyObject *)&PyUnicode_Type;
    cpy_r_r23 = CPyStatic_criteria___globals;
    cpy_r_r24 = CPyStatics[169]; /* 'Callable' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 14, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    cpy_r_r26 = (PyObject *)&PyLong_Type;
    cpy_r_r27 = PyList_New(1);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 14, CPyStatic_criteria___globals);
        goto CPyL20;
    }
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    CPy_INCREF(cpy_r_r26);
    *(PyObject * *)cpy_r_r29 = cpy_r_r26;
    cpy_r_r30 = (PyObject *)&PyLong_Type;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31.f0 = cpy_r_r27;
    cpy_r_r31.f1 = cpy_r_r30;
    cpy_r_r32 = PyTuple_New(2);
    if (unlikely(cpy_r_r32 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8706 = cpy_r_r31.f0;
    PyTuple_SET_ITEM(cpy_r_r32, 0, __tmp8706);
    PyObject *__tmp8707 = cpy_r_r31.f1;
    PyTuple_SET_ITEM(cpy_r_r32, 1, __tmp8707);
    cpy_r_r33 = PyObject_GetItem(cpy_r_r25, cpy_r_r32);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 14, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r22);
    cpy_r_r34.f0 = cpy_r_r22;
    cpy_r_r34.f1 = cpy_r_r33;
    cpy_r_r35 = PyTuple_New(2);
    if (unlikely(cpy_r_r35 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8708 = cpy_r_r34.f0;
    PyTuple_SET_ITEM(cpy_r_r35, 0, __tmp8708);
    PyObject *__tmp8709 = cpy_r_r34.f1;
    PyTuple_SET_ITEM(cpy_r_r35, 1, __tmp8709);
    cpy_r_r36 = PyObject_GetItem(cpy_r_r21, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 14, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    cpy_r_r37 = CPyStatic_criteria___globals;
    cpy_r_r38 = CPyStatics[2507]; /* 'Criterion' */
    cpy_r_r39 = CPyDict_SetItem(cpy_r_r37, cpy_r_r38, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 14, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    cpy_r_r41 = CPyStatic_criteria___globals;
    cpy_r_r42 = CPyStatics[169]; /* 'Callable' */
    cpy_r_r43 = CPyDict_GetItem(cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 15, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    cpy_r_r44 = (PyObject *)&PyUnicode_Type;
    cpy_r_r45 = (PyObject *)&PyList_Type;
    cpy_r_r46 = (PyObject *)&PyLong_Type;
    cpy_r_r47 = PyObject_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 16, CPyStatic_criteria___globals);
        goto CPyL21;
    }
    cpy_r_r48 = PyList_New(2);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 16, CPyStatic_criteria___globals);
        goto CPyL22;
    }
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    CPy_INCREF(cpy_r_r44);
    *(PyObject * *)cpy_r_r50 = cpy_r_r44;
    cpy_r_r51 = cpy_r_r50 + 8;
    *(PyObject * *)cpy_r_r51 = cpy_r_r47;
    cpy_r_r52 = Py_None;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53.f0 = cpy_r_r48;
    cpy_r_r53.f1 = cpy_r_r52;
    cpy_r_r54 = PyTuple_New(2);
    if (unlikely(cpy_r_r54 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8710 = cpy_r_r53.f0;
    PyTuple_SET_ITEM(cpy_r_r54, 0, __tmp8710);
    PyObject *__tmp8711 = cpy_r_r53.f1;
    PyTuple_SET_ITEM(cpy_r_r54, 1, __tmp8711);
    cpy_r_r55 = PyObject_GetItem(cpy_r_r43, cpy_r_r54);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 15, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    cpy_r_r56 = CPyStatic_criteria___globals;
    cpy_r_r57 = CPyStatics[1423]; /* 'Telling' */
    cpy_r_r58 = CPyDict_SetItem(cpy_r_r56, cpy_r_r57, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 15, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    cpy_r_r60 = CPyStatics[3754]; /* 'why-only' */
    cpy_r_r61 = CPyStatic_criteria___globals;
    cpy_r_r62 = CPyStatics[3777]; /* 'ONLY' */
    cpy_r_r63 = CPyDict_SetItem(cpy_r_r61, cpy_r_r62, cpy_r_r60);
    cpy_r_r64 = cpy_r_r63 >= 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/kernel/criteria.py", "<module>", 19, CPyStatic_criteria___globals);
        goto CPyL19;
    }
    return 1;
CPyL19: ;
    cpy_r_r65 = 2;
    return cpy_r_r65;
CPyL20: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL19;
CPyL22: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r47);
    goto CPyL19;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef wayfarers___thinking___effect_valuesmodule_methods[] = {
    {"effect_value", (PyCFunction)CPyPy_wayfarers___thinking___effect_values___effect_value, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("effect_value(effect, weights)\n--\n\n") /* docstring */},
    {"_call_value", (PyCFunction)CPyPy_wayfarers___thinking___effect_values____call_value, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_call_value(call, weights)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___thinking___effect_values__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___thinking___effect_values__internal, "__name__");
    CPyStatic_wayfarers___thinking___effect_values___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___thinking___effect_values__internal);
    if (unlikely(CPyStatic_wayfarers___thinking___effect_values___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___thinking___effect_values_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___effect_values__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___wayfarers___thinking___effect_values(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___thinking___effect_values__impl, &CPyImportState_serai___games___wayfarers___thinking___effect_values, &CPyModule_serai___games___wayfarers___thinking___effect_values);
}
static struct PyModuleDef wayfarers___thinking___effect_valuesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.thinking.effect_values",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___thinking___effect_valuesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___thinking___effect_values(void)
{
    if (CPyModule_serai___games___wayfarers___thinking___effect_values__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___effect_values__internal);
        return CPyModule_serai___games___wayfarers___thinking___effect_values__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___effect_values__internal = PyModule_Create(&wayfarers___thinking___effect_valuesmodule);
    return CPyModule_serai___games___wayfarers___thinking___effect_values__internal;
}

PyObject *CPyInit_serai___games___wayfarers___thinking___effect_values(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___thinking___effect_values__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___effect_values__internal);
        return CPyModule_serai___games___wayfarers___thinking___effect_values__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___effect_values__internal = PyModule_Create(&wayfarers___thinking___effect_valuesmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___thinking___effect_values__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.effect_values");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___thinking___effect_values__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___thinking___effect_values__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___thinking___effect_values__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___thinking___effect_values(CPyModule_serai___games___wayfarers___thinking___effect_values__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___thinking___effect_values__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.effect_values");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___effect_values__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
double CPyDef_wayfarers___thinking___effect_values___effect_value(PyObject *cpy_r_effect, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    double cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int64_t cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    double cpy_r_r32;
    char cpy_r_r33;
    double cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    double cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    double cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int64_t cpy_r_r70;
    double cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    double cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    double cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    double cpy_r_r88;
    char cpy_r_r89;
    double cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    double cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyPtr cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    double cpy_r_r102;
    char cpy_r_r103;
    double cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    double cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyPtr cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    double cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    double cpy_r_r118;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL5;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r4 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 11, CPyStatic_wayfarers___thinking___effect_values___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL71;
    }
    cpy_r_r5 = CPyDef_wayfarers___thinking___effect_values____call_value(cpy_r_r4, cpy_r_weights);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 == -113.0;
    if (unlikely(cpy_r_r6)) goto CPyL4;
CPyL3: ;
    return cpy_r_r5;
CPyL4: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 11, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r8 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 == cpy_r_r8;
    if (!cpy_r_r11) goto CPyL22;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Choice))
        cpy_r_r12 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 13, CPyStatic_wayfarers___thinking___effect_values___globals, "serai.kernel.effects.Choice", cpy_r_effect);
        goto CPyL71;
    }
    cpy_r_r13 = ((serai___kernel___effects___ChoiceObject *)cpy_r_r12)->_parts;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = PyList_New(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 13, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL72;
    }
    cpy_r_r17 = 0;
CPyL9: ;
    cpy_r_r18 = cpy_r_r17 < cpy_r_r15;
    if (!cpy_r_r18) goto CPyL73;
    cpy_r_r19 = CPySequenceTuple_GetItemUnsafe(cpy_r_r13, cpy_r_r17);
    if (likely(PyObject_TypeCheck(cpy_r_r19, CPyType_kernel___effects___Effect)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 13, CPyStatic_wayfarers___thinking___effect_values___globals, "serai.kernel.effects.Effect", cpy_r_r19);
        goto CPyL74;
    }
    cpy_r_r21 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r20, cpy_r_weights);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 == -113.0;
    if (unlikely(cpy_r_r22)) goto CPyL13;
CPyL12: ;
    cpy_r_r23 = PyFloat_FromDouble(cpy_r_r21);
    CPyList_SetItemUnsafe(cpy_r_r16, cpy_r_r17, cpy_r_r23);
    goto CPyL14;
CPyL13: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 13, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL74;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r25 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r25;
    goto CPyL9;
CPyL15: ;
    cpy_r_r26 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r27 = CPyStatics[39]; /* 'max' */
    cpy_r_r28 = CPyObject_GetAttr(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 13, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL75;
    }
    PyObject *cpy_r_r29[1] = {cpy_r_r16};
    cpy_r_r30 = (PyObject **)&cpy_r_r29;
    cpy_r_r31 = PyObject_Vectorcall(cpy_r_r28, cpy_r_r30, 1, 0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 13, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL75;
    }
    CPy_DECREF(cpy_r_r16);
    cpy_r_r32 = PyFloat_AsDouble(cpy_r_r31);
    if (cpy_r_r32 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r31); cpy_r_r32 = -113.0;
    }
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 == -113.0;
    if (unlikely(cpy_r_r33)) goto CPyL19;
CPyL18: ;
    cpy_r_r34 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_choice;
    if (unlikely(cpy_r_r34 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->bitmap2 & 4096)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'choice' of 'Weights' undefined");
    }
    cpy_r_r35 = cpy_r_r34 == -113.0;
    if (unlikely(cpy_r_r35)) {
        goto CPyL21;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 13, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r37 = cpy_r_r32 + cpy_r_r34;
    return cpy_r_r37;
CPyL21: ;
    cpy_r_r38 = PyErr_Occurred();
    if (unlikely(cpy_r_r38 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 13, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r39 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r40 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r41 = PyNumber_Or(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 14, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    }
    cpy_r_r42 = PyObject_IsInstance(cpy_r_effect, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 14, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    }
    cpy_r_r44 = cpy_r_r42;
    if (!cpy_r_r44) goto CPyL44;
    cpy_r_r45 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r45);
    if (CPyFloat_Check(cpy_r_r45))
        cpy_r_r46 = cpy_r_r45;
    else {
        cpy_r_r46 = NULL;
    }
    if (cpy_r_r46 != NULL) goto __LL7960;
    if (PyLong_Check(cpy_r_r45))
        cpy_r_r46 = cpy_r_r45;
    else {
        cpy_r_r46 = NULL;
    }
    if (cpy_r_r46 != NULL) goto __LL7960;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 15, CPyStatic_wayfarers___thinking___effect_values___globals, "union[float, int]", cpy_r_r45);
    goto CPyL71;
__LL7960: ;
    cpy_r_r47 = cpy_r_r46;
    CPy_INCREF(cpy_r_effect);
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___AnyOrder)
        cpy_r_r48 = cpy_r_effect;
    else {
        cpy_r_r48 = NULL;
    }
    if (cpy_r_r48 != NULL) goto __LL7961;
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___InOrder)
        cpy_r_r48 = cpy_r_effect;
    else {
        cpy_r_r48 = NULL;
    }
    if (cpy_r_r48 != NULL) goto __LL7961;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 15, CPyStatic_wayfarers___thinking___effect_values___globals, "union[serai.kernel.effects.AnyOrder, serai.kernel.effects.InOrder]", cpy_r_effect);
    goto CPyL76;
__LL7961: ;
    cpy_r_r49 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyObject, ob_type));
    cpy_r_r51 = *(PyObject * *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r51 == cpy_r_r49;
    if (!cpy_r_r52) goto CPyL30;
    if (likely(Py_TYPE(cpy_r_r48) == CPyType_kernel___effects___AnyOrder))
        cpy_r_r53 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 15, CPyStatic_wayfarers___thinking___effect_values___globals, "serai.kernel.effects.AnyOrder", cpy_r_r48);
        goto CPyL76;
    }
    cpy_r_r54 = ((serai___kernel___effects___AnyOrderObject *)cpy_r_r53)->_parts;
    CPy_INCREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54;
    goto CPyL32;
CPyL30: ;
    if (likely(Py_TYPE(cpy_r_r48) == CPyType_kernel___effects___InOrder))
        cpy_r_r56 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 15, CPyStatic_wayfarers___thinking___effect_values___globals, "serai.kernel.effects.InOrder", cpy_r_r48);
        goto CPyL76;
    }
    cpy_r_r57 = ((serai___kernel___effects___InOrderObject *)cpy_r_r56)->_parts;
    CPy_INCREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    cpy_r_r55 = cpy_r_r57;
CPyL32: ;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyVarObject, ob_size));
    cpy_r_r59 = *(int64_t *)cpy_r_r58;
    cpy_r_r60 = 0;
CPyL33: ;
    cpy_r_r61 = cpy_r_r60 < cpy_r_r59;
    if (!cpy_r_r61) goto CPyL77;
    cpy_r_r62 = CPySequenceTuple_GetItemUnsafe(cpy_r_r55, cpy_r_r60);
    if (likely(PyObject_TypeCheck(cpy_r_r62, CPyType_kernel___effects___Effect)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 15, CPyStatic_wayfarers___thinking___effect_values___globals, "serai.kernel.effects.Effect", cpy_r_r62);
        goto CPyL78;
    }
    cpy_r_r64 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r63, cpy_r_weights);
    CPy_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 == -113.0;
    if (unlikely(cpy_r_r65)) goto CPyL37;
CPyL36: ;
    cpy_r_r66 = PyFloat_FromDouble(cpy_r_r64);
    cpy_r_r67 = PyNumber_Add(cpy_r_r47, cpy_r_r66);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 15, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL79;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_r68 = PyErr_Occurred();
    if (unlikely(cpy_r_r68 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 15, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL78;
    } else
        goto CPyL36;
CPyL38: ;
    if (CPyFloat_Check(cpy_r_r67))
        cpy_r_r69 = cpy_r_r67;
    else {
        cpy_r_r69 = NULL;
    }
    if (cpy_r_r69 != NULL) goto __LL7962;
    if (PyLong_Check(cpy_r_r67))
        cpy_r_r69 = cpy_r_r67;
    else {
        cpy_r_r69 = NULL;
    }
    if (cpy_r_r69 != NULL) goto __LL7962;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 15, CPyStatic_wayfarers___thinking___effect_values___globals, "union[float, int]", cpy_r_r67);
    goto CPyL79;
__LL7962: ;
    cpy_r_r47 = cpy_r_r69;
    cpy_r_r70 = cpy_r_r60 + 1;
    cpy_r_r60 = cpy_r_r70;
    goto CPyL33;
CPyL41: ;
    cpy_r_r71 = PyFloat_AsDouble(cpy_r_r47);
    if (cpy_r_r71 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r47); cpy_r_r71 = -113.0;
    }
    CPy_DECREF(cpy_r_r47);
    cpy_r_r72 = cpy_r_r71 == -113.0;
    if (unlikely(cpy_r_r72)) goto CPyL43;
CPyL42: ;
    return cpy_r_r71;
CPyL43: ;
    cpy_r_r73 = PyErr_Occurred();
    if (unlikely(cpy_r_r73 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 15, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL42;
CPyL44: ;
    cpy_r_r74 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r76 = *(PyObject * *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r76 == cpy_r_r74;
    if (!cpy_r_r77) goto CPyL57;
    cpy_r_r78 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_least_deal;
    if (unlikely(cpy_r_r78 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->bitmap2 & 8192)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'least_deal' of 'Weights' undefined");
    }
    cpy_r_r79 = cpy_r_r78 == -113.0;
    if (unlikely(cpy_r_r79)) goto CPyL47;
CPyL46: ;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r80 = cpy_r_effect;
    else {
        CPy_TypeError("serai.kernel.effects.Arrow", cpy_r_effect); 
        cpy_r_r80 = NULL;
    }
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 17, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL48;
CPyL47: ;
    cpy_r_r81 = PyErr_Occurred();
    if (unlikely(cpy_r_r81 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 17, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL46;
CPyL48: ;
    cpy_r_r82 = ((serai___kernel___effects___ArrowObject *)cpy_r_r80)->_gain;
    CPy_INCREF(cpy_r_r82);
    cpy_r_r83 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r82, cpy_r_weights);
    CPy_DECREF(cpy_r_r82);
    cpy_r_r84 = cpy_r_r83 == -113.0;
    if (unlikely(cpy_r_r84)) goto CPyL50;
CPyL49: ;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r85 = cpy_r_effect;
    else {
        CPy_TypeError("serai.kernel.effects.Arrow", cpy_r_effect); 
        cpy_r_r85 = NULL;
    }
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 17, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL51;
CPyL50: ;
    cpy_r_r86 = PyErr_Occurred();
    if (unlikely(cpy_r_r86 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 17, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL49;
CPyL51: ;
    cpy_r_r87 = ((serai___kernel___effects___ArrowObject *)cpy_r_r85)->_cost;
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88 = CPyDef_wayfarers___thinking___effect_values____call_value(cpy_r_r87, cpy_r_weights);
    CPy_DECREF(cpy_r_r87);
    cpy_r_r89 = cpy_r_r88 == -113.0;
    if (unlikely(cpy_r_r89)) goto CPyL53;
CPyL52: ;
    cpy_r_r90 = cpy_r_r83 + cpy_r_r88;
    cpy_r_r91 = cpy_r_r90 > cpy_r_r78;
    if (cpy_r_r91) {
        goto CPyL54;
    } else
        goto CPyL55;
CPyL53: ;
    cpy_r_r92 = PyErr_Occurred();
    if (unlikely(cpy_r_r92 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 17, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r93 = cpy_r_r90;
    goto CPyL56;
CPyL55: ;
    cpy_r_r93 = cpy_r_r78;
CPyL56: ;
    return cpy_r_r93;
CPyL57: ;
    cpy_r_r94 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r96 = *(PyObject * *)cpy_r_r95;
    cpy_r_r97 = cpy_r_r96 == cpy_r_r94;
    if (!cpy_r_r97) goto CPyL65;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Repeat))
        cpy_r_r98 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 19, CPyStatic_wayfarers___thinking___effect_values___globals, "serai.kernel.effects.Repeat", cpy_r_effect);
        goto CPyL71;
    }
    cpy_r_r99 = ((serai___kernel___effects___RepeatObject *)cpy_r_r98)->_times;
    CPyTagged_INCREF(cpy_r_r99);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Repeat))
        cpy_r_r100 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 19, CPyStatic_wayfarers___thinking___effect_values___globals, "serai.kernel.effects.Repeat", cpy_r_effect);
        goto CPyL80;
    }
    cpy_r_r101 = ((serai___kernel___effects___RepeatObject *)cpy_r_r100)->_part;
    CPy_INCREF(cpy_r_r101);
    cpy_r_r102 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r101, cpy_r_weights);
    CPy_DECREF(cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 == -113.0;
    if (unlikely(cpy_r_r103)) goto CPyL62;
CPyL61: ;
    cpy_r_r104 = CPyFloat_FromTagged(cpy_r_r99);
    CPyTagged_DECREF(cpy_r_r99);
    cpy_r_r105 = cpy_r_r104 == -113.0;
    if (unlikely(cpy_r_r105)) {
        goto CPyL64;
    } else
        goto CPyL63;
CPyL62: ;
    cpy_r_r106 = PyErr_Occurred();
    if (unlikely(cpy_r_r106 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 19, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL80;
    } else
        goto CPyL61;
CPyL63: ;
    cpy_r_r107 = cpy_r_r104 * cpy_r_r102;
    return cpy_r_r107;
CPyL64: ;
    cpy_r_r108 = PyErr_Occurred();
    if (unlikely(cpy_r_r108 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 19, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL63;
CPyL65: ;
    cpy_r_r109 = (PyObject *)CPyType_kernel___effects___Maybe;
    cpy_r_r110 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r111 = *(PyObject * *)cpy_r_r110;
    cpy_r_r112 = cpy_r_r111 == cpy_r_r109;
    if (!cpy_r_r112) goto CPyL70;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Maybe))
        cpy_r_r113 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 21, CPyStatic_wayfarers___thinking___effect_values___globals, "serai.kernel.effects.Maybe", cpy_r_effect);
        goto CPyL71;
    }
    cpy_r_r114 = ((serai___kernel___effects___MaybeObject *)cpy_r_r113)->_part;
    CPy_INCREF(cpy_r_r114);
    cpy_r_r115 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r114, cpy_r_weights);
    CPy_DECREF(cpy_r_r114);
    cpy_r_r116 = cpy_r_r115 == -113.0;
    if (unlikely(cpy_r_r116)) goto CPyL69;
CPyL68: ;
    return cpy_r_r115;
CPyL69: ;
    cpy_r_r117 = PyErr_Occurred();
    if (unlikely(cpy_r_r117 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 21, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL71;
    } else
        goto CPyL68;
CPyL70: ;
    return 0.0;
CPyL71: ;
    cpy_r_r118 = -113.0;
    return cpy_r_r118;
CPyL72: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL71;
CPyL73: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL15;
CPyL74: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL71;
CPyL75: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL71;
CPyL76: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL71;
CPyL77: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL41;
CPyL78: ;
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r55);
    goto CPyL71;
CPyL79: ;
    CPy_DecRef(cpy_r_r55);
    goto CPyL71;
CPyL80: ;
    CPyTagged_DecRef(cpy_r_r99);
    goto CPyL71;
}
        
        PyObject *CPyPy_wayfarers___thinking___effect_values___effect_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"effect", "weights", 0};
            static CPyArg_Parser parser = {"OO:effect_value", kwlist, 0};
            PyObject *obj_effect;
            PyObject *obj_weights;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_effect, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_wayfarers___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            double retval = CPyDef_wayfarers___thinking___effect_values___effect_value(arg_effect, arg_weights);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "effect_value", 9, CPyStatic_wayfarers___thinking___effect_values___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___thinking___effect_values____call_value(PyObject *cpy_r_call, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T2OI cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r15;
    double cpy_r_r16;
    char cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    double cpy_r_r21;
    double cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    double cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_times;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    double cpy_r_r53;
    char cpy_r_r54;
    double cpy_r_r55;
    PyObject *cpy_r_r56;
    double cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    double cpy_r_r60;
    char cpy_r_r61;
    double cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    int32_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    double cpy_r_r72;
    char cpy_r_r73;
    double cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    CPyTagged cpy_r_r78;
    char cpy_r_r79;
    double cpy_r_r80;
    char cpy_r_r81;
    double cpy_r_r82;
    PyObject *cpy_r_r83;
    double cpy_r_price;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    double cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    double cpy_r_r95;
    char cpy_r_r96;
    double cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    double cpy_r_r102;
    char cpy_r_r103;
    double cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    double cpy_r_r107;
    PyObject *cpy_r_r108;
    double cpy_r_r109;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_verb;
    cpy_r_r1 = ((serai___kernel___effects___VerbObject *)cpy_r_r0)->_name;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[399]; /* 'pay' */
    cpy_r_r3 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r2, 3);
    if (cpy_r_r3) {
        goto CPyL76;
    } else
        goto CPyL20;
CPyL1: ;
    cpy_r_r4 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r4);
    if (CPyFloat_Check(cpy_r_r4))
        cpy_r_r5 = cpy_r_r4;
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 != NULL) goto __LL7963;
    if (PyLong_Check(cpy_r_r4))
        cpy_r_r5 = cpy_r_r4;
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 != NULL) goto __LL7963;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 28, CPyStatic_wayfarers___thinking___effect_values___globals, "union[float, int]", cpy_r_r4);
    goto CPyL75;
__LL7963: ;
    cpy_r_r6 = cpy_r_r5;
    cpy_r_r7 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_pairs;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = 0;
CPyL3: ;
    cpy_r_r11 = cpy_r_r10 < cpy_r_r9;
    if (!cpy_r_r11) goto CPyL77;
    cpy_r_r12 = CPySequenceTuple_GetItemUnsafe(cpy_r_r7, cpy_r_r10);
    PyObject *__tmp7964;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        __tmp7964 = NULL;
        goto __LL7965;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        __tmp7964 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        __tmp7964 = NULL;
    }
    if (__tmp7964 == NULL) goto __LL7965;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        __tmp7964 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        __tmp7964 = NULL;
    }
    if (__tmp7964 == NULL) goto __LL7965;
    __tmp7964 = cpy_r_r12;
__LL7965: ;
    if (unlikely(__tmp7964 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r12); cpy_r_r13 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp7966 = PyTuple_GET_ITEM(cpy_r_r12, 0);
        CPy_INCREF(__tmp7966);
        PyObject *__tmp7967;
        if (likely(PyUnicode_Check(__tmp7966)))
            __tmp7967 = __tmp7966;
        else {
            CPy_TypeError("str", __tmp7966); 
            __tmp7967 = NULL;
        }
        cpy_r_r13.f0 = __tmp7967;
        PyObject *__tmp7968 = PyTuple_GET_ITEM(cpy_r_r12, 1);
        CPyTagged __tmp7969;
        if (likely(PyLong_Check(__tmp7968)))
            __tmp7969 = CPyTagged_FromObject(__tmp7968);
        else {
            goto __LL7970;
        }
        cpy_r_r13.f1 = __tmp7969;
    }
    goto __LL7971;
__LL7970: ;
    CPy_DECREF(cpy_r_r13.f0);
    cpy_r_r13 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL7971;
__LL7971: ;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 28, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL78;
    }
    cpy_r_r14 = cpy_r_r13.f0;
    CPy_INCREF(cpy_r_r14);
    cpy_r__ = cpy_r_r14;
    CPy_DECREF(cpy_r__);
    cpy_r_r15 = cpy_r_r13.f1;
    CPyTagged_INCREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r13.f0);
    CPyTagged_DECREF(cpy_r_r13.f1);
    cpy_r_r16 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_provision;
    if (unlikely(cpy_r_r16 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->bitmap & 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'provision' of 'Weights' undefined");
    }
    cpy_r_r17 = cpy_r_r16 == -113.0;
    if (unlikely(cpy_r_r17)) goto CPyL7;
CPyL6: ;
    cpy_r_r18 = CPyFloat_FromTagged(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r19 = cpy_r_r18 == -113.0;
    if (unlikely(cpy_r_r19)) {
        goto CPyL9;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r20 = PyErr_Occurred();
    if (unlikely(cpy_r_r20 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 28, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL79;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r21 = cpy_r_r18 * cpy_r_r16;
    cpy_r_r22 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_paid;
    if (unlikely(cpy_r_r22 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->bitmap2 & 2048)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'paid' of 'Weights' undefined");
    }
    cpy_r_r23 = cpy_r_r22 == -113.0;
    if (unlikely(cpy_r_r23)) {
        goto CPyL11;
    } else
        goto CPyL10;
CPyL9: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 28, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL78;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r25 = cpy_r_r21 * cpy_r_r22;
    cpy_r_r26 = PyFloat_FromDouble(cpy_r_r25);
    cpy_r_r27 = PyNumber_Add(cpy_r_r6, cpy_r_r26);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 28, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL80;
    } else
        goto CPyL12;
CPyL11: ;
    cpy_r_r28 = PyErr_Occurred();
    if (unlikely(cpy_r_r28 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 28, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL78;
    } else
        goto CPyL10;
CPyL12: ;
    if (CPyFloat_Check(cpy_r_r27))
        cpy_r_r29 = cpy_r_r27;
    else {
        cpy_r_r29 = NULL;
    }
    if (cpy_r_r29 != NULL) goto __LL7972;
    if (PyLong_Check(cpy_r_r27))
        cpy_r_r29 = cpy_r_r27;
    else {
        cpy_r_r29 = NULL;
    }
    if (cpy_r_r29 != NULL) goto __LL7972;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 28, CPyStatic_wayfarers___thinking___effect_values___globals, "union[float, int]", cpy_r_r27);
    goto CPyL80;
__LL7972: ;
    cpy_r_r6 = cpy_r_r29;
    cpy_r_r30 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r30;
    goto CPyL3;
CPyL15: ;
    cpy_r_r31 = PyNumber_Negative(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 28, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL75;
    }
    if (CPyFloat_Check(cpy_r_r31))
        cpy_r_r32 = cpy_r_r31;
    else {
        cpy_r_r32 = NULL;
    }
    if (cpy_r_r32 != NULL) goto __LL7973;
    if (PyLong_Check(cpy_r_r31))
        cpy_r_r32 = cpy_r_r31;
    else {
        cpy_r_r32 = NULL;
    }
    if (cpy_r_r32 != NULL) goto __LL7973;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 28, CPyStatic_wayfarers___thinking___effect_values___globals, "union[float, int]", cpy_r_r31);
    goto CPyL75;
__LL7973: ;
    cpy_r_r33 = PyFloat_AsDouble(cpy_r_r32);
    if (cpy_r_r33 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r32); cpy_r_r33 = -113.0;
    }
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) goto CPyL19;
CPyL18: ;
    return cpy_r_r33;
CPyL19: ;
    cpy_r_r35 = PyErr_Occurred();
    if (unlikely(cpy_r_r35 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 28, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL75;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r36 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r38 << 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (!cpy_r_r40) goto CPyL26;
    cpy_r_r41 = CPySequenceTuple_GetItem(cpy_r_r36, -2);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 30, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL81;
    }
    cpy_r_r42 = PyLong_Check(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (!cpy_r_r42) goto CPyL26;
    cpy_r_r43 = CPySequenceTuple_GetItem(cpy_r_r36, -2);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 30, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL81;
    }
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 30, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL81;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL27;
CPyL26: ;
    cpy_r_r45 = 2;
CPyL27: ;
    cpy_r_times = cpy_r_r45;
    cpy_r_r46 = CPyStatics[641]; /* 'gain' */
    cpy_r_r47 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r46, 4);
    if (cpy_r_r47) {
        goto CPyL82;
    } else
        goto CPyL42;
CPyL28: ;
    cpy_r_r48 = CPySequenceTuple_GetItem(cpy_r_r36, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 32, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL83;
    }
    if (PyLong_Check(cpy_r_r48))
        cpy_r_r49 = cpy_r_r48;
    else {
        cpy_r_r49 = NULL;
    }
    if (cpy_r_r49 != NULL) goto __LL7974;
    if (PyUnicode_Check(cpy_r_r48))
        cpy_r_r49 = cpy_r_r48;
    else {
        cpy_r_r49 = NULL;
    }
    if (cpy_r_r49 != NULL) goto __LL7974;
    if (unlikely(!(PyTuple_Check(cpy_r_r48) && PyTuple_GET_SIZE(cpy_r_r48) == 2))) {
        cpy_r_r49 = NULL;
        goto __LL7975;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r48, 0))))
        cpy_r_r49 = PyTuple_GET_ITEM(cpy_r_r48, 0);
    else {
        cpy_r_r49 = NULL;
    }
    if (cpy_r_r49 == NULL) goto __LL7975;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r48, 1))))
        cpy_r_r49 = PyTuple_GET_ITEM(cpy_r_r48, 1);
    else {
        cpy_r_r49 = NULL;
    }
    if (cpy_r_r49 == NULL) goto __LL7975;
    cpy_r_r49 = cpy_r_r48;
__LL7975: ;
    if (cpy_r_r49 != NULL) goto __LL7974;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 32, CPyStatic_wayfarers___thinking___effect_values___globals, "union[int, str, tuple[str, int]]", cpy_r_r48);
    goto CPyL83;
__LL7974: ;
    cpy_r_r50 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r51 = PyObject_RichCompare(cpy_r_r49, cpy_r_r50, 2);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 32, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL83;
    }
    if (unlikely(!PyBool_Check(cpy_r_r51))) {
        CPy_TypeError("bool", cpy_r_r51); cpy_r_r52 = 2;
    } else
        cpy_r_r52 = cpy_r_r51 == Py_True;
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 32, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL83;
    }
    if (!cpy_r_r52) goto CPyL36;
    cpy_r_r53 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_silver;
    if (unlikely(cpy_r_r53 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->bitmap & 1)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'silver' of 'Weights' undefined");
    }
    cpy_r_r54 = cpy_r_r53 == -113.0;
    if (unlikely(cpy_r_r54)) goto CPyL35;
CPyL34: ;
    cpy_r_r55 = cpy_r_r53;
    goto CPyL39;
CPyL35: ;
    cpy_r_r56 = PyErr_Occurred();
    if (unlikely(cpy_r_r56 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 32, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL83;
    } else
        goto CPyL34;
CPyL36: ;
    cpy_r_r57 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_provision;
    if (unlikely(cpy_r_r57 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->bitmap & 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'provision' of 'Weights' undefined");
    }
    cpy_r_r58 = cpy_r_r57 == -113.0;
    if (unlikely(cpy_r_r58)) goto CPyL38;
CPyL37: ;
    cpy_r_r55 = cpy_r_r57;
    goto CPyL39;
CPyL38: ;
    cpy_r_r59 = PyErr_Occurred();
    if (unlikely(cpy_r_r59 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 32, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL83;
    } else
        goto CPyL37;
CPyL39: ;
    cpy_r_r60 = CPyFloat_FromTagged(cpy_r_times);
    CPyTagged_DECREF(cpy_r_times);
    cpy_r_r61 = cpy_r_r60 == -113.0;
    if (unlikely(cpy_r_r61)) goto CPyL41;
CPyL40: ;
    cpy_r_r62 = cpy_r_r60 * cpy_r_r55;
    return cpy_r_r62;
CPyL41: ;
    cpy_r_r63 = PyErr_Occurred();
    if (unlikely(cpy_r_r63 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 32, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL75;
    } else
        goto CPyL40;
CPyL42: ;
    cpy_r_r64 = CPyStatics[3718]; /* 'acquire' */
    cpy_r_r65 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r66 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r64, 7);
    if (cpy_r_r66) goto CPyL45;
    cpy_r_r67 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r65, 7);
    if (cpy_r_r67) goto CPyL45;
    if (0) {
        goto CPyL84;
    } else
        goto CPyL85;
CPyL45: ;
    if (1) {
        goto CPyL84;
    } else
        goto CPyL85;
CPyL46: ;
    cpy_r_r68 = CPyStatics[1331]; /* 'free' */
    cpy_r_r69 = PySequence_Contains(cpy_r_r36, cpy_r_r68);
    cpy_r_r70 = cpy_r_r69 >= 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 34, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL81;
    }
    cpy_r_r71 = cpy_r_r69;
    if (!cpy_r_r71) goto CPyL51;
    cpy_r_r72 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_free;
    if (unlikely(cpy_r_r72 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->bitmap & 128)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'free' of 'Weights' undefined");
    }
    cpy_r_r73 = cpy_r_r72 == -113.0;
    if (unlikely(cpy_r_r73)) goto CPyL50;
CPyL49: ;
    cpy_r_r74 = cpy_r_r72;
    goto CPyL57;
CPyL50: ;
    cpy_r_r75 = PyErr_Occurred();
    if (unlikely(cpy_r_r75 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 34, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL81;
    } else
        goto CPyL49;
CPyL51: ;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r77 << 1;
    cpy_r_r79 = (Py_ssize_t)cpy_r_r78 > (Py_ssize_t)2;
    if (!cpy_r_r79) goto CPyL55;
    cpy_r_r80 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_cheaper;
    if (unlikely(cpy_r_r80 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->bitmap2 & 16384)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cheaper' of 'Weights' undefined");
    }
    cpy_r_r81 = cpy_r_r80 == -113.0;
    if (unlikely(cpy_r_r81)) goto CPyL54;
CPyL53: ;
    cpy_r_r82 = cpy_r_r80;
    goto CPyL56;
CPyL54: ;
    cpy_r_r83 = PyErr_Occurred();
    if (unlikely(cpy_r_r83 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 34, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL81;
    } else
        goto CPyL53;
CPyL55: ;
    cpy_r_r82 = 0.0;
CPyL56: ;
    cpy_r_r74 = cpy_r_r82;
CPyL57: ;
    cpy_r_price = cpy_r_r74;
    cpy_r_r84 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_effects;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", "Weights", "effects", 35, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r84);
CPyL58: ;
    cpy_r_r85 = CPyStatics[4314]; /* '_' */
    cpy_r_r86 = CPySequenceTuple_GetItem(cpy_r_r36, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 35, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL86;
    }
    if (PyLong_Check(cpy_r_r86))
        cpy_r_r87 = cpy_r_r86;
    else {
        cpy_r_r87 = NULL;
    }
    if (cpy_r_r87 != NULL) goto __LL7976;
    if (PyUnicode_Check(cpy_r_r86))
        cpy_r_r87 = cpy_r_r86;
    else {
        cpy_r_r87 = NULL;
    }
    if (cpy_r_r87 != NULL) goto __LL7976;
    if (unlikely(!(PyTuple_Check(cpy_r_r86) && PyTuple_GET_SIZE(cpy_r_r86) == 2))) {
        cpy_r_r87 = NULL;
        goto __LL7977;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r86, 0))))
        cpy_r_r87 = PyTuple_GET_ITEM(cpy_r_r86, 0);
    else {
        cpy_r_r87 = NULL;
    }
    if (cpy_r_r87 == NULL) goto __LL7977;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r86, 1))))
        cpy_r_r87 = PyTuple_GET_ITEM(cpy_r_r86, 1);
    else {
        cpy_r_r87 = NULL;
    }
    if (cpy_r_r87 == NULL) goto __LL7977;
    cpy_r_r87 = cpy_r_r86;
__LL7977: ;
    if (cpy_r_r87 != NULL) goto __LL7976;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 35, CPyStatic_wayfarers___thinking___effect_values___globals, "union[int, str, tuple[str, int]]", cpy_r_r86);
    goto CPyL86;
__LL7976: ;
    cpy_r_r88 = PyObject_Str(cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 35, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL86;
    }
    cpy_r_r89 = CPyStr_Build(3, cpy_r_r1, cpy_r_r85, cpy_r_r88);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 35, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL87;
    }
    cpy_r_r90 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_unknown_effect;
    if (unlikely(cpy_r_r90 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->bitmap2 & 32768)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'unknown_effect' of 'Weights' undefined");
    }
    cpy_r_r91 = cpy_r_r90 == -113.0;
    if (unlikely(cpy_r_r91)) goto CPyL64;
CPyL63: ;
    cpy_r_r92 = PyFloat_FromDouble(cpy_r_r90);
    cpy_r_r93 = CPyDict_Get(cpy_r_r84, cpy_r_r89, cpy_r_r92);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 35, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL75;
    } else
        goto CPyL65;
CPyL64: ;
    cpy_r_r94 = PyErr_Occurred();
    if (unlikely(cpy_r_r94 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 35, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL88;
    } else
        goto CPyL63;
CPyL65: ;
    cpy_r_r95 = PyFloat_AsDouble(cpy_r_r93);
    if (cpy_r_r95 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r93); cpy_r_r95 = -113.0;
    }
    CPy_DECREF(cpy_r_r93);
    cpy_r_r96 = cpy_r_r95 == -113.0;
    if (unlikely(cpy_r_r96)) goto CPyL67;
CPyL66: ;
    cpy_r_r97 = cpy_r_r95 + cpy_r_price;
    return cpy_r_r97;
CPyL67: ;
    cpy_r_r98 = PyErr_Occurred();
    if (unlikely(cpy_r_r98 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 35, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL75;
    } else
        goto CPyL66;
CPyL68: ;
    cpy_r_r99 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_effects;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", "Weights", "effects", 36, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r99);
CPyL69: ;
    cpy_r_r100 = PyFloat_FromDouble(0.0);
    cpy_r_r101 = CPyDict_Get(cpy_r_r99, cpy_r_r1, cpy_r_r100);
    CPy_DECREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 36, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL83;
    }
    cpy_r_r102 = PyFloat_AsDouble(cpy_r_r101);
    if (cpy_r_r102 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r101); cpy_r_r102 = -113.0;
    }
    CPy_DECREF(cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 == -113.0;
    if (unlikely(cpy_r_r103)) goto CPyL72;
CPyL71: ;
    cpy_r_r104 = CPyFloat_FromTagged(cpy_r_times);
    CPyTagged_DECREF(cpy_r_times);
    cpy_r_r105 = cpy_r_r104 == -113.0;
    if (unlikely(cpy_r_r105)) {
        goto CPyL74;
    } else
        goto CPyL73;
CPyL72: ;
    cpy_r_r106 = PyErr_Occurred();
    if (unlikely(cpy_r_r106 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 36, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL83;
    } else
        goto CPyL71;
CPyL73: ;
    cpy_r_r107 = cpy_r_r104 * cpy_r_r102;
    return cpy_r_r107;
CPyL74: ;
    cpy_r_r108 = PyErr_Occurred();
    if (unlikely(cpy_r_r108 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 36, CPyStatic_wayfarers___thinking___effect_values___globals);
    } else
        goto CPyL73;
CPyL75: ;
    cpy_r_r109 = -113.0;
    return cpy_r_r109;
CPyL76: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL1;
CPyL77: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL15;
CPyL78: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL75;
CPyL79: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL75;
CPyL80: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL75;
CPyL81: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r36);
    goto CPyL75;
CPyL82: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL28;
CPyL83: ;
    CPyTagged_DecRef(cpy_r_times);
    goto CPyL75;
CPyL84: ;
    CPyTagged_DECREF(cpy_r_times);
    goto CPyL46;
CPyL85: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL68;
CPyL86: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r84);
    goto CPyL75;
CPyL87: ;
    CPy_DecRef(cpy_r_r84);
    goto CPyL75;
CPyL88: ;
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r89);
    goto CPyL75;
CPyL89: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_times);
    goto CPyL75;
}
        
        PyObject *CPyPy_wayfarers___thinking___effect_values____call_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"call", "weights", 0};
            static CPyArg_Parser parser = {"OO:_call_value", kwlist, 0};
            PyObject *obj_call;
            PyObject *obj_weights;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_call, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_wayfarers___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            double retval = CPyDef_wayfarers___thinking___effect_values____call_value(arg_call, arg_weights);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "_call_value", 25, CPyStatic_wayfarers___thinking___effect_values___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___thinking___effect_values_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 1, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 1, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___thinking___effect_values___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 3, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___wayfarers___thinking___weights;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___wayfarers___thinking___weights;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[3645]; /* 'serai.games.wayfarers.thinking.weights' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 5, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___wayfarers___thinking___weights;
    cpy_r_r20 = CPyExec_serai___games___wayfarers___thinking___weights;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___weights__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 5, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 5, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[3645]; /* 'serai.games.wayfarers.thinking.weights' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 5, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r31 = CPyStatic_wayfarers___thinking___effect_values___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 5, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    } else
        goto CPyL23;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r34 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 6, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r42 = CPyExec_serai___kernel___effects;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 6, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 6, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 6, CPyStatic_wayfarers___thinking___effect_values___globals);
        goto CPyL22;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5649]; /* ('AnyOrder', 'Arrow', 'Call', 'Choice', 'Effect', 'InOrder', 'Maybe', 'Repeat') */
    cpy_r_r53 = CPyStatic_wayfarers___thinking___effect_values___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/effect_values.py", "<module>", 6, CPyStatic_wayfarers___thinking___effect_values___globals);
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

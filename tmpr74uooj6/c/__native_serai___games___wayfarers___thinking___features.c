#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef wayfarers___thinking___featuresmodule_methods[] = {
    {"steady_features", (PyCFunction)CPyPy_wayfarers___thinking___features___steady_features, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("steady_features(player, triggers, resting)\n--\n\n") /* docstring */},
    {"ways_onwards", (PyCFunction)CPyPy_wayfarers___thinking___features___ways_onwards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ways_onwards(t, player, counts)\n--\n\n") /* docstring */},
    {"missing_for", (PyCFunction)CPyPy_wayfarers___thinking___features___missing_for, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("missing_for(condition, counts)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___thinking___features__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___thinking___features__internal, "__name__");
    CPyStatic_wayfarers___thinking___features___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___thinking___features__internal);
    if (unlikely(CPyStatic_wayfarers___thinking___features___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___thinking___features_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___features__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f0);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f1);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f2);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f3);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f4);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f5);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f6);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f7);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f8);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f9);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f10);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f11);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f12);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f13);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f14);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f15);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f16);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f17);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f18);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f19);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f20);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f21);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f22);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f23);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f24);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f25);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f26);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f27);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f28);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f29);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f30);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___STEADY.f31);
    CPyStatic_wayfarers___thinking___features___STEADY = (tuple_T32OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f0);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f1);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f2);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f3);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f4);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f5);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f6);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f7);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f8);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f9);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f10);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f11);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f12);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f13);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f14);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f15);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f16);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f17);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f18);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f19);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f20);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f21);
    CPy_XDECREF(CPyStatic_wayfarers___thinking___features___MOVING.f22);
    CPyStatic_wayfarers___thinking___features___MOVING = (tuple_T23OOOOOOOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    CPyTagged_XDECREF(CPyStatic_wayfarers___thinking___features___SUN);
    CPyStatic_wayfarers___thinking___features___SUN = CPY_INT_TAG;
    CPyTagged_XDECREF(CPyStatic_wayfarers___thinking___features___MOON);
    CPyStatic_wayfarers___thinking___features___MOON = CPY_INT_TAG;
    return -1;
}
int CPyExec_serai___games___wayfarers___thinking___features(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___thinking___features__impl, &CPyImportState_serai___games___wayfarers___thinking___features, &CPyModule_serai___games___wayfarers___thinking___features);
}
static struct PyModuleDef wayfarers___thinking___featuresmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.thinking.features",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___thinking___featuresmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___thinking___features(void)
{
    if (CPyModule_serai___games___wayfarers___thinking___features__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___features__internal);
        return CPyModule_serai___games___wayfarers___thinking___features__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___features__internal = PyModule_Create(&wayfarers___thinking___featuresmodule);
    return CPyModule_serai___games___wayfarers___thinking___features__internal;
}

PyObject *CPyInit_serai___games___wayfarers___thinking___features(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___thinking___features__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___features__internal);
        return CPyModule_serai___games___wayfarers___thinking___features__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___features__internal = PyModule_Create(&wayfarers___thinking___featuresmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___thinking___features__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.features");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___thinking___features__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___thinking___features__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___thinking___features__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___thinking___features(CPyModule_serai___games___wayfarers___thinking___features__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___thinking___features__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.features");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___features__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___features___steady_features(PyObject *cpy_r_player, double cpy_r_triggers, double cpy_r_resting) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    double cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    tuple_T4OOOO cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_camels;
    CPyTagged cpy_r_telescopes;
    CPyTagged cpy_r_ships;
    CPyTagged cpy_r_pigeons;
    CPyTagged cpy_r_steps;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_value;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyPtr cpy_r_r101;
    int64_t cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyPtr cpy_r_r106;
    int64_t cpy_r_r107;
    CPyTagged cpy_r_r108;
    CPyTagged cpy_r_r109;
    CPyTagged cpy_r_r110;
    CPyTagged cpy_r_r111;
    CPyTagged cpy_r_r112;
    CPyTagged cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject **cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    tuple_T13IIFFIIIIIIIII cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    double cpy_r_r134;
    double cpy_r_r135;
    CPyTagged cpy_r_r136;
    CPyTagged cpy_r_r137;
    CPyTagged cpy_r_r138;
    CPyTagged cpy_r_r139;
    CPyTagged cpy_r_r140;
    CPyTagged cpy_r_r141;
    CPyTagged cpy_r_r142;
    CPyTagged cpy_r_r143;
    CPyTagged cpy_r_r144;
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
    int64_t cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject **cpy_r_r166;
    PyObject *cpy_r_r167;
    double cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    int64_t cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    cpy_r_r0 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "counts", 28, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 29, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL86;
    }
    cpy_r_r2 = CPyStatic_wayfarers___names___ANY_TILE_COUNT;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        goto CPyL87;
    } else
        goto CPyL5;
CPyL3: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ANY_TILE_COUNT\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 30, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = 0;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_place = cpy_r_r4;
    CPyTagged_DECREF(cpy_r_place);
CPyL6: ;
    cpy_r_r5 = cpy_r_r4 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL8;
    cpy_r_r7 = cpy_r_r2 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL9;
CPyL8: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r4, cpy_r_r2);
    if (cpy_r_r9) {
        goto CPyL10;
    } else
        goto CPyL88;
CPyL9: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)cpy_r_r2;
    if (!cpy_r_r10) goto CPyL88;
CPyL10: ;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_place = cpy_r_r4;
    cpy_r_r11 = CPyStatic_wayfarers___thinking___features___SUN;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        goto CPyL89;
    } else
        goto CPyL13;
CPyL11: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SUN\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 30, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r13 = CPyStatic_wayfarers___thinking___features___MOON;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        goto CPyL90;
    } else
        goto CPyL16;
CPyL14: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"MOON\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 30, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r15 = cpy_r_place & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL18;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_place, cpy_r_r11);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    if (cpy_r_r18) {
        goto CPyL19;
    } else
        goto CPyL23;
CPyL18: ;
    cpy_r_r19 = cpy_r_place != cpy_r_r11;
    if (!cpy_r_r19) goto CPyL23;
CPyL19: ;
    cpy_r_r20 = cpy_r_place & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL21;
    cpy_r_r22 = CPyTagged_IsEq_(cpy_r_place, cpy_r_r13);
    cpy_r_r23 = cpy_r_r22 ^ 1;
    if (cpy_r_r23) {
        goto CPyL22;
    } else
        goto CPyL23;
CPyL21: ;
    cpy_r_r24 = cpy_r_place != cpy_r_r13;
    if (!cpy_r_r24) goto CPyL23;
CPyL22: ;
    if (1) {
        goto CPyL24;
    } else
        goto CPyL91;
CPyL23: ;
    if (!0) goto CPyL91;
CPyL24: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r0, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 30, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL92;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 30, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL92;
    }
    cpy_r_r27 = CPyFloat_FromTagged(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 == -113.0;
    if (unlikely(cpy_r_r28)) goto CPyL28;
CPyL27: ;
    cpy_r_r29 = PyFloat_FromDouble(cpy_r_r27);
    cpy_r_r30 = PyList_Append(cpy_r_r1, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 29, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL92;
    } else
        goto CPyL29;
CPyL28: ;
    cpy_r_r32 = PyErr_Occurred();
    if (unlikely(cpy_r_r32 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 30, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL92;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r33 = CPyTagged_Add(cpy_r_r4, 2);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r4 = cpy_r_r33;
    goto CPyL6;
CPyL30: ;
    cpy_r_r34 = CPyStatic_wayfarers___names___PRIMARY_TAGS;
    if (unlikely(cpy_r_r34.f0 == NULL)) {
        goto CPyL93;
    } else
        goto CPyL33;
CPyL31: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PRIMARY_TAGS\" was not set");
    cpy_r_r35 = 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 32, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL33: ;
    cpy_r_r36 = CPyList_GetSlice(cpy_r_r0, 0, 8);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 32, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL94;
    }
    if (likely(PyList_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 32, CPyStatic_wayfarers___thinking___features___globals, "list", cpy_r_r36);
        goto CPyL94;
    }
    cpy_r_r38 = CPySequence_Sort(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 32, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL94;
    }
    cpy_r_r39 = CPyList_GetSlice(cpy_r_r38, 0, 4);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 32, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL94;
    }
    if (likely(PyList_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 32, CPyStatic_wayfarers___thinking___features___globals, "list", cpy_r_r39);
        goto CPyL94;
    }
    cpy_r_r41 = CPySequence_CheckUnpackCount(cpy_r_r40, 2);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 32, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL95;
    }
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    cpy_r_r45 = 0 * 8;
    cpy_r_r46 = cpy_r_r44 + cpy_r_r45;
    cpy_r_r47 = *(PyObject * *)cpy_r_r46;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r49 = *(CPyPtr *)cpy_r_r48;
    cpy_r_r50 = 1 * 8;
    cpy_r_r51 = cpy_r_r49 + cpy_r_r50;
    cpy_r_r52 = *(PyObject * *)cpy_r_r51;
    CPy_INCREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 32, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 32, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL97;
    }
    cpy_r_camels = 0;
    cpy_r_telescopes = 0;
    cpy_r_ships = 0;
    cpy_r_pigeons = 0;
    cpy_r_steps = 0;
    cpy_r_r55 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "assets", 34, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL98;
    }
CPyL42: ;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyVarObject, ob_size));
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r57 << 1;
    cpy_r_r59 = 2;
    cpy_r_value = cpy_r_r59;
    CPyTagged_DECREF(cpy_r_value);
CPyL43: ;
    cpy_r_r60 = (Py_ssize_t)cpy_r_r59 < (Py_ssize_t)cpy_r_r58;
    if (!cpy_r_r60) goto CPyL58;
    cpy_r_value = cpy_r_r59;
    cpy_r_r61 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "assets", 35, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL99;
    }
CPyL45: ;
    cpy_r_r62 = CPyList_GetItem(cpy_r_r61, cpy_r_value);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 35, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL99;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 35, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL99;
    }
    cpy_r_r64 = CPyTagged_And(cpy_r_r63, 30);
    cpy_r_r65 = CPyTagged_Add(cpy_r_camels, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_camels);
    CPyTagged_DECREF(cpy_r_r64);
    cpy_r_camels = cpy_r_r65;
    cpy_r_r66 = CPyTagged_Rshift(cpy_r_r63, 8);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 37, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL100;
    }
    cpy_r_r67 = CPyTagged_And(cpy_r_r66, 30);
    CPyTagged_DECREF(cpy_r_r66);
    cpy_r_r68 = CPyTagged_Add(cpy_r_telescopes, cpy_r_r67);
    CPyTagged_DECREF(cpy_r_telescopes);
    CPyTagged_DECREF(cpy_r_r67);
    cpy_r_telescopes = cpy_r_r68;
    cpy_r_r69 = CPyTagged_Rshift(cpy_r_r63, 16);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 38, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL100;
    }
    cpy_r_r70 = CPyTagged_And(cpy_r_r69, 30);
    CPyTagged_DECREF(cpy_r_r69);
    cpy_r_r71 = CPyTagged_Add(cpy_r_ships, cpy_r_r70);
    CPyTagged_DECREF(cpy_r_ships);
    CPyTagged_DECREF(cpy_r_r70);
    cpy_r_ships = cpy_r_r71;
    cpy_r_r72 = CPyTagged_Rshift(cpy_r_r63, 24);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 39, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL99;
    }
    cpy_r_r73 = CPyTagged_And(cpy_r_r72, 30);
    CPyTagged_DECREF(cpy_r_r72);
    cpy_r_r74 = CPyTagged_Add(cpy_r_pigeons, cpy_r_r73);
    CPyTagged_DECREF(cpy_r_pigeons);
    CPyTagged_DECREF(cpy_r_r73);
    cpy_r_pigeons = cpy_r_r74;
    cpy_r_r75 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "plus", 40, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL99;
    }
CPyL51: ;
    cpy_r_r76 = CPyList_GetItem(cpy_r_r75, cpy_r_value);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 40, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL99;
    }
    if (unlikely(!PyBool_Check(cpy_r_r76))) {
        CPy_TypeError("bool", cpy_r_r76); cpy_r_r77 = 2;
    } else
        cpy_r_r77 = cpy_r_r76 == Py_True;
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 40, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL99;
    }
    cpy_r_r78 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "minus", 40, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL99;
    }
CPyL54: ;
    cpy_r_r79 = CPyList_GetItem(cpy_r_r78, cpy_r_value);
    CPyTagged_DECREF(cpy_r_value);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 40, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL98;
    }
    if (unlikely(!PyBool_Check(cpy_r_r79))) {
        CPy_TypeError("bool", cpy_r_r79); cpy_r_r80 = 2;
    } else
        cpy_r_r80 = cpy_r_r79 == Py_True;
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 40, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL98;
    }
    cpy_r_r81 = cpy_r_r77 << 1;
    cpy_r_r82 = cpy_r_r81;
    cpy_r_r83 = cpy_r_r80 << 1;
    cpy_r_r84 = cpy_r_r83;
    cpy_r_r85 = CPyTagged_Add(cpy_r_r82, cpy_r_r84);
    CPyTagged_DECREF(cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r84);
    cpy_r_r86 = CPyTagged_Add(cpy_r_steps, cpy_r_r85);
    CPyTagged_DECREF(cpy_r_steps);
    CPyTagged_DECREF(cpy_r_r85);
    cpy_r_steps = cpy_r_r86;
    cpy_r_r87 = cpy_r_r59 + 2;
    cpy_r_r59 = cpy_r_r87;
    goto CPyL43;
CPyL58: ;
    CPyTagged_INCREF(cpy_r_r53);
    cpy_r_r88 = CPyTagged_Subtract(cpy_r_r54, cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r53);
    cpy_r_r89 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land_folk;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "land_folk", 43, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r89);
CPyL59: ;
    cpy_r_r90 = CPyStatics[4908]; /* -1 */
    cpy_r_r91 = CPyList_Count(cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 43, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL101;
    }
    cpy_r_r92 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water_folk;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "water_folk", 43, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r92);
CPyL61: ;
    cpy_r_r93 = CPyStatics[4908]; /* -1 */
    cpy_r_r94 = CPyList_Count(cpy_r_r92, cpy_r_r93);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 43, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL101;
    }
    cpy_r_r95 = CPyTagged_Add(cpy_r_r91, cpy_r_r94);
    cpy_r_r96 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "land", 44, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL102;
    }
CPyL63: ;
    cpy_r_r97 = (CPyPtr)((CPyPtr)cpy_r_r96 + offsetof(PyVarObject, ob_size));
    cpy_r_r98 = *(int64_t *)cpy_r_r97;
    cpy_r_r99 = cpy_r_r98 << 1;
    cpy_r_r100 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "water", 44, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL102;
    }
CPyL64: ;
    cpy_r_r101 = (CPyPtr)((CPyPtr)cpy_r_r100 + offsetof(PyVarObject, ob_size));
    cpy_r_r102 = *(int64_t *)cpy_r_r101;
    cpy_r_r103 = cpy_r_r102 << 1;
    cpy_r_r104 = CPyTagged_Add(cpy_r_r99, cpy_r_r103);
    cpy_r_r105 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "space", 44, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL103;
    }
CPyL65: ;
    cpy_r_r106 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyVarObject, ob_size));
    cpy_r_r107 = *(int64_t *)cpy_r_r106;
    cpy_r_r108 = cpy_r_r107 << 1;
    cpy_r_r109 = CPyTagged_Subtract(cpy_r_r104, cpy_r_r108);
    CPyTagged_DECREF(cpy_r_r104);
    cpy_r_r110 = cpy_r_camels;
    cpy_r_r111 = cpy_r_telescopes;
    cpy_r_r112 = cpy_r_ships;
    cpy_r_r113 = cpy_r_pigeons;
    cpy_r_r114 = cpy_r_steps;
    cpy_r_r115 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver_discount;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "silver_discount", 45, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL104;
    }
    CPy_INCREF(cpy_r_r115);
CPyL66: ;
    cpy_r_r116 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r117 = CPyStatics[105]; /* 'sum' */
    cpy_r_r118 = CPyObject_GetAttr(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 45, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL105;
    }
    PyObject *cpy_r_r119[1] = {cpy_r_r115};
    cpy_r_r120 = (PyObject **)&cpy_r_r119;
    cpy_r_r121 = PyObject_Vectorcall(cpy_r_r118, cpy_r_r120, 1, 0);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 45, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL105;
    }
    CPy_DECREF(cpy_r_r115);
    if (likely(PyLong_Check(cpy_r_r121)))
        cpy_r_r122 = CPyTagged_FromObject(cpy_r_r121);
    else {
        CPy_TypeError("int", cpy_r_r121); cpy_r_r122 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 45, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL104;
    }
    cpy_r_r123 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision_discount;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "steady_features", "Player", "provision_discount", 45, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL106;
    }
    CPy_INCREF(cpy_r_r123);
CPyL70: ;
    cpy_r_r124 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r125 = CPyStatics[105]; /* 'sum' */
    cpy_r_r126 = CPyObject_GetAttr(cpy_r_r124, cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 45, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL107;
    }
    PyObject *cpy_r_r127[1] = {cpy_r_r123};
    cpy_r_r128 = (PyObject **)&cpy_r_r127;
    cpy_r_r129 = PyObject_Vectorcall(cpy_r_r126, cpy_r_r128, 1, 0);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 45, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL107;
    }
    CPy_DECREF(cpy_r_r123);
    if (likely(PyLong_Check(cpy_r_r129)))
        cpy_r_r130 = CPyTagged_FromObject(cpy_r_r129);
    else {
        CPy_TypeError("int", cpy_r_r129); cpy_r_r130 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 45, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL106;
    }
    cpy_r_r131.f0 = cpy_r_r53;
    cpy_r_r131.f1 = cpy_r_r88;
    cpy_r_r131.f2 = cpy_r_triggers;
    cpy_r_r131.f3 = cpy_r_resting;
    cpy_r_r131.f4 = cpy_r_r95;
    cpy_r_r131.f5 = cpy_r_r109;
    cpy_r_r131.f6 = cpy_r_r110;
    cpy_r_r131.f7 = cpy_r_r111;
    cpy_r_r131.f8 = cpy_r_r112;
    cpy_r_r131.f9 = cpy_r_r113;
    cpy_r_r131.f10 = cpy_r_r114;
    cpy_r_r131.f11 = cpy_r_r122;
    cpy_r_r131.f12 = cpy_r_r130;
    cpy_r_r132 = cpy_r_r131.f0;
    CPyTagged_INCREF(cpy_r_r132);
    cpy_r_r133 = cpy_r_r131.f1;
    CPyTagged_INCREF(cpy_r_r133);
    cpy_r_r134 = cpy_r_r131.f2;
    cpy_r_r135 = cpy_r_r131.f3;
    cpy_r_r136 = cpy_r_r131.f4;
    CPyTagged_INCREF(cpy_r_r136);
    cpy_r_r137 = cpy_r_r131.f5;
    CPyTagged_INCREF(cpy_r_r137);
    cpy_r_r138 = cpy_r_r131.f6;
    CPyTagged_INCREF(cpy_r_r138);
    cpy_r_r139 = cpy_r_r131.f7;
    CPyTagged_INCREF(cpy_r_r139);
    cpy_r_r140 = cpy_r_r131.f8;
    CPyTagged_INCREF(cpy_r_r140);
    cpy_r_r141 = cpy_r_r131.f9;
    CPyTagged_INCREF(cpy_r_r141);
    cpy_r_r142 = cpy_r_r131.f10;
    CPyTagged_INCREF(cpy_r_r142);
    cpy_r_r143 = cpy_r_r131.f11;
    CPyTagged_INCREF(cpy_r_r143);
    cpy_r_r144 = cpy_r_r131.f12;
    CPyTagged_INCREF(cpy_r_r144);
    CPyTagged_DECREF(cpy_r_r131.f0);
    CPyTagged_DECREF(cpy_r_r131.f1);
    CPyTagged_DECREF(cpy_r_r131.f4);
    CPyTagged_DECREF(cpy_r_r131.f5);
    CPyTagged_DECREF(cpy_r_r131.f6);
    CPyTagged_DECREF(cpy_r_r131.f7);
    CPyTagged_DECREF(cpy_r_r131.f8);
    CPyTagged_DECREF(cpy_r_r131.f9);
    CPyTagged_DECREF(cpy_r_r131.f10);
    CPyTagged_DECREF(cpy_r_r131.f11);
    CPyTagged_DECREF(cpy_r_r131.f12);
    cpy_r_r145 = CPyTagged_StealAsObject(cpy_r_r132);
    cpy_r_r146 = CPyTagged_StealAsObject(cpy_r_r133);
    cpy_r_r147 = PyFloat_FromDouble(cpy_r_r134);
    cpy_r_r148 = PyFloat_FromDouble(cpy_r_r135);
    cpy_r_r149 = CPyTagged_StealAsObject(cpy_r_r136);
    cpy_r_r150 = CPyTagged_StealAsObject(cpy_r_r137);
    cpy_r_r151 = CPyTagged_StealAsObject(cpy_r_r138);
    cpy_r_r152 = CPyTagged_StealAsObject(cpy_r_r139);
    cpy_r_r153 = CPyTagged_StealAsObject(cpy_r_r140);
    cpy_r_r154 = CPyTagged_StealAsObject(cpy_r_r141);
    cpy_r_r155 = CPyTagged_StealAsObject(cpy_r_r142);
    cpy_r_r156 = CPyTagged_StealAsObject(cpy_r_r143);
    cpy_r_r157 = CPyTagged_StealAsObject(cpy_r_r144);
    cpy_r_r158 = PyTuple_Pack(13, cpy_r_r145, cpy_r_r146, cpy_r_r147, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r147);
    CPy_DECREF(cpy_r_r148);
    CPy_DECREF(cpy_r_r149);
    CPy_DECREF(cpy_r_r150);
    CPy_DECREF(cpy_r_r151);
    CPy_DECREF(cpy_r_r152);
    CPy_DECREF(cpy_r_r153);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r155);
    CPy_DECREF(cpy_r_r156);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 47, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL94;
    }
    cpy_r_r159 = PyList_New(13);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 47, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL108;
    }
    cpy_r_r160 = 0;
    goto CPyL77;
CPyL76: ;
    cpy_r_r161 = cpy_r_r160 < 13;
    if (!cpy_r_r161) goto CPyL109;
CPyL77: ;
    cpy_r_r162 = CPySequenceTuple_GetItemUnsafe(cpy_r_r158, cpy_r_r160);
    if (PyLong_Check(cpy_r_r162))
        cpy_r_r163 = cpy_r_r162;
    else {
        cpy_r_r163 = NULL;
    }
    if (cpy_r_r163 != NULL) goto __LL8025;
    if (CPyFloat_Check(cpy_r_r162))
        cpy_r_r163 = cpy_r_r162;
    else {
        cpy_r_r163 = NULL;
    }
    if (cpy_r_r163 != NULL) goto __LL8025;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 47, CPyStatic_wayfarers___thinking___features___globals, "union[int, float]", cpy_r_r162);
    goto CPyL110;
__LL8025: ;
    cpy_r_r164 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r165[1] = {cpy_r_r163};
    cpy_r_r166 = (PyObject **)&cpy_r_r165;
    cpy_r_r167 = PyObject_Vectorcall(cpy_r_r164, cpy_r_r166, 1, 0);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 47, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL111;
    }
    CPy_DECREF(cpy_r_r163);
    cpy_r_r168 = PyFloat_AsDouble(cpy_r_r167);
    if (cpy_r_r168 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r167); cpy_r_r168 = -113.0;
    }
    CPy_DECREF(cpy_r_r167);
    cpy_r_r169 = cpy_r_r168 == -113.0;
    if (unlikely(cpy_r_r169)) goto CPyL81;
CPyL80: ;
    cpy_r_r170 = PyFloat_FromDouble(cpy_r_r168);
    CPyList_SetItemUnsafe(cpy_r_r159, cpy_r_r160, cpy_r_r170);
    goto CPyL82;
CPyL81: ;
    cpy_r_r171 = PyErr_Occurred();
    if (unlikely(cpy_r_r171 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 47, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL110;
    } else
        goto CPyL80;
CPyL82: ;
    cpy_r_r172 = cpy_r_r160 + 1;
    cpy_r_r160 = cpy_r_r172;
    goto CPyL76;
CPyL83: ;
    cpy_r_r173 = PySequence_Concat(cpy_r_r1, cpy_r_r159);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 47, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL85;
    }
    return cpy_r_r173;
CPyL85: ;
    cpy_r_r174 = NULL;
    return cpy_r_r174;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL85;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL3;
CPyL88: ;
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL30;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL11;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL14;
CPyL91: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL29;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL85;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL31;
CPyL94: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL85;
CPyL95: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r40);
    goto CPyL85;
CPyL96: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r52);
    goto CPyL85;
CPyL97: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL85;
CPyL98: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_camels);
    CPyTagged_DecRef(cpy_r_telescopes);
    CPyTagged_DecRef(cpy_r_ships);
    CPyTagged_DecRef(cpy_r_pigeons);
    CPyTagged_DecRef(cpy_r_steps);
    goto CPyL85;
CPyL99: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_camels);
    CPyTagged_DecRef(cpy_r_telescopes);
    CPyTagged_DecRef(cpy_r_ships);
    CPyTagged_DecRef(cpy_r_pigeons);
    CPyTagged_DecRef(cpy_r_steps);
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL85;
CPyL100: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_camels);
    CPyTagged_DecRef(cpy_r_telescopes);
    CPyTagged_DecRef(cpy_r_ships);
    CPyTagged_DecRef(cpy_r_pigeons);
    CPyTagged_DecRef(cpy_r_steps);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL85;
CPyL101: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_camels);
    CPyTagged_DecRef(cpy_r_telescopes);
    CPyTagged_DecRef(cpy_r_ships);
    CPyTagged_DecRef(cpy_r_pigeons);
    CPyTagged_DecRef(cpy_r_steps);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r88);
    goto CPyL85;
CPyL102: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_camels);
    CPyTagged_DecRef(cpy_r_telescopes);
    CPyTagged_DecRef(cpy_r_ships);
    CPyTagged_DecRef(cpy_r_pigeons);
    CPyTagged_DecRef(cpy_r_steps);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r95);
    goto CPyL85;
CPyL103: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_camels);
    CPyTagged_DecRef(cpy_r_telescopes);
    CPyTagged_DecRef(cpy_r_ships);
    CPyTagged_DecRef(cpy_r_pigeons);
    CPyTagged_DecRef(cpy_r_steps);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r104);
    goto CPyL85;
CPyL104: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r112);
    CPyTagged_DecRef(cpy_r_r113);
    CPyTagged_DecRef(cpy_r_r114);
    goto CPyL85;
CPyL105: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r112);
    CPyTagged_DecRef(cpy_r_r113);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r115);
    goto CPyL85;
CPyL106: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r112);
    CPyTagged_DecRef(cpy_r_r113);
    CPyTagged_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r122);
    goto CPyL85;
CPyL107: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r88);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r111);
    CPyTagged_DecRef(cpy_r_r112);
    CPyTagged_DecRef(cpy_r_r113);
    CPyTagged_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r123);
    goto CPyL85;
CPyL108: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r158);
    goto CPyL85;
CPyL109: ;
    CPy_DECREF(cpy_r_r158);
    goto CPyL83;
CPyL110: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r159);
    goto CPyL85;
CPyL111: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r159);
    CPy_DecRef(cpy_r_r163);
    goto CPyL85;
}
        
        PyObject *CPyPy_wayfarers___thinking___features___steady_features(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"player", "triggers", "resting", 0};
            static CPyArg_Parser parser = {"OOO:steady_features", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_triggers;
            PyObject *obj_resting;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_triggers, &obj_resting)) {
                return NULL;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            double arg_triggers;
            arg_triggers = PyFloat_AsDouble(obj_triggers);
            if (arg_triggers == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_triggers); goto fail;
            }
            double arg_resting;
            arg_resting = PyFloat_AsDouble(obj_resting);
            if (arg_resting == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_resting); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___features___steady_features(arg_player, arg_triggers, arg_resting);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "steady_features", 26, CPyStatic_wayfarers___thinking___features___globals);
            return NULL;
        }
        
tuple_T2FF CPyDef_wayfarers___thinking___features___ways_onwards(PyObject *cpy_r_t, PyObject *cpy_r_player, PyObject *cpy_r_counts) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_open_links;
    double cpy_r_nearest;
    tuple_T2OO cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_missing;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    tuple_T2II cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    double cpy_r_r55;
    double cpy_r_r56;
    char cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    double cpy_r_r62;
    char cpy_r_r63;
    double cpy_r_r64;
    int64_t cpy_r_r65;
    double cpy_r_r66;
    double cpy_r_r67;
    tuple_T2FF cpy_r_r68;
    tuple_T2FF cpy_r_r69;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", "Table", "book", 52, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL44;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_track;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", "Book", "track", 52, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL44;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_marker;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", "Player", "marker", 52, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL44;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 52, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_wayfarers___printed___Space))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 52, CPyStatic_wayfarers___thinking___features___globals, "serai.games.wayfarers.printed.Space", cpy_r_r3);
        goto CPyL44;
    }
    cpy_r_open_links = 0.0;
    cpy_r_nearest = 0.0;
    cpy_r_r5 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r4)->_links;
    CPy_INCREF(cpy_r_r5.f0);
    CPy_INCREF(cpy_r_r5.f1);
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_sides;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", "Table", "sides", 55, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
CPyL6: ;
    cpy_r_r7 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r4)->_section;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 55, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 55, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r10 = PyTuple_New(2);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8026 = cpy_r_r5.f0;
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp8026);
    PyObject *__tmp8027 = cpy_r_r5.f1;
    PyTuple_SET_ITEM(cpy_r_r10, 1, __tmp8027);
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 55, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL44;
    }
    if (likely(PyList_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 55, CPyStatic_wayfarers___thinking___features___globals, "list", cpy_r_r11);
        goto CPyL44;
    }
    cpy_r_r13 = 0;
CPyL11: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL46;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r13 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    CPy_INCREF(cpy_r_r21);
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_wayfarers___printed___Link))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 55, CPyStatic_wayfarers___thinking___features___globals, "serai.games.wayfarers.printed.Link", cpy_r_r21);
        goto CPyL47;
    }
    cpy_r_r23 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r22)->_requirement;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = cpy_r_r23 != cpy_r_r24;
    if (!cpy_r_r25) goto CPyL17;
    cpy_r_r26 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r22)->_requirement;
    CPy_INCREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r22);
    if (likely(cpy_r_r26 != Py_None))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 57, CPyStatic_wayfarers___thinking___features___globals, "serai.kernel.formula.Formula", cpy_r_r26);
        goto CPyL47;
    }
    cpy_r_r28 = CPyDef_wayfarers___thinking___features___missing_for(cpy_r_r27, cpy_r_counts);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 57, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL47;
    }
    cpy_r_missing = cpy_r_r28;
    goto CPyL31;
CPyL17: ;
    cpy_r_missing = 0;
    cpy_r_r29 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r22)->_price;
    CPy_INCREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r30 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_guilds;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", "Player", "guilds", 60, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r30);
CPyL18: ;
    cpy_r_r31 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r32 = CPyStatics[36]; /* 'zip' */
    cpy_r_r33 = CPyObject_GetAttr(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 60, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL49;
    }
    cpy_r_r34 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r35[3] = {cpy_r_r29, cpy_r_r30, cpy_r_r34};
    cpy_r_r36 = (PyObject **)&cpy_r_r35;
    cpy_r_r37 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r38 = PyObject_Vectorcall(cpy_r_r33, cpy_r_r36, 2, cpy_r_r37);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 60, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL49;
    }
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r39 = PyObject_GetIter(cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 60, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL50;
    }
CPyL21: ;
    cpy_r_r40 = PyIter_Next(cpy_r_r39);
    if (cpy_r_r40 == NULL) goto CPyL51;
    PyObject *__tmp8028;
    if (unlikely(!(PyTuple_Check(cpy_r_r40) && PyTuple_GET_SIZE(cpy_r_r40) == 2))) {
        __tmp8028 = NULL;
        goto __LL8029;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r40, 0))))
        __tmp8028 = PyTuple_GET_ITEM(cpy_r_r40, 0);
    else {
        __tmp8028 = NULL;
    }
    if (__tmp8028 == NULL) goto __LL8029;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r40, 1))))
        __tmp8028 = PyTuple_GET_ITEM(cpy_r_r40, 1);
    else {
        __tmp8028 = NULL;
    }
    if (__tmp8028 == NULL) goto __LL8029;
    __tmp8028 = cpy_r_r40;
__LL8029: ;
    if (unlikely(__tmp8028 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r40); cpy_r_r41 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp8030 = PyTuple_GET_ITEM(cpy_r_r40, 0);
        CPyTagged __tmp8031;
        if (likely(PyLong_Check(__tmp8030)))
            __tmp8031 = CPyTagged_FromObject(__tmp8030);
        else {
            goto __LL8032;
        }
        cpy_r_r41.f0 = __tmp8031;
        PyObject *__tmp8033 = PyTuple_GET_ITEM(cpy_r_r40, 1);
        CPyTagged __tmp8034;
        if (likely(PyLong_Check(__tmp8033)))
            __tmp8034 = CPyTagged_FromObject(__tmp8033);
        else {
            goto __LL8035;
        }
        cpy_r_r41.f1 = __tmp8034;
    }
    goto __LL8036;
__LL8032: ;
    cpy_r_r41 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8036;
__LL8035: ;
    CPyTagged_DECREF(cpy_r_r41.f0);
    cpy_r_r41 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8036;
__LL8036: ;
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 60, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL52;
    }
    cpy_r_r42 = cpy_r_r41.f0;
    CPyTagged_INCREF(cpy_r_r42);
    cpy_r_r43 = cpy_r_r41.f1;
    CPyTagged_INCREF(cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r41.f0);
    CPyTagged_DECREF(cpy_r_r41.f1);
    cpy_r_r44 = CPyTagged_Subtract(cpy_r_r42, cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 & 1;
    cpy_r_r46 = cpy_r_r45 != 0;
    if (cpy_r_r46) goto CPyL25;
    cpy_r_r47 = 0 & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (!cpy_r_r48) goto CPyL26;
CPyL25: ;
    cpy_r_r49 = CPyTagged_IsLt_(0, cpy_r_r44);
    if (cpy_r_r49) {
        goto CPyL27;
    } else
        goto CPyL53;
CPyL26: ;
    cpy_r_r50 = (Py_ssize_t)cpy_r_r44 > (Py_ssize_t)0;
    if (!cpy_r_r50) goto CPyL53;
CPyL27: ;
    cpy_r_r51 = cpy_r_r44;
    goto CPyL29;
CPyL28: ;
    cpy_r_r51 = 0;
CPyL29: ;
    cpy_r_r52 = CPyTagged_Add(cpy_r_missing, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_missing);
    CPyTagged_DECREF(cpy_r_r51);
    cpy_r_missing = cpy_r_r52;
    goto CPyL21;
CPyL30: ;
    cpy_r_r53 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 60, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL50;
    }
CPyL31: ;
    cpy_r_r54 = cpy_r_missing != 0;
    if (cpy_r_r54) goto CPyL33;
    cpy_r_r55 = cpy_r_open_links + 1.0;
    cpy_r_open_links = cpy_r_r55;
CPyL33: ;
    cpy_r_r56 = CPyFloat_FromTagged(cpy_r_missing);
    CPyTagged_DECREF(cpy_r_missing);
    cpy_r_r57 = cpy_r_r56 == -113.0;
    if (unlikely(cpy_r_r57)) goto CPyL35;
CPyL34: ;
    cpy_r_r58 = 1.0 + cpy_r_r56;
    cpy_r_r59 = cpy_r_r58 == 0.0;
    if (unlikely(cpy_r_r59)) {
        goto CPyL54;
    } else
        goto CPyL38;
CPyL35: ;
    cpy_r_r60 = PyErr_Occurred();
    if (unlikely(cpy_r_r60 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 64, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL47;
    } else
        goto CPyL34;
CPyL36: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r61 = 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 64, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r62 = 1.0 / cpy_r_r58;
    cpy_r_r63 = cpy_r_r62 > cpy_r_nearest;
    if (!cpy_r_r63) goto CPyL40;
    cpy_r_r64 = cpy_r_r62;
    goto CPyL41;
CPyL40: ;
    cpy_r_r64 = cpy_r_nearest;
CPyL41: ;
    cpy_r_nearest = cpy_r_r64;
    cpy_r_r65 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r65;
    goto CPyL11;
CPyL43: ;
    cpy_r_r66 = cpy_r_open_links;
    cpy_r_r67 = cpy_r_nearest;
    cpy_r_r68.f0 = cpy_r_r66;
    cpy_r_r68.f1 = cpy_r_r67;
    return cpy_r_r68;
CPyL44: ;
    tuple_T2FF __tmp8037 = { -113.0, -113.0 };
    cpy_r_r69 = __tmp8037;
    return cpy_r_r69;
CPyL45: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5.f0);
    CPy_DecRef(cpy_r_r5.f1);
    goto CPyL44;
CPyL46: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL43;
CPyL47: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL44;
CPyL48: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r29);
    goto CPyL44;
CPyL49: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    goto CPyL44;
CPyL50: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_missing);
    goto CPyL44;
CPyL51: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL30;
CPyL52: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r39);
    goto CPyL44;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r44);
    goto CPyL28;
CPyL54: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL36;
}
        
        PyObject *CPyPy_wayfarers___thinking___features___ways_onwards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "counts", 0};
            static CPyArg_Parser parser = {"OOO:ways_onwards", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_counts)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            tuple_T2FF retval = CPyDef_wayfarers___thinking___features___ways_onwards(arg_t, arg_player, arg_counts);
            if (retval.f0 == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp8038 = PyFloat_FromDouble(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp8038);
            PyObject *__tmp8039 = PyFloat_FromDouble(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp8039);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "ways_onwards", 50, CPyStatic_wayfarers___thinking___features___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___thinking___features___missing_for(PyObject *cpy_r_condition, PyObject *cpy_r_counts) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    cpy_r_r0 = (PyObject *)CPyType_formula___Operation;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_condition + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL16;
    if (likely(Py_TYPE(cpy_r_condition) == CPyType_formula___Operation))
        cpy_r_r4 = cpy_r_condition;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "missing_for", 70, CPyStatic_wayfarers___thinking___features___globals, "serai.kernel.formula.Operation", cpy_r_condition);
        goto CPyL21;
    }
    cpy_r_r5 = ((serai___kernel___formula___OperationObject *)cpy_r_r4)->_sign;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyStatics[4327]; /* '>=' */
    cpy_r_r7 = CPyStr_EqualLiteral(cpy_r_r5, cpy_r_r6, 2);
    CPy_DECREF(cpy_r_r5);
    if (!cpy_r_r7) goto CPyL16;
    if (likely(Py_TYPE(cpy_r_condition) == CPyType_formula___Operation))
        cpy_r_r8 = cpy_r_condition;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "missing_for", 71, CPyStatic_wayfarers___thinking___features___globals, "serai.kernel.formula.Operation", cpy_r_condition);
        goto CPyL21;
    }
    cpy_r_r9 = ((serai___kernel___formula___OperationObject *)cpy_r_r8)->_parts;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = CPySequence_CheckUnpackCount(cpy_r_r9, 2);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "missing_for", 71, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL22;
    }
    cpy_r_r12 = CPySequenceTuple_GetItemUnsafe(cpy_r_r9, 0);
    cpy_r_r13 = CPySequenceTuple_GetItemUnsafe(cpy_r_r9, 1);
    CPy_DECREF(cpy_r_r9);
    if (likely(PyObject_TypeCheck(cpy_r_r12, CPyType_formula___Formula)))
        cpy_r_r14 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "missing_for", 71, CPyStatic_wayfarers___thinking___features___globals, "serai.kernel.formula.Formula", cpy_r_r12);
        goto CPyL23;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r13, CPyType_formula___Formula)))
        cpy_r_r15 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/features.py", "missing_for", 71, CPyStatic_wayfarers___thinking___features___globals, "serai.kernel.formula.Formula", cpy_r_r13);
        goto CPyL24;
    }
    cpy_r_r16 = CPY_GET_METHOD(cpy_r_r15, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r15, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "missing_for", 72, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL24;
    }
    cpy_r_r17 = CPY_GET_METHOD(cpy_r_r14, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r14, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "missing_for", 72, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL25;
    }
    cpy_r_r18 = CPyTagged_Subtract(cpy_r_r16, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL11;
    cpy_r_r21 = 0 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL12;
CPyL11: ;
    cpy_r_r23 = CPyTagged_IsLt_(0, cpy_r_r18);
    if (cpy_r_r23) {
        goto CPyL13;
    } else
        goto CPyL26;
CPyL12: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r18 > (Py_ssize_t)0;
    if (!cpy_r_r24) goto CPyL26;
CPyL13: ;
    cpy_r_r25 = cpy_r_r18;
    goto CPyL15;
CPyL14: ;
    cpy_r_r25 = 0;
CPyL15: ;
    return cpy_r_r25;
CPyL16: ;
    cpy_r_r26 = CPY_GET_METHOD(cpy_r_condition, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_condition, cpy_r_counts); /* value */
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "missing_for", 73, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL21;
    }
    cpy_r_r27 = cpy_r_r26 != 0;
    CPyTagged_DECREF(cpy_r_r26);
    if (!cpy_r_r27) goto CPyL19;
    cpy_r_r28 = 0;
    goto CPyL20;
CPyL19: ;
    cpy_r_r28 = 2;
CPyL20: ;
    return cpy_r_r28;
CPyL21: ;
    cpy_r_r29 = CPY_INT_TAG;
    return cpy_r_r29;
CPyL22: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL21;
CPyL23: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL21;
CPyL24: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL21;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL21;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL14;
}
        
        PyObject *CPyPy_wayfarers___thinking___features___missing_for(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"condition", "counts", 0};
            static CPyArg_Parser parser = {"OO:missing_for", kwlist, 0};
            PyObject *obj_condition;
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_condition, &obj_counts)) {
                return NULL;
            }
            PyObject *arg_condition;
            if (likely(PyObject_TypeCheck(obj_condition, CPyType_formula___Formula)))
                arg_condition = obj_condition;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_condition); 
                goto fail;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___thinking___features___missing_for(arg_condition, arg_counts);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "missing_for", 68, CPyStatic_wayfarers___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___thinking___features_____top_level__(void) {
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
    void *cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    void *cpy_r_r46;
    void *cpy_r_r47;
    PyObject **cpy_r_r48;
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
    void *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    void *cpy_r_r68;
    void *cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
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
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
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
    tuple_T32OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    int32_t cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
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
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    tuple_T23OOOOOOOOOOOOOOOOOOOOOOO cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    int32_t cpy_r_r147;
    char cpy_r_r148;
    tuple_T11OOOOOOOOOOO cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject **cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyTagged cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    tuple_T11OOOOOOOOOOO cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject **cpy_r_r169;
    PyObject *cpy_r_r170;
    CPyTagged cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    int32_t cpy_r_r175;
    char cpy_r_r176;
    char cpy_r_r177;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 1, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 1, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___thinking___features___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 3, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_wayfarers___thinking___features___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 5, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 7, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 7, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 7, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 7, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5653]; /* ('ANY_TILE_COUNT', 'PRIMARY_TAGS', 'TAGS') */
    cpy_r_r36 = CPyStatic_wayfarers___thinking___features___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 7, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    } else
        goto CPyL46;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 8, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 8, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 8, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 8, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5560]; /* ('NO_CARD', 'Player', 'Table') */
    cpy_r_r58 = CPyStatic_wayfarers___thinking___features___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 8, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    } else
        goto CPyL47;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___formula;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___formula;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 9, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___formula;
    cpy_r_r69 = CPyExec_serai___kernel___formula;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___formula__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 9, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 9, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 9, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5654]; /* ('Formula', 'Operation') */
    cpy_r_r80 = CPyStatic_wayfarers___thinking___features___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 9, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    } else
        goto CPyL48;
CPyL30: ;
    cpy_r_r82 = CPyStatics[1291]; /* 'city' */
    cpy_r_r83 = CPyStatics[3822]; /* 'vista' */
    cpy_r_r84 = CPyStatics[3827]; /* 'harbour' */
    cpy_r_r85 = CPyStatics[3828]; /* 'open_sea' */
    cpy_r_r86 = CPyStatics[4084]; /* 'observatory' */
    cpy_r_r87 = CPyStatics[1200]; /* 'library' */
    cpy_r_r88 = CPyStatics[3831]; /* 'stars' */
    cpy_r_r89 = CPyStatics[3830]; /* 'planet' */
    cpy_r_r90 = CPyStatics[3715]; /* 'comet' */
    cpy_r_r91 = CPyStatics[4329]; /* 'cards_land' */
    cpy_r_r92 = CPyStatics[4330]; /* 'cards_water' */
    cpy_r_r93 = CPyStatics[4331]; /* 'cards_space' */
    cpy_r_r94 = CPyStatics[4332]; /* 'cards_townsfolk' */
    cpy_r_r95 = CPyStatics[4333]; /* 'cards_inspiration' */
    cpy_r_r96 = CPyStatics[4334]; /* 'upg_basic' */
    cpy_r_r97 = CPyStatics[4335]; /* 'upg_land' */
    cpy_r_r98 = CPyStatics[4336]; /* 'upg_water' */
    cpy_r_r99 = CPyStatics[4337]; /* 'upg_space' */
    cpy_r_r100 = CPyStatics[4338]; /* 'upg_special' */
    cpy_r_r101 = CPyStatics[4339]; /* 'fewest_tags' */
    cpy_r_r102 = CPyStatics[4340]; /* 'towards_set' */
    cpy_r_r103 = CPyStatics[4341]; /* 'engine_turn' */
    cpy_r_r104 = CPyStatics[4342]; /* 'resting' */
    cpy_r_r105 = CPyStatics[4343]; /* 'free_folk_places' */
    cpy_r_r106 = CPyStatics[4344]; /* 'space_places' */
    cpy_r_r107 = CPyStatics[1464]; /* 'camels' */
    cpy_r_r108 = CPyStatics[4345]; /* 'telescopes' */
    cpy_r_r109 = CPyStatics[4346]; /* 'ships' */
    cpy_r_r110 = CPyStatics[4303]; /* 'pigeons' */
    cpy_r_r111 = CPyStatics[2168]; /* 'steps' */
    cpy_r_r112 = CPyStatics[4301]; /* 'silver_off' */
    cpy_r_r113 = CPyStatics[4302]; /* 'provision_off' */
    CPy_INCREF(cpy_r_r82);
    CPy_INCREF(cpy_r_r83);
    CPy_INCREF(cpy_r_r84);
    CPy_INCREF(cpy_r_r85);
    CPy_INCREF(cpy_r_r86);
    CPy_INCREF(cpy_r_r87);
    CPy_INCREF(cpy_r_r88);
    CPy_INCREF(cpy_r_r89);
    CPy_INCREF(cpy_r_r90);
    CPy_INCREF(cpy_r_r91);
    CPy_INCREF(cpy_r_r92);
    CPy_INCREF(cpy_r_r93);
    CPy_INCREF(cpy_r_r94);
    CPy_INCREF(cpy_r_r95);
    CPy_INCREF(cpy_r_r96);
    CPy_INCREF(cpy_r_r97);
    CPy_INCREF(cpy_r_r98);
    CPy_INCREF(cpy_r_r99);
    CPy_INCREF(cpy_r_r100);
    CPy_INCREF(cpy_r_r101);
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
    cpy_r_r114.f0 = cpy_r_r82;
    cpy_r_r114.f1 = cpy_r_r83;
    cpy_r_r114.f2 = cpy_r_r84;
    cpy_r_r114.f3 = cpy_r_r85;
    cpy_r_r114.f4 = cpy_r_r86;
    cpy_r_r114.f5 = cpy_r_r87;
    cpy_r_r114.f6 = cpy_r_r88;
    cpy_r_r114.f7 = cpy_r_r89;
    cpy_r_r114.f8 = cpy_r_r90;
    cpy_r_r114.f9 = cpy_r_r91;
    cpy_r_r114.f10 = cpy_r_r92;
    cpy_r_r114.f11 = cpy_r_r93;
    cpy_r_r114.f12 = cpy_r_r94;
    cpy_r_r114.f13 = cpy_r_r95;
    cpy_r_r114.f14 = cpy_r_r96;
    cpy_r_r114.f15 = cpy_r_r97;
    cpy_r_r114.f16 = cpy_r_r98;
    cpy_r_r114.f17 = cpy_r_r99;
    cpy_r_r114.f18 = cpy_r_r100;
    cpy_r_r114.f19 = cpy_r_r101;
    cpy_r_r114.f20 = cpy_r_r102;
    cpy_r_r114.f21 = cpy_r_r103;
    cpy_r_r114.f22 = cpy_r_r104;
    cpy_r_r114.f23 = cpy_r_r105;
    cpy_r_r114.f24 = cpy_r_r106;
    cpy_r_r114.f25 = cpy_r_r107;
    cpy_r_r114.f26 = cpy_r_r108;
    cpy_r_r114.f27 = cpy_r_r109;
    cpy_r_r114.f28 = cpy_r_r110;
    cpy_r_r114.f29 = cpy_r_r111;
    cpy_r_r114.f30 = cpy_r_r112;
    cpy_r_r114.f31 = cpy_r_r113;
    CPyStatic_wayfarers___thinking___features___STEADY = cpy_r_r114;
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f0);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f1);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f2);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f3);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f4);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f5);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f6);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f7);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f8);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f9);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f10);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f11);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f12);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f13);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f14);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f15);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f16);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f17);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f18);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f19);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f20);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f21);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f22);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f23);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f24);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f25);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f26);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f27);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f28);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f29);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f30);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___STEADY.f31);
    cpy_r_r115 = CPyStatic_wayfarers___thinking___features___globals;
    cpy_r_r116 = CPyStatics[4347]; /* 'STEADY' */
    cpy_r_r117 = PyTuple_New(32);
    if (unlikely(cpy_r_r117 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8040 = cpy_r_r114.f0;
    PyTuple_SET_ITEM(cpy_r_r117, 0, __tmp8040);
    PyObject *__tmp8041 = cpy_r_r114.f1;
    PyTuple_SET_ITEM(cpy_r_r117, 1, __tmp8041);
    PyObject *__tmp8042 = cpy_r_r114.f2;
    PyTuple_SET_ITEM(cpy_r_r117, 2, __tmp8042);
    PyObject *__tmp8043 = cpy_r_r114.f3;
    PyTuple_SET_ITEM(cpy_r_r117, 3, __tmp8043);
    PyObject *__tmp8044 = cpy_r_r114.f4;
    PyTuple_SET_ITEM(cpy_r_r117, 4, __tmp8044);
    PyObject *__tmp8045 = cpy_r_r114.f5;
    PyTuple_SET_ITEM(cpy_r_r117, 5, __tmp8045);
    PyObject *__tmp8046 = cpy_r_r114.f6;
    PyTuple_SET_ITEM(cpy_r_r117, 6, __tmp8046);
    PyObject *__tmp8047 = cpy_r_r114.f7;
    PyTuple_SET_ITEM(cpy_r_r117, 7, __tmp8047);
    PyObject *__tmp8048 = cpy_r_r114.f8;
    PyTuple_SET_ITEM(cpy_r_r117, 8, __tmp8048);
    PyObject *__tmp8049 = cpy_r_r114.f9;
    PyTuple_SET_ITEM(cpy_r_r117, 9, __tmp8049);
    PyObject *__tmp8050 = cpy_r_r114.f10;
    PyTuple_SET_ITEM(cpy_r_r117, 10, __tmp8050);
    PyObject *__tmp8051 = cpy_r_r114.f11;
    PyTuple_SET_ITEM(cpy_r_r117, 11, __tmp8051);
    PyObject *__tmp8052 = cpy_r_r114.f12;
    PyTuple_SET_ITEM(cpy_r_r117, 12, __tmp8052);
    PyObject *__tmp8053 = cpy_r_r114.f13;
    PyTuple_SET_ITEM(cpy_r_r117, 13, __tmp8053);
    PyObject *__tmp8054 = cpy_r_r114.f14;
    PyTuple_SET_ITEM(cpy_r_r117, 14, __tmp8054);
    PyObject *__tmp8055 = cpy_r_r114.f15;
    PyTuple_SET_ITEM(cpy_r_r117, 15, __tmp8055);
    PyObject *__tmp8056 = cpy_r_r114.f16;
    PyTuple_SET_ITEM(cpy_r_r117, 16, __tmp8056);
    PyObject *__tmp8057 = cpy_r_r114.f17;
    PyTuple_SET_ITEM(cpy_r_r117, 17, __tmp8057);
    PyObject *__tmp8058 = cpy_r_r114.f18;
    PyTuple_SET_ITEM(cpy_r_r117, 18, __tmp8058);
    PyObject *__tmp8059 = cpy_r_r114.f19;
    PyTuple_SET_ITEM(cpy_r_r117, 19, __tmp8059);
    PyObject *__tmp8060 = cpy_r_r114.f20;
    PyTuple_SET_ITEM(cpy_r_r117, 20, __tmp8060);
    PyObject *__tmp8061 = cpy_r_r114.f21;
    PyTuple_SET_ITEM(cpy_r_r117, 21, __tmp8061);
    PyObject *__tmp8062 = cpy_r_r114.f22;
    PyTuple_SET_ITEM(cpy_r_r117, 22, __tmp8062);
    PyObject *__tmp8063 = cpy_r_r114.f23;
    PyTuple_SET_ITEM(cpy_r_r117, 23, __tmp8063);
    PyObject *__tmp8064 = cpy_r_r114.f24;
    PyTuple_SET_ITEM(cpy_r_r117, 24, __tmp8064);
    PyObject *__tmp8065 = cpy_r_r114.f25;
    PyTuple_SET_ITEM(cpy_r_r117, 25, __tmp8065);
    PyObject *__tmp8066 = cpy_r_r114.f26;
    PyTuple_SET_ITEM(cpy_r_r117, 26, __tmp8066);
    PyObject *__tmp8067 = cpy_r_r114.f27;
    PyTuple_SET_ITEM(cpy_r_r117, 27, __tmp8067);
    PyObject *__tmp8068 = cpy_r_r114.f28;
    PyTuple_SET_ITEM(cpy_r_r117, 28, __tmp8068);
    PyObject *__tmp8069 = cpy_r_r114.f29;
    PyTuple_SET_ITEM(cpy_r_r117, 29, __tmp8069);
    PyObject *__tmp8070 = cpy_r_r114.f30;
    PyTuple_SET_ITEM(cpy_r_r117, 30, __tmp8070);
    PyObject *__tmp8071 = cpy_r_r114.f31;
    PyTuple_SET_ITEM(cpy_r_r117, 31, __tmp8071);
    cpy_r_r118 = CPyDict_SetItem(cpy_r_r115, cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    cpy_r_r119 = cpy_r_r118 >= 0;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 11, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r120 = CPyStatics[3875]; /* 'guild_black' */
    cpy_r_r121 = CPyStatics[3876]; /* 'guild_yellow' */
    cpy_r_r122 = CPyStatics[3877]; /* 'guild_blue' */
    cpy_r_r123 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r124 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r125 = CPyStatics[4348]; /* 'worker_green' */
    cpy_r_r126 = CPyStatics[4349]; /* 'worker_yellow' */
    cpy_r_r127 = CPyStatics[4350]; /* 'worker_blue' */
    cpy_r_r128 = CPyStatics[599]; /* 'dice' */
    cpy_r_r129 = CPyStatics[4351]; /* 'dice_placed' */
    cpy_r_r130 = CPyStatics[4352]; /* 'dice_value' */
    cpy_r_r131 = CPyStatics[4353]; /* 'rest_ready' */
    cpy_r_r132 = CPyStatics[1582]; /* 'column' */
    cpy_r_r133 = CPyStatics[4354]; /* 'ahead' */
    cpy_r_r134 = CPyStatics[4355]; /* 'behind' */
    cpy_r_r135 = CPyStatics[4356]; /* 'open_links' */
    cpy_r_r136 = CPyStatics[4357]; /* 'nearest_link' */
    cpy_r_r137 = CPyStatics[4358]; /* 'space_growth' */
    cpy_r_r138 = CPyStatics[4359]; /* 'inspired' */
    cpy_r_r139 = CPyStatics[4360]; /* 'hoped' */
    cpy_r_r140 = CPyStatics[4361]; /* 'engine_round' */
    cpy_r_r141 = CPyStatics[4362]; /* 'on_cards' */
    cpy_r_r142 = CPyStatics[4363]; /* 'board_workers' */
    CPy_INCREF(cpy_r_r120);
    CPy_INCREF(cpy_r_r121);
    CPy_INCREF(cpy_r_r122);
    CPy_INCREF(cpy_r_r123);
    CPy_INCREF(cpy_r_r124);
    CPy_INCREF(cpy_r_r125);
    CPy_INCREF(cpy_r_r126);
    CPy_INCREF(cpy_r_r127);
    CPy_INCREF(cpy_r_r128);
    CPy_INCREF(cpy_r_r129);
    CPy_INCREF(cpy_r_r130);
    CPy_INCREF(cpy_r_r131);
    CPy_INCREF(cpy_r_r132);
    CPy_INCREF(cpy_r_r133);
    CPy_INCREF(cpy_r_r134);
    CPy_INCREF(cpy_r_r135);
    CPy_INCREF(cpy_r_r136);
    CPy_INCREF(cpy_r_r137);
    CPy_INCREF(cpy_r_r138);
    CPy_INCREF(cpy_r_r139);
    CPy_INCREF(cpy_r_r140);
    CPy_INCREF(cpy_r_r141);
    CPy_INCREF(cpy_r_r142);
    cpy_r_r143.f0 = cpy_r_r120;
    cpy_r_r143.f1 = cpy_r_r121;
    cpy_r_r143.f2 = cpy_r_r122;
    cpy_r_r143.f3 = cpy_r_r123;
    cpy_r_r143.f4 = cpy_r_r124;
    cpy_r_r143.f5 = cpy_r_r125;
    cpy_r_r143.f6 = cpy_r_r126;
    cpy_r_r143.f7 = cpy_r_r127;
    cpy_r_r143.f8 = cpy_r_r128;
    cpy_r_r143.f9 = cpy_r_r129;
    cpy_r_r143.f10 = cpy_r_r130;
    cpy_r_r143.f11 = cpy_r_r131;
    cpy_r_r143.f12 = cpy_r_r132;
    cpy_r_r143.f13 = cpy_r_r133;
    cpy_r_r143.f14 = cpy_r_r134;
    cpy_r_r143.f15 = cpy_r_r135;
    cpy_r_r143.f16 = cpy_r_r136;
    cpy_r_r143.f17 = cpy_r_r137;
    cpy_r_r143.f18 = cpy_r_r138;
    cpy_r_r143.f19 = cpy_r_r139;
    cpy_r_r143.f20 = cpy_r_r140;
    cpy_r_r143.f21 = cpy_r_r141;
    cpy_r_r143.f22 = cpy_r_r142;
    CPyStatic_wayfarers___thinking___features___MOVING = cpy_r_r143;
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f0);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f1);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f2);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f3);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f4);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f5);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f6);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f7);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f8);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f9);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f10);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f11);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f12);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f13);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f14);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f15);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f16);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f17);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f18);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f19);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f20);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f21);
    CPy_INCREF(CPyStatic_wayfarers___thinking___features___MOVING.f22);
    cpy_r_r144 = CPyStatic_wayfarers___thinking___features___globals;
    cpy_r_r145 = CPyStatics[4364]; /* 'MOVING' */
    cpy_r_r146 = PyTuple_New(23);
    if (unlikely(cpy_r_r146 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8072 = cpy_r_r143.f0;
    PyTuple_SET_ITEM(cpy_r_r146, 0, __tmp8072);
    PyObject *__tmp8073 = cpy_r_r143.f1;
    PyTuple_SET_ITEM(cpy_r_r146, 1, __tmp8073);
    PyObject *__tmp8074 = cpy_r_r143.f2;
    PyTuple_SET_ITEM(cpy_r_r146, 2, __tmp8074);
    PyObject *__tmp8075 = cpy_r_r143.f3;
    PyTuple_SET_ITEM(cpy_r_r146, 3, __tmp8075);
    PyObject *__tmp8076 = cpy_r_r143.f4;
    PyTuple_SET_ITEM(cpy_r_r146, 4, __tmp8076);
    PyObject *__tmp8077 = cpy_r_r143.f5;
    PyTuple_SET_ITEM(cpy_r_r146, 5, __tmp8077);
    PyObject *__tmp8078 = cpy_r_r143.f6;
    PyTuple_SET_ITEM(cpy_r_r146, 6, __tmp8078);
    PyObject *__tmp8079 = cpy_r_r143.f7;
    PyTuple_SET_ITEM(cpy_r_r146, 7, __tmp8079);
    PyObject *__tmp8080 = cpy_r_r143.f8;
    PyTuple_SET_ITEM(cpy_r_r146, 8, __tmp8080);
    PyObject *__tmp8081 = cpy_r_r143.f9;
    PyTuple_SET_ITEM(cpy_r_r146, 9, __tmp8081);
    PyObject *__tmp8082 = cpy_r_r143.f10;
    PyTuple_SET_ITEM(cpy_r_r146, 10, __tmp8082);
    PyObject *__tmp8083 = cpy_r_r143.f11;
    PyTuple_SET_ITEM(cpy_r_r146, 11, __tmp8083);
    PyObject *__tmp8084 = cpy_r_r143.f12;
    PyTuple_SET_ITEM(cpy_r_r146, 12, __tmp8084);
    PyObject *__tmp8085 = cpy_r_r143.f13;
    PyTuple_SET_ITEM(cpy_r_r146, 13, __tmp8085);
    PyObject *__tmp8086 = cpy_r_r143.f14;
    PyTuple_SET_ITEM(cpy_r_r146, 14, __tmp8086);
    PyObject *__tmp8087 = cpy_r_r143.f15;
    PyTuple_SET_ITEM(cpy_r_r146, 15, __tmp8087);
    PyObject *__tmp8088 = cpy_r_r143.f16;
    PyTuple_SET_ITEM(cpy_r_r146, 16, __tmp8088);
    PyObject *__tmp8089 = cpy_r_r143.f17;
    PyTuple_SET_ITEM(cpy_r_r146, 17, __tmp8089);
    PyObject *__tmp8090 = cpy_r_r143.f18;
    PyTuple_SET_ITEM(cpy_r_r146, 18, __tmp8090);
    PyObject *__tmp8091 = cpy_r_r143.f19;
    PyTuple_SET_ITEM(cpy_r_r146, 19, __tmp8091);
    PyObject *__tmp8092 = cpy_r_r143.f20;
    PyTuple_SET_ITEM(cpy_r_r146, 20, __tmp8092);
    PyObject *__tmp8093 = cpy_r_r143.f21;
    PyTuple_SET_ITEM(cpy_r_r146, 21, __tmp8093);
    PyObject *__tmp8094 = cpy_r_r143.f22;
    PyTuple_SET_ITEM(cpy_r_r146, 22, __tmp8094);
    cpy_r_r147 = CPyDict_SetItem(cpy_r_r144, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r146);
    cpy_r_r148 = cpy_r_r147 >= 0;
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 17, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r149 = CPyStatic_wayfarers___names___TAGS;
    if (likely(cpy_r_r149.f0 != NULL)) goto CPyL35;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r150 = 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 22, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r151 = CPyStatics[3832]; /* 'sun' */
    cpy_r_r152 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r149.f0);
    CPy_INCREF(cpy_r_r149.f1);
    CPy_INCREF(cpy_r_r149.f2);
    CPy_INCREF(cpy_r_r149.f3);
    CPy_INCREF(cpy_r_r149.f4);
    CPy_INCREF(cpy_r_r149.f5);
    CPy_INCREF(cpy_r_r149.f6);
    CPy_INCREF(cpy_r_r149.f7);
    CPy_INCREF(cpy_r_r149.f8);
    CPy_INCREF(cpy_r_r149.f9);
    CPy_INCREF(cpy_r_r149.f10);
    cpy_r_r153 = PyTuple_New(11);
    if (unlikely(cpy_r_r153 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8095 = cpy_r_r149.f0;
    PyTuple_SET_ITEM(cpy_r_r153, 0, __tmp8095);
    PyObject *__tmp8096 = cpy_r_r149.f1;
    PyTuple_SET_ITEM(cpy_r_r153, 1, __tmp8096);
    PyObject *__tmp8097 = cpy_r_r149.f2;
    PyTuple_SET_ITEM(cpy_r_r153, 2, __tmp8097);
    PyObject *__tmp8098 = cpy_r_r149.f3;
    PyTuple_SET_ITEM(cpy_r_r153, 3, __tmp8098);
    PyObject *__tmp8099 = cpy_r_r149.f4;
    PyTuple_SET_ITEM(cpy_r_r153, 4, __tmp8099);
    PyObject *__tmp8100 = cpy_r_r149.f5;
    PyTuple_SET_ITEM(cpy_r_r153, 5, __tmp8100);
    PyObject *__tmp8101 = cpy_r_r149.f6;
    PyTuple_SET_ITEM(cpy_r_r153, 6, __tmp8101);
    PyObject *__tmp8102 = cpy_r_r149.f7;
    PyTuple_SET_ITEM(cpy_r_r153, 7, __tmp8102);
    PyObject *__tmp8103 = cpy_r_r149.f8;
    PyTuple_SET_ITEM(cpy_r_r153, 8, __tmp8103);
    PyObject *__tmp8104 = cpy_r_r149.f9;
    PyTuple_SET_ITEM(cpy_r_r153, 9, __tmp8104);
    PyObject *__tmp8105 = cpy_r_r149.f10;
    PyTuple_SET_ITEM(cpy_r_r153, 10, __tmp8105);
    PyObject *cpy_r_r154[2] = {cpy_r_r153, cpy_r_r151};
    cpy_r_r155 = (PyObject **)&cpy_r_r154;
    cpy_r_r156 = PyObject_VectorcallMethod(cpy_r_r152, cpy_r_r155, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 22, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL49;
    }
    CPy_DECREF(cpy_r_r153);
    if (likely(PyLong_Check(cpy_r_r156)))
        cpy_r_r157 = CPyTagged_FromObject(cpy_r_r156);
    else {
        CPy_TypeError("int", cpy_r_r156); cpy_r_r157 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 22, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    CPyStatic_wayfarers___thinking___features___SUN = cpy_r_r157;
    CPyTagged_INCREF(CPyStatic_wayfarers___thinking___features___SUN);
    cpy_r_r158 = CPyStatic_wayfarers___thinking___features___globals;
    cpy_r_r159 = CPyStatics[4365]; /* 'SUN' */
    cpy_r_r160 = CPyTagged_StealAsObject(cpy_r_r157);
    cpy_r_r161 = CPyDict_SetItem(cpy_r_r158, cpy_r_r159, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 22, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    cpy_r_r163 = CPyStatic_wayfarers___names___TAGS;
    if (likely(cpy_r_r163.f0 != NULL)) goto CPyL41;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r164 = 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 23, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL41: ;
    cpy_r_r165 = CPyStatics[3829]; /* 'moon' */
    cpy_r_r166 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r163.f0);
    CPy_INCREF(cpy_r_r163.f1);
    CPy_INCREF(cpy_r_r163.f2);
    CPy_INCREF(cpy_r_r163.f3);
    CPy_INCREF(cpy_r_r163.f4);
    CPy_INCREF(cpy_r_r163.f5);
    CPy_INCREF(cpy_r_r163.f6);
    CPy_INCREF(cpy_r_r163.f7);
    CPy_INCREF(cpy_r_r163.f8);
    CPy_INCREF(cpy_r_r163.f9);
    CPy_INCREF(cpy_r_r163.f10);
    cpy_r_r167 = PyTuple_New(11);
    if (unlikely(cpy_r_r167 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8106 = cpy_r_r163.f0;
    PyTuple_SET_ITEM(cpy_r_r167, 0, __tmp8106);
    PyObject *__tmp8107 = cpy_r_r163.f1;
    PyTuple_SET_ITEM(cpy_r_r167, 1, __tmp8107);
    PyObject *__tmp8108 = cpy_r_r163.f2;
    PyTuple_SET_ITEM(cpy_r_r167, 2, __tmp8108);
    PyObject *__tmp8109 = cpy_r_r163.f3;
    PyTuple_SET_ITEM(cpy_r_r167, 3, __tmp8109);
    PyObject *__tmp8110 = cpy_r_r163.f4;
    PyTuple_SET_ITEM(cpy_r_r167, 4, __tmp8110);
    PyObject *__tmp8111 = cpy_r_r163.f5;
    PyTuple_SET_ITEM(cpy_r_r167, 5, __tmp8111);
    PyObject *__tmp8112 = cpy_r_r163.f6;
    PyTuple_SET_ITEM(cpy_r_r167, 6, __tmp8112);
    PyObject *__tmp8113 = cpy_r_r163.f7;
    PyTuple_SET_ITEM(cpy_r_r167, 7, __tmp8113);
    PyObject *__tmp8114 = cpy_r_r163.f8;
    PyTuple_SET_ITEM(cpy_r_r167, 8, __tmp8114);
    PyObject *__tmp8115 = cpy_r_r163.f9;
    PyTuple_SET_ITEM(cpy_r_r167, 9, __tmp8115);
    PyObject *__tmp8116 = cpy_r_r163.f10;
    PyTuple_SET_ITEM(cpy_r_r167, 10, __tmp8116);
    PyObject *cpy_r_r168[2] = {cpy_r_r167, cpy_r_r165};
    cpy_r_r169 = (PyObject **)&cpy_r_r168;
    cpy_r_r170 = PyObject_VectorcallMethod(cpy_r_r166, cpy_r_r169, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 23, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL50;
    }
    CPy_DECREF(cpy_r_r167);
    if (likely(PyLong_Check(cpy_r_r170)))
        cpy_r_r171 = CPyTagged_FromObject(cpy_r_r170);
    else {
        CPy_TypeError("int", cpy_r_r170); cpy_r_r171 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r171 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 23, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    CPyStatic_wayfarers___thinking___features___MOON = cpy_r_r171;
    CPyTagged_INCREF(CPyStatic_wayfarers___thinking___features___MOON);
    cpy_r_r172 = CPyStatic_wayfarers___thinking___features___globals;
    cpy_r_r173 = CPyStatics[4366]; /* 'MOON' */
    cpy_r_r174 = CPyTagged_StealAsObject(cpy_r_r171);
    cpy_r_r175 = CPyDict_SetItem(cpy_r_r172, cpy_r_r173, cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    cpy_r_r176 = cpy_r_r175 >= 0;
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/features.py", "<module>", 23, CPyStatic_wayfarers___thinking___features___globals);
        goto CPyL45;
    }
    return 1;
CPyL45: ;
    cpy_r_r177 = 2;
    return cpy_r_r177;
CPyL46: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL47: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL48: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL49: ;
    CPy_DecRef(cpy_r_r153);
    goto CPyL45;
CPyL50: ;
    CPy_DecRef(cpy_r_r167);
    goto CPyL45;
}

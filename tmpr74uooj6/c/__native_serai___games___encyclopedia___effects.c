#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef encyclopedia___effectsmodule_methods[] = {
    {"make_verbs", (PyCFunction)CPyPy_encyclopedia___effects___make_verbs, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("make_verbs(continents, colours, categories)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___effects__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___effects__internal, "__name__");
    CPyStatic_encyclopedia___effects___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___effects__internal);
    if (unlikely(CPyStatic_encyclopedia___effects___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___effects_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___effects__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___encyclopedia___effects(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___effects__impl, &CPyImportState_serai___games___encyclopedia___effects, &CPyModule_serai___games___encyclopedia___effects);
}
static struct PyModuleDef encyclopedia___effectsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.effects",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___effectsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___effects(void)
{
    if (CPyModule_serai___games___encyclopedia___effects__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___effects__internal);
        return CPyModule_serai___games___encyclopedia___effects__internal;
    }
    CPyModule_serai___games___encyclopedia___effects__internal = PyModule_Create(&encyclopedia___effectsmodule);
    return CPyModule_serai___games___encyclopedia___effects__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___effects(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___effects__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___effects__internal);
        return CPyModule_serai___games___encyclopedia___effects__internal;
    }
    CPyModule_serai___games___encyclopedia___effects__internal = PyModule_Create(&encyclopedia___effectsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___effects__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.effects");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___effects__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___effects__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___effects__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___effects(CPyModule_serai___games___encyclopedia___effects__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___effects__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.effects");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___effects__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___effects___make_verbs(PyObject *cpy_r_continents, PyObject *cpy_r_colours, PyObject *cpy_r_categories) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T5OOOOO cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
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
    tuple_T2OO cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    PyObject *cpy_r_r41;
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
    tuple_T2OO cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyPtr cpy_r_r59;
    CPyPtr cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
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
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    tuple_T5OOOOO cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyPtr cpy_r_r84;
    CPyPtr cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
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
    tuple_T5OOOOO cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyPtr cpy_r_r118;
    CPyPtr cpy_r_r119;
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
    CPyPtr cpy_r_r141;
    CPyPtr cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
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
    CPyPtr cpy_r_r158;
    CPyPtr cpy_r_r159;
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
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    CPyPtr cpy_r_r179;
    CPyPtr cpy_r_r180;
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
    tuple_T5OOOOO cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    CPyPtr cpy_r_r198;
    CPyPtr cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
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
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    cpy_r_r0 = CPyDef_kernel___effects___Verbs();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 24, CPyStatic_encyclopedia___effects___globals);
        goto CPyL135;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 25, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r2 = PyObject_GetIter(cpy_r_continents);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 25, CPyStatic_encyclopedia___effects___globals);
        goto CPyL137;
    }
CPyL3: ;
    cpy_r_r3 = PyIter_Next(cpy_r_r2);
    if (cpy_r_r3 == NULL) goto CPyL138;
    if (likely(PyUnicode_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 25, CPyStatic_encyclopedia___effects___globals, "str", cpy_r_r3);
        goto CPyL139;
    }
    cpy_r_r5 = CPyStatics[569]; /* 'expedition-' */
    cpy_r_r6 = CPyStr_Build(2, cpy_r_r5, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 25, CPyStatic_encyclopedia___effects___globals);
        goto CPyL139;
    }
    cpy_r_r7 = PyList_Append(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 25, CPyStatic_encyclopedia___effects___globals);
        goto CPyL139;
    } else
        goto CPyL3;
CPyL7: ;
    cpy_r_r9 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 25, CPyStatic_encyclopedia___effects___globals);
        goto CPyL137;
    }
    cpy_r_r10 = PyList_AsTuple(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 25, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r11 = CPyStatics[641]; /* 'gain' */
    cpy_r_r12 = CPyStatics[759]; /* 'resource' */
    cpy_r_r13 = CPyStatic_encyclopedia___names___RESOURCES;
    if (unlikely(cpy_r_r13.f0 == NULL)) {
        goto CPyL140;
    } else
        goto CPyL12;
CPyL10: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"RESOURCES\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r15 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r16 = CPyStatics[597]; /* 'word' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    cpy_r_r18 = PyList_New(1);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals);
        goto CPyL142;
    }
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    CPy_INCREF(cpy_r_r12);
    *(PyObject * *)cpy_r_r20 = cpy_r_r12;
    CPy_INCREF(cpy_r_r13.f0);
    CPy_INCREF(cpy_r_r13.f1);
    CPy_INCREF(cpy_r_r13.f2);
    CPy_INCREF(cpy_r_r13.f3);
    CPy_INCREF(cpy_r_r13.f4);
    cpy_r_r21 = PyTuple_New(5);
    if (unlikely(cpy_r_r21 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp646 = cpy_r_r13.f0;
    PyTuple_SET_ITEM(cpy_r_r21, 0, __tmp646);
    PyObject *__tmp647 = cpy_r_r13.f1;
    PyTuple_SET_ITEM(cpy_r_r21, 1, __tmp647);
    PyObject *__tmp648 = cpy_r_r13.f2;
    PyTuple_SET_ITEM(cpy_r_r21, 2, __tmp648);
    PyObject *__tmp649 = cpy_r_r13.f3;
    PyTuple_SET_ITEM(cpy_r_r21, 3, __tmp649);
    PyObject *__tmp650 = cpy_r_r13.f4;
    PyTuple_SET_ITEM(cpy_r_r21, 4, __tmp650);
    cpy_r_r22 = CPyList_Extend(cpy_r_r18, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals);
        goto CPyL143;
    } else
        goto CPyL144;
CPyL15: ;
    cpy_r_r23 = PyList_AsTuple(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals);
        goto CPyL142;
    }
    cpy_r_r24 = PyObject_CallObject(cpy_r_r17, cpy_r_r23);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    if (likely(PyTuple_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals, "tuple", cpy_r_r24);
        goto CPyL141;
    }
    cpy_r_r26 = NULL;
    cpy_r_r27 = CPyDef_kernel___effects___number(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals);
        goto CPyL145;
    }
    cpy_r_r28 = CPyDef_effects___gains___Gain();
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals);
        goto CPyL146;
    }
    cpy_r_r29 = PyTuple_Pack(2, cpy_r_r25, cpy_r_r27);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals);
        goto CPyL147;
    }
    cpy_r_r30 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r11, cpy_r_r29, cpy_r_r28);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 26, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    } else
        goto CPyL148;
CPyL22: ;
    cpy_r_r31 = CPyStatics[616]; /* 'take' */
    cpy_r_r32 = CPyStatics[390]; /* 'card' */
    cpy_r_r33 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r33.f0 == NULL)) {
        goto CPyL149;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r34 = 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r35 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r36 = CPyStatics[597]; /* 'word' */
    cpy_r_r37 = CPyDict_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    cpy_r_r38 = PyList_New(1);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals);
        goto CPyL150;
    }
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    CPy_INCREF(cpy_r_r32);
    *(PyObject * *)cpy_r_r40 = cpy_r_r32;
    CPy_INCREF(cpy_r_r33.f0);
    CPy_INCREF(cpy_r_r33.f1);
    cpy_r_r41 = PyTuple_New(2);
    if (unlikely(cpy_r_r41 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp651 = cpy_r_r33.f0;
    PyTuple_SET_ITEM(cpy_r_r41, 0, __tmp651);
    PyObject *__tmp652 = cpy_r_r33.f1;
    PyTuple_SET_ITEM(cpy_r_r41, 1, __tmp652);
    cpy_r_r42 = CPyList_Extend(cpy_r_r38, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals);
        goto CPyL151;
    } else
        goto CPyL152;
CPyL28: ;
    cpy_r_r43 = PyList_AsTuple(cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals);
        goto CPyL150;
    }
    cpy_r_r44 = PyObject_CallObject(cpy_r_r37, cpy_r_r43);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    if (likely(PyTuple_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals, "tuple", cpy_r_r44);
        goto CPyL141;
    }
    cpy_r_r46 = NULL;
    cpy_r_r47 = CPyDef_kernel___effects___number(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals);
        goto CPyL153;
    }
    cpy_r_r48 = CPyDef_effects___cards___Take();
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals);
        goto CPyL154;
    }
    cpy_r_r49 = PyTuple_Pack(2, cpy_r_r45, cpy_r_r47);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals);
        goto CPyL155;
    }
    cpy_r_r50 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r31, cpy_r_r49, cpy_r_r48);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 27, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    } else
        goto CPyL156;
CPyL35: ;
    cpy_r_r51 = CPyStatics[642]; /* 'refill' */
    cpy_r_r52 = CPyStatics[390]; /* 'card' */
    cpy_r_r53 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r53.f0 == NULL)) {
        goto CPyL157;
    } else
        goto CPyL38;
CPyL36: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r54 = 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 28, CPyStatic_encyclopedia___effects___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r55 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r56 = CPyStatics[597]; /* 'word' */
    cpy_r_r57 = CPyDict_GetItem(cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 28, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    cpy_r_r58 = PyList_New(1);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 28, CPyStatic_encyclopedia___effects___globals);
        goto CPyL158;
    }
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyListObject, ob_item));
    cpy_r_r60 = *(CPyPtr *)cpy_r_r59;
    CPy_INCREF(cpy_r_r52);
    *(PyObject * *)cpy_r_r60 = cpy_r_r52;
    CPy_INCREF(cpy_r_r53.f0);
    CPy_INCREF(cpy_r_r53.f1);
    cpy_r_r61 = PyTuple_New(2);
    if (unlikely(cpy_r_r61 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp653 = cpy_r_r53.f0;
    PyTuple_SET_ITEM(cpy_r_r61, 0, __tmp653);
    PyObject *__tmp654 = cpy_r_r53.f1;
    PyTuple_SET_ITEM(cpy_r_r61, 1, __tmp654);
    cpy_r_r62 = CPyList_Extend(cpy_r_r58, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 28, CPyStatic_encyclopedia___effects___globals);
        goto CPyL159;
    } else
        goto CPyL160;
CPyL41: ;
    cpy_r_r63 = PyList_AsTuple(cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 28, CPyStatic_encyclopedia___effects___globals);
        goto CPyL158;
    }
    cpy_r_r64 = PyObject_CallObject(cpy_r_r57, cpy_r_r63);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 28, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    if (likely(PyTuple_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 28, CPyStatic_encyclopedia___effects___globals, "tuple", cpy_r_r64);
        goto CPyL141;
    }
    cpy_r_r66 = CPyDef_effects___cards___Refill();
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 28, CPyStatic_encyclopedia___effects___globals);
        goto CPyL161;
    }
    cpy_r_r67 = PyTuple_Pack(1, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 28, CPyStatic_encyclopedia___effects___globals);
        goto CPyL162;
    }
    cpy_r_r68 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r51, cpy_r_r67, cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 28, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    } else
        goto CPyL163;
CPyL47: ;
    cpy_r_r69 = CPyStatics[643]; /* 'extra_die' */
    cpy_r_r70 = NULL;
    cpy_r_r71 = CPyDef_kernel___effects___number(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 29, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    cpy_r_r72 = CPyDef_effects___gains___ExtraDice();
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 29, CPyStatic_encyclopedia___effects___globals);
        goto CPyL164;
    }
    cpy_r_r73 = PyTuple_Pack(1, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 29, CPyStatic_encyclopedia___effects___globals);
        goto CPyL165;
    }
    cpy_r_r74 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r69, cpy_r_r73, cpy_r_r72);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 29, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    } else
        goto CPyL166;
CPyL51: ;
    cpy_r_r75 = CPyStatics[649]; /* 'place' */
    cpy_r_r76 = CPyStatics[388]; /* 'location' */
    cpy_r_r77 = CPyStatic_encyclopedia___names___LOCATIONS;
    if (unlikely(cpy_r_r77.f0 == NULL)) {
        goto CPyL167;
    } else
        goto CPyL54;
CPyL52: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LOCATIONS\" was not set");
    cpy_r_r78 = 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r79 = CPyStatics[797]; /* 'expedition-most-animals' */
    cpy_r_r80 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r81 = CPyStatics[597]; /* 'word' */
    cpy_r_r82 = CPyDict_GetItem(cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    cpy_r_r83 = PyList_New(1);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals);
        goto CPyL168;
    }
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r83 + offsetof(PyListObject, ob_item));
    cpy_r_r85 = *(CPyPtr *)cpy_r_r84;
    CPy_INCREF(cpy_r_r76);
    *(PyObject * *)cpy_r_r85 = cpy_r_r76;
    CPy_INCREF(cpy_r_r77.f0);
    CPy_INCREF(cpy_r_r77.f1);
    CPy_INCREF(cpy_r_r77.f2);
    CPy_INCREF(cpy_r_r77.f3);
    CPy_INCREF(cpy_r_r77.f4);
    cpy_r_r86 = PyTuple_New(5);
    if (unlikely(cpy_r_r86 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp655 = cpy_r_r77.f0;
    PyTuple_SET_ITEM(cpy_r_r86, 0, __tmp655);
    PyObject *__tmp656 = cpy_r_r77.f1;
    PyTuple_SET_ITEM(cpy_r_r86, 1, __tmp656);
    PyObject *__tmp657 = cpy_r_r77.f2;
    PyTuple_SET_ITEM(cpy_r_r86, 2, __tmp657);
    PyObject *__tmp658 = cpy_r_r77.f3;
    PyTuple_SET_ITEM(cpy_r_r86, 3, __tmp658);
    PyObject *__tmp659 = cpy_r_r77.f4;
    PyTuple_SET_ITEM(cpy_r_r86, 4, __tmp659);
    cpy_r_r87 = CPyList_Extend(cpy_r_r83, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals);
        goto CPyL169;
    } else
        goto CPyL170;
CPyL57: ;
    cpy_r_r88 = PyList_Append(cpy_r_r83, cpy_r_r79);
    cpy_r_r89 = cpy_r_r88 >= 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals);
        goto CPyL169;
    }
    cpy_r_r90 = PyList_AsTuple(cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals);
        goto CPyL168;
    }
    cpy_r_r91 = PyObject_CallObject(cpy_r_r82, cpy_r_r90);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    if (likely(PyTuple_Check(cpy_r_r91)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals, "tuple", cpy_r_r91);
        goto CPyL141;
    }
    cpy_r_r93 = CPyDef_encyclopedia___automa___actions___PlaceDie();
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals);
        goto CPyL171;
    }
    cpy_r_r94 = PyTuple_Pack(1, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals);
        goto CPyL172;
    }
    cpy_r_r95 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r75, cpy_r_r94, cpy_r_r93);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 30, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    } else
        goto CPyL173;
CPyL64: ;
    cpy_r_r96 = CPyStatics[650]; /* 'space_reputation' */
    cpy_r_r97 = CPyDef_encyclopedia___automa___actions___SpaceReputation();
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 31, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    cpy_r_r98 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r99 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r96, cpy_r_r98, cpy_r_r97);
    CPy_DECREF(cpy_r_r98);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 31, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    } else
        goto CPyL174;
CPyL66: ;
    cpy_r_r100 = CPyStatics[651]; /* 'cash_tokens' */
    cpy_r_r101 = NULL;
    cpy_r_r102 = CPyDef_kernel___effects___number(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 32, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    cpy_r_r103 = CPyDef_encyclopedia___automa___actions___CashTokens();
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 32, CPyStatic_encyclopedia___effects___globals);
        goto CPyL175;
    }
    cpy_r_r104 = PyTuple_Pack(1, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 32, CPyStatic_encyclopedia___effects___globals);
        goto CPyL176;
    }
    cpy_r_r105 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r100, cpy_r_r104, cpy_r_r103);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 32, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    } else
        goto CPyL177;
CPyL70: ;
    cpy_r_r106 = CPyStatics[652]; /* 'first_player' */
    cpy_r_r107 = CPyDef_encyclopedia___automa___actions___FirstPlayer();
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 33, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    cpy_r_r108 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r109 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r106, cpy_r_r108, cpy_r_r107);
    CPy_DECREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 33, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    } else
        goto CPyL178;
CPyL72: ;
    cpy_r_r110 = CPyStatics[632]; /* 'on_place' */
    cpy_r_r111 = CPyStatics[388]; /* 'location' */
    cpy_r_r112 = CPyStatic_encyclopedia___names___LOCATIONS;
    if (unlikely(cpy_r_r112.f0 == NULL)) {
        goto CPyL179;
    } else
        goto CPyL75;
CPyL73: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LOCATIONS\" was not set");
    cpy_r_r113 = 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 34, CPyStatic_encyclopedia___effects___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL75: ;
    cpy_r_r114 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r115 = CPyStatics[597]; /* 'word' */
    cpy_r_r116 = CPyDict_GetItem(cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 34, CPyStatic_encyclopedia___effects___globals);
        goto CPyL141;
    }
    cpy_r_r117 = PyList_New(1);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 34, CPyStatic_encyclopedia___effects___globals);
        goto CPyL180;
    }
    cpy_r_r118 = (CPyPtr)((CPyPtr)cpy_r_r117 + offsetof(PyListObject, ob_item));
    cpy_r_r119 = *(CPyPtr *)cpy_r_r118;
    CPy_INCREF(cpy_r_r111);
    *(PyObject * *)cpy_r_r119 = cpy_r_r111;
    CPy_INCREF(cpy_r_r112.f0);
    CPy_INCREF(cpy_r_r112.f1);
    CPy_INCREF(cpy_r_r112.f2);
    CPy_INCREF(cpy_r_r112.f3);
    CPy_INCREF(cpy_r_r112.f4);
    cpy_r_r120 = PyTuple_New(5);
    if (unlikely(cpy_r_r120 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp660 = cpy_r_r112.f0;
    PyTuple_SET_ITEM(cpy_r_r120, 0, __tmp660);
    PyObject *__tmp661 = cpy_r_r112.f1;
    PyTuple_SET_ITEM(cpy_r_r120, 1, __tmp661);
    PyObject *__tmp662 = cpy_r_r112.f2;
    PyTuple_SET_ITEM(cpy_r_r120, 2, __tmp662);
    PyObject *__tmp663 = cpy_r_r112.f3;
    PyTuple_SET_ITEM(cpy_r_r120, 3, __tmp663);
    PyObject *__tmp664 = cpy_r_r112.f4;
    PyTuple_SET_ITEM(cpy_r_r120, 4, __tmp664);
    cpy_r_r121 = CPyList_Extend(cpy_r_r117, cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 34, CPyStatic_encyclopedia___effects___globals);
        goto CPyL181;
    } else
        goto CPyL182;
CPyL78: ;
    cpy_r_r122 = CPyList_Extend(cpy_r_r117, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 34, CPyStatic_encyclopedia___effects___globals);
        goto CPyL183;
    } else
        goto CPyL184;
CPyL79: ;
    cpy_r_r123 = PyList_AsTuple(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 34, CPyStatic_encyclopedia___effects___globals);
        goto CPyL185;
    }
    cpy_r_r124 = PyObject_CallObject(cpy_r_r116, cpy_r_r123);
    CPy_DECREF(cpy_r_r116);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 34, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    if (likely(PyTuple_Check(cpy_r_r124)))
        cpy_r_r125 = cpy_r_r124;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 34, CPyStatic_encyclopedia___effects___globals, "tuple", cpy_r_r124);
        goto CPyL136;
    }
    cpy_r_r126 = PyTuple_Pack(1, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 34, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r127 = NULL;
    cpy_r_r128 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r110, cpy_r_r126, cpy_r_r127);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 34, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    } else
        goto CPyL186;
CPyL84: ;
    cpy_r_r129 = CPyStatics[633]; /* 'on_cube' */
    cpy_r_r130 = CPyStatics[448]; /* 'type' */
    cpy_r_r131 = CPyDef_kernel___effects___number(cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 35, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r132 = PyTuple_Pack(1, cpy_r_r131);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 35, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r133 = NULL;
    cpy_r_r134 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r129, cpy_r_r132, cpy_r_r133);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 35, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    } else
        goto CPyL187;
CPyL87: ;
    cpy_r_r135 = CPyStatics[367]; /* 'die_bonus' */
    cpy_r_r136 = CPyStatics[336]; /* 'colour' */
    cpy_r_r137 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r138 = CPyStatics[597]; /* 'word' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 36, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r140 = PyList_New(1);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 36, CPyStatic_encyclopedia___effects___globals);
        goto CPyL188;
    }
    cpy_r_r141 = (CPyPtr)((CPyPtr)cpy_r_r140 + offsetof(PyListObject, ob_item));
    cpy_r_r142 = *(CPyPtr *)cpy_r_r141;
    CPy_INCREF(cpy_r_r136);
    *(PyObject * *)cpy_r_r142 = cpy_r_r136;
    cpy_r_r143 = CPyList_Extend(cpy_r_r140, cpy_r_colours);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 36, CPyStatic_encyclopedia___effects___globals);
        goto CPyL189;
    } else
        goto CPyL190;
CPyL90: ;
    cpy_r_r144 = PyList_AsTuple(cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 36, CPyStatic_encyclopedia___effects___globals);
        goto CPyL188;
    }
    cpy_r_r145 = PyObject_CallObject(cpy_r_r139, cpy_r_r144);
    CPy_DECREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 36, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    if (likely(PyTuple_Check(cpy_r_r145)))
        cpy_r_r146 = cpy_r_r145;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 36, CPyStatic_encyclopedia___effects___globals, "tuple", cpy_r_r145);
        goto CPyL136;
    }
    cpy_r_r147 = NULL;
    cpy_r_r148 = CPyDef_kernel___effects___number(cpy_r_r147);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 36, CPyStatic_encyclopedia___effects___globals);
        goto CPyL191;
    }
    cpy_r_r149 = PyTuple_Pack(2, cpy_r_r146, cpy_r_r148);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 36, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r150 = NULL;
    cpy_r_r151 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r135, cpy_r_r149, cpy_r_r150);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 36, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    } else
        goto CPyL192;
CPyL96: ;
    cpy_r_r152 = CPyStatics[450]; /* 'expedition_bonus' */
    cpy_r_r153 = CPyStatics[440]; /* 'continent' */
    cpy_r_r154 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r155 = CPyStatics[597]; /* 'word' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 37, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r157 = PyList_New(1);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 37, CPyStatic_encyclopedia___effects___globals);
        goto CPyL193;
    }
    cpy_r_r158 = (CPyPtr)((CPyPtr)cpy_r_r157 + offsetof(PyListObject, ob_item));
    cpy_r_r159 = *(CPyPtr *)cpy_r_r158;
    CPy_INCREF(cpy_r_r153);
    *(PyObject * *)cpy_r_r159 = cpy_r_r153;
    cpy_r_r160 = CPyList_Extend(cpy_r_r157, cpy_r_continents);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 37, CPyStatic_encyclopedia___effects___globals);
        goto CPyL194;
    } else
        goto CPyL195;
CPyL99: ;
    cpy_r_r161 = PyList_AsTuple(cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 37, CPyStatic_encyclopedia___effects___globals);
        goto CPyL193;
    }
    cpy_r_r162 = PyObject_CallObject(cpy_r_r156, cpy_r_r161);
    CPy_DECREF(cpy_r_r156);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 37, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    if (likely(PyTuple_Check(cpy_r_r162)))
        cpy_r_r163 = cpy_r_r162;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 37, CPyStatic_encyclopedia___effects___globals, "tuple", cpy_r_r162);
        goto CPyL136;
    }
    cpy_r_r164 = NULL;
    cpy_r_r165 = CPyDef_kernel___effects___number(cpy_r_r164);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 37, CPyStatic_encyclopedia___effects___globals);
        goto CPyL196;
    }
    cpy_r_r166 = PyTuple_Pack(2, cpy_r_r163, cpy_r_r165);
    CPy_DECREF(cpy_r_r163);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 37, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r167 = NULL;
    cpy_r_r168 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r152, cpy_r_r166, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 37, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    } else
        goto CPyL197;
CPyL105: ;
    cpy_r_r169 = CPyStatics[629]; /* 'discard_self' */
    cpy_r_r170 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r171 = NULL;
    cpy_r_r172 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r169, cpy_r_r170, cpy_r_r171);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 38, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    } else
        goto CPyL198;
CPyL106: ;
    cpy_r_r173 = CPyStatics[636]; /* 'end_cubes' */
    cpy_r_r174 = CPyStatics[447]; /* 'category' */
    cpy_r_r175 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r176 = CPyStatics[597]; /* 'word' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 39, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r178 = PyList_New(1);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 39, CPyStatic_encyclopedia___effects___globals);
        goto CPyL199;
    }
    cpy_r_r179 = (CPyPtr)((CPyPtr)cpy_r_r178 + offsetof(PyListObject, ob_item));
    cpy_r_r180 = *(CPyPtr *)cpy_r_r179;
    CPy_INCREF(cpy_r_r174);
    *(PyObject * *)cpy_r_r180 = cpy_r_r174;
    cpy_r_r181 = CPyList_Extend(cpy_r_r178, cpy_r_categories);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 39, CPyStatic_encyclopedia___effects___globals);
        goto CPyL200;
    } else
        goto CPyL201;
CPyL109: ;
    cpy_r_r182 = PyList_AsTuple(cpy_r_r178);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 39, CPyStatic_encyclopedia___effects___globals);
        goto CPyL199;
    }
    cpy_r_r183 = PyObject_CallObject(cpy_r_r177, cpy_r_r182);
    CPy_DECREF(cpy_r_r177);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 39, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    if (likely(PyTuple_Check(cpy_r_r183)))
        cpy_r_r184 = cpy_r_r183;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 39, CPyStatic_encyclopedia___effects___globals, "tuple", cpy_r_r183);
        goto CPyL136;
    }
    cpy_r_r185 = NULL;
    cpy_r_r186 = CPyDef_kernel___effects___number(cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 39, CPyStatic_encyclopedia___effects___globals);
        goto CPyL202;
    }
    cpy_r_r187 = PyTuple_Pack(2, cpy_r_r184, cpy_r_r186);
    CPy_DECREF(cpy_r_r184);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 39, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r188 = NULL;
    cpy_r_r189 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r173, cpy_r_r187, cpy_r_r188);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 39, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    } else
        goto CPyL203;
CPyL115: ;
    cpy_r_r190 = CPyStatics[638]; /* 'end_points_per' */
    cpy_r_r191 = CPyStatics[798]; /* 'counted' */
    cpy_r_r192 = CPyStatic_encyclopedia___names___COUNTED;
    if (unlikely(cpy_r_r192.f0 == NULL)) {
        goto CPyL204;
    } else
        goto CPyL118;
CPyL116: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COUNTED\" was not set");
    cpy_r_r193 = 0;
    if (unlikely(!cpy_r_r193)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL118: ;
    cpy_r_r194 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r195 = CPyStatics[597]; /* 'word' */
    cpy_r_r196 = CPyDict_GetItem(cpy_r_r194, cpy_r_r195);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r197 = PyList_New(1);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals);
        goto CPyL205;
    }
    cpy_r_r198 = (CPyPtr)((CPyPtr)cpy_r_r197 + offsetof(PyListObject, ob_item));
    cpy_r_r199 = *(CPyPtr *)cpy_r_r198;
    CPy_INCREF(cpy_r_r191);
    *(PyObject * *)cpy_r_r199 = cpy_r_r191;
    CPy_INCREF(cpy_r_r192.f0);
    CPy_INCREF(cpy_r_r192.f1);
    CPy_INCREF(cpy_r_r192.f2);
    CPy_INCREF(cpy_r_r192.f3);
    CPy_INCREF(cpy_r_r192.f4);
    cpy_r_r200 = PyTuple_New(5);
    if (unlikely(cpy_r_r200 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp665 = cpy_r_r192.f0;
    PyTuple_SET_ITEM(cpy_r_r200, 0, __tmp665);
    PyObject *__tmp666 = cpy_r_r192.f1;
    PyTuple_SET_ITEM(cpy_r_r200, 1, __tmp666);
    PyObject *__tmp667 = cpy_r_r192.f2;
    PyTuple_SET_ITEM(cpy_r_r200, 2, __tmp667);
    PyObject *__tmp668 = cpy_r_r192.f3;
    PyTuple_SET_ITEM(cpy_r_r200, 3, __tmp668);
    PyObject *__tmp669 = cpy_r_r192.f4;
    PyTuple_SET_ITEM(cpy_r_r200, 4, __tmp669);
    cpy_r_r201 = CPyList_Extend(cpy_r_r197, cpy_r_r200);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals);
        goto CPyL206;
    } else
        goto CPyL207;
CPyL121: ;
    cpy_r_r202 = PyList_AsTuple(cpy_r_r197);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals);
        goto CPyL205;
    }
    cpy_r_r203 = PyObject_CallObject(cpy_r_r196, cpy_r_r202);
    CPy_DECREF(cpy_r_r196);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    if (likely(PyTuple_Check(cpy_r_r203)))
        cpy_r_r204 = cpy_r_r203;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals, "tuple", cpy_r_r203);
        goto CPyL136;
    }
    cpy_r_r205 = CPyStatics[799]; /* 'unit' */
    cpy_r_r206 = CPyDef_kernel___effects___number(cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals);
        goto CPyL208;
    }
    cpy_r_r207 = CPyStatics[65]; /* 'points' */
    cpy_r_r208 = CPyDef_kernel___effects___number(cpy_r_r207);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals);
        goto CPyL209;
    }
    cpy_r_r209 = PyTuple_Pack(3, cpy_r_r204, cpy_r_r206, cpy_r_r208);
    CPy_DECREF(cpy_r_r204);
    CPy_DECREF(cpy_r_r206);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r210 = NULL;
    cpy_r_r211 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r190, cpy_r_r209, cpy_r_r210);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 40, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    } else
        goto CPyL210;
CPyL128: ;
    cpy_r_r212 = CPyStatics[658]; /* 'continent_product' */
    cpy_r_r213 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r214 = NULL;
    cpy_r_r215 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r212, cpy_r_r213, cpy_r_r214);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 41, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    } else
        goto CPyL211;
CPyL129: ;
    cpy_r_r216 = CPyStatics[659]; /* 'expert_groups' */
    cpy_r_r217 = CPyStatics[800]; /* 'first' */
    cpy_r_r218 = CPyDef_kernel___effects___number(cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 42, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r219 = CPyStatics[801]; /* 'second' */
    cpy_r_r220 = CPyDef_kernel___effects___number(cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 42, CPyStatic_encyclopedia___effects___globals);
        goto CPyL212;
    }
    cpy_r_r221 = CPyStatics[802]; /* 'third' */
    cpy_r_r222 = CPyDef_kernel___effects___number(cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 42, CPyStatic_encyclopedia___effects___globals);
        goto CPyL213;
    }
    cpy_r_r223 = PyTuple_Pack(3, cpy_r_r218, cpy_r_r220, cpy_r_r222);
    CPy_DECREF(cpy_r_r218);
    CPy_DECREF(cpy_r_r220);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 42, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    }
    cpy_r_r224 = NULL;
    cpy_r_r225 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r216, cpy_r_r223, cpy_r_r224);
    CPy_DECREF(cpy_r_r223);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 42, CPyStatic_encyclopedia___effects___globals);
        goto CPyL136;
    } else
        goto CPyL214;
CPyL134: ;
    return cpy_r_r0;
CPyL135: ;
    cpy_r_r226 = NULL;
    return cpy_r_r226;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL135;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL135;
CPyL138: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL7;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL135;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL10;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL135;
CPyL142: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    goto CPyL135;
CPyL143: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL135;
CPyL144: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL15;
CPyL145: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    goto CPyL135;
CPyL146: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    goto CPyL135;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r28);
    goto CPyL135;
CPyL148: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL22;
CPyL149: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL23;
CPyL150: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r37);
    goto CPyL135;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r38);
    goto CPyL135;
CPyL152: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL28;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r45);
    goto CPyL135;
CPyL154: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r47);
    goto CPyL135;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r48);
    goto CPyL135;
CPyL156: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL35;
CPyL157: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL36;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r57);
    goto CPyL135;
CPyL159: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    goto CPyL135;
CPyL160: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL41;
CPyL161: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r65);
    goto CPyL135;
CPyL162: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r66);
    goto CPyL135;
CPyL163: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL47;
CPyL164: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r71);
    goto CPyL135;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r72);
    goto CPyL135;
CPyL166: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL51;
CPyL167: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL52;
CPyL168: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r82);
    goto CPyL135;
CPyL169: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r83);
    goto CPyL135;
CPyL170: ;
    CPy_DECREF(cpy_r_r87);
    goto CPyL57;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r92);
    goto CPyL135;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    goto CPyL135;
CPyL173: ;
    CPy_DECREF(cpy_r_r95);
    goto CPyL64;
CPyL174: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL66;
CPyL175: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r102);
    goto CPyL135;
CPyL176: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r103);
    goto CPyL135;
CPyL177: ;
    CPy_DECREF(cpy_r_r105);
    goto CPyL70;
CPyL178: ;
    CPy_DECREF(cpy_r_r109);
    goto CPyL72;
CPyL179: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL73;
CPyL180: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r116);
    goto CPyL135;
CPyL181: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r117);
    goto CPyL135;
CPyL182: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL78;
CPyL183: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r117);
    goto CPyL135;
CPyL184: ;
    CPy_DECREF(cpy_r_r122);
    goto CPyL79;
CPyL185: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r116);
    goto CPyL135;
CPyL186: ;
    CPy_DECREF(cpy_r_r128);
    goto CPyL84;
CPyL187: ;
    CPy_DECREF(cpy_r_r134);
    goto CPyL87;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r139);
    goto CPyL135;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r140);
    goto CPyL135;
CPyL190: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL90;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r146);
    goto CPyL135;
CPyL192: ;
    CPy_DECREF(cpy_r_r151);
    goto CPyL96;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r156);
    goto CPyL135;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r157);
    goto CPyL135;
CPyL195: ;
    CPy_DECREF(cpy_r_r160);
    goto CPyL99;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r163);
    goto CPyL135;
CPyL197: ;
    CPy_DECREF(cpy_r_r168);
    goto CPyL105;
CPyL198: ;
    CPy_DECREF(cpy_r_r172);
    goto CPyL106;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r177);
    goto CPyL135;
CPyL200: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r178);
    goto CPyL135;
CPyL201: ;
    CPy_DECREF(cpy_r_r181);
    goto CPyL109;
CPyL202: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r184);
    goto CPyL135;
CPyL203: ;
    CPy_DECREF(cpy_r_r189);
    goto CPyL115;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL116;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r196);
    goto CPyL135;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r196);
    CPy_DecRef(cpy_r_r197);
    goto CPyL135;
CPyL207: ;
    CPy_DECREF(cpy_r_r201);
    goto CPyL121;
CPyL208: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r204);
    goto CPyL135;
CPyL209: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r204);
    CPy_DecRef(cpy_r_r206);
    goto CPyL135;
CPyL210: ;
    CPy_DECREF(cpy_r_r211);
    goto CPyL128;
CPyL211: ;
    CPy_DECREF(cpy_r_r215);
    goto CPyL129;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r218);
    goto CPyL135;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r220);
    goto CPyL135;
CPyL214: ;
    CPy_DECREF(cpy_r_r225);
    goto CPyL134;
}
        
        PyObject *CPyPy_encyclopedia___effects___make_verbs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"continents", "colours", "categories", 0};
            static CPyArg_Parser parser = {"OOO:make_verbs", kwlist, 0};
            PyObject *obj_continents;
            PyObject *obj_colours;
            PyObject *obj_categories;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_continents, &obj_colours, &obj_categories)) {
                return NULL;
            }
            PyObject *arg_continents = obj_continents;
            PyObject *arg_colours = obj_colours;
            PyObject *arg_categories = obj_categories;
            PyObject *retval = CPyDef_encyclopedia___effects___make_verbs(arg_continents, arg_colours, arg_categories);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "make_verbs", 22, CPyStatic_encyclopedia___effects___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___effects_____top_level__(void) {
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
    void *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    void *cpy_r_r90;
    void *cpy_r_r91;
    PyObject **cpy_r_r92;
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
    void *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    void *cpy_r_r112;
    void *cpy_r_r113;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 1, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 1, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 11, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 13, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___encyclopedia___automa___actions;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___encyclopedia___automa___actions;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 15, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___encyclopedia___automa___actions;
    cpy_r_r25 = CPyExec_serai___games___encyclopedia___automa___actions;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___encyclopedia___automa___actions__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 15, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 15, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[526]; /* 'serai.games.encyclopedia.automa.actions' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 15, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5122]; /* ('CashTokens', 'FirstPlayer', 'PlaceDie', 'SpaceReputation') */
    cpy_r_r36 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 15, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    } else
        goto CPyL48;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___encyclopedia___effects___cards;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___encyclopedia___effects___cards;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[803]; /* 'serai.games.encyclopedia.effects.cards' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 16, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___encyclopedia___effects___cards;
    cpy_r_r47 = CPyExec_serai___games___encyclopedia___effects___cards;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___encyclopedia___effects___cards__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 16, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 16, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[803]; /* 'serai.games.encyclopedia.effects.cards' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 16, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5123]; /* ('Refill', 'Take') */
    cpy_r_r58 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 16, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    } else
        goto CPyL49;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___encyclopedia___effects___gains;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___encyclopedia___effects___gains;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[669]; /* 'serai.games.encyclopedia.effects.gains' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 17, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___encyclopedia___effects___gains;
    cpy_r_r69 = CPyExec_serai___games___encyclopedia___effects___gains;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___encyclopedia___effects___gains__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 17, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 17, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[669]; /* 'serai.games.encyclopedia.effects.gains' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 17, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5124]; /* ('ExtraDice', 'Gain') */
    cpy_r_r80 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 17, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    } else
        goto CPyL50;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 18, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r91 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 18, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 18, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 18, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5125]; /* ('COUNTED', 'KINDS', 'LOCATIONS', 'RESOURCES') */
    cpy_r_r102 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 18, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    } else
        goto CPyL51;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 19, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r113 = CPyExec_serai___kernel___effects;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 19, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 19, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 19, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5126]; /* ('Verbs', 'number', 'word') */
    cpy_r_r124 = CPyStatic_encyclopedia___effects___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/effects/__init__.py", "<module>", 19, CPyStatic_encyclopedia___effects___globals);
        goto CPyL47;
    } else
        goto CPyL52;
CPyL46: ;
    return 1;
CPyL47: ;
    cpy_r_r126 = 2;
    return cpy_r_r126;
CPyL48: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL49: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL50: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL51: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL52: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
}

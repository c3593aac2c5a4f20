#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef scholars___scoringmodule_methods[] = {
    {"score", (PyCFunction)CPyPy_scholars___scoring___score, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score(t, seat)\n--\n\n") /* docstring */},
    {"_player_score", (PyCFunction)CPyPy_scholars___scoring____player_score, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player_score(t, seat)\n--\n\n") /* docstring */},
    {"scroll_counts", (PyCFunction)CPyPy_scholars___scoring___scroll_counts, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("scroll_counts(t, seat)\n--\n\n") /* docstring */},
    {"dice_sum", (PyCFunction)CPyPy_scholars___scoring___dice_sum, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("dice_sum(t, seat)\n--\n\n") /* docstring */},
    {"dice_points", (PyCFunction)CPyPy_scholars___scoring___dice_points, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("dice_points(sums, spaces)\n--\n\n") /* docstring */},
    {"_dice_item", (PyCFunction)CPyPy_scholars___scoring____dice_item, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_dice_item(t, seat)\n--\n\n") /* docstring */},
    {"_guild_items", (PyCFunction)CPyPy_scholars___scoring____guild_items, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_guild_items(t, seat)\n--\n\n") /* docstring */},
    {"_automa_score", (PyCFunction)CPyPy_scholars___scoring____automa_score, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_automa_score(t)\n--\n\n") /* docstring */},
    {"quick_score", (PyCFunction)CPyPy_scholars___scoring___quick_score, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("quick_score(t, seat)\n--\n\n") /* docstring */},
    {"winners", (PyCFunction)CPyPy_scholars___scoring___winners, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("winners(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___scoring__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___scoring__internal, "__name__");
    CPyStatic_scholars___scoring___globals = PyModule_GetDict(CPyModule_serai___games___scholars___scoring__internal);
    if (unlikely(CPyStatic_scholars___scoring___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___scoring_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___scoring__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___scholars___scoring(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___scoring__impl, &CPyImportState_serai___games___scholars___scoring, &CPyModule_serai___games___scholars___scoring);
}
static struct PyModuleDef scholars___scoringmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.scoring",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___scoringmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___scoring(void)
{
    if (CPyModule_serai___games___scholars___scoring__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___scoring__internal);
        return CPyModule_serai___games___scholars___scoring__internal;
    }
    CPyModule_serai___games___scholars___scoring__internal = PyModule_Create(&scholars___scoringmodule);
    return CPyModule_serai___games___scholars___scoring__internal;
}

PyObject *CPyInit_serai___games___scholars___scoring(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___scoring__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___scoring__internal);
        return CPyModule_serai___games___scholars___scoring__internal;
    }
    CPyModule_serai___games___scholars___scoring__internal = PyModule_Create(&scholars___scoringmodule);
    if (unlikely(CPyModule_serai___games___scholars___scoring__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.scoring");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___scoring__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___scoring__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___scoring__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___scoring(CPyModule_serai___games___scholars___scoring__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___scoring__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.scoring");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___scoring__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___scoring___score(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_items;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "score", "Table", "players", 14, CPyStatic_scholars___scoring___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_seat & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL3;
    cpy_r_r6 = cpy_r_r3 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL4;
CPyL3: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r3);
    if (cpy_r_r8) {
        goto CPyL5;
    } else
        goto CPyL7;
CPyL4: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_seat < (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r9) goto CPyL7;
CPyL5: ;
    cpy_r_r10 = CPyDef_scholars___scoring____player_score(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "score", 14, CPyStatic_scholars___scoring___globals);
        goto CPyL13;
    }
    cpy_r_r11 = cpy_r_r10;
    goto CPyL9;
CPyL7: ;
    cpy_r_r12 = CPyDef_scholars___scoring____automa_score(cpy_r_t);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "score", 14, CPyStatic_scholars___scoring___globals);
        goto CPyL13;
    }
    cpy_r_r11 = cpy_r_r12;
CPyL9: ;
    cpy_r_items = cpy_r_r11;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "score", "Table", "book", 15, CPyStatic_scholars___scoring___globals);
        goto CPyL14;
    }
CPyL10: ;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r13)->_seams;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = CPY_GET_METHOD(cpy_r_r14, CPyType_scholars___seams___Seams, 33, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r14, cpy_r_t, cpy_r_seat); /* score */
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "score", 15, CPyStatic_scholars___scoring___globals);
        goto CPyL14;
    }
    cpy_r_r16 = PySequence_Concat(cpy_r_items, cpy_r_r15);
    CPy_DECREF(cpy_r_items);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "score", 15, CPyStatic_scholars___scoring___globals);
        goto CPyL13;
    }
    return cpy_r_r16;
CPyL13: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL14: ;
    CPy_DecRef(cpy_r_items);
    goto CPyL13;
}
        
        PyObject *CPyPy_scholars___scoring___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:score", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___scoring___score(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/scoring.py", "score", 12, CPyStatic_scholars___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___scoring____player_score(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    PyObject *cpy_r_items;
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
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    CPyPtr cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    int64_t cpy_r_r58;
    CPyTagged cpy_r_vp;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject **cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject **cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    tuple_T2OI cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
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
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    int64_t cpy_r_r122;
    CPyPtr cpy_r_r123;
    int64_t cpy_r_r124;
    char cpy_r_r125;
    CPyPtr cpy_r_r126;
    CPyPtr cpy_r_r127;
    int64_t cpy_r_r128;
    CPyPtr cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    CPyTagged cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    CPyTagged cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyTagged cpy_r_r151;
    CPyTagged cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject **cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    int32_t cpy_r_r162;
    char cpy_r_r163;
    int64_t cpy_r_r164;
    PyObject *cpy_r_r165;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_player_score", "Table", "book", 19, CPyStatic_scholars___scoring___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_player_score", "Table", "players", 20, CPyStatic_scholars___scoring___globals);
        goto CPyL86;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 20, CPyStatic_scholars___scoring___globals);
        goto CPyL86;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 20, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL86;
    }
    cpy_r_r4 = CPyDef_scholars___scoring____dice_item(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 21, CPyStatic_scholars___scoring___globals);
        goto CPyL87;
    }
    cpy_r_r5 = PyList_New(1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 21, CPyStatic_scholars___scoring___globals);
        goto CPyL88;
    }
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    *(PyObject * *)cpy_r_r7 = cpy_r_r4;
    cpy_r_items = cpy_r_r5;
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 22, CPyStatic_scholars___scoring___globals);
        goto CPyL89;
    }
    cpy_r_r9 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_tucked;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_player_score", "Player", "tucked", 22, CPyStatic_scholars___scoring___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r9);
CPyL8: ;
    cpy_r_r10 = 0;
CPyL9: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL91;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r10 * 8;
    cpy_r_r17 = cpy_r_r15 + cpy_r_r16;
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    if (likely(PyList_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 22, CPyStatic_scholars___scoring___globals, "list", cpy_r_r18);
        goto CPyL92;
    }
    cpy_r_r20 = 0;
CPyL12: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL93;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 22, CPyStatic_scholars___scoring___globals);
        goto CPyL94;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r31 = PyList_Append(cpy_r_r8, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 22, CPyStatic_scholars___scoring___globals);
        goto CPyL94;
    }
    cpy_r_r33 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r33;
    goto CPyL12;
CPyL16: ;
    cpy_r_r34 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r34;
    goto CPyL9;
CPyL17: ;
    cpy_r_r35 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_aside;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_player_score", "Player", "aside", 22, CPyStatic_scholars___scoring___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r35);
CPyL18: ;
    cpy_r_r36 = PySequence_Concat(cpy_r_r8, cpy_r_r35);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 22, CPyStatic_scholars___scoring___globals);
        goto CPyL89;
    }
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r38 << 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (!cpy_r_r40) goto CPyL95;
    cpy_r_r41 = 0;
    cpy_r_r42 = 0;
CPyL21: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r42 < cpy_r_r44;
    if (!cpy_r_r45) goto CPyL30;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r47 = *(CPyPtr *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r42 * 8;
    cpy_r_r49 = cpy_r_r47 + cpy_r_r48;
    cpy_r_r50 = *(PyObject * *)cpy_r_r49;
    CPy_INCREF(cpy_r_r50);
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 24, CPyStatic_scholars___scoring___globals);
        goto CPyL96;
    }
    cpy_r_r52 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_player_score", "Book", "translators", 24, CPyStatic_scholars___scoring___globals);
        goto CPyL97;
    }
CPyL24: ;
    cpy_r_r53 = CPyList_GetItem(cpy_r_r52, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 24, CPyStatic_scholars___scoring___globals);
        goto CPyL96;
    }
    if (likely(PyTuple_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 24, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r53);
        goto CPyL96;
    }
    cpy_r_r55 = CPySequenceTuple_GetItem(cpy_r_r54, 8);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 24, CPyStatic_scholars___scoring___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 24, CPyStatic_scholars___scoring___globals);
        goto CPyL96;
    }
    cpy_r_r57 = CPyTagged_Add(cpy_r_r41, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r56);
    cpy_r_r41 = cpy_r_r57;
    cpy_r_r58 = cpy_r_r42 + 1;
    cpy_r_r42 = cpy_r_r58;
    goto CPyL21;
CPyL30: ;
    cpy_r_vp = cpy_r_r41;
    cpy_r_r59 = CPyStatics[3427]; /* 'score-retired' */
    cpy_r_r60 = CPyStatics[31]; /* 'n' */
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    CPy_DECREF(cpy_r_r36);
    cpy_r_r63 = cpy_r_r62 << 1;
    cpy_r_r64 = CPyTagged_StealAsObject(cpy_r_r63);
    cpy_r_r65 = CPyDict_Build(1, cpy_r_r60, cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 25, CPyStatic_scholars___scoring___globals);
        goto CPyL98;
    }
    cpy_r_r66 = CPyDef_message___Message(cpy_r_r59, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 25, CPyStatic_scholars___scoring___globals);
        goto CPyL98;
    }
    cpy_r_r67 = CPyStatics[3428]; /* 'SC-SCORE-03' */
    cpy_r_r68 = CPyStatic_scholars___scoring___globals;
    cpy_r_r69 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r70 = CPyDict_GetItem(cpy_r_r68, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 25, CPyStatic_scholars___scoring___globals);
        goto CPyL99;
    }
    cpy_r_r71 = CPyTagged_StealAsObject(cpy_r_vp);
    PyObject *cpy_r_r72[3] = {cpy_r_r66, cpy_r_r71, cpy_r_r67};
    cpy_r_r73 = (PyObject **)&cpy_r_r72;
    cpy_r_r74 = PyObject_Vectorcall(cpy_r_r70, cpy_r_r73, 3, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 25, CPyStatic_scholars___scoring___globals);
        goto CPyL100;
    }
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r71);
    if (likely(PyTuple_Check(cpy_r_r74)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 25, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r74);
        goto CPyL89;
    }
    cpy_r_r76 = PyList_Append(cpy_r_items, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 25, CPyStatic_scholars___scoring___globals);
        goto CPyL89;
    }
CPyL36: ;
    cpy_r_r78 = CPyDef_scholars___scoring____guild_items(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 26, CPyStatic_scholars___scoring___globals);
        goto CPyL89;
    }
    cpy_r_r79 = PySequence_InPlaceConcat(cpy_r_items, cpy_r_r78);
    CPy_DECREF(cpy_r_items);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 26, CPyStatic_scholars___scoring___globals);
        goto CPyL87;
    }
    cpy_r_items = cpy_r_r79;
    cpy_r_r80 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_tracks;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_player_score", "Book", "tracks", 27, CPyStatic_scholars___scoring___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r80);
CPyL39: ;
    cpy_r_r81 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_levels;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_player_score", "Player", "levels", 27, CPyStatic_scholars___scoring___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r81);
CPyL40: ;
    cpy_r_r82 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r83 = CPyStatics[36]; /* 'zip' */
    cpy_r_r84 = CPyObject_GetAttr(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 27, CPyStatic_scholars___scoring___globals);
        goto CPyL102;
    }
    cpy_r_r85 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r86[3] = {cpy_r_r80, cpy_r_r81, cpy_r_r85};
    cpy_r_r87 = (PyObject **)&cpy_r_r86;
    cpy_r_r88 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r89 = PyObject_Vectorcall(cpy_r_r84, cpy_r_r87, 2, cpy_r_r88);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 27, CPyStatic_scholars___scoring___globals);
        goto CPyL102;
    }
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r90 = PyObject_GetIter(cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 27, CPyStatic_scholars___scoring___globals);
        goto CPyL89;
    }
CPyL43: ;
    cpy_r_r91 = PyIter_Next(cpy_r_r90);
    if (cpy_r_r91 == NULL) goto CPyL103;
    PyObject *__tmp5409;
    if (unlikely(!(PyTuple_Check(cpy_r_r91) && PyTuple_GET_SIZE(cpy_r_r91) == 2))) {
        __tmp5409 = NULL;
        goto __LL5410;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r91, 0))))
        __tmp5409 = PyTuple_GET_ITEM(cpy_r_r91, 0);
    else {
        __tmp5409 = NULL;
    }
    if (__tmp5409 == NULL) goto __LL5410;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r91, 1))))
        __tmp5409 = PyTuple_GET_ITEM(cpy_r_r91, 1);
    else {
        __tmp5409 = NULL;
    }
    if (__tmp5409 == NULL) goto __LL5410;
    __tmp5409 = cpy_r_r91;
__LL5410: ;
    if (unlikely(__tmp5409 == NULL)) {
        CPy_TypeError("tuple[tuple, int]", cpy_r_r91); cpy_r_r92 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp5411 = PyTuple_GET_ITEM(cpy_r_r91, 0);
        CPy_INCREF(__tmp5411);
        PyObject * __tmp5412;
        if (likely(PyTuple_Check(__tmp5411)))
            __tmp5412 = __tmp5411;
        else {
            CPy_TypeError("tuple", __tmp5411); 
            __tmp5412 = NULL;
        }
        cpy_r_r92.f0 = __tmp5412;
        PyObject *__tmp5413 = PyTuple_GET_ITEM(cpy_r_r91, 1);
        CPyTagged __tmp5414;
        if (likely(PyLong_Check(__tmp5413)))
            __tmp5414 = CPyTagged_FromObject(__tmp5413);
        else {
            goto __LL5415;
        }
        cpy_r_r92.f1 = __tmp5414;
    }
    goto __LL5416;
__LL5415: ;
    CPy_DECREF(cpy_r_r92.f0);
    cpy_r_r92 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL5416;
__LL5416: ;
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 27, CPyStatic_scholars___scoring___globals);
        goto CPyL104;
    }
    cpy_r_r93 = cpy_r_r92.f0;
    CPy_INCREF(cpy_r_r93);
    cpy_r_r94 = cpy_r_r92.f1;
    CPyTagged_INCREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r92.f0);
    CPyTagged_DECREF(cpy_r_r92.f1);
    cpy_r_r95 = cpy_r_r94 != 0;
    if (!cpy_r_r95) goto CPyL105;
    cpy_r_r96 = CPyStatics[3429]; /* 'score-track' */
    cpy_r_r97 = CPyStatics[2562]; /* 'track' */
    cpy_r_r98 = CPySequenceTuple_GetItem(cpy_r_r93, 0);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals);
        goto CPyL106;
    }
    if (likely(PyUnicode_Check(cpy_r_r98)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals, "str", cpy_r_r98);
        goto CPyL106;
    }
    cpy_r_r100 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_r94);
    cpy_r_r101 = CPyTagged_StealAsObject(cpy_r_r94);
    cpy_r_r102 = CPyDict_Build(2, cpy_r_r97, cpy_r_r99, cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals);
        goto CPyL106;
    }
    cpy_r_r103 = CPyDef_message___Message(cpy_r_r96, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals);
        goto CPyL106;
    }
    cpy_r_r104 = CPySequenceTuple_GetItem(cpy_r_r93, 14);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals);
        goto CPyL107;
    }
    if (likely(PyTuple_Check(cpy_r_r104)))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r104);
        goto CPyL107;
    }
    cpy_r_r106 = CPySequenceTuple_GetItem(cpy_r_r105, cpy_r_r94);
    CPy_DECREF(cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r106)))
        cpy_r_r107 = CPyTagged_FromObject(cpy_r_r106);
    else {
        CPy_TypeError("int", cpy_r_r106); cpy_r_r107 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals);
        goto CPyL108;
    }
    cpy_r_r108 = CPyStatics[3430]; /* 'SC-SCORE-06' */
    cpy_r_r109 = CPyStatic_scholars___scoring___globals;
    cpy_r_r110 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals);
        goto CPyL109;
    }
    cpy_r_r112 = CPyTagged_StealAsObject(cpy_r_r107);
    PyObject *cpy_r_r113[3] = {cpy_r_r103, cpy_r_r112, cpy_r_r108};
    cpy_r_r114 = (PyObject **)&cpy_r_r113;
    cpy_r_r115 = PyObject_Vectorcall(cpy_r_r111, cpy_r_r114, 3, 0);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals);
        goto CPyL110;
    }
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r112);
    if (likely(PyTuple_Check(cpy_r_r115)))
        cpy_r_r116 = cpy_r_r115;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 30, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r115);
        goto CPyL104;
    }
    cpy_r_r117 = PyList_Append(cpy_r_items, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 29, CPyStatic_scholars___scoring___globals);
        goto CPyL104;
    } else
        goto CPyL43;
CPyL58: ;
    cpy_r_r119 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 27, CPyStatic_scholars___scoring___globals);
        goto CPyL89;
    }
    cpy_r_r120 = CPyDef_scholars___scoring___scroll_counts(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 32, CPyStatic_scholars___scoring___globals);
        goto CPyL89;
    }
    cpy_r_r121 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_scrolls;
    if (unlikely(cpy_r_r121 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'scrolls' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r121);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 33, CPyStatic_scholars___scoring___globals);
        goto CPyL111;
    }
CPyL61: ;
    cpy_r_r122 = 0;
CPyL62: ;
    cpy_r_r123 = (CPyPtr)((CPyPtr)cpy_r_r121 + offsetof(PyVarObject, ob_size));
    cpy_r_r124 = *(int64_t *)cpy_r_r123;
    cpy_r_r125 = cpy_r_r122 < cpy_r_r124;
    if (!cpy_r_r125) goto CPyL112;
    cpy_r_r126 = (CPyPtr)((CPyPtr)cpy_r_r121 + offsetof(PyListObject, ob_item));
    cpy_r_r127 = *(CPyPtr *)cpy_r_r126;
    cpy_r_r128 = cpy_r_r122 * 8;
    cpy_r_r129 = cpy_r_r127 + cpy_r_r128;
    cpy_r_r130 = *(PyObject * *)cpy_r_r129;
    CPy_INCREF(cpy_r_r130);
    if (likely(PyLong_Check(cpy_r_r130)))
        cpy_r_r131 = CPyTagged_FromObject(cpy_r_r130);
    else {
        CPy_TypeError("int", cpy_r_r130); cpy_r_r131 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 33, CPyStatic_scholars___scoring___globals);
        goto CPyL113;
    }
    cpy_r_r132 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_player_score", "Book", "scrolls", 34, CPyStatic_scholars___scoring___globals);
        goto CPyL114;
    }
CPyL65: ;
    cpy_r_r133 = CPyList_GetItem(cpy_r_r132, cpy_r_r131);
    CPyTagged_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 34, CPyStatic_scholars___scoring___globals);
        goto CPyL113;
    }
    if (likely(PyTuple_Check(cpy_r_r133)))
        cpy_r_r134 = cpy_r_r133;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 34, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r133);
        goto CPyL113;
    }
    cpy_r_r135 = CPySequenceTuple_GetItem(cpy_r_r134, 10);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 35, CPyStatic_scholars___scoring___globals);
        goto CPyL115;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r135, CPyType_formula___Formula)))
        cpy_r_r136 = cpy_r_r135;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 35, CPyStatic_scholars___scoring___globals, "serai.kernel.formula.Formula", cpy_r_r135);
        goto CPyL115;
    }
    cpy_r_r137 = CPY_GET_METHOD(cpy_r_r136, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r136, cpy_r_r120); /* value */
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r137 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 35, CPyStatic_scholars___scoring___globals);
        goto CPyL115;
    }
    cpy_r_r138 = CPySequenceTuple_GetItem(cpy_r_r134, 12);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 35, CPyStatic_scholars___scoring___globals);
        goto CPyL116;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r138, CPyType_formula___Formula)))
        cpy_r_r139 = cpy_r_r138;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 35, CPyStatic_scholars___scoring___globals, "serai.kernel.formula.Formula", cpy_r_r138);
        goto CPyL116;
    }
    cpy_r_r140 = CPY_GET_METHOD(cpy_r_r139, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r139, cpy_r_r120); /* value */
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 35, CPyStatic_scholars___scoring___globals);
        goto CPyL116;
    }
    cpy_r_r141 = CPyTagged_Subtract(cpy_r_r137, cpy_r_r140);
    CPyTagged_DECREF(cpy_r_r137);
    CPyTagged_DECREF(cpy_r_r140);
    cpy_r_r142 = CPyStatics[3431]; /* 'score-scroll' */
    cpy_r_r143 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r144 = CPySequenceTuple_GetItem(cpy_r_r134, 0);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 37, CPyStatic_scholars___scoring___globals);
        goto CPyL117;
    }
    if (likely(PyUnicode_Check(cpy_r_r144)))
        cpy_r_r145 = cpy_r_r144;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 37, CPyStatic_scholars___scoring___globals, "str", cpy_r_r144);
        goto CPyL117;
    }
    cpy_r_r146 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_r141);
    cpy_r_r147 = CPyTagged_StealAsObject(cpy_r_r141);
    cpy_r_r148 = CPyDict_Build(2, cpy_r_r143, cpy_r_r145, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 37, CPyStatic_scholars___scoring___globals);
        goto CPyL117;
    }
    cpy_r_r149 = CPyDef_message___Message(cpy_r_r142, cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 37, CPyStatic_scholars___scoring___globals);
        goto CPyL117;
    }
    cpy_r_r150 = CPySequenceTuple_GetItem(cpy_r_r134, 4);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 37, CPyStatic_scholars___scoring___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r150)))
        cpy_r_r151 = CPyTagged_FromObject(cpy_r_r150);
    else {
        CPy_TypeError("int", cpy_r_r150); cpy_r_r151 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r151 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 37, CPyStatic_scholars___scoring___globals);
        goto CPyL118;
    }
    cpy_r_r152 = CPyTagged_Add(cpy_r_r151, cpy_r_r141);
    CPyTagged_DECREF(cpy_r_r151);
    CPyTagged_DECREF(cpy_r_r141);
    cpy_r_r153 = CPyStatics[3432]; /* 'SC-SCORE-07' */
    cpy_r_r154 = CPyStatic_scholars___scoring___globals;
    cpy_r_r155 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 37, CPyStatic_scholars___scoring___globals);
        goto CPyL119;
    }
    cpy_r_r157 = CPyTagged_StealAsObject(cpy_r_r152);
    PyObject *cpy_r_r158[3] = {cpy_r_r149, cpy_r_r157, cpy_r_r153};
    cpy_r_r159 = (PyObject **)&cpy_r_r158;
    cpy_r_r160 = PyObject_Vectorcall(cpy_r_r156, cpy_r_r159, 3, 0);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 37, CPyStatic_scholars___scoring___globals);
        goto CPyL120;
    }
    CPy_DECREF(cpy_r_r149);
    CPy_DECREF(cpy_r_r157);
    if (likely(PyTuple_Check(cpy_r_r160)))
        cpy_r_r161 = cpy_r_r160;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_player_score", 37, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r160);
        goto CPyL113;
    }
    cpy_r_r162 = PyList_Append(cpy_r_items, cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    cpy_r_r163 = cpy_r_r162 >= 0;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 36, CPyStatic_scholars___scoring___globals);
        goto CPyL113;
    }
    cpy_r_r164 = cpy_r_r122 + 1;
    cpy_r_r122 = cpy_r_r164;
    goto CPyL62;
CPyL84: ;
    return cpy_r_items;
CPyL85: ;
    cpy_r_r165 = NULL;
    return cpy_r_r165;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL85;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL85;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL85;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    goto CPyL85;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r8);
    goto CPyL85;
CPyL91: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL17;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL85;
CPyL93: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL16;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    goto CPyL85;
CPyL95: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL36;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL85;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL85;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_vp);
    goto CPyL85;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_vp);
    CPy_DecRef(cpy_r_r66);
    goto CPyL85;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r71);
    goto CPyL85;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r80);
    goto CPyL85;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r81);
    goto CPyL85;
CPyL103: ;
    CPy_DECREF(cpy_r_r90);
    goto CPyL58;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r90);
    goto CPyL85;
CPyL105: ;
    CPy_DECREF(cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r94);
    goto CPyL43;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL85;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r103);
    goto CPyL85;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r103);
    goto CPyL85;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r107);
    goto CPyL85;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r112);
    goto CPyL85;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r120);
    goto CPyL85;
CPyL112: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r121);
    goto CPyL84;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    goto CPyL85;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r131);
    goto CPyL85;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r134);
    goto CPyL85;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r134);
    CPyTagged_DecRef(cpy_r_r137);
    goto CPyL85;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r134);
    CPyTagged_DecRef(cpy_r_r141);
    goto CPyL85;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r149);
    goto CPyL85;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r149);
    CPyTagged_DecRef(cpy_r_r152);
    goto CPyL85;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r149);
    CPy_DecRef(cpy_r_r157);
    goto CPyL85;
}
        
        PyObject *CPyPy_scholars___scoring____player_score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_player_score", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___scoring____player_score(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_player_score", 18, CPyStatic_scholars___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___scoring___scroll_counts(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_retired;
    PyObject *cpy_r_r39;
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    CPyPtr cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    int64_t cpy_r_r54;
    CPyTagged cpy_r_breadth;
    PyObject *cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    CPyPtr cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    CPyTagged cpy_r_r78;
    int64_t cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_counts;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    tuple_T3III cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "scroll_counts", "Table", "book", 44, CPyStatic_scholars___scoring___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "scroll_counts", "Table", "players", 45, CPyStatic_scholars___scoring___globals);
        goto CPyL49;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 45, CPyStatic_scholars___scoring___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 45, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL49;
    }
    cpy_r_r4 = PyList_New(1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 46, CPyStatic_scholars___scoring___globals);
        goto CPyL50;
    }
    cpy_r_r5 = CPyStatics[4896]; /* 0 */
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    CPy_INCREF(cpy_r_r5);
    *(PyObject * *)cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r9 = ((serai___games___scholars___book___WordsObject *)cpy_r_r8)->_languages;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    CPy_DECREF(cpy_r_r9);
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = CPySequence_Multiply(cpy_r_r4, cpy_r_r12);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 46, CPyStatic_scholars___scoring___globals);
        goto CPyL50;
    }
    cpy_r_r14 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_scrolls;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "scroll_counts", "Player", "scrolls", 47, CPyStatic_scholars___scoring___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r14);
CPyL7: ;
    cpy_r_r15 = 0;
CPyL8: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL52;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 47, CPyStatic_scholars___scoring___globals);
        goto CPyL53;
    }
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "scroll_counts", "Book", "scrolls", 48, CPyStatic_scholars___scoring___globals);
        goto CPyL54;
    }
CPyL11: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 48, CPyStatic_scholars___scoring___globals);
        goto CPyL53;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 48, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r26);
        goto CPyL53;
    }
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, 2);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 48, CPyStatic_scholars___scoring___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 48, CPyStatic_scholars___scoring___globals);
        goto CPyL53;
    }
    cpy_r_r30 = CPyList_GetItem(cpy_r_r13, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 48, CPyStatic_scholars___scoring___globals);
        goto CPyL55;
    }
    cpy_r_r31 = CPyStatics[4897]; /* 1 */
    cpy_r_r32 = PyNumber_InPlaceAdd(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 48, CPyStatic_scholars___scoring___globals);
        goto CPyL55;
    }
    cpy_r_r33 = CPyList_SetItem(cpy_r_r13, cpy_r_r29, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 48, CPyStatic_scholars___scoring___globals);
        goto CPyL53;
    }
    cpy_r_r34 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r34;
    goto CPyL8;
CPyL19: ;
    cpy_r_r35 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_aside;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "scroll_counts", "Player", "aside", 49, CPyStatic_scholars___scoring___globals);
        goto CPyL51;
    }
CPyL20: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r37 << 1;
    cpy_r_retired = cpy_r_r38;
    cpy_r_r39 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_tucked;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "scroll_counts", "Player", "tucked", 50, CPyStatic_scholars___scoring___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r39);
CPyL21: ;
    cpy_r_r40 = 0;
CPyL22: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r40 < cpy_r_r42;
    if (!cpy_r_r43) goto CPyL57;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyListObject, ob_item));
    cpy_r_r45 = *(CPyPtr *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r40 * 8;
    cpy_r_r47 = cpy_r_r45 + cpy_r_r46;
    cpy_r_r48 = *(PyObject * *)cpy_r_r47;
    CPy_INCREF(cpy_r_r48);
    if (likely(PyList_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 50, CPyStatic_scholars___scoring___globals, "list", cpy_r_r48);
        goto CPyL58;
    }
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    CPy_DECREF(cpy_r_r49);
    cpy_r_r52 = cpy_r_r51 << 1;
    cpy_r_r53 = CPyTagged_Add(cpy_r_retired, cpy_r_r52);
    CPyTagged_DECREF(cpy_r_retired);
    cpy_r_retired = cpy_r_r53;
    cpy_r_r54 = cpy_r_r40 + 1;
    cpy_r_r40 = cpy_r_r54;
    goto CPyL22;
CPyL26: ;
    cpy_r_breadth = 0;
    cpy_r_r55 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_levels;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "scroll_counts", "Player", "levels", 53, CPyStatic_scholars___scoring___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r55);
CPyL27: ;
    cpy_r_r56 = 0;
CPyL28: ;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r56 < cpy_r_r58;
    if (!cpy_r_r59) goto CPyL60;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyListObject, ob_item));
    cpy_r_r61 = *(CPyPtr *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r56 * 8;
    cpy_r_r63 = cpy_r_r61 + cpy_r_r62;
    cpy_r_r64 = *(PyObject * *)cpy_r_r63;
    CPy_INCREF(cpy_r_r64);
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 53, CPyStatic_scholars___scoring___globals);
        goto CPyL61;
    }
    cpy_r_r66 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_constants;
    CPy_INCREF(cpy_r_r66);
    cpy_r_r67 = CPyStatics[3433]; /* 'breadth_level' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 54, CPyStatic_scholars___scoring___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 54, CPyStatic_scholars___scoring___globals);
        goto CPyL62;
    }
    cpy_r_r70 = cpy_r_r65 & 1;
    cpy_r_r71 = cpy_r_r70 != 0;
    if (cpy_r_r71) goto CPyL34;
    cpy_r_r72 = cpy_r_r69 & 1;
    cpy_r_r73 = cpy_r_r72 != 0;
    if (!cpy_r_r73) goto CPyL35;
CPyL34: ;
    cpy_r_r74 = CPyTagged_IsLt_(cpy_r_r65, cpy_r_r69);
    cpy_r_r75 = cpy_r_r74 ^ 1;
    cpy_r_r76 = cpy_r_r75;
    goto CPyL36;
CPyL35: ;
    cpy_r_r77 = (Py_ssize_t)cpy_r_r65 >= (Py_ssize_t)cpy_r_r69;
    cpy_r_r76 = cpy_r_r77;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r69);
    if (!cpy_r_r76) goto CPyL38;
    cpy_r_r78 = CPyTagged_Add(cpy_r_breadth, 2);
    CPyTagged_DECREF(cpy_r_breadth);
    cpy_r_breadth = cpy_r_r78;
CPyL38: ;
    cpy_r_r79 = cpy_r_r56 + 1;
    cpy_r_r56 = cpy_r_r79;
    goto CPyL28;
CPyL39: ;
    cpy_r_r80 = CPyDef_scholars___dice___owned(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 56, CPyStatic_scholars___scoring___globals);
        goto CPyL59;
    }
    cpy_r_r81 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_levels;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "scroll_counts", "Player", "levels", 56, CPyStatic_scholars___scoring___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r81);
CPyL41: ;
    cpy_r_r82 = PySequence_Concat(cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 56, CPyStatic_scholars___scoring___globals);
        goto CPyL59;
    }
    cpy_r_r83 = PySequence_Concat(cpy_r_r82, cpy_r_r13);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 56, CPyStatic_scholars___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r84 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_guilds;
    if (unlikely(cpy_r_r84 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'guilds' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r84);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 56, CPyStatic_scholars___scoring___globals);
        goto CPyL65;
    }
CPyL44: ;
    cpy_r_r85 = PySequence_Concat(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 56, CPyStatic_scholars___scoring___globals);
        goto CPyL66;
    }
    cpy_r_counts = cpy_r_r85;
    cpy_r_r86 = cpy_r_retired;
    cpy_r_r87 = cpy_r_breadth;
    cpy_r_r88 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_seams;
    CPy_INCREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r89 = CPY_GET_METHOD(cpy_r_r88, CPyType_scholars___seams___Seams, 38, serai___games___scholars___seams___SeamsObject, CPyTagged (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r88, cpy_r_t, cpy_r_seat); /* wealth */
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 57, CPyStatic_scholars___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r90.f0 = cpy_r_r86;
    cpy_r_r90.f1 = cpy_r_r87;
    cpy_r_r90.f2 = cpy_r_r89;
    cpy_r_r91 = PyTuple_New(3);
    if (unlikely(cpy_r_r91 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5417 = CPyTagged_StealAsObject(cpy_r_r90.f0);
    PyTuple_SET_ITEM(cpy_r_r91, 0, __tmp5417);
    PyObject *__tmp5418 = CPyTagged_StealAsObject(cpy_r_r90.f1);
    PyTuple_SET_ITEM(cpy_r_r91, 1, __tmp5418);
    PyObject *__tmp5419 = CPyTagged_StealAsObject(cpy_r_r90.f2);
    PyTuple_SET_ITEM(cpy_r_r91, 2, __tmp5419);
    cpy_r_r92 = PySequence_InPlaceConcat(cpy_r_counts, cpy_r_r91);
    CPy_DECREF(cpy_r_counts);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 57, CPyStatic_scholars___scoring___globals);
        goto CPyL48;
    }
    cpy_r_counts = cpy_r_r92;
    return cpy_r_counts;
CPyL48: ;
    cpy_r_r93 = NULL;
    return cpy_r_r93;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL48;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL48;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    goto CPyL48;
CPyL52: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL19;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL48;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL48;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL48;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_retired);
    goto CPyL48;
CPyL57: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL26;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_retired);
    CPy_DecRef(cpy_r_r39);
    goto CPyL48;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_breadth);
    goto CPyL48;
CPyL60: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL39;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_breadth);
    CPy_DecRef(cpy_r_r55);
    goto CPyL48;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_breadth);
    CPy_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL48;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_breadth);
    CPy_DecRef(cpy_r_r80);
    goto CPyL48;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_breadth);
    goto CPyL48;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_breadth);
    CPy_DecRef(cpy_r_r83);
    goto CPyL48;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_breadth);
    goto CPyL48;
CPyL67: ;
    CPy_DecRef(cpy_r_counts);
    CPyTagged_DecRef(cpy_r_r86);
    CPyTagged_DecRef(cpy_r_r87);
    goto CPyL48;
}
        
        PyObject *CPyPy_scholars___scoring___scroll_counts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:scroll_counts", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___scoring___scroll_counts(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/scoring.py", "scroll_counts", 42, CPyStatic_scholars___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___scoring___dice_sum(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "dice_sum", "Table", "players", 66, CPyStatic_scholars___scoring___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_seat & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL3;
    cpy_r_r6 = cpy_r_r3 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL4;
CPyL3: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r3);
    cpy_r_r9 = cpy_r_r8 ^ 1;
    if (cpy_r_r9) {
        goto CPyL5;
    } else
        goto CPyL13;
CPyL4: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r10) goto CPyL13;
CPyL5: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "dice_sum", "Table", "automa", 67, CPyStatic_scholars___scoring___globals);
        goto CPyL22;
    }
CPyL6: ;
    cpy_r_r12 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r13 = cpy_r_r11 != cpy_r_r12;
    if (cpy_r_r13) goto CPyL9;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_sum", 67, CPyStatic_scholars___scoring___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "dice_sum", "Table", "automa", 68, CPyStatic_scholars___scoring___globals);
        goto CPyL22;
    }
CPyL10: ;
    if (likely(cpy_r_r15 != Py_None))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "dice_sum", 68, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Automa", cpy_r_r15);
        goto CPyL22;
    }
    cpy_r_r17 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r16)->_dice_sum;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "dice_sum", "Automa", "dice_sum", 68, CPyStatic_scholars___scoring___globals);
        goto CPyL22;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL12: ;
    return cpy_r_r17;
CPyL13: ;
    cpy_r_r18 = CPyDef_scholars___dice___owned(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_sum", 69, CPyStatic_scholars___scoring___globals);
        goto CPyL22;
    }
    cpy_r_r19 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r20 = CPyStatics[105]; /* 'sum' */
    cpy_r_r21 = CPyObject_GetAttr(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_sum", 70, CPyStatic_scholars___scoring___globals);
        goto CPyL23;
    }
    PyObject *cpy_r_r22[1] = {cpy_r_r18};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = PyObject_Vectorcall(cpy_r_r21, cpy_r_r23, 1, 0);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_sum", 70, CPyStatic_scholars___scoring___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_sum", 70, CPyStatic_scholars___scoring___globals);
        goto CPyL23;
    }
    cpy_r_r26 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "dice_sum", "Table", "book", 70, CPyStatic_scholars___scoring___globals);
        goto CPyL24;
    }
CPyL18: ;
    cpy_r_r27 = ((serai___games___scholars___book___BookObject *)cpy_r_r26)->_white;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "dice_sum", "Book", "white", 70, CPyStatic_scholars___scoring___globals);
        goto CPyL24;
    }
CPyL19: ;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r18, cpy_r_r27);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_sum", 70, CPyStatic_scholars___scoring___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_sum", 70, CPyStatic_scholars___scoring___globals);
        goto CPyL25;
    }
    cpy_r_r30 = CPyTagged_Multiply(4, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyTagged_Subtract(cpy_r_r25, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r30);
    return cpy_r_r31;
CPyL22: ;
    cpy_r_r32 = CPY_INT_TAG;
    return cpy_r_r32;
CPyL23: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL22;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL22;
}
        
        PyObject *CPyPy_scholars___scoring___dice_sum(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:dice_sum", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___scoring___dice_sum(arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_sum", 64, CPyStatic_scholars___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___scoring___dice_points(PyObject *cpy_r_sums, PyObject *cpy_r_spaces) {
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_lower;
    CPyTagged cpy_r_tied;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    int64_t cpy_r_r49;
    PyObject *cpy_r_r50;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_points", 75, CPyStatic_scholars___scoring___globals);
        goto CPyL27;
    }
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_sums + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL26;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_sums + offsetof(PyListObject, ob_item));
    cpy_r_r6 = *(CPyPtr *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r1 * 8;
    cpy_r_r8 = cpy_r_r6 + cpy_r_r7;
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    CPy_INCREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_points", 76, CPyStatic_scholars___scoring___globals);
        goto CPyL28;
    }
    cpy_r_lower = 0;
    cpy_r_tied = 0;
    cpy_r_r11 = 0;
CPyL5: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_sums + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL29;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_sums + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_points", 78, CPyStatic_scholars___scoring___globals);
        goto CPyL30;
    }
    cpy_r_r21 = cpy_r_r20 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL9;
    cpy_r_r23 = cpy_r_r10 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL10;
CPyL9: ;
    cpy_r_r25 = CPyTagged_IsLt_(cpy_r_r20, cpy_r_r10);
    if (cpy_r_r25) {
        goto CPyL31;
    } else
        goto CPyL12;
CPyL10: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_r20 < (Py_ssize_t)cpy_r_r10;
    if (cpy_r_r26) {
        goto CPyL31;
    } else
        goto CPyL12;
CPyL11: ;
    cpy_r_r27 = CPyTagged_Add(cpy_r_lower, 2);
    CPyTagged_DECREF(cpy_r_lower);
    cpy_r_lower = cpy_r_r27;
    goto CPyL17;
CPyL12: ;
    cpy_r_r28 = cpy_r_r20 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL14;
    cpy_r_r30 = CPyTagged_IsEq_(cpy_r_r20, cpy_r_r10);
    cpy_r_r31 = cpy_r_r30;
    goto CPyL15;
CPyL14: ;
    cpy_r_r32 = cpy_r_r20 == cpy_r_r10;
    cpy_r_r31 = cpy_r_r32;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r31) goto CPyL17;
    cpy_r_r33 = CPyTagged_Add(cpy_r_tied, 2);
    CPyTagged_DECREF(cpy_r_tied);
    cpy_r_tied = cpy_r_r33;
CPyL17: ;
    cpy_r_r34 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r34;
    goto CPyL5;
CPyL18: ;
    cpy_r_r35 = CPyTagged_Add(cpy_r_lower, cpy_r_tied);
    cpy_r_r36 = CPyList_GetSlice(cpy_r_spaces, cpy_r_lower, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_lower);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_points", 83, CPyStatic_scholars___scoring___globals);
        goto CPyL32;
    }
    if (likely(PyList_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "dice_points", 83, CPyStatic_scholars___scoring___globals, "list", cpy_r_r36);
        goto CPyL32;
    }
    cpy_r_r38 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r39 = CPyStatics[105]; /* 'sum' */
    cpy_r_r40 = CPyObject_GetAttr(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_points", 83, CPyStatic_scholars___scoring___globals);
        goto CPyL33;
    }
    PyObject *cpy_r_r41[1] = {cpy_r_r37};
    cpy_r_r42 = (PyObject **)&cpy_r_r41;
    cpy_r_r43 = PyObject_Vectorcall(cpy_r_r40, cpy_r_r42, 1, 0);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_points", 83, CPyStatic_scholars___scoring___globals);
        goto CPyL33;
    }
    CPy_DECREF(cpy_r_r37);
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_points", 83, CPyStatic_scholars___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r45 = CPyTagged_FloorDivide(cpy_r_r44, cpy_r_tied);
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_tied);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_points", 83, CPyStatic_scholars___scoring___globals);
        goto CPyL28;
    }
    cpy_r_r46 = CPyTagged_StealAsObject(cpy_r_r45);
    cpy_r_r47 = PyList_Append(cpy_r_r0, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_points", 83, CPyStatic_scholars___scoring___globals);
        goto CPyL28;
    }
    cpy_r_r49 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r49;
    goto CPyL2;
CPyL26: ;
    return cpy_r_r0;
CPyL27: ;
    cpy_r_r50 = NULL;
    return cpy_r_r50;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL27;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL18;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_lower);
    CPyTagged_DecRef(cpy_r_tied);
    goto CPyL27;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL11;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_tied);
    goto CPyL27;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_tied);
    CPy_DecRef(cpy_r_r37);
    goto CPyL27;
}
        
        PyObject *CPyPy_scholars___scoring___dice_points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"sums", "spaces", 0};
            static CPyArg_Parser parser = {"OO:dice_points", kwlist, 0};
            PyObject *obj_sums;
            PyObject *obj_spaces;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_sums, &obj_spaces)) {
                return NULL;
            }
            PyObject *arg_sums;
            if (likely(PyList_Check(obj_sums)))
                arg_sums = obj_sums;
            else {
                CPy_TypeError("list", obj_sums); 
                goto fail;
            }
            PyObject *arg_spaces;
            if (likely(PyList_Check(obj_spaces)))
                arg_spaces = obj_spaces;
            else {
                CPy_TypeError("list", obj_spaces); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___scoring___dice_points(arg_sums, arg_spaces);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/scoring.py", "dice_points", 73, CPyStatic_scholars___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___scoring____dice_item(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_rule;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 88, CPyStatic_scholars___scoring___globals);
        goto CPyL27;
    }
    cpy_r_r1 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 88, CPyStatic_scholars___scoring___globals);
        goto CPyL28;
    }
CPyL2: ;
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_other = cpy_r_r2;
    CPyTagged_DECREF(cpy_r_other);
CPyL3: ;
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = cpy_r_r1 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r1);
    if (cpy_r_r7) {
        goto CPyL7;
    } else
        goto CPyL29;
CPyL6: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r8) goto CPyL29;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_other = cpy_r_r2;
    cpy_r_r9 = CPyDef_scholars___scoring___dice_sum(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 88, CPyStatic_scholars___scoring___globals);
        goto CPyL30;
    }
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r9);
    cpy_r_r11 = PyList_Append(cpy_r_r0, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 88, CPyStatic_scholars___scoring___globals);
        goto CPyL30;
    }
    cpy_r_r13 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r13;
    goto CPyL3;
CPyL10: ;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_dice_item", "Table", "automa", 89, CPyStatic_scholars___scoring___globals);
        goto CPyL31;
    }
CPyL11: ;
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = cpy_r_r14 == cpy_r_r15;
    if (!cpy_r_r16) goto CPyL13;
    cpy_r_r17 = CPyStatics[3434]; /* 'SC-SCORE-02' */
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL14;
CPyL13: ;
    cpy_r_r19 = CPyStatics[3435]; /* 'SC-SOLO-31' */
    CPy_INCREF(cpy_r_r19);
    cpy_r_r18 = cpy_r_r19;
CPyL14: ;
    cpy_r_rule = cpy_r_r18;
    cpy_r_r20 = CPyStatics[3436]; /* 'score-dice' */
    cpy_r_r21 = CPyStatics[31]; /* 'n' */
    cpy_r_r22 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r25 = CPyDict_Build(1, cpy_r_r21, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r26 = CPyDef_message___Message(cpy_r_r20, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r27 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_dice_item", "Table", "book", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL33;
    }
CPyL19: ;
    cpy_r_r28 = ((serai___games___scholars___book___BookObject *)cpy_r_r27)->_dice_sums;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_dice_item", "Book", "dice_sums", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r28);
CPyL20: ;
    cpy_r_r29 = CPyDef_scholars___scoring___dice_points(cpy_r_r0, cpy_r_r28);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_seat);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r32 = CPyStatic_scholars___scoring___globals;
    cpy_r_r33 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL35;
    }
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r31);
    PyObject *cpy_r_r36[3] = {cpy_r_r26, cpy_r_r35, cpy_r_rule};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_Vectorcall(cpy_r_r34, cpy_r_r37, 3, 0);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 90, CPyStatic_scholars___scoring___globals);
        goto CPyL36;
    }
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_rule);
    if (likely(PyTuple_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 90, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r38);
        goto CPyL27;
    }
    return cpy_r_r39;
CPyL27: ;
    cpy_r_r40 = NULL;
    return cpy_r_r40;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL27;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL27;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL27;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_rule);
    goto CPyL27;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r26);
    goto CPyL27;
CPyL34: ;
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r26);
    goto CPyL27;
CPyL35: ;
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL27;
CPyL36: ;
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r35);
    goto CPyL27;
}
        
        PyObject *CPyPy_scholars___scoring____dice_item(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_dice_item", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___scoring____dice_item(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_dice_item", 87, CPyStatic_scholars___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___scoring____guild_items(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
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
    tuple_T2OI cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_spaces;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    tuple_T2OI cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    int64_t cpy_r_r71;
    CPyTagged cpy_r_points;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject **cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    int32_t cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_guild_items", "Table", "book", 97, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 98, CPyStatic_scholars___scoring___globals);
        goto CPyL47;
    }
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_guild_items", "Book", "guilds", 100, CPyStatic_scholars___scoring___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_guild_items", "Table", "control", 100, CPyStatic_scholars___scoring___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[36]; /* 'zip' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 100, CPyStatic_scholars___scoring___globals);
        goto CPyL50;
    }
    cpy_r_r7 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r8[3] = {cpy_r_r2, cpy_r_r3, cpy_r_r7};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r9, 2, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 100, CPyStatic_scholars___scoring___globals);
        goto CPyL50;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r12 = PyObject_GetIter(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 98, CPyStatic_scholars___scoring___globals);
        goto CPyL48;
    }
CPyL7: ;
    cpy_r_r13 = PyIter_Next(cpy_r_r12);
    if (cpy_r_r13 == NULL) goto CPyL51;
    PyObject *__tmp5420;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        __tmp5420 = NULL;
        goto __LL5421;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r13, 0))))
        __tmp5420 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        __tmp5420 = NULL;
    }
    if (__tmp5420 == NULL) goto __LL5421;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r13, 1))))
        __tmp5420 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        __tmp5420 = NULL;
    }
    if (__tmp5420 == NULL) goto __LL5421;
    __tmp5420 = cpy_r_r13;
__LL5421: ;
    if (unlikely(__tmp5420 == NULL)) {
        CPy_TypeError("tuple[tuple, int]", cpy_r_r13); cpy_r_r14 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp5422 = PyTuple_GET_ITEM(cpy_r_r13, 0);
        CPy_INCREF(__tmp5422);
        PyObject * __tmp5423;
        if (likely(PyTuple_Check(__tmp5422)))
            __tmp5423 = __tmp5422;
        else {
            CPy_TypeError("tuple", __tmp5422); 
            __tmp5423 = NULL;
        }
        cpy_r_r14.f0 = __tmp5423;
        PyObject *__tmp5424 = PyTuple_GET_ITEM(cpy_r_r13, 1);
        CPyTagged __tmp5425;
        if (likely(PyLong_Check(__tmp5424)))
            __tmp5425 = CPyTagged_FromObject(__tmp5424);
        else {
            goto __LL5426;
        }
        cpy_r_r14.f1 = __tmp5425;
    }
    goto __LL5427;
__LL5426: ;
    CPy_DECREF(cpy_r_r14.f0);
    cpy_r_r14 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL5427;
__LL5427: ;
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 98, CPyStatic_scholars___scoring___globals);
        goto CPyL52;
    }
    cpy_r_r15 = cpy_r_r14.f0;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r14.f1;
    CPyTagged_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r14.f0);
    CPyTagged_DECREF(cpy_r_r14.f1);
    cpy_r_r17 = cpy_r_r16 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL11;
    cpy_r_r19 = CPyTagged_IsEq_(cpy_r_r16, cpy_r_seat);
    cpy_r_r20 = cpy_r_r19;
    goto CPyL12;
CPyL11: ;
    cpy_r_r21 = cpy_r_r16 == cpy_r_seat;
    cpy_r_r20 = cpy_r_r21;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r16);
    if (!cpy_r_r20) goto CPyL53;
    cpy_r_r22 = CPyStatics[3437]; /* 'score-guild' */
    cpy_r_r23 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_r15, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 99, CPyStatic_scholars___scoring___globals);
        goto CPyL54;
    }
    if (likely(PyUnicode_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 99, CPyStatic_scholars___scoring___globals, "str", cpy_r_r24);
        goto CPyL54;
    }
    cpy_r_r26 = CPyDict_Build(1, cpy_r_r23, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 99, CPyStatic_scholars___scoring___globals);
        goto CPyL54;
    }
    cpy_r_r27 = CPyDef_message___Message(cpy_r_r22, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 99, CPyStatic_scholars___scoring___globals);
        goto CPyL54;
    }
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r15, 4);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 99, CPyStatic_scholars___scoring___globals);
        goto CPyL55;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 99, CPyStatic_scholars___scoring___globals);
        goto CPyL55;
    }
    cpy_r_r30 = CPyStatics[3438]; /* 'SC-SCORE-04' */
    cpy_r_r31 = CPyStatic_scholars___scoring___globals;
    cpy_r_r32 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r33 = CPyDict_GetItem(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 99, CPyStatic_scholars___scoring___globals);
        goto CPyL56;
    }
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r29);
    PyObject *cpy_r_r35[3] = {cpy_r_r27, cpy_r_r34, cpy_r_r30};
    cpy_r_r36 = (PyObject **)&cpy_r_r35;
    cpy_r_r37 = PyObject_Vectorcall(cpy_r_r33, cpy_r_r36, 3, 0);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 99, CPyStatic_scholars___scoring___globals);
        goto CPyL57;
    }
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r34);
    if (likely(PyTuple_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 99, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r37);
        goto CPyL52;
    }
    cpy_r_r39 = PyList_Append(cpy_r_r1, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 98, CPyStatic_scholars___scoring___globals);
        goto CPyL52;
    } else
        goto CPyL7;
CPyL23: ;
    cpy_r_r41 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 98, CPyStatic_scholars___scoring___globals);
        goto CPyL48;
    }
    cpy_r_r42 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_spaces;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_guild_items", "Book", "caliph_spaces", 103, CPyStatic_scholars___scoring___globals);
        goto CPyL58;
    }
CPyL25: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r44 << 1;
    cpy_r_spaces = cpy_r_r45;
    cpy_r_r46 = 0;
    cpy_r_r47 = 0;
    cpy_r_r48 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliph_influence;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_guild_items", "Table", "caliph_influence", 104, CPyStatic_scholars___scoring___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r48);
CPyL26: ;
    cpy_r_r49 = 0;
CPyL27: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r49 < cpy_r_r51;
    if (!cpy_r_r52) goto CPyL60;
    cpy_r_n = cpy_r_r47;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r49 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(PyObject * *)cpy_r_r56;
    CPy_INCREF(cpy_r_r57);
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 104, CPyStatic_scholars___scoring___globals);
        goto CPyL61;
    }
    cpy_r_r59 = cpy_r_r58 & 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (!cpy_r_r60) goto CPyL31;
    cpy_r_r61 = CPyTagged_IsEq_(cpy_r_r58, cpy_r_seat);
    cpy_r_r62 = cpy_r_r61;
    goto CPyL32;
CPyL31: ;
    cpy_r_r63 = cpy_r_r58 == cpy_r_seat;
    cpy_r_r62 = cpy_r_r63;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r58);
    if (!cpy_r_r62) goto CPyL62;
    cpy_r_r64 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_spaces;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_guild_items", "Book", "caliph_spaces", 104, CPyStatic_scholars___scoring___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r64);
CPyL34: ;
    cpy_r_r65 = CPyTagged_Remainder(cpy_r_n, cpy_r_spaces);
    CPyTagged_DECREF(cpy_r_n);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 104, CPyStatic_scholars___scoring___globals);
        goto CPyL63;
    }
    cpy_r_r66 = CPyList_GetItem(cpy_r_r64, cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 104, CPyStatic_scholars___scoring___globals);
        goto CPyL64;
    }
    PyObject *__tmp5428;
    if (unlikely(!(PyTuple_Check(cpy_r_r66) && PyTuple_GET_SIZE(cpy_r_r66) == 2))) {
        __tmp5428 = NULL;
        goto __LL5429;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r66, 0))))
        __tmp5428 = PyTuple_GET_ITEM(cpy_r_r66, 0);
    else {
        __tmp5428 = NULL;
    }
    if (__tmp5428 == NULL) goto __LL5429;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r66, 1))))
        __tmp5428 = PyTuple_GET_ITEM(cpy_r_r66, 1);
    else {
        __tmp5428 = NULL;
    }
    if (__tmp5428 == NULL) goto __LL5429;
    __tmp5428 = cpy_r_r66;
__LL5429: ;
    if (unlikely(__tmp5428 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r66); cpy_r_r67 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp5430 = PyTuple_GET_ITEM(cpy_r_r66, 0);
        CPy_INCREF(__tmp5430);
        PyObject *__tmp5431;
        if (likely(PyUnicode_Check(__tmp5430)))
            __tmp5431 = __tmp5430;
        else {
            CPy_TypeError("str", __tmp5430); 
            __tmp5431 = NULL;
        }
        cpy_r_r67.f0 = __tmp5431;
        PyObject *__tmp5432 = PyTuple_GET_ITEM(cpy_r_r66, 1);
        CPyTagged __tmp5433;
        if (likely(PyLong_Check(__tmp5432)))
            __tmp5433 = CPyTagged_FromObject(__tmp5432);
        else {
            goto __LL5434;
        }
        cpy_r_r67.f1 = __tmp5433;
    }
    goto __LL5435;
__LL5434: ;
    CPy_DECREF(cpy_r_r67.f0);
    cpy_r_r67 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL5435;
__LL5435: ;
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 104, CPyStatic_scholars___scoring___globals);
        goto CPyL64;
    }
    cpy_r_r68 = cpy_r_r67.f1;
    CPyTagged_INCREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r67.f0);
    CPyTagged_DECREF(cpy_r_r67.f1);
    cpy_r_r69 = CPyTagged_Add(cpy_r_r46, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r68);
    cpy_r_r46 = cpy_r_r69;
CPyL38: ;
    cpy_r_r70 = cpy_r_r47 + 2;
    cpy_r_r47 = cpy_r_r70;
    cpy_r_r71 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r71;
    goto CPyL27;
CPyL39: ;
    cpy_r_points = cpy_r_r46;
    cpy_r_r72 = cpy_r_points != 0;
    if (!cpy_r_r72) goto CPyL65;
    cpy_r_r73 = CPyStatics[3439]; /* 'score-caliph' */
    cpy_r_r74 = NULL;
    cpy_r_r75 = CPyDef_message___Message(cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 106, CPyStatic_scholars___scoring___globals);
        goto CPyL66;
    }
    cpy_r_r76 = CPyStatics[3440]; /* 'SC-SCORE-05' */
    cpy_r_r77 = CPyStatic_scholars___scoring___globals;
    cpy_r_r78 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r79 = CPyDict_GetItem(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 106, CPyStatic_scholars___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r80 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r81[3] = {cpy_r_r75, cpy_r_r80, cpy_r_r76};
    cpy_r_r82 = (PyObject **)&cpy_r_r81;
    cpy_r_r83 = PyObject_Vectorcall(cpy_r_r79, cpy_r_r82, 3, 0);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 106, CPyStatic_scholars___scoring___globals);
        goto CPyL68;
    }
    CPy_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r80);
    if (likely(PyTuple_Check(cpy_r_r83)))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 106, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r83);
        goto CPyL69;
    }
    cpy_r_r85 = PyList_Append(cpy_r_r1, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    cpy_r_r86 = cpy_r_r85 >= 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 106, CPyStatic_scholars___scoring___globals);
        goto CPyL69;
    }
CPyL45: ;
    return cpy_r_r1;
CPyL46: ;
    cpy_r_r87 = NULL;
    return cpy_r_r87;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL46;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL46;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL46;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL46;
CPyL51: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL23;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r12);
    goto CPyL46;
CPyL53: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL7;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL46;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r27);
    goto CPyL46;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL46;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r34);
    goto CPyL46;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL46;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_spaces);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL46;
CPyL60: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_spaces);
    CPy_DECREF(cpy_r_r48);
    goto CPyL39;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_spaces);
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL46;
CPyL62: ;
    CPyTagged_DECREF(cpy_r_n);
    goto CPyL38;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_spaces);
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r64);
    goto CPyL46;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_spaces);
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    goto CPyL46;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_points);
    goto CPyL45;
CPyL66: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL46;
CPyL67: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r75);
    goto CPyL46;
CPyL68: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r80);
    goto CPyL46;
CPyL69: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL46;
}
        
        PyObject *CPyPy_scholars___scoring____guild_items(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_guild_items", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___scoring____guild_items(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_guild_items", 96, CPyStatic_scholars___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___scoring____automa_score(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_seat;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_items;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    CPyTagged cpy_r_vp;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    tuple_T2II cpy_r_r75;
    CPyTagged cpy_r_r76;
    CPyTagged cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyTagged cpy_r_r83;
    char cpy_r_r84;
    CPyTagged cpy_r_employed;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    CPyTagged cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyPtr cpy_r_r92;
    int64_t cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject **cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyPtr cpy_r_r112;
    CPyPtr cpy_r_r113;
    CPyPtr cpy_r_r114;
    CPyPtr cpy_r_r115;
    CPyPtr cpy_r_r116;
    CPyPtr cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    int64_t cpy_r_r123;
    char cpy_r_r124;
    CPyTagged cpy_r_language;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    CPyTagged cpy_r_scrolls;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject **cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    int32_t cpy_r_r154;
    char cpy_r_r155;
    CPyTagged cpy_r_r156;
    int64_t cpy_r_r157;
    PyObject *cpy_r_r158;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Table", "book", 115, CPyStatic_scholars___scoring___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Table", "automa", 116, CPyStatic_scholars___scoring___globals);
        goto CPyL78;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (cpy_r_r3) {
        goto CPyL5;
    } else
        goto CPyL79;
CPyL3: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 117, CPyStatic_scholars___scoring___globals);
        goto CPyL77;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Table", "players", 118, CPyStatic_scholars___scoring___globals);
        goto CPyL80;
    }
CPyL6: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_seat = cpy_r_r8;
    cpy_r_r9 = CPyDef_scholars___scoring____dice_item(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 119, CPyStatic_scholars___scoring___globals);
        goto CPyL81;
    }
    cpy_r_r10 = PyList_New(1);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 119, CPyStatic_scholars___scoring___globals);
        goto CPyL82;
    }
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    *(PyObject * *)cpy_r_r12 = cpy_r_r9;
    cpy_r_items = cpy_r_r10;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r13 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 120, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL83;
    }
    cpy_r_r14 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r13)->_retired;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Automa", "retired", 120, CPyStatic_scholars___scoring___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r14);
CPyL10: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL31;
    cpy_r_r19 = 0;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r20 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 121, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL84;
    }
    cpy_r_r21 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r20)->_retired;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Automa", "retired", 121, CPyStatic_scholars___scoring___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r21);
CPyL13: ;
    cpy_r_r22 = 0;
CPyL14: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r22 < cpy_r_r24;
    if (!cpy_r_r25) goto CPyL85;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r22 * 8;
    cpy_r_r29 = cpy_r_r27 + cpy_r_r28;
    cpy_r_r30 = *(PyObject * *)cpy_r_r29;
    CPy_INCREF(cpy_r_r30);
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 121, CPyStatic_scholars___scoring___globals);
        goto CPyL86;
    }
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Book", "translators", 121, CPyStatic_scholars___scoring___globals);
        goto CPyL87;
    }
CPyL17: ;
    cpy_r_r33 = CPyList_GetItem(cpy_r_r32, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 121, CPyStatic_scholars___scoring___globals);
        goto CPyL86;
    }
    if (likely(PyTuple_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 121, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r33);
        goto CPyL86;
    }
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r34, 8);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 121, CPyStatic_scholars___scoring___globals);
        goto CPyL86;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 121, CPyStatic_scholars___scoring___globals);
        goto CPyL86;
    }
    cpy_r_r37 = CPyTagged_Add(cpy_r_r19, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r36);
    cpy_r_r19 = cpy_r_r37;
    cpy_r_r38 = cpy_r_r22 + 1;
    cpy_r_r22 = cpy_r_r38;
    goto CPyL14;
CPyL23: ;
    cpy_r_vp = cpy_r_r19;
    cpy_r_r39 = CPyStatics[3427]; /* 'score-retired' */
    cpy_r_r40 = CPyStatics[31]; /* 'n' */
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r41 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 122, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL88;
    }
    cpy_r_r42 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r41)->_retired;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Automa", "retired", 122, CPyStatic_scholars___scoring___globals);
        goto CPyL88;
    }
CPyL25: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r44 << 1;
    cpy_r_r46 = CPyTagged_StealAsObject(cpy_r_r45);
    cpy_r_r47 = CPyDict_Build(1, cpy_r_r40, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 122, CPyStatic_scholars___scoring___globals);
        goto CPyL88;
    }
    cpy_r_r48 = CPyDef_message___Message(cpy_r_r39, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 122, CPyStatic_scholars___scoring___globals);
        goto CPyL88;
    }
    cpy_r_r49 = CPyStatics[3441]; /* 'SC-SOLO-32' */
    cpy_r_r50 = CPyStatic_scholars___scoring___globals;
    cpy_r_r51 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 122, CPyStatic_scholars___scoring___globals);
        goto CPyL89;
    }
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_vp);
    PyObject *cpy_r_r54[3] = {cpy_r_r48, cpy_r_r53, cpy_r_r49};
    cpy_r_r55 = (PyObject **)&cpy_r_r54;
    cpy_r_r56 = PyObject_Vectorcall(cpy_r_r52, cpy_r_r55, 3, 0);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 122, CPyStatic_scholars___scoring___globals);
        goto CPyL90;
    }
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r53);
    if (likely(PyTuple_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 122, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r56);
        goto CPyL83;
    }
    cpy_r_r58 = PyList_Append(cpy_r_items, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 122, CPyStatic_scholars___scoring___globals);
        goto CPyL83;
    }
CPyL31: ;
    cpy_r_r60 = CPyDef_scholars___scoring____guild_items(cpy_r_t, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 123, CPyStatic_scholars___scoring___globals);
        goto CPyL91;
    }
    cpy_r_r61 = PySequence_InPlaceConcat(cpy_r_items, cpy_r_r60);
    CPy_DECREF(cpy_r_items);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 123, CPyStatic_scholars___scoring___globals);
        goto CPyL80;
    }
    cpy_r_items = cpy_r_r61;
    cpy_r_r62 = 0;
    cpy_r_r63 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Table", "rooms", 124, CPyStatic_scholars___scoring___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r63);
CPyL34: ;
    cpy_r_r64 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Table", "owners", 124, CPyStatic_scholars___scoring___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r64);
CPyL35: ;
    cpy_r_r65 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r66 = CPyStatics[36]; /* 'zip' */
    cpy_r_r67 = CPyObject_GetAttr(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 124, CPyStatic_scholars___scoring___globals);
        goto CPyL94;
    }
    cpy_r_r68 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r69[3] = {cpy_r_r63, cpy_r_r64, cpy_r_r68};
    cpy_r_r70 = (PyObject **)&cpy_r_r69;
    cpy_r_r71 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r72 = PyObject_Vectorcall(cpy_r_r67, cpy_r_r70, 2, cpy_r_r71);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 124, CPyStatic_scholars___scoring___globals);
        goto CPyL94;
    }
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r73 = PyObject_GetIter(cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 124, CPyStatic_scholars___scoring___globals);
        goto CPyL92;
    }
CPyL38: ;
    cpy_r_r74 = PyIter_Next(cpy_r_r73);
    if (cpy_r_r74 == NULL) goto CPyL95;
    PyObject *__tmp5436;
    if (unlikely(!(PyTuple_Check(cpy_r_r74) && PyTuple_GET_SIZE(cpy_r_r74) == 2))) {
        __tmp5436 = NULL;
        goto __LL5437;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r74, 0))))
        __tmp5436 = PyTuple_GET_ITEM(cpy_r_r74, 0);
    else {
        __tmp5436 = NULL;
    }
    if (__tmp5436 == NULL) goto __LL5437;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r74, 1))))
        __tmp5436 = PyTuple_GET_ITEM(cpy_r_r74, 1);
    else {
        __tmp5436 = NULL;
    }
    if (__tmp5436 == NULL) goto __LL5437;
    __tmp5436 = cpy_r_r74;
__LL5437: ;
    if (unlikely(__tmp5436 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r74); cpy_r_r75 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp5438 = PyTuple_GET_ITEM(cpy_r_r74, 0);
        CPyTagged __tmp5439;
        if (likely(PyLong_Check(__tmp5438)))
            __tmp5439 = CPyTagged_FromObject(__tmp5438);
        else {
            goto __LL5440;
        }
        cpy_r_r75.f0 = __tmp5439;
        PyObject *__tmp5441 = PyTuple_GET_ITEM(cpy_r_r74, 1);
        CPyTagged __tmp5442;
        if (likely(PyLong_Check(__tmp5441)))
            __tmp5442 = CPyTagged_FromObject(__tmp5441);
        else {
            goto __LL5443;
        }
        cpy_r_r75.f1 = __tmp5442;
    }
    goto __LL5444;
__LL5440: ;
    cpy_r_r75 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5444;
__LL5443: ;
    CPyTagged_DECREF(cpy_r_r75.f0);
    cpy_r_r75 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5444;
__LL5444: ;
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 124, CPyStatic_scholars___scoring___globals);
        goto CPyL96;
    }
    cpy_r_r76 = cpy_r_r75.f0;
    CPyTagged_INCREF(cpy_r_r76);
    cpy_r_r77 = cpy_r_r75.f1;
    CPyTagged_INCREF(cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r75.f0);
    CPyTagged_DECREF(cpy_r_r75.f1);
    cpy_r_r78 = (Py_ssize_t)cpy_r_r76 != -2;
    CPyTagged_DECREF(cpy_r_r76);
    if (cpy_r_r78) {
        goto CPyL42;
    } else
        goto CPyL97;
CPyL41: ;
    cpy_r_r79 = cpy_r_r78;
    goto CPyL43;
CPyL42: ;
    cpy_r_r80 = (Py_ssize_t)cpy_r_r77 == -2;
    CPyTagged_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r80;
CPyL43: ;
    cpy_r_r81 = cpy_r_r79 << 1;
    cpy_r_r82 = cpy_r_r81;
    cpy_r_r83 = CPyTagged_Add(cpy_r_r62, cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r82);
    cpy_r_r62 = cpy_r_r83;
    goto CPyL38;
CPyL44: ;
    cpy_r_r84 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 124, CPyStatic_scholars___scoring___globals);
        goto CPyL92;
    }
    cpy_r_employed = cpy_r_r62;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r85 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 125, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL98;
    }
    cpy_r_r86 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r85)->_retired;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Automa", "retired", 125, CPyStatic_scholars___scoring___globals);
        goto CPyL98;
    }
CPyL47: ;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r86 + offsetof(PyVarObject, ob_size));
    cpy_r_r88 = *(int64_t *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r88 << 1;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r90 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 125, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL98;
    }
    cpy_r_r91 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r90)->_languages;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Automa", "languages", 125, CPyStatic_scholars___scoring___globals);
        goto CPyL98;
    }
CPyL49: ;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r91 + offsetof(PyVarObject, ob_size));
    cpy_r_r93 = *(int64_t *)cpy_r_r92;
    cpy_r_r94 = cpy_r_r93 << 1;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r95 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 125, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL98;
    }
    cpy_r_r96 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r95)->_markers;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Automa", "markers", 125, CPyStatic_scholars___scoring___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r96);
CPyL51: ;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r97 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 125, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL99;
    }
    cpy_r_r98 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r97)->_guilds;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Automa", "guilds", 125, CPyStatic_scholars___scoring___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r98);
CPyL53: ;
    cpy_r_r99 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r100 = CPyStatics[105]; /* 'sum' */
    cpy_r_r101 = CPyObject_GetAttr(cpy_r_r99, cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 125, CPyStatic_scholars___scoring___globals);
        goto CPyL100;
    }
    PyObject *cpy_r_r102[1] = {cpy_r_r98};
    cpy_r_r103 = (PyObject **)&cpy_r_r102;
    cpy_r_r104 = PyObject_Vectorcall(cpy_r_r101, cpy_r_r103, 1, 0);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 125, CPyStatic_scholars___scoring___globals);
        goto CPyL100;
    }
    CPy_DECREF(cpy_r_r98);
    if (likely(PyLong_Check(cpy_r_r104)))
        cpy_r_r105 = CPyTagged_FromObject(cpy_r_r104);
    else {
        CPy_TypeError("int", cpy_r_r104); cpy_r_r105 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 125, CPyStatic_scholars___scoring___globals);
        goto CPyL99;
    }
    cpy_r_r106 = PyList_New(5);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 125, CPyStatic_scholars___scoring___globals);
        goto CPyL101;
    }
    cpy_r_r107 = CPyTagged_StealAsObject(cpy_r_r89);
    cpy_r_r108 = CPyTagged_StealAsObject(cpy_r_r94);
    cpy_r_r109 = CPyTagged_StealAsObject(cpy_r_r96);
    cpy_r_r110 = CPyTagged_StealAsObject(cpy_r_employed);
    cpy_r_r111 = CPyTagged_StealAsObject(cpy_r_r105);
    cpy_r_r112 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyListObject, ob_item));
    cpy_r_r113 = *(CPyPtr *)cpy_r_r112;
    *(PyObject * *)cpy_r_r113 = cpy_r_r107;
    cpy_r_r114 = cpy_r_r113 + 8;
    *(PyObject * *)cpy_r_r114 = cpy_r_r108;
    cpy_r_r115 = cpy_r_r113 + 16;
    *(PyObject * *)cpy_r_r115 = cpy_r_r109;
    cpy_r_r116 = cpy_r_r113 + 24;
    *(PyObject * *)cpy_r_r116 = cpy_r_r110;
    cpy_r_r117 = cpy_r_r113 + 32;
    *(PyObject * *)cpy_r_r117 = cpy_r_r111;
    cpy_r_r118 = 0;
    cpy_r_r119 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r120 = ((serai___games___scholars___book___WordsObject *)cpy_r_r119)->_languages;
    CPy_INCREF(cpy_r_r120);
    cpy_r_r121 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyVarObject, ob_size));
    cpy_r_r122 = *(int64_t *)cpy_r_r121;
    cpy_r_r123 = 0;
CPyL58: ;
    cpy_r_r124 = cpy_r_r123 < cpy_r_r122;
    if (!cpy_r_r124) goto CPyL102;
    cpy_r_language = cpy_r_r118;
    cpy_r_r125 = CPySequenceTuple_GetItemUnsafe(cpy_r_r120, cpy_r_r123);
    if (likely(PyUnicode_Check(cpy_r_r125)))
        cpy_r_r126 = cpy_r_r125;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 126, CPyStatic_scholars___scoring___globals, "str", cpy_r_r125);
        goto CPyL103;
    }
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r127 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 127, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Automa", cpy_r_r1);
        goto CPyL104;
    }
    cpy_r_r128 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r127)->_languages;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Automa", "languages", 127, CPyStatic_scholars___scoring___globals);
        goto CPyL104;
    }
    CPy_INCREF(cpy_r_r128);
CPyL62: ;
    CPyTagged_INCREF(cpy_r_language);
    cpy_r_r129 = CPyTagged_StealAsObject(cpy_r_language);
    cpy_r_r130 = CPyList_Count(cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 127, CPyStatic_scholars___scoring___globals);
        goto CPyL104;
    }
    cpy_r_scrolls = cpy_r_r130;
    cpy_r_r131 = cpy_r_scrolls != 0;
    if (!cpy_r_r131) goto CPyL105;
    cpy_r_r132 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_ai_vp;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "_automa_score", "Book", "ai_vp", 129, CPyStatic_scholars___scoring___globals);
        goto CPyL106;
    }
CPyL65: ;
    cpy_r_r133 = CPyList_GetItem(cpy_r_r132, cpy_r_language);
    CPyTagged_DECREF(cpy_r_language);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 129, CPyStatic_scholars___scoring___globals);
        goto CPyL107;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r133, CPyType_formula___Formula)))
        cpy_r_r134 = cpy_r_r133;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 129, CPyStatic_scholars___scoring___globals, "serai.kernel.formula.Formula", cpy_r_r133);
        goto CPyL107;
    }
    cpy_r_r135 = CPY_GET_METHOD(cpy_r_r134, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r134, cpy_r_r106); /* value */
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 129, CPyStatic_scholars___scoring___globals);
        goto CPyL107;
    }
    cpy_r_r136 = CPyTagged_Multiply(cpy_r_scrolls, cpy_r_r135);
    CPyTagged_DECREF(cpy_r_r135);
    cpy_r_r137 = CPyStatics[3442]; /* 'score-ai-scrolls' */
    cpy_r_r138 = CPyStatics[2383]; /* 'language' */
    cpy_r_r139 = CPyStatics[2330]; /* 'language-' */
    cpy_r_r140 = CPyStr_Build(2, cpy_r_r139, cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 132, CPyStatic_scholars___scoring___globals);
        goto CPyL108;
    }
    cpy_r_r141 = CPyStatics[31]; /* 'n' */
    cpy_r_r142 = CPyTagged_StealAsObject(cpy_r_scrolls);
    cpy_r_r143 = CPyDict_Build(2, cpy_r_r138, cpy_r_r140, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r140);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 132, CPyStatic_scholars___scoring___globals);
        goto CPyL109;
    }
    cpy_r_r144 = CPyDef_message___Message(cpy_r_r137, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 132, CPyStatic_scholars___scoring___globals);
        goto CPyL109;
    }
    cpy_r_r145 = CPyStatics[3441]; /* 'SC-SOLO-32' */
    cpy_r_r146 = CPyStatic_scholars___scoring___globals;
    cpy_r_r147 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r148 = CPyDict_GetItem(cpy_r_r146, cpy_r_r147);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 131, CPyStatic_scholars___scoring___globals);
        goto CPyL110;
    }
    cpy_r_r149 = CPyTagged_StealAsObject(cpy_r_r136);
    PyObject *cpy_r_r150[3] = {cpy_r_r144, cpy_r_r149, cpy_r_r145};
    cpy_r_r151 = (PyObject **)&cpy_r_r150;
    cpy_r_r152 = PyObject_Vectorcall(cpy_r_r148, cpy_r_r151, 3, 0);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 131, CPyStatic_scholars___scoring___globals);
        goto CPyL111;
    }
    CPy_DECREF(cpy_r_r144);
    CPy_DECREF(cpy_r_r149);
    if (likely(PyTuple_Check(cpy_r_r152)))
        cpy_r_r153 = cpy_r_r152;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 131, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r152);
        goto CPyL112;
    }
    cpy_r_r154 = PyList_Append(cpy_r_items, cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 130, CPyStatic_scholars___scoring___globals);
        goto CPyL112;
    }
CPyL75: ;
    cpy_r_r156 = cpy_r_r118 + 2;
    cpy_r_r118 = cpy_r_r156;
    cpy_r_r157 = cpy_r_r123 + 1;
    cpy_r_r123 = cpy_r_r157;
    goto CPyL58;
CPyL76: ;
    return cpy_r_items;
CPyL77: ;
    cpy_r_r158 = NULL;
    return cpy_r_r158;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL77;
CPyL79: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL77;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL77;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r9);
    goto CPyL77;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_items);
    goto CPyL77;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL77;
CPyL85: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL23;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    goto CPyL77;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL77;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_vp);
    goto CPyL77;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_vp);
    CPy_DecRef(cpy_r_r48);
    goto CPyL77;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r53);
    goto CPyL77;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    goto CPyL77;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL77;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    goto CPyL77;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r64);
    goto CPyL77;
CPyL95: ;
    CPy_DECREF(cpy_r_r73);
    goto CPyL44;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r73);
    goto CPyL77;
CPyL97: ;
    CPyTagged_DECREF(cpy_r_r77);
    goto CPyL41;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_employed);
    goto CPyL77;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r96);
    goto CPyL77;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r98);
    goto CPyL77;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r105);
    goto CPyL77;
CPyL102: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r106);
    CPy_DECREF(cpy_r_r120);
    goto CPyL76;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_language);
    goto CPyL77;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_language);
    CPy_DecRef(cpy_r_r126);
    goto CPyL77;
CPyL105: ;
    CPyTagged_DECREF(cpy_r_language);
    CPy_DECREF(cpy_r_r126);
    CPyTagged_DECREF(cpy_r_scrolls);
    goto CPyL75;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_language);
    CPy_DecRef(cpy_r_r126);
    CPyTagged_DecRef(cpy_r_scrolls);
    goto CPyL77;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r126);
    CPyTagged_DecRef(cpy_r_scrolls);
    goto CPyL77;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_scrolls);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL77;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL77;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r144);
    goto CPyL77;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r149);
    goto CPyL77;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_items);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r120);
    goto CPyL77;
}
        
        PyObject *CPyPy_scholars___scoring____automa_score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_automa_score", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___scoring____automa_score(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/scoring.py", "_automa_score", 113, CPyStatic_scholars___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___scoring___quick_score(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_spaces;
    CPyTagged cpy_r_points;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    tuple_T2OI cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_guild;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyPtr cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    int64_t cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    CPyTagged cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int64_t cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    CPyPtr cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyPtr cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    int64_t cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    int64_t cpy_r_r91;
    CPyPtr cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    CPyPtr cpy_r_r95;
    CPyPtr cpy_r_r96;
    int64_t cpy_r_r97;
    CPyPtr cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int64_t cpy_r_r101;
    CPyPtr cpy_r_r102;
    int64_t cpy_r_r103;
    char cpy_r_r104;
    CPyPtr cpy_r_r105;
    CPyPtr cpy_r_r106;
    int64_t cpy_r_r107;
    CPyPtr cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    CPyTagged cpy_r_card;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    CPyTagged cpy_r_r116;
    int64_t cpy_r_r117;
    int64_t cpy_r_r118;
    PyObject *cpy_r_r119;
    int64_t cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    char cpy_r_r123;
    CPyPtr cpy_r_r124;
    CPyPtr cpy_r_r125;
    int64_t cpy_r_r126;
    CPyPtr cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    CPyTagged cpy_r_r135;
    int64_t cpy_r_r136;
    CPyTagged cpy_r_r137;
    PyObject *cpy_r_r138;
    int64_t cpy_r_r139;
    CPyPtr cpy_r_r140;
    int64_t cpy_r_r141;
    char cpy_r_r142;
    CPyTagged cpy_r_track;
    CPyPtr cpy_r_r143;
    CPyPtr cpy_r_r144;
    int64_t cpy_r_r145;
    CPyPtr cpy_r_r146;
    PyObject *cpy_r_r147;
    CPyTagged cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    CPyTagged cpy_r_r155;
    CPyTagged cpy_r_r156;
    CPyTagged cpy_r_r157;
    int64_t cpy_r_r158;
    PyObject *cpy_r_r159;
    CPyPtr cpy_r_r160;
    int64_t cpy_r_r161;
    CPyTagged cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_counts;
    PyObject *cpy_r_r167;
    int64_t cpy_r_r168;
    CPyPtr cpy_r_r169;
    int64_t cpy_r_r170;
    char cpy_r_r171;
    CPyPtr cpy_r_r172;
    CPyPtr cpy_r_r173;
    int64_t cpy_r_r174;
    CPyPtr cpy_r_r175;
    PyObject *cpy_r_r176;
    CPyTagged cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    CPyTagged cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    CPyTagged cpy_r_r185;
    CPyTagged cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyTagged cpy_r_r189;
    CPyTagged cpy_r_r190;
    CPyTagged cpy_r_r191;
    int64_t cpy_r_r192;
    CPyTagged cpy_r_r193;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Table", "book", 143, CPyStatic_scholars___scoring___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_spaces;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Book", "caliph_spaces", 144, CPyStatic_scholars___scoring___globals);
        goto CPyL115;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_spaces = cpy_r_r4;
    cpy_r_points = 0;
    cpy_r_r5 = 0;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliph_influence;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Table", "caliph_influence", 146, CPyStatic_scholars___scoring___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r6);
CPyL3: ;
    cpy_r_r7 = 0;
CPyL4: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL117;
    cpy_r_number = cpy_r_r5;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 146, CPyStatic_scholars___scoring___globals);
        goto CPyL118;
    }
    cpy_r_r17 = cpy_r_r16 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL8;
    cpy_r_r19 = CPyTagged_IsEq_(cpy_r_r16, cpy_r_seat);
    cpy_r_r20 = cpy_r_r19;
    goto CPyL9;
CPyL8: ;
    cpy_r_r21 = cpy_r_r16 == cpy_r_seat;
    cpy_r_r20 = cpy_r_r21;
CPyL9: ;
    CPyTagged_DECREF(cpy_r_r16);
    if (!cpy_r_r20) goto CPyL119;
    cpy_r_r22 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_spaces;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Book", "caliph_spaces", 148, CPyStatic_scholars___scoring___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r22);
CPyL11: ;
    cpy_r_r23 = CPyTagged_Remainder(cpy_r_number, cpy_r_spaces);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 148, CPyStatic_scholars___scoring___globals);
        goto CPyL120;
    }
    cpy_r_r24 = CPyList_GetItem(cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 148, CPyStatic_scholars___scoring___globals);
        goto CPyL121;
    }
    PyObject *__tmp5445;
    if (unlikely(!(PyTuple_Check(cpy_r_r24) && PyTuple_GET_SIZE(cpy_r_r24) == 2))) {
        __tmp5445 = NULL;
        goto __LL5446;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r24, 0))))
        __tmp5445 = PyTuple_GET_ITEM(cpy_r_r24, 0);
    else {
        __tmp5445 = NULL;
    }
    if (__tmp5445 == NULL) goto __LL5446;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r24, 1))))
        __tmp5445 = PyTuple_GET_ITEM(cpy_r_r24, 1);
    else {
        __tmp5445 = NULL;
    }
    if (__tmp5445 == NULL) goto __LL5446;
    __tmp5445 = cpy_r_r24;
__LL5446: ;
    if (unlikely(__tmp5445 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r24); cpy_r_r25 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp5447 = PyTuple_GET_ITEM(cpy_r_r24, 0);
        CPy_INCREF(__tmp5447);
        PyObject *__tmp5448;
        if (likely(PyUnicode_Check(__tmp5447)))
            __tmp5448 = __tmp5447;
        else {
            CPy_TypeError("str", __tmp5447); 
            __tmp5448 = NULL;
        }
        cpy_r_r25.f0 = __tmp5448;
        PyObject *__tmp5449 = PyTuple_GET_ITEM(cpy_r_r24, 1);
        CPyTagged __tmp5450;
        if (likely(PyLong_Check(__tmp5449)))
            __tmp5450 = CPyTagged_FromObject(__tmp5449);
        else {
            goto __LL5451;
        }
        cpy_r_r25.f1 = __tmp5450;
    }
    goto __LL5452;
__LL5451: ;
    CPy_DECREF(cpy_r_r25.f0);
    cpy_r_r25 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL5452;
__LL5452: ;
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 148, CPyStatic_scholars___scoring___globals);
        goto CPyL121;
    }
    cpy_r_r26 = cpy_r_r25.f1;
    CPyTagged_INCREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r25.f0);
    CPyTagged_DECREF(cpy_r_r25.f1);
    cpy_r_r27 = CPyTagged_Add(cpy_r_points, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_points = cpy_r_r27;
CPyL15: ;
    cpy_r_r28 = cpy_r_r5 + 2;
    cpy_r_r5 = cpy_r_r28;
    cpy_r_r29 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r29;
    goto CPyL4;
CPyL16: ;
    cpy_r_r30 = 0;
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Table", "control", 149, CPyStatic_scholars___scoring___globals);
        goto CPyL122;
    }
    CPy_INCREF(cpy_r_r31);
CPyL17: ;
    cpy_r_r32 = 0;
CPyL18: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r32 < cpy_r_r34;
    if (!cpy_r_r35) goto CPyL123;
    cpy_r_guild = cpy_r_r30;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r32 * 8;
    cpy_r_r39 = cpy_r_r37 + cpy_r_r38;
    cpy_r_r40 = *(PyObject * *)cpy_r_r39;
    CPy_INCREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 149, CPyStatic_scholars___scoring___globals);
        goto CPyL124;
    }
    cpy_r_r42 = cpy_r_r41 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (!cpy_r_r43) goto CPyL22;
    cpy_r_r44 = CPyTagged_IsEq_(cpy_r_r41, cpy_r_seat);
    cpy_r_r45 = cpy_r_r44;
    goto CPyL23;
CPyL22: ;
    cpy_r_r46 = cpy_r_r41 == cpy_r_seat;
    cpy_r_r45 = cpy_r_r46;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r41);
    if (!cpy_r_r45) goto CPyL125;
    cpy_r_r47 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Book", "guilds", 151, CPyStatic_scholars___scoring___globals);
        goto CPyL124;
    }
CPyL25: ;
    cpy_r_r48 = CPyList_GetItem(cpy_r_r47, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 151, CPyStatic_scholars___scoring___globals);
        goto CPyL126;
    }
    if (likely(PyTuple_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 151, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r48);
        goto CPyL126;
    }
    cpy_r_r50 = CPySequenceTuple_GetItem(cpy_r_r49, 4);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 151, CPyStatic_scholars___scoring___globals);
        goto CPyL126;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 151, CPyStatic_scholars___scoring___globals);
        goto CPyL126;
    }
    cpy_r_r52 = CPyTagged_Add(cpy_r_points, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r51);
    cpy_r_points = cpy_r_r52;
CPyL30: ;
    cpy_r_r53 = cpy_r_r30 + 2;
    cpy_r_r30 = cpy_r_r53;
    cpy_r_r54 = cpy_r_r32 + 1;
    cpy_r_r32 = cpy_r_r54;
    goto CPyL18;
CPyL31: ;
    cpy_r_r55 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Table", "players", 152, CPyStatic_scholars___scoring___globals);
        goto CPyL122;
    }
CPyL32: ;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyVarObject, ob_size));
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r57 << 1;
    cpy_r_r59 = cpy_r_seat & 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (cpy_r_r60) goto CPyL34;
    cpy_r_r61 = cpy_r_r58 & 1;
    cpy_r_r62 = cpy_r_r61 != 0;
    if (!cpy_r_r62) goto CPyL35;
CPyL34: ;
    cpy_r_r63 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r58);
    cpy_r_r64 = cpy_r_r63 ^ 1;
    if (cpy_r_r64) {
        goto CPyL127;
    } else
        goto CPyL47;
CPyL35: ;
    cpy_r_r65 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r58;
    if (cpy_r_r65) {
        goto CPyL127;
    } else
        goto CPyL47;
CPyL36: ;
    cpy_r_r66 = 0;
    cpy_r_r67 = CPyDef_scholars___scoring___score(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 153, CPyStatic_scholars___scoring___globals);
        goto CPyL128;
    }
    cpy_r_r68 = CPyList_GetSlice(cpy_r_r67, 2, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 153, CPyStatic_scholars___scoring___globals);
        goto CPyL128;
    }
    if (likely(PyList_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 153, CPyStatic_scholars___scoring___globals, "list", cpy_r_r68);
        goto CPyL128;
    }
    cpy_r_r70 = 0;
CPyL40: ;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = cpy_r_r70 < cpy_r_r72;
    if (!cpy_r_r73) goto CPyL129;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyListObject, ob_item));
    cpy_r_r75 = *(CPyPtr *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r70 * 8;
    cpy_r_r77 = cpy_r_r75 + cpy_r_r76;
    cpy_r_r78 = *(PyObject * *)cpy_r_r77;
    CPy_INCREF(cpy_r_r78);
    if (likely(PyTuple_Check(cpy_r_r78)))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 153, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r78);
        goto CPyL130;
    }
    cpy_r_r80 = CPySequenceTuple_GetItem(cpy_r_r79, 2);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 153, CPyStatic_scholars___scoring___globals);
        goto CPyL130;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 153, CPyStatic_scholars___scoring___globals);
        goto CPyL130;
    }
    cpy_r_r82 = CPyTagged_Add(cpy_r_r66, cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r81);
    cpy_r_r66 = cpy_r_r82;
    cpy_r_r83 = cpy_r_r70 + 1;
    cpy_r_r70 = cpy_r_r83;
    goto CPyL40;
CPyL46: ;
    return cpy_r_r66;
CPyL47: ;
    cpy_r_r84 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_seams;
    CPy_INCREF(cpy_r_r84);
    cpy_r_r85 = CPY_GET_METHOD(cpy_r_r84, CPyType_scholars___seams___Seams, 34, serai___games___scholars___seams___SeamsObject, CPyTagged (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r84, cpy_r_t, cpy_r_seat); /* points */
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 154, CPyStatic_scholars___scoring___globals);
        goto CPyL122;
    }
    cpy_r_r86 = CPyTagged_Add(cpy_r_points, cpy_r_r85);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r85);
    cpy_r_points = cpy_r_r86;
    cpy_r_r87 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Table", "players", 155, CPyStatic_scholars___scoring___globals);
        goto CPyL122;
    }
CPyL49: ;
    cpy_r_r88 = CPyList_GetItem(cpy_r_r87, cpy_r_seat);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 155, CPyStatic_scholars___scoring___globals);
        goto CPyL122;
    }
    if (likely(Py_TYPE(cpy_r_r88) == CPyType_scholars___table___Player))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 155, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Player", cpy_r_r88);
        goto CPyL122;
    }
    cpy_r_r90 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r89)->_tucked;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Player", "tucked", 156, CPyStatic_scholars___scoring___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r90);
CPyL52: ;
    cpy_r_r91 = 0;
CPyL53: ;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r90 + offsetof(PyVarObject, ob_size));
    cpy_r_r93 = *(int64_t *)cpy_r_r92;
    cpy_r_r94 = cpy_r_r91 < cpy_r_r93;
    if (!cpy_r_r94) goto CPyL132;
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r90 + offsetof(PyListObject, ob_item));
    cpy_r_r96 = *(CPyPtr *)cpy_r_r95;
    cpy_r_r97 = cpy_r_r91 * 8;
    cpy_r_r98 = cpy_r_r96 + cpy_r_r97;
    cpy_r_r99 = *(PyObject * *)cpy_r_r98;
    CPy_INCREF(cpy_r_r99);
    if (likely(PyList_Check(cpy_r_r99)))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 156, CPyStatic_scholars___scoring___globals, "list", cpy_r_r99);
        goto CPyL133;
    }
    cpy_r_r101 = 0;
CPyL56: ;
    cpy_r_r102 = (CPyPtr)((CPyPtr)cpy_r_r100 + offsetof(PyVarObject, ob_size));
    cpy_r_r103 = *(int64_t *)cpy_r_r102;
    cpy_r_r104 = cpy_r_r101 < cpy_r_r103;
    if (!cpy_r_r104) goto CPyL134;
    cpy_r_r105 = (CPyPtr)((CPyPtr)cpy_r_r100 + offsetof(PyListObject, ob_item));
    cpy_r_r106 = *(CPyPtr *)cpy_r_r105;
    cpy_r_r107 = cpy_r_r101 * 8;
    cpy_r_r108 = cpy_r_r106 + cpy_r_r107;
    cpy_r_r109 = *(PyObject * *)cpy_r_r108;
    CPy_INCREF(cpy_r_r109);
    if (likely(PyLong_Check(cpy_r_r109)))
        cpy_r_r110 = CPyTagged_FromObject(cpy_r_r109);
    else {
        CPy_TypeError("int", cpy_r_r109); cpy_r_r110 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 157, CPyStatic_scholars___scoring___globals);
        goto CPyL135;
    }
    cpy_r_card = cpy_r_r110;
    cpy_r_r111 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Book", "translators", 158, CPyStatic_scholars___scoring___globals);
        goto CPyL136;
    }
CPyL59: ;
    cpy_r_r112 = CPyList_GetItem(cpy_r_r111, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 158, CPyStatic_scholars___scoring___globals);
        goto CPyL135;
    }
    if (likely(PyTuple_Check(cpy_r_r112)))
        cpy_r_r113 = cpy_r_r112;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 158, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r112);
        goto CPyL135;
    }
    cpy_r_r114 = CPySequenceTuple_GetItem(cpy_r_r113, 8);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 158, CPyStatic_scholars___scoring___globals);
        goto CPyL135;
    }
    if (likely(PyLong_Check(cpy_r_r114)))
        cpy_r_r115 = CPyTagged_FromObject(cpy_r_r114);
    else {
        CPy_TypeError("int", cpy_r_r114); cpy_r_r115 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 158, CPyStatic_scholars___scoring___globals);
        goto CPyL135;
    }
    cpy_r_r116 = CPyTagged_Add(cpy_r_points, cpy_r_r115);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r115);
    cpy_r_points = cpy_r_r116;
    cpy_r_r117 = cpy_r_r101 + 1;
    cpy_r_r101 = cpy_r_r117;
    goto CPyL56;
CPyL65: ;
    cpy_r_r118 = cpy_r_r91 + 1;
    cpy_r_r91 = cpy_r_r118;
    goto CPyL53;
CPyL66: ;
    cpy_r_r119 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r89)->_aside;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Player", "aside", 159, CPyStatic_scholars___scoring___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r119);
CPyL67: ;
    cpy_r_r120 = 0;
CPyL68: ;
    cpy_r_r121 = (CPyPtr)((CPyPtr)cpy_r_r119 + offsetof(PyVarObject, ob_size));
    cpy_r_r122 = *(int64_t *)cpy_r_r121;
    cpy_r_r123 = cpy_r_r120 < cpy_r_r122;
    if (!cpy_r_r123) goto CPyL137;
    cpy_r_r124 = (CPyPtr)((CPyPtr)cpy_r_r119 + offsetof(PyListObject, ob_item));
    cpy_r_r125 = *(CPyPtr *)cpy_r_r124;
    cpy_r_r126 = cpy_r_r120 * 8;
    cpy_r_r127 = cpy_r_r125 + cpy_r_r126;
    cpy_r_r128 = *(PyObject * *)cpy_r_r127;
    CPy_INCREF(cpy_r_r128);
    if (likely(PyLong_Check(cpy_r_r128)))
        cpy_r_r129 = CPyTagged_FromObject(cpy_r_r128);
    else {
        CPy_TypeError("int", cpy_r_r128); cpy_r_r129 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 159, CPyStatic_scholars___scoring___globals);
        goto CPyL138;
    }
    cpy_r_card = cpy_r_r129;
    cpy_r_r130 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Book", "translators", 160, CPyStatic_scholars___scoring___globals);
        goto CPyL139;
    }
CPyL71: ;
    cpy_r_r131 = CPyList_GetItem(cpy_r_r130, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 160, CPyStatic_scholars___scoring___globals);
        goto CPyL138;
    }
    if (likely(PyTuple_Check(cpy_r_r131)))
        cpy_r_r132 = cpy_r_r131;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 160, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r131);
        goto CPyL138;
    }
    cpy_r_r133 = CPySequenceTuple_GetItem(cpy_r_r132, 8);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 160, CPyStatic_scholars___scoring___globals);
        goto CPyL138;
    }
    if (likely(PyLong_Check(cpy_r_r133)))
        cpy_r_r134 = CPyTagged_FromObject(cpy_r_r133);
    else {
        CPy_TypeError("int", cpy_r_r133); cpy_r_r134 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 160, CPyStatic_scholars___scoring___globals);
        goto CPyL138;
    }
    cpy_r_r135 = CPyTagged_Add(cpy_r_points, cpy_r_r134);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r134);
    cpy_r_points = cpy_r_r135;
    cpy_r_r136 = cpy_r_r120 + 1;
    cpy_r_r120 = cpy_r_r136;
    goto CPyL68;
CPyL77: ;
    cpy_r_r137 = 0;
    cpy_r_r138 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r89)->_levels;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Player", "levels", 161, CPyStatic_scholars___scoring___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r138);
CPyL78: ;
    cpy_r_r139 = 0;
CPyL79: ;
    cpy_r_r140 = (CPyPtr)((CPyPtr)cpy_r_r138 + offsetof(PyVarObject, ob_size));
    cpy_r_r141 = *(int64_t *)cpy_r_r140;
    cpy_r_r142 = cpy_r_r139 < cpy_r_r141;
    if (!cpy_r_r142) goto CPyL140;
    cpy_r_track = cpy_r_r137;
    cpy_r_r143 = (CPyPtr)((CPyPtr)cpy_r_r138 + offsetof(PyListObject, ob_item));
    cpy_r_r144 = *(CPyPtr *)cpy_r_r143;
    cpy_r_r145 = cpy_r_r139 * 8;
    cpy_r_r146 = cpy_r_r144 + cpy_r_r145;
    cpy_r_r147 = *(PyObject * *)cpy_r_r146;
    CPy_INCREF(cpy_r_r147);
    if (likely(PyLong_Check(cpy_r_r147)))
        cpy_r_r148 = CPyTagged_FromObject(cpy_r_r147);
    else {
        CPy_TypeError("int", cpy_r_r147); cpy_r_r148 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r148 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 161, CPyStatic_scholars___scoring___globals);
        goto CPyL141;
    }
    cpy_r_r149 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_tracks;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Book", "tracks", 162, CPyStatic_scholars___scoring___globals);
        goto CPyL142;
    }
CPyL82: ;
    cpy_r_r150 = CPyList_GetItem(cpy_r_r149, cpy_r_track);
    CPyTagged_DECREF(cpy_r_track);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 162, CPyStatic_scholars___scoring___globals);
        goto CPyL143;
    }
    if (likely(PyTuple_Check(cpy_r_r150)))
        cpy_r_r151 = cpy_r_r150;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 162, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r150);
        goto CPyL143;
    }
    cpy_r_r152 = CPySequenceTuple_GetItem(cpy_r_r151, 14);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 162, CPyStatic_scholars___scoring___globals);
        goto CPyL143;
    }
    if (likely(PyTuple_Check(cpy_r_r152)))
        cpy_r_r153 = cpy_r_r152;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 162, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r152);
        goto CPyL143;
    }
    cpy_r_r154 = CPySequenceTuple_GetItem(cpy_r_r153, cpy_r_r148);
    CPy_DECREF(cpy_r_r153);
    CPyTagged_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 162, CPyStatic_scholars___scoring___globals);
        goto CPyL144;
    }
    if (likely(PyLong_Check(cpy_r_r154)))
        cpy_r_r155 = CPyTagged_FromObject(cpy_r_r154);
    else {
        CPy_TypeError("int", cpy_r_r154); cpy_r_r155 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r155 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 162, CPyStatic_scholars___scoring___globals);
        goto CPyL144;
    }
    cpy_r_r156 = CPyTagged_Add(cpy_r_points, cpy_r_r155);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r155);
    cpy_r_points = cpy_r_r156;
    cpy_r_r157 = cpy_r_r137 + 2;
    cpy_r_r137 = cpy_r_r157;
    cpy_r_r158 = cpy_r_r139 + 1;
    cpy_r_r139 = cpy_r_r158;
    goto CPyL79;
CPyL90: ;
    cpy_r_r159 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r89)->_scrolls;
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Player", "scrolls", 163, CPyStatic_scholars___scoring___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r159);
CPyL91: ;
    cpy_r_r160 = (CPyPtr)((CPyPtr)cpy_r_r159 + offsetof(PyVarObject, ob_size));
    cpy_r_r161 = *(int64_t *)cpy_r_r160;
    CPy_DECREF(cpy_r_r159);
    cpy_r_r162 = cpy_r_r161 << 1;
    cpy_r_r163 = cpy_r_r162 != 0;
    if (!cpy_r_r163) goto CPyL94;
    cpy_r_r164 = CPyDef_scholars___scoring___scroll_counts(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 163, CPyStatic_scholars___scoring___globals);
        goto CPyL131;
    }
    cpy_r_r165 = cpy_r_r164;
    goto CPyL96;
CPyL94: ;
    cpy_r_r166 = PyList_New(0);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 163, CPyStatic_scholars___scoring___globals);
        goto CPyL131;
    }
    cpy_r_r165 = cpy_r_r166;
CPyL96: ;
    cpy_r_counts = cpy_r_r165;
    cpy_r_r167 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r89)->_scrolls;
    if (unlikely(cpy_r_r167 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'scrolls' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r167);
    }
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 164, CPyStatic_scholars___scoring___globals);
        goto CPyL145;
    }
CPyL97: ;
    cpy_r_r168 = 0;
CPyL98: ;
    cpy_r_r169 = (CPyPtr)((CPyPtr)cpy_r_r167 + offsetof(PyVarObject, ob_size));
    cpy_r_r170 = *(int64_t *)cpy_r_r169;
    cpy_r_r171 = cpy_r_r168 < cpy_r_r170;
    if (!cpy_r_r171) goto CPyL146;
    cpy_r_r172 = (CPyPtr)((CPyPtr)cpy_r_r167 + offsetof(PyListObject, ob_item));
    cpy_r_r173 = *(CPyPtr *)cpy_r_r172;
    cpy_r_r174 = cpy_r_r168 * 8;
    cpy_r_r175 = cpy_r_r173 + cpy_r_r174;
    cpy_r_r176 = *(PyObject * *)cpy_r_r175;
    CPy_INCREF(cpy_r_r176);
    if (likely(PyLong_Check(cpy_r_r176)))
        cpy_r_r177 = CPyTagged_FromObject(cpy_r_r176);
    else {
        CPy_TypeError("int", cpy_r_r176); cpy_r_r177 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 164, CPyStatic_scholars___scoring___globals);
        goto CPyL147;
    }
    cpy_r_card = cpy_r_r177;
    cpy_r_r178 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "quick_score", "Book", "scrolls", 165, CPyStatic_scholars___scoring___globals);
        goto CPyL148;
    }
CPyL101: ;
    cpy_r_r179 = CPyList_GetItem(cpy_r_r178, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 165, CPyStatic_scholars___scoring___globals);
        goto CPyL147;
    }
    if (likely(PyTuple_Check(cpy_r_r179)))
        cpy_r_r180 = cpy_r_r179;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 165, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r179);
        goto CPyL147;
    }
    cpy_r_r181 = CPySequenceTuple_GetItem(cpy_r_r180, 4);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 166, CPyStatic_scholars___scoring___globals);
        goto CPyL149;
    }
    if (likely(PyLong_Check(cpy_r_r181)))
        cpy_r_r182 = CPyTagged_FromObject(cpy_r_r181);
    else {
        CPy_TypeError("int", cpy_r_r181); cpy_r_r182 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 166, CPyStatic_scholars___scoring___globals);
        goto CPyL149;
    }
    cpy_r_r183 = CPySequenceTuple_GetItem(cpy_r_r180, 10);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 166, CPyStatic_scholars___scoring___globals);
        goto CPyL150;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r183, CPyType_formula___Formula)))
        cpy_r_r184 = cpy_r_r183;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 166, CPyStatic_scholars___scoring___globals, "serai.kernel.formula.Formula", cpy_r_r183);
        goto CPyL150;
    }
    cpy_r_r185 = CPY_GET_METHOD(cpy_r_r184, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r184, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r185 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 166, CPyStatic_scholars___scoring___globals);
        goto CPyL150;
    }
    cpy_r_r186 = CPyTagged_Add(cpy_r_r182, cpy_r_r185);
    CPyTagged_DECREF(cpy_r_r182);
    CPyTagged_DECREF(cpy_r_r185);
    cpy_r_r187 = CPySequenceTuple_GetItem(cpy_r_r180, 12);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 166, CPyStatic_scholars___scoring___globals);
        goto CPyL151;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r187, CPyType_formula___Formula)))
        cpy_r_r188 = cpy_r_r187;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "quick_score", 166, CPyStatic_scholars___scoring___globals, "serai.kernel.formula.Formula", cpy_r_r187);
        goto CPyL151;
    }
    cpy_r_r189 = CPY_GET_METHOD(cpy_r_r188, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r188, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r189 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 166, CPyStatic_scholars___scoring___globals);
        goto CPyL151;
    }
    cpy_r_r190 = CPyTagged_Subtract(cpy_r_r186, cpy_r_r189);
    CPyTagged_DECREF(cpy_r_r186);
    CPyTagged_DECREF(cpy_r_r189);
    cpy_r_r191 = CPyTagged_Add(cpy_r_points, cpy_r_r190);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r190);
    cpy_r_points = cpy_r_r191;
    cpy_r_r192 = cpy_r_r168 + 1;
    cpy_r_r168 = cpy_r_r192;
    goto CPyL98;
CPyL113: ;
    return cpy_r_points;
CPyL114: ;
    cpy_r_r193 = CPY_INT_TAG;
    return cpy_r_r193;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL114;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_spaces);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL114;
CPyL117: ;
    CPyTagged_DECREF(cpy_r_spaces);
    CPy_DECREF(cpy_r_r6);
    goto CPyL16;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_spaces);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL114;
CPyL119: ;
    CPyTagged_DECREF(cpy_r_number);
    goto CPyL15;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_spaces);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r22);
    goto CPyL114;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_spaces);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r6);
    goto CPyL114;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL114;
CPyL123: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL31;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL114;
CPyL125: ;
    CPyTagged_DECREF(cpy_r_guild);
    goto CPyL30;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r31);
    goto CPyL114;
CPyL127: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_points);
    goto CPyL36;
CPyL128: ;
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL114;
CPyL129: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL46;
CPyL130: ;
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r69);
    goto CPyL114;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r89);
    goto CPyL114;
CPyL132: ;
    CPy_DECREF(cpy_r_r90);
    goto CPyL66;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r90);
    goto CPyL114;
CPyL134: ;
    CPy_DECREF(cpy_r_r100);
    goto CPyL65;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r100);
    goto CPyL114;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL114;
CPyL137: ;
    CPy_DECREF(cpy_r_r119);
    goto CPyL77;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r119);
    goto CPyL114;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r89);
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r119);
    goto CPyL114;
CPyL140: ;
    CPy_DECREF(cpy_r_r138);
    goto CPyL90;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r138);
    CPyTagged_DecRef(cpy_r_track);
    goto CPyL114;
CPyL142: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r138);
    CPyTagged_DecRef(cpy_r_track);
    CPyTagged_DecRef(cpy_r_r148);
    goto CPyL114;
CPyL143: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r138);
    CPyTagged_DecRef(cpy_r_r148);
    goto CPyL114;
CPyL144: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r138);
    goto CPyL114;
CPyL145: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_counts);
    goto CPyL114;
CPyL146: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_counts);
    CPy_DECREF(cpy_r_r167);
    goto CPyL113;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_counts);
    CPy_DecRef(cpy_r_r167);
    goto CPyL114;
CPyL148: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_counts);
    CPy_DecRef(cpy_r_r167);
    goto CPyL114;
CPyL149: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_counts);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r180);
    goto CPyL114;
CPyL150: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_counts);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r180);
    CPyTagged_DecRef(cpy_r_r182);
    goto CPyL114;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_counts);
    CPy_DecRef(cpy_r_r167);
    CPyTagged_DecRef(cpy_r_r186);
    goto CPyL114;
}
        
        PyObject *CPyPy_scholars___scoring___quick_score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:quick_score", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___scoring___quick_score(arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/scoring.py", "quick_score", 141, CPyStatic_scholars___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___scoring___winners(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    CPyTagged cpy_r_seat_2;
    CPyPtr cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    CPyPtr cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    tuple_T3III cpy_r_r78;
    PyObject *cpy_r_r79;
    int32_t cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    int64_t cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    int64_t cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    CPyTagged cpy_r_seat_3;
    CPyPtr cpy_r_r90;
    CPyPtr cpy_r_r91;
    int64_t cpy_r_r92;
    CPyPtr cpy_r_r93;
    PyObject *cpy_r_r94;
    tuple_T3III cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    tuple_T3III cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    CPyTagged cpy_r_r105;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_r108;
    int64_t cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    int64_t cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    int64_t cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    int32_t cpy_r_r125;
    char cpy_r_r126;
    CPyTagged cpy_r_r127;
    int64_t cpy_r_r128;
    PyObject *cpy_r_r129;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 175, CPyStatic_scholars___scoring___globals);
        goto CPyL72;
    }
    cpy_r_r1 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 175, CPyStatic_scholars___scoring___globals);
        goto CPyL73;
    }
CPyL2: ;
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_seat = cpy_r_r2;
    CPyTagged_DECREF(cpy_r_seat);
CPyL3: ;
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = cpy_r_r1 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r1);
    if (cpy_r_r7) {
        goto CPyL7;
    } else
        goto CPyL74;
CPyL6: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r8) goto CPyL74;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_seat = cpy_r_r2;
    cpy_r_r9 = 0;
    cpy_r_r10 = CPyDef_scholars___scoring___score(cpy_r_t, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 175, CPyStatic_scholars___scoring___globals);
        goto CPyL75;
    }
    cpy_r_r11 = 0;
CPyL9: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL76;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyTuple_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "winners", 175, CPyStatic_scholars___scoring___globals, "tuple", cpy_r_r19);
        goto CPyL77;
    }
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r20, 2);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 175, CPyStatic_scholars___scoring___globals);
        goto CPyL77;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 175, CPyStatic_scholars___scoring___globals);
        goto CPyL77;
    }
    cpy_r_r23 = CPyTagged_Add(cpy_r_r9, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r9 = cpy_r_r23;
    cpy_r_r24 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r24;
    goto CPyL9;
CPyL15: ;
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r9);
    cpy_r_r26 = PyList_Append(cpy_r_r0, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 175, CPyStatic_scholars___scoring___globals);
        goto CPyL78;
    }
    cpy_r_r28 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r28;
    goto CPyL3;
CPyL17: ;
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "winners", "Table", "automa", 176, CPyStatic_scholars___scoring___globals);
        goto CPyL79;
    }
CPyL18: ;
    cpy_r_r30 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r31 = cpy_r_r29 != cpy_r_r30;
    if (!cpy_r_r31) goto CPyL33;
    cpy_r_r32 = CPyList_GetItemShort(cpy_r_r0, 0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 177, CPyStatic_scholars___scoring___globals);
        goto CPyL79;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 177, CPyStatic_scholars___scoring___globals);
        goto CPyL79;
    }
    cpy_r_r34 = CPyList_GetItemShortBorrow(cpy_r_r0, 2);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 177, CPyStatic_scholars___scoring___globals);
        goto CPyL80;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 177, CPyStatic_scholars___scoring___globals);
        goto CPyL80;
    }
    cpy_r_r36 = cpy_r_r33 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL25;
    cpy_r_r38 = cpy_r_r35 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL26;
CPyL25: ;
    cpy_r_r40 = CPyTagged_IsLt_(cpy_r_r35, cpy_r_r33);
    cpy_r_r41 = cpy_r_r40;
    goto CPyL27;
CPyL26: ;
    cpy_r_r42 = (Py_ssize_t)cpy_r_r33 > (Py_ssize_t)cpy_r_r35;
    cpy_r_r41 = cpy_r_r42;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r0);
    if (!cpy_r_r41) goto CPyL30;
    cpy_r_r43 = PyList_New(1);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 177, CPyStatic_scholars___scoring___globals);
        goto CPyL72;
    }
    cpy_r_r44 = CPyStatics[4896]; /* 0 */
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyListObject, ob_item));
    cpy_r_r46 = *(CPyPtr *)cpy_r_r45;
    CPy_INCREF(cpy_r_r44);
    *(PyObject * *)cpy_r_r46 = cpy_r_r44;
    cpy_r_r47 = cpy_r_r43;
    goto CPyL32;
CPyL30: ;
    cpy_r_r48 = PyList_New(1);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 177, CPyStatic_scholars___scoring___globals);
        goto CPyL72;
    }
    cpy_r_r49 = CPyStatics[4897]; /* 1 */
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    CPy_INCREF(cpy_r_r49);
    *(PyObject * *)cpy_r_r51 = cpy_r_r49;
    cpy_r_r47 = cpy_r_r48;
CPyL32: ;
    return cpy_r_r47;
CPyL33: ;
    cpy_r_r52 = PyList_New(0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL79;
    }
    cpy_r_r53 = 0;
    cpy_r_r54 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "winners", "Table", "players", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r54);
CPyL35: ;
    cpy_r_r55 = 0;
CPyL36: ;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyVarObject, ob_size));
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r55 < cpy_r_r57;
    if (!cpy_r_r58) goto CPyL82;
    cpy_r_seat_2 = cpy_r_r53;
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyListObject, ob_item));
    cpy_r_r60 = *(CPyPtr *)cpy_r_r59;
    cpy_r_r61 = cpy_r_r55 * 8;
    cpy_r_r62 = cpy_r_r60 + cpy_r_r61;
    cpy_r_r63 = *(PyObject * *)cpy_r_r62;
    CPy_INCREF(cpy_r_r63);
    if (likely(Py_TYPE(cpy_r_r63) == CPyType_scholars___table___Player))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/scoring.py", "winners", 178, CPyStatic_scholars___scoring___globals, "serai.games.scholars.table.Player", cpy_r_r63);
        goto CPyL83;
    }
    cpy_r_r65 = CPyList_GetItem(cpy_r_r0, cpy_r_seat_2);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL84;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL84;
    }
    cpy_r_r67 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/scoring.py", "winners", "Table", "owners", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r67);
CPyL41: ;
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_seat_2);
    cpy_r_r69 = CPyList_Count(cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL86;
    }
    cpy_r_r70 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r64)->_workers;
    if (unlikely(cpy_r_r70 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'workers' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r70);
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL87;
    }
CPyL43: ;
    cpy_r_r71 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r72 = CPyStatics[105]; /* 'sum' */
    cpy_r_r73 = CPyObject_GetAttr(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL88;
    }
    PyObject *cpy_r_r74[1] = {cpy_r_r70};
    cpy_r_r75 = (PyObject **)&cpy_r_r74;
    cpy_r_r76 = PyObject_Vectorcall(cpy_r_r73, cpy_r_r75, 1, 0);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL88;
    }
    CPy_DECREF(cpy_r_r70);
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r77 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL87;
    }
    cpy_r_r78.f0 = cpy_r_r66;
    cpy_r_r78.f1 = cpy_r_r69;
    cpy_r_r78.f2 = cpy_r_r77;
    cpy_r_r79 = PyTuple_New(3);
    if (unlikely(cpy_r_r79 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5453 = CPyTagged_StealAsObject(cpy_r_r78.f0);
    PyTuple_SET_ITEM(cpy_r_r79, 0, __tmp5453);
    PyObject *__tmp5454 = CPyTagged_StealAsObject(cpy_r_r78.f1);
    PyTuple_SET_ITEM(cpy_r_r79, 1, __tmp5454);
    PyObject *__tmp5455 = CPyTagged_StealAsObject(cpy_r_r78.f2);
    PyTuple_SET_ITEM(cpy_r_r79, 2, __tmp5455);
    cpy_r_r80 = PyList_Append(cpy_r_r52, cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    cpy_r_r81 = cpy_r_r80 >= 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 178, CPyStatic_scholars___scoring___globals);
        goto CPyL89;
    }
    cpy_r_r82 = cpy_r_r53 + 2;
    cpy_r_r53 = cpy_r_r82;
    cpy_r_r83 = cpy_r_r55 + 1;
    cpy_r_r55 = cpy_r_r83;
    goto CPyL36;
CPyL48: ;
    cpy_r_r84 = PyList_New(0);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 179, CPyStatic_scholars___scoring___globals);
        goto CPyL90;
    }
    cpy_r_r85 = 0;
    cpy_r_r86 = 0;
CPyL50: ;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r88 = *(int64_t *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r86 < cpy_r_r88;
    if (!cpy_r_r89) goto CPyL91;
    cpy_r_seat_3 = cpy_r_r85;
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyListObject, ob_item));
    cpy_r_r91 = *(CPyPtr *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r86 * 8;
    cpy_r_r93 = cpy_r_r91 + cpy_r_r92;
    cpy_r_r94 = *(PyObject * *)cpy_r_r93;
    CPy_INCREF(cpy_r_r94);
    PyObject *__tmp5456;
    if (unlikely(!(PyTuple_Check(cpy_r_r94) && PyTuple_GET_SIZE(cpy_r_r94) == 3))) {
        __tmp5456 = NULL;
        goto __LL5457;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r94, 0))))
        __tmp5456 = PyTuple_GET_ITEM(cpy_r_r94, 0);
    else {
        __tmp5456 = NULL;
    }
    if (__tmp5456 == NULL) goto __LL5457;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r94, 1))))
        __tmp5456 = PyTuple_GET_ITEM(cpy_r_r94, 1);
    else {
        __tmp5456 = NULL;
    }
    if (__tmp5456 == NULL) goto __LL5457;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r94, 2))))
        __tmp5456 = PyTuple_GET_ITEM(cpy_r_r94, 2);
    else {
        __tmp5456 = NULL;
    }
    if (__tmp5456 == NULL) goto __LL5457;
    __tmp5456 = cpy_r_r94;
__LL5457: ;
    if (unlikely(__tmp5456 == NULL)) {
        CPy_TypeError("tuple[int, int, int]", cpy_r_r94); cpy_r_r95 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp5458 = PyTuple_GET_ITEM(cpy_r_r94, 0);
        CPyTagged __tmp5459;
        if (likely(PyLong_Check(__tmp5458)))
            __tmp5459 = CPyTagged_FromObject(__tmp5458);
        else {
            goto __LL5460;
        }
        cpy_r_r95.f0 = __tmp5459;
        PyObject *__tmp5461 = PyTuple_GET_ITEM(cpy_r_r94, 1);
        CPyTagged __tmp5462;
        if (likely(PyLong_Check(__tmp5461)))
            __tmp5462 = CPyTagged_FromObject(__tmp5461);
        else {
            goto __LL5463;
        }
        cpy_r_r95.f1 = __tmp5462;
        PyObject *__tmp5464 = PyTuple_GET_ITEM(cpy_r_r94, 2);
        CPyTagged __tmp5465;
        if (likely(PyLong_Check(__tmp5464)))
            __tmp5465 = CPyTagged_FromObject(__tmp5464);
        else {
            goto __LL5466;
        }
        cpy_r_r95.f2 = __tmp5465;
    }
    goto __LL5467;
__LL5460: ;
    cpy_r_r95 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5467;
__LL5463: ;
    CPyTagged_DECREF(cpy_r_r95.f0);
    cpy_r_r95 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5467;
__LL5466: ;
    CPyTagged_DECREF(cpy_r_r95.f0);
    CPyTagged_DECREF(cpy_r_r95.f1);
    cpy_r_r95 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5467;
__LL5467: ;
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 179, CPyStatic_scholars___scoring___globals);
        goto CPyL92;
    }
    cpy_r_r96 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r97 = CPyStatics[39]; /* 'max' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 179, CPyStatic_scholars___scoring___globals);
        goto CPyL93;
    }
    PyObject *cpy_r_r99[1] = {cpy_r_r52};
    cpy_r_r100 = (PyObject **)&cpy_r_r99;
    cpy_r_r101 = PyObject_Vectorcall(cpy_r_r98, cpy_r_r100, 1, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 179, CPyStatic_scholars___scoring___globals);
        goto CPyL93;
    }
    PyObject *__tmp5468;
    if (unlikely(!(PyTuple_Check(cpy_r_r101) && PyTuple_GET_SIZE(cpy_r_r101) == 3))) {
        __tmp5468 = NULL;
        goto __LL5469;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r101, 0))))
        __tmp5468 = PyTuple_GET_ITEM(cpy_r_r101, 0);
    else {
        __tmp5468 = NULL;
    }
    if (__tmp5468 == NULL) goto __LL5469;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r101, 1))))
        __tmp5468 = PyTuple_GET_ITEM(cpy_r_r101, 1);
    else {
        __tmp5468 = NULL;
    }
    if (__tmp5468 == NULL) goto __LL5469;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r101, 2))))
        __tmp5468 = PyTuple_GET_ITEM(cpy_r_r101, 2);
    else {
        __tmp5468 = NULL;
    }
    if (__tmp5468 == NULL) goto __LL5469;
    __tmp5468 = cpy_r_r101;
__LL5469: ;
    if (unlikely(__tmp5468 == NULL)) {
        CPy_TypeError("tuple[int, int, int]", cpy_r_r101); cpy_r_r102 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp5470 = PyTuple_GET_ITEM(cpy_r_r101, 0);
        CPyTagged __tmp5471;
        if (likely(PyLong_Check(__tmp5470)))
            __tmp5471 = CPyTagged_FromObject(__tmp5470);
        else {
            goto __LL5472;
        }
        cpy_r_r102.f0 = __tmp5471;
        PyObject *__tmp5473 = PyTuple_GET_ITEM(cpy_r_r101, 1);
        CPyTagged __tmp5474;
        if (likely(PyLong_Check(__tmp5473)))
            __tmp5474 = CPyTagged_FromObject(__tmp5473);
        else {
            goto __LL5475;
        }
        cpy_r_r102.f1 = __tmp5474;
        PyObject *__tmp5476 = PyTuple_GET_ITEM(cpy_r_r101, 2);
        CPyTagged __tmp5477;
        if (likely(PyLong_Check(__tmp5476)))
            __tmp5477 = CPyTagged_FromObject(__tmp5476);
        else {
            goto __LL5478;
        }
        cpy_r_r102.f2 = __tmp5477;
    }
    goto __LL5479;
__LL5472: ;
    cpy_r_r102 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5479;
__LL5475: ;
    CPyTagged_DECREF(cpy_r_r102.f0);
    cpy_r_r102 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5479;
__LL5478: ;
    CPyTagged_DECREF(cpy_r_r102.f0);
    CPyTagged_DECREF(cpy_r_r102.f1);
    cpy_r_r102 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5479;
__LL5479: ;
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 179, CPyStatic_scholars___scoring___globals);
        goto CPyL93;
    }
    cpy_r_r103 = cpy_r_r95.f0;
    CPyTagged_INCREF(cpy_r_r103);
    cpy_r_r104 = cpy_r_r95.f1;
    CPyTagged_INCREF(cpy_r_r104);
    cpy_r_r105 = cpy_r_r95.f2;
    CPyTagged_INCREF(cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r95.f0);
    CPyTagged_DECREF(cpy_r_r95.f1);
    CPyTagged_DECREF(cpy_r_r95.f2);
    cpy_r_r106 = cpy_r_r102.f0;
    CPyTagged_INCREF(cpy_r_r106);
    cpy_r_r107 = cpy_r_r102.f1;
    CPyTagged_INCREF(cpy_r_r107);
    cpy_r_r108 = cpy_r_r102.f2;
    CPyTagged_INCREF(cpy_r_r108);
    CPyTagged_DECREF(cpy_r_r102.f0);
    CPyTagged_DECREF(cpy_r_r102.f1);
    CPyTagged_DECREF(cpy_r_r102.f2);
    cpy_r_r109 = cpy_r_r103 & 1;
    cpy_r_r110 = cpy_r_r109 != 0;
    if (!cpy_r_r110) goto CPyL57;
    cpy_r_r111 = CPyTagged_IsEq_(cpy_r_r103, cpy_r_r106);
    cpy_r_r112 = cpy_r_r111;
    goto CPyL58;
CPyL57: ;
    cpy_r_r113 = cpy_r_r103 == cpy_r_r106;
    cpy_r_r112 = cpy_r_r113;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r103);
    CPyTagged_DECREF(cpy_r_r106);
    if (!cpy_r_r112) goto CPyL94;
    cpy_r_r114 = cpy_r_r104 & 1;
    cpy_r_r115 = cpy_r_r114 != 0;
    if (!cpy_r_r115) goto CPyL61;
    cpy_r_r116 = CPyTagged_IsEq_(cpy_r_r104, cpy_r_r107);
    cpy_r_r117 = cpy_r_r116;
    goto CPyL62;
CPyL61: ;
    cpy_r_r118 = cpy_r_r104 == cpy_r_r107;
    cpy_r_r117 = cpy_r_r118;
CPyL62: ;
    CPyTagged_DECREF(cpy_r_r104);
    CPyTagged_DECREF(cpy_r_r107);
    if (!cpy_r_r117) goto CPyL95;
    cpy_r_r119 = cpy_r_r105 & 1;
    cpy_r_r120 = cpy_r_r119 != 0;
    if (!cpy_r_r120) goto CPyL65;
    cpy_r_r121 = CPyTagged_IsEq_(cpy_r_r105, cpy_r_r108);
    cpy_r_r122 = cpy_r_r121;
    goto CPyL66;
CPyL65: ;
    cpy_r_r123 = cpy_r_r105 == cpy_r_r108;
    cpy_r_r122 = cpy_r_r123;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r108);
    if (cpy_r_r122) goto CPyL68;
CPyL67: ;
    if (0) {
        goto CPyL69;
    } else
        goto CPyL96;
CPyL68: ;
    if (!1) goto CPyL96;
CPyL69: ;
    cpy_r_r124 = CPyTagged_StealAsObject(cpy_r_seat_3);
    cpy_r_r125 = PyList_Append(cpy_r_r84, cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    cpy_r_r126 = cpy_r_r125 >= 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 179, CPyStatic_scholars___scoring___globals);
        goto CPyL97;
    }
CPyL70: ;
    cpy_r_r127 = cpy_r_r85 + 2;
    cpy_r_r85 = cpy_r_r127;
    cpy_r_r128 = cpy_r_r86 + 1;
    cpy_r_r86 = cpy_r_r128;
    goto CPyL50;
CPyL71: ;
    return cpy_r_r84;
CPyL72: ;
    cpy_r_r129 = NULL;
    return cpy_r_r129;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL72;
CPyL74: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL17;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL72;
CPyL76: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL15;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL72;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL72;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL72;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL72;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    goto CPyL72;
CPyL82: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r54);
    goto CPyL48;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_seat_2);
    goto CPyL72;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_seat_2);
    CPy_DecRef(cpy_r_r64);
    goto CPyL72;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_seat_2);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL72;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL72;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL72;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r70);
    goto CPyL72;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r54);
    goto CPyL72;
CPyL90: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL72;
CPyL91: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL71;
CPyL92: ;
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r84);
    CPyTagged_DecRef(cpy_r_seat_3);
    goto CPyL72;
CPyL93: ;
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r84);
    CPyTagged_DecRef(cpy_r_seat_3);
    CPyTagged_DecRef(cpy_r_r95.f0);
    CPyTagged_DecRef(cpy_r_r95.f1);
    CPyTagged_DecRef(cpy_r_r95.f2);
    goto CPyL72;
CPyL94: ;
    CPyTagged_DECREF(cpy_r_r104);
    CPyTagged_DECREF(cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r107);
    CPyTagged_DECREF(cpy_r_r108);
    goto CPyL67;
CPyL95: ;
    CPyTagged_DECREF(cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r108);
    goto CPyL67;
CPyL96: ;
    CPyTagged_DECREF(cpy_r_seat_3);
    goto CPyL70;
CPyL97: ;
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r84);
    goto CPyL72;
}
        
        PyObject *CPyPy_scholars___scoring___winners(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:winners", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___scoring___winners(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/scoring.py", "winners", 173, CPyStatic_scholars___scoring___globals);
            return NULL;
        }
        
char CPyDef_scholars___scoring_____top_level__(void) {
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
    void *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    void *cpy_r_r107;
    void *cpy_r_r108;
    PyObject **cpy_r_r109;
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
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 1, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 1, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___scoring___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 3, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 5, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r20 = CPyExec_serai___games___scholars___dice;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 5, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 5, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 5, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5416]; /* ('owned',) */
    cpy_r_r31 = CPyStatic_scholars___scoring___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 5, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    } else
        goto CPyL47;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 6, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r42 = CPyExec_serai___games___scholars___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 6, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 6, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 6, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r53 = CPyStatic_scholars___scoring___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 6, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    } else
        goto CPyL48;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 7, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r64 = CPyExec_serai___games___scholars___table;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 7, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 7, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 7, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r75 = CPyStatic_scholars___scoring___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 7, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    } else
        goto CPyL49;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r78 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 8, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___kernel___game;
    cpy_r_r86 = CPyExec_serai___kernel___game;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 8, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 8, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 8, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5158]; /* ('ScoreItem',) */
    cpy_r_r97 = CPyStatic_scholars___scoring___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 8, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    } else
        goto CPyL50;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r100 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 9, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___kernel___message;
    cpy_r_r108 = CPyExec_serai___kernel___message;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 9, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 9, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 9, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r119 = CPyStatic_scholars___scoring___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/scoring.py", "<module>", 9, CPyStatic_scholars___scoring___globals);
        goto CPyL46;
    } else
        goto CPyL51;
CPyL45: ;
    return 1;
CPyL46: ;
    cpy_r_r121 = 2;
    return cpy_r_r121;
CPyL47: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL48: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL49: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL50: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL51: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
}

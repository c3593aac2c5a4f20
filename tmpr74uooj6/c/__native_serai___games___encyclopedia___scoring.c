#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef encyclopedia___scoringmodule_methods[] = {
    {"score", (PyCFunction)CPyPy_encyclopedia___scoring___score, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score(t, seat)\n--\n\n") /* docstring */},
    {"total", (PyCFunction)CPyPy_encyclopedia___scoring___total, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("total(t, seat)\n--\n\n") /* docstring */},
    {"winners", (PyCFunction)CPyPy_encyclopedia___scoring___winners, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("winners(t)\n--\n\n") /* docstring */},
    {"published_cubes", (PyCFunction)CPyPy_encyclopedia___scoring___published_cubes, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("published_cubes(t, player, category)\n--\n\n") /* docstring */},
    {"collected_cards", (PyCFunction)CPyPy_encyclopedia___scoring___collected_cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("collected_cards(t, player, continent)\n--\n\n") /* docstring */},
    {"_player_items", (PyCFunction)CPyPy_encyclopedia___scoring____player_items, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player_items(t, player)\n--\n\n") /* docstring */},
    {"collection_points", (PyCFunction)CPyPy_encyclopedia___scoring___collection_points, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("collection_points(t, count)\n--\n\n") /* docstring */},
    {"points_per", (PyCFunction)CPyPy_encyclopedia___scoring___points_per, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("points_per(player, call)\n--\n\n") /* docstring */},
    {"_automa_items", (PyCFunction)CPyPy_encyclopedia___scoring____automa_items, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_automa_items(t, player)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___scoring__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___scoring__internal, "__name__");
    CPyStatic_encyclopedia___scoring___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___scoring__internal);
    if (unlikely(CPyStatic_encyclopedia___scoring___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___scoring_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___scoring__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___encyclopedia___scoring(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___scoring__impl, &CPyImportState_serai___games___encyclopedia___scoring, &CPyModule_serai___games___encyclopedia___scoring);
}
static struct PyModuleDef encyclopedia___scoringmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.scoring",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___scoringmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___scoring(void)
{
    if (CPyModule_serai___games___encyclopedia___scoring__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___scoring__internal);
        return CPyModule_serai___games___encyclopedia___scoring__internal;
    }
    CPyModule_serai___games___encyclopedia___scoring__internal = PyModule_Create(&encyclopedia___scoringmodule);
    return CPyModule_serai___games___encyclopedia___scoring__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___scoring(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___scoring__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___scoring__internal);
        return CPyModule_serai___games___encyclopedia___scoring__internal;
    }
    CPyModule_serai___games___encyclopedia___scoring__internal = PyModule_Create(&encyclopedia___scoringmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___scoring__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.scoring");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___scoring__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___scoring__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___scoring__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___scoring(CPyModule_serai___games___encyclopedia___scoring__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___scoring__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.scoring");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___scoring__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___scoring___score(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_items;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "score", "Table", "players", 13, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL17;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "score", 13, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL17;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "score", 13, CPyStatic_encyclopedia___scoring___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL17;
    }
    cpy_r_r3 = CPyStatics[1029]; /* 'score-points' */
    cpy_r_r4 = NULL;
    cpy_r_r5 = CPyDef_message___Message(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "score", 14, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL18;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "score", "Player", "points", 14, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = CPyStatics[1030]; /* 'EN-COMP-12' */
    cpy_r_r8 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r9 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "score", 14, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL20;
    }
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r6);
    PyObject *cpy_r_r12[3] = {cpy_r_r5, cpy_r_r11, cpy_r_r7};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r10, cpy_r_r13, 3, 0);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "score", 14, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r11);
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "score", 14, CPyStatic_encyclopedia___scoring___globals, "tuple", cpy_r_r14);
        goto CPyL18;
    }
    cpy_r_r16 = PyList_New(1);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "score", 14, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL22;
    }
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    *(PyObject * *)cpy_r_r18 = cpy_r_r15;
    cpy_r_items = cpy_r_r16;
    cpy_r_r19 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r2);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "score", 15, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL23;
    }
CPyL10: ;
    if (!cpy_r_r19) goto CPyL13;
CPyL11: ;
    cpy_r_r20 = CPyDef_encyclopedia___scoring____automa_items(cpy_r_t, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "score", 15, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL24;
    }
    cpy_r_r21 = cpy_r_r20;
    goto CPyL15;
CPyL13: ;
    cpy_r_r22 = CPyDef_encyclopedia___scoring____player_items(cpy_r_t, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "score", 15, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL24;
    }
    cpy_r_r21 = cpy_r_r22;
CPyL15: ;
    cpy_r_r23 = PySequence_InPlaceConcat(cpy_r_items, cpy_r_r21);
    CPy_DECREF(cpy_r_items);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "score", 15, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL17;
    }
    cpy_r_items = cpy_r_r23;
    return cpy_r_items;
CPyL17: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL18: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL17;
CPyL20: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r11);
    goto CPyL17;
CPyL22: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r15);
    goto CPyL17;
CPyL23: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_items);
    goto CPyL17;
CPyL24: ;
    CPy_DecRef(cpy_r_items);
    goto CPyL17;
}
        
        PyObject *CPyPy_encyclopedia___scoring___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:score", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___scoring___score(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "score", 11, CPyStatic_encyclopedia___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___scoring___total(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_category;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_points;
    PyObject *cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    int64_t cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    CPyPtr cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    CPyPtr cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyTagged cpy_r_expert;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    int64_t cpy_r_r80;
    PyObject *cpy_r_r81;
    int64_t cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    CPyPtr cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    CPyPtr cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    int64_t cpy_r_r102;
    char cpy_r_r103;
    int64_t cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyTagged cpy_r_r126;
    CPyTagged cpy_r_r127;
    int64_t cpy_r_r128;
    int64_t cpy_r_r129;
    CPyPtr cpy_r_r130;
    int64_t cpy_r_r131;
    char cpy_r_r132;
    CPyPtr cpy_r_r133;
    CPyPtr cpy_r_r134;
    int64_t cpy_r_r135;
    CPyPtr cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    CPyTagged cpy_r_count;
    char cpy_r_r139;
    CPyTagged cpy_r_r140;
    CPyTagged cpy_r_r141;
    CPyTagged cpy_r_r142;
    int64_t cpy_r_r143;
    int64_t cpy_r_r144;
    CPyPtr cpy_r_r145;
    int64_t cpy_r_r146;
    char cpy_r_r147;
    CPyPtr cpy_r_r148;
    CPyPtr cpy_r_r149;
    int64_t cpy_r_r150;
    CPyPtr cpy_r_r151;
    PyObject *cpy_r_r152;
    CPyTagged cpy_r_r153;
    char cpy_r_r154;
    CPyTagged cpy_r_r155;
    CPyTagged cpy_r_r156;
    CPyTagged cpy_r_r157;
    int64_t cpy_r_r158;
    CPyTagged cpy_r_r159;
    CPyTagged cpy_r_r160;
    CPyTagged cpy_r_r161;
    CPyTagged cpy_r_r162;
    CPyTagged cpy_r_r163;
    CPyTagged cpy_r_r164;
    CPyTagged cpy_r_r165;
    CPyTagged cpy_r_r166;
    CPyTagged cpy_r_r167;
    CPyTagged cpy_r_r168;
    CPyTagged cpy_r_r169;
    CPyTagged cpy_r_r170;
    CPyTagged cpy_r_r171;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Table", "players", 21, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL109;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 21, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL109;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_encyclopedia___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "total", 21, CPyStatic_encyclopedia___scoring___globals, "serai.games.encyclopedia.table.Player", cpy_r_r1);
        goto CPyL109;
    }
    cpy_r_r3 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 22, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL110;
    }
CPyL4: ;
    if (cpy_r_r3) {
        goto CPyL111;
    } else
        goto CPyL14;
CPyL5: ;
    cpy_r_r4 = 0;
    cpy_r_r5 = CPyDef_encyclopedia___scoring___score(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 23, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL112;
    }
    cpy_r_r6 = 0;
CPyL7: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL113;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "total", 23, CPyStatic_encyclopedia___scoring___globals, "tuple", cpy_r_r14);
        goto CPyL114;
    }
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, 2);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 23, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL114;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 23, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL114;
    }
    cpy_r_r18 = CPyTagged_Add(cpy_r_r4, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r4 = cpy_r_r18;
    cpy_r_r19 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r19;
    goto CPyL7;
CPyL13: ;
    return cpy_r_r4;
CPyL14: ;
    cpy_r_r20 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Table", "book", 24, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL110;
    }
    CPy_INCREF(cpy_r_r20);
CPyL15: ;
    cpy_r_r21 = PyList_New(0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 25, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL115;
    }
    cpy_r_r22 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_loose;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Player", "loose", 25, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL116;
    }
CPyL17: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 << 1;
    cpy_r_r26 = 0;
    cpy_r_category = cpy_r_r26;
    CPyTagged_DECREF(cpy_r_category);
CPyL18: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r26 < (Py_ssize_t)cpy_r_r25;
    if (!cpy_r_r27) goto CPyL22;
    cpy_r_category = cpy_r_r26;
    cpy_r_r28 = CPyDef_encyclopedia___scoring___published_cubes(cpy_r_t, cpy_r_r2, cpy_r_category);
    CPyTagged_DECREF(cpy_r_category);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 25, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL116;
    }
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r30 = PyList_Append(cpy_r_r21, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 25, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL116;
    }
    cpy_r_r32 = cpy_r_r26 + 2;
    cpy_r_r26 = cpy_r_r32;
    goto CPyL18;
CPyL22: ;
    cpy_r_r33 = PyList_New(1);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 26, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL117;
    }
    cpy_r_r34 = CPyStatics[4896]; /* 0 */
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    CPy_INCREF(cpy_r_r34);
    *(PyObject * *)cpy_r_r36 = cpy_r_r34;
    cpy_r_r37 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_continents;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Book", "continents", 26, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r37);
CPyL24: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    CPy_DECREF(cpy_r_r37);
    cpy_r_r40 = cpy_r_r39 << 1;
    cpy_r_r41 = CPySequence_Multiply(cpy_r_r33, cpy_r_r40);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 26, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL117;
    }
    cpy_r_r42 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_points;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Player", "points", 27, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL119;
    }
    CPyTagged_INCREF(cpy_r_r42);
CPyL26: ;
    cpy_r_points = cpy_r_r42;
    cpy_r_r43 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_collection;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Player", "collection", 28, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r43);
CPyL27: ;
    cpy_r_r44 = 0;
CPyL28: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r44 < cpy_r_r46;
    if (!cpy_r_r47) goto CPyL121;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyListObject, ob_item));
    cpy_r_r49 = *(CPyPtr *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r44 * 8;
    cpy_r_r51 = cpy_r_r49 + cpy_r_r50;
    cpy_r_r52 = *(PyObject * *)cpy_r_r51;
    CPy_INCREF(cpy_r_r52);
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 28, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL122;
    }
    cpy_r_r54 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_animal_continent;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Book", "animal_continent", 29, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL123;
    }
CPyL31: ;
    cpy_r_r55 = CPyList_GetItem(cpy_r_r54, cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 29, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL122;
    }
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 29, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL122;
    }
    cpy_r_r57 = CPyList_GetItem(cpy_r_r41, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 29, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL124;
    }
    cpy_r_r58 = CPyStatics[4897]; /* 1 */
    cpy_r_r59 = PyNumber_InPlaceAdd(cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 29, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL124;
    }
    cpy_r_r60 = CPyList_SetItem(cpy_r_r41, cpy_r_r56, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r56);
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 29, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL122;
    }
    cpy_r_r61 = cpy_r_r44 + 1;
    cpy_r_r44 = cpy_r_r61;
    goto CPyL28;
CPyL37: ;
    cpy_r_r62 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tucked;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Player", "tucked", 30, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r62);
CPyL38: ;
    cpy_r_r63 = 0;
CPyL39: ;
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r62 + offsetof(PyVarObject, ob_size));
    cpy_r_r65 = *(int64_t *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r63 < cpy_r_r65;
    if (!cpy_r_r66) goto CPyL125;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r62 + offsetof(PyListObject, ob_item));
    cpy_r_r68 = *(CPyPtr *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r63 * 8;
    cpy_r_r70 = cpy_r_r68 + cpy_r_r69;
    cpy_r_r71 = *(PyObject * *)cpy_r_r70;
    CPy_INCREF(cpy_r_r71);
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 30, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL126;
    }
    cpy_r_expert = cpy_r_r72;
    cpy_r_r73 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_expert_continent;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Book", "expert_continent", 31, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL127;
    }
CPyL42: ;
    cpy_r_r74 = CPyList_GetItem(cpy_r_r73, cpy_r_expert);
    CPyTagged_DECREF(cpy_r_expert);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 31, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL126;
    }
    if (likely(PyLong_Check(cpy_r_r74)))
        cpy_r_r75 = CPyTagged_FromObject(cpy_r_r74);
    else {
        CPy_TypeError("int", cpy_r_r74); cpy_r_r75 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 31, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL126;
    }
    cpy_r_r76 = CPyList_GetItem(cpy_r_r41, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 31, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL128;
    }
    cpy_r_r77 = CPyStatics[4897]; /* 1 */
    cpy_r_r78 = PyNumber_InPlaceAdd(cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 31, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL128;
    }
    cpy_r_r79 = CPyList_SetItem(cpy_r_r41, cpy_r_r75, cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r75);
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 31, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL126;
    }
    cpy_r_r80 = cpy_r_r63 + 1;
    cpy_r_r63 = cpy_r_r80;
    goto CPyL39;
CPyL48: ;
    cpy_r_r81 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_active;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Player", "active", 32, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r81);
CPyL49: ;
    cpy_r_r82 = 0;
CPyL50: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r82 < cpy_r_r84;
    if (!cpy_r_r85) goto CPyL129;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyListObject, ob_item));
    cpy_r_r87 = *(CPyPtr *)cpy_r_r86;
    cpy_r_r88 = cpy_r_r82 * 8;
    cpy_r_r89 = cpy_r_r87 + cpy_r_r88;
    cpy_r_r90 = *(PyObject * *)cpy_r_r89;
    CPy_INCREF(cpy_r_r90);
    if (likely(PyLong_Check(cpy_r_r90)))
        cpy_r_r91 = CPyTagged_FromObject(cpy_r_r90);
    else {
        CPy_TypeError("int", cpy_r_r90); cpy_r_r91 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 32, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL130;
    }
    cpy_r_expert = cpy_r_r91;
    cpy_r_r92 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_expert_continent;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Book", "expert_continent", 33, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
CPyL53: ;
    cpy_r_r93 = CPyList_GetItem(cpy_r_r92, cpy_r_expert);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 33, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
    if (likely(PyLong_Check(cpy_r_r93)))
        cpy_r_r94 = CPyTagged_FromObject(cpy_r_r93);
    else {
        CPy_TypeError("int", cpy_r_r93); cpy_r_r94 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 33, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
    cpy_r_r95 = CPyList_GetItem(cpy_r_r41, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 33, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL132;
    }
    cpy_r_r96 = CPyStatics[4897]; /* 1 */
    cpy_r_r97 = PyNumber_InPlaceAdd(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 33, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL132;
    }
    cpy_r_r98 = CPyList_SetItem(cpy_r_r41, cpy_r_r94, cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r94);
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 33, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
    cpy_r_r99 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_end_category;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Book", "end_category", 34, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
CPyL59: ;
    cpy_r_r100 = CPyList_GetItemBorrow(cpy_r_r99, cpy_r_expert);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 34, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
    if (likely(PyLong_Check(cpy_r_r100)))
        cpy_r_r101 = CPyTagged_FromObject(cpy_r_r100);
    else {
        CPy_TypeError("int", cpy_r_r100); cpy_r_r101 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 34, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
    cpy_r_r102 = cpy_r_r101 & 1;
    cpy_r_r103 = cpy_r_r102 != 0;
    if (cpy_r_r103) goto CPyL63;
    cpy_r_r104 = 0 & 1;
    cpy_r_r105 = cpy_r_r104 != 0;
    if (!cpy_r_r105) goto CPyL64;
CPyL63: ;
    cpy_r_r106 = CPyTagged_IsLt_(cpy_r_r101, 0);
    cpy_r_r107 = cpy_r_r106 ^ 1;
    cpy_r_r108 = cpy_r_r107;
    goto CPyL65;
CPyL64: ;
    cpy_r_r109 = (Py_ssize_t)cpy_r_r101 >= (Py_ssize_t)0;
    cpy_r_r108 = cpy_r_r109;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_r101);
    if (!cpy_r_r108) goto CPyL75;
    cpy_r_r110 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_end_category;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Book", "end_category", 35, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
CPyL67: ;
    cpy_r_r111 = CPyList_GetItem(cpy_r_r110, cpy_r_expert);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 35, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
    if (likely(PyLong_Check(cpy_r_r111)))
        cpy_r_r112 = CPyTagged_FromObject(cpy_r_r111);
    else {
        CPy_TypeError("int", cpy_r_r111); cpy_r_r112 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 35, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
    cpy_r_r113 = CPyList_GetItem(cpy_r_r21, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 35, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL133;
    }
    cpy_r_r114 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_end_cubes;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Book", "end_cubes", 35, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL134;
    }
CPyL71: ;
    cpy_r_r115 = CPyList_GetItem(cpy_r_r114, cpy_r_expert);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 35, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL134;
    }
    if (likely(PyLong_Check(cpy_r_r115)))
        cpy_r_r116 = CPyTagged_FromObject(cpy_r_r115);
    else {
        CPy_TypeError("int", cpy_r_r115); cpy_r_r116 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 35, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL134;
    }
    cpy_r_r117 = CPyTagged_StealAsObject(cpy_r_r116);
    cpy_r_r118 = PyNumber_InPlaceAdd(cpy_r_r113, cpy_r_r117);
    CPy_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 35, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL133;
    }
    cpy_r_r119 = CPyList_SetItem(cpy_r_r21, cpy_r_r112, cpy_r_r118);
    CPyTagged_DECREF(cpy_r_r112);
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 35, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
CPyL75: ;
    cpy_r_r120 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_end_points;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Book", "end_points", 36, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
CPyL76: ;
    cpy_r_r121 = CPyList_GetItem(cpy_r_r120, cpy_r_expert);
    CPyTagged_DECREF(cpy_r_expert);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 36, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL130;
    }
    if (Py_TYPE(cpy_r_r121) == CPyType_kernel___effects___Call)
        cpy_r_r122 = cpy_r_r121;
    else {
        cpy_r_r122 = NULL;
    }
    if (cpy_r_r122 != NULL) goto __LL773;
    if (cpy_r_r121 == Py_None)
        cpy_r_r122 = cpy_r_r121;
    else {
        cpy_r_r122 = NULL;
    }
    if (cpy_r_r122 != NULL) goto __LL773;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "total", 36, CPyStatic_encyclopedia___scoring___globals, "serai.kernel.effects.Call or None", cpy_r_r121);
    goto CPyL130;
__LL773: ;
    cpy_r_r123 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r124 = cpy_r_r122 != cpy_r_r123;
    if (!cpy_r_r124) goto CPyL135;
    if (likely(cpy_r_r122 != Py_None))
        cpy_r_r125 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "total", 38, CPyStatic_encyclopedia___scoring___globals, "serai.kernel.effects.Call", cpy_r_r122);
        goto CPyL130;
    }
    cpy_r_r126 = CPyDef_encyclopedia___scoring___points_per(cpy_r_r2, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 38, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL130;
    }
    cpy_r_r127 = CPyTagged_Add(cpy_r_points, cpy_r_r126);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r126);
    cpy_r_points = cpy_r_r127;
CPyL82: ;
    cpy_r_r128 = cpy_r_r82 + 1;
    cpy_r_r82 = cpy_r_r128;
    goto CPyL50;
CPyL83: ;
    cpy_r_r129 = 0;
CPyL84: ;
    cpy_r_r130 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r131 = *(int64_t *)cpy_r_r130;
    cpy_r_r132 = cpy_r_r129 < cpy_r_r131;
    if (!cpy_r_r132) goto CPyL136;
    cpy_r_r133 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyListObject, ob_item));
    cpy_r_r134 = *(CPyPtr *)cpy_r_r133;
    cpy_r_r135 = cpy_r_r129 * 8;
    cpy_r_r136 = cpy_r_r134 + cpy_r_r135;
    cpy_r_r137 = *(PyObject * *)cpy_r_r136;
    CPy_INCREF(cpy_r_r137);
    if (likely(PyLong_Check(cpy_r_r137)))
        cpy_r_r138 = CPyTagged_FromObject(cpy_r_r137);
    else {
        CPy_TypeError("int", cpy_r_r137); cpy_r_r138 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 39, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL120;
    }
    cpy_r_count = cpy_r_r138;
    cpy_r_r139 = cpy_r_count != 0;
    if (!cpy_r_r139) goto CPyL137;
    cpy_r_r140 = CPyDef_encyclopedia___scoring___collection_points(cpy_r_t, cpy_r_count);
    CPyTagged_DECREF(cpy_r_count);
    if (unlikely(cpy_r_r140 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 40, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL120;
    }
    cpy_r_r141 = cpy_r_r140;
    goto CPyL90;
CPyL89: ;
    cpy_r_r141 = 0;
CPyL90: ;
    cpy_r_r142 = CPyTagged_Add(cpy_r_points, cpy_r_r141);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r141);
    cpy_r_points = cpy_r_r142;
    cpy_r_r143 = cpy_r_r129 + 1;
    cpy_r_r129 = cpy_r_r143;
    goto CPyL84;
CPyL92: ;
    cpy_r_r144 = 0;
CPyL93: ;
    cpy_r_r145 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r146 = *(int64_t *)cpy_r_r145;
    cpy_r_r147 = cpy_r_r144 < cpy_r_r146;
    if (!cpy_r_r147) goto CPyL138;
    cpy_r_r148 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r149 = *(CPyPtr *)cpy_r_r148;
    cpy_r_r150 = cpy_r_r144 * 8;
    cpy_r_r151 = cpy_r_r149 + cpy_r_r150;
    cpy_r_r152 = *(PyObject * *)cpy_r_r151;
    CPy_INCREF(cpy_r_r152);
    if (likely(PyLong_Check(cpy_r_r152)))
        cpy_r_r153 = CPyTagged_FromObject(cpy_r_r152);
    else {
        CPy_TypeError("int", cpy_r_r152); cpy_r_r153 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r153 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 41, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL139;
    }
    cpy_r_count = cpy_r_r153;
    cpy_r_r154 = cpy_r_count != 0;
    if (!cpy_r_r154) goto CPyL140;
    cpy_r_r155 = CPyDef_encyclopedia___scoring___collection_points(cpy_r_t, cpy_r_count);
    CPyTagged_DECREF(cpy_r_count);
    if (unlikely(cpy_r_r155 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 42, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL139;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL99;
CPyL98: ;
    cpy_r_r156 = 0;
CPyL99: ;
    cpy_r_r157 = CPyTagged_Add(cpy_r_points, cpy_r_r156);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r156);
    cpy_r_points = cpy_r_r157;
    cpy_r_r158 = cpy_r_r144 + 1;
    cpy_r_r144 = cpy_r_r158;
    goto CPyL93;
CPyL101: ;
    cpy_r_r159 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_seals;
    if (unlikely(cpy_r_r159 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Player", "seals", 43, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL141;
    }
    CPyTagged_INCREF(cpy_r_r159);
CPyL102: ;
    cpy_r_r160 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_final_seal_points;
    if (unlikely(cpy_r_r160 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Book", "final_seal_points", 43, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL142;
    }
    CPyTagged_INCREF(cpy_r_r160);
CPyL103: ;
    cpy_r_r161 = CPyTagged_Multiply(cpy_r_r159, cpy_r_r160);
    CPyTagged_DECREF(cpy_r_r159);
    CPyTagged_DECREF(cpy_r_r160);
    cpy_r_r162 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_coins;
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Player", "coins", 43, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL143;
    }
    CPyTagged_INCREF(cpy_r_r162);
CPyL104: ;
    cpy_r_r163 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_final_coins_per_point;
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "total", "Book", "final_coins_per_point", 43, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL144;
    }
    CPyTagged_INCREF(cpy_r_r163);
CPyL105: ;
    cpy_r_r164 = CPyTagged_FloorDivide(cpy_r_r162, cpy_r_r163);
    CPyTagged_DECREF(cpy_r_r162);
    CPyTagged_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r164 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 43, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL143;
    }
    cpy_r_r165 = CPyTagged_Add(cpy_r_r161, cpy_r_r164);
    CPyTagged_DECREF(cpy_r_r161);
    CPyTagged_DECREF(cpy_r_r164);
    cpy_r_r166 = CPyTagged_Add(cpy_r_points, cpy_r_r165);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r165);
    cpy_r_points = cpy_r_r166;
    cpy_r_r167 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r2)->_tokens;
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tokens' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r167);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 44, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL145;
    }
CPyL107: ;
    cpy_r_r168 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r20)->_final_token_points;
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'final_token_points' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r168);
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 44, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL146;
    }
CPyL108: ;
    cpy_r_r169 = CPyTagged_Multiply(cpy_r_r167, cpy_r_r168);
    CPyTagged_DECREF(cpy_r_r167);
    CPyTagged_DECREF(cpy_r_r168);
    cpy_r_r170 = CPyTagged_Add(cpy_r_points, cpy_r_r169);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r169);
    return cpy_r_r170;
CPyL109: ;
    cpy_r_r171 = CPY_INT_TAG;
    return cpy_r_r171;
CPyL110: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL109;
CPyL111: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL112: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL109;
CPyL113: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL13;
CPyL114: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL109;
CPyL115: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    goto CPyL109;
CPyL116: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL109;
CPyL117: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL109;
CPyL118: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r33);
    goto CPyL109;
CPyL119: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    goto CPyL109;
CPyL120: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL109;
CPyL121: ;
    CPy_DECREF(cpy_r_r43);
    goto CPyL37;
CPyL122: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r43);
    goto CPyL109;
CPyL123: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL109;
CPyL124: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL109;
CPyL125: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL48;
CPyL126: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r62);
    goto CPyL109;
CPyL127: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_expert);
    goto CPyL109;
CPyL128: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL109;
CPyL129: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL83;
CPyL130: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r81);
    goto CPyL109;
CPyL131: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r81);
    goto CPyL109;
CPyL132: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL109;
CPyL133: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r112);
    goto CPyL109;
CPyL134: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r113);
    goto CPyL109;
CPyL135: ;
    CPy_DECREF(cpy_r_r122);
    goto CPyL82;
CPyL136: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL92;
CPyL137: ;
    CPyTagged_DECREF(cpy_r_count);
    goto CPyL89;
CPyL138: ;
    CPy_DECREF(cpy_r_r41);
    goto CPyL101;
CPyL139: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL109;
CPyL140: ;
    CPyTagged_DECREF(cpy_r_count);
    goto CPyL98;
CPyL141: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL109;
CPyL142: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_r159);
    goto CPyL109;
CPyL143: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_r161);
    goto CPyL109;
CPyL144: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_r161);
    CPyTagged_DecRef(cpy_r_r162);
    goto CPyL109;
CPyL145: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL109;
CPyL146: ;
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_r167);
    goto CPyL109;
}
        
        PyObject *CPyPy_encyclopedia___scoring___total(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:total", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___scoring___total(arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "total", 19, CPyStatic_encyclopedia___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___scoring___winners(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_seat;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    tuple_T2II cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_seat_2;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    PyObject *cpy_r_r34;
    tuple_T2II cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T2II cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    CPyTagged cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 49, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL29;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "winners", "Table", "players", 49, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL31;
    cpy_r_seat = cpy_r_r1;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_encyclopedia___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 49, CPyStatic_encyclopedia___scoring___globals, "serai.games.encyclopedia.table.Player", cpy_r_r11);
        goto CPyL32;
    }
    cpy_r_r13 = CPyDef_encyclopedia___scoring___total(cpy_r_t, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 49, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL33;
    }
    cpy_r_r14 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r12)->_collection;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "winners", "Player", "collection", 49, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL34;
    }
CPyL7: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r16 << 1;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r18.f0 = cpy_r_r13;
    cpy_r_r18.f1 = cpy_r_r17;
    cpy_r_r19 = PyTuple_New(2);
    if (unlikely(cpy_r_r19 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp774 = CPyTagged_StealAsObject(cpy_r_r18.f0);
    PyTuple_SET_ITEM(cpy_r_r19, 0, __tmp774);
    PyObject *__tmp775 = CPyTagged_StealAsObject(cpy_r_r18.f1);
    PyTuple_SET_ITEM(cpy_r_r19, 1, __tmp775);
    cpy_r_r20 = PyList_Append(cpy_r_r0, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 49, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL35;
    }
    cpy_r_r22 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r22;
    cpy_r_r23 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r23;
    goto CPyL3;
CPyL9: ;
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 50, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL36;
    }
    cpy_r_r25 = 0;
    cpy_r_r26 = 0;
CPyL11: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r26 < cpy_r_r28;
    if (!cpy_r_r29) goto CPyL37;
    cpy_r_seat_2 = cpy_r_r25;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r26 * 8;
    cpy_r_r33 = cpy_r_r31 + cpy_r_r32;
    cpy_r_r34 = *(PyObject * *)cpy_r_r33;
    CPy_INCREF(cpy_r_r34);
    PyObject *__tmp776;
    if (unlikely(!(PyTuple_Check(cpy_r_r34) && PyTuple_GET_SIZE(cpy_r_r34) == 2))) {
        __tmp776 = NULL;
        goto __LL777;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r34, 0))))
        __tmp776 = PyTuple_GET_ITEM(cpy_r_r34, 0);
    else {
        __tmp776 = NULL;
    }
    if (__tmp776 == NULL) goto __LL777;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r34, 1))))
        __tmp776 = PyTuple_GET_ITEM(cpy_r_r34, 1);
    else {
        __tmp776 = NULL;
    }
    if (__tmp776 == NULL) goto __LL777;
    __tmp776 = cpy_r_r34;
__LL777: ;
    if (unlikely(__tmp776 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r34); cpy_r_r35 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp778 = PyTuple_GET_ITEM(cpy_r_r34, 0);
        CPyTagged __tmp779;
        if (likely(PyLong_Check(__tmp778)))
            __tmp779 = CPyTagged_FromObject(__tmp778);
        else {
            goto __LL780;
        }
        cpy_r_r35.f0 = __tmp779;
        PyObject *__tmp781 = PyTuple_GET_ITEM(cpy_r_r34, 1);
        CPyTagged __tmp782;
        if (likely(PyLong_Check(__tmp781)))
            __tmp782 = CPyTagged_FromObject(__tmp781);
        else {
            goto __LL783;
        }
        cpy_r_r35.f1 = __tmp782;
    }
    goto __LL784;
__LL780: ;
    cpy_r_r35 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL784;
__LL783: ;
    CPyTagged_DECREF(cpy_r_r35.f0);
    cpy_r_r35 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL784;
__LL784: ;
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 50, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r36 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r37 = CPyStatics[39]; /* 'max' */
    cpy_r_r38 = CPyObject_GetAttr(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 50, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL39;
    }
    PyObject *cpy_r_r39[1] = {cpy_r_r0};
    cpy_r_r40 = (PyObject **)&cpy_r_r39;
    cpy_r_r41 = PyObject_Vectorcall(cpy_r_r38, cpy_r_r40, 1, 0);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 50, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL39;
    }
    PyObject *__tmp785;
    if (unlikely(!(PyTuple_Check(cpy_r_r41) && PyTuple_GET_SIZE(cpy_r_r41) == 2))) {
        __tmp785 = NULL;
        goto __LL786;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r41, 0))))
        __tmp785 = PyTuple_GET_ITEM(cpy_r_r41, 0);
    else {
        __tmp785 = NULL;
    }
    if (__tmp785 == NULL) goto __LL786;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r41, 1))))
        __tmp785 = PyTuple_GET_ITEM(cpy_r_r41, 1);
    else {
        __tmp785 = NULL;
    }
    if (__tmp785 == NULL) goto __LL786;
    __tmp785 = cpy_r_r41;
__LL786: ;
    if (unlikely(__tmp785 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r41); cpy_r_r42 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp787 = PyTuple_GET_ITEM(cpy_r_r41, 0);
        CPyTagged __tmp788;
        if (likely(PyLong_Check(__tmp787)))
            __tmp788 = CPyTagged_FromObject(__tmp787);
        else {
            goto __LL789;
        }
        cpy_r_r42.f0 = __tmp788;
        PyObject *__tmp790 = PyTuple_GET_ITEM(cpy_r_r41, 1);
        CPyTagged __tmp791;
        if (likely(PyLong_Check(__tmp790)))
            __tmp791 = CPyTagged_FromObject(__tmp790);
        else {
            goto __LL792;
        }
        cpy_r_r42.f1 = __tmp791;
    }
    goto __LL793;
__LL789: ;
    cpy_r_r42 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL793;
__LL792: ;
    CPyTagged_DECREF(cpy_r_r42.f0);
    cpy_r_r42 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL793;
__LL793: ;
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 50, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL39;
    }
    cpy_r_r43 = cpy_r_r35.f0;
    CPyTagged_INCREF(cpy_r_r43);
    cpy_r_r44 = cpy_r_r35.f1;
    CPyTagged_INCREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r35.f0);
    CPyTagged_DECREF(cpy_r_r35.f1);
    cpy_r_r45 = cpy_r_r42.f0;
    CPyTagged_INCREF(cpy_r_r45);
    cpy_r_r46 = cpy_r_r42.f1;
    CPyTagged_INCREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r42.f0);
    CPyTagged_DECREF(cpy_r_r42.f1);
    cpy_r_r47 = cpy_r_r43 & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (!cpy_r_r48) goto CPyL18;
    cpy_r_r49 = CPyTagged_IsEq_(cpy_r_r43, cpy_r_r45);
    cpy_r_r50 = cpy_r_r49;
    goto CPyL19;
CPyL18: ;
    cpy_r_r51 = cpy_r_r43 == cpy_r_r45;
    cpy_r_r50 = cpy_r_r51;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r45);
    if (!cpy_r_r50) goto CPyL40;
    cpy_r_r52 = cpy_r_r44 & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (!cpy_r_r53) goto CPyL22;
    cpy_r_r54 = CPyTagged_IsEq_(cpy_r_r44, cpy_r_r46);
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL22: ;
    cpy_r_r56 = cpy_r_r44 == cpy_r_r46;
    cpy_r_r55 = cpy_r_r56;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r46);
    if (cpy_r_r55) goto CPyL25;
CPyL24: ;
    if (0) {
        goto CPyL26;
    } else
        goto CPyL41;
CPyL25: ;
    if (!1) goto CPyL41;
CPyL26: ;
    cpy_r_r57 = CPyTagged_StealAsObject(cpy_r_seat_2);
    cpy_r_r58 = PyList_Append(cpy_r_r24, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 50, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL42;
    }
CPyL27: ;
    cpy_r_r60 = cpy_r_r25 + 2;
    cpy_r_r25 = cpy_r_r60;
    cpy_r_r61 = cpy_r_r26 + 1;
    cpy_r_r26 = cpy_r_r61;
    goto CPyL11;
CPyL28: ;
    return cpy_r_r24;
CPyL29: ;
    cpy_r_r62 = NULL;
    return cpy_r_r62;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL29;
CPyL31: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL9;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL29;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r12);
    goto CPyL29;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL29;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL29;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL29;
CPyL37: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL28;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_seat_2);
    goto CPyL29;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_seat_2);
    CPyTagged_DecRef(cpy_r_r35.f0);
    CPyTagged_DecRef(cpy_r_r35.f1);
    goto CPyL29;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r46);
    goto CPyL24;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_seat_2);
    goto CPyL27;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    goto CPyL29;
}
        
        PyObject *CPyPy_encyclopedia___scoring___winners(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:winners", kwlist, 0};
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
            PyObject *retval = CPyDef_encyclopedia___scoring___winners(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "winners", 47, CPyStatic_encyclopedia___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___scoring___published_cubes(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_category) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_loose;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "published_cubes", "Player", "loose", 55, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_category);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "published_cubes", 55, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL9;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "published_cubes", 55, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL9;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_fives;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "published_cubes", "Player", "fives", 55, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL10;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_category);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "published_cubes", 55, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL10;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "published_cubes", 55, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL10;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "published_cubes", "Table", "book", 55, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL11;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r6)->_cubes_per_token;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "published_cubes", "Book", "cubes_per_token", 55, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = CPyTagged_Multiply(cpy_r_r5, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r9 = CPyTagged_Add(cpy_r_r2, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r8);
    return cpy_r_r9;
CPyL9: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL10: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL9;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL9;
}
        
        PyObject *CPyPy_encyclopedia___scoring___published_cubes(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "category", 0};
            static CPyArg_Parser parser = {"OOO:published_cubes", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_category;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_category)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_category;
            if (likely(PyLong_Check(obj_category)))
                arg_category = CPyTagged_BorrowFromObject(obj_category);
            else {
                CPy_TypeError("int", obj_category); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___scoring___published_cubes(arg_t, arg_player, arg_category);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "published_cubes", 53, CPyStatic_encyclopedia___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___scoring___collected_cards(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_cards;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    int64_t cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "collected_cards", "Table", "book", 60, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_collection;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "collected_cards", "Player", "collection", 61, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL30;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collected_cards", 61, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL31;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "collected_cards", "Book", "animal_continent", 61, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL32;
    }
CPyL6: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collected_cards", 61, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collected_cards", 61, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r16 = cpy_r_r15 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL10;
    cpy_r_r18 = CPyTagged_IsEq_(cpy_r_r15, cpy_r_continent);
    cpy_r_r19 = cpy_r_r18;
    goto CPyL11;
CPyL10: ;
    cpy_r_r20 = cpy_r_r15 == cpy_r_continent;
    cpy_r_r19 = cpy_r_r20;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r21 = cpy_r_r19 << 1;
    cpy_r_r22 = cpy_r_r21;
    cpy_r_r23 = CPyTagged_Add(cpy_r_r1, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r1 = cpy_r_r23;
    cpy_r_r24 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r24;
    goto CPyL3;
CPyL13: ;
    cpy_r_cards = cpy_r_r1;
    cpy_r_r25 = 0;
    cpy_r_r26 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_active;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "collected_cards", "Player", "active", 62, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r26);
CPyL14: ;
    cpy_r_r27 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tucked;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "collected_cards", "Player", "tucked", 62, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r27);
CPyL15: ;
    cpy_r_r28 = PySequence_Concat(cpy_r_r26, cpy_r_r27);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collected_cards", 62, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL33;
    }
    cpy_r_r29 = 0;
CPyL17: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r29 < cpy_r_r31;
    if (!cpy_r_r32) goto CPyL35;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r29 * 8;
    cpy_r_r36 = cpy_r_r34 + cpy_r_r35;
    cpy_r_r37 = *(PyObject * *)cpy_r_r36;
    CPy_INCREF(cpy_r_r37);
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collected_cards", 62, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL36;
    }
    cpy_r_r39 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_expert_continent;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "collected_cards", "Book", "expert_continent", 62, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL37;
    }
CPyL20: ;
    cpy_r_r40 = CPyList_GetItemBorrow(cpy_r_r39, cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collected_cards", 62, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collected_cards", 62, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL37;
    }
    cpy_r_r42 = cpy_r_r41 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (!cpy_r_r43) goto CPyL24;
    cpy_r_r44 = CPyTagged_IsEq_(cpy_r_r41, cpy_r_continent);
    cpy_r_r45 = cpy_r_r44;
    goto CPyL25;
CPyL24: ;
    cpy_r_r46 = cpy_r_r41 == cpy_r_continent;
    cpy_r_r45 = cpy_r_r46;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r38);
    cpy_r_r47 = cpy_r_r45 << 1;
    cpy_r_r48 = cpy_r_r47;
    cpy_r_r49 = CPyTagged_Add(cpy_r_r25, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r25 = cpy_r_r49;
    cpy_r_r50 = cpy_r_r29 + 1;
    cpy_r_r29 = cpy_r_r50;
    goto CPyL17;
CPyL27: ;
    cpy_r_r51 = CPyTagged_Add(cpy_r_cards, cpy_r_r25);
    CPyTagged_DECREF(cpy_r_cards);
    CPyTagged_DECREF(cpy_r_r25);
    return cpy_r_r51;
CPyL28: ;
    cpy_r_r52 = CPY_INT_TAG;
    return cpy_r_r52;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL28;
CPyL30: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL13;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL28;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL28;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cards);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL28;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cards);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL28;
CPyL35: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r28);
    goto CPyL27;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cards);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r28);
    goto CPyL28;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_cards);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL28;
}
        
        PyObject *CPyPy_encyclopedia___scoring___collected_cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "continent", 0};
            static CPyArg_Parser parser = {"OOO:collected_cards", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_continent)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___scoring___collected_cards(arg_t, arg_player, arg_continent);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collected_cards", 58, CPyStatic_encyclopedia___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___scoring____player_items(PyObject *cpy_r_t, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_category;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_name;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_cubes;
    PyObject *cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_expert;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_message;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    CPyTagged cpy_r_continent;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject **cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    int64_t cpy_r_r85;
    PyObject *cpy_r_r86;
    int64_t cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    char cpy_r_r90;
    CPyPtr cpy_r_r91;
    CPyPtr cpy_r_r92;
    int64_t cpy_r_r93;
    CPyPtr cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject **cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    int64_t cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    CPyTagged cpy_r_r125;
    CPyTagged cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject **cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    int32_t cpy_r_r141;
    char cpy_r_r142;
    CPyTagged cpy_r_r143;
    CPyTagged cpy_r_r144;
    CPyTagged cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    CPyTagged cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject **cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    int32_t cpy_r_r160;
    char cpy_r_r161;
    CPyTagged cpy_r_r162;
    CPyTagged cpy_r_r163;
    CPyTagged cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    CPyTagged cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject **cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    int32_t cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Table", "book", 66, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL95;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 67, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL96;
    }
    cpy_r_r2 = 0;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_category_ids;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Book", "category_ids", 68, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = 0;
CPyL4: ;
    cpy_r_r7 = cpy_r_r6 < cpy_r_r5;
    if (!cpy_r_r7) goto CPyL98;
    cpy_r_category = cpy_r_r2;
    cpy_r_r8 = CPySequenceTuple_GetItemUnsafe(cpy_r_r3, cpy_r_r6);
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 68, CPyStatic_encyclopedia___scoring___globals, "str", cpy_r_r8);
        goto CPyL99;
    }
    cpy_r_name = cpy_r_r9;
    cpy_r_r10 = CPyDef_encyclopedia___scoring___published_cubes(cpy_r_t, cpy_r_player, cpy_r_category);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 69, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL100;
    }
    cpy_r_cubes = cpy_r_r10;
    cpy_r_r11 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_active;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Player", "active", 70, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r11);
CPyL8: ;
    cpy_r_r12 = 0;
CPyL9: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL102;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r12 * 8;
    cpy_r_r19 = cpy_r_r17 + cpy_r_r18;
    cpy_r_r20 = *(PyObject * *)cpy_r_r19;
    CPy_INCREF(cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 70, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL103;
    }
    cpy_r_expert = cpy_r_r21;
    cpy_r_r22 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_end_category;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Book", "end_category", 71, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL104;
    }
CPyL12: ;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_expert);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 71, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL104;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 71, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL104;
    }
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL16;
    cpy_r_r27 = CPyTagged_IsEq_(cpy_r_r24, cpy_r_category);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL17;
CPyL16: ;
    cpy_r_r29 = cpy_r_r24 == cpy_r_category;
    cpy_r_r28 = cpy_r_r29;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r24);
    if (!cpy_r_r28) goto CPyL105;
    cpy_r_r30 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_end_cubes;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Book", "end_cubes", 72, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL104;
    }
CPyL19: ;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r30, cpy_r_expert);
    CPyTagged_DECREF(cpy_r_expert);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 72, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL103;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 72, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL103;
    }
    cpy_r_r33 = CPyTagged_Add(cpy_r_cubes, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_cubes);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_cubes = cpy_r_r33;
CPyL22: ;
    cpy_r_r34 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r34;
    goto CPyL9;
CPyL23: ;
    cpy_r_r35 = cpy_r_cubes != 0;
    if (!cpy_r_r35) goto CPyL106;
    cpy_r_r36 = CPyStatics[1031]; /* 'score-category' */
    cpy_r_r37 = CPyStatics[447]; /* 'category' */
    cpy_r_r38 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_cubes);
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_cubes);
    cpy_r_r40 = CPyDict_Build(2, cpy_r_r37, cpy_r_name, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 74, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL107;
    }
    cpy_r_r41 = CPyDef_message___Message(cpy_r_r36, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 74, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL107;
    }
    cpy_r_message = cpy_r_r41;
    cpy_r_r42 = CPyDef_encyclopedia___scoring___collection_points(cpy_r_t, cpy_r_cubes);
    CPyTagged_DECREF(cpy_r_cubes);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 75, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL108;
    }
    cpy_r_r43 = CPyStatics[1032]; /* 'EN-SCORE-01' */
    cpy_r_r44 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r45 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 75, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL109;
    }
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_r42);
    PyObject *cpy_r_r48[3] = {cpy_r_message, cpy_r_r47, cpy_r_r43};
    cpy_r_r49 = (PyObject **)&cpy_r_r48;
    cpy_r_r50 = PyObject_Vectorcall(cpy_r_r46, cpy_r_r49, 3, 0);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 75, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL110;
    }
    CPy_DECREF(cpy_r_message);
    CPy_DECREF(cpy_r_r47);
    if (likely(PyTuple_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 75, CPyStatic_encyclopedia___scoring___globals, "tuple", cpy_r_r50);
        goto CPyL111;
    }
    cpy_r_r52 = PyList_Append(cpy_r_r1, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 75, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL111;
    }
CPyL31: ;
    cpy_r_r54 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r54;
    cpy_r_r55 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r55;
    goto CPyL4;
CPyL32: ;
    cpy_r_r56 = 0;
    cpy_r_r57 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_continents;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Book", "continents", 76, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r57);
CPyL33: ;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r59 = *(int64_t *)cpy_r_r58;
    cpy_r_r60 = 0;
CPyL34: ;
    cpy_r_r61 = cpy_r_r60 < cpy_r_r59;
    if (!cpy_r_r61) goto CPyL112;
    cpy_r_continent = cpy_r_r56;
    cpy_r_r62 = CPySequenceTuple_GetItemUnsafe(cpy_r_r57, cpy_r_r60);
    if (likely(PyUnicode_Check(cpy_r_r62)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 76, CPyStatic_encyclopedia___scoring___globals, "str", cpy_r_r62);
        goto CPyL113;
    }
    cpy_r_name = cpy_r_r63;
    cpy_r_r64 = CPyDef_encyclopedia___scoring___collected_cards(cpy_r_t, cpy_r_player, cpy_r_continent);
    CPyTagged_DECREF(cpy_r_continent);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 77, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL114;
    }
    cpy_r_r65 = cpy_r_r64 != 0;
    if (!cpy_r_r65) goto CPyL115;
    cpy_r_r66 = CPyStatics[1033]; /* 'score-continent' */
    cpy_r_r67 = CPyStatics[440]; /* 'continent' */
    cpy_r_r68 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_r64);
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r64);
    cpy_r_r70 = CPyDict_Build(2, cpy_r_r67, cpy_r_name, cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 79, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL116;
    }
    cpy_r_r71 = CPyDef_message___Message(cpy_r_r66, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 79, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL116;
    }
    cpy_r_message = cpy_r_r71;
    cpy_r_r72 = CPyDef_encyclopedia___scoring___collection_points(cpy_r_t, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 80, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL117;
    }
    cpy_r_r73 = CPyStatics[1034]; /* 'EN-SCORE-02' */
    cpy_r_r74 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r75 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 80, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL118;
    }
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r72);
    PyObject *cpy_r_r78[3] = {cpy_r_message, cpy_r_r77, cpy_r_r73};
    cpy_r_r79 = (PyObject **)&cpy_r_r78;
    cpy_r_r80 = PyObject_Vectorcall(cpy_r_r76, cpy_r_r79, 3, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 80, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL119;
    }
    CPy_DECREF(cpy_r_message);
    CPy_DECREF(cpy_r_r77);
    if (likely(PyTuple_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 80, CPyStatic_encyclopedia___scoring___globals, "tuple", cpy_r_r80);
        goto CPyL120;
    }
    cpy_r_r82 = PyList_Append(cpy_r_r1, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r83 = cpy_r_r82 >= 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 80, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL120;
    }
CPyL45: ;
    cpy_r_r84 = cpy_r_r56 + 2;
    cpy_r_r56 = cpy_r_r84;
    cpy_r_r85 = cpy_r_r60 + 1;
    cpy_r_r60 = cpy_r_r85;
    goto CPyL34;
CPyL46: ;
    cpy_r_r86 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_active;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Player", "active", 81, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r86);
CPyL47: ;
    cpy_r_r87 = 0;
CPyL48: ;
    cpy_r_r88 = (CPyPtr)((CPyPtr)cpy_r_r86 + offsetof(PyVarObject, ob_size));
    cpy_r_r89 = *(int64_t *)cpy_r_r88;
    cpy_r_r90 = cpy_r_r87 < cpy_r_r89;
    if (!cpy_r_r90) goto CPyL121;
    cpy_r_r91 = (CPyPtr)((CPyPtr)cpy_r_r86 + offsetof(PyListObject, ob_item));
    cpy_r_r92 = *(CPyPtr *)cpy_r_r91;
    cpy_r_r93 = cpy_r_r87 * 8;
    cpy_r_r94 = cpy_r_r92 + cpy_r_r93;
    cpy_r_r95 = *(PyObject * *)cpy_r_r94;
    CPy_INCREF(cpy_r_r95);
    if (likely(PyLong_Check(cpy_r_r95)))
        cpy_r_r96 = CPyTagged_FromObject(cpy_r_r95);
    else {
        CPy_TypeError("int", cpy_r_r95); cpy_r_r96 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 81, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL122;
    }
    cpy_r_expert = cpy_r_r96;
    cpy_r_r97 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_end_points;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Book", "end_points", 82, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL123;
    }
CPyL51: ;
    cpy_r_r98 = CPyList_GetItem(cpy_r_r97, cpy_r_expert);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 82, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL123;
    }
    if (Py_TYPE(cpy_r_r98) == CPyType_kernel___effects___Call)
        cpy_r_r99 = cpy_r_r98;
    else {
        cpy_r_r99 = NULL;
    }
    if (cpy_r_r99 != NULL) goto __LL794;
    if (cpy_r_r98 == Py_None)
        cpy_r_r99 = cpy_r_r98;
    else {
        cpy_r_r99 = NULL;
    }
    if (cpy_r_r99 != NULL) goto __LL794;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 82, CPyStatic_encyclopedia___scoring___globals, "serai.kernel.effects.Call or None", cpy_r_r98);
    goto CPyL123;
__LL794: ;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = cpy_r_r99 != cpy_r_r100;
    if (!cpy_r_r101) goto CPyL124;
    cpy_r_r102 = CPyStatics[1035]; /* 'score-expert' */
    cpy_r_r103 = CPyStatics[175]; /* 'expert' */
    cpy_r_r104 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_expert_ids;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Book", "expert_ids", 84, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r104);
CPyL55: ;
    cpy_r_r105 = CPySequenceTuple_GetItem(cpy_r_r104, cpy_r_expert);
    CPy_DECREF(cpy_r_r104);
    CPyTagged_DECREF(cpy_r_expert);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 84, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL126;
    }
    if (likely(PyUnicode_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 84, CPyStatic_encyclopedia___scoring___globals, "str", cpy_r_r105);
        goto CPyL126;
    }
    cpy_r_r107 = CPyDict_Build(1, cpy_r_r103, cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 84, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL126;
    }
    cpy_r_r108 = CPyDef_message___Message(cpy_r_r102, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 84, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL126;
    }
    cpy_r_message = cpy_r_r108;
    if (likely(cpy_r_r99 != Py_None))
        cpy_r_r109 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 85, CPyStatic_encyclopedia___scoring___globals, "serai.kernel.effects.Call", cpy_r_r99);
        goto CPyL127;
    }
    cpy_r_r110 = CPyDef_encyclopedia___scoring___points_per(cpy_r_player, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 85, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL127;
    }
    cpy_r_r111 = CPyStatics[1036]; /* 'EN-SCORE-04' */
    cpy_r_r112 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r113 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r114 = CPyDict_GetItem(cpy_r_r112, cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 85, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL128;
    }
    cpy_r_r115 = CPyTagged_StealAsObject(cpy_r_r110);
    PyObject *cpy_r_r116[3] = {cpy_r_message, cpy_r_r115, cpy_r_r111};
    cpy_r_r117 = (PyObject **)&cpy_r_r116;
    cpy_r_r118 = PyObject_Vectorcall(cpy_r_r114, cpy_r_r117, 3, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 85, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL129;
    }
    CPy_DECREF(cpy_r_message);
    CPy_DECREF(cpy_r_r115);
    if (likely(PyTuple_Check(cpy_r_r118)))
        cpy_r_r119 = cpy_r_r118;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 85, CPyStatic_encyclopedia___scoring___globals, "tuple", cpy_r_r118);
        goto CPyL122;
    }
    cpy_r_r120 = PyList_Append(cpy_r_r1, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 85, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL122;
    }
CPyL65: ;
    cpy_r_r122 = cpy_r_r87 + 1;
    cpy_r_r87 = cpy_r_r122;
    goto CPyL48;
CPyL66: ;
    cpy_r_r123 = CPyStatics[1037]; /* 'EN-SCORE-05' */
    CPy_INCREF(cpy_r_r123);
    cpy_r_r124 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_seals;
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Player", "seals", 87, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL130;
    }
    CPyTagged_INCREF(cpy_r_r124);
CPyL67: ;
    cpy_r_r125 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_final_seal_points;
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Book", "final_seal_points", 87, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL131;
    }
    CPyTagged_INCREF(cpy_r_r125);
CPyL68: ;
    cpy_r_r126 = CPyTagged_Multiply(cpy_r_r124, cpy_r_r125);
    CPyTagged_DECREF(cpy_r_r124);
    CPyTagged_DECREF(cpy_r_r125);
    cpy_r_r127 = CPyStatics[1038]; /* 'score-seals' */
    cpy_r_r128 = CPyStatics[31]; /* 'n' */
    cpy_r_r129 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_seals;
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Player", "seals", 88, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL132;
    }
    CPyTagged_INCREF(cpy_r_r129);
CPyL69: ;
    cpy_r_r130 = CPyTagged_StealAsObject(cpy_r_r129);
    cpy_r_r131 = CPyDict_Build(1, cpy_r_r128, cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 88, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL132;
    }
    cpy_r_r132 = CPyDef_message___Message(cpy_r_r127, cpy_r_r131);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 88, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL132;
    }
    cpy_r_r133 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r134 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 88, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL133;
    }
    cpy_r_r136 = CPyTagged_StealAsObject(cpy_r_r126);
    PyObject *cpy_r_r137[3] = {cpy_r_r132, cpy_r_r136, cpy_r_r123};
    cpy_r_r138 = (PyObject **)&cpy_r_r137;
    cpy_r_r139 = PyObject_Vectorcall(cpy_r_r135, cpy_r_r138, 3, 0);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 88, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL134;
    }
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r136);
    if (likely(PyTuple_Check(cpy_r_r139)))
        cpy_r_r140 = cpy_r_r139;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 88, CPyStatic_encyclopedia___scoring___globals, "tuple", cpy_r_r139);
        goto CPyL130;
    }
    cpy_r_r141 = PyList_Append(cpy_r_r1, cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    cpy_r_r142 = cpy_r_r141 >= 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 88, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL130;
    }
    cpy_r_r143 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_coins;
    if (unlikely(cpy_r_r143 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Player", "coins", 89, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL130;
    }
    CPyTagged_INCREF(cpy_r_r143);
CPyL76: ;
    cpy_r_r144 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_final_coins_per_point;
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Book", "final_coins_per_point", 89, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL135;
    }
    CPyTagged_INCREF(cpy_r_r144);
CPyL77: ;
    cpy_r_r145 = CPyTagged_FloorDivide(cpy_r_r143, cpy_r_r144);
    CPyTagged_DECREF(cpy_r_r143);
    CPyTagged_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 89, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL130;
    }
    cpy_r_r146 = CPyStatics[1039]; /* 'score-coins' */
    cpy_r_r147 = CPyStatics[31]; /* 'n' */
    cpy_r_r148 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_coins;
    if (unlikely(cpy_r_r148 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Player", "coins", 90, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL136;
    }
    CPyTagged_INCREF(cpy_r_r148);
CPyL79: ;
    cpy_r_r149 = CPyTagged_StealAsObject(cpy_r_r148);
    cpy_r_r150 = CPyDict_Build(1, cpy_r_r147, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 90, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r151 = CPyDef_message___Message(cpy_r_r146, cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 90, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r152 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r153 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 90, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL137;
    }
    cpy_r_r155 = CPyTagged_StealAsObject(cpy_r_r145);
    PyObject *cpy_r_r156[3] = {cpy_r_r151, cpy_r_r155, cpy_r_r123};
    cpy_r_r157 = (PyObject **)&cpy_r_r156;
    cpy_r_r158 = PyObject_Vectorcall(cpy_r_r154, cpy_r_r157, 3, 0);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 90, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL138;
    }
    CPy_DECREF(cpy_r_r151);
    CPy_DECREF(cpy_r_r155);
    if (likely(PyTuple_Check(cpy_r_r158)))
        cpy_r_r159 = cpy_r_r158;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 90, CPyStatic_encyclopedia___scoring___globals, "tuple", cpy_r_r158);
        goto CPyL130;
    }
    cpy_r_r160 = PyList_Append(cpy_r_r1, cpy_r_r159);
    CPy_DECREF(cpy_r_r159);
    cpy_r_r161 = cpy_r_r160 >= 0;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 90, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL130;
    }
    cpy_r_r162 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tokens;
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Player", "tokens", 91, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL130;
    }
    CPyTagged_INCREF(cpy_r_r162);
CPyL86: ;
    cpy_r_r163 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_final_token_points;
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'final_token_points' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r163);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 91, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL139;
    }
CPyL87: ;
    cpy_r_r164 = CPyTagged_Multiply(cpy_r_r162, cpy_r_r163);
    CPyTagged_DECREF(cpy_r_r162);
    CPyTagged_DECREF(cpy_r_r163);
    cpy_r_r165 = CPyStatics[1040]; /* 'score-tokens' */
    cpy_r_r166 = CPyStatics[31]; /* 'n' */
    cpy_r_r167 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tokens;
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_player_items", "Player", "tokens", 92, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL140;
    }
    CPyTagged_INCREF(cpy_r_r167);
CPyL88: ;
    cpy_r_r168 = CPyTagged_StealAsObject(cpy_r_r167);
    cpy_r_r169 = CPyDict_Build(1, cpy_r_r166, cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 92, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL140;
    }
    cpy_r_r170 = CPyDef_message___Message(cpy_r_r165, cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 92, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL140;
    }
    cpy_r_r171 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r172 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r173 = CPyDict_GetItem(cpy_r_r171, cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 92, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL141;
    }
    cpy_r_r174 = CPyTagged_StealAsObject(cpy_r_r164);
    PyObject *cpy_r_r175[3] = {cpy_r_r170, cpy_r_r174, cpy_r_r123};
    cpy_r_r176 = (PyObject **)&cpy_r_r175;
    cpy_r_r177 = PyObject_Vectorcall(cpy_r_r173, cpy_r_r176, 3, 0);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 92, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL142;
    }
    CPy_DECREF(cpy_r_r170);
    CPy_DECREF(cpy_r_r174);
    CPy_DECREF(cpy_r_r123);
    if (likely(PyTuple_Check(cpy_r_r177)))
        cpy_r_r178 = cpy_r_r177;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 92, CPyStatic_encyclopedia___scoring___globals, "tuple", cpy_r_r177);
        goto CPyL143;
    }
    cpy_r_r179 = PyList_Append(cpy_r_r1, cpy_r_r178);
    CPy_DECREF(cpy_r_r178);
    cpy_r_r180 = cpy_r_r179 >= 0;
    if (unlikely(!cpy_r_r180)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 92, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL143;
    }
    return cpy_r_r1;
CPyL95: ;
    cpy_r_r181 = NULL;
    return cpy_r_r181;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL95;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL95;
CPyL98: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL32;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_category);
    goto CPyL95;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_category);
    CPy_DecRef(cpy_r_name);
    goto CPyL95;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_category);
    CPy_DecRef(cpy_r_name);
    CPyTagged_DecRef(cpy_r_cubes);
    goto CPyL95;
CPyL102: ;
    CPyTagged_DECREF(cpy_r_category);
    CPy_DECREF(cpy_r_r11);
    goto CPyL23;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_category);
    CPy_DecRef(cpy_r_name);
    CPyTagged_DecRef(cpy_r_cubes);
    CPy_DecRef(cpy_r_r11);
    goto CPyL95;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_category);
    CPy_DecRef(cpy_r_name);
    CPyTagged_DecRef(cpy_r_cubes);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_expert);
    goto CPyL95;
CPyL105: ;
    CPyTagged_DECREF(cpy_r_expert);
    goto CPyL22;
CPyL106: ;
    CPy_DECREF(cpy_r_name);
    CPyTagged_DECREF(cpy_r_cubes);
    goto CPyL31;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_cubes);
    goto CPyL95;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_message);
    goto CPyL95;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_message);
    CPyTagged_DecRef(cpy_r_r42);
    goto CPyL95;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_message);
    CPy_DecRef(cpy_r_r47);
    goto CPyL95;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL95;
CPyL112: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL46;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_continent);
    goto CPyL95;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_name);
    CPy_DecRef(cpy_r_r57);
    goto CPyL95;
CPyL115: ;
    CPy_DECREF(cpy_r_name);
    CPyTagged_DECREF(cpy_r_r64);
    goto CPyL45;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL95;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_message);
    CPy_DecRef(cpy_r_r57);
    goto CPyL95;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_message);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r72);
    goto CPyL95;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_message);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r77);
    goto CPyL95;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r57);
    goto CPyL95;
CPyL121: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL66;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r86);
    goto CPyL95;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r86);
    goto CPyL95;
CPyL124: ;
    CPyTagged_DECREF(cpy_r_expert);
    CPy_DECREF(cpy_r_r99);
    goto CPyL65;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r99);
    goto CPyL95;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r99);
    goto CPyL95;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_message);
    CPy_DecRef(cpy_r_r86);
    goto CPyL95;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_message);
    CPy_DecRef(cpy_r_r86);
    CPyTagged_DecRef(cpy_r_r110);
    goto CPyL95;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_message);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r115);
    goto CPyL95;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    goto CPyL95;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r124);
    goto CPyL95;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r126);
    goto CPyL95;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r132);
    goto CPyL95;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r136);
    goto CPyL95;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r143);
    goto CPyL95;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r145);
    goto CPyL95;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r151);
    goto CPyL95;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r151);
    CPy_DecRef(cpy_r_r155);
    goto CPyL95;
CPyL139: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r162);
    goto CPyL95;
CPyL140: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r164);
    goto CPyL95;
CPyL141: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r164);
    CPy_DecRef(cpy_r_r170);
    goto CPyL95;
CPyL142: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r170);
    CPy_DecRef(cpy_r_r174);
    goto CPyL95;
CPyL143: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL95;
}
        
        PyObject *CPyPy_encyclopedia___scoring____player_items(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:_player_items", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___scoring____player_items(arg_t, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_player_items", 65, CPyStatic_encyclopedia___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___scoring___collection_points(PyObject *cpy_r_t, CPyTagged cpy_r_count) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "collection_points", "Table", "book", 98, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_collection_points;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "collection_points", "Book", "collection_points", 98, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = CPyTagged_Subtract(cpy_r_r4, 2);
    cpy_r_r6 = cpy_r_r5 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL4;
    cpy_r_r8 = cpy_r_count & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL5;
CPyL4: ;
    cpy_r_r10 = CPyTagged_IsLt_(cpy_r_r5, cpy_r_count);
    if (cpy_r_r10) {
        goto CPyL6;
    } else
        goto CPyL12;
CPyL5: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r5 < (Py_ssize_t)cpy_r_count;
    if (!cpy_r_r11) goto CPyL12;
CPyL6: ;
    cpy_r_r12 = cpy_r_r5;
    goto CPyL8;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_count);
    cpy_r_r12 = cpy_r_count;
CPyL8: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r1, cpy_r_r12);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collection_points", 99, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collection_points", 99, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL11;
    }
    return cpy_r_r14;
CPyL11: ;
    cpy_r_r15 = CPY_INT_TAG;
    return cpy_r_r15;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL7;
}
        
        PyObject *CPyPy_encyclopedia___scoring___collection_points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "count", 0};
            static CPyArg_Parser parser = {"OO:collection_points", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_count;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_count)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_count;
            if (likely(PyLong_Check(obj_count)))
                arg_count = CPyTagged_BorrowFromObject(obj_count);
            else {
                CPy_TypeError("int", obj_count); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___scoring___collection_points(arg_t, arg_count);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "collection_points", 96, CPyStatic_encyclopedia___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___scoring___points_per(PyObject *cpy_r_player, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequence_CheckUnpackCount(cpy_r_r0, 3);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 104, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL24;
    }
    cpy_r_r3 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 0);
    cpy_r_r4 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 1);
    cpy_r_r5 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 2);
    CPy_DECREF(cpy_r_r0);
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r6 = cpy_r_r3;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL795;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r6 = cpy_r_r3;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL795;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r6 = NULL;
        goto __LL796;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL796;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL796;
    cpy_r_r6 = cpy_r_r3;
__LL796: ;
    if (cpy_r_r6 != NULL) goto __LL795;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 104, CPyStatic_encyclopedia___scoring___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL25;
__LL795: ;
    if (PyLong_Check(cpy_r_r4))
        cpy_r_r7 = cpy_r_r4;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL797;
    if (PyUnicode_Check(cpy_r_r4))
        cpy_r_r7 = cpy_r_r4;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL797;
    if (unlikely(!(PyTuple_Check(cpy_r_r4) && PyTuple_GET_SIZE(cpy_r_r4) == 2))) {
        cpy_r_r7 = NULL;
        goto __LL798;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r4, 0))))
        cpy_r_r7 = PyTuple_GET_ITEM(cpy_r_r4, 0);
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 == NULL) goto __LL798;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 1))))
        cpy_r_r7 = PyTuple_GET_ITEM(cpy_r_r4, 1);
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 == NULL) goto __LL798;
    cpy_r_r7 = cpy_r_r4;
__LL798: ;
    if (cpy_r_r7 != NULL) goto __LL797;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 104, CPyStatic_encyclopedia___scoring___globals, "union[int, str, tuple[str, int]]", cpy_r_r4);
    goto CPyL26;
__LL797: ;
    if (PyLong_Check(cpy_r_r5))
        cpy_r_r8 = cpy_r_r5;
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 != NULL) goto __LL799;
    if (PyUnicode_Check(cpy_r_r5))
        cpy_r_r8 = cpy_r_r5;
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 != NULL) goto __LL799;
    if (unlikely(!(PyTuple_Check(cpy_r_r5) && PyTuple_GET_SIZE(cpy_r_r5) == 2))) {
        cpy_r_r8 = NULL;
        goto __LL800;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r5, 0))))
        cpy_r_r8 = PyTuple_GET_ITEM(cpy_r_r5, 0);
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 == NULL) goto __LL800;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r5, 1))))
        cpy_r_r8 = PyTuple_GET_ITEM(cpy_r_r5, 1);
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 == NULL) goto __LL800;
    cpy_r_r8 = cpy_r_r5;
__LL800: ;
    if (cpy_r_r8 != NULL) goto __LL799;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 104, CPyStatic_encyclopedia___scoring___globals, "union[int, str, tuple[str, int]]", cpy_r_r5);
    goto CPyL27;
__LL799: ;
    cpy_r_r9 = PyLong_Check(cpy_r_r7);
    if (cpy_r_r9) goto CPyL6;
    if (cpy_r_r9) {
        goto CPyL9;
    } else
        goto CPyL28;
CPyL6: ;
    cpy_r_r10 = PyLong_Check(cpy_r_r8);
    if (cpy_r_r10) {
        goto CPyL9;
    } else
        goto CPyL28;
CPyL7: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 105, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r12 = CPyStatics[758]; /* 'coin' */
    cpy_r_r13 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_coins;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "points_per", "Player", "coins", 107, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL10: ;
    cpy_r_r14 = CPyStatics[761]; /* 'token' */
    cpy_r_r15 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tokens;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "points_per", "Player", "tokens", 108, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL11: ;
    cpy_r_r16 = CPyStatics[763]; /* 'seal' */
    cpy_r_r17 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_seals;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "points_per", "Player", "seals", 109, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL31;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL12: ;
    cpy_r_r18 = CPyStatics[175]; /* 'expert' */
    cpy_r_r19 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_active;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "points_per", "Player", "active", 110, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL32;
    }
CPyL13: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r21 << 1;
    cpy_r_r23 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tucked;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "points_per", "Player", "tucked", 110, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL32;
    }
CPyL14: ;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r25 << 1;
    cpy_r_r27 = CPyTagged_Add(cpy_r_r22, cpy_r_r26);
    cpy_r_r28 = CPyStatics[864]; /* 'reputation-space' */
    cpy_r_r29 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_reputation;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "points_per", "Player", "reputation", 111, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r29);
CPyL15: ;
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r35 = CPyDict_Build(5, cpy_r_r12, cpy_r_r30, cpy_r_r14, cpy_r_r31, cpy_r_r16, cpy_r_r32, cpy_r_r18, cpy_r_r33, cpy_r_r28, cpy_r_r34);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 106, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL29;
    }
    cpy_r_r36 = PyObject_Str(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 113, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r37 = CPyDict_GetItem(cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 113, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 113, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 113, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL36;
    }
    cpy_r_r40 = CPyTagged_FloorDivide(cpy_r_r38, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 113, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 113, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r42 = CPyTagged_Multiply(cpy_r_r40, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r41);
    return cpy_r_r42;
CPyL23: ;
    cpy_r_r43 = CPY_INT_TAG;
    return cpy_r_r43;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL23;
CPyL26: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL23;
CPyL28: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    goto CPyL7;
CPyL29: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL23;
CPyL30: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL23;
CPyL31: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL23;
CPyL32: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL23;
CPyL33: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL23;
CPyL34: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r35);
    goto CPyL23;
CPyL35: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL23;
CPyL36: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL23;
CPyL37: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL23;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL23;
}
        
        PyObject *CPyPy_encyclopedia___scoring___points_per(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"player", "call", 0};
            static CPyArg_Parser parser = {"OO:points_per", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_call)) {
                return NULL;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___scoring___points_per(arg_player, arg_call);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "points_per", 102, CPyStatic_encyclopedia___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___scoring____automa_items(PyObject *cpy_r_t, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    CPyPtr cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
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
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyPtr cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    int64_t cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    CPyPtr cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    CPyPtr cpy_r_r71;
    PyObject *cpy_r_r72;
    tuple_T2OO cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject **cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    tuple_T2II cpy_r_r91;
    CPyTagged cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_points;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject **cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    tuple_T2OI cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    char cpy_r_r124;
    CPyTagged cpy_r_r125;
    CPyTagged cpy_r_r126;
    CPyTagged cpy_r_r127;
    char cpy_r_r128;
    CPyTagged cpy_r_r129;
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
    PyObject **cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    int64_t cpy_r_r146;
    PyObject *cpy_r_r147;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_automa_items", "Table", "book", 118, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(1);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 119, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL73;
    }
    cpy_r_r2 = CPyStatics[4896]; /* 0 */
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r4 = *(CPyPtr *)cpy_r_r3;
    CPy_INCREF(cpy_r_r2);
    *(PyObject * *)cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_continents;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_automa_items", "Book", "continents", 119, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r5);
CPyL3: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = CPySequence_Multiply(cpy_r_r1, cpy_r_r8);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 119, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL73;
    }
    cpy_r_r10 = PyList_New(1);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 120, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL75;
    }
    cpy_r_r11 = CPyStatics[4896]; /* 0 */
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    CPy_INCREF(cpy_r_r11);
    *(PyObject * *)cpy_r_r13 = cpy_r_r11;
    cpy_r_r14 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_continents;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_automa_items", "Book", "continents", 120, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r14);
CPyL6: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = CPySequence_Multiply(cpy_r_r10, cpy_r_r17);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 120, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL75;
    }
    cpy_r_r19 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_study;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_automa_items", "Player", "study", 121, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r19);
CPyL8: ;
    cpy_r_r20 = 0;
CPyL9: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL78;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 121, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL79;
    }
    cpy_r_r30 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_automa_items", "Book", "animal_continent", 122, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL80;
    }
CPyL12: ;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r30, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 122, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL79;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 122, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL79;
    }
    cpy_r_r33 = CPyList_GetItem(cpy_r_r9, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 122, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL81;
    }
    cpy_r_r34 = CPyStatics[4897]; /* 1 */
    cpy_r_r35 = PyNumber_InPlaceAdd(cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 122, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL81;
    }
    cpy_r_r36 = CPyList_SetItem(cpy_r_r9, cpy_r_r32, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r32);
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 122, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL79;
    }
    cpy_r_r37 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r37;
    goto CPyL9;
CPyL18: ;
    cpy_r_r38 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_active;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_automa_items", "Player", "active", 123, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r38);
CPyL19: ;
    cpy_r_r39 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_tucked;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_automa_items", "Player", "tucked", 123, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL82;
    }
    CPy_INCREF(cpy_r_r39);
CPyL20: ;
    cpy_r_r40 = PySequence_Concat(cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 123, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL77;
    }
    cpy_r_r41 = 0;
CPyL22: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r41 < cpy_r_r43;
    if (!cpy_r_r44) goto CPyL83;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r46 = *(CPyPtr *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r41 * 8;
    cpy_r_r48 = cpy_r_r46 + cpy_r_r47;
    cpy_r_r49 = *(PyObject * *)cpy_r_r48;
    CPy_INCREF(cpy_r_r49);
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 123, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL84;
    }
    cpy_r_r51 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_expert_continent;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_automa_items", "Book", "expert_continent", 124, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL85;
    }
CPyL25: ;
    cpy_r_r52 = CPyList_GetItem(cpy_r_r51, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 124, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL84;
    }
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 124, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL84;
    }
    cpy_r_r54 = CPyList_GetItem(cpy_r_r18, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 124, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL86;
    }
    cpy_r_r55 = CPyStatics[4897]; /* 1 */
    cpy_r_r56 = PyNumber_InPlaceAdd(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 124, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL86;
    }
    cpy_r_r57 = CPyList_SetItem(cpy_r_r18, cpy_r_r53, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 124, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL84;
    }
    cpy_r_r58 = cpy_r_r41 + 1;
    cpy_r_r41 = cpy_r_r58;
    goto CPyL22;
CPyL31: ;
    cpy_r_r59 = PyList_New(0);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 125, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL77;
    }
    cpy_r_r60 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_scoring;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_automa_items", "Book", "scoring", 126, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL87;
    }
CPyL33: ;
    cpy_r_r61 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_player)->_scoring;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/scoring.py", "_automa_items", "Player", "scoring", 126, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL87;
    }
CPyL34: ;
    cpy_r_r62 = CPyList_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 126, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL87;
    }
    if (likely(PyList_Check(cpy_r_r62)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 126, CPyStatic_encyclopedia___scoring___globals, "list", cpy_r_r62);
        goto CPyL87;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r64 = 0;
CPyL37: ;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyVarObject, ob_size));
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r64 < cpy_r_r66;
    if (!cpy_r_r67) goto CPyL88;
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyListObject, ob_item));
    cpy_r_r69 = *(CPyPtr *)cpy_r_r68;
    cpy_r_r70 = cpy_r_r64 * 8;
    cpy_r_r71 = cpy_r_r69 + cpy_r_r70;
    cpy_r_r72 = *(PyObject * *)cpy_r_r71;
    CPy_INCREF(cpy_r_r72);
    PyObject *__tmp801;
    if (unlikely(!(PyTuple_Check(cpy_r_r72) && PyTuple_GET_SIZE(cpy_r_r72) == 2))) {
        __tmp801 = NULL;
        goto __LL802;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r72, 0))))
        __tmp801 = PyTuple_GET_ITEM(cpy_r_r72, 0);
    else {
        __tmp801 = NULL;
    }
    if (__tmp801 == NULL) goto __LL802;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r72, 1)) == CPyType_kernel___effects___Call))
        __tmp801 = PyTuple_GET_ITEM(cpy_r_r72, 1);
    else {
        __tmp801 = NULL;
    }
    if (__tmp801 == NULL) goto __LL802;
    __tmp801 = cpy_r_r72;
__LL802: ;
    if (unlikely(__tmp801 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.effects.Call]", cpy_r_r72); cpy_r_r73 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp803 = PyTuple_GET_ITEM(cpy_r_r72, 0);
        CPy_INCREF(__tmp803);
        PyObject *__tmp804;
        if (likely(PyUnicode_Check(__tmp803)))
            __tmp804 = __tmp803;
        else {
            CPy_TypeError("str", __tmp803); 
            __tmp804 = NULL;
        }
        cpy_r_r73.f0 = __tmp804;
        PyObject *__tmp805 = PyTuple_GET_ITEM(cpy_r_r72, 1);
        CPy_INCREF(__tmp805);
        PyObject *__tmp806;
        if (likely(Py_TYPE(__tmp805) == CPyType_kernel___effects___Call))
            __tmp806 = __tmp805;
        else {
            CPy_TypeError("serai.kernel.effects.Call", __tmp805); 
            __tmp806 = NULL;
        }
        cpy_r_r73.f1 = __tmp806;
    }
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 126, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL89;
    }
    cpy_r_r74 = cpy_r_r73.f0;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = cpy_r_r73.f1;
    CPy_INCREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r73.f0);
    CPy_DECREF(cpy_r_r73.f1);
    cpy_r_r76 = ((serai___kernel___effects___CallObject *)cpy_r_r75)->_verb;
    cpy_r_r77 = ((serai___kernel___effects___VerbObject *)cpy_r_r76)->_name;
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78 = CPyStatics[658]; /* 'continent_product' */
    cpy_r_r79 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r78, 17);
    if (cpy_r_r79) {
        goto CPyL90;
    } else
        goto CPyL48;
CPyL40: ;
    cpy_r_r80 = 0;
    cpy_r_r81 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r82 = CPyStatics[36]; /* 'zip' */
    cpy_r_r83 = CPyObject_GetAttr(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 129, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL91;
    }
    cpy_r_r84 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r85[3] = {cpy_r_r9, cpy_r_r18, cpy_r_r84};
    cpy_r_r86 = (PyObject **)&cpy_r_r85;
    cpy_r_r87 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r88 = PyObject_Vectorcall(cpy_r_r83, cpy_r_r86, 2, cpy_r_r87);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 129, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL91;
    }
    cpy_r_r89 = PyObject_GetIter(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 129, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL91;
    }
CPyL43: ;
    cpy_r_r90 = PyIter_Next(cpy_r_r89);
    if (cpy_r_r90 == NULL) goto CPyL92;
    PyObject *__tmp807;
    if (unlikely(!(PyTuple_Check(cpy_r_r90) && PyTuple_GET_SIZE(cpy_r_r90) == 2))) {
        __tmp807 = NULL;
        goto __LL808;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r90, 0))))
        __tmp807 = PyTuple_GET_ITEM(cpy_r_r90, 0);
    else {
        __tmp807 = NULL;
    }
    if (__tmp807 == NULL) goto __LL808;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r90, 1))))
        __tmp807 = PyTuple_GET_ITEM(cpy_r_r90, 1);
    else {
        __tmp807 = NULL;
    }
    if (__tmp807 == NULL) goto __LL808;
    __tmp807 = cpy_r_r90;
__LL808: ;
    if (unlikely(__tmp807 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r90); cpy_r_r91 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp809 = PyTuple_GET_ITEM(cpy_r_r90, 0);
        CPyTagged __tmp810;
        if (likely(PyLong_Check(__tmp809)))
            __tmp810 = CPyTagged_FromObject(__tmp809);
        else {
            goto __LL811;
        }
        cpy_r_r91.f0 = __tmp810;
        PyObject *__tmp812 = PyTuple_GET_ITEM(cpy_r_r90, 1);
        CPyTagged __tmp813;
        if (likely(PyLong_Check(__tmp812)))
            __tmp813 = CPyTagged_FromObject(__tmp812);
        else {
            goto __LL814;
        }
        cpy_r_r91.f1 = __tmp813;
    }
    goto __LL815;
__LL811: ;
    cpy_r_r91 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL815;
__LL814: ;
    CPyTagged_DECREF(cpy_r_r91.f0);
    cpy_r_r91 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL815;
__LL815: ;
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 129, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL93;
    }
    cpy_r_r92 = cpy_r_r91.f0;
    CPyTagged_INCREF(cpy_r_r92);
    cpy_r_r93 = cpy_r_r91.f1;
    CPyTagged_INCREF(cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r91.f0);
    CPyTagged_DECREF(cpy_r_r91.f1);
    cpy_r_r94 = CPyTagged_Add(cpy_r_r92, cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r93);
    cpy_r_r95 = CPyTagged_Multiply(cpy_r_r92, cpy_r_r94);
    CPyTagged_DECREF(cpy_r_r92);
    CPyTagged_DECREF(cpy_r_r94);
    cpy_r_r96 = CPyTagged_Add(cpy_r_r80, cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r80);
    CPyTagged_DECREF(cpy_r_r95);
    cpy_r_r80 = cpy_r_r96;
    goto CPyL43;
CPyL46: ;
    cpy_r_r97 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 129, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL91;
    }
    cpy_r_points = cpy_r_r80;
    goto CPyL64;
CPyL48: ;
    cpy_r_r98 = CPyStatics[659]; /* 'expert_groups' */
    cpy_r_r99 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r98, 13);
    CPy_DECREF(cpy_r_r77);
    if (!cpy_r_r99) goto CPyL62;
    cpy_r_r100 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r101 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 131, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL94;
    }
    cpy_r_r103 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r104[2] = {cpy_r_r18, cpy_r_r103};
    cpy_r_r105 = (PyObject **)&cpy_r_r104;
    cpy_r_r106 = CPyStatics[5108]; /* ('reverse',) */
    cpy_r_r107 = PyObject_Vectorcall(cpy_r_r102, cpy_r_r105, 1, cpy_r_r106);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 131, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL94;
    }
    if (likely(PyList_Check(cpy_r_r107)))
        cpy_r_r108 = cpy_r_r107;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 131, CPyStatic_encyclopedia___scoring___globals, "list", cpy_r_r107);
        goto CPyL94;
    }
    cpy_r_r109 = 0;
    cpy_r_r110 = ((serai___kernel___effects___CallObject *)cpy_r_r75)->_words;
    CPy_INCREF(cpy_r_r110);
    cpy_r_r111 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r112 = CPyStatics[36]; /* 'zip' */
    cpy_r_r113 = CPyObject_GetAttr(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 132, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL95;
    }
    cpy_r_r114 = 0 ? Py_True : Py_False;
    PyObject *cpy_r_r115[3] = {cpy_r_r110, cpy_r_r108, cpy_r_r114};
    cpy_r_r116 = (PyObject **)&cpy_r_r115;
    cpy_r_r117 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r118 = PyObject_Vectorcall(cpy_r_r113, cpy_r_r116, 2, cpy_r_r117);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 132, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL95;
    }
    CPy_DECREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r108);
    cpy_r_r119 = PyObject_GetIter(cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 132, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL96;
    }
CPyL55: ;
    cpy_r_r120 = PyIter_Next(cpy_r_r119);
    if (cpy_r_r120 == NULL) goto CPyL97;
    PyObject *__tmp816;
    if (unlikely(!(PyTuple_Check(cpy_r_r120) && PyTuple_GET_SIZE(cpy_r_r120) == 2))) {
        __tmp816 = NULL;
        goto __LL817;
    }
    if (PyLong_Check(PyTuple_GET_ITEM(cpy_r_r120, 0)))
        __tmp816 = PyTuple_GET_ITEM(cpy_r_r120, 0);
    else {
        __tmp816 = NULL;
    }
    if (__tmp816 != NULL) goto __LL818;
    if (PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r120, 0)))
        __tmp816 = PyTuple_GET_ITEM(cpy_r_r120, 0);
    else {
        __tmp816 = NULL;
    }
    if (__tmp816 != NULL) goto __LL818;
    if (unlikely(!(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r120, 0)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(cpy_r_r120, 0)) == 2))) {
        __tmp816 = NULL;
        goto __LL819;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r120, 0), 0))))
        __tmp816 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r120, 0), 0);
    else {
        __tmp816 = NULL;
    }
    if (__tmp816 == NULL) goto __LL819;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r120, 0), 1))))
        __tmp816 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r120, 0), 1);
    else {
        __tmp816 = NULL;
    }
    if (__tmp816 == NULL) goto __LL819;
    __tmp816 = PyTuple_GET_ITEM(cpy_r_r120, 0);
__LL819: ;
    if (__tmp816 != NULL) goto __LL818;
    __tmp816 = NULL;
__LL818: ;
    if (__tmp816 == NULL) goto __LL817;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r120, 1))))
        __tmp816 = PyTuple_GET_ITEM(cpy_r_r120, 1);
    else {
        __tmp816 = NULL;
    }
    if (__tmp816 == NULL) goto __LL817;
    __tmp816 = cpy_r_r120;
__LL817: ;
    if (unlikely(__tmp816 == NULL)) {
        CPy_TypeError("tuple[union[int, str, tuple[str, int]], int]", cpy_r_r120); cpy_r_r121 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp820 = PyTuple_GET_ITEM(cpy_r_r120, 0);
        CPy_INCREF(__tmp820);
        PyObject *__tmp821;
        if (PyLong_Check(__tmp820))
            __tmp821 = __tmp820;
        else {
            __tmp821 = NULL;
        }
        if (__tmp821 != NULL) goto __LL822;
        if (PyUnicode_Check(__tmp820))
            __tmp821 = __tmp820;
        else {
            __tmp821 = NULL;
        }
        if (__tmp821 != NULL) goto __LL822;
        if (unlikely(!(PyTuple_Check(__tmp820) && PyTuple_GET_SIZE(__tmp820) == 2))) {
            __tmp821 = NULL;
            goto __LL823;
        }
        if (likely(PyUnicode_Check(PyTuple_GET_ITEM(__tmp820, 0))))
            __tmp821 = PyTuple_GET_ITEM(__tmp820, 0);
        else {
            __tmp821 = NULL;
        }
        if (__tmp821 == NULL) goto __LL823;
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp820, 1))))
            __tmp821 = PyTuple_GET_ITEM(__tmp820, 1);
        else {
            __tmp821 = NULL;
        }
        if (__tmp821 == NULL) goto __LL823;
        __tmp821 = __tmp820;
__LL823: ;
        if (__tmp821 != NULL) goto __LL822;
        CPy_TypeError("union[int, str, tuple[str, int]]", __tmp820); 
        __tmp821 = NULL;
__LL822: ;
        cpy_r_r121.f0 = __tmp821;
        PyObject *__tmp824 = PyTuple_GET_ITEM(cpy_r_r120, 1);
        CPyTagged __tmp825;
        if (likely(PyLong_Check(__tmp824)))
            __tmp825 = CPyTagged_FromObject(__tmp824);
        else {
            goto __LL826;
        }
        cpy_r_r121.f1 = __tmp825;
    }
    goto __LL827;
__LL826: ;
    CPy_DECREF(cpy_r_r121.f0);
    cpy_r_r121 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL827;
__LL827: ;
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 132, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL98;
    }
    cpy_r_r122 = cpy_r_r121.f0;
    CPy_INCREF(cpy_r_r122);
    cpy_r_r123 = cpy_r_r121.f1;
    CPyTagged_INCREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r121.f0);
    CPyTagged_DECREF(cpy_r_r121.f1);
    cpy_r_r124 = PyLong_Check(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL99;
    if (likely(PyLong_Check(cpy_r_r122)))
        cpy_r_r125 = CPyTagged_FromObject(cpy_r_r122);
    else {
        CPy_TypeError("int", cpy_r_r122); cpy_r_r125 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 132, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL100;
    }
    cpy_r_r126 = CPyTagged_Multiply(cpy_r_r125, cpy_r_r123);
    CPyTagged_DECREF(cpy_r_r125);
    CPyTagged_DECREF(cpy_r_r123);
    cpy_r_r127 = CPyTagged_Add(cpy_r_r109, cpy_r_r126);
    CPyTagged_DECREF(cpy_r_r109);
    CPyTagged_DECREF(cpy_r_r126);
    cpy_r_r109 = cpy_r_r127;
    goto CPyL55;
CPyL60: ;
    cpy_r_r128 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 132, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL96;
    }
    cpy_r_points = cpy_r_r109;
    goto CPyL64;
CPyL62: ;
    cpy_r_r129 = CPyDef_encyclopedia___scoring___points_per(cpy_r_player, cpy_r_r75);
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 134, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL94;
    }
    cpy_r_points = cpy_r_r129;
CPyL64: ;
    cpy_r_r130 = CPyStatics[1041]; /* 'score-automa' */
    cpy_r_r131 = CPyStatics[1042]; /* 'line' */
    cpy_r_r132 = CPyStatics[602]; /* 'effect' */
    cpy_r_r133 = CPyDict_Build(2, cpy_r_r131, cpy_r_r74, cpy_r_r132, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 135, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL101;
    }
    cpy_r_r134 = CPyDef_message___Message(cpy_r_r130, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 135, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL101;
    }
    cpy_r_r135 = CPyStatics[1043]; /* 'EN-AUTO-17' */
    cpy_r_r136 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r137 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r138 = CPyDict_GetItem(cpy_r_r136, cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 135, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL102;
    }
    cpy_r_r139 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r140[3] = {cpy_r_r134, cpy_r_r139, cpy_r_r135};
    cpy_r_r141 = (PyObject **)&cpy_r_r140;
    cpy_r_r142 = PyObject_Vectorcall(cpy_r_r138, cpy_r_r141, 3, 0);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 135, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL103;
    }
    CPy_DECREF(cpy_r_r134);
    CPy_DECREF(cpy_r_r139);
    if (likely(PyTuple_Check(cpy_r_r142)))
        cpy_r_r143 = cpy_r_r142;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 135, CPyStatic_encyclopedia___scoring___globals, "tuple", cpy_r_r142);
        goto CPyL89;
    }
    cpy_r_r144 = PyList_Append(cpy_r_r59, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    cpy_r_r145 = cpy_r_r144 >= 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 135, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL89;
    }
    cpy_r_r146 = cpy_r_r64 + 1;
    cpy_r_r64 = cpy_r_r146;
    goto CPyL37;
CPyL71: ;
    return cpy_r_r59;
CPyL72: ;
    cpy_r_r147 = NULL;
    return cpy_r_r147;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL72;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL72;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL72;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL72;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    goto CPyL72;
CPyL78: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL18;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    goto CPyL72;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL72;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL72;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r38);
    goto CPyL72;
CPyL83: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL31;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r40);
    goto CPyL72;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL72;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL72;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    goto CPyL72;
CPyL88: ;
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r63);
    goto CPyL71;
CPyL89: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    goto CPyL72;
CPyL90: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL40;
CPyL91: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r80);
    goto CPyL72;
CPyL92: ;
    CPy_DECREF(cpy_r_r89);
    goto CPyL46;
CPyL93: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r89);
    goto CPyL72;
CPyL94: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    goto CPyL72;
CPyL95: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r108);
    CPyTagged_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r110);
    goto CPyL72;
CPyL96: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL72;
CPyL97: ;
    CPy_DECREF(cpy_r_r119);
    goto CPyL60;
CPyL98: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r119);
    goto CPyL72;
CPyL99: ;
    CPy_DECREF(cpy_r_r122);
    CPyTagged_DECREF(cpy_r_r123);
    goto CPyL55;
CPyL100: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r119);
    CPyTagged_DecRef(cpy_r_r123);
    goto CPyL72;
CPyL101: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL72;
CPyL102: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r134);
    goto CPyL72;
CPyL103: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r139);
    goto CPyL72;
}
        
        PyObject *CPyPy_encyclopedia___scoring____automa_items(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:_automa_items", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___scoring____automa_items(arg_t, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "_automa_items", 116, CPyStatic_encyclopedia___scoring___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___scoring_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 1, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 1, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 3, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 5, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 5, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 5, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 5, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r31 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 5, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    } else
        goto CPyL39;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 6, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 6, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 6, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 6, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r53 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 6, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    } else
        goto CPyL40;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r56 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 7, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___kernel___game;
    cpy_r_r64 = CPyExec_serai___kernel___game;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 7, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 7, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 7, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5158]; /* ('ScoreItem',) */
    cpy_r_r75 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 7, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    } else
        goto CPyL41;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r78 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 8, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___kernel___message;
    cpy_r_r86 = CPyExec_serai___kernel___message;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 8, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 8, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 8, CPyStatic_encyclopedia___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r97 = CPyStatic_encyclopedia___scoring___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/scoring.py", "<module>", 8, CPyStatic_encyclopedia___scoring___globals);
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

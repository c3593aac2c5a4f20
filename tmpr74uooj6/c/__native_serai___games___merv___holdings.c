#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef merv___holdingsmodule_methods[] = {
    {"holdings", (PyCFunction)CPyPy_merv___holdings___holdings, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holdings(t, seat)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___holdings__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___holdings__internal, "__name__");
    CPyStatic_merv___holdings___globals = PyModule_GetDict(CPyModule_serai___games___merv___holdings__internal);
    if (unlikely(CPyStatic_merv___holdings___globals == NULL))
        goto fail;
    char result = CPyDef_merv___holdings_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___holdings__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___merv___holdings(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___holdings__impl, &CPyImportState_serai___games___merv___holdings, &CPyModule_serai___games___merv___holdings);
}
static struct PyModuleDef merv___holdingsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.holdings",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___holdingsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___holdings(void)
{
    if (CPyModule_serai___games___merv___holdings__internal) {
        Py_INCREF(CPyModule_serai___games___merv___holdings__internal);
        return CPyModule_serai___games___merv___holdings__internal;
    }
    CPyModule_serai___games___merv___holdings__internal = PyModule_Create(&merv___holdingsmodule);
    return CPyModule_serai___games___merv___holdings__internal;
}

PyObject *CPyInit_serai___games___merv___holdings(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___holdings__internal) {
        Py_INCREF(CPyModule_serai___games___merv___holdings__internal);
        return CPyModule_serai___games___merv___holdings__internal;
    }
    CPyModule_serai___games___merv___holdings__internal = PyModule_Create(&merv___holdingsmodule);
    if (unlikely(CPyModule_serai___games___merv___holdings__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.holdings");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___holdings__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___holdings__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___holdings__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___holdings(CPyModule_serai___games___merv___holdings__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___holdings__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.holdings");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___holdings__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___holdings___holdings(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_tile;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_tile_2;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    int64_t cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_card;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    int32_t cpy_r_r79;
    char cpy_r_r80;
    CPyTagged cpy_r_r81;
    int64_t cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    int64_t cpy_r_r88;
    CPyPtr cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    CPyPtr cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    CPyPtr cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    int64_t cpy_r_r100;
    CPyPtr cpy_r_r101;
    int64_t cpy_r_r102;
    char cpy_r_r103;
    CPyPtr cpy_r_r104;
    CPyPtr cpy_r_r105;
    int64_t cpy_r_r106;
    CPyPtr cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    int64_t cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    CPyTagged cpy_r_r119;
    CPyTagged cpy_r_r120;
    int64_t cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    int64_t cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    CPyTagged cpy_r_level;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    int64_t cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject **cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyPtr cpy_r_r151;
    CPyPtr cpy_r_r152;
    CPyPtr cpy_r_r153;
    PyObject *cpy_r_r154;
    int64_t cpy_r_r155;
    char cpy_r_r156;
    int64_t cpy_r_r157;
    char cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    CPyTagged cpy_r_r164;
    PyObject *cpy_r_r165;
    int32_t cpy_r_r166;
    char cpy_r_r167;
    CPyTagged cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject **cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject **cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    CPyTagged cpy_r_r198;
    PyObject *cpy_r_r199;
    int64_t cpy_r_r200;
    CPyPtr cpy_r_r201;
    int64_t cpy_r_r202;
    char cpy_r_r203;
    CPyTagged cpy_r_city;
    CPyPtr cpy_r_r204;
    CPyPtr cpy_r_r205;
    int64_t cpy_r_r206;
    CPyPtr cpy_r_r207;
    PyObject *cpy_r_r208;
    CPyTagged cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    CPyTagged cpy_r_r213;
    CPyTagged cpy_r_r214;
    PyObject *cpy_r_r215;
    int32_t cpy_r_r216;
    char cpy_r_r217;
    CPyTagged cpy_r_r218;
    int64_t cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    CPyTagged cpy_r_r223;
    PyObject *cpy_r_r224;
    CPyTagged cpy_r_r225;
    PyObject *cpy_r_r226;
    CPyTagged cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    CPyTagged cpy_r_r237;
    PyObject *cpy_r_r238;
    CPyTagged cpy_r_r239;
    PyObject *cpy_r_r240;
    int32_t cpy_r_r241;
    char cpy_r_r242;
    PyObject *cpy_r_r243;
    int32_t cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    int32_t cpy_r_r247;
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Table", "book", 13, CPyStatic_merv___holdings___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Table", "players", 14, CPyStatic_merv___holdings___globals);
        goto CPyL127;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 14, CPyStatic_merv___holdings___globals);
        goto CPyL127;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 14, CPyStatic_merv___holdings___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL127;
    }
    cpy_r_r4 = PyDict_New();
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 15, CPyStatic_merv___holdings___globals);
        goto CPyL128;
    }
    cpy_r_r5 = 0;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Table", "discoveries", 15, CPyStatic_merv___holdings___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = 0;
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL130;
    cpy_r_tile = cpy_r_r5;
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
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 15, CPyStatic_merv___holdings___globals);
        goto CPyL131;
    }
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_discovery_ids;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Book", "discovery_ids", 15, CPyStatic_merv___holdings___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r17);
CPyL10: ;
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, cpy_r_tile);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_tile);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 15, CPyStatic_merv___holdings___globals);
        goto CPyL133;
    }
    if (likely(PyUnicode_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 15, CPyStatic_merv___holdings___globals, "str", cpy_r_r18);
        goto CPyL133;
    }
    cpy_r_r20 = cpy_r_r16 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL14;
    cpy_r_r22 = CPyTagged_IsEq_(cpy_r_r16, cpy_r_seat);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL15;
CPyL14: ;
    cpy_r_r24 = cpy_r_r16 == cpy_r_seat;
    cpy_r_r23 = cpy_r_r24;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r25 = cpy_r_r23 << 1;
    cpy_r_r26 = cpy_r_r25;
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r28 = PyDict_SetItem(cpy_r_r4, cpy_r_r19, cpy_r_r27);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 15, CPyStatic_merv___holdings___globals);
        goto CPyL134;
    }
    cpy_r_r30 = cpy_r_r5 + 2;
    cpy_r_r5 = cpy_r_r30;
    cpy_r_r31 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r31;
    goto CPyL7;
CPyL17: ;
    cpy_r_found = cpy_r_r4;
    cpy_r_r32 = PyDict_New();
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 16, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    cpy_r_r33 = 0;
    cpy_r_r34 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_bonus_tiles;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Table", "bonus_tiles", 16, CPyStatic_merv___holdings___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r34);
CPyL19: ;
    cpy_r_r35 = 0;
CPyL20: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r35 < cpy_r_r37;
    if (!cpy_r_r38) goto CPyL137;
    cpy_r_tile_2 = cpy_r_r33;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r35 * 8;
    cpy_r_r42 = cpy_r_r40 + cpy_r_r41;
    cpy_r_r43 = *(PyObject * *)cpy_r_r42;
    CPy_INCREF(cpy_r_r43);
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 16, CPyStatic_merv___holdings___globals);
        goto CPyL138;
    }
    cpy_r_r45 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_bonus_tile_ids;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Book", "bonus_tile_ids", 16, CPyStatic_merv___holdings___globals);
        goto CPyL139;
    }
    CPy_INCREF(cpy_r_r45);
CPyL23: ;
    cpy_r_r46 = CPySequenceTuple_GetItem(cpy_r_r45, cpy_r_tile_2);
    CPy_DECREF(cpy_r_r45);
    CPyTagged_DECREF(cpy_r_tile_2);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 16, CPyStatic_merv___holdings___globals);
        goto CPyL140;
    }
    if (likely(PyUnicode_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 16, CPyStatic_merv___holdings___globals, "str", cpy_r_r46);
        goto CPyL140;
    }
    cpy_r_r48 = cpy_r_r44 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL27;
    cpy_r_r50 = CPyTagged_IsEq_(cpy_r_r44, cpy_r_seat);
    cpy_r_r51 = cpy_r_r50;
    goto CPyL28;
CPyL27: ;
    cpy_r_r52 = cpy_r_r44 == cpy_r_seat;
    cpy_r_r51 = cpy_r_r52;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r44);
    cpy_r_r53 = cpy_r_r51 << 1;
    cpy_r_r54 = cpy_r_r53;
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_r54);
    cpy_r_r56 = PyDict_SetItem(cpy_r_r32, cpy_r_r47, cpy_r_r55);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 16, CPyStatic_merv___holdings___globals);
        goto CPyL141;
    }
    cpy_r_r58 = cpy_r_r33 + 2;
    cpy_r_r33 = cpy_r_r58;
    cpy_r_r59 = cpy_r_r35 + 1;
    cpy_r_r35 = cpy_r_r59;
    goto CPyL20;
CPyL30: ;
    cpy_r_r60 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r32);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 16, CPyStatic_merv___holdings___globals);
        goto CPyL128;
    }
    if (likely(PyDict_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 16, CPyStatic_merv___holdings___globals, "dict", cpy_r_r60);
        goto CPyL128;
    }
    cpy_r_found = cpy_r_r61;
    cpy_r_r62 = PyDict_New();
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 17, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    cpy_r_r63 = 0;
    cpy_r_r64 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_ids;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Book", "contract_ids", 17, CPyStatic_merv___holdings___globals);
        goto CPyL142;
    }
    CPy_INCREF(cpy_r_r64);
CPyL34: ;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    cpy_r_r67 = 0;
CPyL35: ;
    cpy_r_r68 = cpy_r_r67 < cpy_r_r66;
    if (!cpy_r_r68) goto CPyL143;
    cpy_r_card = cpy_r_r63;
    cpy_r_r69 = CPySequenceTuple_GetItemUnsafe(cpy_r_r64, cpy_r_r67);
    if (likely(PyUnicode_Check(cpy_r_r69)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 17, CPyStatic_merv___holdings___globals, "str", cpy_r_r69);
        goto CPyL144;
    }
    cpy_r_r71 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_contracts;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Player", "contracts", 17, CPyStatic_merv___holdings___globals);
        goto CPyL145;
    }
    CPy_INCREF(cpy_r_r71);
CPyL38: ;
    cpy_r_r72 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r73 = PySequence_Contains(cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 17, CPyStatic_merv___holdings___globals);
        goto CPyL146;
    }
    cpy_r_r75 = cpy_r_r73;
    cpy_r_r76 = cpy_r_r75 << 1;
    cpy_r_r77 = cpy_r_r76;
    cpy_r_r78 = CPyTagged_StealAsObject(cpy_r_r77);
    cpy_r_r79 = PyDict_SetItem(cpy_r_r62, cpy_r_r70, cpy_r_r78);
    CPy_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r78);
    cpy_r_r80 = cpy_r_r79 >= 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 17, CPyStatic_merv___holdings___globals);
        goto CPyL147;
    }
    cpy_r_r81 = cpy_r_r63 + 2;
    cpy_r_r63 = cpy_r_r81;
    cpy_r_r82 = cpy_r_r67 + 1;
    cpy_r_r67 = cpy_r_r82;
    goto CPyL35;
CPyL41: ;
    cpy_r_r83 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r62);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 17, CPyStatic_merv___holdings___globals);
        goto CPyL128;
    }
    if (likely(PyDict_Check(cpy_r_r83)))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 17, CPyStatic_merv___holdings___globals, "dict", cpy_r_r83);
        goto CPyL128;
    }
    cpy_r_found = cpy_r_r84;
    cpy_r_r85 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_needs;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Book", "contract_needs", 18, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    CPy_INCREF(cpy_r_r85);
CPyL44: ;
    cpy_r_r86 = PySet_New(cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 18, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    cpy_r_r87 = CPySequence_Sort(cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 18, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    cpy_r_r88 = 0;
CPyL47: ;
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_r87 + offsetof(PyVarObject, ob_size));
    cpy_r_r90 = *(int64_t *)cpy_r_r89;
    cpy_r_r91 = cpy_r_r88 < cpy_r_r90;
    if (!cpy_r_r91) goto CPyL148;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r87 + offsetof(PyListObject, ob_item));
    cpy_r_r93 = *(CPyPtr *)cpy_r_r92;
    cpy_r_r94 = cpy_r_r88 * 8;
    cpy_r_r95 = cpy_r_r93 + cpy_r_r94;
    cpy_r_r96 = *(PyObject * *)cpy_r_r95;
    CPy_INCREF(cpy_r_r96);
    if (likely(PyLong_Check(cpy_r_r96)))
        cpy_r_r97 = CPyTagged_FromObject(cpy_r_r96);
    else {
        CPy_TypeError("int", cpy_r_r96); cpy_r_r97 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 18, CPyStatic_merv___holdings___globals);
        goto CPyL149;
    }
    cpy_r_r98 = 0;
    cpy_r_r99 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_contracts;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Player", "contracts", 19, CPyStatic_merv___holdings___globals);
        goto CPyL150;
    }
    CPy_INCREF(cpy_r_r99);
CPyL50: ;
    cpy_r_r100 = 0;
CPyL51: ;
    cpy_r_r101 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyVarObject, ob_size));
    cpy_r_r102 = *(int64_t *)cpy_r_r101;
    cpy_r_r103 = cpy_r_r100 < cpy_r_r102;
    if (!cpy_r_r103) goto CPyL151;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyListObject, ob_item));
    cpy_r_r105 = *(CPyPtr *)cpy_r_r104;
    cpy_r_r106 = cpy_r_r100 * 8;
    cpy_r_r107 = cpy_r_r105 + cpy_r_r106;
    cpy_r_r108 = *(PyObject * *)cpy_r_r107;
    CPy_INCREF(cpy_r_r108);
    if (likely(PyLong_Check(cpy_r_r108)))
        cpy_r_r109 = CPyTagged_FromObject(cpy_r_r108);
    else {
        CPy_TypeError("int", cpy_r_r108); cpy_r_r109 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 19, CPyStatic_merv___holdings___globals);
        goto CPyL152;
    }
    cpy_r_r110 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_contract_needs;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Book", "contract_needs", 19, CPyStatic_merv___holdings___globals);
        goto CPyL153;
    }
CPyL54: ;
    cpy_r_r111 = CPyList_GetItemBorrow(cpy_r_r110, cpy_r_r109);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 19, CPyStatic_merv___holdings___globals);
        goto CPyL153;
    }
    if (likely(PyLong_Check(cpy_r_r111)))
        cpy_r_r112 = CPyTagged_FromObject(cpy_r_r111);
    else {
        CPy_TypeError("int", cpy_r_r111); cpy_r_r112 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 19, CPyStatic_merv___holdings___globals);
        goto CPyL153;
    }
    cpy_r_r113 = cpy_r_r112 & 1;
    cpy_r_r114 = cpy_r_r113 != 0;
    if (!cpy_r_r114) goto CPyL58;
    cpy_r_r115 = CPyTagged_IsEq_(cpy_r_r112, cpy_r_r97);
    cpy_r_r116 = cpy_r_r115;
    goto CPyL59;
CPyL58: ;
    cpy_r_r117 = cpy_r_r112 == cpy_r_r97;
    cpy_r_r116 = cpy_r_r117;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r109);
    cpy_r_r118 = cpy_r_r116 << 1;
    cpy_r_r119 = cpy_r_r118;
    cpy_r_r120 = CPyTagged_Add(cpy_r_r98, cpy_r_r119);
    CPyTagged_DECREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r119);
    cpy_r_r98 = cpy_r_r120;
    cpy_r_r121 = cpy_r_r100 + 1;
    cpy_r_r100 = cpy_r_r121;
    goto CPyL51;
CPyL61: ;
    cpy_r_r122 = CPyStatics[1813]; /* 'contracts-level-' */
    cpy_r_r123 = CPyTagged_Str(cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 19, CPyStatic_merv___holdings___globals);
        goto CPyL154;
    }
    cpy_r_r124 = CPyStr_Build(2, cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 19, CPyStatic_merv___holdings___globals);
        goto CPyL154;
    }
    cpy_r_r125 = CPyTagged_StealAsObject(cpy_r_r98);
    cpy_r_r126 = CPyDict_SetItem(cpy_r_found, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r125);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 19, CPyStatic_merv___holdings___globals);
        goto CPyL149;
    }
    cpy_r_r128 = cpy_r_r88 + 1;
    cpy_r_r88 = cpy_r_r128;
    goto CPyL47;
CPyL65: ;
    cpy_r_r129 = CPyDef_merv___table___Table___mosque_level(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 20, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    cpy_r_r130 = PyDict_New();
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 21, CPyStatic_merv___holdings___globals);
        goto CPyL155;
    }
    cpy_r_r131 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_mosque_levels;
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Book", "mosque_levels", 21, CPyStatic_merv___holdings___globals);
        goto CPyL156;
    }
CPyL68: ;
    cpy_r_r132 = CPyTagged_Add(cpy_r_r131, 2);
    cpy_r_r133 = 2;
    CPyTagged_INCREF(cpy_r_r133);
    cpy_r_level = cpy_r_r133;
    CPyTagged_DECREF(cpy_r_level);
CPyL69: ;
    cpy_r_r134 = cpy_r_r133 & 1;
    cpy_r_r135 = cpy_r_r134 != 0;
    if (cpy_r_r135) goto CPyL71;
    cpy_r_r136 = cpy_r_r132 & 1;
    cpy_r_r137 = cpy_r_r136 != 0;
    if (!cpy_r_r137) goto CPyL72;
CPyL71: ;
    cpy_r_r138 = CPyTagged_IsLt_(cpy_r_r133, cpy_r_r132);
    if (cpy_r_r138) {
        goto CPyL73;
    } else
        goto CPyL157;
CPyL72: ;
    cpy_r_r139 = (Py_ssize_t)cpy_r_r133 < (Py_ssize_t)cpy_r_r132;
    if (!cpy_r_r139) goto CPyL157;
CPyL73: ;
    CPyTagged_INCREF(cpy_r_r133);
    cpy_r_level = cpy_r_r133;
    cpy_r_r140 = CPyStatics[151]; /* '' */
    cpy_r_r141 = CPyStatics[1814]; /* 'mosque-level-' */
    cpy_r_r142 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r143 = CPyStatics[1815]; /* '02' */
    cpy_r_r144 = CPyStatics[154]; /* 'format' */
    CPyTagged_INCREF(cpy_r_level);
    cpy_r_r145 = CPyTagged_StealAsObject(cpy_r_level);
    PyObject *cpy_r_r146[3] = {cpy_r_r142, cpy_r_r145, cpy_r_r143};
    cpy_r_r147 = (PyObject **)&cpy_r_r146;
    cpy_r_r148 = PyObject_VectorcallMethod(cpy_r_r144, cpy_r_r147, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 21, CPyStatic_merv___holdings___globals);
        goto CPyL158;
    }
    CPy_DECREF(cpy_r_r145);
    if (likely(PyUnicode_Check(cpy_r_r148)))
        cpy_r_r149 = cpy_r_r148;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 21, CPyStatic_merv___holdings___globals, "str", cpy_r_r148);
        goto CPyL159;
    }
    cpy_r_r150 = PyList_New(2);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 21, CPyStatic_merv___holdings___globals);
        goto CPyL160;
    }
    cpy_r_r151 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyListObject, ob_item));
    cpy_r_r152 = *(CPyPtr *)cpy_r_r151;
    CPy_INCREF(cpy_r_r141);
    *(PyObject * *)cpy_r_r152 = cpy_r_r141;
    cpy_r_r153 = cpy_r_r152 + 8;
    *(PyObject * *)cpy_r_r153 = cpy_r_r149;
    cpy_r_r154 = PyUnicode_Join(cpy_r_r140, cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 21, CPyStatic_merv___holdings___globals);
        goto CPyL159;
    }
    cpy_r_r155 = cpy_r_level & 1;
    cpy_r_r156 = cpy_r_r155 != 0;
    if (cpy_r_r156) goto CPyL79;
    cpy_r_r157 = cpy_r_r129 & 1;
    cpy_r_r158 = cpy_r_r157 != 0;
    if (!cpy_r_r158) goto CPyL80;
CPyL79: ;
    cpy_r_r159 = CPyTagged_IsLt_(cpy_r_r129, cpy_r_level);
    cpy_r_r160 = cpy_r_r159 ^ 1;
    cpy_r_r161 = cpy_r_r160;
    goto CPyL81;
CPyL80: ;
    cpy_r_r162 = (Py_ssize_t)cpy_r_level <= (Py_ssize_t)cpy_r_r129;
    cpy_r_r161 = cpy_r_r162;
CPyL81: ;
    CPyTagged_DECREF(cpy_r_level);
    cpy_r_r163 = cpy_r_r161 << 1;
    cpy_r_r164 = cpy_r_r163;
    cpy_r_r165 = CPyTagged_StealAsObject(cpy_r_r164);
    cpy_r_r166 = PyDict_SetItem(cpy_r_r130, cpy_r_r154, cpy_r_r165);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r165);
    cpy_r_r167 = cpy_r_r166 >= 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 21, CPyStatic_merv___holdings___globals);
        goto CPyL161;
    }
    cpy_r_r168 = CPyTagged_Add(cpy_r_r133, 2);
    CPyTagged_DECREF(cpy_r_r133);
    cpy_r_r133 = cpy_r_r168;
    goto CPyL69;
CPyL83: ;
    cpy_r_r169 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r130);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 21, CPyStatic_merv___holdings___globals);
        goto CPyL128;
    }
    if (likely(PyDict_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 21, CPyStatic_merv___holdings___globals, "dict", cpy_r_r169);
        goto CPyL128;
    }
    cpy_r_found = cpy_r_r170;
    cpy_r_r171 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_ids;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Book", "room_ids", 22, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    CPy_INCREF(cpy_r_r171);
CPyL86: ;
    cpy_r_r172 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_courtiers;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Player", "courtiers", 22, CPyStatic_merv___holdings___globals);
        goto CPyL162;
    }
    CPy_INCREF(cpy_r_r172);
CPyL87: ;
    cpy_r_r173 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r174 = CPyStatics[36]; /* 'zip' */
    cpy_r_r175 = CPyObject_GetAttr(cpy_r_r173, cpy_r_r174);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 22, CPyStatic_merv___holdings___globals);
        goto CPyL163;
    }
    cpy_r_r176 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r177[3] = {cpy_r_r171, cpy_r_r172, cpy_r_r176};
    cpy_r_r178 = (PyObject **)&cpy_r_r177;
    cpy_r_r179 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r180 = PyObject_Vectorcall(cpy_r_r175, cpy_r_r178, 2, cpy_r_r179);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 22, CPyStatic_merv___holdings___globals);
        goto CPyL163;
    }
    CPy_DECREF(cpy_r_r171);
    CPy_DECREF(cpy_r_r172);
    cpy_r_r181 = CPyDict_FromAny(cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 22, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    cpy_r_r182 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r181);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 22, CPyStatic_merv___holdings___globals);
        goto CPyL128;
    }
    if (likely(PyDict_Check(cpy_r_r182)))
        cpy_r_r183 = cpy_r_r182;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 22, CPyStatic_merv___holdings___globals, "dict", cpy_r_r182);
        goto CPyL128;
    }
    cpy_r_found = cpy_r_r183;
    cpy_r_r184 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_spice_ids;
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Book", "spice_ids", 23, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    CPy_INCREF(cpy_r_r184);
CPyL93: ;
    cpy_r_r185 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_spices;
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Player", "spices", 23, CPyStatic_merv___holdings___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r185);
CPyL94: ;
    cpy_r_r186 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r187 = CPyStatics[36]; /* 'zip' */
    cpy_r_r188 = CPyObject_GetAttr(cpy_r_r186, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 23, CPyStatic_merv___holdings___globals);
        goto CPyL165;
    }
    cpy_r_r189 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r190[3] = {cpy_r_r184, cpy_r_r185, cpy_r_r189};
    cpy_r_r191 = (PyObject **)&cpy_r_r190;
    cpy_r_r192 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r193 = PyObject_Vectorcall(cpy_r_r188, cpy_r_r191, 2, cpy_r_r192);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 23, CPyStatic_merv___holdings___globals);
        goto CPyL165;
    }
    CPy_DECREF(cpy_r_r184);
    CPy_DECREF(cpy_r_r185);
    cpy_r_r194 = CPyDict_FromAny(cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 23, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    cpy_r_r195 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r194);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 23, CPyStatic_merv___holdings___globals);
        goto CPyL128;
    }
    if (likely(PyDict_Check(cpy_r_r195)))
        cpy_r_r196 = cpy_r_r195;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 23, CPyStatic_merv___holdings___globals, "dict", cpy_r_r195);
        goto CPyL128;
    }
    cpy_r_found = cpy_r_r196;
    cpy_r_r197 = PyDict_New();
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 24, CPyStatic_merv___holdings___globals);
        goto CPyL135;
    }
    cpy_r_r198 = 0;
    cpy_r_r199 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Table", "posts", 24, CPyStatic_merv___holdings___globals);
        goto CPyL166;
    }
    CPy_INCREF(cpy_r_r199);
CPyL101: ;
    cpy_r_r200 = 0;
CPyL102: ;
    cpy_r_r201 = (CPyPtr)((CPyPtr)cpy_r_r199 + offsetof(PyVarObject, ob_size));
    cpy_r_r202 = *(int64_t *)cpy_r_r201;
    cpy_r_r203 = cpy_r_r200 < cpy_r_r202;
    if (!cpy_r_r203) goto CPyL167;
    cpy_r_city = cpy_r_r198;
    cpy_r_r204 = (CPyPtr)((CPyPtr)cpy_r_r199 + offsetof(PyListObject, ob_item));
    cpy_r_r205 = *(CPyPtr *)cpy_r_r204;
    cpy_r_r206 = cpy_r_r200 * 8;
    cpy_r_r207 = cpy_r_r205 + cpy_r_r206;
    cpy_r_r208 = *(PyObject * *)cpy_r_r207;
    CPy_INCREF(cpy_r_r208);
    if (likely(PyLong_Check(cpy_r_r208)))
        cpy_r_r209 = CPyTagged_FromObject(cpy_r_r208);
    else {
        CPy_TypeError("int", cpy_r_r208); cpy_r_r209 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 24, CPyStatic_merv___holdings___globals);
        goto CPyL168;
    }
    cpy_r_r210 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_city_ids;
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Book", "city_ids", 24, CPyStatic_merv___holdings___globals);
        goto CPyL169;
    }
    CPy_INCREF(cpy_r_r210);
CPyL105: ;
    cpy_r_r211 = CPySequenceTuple_GetItem(cpy_r_r210, cpy_r_city);
    CPy_DECREF(cpy_r_r210);
    CPyTagged_DECREF(cpy_r_city);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 24, CPyStatic_merv___holdings___globals);
        goto CPyL170;
    }
    if (likely(PyUnicode_Check(cpy_r_r211)))
        cpy_r_r212 = cpy_r_r211;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 24, CPyStatic_merv___holdings___globals, "str", cpy_r_r211);
        goto CPyL170;
    }
    cpy_r_r213 = CPyTagged_Rshift(cpy_r_r209, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r213 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 24, CPyStatic_merv___holdings___globals);
        goto CPyL171;
    }
    cpy_r_r214 = CPyTagged_And(cpy_r_r213, 2);
    CPyTagged_DECREF(cpy_r_r213);
    cpy_r_r215 = CPyTagged_StealAsObject(cpy_r_r214);
    cpy_r_r216 = PyDict_SetItem(cpy_r_r197, cpy_r_r212, cpy_r_r215);
    CPy_DECREF(cpy_r_r212);
    CPy_DECREF(cpy_r_r215);
    cpy_r_r217 = cpy_r_r216 >= 0;
    if (unlikely(!cpy_r_r217)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 24, CPyStatic_merv___holdings___globals);
        goto CPyL172;
    }
    cpy_r_r218 = cpy_r_r198 + 2;
    cpy_r_r198 = cpy_r_r218;
    cpy_r_r219 = cpy_r_r200 + 1;
    cpy_r_r200 = cpy_r_r219;
    goto CPyL102;
CPyL110: ;
    cpy_r_r220 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r197);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 24, CPyStatic_merv___holdings___globals);
        goto CPyL173;
    }
    if (likely(PyDict_Check(cpy_r_r220)))
        cpy_r_r221 = cpy_r_r220;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 24, CPyStatic_merv___holdings___globals, "dict", cpy_r_r220);
        goto CPyL173;
    }
    cpy_r_found = cpy_r_r221;
    cpy_r_r222 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r223 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_scrolls;
    if (unlikely(cpy_r_r223 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Player", "scrolls", 25, CPyStatic_merv___holdings___globals);
        goto CPyL174;
    }
    CPyTagged_INCREF(cpy_r_r223);
CPyL113: ;
    cpy_r_r224 = CPyStatics[1338]; /* 'common' */
    cpy_r_r225 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_common;
    if (unlikely(cpy_r_r225 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Player", "common", 25, CPyStatic_merv___holdings___globals);
        goto CPyL175;
    }
    CPyTagged_INCREF(cpy_r_r225);
CPyL114: ;
    cpy_r_r226 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r227 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_rare;
    if (unlikely(cpy_r_r227 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Player", "rare", 25, CPyStatic_merv___holdings___globals);
        goto CPyL176;
    }
    CPyTagged_INCREF(cpy_r_r227);
CPyL115: ;
    cpy_r_r228 = CPyTagged_StealAsObject(cpy_r_r223);
    cpy_r_r229 = CPyTagged_StealAsObject(cpy_r_r225);
    cpy_r_r230 = CPyTagged_StealAsObject(cpy_r_r227);
    cpy_r_r231 = CPyDict_Build(3, cpy_r_r222, cpy_r_r228, cpy_r_r224, cpy_r_r229, cpy_r_r226, cpy_r_r230);
    CPy_DECREF(cpy_r_r228);
    CPy_DECREF(cpy_r_r229);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 25, CPyStatic_merv___holdings___globals);
        goto CPyL174;
    }
    cpy_r_r232 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r231);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r231);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 25, CPyStatic_merv___holdings___globals);
        goto CPyL173;
    }
    if (likely(PyDict_Check(cpy_r_r232)))
        cpy_r_r233 = cpy_r_r232;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/holdings.py", "holdings", 25, CPyStatic_merv___holdings___globals, "dict", cpy_r_r232);
        goto CPyL173;
    }
    cpy_r_found = cpy_r_r233;
    cpy_r_r234 = CPyStatics[1465]; /* 'buildings' */
    cpy_r_r235 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/holdings.py", "holdings", "Table", "owners", 26, CPyStatic_merv___holdings___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r235);
CPyL119: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r236 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r237 = CPyList_Count(cpy_r_r235, cpy_r_r236);
    CPy_DECREF(cpy_r_r235);
    CPy_DECREF(cpy_r_r236);
    if (unlikely(cpy_r_r237 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 26, CPyStatic_merv___holdings___globals);
        goto CPyL174;
    }
    cpy_r_r238 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r239 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_influence;
    if (unlikely(cpy_r_r239 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'influence' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r239);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r239 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 26, CPyStatic_merv___holdings___globals);
        goto CPyL177;
    }
CPyL121: ;
    cpy_r_r240 = PyDict_New();
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 26, CPyStatic_merv___holdings___globals);
        goto CPyL178;
    }
    cpy_r_r241 = CPyDict_UpdateInDisplay(cpy_r_r240, cpy_r_found);
    CPy_DECREF(cpy_r_found);
    cpy_r_r242 = cpy_r_r241 >= 0;
    if (unlikely(!cpy_r_r242)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 26, CPyStatic_merv___holdings___globals);
        goto CPyL179;
    }
    cpy_r_r243 = CPyTagged_StealAsObject(cpy_r_r237);
    cpy_r_r244 = CPyDict_SetItem(cpy_r_r240, cpy_r_r234, cpy_r_r243);
    CPy_DECREF(cpy_r_r243);
    cpy_r_r245 = cpy_r_r244 >= 0;
    if (unlikely(!cpy_r_r245)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 26, CPyStatic_merv___holdings___globals);
        goto CPyL179;
    }
    cpy_r_r246 = CPyTagged_StealAsObject(cpy_r_r239);
    cpy_r_r247 = CPyDict_SetItem(cpy_r_r240, cpy_r_r238, cpy_r_r246);
    CPy_DECREF(cpy_r_r246);
    cpy_r_r248 = cpy_r_r247 >= 0;
    if (unlikely(!cpy_r_r248)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 26, CPyStatic_merv___holdings___globals);
        goto CPyL180;
    }
    return cpy_r_r240;
CPyL126: ;
    cpy_r_r249 = NULL;
    return cpy_r_r249;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL126;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL126;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL126;
CPyL130: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL17;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_tile);
    goto CPyL126;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_tile);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL126;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL126;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL126;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    goto CPyL126;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r32);
    goto CPyL126;
CPyL137: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL30;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_tile_2);
    goto CPyL126;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_tile_2);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL126;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL126;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    goto CPyL126;
CPyL142: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r62);
    goto CPyL126;
CPyL143: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL41;
CPyL144: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL126;
CPyL145: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r70);
    goto CPyL126;
CPyL146: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r70);
    goto CPyL126;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r64);
    goto CPyL126;
CPyL148: ;
    CPy_DECREF(cpy_r_r87);
    goto CPyL65;
CPyL149: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r87);
    goto CPyL126;
CPyL150: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r87);
    CPyTagged_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r98);
    goto CPyL126;
CPyL151: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL61;
CPyL152: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r87);
    CPyTagged_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r99);
    goto CPyL126;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r87);
    CPyTagged_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL126;
CPyL154: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r87);
    CPyTagged_DecRef(cpy_r_r98);
    goto CPyL126;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r129);
    goto CPyL126;
CPyL156: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    goto CPyL126;
CPyL157: ;
    CPyTagged_DECREF(cpy_r_r129);
    CPyTagged_DECREF(cpy_r_r132);
    CPyTagged_DECREF(cpy_r_r133);
    goto CPyL83;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    CPyTagged_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_level);
    CPy_DecRef(cpy_r_r145);
    goto CPyL126;
CPyL159: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    CPyTagged_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_level);
    goto CPyL126;
CPyL160: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    CPyTagged_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_level);
    CPy_DecRef(cpy_r_r149);
    goto CPyL126;
CPyL161: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    CPyTagged_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r133);
    goto CPyL126;
CPyL162: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r171);
    goto CPyL126;
CPyL163: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r171);
    CPy_DecRef(cpy_r_r172);
    goto CPyL126;
CPyL164: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r184);
    goto CPyL126;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r184);
    CPy_DecRef(cpy_r_r185);
    goto CPyL126;
CPyL166: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r197);
    goto CPyL126;
CPyL167: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r199);
    goto CPyL110;
CPyL168: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r199);
    CPyTagged_DecRef(cpy_r_city);
    goto CPyL126;
CPyL169: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r199);
    CPyTagged_DecRef(cpy_r_city);
    CPyTagged_DecRef(cpy_r_r209);
    goto CPyL126;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r199);
    CPyTagged_DecRef(cpy_r_r209);
    goto CPyL126;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r199);
    CPy_DecRef(cpy_r_r212);
    goto CPyL126;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r199);
    goto CPyL126;
CPyL173: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL126;
CPyL174: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    goto CPyL126;
CPyL175: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r223);
    goto CPyL126;
CPyL176: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r223);
    CPyTagged_DecRef(cpy_r_r225);
    goto CPyL126;
CPyL177: ;
    CPy_DecRef(cpy_r_found);
    goto CPyL126;
CPyL178: ;
    CPy_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r239);
    goto CPyL126;
CPyL179: ;
    CPyTagged_DecRef(cpy_r_r239);
    CPy_DecRef(cpy_r_r240);
    goto CPyL126;
CPyL180: ;
    CPy_DecRef(cpy_r_r240);
    goto CPyL126;
}
        
        PyObject *CPyPy_merv___holdings___holdings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:holdings", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
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
            PyObject *retval = CPyDef_merv___holdings___holdings(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/holdings.py", "holdings", 11, CPyStatic_merv___holdings___globals);
            return NULL;
        }
        
char CPyDef_merv___holdings_____top_level__(void) {
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
    char cpy_r_r33;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "<module>", 1, CPyStatic_merv___holdings___globals);
        goto CPyL14;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "<module>", 1, CPyStatic_merv___holdings___globals);
        goto CPyL14;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___holdings___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "<module>", 6, CPyStatic_merv___holdings___globals);
        goto CPyL14;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "<module>", 8, CPyStatic_merv___holdings___globals);
        goto CPyL14;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r20 = CPyExec_serai___games___merv___table;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "<module>", 8, CPyStatic_merv___holdings___globals);
        goto CPyL14;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "<module>", 8, CPyStatic_merv___holdings___globals);
        goto CPyL14;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "<module>", 8, CPyStatic_merv___holdings___globals);
        goto CPyL14;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r31 = CPyStatic_merv___holdings___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/holdings.py", "<module>", 8, CPyStatic_merv___holdings___globals);
        goto CPyL14;
    } else
        goto CPyL15;
CPyL13: ;
    return 1;
CPyL14: ;
    cpy_r_r33 = 2;
    return cpy_r_r33;
CPyL15: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
}

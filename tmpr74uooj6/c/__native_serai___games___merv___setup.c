#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef merv___setupmodule_methods[] = {
    {"set_up", (PyCFunction)CPyPy_merv___setup___set_up, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("set_up(book, players, settings, seed)\n--\n\n") /* docstring */},
    {"forget_turn", (PyCFunction)CPyPy_merv___setup___forget_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("forget_turn(t)\n--\n\n") /* docstring */},
    {"_order", (PyCFunction)CPyPy_merv___setup____order, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_order(t, chance)\n--\n\n") /* docstring */},
    {"_player", (PyCFunction)CPyPy_merv___setup____player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player(book)\n--\n\n") /* docstring */},
    {"_lay_city", (PyCFunction)CPyPy_merv___setup____lay_city, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_lay_city(t, settings, chance)\n--\n\n") /* docstring */},
    {"_lay_caravansary", (PyCFunction)CPyPy_merv___setup____lay_caravansary, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_lay_caravansary(t, players, chance)\n--\n\n") /* docstring */},
    {"_stack_solo_cards", (PyCFunction)CPyPy_merv___setup____stack_solo_cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_stack_solo_cards(t, chance)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___setup__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___setup__internal, "__name__");
    CPyStatic_merv___setup___globals = PyModule_GetDict(CPyModule_serai___games___merv___setup__internal);
    if (unlikely(CPyStatic_merv___setup___globals == NULL))
        goto fail;
    char result = CPyDef_merv___setup_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___setup__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___merv___setup(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___setup__impl, &CPyImportState_serai___games___merv___setup, &CPyModule_serai___games___merv___setup);
}
static struct PyModuleDef merv___setupmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.setup",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___setupmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___setup(void)
{
    if (CPyModule_serai___games___merv___setup__internal) {
        Py_INCREF(CPyModule_serai___games___merv___setup__internal);
        return CPyModule_serai___games___merv___setup__internal;
    }
    CPyModule_serai___games___merv___setup__internal = PyModule_Create(&merv___setupmodule);
    return CPyModule_serai___games___merv___setup__internal;
}

PyObject *CPyInit_serai___games___merv___setup(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___setup__internal) {
        Py_INCREF(CPyModule_serai___games___merv___setup__internal);
        return CPyModule_serai___games___merv___setup__internal;
    }
    CPyModule_serai___games___merv___setup__internal = PyModule_Create(&merv___setupmodule);
    if (unlikely(CPyModule_serai___games___merv___setup__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.setup");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___setup__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___setup__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___setup__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___setup(CPyModule_serai___games___merv___setup__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___setup__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.setup");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___setup__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___setup___set_up(PyObject *cpy_r_book, CPyTagged cpy_r_players, PyObject *cpy_r_settings, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyPtr cpy_r_r62;
    CPyPtr cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_r74;
    CPyTagged cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r__;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    CPyTagged cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyPtr cpy_r_r94;
    CPyPtr cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyPtr cpy_r_r108;
    CPyPtr cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyPtr cpy_r_r118;
    CPyPtr cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    CPyTagged cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyPtr cpy_r_r132;
    CPyPtr cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyPtr cpy_r_r135;
    int64_t cpy_r_r136;
    CPyTagged cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    CPyPtr cpy_r_r142;
    CPyPtr cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyPtr cpy_r_r145;
    int64_t cpy_r_r146;
    CPyTagged cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    CPyPtr cpy_r_r152;
    CPyPtr cpy_r_r153;
    PyObject *cpy_r_r154;
    CPyPtr cpy_r_r155;
    int64_t cpy_r_r156;
    CPyTagged cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject **cpy_r_r165;
    PyObject *cpy_r_r166;
    CPyTagged cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject **cpy_r_r173;
    PyObject *cpy_r_r174;
    CPyTagged cpy_r_r175;
    CPyTagged cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject **cpy_r_r182;
    PyObject *cpy_r_r183;
    CPyTagged cpy_r_r184;
    CPyTagged cpy_r_r185;
    CPyTagged cpy_r_r186;
    CPyTagged cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    CPyPtr cpy_r_r191;
    CPyPtr cpy_r_r192;
    CPyTagged cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    cpy_r_r0 = CPyDef_merv___table___Table();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 21, CPyStatic_merv___setup___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_book);
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_book);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_book = cpy_r_book;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 22, CPyStatic_merv___setup___globals);
        goto CPyL116;
    }
    cpy_r_r2 = Py_None;
    CPy_INCREF(cpy_r_r2);
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_story != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_story);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_story = cpy_r_r2;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 23, CPyStatic_merv___setup___globals);
        goto CPyL116;
    }
    cpy_r_r4 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r5 = CPyDef_chance___Chance___seeded(cpy_r_r4, cpy_r_seed);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 24, CPyStatic_merv___setup___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r5);
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_chance != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_chance);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_chance = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 24, CPyStatic_merv___setup___globals);
        goto CPyL117;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_reveals);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_reveals = 0;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 25, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_confirm = 0;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 26, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_players);
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_humans != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_humans);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_humans = cpy_r_players;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 27, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_with_magistrate;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "with_magistrate", 28, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r10);
CPyL9: ;
    CPyTagged_INCREF(cpy_r_players);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_players);
    cpy_r_r12 = CPyDict_GetItem(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 28, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (unlikely(!PyBool_Check(cpy_r_r12))) {
        CPy_TypeError("bool", cpy_r_r12); cpy_r_r13 = 2;
    } else
        cpy_r_r13 = cpy_r_r12 == Py_True;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 28, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 28, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r15 = CPyStatic_merv___setup___globals;
    cpy_r_r16 = CPyStatics[2084]; /* 'PEPPER' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 29, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (likely(PyTuple_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "set_up", 29, CPyStatic_merv___setup___globals, "tuple", cpy_r_r17);
        goto CPyL118;
    }
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r18, 0);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 29, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (likely(PyUnicode_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "set_up", 29, CPyStatic_merv___setup___globals, "str", cpy_r_r19);
        goto CPyL118;
    }
    cpy_r_r21 = PyObject_GetItem(cpy_r_settings, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 29, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "set_up", 29, CPyStatic_merv___setup___globals, "str", cpy_r_r21);
        goto CPyL118;
    }
    cpy_r_r23 = CPyStatics[819]; /* 'any' */
    cpy_r_r24 = CPyStr_EqualLiteral(cpy_r_r22, cpy_r_r23, 3);
    CPy_DECREF(cpy_r_r22);
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_pepper_anywhere = cpy_r_r24;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 29, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r26 = CPyStatic_merv___setup___globals;
    cpy_r_r27 = CPyStatics[2085]; /* 'SOLO_DISCARDS' */
    cpy_r_r28 = CPyDict_GetItem(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 30, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (likely(PyTuple_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "set_up", 30, CPyStatic_merv___setup___globals, "tuple", cpy_r_r28);
        goto CPyL118;
    }
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r29, 0);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 30, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (likely(PyUnicode_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "set_up", 30, CPyStatic_merv___setup___globals, "str", cpy_r_r30);
        goto CPyL118;
    }
    cpy_r_r32 = PyObject_GetItem(cpy_r_settings, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 30, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "set_up", 30, CPyStatic_merv___setup___globals, "str", cpy_r_r32);
        goto CPyL118;
    }
    cpy_r_r34 = CPyStatics[2086]; /* 'bottom' */
    cpy_r_r35 = CPyStr_EqualLiteral(cpy_r_r33, cpy_r_r34, 6);
    CPy_DECREF(cpy_r_r33);
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_discards_under = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 30, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_phase);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_phase = 0;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 31, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_year != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_year);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_year = 0;
    cpy_r_r38 = 1;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 32, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_round != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_round);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_round = 0;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 32, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_at != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_at);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_at = 0;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 32, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r41 = CPyDef_merv___setup____order(cpy_r_r0, cpy_r_r5);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 33, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_order != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_order);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_order = cpy_r_r41;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 33, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r43 = PyList_New(1);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 34, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r44 = CPyStatics[4908]; /* -1 */
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyListObject, ob_item));
    cpy_r_r46 = *(CPyPtr *)cpy_r_r45;
    CPy_INCREF(cpy_r_r44);
    *(PyObject * *)cpy_r_r46 = cpy_r_r44;
    cpy_r_r47 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_grid;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "grid", 34, CPyStatic_merv___setup___globals);
        goto CPyL119;
    }
    CPyTagged_INCREF(cpy_r_r47);
CPyL34: ;
    cpy_r_r48 = CPySequence_Multiply(cpy_r_r43, cpy_r_r47);
    CPy_DECREF(cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 34, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_zones != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_zones);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_zones = cpy_r_r48;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 34, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r50 = PyList_New(1);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 35, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r51 = CPyStatics[4908]; /* -1 */
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    CPy_INCREF(cpy_r_r51);
    *(PyObject * *)cpy_r_r53 = cpy_r_r51;
    cpy_r_r54 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_queue_slots;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "queue_slots", 35, CPyStatic_merv___setup___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r54);
CPyL38: ;
    CPyTagged_INCREF(cpy_r_players);
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_players);
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 35, CPyStatic_merv___setup___globals);
        goto CPyL120;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 35, CPyStatic_merv___setup___globals);
        goto CPyL120;
    }
    cpy_r_r58 = CPySequence_Multiply(cpy_r_r50, cpy_r_r57);
    CPy_DECREF(cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 35, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue = cpy_r_r58;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 35, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r60 = PyList_New(1);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 36, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r61 = CPyStatics[4896]; /* 0 */
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyListObject, ob_item));
    cpy_r_r63 = *(CPyPtr *)cpy_r_r62;
    CPy_INCREF(cpy_r_r61);
    *(PyObject * *)cpy_r_r63 = cpy_r_r61;
    cpy_r_r64 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_queue_slots;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "queue_slots", 36, CPyStatic_merv___setup___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r64);
CPyL44: ;
    CPyTagged_INCREF(cpy_r_players);
    cpy_r_r65 = CPyTagged_StealAsObject(cpy_r_players);
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 36, CPyStatic_merv___setup___globals);
        goto CPyL121;
    }
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 36, CPyStatic_merv___setup___globals);
        goto CPyL121;
    }
    cpy_r_r68 = CPySequence_Multiply(cpy_r_r60, cpy_r_r67);
    CPy_DECREF(cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 36, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue_camels = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 36, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_courtier_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_courtier_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_courtier_camels = 0;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 37, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r71 = PyList_New(0);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 38, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r72 = ((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo;
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Table", "solo", 38, CPyStatic_merv___setup___globals);
        goto CPyL122;
    }
CPyL51: ;
    cpy_r_r73 = cpy_r_r72 << 1;
    cpy_r_r74 = cpy_r_r73;
    cpy_r_r75 = CPyTagged_Add(cpy_r_players, cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r74);
    cpy_r_r76 = 0;
    CPyTagged_INCREF(cpy_r_r76);
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r76);
    cpy_r__ = cpy_r_r77;
    CPy_DECREF(cpy_r__);
CPyL52: ;
    cpy_r_r78 = cpy_r_r76 & 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (cpy_r_r79) goto CPyL54;
    cpy_r_r80 = cpy_r_r75 & 1;
    cpy_r_r81 = cpy_r_r80 != 0;
    if (!cpy_r_r81) goto CPyL55;
CPyL54: ;
    cpy_r_r82 = CPyTagged_IsLt_(cpy_r_r76, cpy_r_r75);
    if (cpy_r_r82) {
        goto CPyL56;
    } else
        goto CPyL123;
CPyL55: ;
    cpy_r_r83 = (Py_ssize_t)cpy_r_r76 < (Py_ssize_t)cpy_r_r75;
    if (!cpy_r_r83) goto CPyL123;
CPyL56: ;
    CPyTagged_INCREF(cpy_r_r76);
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_r76);
    cpy_r__ = cpy_r_r84;
    CPy_DECREF(cpy_r__);
    cpy_r_r85 = CPyDef_merv___setup____player(cpy_r_book);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 38, CPyStatic_merv___setup___globals);
        goto CPyL124;
    }
    cpy_r_r86 = PyList_Append(cpy_r_r71, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 38, CPyStatic_merv___setup___globals);
        goto CPyL124;
    }
    cpy_r_r88 = CPyTagged_Add(cpy_r_r76, 2);
    CPyTagged_DECREF(cpy_r_r76);
    cpy_r_r76 = cpy_r_r88;
    goto CPyL52;
CPyL59: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_players != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_players);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_players = cpy_r_r71;
    cpy_r_r89 = 1;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 38, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r90 = CPyDef_merv___setup____lay_city(cpy_r_r0, cpy_r_settings, cpy_r_r5);
    if (unlikely(cpy_r_r90 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 39, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r91 = CPyDef_merv___setup____lay_caravansary(cpy_r_r0, cpy_r_players, cpy_r_r5);
    if (unlikely(cpy_r_r91 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 40, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r92 = PyList_New(1);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 41, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r93 = CPyStatics[4908]; /* -1 */
    cpy_r_r94 = (CPyPtr)((CPyPtr)cpy_r_r92 + offsetof(PyListObject, ob_item));
    cpy_r_r95 = *(CPyPtr *)cpy_r_r94;
    CPy_INCREF(cpy_r_r93);
    *(PyObject * *)cpy_r_r95 = cpy_r_r93;
    cpy_r_r96 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_slot_ids;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "slot_ids", 41, CPyStatic_merv___setup___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r96);
CPyL64: ;
    cpy_r_r97 = (CPyPtr)((CPyPtr)cpy_r_r96 + offsetof(PyVarObject, ob_size));
    cpy_r_r98 = *(int64_t *)cpy_r_r97;
    CPy_DECREF(cpy_r_r96);
    cpy_r_r99 = cpy_r_r98 << 1;
    cpy_r_r100 = CPySequence_Multiply(cpy_r_r92, cpy_r_r99);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 41, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_ramparts != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_ramparts);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_ramparts = cpy_r_r100;
    cpy_r_r101 = 1;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 41, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r102 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_city_camels;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "city_camels", 42, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r102);
CPyL67: ;
    cpy_r_r103 = CPyList_GetSlice(cpy_r_r102, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 42, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "set_up", 42, CPyStatic_merv___setup___globals, "list", cpy_r_r103);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_city_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_city_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_city_camels = cpy_r_r104;
    cpy_r_r105 = 1;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 42, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r106 = PyList_New(1);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 43, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r107 = CPyStatics[4896]; /* 0 */
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyListObject, ob_item));
    cpy_r_r109 = *(CPyPtr *)cpy_r_r108;
    CPy_INCREF(cpy_r_r107);
    *(PyObject * *)cpy_r_r109 = cpy_r_r107;
    cpy_r_r110 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_city_ids;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "city_ids", 43, CPyStatic_merv___setup___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r110);
CPyL72: ;
    cpy_r_r111 = (CPyPtr)((CPyPtr)cpy_r_r110 + offsetof(PyVarObject, ob_size));
    cpy_r_r112 = *(int64_t *)cpy_r_r111;
    CPy_DECREF(cpy_r_r110);
    cpy_r_r113 = cpy_r_r112 << 1;
    cpy_r_r114 = CPySequence_Multiply(cpy_r_r106, cpy_r_r113);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 43, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_posts != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_posts);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_posts = cpy_r_r114;
    cpy_r_r115 = 1;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 43, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r116 = PyList_New(1);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 44, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r117 = CPyStatics[4896]; /* 0 */
    cpy_r_r118 = (CPyPtr)((CPyPtr)cpy_r_r116 + offsetof(PyListObject, ob_item));
    cpy_r_r119 = *(CPyPtr *)cpy_r_r118;
    CPy_INCREF(cpy_r_r117);
    *(PyObject * *)cpy_r_r119 = cpy_r_r117;
    cpy_r_r120 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_city_ids;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "city_ids", 44, CPyStatic_merv___setup___globals);
        goto CPyL127;
    }
    CPy_INCREF(cpy_r_r120);
CPyL76: ;
    cpy_r_r121 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyVarObject, ob_size));
    cpy_r_r122 = *(int64_t *)cpy_r_r121;
    CPy_DECREF(cpy_r_r120);
    cpy_r_r123 = cpy_r_r122 << 1;
    cpy_r_r124 = CPySequence_Multiply(cpy_r_r116, cpy_r_r123);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 44, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_roads != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_roads);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_roads = cpy_r_r124;
    cpy_r_r125 = 1;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 44, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r126 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_mosque_camels;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "mosque_camels", 45, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r126);
CPyL79: ;
    cpy_r_r127 = CPyList_GetSlice(cpy_r_r126, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 45, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r127)))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "set_up", 45, CPyStatic_merv___setup___globals, "list", cpy_r_r127);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_mosque_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_mosque_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_mosque_camels = cpy_r_r128;
    cpy_r_r129 = 1;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 45, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r130 = PyList_New(1);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 46, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r131 = CPyStatics[4896]; /* 0 */
    cpy_r_r132 = (CPyPtr)((CPyPtr)cpy_r_r130 + offsetof(PyListObject, ob_item));
    cpy_r_r133 = *(CPyPtr *)cpy_r_r132;
    CPy_INCREF(cpy_r_r131);
    *(PyObject * *)cpy_r_r133 = cpy_r_r131;
    cpy_r_r134 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_piles;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "piles", 46, CPyStatic_merv___setup___globals);
        goto CPyL128;
    }
CPyL84: ;
    cpy_r_r135 = (CPyPtr)((CPyPtr)cpy_r_r134 + offsetof(PyVarObject, ob_size));
    cpy_r_r136 = *(int64_t *)cpy_r_r135;
    cpy_r_r137 = cpy_r_r136 << 1;
    cpy_r_r138 = CPySequence_Multiply(cpy_r_r130, cpy_r_r137);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 46, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_piles != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_piles);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_piles = cpy_r_r138;
    cpy_r_r139 = 1;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 46, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r140 = PyList_New(1);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 47, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r141 = CPyStatics[4908]; /* -1 */
    cpy_r_r142 = (CPyPtr)((CPyPtr)cpy_r_r140 + offsetof(PyListObject, ob_item));
    cpy_r_r143 = *(CPyPtr *)cpy_r_r142;
    CPy_INCREF(cpy_r_r141);
    *(PyObject * *)cpy_r_r143 = cpy_r_r141;
    cpy_r_r144 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_discovery_ids;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "discovery_ids", 47, CPyStatic_merv___setup___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r144);
CPyL88: ;
    cpy_r_r145 = (CPyPtr)((CPyPtr)cpy_r_r144 + offsetof(PyVarObject, ob_size));
    cpy_r_r146 = *(int64_t *)cpy_r_r145;
    CPy_DECREF(cpy_r_r144);
    cpy_r_r147 = cpy_r_r146 << 1;
    cpy_r_r148 = CPySequence_Multiply(cpy_r_r140, cpy_r_r147);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 47, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_discoveries != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_discoveries);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_discoveries = cpy_r_r148;
    cpy_r_r149 = 1;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 47, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r150 = PyList_New(1);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 48, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r151 = CPyStatics[4908]; /* -1 */
    cpy_r_r152 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyListObject, ob_item));
    cpy_r_r153 = *(CPyPtr *)cpy_r_r152;
    CPy_INCREF(cpy_r_r151);
    *(PyObject * *)cpy_r_r153 = cpy_r_r151;
    cpy_r_r154 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_bonus_tile_ids;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "bonus_tile_ids", 48, CPyStatic_merv___setup___globals);
        goto CPyL130;
    }
    CPy_INCREF(cpy_r_r154);
CPyL92: ;
    cpy_r_r155 = (CPyPtr)((CPyPtr)cpy_r_r154 + offsetof(PyVarObject, ob_size));
    cpy_r_r156 = *(int64_t *)cpy_r_r155;
    CPy_DECREF(cpy_r_r154);
    cpy_r_r157 = cpy_r_r156 << 1;
    cpy_r_r158 = CPySequence_Multiply(cpy_r_r150, cpy_r_r157);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 48, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_bonus_tiles != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_bonus_tiles);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_bonus_tiles = cpy_r_r158;
    cpy_r_r159 = 1;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 48, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r160 = ((serai___games___merv___table___TableObject *)cpy_r_r0)->_city_camels;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Table", "city_camels", 49, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r160);
CPyL95: ;
    cpy_r_r161 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r162 = CPyStatics[105]; /* 'sum' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 49, CPyStatic_merv___setup___globals);
        goto CPyL131;
    }
    PyObject *cpy_r_r164[1] = {cpy_r_r160};
    cpy_r_r165 = (PyObject **)&cpy_r_r164;
    cpy_r_r166 = PyObject_Vectorcall(cpy_r_r163, cpy_r_r165, 1, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 49, CPyStatic_merv___setup___globals);
        goto CPyL131;
    }
    CPy_DECREF(cpy_r_r160);
    if (likely(PyLong_Check(cpy_r_r166)))
        cpy_r_r167 = CPyTagged_FromObject(cpy_r_r166);
    else {
        CPy_TypeError("int", cpy_r_r166); cpy_r_r167 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 49, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r168 = ((serai___games___merv___table___TableObject *)cpy_r_r0)->_mosque_camels;
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Table", "mosque_camels", 49, CPyStatic_merv___setup___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r168);
CPyL99: ;
    cpy_r_r169 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r170 = CPyStatics[105]; /* 'sum' */
    cpy_r_r171 = CPyObject_GetAttr(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 49, CPyStatic_merv___setup___globals);
        goto CPyL133;
    }
    PyObject *cpy_r_r172[1] = {cpy_r_r168};
    cpy_r_r173 = (PyObject **)&cpy_r_r172;
    cpy_r_r174 = PyObject_Vectorcall(cpy_r_r171, cpy_r_r173, 1, 0);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 49, CPyStatic_merv___setup___globals);
        goto CPyL133;
    }
    CPy_DECREF(cpy_r_r168);
    if (likely(PyLong_Check(cpy_r_r174)))
        cpy_r_r175 = CPyTagged_FromObject(cpy_r_r174);
    else {
        CPy_TypeError("int", cpy_r_r174); cpy_r_r175 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r175 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 49, CPyStatic_merv___setup___globals);
        goto CPyL132;
    }
    cpy_r_r176 = CPyTagged_Add(cpy_r_r167, cpy_r_r175);
    CPyTagged_DECREF(cpy_r_r167);
    CPyTagged_DECREF(cpy_r_r175);
    cpy_r_r177 = ((serai___games___merv___table___TableObject *)cpy_r_r0)->_row_camels;
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Table", "row_camels", 49, CPyStatic_merv___setup___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r177);
CPyL103: ;
    cpy_r_r178 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r179 = CPyStatics[105]; /* 'sum' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 49, CPyStatic_merv___setup___globals);
        goto CPyL135;
    }
    PyObject *cpy_r_r181[1] = {cpy_r_r177};
    cpy_r_r182 = (PyObject **)&cpy_r_r181;
    cpy_r_r183 = PyObject_Vectorcall(cpy_r_r180, cpy_r_r182, 1, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 49, CPyStatic_merv___setup___globals);
        goto CPyL135;
    }
    CPy_DECREF(cpy_r_r177);
    if (likely(PyLong_Check(cpy_r_r183)))
        cpy_r_r184 = CPyTagged_FromObject(cpy_r_r183);
    else {
        CPy_TypeError("int", cpy_r_r183); cpy_r_r184 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r184 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 49, CPyStatic_merv___setup___globals);
        goto CPyL134;
    }
    cpy_r_r185 = CPyTagged_Add(cpy_r_r176, cpy_r_r184);
    CPyTagged_DECREF(cpy_r_r176);
    CPyTagged_DECREF(cpy_r_r184);
    cpy_r_r186 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_camels;
    if (unlikely(cpy_r_r186 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "camels", 50, CPyStatic_merv___setup___globals);
        goto CPyL136;
    }
CPyL107: ;
    cpy_r_r187 = CPyTagged_Subtract(cpy_r_r186, cpy_r_r185);
    CPyTagged_DECREF(cpy_r_r185);
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_lost_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_lost_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_lost_camels = cpy_r_r187;
    cpy_r_r188 = 1;
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 50, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r189 = PyList_New(1);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 51, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r190 = CPyStatics[4908]; /* -1 */
    cpy_r_r191 = (CPyPtr)((CPyPtr)cpy_r_r189 + offsetof(PyListObject, ob_item));
    cpy_r_r192 = *(CPyPtr *)cpy_r_r191;
    CPy_INCREF(cpy_r_r190);
    *(PyObject * *)cpy_r_r192 = cpy_r_r190;
    cpy_r_r193 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_squares;
    if (unlikely(cpy_r_r193 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "set_up", "Book", "squares", 51, CPyStatic_merv___setup___globals);
        goto CPyL137;
    }
    CPyTagged_INCREF(cpy_r_r193);
CPyL110: ;
    cpy_r_r194 = CPySequence_Multiply(cpy_r_r189, cpy_r_r193);
    CPy_DECREF(cpy_r_r189);
    CPyTagged_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 51, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_ransoms != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_ransoms);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_ransoms = cpy_r_r194;
    cpy_r_r195 = 1;
    if (unlikely(!cpy_r_r195)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 51, CPyStatic_merv___setup___globals);
        goto CPyL118;
    }
    cpy_r_r196 = CPyDef_merv___setup____stack_solo_cards(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 52, CPyStatic_merv___setup___globals);
        goto CPyL116;
    }
    cpy_r_r197 = CPyDef_merv___setup___forget_turn(cpy_r_r0);
    if (unlikely(cpy_r_r197 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 53, CPyStatic_merv___setup___globals);
        goto CPyL116;
    }
    return cpy_r_r0;
CPyL115: ;
    cpy_r_r198 = NULL;
    return cpy_r_r198;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL115;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL115;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL115;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r43);
    goto CPyL115;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r50);
    goto CPyL115;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r60);
    goto CPyL115;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r71);
    goto CPyL115;
CPyL123: ;
    CPyTagged_DECREF(cpy_r_r75);
    CPyTagged_DECREF(cpy_r_r76);
    goto CPyL59;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r76);
    goto CPyL115;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r92);
    goto CPyL115;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r106);
    goto CPyL115;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r116);
    goto CPyL115;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r130);
    goto CPyL115;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r140);
    goto CPyL115;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r150);
    goto CPyL115;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r160);
    goto CPyL115;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r167);
    goto CPyL115;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r168);
    goto CPyL115;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r176);
    goto CPyL115;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r177);
    goto CPyL115;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r185);
    goto CPyL115;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r189);
    goto CPyL115;
}
        
        PyObject *CPyPy_merv___setup___set_up(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "players", "settings", "seed", 0};
            static CPyArg_Parser parser = {"OOOO:set_up", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_players;
            PyObject *obj_settings;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_players, &obj_settings, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_merv___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.merv.book.Book", obj_book); 
                goto fail;
            }
            CPyTagged arg_players;
            if (likely(PyLong_Check(obj_players)))
                arg_players = CPyTagged_BorrowFromObject(obj_players);
            else {
                CPy_TypeError("int", obj_players); goto fail;
            }
            PyObject *arg_settings = obj_settings;
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___setup___set_up(arg_book, arg_players, arg_settings, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/setup.py", "set_up", 19, CPyStatic_merv___setup___globals);
            return NULL;
        }
        
char CPyDef_merv___setup___forget_turn(PyObject *cpy_r_t) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_square != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_square);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_square = -2;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "forget_turn", 59, CPyStatic_merv___setup___globals);
        goto CPyL6;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_action);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_action = -2;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "forget_turn", 60, CPyStatic_merv___setup___globals);
        goto CPyL6;
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_used = 0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "forget_turn", 61, CPyStatic_merv___setup___globals);
        goto CPyL6;
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_discount_used = 0;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "forget_turn", 61, CPyStatic_merv___setup___globals);
        goto CPyL6;
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_convert_used = 0;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "forget_turn", 61, CPyStatic_merv___setup___globals);
        goto CPyL6;
    }
    return 1;
CPyL6: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_merv___setup___forget_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:forget_turn", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_merv___setup___forget_turn(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/setup.py", "forget_turn", 57, CPyStatic_merv___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___setup____order(PyObject *cpy_r_t, PyObject *cpy_r_chance) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_front;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_humans;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_order", "Table", "humans", 66, CPyStatic_merv___setup___globals);
        goto CPyL27;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (PyObject *)&PyRange_Type;
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_r0);
    PyObject *cpy_r_r3[1] = {cpy_r_r2};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r4, 1, 0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 66, CPyStatic_merv___setup___globals);
        goto CPyL28;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyRange_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "_order", 66, CPyStatic_merv___setup___globals, "range", cpy_r_r5);
        goto CPyL27;
    }
    cpy_r_r7 = PySequence_List(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 66, CPyStatic_merv___setup___globals);
        goto CPyL27;
    }
    cpy_r_r8 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r7);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 67, CPyStatic_merv___setup___globals);
        goto CPyL29;
    }
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo;
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_order", "Table", "solo", 68, CPyStatic_merv___setup___globals);
        goto CPyL29;
    }
CPyL6: ;
    if (!cpy_r_r9) goto CPyL10;
CPyL7: ;
    cpy_r_r10 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 68, CPyStatic_merv___setup___globals);
        goto CPyL29;
    }
CPyL8: ;
    cpy_r_r11 = PyList_New(1);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 68, CPyStatic_merv___setup___globals);
        goto CPyL30;
    }
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    *(PyObject * *)cpy_r_r14 = cpy_r_r12;
    cpy_r_r15 = cpy_r_r11;
    goto CPyL12;
CPyL10: ;
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 68, CPyStatic_merv___setup___globals);
        goto CPyL29;
    }
    cpy_r_r15 = cpy_r_r16;
CPyL12: ;
    cpy_r_front = cpy_r_r15;
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_order", "Table", "book", 69, CPyStatic_merv___setup___globals);
        goto CPyL31;
    }
CPyL13: ;
    cpy_r_r18 = ((serai___games___merv___book___BookObject *)cpy_r_r17)->_with_courtier;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_order", "Book", "with_courtier", 69, CPyStatic_merv___setup___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r18);
CPyL14: ;
    cpy_r_r19 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_humans;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_order", "Table", "humans", 69, CPyStatic_merv___setup___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL15: ;
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r18, cpy_r_r20);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 69, CPyStatic_merv___setup___globals);
        goto CPyL31;
    }
    if (unlikely(!PyBool_Check(cpy_r_r21))) {
        CPy_TypeError("bool", cpy_r_r21); cpy_r_r22 = 2;
    } else
        cpy_r_r22 = cpy_r_r21 == Py_True;
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 69, CPyStatic_merv___setup___globals);
        goto CPyL31;
    }
    if (!cpy_r_r22) goto CPyL20;
    cpy_r_r23 = PyList_New(1);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 69, CPyStatic_merv___setup___globals);
        goto CPyL31;
    }
    cpy_r_r24 = CPyStatics[4894]; /* 4 */
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    CPy_INCREF(cpy_r_r24);
    *(PyObject * *)cpy_r_r26 = cpy_r_r24;
    cpy_r_r27 = cpy_r_r23;
    goto CPyL22;
CPyL20: ;
    cpy_r_r28 = PyList_New(0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 69, CPyStatic_merv___setup___globals);
        goto CPyL31;
    }
    cpy_r_r27 = cpy_r_r28;
CPyL22: ;
    cpy_r_r29 = PyList_New(0);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 69, CPyStatic_merv___setup___globals);
        goto CPyL33;
    }
    cpy_r_r30 = CPyList_Extend(cpy_r_r29, cpy_r_front);
    CPy_DECREF(cpy_r_front);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 69, CPyStatic_merv___setup___globals);
        goto CPyL34;
    } else
        goto CPyL35;
CPyL24: ;
    cpy_r_r31 = CPyList_Extend(cpy_r_r29, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 69, CPyStatic_merv___setup___globals);
        goto CPyL36;
    } else
        goto CPyL37;
CPyL25: ;
    cpy_r_r32 = CPyList_Extend(cpy_r_r29, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 69, CPyStatic_merv___setup___globals);
        goto CPyL38;
    } else
        goto CPyL39;
CPyL26: ;
    return cpy_r_r29;
CPyL27: ;
    cpy_r_r33 = NULL;
    return cpy_r_r33;
CPyL28: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL27;
CPyL29: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL27;
CPyL30: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL27;
CPyL31: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_front);
    goto CPyL27;
CPyL32: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_front);
    CPy_DecRef(cpy_r_r18);
    goto CPyL27;
CPyL33: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_front);
    CPy_DecRef(cpy_r_r27);
    goto CPyL27;
CPyL34: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    goto CPyL27;
CPyL35: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL24;
CPyL36: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    goto CPyL27;
CPyL37: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL25;
CPyL38: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL27;
CPyL39: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL26;
}
        
        PyObject *CPyPy_merv___setup____order(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "chance", 0};
            static CPyArg_Parser parser = {"OO:_order", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___setup____order(arg_t, arg_chance);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/setup.py", "_order", 64, CPyStatic_merv___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___setup____player(PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    CPyPtr cpy_r_r4;
    tuple_T5OOOOO cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    tuple_T11OOOOOOOOOOO cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    cpy_r_r0 = CPyDef_merv___table___Player();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 74, CPyStatic_merv___setup___globals);
        goto CPyL34;
    }
    cpy_r_r1 = PyList_New(1);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 75, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    cpy_r_r2 = CPyStatics[4896]; /* 0 */
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r4 = *(CPyPtr *)cpy_r_r3;
    CPy_INCREF(cpy_r_r2);
    *(PyObject * *)cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r5.f0 == NULL)) {
        goto CPyL36;
    } else
        goto CPyL5;
CPyL3: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 75, CPyStatic_merv___setup___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r7 = CPySequence_Multiply(cpy_r_r1, 10);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 75, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_cubes != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_cubes);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_cubes = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 75, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    cpy_r_r9 = PyList_New(1);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 76, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    cpy_r_r10 = CPyStatics[4896]; /* 0 */
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    CPy_INCREF(cpy_r_r10);
    *(PyObject * *)cpy_r_r12 = cpy_r_r10;
    cpy_r_r13 = CPyStatic_merv___names___SOURCES;
    if (unlikely(cpy_r_r13.f0 == NULL)) {
        goto CPyL37;
    } else
        goto CPyL11;
CPyL9: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SOURCES\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 76, CPyStatic_merv___setup___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r15 = CPySequence_Multiply(cpy_r_r9, 22);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 76, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_points != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_points);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_points = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 76, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_favour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_favour);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_favour = 0;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 77, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_influence);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_influence = 0;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 77, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_camels);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_camels = 0;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 77, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_scrolls != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_scrolls);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_scrolls = 0;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 78, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_common != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_common);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_common = 0;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 78, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_rare != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_rare);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_rare = 0;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 78, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_scrolls != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_scrolls);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_scrolls = 0;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 79, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_common != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_common);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_common = 0;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 79, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_rare != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_rare);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_rare = 0;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 79, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    cpy_r_r26 = PyList_New(1);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 80, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    cpy_r_r27 = CPyStatics[4896]; /* 0 */
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    CPy_INCREF(cpy_r_r27);
    *(PyObject * *)cpy_r_r29 = cpy_r_r27;
    cpy_r_r30 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_spice_ids;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_player", "Book", "spice_ids", 80, CPyStatic_merv___setup___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r30);
CPyL24: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    CPy_DECREF(cpy_r_r30);
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = CPySequence_Multiply(cpy_r_r26, cpy_r_r33);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 80, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_spices != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_spices);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_spices = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 80, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    cpy_r_r36 = PyList_New(1);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 81, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    cpy_r_r37 = CPyStatics[4896]; /* 0 */
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r39 = *(CPyPtr *)cpy_r_r38;
    CPy_INCREF(cpy_r_r37);
    *(PyObject * *)cpy_r_r39 = cpy_r_r37;
    cpy_r_r40 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_room_ids;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_player", "Book", "room_ids", 81, CPyStatic_merv___setup___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r40);
CPyL28: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    CPy_DECREF(cpy_r_r40);
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = CPySequence_Multiply(cpy_r_r36, cpy_r_r43);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 81, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_courtiers != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_courtiers);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_courtiers = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 81, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_mosque != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_mosque);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_mosque = -2;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 82, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    cpy_r_r47 = PyList_New(0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 83, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_contracts != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_contracts);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_contracts = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 83, CPyStatic_merv___setup___globals);
        goto CPyL35;
    }
    return cpy_r_r0;
CPyL34: ;
    cpy_r_r49 = NULL;
    return cpy_r_r49;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL3;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL9;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    goto CPyL34;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r36);
    goto CPyL34;
}
        
        PyObject *CPyPy_merv___setup____player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:_player", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_merv___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.merv.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___setup____player(arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/setup.py", "_player", 72, CPyStatic_merv___setup___globals);
            return NULL;
        }
        
char CPyDef_merv___setup____lay_city(PyObject *cpy_r_t, PyObject *cpy_r_settings, PyObject *cpy_r_chance) {
    PyObject *cpy_r_r0;
    tuple_T2OO cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    tuple_T2OO cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    CPyPtr cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyPtr cpy_r_r63;
    CPyPtr cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyPtr cpy_r_r70;
    CPyPtr cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_city", "Table", "book", 89, CPyStatic_merv___setup___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatic_merv___names___SIDES;
    if (unlikely(cpy_r_r1.f0 == NULL)) {
        goto CPyL51;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 90, CPyStatic_merv___setup___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = CPyDef_chance___Chance___below(cpy_r_chance, 4);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 90, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r4 = CPyStatic_merv___setup___globals;
    cpy_r_r5 = CPyStatics[2087]; /* 'MARKET' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 91, CPyStatic_merv___setup___globals);
        goto CPyL53;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "_lay_city", 91, CPyStatic_merv___setup___globals, "tuple", cpy_r_r6);
        goto CPyL53;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 91, CPyStatic_merv___setup___globals);
        goto CPyL53;
    }
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "_lay_city", 91, CPyStatic_merv___setup___globals, "str", cpy_r_r8);
        goto CPyL53;
    }
    cpy_r_r10 = PyObject_GetItem(cpy_r_settings, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 91, CPyStatic_merv___setup___globals);
        goto CPyL53;
    }
    if (likely(PyUnicode_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "_lay_city", 91, CPyStatic_merv___setup___globals, "str", cpy_r_r10);
        goto CPyL53;
    }
    cpy_r_r12 = CPyStatic_merv___setup___globals;
    cpy_r_r13 = CPyStatics[2087]; /* 'MARKET' */
    cpy_r_r14 = CPyDict_GetItem(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 92, CPyStatic_merv___setup___globals);
        goto CPyL54;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "_lay_city", 92, CPyStatic_merv___setup___globals, "tuple", cpy_r_r14);
        goto CPyL54;
    }
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, 4);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 92, CPyStatic_merv___setup___globals);
        goto CPyL54;
    }
    if (likely(PyUnicode_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "_lay_city", 92, CPyStatic_merv___setup___globals, "str", cpy_r_r16);
        goto CPyL54;
    }
    cpy_r_r18 = CPyStr_Equal(cpy_r_r11, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (cpy_r_r18) {
        goto CPyL55;
    } else
        goto CPyL56;
CPyL16: ;
    cpy_r_r19 = cpy_r_r3;
    goto CPyL24;
CPyL17: ;
    cpy_r_r20 = CPyStatic_merv___names___SIDES;
    if (unlikely(cpy_r_r20.f0 == NULL)) {
        goto CPyL57;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 92, CPyStatic_merv___setup___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r22 = CPyStr_Upper(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 92, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r23 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r20.f0);
    CPy_INCREF(cpy_r_r20.f1);
    cpy_r_r24 = PyTuple_New(2);
    if (unlikely(cpy_r_r24 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3110 = cpy_r_r20.f0;
    PyTuple_SET_ITEM(cpy_r_r24, 0, __tmp3110);
    PyObject *__tmp3111 = cpy_r_r20.f1;
    PyTuple_SET_ITEM(cpy_r_r24, 1, __tmp3111);
    PyObject *cpy_r_r25[2] = {cpy_r_r24, cpy_r_r22};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_VectorcallMethod(cpy_r_r23, cpy_r_r26, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 92, CPyStatic_merv___setup___globals);
        goto CPyL58;
    }
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 92, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r19 = cpy_r_r28;
CPyL24: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_market != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_market);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_market = cpy_r_r19;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 92, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r30 = PyList_New(1);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 93, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r31 = CPyStatics[4896]; /* 0 */
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    CPy_INCREF(cpy_r_r31);
    *(PyObject * *)cpy_r_r33 = cpy_r_r31;
    cpy_r_r34 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_market_slots;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_city", "Book", "market_slots", 93, CPyStatic_merv___setup___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL27: ;
    cpy_r_r35 = CPySequence_Multiply(cpy_r_r30, cpy_r_r34);
    CPy_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 93, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 93, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r37 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_district_ids;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_city", "Book", "district_ids", 94, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r37);
CPyL30: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    CPy_DECREF(cpy_r_r37);
    cpy_r_r40 = cpy_r_r39 << 1;
    cpy_r_r41 = (PyObject *)&PyRange_Type;
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r40);
    PyObject *cpy_r_r43[1] = {cpy_r_r42};
    cpy_r_r44 = (PyObject **)&cpy_r_r43;
    cpy_r_r45 = PyObject_Vectorcall(cpy_r_r41, cpy_r_r44, 1, 0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 94, CPyStatic_merv___setup___globals);
        goto CPyL60;
    }
    CPy_DECREF(cpy_r_r42);
    if (likely(PyRange_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "_lay_city", 94, CPyStatic_merv___setup___globals, "range", cpy_r_r45);
        goto CPyL52;
    }
    cpy_r_r47 = PySequence_List(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 94, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r48 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r47);
    if (unlikely(cpy_r_r48 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 95, CPyStatic_merv___setup___globals);
        goto CPyL61;
    }
    cpy_r_r49 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_market_square;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_city", "Book", "market_square", 96, CPyStatic_merv___setup___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r49);
CPyL35: ;
    cpy_r_r50 = CPyStatics[4908]; /* -1 */
    cpy_r_r51 = CPyList_Insert(cpy_r_r47, cpy_r_r49, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r49);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 96, CPyStatic_merv___setup___globals);
        goto CPyL61;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles = cpy_r_r47;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 97, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r54 = PyList_New(1);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 98, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r55 = CPyStatics[4908]; /* -1 */
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyListObject, ob_item));
    cpy_r_r57 = *(CPyPtr *)cpy_r_r56;
    CPy_INCREF(cpy_r_r55);
    *(PyObject * *)cpy_r_r57 = cpy_r_r55;
    cpy_r_r58 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_squares;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_city", "Book", "squares", 98, CPyStatic_merv___setup___globals);
        goto CPyL62;
    }
    CPyTagged_INCREF(cpy_r_r58);
CPyL39: ;
    cpy_r_r59 = CPySequence_Multiply(cpy_r_r54, cpy_r_r58);
    CPy_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 98, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_owners != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_owners);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners = cpy_r_r59;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 98, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r61 = PyList_New(1);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 99, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r62 = CPyStatics[4908]; /* -1 */
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyListObject, ob_item));
    cpy_r_r64 = *(CPyPtr *)cpy_r_r63;
    CPy_INCREF(cpy_r_r62);
    *(PyObject * *)cpy_r_r64 = cpy_r_r62;
    cpy_r_r65 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_squares;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_city", "Book", "squares", 99, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    CPyTagged_INCREF(cpy_r_r65);
CPyL43: ;
    cpy_r_r66 = CPySequence_Multiply(cpy_r_r61, cpy_r_r65);
    CPy_DECREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 99, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers = cpy_r_r66;
    cpy_r_r67 = 1;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 99, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r68 = PyList_New(1);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 100, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r69 = CPyStatics[4908]; /* -1 */
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyListObject, ob_item));
    cpy_r_r71 = *(CPyPtr *)cpy_r_r70;
    CPy_INCREF(cpy_r_r69);
    *(PyObject * *)cpy_r_r71 = cpy_r_r69;
    cpy_r_r72 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_squares;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'squares' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r72);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 100, CPyStatic_merv___setup___globals);
        goto CPyL64;
    }
CPyL47: ;
    cpy_r_r73 = CPySequence_Multiply(cpy_r_r68, cpy_r_r72);
    CPy_DECREF(cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 100, CPyStatic_merv___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades = cpy_r_r73;
    cpy_r_r74 = 1;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 100, CPyStatic_merv___setup___globals);
        goto CPyL50;
    }
    return 1;
CPyL50: ;
    cpy_r_r75 = 2;
    return cpy_r_r75;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL50;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL50;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    goto CPyL50;
CPyL55: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL16;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL17;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL18;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r24);
    goto CPyL50;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r30);
    goto CPyL50;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r42);
    goto CPyL50;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    goto CPyL50;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r54);
    goto CPyL50;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r61);
    goto CPyL50;
CPyL64: ;
    CPy_DecRef(cpy_r_r68);
    goto CPyL50;
}
        
        PyObject *CPyPy_merv___setup____lay_city(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "settings", "chance", 0};
            static CPyArg_Parser parser = {"OOO:_lay_city", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_settings;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_settings, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_settings = obj_settings;
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            char retval = CPyDef_merv___setup____lay_city(arg_t, arg_settings, arg_chance);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_city", 87, CPyStatic_merv___setup___globals);
            return NULL;
        }
        
char CPyDef_merv___setup____lay_caravansary(PyObject *cpy_r_t, CPyTagged cpy_r_players, PyObject *cpy_r_chance) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_spice;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r__;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    CPyTagged cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_caravansary", "Table", "book", 105, CPyStatic_merv___setup___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 106, CPyStatic_merv___setup___globals);
        goto CPyL43;
    }
    cpy_r_r2 = 0;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_spice_cards;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_caravansary", "Book", "spice_cards", 106, CPyStatic_merv___setup___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = 0;
CPyL4: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL45;
    cpy_r_spice = cpy_r_r2;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 106, CPyStatic_merv___setup___globals);
        goto CPyL46;
    }
    cpy_r_r14 = 0;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r__ = cpy_r_r15;
    CPy_DECREF(cpy_r__);
CPyL7: ;
    cpy_r_r16 = cpy_r_r14 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (cpy_r_r17) goto CPyL9;
    cpy_r_r18 = cpy_r_r13 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL10;
CPyL9: ;
    cpy_r_r20 = CPyTagged_IsLt_(cpy_r_r14, cpy_r_r13);
    if (cpy_r_r20) {
        goto CPyL11;
    } else
        goto CPyL47;
CPyL10: ;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r14 < (Py_ssize_t)cpy_r_r13;
    if (!cpy_r_r21) goto CPyL47;
CPyL11: ;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r__ = cpy_r_r22;
    CPy_DECREF(cpy_r__);
    CPyTagged_INCREF(cpy_r_spice);
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_spice);
    cpy_r_r24 = PyList_Append(cpy_r_r1, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 106, CPyStatic_merv___setup___globals);
        goto CPyL48;
    }
    cpy_r_r26 = CPyTagged_Add(cpy_r_r14, 2);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r14 = cpy_r_r26;
    goto CPyL7;
CPyL13: ;
    cpy_r_r27 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r27;
    cpy_r_r28 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r28;
    goto CPyL4;
CPyL14: ;
    cpy_r_r29 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r1);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 107, CPyStatic_merv___setup___globals);
        goto CPyL49;
    }
    cpy_r_r30 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r31 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_row_size;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_caravansary", "Book", "row_size", 108, CPyStatic_merv___setup___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL16: ;
    cpy_r_r32 = CPyTagged_Negate(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r31);
    cpy_r_r33 = CPyTagged_Subtract(cpy_r_r32, 2);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r35 = CPyStatics[4908]; /* -1 */
    cpy_r_r36 = PySlice_New(cpy_r_r30, cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 108, CPyStatic_merv___setup___globals);
        goto CPyL49;
    }
    cpy_r_r37 = PyObject_GetItem(cpy_r_r1, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 108, CPyStatic_merv___setup___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 108, CPyStatic_merv___setup___globals, "list", cpy_r_r37);
        goto CPyL49;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_row != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_row);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_row = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 108, CPyStatic_merv___setup___globals);
        goto CPyL49;
    }
    cpy_r_r40 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_row_size;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_caravansary", "Book", "row_size", 109, CPyStatic_merv___setup___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r40);
CPyL21: ;
    cpy_r_r41 = CPyTagged_Negate(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r40);
    cpy_r_r42 = CPyList_GetSlice(cpy_r_r1, 0, cpy_r_r41);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 109, CPyStatic_merv___setup___globals);
        goto CPyL43;
    }
    if (likely(PyList_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 109, CPyStatic_merv___setup___globals, "list", cpy_r_r42);
        goto CPyL43;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_deck = cpy_r_r43;
    cpy_r_r44 = 1;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 109, CPyStatic_merv___setup___globals);
        goto CPyL43;
    }
    cpy_r_r45 = PyList_New(0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 110, CPyStatic_merv___setup___globals);
        goto CPyL43;
    }
    cpy_r_r46 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_row_size;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_caravansary", "Book", "row_size", 110, CPyStatic_merv___setup___globals);
        goto CPyL50;
    }
    CPyTagged_INCREF(cpy_r_r46);
CPyL26: ;
    cpy_r_r47 = 0;
    CPyTagged_INCREF(cpy_r_r47);
    cpy_r_place = cpy_r_r47;
    CPyTagged_DECREF(cpy_r_place);
CPyL27: ;
    cpy_r_r48 = cpy_r_r47 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (cpy_r_r49) goto CPyL29;
    cpy_r_r50 = cpy_r_r46 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (!cpy_r_r51) goto CPyL30;
CPyL29: ;
    cpy_r_r52 = CPyTagged_IsLt_(cpy_r_r47, cpy_r_r46);
    if (cpy_r_r52) {
        goto CPyL31;
    } else
        goto CPyL51;
CPyL30: ;
    cpy_r_r53 = (Py_ssize_t)cpy_r_r47 < (Py_ssize_t)cpy_r_r46;
    if (!cpy_r_r53) goto CPyL51;
CPyL31: ;
    CPyTagged_INCREF(cpy_r_r47);
    cpy_r_place = cpy_r_r47;
    cpy_r_r54 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_row_camels;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_lay_caravansary", "Book", "row_camels", 110, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r54);
CPyL32: ;
    CPyTagged_INCREF(cpy_r_players);
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_players);
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 110, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 110, CPyStatic_merv___setup___globals);
        goto CPyL52;
    }
    cpy_r_r58 = cpy_r_place & 1;
    cpy_r_r59 = cpy_r_r58 != 0;
    if (cpy_r_r59) goto CPyL36;
    cpy_r_r60 = cpy_r_r57 & 1;
    cpy_r_r61 = cpy_r_r60 != 0;
    if (!cpy_r_r61) goto CPyL37;
CPyL36: ;
    cpy_r_r62 = CPyTagged_IsLt_(cpy_r_place, cpy_r_r57);
    cpy_r_r63 = cpy_r_r62;
    goto CPyL38;
CPyL37: ;
    cpy_r_r64 = (Py_ssize_t)cpy_r_place < (Py_ssize_t)cpy_r_r57;
    cpy_r_r63 = cpy_r_r64;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_r65 = cpy_r_r63 << 1;
    cpy_r_r66 = cpy_r_r65;
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r66);
    cpy_r_r68 = PyList_Append(cpy_r_r45, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 110, CPyStatic_merv___setup___globals);
        goto CPyL53;
    }
    cpy_r_r70 = CPyTagged_Add(cpy_r_r47, 2);
    CPyTagged_DECREF(cpy_r_r47);
    cpy_r_r47 = cpy_r_r70;
    goto CPyL27;
CPyL40: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels = cpy_r_r45;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 110, CPyStatic_merv___setup___globals);
        goto CPyL42;
    }
    return 1;
CPyL42: ;
    cpy_r_r72 = 2;
    return cpy_r_r72;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL42;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL42;
CPyL45: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL14;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_spice);
    goto CPyL42;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_spice);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL13;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_spice);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL42;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL42;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r45);
    goto CPyL42;
CPyL51: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r47);
    goto CPyL40;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL42;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL42;
}
        
        PyObject *CPyPy_merv___setup____lay_caravansary(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "players", "chance", 0};
            static CPyArg_Parser parser = {"OOO:_lay_caravansary", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_players;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_players, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_players;
            if (likely(PyLong_Check(obj_players)))
                arg_players = CPyTagged_BorrowFromObject(obj_players);
            else {
                CPy_TypeError("int", obj_players); goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            char retval = CPyDef_merv___setup____lay_caravansary(arg_t, arg_players, arg_chance);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/setup.py", "_lay_caravansary", 103, CPyStatic_merv___setup___globals);
            return NULL;
        }
        
char CPyDef_merv___setup____stack_solo_cards(PyObject *cpy_r_t, PyObject *cpy_r_chance) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_card;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r__;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyPtr cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r___2;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyPtr cpy_r_r85;
    int64_t cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    CPyTagged cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyPtr cpy_r_r95;
    CPyPtr cpy_r_r96;
    CPyPtr cpy_r_r97;
    CPyPtr cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card = -2;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 115, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 116, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 116, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 117, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_removed != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_removed);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_removed = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 117, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 118, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 118, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 119, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 119, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo;
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_stack_solo_cards", "Table", "solo", 120, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
CPyL10: ;
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_fresh = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 120, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo;
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_stack_solo_cards", "Table", "solo", 121, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
CPyL12: ;
    if (!cpy_r_r11) goto CPyL62;
CPyL13: ;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_stack_solo_cards", "Table", "book", 122, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
CPyL14: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_solo_action;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_stack_solo_cards", "Book", "solo_action", 122, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r13);
CPyL15: ;
    cpy_r_r14 = CPyStatics[4897]; /* 1 */
    cpy_r_r15 = CPyList_Index(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 122, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 123, CPyStatic_merv___setup___globals);
        goto CPyL64;
    }
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_stack_solo_cards", "Table", "book", 123, CPyStatic_merv___setup___globals);
        goto CPyL65;
    }
CPyL18: ;
    cpy_r_r18 = ((serai___games___merv___book___BookObject *)cpy_r_r17)->_solo_ids;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_stack_solo_cards", "Book", "solo_ids", 123, CPyStatic_merv___setup___globals);
        goto CPyL65;
    }
    CPy_INCREF(cpy_r_r18);
CPyL19: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r21 = cpy_r_r20 << 1;
    cpy_r_r22 = 0;
    cpy_r_card = cpy_r_r22;
    CPyTagged_DECREF(cpy_r_card);
CPyL20: ;
    cpy_r_r23 = (Py_ssize_t)cpy_r_r22 < (Py_ssize_t)cpy_r_r21;
    if (!cpy_r_r23) goto CPyL26;
    cpy_r_card = cpy_r_r22;
    cpy_r_r24 = cpy_r_card & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL23;
    cpy_r_r26 = CPyTagged_IsEq_(cpy_r_card, cpy_r_r15);
    cpy_r_r27 = cpy_r_r26 ^ 1;
    if (cpy_r_r27) {
        goto CPyL24;
    } else
        goto CPyL66;
CPyL23: ;
    cpy_r_r28 = cpy_r_card != cpy_r_r15;
    if (!cpy_r_r28) goto CPyL66;
CPyL24: ;
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r30 = PyList_Append(cpy_r_r16, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 123, CPyStatic_merv___setup___globals);
        goto CPyL65;
    }
CPyL25: ;
    cpy_r_r32 = cpy_r_r22 + 2;
    cpy_r_r22 = cpy_r_r32;
    goto CPyL20;
CPyL26: ;
    cpy_r_r33 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r16);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 124, CPyStatic_merv___setup___globals);
        goto CPyL67;
    }
    cpy_r_r34 = PyList_New(0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 125, CPyStatic_merv___setup___globals);
        goto CPyL67;
    }
    cpy_r_r35 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_stack_solo_cards", "Table", "book", 125, CPyStatic_merv___setup___globals);
        goto CPyL68;
    }
CPyL29: ;
    cpy_r_r36 = ((serai___games___merv___book___BookObject *)cpy_r_r35)->_solo_beside_palace;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_stack_solo_cards", "Book", "solo_beside_palace", 125, CPyStatic_merv___setup___globals);
        goto CPyL68;
    }
    CPyTagged_INCREF(cpy_r_r36);
CPyL30: ;
    cpy_r_r37 = 0;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r__ = cpy_r_r38;
    CPy_DECREF(cpy_r__);
CPyL31: ;
    cpy_r_r39 = cpy_r_r37 & 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (cpy_r_r40) goto CPyL33;
    cpy_r_r41 = cpy_r_r36 & 1;
    cpy_r_r42 = cpy_r_r41 != 0;
    if (!cpy_r_r42) goto CPyL34;
CPyL33: ;
    cpy_r_r43 = CPyTagged_IsLt_(cpy_r_r37, cpy_r_r36);
    if (cpy_r_r43) {
        goto CPyL35;
    } else
        goto CPyL69;
CPyL34: ;
    cpy_r_r44 = (Py_ssize_t)cpy_r_r37 < (Py_ssize_t)cpy_r_r36;
    if (!cpy_r_r44) goto CPyL69;
CPyL35: ;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r__ = cpy_r_r45;
    CPy_DECREF(cpy_r__);
    cpy_r_r46 = CPyList_PopLast(cpy_r_r16);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 125, CPyStatic_merv___setup___globals);
        goto CPyL70;
    }
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 125, CPyStatic_merv___setup___globals);
        goto CPyL70;
    }
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_r47);
    cpy_r_r49 = PyList_Append(cpy_r_r34, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 125, CPyStatic_merv___setup___globals);
        goto CPyL70;
    }
    cpy_r_r51 = CPyTagged_Add(cpy_r_r37, 2);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r37 = cpy_r_r51;
    goto CPyL31;
CPyL39: ;
    cpy_r_r52 = PyObject_GetIter(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 125, CPyStatic_merv___setup___globals);
        goto CPyL67;
    }
    cpy_r_r53 = PyList_New(1);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 125, CPyStatic_merv___setup___globals);
        goto CPyL71;
    }
    cpy_r_r54 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyListObject, ob_item));
    cpy_r_r56 = *(CPyPtr *)cpy_r_r55;
    *(PyObject * *)cpy_r_r56 = cpy_r_r54;
    cpy_r_r57 = CPyList_Extend(cpy_r_r53, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 125, CPyStatic_merv___setup___globals);
        goto CPyL72;
    } else
        goto CPyL73;
CPyL42: ;
    cpy_r_r58 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r53);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 126, CPyStatic_merv___setup___globals);
        goto CPyL74;
    }
    cpy_r_r59 = PyList_New(0);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 127, CPyStatic_merv___setup___globals);
        goto CPyL74;
    }
    cpy_r_r60 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_stack_solo_cards", "Table", "book", 127, CPyStatic_merv___setup___globals);
        goto CPyL75;
    }
CPyL45: ;
    cpy_r_r61 = ((serai___games___merv___book___BookObject *)cpy_r_r60)->_solo_on_top;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/setup.py", "_stack_solo_cards", "Book", "solo_on_top", 127, CPyStatic_merv___setup___globals);
        goto CPyL75;
    }
    CPyTagged_INCREF(cpy_r_r61);
CPyL46: ;
    cpy_r_r62 = 0;
    CPyTagged_INCREF(cpy_r_r62);
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_r62);
    cpy_r___2 = cpy_r_r63;
    CPy_DECREF(cpy_r___2);
CPyL47: ;
    cpy_r_r64 = cpy_r_r62 & 1;
    cpy_r_r65 = cpy_r_r64 != 0;
    if (cpy_r_r65) goto CPyL49;
    cpy_r_r66 = cpy_r_r61 & 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    if (!cpy_r_r67) goto CPyL50;
CPyL49: ;
    cpy_r_r68 = CPyTagged_IsLt_(cpy_r_r62, cpy_r_r61);
    if (cpy_r_r68) {
        goto CPyL51;
    } else
        goto CPyL76;
CPyL50: ;
    cpy_r_r69 = (Py_ssize_t)cpy_r_r62 < (Py_ssize_t)cpy_r_r61;
    if (!cpy_r_r69) goto CPyL76;
CPyL51: ;
    CPyTagged_INCREF(cpy_r_r62);
    cpy_r_r70 = CPyTagged_StealAsObject(cpy_r_r62);
    cpy_r___2 = cpy_r_r70;
    CPy_DECREF(cpy_r___2);
    cpy_r_r71 = CPyList_PopLast(cpy_r_r16);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 127, CPyStatic_merv___setup___globals);
        goto CPyL77;
    }
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 127, CPyStatic_merv___setup___globals);
        goto CPyL77;
    }
    cpy_r_r73 = CPyTagged_StealAsObject(cpy_r_r72);
    cpy_r_r74 = PyList_Append(cpy_r_r59, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 127, CPyStatic_merv___setup___globals);
        goto CPyL77;
    }
    cpy_r_r76 = CPyTagged_Add(cpy_r_r62, 2);
    CPyTagged_DECREF(cpy_r_r62);
    cpy_r_r62 = cpy_r_r76;
    goto CPyL47;
CPyL55: ;
    cpy_r_r77 = PyList_New(0);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 128, CPyStatic_merv___setup___globals);
        goto CPyL78;
    }
    cpy_r_r78 = CPyList_Extend(cpy_r_r77, cpy_r_r16);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 128, CPyStatic_merv___setup___globals);
        goto CPyL79;
    } else
        goto CPyL80;
CPyL57: ;
    cpy_r_r79 = CPyList_Extend(cpy_r_r77, cpy_r_r53);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 128, CPyStatic_merv___setup___globals);
        goto CPyL79;
    } else
        goto CPyL81;
CPyL58: ;
    cpy_r_r80 = CPyList_Extend(cpy_r_r77, cpy_r_r59);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 128, CPyStatic_merv___setup___globals);
        goto CPyL79;
    } else
        goto CPyL82;
CPyL59: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck = cpy_r_r77;
    cpy_r_r81 = 1;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 128, CPyStatic_merv___setup___globals);
        goto CPyL78;
    }
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    CPy_DECREF(cpy_r_r59);
    cpy_r_r84 = cpy_r_r83 << 1;
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyVarObject, ob_size));
    cpy_r_r86 = *(int64_t *)cpy_r_r85;
    CPy_DECREF(cpy_r_r53);
    cpy_r_r87 = cpy_r_r86 << 1;
    cpy_r_r88 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r89 = *(int64_t *)cpy_r_r88;
    CPy_DECREF(cpy_r_r16);
    cpy_r_r90 = cpy_r_r89 << 1;
    cpy_r_r91 = PyList_New(3);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 129, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
    cpy_r_r92 = CPyTagged_StealAsObject(cpy_r_r84);
    cpy_r_r93 = CPyTagged_StealAsObject(cpy_r_r87);
    cpy_r_r94 = CPyTagged_StealAsObject(cpy_r_r90);
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r91 + offsetof(PyListObject, ob_item));
    cpy_r_r96 = *(CPyPtr *)cpy_r_r95;
    *(PyObject * *)cpy_r_r96 = cpy_r_r92;
    cpy_r_r97 = cpy_r_r96 + 8;
    *(PyObject * *)cpy_r_r97 = cpy_r_r93;
    cpy_r_r98 = cpy_r_r96 + 16;
    *(PyObject * *)cpy_r_r98 = cpy_r_r94;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers = cpy_r_r91;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 129, CPyStatic_merv___setup___globals);
        goto CPyL63;
    }
CPyL62: ;
    return 1;
CPyL63: ;
    cpy_r_r100 = 2;
    return cpy_r_r100;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL63;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL63;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL25;
CPyL67: ;
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL63;
CPyL68: ;
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r34);
    goto CPyL63;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r37);
    goto CPyL39;
CPyL70: ;
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL63;
CPyL71: ;
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r52);
    goto CPyL63;
CPyL72: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r53);
    goto CPyL63;
CPyL73: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL42;
CPyL74: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r53);
    goto CPyL63;
CPyL75: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r59);
    goto CPyL63;
CPyL76: ;
    CPyTagged_DECREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r62);
    goto CPyL55;
CPyL77: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL63;
CPyL78: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r59);
    goto CPyL63;
CPyL79: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r77);
    goto CPyL63;
CPyL80: ;
    CPy_DECREF(cpy_r_r78);
    goto CPyL57;
CPyL81: ;
    CPy_DECREF(cpy_r_r79);
    goto CPyL58;
CPyL82: ;
    CPy_DECREF(cpy_r_r80);
    goto CPyL59;
}
        
        PyObject *CPyPy_merv___setup____stack_solo_cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "chance", 0};
            static CPyArg_Parser parser = {"OO:_stack_solo_cards", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            char retval = CPyDef_merv___setup____stack_solo_cards(arg_t, arg_chance);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/setup.py", "_stack_solo_cards", 113, CPyStatic_merv___setup___globals);
            return NULL;
        }
        
char CPyDef_merv___setup_____top_level__(void) {
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
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    tuple_T2OO cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    int64_t cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    CPyPtr cpy_r_r142;
    CPyPtr cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject **cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    tuple_T2OO cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject **cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    int32_t cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    tuple_T2OO cpy_r_r178;
    PyObject *cpy_r_r179;
    tuple_T1O cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject **cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    int32_t cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    tuple_T3OOO cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    int32_t cpy_r_r211;
    char cpy_r_r212;
    char cpy_r_r213;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 1, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 1, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___setup___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 3, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5180]; /* ('Mapping',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_merv___setup___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 5, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___merv___book;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___merv___book;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[1185]; /* 'serai.games.merv.book' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 7, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___merv___book;
    cpy_r_r25 = CPyExec_serai___games___merv___book;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___merv___book__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 7, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 7, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[1185]; /* 'serai.games.merv.book' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 7, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r36 = CPyStatic_merv___setup___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 7, CPyStatic_merv___setup___globals);
        goto CPyL84;
    } else
        goto CPyL85;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 8, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r47 = CPyExec_serai___games___merv___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 8, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 8, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 8, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5283]; /* ('COURTIER', 'CUBES', 'NO_ACTION', 'NOBODY', 'NONE', 'PALACE', 'SIDES', 'SOURCES', 'TURNS') */
    cpy_r_r58 = CPyStatic_merv___setup___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 8, CPyStatic_merv___setup___globals);
        goto CPyL84;
    } else
        goto CPyL86;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 9, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r69 = CPyExec_serai___games___merv___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 9, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 9, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 9, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r80 = CPyStatic_merv___setup___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 9, CPyStatic_merv___setup___globals);
        goto CPyL84;
    } else
        goto CPyL87;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 10, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r91 = CPyExec_serai___kernel___chance;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 10, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 10, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 10, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r102 = CPyStatic_merv___setup___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 10, CPyStatic_merv___setup___globals);
        goto CPyL84;
    } else
        goto CPyL88;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 11, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___game;
    cpy_r_r113 = CPyExec_serai___kernel___game;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 11, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 11, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 11, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5284]; /* ('SOLO', 'Setting') */
    cpy_r_r124 = CPyStatic_merv___setup___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 11, CPyStatic_merv___setup___globals);
        goto CPyL84;
    } else
        goto CPyL89;
CPyL46: ;
    cpy_r_r126 = CPyStatics[1880]; /* 'market' */
    cpy_r_r127 = CPyStatics[177]; /* 'random' */
    cpy_r_r128 = CPyStatic_merv___names___SIDES;
    if (likely(cpy_r_r128.f0 != NULL)) goto CPyL49;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r129 = 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r130 = cpy_r_r128.f0;
    CPy_INCREF(cpy_r_r130);
    cpy_r_r131 = cpy_r_r128.f1;
    CPy_INCREF(cpy_r_r131);
    cpy_r_r132 = PyTuple_Pack(2, cpy_r_r130, cpy_r_r131);
    CPy_DECREF(cpy_r_r130);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r133 = PyList_New(2);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL90;
    }
    cpy_r_r134 = 0;
    goto CPyL53;
CPyL52: ;
    cpy_r_r135 = cpy_r_r134 < 2;
    if (!cpy_r_r135) goto CPyL91;
CPyL53: ;
    cpy_r_r136 = CPySequenceTuple_GetItemUnsafe(cpy_r_r132, cpy_r_r134);
    if (likely(PyUnicode_Check(cpy_r_r136)))
        cpy_r_r137 = cpy_r_r136;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals, "str", cpy_r_r136);
        goto CPyL92;
    }
    cpy_r_r138 = CPyStr_Lower(cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL92;
    }
    CPyList_SetItemUnsafe(cpy_r_r133, cpy_r_r134, cpy_r_r138);
    cpy_r_r139 = cpy_r_r134 + 1;
    cpy_r_r134 = cpy_r_r139;
    goto CPyL52;
CPyL57: ;
    cpy_r_r140 = PyObject_GetIter(cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r141 = PyList_New(1);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL93;
    }
    cpy_r_r142 = (CPyPtr)((CPyPtr)cpy_r_r141 + offsetof(PyListObject, ob_item));
    cpy_r_r143 = *(CPyPtr *)cpy_r_r142;
    CPy_INCREF(cpy_r_r127);
    *(PyObject * *)cpy_r_r143 = cpy_r_r127;
    cpy_r_r144 = CPyList_Extend(cpy_r_r141, cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL94;
    } else
        goto CPyL95;
CPyL60: ;
    cpy_r_r145 = PyList_AsTuple(cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r146 = CPyStatics[177]; /* 'random' */
    cpy_r_r147 = CPyStatic_merv___setup___globals;
    cpy_r_r148 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL96;
    }
    PyObject *cpy_r_r150[3] = {cpy_r_r126, cpy_r_r145, cpy_r_r146};
    cpy_r_r151 = (PyObject **)&cpy_r_r150;
    cpy_r_r152 = PyObject_Vectorcall(cpy_r_r149, cpy_r_r151, 3, 0);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL96;
    }
    CPy_DECREF(cpy_r_r145);
    if (likely(PyTuple_Check(cpy_r_r152)))
        cpy_r_r153 = cpy_r_r152;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals, "tuple", cpy_r_r152);
        goto CPyL84;
    }
    cpy_r_r154 = CPyStatic_merv___setup___globals;
    cpy_r_r155 = CPyStatics[2087]; /* 'MARKET' */
    cpy_r_r156 = CPyDict_SetItem(cpy_r_r154, cpy_r_r155, cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 13, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r158 = CPyStatics[2088]; /* 'pepper' */
    cpy_r_r159 = CPyStatics[545]; /* 'own' */
    cpy_r_r160 = CPyStatics[819]; /* 'any' */
    CPy_INCREF(cpy_r_r159);
    CPy_INCREF(cpy_r_r160);
    cpy_r_r161.f0 = cpy_r_r159;
    cpy_r_r161.f1 = cpy_r_r160;
    cpy_r_r162 = CPyStatics[545]; /* 'own' */
    cpy_r_r163 = CPyStatic_merv___setup___globals;
    cpy_r_r164 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r165 = CPyDict_GetItem(cpy_r_r163, cpy_r_r164);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 14, CPyStatic_merv___setup___globals);
        goto CPyL97;
    }
    cpy_r_r166 = PyTuple_New(2);
    if (unlikely(cpy_r_r166 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3112 = cpy_r_r161.f0;
    PyTuple_SET_ITEM(cpy_r_r166, 0, __tmp3112);
    PyObject *__tmp3113 = cpy_r_r161.f1;
    PyTuple_SET_ITEM(cpy_r_r166, 1, __tmp3113);
    PyObject *cpy_r_r167[3] = {cpy_r_r158, cpy_r_r166, cpy_r_r162};
    cpy_r_r168 = (PyObject **)&cpy_r_r167;
    cpy_r_r169 = PyObject_Vectorcall(cpy_r_r165, cpy_r_r168, 3, 0);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 14, CPyStatic_merv___setup___globals);
        goto CPyL98;
    }
    CPy_DECREF(cpy_r_r166);
    if (likely(PyTuple_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "<module>", 14, CPyStatic_merv___setup___globals, "tuple", cpy_r_r169);
        goto CPyL84;
    }
    cpy_r_r171 = CPyStatic_merv___setup___globals;
    cpy_r_r172 = CPyStatics[2084]; /* 'PEPPER' */
    cpy_r_r173 = CPyDict_SetItem(cpy_r_r171, cpy_r_r172, cpy_r_r170);
    CPy_DECREF(cpy_r_r170);
    cpy_r_r174 = cpy_r_r173 >= 0;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 14, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r175 = CPyStatics[2089]; /* 'discards' */
    cpy_r_r176 = CPyStatics[1513]; /* 'top' */
    cpy_r_r177 = CPyStatics[2086]; /* 'bottom' */
    CPy_INCREF(cpy_r_r176);
    CPy_INCREF(cpy_r_r177);
    cpy_r_r178.f0 = cpy_r_r176;
    cpy_r_r178.f1 = cpy_r_r177;
    cpy_r_r179 = CPyStatics[1513]; /* 'top' */
    cpy_r_r180 = CPyStatic_game___SOLO;
    if (unlikely(cpy_r_r180.f0 == NULL)) {
        goto CPyL99;
    } else
        goto CPyL72;
CPyL70: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SOLO\" was not set");
    cpy_r_r181 = 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 15, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r182 = CPyStatic_merv___setup___globals;
    cpy_r_r183 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 15, CPyStatic_merv___setup___globals);
        goto CPyL100;
    }
    cpy_r_r185 = PyTuple_New(2);
    if (unlikely(cpy_r_r185 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3114 = cpy_r_r178.f0;
    PyTuple_SET_ITEM(cpy_r_r185, 0, __tmp3114);
    PyObject *__tmp3115 = cpy_r_r178.f1;
    PyTuple_SET_ITEM(cpy_r_r185, 1, __tmp3115);
    CPy_INCREF(cpy_r_r180.f0);
    cpy_r_r186 = PyTuple_New(1);
    if (unlikely(cpy_r_r186 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3116 = cpy_r_r180.f0;
    PyTuple_SET_ITEM(cpy_r_r186, 0, __tmp3116);
    PyObject *cpy_r_r187[4] = {cpy_r_r175, cpy_r_r185, cpy_r_r179, cpy_r_r186};
    cpy_r_r188 = (PyObject **)&cpy_r_r187;
    cpy_r_r189 = PyObject_Vectorcall(cpy_r_r184, cpy_r_r188, 4, 0);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 15, CPyStatic_merv___setup___globals);
        goto CPyL101;
    }
    CPy_DECREF(cpy_r_r185);
    CPy_DECREF(cpy_r_r186);
    if (likely(PyTuple_Check(cpy_r_r189)))
        cpy_r_r190 = cpy_r_r189;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "<module>", 15, CPyStatic_merv___setup___globals, "tuple", cpy_r_r189);
        goto CPyL84;
    }
    cpy_r_r191 = CPyStatic_merv___setup___globals;
    cpy_r_r192 = CPyStatics[2085]; /* 'SOLO_DISCARDS' */
    cpy_r_r193 = CPyDict_SetItem(cpy_r_r191, cpy_r_r192, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    cpy_r_r194 = cpy_r_r193 >= 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 15, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    cpy_r_r195 = CPyStatic_merv___setup___globals;
    cpy_r_r196 = CPyStatics[2087]; /* 'MARKET' */
    cpy_r_r197 = CPyDict_GetItem(cpy_r_r195, cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 16, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    if (likely(PyTuple_Check(cpy_r_r197)))
        cpy_r_r198 = cpy_r_r197;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "<module>", 16, CPyStatic_merv___setup___globals, "tuple", cpy_r_r197);
        goto CPyL84;
    }
    cpy_r_r199 = CPyStatic_merv___setup___globals;
    cpy_r_r200 = CPyStatics[2084]; /* 'PEPPER' */
    cpy_r_r201 = CPyDict_GetItem(cpy_r_r199, cpy_r_r200);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 16, CPyStatic_merv___setup___globals);
        goto CPyL102;
    }
    if (likely(PyTuple_Check(cpy_r_r201)))
        cpy_r_r202 = cpy_r_r201;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "<module>", 16, CPyStatic_merv___setup___globals, "tuple", cpy_r_r201);
        goto CPyL102;
    }
    cpy_r_r203 = CPyStatic_merv___setup___globals;
    cpy_r_r204 = CPyStatics[2085]; /* 'SOLO_DISCARDS' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 16, CPyStatic_merv___setup___globals);
        goto CPyL103;
    }
    if (likely(PyTuple_Check(cpy_r_r205)))
        cpy_r_r206 = cpy_r_r205;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/setup.py", "<module>", 16, CPyStatic_merv___setup___globals, "tuple", cpy_r_r205);
        goto CPyL103;
    }
    cpy_r_r207.f0 = cpy_r_r198;
    cpy_r_r207.f1 = cpy_r_r202;
    cpy_r_r207.f2 = cpy_r_r206;
    cpy_r_r208 = CPyStatic_merv___setup___globals;
    cpy_r_r209 = CPyStatics[1178]; /* 'SETTINGS' */
    cpy_r_r210 = PyTuple_New(3);
    if (unlikely(cpy_r_r210 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3117 = cpy_r_r207.f0;
    PyTuple_SET_ITEM(cpy_r_r210, 0, __tmp3117);
    PyObject *__tmp3118 = cpy_r_r207.f1;
    PyTuple_SET_ITEM(cpy_r_r210, 1, __tmp3118);
    PyObject *__tmp3119 = cpy_r_r207.f2;
    PyTuple_SET_ITEM(cpy_r_r210, 2, __tmp3119);
    cpy_r_r211 = CPyDict_SetItem(cpy_r_r208, cpy_r_r209, cpy_r_r210);
    CPy_DECREF(cpy_r_r210);
    cpy_r_r212 = cpy_r_r211 >= 0;
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/merv/setup.py", "<module>", 16, CPyStatic_merv___setup___globals);
        goto CPyL84;
    }
    return 1;
CPyL84: ;
    cpy_r_r213 = 2;
    return cpy_r_r213;
CPyL85: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL86: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL87: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL88: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL89: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL90: ;
    CPy_DecRef(cpy_r_r132);
    goto CPyL84;
CPyL91: ;
    CPy_DECREF(cpy_r_r132);
    goto CPyL57;
CPyL92: ;
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r133);
    goto CPyL84;
CPyL93: ;
    CPy_DecRef(cpy_r_r140);
    goto CPyL84;
CPyL94: ;
    CPy_DecRef(cpy_r_r141);
    goto CPyL84;
CPyL95: ;
    CPy_DECREF(cpy_r_r144);
    goto CPyL60;
CPyL96: ;
    CPy_DecRef(cpy_r_r145);
    goto CPyL84;
CPyL97: ;
    CPy_DecRef(cpy_r_r161.f0);
    CPy_DecRef(cpy_r_r161.f1);
    goto CPyL84;
CPyL98: ;
    CPy_DecRef(cpy_r_r166);
    goto CPyL84;
CPyL99: ;
    CPy_DecRef(cpy_r_r178.f0);
    CPy_DecRef(cpy_r_r178.f1);
    goto CPyL70;
CPyL100: ;
    CPy_DecRef(cpy_r_r178.f0);
    CPy_DecRef(cpy_r_r178.f1);
    goto CPyL84;
CPyL101: ;
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r186);
    goto CPyL84;
CPyL102: ;
    CPy_DecRef(cpy_r_r198);
    goto CPyL84;
CPyL103: ;
    CPy_DecRef(cpy_r_r198);
    CPy_DecRef(cpy_r_r202);
    goto CPyL84;
}

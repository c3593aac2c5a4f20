#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef scholars___setupmodule_methods[] = {
    {"set_up", (PyCFunction)CPyPy_scholars___setup___set_up, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("set_up(book, players, settings, seed)\n--\n\n") /* docstring */},
    {"_shuffled", (PyCFunction)CPyPy_scholars___setup____shuffled, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_shuffled(chance, cards)\n--\n\n") /* docstring */},
    {"_cards_of", (PyCFunction)CPyPy_scholars___setup____cards_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_cards_of(book, pile)\n--\n\n") /* docstring */},
    {"_lay_out_scrolls", (PyCFunction)CPyPy_scholars___setup____lay_out_scrolls, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_lay_out_scrolls(t, scrolls, caliphs)\n--\n\n") /* docstring */},
    {"_lay_out_pairs", (PyCFunction)CPyPy_scholars___setup____lay_out_pairs, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_lay_out_pairs(t)\n--\n\n") /* docstring */},
    {"_player", (PyCFunction)CPyPy_scholars___setup____player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player(t, goal)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___setup__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___setup__internal, "__name__");
    CPyStatic_scholars___setup___globals = PyModule_GetDict(CPyModule_serai___games___scholars___setup__internal);
    if (unlikely(CPyStatic_scholars___setup___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___setup_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___setup__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___scholars___setup(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___setup__impl, &CPyImportState_serai___games___scholars___setup, &CPyModule_serai___games___scholars___setup);
}
static struct PyModuleDef scholars___setupmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.setup",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___setupmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___setup(void)
{
    if (CPyModule_serai___games___scholars___setup__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___setup__internal);
        return CPyModule_serai___games___scholars___setup__internal;
    }
    CPyModule_serai___games___scholars___setup__internal = PyModule_Create(&scholars___setupmodule);
    return CPyModule_serai___games___scholars___setup__internal;
}

PyObject *CPyInit_serai___games___scholars___setup(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___setup__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___setup__internal);
        return CPyModule_serai___games___scholars___setup__internal;
    }
    CPyModule_serai___games___scholars___setup__internal = PyModule_Create(&scholars___setupmodule);
    if (unlikely(CPyModule_serai___games___scholars___setup__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.setup");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___setup__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___setup__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___setup__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___setup(CPyModule_serai___games___scholars___setup__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___setup__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.setup");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___setup__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___setup___set_up(PyObject *cpy_r_book, CPyTagged cpy_r_players, PyObject *cpy_r_settings, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_solo;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_pile;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    tuple_T2OI cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    tuple_T2OI cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyPtr cpy_r_r78;
    CPyPtr cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    CPyTagged cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyPtr cpy_r_r92;
    CPyPtr cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyPtr cpy_r_r95;
    int64_t cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyPtr cpy_r_r99;
    int64_t cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyPtr cpy_r_r106;
    int64_t cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject **cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r119;
    char cpy_r_r120;
    int64_t cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyTagged cpy_r_r126;
    PyObject *cpy_r_r127;
    int32_t cpy_r_r128;
    char cpy_r_r129;
    CPyTagged cpy_r_r130;
    char cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    CPyTagged cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    cpy_r_r0 = CPyDef_scholars___table___Table();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 23, CPyStatic_scholars___setup___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_book);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_book);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_book = cpy_r_book;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 24, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    cpy_r_r2 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r3 = CPyDef_chance___Chance___seeded(cpy_r_r2, cpy_r_seed);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 25, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r3);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_chance != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_chance);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_chance = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 25, CPyStatic_scholars___setup___globals);
        goto CPyL95;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_reveals);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_reveals = 0;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 26, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_confirm = 0;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 27, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_story != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_story);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_story = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 28, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turn != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turn);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turn = 0;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 29, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turns_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turns_left);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turns_left = -2;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 30, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r11 = cpy_r_players == 2;
    cpy_r_solo = cpy_r_r11;
    if (!cpy_r_solo) goto CPyL14;
    cpy_r_r12 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r13 = PyObject_GetItem(cpy_r_settings, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 32, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "set_up", 32, CPyStatic_scholars___setup___globals, "str", cpy_r_r13);
        goto CPyL96;
    }
    cpy_r_r15 = CPyDef_automa___setup___make_automa(cpy_r_book, cpy_r_r14, cpy_r_r3);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 32, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r16 = cpy_r_r15;
    goto CPyL15;
CPyL14: ;
    cpy_r_r17 = Py_None;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r16 = cpy_r_r17;
CPyL15: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_automa != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_automa);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_automa = cpy_r_r16;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 32, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    if (!cpy_r_solo) goto CPyL18;
    cpy_r_r19 = 0;
    goto CPyL20;
CPyL18: ;
    cpy_r_r20 = CPyDef_chance___Chance___below(cpy_r_r3, cpy_r_players);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 33, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r19 = cpy_r_r20;
CPyL20: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_first != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_first);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_first = cpy_r_r19;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 33, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r22 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "set_up", "Book", "colours", 34, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    CPy_INCREF(cpy_r_r22);
CPyL22: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = PyList_New(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 34, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    cpy_r_r26 = 0;
CPyL24: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r26 < cpy_r_r28;
    if (!cpy_r_r29) goto CPyL98;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r26 * 8;
    cpy_r_r33 = cpy_r_r31 + cpy_r_r32;
    cpy_r_r34 = *(PyObject * *)cpy_r_r33;
    CPy_INCREF(cpy_r_r34);
    if (likely(PyTuple_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "set_up", 34, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r34);
        goto CPyL99;
    }
    cpy_r_r36 = CPySequenceTuple_GetItem(cpy_r_r35, 4);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 34, CPyStatic_scholars___setup___globals);
        goto CPyL99;
    }
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 34, CPyStatic_scholars___setup___globals);
        goto CPyL99;
    }
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r37);
    CPyList_SetItemUnsafe(cpy_r_r25, cpy_r_r26, cpy_r_r38);
    cpy_r_r39 = cpy_r_r26 + 1;
    cpy_r_r26 = cpy_r_r39;
    goto CPyL24;
CPyL30: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_stock != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_stock);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_stock = cpy_r_r25;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 34, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r41 = PyList_New(0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 35, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r42 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_piles;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "set_up", "Book", "piles", 35, CPyStatic_scholars___setup___globals);
        goto CPyL100;
    }
CPyL33: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r44 << 1;
    cpy_r_r46 = 0;
    cpy_r_pile = cpy_r_r46;
    CPyTagged_DECREF(cpy_r_pile);
CPyL34: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_r46 < (Py_ssize_t)cpy_r_r45;
    if (!cpy_r_r47) goto CPyL39;
    cpy_r_pile = cpy_r_r46;
    cpy_r_r48 = CPyDef_scholars___setup____cards_of(cpy_r_book, cpy_r_pile);
    CPyTagged_DECREF(cpy_r_pile);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 35, CPyStatic_scholars___setup___globals);
        goto CPyL100;
    }
    cpy_r_r49 = CPyDef_scholars___setup____shuffled(cpy_r_r3, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 35, CPyStatic_scholars___setup___globals);
        goto CPyL100;
    }
    cpy_r_r50 = PyList_Append(cpy_r_r41, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 35, CPyStatic_scholars___setup___globals);
        goto CPyL100;
    }
    cpy_r_r52 = cpy_r_r46 + 2;
    cpy_r_r46 = cpy_r_r52;
    goto CPyL34;
CPyL39: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_piles != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_piles);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_piles = cpy_r_r41;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 35, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r54 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_deck_plans;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "set_up", "Book", "deck_plans", 37, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    CPy_INCREF(cpy_r_r54);
CPyL41: ;
    cpy_r_r55 = CPyStatics[2618]; /* 'length' */
    cpy_r_r56 = PyObject_GetItem(cpy_r_settings, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals);
        goto CPyL101;
    }
    if (likely(PyUnicode_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals, "str", cpy_r_r56);
        goto CPyL101;
    }
    CPyTagged_INCREF(cpy_r_players);
    cpy_r_r58.f0 = cpy_r_r57;
    cpy_r_r58.f1 = cpy_r_players;
    cpy_r_r59 = PyTuple_New(2);
    if (unlikely(cpy_r_r59 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5508 = cpy_r_r58.f0;
    PyTuple_SET_ITEM(cpy_r_r59, 0, __tmp5508);
    PyObject *__tmp5509 = CPyTagged_StealAsObject(cpy_r_r58.f1);
    PyTuple_SET_ITEM(cpy_r_r59, 1, __tmp5509);
    cpy_r_r60 = CPyDict_GetItem(cpy_r_r54, cpy_r_r59);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    if (likely(PyTuple_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r60);
        goto CPyL96;
    }
    cpy_r_r62 = CPySequenceTuple_GetItem(cpy_r_r61, 2);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    if (likely(PyTuple_Check(cpy_r_r62)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r62);
        goto CPyL96;
    }
    cpy_r_r64 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_deck_plans;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "set_up", "Book", "deck_plans", 37, CPyStatic_scholars___setup___globals);
        goto CPyL102;
    }
    CPy_INCREF(cpy_r_r64);
CPyL48: ;
    cpy_r_r65 = CPyStatics[2618]; /* 'length' */
    cpy_r_r66 = PyObject_GetItem(cpy_r_settings, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals);
        goto CPyL103;
    }
    if (likely(PyUnicode_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals, "str", cpy_r_r66);
        goto CPyL103;
    }
    CPyTagged_INCREF(cpy_r_players);
    cpy_r_r68.f0 = cpy_r_r67;
    cpy_r_r68.f1 = cpy_r_players;
    cpy_r_r69 = PyTuple_New(2);
    if (unlikely(cpy_r_r69 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5510 = cpy_r_r68.f0;
    PyTuple_SET_ITEM(cpy_r_r69, 0, __tmp5510);
    PyObject *__tmp5511 = CPyTagged_StealAsObject(cpy_r_r68.f1);
    PyTuple_SET_ITEM(cpy_r_r69, 1, __tmp5511);
    cpy_r_r70 = CPyDict_GetItem(cpy_r_r64, cpy_r_r69);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals);
        goto CPyL102;
    }
    if (likely(PyTuple_Check(cpy_r_r70)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r70);
        goto CPyL102;
    }
    cpy_r_r72 = CPySequenceTuple_GetItem(cpy_r_r71, 4);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals);
        goto CPyL102;
    }
    if (likely(PyTuple_Check(cpy_r_r72)))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "set_up", 37, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r72);
        goto CPyL102;
    }
    cpy_r_r74 = CPyDef_scholars___setup____lay_out_scrolls(cpy_r_r0, cpy_r_r63, cpy_r_r73);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 36, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r75 = CPyDef_scholars___setup____lay_out_pairs(cpy_r_r0);
    if (unlikely(cpy_r_r75 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 39, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r76 = PyList_New(1);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 40, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r77 = CPyStatics[4908]; /* -1 */
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyListObject, ob_item));
    cpy_r_r79 = *(CPyPtr *)cpy_r_r78;
    CPy_INCREF(cpy_r_r77);
    *(PyObject * *)cpy_r_r79 = cpy_r_r77;
    cpy_r_r80 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_guilds;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "set_up", "Book", "guilds", 40, CPyStatic_scholars___setup___globals);
        goto CPyL104;
    }
CPyL58: ;
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    cpy_r_r83 = cpy_r_r82 << 1;
    cpy_r_r84 = CPySequence_Multiply(cpy_r_r76, cpy_r_r83);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 40, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_control != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_control);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_control = cpy_r_r84;
    cpy_r_r85 = 1;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 40, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r86 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_neutral_start;
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "set_up", "Book", "neutral_start", 41, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    CPyTagged_INCREF(cpy_r_r86);
CPyL61: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_neutral != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_neutral);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_neutral = cpy_r_r86;
    cpy_r_r87 = 1;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 41, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r88 = PyList_New(0);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 42, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliphs != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliphs);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliphs = cpy_r_r88;
    cpy_r_r89 = 1;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 42, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r90 = PyList_New(1);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 43, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r91 = CPyStatics[4908]; /* -1 */
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r90 + offsetof(PyListObject, ob_item));
    cpy_r_r93 = *(CPyPtr *)cpy_r_r92;
    CPy_INCREF(cpy_r_r91);
    *(PyObject * *)cpy_r_r93 = cpy_r_r91;
    cpy_r_r94 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_caliph_slots;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "set_up", "Book", "caliph_slots", 43, CPyStatic_scholars___setup___globals);
        goto CPyL105;
    }
CPyL66: ;
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyVarObject, ob_size));
    cpy_r_r96 = *(int64_t *)cpy_r_r95;
    cpy_r_r97 = cpy_r_r96 << 1;
    cpy_r_r98 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_caliph_spaces;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "set_up", "Book", "caliph_spaces", 43, CPyStatic_scholars___setup___globals);
        goto CPyL105;
    }
CPyL67: ;
    cpy_r_r99 = (CPyPtr)((CPyPtr)cpy_r_r98 + offsetof(PyVarObject, ob_size));
    cpy_r_r100 = *(int64_t *)cpy_r_r99;
    cpy_r_r101 = cpy_r_r100 << 1;
    cpy_r_r102 = CPyTagged_Multiply(cpy_r_r97, cpy_r_r101);
    cpy_r_r103 = CPySequence_Multiply(cpy_r_r90, cpy_r_r102);
    CPy_DECREF(cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 43, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliph_influence != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliph_influence);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliph_influence = cpy_r_r103;
    cpy_r_r104 = 1;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 43, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r105 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_goal_cards;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "set_up", "Book", "goal_cards", 44, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
CPyL70: ;
    cpy_r_r106 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyVarObject, ob_size));
    cpy_r_r107 = *(int64_t *)cpy_r_r106;
    cpy_r_r108 = cpy_r_r107 << 1;
    cpy_r_r109 = (PyObject *)&PyRange_Type;
    cpy_r_r110 = CPyTagged_StealAsObject(cpy_r_r108);
    PyObject *cpy_r_r111[1] = {cpy_r_r110};
    cpy_r_r112 = (PyObject **)&cpy_r_r111;
    cpy_r_r113 = PyObject_Vectorcall(cpy_r_r109, cpy_r_r112, 1, 0);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 44, CPyStatic_scholars___setup___globals);
        goto CPyL106;
    }
    CPy_DECREF(cpy_r_r110);
    if (likely(PyRange_Check(cpy_r_r113)))
        cpy_r_r114 = cpy_r_r113;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "set_up", 44, CPyStatic_scholars___setup___globals, "range", cpy_r_r113);
        goto CPyL96;
    }
    cpy_r_r115 = PySequence_List(cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 44, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    cpy_r_r116 = CPyDef_scholars___setup____shuffled(cpy_r_r3, cpy_r_r115);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 44, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    cpy_r_r117 = PyList_New(0);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 45, CPyStatic_scholars___setup___globals);
        goto CPyL107;
    }
    cpy_r_r118 = 0;
    CPyTagged_INCREF(cpy_r_r118);
    cpy_r_seat = cpy_r_r118;
    CPyTagged_DECREF(cpy_r_seat);
CPyL76: ;
    cpy_r_r119 = cpy_r_r118 & 1;
    cpy_r_r120 = cpy_r_r119 != 0;
    if (cpy_r_r120) goto CPyL78;
    cpy_r_r121 = cpy_r_players & 1;
    cpy_r_r122 = cpy_r_r121 != 0;
    if (!cpy_r_r122) goto CPyL79;
CPyL78: ;
    cpy_r_r123 = CPyTagged_IsLt_(cpy_r_r118, cpy_r_players);
    if (cpy_r_r123) {
        goto CPyL80;
    } else
        goto CPyL108;
CPyL79: ;
    cpy_r_r124 = (Py_ssize_t)cpy_r_r118 < (Py_ssize_t)cpy_r_players;
    if (!cpy_r_r124) goto CPyL108;
CPyL80: ;
    CPyTagged_INCREF(cpy_r_r118);
    cpy_r_seat = cpy_r_r118;
    cpy_r_r125 = CPyList_GetItem(cpy_r_r116, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 45, CPyStatic_scholars___setup___globals);
        goto CPyL109;
    }
    if (likely(PyLong_Check(cpy_r_r125)))
        cpy_r_r126 = CPyTagged_FromObject(cpy_r_r125);
    else {
        CPy_TypeError("int", cpy_r_r125); cpy_r_r126 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 45, CPyStatic_scholars___setup___globals);
        goto CPyL109;
    }
    cpy_r_r127 = CPyDef_scholars___setup____player(cpy_r_r0, cpy_r_r126);
    CPyTagged_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 45, CPyStatic_scholars___setup___globals);
        goto CPyL109;
    }
    cpy_r_r128 = PyList_Append(cpy_r_r117, cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    cpy_r_r129 = cpy_r_r128 >= 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 45, CPyStatic_scholars___setup___globals);
        goto CPyL109;
    }
    cpy_r_r130 = CPyTagged_Add(cpy_r_r118, 2);
    CPyTagged_DECREF(cpy_r_r118);
    cpy_r_r118 = cpy_r_r130;
    goto CPyL76;
CPyL85: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_players != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_players);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_players = cpy_r_r117;
    cpy_r_r131 = 1;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 45, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    cpy_r_r132 = ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_first;
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "set_up", "Table", "first", 46, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
CPyL87: ;
    cpy_r_r133 = CPyTagged_Subtract(cpy_r_r132, 2);
    cpy_r_r134 = CPyTagged_Remainder(cpy_r_r133, cpy_r_players);
    CPyTagged_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 46, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_seat);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_seat = cpy_r_r134;
    cpy_r_r135 = 1;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 46, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    cpy_r_r136 = CPyDef_scholars___turn___forget_turn(cpy_r_r0);
    if (unlikely(cpy_r_r136 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 47, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    cpy_r_r137 = Py_None;
    CPy_INCREF(cpy_r_r137);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_part != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_part);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_part = cpy_r_r137;
    cpy_r_r138 = 1;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 48, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    cpy_r_r139 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_seams;
    CPy_INCREF(cpy_r_r139);
    cpy_r_r140 = CPY_GET_METHOD(cpy_r_r139, CPyType_scholars___seams___Seams, 5, serai___games___scholars___seams___SeamsObject, char (*)(PyObject *, PyObject *))(cpy_r_r139, cpy_r_r0); /* lay_out */
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 49, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    return cpy_r_r0;
CPyL93: ;
    cpy_r_r141 = NULL;
    return cpy_r_r141;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL93;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL93;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL93;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r22);
    goto CPyL93;
CPyL98: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL30;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    goto CPyL93;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r41);
    goto CPyL93;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r54);
    goto CPyL93;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r63);
    goto CPyL93;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r64);
    goto CPyL93;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r76);
    goto CPyL93;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r90);
    goto CPyL93;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r110);
    goto CPyL93;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r116);
    goto CPyL93;
CPyL108: ;
    CPy_DECREF(cpy_r_r116);
    CPyTagged_DECREF(cpy_r_r118);
    goto CPyL85;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_r118);
    goto CPyL93;
}
        
        PyObject *CPyPy_scholars___setup___set_up(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
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
            PyObject *retval = CPyDef_scholars___setup___set_up(arg_book, arg_players, arg_settings, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/setup.py", "set_up", 22, CPyStatic_scholars___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___setup____shuffled(PyObject *cpy_r_chance, PyObject *cpy_r_cards) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_cards);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_shuffled", 54, CPyStatic_scholars___setup___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_cards);
    return cpy_r_cards;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___setup____shuffled(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"chance", "cards", 0};
            static CPyArg_Parser parser = {"OO:_shuffled", kwlist, 0};
            PyObject *obj_chance;
            PyObject *obj_cards;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_chance, &obj_cards)) {
                return NULL;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            PyObject *arg_cards;
            if (likely(PyList_Check(obj_cards)))
                arg_cards = obj_cards;
            else {
                CPy_TypeError("list", obj_cards); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___setup____shuffled(arg_chance, arg_cards);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/setup.py", "_shuffled", 53, CPyStatic_scholars___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___setup____cards_of(PyObject *cpy_r_book, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_cards_of", 59, CPyStatic_scholars___setup___globals);
        goto CPyL14;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_translators;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_cards_of", "Book", "translators", 59, CPyStatic_scholars___setup___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL16;
    cpy_r_number = cpy_r_r1;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_cards_of", 59, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r11);
        goto CPyL17;
    }
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 2);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_cards_of", 59, CPyStatic_scholars___setup___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_cards_of", 59, CPyStatic_scholars___setup___globals);
        goto CPyL17;
    }
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL9;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_r14, cpy_r_pile);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL10;
CPyL9: ;
    cpy_r_r19 = cpy_r_r14 == cpy_r_pile;
    cpy_r_r18 = cpy_r_r19;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r14);
    if (!cpy_r_r18) goto CPyL18;
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r21 = PyList_Append(cpy_r_r0, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_cards_of", 59, CPyStatic_scholars___setup___globals);
        goto CPyL19;
    }
CPyL12: ;
    cpy_r_r23 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r23;
    cpy_r_r24 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r24;
    goto CPyL3;
CPyL13: ;
    return cpy_r_r0;
CPyL14: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL14;
CPyL16: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL14;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_number);
    goto CPyL12;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL14;
}
        
        PyObject *CPyPy_scholars___setup____cards_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "pile", 0};
            static CPyArg_Parser parser = {"OO:_cards_of", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_pile)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            PyObject *retval = CPyDef_scholars___setup____cards_of(arg_book, arg_pile);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/setup.py", "_cards_of", 58, CPyStatic_scholars___setup___globals);
            return NULL;
        }
        
char CPyDef_scholars___setup____lay_out_scrolls(PyObject *cpy_r_t, PyObject *cpy_r_scrolls, PyObject *cpy_r_caliphs) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
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
    PyObject *cpy_r_r24;
    PyObject *cpy_r__;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyPtr cpy_r_r42;
    CPyPtr cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    int64_t cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    CPyPtr cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    int64_t cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_r85;
    CPyTagged cpy_r_card;
    char cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject **cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject **cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    tuple_T2II cpy_r_r120;
    CPyTagged cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r___2;
    int64_t cpy_r_r126;
    char cpy_r_r127;
    int64_t cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    PyObject *cpy_r_r135;
    int32_t cpy_r_r136;
    char cpy_r_r137;
    CPyTagged cpy_r_r138;
    PyObject *cpy_r_r139;
    CPyTagged cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r___3;
    int64_t cpy_r_r142;
    char cpy_r_r143;
    int64_t cpy_r_r144;
    char cpy_r_r145;
    char cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    CPyTagged cpy_r_r150;
    PyObject *cpy_r_r151;
    int32_t cpy_r_r152;
    char cpy_r_r153;
    CPyTagged cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    CPyPtr cpy_r_r162;
    int64_t cpy_r_r163;
    CPyTagged cpy_r_r164;
    PyObject *cpy_r_r165;
    int32_t cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Table", "book", 64, CPyStatic_scholars___setup___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Table", "chance", 65, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_first_starting_scroll;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Book", "first_starting_scroll", 65, CPyStatic_scholars___setup___globals);
        goto CPyL95;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = (PyObject *)&PyRange_Type;
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_r2);
    PyObject *cpy_r_r5[1] = {cpy_r_r4};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r6, 1, 0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 65, CPyStatic_scholars___setup___globals);
        goto CPyL96;
    }
    CPy_DECREF(cpy_r_r4);
    if (likely(PyRange_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 65, CPyStatic_scholars___setup___globals, "range", cpy_r_r7);
        goto CPyL95;
    }
    cpy_r_r9 = PySequence_List(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 65, CPyStatic_scholars___setup___globals);
        goto CPyL95;
    }
    cpy_r_r10 = CPyDef_scholars___setup____shuffled(cpy_r_r1, cpy_r_r9);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 65, CPyStatic_scholars___setup___globals);
        goto CPyL94;
    }
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map_slots;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Book", "map_slots", 66, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r11);
CPyL8: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = PyList_New(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 66, CPyStatic_scholars___setup___globals);
        goto CPyL98;
    }
    cpy_r_r15 = 0;
CPyL10: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL99;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 66, CPyStatic_scholars___setup___globals, "str", cpy_r_r23);
        goto CPyL100;
    }
    cpy_r__ = cpy_r_r24;
    CPy_DECREF(cpy_r__);
    cpy_r_r25 = CPyList_PopLast(cpy_r_r10);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 66, CPyStatic_scholars___setup___globals);
        goto CPyL100;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 66, CPyStatic_scholars___setup___globals);
        goto CPyL100;
    }
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r26);
    CPyList_SetItemUnsafe(cpy_r_r14, cpy_r_r15, cpy_r_r27);
    cpy_r_r28 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r28;
    goto CPyL10;
CPyL16: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls = cpy_r_r14;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 66, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    cpy_r_r30 = PyList_New(1);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 67, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    cpy_r_r31 = CPyStatics[4908]; /* -1 */
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    CPy_INCREF(cpy_r_r31);
    *(PyObject * *)cpy_r_r33 = cpy_r_r31;
    cpy_r_r34 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Table", "map_scrolls", 67, CPyStatic_scholars___setup___globals);
        goto CPyL101;
    }
CPyL19: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 << 1;
    cpy_r_r38 = CPySequence_Multiply(cpy_r_r30, cpy_r_r37);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 67, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 67, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    cpy_r_r40 = PyList_New(1);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 68, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    cpy_r_r41 = CPyStatics[4908]; /* -1 */
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r43 = *(CPyPtr *)cpy_r_r42;
    CPy_INCREF(cpy_r_r41);
    *(PyObject * *)cpy_r_r43 = cpy_r_r41;
    cpy_r_r44 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_house;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Book", "house", 68, CPyStatic_scholars___setup___globals);
        goto CPyL102;
    }
CPyL23: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r46 << 1;
    cpy_r_r48 = CPySequence_Multiply(cpy_r_r40, cpy_r_r47);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 68, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_house != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_house);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house = cpy_r_r48;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 68, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    cpy_r_r50 = PyList_New(1);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 69, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    cpy_r_r51 = CPyStatics[4908]; /* -1 */
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    CPy_INCREF(cpy_r_r51);
    *(PyObject * *)cpy_r_r53 = cpy_r_r51;
    cpy_r_r54 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Table", "house", 69, CPyStatic_scholars___setup___globals);
        goto CPyL103;
    }
CPyL27: ;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r56 << 1;
    cpy_r_r58 = CPySequence_Multiply(cpy_r_r50, cpy_r_r57);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 69, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence = cpy_r_r58;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 69, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    cpy_r_r60 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_columns;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Book", "columns", 70, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r60);
CPyL30: ;
    cpy_r_r61 = 0;
CPyL31: ;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = cpy_r_r61 < cpy_r_r63;
    if (!cpy_r_r64) goto CPyL104;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyListObject, ob_item));
    cpy_r_r66 = *(CPyPtr *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r61 * 8;
    cpy_r_r68 = cpy_r_r66 + cpy_r_r67;
    cpy_r_r69 = *(PyObject * *)cpy_r_r68;
    CPy_INCREF(cpy_r_r69);
    if (likely(PyList_Check(cpy_r_r69)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 70, CPyStatic_scholars___setup___globals, "list", cpy_r_r69);
        goto CPyL105;
    }
    cpy_r_r71 = CPyList_PopLast(cpy_r_r10);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 71, CPyStatic_scholars___setup___globals);
        goto CPyL106;
    }
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 71, CPyStatic_scholars___setup___globals);
        goto CPyL106;
    }
    cpy_r_r73 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Table", "house", 71, CPyStatic_scholars___setup___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r73);
CPyL36: ;
    cpy_r_r74 = CPyList_GetItemShort(cpy_r_r70, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 71, CPyStatic_scholars___setup___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r74)))
        cpy_r_r75 = CPyTagged_FromObject(cpy_r_r74);
    else {
        CPy_TypeError("int", cpy_r_r74); cpy_r_r75 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 71, CPyStatic_scholars___setup___globals);
        goto CPyL108;
    }
    cpy_r_r76 = CPyTagged_StealAsObject(cpy_r_r72);
    cpy_r_r77 = CPyList_SetItem(cpy_r_r73, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r75);
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 71, CPyStatic_scholars___setup___globals);
        goto CPyL105;
    }
    cpy_r_r78 = cpy_r_r61 + 1;
    cpy_r_r61 = cpy_r_r78;
    goto CPyL31;
CPyL40: ;
    cpy_r_r79 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Table", "chance", 72, CPyStatic_scholars___setup___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r79);
CPyL41: ;
    cpy_r_r80 = PyList_New(0);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 72, CPyStatic_scholars___setup___globals);
        goto CPyL109;
    }
    cpy_r_r81 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_cards;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Book", "caliph_cards", 72, CPyStatic_scholars___setup___globals);
        goto CPyL110;
    }
CPyL43: ;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r83 << 1;
    cpy_r_r85 = 0;
    cpy_r_card = cpy_r_r85;
    CPyTagged_DECREF(cpy_r_card);
CPyL44: ;
    cpy_r_r86 = (Py_ssize_t)cpy_r_r85 < (Py_ssize_t)cpy_r_r84;
    if (!cpy_r_r86) goto CPyL111;
    cpy_r_card = cpy_r_r85;
    cpy_r_r87 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Book", "caliph", 72, CPyStatic_scholars___setup___globals);
        goto CPyL112;
    }
CPyL46: ;
    cpy_r_r88 = CPyTagged_Add(cpy_r_r87, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    cpy_r_r89 = CPyTagged_StealAsObject(cpy_r_r88);
    cpy_r_r90 = PyList_Append(cpy_r_r80, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 72, CPyStatic_scholars___setup___globals);
        goto CPyL110;
    }
    cpy_r_r92 = cpy_r_r85 + 2;
    cpy_r_r85 = cpy_r_r92;
    goto CPyL44;
CPyL48: ;
    cpy_r_r93 = CPyDef_scholars___setup____shuffled(cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 72, CPyStatic_scholars___setup___globals);
        goto CPyL113;
    }
    cpy_r_r94 = PyList_New(0);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 73, CPyStatic_scholars___setup___globals);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck = cpy_r_r94;
    cpy_r_r95 = 1;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 73, CPyStatic_scholars___setup___globals);
        goto CPyL114;
    }
    cpy_r_r96 = PyList_New(0);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 74, CPyStatic_scholars___setup___globals);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections = cpy_r_r96;
    cpy_r_r97 = 1;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 74, CPyStatic_scholars___setup___globals);
        goto CPyL114;
    }
    cpy_r_r98 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r99 = CPyStatics[3448]; /* 'reversed' */
    cpy_r_r100 = CPyObject_GetAttr(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 75, CPyStatic_scholars___setup___globals);
        goto CPyL114;
    }
    PyObject *cpy_r_r101[1] = {cpy_r_scrolls};
    cpy_r_r102 = (PyObject **)&cpy_r_r101;
    cpy_r_r103 = PyObject_Vectorcall(cpy_r_r100, cpy_r_r102, 1, 0);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 75, CPyStatic_scholars___setup___globals);
        goto CPyL114;
    }
    cpy_r_r104 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r105 = CPyStatics[3448]; /* 'reversed' */
    cpy_r_r106 = CPyObject_GetAttr(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 75, CPyStatic_scholars___setup___globals);
        goto CPyL115;
    }
    PyObject *cpy_r_r107[1] = {cpy_r_caliphs};
    cpy_r_r108 = (PyObject **)&cpy_r_r107;
    cpy_r_r109 = PyObject_Vectorcall(cpy_r_r106, cpy_r_r108, 1, 0);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 75, CPyStatic_scholars___setup___globals);
        goto CPyL115;
    }
    cpy_r_r110 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r111 = CPyStatics[36]; /* 'zip' */
    cpy_r_r112 = CPyObject_GetAttr(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 75, CPyStatic_scholars___setup___globals);
        goto CPyL116;
    }
    cpy_r_r113 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r114[3] = {cpy_r_r103, cpy_r_r109, cpy_r_r113};
    cpy_r_r115 = (PyObject **)&cpy_r_r114;
    cpy_r_r116 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r117 = PyObject_Vectorcall(cpy_r_r112, cpy_r_r115, 2, cpy_r_r116);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 75, CPyStatic_scholars___setup___globals);
        goto CPyL116;
    }
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r109);
    cpy_r_r118 = PyObject_GetIter(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 75, CPyStatic_scholars___setup___globals);
        goto CPyL114;
    }
CPyL60: ;
    cpy_r_r119 = PyIter_Next(cpy_r_r118);
    if (cpy_r_r119 == NULL) goto CPyL117;
    PyObject *__tmp5512;
    if (unlikely(!(PyTuple_Check(cpy_r_r119) && PyTuple_GET_SIZE(cpy_r_r119) == 2))) {
        __tmp5512 = NULL;
        goto __LL5513;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r119, 0))))
        __tmp5512 = PyTuple_GET_ITEM(cpy_r_r119, 0);
    else {
        __tmp5512 = NULL;
    }
    if (__tmp5512 == NULL) goto __LL5513;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r119, 1))))
        __tmp5512 = PyTuple_GET_ITEM(cpy_r_r119, 1);
    else {
        __tmp5512 = NULL;
    }
    if (__tmp5512 == NULL) goto __LL5513;
    __tmp5512 = cpy_r_r119;
__LL5513: ;
    if (unlikely(__tmp5512 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r119); cpy_r_r120 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp5514 = PyTuple_GET_ITEM(cpy_r_r119, 0);
        CPyTagged __tmp5515;
        if (likely(PyLong_Check(__tmp5514)))
            __tmp5515 = CPyTagged_FromObject(__tmp5514);
        else {
            goto __LL5516;
        }
        cpy_r_r120.f0 = __tmp5515;
        PyObject *__tmp5517 = PyTuple_GET_ITEM(cpy_r_r119, 1);
        CPyTagged __tmp5518;
        if (likely(PyLong_Check(__tmp5517)))
            __tmp5518 = CPyTagged_FromObject(__tmp5517);
        else {
            goto __LL5519;
        }
        cpy_r_r120.f1 = __tmp5518;
    }
    goto __LL5520;
__LL5516: ;
    cpy_r_r120 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5520;
__LL5519: ;
    CPyTagged_DECREF(cpy_r_r120.f0);
    cpy_r_r120 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5520;
__LL5520: ;
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 75, CPyStatic_scholars___setup___globals);
        goto CPyL118;
    }
    cpy_r_r121 = cpy_r_r120.f0;
    CPyTagged_INCREF(cpy_r_r121);
    cpy_r_r122 = cpy_r_r120.f1;
    CPyTagged_INCREF(cpy_r_r122);
    CPyTagged_DECREF(cpy_r_r120.f0);
    CPyTagged_DECREF(cpy_r_r120.f1);
    cpy_r_r123 = PyList_New(0);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 76, CPyStatic_scholars___setup___globals);
        goto CPyL119;
    }
    cpy_r_r124 = 0;
    CPyTagged_INCREF(cpy_r_r124);
    cpy_r_r125 = CPyTagged_StealAsObject(cpy_r_r124);
    cpy_r___2 = cpy_r_r125;
    CPy_DECREF(cpy_r___2);
CPyL64: ;
    cpy_r_r126 = cpy_r_r124 & 1;
    cpy_r_r127 = cpy_r_r126 != 0;
    if (cpy_r_r127) goto CPyL66;
    cpy_r_r128 = cpy_r_r121 & 1;
    cpy_r_r129 = cpy_r_r128 != 0;
    if (!cpy_r_r129) goto CPyL67;
CPyL66: ;
    cpy_r_r130 = CPyTagged_IsLt_(cpy_r_r124, cpy_r_r121);
    if (cpy_r_r130) {
        goto CPyL68;
    } else
        goto CPyL120;
CPyL67: ;
    cpy_r_r131 = (Py_ssize_t)cpy_r_r124 < (Py_ssize_t)cpy_r_r121;
    if (!cpy_r_r131) goto CPyL120;
CPyL68: ;
    CPyTagged_INCREF(cpy_r_r124);
    cpy_r_r132 = CPyTagged_StealAsObject(cpy_r_r124);
    cpy_r___2 = cpy_r_r132;
    CPy_DECREF(cpy_r___2);
    cpy_r_r133 = CPyList_PopLast(cpy_r_r10);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 76, CPyStatic_scholars___setup___globals);
        goto CPyL121;
    }
    if (likely(PyLong_Check(cpy_r_r133)))
        cpy_r_r134 = CPyTagged_FromObject(cpy_r_r133);
    else {
        CPy_TypeError("int", cpy_r_r133); cpy_r_r134 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 76, CPyStatic_scholars___setup___globals);
        goto CPyL121;
    }
    cpy_r_r135 = CPyTagged_StealAsObject(cpy_r_r134);
    cpy_r_r136 = PyList_Append(cpy_r_r123, cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    cpy_r_r137 = cpy_r_r136 >= 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 76, CPyStatic_scholars___setup___globals);
        goto CPyL121;
    }
    cpy_r_r138 = CPyTagged_Add(cpy_r_r124, 2);
    CPyTagged_DECREF(cpy_r_r124);
    cpy_r_r124 = cpy_r_r138;
    goto CPyL64;
CPyL72: ;
    cpy_r_r139 = PyList_New(0);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 76, CPyStatic_scholars___setup___globals);
        goto CPyL122;
    }
    cpy_r_r140 = 0;
    CPyTagged_INCREF(cpy_r_r140);
    cpy_r_r141 = CPyTagged_StealAsObject(cpy_r_r140);
    cpy_r___3 = cpy_r_r141;
    CPy_DECREF(cpy_r___3);
CPyL74: ;
    cpy_r_r142 = cpy_r_r140 & 1;
    cpy_r_r143 = cpy_r_r142 != 0;
    if (cpy_r_r143) goto CPyL76;
    cpy_r_r144 = cpy_r_r122 & 1;
    cpy_r_r145 = cpy_r_r144 != 0;
    if (!cpy_r_r145) goto CPyL77;
CPyL76: ;
    cpy_r_r146 = CPyTagged_IsLt_(cpy_r_r140, cpy_r_r122);
    if (cpy_r_r146) {
        goto CPyL78;
    } else
        goto CPyL123;
CPyL77: ;
    cpy_r_r147 = (Py_ssize_t)cpy_r_r140 < (Py_ssize_t)cpy_r_r122;
    if (!cpy_r_r147) goto CPyL123;
CPyL78: ;
    CPyTagged_INCREF(cpy_r_r140);
    cpy_r_r148 = CPyTagged_StealAsObject(cpy_r_r140);
    cpy_r___3 = cpy_r_r148;
    CPy_DECREF(cpy_r___3);
    cpy_r_r149 = CPyList_PopLast(cpy_r_r93);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 76, CPyStatic_scholars___setup___globals);
        goto CPyL124;
    }
    if (likely(PyLong_Check(cpy_r_r149)))
        cpy_r_r150 = CPyTagged_FromObject(cpy_r_r149);
    else {
        CPy_TypeError("int", cpy_r_r149); cpy_r_r150 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 76, CPyStatic_scholars___setup___globals);
        goto CPyL124;
    }
    cpy_r_r151 = CPyTagged_StealAsObject(cpy_r_r150);
    cpy_r_r152 = PyList_Append(cpy_r_r139, cpy_r_r151);
    CPy_DECREF(cpy_r_r151);
    cpy_r_r153 = cpy_r_r152 >= 0;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 76, CPyStatic_scholars___setup___globals);
        goto CPyL124;
    }
    cpy_r_r154 = CPyTagged_Add(cpy_r_r140, 2);
    CPyTagged_DECREF(cpy_r_r140);
    cpy_r_r140 = cpy_r_r154;
    goto CPyL74;
CPyL82: ;
    cpy_r_r155 = PySequence_Concat(cpy_r_r123, cpy_r_r139);
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 76, CPyStatic_scholars___setup___globals);
        goto CPyL118;
    }
    cpy_r_r156 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Table", "deck", 77, CPyStatic_scholars___setup___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r156);
CPyL84: ;
    cpy_r_r157 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Table", "chance", 77, CPyStatic_scholars___setup___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r157);
CPyL85: ;
    cpy_r_r158 = CPyDef_scholars___setup____shuffled(cpy_r_r157, cpy_r_r155);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 77, CPyStatic_scholars___setup___globals);
        goto CPyL126;
    }
    cpy_r_r159 = PySequence_InPlaceConcat(cpy_r_r156, cpy_r_r158);
    CPy_DECREF(cpy_r_r156);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 77, CPyStatic_scholars___setup___globals);
        goto CPyL125;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck = cpy_r_r159;
    cpy_r_r160 = 1;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 77, CPyStatic_scholars___setup___globals);
        goto CPyL125;
    }
    cpy_r_r161 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections;
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_scrolls", "Table", "sections", 78, CPyStatic_scholars___setup___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r161);
CPyL89: ;
    cpy_r_r162 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyVarObject, ob_size));
    cpy_r_r163 = *(int64_t *)cpy_r_r162;
    CPy_DECREF(cpy_r_r155);
    cpy_r_r164 = cpy_r_r163 << 1;
    cpy_r_r165 = CPyTagged_StealAsObject(cpy_r_r164);
    cpy_r_r166 = PyList_Append(cpy_r_r161, cpy_r_r165);
    CPy_DECREF(cpy_r_r161);
    CPy_DECREF(cpy_r_r165);
    cpy_r_r167 = cpy_r_r166 >= 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 78, CPyStatic_scholars___setup___globals);
        goto CPyL118;
    } else
        goto CPyL60;
CPyL90: ;
    cpy_r_r168 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 75, CPyStatic_scholars___setup___globals);
        goto CPyL113;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve = cpy_r_r10;
    cpy_r_r169 = 1;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 79, CPyStatic_scholars___setup___globals);
        goto CPyL93;
    }
    return 1;
CPyL93: ;
    cpy_r_r170 = 2;
    return cpy_r_r170;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL93;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL93;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL93;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL93;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL93;
CPyL99: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL16;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL93;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r30);
    goto CPyL93;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r40);
    goto CPyL93;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r50);
    goto CPyL93;
CPyL104: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL40;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r60);
    goto CPyL93;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r70);
    goto CPyL93;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r72);
    goto CPyL93;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r73);
    goto CPyL93;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r79);
    goto CPyL93;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r80);
    goto CPyL93;
CPyL111: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL48;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r80);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL93;
CPyL113: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL93;
CPyL114: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    goto CPyL93;
CPyL115: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r103);
    goto CPyL93;
CPyL116: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    goto CPyL93;
CPyL117: ;
    CPy_DECREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r118);
    goto CPyL90;
CPyL118: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r118);
    goto CPyL93;
CPyL119: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r122);
    goto CPyL93;
CPyL120: ;
    CPyTagged_DECREF(cpy_r_r121);
    CPyTagged_DECREF(cpy_r_r124);
    goto CPyL72;
CPyL121: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r124);
    goto CPyL93;
CPyL122: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r123);
    goto CPyL93;
CPyL123: ;
    CPyTagged_DECREF(cpy_r_r122);
    CPyTagged_DECREF(cpy_r_r140);
    goto CPyL82;
CPyL124: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r139);
    CPyTagged_DecRef(cpy_r_r140);
    goto CPyL93;
CPyL125: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r155);
    goto CPyL93;
CPyL126: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r156);
    goto CPyL93;
}
        
        PyObject *CPyPy_scholars___setup____lay_out_scrolls(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "scrolls", "caliphs", 0};
            static CPyArg_Parser parser = {"OOO:_lay_out_scrolls", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_scrolls;
            PyObject *obj_caliphs;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_scrolls, &obj_caliphs)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject * arg_scrolls;
            if (likely(PyTuple_Check(obj_scrolls)))
                arg_scrolls = obj_scrolls;
            else {
                CPy_TypeError("tuple", obj_scrolls); 
                goto fail;
            }
            PyObject * arg_caliphs;
            if (likely(PyTuple_Check(obj_caliphs)))
                arg_caliphs = obj_caliphs;
            else {
                CPy_TypeError("tuple", obj_caliphs); 
                goto fail;
            }
            char retval = CPyDef_scholars___setup____lay_out_scrolls(arg_t, arg_scrolls, arg_caliphs);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_scrolls", 62, CPyStatic_scholars___setup___globals);
            return NULL;
        }
        
char CPyDef_scholars___setup____lay_out_pairs(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
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
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyPtr cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
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
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    int64_t cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    int64_t cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r84;
    CPyPtr cpy_r_r85;
    int64_t cpy_r_r86;
    CPyPtr cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    int32_t cpy_r_r92;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    int64_t cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject **cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    tuple_T2II cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyPtr cpy_r_r113;
    CPyPtr cpy_r_r114;
    CPyPtr cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Table", "book", 84, CPyStatic_scholars___setup___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_constants;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 85, CPyStatic_scholars___setup___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 85, CPyStatic_scholars___setup___globals);
        goto CPyL62;
    }
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Table", "chance", 86, CPyStatic_scholars___setup___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_starting_translators;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Book", "starting_translators", 86, CPyStatic_scholars___setup___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = PySequence_List(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 86, CPyStatic_scholars___setup___globals);
        goto CPyL64;
    }
    cpy_r_r8 = CPyDef_scholars___setup____shuffled(cpy_r_r5, cpy_r_r7);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 86, CPyStatic_scholars___setup___globals);
        goto CPyL63;
    }
    cpy_r_r9 = CPyList_GetSlice(cpy_r_r8, 0, cpy_r_r4);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 86, CPyStatic_scholars___setup___globals);
        goto CPyL63;
    }
    if (likely(PyList_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 86, CPyStatic_scholars___setup___globals, "list", cpy_r_r9);
        goto CPyL63;
    }
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Table", "chance", 87, CPyStatic_scholars___setup___globals);
        goto CPyL65;
    }
    CPy_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r12 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_resource_cards;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Book", "resource_cards", 87, CPyStatic_scholars___setup___globals);
        goto CPyL66;
    }
CPyL11: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = (PyObject *)&PyRange_Type;
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r15);
    PyObject *cpy_r_r18[1] = {cpy_r_r17};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r16, cpy_r_r19, 1, 0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 87, CPyStatic_scholars___setup___globals);
        goto CPyL67;
    }
    CPy_DECREF(cpy_r_r17);
    if (likely(PyRange_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 87, CPyStatic_scholars___setup___globals, "range", cpy_r_r20);
        goto CPyL66;
    }
    cpy_r_r22 = PySequence_List(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 87, CPyStatic_scholars___setup___globals);
        goto CPyL66;
    }
    cpy_r_r23 = CPyDef_scholars___setup____shuffled(cpy_r_r11, cpy_r_r22);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 87, CPyStatic_scholars___setup___globals);
        goto CPyL65;
    }
    cpy_r_r24 = CPyList_GetSlice(cpy_r_r23, 0, cpy_r_r4);
    CPy_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 87, CPyStatic_scholars___setup___globals);
        goto CPyL68;
    }
    if (likely(PyList_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 87, CPyStatic_scholars___setup___globals, "list", cpy_r_r24);
        goto CPyL68;
    }
    cpy_r_r26 = PyList_New(1);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 88, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    cpy_r_r27 = CPyStatics[4908]; /* -1 */
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    CPy_INCREF(cpy_r_r27);
    *(PyObject * *)cpy_r_r29 = cpy_r_r27;
    cpy_r_r30 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_rooms;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Book", "rooms", 88, CPyStatic_scholars___setup___globals);
        goto CPyL70;
    }
CPyL19: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = CPySequence_Multiply(cpy_r_r26, cpy_r_r33);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 88, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 88, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    cpy_r_r36 = PyList_New(1);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 89, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    cpy_r_r37 = CPyStatics[4908]; /* -1 */
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r39 = *(CPyPtr *)cpy_r_r38;
    CPy_INCREF(cpy_r_r37);
    *(PyObject * *)cpy_r_r39 = cpy_r_r37;
    cpy_r_r40 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_rooms;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Book", "rooms", 89, CPyStatic_scholars___setup___globals);
        goto CPyL71;
    }
CPyL23: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = CPySequence_Multiply(cpy_r_r36, cpy_r_r43);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 89, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 89, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    cpy_r_r46 = PyList_New(1);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 90, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    cpy_r_r47 = CPyStatics[4896]; /* 0 */
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyListObject, ob_item));
    cpy_r_r49 = *(CPyPtr *)cpy_r_r48;
    CPy_INCREF(cpy_r_r47);
    *(PyObject * *)cpy_r_r49 = cpy_r_r47;
    cpy_r_r50 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_rooms;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Book", "rooms", 90, CPyStatic_scholars___setup___globals);
        goto CPyL72;
    }
CPyL27: ;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r52 << 1;
    cpy_r_r54 = CPySequence_Multiply(cpy_r_r46, cpy_r_r53);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 90, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold = cpy_r_r54;
    cpy_r_r55 = 1;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 90, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    cpy_r_r56 = 0;
CPyL30: ;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r56 < cpy_r_r58;
    if (!cpy_r_r59) goto CPyL73;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 91, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    cpy_r_r66 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Table", "rooms", 92, CPyStatic_scholars___setup___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r66);
CPyL33: ;
    cpy_r_r67 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Book", "translators", 92, CPyStatic_scholars___setup___globals);
        goto CPyL75;
    }
CPyL34: ;
    cpy_r_r68 = CPyList_GetItem(cpy_r_r67, cpy_r_r65);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 92, CPyStatic_scholars___setup___globals);
        goto CPyL75;
    }
    if (likely(PyTuple_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 92, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r68);
        goto CPyL75;
    }
    cpy_r_r70 = CPySequenceTuple_GetItem(cpy_r_r69, 4);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 92, CPyStatic_scholars___setup___globals);
        goto CPyL75;
    }
    if (likely(PyLong_Check(cpy_r_r70)))
        cpy_r_r71 = CPyTagged_FromObject(cpy_r_r70);
    else {
        CPy_TypeError("int", cpy_r_r70); cpy_r_r71 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 92, CPyStatic_scholars___setup___globals);
        goto CPyL75;
    }
    cpy_r_r72 = CPyTagged_StealAsObject(cpy_r_r65);
    cpy_r_r73 = CPyList_SetItem(cpy_r_r66, cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r71);
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 92, CPyStatic_scholars___setup___globals);
        goto CPyL69;
    }
    cpy_r_r74 = cpy_r_r56 + 1;
    cpy_r_r56 = cpy_r_r74;
    goto CPyL30;
CPyL40: ;
    cpy_r_r75 = PyList_New(0);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 93, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs = cpy_r_r75;
    cpy_r_r76 = 1;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 93, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r77 = PyList_New(0);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 94, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r78 = 0;
    cpy_r_r79 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Table", "rooms", 94, CPyStatic_scholars___setup___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r79);
CPyL44: ;
    cpy_r_r80 = 0;
CPyL45: ;
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    cpy_r_r83 = cpy_r_r80 < cpy_r_r82;
    if (!cpy_r_r83) goto CPyL78;
    cpy_r_room = cpy_r_r78;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyListObject, ob_item));
    cpy_r_r85 = *(CPyPtr *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r80 * 8;
    cpy_r_r87 = cpy_r_r85 + cpy_r_r86;
    cpy_r_r88 = *(PyObject * *)cpy_r_r87;
    CPy_INCREF(cpy_r_r88);
    if (likely(PyLong_Check(cpy_r_r88)))
        cpy_r_r89 = CPyTagged_FromObject(cpy_r_r88);
    else {
        CPy_TypeError("int", cpy_r_r88); cpy_r_r89 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 94, CPyStatic_scholars___setup___globals);
        goto CPyL79;
    }
    cpy_r_r90 = (Py_ssize_t)cpy_r_r89 != -2;
    CPyTagged_DECREF(cpy_r_r89);
    if (!cpy_r_r90) goto CPyL80;
    cpy_r_r91 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r92 = PyList_Append(cpy_r_r77, cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    cpy_r_r93 = cpy_r_r92 >= 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 94, CPyStatic_scholars___setup___globals);
        goto CPyL81;
    }
CPyL49: ;
    cpy_r_r94 = cpy_r_r78 + 2;
    cpy_r_r78 = cpy_r_r94;
    cpy_r_r95 = cpy_r_r80 + 1;
    cpy_r_r80 = cpy_r_r95;
    goto CPyL45;
CPyL50: ;
    cpy_r_r96 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r97 = CPyStatics[36]; /* 'zip' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 95, CPyStatic_scholars___setup___globals);
        goto CPyL82;
    }
    cpy_r_r99 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r100[3] = {cpy_r_r77, cpy_r_r25, cpy_r_r99};
    cpy_r_r101 = (PyObject **)&cpy_r_r100;
    cpy_r_r102 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r103 = PyObject_Vectorcall(cpy_r_r98, cpy_r_r101, 2, cpy_r_r102);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 95, CPyStatic_scholars___setup___globals);
        goto CPyL82;
    }
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r104 = PyObject_GetIter(cpy_r_r103);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 95, CPyStatic_scholars___setup___globals);
        goto CPyL61;
    }
CPyL53: ;
    cpy_r_r105 = PyIter_Next(cpy_r_r104);
    if (cpy_r_r105 == NULL) goto CPyL83;
    PyObject *__tmp5521;
    if (unlikely(!(PyTuple_Check(cpy_r_r105) && PyTuple_GET_SIZE(cpy_r_r105) == 2))) {
        __tmp5521 = NULL;
        goto __LL5522;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r105, 0))))
        __tmp5521 = PyTuple_GET_ITEM(cpy_r_r105, 0);
    else {
        __tmp5521 = NULL;
    }
    if (__tmp5521 == NULL) goto __LL5522;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r105, 1))))
        __tmp5521 = PyTuple_GET_ITEM(cpy_r_r105, 1);
    else {
        __tmp5521 = NULL;
    }
    if (__tmp5521 == NULL) goto __LL5522;
    __tmp5521 = cpy_r_r105;
__LL5522: ;
    if (unlikely(__tmp5521 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r105); cpy_r_r106 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp5523 = PyTuple_GET_ITEM(cpy_r_r105, 0);
        CPyTagged __tmp5524;
        if (likely(PyLong_Check(__tmp5523)))
            __tmp5524 = CPyTagged_FromObject(__tmp5523);
        else {
            goto __LL5525;
        }
        cpy_r_r106.f0 = __tmp5524;
        PyObject *__tmp5526 = PyTuple_GET_ITEM(cpy_r_r105, 1);
        CPyTagged __tmp5527;
        if (likely(PyLong_Check(__tmp5526)))
            __tmp5527 = CPyTagged_FromObject(__tmp5526);
        else {
            goto __LL5528;
        }
        cpy_r_r106.f1 = __tmp5527;
    }
    goto __LL5529;
__LL5525: ;
    cpy_r_r106 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5529;
__LL5528: ;
    CPyTagged_DECREF(cpy_r_r106.f0);
    cpy_r_r106 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5529;
__LL5529: ;
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 95, CPyStatic_scholars___setup___globals);
        goto CPyL84;
    }
    cpy_r_r107 = cpy_r_r106.f0;
    CPyTagged_INCREF(cpy_r_r107);
    cpy_r_r108 = cpy_r_r106.f1;
    CPyTagged_INCREF(cpy_r_r108);
    CPyTagged_DECREF(cpy_r_r106.f0);
    CPyTagged_DECREF(cpy_r_r106.f1);
    cpy_r_r109 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_lay_out_pairs", "Table", "pairs", 96, CPyStatic_scholars___setup___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r109);
CPyL56: ;
    cpy_r_r110 = PyList_New(2);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 96, CPyStatic_scholars___setup___globals);
        goto CPyL86;
    }
    cpy_r_r111 = CPyTagged_StealAsObject(cpy_r_r107);
    cpy_r_r112 = CPyTagged_StealAsObject(cpy_r_r108);
    cpy_r_r113 = (CPyPtr)((CPyPtr)cpy_r_r110 + offsetof(PyListObject, ob_item));
    cpy_r_r114 = *(CPyPtr *)cpy_r_r113;
    *(PyObject * *)cpy_r_r114 = cpy_r_r111;
    cpy_r_r115 = cpy_r_r114 + 8;
    *(PyObject * *)cpy_r_r115 = cpy_r_r112;
    cpy_r_r116 = PySequence_InPlaceConcat(cpy_r_r109, cpy_r_r110);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 96, CPyStatic_scholars___setup___globals);
        goto CPyL84;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs = cpy_r_r116;
    cpy_r_r117 = 1;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 96, CPyStatic_scholars___setup___globals);
        goto CPyL84;
    } else
        goto CPyL53;
CPyL59: ;
    cpy_r_r118 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 95, CPyStatic_scholars___setup___globals);
        goto CPyL61;
    }
    return 1;
CPyL61: ;
    cpy_r_r119 = 2;
    return cpy_r_r119;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL61;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL61;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL61;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r10);
    goto CPyL61;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL61;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    goto CPyL61;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL61;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    goto CPyL61;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL61;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r36);
    goto CPyL61;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r46);
    goto CPyL61;
CPyL73: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r10);
    goto CPyL40;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL61;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r66);
    goto CPyL61;
CPyL76: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL61;
CPyL77: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r77);
    goto CPyL61;
CPyL78: ;
    CPy_DECREF(cpy_r_r79);
    goto CPyL50;
CPyL79: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL61;
CPyL80: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL49;
CPyL81: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r79);
    goto CPyL61;
CPyL82: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r77);
    goto CPyL61;
CPyL83: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL59;
CPyL84: ;
    CPy_DecRef(cpy_r_r104);
    goto CPyL61;
CPyL85: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_r108);
    goto CPyL61;
CPyL86: ;
    CPy_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    goto CPyL61;
}
        
        PyObject *CPyPy_scholars___setup____lay_out_pairs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_lay_out_pairs", kwlist, 0};
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
            char retval = CPyDef_scholars___setup____lay_out_pairs(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/setup.py", "_lay_out_pairs", 82, CPyStatic_scholars___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___setup____player(PyObject *cpy_r_t, CPyTagged cpy_r_goal) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
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
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyPtr cpy_r_r63;
    CPyPtr cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    CPyPtr cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    CPyTagged cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    PyObject *cpy_r_r88;
    int64_t cpy_r_r89;
    CPyPtr cpy_r_r90;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    CPyPtr cpy_r_r93;
    CPyPtr cpy_r_r94;
    int64_t cpy_r_r95;
    CPyPtr cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r__;
    PyObject *cpy_r_r99;
    int64_t cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyPtr cpy_r_r106;
    CPyPtr cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyPtr cpy_r_r109;
    int64_t cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    CPyTagged cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyPtr cpy_r_r125;
    CPyPtr cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Table", "book", 101, CPyStatic_scholars___setup___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_scholars___table___Player();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 102, CPyStatic_scholars___setup___globals);
        goto CPyL75;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_silver = 0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 103, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_gold);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_gold = 0;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 104, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r4 = PyList_New(1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 105, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r5 = CPyStatics[4896]; /* 0 */
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    CPy_INCREF(cpy_r_r5);
    *(PyObject * *)cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r9 = ((serai___games___scholars___book___WordsObject *)cpy_r_r8)->_workers;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    CPy_DECREF(cpy_r_r9);
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = CPySequence_Multiply(cpy_r_r4, cpy_r_r12);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 105, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_workers != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_workers);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_workers = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 105, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_constants;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 106, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 106, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_influence);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_influence = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 106, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r20 = PyList_New(1);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 107, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r21 = CPyStatics[4896]; /* 0 */
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    CPy_INCREF(cpy_r_r21);
    *(PyObject * *)cpy_r_r23 = cpy_r_r21;
    cpy_r_r24 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Book", "guilds", 107, CPyStatic_scholars___setup___globals);
        goto CPyL77;
    }
CPyL12: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = CPySequence_Multiply(cpy_r_r20, cpy_r_r27);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 107, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_guilds != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_guilds);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_guilds = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 107, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r30 = PyList_New(1);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 108, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r31 = CPyStatics[4896]; /* 0 */
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    CPy_INCREF(cpy_r_r31);
    *(PyObject * *)cpy_r_r33 = cpy_r_r31;
    cpy_r_r34 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Book", "colours", 108, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
CPyL16: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 << 1;
    cpy_r_r38 = CPySequence_Multiply(cpy_r_r30, cpy_r_r37);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 108, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_bag != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_bag);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_bag = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 108, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r40 = PyList_New(0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 109, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_hand != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_hand);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_hand = cpy_r_r40;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 109, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r42 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_first_goal_card;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Book", "first_goal_card", 110, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    CPyTagged_INCREF(cpy_r_r42);
CPyL21: ;
    cpy_r_r43 = (PyObject *)&PyRange_Type;
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r42);
    PyObject *cpy_r_r45[1] = {cpy_r_r44};
    cpy_r_r46 = (PyObject **)&cpy_r_r45;
    cpy_r_r47 = PyObject_Vectorcall(cpy_r_r43, cpy_r_r46, 1, 0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 110, CPyStatic_scholars___setup___globals);
        goto CPyL79;
    }
    CPy_DECREF(cpy_r_r44);
    if (likely(PyRange_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_player", 110, CPyStatic_scholars___setup___globals, "range", cpy_r_r47);
        goto CPyL76;
    }
    cpy_r_r49 = PySequence_List(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 110, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_cards != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_cards);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_cards = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 110, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r51 = PyList_New(1);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 111, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r52 = CPyStatics[4908]; /* -1 */
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    CPy_INCREF(cpy_r_r52);
    *(PyObject * *)cpy_r_r54 = cpy_r_r52;
    cpy_r_r55 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_board;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Book", "board", 111, CPyStatic_scholars___setup___globals);
        goto CPyL80;
    }
CPyL27: ;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyVarObject, ob_size));
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r57 << 1;
    cpy_r_r59 = CPySequence_Multiply(cpy_r_r51, cpy_r_r58);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 111, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_slots != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_slots);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_slots = cpy_r_r59;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 111, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r61 = PyList_New(1);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 112, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r62 = CPyStatics[4896]; /* 0 */
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyListObject, ob_item));
    cpy_r_r64 = *(CPyPtr *)cpy_r_r63;
    CPy_INCREF(cpy_r_r62);
    *(PyObject * *)cpy_r_r64 = cpy_r_r62;
    cpy_r_r65 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_board;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Book", "board", 112, CPyStatic_scholars___setup___globals);
        goto CPyL81;
    }
CPyL31: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r67 << 1;
    cpy_r_r69 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r69);
    cpy_r_r70 = CPyTagged_Multiply(cpy_r_r68, cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r69);
    cpy_r_r71 = CPySequence_Multiply(cpy_r_r61, cpy_r_r70);
    CPy_DECREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 112, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_dice != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_dice);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_dice = cpy_r_r71;
    cpy_r_r72 = 1;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 112, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r73 = PyList_New(1);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 113, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r74 = CPyStatics[4896]; /* 0 */
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r73 + offsetof(PyListObject, ob_item));
    cpy_r_r76 = *(CPyPtr *)cpy_r_r75;
    CPy_INCREF(cpy_r_r74);
    *(PyObject * *)cpy_r_r76 = cpy_r_r74;
    cpy_r_r77 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_dice;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Player", "dice", 113, CPyStatic_scholars___setup___globals);
        goto CPyL82;
    }
CPyL35: ;
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyVarObject, ob_size));
    cpy_r_r79 = *(int64_t *)cpy_r_r78;
    cpy_r_r80 = cpy_r_r79 << 1;
    cpy_r_r81 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_workers_on_die;
    CPyTagged_INCREF(cpy_r_r81);
    cpy_r_r82 = CPyTagged_Multiply(cpy_r_r80, cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r81);
    cpy_r_r83 = CPySequence_Multiply(cpy_r_r73, cpy_r_r82);
    CPy_DECREF(cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 113, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_helpers != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_helpers);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_helpers = cpy_r_r83;
    cpy_r_r84 = 1;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 113, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r85 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_board;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Book", "board", 114, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r85);
CPyL38: ;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyVarObject, ob_size));
    cpy_r_r87 = *(int64_t *)cpy_r_r86;
    cpy_r_r88 = PyList_New(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 114, CPyStatic_scholars___setup___globals);
        goto CPyL83;
    }
    cpy_r_r89 = 0;
CPyL40: ;
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyVarObject, ob_size));
    cpy_r_r91 = *(int64_t *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r89 < cpy_r_r91;
    if (!cpy_r_r92) goto CPyL84;
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyListObject, ob_item));
    cpy_r_r94 = *(CPyPtr *)cpy_r_r93;
    cpy_r_r95 = cpy_r_r89 * 8;
    cpy_r_r96 = cpy_r_r94 + cpy_r_r95;
    cpy_r_r97 = *(PyObject * *)cpy_r_r96;
    CPy_INCREF(cpy_r_r97);
    if (likely(PyTuple_Check(cpy_r_r97)))
        cpy_r_r98 = cpy_r_r97;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_player", 114, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r97);
        goto CPyL85;
    }
    cpy_r__ = cpy_r_r98;
    CPy_DECREF(cpy_r__);
    cpy_r_r99 = PyList_New(0);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 114, CPyStatic_scholars___setup___globals);
        goto CPyL85;
    }
    CPyList_SetItemUnsafe(cpy_r_r88, cpy_r_r89, cpy_r_r99);
    cpy_r_r100 = cpy_r_r89 + 1;
    cpy_r_r89 = cpy_r_r100;
    goto CPyL40;
CPyL45: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_tucked != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_tucked);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_tucked = cpy_r_r88;
    cpy_r_r101 = 1;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 114, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r102 = PyList_New(0);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 115, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_aside != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_aside);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_aside = cpy_r_r102;
    cpy_r_r103 = 1;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 115, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r104 = PyList_New(1);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 116, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r105 = CPyStatics[4896]; /* 0 */
    cpy_r_r106 = (CPyPtr)((CPyPtr)cpy_r_r104 + offsetof(PyListObject, ob_item));
    cpy_r_r107 = *(CPyPtr *)cpy_r_r106;
    CPy_INCREF(cpy_r_r105);
    *(PyObject * *)cpy_r_r107 = cpy_r_r105;
    cpy_r_r108 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_tracks;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Book", "tracks", 116, CPyStatic_scholars___setup___globals);
        goto CPyL86;
    }
CPyL50: ;
    cpy_r_r109 = (CPyPtr)((CPyPtr)cpy_r_r108 + offsetof(PyVarObject, ob_size));
    cpy_r_r110 = *(int64_t *)cpy_r_r109;
    cpy_r_r111 = cpy_r_r110 << 1;
    cpy_r_r112 = CPySequence_Multiply(cpy_r_r104, cpy_r_r111);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 116, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_levels != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_levels);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_levels = cpy_r_r112;
    cpy_r_r113 = 1;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 116, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r114 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_start;
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Book", "start", 117, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    CPyTagged_INCREF(cpy_r_r114);
CPyL53: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_place);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_place = cpy_r_r114;
    cpy_r_r115 = 1;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 117, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    CPyTagged_INCREF(cpy_r_goal);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_goal != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_goal);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_goal = cpy_r_goal;
    cpy_r_r116 = 1;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 118, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_goals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_goals);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_goals = 0;
    cpy_r_r117 = 1;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 119, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r118 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_goal_cards;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Book", "goal_cards", 120, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
CPyL57: ;
    cpy_r_r119 = CPyList_GetItem(cpy_r_r118, cpy_r_goal);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 120, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (likely(PyTuple_Check(cpy_r_r119)))
        cpy_r_r120 = cpy_r_r119;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_player", 120, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r119);
        goto CPyL76;
    }
    cpy_r_r121 = CPySequenceTuple_GetItem(cpy_r_r120, 14);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 120, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (likely(PyLong_Check(cpy_r_r121)))
        cpy_r_r122 = CPyTagged_FromObject(cpy_r_r121);
    else {
        CPy_TypeError("int", cpy_r_r121); cpy_r_r122 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 120, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r123 = PyList_New(1);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 120, CPyStatic_scholars___setup___globals);
        goto CPyL87;
    }
    cpy_r_r124 = CPyTagged_StealAsObject(cpy_r_r122);
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r123 + offsetof(PyListObject, ob_item));
    cpy_r_r126 = *(CPyPtr *)cpy_r_r125;
    *(PyObject * *)cpy_r_r126 = cpy_r_r124;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_scrolls != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_scrolls);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_scrolls = cpy_r_r123;
    cpy_r_r127 = 1;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 120, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_resource != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_resource);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r1)->_resource = -2;
    cpy_r_r128 = 1;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 121, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    cpy_r_r129 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_stock;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Table", "stock", 122, CPyStatic_scholars___setup___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r129);
CPyL65: ;
    cpy_r_r130 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_goal_cards;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/setup.py", "_player", "Book", "goal_cards", 122, CPyStatic_scholars___setup___globals);
        goto CPyL88;
    }
CPyL66: ;
    cpy_r_r131 = CPyList_GetItem(cpy_r_r130, cpy_r_goal);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 122, CPyStatic_scholars___setup___globals);
        goto CPyL88;
    }
    if (likely(PyTuple_Check(cpy_r_r131)))
        cpy_r_r132 = cpy_r_r131;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "_player", 122, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r131);
        goto CPyL88;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r133 = CPySequenceTuple_GetItem(cpy_r_r132, 12);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 122, CPyStatic_scholars___setup___globals);
        goto CPyL89;
    }
    if (likely(PyLong_Check(cpy_r_r133)))
        cpy_r_r134 = CPyTagged_FromObject(cpy_r_r133);
    else {
        CPy_TypeError("int", cpy_r_r133); cpy_r_r134 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 122, CPyStatic_scholars___setup___globals);
        goto CPyL89;
    }
    cpy_r_r135 = CPyList_GetItem(cpy_r_r129, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 122, CPyStatic_scholars___setup___globals);
        goto CPyL90;
    }
    cpy_r_r136 = CPyStatics[4897]; /* 1 */
    cpy_r_r137 = PyNumber_InPlaceSubtract(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 122, CPyStatic_scholars___setup___globals);
        goto CPyL90;
    }
    cpy_r_r138 = CPyList_SetItem(cpy_r_r129, cpy_r_r134, cpy_r_r137);
    CPy_DECREF(cpy_r_r129);
    CPyTagged_DECREF(cpy_r_r134);
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 122, CPyStatic_scholars___setup___globals);
        goto CPyL91;
    }
    return cpy_r_r1;
CPyL74: ;
    cpy_r_r139 = NULL;
    return cpy_r_r139;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL74;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL74;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r20);
    goto CPyL74;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r30);
    goto CPyL74;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r44);
    goto CPyL74;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r51);
    goto CPyL74;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r61);
    goto CPyL74;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r73);
    goto CPyL74;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r85);
    goto CPyL74;
CPyL84: ;
    CPy_DECREF(cpy_r_r85);
    goto CPyL45;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r88);
    goto CPyL74;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r104);
    goto CPyL74;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r122);
    goto CPyL74;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r129);
    goto CPyL74;
CPyL89: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r129);
    goto CPyL74;
CPyL90: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r129);
    CPyTagged_DecRef(cpy_r_r134);
    goto CPyL74;
CPyL91: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL74;
}
        
        PyObject *CPyPy_scholars___setup____player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "goal", 0};
            static CPyArg_Parser parser = {"OO:_player", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_goal;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_goal)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_goal;
            if (likely(PyLong_Check(obj_goal)))
                arg_goal = CPyTagged_BorrowFromObject(obj_goal);
            else {
                CPy_TypeError("int", obj_goal); goto fail;
            }
            PyObject *retval = CPyDef_scholars___setup____player(arg_t, arg_goal);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/setup.py", "_player", 99, CPyStatic_scholars___setup___globals);
            return NULL;
        }
        
char CPyDef_scholars___setup_____top_level__(void) {
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
    void *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    void *cpy_r_r134;
    void *cpy_r_r135;
    PyObject **cpy_r_r136;
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
    void *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    void *cpy_r_r156;
    void *cpy_r_r157;
    PyObject **cpy_r_r158;
    PyObject *cpy_r_r159;
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
    tuple_T4OOOO cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    int32_t cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    tuple_T2OO cpy_r_r184;
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
    tuple_T4OOOO cpy_r_r198;
    PyObject *cpy_r_r199;
    tuple_T1O cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject **cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    tuple_T2OO cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    int32_t cpy_r_r215;
    char cpy_r_r216;
    char cpy_r_r217;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 1, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 1, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___setup___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 3, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5180]; /* ('Mapping',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_scholars___setup___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 5, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___automa___setup;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___automa___setup;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2742]; /* 'serai.games.scholars.automa.setup' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 7, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___automa___setup;
    cpy_r_r25 = CPyExec_serai___games___scholars___automa___setup;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___automa___setup__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 7, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 7, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2742]; /* 'serai.games.scholars.automa.setup' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 7, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5523]; /* ('make_automa',) */
    cpy_r_r36 = CPyStatic_scholars___setup___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 7, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    } else
        goto CPyL79;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___scholars___book;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___scholars___book;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 8, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___scholars___book;
    cpy_r_r47 = CPyExec_serai___games___scholars___book;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___scholars___book__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 8, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 8, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 8, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5524]; /* ('LENGTHS', 'Book') */
    cpy_r_r58 = CPyStatic_scholars___setup___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 8, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    } else
        goto CPyL80;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 9, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r69 = CPyExec_serai___games___scholars___names;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 9, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 9, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 9, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r80 = CPyStatic_scholars___setup___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 9, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    } else
        goto CPyL81;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 10, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r91 = CPyExec_serai___games___scholars___table;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 10, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 10, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 10, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r102 = CPyStatic_scholars___setup___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 10, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    } else
        goto CPyL82;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___scholars___turn;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___scholars___turn;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[2307]; /* 'serai.games.scholars.turn' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 11, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___scholars___turn;
    cpy_r_r113 = CPyExec_serai___games___scholars___turn;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___scholars___turn__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 11, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 11, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[2307]; /* 'serai.games.scholars.turn' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 11, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5308]; /* ('forget_turn',) */
    cpy_r_r124 = CPyStatic_scholars___setup___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 11, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    } else
        goto CPyL83;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 12, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r135 = CPyExec_serai___kernel___chance;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 12, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 12, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 12, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r146 = CPyStatic_scholars___setup___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 12, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    } else
        goto CPyL84;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 13, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___game;
    cpy_r_r157 = CPyExec_serai___kernel___game;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 13, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 13, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 13, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5284]; /* ('SOLO', 'Setting') */
    cpy_r_r168 = CPyStatic_scholars___setup___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 13, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    } else
        goto CPyL85;
CPyL62: ;
    cpy_r_r170 = CPyStatics[3450]; /* 'student' */
    cpy_r_r171 = CPyStatics[3451]; /* 'scribe' */
    cpy_r_r172 = CPyStatics[3452]; /* 'teacher' */
    cpy_r_r173 = CPyStatics[3453]; /* 'scholar' */
    CPy_INCREF(cpy_r_r170);
    CPy_INCREF(cpy_r_r171);
    CPy_INCREF(cpy_r_r172);
    CPy_INCREF(cpy_r_r173);
    cpy_r_r174.f0 = cpy_r_r170;
    cpy_r_r174.f1 = cpy_r_r171;
    cpy_r_r174.f2 = cpy_r_r172;
    cpy_r_r174.f3 = cpy_r_r173;
    cpy_r_r175 = CPyStatic_scholars___setup___globals;
    cpy_r_r176 = CPyStatics[3454]; /* 'DIFFICULTIES' */
    cpy_r_r177 = PyTuple_New(4);
    if (unlikely(cpy_r_r177 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5530 = cpy_r_r174.f0;
    PyTuple_SET_ITEM(cpy_r_r177, 0, __tmp5530);
    PyObject *__tmp5531 = cpy_r_r174.f1;
    PyTuple_SET_ITEM(cpy_r_r177, 1, __tmp5531);
    PyObject *__tmp5532 = cpy_r_r174.f2;
    PyTuple_SET_ITEM(cpy_r_r177, 2, __tmp5532);
    PyObject *__tmp5533 = cpy_r_r174.f3;
    PyTuple_SET_ITEM(cpy_r_r177, 3, __tmp5533);
    cpy_r_r178 = CPyDict_SetItem(cpy_r_r175, cpy_r_r176, cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    cpy_r_r179 = cpy_r_r178 >= 0;
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 15, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r180 = CPyStatics[2618]; /* 'length' */
    cpy_r_r181 = CPyStatic_scholars___setup___globals;
    cpy_r_r182 = CPyStatics[2623]; /* 'LENGTHS' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 17, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    PyObject *__tmp5534;
    if (unlikely(!(PyTuple_Check(cpy_r_r183) && PyTuple_GET_SIZE(cpy_r_r183) == 2))) {
        __tmp5534 = NULL;
        goto __LL5535;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 0))))
        __tmp5534 = PyTuple_GET_ITEM(cpy_r_r183, 0);
    else {
        __tmp5534 = NULL;
    }
    if (__tmp5534 == NULL) goto __LL5535;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 1))))
        __tmp5534 = PyTuple_GET_ITEM(cpy_r_r183, 1);
    else {
        __tmp5534 = NULL;
    }
    if (__tmp5534 == NULL) goto __LL5535;
    __tmp5534 = cpy_r_r183;
__LL5535: ;
    if (unlikely(__tmp5534 == NULL)) {
        CPy_TypeError("tuple[str, str]", cpy_r_r183); cpy_r_r184 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp5536 = PyTuple_GET_ITEM(cpy_r_r183, 0);
        CPy_INCREF(__tmp5536);
        PyObject *__tmp5537;
        if (likely(PyUnicode_Check(__tmp5536)))
            __tmp5537 = __tmp5536;
        else {
            CPy_TypeError("str", __tmp5536); 
            __tmp5537 = NULL;
        }
        cpy_r_r184.f0 = __tmp5537;
        PyObject *__tmp5538 = PyTuple_GET_ITEM(cpy_r_r183, 1);
        CPy_INCREF(__tmp5538);
        PyObject *__tmp5539;
        if (likely(PyUnicode_Check(__tmp5538)))
            __tmp5539 = __tmp5538;
        else {
            CPy_TypeError("str", __tmp5538); 
            __tmp5539 = NULL;
        }
        cpy_r_r184.f1 = __tmp5539;
    }
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r184.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 17, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    cpy_r_r185 = CPyStatics[2659]; /* 'standard' */
    cpy_r_r186 = CPyStatic_scholars___setup___globals;
    cpy_r_r187 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r188 = CPyDict_GetItem(cpy_r_r186, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 17, CPyStatic_scholars___setup___globals);
        goto CPyL86;
    }
    cpy_r_r189 = PyTuple_New(2);
    if (unlikely(cpy_r_r189 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5540 = cpy_r_r184.f0;
    PyTuple_SET_ITEM(cpy_r_r189, 0, __tmp5540);
    PyObject *__tmp5541 = cpy_r_r184.f1;
    PyTuple_SET_ITEM(cpy_r_r189, 1, __tmp5541);
    PyObject *cpy_r_r190[3] = {cpy_r_r180, cpy_r_r189, cpy_r_r185};
    cpy_r_r191 = (PyObject **)&cpy_r_r190;
    cpy_r_r192 = PyObject_Vectorcall(cpy_r_r188, cpy_r_r191, 3, 0);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 17, CPyStatic_scholars___setup___globals);
        goto CPyL87;
    }
    CPy_DECREF(cpy_r_r189);
    if (likely(PyTuple_Check(cpy_r_r192)))
        cpy_r_r193 = cpy_r_r192;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "<module>", 17, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r192);
        goto CPyL78;
    }
    cpy_r_r194 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r195 = CPyStatic_scholars___setup___globals;
    cpy_r_r196 = CPyStatics[3454]; /* 'DIFFICULTIES' */
    cpy_r_r197 = CPyDict_GetItem(cpy_r_r195, cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 18, CPyStatic_scholars___setup___globals);
        goto CPyL88;
    }
    PyObject *__tmp5542;
    if (unlikely(!(PyTuple_Check(cpy_r_r197) && PyTuple_GET_SIZE(cpy_r_r197) == 4))) {
        __tmp5542 = NULL;
        goto __LL5543;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r197, 0))))
        __tmp5542 = PyTuple_GET_ITEM(cpy_r_r197, 0);
    else {
        __tmp5542 = NULL;
    }
    if (__tmp5542 == NULL) goto __LL5543;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r197, 1))))
        __tmp5542 = PyTuple_GET_ITEM(cpy_r_r197, 1);
    else {
        __tmp5542 = NULL;
    }
    if (__tmp5542 == NULL) goto __LL5543;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r197, 2))))
        __tmp5542 = PyTuple_GET_ITEM(cpy_r_r197, 2);
    else {
        __tmp5542 = NULL;
    }
    if (__tmp5542 == NULL) goto __LL5543;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r197, 3))))
        __tmp5542 = PyTuple_GET_ITEM(cpy_r_r197, 3);
    else {
        __tmp5542 = NULL;
    }
    if (__tmp5542 == NULL) goto __LL5543;
    __tmp5542 = cpy_r_r197;
__LL5543: ;
    if (unlikely(__tmp5542 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str]", cpy_r_r197); cpy_r_r198 = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp5544 = PyTuple_GET_ITEM(cpy_r_r197, 0);
        CPy_INCREF(__tmp5544);
        PyObject *__tmp5545;
        if (likely(PyUnicode_Check(__tmp5544)))
            __tmp5545 = __tmp5544;
        else {
            CPy_TypeError("str", __tmp5544); 
            __tmp5545 = NULL;
        }
        cpy_r_r198.f0 = __tmp5545;
        PyObject *__tmp5546 = PyTuple_GET_ITEM(cpy_r_r197, 1);
        CPy_INCREF(__tmp5546);
        PyObject *__tmp5547;
        if (likely(PyUnicode_Check(__tmp5546)))
            __tmp5547 = __tmp5546;
        else {
            CPy_TypeError("str", __tmp5546); 
            __tmp5547 = NULL;
        }
        cpy_r_r198.f1 = __tmp5547;
        PyObject *__tmp5548 = PyTuple_GET_ITEM(cpy_r_r197, 2);
        CPy_INCREF(__tmp5548);
        PyObject *__tmp5549;
        if (likely(PyUnicode_Check(__tmp5548)))
            __tmp5549 = __tmp5548;
        else {
            CPy_TypeError("str", __tmp5548); 
            __tmp5549 = NULL;
        }
        cpy_r_r198.f2 = __tmp5549;
        PyObject *__tmp5550 = PyTuple_GET_ITEM(cpy_r_r197, 3);
        CPy_INCREF(__tmp5550);
        PyObject *__tmp5551;
        if (likely(PyUnicode_Check(__tmp5550)))
            __tmp5551 = __tmp5550;
        else {
            CPy_TypeError("str", __tmp5550); 
            __tmp5551 = NULL;
        }
        cpy_r_r198.f3 = __tmp5551;
    }
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r198.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 18, CPyStatic_scholars___setup___globals);
        goto CPyL88;
    }
    cpy_r_r199 = CPyStatics[3451]; /* 'scribe' */
    cpy_r_r200 = CPyStatic_game___SOLO;
    if (unlikely(cpy_r_r200.f0 == NULL)) {
        goto CPyL89;
    } else
        goto CPyL73;
CPyL71: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SOLO\" was not set");
    cpy_r_r201 = 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 18, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    CPy_Unreachable();
CPyL73: ;
    cpy_r_r202 = CPyStatic_scholars___setup___globals;
    cpy_r_r203 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r204 = CPyDict_GetItem(cpy_r_r202, cpy_r_r203);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 18, CPyStatic_scholars___setup___globals);
        goto CPyL90;
    }
    cpy_r_r205 = PyTuple_New(4);
    if (unlikely(cpy_r_r205 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5552 = cpy_r_r198.f0;
    PyTuple_SET_ITEM(cpy_r_r205, 0, __tmp5552);
    PyObject *__tmp5553 = cpy_r_r198.f1;
    PyTuple_SET_ITEM(cpy_r_r205, 1, __tmp5553);
    PyObject *__tmp5554 = cpy_r_r198.f2;
    PyTuple_SET_ITEM(cpy_r_r205, 2, __tmp5554);
    PyObject *__tmp5555 = cpy_r_r198.f3;
    PyTuple_SET_ITEM(cpy_r_r205, 3, __tmp5555);
    CPy_INCREF(cpy_r_r200.f0);
    cpy_r_r206 = PyTuple_New(1);
    if (unlikely(cpy_r_r206 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5556 = cpy_r_r200.f0;
    PyTuple_SET_ITEM(cpy_r_r206, 0, __tmp5556);
    PyObject *cpy_r_r207[4] = {cpy_r_r194, cpy_r_r205, cpy_r_r199, cpy_r_r206};
    cpy_r_r208 = (PyObject **)&cpy_r_r207;
    cpy_r_r209 = PyObject_Vectorcall(cpy_r_r204, cpy_r_r208, 4, 0);
    CPy_DECREF(cpy_r_r204);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 18, CPyStatic_scholars___setup___globals);
        goto CPyL91;
    }
    CPy_DECREF(cpy_r_r205);
    CPy_DECREF(cpy_r_r206);
    if (likely(PyTuple_Check(cpy_r_r209)))
        cpy_r_r210 = cpy_r_r209;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/setup.py", "<module>", 18, CPyStatic_scholars___setup___globals, "tuple", cpy_r_r209);
        goto CPyL88;
    }
    cpy_r_r211.f0 = cpy_r_r193;
    cpy_r_r211.f1 = cpy_r_r210;
    cpy_r_r212 = CPyStatic_scholars___setup___globals;
    cpy_r_r213 = CPyStatics[1178]; /* 'SETTINGS' */
    cpy_r_r214 = PyTuple_New(2);
    if (unlikely(cpy_r_r214 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5557 = cpy_r_r211.f0;
    PyTuple_SET_ITEM(cpy_r_r214, 0, __tmp5557);
    PyObject *__tmp5558 = cpy_r_r211.f1;
    PyTuple_SET_ITEM(cpy_r_r214, 1, __tmp5558);
    cpy_r_r215 = CPyDict_SetItem(cpy_r_r212, cpy_r_r213, cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    cpy_r_r216 = cpy_r_r215 >= 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("src/serai/games/scholars/setup.py", "<module>", 16, CPyStatic_scholars___setup___globals);
        goto CPyL78;
    }
    return 1;
CPyL78: ;
    cpy_r_r217 = 2;
    return cpy_r_r217;
CPyL79: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL80: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL81: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL82: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL83: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL84: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL85: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL86: ;
    CPy_DecRef(cpy_r_r184.f0);
    CPy_DecRef(cpy_r_r184.f1);
    goto CPyL78;
CPyL87: ;
    CPy_DecRef(cpy_r_r189);
    goto CPyL78;
CPyL88: ;
    CPy_DecRef(cpy_r_r193);
    goto CPyL78;
CPyL89: ;
    CPy_DecRef(cpy_r_r193);
    CPy_DecRef(cpy_r_r198.f0);
    CPy_DecRef(cpy_r_r198.f1);
    CPy_DecRef(cpy_r_r198.f2);
    CPy_DecRef(cpy_r_r198.f3);
    goto CPyL71;
CPyL90: ;
    CPy_DecRef(cpy_r_r193);
    CPy_DecRef(cpy_r_r198.f0);
    CPy_DecRef(cpy_r_r198.f1);
    CPy_DecRef(cpy_r_r198.f2);
    CPy_DecRef(cpy_r_r198.f3);
    goto CPyL78;
CPyL91: ;
    CPy_DecRef(cpy_r_r193);
    CPy_DecRef(cpy_r_r205);
    CPy_DecRef(cpy_r_r206);
    goto CPyL78;
}

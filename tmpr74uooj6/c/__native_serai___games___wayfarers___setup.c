#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef wayfarers___setupmodule_methods[] = {
    {"set_up", (PyCFunction)CPyPy_wayfarers___setup___set_up, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("set_up(book, players, settings, seed)\n--\n\n") /* docstring */},
    {"forget_turn", (PyCFunction)CPyPy_wayfarers___setup___forget_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("forget_turn(t)\n--\n\n") /* docstring */},
    {"_side", (PyCFunction)CPyPy_wayfarers___setup____side, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_side(wanted, chance)\n--\n\n") /* docstring */},
    {"_lay_out_cards", (PyCFunction)CPyPy_wayfarers___setup____lay_out_cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_lay_out_cards(t)\n--\n\n") /* docstring */},
    {"_player", (PyCFunction)CPyPy_wayfarers___setup____player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player(book, board, order, chance)\n--\n\n") /* docstring */},
    {"clear_panorama", (PyCFunction)CPyPy_wayfarers___setup___clear_panorama, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("clear_panorama(book, player)\n--\n\n") /* docstring */},
    {"make_ready", (PyCFunction)CPyPy_wayfarers___setup___make_ready, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("make_ready(player)\n--\n\n") /* docstring */},
    {"clear_caravan", (PyCFunction)CPyPy_wayfarers___setup___clear_caravan, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("clear_caravan(book, player)\n--\n\n") /* docstring */},
    {"_automa", (PyCFunction)CPyPy_wayfarers___setup____automa, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_automa(book, board, chance)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___setup__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___setup__internal, "__name__");
    CPyStatic_wayfarers___setup___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___setup__internal);
    if (unlikely(CPyStatic_wayfarers___setup___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___setup_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___setup__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___wayfarers___setup(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___setup__impl, &CPyImportState_serai___games___wayfarers___setup, &CPyModule_serai___games___wayfarers___setup);
}
static struct PyModuleDef wayfarers___setupmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.setup",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___setupmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___setup(void)
{
    if (CPyModule_serai___games___wayfarers___setup__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___setup__internal);
        return CPyModule_serai___games___wayfarers___setup__internal;
    }
    CPyModule_serai___games___wayfarers___setup__internal = PyModule_Create(&wayfarers___setupmodule);
    return CPyModule_serai___games___wayfarers___setup__internal;
}

PyObject *CPyInit_serai___games___wayfarers___setup(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___setup__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___setup__internal);
        return CPyModule_serai___games___wayfarers___setup__internal;
    }
    CPyModule_serai___games___wayfarers___setup__internal = PyModule_Create(&wayfarers___setupmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___setup__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.setup");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___setup__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___setup__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___setup__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___setup(CPyModule_serai___games___wayfarers___setup__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___setup__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.setup");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___setup__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___setup___set_up(PyObject *cpy_r_book, CPyTagged cpy_r_players, PyObject *cpy_r_settings, PyObject *cpy_r_seed) {
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
    tuple_T3OOO cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    CPyPtr cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyPtr cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    int64_t cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyPtr cpy_r_r70;
    CPyPtr cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    PyObject *cpy_r_r85;
    int64_t cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    CPyPtr cpy_r_r90;
    CPyPtr cpy_r_r91;
    int64_t cpy_r_r92;
    CPyPtr cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    int64_t cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_solo;
    PyObject *cpy_r_r108;
    CPyPtr cpy_r_r109;
    int64_t cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject **cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyPtr cpy_r_r122;
    int64_t cpy_r_r123;
    PyObject *cpy_r_r124;
    int64_t cpy_r_r125;
    CPyPtr cpy_r_r126;
    int64_t cpy_r_r127;
    char cpy_r_r128;
    CPyPtr cpy_r_r129;
    CPyPtr cpy_r_r130;
    int64_t cpy_r_r131;
    CPyPtr cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    int64_t cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    CPyPtr cpy_r_r145;
    int64_t cpy_r_r146;
    CPyTagged cpy_r_r147;
    CPyTagged cpy_r_r148;
    CPyTagged cpy_r_r149;
    CPyTagged cpy_r_r150;
    CPyTagged cpy_r_ai;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    CPyTagged cpy_r_r155;
    PyObject *cpy_r_r156;
    int32_t cpy_r_r157;
    char cpy_r_r158;
    char cpy_r_r159;
    CPyTagged cpy_r_r160;
    CPyTagged cpy_r_r161;
    char cpy_r_r162;
    CPyTagged cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    CPyTagged cpy_r_r166;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r167;
    char cpy_r_r168;
    int64_t cpy_r_r169;
    char cpy_r_r170;
    char cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyTagged cpy_r_r174;
    CPyTagged cpy_r_r175;
    CPyTagged cpy_r_r176;
    CPyTagged cpy_r_r177;
    PyObject *cpy_r_r178;
    int32_t cpy_r_r179;
    char cpy_r_r180;
    CPyTagged cpy_r_r181;
    char cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    cpy_r_r0 = CPyDef_wayfarers___table___Table();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 37, CPyStatic_wayfarers___setup___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_book);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_book);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_book = cpy_r_book;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 38, CPyStatic_wayfarers___setup___globals);
        goto CPyL116;
    }
    cpy_r_r2 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r3 = CPyDef_chance___Chance___seeded(cpy_r_r2, cpy_r_seed);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 39, CPyStatic_wayfarers___setup___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r3);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_chance != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_chance);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_chance = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 39, CPyStatic_wayfarers___setup___globals);
        goto CPyL117;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_reveals);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_reveals = 0;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 40, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_confirm = 0;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 41, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_story != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_story);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_story = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 42, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turn != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turn);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turn = 0;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 43, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turns_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turns_left);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turns_left = -2;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 44, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r11 = CPyStatic_wayfarers___names___SECTIONS;
    if (unlikely(cpy_r_r11.f0 == NULL)) {
        goto CPyL119;
    } else
        goto CPyL12;
CPyL10: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SECTIONS\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 45, CPyStatic_wayfarers___setup___globals);
        goto CPyL115;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r13 = cpy_r_r11.f0;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r11.f1;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r11.f2;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = PyTuple_Pack(3, cpy_r_r13, cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 45, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r17 = PyList_New(3);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 45, CPyStatic_wayfarers___setup___globals);
        goto CPyL120;
    }
    cpy_r_r18 = 0;
    goto CPyL16;
CPyL15: ;
    cpy_r_r19 = cpy_r_r18 < 3;
    if (!cpy_r_r19) goto CPyL121;
CPyL16: ;
    cpy_r_r20 = CPySequenceTuple_GetItemUnsafe(cpy_r_r16, cpy_r_r18);
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "set_up", 45, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r20);
        goto CPyL122;
    }
    cpy_r_r22 = PyObject_GetItem(cpy_r_settings, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 45, CPyStatic_wayfarers___setup___globals);
        goto CPyL122;
    }
    if (likely(PyUnicode_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "set_up", 45, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r22);
        goto CPyL122;
    }
    cpy_r_r24 = CPyDef_wayfarers___setup____side(cpy_r_r23, cpy_r_r3);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 45, CPyStatic_wayfarers___setup___globals);
        goto CPyL122;
    }
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r24);
    CPyList_SetItemUnsafe(cpy_r_r17, cpy_r_r18, cpy_r_r25);
    cpy_r_r26 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r26;
    goto CPyL15;
CPyL22: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_sides != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_sides);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_sides = cpy_r_r17;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 45, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r28 = CPyDef_wayfarers___setup____lay_out_cards(cpy_r_r0);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 46, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r29 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_journal_tiles;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Book", "journal_tiles", 47, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
CPyL25: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = (PyObject *)&PyRange_Type;
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r32);
    PyObject *cpy_r_r35[1] = {cpy_r_r34};
    cpy_r_r36 = (PyObject **)&cpy_r_r35;
    cpy_r_r37 = PyObject_Vectorcall(cpy_r_r33, cpy_r_r36, 1, 0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 47, CPyStatic_wayfarers___setup___globals);
        goto CPyL123;
    }
    CPy_DECREF(cpy_r_r34);
    if (likely(PyRange_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "set_up", 47, CPyStatic_wayfarers___setup___globals, "range", cpy_r_r37);
        goto CPyL118;
    }
    cpy_r_r39 = PySequence_List(cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 47, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r40 = CPyDef_chance___Chance___shuffle(cpy_r_r3, cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 48, CPyStatic_wayfarers___setup___globals);
        goto CPyL124;
    }
    cpy_r_r41 = PyList_New(1);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 49, CPyStatic_wayfarers___setup___globals);
        goto CPyL124;
    }
    cpy_r_r42 = CPyStatics[4908]; /* -1 */
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    CPy_INCREF(cpy_r_r42);
    *(PyObject * *)cpy_r_r44 = cpy_r_r42;
    cpy_r_r45 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_track;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Book", "track", 49, CPyStatic_wayfarers___setup___globals);
        goto CPyL125;
    }
CPyL31: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r47 << 1;
    cpy_r_r49 = CPySequence_Multiply(cpy_r_r41, cpy_r_r48);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 49, CPyStatic_wayfarers___setup___globals);
        goto CPyL124;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_journal_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_journal_tiles);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_journal_tiles = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 49, CPyStatic_wayfarers___setup___globals);
        goto CPyL124;
    }
    cpy_r_r51 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_tile_spaces;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Book", "tile_spaces", 50, CPyStatic_wayfarers___setup___globals);
        goto CPyL124;
    }
    CPy_INCREF(cpy_r_r51);
CPyL34: ;
    cpy_r_r52 = 0;
CPyL35: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r52 < cpy_r_r54;
    if (!cpy_r_r55) goto CPyL126;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyListObject, ob_item));
    cpy_r_r57 = *(CPyPtr *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r52 * 8;
    cpy_r_r59 = cpy_r_r57 + cpy_r_r58;
    cpy_r_r60 = *(PyObject * *)cpy_r_r59;
    CPy_INCREF(cpy_r_r60);
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 50, CPyStatic_wayfarers___setup___globals);
        goto CPyL127;
    }
    cpy_r_r62 = CPyList_PopLast(cpy_r_r39);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 51, CPyStatic_wayfarers___setup___globals);
        goto CPyL128;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 51, CPyStatic_wayfarers___setup___globals);
        goto CPyL128;
    }
    cpy_r_r64 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_journal_tiles;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Table", "journal_tiles", 51, CPyStatic_wayfarers___setup___globals);
        goto CPyL129;
    }
    CPy_INCREF(cpy_r_r64);
CPyL40: ;
    cpy_r_r65 = CPyTagged_StealAsObject(cpy_r_r63);
    cpy_r_r66 = CPyList_SetItem(cpy_r_r64, cpy_r_r61, cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 51, CPyStatic_wayfarers___setup___globals);
        goto CPyL127;
    }
    cpy_r_r67 = cpy_r_r52 + 1;
    cpy_r_r52 = cpy_r_r67;
    goto CPyL35;
CPyL42: ;
    cpy_r_r68 = PyList_New(1);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 52, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r69 = CPyStatics[4897]; /* 1 */
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyListObject, ob_item));
    cpy_r_r71 = *(CPyPtr *)cpy_r_r70;
    CPy_INCREF(cpy_r_r69);
    *(PyObject * *)cpy_r_r71 = cpy_r_r69;
    cpy_r_r72 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_marks;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Book", "marks", 52, CPyStatic_wayfarers___setup___globals);
        goto CPyL130;
    }
CPyL44: ;
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_r72 + offsetof(PyVarObject, ob_size));
    cpy_r_r74 = *(int64_t *)cpy_r_r73;
    cpy_r_r75 = cpy_r_r74 << 1;
    cpy_r_r76 = CPySequence_Multiply(cpy_r_r68, cpy_r_r75);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 52, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_track_workers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_track_workers);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_track_workers = cpy_r_r76;
    cpy_r_r77 = 1;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 52, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r78 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_tile_copies;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Book", "tile_copies", 53, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r78);
CPyL47: ;
    CPyTagged_INCREF(cpy_r_players);
    cpy_r_r79 = CPyTagged_StealAsObject(cpy_r_players);
    cpy_r_r80 = CPyDict_GetItem(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 53, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 53, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r82 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_tiles;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Book", "tiles", 54, CPyStatic_wayfarers___setup___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r82);
CPyL50: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = PyList_New(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 54, CPyStatic_wayfarers___setup___globals);
        goto CPyL132;
    }
    cpy_r_r86 = 0;
CPyL52: ;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyVarObject, ob_size));
    cpy_r_r88 = *(int64_t *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r86 < cpy_r_r88;
    if (!cpy_r_r89) goto CPyL133;
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyListObject, ob_item));
    cpy_r_r91 = *(CPyPtr *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r86 * 8;
    cpy_r_r93 = cpy_r_r91 + cpy_r_r92;
    cpy_r_r94 = *(PyObject * *)cpy_r_r93;
    CPy_INCREF(cpy_r_r94);
    if (likely(Py_TYPE(cpy_r_r94) == CPyType_wayfarers___printed___Tile))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "set_up", 54, CPyStatic_wayfarers___setup___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r94);
        goto CPyL134;
    }
    cpy_r_r96 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r95)->_copies;
    CPyTagged_INCREF(cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    cpy_r_r97 = cpy_r_r81 & 1;
    cpy_r_r98 = cpy_r_r97 != 0;
    if (cpy_r_r98) goto CPyL56;
    cpy_r_r99 = cpy_r_r96 & 1;
    cpy_r_r100 = cpy_r_r99 != 0;
    if (!cpy_r_r100) goto CPyL57;
CPyL56: ;
    cpy_r_r101 = CPyTagged_IsLt_(cpy_r_r81, cpy_r_r96);
    if (cpy_r_r101) {
        goto CPyL135;
    } else
        goto CPyL59;
CPyL57: ;
    cpy_r_r102 = (Py_ssize_t)cpy_r_r81 < (Py_ssize_t)cpy_r_r96;
    if (cpy_r_r102) {
        goto CPyL135;
    } else
        goto CPyL59;
CPyL58: ;
    CPyTagged_INCREF(cpy_r_r81);
    cpy_r_r103 = cpy_r_r81;
    goto CPyL60;
CPyL59: ;
    cpy_r_r103 = cpy_r_r96;
CPyL60: ;
    cpy_r_r104 = CPyTagged_StealAsObject(cpy_r_r103);
    CPyList_SetItemUnsafe(cpy_r_r85, cpy_r_r86, cpy_r_r104);
    cpy_r_r105 = cpy_r_r86 + 1;
    cpy_r_r86 = cpy_r_r105;
    goto CPyL52;
CPyL62: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_tiles);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_tiles = cpy_r_r85;
    cpy_r_r106 = 1;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 54, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r107 = cpy_r_players == 2;
    cpy_r_solo = cpy_r_r107;
    cpy_r_r108 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_boards;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Book", "boards", 56, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
CPyL64: ;
    cpy_r_r109 = (CPyPtr)((CPyPtr)cpy_r_r108 + offsetof(PyVarObject, ob_size));
    cpy_r_r110 = *(int64_t *)cpy_r_r109;
    cpy_r_r111 = cpy_r_r110 << 1;
    cpy_r_r112 = (PyObject *)&PyRange_Type;
    cpy_r_r113 = CPyTagged_StealAsObject(cpy_r_r111);
    PyObject *cpy_r_r114[1] = {cpy_r_r113};
    cpy_r_r115 = (PyObject **)&cpy_r_r114;
    cpy_r_r116 = PyObject_Vectorcall(cpy_r_r112, cpy_r_r115, 1, 0);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 56, CPyStatic_wayfarers___setup___globals);
        goto CPyL136;
    }
    CPy_DECREF(cpy_r_r113);
    if (likely(PyRange_Check(cpy_r_r116)))
        cpy_r_r117 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "set_up", 56, CPyStatic_wayfarers___setup___globals, "range", cpy_r_r116);
        goto CPyL118;
    }
    cpy_r_r118 = PySequence_List(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 56, CPyStatic_wayfarers___setup___globals);
        goto CPyL118;
    }
    cpy_r_r119 = Py_None;
    CPy_INCREF(cpy_r_r119);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_automa);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_automa = cpy_r_r119;
    cpy_r_r120 = 1;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 57, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    if (!cpy_r_solo) goto CPyL91;
    cpy_r_r121 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_ai_boards;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Book", "ai_boards", 59, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    CPy_INCREF(cpy_r_r121);
CPyL70: ;
    cpy_r_r122 = (CPyPtr)((CPyPtr)cpy_r_r121 + offsetof(PyVarObject, ob_size));
    cpy_r_r123 = *(int64_t *)cpy_r_r122;
    cpy_r_r124 = PyList_New(cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 59, CPyStatic_wayfarers___setup___globals);
        goto CPyL138;
    }
    cpy_r_r125 = 0;
CPyL72: ;
    cpy_r_r126 = (CPyPtr)((CPyPtr)cpy_r_r121 + offsetof(PyVarObject, ob_size));
    cpy_r_r127 = *(int64_t *)cpy_r_r126;
    cpy_r_r128 = cpy_r_r125 < cpy_r_r127;
    if (!cpy_r_r128) goto CPyL139;
    cpy_r_r129 = (CPyPtr)((CPyPtr)cpy_r_r121 + offsetof(PyListObject, ob_item));
    cpy_r_r130 = *(CPyPtr *)cpy_r_r129;
    cpy_r_r131 = cpy_r_r125 * 8;
    cpy_r_r132 = cpy_r_r130 + cpy_r_r131;
    cpy_r_r133 = *(PyObject * *)cpy_r_r132;
    CPy_INCREF(cpy_r_r133);
    if (likely(Py_TYPE(cpy_r_r133) == CPyType_wayfarers___printed___AiBoard))
        cpy_r_r134 = cpy_r_r133;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "set_up", 59, CPyStatic_wayfarers___setup___globals, "serai.games.wayfarers.printed.AiBoard", cpy_r_r133);
        goto CPyL140;
    }
    cpy_r_r135 = ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r134)->_id;
    CPy_INCREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    CPyList_SetItemUnsafe(cpy_r_r124, cpy_r_r125, cpy_r_r135);
    cpy_r_r136 = cpy_r_r125 + 1;
    cpy_r_r125 = cpy_r_r136;
    goto CPyL72;
CPyL76: ;
    cpy_r_r137 = CPyStatics[4270]; /* 'ai' */
    cpy_r_r138 = PyObject_GetItem(cpy_r_settings, cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 60, CPyStatic_wayfarers___setup___globals);
        goto CPyL141;
    }
    if (likely(PyUnicode_Check(cpy_r_r138)))
        cpy_r_r139 = cpy_r_r138;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "set_up", 60, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r138);
        goto CPyL141;
    }
    cpy_r_r140 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r141 = CPyStatics[4271]; /* 'RANDOM' */
    cpy_r_r142 = CPyDict_GetItem(cpy_r_r140, cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 61, CPyStatic_wayfarers___setup___globals);
        goto CPyL142;
    }
    if (likely(PyUnicode_Check(cpy_r_r142)))
        cpy_r_r143 = cpy_r_r142;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "set_up", 61, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r142);
        goto CPyL142;
    }
    cpy_r_r144 = CPyStr_Equal(cpy_r_r139, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    if (cpy_r_r144) {
        goto CPyL143;
    } else
        goto CPyL83;
CPyL81: ;
    cpy_r_r145 = (CPyPtr)((CPyPtr)cpy_r_r124 + offsetof(PyVarObject, ob_size));
    cpy_r_r146 = *(int64_t *)cpy_r_r145;
    CPy_DECREF(cpy_r_r124);
    cpy_r_r147 = cpy_r_r146 << 1;
    cpy_r_r148 = CPyDef_chance___Chance___below(cpy_r_r3, cpy_r_r147);
    if (unlikely(cpy_r_r148 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 61, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    cpy_r_r149 = cpy_r_r148;
    goto CPyL85;
CPyL83: ;
    cpy_r_r150 = CPyList_Index(cpy_r_r124, cpy_r_r139);
    CPy_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 61, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    cpy_r_r149 = cpy_r_r150;
CPyL85: ;
    cpy_r_ai = cpy_r_r149;
    cpy_r_r151 = CPyDef_wayfarers___setup____automa(cpy_r_book, cpy_r_ai, cpy_r_r3);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 62, CPyStatic_wayfarers___setup___globals);
        goto CPyL144;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_automa);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_automa = cpy_r_r151;
    cpy_r_r152 = 1;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 62, CPyStatic_wayfarers___setup___globals);
        goto CPyL144;
    }
    cpy_r_r153 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_ai_backs;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Book", "ai_backs", 63, CPyStatic_wayfarers___setup___globals);
        goto CPyL144;
    }
CPyL88: ;
    cpy_r_r154 = CPyList_GetItem(cpy_r_r153, cpy_r_ai);
    CPyTagged_DECREF(cpy_r_ai);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 63, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    if (likely(PyLong_Check(cpy_r_r154)))
        cpy_r_r155 = CPyTagged_FromObject(cpy_r_r154);
    else {
        CPy_TypeError("int", cpy_r_r154); cpy_r_r155 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r155 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 63, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    cpy_r_r156 = CPyTagged_StealAsObject(cpy_r_r155);
    cpy_r_r157 = CPyList_Remove(cpy_r_r118, cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
    cpy_r_r158 = cpy_r_r157 >= 0;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 63, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
CPyL91: ;
    cpy_r_r159 = CPyDef_chance___Chance___shuffle(cpy_r_r3, cpy_r_r118);
    if (unlikely(cpy_r_r159 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 64, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    if (!cpy_r_solo) goto CPyL94;
    cpy_r_r160 = 0;
    goto CPyL96;
CPyL94: ;
    cpy_r_r161 = CPyDef_chance___Chance___below(cpy_r_r3, cpy_r_players);
    if (unlikely(cpy_r_r161 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 65, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    cpy_r_r160 = cpy_r_r161;
CPyL96: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_first != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_first);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_first = cpy_r_r160;
    cpy_r_r162 = 1;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 65, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    cpy_r_r163 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_first;
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Table", "first", 66, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    CPyTagged_INCREF(cpy_r_r163);
CPyL98: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_seat);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_seat = cpy_r_r163;
    cpy_r_r164 = 1;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 66, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    cpy_r_r165 = PyList_New(0);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 67, CPyStatic_wayfarers___setup___globals);
        goto CPyL137;
    }
    cpy_r_r166 = 0;
    CPyTagged_INCREF(cpy_r_r166);
    cpy_r_seat = cpy_r_r166;
    CPyTagged_DECREF(cpy_r_seat);
CPyL101: ;
    cpy_r_r167 = cpy_r_r166 & 1;
    cpy_r_r168 = cpy_r_r167 != 0;
    if (cpy_r_r168) goto CPyL103;
    cpy_r_r169 = cpy_r_players & 1;
    cpy_r_r170 = cpy_r_r169 != 0;
    if (!cpy_r_r170) goto CPyL104;
CPyL103: ;
    cpy_r_r171 = CPyTagged_IsLt_(cpy_r_r166, cpy_r_players);
    if (cpy_r_r171) {
        goto CPyL105;
    } else
        goto CPyL145;
CPyL104: ;
    cpy_r_r172 = (Py_ssize_t)cpy_r_r166 < (Py_ssize_t)cpy_r_players;
    if (!cpy_r_r172) goto CPyL145;
CPyL105: ;
    CPyTagged_INCREF(cpy_r_r166);
    cpy_r_seat = cpy_r_r166;
    cpy_r_r173 = CPyList_GetItem(cpy_r_r118, cpy_r_seat);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 67, CPyStatic_wayfarers___setup___globals);
        goto CPyL146;
    }
    if (likely(PyLong_Check(cpy_r_r173)))
        cpy_r_r174 = CPyTagged_FromObject(cpy_r_r173);
    else {
        CPy_TypeError("int", cpy_r_r173); cpy_r_r174 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 67, CPyStatic_wayfarers___setup___globals);
        goto CPyL146;
    }
    cpy_r_r175 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_first;
    if (unlikely(cpy_r_r175 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "set_up", "Table", "first", 67, CPyStatic_wayfarers___setup___globals);
        goto CPyL147;
    }
CPyL108: ;
    cpy_r_r176 = CPyTagged_Subtract(cpy_r_seat, cpy_r_r175);
    CPyTagged_DECREF(cpy_r_seat);
    cpy_r_r177 = CPyTagged_Remainder(cpy_r_r176, cpy_r_players);
    CPyTagged_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 67, CPyStatic_wayfarers___setup___globals);
        goto CPyL148;
    }
    cpy_r_r178 = CPyDef_wayfarers___setup____player(cpy_r_book, cpy_r_r174, cpy_r_r177, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r174);
    CPyTagged_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 67, CPyStatic_wayfarers___setup___globals);
        goto CPyL149;
    }
    cpy_r_r179 = PyList_Append(cpy_r_r165, cpy_r_r178);
    CPy_DECREF(cpy_r_r178);
    cpy_r_r180 = cpy_r_r179 >= 0;
    if (unlikely(!cpy_r_r180)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 67, CPyStatic_wayfarers___setup___globals);
        goto CPyL149;
    }
    cpy_r_r181 = CPyTagged_Add(cpy_r_r166, 2);
    CPyTagged_DECREF(cpy_r_r166);
    cpy_r_r166 = cpy_r_r181;
    goto CPyL101;
CPyL112: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_players != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_players);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_players = cpy_r_r165;
    cpy_r_r182 = 1;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 67, CPyStatic_wayfarers___setup___globals);
        goto CPyL116;
    }
    cpy_r_r183 = CPyDef_wayfarers___setup___forget_turn(cpy_r_r0);
    if (unlikely(cpy_r_r183 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 68, CPyStatic_wayfarers___setup___globals);
        goto CPyL116;
    }
    return cpy_r_r0;
CPyL115: ;
    cpy_r_r184 = NULL;
    return cpy_r_r184;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL115;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL115;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL115;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL10;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r16);
    goto CPyL115;
CPyL121: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL22;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL115;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r34);
    goto CPyL115;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r39);
    goto CPyL115;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    goto CPyL115;
CPyL126: ;
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r51);
    goto CPyL42;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r51);
    goto CPyL115;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL115;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL115;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r68);
    goto CPyL115;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL115;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    goto CPyL115;
CPyL133: ;
    CPyTagged_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r82);
    goto CPyL62;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r85);
    goto CPyL115;
CPyL135: ;
    CPyTagged_DECREF(cpy_r_r96);
    goto CPyL58;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r113);
    goto CPyL115;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    goto CPyL115;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r121);
    goto CPyL115;
CPyL139: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL76;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r124);
    goto CPyL115;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r124);
    goto CPyL115;
CPyL142: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r139);
    goto CPyL115;
CPyL143: ;
    CPy_DECREF(cpy_r_r139);
    goto CPyL81;
CPyL144: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_ai);
    goto CPyL115;
CPyL145: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r118);
    CPyTagged_DECREF(cpy_r_r166);
    goto CPyL112;
CPyL146: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r165);
    CPyTagged_DecRef(cpy_r_r166);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL115;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r165);
    CPyTagged_DecRef(cpy_r_r166);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r174);
    goto CPyL115;
CPyL148: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r165);
    CPyTagged_DecRef(cpy_r_r166);
    CPyTagged_DecRef(cpy_r_r174);
    goto CPyL115;
CPyL149: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r165);
    CPyTagged_DecRef(cpy_r_r166);
    goto CPyL115;
}
        
        PyObject *CPyPy_wayfarers___setup___set_up(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
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
            PyObject *retval = CPyDef_wayfarers___setup___set_up(arg_book, arg_players, arg_settings, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "set_up", 36, CPyStatic_wayfarers___setup___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___setup___forget_turn(PyObject *cpy_r_t) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand = 0;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 74, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed = -2;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 75, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_placed_worker = -2;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 76, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_used_guilds != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_used_guilds);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_used_guilds = 0;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 77, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_journaled = 0;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 78, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 79, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_fresh != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_fresh);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_fresh = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 79, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off = 0;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 80, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off = 0;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 81, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_pigeons != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_pigeons);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_pigeons = 0;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 82, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 83, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 83, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn_row != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn_row);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn_row = -2;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 84, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_arriving != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_arriving);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_arriving = -2;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 85, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
}
        
        PyObject *CPyPy_wayfarers___setup___forget_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:forget_turn", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___setup___forget_turn(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "forget_turn", 72, CPyStatic_wayfarers___setup___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___setup____side(PyObject *cpy_r_wanted, PyObject *cpy_r_chance) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    tuple_T2OO cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    tuple_T2OO cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    cpy_r_r0 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r1 = CPyStatics[4271]; /* 'RANDOM' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_side", 89, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "_side", 89, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r2);
        goto CPyL15;
    }
    cpy_r_r4 = CPyStr_Equal(cpy_r_wanted, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (!cpy_r_r4) goto CPyL8;
    cpy_r_r5 = CPyStatic_wayfarers___names___SIDES;
    if (likely(cpy_r_r5.f0 != NULL)) goto CPyL6;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_side", 89, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r7 = CPyDef_chance___Chance___below(cpy_r_chance, 4);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_side", 89, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    cpy_r_r8 = cpy_r_r7;
    goto CPyL14;
CPyL8: ;
    cpy_r_r9 = CPyStatic_wayfarers___names___SIDES;
    if (likely(cpy_r_r9.f0 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_side", 89, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r11 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r9.f0);
    CPy_INCREF(cpy_r_r9.f1);
    cpy_r_r12 = PyTuple_New(2);
    if (unlikely(cpy_r_r12 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7850 = cpy_r_r9.f0;
    PyTuple_SET_ITEM(cpy_r_r12, 0, __tmp7850);
    PyObject *__tmp7851 = cpy_r_r9.f1;
    PyTuple_SET_ITEM(cpy_r_r12, 1, __tmp7851);
    PyObject *cpy_r_r13[2] = {cpy_r_r12, cpy_r_wanted};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_VectorcallMethod(cpy_r_r11, cpy_r_r14, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_side", 89, CPyStatic_wayfarers___setup___globals);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_side", 89, CPyStatic_wayfarers___setup___globals);
        goto CPyL15;
    }
    cpy_r_r8 = cpy_r_r16;
CPyL14: ;
    return cpy_r_r8;
CPyL15: ;
    cpy_r_r17 = CPY_INT_TAG;
    return cpy_r_r17;
CPyL16: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL15;
}
        
        PyObject *CPyPy_wayfarers___setup____side(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"wanted", "chance", 0};
            static CPyArg_Parser parser = {"OO:_side", kwlist, 0};
            PyObject *obj_wanted;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_wanted, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_wanted;
            if (likely(PyUnicode_Check(obj_wanted)))
                arg_wanted = obj_wanted;
            else {
                CPy_TypeError("str", obj_wanted); 
                goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___setup____side(arg_wanted, arg_chance);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_side", 88, CPyStatic_wayfarers___setup___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___setup____lay_out_cards(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    tuple_T5OOOOO cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_row;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r__;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyPtr cpy_r_r44;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyPtr cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 94, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks = cpy_r_r0;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 94, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 95, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known = cpy_r_r2;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 95, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 96, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 96, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    cpy_r_r6 = CPyStatic_wayfarers___names___ROWS;
    if (likely(cpy_r_r6.f0 != NULL)) goto CPyL9;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 97, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r8 = 0;
    cpy_r_row = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_row);
CPyL10: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)10;
    if (!cpy_r_r9) goto CPyL39;
    cpy_r_row = cpy_r_r8;
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_lay_out_cards", "Table", "book", 98, CPyStatic_wayfarers___setup___globals);
        goto CPyL49;
    }
CPyL12: ;
    cpy_r_r11 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r10)->_rows;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_row);
    CPyTagged_DECREF(cpy_r_row);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 98, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    if (likely(PyRange_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 98, CPyStatic_wayfarers___setup___globals, "range", cpy_r_r12);
        goto CPyL48;
    }
    cpy_r_r14 = PySequence_List(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 98, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_lay_out_cards", "Table", "chance", 99, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r15);
CPyL16: ;
    cpy_r_r16 = CPyDef_chance___Chance___shuffle(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 99, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r17 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_lay_out_cards", "Table", "display", 100, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r17);
CPyL18: ;
    cpy_r_r18 = PyList_New(0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 100, CPyStatic_wayfarers___setup___globals);
        goto CPyL51;
    }
    cpy_r_r19 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_lay_out_cards", "Table", "book", 100, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
CPyL20: ;
    cpy_r_r20 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r19)->_slots;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_lay_out_cards", "Book", "slots", 100, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL21: ;
    cpy_r_r21 = 0;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r__ = cpy_r_r22;
    CPy_DECREF(cpy_r__);
CPyL22: ;
    cpy_r_r23 = cpy_r_r21 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL24;
    cpy_r_r25 = cpy_r_r20 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL25;
CPyL24: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r21, cpy_r_r20);
    if (cpy_r_r27) {
        goto CPyL26;
    } else
        goto CPyL53;
CPyL25: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r21 < (Py_ssize_t)cpy_r_r20;
    if (!cpy_r_r28) goto CPyL53;
CPyL26: ;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r__ = cpy_r_r29;
    CPy_DECREF(cpy_r__);
    cpy_r_r30 = CPyList_PopLast(cpy_r_r14);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 100, CPyStatic_wayfarers___setup___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 100, CPyStatic_wayfarers___setup___globals);
        goto CPyL54;
    }
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r33 = PyList_Append(cpy_r_r18, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 100, CPyStatic_wayfarers___setup___globals);
        goto CPyL54;
    }
    cpy_r_r35 = CPyTagged_Add(cpy_r_r21, 2);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r21 = cpy_r_r35;
    goto CPyL22;
CPyL30: ;
    cpy_r_r36 = PySequence_InPlaceConcat(cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 100, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display = cpy_r_r36;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 100, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r38 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_lay_out_cards", "Table", "decks", 101, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r38);
CPyL33: ;
    cpy_r_r39 = PyList_Append(cpy_r_r38, cpy_r_r14);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 101, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r41 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_lay_out_cards", "Table", "known", 102, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r41);
CPyL35: ;
    cpy_r_r42 = PyList_New(1);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 102, CPyStatic_wayfarers___setup___globals);
        goto CPyL55;
    }
    cpy_r_r43 = CPyStatics[4896]; /* 0 */
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyListObject, ob_item));
    cpy_r_r45 = *(CPyPtr *)cpy_r_r44;
    CPy_INCREF(cpy_r_r43);
    *(PyObject * *)cpy_r_r45 = cpy_r_r43;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r48 = cpy_r_r47 << 1;
    cpy_r_r49 = CPySequence_Multiply(cpy_r_r42, cpy_r_r48);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 102, CPyStatic_wayfarers___setup___globals);
        goto CPyL56;
    }
    cpy_r_r50 = PyList_Append(cpy_r_r41, cpy_r_r49);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 102, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    cpy_r_r52 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r52;
    goto CPyL10;
CPyL39: ;
    cpy_r_r53 = PyList_New(1);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 103, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    cpy_r_r54 = CPyStatics[4896]; /* 0 */
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyListObject, ob_item));
    cpy_r_r56 = *(CPyPtr *)cpy_r_r55;
    CPy_INCREF(cpy_r_r54);
    *(PyObject * *)cpy_r_r56 = cpy_r_r54;
    cpy_r_r57 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_lay_out_cards", "Table", "display", 103, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
CPyL41: ;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r59 = *(int64_t *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r59 << 1;
    cpy_r_r61 = CPySequence_Multiply(cpy_r_r53, cpy_r_r60);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 103, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers = cpy_r_r61;
    cpy_r_r62 = 1;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 103, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    cpy_r_r63 = PyList_New(1);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 104, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    cpy_r_r64 = CPyStatics[4908]; /* -1 */
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyListObject, ob_item));
    cpy_r_r66 = *(CPyPtr *)cpy_r_r65;
    CPy_INCREF(cpy_r_r64);
    *(PyObject * *)cpy_r_r66 = cpy_r_r64;
    cpy_r_r67 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_lay_out_cards", "Table", "display", 104, CPyStatic_wayfarers___setup___globals);
        goto CPyL58;
    }
CPyL45: ;
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyVarObject, ob_size));
    cpy_r_r69 = *(int64_t *)cpy_r_r68;
    cpy_r_r70 = cpy_r_r69 << 1;
    cpy_r_r71 = CPySequence_Multiply(cpy_r_r63, cpy_r_r70);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 104, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence = cpy_r_r71;
    cpy_r_r72 = 1;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 104, CPyStatic_wayfarers___setup___globals);
        goto CPyL48;
    }
    return 1;
CPyL48: ;
    cpy_r_r73 = 2;
    return cpy_r_r73;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_row);
    goto CPyL48;
CPyL50: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL48;
CPyL51: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    goto CPyL48;
CPyL52: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL48;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL30;
CPyL54: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL48;
CPyL55: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r41);
    goto CPyL48;
CPyL56: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL48;
CPyL57: ;
    CPy_DecRef(cpy_r_r53);
    goto CPyL48;
CPyL58: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL48;
}
        
        PyObject *CPyPy_wayfarers___setup____lay_out_cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_lay_out_cards", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___setup____lay_out_cards(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_lay_out_cards", 92, CPyStatic_wayfarers___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___setup____player(PyObject *cpy_r_book, CPyTagged cpy_r_board, CPyTagged cpy_r_order, PyObject *cpy_r_chance) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T3IIO cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    tuple_T3OOO cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r__;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    int32_t cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    cpy_r_r0 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_constants;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_wayfarers___table___Player();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 110, CPyStatic_wayfarers___setup___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_board);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_board != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_board);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_board = cpy_r_board;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 111, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_starts;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_player", "Book", "starts", 112, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
CPyL3: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_order);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 112, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    PyObject *__tmp7852;
    if (unlikely(!(PyTuple_Check(cpy_r_r4) && PyTuple_GET_SIZE(cpy_r_r4) == 3))) {
        __tmp7852 = NULL;
        goto __LL7853;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 0))))
        __tmp7852 = PyTuple_GET_ITEM(cpy_r_r4, 0);
    else {
        __tmp7852 = NULL;
    }
    if (__tmp7852 == NULL) goto __LL7853;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 1))))
        __tmp7852 = PyTuple_GET_ITEM(cpy_r_r4, 1);
    else {
        __tmp7852 = NULL;
    }
    if (__tmp7852 == NULL) goto __LL7853;
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_r4, 2))))
        __tmp7852 = PyTuple_GET_ITEM(cpy_r_r4, 2);
    else {
        __tmp7852 = NULL;
    }
    if (__tmp7852 == NULL) goto __LL7853;
    __tmp7852 = cpy_r_r4;
__LL7853: ;
    if (unlikely(__tmp7852 == NULL)) {
        CPy_TypeError("tuple[int, int, list]", cpy_r_r4); cpy_r_r5 = (tuple_T3IIO) { CPY_INT_TAG, CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp7854 = PyTuple_GET_ITEM(cpy_r_r4, 0);
        CPyTagged __tmp7855;
        if (likely(PyLong_Check(__tmp7854)))
            __tmp7855 = CPyTagged_FromObject(__tmp7854);
        else {
            goto __LL7856;
        }
        cpy_r_r5.f0 = __tmp7855;
        PyObject *__tmp7857 = PyTuple_GET_ITEM(cpy_r_r4, 1);
        CPyTagged __tmp7858;
        if (likely(PyLong_Check(__tmp7857)))
            __tmp7858 = CPyTagged_FromObject(__tmp7857);
        else {
            goto __LL7859;
        }
        cpy_r_r5.f1 = __tmp7858;
        PyObject *__tmp7860 = PyTuple_GET_ITEM(cpy_r_r4, 2);
        CPy_INCREF(__tmp7860);
        PyObject *__tmp7861;
        if (likely(PyList_Check(__tmp7860)))
            __tmp7861 = __tmp7860;
        else {
            CPy_TypeError("list", __tmp7860); 
            __tmp7861 = NULL;
        }
        cpy_r_r5.f2 = __tmp7861;
    }
    goto __LL7862;
__LL7856: ;
    cpy_r_r5 = (tuple_T3IIO) { CPY_INT_TAG, CPY_INT_TAG, NULL };
    goto __LL7862;
__LL7859: ;
    CPyTagged_DECREF(cpy_r_r5.f0);
    cpy_r_r5 = (tuple_T3IIO) { CPY_INT_TAG, CPY_INT_TAG, NULL };
    goto __LL7862;
__LL7862: ;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 112, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r6 = cpy_r_r5.f0;
    cpy_r_r7 = cpy_r_r5.f1;
    cpy_r_r8 = cpy_r_r5.f2;
    cpy_r_r9 = cpy_r_r6;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_silver);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_silver = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 112, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r11 = cpy_r_r7;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_provision);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_provision = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 112, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r13 = cpy_r_r8;
    cpy_r_r14 = CPyList_GetSlice(cpy_r_r13, 0, 9223372036854775806LL);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 113, CPyStatic_wayfarers___setup___globals);
        goto CPyL53;
    }
    if (likely(PyList_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "_player", 113, CPyStatic_wayfarers___setup___globals, "list", cpy_r_r14);
        goto CPyL53;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_guilds != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_guilds);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_guilds = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 113, CPyStatic_wayfarers___setup___globals);
        goto CPyL53;
    }
    cpy_r_r17 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r0, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 114, CPyStatic_wayfarers___setup___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 114, CPyStatic_wayfarers___setup___globals);
        goto CPyL53;
    }
    cpy_r_r20 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r21 = CPyStatics[105]; /* 'sum' */
    cpy_r_r22 = CPyObject_GetAttr(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 114, CPyStatic_wayfarers___setup___globals);
        goto CPyL54;
    }
    PyObject *cpy_r_r23[1] = {cpy_r_r13};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = PyObject_Vectorcall(cpy_r_r22, cpy_r_r24, 1, 0);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 114, CPyStatic_wayfarers___setup___globals);
        goto CPyL54;
    }
    CPy_DECREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 114, CPyStatic_wayfarers___setup___globals);
        goto CPyL55;
    }
    cpy_r_r27 = CPyTagged_Subtract(cpy_r_r19, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r26);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_influence);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_influence = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 114, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r29 = PyList_New(1);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 115, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r30 = CPyStatics[4896]; /* 0 */
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r32 = *(CPyPtr *)cpy_r_r31;
    CPy_INCREF(cpy_r_r30);
    *(PyObject * *)cpy_r_r32 = cpy_r_r30;
    cpy_r_r33 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r33.f0 == NULL)) {
        goto CPyL56;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r34 = 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 115, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r35 = CPySequence_Multiply(cpy_r_r29, 6);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 115, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_workers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_workers);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_workers = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 115, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r37 = CPyStatics[4272]; /* 'yellow_workers' */
    cpy_r_r38 = CPyDict_GetItem(cpy_r_r0, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 116, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 116, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r40 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_workers;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_player", "Player", "workers", 116, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r40);
CPyL25: ;
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r_r42 = CPyList_SetItem(cpy_r_r40, 2, cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 116, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r43 = CPyStatics[4273]; /* 'blue_workers' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r0, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 117, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 117, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r46 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_workers;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_player", "Player", "workers", 117, CPyStatic_wayfarers___setup___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r46);
CPyL29: ;
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_r45);
    cpy_r_r48 = CPyList_SetItem(cpy_r_r46, 4, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 117, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r49 = PyList_New(0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 118, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r50 = CPyStatics[4274]; /* 'dice_rolled' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r0, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 118, CPyStatic_wayfarers___setup___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 118, CPyStatic_wayfarers___setup___globals);
        goto CPyL59;
    }
    cpy_r_r53 = 0;
    CPyTagged_INCREF(cpy_r_r53);
    cpy_r_r54 = CPyTagged_StealAsObject(cpy_r_r53);
    cpy_r__ = cpy_r_r54;
    CPy_DECREF(cpy_r__);
CPyL34: ;
    cpy_r_r55 = cpy_r_r53 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (cpy_r_r56) goto CPyL36;
    cpy_r_r57 = cpy_r_r52 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL37;
CPyL36: ;
    cpy_r_r59 = CPyTagged_IsLt_(cpy_r_r53, cpy_r_r52);
    if (cpy_r_r59) {
        goto CPyL38;
    } else
        goto CPyL60;
CPyL37: ;
    cpy_r_r60 = (Py_ssize_t)cpy_r_r53 < (Py_ssize_t)cpy_r_r52;
    if (!cpy_r_r60) goto CPyL60;
CPyL38: ;
    CPyTagged_INCREF(cpy_r_r53);
    cpy_r_r61 = CPyTagged_StealAsObject(cpy_r_r53);
    cpy_r__ = cpy_r_r61;
    CPy_DECREF(cpy_r__);
    cpy_r_r62 = CPyDef_chance___Chance___die(cpy_r_chance);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 118, CPyStatic_wayfarers___setup___globals);
        goto CPyL61;
    }
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_r62);
    cpy_r_r64 = PyList_Append(cpy_r_r49, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 >= 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 118, CPyStatic_wayfarers___setup___globals);
        goto CPyL61;
    }
    cpy_r_r66 = CPyTagged_Add(cpy_r_r53, 2);
    CPyTagged_DECREF(cpy_r_r53);
    cpy_r_r53 = cpy_r_r66;
    goto CPyL34;
CPyL41: ;
    cpy_r_r67 = CPySequence_Sort(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 118, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_dice != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_dice);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_dice = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 118, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    cpy_r_r69 = CPyStatics[4275]; /* 'dice_reserve' */
    cpy_r_r70 = CPyDict_GetItem(cpy_r_r0, cpy_r_r69);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 119, CPyStatic_wayfarers___setup___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r70)))
        cpy_r_r71 = CPyTagged_FromObject(cpy_r_r70);
    else {
        CPy_TypeError("int", cpy_r_r70); cpy_r_r71 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 119, CPyStatic_wayfarers___setup___globals);
        goto CPyL62;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_reserve != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_reserve);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_reserve = cpy_r_r71;
    cpy_r_r72 = 1;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 119, CPyStatic_wayfarers___setup___globals);
        goto CPyL62;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_marker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_marker);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r1)->_marker = 0;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 120, CPyStatic_wayfarers___setup___globals);
        goto CPyL62;
    }
    cpy_r_r74 = CPyDef_wayfarers___setup___clear_panorama(cpy_r_book, cpy_r_r1);
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 121, CPyStatic_wayfarers___setup___globals);
        goto CPyL62;
    }
    cpy_r_r75 = CPyDef_wayfarers___setup___clear_caravan(cpy_r_book, cpy_r_r1);
    if (unlikely(cpy_r_r75 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 122, CPyStatic_wayfarers___setup___globals);
        goto CPyL62;
    }
    return cpy_r_r1;
CPyL50: ;
    cpy_r_r76 = NULL;
    return cpy_r_r76;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL50;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL50;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    goto CPyL50;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL50;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL50;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r29);
    goto CPyL18;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r39);
    goto CPyL50;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL50;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r49);
    goto CPyL50;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r53);
    goto CPyL41;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL50;
CPyL62: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL50;
}
        
        PyObject *CPyPy_wayfarers___setup____player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "board", "order", "chance", 0};
            static CPyArg_Parser parser = {"OOOO:_player", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_board;
            PyObject *obj_order;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_board, &obj_order, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            CPyTagged arg_board;
            if (likely(PyLong_Check(obj_board)))
                arg_board = CPyTagged_BorrowFromObject(obj_board);
            else {
                CPy_TypeError("int", obj_board); goto fail;
            }
            CPyTagged arg_order;
            if (likely(PyLong_Check(obj_order)))
                arg_order = CPyTagged_BorrowFromObject(obj_order);
            else {
                CPy_TypeError("int", obj_order); goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___setup____player(arg_book, arg_board, arg_order, arg_chance);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_player", 107, CPyStatic_wayfarers___setup___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___setup___clear_panorama(PyObject *cpy_r_book, PyObject *cpy_r_player) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    CPyPtr cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    CPyPtr cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    PyObject *cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    CPyPtr cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyPtr cpy_r_r82;
    CPyPtr cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyPtr cpy_r_r92;
    int64_t cpy_r_r93;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_tag;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    int64_t cpy_r_r103;
    CPyTagged cpy_r_r104;
    CPyTagged cpy_r_r105;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
    tuple_T4IIII cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyPtr cpy_r_r117;
    int64_t cpy_r_r118;
    int64_t cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    int64_t cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    char cpy_r_r143;
    cpy_r_r0 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_city;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "home_city", 128, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(1);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 128, CPyStatic_wayfarers___setup___globals);
        goto CPyL81;
    }
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_r0);
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r4 = *(CPyPtr *)cpy_r_r3;
    *(PyObject * *)cpy_r_r4 = cpy_r_r2;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land = cpy_r_r1;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 128, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r6 = PyList_New(1);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 129, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r7 = CPyStatics[4908]; /* -1 */
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    CPy_INCREF(cpy_r_r7);
    *(PyObject * *)cpy_r_r9 = cpy_r_r7;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land_folk != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land_folk);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land_folk = cpy_r_r6;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 129, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r11 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_harbour;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "home_harbour", 130, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL6: ;
    cpy_r_r12 = PyList_New(1);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 130, CPyStatic_wayfarers___setup___globals);
        goto CPyL82;
    }
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    *(PyObject * *)cpy_r_r15 = cpy_r_r13;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water = cpy_r_r12;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 130, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r17 = PyList_New(1);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 131, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r18 = CPyStatics[4908]; /* -1 */
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    CPy_INCREF(cpy_r_r18);
    *(PyObject * *)cpy_r_r20 = cpy_r_r18;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water_folk != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water_folk);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water_folk = cpy_r_r17;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 131, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r22 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_stars;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "home_stars", 132, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL11: ;
    cpy_r_r23 = PyList_New(1);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 132, CPyStatic_wayfarers___setup___globals);
        goto CPyL83;
    }
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    *(PyObject * *)cpy_r_r26 = cpy_r_r24;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space = cpy_r_r23;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 132, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r28 = PyList_New(1);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 133, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r29 = CPyStatics[4908]; /* -1 */
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    CPy_INCREF(cpy_r_r29);
    *(PyObject * *)cpy_r_r31 = cpy_r_r29;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space_inspiration != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space_inspiration);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space_inspiration = cpy_r_r28;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 133, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r33 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_city;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "home_city", 134, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL16: ;
    cpy_r_r34 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_harbour;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "home_harbour", 134, CPyStatic_wayfarers___setup___globals);
        goto CPyL84;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL17: ;
    cpy_r_r35 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_centre_slots;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "centre_slots", 134, CPyStatic_wayfarers___setup___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r35);
CPyL18: ;
    cpy_r_r36 = PyList_New(2);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 134, CPyStatic_wayfarers___setup___globals);
        goto CPyL86;
    }
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    *(PyObject * *)cpy_r_r40 = cpy_r_r37;
    cpy_r_r41 = cpy_r_r40 + 8;
    *(PyObject * *)cpy_r_r41 = cpy_r_r38;
    cpy_r_r42 = CPyList_Extend(cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 134, CPyStatic_wayfarers___setup___globals);
        goto CPyL87;
    } else
        goto CPyL88;
CPyL20: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots = cpy_r_r36;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 134, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r44 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_centre_slots;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "centre_slots", 135, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r44);
CPyL22: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = PyList_New(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 135, CPyStatic_wayfarers___setup___globals);
        goto CPyL89;
    }
    cpy_r_r48 = 0;
CPyL24: ;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r48 < cpy_r_r50;
    if (!cpy_r_r51) goto CPyL90;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r48 * 8;
    cpy_r_r55 = cpy_r_r53 + cpy_r_r54;
    cpy_r_r56 = *(PyObject * *)cpy_r_r55;
    CPy_INCREF(cpy_r_r56);
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 135, CPyStatic_wayfarers___setup___globals);
        goto CPyL91;
    }
    cpy_r_r58 = CPyTagged_StealAsObject(cpy_r_r57);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r59 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r59);
    CPyList_SetItemUnsafe(cpy_r_r47, cpy_r_r48, cpy_r_r59);
    cpy_r_r60 = cpy_r_r48 + 1;
    cpy_r_r48 = cpy_r_r60;
    goto CPyL24;
CPyL28: ;
    cpy_r_r61 = PyObject_GetIter(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 135, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r62 = PyList_New(2);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 135, CPyStatic_wayfarers___setup___globals);
        goto CPyL92;
    }
    cpy_r_r63 = CPyStatics[4896]; /* 0 */
    cpy_r_r64 = CPyStatics[4966]; /* 1000 */
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r62 + offsetof(PyListObject, ob_item));
    cpy_r_r66 = *(CPyPtr *)cpy_r_r65;
    CPy_INCREF(cpy_r_r63);
    *(PyObject * *)cpy_r_r66 = cpy_r_r63;
    CPy_INCREF(cpy_r_r64);
    cpy_r_r67 = cpy_r_r66 + 8;
    *(PyObject * *)cpy_r_r67 = cpy_r_r64;
    cpy_r_r68 = CPyList_Extend(cpy_r_r62, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 135, CPyStatic_wayfarers___setup___globals);
        goto CPyL93;
    } else
        goto CPyL94;
CPyL31: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_places != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_places);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_places = cpy_r_r62;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 135, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r70 = PyList_New(1);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 136, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r71 = CPyStatics[4896]; /* 0 */
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    CPy_INCREF(cpy_r_r71);
    *(PyObject * *)cpy_r_r73 = cpy_r_r71;
    cpy_r_r74 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Player", "slots", 136, CPyStatic_wayfarers___setup___globals);
        goto CPyL95;
    }
CPyL34: ;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r76 << 1;
    cpy_r_r78 = CPySequence_Multiply(cpy_r_r70, cpy_r_r77);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 136, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice = cpy_r_r78;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 136, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r80 = PyList_New(1);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 137, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r81 = CPyStatics[4896]; /* 0 */
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyListObject, ob_item));
    cpy_r_r83 = *(CPyPtr *)cpy_r_r82;
    CPy_INCREF(cpy_r_r81);
    *(PyObject * *)cpy_r_r83 = cpy_r_r81;
    cpy_r_r84 = CPyStatic_wayfarers___names___KEPT_COUNTS;
    if (unlikely(cpy_r_r84 == NULL)) {
        goto CPyL96;
    } else
        goto CPyL40;
CPyL38: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KEPT_COUNTS\" was not set");
    cpy_r_r85 = 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 137, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    CPy_Unreachable();
CPyL40: ;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyVarObject, ob_size));
    cpy_r_r87 = *(int64_t *)cpy_r_r86;
    cpy_r_r88 = cpy_r_r87 << 1;
    cpy_r_r89 = CPySequence_Multiply(cpy_r_r80, cpy_r_r88);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 137, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts = cpy_r_r89;
    cpy_r_r90 = 1;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 137, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r91 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_centre_tags;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "centre_tags", 138, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r91);
CPyL43: ;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r91 + offsetof(PyVarObject, ob_size));
    cpy_r_r93 = *(int64_t *)cpy_r_r92;
    cpy_r_r94 = 0;
CPyL44: ;
    cpy_r_r95 = cpy_r_r94 < cpy_r_r93;
    if (!cpy_r_r95) goto CPyL97;
    cpy_r_r96 = CPySequenceTuple_GetItemUnsafe(cpy_r_r91, cpy_r_r94);
    if (likely(PyLong_Check(cpy_r_r96)))
        cpy_r_r97 = CPyTagged_FromObject(cpy_r_r96);
    else {
        CPy_TypeError("int", cpy_r_r96); cpy_r_r97 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 138, CPyStatic_wayfarers___setup___globals);
        goto CPyL98;
    }
    cpy_r_tag = cpy_r_r97;
    cpy_r_r98 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Player", "counts", 139, CPyStatic_wayfarers___setup___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r98);
CPyL47: ;
    cpy_r_r99 = CPyList_GetItem(cpy_r_r98, cpy_r_tag);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 139, CPyStatic_wayfarers___setup___globals);
        goto CPyL100;
    }
    cpy_r_r100 = CPyStatics[4897]; /* 1 */
    cpy_r_r101 = PyNumber_InPlaceAdd(cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 139, CPyStatic_wayfarers___setup___globals);
        goto CPyL100;
    }
    cpy_r_r102 = CPyList_SetItem(cpy_r_r98, cpy_r_tag, cpy_r_r101);
    CPy_DECREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_tag);
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 139, CPyStatic_wayfarers___setup___globals);
        goto CPyL98;
    }
    cpy_r_r103 = cpy_r_r94 + 1;
    cpy_r_r94 = cpy_r_r103;
    goto CPyL44;
CPyL51: ;
    cpy_r_r104 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_city;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "home_city", 140, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r104);
CPyL52: ;
    cpy_r_r105 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_harbour;
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "home_harbour", 140, CPyStatic_wayfarers___setup___globals);
        goto CPyL101;
    }
    CPyTagged_INCREF(cpy_r_r105);
CPyL53: ;
    cpy_r_r106 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_stars;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "home_stars", 140, CPyStatic_wayfarers___setup___globals);
        goto CPyL102;
    }
    CPyTagged_INCREF(cpy_r_r106);
CPyL54: ;
    cpy_r_r107 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_townsfolk;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Book", "home_townsfolk", 140, CPyStatic_wayfarers___setup___globals);
        goto CPyL103;
    }
    CPyTagged_INCREF(cpy_r_r107);
CPyL55: ;
    cpy_r_r108.f0 = cpy_r_r104;
    cpy_r_r108.f1 = cpy_r_r105;
    cpy_r_r108.f2 = cpy_r_r106;
    cpy_r_r108.f3 = cpy_r_r107;
    cpy_r_r109 = PyTuple_New(4);
    if (unlikely(cpy_r_r109 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7863 = CPyTagged_StealAsObject(cpy_r_r108.f0);
    PyTuple_SET_ITEM(cpy_r_r109, 0, __tmp7863);
    PyObject *__tmp7864 = CPyTagged_StealAsObject(cpy_r_r108.f1);
    PyTuple_SET_ITEM(cpy_r_r109, 1, __tmp7864);
    PyObject *__tmp7865 = CPyTagged_StealAsObject(cpy_r_r108.f2);
    PyTuple_SET_ITEM(cpy_r_r109, 2, __tmp7865);
    PyObject *__tmp7866 = CPyTagged_StealAsObject(cpy_r_r108.f3);
    PyTuple_SET_ITEM(cpy_r_r109, 3, __tmp7866);
    cpy_r_r110 = PyObject_GetIter(cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 140, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
CPyL56: ;
    cpy_r_r111 = PyIter_Next(cpy_r_r110);
    if (cpy_r_r111 == NULL) goto CPyL104;
    if (likely(PyLong_Check(cpy_r_r111)))
        cpy_r_r112 = CPyTagged_FromObject(cpy_r_r111);
    else {
        CPy_TypeError("int", cpy_r_r111); cpy_r_r112 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 140, CPyStatic_wayfarers___setup___globals);
        goto CPyL105;
    }
    cpy_r_r113 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r114 = CPyList_GetItemBorrow(cpy_r_r113, cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 141, CPyStatic_wayfarers___setup___globals);
        goto CPyL106;
    }
    if (likely(Py_TYPE(cpy_r_r114) == CPyType_wayfarers___printed___Card))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 141, CPyStatic_wayfarers___setup___globals, "serai.games.wayfarers.printed.Card", cpy_r_r114);
        goto CPyL106;
    }
    cpy_r_r116 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r115)->_tags;
    CPy_INCREF(cpy_r_r116);
    cpy_r_r117 = (CPyPtr)((CPyPtr)cpy_r_r116 + offsetof(PyVarObject, ob_size));
    cpy_r_r118 = *(int64_t *)cpy_r_r117;
    cpy_r_r119 = 0;
CPyL61: ;
    cpy_r_r120 = cpy_r_r119 < cpy_r_r118;
    if (!cpy_r_r120) goto CPyL107;
    cpy_r_r121 = CPySequenceTuple_GetItemUnsafe(cpy_r_r116, cpy_r_r119);
    if (likely(PyLong_Check(cpy_r_r121)))
        cpy_r_r122 = CPyTagged_FromObject(cpy_r_r121);
    else {
        CPy_TypeError("int", cpy_r_r121); cpy_r_r122 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 141, CPyStatic_wayfarers___setup___globals);
        goto CPyL108;
    }
    cpy_r_tag = cpy_r_r122;
    cpy_r_r123 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Player", "counts", 142, CPyStatic_wayfarers___setup___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r123);
CPyL64: ;
    cpy_r_r124 = CPyList_GetItem(cpy_r_r123, cpy_r_tag);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 142, CPyStatic_wayfarers___setup___globals);
        goto CPyL110;
    }
    cpy_r_r125 = CPyStatics[4897]; /* 1 */
    cpy_r_r126 = PyNumber_InPlaceAdd(cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 142, CPyStatic_wayfarers___setup___globals);
        goto CPyL110;
    }
    cpy_r_r127 = CPyList_SetItem(cpy_r_r123, cpy_r_tag, cpy_r_r126);
    CPy_DECREF(cpy_r_r123);
    CPyTagged_DECREF(cpy_r_tag);
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 142, CPyStatic_wayfarers___setup___globals);
        goto CPyL108;
    }
    cpy_r_r128 = cpy_r_r119 + 1;
    cpy_r_r119 = cpy_r_r128;
    goto CPyL61;
CPyL68: ;
    cpy_r_r129 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_panorama", "Player", "counts", 143, CPyStatic_wayfarers___setup___globals);
        goto CPyL106;
    }
    CPy_INCREF(cpy_r_r129);
CPyL69: ;
    cpy_r_r130 = CPyStatic_wayfarers___names___FIRST_CARD_COUNT;
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        goto CPyL111;
    } else
        goto CPyL72;
CPyL70: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIRST_CARD_COUNT\" was not set");
    cpy_r_r131 = 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 143, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r132 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r133 = CPyList_GetItemBorrow(cpy_r_r132, cpy_r_r112);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 143, CPyStatic_wayfarers___setup___globals);
        goto CPyL112;
    }
    if (likely(Py_TYPE(cpy_r_r133) == CPyType_wayfarers___printed___Card))
        cpy_r_r134 = cpy_r_r133;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 143, CPyStatic_wayfarers___setup___globals, "serai.games.wayfarers.printed.Card", cpy_r_r133);
        goto CPyL112;
    }
    cpy_r_r135 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r134)->_row;
    cpy_r_r136 = CPyTagged_Add(cpy_r_r130, cpy_r_r135);
    CPyTagged_DECREF(cpy_r_r112);
    cpy_r_r137 = CPyList_GetItem(cpy_r_r129, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 143, CPyStatic_wayfarers___setup___globals);
        goto CPyL113;
    }
    cpy_r_r138 = CPyStatics[4897]; /* 1 */
    cpy_r_r139 = PyNumber_InPlaceAdd(cpy_r_r137, cpy_r_r138);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 143, CPyStatic_wayfarers___setup___globals);
        goto CPyL113;
    }
    cpy_r_r140 = CPyList_SetItem(cpy_r_r129, cpy_r_r136, cpy_r_r139);
    CPy_DECREF(cpy_r_r129);
    CPyTagged_DECREF(cpy_r_r136);
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 143, CPyStatic_wayfarers___setup___globals);
        goto CPyL105;
    } else
        goto CPyL56;
CPyL77: ;
    cpy_r_r141 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 140, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    cpy_r_r142 = CPyDef_wayfarers___setup___make_ready(cpy_r_player);
    if (unlikely(cpy_r_r142 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 144, CPyStatic_wayfarers___setup___globals);
        goto CPyL80;
    }
    return 1;
CPyL80: ;
    cpy_r_r143 = 2;
    return cpy_r_r143;
CPyL81: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL80;
CPyL82: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL80;
CPyL83: ;
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL80;
CPyL84: ;
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL80;
CPyL85: ;
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL80;
CPyL86: ;
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL80;
CPyL87: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL80;
CPyL88: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL20;
CPyL89: ;
    CPy_DecRef(cpy_r_r44);
    goto CPyL80;
CPyL90: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL28;
CPyL91: ;
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r47);
    goto CPyL80;
CPyL92: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL80;
CPyL93: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL80;
CPyL94: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL31;
CPyL95: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL80;
CPyL96: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL38;
CPyL97: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL51;
CPyL98: ;
    CPy_DecRef(cpy_r_r91);
    goto CPyL80;
CPyL99: ;
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_tag);
    goto CPyL80;
CPyL100: ;
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_tag);
    CPy_DecRef(cpy_r_r98);
    goto CPyL80;
CPyL101: ;
    CPyTagged_DecRef(cpy_r_r104);
    goto CPyL80;
CPyL102: ;
    CPyTagged_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r105);
    goto CPyL80;
CPyL103: ;
    CPyTagged_DecRef(cpy_r_r104);
    CPyTagged_DecRef(cpy_r_r105);
    CPyTagged_DecRef(cpy_r_r106);
    goto CPyL80;
CPyL104: ;
    CPy_DECREF(cpy_r_r110);
    goto CPyL77;
CPyL105: ;
    CPy_DecRef(cpy_r_r110);
    goto CPyL80;
CPyL106: ;
    CPy_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r112);
    goto CPyL80;
CPyL107: ;
    CPy_DECREF(cpy_r_r116);
    goto CPyL68;
CPyL108: ;
    CPy_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r116);
    goto CPyL80;
CPyL109: ;
    CPyTagged_DecRef(cpy_r_tag);
    CPy_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r116);
    goto CPyL80;
CPyL110: ;
    CPyTagged_DecRef(cpy_r_tag);
    CPy_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r123);
    goto CPyL80;
CPyL111: ;
    CPy_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r129);
    goto CPyL70;
CPyL112: ;
    CPy_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r129);
    goto CPyL80;
CPyL113: ;
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r129);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL80;
}
        
        PyObject *CPyPy_wayfarers___setup___clear_panorama(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "player", 0};
            static CPyArg_Parser parser = {"OO:clear_panorama", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_player)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___setup___clear_panorama(arg_book, arg_player);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_panorama", 126, CPyStatic_wayfarers___setup___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___setup___make_ready(PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    cpy_r_r0 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "make_ready", "Player", "land", 149, CPyStatic_wayfarers___setup___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_land != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_land);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_land = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "make_ready", 149, CPyStatic_wayfarers___setup___globals);
        goto CPyL7;
    }
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "make_ready", "Player", "water", 150, CPyStatic_wayfarers___setup___globals);
        goto CPyL7;
    }
CPyL3: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_water != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_water);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_water = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "make_ready", 150, CPyStatic_wayfarers___setup___globals);
        goto CPyL7;
    }
    cpy_r_r10 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "make_ready", "Player", "slots", 151, CPyStatic_wayfarers___setup___globals);
        goto CPyL7;
    }
CPyL5: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r12 << 1;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "make_ready", 151, CPyStatic_wayfarers___setup___globals);
        goto CPyL7;
    }
    return 1;
CPyL7: ;
    cpy_r_r15 = 2;
    return cpy_r_r15;
}
        
        PyObject *CPyPy_wayfarers___setup___make_ready(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"player", 0};
            static CPyArg_Parser parser = {"O:make_ready", kwlist, 0};
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_player)) {
                return NULL;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___setup___make_ready(arg_player);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "make_ready", 147, CPyStatic_wayfarers___setup___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___setup___clear_caravan(PyObject *cpy_r_book, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    tuple_T4CIOO cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyPtr cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    CPyPtr cpy_r_r57;
    CPyTagged cpy_r_r58;
    char cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyPtr cpy_r_r74;
    CPyPtr cpy_r_r75;
    CPyTagged cpy_r_r76;
    char cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 156, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_tiles);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_tiles = cpy_r_r0;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 156, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r2 = CPyStatic_wayfarers___names___CORNERS;
    if (likely(cpy_r_r2 != CPY_INT_TAG)) goto CPyL5;
    PyErr_SetString(PyExc_NameError, "value for final name \"CORNERS\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 157, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL5: ;
    CPyTagged_INCREF(cpy_r_r2);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_cells != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_cells);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_cells = cpy_r_r2;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 157, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r5 = PyList_New(1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 158, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r6 = 1 ? Py_True : Py_False;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    CPy_INCREF(cpy_r_r6);
    *(PyObject * *)cpy_r_r8 = cpy_r_r6;
    cpy_r_r9 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_fits;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_caravan", "Book", "fits", 158, CPyStatic_wayfarers___setup___globals);
        goto CPyL58;
    }
CPyL8: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = CPySequence_Multiply(cpy_r_r5, cpy_r_r12);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 158, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_room != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_room);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_room = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 158, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r15 = PyList_New(1);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 159, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r16 = CPyStatics[4896]; /* 0 */
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    CPy_INCREF(cpy_r_r16);
    *(PyObject * *)cpy_r_r18 = cpy_r_r16;
    cpy_r_r19 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        goto CPyL59;
    } else
        goto CPyL14;
CPyL12: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 159, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r21 = CPyTagged_Add(cpy_r_r19, 2);
    cpy_r_r22 = CPySequence_Multiply(cpy_r_r15, cpy_r_r21);
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 159, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 159, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r24 = CPyStatic_wayfarers___names___PRINTED_ASSETS;
    if (likely(cpy_r_r24 != NULL)) goto CPyL19;
    PyErr_SetString(PyExc_NameError, "value for final name \"PRINTED_ASSETS\" was not set");
    cpy_r_r25 = 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 160, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r26 = 0;
    cpy_r_r27 = PyDict_Size(cpy_r_r24);
    cpy_r_r28 = CPyDict_GetItemsIter(cpy_r_r24);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 160, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
CPyL20: ;
    cpy_r_r29 = CPyDict_NextItem(cpy_r_r28, cpy_r_r26);
    cpy_r_r30 = cpy_r_r29.f1;
    cpy_r_r26 = cpy_r_r30;
    cpy_r_r31 = cpy_r_r29.f0;
    if (!cpy_r_r31) goto CPyL60;
    cpy_r_r32 = cpy_r_r29.f2;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33 = cpy_r_r29.f3;
    CPy_INCREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r29.f2);
    CPy_DECREF(cpy_r_r29.f3);
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 160, CPyStatic_wayfarers___setup___globals);
        goto CPyL61;
    }
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r35 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 160, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r33);
        goto CPyL62;
    }
    cpy_r_r36 = CPyStatic_wayfarers___names___ONE_ASSET;
    if (unlikely(cpy_r_r36 == NULL)) {
        goto CPyL63;
    } else
        goto CPyL26;
CPyL24: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ONE_ASSET\" was not set");
    cpy_r_r37 = 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 161, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r38 = CPyDict_GetItem(cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 161, CPyStatic_wayfarers___setup___globals);
        goto CPyL64;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 161, CPyStatic_wayfarers___setup___globals);
        goto CPyL64;
    }
    cpy_r_r40 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "clear_caravan", "Player", "assets", 161, CPyStatic_wayfarers___setup___globals);
        goto CPyL65;
    }
    CPy_INCREF(cpy_r_r40);
CPyL29: ;
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r_r42 = CPyList_SetItem(cpy_r_r40, cpy_r_r34, cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 161, CPyStatic_wayfarers___setup___globals);
        goto CPyL66;
    }
    cpy_r_r43 = CPyDict_CheckSize(cpy_r_r24, cpy_r_r27);
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 160, CPyStatic_wayfarers___setup___globals);
        goto CPyL66;
    } else
        goto CPyL20;
CPyL31: ;
    cpy_r_r44 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 160, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r45 = PyList_New(1);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 162, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r46 = 0 ? Py_True : Py_False;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyListObject, ob_item));
    cpy_r_r48 = *(CPyPtr *)cpy_r_r47;
    CPy_INCREF(cpy_r_r46);
    *(PyObject * *)cpy_r_r48 = cpy_r_r46;
    cpy_r_r49 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        goto CPyL67;
    } else
        goto CPyL36;
CPyL34: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 162, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r51 = CPyTagged_Add(cpy_r_r49, 2);
    cpy_r_r52 = CPySequence_Multiply(cpy_r_r45, cpy_r_r51);
    CPy_DECREF(cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 162, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus = cpy_r_r52;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 162, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r54 = PyList_New(1);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 163, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r55 = 0 ? Py_True : Py_False;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyListObject, ob_item));
    cpy_r_r57 = *(CPyPtr *)cpy_r_r56;
    CPy_INCREF(cpy_r_r55);
    *(PyObject * *)cpy_r_r57 = cpy_r_r55;
    cpy_r_r58 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        goto CPyL68;
    } else
        goto CPyL42;
CPyL40: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r59 = 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 163, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r60 = CPyTagged_Add(cpy_r_r58, 2);
    cpy_r_r61 = CPySequence_Multiply(cpy_r_r54, cpy_r_r60);
    CPy_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 163, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus = cpy_r_r61;
    cpy_r_r62 = 1;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 163, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r63 = PyList_New(1);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 164, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r64 = CPyStatics[4896]; /* 0 */
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyListObject, ob_item));
    cpy_r_r66 = *(CPyPtr *)cpy_r_r65;
    CPy_INCREF(cpy_r_r64);
    *(PyObject * *)cpy_r_r66 = cpy_r_r64;
    cpy_r_r67 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        goto CPyL69;
    } else
        goto CPyL48;
CPyL46: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r68 = 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 164, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL48: ;
    cpy_r_r69 = CPyTagged_Add(cpy_r_r67, 2);
    cpy_r_r70 = CPySequence_Multiply(cpy_r_r63, cpy_r_r69);
    CPy_DECREF(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 164, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver_discount != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver_discount);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver_discount = cpy_r_r70;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 164, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r72 = PyList_New(1);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 165, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    cpy_r_r73 = CPyStatics[4896]; /* 0 */
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r72 + offsetof(PyListObject, ob_item));
    cpy_r_r75 = *(CPyPtr *)cpy_r_r74;
    CPy_INCREF(cpy_r_r73);
    *(PyObject * *)cpy_r_r75 = cpy_r_r73;
    cpy_r_r76 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        goto CPyL70;
    } else
        goto CPyL54;
CPyL52: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r77 = 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 165, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r78 = CPyTagged_Add(cpy_r_r76, 2);
    cpy_r_r79 = CPySequence_Multiply(cpy_r_r72, cpy_r_r78);
    CPy_DECREF(cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 165, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision_discount != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision_discount);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision_discount = cpy_r_r79;
    cpy_r_r80 = 1;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 165, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    return 1;
CPyL57: ;
    cpy_r_r81 = 2;
    return cpy_r_r81;
CPyL58: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL57;
CPyL59: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL12;
CPyL60: ;
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r29.f2);
    CPy_DECREF(cpy_r_r29.f3);
    goto CPyL31;
CPyL61: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r33);
    goto CPyL57;
CPyL62: ;
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL57;
CPyL63: ;
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL24;
CPyL64: ;
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL57;
CPyL65: ;
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r39);
    goto CPyL57;
CPyL66: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL57;
CPyL67: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL34;
CPyL68: ;
    CPy_DecRef(cpy_r_r54);
    goto CPyL40;
CPyL69: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL46;
CPyL70: ;
    CPy_DecRef(cpy_r_r72);
    goto CPyL52;
}
        
        PyObject *CPyPy_wayfarers___setup___clear_caravan(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "player", 0};
            static CPyArg_Parser parser = {"OO:clear_caravan", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_player)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___setup___clear_caravan(arg_book, arg_player);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "clear_caravan", 154, CPyStatic_wayfarers___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___setup____automa(PyObject *cpy_r_book, CPyTagged cpy_r_board, PyObject *cpy_r_chance) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    CPyPtr cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    tuple_T3OOO cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject **cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    cpy_r_r0 = CPyDef_wayfarers___table___Automa();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 170, CPyStatic_wayfarers___setup___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_board);
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_board != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_board);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_board = cpy_r_board;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 171, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r2 = PyList_New(1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 172, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r3 = CPyStatics[4896]; /* 0 */
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r5 = *(CPyPtr *)cpy_r_r4;
    CPy_INCREF(cpy_r_r3);
    *(PyObject * *)cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r6.f0 == NULL)) {
        goto CPyL51;
    } else
        goto CPyL6;
CPyL4: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 172, CPyStatic_wayfarers___setup___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r8 = CPySequence_Multiply(cpy_r_r2, 6);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 172, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_guilds != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_guilds);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_guilds = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 172, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r10 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_constants;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = CPyStatics[4276]; /* 'ai_yellow_influence' */
    cpy_r_r12 = CPyDict_GetItem(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 173, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 173, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r14 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_automa", "Automa", "guilds", 173, CPyStatic_wayfarers___setup___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r14);
CPyL11: ;
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r16 = CPyList_SetItem(cpy_r_r14, 2, cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 173, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r17 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_constants;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPyStatics[4277]; /* 'ai_blue_influence' */
    cpy_r_r19 = CPyDict_GetItem(cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 174, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 174, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r21 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_automa", "Automa", "guilds", 174, CPyStatic_wayfarers___setup___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r21);
CPyL15: ;
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r_r23 = CPyList_SetItem(cpy_r_r21, 4, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 174, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r24 = PyList_New(1);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 175, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r25 = CPyStatics[4896]; /* 0 */
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    CPy_INCREF(cpy_r_r25);
    *(PyObject * *)cpy_r_r27 = cpy_r_r25;
    cpy_r_r28 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r28.f0 == NULL)) {
        goto CPyL54;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 175, CPyStatic_wayfarers___setup___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r30 = CPySequence_Multiply(cpy_r_r24, 6);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 175, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_workers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_workers);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_workers = cpy_r_r30;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 175, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r32 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_constants;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33 = CPyStatics[4272]; /* 'yellow_workers' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 176, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 176, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r36 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_workers;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_automa", "Automa", "workers", 176, CPyStatic_wayfarers___setup___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r36);
CPyL25: ;
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r35);
    cpy_r_r38 = CPyList_SetItem(cpy_r_r36, 2, cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 176, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r39 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_constants;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = CPyStatics[4273]; /* 'blue_workers' */
    cpy_r_r41 = CPyDict_GetItem(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 177, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 177, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r43 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_workers;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_automa", "Automa", "workers", 177, CPyStatic_wayfarers___setup___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r43);
CPyL29: ;
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r42);
    cpy_r_r45 = CPyList_SetItem(cpy_r_r43, 4, cpy_r_r44);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 177, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_marker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_marker);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_marker = 0;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 178, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_resource != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_resource);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_resource = 0;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 179, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_comets != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_comets);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_comets = 0;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 180, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r49 = PyList_New(0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 181, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_cards != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_cards);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_cards = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 181, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r51 = PyList_New(0);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 182, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_tiles);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_tiles = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 182, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_path != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_path);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_path = 0;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 183, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r54 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_schemes;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_automa", "Book", "schemes", 184, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
CPyL39: ;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r56 << 1;
    cpy_r_r58 = (PyObject *)&PyRange_Type;
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r57);
    PyObject *cpy_r_r60[1] = {cpy_r_r59};
    cpy_r_r61 = (PyObject **)&cpy_r_r60;
    cpy_r_r62 = PyObject_Vectorcall(cpy_r_r58, cpy_r_r61, 1, 0);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 184, CPyStatic_wayfarers___setup___globals);
        goto CPyL57;
    }
    CPy_DECREF(cpy_r_r59);
    if (likely(PyRange_Check(cpy_r_r62)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "_automa", 184, CPyStatic_wayfarers___setup___globals, "range", cpy_r_r62);
        goto CPyL50;
    }
    cpy_r_r64 = PySequence_List(cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 184, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_scheme_pile != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_scheme_pile);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_scheme_pile = cpy_r_r64;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 184, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r66 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_scheme_pile;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/setup.py", "_automa", "Automa", "scheme_pile", 185, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r66);
CPyL44: ;
    cpy_r_r67 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 185, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    cpy_r_r68 = PyList_New(0);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 186, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_schemes != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_schemes);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_schemes = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 186, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_owed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_owed);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_owed = 0;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 187, CPyStatic_wayfarers___setup___globals);
        goto CPyL50;
    }
    return cpy_r_r0;
CPyL49: ;
    cpy_r_r71 = NULL;
    return cpy_r_r71;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL49;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL4;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL49;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL49;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    goto CPyL18;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL49;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r42);
    goto CPyL49;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    goto CPyL49;
}
        
        PyObject *CPyPy_wayfarers___setup____automa(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "board", "chance", 0};
            static CPyArg_Parser parser = {"OOO:_automa", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_board;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_board, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            CPyTagged arg_board;
            if (likely(PyLong_Check(obj_board)))
                arg_board = CPyTagged_BorrowFromObject(obj_board);
            else {
                CPy_TypeError("int", obj_board); goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___setup____automa(arg_book, arg_board, arg_chance);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "_automa", 168, CPyStatic_wayfarers___setup___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___setup_____top_level__(void) {
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
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    tuple_T3OOO cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    int64_t cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    tuple_T2OO cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    CPyPtr cpy_r_r149;
    CPyPtr cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    tuple_T3OOO cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject **cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    int64_t cpy_r_r167;
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
    tuple_T5OOOOO cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    tuple_T1O cpy_r_r183;
    char cpy_r_r184;
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
    int32_t cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    int32_t cpy_r_r201;
    char cpy_r_r202;
    char cpy_r_r203;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 1, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 1, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 3, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5180]; /* ('Mapping',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 5, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___book;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___book;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3637]; /* 'serai.games.wayfarers.book' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 7, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___book;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___book;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___book__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 7, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 7, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3637]; /* 'serai.games.wayfarers.book' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 7, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r36 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 7, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    } else
        goto CPyL89;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 8, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 8, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 8, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 8, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5641]; /* ('BLUE', 'BLUE_WORKER', 'COLUMNS', 'CORNERS', 'FIRST_CARD_COUNT', 'GUILDS', 'KEPT_COUNTS', 'ONE_ASSET', 'PRINTED_ASSETS', 'ROWS', 'SECTIONS', 'SIDES', 'WORKERS', 'YELLOW', 'YELLOW_WORKER') */
    cpy_r_r58 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 8, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    } else
        goto CPyL90;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 25, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 25, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 25, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 25, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5642]; /* ('NO_CARD', 'NOBODY', 'WATER_PLACE', 'Automa', 'Player', 'Table') */
    cpy_r_r80 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 25, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    } else
        goto CPyL91;
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
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 26, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 26, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 26, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 26, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r102 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 26, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    } else
        goto CPyL92;
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
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 27, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
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
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 27, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 27, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 27, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5284]; /* ('SOLO', 'Setting') */
    cpy_r_r124 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 27, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    } else
        goto CPyL93;
CPyL46: ;
    cpy_r_r126 = CPyStatics[177]; /* 'random' */
    cpy_r_r127 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r128 = CPyStatics[4271]; /* 'RANDOM' */
    cpy_r_r129 = CPyDict_SetItem(cpy_r_r127, cpy_r_r128, cpy_r_r126);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 29, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r131 = CPyStatic_wayfarers___names___SECTIONS;
    if (likely(cpy_r_r131.f0 != NULL)) goto CPyL50;
    PyErr_SetString(PyExc_NameError, "value for final name \"SECTIONS\" was not set");
    cpy_r_r132 = 0;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL50: ;
    cpy_r_r133 = cpy_r_r131.f0;
    CPy_INCREF(cpy_r_r133);
    cpy_r_r134 = cpy_r_r131.f1;
    CPy_INCREF(cpy_r_r134);
    cpy_r_r135 = cpy_r_r131.f2;
    CPy_INCREF(cpy_r_r135);
    cpy_r_r136 = PyTuple_Pack(3, cpy_r_r133, cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r134);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r137 = PyList_New(3);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL94;
    }
    cpy_r_r138 = 0;
    goto CPyL54;
CPyL53: ;
    cpy_r_r139 = cpy_r_r138 < 3;
    if (!cpy_r_r139) goto CPyL95;
CPyL54: ;
    cpy_r_r140 = CPySequenceTuple_GetItemUnsafe(cpy_r_r136, cpy_r_r138);
    if (likely(PyUnicode_Check(cpy_r_r140)))
        cpy_r_r141 = cpy_r_r140;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r140);
        goto CPyL96;
    }
    cpy_r_r142 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r143 = CPyStatics[4271]; /* 'RANDOM' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL97;
    }
    if (likely(PyUnicode_Check(cpy_r_r144)))
        cpy_r_r145 = cpy_r_r144;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r144);
        goto CPyL97;
    }
    cpy_r_r146 = CPyStatic_wayfarers___names___SIDES;
    if (unlikely(cpy_r_r146.f0 == NULL)) {
        goto CPyL98;
    } else
        goto CPyL60;
CPyL58: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r147 = 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r148 = PyList_New(1);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL99;
    }
    cpy_r_r149 = (CPyPtr)((CPyPtr)cpy_r_r148 + offsetof(PyListObject, ob_item));
    cpy_r_r150 = *(CPyPtr *)cpy_r_r149;
    *(PyObject * *)cpy_r_r150 = cpy_r_r145;
    CPy_INCREF(cpy_r_r146.f0);
    CPy_INCREF(cpy_r_r146.f1);
    cpy_r_r151 = PyTuple_New(2);
    if (unlikely(cpy_r_r151 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7867 = cpy_r_r146.f0;
    PyTuple_SET_ITEM(cpy_r_r151, 0, __tmp7867);
    PyObject *__tmp7868 = cpy_r_r146.f1;
    PyTuple_SET_ITEM(cpy_r_r151, 1, __tmp7868);
    cpy_r_r152 = CPyList_Extend(cpy_r_r148, cpy_r_r151);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL100;
    } else
        goto CPyL101;
CPyL62: ;
    cpy_r_r153 = PyList_AsTuple(cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL97;
    }
    PyObject *__tmp7869;
    if (unlikely(!(PyTuple_Check(cpy_r_r153) && PyTuple_GET_SIZE(cpy_r_r153) == 3))) {
        __tmp7869 = NULL;
        goto __LL7870;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r153, 0))))
        __tmp7869 = PyTuple_GET_ITEM(cpy_r_r153, 0);
    else {
        __tmp7869 = NULL;
    }
    if (__tmp7869 == NULL) goto __LL7870;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r153, 1))))
        __tmp7869 = PyTuple_GET_ITEM(cpy_r_r153, 1);
    else {
        __tmp7869 = NULL;
    }
    if (__tmp7869 == NULL) goto __LL7870;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r153, 2))))
        __tmp7869 = PyTuple_GET_ITEM(cpy_r_r153, 2);
    else {
        __tmp7869 = NULL;
    }
    if (__tmp7869 == NULL) goto __LL7870;
    __tmp7869 = cpy_r_r153;
__LL7870: ;
    if (unlikely(__tmp7869 == NULL)) {
        CPy_TypeError("tuple[str, str, str]", cpy_r_r153); cpy_r_r154 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp7871 = PyTuple_GET_ITEM(cpy_r_r153, 0);
        CPy_INCREF(__tmp7871);
        PyObject *__tmp7872;
        if (likely(PyUnicode_Check(__tmp7871)))
            __tmp7872 = __tmp7871;
        else {
            CPy_TypeError("str", __tmp7871); 
            __tmp7872 = NULL;
        }
        cpy_r_r154.f0 = __tmp7872;
        PyObject *__tmp7873 = PyTuple_GET_ITEM(cpy_r_r153, 1);
        CPy_INCREF(__tmp7873);
        PyObject *__tmp7874;
        if (likely(PyUnicode_Check(__tmp7873)))
            __tmp7874 = __tmp7873;
        else {
            CPy_TypeError("str", __tmp7873); 
            __tmp7874 = NULL;
        }
        cpy_r_r154.f1 = __tmp7874;
        PyObject *__tmp7875 = PyTuple_GET_ITEM(cpy_r_r153, 2);
        CPy_INCREF(__tmp7875);
        PyObject *__tmp7876;
        if (likely(PyUnicode_Check(__tmp7875)))
            __tmp7876 = __tmp7875;
        else {
            CPy_TypeError("str", __tmp7875); 
            __tmp7876 = NULL;
        }
        cpy_r_r154.f2 = __tmp7876;
    }
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r154.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL97;
    }
    cpy_r_r155 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r156 = CPyStatics[4271]; /* 'RANDOM' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL102;
    }
    if (likely(PyUnicode_Check(cpy_r_r157)))
        cpy_r_r158 = cpy_r_r157;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r157);
        goto CPyL102;
    }
    cpy_r_r159 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r160 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL103;
    }
    cpy_r_r162 = PyTuple_New(3);
    if (unlikely(cpy_r_r162 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7877 = cpy_r_r154.f0;
    PyTuple_SET_ITEM(cpy_r_r162, 0, __tmp7877);
    PyObject *__tmp7878 = cpy_r_r154.f1;
    PyTuple_SET_ITEM(cpy_r_r162, 1, __tmp7878);
    PyObject *__tmp7879 = cpy_r_r154.f2;
    PyTuple_SET_ITEM(cpy_r_r162, 2, __tmp7879);
    PyObject *cpy_r_r163[3] = {cpy_r_r141, cpy_r_r162, cpy_r_r158};
    cpy_r_r164 = (PyObject **)&cpy_r_r163;
    cpy_r_r165 = PyObject_Vectorcall(cpy_r_r161, cpy_r_r164, 3, 0);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL104;
    }
    CPy_DECREF(cpy_r_r141);
    CPy_DECREF(cpy_r_r162);
    CPy_DECREF(cpy_r_r158);
    if (likely(PyTuple_Check(cpy_r_r165)))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals, "tuple", cpy_r_r165);
        goto CPyL96;
    }
    CPyList_SetItemUnsafe(cpy_r_r137, cpy_r_r138, cpy_r_r166);
    cpy_r_r167 = cpy_r_r138 + 1;
    cpy_r_r138 = cpy_r_r167;
    goto CPyL53;
CPyL71: ;
    cpy_r_r168 = PyObject_GetIter(cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 31, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r169 = CPyStatics[4270]; /* 'ai' */
    cpy_r_r170 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r171 = CPyStatics[4271]; /* 'RANDOM' */
    cpy_r_r172 = CPyDict_GetItem(cpy_r_r170, cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 32, CPyStatic_wayfarers___setup___globals);
        goto CPyL105;
    }
    if (likely(PyUnicode_Check(cpy_r_r172)))
        cpy_r_r173 = cpy_r_r172;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "<module>", 32, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r172);
        goto CPyL105;
    }
    cpy_r_r174 = CPyStatics[4278]; /* 'ai_space' */
    cpy_r_r175 = CPyStatics[4279]; /* 'ai_upgrade' */
    cpy_r_r176 = CPyStatics[4280]; /* 'ai_townsfolk' */
    cpy_r_r177 = CPyStatics[4281]; /* 'ai_journal' */
    CPy_INCREF(cpy_r_r174);
    CPy_INCREF(cpy_r_r175);
    CPy_INCREF(cpy_r_r176);
    CPy_INCREF(cpy_r_r177);
    cpy_r_r178.f0 = cpy_r_r173;
    cpy_r_r178.f1 = cpy_r_r174;
    cpy_r_r178.f2 = cpy_r_r175;
    cpy_r_r178.f3 = cpy_r_r176;
    cpy_r_r178.f4 = cpy_r_r177;
    cpy_r_r179 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r180 = CPyStatics[4271]; /* 'RANDOM' */
    cpy_r_r181 = CPyDict_GetItem(cpy_r_r179, cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 32, CPyStatic_wayfarers___setup___globals);
        goto CPyL106;
    }
    if (likely(PyUnicode_Check(cpy_r_r181)))
        cpy_r_r182 = cpy_r_r181;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "<module>", 32, CPyStatic_wayfarers___setup___globals, "str", cpy_r_r181);
        goto CPyL106;
    }
    cpy_r_r183 = CPyStatic_game___SOLO;
    if (unlikely(cpy_r_r183.f0 == NULL)) {
        goto CPyL107;
    } else
        goto CPyL79;
CPyL77: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SOLO\" was not set");
    cpy_r_r184 = 0;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 32, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL79: ;
    cpy_r_r185 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r186 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r187 = CPyDict_GetItem(cpy_r_r185, cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 32, CPyStatic_wayfarers___setup___globals);
        goto CPyL108;
    }
    cpy_r_r188 = PyTuple_New(5);
    if (unlikely(cpy_r_r188 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7880 = cpy_r_r178.f0;
    PyTuple_SET_ITEM(cpy_r_r188, 0, __tmp7880);
    PyObject *__tmp7881 = cpy_r_r178.f1;
    PyTuple_SET_ITEM(cpy_r_r188, 1, __tmp7881);
    PyObject *__tmp7882 = cpy_r_r178.f2;
    PyTuple_SET_ITEM(cpy_r_r188, 2, __tmp7882);
    PyObject *__tmp7883 = cpy_r_r178.f3;
    PyTuple_SET_ITEM(cpy_r_r188, 3, __tmp7883);
    PyObject *__tmp7884 = cpy_r_r178.f4;
    PyTuple_SET_ITEM(cpy_r_r188, 4, __tmp7884);
    CPy_INCREF(cpy_r_r183.f0);
    cpy_r_r189 = PyTuple_New(1);
    if (unlikely(cpy_r_r189 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7885 = cpy_r_r183.f0;
    PyTuple_SET_ITEM(cpy_r_r189, 0, __tmp7885);
    PyObject *cpy_r_r190[4] = {cpy_r_r169, cpy_r_r188, cpy_r_r182, cpy_r_r189};
    cpy_r_r191 = (PyObject **)&cpy_r_r190;
    cpy_r_r192 = PyObject_Vectorcall(cpy_r_r187, cpy_r_r191, 4, 0);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 32, CPyStatic_wayfarers___setup___globals);
        goto CPyL109;
    }
    CPy_DECREF(cpy_r_r188);
    CPy_DECREF(cpy_r_r182);
    CPy_DECREF(cpy_r_r189);
    if (likely(PyTuple_Check(cpy_r_r192)))
        cpy_r_r193 = cpy_r_r192;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/setup.py", "<module>", 32, CPyStatic_wayfarers___setup___globals, "tuple", cpy_r_r192);
        goto CPyL105;
    }
    cpy_r_r194 = PyList_New(0);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 30, CPyStatic_wayfarers___setup___globals);
        goto CPyL110;
    }
    cpy_r_r195 = CPyList_Extend(cpy_r_r194, cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 30, CPyStatic_wayfarers___setup___globals);
        goto CPyL111;
    } else
        goto CPyL112;
CPyL84: ;
    cpy_r_r196 = PyList_Append(cpy_r_r194, cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    cpy_r_r197 = cpy_r_r196 >= 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 30, CPyStatic_wayfarers___setup___globals);
        goto CPyL113;
    }
    cpy_r_r198 = PyList_AsTuple(cpy_r_r194);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 30, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    cpy_r_r199 = CPyStatic_wayfarers___setup___globals;
    cpy_r_r200 = CPyStatics[1178]; /* 'SETTINGS' */
    cpy_r_r201 = CPyDict_SetItem(cpy_r_r199, cpy_r_r200, cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/wayfarers/setup.py", "<module>", 30, CPyStatic_wayfarers___setup___globals);
        goto CPyL88;
    }
    return 1;
CPyL88: ;
    cpy_r_r203 = 2;
    return cpy_r_r203;
CPyL89: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL90: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL91: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL92: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL93: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL94: ;
    CPy_DecRef(cpy_r_r136);
    goto CPyL88;
CPyL95: ;
    CPy_DECREF(cpy_r_r136);
    goto CPyL71;
CPyL96: ;
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    goto CPyL88;
CPyL97: ;
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r141);
    goto CPyL88;
CPyL98: ;
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r145);
    goto CPyL58;
CPyL99: ;
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r145);
    goto CPyL88;
CPyL100: ;
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r148);
    goto CPyL88;
CPyL101: ;
    CPy_DECREF(cpy_r_r152);
    goto CPyL62;
CPyL102: ;
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r154.f0);
    CPy_DecRef(cpy_r_r154.f1);
    CPy_DecRef(cpy_r_r154.f2);
    goto CPyL88;
CPyL103: ;
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r154.f0);
    CPy_DecRef(cpy_r_r154.f1);
    CPy_DecRef(cpy_r_r154.f2);
    CPy_DecRef(cpy_r_r158);
    goto CPyL88;
CPyL104: ;
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r162);
    goto CPyL88;
CPyL105: ;
    CPy_DecRef(cpy_r_r168);
    goto CPyL88;
CPyL106: ;
    CPy_DecRef(cpy_r_r168);
    CPy_DecRef(cpy_r_r178.f0);
    CPy_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r178.f2);
    CPy_DecRef(cpy_r_r178.f3);
    CPy_DecRef(cpy_r_r178.f4);
    goto CPyL88;
CPyL107: ;
    CPy_DecRef(cpy_r_r168);
    CPy_DecRef(cpy_r_r178.f0);
    CPy_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r178.f2);
    CPy_DecRef(cpy_r_r178.f3);
    CPy_DecRef(cpy_r_r178.f4);
    CPy_DecRef(cpy_r_r182);
    goto CPyL77;
CPyL108: ;
    CPy_DecRef(cpy_r_r168);
    CPy_DecRef(cpy_r_r178.f0);
    CPy_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r178.f2);
    CPy_DecRef(cpy_r_r178.f3);
    CPy_DecRef(cpy_r_r178.f4);
    CPy_DecRef(cpy_r_r182);
    goto CPyL88;
CPyL109: ;
    CPy_DecRef(cpy_r_r168);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r188);
    CPy_DecRef(cpy_r_r189);
    goto CPyL88;
CPyL110: ;
    CPy_DecRef(cpy_r_r168);
    CPy_DecRef(cpy_r_r193);
    goto CPyL88;
CPyL111: ;
    CPy_DecRef(cpy_r_r193);
    CPy_DecRef(cpy_r_r194);
    goto CPyL88;
CPyL112: ;
    CPy_DECREF(cpy_r_r195);
    goto CPyL84;
CPyL113: ;
    CPy_DecRef(cpy_r_r194);
    goto CPyL88;
}

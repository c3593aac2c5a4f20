#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef myriad___setupmodule_methods[] = {
    {"lay_out", (PyCFunction)CPyPy_myriad___setup___lay_out, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lay_out(t)\n--\n\n") /* docstring */},
    {"_author", (PyCFunction)CPyPy_myriad___setup____author, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_author(places)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___setup__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___setup__internal, "__name__");
    CPyStatic_myriad___setup___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___setup__internal);
    if (unlikely(CPyStatic_myriad___setup___globals == NULL))
        goto fail;
    char result = CPyDef_myriad___setup_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___setup__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___setup(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___setup__impl, &CPyImportState_serai___games___scholars___myriad___setup, &CPyModule_serai___games___scholars___myriad___setup);
}
static struct PyModuleDef myriad___setupmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.setup",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___setupmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___setup(void)
{
    if (CPyModule_serai___games___scholars___myriad___setup__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___setup__internal);
        return CPyModule_serai___games___scholars___myriad___setup__internal;
    }
    CPyModule_serai___games___scholars___myriad___setup__internal = PyModule_Create(&myriad___setupmodule);
    return CPyModule_serai___games___scholars___myriad___setup__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___setup(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___setup__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___setup__internal);
        return CPyModule_serai___games___scholars___myriad___setup__internal;
    }
    CPyModule_serai___games___scholars___myriad___setup__internal = PyModule_Create(&myriad___setupmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___setup__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.setup");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___setup__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___setup__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___setup__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___setup(CPyModule_serai___games___scholars___myriad___setup__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___setup__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.setup");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___setup__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_myriad___setup___lay_out(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject **cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    PyObject *cpy_r_r80;
    int64_t cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    CPyPtr cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    CPyPtr cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r__;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyPtr cpy_r_r105;
    CPyPtr cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    int64_t cpy_r_r119;
    CPyPtr cpy_r_r120;
    int64_t cpy_r_r121;
    char cpy_r_r122;
    CPyTagged cpy_r_seat;
    CPyPtr cpy_r_r123;
    CPyPtr cpy_r_r124;
    int64_t cpy_r_r125;
    CPyPtr cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyPtr cpy_r_r131;
    int64_t cpy_r_r132;
    CPyTagged cpy_r_r133;
    PyObject *cpy_r_r134;
    int32_t cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyTagged cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyTagged cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    CPyTagged cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    CPyTagged cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    CPyTagged cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    CPyTagged cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    CPyTagged cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    CPyTagged cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    CPyTagged cpy_r_r173;
    char cpy_r_r174;
    CPyTagged cpy_r_r175;
    int64_t cpy_r_r176;
    char cpy_r_r177;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 15, CPyStatic_myriad___setup___globals);
        goto CPyL103;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Table", "book", 16, CPyStatic_myriad___setup___globals);
        goto CPyL104;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_constants;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyDef_myriad___table___Myriad();
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 18, CPyStatic_myriad___setup___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r3);
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_part != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_part);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_part = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 19, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r5 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_upgrades;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Shelf", "upgrades", 20, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = PyList_New(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 20, CPyStatic_myriad___setup___globals);
        goto CPyL107;
    }
    cpy_r_r9 = 0;
CPyL7: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL108;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyTuple_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 20, CPyStatic_myriad___setup___globals, "tuple", cpy_r_r17);
        goto CPyL109;
    }
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r18, 0);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 20, CPyStatic_myriad___setup___globals);
        goto CPyL109;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 20, CPyStatic_myriad___setup___globals);
        goto CPyL109;
    }
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r20);
    CPyList_SetItemUnsafe(cpy_r_r8, cpy_r_r9, cpy_r_r21);
    cpy_r_r22 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r22;
    goto CPyL7;
CPyL13: ;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Table", "chance", 21, CPyStatic_myriad___setup___globals);
        goto CPyL110;
    }
    CPy_INCREF(cpy_r_r23);
CPyL14: ;
    cpy_r_r24 = CPyDef_chance___Chance___shuffle(cpy_r_r23, cpy_r_r8);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 21, CPyStatic_myriad___setup___globals);
        goto CPyL110;
    }
    cpy_r_r25 = CPyStatics[3186]; /* 'upgrade_columns' */
    cpy_r_r26 = CPyDict_GetItem(cpy_r_r2, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 22, CPyStatic_myriad___setup___globals);
        goto CPyL110;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 22, CPyStatic_myriad___setup___globals);
        goto CPyL110;
    }
    cpy_r_r28 = CPyStatics[3187]; /* 'upgrade_rows' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r2, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 22, CPyStatic_myriad___setup___globals);
        goto CPyL111;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 22, CPyStatic_myriad___setup___globals);
        goto CPyL111;
    }
    cpy_r_r31 = CPyTagged_Multiply(cpy_r_r27, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r30);
    cpy_r_r32 = CPyList_GetSlice(cpy_r_r8, 0, cpy_r_r31);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 22, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    if (likely(PyList_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 22, CPyStatic_myriad___setup___globals, "list", cpy_r_r32);
        goto CPyL106;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_upgrades != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_upgrades);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_upgrades = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 22, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r35 = PyList_New(1);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 23, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r36 = CPyStatics[4908]; /* -1 */
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyListObject, ob_item));
    cpy_r_r38 = *(CPyPtr *)cpy_r_r37;
    CPy_INCREF(cpy_r_r36);
    *(PyObject * *)cpy_r_r38 = cpy_r_r36;
    cpy_r_r39 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_upgrades;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Myriad", "upgrades", 23, CPyStatic_myriad___setup___globals);
        goto CPyL112;
    }
CPyL24: ;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r41 = *(int64_t *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r41 << 1;
    cpy_r_r43 = CPySequence_Multiply(cpy_r_r35, cpy_r_r42);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 23, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_takers != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_takers);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_takers = cpy_r_r43;
    cpy_r_r44 = 1;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 23, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r45 = CPyStatics[3188]; /* 'xp_on_track' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r2, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 24, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 24, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r48 = PyList_New(1);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 24, CPyStatic_myriad___setup___globals);
        goto CPyL113;
    }
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r47);
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    *(PyObject * *)cpy_r_r51 = cpy_r_r49;
    cpy_r_r52 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_tracks;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Book", "tracks", 24, CPyStatic_myriad___setup___globals);
        goto CPyL114;
    }
CPyL30: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r54 << 1;
    cpy_r_r56 = CPySequence_Multiply(cpy_r_r48, cpy_r_r55);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 24, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_track_xp != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_track_xp);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_track_xp = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 24, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r58 = CPyStatics[3156]; /* 'xp_on_caliph' */
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r2, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 25, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 25, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r61 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Table", "players", 25, CPyStatic_myriad___setup___globals);
        goto CPyL115;
    }
CPyL35: ;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = cpy_r_r63 << 1;
    cpy_r_r65 = CPyTagged_Multiply(cpy_r_r60, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r60);
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_caliph_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_caliph_xp);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_caliph_xp = cpy_r_r65;
    cpy_r_r66 = 1;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 25, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r67 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_start;
    CPyTagged_INCREF(cpy_r_r67);
    cpy_r_r68 = (PyObject *)&PyRange_Type;
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r67);
    PyObject *cpy_r_r70[1] = {cpy_r_r69};
    cpy_r_r71 = (PyObject **)&cpy_r_r70;
    cpy_r_r72 = PyObject_Vectorcall(cpy_r_r68, cpy_r_r71, 1, 0);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 26, CPyStatic_myriad___setup___globals);
        goto CPyL116;
    }
    CPy_DECREF(cpy_r_r69);
    if (likely(PyRange_Check(cpy_r_r72)))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 26, CPyStatic_myriad___setup___globals, "range", cpy_r_r72);
        goto CPyL106;
    }
    cpy_r_r74 = PySequence_List(cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 26, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r75 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Table", "chance", 27, CPyStatic_myriad___setup___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r75);
CPyL40: ;
    cpy_r_r76 = CPyDef_chance___Chance___shuffle(cpy_r_r75, cpy_r_r74);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 27, CPyStatic_myriad___setup___globals);
        goto CPyL117;
    }
    cpy_r_r77 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_spaces;
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyVarObject, ob_size));
    cpy_r_r79 = *(int64_t *)cpy_r_r78;
    cpy_r_r80 = PyList_New(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 28, CPyStatic_myriad___setup___globals);
        goto CPyL118;
    }
    cpy_r_r81 = 0;
CPyL43: ;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r81 < cpy_r_r83;
    if (!cpy_r_r84) goto CPyL119;
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyListObject, ob_item));
    cpy_r_r86 = *(CPyPtr *)cpy_r_r85;
    cpy_r_r87 = cpy_r_r81 * 8;
    cpy_r_r88 = cpy_r_r86 + cpy_r_r87;
    cpy_r_r89 = *(PyObject * *)cpy_r_r88;
    CPy_INCREF(cpy_r_r89);
    if (likely(PyTuple_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 28, CPyStatic_myriad___setup___globals, "tuple", cpy_r_r89);
        goto CPyL120;
    }
    cpy_r__ = cpy_r_r90;
    CPy_DECREF(cpy_r__);
    cpy_r_r91 = CPyList_PopLast(cpy_r_r74);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 28, CPyStatic_myriad___setup___globals);
        goto CPyL120;
    }
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 28, CPyStatic_myriad___setup___globals);
        goto CPyL120;
    }
    cpy_r_r93 = CPyTagged_StealAsObject(cpy_r_r92);
    CPyList_SetItemUnsafe(cpy_r_r80, cpy_r_r81, cpy_r_r93);
    cpy_r_r94 = cpy_r_r81 + 1;
    cpy_r_r81 = cpy_r_r94;
    goto CPyL43;
CPyL49: ;
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_books != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_books);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_books = cpy_r_r80;
    cpy_r_r95 = 1;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 28, CPyStatic_myriad___setup___globals);
        goto CPyL117;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_deck);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_deck = cpy_r_r74;
    cpy_r_r96 = 1;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 29, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r97 = PyList_New(0);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 30, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_ai_pages != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_ai_pages);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_ai_pages = cpy_r_r97;
    cpy_r_r98 = 1;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 30, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r99 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Table", "automa", 31, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
CPyL54: ;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = cpy_r_r99 != cpy_r_r100;
    if (!cpy_r_r101) goto CPyL56;
    cpy_r_r102 = 2;
    goto CPyL57;
CPyL56: ;
    cpy_r_r102 = 0;
CPyL57: ;
    cpy_r_r103 = PyList_New(1);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 31, CPyStatic_myriad___setup___globals);
        goto CPyL121;
    }
    cpy_r_r104 = CPyTagged_StealAsObject(cpy_r_r102);
    cpy_r_r105 = (CPyPtr)((CPyPtr)cpy_r_r103 + offsetof(PyListObject, ob_item));
    cpy_r_r106 = *(CPyPtr *)cpy_r_r105;
    *(PyObject * *)cpy_r_r106 = cpy_r_r104;
    cpy_r_r107 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_books;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Myriad", "books", 31, CPyStatic_myriad___setup___globals);
        goto CPyL122;
    }
CPyL59: ;
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r107 + offsetof(PyVarObject, ob_size));
    cpy_r_r109 = *(int64_t *)cpy_r_r108;
    cpy_r_r110 = cpy_r_r109 << 1;
    cpy_r_r111 = CPySequence_Multiply(cpy_r_r103, cpy_r_r110);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 31, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_ai_markers != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_ai_markers);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_ai_markers = cpy_r_r111;
    cpy_r_r112 = 1;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 31, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r113 = PyList_New(0);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 32, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_authors != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_authors);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_authors = cpy_r_r113;
    cpy_r_r114 = 1;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 32, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_ending != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_ending);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_ending = -2;
    cpy_r_r115 = 1;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 33, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r116 = CPyDef_memory___forget(cpy_r_t, cpy_r_r3);
    if (unlikely(cpy_r_r116 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 34, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    cpy_r_r117 = 0;
    cpy_r_r118 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Table", "players", 35, CPyStatic_myriad___setup___globals);
        goto CPyL106;
    }
    CPy_INCREF(cpy_r_r118);
CPyL66: ;
    cpy_r_r119 = 0;
CPyL67: ;
    cpy_r_r120 = (CPyPtr)((CPyPtr)cpy_r_r118 + offsetof(PyVarObject, ob_size));
    cpy_r_r121 = *(int64_t *)cpy_r_r120;
    cpy_r_r122 = cpy_r_r119 < cpy_r_r121;
    if (!cpy_r_r122) goto CPyL123;
    cpy_r_seat = cpy_r_r117;
    cpy_r_r123 = (CPyPtr)((CPyPtr)cpy_r_r118 + offsetof(PyListObject, ob_item));
    cpy_r_r124 = *(CPyPtr *)cpy_r_r123;
    cpy_r_r125 = cpy_r_r119 * 8;
    cpy_r_r126 = cpy_r_r124 + cpy_r_r125;
    cpy_r_r127 = *(PyObject * *)cpy_r_r126;
    CPy_INCREF(cpy_r_r127);
    if (likely(Py_TYPE(cpy_r_r127) == CPyType_scholars___table___Player))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 35, CPyStatic_myriad___setup___globals, "serai.games.scholars.table.Player", cpy_r_r127);
        goto CPyL124;
    }
    cpy_r_r129 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_authors;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Myriad", "authors", 36, CPyStatic_myriad___setup___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r129);
CPyL70: ;
    cpy_r_r130 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_board;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Book", "board", 36, CPyStatic_myriad___setup___globals);
        goto CPyL126;
    }
CPyL71: ;
    cpy_r_r131 = (CPyPtr)((CPyPtr)cpy_r_r130 + offsetof(PyVarObject, ob_size));
    cpy_r_r132 = *(int64_t *)cpy_r_r131;
    cpy_r_r133 = cpy_r_r132 << 1;
    cpy_r_r134 = CPyDef_myriad___setup____author(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 36, CPyStatic_myriad___setup___globals);
        goto CPyL126;
    }
    cpy_r_r135 = PyList_Append(cpy_r_r129, cpy_r_r134);
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r134);
    cpy_r_r136 = cpy_r_r135 >= 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 36, CPyStatic_myriad___setup___globals);
        goto CPyL125;
    }
    cpy_r_r137 = CPyStatics[3189]; /* 'xp_at_start' */
    cpy_r_r138 = CPyDict_GetItem(cpy_r_r2, cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 37, CPyStatic_myriad___setup___globals);
        goto CPyL125;
    }
    if (likely(PyLong_Check(cpy_r_r138)))
        cpy_r_r139 = CPyTagged_FromObject(cpy_r_r138);
    else {
        CPy_TypeError("int", cpy_r_r138); cpy_r_r139 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 37, CPyStatic_myriad___setup___globals);
        goto CPyL125;
    }
    cpy_r_r140 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r3)->_authors;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Myriad", "authors", 37, CPyStatic_myriad___setup___globals);
        goto CPyL127;
    }
CPyL76: ;
    cpy_r_r141 = CPyList_GetItemBorrow(cpy_r_r140, cpy_r_seat);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 37, CPyStatic_myriad___setup___globals);
        goto CPyL127;
    }
    if (likely(Py_TYPE(cpy_r_r141) == CPyType_myriad___table___Author))
        cpy_r_r142 = cpy_r_r141;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 37, CPyStatic_myriad___setup___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r141);
        goto CPyL127;
    }
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r142)->_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r142)->_xp);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r142)->_xp = cpy_r_r139;
    cpy_r_r143 = 1;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 37, CPyStatic_myriad___setup___globals);
        goto CPyL125;
    }
    cpy_r_r144 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r128)->_bag;
    if (unlikely(cpy_r_r144 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'bag' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r144);
    }
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 38, CPyStatic_myriad___setup___globals);
        goto CPyL124;
    }
CPyL80: ;
    cpy_r_r145 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_black;
    CPyTagged_INCREF(cpy_r_r145);
    cpy_r_r146 = CPyList_GetItem(cpy_r_r144, cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 38, CPyStatic_myriad___setup___globals);
        goto CPyL128;
    }
    cpy_r_r147 = CPyStatics[3190]; /* 'black_dice_at_start' */
    cpy_r_r148 = CPyDict_GetItem(cpy_r_r2, cpy_r_r147);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 38, CPyStatic_myriad___setup___globals);
        goto CPyL129;
    }
    if (likely(PyLong_Check(cpy_r_r148)))
        cpy_r_r149 = CPyTagged_FromObject(cpy_r_r148);
    else {
        CPy_TypeError("int", cpy_r_r148); cpy_r_r149 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r149 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 38, CPyStatic_myriad___setup___globals);
        goto CPyL129;
    }
    cpy_r_r150 = CPyTagged_StealAsObject(cpy_r_r149);
    cpy_r_r151 = PyNumber_InPlaceAdd(cpy_r_r146, cpy_r_r150);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 38, CPyStatic_myriad___setup___globals);
        goto CPyL128;
    }
    cpy_r_r152 = CPyList_SetItem(cpy_r_r144, cpy_r_r145, cpy_r_r151);
    CPy_DECREF(cpy_r_r144);
    CPyTagged_DECREF(cpy_r_r145);
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 38, CPyStatic_myriad___setup___globals);
        goto CPyL124;
    }
    cpy_r_r153 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_stock;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Table", "stock", 39, CPyStatic_myriad___setup___globals);
        goto CPyL124;
    }
    CPy_INCREF(cpy_r_r153);
CPyL86: ;
    cpy_r_r154 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_black;
    CPyTagged_INCREF(cpy_r_r154);
    cpy_r_r155 = CPyList_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 39, CPyStatic_myriad___setup___globals);
        goto CPyL130;
    }
    cpy_r_r156 = CPyStatics[3190]; /* 'black_dice_at_start' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r2, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 39, CPyStatic_myriad___setup___globals);
        goto CPyL131;
    }
    if (likely(PyLong_Check(cpy_r_r157)))
        cpy_r_r158 = CPyTagged_FromObject(cpy_r_r157);
    else {
        CPy_TypeError("int", cpy_r_r157); cpy_r_r158 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 39, CPyStatic_myriad___setup___globals);
        goto CPyL131;
    }
    cpy_r_r159 = CPyTagged_StealAsObject(cpy_r_r158);
    cpy_r_r160 = PyNumber_InPlaceSubtract(cpy_r_r155, cpy_r_r159);
    CPy_DECREF(cpy_r_r155);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 39, CPyStatic_myriad___setup___globals);
        goto CPyL130;
    }
    cpy_r_r161 = CPyList_SetItem(cpy_r_r153, cpy_r_r154, cpy_r_r160);
    CPy_DECREF(cpy_r_r153);
    CPyTagged_DECREF(cpy_r_r154);
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 39, CPyStatic_myriad___setup___globals);
        goto CPyL124;
    }
    cpy_r_r162 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_start;
    CPyTagged_INCREF(cpy_r_r162);
    cpy_r_r163 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_places;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/setup.py", "lay_out", "Shelf", "places", 40, CPyStatic_myriad___setup___globals);
        goto CPyL132;
    }
    CPy_INCREF(cpy_r_r163);
CPyL92: ;
    cpy_r_r164 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_pages;
    cpy_r_r165 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_start;
    cpy_r_r166 = CPyList_GetItem(cpy_r_r164, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 40, CPyStatic_myriad___setup___globals);
        goto CPyL133;
    }
    if (likely(PyTuple_Check(cpy_r_r166)))
        cpy_r_r167 = cpy_r_r166;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 40, CPyStatic_myriad___setup___globals, "tuple", cpy_r_r166);
        goto CPyL133;
    }
    cpy_r_r168 = CPySequenceTuple_GetItem(cpy_r_r167, 4);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 40, CPyStatic_myriad___setup___globals);
        goto CPyL133;
    }
    if (likely(PyLong_Check(cpy_r_r168)))
        cpy_r_r169 = CPyTagged_FromObject(cpy_r_r168);
    else {
        CPy_TypeError("int", cpy_r_r168); cpy_r_r169 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 40, CPyStatic_myriad___setup___globals);
        goto CPyL133;
    }
    cpy_r_r170 = CPyList_GetItemBorrow(cpy_r_r163, cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 40, CPyStatic_myriad___setup___globals);
        goto CPyL134;
    }
    if (likely(PyList_Check(cpy_r_r170)))
        cpy_r_r171 = cpy_r_r170;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 40, CPyStatic_myriad___setup___globals, "list", cpy_r_r170);
        goto CPyL134;
    }
    cpy_r_r172 = CPyList_GetItemShort(cpy_r_r171, 0);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 40, CPyStatic_myriad___setup___globals);
        goto CPyL134;
    }
    if (likely(PyLong_Check(cpy_r_r172)))
        cpy_r_r173 = CPyTagged_FromObject(cpy_r_r172);
    else {
        CPy_TypeError("int", cpy_r_r172); cpy_r_r173 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r173 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 40, CPyStatic_myriad___setup___globals);
        goto CPyL134;
    }
    CPy_DECREF(cpy_r_r163);
    CPyTagged_DECREF(cpy_r_r169);
    cpy_r_r174 = CPyDef_pages___put_page(cpy_r_t, cpy_r_seat, cpy_r_r162, cpy_r_r173);
    CPyTagged_DECREF(cpy_r_seat);
    CPyTagged_DECREF(cpy_r_r162);
    CPyTagged_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 40, CPyStatic_myriad___setup___globals);
        goto CPyL135;
    }
    cpy_r_r175 = cpy_r_r117 + 2;
    cpy_r_r117 = cpy_r_r175;
    cpy_r_r176 = cpy_r_r119 + 1;
    cpy_r_r119 = cpy_r_r176;
    goto CPyL67;
CPyL102: ;
    return 1;
CPyL103: ;
    cpy_r_r177 = 2;
    return cpy_r_r177;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL103;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL103;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL103;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL103;
CPyL108: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL13;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    goto CPyL103;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    goto CPyL103;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL103;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r35);
    goto CPyL103;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL103;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r48);
    goto CPyL103;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL103;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r69);
    goto CPyL103;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r74);
    goto CPyL103;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r77);
    goto CPyL103;
CPyL119: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL49;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r80);
    goto CPyL103;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r102);
    goto CPyL103;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r103);
    goto CPyL103;
CPyL123: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r118);
    goto CPyL102;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL103;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r128);
    goto CPyL103;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r128);
    CPy_DecRef(cpy_r_r129);
    goto CPyL103;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r128);
    CPyTagged_DecRef(cpy_r_r139);
    goto CPyL103;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r144);
    CPyTagged_DecRef(cpy_r_r145);
    goto CPyL103;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r144);
    CPyTagged_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    goto CPyL103;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r153);
    CPyTagged_DecRef(cpy_r_r154);
    goto CPyL103;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r153);
    CPyTagged_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r155);
    goto CPyL103;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r162);
    goto CPyL103;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r162);
    CPy_DecRef(cpy_r_r163);
    goto CPyL103;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r162);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r169);
    goto CPyL103;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r118);
    goto CPyL103;
}
        
        PyObject *CPyPy_myriad___setup___lay_out(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:lay_out", kwlist, 0};
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
            char retval = CPyDef_myriad___setup___lay_out(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "lay_out", 13, CPyStatic_myriad___setup___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___setup____author(CPyTagged cpy_r_places) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r__;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r___2;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    cpy_r_r0 = CPyDef_myriad___table___Author();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 44, CPyStatic_myriad___setup___globals);
        goto CPyL28;
    }
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_xp);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_xp = 0;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 45, CPyStatic_myriad___setup___globals);
        goto CPyL29;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 46, CPyStatic_myriad___setup___globals);
        goto CPyL29;
    }
    cpy_r_r3 = 0;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r__ = cpy_r_r4;
    CPy_DECREF(cpy_r__);
CPyL4: ;
    cpy_r_r5 = cpy_r_r3 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL6;
    cpy_r_r7 = cpy_r_places & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL7;
CPyL6: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_places);
    if (cpy_r_r9) {
        goto CPyL8;
    } else
        goto CPyL30;
CPyL7: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r3 < (Py_ssize_t)cpy_r_places;
    if (!cpy_r_r10) goto CPyL30;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r__ = cpy_r_r11;
    CPy_DECREF(cpy_r__);
    cpy_r_r12 = PyList_New(0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 46, CPyStatic_myriad___setup___globals);
        goto CPyL31;
    }
    cpy_r_r13 = PyList_Append(cpy_r_r2, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 46, CPyStatic_myriad___setup___globals);
        goto CPyL31;
    }
    cpy_r_r15 = CPyTagged_Add(cpy_r_r3, 2);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r3 = cpy_r_r15;
    goto CPyL4;
CPyL11: ;
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_pages != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_pages);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_pages = cpy_r_r2;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 46, CPyStatic_myriad___setup___globals);
        goto CPyL29;
    }
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 47, CPyStatic_myriad___setup___globals);
        goto CPyL29;
    }
    cpy_r_r18 = 0;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r___2 = cpy_r_r19;
    CPy_DECREF(cpy_r___2);
CPyL14: ;
    cpy_r_r20 = cpy_r_r18 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (cpy_r_r21) goto CPyL16;
    cpy_r_r22 = cpy_r_places & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL17;
CPyL16: ;
    cpy_r_r24 = CPyTagged_IsLt_(cpy_r_r18, cpy_r_places);
    if (cpy_r_r24) {
        goto CPyL18;
    } else
        goto CPyL32;
CPyL17: ;
    cpy_r_r25 = (Py_ssize_t)cpy_r_r18 < (Py_ssize_t)cpy_r_places;
    if (!cpy_r_r25) goto CPyL32;
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r___2 = cpy_r_r26;
    CPy_DECREF(cpy_r___2);
    cpy_r_r27 = PyList_New(0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 47, CPyStatic_myriad___setup___globals);
        goto CPyL33;
    }
    cpy_r_r28 = PyList_Append(cpy_r_r17, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 47, CPyStatic_myriad___setup___globals);
        goto CPyL33;
    }
    cpy_r_r30 = CPyTagged_Add(cpy_r_r18, 2);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r18 = cpy_r_r30;
    goto CPyL14;
CPyL21: ;
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_page_rows != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_page_rows);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_page_rows = cpy_r_r17;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 47, CPyStatic_myriad___setup___globals);
        goto CPyL29;
    }
    cpy_r_r32 = PyList_New(0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 48, CPyStatic_myriad___setup___globals);
        goto CPyL29;
    }
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_aside != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_aside);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_aside = cpy_r_r32;
    cpy_r_r33 = 1;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 48, CPyStatic_myriad___setup___globals);
        goto CPyL29;
    }
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_rows != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_rows);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_rows = 0;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 49, CPyStatic_myriad___setup___globals);
        goto CPyL29;
    }
    cpy_r_r35 = PyList_New(0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 50, CPyStatic_myriad___setup___globals);
        goto CPyL29;
    }
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_resolved != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_resolved);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_resolved = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 50, CPyStatic_myriad___setup___globals);
        goto CPyL29;
    }
    return cpy_r_r0;
CPyL28: ;
    cpy_r_r37 = NULL;
    return cpy_r_r37;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL28;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL11;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL28;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL21;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL28;
}
        
        PyObject *CPyPy_myriad___setup____author(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"places", 0};
            static CPyArg_Parser parser = {"O:_author", kwlist, 0};
            PyObject *obj_places;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_places)) {
                return NULL;
            }
            CPyTagged arg_places;
            if (likely(PyLong_Check(obj_places)))
                arg_places = CPyTagged_BorrowFromObject(obj_places);
            else {
                CPy_TypeError("int", obj_places); goto fail;
            }
            PyObject *retval = CPyDef_myriad___setup____author(arg_places);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "_author", 43, CPyStatic_myriad___setup___globals);
            return NULL;
        }
        
char CPyDef_myriad___setup_____top_level__(void) {
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
    void *cpy_r_r121;
    void *cpy_r_r122;
    void *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    void *cpy_r_r129;
    void *cpy_r_r130;
    PyObject **cpy_r_r131;
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
    char cpy_r_r143;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 1, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 1, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___setup___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 3, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___myriad___book;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___myriad___book;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 5, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___myriad___book;
    cpy_r_r20 = CPyExec_serai___games___scholars___myriad___book;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___myriad___book__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 5, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 5, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 5, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5421]; /* ('shelf',) */
    cpy_r_r31 = CPyStatic_myriad___setup___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 5, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    } else
        goto CPyL55;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___myriad___memory;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___myriad___memory;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[3010]; /* 'serai.games.scholars.myriad.memory' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 6, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___myriad___memory;
    cpy_r_r42 = CPyExec_serai___games___scholars___myriad___memory;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___myriad___memory__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 6, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 6, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[3010]; /* 'serai.games.scholars.myriad.memory' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 6, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5451]; /* ('forget',) */
    cpy_r_r53 = CPyStatic_myriad___setup___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 6, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    } else
        goto CPyL56;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___myriad___pages;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___myriad___pages;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 7, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___myriad___pages;
    cpy_r_r64 = CPyExec_serai___games___scholars___myriad___pages;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___myriad___pages__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 7, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 7, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 7, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5497]; /* ('put_page',) */
    cpy_r_r75 = CPyStatic_myriad___setup___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 7, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    } else
        goto CPyL57;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 8, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r86 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 8, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 8, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 8, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5498]; /* ('Author', 'Myriad') */
    cpy_r_r97 = CPyStatic_myriad___setup___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 8, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    } else
        goto CPyL58;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 9, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r108 = CPyExec_serai___games___scholars___names;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 9, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 9, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 9, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5499]; /* ('NOBODY',) */
    cpy_r_r119 = CPyStatic_myriad___setup___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 9, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    } else
        goto CPyL59;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 10, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r130 = CPyExec_serai___games___scholars___table;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 10, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 10, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 10, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r141 = CPyStatic_myriad___setup___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/setup.py", "<module>", 10, CPyStatic_myriad___setup___globals);
        goto CPyL54;
    } else
        goto CPyL60;
CPyL53: ;
    return 1;
CPyL54: ;
    cpy_r_r143 = 2;
    return cpy_r_r143;
CPyL55: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL56: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL57: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL58: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL59: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL60: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef deckmodule_methods[] = {
    {"draw", (PyCFunction)CPyPy_deck___draw, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw(t, tried)\n--\n\n") /* docstring */},
    {"restack", (PyCFunction)CPyPy_deck___restack, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("restack(t)\n--\n\n") /* docstring */},
    {"remove", (PyCFunction)CPyPy_deck___remove, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("remove(t, card)\n--\n\n") /* docstring */},
    {"deal_anew", (PyCFunction)CPyPy_deck___deal_anew, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("deal_anew(t, chance)\n--\n\n") /* docstring */},
    {"_shrink", (PyCFunction)CPyPy_deck____shrink, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_shrink(t, layer)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___automa___deck__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___automa___deck__internal, "__name__");
    CPyStatic_deck___globals = PyModule_GetDict(CPyModule_serai___games___merv___automa___deck__internal);
    if (unlikely(CPyStatic_deck___globals == NULL))
        goto fail;
    char result = CPyDef_deck_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___automa___deck__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___merv___automa___deck(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___automa___deck__impl, &CPyImportState_serai___games___merv___automa___deck, &CPyModule_serai___games___merv___automa___deck);
}
static struct PyModuleDef deckmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.automa.deck",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    deckmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___automa___deck(void)
{
    if (CPyModule_serai___games___merv___automa___deck__internal) {
        Py_INCREF(CPyModule_serai___games___merv___automa___deck__internal);
        return CPyModule_serai___games___merv___automa___deck__internal;
    }
    CPyModule_serai___games___merv___automa___deck__internal = PyModule_Create(&deckmodule);
    return CPyModule_serai___games___merv___automa___deck__internal;
}

PyObject *CPyInit_serai___games___merv___automa___deck(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___automa___deck__internal) {
        Py_INCREF(CPyModule_serai___games___merv___automa___deck__internal);
        return CPyModule_serai___games___merv___automa___deck__internal;
    }
    CPyModule_serai___games___merv___automa___deck__internal = PyModule_Create(&deckmodule);
    if (unlikely(CPyModule_serai___games___merv___automa___deck__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.automa.deck");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___automa___deck__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___automa___deck__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___automa___deck__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___automa___deck(CPyModule_serai___games___merv___automa___deck__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___automa___deck__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.automa.deck");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___automa___deck__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
CPyTagged CPyDef_deck___draw(PyObject *cpy_r_t, PyObject *cpy_r_tried) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    int64_t cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    CPyTagged cpy_r_layer;
    CPyPtr cpy_r_r73;
    CPyPtr cpy_r_r74;
    int64_t cpy_r_r75;
    CPyPtr cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "draw", "Table", "solo_deck", 12, CPyStatic_deck___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL30;
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 13, CPyStatic_deck___globals);
        goto CPyL46;
    }
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "draw", "Table", "solo_discard", 13, CPyStatic_deck___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r6);
CPyL4: ;
    cpy_r_r7 = 0;
CPyL5: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL48;
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
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 13, CPyStatic_deck___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r16);
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r18 = PySequence_Contains(cpy_r_tried, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 13, CPyStatic_deck___globals);
        goto CPyL50;
    }
    cpy_r_r20 = cpy_r_r18;
    cpy_r_r21 = cpy_r_r20 ^ 1;
    if (!cpy_r_r21) goto CPyL51;
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r23 = PyList_Append(cpy_r_r5, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 13, CPyStatic_deck___globals);
        goto CPyL49;
    }
CPyL10: ;
    cpy_r_r25 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r25;
    goto CPyL5;
CPyL11: ;
    cpy_r_r26 = CPySequence_Sort(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 13, CPyStatic_deck___globals);
        goto CPyL46;
    }
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r28 << 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (cpy_r_r30) {
        goto CPyL14;
    } else
        goto CPyL52;
CPyL13: ;
    return -2;
CPyL14: ;
    cpy_r_r31 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "draw", "Table", "chance", 16, CPyStatic_deck___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r31);
CPyL15: ;
    cpy_r_r32 = CPyDef_chance___Chance___shuffle(cpy_r_r31, cpy_r_r26);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 16, CPyStatic_deck___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r26);
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck = cpy_r_r26;
    cpy_r_r33 = 1;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 17, CPyStatic_deck___globals);
        goto CPyL53;
    }
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    CPy_DECREF(cpy_r_r26);
    cpy_r_r36 = cpy_r_r35 << 1;
    cpy_r_r37 = PyList_New(1);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 18, CPyStatic_deck___globals);
        goto CPyL46;
    }
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    *(PyObject * *)cpy_r_r40 = cpy_r_r38;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers = cpy_r_r37;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 18, CPyStatic_deck___globals);
        goto CPyL46;
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_fresh = 0;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 19, CPyStatic_deck___globals);
        goto CPyL46;
    }
    cpy_r_r43 = PyList_New(0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 20, CPyStatic_deck___globals);
        goto CPyL46;
    }
    cpy_r_r44 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "draw", "Table", "solo_discard", 20, CPyStatic_deck___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r44);
CPyL22: ;
    cpy_r_r45 = 0;
CPyL23: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r45 < cpy_r_r47;
    if (!cpy_r_r48) goto CPyL55;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r45 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    CPy_INCREF(cpy_r_r53);
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 20, CPyStatic_deck___globals);
        goto CPyL56;
    }
    CPyTagged_INCREF(cpy_r_r54);
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_r54);
    cpy_r_r56 = PySequence_Contains(cpy_r_tried, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 20, CPyStatic_deck___globals);
        goto CPyL57;
    }
    cpy_r_r58 = cpy_r_r56;
    if (!cpy_r_r58) goto CPyL58;
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r54);
    cpy_r_r60 = PyList_Append(cpy_r_r43, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 20, CPyStatic_deck___globals);
        goto CPyL56;
    }
CPyL28: ;
    cpy_r_r62 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r62;
    goto CPyL23;
CPyL29: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard = cpy_r_r43;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 20, CPyStatic_deck___globals);
        goto CPyL46;
    }
CPyL30: ;
    cpy_r_r64 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "draw", "Table", "reveals", 21, CPyStatic_deck___globals);
        goto CPyL46;
    }
CPyL31: ;
    cpy_r_r65 = CPyTagged_Add(cpy_r_r64, 2);
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r65;
    cpy_r_r66 = 1;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 21, CPyStatic_deck___globals);
        goto CPyL46;
    }
    cpy_r_r67 = 0;
    cpy_r_r68 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "draw", "Table", "solo_layers", 22, CPyStatic_deck___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r68);
CPyL33: ;
    cpy_r_r69 = 0;
CPyL34: ;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r69 < cpy_r_r71;
    if (!cpy_r_r72) goto CPyL59;
    cpy_r_layer = cpy_r_r67;
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyListObject, ob_item));
    cpy_r_r74 = *(CPyPtr *)cpy_r_r73;
    cpy_r_r75 = cpy_r_r69 * 8;
    cpy_r_r76 = cpy_r_r74 + cpy_r_r75;
    cpy_r_r77 = *(PyObject * *)cpy_r_r76;
    CPy_INCREF(cpy_r_r77);
    if (likely(PyLong_Check(cpy_r_r77)))
        cpy_r_r78 = CPyTagged_FromObject(cpy_r_r77);
    else {
        CPy_TypeError("int", cpy_r_r77); cpy_r_r78 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 22, CPyStatic_deck___globals);
        goto CPyL60;
    }
    cpy_r_r79 = cpy_r_r78 != 0;
    CPyTagged_DECREF(cpy_r_r78);
    if (cpy_r_r79) {
        goto CPyL61;
    } else
        goto CPyL62;
CPyL37: ;
    goto CPyL41;
CPyL38: ;
    cpy_r_r80 = cpy_r_r67 + 2;
    cpy_r_r67 = cpy_r_r80;
    cpy_r_r81 = cpy_r_r69 + 1;
    cpy_r_r69 = cpy_r_r81;
    goto CPyL34;
CPyL39: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r82 = 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 22, CPyStatic_deck___globals);
        goto CPyL46;
    }
    CPy_Unreachable();
CPyL41: ;
    cpy_r_r83 = CPyDef_deck____shrink(cpy_r_t, cpy_r_layer);
    CPyTagged_DECREF(cpy_r_layer);
    if (unlikely(cpy_r_r83 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 22, CPyStatic_deck___globals);
        goto CPyL46;
    }
    cpy_r_r84 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "draw", "Table", "solo_deck", 23, CPyStatic_deck___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r84);
CPyL43: ;
    cpy_r_r85 = CPyList_PopLast(cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 23, CPyStatic_deck___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r85)))
        cpy_r_r86 = CPyTagged_FromObject(cpy_r_r85);
    else {
        CPy_TypeError("int", cpy_r_r85); cpy_r_r86 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 23, CPyStatic_deck___globals);
        goto CPyL46;
    }
    return cpy_r_r86;
CPyL46: ;
    cpy_r_r87 = CPY_INT_TAG;
    return cpy_r_r87;
CPyL47: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL46;
CPyL48: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL11;
CPyL49: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL46;
CPyL50: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL46;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r16);
    goto CPyL10;
CPyL52: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL13;
CPyL53: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL46;
CPyL54: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL46;
CPyL55: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL29;
CPyL56: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    goto CPyL46;
CPyL57: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL46;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r54);
    goto CPyL28;
CPyL59: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL39;
CPyL60: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_layer);
    goto CPyL46;
CPyL61: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL37;
CPyL62: ;
    CPyTagged_DECREF(cpy_r_layer);
    goto CPyL38;
}
        
        PyObject *CPyPy_deck___draw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "tried", 0};
            static CPyArg_Parser parser = {"OO:draw", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_tried;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_tried)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_tried;
            if (likely(PyList_Check(obj_tried)))
                arg_tried = obj_tried;
            else {
                CPy_TypeError("list", obj_tried); 
                goto fail;
            }
            CPyTagged retval = CPyDef_deck___draw(arg_t, arg_tried);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "draw", 10, CPyStatic_deck___globals);
            return NULL;
        }
        
char CPyDef_deck___restack(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
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
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "restack", "Table", "solo_discard", 28, CPyStatic_deck___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPySequence_Sort(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 28, CPyStatic_deck___globals);
        goto CPyL35;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "restack", "Table", "chance", 29, CPyStatic_deck___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_chance___Chance___shuffle(cpy_r_r2, cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 29, CPyStatic_deck___globals);
        goto CPyL36;
    }
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 30, CPyStatic_deck___globals);
        goto CPyL36;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 30, CPyStatic_deck___globals);
        goto CPyL36;
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_fresh = 0;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 31, CPyStatic_deck___globals);
        goto CPyL36;
    }
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 32, CPyStatic_deck___globals);
        goto CPyL36;
    }
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "restack", "Table", "solo_layers", 32, CPyStatic_deck___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r9 = 0;
CPyL10: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL38;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 32, CPyStatic_deck___globals);
        goto CPyL39;
    }
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL40;
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r_r21 = PyList_Append(cpy_r_r7, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 32, CPyStatic_deck___globals);
        goto CPyL39;
    }
CPyL14: ;
    cpy_r_r23 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r23;
    goto CPyL10;
CPyL15: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers = cpy_r_r7;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 32, CPyStatic_deck___globals);
        goto CPyL36;
    }
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL41;
    cpy_r_r29 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discards_under;
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "restack", "Table", "discards_under", 34, CPyStatic_deck___globals);
        goto CPyL36;
    }
CPyL18: ;
    if (!cpy_r_r29) goto CPyL27;
CPyL19: ;
    cpy_r_r30 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "restack", "Table", "solo_deck", 35, CPyStatic_deck___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r30);
CPyL20: ;
    cpy_r_r31 = PySequence_Concat(cpy_r_r1, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 35, CPyStatic_deck___globals);
        goto CPyL36;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 35, CPyStatic_deck___globals);
        goto CPyL36;
    }
    cpy_r_r33 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "restack", "Table", "solo_layers", 36, CPyStatic_deck___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r33);
CPyL23: ;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r36 = cpy_r_r35 << 1;
    cpy_r_r37 = PyList_New(0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 36, CPyStatic_deck___globals);
        goto CPyL42;
    }
    cpy_r_r38 = CPyList_Extend(cpy_r_r37, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 36, CPyStatic_deck___globals);
        goto CPyL43;
    } else
        goto CPyL44;
CPyL25: ;
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r40 = PyList_Append(cpy_r_r37, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 36, CPyStatic_deck___globals);
        goto CPyL43;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers = cpy_r_r37;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 36, CPyStatic_deck___globals);
        goto CPyL35;
    } else
        goto CPyL34;
CPyL27: ;
    cpy_r_r43 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "restack", "Table", "solo_deck", 38, CPyStatic_deck___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r43);
CPyL28: ;
    cpy_r_r44 = PySequence_Concat(cpy_r_r43, cpy_r_r1);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 38, CPyStatic_deck___globals);
        goto CPyL36;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 38, CPyStatic_deck___globals);
        goto CPyL36;
    }
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r48 = cpy_r_r47 << 1;
    cpy_r_r49 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "restack", "Table", "solo_layers", 39, CPyStatic_deck___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r49);
CPyL31: ;
    cpy_r_r50 = PyList_New(1);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 39, CPyStatic_deck___globals);
        goto CPyL45;
    }
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_r48);
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    *(PyObject * *)cpy_r_r53 = cpy_r_r51;
    cpy_r_r54 = CPyList_Extend(cpy_r_r50, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 39, CPyStatic_deck___globals);
        goto CPyL46;
    } else
        goto CPyL47;
CPyL33: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers = cpy_r_r50;
    cpy_r_r55 = 1;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 39, CPyStatic_deck___globals);
        goto CPyL35;
    }
CPyL34: ;
    return 1;
CPyL35: ;
    cpy_r_r56 = 2;
    return cpy_r_r56;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL35;
CPyL37: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    goto CPyL35;
CPyL38: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL15;
CPyL39: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL35;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL14;
CPyL41: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL34;
CPyL42: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL35;
CPyL43: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL35;
CPyL44: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL25;
CPyL45: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL35;
CPyL46: ;
    CPy_DecRef(cpy_r_r50);
    goto CPyL35;
CPyL47: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL33;
}
        
        PyObject *CPyPy_deck___restack(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:restack", kwlist, 0};
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
            char retval = CPyDef_deck___restack(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "restack", 26, CPyStatic_deck___globals);
            return NULL;
        }
        
char CPyDef_deck___remove(PyObject *cpy_r_t, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_above;
    CPyTagged cpy_r_layer;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_removed;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "solo_removed", 44, CPyStatic_deck___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r2 = PySequence_Contains(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 44, CPyStatic_deck___globals);
        goto CPyL41;
    }
    cpy_r_r4 = cpy_r_r2;
    if (!cpy_r_r4) goto CPyL4;
    return 1;
CPyL4: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_removed;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "solo_removed", 46, CPyStatic_deck___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r7 = PyList_Append(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 46, CPyStatic_deck___globals);
        goto CPyL41;
    }
    cpy_r_r9 = CPyStatics[1433]; /* 'event-solo-removed' */
    cpy_r_r10 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 47, CPyStatic_deck___globals);
        goto CPyL41;
    }
CPyL7: ;
    cpy_r_r11 = CPyStatics[1434]; /* 'MV-SOLO-T-10' */
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "book", 47, CPyStatic_deck___globals);
        goto CPyL42;
    }
CPyL8: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_solo_ids;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Book", "solo_ids", 47, CPyStatic_deck___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r13);
CPyL9: ;
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r13, cpy_r_card);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 47, CPyStatic_deck___globals);
        goto CPyL42;
    }
    if (likely(PyUnicode_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/deck.py", "remove", 47, CPyStatic_deck___globals, "str", cpy_r_r14);
        goto CPyL42;
    }
    cpy_r_r16 = CPyStatics[390]; /* 'card' */
    cpy_r_r17 = CPyDict_Build(1, cpy_r_r16, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 47, CPyStatic_deck___globals);
        goto CPyL42;
    }
    cpy_r_r18 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r9, cpy_r_r10, cpy_r_r11, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 47, CPyStatic_deck___globals);
        goto CPyL41;
    }
    cpy_r_r19 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "solo_discard", 48, CPyStatic_deck___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r19);
CPyL14: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r21 = PySequence_Contains(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 48, CPyStatic_deck___globals);
        goto CPyL41;
    }
    cpy_r_r23 = cpy_r_r21;
    if (!cpy_r_r23) goto CPyL18;
    cpy_r_r24 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "solo_discard", 49, CPyStatic_deck___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r24);
CPyL17: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r26 = CPyList_Remove(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 49, CPyStatic_deck___globals);
        goto CPyL41;
    } else
        goto CPyL40;
CPyL18: ;
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "solo_deck", 50, CPyStatic_deck___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r28);
CPyL19: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r30 = PySequence_Contains(cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 50, CPyStatic_deck___globals);
        goto CPyL41;
    }
    cpy_r_r32 = cpy_r_r30;
    if (!cpy_r_r32) goto CPyL40;
    cpy_r_r33 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "solo_deck", 51, CPyStatic_deck___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r33);
CPyL22: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r35 = CPyList_Index(cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 51, CPyStatic_deck___globals);
        goto CPyL41;
    }
    cpy_r_r36 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "solo_deck", 52, CPyStatic_deck___globals);
        goto CPyL43;
    }
CPyL24: ;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r38 << 1;
    cpy_r_r40 = CPyTagged_Subtract(cpy_r_r39, 2);
    cpy_r_r41 = CPyTagged_Subtract(cpy_r_r40, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r40);
    cpy_r_above = cpy_r_r41;
    cpy_r_layer = 0;
CPyL25: ;
    cpy_r_r42 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "solo_layers", 54, CPyStatic_deck___globals);
        goto CPyL44;
    }
CPyL26: ;
    cpy_r_r43 = CPyList_GetItemBorrow(cpy_r_r42, cpy_r_layer);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 54, CPyStatic_deck___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 54, CPyStatic_deck___globals);
        goto CPyL44;
    }
    cpy_r_r45 = cpy_r_above & 1;
    cpy_r_r46 = cpy_r_r45 != 0;
    if (cpy_r_r46) goto CPyL30;
    cpy_r_r47 = cpy_r_r44 & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (!cpy_r_r48) goto CPyL31;
CPyL30: ;
    cpy_r_r49 = CPyTagged_IsLt_(cpy_r_above, cpy_r_r44);
    cpy_r_r50 = cpy_r_r49 ^ 1;
    cpy_r_r51 = cpy_r_r50;
    goto CPyL32;
CPyL31: ;
    cpy_r_r52 = (Py_ssize_t)cpy_r_above >= (Py_ssize_t)cpy_r_r44;
    cpy_r_r51 = cpy_r_r52;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r44);
    if (!cpy_r_r51) goto CPyL45;
    cpy_r_r53 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "solo_layers", 55, CPyStatic_deck___globals);
        goto CPyL44;
    }
CPyL34: ;
    cpy_r_r54 = CPyList_GetItem(cpy_r_r53, cpy_r_layer);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 55, CPyStatic_deck___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 55, CPyStatic_deck___globals);
        goto CPyL44;
    }
    cpy_r_r56 = CPyTagged_Subtract(cpy_r_above, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_above);
    CPyTagged_DECREF(cpy_r_r55);
    cpy_r_above = cpy_r_r56;
    cpy_r_r57 = CPyTagged_Add(cpy_r_layer, 2);
    CPyTagged_DECREF(cpy_r_layer);
    cpy_r_layer = cpy_r_r57;
    goto CPyL25;
CPyL37: ;
    cpy_r_r58 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "remove", "Table", "solo_deck", 57, CPyStatic_deck___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r58);
CPyL38: ;
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r35);
    cpy_r_r60 = PyObject_DelItem(cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 57, CPyStatic_deck___globals);
        goto CPyL47;
    }
    cpy_r_r62 = CPyDef_deck____shrink(cpy_r_t, cpy_r_layer);
    CPyTagged_DECREF(cpy_r_layer);
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 58, CPyStatic_deck___globals);
        goto CPyL41;
    }
CPyL40: ;
    return 1;
CPyL41: ;
    cpy_r_r63 = 2;
    return cpy_r_r63;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL41;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL41;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_above);
    CPyTagged_DecRef(cpy_r_layer);
    goto CPyL41;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_above);
    goto CPyL37;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_layer);
    goto CPyL41;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_layer);
    goto CPyL41;
}
        
        PyObject *CPyPy_deck___remove(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "card", 0};
            static CPyArg_Parser parser = {"OO:remove", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_card)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            char retval = CPyDef_deck___remove(arg_t, arg_card);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "remove", 42, CPyStatic_deck___globals);
            return NULL;
        }
        
char CPyDef_deck___deal_anew(PyObject *cpy_r_t, PyObject *cpy_r_chance) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_deck;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_end;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    CPyPtr cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    CPyPtr cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    CPyPtr cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyPtr cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    CPyPtr cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_fresh;
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "deal_anew", "Table", "solo_fresh", 63, CPyStatic_deck___globals);
        goto CPyL44;
    }
CPyL1: ;
    if (cpy_r_r0) goto CPyL18;
CPyL2: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 64, CPyStatic_deck___globals);
        goto CPyL44;
    }
    cpy_r_deck = cpy_r_r1;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "deal_anew", "Table", "solo_deck", 65, CPyStatic_deck___globals);
        goto CPyL45;
    }
CPyL4: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r4 << 1;
    cpy_r_end = cpy_r_r5;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "deal_anew", "Table", "solo_layers", 66, CPyStatic_deck___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = 0;
CPyL6: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL47;
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
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 66, CPyStatic_deck___globals);
        goto CPyL48;
    }
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "deal_anew", "Table", "solo_deck", 67, CPyStatic_deck___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r17);
CPyL9: ;
    cpy_r_r18 = CPyTagged_Subtract(cpy_r_end, cpy_r_r16);
    cpy_r_r19 = CPyList_GetSlice(cpy_r_r17, cpy_r_r18, cpy_r_end);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 67, CPyStatic_deck___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 67, CPyStatic_deck___globals, "list", cpy_r_r19);
        goto CPyL49;
    }
    cpy_r_r21 = CPySequence_Sort(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 67, CPyStatic_deck___globals);
        goto CPyL49;
    }
    cpy_r_r22 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 68, CPyStatic_deck___globals);
        goto CPyL50;
    }
    cpy_r_r23 = PySequence_Concat(cpy_r_r21, cpy_r_deck);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_deck);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 69, CPyStatic_deck___globals);
        goto CPyL51;
    }
    cpy_r_deck = cpy_r_r23;
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_end, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_end);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_end = cpy_r_r24;
    cpy_r_r25 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r25;
    goto CPyL6;
CPyL16: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck = cpy_r_deck;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 71, CPyStatic_deck___globals);
        goto CPyL44;
    }
    return 1;
CPyL18: ;
    cpy_r_r27 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "deal_anew", "Table", "book", 73, CPyStatic_deck___globals);
        goto CPyL44;
    }
CPyL19: ;
    cpy_r_r28 = ((serai___games___merv___book___BookObject *)cpy_r_r27)->_solo_action;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "deal_anew", "Book", "solo_action", 73, CPyStatic_deck___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r28);
CPyL20: ;
    cpy_r_r29 = CPyStatics[4897]; /* 1 */
    cpy_r_r30 = CPyList_Index(cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 73, CPyStatic_deck___globals);
        goto CPyL44;
    }
    cpy_r_r31 = PyList_New(0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 74, CPyStatic_deck___globals);
        goto CPyL52;
    }
    cpy_r_r32 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "deal_anew", "Table", "solo_deck", 74, CPyStatic_deck___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r32);
CPyL23: ;
    cpy_r_r33 = 0;
CPyL24: ;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r33 < cpy_r_r35;
    if (!cpy_r_r36) goto CPyL54;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyListObject, ob_item));
    cpy_r_r38 = *(CPyPtr *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r33 * 8;
    cpy_r_r40 = cpy_r_r38 + cpy_r_r39;
    cpy_r_r41 = *(PyObject * *)cpy_r_r40;
    CPy_INCREF(cpy_r_r41);
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 74, CPyStatic_deck___globals);
        goto CPyL55;
    }
    cpy_r_r43 = cpy_r_r42 & 1;
    cpy_r_r44 = cpy_r_r43 != 0;
    if (!cpy_r_r44) goto CPyL28;
    cpy_r_r45 = CPyTagged_IsEq_(cpy_r_r42, cpy_r_r30);
    cpy_r_r46 = cpy_r_r45 ^ 1;
    if (cpy_r_r46) {
        goto CPyL29;
    } else
        goto CPyL56;
CPyL28: ;
    cpy_r_r47 = cpy_r_r42 != cpy_r_r30;
    if (!cpy_r_r47) goto CPyL56;
CPyL29: ;
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_r42);
    cpy_r_r49 = PyList_Append(cpy_r_r31, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 74, CPyStatic_deck___globals);
        goto CPyL55;
    }
CPyL30: ;
    cpy_r_r51 = cpy_r_r33 + 1;
    cpy_r_r33 = cpy_r_r51;
    goto CPyL24;
CPyL31: ;
    cpy_r_r52 = CPySequence_Sort(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 74, CPyStatic_deck___globals);
        goto CPyL52;
    }
    cpy_r_r53 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r52);
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 75, CPyStatic_deck___globals);
        goto CPyL57;
    }
    cpy_r_r54 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "deal_anew", "Table", "solo_deck", 76, CPyStatic_deck___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r54);
CPyL34: ;
    CPyTagged_INCREF(cpy_r_r30);
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r56 = PySequence_Contains(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 76, CPyStatic_deck___globals);
        goto CPyL57;
    }
    cpy_r_r58 = cpy_r_r56;
    if (!cpy_r_r58) goto CPyL58;
    cpy_r_r59 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "deal_anew", "Table", "solo_layers", 77, CPyStatic_deck___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r59);
CPyL37: ;
    cpy_r_r60 = CPySequence_CheckUnpackCount(cpy_r_r59, 3);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 77, CPyStatic_deck___globals);
        goto CPyL59;
    }
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyListObject, ob_item));
    cpy_r_r63 = *(CPyPtr *)cpy_r_r62;
    cpy_r_r64 = 0 * 8;
    cpy_r_r65 = cpy_r_r63 + cpy_r_r64;
    cpy_r_r66 = *(PyObject * *)cpy_r_r65;
    CPy_INCREF(cpy_r_r66);
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyListObject, ob_item));
    cpy_r_r68 = *(CPyPtr *)cpy_r_r67;
    cpy_r_r69 = 1 * 8;
    cpy_r_r70 = cpy_r_r68 + cpy_r_r69;
    cpy_r_r71 = *(PyObject * *)cpy_r_r70;
    CPy_INCREF(cpy_r_r71);
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    cpy_r_r74 = 2 * 8;
    cpy_r_r75 = cpy_r_r73 + cpy_r_r74;
    cpy_r_r76 = *(PyObject * *)cpy_r_r75;
    CPy_INCREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r66);
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r77 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 77, CPyStatic_deck___globals);
        goto CPyL60;
    }
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r78 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r78 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 77, CPyStatic_deck___globals);
        goto CPyL61;
    }
    cpy_r_r79 = CPyDef_chance___Chance___below(cpy_r_chance, cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 78, CPyStatic_deck___globals);
        goto CPyL62;
    }
    cpy_r_r80 = CPyTagged_Add(cpy_r_r78, cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r79);
    cpy_r_r81 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r82 = CPyList_Insert(cpy_r_r52, cpy_r_r80, cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r83 = cpy_r_r82 >= 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 78, CPyStatic_deck___globals);
        goto CPyL63;
    }
CPyL42: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck = cpy_r_r52;
    cpy_r_r84 = 1;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 79, CPyStatic_deck___globals);
        goto CPyL44;
    }
    return 1;
CPyL44: ;
    cpy_r_r85 = 2;
    return cpy_r_r85;
CPyL45: ;
    CPy_DecRef(cpy_r_deck);
    goto CPyL44;
CPyL46: ;
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_end);
    goto CPyL44;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_end);
    CPy_DECREF(cpy_r_r6);
    goto CPyL16;
CPyL48: ;
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_end);
    CPy_DecRef(cpy_r_r6);
    goto CPyL44;
CPyL49: ;
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_end);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL44;
CPyL50: ;
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_end);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r21);
    goto CPyL44;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_end);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL44;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL44;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    goto CPyL44;
CPyL54: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL31;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL44;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r42);
    goto CPyL30;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r52);
    goto CPyL44;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r30);
    goto CPyL42;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r59);
    goto CPyL44;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r76);
    goto CPyL44;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r77);
    goto CPyL44;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL44;
CPyL63: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL44;
}
        
        PyObject *CPyPy_deck___deal_anew(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "chance", 0};
            static CPyArg_Parser parser = {"OO:deal_anew", kwlist, 0};
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
            char retval = CPyDef_deck___deal_anew(arg_t, arg_chance);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "deal_anew", 61, CPyStatic_deck___globals);
            return NULL;
        }
        
char CPyDef_deck____shrink(PyObject *cpy_r_t, CPyTagged cpy_r_layer) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_layers;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/deck.py", "_shrink", "Table", "solo_layers", 83, CPyStatic_deck___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_layer);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "_shrink", 83, CPyStatic_deck___globals);
        goto CPyL6;
    }
    cpy_r_r2 = CPyStatics[4897]; /* 1 */
    cpy_r_r3 = PyNumber_InPlaceSubtract(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "_shrink", 83, CPyStatic_deck___globals);
        goto CPyL6;
    }
    cpy_r_r4 = CPyList_SetItem(cpy_r_r0, cpy_r_layer, cpy_r_r3);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "_shrink", 83, CPyStatic_deck___globals);
        goto CPyL5;
    }
    return 1;
CPyL5: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_deck____shrink(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "layer", 0};
            static CPyArg_Parser parser = {"OO:_shrink", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_layer;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_layer)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_layer;
            if (likely(PyLong_Check(obj_layer)))
                arg_layer = CPyTagged_BorrowFromObject(obj_layer);
            else {
                CPy_TypeError("int", obj_layer); goto fail;
            }
            char retval = CPyDef_deck____shrink(arg_t, arg_layer);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "_shrink", 82, CPyStatic_deck___globals);
            return NULL;
        }
        
char CPyDef_deck_____top_level__(void) {
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
    char cpy_r_r77;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 1, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 1, CPyStatic_deck___globals);
        goto CPyL30;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_deck___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 3, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 5, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r20 = CPyExec_serai___games___merv___names;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 5, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 5, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 5, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5232]; /* ('NONE', 'PALACE') */
    cpy_r_r31 = CPyStatic_deck___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 5, CPyStatic_deck___globals);
        goto CPyL30;
    } else
        goto CPyL31;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 6, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r42 = CPyExec_serai___games___merv___table;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 6, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 6, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 6, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r53 = CPyStatic_deck___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 6, CPyStatic_deck___globals);
        goto CPyL30;
    } else
        goto CPyL32;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r56 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 7, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r64 = CPyExec_serai___kernel___chance;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 7, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 7, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 7, CPyStatic_deck___globals);
        goto CPyL30;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r75 = CPyStatic_deck___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/deck.py", "<module>", 7, CPyStatic_deck___globals);
        goto CPyL30;
    } else
        goto CPyL33;
CPyL29: ;
    return 1;
CPyL30: ;
    cpy_r_r77 = 2;
    return cpy_r_r77;
CPyL31: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL32: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL33: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
}

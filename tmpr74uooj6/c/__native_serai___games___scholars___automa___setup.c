#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef automa___setupmodule_methods[] = {
    {"make_automa", (PyCFunction)CPyPy_automa___setup___make_automa, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("make_automa(book, difficulty, chance)\n--\n\n") /* docstring */},
    {"apply_difficulty", (PyCFunction)CPyPy_automa___setup___apply_difficulty, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("apply_difficulty(t)\n--\n\n") /* docstring */},
    {"_influence_scroll", (PyCFunction)CPyPy_automa___setup____influence_scroll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_influence_scroll(t, scroll)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___automa___setup__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___automa___setup__internal, "__name__");
    CPyStatic_automa___setup___globals = PyModule_GetDict(CPyModule_serai___games___scholars___automa___setup__internal);
    if (unlikely(CPyStatic_automa___setup___globals == NULL))
        goto fail;
    char result = CPyDef_automa___setup_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___automa___setup__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___scholars___automa___setup(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___automa___setup__impl, &CPyImportState_serai___games___scholars___automa___setup, &CPyModule_serai___games___scholars___automa___setup);
}
static struct PyModuleDef automa___setupmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.automa.setup",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    automa___setupmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___automa___setup(void)
{
    if (CPyModule_serai___games___scholars___automa___setup__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___setup__internal);
        return CPyModule_serai___games___scholars___automa___setup__internal;
    }
    CPyModule_serai___games___scholars___automa___setup__internal = PyModule_Create(&automa___setupmodule);
    return CPyModule_serai___games___scholars___automa___setup__internal;
}

PyObject *CPyInit_serai___games___scholars___automa___setup(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___automa___setup__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___automa___setup__internal);
        return CPyModule_serai___games___scholars___automa___setup__internal;
    }
    CPyModule_serai___games___scholars___automa___setup__internal = PyModule_Create(&automa___setupmodule);
    if (unlikely(CPyModule_serai___games___scholars___automa___setup__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.automa.setup");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___automa___setup__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___automa___setup__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___automa___setup__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___automa___setup(CPyModule_serai___games___scholars___automa___setup__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___automa___setup__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.automa.setup");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___automa___setup__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_automa___setup___make_automa(PyObject *cpy_r_book, PyObject *cpy_r_difficulty, PyObject *cpy_r_chance) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    cpy_r_r0 = CPyDef_scholars___table___Automa();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 16, CPyStatic_automa___setup___globals);
        goto CPyL45;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_difficulties;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "make_automa", "Book", "difficulties", 17, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL47;
    cpy_r_n = cpy_r_r1;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 17, CPyStatic_automa___setup___globals, "tuple", cpy_r_r11);
        goto CPyL48;
    }
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 0);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 17, CPyStatic_automa___setup___globals);
        goto CPyL48;
    }
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 17, CPyStatic_automa___setup___globals, "str", cpy_r_r13);
        goto CPyL48;
    }
    cpy_r_r15 = CPyStr_Equal(cpy_r_r14, cpy_r_difficulty);
    CPy_DECREF(cpy_r_r14);
    if (cpy_r_r15) {
        goto CPyL49;
    } else
        goto CPyL50;
CPyL8: ;
    goto CPyL12;
CPyL9: ;
    cpy_r_r16 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r16;
    cpy_r_r17 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r17;
    goto CPyL3;
CPyL10: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 17, CPyStatic_automa___setup___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL12: ;
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_difficulty != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_difficulty);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_difficulty = cpy_r_n;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 17, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r20 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_difficulties;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "make_automa", "Book", "difficulties", 18, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
CPyL14: ;
    cpy_r_r21 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_difficulty;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "make_automa", "Automa", "difficulty", 18, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
CPyL15: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 18, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (likely(PyTuple_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 18, CPyStatic_automa___setup___globals, "tuple", cpy_r_r22);
        goto CPyL46;
    }
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_r23, 2);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 18, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 18, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 18, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r27 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_constants;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 19, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 19, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r31 = CPyTagged_Subtract(cpy_r_r30, 2);
    CPyTagged_DECREF(cpy_r_r30);
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 19, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r33 = PyList_New(1);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 20, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r34 = CPyStatics[4896]; /* 0 */
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    CPy_INCREF(cpy_r_r34);
    *(PyObject * *)cpy_r_r36 = cpy_r_r34;
    cpy_r_r37 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_guilds;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "make_automa", "Book", "guilds", 20, CPyStatic_automa___setup___globals);
        goto CPyL51;
    }
CPyL25: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r39 << 1;
    cpy_r_r41 = CPySequence_Multiply(cpy_r_r33, cpy_r_r40);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 20, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_guilds != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_guilds);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_guilds = cpy_r_r41;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 20, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position = 0;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 21, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers = 0;
    cpy_r_r44 = 1;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 22, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r45 = PyList_New(0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 23, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_scrolls != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_scrolls);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_scrolls = cpy_r_r45;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 23, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r47 = PyList_New(0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 24, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_languages != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_languages);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_languages = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 24, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r49 = PyList_New(0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 25, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_retired != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_retired);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_retired = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 25, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r51 = PyList_New(0);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 26, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plans != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plans);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plans = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 26, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r53 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_plans;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "make_automa", "Book", "plans", 27, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
CPyL38: ;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyVarObject, ob_size));
    cpy_r_r55 = *(int64_t *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r55 << 1;
    cpy_r_r57 = (PyObject *)&PyRange_Type;
    cpy_r_r58 = CPyTagged_StealAsObject(cpy_r_r56);
    PyObject *cpy_r_r59[1] = {cpy_r_r58};
    cpy_r_r60 = (PyObject **)&cpy_r_r59;
    cpy_r_r61 = PyObject_Vectorcall(cpy_r_r57, cpy_r_r60, 1, 0);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 27, CPyStatic_automa___setup___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r58);
    if (likely(PyRange_Check(cpy_r_r61)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 27, CPyStatic_automa___setup___globals, "range", cpy_r_r61);
        goto CPyL46;
    }
    cpy_r_r63 = PySequence_List(cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 27, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plan_pile != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plan_pile);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plan_pile = cpy_r_r63;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 27, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    cpy_r_r65 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plan_pile;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "make_automa", "Automa", "plan_pile", 28, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r65);
CPyL43: ;
    cpy_r_r66 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 28, CPyStatic_automa___setup___globals);
        goto CPyL46;
    }
    return cpy_r_r0;
CPyL45: ;
    cpy_r_r67 = NULL;
    return cpy_r_r67;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL45;
CPyL47: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL45;
CPyL49: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_n);
    goto CPyL9;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r33);
    goto CPyL45;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r58);
    goto CPyL45;
}
        
        PyObject *CPyPy_automa___setup___make_automa(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "difficulty", "chance", 0};
            static CPyArg_Parser parser = {"OOO:make_automa", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_difficulty;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_difficulty, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_difficulty;
            if (likely(PyUnicode_Check(obj_difficulty)))
                arg_difficulty = obj_difficulty;
            else {
                CPy_TypeError("str", obj_difficulty); 
                goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            PyObject *retval = CPyDef_automa___setup___make_automa(arg_book, arg_difficulty, arg_chance);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "make_automa", 14, CPyStatic_automa___setup___globals);
            return NULL;
        }
        
char CPyDef_automa___setup___apply_difficulty(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_me;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    CPyPtr cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_r69;
    int64_t cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    int64_t cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    char cpy_r_r78;
    CPyPtr cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    CPyPtr cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    int64_t cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    int64_t cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyTagged cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyTagged cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    int64_t cpy_r_r125;
    char cpy_r_r126;
    int64_t cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    cpy_r_r0 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 34, CPyStatic_automa___setup___globals);
        goto CPyL99;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "players", 35, CPyStatic_automa___setup___globals);
        goto CPyL100;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_me = cpy_r_r4;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "book", 36, CPyStatic_automa___setup___globals);
        goto CPyL101;
    }
CPyL3: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_difficulties;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Book", "difficulties", 36, CPyStatic_automa___setup___globals);
        goto CPyL101;
    }
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_difficulty;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Automa", "difficulty", 36, CPyStatic_automa___setup___globals);
        goto CPyL101;
    }
CPyL5: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 36, CPyStatic_automa___setup___globals);
        goto CPyL101;
    }
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 36, CPyStatic_automa___setup___globals, "tuple", cpy_r_r8);
        goto CPyL101;
    }
    cpy_r_r10 = CPyStatics[2516]; /* 'event-ai-difficulty' */
    cpy_r_r11 = CPyStatics[2517]; /* 'SC-SOLO-03' */
    cpy_r_r12 = CPySequenceTuple_GetItem(cpy_r_r9, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 37, CPyStatic_automa___setup___globals);
        goto CPyL102;
    }
    if (likely(PyUnicode_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 37, CPyStatic_automa___setup___globals, "str", cpy_r_r12);
        goto CPyL102;
    }
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r9, 2);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 37, CPyStatic_automa___setup___globals);
        goto CPyL103;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 37, CPyStatic_automa___setup___globals);
        goto CPyL103;
    }
    cpy_r_r16 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r17 = CPyStatics[31]; /* 'n' */
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r19 = CPyDict_Build(2, cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 37, CPyStatic_automa___setup___globals);
        goto CPyL102;
    }
    cpy_r_r20 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r10, cpy_r_me, cpy_r_r11, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_me);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 37, CPyStatic_automa___setup___globals);
        goto CPyL104;
    }
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r9, 4);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 38, CPyStatic_automa___setup___globals);
        goto CPyL104;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 38, CPyStatic_automa___setup___globals);
        goto CPyL104;
    }
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL17;
    cpy_r_r25 = 0 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL18;
CPyL17: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r22, 0);
    cpy_r_r28 = cpy_r_r27 ^ 1;
    cpy_r_r29 = cpy_r_r28;
    goto CPyL19;
CPyL18: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r22 >= (Py_ssize_t)0;
    cpy_r_r29 = cpy_r_r30;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r29) goto CPyL105;
    cpy_r_r31 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Automa", "scrolls", 39, CPyStatic_automa___setup___globals);
        goto CPyL104;
    }
    CPy_INCREF(cpy_r_r31);
CPyL21: ;
    cpy_r_r32 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "reserve", 39, CPyStatic_automa___setup___globals);
        goto CPyL106;
    }
CPyL22: ;
    cpy_r_r33 = CPyList_GetItemShort(cpy_r_r32, -2);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 39, CPyStatic_automa___setup___globals);
        goto CPyL106;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 39, CPyStatic_automa___setup___globals);
        goto CPyL106;
    }
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r36 = PyList_Append(cpy_r_r31, cpy_r_r35);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 39, CPyStatic_automa___setup___globals);
        goto CPyL104;
    }
    cpy_r_r38 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_languages;
    if (unlikely(cpy_r_r38 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'languages' of 'Automa' undefined");
    } else {
        CPy_INCREF(cpy_r_r38);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 40, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
CPyL26: ;
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r9, 4);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 40, CPyStatic_automa___setup___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 40, CPyStatic_automa___setup___globals);
        goto CPyL108;
    }
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r42 = PyList_Append(cpy_r_r38, cpy_r_r41);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 40, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    cpy_r_r44 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "reserve", 41, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r44);
CPyL30: ;
    cpy_r_r45 = CPyList_GetSlice(cpy_r_r44, 0, -2);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 41, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    if (likely(PyList_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 41, CPyStatic_automa___setup___globals, "list", cpy_r_r45);
        goto CPyL107;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve = cpy_r_r46;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 41, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
CPyL33: ;
    cpy_r_r48 = PyList_New(0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 42, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    cpy_r_r49 = 0;
    cpy_r_r50 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "rooms", 42, CPyStatic_automa___setup___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r50);
CPyL35: ;
    cpy_r_r51 = 0;
CPyL36: ;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r53 = *(int64_t *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r51 < cpy_r_r53;
    if (!cpy_r_r54) goto CPyL110;
    cpy_r_room = cpy_r_r49;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyListObject, ob_item));
    cpy_r_r56 = *(CPyPtr *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r51 * 8;
    cpy_r_r58 = cpy_r_r56 + cpy_r_r57;
    cpy_r_r59 = *(PyObject * *)cpy_r_r58;
    CPy_INCREF(cpy_r_r59);
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 42, CPyStatic_automa___setup___globals);
        goto CPyL111;
    }
    cpy_r_r61 = (Py_ssize_t)cpy_r_r60 != -2;
    CPyTagged_DECREF(cpy_r_r60);
    if (cpy_r_r61) goto CPyL40;
    if (cpy_r_r61) {
        goto CPyL44;
    } else
        goto CPyL112;
CPyL40: ;
    cpy_r_r62 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "owners", 42, CPyStatic_automa___setup___globals);
        goto CPyL111;
    }
CPyL41: ;
    cpy_r_r63 = CPyList_GetItemBorrow(cpy_r_r62, cpy_r_room);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 42, CPyStatic_automa___setup___globals);
        goto CPyL111;
    }
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 42, CPyStatic_automa___setup___globals);
        goto CPyL111;
    }
    cpy_r_r65 = (Py_ssize_t)cpy_r_r64 == -2;
    CPyTagged_DECREF(cpy_r_r64);
    if (!cpy_r_r65) goto CPyL112;
CPyL44: ;
    cpy_r_r66 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r67 = PyList_Append(cpy_r_r48, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r68 = cpy_r_r67 >= 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 42, CPyStatic_automa___setup___globals);
        goto CPyL113;
    }
CPyL45: ;
    cpy_r_r69 = cpy_r_r49 + 2;
    cpy_r_r49 = cpy_r_r69;
    cpy_r_r70 = cpy_r_r51 + 1;
    cpy_r_r51 = cpy_r_r70;
    goto CPyL36;
CPyL46: ;
    cpy_r_r71 = CPySequenceTuple_GetItem(cpy_r_r9, 6);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 43, CPyStatic_automa___setup___globals);
        goto CPyL114;
    }
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 43, CPyStatic_automa___setup___globals);
        goto CPyL114;
    }
    cpy_r_r73 = CPyList_GetSlice(cpy_r_r48, 0, cpy_r_r72);
    CPy_DECREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 43, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    if (likely(PyList_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 43, CPyStatic_automa___setup___globals, "list", cpy_r_r73);
        goto CPyL107;
    }
    cpy_r_r75 = 0;
CPyL51: ;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r75 < cpy_r_r77;
    if (!cpy_r_r78) goto CPyL115;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyListObject, ob_item));
    cpy_r_r80 = *(CPyPtr *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r75 * 8;
    cpy_r_r82 = cpy_r_r80 + cpy_r_r81;
    cpy_r_r83 = *(PyObject * *)cpy_r_r82;
    CPy_INCREF(cpy_r_r83);
    if (likely(PyLong_Check(cpy_r_r83)))
        cpy_r_r84 = CPyTagged_FromObject(cpy_r_r83);
    else {
        CPy_TypeError("int", cpy_r_r83); cpy_r_r84 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 43, CPyStatic_automa___setup___globals);
        goto CPyL116;
    }
    cpy_r_r85 = CPyStatics[2517]; /* 'SC-SOLO-03' */
    cpy_r_r86 = CPyDef_automa___resources___put_gold(cpy_r_t, cpy_r_r84, cpy_r_r85);
    CPyTagged_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r86 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 44, CPyStatic_automa___setup___globals);
        goto CPyL116;
    }
    cpy_r_r87 = cpy_r_r75 + 1;
    cpy_r_r75 = cpy_r_r87;
    goto CPyL51;
CPyL55: ;
    cpy_r_r88 = CPySequenceTuple_GetItem(cpy_r_r9, 8);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 45, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r88)))
        cpy_r_r89 = CPyTagged_FromObject(cpy_r_r88);
    else {
        CPy_TypeError("int", cpy_r_r88); cpy_r_r89 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 45, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    cpy_r_r90 = cpy_r_r89 & 1;
    cpy_r_r91 = cpy_r_r90 != 0;
    if (cpy_r_r91) goto CPyL59;
    cpy_r_r92 = 0 & 1;
    cpy_r_r93 = cpy_r_r92 != 0;
    if (!cpy_r_r93) goto CPyL60;
CPyL59: ;
    cpy_r_r94 = CPyTagged_IsLt_(cpy_r_r89, 0);
    cpy_r_r95 = cpy_r_r94 ^ 1;
    cpy_r_r96 = cpy_r_r95;
    goto CPyL61;
CPyL60: ;
    cpy_r_r97 = (Py_ssize_t)cpy_r_r89 >= (Py_ssize_t)0;
    cpy_r_r96 = cpy_r_r97;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_r89);
    if (!cpy_r_r96) goto CPyL74;
    cpy_r_r98 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "house", 46, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r98);
CPyL63: ;
    cpy_r_r99 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "book", 46, CPyStatic_automa___setup___globals);
        goto CPyL117;
    }
CPyL64: ;
    cpy_r_r100 = ((serai___games___scholars___book___BookObject *)cpy_r_r99)->_columns;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Book", "columns", 46, CPyStatic_automa___setup___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r100);
CPyL65: ;
    cpy_r_r101 = CPySequenceTuple_GetItem(cpy_r_r9, 8);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 46, CPyStatic_automa___setup___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r101)))
        cpy_r_r102 = CPyTagged_FromObject(cpy_r_r101);
    else {
        CPy_TypeError("int", cpy_r_r101); cpy_r_r102 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 46, CPyStatic_automa___setup___globals);
        goto CPyL118;
    }
    cpy_r_r103 = CPyList_GetItemBorrow(cpy_r_r100, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 46, CPyStatic_automa___setup___globals);
        goto CPyL119;
    }
    if (likely(PyList_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 46, CPyStatic_automa___setup___globals, "list", cpy_r_r103);
        goto CPyL119;
    }
    cpy_r_r105 = CPyList_GetItemShortBorrow(cpy_r_r104, 0);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 46, CPyStatic_automa___setup___globals);
        goto CPyL119;
    }
    if (likely(PyLong_Check(cpy_r_r105)))
        cpy_r_r106 = CPyTagged_FromObject(cpy_r_r105);
    else {
        CPy_TypeError("int", cpy_r_r105); cpy_r_r106 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 46, CPyStatic_automa___setup___globals);
        goto CPyL119;
    }
    cpy_r_r107 = CPyList_GetItem(cpy_r_r98, cpy_r_r106);
    CPy_DECREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 46, CPyStatic_automa___setup___globals);
        goto CPyL120;
    }
    if (likely(PyLong_Check(cpy_r_r107)))
        cpy_r_r108 = CPyTagged_FromObject(cpy_r_r107);
    else {
        CPy_TypeError("int", cpy_r_r107); cpy_r_r108 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 46, CPyStatic_automa___setup___globals);
        goto CPyL120;
    }
    CPy_DECREF(cpy_r_r100);
    CPyTagged_DECREF(cpy_r_r102);
    cpy_r_r109 = CPyDef_automa___setup____influence_scroll(cpy_r_t, cpy_r_r108);
    CPyTagged_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 46, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
CPyL74: ;
    cpy_r_r110 = CPySequenceTuple_GetItem(cpy_r_r9, 10);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 47, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    if (unlikely(!PyBool_Check(cpy_r_r110))) {
        CPy_TypeError("bool", cpy_r_r110); cpy_r_r111 = 2;
    } else
        cpy_r_r111 = cpy_r_r110 == Py_True;
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 47, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    if (!cpy_r_r111) goto CPyL88;
    cpy_r_r112 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "map_scrolls", 48, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r112);
CPyL78: ;
    cpy_r_r113 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "book", 48, CPyStatic_automa___setup___globals);
        goto CPyL121;
    }
CPyL79: ;
    cpy_r_r114 = ((serai___games___scholars___book___BookObject *)cpy_r_r113)->_map;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Book", "map", 48, CPyStatic_automa___setup___globals);
        goto CPyL121;
    }
CPyL80: ;
    cpy_r_r115 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_neutral;
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "apply_difficulty", "Table", "neutral", 48, CPyStatic_automa___setup___globals);
        goto CPyL121;
    }
CPyL81: ;
    cpy_r_r116 = CPyList_GetItem(cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 48, CPyStatic_automa___setup___globals);
        goto CPyL121;
    }
    if (likely(PyTuple_Check(cpy_r_r116)))
        cpy_r_r117 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 48, CPyStatic_automa___setup___globals, "tuple", cpy_r_r116);
        goto CPyL121;
    }
    cpy_r_r118 = CPySequenceTuple_GetItem(cpy_r_r117, 4);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 48, CPyStatic_automa___setup___globals);
        goto CPyL121;
    }
    if (likely(PyLong_Check(cpy_r_r118)))
        cpy_r_r119 = CPyTagged_FromObject(cpy_r_r118);
    else {
        CPy_TypeError("int", cpy_r_r118); cpy_r_r119 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 48, CPyStatic_automa___setup___globals);
        goto CPyL121;
    }
    cpy_r_r120 = CPyList_GetItem(cpy_r_r112, cpy_r_r119);
    CPy_DECREF(cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 48, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r120)))
        cpy_r_r121 = CPyTagged_FromObject(cpy_r_r120);
    else {
        CPy_TypeError("int", cpy_r_r120); cpy_r_r121 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 48, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    cpy_r_r122 = CPyDef_automa___setup____influence_scroll(cpy_r_t, cpy_r_r121);
    CPyTagged_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 48, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
CPyL88: ;
    cpy_r_r123 = CPySequenceTuple_GetItem(cpy_r_r9, 12);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 49, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r123)))
        cpy_r_r124 = CPyTagged_FromObject(cpy_r_r123);
    else {
        CPy_TypeError("int", cpy_r_r123); cpy_r_r124 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 49, CPyStatic_automa___setup___globals);
        goto CPyL107;
    }
    cpy_r_r125 = cpy_r_r124 & 1;
    cpy_r_r126 = cpy_r_r125 != 0;
    if (cpy_r_r126) goto CPyL92;
    cpy_r_r127 = 0 & 1;
    cpy_r_r128 = cpy_r_r127 != 0;
    if (!cpy_r_r128) goto CPyL93;
CPyL92: ;
    cpy_r_r129 = CPyTagged_IsLt_(cpy_r_r124, 0);
    cpy_r_r130 = cpy_r_r129 ^ 1;
    cpy_r_r131 = cpy_r_r130;
    goto CPyL94;
CPyL93: ;
    cpy_r_r132 = (Py_ssize_t)cpy_r_r124 >= (Py_ssize_t)0;
    cpy_r_r131 = cpy_r_r132;
CPyL94: ;
    CPyTagged_DECREF(cpy_r_r124);
    if (!cpy_r_r131) goto CPyL122;
    cpy_r_r133 = CPySequenceTuple_GetItem(cpy_r_r9, 12);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 50, CPyStatic_automa___setup___globals);
        goto CPyL99;
    }
    if (likely(PyLong_Check(cpy_r_r133)))
        cpy_r_r134 = CPyTagged_FromObject(cpy_r_r133);
    else {
        CPy_TypeError("int", cpy_r_r133); cpy_r_r134 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 50, CPyStatic_automa___setup___globals);
        goto CPyL99;
    }
    cpy_r_r135 = CPyStatics[2517]; /* 'SC-SOLO-03' */
    cpy_r_r136 = CPyDef_automa___resources___influence_guild(cpy_r_t, cpy_r_r134, cpy_r_r135);
    CPyTagged_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 50, CPyStatic_automa___setup___globals);
        goto CPyL99;
    }
CPyL98: ;
    return 1;
CPyL99: ;
    cpy_r_r137 = 2;
    return cpy_r_r137;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL99;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_me);
    goto CPyL99;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r9);
    goto CPyL99;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r13);
    goto CPyL99;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL99;
CPyL105: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL33;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r31);
    goto CPyL99;
CPyL107: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL99;
CPyL108: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r38);
    goto CPyL99;
CPyL109: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r48);
    goto CPyL99;
CPyL110: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL46;
CPyL111: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL99;
CPyL112: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL45;
CPyL113: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r50);
    goto CPyL99;
CPyL114: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r48);
    goto CPyL99;
CPyL115: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL55;
CPyL116: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r74);
    goto CPyL99;
CPyL117: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r98);
    goto CPyL99;
CPyL118: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r100);
    goto CPyL99;
CPyL119: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r102);
    goto CPyL99;
CPyL120: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r102);
    goto CPyL99;
CPyL121: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r112);
    goto CPyL99;
CPyL122: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL98;
}
        
        PyObject *CPyPy_automa___setup___apply_difficulty(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:apply_difficulty", kwlist, 0};
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
            char retval = CPyDef_automa___setup___apply_difficulty(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "apply_difficulty", 32, CPyStatic_automa___setup___globals);
            return NULL;
        }
        
char CPyDef_automa___setup____influence_scroll(PyObject *cpy_r_t, CPyTagged cpy_r_scroll) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_me;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    tuple_T2IO cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r__;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "_influence_scroll", "Table", "players", 55, CPyStatic_automa___setup___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_me = cpy_r_r3;
    cpy_r_r4 = CPyDef_scholars___influence___influence_of(cpy_r_t, cpy_r_scroll);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 56, CPyStatic_automa___setup___globals);
        goto CPyL20;
    }
    cpy_r_r5 = (Py_ssize_t)cpy_r_r4 != -2;
    CPyTagged_DECREF(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL21;
    cpy_r_r6 = CPyDef_scholars___automa___choices___scroll_to_influence(cpy_r_t);
    if (unlikely(cpy_r_r6.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 57, CPyStatic_automa___setup___globals);
        goto CPyL20;
    }
    cpy_r_r7 = cpy_r_r6.f0;
    cpy_r_r8 = cpy_r_r6.f1;
    cpy_r_r9 = cpy_r_r7;
    cpy_r_scroll = cpy_r_r9;
    cpy_r_r10 = cpy_r_r8;
    cpy_r__ = cpy_r_r10;
    CPy_DECREF(cpy_r__);
    cpy_r_r11 = (Py_ssize_t)cpy_r_scroll == -2;
    if (cpy_r_r11) {
        goto CPyL22;
    } else
        goto CPyL6;
CPyL5: ;
    return 1;
CPyL6: ;
    cpy_r_r12 = CPyDef_automa___resources___opponent(cpy_r_t);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 60, CPyStatic_automa___setup___globals);
        goto CPyL23;
    }
    cpy_r_r13 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r12)->_influence;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "_influence_scroll", "Automa", "influence", 60, CPyStatic_automa___setup___globals);
        goto CPyL24;
    }
CPyL8: ;
    cpy_r_r14 = CPyTagged_Subtract(cpy_r_r13, 2);
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r12)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r12)->_influence);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r12)->_influence = cpy_r_r14;
    cpy_r_r15 = 1;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 60, CPyStatic_automa___setup___globals);
        goto CPyL23;
    }
    cpy_r_r16 = CPyDef_scholars___influence___mark_scroll(cpy_r_t, cpy_r_scroll, cpy_r_me);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 61, CPyStatic_automa___setup___globals);
        goto CPyL23;
    }
    cpy_r_r17 = CPyStatics[2518]; /* 'event-influence-scroll' */
    cpy_r_r18 = CPyStatics[2517]; /* 'SC-SOLO-03' */
    cpy_r_r19 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "_influence_scroll", "Table", "book", 62, CPyStatic_automa___setup___globals);
        goto CPyL23;
    }
CPyL11: ;
    cpy_r_r20 = ((serai___games___scholars___book___BookObject *)cpy_r_r19)->_scrolls;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/automa/setup.py", "_influence_scroll", "Book", "scrolls", 62, CPyStatic_automa___setup___globals);
        goto CPyL23;
    }
CPyL12: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_scroll);
    CPyTagged_DECREF(cpy_r_scroll);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 62, CPyStatic_automa___setup___globals);
        goto CPyL20;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 62, CPyStatic_automa___setup___globals, "tuple", cpy_r_r21);
        goto CPyL20;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 0);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 62, CPyStatic_automa___setup___globals);
        goto CPyL20;
    }
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 62, CPyStatic_automa___setup___globals, "str", cpy_r_r23);
        goto CPyL20;
    }
    cpy_r_r25 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r26 = CPyDict_Build(1, cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 62, CPyStatic_automa___setup___globals);
        goto CPyL20;
    }
    cpy_r_r27 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r17, cpy_r_me, cpy_r_r18, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_me);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 62, CPyStatic_automa___setup___globals);
        goto CPyL19;
    }
    return 1;
CPyL19: ;
    cpy_r_r28 = 2;
    return cpy_r_r28;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_me);
    goto CPyL19;
CPyL21: ;
    CPyTagged_INCREF(cpy_r_scroll);
    goto CPyL6;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_scroll);
    CPyTagged_DECREF(cpy_r_me);
    goto CPyL5;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_scroll);
    CPyTagged_DecRef(cpy_r_me);
    goto CPyL19;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_scroll);
    CPyTagged_DecRef(cpy_r_me);
    CPy_DecRef(cpy_r_r12);
    goto CPyL19;
}
        
        PyObject *CPyPy_automa___setup____influence_scroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "scroll", 0};
            static CPyArg_Parser parser = {"OO:_influence_scroll", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_scroll;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_scroll)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_scroll;
            if (likely(PyLong_Check(obj_scroll)))
                arg_scroll = CPyTagged_BorrowFromObject(obj_scroll);
            else {
                CPy_TypeError("int", obj_scroll); goto fail;
            }
            char retval = CPyDef_automa___setup____influence_scroll(arg_t, arg_scroll);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "_influence_scroll", 53, CPyStatic_automa___setup___globals);
            return NULL;
        }
        
char CPyDef_automa___setup_____top_level__(void) {
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
    void *cpy_r_r143;
    void *cpy_r_r144;
    void *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    void *cpy_r_r151;
    void *cpy_r_r152;
    PyObject **cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 1, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 1, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_automa___setup___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 3, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___automa___choices;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___automa___choices;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2466]; /* 'serai.games.scholars.automa.choices' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 5, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___automa___choices;
    cpy_r_r20 = CPyExec_serai___games___scholars___automa___choices;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___automa___choices__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 5, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 5, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2466]; /* 'serai.games.scholars.automa.choices' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 5, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5362]; /* ('scroll_to_influence',) */
    cpy_r_r31 = CPyStatic_automa___setup___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 5, CPyStatic_automa___setup___globals);
        goto CPyL62;
    } else
        goto CPyL63;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___automa___resources;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___automa___resources;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 6, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___automa___resources;
    cpy_r_r42 = CPyExec_serai___games___scholars___automa___resources;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___automa___resources__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 6, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 6, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2472]; /* 'serai.games.scholars.automa.resources' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 6, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5363]; /* ('influence_guild', 'opponent', 'put_gold') */
    cpy_r_r53 = CPyStatic_automa___setup___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 6, CPyStatic_automa___setup___globals);
        goto CPyL62;
    } else
        goto CPyL64;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___book;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___book;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 7, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___book;
    cpy_r_r64 = CPyExec_serai___games___scholars___book;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___book__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 7, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 7, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 7, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r75 = CPyStatic_automa___setup___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 7, CPyStatic_automa___setup___globals);
        goto CPyL62;
    } else
        goto CPyL65;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___influence;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___influence;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 8, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___influence;
    cpy_r_r86 = CPyExec_serai___games___scholars___influence;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___influence__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 8, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 8, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 8, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5364]; /* ('influence_of', 'mark_scroll') */
    cpy_r_r97 = CPyStatic_automa___setup___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 8, CPyStatic_automa___setup___globals);
        goto CPyL62;
    } else
        goto CPyL66;
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
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 9, CPyStatic_automa___setup___globals);
        goto CPyL62;
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
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 9, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 9, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 9, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r119 = CPyStatic_automa___setup___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 9, CPyStatic_automa___setup___globals);
        goto CPyL62;
    } else
        goto CPyL67;
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
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 10, CPyStatic_automa___setup___globals);
        goto CPyL62;
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
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 10, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 10, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 10, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5361]; /* ('Automa', 'Table') */
    cpy_r_r141 = CPyStatic_automa___setup___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 10, CPyStatic_automa___setup___globals);
        goto CPyL62;
    } else
        goto CPyL68;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 11, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r152 = CPyExec_serai___kernel___chance;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 11, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 11, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 11, CPyStatic_automa___setup___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r163 = CPyStatic_automa___setup___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/automa/setup.py", "<module>", 11, CPyStatic_automa___setup___globals);
        goto CPyL62;
    } else
        goto CPyL69;
CPyL61: ;
    return 1;
CPyL62: ;
    cpy_r_r165 = 2;
    return cpy_r_r165;
CPyL63: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL64: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL65: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL66: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL67: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL68: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL69: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
}

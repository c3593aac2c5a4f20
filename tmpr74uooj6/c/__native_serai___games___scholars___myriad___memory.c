#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef memorymodule_methods[] = {
    {"forget", (PyCFunction)CPyPy_memory___forget, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("forget(t, own)\n--\n\n") /* docstring */},
    {"is_working", (PyCFunction)CPyPy_memory___is_working, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_working(t, me)\n--\n\n") /* docstring */},
    {"page_colours", (PyCFunction)CPyPy_memory___page_colours, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("page_colours(t, me, condition)\n--\n\n") /* docstring */},
    {"action_value", (PyCFunction)CPyPy_memory___action_value, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("action_value(t, me)\n--\n\n") /* docstring */},
    {"markers", (PyCFunction)CPyPy_memory___markers, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("markers(t, me, level)\n--\n\n") /* docstring */},
    {"condition_obstacle", (PyCFunction)CPyPy_memory___condition_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("condition_obstacle(t, me, page)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___memory__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___memory__internal, "__name__");
    CPyStatic_memory___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___memory__internal);
    if (unlikely(CPyStatic_memory___globals == NULL))
        goto fail;
    char result = CPyDef_memory_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___memory__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___memory(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___memory__impl, &CPyImportState_serai___games___scholars___myriad___memory, &CPyModule_serai___games___scholars___myriad___memory);
}
static struct PyModuleDef memorymodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.memory",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    memorymodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___memory(void)
{
    if (CPyModule_serai___games___scholars___myriad___memory__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___memory__internal);
        return CPyModule_serai___games___scholars___myriad___memory__internal;
    }
    CPyModule_serai___games___scholars___myriad___memory__internal = PyModule_Create(&memorymodule);
    return CPyModule_serai___games___scholars___myriad___memory__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___memory(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___memory__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___memory__internal);
        return CPyModule_serai___games___scholars___myriad___memory__internal;
    }
    CPyModule_serai___games___scholars___myriad___memory__internal = PyModule_Create(&memorymodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___memory__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.memory");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___memory__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___memory__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___memory__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___memory(CPyModule_serai___games___scholars___myriad___memory__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___memory__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.memory");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___memory__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_memory___forget(PyObject *cpy_r_t, PyObject *cpy_r_own) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "forget", "Table", "book", 35, CPyStatic_memory___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(1);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 36, CPyStatic_memory___globals);
        goto CPyL30;
    }
    cpy_r_r2 = CPyStatics[4896]; /* 0 */
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r4 = *(CPyPtr *)cpy_r_r3;
    CPy_INCREF(cpy_r_r2);
    *(PyObject * *)cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_piles;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "forget", "Book", "piles", 36, CPyStatic_memory___globals);
        goto CPyL31;
    }
CPyL3: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = CPySequence_Multiply(cpy_r_r1, cpy_r_r8);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 36, CPyStatic_memory___globals);
        goto CPyL30;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_met != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_met);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_met = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 36, CPyStatic_memory___globals);
        goto CPyL30;
    }
    cpy_r_r11 = PyList_New(1);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 37, CPyStatic_memory___globals);
        goto CPyL30;
    }
    cpy_r_r12 = CPyStatics[4896]; /* 0 */
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    CPy_INCREF(cpy_r_r12);
    *(PyObject * *)cpy_r_r14 = cpy_r_r12;
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "forget", "Book", "guilds", 37, CPyStatic_memory___globals);
        goto CPyL32;
    }
CPyL7: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = CPySequence_Multiply(cpy_r_r11, cpy_r_r18);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 37, CPyStatic_memory___globals);
        goto CPyL30;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_delivered != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_delivered);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_delivered = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 37, CPyStatic_memory___globals);
        goto CPyL30;
    }
    cpy_r_r21 = PyList_New(1);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 38, CPyStatic_memory___globals);
        goto CPyL30;
    }
    cpy_r_r22 = CPyStatics[4896]; /* 0 */
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyListObject, ob_item));
    cpy_r_r24 = *(CPyPtr *)cpy_r_r23;
    CPy_INCREF(cpy_r_r22);
    *(PyObject * *)cpy_r_r24 = cpy_r_r22;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "forget", "Book", "guilds", 38, CPyStatic_memory___globals);
        goto CPyL33;
    }
CPyL11: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r27 << 1;
    cpy_r_r29 = CPySequence_Multiply(cpy_r_r21, cpy_r_r28);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 38, CPyStatic_memory___globals);
        goto CPyL30;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_translated != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_translated);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_translated = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 38, CPyStatic_memory___globals);
        goto CPyL30;
    }
    cpy_r_r31 = PyList_New(1);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 39, CPyStatic_memory___globals);
        goto CPyL30;
    }
    cpy_r_r32 = CPyStatics[4896]; /* 0 */
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    CPy_INCREF(cpy_r_r32);
    *(PyObject * *)cpy_r_r34 = cpy_r_r32;
    cpy_r_r35 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_tracks;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "forget", "Book", "tracks", 39, CPyStatic_memory___globals);
        goto CPyL34;
    }
CPyL15: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r37 << 1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r39 = CPySequence_Multiply(cpy_r_r31, cpy_r_r38);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 39, CPyStatic_memory___globals);
        goto CPyL29;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_risen != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_risen);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_risen = cpy_r_r39;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 39, CPyStatic_memory___globals);
        goto CPyL29;
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_white_stop = 0;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 40, CPyStatic_memory___globals);
        goto CPyL29;
    }
    cpy_r_r42 = PyList_New(0);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 41, CPyStatic_memory___globals);
        goto CPyL29;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_used != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_used);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_used = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 41, CPyStatic_memory___globals);
        goto CPyL29;
    }
    cpy_r_r44 = PyList_New(0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 42, CPyStatic_memory___globals);
        goto CPyL29;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_fresh != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_fresh);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_fresh = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 42, CPyStatic_memory___globals);
        goto CPyL29;
    }
    cpy_r_r46 = PyList_New(0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 43, CPyStatic_memory___globals);
        goto CPyL29;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_counted != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_counted);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_counted = cpy_r_r46;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 43, CPyStatic_memory___globals);
        goto CPyL29;
    }
    cpy_r_r48 = PyList_New(0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 44, CPyStatic_memory___globals);
        goto CPyL29;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_came != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_came);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_came = cpy_r_r48;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 44, CPyStatic_memory___globals);
        goto CPyL29;
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_card_used = 0;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 45, CPyStatic_memory___globals);
        goto CPyL29;
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_own)->_reopened = 0;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 46, CPyStatic_memory___globals);
        goto CPyL29;
    }
    return 1;
CPyL29: ;
    cpy_r_r52 = 2;
    return cpy_r_r52;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL29;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL29;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL29;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    goto CPyL29;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    goto CPyL29;
}
        
        PyObject *CPyPy_memory___forget(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "own", 0};
            static CPyArg_Parser parser = {"OO:forget", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_own;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_own)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_own;
            if (likely(Py_TYPE(obj_own) == CPyType_myriad___table___Myriad))
                arg_own = obj_own;
            else {
                CPy_TypeError("serai.games.scholars.myriad.table.Myriad", obj_own); 
                goto fail;
            }
            char retval = CPyDef_memory___forget(arg_t, arg_own);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "forget", 33, CPyStatic_memory___globals);
            return NULL;
        }
        
char CPyDef_memory___is_working(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "is_working", "Table", "seat", 51, CPyStatic_memory___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (!cpy_r_r2) goto CPyL3;
    cpy_r_r3 = CPyTagged_IsEq_(cpy_r_r0, cpy_r_me);
    cpy_r_r4 = cpy_r_r3;
    goto CPyL4;
CPyL3: ;
    cpy_r_r5 = cpy_r_r0 == cpy_r_me;
    cpy_r_r4 = cpy_r_r5;
CPyL4: ;
    if (cpy_r_r4) goto CPyL6;
    cpy_r_r6 = cpy_r_r4;
    goto CPyL12;
CPyL6: ;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "is_working", "Table", "working", 51, CPyStatic_memory___globals);
        goto CPyL13;
    }
CPyL7: ;
    cpy_r_r8 = cpy_r_r7 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (cpy_r_r9) goto CPyL9;
    cpy_r_r10 = 0 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL10;
CPyL9: ;
    cpy_r_r12 = CPyTagged_IsLt_(cpy_r_r7, 0);
    cpy_r_r13 = cpy_r_r12 ^ 1;
    cpy_r_r14 = cpy_r_r13;
    goto CPyL11;
CPyL10: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r7 >= (Py_ssize_t)0;
    cpy_r_r14 = cpy_r_r15;
CPyL11: ;
    cpy_r_r6 = cpy_r_r14;
CPyL12: ;
    return cpy_r_r6;
CPyL13: ;
    cpy_r_r16 = 2;
    return cpy_r_r16;
}
        
        PyObject *CPyPy_memory___is_working(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:is_working", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            char retval = CPyDef_memory___is_working(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "is_working", 49, CPyStatic_memory___globals);
            return NULL;
        }
        
PyObject *CPyDef_memory___page_colours(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_condition) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    PyObject *cpy_r_r35;
    tuple_T2OI cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_colours;
    PyObject *cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    int64_t cpy_r_r56;
    PyObject *cpy_r_r57;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 56, CPyStatic_memory___globals);
        goto CPyL30;
    }
    cpy_r_r1 = ((serai___kernel___effects___CallObject *)cpy_r_condition)->_words;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = 0;
CPyL2: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r3;
    if (!cpy_r_r5) goto CPyL31;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_r1, cpy_r_r4);
    if (PyLong_Check(cpy_r_r6))
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL5053;
    if (PyUnicode_Check(cpy_r_r6))
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL5053;
    if (unlikely(!(PyTuple_Check(cpy_r_r6) && PyTuple_GET_SIZE(cpy_r_r6) == 2))) {
        cpy_r_r7 = NULL;
        goto __LL5054;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 0))))
        cpy_r_r7 = PyTuple_GET_ITEM(cpy_r_r6, 0);
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 == NULL) goto __LL5054;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r6, 1))))
        cpy_r_r7 = PyTuple_GET_ITEM(cpy_r_r6, 1);
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 == NULL) goto __LL5054;
    cpy_r_r7 = cpy_r_r6;
__LL5054: ;
    if (cpy_r_r7 != NULL) goto __LL5053;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 56, CPyStatic_memory___globals, "union[int, str, tuple[str, int]]", cpy_r_r6);
    goto CPyL32;
__LL5053: ;
    cpy_r_r8 = PyUnicode_Check(cpy_r_r7);
    if (!cpy_r_r8) goto CPyL33;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "page_colours", "Table", "book", 56, CPyStatic_memory___globals);
        goto CPyL34;
    }
CPyL6: ;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_words;
    cpy_r_r11 = ((serai___games___scholars___book___WordsObject *)cpy_r_r10)->_colours;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r12 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 56, CPyStatic_memory___globals, "str", cpy_r_r7);
        goto CPyL35;
    }
    cpy_r_r13 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r14[2] = {cpy_r_r11, cpy_r_r12};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_VectorcallMethod(cpy_r_r13, cpy_r_r15, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 56, CPyStatic_memory___globals);
        goto CPyL36;
    }
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 56, CPyStatic_memory___globals);
        goto CPyL32;
    }
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r19 = PyList_Append(cpy_r_r0, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 56, CPyStatic_memory___globals);
        goto CPyL32;
    }
CPyL10: ;
    cpy_r_r21 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r21;
    goto CPyL2;
CPyL11: ;
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "page_colours", "Table", "colour", 57, CPyStatic_memory___globals);
        goto CPyL37;
    }
CPyL12: ;
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL14;
    cpy_r_r25 = 0 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL15;
CPyL14: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r22, 0);
    cpy_r_r28 = cpy_r_r27 ^ 1;
    if (cpy_r_r28) {
        goto CPyL16;
    } else
        goto CPyL19;
CPyL15: ;
    cpy_r_r29 = (Py_ssize_t)cpy_r_r22 >= (Py_ssize_t)0;
    if (!cpy_r_r29) goto CPyL19;
CPyL16: ;
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "page_colours", "Table", "colour", 57, CPyStatic_memory___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r30);
CPyL17: ;
    cpy_r_r31 = PyList_New(1);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 57, CPyStatic_memory___globals);
        goto CPyL38;
    }
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    *(PyObject * *)cpy_r_r34 = cpy_r_r32;
    cpy_r_r35 = cpy_r_r31;
    goto CPyL21;
CPyL19: ;
    cpy_r_r36 = CPyDef_scholars___dice___action_shape(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r36.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 57, CPyStatic_memory___globals);
        goto CPyL37;
    }
    cpy_r_r37 = cpy_r_r36.f0;
    CPy_INCREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r36.f0);
    CPyTagged_DECREF(cpy_r_r36.f1);
    cpy_r_r35 = cpy_r_r37;
CPyL21: ;
    cpy_r_colours = cpy_r_r35;
    cpy_r_r38 = PyList_New(0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 58, CPyStatic_memory___globals);
        goto CPyL39;
    }
    cpy_r_r39 = 0;
CPyL23: ;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r41 = *(int64_t *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r39 < cpy_r_r41;
    if (!cpy_r_r42) goto CPyL40;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r39 * 8;
    cpy_r_r46 = cpy_r_r44 + cpy_r_r45;
    cpy_r_r47 = *(PyObject * *)cpy_r_r46;
    CPy_INCREF(cpy_r_r47);
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 58, CPyStatic_memory___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r48);
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r48);
    cpy_r_r50 = PySequence_Contains(cpy_r_r0, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 58, CPyStatic_memory___globals);
        goto CPyL42;
    }
    cpy_r_r52 = cpy_r_r50;
    if (!cpy_r_r52) goto CPyL43;
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_r48);
    cpy_r_r54 = PyList_Append(cpy_r_r38, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 58, CPyStatic_memory___globals);
        goto CPyL41;
    }
CPyL28: ;
    cpy_r_r56 = cpy_r_r39 + 1;
    cpy_r_r39 = cpy_r_r56;
    goto CPyL23;
CPyL29: ;
    return cpy_r_r38;
CPyL30: ;
    cpy_r_r57 = NULL;
    return cpy_r_r57;
CPyL31: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL11;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL30;
CPyL33: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL10;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    goto CPyL30;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    goto CPyL30;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL30;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_colours);
    goto CPyL30;
CPyL40: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_colours);
    goto CPyL29;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_colours);
    CPy_DecRef(cpy_r_r38);
    goto CPyL30;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_colours);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL30;
CPyL43: ;
    CPyTagged_DECREF(cpy_r_r48);
    goto CPyL28;
}
        
        PyObject *CPyPy_memory___page_colours(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "condition", 0};
            static CPyArg_Parser parser = {"OOO:page_colours", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_condition;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_condition)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_condition;
            if (likely(Py_TYPE(obj_condition) == CPyType_kernel___effects___Call))
                arg_condition = obj_condition;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_condition); 
                goto fail;
            }
            PyObject *retval = CPyDef_memory___page_colours(arg_t, arg_me, arg_condition);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "page_colours", 54, CPyStatic_memory___globals);
            return NULL;
        }
        
CPyTagged CPyDef_memory___action_value(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    tuple_T2OI cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "action_value", "Table", "settled", 63, CPyStatic_memory___globals);
        goto CPyL19;
    }
CPyL1: ;
    if (!cpy_r_r0) goto CPyL9;
CPyL2: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "action_value", "Table", "colour", 63, CPyStatic_memory___globals);
        goto CPyL19;
    }
CPyL3: ;
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (cpy_r_r3) goto CPyL5;
    cpy_r_r4 = 0 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL6;
CPyL5: ;
    cpy_r_r6 = CPyTagged_IsLt_(cpy_r_r1, 0);
    cpy_r_r7 = cpy_r_r6 ^ 1;
    if (cpy_r_r7) {
        goto CPyL7;
    } else
        goto CPyL9;
CPyL6: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r1 >= (Py_ssize_t)0;
    if (!cpy_r_r8) goto CPyL9;
CPyL7: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_value;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "action_value", "Table", "value", 64, CPyStatic_memory___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL8: ;
    return cpy_r_r9;
CPyL9: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "action_value", "Table", "book", 65, CPyStatic_memory___globals);
        goto CPyL19;
    }
CPyL10: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_most_value;
    CPyTagged_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyDef_scholars___dice___action_shape(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r12.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "action_value", 65, CPyStatic_memory___globals);
        goto CPyL20;
    }
    cpy_r_r13 = cpy_r_r12.f1;
    CPyTagged_INCREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r12.f0);
    CPyTagged_DECREF(cpy_r_r12.f1);
    cpy_r_r14 = CPyDef_scholars___dice___added_value(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "action_value", 65, CPyStatic_memory___globals);
        goto CPyL21;
    }
    cpy_r_r15 = CPyTagged_Add(cpy_r_r13, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (cpy_r_r17) goto CPyL14;
    cpy_r_r18 = cpy_r_r11 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL15;
CPyL14: ;
    cpy_r_r20 = CPyTagged_IsLt_(cpy_r_r15, cpy_r_r11);
    if (cpy_r_r20) {
        goto CPyL22;
    } else
        goto CPyL23;
CPyL15: ;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r15 < (Py_ssize_t)cpy_r_r11;
    if (cpy_r_r21) {
        goto CPyL22;
    } else
        goto CPyL23;
CPyL16: ;
    cpy_r_r22 = cpy_r_r15;
    goto CPyL18;
CPyL17: ;
    cpy_r_r22 = cpy_r_r11;
CPyL18: ;
    return cpy_r_r22;
CPyL19: ;
    cpy_r_r23 = CPY_INT_TAG;
    return cpy_r_r23;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL19;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL19;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL16;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL17;
}
        
        PyObject *CPyPy_memory___action_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:action_value", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged retval = CPyDef_memory___action_value(arg_t, arg_me);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "action_value", 61, CPyStatic_memory___globals);
            return NULL;
        }
        
CPyTagged CPyDef_memory___markers(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_level) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    cpy_r_r0 = 0;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "markers", "Table", "players", 70, CPyStatic_memory___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "markers", 70, CPyStatic_memory___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "markers", 70, CPyStatic_memory___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL15;
    }
    cpy_r_r4 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_levels;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "markers", "Player", "levels", 70, CPyStatic_memory___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL16;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "markers", 70, CPyStatic_memory___globals);
        goto CPyL17;
    }
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL9;
    cpy_r_r17 = cpy_r_level & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL10;
CPyL9: ;
    cpy_r_r19 = CPyTagged_IsLt_(cpy_r_r14, cpy_r_level);
    cpy_r_r20 = cpy_r_r19 ^ 1;
    cpy_r_r21 = cpy_r_r20;
    goto CPyL11;
CPyL10: ;
    cpy_r_r22 = (Py_ssize_t)cpy_r_r14 >= (Py_ssize_t)cpy_r_level;
    cpy_r_r21 = cpy_r_r22;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r23 = cpy_r_r21 << 1;
    cpy_r_r24 = cpy_r_r23;
    cpy_r_r25 = CPyTagged_Add(cpy_r_r0, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r0 = cpy_r_r25;
    cpy_r_r26 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r26;
    goto CPyL5;
CPyL13: ;
    return cpy_r_r0;
CPyL14: ;
    cpy_r_r27 = CPY_INT_TAG;
    return cpy_r_r27;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL14;
CPyL16: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL13;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL14;
}
        
        PyObject *CPyPy_memory___markers(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "level", 0};
            static CPyArg_Parser parser = {"OOO:markers", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_level;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_level)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_level;
            if (likely(PyLong_Check(obj_level)))
                arg_level = CPyTagged_BorrowFromObject(obj_level);
            else {
                CPy_TypeError("int", obj_level); goto fail;
            }
            CPyTagged retval = CPyDef_memory___markers(arg_t, arg_me, arg_level);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "markers", 68, CPyStatic_memory___globals);
            return NULL;
        }
        
PyObject *CPyDef_memory___condition_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_page) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_uses;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    int64_t cpy_r_r45;
    CPyTagged cpy_r_met;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject **cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    int64_t cpy_r_r83;
    CPyTagged cpy_r_delivered;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyPtr cpy_r_r106;
    int64_t cpy_r_r107;
    CPyTagged cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyPtr cpy_r_r126;
    int64_t cpy_r_r127;
    int64_t cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject **cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyTagged cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    char cpy_r_r142;
    int64_t cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    CPyPtr cpy_r_r152;
    int64_t cpy_r_r153;
    PyObject *cpy_r_r154;
    int64_t cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    CPyTagged cpy_r_r165;
    PyObject *cpy_r_r166;
    int64_t cpy_r_r167;
    char cpy_r_r168;
    int64_t cpy_r_r169;
    CPyPtr cpy_r_r170;
    int64_t cpy_r_r171;
    char cpy_r_r172;
    CPyPtr cpy_r_r173;
    CPyPtr cpy_r_r174;
    int64_t cpy_r_r175;
    CPyPtr cpy_r_r176;
    PyObject *cpy_r_r177;
    CPyTagged cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    CPyTagged cpy_r_r181;
    char cpy_r_r182;
    int64_t cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    char cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    CPyTagged cpy_r_r196;
    CPyTagged cpy_r_r197;
    int64_t cpy_r_r198;
    char cpy_r_r199;
    int64_t cpy_r_r200;
    char cpy_r_r201;
    char cpy_r_r202;
    char cpy_r_r203;
    char cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    char cpy_r_r209;
    CPyTagged cpy_r_r210;
    CPyTagged cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    CPyTagged cpy_r_r214;
    CPyTagged cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 75, CPyStatic_memory___globals);
        goto CPyL183;
    }
    cpy_r_r1 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 76, CPyStatic_memory___globals);
        goto CPyL184;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r1)->_pages;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_page);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 76, CPyStatic_memory___globals);
        goto CPyL185;
    }
    if (likely(PyTuple_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 76, CPyStatic_memory___globals, "tuple", cpy_r_r3);
        goto CPyL185;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_r4, 12);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 76, CPyStatic_memory___globals);
        goto CPyL184;
    }
    if (Py_TYPE(cpy_r_r5) == CPyType_kernel___effects___Call)
        cpy_r_r6 = cpy_r_r5;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL5055;
    if (cpy_r_r5 == Py_None)
        cpy_r_r6 = cpy_r_r5;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL5055;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 76, CPyStatic_memory___globals, "serai.kernel.effects.Call or None", cpy_r_r5);
    goto CPyL184;
__LL5055: ;
    cpy_r_r7 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_used;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", "Myriad", "used", 77, CPyStatic_memory___globals);
        goto CPyL186;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    CPyTagged_INCREF(cpy_r_page);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_page);
    cpy_r_r9 = CPyList_Count(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 77, CPyStatic_memory___globals);
        goto CPyL186;
    }
    cpy_r_uses = cpy_r_r9;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_r6 == cpy_r_r10;
    if (cpy_r_r11) {
        goto CPyL187;
    } else
        goto CPyL16;
CPyL9: ;
    cpy_r_r12 = cpy_r_uses != 0;
    CPyTagged_DECREF(cpy_r_uses);
    if (!cpy_r_r12) goto CPyL14;
    cpy_r_r13 = CPyStatic_myriad___reasons___PAGE_USED;
    if (likely(cpy_r_r13 != NULL)) goto CPyL13;
    PyErr_SetString(PyExc_NameError, "value for final name \"PAGE_USED\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 79, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL13: ;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r13;
    goto CPyL15;
CPyL14: ;
    cpy_r_r16 = Py_None;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL15: ;
    return cpy_r_r15;
CPyL16: ;
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r17 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 80, CPyStatic_memory___globals, "serai.kernel.effects.Call", cpy_r_r6);
        goto CPyL188;
    }
    cpy_r_r18 = ((serai___kernel___effects___CallObject *)cpy_r_r17)->_verb;
    cpy_r_r19 = ((serai___kernel___effects___VerbObject *)cpy_r_r18)->_name;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", "Table", "book", 81, CPyStatic_memory___globals);
        goto CPyL189;
    }
CPyL18: ;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_r20)->_words;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = CPyStatics[2960]; /* 'each_interaction' */
    cpy_r_r23 = CPyStr_EqualLiteral(cpy_r_r19, cpy_r_r22, 16);
    if (cpy_r_r23) {
        goto CPyL190;
    } else
        goto CPyL49;
CPyL19: ;
    cpy_r_r24 = 0;
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r25 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 83, CPyStatic_memory___globals, "serai.kernel.effects.Call", cpy_r_r6);
        goto CPyL191;
    }
    cpy_r_r26 = ((serai___kernel___effects___CallObject *)cpy_r_r25)->_words;
    CPy_INCREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = 0;
CPyL21: ;
    cpy_r_r30 = cpy_r_r29 < cpy_r_r28;
    if (!cpy_r_r30) goto CPyL192;
    cpy_r_r31 = CPySequenceTuple_GetItemUnsafe(cpy_r_r26, cpy_r_r29);
    if (PyLong_Check(cpy_r_r31))
        cpy_r_r32 = cpy_r_r31;
    else {
        cpy_r_r32 = NULL;
    }
    if (cpy_r_r32 != NULL) goto __LL5056;
    if (PyUnicode_Check(cpy_r_r31))
        cpy_r_r32 = cpy_r_r31;
    else {
        cpy_r_r32 = NULL;
    }
    if (cpy_r_r32 != NULL) goto __LL5056;
    if (unlikely(!(PyTuple_Check(cpy_r_r31) && PyTuple_GET_SIZE(cpy_r_r31) == 2))) {
        cpy_r_r32 = NULL;
        goto __LL5057;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r31, 0))))
        cpy_r_r32 = PyTuple_GET_ITEM(cpy_r_r31, 0);
    else {
        cpy_r_r32 = NULL;
    }
    if (cpy_r_r32 == NULL) goto __LL5057;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r31, 1))))
        cpy_r_r32 = PyTuple_GET_ITEM(cpy_r_r31, 1);
    else {
        cpy_r_r32 = NULL;
    }
    if (cpy_r_r32 == NULL) goto __LL5057;
    cpy_r_r32 = cpy_r_r31;
__LL5057: ;
    if (cpy_r_r32 != NULL) goto __LL5056;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 83, CPyStatic_memory___globals, "union[int, str, tuple[str, int]]", cpy_r_r31);
    goto CPyL193;
__LL5056: ;
    cpy_r_r33 = PyUnicode_Check(cpy_r_r32);
    if (!cpy_r_r33) goto CPyL194;
    cpy_r_r34 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_met;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", "Myriad", "met", 83, CPyStatic_memory___globals);
        goto CPyL195;
    }
    CPy_INCREF(cpy_r_r34);
CPyL25: ;
    cpy_r_r35 = ((serai___games___scholars___book___WordsObject *)cpy_r_r21)->_piles;
    CPy_INCREF(cpy_r_r35);
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r36 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 83, CPyStatic_memory___globals, "str", cpy_r_r32);
        goto CPyL196;
    }
    cpy_r_r37 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r38[2] = {cpy_r_r35, cpy_r_r36};
    cpy_r_r39 = (PyObject **)&cpy_r_r38;
    cpy_r_r40 = PyObject_VectorcallMethod(cpy_r_r37, cpy_r_r39, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 83, CPyStatic_memory___globals);
        goto CPyL197;
    }
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 83, CPyStatic_memory___globals);
        goto CPyL198;
    }
    cpy_r_r42 = CPyList_GetItem(cpy_r_r34, cpy_r_r41);
    CPy_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 83, CPyStatic_memory___globals);
        goto CPyL193;
    }
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 83, CPyStatic_memory___globals);
        goto CPyL193;
    }
    cpy_r_r44 = CPyTagged_Add(cpy_r_r24, cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r24 = cpy_r_r44;
CPyL31: ;
    cpy_r_r45 = cpy_r_r29 + 1;
    cpy_r_r29 = cpy_r_r45;
    goto CPyL21;
CPyL32: ;
    cpy_r_met = cpy_r_r24;
    cpy_r_r46 = cpy_r_met & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL34;
    cpy_r_r48 = cpy_r_uses & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL35;
CPyL34: ;
    cpy_r_r50 = CPyTagged_IsLt_(cpy_r_uses, cpy_r_met);
    cpy_r_r51 = cpy_r_r50;
    goto CPyL36;
CPyL35: ;
    cpy_r_r52 = (Py_ssize_t)cpy_r_met > (Py_ssize_t)cpy_r_uses;
    cpy_r_r51 = cpy_r_r52;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_uses);
    if (cpy_r_r51) {
        goto CPyL199;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_r53 = Py_None;
    CPy_INCREF(cpy_r_r53);
    cpy_r_r54 = cpy_r_r53;
    goto CPyL48;
CPyL38: ;
    cpy_r_r55 = cpy_r_met != 0;
    CPyTagged_DECREF(cpy_r_met);
    if (!cpy_r_r55) goto CPyL43;
    cpy_r_r56 = CPyStatic_myriad___reasons___PAGE_USED;
    if (likely(cpy_r_r56 != NULL)) goto CPyL42;
    PyErr_SetString(PyExc_NameError, "value for final name \"PAGE_USED\" was not set");
    cpy_r_r57 = 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 84, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL42: ;
    CPy_INCREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r56;
    goto CPyL47;
CPyL43: ;
    cpy_r_r59 = CPyStatic_myriad___reasons___NO_INTERACTION;
    if (likely(cpy_r_r59 != NULL)) goto CPyL46;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_INTERACTION\" was not set");
    cpy_r_r60 = 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 84, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL46: ;
    CPy_INCREF(cpy_r_r59);
    cpy_r_r58 = cpy_r_r59;
CPyL47: ;
    cpy_r_r54 = cpy_r_r58;
CPyL48: ;
    return cpy_r_r54;
CPyL49: ;
    cpy_r_r61 = CPyStatics[2961]; /* 'each_delivery' */
    cpy_r_r62 = CPyStr_EqualLiteral(cpy_r_r19, cpy_r_r61, 13);
    if (cpy_r_r62) {
        goto CPyL200;
    } else
        goto CPyL79;
CPyL50: ;
    cpy_r_r63 = 0;
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r64 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 86, CPyStatic_memory___globals, "serai.kernel.effects.Call", cpy_r_r6);
        goto CPyL201;
    }
    cpy_r_r65 = ((serai___kernel___effects___CallObject *)cpy_r_r64)->_words;
    CPy_INCREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = 0;
CPyL52: ;
    cpy_r_r69 = cpy_r_r68 < cpy_r_r67;
    if (!cpy_r_r69) goto CPyL202;
    cpy_r_r70 = CPySequenceTuple_GetItemUnsafe(cpy_r_r65, cpy_r_r68);
    if (PyLong_Check(cpy_r_r70))
        cpy_r_r71 = cpy_r_r70;
    else {
        cpy_r_r71 = NULL;
    }
    if (cpy_r_r71 != NULL) goto __LL5058;
    if (PyUnicode_Check(cpy_r_r70))
        cpy_r_r71 = cpy_r_r70;
    else {
        cpy_r_r71 = NULL;
    }
    if (cpy_r_r71 != NULL) goto __LL5058;
    if (unlikely(!(PyTuple_Check(cpy_r_r70) && PyTuple_GET_SIZE(cpy_r_r70) == 2))) {
        cpy_r_r71 = NULL;
        goto __LL5059;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r70, 0))))
        cpy_r_r71 = PyTuple_GET_ITEM(cpy_r_r70, 0);
    else {
        cpy_r_r71 = NULL;
    }
    if (cpy_r_r71 == NULL) goto __LL5059;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r70, 1))))
        cpy_r_r71 = PyTuple_GET_ITEM(cpy_r_r70, 1);
    else {
        cpy_r_r71 = NULL;
    }
    if (cpy_r_r71 == NULL) goto __LL5059;
    cpy_r_r71 = cpy_r_r70;
__LL5059: ;
    if (cpy_r_r71 != NULL) goto __LL5058;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 86, CPyStatic_memory___globals, "union[int, str, tuple[str, int]]", cpy_r_r70);
    goto CPyL203;
__LL5058: ;
    cpy_r_r72 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_delivered;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", "Myriad", "delivered", 86, CPyStatic_memory___globals);
        goto CPyL204;
    }
    CPy_INCREF(cpy_r_r72);
CPyL55: ;
    cpy_r_r73 = ((serai___games___scholars___book___WordsObject *)cpy_r_r21)->_guild_colours;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r74 = PyObject_Str(cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 86, CPyStatic_memory___globals);
        goto CPyL205;
    }
    cpy_r_r75 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r76[2] = {cpy_r_r73, cpy_r_r74};
    cpy_r_r77 = (PyObject **)&cpy_r_r76;
    cpy_r_r78 = PyObject_VectorcallMethod(cpy_r_r75, cpy_r_r77, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 86, CPyStatic_memory___globals);
        goto CPyL206;
    }
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r74);
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 86, CPyStatic_memory___globals);
        goto CPyL207;
    }
    cpy_r_r80 = CPyList_GetItem(cpy_r_r72, cpy_r_r79);
    CPy_DECREF(cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 86, CPyStatic_memory___globals);
        goto CPyL203;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 86, CPyStatic_memory___globals);
        goto CPyL203;
    }
    cpy_r_r82 = CPyTagged_Add(cpy_r_r63, cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r81);
    cpy_r_r63 = cpy_r_r82;
    cpy_r_r83 = cpy_r_r68 + 1;
    cpy_r_r68 = cpy_r_r83;
    goto CPyL52;
CPyL62: ;
    cpy_r_delivered = cpy_r_r63;
    cpy_r_r84 = cpy_r_delivered & 1;
    cpy_r_r85 = cpy_r_r84 != 0;
    if (cpy_r_r85) goto CPyL64;
    cpy_r_r86 = cpy_r_uses & 1;
    cpy_r_r87 = cpy_r_r86 != 0;
    if (!cpy_r_r87) goto CPyL65;
CPyL64: ;
    cpy_r_r88 = CPyTagged_IsLt_(cpy_r_uses, cpy_r_delivered);
    cpy_r_r89 = cpy_r_r88;
    goto CPyL66;
CPyL65: ;
    cpy_r_r90 = (Py_ssize_t)cpy_r_delivered > (Py_ssize_t)cpy_r_uses;
    cpy_r_r89 = cpy_r_r90;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_uses);
    if (cpy_r_r89) {
        goto CPyL208;
    } else
        goto CPyL68;
CPyL67: ;
    cpy_r_r91 = Py_None;
    CPy_INCREF(cpy_r_r91);
    cpy_r_r92 = cpy_r_r91;
    goto CPyL78;
CPyL68: ;
    cpy_r_r93 = cpy_r_delivered != 0;
    CPyTagged_DECREF(cpy_r_delivered);
    if (!cpy_r_r93) goto CPyL73;
    cpy_r_r94 = CPyStatic_myriad___reasons___PAGE_USED;
    if (likely(cpy_r_r94 != NULL)) goto CPyL72;
    PyErr_SetString(PyExc_NameError, "value for final name \"PAGE_USED\" was not set");
    cpy_r_r95 = 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 87, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL72: ;
    CPy_INCREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r94;
    goto CPyL77;
CPyL73: ;
    cpy_r_r97 = CPyStatic_myriad___reasons___NO_DELIVERY;
    if (likely(cpy_r_r97 != NULL)) goto CPyL76;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_DELIVERY\" was not set");
    cpy_r_r98 = 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 87, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL76: ;
    CPy_INCREF(cpy_r_r97);
    cpy_r_r96 = cpy_r_r97;
CPyL77: ;
    cpy_r_r92 = cpy_r_r96;
CPyL78: ;
    return cpy_r_r92;
CPyL79: ;
    cpy_r_r99 = cpy_r_uses != 0;
    CPyTagged_DECREF(cpy_r_uses);
    if (cpy_r_r99) {
        goto CPyL209;
    } else
        goto CPyL84;
CPyL80: ;
    cpy_r_r100 = CPyStatic_myriad___reasons___PAGE_USED;
    if (likely(cpy_r_r100 != NULL)) goto CPyL83;
    PyErr_SetString(PyExc_NameError, "value for final name \"PAGE_USED\" was not set");
    cpy_r_r101 = 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 89, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL83: ;
    CPy_INCREF(cpy_r_r100);
    return cpy_r_r100;
CPyL84: ;
    cpy_r_r102 = CPyStatics[2955]; /* 'if_colour' */
    cpy_r_r103 = CPyStr_EqualLiteral(cpy_r_r19, cpy_r_r102, 9);
    if (cpy_r_r103) {
        goto CPyL210;
    } else
        goto CPyL94;
CPyL85: ;
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r104 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 91, CPyStatic_memory___globals, "serai.kernel.effects.Call", cpy_r_r6);
        goto CPyL183;
    }
    cpy_r_r105 = CPyDef_memory___page_colours(cpy_r_t, cpy_r_me, cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 91, CPyStatic_memory___globals);
        goto CPyL183;
    }
    cpy_r_r106 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyVarObject, ob_size));
    cpy_r_r107 = *(int64_t *)cpy_r_r106;
    CPy_DECREF(cpy_r_r105);
    cpy_r_r108 = cpy_r_r107 << 1;
    cpy_r_r109 = cpy_r_r108 != 0;
    if (!cpy_r_r109) goto CPyL89;
    cpy_r_r110 = Py_None;
    CPy_INCREF(cpy_r_r110);
    cpy_r_r111 = cpy_r_r110;
    goto CPyL93;
CPyL89: ;
    cpy_r_r112 = CPyStatic_myriad___reasons___WRONG_COLOUR;
    if (likely(cpy_r_r112 != NULL)) goto CPyL92;
    PyErr_SetString(PyExc_NameError, "value for final name \"WRONG_COLOUR\" was not set");
    cpy_r_r113 = 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 91, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL92: ;
    CPy_INCREF(cpy_r_r112);
    cpy_r_r111 = cpy_r_r112;
CPyL93: ;
    return cpy_r_r111;
CPyL94: ;
    cpy_r_r114 = CPyStatics[2957]; /* 'if_white_stop' */
    cpy_r_r115 = CPyStr_EqualLiteral(cpy_r_r19, cpy_r_r114, 13);
    if (cpy_r_r115) {
        goto CPyL211;
    } else
        goto CPyL103;
CPyL95: ;
    cpy_r_r116 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_white_stop;
    if (unlikely(cpy_r_r116 == 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'white_stop' of 'Myriad' undefined");
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r116 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 93, CPyStatic_memory___globals);
        goto CPyL183;
    }
CPyL96: ;
    if (!cpy_r_r116) goto CPyL98;
CPyL97: ;
    cpy_r_r117 = Py_None;
    CPy_INCREF(cpy_r_r117);
    cpy_r_r118 = cpy_r_r117;
    goto CPyL102;
CPyL98: ;
    cpy_r_r119 = CPyStatic_myriad___reasons___NO_WHITE_STOP;
    if (likely(cpy_r_r119 != NULL)) goto CPyL101;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_WHITE_STOP\" was not set");
    cpy_r_r120 = 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 93, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL101: ;
    CPy_INCREF(cpy_r_r119);
    cpy_r_r118 = cpy_r_r119;
CPyL102: ;
    return cpy_r_r118;
CPyL103: ;
    cpy_r_r121 = CPyStatics[2958]; /* 'if_advanced' */
    cpy_r_r122 = CPyStr_EqualLiteral(cpy_r_r19, cpy_r_r121, 11);
    if (cpy_r_r122) {
        goto CPyL212;
    } else
        goto CPyL124;
CPyL104: ;
    cpy_r_r123 = 0;
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r124 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 95, CPyStatic_memory___globals, "serai.kernel.effects.Call", cpy_r_r6);
        goto CPyL213;
    }
    cpy_r_r125 = ((serai___kernel___effects___CallObject *)cpy_r_r124)->_words;
    CPy_INCREF(cpy_r_r125);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r126 = (CPyPtr)((CPyPtr)cpy_r_r125 + offsetof(PyVarObject, ob_size));
    cpy_r_r127 = *(int64_t *)cpy_r_r126;
    cpy_r_r128 = 0;
CPyL106: ;
    cpy_r_r129 = cpy_r_r128 < cpy_r_r127;
    if (!cpy_r_r129) goto CPyL214;
    cpy_r_r130 = CPySequenceTuple_GetItemUnsafe(cpy_r_r125, cpy_r_r128);
    if (PyLong_Check(cpy_r_r130))
        cpy_r_r131 = cpy_r_r130;
    else {
        cpy_r_r131 = NULL;
    }
    if (cpy_r_r131 != NULL) goto __LL5060;
    if (PyUnicode_Check(cpy_r_r130))
        cpy_r_r131 = cpy_r_r130;
    else {
        cpy_r_r131 = NULL;
    }
    if (cpy_r_r131 != NULL) goto __LL5060;
    if (unlikely(!(PyTuple_Check(cpy_r_r130) && PyTuple_GET_SIZE(cpy_r_r130) == 2))) {
        cpy_r_r131 = NULL;
        goto __LL5061;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r130, 0))))
        cpy_r_r131 = PyTuple_GET_ITEM(cpy_r_r130, 0);
    else {
        cpy_r_r131 = NULL;
    }
    if (cpy_r_r131 == NULL) goto __LL5061;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r130, 1))))
        cpy_r_r131 = PyTuple_GET_ITEM(cpy_r_r130, 1);
    else {
        cpy_r_r131 = NULL;
    }
    if (cpy_r_r131 == NULL) goto __LL5061;
    cpy_r_r131 = cpy_r_r130;
__LL5061: ;
    if (cpy_r_r131 != NULL) goto __LL5060;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 95, CPyStatic_memory___globals, "union[int, str, tuple[str, int]]", cpy_r_r130);
    goto CPyL215;
__LL5060: ;
    cpy_r_r132 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_risen;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", "Myriad", "risen", 95, CPyStatic_memory___globals);
        goto CPyL216;
    }
    CPy_INCREF(cpy_r_r132);
CPyL109: ;
    cpy_r_r133 = ((serai___games___scholars___book___WordsObject *)cpy_r_r21)->_tracks;
    CPy_INCREF(cpy_r_r133);
    cpy_r_r134 = PyObject_Str(cpy_r_r131);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 95, CPyStatic_memory___globals);
        goto CPyL217;
    }
    cpy_r_r135 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r136[2] = {cpy_r_r133, cpy_r_r134};
    cpy_r_r137 = (PyObject **)&cpy_r_r136;
    cpy_r_r138 = PyObject_VectorcallMethod(cpy_r_r135, cpy_r_r137, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 95, CPyStatic_memory___globals);
        goto CPyL218;
    }
    CPy_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r134);
    if (likely(PyLong_Check(cpy_r_r138)))
        cpy_r_r139 = CPyTagged_FromObject(cpy_r_r138);
    else {
        CPy_TypeError("int", cpy_r_r138); cpy_r_r139 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 95, CPyStatic_memory___globals);
        goto CPyL219;
    }
    cpy_r_r140 = CPyList_GetItem(cpy_r_r132, cpy_r_r139);
    CPy_DECREF(cpy_r_r132);
    CPyTagged_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 95, CPyStatic_memory___globals);
        goto CPyL215;
    }
    if (likely(PyLong_Check(cpy_r_r140)))
        cpy_r_r141 = CPyTagged_FromObject(cpy_r_r140);
    else {
        CPy_TypeError("int", cpy_r_r140); cpy_r_r141 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 95, CPyStatic_memory___globals);
        goto CPyL215;
    }
    cpy_r_r142 = cpy_r_r141 != 0;
    CPyTagged_DECREF(cpy_r_r141);
    if (cpy_r_r142) {
        goto CPyL220;
    } else
        goto CPyL116;
CPyL115: ;
    cpy_r_r123 = 1;
    goto CPyL117;
CPyL116: ;
    cpy_r_r143 = cpy_r_r128 + 1;
    cpy_r_r128 = cpy_r_r143;
    goto CPyL106;
CPyL117: ;
    if (!cpy_r_r123) goto CPyL119;
    cpy_r_r144 = Py_None;
    CPy_INCREF(cpy_r_r144);
    cpy_r_r145 = cpy_r_r144;
    goto CPyL123;
CPyL119: ;
    cpy_r_r146 = CPyStatic_myriad___reasons___NOT_RISEN;
    if (likely(cpy_r_r146 != NULL)) goto CPyL122;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOT_RISEN\" was not set");
    cpy_r_r147 = 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 95, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL122: ;
    CPy_INCREF(cpy_r_r146);
    cpy_r_r145 = cpy_r_r146;
CPyL123: ;
    return cpy_r_r145;
CPyL124: ;
    cpy_r_r148 = CPyStatics[2959]; /* 'if_translated' */
    cpy_r_r149 = CPyStr_EqualLiteral(cpy_r_r19, cpy_r_r148, 13);
    if (cpy_r_r149) {
        goto CPyL221;
    } else
        goto CPyL222;
CPyL125: ;
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r150 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 97, CPyStatic_memory___globals, "serai.kernel.effects.Call", cpy_r_r6);
        goto CPyL213;
    }
    cpy_r_r151 = ((serai___kernel___effects___CallObject *)cpy_r_r150)->_words;
    CPy_INCREF(cpy_r_r151);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r152 = (CPyPtr)((CPyPtr)cpy_r_r151 + offsetof(PyVarObject, ob_size));
    cpy_r_r153 = *(int64_t *)cpy_r_r152;
    cpy_r_r154 = PyList_New(cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 97, CPyStatic_memory___globals);
        goto CPyL223;
    }
    cpy_r_r155 = 0;
CPyL128: ;
    cpy_r_r156 = cpy_r_r155 < cpy_r_r153;
    if (!cpy_r_r156) goto CPyL224;
    cpy_r_r157 = CPySequenceTuple_GetItemUnsafe(cpy_r_r151, cpy_r_r155);
    if (PyLong_Check(cpy_r_r157))
        cpy_r_r158 = cpy_r_r157;
    else {
        cpy_r_r158 = NULL;
    }
    if (cpy_r_r158 != NULL) goto __LL5062;
    if (PyUnicode_Check(cpy_r_r157))
        cpy_r_r158 = cpy_r_r157;
    else {
        cpy_r_r158 = NULL;
    }
    if (cpy_r_r158 != NULL) goto __LL5062;
    if (unlikely(!(PyTuple_Check(cpy_r_r157) && PyTuple_GET_SIZE(cpy_r_r157) == 2))) {
        cpy_r_r158 = NULL;
        goto __LL5063;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r157, 0))))
        cpy_r_r158 = PyTuple_GET_ITEM(cpy_r_r157, 0);
    else {
        cpy_r_r158 = NULL;
    }
    if (cpy_r_r158 == NULL) goto __LL5063;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r157, 1))))
        cpy_r_r158 = PyTuple_GET_ITEM(cpy_r_r157, 1);
    else {
        cpy_r_r158 = NULL;
    }
    if (cpy_r_r158 == NULL) goto __LL5063;
    cpy_r_r158 = cpy_r_r157;
__LL5063: ;
    if (cpy_r_r158 != NULL) goto __LL5062;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 97, CPyStatic_memory___globals, "union[int, str, tuple[str, int]]", cpy_r_r157);
    goto CPyL225;
__LL5062: ;
    cpy_r_r159 = ((serai___games___scholars___book___WordsObject *)cpy_r_r21)->_guild_colours;
    CPy_INCREF(cpy_r_r159);
    cpy_r_r160 = PyObject_Str(cpy_r_r158);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 97, CPyStatic_memory___globals);
        goto CPyL226;
    }
    cpy_r_r161 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r162[2] = {cpy_r_r159, cpy_r_r160};
    cpy_r_r163 = (PyObject **)&cpy_r_r162;
    cpy_r_r164 = PyObject_VectorcallMethod(cpy_r_r161, cpy_r_r163, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 97, CPyStatic_memory___globals);
        goto CPyL227;
    }
    CPy_DECREF(cpy_r_r159);
    CPy_DECREF(cpy_r_r160);
    if (likely(PyLong_Check(cpy_r_r164)))
        cpy_r_r165 = CPyTagged_FromObject(cpy_r_r164);
    else {
        CPy_TypeError("int", cpy_r_r164); cpy_r_r165 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 97, CPyStatic_memory___globals);
        goto CPyL225;
    }
    cpy_r_r166 = CPyTagged_StealAsObject(cpy_r_r165);
    CPyList_SetItemUnsafe(cpy_r_r154, cpy_r_r155, cpy_r_r166);
    cpy_r_r167 = cpy_r_r155 + 1;
    cpy_r_r155 = cpy_r_r167;
    goto CPyL128;
CPyL135: ;
    cpy_r_r168 = 0;
    cpy_r_r169 = 0;
CPyL136: ;
    cpy_r_r170 = (CPyPtr)((CPyPtr)cpy_r_r154 + offsetof(PyVarObject, ob_size));
    cpy_r_r171 = *(int64_t *)cpy_r_r170;
    cpy_r_r172 = cpy_r_r169 < cpy_r_r171;
    if (!cpy_r_r172) goto CPyL228;
    cpy_r_r173 = (CPyPtr)((CPyPtr)cpy_r_r154 + offsetof(PyListObject, ob_item));
    cpy_r_r174 = *(CPyPtr *)cpy_r_r173;
    cpy_r_r175 = cpy_r_r169 * 8;
    cpy_r_r176 = cpy_r_r174 + cpy_r_r175;
    cpy_r_r177 = *(PyObject * *)cpy_r_r176;
    CPy_INCREF(cpy_r_r177);
    if (likely(PyLong_Check(cpy_r_r177)))
        cpy_r_r178 = CPyTagged_FromObject(cpy_r_r177);
    else {
        CPy_TypeError("int", cpy_r_r177); cpy_r_r178 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r178 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 98, CPyStatic_memory___globals);
        goto CPyL229;
    }
    cpy_r_r179 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_translated;
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", "Myriad", "translated", 98, CPyStatic_memory___globals);
        goto CPyL230;
    }
CPyL139: ;
    cpy_r_r180 = CPyList_GetItem(cpy_r_r179, cpy_r_r178);
    CPyTagged_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 98, CPyStatic_memory___globals);
        goto CPyL229;
    }
    if (likely(PyLong_Check(cpy_r_r180)))
        cpy_r_r181 = CPyTagged_FromObject(cpy_r_r180);
    else {
        CPy_TypeError("int", cpy_r_r180); cpy_r_r181 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 98, CPyStatic_memory___globals);
        goto CPyL229;
    }
    cpy_r_r182 = cpy_r_r181 != 0;
    CPyTagged_DECREF(cpy_r_r181);
    if (cpy_r_r182) {
        goto CPyL231;
    } else
        goto CPyL143;
CPyL142: ;
    cpy_r_r168 = 1;
    goto CPyL144;
CPyL143: ;
    cpy_r_r183 = cpy_r_r169 + 1;
    cpy_r_r169 = cpy_r_r183;
    goto CPyL136;
CPyL144: ;
    if (!cpy_r_r168) goto CPyL146;
    cpy_r_r184 = Py_None;
    CPy_INCREF(cpy_r_r184);
    cpy_r_r185 = cpy_r_r184;
    goto CPyL150;
CPyL146: ;
    cpy_r_r186 = CPyStatic_myriad___reasons___NOT_TRANSLATED;
    if (likely(cpy_r_r186 != NULL)) goto CPyL149;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOT_TRANSLATED\" was not set");
    cpy_r_r187 = 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 98, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL149: ;
    CPy_INCREF(cpy_r_r186);
    cpy_r_r185 = cpy_r_r186;
CPyL150: ;
    return cpy_r_r185;
CPyL151: ;
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r188 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 99, CPyStatic_memory___globals, "serai.kernel.effects.Call", cpy_r_r6);
        goto CPyL232;
    }
    cpy_r_r189 = ((serai___kernel___effects___CallObject *)cpy_r_r188)->_words;
    CPy_INCREF(cpy_r_r189);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r190 = CPySequenceTuple_GetItem(cpy_r_r189, 0);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 99, CPyStatic_memory___globals);
        goto CPyL233;
    }
    if (PyLong_Check(cpy_r_r190))
        cpy_r_r191 = cpy_r_r190;
    else {
        cpy_r_r191 = NULL;
    }
    if (cpy_r_r191 != NULL) goto __LL5064;
    if (PyUnicode_Check(cpy_r_r190))
        cpy_r_r191 = cpy_r_r190;
    else {
        cpy_r_r191 = NULL;
    }
    if (cpy_r_r191 != NULL) goto __LL5064;
    if (unlikely(!(PyTuple_Check(cpy_r_r190) && PyTuple_GET_SIZE(cpy_r_r190) == 2))) {
        cpy_r_r191 = NULL;
        goto __LL5065;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r190, 0))))
        cpy_r_r191 = PyTuple_GET_ITEM(cpy_r_r190, 0);
    else {
        cpy_r_r191 = NULL;
    }
    if (cpy_r_r191 == NULL) goto __LL5065;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r190, 1))))
        cpy_r_r191 = PyTuple_GET_ITEM(cpy_r_r190, 1);
    else {
        cpy_r_r191 = NULL;
    }
    if (cpy_r_r191 == NULL) goto __LL5065;
    cpy_r_r191 = cpy_r_r190;
__LL5065: ;
    if (cpy_r_r191 != NULL) goto __LL5064;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 99, CPyStatic_memory___globals, "union[int, str, tuple[str, int]]", cpy_r_r190);
    goto CPyL233;
__LL5064: ;
    cpy_r_r192 = PyLong_Check(cpy_r_r191);
    if (cpy_r_r192) {
        goto CPyL157;
    } else
        goto CPyL234;
CPyL155: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r193 = 0;
    if (unlikely(!cpy_r_r193)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 100, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL157: ;
    cpy_r_r194 = CPyStatics[2956]; /* 'if_value' */
    cpy_r_r195 = CPyStr_EqualLiteral(cpy_r_r19, cpy_r_r194, 8);
    CPy_DECREF(cpy_r_r19);
    if (!cpy_r_r195) goto CPyL174;
    cpy_r_r196 = CPyDef_memory___action_value(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r196 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 102, CPyStatic_memory___globals);
        goto CPyL235;
    }
    if (likely(PyLong_Check(cpy_r_r191)))
        cpy_r_r197 = CPyTagged_FromObject(cpy_r_r191);
    else {
        CPy_TypeError("int", cpy_r_r191); cpy_r_r197 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r197 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 103, CPyStatic_memory___globals);
        goto CPyL236;
    }
    cpy_r_r198 = cpy_r_r196 & 1;
    cpy_r_r199 = cpy_r_r198 != 0;
    if (cpy_r_r199) goto CPyL162;
    cpy_r_r200 = cpy_r_r197 & 1;
    cpy_r_r201 = cpy_r_r200 != 0;
    if (!cpy_r_r201) goto CPyL163;
CPyL162: ;
    cpy_r_r202 = CPyTagged_IsLt_(cpy_r_r196, cpy_r_r197);
    cpy_r_r203 = cpy_r_r202 ^ 1;
    cpy_r_r204 = cpy_r_r203;
    goto CPyL164;
CPyL163: ;
    cpy_r_r205 = (Py_ssize_t)cpy_r_r196 >= (Py_ssize_t)cpy_r_r197;
    cpy_r_r204 = cpy_r_r205;
CPyL164: ;
    CPyTagged_DECREF(cpy_r_r197);
    if (cpy_r_r204) {
        goto CPyL237;
    } else
        goto CPyL166;
CPyL165: ;
    cpy_r_r206 = Py_None;
    CPy_INCREF(cpy_r_r206);
    cpy_r_r207 = cpy_r_r206;
    goto CPyL173;
CPyL166: ;
    cpy_r_r208 = CPyStatic_myriad___reasons___LOW_VALUE;
    if (unlikely(cpy_r_r208 == NULL)) {
        goto CPyL238;
    } else
        goto CPyL169;
CPyL167: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LOW_VALUE\" was not set");
    cpy_r_r209 = 0;
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 103, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL169: ;
    if (likely(PyLong_Check(cpy_r_r191)))
        cpy_r_r210 = CPyTagged_FromObject(cpy_r_r191);
    else {
        CPy_TypeError("int", cpy_r_r191); cpy_r_r210 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r210 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 103, CPyStatic_memory___globals);
        goto CPyL239;
    }
    cpy_r_r211 = CPyTagged_Subtract(cpy_r_r210, cpy_r_r196);
    CPyTagged_DECREF(cpy_r_r210);
    CPyTagged_DECREF(cpy_r_r196);
    cpy_r_r212 = CPyList_GetItem(cpy_r_r208, cpy_r_r211);
    CPyTagged_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 103, CPyStatic_memory___globals);
        goto CPyL183;
    }
    if (likely(Py_TYPE(cpy_r_r212) == CPyType_option___Reason))
        cpy_r_r213 = cpy_r_r212;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 103, CPyStatic_memory___globals, "serai.kernel.option.Reason", cpy_r_r212);
        goto CPyL183;
    }
    cpy_r_r207 = cpy_r_r213;
CPyL173: ;
    return cpy_r_r207;
CPyL174: ;
    if (likely(PyLong_Check(cpy_r_r191)))
        cpy_r_r214 = CPyTagged_FromObject(cpy_r_r191);
    else {
        CPy_TypeError("int", cpy_r_r191); cpy_r_r214 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r214 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 104, CPyStatic_memory___globals);
        goto CPyL183;
    }
    cpy_r_r215 = CPyDef_memory___markers(cpy_r_t, cpy_r_me, cpy_r_r214);
    CPyTagged_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r215 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 104, CPyStatic_memory___globals);
        goto CPyL183;
    }
    cpy_r_r216 = cpy_r_r215 != 0;
    CPyTagged_DECREF(cpy_r_r215);
    if (!cpy_r_r216) goto CPyL178;
    cpy_r_r217 = Py_None;
    CPy_INCREF(cpy_r_r217);
    cpy_r_r218 = cpy_r_r217;
    goto CPyL182;
CPyL178: ;
    cpy_r_r219 = CPyStatic_myriad___reasons___NO_MARKER;
    if (likely(cpy_r_r219 != NULL)) goto CPyL181;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_MARKER\" was not set");
    cpy_r_r220 = 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 104, CPyStatic_memory___globals);
        goto CPyL183;
    }
    CPy_Unreachable();
CPyL181: ;
    CPy_INCREF(cpy_r_r219);
    cpy_r_r218 = cpy_r_r219;
CPyL182: ;
    return cpy_r_r218;
CPyL183: ;
    cpy_r_r221 = NULL;
    return cpy_r_r221;
CPyL184: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL183;
CPyL185: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL183;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL183;
CPyL187: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL9;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_uses);
    goto CPyL183;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r19);
    goto CPyL183;
CPyL190: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL19;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL183;
CPyL192: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r26);
    goto CPyL32;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    goto CPyL183;
CPyL194: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL31;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r32);
    goto CPyL183;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL183;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r36);
    goto CPyL183;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r34);
    goto CPyL183;
CPyL199: ;
    CPyTagged_DECREF(cpy_r_met);
    goto CPyL37;
CPyL200: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL50;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL183;
CPyL202: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r65);
    goto CPyL62;
CPyL203: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    goto CPyL183;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r71);
    goto CPyL183;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r73);
    goto CPyL183;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r74);
    goto CPyL183;
CPyL207: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_uses);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r72);
    goto CPyL183;
CPyL208: ;
    CPyTagged_DECREF(cpy_r_delivered);
    goto CPyL67;
CPyL209: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r21);
    goto CPyL80;
CPyL210: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r21);
    goto CPyL85;
CPyL211: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r21);
    goto CPyL95;
CPyL212: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL104;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r21);
    goto CPyL183;
CPyL214: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r125);
    goto CPyL117;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r125);
    goto CPyL183;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r131);
    goto CPyL183;
CPyL217: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r133);
    goto CPyL183;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r134);
    goto CPyL183;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r132);
    goto CPyL183;
CPyL220: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r125);
    goto CPyL115;
CPyL221: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL125;
CPyL222: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r21);
    goto CPyL151;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r151);
    goto CPyL183;
CPyL224: ;
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r151);
    goto CPyL135;
CPyL225: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r151);
    CPy_DecRef(cpy_r_r154);
    goto CPyL183;
CPyL226: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r151);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r159);
    goto CPyL183;
CPyL227: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r151);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r159);
    CPy_DecRef(cpy_r_r160);
    goto CPyL183;
CPyL228: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r154);
    goto CPyL144;
CPyL229: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    goto CPyL183;
CPyL230: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPyTagged_DecRef(cpy_r_r178);
    goto CPyL183;
CPyL231: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r154);
    goto CPyL142;
CPyL232: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r19);
    goto CPyL183;
CPyL233: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL183;
CPyL234: ;
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r191);
    goto CPyL155;
CPyL235: ;
    CPy_DecRef(cpy_r_r191);
    goto CPyL183;
CPyL236: ;
    CPy_DecRef(cpy_r_r191);
    CPyTagged_DecRef(cpy_r_r196);
    goto CPyL183;
CPyL237: ;
    CPy_DECREF(cpy_r_r191);
    CPyTagged_DECREF(cpy_r_r196);
    goto CPyL165;
CPyL238: ;
    CPy_DecRef(cpy_r_r191);
    CPyTagged_DecRef(cpy_r_r196);
    goto CPyL167;
CPyL239: ;
    CPyTagged_DecRef(cpy_r_r196);
    goto CPyL183;
}
        
        PyObject *CPyPy_memory___condition_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "page", 0};
            static CPyArg_Parser parser = {"OOO:condition_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_page;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_page)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_page;
            if (likely(PyLong_Check(obj_page)))
                arg_page = CPyTagged_BorrowFromObject(obj_page);
            else {
                CPy_TypeError("int", obj_page); goto fail;
            }
            PyObject *retval = CPyDef_memory___condition_obstacle(arg_t, arg_me, arg_page);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "condition_obstacle", 73, CPyStatic_memory___globals);
            return NULL;
        }
        
char CPyDef_memory_____top_level__(void) {
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
    void *cpy_r_r165;
    void *cpy_r_r166;
    void *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    void *cpy_r_r173;
    void *cpy_r_r174;
    PyObject **cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 1, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 1, CPyStatic_memory___globals);
        goto CPyL70;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_memory___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 3, CPyStatic_memory___globals);
        goto CPyL70;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 5, CPyStatic_memory___globals);
        goto CPyL70;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 5, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 5, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 5, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5456]; /* ('action_shape', 'added_value') */
    cpy_r_r31 = CPyStatic_memory___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 5, CPyStatic_memory___globals);
        goto CPyL70;
    } else
        goto CPyL71;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___myriad___book;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___myriad___book;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 6, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___myriad___book;
    cpy_r_r42 = CPyExec_serai___games___scholars___myriad___book;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___myriad___book__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 6, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 6, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 6, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5421]; /* ('shelf',) */
    cpy_r_r53 = CPyStatic_memory___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 6, CPyStatic_memory___globals);
        goto CPyL70;
    } else
        goto CPyL72;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___myriad___names;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___myriad___names;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 7, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___myriad___names;
    cpy_r_r64 = CPyExec_serai___games___scholars___myriad___names;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___myriad___names__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 7, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 7, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 7, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5457]; /* ('EACH_DELIVERY', 'EACH_INTERACTION', 'IF_ADVANCED', 'IF_COLOUR', 'IF_TRANSLATED', 'IF_VALUE', 'IF_WHITE_STOP') */
    cpy_r_r75 = CPyStatic_memory___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 7, CPyStatic_memory___globals);
        goto CPyL70;
    } else
        goto CPyL73;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___myriad___reasons;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___myriad___reasons;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 16, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___myriad___reasons;
    cpy_r_r86 = CPyExec_serai___games___scholars___myriad___reasons;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___myriad___reasons__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 16, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 16, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 16, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5458]; /* ('LOW_VALUE', 'NO_DELIVERY', 'NO_INTERACTION', 'NO_MARKER', 'NO_WHITE_STOP', 'NOT_RISEN', 'NOT_TRANSLATED', 'PAGE_USED', 'WRONG_COLOUR') */
    cpy_r_r97 = CPyStatic_memory___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 16, CPyStatic_memory___globals);
        goto CPyL70;
    } else
        goto CPyL74;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 27, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r108 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 27, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 27, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 27, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5459]; /* ('Myriad', 'part') */
    cpy_r_r119 = CPyStatic_memory___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 27, CPyStatic_memory___globals);
        goto CPyL70;
    } else
        goto CPyL75;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 28, CPyStatic_memory___globals);
        goto CPyL70;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 28, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 28, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 28, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r141 = CPyStatic_memory___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 28, CPyStatic_memory___globals);
        goto CPyL70;
    } else
        goto CPyL76;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 29, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r152 = CPyExec_serai___kernel___decision;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 29, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 29, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 29, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5112]; /* ('Reason',) */
    cpy_r_r163 = CPyStatic_memory___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 29, CPyStatic_memory___globals);
        goto CPyL70;
    } else
        goto CPyL77;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r166 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 30, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r174 = CPyExec_serai___kernel___effects;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 30, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 30, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 30, CPyStatic_memory___globals);
        goto CPyL70;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r185 = CPyStatic_memory___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/memory.py", "<module>", 30, CPyStatic_memory___globals);
        goto CPyL70;
    } else
        goto CPyL78;
CPyL69: ;
    return 1;
CPyL70: ;
    cpy_r_r187 = 2;
    return cpy_r_r187;
CPyL71: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL72: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL73: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL74: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL75: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL76: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL77: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL78: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
}

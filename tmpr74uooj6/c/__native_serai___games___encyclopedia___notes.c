#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef notesmodule_methods[] = {
    {"animal_note", (PyCFunction)CPyPy_notes___animal_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("animal_note(t, option)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___notes__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___notes__internal, "__name__");
    CPyStatic_notes___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___notes__internal);
    if (unlikely(CPyStatic_notes___globals == NULL))
        goto fail;
    char result = CPyDef_notes_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___notes__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___encyclopedia___notes(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___notes__impl, &CPyImportState_serai___games___encyclopedia___notes, &CPyModule_serai___games___encyclopedia___notes);
}
static struct PyModuleDef notesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.notes",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    notesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___notes(void)
{
    if (CPyModule_serai___games___encyclopedia___notes__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___notes__internal);
        return CPyModule_serai___games___encyclopedia___notes__internal;
    }
    CPyModule_serai___games___encyclopedia___notes__internal = PyModule_Create(&notesmodule);
    return CPyModule_serai___games___encyclopedia___notes__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___notes(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___notes__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___notes__internal);
        return CPyModule_serai___games___encyclopedia___notes__internal;
    }
    CPyModule_serai___games___encyclopedia___notes__internal = PyModule_Create(&notesmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___notes__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.notes");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___notes__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___notes__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___notes__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___notes(CPyModule_serai___games___encyclopedia___notes__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___notes__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.notes");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___notes__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_notes___animal_note(PyObject *cpy_r_t, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/notes.py", "animal_note", "Table", "book", 12, CPyStatic_notes___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/notes.py", "animal_note", "Book", "options", 13, CPyStatic_notes___globals);
        goto CPyL28;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_animal;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = PySequence_Contains(cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 13, CPyStatic_notes___globals);
        goto CPyL28;
    }
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (cpy_r_r6) {
        goto CPyL29;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 15, CPyStatic_notes___globals);
        goto CPyL28;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_categories;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/notes.py", "animal_note", "Book", "animal_categories", 16, CPyStatic_notes___globals);
        goto CPyL30;
    }
CPyL7: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 16, CPyStatic_notes___globals);
        goto CPyL30;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 16, CPyStatic_notes___globals, "tuple", cpy_r_r11);
        goto CPyL30;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = PyTuple_New(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 16, CPyStatic_notes___globals);
        goto CPyL31;
    }
    cpy_r_r16 = 0;
CPyL11: ;
    cpy_r_r17 = cpy_r_r16 < cpy_r_r14;
    if (!cpy_r_r17) goto CPyL32;
    cpy_r_r18 = CPySequenceTuple_GetItemUnsafe(cpy_r_r12, cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 16, CPyStatic_notes___globals);
        goto CPyL33;
    }
    cpy_r_r20 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_category_ids;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/notes.py", "animal_note", "Book", "category_ids", 16, CPyStatic_notes___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r20);
CPyL14: ;
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 16, CPyStatic_notes___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 16, CPyStatic_notes___globals, "str", cpy_r_r21);
        goto CPyL33;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r15, cpy_r_r16, cpy_r_r22);
    cpy_r_r23 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r23;
    goto CPyL11;
CPyL18: ;
    cpy_r_r24 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_continents;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/notes.py", "animal_note", "Book", "continents", 17, CPyStatic_notes___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r24);
CPyL19: ;
    cpy_r_r25 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/notes.py", "animal_note", "Book", "animal_continent", 17, CPyStatic_notes___globals);
        goto CPyL36;
    }
CPyL20: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 17, CPyStatic_notes___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 17, CPyStatic_notes___globals);
        goto CPyL37;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r24, cpy_r_r27);
    CPy_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 17, CPyStatic_notes___globals);
        goto CPyL38;
    }
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 17, CPyStatic_notes___globals, "str", cpy_r_r28);
        goto CPyL38;
    }
    cpy_r_r30 = CPyStatics[870]; /* 'note-animal' */
    cpy_r_r31 = CPyStatics[440]; /* 'continent' */
    cpy_r_r32 = CPyStatics[596]; /* 'categories' */
    cpy_r_r33 = CPyDict_Build(2, cpy_r_r31, cpy_r_r29, cpy_r_r32, cpy_r_r15);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 18, CPyStatic_notes___globals);
        goto CPyL27;
    }
    cpy_r_r34 = CPyDef_message___Message(cpy_r_r30, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 18, CPyStatic_notes___globals);
        goto CPyL27;
    }
    return cpy_r_r34;
CPyL27: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL27;
CPyL29: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL4;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL27;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r12);
    goto CPyL27;
CPyL32: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL18;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL27;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL27;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r15);
    goto CPyL27;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r24);
    goto CPyL27;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r24);
    goto CPyL27;
CPyL38: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL27;
}
        
        PyObject *CPyPy_notes___animal_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "option", 0};
            static CPyArg_Parser parser = {"OO:animal_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_notes___animal_note(arg_t, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "animal_note", 10, CPyStatic_notes___globals);
            return NULL;
        }
        
char CPyDef_notes_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 1, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 1, CPyStatic_notes___globals);
        goto CPyL30;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_notes___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 3, CPyStatic_notes___globals);
        goto CPyL30;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 5, CPyStatic_notes___globals);
        goto CPyL30;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 5, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 5, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 5, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r31 = CPyStatic_notes___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 5, CPyStatic_notes___globals);
        goto CPyL30;
    } else
        goto CPyL31;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r34 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 6, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r42 = CPyExec_serai___kernel___decision;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 6, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 6, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 6, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[4986]; /* ('Option',) */
    cpy_r_r53 = CPyStatic_notes___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 6, CPyStatic_notes___globals);
        goto CPyL30;
    } else
        goto CPyL32;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r56 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 7, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___kernel___message;
    cpy_r_r64 = CPyExec_serai___kernel___message;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 7, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 7, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 7, CPyStatic_notes___globals);
        goto CPyL30;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r75 = CPyStatic_notes___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/notes.py", "<module>", 7, CPyStatic_notes___globals);
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

#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef myriad___scoringmodule_methods[] = {
    {"pages_of", (PyCFunction)CPyPy_myriad___scoring___pages_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pages_of(t, seat)\n--\n\n") /* docstring */},
    {"score", (PyCFunction)CPyPy_myriad___scoring___score, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score(t, seat)\n--\n\n") /* docstring */},
    {"points", (PyCFunction)CPyPy_myriad___scoring___points, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("points(t, seat)\n--\n\n") /* docstring */},
    {"says", (PyCFunction)CPyPy_myriad___scoring___says, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("says(t, pages, verb)\n--\n\n") /* docstring */},
    {"_saying", (PyCFunction)CPyPy_myriad___scoring____saying, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_saying(printed, verb)\n--\n\n") /* docstring */},
    {"wealth", (PyCFunction)CPyPy_myriad___scoring___wealth, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("wealth(t, seat, without)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___scoring__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___scoring__internal, "__name__");
    CPyStatic_myriad___scoring___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___scoring__internal);
    if (unlikely(CPyStatic_myriad___scoring___globals == NULL))
        goto fail;
    char result = CPyDef_myriad___scoring_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___scoring__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___scoring(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___scoring__impl, &CPyImportState_serai___games___scholars___myriad___scoring, &CPyModule_serai___games___scholars___myriad___scoring);
}
static struct PyModuleDef myriad___scoringmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.scoring",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___scoringmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___scoring(void)
{
    if (CPyModule_serai___games___scholars___myriad___scoring__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___scoring__internal);
        return CPyModule_serai___games___scholars___myriad___scoring__internal;
    }
    CPyModule_serai___games___scholars___myriad___scoring__internal = PyModule_Create(&myriad___scoringmodule);
    return CPyModule_serai___games___scholars___myriad___scoring__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___scoring(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___scoring__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___scoring__internal);
        return CPyModule_serai___games___scholars___myriad___scoring__internal;
    }
    CPyModule_serai___games___scholars___myriad___scoring__internal = PyModule_Create(&myriad___scoringmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___scoring__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.scoring");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___scoring__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___scoring__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___scoring__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___scoring(CPyModule_serai___games___scholars___myriad___scoring__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___scoring__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.scoring");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___scoring__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_myriad___scoring___pages_of(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_pages;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "pages_of", 18, CPyStatic_myriad___scoring___globals);
        goto CPyL22;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "pages_of", "Table", "players", 19, CPyStatic_myriad___scoring___globals);
        goto CPyL23;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = cpy_r_seat & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL4;
    cpy_r_r7 = cpy_r_r4 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL5;
CPyL4: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r4);
    cpy_r_r10 = cpy_r_r9 ^ 1;
    if (cpy_r_r10) {
        goto CPyL6;
    } else
        goto CPyL8;
CPyL5: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r4;
    if (!cpy_r_r11) goto CPyL8;
CPyL6: ;
    cpy_r_r12 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_pages;
    if (unlikely(cpy_r_r12 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'ai_pages' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r12);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "pages_of", 20, CPyStatic_myriad___scoring___globals);
        goto CPyL22;
    }
CPyL7: ;
    return cpy_r_r12;
CPyL8: ;
    cpy_r_r13 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "pages_of", "Myriad", "authors", 21, CPyStatic_myriad___scoring___globals);
        goto CPyL23;
    }
CPyL9: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r13, cpy_r_seat);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "pages_of", 21, CPyStatic_myriad___scoring___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_myriad___table___Author))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "pages_of", 21, CPyStatic_myriad___scoring___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r14);
        goto CPyL23;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "pages_of", 22, CPyStatic_myriad___scoring___globals);
        goto CPyL24;
    }
    cpy_r_pages = cpy_r_r16;
    cpy_r_r17 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r15)->_pages;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "pages_of", "Author", "pages", 23, CPyStatic_myriad___scoring___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r17);
CPyL13: ;
    cpy_r_r18 = 0;
CPyL14: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL26;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r18 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    if (likely(PyList_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "pages_of", 23, CPyStatic_myriad___scoring___globals, "list", cpy_r_r26);
        goto CPyL27;
    }
    cpy_r_r28 = PySequence_InPlaceConcat(cpy_r_pages, cpy_r_r27);
    CPy_DECREF(cpy_r_pages);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "pages_of", 24, CPyStatic_myriad___scoring___globals);
        goto CPyL28;
    }
    cpy_r_pages = cpy_r_r28;
    cpy_r_r29 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r29;
    goto CPyL14;
CPyL19: ;
    cpy_r_r30 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r15)->_aside;
    if (unlikely(cpy_r_r30 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'aside' of 'Author' undefined");
    } else {
        CPy_INCREF(cpy_r_r30);
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "pages_of", 25, CPyStatic_myriad___scoring___globals);
        goto CPyL29;
    }
CPyL20: ;
    cpy_r_r31 = PySequence_Concat(cpy_r_pages, cpy_r_r30);
    CPy_DECREF(cpy_r_pages);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "pages_of", 25, CPyStatic_myriad___scoring___globals);
        goto CPyL22;
    }
    return cpy_r_r31;
CPyL22: ;
    cpy_r_r32 = NULL;
    return cpy_r_r32;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_pages);
    goto CPyL22;
CPyL26: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL19;
CPyL27: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_pages);
    CPy_DecRef(cpy_r_r17);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    goto CPyL22;
CPyL29: ;
    CPy_DecRef(cpy_r_pages);
    goto CPyL22;
}
        
        PyObject *CPyPy_myriad___scoring___pages_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:pages_of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_myriad___scoring___pages_of(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "pages_of", 16, CPyStatic_myriad___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___scoring___score(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
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
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_rule;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    int64_t cpy_r_r57;
    CPyTagged cpy_r_count;
    CPyTagged cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    CPyPtr cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    int64_t cpy_r_r75;
    CPyTagged cpy_r_points;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject **cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyPtr cpy_r_r92;
    int64_t cpy_r_r93;
    CPyTagged cpy_r_r94;
    int64_t cpy_r_r95;
    char cpy_r_r96;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyPtr cpy_r_r115;
    int64_t cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    int64_t cpy_r_r122;
    CPyPtr cpy_r_r123;
    int64_t cpy_r_r124;
    char cpy_r_r125;
    CPyPtr cpy_r_r126;
    CPyPtr cpy_r_r127;
    int64_t cpy_r_r128;
    CPyPtr cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    CPyTagged cpy_r_r133;
    CPyTagged cpy_r_r134;
    int64_t cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject **cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    int32_t cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 29, CPyStatic_myriad___scoring___globals);
        goto CPyL74;
    }
    cpy_r_r1 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 30, CPyStatic_myriad___scoring___globals);
        goto CPyL75;
    }
    cpy_r_r2 = CPyDef_myriad___scoring___pages_of(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 31, CPyStatic_myriad___scoring___globals);
        goto CPyL76;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 32, CPyStatic_myriad___scoring___globals);
        goto CPyL77;
    }
    cpy_r_r4 = 0;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL13;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 33, CPyStatic_myriad___scoring___globals);
        goto CPyL78;
    }
    cpy_r_r15 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_start;
    cpy_r_r16 = cpy_r_r14 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL9;
    cpy_r_r18 = CPyTagged_IsEq_(cpy_r_r14, cpy_r_r15);
    cpy_r_r19 = cpy_r_r18 ^ 1;
    cpy_r_r20 = cpy_r_r19;
    goto CPyL10;
CPyL9: ;
    cpy_r_r21 = cpy_r_r14 != cpy_r_r15;
    cpy_r_r20 = cpy_r_r21;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r14);
    if (!cpy_r_r20) goto CPyL12;
    cpy_r_r4 = 1;
    goto CPyL13;
CPyL12: ;
    cpy_r_r22 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r22;
    goto CPyL5;
CPyL13: ;
    if (!cpy_r_r4) goto CPyL79;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "score", "Table", "players", 34, CPyStatic_myriad___scoring___globals);
        goto CPyL78;
    }
CPyL15: ;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r25 << 1;
    cpy_r_r27 = cpy_r_seat & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) goto CPyL17;
    cpy_r_r29 = cpy_r_r26 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL18;
CPyL17: ;
    cpy_r_r31 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r26);
    if (cpy_r_r31) {
        goto CPyL19;
    } else
        goto CPyL20;
CPyL18: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_seat < (Py_ssize_t)cpy_r_r26;
    if (!cpy_r_r32) goto CPyL20;
CPyL19: ;
    cpy_r_r33 = CPyStatics[3144]; /* 'MB-SCORE-01' */
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = cpy_r_r33;
    goto CPyL21;
CPyL20: ;
    cpy_r_r35 = CPyStatics[3145]; /* 'MB-SOLO-06' */
    CPy_INCREF(cpy_r_r35);
    cpy_r_r34 = cpy_r_r35;
CPyL21: ;
    cpy_r_rule = cpy_r_r34;
    cpy_r_r36 = 0;
    cpy_r_r37 = 0;
CPyL22: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r37 < cpy_r_r39;
    if (!cpy_r_r40) goto CPyL29;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r42 = *(CPyPtr *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r37 * 8;
    cpy_r_r44 = cpy_r_r42 + cpy_r_r43;
    cpy_r_r45 = *(PyObject * *)cpy_r_r44;
    CPy_INCREF(cpy_r_r45);
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r46 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r46 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 35, CPyStatic_myriad___scoring___globals);
        goto CPyL80;
    }
    cpy_r_r47 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_start;
    cpy_r_r48 = cpy_r_r46 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL26;
    cpy_r_r50 = CPyTagged_IsEq_(cpy_r_r46, cpy_r_r47);
    cpy_r_r51 = cpy_r_r50 ^ 1;
    cpy_r_r52 = cpy_r_r51;
    goto CPyL27;
CPyL26: ;
    cpy_r_r53 = cpy_r_r46 != cpy_r_r47;
    cpy_r_r52 = cpy_r_r53;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r46);
    cpy_r_r54 = cpy_r_r52 << 1;
    cpy_r_r55 = cpy_r_r54;
    cpy_r_r56 = CPyTagged_Add(cpy_r_r36, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r55);
    cpy_r_r36 = cpy_r_r56;
    cpy_r_r57 = cpy_r_r37 + 1;
    cpy_r_r37 = cpy_r_r57;
    goto CPyL22;
CPyL29: ;
    cpy_r_count = cpy_r_r36;
    cpy_r_r58 = 0;
    cpy_r_r59 = 0;
CPyL30: ;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r59 < cpy_r_r61;
    if (!cpy_r_r62) goto CPyL81;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r64 = *(CPyPtr *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r59 * 8;
    cpy_r_r66 = cpy_r_r64 + cpy_r_r65;
    cpy_r_r67 = *(PyObject * *)cpy_r_r66;
    CPy_INCREF(cpy_r_r67);
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 36, CPyStatic_myriad___scoring___globals);
        goto CPyL82;
    }
    cpy_r_r69 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_pages;
    cpy_r_r70 = CPyList_GetItem(cpy_r_r69, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 36, CPyStatic_myriad___scoring___globals);
        goto CPyL82;
    }
    if (likely(PyTuple_Check(cpy_r_r70)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 36, CPyStatic_myriad___scoring___globals, "tuple", cpy_r_r70);
        goto CPyL82;
    }
    cpy_r_r72 = CPySequenceTuple_GetItem(cpy_r_r71, 8);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 36, CPyStatic_myriad___scoring___globals);
        goto CPyL82;
    }
    if (likely(PyLong_Check(cpy_r_r72)))
        cpy_r_r73 = CPyTagged_FromObject(cpy_r_r72);
    else {
        CPy_TypeError("int", cpy_r_r72); cpy_r_r73 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 36, CPyStatic_myriad___scoring___globals);
        goto CPyL82;
    }
    cpy_r_r74 = CPyTagged_Add(cpy_r_r58, cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r73);
    cpy_r_r58 = cpy_r_r74;
    cpy_r_r75 = cpy_r_r59 + 1;
    cpy_r_r59 = cpy_r_r75;
    goto CPyL30;
CPyL38: ;
    cpy_r_points = cpy_r_r58;
    cpy_r_r76 = CPyStatics[3146]; /* 'score-pages' */
    cpy_r_r77 = CPyStatics[31]; /* 'n' */
    cpy_r_r78 = CPyTagged_StealAsObject(cpy_r_count);
    cpy_r_r79 = CPyDict_Build(1, cpy_r_r77, cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 37, CPyStatic_myriad___scoring___globals);
        goto CPyL83;
    }
    cpy_r_r80 = CPyDef_message___Message(cpy_r_r76, cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 37, CPyStatic_myriad___scoring___globals);
        goto CPyL83;
    }
    cpy_r_r81 = CPyStatic_myriad___scoring___globals;
    cpy_r_r82 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 37, CPyStatic_myriad___scoring___globals);
        goto CPyL84;
    }
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_points);
    PyObject *cpy_r_r85[3] = {cpy_r_r80, cpy_r_r84, cpy_r_rule};
    cpy_r_r86 = (PyObject **)&cpy_r_r85;
    cpy_r_r87 = PyObject_Vectorcall(cpy_r_r83, cpy_r_r86, 3, 0);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 37, CPyStatic_myriad___scoring___globals);
        goto CPyL85;
    }
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_rule);
    if (likely(PyTuple_Check(cpy_r_r87)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 37, CPyStatic_myriad___scoring___globals, "tuple", cpy_r_r87);
        goto CPyL86;
    }
    cpy_r_r89 = PyList_Append(cpy_r_r3, cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 37, CPyStatic_myriad___scoring___globals);
        goto CPyL86;
    }
CPyL44: ;
    cpy_r_r91 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "score", "Table", "players", 38, CPyStatic_myriad___scoring___globals);
        goto CPyL86;
    }
CPyL45: ;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r91 + offsetof(PyVarObject, ob_size));
    cpy_r_r93 = *(int64_t *)cpy_r_r92;
    cpy_r_r94 = cpy_r_r93 << 1;
    cpy_r_r95 = cpy_r_seat & 1;
    cpy_r_r96 = cpy_r_r95 != 0;
    if (cpy_r_r96) goto CPyL47;
    cpy_r_r97 = cpy_r_r94 & 1;
    cpy_r_r98 = cpy_r_r97 != 0;
    if (!cpy_r_r98) goto CPyL48;
CPyL47: ;
    cpy_r_r99 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r94);
    if (cpy_r_r99) {
        goto CPyL49;
    } else
        goto CPyL87;
CPyL48: ;
    cpy_r_r100 = (Py_ssize_t)cpy_r_seat < (Py_ssize_t)cpy_r_r94;
    if (!cpy_r_r100) goto CPyL87;
CPyL49: ;
    cpy_r_r101 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_authors;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "score", "Myriad", "authors", 38, CPyStatic_myriad___scoring___globals);
        goto CPyL86;
    }
CPyL50: ;
    cpy_r_r102 = CPyList_GetItemBorrow(cpy_r_r101, cpy_r_seat);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 38, CPyStatic_myriad___scoring___globals);
        goto CPyL86;
    }
    if (likely(Py_TYPE(cpy_r_r102) == CPyType_myriad___table___Author))
        cpy_r_r103 = cpy_r_r102;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 38, CPyStatic_myriad___scoring___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r102);
        goto CPyL86;
    }
    cpy_r_r104 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r103)->_rows;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "score", "Author", "rows", 38, CPyStatic_myriad___scoring___globals);
        goto CPyL86;
    }
    CPyTagged_INCREF(cpy_r_r104);
CPyL53: ;
    cpy_r_r105 = cpy_r_r104 != 0;
    CPyTagged_DECREF(cpy_r_r104);
    if (!cpy_r_r105) goto CPyL87;
    cpy_r_r106 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_tiles;
    CPy_INCREF(cpy_r_r106);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r107 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_authors;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "score", "Myriad", "authors", 39, CPyStatic_myriad___scoring___globals);
        goto CPyL88;
    }
CPyL55: ;
    cpy_r_r108 = CPyList_GetItemBorrow(cpy_r_r107, cpy_r_seat);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 39, CPyStatic_myriad___scoring___globals);
        goto CPyL88;
    }
    if (likely(Py_TYPE(cpy_r_r108) == CPyType_myriad___table___Author))
        cpy_r_r109 = cpy_r_r108;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 39, CPyStatic_myriad___scoring___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r108);
        goto CPyL88;
    }
    cpy_r_r110 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r109)->_rows;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "score", "Author", "rows", 39, CPyStatic_myriad___scoring___globals);
        goto CPyL88;
    }
    CPyTagged_INCREF(cpy_r_r110);
CPyL58: ;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r111 = CPyList_GetSlice(cpy_r_r106, 0, cpy_r_r110);
    CPy_DECREF(cpy_r_r106);
    CPyTagged_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 39, CPyStatic_myriad___scoring___globals);
        goto CPyL89;
    }
    if (likely(PyList_Check(cpy_r_r111)))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 39, CPyStatic_myriad___scoring___globals, "list", cpy_r_r111);
        goto CPyL89;
    }
    cpy_r_r113 = CPyStatics[3147]; /* 'score-tiles' */
    cpy_r_r114 = CPyStatics[31]; /* 'n' */
    cpy_r_r115 = (CPyPtr)((CPyPtr)cpy_r_r112 + offsetof(PyVarObject, ob_size));
    cpy_r_r116 = *(int64_t *)cpy_r_r115;
    cpy_r_r117 = cpy_r_r116 << 1;
    cpy_r_r118 = CPyTagged_StealAsObject(cpy_r_r117);
    cpy_r_r119 = CPyDict_Build(1, cpy_r_r114, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 41, CPyStatic_myriad___scoring___globals);
        goto CPyL90;
    }
    cpy_r_r120 = CPyDef_message___Message(cpy_r_r113, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 41, CPyStatic_myriad___scoring___globals);
        goto CPyL90;
    }
    cpy_r_r121 = 0;
    cpy_r_r122 = 0;
CPyL63: ;
    cpy_r_r123 = (CPyPtr)((CPyPtr)cpy_r_r112 + offsetof(PyVarObject, ob_size));
    cpy_r_r124 = *(int64_t *)cpy_r_r123;
    cpy_r_r125 = cpy_r_r122 < cpy_r_r124;
    if (!cpy_r_r125) goto CPyL91;
    cpy_r_r126 = (CPyPtr)((CPyPtr)cpy_r_r112 + offsetof(PyListObject, ob_item));
    cpy_r_r127 = *(CPyPtr *)cpy_r_r126;
    cpy_r_r128 = cpy_r_r122 * 8;
    cpy_r_r129 = cpy_r_r127 + cpy_r_r128;
    cpy_r_r130 = *(PyObject * *)cpy_r_r129;
    CPy_INCREF(cpy_r_r130);
    if (likely(PyTuple_Check(cpy_r_r130)))
        cpy_r_r131 = cpy_r_r130;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 41, CPyStatic_myriad___scoring___globals, "tuple", cpy_r_r130);
        goto CPyL92;
    }
    cpy_r_r132 = CPySequenceTuple_GetItem(cpy_r_r131, 4);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 41, CPyStatic_myriad___scoring___globals);
        goto CPyL92;
    }
    if (likely(PyLong_Check(cpy_r_r132)))
        cpy_r_r133 = CPyTagged_FromObject(cpy_r_r132);
    else {
        CPy_TypeError("int", cpy_r_r132); cpy_r_r133 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 41, CPyStatic_myriad___scoring___globals);
        goto CPyL92;
    }
    cpy_r_r134 = CPyTagged_Add(cpy_r_r121, cpy_r_r133);
    CPyTagged_DECREF(cpy_r_r121);
    CPyTagged_DECREF(cpy_r_r133);
    cpy_r_r121 = cpy_r_r134;
    cpy_r_r135 = cpy_r_r122 + 1;
    cpy_r_r122 = cpy_r_r135;
    goto CPyL63;
CPyL69: ;
    cpy_r_r136 = CPyStatics[3144]; /* 'MB-SCORE-01' */
    cpy_r_r137 = CPyStatic_myriad___scoring___globals;
    cpy_r_r138 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 41, CPyStatic_myriad___scoring___globals);
        goto CPyL93;
    }
    cpy_r_r140 = CPyTagged_StealAsObject(cpy_r_r121);
    PyObject *cpy_r_r141[3] = {cpy_r_r120, cpy_r_r140, cpy_r_r136};
    cpy_r_r142 = (PyObject **)&cpy_r_r141;
    cpy_r_r143 = PyObject_Vectorcall(cpy_r_r139, cpy_r_r142, 3, 0);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 41, CPyStatic_myriad___scoring___globals);
        goto CPyL94;
    }
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r140);
    if (likely(PyTuple_Check(cpy_r_r143)))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 41, CPyStatic_myriad___scoring___globals, "tuple", cpy_r_r143);
        goto CPyL89;
    }
    cpy_r_r145 = PyList_Append(cpy_r_r3, cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
    cpy_r_r146 = cpy_r_r145 >= 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 40, CPyStatic_myriad___scoring___globals);
        goto CPyL89;
    }
CPyL73: ;
    return cpy_r_r3;
CPyL74: ;
    cpy_r_r147 = NULL;
    return cpy_r_r147;
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
    CPy_DecRef(cpy_r_r2);
    goto CPyL74;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL74;
CPyL79: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL44;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_rule);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL74;
CPyL81: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL38;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_rule);
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL74;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_rule);
    CPyTagged_DecRef(cpy_r_points);
    goto CPyL74;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_rule);
    CPyTagged_DecRef(cpy_r_points);
    CPy_DecRef(cpy_r_r80);
    goto CPyL74;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_rule);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r84);
    goto CPyL74;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL74;
CPyL87: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL73;
CPyL88: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r106);
    goto CPyL74;
CPyL89: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL74;
CPyL90: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r112);
    goto CPyL74;
CPyL91: ;
    CPy_DECREF(cpy_r_r112);
    goto CPyL69;
CPyL92: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_r121);
    goto CPyL74;
CPyL93: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_r121);
    goto CPyL74;
CPyL94: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r140);
    goto CPyL74;
}
        
        PyObject *CPyPy_myriad___scoring___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:score", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_myriad___scoring___score(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "score", 28, CPyStatic_myriad___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_myriad___scoring___points(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_found;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_tile;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 48, CPyStatic_myriad___scoring___globals);
        goto CPyL39;
    }
    cpy_r_found = 0;
    cpy_r_r1 = CPyDef_myriad___scoring___pages_of(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 50, CPyStatic_myriad___scoring___globals);
        goto CPyL40;
    }
    cpy_r_r2 = 0;
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL41;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 50, CPyStatic_myriad___scoring___globals);
        goto CPyL42;
    }
    cpy_r_r12 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_pages;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 51, CPyStatic_myriad___scoring___globals);
        goto CPyL42;
    }
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 51, CPyStatic_myriad___scoring___globals, "tuple", cpy_r_r13);
        goto CPyL42;
    }
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, 8);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 51, CPyStatic_myriad___scoring___globals);
        goto CPyL42;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 51, CPyStatic_myriad___scoring___globals);
        goto CPyL42;
    }
    cpy_r_r17 = CPyTagged_Add(cpy_r_found, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_found);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_found = cpy_r_r17;
    cpy_r_r18 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r18;
    goto CPyL3;
CPyL11: ;
    cpy_r_r19 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "points", "Table", "players", 52, CPyStatic_myriad___scoring___globals);
        goto CPyL40;
    }
CPyL12: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r21 << 1;
    cpy_r_r23 = cpy_r_seat & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL14;
    cpy_r_r25 = cpy_r_r22 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL15;
CPyL14: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r22);
    if (cpy_r_r27) {
        goto CPyL16;
    } else
        goto CPyL43;
CPyL15: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_seat < (Py_ssize_t)cpy_r_r22;
    if (!cpy_r_r28) goto CPyL43;
CPyL16: ;
    cpy_r_r29 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 53, CPyStatic_myriad___scoring___globals);
        goto CPyL40;
    }
    cpy_r_r30 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r29)->_authors;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "points", "Myriad", "authors", 53, CPyStatic_myriad___scoring___globals);
        goto CPyL44;
    }
CPyL18: ;
    cpy_r_r31 = CPyList_GetItemBorrow(cpy_r_r30, cpy_r_seat);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 53, CPyStatic_myriad___scoring___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r31) == CPyType_myriad___table___Author))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 53, CPyStatic_myriad___scoring___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r31);
        goto CPyL44;
    }
    cpy_r_r33 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r32)->_rows;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "points", "Author", "rows", 53, CPyStatic_myriad___scoring___globals);
        goto CPyL44;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL21: ;
    CPy_DECREF(cpy_r_r29);
    cpy_r_r34 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_tiles;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 << 1;
    cpy_r_r38 = cpy_r_r37 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL23;
    cpy_r_r40 = cpy_r_r33 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL24;
CPyL23: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r37, cpy_r_r33);
    if (cpy_r_r42) {
        goto CPyL45;
    } else
        goto CPyL26;
CPyL24: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r37 < (Py_ssize_t)cpy_r_r33;
    if (cpy_r_r43) {
        goto CPyL45;
    } else
        goto CPyL26;
CPyL25: ;
    cpy_r_r44 = cpy_r_r37;
    goto CPyL27;
CPyL26: ;
    cpy_r_r44 = cpy_r_r33;
CPyL27: ;
    cpy_r_r45 = 0;
    CPyTagged_INCREF(cpy_r_r45);
    cpy_r_tile = cpy_r_r45;
    CPyTagged_DECREF(cpy_r_tile);
CPyL28: ;
    cpy_r_r46 = cpy_r_r45 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL30;
    cpy_r_r48 = cpy_r_r44 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL31;
CPyL30: ;
    cpy_r_r50 = CPyTagged_IsLt_(cpy_r_r45, cpy_r_r44);
    if (cpy_r_r50) {
        goto CPyL32;
    } else
        goto CPyL46;
CPyL31: ;
    cpy_r_r51 = (Py_ssize_t)cpy_r_r45 < (Py_ssize_t)cpy_r_r44;
    if (!cpy_r_r51) goto CPyL46;
CPyL32: ;
    CPyTagged_INCREF(cpy_r_r45);
    cpy_r_tile = cpy_r_r45;
    cpy_r_r52 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_tiles;
    cpy_r_r53 = CPyList_GetItem(cpy_r_r52, cpy_r_tile);
    CPyTagged_DECREF(cpy_r_tile);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 54, CPyStatic_myriad___scoring___globals);
        goto CPyL47;
    }
    if (likely(PyTuple_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 54, CPyStatic_myriad___scoring___globals, "tuple", cpy_r_r53);
        goto CPyL47;
    }
    cpy_r_r55 = CPySequenceTuple_GetItem(cpy_r_r54, 4);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 54, CPyStatic_myriad___scoring___globals);
        goto CPyL47;
    }
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 54, CPyStatic_myriad___scoring___globals);
        goto CPyL47;
    }
    cpy_r_r57 = CPyTagged_Add(cpy_r_found, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_found);
    CPyTagged_DECREF(cpy_r_r56);
    cpy_r_found = cpy_r_r57;
    cpy_r_r58 = CPyTagged_Add(cpy_r_r45, 2);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r45 = cpy_r_r58;
    goto CPyL28;
CPyL38: ;
    return cpy_r_found;
CPyL39: ;
    cpy_r_r59 = CPY_INT_TAG;
    return cpy_r_r59;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_found);
    goto CPyL39;
CPyL41: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL11;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r1);
    goto CPyL39;
CPyL43: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL38;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r29);
    goto CPyL39;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_r33);
    goto CPyL25;
CPyL46: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r45);
    goto CPyL38;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_found);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL39;
}
        
        PyObject *CPyPy_myriad___scoring___points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:points", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_myriad___scoring___points(arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "points", 46, CPyStatic_myriad___scoring___globals);
            return NULL;
        }
        
char CPyDef_myriad___scoring___says(PyObject *cpy_r_t, PyObject *cpy_r_pages, PyObject *cpy_r_verb) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
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
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "says", 60, CPyStatic_myriad___scoring___globals);
        goto CPyL13;
    }
    cpy_r_r1 = CPyStatic_myriad___scoring___globals;
    cpy_r_r2 = CPyStatics[3148]; /* '_saying' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "says", 60, CPyStatic_myriad___scoring___globals);
        goto CPyL14;
    }
    PyObject *cpy_r_r4[2] = {cpy_r_r0, cpy_r_verb};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 2, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "says", 60, CPyStatic_myriad___scoring___globals);
        goto CPyL14;
    }
    CPy_DECREF(cpy_r_r0);
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "says", 60, CPyStatic_myriad___scoring___globals, "list", cpy_r_r6);
        goto CPyL13;
    }
    cpy_r_r8 = 0;
    cpy_r_r9 = 0;
CPyL5: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_pages + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL15;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_pages + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "says", 61, CPyStatic_myriad___scoring___globals);
        goto CPyL16;
    }
    cpy_r_r19 = CPyList_GetItem(cpy_r_r7, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "says", 61, CPyStatic_myriad___scoring___globals);
        goto CPyL16;
    }
    if (unlikely(!PyBool_Check(cpy_r_r19))) {
        CPy_TypeError("bool", cpy_r_r19); cpy_r_r20 = 2;
    } else
        cpy_r_r20 = cpy_r_r19 == Py_True;
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "says", 61, CPyStatic_myriad___scoring___globals);
        goto CPyL16;
    }
    if (cpy_r_r20) {
        goto CPyL17;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r8 = 1;
    goto CPyL12;
CPyL11: ;
    cpy_r_r21 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r21;
    goto CPyL5;
CPyL12: ;
    return cpy_r_r8;
CPyL13: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL13;
CPyL15: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL13;
CPyL17: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_myriad___scoring___says(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "pages", "verb", 0};
            static CPyArg_Parser parser = {"OOO:says", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_pages;
            PyObject *obj_verb;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_pages, &obj_verb)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_pages;
            if (likely(PyList_Check(obj_pages)))
                arg_pages = obj_pages;
            else {
                CPy_TypeError("list", obj_pages); 
                goto fail;
            }
            PyObject *arg_verb;
            if (likely(PyUnicode_Check(obj_verb)))
                arg_verb = obj_verb;
            else {
                CPy_TypeError("str", obj_verb); 
                goto fail;
            }
            char retval = CPyDef_myriad___scoring___says(arg_t, arg_pages, arg_verb);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "says", 58, CPyStatic_myriad___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___scoring____saying(PyObject *cpy_r_printed, PyObject *cpy_r_verb) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
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
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_printed)->_pages;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = PyList_New(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "_saying", 67, CPyStatic_myriad___scoring___globals);
        goto CPyL16;
    }
    cpy_r_r6 = 0;
CPyL2: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL17;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "_saying", 67, CPyStatic_myriad___scoring___globals, "tuple", cpy_r_r14);
        goto CPyL18;
    }
    cpy_r_r16 = 0;
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r15, 10);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "_saying", 67, CPyStatic_myriad___scoring___globals);
        goto CPyL18;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r17, CPyType_kernel___effects___Effect)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "_saying", 67, CPyStatic_myriad___scoring___globals, "serai.kernel.effects.Effect", cpy_r_r17);
        goto CPyL18;
    }
    cpy_r_r19 = CPyDef_kernel___effects___calls(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "_saying", 67, CPyStatic_myriad___scoring___globals);
        goto CPyL18;
    }
CPyL7: ;
    cpy_r_r20 = NULL;
    cpy_r_r1 = cpy_r_r20;
    cpy_r_r21 = (PyObject **)&cpy_r_r1;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r19, cpy_r_r22, cpy_r_r22, cpy_r_r22, cpy_r_r22, cpy_r_r21);
    if (cpy_r_r23 == NULL) {
        goto CPyL19;
    } else
        goto CPyL20;
CPyL8: ;
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_kernel___effects___Call))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "_saying", 67, CPyStatic_myriad___scoring___globals, "serai.kernel.effects.Call", cpy_r_r23);
        goto CPyL21;
    }
    cpy_r_r25 = ((serai___kernel___effects___CallObject *)cpy_r_r24)->_verb;
    cpy_r_r26 = ((serai___kernel___effects___VerbObject *)cpy_r_r25)->_name;
    CPy_INCREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r27 = CPyStr_Equal(cpy_r_r26, cpy_r_verb);
    CPy_DECREF(cpy_r_r26);
    if (cpy_r_r27) {
        goto CPyL22;
    } else
        goto CPyL7;
CPyL10: ;
    cpy_r_r16 = 1;
    goto CPyL12;
CPyL11: ;
    cpy_r_r28 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "_saying", 67, CPyStatic_myriad___scoring___globals);
        goto CPyL18;
    }
CPyL12: ;
    cpy_r_r29 = cpy_r_r16 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r29);
    CPyList_SetItemUnsafe(cpy_r_r5, cpy_r_r6, cpy_r_r29);
    cpy_r_r30 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r30;
    goto CPyL2;
CPyL14: ;
    return cpy_r_r5;
CPyL15: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL16: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL14;
CPyL18: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL15;
CPyL19: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL11;
CPyL20: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL8;
CPyL21: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r19);
    goto CPyL15;
CPyL22: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL10;
}
        
        PyObject *CPyPy_myriad___scoring____saying(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"printed", "verb", 0};
            static CPyArg_Parser parser = {"OO:_saying", kwlist, 0};
            PyObject *obj_printed;
            PyObject *obj_verb;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_printed, &obj_verb)) {
                return NULL;
            }
            PyObject *arg_printed;
            if (likely(Py_TYPE(obj_printed) == CPyType_myriad___book___Shelf))
                arg_printed = obj_printed;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_printed); 
                goto fail;
            }
            PyObject *arg_verb;
            if (likely(PyUnicode_Check(obj_verb)))
                arg_verb = obj_verb;
            else {
                CPy_TypeError("str", obj_verb); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___scoring____saying(arg_printed, arg_verb);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "_saying", 65, CPyStatic_myriad___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_myriad___scoring___wealth(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_without) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject **cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "wealth", "Table", "players", 72, CPyStatic_myriad___scoring___globals);
        goto CPyL27;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 72, CPyStatic_myriad___scoring___globals);
        goto CPyL27;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 72, CPyStatic_myriad___scoring___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL27;
    }
    cpy_r_r3 = CPyDef_myriad___scoring___pages_of(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 73, CPyStatic_myriad___scoring___globals);
        goto CPyL28;
    }
    cpy_r_r4 = CPyStatics[2912]; /* 'score_xp_as_gold' */
    cpy_r_r5 = CPyDef_myriad___scoring___says(cpy_r_t, cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 74, CPyStatic_myriad___scoring___globals);
        goto CPyL29;
    }
    if (!cpy_r_r5) goto CPyL30;
    cpy_r_r6 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 75, CPyStatic_myriad___scoring___globals);
        goto CPyL29;
    }
    cpy_r_r7 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r6)->_authors;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "wealth", "Myriad", "authors", 75, CPyStatic_myriad___scoring___globals);
        goto CPyL31;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_seat);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 75, CPyStatic_myriad___scoring___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_myriad___table___Author))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 75, CPyStatic_myriad___scoring___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r8);
        goto CPyL31;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r9)->_xp;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "wealth", "Author", "xp", 75, CPyStatic_myriad___scoring___globals);
        goto CPyL31;
    }
CPyL11: ;
    cpy_r_r11 = CPyTagged_Add(cpy_r_without, cpy_r_r10);
    cpy_r_without = cpy_r_r11;
    CPy_DECREF(cpy_r_r6);
CPyL12: ;
    cpy_r_r12 = CPyStatics[2913]; /* 'score_workers_as_silver' */
    cpy_r_r13 = CPyDef_myriad___scoring___says(cpy_r_t, cpy_r_r3, cpy_r_r12);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 76, CPyStatic_myriad___scoring___globals);
        goto CPyL32;
    }
    if (!cpy_r_r13) goto CPyL33;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "wealth", "Table", "book", 77, CPyStatic_myriad___scoring___globals);
        goto CPyL32;
    }
CPyL15: ;
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r14)->_constants;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyStatics[3149]; /* 'silver_for_gold' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 77, CPyStatic_myriad___scoring___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 77, CPyStatic_myriad___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r19 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "wealth", "Player", "silver", 78, CPyStatic_myriad___scoring___globals);
        goto CPyL34;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL18: ;
    cpy_r_r20 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_workers;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/scoring.py", "wealth", "Player", "workers", 78, CPyStatic_myriad___scoring___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r20);
CPyL19: ;
    cpy_r_r21 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r22 = CPyStatics[105]; /* 'sum' */
    cpy_r_r23 = CPyObject_GetAttr(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 78, CPyStatic_myriad___scoring___globals);
        goto CPyL36;
    }
    PyObject *cpy_r_r24[1] = {cpy_r_r20};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_Vectorcall(cpy_r_r23, cpy_r_r25, 1, 0);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 78, CPyStatic_myriad___scoring___globals);
        goto CPyL36;
    }
    CPy_DECREF(cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 78, CPyStatic_myriad___scoring___globals);
        goto CPyL35;
    }
    cpy_r_r28 = CPyTagged_Add(cpy_r_r19, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r27);
    cpy_r_r29 = CPyTagged_FloorDivide(cpy_r_r28, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 78, CPyStatic_myriad___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r30 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'silver' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r30);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 78, CPyStatic_myriad___scoring___globals);
        goto CPyL37;
    }
CPyL24: ;
    cpy_r_r31 = CPyTagged_FloorDivide(cpy_r_r30, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 78, CPyStatic_myriad___scoring___globals);
        goto CPyL38;
    }
    cpy_r_r32 = CPyTagged_Subtract(cpy_r_r29, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r31);
    cpy_r_r33 = CPyTagged_Add(cpy_r_without, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_without);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_without = cpy_r_r33;
CPyL26: ;
    return cpy_r_without;
CPyL27: ;
    cpy_r_r34 = CPY_INT_TAG;
    return cpy_r_r34;
CPyL28: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL27;
CPyL29: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL27;
CPyL30: ;
    CPyTagged_INCREF(cpy_r_without);
    goto CPyL12;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL27;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_without);
    CPy_DecRef(cpy_r_r2);
    goto CPyL27;
CPyL33: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL26;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_without);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL27;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_without);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL27;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_without);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r20);
    goto CPyL27;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_without);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL27;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_without);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL27;
}
        
        PyObject *CPyPy_myriad___scoring___wealth(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "without", 0};
            static CPyArg_Parser parser = {"OOO:wealth", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_without;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_without)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_without;
            if (likely(PyLong_Check(obj_without)))
                arg_without = CPyTagged_BorrowFromObject(obj_without);
            else {
                CPy_TypeError("int", obj_without); goto fail;
            }
            CPyTagged retval = CPyDef_myriad___scoring___wealth(arg_t, arg_seat, arg_without);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "wealth", 70, CPyStatic_myriad___scoring___globals);
            return NULL;
        }
        
char CPyDef_myriad___scoring_____top_level__(void) {
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
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject **cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    char cpy_r_r183;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 1, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 1, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___scoring___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 3, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_myriad___scoring___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 5, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___myriad___book;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___myriad___book;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 7, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___myriad___book;
    cpy_r_r25 = CPyExec_serai___games___scholars___myriad___book;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___myriad___book__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 7, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 7, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 7, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5476]; /* ('Shelf', 'shelf') */
    cpy_r_r36 = CPyStatic_myriad___scoring___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 7, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    } else
        goto CPyL68;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___scholars___myriad___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___scholars___myriad___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 8, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___scholars___myriad___names;
    cpy_r_r47 = CPyExec_serai___games___scholars___myriad___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___scholars___myriad___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 8, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 8, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 8, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5477]; /* ('WORKERS_AS_SILVER', 'XP_AS_GOLD') */
    cpy_r_r58 = CPyStatic_myriad___scoring___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 8, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    } else
        goto CPyL69;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 9, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r69 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 9, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 9, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 9, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5423]; /* ('part',) */
    cpy_r_r80 = CPyStatic_myriad___scoring___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 9, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    } else
        goto CPyL70;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 10, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 10, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 10, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 10, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r102 = CPyStatic_myriad___scoring___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 10, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    } else
        goto CPyL71;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 11, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r113 = CPyExec_serai___kernel___effects;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 11, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 11, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 11, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5478]; /* ('calls',) */
    cpy_r_r124 = CPyStatic_myriad___scoring___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 11, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    } else
        goto CPyL72;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 12, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___game;
    cpy_r_r135 = CPyExec_serai___kernel___game;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 12, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 12, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 12, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5158]; /* ('ScoreItem',) */
    cpy_r_r146 = CPyStatic_myriad___scoring___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 12, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    } else
        goto CPyL73;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 13, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___message;
    cpy_r_r157 = CPyExec_serai___kernel___message;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 13, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 13, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 13, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r168 = CPyStatic_myriad___scoring___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 13, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    } else
        goto CPyL74;
CPyL62: ;
    cpy_r_r170 = CPyStatic_myriad___scoring___globals;
    cpy_r_r171 = CPyStatics[3148]; /* '_saying' */
    cpy_r_r172 = CPyDict_GetItem(cpy_r_r170, cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 64, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    cpy_r_r173 = CPyStatic_myriad___scoring___globals;
    cpy_r_r174 = CPyStatics[126]; /* 'cache' */
    cpy_r_r175 = CPyDict_GetItem(cpy_r_r173, cpy_r_r174);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 64, CPyStatic_myriad___scoring___globals);
        goto CPyL75;
    }
    PyObject *cpy_r_r176[1] = {cpy_r_r172};
    cpy_r_r177 = (PyObject **)&cpy_r_r176;
    cpy_r_r178 = PyObject_Vectorcall(cpy_r_r175, cpy_r_r177, 1, 0);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 64, CPyStatic_myriad___scoring___globals);
        goto CPyL75;
    }
    CPy_DECREF(cpy_r_r172);
    cpy_r_r179 = CPyStatic_myriad___scoring___globals;
    cpy_r_r180 = CPyStatics[3148]; /* '_saying' */
    cpy_r_r181 = PyDict_SetItem(cpy_r_r179, cpy_r_r180, cpy_r_r178);
    CPy_DECREF(cpy_r_r178);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/scoring.py", "<module>", 64, CPyStatic_myriad___scoring___globals);
        goto CPyL67;
    }
    return 1;
CPyL67: ;
    cpy_r_r183 = 2;
    return cpy_r_r183;
CPyL68: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL69: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL70: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL71: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL72: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL73: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL74: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL75: ;
    CPy_DecRef(cpy_r_r172);
    goto CPyL67;
}

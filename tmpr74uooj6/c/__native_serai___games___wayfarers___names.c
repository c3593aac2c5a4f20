#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef wayfarers___namesmodule_methods[] = {
    {"covers", (PyCFunction)CPyPy_wayfarers___names___covers, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("covers(assets, needs)\n--\n\n") /* docstring */},
    {"cell_name", (PyCFunction)CPyPy_wayfarers___names___cell_name, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("cell_name(cell)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___names__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___names__internal, "__name__");
    CPyStatic_wayfarers___names___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___names__internal);
    if (unlikely(CPyStatic_wayfarers___names___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___names_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___names__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_wayfarers___names___ROWS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___ROWS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___names___ROWS.f2);
    CPy_XDECREF(CPyStatic_wayfarers___names___ROWS.f3);
    CPy_XDECREF(CPyStatic_wayfarers___names___ROWS.f4);
    CPyStatic_wayfarers___names___ROWS = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___GUILDS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___GUILDS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___names___GUILDS.f2);
    CPyStatic_wayfarers___names___GUILDS = (tuple_T3OOO) { NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___WORKERS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___WORKERS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___names___WORKERS.f2);
    CPyStatic_wayfarers___names___WORKERS = (tuple_T3OOO) { NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___PRIMARY_TAGS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___PRIMARY_TAGS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___names___PRIMARY_TAGS.f2);
    CPy_XDECREF(CPyStatic_wayfarers___names___PRIMARY_TAGS.f3);
    CPyStatic_wayfarers___names___PRIMARY_TAGS = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f2);
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f3);
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f4);
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f5);
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f6);
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f7);
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f8);
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f9);
    CPy_XDECREF(CPyStatic_wayfarers___names___TAGS.f10);
    CPyStatic_wayfarers___names___TAGS = (tuple_T11OOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f2);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f3);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f4);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f5);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f6);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f7);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f8);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f9);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f10);
    CPy_XDECREF(CPyStatic_wayfarers___names___TRIGGERS.f11);
    CPyStatic_wayfarers___names___TRIGGERS = (tuple_T12OOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___SIDES.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___SIDES.f1);
    CPyStatic_wayfarers___names___SIDES = (tuple_T2OO) { NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___SECTIONS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___SECTIONS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___names___SECTIONS.f2);
    CPyStatic_wayfarers___names___SECTIONS = (tuple_T3OOO) { NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___FACES.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___FACES.f1);
    CPyStatic_wayfarers___names___FACES = (tuple_T2OO) { NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___TILE_TYPES.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___TILE_TYPES.f1);
    CPy_XDECREF(CPyStatic_wayfarers___names___TILE_TYPES.f2);
    CPy_XDECREF(CPyStatic_wayfarers___names___TILE_TYPES.f3);
    CPy_XDECREF(CPyStatic_wayfarers___names___TILE_TYPES.f4);
    CPyStatic_wayfarers___names___TILE_TYPES = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___CARD_COUNTS);
    CPyStatic_wayfarers___names___CARD_COUNTS = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___names___TILE_COUNTS);
    CPyStatic_wayfarers___names___TILE_COUNTS = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___names___KEPT_COUNTS);
    CPyStatic_wayfarers___names___KEPT_COUNTS = NULL;
    CPy_XDECREF(CPyStatic_wayfarers___names___COUNTS);
    CPyStatic_wayfarers___names___COUNTS = NULL;
    CPyStatic_wayfarers___names___FIRST_CARD_COUNT = CPY_INT_TAG;
    CPyTagged_XDECREF(CPyStatic_wayfarers___names___FIRST_TILE_COUNT);
    CPyStatic_wayfarers___names___FIRST_TILE_COUNT = CPY_INT_TAG;
    CPyTagged_XDECREF(CPyStatic_wayfarers___names___ANY_TILE_COUNT);
    CPyStatic_wayfarers___names___ANY_TILE_COUNT = CPY_INT_TAG;
    CPy_XDECREF(CPyStatic_wayfarers___names___ASSETS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___ASSETS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___names___ASSETS.f2);
    CPy_XDECREF(CPyStatic_wayfarers___names___ASSETS.f3);
    CPyStatic_wayfarers___names___ASSETS = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___names___ONE_ASSET);
    CPyStatic_wayfarers___names___ONE_ASSET = NULL;
    CPyStatic_wayfarers___names___COLUMNS = CPY_INT_TAG;
    CPy_XDECREF(CPyStatic_wayfarers___names___CARAVAN_ROWS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___names___CARAVAN_ROWS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___names___CARAVAN_ROWS.f2);
    CPyStatic_wayfarers___names___CARAVAN_ROWS = (tuple_T3OOO) { NULL, NULL, NULL };
    CPyTagged_XDECREF(CPyStatic_wayfarers___names___CELLS);
    CPyStatic_wayfarers___names___CELLS = CPY_INT_TAG;
    CPyTagged_XDECREF(CPyStatic_wayfarers___names___CORNERS);
    CPyStatic_wayfarers___names___CORNERS = CPY_INT_TAG;
    CPy_XDECREF(CPyStatic_wayfarers___names___PRINTED_ASSETS);
    CPyStatic_wayfarers___names___PRINTED_ASSETS = NULL;
    return -1;
}
int CPyExec_serai___games___wayfarers___names(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___names__impl, &CPyImportState_serai___games___wayfarers___names, &CPyModule_serai___games___wayfarers___names);
}
static struct PyModuleDef wayfarers___namesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.names",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___namesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___names(void)
{
    if (CPyModule_serai___games___wayfarers___names__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___names__internal);
        return CPyModule_serai___games___wayfarers___names__internal;
    }
    CPyModule_serai___games___wayfarers___names__internal = PyModule_Create(&wayfarers___namesmodule);
    return CPyModule_serai___games___wayfarers___names__internal;
}

PyObject *CPyInit_serai___games___wayfarers___names(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___names__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___names__internal);
        return CPyModule_serai___games___wayfarers___names__internal;
    }
    CPyModule_serai___games___wayfarers___names__internal = PyModule_Create(&wayfarers___namesmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___names__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.names");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___names__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___names__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___names__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___names(CPyModule_serai___games___wayfarers___names__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___names__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.names");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___names__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_wayfarers___names___covers(CPyTagged cpy_r_assets, CPyTagged cpy_r_needs) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = CPyTagged_Or(cpy_r_assets, 69904);
    cpy_r_r1 = CPyTagged_Subtract(cpy_r_r0, cpy_r_needs);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r2 = CPyTagged_And(cpy_r_r1, 69904);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 == 69904;
    CPyTagged_DECREF(cpy_r_r2);
    return cpy_r_r3;
}
        
        PyObject *CPyPy_wayfarers___names___covers(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"assets", "needs", 0};
            static CPyArg_Parser parser = {"OO:covers", kwlist, 0};
            PyObject *obj_assets;
            PyObject *obj_needs;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_assets, &obj_needs)) {
                return NULL;
            }
            CPyTagged arg_assets;
            if (likely(PyLong_Check(obj_assets)))
                arg_assets = CPyTagged_BorrowFromObject(obj_assets);
            else {
                CPy_TypeError("int", obj_assets); goto fail;
            }
            CPyTagged arg_needs;
            if (likely(PyLong_Check(obj_needs)))
                arg_needs = CPyTagged_BorrowFromObject(obj_needs);
            else {
                CPy_TypeError("int", obj_needs); goto fail;
            }
            char retval = CPyDef_wayfarers___names___covers(arg_assets, arg_needs);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/names.py", "covers", 62, CPyStatic_wayfarers___names___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___names___cell_name(CPyTagged cpy_r_cell) {
    tuple_T3OOO cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyStatic_wayfarers___names___CARAVAN_ROWS;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARAVAN_ROWS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "cell_name", 76, CPyStatic_wayfarers___names___globals);
        goto CPyL17;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = CPyStatic_wayfarers___names___COLUMNS;
    if (likely(cpy_r_r2 != CPY_INT_TAG)) goto CPyL6;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "cell_name", 76, CPyStatic_wayfarers___names___globals);
        goto CPyL17;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r4 = CPyTagged_FloorDivide(cpy_r_cell, cpy_r_r2);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "cell_name", 76, CPyStatic_wayfarers___names___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    cpy_r_r5 = PyTuple_New(3);
    if (unlikely(cpy_r_r5 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7372 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r5, 0, __tmp7372);
    PyObject *__tmp7373 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r5, 1, __tmp7373);
    PyObject *__tmp7374 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r5, 2, __tmp7374);
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_r5, cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "cell_name", 76, CPyStatic_wayfarers___names___globals);
        goto CPyL17;
    }
    if (likely(PyUnicode_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/names.py", "cell_name", 76, CPyStatic_wayfarers___names___globals, "str", cpy_r_r6);
        goto CPyL17;
    }
    cpy_r_r8 = CPyStr_GetItem(cpy_r_r7, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "cell_name", 76, CPyStatic_wayfarers___names___globals);
        goto CPyL17;
    }
    cpy_r_r9 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        goto CPyL18;
    } else
        goto CPyL13;
CPyL11: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "cell_name", 76, CPyStatic_wayfarers___names___globals);
        goto CPyL17;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r11 = CPyTagged_Remainder(cpy_r_cell, cpy_r_r9);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "cell_name", 76, CPyStatic_wayfarers___names___globals);
        goto CPyL19;
    }
    cpy_r_r12 = CPyTagged_Add(cpy_r_r11, 2);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r13 = CPyTagged_Str(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "cell_name", 76, CPyStatic_wayfarers___names___globals);
        goto CPyL19;
    }
    cpy_r_r14 = CPyStr_Build(2, cpy_r_r8, cpy_r_r13);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "cell_name", 76, CPyStatic_wayfarers___names___globals);
        goto CPyL17;
    }
    return cpy_r_r14;
CPyL17: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL18: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL11;
CPyL19: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL17;
}
        
        PyObject *CPyPy_wayfarers___names___cell_name(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cell", 0};
            static CPyArg_Parser parser = {"O:cell_name", kwlist, 0};
            PyObject *obj_cell;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_cell)) {
                return NULL;
            }
            CPyTagged arg_cell;
            if (likely(PyLong_Check(obj_cell)))
                arg_cell = CPyTagged_BorrowFromObject(obj_cell);
            else {
                CPy_TypeError("int", obj_cell); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___names___cell_name(arg_cell);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/names.py", "cell_name", 74, CPyStatic_wayfarers___names___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___names_____top_level__(void) {
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
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    tuple_T5OOOOO cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    int32_t cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int32_t cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    int32_t cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    tuple_T3OOO cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    int32_t cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    int32_t cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    tuple_T3OOO cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    tuple_T4OOOO cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    int32_t cpy_r_r130;
    char cpy_r_r131;
    tuple_T4OOOO cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    int32_t cpy_r_r148;
    char cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    int32_t cpy_r_r152;
    char cpy_r_r153;
    int32_t cpy_r_r154;
    char cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    tuple_T11OOOOOOOOOOO cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    int32_t cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    int32_t cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    int32_t cpy_r_r173;
    char cpy_r_r174;
    tuple_T11OOOOOOOOOOO cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    tuple_T12OOOOOOOOOOOO cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    int32_t cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    tuple_T2OO cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    int32_t cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    tuple_T3OOO cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    int32_t cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    tuple_T2OO cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    int32_t cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    tuple_T5OOOOO cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    int32_t cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    int32_t cpy_r_r229;
    char cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    int32_t cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    int32_t cpy_r_r239;
    char cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    int32_t cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    int32_t cpy_r_r249;
    char cpy_r_r250;
    tuple_T5OOOOO cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    int64_t cpy_r_r260;
    char cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    int64_t cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    int32_t cpy_r_r269;
    char cpy_r_r270;
    tuple_T5OOOOO cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    int32_t cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    tuple_T6OOOOOO cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    int64_t cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    int64_t cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    int32_t cpy_r_r298;
    char cpy_r_r299;
    tuple_T11OOOOOOOOOOO cpy_r_r300;
    char cpy_r_r301;
    PyObject *cpy_r_r302;
    char cpy_r_r303;
    PyObject *cpy_r_r304;
    char cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    int32_t cpy_r_r314;
    char cpy_r_r315;
    PyObject *cpy_r_r316;
    char cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    int32_t cpy_r_r326;
    char cpy_r_r327;
    int32_t cpy_r_r328;
    char cpy_r_r329;
    int32_t cpy_r_r330;
    char cpy_r_r331;
    int32_t cpy_r_r332;
    char cpy_r_r333;
    int32_t cpy_r_r334;
    char cpy_r_r335;
    int32_t cpy_r_r336;
    char cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    int32_t cpy_r_r341;
    char cpy_r_r342;
    tuple_T11OOOOOOOOOOO cpy_r_r343;
    char cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    int32_t cpy_r_r348;
    char cpy_r_r349;
    CPyTagged cpy_r_r350;
    char cpy_r_r351;
    PyObject *cpy_r_r352;
    char cpy_r_r353;
    CPyPtr cpy_r_r354;
    int64_t cpy_r_r355;
    CPyTagged cpy_r_r356;
    CPyTagged cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    int32_t cpy_r_r361;
    char cpy_r_r362;
    CPyTagged cpy_r_r363;
    char cpy_r_r364;
    tuple_T5OOOOO cpy_r_r365;
    char cpy_r_r366;
    CPyTagged cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    int32_t cpy_r_r371;
    char cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    tuple_T4OOOO cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    int32_t cpy_r_r381;
    char cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    int32_t cpy_r_r386;
    char cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    int32_t cpy_r_r391;
    char cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    int32_t cpy_r_r396;
    char cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    int32_t cpy_r_r401;
    char cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject *cpy_r_r413;
    int32_t cpy_r_r414;
    char cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    int32_t cpy_r_r419;
    char cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject *cpy_r_r422;
    PyObject *cpy_r_r423;
    int32_t cpy_r_r424;
    char cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    tuple_T3OOO cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    int32_t cpy_r_r433;
    char cpy_r_r434;
    CPyTagged cpy_r_r435;
    char cpy_r_r436;
    tuple_T3OOO cpy_r_r437;
    char cpy_r_r438;
    CPyTagged cpy_r_r439;
    PyObject *cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    int32_t cpy_r_r443;
    char cpy_r_r444;
    CPyTagged cpy_r_r445;
    char cpy_r_r446;
    CPyTagged cpy_r_r447;
    CPyTagged cpy_r_r448;
    CPyTagged cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    PyObject *cpy_r_r452;
    int32_t cpy_r_r453;
    char cpy_r_r454;
    PyObject *cpy_r_r455;
    CPyTagged cpy_r_r456;
    char cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    PyObject *cpy_r_r461;
    PyObject *cpy_r_r462;
    PyObject *cpy_r_r463;
    int32_t cpy_r_r464;
    char cpy_r_r465;
    char cpy_r_r466;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 1, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 1, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___names___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 3, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_wayfarers___names___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 5, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r17 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 7, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r25 = CPyExec_serai___kernel___chance;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 7, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 7, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 7, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5103]; /* ('DIE_SIDES',) */
    cpy_r_r36 = CPyStatic_wayfarers___names___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 7, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    } else
        goto CPyL168;
CPyL14: ;
    cpy_r_r38 = CPyStatic_wayfarers___names___globals;
    cpy_r_r39 = CPyStatics[3788]; /* 'LAND' */
    cpy_r_r40 = CPyStatics[4896]; /* 0 */
    cpy_r_r41 = CPyDict_SetItem(cpy_r_r38, cpy_r_r39, cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 9, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r43 = CPyStatic_wayfarers___names___globals;
    cpy_r_r44 = CPyStatics[3793]; /* 'WATER' */
    cpy_r_r45 = CPyStatics[4897]; /* 1 */
    cpy_r_r46 = CPyDict_SetItem(cpy_r_r43, cpy_r_r44, cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 10, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r48 = CPyStatic_wayfarers___names___globals;
    cpy_r_r49 = CPyStatics[3790]; /* 'SPACE' */
    cpy_r_r50 = CPyStatics[4911]; /* 2 */
    cpy_r_r51 = CPyDict_SetItem(cpy_r_r48, cpy_r_r49, cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 11, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r53 = CPyStatic_wayfarers___names___globals;
    cpy_r_r54 = CPyStatics[3792]; /* 'TOWNSFOLK' */
    cpy_r_r55 = CPyStatics[4898]; /* 3 */
    cpy_r_r56 = CPyDict_SetItem(cpy_r_r53, cpy_r_r54, cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 12, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r58 = CPyStatic_wayfarers___names___globals;
    cpy_r_r59 = CPyStatics[3787]; /* 'INSPIRATION' */
    cpy_r_r60 = CPyStatics[4894]; /* 4 */
    cpy_r_r61 = CPyDict_SetItem(cpy_r_r58, cpy_r_r59, cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 13, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r63 = CPyStatics[3821]; /* 'land' */
    cpy_r_r64 = CPyStatics[3826]; /* 'water' */
    cpy_r_r65 = CPyStatics[613]; /* 'space' */
    cpy_r_r66 = CPyStatics[3836]; /* 'townsfolk' */
    cpy_r_r67 = CPyStatics[3838]; /* 'inspiration' */
    CPy_INCREF(cpy_r_r63);
    CPy_INCREF(cpy_r_r64);
    CPy_INCREF(cpy_r_r65);
    CPy_INCREF(cpy_r_r66);
    CPy_INCREF(cpy_r_r67);
    cpy_r_r68.f0 = cpy_r_r63;
    cpy_r_r68.f1 = cpy_r_r64;
    cpy_r_r68.f2 = cpy_r_r65;
    cpy_r_r68.f3 = cpy_r_r66;
    cpy_r_r68.f4 = cpy_r_r67;
    CPyStatic_wayfarers___names___ROWS = cpy_r_r68;
    CPy_INCREF(CPyStatic_wayfarers___names___ROWS.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___ROWS.f1);
    CPy_INCREF(CPyStatic_wayfarers___names___ROWS.f2);
    CPy_INCREF(CPyStatic_wayfarers___names___ROWS.f3);
    CPy_INCREF(CPyStatic_wayfarers___names___ROWS.f4);
    cpy_r_r69 = CPyStatic_wayfarers___names___globals;
    cpy_r_r70 = CPyStatics[3773]; /* 'ROWS' */
    cpy_r_r71 = PyTuple_New(5);
    if (unlikely(cpy_r_r71 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7375 = cpy_r_r68.f0;
    PyTuple_SET_ITEM(cpy_r_r71, 0, __tmp7375);
    PyObject *__tmp7376 = cpy_r_r68.f1;
    PyTuple_SET_ITEM(cpy_r_r71, 1, __tmp7376);
    PyObject *__tmp7377 = cpy_r_r68.f2;
    PyTuple_SET_ITEM(cpy_r_r71, 2, __tmp7377);
    PyObject *__tmp7378 = cpy_r_r68.f3;
    PyTuple_SET_ITEM(cpy_r_r71, 3, __tmp7378);
    PyObject *__tmp7379 = cpy_r_r68.f4;
    PyTuple_SET_ITEM(cpy_r_r71, 4, __tmp7379);
    cpy_r_r72 = CPyDict_SetItem(cpy_r_r69, cpy_r_r70, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    cpy_r_r73 = cpy_r_r72 >= 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 14, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r74 = CPyStatic_wayfarers___names___globals;
    cpy_r_r75 = CPyStatics[3770]; /* 'BLACK' */
    cpy_r_r76 = CPyStatics[4896]; /* 0 */
    cpy_r_r77 = CPyDict_SetItem(cpy_r_r74, cpy_r_r75, cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 16, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r79 = CPyStatic_wayfarers___names___globals;
    cpy_r_r80 = CPyStatics[3711]; /* 'YELLOW' */
    cpy_r_r81 = CPyStatics[4897]; /* 1 */
    cpy_r_r82 = CPyDict_SetItem(cpy_r_r79, cpy_r_r80, cpy_r_r81);
    cpy_r_r83 = cpy_r_r82 >= 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 17, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r84 = CPyStatic_wayfarers___names___globals;
    cpy_r_r85 = CPyStatics[2480]; /* 'BLUE' */
    cpy_r_r86 = CPyStatics[4911]; /* 2 */
    cpy_r_r87 = CPyDict_SetItem(cpy_r_r84, cpy_r_r85, cpy_r_r86);
    cpy_r_r88 = cpy_r_r87 >= 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 18, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r89 = CPyStatics[2579]; /* 'black' */
    cpy_r_r90 = CPyStatics[4082]; /* 'yellow' */
    cpy_r_r91 = CPyStatics[2758]; /* 'blue' */
    CPy_INCREF(cpy_r_r89);
    CPy_INCREF(cpy_r_r90);
    CPy_INCREF(cpy_r_r91);
    cpy_r_r92.f0 = cpy_r_r89;
    cpy_r_r92.f1 = cpy_r_r90;
    cpy_r_r92.f2 = cpy_r_r91;
    CPyStatic_wayfarers___names___GUILDS = cpy_r_r92;
    CPy_INCREF(CPyStatic_wayfarers___names___GUILDS.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___GUILDS.f1);
    CPy_INCREF(CPyStatic_wayfarers___names___GUILDS.f2);
    cpy_r_r93 = CPyStatic_wayfarers___names___globals;
    cpy_r_r94 = CPyStatics[3772]; /* 'GUILDS' */
    cpy_r_r95 = PyTuple_New(3);
    if (unlikely(cpy_r_r95 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7380 = cpy_r_r92.f0;
    PyTuple_SET_ITEM(cpy_r_r95, 0, __tmp7380);
    PyObject *__tmp7381 = cpy_r_r92.f1;
    PyTuple_SET_ITEM(cpy_r_r95, 1, __tmp7381);
    PyObject *__tmp7382 = cpy_r_r92.f2;
    PyTuple_SET_ITEM(cpy_r_r95, 2, __tmp7382);
    cpy_r_r96 = CPyDict_SetItem(cpy_r_r93, cpy_r_r94, cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    cpy_r_r97 = cpy_r_r96 >= 0;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 19, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r98 = CPyStatic_wayfarers___names___globals;
    cpy_r_r99 = CPyStatics[3771]; /* 'GREEN_WORKER' */
    cpy_r_r100 = CPyStatics[4896]; /* 0 */
    cpy_r_r101 = CPyDict_SetItem(cpy_r_r98, cpy_r_r99, cpy_r_r100);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 21, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r103 = CPyStatic_wayfarers___names___globals;
    cpy_r_r104 = CPyStatics[3795]; /* 'YELLOW_WORKER' */
    cpy_r_r105 = CPyStatics[4897]; /* 1 */
    cpy_r_r106 = CPyDict_SetItem(cpy_r_r103, cpy_r_r104, cpy_r_r105);
    cpy_r_r107 = cpy_r_r106 >= 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 22, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r108 = CPyStatic_wayfarers___names___globals;
    cpy_r_r109 = CPyStatics[3786]; /* 'BLUE_WORKER' */
    cpy_r_r110 = CPyStatics[4911]; /* 2 */
    cpy_r_r111 = CPyDict_SetItem(cpy_r_r108, cpy_r_r109, cpy_r_r110);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 23, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r113 = CPyStatics[1855]; /* 'green' */
    cpy_r_r114 = CPyStatics[4082]; /* 'yellow' */
    cpy_r_r115 = CPyStatics[2758]; /* 'blue' */
    CPy_INCREF(cpy_r_r113);
    CPy_INCREF(cpy_r_r114);
    CPy_INCREF(cpy_r_r115);
    cpy_r_r116.f0 = cpy_r_r113;
    cpy_r_r116.f1 = cpy_r_r114;
    cpy_r_r116.f2 = cpy_r_r115;
    CPyStatic_wayfarers___names___WORKERS = cpy_r_r116;
    CPy_INCREF(CPyStatic_wayfarers___names___WORKERS.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___WORKERS.f1);
    CPy_INCREF(CPyStatic_wayfarers___names___WORKERS.f2);
    cpy_r_r117 = CPyStatic_wayfarers___names___globals;
    cpy_r_r118 = CPyStatics[3691]; /* 'WORKERS' */
    cpy_r_r119 = PyTuple_New(3);
    if (unlikely(cpy_r_r119 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7383 = cpy_r_r116.f0;
    PyTuple_SET_ITEM(cpy_r_r119, 0, __tmp7383);
    PyObject *__tmp7384 = cpy_r_r116.f1;
    PyTuple_SET_ITEM(cpy_r_r119, 1, __tmp7384);
    PyObject *__tmp7385 = cpy_r_r116.f2;
    PyTuple_SET_ITEM(cpy_r_r119, 2, __tmp7385);
    cpy_r_r120 = CPyDict_SetItem(cpy_r_r117, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 24, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r122 = CPyStatics[1291]; /* 'city' */
    cpy_r_r123 = CPyStatics[3822]; /* 'vista' */
    cpy_r_r124 = CPyStatics[3827]; /* 'harbour' */
    cpy_r_r125 = CPyStatics[3828]; /* 'open_sea' */
    CPy_INCREF(cpy_r_r122);
    CPy_INCREF(cpy_r_r123);
    CPy_INCREF(cpy_r_r124);
    CPy_INCREF(cpy_r_r125);
    cpy_r_r126.f0 = cpy_r_r122;
    cpy_r_r126.f1 = cpy_r_r123;
    cpy_r_r126.f2 = cpy_r_r124;
    cpy_r_r126.f3 = cpy_r_r125;
    CPyStatic_wayfarers___names___PRIMARY_TAGS = cpy_r_r126;
    CPy_INCREF(CPyStatic_wayfarers___names___PRIMARY_TAGS.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___PRIMARY_TAGS.f1);
    CPy_INCREF(CPyStatic_wayfarers___names___PRIMARY_TAGS.f2);
    CPy_INCREF(CPyStatic_wayfarers___names___PRIMARY_TAGS.f3);
    cpy_r_r127 = CPyStatic_wayfarers___names___globals;
    cpy_r_r128 = CPyStatics[4083]; /* 'PRIMARY_TAGS' */
    cpy_r_r129 = PyTuple_New(4);
    if (unlikely(cpy_r_r129 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7386 = cpy_r_r126.f0;
    PyTuple_SET_ITEM(cpy_r_r129, 0, __tmp7386);
    PyObject *__tmp7387 = cpy_r_r126.f1;
    PyTuple_SET_ITEM(cpy_r_r129, 1, __tmp7387);
    PyObject *__tmp7388 = cpy_r_r126.f2;
    PyTuple_SET_ITEM(cpy_r_r129, 2, __tmp7388);
    PyObject *__tmp7389 = cpy_r_r126.f3;
    PyTuple_SET_ITEM(cpy_r_r129, 3, __tmp7389);
    cpy_r_r130 = CPyDict_SetItem(cpy_r_r127, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r131 = cpy_r_r130 >= 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 26, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r132 = CPyStatic_wayfarers___names___PRIMARY_TAGS;
    if (likely(cpy_r_r132.f0 != NULL)) goto CPyL32;
    PyErr_SetString(PyExc_NameError, "value for final name \"PRIMARY_TAGS\" was not set");
    cpy_r_r133 = 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL32: ;
    cpy_r_r134 = CPyStatics[4084]; /* 'observatory' */
    cpy_r_r135 = CPyStatics[1200]; /* 'library' */
    cpy_r_r136 = CPyStatics[3831]; /* 'stars' */
    cpy_r_r137 = CPyStatics[3830]; /* 'planet' */
    cpy_r_r138 = CPyStatics[3832]; /* 'sun' */
    cpy_r_r139 = CPyStatics[3829]; /* 'moon' */
    cpy_r_r140 = CPyStatics[3715]; /* 'comet' */
    cpy_r_r141 = PyList_New(0);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_INCREF(cpy_r_r132.f0);
    CPy_INCREF(cpy_r_r132.f1);
    CPy_INCREF(cpy_r_r132.f2);
    CPy_INCREF(cpy_r_r132.f3);
    cpy_r_r142 = PyTuple_New(4);
    if (unlikely(cpy_r_r142 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7390 = cpy_r_r132.f0;
    PyTuple_SET_ITEM(cpy_r_r142, 0, __tmp7390);
    PyObject *__tmp7391 = cpy_r_r132.f1;
    PyTuple_SET_ITEM(cpy_r_r142, 1, __tmp7391);
    PyObject *__tmp7392 = cpy_r_r132.f2;
    PyTuple_SET_ITEM(cpy_r_r142, 2, __tmp7392);
    PyObject *__tmp7393 = cpy_r_r132.f3;
    PyTuple_SET_ITEM(cpy_r_r142, 3, __tmp7393);
    cpy_r_r143 = CPyList_Extend(cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL169;
    } else
        goto CPyL170;
CPyL34: ;
    cpy_r_r144 = PyList_Append(cpy_r_r141, cpy_r_r134);
    cpy_r_r145 = cpy_r_r144 >= 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL169;
    }
    cpy_r_r146 = PyList_Append(cpy_r_r141, cpy_r_r135);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL169;
    }
    cpy_r_r148 = PyList_Append(cpy_r_r141, cpy_r_r136);
    cpy_r_r149 = cpy_r_r148 >= 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL169;
    }
    cpy_r_r150 = PyList_Append(cpy_r_r141, cpy_r_r137);
    cpy_r_r151 = cpy_r_r150 >= 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL169;
    }
    cpy_r_r152 = PyList_Append(cpy_r_r141, cpy_r_r138);
    cpy_r_r153 = cpy_r_r152 >= 0;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL169;
    }
    cpy_r_r154 = PyList_Append(cpy_r_r141, cpy_r_r139);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL169;
    }
    cpy_r_r156 = PyList_Append(cpy_r_r141, cpy_r_r140);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL169;
    }
    cpy_r_r158 = PyList_AsTuple(cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    PyObject *__tmp7394;
    if (unlikely(!(PyTuple_Check(cpy_r_r158) && PyTuple_GET_SIZE(cpy_r_r158) == 11))) {
        __tmp7394 = NULL;
        goto __LL7395;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 0))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 0);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 1))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 1);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 2))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 2);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 3))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 3);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 4))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 4);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 5))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 5);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 6))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 6);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 7))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 7);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 8))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 8);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 9))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 9);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r158, 10))))
        __tmp7394 = PyTuple_GET_ITEM(cpy_r_r158, 10);
    else {
        __tmp7394 = NULL;
    }
    if (__tmp7394 == NULL) goto __LL7395;
    __tmp7394 = cpy_r_r158;
__LL7395: ;
    if (unlikely(__tmp7394 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str, str, str]", cpy_r_r158); cpy_r_r159 = (tuple_T11OOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp7396 = PyTuple_GET_ITEM(cpy_r_r158, 0);
        CPy_INCREF(__tmp7396);
        PyObject *__tmp7397;
        if (likely(PyUnicode_Check(__tmp7396)))
            __tmp7397 = __tmp7396;
        else {
            CPy_TypeError("str", __tmp7396); 
            __tmp7397 = NULL;
        }
        cpy_r_r159.f0 = __tmp7397;
        PyObject *__tmp7398 = PyTuple_GET_ITEM(cpy_r_r158, 1);
        CPy_INCREF(__tmp7398);
        PyObject *__tmp7399;
        if (likely(PyUnicode_Check(__tmp7398)))
            __tmp7399 = __tmp7398;
        else {
            CPy_TypeError("str", __tmp7398); 
            __tmp7399 = NULL;
        }
        cpy_r_r159.f1 = __tmp7399;
        PyObject *__tmp7400 = PyTuple_GET_ITEM(cpy_r_r158, 2);
        CPy_INCREF(__tmp7400);
        PyObject *__tmp7401;
        if (likely(PyUnicode_Check(__tmp7400)))
            __tmp7401 = __tmp7400;
        else {
            CPy_TypeError("str", __tmp7400); 
            __tmp7401 = NULL;
        }
        cpy_r_r159.f2 = __tmp7401;
        PyObject *__tmp7402 = PyTuple_GET_ITEM(cpy_r_r158, 3);
        CPy_INCREF(__tmp7402);
        PyObject *__tmp7403;
        if (likely(PyUnicode_Check(__tmp7402)))
            __tmp7403 = __tmp7402;
        else {
            CPy_TypeError("str", __tmp7402); 
            __tmp7403 = NULL;
        }
        cpy_r_r159.f3 = __tmp7403;
        PyObject *__tmp7404 = PyTuple_GET_ITEM(cpy_r_r158, 4);
        CPy_INCREF(__tmp7404);
        PyObject *__tmp7405;
        if (likely(PyUnicode_Check(__tmp7404)))
            __tmp7405 = __tmp7404;
        else {
            CPy_TypeError("str", __tmp7404); 
            __tmp7405 = NULL;
        }
        cpy_r_r159.f4 = __tmp7405;
        PyObject *__tmp7406 = PyTuple_GET_ITEM(cpy_r_r158, 5);
        CPy_INCREF(__tmp7406);
        PyObject *__tmp7407;
        if (likely(PyUnicode_Check(__tmp7406)))
            __tmp7407 = __tmp7406;
        else {
            CPy_TypeError("str", __tmp7406); 
            __tmp7407 = NULL;
        }
        cpy_r_r159.f5 = __tmp7407;
        PyObject *__tmp7408 = PyTuple_GET_ITEM(cpy_r_r158, 6);
        CPy_INCREF(__tmp7408);
        PyObject *__tmp7409;
        if (likely(PyUnicode_Check(__tmp7408)))
            __tmp7409 = __tmp7408;
        else {
            CPy_TypeError("str", __tmp7408); 
            __tmp7409 = NULL;
        }
        cpy_r_r159.f6 = __tmp7409;
        PyObject *__tmp7410 = PyTuple_GET_ITEM(cpy_r_r158, 7);
        CPy_INCREF(__tmp7410);
        PyObject *__tmp7411;
        if (likely(PyUnicode_Check(__tmp7410)))
            __tmp7411 = __tmp7410;
        else {
            CPy_TypeError("str", __tmp7410); 
            __tmp7411 = NULL;
        }
        cpy_r_r159.f7 = __tmp7411;
        PyObject *__tmp7412 = PyTuple_GET_ITEM(cpy_r_r158, 8);
        CPy_INCREF(__tmp7412);
        PyObject *__tmp7413;
        if (likely(PyUnicode_Check(__tmp7412)))
            __tmp7413 = __tmp7412;
        else {
            CPy_TypeError("str", __tmp7412); 
            __tmp7413 = NULL;
        }
        cpy_r_r159.f8 = __tmp7413;
        PyObject *__tmp7414 = PyTuple_GET_ITEM(cpy_r_r158, 9);
        CPy_INCREF(__tmp7414);
        PyObject *__tmp7415;
        if (likely(PyUnicode_Check(__tmp7414)))
            __tmp7415 = __tmp7414;
        else {
            CPy_TypeError("str", __tmp7414); 
            __tmp7415 = NULL;
        }
        cpy_r_r159.f9 = __tmp7415;
        PyObject *__tmp7416 = PyTuple_GET_ITEM(cpy_r_r158, 10);
        CPy_INCREF(__tmp7416);
        PyObject *__tmp7417;
        if (likely(PyUnicode_Check(__tmp7416)))
            __tmp7417 = __tmp7416;
        else {
            CPy_TypeError("str", __tmp7416); 
            __tmp7417 = NULL;
        }
        cpy_r_r159.f10 = __tmp7417;
    }
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r159.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPyStatic_wayfarers___names___TAGS = cpy_r_r159;
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f1);
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f2);
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f3);
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f4);
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f5);
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f6);
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f7);
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f8);
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f9);
    CPy_INCREF(CPyStatic_wayfarers___names___TAGS.f10);
    cpy_r_r160 = CPyStatic_wayfarers___names___globals;
    cpy_r_r161 = CPyStatics[3911]; /* 'TAGS' */
    cpy_r_r162 = PyTuple_New(11);
    if (unlikely(cpy_r_r162 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7418 = cpy_r_r159.f0;
    PyTuple_SET_ITEM(cpy_r_r162, 0, __tmp7418);
    PyObject *__tmp7419 = cpy_r_r159.f1;
    PyTuple_SET_ITEM(cpy_r_r162, 1, __tmp7419);
    PyObject *__tmp7420 = cpy_r_r159.f2;
    PyTuple_SET_ITEM(cpy_r_r162, 2, __tmp7420);
    PyObject *__tmp7421 = cpy_r_r159.f3;
    PyTuple_SET_ITEM(cpy_r_r162, 3, __tmp7421);
    PyObject *__tmp7422 = cpy_r_r159.f4;
    PyTuple_SET_ITEM(cpy_r_r162, 4, __tmp7422);
    PyObject *__tmp7423 = cpy_r_r159.f5;
    PyTuple_SET_ITEM(cpy_r_r162, 5, __tmp7423);
    PyObject *__tmp7424 = cpy_r_r159.f6;
    PyTuple_SET_ITEM(cpy_r_r162, 6, __tmp7424);
    PyObject *__tmp7425 = cpy_r_r159.f7;
    PyTuple_SET_ITEM(cpy_r_r162, 7, __tmp7425);
    PyObject *__tmp7426 = cpy_r_r159.f8;
    PyTuple_SET_ITEM(cpy_r_r162, 8, __tmp7426);
    PyObject *__tmp7427 = cpy_r_r159.f9;
    PyTuple_SET_ITEM(cpy_r_r162, 9, __tmp7427);
    PyObject *__tmp7428 = cpy_r_r159.f10;
    PyTuple_SET_ITEM(cpy_r_r162, 10, __tmp7428);
    cpy_r_r163 = CPyDict_SetItem(cpy_r_r160, cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r162);
    cpy_r_r164 = cpy_r_r163 >= 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 27, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r165 = CPyStatic_wayfarers___names___globals;
    cpy_r_r166 = CPyStatics[4085]; /* 'COMET' */
    cpy_r_r167 = CPyStatics[4895]; /* 10 */
    cpy_r_r168 = CPyDict_SetItem(cpy_r_r165, cpy_r_r166, cpy_r_r167);
    cpy_r_r169 = cpy_r_r168 >= 0;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 28, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r170 = CPyStatics[3837]; /* 'townsfolk_card' */
    cpy_r_r171 = CPyStatic_wayfarers___names___globals;
    cpy_r_r172 = CPyStatics[4086]; /* 'TOWNSFOLK_CARD' */
    cpy_r_r173 = CPyDict_SetItem(cpy_r_r171, cpy_r_r172, cpy_r_r170);
    cpy_r_r174 = cpy_r_r173 >= 0;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 29, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r175 = CPyStatic_wayfarers___names___TAGS;
    if (likely(cpy_r_r175.f0 != NULL)) goto CPyL49;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r176 = 0;
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 30, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r177 = CPyStatics[3837]; /* 'townsfolk_card' */
    cpy_r_r178 = PyList_New(0);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 30, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_INCREF(cpy_r_r175.f0);
    CPy_INCREF(cpy_r_r175.f1);
    CPy_INCREF(cpy_r_r175.f2);
    CPy_INCREF(cpy_r_r175.f3);
    CPy_INCREF(cpy_r_r175.f4);
    CPy_INCREF(cpy_r_r175.f5);
    CPy_INCREF(cpy_r_r175.f6);
    CPy_INCREF(cpy_r_r175.f7);
    CPy_INCREF(cpy_r_r175.f8);
    CPy_INCREF(cpy_r_r175.f9);
    CPy_INCREF(cpy_r_r175.f10);
    cpy_r_r179 = PyTuple_New(11);
    if (unlikely(cpy_r_r179 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7429 = cpy_r_r175.f0;
    PyTuple_SET_ITEM(cpy_r_r179, 0, __tmp7429);
    PyObject *__tmp7430 = cpy_r_r175.f1;
    PyTuple_SET_ITEM(cpy_r_r179, 1, __tmp7430);
    PyObject *__tmp7431 = cpy_r_r175.f2;
    PyTuple_SET_ITEM(cpy_r_r179, 2, __tmp7431);
    PyObject *__tmp7432 = cpy_r_r175.f3;
    PyTuple_SET_ITEM(cpy_r_r179, 3, __tmp7432);
    PyObject *__tmp7433 = cpy_r_r175.f4;
    PyTuple_SET_ITEM(cpy_r_r179, 4, __tmp7433);
    PyObject *__tmp7434 = cpy_r_r175.f5;
    PyTuple_SET_ITEM(cpy_r_r179, 5, __tmp7434);
    PyObject *__tmp7435 = cpy_r_r175.f6;
    PyTuple_SET_ITEM(cpy_r_r179, 6, __tmp7435);
    PyObject *__tmp7436 = cpy_r_r175.f7;
    PyTuple_SET_ITEM(cpy_r_r179, 7, __tmp7436);
    PyObject *__tmp7437 = cpy_r_r175.f8;
    PyTuple_SET_ITEM(cpy_r_r179, 8, __tmp7437);
    PyObject *__tmp7438 = cpy_r_r175.f9;
    PyTuple_SET_ITEM(cpy_r_r179, 9, __tmp7438);
    PyObject *__tmp7439 = cpy_r_r175.f10;
    PyTuple_SET_ITEM(cpy_r_r179, 10, __tmp7439);
    cpy_r_r180 = CPyList_Extend(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 30, CPyStatic_wayfarers___names___globals);
        goto CPyL171;
    } else
        goto CPyL172;
CPyL51: ;
    cpy_r_r181 = PyList_Append(cpy_r_r178, cpy_r_r177);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 30, CPyStatic_wayfarers___names___globals);
        goto CPyL171;
    }
    cpy_r_r183 = PyList_AsTuple(cpy_r_r178);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 30, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    PyObject *__tmp7440;
    if (unlikely(!(PyTuple_Check(cpy_r_r183) && PyTuple_GET_SIZE(cpy_r_r183) == 12))) {
        __tmp7440 = NULL;
        goto __LL7441;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 0))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 0);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 1))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 1);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 2))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 2);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 3))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 3);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 4))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 4);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 5))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 5);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 6))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 6);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 7))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 7);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 8))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 8);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 9))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 9);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 10))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 10);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r183, 11))))
        __tmp7440 = PyTuple_GET_ITEM(cpy_r_r183, 11);
    else {
        __tmp7440 = NULL;
    }
    if (__tmp7440 == NULL) goto __LL7441;
    __tmp7440 = cpy_r_r183;
__LL7441: ;
    if (unlikely(__tmp7440 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str, str, str, str]", cpy_r_r183); cpy_r_r184 = (tuple_T12OOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp7442 = PyTuple_GET_ITEM(cpy_r_r183, 0);
        CPy_INCREF(__tmp7442);
        PyObject *__tmp7443;
        if (likely(PyUnicode_Check(__tmp7442)))
            __tmp7443 = __tmp7442;
        else {
            CPy_TypeError("str", __tmp7442); 
            __tmp7443 = NULL;
        }
        cpy_r_r184.f0 = __tmp7443;
        PyObject *__tmp7444 = PyTuple_GET_ITEM(cpy_r_r183, 1);
        CPy_INCREF(__tmp7444);
        PyObject *__tmp7445;
        if (likely(PyUnicode_Check(__tmp7444)))
            __tmp7445 = __tmp7444;
        else {
            CPy_TypeError("str", __tmp7444); 
            __tmp7445 = NULL;
        }
        cpy_r_r184.f1 = __tmp7445;
        PyObject *__tmp7446 = PyTuple_GET_ITEM(cpy_r_r183, 2);
        CPy_INCREF(__tmp7446);
        PyObject *__tmp7447;
        if (likely(PyUnicode_Check(__tmp7446)))
            __tmp7447 = __tmp7446;
        else {
            CPy_TypeError("str", __tmp7446); 
            __tmp7447 = NULL;
        }
        cpy_r_r184.f2 = __tmp7447;
        PyObject *__tmp7448 = PyTuple_GET_ITEM(cpy_r_r183, 3);
        CPy_INCREF(__tmp7448);
        PyObject *__tmp7449;
        if (likely(PyUnicode_Check(__tmp7448)))
            __tmp7449 = __tmp7448;
        else {
            CPy_TypeError("str", __tmp7448); 
            __tmp7449 = NULL;
        }
        cpy_r_r184.f3 = __tmp7449;
        PyObject *__tmp7450 = PyTuple_GET_ITEM(cpy_r_r183, 4);
        CPy_INCREF(__tmp7450);
        PyObject *__tmp7451;
        if (likely(PyUnicode_Check(__tmp7450)))
            __tmp7451 = __tmp7450;
        else {
            CPy_TypeError("str", __tmp7450); 
            __tmp7451 = NULL;
        }
        cpy_r_r184.f4 = __tmp7451;
        PyObject *__tmp7452 = PyTuple_GET_ITEM(cpy_r_r183, 5);
        CPy_INCREF(__tmp7452);
        PyObject *__tmp7453;
        if (likely(PyUnicode_Check(__tmp7452)))
            __tmp7453 = __tmp7452;
        else {
            CPy_TypeError("str", __tmp7452); 
            __tmp7453 = NULL;
        }
        cpy_r_r184.f5 = __tmp7453;
        PyObject *__tmp7454 = PyTuple_GET_ITEM(cpy_r_r183, 6);
        CPy_INCREF(__tmp7454);
        PyObject *__tmp7455;
        if (likely(PyUnicode_Check(__tmp7454)))
            __tmp7455 = __tmp7454;
        else {
            CPy_TypeError("str", __tmp7454); 
            __tmp7455 = NULL;
        }
        cpy_r_r184.f6 = __tmp7455;
        PyObject *__tmp7456 = PyTuple_GET_ITEM(cpy_r_r183, 7);
        CPy_INCREF(__tmp7456);
        PyObject *__tmp7457;
        if (likely(PyUnicode_Check(__tmp7456)))
            __tmp7457 = __tmp7456;
        else {
            CPy_TypeError("str", __tmp7456); 
            __tmp7457 = NULL;
        }
        cpy_r_r184.f7 = __tmp7457;
        PyObject *__tmp7458 = PyTuple_GET_ITEM(cpy_r_r183, 8);
        CPy_INCREF(__tmp7458);
        PyObject *__tmp7459;
        if (likely(PyUnicode_Check(__tmp7458)))
            __tmp7459 = __tmp7458;
        else {
            CPy_TypeError("str", __tmp7458); 
            __tmp7459 = NULL;
        }
        cpy_r_r184.f8 = __tmp7459;
        PyObject *__tmp7460 = PyTuple_GET_ITEM(cpy_r_r183, 9);
        CPy_INCREF(__tmp7460);
        PyObject *__tmp7461;
        if (likely(PyUnicode_Check(__tmp7460)))
            __tmp7461 = __tmp7460;
        else {
            CPy_TypeError("str", __tmp7460); 
            __tmp7461 = NULL;
        }
        cpy_r_r184.f9 = __tmp7461;
        PyObject *__tmp7462 = PyTuple_GET_ITEM(cpy_r_r183, 10);
        CPy_INCREF(__tmp7462);
        PyObject *__tmp7463;
        if (likely(PyUnicode_Check(__tmp7462)))
            __tmp7463 = __tmp7462;
        else {
            CPy_TypeError("str", __tmp7462); 
            __tmp7463 = NULL;
        }
        cpy_r_r184.f10 = __tmp7463;
        PyObject *__tmp7464 = PyTuple_GET_ITEM(cpy_r_r183, 11);
        CPy_INCREF(__tmp7464);
        PyObject *__tmp7465;
        if (likely(PyUnicode_Check(__tmp7464)))
            __tmp7465 = __tmp7464;
        else {
            CPy_TypeError("str", __tmp7464); 
            __tmp7465 = NULL;
        }
        cpy_r_r184.f11 = __tmp7465;
    }
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r184.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 30, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPyStatic_wayfarers___names___TRIGGERS = cpy_r_r184;
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f1);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f2);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f3);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f4);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f5);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f6);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f7);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f8);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f9);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f10);
    CPy_INCREF(CPyStatic_wayfarers___names___TRIGGERS.f11);
    cpy_r_r185 = CPyStatic_wayfarers___names___globals;
    cpy_r_r186 = CPyStatics[3912]; /* 'TRIGGERS' */
    cpy_r_r187 = PyTuple_New(12);
    if (unlikely(cpy_r_r187 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7466 = cpy_r_r184.f0;
    PyTuple_SET_ITEM(cpy_r_r187, 0, __tmp7466);
    PyObject *__tmp7467 = cpy_r_r184.f1;
    PyTuple_SET_ITEM(cpy_r_r187, 1, __tmp7467);
    PyObject *__tmp7468 = cpy_r_r184.f2;
    PyTuple_SET_ITEM(cpy_r_r187, 2, __tmp7468);
    PyObject *__tmp7469 = cpy_r_r184.f3;
    PyTuple_SET_ITEM(cpy_r_r187, 3, __tmp7469);
    PyObject *__tmp7470 = cpy_r_r184.f4;
    PyTuple_SET_ITEM(cpy_r_r187, 4, __tmp7470);
    PyObject *__tmp7471 = cpy_r_r184.f5;
    PyTuple_SET_ITEM(cpy_r_r187, 5, __tmp7471);
    PyObject *__tmp7472 = cpy_r_r184.f6;
    PyTuple_SET_ITEM(cpy_r_r187, 6, __tmp7472);
    PyObject *__tmp7473 = cpy_r_r184.f7;
    PyTuple_SET_ITEM(cpy_r_r187, 7, __tmp7473);
    PyObject *__tmp7474 = cpy_r_r184.f8;
    PyTuple_SET_ITEM(cpy_r_r187, 8, __tmp7474);
    PyObject *__tmp7475 = cpy_r_r184.f9;
    PyTuple_SET_ITEM(cpy_r_r187, 9, __tmp7475);
    PyObject *__tmp7476 = cpy_r_r184.f10;
    PyTuple_SET_ITEM(cpy_r_r187, 10, __tmp7476);
    PyObject *__tmp7477 = cpy_r_r184.f11;
    PyTuple_SET_ITEM(cpy_r_r187, 11, __tmp7477);
    cpy_r_r188 = CPyDict_SetItem(cpy_r_r185, cpy_r_r186, cpy_r_r187);
    CPy_DECREF(cpy_r_r187);
    cpy_r_r189 = cpy_r_r188 >= 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 30, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r190 = CPyStatics[1865]; /* 'A' */
    cpy_r_r191 = CPyStatics[1866]; /* 'B' */
    CPy_INCREF(cpy_r_r190);
    CPy_INCREF(cpy_r_r191);
    cpy_r_r192.f0 = cpy_r_r190;
    cpy_r_r192.f1 = cpy_r_r191;
    CPyStatic_wayfarers___names___SIDES = cpy_r_r192;
    CPy_INCREF(CPyStatic_wayfarers___names___SIDES.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___SIDES.f1);
    cpy_r_r193 = CPyStatic_wayfarers___names___globals;
    cpy_r_r194 = CPyStatics[1589]; /* 'SIDES' */
    cpy_r_r195 = PyTuple_New(2);
    if (unlikely(cpy_r_r195 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7478 = cpy_r_r192.f0;
    PyTuple_SET_ITEM(cpy_r_r195, 0, __tmp7478);
    PyObject *__tmp7479 = cpy_r_r192.f1;
    PyTuple_SET_ITEM(cpy_r_r195, 1, __tmp7479);
    cpy_r_r196 = CPyDict_SetItem(cpy_r_r193, cpy_r_r194, cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    cpy_r_r197 = cpy_r_r196 >= 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 32, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r198 = CPyStatics[4087]; /* 'section1' */
    cpy_r_r199 = CPyStatics[4088]; /* 'section2' */
    cpy_r_r200 = CPyStatics[4089]; /* 'section3' */
    CPy_INCREF(cpy_r_r198);
    CPy_INCREF(cpy_r_r199);
    CPy_INCREF(cpy_r_r200);
    cpy_r_r201.f0 = cpy_r_r198;
    cpy_r_r201.f1 = cpy_r_r199;
    cpy_r_r201.f2 = cpy_r_r200;
    CPyStatic_wayfarers___names___SECTIONS = cpy_r_r201;
    CPy_INCREF(CPyStatic_wayfarers___names___SECTIONS.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___SECTIONS.f1);
    CPy_INCREF(CPyStatic_wayfarers___names___SECTIONS.f2);
    cpy_r_r202 = CPyStatic_wayfarers___names___globals;
    cpy_r_r203 = CPyStatics[3910]; /* 'SECTIONS' */
    cpy_r_r204 = PyTuple_New(3);
    if (unlikely(cpy_r_r204 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7480 = cpy_r_r201.f0;
    PyTuple_SET_ITEM(cpy_r_r204, 0, __tmp7480);
    PyObject *__tmp7481 = cpy_r_r201.f1;
    PyTuple_SET_ITEM(cpy_r_r204, 1, __tmp7481);
    PyObject *__tmp7482 = cpy_r_r201.f2;
    PyTuple_SET_ITEM(cpy_r_r204, 2, __tmp7482);
    cpy_r_r205 = CPyDict_SetItem(cpy_r_r202, cpy_r_r203, cpy_r_r204);
    CPy_DECREF(cpy_r_r204);
    cpy_r_r206 = cpy_r_r205 >= 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 33, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r207 = CPyStatics[3863]; /* 'front' */
    cpy_r_r208 = CPyStatics[3864]; /* 'back' */
    CPy_INCREF(cpy_r_r207);
    CPy_INCREF(cpy_r_r208);
    cpy_r_r209.f0 = cpy_r_r207;
    cpy_r_r209.f1 = cpy_r_r208;
    CPyStatic_wayfarers___names___FACES = cpy_r_r209;
    CPy_INCREF(CPyStatic_wayfarers___names___FACES.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___FACES.f1);
    cpy_r_r210 = CPyStatic_wayfarers___names___globals;
    cpy_r_r211 = CPyStatics[603]; /* 'FACES' */
    cpy_r_r212 = PyTuple_New(2);
    if (unlikely(cpy_r_r212 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7483 = cpy_r_r209.f0;
    PyTuple_SET_ITEM(cpy_r_r212, 0, __tmp7483);
    PyObject *__tmp7484 = cpy_r_r209.f1;
    PyTuple_SET_ITEM(cpy_r_r212, 1, __tmp7484);
    cpy_r_r213 = CPyDict_SetItem(cpy_r_r210, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    cpy_r_r214 = cpy_r_r213 >= 0;
    if (unlikely(!cpy_r_r214)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 34, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r215 = CPyStatics[4090]; /* 'basic' */
    cpy_r_r216 = CPyStatics[3821]; /* 'land' */
    cpy_r_r217 = CPyStatics[3826]; /* 'water' */
    cpy_r_r218 = CPyStatics[613]; /* 'space' */
    cpy_r_r219 = CPyStatics[4091]; /* 'special' */
    CPy_INCREF(cpy_r_r215);
    CPy_INCREF(cpy_r_r216);
    CPy_INCREF(cpy_r_r217);
    CPy_INCREF(cpy_r_r218);
    CPy_INCREF(cpy_r_r219);
    cpy_r_r220.f0 = cpy_r_r215;
    cpy_r_r220.f1 = cpy_r_r216;
    cpy_r_r220.f2 = cpy_r_r217;
    cpy_r_r220.f3 = cpy_r_r218;
    cpy_r_r220.f4 = cpy_r_r219;
    CPyStatic_wayfarers___names___TILE_TYPES = cpy_r_r220;
    CPy_INCREF(CPyStatic_wayfarers___names___TILE_TYPES.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___TILE_TYPES.f1);
    CPy_INCREF(CPyStatic_wayfarers___names___TILE_TYPES.f2);
    CPy_INCREF(CPyStatic_wayfarers___names___TILE_TYPES.f3);
    CPy_INCREF(CPyStatic_wayfarers___names___TILE_TYPES.f4);
    cpy_r_r221 = CPyStatic_wayfarers___names___globals;
    cpy_r_r222 = CPyStatics[3775]; /* 'TILE_TYPES' */
    cpy_r_r223 = PyTuple_New(5);
    if (unlikely(cpy_r_r223 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7485 = cpy_r_r220.f0;
    PyTuple_SET_ITEM(cpy_r_r223, 0, __tmp7485);
    PyObject *__tmp7486 = cpy_r_r220.f1;
    PyTuple_SET_ITEM(cpy_r_r223, 1, __tmp7486);
    PyObject *__tmp7487 = cpy_r_r220.f2;
    PyTuple_SET_ITEM(cpy_r_r223, 2, __tmp7487);
    PyObject *__tmp7488 = cpy_r_r220.f3;
    PyTuple_SET_ITEM(cpy_r_r223, 3, __tmp7488);
    PyObject *__tmp7489 = cpy_r_r220.f4;
    PyTuple_SET_ITEM(cpy_r_r223, 4, __tmp7489);
    cpy_r_r224 = CPyDict_SetItem(cpy_r_r221, cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r223);
    cpy_r_r225 = cpy_r_r224 >= 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 36, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r226 = CPyStatic_wayfarers___names___globals;
    cpy_r_r227 = CPyStatics[3785]; /* 'BASIC_TILE' */
    cpy_r_r228 = CPyStatics[4896]; /* 0 */
    cpy_r_r229 = CPyDict_SetItem(cpy_r_r226, cpy_r_r227, cpy_r_r228);
    cpy_r_r230 = cpy_r_r229 >= 0;
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 37, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r231 = CPyStatic_wayfarers___names___globals;
    cpy_r_r232 = CPyStatics[3789]; /* 'LAND_TILE' */
    cpy_r_r233 = CPyStatics[4897]; /* 1 */
    cpy_r_r234 = CPyDict_SetItem(cpy_r_r231, cpy_r_r232, cpy_r_r233);
    cpy_r_r235 = cpy_r_r234 >= 0;
    if (unlikely(!cpy_r_r235)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 38, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r236 = CPyStatic_wayfarers___names___globals;
    cpy_r_r237 = CPyStatics[3794]; /* 'WATER_TILE' */
    cpy_r_r238 = CPyStatics[4911]; /* 2 */
    cpy_r_r239 = CPyDict_SetItem(cpy_r_r236, cpy_r_r237, cpy_r_r238);
    cpy_r_r240 = cpy_r_r239 >= 0;
    if (unlikely(!cpy_r_r240)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 39, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r241 = CPyStatic_wayfarers___names___globals;
    cpy_r_r242 = CPyStatics[3791]; /* 'SPACE_TILE' */
    cpy_r_r243 = CPyStatics[4898]; /* 3 */
    cpy_r_r244 = CPyDict_SetItem(cpy_r_r241, cpy_r_r242, cpy_r_r243);
    cpy_r_r245 = cpy_r_r244 >= 0;
    if (unlikely(!cpy_r_r245)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 40, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r246 = CPyStatic_wayfarers___names___globals;
    cpy_r_r247 = CPyStatics[3774]; /* 'SPECIAL_TILE' */
    cpy_r_r248 = CPyStatics[4894]; /* 4 */
    cpy_r_r249 = CPyDict_SetItem(cpy_r_r246, cpy_r_r247, cpy_r_r248);
    cpy_r_r250 = cpy_r_r249 >= 0;
    if (unlikely(!cpy_r_r250)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 41, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r251 = CPyStatic_wayfarers___names___ROWS;
    if (likely(cpy_r_r251.f0 != NULL)) goto CPyL67;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r252 = 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 44, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r253 = cpy_r_r251.f0;
    CPy_INCREF(cpy_r_r253);
    cpy_r_r254 = cpy_r_r251.f1;
    CPy_INCREF(cpy_r_r254);
    cpy_r_r255 = cpy_r_r251.f2;
    CPy_INCREF(cpy_r_r255);
    cpy_r_r256 = cpy_r_r251.f3;
    CPy_INCREF(cpy_r_r256);
    cpy_r_r257 = cpy_r_r251.f4;
    CPy_INCREF(cpy_r_r257);
    cpy_r_r258 = PyTuple_Pack(5, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r256, cpy_r_r257);
    CPy_DECREF(cpy_r_r253);
    CPy_DECREF(cpy_r_r254);
    CPy_DECREF(cpy_r_r255);
    CPy_DECREF(cpy_r_r256);
    CPy_DECREF(cpy_r_r257);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 44, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r259 = PyTuple_New(5);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 44, CPyStatic_wayfarers___names___globals);
        goto CPyL173;
    }
    cpy_r_r260 = 0;
    goto CPyL71;
CPyL70: ;
    cpy_r_r261 = cpy_r_r260 < 5;
    if (!cpy_r_r261) goto CPyL174;
CPyL71: ;
    cpy_r_r262 = CPySequenceTuple_GetItemUnsafe(cpy_r_r258, cpy_r_r260);
    if (likely(PyUnicode_Check(cpy_r_r262)))
        cpy_r_r263 = cpy_r_r262;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/names.py", "<module>", 44, CPyStatic_wayfarers___names___globals, "str", cpy_r_r262);
        goto CPyL175;
    }
    cpy_r_r264 = CPyStatics[4092]; /* 'cards_' */
    cpy_r_r265 = CPyStr_Build(2, cpy_r_r264, cpy_r_r263);
    CPy_DECREF(cpy_r_r263);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 44, CPyStatic_wayfarers___names___globals);
        goto CPyL175;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r259, cpy_r_r260, cpy_r_r265);
    cpy_r_r266 = cpy_r_r260 + 1;
    cpy_r_r260 = cpy_r_r266;
    goto CPyL70;
CPyL75: ;
    CPyStatic_wayfarers___names___CARD_COUNTS = cpy_r_r259;
    CPy_INCREF(CPyStatic_wayfarers___names___CARD_COUNTS);
    cpy_r_r267 = CPyStatic_wayfarers___names___globals;
    cpy_r_r268 = CPyStatics[4093]; /* 'CARD_COUNTS' */
    cpy_r_r269 = CPyDict_SetItem(cpy_r_r267, cpy_r_r268, cpy_r_r259);
    CPy_DECREF(cpy_r_r259);
    cpy_r_r270 = cpy_r_r269 >= 0;
    if (unlikely(!cpy_r_r270)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 44, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r271 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (likely(cpy_r_r271.f0 != NULL)) goto CPyL79;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r272 = 0;
    if (unlikely(!cpy_r_r272)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL79: ;
    cpy_r_r273 = CPyStatics[819]; /* 'any' */
    cpy_r_r274 = PyList_New(0);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_INCREF(cpy_r_r271.f0);
    CPy_INCREF(cpy_r_r271.f1);
    CPy_INCREF(cpy_r_r271.f2);
    CPy_INCREF(cpy_r_r271.f3);
    CPy_INCREF(cpy_r_r271.f4);
    cpy_r_r275 = PyTuple_New(5);
    if (unlikely(cpy_r_r275 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7490 = cpy_r_r271.f0;
    PyTuple_SET_ITEM(cpy_r_r275, 0, __tmp7490);
    PyObject *__tmp7491 = cpy_r_r271.f1;
    PyTuple_SET_ITEM(cpy_r_r275, 1, __tmp7491);
    PyObject *__tmp7492 = cpy_r_r271.f2;
    PyTuple_SET_ITEM(cpy_r_r275, 2, __tmp7492);
    PyObject *__tmp7493 = cpy_r_r271.f3;
    PyTuple_SET_ITEM(cpy_r_r275, 3, __tmp7493);
    PyObject *__tmp7494 = cpy_r_r271.f4;
    PyTuple_SET_ITEM(cpy_r_r275, 4, __tmp7494);
    cpy_r_r276 = CPyList_Extend(cpy_r_r274, cpy_r_r275);
    CPy_DECREF(cpy_r_r275);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals);
        goto CPyL176;
    } else
        goto CPyL177;
CPyL81: ;
    cpy_r_r277 = PyList_Append(cpy_r_r274, cpy_r_r273);
    cpy_r_r278 = cpy_r_r277 >= 0;
    if (unlikely(!cpy_r_r278)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals);
        goto CPyL176;
    }
    cpy_r_r279 = PyList_AsTuple(cpy_r_r274);
    CPy_DECREF(cpy_r_r274);
    if (unlikely(cpy_r_r279 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    PyObject *__tmp7495;
    if (unlikely(!(PyTuple_Check(cpy_r_r279) && PyTuple_GET_SIZE(cpy_r_r279) == 6))) {
        __tmp7495 = NULL;
        goto __LL7496;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r279, 0))))
        __tmp7495 = PyTuple_GET_ITEM(cpy_r_r279, 0);
    else {
        __tmp7495 = NULL;
    }
    if (__tmp7495 == NULL) goto __LL7496;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r279, 1))))
        __tmp7495 = PyTuple_GET_ITEM(cpy_r_r279, 1);
    else {
        __tmp7495 = NULL;
    }
    if (__tmp7495 == NULL) goto __LL7496;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r279, 2))))
        __tmp7495 = PyTuple_GET_ITEM(cpy_r_r279, 2);
    else {
        __tmp7495 = NULL;
    }
    if (__tmp7495 == NULL) goto __LL7496;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r279, 3))))
        __tmp7495 = PyTuple_GET_ITEM(cpy_r_r279, 3);
    else {
        __tmp7495 = NULL;
    }
    if (__tmp7495 == NULL) goto __LL7496;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r279, 4))))
        __tmp7495 = PyTuple_GET_ITEM(cpy_r_r279, 4);
    else {
        __tmp7495 = NULL;
    }
    if (__tmp7495 == NULL) goto __LL7496;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r279, 5))))
        __tmp7495 = PyTuple_GET_ITEM(cpy_r_r279, 5);
    else {
        __tmp7495 = NULL;
    }
    if (__tmp7495 == NULL) goto __LL7496;
    __tmp7495 = cpy_r_r279;
__LL7496: ;
    if (unlikely(__tmp7495 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str]", cpy_r_r279); cpy_r_r280 = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp7497 = PyTuple_GET_ITEM(cpy_r_r279, 0);
        CPy_INCREF(__tmp7497);
        PyObject *__tmp7498;
        if (likely(PyUnicode_Check(__tmp7497)))
            __tmp7498 = __tmp7497;
        else {
            CPy_TypeError("str", __tmp7497); 
            __tmp7498 = NULL;
        }
        cpy_r_r280.f0 = __tmp7498;
        PyObject *__tmp7499 = PyTuple_GET_ITEM(cpy_r_r279, 1);
        CPy_INCREF(__tmp7499);
        PyObject *__tmp7500;
        if (likely(PyUnicode_Check(__tmp7499)))
            __tmp7500 = __tmp7499;
        else {
            CPy_TypeError("str", __tmp7499); 
            __tmp7500 = NULL;
        }
        cpy_r_r280.f1 = __tmp7500;
        PyObject *__tmp7501 = PyTuple_GET_ITEM(cpy_r_r279, 2);
        CPy_INCREF(__tmp7501);
        PyObject *__tmp7502;
        if (likely(PyUnicode_Check(__tmp7501)))
            __tmp7502 = __tmp7501;
        else {
            CPy_TypeError("str", __tmp7501); 
            __tmp7502 = NULL;
        }
        cpy_r_r280.f2 = __tmp7502;
        PyObject *__tmp7503 = PyTuple_GET_ITEM(cpy_r_r279, 3);
        CPy_INCREF(__tmp7503);
        PyObject *__tmp7504;
        if (likely(PyUnicode_Check(__tmp7503)))
            __tmp7504 = __tmp7503;
        else {
            CPy_TypeError("str", __tmp7503); 
            __tmp7504 = NULL;
        }
        cpy_r_r280.f3 = __tmp7504;
        PyObject *__tmp7505 = PyTuple_GET_ITEM(cpy_r_r279, 4);
        CPy_INCREF(__tmp7505);
        PyObject *__tmp7506;
        if (likely(PyUnicode_Check(__tmp7505)))
            __tmp7506 = __tmp7505;
        else {
            CPy_TypeError("str", __tmp7505); 
            __tmp7506 = NULL;
        }
        cpy_r_r280.f4 = __tmp7506;
        PyObject *__tmp7507 = PyTuple_GET_ITEM(cpy_r_r279, 5);
        CPy_INCREF(__tmp7507);
        PyObject *__tmp7508;
        if (likely(PyUnicode_Check(__tmp7507)))
            __tmp7508 = __tmp7507;
        else {
            CPy_TypeError("str", __tmp7507); 
            __tmp7508 = NULL;
        }
        cpy_r_r280.f5 = __tmp7508;
    }
    CPy_DECREF(cpy_r_r279);
    if (unlikely(cpy_r_r280.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r281 = cpy_r_r280.f0;
    CPy_INCREF(cpy_r_r281);
    cpy_r_r282 = cpy_r_r280.f1;
    CPy_INCREF(cpy_r_r282);
    cpy_r_r283 = cpy_r_r280.f2;
    CPy_INCREF(cpy_r_r283);
    cpy_r_r284 = cpy_r_r280.f3;
    CPy_INCREF(cpy_r_r284);
    cpy_r_r285 = cpy_r_r280.f4;
    CPy_INCREF(cpy_r_r285);
    cpy_r_r286 = cpy_r_r280.f5;
    CPy_INCREF(cpy_r_r286);
    CPy_DECREF(cpy_r_r280.f0);
    CPy_DECREF(cpy_r_r280.f1);
    CPy_DECREF(cpy_r_r280.f2);
    CPy_DECREF(cpy_r_r280.f3);
    CPy_DECREF(cpy_r_r280.f4);
    CPy_DECREF(cpy_r_r280.f5);
    cpy_r_r287 = PyTuple_Pack(6, cpy_r_r281, cpy_r_r282, cpy_r_r283, cpy_r_r284, cpy_r_r285, cpy_r_r286);
    CPy_DECREF(cpy_r_r281);
    CPy_DECREF(cpy_r_r282);
    CPy_DECREF(cpy_r_r283);
    CPy_DECREF(cpy_r_r284);
    CPy_DECREF(cpy_r_r285);
    CPy_DECREF(cpy_r_r286);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r288 = PyTuple_New(6);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals);
        goto CPyL178;
    }
    cpy_r_r289 = 0;
    goto CPyL88;
CPyL87: ;
    cpy_r_r290 = cpy_r_r289 < 6;
    if (!cpy_r_r290) goto CPyL179;
CPyL88: ;
    cpy_r_r291 = CPySequenceTuple_GetItemUnsafe(cpy_r_r287, cpy_r_r289);
    if (likely(PyUnicode_Check(cpy_r_r291)))
        cpy_r_r292 = cpy_r_r291;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals, "str", cpy_r_r291);
        goto CPyL180;
    }
    cpy_r_r293 = CPyStatics[4060]; /* 'upg_' */
    cpy_r_r294 = CPyStr_Build(2, cpy_r_r293, cpy_r_r292);
    CPy_DECREF(cpy_r_r292);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals);
        goto CPyL180;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r288, cpy_r_r289, cpy_r_r294);
    cpy_r_r295 = cpy_r_r289 + 1;
    cpy_r_r289 = cpy_r_r295;
    goto CPyL87;
CPyL92: ;
    CPyStatic_wayfarers___names___TILE_COUNTS = cpy_r_r288;
    CPy_INCREF(CPyStatic_wayfarers___names___TILE_COUNTS);
    cpy_r_r296 = CPyStatic_wayfarers___names___globals;
    cpy_r_r297 = CPyStatics[4094]; /* 'TILE_COUNTS' */
    cpy_r_r298 = CPyDict_SetItem(cpy_r_r296, cpy_r_r297, cpy_r_r288);
    CPy_DECREF(cpy_r_r288);
    cpy_r_r299 = cpy_r_r298 >= 0;
    if (unlikely(!cpy_r_r299)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 45, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r300 = CPyStatic_wayfarers___names___TAGS;
    if (likely(cpy_r_r300.f0 != NULL)) goto CPyL96;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r301 = 0;
    if (unlikely(!cpy_r_r301)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 46, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL96: ;
    cpy_r_r302 = CPyStatic_wayfarers___names___CARD_COUNTS;
    if (likely(cpy_r_r302 != NULL)) goto CPyL99;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARD_COUNTS\" was not set");
    cpy_r_r303 = 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 46, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL99: ;
    cpy_r_r304 = CPyStatic_wayfarers___names___TILE_COUNTS;
    if (likely(cpy_r_r304 != NULL)) goto CPyL102;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_COUNTS\" was not set");
    cpy_r_r305 = 0;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 46, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL102: ;
    cpy_r_r306 = PyList_New(0);
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 46, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_INCREF(cpy_r_r300.f0);
    CPy_INCREF(cpy_r_r300.f1);
    CPy_INCREF(cpy_r_r300.f2);
    CPy_INCREF(cpy_r_r300.f3);
    CPy_INCREF(cpy_r_r300.f4);
    CPy_INCREF(cpy_r_r300.f5);
    CPy_INCREF(cpy_r_r300.f6);
    CPy_INCREF(cpy_r_r300.f7);
    CPy_INCREF(cpy_r_r300.f8);
    CPy_INCREF(cpy_r_r300.f9);
    CPy_INCREF(cpy_r_r300.f10);
    cpy_r_r307 = PyTuple_New(11);
    if (unlikely(cpy_r_r307 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7509 = cpy_r_r300.f0;
    PyTuple_SET_ITEM(cpy_r_r307, 0, __tmp7509);
    PyObject *__tmp7510 = cpy_r_r300.f1;
    PyTuple_SET_ITEM(cpy_r_r307, 1, __tmp7510);
    PyObject *__tmp7511 = cpy_r_r300.f2;
    PyTuple_SET_ITEM(cpy_r_r307, 2, __tmp7511);
    PyObject *__tmp7512 = cpy_r_r300.f3;
    PyTuple_SET_ITEM(cpy_r_r307, 3, __tmp7512);
    PyObject *__tmp7513 = cpy_r_r300.f4;
    PyTuple_SET_ITEM(cpy_r_r307, 4, __tmp7513);
    PyObject *__tmp7514 = cpy_r_r300.f5;
    PyTuple_SET_ITEM(cpy_r_r307, 5, __tmp7514);
    PyObject *__tmp7515 = cpy_r_r300.f6;
    PyTuple_SET_ITEM(cpy_r_r307, 6, __tmp7515);
    PyObject *__tmp7516 = cpy_r_r300.f7;
    PyTuple_SET_ITEM(cpy_r_r307, 7, __tmp7516);
    PyObject *__tmp7517 = cpy_r_r300.f8;
    PyTuple_SET_ITEM(cpy_r_r307, 8, __tmp7517);
    PyObject *__tmp7518 = cpy_r_r300.f9;
    PyTuple_SET_ITEM(cpy_r_r307, 9, __tmp7518);
    PyObject *__tmp7519 = cpy_r_r300.f10;
    PyTuple_SET_ITEM(cpy_r_r307, 10, __tmp7519);
    cpy_r_r308 = CPyList_Extend(cpy_r_r306, cpy_r_r307);
    CPy_DECREF(cpy_r_r307);
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 46, CPyStatic_wayfarers___names___globals);
        goto CPyL181;
    } else
        goto CPyL182;
CPyL104: ;
    cpy_r_r309 = CPyList_Extend(cpy_r_r306, cpy_r_r302);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 46, CPyStatic_wayfarers___names___globals);
        goto CPyL181;
    } else
        goto CPyL183;
CPyL105: ;
    cpy_r_r310 = CPyList_Extend(cpy_r_r306, cpy_r_r304);
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 46, CPyStatic_wayfarers___names___globals);
        goto CPyL181;
    } else
        goto CPyL184;
CPyL106: ;
    cpy_r_r311 = PyList_AsTuple(cpy_r_r306);
    CPy_DECREF(cpy_r_r306);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 46, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPyStatic_wayfarers___names___KEPT_COUNTS = cpy_r_r311;
    CPy_INCREF(CPyStatic_wayfarers___names___KEPT_COUNTS);
    cpy_r_r312 = CPyStatic_wayfarers___names___globals;
    cpy_r_r313 = CPyStatics[4095]; /* 'KEPT_COUNTS' */
    cpy_r_r314 = CPyDict_SetItem(cpy_r_r312, cpy_r_r313, cpy_r_r311);
    CPy_DECREF(cpy_r_r311);
    cpy_r_r315 = cpy_r_r314 >= 0;
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 46, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r316 = CPyStatic_wayfarers___names___KEPT_COUNTS;
    if (likely(cpy_r_r316 != NULL)) goto CPyL111;
    PyErr_SetString(PyExc_NameError, "value for final name \"KEPT_COUNTS\" was not set");
    cpy_r_r317 = 0;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL111: ;
    cpy_r_r318 = CPyStatics[3875]; /* 'guild_black' */
    cpy_r_r319 = CPyStatics[3876]; /* 'guild_yellow' */
    cpy_r_r320 = CPyStatics[3877]; /* 'guild_blue' */
    cpy_r_r321 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r322 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r323 = CPyStatics[4096]; /* 'most_comets' */
    cpy_r_r324 = PyList_New(0);
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r325 = CPyList_Extend(cpy_r_r324, cpy_r_r316);
    if (unlikely(cpy_r_r325 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL185;
    } else
        goto CPyL186;
CPyL113: ;
    cpy_r_r326 = PyList_Append(cpy_r_r324, cpy_r_r318);
    cpy_r_r327 = cpy_r_r326 >= 0;
    if (unlikely(!cpy_r_r327)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL185;
    }
    cpy_r_r328 = PyList_Append(cpy_r_r324, cpy_r_r319);
    cpy_r_r329 = cpy_r_r328 >= 0;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL185;
    }
    cpy_r_r330 = PyList_Append(cpy_r_r324, cpy_r_r320);
    cpy_r_r331 = cpy_r_r330 >= 0;
    if (unlikely(!cpy_r_r331)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL185;
    }
    cpy_r_r332 = PyList_Append(cpy_r_r324, cpy_r_r321);
    cpy_r_r333 = cpy_r_r332 >= 0;
    if (unlikely(!cpy_r_r333)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL185;
    }
    cpy_r_r334 = PyList_Append(cpy_r_r324, cpy_r_r322);
    cpy_r_r335 = cpy_r_r334 >= 0;
    if (unlikely(!cpy_r_r335)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL185;
    }
    cpy_r_r336 = PyList_Append(cpy_r_r324, cpy_r_r323);
    cpy_r_r337 = cpy_r_r336 >= 0;
    if (unlikely(!cpy_r_r337)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL185;
    }
    cpy_r_r338 = PyList_AsTuple(cpy_r_r324);
    CPy_DECREF(cpy_r_r324);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPyStatic_wayfarers___names___COUNTS = cpy_r_r338;
    CPy_INCREF(CPyStatic_wayfarers___names___COUNTS);
    cpy_r_r339 = CPyStatic_wayfarers___names___globals;
    cpy_r_r340 = CPyStatics[3908]; /* 'COUNTS' */
    cpy_r_r341 = CPyDict_SetItem(cpy_r_r339, cpy_r_r340, cpy_r_r338);
    CPy_DECREF(cpy_r_r338);
    cpy_r_r342 = cpy_r_r341 >= 0;
    if (unlikely(!cpy_r_r342)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 47, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r343 = CPyStatic_wayfarers___names___TAGS;
    if (likely(cpy_r_r343.f0 != NULL)) goto CPyL124;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r344 = 0;
    if (unlikely(!cpy_r_r344)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 48, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL124: ;
    CPyStatic_wayfarers___names___FIRST_CARD_COUNT = 22;
    cpy_r_r345 = CPyStatic_wayfarers___names___globals;
    cpy_r_r346 = CPyStatics[3998]; /* 'FIRST_CARD_COUNT' */
    cpy_r_r347 = CPyStatics[4924]; /* 11 */
    cpy_r_r348 = CPyDict_SetItem(cpy_r_r345, cpy_r_r346, cpy_r_r347);
    cpy_r_r349 = cpy_r_r348 >= 0;
    if (unlikely(!cpy_r_r349)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 48, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r350 = CPyStatic_wayfarers___names___FIRST_CARD_COUNT;
    if (likely(cpy_r_r350 != CPY_INT_TAG)) goto CPyL128;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIRST_CARD_COUNT\" was not set");
    cpy_r_r351 = 0;
    if (unlikely(!cpy_r_r351)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 49, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL128: ;
    cpy_r_r352 = CPyStatic_wayfarers___names___CARD_COUNTS;
    if (likely(cpy_r_r352 != NULL)) goto CPyL131;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARD_COUNTS\" was not set");
    cpy_r_r353 = 0;
    if (unlikely(!cpy_r_r353)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 49, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL131: ;
    cpy_r_r354 = (CPyPtr)((CPyPtr)cpy_r_r352 + offsetof(PyVarObject, ob_size));
    cpy_r_r355 = *(int64_t *)cpy_r_r354;
    cpy_r_r356 = cpy_r_r355 << 1;
    cpy_r_r357 = CPyTagged_Add(cpy_r_r350, cpy_r_r356);
    CPyStatic_wayfarers___names___FIRST_TILE_COUNT = cpy_r_r357;
    CPyTagged_INCREF(CPyStatic_wayfarers___names___FIRST_TILE_COUNT);
    cpy_r_r358 = CPyStatic_wayfarers___names___globals;
    cpy_r_r359 = CPyStatics[4073]; /* 'FIRST_TILE_COUNT' */
    cpy_r_r360 = CPyTagged_StealAsObject(cpy_r_r357);
    cpy_r_r361 = CPyDict_SetItem(cpy_r_r358, cpy_r_r359, cpy_r_r360);
    CPy_DECREF(cpy_r_r360);
    cpy_r_r362 = cpy_r_r361 >= 0;
    if (unlikely(!cpy_r_r362)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 49, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r363 = CPyStatic_wayfarers___names___FIRST_TILE_COUNT;
    if (likely(cpy_r_r363 != CPY_INT_TAG)) goto CPyL135;
    PyErr_SetString(PyExc_NameError, "value for final name \"FIRST_TILE_COUNT\" was not set");
    cpy_r_r364 = 0;
    if (unlikely(!cpy_r_r364)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 50, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL135: ;
    cpy_r_r365 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (likely(cpy_r_r365.f0 != NULL)) goto CPyL138;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r366 = 0;
    if (unlikely(!cpy_r_r366)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 50, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL138: ;
    cpy_r_r367 = CPyTagged_Add(cpy_r_r363, 10);
    CPyStatic_wayfarers___names___ANY_TILE_COUNT = cpy_r_r367;
    CPyTagged_INCREF(CPyStatic_wayfarers___names___ANY_TILE_COUNT);
    cpy_r_r368 = CPyStatic_wayfarers___names___globals;
    cpy_r_r369 = CPyStatics[4072]; /* 'ANY_TILE_COUNT' */
    cpy_r_r370 = CPyTagged_StealAsObject(cpy_r_r367);
    cpy_r_r371 = CPyDict_SetItem(cpy_r_r368, cpy_r_r369, cpy_r_r370);
    CPy_DECREF(cpy_r_r370);
    cpy_r_r372 = cpy_r_r371 >= 0;
    if (unlikely(!cpy_r_r372)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 50, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r373 = CPyStatics[1811]; /* 'camel' */
    cpy_r_r374 = CPyStatics[4097]; /* 'telescope' */
    cpy_r_r375 = CPyStatics[4098]; /* 'ship' */
    cpy_r_r376 = CPyStatics[4099]; /* 'pigeon' */
    CPy_INCREF(cpy_r_r373);
    CPy_INCREF(cpy_r_r374);
    CPy_INCREF(cpy_r_r375);
    CPy_INCREF(cpy_r_r376);
    cpy_r_r377.f0 = cpy_r_r373;
    cpy_r_r377.f1 = cpy_r_r374;
    cpy_r_r377.f2 = cpy_r_r375;
    cpy_r_r377.f3 = cpy_r_r376;
    CPyStatic_wayfarers___names___ASSETS = cpy_r_r377;
    CPy_INCREF(CPyStatic_wayfarers___names___ASSETS.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___ASSETS.f1);
    CPy_INCREF(CPyStatic_wayfarers___names___ASSETS.f2);
    CPy_INCREF(CPyStatic_wayfarers___names___ASSETS.f3);
    cpy_r_r378 = CPyStatic_wayfarers___names___globals;
    cpy_r_r379 = CPyStatics[3903]; /* 'ASSETS' */
    cpy_r_r380 = PyTuple_New(4);
    if (unlikely(cpy_r_r380 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7520 = cpy_r_r377.f0;
    PyTuple_SET_ITEM(cpy_r_r380, 0, __tmp7520);
    PyObject *__tmp7521 = cpy_r_r377.f1;
    PyTuple_SET_ITEM(cpy_r_r380, 1, __tmp7521);
    PyObject *__tmp7522 = cpy_r_r377.f2;
    PyTuple_SET_ITEM(cpy_r_r380, 2, __tmp7522);
    PyObject *__tmp7523 = cpy_r_r377.f3;
    PyTuple_SET_ITEM(cpy_r_r380, 3, __tmp7523);
    cpy_r_r381 = CPyDict_SetItem(cpy_r_r378, cpy_r_r379, cpy_r_r380);
    CPy_DECREF(cpy_r_r380);
    cpy_r_r382 = cpy_r_r381 >= 0;
    if (unlikely(!cpy_r_r382)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 52, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r383 = CPyStatic_wayfarers___names___globals;
    cpy_r_r384 = CPyStatics[4100]; /* 'CAMEL' */
    cpy_r_r385 = CPyStatics[4897]; /* 1 */
    cpy_r_r386 = CPyDict_SetItem(cpy_r_r383, cpy_r_r384, cpy_r_r385);
    cpy_r_r387 = cpy_r_r386 >= 0;
    if (unlikely(!cpy_r_r387)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 54, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r388 = CPyStatic_wayfarers___names___globals;
    cpy_r_r389 = CPyStatics[4101]; /* 'TELESCOPE' */
    cpy_r_r390 = CPyStatics[4899]; /* 16 */
    cpy_r_r391 = CPyDict_SetItem(cpy_r_r388, cpy_r_r389, cpy_r_r390);
    cpy_r_r392 = cpy_r_r391 >= 0;
    if (unlikely(!cpy_r_r392)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 55, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r393 = CPyStatic_wayfarers___names___globals;
    cpy_r_r394 = CPyStatics[3664]; /* 'SHIP' */
    cpy_r_r395 = CPyStatics[4963]; /* 256 */
    cpy_r_r396 = CPyDict_SetItem(cpy_r_r393, cpy_r_r394, cpy_r_r395);
    cpy_r_r397 = cpy_r_r396 >= 0;
    if (unlikely(!cpy_r_r397)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 56, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r398 = CPyStatic_wayfarers___names___globals;
    cpy_r_r399 = CPyStatics[3663]; /* 'PIGEON' */
    cpy_r_r400 = CPyStatics[4962]; /* 4096 */
    cpy_r_r401 = CPyDict_SetItem(cpy_r_r398, cpy_r_r399, cpy_r_r400);
    cpy_r_r402 = cpy_r_r401 >= 0;
    if (unlikely(!cpy_r_r402)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 57, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r403 = CPyStatics[1811]; /* 'camel' */
    cpy_r_r404 = CPyStatics[4097]; /* 'telescope' */
    cpy_r_r405 = CPyStatics[4098]; /* 'ship' */
    cpy_r_r406 = CPyStatics[4099]; /* 'pigeon' */
    cpy_r_r407 = CPyStatics[4897]; /* 1 */
    cpy_r_r408 = CPyStatics[4899]; /* 16 */
    cpy_r_r409 = CPyStatics[4963]; /* 256 */
    cpy_r_r410 = CPyStatics[4962]; /* 4096 */
    cpy_r_r411 = CPyDict_Build(4, cpy_r_r403, cpy_r_r407, cpy_r_r404, cpy_r_r408, cpy_r_r405, cpy_r_r409, cpy_r_r406, cpy_r_r410);
    if (unlikely(cpy_r_r411 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 58, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPyStatic_wayfarers___names___ONE_ASSET = cpy_r_r411;
    CPy_INCREF(CPyStatic_wayfarers___names___ONE_ASSET);
    cpy_r_r412 = CPyStatic_wayfarers___names___globals;
    cpy_r_r413 = CPyStatics[3909]; /* 'ONE_ASSET' */
    cpy_r_r414 = CPyDict_SetItem(cpy_r_r412, cpy_r_r413, cpy_r_r411);
    CPy_DECREF(cpy_r_r411);
    cpy_r_r415 = cpy_r_r414 >= 0;
    if (unlikely(!cpy_r_r415)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 58, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r416 = CPyStatic_wayfarers___names___globals;
    cpy_r_r417 = CPyStatics[3662]; /* 'EIGHT_EACH' */
    cpy_r_r418 = CPyStatics[4964]; /* 34952 */
    cpy_r_r419 = CPyDict_SetItem(cpy_r_r416, cpy_r_r417, cpy_r_r418);
    cpy_r_r420 = cpy_r_r419 >= 0;
    if (unlikely(!cpy_r_r420)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 59, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPyStatic_wayfarers___names___COLUMNS = 12;
    cpy_r_r421 = CPyStatic_wayfarers___names___globals;
    cpy_r_r422 = CPyStatics[3906]; /* 'COLUMNS' */
    cpy_r_r423 = CPyStatics[4900]; /* 6 */
    cpy_r_r424 = CPyDict_SetItem(cpy_r_r421, cpy_r_r422, cpy_r_r423);
    cpy_r_r425 = cpy_r_r424 >= 0;
    if (unlikely(!cpy_r_r425)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 67, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r426 = CPyStatics[1513]; /* 'top' */
    cpy_r_r427 = CPyStatics[2611]; /* 'middle' */
    cpy_r_r428 = CPyStatics[2086]; /* 'bottom' */
    CPy_INCREF(cpy_r_r426);
    CPy_INCREF(cpy_r_r427);
    CPy_INCREF(cpy_r_r428);
    cpy_r_r429.f0 = cpy_r_r426;
    cpy_r_r429.f1 = cpy_r_r427;
    cpy_r_r429.f2 = cpy_r_r428;
    CPyStatic_wayfarers___names___CARAVAN_ROWS = cpy_r_r429;
    CPy_INCREF(CPyStatic_wayfarers___names___CARAVAN_ROWS.f0);
    CPy_INCREF(CPyStatic_wayfarers___names___CARAVAN_ROWS.f1);
    CPy_INCREF(CPyStatic_wayfarers___names___CARAVAN_ROWS.f2);
    cpy_r_r430 = CPyStatic_wayfarers___names___globals;
    cpy_r_r431 = CPyStatics[3904]; /* 'CARAVAN_ROWS' */
    cpy_r_r432 = PyTuple_New(3);
    if (unlikely(cpy_r_r432 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7524 = cpy_r_r429.f0;
    PyTuple_SET_ITEM(cpy_r_r432, 0, __tmp7524);
    PyObject *__tmp7525 = cpy_r_r429.f1;
    PyTuple_SET_ITEM(cpy_r_r432, 1, __tmp7525);
    PyObject *__tmp7526 = cpy_r_r429.f2;
    PyTuple_SET_ITEM(cpy_r_r432, 2, __tmp7526);
    cpy_r_r433 = CPyDict_SetItem(cpy_r_r430, cpy_r_r431, cpy_r_r432);
    CPy_DECREF(cpy_r_r432);
    cpy_r_r434 = cpy_r_r433 >= 0;
    if (unlikely(!cpy_r_r434)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 68, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r435 = CPyStatic_wayfarers___names___COLUMNS;
    if (likely(cpy_r_r435 != CPY_INT_TAG)) goto CPyL152;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r436 = 0;
    if (unlikely(!cpy_r_r436)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 69, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL152: ;
    cpy_r_r437 = CPyStatic_wayfarers___names___CARAVAN_ROWS;
    if (likely(cpy_r_r437.f0 != NULL)) goto CPyL155;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARAVAN_ROWS\" was not set");
    cpy_r_r438 = 0;
    if (unlikely(!cpy_r_r438)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 69, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL155: ;
    cpy_r_r439 = CPyTagged_Multiply(cpy_r_r435, 6);
    CPyStatic_wayfarers___names___CELLS = cpy_r_r439;
    CPyTagged_INCREF(CPyStatic_wayfarers___names___CELLS);
    cpy_r_r440 = CPyStatic_wayfarers___names___globals;
    cpy_r_r441 = CPyStatics[3905]; /* 'CELLS' */
    cpy_r_r442 = CPyTagged_StealAsObject(cpy_r_r439);
    cpy_r_r443 = CPyDict_SetItem(cpy_r_r440, cpy_r_r441, cpy_r_r442);
    CPy_DECREF(cpy_r_r442);
    cpy_r_r444 = cpy_r_r443 >= 0;
    if (unlikely(!cpy_r_r444)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 69, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r445 = CPyStatic_wayfarers___names___COLUMNS;
    if (likely(cpy_r_r445 != CPY_INT_TAG)) goto CPyL159;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r446 = 0;
    if (unlikely(!cpy_r_r446)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 70, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL159: ;
    cpy_r_r447 = CPyTagged_Subtract(cpy_r_r445, 2);
    cpy_r_r448 = CPyTagged_Lshift(2, cpy_r_r447);
    CPyTagged_DECREF(cpy_r_r447);
    if (unlikely(cpy_r_r448 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 70, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r449 = CPyTagged_Or(2, cpy_r_r448);
    CPyTagged_DECREF(cpy_r_r448);
    CPyStatic_wayfarers___names___CORNERS = cpy_r_r449;
    CPyTagged_INCREF(CPyStatic_wayfarers___names___CORNERS);
    cpy_r_r450 = CPyStatic_wayfarers___names___globals;
    cpy_r_r451 = CPyStatics[3907]; /* 'CORNERS' */
    cpy_r_r452 = CPyTagged_StealAsObject(cpy_r_r449);
    cpy_r_r453 = CPyDict_SetItem(cpy_r_r450, cpy_r_r451, cpy_r_r452);
    CPy_DECREF(cpy_r_r452);
    cpy_r_r454 = cpy_r_r453 >= 0;
    if (unlikely(!cpy_r_r454)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 70, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    cpy_r_r455 = CPyStatics[1811]; /* 'camel' */
    cpy_r_r456 = CPyStatic_wayfarers___names___COLUMNS;
    if (likely(cpy_r_r456 != CPY_INT_TAG)) goto CPyL164;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r457 = 0;
    if (unlikely(!cpy_r_r457)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 71, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPy_Unreachable();
CPyL164: ;
    cpy_r_r458 = CPyStatics[4097]; /* 'telescope' */
    cpy_r_r459 = CPyStatics[4897]; /* 1 */
    CPyTagged_INCREF(cpy_r_r456);
    cpy_r_r460 = CPyTagged_StealAsObject(cpy_r_r456);
    cpy_r_r461 = CPyDict_Build(2, cpy_r_r459, cpy_r_r455, cpy_r_r460, cpy_r_r458);
    CPy_DECREF(cpy_r_r460);
    if (unlikely(cpy_r_r461 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 71, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    CPyStatic_wayfarers___names___PRINTED_ASSETS = cpy_r_r461;
    CPy_INCREF(CPyStatic_wayfarers___names___PRINTED_ASSETS);
    cpy_r_r462 = CPyStatic_wayfarers___names___globals;
    cpy_r_r463 = CPyStatics[4102]; /* 'PRINTED_ASSETS' */
    cpy_r_r464 = CPyDict_SetItem(cpy_r_r462, cpy_r_r463, cpy_r_r461);
    CPy_DECREF(cpy_r_r461);
    cpy_r_r465 = cpy_r_r464 >= 0;
    if (unlikely(!cpy_r_r465)) {
        CPy_AddTraceback("src/serai/games/wayfarers/names.py", "<module>", 71, CPyStatic_wayfarers___names___globals);
        goto CPyL167;
    }
    return 1;
CPyL167: ;
    cpy_r_r466 = 2;
    return cpy_r_r466;
CPyL168: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL169: ;
    CPy_DecRef(cpy_r_r141);
    goto CPyL167;
CPyL170: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL34;
CPyL171: ;
    CPy_DecRef(cpy_r_r178);
    goto CPyL167;
CPyL172: ;
    CPy_DECREF(cpy_r_r180);
    goto CPyL51;
CPyL173: ;
    CPy_DecRef(cpy_r_r258);
    goto CPyL167;
CPyL174: ;
    CPy_DECREF(cpy_r_r258);
    goto CPyL75;
CPyL175: ;
    CPy_DecRef(cpy_r_r258);
    CPy_DecRef(cpy_r_r259);
    goto CPyL167;
CPyL176: ;
    CPy_DecRef(cpy_r_r274);
    goto CPyL167;
CPyL177: ;
    CPy_DECREF(cpy_r_r276);
    goto CPyL81;
CPyL178: ;
    CPy_DecRef(cpy_r_r287);
    goto CPyL167;
CPyL179: ;
    CPy_DECREF(cpy_r_r287);
    goto CPyL92;
CPyL180: ;
    CPy_DecRef(cpy_r_r287);
    CPy_DecRef(cpy_r_r288);
    goto CPyL167;
CPyL181: ;
    CPy_DecRef(cpy_r_r306);
    goto CPyL167;
CPyL182: ;
    CPy_DECREF(cpy_r_r308);
    goto CPyL104;
CPyL183: ;
    CPy_DECREF(cpy_r_r309);
    goto CPyL105;
CPyL184: ;
    CPy_DECREF(cpy_r_r310);
    goto CPyL106;
CPyL185: ;
    CPy_DecRef(cpy_r_r324);
    goto CPyL167;
CPyL186: ;
    CPy_DECREF(cpy_r_r325);
    goto CPyL113;
}

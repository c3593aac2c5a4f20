#include "__native_serai.h"
#include "__native_internal_serai.h"
static PyMethodDef merv___researchmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___research__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___research__internal, "__name__");
    CPyStatic_merv___research___globals = PyModule_GetDict(CPyModule_serai___games___merv___research__internal);
    if (unlikely(CPyStatic_merv___research___globals == NULL))
        goto fail;
    char result = CPyDef_merv___research_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___research__internal);
    Py_CLEAR(modname);
    return -1;
}
int CPyExec_serai___games___merv___research(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___research__impl, &CPyImportState_serai___games___merv___research, &CPyModule_serai___games___merv___research);
}
static struct PyModuleDef merv___researchmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.research",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___researchmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___research(void)
{
    if (CPyModule_serai___games___merv___research__internal) {
        Py_INCREF(CPyModule_serai___games___merv___research__internal);
        return CPyModule_serai___games___merv___research__internal;
    }
    CPyModule_serai___games___merv___research__internal = PyModule_Create(&merv___researchmodule);
    return CPyModule_serai___games___merv___research__internal;
}

PyObject *CPyInit_serai___games___merv___research(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___research__internal) {
        Py_INCREF(CPyModule_serai___games___merv___research__internal);
        return CPyModule_serai___games___merv___research__internal;
    }
    CPyModule_serai___games___merv___research__internal = PyModule_Create(&merv___researchmodule);
    if (unlikely(CPyModule_serai___games___merv___research__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.research");
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
    Py_ssize_t is_pkg = 1;
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___research__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___research__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___research__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___research(CPyModule_serai___games___merv___research__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___research__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.research");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___research__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___research_____top_level__(void) {
    void *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/__init__.py", "<module>", 1, CPyStatic_merv___research___globals);
        goto CPyL5;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/__init__.py", "<module>", 1, CPyStatic_merv___research___globals);
        goto CPyL5;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    return 1;
CPyL5: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
}

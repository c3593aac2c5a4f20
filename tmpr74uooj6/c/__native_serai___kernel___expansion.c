#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
expansion___Expansion_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
expansion___Expansion_traverse(serai___kernel___expansion___ExpansionObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_name);
    if (CPyTagged_CheckLong(self->_rules_changes)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_rules_changes));
    }
    Py_VISIT(self->_content);
    Py_VISIT(self->_texts);
    Py_VISIT(self->_guide);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_expansion___Expansion_clear(PyObject *cpy_r_self)
{
    serai___kernel___expansion___ExpansionObject *self = (serai___kernel___expansion___ExpansionObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    if (CPyTagged_CheckLong(self->_rules_changes)) {
        CPyTagged __tmp = self->_rules_changes;
        self->_rules_changes = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_content);
    Py_CLEAR(self->_texts);
    Py_CLEAR(self->_guide);
    return 0;
}

static int32_t CPyDef_expansion___Expansion_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___expansion___ExpansionObject *self = (serai___kernel___expansion___ExpansionObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    if (CPyTagged_CheckLong(self->_rules_changes)) {
        CPyTagged __tmp = self->_rules_changes;
        self->_rules_changes = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_content);
    Py_CLEAR(self->_texts);
    Py_CLEAR(self->_guide);
    return 0;
}

static void
expansion___Expansion_dealloc(serai___kernel___expansion___ExpansionObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, expansion___Expansion_dealloc)
    CPyDef_expansion___Expansion_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_expansion_____mypyc__Expansion_setup(PyObject *cpy_r_type);
PyObject *CPyDef_expansion___Expansion(PyObject *cpy_r_package, CPyTagged cpy_r_rules_changes);

static PyObject *
expansion___Expansion_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_expansion___Expansion) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_expansion_____mypyc__Expansion_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_expansion___Expansion_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem expansion___Expansion_vtable[1];
static bool
CPyDef_expansion___Expansion_trait_vtable_setup(void)
{
    CPyVTableItem expansion___Expansion_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_expansion___Expansion_____init__,
    };
    memcpy(expansion___Expansion_vtable, expansion___Expansion_vtable_scratch, sizeof(expansion___Expansion_vtable));
    return 1;
}

static bool
CPyDef_expansion___Expansion_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
expansion___Expansion_get_name(serai___kernel___expansion___ExpansionObject *self, void *closure);
static int
expansion___Expansion_set_name(serai___kernel___expansion___ExpansionObject *self, PyObject *value, void *closure);
static PyObject *
expansion___Expansion_get_rules_changes(serai___kernel___expansion___ExpansionObject *self, void *closure);
static int
expansion___Expansion_set_rules_changes(serai___kernel___expansion___ExpansionObject *self, PyObject *value, void *closure);
static PyObject *
expansion___Expansion_get_content(serai___kernel___expansion___ExpansionObject *self, void *closure);
static int
expansion___Expansion_set_content(serai___kernel___expansion___ExpansionObject *self, PyObject *value, void *closure);
static PyObject *
expansion___Expansion_get_texts(serai___kernel___expansion___ExpansionObject *self, void *closure);
static int
expansion___Expansion_set_texts(serai___kernel___expansion___ExpansionObject *self, PyObject *value, void *closure);
static PyObject *
expansion___Expansion_get_guide(serai___kernel___expansion___ExpansionObject *self, void *closure);
static int
expansion___Expansion_set_guide(serai___kernel___expansion___ExpansionObject *self, PyObject *value, void *closure);

static PyGetSetDef expansion___Expansion_getseters[] = {
    {"name",
     (getter)expansion___Expansion_get_name, (setter)expansion___Expansion_set_name,
     NULL, NULL},
    {"rules_changes",
     (getter)expansion___Expansion_get_rules_changes, (setter)expansion___Expansion_set_rules_changes,
     NULL, NULL},
    {"content",
     (getter)expansion___Expansion_get_content, (setter)expansion___Expansion_set_content,
     NULL, NULL},
    {"texts",
     (getter)expansion___Expansion_get_texts, (setter)expansion___Expansion_set_texts,
     NULL, NULL},
    {"guide",
     (getter)expansion___Expansion_get_guide, (setter)expansion___Expansion_set_guide,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef expansion___Expansion_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_expansion_____mypyc__Expansion_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_expansion___Expansion_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, package, rules_changes=0)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_expansion___Expansion_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Expansion",
    .tp_new = expansion___Expansion_new,
    .tp_dealloc = (destructor)expansion___Expansion_dealloc,
    .tp_traverse = (traverseproc)expansion___Expansion_traverse,
    .tp_clear = (inquiry)CPyDef_expansion___Expansion_clear,
    .tp_getset = expansion___Expansion_getseters,
    .tp_methods = expansion___Expansion_methods,
    .tp_init = expansion___Expansion_init,
    .tp_basicsize = sizeof(serai___kernel___expansion___ExpansionObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Expansion(package, rules_changes=0)\n--\n\n"),
};
static PyTypeObject *CPyType_expansion___Expansion_template = &CPyType_expansion___Expansion_template_;

PyObject *CPyDef_expansion_____mypyc__Expansion_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___expansion___ExpansionObject *self;
    self = (serai___kernel___expansion___ExpansionObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = expansion___Expansion_vtable;
    self->_rules_changes = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_expansion___Expansion(PyObject *cpy_r_package, CPyTagged cpy_r_rules_changes)
{
    PyObject *self = CPyDef_expansion_____mypyc__Expansion_setup((PyObject *)CPyType_expansion___Expansion);
    if (self == NULL)
        return NULL;
    char res = CPyDef_expansion___Expansion_____init__(self, cpy_r_package, cpy_r_rules_changes);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
expansion___Expansion_get_name(serai___kernel___expansion___ExpansionObject *self, void *closure)
{
    if (unlikely(self->_name == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'name' of 'Expansion' undefined");
        return NULL;
    }
    CPy_INCREF(self->_name);
    PyObject *retval = self->_name;
    return retval;
}

static int
expansion___Expansion_set_name(serai___kernel___expansion___ExpansionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Expansion' object attribute 'name' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_name != NULL) {
        CPy_DECREF(self->_name);
    }
    self->_name = tmp;
    return 0;
}

static PyObject *
expansion___Expansion_get_rules_changes(serai___kernel___expansion___ExpansionObject *self, void *closure)
{
    if (unlikely(self->_rules_changes == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rules_changes' of 'Expansion' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_rules_changes);
    PyObject *retval = CPyTagged_StealAsObject(self->_rules_changes);
    return retval;
}

static int
expansion___Expansion_set_rules_changes(serai___kernel___expansion___ExpansionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Expansion' object attribute 'rules_changes' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_rules_changes != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_rules_changes);
    }
    self->_rules_changes = tmp;
    return 0;
}

static PyObject *
expansion___Expansion_get_content(serai___kernel___expansion___ExpansionObject *self, void *closure)
{
    if (unlikely(self->_content == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'content' of 'Expansion' undefined");
        return NULL;
    }
    CPy_INCREF(self->_content);
    PyObject *retval = self->_content;
    return retval;
}

static int
expansion___Expansion_set_content(serai___kernel___expansion___ExpansionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Expansion' object attribute 'content' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_content != NULL) {
        CPy_DECREF(self->_content);
    }
    self->_content = tmp;
    return 0;
}

static PyObject *
expansion___Expansion_get_texts(serai___kernel___expansion___ExpansionObject *self, void *closure)
{
    if (unlikely(self->_texts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'texts' of 'Expansion' undefined");
        return NULL;
    }
    CPy_INCREF(self->_texts);
    PyObject *retval = self->_texts;
    return retval;
}

static int
expansion___Expansion_set_texts(serai___kernel___expansion___ExpansionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Expansion' object attribute 'texts' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_texts != NULL) {
        CPy_DECREF(self->_texts);
    }
    self->_texts = tmp;
    return 0;
}

static PyObject *
expansion___Expansion_get_guide(serai___kernel___expansion___ExpansionObject *self, void *closure)
{
    if (unlikely(self->_guide == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guide' of 'Expansion' undefined");
        return NULL;
    }
    CPy_INCREF(self->_guide);
    PyObject *retval = self->_guide;
    return retval;
}

static int
expansion___Expansion_set_guide(serai___kernel___expansion___ExpansionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Expansion' object attribute 'guide' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_guide != NULL) {
        CPy_DECREF(self->_guide);
    }
    self->_guide = tmp;
    return 0;
}
static PyMethodDef expansionmodule_methods[] = {
    {"name_with", (PyCFunction)CPyPy_expansion___name_with, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("name_with(game, expansions)\n--\n\n") /* docstring */},
    {"expansions_of", (PyCFunction)CPyPy_expansion___expansions_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("expansions_of(package, names)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___expansion__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___expansion__internal, "__name__");
    CPyStatic_expansion___globals = PyModule_GetDict(CPyModule_serai___kernel___expansion__internal);
    if (unlikely(CPyStatic_expansion___globals == NULL))
        goto fail;
    char result = CPyDef_expansion_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___expansion__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_expansion___Expansion);
    return -1;
}
int CPyExec_serai___kernel___expansion(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___expansion__impl, &CPyImportState_serai___kernel___expansion, &CPyModule_serai___kernel___expansion);
}
static struct PyModuleDef expansionmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.expansion",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    expansionmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___expansion(void)
{
    if (CPyModule_serai___kernel___expansion__internal) {
        Py_INCREF(CPyModule_serai___kernel___expansion__internal);
        return CPyModule_serai___kernel___expansion__internal;
    }
    CPyModule_serai___kernel___expansion__internal = PyModule_Create(&expansionmodule);
    return CPyModule_serai___kernel___expansion__internal;
}

PyObject *CPyInit_serai___kernel___expansion(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___expansion__internal) {
        Py_INCREF(CPyModule_serai___kernel___expansion__internal);
        return CPyModule_serai___kernel___expansion__internal;
    }
    CPyModule_serai___kernel___expansion__internal = PyModule_Create(&expansionmodule);
    if (unlikely(CPyModule_serai___kernel___expansion__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.expansion");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___expansion__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___expansion__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___expansion__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___expansion(CPyModule_serai___kernel___expansion__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___expansion__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.expansion");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___expansion__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_expansion___name_with(PyObject *cpy_r_game, PyObject *cpy_r_expansions) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    CPyPtr cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyStatics[109]; /* '+' */
    cpy_r_r1 = PyList_New(1);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "name_with", 22, CPyStatic_expansion___globals);
        goto CPyL4;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r3 = *(CPyPtr *)cpy_r_r2;
    CPy_INCREF(cpy_r_game);
    *(PyObject * *)cpy_r_r3 = cpy_r_game;
    cpy_r_r4 = CPyList_Extend(cpy_r_r1, cpy_r_expansions);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "name_with", 22, CPyStatic_expansion___globals);
        goto CPyL5;
    } else
        goto CPyL6;
CPyL2: ;
    cpy_r_r5 = PyUnicode_Join(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "name_with", 22, CPyStatic_expansion___globals);
        goto CPyL4;
    }
    return cpy_r_r5;
CPyL4: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL5: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL4;
CPyL6: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL2;
}
        
        PyObject *CPyPy_expansion___name_with(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"game", "expansions", 0};
            static CPyArg_Parser parser = {"OO:name_with", kwlist, 0};
            PyObject *obj_game;
            PyObject *obj_expansions;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_game, &obj_expansions)) {
                return NULL;
            }
            PyObject *arg_game;
            if (likely(PyUnicode_Check(obj_game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("str", obj_game); 
                goto fail;
            }
            PyObject *arg_expansions = obj_expansions;
            PyObject *retval = CPyDef_expansion___name_with(arg_game, arg_expansions);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/expansion.py", "name_with", 20, CPyStatic_expansion___globals);
            return NULL;
        }
        
char CPyDef_expansion___Expansion_____init__(PyObject *cpy_r_self, PyObject *cpy_r_package, CPyTagged cpy_r_rules_changes) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T3OOO cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    if (cpy_r_rules_changes != CPY_INT_TAG) goto CPyL15;
    cpy_r_rules_changes = 0;
CPyL2: ;
    cpy_r_r0 = CPyStatics[248]; /* '.' */
    cpy_r_r1 = PyUnicode_RPartition(cpy_r_package, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 29, CPyStatic_expansion___globals);
        goto CPyL16;
    }
    PyObject *__tmp8875;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 3))) {
        __tmp8875 = NULL;
        goto __LL8876;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        __tmp8875 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        __tmp8875 = NULL;
    }
    if (__tmp8875 == NULL) goto __LL8876;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        __tmp8875 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        __tmp8875 = NULL;
    }
    if (__tmp8875 == NULL) goto __LL8876;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 2))))
        __tmp8875 = PyTuple_GET_ITEM(cpy_r_r1, 2);
    else {
        __tmp8875 = NULL;
    }
    if (__tmp8875 == NULL) goto __LL8876;
    __tmp8875 = cpy_r_r1;
__LL8876: ;
    if (unlikely(__tmp8875 == NULL)) {
        CPy_TypeError("tuple[str, str, str]", cpy_r_r1); cpy_r_r2 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp8877 = PyTuple_GET_ITEM(cpy_r_r1, 0);
        CPy_INCREF(__tmp8877);
        PyObject *__tmp8878;
        if (likely(PyUnicode_Check(__tmp8877)))
            __tmp8878 = __tmp8877;
        else {
            CPy_TypeError("str", __tmp8877); 
            __tmp8878 = NULL;
        }
        cpy_r_r2.f0 = __tmp8878;
        PyObject *__tmp8879 = PyTuple_GET_ITEM(cpy_r_r1, 1);
        CPy_INCREF(__tmp8879);
        PyObject *__tmp8880;
        if (likely(PyUnicode_Check(__tmp8879)))
            __tmp8880 = __tmp8879;
        else {
            CPy_TypeError("str", __tmp8879); 
            __tmp8880 = NULL;
        }
        cpy_r_r2.f1 = __tmp8880;
        PyObject *__tmp8881 = PyTuple_GET_ITEM(cpy_r_r1, 2);
        CPy_INCREF(__tmp8881);
        PyObject *__tmp8882;
        if (likely(PyUnicode_Check(__tmp8881)))
            __tmp8882 = __tmp8881;
        else {
            CPy_TypeError("str", __tmp8881); 
            __tmp8882 = NULL;
        }
        cpy_r_r2.f2 = __tmp8882;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 29, CPyStatic_expansion___globals);
        goto CPyL16;
    }
    cpy_r_r3 = cpy_r_r2.f2;
    CPy_INCREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r2.f0);
    CPy_DECREF(cpy_r_r2.f1);
    CPy_DECREF(cpy_r_r2.f2);
    ((serai___kernel___expansion___ExpansionObject *)cpy_r_self)->_name = cpy_r_r3;
    ((serai___kernel___expansion___ExpansionObject *)cpy_r_self)->_rules_changes = cpy_r_rules_changes;
    cpy_r_r4 = CPyStatic_expansion___globals;
    cpy_r_r5 = CPyStatics[108]; /* 'files' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 31, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    PyObject *cpy_r_r7[1] = {cpy_r_package};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r8, 1, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 31, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    cpy_r_r10 = CPyStatics[694]; /* 'content' */
    cpy_r_r11 = PyNumber_TrueDivide(cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 31, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    ((serai___kernel___expansion___ExpansionObject *)cpy_r_self)->_content = cpy_r_r11;
    cpy_r_r12 = CPyStatic_expansion___globals;
    cpy_r_r13 = CPyStatics[108]; /* 'files' */
    cpy_r_r14 = CPyDict_GetItem(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 32, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    PyObject *cpy_r_r15[1] = {cpy_r_package};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_Vectorcall(cpy_r_r14, cpy_r_r16, 1, 0);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 32, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    cpy_r_r18 = CPyStatics[266]; /* 'text' */
    cpy_r_r19 = PyNumber_TrueDivide(cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 32, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    ((serai___kernel___expansion___ExpansionObject *)cpy_r_self)->_texts = cpy_r_r19;
    cpy_r_r20 = CPyStatic_expansion___globals;
    cpy_r_r21 = CPyStatics[108]; /* 'files' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 33, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    PyObject *cpy_r_r23[1] = {cpy_r_package};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = PyObject_Vectorcall(cpy_r_r22, cpy_r_r24, 1, 0);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 33, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    cpy_r_r26 = CPyStatics[268]; /* 'guide.toml' */
    cpy_r_r27 = PyNumber_TrueDivide(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 33, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    ((serai___kernel___expansion___ExpansionObject *)cpy_r_self)->_guide = cpy_r_r27;
    return 1;
CPyL14: ;
    cpy_r_r28 = 2;
    return cpy_r_r28;
CPyL15: ;
    CPyTagged_INCREF(cpy_r_rules_changes);
    goto CPyL2;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_rules_changes);
    goto CPyL14;
}
        
        PyObject *CPyPy_expansion___Expansion_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"package", "rules_changes", 0};
            PyObject *obj_package;
            PyObject *obj_rules_changes = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O|O", "__init__", kwlist, &obj_package, &obj_rules_changes)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___MyriadExpansion) || (Py_TYPE(obj_self) == CPyType_expansion___Expansion)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.expansion.Expansion", obj_self); 
                goto fail;
            }
            PyObject *arg_package;
            if (likely(PyUnicode_Check(obj_package)))
                arg_package = obj_package;
            else {
                CPy_TypeError("str", obj_package); 
                goto fail;
            }
            CPyTagged arg_rules_changes;
            if (obj_rules_changes == NULL) {
                arg_rules_changes = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_rules_changes)))
                arg_rules_changes = CPyTagged_BorrowFromObject(obj_rules_changes);
            else {
                CPy_TypeError("int", obj_rules_changes); goto fail;
            }
            char retval = CPyDef_expansion___Expansion_____init__(arg_self, arg_package, arg_rules_changes);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/expansion.py", "__init__", 28, CPyStatic_expansion___globals);
            return NULL;
        }
        
PyObject *CPyDef_expansion___expansions_of(PyObject *cpy_r_package, PyObject *cpy_r_names) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "expansions_of", 38, CPyStatic_expansion___globals);
        goto CPyL11;
    }
    cpy_r_r1 = PyObject_GetIter(cpy_r_names);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "expansions_of", 38, CPyStatic_expansion___globals);
        goto CPyL12;
    }
CPyL2: ;
    cpy_r_r2 = PyIter_Next(cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL13;
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/expansion.py", "expansions_of", 38, CPyStatic_expansion___globals, "str", cpy_r_r2);
        goto CPyL14;
    }
    cpy_r_r4 = CPyStatics[248]; /* '.' */
    cpy_r_r5 = CPyStr_Build(3, cpy_r_package, cpy_r_r4, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "expansions_of", 38, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    cpy_r_r6 = CPyStatic_expansion___globals;
    cpy_r_r7 = CPyStatics[236]; /* 'import_module' */
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "expansions_of", 38, CPyStatic_expansion___globals);
        goto CPyL15;
    }
    PyObject *cpy_r_r9[1] = {cpy_r_r5};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r10, 1, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "expansions_of", 38, CPyStatic_expansion___globals);
        goto CPyL15;
    }
    CPy_DECREF(cpy_r_r5);
    cpy_r_r12 = CPyStatics[2884]; /* 'EXPANSION' */
    cpy_r_r13 = CPyObject_GetAttr(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "expansions_of", 38, CPyStatic_expansion___globals);
        goto CPyL14;
    }
    cpy_r_r14 = PyList_Append(cpy_r_r0, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r14 >= 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "expansions_of", 38, CPyStatic_expansion___globals);
        goto CPyL14;
    } else
        goto CPyL2;
CPyL9: ;
    cpy_r_r16 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "expansions_of", 38, CPyStatic_expansion___globals);
        goto CPyL12;
    }
    return cpy_r_r0;
CPyL11: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL11;
CPyL13: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL9;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL11;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL11;
}
        
        PyObject *CPyPy_expansion___expansions_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"package", "names", 0};
            static CPyArg_Parser parser = {"OO:expansions_of", kwlist, 0};
            PyObject *obj_package;
            PyObject *obj_names;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_package, &obj_names)) {
                return NULL;
            }
            PyObject *arg_package;
            if (likely(PyUnicode_Check(obj_package)))
                arg_package = obj_package;
            else {
                CPy_TypeError("str", obj_package); 
                goto fail;
            }
            PyObject *arg_names = obj_names;
            PyObject *retval = CPyDef_expansion___expansions_of(arg_package, arg_names);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/expansion.py", "expansions_of", 36, CPyStatic_expansion___globals);
            return NULL;
        }
        
char CPyDef_expansion_____top_level__(void) {
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
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    void *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    void *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 1, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 1, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_expansion___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 9, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5696]; /* ('Iterable',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_expansion___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 11, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5017]; /* ('import_module',) */
    cpy_r_r17 = CPyStatics[254]; /* 'importlib' */
    cpy_r_r18 = CPyStatic_expansion___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 12, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    cpy_r_r20 = (void *)&CPyModule_importlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r22 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r23 = CPyStatic_expansion___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 13, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    cpy_r_r25 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[5371]; /* ('Traversable',) */
    cpy_r_r27 = CPyStatics[2647]; /* 'importlib.resources.abc' */
    cpy_r_r28 = CPyStatic_expansion___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 14, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    cpy_r_r30 = (void *)&CPyModule_importlib___resources___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[5295]; /* ('Any', 'Final') */
    cpy_r_r32 = CPyStatics[47]; /* 'typing' */
    cpy_r_r33 = CPyStatic_expansion___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 15, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    cpy_r_r35 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatics[109]; /* '+' */
    cpy_r_r37 = CPyStatic_expansion___globals;
    cpy_r_r38 = CPyStatics[258]; /* 'PLUS' */
    cpy_r_r39 = CPyDict_SetItem(cpy_r_r37, cpy_r_r38, cpy_r_r36);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 17, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    cpy_r_r41 = NULL;
    cpy_r_r42 = CPyStatics[257]; /* 'serai.kernel.expansion' */
    cpy_r_r43 = (PyObject *)CPyType_expansion___Expansion_template;
    cpy_r_r44 = CPyType_FromTemplate(cpy_r_r43, cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 25, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    cpy_r_r45 = CPyDef_expansion___Expansion_trait_vtable_setup();
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 25, CPyStatic_expansion___globals);
        goto CPyL20;
    }
    cpy_r_r46 = CPyDef_expansion___Expansion_coroutine_setup(cpy_r_r44);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 25, CPyStatic_expansion___globals);
        goto CPyL20;
    }
    cpy_r_r47 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r48 = CPyStatics[315]; /* 'name' */
    cpy_r_r49 = CPyStatics[2882]; /* 'rules_changes' */
    cpy_r_r50 = CPyStatics[694]; /* 'content' */
    cpy_r_r51 = CPyStatics[330]; /* 'texts' */
    cpy_r_r52 = CPyStatics[331]; /* 'guide' */
    cpy_r_r53 = PyTuple_Pack(5, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 25, CPyStatic_expansion___globals);
        goto CPyL20;
    }
    cpy_r_r54 = PyObject_SetAttr(cpy_r_r44, cpy_r_r47, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 25, CPyStatic_expansion___globals);
        goto CPyL20;
    }
    CPyType_expansion___Expansion = (PyTypeObject *)cpy_r_r44;
    CPy_INCREF(CPyType_expansion___Expansion);
    cpy_r_r56 = CPyStatic_expansion___globals;
    cpy_r_r57 = CPyStatics[3447]; /* 'Expansion' */
    cpy_r_r58 = PyDict_SetItem(cpy_r_r56, cpy_r_r57, cpy_r_r44);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 25, CPyStatic_expansion___globals);
        goto CPyL20;
    }
    cpy_r_r60 = CPy_InitSubclass(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/kernel/expansion.py", "<module>", 25, CPyStatic_expansion___globals);
        goto CPyL19;
    }
    return 1;
CPyL19: ;
    cpy_r_r61 = 2;
    return cpy_r_r61;
CPyL20: ;
    CPy_DecRef(cpy_r_r44);
    goto CPyL19;
}

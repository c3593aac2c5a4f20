#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
kernel___table___Table_traverse(serai___kernel___table___TableObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_reveals));
    }
    Py_VISIT(self->_story);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___table___Table_clear(PyObject *cpy_r_self)
{
    serai___kernel___table___TableObject *self = (serai___kernel___table___TableObject *)cpy_r_self;
    Py_CLEAR(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        CPyTagged __tmp = self->_reveals;
        self->_reveals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_story);
    return 0;
}

static int32_t CPyDef_kernel___table___Table_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___table___TableObject *self = (serai___kernel___table___TableObject *)cpy_r_self;
    Py_CLEAR(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        CPyTagged __tmp = self->_reveals;
        self->_reveals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_story);
    return 0;
}

static void
kernel___table___Table_dealloc(serai___kernel___table___TableObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___table___Table_dealloc)
    CPyDef_kernel___table___Table_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___table_____mypyc__Table_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___table___Table(void);

static PyObject *
kernel___table___Table_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___table___Table) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___table_____mypyc__Table_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___table___Table_vtable[6];
static bool
CPyDef_kernel___table___Table_trait_vtable_setup(void)
{
    CPyVTableItem kernel___table___Table_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_kernel___table___Table___copy,
        (CPyVTableItem)CPyDef_kernel___table___Table___tell,
        (CPyVTableItem)CPyDef_kernel___table___Table___roll,
    };
    memcpy(kernel___table___Table_vtable, kernel___table___Table_vtable_scratch, sizeof(kernel___table___Table_vtable));
    return 1;
}

static bool
CPyDef_kernel___table___Table_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___table___Table_get_chance(serai___kernel___table___TableObject *self, void *closure);
static int
kernel___table___Table_set_chance(serai___kernel___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
kernel___table___Table_get_reveals(serai___kernel___table___TableObject *self, void *closure);
static int
kernel___table___Table_set_reveals(serai___kernel___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
kernel___table___Table_get_confirm(serai___kernel___table___TableObject *self, void *closure);
static int
kernel___table___Table_set_confirm(serai___kernel___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
kernel___table___Table_get_story(serai___kernel___table___TableObject *self, void *closure);
static int
kernel___table___Table_set_story(serai___kernel___table___TableObject *self, PyObject *value, void *closure);

static PyGetSetDef kernel___table___Table_getseters[] = {
    {"chance",
     (getter)kernel___table___Table_get_chance, (setter)kernel___table___Table_set_chance,
     NULL, NULL},
    {"reveals",
     (getter)kernel___table___Table_get_reveals, (setter)kernel___table___Table_set_reveals,
     NULL, NULL},
    {"confirm",
     (getter)kernel___table___Table_get_confirm, (setter)kernel___table___Table_set_confirm,
     NULL, NULL},
    {"story",
     (getter)kernel___table___Table_get_story, (setter)kernel___table___Table_set_story,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___table___Table_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___table_____mypyc__Table_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_kernel___table___Table___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"tell",
     (PyCFunction)CPyPy_kernel___table___Table___tell,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tell($self, key, seat, rule, **arguments)\n--\n\n")},
    {"roll",
     (PyCFunction)CPyPy_kernel___table___Table___roll,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___table___Table_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Table",
    .tp_new = kernel___table___Table_new,
    .tp_dealloc = (destructor)kernel___table___Table_dealloc,
    .tp_traverse = (traverseproc)kernel___table___Table_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___table___Table_clear,
    .tp_getset = kernel___table___Table_getseters,
    .tp_methods = kernel___table___Table_methods,
    .tp_basicsize = sizeof(serai___kernel___table___TableObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Table()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___table___Table_template = &CPyType_kernel___table___Table_template_;

PyObject *CPyDef_kernel___table_____mypyc__Table_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___table___TableObject *self;
    self = (serai___kernel___table___TableObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___table___Table_vtable;
    self->_reveals = CPY_INT_TAG;
    self->_confirm = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___table___Table(void)
{
    PyObject *self = CPyDef_kernel___table_____mypyc__Table_setup((PyObject *)CPyType_kernel___table___Table);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
kernel___table___Table_get_chance(serai___kernel___table___TableObject *self, void *closure)
{
    if (unlikely(self->_chance == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'chance' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_chance);
    PyObject *retval = self->_chance;
    return retval;
}

static int
kernel___table___Table_set_chance(serai___kernel___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'chance' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_chance___Chance))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.chance.Chance", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_chance != NULL) {
        CPy_DECREF(self->_chance);
    }
    self->_chance = tmp;
    return 0;
}

static PyObject *
kernel___table___Table_get_reveals(serai___kernel___table___TableObject *self, void *closure)
{
    if (unlikely(self->_reveals == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reveals' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_reveals);
    PyObject *retval = CPyTagged_StealAsObject(self->_reveals);
    return retval;
}

static int
kernel___table___Table_set_reveals(serai___kernel___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'reveals' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_reveals);
    }
    self->_reveals = tmp;
    return 0;
}

static PyObject *
kernel___table___Table_get_confirm(serai___kernel___table___TableObject *self, void *closure)
{
    if (unlikely(self->_confirm == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'confirm' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_confirm ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
kernel___table___Table_set_confirm(serai___kernel___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'confirm' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_confirm = tmp;
    return 0;
}

static PyObject *
kernel___table___Table_get_story(serai___kernel___table___TableObject *self, void *closure)
{
    if (unlikely(self->_story == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'story' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_story);
    PyObject *retval = self->_story;
    return retval;
}

static int
kernel___table___Table_set_story(serai___kernel___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'story' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyList_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL9438;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL9438;
    CPy_TypeError("list or None", value); 
    tmp = NULL;
__LL9438: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_story != NULL) {
        CPy_DECREF(self->_story);
    }
    self->_story = tmp;
    return 0;
}
static PyMethodDef kernel___tablemodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___table__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___table__internal, "__name__");
    CPyStatic_kernel___table___globals = PyModule_GetDict(CPyModule_serai___kernel___table__internal);
    if (unlikely(CPyStatic_kernel___table___globals == NULL))
        goto fail;
    char result = CPyDef_kernel___table_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___table__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_kernel___table___Table);
    return -1;
}
int CPyExec_serai___kernel___table(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___table__impl, &CPyImportState_serai___kernel___table, &CPyModule_serai___kernel___table);
}
static struct PyModuleDef kernel___tablemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.table",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    kernel___tablemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___table(void)
{
    if (CPyModule_serai___kernel___table__internal) {
        Py_INCREF(CPyModule_serai___kernel___table__internal);
        return CPyModule_serai___kernel___table__internal;
    }
    CPyModule_serai___kernel___table__internal = PyModule_Create(&kernel___tablemodule);
    return CPyModule_serai___kernel___table__internal;
}

PyObject *CPyInit_serai___kernel___table(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___table__internal) {
        Py_INCREF(CPyModule_serai___kernel___table__internal);
        return CPyModule_serai___kernel___table__internal;
    }
    CPyModule_serai___kernel___table__internal = PyModule_Create(&kernel___tablemodule);
    if (unlikely(CPyModule_serai___kernel___table__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.table");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___table__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___table__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___table__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___table(CPyModule_serai___kernel___table__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___table__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.table");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___table__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_kernel___table___Table___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "copy", 30, CPyStatic_kernel___table___globals);
        goto CPyL7;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/table.py", "copy", 30, CPyStatic_kernel___table___globals, "str", cpy_r_r1);
        goto CPyL7;
    }
    cpy_r_r3 = CPyStatics[4881]; /* ' has no copy' */
    cpy_r_r4 = CPyStr_Build(2, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "copy", 30, CPyStatic_kernel___table___globals);
        goto CPyL7;
    }
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r6 = CPyStatics[4589]; /* 'TypeError' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "copy", 30, CPyStatic_kernel___table___globals);
        goto CPyL8;
    }
    PyObject *cpy_r_r8[1] = {cpy_r_r4};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r9, 1, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "copy", 30, CPyStatic_kernel___table___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_Raise(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "copy", 30, CPyStatic_kernel___table___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL8: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL7;
}
        
        PyObject *CPyPy_kernel___table___Table___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_kernel___table___Table)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___table___Table___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/table.py", "copy", 28, CPyStatic_kernel___table___globals);
            return NULL;
        }
        
char CPyDef_kernel___table___Table___tell(PyObject *cpy_r_self, PyObject *cpy_r_key, CPyTagged cpy_r_seat, PyObject *cpy_r_rule, PyObject *cpy_r_arguments) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    int32_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___table___TableObject *)cpy_r_self)->_story;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/table.py", "tell", "Table", "story", 34, CPyStatic_kernel___table___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL6;
    cpy_r_r3 = ((serai___kernel___table___TableObject *)cpy_r_self)->_story;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/table.py", "tell", "Table", "story", 35, CPyStatic_kernel___table___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    if (likely(cpy_r_r3 != Py_None))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/table.py", "tell", 35, CPyStatic_kernel___table___globals, "list", cpy_r_r3);
        goto CPyL7;
    }
    cpy_r_r5 = CPyDef_message___Event(cpy_r_key, cpy_r_seat, cpy_r_rule, cpy_r_arguments);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "tell", 35, CPyStatic_kernel___table___globals);
        goto CPyL8;
    }
    cpy_r_r6 = PyList_Append(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 >= 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "tell", 35, CPyStatic_kernel___table___globals);
        goto CPyL7;
    }
CPyL6: ;
    return 1;
CPyL7: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
CPyL8: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL7;
}
        
        PyObject *CPyPy_kernel___table___Table___tell(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"key", "seat", "rule", 0};
            static CPyArg_Parser parser = {"%OOO:tell", kwlist, 0};
            PyObject *obj_key;
            PyObject *obj_seat;
            PyObject *obj_rule;
            PyObject *obj_arguments;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, NULL, &obj_arguments, &obj_key, &obj_seat, &obj_rule)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_kernel___table___Table)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_self); 
                goto fail;
            }
            PyObject *arg_key;
            if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_arguments = obj_arguments;
            char retval = CPyDef_kernel___table___Table___tell(arg_self, arg_key, arg_seat, arg_rule, arg_arguments);
            CPy_DECREF(obj_arguments);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_DECREF(obj_arguments);
            CPy_AddTraceback("src/serai/kernel/table.py", "tell", 32, CPyStatic_kernel___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_kernel___table___Table___roll(PyObject *cpy_r_self) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___kernel___table___TableObject *)cpy_r_self)->_reveals;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/table.py", "roll", "Table", "reveals", 39, CPyStatic_kernel___table___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = CPyTagged_Add(cpy_r_r0, 2);
    if (((serai___kernel___table___TableObject *)cpy_r_self)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___table___TableObject *)cpy_r_self)->_reveals);
    }
    ((serai___kernel___table___TableObject *)cpy_r_self)->_reveals = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "roll", 39, CPyStatic_kernel___table___globals);
        goto CPyL5;
    }
    cpy_r_r3 = ((serai___kernel___table___TableObject *)cpy_r_self)->_chance;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/table.py", "roll", "Table", "chance", 40, CPyStatic_kernel___table___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = CPyDef_chance___Chance___die(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "roll", 40, CPyStatic_kernel___table___globals);
        goto CPyL5;
    }
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_kernel___table___Table___roll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":roll", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_kernel___table___Table)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_kernel___table___Table___roll(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/table.py", "roll", 37, CPyStatic_kernel___table___globals);
            return NULL;
        }
        
char CPyDef_kernel___table_____top_level__(void) {
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
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    int32_t cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    tuple_T3OOO cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    int32_t cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 1, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 1, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_kernel___table___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 3, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5500]; /* ('ClassVar',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_kernel___table___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 5, CPyStatic_kernel___table___globals);
        goto CPyL42;
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
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 7, CPyStatic_kernel___table___globals);
        goto CPyL42;
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
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 7, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 7, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 7, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r36 = CPyStatic_kernel___table___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 7, CPyStatic_kernel___table___globals);
        goto CPyL42;
    } else
        goto CPyL43;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r39 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 8, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___kernel___message;
    cpy_r_r47 = CPyExec_serai___kernel___message;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 8, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 8, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 8, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5739]; /* ('Argument', 'Event') */
    cpy_r_r58 = CPyStatic_kernel___table___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 8, CPyStatic_kernel___table___globals);
        goto CPyL42;
    } else
        goto CPyL44;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 9, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___state;
    cpy_r_r69 = CPyExec_serai___kernel___state;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 9, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 9, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 9, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5676]; /* ('State',) */
    cpy_r_r80 = CPyStatic_kernel___table___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 9, CPyStatic_kernel___table___globals);
        goto CPyL42;
    } else
        goto CPyL45;
CPyL30: ;
    cpy_r_r82 = (PyObject *)CPyType_state___State;
    cpy_r_r83 = PyTuple_Pack(1, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 12, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r84 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r85 = (PyObject *)CPyType_kernel___table___Table_template;
    cpy_r_r86 = CPyType_FromTemplate(cpy_r_r85, cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 12, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    cpy_r_r87 = CPyDef_kernel___table___Table_trait_vtable_setup();
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 12, CPyStatic_kernel___table___globals);
        goto CPyL46;
    }
    cpy_r_r88 = CPyDef_kernel___table___Table_coroutine_setup(cpy_r_r86);
    if (unlikely(cpy_r_r88 == 2)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 12, CPyStatic_kernel___table___globals);
        goto CPyL46;
    }
    cpy_r_r89 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r90 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r91 = CPyStatics[1091]; /* 'reveals' */
    cpy_r_r92 = CPyStatics[1092]; /* 'confirm' */
    cpy_r_r93 = CPyStatics[1093]; /* 'story' */
    cpy_r_r94 = PyTuple_Pack(4, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 12, CPyStatic_kernel___table___globals);
        goto CPyL46;
    }
    cpy_r_r95 = PyObject_SetAttr(cpy_r_r86, cpy_r_r89, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 >= 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 12, CPyStatic_kernel___table___globals);
        goto CPyL46;
    }
    CPyType_kernel___table___Table = (PyTypeObject *)cpy_r_r86;
    CPy_INCREF(CPyType_kernel___table___Table);
    cpy_r_r97 = CPyStatic_kernel___table___globals;
    cpy_r_r98 = CPyStatics[293]; /* 'Table' */
    cpy_r_r99 = PyDict_SetItem(cpy_r_r97, cpy_r_r98, cpy_r_r86);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 12, CPyStatic_kernel___table___globals);
        goto CPyL46;
    }
    cpy_r_r101 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r102 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r103 = CPyStatics[1091]; /* 'reveals' */
    cpy_r_r104 = CPyStatics[1092]; /* 'confirm' */
    CPy_INCREF(cpy_r_r102);
    CPy_INCREF(cpy_r_r103);
    CPy_INCREF(cpy_r_r104);
    cpy_r_r105.f0 = cpy_r_r102;
    cpy_r_r105.f1 = cpy_r_r103;
    cpy_r_r105.f2 = cpy_r_r104;
    cpy_r_r106 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r107 = PyTuple_New(3);
    if (unlikely(cpy_r_r107 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9439 = cpy_r_r105.f0;
    PyTuple_SET_ITEM(cpy_r_r107, 0, __tmp9439);
    PyObject *__tmp9440 = cpy_r_r105.f1;
    PyTuple_SET_ITEM(cpy_r_r107, 1, __tmp9440);
    PyObject *__tmp9441 = cpy_r_r105.f2;
    PyTuple_SET_ITEM(cpy_r_r107, 2, __tmp9441);
    cpy_r_r108 = PyObject_SetAttr(cpy_r_r101, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 20, CPyStatic_kernel___table___globals);
        goto CPyL46;
    }
    cpy_r_r110 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r111 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r112 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r113 = CPyDict_Build(1, cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 21, CPyStatic_kernel___table___globals);
        goto CPyL46;
    }
    cpy_r_r114 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r115 = PyObject_SetAttr(cpy_r_r110, cpy_r_r114, cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    cpy_r_r116 = cpy_r_r115 >= 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 21, CPyStatic_kernel___table___globals);
        goto CPyL46;
    }
    cpy_r_r117 = CPy_InitSubclass(cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/kernel/table.py", "<module>", 12, CPyStatic_kernel___table___globals);
        goto CPyL42;
    }
    return 1;
CPyL42: ;
    cpy_r_r118 = 2;
    return cpy_r_r118;
CPyL43: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL44: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL45: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL46: ;
    CPy_DecRef(cpy_r_r86);
    goto CPyL42;
}

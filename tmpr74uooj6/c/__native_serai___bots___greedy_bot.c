#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
greedy_bot___GreedyBot_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
greedy_bot___GreedyBot_traverse(serai___bots___greedy_bot___GreedyBotObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__seed);
    if (CPyTagged_CheckLong(self->__effort)) {
        Py_VISIT(CPyTagged_LongAsObject(self->__effort));
    }
    Py_VISIT(self->__plan);
    Py_VISIT(self->__expects);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_greedy_bot___GreedyBot_clear(PyObject *cpy_r_self)
{
    serai___bots___greedy_bot___GreedyBotObject *self = (serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self;
    Py_CLEAR(self->__seed);
    if (CPyTagged_CheckLong(self->__effort)) {
        CPyTagged __tmp = self->__effort;
        self->__effort = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__plan);
    Py_CLEAR(self->__expects);
    return 0;
}

static int32_t CPyDef_greedy_bot___GreedyBot_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___greedy_bot___GreedyBotObject *self = (serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self;
    Py_CLEAR(self->__seed);
    if (CPyTagged_CheckLong(self->__effort)) {
        CPyTagged __tmp = self->__effort;
        self->__effort = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__plan);
    Py_CLEAR(self->__expects);
    return 0;
}

static void
greedy_bot___GreedyBot_dealloc(serai___bots___greedy_bot___GreedyBotObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, greedy_bot___GreedyBot_dealloc)
    CPyDef_greedy_bot___GreedyBot_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_greedy_bot_____mypyc__GreedyBot_setup(PyObject *cpy_r_type);
PyObject *CPyDef_greedy_bot___GreedyBot(PyObject *cpy_r_seed, CPyTagged cpy_r_effort, double cpy_r_carelessness, uint32_t cpy_r___bitmap);

static PyObject *
greedy_bot___GreedyBot_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_greedy_bot___GreedyBot) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_greedy_bot_____mypyc__GreedyBot_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_greedy_bot___GreedyBot_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem greedy_bot___GreedyBot_vtable[3];
static bool
CPyDef_greedy_bot___GreedyBot_trait_vtable_setup(void)
{
    CPyVTableItem greedy_bot___GreedyBot_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_greedy_bot___GreedyBot_____init__,
        (CPyVTableItem)CPyDef_greedy_bot___GreedyBot___choose,
        (CPyVTableItem)CPyDef_greedy_bot___GreedyBot____picked,
    };
    memcpy(greedy_bot___GreedyBot_vtable, greedy_bot___GreedyBot_vtable_scratch, sizeof(greedy_bot___GreedyBot_vtable));
    return 1;
}

static bool
CPyDef_greedy_bot___GreedyBot_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
greedy_bot___GreedyBot_get__seed(serai___bots___greedy_bot___GreedyBotObject *self, void *closure);
static int
greedy_bot___GreedyBot_set__seed(serai___bots___greedy_bot___GreedyBotObject *self, PyObject *value, void *closure);
static PyObject *
greedy_bot___GreedyBot_get__effort(serai___bots___greedy_bot___GreedyBotObject *self, void *closure);
static int
greedy_bot___GreedyBot_set__effort(serai___bots___greedy_bot___GreedyBotObject *self, PyObject *value, void *closure);
static PyObject *
greedy_bot___GreedyBot_get__carelessness(serai___bots___greedy_bot___GreedyBotObject *self, void *closure);
static int
greedy_bot___GreedyBot_set__carelessness(serai___bots___greedy_bot___GreedyBotObject *self, PyObject *value, void *closure);
static PyObject *
greedy_bot___GreedyBot_get__plan(serai___bots___greedy_bot___GreedyBotObject *self, void *closure);
static int
greedy_bot___GreedyBot_set__plan(serai___bots___greedy_bot___GreedyBotObject *self, PyObject *value, void *closure);
static PyObject *
greedy_bot___GreedyBot_get__expects(serai___bots___greedy_bot___GreedyBotObject *self, void *closure);
static int
greedy_bot___GreedyBot_set__expects(serai___bots___greedy_bot___GreedyBotObject *self, PyObject *value, void *closure);

static PyGetSetDef greedy_bot___GreedyBot_getseters[] = {
    {"_seed",
     (getter)greedy_bot___GreedyBot_get__seed, (setter)greedy_bot___GreedyBot_set__seed,
     NULL, NULL},
    {"_effort",
     (getter)greedy_bot___GreedyBot_get__effort, (setter)greedy_bot___GreedyBot_set__effort,
     NULL, NULL},
    {"_carelessness",
     (getter)greedy_bot___GreedyBot_get__carelessness, (setter)greedy_bot___GreedyBot_set__carelessness,
     NULL, NULL},
    {"_plan",
     (getter)greedy_bot___GreedyBot_get__plan, (setter)greedy_bot___GreedyBot_set__plan,
     NULL, NULL},
    {"_expects",
     (getter)greedy_bot___GreedyBot_get__expects, (setter)greedy_bot___GreedyBot_set__expects,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef greedy_bot___GreedyBot_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_greedy_bot_____mypyc__GreedyBot_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_greedy_bot___GreedyBot_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, seed, effort=400, carelessness=0.0, /)\n--\n\n")},
    {"choose",
     (PyCFunction)CPyPy_greedy_bot___GreedyBot___choose,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose($self, outlook)\n--\n\n")},
    {"_picked",
     (PyCFunction)CPyPy_greedy_bot___GreedyBot____picked,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_picked($self, ways, seed)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_greedy_bot___GreedyBot_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "GreedyBot",
    .tp_new = greedy_bot___GreedyBot_new,
    .tp_dealloc = (destructor)greedy_bot___GreedyBot_dealloc,
    .tp_traverse = (traverseproc)greedy_bot___GreedyBot_traverse,
    .tp_clear = (inquiry)CPyDef_greedy_bot___GreedyBot_clear,
    .tp_getset = greedy_bot___GreedyBot_getseters,
    .tp_methods = greedy_bot___GreedyBot_methods,
    .tp_init = greedy_bot___GreedyBot_init,
    .tp_basicsize = sizeof(serai___bots___greedy_bot___GreedyBotObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("GreedyBot(seed, effort=400, carelessness=0.0, /)\n--\n\n"),
};
static PyTypeObject *CPyType_greedy_bot___GreedyBot_template = &CPyType_greedy_bot___GreedyBot_template_;

PyObject *CPyDef_greedy_bot_____mypyc__GreedyBot_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___greedy_bot___GreedyBotObject *self;
    self = (serai___bots___greedy_bot___GreedyBotObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = greedy_bot___GreedyBot_vtable;
    self->__effort = CPY_INT_TAG;
    self->__carelessness = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_greedy_bot___GreedyBot(PyObject *cpy_r_seed, CPyTagged cpy_r_effort, double cpy_r_carelessness, uint32_t cpy_r___bitmap)
{
    PyObject *self = CPyDef_greedy_bot_____mypyc__GreedyBot_setup((PyObject *)CPyType_greedy_bot___GreedyBot);
    if (self == NULL)
        return NULL;
    char res = CPyDef_greedy_bot___GreedyBot_____init__(self, cpy_r_seed, cpy_r_effort, cpy_r_carelessness, cpy_r___bitmap);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
greedy_bot___GreedyBot_get__seed(serai___bots___greedy_bot___GreedyBotObject *self, void *closure)
{
    if (unlikely(self->__seed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_seed' of 'GreedyBot' undefined");
        return NULL;
    }
    CPy_INCREF(self->__seed);
    PyObject *retval = self->__seed;
    return retval;
}

static int
greedy_bot___GreedyBot_set__seed(serai___bots___greedy_bot___GreedyBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GreedyBot' object attribute '_seed' cannot be deleted");
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
    if (self->__seed != NULL) {
        CPy_DECREF(self->__seed);
    }
    self->__seed = tmp;
    return 0;
}

static PyObject *
greedy_bot___GreedyBot_get__effort(serai___bots___greedy_bot___GreedyBotObject *self, void *closure)
{
    if (unlikely(self->__effort == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_effort' of 'GreedyBot' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->__effort);
    PyObject *retval = CPyTagged_StealAsObject(self->__effort);
    return retval;
}

static int
greedy_bot___GreedyBot_set__effort(serai___bots___greedy_bot___GreedyBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GreedyBot' object attribute '_effort' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->__effort != CPY_INT_TAG) {
        CPyTagged_DECREF(self->__effort);
    }
    self->__effort = tmp;
    return 0;
}

static PyObject *
greedy_bot___GreedyBot_get__carelessness(serai___bots___greedy_bot___GreedyBotObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->__carelessness);
    return retval;
}

static int
greedy_bot___GreedyBot_set__carelessness(serai___bots___greedy_bot___GreedyBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GreedyBot' object attribute '_carelessness' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->__carelessness = tmp;
    return 0;
}

static PyObject *
greedy_bot___GreedyBot_get__plan(serai___bots___greedy_bot___GreedyBotObject *self, void *closure)
{
    if (unlikely(self->__plan == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_plan' of 'GreedyBot' undefined");
        return NULL;
    }
    CPy_INCREF(self->__plan);
    PyObject *retval = self->__plan;
    return retval;
}

static int
greedy_bot___GreedyBot_set__plan(serai___bots___greedy_bot___GreedyBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GreedyBot' object attribute '_plan' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyList_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("list", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__plan != NULL) {
        CPy_DECREF(self->__plan);
    }
    self->__plan = tmp;
    return 0;
}

static PyObject *
greedy_bot___GreedyBot_get__expects(serai___bots___greedy_bot___GreedyBotObject *self, void *closure)
{
    if (unlikely(self->__expects == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_expects' of 'GreedyBot' undefined");
        return NULL;
    }
    CPy_INCREF(self->__expects);
    PyObject *retval = self->__expects;
    return retval;
}

static int
greedy_bot___GreedyBot_set__expects(serai___bots___greedy_bot___GreedyBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GreedyBot' object attribute '_expects' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (unlikely(!(PyTuple_Check(value) && PyTuple_GET_SIZE(value) == 2))) {
        tmp = NULL;
        goto __LL150;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(value, 0))))
        tmp = PyTuple_GET_ITEM(value, 0);
    else {
        tmp = NULL;
    }
    if (tmp == NULL) goto __LL150;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(value, 1))))
        tmp = PyTuple_GET_ITEM(value, 1);
    else {
        tmp = NULL;
    }
    if (tmp == NULL) goto __LL150;
    tmp = value;
__LL150: ;
    if (tmp != NULL) goto __LL149;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL149;
    CPy_TypeError("tuple[int, int] or None", value); 
    tmp = NULL;
__LL149: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__expects != NULL) {
        CPy_DECREF(self->__expects);
    }
    self->__expects = tmp;
    return 0;
}
static PyMethodDef greedy_botmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___bots___greedy_bot__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___bots___greedy_bot__internal, "__name__");
    CPyStatic_greedy_bot___globals = PyModule_GetDict(CPyModule_serai___bots___greedy_bot__internal);
    if (unlikely(CPyStatic_greedy_bot___globals == NULL))
        goto fail;
    char result = CPyDef_greedy_bot_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___bots___greedy_bot__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_greedy_bot___GreedyBot);
    return -1;
}
int CPyExec_serai___bots___greedy_bot(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___bots___greedy_bot__impl, &CPyImportState_serai___bots___greedy_bot, &CPyModule_serai___bots___greedy_bot);
}
static struct PyModuleDef greedy_botmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.bots.greedy_bot",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    greedy_botmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___bots___greedy_bot(void)
{
    if (CPyModule_serai___bots___greedy_bot__internal) {
        Py_INCREF(CPyModule_serai___bots___greedy_bot__internal);
        return CPyModule_serai___bots___greedy_bot__internal;
    }
    CPyModule_serai___bots___greedy_bot__internal = PyModule_Create(&greedy_botmodule);
    return CPyModule_serai___bots___greedy_bot__internal;
}

PyObject *CPyInit_serai___bots___greedy_bot(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___bots___greedy_bot__internal) {
        Py_INCREF(CPyModule_serai___bots___greedy_bot__internal);
        return CPyModule_serai___bots___greedy_bot__internal;
    }
    CPyModule_serai___bots___greedy_bot__internal = PyModule_Create(&greedy_botmodule);
    if (unlikely(CPyModule_serai___bots___greedy_bot__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.bots.greedy_bot");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___bots___greedy_bot__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___bots___greedy_bot__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___bots___greedy_bot__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___bots___greedy_bot(CPyModule_serai___bots___greedy_bot__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___bots___greedy_bot__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.bots.greedy_bot");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___bots___greedy_bot__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_greedy_bot___GreedyBot_____init__(PyObject *cpy_r_self, PyObject *cpy_r_seed, CPyTagged cpy_r_effort, double cpy_r_carelessness, uint32_t cpy_r___bitmap) {
    uint32_t cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    if (cpy_r_effort != CPY_INT_TAG) goto CPyL7;
    cpy_r_effort = 800;
CPyL2: ;
    cpy_r_r0 = cpy_r___bitmap & 1;
    cpy_r_r1 = cpy_r_r0 == 0;
    if (!cpy_r_r1) goto CPyL4;
    cpy_r_carelessness = 0.0;
CPyL4: ;
    CPy_INCREF(cpy_r_seed);
    ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__seed = cpy_r_seed;
    ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__effort = cpy_r_effort;
    ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__carelessness = cpy_r_carelessness;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "__init__", 25, CPyStatic_greedy_bot___globals);
        goto CPyL6;
    }
    ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__plan = cpy_r_r2;
    cpy_r_r3 = Py_None;
    CPy_INCREF(cpy_r_r3);
    ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__expects = cpy_r_r3;
    return 1;
CPyL6: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_effort);
    goto CPyL2;
}
        
        PyObject *CPyPy_greedy_bot___GreedyBot_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seed", "effort", "carelessness", 0};
            PyObject *obj_seed;
            PyObject *obj_effort = NULL;
            PyObject *obj_carelessness = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O|OO", "__init__", kwlist, &obj_seed, &obj_effort, &obj_carelessness)) {
                return NULL;
            }
            uint32_t __bitmap = 0;
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_greedy_bot___GreedyBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.greedy_bot.GreedyBot", obj_self); 
                goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            CPyTagged arg_effort;
            if (obj_effort == NULL) {
                arg_effort = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_effort)))
                arg_effort = CPyTagged_BorrowFromObject(obj_effort);
            else {
                CPy_TypeError("int", obj_effort); goto fail;
            }
            double arg_carelessness = -113.0;
            if (obj_carelessness != NULL) {
                __bitmap |= 1 << 0;
                arg_carelessness = PyFloat_AsDouble(obj_carelessness);
                if (arg_carelessness == -1.0 && PyErr_Occurred()) {
                    CPy_TypeError("float", obj_carelessness); goto fail;
                }
            }
            char retval = CPyDef_greedy_bot___GreedyBot_____init__(arg_self, arg_seed, arg_effort, arg_carelessness, __bitmap);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/greedy_bot.py", "__init__", 21, CPyStatic_greedy_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_greedy_bot___GreedyBot___choose(PyObject *cpy_r_self, PyObject *cpy_r_outlook) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    tuple_T2II cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_choice;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    tuple_T2II cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_outlook)->_decision;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_decision___Decision___options(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 29, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
CPyL1: ;
    cpy_r_r2 = CPyObject_Size(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 30, CPyStatic_greedy_bot___globals);
        goto CPyL42;
    }
    cpy_r_r3 = cpy_r_r2 == 2;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL6;
    cpy_r_r4 = CPyStatics[4896]; /* 0 */
    cpy_r_r5 = PyObject_GetItem(cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 31, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_option___Option))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/greedy_bot.py", "choose", 31, CPyStatic_greedy_bot___globals, "serai.kernel.option.Option", cpy_r_r5);
        goto CPyL41;
    }
    return cpy_r_r6;
CPyL6: ;
    cpy_r_r7 = CPyDef_bot___Outlook___position(cpy_r_outlook);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 32, CPyStatic_greedy_bot___globals);
        goto CPyL42;
    }
CPyL7: ;
    cpy_r_r8 = CPyDef_bot___Outlook___reveals(cpy_r_outlook);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 32, CPyStatic_greedy_bot___globals);
        goto CPyL43;
    }
CPyL8: ;
    cpy_r_r9.f0 = cpy_r_r7;
    cpy_r_r9.f1 = cpy_r_r8;
    cpy_r_r10 = ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__expects;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp151 = CPyTagged_StealAsObject(cpy_r_r9.f0);
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp151);
    PyObject *__tmp152 = CPyTagged_StealAsObject(cpy_r_r9.f1);
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp152);
    cpy_r_r12 = PyObject_RichCompare(cpy_r_r10, cpy_r_r11, 2);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 33, CPyStatic_greedy_bot___globals);
        goto CPyL42;
    }
    if (unlikely(!PyBool_Check(cpy_r_r12))) {
        CPy_TypeError("bool", cpy_r_r12); cpy_r_r13 = 2;
    } else
        cpy_r_r13 = cpy_r_r12 == Py_True;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 33, CPyStatic_greedy_bot___globals);
        goto CPyL42;
    }
    if (!cpy_r_r13) goto CPyL44;
    cpy_r_r14 = ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__plan;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL44;
    cpy_r_r19 = ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__plan;
    cpy_r_r20 = CPyList_GetItemShort(cpy_r_r19, 0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 33, CPyStatic_greedy_bot___globals);
        goto CPyL42;
    }
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_option___Option))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/greedy_bot.py", "choose", 33, CPyStatic_greedy_bot___globals, "serai.kernel.option.Option", cpy_r_r20);
        goto CPyL42;
    }
    cpy_r_r22 = PySequence_Contains(cpy_r_r1, cpy_r_r21);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 33, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    cpy_r_r24 = cpy_r_r22;
    if (!cpy_r_r24) goto CPyL19;
    cpy_r_r25 = ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__plan;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyList_Pop(cpy_r_r25, 0);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 34, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_option___Option))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/greedy_bot.py", "choose", 34, CPyStatic_greedy_bot___globals, "serai.kernel.option.Option", cpy_r_r26);
        goto CPyL41;
    }
    cpy_r_choice = cpy_r_r27;
    goto CPyL38;
CPyL19: ;
    cpy_r_r28 = ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__seed;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = CPyStatics[32]; /* '/' */
    cpy_r_r30 = CPyDef_bot___Outlook___turn_start(cpy_r_outlook);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 36, CPyStatic_greedy_bot___globals);
        goto CPyL45;
    }
CPyL20: ;
    cpy_r_r31 = CPyTagged_Str(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 36, CPyStatic_greedy_bot___globals);
        goto CPyL45;
    }
    cpy_r_r32 = CPyStatics[32]; /* '/' */
    cpy_r_r33 = CPyDef_bot___Outlook___reveals(cpy_r_outlook);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 36, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
CPyL22: ;
    cpy_r_r34 = CPyTagged_Str(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 36, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r35 = CPyStr_Build(5, cpy_r_r28, cpy_r_r29, cpy_r_r31, cpy_r_r32, cpy_r_r34);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 36, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    cpy_r_r36 = CPyDef_bot___Outlook___imagine(cpy_r_outlook, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 37, CPyStatic_greedy_bot___globals);
        goto CPyL47;
    }
    cpy_r_r37 = ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__effort;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_r38 = CPY_INT_TAG;
    cpy_r_r39 = CPY_INT_TAG;
    cpy_r_r40 = NULL;
    cpy_r_r41 = CPyDef_turns___best_ways(cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 37, CPyStatic_greedy_bot___globals);
        goto CPyL47;
    }
    cpy_r_r42 = CPyStatics[32]; /* '/' */
    cpy_r_r43 = ((serai___bots___bot___OutlookObject *)cpy_r_outlook)->_decision;
    cpy_r_r44 = ((serai___kernel___decision___DecisionObject *)cpy_r_r43)->_key;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = CPyStr_Build(3, cpy_r_r35, cpy_r_r42, cpy_r_r44);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 38, CPyStatic_greedy_bot___globals);
        goto CPyL48;
    }
    cpy_r_r46 = CPyDef_greedy_bot___GreedyBot____picked(cpy_r_self, cpy_r_r41, cpy_r_r45);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 38, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    cpy_r_r47 = ((serai___bots___turns___WayObject *)cpy_r_r46)->_options;
    CPy_INCREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = PyObject_GetIter(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 38, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    cpy_r_r49 = PyIter_Next(cpy_r_r48);
    if (cpy_r_r49 == NULL) {
        goto CPyL49;
    } else
        goto CPyL32;
CPyL30: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 38, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL32: ;
    if (likely(Py_TYPE(cpy_r_r49) == CPyType_option___Option))
        cpy_r_r51 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/greedy_bot.py", "choose", 38, CPyStatic_greedy_bot___globals, "serai.kernel.option.Option", cpy_r_r49);
        goto CPyL50;
    }
    cpy_r_choice = cpy_r_r51;
    cpy_r_r52 = PySequence_List(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 38, CPyStatic_greedy_bot___globals);
        goto CPyL51;
    }
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r54 << 1;
    cpy_r_r56 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r55;
    if (cpy_r_r56) {
        goto CPyL37;
    } else
        goto CPyL52;
CPyL35: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r57 = 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 38, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL37: ;
    CPy_DECREF(((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__plan);
    ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__plan = cpy_r_r52;
CPyL38: ;
    cpy_r_r59 = CPyDef_bot___Outlook___position(cpy_r_outlook);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 39, CPyStatic_greedy_bot___globals);
        goto CPyL51;
    }
CPyL39: ;
    cpy_r_r60 = CPyTagged_Add(cpy_r_r59, 2);
    CPyTagged_DECREF(cpy_r_r59);
    cpy_r_r61 = CPyDef_bot___Outlook___reveals(cpy_r_outlook);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 39, CPyStatic_greedy_bot___globals);
        goto CPyL53;
    }
CPyL40: ;
    cpy_r_r62.f0 = cpy_r_r60;
    cpy_r_r62.f1 = cpy_r_r61;
    cpy_r_r63 = PyTuple_New(2);
    if (unlikely(cpy_r_r63 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp153 = CPyTagged_StealAsObject(cpy_r_r62.f0);
    PyTuple_SET_ITEM(cpy_r_r63, 0, __tmp153);
    PyObject *__tmp154 = CPyTagged_StealAsObject(cpy_r_r62.f1);
    PyTuple_SET_ITEM(cpy_r_r63, 1, __tmp154);
    CPy_DECREF(((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__expects);
    ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__expects = cpy_r_r63;
    return cpy_r_choice;
CPyL41: ;
    cpy_r_r65 = NULL;
    return cpy_r_r65;
CPyL42: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL41;
CPyL43: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL41;
CPyL44: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL19;
CPyL45: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL41;
CPyL46: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r31);
    goto CPyL41;
CPyL47: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL41;
CPyL48: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL41;
CPyL49: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL30;
CPyL50: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL41;
CPyL51: ;
    CPy_DecRef(cpy_r_choice);
    goto CPyL41;
CPyL52: ;
    CPy_DECREF(cpy_r_choice);
    CPy_DECREF(cpy_r_r52);
    goto CPyL35;
CPyL53: ;
    CPy_DecRef(cpy_r_choice);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL41;
}
        
        PyObject *CPyPy_greedy_bot___GreedyBot___choose(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"outlook", 0};
            static CPyArg_Parser parser = {"O:choose", kwlist, 0};
            PyObject *obj_outlook;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_outlook)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_greedy_bot___GreedyBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.greedy_bot.GreedyBot", obj_self); 
                goto fail;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            PyObject *retval = CPyDef_greedy_bot___GreedyBot___choose(arg_self, arg_outlook);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/greedy_bot.py", "choose", 28, CPyStatic_greedy_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_greedy_bot___GreedyBot____picked(PyObject *cpy_r_self, PyObject *cpy_r_ways, PyObject *cpy_r_seed) {
    double cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
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
    PyObject *cpy_r_r16;
    double cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    double cpy_r_r20;
    double cpy_r_r21;
    double cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    double cpy_r_r25;
    double cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    double cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    double cpy_r_r46;
    char cpy_r_r47;
    double cpy_r_left;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    tuple_T2OF cpy_r_r59;
    PyObject *cpy_r_r60;
    double cpy_r_r61;
    double cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    cpy_r_r0 = ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__carelessness;
    cpy_r_r1 = cpy_r_r0 != 0.0;
    if (cpy_r_r1) goto CPyL4;
    cpy_r_r2 = CPyList_GetItemShort(cpy_r_ways, 0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 44, CPyStatic_greedy_bot___globals);
        goto CPyL38;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_turns___Way))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/greedy_bot.py", "_picked", 44, CPyStatic_greedy_bot___globals, "serai.bots.turns.Way", cpy_r_r2);
        goto CPyL38;
    }
    return cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_ways + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = PyList_New(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 45, CPyStatic_greedy_bot___globals);
        goto CPyL38;
    }
    cpy_r_r7 = 0;
CPyL6: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_ways + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL17;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_ways + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_turns___Way))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/greedy_bot.py", "_picked", 45, CPyStatic_greedy_bot___globals, "serai.bots.turns.Way", cpy_r_r15);
        goto CPyL39;
    }
    cpy_r_r17 = ((serai___bots___turns___WayObject *)cpy_r_r16)->_worth;
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = CPyList_GetItemShortBorrow(cpy_r_ways, 0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 45, CPyStatic_greedy_bot___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_turns___Way))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/greedy_bot.py", "_picked", 45, CPyStatic_greedy_bot___globals, "serai.bots.turns.Way", cpy_r_r18);
        goto CPyL39;
    }
    cpy_r_r20 = ((serai___bots___turns___WayObject *)cpy_r_r19)->_worth;
    cpy_r_r21 = cpy_r_r17 - cpy_r_r20;
    cpy_r_r22 = ((serai___bots___greedy_bot___GreedyBotObject *)cpy_r_self)->__carelessness;
    cpy_r_r23 = cpy_r_r22 == 0.0;
    if (unlikely(cpy_r_r23)) {
        goto CPyL40;
    } else
        goto CPyL13;
CPyL11: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r24 = 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 45, CPyStatic_greedy_bot___globals);
        goto CPyL38;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r25 = cpy_r_r21 / cpy_r_r22;
    cpy_r_r26 = CPyFloat_Exp(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 == -113.0;
    if (unlikely(cpy_r_r27)) goto CPyL15;
CPyL14: ;
    cpy_r_r28 = PyFloat_FromDouble(cpy_r_r26);
    CPyList_SetItemUnsafe(cpy_r_r6, cpy_r_r7, cpy_r_r28);
    goto CPyL16;
CPyL15: ;
    cpy_r_r29 = PyErr_Occurred();
    if (unlikely(cpy_r_r29 != NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 45, CPyStatic_greedy_bot___globals);
        goto CPyL39;
    } else
        goto CPyL14;
CPyL16: ;
    cpy_r_r30 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r30;
    goto CPyL6;
CPyL17: ;
    cpy_r_r31 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r32 = CPyDef_chance___Chance___seeded(cpy_r_r31, cpy_r_seed);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 46, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    cpy_r_r33 = CPyDef_chance___Chance___below(cpy_r_r32, 2000000);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 46, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    cpy_r_r34 = CPyTagged_TrueDivide(cpy_r_r33, 2000000);
    CPyTagged_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 == -113.0;
    if (unlikely(cpy_r_r35)) goto CPyL21;
CPyL20: ;
    cpy_r_r36 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r37 = CPyStatics[105]; /* 'sum' */
    cpy_r_r38 = CPyObject_GetAttr(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 46, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 46, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    } else
        goto CPyL20;
CPyL22: ;
    PyObject *cpy_r_r40[1] = {cpy_r_r6};
    cpy_r_r41 = (PyObject **)&cpy_r_r40;
    cpy_r_r42 = PyObject_Vectorcall(cpy_r_r38, cpy_r_r41, 1, 0);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 46, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    if (CPyFloat_Check(cpy_r_r42))
        cpy_r_r43 = cpy_r_r42;
    else {
        cpy_r_r43 = NULL;
    }
    if (cpy_r_r43 != NULL) goto __LL155;
    if (PyLong_Check(cpy_r_r42))
        cpy_r_r43 = cpy_r_r42;
    else {
        cpy_r_r43 = NULL;
    }
    if (cpy_r_r43 != NULL) goto __LL155;
    CPy_TypeErrorTraceback("src/serai/bots/greedy_bot.py", "_picked", 46, CPyStatic_greedy_bot___globals, "union[float, int]", cpy_r_r42);
    goto CPyL41;
__LL155: ;
    cpy_r_r44 = PyFloat_FromDouble(cpy_r_r34);
    cpy_r_r45 = PyNumber_Multiply(cpy_r_r44, cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 46, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    cpy_r_r46 = PyFloat_AsDouble(cpy_r_r45);
    if (cpy_r_r46 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r45); cpy_r_r46 = -113.0;
    }
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 == -113.0;
    if (unlikely(cpy_r_r47)) goto CPyL27;
CPyL26: ;
    cpy_r_left = cpy_r_r46;
    cpy_r_r48 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r49 = CPyStatics[36]; /* 'zip' */
    cpy_r_r50 = CPyObject_GetAttr(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 47, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    } else
        goto CPyL28;
CPyL27: ;
    cpy_r_r51 = PyErr_Occurred();
    if (unlikely(cpy_r_r51 != NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 46, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r52 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r53[3] = {cpy_r_ways, cpy_r_r6, cpy_r_r52};
    cpy_r_r54 = (PyObject **)&cpy_r_r53;
    cpy_r_r55 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r56 = PyObject_Vectorcall(cpy_r_r50, cpy_r_r54, 2, cpy_r_r55);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 47, CPyStatic_greedy_bot___globals);
        goto CPyL41;
    }
    CPy_DECREF(cpy_r_r6);
    cpy_r_r57 = PyObject_GetIter(cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 47, CPyStatic_greedy_bot___globals);
        goto CPyL38;
    }
CPyL30: ;
    cpy_r_r58 = PyIter_Next(cpy_r_r57);
    if (cpy_r_r58 == NULL) goto CPyL42;
    PyObject *__tmp156;
    if (unlikely(!(PyTuple_Check(cpy_r_r58) && PyTuple_GET_SIZE(cpy_r_r58) == 2))) {
        __tmp156 = NULL;
        goto __LL157;
    }
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r58, 0)) == CPyType_turns___Way))
        __tmp156 = PyTuple_GET_ITEM(cpy_r_r58, 0);
    else {
        __tmp156 = NULL;
    }
    if (__tmp156 == NULL) goto __LL157;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r58, 1))))
        __tmp156 = PyTuple_GET_ITEM(cpy_r_r58, 1);
    else {
        __tmp156 = NULL;
    }
    if (__tmp156 == NULL) goto __LL157;
    __tmp156 = cpy_r_r58;
__LL157: ;
    if (unlikely(__tmp156 == NULL)) {
        CPy_TypeError("tuple[serai.bots.turns.Way, float]", cpy_r_r58); cpy_r_r59 = (tuple_T2OF) { NULL, -113.0 };
    } else {
        PyObject *__tmp158 = PyTuple_GET_ITEM(cpy_r_r58, 0);
        CPy_INCREF(__tmp158);
        PyObject *__tmp159;
        if (likely(Py_TYPE(__tmp158) == CPyType_turns___Way))
            __tmp159 = __tmp158;
        else {
            CPy_TypeError("serai.bots.turns.Way", __tmp158); 
            __tmp159 = NULL;
        }
        cpy_r_r59.f0 = __tmp159;
        PyObject *__tmp160 = PyTuple_GET_ITEM(cpy_r_r58, 1);
        double __tmp161;
        __tmp161 = PyFloat_AsDouble(__tmp160);
        if (__tmp161 == -1.0 && PyErr_Occurred()) {
            goto __LL162;
        }
        cpy_r_r59.f1 = __tmp161;
    }
    goto __LL163;
__LL162: ;
    CPy_DECREF(cpy_r_r59.f0);
    cpy_r_r59 = (tuple_T2OF) { NULL, -113.0 };
    goto __LL163;
__LL163: ;
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 47, CPyStatic_greedy_bot___globals);
        goto CPyL43;
    }
    cpy_r_r60 = cpy_r_r59.f0;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r61 = cpy_r_r59.f1;
    CPy_DECREF(cpy_r_r59.f0);
    cpy_r_r62 = cpy_r_left - cpy_r_r61;
    cpy_r_left = cpy_r_r62;
    cpy_r_r63 = cpy_r_left < 0.0;
    if (cpy_r_r63) {
        goto CPyL44;
    } else
        goto CPyL45;
CPyL33: ;
    return cpy_r_r60;
CPyL34: ;
    cpy_r_r64 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 47, CPyStatic_greedy_bot___globals);
        goto CPyL38;
    }
    cpy_r_r65 = CPyList_GetItemShort(cpy_r_ways, -2);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 51, CPyStatic_greedy_bot___globals);
        goto CPyL38;
    }
    if (likely(Py_TYPE(cpy_r_r65) == CPyType_turns___Way))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/greedy_bot.py", "_picked", 51, CPyStatic_greedy_bot___globals, "serai.bots.turns.Way", cpy_r_r65);
        goto CPyL38;
    }
    return cpy_r_r66;
CPyL38: ;
    cpy_r_r67 = NULL;
    return cpy_r_r67;
CPyL39: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL38;
CPyL40: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL11;
CPyL41: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL38;
CPyL42: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL34;
CPyL43: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL38;
CPyL44: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL33;
CPyL45: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL30;
}
        
        PyObject *CPyPy_greedy_bot___GreedyBot____picked(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"ways", "seed", 0};
            static CPyArg_Parser parser = {"OO:_picked", kwlist, 0};
            PyObject *obj_ways;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_ways, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_greedy_bot___GreedyBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.greedy_bot.GreedyBot", obj_self); 
                goto fail;
            }
            PyObject *arg_ways;
            if (likely(PyList_Check(obj_ways)))
                arg_ways = obj_ways;
            else {
                CPy_TypeError("list", obj_ways); 
                goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            PyObject *retval = CPyDef_greedy_bot___GreedyBot____picked(arg_self, arg_ways, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/greedy_bot.py", "_picked", 42, CPyStatic_greedy_bot___globals);
            return NULL;
        }
        
char CPyDef_greedy_bot_____top_level__(void) {
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
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 1, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 1, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_greedy_bot___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 3, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5002]; /* ('exp',) */
    cpy_r_r12 = CPyStatics[130]; /* 'math' */
    cpy_r_r13 = CPyStatic_greedy_bot___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 5, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r15 = (void *)&CPyModule_math;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___bots___bot;
    cpy_r_r17 = (void *)&CPyImportState_serai___bots___bot;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 7, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___bots___bot;
    cpy_r_r25 = CPyExec_serai___bots___bot;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___bots___bot__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 7, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 7, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 7, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[4983]; /* ('Outlook',) */
    cpy_r_r36 = CPyStatic_greedy_bot___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 7, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    } else
        goto CPyL47;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___bots___turns;
    cpy_r_r39 = (void *)&CPyImportState_serai___bots___turns;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[51]; /* 'serai.bots.turns' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 8, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___bots___turns;
    cpy_r_r47 = CPyExec_serai___bots___turns;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___bots___turns__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 8, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 8, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[51]; /* 'serai.bots.turns' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 8, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5003]; /* ('Way', 'best_ways') */
    cpy_r_r58 = CPyStatic_greedy_bot___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 8, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    } else
        goto CPyL48;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 9, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r69 = CPyExec_serai___kernel___chance;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 9, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 9, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 9, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r80 = CPyStatic_greedy_bot___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 9, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    } else
        goto CPyL49;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 10, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r91 = CPyExec_serai___kernel___decision;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 10, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 10, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 10, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[4986]; /* ('Option',) */
    cpy_r_r102 = CPyStatic_greedy_bot___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 10, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    } else
        goto CPyL50;
CPyL38: ;
    cpy_r_r104 = NULL;
    cpy_r_r105 = CPyStatics[15]; /* 'serai.bots.greedy_bot' */
    cpy_r_r106 = (PyObject *)CPyType_greedy_bot___GreedyBot_template;
    cpy_r_r107 = CPyType_FromTemplate(cpy_r_r106, cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 13, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    cpy_r_r108 = CPyDef_greedy_bot___GreedyBot_trait_vtable_setup();
    if (unlikely(cpy_r_r108 == 2)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 13, CPyStatic_greedy_bot___globals);
        goto CPyL51;
    }
    cpy_r_r109 = CPyDef_greedy_bot___GreedyBot_coroutine_setup(cpy_r_r107);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 13, CPyStatic_greedy_bot___globals);
        goto CPyL51;
    }
    cpy_r_r110 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r111 = CPyStatics[138]; /* '_seed' */
    cpy_r_r112 = CPyStatics[139]; /* '_effort' */
    cpy_r_r113 = CPyStatics[140]; /* '_carelessness' */
    cpy_r_r114 = CPyStatics[141]; /* '_plan' */
    cpy_r_r115 = CPyStatics[142]; /* '_expects' */
    cpy_r_r116 = PyTuple_Pack(5, cpy_r_r111, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 13, CPyStatic_greedy_bot___globals);
        goto CPyL51;
    }
    cpy_r_r117 = PyObject_SetAttr(cpy_r_r107, cpy_r_r110, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 13, CPyStatic_greedy_bot___globals);
        goto CPyL51;
    }
    CPyType_greedy_bot___GreedyBot = (PyTypeObject *)cpy_r_r107;
    CPy_INCREF(CPyType_greedy_bot___GreedyBot);
    cpy_r_r119 = CPyStatic_greedy_bot___globals;
    cpy_r_r120 = CPyStatics[16]; /* 'GreedyBot' */
    cpy_r_r121 = PyDict_SetItem(cpy_r_r119, cpy_r_r120, cpy_r_r107);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 13, CPyStatic_greedy_bot___globals);
        goto CPyL51;
    }
    cpy_r_r123 = CPy_InitSubclass(cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/bots/greedy_bot.py", "<module>", 13, CPyStatic_greedy_bot___globals);
        goto CPyL46;
    }
    return 1;
CPyL46: ;
    cpy_r_r124 = 2;
    return cpy_r_r124;
CPyL47: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL48: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL49: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL50: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL51: ;
    CPy_DecRef(cpy_r_r107);
    goto CPyL46;
}

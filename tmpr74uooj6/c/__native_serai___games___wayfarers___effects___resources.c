#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef wayfarers___effects___resources___Gain_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___resources___GainObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___resources___GainObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___resources___Gain_traverse(serai___games___wayfarers___effects___resources___GainObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___resources___GainObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___resources___GainObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___resources___Gain_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___resources___GainObject *self = (serai___games___wayfarers___effects___resources___GainObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___resources___GainObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___resources___GainObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___resources___Gain_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___resources___GainObject *self = (serai___games___wayfarers___effects___resources___GainObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___resources___GainObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___resources___GainObject))));
    return 0;
}

static void
wayfarers___effects___resources___Gain_dealloc(serai___games___wayfarers___effects___resources___GainObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___resources___Gain_dealloc)
    CPyDef_wayfarers___effects___resources___Gain_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___resources_____mypyc__Gain_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___resources___Gain(void);

static PyObject *
wayfarers___effects___resources___Gain_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___resources___Gain) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___resources_____mypyc__Gain_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___resources___Gain_vtable[12];
static bool
CPyDef_wayfarers___effects___resources___Gain_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___resources___Gain_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Gain___free__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_work___Work___reason,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Gain___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Gain_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Gain___free,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Gain___run,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Gain_____mypyc_defaults_setup,
    };
    memcpy(wayfarers___effects___resources___Gain_vtable, wayfarers___effects___resources___Gain_vtable_scratch, sizeof(wayfarers___effects___resources___Gain_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___resources___Gain_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___effects___resources___Gain_get_always(serai___games___wayfarers___effects___resources___GainObject *self, void *closure);
static int
wayfarers___effects___resources___Gain_set_always(serai___games___wayfarers___effects___resources___GainObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___effects___resources___Gain_getseters[] = {
    {"always",
     (getter)wayfarers___effects___resources___Gain_get_always, (setter)wayfarers___effects___resources___Gain_set_always,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___resources___Gain_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___resources_____mypyc__Gain_setup, METH_O, NULL},
    {"free",
     (PyCFunction)CPyPy_wayfarers___effects___resources___Gain___free,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free($self, t, me, call, context)\n--\n\n")},
    {"run",
     (PyCFunction)CPyPy_wayfarers___effects___resources___Gain___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_wayfarers___effects___resources___Gain_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___resources___Gain_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Gain",
    .tp_new = wayfarers___effects___resources___Gain_new,
    .tp_dealloc = (destructor)wayfarers___effects___resources___Gain_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___resources___Gain_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___resources___Gain_clear,
    .tp_getset = wayfarers___effects___resources___Gain_getseters,
    .tp_methods = wayfarers___effects___resources___Gain_methods,
    .tp_members = wayfarers___effects___resources___Gain_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___resources___GainObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___resources___GainObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___resources___GainObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Gain()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___resources___Gain_template = &CPyType_wayfarers___effects___resources___Gain_template_;

PyObject *CPyDef_wayfarers___effects___resources_____mypyc__Gain_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___resources___GainObject *self;
    self = (serai___games___wayfarers___effects___resources___GainObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___resources___Gain_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_always = 2;
    if (CPyDef_wayfarers___effects___resources___Gain_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___resources___Gain(void)
{
    PyObject *self = CPyDef_wayfarers___effects___resources_____mypyc__Gain_setup((PyObject *)CPyType_wayfarers___effects___resources___Gain);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___effects___resources___Gain_get_always(serai___games___wayfarers___effects___resources___GainObject *self, void *closure)
{
    if (unlikely(self->_always == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'always' of 'Gain' undefined");
        return NULL;
    }
    PyObject *retval = self->_always ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___effects___resources___Gain_set_always(serai___games___wayfarers___effects___resources___GainObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Gain' object attribute 'always' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_always = tmp;
    return 0;
}

PyMemberDef wayfarers___effects___resources___Pay_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___resources___PayObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___resources___PayObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___effects___resources___Pay_traverse(serai___games___wayfarers___effects___resources___PayObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___resources___PayObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___resources___PayObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___effects___resources___Pay_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___resources___PayObject *self = (serai___games___wayfarers___effects___resources___PayObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___resources___PayObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___resources___PayObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___effects___resources___Pay_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___resources___PayObject *self = (serai___games___wayfarers___effects___resources___PayObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___resources___PayObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___resources___PayObject))));
    return 0;
}

static void
wayfarers___effects___resources___Pay_dealloc(serai___games___wayfarers___effects___resources___PayObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___effects___resources___Pay_dealloc)
    CPyDef_wayfarers___effects___resources___Pay_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___effects___resources_____mypyc__Pay_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___effects___resources___Pay(void);

static PyObject *
wayfarers___effects___resources___Pay_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___effects___resources___Pay) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___effects___resources_____mypyc__Pay_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___effects___resources___Pay_vtable[15];
static bool
CPyDef_wayfarers___effects___resources___Pay_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___effects___resources___Pay_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay___possible__Work_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay___possible_then__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay___reason__Work_glue,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay___run__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___ask,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay___possible,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay___reason,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay___possible_then,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay___run,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay____pay,
        (CPyVTableItem)CPyDef_wayfarers___effects___resources___Pay_____mypyc_defaults_setup,
    };
    memcpy(wayfarers___effects___resources___Pay_vtable, wayfarers___effects___resources___Pay_vtable_scratch, sizeof(wayfarers___effects___resources___Pay_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___effects___resources___Pay_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef wayfarers___effects___resources___Pay_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___effects___resources___Pay_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___effects___resources_____mypyc__Pay_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_wayfarers___effects___resources___Pay___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_wayfarers___effects___resources___Pay___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"possible_then",
     (PyCFunction)CPyPy_wayfarers___effects___resources___Pay___possible_then,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible_then($self, t, me, call, gain, context)\n--\n\n")},
    {"run",
     (PyCFunction)CPyPy_wayfarers___effects___resources___Pay___run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("run($self, t, me, call, context)\n--\n\n")},
    {"_pay",
     (PyCFunction)CPyPy_wayfarers___effects___resources___Pay____pay,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_pay($self, t, me, call, context)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_wayfarers___effects___resources___Pay_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___effects___resources___Pay_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Pay",
    .tp_new = wayfarers___effects___resources___Pay_new,
    .tp_dealloc = (destructor)wayfarers___effects___resources___Pay_dealloc,
    .tp_traverse = (traverseproc)wayfarers___effects___resources___Pay_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___effects___resources___Pay_clear,
    .tp_getset = wayfarers___effects___resources___Pay_getseters,
    .tp_methods = wayfarers___effects___resources___Pay_methods,
    .tp_members = wayfarers___effects___resources___Pay_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___resources___PayObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___resources___PayObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___resources___PayObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Pay()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___effects___resources___Pay_template = &CPyType_wayfarers___effects___resources___Pay_template_;

PyObject *CPyDef_wayfarers___effects___resources_____mypyc__Pay_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___resources___PayObject *self;
    self = (serai___games___wayfarers___effects___resources___PayObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___effects___resources___Pay_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_wayfarers___effects___resources___Pay_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___effects___resources___Pay(void)
{
    PyObject *self = CPyDef_wayfarers___effects___resources_____mypyc__Pay_setup((PyObject *)CPyType_wayfarers___effects___resources___Pay);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef wayfarers___effects___resourcesmodule_methods[] = {
    {"_price", (PyCFunction)CPyPy_wayfarers___effects___resources____price, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_price(t, resource, amount, context)\n--\n\n") /* docstring */},
    {"silver_price", (PyCFunction)CPyPy_wayfarers___effects___resources___silver_price, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("silver_price(t, price, context)\n--\n\n") /* docstring */},
    {"provision_price", (PyCFunction)CPyPy_wayfarers___effects___resources___provision_price, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("provision_price(t, price, context)\n--\n\n") /* docstring */},
    {"pay_silver", (PyCFunction)CPyPy_wayfarers___effects___resources___pay_silver, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pay_silver(t, me, price, context)\n--\n\n") /* docstring */},
    {"pay_provision", (PyCFunction)CPyPy_wayfarers___effects___resources___pay_provision, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pay_provision(t, me, price, context)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___effects___resources__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___effects___resources__internal, "__name__");
    CPyStatic_wayfarers___effects___resources___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___effects___resources__internal);
    if (unlikely(CPyStatic_wayfarers___effects___resources___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___effects___resources_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___resources__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___effects___resources___Gain);
    Py_CLEAR(CPyType_wayfarers___effects___resources___Pay);
    return -1;
}
int CPyExec_serai___games___wayfarers___effects___resources(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___effects___resources__impl, &CPyImportState_serai___games___wayfarers___effects___resources, &CPyModule_serai___games___wayfarers___effects___resources);
}
static struct PyModuleDef wayfarers___effects___resourcesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.effects.resources",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___effects___resourcesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___effects___resources(void)
{
    if (CPyModule_serai___games___wayfarers___effects___resources__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___resources__internal);
        return CPyModule_serai___games___wayfarers___effects___resources__internal;
    }
    CPyModule_serai___games___wayfarers___effects___resources__internal = PyModule_Create(&wayfarers___effects___resourcesmodule);
    return CPyModule_serai___games___wayfarers___effects___resources__internal;
}

PyObject *CPyInit_serai___games___wayfarers___effects___resources(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___effects___resources__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___resources__internal);
        return CPyModule_serai___games___wayfarers___effects___resources__internal;
    }
    CPyModule_serai___games___wayfarers___effects___resources__internal = PyModule_Create(&wayfarers___effects___resourcesmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___effects___resources__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.effects.resources");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___effects___resources__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___effects___resources__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___effects___resources__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___effects___resources(CPyModule_serai___games___wayfarers___effects___resources__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___effects___resources__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.effects.resources");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___resources__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Gain___free(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    return 1;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Gain___free(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:free", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Gain))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Gain", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Gain___free(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "free", 22, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Gain___free__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___resources___Gain___free(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Gain___free__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:free__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Gain))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Gain", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Gain___free__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "free__Work_glue", -1, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Gain___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequence_CheckUnpackCount(cpy_r_r0, 2);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 26, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL25;
    }
    cpy_r_r3 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 0);
    cpy_r_r4 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 1);
    CPy_DECREF(cpy_r_r0);
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r5 = cpy_r_r3;
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 != NULL) goto __LL7238;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r5 = cpy_r_r3;
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 != NULL) goto __LL7238;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r5 = NULL;
        goto __LL7239;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r5 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 == NULL) goto __LL7239;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r5 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 == NULL) goto __LL7239;
    cpy_r_r5 = cpy_r_r3;
__LL7239: ;
    if (cpy_r_r5 != NULL) goto __LL7238;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 26, CPyStatic_wayfarers___effects___resources___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL26;
__LL7238: ;
    if (PyLong_Check(cpy_r_r4))
        cpy_r_r6 = cpy_r_r4;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL7240;
    if (PyUnicode_Check(cpy_r_r4))
        cpy_r_r6 = cpy_r_r4;
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 != NULL) goto __LL7240;
    if (unlikely(!(PyTuple_Check(cpy_r_r4) && PyTuple_GET_SIZE(cpy_r_r4) == 2))) {
        cpy_r_r6 = NULL;
        goto __LL7241;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r4, 0))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r4, 0);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL7241;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 1))))
        cpy_r_r6 = PyTuple_GET_ITEM(cpy_r_r4, 1);
    else {
        cpy_r_r6 = NULL;
    }
    if (cpy_r_r6 == NULL) goto __LL7241;
    cpy_r_r6 = cpy_r_r4;
__LL7241: ;
    if (cpy_r_r6 != NULL) goto __LL7240;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 26, CPyStatic_wayfarers___effects___resources___globals, "union[int, str, tuple[str, int]]", cpy_r_r4);
    goto CPyL27;
__LL7240: ;
    cpy_r_r7 = PyLong_Check(cpy_r_r6);
    if (cpy_r_r7) {
        goto CPyL6;
    } else
        goto CPyL28;
CPyL4: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 27, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "run", "Table", "players", 28, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL29;
    }
CPyL7: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_me);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 28, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_wayfarers___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 28, CPyStatic_wayfarers___effects___resources___globals, "serai.games.wayfarers.table.Player", cpy_r_r10);
        goto CPyL29;
    }
    cpy_r_r12 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r13 = PyObject_RichCompare(cpy_r_r5, cpy_r_r12, 2);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 29, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
    if (unlikely(!PyBool_Check(cpy_r_r13))) {
        CPy_TypeError("bool", cpy_r_r13); cpy_r_r14 = 2;
    } else
        cpy_r_r14 = cpy_r_r13 == Py_True;
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 29, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
    if (!cpy_r_r14) goto CPyL15;
    cpy_r_r15 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_silver;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "run", "Player", "silver", 30, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
CPyL13: ;
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 30, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
    cpy_r_r17 = CPyTagged_Add(cpy_r_r15, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_silver);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_silver = cpy_r_r17;
    cpy_r_r18 = 1;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 30, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL29;
    } else
        goto CPyL18;
CPyL15: ;
    cpy_r_r19 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_provision;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "run", "Player", "provision", 32, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
CPyL16: ;
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r20 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 32, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
    cpy_r_r21 = CPyTagged_Add(cpy_r_r19, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_provision);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_provision = cpy_r_r21;
    cpy_r_r22 = 1;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 32, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL29;
    }
CPyL18: ;
    cpy_r_r23 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "run", "Table", "story", 33, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL29;
    }
CPyL19: ;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = cpy_r_r23 != cpy_r_r24;
    if (!cpy_r_r25) goto CPyL31;
    cpy_r_r26 = CPyStatics[2415]; /* 'event-gain' */
    cpy_r_r27 = CPyStatics[4054]; /* 'WF-EFF-01' */
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 34, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL27;
    }
    cpy_r_r29 = CPyStatics[759]; /* 'resource' */
    cpy_r_r30 = CPyStatics[31]; /* 'n' */
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r32 = CPyDict_Build(2, cpy_r_r29, cpy_r_r5, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 34, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL24;
    }
    cpy_r_r33 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r26, cpy_r_me, cpy_r_r27, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 34, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL24;
    }
CPyL23: ;
    return 1;
CPyL24: ;
    cpy_r_r34 = 2;
    return cpy_r_r34;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL24;
CPyL27: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL24;
CPyL28: ;
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    goto CPyL4;
CPyL29: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL24;
CPyL30: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    goto CPyL24;
CPyL31: ;
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    goto CPyL23;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Gain___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Gain))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Gain", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Gain___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 25, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Gain___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___resources___Gain___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Gain___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Gain))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Gain", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Gain___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run__Work_glue", -1, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Gain_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___resources___GainObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___resources___GainObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___resources___GainObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___resources___GainObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___resources___GainObject *)cpy_r___mypyc_self__)->_always = 1;
    return 1;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Gain_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___resources___Gain))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Gain", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Gain_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "__mypyc_defaults_setup", -1, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Pay___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = CPyDef_wayfarers___effects___resources___Pay___reason(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_call, cpy_r_context);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible", 41, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL2;
    }
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    return cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Pay___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Pay))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Pay", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Pay___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible", 40, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Pay___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___resources___Pay___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Pay___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Pay))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Pay", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Pay___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible__Work_glue", -1, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___resources___Pay___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_reason;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OI cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    tuple_T3OOO cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "reason", "Table", "players", 44, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL27;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 44, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL27;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 44, CPyStatic_wayfarers___effects___resources___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL27;
    }
    cpy_r_r3 = Py_None;
    CPy_INCREF(cpy_r_r3);
    cpy_r_reason = cpy_r_r3;
    cpy_r_r4 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_pairs;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = 0;
CPyL4: ;
    cpy_r_r8 = cpy_r_r7 < cpy_r_r6;
    if (cpy_r_r8) {
        goto CPyL28;
    } else
        goto CPyL29;
CPyL5: ;
    cpy_r_r9 = CPySequenceTuple_GetItemUnsafe(cpy_r_r4, cpy_r_r7);
    PyObject *__tmp7242;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        __tmp7242 = NULL;
        goto __LL7243;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        __tmp7242 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        __tmp7242 = NULL;
    }
    if (__tmp7242 == NULL) goto __LL7243;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        __tmp7242 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        __tmp7242 = NULL;
    }
    if (__tmp7242 == NULL) goto __LL7243;
    __tmp7242 = cpy_r_r9;
__LL7243: ;
    if (unlikely(__tmp7242 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r9); cpy_r_r10 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp7244 = PyTuple_GET_ITEM(cpy_r_r9, 0);
        CPy_INCREF(__tmp7244);
        PyObject *__tmp7245;
        if (likely(PyUnicode_Check(__tmp7244)))
            __tmp7245 = __tmp7244;
        else {
            CPy_TypeError("str", __tmp7244); 
            __tmp7245 = NULL;
        }
        cpy_r_r10.f0 = __tmp7245;
        PyObject *__tmp7246 = PyTuple_GET_ITEM(cpy_r_r9, 1);
        CPyTagged __tmp7247;
        if (likely(PyLong_Check(__tmp7246)))
            __tmp7247 = CPyTagged_FromObject(__tmp7246);
        else {
            goto __LL7248;
        }
        cpy_r_r10.f1 = __tmp7247;
    }
    goto __LL7249;
__LL7248: ;
    CPy_DECREF(cpy_r_r10.f0);
    cpy_r_r10 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL7249;
__LL7249: ;
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 46, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
    cpy_r_r11 = cpy_r_r10.f0;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = cpy_r_r10.f1;
    CPyTagged_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r10.f0);
    CPyTagged_DECREF(cpy_r_r10.f1);
    cpy_r_r13 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r14 = CPyStr_EqualLiteral(cpy_r_r11, cpy_r_r13, 6);
    if (cpy_r_r14) {
        goto CPyL31;
    } else
        goto CPyL11;
CPyL7: ;
    cpy_r_r15 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "reason", "Player", "silver", 48, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL8: ;
    cpy_r_r16 = CPyDef_wayfarers___effects___resources___silver_price(cpy_r_t, cpy_r_r12, cpy_r_context);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 48, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL33;
    }
    cpy_r_r17 = CPyDef_wayfarers___reasons___silver_obstacle(cpy_r_r15, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 48, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
    cpy_r_reason = cpy_r_r17;
    goto CPyL24;
CPyL11: ;
    cpy_r_r18 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r19 = CPyStr_EqualLiteral(cpy_r_r11, cpy_r_r18, 9);
    if (cpy_r_r19) {
        goto CPyL34;
    } else
        goto CPyL16;
CPyL12: ;
    cpy_r_r20 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_provision;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "reason", "Player", "provision", 50, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL13: ;
    cpy_r_r21 = CPyDef_wayfarers___effects___resources___provision_price(cpy_r_t, cpy_r_r12, cpy_r_context);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 50, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL35;
    }
    cpy_r_r22 = CPyDef_wayfarers___reasons___provision_obstacle(cpy_r_r20, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 50, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
    cpy_r_reason = cpy_r_r22;
    goto CPyL24;
CPyL16: ;
    cpy_r_r23 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_guilds;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "reason", "Player", "guilds", 52, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r23);
CPyL17: ;
    cpy_r_r24 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r24.f0 == NULL)) {
        goto CPyL37;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r25 = 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 52, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL27;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r26 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r27 = CPyStr_Removeprefix(cpy_r_r11, cpy_r_r26);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r28 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r24.f0);
    CPy_INCREF(cpy_r_r24.f1);
    CPy_INCREF(cpy_r_r24.f2);
    cpy_r_r29 = PyTuple_New(3);
    if (unlikely(cpy_r_r29 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7250 = cpy_r_r24.f0;
    PyTuple_SET_ITEM(cpy_r_r29, 0, __tmp7250);
    PyObject *__tmp7251 = cpy_r_r24.f1;
    PyTuple_SET_ITEM(cpy_r_r29, 1, __tmp7251);
    PyObject *__tmp7252 = cpy_r_r24.f2;
    PyTuple_SET_ITEM(cpy_r_r29, 2, __tmp7252);
    PyObject *cpy_r_r30[2] = {cpy_r_r29, cpy_r_r27};
    cpy_r_r31 = (PyObject **)&cpy_r_r30;
    cpy_r_r32 = PyObject_VectorcallMethod(cpy_r_r28, cpy_r_r31, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 52, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL38;
    }
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r27);
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 52, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL39;
    }
    cpy_r_r34 = CPyDef_wayfarers___reasons___guild_obstacle(cpy_r_r23, cpy_r_r33, cpy_r_r12);
    CPy_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 52, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
    cpy_r_reason = cpy_r_r34;
CPyL24: ;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = cpy_r_reason != cpy_r_r35;
    if (cpy_r_r36) goto CPyL29;
    cpy_r_r37 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r37;
    goto CPyL4;
CPyL26: ;
    return cpy_r_reason;
CPyL27: ;
    cpy_r_r38 = NULL;
    return cpy_r_r38;
CPyL28: ;
    CPy_DECREF(cpy_r_reason);
    goto CPyL5;
CPyL29: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    goto CPyL26;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL27;
CPyL31: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL7;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL27;
CPyL33: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL27;
CPyL34: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL12;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL27;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL27;
CPyL37: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r23);
    goto CPyL18;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    goto CPyL27;
CPyL39: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r23);
    goto CPyL27;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Pay___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:reason", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Pay))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Pay", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___resources___Pay___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason", 43, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___effects___resources___Pay___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___resources___Pay___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Pay___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:reason__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Pay))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Pay", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___effects___resources___Pay___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "reason__Work_glue", -1, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Pay___possible_then(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, PyObject *cpy_r_gain, CPyTagged cpy_r_context) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    tuple_T5IIIII cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    cpy_r_r0 = CPyDef_wayfarers___effects___resources___Pay___possible(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_call, cpy_r_context);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 59, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL26;
    }
    if (cpy_r_r0) goto CPyL3;
    return 0;
CPyL3: ;
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "possible_then", "Table", "players", 61, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL26;
    }
CPyL4: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 61, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_wayfarers___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 61, CPyStatic_wayfarers___effects___resources___globals, "serai.games.wayfarers.table.Player", cpy_r_r2);
        goto CPyL26;
    }
    cpy_r_r4 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_silver;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "possible_then", "Player", "silver", 62, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL27;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL7: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_provision;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "possible_then", "Player", "provision", 62, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL8: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_influence;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "possible_then", "Player", "influence", 62, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL9: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "possible_then", "Table", "silver_off", 62, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL10: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "possible_then", "Table", "provision_off", 62, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL31;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL11: ;
    cpy_r_r9.f0 = cpy_r_r4;
    cpy_r_r9.f1 = cpy_r_r5;
    cpy_r_r9.f2 = cpy_r_r6;
    cpy_r_r9.f3 = cpy_r_r7;
    cpy_r_r9.f4 = cpy_r_r8;
    cpy_r_r10 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_guilds;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "possible_then", "Player", "guilds", 63, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r10);
CPyL12: ;
    cpy_r_r11 = CPyList_GetSlice(cpy_r_r10, 0, 9223372036854775806LL);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 64, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL33;
    }
    if (likely(PyList_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 64, CPyStatic_wayfarers___effects___resources___globals, "list", cpy_r_r11);
        goto CPyL33;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_guilds != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_guilds);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_guilds = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 64, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL33;
    }
    cpy_r_r14 = CPyDef_wayfarers___effects___resources___Pay____pay(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_call, cpy_r_context);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 65, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL33;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "possible_then", "Table", "book", 66, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL33;
    }
CPyL17: ;
    cpy_r_r16 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r15)->_performer;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "possible_then", "Book", "performer", 66, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r16);
CPyL18: ;
    cpy_r_r17 = CPY_GET_METHOD(cpy_r_r16, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r16, cpy_r_t, cpy_r_me, cpy_r_gain, cpy_r_context); /* possible */
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 66, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL33;
    }
    cpy_r_r18 = cpy_r_r9.f0;
    cpy_r_r19 = cpy_r_r9.f1;
    cpy_r_r20 = cpy_r_r9.f2;
    cpy_r_r21 = cpy_r_r9.f3;
    cpy_r_r22 = cpy_r_r9.f4;
    cpy_r_r23 = cpy_r_r18;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_silver);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_silver = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 67, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL34;
    }
    cpy_r_r25 = cpy_r_r19;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_provision);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_provision = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 67, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL34;
    }
    cpy_r_r27 = cpy_r_r20;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_influence);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_influence = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 67, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL34;
    }
    cpy_r_r29 = cpy_r_r21;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 67, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL34;
    }
    cpy_r_r31 = cpy_r_r22;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 67, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL34;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_guilds != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_guilds);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_guilds = cpy_r_r10;
    cpy_r_r33 = 1;
    CPy_DECREF(cpy_r_r3);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 68, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL26;
    }
    return cpy_r_r17;
CPyL26: ;
    cpy_r_r34 = 2;
    return cpy_r_r34;
CPyL27: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL26;
CPyL28: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL26;
CPyL29: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL26;
CPyL30: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL26;
CPyL31: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r9.f0);
    CPyTagged_DecRef(cpy_r_r9.f1);
    CPyTagged_DecRef(cpy_r_r9.f2);
    CPyTagged_DecRef(cpy_r_r9.f3);
    CPyTagged_DecRef(cpy_r_r9.f4);
    goto CPyL26;
CPyL33: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r9.f0);
    CPyTagged_DecRef(cpy_r_r9.f1);
    CPyTagged_DecRef(cpy_r_r9.f2);
    CPyTagged_DecRef(cpy_r_r9.f3);
    CPyTagged_DecRef(cpy_r_r9.f4);
    CPy_DecRef(cpy_r_r10);
    goto CPyL26;
CPyL34: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    goto CPyL26;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Pay___possible_then(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "gain", "context", 0};
            static CPyArg_Parser parser = {"OOOOO:possible_then", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_gain;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_gain, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Pay))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Pay", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            PyObject *arg_gain;
            if (likely(PyObject_TypeCheck(obj_gain, CPyType_kernel___effects___Effect)))
                arg_gain = obj_gain;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_gain); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Pay___possible_then(arg_self, arg_t, arg_me, arg_call, arg_gain, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then", 57, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Pay___possible_then__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, PyObject *cpy_r_gain, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___resources___Pay___possible_then(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_gain, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Pay___possible_then__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "gain", "context", 0};
            static CPyArg_Parser parser = {"OOOOO:possible_then__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_gain;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_gain, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Pay))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Pay", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            PyObject *arg_gain;
            if (likely(PyObject_TypeCheck(obj_gain, CPyType_kernel___effects___Effect)))
                arg_gain = obj_gain;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_gain); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Pay___possible_then__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_gain, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "possible_then__Work_glue", -1, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Pay___run(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T2OI cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    tuple_T2OI cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    tuple_T2OI cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    tuple_T2OI cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_pairs;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = PyList_New(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 72, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL22;
    }
    cpy_r_r4 = 0;
CPyL2: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r2;
    if (!cpy_r_r5) goto CPyL23;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, cpy_r_r4);
    PyObject *__tmp7253;
    if (unlikely(!(PyTuple_Check(cpy_r_r6) && PyTuple_GET_SIZE(cpy_r_r6) == 2))) {
        __tmp7253 = NULL;
        goto __LL7254;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 0))))
        __tmp7253 = PyTuple_GET_ITEM(cpy_r_r6, 0);
    else {
        __tmp7253 = NULL;
    }
    if (__tmp7253 == NULL) goto __LL7254;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r6, 1))))
        __tmp7253 = PyTuple_GET_ITEM(cpy_r_r6, 1);
    else {
        __tmp7253 = NULL;
    }
    if (__tmp7253 == NULL) goto __LL7254;
    __tmp7253 = cpy_r_r6;
__LL7254: ;
    if (unlikely(__tmp7253 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r6); cpy_r_r7 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp7255 = PyTuple_GET_ITEM(cpy_r_r6, 0);
        CPy_INCREF(__tmp7255);
        PyObject *__tmp7256;
        if (likely(PyUnicode_Check(__tmp7255)))
            __tmp7256 = __tmp7255;
        else {
            CPy_TypeError("str", __tmp7255); 
            __tmp7256 = NULL;
        }
        cpy_r_r7.f0 = __tmp7256;
        PyObject *__tmp7257 = PyTuple_GET_ITEM(cpy_r_r6, 1);
        CPyTagged __tmp7258;
        if (likely(PyLong_Check(__tmp7257)))
            __tmp7258 = CPyTagged_FromObject(__tmp7257);
        else {
            goto __LL7259;
        }
        cpy_r_r7.f1 = __tmp7258;
    }
    goto __LL7260;
__LL7259: ;
    CPy_DECREF(cpy_r_r7.f0);
    cpy_r_r7 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL7260;
__LL7260: ;
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 72, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL24;
    }
    cpy_r_r8 = cpy_r_r7.f0;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = cpy_r_r7.f1;
    CPyTagged_INCREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r7.f0);
    CPyTagged_DECREF(cpy_r_r7.f1);
    CPy_INCREF(cpy_r_r8);
    cpy_r_r10 = CPyDef_wayfarers___effects___resources____price(cpy_r_t, cpy_r_r8, cpy_r_r9, cpy_r_context);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 72, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL25;
    }
    cpy_r_r11.f0 = cpy_r_r8;
    cpy_r_r11.f1 = cpy_r_r10;
    cpy_r_r12 = PyTuple_New(2);
    if (unlikely(cpy_r_r12 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7261 = cpy_r_r11.f0;
    PyTuple_SET_ITEM(cpy_r_r12, 0, __tmp7261);
    PyObject *__tmp7262 = CPyTagged_StealAsObject(cpy_r_r11.f1);
    PyTuple_SET_ITEM(cpy_r_r12, 1, __tmp7262);
    CPyList_SetItemUnsafe(cpy_r_r3, cpy_r_r4, cpy_r_r12);
    cpy_r_r13 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r13;
    goto CPyL2;
CPyL7: ;
    cpy_r_r14 = PyObject_GetIter(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 72, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL21;
    }
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 73, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL26;
    }
    cpy_r_r16 = PyObject_GetIter(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 73, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL27;
    }
CPyL10: ;
    cpy_r_r17 = PyIter_Next(cpy_r_r16);
    if (cpy_r_r17 == NULL) goto CPyL28;
    PyObject *__tmp7263;
    if (unlikely(!(PyTuple_Check(cpy_r_r17) && PyTuple_GET_SIZE(cpy_r_r17) == 2))) {
        __tmp7263 = NULL;
        goto __LL7264;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r17, 0))))
        __tmp7263 = PyTuple_GET_ITEM(cpy_r_r17, 0);
    else {
        __tmp7263 = NULL;
    }
    if (__tmp7263 == NULL) goto __LL7264;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r17, 1))))
        __tmp7263 = PyTuple_GET_ITEM(cpy_r_r17, 1);
    else {
        __tmp7263 = NULL;
    }
    if (__tmp7263 == NULL) goto __LL7264;
    __tmp7263 = cpy_r_r17;
__LL7264: ;
    if (unlikely(__tmp7263 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r17); cpy_r_r18 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp7265 = PyTuple_GET_ITEM(cpy_r_r17, 0);
        CPy_INCREF(__tmp7265);
        PyObject *__tmp7266;
        if (likely(PyUnicode_Check(__tmp7265)))
            __tmp7266 = __tmp7265;
        else {
            CPy_TypeError("str", __tmp7265); 
            __tmp7266 = NULL;
        }
        cpy_r_r18.f0 = __tmp7266;
        PyObject *__tmp7267 = PyTuple_GET_ITEM(cpy_r_r17, 1);
        CPyTagged __tmp7268;
        if (likely(PyLong_Check(__tmp7267)))
            __tmp7268 = CPyTagged_FromObject(__tmp7267);
        else {
            goto __LL7269;
        }
        cpy_r_r18.f1 = __tmp7268;
    }
    goto __LL7270;
__LL7269: ;
    CPy_DECREF(cpy_r_r18.f0);
    cpy_r_r18 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL7270;
__LL7270: ;
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 73, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL29;
    }
    cpy_r_r19 = cpy_r_r18.f0;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = cpy_r_r18.f1;
    CPyTagged_INCREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r18.f0);
    CPyTagged_DECREF(cpy_r_r18.f1);
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL30;
    cpy_r_r22.f0 = cpy_r_r19;
    cpy_r_r22.f1 = cpy_r_r20;
    cpy_r_r23 = PyTuple_New(2);
    if (unlikely(cpy_r_r23 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7271 = cpy_r_r22.f0;
    PyTuple_SET_ITEM(cpy_r_r23, 0, __tmp7271);
    PyObject *__tmp7272 = CPyTagged_StealAsObject(cpy_r_r22.f1);
    PyTuple_SET_ITEM(cpy_r_r23, 1, __tmp7272);
    cpy_r_r24 = PyList_Append(cpy_r_r15, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 73, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL29;
    } else
        goto CPyL10;
CPyL14: ;
    cpy_r_r26 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 73, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL27;
    }
    cpy_r_r27 = PyList_AsTuple(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 73, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL21;
    }
    cpy_r_r28 = CPyDef_wayfarers___effects___resources___Pay____pay(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_call, cpy_r_context);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 74, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL31;
    }
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r30 << 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL32;
    cpy_r_r33 = CPyStatics[2346]; /* 'event-pay' */
    cpy_r_r34 = CPyStatics[4055]; /* 'WF-TURN-05' */
    cpy_r_r35 = CPyStatics[85]; /* 'cost' */
    cpy_r_r36 = CPyDict_Build(1, cpy_r_r35, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 76, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL21;
    }
    cpy_r_r37 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r33, cpy_r_me, cpy_r_r34, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 76, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL21;
    }
CPyL20: ;
    return 1;
CPyL21: ;
    cpy_r_r38 = 2;
    return cpy_r_r38;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL21;
CPyL23: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL7;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    goto CPyL21;
CPyL26: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL21;
CPyL27: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL21;
CPyL28: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL14;
CPyL29: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL21;
CPyL30: ;
    CPy_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL10;
CPyL31: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL21;
CPyL32: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL20;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Pay___run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Pay))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Pay", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Pay___run(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run", 71, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Pay___run__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_wayfarers___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.wayfarers.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_wayfarers___effects___resources___Pay___run(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Pay___run__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:run__Work_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Pay))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Pay", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Pay___run__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "run__Work_glue", -1, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Pay____pay(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2OI cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T3OOO cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "_pay", "Table", "players", 79, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 79, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 79, CPyStatic_wayfarers___effects___resources___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL23;
    }
    cpy_r_r3 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_pairs;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = 0;
CPyL4: ;
    cpy_r_r7 = cpy_r_r6 < cpy_r_r5;
    if (!cpy_r_r7) goto CPyL24;
    cpy_r_r8 = CPySequenceTuple_GetItemUnsafe(cpy_r_r3, cpy_r_r6);
    PyObject *__tmp7273;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 2))) {
        __tmp7273 = NULL;
        goto __LL7274;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp7273 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp7273 = NULL;
    }
    if (__tmp7273 == NULL) goto __LL7274;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r8, 1))))
        __tmp7273 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        __tmp7273 = NULL;
    }
    if (__tmp7273 == NULL) goto __LL7274;
    __tmp7273 = cpy_r_r8;
__LL7274: ;
    if (unlikely(__tmp7273 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r8); cpy_r_r9 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp7275 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        CPy_INCREF(__tmp7275);
        PyObject *__tmp7276;
        if (likely(PyUnicode_Check(__tmp7275)))
            __tmp7276 = __tmp7275;
        else {
            CPy_TypeError("str", __tmp7275); 
            __tmp7276 = NULL;
        }
        cpy_r_r9.f0 = __tmp7276;
        PyObject *__tmp7277 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPyTagged __tmp7278;
        if (likely(PyLong_Check(__tmp7277)))
            __tmp7278 = CPyTagged_FromObject(__tmp7277);
        else {
            goto __LL7279;
        }
        cpy_r_r9.f1 = __tmp7278;
    }
    goto __LL7280;
__LL7279: ;
    CPy_DECREF(cpy_r_r9.f0);
    cpy_r_r9 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL7280;
__LL7280: ;
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 80, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL25;
    }
    cpy_r_r10 = cpy_r_r9.f0;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r9.f1;
    CPyTagged_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r9.f0);
    CPyTagged_DECREF(cpy_r_r9.f1);
    cpy_r_r12 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r13 = CPyStr_EqualLiteral(cpy_r_r10, cpy_r_r12, 6);
    if (cpy_r_r13) {
        goto CPyL26;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r14 = CPyDef_wayfarers___effects___resources___pay_silver(cpy_r_t, cpy_r_me, cpy_r_r11, cpy_r_context);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 82, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL25;
    } else
        goto CPyL27;
CPyL8: ;
    cpy_r_r15 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r16 = CPyStr_EqualLiteral(cpy_r_r10, cpy_r_r15, 9);
    if (cpy_r_r16) {
        goto CPyL28;
    } else
        goto CPyL10;
CPyL9: ;
    cpy_r_r17 = CPyDef_wayfarers___effects___resources___pay_provision(cpy_r_t, cpy_r_me, cpy_r_r11, cpy_r_context);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 84, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL25;
    } else
        goto CPyL29;
CPyL10: ;
    cpy_r_r18 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_guilds;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "_pay", "Player", "guilds", 86, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r18);
CPyL11: ;
    cpy_r_r19 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r19.f0 == NULL)) {
        goto CPyL31;
    } else
        goto CPyL14;
CPyL12: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 86, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r21 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r22 = CPyStr_Removeprefix(cpy_r_r10, cpy_r_r21);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r23 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r19.f0);
    CPy_INCREF(cpy_r_r19.f1);
    CPy_INCREF(cpy_r_r19.f2);
    cpy_r_r24 = PyTuple_New(3);
    if (unlikely(cpy_r_r24 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7281 = cpy_r_r19.f0;
    PyTuple_SET_ITEM(cpy_r_r24, 0, __tmp7281);
    PyObject *__tmp7282 = cpy_r_r19.f1;
    PyTuple_SET_ITEM(cpy_r_r24, 1, __tmp7282);
    PyObject *__tmp7283 = cpy_r_r19.f2;
    PyTuple_SET_ITEM(cpy_r_r24, 2, __tmp7283);
    PyObject *cpy_r_r25[2] = {cpy_r_r24, cpy_r_r22};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_VectorcallMethod(cpy_r_r23, cpy_r_r26, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 86, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL32;
    }
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 86, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL33;
    }
    cpy_r_r29 = CPyList_GetItem(cpy_r_r18, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 86, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL34;
    }
    CPyTagged_INCREF(cpy_r_r11);
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r31 = PyNumber_InPlaceSubtract(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 86, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL34;
    }
    cpy_r_r32 = CPyList_SetItem(cpy_r_r18, cpy_r_r28, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 86, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL35;
    }
    cpy_r_r33 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "_pay", "Player", "influence", 87, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL35;
    }
CPyL20: ;
    cpy_r_r34 = CPyTagged_Add(cpy_r_r33, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_influence = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 87, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL25;
    }
CPyL21: ;
    cpy_r_r36 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r36;
    goto CPyL4;
CPyL22: ;
    return 1;
CPyL23: ;
    cpy_r_r37 = 2;
    return cpy_r_r37;
CPyL24: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL23;
CPyL26: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL7;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL21;
CPyL28: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL9;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL21;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL23;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r18);
    goto CPyL12;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r24);
    goto CPyL23;
CPyL33: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r18);
    goto CPyL23;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL23;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL23;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Pay____pay(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "call", "context", 0};
            static CPyArg_Parser parser = {"OOOO:_pay", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___effects___resources___Pay))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Pay", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Pay____pay(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_pay", 78, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources___Pay_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___resources___PayObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___resources___PayObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___resources___PayObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___resources___PayObject *)cpy_r___mypyc_self__)->_quiet = 0;
    return 1;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___Pay_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_wayfarers___effects___resources___Pay))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.resources.Pay", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___effects___resources___Pay_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "__mypyc_defaults_setup", -1, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___effects___resources____price(PyObject *cpy_r_t, PyObject *cpy_r_resource, CPyTagged cpy_r_amount, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    cpy_r_r0 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r1 = CPyStr_EqualLiteral(cpy_r_resource, cpy_r_r0, 6);
    if (!cpy_r_r1) goto CPyL3;
    cpy_r_r2 = CPyDef_wayfarers___effects___resources___silver_price(cpy_r_t, cpy_r_amount, cpy_r_context);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_price", 92, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL8;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r4 = CPyStr_EqualLiteral(cpy_r_resource, cpy_r_r3, 9);
    if (!cpy_r_r4) goto CPyL6;
    cpy_r_r5 = CPyDef_wayfarers___effects___resources___provision_price(cpy_r_t, cpy_r_amount, cpy_r_context);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_price", 93, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL8;
    }
    cpy_r_r6 = cpy_r_r5;
    goto CPyL7;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_amount);
    cpy_r_r6 = cpy_r_amount;
CPyL7: ;
    return cpy_r_r6;
CPyL8: ;
    cpy_r_r7 = CPY_INT_TAG;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_wayfarers___effects___resources____price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "resource", "amount", "context", 0};
            static CPyArg_Parser parser = {"OOOO:_price", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_resource;
            PyObject *obj_amount;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_resource, &obj_amount, &obj_context)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_resource;
            if (likely(PyUnicode_Check(obj_resource)))
                arg_resource = obj_resource;
            else {
                CPy_TypeError("str", obj_resource); 
                goto fail;
            }
            CPyTagged arg_amount;
            if (likely(PyLong_Check(obj_amount)))
                arg_amount = CPyTagged_BorrowFromObject(obj_amount);
            else {
                CPy_TypeError("int", obj_amount); goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___effects___resources____price(arg_t, arg_resource, arg_amount, arg_context);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "_price", 90, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___effects___resources___silver_price(PyObject *cpy_r_t, CPyTagged cpy_r_price, CPyTagged cpy_r_context) {
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = cpy_r_context == 2;
    if (!cpy_r_r0) goto CPyL9;
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "silver_price", "Table", "silver_off", 99, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL10;
    }
CPyL2: ;
    cpy_r_r2 = CPyTagged_Subtract(cpy_r_price, cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = 0 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = CPyTagged_IsLt_(0, cpy_r_r2);
    if (cpy_r_r7) {
        goto CPyL6;
    } else
        goto CPyL11;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 > (Py_ssize_t)0;
    if (!cpy_r_r8) goto CPyL11;
CPyL6: ;
    cpy_r_r9 = cpy_r_r2;
    goto CPyL8;
CPyL7: ;
    cpy_r_r9 = 0;
CPyL8: ;
    return cpy_r_r9;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_price);
    return cpy_r_price;
CPyL10: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL7;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___silver_price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "price", "context", 0};
            static CPyArg_Parser parser = {"OOO:silver_price", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_price;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_price, &obj_context)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_price;
            if (likely(PyLong_Check(obj_price)))
                arg_price = CPyTagged_BorrowFromObject(obj_price);
            else {
                CPy_TypeError("int", obj_price); goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___effects___resources___silver_price(arg_t, arg_price, arg_context);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "silver_price", 96, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___effects___resources___provision_price(PyObject *cpy_r_t, CPyTagged cpy_r_price, CPyTagged cpy_r_context) {
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = cpy_r_context == 2;
    if (!cpy_r_r0) goto CPyL9;
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "provision_price", "Table", "provision_off", 105, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL10;
    }
CPyL2: ;
    cpy_r_r2 = CPyTagged_Subtract(cpy_r_price, cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = 0 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = CPyTagged_IsLt_(0, cpy_r_r2);
    if (cpy_r_r7) {
        goto CPyL6;
    } else
        goto CPyL11;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 > (Py_ssize_t)0;
    if (!cpy_r_r8) goto CPyL11;
CPyL6: ;
    cpy_r_r9 = cpy_r_r2;
    goto CPyL8;
CPyL7: ;
    cpy_r_r9 = 0;
CPyL8: ;
    return cpy_r_r9;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_price);
    return cpy_r_price;
CPyL10: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL7;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___provision_price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "price", "context", 0};
            static CPyArg_Parser parser = {"OOO:provision_price", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_price;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_price, &obj_context)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_price;
            if (likely(PyLong_Check(obj_price)))
                arg_price = CPyTagged_BorrowFromObject(obj_price);
            else {
                CPy_TypeError("int", obj_price); goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___effects___resources___provision_price(arg_t, arg_price, arg_context);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "provision_price", 103, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___effects___resources___pay_silver(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_price, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_paid;
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged_INCREF(cpy_r_price);
    cpy_r_paid = cpy_r_price;
    cpy_r_r0 = cpy_r_context == 2;
    if (cpy_r_r0) {
        goto CPyL17;
    } else
        goto CPyL10;
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "pay_silver", "Table", "silver_off", 113, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL16;
    }
CPyL2: ;
    cpy_r_r2 = CPyTagged_Subtract(cpy_r_price, cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = 0 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = CPyTagged_IsLt_(0, cpy_r_r2);
    if (cpy_r_r7) {
        goto CPyL6;
    } else
        goto CPyL18;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 > (Py_ssize_t)0;
    if (!cpy_r_r8) goto CPyL18;
CPyL6: ;
    cpy_r_r9 = cpy_r_r2;
    goto CPyL8;
CPyL7: ;
    cpy_r_r9 = 0;
CPyL8: ;
    cpy_r_paid = cpy_r_r9;
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "pay_silver", "Table", "silver_off", 114, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL9: ;
    cpy_r_r11 = CPyTagged_Subtract(cpy_r_price, cpy_r_paid);
    cpy_r_r12 = CPyTagged_Subtract(cpy_r_r10, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r11);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_silver_off = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "pay_silver", 114, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
CPyL10: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "pay_silver", "Table", "players", 115, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
CPyL11: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_me);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "pay_silver", 115, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_wayfarers___table___Player))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/resources.py", "pay_silver", 115, CPyStatic_wayfarers___effects___resources___globals, "serai.games.wayfarers.table.Player", cpy_r_r15);
        goto CPyL19;
    }
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_silver;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "pay_silver", "Player", "silver", 115, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
CPyL14: ;
    cpy_r_r18 = CPyTagged_Subtract(cpy_r_r17, cpy_r_paid);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_silver);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_silver = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "pay_silver", 115, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
    return cpy_r_paid;
CPyL16: ;
    cpy_r_r20 = CPY_INT_TAG;
    return cpy_r_r20;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_paid);
    goto CPyL1;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL7;
CPyL19: ;
    CPyTagged_DecRef(cpy_r_paid);
    goto CPyL16;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___pay_silver(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "price", "context", 0};
            static CPyArg_Parser parser = {"OOOO:pay_silver", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_price;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_price, &obj_context)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_price;
            if (likely(PyLong_Check(obj_price)))
                arg_price = CPyTagged_BorrowFromObject(obj_price);
            else {
                CPy_TypeError("int", obj_price); goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___effects___resources___pay_silver(arg_t, arg_me, arg_price, arg_context);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "pay_silver", 109, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___effects___resources___pay_provision(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_price, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_paid;
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged_INCREF(cpy_r_price);
    cpy_r_paid = cpy_r_price;
    cpy_r_r0 = cpy_r_context == 2;
    if (cpy_r_r0) {
        goto CPyL17;
    } else
        goto CPyL10;
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "pay_provision", "Table", "provision_off", 122, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL16;
    }
CPyL2: ;
    cpy_r_r2 = CPyTagged_Subtract(cpy_r_price, cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = 0 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = CPyTagged_IsLt_(0, cpy_r_r2);
    if (cpy_r_r7) {
        goto CPyL6;
    } else
        goto CPyL18;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 > (Py_ssize_t)0;
    if (!cpy_r_r8) goto CPyL18;
CPyL6: ;
    cpy_r_r9 = cpy_r_r2;
    goto CPyL8;
CPyL7: ;
    cpy_r_r9 = 0;
CPyL8: ;
    cpy_r_paid = cpy_r_r9;
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "pay_provision", "Table", "provision_off", 123, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL9: ;
    cpy_r_r11 = CPyTagged_Subtract(cpy_r_price, cpy_r_paid);
    cpy_r_r12 = CPyTagged_Subtract(cpy_r_r10, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r11);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_provision_off = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "pay_provision", 123, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
CPyL10: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "pay_provision", "Table", "players", 124, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
CPyL11: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_me);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "pay_provision", 124, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_wayfarers___table___Player))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/resources.py", "pay_provision", 124, CPyStatic_wayfarers___effects___resources___globals, "serai.games.wayfarers.table.Player", cpy_r_r15);
        goto CPyL19;
    }
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_provision;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/resources.py", "pay_provision", "Player", "provision", 124, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
CPyL14: ;
    cpy_r_r18 = CPyTagged_Subtract(cpy_r_r17, cpy_r_paid);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_provision);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_provision = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "pay_provision", 124, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL19;
    }
    return cpy_r_paid;
CPyL16: ;
    cpy_r_r20 = CPY_INT_TAG;
    return cpy_r_r20;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_paid);
    goto CPyL1;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL7;
CPyL19: ;
    CPyTagged_DecRef(cpy_r_paid);
    goto CPyL16;
}
        
        PyObject *CPyPy_wayfarers___effects___resources___pay_provision(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "price", "context", 0};
            static CPyArg_Parser parser = {"OOOO:pay_provision", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_price;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_price, &obj_context)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_price;
            if (likely(PyLong_Check(obj_price)))
                arg_price = CPyTagged_BorrowFromObject(obj_price);
            else {
                CPy_TypeError("int", obj_price); goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___effects___resources___pay_provision(arg_t, arg_me, arg_price, arg_context);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "pay_provision", 119, CPyStatic_wayfarers___effects___resources___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___effects___resources_____top_level__(void) {
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
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    int32_t cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    int32_t cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    int32_t cpy_r_r174;
    char cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    int32_t cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    int32_t cpy_r_r197;
    char cpy_r_r198;
    char cpy_r_r199;
    char cpy_r_r200;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 1, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 1, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 3, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 5, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 7, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 7, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 7, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 7, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5615]; /* ('GUILDS',) */
    cpy_r_r36 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 7, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    } else
        goto CPyL75;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 8, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 8, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 8, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 8, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5622]; /* ('guild_obstacle', 'provision_obstacle', 'silver_obstacle') */
    cpy_r_r58 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 8, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    } else
        goto CPyL76;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 9, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 9, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 9, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 9, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r80 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 9, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    } else
        goto CPyL77;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 10, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 10, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 10, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 10, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5112]; /* ('Reason',) */
    cpy_r_r102 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 10, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    } else
        goto CPyL78;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 11, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 11, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 11, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 11, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5409]; /* ('Call', 'Effect') */
    cpy_r_r124 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 11, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    } else
        goto CPyL79;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 12, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r135 = CPyExec_serai___kernel___perform;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 12, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 12, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 12, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r146 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 12, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    } else
        goto CPyL80;
CPyL54: ;
    cpy_r_r148 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r149 = CPyStatics[3660]; /* 'DIE_ACTION' */
    cpy_r_r150 = CPyStatics[4897]; /* 1 */
    cpy_r_r151 = CPyDict_SetItem(cpy_r_r148, cpy_r_r149, cpy_r_r150);
    cpy_r_r152 = cpy_r_r151 >= 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 14, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r153 = (PyObject *)CPyType_work___Work;
    cpy_r_r154 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r155 = PyObject_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 17, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r156 = PyTuple_Pack(1, cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 17, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r157 = CPyStatics[3659]; /* 'serai.games.wayfarers.effects.resources' */
    cpy_r_r158 = (PyObject *)CPyType_wayfarers___effects___resources___Gain_template;
    cpy_r_r159 = CPyType_FromTemplate(cpy_r_r158, cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 17, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r160 = CPyDef_wayfarers___effects___resources___Gain_trait_vtable_setup();
    if (unlikely(cpy_r_r160 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 17, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL81;
    }
    cpy_r_r161 = CPyDef_wayfarers___effects___resources___Gain_coroutine_setup(cpy_r_r159);
    if (unlikely(cpy_r_r161 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 17, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL81;
    }
    cpy_r_r162 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r163 = CPyStatics[530]; /* 'always' */
    cpy_r_r164 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r165 = CPyStatics[529]; /* 'must' */
    cpy_r_r166 = CPyStatics[530]; /* 'always' */
    cpy_r_r167 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r168 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r169 = PyTuple_Pack(6, cpy_r_r163, cpy_r_r164, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 17, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL81;
    }
    cpy_r_r170 = PyObject_SetAttr(cpy_r_r159, cpy_r_r162, cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    cpy_r_r171 = cpy_r_r170 >= 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 17, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL81;
    }
    CPyType_wayfarers___effects___resources___Gain = (PyTypeObject *)cpy_r_r159;
    CPy_INCREF(CPyType_wayfarers___effects___resources___Gain);
    cpy_r_r172 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r173 = CPyStatics[807]; /* 'Gain' */
    cpy_r_r174 = PyDict_SetItem(cpy_r_r172, cpy_r_r173, cpy_r_r159);
    cpy_r_r175 = cpy_r_r174 >= 0;
    if (unlikely(!cpy_r_r175)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 17, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL81;
    }
    cpy_r_r176 = CPy_InitSubclass(cpy_r_r159);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 17, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r177 = (PyObject *)CPyType_work___Work;
    cpy_r_r178 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r179 = PyObject_GetItem(cpy_r_r177, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 37, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r180 = PyTuple_Pack(1, cpy_r_r179);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 37, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r181 = CPyStatics[3659]; /* 'serai.games.wayfarers.effects.resources' */
    cpy_r_r182 = (PyObject *)CPyType_wayfarers___effects___resources___Pay_template;
    cpy_r_r183 = CPyType_FromTemplate(cpy_r_r182, cpy_r_r180, cpy_r_r181);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 37, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    cpy_r_r184 = CPyDef_wayfarers___effects___resources___Pay_trait_vtable_setup();
    if (unlikely(cpy_r_r184 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 37, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL82;
    }
    cpy_r_r185 = CPyDef_wayfarers___effects___resources___Pay_coroutine_setup(cpy_r_r183);
    if (unlikely(cpy_r_r185 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 37, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL82;
    }
    cpy_r_r186 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r187 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r188 = CPyStatics[529]; /* 'must' */
    cpy_r_r189 = CPyStatics[530]; /* 'always' */
    cpy_r_r190 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r191 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r192 = PyTuple_Pack(5, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 37, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL82;
    }
    cpy_r_r193 = PyObject_SetAttr(cpy_r_r183, cpy_r_r186, cpy_r_r192);
    CPy_DECREF(cpy_r_r192);
    cpy_r_r194 = cpy_r_r193 >= 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 37, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL82;
    }
    CPyType_wayfarers___effects___resources___Pay = (PyTypeObject *)cpy_r_r183;
    CPy_INCREF(CPyType_wayfarers___effects___resources___Pay);
    cpy_r_r195 = CPyStatic_wayfarers___effects___resources___globals;
    cpy_r_r196 = CPyStatics[2775]; /* 'Pay' */
    cpy_r_r197 = PyDict_SetItem(cpy_r_r195, cpy_r_r196, cpy_r_r183);
    cpy_r_r198 = cpy_r_r197 >= 0;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 37, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL82;
    }
    cpy_r_r199 = CPy_InitSubclass(cpy_r_r183);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/resources.py", "<module>", 37, CPyStatic_wayfarers___effects___resources___globals);
        goto CPyL74;
    }
    return 1;
CPyL74: ;
    cpy_r_r200 = 2;
    return cpy_r_r200;
CPyL75: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL76: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL77: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL78: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL79: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL80: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL81: ;
    CPy_DecRef(cpy_r_r159);
    goto CPyL74;
CPyL82: ;
    CPy_DecRef(cpy_r_r183);
    goto CPyL74;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___consequences___Consequences_traverse(serai___games___wayfarers___consequences___ConsequencesObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_reach);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___consequences___Consequences_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___consequences___ConsequencesObject *self = (serai___games___wayfarers___consequences___ConsequencesObject *)cpy_r_self;
    Py_CLEAR(self->_reach);
    return 0;
}

static int32_t CPyDef_wayfarers___consequences___Consequences_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___consequences___ConsequencesObject *self = (serai___games___wayfarers___consequences___ConsequencesObject *)cpy_r_self;
    Py_CLEAR(self->_reach);
    return 0;
}

static void
wayfarers___consequences___Consequences_dealloc(serai___games___wayfarers___consequences___ConsequencesObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___consequences___Consequences_dealloc)
    CPyDef_wayfarers___consequences___Consequences_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___consequences_____mypyc__Consequences_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___consequences___Consequences(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
wayfarers___consequences___Consequences_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___consequences___Consequences) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___consequences_____mypyc__Consequences_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___consequences___Consequences_vtable[1];
static bool
CPyDef_wayfarers___consequences___Consequences_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___consequences___Consequences_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___consequences___Consequences_vtable, wayfarers___consequences___Consequences_vtable_scratch, sizeof(wayfarers___consequences___Consequences_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___consequences___Consequences_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___consequences___Consequences_get_reach(serai___games___wayfarers___consequences___ConsequencesObject *self, void *closure);
static int
wayfarers___consequences___Consequences_set_reach(serai___games___wayfarers___consequences___ConsequencesObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___consequences___Consequences_getseters[] = {
    {"reach",
     (getter)wayfarers___consequences___Consequences_get_reach, (setter)wayfarers___consequences___Consequences_set_reach,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___consequences___Consequences_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___consequences_____mypyc__Consequences_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___consequences___Consequences_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Consequences",
    .tp_new = wayfarers___consequences___Consequences_new,
    .tp_dealloc = (destructor)wayfarers___consequences___Consequences_dealloc,
    .tp_traverse = (traverseproc)wayfarers___consequences___Consequences_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___consequences___Consequences_clear,
    .tp_getset = wayfarers___consequences___Consequences_getseters,
    .tp_methods = wayfarers___consequences___Consequences_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___consequences___ConsequencesObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Consequences()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___consequences___Consequences_template = &CPyType_wayfarers___consequences___Consequences_template_;

PyObject *CPyDef_wayfarers___consequences_____mypyc__Consequences_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___consequences___ConsequencesObject *self;
    self = (serai___games___wayfarers___consequences___ConsequencesObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___consequences___Consequences_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___consequences___Consequences(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_wayfarers___consequences_____mypyc__Consequences_setup((PyObject *)CPyType_wayfarers___consequences___Consequences);
    if (self == NULL)
        return NULL;
    int res = CPyType_wayfarers___consequences___Consequences->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___consequences___Consequences_get_reach(serai___games___wayfarers___consequences___ConsequencesObject *self, void *closure)
{
    if (unlikely(self->_reach == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reach' of 'Consequences' undefined");
        return NULL;
    }
    CPy_INCREF(self->_reach);
    PyObject *retval = self->_reach;
    return retval;
}

static int
wayfarers___consequences___Consequences_set_reach(serai___games___wayfarers___consequences___ConsequencesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Consequences' object attribute 'reach' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_reach != NULL) {
        CPy_DECREF(self->_reach);
    }
    self->_reach = tmp;
    return 0;
}
static PyMethodDef wayfarers___consequencesmodule_methods[] = {
    {"consequences", (PyCFunction)CPyPy_wayfarers___consequences___consequences, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("consequences(t)\n--\n\n") /* docstring */},
    {"_reach", (PyCFunction)CPyPy_wayfarers___consequences____reach, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_reach(t, seat, player)\n--\n\n") /* docstring */},
    {"_covered", (PyCFunction)CPyPy_wayfarers___consequences____covered, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_covered(book, slots, under, assets)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___consequences__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___consequences__internal, "__name__");
    CPyStatic_wayfarers___consequences___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___consequences__internal);
    if (unlikely(CPyStatic_wayfarers___consequences___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___consequences_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___consequences__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___consequences___Consequences);
    return -1;
}
int CPyExec_serai___games___wayfarers___consequences(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___consequences__impl, &CPyImportState_serai___games___wayfarers___consequences, &CPyModule_serai___games___wayfarers___consequences);
}
static struct PyModuleDef wayfarers___consequencesmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.consequences",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___consequencesmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___consequences(void)
{
    if (CPyModule_serai___games___wayfarers___consequences__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___consequences__internal);
        return CPyModule_serai___games___wayfarers___consequences__internal;
    }
    CPyModule_serai___games___wayfarers___consequences__internal = PyModule_Create(&wayfarers___consequencesmodule);
    return CPyModule_serai___games___wayfarers___consequences__internal;
}

PyObject *CPyInit_serai___games___wayfarers___consequences(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___consequences__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___consequences__internal);
        return CPyModule_serai___games___wayfarers___consequences__internal;
    }
    CPyModule_serai___games___wayfarers___consequences__internal = PyModule_Create(&wayfarers___consequencesmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___consequences__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.consequences");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___consequences__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___consequences__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___consequences__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___consequences(CPyModule_serai___games___wayfarers___consequences__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___consequences__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.consequences");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___consequences__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___consequences___consequences(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_seat;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "consequences", 27, CPyStatic_wayfarers___consequences___globals);
        goto CPyL13;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/consequences.py", "consequences", "Table", "players", 27, CPyStatic_wayfarers___consequences___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL15;
    cpy_r_seat = cpy_r_r1;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_wayfarers___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/consequences.py", "consequences", 27, CPyStatic_wayfarers___consequences___globals, "serai.games.wayfarers.table.Player", cpy_r_r11);
        goto CPyL16;
    }
    cpy_r_r13 = CPyDef_wayfarers___consequences____reach(cpy_r_t, cpy_r_seat, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_seat);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "consequences", 27, CPyStatic_wayfarers___consequences___globals);
        goto CPyL17;
    }
    cpy_r_r14 = PyList_Append(cpy_r_r0, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r14 >= 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "consequences", 27, CPyStatic_wayfarers___consequences___globals);
        goto CPyL17;
    }
    cpy_r_r16 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r16;
    cpy_r_r17 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r17;
    goto CPyL3;
CPyL8: ;
    cpy_r_r18 = PyList_AsTuple(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "consequences", 27, CPyStatic_wayfarers___consequences___globals);
        goto CPyL13;
    }
    cpy_r_r19 = PyTuple_Pack(1, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "consequences", 27, CPyStatic_wayfarers___consequences___globals);
        goto CPyL13;
    }
    cpy_r_r20 = PyDict_New();
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "consequences", 27, CPyStatic_wayfarers___consequences___globals);
        goto CPyL18;
    }
    cpy_r_r21 = CPyDef_wayfarers___consequences___Consequences(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "consequences", 27, CPyStatic_wayfarers___consequences___globals);
        goto CPyL13;
    }
    return cpy_r_r21;
CPyL13: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL13;
CPyL15: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL13;
CPyL18: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL13;
}
        
        PyObject *CPyPy_wayfarers___consequences___consequences(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:consequences", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___consequences___consequences(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "consequences", 26, CPyStatic_wayfarers___consequences___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___consequences____reach(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_ready;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    int64_t cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    PyObject *cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    int64_t cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/consequences.py", "_reach", "Table", "seat", 32, CPyStatic_wayfarers___consequences___globals);
        goto CPyL46;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (!cpy_r_r2) goto CPyL3;
    cpy_r_r3 = CPyTagged_IsEq_(cpy_r_r0, cpy_r_seat);
    if (cpy_r_r3) {
        goto CPyL4;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r4 = cpy_r_r0 == cpy_r_seat;
    if (!cpy_r_r4) goto CPyL6;
CPyL4: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/consequences.py", "_reach", "Player", "ready_slots", 32, CPyStatic_wayfarers___consequences___globals);
        goto CPyL46;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL8;
CPyL6: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/consequences.py", "_reach", "Player", "slots", 32, CPyStatic_wayfarers___consequences___globals);
        goto CPyL46;
    }
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r6 = cpy_r_r10;
CPyL8: ;
    cpy_r_ready = cpy_r_r6;
    cpy_r_r11 = PyList_New(0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 33, CPyStatic_wayfarers___consequences___globals);
        goto CPyL47;
    }
    cpy_r_r12 = 0;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_place = cpy_r_r12;
    CPyTagged_DECREF(cpy_r_place);
CPyL10: ;
    cpy_r_r13 = cpy_r_r12 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL12;
    cpy_r_r15 = cpy_r_ready & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL13;
CPyL12: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_ready);
    if (cpy_r_r17) {
        goto CPyL14;
    } else
        goto CPyL48;
CPyL13: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_ready;
    if (!cpy_r_r18) goto CPyL48;
CPyL14: ;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_place = cpy_r_r12;
    cpy_r_r19 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/consequences.py", "_reach", "Player", "slot_dice", 33, CPyStatic_wayfarers___consequences___globals);
        goto CPyL49;
    }
CPyL15: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r19, cpy_r_place);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 33, CPyStatic_wayfarers___consequences___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 33, CPyStatic_wayfarers___consequences___globals);
        goto CPyL49;
    }
    cpy_r_r22 = cpy_r_r21 == 0;
    CPyTagged_DECREF(cpy_r_r21);
    if (!cpy_r_r22) goto CPyL50;
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r24 = PyList_Append(cpy_r_r11, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 33, CPyStatic_wayfarers___consequences___globals);
        goto CPyL51;
    }
CPyL19: ;
    cpy_r_r26 = CPyTagged_Add(cpy_r_r12, 2);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r12 = cpy_r_r26;
    goto CPyL10;
CPyL20: ;
    cpy_r_r27 = PyList_AsTuple(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 33, CPyStatic_wayfarers___consequences___globals);
        goto CPyL46;
    }
    cpy_r_r28 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/consequences.py", "_reach", "Player", "assets", 35, CPyStatic_wayfarers___consequences___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r28);
CPyL22: ;
    cpy_r_r29 = PyList_AsTuple(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 35, CPyStatic_wayfarers___consequences___globals);
        goto CPyL52;
    }
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = PyTuple_New(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 36, CPyStatic_wayfarers___consequences___globals);
        goto CPyL53;
    }
    cpy_r_r33 = 0;
CPyL25: ;
    cpy_r_r34 = cpy_r_r33 < cpy_r_r31;
    if (!cpy_r_r34) goto CPyL32;
    cpy_r_r35 = CPySequenceTuple_GetItemUnsafe(cpy_r_r27, cpy_r_r33);
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 36, CPyStatic_wayfarers___consequences___globals);
        goto CPyL54;
    }
    cpy_r_r37 = CPyDef_place_die___assets_at(cpy_r_t, cpy_r_player, cpy_r_r36, 2);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 36, CPyStatic_wayfarers___consequences___globals);
        goto CPyL54;
    }
    cpy_r_r38 = CPySequenceTuple_GetItem(cpy_r_r29, 2);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 36, CPyStatic_wayfarers___consequences___globals);
        goto CPyL55;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 36, CPyStatic_wayfarers___consequences___globals);
        goto CPyL55;
    }
    cpy_r_r40 = CPyTagged_Subtract(cpy_r_r37, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r40);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r32, cpy_r_r33, cpy_r_r41);
    cpy_r_r42 = cpy_r_r33 + 1;
    cpy_r_r33 = cpy_r_r42;
    goto CPyL25;
CPyL32: ;
    cpy_r_r43 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/consequences.py", "_reach", "Table", "book", 37, CPyStatic_wayfarers___consequences___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r43);
CPyL33: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = PyTuple_New(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 37, CPyStatic_wayfarers___consequences___globals);
        goto CPyL57;
    }
    cpy_r_r47 = 0;
CPyL35: ;
    cpy_r_r48 = cpy_r_r47 < cpy_r_r45;
    if (!cpy_r_r48) goto CPyL58;
    cpy_r_r49 = CPySequenceTuple_GetItemUnsafe(cpy_r_r27, cpy_r_r47);
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 37, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r51 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/consequences.py", "_reach", "Player", "slots", 37, CPyStatic_wayfarers___consequences___globals);
        goto CPyL60;
    }
CPyL38: ;
    cpy_r_r52 = CPyList_GetItem(cpy_r_r51, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 37, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 37, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r54 = CPyTagged_StealAsObject(cpy_r_r53);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r46, cpy_r_r47, cpy_r_r54);
    cpy_r_r55 = cpy_r_r47 + 1;
    cpy_r_r47 = cpy_r_r55;
    goto CPyL35;
CPyL42: ;
    cpy_r_r56 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r57 = CPyStatics[3944]; /* '_covered' */
    cpy_r_r58 = CPyDict_GetItem(cpy_r_r56, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 37, CPyStatic_wayfarers___consequences___globals);
        goto CPyL61;
    }
    PyObject *cpy_r_r59[4] = {cpy_r_r43, cpy_r_r46, cpy_r_r32, cpy_r_r29};
    cpy_r_r60 = (PyObject **)&cpy_r_r59;
    cpy_r_r61 = PyObject_Vectorcall(cpy_r_r58, cpy_r_r60, 4, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 37, CPyStatic_wayfarers___consequences___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r29);
    if (likely(PyTuple_Check(cpy_r_r61)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 37, CPyStatic_wayfarers___consequences___globals, "tuple", cpy_r_r61);
        goto CPyL46;
    }
    return cpy_r_r62;
CPyL46: ;
    cpy_r_r63 = NULL;
    return cpy_r_r63;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_ready);
    goto CPyL46;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_ready);
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL20;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_ready);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL46;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL19;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_ready);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL46;
CPyL52: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL46;
CPyL53: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    goto CPyL46;
CPyL54: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    goto CPyL46;
CPyL55: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL46;
CPyL56: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    goto CPyL46;
CPyL57: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r43);
    goto CPyL46;
CPyL58: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL42;
CPyL59: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r46);
    goto CPyL46;
CPyL60: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL46;
CPyL61: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r46);
    goto CPyL46;
}
        
        PyObject *CPyPy_wayfarers___consequences____reach(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "player", 0};
            static CPyArg_Parser parser = {"OOO:_reach", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___consequences____reach(arg_t, arg_seat, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_reach", 30, CPyStatic_wayfarers___consequences___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___consequences____covered(PyObject *cpy_r_book, PyObject *cpy_r_slots, PyObject *cpy_r_under, PyObject *cpy_r_assets) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T2II cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    cpy_r_r0 = CPySequenceTuple_GetSlice(cpy_r_assets, 2, 9223372036854775806LL);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 48, CPyStatic_wayfarers___consequences___globals);
        goto CPyL24;
    }
    if (likely(PyTuple_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 48, CPyStatic_wayfarers___consequences___globals, "tuple", cpy_r_r0);
        goto CPyL24;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyTuple_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 43, CPyStatic_wayfarers___consequences___globals);
        goto CPyL25;
    }
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = cpy_r_r5 < cpy_r_r3;
    if (!cpy_r_r6) goto CPyL26;
    cpy_r_r7 = CPySequenceTuple_GetItemUnsafe(cpy_r_r1, cpy_r_r5);
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 43, CPyStatic_wayfarers___consequences___globals);
        goto CPyL27;
    }
    cpy_r_r9 = PyList_New(0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 44, CPyStatic_wayfarers___consequences___globals);
        goto CPyL28;
    }
    cpy_r_r10 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r11 = CPyStatics[36]; /* 'zip' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 45, CPyStatic_wayfarers___consequences___globals);
        goto CPyL29;
    }
    cpy_r_r13 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r14[3] = {cpy_r_slots, cpy_r_under, cpy_r_r13};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r17 = PyObject_Vectorcall(cpy_r_r12, cpy_r_r15, 2, cpy_r_r16);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 45, CPyStatic_wayfarers___consequences___globals);
        goto CPyL29;
    }
    cpy_r_r18 = PyObject_GetIter(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 44, CPyStatic_wayfarers___consequences___globals);
        goto CPyL29;
    }
CPyL10: ;
    cpy_r_r19 = PyIter_Next(cpy_r_r18);
    if (cpy_r_r19 == NULL) goto CPyL30;
    PyObject *__tmp7015;
    if (unlikely(!(PyTuple_Check(cpy_r_r19) && PyTuple_GET_SIZE(cpy_r_r19) == 2))) {
        __tmp7015 = NULL;
        goto __LL7016;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r19, 0))))
        __tmp7015 = PyTuple_GET_ITEM(cpy_r_r19, 0);
    else {
        __tmp7015 = NULL;
    }
    if (__tmp7015 == NULL) goto __LL7016;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r19, 1))))
        __tmp7015 = PyTuple_GET_ITEM(cpy_r_r19, 1);
    else {
        __tmp7015 = NULL;
    }
    if (__tmp7015 == NULL) goto __LL7016;
    __tmp7015 = cpy_r_r19;
__LL7016: ;
    if (unlikely(__tmp7015 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r19); cpy_r_r20 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7017 = PyTuple_GET_ITEM(cpy_r_r19, 0);
        CPyTagged __tmp7018;
        if (likely(PyLong_Check(__tmp7017)))
            __tmp7018 = CPyTagged_FromObject(__tmp7017);
        else {
            goto __LL7019;
        }
        cpy_r_r20.f0 = __tmp7018;
        PyObject *__tmp7020 = PyTuple_GET_ITEM(cpy_r_r19, 1);
        CPyTagged __tmp7021;
        if (likely(PyLong_Check(__tmp7020)))
            __tmp7021 = CPyTagged_FromObject(__tmp7020);
        else {
            goto __LL7022;
        }
        cpy_r_r20.f1 = __tmp7021;
    }
    goto __LL7023;
__LL7019: ;
    cpy_r_r20 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7023;
__LL7022: ;
    CPyTagged_DECREF(cpy_r_r20.f0);
    cpy_r_r20 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7023;
__LL7023: ;
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 44, CPyStatic_wayfarers___consequences___globals);
        goto CPyL31;
    }
    cpy_r_r21 = cpy_r_r20.f0;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_r22 = cpy_r_r20.f1;
    CPyTagged_INCREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r20.f0);
    CPyTagged_DECREF(cpy_r_r20.f1);
    cpy_r_r23 = CPyTagged_Add(cpy_r_r8, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r24 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r25 = CPyList_GetItemBorrow(cpy_r_r24, cpy_r_r21);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 46, CPyStatic_wayfarers___consequences___globals);
        goto CPyL32;
    }
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_wayfarers___printed___Card))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 46, CPyStatic_wayfarers___consequences___globals, "serai.games.wayfarers.printed.Card", cpy_r_r25);
        goto CPyL32;
    }
    cpy_r_r27 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r26)->_needs;
    CPyTagged_INCREF(cpy_r_r27);
    cpy_r_r28 = CPyDef_wayfarers___names___covers(cpy_r_r23, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 46, CPyStatic_wayfarers___consequences___globals);
        goto CPyL33;
    }
    if (!cpy_r_r28) goto CPyL34;
    cpy_r_r29 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r30 = CPyList_GetItemBorrow(cpy_r_r29, cpy_r_r21);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 44, CPyStatic_wayfarers___consequences___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_wayfarers___printed___Card))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 44, CPyStatic_wayfarers___consequences___globals, "serai.games.wayfarers.printed.Card", cpy_r_r30);
        goto CPyL33;
    }
    cpy_r_r32 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r31)->_id;
    CPy_INCREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r33 = PyList_Append(cpy_r_r9, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 44, CPyStatic_wayfarers___consequences___globals);
        goto CPyL31;
    } else
        goto CPyL10;
CPyL19: ;
    cpy_r_r35 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 44, CPyStatic_wayfarers___consequences___globals);
        goto CPyL35;
    }
    cpy_r_r36 = PyList_AsTuple(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 43, CPyStatic_wayfarers___consequences___globals);
        goto CPyL27;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r36);
    cpy_r_r37 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r37;
    goto CPyL4;
CPyL23: ;
    return cpy_r_r4;
CPyL24: ;
    cpy_r_r38 = NULL;
    return cpy_r_r38;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL24;
CPyL26: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL24;
CPyL28: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL24;
CPyL29: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL24;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r18);
    goto CPyL19;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    goto CPyL24;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL24;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL24;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL10;
CPyL35: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    goto CPyL24;
}
        
        PyObject *CPyPy_wayfarers___consequences____covered(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "slots", "under", "assets", 0};
            static CPyArg_Parser parser = {"OOOO:_covered", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_slots;
            PyObject *obj_under;
            PyObject *obj_assets;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_slots, &obj_under, &obj_assets)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject * arg_slots;
            if (likely(PyTuple_Check(obj_slots)))
                arg_slots = obj_slots;
            else {
                CPy_TypeError("tuple", obj_slots); 
                goto fail;
            }
            PyObject * arg_under;
            if (likely(PyTuple_Check(obj_under)))
                arg_under = obj_under;
            else {
                CPy_TypeError("tuple", obj_under); 
                goto fail;
            }
            PyObject * arg_assets;
            if (likely(PyTuple_Check(obj_assets)))
                arg_assets = obj_assets;
            else {
                CPy_TypeError("tuple", obj_assets); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___consequences____covered(arg_book, arg_slots, arg_under, arg_assets);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "_covered", 41, CPyStatic_wayfarers___consequences___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___consequences_____top_level__(void) {
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
    void *cpy_r_r26;
    void *cpy_r_r27;
    void *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    void *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    void *cpy_r_r70;
    void *cpy_r_r71;
    void *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
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
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    tuple_T2OO cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    tuple_T2OO cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    int32_t cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    int32_t cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    tuple_T0 cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    int32_t cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    int32_t cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject **cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject **cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject **cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    int32_t cpy_r_r172;
    char cpy_r_r173;
    char cpy_r_r174;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 1, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 1, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 3, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5113]; /* ('dataclass',) */
    cpy_r_r12 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r13 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 5, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r15 = (void *)&CPyModule_dataclasses;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5592]; /* ('lru_cache',) */
    cpy_r_r17 = CPyStatics[127]; /* 'functools' */
    cpy_r_r18 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 6, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r20 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5153]; /* ('TYPE_CHECKING', 'Final') */
    cpy_r_r22 = CPyStatics[47]; /* 'typing' */
    cpy_r_r23 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 7, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r25 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___games___wayfarers___actions___place_die;
    cpy_r_r27 = (void *)&CPyImportState_serai___games___wayfarers___actions___place_die;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[3677]; /* 'serai.games.wayfarers.actions.place_die' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 9, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___games___wayfarers___actions___place_die;
    cpy_r_r35 = CPyExec_serai___games___wayfarers___actions___place_die;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___games___wayfarers___actions___place_die__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 9, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 9, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[3677]; /* 'serai.games.wayfarers.actions.place_die' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 9, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[5593]; /* ('assets_at',) */
    cpy_r_r46 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 9, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    } else
        goto CPyL60;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r49 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 10, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r57 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 10, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 10, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 10, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[5594]; /* ('covers',) */
    cpy_r_r68 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 10, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    } else
        goto CPyL61;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r71 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 11, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r79 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 11, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 11, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 11, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r90 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 11, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    } else
        goto CPyL62;
CPyL32: ;
    cpy_r_r92 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r93 = CPyStatics[3947]; /* '_KEPT' */
    cpy_r_r94 = CPyStatics[4962]; /* 4096 */
    cpy_r_r95 = CPyDict_SetItem(cpy_r_r92, cpy_r_r93, cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 >= 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 16, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r97 = (PyObject *)&PyTuple_Type;
    cpy_r_r98 = (PyObject *)&PyTuple_Type;
    cpy_r_r99 = (PyObject *)&PyUnicode_Type;
    cpy_r_r100 = (PyObject *)&_Py_EllipsisObject;
    CPy_INCREF(cpy_r_r99);
    CPy_INCREF(cpy_r_r100);
    cpy_r_r101.f0 = cpy_r_r99;
    cpy_r_r101.f1 = cpy_r_r100;
    cpy_r_r102 = PyTuple_New(2);
    if (unlikely(cpy_r_r102 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7024 = cpy_r_r101.f0;
    PyTuple_SET_ITEM(cpy_r_r102, 0, __tmp7024);
    PyObject *__tmp7025 = cpy_r_r101.f1;
    PyTuple_SET_ITEM(cpy_r_r102, 1, __tmp7025);
    cpy_r_r103 = PyObject_GetItem(cpy_r_r98, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 18, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r104 = (PyObject *)&_Py_EllipsisObject;
    CPy_INCREF(cpy_r_r104);
    cpy_r_r105.f0 = cpy_r_r103;
    cpy_r_r105.f1 = cpy_r_r104;
    cpy_r_r106 = PyTuple_New(2);
    if (unlikely(cpy_r_r106 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7026 = cpy_r_r105.f0;
    PyTuple_SET_ITEM(cpy_r_r106, 0, __tmp7026);
    PyObject *__tmp7027 = cpy_r_r105.f1;
    PyTuple_SET_ITEM(cpy_r_r106, 1, __tmp7027);
    cpy_r_r107 = PyObject_GetItem(cpy_r_r97, cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 18, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r108 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r109 = CPyStatics[3948]; /* 'Reach' */
    cpy_r_r110 = CPyDict_SetItem(cpy_r_r108, cpy_r_r109, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    cpy_r_r111 = cpy_r_r110 >= 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 18, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r112 = NULL;
    cpy_r_r113 = CPyStatics[3632]; /* 'serai.games.wayfarers.consequences' */
    cpy_r_r114 = (PyObject *)CPyType_wayfarers___consequences___Consequences_template;
    cpy_r_r115 = CPyType_FromTemplate(cpy_r_r114, cpy_r_r112, cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r116 = CPyDef_wayfarers___consequences___Consequences_trait_vtable_setup();
    if (unlikely(cpy_r_r116 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL63;
    }
    cpy_r_r117 = CPyDef_wayfarers___consequences___Consequences_coroutine_setup(cpy_r_r115);
    if (unlikely(cpy_r_r117 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL63;
    }
    cpy_r_r118 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r119 = CPyStatics[3680]; /* 'reach' */
    cpy_r_r120 = PyTuple_Pack(1, cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL63;
    }
    cpy_r_r121 = PyObject_SetAttr(cpy_r_r115, cpy_r_r118, cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL63;
    }
    CPyType_wayfarers___consequences___Consequences = (PyTypeObject *)cpy_r_r115;
    CPy_INCREF(CPyType_wayfarers___consequences___Consequences);
    cpy_r_r123 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r124 = CPyStatics[778]; /* 'Consequences' */
    cpy_r_r125 = PyDict_SetItem(cpy_r_r123, cpy_r_r124, cpy_r_r115);
    cpy_r_r126 = cpy_r_r125 >= 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL63;
    }
    cpy_r_r127 = PyDict_New();
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL63;
    }
    cpy_r_r128.empty_struct_error_flag = 0;
    cpy_r_r129 = PyDict_New();
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL64;
    }
    cpy_r_r130 = (PyObject *)&PyType_Type;
    cpy_r_r131 = (PyObject *)&PyTuple_Type;
    cpy_r_r132 = CPyStatics[3680]; /* 'reach' */
    cpy_r_r133 = PyDict_SetItem(cpy_r_r129, cpy_r_r132, cpy_r_r131);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 23, CPyStatic_wayfarers___consequences___globals);
        goto CPyL65;
    }
    cpy_r_r135 = CPy_InitSubclass(cpy_r_r115);
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL65;
    }
    cpy_r_r136 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r137 = CPyDict_SetItem(cpy_r_r127, cpy_r_r136, cpy_r_r129);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL65;
    }
    cpy_r_r139 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r140 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r141 = CPyDict_SetItem(cpy_r_r127, cpy_r_r140, cpy_r_r139);
    cpy_r_r142 = cpy_r_r141 >= 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL65;
    }
    cpy_r_r143 = CPyStatics[3632]; /* 'serai.games.wayfarers.consequences' */
    cpy_r_r144 = CPyStatics[70]; /* '__module__' */
    cpy_r_r145 = CPyDict_SetItem(cpy_r_r127, cpy_r_r144, cpy_r_r143);
    cpy_r_r146 = cpy_r_r145 >= 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL65;
    }
    cpy_r_r147 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r148 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 21, CPyStatic_wayfarers___consequences___globals);
        goto CPyL65;
    }
    cpy_r_r150 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r151[1] = {cpy_r_r150};
    cpy_r_r152 = (PyObject **)&cpy_r_r151;
    cpy_r_r153 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r154 = PyObject_Vectorcall(cpy_r_r149, cpy_r_r152, 0, cpy_r_r153);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 21, CPyStatic_wayfarers___consequences___globals);
        goto CPyL65;
    }
    cpy_r_r155 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r156 = CPyDataclass_SleightOfHand(cpy_r_r154, cpy_r_r115, cpy_r_r127, cpy_r_r129, cpy_r_r155);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 22, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r157 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r158 = CPyStatics[3944]; /* '_covered' */
    cpy_r_r159 = CPyDict_GetItem(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 40, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    cpy_r_r160 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r161 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 40, CPyStatic_wayfarers___consequences___globals);
        goto CPyL66;
    }
    cpy_r_r163 = CPyStatics[4962]; /* 4096 */
    PyObject *cpy_r_r164[1] = {cpy_r_r163};
    cpy_r_r165 = (PyObject **)&cpy_r_r164;
    cpy_r_r166 = PyObject_Vectorcall(cpy_r_r162, cpy_r_r165, 1, 0);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 40, CPyStatic_wayfarers___consequences___globals);
        goto CPyL66;
    }
    PyObject *cpy_r_r167[1] = {cpy_r_r159};
    cpy_r_r168 = (PyObject **)&cpy_r_r167;
    cpy_r_r169 = PyObject_Vectorcall(cpy_r_r166, cpy_r_r168, 1, 0);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 40, CPyStatic_wayfarers___consequences___globals);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r159);
    cpy_r_r170 = CPyStatic_wayfarers___consequences___globals;
    cpy_r_r171 = CPyStatics[3944]; /* '_covered' */
    cpy_r_r172 = PyDict_SetItem(cpy_r_r170, cpy_r_r171, cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    cpy_r_r173 = cpy_r_r172 >= 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/wayfarers/consequences.py", "<module>", 40, CPyStatic_wayfarers___consequences___globals);
        goto CPyL59;
    }
    return 1;
CPyL59: ;
    cpy_r_r174 = 2;
    return cpy_r_r174;
CPyL60: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL61: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL62: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL63: ;
    CPy_DecRef(cpy_r_r115);
    goto CPyL59;
CPyL64: ;
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r127);
    goto CPyL59;
CPyL65: ;
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r129);
    goto CPyL59;
CPyL66: ;
    CPy_DecRef(cpy_r_r159);
    goto CPyL59;
}
